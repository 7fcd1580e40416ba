# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A clang-style command line, understood as far as differentiation needs it.

What is not understood is a flag and goes to clang as it came. Nothing here starts a process or imports the engine, nor
anything that takes long to import: every command begins here.
"""

from __future__ import annotations

import os

from enzyme_cli.timing import Watch
from enzyme_frontends import languages
from enzyme_passes.support.diagnostics import Failure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Final, Literal, TextIO, TypeAlias
    from typing import NamedTuple as Record

    from enzyme_cli.enzymes_options import Taken
else:
    from enzyme_passes.support import Record

Action: TypeAlias = "Literal['pass', 'object', 'assembly', 'link']"

# Options whose value is the next argument.
SEPARATE: Final = frozenset(
    """-o -x -I -D -U -L -l -include -imacros -isystem -idirafter -iquote -iprefix -iwithprefix -iwithprefixbefore
    -isysroot -iframework -F -framework -arch -target --target -Xclang -Xlinker -Xassembler -Xpreprocessor -Xanalyzer
    -Xopenmp-target -mllvm -MF -MT -MQ -MJ -u -T -e -z --param --sysroot -working-directory -gcc-toolchain -dumpdir
    -aux-info -cxx-isystem -c-isystem -stdlib++-isystem -rpath -soname -B --config -Tbss -Tdata -Ttext
    -mthread-model -plugin --gcc-toolchain -undefined -current_version -compatibility_version -install_name
    -include-pch -iwithsysroot -ivfsoverlay -isystem-after -iframeworkwithsysroot -ftrapv-handler -Xarch_host
    -Xarch_device -Xcuda-ptxas -Xcuda-fatbinary -Xoffload-linker -Xclangas -mmlir -G -A -meabi -object-file-name
    -serialize-diagnostics --serialize-diagnostics -resource-dir --analyzer-output -fmodules-user-build-path -specs
    --specs --dyld-prefix --assert --define-macro --undefine-macro --include-directory --library-directory --include
    --imacros --include-directory-after --include-prefix --include-with-prefix --include-with-prefix-after
    --include-with-prefix-before --prefix --for-linker --force-link --std --stdlib --rtlib""".split()
)
# Of no use in emitting raw IR, or written beside a file that is temporary there.
NOT_FOR_RAW_IR: Final = (
    "-flto", "-ffat-lto", "-save-temps", "--save-temps", "-fembed-bitcode", "-ftime-trace",
    "-fsave-optimization-record", "-gsplit-dwarf", "-fstack-usage", "-Rpass",
)  # fmt: skip
# Options that make clang print something, or stop before there is code: it gets the command as it is.
PASSING: Final = frozenset(
    """-E -M -MM -fsyntax-only --version -version --help -help -### -dumpmachine -dumpversion -dumpspecs -V -qversion
    --analyze -emit-ast -print-resource-dir -print-target-triple -print-multi-lib -print-multi-directory
    -print-search-dirs -print-libgcc-file-name -print-supported-cpus -print-targets --autocomplete -rewrite-objc
    -extract-api --precompile -emit-interface-stubs -verify-pch""".split()
)
PASSING_PREFIXES: Final = ("-print-", "--print-", "--help", "-ccc-print", "--autocomplete", "-mcpu=?", "-mcpu=help")
LINKER_ONLY: Final = frozenset(
    """-shared -static -pie -no-pie -static-pie -rdynamic -nostdlib -nodefaultlibs -nostartfiles -nolibc -s -r
    -static-libgcc -static-libstdc++ -shared-libgcc -shared-libasan -static-libsan""".split()
)
LINKER_ONLY_PREFIXES: Final = ("-Wl,", "-l", "-L", "-fuse-ld=", "--ld-path=", "-rtlib=", "--rtlib=", "-unwindlib=")
LINKER_ONLY_SEPARATE: Final = frozenset("-Xlinker -T -u -e -z -l -L -rpath -soname".split())
# What only clang's own code generation honours; the rest of it is ours (see `frontends.c.compile_ir`). Without the
# former a program means something else; without the latter it is the same, and they are dropped where clang is too old
# to read our IR. -flto is in neither: an object of machine code can be linked with others of bitcode.
CLANG_BACKEND_NEEDED: Final = (
    "-fsanitize=", "-fsanitize-", "-fprofile", "-fcoverage", "-ftest-coverage", "-coverage", "--coverage",
    "-mcmodel=", "-fxray", "-masm=", "-mllvm",
)  # fmt: skip
# The user's own IR in objects, and objects for more than one machine.
NOT_EMBEDDED: Final = ("-fembed-bitcode", "-ffat-lto-objects", "-fopenmp-targets", "--offload", "-fopenacc")
COVERAGE: Final = frozenset(("-coverage", "--coverage", "-fprofile-arcs", "-ftest-coverage"))
CLANG_BACKEND_WISHED: Final = (
    "-ffunction-sections", "-fdata-sections", "-fveclib=", "-gsplit-dwarf", "-fsplit-machine-functions",
    "-fbasic-block-sections", "-fembed-bitcode", "-save-temps", "--save-temps", "-ftime-trace", "-Rpass",
    "-fsave-optimization-record", "-fstack-usage",
)  # fmt: skip

# Our own options that have one.
WITH_VALUE: Final = frozenset(
    "--lang --rules --save-ir --diagnostics-format --export-derivatives --emit-header --report".split()
)

LANGUAGES: Final = {
    ".c": "c", ".i": "cpp-output", ".h": "c-header", ".cc": "c++", ".cp": "c++", ".cpp": "c++", ".cxx": "c++",
    ".c++": "c++", ".C": "c++", ".CPP": "c++", ".ii": "c++-cpp-output", ".ll": "ir", ".bc": "ir",
}  # fmt: skip
OF_CXX: Final = {
    "c": "c++",
    "cpp-output": "c++-cpp-output",
}  # what a C++ compiler takes a file for that C has a suffix of
FORTRAN: Final = "f95"
"""What `enzfc`, where flang compiles, calls what is `fortran` in the table of languages, to be translated first."""
SOURCE_LANGUAGES: Final = frozenset(("c", "c++", "cpp-output", "c++-cpp-output", "ir", FORTRAN))
_OF_CLANG: Final = frozenset(("c", "c++", "cpp-output", "c++-cpp-output"))
CHOICES: Final = {"c": "c", "c++": "c++", "cxx": "c++", "cpp": "c++", "ir": "ir", "llvm": "ir"} | {
    name: one.name for one in languages.TABLE for name in (one.name, *one.aliases)
}  # of --lang
CHECKS: Final = {"every": "10", "tolerance": "1e-4", "abort": "", "report": "", "seed": "7", "limit": "60", "list": ""}
"""The options of `--check-derivatives` (docs/checking.md), and a value of those that need a number."""
LIBRARY_SUFFIXES: Final = frozenset((".o", ".a", ".so", ".lo", ".la", ".obj", ".dylib", ".s", ".S"))
OTHERWISE: Final = "-fplugin-arg-enzcc-"
"""How our own options begin where clangs see them, too (clangd, in compile_commands.json): these pass them over."""
LONG: Final = {"--compile": "-c", "--assemble": "-S", "--preprocess": "-E", "--output": "-o", "--language": "-x"}


class Input(Record):
    """An input file at its place in the command; `language` is clang's name or that of one of `languages`, None for
    objects and libraries."""

    path: str
    language: str | None
    position: int

    @property
    def is_source(self) -> bool:
        return self.language in SOURCE_LANGUAGES

    @property
    def is_foreign(self) -> bool:
        """Whether it is a source that has to be translated first."""
        return not self.is_source and self.language is not None and languages.by_name(self.language) is not None

    @property
    def is_linked(self) -> bool:
        """Whether it is an object or a library, of which only a link makes something."""
        return self.language is None and _parts(self.path)[1] not in (".s", ".S", ".sx") and _is_library(self.path)


class Own(Record):
    """Options of enzcc itself; clang never sees them."""

    rules_files: tuple[str, ...] = ()
    diagnostics_json: bool = False
    fast: bool = False
    save_ir: str | None = None
    time_report: bool = False
    language: str | None = None
    no_ir: bool = False
    waits: bool = False  # requests in sources are for the link
    ignored: tuple[str, ...] = ()  # options of the real Enzyme that say nothing here
    exports: tuple[str, ...] = ()  # lists of functions whose derivatives are exported
    header: str | None = None  # the file that declares them
    foreign: tuple[str, ...] = ()  # options of other languages' compilers
    markers: tuple[str, ...] = ()  # that every request of the command has
    plugins: tuple[str, ...] = ()  # Enzyme's, which are not loaded
    warnings: tuple[str, ...] = ()  # what is said of our warnings
    check: str | None = None  # the program checks its derivatives, with these options
    report: str | None = None  # the file or directory of a report of the derivatives
    profile: bool = False  # the program counts what its derivatives do


class Invocation(Record):
    """One command. `arguments` is the whole of it for clang: response files expanded, our own options taken out."""

    arguments: tuple[str, ...]
    original: tuple[str, ...]
    action: Action
    inputs: tuple[Input, ...]
    flags: tuple[str, ...]  # for compiling: without inputs, -o, the action, -x and what is the linker's
    output: str | None
    emit_llvm: bool
    own: Own
    watch: Watch
    told: list[str]  # what the engine has told for the report, so far
    log: TextIO | None = None  # where diagnostics wait for the end of the command, as JSON

    @property
    def sources(self) -> tuple[Input, ...]:
        return tuple(i for i in self.inputs if i.is_source)

    @property
    def foreign(self) -> tuple[Input, ...]:
        """Sources that have to be translated first."""
        return tuple(i for i in self.inputs if i.is_foreign)

    @property
    def links_foreign(self) -> bool:
        """Whether the libraries of a language are wanted that --lang names; its sources may have become objects."""
        return self.action == "link" and languages.by_name(self.own.language or "") is not None

    @property
    def has_cxx(self) -> bool:
        """Whether C++ is among the sources."""
        return any(i.language in ("c++", "c++-cpp-output") for i in self.inputs)

    @property
    def level(self) -> int:
        """-O as LLVM's pipelines count it: s and z are 2 (their functions carry attributes), g is 1."""
        letter = self.level_letter
        return {"s": 2, "z": 2, "g": 1, "fast": 3, "": 1}.get(letter, min(int(letter), 3) if letter.isdigit() else 2)

    @property
    def level_letter(self) -> str:
        given = [f[2:] for f in self.flags if f.startswith("-O")]
        return given[-1] if given else "0"

    @property
    def debug(self) -> bool:
        """Whether the user wants debug information in the output; coverage is told by line, and needs it."""
        if any(f in COVERAGE for f in self.flags):
            return True
        given = [f for f in self.flags if f.startswith("-g") and not f.startswith(("-gcc", "-gno-", "-gz"))]
        return bool(given) and given[-1] not in ("-g0", "-ggdb0")

    @property
    def lto(self) -> bool:
        """Whether clang's own object is bitcode, or has bitcode for its link-time optimization beside the code."""
        found = [f for f in self.flags if f.startswith(("-flto", "-fno-lto"))]
        return bool(found) and found[-1] != "-fno-lto"

    @property
    def embeds(self) -> bool:
        """Whether objects carry their raw IR; not where they are, or hold, bitcode already."""
        if self.action != "object" or self.emit_llvm or self.own.no_ir or self.lto:
            return False
        return not any(f.startswith(NOT_EMBEDDED) for f in self.flags)

    @property
    def may_wait(self) -> bool:
        """Whether what is made has IR, so that a request in it can be left to the link."""
        return self.action == "object" and not self.own.no_ir

    @property
    def locations_missing(self) -> bool:
        """Whether clang keeps no source lines in the IR by itself."""
        return not self.debug and not any(f.startswith("-Rpass") for f in self.flags)

    @property
    def remarks(self) -> tuple[str, ...]:
        """Which remarks about derivatives are wanted: `-Rpass` of -Rpass=enzyme (a regular expression)."""
        wanted = [f for f in self.flags if f.startswith("-Rpass")]
        if not wanted:
            return ()
        import re

        found = []
        for option in wanted:
            kind, _, pattern = option.partition("=")
            try:
                if pattern and re.search(pattern, "enzyme"):
                    found.append(kind)
            except re.error:
                pass  # clang says so
        return tuple(dict.fromkeys(found))

    @property
    def record(self) -> str | None:
        """The file for -fsave-optimization-record, where clang would write it. (Of its formats, YAML.)"""
        wanted, file = False, None
        for flag in self.flags:
            if flag in ("-fsave-optimization-record", "-fsave-optimization-record=yaml"):
                wanted = True
            elif flag == "-fno-save-optimization-record":
                wanted = False
            elif flag.startswith("-foptimization-record-file="):
                wanted, file = True, flag.partition("=")[2]
        if not wanted:
            return None
        named = self.output or (os.path.basename(self.inputs[0].path) if self.inputs else "a.out")
        return file or f"{os.path.splitext(named)[0]}.opt.yaml"

    @property
    def is_told(self) -> bool:
        """Whether the engine has to tell what it decided."""
        return self.own.report is not None or bool(self.remarks) or self.record is not None

    @property
    def fast_math(self) -> bool:
        found = self.own.fast
        for flag in self.flags:
            if flag in ("-ffast-math", "-Ofast", "-ffp-model=fast", "-ffp-model=aggressive"):
                found = True
            elif flag in ("-fno-fast-math", "-ffp-model=precise", "-ffp-model=strict"):
                found = self.own.fast
        return found

    @property
    def verbose(self) -> bool:
        return "-v" in self.arguments

    @property
    def clang_backend_flags(self) -> tuple[str, ...]:
        """Options that only clang's own code generation can honour."""
        return self._flags_of((*CLANG_BACKEND_NEEDED, *CLANG_BACKEND_WISHED))

    @property
    def clang_backend_needed(self) -> tuple[str, ...]:
        """Those of them that a program cannot do without."""
        return self._flags_of(CLANG_BACKEND_NEEDED)

    def _flags_of(self, prefixes: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(a for option in pairs(self.flags) if option[0].startswith(prefixes) for a in option)

    @property
    def raw_ir_flags(self) -> tuple[str, ...]:
        return tuple(a for o in pairs(self.flags) if not o[0].startswith(NOT_FOR_RAW_IR) for a in o)

    def switched(self, name: str, default: bool) -> bool:
        """The last of `-fname` and `-fno-name`."""
        found = default
        for flag in self.flags:
            if flag == f"-f{name}":
                found = True
            elif flag == f"-fno-{name}":
                found = False
        return found

    def output_of(self, source: Input) -> str:
        """Where one source's object, assembly or IR goes."""
        if self.output is not None:
            return self.output
        stem = "-" if source.path == "-" else _parts(source.path)[0]
        if self.action == "assembly":
            return f"{stem}.{'ll' if self.emit_llvm else 's'}"
        return f"{stem}.{'bc' if self.emit_llvm else 'o'}"


class _Draft:
    """What has been understood so far."""

    def __init__(self) -> None:
        self.arguments: list[str] = []
        self.flags: list[str] = []
        self.inputs: list[Input] = []
        self.rules: list[str] = []
        self.action: Action = "link"
        self.output: str | None = None
        self.emit_llvm = False
        self.json = False
        self.fast = False
        self.save_ir: str | None = None
        self.report: str | None = None
        self.profile = False
        self.time_report = False
        self.no_ir = False
        self.waits = False
        self.language: str | None = None  # --lang
        self.exports: list[str] = []
        self.header: str | None = None
        self.foreign: list[str] = []
        self.others: list[tuple[str, ...]] = []  # clang's options
        self.current: str | None = None  # -x
        self.fortran = False
        self.enzymes: Taken | None = None  # where something in the command speaks of it
        self.warnings: list[str] = []
        self.check: str | None = None


def parse(argv: Sequence[str], default_language: str = "c") -> Invocation:
    """Understand a command line. Raises Failure (EZ0804) for our own options without or with a wrong value."""
    draft = _Draft()
    words = expand_response_files(argv)
    fortran = default_language == FORTRAN
    spoken = () if fortran else languages.spoken(words)
    draft.fortran = fortran
    if any("enzyme" in word.lower() or "autodiff=" in word for word in words):
        from enzyme_cli.enzymes_options import nothing

        draft.enzymes = nothing()
    known = [language for language in languages.TABLE if language.name == "fortran"] if fortran else spoken
    for option in pairs(words, [name for one in known for name in one.valued]):
        if any(one.owns(option[0]) for one in spoken):
            if draft.enzymes is None or not _rustcs(draft.enzymes, option):
                draft.foreign.extend(option)
        else:
            _own(draft, option)
    if draft.enzymes is not None:
        draft.others = _without_enzymes_for_linker(draft.others, draft.enzymes)
        draft.fast = draft.enzymes.fast[-1] if draft.enzymes.fast else draft.fast
        draft.others[:0] = [(flag,) for flag in draft.enzymes.flags]
    for option in _marked(draft.others, None if fortran else draft.language):
        _clangs(draft, option, default_language)
    if draft.check is None:
        draft.check = os.environ.get("ENZCC_CHECK_DERIVATIVES")
    _examine_checks(draft.check or "")
    if draft.profile and draft.report is None:
        helps = ["--report=FILE.html, which the profile is shown in"]
        raise Failure("EZ0804", "--profile-derivatives needs a report", helps=helps)
    taken = draft.enzymes
    if any(i.is_source and i.language in _OF_CLANG for i in draft.inputs):
        for marker in (
            taken.markers if taken is not None else ()
        ):  # said of each function, so that the IR in an object says so, too
            said = ("-Xclang", "-default-function-attr", "-Xclang", f"enzcc-{marker}")
            draft.arguments += said
            draft.flags += said
        if draft.check is not None:  # likewise
            said = ("-Xclang", "-default-function-attr", "-Xclang", "enzcc-check-derivatives")
            draft.arguments += said
            draft.flags += said
    if not draft.inputs or draft.flags[:1] == ["-cc1"] or draft.flags[:1] in (["-cc1as"], ["-fc1"]):
        draft.action = "pass"
    return Invocation(
        tuple(draft.arguments),
        tuple(argv),
        draft.action,
        tuple(draft.inputs),
        tuple(draft.flags),
        draft.output,
        draft.emit_llvm,
        Own(
            tuple(draft.rules),
            draft.json,
            draft.fast,
            draft.save_ir,
            draft.time_report,
            draft.language,
            draft.no_ir,
            draft.waits,
            tuple(taken.ignored) if taken is not None else (),
            tuple(draft.exports),
            draft.header,
            tuple(draft.foreign),
            tuple(taken.markers) if taken is not None else (),
            tuple(taken.plugins) if taken is not None else (),
            tuple(draft.warnings),
            draft.check,
            draft.report,
            draft.profile,
        ),
        Watch(linking=draft.action == "link"),
        [],
    )


def _examine_checks(options: str) -> None:
    """The options of `--check-derivatives`: NAME=VALUE, with commas between them."""
    for option in filter(None, options.split(",")):
        name, _, value = option.partition("=")
        helps: list[str] = []
        if name not in CHECKS:
            wrong, helps = f"has no option '{name}'", [f"one of {', '.join(CHECKS)}"]
        elif CHECKS[name] and not _is_positive(value):
            wrong = f"needs a positive number for '{name}', as in {name}={CHECKS[name]}"
        elif not value and name == "report":
            wrong = "needs a file for 'report'"
        else:
            continue
        raise Failure("EZ0804", f"--check-derivatives {wrong}", helps=helps)


def _is_positive(text: str) -> bool:
    try:
        return 0 < float(text) < float("inf")
    except ValueError:
        return False


def _own(draft: _Draft, option: tuple[str, ...]) -> None:
    """Take the option if it is ours, or one of the real Enzyme's; else it is one of the others."""
    match option:
        case ("--lang", language):
            if language not in CHOICES:
                raise Failure("EZ0804", f"--lang {language} is not known", helps=[f"one of {', '.join(CHOICES)}"])
            draft.language = CHOICES[language]
        case ("--rules", file):
            draft.rules.append(file)
        case ("--save-ir", directory):
            draft.save_ir = directory
        case ("--report", place) if place:
            draft.report = place
        case ("--diagnostics-format", "json" | "text" | "sarif" as style):
            draft.json = style != "text"
        case ("--export-derivatives", names):
            draft.exports.append(names)
        case ("--emit-header", file):
            draft.header = file
        case (name, *_) if name in WITH_VALUE:
            raise Failure("EZ0804", f"{name} needs {'json, sarif or text' if 'format' in name else 'a value'}")
        case ("-fenzyme-fast",):
            draft.fast = True
        case ("-fno-enzyme-fast",):
            draft.fast = False
        case ("--check-derivatives",):
            draft.check = draft.check or ""
        case (flag,) if flag.startswith("--check-derivatives="):
            draft.check = ",".join(filter(None, (draft.check, flag.partition("=")[2])))
        case ("--profile-derivatives",):
            draft.profile = True
        case ("--time-report",):
            draft.time_report = True
        case ("--no-ir",):
            draft.no_ir = True
        case ("--wait-for-link",):
            draft.waits = True
        case _ if draft.enzymes is not None and _enzymes(draft, draft.enzymes, option):
            return
        case _:
            draft.others.append(option)


def _enzymes(draft: _Draft, taken: Taken, option: tuple[str, ...]) -> bool:
    """Take the option if it is the real Enzyme's, or speaks of our warnings."""
    from enzyme_cli import enzymes_options, warnings

    match option:
        case ("-mllvm", value) if enzymes_options.is_option(value):
            enzymes_options.take(value, taken, fortran=draft.fortran)
        case ("-mllvm", value) if enzymes_options.is_plugin(value):  # -load=ClangEnzyme.so
            taken.plugins.append(value.partition("=")[2] or value)
        case ("-Xclang", value) if enzymes_options.is_option(value):  # of a pair: -Xclang -mllvm -Xclang -enzyme-print
            enzymes_options.take(value, taken, fortran=draft.fortran)
            _drop_last(draft, ("-Xclang", "-mllvm"))
        case ("-Xclang", value) if enzymes_options.is_plugin(value):  # -Xclang -load -Xclang ClangEnzyme.so
            taken.plugins.append(value.partition("=")[2] or value)
            _drop_last(draft, ("-Xclang", "-load"))
        case ("-Xclang", value) if value == "enzyme" and draft.others[-1:] in _PLUGIN_NAMES:
            draft.others.pop()
        case (flag,) if flag.startswith(("-fplugin=", "-fpass-plugin=")) and enzymes_options.is_plugin(flag):
            taken.plugins.append(flag.partition("=")[2])
        case (flag,) if enzymes_options.is_option(flag) or flag.startswith("-fplugin-arg-enzyme-"):
            name = flag.removeprefix("-fplugin-arg-enzyme-").removeprefix("enzyme-").lstrip("-").removeprefix("enzyme-")
            enzymes_options.take(f"-enzyme-{name}", taken, fortran=draft.fortran)
        case (flag,) if warnings.is_ours(flag):
            draft.warnings.append(flag)
        case _:
            return False
    return True


def _rustcs(taken: Taken, option: tuple[str, ...]) -> bool:
    """Take the option if it is rustc's for the real Enzyme, -Z autodiff=..."""
    from enzyme_cli.enzymes_options import take_rustcs

    value = "".join(option).partition("-Zautodiff=")[2]
    if value:
        take_rustcs(value, taken)
    return bool(value)


_PLUGIN_NAMES: Final = ([("-Xclang", "-add-plugin")], [("-Xclang", "-plugin")])


def _drop_last(draft: _Draft, option: tuple[str, ...]) -> None:
    if draft.others[-1:] == [option]:
        draft.others.pop()


def _without_enzymes_for_linker(options: Sequence[tuple[str, ...]], taken: Taken) -> list[tuple[str, ...]]:
    """The options, without what they tell the linker of Enzyme: `-Wl,-mllvm,-enzyme-print`, and `-Xlinker` likewise."""
    from enzyme_cli.enzymes_options import from_linker

    found: list[tuple[str, ...]] = []
    words: list[str] = []
    wrap = False
    for option in (*options, ()):
        if option[:1] == ("-Xlinker",) and len(option) > 1:
            words.append(option[1])
            wrap = True
            continue
        if option and option[0].startswith("-Wl,"):
            words += option[0].split(",")[1:]
            continue
        if words:
            kept = from_linker(words, taken)
            found += [("-Xlinker", word) for word in kept] if wrap else [(f"-Wl,{','.join(kept)}",)] if kept else []
            words, wrap = [], False
        if option:
            found.append(option)
    return found


def _marked(options: Sequence[tuple[str, ...]], language: str | None) -> list[tuple[str, ...]]:
    """--lang in clang's words: `-x language` before sources, `-x none` before libraries. An -x of the user's wins."""
    if language is None:
        return list(options)
    found: list[tuple[str, ...]] = []
    current: str | None = None
    for option in options:
        name = option[0]
        if name.startswith("-x"):
            current = "the user's" if option[-1] != "none" else None
        elif (not name.startswith("-") or name == "-") and current != "the user's":
            wanted = None if _is_library(name) else language
            if wanted != current:
                found.append(("-x", wanted or "none"))
                current = wanted
        found.append(option)
    return found


def _clangs(draft: _Draft, option: tuple[str, ...], default_language: str) -> None:
    name = option[0]
    position = len(draft.arguments)
    draft.arguments.extend(option)
    if name == "-x":
        draft.current = _spelled(option[1])
    elif name.startswith("-x") and len(name) > 2 and not name.startswith("-xa"):
        draft.current = _spelled(name[2:])
    elif name == "-o":
        draft.output = option[1] if len(option) > 1 else None
    elif name.startswith("-o") and not name.startswith(("-objc", "-object", "-opt")):
        draft.output = name[2:]
    elif name in PASSING or name.startswith(PASSING_PREFIXES):
        draft.action = "pass"
    elif name in ("-c", "-S"):
        if draft.action != "pass":
            draft.action = "object" if name == "-c" and draft.action != "assembly" else "assembly"
    elif name == "-emit-llvm":
        draft.emit_llvm = True
    elif not name.startswith("-") or name == "-":
        if default_language == FORTRAN:
            language = _of_flang(draft.current, name)
        else:
            language = draft.current or (default_language if name == "-" else _language(name))
        if default_language == "c++" and draft.current is None:
            language = OF_CXX.get(language or "", language)
        draft.inputs.append(Input(name, language, position))
    elif not (name in LINKER_ONLY or name.startswith(LINKER_ONLY_PREFIXES) or name in LINKER_ONLY_SEPARATE):
        draft.flags.extend(option)


def _spelled(language: str) -> str | None:
    """What -x says: clang's name, or that of a language in our table."""
    foreign = languages.by_name(language)
    return foreign.name if foreign is not None else None if language == "none" else language


def _of_flang(current: str | None, name: str) -> str | None:
    """What flang takes a file for; -x of Fortran is in our table, too."""
    language = current or (FORTRAN if name == "-" else _language(name))
    return FORTRAN if language == "fortran" else language if language == "ir" else None


def _language(path: str) -> str | None:
    foreign = languages.by_suffix(path)
    return foreign.name if foreign is not None else LANGUAGES.get(_parts(path)[1])


def _is_library(name: str) -> bool:
    """What --lang does not speak of: objects, libraries, assembly."""
    return _parts(name)[1] in LIBRARY_SUFFIXES or ".so." in os.path.basename(name)


def _parts(path: str) -> tuple[str, str]:
    """Stem and suffix of the file's name."""
    return os.path.splitext(os.path.basename(path))


def pairs(arguments: Sequence[str], valued: Sequence[str] = ()) -> list[tuple[str, ...]]:
    """Options with their values; `--rules=x` of our own as two. `valued` have values besides clang's."""
    found: list[tuple[str, ...]] = []
    waiting: str | None = None
    for argument in _short(arguments):
        if waiting is not None:
            found.append((waiting, argument))
            waiting = None
        elif argument in SEPARATE or argument in WITH_VALUE or argument in valued:
            waiting = argument
        elif argument.partition("=")[0] in WITH_VALUE:
            name, _, value = argument.partition("=")
            found.append((name, value))
        else:
            found.append((argument,))
    return [*found, (waiting,)] if waiting is not None else found


def _short(arguments: Sequence[str]) -> Iterator[str]:
    """`--compile --output=x.o` as `-c -o x.o`, `-fplugin-arg-enzcc-rules=x` as `--rules=x`."""
    for argument in arguments:
        name, equals, value = argument.partition("=")
        if argument.startswith(OTHERWISE):
            own = argument.removeprefix(OTHERWISE)
            yield f"-{own}" if own.startswith("fenzyme") else f"--{own}"
        elif name in LONG:
            yield LONG[name]
            yield from [value] if equals else []
        else:
            yield argument


def expand_response_files(argv: Sequence[str]) -> list[str]:
    """`@file` by the words in the file, as GCC and clang quote them; a name that is no file stays as it is."""
    expanded: list[str] = []
    for argument in argv:
        if argument.startswith("@") and os.path.isfile(argument[1:]):
            import shlex

            with open(argument[1:], encoding="utf-8", errors="surrogateescape") as file:
                expanded.extend(expand_response_files(shlex.split(file.read())))
        else:
            expanded.append(argument)
    return expanded
