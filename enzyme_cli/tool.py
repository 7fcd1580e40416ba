# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`enzyme-cli`: what a user or developer wants to know about enzcc and its work on a program."""

from __future__ import annotations

import importlib.metadata
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import get_args

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from enzyme_cli import cache as cache_module
from enzyme_cli import stages
from enzyme_cli.cache import DerivativeCache, users_cache
from enzyme_cli.invocation import parse
from enzyme_cli.render import report
from enzyme_frontends.base import CompileOptions, Source
from enzyme_frontends.c import ClangFrontend
from enzyme_frontends.toolchain import find_clang
from enzyme_frontends.versions import cache_directory
from enzyme_passes.llvm.locations import diagnose
from enzyme_passes.support.codes import CODES, as_markdown
from enzyme_passes.support.diagnostics import Failure

Command = Callable[..., None]


@contextmanager
def failures() -> Iterator[None]:
    """Coded errors, and mistakes of our own, are shown as enzcc shows them; then the status is 1."""
    try:
        yield
    except Failure as failure:
        report(diagnose(failure), as_json=False)
        sys.exit(1)
    except (click.ClickException, click.exceptions.Exit):
        raise
    except Exception as error:
        if os.environ.get("ENZCC_DEBUG"):
            raise
        from enzyme_cli.reproducer import internal_error

        report(internal_error(error, sys.argv), as_json=False)
        sys.exit(1)


def _flags(names: dict[str, str]) -> Callable[[Command], Command]:
    """A flag `--name` with its help for each of the names."""

    def add(command: Command) -> Command:
        for name, help in reversed(names.items()):
            command = click.option(f"--{name}", is_flag=True, help=help)(command)
        return command

    return add


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(importlib.metadata.version("enzcc"), prog_name="enzcc")
def main() -> None:
    """Tools around enzcc, the differentiating compiler."""


@main.command()
def doctor() -> None:
    """Show what toolchains are found, and what is missing and how to get it."""
    from enzyme_cli.doctor import findings, line

    missing = False
    for found in findings():
        click.echo(line(found))
        missing |= found.needed and found.found is None
    sys.exit(1 if missing else 0)


@main.command()
@click.argument("code", required=False)
@click.option("--all", "every", is_flag=True, help="All pages, as Markdown: this is docs/errors.md.")
def explain(code: str | None, every: bool) -> None:
    """Explain an error code: EZ0201, or 201."""
    if every:
        click.echo(as_markdown(), nl=False)
        return
    code = _spelled_out(code or "")
    page_found = CODES.get(code)
    if page_found is None:
        known = ", ".join(CODES)
        raise click.ClickException(f"no code {code}; there are: {known}")
    _show(f"# {code}: {page_found.title}\n\n{page_found.text}\n")


def _spelled_out(code: str) -> str:
    """`EZ0201` of `ez0201`, `0201` and `201`."""
    return f"EZ{code:0>4}" if code.isdecimal() else code.upper()


def _show(text: str) -> None:
    """Markdown, laid out on a terminal and as it is elsewhere."""
    if sys.stdout.isatty():
        Console().print(Markdown(text))
    else:
        click.echo(text, nl=False)


@main.command()
@click.argument("name", required=False)
@click.option("--rules", "files", multiple=True, type=click.Path(path_type=Path), help="A rules file to add.")
@click.option("--format", "show_format", is_flag=True, help="Explain the format of rules files.")
def rules(name: str | None, files: Sequence[Path], show_format: bool) -> None:
    """List the derivatives that are known, with notes on their conventions; with NAME, those of one function."""
    from enzyme_passes.rules import table as rules_table

    if show_format:
        _show(Path(rules_table.__file__).with_name("FORMAT.md").read_text())
        return
    console = Console()
    with failures():
        known = rules_table.RuleTable.load(files)
    shown = Table("function", "arguments", "partials", "source")
    count = 0
    for row in known.rows():
        if name is None or name == row.name or name in row.symbols.replace(",", " ").split():
            notes = [f"note: {row.note}"] if row.note else []
            shown.add_row(row.name, row.arguments, "\n".join([*row.partials, *notes]), row.source)
            count += 1
    if count == 0:
        raise click.ClickException(f"no rule for {name}")
    console.print(shown)


@main.command()
@click.argument("kind", type=click.Choice(["c", "cpp", "fortran", "rust", "python", "cmake"]))
@click.argument("directory", type=click.Path(path_type=Path))
def new(kind: str, directory: Path) -> None:
    """Make a project that builds, with a gradient and its check, in a DIRECTORY that is new or empty."""
    from enzyme_cli.new import make

    with failures():
        commands = make(kind, directory)
    click.echo("\n".join([f"cd {directory}", *commands]))


PATHS = {
    "include": "The directory of <enzyme.h>.",
    "cmake": "The directory of EnzccConfig.cmake, for CMAKE_PREFIX_PATH or Enzcc_DIR.",
    "toolchain": "CMake's toolchain file: enzcc compiles C and C++.",
    "meson": "Meson's native file.",
    "pkgconfig": "The directory of enzcc.pc, for PKG_CONFIG_PATH.",
    "rust": "The crate enzyme, for `enzyme = { path = ... }` in Cargo.toml.",
    "julia": "The directory of the module Enzcc, for Julia's LOAD_PATH.",
    "runtime": "All that is for users' programs.",
    "cache": "What enzcc keeps between commands.",
}


@main.command()
@_flags(PATHS)
def paths(**chosen: bool) -> None:
    """Print where things are: all of them, or those that are named, alone on a line each."""
    from enzyme_runtime.files import files

    found = {name: str(path) for name, path in files().items()} | {"cache": str(cache_directory())}
    wanted = [name for name in PATHS if chosen[name]]
    for name in wanted or PATHS:
        click.echo(found[name] if wanted else f"{name}\t{found[name]}")


@main.group()
def cache() -> None:
    """The derivatives that are kept from one compile for the next."""


@cache.command()
def size() -> None:
    """How much there is, and how much there may be."""
    found = users_cache()
    if found is None:
        click.echo("off: the environment says so (ENZCC_CACHE, ENZCC_CACHE_SIZE)")
        return
    entries, used = found.used()
    click.echo(f"{entries} entries, {used / 2**20:.1f} MiB of at most {found.size / 2**20:.1f} MiB")


@cache.command()
def path() -> None:
    """Where it is."""
    click.echo(str(cache_module.directory()))


@cache.command()
def clear() -> None:
    """Drop all entries."""
    click.echo(f"{DerivativeCache(cache_module.directory()).clear()} entries dropped")


@main.command("report")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--text", "as_text", is_flag=True, help="Show it here: the default.")
@click.option("--html", type=click.Path(path_type=Path), help="Write the page there.")
@click.option("--json", "json_file", type=click.Path(path_type=Path), help="Write the facts there, as JSON.")
@click.option("--set", "sizes", multiple=True, metavar="NAME=NUMBER", help="How large something is: n=1000, n@f=10.")
@click.option(
    "--profile", "profiles", multiple=True, type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="What the program counted, with ENZCC_PROFILE=FILE.",
)  # fmt: skip
@click.option("--all", "every", is_flag=True, help="All lines that keep anything, not those of 90 %.")
def show_report(
    file: Path,
    as_text: bool,
    html: Path | None,
    json_file: Path | None,
    sizes: Sequence[str],
    profiles: Sequence[Path],
    every: bool,
) -> None:
    """Show a report of a gradient that --report has made (a page, or JSON)."""
    from enzyme_cli.reporting import document, profile
    from enzyme_cli.reporting.text import show

    with failures():
        found = document.read(file)
        if profiles:
            profile.put(found, profile.read(profiles))
        given = dict(_size(word) for word in sizes)
        if html is not None:
            html.write_text(document.page(found), encoding="utf-8")
        if json_file is not None:
            json_file.write_text(document.as_json(found), encoding="utf-8")
        if as_text or (html is None and json_file is None):
            show(found, given, every=every)


def _size(word: str) -> tuple[str, float]:
    name, _, number = word.rpartition("=")
    try:
        return name.strip(), float(number)
    except ValueError:
        raise click.ClickException(f"--set {word}: NAME=NUMBER is needed, as in n=1000") from None


@main.command(context_settings={"ignore_unknown_options": True})
@click.argument("arguments", nargs=-1, required=True, type=click.UNPROCESSED)
def check(arguments: Sequence[str]) -> None:
    """Differentiate C or C++ sources with the given compiler options, and write nothing: errors only."""
    with failures():
        text = stages.derived_text(_raw_ir(arguments), tuple(map(Path, parse(arguments).own.rules_files)))
    click.echo(f"ok: {text.count(chr(10) + 'define ')} functions")


def _raw_ir(arguments: Sequence[str]) -> list[bytes]:
    from enzyme_cli.outputs import workspace

    invocation = parse(arguments)
    frontend = ClangFrontend(find_clang(), given=tuple(arguments))
    options = CompileOptions(invocation.raw_ir_flags, invocation.level, invocation.debug)
    with workspace() as directory:
        jobs = [
            frontend.raw_ir(Source(given.path, given.language or "c"), options, directory)
            for given in invocation.sources
        ]
        return [job.result() for job in jobs]


@main.command()
@click.argument("file", type=click.Path(exists=True, path_type=Path))
@click.option(
    "--stop-after",
    type=click.Choice(get_args(stages.LastStage)),
    default="optimize",
    help="The last stage to run.",
)
@click.option("--rules", "files", multiple=True, type=click.Path(path_type=Path), help="A rules file.")
@click.option("-O", "level", type=click.IntRange(0, 3), default=2, help="The level of the final optimization.")
@click.option("-o", "output", type=click.Path(path_type=Path), help="Where the text goes; else standard output.")
@click.option("--prepared", is_flag=True, help="FILE is prepared already (as saved by --save-ir).")
def opt(
    file: Path, stop_after: stages.LastStage, files: Sequence[Path], level: int, output: Path | None, prepared: bool
) -> None:
    """Run the pipeline on LLVM IR (.ll or .bc) and print what a stage makes of it."""
    data = file.read_bytes()
    with failures():
        source: bytes | str = data if data.startswith((b"BC", b"\xde\xc0")) else data.decode()
        text = stages.run(source, stop_after, tuple(files), level, prepared=prepared)
    if output is None:
        click.echo(text)
    else:
        output.write_text(text)


@main.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(shell: str) -> None:
    """Print what completes enzyme-cli's commands in a shell: eval "$(enzyme-cli completion bash)" in ~/.bashrc."""
    from click.shell_completion import get_completion_class

    found = get_completion_class(shell)
    assert found is not None
    click.echo(found(main, {}, "enzyme-cli", "_ENZYME_CLI_COMPLETE").source())


@main.command(
    context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False}, add_help_option=False
)
@click.argument("arguments", nargs=-1, required=True, type=click.UNPROCESSED)
def cargo(arguments: Sequence[str]) -> None:
    """Run cargo (build, run, test, ...) with enzcc as rustc's linker."""
    from enzyme_cli.cargo import become_cargo

    with failures():
        become_cargo(arguments)
