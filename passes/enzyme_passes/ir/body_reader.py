# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The text of one function body -> blocks and instructions.

Every opcode has a handler that finds the cursor behind the opcode and leaves it at the end of the instruction.
Values used before their definition stand as `_Forward` until the end of the body. What is printed but carries no
meaning for us is dropped: comments and debug records.

Rather kept as text than modelled: see `Opaque`. A call with operand bundles that name local values is Opaque too
(a text could not follow a renaming), except `llvm.assume`, whose bundles are only hints and are dropped.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import function_attributes
from enzyme_passes.ir.instructions import (
    Alloca,
    AtomicRMW,
    Branch,
    Call,
    Cast,
    CompareExchange,
    CondBranch,
    ExtractElement,
    ExtractValue,
    Fence,
    FloatBinary,
    FloatCompare,
    FloatUnary,
    Freeze,
    GetElementPtr,
    InsertElement,
    InsertValue,
    Instruction,
    IntBinary,
    IntCompare,
    Invoke,
    Load,
    Opaque,
    Phi,
    Resume,
    Return,
    Select,
    ShuffleVector,
    Store,
    Switch,
    Unreachable,
    replace_operands,
)
from enzyme_passes.ir.lexer import (
    BINARY_OPS,
    CAST_OPS,
    SIMPLE_TYPES,
    TOKEN,
    ReadError,
    Terms,
    join,
    member,
    quote,
    skip_group,
    starts_value,
    unquote,
)
from enzyme_passes.ir.types import Type
from enzyme_passes.ir.values import Block, Constant, Function, InlineAsm, MetadataOperand, Module, Value
from enzyme_passes.support.patterns import pattern

FAST_MATH: Final = frozenset("fast nnan ninf nsz arcp contract afn reassoc".split())
_INT_FLAGS: Final = frozenset("nuw nsw exact disjoint nneg samesign".split())
_ANY_FLAGS: Final = FAST_MATH | _INT_FLAGS
_GEP_FLAGS: Final = frozenset("inbounds nuw nusw".split())
_CONVENTIONS: Final = frozenset("amdgpu_gfx spir_func aarch64_vector_pcs aarch64_sve_vector_pcs".split())
_ATTACHMENT: Final = pattern(r", !([-\w$.\\]+) (!\d+|!DI\w+\([^)]*\)|!\{\})")


@final
class _Forward(Value):
    """A value whose definition comes later; `name` is its token."""

    __slots__ = ()


def read_body(function: Function, module: Module, text: str) -> None:
    """Parse the text of `function` into its blocks."""
    try:
        _BodyReader(function, module).read(text.split("\n"))
    except (IndexError, KeyError, AssertionError) as error:
        raise ReadError(f"body of @{function.name}: {error!r}") from error


class _BodyReader(Terms):
    __slots__ = ("function", "locals", "blocks", "forwards", "waiting", "described", "trailers", "name", "result")

    def __init__(self, function: Function, module: Module) -> None:
        super().__init__(module)
        self.function = function
        self.locals: dict[str, Value] = {}
        self.blocks: dict[str, Block] = {}
        self.forwards = False  # the current instruction uses a value not defined yet
        self.waiting: list[Instruction] = []
        self.described: list[tuple[MetadataOperand, str]] = []
        self.trailers: dict[str, dict[str, str]] = {}
        self.name = ""
        self.result: Type = ty.VOID  # result type of the call at hand

    # Lines

    def read(self, lines: list[str]) -> None:
        function = self.function
        unnamed = 0
        for argument in function.arguments:
            token = f"%{quote(argument.name)}" if argument.name else f"%{unnamed}"
            unnamed += not argument.name
            self.locals[token] = argument
        block: Block | None = None
        at, end = 1, len(lines) - 1
        while at < end:
            line = lines[at]
            at += 1
            if not line:
                continue
            if line[0] != " ":
                block = self.begin_block(line[: line.rindex(":", 0, line.find(";") if "; preds" in line else None)])
                continue
            if line.startswith("    #"):
                continue
            while at < end and ((lines[at].startswith("   ") and lines[at][4:5] != "#") or lines[at].startswith("  ]")):
                line += lines[at]
                at += 1
            if block is None:
                block = self.begin_block(str(unnamed))
            instruction = self.line(line)
            instruction.block = block
            block.instructions.append(instruction)
        self.resolve()

    def begin_block(self, label: str) -> Block:
        block = self.block_of(f"%{label}")
        self.function.blocks.append(block)
        return block

    def block_of(self, token: str) -> Block:
        known = self.blocks.get(token)
        if known is None:
            name = token[1:]
            known = self.blocks[token] = Block("" if name.isdecimal() else unquote(name), self.function)
        return known

    def line(self, line: str) -> Instruction:
        attachments: dict[str, str] | None = None
        cut = line.find(", !")
        if cut >= 0:
            if '"' in line:
                cut = _attachments_from(line)
            attachments = dict(_ATTACHMENT.findall(line, cut))
            line = line[:cut]
        tokens = TOKEN.findall(line)
        tokens += ("", "", "")
        self.tokens = tokens
        if tokens[1] == "=":
            self.name = tokens[0]
            opcode = tokens[2]
            self.at = 3
        else:
            self.name = ""
            opcode = tokens[0]
            self.at = 1
        handler = _HANDLERS.get(opcode)
        if handler is None:
            raise self.fail("unknown instruction")
        made = handler(self, opcode)
        if attachments:
            made.metadata = attachments
        if self.name:
            name = self.name[1:]
            made.name = "" if name.isdecimal() else unquote(name)
            self.locals[self.name] = made
        if self.forwards:
            self.forwards = False
            self.waiting.append(made)
        return made

    def resolve(self) -> None:
        """Put definitions in the place of forward references."""
        for instruction in self.waiting:
            replace_operands(instruction, self.definition)
        for operand, token in self.described:
            operand.value = self.locals.get(token)

    def definition(self, value: Value) -> Value:
        if not isinstance(value, _Forward):
            return value
        found = self.locals.get(value.name)
        if found is None:
            raise ReadError(f"@{self.function.name}: {value.name} is not defined")
        return found

    # Operands

    def value(self, type: Type) -> Value:
        token = self.tokens[self.at]
        if token[:1] != "%":
            return self.constant(type)
        self.at += 1
        known = self.locals.get(token)
        if known is None:
            self.forwards = True
            return _Forward(type, token)
        return known

    def typed_value(self) -> Value:
        return self.value(self.type())

    def label(self) -> Block:
        self.expect("label")
        self.at += 1
        return self.block_of(self.tokens[self.at - 1])

    def flags(self, allowed: frozenset[str]) -> str:
        tokens = self.tokens
        begin = at = self.at
        while tokens[at] in allowed:
            at += 1
        self.at = at
        if at == begin:
            return ""
        return tokens[begin] if at == begin + 1 else " ".join(tokens[begin:at])

    def rest(self) -> str:
        """All that is left of the line, as text."""
        text = join(self.tokens[self.at : -3])
        self.at = len(self.tokens) - 3
        return text

    def path(self) -> tuple[int, ...]:
        found: list[int] = []
        while self.accept(","):
            found.append(int(self.tokens[self.at]))
            self.at += 1
        return tuple(found)

    def alignment(self) -> int:
        """`, align N`, the last thing of a line."""
        if self.tokens[self.at] == "," and self.tokens[self.at + 1] == "align":
            self.at += 3
            return int(self.tokens[self.at - 1])
        return 0

    # Arithmetic

    def int_binary(self, op: str) -> Instruction:
        flags = self.flags(_INT_FLAGS)
        type = self.type()
        lhs = self.value(type)
        self.expect(",")
        return IntBinary(op, lhs, self.value(type), flags)

    def float_binary(self, op: str) -> Instruction:
        flags = self.flags(FAST_MATH)
        type = self.type()
        lhs = self.value(type)
        self.expect(",")
        return FloatBinary(op, lhs, self.value(type), flags)

    def fneg(self, _op: str) -> Instruction:
        flags = self.flags(FAST_MATH)
        return FloatUnary(self.typed_value(), flags)

    def compare(self, op: str) -> Instruction:
        flags = self.flags(_ANY_FLAGS)
        predicate = self.tokens[self.at]
        self.at += 1
        type = self.type()
        lhs = self.value(type)
        self.expect(",")
        rhs = self.value(type)
        return IntCompare(predicate, lhs, rhs, flags) if op == "icmp" else FloatCompare(predicate, lhs, rhs, flags)

    def cast(self, op: str) -> Instruction:
        flags = self.flags(_ANY_FLAGS)
        operand = self.typed_value()
        self.expect("to")
        return Cast(op, operand, self.type(), flags)

    def select(self, _op: str) -> Instruction:
        flags = self.flags(FAST_MATH)
        condition = self.typed_value()
        self.expect(",")
        on_true = self.typed_value()
        self.expect(",")
        return Select(condition, on_true, self.typed_value(), flags)

    def freeze(self, _op: str) -> Instruction:
        return Freeze(self.typed_value())

    # Memory

    def alloca(self, _op: str) -> Instruction:
        flags = self.flags(frozenset(("inalloca", "swifterror")))
        allocated = self.type()
        count: Value | None = None
        align = space = 0
        while self.accept(","):
            if self.accept("align"):
                align = int(self.tokens[self.at])
                self.at += 1
            elif self.accept("addrspace"):
                space = int(self.tokens[self.at + 1])
                self.at += 3
            else:
                count = self.typed_value()
        return Alloca(allocated, count, align, space, flags)

    def load(self, _op: str) -> Instruction:
        atomic = self.accept("atomic")
        volatile = self.accept("volatile")
        type = self.type()
        self.expect(",")
        pointer = self.typed_value()
        ordering = self.ordering() if atomic else ""
        return Load(type, pointer, self.alignment(), volatile, ordering)

    def store(self, _op: str) -> Instruction:
        atomic = self.accept("atomic")
        volatile = self.accept("volatile")
        value = self.typed_value()
        self.expect(",")
        pointer = self.typed_value()
        ordering = self.ordering() if atomic else ""
        return Store(value, pointer, self.alignment(), volatile, ordering)

    def ordering(self) -> str:
        begin = self.at
        while self.tokens[self.at] not in (",", ""):
            self.at += 1
        return join(self.tokens[begin : self.at])

    def getelementptr(self, _op: str) -> Instruction:
        flags = self.flags(_GEP_FLAGS)
        if self.tokens[self.at] == "inrange":
            self.at = skip_group(self.tokens, self.at + 1)
        source = self.type()
        self.expect(",")
        pointer = self.typed_value()
        indices: list[Value] = []
        while self.accept(","):
            indices.append(self.typed_value())
        type = pointer.type
        if isinstance(type, ty.PointerType):
            for index in indices:
                if isinstance(index.type, ty.VectorType):
                    type = ty.vector(index.type.count, type, index.type.scalable)
                    break
        return GetElementPtr(type, source, pointer, indices, flags)

    def atomicrmw(self, _op: str) -> Instruction:
        volatile = self.accept("volatile")
        operation = self.tokens[self.at]
        self.at += 1
        pointer = self.typed_value()
        self.expect(",")
        value = self.typed_value()
        return AtomicRMW(operation, pointer, value, volatile, self.rest())

    def cmpxchg(self, _op: str) -> Instruction:
        flags = self.flags(frozenset(("weak", "volatile")))
        pointer = self.typed_value()
        self.expect(",")
        expected = self.typed_value()
        self.expect(",")
        desired = self.typed_value()
        return CompareExchange(pointer, expected, desired, flags, self.rest())

    def fence(self, _op: str) -> Instruction:
        return Fence(self.rest())

    # Aggregates and vectors

    def extractvalue(self, _op: str) -> Instruction:
        aggregate = self.typed_value()
        path = self.path()
        return ExtractValue(member(aggregate.type, path), aggregate, path)

    def insertvalue(self, _op: str) -> Instruction:
        aggregate = self.typed_value()
        self.expect(",")
        value = self.typed_value()
        return InsertValue(aggregate, value, self.path())

    def extractelement(self, _op: str) -> Instruction:
        vector = self.typed_value()
        self.expect(",")
        return ExtractElement(vector, self.typed_value())

    def insertelement(self, _op: str) -> Instruction:
        vector = self.typed_value()
        self.expect(",")
        value = self.typed_value()
        self.expect(",")
        return InsertElement(vector, value, self.typed_value())

    def shufflevector(self, _op: str) -> Instruction:
        first = self.typed_value()
        self.expect(",")
        second = self.typed_value()
        self.expect(",")
        mask = self.typed_constant()
        assert isinstance(first.type, ty.VectorType) and isinstance(mask.type, ty.VectorType)
        type = ty.vector(mask.type.count, first.type.element, mask.type.scalable)
        return ShuffleVector(type, first, second, mask)

    # Control

    def phi(self, _op: str) -> Instruction:
        flags = self.flags(FAST_MATH)
        type = self.type()
        values: list[Value] = []
        blocks: list[Block] = []
        while self.accept("["):
            values.append(self.value(type))
            self.expect(",")
            blocks.append(self.block_of(self.tokens[self.at]))
            self.at += 1
            self.expect("]")
            self.accept(",")
        return Phi(type, values, blocks, flags)

    def br(self, _op: str) -> Instruction:
        if self.tokens[self.at] == "label":
            return Branch(self.label())
        condition = self.typed_value()
        self.expect(",")
        on_true = self.label()
        self.expect(",")
        return CondBranch(condition, on_true, self.label())

    def switch(self, _op: str) -> Instruction:
        value = self.typed_value()
        self.expect(",")
        default = self.label()
        self.expect("[")
        cases: list[Constant] = []
        targets: list[Block] = []
        while not self.accept("]"):
            cases.append(self.typed_constant())
            self.expect(",")
            targets.append(self.label())
        return Switch(value, default, cases, targets)

    def ret(self, _op: str) -> Instruction:
        if self.tokens[self.at] == "void":
            return Return(None)
        return Return(self.typed_value())

    def resume(self, _op: str) -> Instruction:
        return Resume(self.typed_value())

    def unreachable(self, _op: str) -> Instruction:
        return Unreachable()

    # Calls

    def call(self, op: str) -> Instruction:
        tail = ""
        if op != "call":
            tail = op
            self.expect("call")
        begin = self.at - 1
        flags = self.flags(FAST_MATH)
        convention, return_attributes, function_type, callee = self.callee()
        arguments, attributes = self.arguments()
        made = Call(callee, arguments, function_type or self.called_type(arguments))
        made.argument_attributes = attributes
        made.return_attributes = return_attributes
        made.convention = convention
        made.tail = tail
        made.flags = flags
        if self.tokens[self.at]:
            made.trailer = self.trailer()
            made.function_attributes = self.trailer_attributes(made.trailer)
            bundles = self.bundles()
            if "%" in bundles:
                if isinstance(callee, Function) and callee.name == "llvm.assume":
                    bundles = ""
                else:
                    return self.opaque_from(begin, "call", made.type)
            made.bundles = bundles
        return made

    def invoke(self, _op: str) -> Instruction:
        begin = self.at - 1
        convention, return_attributes, function_type, callee = self.callee()
        arguments, attributes = self.arguments()
        trailer = self.trailer()
        bundles = self.bundles()
        self.expect("to")
        normal = self.label()
        self.expect("unwind")
        unwind = self.label()
        function_type = function_type or self.called_type(arguments)
        if "%" in bundles:
            return self.opaque_from(begin, "invoke", function_type.result)
        made = Invoke(callee, arguments, function_type, normal, unwind)
        made.argument_attributes = attributes
        made.return_attributes = return_attributes
        made.convention = convention
        made.trailer = trailer
        made.function_attributes = self.trailer_attributes(trailer)
        made.bundles = bundles
        return made

    def callee(self) -> tuple[str, str, ty.FunctionType | None, Value]:
        """Calling convention, return attributes, function type (None if only the result type is printed, and then
        `self.result` holds that) and callee."""
        tokens = self.tokens
        convention = ""
        token = tokens[self.at]
        if token not in SIMPLE_TYPES:
            if token == "cc":
                convention = f"cc {tokens[self.at + 1]}"
                self.at += 2
            elif token.endswith("cc") or token in _CONVENTIONS:
                convention = token
                self.at += 1
                if tokens[self.at] == "(":
                    end = skip_group(tokens, self.at)
                    convention += join(tokens[self.at : end])
                    self.at = end
        attributes = self.return_attributes()
        space = 0
        if attributes and "addrspace(" in attributes:
            found = re.search(r" ?\baddrspace\((\d+)\)\Z", attributes)
            if found is not None:
                space = int(found[1])
                attributes = attributes[: found.start()]
        result = self.type()
        function_type: ty.FunctionType | None = None
        if tokens[self.at] == "(":
            function_type = self.function_type(result)
        callee = self.asm() if tokens[self.at] == "asm" else self.value(ty.pointer(space))
        if function_type is None and isinstance(callee, Function) and callee.function_type.result is result:
            function_type = callee.function_type
        self.result = result
        return convention, attributes, function_type, callee

    def asm(self) -> InlineAsm:
        begin = self.at
        while self.tokens[self.at] != "(":
            self.at += 1
        return InlineAsm(join(self.tokens[begin : self.at]))

    def arguments(self) -> tuple[list[Value], list[str]]:
        tokens = self.tokens
        self.expect("(")
        values: list[Value] = []
        attributes: list[str] = []
        while not self.accept(")"):
            type = self.type()
            if type is ty.METADATA:
                values.append(self.metadata_operand())
                attributes.append("")
            else:
                token = tokens[self.at]
                attributes.append("" if token[0] == "%" or starts_value(token) else self.value_attributes())
                values.append(self.value(type))
            self.accept(",")
        return values, attributes

    def metadata_operand(self) -> MetadataOperand:
        tokens = self.tokens
        begin = at = self.at
        depth = 0
        while depth or tokens[at] not in (",", ")"):
            depth += (tokens[at] == "(") - (tokens[at] == ")")
            at += 1
        self.at = at
        made = MetadataOperand(join(tokens[begin:at]))
        if tokens[begin][:1] != "!" and tokens[at - 1][:1] == "%":
            made.value = self.locals.get(tokens[at - 1])
            if made.value is None:
                self.described.append((made, tokens[at - 1]))
        return made

    def trailer(self) -> str:
        """Function attributes after the arguments."""
        tokens = self.tokens
        begin = at = self.at
        while tokens[at] not in ("[", "to", ""):
            at += 1
        self.at = at
        return join(tokens[begin:at])

    def trailer_attributes(self, trailer: str) -> dict[str, str]:
        known = self.trailers.get(trailer)
        if known is None:
            known = self.trailers[trailer] = function_attributes(trailer, self.module.attribute_groups)
        return dict(known)

    def bundles(self) -> str:
        if self.tokens[self.at] != "[":
            return ""
        begin = self.at
        self.at = skip_group(self.tokens, begin)
        return join(self.tokens[begin : self.at])

    def called_type(self, arguments: list[Value]) -> ty.FunctionType:
        return ty.function(self.result, tuple(a.type for a in arguments))

    # What is kept as text

    def opaque_from(self, begin: int, opcode: str, type: Type) -> Opaque:
        """The tokens from `begin` to the end as an Opaque. A local name is a value if a type, or a word that
        takes one, comes before it; a block if `label` does; else it names a type."""
        tokens = self.tokens[:-3]
        pieces: list[str | int] = []
        uses: list[Value] = []
        targets: list[Block] = []
        text: list[str] = []
        for at in range(begin, len(tokens)):
            token, before = tokens[at], tokens[at - 1] if at else ""
            if token[:1] != "%" or not (
                before in SIMPLE_TYPES
                or before in ("]", "}", ">", "from", "within")
                or (before[:1] == "%" and before in self._named_types)
            ):
                text.append(token)
                continue
            pieces.append(f"{_spaced(text, pieces)} ")
            text = []
            if before == "label":
                pieces.append(-1 - len(targets))
                targets.append(self.block_of(token))
            else:
                pieces.append(len(uses))
                self.at = at
                uses.append(self.value(SIMPLE_TYPES.get(before, ty.TOKEN)))
        if text:
            pieces.append(_spaced(text, pieces))
        self.at = len(tokens)
        return Opaque(type, opcode, pieces, uses, targets, opcode in _OPAQUE_TERMINATORS)

    def opaque(self, op: str) -> Instruction:
        begin = self.at - 1
        match op:
            case "landingpad":
                type = self.type()
            case "va_arg":
                self.typed_value()
                self.expect(",")
                type = self.type()
            case "catchpad" | "cleanuppad" | "catchswitch":
                type = ty.TOKEN
            case "callbr":
                _, _, function_type, _callee = self.callee()
                type = function_type.result if function_type else self.result
            case _:
                type = ty.VOID
        return self.opaque_from(begin, op, type)


def _spaced(text: list[str], pieces: list[str | int]) -> str:
    """A text piece of an Opaque, apart from the name before it."""
    return f" {join(text)}" if pieces and text and text[0] not in (",", ")", "]") else join(text)


def _attachments_from(line: str) -> int:
    """Where the attachments begin, in a line with strings in it."""
    end = len(line)
    while True:
        cut = line.rfind(", !", 0, end)
        if cut < 0 or _ATTACHMENT.fullmatch(line, cut, end) is None:
            return end
        end = cut


_OPAQUE_TERMINATORS: Final = frozenset("invoke callbr indirectbr catchret cleanupret catchswitch".split())
_HANDLERS: Final[dict[str, Callable[[_BodyReader, str], Instruction]]] = {
    **dict.fromkeys(BINARY_OPS, _BodyReader.int_binary),
    **dict.fromkeys(("fadd", "fsub", "fmul", "fdiv", "frem"), _BodyReader.float_binary),
    **dict.fromkeys(CAST_OPS, _BodyReader.cast),
    **dict.fromkeys(("icmp", "fcmp"), _BodyReader.compare),
    **dict.fromkeys(("call", "tail", "musttail", "notail"), _BodyReader.call),
    **dict.fromkeys(
        "landingpad va_arg catchpad cleanuppad catchswitch catchret cleanupret callbr indirectbr".split(),
        _BodyReader.opaque,
    ),
    "fneg": _BodyReader.fneg,
    "select": _BodyReader.select,
    "freeze": _BodyReader.freeze,
    "alloca": _BodyReader.alloca,
    "load": _BodyReader.load,
    "store": _BodyReader.store,
    "getelementptr": _BodyReader.getelementptr,
    "atomicrmw": _BodyReader.atomicrmw,
    "cmpxchg": _BodyReader.cmpxchg,
    "fence": _BodyReader.fence,
    "extractvalue": _BodyReader.extractvalue,
    "insertvalue": _BodyReader.insertvalue,
    "extractelement": _BodyReader.extractelement,
    "insertelement": _BodyReader.insertelement,
    "shufflevector": _BodyReader.shufflevector,
    "phi": _BodyReader.phi,
    "br": _BodyReader.br,
    "switch": _BodyReader.switch,
    "ret": _BodyReader.ret,
    "resume": _BodyReader.resume,
    "unreachable": _BodyReader.unreachable,
    "invoke": _BodyReader.invoke,
}
