# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions whose requests are checked although they are differentiated themselves.

    double gradient(double x) { return __enzyme_autodiff(f, x); }        and  __enzyme_autodiff(gradient, x)

What is differentiated later must not hold the checker's calls: they have no derivative, and what is checked is to be
what the user's build does. So such a function gets a twin before its requests are answered. The twin's are checked,
the function's own are not; when all requests are answered, the function is given the body of its twin.
"""

from __future__ import annotations

from typing import Final

from enzyme_passes.ir.body_reader import read_body
from enzyme_passes.ir.builder import define
from enzyme_passes.ir.instructions import Instruction, clone, replace_blocks, replace_operands
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import Block, Function, Module, Value

_TWIN: Final = "__enzcc_twin_"
_WAS: Final = "enzcc-was"  # the attribute that says what linkage a function has when its twin is put
_LOCAL: Final = ("internal", "private")


def make_twin(module: Module, function: Function) -> Function:
    """A copy for all to see, so that LLVM leaves it where it is; and so is the function itself until it is given that
    body: it keeps its parameters, and is inlined nowhere."""
    twin = copy_of(module, function, _TWIN + function.name, linkage="external")
    twin.header = twin.linkage = ""
    twin.attributes = {**function.attributes, "noinline": ""}
    twin.attributes.pop("alwaysinline", None)
    function.attributes = dict(twin.attributes)
    local = [word for word in function.header.split() if word in _LOCAL]
    if local:
        function.attributes[_WAS] = local[0]
        function.linkage, function.header = "", " ".join(w for w in function.header.split() if w not in _LOCAL)
    function.changed = True
    return twin


def as_in_the_program(function: Function) -> list[Block]:
    """The blocks of a function, before anything was done to them to differentiate it."""
    worked = body(function)
    text = function.unchanged_source
    if text is None or function.module is None:
        return worked
    function.blocks = []
    read_body(function, function.module, text)
    read, function.blocks = function.blocks, worked
    return read


def copy_of(module: Module, function: Function, name: str, *, linkage: str, of: list[Block] | None = None) -> Function:
    """A function of another name that does the same; or what the blocks `of` do, which are read of it."""
    parameters = [(a.type, a.name) for a in function.arguments]
    twin = define(module, name, function.function_type.result, parameters, linkage=linkage)
    twin.trailer = function.trailer
    twin.attributes = dict(function.attributes)
    for argument, given in zip(twin.arguments, function.arguments, strict=True):
        argument.attributes = given.attributes
    values: dict[Value, Value] = dict(zip(function.arguments, twin.arguments, strict=True))
    blocks = {block: Block(block.name, twin) for block in (body(function) if of is None else of)}
    made: list[Instruction] = []
    for block, copy in blocks.items():
        twin.blocks.append(copy)
        for instruction in block.instructions:
            other = clone(instruction)
            other.metadata = {}
            other.name = instruction.name
            other.block = copy
            copy.instructions.append(other)
            values[instruction] = other
            made.append(other)
    for instruction in made:
        replace_operands(instruction, lambda v: values.get(v, v))
        replace_blocks(instruction, lambda b: blocks[b])
    return twin


def put_twins(module: Module) -> bool:
    """Give functions the bodies of their twins; whether there were any."""
    twins = [f for f in module.functions.values() if f.name.startswith(_TWIN)]
    for twin in twins:
        function = module.functions.get(twin.name.removeprefix(_TWIN))
        if function is not None and function.defined and twin.defined:
            body(function)
            function.blocks = body(twin)
            for block in function.blocks:
                block.function = function
            for argument, given in zip(twin.arguments, function.arguments, strict=True):
                argument.attributes = given.attributes
            function.arguments = twin.arguments
            function.metadata = {}
            function.trailer = " ".join(w for w in function.trailer.split() if w != "!dbg" and not _is_node(w))
            function.linkage = function.attributes.pop(_WAS, function.linkage)
            if function.linkage in _LOCAL:
                function.header = f"{function.linkage} {function.header}".strip()
            function.changed = True
        module.symbol_order.remove(twin)
        del module.functions[twin.name]
    return bool(twins)


def _is_node(word: str) -> bool:
    return word.startswith("!") and word[1:].isdigit()
