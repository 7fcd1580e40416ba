# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles one source to one object, which contains its IR beside the code.

    the file does not say `__enzyme_`   clang, once: its object, with the module before any optimization in a section
    .. but a macro or a header does     as below: the object asks for a symbol `__enzyme_...`
    the file does                       clang to raw IR, the engine from there to an object, with that IR in it
    .. but only the link can answer     clang, once: the object waits, still asking for `__enzyme_...`

Or to assembly, or to IR, which carry nothing. Every compilation comes through here: what is heavy is imported late.
"""

from __future__ import annotations

import os
import sys

from enzyme_cli.atomic_files import discard, is_writable, part_of
from enzyme_cli.invocation import FORTRAN, Input, Invocation
from enzyme_cli.linking import REQUEST, object_marks
from enzyme_frontends.base import CompileOptions, Dependencies, Source
from enzyme_frontends.native import NativeCompiler, colours, run, run_silently, show
from enzyme_frontends.toolchain import LOCATIONS
from enzyme_passes.support.diagnostics import Diagnosed, Failure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path
    from typing import Final
    from typing import NamedTuple as Record

    from enzyme_cli.object_cache import ObjectEntry
    from enzyme_frontends.c import ClangFrontend
else:
    from enzyme_passes.support import Record

SPELLINGS: Final = (REQUEST, b"<enzyme/enzyme>")
"""What in a source tells of requests: an entry point, or the header whose templates ask."""

_INCLUDE: Final = b'#include "'

EMBEDDING: Final = ("-Xclang", "-fembed-bitcode=bitcode")
NOT_VECTORIZED: Final = ("-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops")
"""For IR that a link differentiates, but that has been optimized already."""

NAMING: Final = ("c", "c++", "cpp-output", "c++-cpp-output")
"""Languages of which clang can keep the names of variables in the IR, for reports."""

NAMED_AFTER_OUTPUT: Final = (
    "-save-temps", "--save-temps", "-gsplit-dwarf", "-MJ", "--coverage", "-coverage", "-fprofile-arcs", "-dumpdir",
    "-ftest-coverage", "-ftime-trace", "-fstack-usage", "-fsave-optimization-record", "-frecord-command-line",
    "-frecord-gcc-switches", "-grecord", "-Wp,", "-working-directory", "-fproc-stat-report", "-foptimization-record",
    "-fcrash-diagnostics", "-serialize-diagnostics", "--serialize-diagnostics",
)  # fmt: skip
"""Options by which clang writes other files, or into the object, what the object is called."""

LARGE: Final = 32 << 10
"""Bytes of an object whose IR may be worth to be compressed."""

MENDABLE: Final = ("EZ0102", "EZ02", "EZ03", "EZ04", "EZ05")
"""Failures that may have their reason in code which is not there."""


# Sources -------------------------------------------------------------------------------------------------------------


def read(given: Input) -> Source:
    """The source; standard input is read now, since it can be read only once."""
    assert given.language is not None
    return Source(given.path, given.language, sys.stdin.buffer.read() if given.path == "-" else None)


def spelled(source: Source) -> bool:
    """Whether the file itself says `__enzyme_`. Bitcode holds the names of its symbols as plain bytes."""
    text = _text(source)
    if source.language == FORTRAN:
        from enzyme_frontends.flang import asks

        return asks(text)
    return any(spelling in text for spelling in SPELLINGS)


def likely(source: Source, flags: Sequence[str]) -> bool:
    """As `spelled`, and for the headers that it includes from beside it or from an -I. A guess, without a preprocessor:
    a branch that is not taken counts, and a header's headers do not."""
    return spelled(source) or any(REQUEST in _contents(f) for f in _included(source, flags) if os.path.isfile(f))


def _included(source: Source, flags: Sequence[str]) -> Iterator[str]:
    pairs = zip(flags, (*flags[1:], ""), strict=False)
    directories = [
        os.path.dirname(source.path),
        *(flag[2:] or following for flag, following in pairs if flag[:2] == "-I"),
    ]
    for line in _text(source).split(b"\n"):
        if _INCLUDE in line and line.count(b'"') > 1:
            name = os.fsdecode(line.split(b'"')[1])
            yield from (os.path.join(directory, name) for directory in directories)


def mentions(source: Source, invocation: Invocation, native: NativeCompiler) -> bool:
    """As `spelled`, and for its headers and macros after a run of the preprocessor."""
    return spelled(source) or frontend_of(native).mentions_requests(source, compile_options(invocation, None))


def _text(source: Source) -> bytes:
    return source.text if source.text is not None else _contents(source.path)


def _contents(path: str) -> bytes:
    """Nothing where the file cannot be read: clang says so, in its own words."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""


def compile_options(invocation: Invocation, output: str | None, *, quiet: bool = False) -> CompileOptions:
    """`output` is where the source's object goes, None if it is linked at once."""
    dependencies = None
    if "-MD" in invocation.flags or "-MMD" in invocation.flags:
        target = output or invocation.output or "a.out"
        file = None if "-MF" in invocation.flags else os.path.splitext(target)[0] + ".d"
        named = "-MT" in invocation.flags or "-MQ" in invocation.flags
        dependencies = Dependencies(file, None if named else target)
    flags = invocation.raw_ir_flags
    if invocation.is_told and any(i.language in NAMING for i in invocation.inputs):
        flags = (*flags, "-fno-discard-value-names")
    return CompileOptions(flags, invocation.level, invocation.debug, dependencies, quiet)


def frontend_of(native: NativeCompiler) -> ClangFrontend:
    if native.fortran:
        from enzyme_frontends.fortran import FlangFrontend

        return FlangFrontend(*native)
    from enzyme_frontends.c import ClangFrontend

    return ClangFrontend(*native)


# Compiling -----------------------------------------------------------------------------------------------------------


class Compilation(Record):
    """One source of a command, to its object, assembly or IR; `fortran.FortranCompilation` where flang compiles."""

    invocation: Invocation
    native: NativeCompiler
    source: Source
    given: Input

    def run(self) -> int:
        if self.invocation.own.waits and self.invocation.may_wait:
            return self.wait("--wait-for-link")
        if spelled(self.source):
            return self.differentiate(quiet=False)
        if not self.to_a_file and mentions(self.source, self.invocation, self.native):
            return self.differentiate(quiet=False)
        status = self.compile_natively((), quiet=False)
        if status == 0 and self.to_a_file and _asks(self.output):
            discard(self.output)  # it would be taken for the answer, should the command be killed
            return self.differentiate(quiet=True)
        return status

    @property
    def output(self) -> str:
        return self.invocation.output_of(self.given)

    @property
    def to_a_file(self) -> bool:
        """Not to standard output, nor to /dev/null."""
        return self.output != "-" and (os.path.isfile(self.output) or not os.path.exists(self.output))

    @property
    def embeds(self) -> bool:
        return self.invocation.embeds and self.to_a_file

    # By clang --------------------------------------------------------------------------------------------------------

    def compile_natively(self, flags: Sequence[str], *, quiet: bool) -> int:
        """What clang makes of the source, with the IR in it if it is an object. `quiet`: what clang says has been
        shown, and rules for make have been written."""
        if not self.embeds:
            return status_of(run([*self.command(quiet=quiet), *flags], self.source.text))
        if _uses_attributes(self.source):
            return self.compile_rewritten(flags, quiet=quiet)
        from enzyme_frontends import headers

        listed = headers.open_list()
        part = self.part()
        given = [*self.command(quiet=quiet), *flags, *self._embedding(), *headers.flags(listed)]
        if part != self.output:
            given += ["-o", part, *([] if quiet else self._make_rules())]
        try:
            status, said = run_silently([*given, *colours(self.invocation.flags)], self.source.text)
            if any(
                map(_uses_attributes, headers.users(headers.names(listed)))
            ):  # of which clang says that it does not know them
                return self.compile_rewritten(flags, quiet=quiet)
            show(said)
            if status == 0:
                _mark(part)
            return self.placed(part, status)
        finally:
            if part != self.output:
                discard(part)

    def compile_rewritten(self, flags: Sequence[str], *, quiet: bool) -> int:
        """By clang from the preprocessed text, in which Enzyme's attributes are what clang keeps in the IR."""
        from enzyme_frontends.c import unused_allowed, without_dependency_flags

        options = compile_options(self.invocation, self.output, quiet=quiet)
        rewritten = frontend_of(self.native).rewritten(self.source, options)
        command = [*self.native.compiler, *unused_allowed([*without_dependency_flags(self.invocation.flags), *flags])]
        part = self.part()
        command += [*(["-w"] if quiet else []), *self._embedding(), "-c", "-o", part]
        try:
            status = run([*command, "-x", rewritten.language, rewritten.path], rewritten.text)
            if status == 0:
                _mark(part)
            return self.placed(part, status)
        finally:
            if part != self.output:
                discard(part)

    # A build that is killed leaves no object whose IR is not marked: an archive of such may have no index.

    def part(self) -> str:
        """Where clang writes the object: beside its place. In its place where it names other files after it."""
        named = any(f.startswith(NAMED_AFTER_OUTPUT) for f in self.invocation.flags)
        return self.output if named or not is_writable(self.output) else part_of(self.output)

    def _make_rules(self) -> list[str]:
        """What tells clang of the object's name, where rules for make are wanted."""
        wanted = compile_options(self.invocation, self.output).dependencies
        if wanted is None:
            return []
        file = ["-MF", wanted.file] if wanted.file is not None else []
        return [*file, *(["-MQ", wanted.target] if wanted.target is not None else [])]

    def placed(self, part: str, status: int) -> int:
        """The finished object in its place; an older one is gone where clang failed, as by clang itself."""
        if part != self.output:
            if status == 0 and os.path.exists(part):
                os.replace(part, self.output)
            elif os.path.isfile(self.output):
                discard(self.output)
        return status_of(status)

    def command(self, *, quiet: bool) -> list[str]:
        """clang's command, with this one of the sources."""
        drop = {i.position for i in self.invocation.inputs if i is not self.given}
        arguments = [a for position, a in enumerate(self.invocation.arguments) if position not in drop]
        if quiet:
            from enzyme_frontends.c import without_dependency_flags

            arguments = [*without_dependency_flags(arguments), "-w"]
        return [*self.native.compiler, *arguments]

    def _embedding(self) -> list[str]:
        return [*EMBEDDING, *(LOCATIONS if self.invocation.locations_missing else ())]

    # By the engine ---------------------------------------------------------------------------------------------------

    def differentiate(self, *, quiet: bool) -> int:
        """The engine's object, assembly or IR; clang's where the requests wait for the link. From the cache, if the
        same command made it before. `quiet` as in `compile_natively`."""
        entry = None if quiet else self.entry()
        if entry is not None and entry.give_back():
            return 0
        from enzyme_cli.outputs import workspace

        with workspace() as directory:
            status, read = self._differentiate(directory, quiet=quiet)
        if entry is not None and status == 0 and read:
            entry.keep([*read, *self.invocation.own.rules_files])
        return status

    def entry(self) -> ObjectEntry | None:
        """The command's place in the cache. None if it has none: it asks for more than an object, or reads standard
        input or temporary files."""
        own = self.invocation.own
        asked = (
            own.save_ir,
            own.time_report,
            own.report,
            own.exports,
            own.header,
            self.invocation.remarks,
            self.invocation.record,
        )
        if any(asked) or self.invocation.log is not None or self.invocation.verbose or self.native.stays:
            return None
        if self.source.text is not None or not self.to_a_file:
            return None
        from enzyme_cli.invocation import pairs
        from enzyme_cli.object_cache import entry_of

        options = pairs(self.invocation.arguments)
        made = [self.output]
        rules = compile_options(self.invocation, self.output).dependencies
        if rules is not None:
            named = [option[-1] for option in options if option[0] == "-MF"]
            made.append(named[-1] if named else rules.file or "")
        said = [self.source.language, *(str(getattr(own, name)) for name in own._fields)]
        return entry_of(self.command(quiet=False), options, made, said)

    def _differentiate(self, directory: Path, *, quiet: bool) -> tuple[int, Sequence[str]]:
        """The status; and the files of which the object was made, if they are known and nothing was said."""
        from enzyme_cli.outputs import write_output

        frontend = frontend_of(self.native)
        job = frontend.raw_ir(self.source, compile_options(self.invocation, self.output, quiet=quiet), directory)
        from enzyme_cli.compilation import WARNED, compile_jobs  # while clang runs
        from enzyme_passes.pipeline import UnseenCode

        def read() -> Sequence[str]:
            return () if (directory / WARNED).exists() else job.read

        whole = not self.invocation.may_wait
        told = len(self.invocation.told)
        try:
            code = compile_jobs([job], self.invocation, frontend, directory, whole=whole)
        except UnseenCode:
            return self.wait("other files may have code that it calls"), read()
        except (Failure, Diagnosed) as failure:
            code_of_failure = failure.diagnostic.code if isinstance(failure, Diagnosed) else failure.code
            lacking = [] if whole or not code_of_failure.startswith(MENDABLE) else _lacking(job.result())
            if not lacking:
                raise
        else:
            lacking = [] if whole or not _has_replaceable(job.result()) else _lacking(job.result())
        if lacking:
            del self.invocation.told[told:]  # the link's report has it
            return self.wait(f"another file may define {', '.join(lacking)}"), read()
        if self.embeds and code.startswith(b"\x7fELF"):
            from enzyme_cli.linking import elf
            from enzyme_cli.linking.packed_ir import packed

            code = elf.with_section(code, elf.IR_SECTION, packed(job.result()), excluded=True)
        write_output(self.output, code)
        return 0, read()

    def wait(self, reason: str) -> int:
        """An object that still asks, for the link to answer."""
        from enzyme_frontends.c import library_code

        if self.invocation.verbose:
            print(f"enzcc: note: a request in {self.given.path} waits for the link: {reason}", file=sys.stderr)
        flags = [*library_code(self.invocation.flags, self.source), *(() if self.embeds else NOT_VECTORIZED)]
        return self.compile_natively(flags, quiet=True)


def _mark(made: str) -> None:
    """What is done to the IR that clang has put into an object."""
    if object_marks.mark_ir(made) and os.path.getsize(made) >= LARGE:
        from enzyme_cli.linking.packed_ir import pack_object

        pack_object(made)


def _has_replaceable(module: bytes) -> bool:
    """Whether another file may bring a stronger definition of something, so that even what was answered is in doubt."""
    from enzyme_cli.linking.bitcode import symbols_of

    return any(s.defined and s.weak and not s.grouped and not s.common for s in symbols_of(module) or ())


def _lacking(module: bytes) -> list[str]:
    """The functions that the requests of a module need, and that other files may have."""
    from enzyme_passes.whole_program import missing

    found = missing(module)
    names = [f"'{name}'" for name in dict.fromkeys((*found.asked, *found.reached, *found.replaceable))]
    return [*names, *(["what a pointer leads to"] if found.through_pointers else [])]


def _asks(output: str) -> bool:
    """Whether a compiled file asks for a request. Bitcode and assembly spell symbols out; objects have a table."""
    if not object_marks.may_ask(output):
        return False
    from enzyme_cli.linking import elf

    data = elf.mapped(output)
    return bool(elf.undefined_requests(data)) if elf.is_elf(data) else elf.find(data, elf.REQUEST)


def _uses_attributes(file: Source | str) -> bool:
    """Whether a file uses Enzyme's attributes, which clang drops."""
    if b"enzyme" not in (_contents(file) if isinstance(file, str) else _text(file)):
        return False
    from enzyme_frontends.attributes import mentions_attributes

    return mentions_attributes(file)


def status_of(status: int) -> int:
    """Of the command, where that of the compiler is negative: a signal ended it."""
    return 1 if status < 0 else status
