"""Programs of several files, built once by clang and once by enzcc: both must print the same.

Every file is compiled for itself and the objects are linked. Under clang, `SLOPE` is a central difference, under enzcc
a derivative; programs print slopes to six digits, so that what they print is the same.
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from enzyme_frontends.toolchain import find_clang
from tests.native import clang

ROOT = Path(__file__).resolve().parents[3]
_spec = importlib.util.spec_from_file_location("compiling", ROOT / "tests" / "compiling.py")
assert _spec is not None and _spec.loader is not None
compiling = sys.modules.setdefault("compiling", importlib.util.module_from_spec(_spec))
_spec.loader.exec_module(compiling)

HEADER = """
#include <math.h>
#include <stdio.h>
#ifdef __cplusplus
extern "C" {
#endif
#ifdef BY_DIFFERENCES
static inline double slope_of(double (*f)(double), double x) { return (f(x + 1e-4) - f(x - 1e-4)) / 2e-4; }
#define SLOPE(f, x) slope_of(f, x)
#else
double __enzyme_autodiff(void *, ...);
#define SLOPE(f, x) __enzyme_autodiff((void *)(f), (double)(x))
#endif
#ifdef __cplusplus
}
#endif
#define SHOW(f, x) printf("%s' = %.6f\\n", #f, SLOPE(f, x))
"""

_COMPILED: dict[tuple[object, ...], bytes] = {}


def linkers() -> list[str]:
    """How clang is told to use each linker that is installed."""
    found = [f"-fuse-ld={n}" for n in ("bfd", "gold") if shutil.which(f"ld.{n}")]
    found += ["-fuse-ld=mold"] if shutil.which("mold") else []
    return [*found, *lld()]


def lld() -> list[str]:
    versioned = shutil.which(f"ld.lld-{find_clang().major}")
    return ["-fuse-ld=lld"] if shutil.which("ld.lld") else [f"--ld-path={versioned}"] if versioned else []


@dataclass(frozen=True)
class Compilers:
    """One way to build: by clang or by enzcc."""

    directory: Path
    ours: bool
    programs: dict[str, str] = field(default_factory=dict)  # for single files: another compiler, that has no IR of ours

    def compile(self, name: str, *options: str) -> str:
        """The object of a source. Many tests have sources in common: each is compiled once."""
        made = f"{Path(name).stem}.o"
        other = self.programs.get(name)
        arguments = ["-I.", "-O2", *options, "-c", name, "-o", made]
        headers = sorted(self.directory.glob("*.h"))
        key = (self.ours, other, *arguments, *(f.read_text() for f in (*headers, self.directory / name)))
        if key in _COMPILED:
            (self.directory / made).write_bytes(_COMPILED[key])
            return made
        if other is not None:
            self.tool(other, *arguments)
        else:
            self.driver(*(() if self.ours else ("-DBY_DIFFERENCES",)), *arguments, cxx=name.endswith(".cpp"))
        _COMPILED[key] = (self.directory / made).read_bytes()
        return made

    def driver(self, *arguments: str, cxx: bool = False) -> None:
        """Run the compiler; it must be content and silent."""
        if not self.ours:
            self.tool(*clang(cxx=cxx), *arguments)
            return
        ran = compiling.enzcc(*arguments, cwd=self.directory, cxx=cxx)
        assert (ran.status, ran.err) == (0, ""), f"enzcc {' '.join(arguments)}\n{ran.err}"

    def tool(self, *command: str) -> None:
        ran = subprocess.run(command, cwd=self.directory, capture_output=True, text=True, check=False, timeout=120)
        assert ran.returncode == 0, f"{command}: {ran.stderr}"

    def output(self, program: str = "./program") -> str:
        ran = subprocess.run([program], cwd=self.directory, capture_output=True, text=True, check=False, timeout=60)
        return f"{ran.stdout}status {ran.returncode}\n"


@dataclass(frozen=True)
class Project:
    """Sources; `tools` are commands between compiling and linking, `link` are the arguments of the link."""

    files: Mapping[str, str]
    link: Sequence[str] = ()
    tools: Sequence[str] = ()
    options: Sequence[str] = ()  # for every source
    own: Mapping[str, Sequence[str]] = field(default_factory=dict)  # for one source
    compilers: Mapping[str, str] = field(default_factory=dict)
    plain: Mapping[str, str] = field(default_factory=dict)  # files that are no sources

    def built(self, directory: Path, *, ours: bool) -> str:
        """Build in a directory of its own and run; what the program prints, and its status."""
        place = directory / ("ours" if ours else "clang")
        place.mkdir()
        compilers = Compilers(place, ours, dict(self.compilers))
        (place / "slope.h").write_text(HEADER)
        for name, text in {**self.files, **self.plain}.items():
            (place / name).write_text(text)
        objects = [compilers.compile(n, *self.options, *self.own.get(n, ())) for n in self.files]
        for command in self.tools:
            words = command.split()
            if words[0] in ("cc", "c++"):
                compilers.driver(*words[1:], cxx=words[0] == "c++")
            else:
                compilers.tool(*words)
        cxx = any(n.endswith(".cpp") for n in self.files)
        compilers.driver(*(self.link or objects), "-lm", "-o", "program", cxx=cxx)
        return compilers.output()

    def check(self, directory: Path) -> str:
        """What both builds print."""
        expected = self.built(directory, ours=False)
        found = self.built(directory, ours=True)
        assert found == expected, f"by clang:\n{expected}\nby enzcc:\n{found}"
        return found
