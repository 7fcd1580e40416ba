"""What the documents for contributors say of the tree is true: the paths exist, and the example of an adapter works."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.test_documents import ROOT, named

INTERNAL = [ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs" / "internals").glob("*.md")]
PATH = re.compile(r"[\w.+-]+(?:/[\w.+-]+)*/?")
OF_A_FILE = re.compile(r"\.(?:py|c|h|hpp|ll|md|yaml|toml|json|f90|jl|rs)$")
PLACEHOLDER = re.compile(r"\b(?:NAME|DIR|CHAPTER|NN_)")
WRITTEN = {"raw.ll", "prepared.ll", "derived.ll", "final.ll"}
"""By `enzcc --save-ir`."""
SKIPPED = {".git", ".venv", "__pycache__", "build", "dist"}


def tree() -> set[str]:
    """All files and folders, as paths from the root."""
    found: set[str] = set()
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in SKIPPED]
        found.update(str(Path(folder, name).relative_to(ROOT)) for name in (*folders, *files))
    return found


def paths(text: str) -> list[str]:
    """What looks like a path in code spans."""
    prose = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    words = [word.strip(".,;:()") for span in re.findall(r"`([^`\n]+)`", prose) for word in span.split()]
    return [w for w in words if PATH.fullmatch(w) and ("/" in w or OF_A_FILE.search(w)) and not PLACEHOLDER.search(w)]


@pytest.mark.parametrize("document", named(INTERNAL))
def test_every_path_exists(document: Path) -> None:
    """A path may begin anywhere: `memory/effects.py`, `driver.py`."""
    known = {"/" + path for path in tree()}
    missing = [
        path
        for path in paths(document.read_text())
        if path not in WRITTEN and not any(k.endswith("/" + path.rstrip("/")) for k in known)
    ]
    assert missing == []


def example() -> tuple[str, str]:
    """The adapter that CONTRIBUTING.md shows, and its line in the table."""
    adapter, line = re.findall(r"^```python\n(.*?)^```$", (ROOT / "CONTRIBUTING.md").read_text(), re.M | re.S)
    return adapter, line


COMPILER = """#!/bin/sh
# Wren is C by another name.
[ "$1" = --version ] && echo "wrenc 3.1, LLVM 21" && exit
[ "$1" = --emit-llvm ] && [ "$2" = -O2 ] && [ "$3" = --prelude ] && [ "$5" = -o ] || exit 9
exec "$CLANG" -x c -Xclang -disable-llvm-passes -emit-llvm -c -O2 -include "$4" -o "$6" "$7"
"""

DRIVER = """
import sys
from enzyme_frontends import adapters, languages
from enzyme_frontends.languages import Language

adapters.__path__.append({folder!r})
languages.TABLE += ({line},)

from enzyme_cli.driver import main

sys.exit(main(sys.argv[1:], cxx=False))
"""


def test_an_adapter_is_one_file_and_one_line(tmp_path: Path) -> None:
    """The example, word for word, with a compiler that stands in for the imaginary one."""
    from tests.native import clang

    adapter, line = example()
    assert ast.parse(adapter) and len(adapter.splitlines()) <= 150
    (tmp_path / "wren.py").write_text(adapter)
    (tmp_path / "wrenc").write_text(COMPILER)
    (tmp_path / "wrenc").chmod(0o755)
    (tmp_path / "prelude.h").write_text("double __enzyme_autodiff(void *, double);\n")
    (tmp_path / "prog.wren").write_text(
        "double cube(double x) { return x * x * x; }\n"
        "int main(void) { return __enzyme_autodiff((void *)cube, 2.0) != 12; }\n"
    )
    (tmp_path / "drive.py").write_text(DRIVER.format(folder=str(tmp_path), line=line.strip()))
    sources = os.pathsep.join(str(ROOT / part) for part in (".", "frontends", "passes", "runtime"))
    environment = {
        **os.environ,
        "PYTHONPATH": sources,
        "PATH": os.pathsep.join((str(tmp_path), os.environ["PATH"])),
        "CLANG": clang()[0],
    }
    for asked in ([], ["--lang", "wren"]):
        command = [sys.executable, "drive.py", "-O2", "--prelude", "prelude.h", *asked, "prog.wren", "-o", "prog"]
        made = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        assert (made.returncode, made.stderr) == (0, "")
        assert subprocess.run([tmp_path / "prog"], check=False).returncode == 0
