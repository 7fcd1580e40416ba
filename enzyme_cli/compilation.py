# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Raw IR to code: the engine's pipeline with the command's options.

Imported only when something is differentiated; the native compiler is already running then, so that loading llvmlite
and the engine costs hardly any time of its own.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from enzyme_cli.cache import users_cache
from enzyme_cli.invocation import COVERAGE, Invocation
from enzyme_cli.isolation import Messages, apart
from enzyme_cli.progress import INTERVAL, Bar
from enzyme_cli.timing import counted, lap
from enzyme_cli.warnings import Warnings
from enzyme_frontends.c import ClangFrontend
from enzyme_frontends.jobs import Job
from enzyme_frontends.llvm_passes import passes_of
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.llvm.binding import OptimizeOptions
from enzyme_passes.pipeline import (
    Artifact,
    PipelineOptions,
    Stage,
    Timing,
    UnseenCode,
    compile_modules,
    load_engine,
)
from enzyme_passes.requests.mistakes import Warned
from enzyme_passes.support.dataclasses import dataclass, field

WARNED: Final = "warned"
"""The file that is made in the directory of a compilation where something was said of it."""


@dataclass(slots=True)
class Recorder:
    """Keeps the text after each stage: in files for --save-ir, and the first for the reproducer of a crash."""

    directory: Path | None
    texts: dict[Stage, str] = field(default_factory=dict)

    def __call__(self, stage: Stage, text: str) -> None:
        self.texts[stage] = text
        if self.directory is not None:
            self.directory.mkdir(parents=True, exist_ok=True)
            (self.directory / f"{stage}.ll").write_text(text)


def compile_jobs(
    jobs: Sequence[Job], invocation: Invocation, frontend: ClangFrontend, directory: Path, *, whole: bool = True
) -> bytes:
    """Wait for the front end's jobs and compile their modules, linked into one, to what the command asks for. Raises
    UnseenCode where that is not `whole` the program, and what is missing may be called."""
    return compile_raw(lambda: [job.result() for job in jobs], invocation, frontend, directory, whole=whole)


def compile_raw(
    modules: Callable[[], Sequence[bytes]],
    invocation: Invocation,
    frontend: ClangFrontend,
    directory: Path,
    *,
    whole: bool = True,
    entries: frozenset[str] | None = None,
    linked: str | None = None,
) -> bytes:
    """Likewise for modules of raw IR from elsewhere, asked for when the engine is there. `linked`: what they are linked
    to, if they are of several files."""
    watch = invocation.watch
    watch.begin("clang, and loading the engine")
    llvm.initialize()
    load_engine()
    sources = modules()
    watch.end()
    messages = Messages()
    timing = Timing(
        lambda stage, seconds: messages.send(lap(stage, seconds)),
        lambda what, number: messages.send(counted(what, number)),
    )
    recorder = Recorder(Path(invocation.own.save_ir) if invocation.own.save_ir is not None else None)
    units: list[dict[str, Any]] = []
    told = directory / "told.json"  # by the child, to the command
    told.unlink(missing_ok=True)
    options = PipelineOptions(
        optimize=optimize_options(invocation),
        rules_files=tuple(map(Path, invocation.own.rules_files)),
        fast_math=invocation.fast_math,
        debug=invocation.debug,
        verify=bool(os.environ.get("ENZCC_VERIFY")),
        strip_attributes=bool(os.environ.get("ENZCC_STRIP_ATTRIBUTES")),
        observe=recorder,
        store=users_cache(verbose=invocation.verbose),
        markers=invocation.own.markers,
        check=invocation.own.check,
        whole=whole,
        entries=entries,
        warn=lambda warned: _warn(warned, invocation, directory),
        outside=passes_of(frontend),
        report=units.append if invocation.is_told else None,
        profile=invocation.own.profile,
        counted_as=os.path.abspath(linked) if linked and not COVERAGE.isdisjoint(invocation.flags) else None,
    )

    def work() -> bytes:
        try:
            return differentiated()
        except UnseenCode:
            return b""  # of no use: the process that asks sees no exceptions of this one but failures

    def differentiated() -> bytes:
        if _is_for_clang(invocation, frontend):
            code = _finish_by_clang(sources, invocation, frontend, options, timing, directory)
        else:
            code = compile_modules(sources, artifact(invocation), options, timing)
        if units:
            told.write_text(json.dumps(units))
        return code

    with Bar(watch, as_json=invocation.own.diagnostics_json) as bar:

        def attend() -> None:
            messages.receive(watch.hear, bar.tick, INTERVAL)

        if os.environ.get("ENZCC_DEBUG"):
            code = work()
            attend()
        else:
            code = apart(work, lambda: recorder.texts.get("raw"), attend)
    if not code:
        raise UnseenCode
    if told.exists():
        invocation.told.append(told.read_text())
        told.unlink()
    if invocation.verbose:
        watch.say_differentiated()
    return code


def _warn(warned: Warned, invocation: Invocation, directory: Path) -> None:
    """Show a warning; raises its failure where it is an error."""
    severity = Warnings.of(invocation.own.warnings, invocation.flags).severity(warned.name)
    if severity == "off":
        return
    failure = warned.failure
    if severity == "error":
        failure.notes = (*failure.notes, f"-Werror,-Wenzyme-{warned.name}")
        raise failure
    from enzyme_cli.render import report_warning
    from enzyme_passes.llvm.locations import diagnose

    (directory / WARNED).touch()
    said = diagnose(failure)._replace(severity="warning", code=f"enzyme-{warned.name}")
    report_warning(said, as_json=invocation.own.diagnostics_json, stream=invocation.log)


def _is_for_clang(invocation: Invocation, frontend: ClangFrontend) -> bool:
    """Whether clang has to finish the compilation. An older one than our LLVM cannot, and does not if the options are
    not important."""
    if invocation.emit_llvm:
        return False
    readable = frontend.clang.major >= llvm.MAJOR
    return bool(invocation.clang_backend_flags if readable else invocation.clang_backend_needed)


def _finish_by_clang(
    sources: Sequence[bytes],
    invocation: Invocation,
    frontend: ClangFrontend,
    options: PipelineOptions,
    timing: Timing,
    directory: Path,
) -> bytes:
    """Sanitizers, profiles, sections: passes and switches that only clang has, on the optimized module."""
    bitcode, output = directory / "derived.bc", directory / "derived.o"
    bitcode.write_bytes(compile_modules(sources, "bitcode", options, timing))
    action = "-S" if invocation.action == "assembly" else "-c"
    flags = [flag for flag in invocation.flags if not flag.startswith(("-flto", "-ffat-lto"))]
    frontend.compile_ir(bitcode, output, [*flags, action])
    timing.lap("clang")
    return output.read_bytes()


def artifact(invocation: Invocation) -> Artifact:
    """What kind of output the command asks for."""
    match invocation.action, invocation.emit_llvm:
        case "assembly", True:
            return "text"
        case "assembly", False:
            return "assembly"
        case "object", True:
            return "bitcode"
        case _:
            return "object"


def optimize_options(invocation: Invocation) -> OptimizeOptions:
    """The user's -O and -f switches, with clang's defaults: vectorizers from -O2 on and not for -Oz."""
    vectorize = invocation.level >= 2 and invocation.level_letter != "z"
    return OptimizeOptions(
        level=invocation.level,
        vectorize_loops=invocation.switched("vectorize", invocation.switched("tree-vectorize", vectorize)),
        vectorize_straight_line=invocation.switched("slp-vectorize", vectorize),
        unroll=invocation.switched("unroll-loops", invocation.level >= 2),
    )
