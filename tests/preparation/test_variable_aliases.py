"""Prepared code names a variable by its own name, whatever other names it has."""

from __future__ import annotations

from enzyme_passes.languages.variable_aliases import without_variable_aliases

VARIABLES = '@x = global [2 x double] zeroinitializer\n@"a b" = internal global double 0.0\n'


def test_an_alias_is_the_variable_also_in_tables_and_within_expressions() -> None:
    text = VARIABLES + (
        "@y = alias [2 x double], ptr @x\n"
        "@end = alias double, getelementptr inbounds (i8, ptr @y, i64 8)\n"
        '@quoted = alias double, ptr @"a b"\n'
        "@table = constant [2 x ptr] [ptr @y, ptr @quoted]\n"
        "  store double %0, ptr getelementptr (i8, ptr @y, i64 8)\n"
        "  %1 = load double, ptr @end\n"
    )
    assert without_variable_aliases(text).splitlines()[-3:] == [
        '@table = constant [2 x ptr] [ptr @x, ptr @"a b"]',
        "  store double %0, ptr getelementptr (i8, ptr @x, i64 8)",
        "  %1 = load double, ptr getelementptr inbounds (i8, ptr @x, i64 8)",
    ]


def test_the_alias_itself_stays_and_so_does_what_only_looks_like_it() -> None:
    text = VARIABLES + (
        "@y = alias [2 x double], ptr @x\n"
        '@said = constant [3 x i8] c"@y\\00"\n'
        "@llvm.used = appending global [1 x ptr] [ptr @y]\n"
        "  call void @y.not(ptr @yy)\n"
    )
    assert without_variable_aliases(text) == text


def test_other_aliases_stay() -> None:
    functions = "@f = unnamed_addr alias void (ptr), ptr @g\n  call void @f(ptr %0)\n"
    weak = VARIABLES + "@w = weak alias [2 x double], ptr @x\n  store double %0, ptr @w\n"
    for text in (functions, weak):
        assert without_variable_aliases(text) == text
