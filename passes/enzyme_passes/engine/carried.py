# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the analyses of a level found of its functions, for when the level is done again.

That happens where calls turn out to be ends of the program (control_flow/open_calls.py), and where a failure is to be
shown with its line, which only a text with debug information has. The module is read anew then, and its functions are
other objects by the same names. What a function says of itself to its callers, its types and its flows, depends on it
and on the functions that it may call; so it holds for all functions that cannot reach one that has become another.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from enzyme_passes.analysis.activity.value_flow import FlowSummary
from enzyme_passes.analysis.context import NodeShape, TypeSignature
from enzyme_passes.analysis.control_flow.open_calls import Name
from enzyme_passes.analysis.facts import Analyses
from enzyme_passes.ir.values import Function, Module
from enzyme_passes.support.dataclasses import dataclass, field, replace


@dataclass(slots=True)
class Carried:
    """By the names of functions. `ended`: calls through pointers that are ends of the program. `looks_at_integers`: the
    program looks whether integers are bits of numbers. `lists`: functions whose variable arguments are in memory."""

    ended: dict[Name, None] = field(default_factory=dict)
    looks_at_integers: bool = False
    lists: dict[str, None] = field(default_factory=dict)
    types: dict[str, TypeSignature] = field(default_factory=dict)
    flows: dict[str, FlowSummary] = field(default_factory=dict)

    def keep(self, analyses: Analyses, changed: Iterable[Function] = ()) -> None:
        """Take what was found of the functions that do not reach those which will be `changed`."""
        lost = _callers(analyses.types.known_callees(), changed)
        self.types = {f.name: s for f, s in analyses.types.known_summaries().items() if f not in lost}
        self.flows = {f.name: s for f, s in analyses.known_flows().items() if f not in lost and f.name in self.types}

    def put_lists(self, names: Iterable[str]) -> None:
        """The lists of these functions are in memory from now on. They have other callers, and other functions are
        inlined, so that what is known of functions, and which calls are theirs, has to be found again."""
        self.lists.update(dict.fromkeys(names))
        self.types, self.flows, self.ended, self.looks_at_integers = {}, {}, {}, False

    def give(self, analyses: Analyses) -> None:
        """Hand it to the analyses of the same functions in another module."""
        module = analyses.module
        analyses.types.looks_at_integers = self.looks_at_integers
        for name, signature in self.types.items():
            function = module.functions.get(name)
            moved = _moved(signature, module)
            if function is not None and moved is not None:
                analyses.assume(function, moved, self.flows.get(name))


def _callers(callees: Mapping[Function, list[Function]], changed: Iterable[Function]) -> dict[Function, None]:
    """These functions and all that may call them."""
    callers: dict[Function, list[Function]] = {}
    for function, called in callees.items():
        for callee in called:
            callers.setdefault(callee, []).append(function)
    pending = list(changed)
    found = dict.fromkeys(pending)
    while pending:
        for caller in callers.get(pending.pop(), ()):
            if caller not in found:
                found[caller] = None
                pending.append(caller)
    return found


def _moved(signature: TypeSignature, module: Module) -> TypeSignature | None:
    """The same about the symbols of another module; None if it has not all of them."""
    functions, variables = module.functions, module.globals

    def node(shape: NodeShape) -> NodeShape:
        if not shape.functions and not shape.globals:
            return shape
        return replace(
            shape,
            functions=tuple(functions[f.name] for f in shape.functions),
            globals=tuple((variables[g.name], begin) for g, begin in shape.globals),
        )

    try:
        return replace(
            signature,
            globals=tuple((variables[g.name], k, begin) for g, k, begin in signature.globals),
            nodes=tuple(map(node, signature.nodes)),
        )
    except KeyError:
        return None
