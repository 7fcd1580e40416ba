# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Values: constants, arguments, blocks, globals and functions; and the module that holds them.

Identity is equality: two values are the same only if they are one object, except constants, which
compare by `same_constant`. Never iterate a *set* of values: the order would follow addresses; use
dicts. `name` is without its sigil; local values may have the name "" until they are written.
"""

from __future__ import annotations

import struct
from contextlib import suppress
from string import hexdigits
from typing import TYPE_CHECKING, final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.types import Type

if TYPE_CHECKING:
    from enzyme_passes.ir.instructions import Instruction


class Value:
    """Anything an instruction can have as an operand."""

    __slots__ = ("type", "name")

    def __init__(self, type: Type, name: str = "") -> None:
        self.type = type
        self.name = name

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.type} {self.name or hex(id(self))}>"


class Constant(Value):
    __slots__ = ()


@final
class ConstInt(Constant):
    """`value` is what LLVM prints: signed, except i1, which is 0 or 1."""

    __slots__ = ("value",)

    def __init__(self, type: Type, value: int) -> None:
        super().__init__(type)
        self.value = value


@final
class ConstFloat(Constant):
    """`text` is LLVM's spelling (`1.000000e+00`, `0x3FB999999999999A`, `0xK...`): exact."""

    __slots__ = ("text",)

    def __init__(self, type: Type, text: str) -> None:
        super().__init__(type)
        self.text = text

    @property
    def number(self) -> float | None:
        """What it is, as far as a double holds it; None of the formats that LLVM spells by bits of their own."""
        with suppress(ValueError):
            return float(self.text)
        bits = self.text.removeprefix("0x")
        if len(bits) != 16 or bits == self.text or not set(bits) <= set(hexdigits):
            return None
        return float(struct.unpack(">d", bytes.fromhex(bits))[0])


@final
class ConstNull(Constant):
    """The null pointer."""

    __slots__ = ()


@final
class ConstZero(Constant):
    """`zeroinitializer`."""

    __slots__ = ()


@final
class ConstUndef(Constant):
    """`undef`, or `poison` where `poison` is set."""

    __slots__ = ("poison",)

    def __init__(self, type: Type, poison: bool) -> None:
        super().__init__(type)
        self.poison = poison


@final
class ConstAggregate(Constant):
    """A constant struct, array or vector, element by element (also `splat (T v)`, expanded)."""

    __slots__ = ("elements",)

    def __init__(self, type: Type, elements: tuple[Constant, ...]) -> None:
        super().__init__(type)
        self.elements = elements


@final
class ConstString(Constant):
    """`c"..."`; `data` holds the bytes, the final zero included if it is there."""

    __slots__ = ("data",)

    def __init__(self, type: Type, data: bytes) -> None:
        super().__init__(type)
        self.data = data


@final
class ConstExpr(Constant):
    """A constant expression. `op` is LLVM's word (`getelementptr`, `ptrtoint`, `add`, `trunc`...).

    `flags` is what stands between op and operands (`inbounds nuw`); `source_type` is a GEP's element type.
    """

    __slots__ = ("op", "flags", "source_type", "operands")

    def __init__(
        self, type: Type, op: str, flags: str, source_type: Type | None, operands: tuple[Constant, ...]
    ) -> None:
        super().__init__(type)
        self.op = op
        self.flags = flags
        self.source_type = source_type
        self.operands = operands


@final
class ConstOther(Constant):
    """A constant of which only the text is known: `blockaddress(...)`, `none`, `dso_local_equivalent @f`, `no_cfi`."""

    __slots__ = ("text",)

    def __init__(self, type: Type, text: str) -> None:
        super().__init__(type)
        self.text = text


@final
class InlineAsm(Value):
    """`asm sideeffect "..." , "..."`, as a callee; `text` is all of it."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        super().__init__(ty.PTR)
        self.text = text


@final
class MetadataOperand(Value):
    """`metadata ...` as an argument of an intrinsic; `text` is what follows the word (`!12`, `!"round"`,
    `ptr %x` with the value also in `value`)."""

    __slots__ = ("text", "value")

    def __init__(self, text: str, value: Value | None = None) -> None:
        super().__init__(ty.METADATA)
        self.text = text
        self.value = value


@final
class Argument(Value):
    """A parameter; `attributes` is their text (`noalias noundef readonly captures(none)`)."""

    __slots__ = ("index", "attributes")

    def __init__(self, type: Type, name: str, index: int, attributes: str = "") -> None:
        super().__init__(type, name)
        self.index = index
        self.attributes = attributes


@final
class Block(Value):
    """A basic block: phis first, then instructions, the last of which is its terminator."""

    __slots__ = ("instructions", "function")

    def __init__(self, name: str, function: Function | None = None) -> None:
        super().__init__(ty.LABEL, name)
        self.instructions: list[Instruction] = []
        self.function = function

    @property
    def terminator(self) -> Instruction:
        return self.instructions[-1]


class GlobalValue(Constant):
    """A symbol. Its value is its address, so its type is always a pointer; `linkage` is "" for external."""

    __slots__ = ("module", "linkage")

    def __init__(self, type: Type, name: str, linkage: str = "") -> None:
        super().__init__(type, name)
        self.module: Module | None = None
        self.linkage = linkage

    @property
    def is_local(self) -> bool:
        """Whether no other file can name it."""
        return self.linkage in ("internal", "private")

    @property
    def may_be_replaced(self) -> bool:
        """Whether another definition may take the place of this one at link time, which does something else."""
        return self.linkage in ("weak", "linkonce", "common", "extern_weak")


@final
class GlobalVariable(GlobalValue):
    """`header` is the text between `=` and `global`/`constant` (linkage, visibility, unnamed_addr, thread_local);
    `trailer` what follows the initializer (section, comdat, align, metadata). `initializer` None: external.
    The reader parses initializers lazily: see Module.initializer."""

    __slots__ = ("value_type", "constant", "initializer", "header", "trailer", "align", "raw")

    def __init__(self, name: str, value_type: Type, constant: bool, address_space: int = 0) -> None:
        super().__init__(ty.pointer(address_space), name)
        self.value_type = value_type
        self.constant = constant
        self.initializer: Constant | None = None
        self.header = ""
        self.trailer = ""
        self.align = 0
        self.raw: str | None = None  # the line as read; None once changed or made by us

    @property
    def may_change_or_is_elsewhere(self) -> bool:
        """Whether its contents are not those of an initializer that is here."""
        return not self.constant or self.initializer is None

    @property
    def is_thread_local(self) -> bool:
        return "thread_local" in self.header


@final
class GlobalAlias(GlobalValue):
    """An alias or ifunc; `raw` is its line, `aliasee` what it stands for (None for an ifunc)."""

    __slots__ = ("aliasee", "raw")

    def __init__(self, name: str, aliasee: Constant | None, raw: str, address_space: int = 0) -> None:
        super().__init__(ty.pointer(address_space), name)
        self.aliasee = aliasee
        self.raw = raw


@final
class RawBody:
    """A function that has not been read beyond its header: its text, from `define` or `declare` to the end."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


@final
class Blocks:
    """The blocks of a function that was read or made. They may be a working copy: what is printed is `source`, the text
    that they were read from, until the function is said to have changed. None: it was made here."""

    __slots__ = ("list", "source")

    def __init__(self, blocks: list[Block], source: str | None = None) -> None:
        self.list = blocks
        self.source = source


@final
class Function(GlobalValue):
    """A function, defined or declared.

    `header` is the text from after `define`/`declare` up to the return type (linkage, visibility, calling
    convention, return attributes); `trailer` what follows the parameter list, up to the `{` (attribute groups,
    section, comdat, gc, personality, metadata attachments such as `!dbg !5`).

    Most functions of a module are never read: it would take longer than all that is done with the others. So the body
    is text until `body(function)` of the reader is asked for its blocks, and what must be known of all functions (which
    symbols and words are in them) is looked for in `source`. This is the one place where text stands for objects.
    `changed`: the function is printed from its objects, and no longer as its source.
    """

    __slots__ = (
        "function_type", "arguments", "defined", "header", "trailer", "return_attributes", "attributes", "metadata",
        "body", "changed",
    )  # fmt: skip

    def __init__(self, name: str, function_type: ty.FunctionType, address_space: int = 0) -> None:
        super().__init__(ty.pointer(address_space), name)
        self.function_type = function_type
        self.arguments: list[Argument] = []
        self.defined = False
        self.header = ""
        self.trailer = ""
        self.return_attributes = ""
        # Function attributes with groups (#0) resolved, as name -> value ("" for a plain one): nounwind -> "",
        # memory -> read, target-cpu -> x86-64, enzyme_inactive -> "".
        self.attributes: dict[str, str] = {}
        self.metadata: dict[str, str] = {}  # attachments: {"dbg": "!5"}
        self.body: RawBody | Blocks = Blocks([])
        self.changed = False

    @property
    def blocks(self) -> list[Block]:
        """Empty until the function is read."""
        return self.body.list if isinstance(self.body, Blocks) else []

    @blocks.setter
    def blocks(self, blocks: list[Block]) -> None:
        self.body = Blocks(blocks, self.source_or_none)

    @property
    def is_read(self) -> bool:
        return isinstance(self.body, Blocks)

    @property
    def source_or_none(self) -> str | None:
        return self.body.source if isinstance(self.body, Blocks) else self.body.text

    @property
    def source(self) -> str:
        """The text that the function was read from, for searches; empty for what was made here."""
        return self.source_or_none or ""

    @property
    def unchanged_source(self) -> str | None:
        """The text that the function is printed as; None if it is printed from its objects."""
        return None if self.changed else self.source_or_none

    def print_as(self, text: str) -> None:
        """Have a text printed for the function, whatever its blocks are."""
        self.body = Blocks(self.body.list, text) if isinstance(self.body, Blocks) else RawBody(text)
        self.changed = False

    @property
    def entry(self) -> Block:
        return self.blocks[0]

    def instructions(self) -> list[Instruction]:
        return [i for b in self.blocks for i in b.instructions]


def source_of(symbol: GlobalValue) -> str:
    """The text that a symbol was read from, for searches; empty for what was made here."""
    match symbol:
        case Function():
            return symbol.source
        case GlobalVariable() | GlobalAlias():
            return symbol.raw or ""
        case _:
            return ""


@final
class Module:
    """A whole module. What we do not touch is kept as the lines that were read."""

    __slots__ = (
        "layout", "triple", "named_types", "globals", "functions", "aliases", "metadata", "named_metadata",
        "attribute_groups", "comdats", "preamble", "symbol_order", "source",
    )  # fmt: skip

    def __init__(self, layout: ty.DataLayout, triple: str) -> None:
        self.layout = layout
        self.triple = triple
        self.named_types: dict[str, ty.StructType] = {}  # "%struct.s" -> type
        self.globals: dict[str, GlobalVariable] = {}
        self.functions: dict[str, Function] = {}
        self.aliases: dict[str, GlobalAlias] = {}
        self.metadata: dict[str, str] = {}  # "!5" -> "distinct !DISubprogram(...)" or "!{...}": raw right-hand side
        self.named_metadata: dict[str, str] = {}  # "!llvm.module.flags" -> "!{!0, !1}"
        self.attribute_groups: dict[str, str] = {}  # "#0" -> its text between the braces
        self.comdats: list[str] = []  # lines
        self.preamble: list[str] = []  # source_filename, module asm and other lines kept as they are
        self.symbol_order: list[GlobalValue] = []  # globals, aliases and functions in the order of the text
        self.source = ""

    def lookup(self, name: str) -> GlobalValue | None:
        return self.functions.get(name) or self.globals.get(name) or self.aliases.get(name)


def parts_of(value: Value) -> list[Value]:
    """A value, and what it is made of if it is a constant."""
    found: list[Value] = []
    pending = [value]
    while pending:
        found.append(pending.pop())
        match found[-1]:
            case ConstExpr(operands=parts) | ConstAggregate(elements=parts):
                pending += parts
            case _:
                pass
    return found


def same_constant(a: Value, b: Value) -> bool:
    """Whether two values are the same SSA value or constants that print alike."""
    if a is b:
        return True
    match a, b:
        case (ConstInt(), ConstInt()):
            return a.type is b.type and a.value == b.value
        case (ConstFloat(), ConstFloat()):
            return a.type is b.type and a.text == b.text
        case (ConstNull(), ConstNull()) | (ConstZero(), ConstZero()):
            return a.type is b.type
        case (ConstUndef(), ConstUndef()):
            return a.type is b.type and a.poison == b.poison
        case (ConstExpr(), ConstExpr()):
            return (
                a.op == b.op
                and a.flags == b.flags
                and a.source_type is b.source_type
                and len(a.operands) == len(b.operands)
                and all(same_constant(x, y) for x, y in zip(a.operands, b.operands, strict=True))
            )
        case _:
            return False
