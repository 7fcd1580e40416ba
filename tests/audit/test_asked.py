"""Words of which a derivative asks, by their bits, whether they are addresses, are told from what is only like them."""

from __future__ import annotations

import pytest

from enzyme_passes.audit.address_tests import asked_words
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import Value
from tests.analysis.types_support import ir

TEXT = """
define double @f(ptr %p, ptr %q, i1 %c) {
entry:
  %word = load i64, ptr %p
  %other = load i64, ptr %q
  %less = SUBTRACT
  %address = icmp PREDICATE i64 %less, BOUND
  %kept = select i1 %address, i64 0, i64 %word
  %number = bitcast i64 %kept to double
  br i1 %c, label %then, label %end
then:
  %mixed = select i1 %c, i64 %word, i64 %other
  br label %end
end:
  %either = phi i64 [ %kept, %entry ], [ %word, %then ]
  %both = phi i64 [ %kept, %entry ], [ %mixed, %then ]
  store i64 %either, ptr %p
  store i64 %both, ptr %q
  ret double %number
}
"""
ADDRESS = ("add i64 %word, -1", "ult", (1 << 52) - 1)


def asked(subtract: str, predicate: str, bound: int, doubted: bool = True) -> list[str]:
    text = TEXT.replace("SUBTRACT", subtract).replace("PREDICATE", predicate).replace("BOUND", str(bound))
    function = ir(text).module.functions["f"]
    body(function)
    found: dict[Value, None] = asked_words(function, lambda _: doubted)
    return sorted(value.name for value in found)


@pytest.mark.parametrize(
    "asks", [ADDRESS, ("sub i64 %word, 1", "ult", (1 << 52) - 1), ("add i64 %word, -1", "ugt", (1 << 52) - 2)]
)
def test_a_word_that_is_asked_and_what_is_chosen_among_such(asks: tuple[str, str, int]) -> None:
    assert asked(*asks) == ["either", "kept", "number", "word"]


def test_other_comparisons_ask_nothing() -> None:
    assert asked("add i64 %word, -1", "ult", 1 << 20) == []
    assert asked("add i64 %word, -2", "ult", (1 << 52) - 1) == []


def test_what_is_known_without_doubt_is_looked_at() -> None:
    assert asked(*ADDRESS, doubted=False) == []
