"""Running `enzcc` as a user does, in a directory of the test's own."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.compiling import ROOT, Ran, enzcc

ENTRY = "from enzyme_cli.driver import enzcc; enzcc()"


@dataclass(frozen=True, slots=True)
class Workbench:
    """A directory with sources, and the compilers."""

    path: Path

    def write(self, name: str, text: str) -> Path:
        file = self.path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        return file

    def exists(self, name: str) -> bool:
        return (self.path / name).exists()

    def enzcc(self, *arguments: str, text: str | None = None, entry: str = "enzcc", **environment: str) -> Ran:
        return enzcc(*arguments, cwd=self.path, cxx=entry == "enzcxx", text=text, **environment)

    def started(self, *arguments: str, **environment: str) -> Ran:
        """`enzcc` from the start of Python on, where the environment is for that."""
        return self.run(sys.executable, "-c", ENTRY, *arguments, **environment)

    def run(self, *command: str, text: str | None = None, **environment: str) -> Ran:
        variables = {**os.environ, "PYTHONPATH": self.python_path(), **environment}
        done = subprocess.run(
            command, cwd=self.path, env=variables, input=text, capture_output=True, text=True, timeout=300, check=False
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    def python_path(self, *first: str) -> str:
        """Where Python finds enzcc, after directories of this workbench."""
        roots = [str(ROOT / r) for r in (".", "frontends", "passes", "runtime")]
        own = [str(self.path / f) for f in first]
        return os.pathsep.join([*own, *filter(None, [os.environ.get("PYTHONPATH")]), *roots])

    def build(self, *arguments: str, entry: str = "enzcc") -> None:
        """Compile; the compiler must be content and silent."""
        made = self.enzcc(*arguments, entry=entry)
        assert made.status == 0, made.err
        assert made.err == ""

    def output(self, program: str = "./prog") -> str:
        ran = self.run(program)
        assert ran.status == 0, ran.err
        return ran.out
