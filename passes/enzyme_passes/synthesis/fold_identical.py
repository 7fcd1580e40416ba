# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One of several derivative functions that came out alike.

A derivative is made once for each context, and contexts differ in what is known of memory behind the arguments: a
matrix on the stack, one inside another object. Mostly that makes no difference to the code. LLVM's time is that of the
code it sees, so functions with one text become one function; callers of theirs may be alike only then, and so on.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_passes.ir.instructions import operands, replace_operands
from enzyme_passes.ir.text import symbols_in, with_symbols_renamed, without_locations
from enzyme_passes.ir.values import Function, Module, Value
from enzyme_passes.ir.writer import write_function, write_global


def merge_alike(module: Module, functions: Sequence[Function]) -> int:
    """Merge those of `functions` (all of them internal, and written) that are alike; how many went."""
    texts = {f.name: write_function(f) for f in functions}
    by_name = {f.name: f for f in functions}
    instead: dict[str, str] = {}
    changed = list(texts)
    forms: dict[str, str] = {}
    while changed:
        for name in changed:
            forms[name] = _form(name, texts[name])
        first: dict[str, str] = {}
        found: dict[str, str] = {}
        for name in texts:
            keeper = first.setdefault(forms[name], name)
            if keeper != name:
                found[name] = keeper
        if not found:
            break
        for name in found:
            del texts[name], forms[name]
        instead = {a: found.get(b, b) for a, b in instead.items()} | found
        changed = [n for n, text in texts.items() if any(m in found for m in symbols_in(text))]
        for name in changed:
            texts[name] = with_symbols_renamed(texts[name], found)
    for name, text in texts.items():
        by_name[name].print_as(text)
    if instead:
        _drop(module, {by_name[a]: by_name[b] for a, b in instead.items()}, texts)
    return len(instead)


def _form(name: str, text: str) -> str:
    """What two functions that are alike have in common: all but their names and the lines they stand for."""
    return without_locations(with_symbols_renamed(text, {name: ""}))


def _drop(module: Module, instead: dict[Function, Function], texts: dict[str, str]) -> None:
    """Let all that is still printed from objects use the functions that stay; take the others out of the module."""
    named = [n for g in module.globals.values() if g.raw is None for n in symbols_in(write_global(g))]
    kept = {module.functions[n] for n in named if n in module.functions}

    def standing(value: Value) -> Value:
        return instead.get(value, value) if isinstance(value, Function) else value

    for function in module.functions.values():
        if function.changed and function.defined and function not in instead and function.name not in texts:
            for instruction in function.instructions():
                if any(isinstance(v, Function) and v in instead for v in operands(instruction)):
                    replace_operands(instruction, standing)
    gone = {f for f in instead if f not in kept}
    for function in gone:
        del module.functions[function.name]
    module.symbol_order = [s for s in module.symbol_order if s not in gone]
