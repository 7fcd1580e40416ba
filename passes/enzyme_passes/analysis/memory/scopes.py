# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`!alias.scope` and `!noalias`: what inlining left of `restrict`.

    call void @llvm.experimental.noalias.scope.decl(metadata !1)     one execution of the inlined body begins
    load double, ptr %p, !alias.scope !1                             through the restrict pointer
    store double %x, ptr %q, !noalias !1                             not through it

A scope stands for one execution of the inlined body: where it is declared in a loop, it says nothing about accesses
in different iterations of that loop (the real Enzyme gets an LSTM wrong here).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from enzyme_passes.analysis.control_flow.loops import Loop, LoopInfo
from enzyme_passes.ir.cfg import ControlFlow
from enzyme_passes.ir.instructions import Call, Instruction, called_function
from enzyme_passes.ir.metadata import is_reference, parts_of
from enzyme_passes.ir.values import Function, MetadataOperand
from enzyme_passes.support.patterns import pattern

_REFERENCE: Final = pattern(r"!\d+")  # in the declaration of scopes, which is read as text (Opaque)


@final
class Scopes:
    """The scopes of one function, and where they are declared."""

    __slots__ = ("metadata", "loops", "_declared", "_lists", "_domains")

    def __init__(self, function: Function, flow: ControlFlow, loops: LoopInfo) -> None:
        assert function.module is not None
        self.metadata = function.module.metadata
        self.loops = loops
        self._declared: dict[str, list[Loop | None]] = {}  # the innermost loops around the declarations
        self._lists: dict[str, tuple[str, ...]] = {}
        self._domains: dict[str, str] = {}
        for block in flow.order:
            for instruction in block.instructions:
                if not isinstance(instruction, Call):
                    continue
                target = called_function(instruction)
                if target is not None and target.name == "llvm.experimental.noalias.scope.decl":
                    declared = instruction.arguments[0]
                    assert isinstance(declared, MetadataOperand)
                    for scopes in _REFERENCE.findall(declared.text):
                        for scope in self._list(scopes):
                            self._declared.setdefault(scope, []).append(loops.loop_of.get(block))

    def apart(self, a: Instruction, b: Instruction, common: Sequence[Loop], level: int) -> bool:
        """Whether the scopes of two accesses exclude each other. `common` are the loops around both, outermost first,
        common[level] the first whose iterations differ (level == len(common): none)."""
        return self._excluded(a, b, common, level) or self._excluded(b, a, common, level)

    def _excluded(self, a: Instruction, b: Instruction, common: Sequence[Loop], level: int) -> bool:
        mine, excluded = a.metadata.get("alias.scope"), b.metadata.get("noalias")
        if mine is None or excluded is None or self.loops.irreducible:
            return False
        outside = self._list(excluded)
        by_domain: dict[str, list[str]] = {}
        for scope in self._list(mine):
            by_domain.setdefault(self._domain(scope), []).append(scope)
        return any(
            all(s in outside and self._holds(s, a, b, common, level) for s in scopes) for scopes in by_domain.values()
        )

    def _holds(self, scope: str, a: Instruction, b: Instruction, common: Sequence[Loop], level: int) -> bool:
        """Whether both accesses are of one execution of the body that the scope stands for."""
        places = self._declared.get(scope)
        if not places:
            # The declaration was lost: at least one iteration is one execution.
            inner = common[-1] if common else None
            return level == len(common) and all(i.block and self.loops.loop_of.get(i.block) is inner for i in (a, b))
        return all(loop is None or any(loop is c for c in common[:level]) for loop in places)

    def _list(self, reference: str) -> tuple[str, ...]:
        """The scopes in a list: `!{!1, !2}`; or what else stands in braces there."""
        known = self._lists.get(reference)
        if known is None:
            parts = parts_of(self.metadata.get(reference, ""))
            known = self._lists[reference] = tuple(p for p in parts if is_reference(p) and p != reference)
        return known

    def _domain(self, scope: str) -> str:
        """A scope is `distinct !{!scope, !domain, !"name"}`."""
        known = self._domains.get(scope)
        if known is None:
            parts = self._list(scope)
            known = self._domains[scope] = parts[0] if parts else scope
        return known
