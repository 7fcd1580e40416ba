"""Small programs of several files, merged as the link step does it, without objects and linkers."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

from enzyme_passes.llvm.binding import OptimizeOptions
from enzyme_passes.pipeline import PipelineOptions, Timing, compile_modules
from enzyme_passes.whole_program import Merged, Unit, merge, reach
from enzyme_passes.whole_program.inputs import Modules
from tests import native

REQUEST = "double __enzyme_autodiff(void *, ...);\n"


def clang(version: int | None = None, *, cxx: bool = False) -> list[str]:
    """That of a version, if it is installed; else the one that enzcc uses."""
    path = shutil.which(f"clang-{version}") if version is not None else None
    return native.clang(cxx=cxx) if path is None else [path, *(["--driver-mode=g++"] if cxx else [])]


def raw(code: str, directory: Path, name: str, *flags: str, version: int | None = None) -> bytes:
    """Bitcode that no pass has touched, as objects carry it."""
    cxx = name.endswith((".cpp", ".cc"))
    source, output = directory / name, directory / f"{name}.bc"
    source.write_text(code)
    level = [] if any(f.startswith("-O") for f in flags) else ["-O2"]
    command = [*clang(version, cxx=cxx), *level, *flags, "-Xclang", "-disable-llvm-passes"]
    subprocess.run([*command, "-emit-llvm", "-c", source, "-o", output], check=True, cwd=directory)
    return output.read_bytes()


def unit(code: str, directory: Path, name: str, *flags: str, shared: bool = False, version: int | None = None) -> Unit:
    return Unit(name, (raw(code, directory, name, *flags, version=version),), shared=shared)


def bound(units: list[Unit]) -> dict[str, int | None]:
    """The definition of each symbol that a linker would take: the first strong one, else the first; those of shared
    libraries last."""
    found: dict[str, tuple[int, int]] = {}
    modules = Modules(units)
    for place in modules.all():
        shared = units[place.unit].shared
        for symbol in modules.listing(place).symbols.values():
            if not symbol.defined or symbol.local or symbol.linkage in ("available_externally", "appending"):
                continue
            hidden = shared and " hidden " in modules.listing(place).source(symbol)[:200]
            rank = 2 if shared else 0 if symbol.linkage == "" else 1
            if not hidden and rank < found.get(symbol.object_name, (3, 0))[0]:
                found[symbol.object_name] = (rank, place.unit)
    return {name: number for name, (_, number) in found.items()}


def merged(units: list[Unit], prevailing: Mapping[str, int | None] | None = None) -> Merged:
    prevailing = bound(units) if prevailing is None else prevailing
    return merge(units, prevailing, reach(units, prevailing))


def run(units: list[Unit], directory: Path, *others: Path, prevailing: Mapping[str, int | None] | None = None) -> str:
    """What the program prints: units that are reached are derived, the others compiled as they are."""
    binding = bound(units) if prevailing is None else prevailing
    reached = reach(units, binding)
    code = compile_modules(
        [merge(units, binding, reached).module], "object", PipelineOptions(OptimizeOptions(2)), Timing()
    )
    (directory / "merged.o").write_bytes(code)
    inputs: list[Path | str] = ["merged.o"]
    for number, one in enumerate(units):
        if number in reached.objects:
            continue
        path = directory / f"native{number}.bc"
        path.write_bytes(one.modules[0])
        made = f"libnative{number}.so" if one.shared else f"native{number}.o"
        how = ["-shared", "-fPIC"] if one.shared else ["-c"]
        subprocess.run([*clang(), "-O1", *how, path, "-o", made], check=True, cwd=directory)
        inputs.append(made)
    rpath = f"-Wl,-rpath,{directory}"
    subprocess.run([*clang(cxx=True), *inputs, *others, "-o", "program", "-lm", rpath], check=True, cwd=directory)
    return subprocess.run([directory / "program"], check=True, capture_output=True, text=True, timeout=60).stdout
