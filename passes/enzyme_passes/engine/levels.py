# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Differentiation of a module: prepared IR in, IR with every request replaced out.

    text -> requests, innermost first -> derivative functions, from a worklist -> text
         -> (requests left: LLVM's O2 without vectorizer, and again)

A level answers the innermost requests; a request is innermost if nothing its function can reach holds another one. So
higher derivatives need no rule of their own: the outer request differentiates the function that the inner one has
become.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from enzyme_passes.analysis.control_flow.open_calls import Name, Opened
from enzyme_passes.engine.session import Engine, EngineOptions, Level, Statistics, _without_plain_calls
from enzyme_passes.ir.reader import read_module
from enzyme_passes.ir.writer import write_module
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.normalize.control_flow import UNSEEN_CODE
from enzyme_passes.requests.request import find_request_calls
from enzyme_passes.rules.table import RuleTable
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.synthesis.shadow.allocators import undisguise

MOST_ROUNDS = 12  # of nested requests


@dataclass(frozen=True, slots=True)
class EngineResult:
    """The module's text; whether it may call code of files that are not here, where the program then ends
    (`lowering.abort_unseen`)."""

    text: str
    unseen_code: bool = False
    statistics: Statistics = field(default_factory=Statistics)


def differentiate(text: str, options: EngineOptions) -> EngineResult:
    """Replace every request in the module, level by level. Raises Failure where one cannot be answered."""
    statistics = Statistics()
    rules = RuleTable.load(options.rules_files)
    callers: dict[str, None] = {}  # functions that held the requests answered so far
    ended: dict[Name, None] = {}
    while True:
        level = Level.of(text, statistics.rounds)
        if not level.calls:
            made = _without_plain_calls(level, options, callers)
            return EngineResult(undisguise(made), UNSEEN_CODE in level.module.functions, statistics)
        statistics.rounds += 1
        if statistics.rounds > MOST_ROUNDS:
            raise Failure("EZ0110", "requests nested too deeply, or one that reaches itself", level.calls[0][1])
        engine = Engine(level.module, rules, options, level.number, ended)
        reduced = engine.reduced(level.calls)
        if reduced is not None:
            text = reduced
            continue
        callers.update((caller.name, None) for caller, _ in level.calls)
        try:
            statistics.requests += engine.answer_innermost(level.calls)
        except Opened as opened:
            ended[engine.normalizer.open_calls[opened.call]] = None
            statistics.rounds -= 1
            continue
        ended = {}
        statistics.audit += engine.audited
        statistics.too_large += engine.too_large
        statistics.derivatives += len(engine.registry.known)
        text = write_module(level.module)
        if find_request_calls(read_module(text)):
            text = between_levels(text)


def between_levels(text: str) -> str:
    """Clean up after one level, so that the next does not differentiate allocas that could be registers."""
    module = llvm.parse(text)
    llvm.prepare(module)
    return llvm.text_of(module)
