# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rust, by stable rustc.

    rustc -C opt-level=2 -C no-prepopulate-passes -C codegen-units=1 -C linker-plugin-lto

At level 2 rustc says in the IR what references promise (noalias, readonly, ranges), marks lifetimes, and makes every
generic function of the standard library anew in the crate that uses it; no pass of LLVM runs. What is not generic or
inline lies in the standard library as native code. Checks of the user's level stay: overflow and debug assertions
at -O0. For a link rustc is let go as far as its own linker, which is `true`; the words that it would have had say what
the crate needs besides: the archives of other crates (--extern) and of `#[link]`.

A source with `fn main` is a program, any other library code, whose `#[no_mangle]` functions others call. The crate
`enzyme` (`runtime/enzyme_runtime/rust`) is there without being asked for.
"""

from __future__ import annotations

import os
import re
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

from enzyme_frontends.adapters import Adapter, Compiler, Translation, find_program, run_compiler, version_said
from enzyme_frontends.base import CompileOptions, CompilerFailed, Source
from enzyme_frontends.versions import cache_directory
from enzyme_passes.support.patterns import pattern
from enzyme_runtime.files import files

RAW = ("-C", "opt-level=2", "-C", "no-prepopulate-passes", "-C", "codegen-units=1", "-C", "linker-plugin-lto")
SYSTEM = ("-lgcc_s", "-lutil", "-lrt", "-lpthread", "-lm", "-ldl", "-lc")
"""What the standard library is linked with: `rustc --print native-static-libs`."""

_MAIN = pattern(r"^\s*(?:pub(?:\([^)]*\))?\s+)?fn\s+main\s*\(", re.MULTILINE)
_LIBRARY = pattern(r"^\s*#!\[\s*crate_type\s*=\s*\"(?!bin)", re.MULTILINE)
_USES_CRATE = pattern(r"\benzyme::")
_NOT_OURS = (
    "-m64", "-m32", "-B", "-fuse-ld=", "-pie", "-no-pie", "-static-pie", "-shared", "-nodefaultlibs", "-Wl,-plugin-opt",
    "-Wl,--version-script", "-Wl,--no-undefined-version", "-Wl,-O", "-Wl,-z,", "-Wl,--eh-frame-hdr", "-Wl,-soname",
    "-nostartfiles", "-Wl,--start-group", "-Wl,--end-group",
)  # fmt: skip
"""Words for rustc's own link that say how, and not what: the command's are in their place."""


class Rust:
    title = "Rust"
    works = "functions, generics, closures, slices, Vec, Box; Cargo by `enzyme-cli cargo`"
    install = "https://rustup.rs, the stable toolchain"
    variable = "ENZCC_RUSTC"

    def find(self) -> Compiler:
        homes = [os.environ.get("CARGO_HOME"), os.path.join(os.path.expanduser("~"), ".cargo")]
        names = ["rustc", *(os.path.join(home, "bin", "rustc") for home in homes if home)]
        path, origin = find_program(self, names)
        said = r"^rustc (.+)(?:[\s\S]*?^LLVM version: (\d+))?"
        version = version_said((path, "-vV"), said, "rustc", self.install)
        return Compiler((path,), version[1], int(version[2]) if version[2] else None, origin)

    def translate(
        self, compiler: Compiler, source: Source, options: CompileOptions, directory: Path, *, linking: bool
    ) -> Translation:
        stem = Path(source.path).stem
        made, said = directory / stem, directory / "words"
        command = [*compiler.command, source.path, *_flags(source, options), "--extern", f"enzyme={_crate(compiler)}"]
        if not linking:
            with _edition_told(source, options):
                run_compiler([*command, "--emit=llvm-bc", "-o", f"{made}.bc"])
            return Translation((Source(f"{made}.bc", "ir"),))
        linker = ("-C", "linker=true", "-C", "linker-flavor=gcc", f"--print=link-args={said}", "-C", "save-temps")
        with _edition_told(source, options):
            run_compiler([*command, *linker, "--emit=link", "-o", str(made)])
        words = shlex.split(said.read_text())
        words = words[words.index("true") + 1 :]
        objects = [Path(w) for w in words if w.endswith(".o") and Path(w).is_relative_to(directory)]
        units = [o for o in objects if "-cgu." in o.name]
        others = [o for o in objects if o not in units and b"__rg_" in o.read_bytes()]  # the user's own allocator
        for unit in units[:1]:
            unit.rename(f"{made}.bc")  # messages and outputs are named after it
        sources = [Path(f"{made}.bc"), *units[1:], *others]
        # A group: the library of panics stands before what asks for it, and GNU ld goes from left to right.
        arguments = ["-Wl,--push-state,--start-group", *_needed(words, directory), "-Wl,--end-group,--pop-state"]
        return Translation(tuple(Source(str(s), "ir") for s in sources), tuple(arguments))

    def libraries(self, compiler: Compiler, arguments: Sequence[str]) -> Sequence[str]:
        """The standard library, with rustc's default allocator and panics that unwind, made once a rustc as an archive
        of a crate without anything."""
        empty = files()["rust"] / "empty.rs"
        return [_made_once(compiler, empty, "libstd.a", "staticlib"), *SYSTEM]


def _crate(compiler: Compiler) -> str:
    """The crate `enzyme`, compiled by this rustc. What programs use of it is generic, and becomes code of theirs."""
    root = files()["rust"] / "src"
    content = b"".join(file.read_bytes() for file in sorted(root.glob("*.rs")))
    return _made_once(compiler, root / "lib.rs", f"libenzyme-{sha256(content).hexdigest()[:16]}.rlib", "rlib")


def _made_once(compiler: Compiler, source: Path, name: str, crate_type: str) -> str:
    """A library of ours, in the user's cache for each rustc."""
    place = cache_directory() / "rustlib" / re.sub(r"[^\w.-]+", "-", compiler.version)
    made = place / name
    if not made.exists():
        place.mkdir(parents=True, exist_ok=True)
        part = place / f"part-{os.getpid()}-{name}"
        options = ("--edition=2021", "--crate-name=enzyme", f"--crate-type={crate_type}", "-C", "opt-level=2")
        run_compiler([*compiler.command, *options, "-o", str(part), str(source)])
        part.replace(made)
    return str(made)


def _flags(source: Source, options: CompileOptions) -> Iterator[str]:
    """The user's options, and ours, which win."""
    checks = "on" if options.level == 0 else "off"
    yield from ("-C", f"debug-assertions={checks}", "-C", f"overflow-checks={checks}")
    yield from (f"-Ctarget-cpu={f[7:]}" for f in options.flags if f.startswith("-march="))
    yield from options.own
    if not any(word.startswith("--crate-type") for word in options.own):
        yield f"--crate-type={'bin' if _is_program(source) else 'cdylib'}"
    yield from RAW
    yield from ("-C", f"debuginfo={'2' if options.debug else 'line-tables-only'}")


@contextmanager
def _edition_told(source: Source, options: CompileOptions) -> Iterator[None]:
    """If rustc fails: it takes a source for Rust 2015 if it is told nothing, in which `use enzyme::...` means a module
    of the source's own."""
    try:
        yield
    except CompilerFailed:
        told = any(word.startswith("--edition") for word in options.own)
        if not told and _USES_CRATE.search(Path(source.path).read_text(errors="replace")) is not None:
            said = "enzcc: help: without an edition rustc takes a source for Rust 2015, where a crate is not found by"
            print(f"{said} `use enzyme::...`: --edition 2021", file=sys.stderr)
        raise


def _is_program(source: Source) -> bool:
    text = Path(source.path).read_text(errors="replace")
    return _MAIN.search(text) is not None and _LIBRARY.search(text) is None


def _needed(words: Sequence[str], directory: Path) -> Iterator[str]:
    """What of a link by rustc is needed in ours: archives, libraries, what the user gave for the linker."""
    pairs = iter(words)
    for word in pairs:
        value = [next(pairs, "")] if word in ("-o", "-L") else []
        if word != "-o" and not word.startswith(_NOT_OURS) and not any(str(directory) in w for w in (word, *value)):
            yield from (word, *value)


ADAPTER: Adapter = Rust()
