"""How a command line is understood. Nothing is run here."""

from __future__ import annotations

from pathlib import Path

import pytest

from enzyme_cli.invocation import parse
from enzyme_passes.support.diagnostics import Failure


def inputs(*argv: str) -> list[tuple[str, str | None]]:
    return [(i.path, i.language) for i in parse(argv).inputs]


def test_the_value_of_an_option_is_no_input() -> None:
    assert inputs("-o", "a.c", "-I", "b.c", "-Xlinker", "c.c", "-MF", "d.d", "-include", "e.h", "f.c") == [("f.c", "c")]


def test_so_is_that_of_rarer_options() -> None:
    given = ["-include-pch", "a.c", "-serialize-diagnostics", "b.c", "-resource-dir", "c.c", "--define-macro", "D"]
    assert inputs(*given, "f.c") == [("f.c", "c")]


@pytest.mark.parametrize(
    ("argv", "action"),
    [
        (["a.c"], "link"),
        (["-c", "a.c"], "object"),
        (["-S", "a.c"], "assembly"),
        (["-c", "-S", "a.c"], "assembly"),
        (["--compile", "a.c"], "object"),
        (["-E", "a.c"], "pass"),
        (["-c", "-E", "a.c"], "pass"),
        (["-M", "a.c"], "pass"),
        (["-fsyntax-only", "a.c"], "pass"),
        (["-###", "a.c"], "pass"),
        (["--version"], "pass"),
        (["-v"], "pass"),
        (["-print-prog-name=ld"], "pass"),
        ([], "pass"),
    ],
)
def test_the_action(argv: list[str], action: str) -> None:
    assert parse(argv).action == action


@pytest.mark.parametrize(
    ("argv", "output"),
    [
        (["-c", "dir/a.c"], "a.o"),
        (["-S", "a.c"], "a.s"),
        (["-S", "-emit-llvm", "a.c"], "a.ll"),
        (["-c", "-emit-llvm", "a.c"], "a.bc"),
        (["-c", "a.b.c"], "a.b.o"),
        (["-c", "a.c", "-o", "x"], "x"),
        (["-c", "a.c", "-ox"], "x"),
        (["-c", "a.c", "--output=x"], "x"),
        (["-c", "a.c", "-o", "-"], "-"),
    ],
)
def test_where_the_output_goes(argv: list[str], output: str) -> None:
    found = parse(argv)
    assert found.output_of(found.sources[0]) == output


@pytest.mark.parametrize(
    ("flags", "level"),
    [
        ([], 0), (["-O"], 1), (["-O0"], 0), (["-O1"], 1), (["-O2"], 2), (["-O3"], 3), (["-O4"], 3), (["-Os"], 2),
        (["-Oz"], 2), (["-Og"], 1), (["-Ofast"], 3), (["-O3", "-O1"], 1),
    ],
)  # fmt: skip
def test_the_level_is_that_of_the_last_option(flags: list[str], level: object) -> None:
    assert parse([*flags, "a.c"]).level == level


def test_x_holds_until_the_next_x() -> None:
    assert inputs("-x", "c", "a", "b.txt", "-x", "none", "c.o", "-xc++", "d") == [
        ("a", "c"), ("b.txt", "c"), ("c.o", None), ("d", "c++"),
    ]  # fmt: skip


def test_lang_speaks_of_sources_wherever_it_stands() -> None:
    found = parse(["a.txt", "b.o", "libc.so.6", "d.txt", "--lang", "c"])
    assert [i.language for i in found.inputs] == ["c", None, None, "c"]
    words = ["-x", "c", "a.txt", "-x", "none", "b.o", "libc.so.6", "-x", "c", "d.txt"]
    assert list(found.arguments) == words


def test_an_x_of_the_users_wins_over_lang() -> None:
    assert inputs("--lang", "c", "-x", "c++", "a.txt") == [("a.txt", "c++")]


@pytest.mark.parametrize("argv", [["--lang", "cobol", "a.c"], ["--rules"], ["--diagnostics-format=xml", "a.c"]])
def test_our_own_options_are_checked(argv: list[str]) -> None:
    with pytest.raises(Failure) as failed:
        parse(argv)
    assert failed.value.code == "EZ0804"


def test_our_own_options_do_not_reach_clang() -> None:
    found = parse(["--rules=a.yaml", "--rules", "b.yaml", "--save-ir=d", "--time-report", "-fenzyme-fast", "-c", "a.c"])
    assert found.arguments == ("-c", "a.c")
    assert [str(f) for f in found.own.rules_files] == ["a.yaml", "b.yaml"]


@pytest.mark.parametrize(
    "plugin",
    [
        ["-fplugin=/opt/ClangEnzyme-22.so"],
        ["-fpass-plugin=/opt/LLVMEnzyme-22.so"],
        ["-Xclang", "-load", "-Xclang", "/opt/ClangEnzyme-22.so"],
        ["-Wl,-mllvm,-load=/opt/LLDEnzyme-19.so"],
        ["-Wl,--load-pass-plugin=/opt/LLDEnzyme-19.so"],
        ["-Wl,-mllvm", "-Wl,-enzyme-print"],
        ["-mllvm", "-enzyme-loose-types"],
    ],
)
def test_enzymes_plugin_is_taken_out(plugin: list[str]) -> None:
    found = parse(["-O2", *plugin, "-c", "a.c"])
    assert found.arguments == ("-O2", "-c", "a.c")
    assert found.own.ignored or found.own.plugins
    assert not found.clang_backend_flags


@pytest.mark.parametrize(
    ("options", "kept"),
    [
        (["-Wl,-mllvm=-load=/opt/LLDEnzyme-22.so,-rpath,/opt/enzyme/lib"], ["-Wl,-rpath,/opt/enzyme/lib"]),
        (["-Xlinker", "-mllvm", "-Xlinker", "-enzyme-print", "-Xlinker", "-s"], ["-Xlinker", "-s"]),
        (["-Wl,-plugin-opt=-enzyme-print", "-Wl,-z,now"], ["-Wl,-z,now"]),
        (["-Xclang", "-mllvm", "-Xclang", "-enzyme-print"], []),
        (
            ["-I/opt/enzyme-1/include", "-Wl,-rpath,/opt/enzyme-1"],
            ["-I/opt/enzyme-1/include", "-Wl,-rpath,/opt/enzyme-1"],
        ),
        (["-mllvm", "-enzyme-truncate-all=0"], []),
        (["-mllvm", "-enzyme-strict-aliasing=0"], ["-fno-strict-aliasing"]),
    ],
)
def test_only_what_is_enzymes_is_taken_out(options: list[str], kept: list[str]) -> None:
    assert sorted(parse([*options, "a.o"]).arguments) == sorted([*kept, "a.o"])


@pytest.mark.parametrize(
    "options",
    [
        ["-mllvm", "-enzyme-strongzero=1"],
        ["-mllvm", "-enzyme-foo"],
        ["-enzyme-foo"],
        ["-mllvm", "-enzyme-truncate-all=64to32"],
        ["-mllvm", "-enzyme-emptyfn-inactive"],
        ["-mllvm", "-enzyme-strong-zero=maybe"],
        ["-Xclang", "-mllvm", "-Xclang", "-enzyme-truncate-all=11-5"],
        ["-Wl,-mllvm,-enzyme-foo"],
        ["-Wl,-mllvm=-enzyme-foo"],
        ["-Xlinker", "-mllvm", "-Xlinker", "-enzyme-foo"],
    ],
)
@pytest.mark.parametrize("language", ["c", "c++", "f95"])
def test_an_option_that_would_change_results_is_not_ignored(options: list[str], language: str) -> None:
    with pytest.raises(Failure) as failed:
        parse([*options, "-c", "a.c"], language)
    assert failed.value.code == "EZ0811"


def test_a_misspelt_option_is_told_the_right_one() -> None:
    with pytest.raises(Failure) as failed:
        parse(["-mllvm", "-enzyme-strongzero=1", "a.c"])
    assert failed.value.helps == ("did you mean -enzyme-strong-zero?",)


@pytest.mark.parametrize(
    "option", [["-Z", "autodiff=Enable,RuntimeActivity"], ["-Zautodiff=RuntimeActivity,LooseTypes"]]
)
def test_rustcs_option_for_enzyme_acts(option: list[str]) -> None:
    found = parse(["-O2", *option, "-c", "a.rs"]).own
    assert found.markers == ("enzyme_runtime_activity",)
    assert not found.foreign


def test_rustcs_option_is_not_ignored_where_it_is_misspelt_or_another() -> None:
    with pytest.raises(Failure) as failed:
        parse(["-Z", "autodiff=Enable,Fast", "a.rs"])
    assert failed.value.code == "EZ0811"
    assert parse(["-Z", "unstable-options", "a.rs"]).own.foreign == ("-Z", "unstable-options")


def test_other_plugins_stay() -> None:
    assert "-fplugin=/opt/other.so" in parse(["-fplugin=/opt/other.so", "-c", "a.c"]).flags


def test_what_is_the_linkers_is_not_for_compiling() -> None:
    found = parse(["-O2", "-Wl,-rpath,x", "-L.", "-lm", "-Xlinker", "-z", "-shared", "-fuse-ld=lld", "-DA", "a.c"])
    assert found.flags == ("-O2", "-DA")


@pytest.mark.parametrize(
    ("flags", "fast"),
    [([], False), (["-ffast-math"], True), (["-Ofast"], True), (["-ffast-math", "-fno-fast-math"], False)],
)
def test_fast_math(flags: list[str], fast: bool) -> None:
    assert parse([*flags, "a.c"]).fast_math is fast


@pytest.mark.parametrize(
    ("flags", "debug"),
    [([], False), (["-g"], True), (["-g", "-g0"], False), (["-gdwarf-4"], True), (["-gline-tables-only"], True)],
)
def test_debug(flags: list[str], debug: bool) -> None:
    assert parse([*flags, "a.c"]).debug is debug


def test_lto_is_for_the_other_files() -> None:
    """An object of machine code can be linked with others of bitcode."""
    found = parse(["-flto=thin", "-c", "a.c"])
    assert not found.clang_backend_flags
    assert "-flto=thin" not in found.raw_ir_flags


def test_a_sanitizer_is_needed_and_sections_are_only_wished() -> None:
    found = parse(["-fsanitize=address", "-ffunction-sections", "-c", "a.c"])
    assert found.clang_backend_flags == ("-fsanitize=address", "-ffunction-sections")
    assert found.clang_backend_needed == ("-fsanitize=address",)


def test_response_files_may_name_others(tmp_path: Path) -> None:
    (tmp_path / "one").write_text(f'-O2 "-DTEXT=a b" @{tmp_path}/two\n')
    (tmp_path / "two").write_text("-c\na.c\n")
    assert parse([f"@{tmp_path}/one"]).arguments == ("-O2", "-DTEXT=a b", "-c", "a.c")


def test_an_at_sign_that_names_no_file_is_an_input() -> None:
    assert inputs("@nothing.c") == [("@nothing.c", "c")]
