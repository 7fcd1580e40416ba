# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Module -> LLVM's text.

A function or global that was not touched prints as it was read; one that is `dirty`, or was made by us, prints from
its objects. Local values without a name are numbered as LLVM numbers them, so that an unchanged body prints as it
was; names that are set are kept, and made unique within their function.

    write_module(module)        all of it, for llvmlite to parse
    write_function(function)    one function, from its objects
    write_instruction(i)        one instruction, for messages and golden tests
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

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
    InstructionUnion,
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
    closed,
)
from enzyme_passes.ir.lexer import CAST_OPS, escape, in_quotes, quote, quote_symbol
from enzyme_passes.ir.reader import body, split_trailer
from enzyme_passes.ir.values import (
    Argument,
    Block,
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
    Function,
    GlobalAlias,
    GlobalValue,
    GlobalVariable,
    InlineAsm,
    MetadataOperand,
    Module,
    Value,
)

# Attributes that LLVM knows by a word of its own; every other name is a string attribute.
_KNOWN_ATTRIBUTES: Final = frozenset(
    """
    alignstack allockind allocsize alwaysinline builtin cold convergent coro_elide_safe
    coro_only_destroy_when_complete disable_sanitizer_instrumentation flatten fn_ret_thunk_extern hot
    hybrid_patchable inlinehint jumptable memory minsize mustprogress naked nobuiltin nocallback nocf_check
    nocreateundeforpoison nodivergencesource noduplicate nofree noimplicitfloat noinline nomerge nonlazybind
    noprofile norecurse noredzone noreturn nosanitize_bounds nosanitize_coverage nosync nounwind
    null_pointer_is_valid optdebug optforfuzzing optnone optsize presplitcoroutine returns_twice safestack
    sanitize_address sanitize_alloc_token sanitize_hwaddress sanitize_memory sanitize_memtag
    sanitize_numerical_stability sanitize_realtime sanitize_realtime_blocking sanitize_thread sanitize_type
    shadowcallstack skipprofile speculatable speculative_load_hardening ssp sspreq sspstrong strictfp uwtable
    vscale_range willreturn
    """.split()
)


def write_module(module: Module) -> str:
    """The text of the whole module."""
    lines: list[str] = []
    if module.layout.text:
        lines.append(f'target datalayout = "{module.layout.text}"')
    if module.triple:
        lines.append(f'target triple = "{module.triple}"')
    lines.extend(module.preamble)  # may hold assembly, which LLVM wants behind the target
    lines.append("")
    lines.extend(_write_named_type(t) for t in module.named_types.values())
    lines.extend(module.comdats)
    lines.append("")
    for symbol in module.symbol_order:
        match symbol:
            case GlobalVariable():
                lines.append(write_global(symbol))
            case GlobalAlias():
                lines.append(symbol.raw)
            case Function():
                lines.append("")
                lines.append(printed(symbol))
            case _:
                raise ValueError(f"not a symbol: {symbol!r}")
    lines.append("")
    lines.extend(f"attributes {group} = {{ {text} }}" for group, text in module.attribute_groups.items())
    lines.append("")
    lines.extend(f"{name} = {text}" for name, text in module.named_metadata.items())
    lines.extend(f"{name} = {text}" for name, text in module.metadata.items())
    lines.append("")
    return "\n".join(lines)


def _write_named_type(type: ty.StructType) -> str:
    text = "opaque" if type.fields is None else ty.struct_body(type.fields, type.packed)
    return f"{type.name} = type {text}"


def write_global(variable: GlobalVariable) -> str:
    """The line of a global variable: as read, or from its parts where `raw` is None."""
    if variable.raw is not None:
        return variable.raw
    words = variable.header.split()
    if variable.linkage and variable.linkage not in words:
        words.insert(0, variable.linkage)
    if variable.initializer is None and not {"external", "extern_weak"} & set(words):
        words.insert(0, "external")
    space = variable.type.address_space if isinstance(variable.type, ty.PointerType) else 0
    if space and "addrspace" not in variable.header:
        words.append(f"addrspace({space})")
    words.append("constant" if variable.constant else "global")
    words.append(str(variable.value_type))
    if variable.initializer is not None:
        words.append(constant_text(variable.initializer))
    trailer = variable.trailer.removeprefix(",").strip()
    if variable.align and "align " not in trailer:
        trailer = f"{trailer}, align {variable.align}" if trailer else f"align {variable.align}"
    line = f"{quote_symbol(variable.name)} = {' '.join(words)}"
    return f"{line}, {trailer}" if trailer else line


def write_attributes(attributes: dict[str, str]) -> str:
    """Function attributes in line: `nounwind memory(read) "target-cpu"="x86-64"`."""
    parts: list[str] = []
    for name, value in attributes.items():
        if name in _KNOWN_ATTRIBUTES:
            parts.append(f"{name}({value})" if value else name)
        else:
            parts.append(f'"{name}"={in_quotes(value)}' if value else f'"{name}"')
    return " ".join(parts)


def local_names(function: Function) -> dict[Value, str]:
    """What each argument, block and instruction with a value is called, with the sigil: `%x`, `%5`, `%"a b"`."""
    names: dict[Value, str] = {}
    taken: dict[str, int] = {}
    number = 0
    for value in _named_values(function):
        if not value.name:
            names[value] = f"%{number}"
            number += 1
            continue
        name = value.name
        if name in taken:
            count = taken[name]
            while (fresh := f"{name}.{count}") in taken:
                count += 1
            taken[name] = count + 1
            name = fresh
        taken[name] = 1
        names[value] = f"%{quote(name)}"
    return names


def _named_values(function: Function) -> Iterator[Value]:
    """All that has a name or number, in the order in which LLVM numbers."""
    yield from function.arguments
    for block in function.blocks:
        yield block
        for instruction in block.instructions:
            if instruction.type is not ty.VOID:
                yield instruction


def printed(function: Function) -> str:
    """What stands for a function in its module: its source, or its objects once it was changed."""
    source = function.unchanged_source
    return write_function(function) if source is None else source


def write_function(function: Function) -> str:
    """A definition or declaration, from its objects."""
    if function.defined:
        body(function)
    names = local_names(function) if function.defined else {}
    lines = [_header(function, names)]
    if not function.defined:
        return lines[0]
    writer = _InstructionWriter(names, function.module)
    for at, block in enumerate(function.blocks):
        if at:
            lines.append("")
        lines.append(f"{names[block][1:]}:")
        lines.extend(f"  {writer.line(i)}" for i in block.instructions)
    lines.append("}")
    return "\n".join(lines)


def _header(function: Function, names: dict[Value, str]) -> str:
    words = function.header.split()
    if function.linkage and function.linkage not in words:
        words.insert(0, function.linkage)
    if function.return_attributes and function.return_attributes not in function.header:
        words.append(function.return_attributes)
    attachments = " ".join(f"!{kind} {node}" for kind, node in function.metadata.items())
    before, attributes, after = split_trailer(function.trailer)
    groups = function.module.attribute_groups if function.module is not None else {}
    if not attributes or function_attributes(attributes, groups) != function.attributes:
        attributes = write_attributes(function.attributes)
    space = function.type.address_space if isinstance(function.type, ty.PointerType) else 0
    if space and "addrspace" not in before:
        before = f"{before} addrspace({space})"
    parameters = [_parameter(a, names) for a in function.arguments]
    if function.function_type.variadic:
        parameters.append("...")
    called = f"{quote_symbol(function.name)}({', '.join(parameters)})"
    parts = [*words, str(function.function_type.result), called, before, attributes, after]
    if function.defined:
        return " ".join(p for p in ("define", *parts, attachments, "{") if p)
    return " ".join(p for p in ("declare", attachments, *parts) if p)


def _parameter(argument: Argument, names: dict[Value, str]) -> str:
    return " ".join(p for p in (str(argument.type), argument.attributes, names.get(argument, "")) if p)


def write_instruction(instruction: Instruction, names: dict[Value, str] | None = None) -> str:
    """One instruction. Without `names` (see `local_names`) those of its whole function are made up first."""
    block = instruction.block
    function = block.function if block is not None else None
    if names is None:
        names = local_names(function) if function is not None else {}
    return _InstructionWriter(names, function.module if function is not None else None).line(instruction)


def constant_text(constant: Value) -> str:
    """A constant as an operand, without its type."""
    match constant:
        case ConstInt():
            if constant.type is ty.I1:
                return "true" if constant.value else "false"
            return str(constant.value)
        case ConstFloat():
            return constant.text
        case ConstNull():
            return "null"
        case ConstZero():
            return "zeroinitializer"
        case ConstUndef():
            return "poison" if constant.poison else "undef"
        case GlobalValue():
            return quote_symbol(constant.name)
        case ConstAggregate():
            return _aggregate(constant)
        case ConstString():
            return f'c"{escape(constant.data)}"'
        case ConstExpr():
            return _expression(constant)
        case ConstOther() | InlineAsm():
            return constant.text
        case _:
            raise ValueError(f"not a constant: {constant!r}")


def typed_constant(constant: Constant) -> str:
    return f"{constant.type} {constant_text(constant)}"


def _aggregate(constant: ConstAggregate) -> str:
    elements, type = constant.elements, constant.type
    if isinstance(type, ty.VectorType) and _all_same(elements):
        return f"splat ({typed_constant(elements[0])})"
    inside = ", ".join(typed_constant(e) for e in elements)
    match type:
        case ty.StructType():
            text = f"{{ {inside} }}" if inside else "{}"
            return f"<{text}>" if type.packed else text
        case ty.VectorType():
            return f"<{inside}>"
        case _:
            return f"[{inside}]"


def _all_same(elements: tuple[Constant, ...]) -> bool:
    match elements[0]:
        case ConstInt(value=first):
            return all(isinstance(e, ConstInt) and e.value == first for e in elements)
        case ConstFloat(text=written):
            return all(isinstance(e, ConstFloat) and e.text == written for e in elements)
        case _:
            return False


def _expression(constant: ConstExpr) -> str:
    head = f"{constant.op} {constant.flags}" if constant.flags else constant.op
    operands = ", ".join(typed_constant(o) for o in constant.operands)
    if constant.op in CAST_OPS:
        return f"{head} ({operands} to {constant.type})"
    if constant.source_type is not None:
        return f"{head} ({constant.source_type}, {operands})"
    return f"{head} ({operands})"


class _InstructionWriter:
    __slots__ = ("names", "module", "groups")

    def __init__(self, names: dict[Value, str], module: Module | None) -> None:
        self.names = names
        self.module = module
        self.groups: dict[str, dict[str, str]] = {}  # trailers of calls, resolved

    def ref(self, value: Value) -> str:
        name = self.names.get(value)
        if name is not None:
            return name
        match value:
            case MetadataOperand():
                return value.text if value.value is None else f"{value.value.type} {self.ref(value.value)}"
            case Constant() | InlineAsm():
                return constant_text(value)
            case _:
                # Of another function, or of none: an error that LLVM's parser and our verifier report.
                return f"%{quote(value.name or 'unknown')}"

    def typed(self, value: Value) -> str:
        return f"{value.type} {self.ref(value)}"

    def label(self, block: Block) -> str:
        return f"label {self.ref(block)}"

    def line(self, instruction: Instruction) -> str:
        text = self.text(closed(instruction))
        if instruction.type is not ty.VOID:
            text = f"{self.ref(instruction)} = {text}"
        for kind, node in instruction.metadata.items():
            text += f", !{kind} {node}"
        return text

    def text(self, i: InstructionUnion) -> str:
        """The instruction without its result and attachments."""
        match i:
            case FloatBinary() | IntBinary():
                return f"{_flagged(i.op, i.flags)} {self.typed(i.lhs)}, {self.ref(i.rhs)}"
            case Load():
                words = f"load{' atomic' if i.ordering else ''}{' volatile' if i.volatile else ''}"
                return f"{words} {i.type}, {self.typed(i.pointer)}{_ordered(i.ordering, i.align)}"
            case Store():
                words = f"store{' atomic' if i.ordering else ''}{' volatile' if i.volatile else ''}"
                return f"{words} {self.typed(i.value)}, {self.typed(i.pointer)}{_ordered(i.ordering, i.align)}"
            case GetElementPtr():
                indices = "".join(f", {self.typed(x)}" for x in i.indices)
                return f"{_flagged('getelementptr', i.flags)} {i.source_type}, {self.typed(i.pointer)}{indices}"
            case Call():
                return self.call(i)
            case Phi():
                pairs = ", ".join(f"[ {self.ref(v)}, {self.ref(b)} ]" for v, b in zip(i.values, i.blocks, strict=True))
                return f"{_flagged('phi', i.flags)} {i.type} {pairs}"
            case Branch():
                return f"br {self.label(i.target)}"
            case CondBranch():
                return f"br {self.typed(i.condition)}, {self.label(i.on_true)}, {self.label(i.on_false)}"
            case Cast():
                return f"{_flagged(i.op, i.flags)} {self.typed(i.operand)} to {i.type}"
            case IntCompare():
                return f"{_flagged('icmp', i.flags)} {i.predicate} {self.typed(i.lhs)}, {self.ref(i.rhs)}"
            case FloatCompare():
                return f"{_flagged('fcmp', i.flags)} {i.predicate} {self.typed(i.lhs)}, {self.ref(i.rhs)}"
            case FloatUnary():
                return f"{_flagged('fneg', i.flags)} {self.typed(i.operand)}"
            case Select():
                chosen = f"{self.typed(i.on_true)}, {self.typed(i.on_false)}"
                return f"{_flagged('select', i.flags)} {self.typed(i.condition)}, {chosen}"
            case Return():
                return "ret void" if i.value is None else f"ret {self.typed(i.value)}"
            case ExtractValue():
                return f"extractvalue {self.typed(i.aggregate)}{_path(i.path)}"
            case InsertValue():
                return f"insertvalue {self.typed(i.aggregate)}, {self.typed(i.value)}{_path(i.path)}"
            case ExtractElement():
                return f"extractelement {self.typed(i.vector)}, {self.typed(i.index)}"
            case InsertElement():
                return f"insertelement {self.typed(i.vector)}, {self.typed(i.value)}, {self.typed(i.index)}"
            case ShuffleVector():
                return f"shufflevector {self.typed(i.first)}, {self.typed(i.second)}, {self.typed(i.mask)}"
            case Freeze():
                return f"freeze {self.typed(i.operand)}"
            case Alloca():
                return self.alloca(i)
            case Invoke():
                return f"{self.called(i, 'invoke')} to {self.label(i.normal)} unwind {self.label(i.unwind)}"
            case AtomicRMW():
                head = f"atomicrmw {'volatile ' if i.volatile else ''}{i.op}"
                return f"{head} {self.typed(i.pointer)}, {self.typed(i.value)} {i.rest}"
            case CompareExchange():
                values = f"{self.typed(i.pointer)}, {self.typed(i.expected)}, {self.typed(i.desired)}"
                return f"{_flagged('cmpxchg', i.flags)} {values} {i.rest}"
            case Fence():
                return f"fence {i.rest}"
            case Opaque():
                return "".join(self.piece(i, p) for p in i.pieces)
            case Switch():
                cases = " ".join(
                    f"{typed_constant(c)}, {self.label(t)}" for c, t in zip(i.cases, i.targets, strict=True)
                )
                return f"switch {self.typed(i.value)}, {self.label(i.default)} [ {cases} ]"
            case Resume():
                return f"resume {self.typed(i.value)}"
            case Unreachable():
                return "unreachable"
            case _:
                assert_never(i)

    def piece(self, i: Opaque, piece: str | int) -> str:
        if isinstance(piece, str):
            return piece
        return self.ref(i.uses[piece]) if piece >= 0 else self.ref(i.targets[-1 - piece])

    def alloca(self, i: Alloca) -> str:
        text = f"{_flagged('alloca', i.flags)} {i.allocated}"
        if i.count is not None:
            text += f", {self.typed(i.count)}"
        if i.align:
            text += f", align {i.align}"
        if isinstance(i.type, ty.PointerType) and i.type.address_space:
            text += f", addrspace({i.type.address_space})"
        return text

    def call(self, i: Call) -> str:
        return self.called(i, _flagged(f"{i.tail} call" if i.tail else "call", i.flags))

    def called(self, i: Call | Invoke, head: str) -> str:
        words = [head]
        if i.convention:
            words.append(i.convention)
        if i.return_attributes:
            words.append(i.return_attributes)
        if isinstance(i.callee.type, ty.PointerType) and i.callee.type.address_space:
            words.append(f"addrspace({i.callee.type.address_space})")
        words.append(str(i.function_type if i.function_type.variadic else i.function_type.result))
        arguments = ", ".join(self.argument(v, a) for v, a in zip(i.arguments, i.argument_attributes, strict=True))
        words.append(f"{self.ref(i.callee)}({arguments})")
        attributes = self.trailer(i)
        if attributes:
            words.append(attributes)
        if i.bundles:
            words.append(i.bundles)
        return " ".join(words)

    def argument(self, value: Value, attributes: str) -> str:
        return f"{value.type} {attributes} {self.ref(value)}" if attributes else self.typed(value)

    def trailer(self, i: Call | Invoke) -> str:
        """The attributes of a call: as read, unless `function_attributes` was changed since."""
        if not i.trailer:
            return write_attributes(i.function_attributes) if i.function_attributes else ""
        known = self.groups.get(i.trailer)
        if known is None:
            groups = self.module.attribute_groups if self.module is not None else {}
            known = self.groups[i.trailer] = function_attributes(i.trailer, groups)
        return i.trailer if known == i.function_attributes else write_attributes(i.function_attributes)


def _flagged(word: str, flags: str) -> str:
    return f"{word} {flags}" if flags else word


def _ordered(ordering: str, align: int) -> str:
    text = f" {ordering}" if ordering else ""
    return f"{text}, align {align}" if align else text


def _path(path: tuple[int, ...]) -> str:
    return "".join(f", {step}" for step in path)
