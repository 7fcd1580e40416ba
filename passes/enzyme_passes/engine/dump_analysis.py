# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the analyses found, as text: for `enzyme-cli opt --stop-after=analysis`, and for golden tests.

Each request's function, and each function that it calls, in every context it is differentiated under, with the lanes
of its registers, the memory behind its pointers, and what carries a derivative:

    @dot(dup, const, const) -> active
      ptr %0                                    ; pointer to 0:double each 8, shadow, memory active
      %5 = load double, ptr %4                  ; double, active
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from enzyme_passes.analysis.context import Context
from enzyme_passes.analysis.control_flow.open_calls import Name, Opened
from enzyme_passes.analysis.facts import Analyses, Facts
from enzyme_passes.analysis.memory.effects import ProgramEffects
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.call_targets import CodePointers, resolve_alias
from enzyme_passes.ir.instructions import Call, Instruction, Invoke
from enzyme_passes.ir.reader import read_module
from enzyme_passes.ir.values import Argument, Function, Module
from enzyme_passes.ir.writer import local_names, write_instruction
from enzyme_passes.normalize.normal_form import Normalizer
from enzyme_passes.requests.reader import read_request
from enzyme_passes.requests.request import find_request_calls
from enzyme_passes.rules.table import RuleTable

WIDTH = 64  # of the column with the code


def findings(text: str, rules_files: Sequence[Path] = ()) -> str:
    """The facts of every context that the module's requests lead to, callers before callees. Raises Failure."""
    ended: dict[Name, None] = {}
    rules = RuleTable.load(rules_files)
    while True:
        module = read_module(text)
        normalizer = Normalizer(module, rules, CodePointers(module), ended)
        try:
            return _findings(module, rules, normalizer)
        except Opened as opened:
            ended.update((normalizer.open_calls[call], None) for call in opened.calls)


def _findings(module: Module, rules: RuleTable, normalizer: Normalizer) -> str:
    requests = [read_request(caller, call) for caller, call in find_request_calls(module)]
    normalizer.reachable([r.target for r in requests])
    analyses = Analyses(module, rules, ProgramEffects(module), normalizer)
    waiting = [
        analyses.root_context(
            r.target,
            tuple(r.activities),
            r.result_activity,
            runtime_activity="enzyme_runtime_activity" in r.flags,
        )
        for r in requests
    ]
    seen: dict[Context, None] = {}
    pages: list[str] = []
    while waiting:
        context = waiting.pop(0)
        if context in seen:
            continue
        seen[context] = None
        facts = analyses.facts(context)
        pages.append(_page(facts))
        waiting += [facts.callee_context(call) for call in _calls_with_bodies(facts)]
    return "\n".join(pages)


def _calls_with_bodies(facts: Facts) -> list[Call]:
    found: list[Call] = []
    for instruction in facts.context.function.instructions():
        if isinstance(instruction, Call) and facts.activity.is_active_call(instruction):
            callee = resolve_alias(instruction.callee)
            if isinstance(callee, Function) and callee.defined:
                found.append(instruction)
    return found


def _page(facts: Facts) -> str:
    function, context = facts.context.function, facts.context
    names = local_names(function)
    activities = ", ".join(a.value for a in context.arguments)
    lines = [f"@{function.name}({activities}) -> {context.result.value}"]
    for argument in function.arguments:
        lines.append(_line(f"  {argument.type} {names[argument]}", _facts(facts, argument)))
    for block in function.blocks:
        lines.append(f"{names[block].removeprefix('%')}:")
        for instruction in block.instructions:
            code = write_instruction(instruction, names).split(", !", 1)[0].strip()
            lines.append(_line(f"  {code}", _facts(facts, instruction)))
    return "\n".join(lines) + "\n"


def _line(code: str, facts: str) -> str:
    return f"{code:{WIDTH}}  ; {facts}" if facts else code


def _facts(facts: Facts, value: Argument | Instruction) -> str:
    words: list[str] = []
    active = facts.activity
    if value.type is not ty.VOID:
        lanes = facts.types.register(value)
        words.append(" ".join(str(lane.kind) if lane.offset == 0 else str(lane) for lane in lanes))
        if value.type is ty.PTR:
            at = value if isinstance(value, Instruction) else facts.context.function.entry.instructions[0]
            words.append(f"to {facts.types.memory(value, None, at)}")
        if active.is_active(value):
            words.append("active")
        if active.has_shadow(value):
            words.append("shadow")
        if value.type is ty.PTR and active.memory_active(value):
            words.append("memory active")
    if isinstance(value, Call | Invoke) and active.is_active_call(value):
        words.append("active call")
    return ", ".join(words).replace(", to ", " to ")
