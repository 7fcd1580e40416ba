# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Integers that functions give each other on their way from memory where numbers may lie to memory where they may.

    long get(const both *b) { return b->r.n; }     c.r.n = get(&b);     a union in which others walk over numbers

Within one function such a word is moved as a number (`TypeFacts.is_doubtful`), if it is not computed with. Else, and
between functions, it is an integer, and has no derivative: the program looks, as it runs, whether its bits are those of
a number.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from enzyme_passes.analysis.byte_moves import loads_of, returned_values
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import Call, ExtractValue, InsertValue, Instruction, Load
from enzyme_passes.ir.values import Value

if TYPE_CHECKING:
    from enzyme_passes.synthesis.shadow.type_checks import TypeChecks

_CALLS = 2  # that a word is followed back through


def given_words(here: TypeChecks, call: Call) -> Iterator[Value]:
    """The words that are given to a function, or that it returns, of which the bits are to be looked at."""
    callee = here.callee(call)
    if callee is None:
        return
    for given, taken in zip(call.arguments, callee.primal.arguments, strict=False):
        if _is_integer(here, given) and _comes_from_numbers(here, given) and _goes_to_numbers(callee, taken):
            yield given
    for word, path in _words_of(here, call):
        if _returns_of_numbers(callee, path, _CALLS) and _goes_to_numbers(here, word):
            yield word


def is_moved_and_counted(here: TypeChecks, load: Load) -> bool:
    """Whether the bits of a word are to be looked at that is moved among numbers here, and computed with as well."""
    among = _is_integer(here, load) and here.is_among_numbers(load.pointer, load.type)
    return among and _goes_to_numbers(here, load)


def _is_integer(here: TypeChecks, value: Value) -> bool:
    """Whether a word is taken for an integer: one that is known to be a number is given as one."""
    if value.type is not ty.I64 or not isinstance(value, Instruction):
        return False
    return all(lane.kind.is_integer for lane in here.types.register(value))


def _words_of(here: TypeChecks, call: Call) -> Iterator[tuple[Value, tuple[int, ...]]]:
    """The words in what a call returns, and where they are in it."""
    if _is_integer(here, call):
        yield call, ()
    for user in here.users(call):
        if isinstance(user, ExtractValue) and _is_integer(here, user):
            yield user, user.path


def _parts(whole: Value, path: tuple[int, ...]) -> Iterator[Value]:
    """What may be in this place of a value."""
    if not path:
        yield whole
    while path and isinstance(whole, InsertValue):
        if whole.path == path:
            yield whole.value
            return
        whole = whole.aggregate


def _comes_from_numbers(there: TypeChecks, word: Value, calls: int = _CALLS) -> bool:
    """Whether a word was an integer where it was loaded, and numbers may lie there."""
    if any(there.is_among_numbers(load.pointer, load.type) for load in loads_of(word)):
        return True
    source, path = (word.aggregate, word.path) if isinstance(word, ExtractValue) else (word, ())
    callee = there.callee(source) if isinstance(source, Call) and calls else None
    return callee is not None and _returns_of_numbers(callee, path, calls - 1)


def _returns_of_numbers(there: TypeChecks, path: tuple[int, ...], calls: int) -> bool:
    """The same of what a function returns in a place of its result."""
    parts = (part for whole in returned_values(there.primal) for part in _parts(whole, path))
    return any(_comes_from_numbers(there, part, calls) for part in parts)


def _goes_to_numbers(there: TypeChecks, word: Value) -> bool:
    return any(where.is_among_numbers(store.pointer, store.value.type) for where, store in there.stores_of(word))
