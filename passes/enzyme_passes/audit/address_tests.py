# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Words of which the code itself asks, by their bits, whether they are addresses.

    %before = load i64, ptr %place                      the shadow of a number, or of a pointer
    %less = sub i64 %before, 1
    %is_address = icmp ult i64 %less, 4503599627370495  2^52 - 1
    %kept = select i1 %is_address, i64 0, i64 %before

Derivatives do so where pointers move in pools, at places that are not known (shadow/double_or_pointer.py). Where such a
derivative is differentiated again, all that is known here of the word is in doubt, as it was of the pointer; the
engine, which takes it for a word, or for an address if no number comes there, is believed, as it was of the pointer.
Nor is a word that is told from an address what somebody looked up: which pointer it is may be chosen by anything."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_passes.ir.address_tests import asked_word
from enzyme_passes.ir.instructions import Cast, Instruction, alternatives
from enzyme_passes.ir.values import Constant, Function, Value


def asked_words(function: Function, in_doubt: Callable[[Value], bool]) -> dict[Value, None]:
    """The words of a function that are asked so, and of which `in_doubt` holds, and what is chosen among them."""
    found: dict[Value, None] = {}
    for i in function.instructions():
        if (word := asked_word(i)) is not None and in_doubt(word):
            found[word] = None
    if not found:
        return found
    chosen = [i for i in function.instructions() if _values(i)]
    among = dict.fromkeys((*found, *chosen))
    changed = True
    while changed:
        left = [i for i in chosen if all(isinstance(v, Constant) or v in among for v in _values(i))]
        changed = len(left) < len(chosen)
        chosen, among = left, dict.fromkeys((*found, *left))
    new = list(found)
    while new:
        new = [i for i in chosen if i not in found and any(v in found for v in _values(i))]
        found.update(dict.fromkeys(new))
    return found


def _values(i: Instruction) -> list[Value]:
    """What a register is one of; nothing, if it is computed."""
    if isinstance(i, Cast) and i.op == "bitcast":
        return [i.operand]
    return [v for v in alternatives(i) if v is not i]
