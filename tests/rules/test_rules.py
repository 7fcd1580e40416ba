"""Every rule of the table against differences, at its own points, in float, double and long double.

One C program holds all functions and all partials (printed from their expressions); the differences are
taken in a wider type than the partials, by Romberg's extrapolation, so that they are exact to rounding.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import enzyme_runtime
from enzyme_passes.library import c as library
from enzyme_passes.rules import source
from enzyme_passes.rules.expression import ZERO, emit
from enzyme_passes.rules.table import RuleTable
from tests.native import clang
from tests.rules.emitters import CText
from tests.rules.programs import DIFFERENCES, PRECISIONS, PROLOGUE, Case, Precision, cases, is_available

CLANG = clang()
TABLE = RuleTable.load()
CASES = [case for case in cases(TABLE) if TABLE.has_differences(case.rule.name)]


def partial(case: Case, index: int, precision: Precision) -> str:
    """A C function with the value of one partial derivative, from the rule's expression."""
    rule = case.rule
    text = CText(precision.type, precision.suffix)
    outs = []
    for number in range(len(rule.outputs)):
        twin = next((c for c in CASES if c.rule is rule and c.output == number), None)
        values = ", ".join(case.identifier(i) for i in case.values)
        outs.append(None if twin is None else f"{twin.name(precision)}({values})")
    arguments = [case.identifier(i) if i in case.values else None for i in range(len(rule.inputs))]
    value = emit(rule.jacobian[case.output][index] or ZERO, text, arguments, *outs)
    name = f"partial_{case.number}_{index}{precision.suffix}"
    body = " ".join([*text.statements, f"return {value};"])
    return f"static {precision.type} {name}({case.parameters(precision)}) {{ {body} }}"


def program() -> str:
    lines = [PROLOGUE, DIFFERENCES]
    lines += [f"static {case.function(precision)}" for case in CASES for precision in PRECISIONS]
    main: list[str] = []
    for case in CASES:
        for precision in PRECISIONS:
            for index in case.floats:
                lines.append(partial(case, index, precision))
                for number in range(len(case.points)):
                    held, difference = case.point(number, precision, index)
                    name = f"partial_{case.number}_{index}{precision.suffix}"
                    main.append(
                        f'printf("{case.number} {index} {number} {precision.suffix}. %.20Lg %.20Lg\\n", '
                        f"(long double){name}({held}), {difference});"
                    )
    return "\n".join([*lines, "int main(void) {", *main, "}"])


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[int, int, int, str], tuple[float, float]]:
    """(case, input, point, suffix) -> (the rule's partial, the difference quotient)."""
    directory = tmp_path_factory.mktemp("rules")
    file = directory / "rules.c"
    file.write_text(program())
    runtime = Path(enzyme_runtime.__file__).parent / "csrc" / "math.c"
    flags = ["-O0", "-w", "-ffp-contract=off", "-Wno-deprecated-declarations"]
    subprocess.run([*CLANG, *flags, file, runtime, "-o", directory / "rules", "-lm"], check=True)
    output = subprocess.run([directory / "rules"], check=True, capture_output=True, text=True).stdout
    found: dict[tuple[int, int, int, str], tuple[float, float]] = {}
    for line in output.splitlines():
        case, index, point, suffix, rule, difference = line.split()
        found[int(case), int(index), int(point), suffix.rstrip(".")] = float(rule), float(difference)
    return found


@pytest.mark.parametrize("precision", PRECISIONS, ids=lambda precision: precision.name)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_a_partial_is_the_slope_of_its_function(
    case: Case, precision: Precision, results: dict[tuple[int, int, int, str], tuple[float, float]]
) -> None:
    for index in case.floats:
        for number, point in enumerate(case.points):
            rule, difference = results[case.number, index, number, precision.suffix]
            error = abs(rule - difference) / max(abs(difference), 0.1)
            where = f"d {case.title} / d {case.rule.inputs[index].name} at {', '.join(point)}"
            assert error < precision.tolerance, f"{where}: rule {rule}, difference {difference}, error {error:.2g}"


C99 = """
    acos asin atan atan2 cos sin tan acosh asinh atanh cosh sinh tanh exp exp2 expm1 frexp ilogb ldexp log log10 log1p
    log2 logb modf scalbn scalbln cbrt fabs hypot pow sqrt erf erfc lgamma tgamma ceil floor nearbyint rint lrint
    llrint round lround llround trunc fmod remainder remquo copysign nan nextafter nexttoward fdim fmax fmin fma
    cacos casin catan ccos csin ctan cacosh casinh catanh ccosh csinh ctanh cexp clog cabs cpow csqrt carg cimag conj
    cproj creal
""".split()


@pytest.mark.parametrize("suffix", ["", "f", "l"])
def test_all_of_c99_libm_is_known(suffix: str) -> None:
    missing = [name for name in C99 if TABLE.find(name + suffix) is None]
    assert missing == []


INTRINSICS = """
    sqrt sin cos tan asin acos atan atan2 sinh cosh tanh exp exp2 exp10 log log2 log10 pow fma fmuladd fabs copysign
    minnum maxnum minimum maximum minimumnum maximumnum floor ceil trunc rint nearbyint round roundeven modf sincos
    sincospi canonicalize arithmetic.fence is.fpclass vector.reduce.fadd vector.reduce.fmul vector.reduce.fmax
    vector.reduce.fmin
""".split()


@pytest.mark.parametrize("type_", ["f32", "f64", "f80", "v4f64", "nxv2f32"])
def test_all_math_intrinsics_are_known(type_: str) -> None:
    missing = [name for name in INTRINSICS if TABLE.find(f"llvm.{name}.{type_}") is None]
    assert missing == []


@pytest.mark.parametrize(
    "symbol",
    ["llvm.powi.f64.i32", "llvm.powi.v2f64.i32", "llvm.ldexp.f64.i32", "llvm.frexp.f64.i32"]
    + [f"llvm.{name}.i64.f64" for name in ("lround", "lrint", "llround", "llrint")],
)
def test_intrinsics_with_an_integer_type_are_known(symbol: str) -> None:
    assert TABLE.find(symbol) is not None


@pytest.mark.parametrize("name", ["exp", "exp10", "log", "pow", "acosh", "sqrt"])
def test_the_finite_aliases_of_old_glibc_are_known(name: str) -> None:
    for suffix in ("", "f", "l"):
        rule = TABLE.find(f"__{name}{suffix}_finite")
        assert rule is not None and rule.name == name


def test_every_rule_with_a_formula_has_points() -> None:
    def has_formula(name: str) -> bool:
        rule = TABLE.find(TABLE.symbols(name)[0] + (".f64" if name.startswith("llvm.") else ""))
        assert rule is not None
        of_target = name.startswith("llvm.x86.")  # tests/cpp has programs for these
        of_ours = TABLE.symbols(name)[0].startswith("__enzcc_")  # tests/programs/c/bits_linear.c
        return not rule.inactive and rule.code is None and not of_target and not of_ours

    assert [name for name in TABLE.names() if has_formula(name) and not TABLE.points(name)] == []


def test_the_functions_of_c99_are_all_tried_here() -> None:
    tried = {case.rule.name for case in CASES}
    no_float_result = {"ilogb", "lrint", "llrint", "lround", "llround", "nan"}
    assert [name for name in C99 if name not in tried | no_float_result and is_available(name)] == []


def test_the_compiled_table_is_up_to_date() -> None:
    assert source.COMPILED.read_text(encoding="utf-8") == source.compile_builtin()


POSIX = """
    j0 j1 jn y0 y1 yn lgamma_r tgamma gamma drem significand scalb finite isinf isnan sincos exp10 nextup nextdown
    roundeven clog10 __muldc3 __divdc3
""".split()


def test_what_posix_and_gnu_have_beyond_c99_is_known() -> None:
    assert [name for name in POSIX if TABLE.find(name) is None] == []


def test_the_memory_that_a_function_touches_is_known_for_all_in_the_table() -> None:
    """Otherwise a call of it might write anything, and what was read before it would have to be kept. It follows from
    the parameters in the rule."""
    symbols = [symbol for name in TABLE.names() for symbol in TABLE.symbols(name)]
    assert [s for s in symbols if library.find(s) is None] == []


@pytest.mark.parametrize(
    ("symbol", "reads", "writes", "inactive"),
    [
        ("sin", (), (), False),
        ("llvm.sin.v2f64", (), (), False),
        ("ilogbf", (), (), True),
        ("llvm.lround.i64.f64", (), (), True),
        ("frexp", (), (1,), False),
        ("sincosf", (), (1, 2), False),
        ("__lgammal_r_finite", (), (1,), False),
        ("cabs", (), (), False),
        ("cpowl", (0, 1), (), False),
        ("__divxc3", (), (), False),
        ("llvm.vector.reduce.fadd.v2f64", (), (), False),
    ],
)
def test_memory_follows_from_the_parameters(
    symbol: str, reads: tuple[int, ...], writes: tuple[int, ...], inactive: bool
) -> None:
    found = library.find(symbol)
    assert found is not None
    assert (found.reads, found.writes, found.inactive) == (reads, writes, inactive)
    assert not found.writes_anything and not found.observable
