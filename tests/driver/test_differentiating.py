"""Commands with requests: every way to compile and link one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.driver.compilers import Workbench

MODEL = "double f(double x) { return x * x * x; }\n"
MAIN = """
#include <stdio.h>
#include <enzyme.h>
double f(double x);
double gradient(double x) { return __enzyme_autodiff((void *)f, x); }
#ifndef NO_MAIN
int main(void) { printf("%g\\n", gradient(2.0)); return 0; }
#endif
"""


@pytest.mark.parametrize("flags", [[], ["-O0"], ["-O1"], ["-O2"], ["-O3"], ["-Os"], ["-O2", "-g"], ["-O0", "-g"]])
def test_a_program_differentiates_at_every_level(bench: Workbench, flags: list[str]) -> None:
    bench.write("prog.c", MODEL + MAIN)
    bench.build(*flags, "prog.c", "-o", "prog")
    assert bench.output() == "12\n"


def test_a_request_may_name_a_function_of_another_source(bench: Workbench) -> None:
    bench.write("main.c", MAIN)
    bench.write("model.c", MODEL)
    bench.build("-O2", "main.c", "model.c", "-o", "prog")
    assert bench.output() == "12\n"


def test_the_same_in_an_object_without_ir_is_an_error_at_the_request(bench: Workbench) -> None:
    """No link could answer it."""
    bench.write("main.c", MAIN)
    done = bench.enzcc("-O2", "-c", "--no-ir", "main.c")
    assert done.status == 1
    assert "main.c:5:" in done.err
    assert "error: [EZ0102]" in done.err
    assert not bench.exists("main.o")


def test_a_name_that_only_looks_like_a_request_is_an_error(bench: Workbench) -> None:
    """It would be an undefined symbol for the linker, in an object perhaps much later."""
    bench.write(
        "a.c", "double __enzyme_autodif(void *, ...);\ndouble f(void) { return __enzyme_autodif((void *)f); }\n"
    )
    done = bench.enzcc("-O2", "-c", "a.c")
    assert done.status == 1
    assert "a.c:2:25: error: [EZ0111] '__enzyme_autodif' is not a request that enzcc knows" in done.err


def test_a_failure_removes_an_older_output(bench: Workbench) -> None:
    """Else make would take it for the new one."""
    bench.write("main.c", MAIN)
    bench.write("main.o", "old")
    assert bench.enzcc("-c", "--no-ir", "main.c").status == 1
    assert not bench.exists("main.o")


def test_a_differentiated_object_links_with_clang(bench: Workbench) -> None:
    from enzyme_frontends.toolchain import find_clang

    bench.write("prog.c", MODEL + MAIN)
    bench.build("-O2", "-c", "prog.c")
    assert bench.run(find_clang().path, "prog.o", "-o", "prog", "-lm").status == 0
    assert bench.output() == "12\n"


def test_a_differentiated_source_links_with_sources_of_others(bench: Workbench) -> None:
    bench.write(
        "prog.c", MODEL + MAIN.replace("int main", "int helper(void);\nint main").replace("return 0", "return helper()")
    )
    bench.write("helper.c", "int helper(void) { return 0; }\n")
    bench.build("-c", "helper.c")
    bench.build("prog.c", "helper.o", "-o", "prog")
    assert bench.output() == "12\n"


def test_a_shared_library_holds_the_gradient(bench: Workbench) -> None:
    bench.write("lib.c", MODEL + MAIN)
    bench.build("-O2", "-shared", "-fPIC", "-DNO_MAIN", "lib.c", "-o", "libgradient.so")
    bench.write(
        "use.c", '#include <stdio.h>\ndouble gradient(double);\nint main(void) { printf("%g\\n", gradient(3)); }\n'
    )
    bench.build("use.c", "./libgradient.so", "-o", "prog")
    assert bench.output() == "27\n"


def test_assembly_and_ir_come_out_on_request(bench: Workbench) -> None:
    bench.write("prog.c", MODEL + MAIN)
    bench.build("-O2", "-S", "prog.c")
    assert "gradient:" in (bench.path / "prog.s").read_text()
    bench.build("-O2", "-S", "-emit-llvm", "prog.c")
    text = (bench.path / "prog.ll").read_text()
    assert "@gradient" in text
    assert "__enzyme_" not in text
    bench.build("-O2", "-c", "-emit-llvm", "prog.c")
    assert (bench.path / "prog.bc").read_bytes().startswith(b"BC")


def test_debug_information_is_in_the_output_only_if_asked_for(bench: Workbench) -> None:
    bench.write("prog.c", MODEL + MAIN)
    bench.build("-O2", "-S", "prog.c", "-o", "plain.s")
    bench.build("-O2", "-g", "-S", "prog.c", "-o", "debug.s")
    assert ".debug_info" not in (bench.path / "plain.s").read_text()
    assert ".debug_info" in (bench.path / "debug.s").read_text()


@pytest.mark.parametrize(
    "flags",
    [
        ["-pipe", "-ffast-math", "-fwrapv"],
        ["-march=native", "-Wall", "-Wextra", "-Werror", "-std=c99"],
        ["-flto"],
        ["-fPIC", "-ffunction-sections", "-fdata-sections", "-Wl,--gc-sections"],
        ["-D_FORTIFY_SOURCE=2", "-fstack-protector-strong", "-fno-plt", "-fvisibility=hidden"],
        ["-mcmodel=medium", "-no-pie"],
        ["-fprofile-instr-generate"],
        ["--coverage"],
        ["-static"],
        ["-fsanitize=undefined"],
    ],
    ids=" ".join,
)
def test_clangs_options_keep_their_meaning(bench: Workbench, flags: list[str]) -> None:
    bench.write("prog.c", MODEL + MAIN)
    made = bench.enzcc("-O2", *flags, "prog.c", "-o", "prog")
    if made.status != 0 and any(
        lacking in made.err for lacking in ("libclang_rt", "LLVMgold", "EZ0802", "find library")
    ):
        pytest.skip("not with this clang, or its runtime is not installed")
    assert (made.status, made.err) == (0, "")
    assert bench.output() == "12\n"


@pytest.mark.parametrize("flags", [[], ["-g"], ["-gline-tables-only"]])
def test_loops_that_name_their_source_lines_make_no_noise(bench: Workbench, flags: list[str]) -> None:
    """LLVM warns of debug information without its compile unit, on standard error."""
    bench.write(
        "loop.c",
        "#include <enzyme.h>\n"
        "double f(double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; }\n"
        "double g(double *x, double *d, int n) { return __enzyme_autodiff((void *)f, enzyme_dup, x, d, n); }\n",
    )
    bench.build("-O2", *flags, "-c", "loop.c")


def test_a_source_may_come_from_standard_input(bench: Workbench) -> None:
    done = bench.enzcc("-O2", "-x", "c", "-", "-o", "prog", text=MODEL + MAIN)
    assert done.status == 0, done.err
    assert bench.output() == "12\n"


def test_a_request_hidden_in_a_header_is_found(bench: Workbench) -> None:
    bench.write(
        "hidden.h", "double __enzyme_autodiff(void *, ...);\n#define GRADIENT(f, x) __enzyme_autodiff((void *)f, x)\n"
    )
    bench.write(
        "prog.c",
        '#include <stdio.h>\n#include "hidden.h"\n'
        + MODEL
        + 'int main(void) { printf("%g\\n", GRADIENT(f, 2.0)); return 0; }\n',
    )
    bench.build("-O2", "prog.c", "-o", "prog")
    assert bench.output() == "12\n"
    bench.build("-O2", "-c", "prog.c")
    bench.build("prog.o", "-o", "prog")
    assert bench.output() == "12\n"


def test_a_response_file_is_read(bench: Workbench) -> None:
    bench.write("prog.c", MODEL + MAIN)
    bench.write("arguments", "-O2 prog.c\n-o prog")
    bench.build("@arguments")
    assert bench.output() == "12\n"


def test_rules_for_make_name_the_object_and_its_headers(bench: Workbench) -> None:
    bench.write("own.h", "#define TWO 2.0\n")
    bench.write("prog.c", '#include "own.h"\n' + MODEL + MAIN)
    bench.build("-MMD", "-MP", "-c", "prog.c", "-o", "prog.o")
    rules = (bench.path / "prog.d").read_text()
    assert rules.startswith("prog.o:")
    assert "own.h" in rules


def test_defined_markers_and_equal_values_keep_their_meaning(bench: Workbench) -> None:
    """Two markers of equal value would fold into one if they were resolved after optimization."""
    source = (MODEL + MAIN).replace("#include <enzyme.h>", "double __enzyme_autodiff(void *, ...);")
    source = (
        "static int enzyme_out; static int enzyme_const; static double g(double x, double y) { return x * y; }\n"
        + source
    )
    source = source.replace("(void *)f, x", "(void *)g, enzyme_out, x, enzyme_const, 5.0")
    bench.write("prog.c", source)
    bench.build("-O2", "prog.c", "-o", "prog")
    assert bench.output() == "5\n"


def test_enzymes_own_options_are_accepted(bench: Workbench) -> None:
    bench.write("prog.c", MODEL + MAIN)
    made = bench.enzcc(
        "-O2", "-fplugin=/opt/ClangEnzyme-22.so", "-mllvm", "-enzyme-loose-types", "prog.c", "-o", "prog"
    )
    assert made.status == 0
    assert made.err.endswith("[-Wenzyme-plugin]\n")
    assert len(made.err.splitlines()) == 1
    assert bench.output() == "12\n"
    told = bench.enzcc("-v", "-O2", "-mllvm", "-enzyme-loose-types", "-c", "prog.c")
    assert "ignored options of Enzyme: -enzyme-loose-types" in told.err


NOT_A_NUMBER = """
#include <math.h>
#include <stdio.h>
double __enzyme_autodiff(void *, ...);
extern int enzyme_const;
double f(double x, double y) { return log(x) * y; }
int main(int count, char **words) {
  double zero = count - 1;
  printf("%d\\n", isnan(__enzyme_autodiff((void *)f, zero, enzyme_const, zero)));
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("options", [["-mllvm", "-enzyme-strong-zero=1"], ["-Wl,-mllvm,-enzyme-strong-zero"]])
def test_strong_zero_for_all_requests_acts(options: list[str], level: str, bench: Workbench) -> None:
    bench.write("prog.c", NOT_A_NUMBER)
    bench.build(level, "prog.c", "-o", "prog", "-lm")
    assert bench.output() == "1\n"
    bench.build(level, *options, "prog.c", "-o", "prog", "-lm")
    assert bench.output() == "0\n"


def test_strong_zero_of_an_object_is_remembered_for_the_link(bench: Workbench) -> None:
    bench.write("prog.c", NOT_A_NUMBER)
    bench.build("-mllvm", "-enzyme-strong-zero", "--wait-for-link", "-c", "prog.c", "-o", "prog.o")
    bench.build("prog.o", "-o", "prog", "-lm")
    assert bench.output() == "0\n"


def test_sanitizers_instrument_differentiated_code(bench: Workbench) -> None:
    bench.write("prog.c", MODEL + MAIN)
    made = bench.enzcc("-O1", "-g", "-fsanitize=address", "prog.c", "-o", "prog")
    if made.status != 0 and ("EZ0802" in made.err or "asan" in made.err):
        pytest.skip("no clang 22 with AddressSanitizer's runtime")
    assert made.status == 0, made.err
    assert bench.output() == "12\n"


def test_to_what_the_linker_says_only_a_missing_library_is_added(bench: Workbench) -> None:
    """The derivative calls what the program itself does not: `cos`, of `sin`."""
    bench.write(
        "prog.c",
        "double sin(double), __enzyme_autodiff(void *, double), elsewhere(void);\n"
        "static double f(double x) { return sin(x); }\n"
        "int main(int n, char **words) { return __enzyme_autodiff((void *)f, n) > (words != 0) + 1; }\n",
    )
    for options in ((), ("-fuse-ld=lld",)):
        done = bench.enzcc("-O2", "prog.c", "-o", "prog", *options)
        assert done.status == 1 and "EZ0803" not in done.err
        assert done.err.endswith("enzcc: help: 'cos' is a function of C's math library: link with -lm\n"), done.err
    assert bench.enzcc("-O2", "prog.c", "-o", "prog", "-lm").status == 0
    bench.write("bad.c", MODEL + MAIN.replace("double gradient", "double gradient = elsewhere;\ndouble x"))
    done = bench.enzcc("-O2", "-c", "bad.c")
    assert done.status == 1 and "use of undeclared identifier" in done.err and "EZ0803" not in done.err
    assert '"code": "EZ0803"' in bench.enzcc("-O2", "-c", "bad.c", "--diagnostics-format=json").err


def test_colours_are_those_that_options_ask_for(bench: Workbench) -> None:
    bench.write("bad.c", "double __enzyme_autodiff(void *, double), elsewhere(double);\n"
                         "static double f(double x) { return elsewhere(x) * x; }\n"
                         "int main(void) { return __enzyme_autodiff((void *)f, 1) > 2; }\n")  # fmt: skip
    plain = bench.enzcc("-O2", "bad.c", "-o", "bad").err
    assert "[EZ0201]" in plain and "\x1b[" not in plain
    for option in ("-fcolor-diagnostics", "-fdiagnostics-color=always"):
        coloured = bench.enzcc("-O2", "bad.c", "-o", "bad", option).err
        assert "\x1b[" in coloured and re.sub(r"\x1b\[[\d;]*m", "", coloured) == plain
    assert bench.enzcc("-O2", "bad.c", "-o", "bad", "-fcolor-diagnostics", "-fno-color-diagnostics").err == plain


def test_where_llvm_gives_up_the_command_fails_cleanly(bench: Workbench) -> None:
    """LLVM exits from within code generation there."""
    bench.write("prog.c", MODEL + MAIN.replace("double gradient", '__asm__(".nonsense");\ndouble gradient'))
    done = bench.enzcc("-O2", "-c", "prog.c", TMPDIR=str(bench.path))
    assert done.status == 1
    assert "unknown directive" in done.err and "EZ0803" not in done.err
    assert sorted(p.name for p in bench.path.iterdir()) == ["prog.c"]


def test_an_internal_error_leaves_a_reproducer_and_no_traceback(bench: Workbench) -> None:
    bench.write("prog.c", MODEL + MAIN)
    bench.write("broken/sitecustomize.py", "import enzyme_passes.llvm.binding as m\ndel m.emit_object\n")
    done = bench.started("-O2", "-c", "prog.c", PYTHONPATH=bench.python_path("broken"), TMPDIR=str(bench.path))
    assert done.status == 1
    assert "error: [EZ0901] internal error: AttributeError" in done.err
    assert "Traceback" not in done.err
    (reproducer,) = bench.path.glob("enzcc-reproducer-*")
    assert sorted(p.name for p in reproducer.iterdir()) == ["command", "raw.ll", "traceback"]
    assert not bench.exists("prog.o")


def test_the_same_command_gives_the_same_bytes(bench: Workbench) -> None:
    bench.write("prog.c", MODEL + MAIN)
    bench.build("-O2", "-c", "prog.c", "-o", "one.o")
    bench.build("-O2", "-c", "prog.c", "-o", "two.o")
    assert (bench.path / "one.o").read_bytes() == (bench.path / "two.o").read_bytes()


def test_the_ir_of_every_stage_can_be_saved(bench: Workbench) -> None:
    bench.write("prog.c", MODEL + MAIN)
    bench.build("-O2", "--save-ir=ir", "-c", "prog.c")
    assert sorted(p.name for p in (bench.path / "ir").iterdir()) == ["derived.ll", "final.ll", "prepared.ll", "raw.ll"]


def test_json_diagnostics_are_one_object_a_line(bench: Workbench) -> None:
    import json

    bench.write("main.c", MAIN)
    done = bench.enzcc("--diagnostics-format=json", "--no-ir", "-c", "main.c")
    record = json.loads(done.err)
    assert record["code"] == "EZ0102"
    assert (record["file"], record["line"]) == ("main.c", 5)


def test_cxx_sources_differentiate(bench: Workbench) -> None:
    bench.write(
        "prog.cc",
        """
#include <cstdio>
template <class R, class... A> R __enzyme_autodiff(void *, A...);
static double f(double x) { return x * x * x; }
int main() { std::printf("%g\\n", __enzyme_autodiff<double>((void *)f, 2.0)); }
""",
    )
    made = bench.enzcc("-O2", "prog.cc", "-o", "prog", entry="enzcxx")
    assert made.status == 0, made.err
    assert bench.output() == "12\n"
