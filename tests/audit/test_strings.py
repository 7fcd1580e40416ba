"""Text is told from what lies beside it in an object; numbers whose bytes go through a string are found even so."""

from __future__ import annotations

from pathlib import Path

import pytest

from enzyme_passes.analysis.lanes import INTEGER, Lane, MemoryLayout
from enzyme_passes.analysis.moved_parts import MovedParts
from enzyme_passes.analysis.types.inference import TypeFacts
from enzyme_passes.ir.instructions import Instruction
from enzyme_passes.ir.values import Value
from enzyme_passes.synthesis.shadow.type_checks import TypeChecks
from tests.compiling import enzcc

HEAD = """#include <cstring>
#include <string>
void __enzyme_autodiff(void *, ...);
struct Message { double weight; std::string data; double value; };
static __attribute__((noinline)) void put(Message &m, const double *x) { m.data.assign((const char *)x, 8); }
static __attribute__((noinline)) double get(const Message &m) { double y; memcpy(&y, m.data.data(), 8); return y; }
static double f(const double *x) {
"""
PROGRAMS = {
    "a copy of a short text": """
  Message m{x[1], "", x[2]}; put(m, x); Message n = m;
  return get(n) * n.weight + n.value;
}""",
    "a text that grows": """
  std::string s; for (int i = 0; i < 3; i++) s.append((const char *)&x[i], 8);
  double y; memcpy(&y, s.data() + 16, 8);
  return y * y;
}""",
}
MAIN = "\nint main() { double x[3] = {.5, 2, 3}, d[3] = {0}; __enzyme_autodiff((void *)f, x, d); }\n"


def all_integers(patch: pytest.MonkeyPatch) -> None:
    """Copies move integers to the engine, and nobody looks whether they do."""
    known, register = TypeFacts.memory, TypeFacts.register

    def memory(self: TypeFacts, pointer: Value, size: int | None, at: Instruction) -> MemoryLayout:
        layout = known(self, pointer, size, at)
        return MemoryLayout(layout.period, tuple(Lane(k.offset, k.size, INTEGER) for k in layout.lanes))

    def lanes(self: TypeFacts, value: Value) -> tuple[Lane, ...]:
        return tuple(Lane(k.offset, k.size, INTEGER) if k.kind.is_unknown else k for k in register(self, value))

    patch.setattr(TypeFacts, "memory", memory)
    patch.setattr(TypeFacts, "register", lanes)
    patch.setattr(MovedParts, "check", lambda self, root: None)
    patch.setattr(TypeFacts, "lost_float", lambda *_: False)
    for check in ("check_load", "check_store", "check_cast", "check_call"):
        patch.setattr(TypeChecks, check, lambda *_: None)


@pytest.mark.parametrize("name", PROGRAMS)
def test_bytes_of_numbers_in_strings_are_found(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    all_integers(monkeypatch)
    (tmp_path / "string.cpp").write_text(HEAD + PROGRAMS[name] + MAIN)
    made = enzcc("-O2", "-w", "-c", "--no-ir", "string.cpp", cwd=tmp_path, cxx=True)
    assert "[EZ0304]" in made.err, made.err
