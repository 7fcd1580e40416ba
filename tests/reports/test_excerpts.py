"""A place in a source is shown by the expression that stands there."""

from __future__ import annotations

from pathlib import Path

import pytest

from enzyme_passes.support.excerpts import Sources, excerpt


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("y = ^a[i] * exp(b[j]) + c;", "a[i]"),
        ("y = a[i] ^* exp(b[j]) + c;", "a[i] * exp(b[j])"),
        ("y = a[i] * ^exp(b[j]) + c;", "exp(b[j])"),
        ("y = ^p->q.r[i](x)->z + 1", "p->q.r[i](x)->z"),
        ("y = ^std::exp(-x)", "std::exp(-x)"),
        ("s ^+= v[k];", "s += v[k]"),
        ("y = (a + b) ^/ -c[0];", "(a + b) / -c[0]"),
        ("y = ^*p++;", "*p"),
        ("x > 1e-9 ^&& y", "1e-9 && y"),
        ("x - 9 ^/ y", "9 / y"),
        ("^for (i = 0;", ""),
        ("f(^x", "x"),
        ("x^", ""),
        ("grid^%x", "grid%x"),
        ("^grid%x(i) = 1", "grid%x(i)"),
    ],
)
def test_by_its_column(line: str, said: str) -> None:
    column = line.index("^") + 1
    assert excerpt(line.replace("^", ""), column) == said


def test_columns_count_bytes_and_what_is_no_text_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "a.c").write_bytes("é = x[1];\n".encode() + b"\xff = y;\n")
    sources = Sources()
    assert sources.at(str(tmp_path / "a.c"), 1, 6) == "x[1]"
    assert sources.lines(str(tmp_path / "a.c"))[1] == "\ufffd = y;"
    assert sources.at(str(tmp_path / "b.c"), 1, 1) == ""
