"""A list of variable arguments made in memory holds what the machine's own does (normalize/argument_lists.py)."""

from __future__ import annotations

import random
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.reader import body, read_module
from enzyme_passes.ir.writer import write_module
from enzyme_passes.normalize.argument_lists import make_lists, restore_printers
from tests.native import clang

HEAD = """
#include <complex.h>
#include <stdarg.h>
#include <stdio.h>
struct pair { double a, b; };
struct small { float x; int n; };
struct large { double v[4]; int n; };
struct mixed { long n; double v; };
struct bytes { char c[3]; };
struct floats { float x, y, z; };
struct aligned { _Alignas(16) double x; };
struct widely { _Alignas(32) long n; double x; };
struct extended { long double x; };
typedef double two __attribute__((vector_size(16)));
"""

# By a character: the type, a value made of a number, and how it is printed.
TYPES: Mapping[str, tuple[str, str, str]] = {
    "i": ("int", "%d", 'printf("%d ", v);'),
    "l": ("long", "-%dL << 33", 'printf("%ld ", v);'),
    "d": ("double", "%d / 7.", 'printf("%g ", v);'),
    "s": ("char *", '"%d"', 'printf("%s ", v);'),
    "D": ("long double", "%d / 3.L", 'printf("%Lg ", v);'),
    "p": ("struct pair", "(struct pair){%d, 2}", 'printf("%g %g ", v.a, v.b);'),
    "m": ("struct small", "(struct small){.5, %d}", 'printf("%g %d ", v.x, v.n);'),
    "L": ("struct large", "(struct large){{1, 2, 3, %d}, 5}", 'printf("%g %d ", v.v[3], v.n);'),
    "x": ("struct mixed", "(struct mixed){%d, .5}", 'printf("%ld %g ", v.n, v.v);'),
    "b": ("struct bytes", "(struct bytes){{1, 2, %d}}", 'printf("%d %d ", v.c[0], v.c[2]);'),
    "f": ("struct floats", "(struct floats){1, 2, %d}", 'printf("%g %g %g ", v.x, v.y, v.z);'),
    "a": ("struct aligned", "(struct aligned){%d}", 'printf("%g ", v.x);'),
    "w": ("struct widely", "(struct widely){%d, .5}", 'printf("%ld %g ", v.n, v.x);'),
    "e": ("struct extended", "(struct extended){%d}", 'printf("%Lg ", v.x);'),
    "v": ("two", "(two){%d, .5}", 'printf("%g %g ", v[0], v[1]);'),
    "c": ("double complex", "%d + .5 * I", 'printf("%g %g ", creal(v), cimag(v));'),
}


def program(chosen: random.Random) -> str:
    """Functions with some named parameters, each called with some lists of arguments, that print these twice."""
    cases = "".join(f"case '{k}': {{ {t} v = va_arg(l, {t}); {p} break; }}\n" for k, (t, _, p) in TYPES.items())
    text = (
        f'{HEAD}static void show(const char *c, va_list l) {{ for (; *c; c++) switch (*c) {{ {cases} }} puts(""); }}\n'
    )
    calls = ""
    for number in range(8):
        named = chosen.choices(list(TYPES), k=chosen.randrange(9))
        parameters = "".join(f"{TYPES[k][0]} a{j}, " for j, k in enumerate(named))
        text += f"""__attribute__((noinline)) static void show{number}({parameters}const char *form, ...) {{
            va_list list, again;
            va_start(list, form);
            va_copy(again, list);
            show(form, list);
            va_end(list);
            show(form, again);
            vprintf("", again);
            va_end(again);
        }}\n"""
        for _ in range(4):
            given = chosen.choices(list(TYPES), k=chosen.randrange(14))
            form = '"' + "".join(given) + '"'
            values = [TYPES[k][1] % chosen.randrange(1, 100) for k in (*named, *given)]
            calls += f"show{number}({', '.join([*values[: len(named)], form, *values[len(named) :]])});\n"
    return f"{text}int main(void) {{ {calls} }}\n"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_arguments_of_all_types_are_read_from_it(seed: int, tmp_path: Path) -> None:
    source, raw, made = tmp_path / "p.c", tmp_path / "raw.ll", tmp_path / "made.ll"
    source.write_text(program(random.Random(seed)))
    subprocess.run([*clang(), "-w", "-O1", "-S", "-emit-llvm", source, "-o", raw], check=True)
    module = read_module(raw.read_text())
    make_lists(module, [f.name for f in module.functions.values() if f.defined and f.function_type.variadic])
    calls = [i for b in body(module.functions["main"]) for i in b.instructions if isinstance(i, Call)]
    named = [call for call in calls if call.target is not None and call.target.name.startswith("show")]
    assert named
    assert not any(call.function_type.variadic for call in named)
    text = write_module(module)
    assert "@__enzcc_of_list.v" in text
    made.write_text(restore_printers(text))
    printed = []
    for program_text in (raw, made):
        binary = tmp_path / f"{program_text.stem}.out"
        subprocess.run([*clang(), "-w", "-O1", program_text, "-o", binary, "-lm"], check=True)
        printed.append(subprocess.run([binary], check=True, capture_output=True, text=True).stdout)
    assert printed[0] == printed[1]
