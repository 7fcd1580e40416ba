"""Several modules become one, each symbol bound as the linker bound it."""

from __future__ import annotations

from pathlib import Path

import pytest
from linking import REQUEST, bound, merged, run, unit

from enzyme_passes.llvm import binding as llvm
from enzyme_passes.whole_program import merge, reach


def _text(module: bytes) -> str:
    return llvm.text_of(llvm.parse(module))


MAIN = (
    REQUEST
    + """#include <stdio.h>
double f(double);
int main(void) { printf("%g\\n", __enzyme_autodiff((void *)f, 3.0)); return 0; }
"""
)


def test_function_of_another_file_is_differentiated(tmp_path: Path) -> None:
    units = [unit(MAIN, tmp_path, "main.c"), unit("double f(double x) { return x * x; }", tmp_path, "f.c")]
    assert run(units, tmp_path) == "6\n"


def test_file_that_no_request_reaches_stays_native(tmp_path: Path) -> None:
    units = [
        unit(MAIN, tmp_path, "main.c"),
        unit("int count; void log_it(void) { ++count; }", tmp_path, "log.c"),
        unit("double g(double); double f(double x) { return g(x) * x; }", tmp_path, "f.c"),
        unit("double g(double x) { return x * x; }", tmp_path, "g.c"),
    ]
    reached = reach(units, bound(units))
    assert reached.objects == (0, 2, 3)
    assert reached.modules.opened == 3
    assert run(units, tmp_path) == "27\n"


def test_static_functions_of_one_name_are_kept_apart(tmp_path: Path) -> None:
    main = MAIN.replace("int main", "static double part(double x) { return 100 * x; }\ndouble q(double x) "
                        "{ return part(x); }\nint main")  # fmt: skip
    f = "double q(double); static double part(double x) { return x * x; } double f(double x) { return part(x) + q(x); }"
    units = [unit(main, tmp_path, "main.c"), unit(f, tmp_path, "f.c")]
    assert run(units, tmp_path) == "106\n"


def test_strong_definition_in_a_later_file_is_the_one_that_is_differentiated(tmp_path: Path) -> None:
    f = "__attribute__((weak)) double g(double x) { return 10 * x; } double f(double x) { return g(x); }"
    g = "double g(double x) { return x * x; }"
    units = [unit(MAIN, tmp_path, "main.c"), unit(f, tmp_path, "f.c"), unit(g, tmp_path, "g.c")]
    assert run(units, tmp_path) == "6\n"


def test_weak_function_that_native_code_replaces_is_not_differentiated(tmp_path: Path) -> None:
    f = "__attribute__((weak)) double g(double x) { return 10 * x; } double f(double x) { return g(x); }"
    units = [unit(MAIN, tmp_path, "main.c"), unit(f, tmp_path, "f.c")]
    made = merged(units, {**bound(units), "g": None})
    assert "declare" in _line_of(_text(made.module), "@g(")
    assert "g" not in made.defined


def test_weak_function_that_the_linker_took_is_final(tmp_path: Path) -> None:
    f = "__attribute__((weak)) double g(double x) { return 10 * x; } double f(double x) { return x * g(x); }"
    units = [unit(MAIN, tmp_path, "main.c"), unit(f, tmp_path, "f.c")]
    assert run(units, tmp_path) == "60\n"


def test_alias_keeps_the_code_of_its_own_file(tmp_path: Path) -> None:
    """`own` names g of f.c, even though the linker takes another g."""
    f = """__attribute__((weak)) double g(double x) { return 10 * x; }
    double own(double x) __attribute__((alias("g")));
    double f(double x) { return g(x) + own(x); }"""
    g = "double g(double x) { return x * x; }"
    units = [unit(MAIN, tmp_path, "main.c"), unit(f, tmp_path, "f.c"), unit(g, tmp_path, "g.c")]
    assert run(units, tmp_path) == "16\n"


def test_compilers_of_several_releases_agree(tmp_path: Path) -> None:
    """Clang 16 lays i128 out otherwise and gives some flags other rules."""
    units = [
        unit(MAIN, tmp_path, "main.c", version=16),
        unit("double g(double); double f(double x) { return g(x); }", tmp_path, "f.c", "-fPIC", version=19),
        unit("double g(double x) { return x * x; }", tmp_path, "g.c", "-fno-pic", "-fcf-protection"),
    ]
    assert run(units, tmp_path) == "6\n"


def test_size_of_wide_characters_must_agree(tmp_path: Path) -> None:
    units = [
        unit(MAIN, tmp_path, "main.c"),
        unit("double f(double x) { return x * x; }", tmp_path, "f.c", "-fshort-wchar"),
    ]
    with pytest.raises(llvm.Failure, match=r"'main\.c' and 'f\.c' were compiled for different programs"):
        merged(units)


def test_marks_of_unoptimized_code_go(tmp_path: Path) -> None:
    units = [
        unit(MAIN, tmp_path, "main.c", "-O0"),
        unit("double f(double x) { return x * x; }", tmp_path, "f.c", "-O0"),
    ]
    made = merged(units)
    assert made.unoptimized
    assert "optnone" not in _text(made.module)
    assert not merged([units[0], unit("double f(double x) { return x; }", tmp_path, "f.c")]).unoptimized


def test_debug_information_is_wanted_if_one_file_has_it(tmp_path: Path) -> None:
    f = unit("double f(double x) { return x * x; }", tmp_path, "f.c", "-g")
    assert merged([unit(MAIN, tmp_path, "main.c"), f]).debug
    lines = unit("double f(double x) { return x * x; }", tmp_path, "f2.c", "-Rpass=nothing-is-called-so")
    assert not merged([unit(MAIN, tmp_path, "main.c"), lines]).debug


def test_rules_count_wherever_they_stand(tmp_path: Path) -> None:
    """Two files have a table of the same name; neither is lost. The functions of one are the file's own."""
    g = "double g(double x) { return x * x; } double h(double x) { return x; }"
    f = "double g(double); double h(double); double f(double x) { return g(x) + h(x); }"
    rule = """double {0}(double);
    static double aug(double x) {{ return {0}(x); }}
    static double grad(double x, double d) {{ return {1} * d; }}
    void *__enzyme_register_gradient_{2}[] = {{(void *){0}, (void *)aug, (void *)grad}};"""
    units = [
        unit(MAIN, tmp_path, "main.c"),
        unit(g, tmp_path, "g.c"),
        unit(f, tmp_path, "f.c"),
        unit(rule.format("g", 1000, "it"), tmp_path, "r1.c"),
        unit(rule.format("h", 2, "it"), tmp_path, "r2.c"),
        unit(rule.format("other", 7, "other"), tmp_path, "r3.c"),
    ]
    binding = bound(units)
    binding.pop("__enzyme_register_gradient_it")
    assert reach(units, binding).objects == (0, 1, 2, 3, 4)
    assert run(units[:5], tmp_path, prevailing=binding) == "1002\n"


def test_functions_in_tables_of_pointers_are_reached(tmp_path: Path) -> None:
    table = """double one(double), two(double);
    double (*const table[])(double) = {one, two};
    double f(double x) { return table[x > 2](x); }"""
    units = [
        unit(MAIN, tmp_path, "main.c"),
        unit(table, tmp_path, "f.c"),
        unit("double one(double x) { return x; }", tmp_path, "one.c"),
        unit("double two(double x) { return x * x; }", tmp_path, "two.c"),
    ]
    assert run(units, tmp_path) == "6\n"


def test_pointer_set_by_another_file_leads_to_its_function(tmp_path: Path) -> None:
    f = "extern double (*model)(double); double f(double x) { return model(x); }"
    units = [
        unit(MAIN.replace("int main(void) {", "void set(void); int main(void) { set();"), tmp_path, "main.c"),
        unit("double (*model)(double);" + f, tmp_path, "f.c"),
        unit("double own(double); extern double (*model)(double); void set(void) { model = own; }", tmp_path, "set.c"),
        unit("double own(double x) { return x * x * x; }", tmp_path, "own.c"),
        unit("int other(int x) { return x; } int (*it)(int) = other;", tmp_path, "other.c"),
    ]
    reached = reach(units, bound(units))
    assert reached.objects == (0, 1, 3)
    assert run(units, tmp_path) == "27\n"


def test_request_on_a_parameter_reaches_what_callers_hand_over(tmp_path: Path) -> None:
    grad = "static inline double grad(double (*f)(double), double x) { return __enzyme_autodiff(f, x); }\nint main"
    main = MAIN.replace("int main", grad).replace("__enzyme_autodiff((void *)f, 3.0));", "grad(f, 3.0));")
    units = [unit(main, tmp_path, "main.c"), unit("double f(double x) { return x * x; }", tmp_path, "f.c")]
    assert reach(units, bound(units)).objects == (0, 1)
    assert run(units, tmp_path) == "6\n"


def test_constructors_and_common_variables_keep_their_meaning(tmp_path: Path) -> None:
    main = MAIN.replace(
        "int main(void) {", 'int seen[2]; int when;\nint main(void) { printf("%d %d ", seen[0], seen[1]);'
    )
    make = (
        "extern int seen[2]; int when; __attribute__((constructor(%d))) static void init(void) { seen[%d] = ++when; }\n"
    )
    units = [
        unit(main + make % (300, 0), tmp_path, "main.c", "-fcommon"),
        unit("double f(double x) { return x * x; }" + make % (200, 1), tmp_path, "f.c", "-fcommon"),
    ]
    assert run(units, tmp_path) == "2 1 6\n"


def test_bitcode_of_a_newer_llvm_names_its_producer(tmp_path: Path) -> None:
    one = unit(MAIN, tmp_path, "main.c")
    bits = int.from_bytes(one.modules[0], "little")
    # The producer's letters have six bits each; "2" of "LLVM22" becomes "9".
    letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"
    wanted = sum(letters.index(c) << (6 * k) for k, c in enumerate("LLVM22"))
    place = next(k for k in range(600) if (bits >> k) & ((1 << 36) - 1) == wanted)
    newer = sum(letters.index(c) << (6 * k) for k, c in enumerate("LLVM99"))
    bits ^= (wanted ^ newer) << place
    bad = type(one)("new.o", (bits.to_bytes(len(one.modules[0]), "little"),))
    with pytest.raises(llvm.Failure, match=r"'new\.o'") as caught:
        reach([bad], {})
    assert any("LLVM99" in note for note in caught.value.notes)


def _line_of(text: str, part: str) -> str:
    return next(line for line in text.split("\n") if part in line and line.startswith(("define", "declare")))


def test_tables_of_rules_stay_where_only_what_is_wanted_does(tmp_path: Path) -> None:
    """Nothing refers to a table; and what native code replaces is only declared, which cannot be internal."""
    f = """double g(double x) { return x; } double h(double x) { return x; } double unwanted(double x) { return h(x); }
    static double aug(double x) { return g(x); }
    static double grad(double x, double d) { return 5 * d; }
    void *__enzyme_register_gradient_g[] = {(void *)g, (void *)aug, (void *)grad};
    double f(double x) { return g(x); }"""
    units = [unit(MAIN, tmp_path, "main.c"), unit(f, tmp_path, "f.c")]
    binding = {**bound(units), "h": None}
    made = _text(merge(units, binding, reach(units, binding), ["main"]).module)
    assert "@__enzyme_register_gradient_g = internal" in made
    assert "@unwanted" not in made
