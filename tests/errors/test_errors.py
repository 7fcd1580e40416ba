"""What cannot be differentiated is a coded error at the user's line, with nothing left behind.

Each program of this directory ends in what is expected of it:

    /* expected: 5: [EZ0105] missing shadow of argument 1 of 'f' */

the line (left away where nothing in the program is to blame), the code, and what the message or a note says.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.compiling import enzcc

PROGRAMS = sorted((Path(__file__).parent / "c").glob("*.c"))
EXPECTED = re.compile(r"^/\* expected: (?:(\d+): )?\[(EZ\d{4})\] ?(.*?) ?\*/$", re.MULTILINE)


@pytest.mark.rotated(2)
@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("program", [pytest.param(p, id=p.stem) for p in PROGRAMS])
def test_an_error_with_its_line_and_no_output(program: Path, level: str, tmp_path: Path) -> None:
    found = EXPECTED.search(program.read_text())
    assert found is not None
    line, code, text = found.groups()
    output = tmp_path / "out.o"
    output.write_text("of an earlier compilation: make would take it for the new one")
    done = enzcc(level, "-w", "--no-ir", "-c", program.name, "-o", output, cwd=program.parent)
    assert done.status == 1, done.err
    first = done.err.splitlines()[0]
    assert f"error: [{code}]" in first, done.err
    assert text in done.err
    if line is not None:
        assert first.startswith(f"{program.name}:{line}:"), done.err
    assert "Traceback" not in done.err
    assert list(tmp_path.iterdir()) == []
