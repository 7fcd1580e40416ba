"""What cannot be differentiated is a coded error at the user's line, with nothing left behind.

Each program of this directory ends in what is expected of it:

    /* expected: 5: [EZ0105] missing shadow of argument 1 of 'f' */

the line (left away where nothing in the program is to blame), the code, and what the message or a note says.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAMS = sorted((Path(__file__).parent / "c").glob("*.c"))
EXPECTED = re.compile(r"^/\* expected: (?:(\d+): )?\[(EZ\d{4})\] ?(.*?) ?\*/$", re.MULTILINE)
ENTRY = "from enzyme_cli.driver import enzcc; enzcc()"


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("program", [pytest.param(p, id=p.stem) for p in PROGRAMS])
def test_an_error_with_its_line_and_no_output(program: Path, level: str, tmp_path: Path) -> None:
    found = EXPECTED.search(program.read_text())
    assert found is not None
    line, code, text = found.groups()
    command = [sys.executable, "-c", ENTRY, level, "-w", "-c", program.name, "-o", str(tmp_path / "out.o")]
    done = subprocess.run(command, cwd=program.parent, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 1, done.stderr
    assert re.search(rf"error: \[{code}\]", done.stderr), done.stderr
    assert text in done.stderr
    if line is not None:
        assert f"{program.name}:{line}:" in done.stderr, done.stderr
    assert list(tmp_path.iterdir()) == []
