# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From raw IR to machine code, one line a stage.

    bitcode -> link -> preprocess -> prepare (LLVM) -> differentiate -> finish -> verify -> optimize (LLVM) -> emit

Data moves one way: text between our stages and LLVM's, no stage reaches back.
"""

from __future__ import annotations

import hashlib
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from enzyme_passes.ir.instructions import Call, Invoke
from enzyme_passes.ir.reader import body, read_module
from enzyme_passes.ir.text import without_locations
from enzyme_passes.languages import called_once, openmp_tasks, sorting
from enzyme_passes.languages import prepare as preprocess
from enzyme_passes.languages.anonymous_mappings import with_allocators
from enzyme_passes.languages.fortran import declared_types as fortran_declared
from enzyme_passes.languages.fortran import derived_types as fortran_types
from enzyme_passes.languages.fortran import descriptors as fortran_descriptors
from enzyme_passes.languages.fortran import parameters as fortran_parameters
from enzyme_passes.languages.fortran import runtime as fortran_runtime
from enzyme_passes.languages.fortran import variables as fortran_variables
from enzyme_passes.languages.member_functions import with_callees
from enzyme_passes.languages.rust import swap_loops
from enzyme_passes.languages.variable_aliases import without_variable_aliases
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.llvm.binding import OptimizeOptions
from enzyme_passes.llvm.coverage import counted_as
from enzyme_passes.rules import sparse
from enzyme_passes.rules.linear_algebra import calls as linear_algebra
from enzyme_passes.support.dataclasses import dataclass, field
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.support.patterns import pattern

if TYPE_CHECKING:
    from enzyme_passes.incremental.cache import Store
    from enzyme_passes.requests.mistakes import Warned

Artifact = Literal["object", "assembly", "bitcode", "text"]
Stage = Literal["raw", "prepared", "derived", "final"]


@dataclass(frozen=True, slots=True)
class PipelineOptions:
    """What is wanted of one module. `debug` keeps debug information in the output; `verify` checks our own IR
    between the engine's stages; `strip_attributes` leaves out what derivatives promise to LLVM; `observe` is shown the
    module's text after each stage; `store` keeps derivatives; `markers` are what every request has; `warn` hears of
    what is likely to be a mistake; `check`: the program checks its derivatives, with these options.
    `report` is given what was decided of the derivatives of each part and level (engine/report.py). `profile`: the
    program counts what these do.
    `whole`: no other file has code that a pointer here may lead to; else it is UnseenCode where that matters.
    `outside`: an LLVM for large modules. `counted_as`: what the files of coverage of a link's module are called.
    `entries`: the functions of a program that other files may call, where these put no functions of it into members of
    structs; None: they may do anything."""

    optimize: OptimizeOptions = OptimizeOptions()
    rules_files: tuple[Path, ...] = ()
    fast_math: bool = False
    debug: bool = False
    verify: bool = False
    strip_attributes: bool = False
    observe: Callable[[Stage, str], None] | None = None
    store: Store | None = None
    markers: tuple[str, ...] = ()
    warn: Callable[[Warned], None] = lambda _: None
    check: str | None = None
    whole: bool = True
    report: Callable[[dict[str, Any]], None] | None = None
    profile: bool = False
    counted_as: str | None = None
    entries: frozenset[str] | None = None
    outside: llvm.OutsideLLVM | None = None


class UnseenCode(Exception):
    """Differentiated code calls through a pointer that files which are not here may set."""


@dataclass(slots=True)
class Timing:
    """Tells, when a stage is over, of the seconds spent on it; and of counts."""

    lapped: Callable[[str, float], None] = lambda _stage, _seconds: None
    counted: Callable[[str, int], None] = lambda _what, _number: None
    since: float = field(default_factory=time.perf_counter)

    def lap(self, stage: str, behind: float = 0) -> None:
        """A stage is over, and was `behind` seconds ago."""
        now = time.perf_counter() - behind
        self.lapped(stage, now - self.since)
        self.since = now

    def count(self, what: str, number: int) -> None:
        self.counted(what, number)


def load_engine() -> None:
    """Import what differentiation needs, while there is something else to wait for."""
    import enzyme_passes.incremental.cache  # noqa: F401


def differentiate_modules(sources: Sequence[bytes | str], options: PipelineOptions, timing: Timing) -> str:
    """Raw IR of one program's sources in; one module's text out, every request replaced, not yet optimized.

    Raises Failure for what cannot be differentiated, UnseenCode for what has to wait for the `whole` program.
    """
    from enzyme_passes.checking.memory_watch import with_watched_copies
    from enzyme_passes.engine.options import EngineOptions
    from enzyme_passes.incremental.cache import derive
    from enzyme_passes.profiling.counting import with_profiles
    from enzyme_passes.requests import mistakes

    raw = llvm.text_of(llvm.link(sources))
    _observe(options, "raw", raw)
    timing.lap("link")
    if not options.whole and linear_algebra.may_be_of_program(raw):
        raise UnseenCode
    plain = prepare_text(raw, options.outside)
    prepared = _noted(plain, options)
    _observe(options, "prepared", prepared)
    timing.lap("prepare")
    mistakes.examine(prepared, options.warn)
    engine = EngineOptions(
        rules_files=options.rules_files,
        fast_math=options.fast_math,
        verify=options.verify,
        debug=options.debug,
        strip_attributes=options.strip_attributes,
        markers=options.markers,
        check=options.check,
        report=options.report,
        profile=hashlib.sha256(raw.encode("utf-8", "surrogateescape")).hexdigest()[:16] if options.profile else None,
    )
    try:
        made = derive(prepared, engine, options.store)
    except Failure as failure:
        copied = _copied(plain, options) if failure.code.startswith(_OF_TYPES) else None
        if copied is None:
            raise
        try:
            made = derive(copied, engine, options.store, located=False)
        except Failure:
            raise failure from None  # the first one is shown
    counts = made.counts
    derived = with_profiles(with_watched_copies(made.text))
    timing.lap("differentiate", counts.audit)
    timing.lap("audit")
    timing.count("requests", counts.requests)
    timing.count("parts", counts.parts)
    timing.count("cached parts", counts.known)
    timing.count("derivatives", counts.derivatives)
    timing.count("partly audited functions", counts.too_large)
    timing.count("tape allocations", derived.count("call ptr @__enzcc_tape_reserve("))
    _observe(options, "derived", derived)
    if made.unseen_code and not options.whole:
        raise UnseenCode
    return derived


_OF_TYPES = "EZ03"


def _noted(text: str, options: PipelineOptions) -> str:
    """What is known of calls through members, where the program is there as a whole."""
    return text if options.entries is None else with_callees(text, options.entries)


def _copied(plain: str, options: PipelineOptions) -> str | None:
    """The program with functions that are given functions in copies; None: there are none."""
    from enzyme_passes.normalize.passed_functions import with_copies
    from enzyme_passes.rules.table import RuleTable

    rules = RuleTable.load(options.rules_files)
    copied = with_copies(plain, lambda name: rules.find(name) is not None)
    return None if copied is None else _noted(copied, options)


def prepare_text(raw: str, outside: llvm.OutsideLLVM | None = None) -> str:
    """Raw IR as any front end writes it, to the form that the engine reads."""
    text = preprocess.preprocess(sparse.with_rules(llvm.without_unknown_features(raw)))
    text = fortran_declared.with_declared_types(fortran_parameters.with_descriptor_parameters(text))
    text = fortran_descriptors.with_declarations(fortran_variables.with_variables_apart(text))
    text = linear_algebra.with_operations(fortran_types.with_type_code(text))
    module = llvm.parse(openmp_tasks.with_simple_tasks(sorting.with_sorts(called_once.with_direct_calls(text))))
    llvm.attach_containers(module)
    sorting.attach_sort(module)
    fortran_runtime.attach_runtime_code(module)
    text = fortran_types.without_inlining_marks(llvm.text_of(llvm.prepared(module, outside)))
    marked = swap_loops.mark_for_unrolling(text)
    if marked is not text:
        module = llvm.parse(marked)
        llvm.prepare(module)
        text = swap_loops.without_marks(llvm.text_of(module))
    return without_variable_aliases(with_allocators(linear_algebra.with_rules(preprocess.after_preparation(text))))


def finish_text(derived: str, options: PipelineOptions, timing: Timing) -> llvm.ModuleRef:
    """The module ready for optimization: verified, nothing left of the engine's aids or of requests."""
    text = linear_algebra.without_operations(preprocess.finish(derived))
    _check_requests(text)
    if options.counted_as is not None:
        text = counted_as(text, options.counted_as)
    if not options.debug:
        text = strip_debug(text)
    try:
        module = llvm.parse(text)
        llvm.verify(module)
    except (RuntimeError, Failure) as error:
        detail = str(error) if isinstance(error, RuntimeError) else "; ".join(error.notes)
        raise InvalidOutput(detail, text) from error
    timing.lap("verify")
    return module


def _check_requests(text: str) -> None:
    """Fail closed: a request that was not replaced is an error here, not an undefined symbol for the linker."""
    left = preprocess.leftover_request(text)
    if left is None:
        return
    module = read_module(text)
    users = [f for f in module.functions.values() if f.defined and left in f.source]
    calls = [i for f in users for b in body(f) for i in b.instructions if isinstance(i, (Call, Invoke))]
    raise Failure(
        "EZ0111",
        f"'{left}' is not a request that enzcc knows",
        next((c for c in calls if c.target is not None and c.target.name == left), None),
        helps=["a function of one's own should not have __enzyme_ in its name"],
    )


_UNITS = pattern(r"\n!llvm\.dbg\.cu = .*")
_VARIABLES = pattern(r",? !DIAssignID !\d+|^    #dbg_.*\n", re.MULTILINE)
_LOCATION = pattern(r"^(!\d+) = (?:distinct )?!DILocation\(", re.MULTILINE)
_PROPERTIES = pattern(r'^!\d+ = (?:distinct )?!\{(?:!\d+|!"llvm\.loop|!"enzcc\.loop).*\}$', re.MULTILINE)


def strip_debug(text: str) -> str:
    """Line tables that were there only for the engine's messages leave no trace in the output.

    The properties of loops, and those for what a pass makes of them, name their source lines too: LLVM would find debug
    information without its compile unit, and say so.
    """
    locations = frozenset(_LOCATION.findall(text))

    def without_lines(node: re.Match[str]) -> str:
        head, _, properties = node[0].partition("{")
        return f"{head}{{{', '.join(p for p in properties[:-1].split(', ') if p not in locations)}}}"

    text = without_locations(_UNITS.sub("", _PROPERTIES.sub(without_lines, text)))
    return _VARIABLES.sub("", text) if " !DIAssignID !" in text or "\n    #dbg_" in text else text


class InvalidOutput(Exception):
    """The engine's output does not verify: a mistake in enzcc."""

    def __init__(self, detail: str, text: str) -> None:
        super().__init__(f"the derived module is not valid IR: {detail.strip()}")
        self.text = text


def compile_modules(
    sources: Sequence[bytes | str], artifact: Artifact, options: PipelineOptions, timing: Timing
) -> bytes:
    """The whole way. The result is an object, assembly, bitcode, or text of IR."""
    derived = differentiate_modules(sources, options, timing)
    module = finish_text(derived, options, timing)
    module = llvm.optimized(module, options.optimize, options.outside)
    llvm.attach_runtime(module)
    timing.lap("optimize")
    if options.observe is not None:
        options.observe("final", llvm.text_of(module))
    code = emit(module, artifact, options.optimize.level, options.outside)
    timing.lap("emit")
    return code


def emit(module: llvm.ModuleRef, artifact: Artifact, level: int, outside: llvm.OutsideLLVM | None = None) -> bytes:
    match artifact:
        case "object":
            return llvm.emit_object(module, level, outside)
        case "assembly":
            return llvm.emit_assembly(module, level).encode()
        case "bitcode":
            return llvm.emit_bitcode(module)
        case "text":
            return llvm.text_of(module).encode()


def _observe(options: PipelineOptions, stage: Stage, text: str) -> None:
    if options.observe is not None:
        options.observe(stage, text)
