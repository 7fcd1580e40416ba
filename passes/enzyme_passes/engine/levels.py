# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Differentiation of a module: prepared IR in, IR with every request replaced out.

    text -> requests, innermost first -> derivative functions, from a worklist -> text
         -> (requests left: LLVM's O2 without vectorizer, and again)

A level answers the innermost requests; a request is innermost if nothing its function can reach holds another one. So
higher derivatives need no rule of their own: the outer request differentiates the function that the inner one has
become.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from enzyme_passes.analysis.computed_bits import Untold
from enzyme_passes.analysis.control_flow.open_calls import Opened, function_of
from enzyme_passes.attributes.strip import strip_module
from enzyme_passes.engine.carried import Carried
from enzyme_passes.engine.innermost import Preparation
from enzyme_passes.engine.options import EngineOptions
from enzyme_passes.engine.session import Engine
from enzyme_passes.ir.instructions import Call, Invoke
from enzyme_passes.ir.member_arrays import arrays_hidden, arrays_kept
from enzyme_passes.ir.reader import read_module
from enzyme_passes.ir.text import SYMBOL
from enzyme_passes.ir.values import Function, Module
from enzyme_passes.ir.writer import write_module
from enzyme_passes.languages.prepare import keep_loops, loops_made
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.normalize.argument_lists import Listed, make_lists, restore_printers
from enzyme_passes.normalize.control_flow import UNSEEN_CODE
from enzyme_passes.normalize.nested_procedures import lower_trampolines
from enzyme_passes.normalize.virtual_tables import make_pairs
from enzyme_passes.requests.request import find_request_calls
from enzyme_passes.rules.table import RuleTable
from enzyme_passes.support.dataclasses import dataclass, field
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.support.patterns import pattern
from enzyme_passes.synthesis.answer.indirect_targets import spread
from enzyme_passes.synthesis.answer.no_derivative import leave_alone, make_inactive_calls
from enzyme_passes.synthesis.answer.registered import put_callers
from enzyme_passes.synthesis.debug_lines import DebugInformation
from enzyme_passes.synthesis.shadow.allocators import hide_bodies, rename_allocators, restore_allocators

MOST_ROUNDS = 12  # of nested requests
_VARIABLE: Final = pattern(
    rf"^(?P<name>(?!@\d){SYMBOL}) = (?P<linkage>internal|private|hidden)"
    r"(?P<rest> (?:[a-z_]+(?:\([^)\n]*\))? )*global )",
    re.MULTILINE,
)
"""That others cannot name. (One without a name, which LLVM numbers anew, is only found in whole programs.)"""


@dataclass(slots=True)
class Statistics:
    """What was done: counts of requests, of functions differentiated, of rounds; the seconds of the audit, and how many
    functions were too large for it."""

    requests: int = 0
    derivatives: int = 0
    rounds: int = 0
    audit: float = 0
    too_large: int = 0


@dataclass(frozen=True, slots=True)
class Level:
    """A round of differentiation: a module in the form in which requests are answered, with its text, and the requests
    that are left in it. Those that hold no others are answered; for the others, the answers are code like any other,
    and make the next level."""

    number: int
    text: str
    module: Module
    calls: list[tuple[Function, Call | Invoke]]

    @staticmethod
    def of(text: str, number: int) -> Level:
        """The level that a text is. What is rewritten is read again, for one step makes what another one looks for."""
        while True:
            module = read_module(text)
            if make_pairs(module) or lower_trampolines(module):
                text = write_module(module)
                continue
            calls = find_request_calls(module)
            leave_alone(module)
            if not calls:
                return Level(number, text, module, calls)
            if spread(module, calls) or put_callers(module, calls):
                text = write_module(module)
                continue
            renamed = rename_allocators(text, module)
            if renamed is text:
                hide_bodies(module)
                return Level(number, text, module, calls)
            text = renamed


@dataclass(frozen=True, slots=True)
class EngineResult:
    """The module's text; whether it may call code of files that are not here, where the program then ends
    (`abort_unseen` in normalize/control_flow.py)."""

    text: str
    unseen_code: bool = False
    statistics: Statistics = field(default_factory=Statistics)


def differentiate(text: str, options: EngineOptions, known: dict[int, Carried] | None = None) -> EngineResult:
    """Replace every request in the module, level by level. Raises Failure where one cannot be answered. `known`: what
    was found of the functions of each level, by its number, when the same module was differentiated before."""
    known = {} if known is None else known
    statistics = Statistics()
    rules = RuleTable.load(options.rules_files)
    callers: dict[str, None] = {}  # functions that held the requests answered so far
    versioned: dict[int, None] = {}  # rounds whose functions have their versions
    listed: dict[str, None] = {}  # functions whose lists are made in memory in the level's text
    while True:
        level = Level.of(text, statistics.rounds)
        if not level.calls:
            made = _text_without_requests(level, options, callers)
            return EngineResult(
                restore_printers(restore_allocators(made)), UNSEEN_CODE in level.module.functions, statistics
            )
        carried = known.setdefault(level.number, Carried())
        if carried.lists.keys() - listed.keys():
            listed = dict(carried.lists)
            text = with_lists(level.text, listed)
            continue
        statistics.rounds += 1
        if statistics.rounds > MOST_ROUNDS:
            raise Failure("EZ0110", "requests nested too deeply, or one that reaches itself", level.calls[0][1])
        preparation = Preparation(level.module, rules, options, carried.ended)
        reduced = preparation.reduced(level.calls)
        if reduced is not None:
            text = reduced
            continue
        if statistics.rounds not in versioned:
            versioned[statistics.rounds] = None
            copied = preparation.with_versions(level.calls)
            if copied is not None:
                text = copied
                statistics.rounds -= 1
                continue
        callers.update((caller.name, None) for caller, _ in level.calls)
        innermost = preparation.innermost(level.calls)
        engine = Engine(level.module, rules, options, innermost, level.number)
        carried.give(engine.analyses)
        try:
            audited = engine.answer()
        except Opened as opened:
            carried.keep(engine.analyses, [f for call in opened.calls if (f := function_of(call)) is not None])
            carried.ended.update((innermost.normalizer.open_calls[call], None) for call in opened.calls)
            statistics.rounds -= 1
            continue
        except Untold:
            carried.keep(engine.analyses)
            carried.looks_at_integers = True
            statistics.rounds -= 1
            continue
        except Listed as of_call:
            if of_call.names.keys() <= carried.lists.keys():
                raise of_call.failure from None
            carried.put_lists(of_call.names)
            statistics.rounds -= 1
            continue
        except Failure:
            carried.keep(engine.analyses)
            raise
        if options.report is not None and engine.report is not None:
            options.report(engine.report.finished())
        statistics.requests += len(innermost.requests)
        statistics.audit += audited.seconds
        statistics.too_large += audited.too_large
        statistics.derivatives += len(engine.registry.known)
        listed = {}
        text = write_module(level.module)
        if find_request_calls(read_module(text)):
            text = between_levels(text)


def _text_without_requests(level: Level, options: EngineOptions, callers: dict[str, None]) -> str:
    """The text of the last level, which has no requests left."""
    changed = make_inactive_calls(level.module)
    if options.strip_attributes and level.number:
        strip_module(level.module, whole=level.number > 1, callers=callers)
        changed = True
    return write_module(level.module) if changed else level.text


def with_lists(text: str, names: Mapping[str, None]) -> str:
    """The module with the variable arguments of these functions in memory, or in registers if LLVM sees their use."""
    module = read_module(text)
    debug = DebugInformation(module, wanted=True)
    make_lists(module, list(names), debug.lines)
    debug.complete_subprograms()
    return loops_made(between_levels(keep_loops(write_module(module))))


def between_levels(text: str) -> str:
    """Clean up after one level, so that the next does not differentiate allocas that could be registers. The text may
    be a part of the program (incremental/partition.py): code that is not in it may set variables that only it names."""
    linkage: dict[str, str] = {}

    def opened(variable: re.Match[str]) -> str:
        linkage[variable["name"]] = variable["linkage"]
        return f"{variable['name']} = hidden{variable['rest']}"

    def closed(variable: re.Match[str]) -> str:
        return f"{variable['name']} = {linkage.get(variable['name'], variable['linkage'])}{variable['rest']}"

    module = llvm.parse(arrays_hidden(_VARIABLE.sub(opened, text)))
    llvm.prepare(module)
    return _VARIABLE.sub(closed, arrays_kept(llvm.text_of(module)))
