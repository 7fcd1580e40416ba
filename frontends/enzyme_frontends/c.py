# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""C and C++ through clang.

Raw IR (`-O2 -Xclang -disable-llvm-passes`): clang emits TBAA and lifetimes as it does for -O2, at every level of the
user's, and no pass runs, so that nothing is inlined before custom rules are seen. Line tables are added where the
user did not ask for debug information; the driver takes them out again.

Enzyme's attributes are for its clang plugin (see `attributes`): where the source, or a header that clang says it read,
has any, the preprocessed text with each of them turned into an annotation is what gets compiled.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from enzyme_frontends import headers
from enzyme_frontends.attributes import annotate_attributes, mentions_attributes
from enzyme_frontends.base import CompileOptions, Source, compiler_failed
from enzyme_frontends.jobs import Job
from enzyme_frontends.native import NativeCompiler, colours, environment, run_silently, shortened, show
from enzyme_frontends.native import run as native_run
from enzyme_passes.support.diagnostics import Failure

if TYPE_CHECKING:
    import subprocess

PREPROCESSED = {"c": "cpp-output", "c++": "c++-cpp-output"}
WITH_ATTRIBUTES = frozenset((*PREPROCESSED, *PREPROCESSED.values()))


class ClangFrontend(NativeCompiler):
    """The native compiler with what differentiation asks of it."""

    def raw_ir(self, source: Source, options: CompileOptions, directory: Path) -> Job:
        """Start clang on `source`; see the module's head for how."""
        stem = Path(source.path).stem[:40] or "stdin"
        file, output = tempfile.mkstemp(prefix=f"{stem}-", suffix=".bc", dir=directory)  # where others make files, too
        os.close(file)
        read: list[str] = []
        return Job(lambda: self._raw_ir(source, options, Path(output), read), read=read)

    def raw_irs(self, sources: Sequence[Source], options: CompileOptions, directory: Path) -> list[Job]:
        """As `raw_ir`, for each of them."""
        return [self.raw_ir(source, options, directory) for source in sources]

    def raw_ir_command(self, source: Source, options: CompileOptions, output: Path) -> list[str]:
        """The command for clang, of a source that uses none of Enzyme's attributes."""
        command = self._to_raw_ir(options, output)
        if source.language not in WITH_ATTRIBUTES:
            return [*self.compiler, *without_dependency_flags(options.flags), *command, *named(source)]
        flags = [*library_code(options.flags, source), *options.flags, *dependency_flags(options)]
        return [*self.compiler, *flags, *command, *named(source)]

    @staticmethod
    def _to_raw_ir(options: CompileOptions, output: Path) -> list[str]:
        command = raised_level(options)
        command += [] if options.debug else ["-gline-tables-only"]
        command += ["-w"] if options.quiet else []
        return [*command, "-Xclang", "-disable-llvm-passes", "-emit-llvm", "-c", "-o", str(output)]

    def _raw_ir(self, source: Source, options: CompileOptions, output: Path, read: list[str]) -> bytes:
        if source.language not in WITH_ATTRIBUTES:
            self._run(self.raw_ir_command(source, options, output), source.text)
            return output.read_bytes()
        if not mentions_attributes(source):
            listed = headers.open_list()
            given = [*self.raw_ir_command(source, options, output), *colours(options.flags), *headers.flags(listed)]
            status, said = run_silently(given, source.text)
            found = headers.names(listed)
            if not any(map(mentions_attributes, headers.users(found))):
                show(said)
                if status != 0:
                    raise compiler_failed(given, status)
                if source.text is None and not said:
                    read += [source.path, *found]
                return output.read_bytes()
        options = options._replace(flags=(*library_code(options.flags, source), *options.flags))
        source = self.rewritten(source, options)
        flags = unused_allowed(without_dependency_flags(options.flags))
        self._run([*self.compiler, *flags, *self._to_raw_ir(options, output), *named(source)], source.text)
        return output.read_bytes()

    def rewritten(self, source: Source, options: CompileOptions) -> Source:
        """The preprocessed source with annotations for Enzyme's attributes; the source itself where the preprocessor
        fails, for clang to say why when it compiles it. Rules for make are written, unless `quiet`."""
        if source.language in PREPROCESSED:
            text = self._preprocessed(source, options, make_rules=not options.quiet)
        else:
            text = source.text if source.text is not None else Path(source.path).read_bytes()
        language = PREPROCESSED.get(source.language, source.language)
        # By standard input: the name of a temporary file would be part of what is made of it.
        return Source("-", language, annotate_attributes(text)) if text else source

    def mentions_requests(self, source: Source, options: CompileOptions) -> bool:
        """Whether the preprocessed source holds `__enzyme_`. A source that does not preprocess is left to clang."""
        return b"__enzyme_" in self._preprocessed(source, options)

    def _preprocessed(self, source: Source, options: CompileOptions, *, make_rules: bool = False) -> bytes:
        """The source after the preprocessor, nothing if that fails; with -MD the rules for make are a by-product."""
        flags = [*options.flags, *dependency_flags(options)] if make_rules else without_dependency_flags(options.flags)
        command = [*self.compiler, *flags, "-E", *named(source)]
        command += raised_level(options)
        done = _captured(command, source.text)
        if done.returncode != 0:
            return b""  # clang says why when it compiles the source
        if make_rules and not options.quiet:
            show(done.stderr)
        return done.stdout

    def compile_ir(self, ir: Path, output: Path, arguments: Sequence[str]) -> None:
        """Optimization and code generation by clang, which must be of our LLVM's version to read the IR."""
        if self.clang.major < 22:
            raise Failure(
                "EZ0802",
                f"clang {self.clang.major} cannot finish the compilation for these options",
                notes=["sanitizers, profiles, sections and LTO of differentiated code need clang 22"],
                helps=["pip install 'enzcc[clang]', or leave the options away for this file"],
            )
        command = [*self.program, *arguments, "-Qunused-arguments", "-Wno-override-module"]
        self._run([*command, "-o", str(output), "-x", "ir", str(ir)])

    def link(self, arguments: Sequence[str]) -> None:
        self._run([*self.program, "-Qunused-arguments", *arguments, *self.library_flags(arguments)])

    def try_link(self, arguments: Sequence[str]) -> tuple[int, str, str]:
        """The status of a link, and what it says on standard output and standard error, in English."""
        command = [*self.program, "-Qunused-arguments", *arguments, *self.library_flags(arguments)]
        done = _captured(command, b"", LC_ALL="C.UTF-8")
        return done.returncode, os.fsdecode(done.stdout), os.fsdecode(done.stderr)

    def try_build(self, arguments: Sequence[str]) -> bool:
        """Whether a command succeeds; nothing is shown."""
        command = [*self.program, *arguments]
        return _captured(command).returncode == 0

    def _run(self, command: Sequence[str], text: bytes | None = None) -> None:
        status = native_run(list(command), text)
        if status != 0:
            raise compiler_failed(command, status)


def _captured(
    command: Sequence[str], text: bytes | None = None, **variables: str
) -> subprocess.CompletedProcess[bytes]:
    """A command, and what it says."""
    import subprocess  # takes long to import

    # It inherits open files, a long command's list of arguments among them: see `shortened`.
    return subprocess.run(
        shortened(command), env=environment() | variables, input=text, capture_output=True, check=False, close_fds=False
    )


def named(source: Source) -> list[str]:
    """The source and its language, for clang."""
    return ["-x", source.language, source.path]


def dependency_flags(options: CompileOptions) -> list[str]:
    """What names the file of `make` rules, and what they are for."""
    made = options.dependencies
    if made is None:
        return []
    found = ["-MF", made.file] if made.file is not None else []
    return [*found, "-MQ", made.target] if made.target is not None else found


def raised_level(options: CompileOptions) -> list[str]:
    """At -O0 clang says nothing of types and lifetimes; but a precompiled header can be read at its own level only."""
    if options.level != 0:
        return []
    return ["-Xclang", "-disable-O0-optnone"] if "-include-pch" in options.flags else ["-O2"]


def library_code(flags: Sequence[str], source: Source) -> list[str]:
    """C++ reads a header of ours first; not where a precompiled one must be the first, or where there is no library."""
    if source.language != "c++" or not {"-include-pch", "-nostdinc", "-nostdinc++"}.isdisjoint(flags):
        return []
    return ["-include", "enzyme/enzcc_strings"]


def unused_allowed(flags: Sequence[str]) -> list[str]:
    """Flags for preprocessed text: what told where to look is unused now, and no mistake of the user's."""
    return ["--start-no-unused-arguments", *flags, "--end-no-unused-arguments"]


def without_dependency_flags(flags: Sequence[str]) -> list[str]:
    """Flags for a preprocessor run whose only product is the text."""
    kept: list[str] = []
    skip = False
    for flag in flags:
        if skip:
            skip = False
        elif flag in ("-MF", "-MT", "-MQ", "-MJ"):
            skip = True
        elif not flag.startswith(("-MD", "-MMD", "-MP", "-MG", "-MV", "-MF", "-MT", "-MQ")):
            kept.append(flag)
    return kept
