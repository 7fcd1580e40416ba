# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Derivatives of a function as functions with the signatures of custom rules, added to the raw module.

    double f(double *p, double x, int n)           --export-derivatives=f
      becomes, beside it,
    struct { void *tape; double primal; } f_augmented(double *p, double *dp, double x, int n, int dn)
    double f_gradient(double *p, double *dp, double x, int n, int dn, double seed, void *tape)
    struct { double primal, tangent; } f_forward(double *p, double *dp, double x, double dx, int n, int dn)

which is what `__enzyme_register_gradient_f` and `__enzyme_register_derivative_f` take (`adjoint/custom_rules.py`).
Their bodies are requests, which the engine answers as any others:

    define { ptr, double } @f_augmented(ptr %p, ptr %dp, double %x, i32 %n, i32 %dn) {
      %made = call { ptr, double } (...) @__enzyme_augmentfwd_exported_f(ptr @f, ptr @enzyme_runtime_activity,
                  ptr @enzyme_dup, ptr %p, ptr %dp, ptr @enzyme_out, double %x, ptr @enzyme_const, i32 %n)
      ret { ptr, double } %made
    }

A caller that has no shadow passes the pointer itself, as to every rule: hence `enzyme_runtime_activity`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Literal

from enzyme_passes.exports import names
from enzyme_passes.exports.c_abi import Machine, Returned, machine_of, returned, spelled
from enzyme_passes.exports.reads import globals_read
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attributes_in
from enzyme_passes.ir.lexer import quote_symbol
from enzyme_passes.ir.reader import read_module
from enzyme_passes.ir.values import Argument, Function, Module
from enzyme_passes.languages.marks import EXPORTED
from enzyme_passes.languages.source_arguments import ATTRIBUTE, in_several_parameters, source_arguments
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.diagnostics import Failure

Kind = Literal["float", "pointer", "integer"]
SUFFIXES = ("_augmented", "_gradient", "_forward")
_MARKERS = (
    "enzyme_dup", "enzyme_out", "enzyme_const", "enzyme_runtime_activity", "enzyme_primal_return",
    "enzyme_const_return",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter in C: the type that it is passed as, and its name in the source, or ""."""

    c_type: str
    name: str
    kind: Kind


@dataclass(frozen=True, slots=True)
class Exported:
    """A function of which the derivatives are in the object. `name` is as C++ names it, without parameters."""

    symbol: str
    name: str
    parameters: tuple[Parameter, ...]
    result: Parameter | None
    reads: tuple[str, ...] = ()  # the globals that it reads, exports/reads.py


@dataclass(frozen=True, slots=True)
class Exports:
    """What `add` found: the functions by the names that they were asked for by, and those there are."""

    found: dict[str, Exported]
    known: tuple[str, ...]


def add_to_bitcode(bitcode: bytes, wanted: Sequence[str]) -> tuple[bytes, Exports]:
    """As `add`, for a module in LLVM's bitcode."""
    text, exports = add(llvm.text_of(llvm.parse(bitcode)), wanted)
    return (llvm.emit_bitcode(llvm.parse(text)) if exports.found else bitcode), exports


def add(text: str, wanted: Sequence[str]) -> tuple[str, Exports]:
    """Raw IR with the derivatives of those functions of `wanted` that it defines. Raises Failure EZ0605 for one whose
    derivatives cannot be exported."""
    module = read_module(text)
    said = in_several_parameters(text)
    found: dict[str, Function] = {}
    for name in wanted:
        function = names.find(module, name)
        if function is not None:
            found[name] = function
    exports: dict[str, Exported] = {}
    made: list[str] = []
    for name, function in found.items():
        if function.name in [e.symbol for e in exports.values()]:
            exports[name] = next(e for e in exports.values() if e.symbol == function.name)
            continue
        function.attributes[ATTRIBUTE] = said.get(quote_symbol(function.name), "")
        text = _own_tables_aside(text, function)
        text = _declarations_away(text, module, function)
        wrappers = _Wrappers(module, function, through=_has_rule(text, function), number=len(made))
        made.append(wrappers.text())
        exports[name] = wrappers.exported
    if made:
        missing = [m for m in _MARKERS if f"@{m} =" not in text]
        text = "\n".join([text, *made, *(f"@{m} = external global i32" for m in missing), ""])
    return text, Exports(exports, tuple(names.known_names(module)))


# What a file says of its own exports (it may include the header that is made for it) ----------------------------------


def _tables_of(text: str, function: Function) -> Iterator[re.Match[str]]:
    """The tables of rules that begin with the function."""
    symbol = re.escape(quote_symbol(function.name))
    return re.finditer(rf"^@(\"?__enzyme_(?!inactive|nofree)[^ ]*) = .*?\[(ptr {symbol}, .*?)\]", text, re.MULTILINE)


def _own_tables_aside(text: str, function: Function) -> str:
    """Tables that register what is made here are no rules here: they would have `f_augmented` call itself."""
    for table in list(_tables_of(text, function)):
        others = re.findall(r"ptr (@(?:\"[^\"]*\"|[-\w$.]+))", table[2])[1:]
        if all(o in [quote_symbol(function.name + s) for s in SUFFIXES] for o in others):
            aside = table[1].replace("__enzyme_", "enzcc.exported.")
            text = re.sub(rf"@{re.escape(table[1])}(?![-\w$.])", f"@{aside}", text)
    return text


def _declarations_away(text: str, module: Module, function: Function) -> str:
    """Take declarations of what is made here out. Raises Failure EZ0605 if the program has such names itself."""
    for suffix in SUFFIXES:
        name = function.name + suffix
        there = module.lookup(name)
        declared = isinstance(there, Function) and not there.defined
        if there is None:
            continue
        if not declared and not re.search(rf"^{re.escape(quote_symbol(name))} = external ", text, re.MULTILINE):
            raise Failure(
                "EZ0605",
                f"'{name}' is defined already; a derivative of '{function.name}' would have this name",
                there if isinstance(there, Function) else function,
                helps=["rename it, or export the function under another name: a function that calls it"],
            )
        symbol = re.escape(quote_symbol(name))
        text = re.sub(
            rf"^(?:declare [^\n]*{symbol}\([^\n]*|{symbol} = external [^\n]*)\n", "", text, flags=re.MULTILINE
        )
    return text


def _has_rule(text: str, function: Function) -> bool:
    """Whether the user gave derivatives of the function, which are then its exported ones."""
    return next(_tables_of(text, function), None) is not None


# The functions ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Group:
    """An argument of the source: parameters that share one activity."""

    kind: Kind
    arguments: tuple[Argument, ...]


class _Wrappers:
    """The three functions of one that is exported."""

    def __init__(self, module: Module, function: Function, *, through: bool, number: int) -> None:
        self.module = module
        self.function = function
        self.through = through
        self.number = number
        self.machine = self._checked_machine()
        self.groups = [self._group(tuple(g)) for g in source_arguments(function)]
        result = function.function_type.result
        c_type = spelled(result, function.return_attributes, self.machine)
        if c_type is None:
            raise self._refused(f"returns {result}")
        self.result_kind = None if result is ty.VOID else _kind(result)
        self.exported = Exported(
            function.name,
            names.base_name(names.demangled(function.name)),
            tuple(
                Parameter(spelled(a.type, a.attributes, self.machine) or "", _source_name(a), g.kind)
                for g in self.groups
                for a in g.arguments
            ),
            None if self.result_kind is None else Parameter(c_type, "", self.result_kind),
            globals_read(module, function),
        )

    def _checked_machine(self) -> Machine:
        machine = machine_of(self.module.triple)
        if machine is None:
            raise self._refused(f"is compiled for {self.module.triple}: of x86-64 and AArch64 it is known how C calls")
        if self.function.function_type.variadic:
            raise self._refused("takes a variable number of arguments")
        if "__enzyme_" in self.function.name:
            raise self._refused("is no function of the program: its name is a request's")
        return machine

    def _group(self, arguments: tuple[Argument, ...]) -> _Group:
        for argument in arguments:
            said = attributes_in(argument.attributes)
            in_memory = said.has_any("sret", "byval", "byref", "inalloca", "preallocated")
            if in_memory or spelled(argument.type, argument.attributes, self.machine) is None:
                raise self._refused("returns a struct" if said.has("sret") else "takes a struct or vector by value")
        kinds = [_kind(a.type) for a in arguments]
        if len(set(kinds)) > 1 and "float" in kinds:
            raise self._refused("takes a struct by value that holds floats and other things")
        return _Group("pointer" if "pointer" in kinds else kinds[0], arguments)

    def _refused(self, why: str) -> Failure:
        return Failure(
            "EZ0605",
            f"derivatives of '{names.demangled(self.function.name)}' cannot be exported: it {why}",
            self.function,
            helps=["export a function that takes and returns scalars and pointers, and calls it"],
        )

    def text(self) -> str:
        result = self.function.function_type.result
        floats = [a.type for g in self.groups if g.kind == "float" for a in g.arguments]
        primal = [] if self.result_kind is None else [result]
        shadow = [result] if self.result_kind == "pointer" else []
        seed = [("seed", result)] if self.result_kind == "float" else []
        tape = ("tape", ty.PTR)
        parts = [
            self._through() if self.through else "",
            self._define("_augmented", "augmentfwd", self._returned([ty.PTR, *primal, *shadow]), []),
            self._define("_gradient", "reverse", self._returned(floats), [*seed, tape]),
            self._define("_forward", "fwddiff", self._returned([*primal, *primal]), []),
        ]
        return "\n".join(p for p in parts if p)

    def _returned(self, fields: list[ty.Type]) -> Returned:
        return returned(fields, self.machine, self.module.layout)

    def _target(self) -> str:
        return quote_symbol(f"enzcc.through.{self.function.name}" if self.through else self.function.name)

    def _through(self) -> str:
        """A function that does nothing but call this one: a request on a function itself passes its rule by."""
        function = self.function
        words = [f"{a.type} {_abi_words(a.attributes)}".strip() for a in function.arguments]
        result = function.function_type.result
        said = f"{_abi_words(function.return_attributes)} {result}".strip()
        parameters = ", ".join(f"{w} %p{i}" for i, w in enumerate(words))
        call = f"call {said} {quote_symbol(function.name)}({parameters}){self._location('')}"
        lines = [f"  {call}", "  ret void"] if result is ty.VOID else [f"  %made = {call}", f"  ret {result} %made"]
        return "\n".join(
            [f"define internal {said} {self._target()}({parameters}) {self._attributes()} {{", *lines, "}"]
        )

    def _define(self, suffix: str, entry: str, result: Returned, last: list[tuple[str, ty.Type]]) -> str:
        forward = entry == "fwddiff"
        integer = forward and self.result_kind == "integer"  # a tangent of none: zero
        parameters = ["ptr noalias sret(" + str(result.struct) + ") %result"] if result.type is None else []
        passed = [f"ptr {self._target()}", "ptr @enzyme_runtime_activity"]
        if forward and self.result_kind is not None:
            passed += ["ptr @enzyme_primal_return", *(["ptr @enzyme_const_return"] if integer else [])]
        number = 0
        for group in self.groups:
            values: list[str] = []
            shadows: list[str] = []
            for argument in group.arguments:
                words = f"{argument.type} {_abi_words(argument.attributes)}".strip()
                parameters.append(f"{words} %p{number}")
                values.append(f"{argument.type} %p{number}")
                if group.kind != "float" or forward:
                    parameters.append(f"{words} %d{number}")
                    shadows.append(f"{argument.type} %d{number}")
                number += 1
            doubled = group.kind == "pointer" or (group.kind == "float" and forward)
            marker = "enzyme_dup" if doubled else "enzyme_out" if group.kind == "float" else "enzyme_const"
            passed += [f"ptr @{marker}", *values, *(shadows if doubled else [])]
        for name, type in last:
            parameters.append(f"{type} %{name}")
            passed.append(f"{type} %{name}")
        made = self.function.function_type.result if integer else result.struct if result.fields else ty.VOID
        symbol = quote_symbol(f"__enzyme_{entry}{EXPORTED}{self.function.name}")
        name = quote_symbol(self.function.name + suffix)
        call = f"call {made} (...) {symbol}({', '.join(passed)}){self._location(suffix)}"
        body = [f"  {call}" if made is ty.VOID else f"  %made = {call}"]
        value = "%made"
        if integer:
            pair = result.struct
            body.append(f"  %pair = insertvalue {pair} zeroinitializer, {made} %made, 0")
            value = "%pair"
        body += self._deliver(result, value)
        seen = re.findall(r"\b(?:hidden|protected|dso_local)\b", self.function.header)
        head = " ".join(["define", *seen, "void" if result.type is None else str(result.type)])
        debug = self._subprogram_of(suffix)
        return "\n".join(
            [
                f"declare {made} {symbol}(...)",
                f"{head} {name}({', '.join(parameters)}) {self._attributes()}{f' !dbg {debug}' if debug else ''} {{",
                *body,
                "}",
                *self._metadata(suffix),
            ]
        )

    def _deliver(self, result: Returned, value: str) -> list[str]:
        """Return a value of the fields as C does."""
        struct = result.struct if result.fields else ty.VOID
        if result.type is None:
            return [f"  store {struct} {value}, ptr %result", "  ret void"]
        if result.type is ty.VOID:
            return ["  ret void"]
        if result.type is struct:
            return [f"  ret {struct} {value}"]
        return [
            "  %room = alloca [2 x i64], align 16",
            f"  store {struct} {value}, ptr %room",
            f"  %registers = load {result.type}, ptr %room",
            f"  ret {result.type} %registers",
        ]

    def _attributes(self) -> str:
        """What holds of the derivatives as of the function: the machine's features, tables for unwinding."""
        plain = {"nounwind", "uwtable", "ssp", "sspstrong", "sspreq"}
        found: list[str] = []
        for name, value in self.function.attributes.items():
            if name in plain:
                found.append(f"{name}({value})" if value else name)
            elif "-" in name and not name.startswith("enz"):  # "target-cpu"="x86-64"
                found.append(f'"{name}"="{value}"' if value else f'"{name}"')
        return " ".join(found)

    # Source lines: those of the function, in subprograms of the derivatives' own names.

    def _subprogram_of(self, suffix: str) -> str:
        """The metadata of a wrapper: numbers that are not used elsewhere; "" where the function has none."""
        if "dbg" not in self.function.metadata or not suffix:
            return ""
        return f"!{self._first_free() + 2 * SUFFIXES.index(suffix)}"

    def _first_free(self) -> int:
        highest = max((int(n[1:]) for n in self.module.metadata), default=-1)
        return highest + 1 + 2 * len(SUFFIXES) * self.number

    def _location(self, suffix: str) -> str:
        node = self._subprogram_of(suffix)
        return f", !dbg !{int(node[1:]) + 1}" if node else ""

    def _metadata(self, suffix: str) -> list[str]:
        node = self._subprogram_of(suffix)
        if not node:
            return []
        of = self.module.metadata[self.function.metadata["dbg"]]
        line = re.search(r"\bline: (\d+)", of)
        of = re.sub(
            r", (?:retainedNodes|declaration|linkageName|templateParams|thrownTypes): (?:\"[^\"]*\"|!\d+)", "", of
        )
        of = re.sub(r'\bname: "[^"]*"', f'name: "{self.function.name}{suffix}"', of, count=1)
        location = f"!DILocation(line: {line[1] if line else 0}, scope: {node})"
        return [f"{node} = {of}", f"!{int(node[1:]) + 1} = {location}"]


def _kind(type: ty.Type) -> Kind:
    return "float" if ty.is_float(type) else "pointer" if ty.is_pointer(type) else "integer"


def _abi_words(attributes: str) -> str:
    """How a small integer is passed."""
    return attributes_in(attributes).only("zeroext", "signext")


def _source_name(argument: Argument) -> str:
    name = argument.name
    return name if re.fullmatch(r"[A-Za-z_]\w*", name) else ""
