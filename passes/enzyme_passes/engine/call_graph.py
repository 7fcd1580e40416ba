# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The call graph of a module: which functions a function may call, through pointers and requests too.

define double @f(ptr %p) { call double %g(ptr %p)                  callees of @f: all of %g's type that pointers
                           call double @__enzyme_autodiff(@h) }    may lead to, @h, @__enzyme_autodiff
"""

from __future__ import annotations

from enzyme_passes.ir.call_targets import CodePointers, resolve_alias
from enzyme_passes.ir.instructions import Call, Invoke
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import Function, InlineAsm
from enzyme_passes.requests.request import request_entry


class CallGraph:
    """Made as far as it is asked for. `pointers`: what calls through pointers can reach."""

    def __init__(self, pointers: CodePointers) -> None:
        self._pointers = pointers
        self._callees: dict[Function, dict[Function, None]] = {}
        self._reachable: dict[Function, dict[Function, None]] = {}

    def forget(self) -> None:
        """Calls have changed, or what pointers can reach."""
        self._callees.clear()
        self._reachable.clear()

    def callees(self, function: Function) -> dict[Function, None]:
        """What a function may call itself. What is differentiated there is called, too."""
        known = self._callees.get(function)
        if known is None:
            known = self._callees[function] = {}
            if function.defined:
                body(function)
                for instruction in function.instructions():
                    if isinstance(instruction, (Call, Invoke)):
                        known.update((callee, None) for callee in self.called(instruction))
        return known

    def called(self, call: Call | Invoke) -> list[Function]:
        """What a call may call."""
        target = resolve_alias(call.callee)
        if isinstance(target, InlineAsm):
            return []
        if not isinstance(target, Function):
            return self._pointers.reachable(call)
        if request_entry(target.name) is None or not call.arguments:
            return [target]
        inner = [resolve_alias(argument) for argument in call.arguments[:2]]
        return [*(f for f in inner if isinstance(f, Function)), target]

    def reachable(self, function: Function) -> dict[Function, None]:
        """The function and all that it may call."""
        known = self._reachable.get(function)
        if known is None:
            known = {}
            pending = [function]
            while pending:
                current = pending.pop()
                if current in known:
                    continue
                known[current] = None
                pending.extend(self.callees(current))
            self._reachable[function] = known
        return known

    def is_recursive(self, function: Function) -> bool:
        """Whether a function may call itself, through others too."""
        return any(function in self.reachable(callee) for callee in self.callees(function))
