# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM's text -> Module.

`read_module` takes the canonical text that llvmlite's `str(module)` prints and reads all that stands outside of
function bodies: types, globals, function headers, attribute groups, metadata. A body stays text until `body(f)` is
called, since of a large program only what a request reaches is ever looked at:

    module = read_module(str(reference))
    for block in body(module.functions["main"]): ...

Breaks if: the text was not printed by LLVM 22 (comments inside of lines, several items on a line).
"""

from __future__ import annotations

import re
from typing import Final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attachments, function_attributes
from enzyme_passes.ir.body_reader import read_body
from enzyme_passes.ir.lexer import (
    ReadError,
    Terms,
    join,
    skip_group,
    tokenize,
    unquote,
)
from enzyme_passes.ir.values import Argument, Block, Blocks, Function, GlobalAlias, GlobalVariable, Module, RawBody
from enzyme_passes.support.patterns import pattern

__all__ = ["ReadError", "body", "read_module"]

_NUMBERED: Final = pattern(r"^(!\d+) = (.*)$", re.MULTILINE)
_NAMED: Final = pattern(r"^(![-a-zA-Z$._\\][-\w$.\\]*) = (.*)$", re.MULTILINE)
_GROUP: Final = pattern(r"(#\d+) = \{ ?(.*?) ?\}\Z")
_ALIGN: Final = pattern(r"(?:\A|, )align (\d+)")
_TRAILER_WORDS: Final = frozenset(
    ("section", "partition", "comdat", "align", "gc", "prefix", "prologue", "personality")
)
_ADDRESS_WORDS: Final = frozenset(("unnamed_addr", "local_unnamed_addr"))
_LINKAGES: Final = frozenset(
    "private internal available_externally linkonce weak common appending "
    "extern_weak linkonce_odr weak_odr external".split()
)


def body(function: Function) -> list[Block]:
    """The blocks of `function`, parsed at the first call; empty for a declaration."""
    if isinstance(function.body, RawBody) and function.defined:
        assert function.module is not None
        text = function.body.text
        function.body = Blocks([], text)
        read_body(function, function.module, text)
    return function.blocks


def read_module(text: str) -> Module:
    """Read canonical LLVM text. Raises ReadError for what LLVM 22 does not print."""
    reader = _ModuleReader(text)
    reader.scan()
    return reader.finish()


def add_function(module: Module, text: str) -> Function:
    """Read one more function of a module, which is `text`."""
    _Headers(module).function(text)
    made = module.symbol_order[-1]
    assert isinstance(made, Function)
    return made


class _ModuleReader:
    """Scans the lines once, then reads what needs other parts: type bodies, then headers, then initializers."""

    __slots__ = ("text", "module", "types", "symbols")

    def __init__(self, text: str) -> None:
        self.text = text
        self.module = Module(ty.DataLayout(""), "")
        self.types: list[str] = []
        self.symbols: list[str] = []  # lines of globals and aliases, texts of functions

    def scan(self) -> None:
        text, module = self.text, self.module
        # Metadata comes last, and no line of a body begins in the first column with `!`.
        end = len(text) if (found := text.find("\n!")) < 0 else found + 1
        module.named_metadata = dict(_NAMED.findall(text, end))
        module.metadata = dict(_NUMBERED.findall(text, end))
        at = 0
        while at < end:
            stop = text.find("\n", at)
            stop = end if stop < 0 else stop
            first = text[at : at + 1]
            if first == "d" and text.startswith("define", at):
                close = text.find("\n}\n", at)
                stop = close + 2 if close >= 0 else end
                self.symbols.append(text[at:stop])
            elif first == "@" or (first == "d" and text.startswith("declare", at)):
                self.symbols.append(text[at:stop])
            elif stop > at and first != ";":
                self.line(text[at:stop])
            at = stop + 1

    def line(self, line: str) -> None:
        module = self.module
        if line.startswith("%"):
            self.types.append(line)
        elif line.startswith("$"):
            module.comdats.append(line)
        elif line.startswith("attributes "):
            group = _GROUP.match(line, len("attributes "))
            if group is None:
                raise ReadError(f"not understood: {line}")
            module.attribute_groups[group[1]] = group[2]
        elif line.startswith("target datalayout"):
            module.layout = ty.DataLayout(line.split('"')[1])
        elif line.startswith("target triple"):
            module.triple = line.split('"')[1]
        elif line.startswith("source_filename"):
            module.source = unquote(line[line.index('"') :])
            module.preamble.append(line)
        else:
            module.preamble.append(line)

    def finish(self) -> Module:
        module = self.module
        terms = Terms(module)
        for line in self.types:
            name = line[: line.index(" = type ")]
            module.named_types[name] = ty.StructType(None, False, name)
        for line in self.types:
            name, definition = line.split(" = type ", 1)
            terms.start(definition)
            terms.struct_definition(module.named_types[name])
        headers = _Headers(module)
        deferred: list[tuple[GlobalVariable | GlobalAlias, list[str], int]] = []
        for text in self.symbols:
            if text.startswith("@"):
                self._global(terms, text, deferred)
            else:
                headers.function(text)
        for symbol, tokens, at in deferred:
            terms.tokens, terms.at = tokens, at
            if isinstance(symbol, GlobalAlias):
                typed = terms.starts_type(terms.tokens[terms.at])  # an expression stands without its type
                symbol.aliasee = terms.typed_constant() if typed else terms.constant(symbol.type)
            else:
                self._initializer(terms, symbol)
        return module

    def _global(
        self, terms: Terms, line: str, deferred: list[tuple[GlobalVariable | GlobalAlias, list[str], int]]
    ) -> None:
        module = self.module
        terms.start(line)
        tokens = terms.tokens
        name = unquote(tokens[0][1:])
        kind = next((k for k in range(2, len(tokens)) if tokens[k] in ("global", "constant", "alias", "ifunc")), 0)
        if not kind:
            raise ReadError(f"not understood: {line}")
        terms.at = kind + 1
        words = tokens[2:kind]
        linkage = next((w for w in words if w in _LINKAGES), "")
        space = int(words[words.index("addrspace") + 2]) if "addrspace" in words else 0
        if tokens[kind] in ("alias", "ifunc"):
            alias = GlobalAlias(name, None, line, space)
            alias.linkage = linkage if linkage != "external" else ""
            alias.module = module
            module.aliases[name] = alias
            module.symbol_order.append(alias)
            aliased = terms.type()
            if tokens[terms.at] == "(":
                terms.function_type(aliased)
            terms.expect(",")
            if tokens[kind] == "alias":
                deferred.append((alias, tokens, terms.at))
            return
        variable = GlobalVariable(name, terms.type(), tokens[kind] == "constant", space)
        variable.header = join(words)
        variable.linkage = linkage if linkage != "external" else ""
        variable.module = module
        variable.raw = line
        module.globals[name] = variable
        module.symbol_order.append(variable)
        deferred.append((variable, tokens, terms.at))

    @staticmethod
    def _initializer(terms: Terms, variable: GlobalVariable) -> None:
        if terms.tokens[terms.at] not in ("", ","):
            variable.initializer = terms.constant(variable.value_type)
        terms.accept(",")
        variable.trailer = join(terms.tokens[terms.at : -3])
        align = _ALIGN.search(variable.trailer)
        variable.align = int(align[1]) if align else 0


class _Headers:
    """Function headers. The many functions of one kind share their attribute groups, so these are resolved once."""

    __slots__ = ("module", "terms", "resolved")

    def __init__(self, module: Module) -> None:
        self.module = module
        self.terms = Terms(module)
        self.resolved: dict[str, dict[str, str]] = {}

    def function(self, text: str) -> None:
        """`text` is a line `declare ...`, or a whole definition."""
        module, terms = self.module, self.terms
        defined = text.startswith("define")
        line = text[: text.index("\n")] if defined else text
        terms.start(line[: line.rindex("{")] if defined else line)
        tokens = terms.tokens
        terms.at = 1
        metadata: dict[str, str] = {}
        while tokens[terms.at][:1] == "!":
            metadata[tokens[terms.at][1:]] = tokens[terms.at + 1]
            terms.at += 2
        begin = terms.at
        linkage, attributes_from = "", begin
        while not terms.starts_type(tokens[terms.at]):
            word = tokens[terms.at]
            terms.at += 1
            if word in _LINKAGES:
                linkage = word
            if word == "cc":  # `cc 10`
                terms.at += 1
            elif tokens[terms.at] == "(":
                terms.at = skip_group(tokens, terms.at)
            elif tokens[terms.at] == "=":
                terms.at += 2
            elif word == "align":
                terms.at += 1
            if word in _HEADER_WORDS or word.endswith("cc"):
                attributes_from = terms.at
        header = join(tokens[begin : terms.at])
        return_attributes = join(tokens[attributes_from : terms.at])
        result = terms.type()
        name = unquote(tokens[terms.at][1:])
        terms.at += 1
        arguments, variadic = self._parameters(defined)
        function_type = ty.function(result, tuple(a.type for a in arguments), variadic)
        trailer_from = terms.at
        space = 0
        while tokens[terms.at] in _ADDRESS_WORDS or tokens[terms.at] == "addrspace":
            if tokens[terms.at] == "addrspace":
                space = int(tokens[terms.at + 2])
                terms.at += 3
            terms.at += 1
        attribute_from = terms.at
        while tokens[terms.at] and tokens[terms.at] not in _TRAILER_WORDS and tokens[terms.at][:1] != "!":
            terms.at += 1
        made = Function(name, function_type, space)
        made.attributes = dict(self._attributes(join(tokens[attribute_from : terms.at])))
        made.trailer = join(tokens[trailer_from:-3])
        metadata.update(attachments(made.trailer))
        made.metadata = metadata
        made.header = header
        made.return_attributes = return_attributes
        made.linkage = linkage if linkage != "external" else ""
        made.arguments = arguments
        made.defined = defined
        made.body = RawBody(text)
        made.module = module
        module.functions[name] = made
        module.symbol_order.append(made)

    def _parameters(self, defined: bool) -> tuple[list[Argument], bool]:
        terms = self.terms
        tokens = terms.tokens
        arguments: list[Argument] = []
        terms.expect("(")
        while not terms.accept(")"):
            if terms.accept("..."):
                terms.expect(")")
                return arguments, True
            type = terms.type()
            token = tokens[terms.at]
            attributes = ""
            if token[:1] != "%" and token not in (",", ")"):
                attributes = terms.attributes(_ends_parameter)
            name = ""
            if defined:
                token = tokens[terms.at]
                terms.at += 1
                name = "" if token[1:].isdecimal() else unquote(token[1:])
            arguments.append(Argument(type, name, len(arguments), attributes))
            terms.accept(",")
        return arguments, False

    def _attributes(self, text: str) -> dict[str, str]:
        known = self.resolved.get(text)
        if known is None:
            known = self.resolved[text] = function_attributes(text, self.module.attribute_groups)
        return known


_HEADER_WORDS: Final = _LINKAGES | frozenset(
    "dso_local dso_preemptable default hidden protected dllimport dllexport cc".split()
)


def _ends_parameter(token: str) -> bool:
    return token[:1] == "%" or token in (",", ")")


def split_trailer(trailer: str) -> tuple[str, str, str]:
    """A function's trailer in three: what comes before the attributes, the attributes, and what comes behind them
    without metadata attachments (which Function.metadata holds)."""
    tokens = tokenize(trailer)[:-3]
    first = 0
    while first < len(tokens) and (tokens[first] in _ADDRESS_WORDS or tokens[first] == "addrspace"):
        first += 4 if tokens[first] == "addrspace" else 1
    second = first
    while second < len(tokens) and tokens[second] not in _TRAILER_WORDS and tokens[second][:1] != "!":
        second += 1
    third = second
    while third < len(tokens) and tokens[third][:1] != "!":
        third += 1
    return join(tokens[:first]), join(tokens[first:second]), join(tokens[second:third])
