# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""C for the functions that native code is given for functions of Python: values and registered derivatives.

    double f(double x)                        asks Python for the value
    {void *, double} f_augmented(double x)    for the value; what the gradient needs is kept there under a number
    double f_gradient(x, w, kept)             for the gradient: that number, the cotangent
    {double, double} f_forward(x, dx)         for the value and the tangent

Python is asked through an address in the table of integers (see `callbacks`), with all integers that the function was
given; and with the addresses of all other arguments and the result, then those of their shadows, then of what is kept.
Native code passes no more than C's address of `f`: so the table is that of the thread's call of a form, which
`thrown.cpp` knows.
"""

from __future__ import annotations

from enzcc.forms import first_callback
from enzcc.signature import IN_C, Argument, Signature

VALUE, AUGMENTED, GRADIENT, TANGENT = range(4)
"""What is asked."""

_ASK = """/* Of thrown.cpp: it finds the table of the call that this thread is in. */
void (*enzcc_ask)(int64_t place, int32_t what, const int64_t *integers, void **arrays);
"""


def text(signature: Signature, form: str) -> str:
    """C of all functions that are arguments of a form's native function."""
    if not signature.functions:
        return ""
    first = first_callback(signature)
    made = [_Trampoline(a, called(form, a), place).text() for place, a in enumerate(signature.functions, first)]
    return _ASK + "".join(made)


def called(form: str, argument: Argument) -> str:
    return f"{form}_calls_{argument.name}"


class _Trampoline:
    def __init__(self, argument: Argument, name: str, place: int) -> None:
        assert argument.function is not None
        self.name, self.place, self.signature = name, place, argument.function
        self.floats = [a for a in self.signature.arrays if not a.is_address]
        self.result = "void" if self.signature.result is None else IN_C[self.signature.result]
        self.has_seed = self.result in ("double", "float")

    def text(self) -> str:
        result = "" if self.result == "void" else f"{self.result} result; "
        kept = "void *" if self.result == "void" else f"struct {self.name}_kept"
        back = "kept" if self.result == "void" else f"({kept}){{kept, result}}"
        forward = self._returned("forward", ["result", "tangent"] if result else [])
        name, returned = self.name, "" if self.result == "void" else " result"
        gradients = " ".join(f"{IN_C[a.type]} g_{a.name} = 0;" for a in self.floats)
        gradient = self._returned("gradient", [f"g_{a.name}" for a in self.floats])
        seed = [f"{self.result} seed"] if self.has_seed else []
        tangent = result and f"{result}{self.result} tangent = 0; "
        lines = [
            "" if self.result == "void" else f"struct {name}_kept {{ void *kept; {self.result} result; }};",
            f"static {self.result} {name}({self._parameters()}) {{",
            f"  {result}{self._ask(VALUE)}",
            f"  return{returned};",
            "}",
            f"static {kept} {name}_augmented({self._parameters(shadows=True)}) {{",
            f"  {result}void *kept; {self._ask(AUGMENTED, kept='&kept')}",
            f"  return {back};",
            "}",
            gradient[1],
            f"static {gradient[0]} {name}_gradient({self._parameters(*seed, 'void *kept', shadows=True)}) {{",
            f"  {gradients} {self._ask(GRADIENT, floats='g', kept='kept')}",
            f"  return{gradient[2]};",
            "}",
            forward[1],
            f"static {forward[0]} {name}_forward({self._parameters(shadows=True, tangents=True)}) {{",
            f"  {tangent}{self._ask(TANGENT, floats='d')}",
            f"  return{forward[2]};",
            "}",
            f"void *__enzyme_register_gradient_{name}[] =",
            f"    {{(void *){name}, (void *){name}_augmented, (void *){name}_gradient}};",
            f"void *__enzyme_register_derivative_{name}[] = {{(void *){name}, (void *){name}_forward}};",
            "",
        ]
        return "\n".join(lines)

    def _returned(self, kind: str, values: list[str]) -> tuple[str, str, str]:
        """The type of what a derivative returns, its definition, and what is returned."""
        types = [IN_C[a.type] for a in self.floats] if kind == "gradient" else [self.result] * 2
        if len(values) < 2:
            return (types[0], "", f" {values[0]}") if values else ("void", "", "")
        type = f"struct {self.name}_{kind}s"
        fields = " ".join(f"{t} {v};" for t, v in zip(types, values, strict=True))
        return type, f"{type} {{ {fields} }};", f" ({type}){{{', '.join(values)}}}"

    def _parameters(self, *more: str, shadows: bool = False, tangents: bool = False) -> str:
        found: list[str] = []
        for a in self.signature.arguments:
            declared = f"{IN_C[a.type]}{' *' if a.is_address else ''} "
            found.append(f"{declared}a_{a.name}")
            if (shadows and a not in self.floats) or tangents:
                found.append(f"{declared}d_{a.name}")
        return ", ".join([*found, *more]) or "void"

    def _ask(self, what: int, *, floats: str = "", kept: str = "0") -> str:
        """The call of Python. `floats` is how the shadows of numbers are called, if there are any here."""
        arrays = self.signature.arrays
        values = ["0" if floats == "g" and a in self.floats else _address(a, "a", self.floats) for a in arrays]
        values.append("0" if self.result == "void" or what == GRADIENT else "&result")
        if what in (VALUE, AUGMENTED):
            shadows = ["0"] * len(values)
        else:
            shadows = [_address(a, floats if a in self.floats else "d", self.floats) for a in arrays]
            seed = {GRADIENT: "&seed", TANGENT: "&tangent"}[what]
            shadows.append(seed if self.has_seed else "0")
        integers = [f"{'*' * a.by_address}a_{a.name}" for a in self.signature.arguments if a.is_size]
        listed = ", ".join([*values, *shadows, kept])
        return (
            f"const int64_t integers[] = {{{', '.join([*integers, '0'])}}};\n"
            f"  void *arrays[] = {{{listed}}};\n"
            f"  enzcc_ask({self.place}, {what}, integers, arrays);"
        )


def _address(a: Argument, prefix: str, floats: list[Argument]) -> str:
    return f"&{prefix}_{a.name}" if a in floats else f"{prefix}_{a.name}"
