# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How derivatives ask whether a word is an address (synthesis/shadow/double_or_pointer.py).

%is_address = call i1 @__enzcc_is_address(i64 %word)        as long as something may be differentiated
%less = add i64 %word, -1                                   afterwards
%is_address = icmp ult i64 %less, 4503599627370495          2^52 - 1
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from enzyme_passes.ir.instructions import Call, Instruction, IntBinary, IntCompare, alternatives
from enzyme_passes.ir.text import matching
from enzyme_passes.ir.values import Block, Constant, ConstInt, Function, Value
from enzyme_passes.support.patterns import pattern

IS_ADDRESS: Final = "__enzcc_is_address"
_LEAST_ABOVE: Final = (1 << 52) - 1  # of what is left of a word when one is taken away, if it is no address
_WORD: Final = (1 << 64) - 1
_TEST: Final = pattern(
    rf'^(?P<result> *%(?P<name>"[^"]*"|\S+) = )[^\n"]*?call [^@\n]*@{IS_ADDRESS}(?=\()', re.MULTILINE
)
_LINE: Final = pattern(r", !dbg !\d+")


def asked_word(i: Instruction) -> Value | None:
    """The word of which an instruction asks whether it is an address."""
    match i:
        case Call(callee=Function(name=name)) if name == IS_ADDRESS:
            return i.arguments[0]
        case IntCompare(
            lhs=IntBinary(op="add" | "sub" as op, lhs=word, rhs=ConstInt(value=one)), rhs=ConstInt(value=bound)
        ):
            less = -one if op == "sub" else one
            asks = (i.predicate, bound) in (("ult", _LEAST_ABOVE), ("ugt", _LEAST_ABOVE - 1))
            return word if asks and less & _WORD == _WORD else None
        case _:
            return None


def asked_words(blocks: Sequence[Block]) -> dict[Value, None]:
    """The words of which a derivative asks so, and what is chosen among them and others."""
    calls = [i for block in blocks for i in block.instructions if isinstance(i, Call)]
    asked = [w for call in calls if (w := asked_word(call)) is not None and not isinstance(w, Constant)]
    chosen = [i for block in blocks for i in block.instructions if alternatives(i)] if asked else []
    found: dict[Value, None] = {}
    while asked:
        found.update(dict.fromkeys(asked))
        asked = [i for i in chosen if i not in found and any(v in found for v in alternatives(i))]
    return found


def without_address_tests(text: str) -> str:
    """A module in which the comparison is written out."""
    if IS_ADDRESS not in text:
        return text
    parts: list[str] = []
    done = 0
    for call in _TEST.finditer(text):
        closing = matching(text, call.end())
        end = text.find("\n", closing)
        word = text[call.end() + 1 : closing].removeprefix("i64 ").removeprefix("noundef ")
        found = _LINE.search(text, closing, end)
        line = found[0] if found is not None else ""
        less = '%"' + call["name"].strip('"') + '.less"'
        parts += [text[done : call.start()], f"  {less} = add i64 {word}, -1{line}\n"]
        parts.append(f"{call['result']}icmp ult i64 {less}, {_LEAST_ABOVE}{line}")
        done = end
    return re.sub(rf"^declare [^\n]*@{IS_ADDRESS}\([^\n]*\n", "", "".join(parts) + text[done:], flags=re.MULTILINE)
