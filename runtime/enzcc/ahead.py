# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`enzcc.build`: functions and their derivatives ahead of time, for machines without a compiler and without enzcc.

    wheel      a package that needs NumPy alone: its functions are called as those of `enzcc.load`
    library    lib<name>.so and <name>.h, for C and whatever calls C

Both hold one library: for each function the forms of `glue` that its derivatives are, each with an entry that Python
calls and one with parameters that C would have.
"""

from __future__ import annotations

import ast
import base64
import hashlib
import json
import re
import sysconfig
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Literal

from enzcc import glue, pool
from enzcc.forms import RESULT, Array, integers, table
from enzcc.function import Function
from enzcc.native import Native
from enzcc.program import Found, Program
from enzcc.signature import IN_C, Signature, SignatureError

_SHIPPED = ("structs", "signature", "forms", "layout", "arrays", "function", "batched", "checking", "prebuilt")
"""The modules that a wheel takes along."""
_CALLED = {"": "", "vjp": "_vjp", "valued": "_value_and_vjp", "jvp": "_jvp", "tangent": "_tangent"}


def build(
    functions: Function | Sequence[Function] | Mapping[str, Function],
    name: str,
    directory: str | PathLike[str] = ".",
    *,
    kind: Literal["wheel", "library"] = "wheel",
    version: str = "0.1.0",
) -> list[Path]:
    """Write a wheel, or a shared library and its header, with these functions, which `load` or `compile` gave, and
    their derivatives: values, both modes, and products with the Hessian where there is one real scalar output. The
    files that were written.

    `name` is that of the package, or of the library; a mapping gives the functions other names. All must be of the same
    files with the same options. What the files need of shared libraries, they need there, too: C and Fortran's run time
    library, say. The machine must have the processor's features that the options name (-march) and a libc as new.

    Raises SignatureError for what cannot be built, and CompileError, as `load` does.
    """
    if isinstance(functions, Function):
        functions = [functions]
    named = dict(functions) if isinstance(functions, Mapping) else {_plain(f.__name__): f for f in functions}
    for one in (name, *named):
        if not one.isidentifier():
            raise SignatureError(
                f"'{one}' is no name for Python and C: functions={{'name': f}} gives a function another"
            )
    if not named or (not isinstance(functions, Mapping) and len(named) != len(functions)):
        raise SignatureError("one function or several are wanted, each with a name of its own")
    for called, function in named.items():
        if function.native.signature.functions:
            raise SignatureError(f"'{called}' calls functions of Python: build one that does not")
        if function.native.signature.structs and kind != "wheel":
            structs = ", ".join(function.native.signature.structs)
            raise SignatureError(
                f"'{called}' takes structs ({structs}), which the header of a library does not declare"
            )
        if any(a.is_communicator for a in function.native.signature.arguments):
            raise SignatureError(f"'{called}' takes a communicator of MPI: it is made where it runs")
    whole = _Library(name, {called: f.native for called, f in named.items()})
    place = Path(directory)
    place.mkdir(parents=True, exist_ok=True)
    content = whole.compiled()
    if kind == "wheel":
        return [_wheel(whole, content, place, version)]
    library, header = place / f"lib{name}.so", place / f"{name}.h"
    library.write_bytes(content)
    library.chmod(0o755)
    header.write_text(whole.header())
    return [library, header]


def _plain(name: str) -> str:
    return re.split(r"\W+", name.partition("(")[0])[-1]


# The library ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Entry:
    """A form in the library. `key` is how it came from its function; C calls it `symbol`, and Python `python`."""

    library: str
    function: str
    key: str
    native: Native

    @property
    def symbol(self) -> str:
        return f"{self.library}_{self.function}" + ("_hvp" if self.key.startswith("vjp/tangent") else _CALLED[self.key])

    @property
    def python(self) -> str:
        return f"enzcc_call_{self.symbol}"


class _Library:
    def __init__(self, name: str, natives: Mapping[str, Native]) -> None:
        self.name = name
        self.program = _program(natives)
        self.entries = [
            _Entry(name, called, "/".join(one.derived), one)
            for number, (called, native) in enumerate(natives.items())
            for one in _forms(_renamed(native, f"enzcc_form_{number}"))
        ]

    def compiled(self) -> bytes:
        exported = [name for e in self.entries for name in (e.symbol, e.python)]
        return self.program.linked(self.text(), exported)

    def text(self) -> str:
        """All in C: each form once, though the texts of derivatives begin with those of what they are derived from."""
        found = {e.function: self.program.function(e.native.symbol) for e in self.entries}
        locks = {f.lock for f in found.values() if f.lock is not None}
        lines = [pool.TEXT, glue.lock_text(max(locks)) if locks else ""]
        lines += [f"void {reset}(void);" for reset in dict.fromkeys(r for f in found.values() for r in f.resets)]
        for function in dict.fromkeys(e.function for e in self.entries):
            of_it = [e for e in self.entries if e.function == function]
            only_read = found[function].only_read
            lines.append(glue.reads(only_read))
            written: list[str] = [""]
            for entry in of_it:
                known = max((w for w in written if entry.native.form.text.startswith(w)), key=len)
                lines.append(entry.native.form.text[len(known) :])
                written.append(entry.native.form.text)
            lines.append("".join(f"#undef ENZCC_READS_{position}\n" for position in only_read))
            for entry in of_it:
                lines += _entry_text(entry, found[function], bool(locks))
        return "\n".join(lines)

    def header(self) -> str:
        guard = f"{self.name.upper()}_H"
        lines = [f"/* {self.name}: functions and their derivatives, made by enzcc. */", f"#ifndef {guard}"]
        lines += [f"#define {guard}", "#include <stdint.h>", "#ifdef __cplusplus", 'extern "C" {', "#endif", ""]
        for entry in self.entries:
            lines += [f"/* {_said(entry)} */", f"{_c_head(entry)};", ""]
        return "\n".join([*lines, "#ifdef __cplusplus", "}", "#endif", "#endif", ""])

    def described(self) -> str:
        """What `prebuilt` reads."""
        functions: dict[str, dict[str, object]] = {}
        for entry in self.entries:
            form = entry.native.form
            functions.setdefault(entry.function, {"signature": str(entry.native.signature), "forms": {}})
            forms = functions[entry.function]["forms"]
            assert isinstance(forms, dict)
            forms[entry.key] = {"entry": entry.python, "inputs": list(map(_listed, form.inputs)),
                "outputs": list(map(_listed, form.outputs))}  # fmt: skip
        return json.dumps({"library": f"lib{self.name}.so", "functions": functions}, indent=1)


def _listed(a: Array) -> list[object]:
    return [a.name, a.type, a.active, a.count, a.of]


def _program(natives: Mapping[str, Native]) -> Program:
    first, *others = (native.program for native in natives.values())
    for other in others:
        if (other.files, other.options, other.content) != (first.files, first.options, first.content):
            raise SignatureError(
                f"{first.name} and {other.name} are not one program: load all functions from the same files, with the "
                "same options"
            )
    return first


def _renamed(native: Native, name: str) -> Native:
    return Native(native.signature, glue.primal(native.signature, native.symbol, name), native.program, native.symbol)


def _forms(native: Native) -> Iterator[Native]:
    """The forms that a function on NumPy arrays calls."""
    yield native
    active = [[a for a in arrays if a.active] for arrays in (native.form.inputs, native.form.outputs)]
    if all(active):
        yield from (native.pullback, native.valued_pullback, native.pushforward, native.tangent)
        arrays = {a.name for a in native.signature.arguments if a.shape} | native.signature.complexes
        if len(active[1]) == 1 and active[1][0].of not in arrays:
            yield Function(native, "").curvature


def _entry_text(entry: _Entry, found: Found, locked: bool) -> list[str]:
    """The functions that Python and C call."""
    form = entry.native.form
    arrays = [*form.inputs, *form.outputs]
    resetting = "".join(f"{reset}(); " for reset in (found.resets if entry.key else ()))
    before, after = ("  enzcc_enter();", "  enzcc_leave();") if locked and found.lock is not None else ("", "")
    strided = [f"(void *)(arrays[{i}] + b * strides[{i}])" for i in range(len(arrays))]
    lines = [
        f"void {entry.python}(int64_t batch, const int64_t *k, char **arrays, const int64_t *strides) {{",
        before,
        f"  for (int64_t b = 0; b < batch; b++) {{ {resetting}{form.symbol}({', '.join(['k', *strided])}); }}",
        after,
        "}",
        f"{_c_head(entry)} {{",
        *_c_body(entry.native.signature),
        before,
        f"  {resetting}{form.symbol}({', '.join(['enzcc_k', *(_parameter(a, entry)[1] for a in arrays)])});",
        after,
        "}",
    ]
    return [line for line in lines if line]


# As C has it ---------------------------------------------------------------------------------------------------------


def _c_head(entry: _Entry) -> str:
    """The declaration: sizes and inputs in the order of the signature, then what a derivative takes, then what comes
    out."""
    form, signature = entry.native.form, entry.native.signature
    primal = {a.of: a for a in form.inputs if a.name == f"a_{a.of}"}
    parts = []
    for argument in signature.arguments:
        if argument.is_size:
            parts.append(f"{IN_C[argument.type]} {argument.name}")
        elif argument.name in primal:
            parts.append(_parameter(primal[argument.name], entry)[0])
    parts += [_parameter(a, entry)[0] for a in form.inputs if a.name != f"a_{a.of}"]
    parts += [_parameter(a, entry)[0] for a in form.outputs]
    return f"void {entry.symbol}({', '.join(parts)})"


def _parameter(a: Array, entry: _Entry) -> tuple[str, str]:
    """How an array is declared, and what is passed to the form."""
    form, signature = entry.native.form, entry.native.signature
    role, second = a.name[0], re.match(r"[a-z]\d*_[a-z]\d_", a.name) is not None
    name = f"{'hvp_' if second else _ROLES[role]}{'result' if a.of == RESULT else a.of}"
    if role in "ot" and a.name.endswith(f"o_{a.of}") and any(i.name == f"a_{a.of}" for i in form.inputs):
        name += "_out"
    if a not in form.inputs:
        return f"{IN_C[a.type]} *{name}", name
    arrays = {one.name for one in signature.arguments if one.shape} | signature.complexes
    return (f"const {IN_C[a.type]} *{name}", name) if a.of in arrays else (f"{IN_C[a.type]} {name}", f"&{name}")


_ROLES = {"a": "", "o": "", "w": "weight_of_", "g": "gradient_", "t": "tangent_"}


def _c_body(signature: Signature) -> list[str]:
    """The table of integers, from the sizes that C gives."""
    shapes: dict[str, Sequence[str]] = {a.name: a.shape or () for a in signature.arguments if not a.is_size}
    shapes[RESULT] = [str(n) for n in signature.result_shape]
    counts = ["*".join(["(int64_t)1", *(f"({_c_size(e)})" for e in shapes[of])]) for of in table(signature)]
    return [f"  const int64_t enzcc_k[] = {{{', '.join([*counts, *(a.name for a in integers(signature)), '0'])}}};"]


def _c_size(expression: str) -> str:
    return ast.unparse(ast.parse(expression, mode="eval")).replace("//", "/")


def _said(entry: _Entry) -> str:
    taken = ", ".join(map(str, entry.native.signature.arguments))
    said = {
        "": f"{entry.function}({taken})",
        "vjp": "reverse mode: the gradients of the outputs, weighted",
        "valued": "the outputs, and their gradients in reverse mode",
        "jvp": "forward mode: the outputs, and their derivatives in a direction",
        "tangent": "forward mode without the outputs",
    }
    return said.get(entry.key, "the product of the Hessian and a direction, for an output of this weight: 1")


# The wheel -----------------------------------------------------------------------------------------------------------


def _wheel(library: _Library, content: bytes, place: Path, version: str) -> Path:
    if re.fullmatch(r"\d+(\.\d+)*([ab]|rc)?\d*(\.post\d+)?(\.dev\d+)?", version) is None:
        raise SignatureError(f"'{version}' is no version, as 1.0 is")
    name = library.name
    tag = "py3-none-" + re.sub(r"[-.]", "_", sysconfig.get_platform())
    names = list(dict.fromkeys(e.function for e in library.entries))
    described = [f"    {Function(e.native, e.function).__doc__}" for e in library.entries if not e.key]
    files: dict[str, bytes] = {
        f"{name}/__init__.py": _INIT.format(
            listed="\n".join(described),
            name=name,
            loaded="\n".join(f'{one} = _library.function("{one}")' for one in names),
            names=", ".join(f'"{one}"' for one in names),
        ).encode(),
        f"{name}/py.typed": b"",
        f"{name}/functions.json": library.described().encode(),
        f"{name}/lib{name}.so": content,
        f"{name}/_enzcc/__init__.py": b"",
    }
    for module in _SHIPPED:
        text = Path(__file__).with_name(f"{module}.py").read_text()
        text = re.sub(r"^(\s*)from enzcc\.", r"\1from .", text, flags=re.MULTILINE)
        files[f"{name}/_enzcc/{module}.py"] = re.sub(r"^(\s*)from enzcc import", r"\1from . import", text,
            flags=re.MULTILINE).encode()  # fmt: skip
    info = f"{name}-{version}.dist-info"
    said = ["Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}", "Requires-Dist: numpy>=2", ""]
    files[f"{info}/METADATA"] = "\n".join(said).encode()
    files[f"{info}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: enzcc\nRoot-Is-Purelib: false\nTag: {tag}\n".encode()
    rows = [f"{path},sha256={_digest(data)},{len(data)}" for path, data in files.items()]
    files[f"{info}/RECORD"] = "\n".join([*rows, f"{info}/RECORD,,", ""]).encode()
    made = place / f"{name}-{version}-{tag}.whl"
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, data in files.items():
            entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = (0o755 if path.endswith(".so") else 0o644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)
    return made


def _digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


_INIT = '''"""Native functions and their derivatives, made by enzcc. They need no compiler.

{listed}
"""

from pathlib import Path as _Path

from {name}._enzcc.prebuilt import Library as _Library

_library = _Library(_Path(__file__).parent)
{loaded}
__all__ = [{names}]
'''
