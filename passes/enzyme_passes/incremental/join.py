# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the engine made of a part, by itself, and back in the module.

Of the engine's text only what is new is taken: derivatives, their data, the functions that held requests. All else is
in the module as it was. Numbers below that of the part's nodes are the part's, and with them the module's; what is new
comes behind. So this much can be kept, and put into any module that has the same part.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from enzyme_passes.incremental.debug_places import former_number, with_messages
from enzyme_passes.incremental.outline import inlined
from enzyme_passes.incremental.partition import Division, Part, definition
from enzyme_passes.incremental.renumber import Numbering, rewritten, without_places
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.reader import read_module
from enzyme_passes.ir.values import Function, GlobalVariable, Module, RawBody, source_of
from enzyme_passes.ir.writer import write_module
from enzyme_passes.support.dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class Answer:
    """New symbols and their texts in order, groups and nodes they use, types that the part did not have."""

    symbols: list[tuple[str, str]]
    groups: dict[str, str]
    nodes: dict[str, str]
    types: list[str]

    def has(self, symbol: str) -> bool:
        return any(name == symbol for name, _ in self.symbols)

    def pack(self) -> bytes:
        return json.dumps(asdict(self)).encode()

    @staticmethod
    def unpack(data: bytes) -> Answer:
        """Raises ValueError, KeyError, TypeError for what is no answer."""
        found = json.loads(data)
        symbols = [(str(name), str(text)) for name, text in found["symbols"]]
        return Answer(symbols, dict(found["groups"]), dict(found["nodes"]), list(found["types"]))


def answer_of(part: Part, derived: str, *, places: bool) -> Answer:
    """What is new in the engine's text."""
    module = read_module(derived)
    kept = {name: name for name in part.metadata}
    if any(module.metadata.get(name) != text for name, text in part.metadata.items()):
        # LLVM has numbered anew.
        kept = {name: own for name, text in module.metadata.items() if (own := former_number(text)) is not None}
    numbering = Numbering(
        module.metadata,
        module.attribute_groups,
        places=places,
        kept=kept,
        first=len(part.metadata),
    )
    symbols: list[tuple[str, str]] = []
    for symbol in module.symbol_order:
        if symbol.name in part.symbols and symbol.name not in part.requesters:
            continue
        text = source_of(symbol)
        if symbol.name in part.outlined:
            # What is inlined without a place of its own gets that of the call: the place of the request.
            header, newline, rest = without_places(text).partition("\n")
            text = inlined(header) + newline + rest
        symbols.append((symbol.name, numbering.text(text)))
    nodes = numbering.nodes()
    types = [f"{t} = type {definition(module.named_types[t])}" for t in module.named_types if t not in part.types]
    groups = {name: inlined(group) for name, group in numbering.groups().items()}
    return Answer(symbols, groups, nodes, types)


def join(division: Division, answers: Sequence[Answer]) -> str:
    """The module with its requests answered. `answers` in the order of the parts."""
    module = division.module
    for part, answer in zip(division.parts, answers, strict=True):
        _put(module, part, answer)
    return write_module(module)


def _put(module: Module, part: Part, answer: Answer) -> None:
    first_node = max((int(name[1:]) for name in module.metadata), default=-1) + 1
    first_group = max((int(name[1:]) for name in module.attribute_groups), default=-1) + 1
    of_part = len(part.nodes)

    def numbered(word: str) -> str:
        number = int(word[1:])
        if word[0] == "#":
            return f"#{first_group + number}"
        return part.nodes[number] if number < of_part else f"!{first_node + number - of_part}"

    names = _names(module, part, answer)
    for name, text in answer.symbols:
        new = with_messages(rewritten(text, numbered, names), part.messages)
        called = names.get(name, name)
        if name in part.requesters:
            here, there = part.requesters[name]
            new = f"define {there}{' ' if there and not here else ''}{new.removeprefix(f'define {here}')}"
            if called in module.functions:
                module.functions[called].print_as(new)
                continue
        elif module.lookup(called) is not None:
            continue  # a declaration that is known
        _add(module, called, new)
    for group, text in answer.groups.items():
        module.attribute_groups[numbered(group)] = text
    for node, text in answer.nodes.items():
        module.metadata[numbered(node)] = rewritten(text, numbered, names)
    module.preamble += [t for t in answer.types if t.partition(" = ")[0] not in module.named_types]


def _names(module: Module, part: Part, answer: Answer) -> dict[str, str]:
    """What symbols of the part and new ones are called in the module, where that is something else: no two alike, also
    where one's name with a number is another one's own."""
    names = dict(part.names)
    taken: dict[str, None] = {}
    for name, text in answer.symbols:
        if name in part.requesters or name in names or _is_declaration(text):
            continue
        called, number = name, 1
        while module.lookup(called) is not None or called in taken:
            number += 1
            called = f"{name}.{number}"
        taken[called] = None
        if called != name:
            names[name] = called
    return names


def _is_declaration(text: str) -> bool:
    if text.startswith("@"):
        return " = external " in text or " = extern_weak " in text
    return text.startswith("declare")


def _add(module: Module, name: str, text: str) -> None:
    if text.startswith("@"):
        variable = GlobalVariable(name, ty.I8, constant=False)
        variable.raw = text
        variable.module = module
        module.globals[name] = variable
        module.symbol_order.append(variable)
        return
    function = Function(name, ty.function(ty.VOID, ()))
    function.body = RawBody(text)
    function.module = module
    module.functions[name] = function
    module.symbol_order.append(function)
