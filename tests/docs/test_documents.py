"""What the documents show is what happens: their programs are compiled and run, and links lead somewhere.

A code block ```` ```c file=NAME ```` (or `c++`) is written to a file; a ```` ```console ```` block runs its lines that
begin with `$` and expects the rest as output. Of a page in docs/languages, its language's compiler has to be there; of
any page the compilers of its files. Programs that import a framework are run by tests/frameworks, where it is imported
already.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_frontends.languages import by_name
from tests.compiling import needs

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("**/*.md"), *(ROOT / "examples").glob("*/*.md")]
BLOCK = re.compile(r"^```([\w+]+)(?: file=(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FRAMEWORK = re.compile(r"_(?:torch|jax|tf)\.py\b")
WITH_PROGRAMS = [d for d in DOCUMENTS if "```console" in d.read_text()]


def named(paths: list[Path]) -> list[object]:
    return [pytest.param(p, id=str(p.relative_to(ROOT))) for p in sorted(paths)]


def run(command: str, directory: Path) -> str:
    """What a command prints; the commands of this checkout come first."""
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    done = subprocess.run(
        command,
        shell=True,
        cwd=directory,
        env={**os.environ, "PATH": path, "COLUMNS": "120"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.stdout + done.stderr


@pytest.mark.rotated(6)
@pytest.mark.parametrize("document", named(WITH_PROGRAMS))
def test_the_programs_do_what_the_document_says(document: Path, tmp_path: Path) -> None:
    if document.parent.name == "languages" and by_name(document.stem) is not None:
        needs(document.stem)
    blocks = BLOCK.findall(document.read_text())
    for language, name, _ in blocks:
        if name and by_name(language) is not None:
            needs(language)
    for language, name, text in blocks:
        if name:
            (tmp_path / name).write_text(text)
        elif language == "console":
            commands = [line for line in text.splitlines() if line.startswith("$ ")]
            if FRAMEWORK.search("\n".join(commands)):
                continue
            shown = "".join(f"{line}\n{run(line[2:], tmp_path)}" for line in commands)
            assert shown == text


@pytest.mark.parametrize("document", named(DOCUMENTS))
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", BLOCK.sub("", document.read_text())):
        assert target.startswith("https://") or (document.parent / target).exists(), target


@pytest.mark.parametrize("document", named(DOCUMENTS))
def test_tables_are_whole(document: Path) -> None:
    """A blank line ends a table in Markdown: what follows would be shown as text with bars. Rows have a cell for each
    column of the head; more would not be shown."""
    text = re.sub(r"^```.*?^```$", "", document.read_text(), flags=re.MULTILINE | re.DOTALL)
    for block in re.findall(r"(?:^\|.*\n?)+", text, re.MULTILINE):
        rows = [len(re.findall(r"(?<!\\)\|", re.sub(r"`[^`]*`", "", row))) for row in block.splitlines()]
        assert re.fullmatch(r"[|: -]+", [*block.splitlines(), "", ""][1]), f"a table without a head: {block}"
        assert len(set(rows)) == 1, block
