"""Every rule of the table through the compiler: reverse and forward mode, against differences, at the rule's points.

Two programs hold all functions of C. At -O0 the calls are the library's; at -O2 -fno-math-errno they are LLVM's
intrinsics wherever it has one.
"""

from __future__ import annotations

import subprocess
from itertools import product
from pathlib import Path

import pytest

import enzyme_runtime
from enzyme_passes.rules.table import RuleTable
from tests.compiling import enzcc, run
from tests.native import clang
from tests.rules.programs import (
    DIFFERENCES,
    PRECISIONS,
    PROLOGUE,
    Case,
    Precision,
    cases,
)

TABLE = RuleTable.load()
CASES = [case for case in cases(TABLE) if TABLE.has_differences(case.rule.name)]
LEVELS = {"libcalls": ["-O0"], "intrinsics": ["-O2", "-fno-math-errno"]}
MODES = ("reverse", "forward")
Key = tuple[int, int, int, str, str]  # case, input, point, suffix, mode


def derivative_names(case: Case, precision: Precision) -> list[str]:
    """Declarations: `reverse_17` fills an array of the derivatives by all inputs, `forward_17_0` gives one."""
    suffix, parameters = f"{case.number}{precision.suffix}", case.parameters(precision)
    found = [f"void reverse_{suffix}({parameters}, {precision.type} *d)"]
    return found + [f"{precision.type} forward_{suffix}_{index}({parameters})" for index in case.floats]


def requests(case: Case, precision: Precision) -> list[str]:
    """What the compiler differentiates."""
    name, type_, suffix = case.name(precision), precision.type, f"{case.number}{precision.suffix}"
    reverse, *forward = derivative_names(case, precision)
    values = ", ".join(case.identifier(i) for i in case.values)
    call = f"__enzyme_autodiff_{suffix}((void *){name}, {values})"
    types = ", ".join(type_ if i in case.floats else "int" for i in case.values)
    if len(case.floats) == 1:
        lines = [f"{type_} __enzyme_autodiff_{suffix}(void *, {types});"]
        lines.append(f"{reverse} {{ d[{case.floats[0]}] = {call}; }}")
    else:
        fields = " ".join(f"{type_} d{i};" for i in case.floats)
        stores = " ".join(f"d[{i}] = all.d{i};" for i in case.floats)
        lines = [f"struct all_{suffix} {{ {fields} }} __enzyme_autodiff_{suffix}(void *, {types});"]
        lines.append(f"{reverse} {{ struct all_{suffix} all = {call}; {stores} }}")
    doubled = ", ".join(f"{type_}, {type_}" if i in case.floats else "int" for i in case.values)
    lines.append(f"{type_} __enzyme_fwddiff_{suffix}(void *, {doubled});")
    for head, index in zip(forward, case.floats, strict=True):
        tangents = {i: f", {int(i == index)}" for i in case.floats}
        given = ", ".join(case.identifier(i) + tangents.get(i, "") for i in case.values)
        lines.append(f"{head} {{ return __enzyme_fwddiff_{suffix}((void *){name}, {given}); }}")
    return lines


def differentiated() -> str:
    """The file for the compiler."""
    lines = [PROLOGUE]
    for case in CASES:
        for precision in PRECISIONS:
            lines += [f"static {case.function(precision)}", *requests(case, precision)]
    return "\n".join([*lines, ""])


def comparing() -> str:
    """The file that prints each derivative beside the difference quotient."""
    lines = [PROLOGUE, DIFFERENCES]
    lines += [f"static {case.function(precision)}" for case in CASES for precision in PRECISIONS]
    main: list[str] = []
    for case in CASES:
        for precision in PRECISIONS:
            lines += [f"{head};" for head in derivative_names(case, precision)]
            suffix = f"{case.number}{precision.suffix}"
            for number in range(len(case.points)):
                held, _ = case.point(number, precision, None)
                main.append(f"{{ {precision.type} d[{len(case.rule.inputs)}]; reverse_{suffix}({held}, d);")
                for index in case.floats:
                    held, difference = case.point(number, precision, index)
                    main.append(
                        f'printf("{case.number} {index} {number} {precision.suffix}. %.20Lg %.20Lg %.20Lg\\n", '
                        f"(long double)d[{index}], (long double)forward_{suffix}_{index}({held}), {difference});"
                    )
                main.append("}")
    return "\n".join([*lines, "int main(void) {", *main, "}", ""])


@pytest.fixture
def comparison(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The object that compares: nothing in it is differentiated."""
    directory = tmp_path_factory.mktemp("comparison")
    file = directory / "compare.c"
    file.write_text(comparing())
    subprocess.run([*clang(), "-O0", "-w", "-ffp-contract=off", "-c", file, "-o", directory / "compare.o"], check=True)
    return directory / "compare.o"


def compiled(flags: list[str], comparison: Path, directory: Path) -> dict[Key, tuple[float, float]]:
    """The derivative that the compiler made, and the difference quotient."""
    file = directory / "rules.c"
    file.write_text(differentiated())
    runtime = Path(enzyme_runtime.__file__).parent / "csrc" / "math.c"  # the comparison uses digamma too
    flags = [*flags, "-w", "-ffp-contract=off"]
    made = enzcc(*flags, file, comparison, runtime, "-o", directory / "rules", "-lm", cwd=directory)
    assert (made.status, made.err) == (0, "")
    output = subprocess.run([directory / "rules"], check=True, capture_output=True, text=True).stdout
    found: dict[Key, tuple[float, float]] = {}
    for line in output.splitlines():
        case, index, point, suffix, *values, difference = line.split()
        for mode, value in zip(MODES, values, strict=True):
            key = int(case), int(index), int(point), suffix.rstrip("."), mode
            found[key] = float(value), float(difference)
    return found


@pytest.mark.rotated(4)
@pytest.mark.parametrize("calls", LEVELS)
def test_derivatives_of_all_functions_are_their_slopes(calls: str, comparison: Path, tmp_path: Path) -> None:
    results = compiled(LEVELS[calls], comparison, tmp_path)
    wrong: list[str] = []
    for case, precision, mode in product(CASES, PRECISIONS, MODES):
        for index in case.floats:
            for number, point in enumerate(case.points):
                derivative, difference = results[case.number, index, number, precision.suffix, mode]
                error = abs(derivative - difference) / max(abs(difference), 0.1)
                if not error < precision.tolerance:
                    name = f"d {case.title} / d {case.rule.inputs[index].name} at {', '.join(point)}"
                    wrong.append(f"{name}: {precision.name} {mode} {derivative}, difference {difference}, {error:.2g}")
    assert wrong == []


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize(
    "sources", [["edges.c"], ["vectors.c"], ["intrinsics.c", "intrinsics.ll"]], ids=lambda s: s[-1]
)
def test_edges_and_intrinsics_that_are_no_function_of_c(sources: list[str], level: str, tmp_path: Path) -> None:
    files = [Path(__file__).parent / "c" / source for source in sources]
    made = enzcc(level, "-w", *files, "-o", tmp_path / "program", "-lm", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    ran = run(tmp_path / "program")
    assert ran.status == 0, ran.out
