"""The bucket that a hash table has in itself is told from what lies beside it; what is lost there is found even so."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.audit.test_strings import all_integers
from tests.compiling import enzcc

HEAD = """#include <string>
#include <unordered_map>
void __enzyme_autodiff(void *, ...);
struct Three { double at[3]; };
struct Record { double weight; std::unordered_map<std::string, Three> table; Three beside; };
static __attribute__((noinline)) void put(Record &m, const double *x) { m.table["a"] = m.table["b"] = {x[0], x[1], 2}; }
static double f(const double *x) {
"""
PROGRAMS = {
    "what lies behind the table": """
  Record m{2, {}, {x[0], x[1], x[2]}}; put(m, x); Record n = m;
  return n.beside.at[1] * n.table.size();
}""",
    "what lies in its nodes": """
  Record m{2, {}, {1, 2, 3}}; put(m, x); Record n = m;
  return n.table.at("a").at[1] * n.weight;
}""",
}
MAIN = "\nint main() { double x[3] = {.5, 2, 3}, d[3] = {0}; __enzyme_autodiff((void *)f, x, d); }\n"


@pytest.mark.parametrize("name", PROGRAMS)
def test_numbers_in_and_beside_hash_tables_are_found(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "table.cpp").write_text(HEAD + PROGRAMS[name] + MAIN)
    command = ("-O2", "-w", "-c", "--no-ir", "table.cpp")
    made = enzcc(*command, cwd=tmp_path, cxx=True)
    assert made.status == 0, made.err
    all_integers(monkeypatch)
    made = enzcc(*command, cwd=tmp_path, cxx=True)
    assert "[EZ0304]" in made.err, made.err
