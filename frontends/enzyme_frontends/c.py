"""C and C++ through clang.

Raw IR (`-O2 -Xclang -disable-llvm-passes`): clang emits TBAA and lifetimes as it does for -O2, at every level of the
user's, and no pass runs, so that nothing is inlined before custom rules are seen. Line tables are added where the
user did not ask for debug information; the driver takes them out again.

Enzyme's attributes (`__attribute__((enzyme_inactive))`...) belong to its clang plugin, and plain clang drops them. They
cannot be macros (`enzyme_nofree` is a marker's name, too): where the preprocessed source has any, that text, with each
of them turned into `annotate("enzyme_...")`, is what gets compiled.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import enzyme_runtime
from enzyme_frontends.base import CompileOptions, Job, Source
from enzyme_frontends.toolchain import Clang
from enzyme_passes.diagnostics import Failure

PREPROCESSED = {"c": "cpp-output", "c++": "c++-cpp-output"}

_ATTRIBUTE_LIST = re.compile(rb"__attribute__\s*\(\(|\[\[")
_ATTRIBUTE = re.compile(
    rb"\b(?:__)?(?:enzyme\s*::\s*|enzyme_)(inactive|nofree|shouldrecompute|sparse_accumulate|function_like)(?:__)?\b"
    rb"\s*(?:\(\s*(\"[^\"]*\")\s*\))?"
)


def compiler_failed(command: Sequence[str], status: int) -> Failure:
    """EZ0803. The compiler's own messages are already on standard error."""
    reason = f"signal {-status}" if status < 0 else f"status {status}"
    return Failure("EZ0803", f"{Path(command[0]).name} failed with {reason}")


@dataclass(frozen=True, slots=True)
class ClangFrontend:
    """C, or C++ where `cxx` is set."""

    clang: Clang
    cxx: bool = False

    @property
    def program(self) -> list[str]:
        return [self.clang.path, *(["--driver-mode=g++"] if self.cxx else [])]

    def raw_ir(self, source: Source, options: CompileOptions, directory: Path) -> Job:
        """Start clang on `source`; see the module's head for how."""
        output = directory / f"{len(os.listdir(directory))}-{Path(source.path).stem or 'stdin'}.bc"
        output.touch()
        return Job(lambda: self._raw_ir(source, options, output))

    def _raw_ir(self, source: Source, options: CompileOptions, output: Path) -> bytes:
        text, path, language = source.text, source.path, source.language
        if language in PREPROCESSED:
            preprocessed = self._preprocessed(source, options, dependencies=True)
            annotated = annotate_attributes(preprocessed)
            if annotated != preprocessed:
                rewritten = output.with_suffix(".i")
                rewritten.write_bytes(annotated)
                text, path, language = None, str(rewritten), PREPROCESSED[language]
        command = [*self.program, *without_dependency_flags(options.flags)]
        command += ["-O2"] if options.level == 0 else []
        command += [] if options.debug else ["-gline-tables-only"]
        command += ["-w"] if options.quiet else []
        command += ["-Xclang", "-disable-llvm-passes", "-emit-llvm", "-c"]
        self._run([*command, "-o", str(output), "-x", language, path], text)
        return output.read_bytes()

    def mentions_requests(self, source: Source, options: CompileOptions) -> bool:
        """Whether the preprocessed source holds `__enzyme_`. A source that does not preprocess is left to clang."""
        return b"__enzyme_" in self._preprocessed(source, options)

    def _preprocessed(self, source: Source, options: CompileOptions, *, dependencies: bool = False) -> bytes:
        """The source after the preprocessor, nothing if that fails; with -MD the rules for make are a by-product."""
        flags = options.flags if dependencies else without_dependency_flags(options.flags)
        command = [*self.program, *flags, "-E", "-x", source.language, source.path]
        command += ["-O2"] if options.level == 0 else []
        if dependencies and options.dependencies is not None:
            made = options.dependencies
            command += ["-MF", made.file] if made.file is not None else []
            command += ["-MT", made.target] if made.target is not None else []
        done = subprocess.run(command, env=environment(), input=source.text, capture_output=True, check=False)
        return done.stdout if done.returncode == 0 else b""

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

    def library_flags(self, arguments: Sequence[str]) -> list[str]:
        """For programs that need libraries which only the wheel's clang has: libc++, and libunwind for sanitizers."""
        if not self.cxx and not any(a.startswith("-fsanitize=") for a in arguments):
            return []
        root = Path(self.clang.path).resolve().parent.parent
        return [f"-Wl,-rpath,{p.parent}" for p in sorted(root.glob("lib/*/libunwind.so.1"))[:1]]

    def try_build(self, arguments: Sequence[str]) -> bool:
        """Whether a command succeeds; nothing is shown."""
        command = [*self.program, *arguments]
        return subprocess.run(command, env=environment(), capture_output=True, check=False).returncode == 0

    def _run(self, command: Sequence[str], text: bytes | None = None) -> None:
        status = subprocess.run(command, env=environment(), input=text, check=False).returncode
        if status != 0:
            raise compiler_failed(command, status)


def annotate_attributes(text: bytes) -> bytes:
    """Enzyme's attributes as annotations, within attribute lists only: `__attribute__((enzyme_inactive))` becomes
    `__attribute__((annotate("enzyme_inactive")))`, `[[enzyme::inactive]]` `[[clang::annotate("enzyme_inactive")]]`."""
    if b"enzyme" not in text:
        return text
    pieces: list[bytes] = []
    position = 0
    for opening in _ATTRIBUTE_LIST.finditer(text):
        if opening.start() < position:
            continue
        standard = opening[0] == b"[["
        end = _end_of_list(text, opening.end())
        inside = text[opening.end() : end]
        if b"enzyme" in inside:
            prefix = b"clang::annotate" if standard else b"annotate"

            def spelled(matched: re.Match[bytes], prefix: bytes = prefix) -> bytes:
                value = b"=" + matched[2].strip(b'"') if matched[2] else b""
                return prefix + b'("enzyme_' + matched[1] + value + b'")'

            inside = inside if b"annotate" in inside else _ATTRIBUTE.sub(spelled, inside)
        pieces += [text[position : opening.end()], inside]
        position = end
    return b"".join([*pieces, text[position:]])


def _end_of_list(text: bytes, start: int) -> int:
    """Where the attribute list that was opened before `start` ends: its first unmatched bracket, strings skipped."""
    depth, quoted, position = 0, False, start
    while position < len(text):
        character = text[position : position + 1]
        if character == b'"' and text[position - 1 : position] != b"\\":
            quoted = not quoted
        elif not quoted and character in (b"(", b"["):
            depth += 1
        elif not quoted and character in (b")", b"]"):
            if depth == 0:
                return position
            depth -= 1
        position += 1
    return position


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


def include_directory() -> str:
    """Where `<enzyme.h>` is."""
    return os.path.join(os.path.dirname(enzyme_runtime.__file__), "include")


def environment() -> dict[str, str]:
    """The environment for clang: `<enzyme.h>` is found without -I, after all directories that the user names."""
    found = dict(os.environ)
    for variable in ("C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH"):
        former = found.get(variable)
        found[variable] = f"{former}{os.pathsep}{include_directory()}" if former else include_directory()
    return found
