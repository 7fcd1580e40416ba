"""The same command by clang and by enzcc, in two directories that are alike: how it ends, and what it leaves."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from enzyme_frontends.toolchain import find_clang

ROOT = Path(__file__).resolve().parents[2]
PLAIN = "double square(double x) { return x * x; }\n"
ASKING = """double __enzyme_autodiff(void *, ...);
static double cube(double x) { return x * x * x; }
double gradient(double x) { return __enzyme_autodiff((void *)cube, x); }
"""
ANSWERED = "double gradient(double x) { return 3 * x * x; }\n"  # what clang gets in its place, which cannot link it
MAIN = """#include <stdio.h>
double gradient(double), square(double);
int main(void) { printf("%g %g\\n", gradient(2), square(3)); return 0; }
"""
BROKEN = "double half(double x) { return x / }\n"


@dataclass(frozen=True, slots=True)
class Ended:
    """How a command ended, and the files that are there afterwards, hidden ones among them."""

    status: int
    out: bytes
    err: bytes
    files: tuple[str, ...]


def tools(directory: Path) -> Path:
    """`enzcc` and `enzc++` of this checkout as programs in `directory`."""
    directory.mkdir(parents=True, exist_ok=True)
    roots = os.pathsep.join(str(ROOT / r) for r in (".", "frontends", "passes", "runtime"))
    for name, entry in (("enzcc", "enzcc"), ("enzc++", "enzcxx")):
        program = directory / name
        program.write_text(
            f"#!{sys.executable} -S\nimport sys\nsys.path[:0] = {[*roots.split(os.pathsep), *site_packages()]!r}\n"
            f"from enzyme_cli.driver import {entry}\n{entry}()\n"
        )
        program.chmod(0o755)
    return directory


def site_packages() -> list[str]:
    """Where this Python finds llvmlite and PyYAML."""
    return [p for p in sys.path if p.endswith("site-packages")]


def ran(program: Path | str, arguments: Sequence[str | bytes], cwd: Path, **given: object) -> Ended:
    """Run a compiler in `cwd`; `given` is for subprocess.run."""
    options: dict[str, object] = {"capture_output": True, "check": False, "timeout": 120, **given}
    done = subprocess.run([program, *arguments], cwd=cwd, **options)  # type: ignore[call-overload]
    return Ended(done.returncode, done.stdout or b"", done.stderr or b"", left_in(cwd))


def left_in(directory: Path) -> tuple[str, ...]:
    """The files below a directory."""
    return tuple(sorted(str(p.relative_to(directory)) for p in directory.rglob("*") if not p.is_dir()))


@dataclass(frozen=True, slots=True)
class Twins:
    """Two directories with the same files, one for clang and one for enzcc."""

    clang: Path
    enzcc: Path
    program: Path

    def put(self, name: str, text: str, for_clang: str | None = None) -> None:
        for directory, given in ((self.clang, for_clang or text), (self.enzcc, text)):
            file = directory / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(given)

    def both(self, *arguments: str | bytes, **given: object) -> tuple[Ended, Ended]:
        """The command by clang, then by enzcc."""
        native = ran(find_clang().path, arguments, self.clang, **given)
        return native, ran(self.program, arguments, self.enzcc, **given)

    def agree(self, *arguments: str | bytes, **given: object) -> Ended:
        """enzcc must end as clang does, and leave the same files; how it ended."""
        native, ours = self.both(*arguments, **given)
        assert (ours.status, ours.files) == (native.status, native.files), ours.err.decode(errors="replace")
        return ours


def twins(directory: Path) -> Twins:
    """Both, with a source that asks for a gradient, one that does not, one that calls both, and one that is wrong."""
    made = Twins(directory / "clang", directory / "enzcc", tools(directory / "tools") / "enzcc")
    for name, text in (("plain.c", PLAIN), ("main.c", MAIN), ("broken.c", BROKEN)):
        made.put(name, text)
    made.put("asking.c", ASKING, ANSWERED)
    return made
