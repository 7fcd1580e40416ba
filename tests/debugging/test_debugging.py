"""Debug information of derivatives: a debugger, a sanitizer or a profiler shows the primal's lines.

The programs say by comments (`// LINE name`) what is meant by a line. What a tool shows is tested where there is
that tool; what the tools read is tested in the IR.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.compiling import enzcc

HERE = Path(__file__).parent
C, CXX = HERE / "model.c", HERE / "layers.cpp"

needs_gdb = pytest.mark.skipif(shutil.which("gdb") is None, reason="gdb is not installed")


def line(source: Path, name: str) -> int:
    """The number of the line that a comment in `source` names."""
    return next(n for n, text in enumerate(source.read_text().split("\n"), 1) if re.search(rf"// LINE {name}$", text))


def build(source: Path, *flags: str, into: Path) -> Path:
    made = enzcc(*flags, source, "-o", into / source.stem, "-lm", cwd=into, cxx=source.suffix == ".cpp")
    assert (made.status, made.err) == (0, "")
    return into / source.stem


def gdb(program: Path, *commands: str) -> str:
    """What gdb prints, without the user's own settings."""
    script = ["set confirm off", "set debuginfod enabled off", "set width 0", *commands]
    arguments = [word for command in script for word in ("-ex", command)]
    done = subprocess.run(
        ["gdb", "-batch", "-nx", *arguments, program], capture_output=True, text=True, timeout=60, check=False
    )
    return done.stdout


def stops(program: Path, argument: str, source: Path, name: str, *, most: int = 12) -> list[str]:
    """The backtraces of the first stops at a line, one a stop, functions from the inside: `running < ... < main`."""
    shown = gdb(
        program,
        f"break {source.name}:{line(source, name)}",
        f"run {argument}",
        *["bt", "continue"] * most,
    )
    traces = re.findall(r"(?:^#\d+ .*\n)+", shown, re.MULTILINE)
    assert traces, shown
    assert all(f"{source.name}:{line(source, name)}\n" in trace.partition("#1")[0] for trace in traces)
    return [" < ".join(re.findall(r"^#\d+ +(?:0x\w+ in )?(.*?) \(", trace, re.MULTILINE)) for trace in traces]


@pytest.fixture(scope="module", params=["-O0", "-O2"])
def program(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(C, "-g", request.param, into=tmp_path_factory.mktemp("model"))


@needs_gdb
def test_a_debugger_stops_in_both_sweeps_at_a_line_of_the_primal(program: Path) -> None:
    """First in the forward sweep of a callee, then in its reverse sweep, each with the whole way from main."""
    traces = stops(program, "reverse", C, "product")
    sweeps = [re.match(r"running < (__enzcc_\w+)_running < model < __enzcc_combined_model < ", t) for t in traces]
    names = [found[1] for found in sweeps if found is not None]
    assert len(names) == len(traces)
    assert list(dict.fromkeys(names)) == ["__enzcc_augmented", "__enzcc_reverse"]
    assert all(trace.endswith("gradient < main") for trace in traces)


@needs_gdb
def test_a_debugger_stops_in_a_tangent(program: Path) -> None:
    traces = stops(program, "forward", C, "product")
    way = "running < __enzcc_tangent_running < model < __enzcc_tangent_model < main"
    assert traces[0] == way


@needs_gdb
def test_a_second_derivative_shows_both_orders(program: Path) -> None:
    traces = stops(program, "second", C, "product")
    orders = "model < __enzcc_combined_model < __enzcc_tangent___enzcc_combined_model < gradient < "
    assert all(orders in trace for trace in traces)


@needs_gdb
def test_the_name_of_the_primal_is_a_breakpoint_in_its_derivative(program: Path) -> None:
    shown = gdb(program, "break running", "run reverse", "bt 2")
    assert "__enzcc_augmented_running" in shown
    assert re.search(r"^#0 .*model\.c:\d+$", shown, re.MULTILINE)


@needs_gdb
def test_a_crash_in_a_gradient_names_the_line_and_its_callers(program: Path) -> None:
    """The shadow that was passed is no memory: adding to it fails, in the reverse sweep."""
    shown = gdb(program, "run crash", "bt")
    assert "SIGSEGV" in shown
    trace = shown[shown.index("\n#0 ") :]
    inner = re.search(r"^#0 .*\b(running|model) .*model\.c:(\d+)$", trace, re.MULTILINE)
    assert inner is not None, trace
    assert line(C, inner[1]) < int(inner[2]) < line(C, inner[1]) + 6
    assert "__enzcc_combined_model" in trace
    assert re.search(rf"^#\d .*\bgradient .*model\.c:{line(C, 'requested')}$", trace, re.MULTILINE)


@needs_gdb
def test_a_method_of_a_template_shows_its_own_line_and_name(tmp_path: Path) -> None:
    program = build(CXX, "-g", "-O2", into=tmp_path)
    traces = stops(program, "", CXX, "activation", most=7)
    assert traces[-1] == "net::Layer<double>::apply < __enzcc_combined_apply < loss < __enzcc_combined_loss < main"


def test_a_sanitizer_reports_the_line(tmp_path: Path) -> None:
    source = tmp_path / "short.c"
    source.write_text(
        "#include <enzyme.h>\n"
        "#include <stdlib.h>\n"
        "static double f(double *x) {\n"
        "  double s = x[0];\n"
        "  s *= x[1];\n"
        "  return s;\n"
        "}\n"
        "int main(int count, char **words) {\n"
        "  double x[2] = {2, 3}, *dx = calloc(count, sizeof *dx);\n"
        "  __enzyme_autodiff((void *)f, x, dx);\n"
        "  return dx[0] != 3;\n"
        "}\n"
    )
    made = enzcc("-O1", "-g", "-fsanitize=address", source, "-o", tmp_path / "short", cwd=tmp_path)
    if made.status != 0 and "asan" in made.err:
        pytest.skip("this clang has no runtime of AddressSanitizer")
    assert (made.status, made.err) == (0, "")
    done = subprocess.run([tmp_path / "short"], capture_output=True, text=True, timeout=60, check=False)
    assert "heap-buffer-overflow" in done.stderr
    if "short.c:" not in done.stderr:
        pytest.skip("no symbolizer is installed")
    assert re.search(r"#0 .* in f .*short\.c:5", done.stderr)


def test_every_call_and_every_sum_of_an_adjoint_has_a_place_in_the_primal(tmp_path: Path) -> None:
    """And all these places lead to the subprogram of the derivative that they stand in."""
    made = enzcc("-g", "-O2", "-c", f"--save-ir={tmp_path}", CXX, "-o", tmp_path / "l.o", cwd=tmp_path, cxx=True)
    assert (made.status, made.err) == (0, "")
    text = (tmp_path / "derived.ll").read_text()
    nodes = dict(re.findall(r"^(!\d+) = (.*)$", text, re.MULTILINE))
    derivatives = re.findall(r"^define [^\n]*@__enzcc_\w+\([^\n]*!dbg (!\d+) \{\n(.*?)^\}", text, re.M | re.S)
    assert len(derivatives) >= 2
    for subprogram, body in derivatives:
        assert 'name: "__enzcc_combined_' in nodes[subprogram]
        assert "DIFlagArtificial" in nodes[subprogram]
        for written in body.split("\n"):
            if "= fadd reassoc" in written or " call " in written:
                assert "!dbg" in written, written
        for place in dict.fromkeys(re.findall(r"!dbg (!\d+)", body)):
            while (outer := re.search(r"inlinedAt: (!\d+)", nodes[place])) is not None:
                place = outer[1]
            assert f"scope: {subprogram}" in nodes[place]


@pytest.mark.rotated(2)
@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3"])
def test_debug_information_changes_no_code(level: str, tmp_path: Path) -> None:
    texts = {flag: assembly(level, flag, tmp_path) for flag in ("-g0", "-g1", "-g")}
    assert code_of(texts["-g"]) == code_of(texts["-g0"])
    assert code_of(texts["-g1"]) == code_of(texts["-g0"])
    assert ".loc" in texts["-g1"]


def test_without_g_there_are_no_lines(tmp_path: Path) -> None:
    text = assembly("-O2", "-g0", tmp_path)
    assert ".loc" not in text
    assert ".debug_" not in text


def assembly(level: str, flag: str, into: Path) -> str:
    made = enzcc(level, flag, "-S", C, "-o", into / "model.s", cwd=into)
    assert (made.status, made.err) == (0, "")
    return (into / "model.s").read_text()


def code_of(text: str) -> list[str]:
    """Instructions of an assembler file, without labels that are there for their lines."""
    code = text.partition("\t.section\t.debug_")[0]
    kept = [re.sub(r"#.*", "", written).rstrip() for written in code.split("\n")]
    return [w for w in kept if w.startswith("\t") and not w.startswith("\t.")]


def test_a_message_about_a_second_derivative_names_the_line(tmp_path: Path) -> None:
    """The code that it is about is the first derivative, whose lines are those of the primal, with -g or without."""
    source = tmp_path / "unknown.c"
    source.write_text(
        "#include <enzyme.h>\n"
        "double mystery(double), augmented(double), reverse(double, double);\n"
        "void *__enzyme_register_gradient_mystery[] = {(void *)mystery, (void *)augmented, (void *)reverse};\n"
        "static double f(double x) {\n"
        "  return mystery(x) * x;\n"
        "}\n"
        "static double g(double x) { return __enzyme_autodiff((void *)f, x); }\n"
        "double h(double x) { return __enzyme_autodiff((void *)g, x); }\n"
    )
    made = enzcc("-O2", "--no-ir", "-c", source, "-o", tmp_path / "unknown.o", cwd=tmp_path)
    assert made.status == 1
    assert "unknown.c:5:" in made.err, made.err


# Profilers -----------------------------------------------------------------------------------------------------------

PROFILED = """\
#include <enzyme.h>
#include <math.h>
#define N 5000
__attribute__((noinline)) static double heavy(double *x) {
    double sum = 0;
    for (int i = 0; i < N; i++) sum += x[i] = 1.5 * sin(x[i]);
    return sum;
}
__attribute__((noinline)) static double whole(double *x, int n) {
    double sum = 0;
    for (int k = 0; k < n; k++) sum += heavy(x) + x[k];
    return sum;
}
static double x[N], d[N];
int main(void) {
    for (int i = 0; i < N; i++) x[i] = i * 1e-4;
    __enzyme_autodiff((void *)whole, enzyme_dup, x, d, enzyme_const, 100);
    return d[7] == 0;
}
"""
FRAMES = ("__enzcc_augmented_heavy", "__enzcc_reverse_heavy")


def profiled(directory: Path, *flags: str) -> Path:
    (directory / "program.c").write_text(PROFILED)
    return build(directory / "program.c", "-g", *flags, into=directory)


def tool(directory: Path, *command: str | Path) -> str:
    if shutil.which(str(command[0])) is None:
        pytest.skip(f"{command[0]} is not installed")
    return subprocess.run(command, cwd=directory, capture_output=True, text=True, timeout=120, check=True).stdout


def test_gprof_counts_the_calls_of_derivatives(tmp_path: Path) -> None:
    """By -pg; what is a function of its own in the source is one in the derivative then."""
    program = profiled(tmp_path, "-O2", "-pg")
    subprocess.run([program], cwd=tmp_path, check=True)
    shown = tool(tmp_path, "gprof", "-b", program, "gmon.out")
    for name in FRAMES:
        assert re.search(rf" 100/100 +{name} \[", shown), shown
    assert re.search(r"^\[\d+\].* 1 +__enzcc_combined_whole \[", shown, re.MULTILINE)


def test_callgrind_shows_functions_and_massif_the_line_that_keeps(tmp_path: Path) -> None:
    program = profiled(tmp_path, "-O1", "-fno-inline-functions")
    tool(tmp_path, "valgrind", "--tool=massif", "--detailed-freq=1", "--massif-out-file=massif.out", program)
    shown = tool(tmp_path, "ms_print", "massif.out")
    assert re.search(r"reserve_slowly[^\n]*\n[^\n]*\(program\.c:\d+\)", shown), shown
    tool(tmp_path, "valgrind", "--tool=callgrind", "--callgrind-out-file=callgrind.out", program)
    assert "program.c:" in tool(tmp_path, "callgrind_annotate", "callgrind.out")
