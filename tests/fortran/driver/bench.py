"""Sources in a directory of the test's own, `enzfc` in a fork of the tests, and flang beside it."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from enzyme_frontends.flang import find_flang
from tests.compiling import ROOT, Ran, enzcc, run

MODEL = """
module model
contains
  subroutine cubes(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    character(8) :: unit = 'metres'
    if (n < 0) print *, unit
    y = sum(x**3)
  end subroutine
end module
"""
PROGRAM = """
program main
  use model
  use enzyme
  implicit none
  real(8) :: x(3), dx(3), y, dy
  x = [1, 2, 3]
  dx = 0
  dy = 1
  call enzyme_autodiff(cubes, enzyme_const, 3, enzyme_dup, x, dx, enzyme_dup, y, dy)
  print '(3f6.1)', dx
end program
"""
RIGHT = "   3.0  12.0  27.0\n"


@dataclass(frozen=True, slots=True)
class Bench:
    """A directory and the compilers in it."""

    path: Path

    def write(self, **files: str) -> None:
        """`model_f90="..."` is the file `model.f90`."""
        for name, text in files.items():
            file = self.path / ".".join(name.rsplit("_", 1))
            file.write_text(text)

    def enzfc(self, *arguments: str) -> Ran:
        return enzcc(*arguments, cwd=self.path, fortran=True)

    def flang(self, *arguments: str) -> Ran:
        return run(Path(find_flang().path), *arguments, cwd=self.path)

    def build(self, *arguments: str) -> None:
        """Compile; the compiler must be content and silent."""
        made = self.enzfc(*arguments)
        assert made.status == 0, made.err
        assert made.err == ""

    def output(self, program: str = "prog") -> str:
        ran = run(self.path / program, cwd=self.path)
        assert ran.status == 0, ran.err
        return ran.out

    def start(self, *arguments: str, **environment: str) -> subprocess.Popen[str]:
        """`enzfc` as a process of its own."""
        roots = os.pathsep.join(str(ROOT / r) for r in (".", "frontends", "passes", "runtime"))
        return subprocess.Popen(
            [sys.executable, "-c", "from enzyme_cli.driver import enzfc; enzfc()", *arguments],
            cwd=self.path,
            env={**os.environ, "PYTHONPATH": roots, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
