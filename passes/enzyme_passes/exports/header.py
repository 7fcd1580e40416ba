# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The C header of exported derivatives: their declarations, and the tables that register them as rules.

    struct f_augmented_result { void *tape; double primal; };
    extern struct f_augmented_result f_augmented(void *p, void *dp, double x, int n, int dn);
    extern double enzcc_f(void *p, double x, int n) __asm__("f");
    static enzcc_function *const __enzyme_register_gradient_f[] = { ... enzcc_f, f_augmented, f_gradient };

The function itself is declared under a name of ours, with its symbol as label: what the user's headers say of it (with
types that are not known here) stays the only declaration by its own name. C89 to C23 and C++, without any `#include`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from enzyme_passes.exports.c_abi import TYPEDEFS
from enzyme_passes.exports.wrappers import Exported, Parameter

_RESERVED = frozenset(
    """alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class compl
    concept const consteval constexpr constinit const_cast continue co_await co_return co_yield decltype default delete
    do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable
    namespace new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast
    requires restrict return short signed sizeof static static_assert static_cast struct switch template this
    thread_local throw true try typedef typeid typename typeof typeof_unqual union unsigned using virtual void volatile
    wchar_t while xor xor_eq linux unix""".split()
)

_HEAD = """\
/* Derivatives of {names}, made by enzcc --export-derivatives.

   Of each function f there are
     f_augmented  runs f; what it returns holds the tape for f_gradient;
     f_gradient   takes the derivative of f's result (if f returns a number) and the tape, adds to what the pointers
                  d... lead to, and returns the derivatives of the numbers that f takes;
     f_forward    takes tangents d... beside the arguments, and returns f's result and its tangent.
   A source that includes this file is differentiated through f without f's code. */
"""


def header_text(exports: Sequence[Exported], file_name: str) -> str:
    """The header's text; `file_name` only names its include guard."""
    guard = (
        "ENZCC_" + re.sub(r"\W", lambda m: "_" if ord(m[0]) < 128 else f"_{ord(m[0]):x}", file_name, flags=re.A).upper()
    )
    named = _c_names(exports)
    used = {p.c_type for e in exports for p in (*e.parameters, *([e.result] if e.result else []))}
    lines = [_HEAD.format(names=", ".join(e.name for e in exports)), f"#ifndef {guard}", f"#define {guard}", ""]
    for word, text in TYPEDEFS.items():
        if word in used:
            macro = f"{word.upper()}_DEFINED"
            lines += [f"#ifndef {macro}", f"#define {macro}", text, "#endif"]
    lines += ['#ifdef __cplusplus\nextern "C" {', "#endif", ""]
    for exported, name in zip(exports, named, strict=True):
        lines += [*_declarations(exported, name), ""]
    return "\n".join([*lines, "#ifdef __cplusplus", "}", "#endif", "", "#endif", ""])


def _c_names(exports: Sequence[Exported]) -> list[str]:
    """A name in C for each: `ns::f` is ns_f, and what is overloaded has a number."""
    found: list[str] = []
    for exported in exports:
        plain = exported.symbol == exported.name and re.fullmatch(r"[A-Za-z_]\w*", exported.name, flags=re.A)
        base = exported.name if plain else re.sub(r"\W+", "_", exported.name, flags=re.A).strip("_") or "f"
        name, number = base, 1
        while name in found:
            number += 1
            name = f"{base}_{number}"
        found.append(name)
    return found


def _declarations(exported: Exported, name: str) -> Iterator[str]:
    parameters = _named(exported.parameters)
    result = exported.result
    yield f"/* {exported.name} */"
    primal = [] if result is None else [(result.c_type, "primal")]
    shadow = [(result.c_type, "shadow")] if result is not None and result.kind == "pointer" else []
    tangent = [] if result is None else [(result.c_type, "tangent")]
    seed = [(result.c_type, "seed")] if result is not None and result.kind == "float" else []
    floats = [(p.c_type, f"d{n}") for p, n in parameters if p.kind == "float"]
    twice = [(p.c_type, n) for p, m in parameters for n in (m, f"d{m}")]
    once = [(p.c_type, n) for p, m in parameters for n in ((m,) if p.kind == "float" else (m, f"d{m}"))]
    yield from _function(exported, name, "_augmented", [("void *", "tape"), *primal, *shadow], once)
    yield from _function(exported, name, "_gradient", floats, [*once, *seed, ("void *", "tape")])
    yield from _function(exported, name, "_forward", [*primal, *tangent], twice)
    itself = _list([(p.c_type, n) for p, n in parameters])
    c_type = "void" if result is None else result.c_type
    yield f'extern {_joined(c_type, f"enzcc_{name}({itself})")} __asm__("{_label(exported.symbol)}");'
    yield _table(f"__enzyme_register_gradient_{name}", [f"enzcc_{name}", f"{name}_augmented", f"{name}_gradient"])
    yield _table(f"__enzyme_register_derivative_{name}", [f"enzcc_{name}", f"{name}_forward"])
    if exported.reads:
        read = ",".join(map(_label, exported.reads))
        yield (
            f"static const struct {{ void (*f)(void); const char *globals; }} __enzyme_register_reads_{name} "
            f'__attribute__((used)) =\n    {{(void (*)(void))enzcc_{name}, "{read}"}};'
        )


def _function(
    exported: Exported, name: str, suffix: str, fields: list[tuple[str, str]], parameters: list[tuple[str, str]]
) -> Iterator[str]:
    returned = fields[0][0] if fields else "void"
    if len(fields) > 1:
        returned = f"struct {name}{suffix}_result"
        yield f"{returned} {{ {' '.join(_joined(t, n) + ';' for t, n in _distinct(fields))} }};"
    label = "" if exported.symbol == name else f' __asm__("{_label(exported.symbol + suffix)}")'
    yield f"extern {_joined(returned, f'{name}{suffix}({_list(parameters)})')}{label};"


def _table(name: str, functions: list[str]) -> str:
    elements = ",\n".join(f"    (void (*)(void)){f}" for f in functions)
    return f"static void (*const {name}[])(void) __attribute__((used)) = {{\n{elements}\n}};"


def _named(parameters: Sequence[Parameter]) -> list[tuple[Parameter, str]]:
    """Each with a name that C and C++ allow; one that the source does not tell is a number."""
    wanted = [p.name or f"a{n}" for n, p in enumerate(parameters, 1)]
    return [
        (p, f"{n}_" if n in _RESERVED or f"d{n}" in _RESERVED else n) for p, n in zip(parameters, wanted, strict=True)
    ]


def _distinct(variables: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The same with distinct names: `x, dx` of one argument may be those of another."""
    seen: dict[str, None] = {}
    found: list[tuple[str, str]] = []
    for c_type, name in variables:
        while name in seen:
            name += "_"
        seen[name] = None
        found.append((c_type, name))
    return found


def _list(parameters: list[tuple[str, str]]) -> str:
    return ", ".join(_joined(t, n) for t, n in _distinct(parameters)) or "void"


def _joined(c_type: str, name: str) -> str:
    return f"{c_type}{name}" if c_type.endswith("*") else f"{c_type} {name}"


def _label(symbol: str) -> str:
    return symbol.replace("\\", "\\\\").replace('"', '\\"')
