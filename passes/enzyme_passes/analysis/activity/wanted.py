# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What active outputs are computed from in one function, also where a caller wants it and nothing active goes in.

    double bits(const word *u) { return (double)u->n; }     what it returns depends on no number
    y = sin(bits(&u));                                      but it is wanted

A context says what carries derivatives: what is varied and useful. Where it matters that something is useful alone, as
it does of numbers made of integers that may be the bits of others, a caller says which of its callee's outputs are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import final

from enzyme_passes.analysis.activity.value_flow import CONSTANT, LIVE, ValueFlow
from enzyme_passes.ir.instructions import Call, Invoke
from enzyme_passes.ir.values import Function, GlobalVariable, Value
from enzyme_passes.support.dataclasses import dataclass


@final
@dataclass(frozen=True, slots=True)
class Outputs:
    """What is wanted of a function: its result, what some of its parameters lead to, what some globals hold."""

    result: bool
    arguments: tuple[int, ...]
    variables: tuple[GlobalVariable, ...]

    def __bool__(self) -> bool:
        return bool(self.result or self.arguments or self.variables)


@final
class Wanted:
    """The registers and the memory of a function that wanted outputs may be computed from."""

    def __init__(self, graph: ValueFlow, targets: Iterable[int]) -> None:
        self._graph = graph
        self._targets = dict.fromkeys(targets)
        self._find()

    @staticmethod
    def of(graph: ValueFlow, outputs: Outputs) -> Wanted:
        """What a caller wants."""
        wanted = Wanted(graph, ())
        function, returned = graph.function, graph.types.result_cells()
        classes = graph.memory_classes
        if outputs.result:
            wanted._want([graph.numbers.get(function)])
            wanted._want(wanted._places(classes.reachable(classes.of(cell) for cell in returned)))
        wanted.want_behind([*(function.arguments[k] for k in outputs.arguments), *outputs.variables])
        return wanted

    def value(self, value: Value) -> bool:
        """Whether a register is wanted."""
        node = self._graph.numbers.get(value)
        return node is not None and self._useful[node]

    def behind(self, pointer: Value) -> bool:
        """Whether some of the memory is that can be reached from a pointer."""
        return any(node is not None and self._useful[node] for node in self._places(self._graph.reachable(pointer)))

    def outputs(self, call: Call | Invoke, variables: Iterable[GlobalVariable]) -> Outputs:
        """What is wanted of a function that is called, which may write these globals."""
        return Outputs(
            self.value(call) or self._is_behind(call),
            tuple(k for k, a in enumerate(call.arguments) if self._is_behind(a)),
            tuple(v for v in dict.fromkeys(variables) if self.behind(v)),
        )

    def want_behind(self, pointers: Iterable[Value]) -> bool:
        """Let all memory that can be reached from pointers be wanted; whether that is new."""
        return self._want([node for p in pointers for node in self._places(self._graph.reachable(p))])

    def _is_behind(self, value: Value) -> bool:
        return not isinstance(value, Function) and self._graph.may_point(value) and self.behind(value)

    def _places(self, classes: Iterable[int]) -> Iterator[int | None]:
        numbers = self._graph.numbers
        return (numbers.get((k, side)) for k in classes for side in (CONSTANT, LIVE))

    def _want(self, nodes: Iterable[int | None]) -> bool:
        new = [n for n in nodes if n is not None and not self._useful[n]]
        self._targets.update(dict.fromkeys(new))
        if new:
            self._find()
        return bool(new)

    def _find(self) -> None:
        self._useful = self._graph.backward(self._targets, self._graph.ends)
