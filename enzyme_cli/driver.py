# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`enzcc`, `enzc++`, `enzfc`: drop-in compilers.

    argv -> Invocation -> front end (native compiler) -> raw IR -> pipeline -> object -> native link
                          `objects.py`, a source at a time

A command that holds no request, or asks for nothing that a request could change, goes to the native compiler as it
is. This module starts fast: the engine, llvmlite, rich, and what takes long to import of Python's own library, are
imported where it is known that they are needed (`tests/driver/test_start.py` counts).
"""

from __future__ import annotations

import gc
import os
import sys
from itertools import pairwise

from enzyme_cli.atomic_files import denied
from enzyme_cli.invocation import FORTRAN, Input, Invocation, parse
from enzyme_cli.linking import REQUEST
from enzyme_cli.linking.object_marks import may_ask
from enzyme_cli.objects import Compilation, compile_options, frontend_of, likely, mentions, read
from enzyme_cli.signals import Ended, Listening, end_by
from enzyme_frontends.base import CompilerFailed, Source
from enzyme_frontends.native import NativeCompiler, asked_colour, become, colours, run, run_silently, show
from enzyme_frontends.toolchain import find_clang
from enzyme_passes.support.diagnostics import Diagnosed, Diagnostic, Failure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import NoReturn, TextIO


def enzcc() -> NoReturn:
    """The C compiler, and that of any language by suffix or --lang."""
    _run_once(cxx=False)


def enzcxx() -> NoReturn:
    """The C++ compiler."""
    _run_once(cxx=True)


def enzfc() -> NoReturn:
    """The Fortran compiler."""
    _run_once(cxx=False, fortran=True)


def _run_once(*, cxx: bool, fortran: bool = False) -> NoReturn:
    gc.disable()  # nearly all that is loaded and made lives to the end, which is soon
    status = main(sys.argv[1:], cxx=cxx, fortran=fortran)
    try:
        for stream in (sys.stdout, sys.stderr):
            if stream is not None:
                stream.flush()
    except OSError:
        status = status or 1  # who was to read it has gone
    os._exit(status)  # taking all apart would take longer than a small file's compilation


def main(argv: Sequence[str], *, cxx: bool, fortran: bool = False) -> int:
    """Run one command; the exit status. Coded errors are shown and give 1."""
    style = _style(argv)
    as_sarif, as_json = style == "sarif", style in ("sarif", "json")
    log = None
    if as_sarif:
        from enzyme_cli.sarif import new_log

        log = new_log()
    invocation: Invocation | None = None
    try:
        with Listening():
            invocation = parse(argv, FORTRAN if fortran else "c++" if cxx else "c")
            if log is not None:
                invocation = invocation._replace(log=log)
            native = _native(invocation, cxx=cxx, fortran=fortran)
            _check(invocation)
            status = _run_all(invocation, native)
            if invocation.own.report is not None and status == 0:
                _report(invocation)
            if invocation.told and status == 0 and invocation.remarks:
                from enzyme_cli.reporting.remarks import show

                show(invocation)
            if invocation.told and status == 0 and invocation.record is not None:
                from enzyme_cli.reporting.remarks import record

                record(invocation, invocation.record)
            if invocation.own.time_report:
                invocation.watch.report()
            return status
    except Ended as ended:
        return end_by(ended.number)
    except Exception as error:
        if os.environ.get("ENZCC_DEBUG") and not isinstance(error, Failure | Diagnosed):
            raise
        command = ["enzfc" if fortran else "enzc++" if cxx else "enzcc", *argv]
        quiet = _has_said(error) and not as_json
        _fail(_explained(error, command), invocation, as_json=as_json, log=log, quiet=quiet)
        return error.status if isinstance(error, CompilerFailed) else 1
    finally:
        if log is not None and (invocation is None or invocation.action != "pass"):
            from enzyme_cli.sarif import write

            write(log)


def _style(argv: Sequence[str]) -> str:
    """The last --diagnostics-format, whether or not the command can be understood."""
    style = ""
    for word, following in pairwise([*argv, ""]):
        if word == "--diagnostics-format":
            style = following
        elif word.startswith("--diagnostics-format="):
            style = word.partition("=")[2]
    return style


def _report(invocation: Invocation) -> None:
    """--report: what was told of all derivatives of the command."""
    if not invocation.told:
        return  # it had none, as most of a build's have not
    import json

    from enzyme_cli.reporting.document import write

    assert invocation.own.report is not None
    outputs = [invocation.output_of(s) for s in (*invocation.sources, *invocation.foreign)]
    made = invocation.output or "a.out" if invocation.action == "link" else outputs[0] if outputs else "report"
    write(invocation.own.report, made, [unit for text in invocation.told for unit in json.loads(text)])


def _native(invocation: Invocation, *, cxx: bool, fortran: bool) -> NativeCompiler:
    """The compiler in whose place the command is."""
    if fortran:
        from enzyme_frontends.flang import find_flang

        return NativeCompiler(find_flang(), fortran=True, given=tuple(invocation.arguments))
    cxx = cxx or invocation.own.language == "c++"
    return NativeCompiler(find_clang(), cxx, invocation.has_cxx, given=tuple(invocation.arguments))


def _run_all(invocation: Invocation, native: NativeCompiler) -> int:
    if not (invocation.foreign or invocation.links_foreign) or "-###" in invocation.arguments:
        return _run(invocation, native)
    from enzyme_cli.outputs import workspace
    from enzyme_cli.translation import translated

    with workspace() as directory:
        invocation, native = translated(invocation, native, directory)
        return _run(invocation, native) if invocation.inputs else 0


def _run(invocation: Invocation, native: NativeCompiler) -> int:
    if invocation.action == "pass":
        if len(invocation.original) == 1 and invocation.original[0] in ("--version", "--help", "-help"):
            from enzyme_cli.about import answer

            return answer(invocation.original[0], native)
        if "-###" in invocation.arguments:
            from enzyme_cli.dry_run import show

            if show(invocation, native, FORTRAN if native.fortran else "c++" if native.cxx else "c"):
                return 0
        return _pass_through(invocation, native)
    linking = invocation.action == "link"
    if invocation.own.exports and invocation.sources and (linking or _has_places(invocation)):
        from enzyme_cli.exporting import export

        return export(invocation, native)
    if linking:
        return _run_link(invocation, native)
    if not _has_places(invocation):
        return _pass_through(invocation, native)  # clang says what is wrong with it
    sources = [read(source) for source in invocation.sources]
    made = []
    others = [i for i in invocation.inputs if not i.is_source]
    if others:
        made.append(_compile_others(invocation, native))
        if not all(os.path.exists(i.path) for i in others):
            return made[0]  # clang has said so, and starts nothing then
    made += [_compile(invocation, native, *each) for each in zip(sources, invocation.sources, strict=True)]
    return next((status for status in made if status != 0), 0)


def _compile_others(invocation: Invocation, native: NativeCompiler) -> int:
    """Inputs of no language of ours: assembly becomes objects, and clang says what it thinks of all else."""
    sources = {i.position for i in invocation.sources}
    arguments = [a for position, a in enumerate(invocation.arguments) if position not in sources]
    status = run([*native.compiler, *arguments])
    return 1 if status < 0 else status


def _compile(invocation: Invocation, native: NativeCompiler, source: Source, given: Input) -> int:
    """One source to its output. As with clang, what is wrong with one of several does not keep the others back."""
    try:
        if native.fortran:
            from enzyme_cli.fortran import FortranCompilation

            return FortranCompilation(invocation, native, source, given).run()
        return Compilation(invocation, native, source, given).run()
    except (Failure, Diagnosed) as error:
        if len(invocation.sources) == 1:
            raise
        found = error.diagnostic if isinstance(error, Diagnosed) else _located(error)
        as_json = invocation.own.diagnostics_json
        quiet = _has_said(error) and not as_json
        return _fail(found, invocation, as_json=as_json, of=given, log=invocation.log, quiet=quiet)


def _has_places(invocation: Invocation) -> bool:
    """Whether each source has a file for what is made of it."""
    made = [i for i in invocation.inputs if not i.is_linked]
    return bool(invocation.sources) and (invocation.output is None or len(made) == 1)


def _run_link(invocation: Invocation, native: NativeCompiler) -> int:
    from enzyme_cli.linking.trivial_links import is_trivial

    sources = [read(source) for source in invocation.sources]
    asked = any(likely(source, invocation.flags) for source in sources)
    if not asked and is_trivial(invocation):
        status = _link_as_it_is(invocation, native, sources)
        if status is not None:
            return status
        asked = True
    from enzyme_cli.linking.inputs import is_shared
    from enzyme_cli.linking.step import asks, carries_ir, inputs_of, is_for_us, is_relocatable, link_all

    given = inputs_of(invocation)
    library = is_shared(invocation) or is_relocatable(invocation)
    for_us = asks(given) or is_for_us(invocation, given)
    if sources and not asked and not library and not for_us:
        status = _link_as_it_is(invocation, native, sources)
        if status is not None:
            return status
        asked = True
    carrying = (asked or is_shared(invocation)) and any(map(carries_ir, given))
    if asked and not carrying and not library:
        return _link(invocation, native, sources)
    if asked or for_us or (library and (carrying or sources)):
        return link_all(invocation, native, lambda one: _run(one, native))
    return _pass_through(invocation, native, sources)


# What the native compiler does alone ------------------------------------------------------------------------------


def _pass_through(invocation: Invocation, native: NativeCompiler, sources: Sequence[Source] = ()) -> int:
    """Become the native compiler."""
    inner = invocation.arguments[:1] in (("-cc1",), ("-cc1as",), ("-fc1",))
    program = native.plain if inner else native.compiler if invocation.sources else native.program
    command = [*program, *invocation.arguments]
    if invocation.action == "link":
        command += native.library_flags(invocation.arguments)
    text = next((s.text for s in sources if s.text is not None), None)
    sys.stdout.flush()
    if text is None and not native.stays:
        become(command)
    status = run(command, text)
    return 1 if status < 0 else status


def _link_as_it_is(invocation: Invocation, native: NativeCompiler, sources: Sequence[Source]) -> int | None:
    """Compile and link sources that do not look as if they asked; None if a macro or a header does all the same: then
    the linker misses a symbol, and what it says is not shown."""
    if not sources:
        return _pass_through(invocation, native)
    command = [*native.compiler, *invocation.arguments, *native.library_flags(invocation.arguments)]
    text = next((s.text for s in sources if s.text is not None), None)
    status, said = run_silently([*command, *colours(invocation.flags)], text)
    missed = REQUEST in said if status != 0 else may_ask(invocation.output or "a.out")
    if missed and any(mentions(s, invocation, native) for s in sources):
        return None
    show(said)
    return 1 if status < 0 else status


# What is differentiated --------------------------------------------------------------------------------------------


def _link(invocation: Invocation, native: NativeCompiler, sources: Sequence[Source]) -> int:
    """All sources of the command to one object, linked with the rest of the command in the first one's place."""
    from enzyme_cli.linking.dependencies import DependencyFile
    from enzyme_cli.linking.step import link, link_arguments
    from enzyme_cli.outputs import place_output, workspace

    frontend = frontend_of(native)
    with workspace() as directory:
        jobs = frontend.raw_irs(sources, compile_options(invocation, None), directory)
        from enzyme_cli.compilation import compile_raw  # while clang runs
        from enzyme_cli.linking.entries import entries_of
        from enzyme_cli.linking.rust_std import with_std

        combined, linked = directory / "differentiated.o", directory / "linked"
        words = [*invocation.arguments, *native.library_flags(invocation.arguments)]

        def modules() -> list[bytes]:
            return with_std([job.result() for job in jobs], words)

        entries = entries_of(invocation)
        made_of_several = (invocation.output or "a.out") if len(sources) > 1 else None
        combined.write_bytes(
            compile_raw(modules, invocation, frontend, directory, entries=entries, linked=made_of_several)
        )
        invocation.watch.begin("native link")
        objects = {given.position: str(combined) for given in invocation.sources}
        link(frontend, [*link_arguments(invocation, objects), "-o", str(linked)])
        place_output(linked, invocation.output or "a.out")
        DependencyFile(invocation.arguments, directory).finish(invocation.output or "a.out")
    return 0


# Errors ------------------------------------------------------------------------------------------------------------


def _check(invocation: Invocation) -> None:
    """Our own options, before anything runs."""
    for file in invocation.own.rules_files:
        if not os.path.isfile(file):
            raise Failure("EZ0804", f"there is no rules file {file}")
    for given in (*invocation.sources, *invocation.foreign):
        if given.path != "-" and not os.path.exists(given.path):
            raise Failure("EZ0804", f"there is no file {given.path}")
    if invocation.own.header is not None and not invocation.own.exports:
        raise Failure("EZ0804", "--emit-header needs --export-derivatives, which says of which functions")
    if any(given.path == invocation.own.header for given in invocation.inputs):
        raise Failure("EZ0804", f"--emit-header would write over {invocation.own.header}")
    if invocation.own.exports and not invocation.sources and invocation.inputs:
        raise Failure("EZ0804", "--export-derivatives needs the sources of the functions in the same command")
    if invocation.verbose and invocation.own.ignored:
        print(f"enzcc: note: ignored options of Enzyme: {' '.join(invocation.own.ignored)}", file=sys.stderr)
    if invocation.own.warnings and "-w" not in invocation.flags:
        from enzyme_cli.warnings import Warnings

        for option in Warnings.of(invocation.own.warnings, invocation.flags).unknown:
            print(f"enzcc: warning: unknown warning option '{option}'", file=sys.stderr)
    if invocation.own.plugins and invocation.action != "pass" and invocation.inputs:
        _warn_of_plugins(invocation)


def _warn_of_plugins(invocation: Invocation) -> None:
    """enzcc differentiates by itself: a build that was written for the real Enzyme should not think otherwise."""
    from enzyme_cli.warnings import Warnings

    severity = Warnings.of(invocation.own.warnings, invocation.flags).severity("plugin")
    if severity == "off":
        return
    name = os.path.basename(invocation.own.plugins[0])
    message = f"Enzyme's plugin {name} is not loaded: enzcc differentiates by itself"
    if severity == "error":
        raise Failure("EZ0811", f"{message} [-Werror,-Wenzyme-plugin]", helps=["leave it away"])
    from enzyme_cli.render import report_warning

    said = Diagnostic("warning", "enzyme-plugin", message)
    report_warning(said, as_json=invocation.own.diagnostics_json, stream=invocation.log)


def _located(failure: Failure) -> Diagnostic:
    from enzyme_passes.llvm.locations import diagnose

    return diagnose(failure)


def _explained(error: Exception, command: Sequence[str]) -> Diagnostic:
    """What to say of an error."""
    if isinstance(error, Diagnosed):
        return error.diagnostic
    if isinstance(error, OSError):
        error = denied(error) or error
    if isinstance(error, Failure):
        return _located(error)
    from enzyme_cli.reproducer import internal_error

    return internal_error(error, command)


def _has_said(error: Exception) -> bool:
    """Whether a compiler or linker ended with an error, and said why: nothing is to be added."""
    return isinstance(error, CompilerFailed) and error.has_said


def _fail(
    diagnostic: Diagnostic,
    invocation: Invocation | None,
    *,
    as_json: bool,
    of: Input | None = None,
    log: TextIO | None = None,
    quiet: bool = False,
) -> int:
    """Show the error and leave no output behind, or none `of` one source: a build tool would take an older one for the
    result."""
    from enzyme_cli.outputs import remove_output
    from enzyme_cli.render import report

    sources = [] if invocation is None else [*invocation.sources, *invocation.foreign] if of is None else [of]
    if invocation is not None and invocation.action != "pass" and sources:
        linked = [invocation.output or "a.out"]
        made = linked if invocation.action == "link" else [invocation.output_of(s) for s in sources]
        made += [invocation.own.header] if invocation.own.header is not None else []
        for output in made:
            if not any(i.path == output for i in invocation.inputs):  # a slip of the user's must not cost a source
                remove_output(output)
    if not quiet:
        said = asked_colour(invocation.flags) if invocation is not None else None
        report(diagnostic, as_json=as_json, stream=log, coloured=said)
    return 1
