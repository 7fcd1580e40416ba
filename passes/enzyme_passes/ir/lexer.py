# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tokens, names, types and constants of LLVM's text: what the module reader and the body reader share.

One dialect is read: what LLVM 22 prints. A line becomes a list of tokens by one regular expression, and a
`Terms` walks over the list. Text that has to be kept as text (attributes, trailers) is put together again by
`join`, which spaces tokens as LLVM does where it matters (`captures(none)`, `align 8`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.types import Type
from enzyme_passes.ir.values import (
    ConstAggregate,
    Constant,
    ConstExpr,
    ConstFloat,
    ConstInt,
    ConstNull,
    ConstOther,
    ConstString,
    ConstUndef,
    ConstZero,
    GlobalValue,
    Module,
)
from enzyme_passes.support.patterns import pattern

# Quotes inside of strings are printed as \22, so a string ends at the next quote.
TOKEN: Final = pattern(r'[%@!$c]?"[^"]*"|[%@!$#]?[-+\w.$\\]+|[^\s]')
PLAIN_NAME: Final = pattern(r"[-a-zA-Z$._][-a-zA-Z$._0-9]*\Z")
_ESCAPE: Final = pattern(rb"\\(\\|[0-9a-fA-F]{2})")
_INTEGER_TYPE: Final = pattern(r"i(\d+)\Z")

SIMPLE_TYPES: Final[dict[str, Type]] = {
    **{f"i{bits}": ty.integer(bits) for bits in (1, 8, 16, 32, 64, 128)},
    **ty.FLOATS,
    **{word: ty.simple(word) for word in ("void", "label", "metadata", "token", "x86_amx")},
    "ptr": ty.PTR,
}
CAST_OPS: Final = frozenset(
    "trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp "
    "ptrtoint ptrtoaddr inttoptr bitcast addrspacecast".split()
)
BINARY_OPS: Final = frozenset("add sub mul udiv sdiv urem srem shl lshr ashr and or xor".split())
_EXPRESSION_OPS: Final = CAST_OPS | BINARY_OPS | {"getelementptr", "extractelement", "insertelement", "shufflevector"}
_VALUE_WORDS: Final = _EXPRESSION_OPS | set(
    "null undef poison zeroinitializer true false none splat "
    "blockaddress dso_local_equivalent no_cfi ptrauth asm".split()
)
_VALUE_STARTS: Final = frozenset("%@-0123456789[{<!")


class ReadError(ValueError):
    """Text that the reader does not understand: never the user's fault, since LLVM has printed it."""


def tokenize(text: str) -> list[str]:
    """The tokens of `text`, and empty ones behind, so that looking ahead needs no test."""
    tokens = TOKEN.findall(text)
    tokens += ("", "", "")
    return tokens


def unquote(name: str) -> str:
    """A name as printed without its sigil -> the name: `"a\\20b"` -> `a b`."""
    if not name.startswith('"'):
        return name
    return string_in(name[1:-1])


def string_in(text: str) -> str:
    """What stands for itself in quotes: `a\\20b` -> `a b`."""
    return unescape(text).decode("utf-8", "surrogateescape") if "\\" in text else text


def in_quotes(text: str) -> str:
    """The other way round, with the quotes."""
    if text.isascii() and text.isprintable() and '"' not in text and "\\" not in text:
        return f'"{text}"'
    return f'"{escape(text.encode("utf-8", "surrogateescape"))}"'


def escape(data: bytes) -> str:
    """The inside of a quoted string: everything that is not plain printable ASCII as `\\XX`."""
    return "".join(chr(b) if 0x20 <= b < 0x7F and b not in b'"\\' else f"\\{b:02X}" for b in data)


def quote(name: str) -> str:
    """A name as LLVM prints it, without its sigil."""
    if PLAIN_NAME.match(name):
        return name
    return in_quotes(name)


def quote_symbol(name: str) -> str:
    """The name of a global with its sigil. An unnamed global is known by its number: `@0`."""
    return f"@{name}" if name.isdecimal() else f"@{quote(name)}"


def unescape(text: str) -> bytes:
    """The bytes that `text`, the inside of a quoted string, stands for."""
    return _ESCAPE.sub(lambda m: b"\\" if m[1] == b"\\" else bytes([int(m[1], 16)]), text.encode())


@lru_cache(maxsize=8192)
def _joined(tokens: tuple[str, ...]) -> str:
    text = ""
    last = "("
    for token in tokens:
        if last in "([=<!" or token in ")](,=>:":
            text += token
        else:
            text += f" {token}"
        last = token
    return text


def join(tokens: Sequence[str]) -> str:
    """Tokens as one text."""
    return _joined(tuple(tokens)) if tokens else ""


def member(type: Type, path: tuple[int, ...]) -> Type:
    """The type of the field of an aggregate that `path` leads to."""
    for step in path:
        if isinstance(type, ty.StructType) and type.fields is not None:
            type = type.fields[step]
        elif isinstance(type, ty.ArrayType):
            type = type.element
        else:
            raise ReadError(f"cannot index {type}")
    return type


def skip_group(tokens: Sequence[str], at: int) -> int:
    """The place after the bracket that closes the one at `at`."""
    depth = 0
    while True:
        token = tokens[at]
        if token in ("(", "[", "{", "<"):
            depth += 1
        elif token in (")", "]", "}", ">"):
            depth -= 1
            if depth == 0:
                return at + 1
        elif token == "":
            raise ReadError(f"unbalanced text: {join(tokens)}")
        at += 1


class Terms:
    """Reads types, constants and attributes from tokens; `at` is the next token."""

    __slots__ = ("module", "tokens", "at", "_constants", "_symbols", "_named_types")

    def __init__(self, module: Module) -> None:
        self.module = module
        self.tokens: list[str] = []
        self.at = 0
        self._constants: dict[tuple[str, Type], Constant] = {}
        self._symbols: dict[str, GlobalValue] = {}
        self._named_types = module.named_types

    def start(self, text: str) -> None:
        self.tokens = tokenize(text)
        self.at = 0

    def fail(self, what: str) -> ReadError:
        near = join(self.tokens[max(0, self.at - 12) : self.at + 6])
        return ReadError(f"{what} at token {self.tokens[self.at]!r} in: ... {near} ...")

    def expect(self, token: str) -> None:
        if self.tokens[self.at] != token:
            raise self.fail(f"expected {token!r}")
        self.at += 1

    def accept(self, token: str) -> bool:
        if self.tokens[self.at] == token:
            self.at += 1
            return True
        return False

    # Types

    def starts_type(self, token: str) -> bool:
        return (
            token in SIMPLE_TYPES
            or token[:1] in ("%", "[", "<", "{")
            or token == "target"
            or bool(_INTEGER_TYPE.match(token))
        )

    def type(self) -> Type:
        """The type at the cursor; a function type is not one of them, see `function_type`."""
        tokens = self.tokens
        token = tokens[self.at]
        simple = SIMPLE_TYPES.get(token)
        if simple is not None:
            self.at += 1
            if token == "ptr" and tokens[self.at] == "addrspace":
                space = int(tokens[self.at + 2])
                self.at += 4
                return ty.pointer(space)
            return simple
        first = token[:1]
        if first == "%":
            self.at += 1
            try:
                return self._named_types[token]
            except KeyError:
                raise self.fail(f"unknown type {token}") from None
        if first == "[":
            count = int(tokens[self.at + 1])
            self.at += 3
            element = self.type()
            self.expect("]")
            return ty.array(count, element)
        if first == "{":
            return ty.struct(self._fields())
        if first == "<":
            self.at += 1
            if tokens[self.at] == "{":
                fields = self._fields()
                self.expect(">")
                return ty.struct(fields, True)
            scalable = tokens[self.at] == "vscale"
            if scalable:
                self.at += 2
            count = int(tokens[self.at])
            self.at += 2
            element = self.type()
            self.expect(">")
            return ty.vector(count, element, scalable)
        width = _INTEGER_TYPE.match(token)
        if width:
            self.at += 1
            return ty.integer(int(width[1]))
        if token == "target":
            end = skip_group(tokens, self.at + 1)
            made = ty.simple(join(tokens[self.at : end]))
            self.at = end
            return made
        raise self.fail("expected a type")

    def _fields(self) -> tuple[Type, ...]:
        self.expect("{")
        fields: list[Type] = []
        while not self.accept("}"):
            fields.append(self.type())
            self.accept(",")
        return tuple(fields)

    def struct_definition(self, made: ty.StructType) -> None:
        """What follows `type` in `%x = type ...`; fills the fields of `made`."""
        if self.accept("opaque"):
            return
        made.packed = self.accept("<")
        made.fields = self._fields()

    def function_type(self, result: Type) -> ty.FunctionType:
        """The parameter list of a function type, the cursor being at its `(`."""
        self.expect("(")
        parameters: list[Type] = []
        variadic = False
        while not self.accept(")"):
            if self.accept("..."):
                variadic = True
            else:
                parameters.append(self.type())
            self.accept(",")
        return ty.function(result, tuple(parameters), variadic)

    # Attributes

    def attributes(self, stops: Callable[[str], bool]) -> str:
        """Attribute words up to the first token for which `stops` holds."""
        tokens = self.tokens
        begin = at = self.at
        while not stops(tokens[at]):
            if not tokens[at]:
                raise self.fail("attributes do not end")
            at += 1
            if tokens[at] == "(":
                at = skip_group(tokens, at)
            elif tokens[at] == "=":
                at += 2
            elif tokens[at - 1] == "align":
                at += 1
        self.at = at
        return join(tokens[begin:at])

    def return_attributes(self) -> str:
        """Attributes before a type."""
        token = self.tokens[self.at]
        if token in SIMPLE_TYPES:
            return ""
        return self.attributes(self.starts_type)

    def value_attributes(self) -> str:
        """Attributes before a value."""
        return self.attributes(starts_value)

    # Constants

    def symbol(self, token: str) -> GlobalValue:
        """The global that `@name` stands for."""
        known = self._symbols.get(token)
        if known is None:
            known = self.module.lookup(unquote(token[1:]))
            if known is None:
                raise self.fail(f"unknown symbol {token}")
            self._symbols[token] = known
        return known

    def typed_constant(self) -> Constant:
        return self.constant(self.type())

    def constant(self, type: Type) -> Constant:
        """The constant of `type` at the cursor. Equal scalars of one body are one object."""
        token = self.tokens[self.at]
        known = self._constants.get((token, type))
        if known is not None:
            self.at += 1
            return known
        first = token[:1]
        if first == "@":
            self.at += 1
            return self.symbol(token)
        made = self._scalar(token, type)
        if made is not None:
            self.at += 1
            self._constants[(token, type)] = made
            return made
        if token in _EXPRESSION_OPS:
            return self._expression(token, type)
        if token == "splat":
            self.at += 2
            element = self.typed_constant()
            self.expect(")")
            assert isinstance(type, ty.VectorType)
            return ConstAggregate(type, (element,) * type.count)
        if first in ("[", "{", "<"):
            return ConstAggregate(type, self._elements(first))
        if token in ("dso_local_equivalent", "no_cfi"):
            self.at += 2
            return ConstOther(type, f"{token} {self.tokens[self.at - 1]}")
        if token in ("blockaddress", "ptrauth"):
            begin = self.at
            self.at = skip_group(self.tokens, begin + 1)
            return ConstOther(type, join(self.tokens[begin : self.at]))
        raise self.fail("expected a constant")

    def _scalar(self, token: str, type: Type) -> Constant | None:
        first = token[:1]
        if first.isdigit() or first in ("-", "+"):
            return ConstInt(type, int(token)) if isinstance(type, ty.IntType) else ConstFloat(type, token)
        if first == "c" and token[1:2] == '"':
            return ConstString(type, unescape(token[2:-1]))
        match token:
            case "null":
                return ConstNull(type)
            case "zeroinitializer":
                return ConstZero(type)
            case "undef" | "poison":
                return ConstUndef(type, token == "poison")
            case "true" | "false":
                return ConstInt(type, int(token == "true"))
            case "none":
                return ConstOther(type, token)
            case _:
                return None

    def _elements(self, first: str) -> tuple[Constant, ...]:
        self.at += 1
        packed = first == "<" and self.accept("{")
        last = "}" if packed else {"[": "]", "{": "}", "<": ">"}[first]
        elements: list[Constant] = []
        while not self.accept(last):
            elements.append(self.typed_constant())
            self.accept(",")
        if packed:
            self.expect(">")
        return tuple(elements)

    def _expression(self, op: str, type: Type) -> Constant:
        tokens = self.tokens
        self.at += 1
        begin = self.at
        # `inrange(-16, 8)` is a flag with a list of its own; the operands' list stands apart.
        while tokens[self.at] != "(" or tokens[self.at - 1] == "inrange":
            self.at = skip_group(tokens, self.at) if tokens[self.at] == "(" else self.at + 1
        flags = join(tokens[begin : self.at])
        self.at += 1
        source: Type | None = None
        if op == "getelementptr":
            source = self.type()
            self.expect(",")
        operands = [self.typed_constant()]
        if op in CAST_OPS:
            self.expect("to")
            self.type()
        while self.accept(","):
            operands.append(self.typed_constant())
        self.expect(")")
        return ConstExpr(type, op, flags, source, tuple(operands))


def starts_value(token: str) -> bool:
    """Whether a value, and not an attribute, begins with this token."""
    return token[:1] in _VALUE_STARTS or token in _VALUE_WORDS or token[:2] == 'c"'
