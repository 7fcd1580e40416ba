# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What std::function of libstdc++ does with what it holds: it copies and destroys it.

    bool _M_manager(_Any_data &to, const _Any_data &from, int operation) {
      switch (operation) {
        case 0: to = &typeid(...);                 -> end the program
        case 1: to = &from;                        -> end the program
        case 2: to = from;
        case 3: destroy(to);

One function puts the address of an object where another way puts what is in the object: to the analyses, an object and
what it leads to would be one. The first two operations are those of `target_type` and `target`. Where no call of the
program asks for them, they are ends of the program in what is differentiated.
"""

from __future__ import annotations

from typing import Final

from enzyme_passes.ir.builder import Builder, add_block
from enzyme_passes.ir.instructions import Switch, Unreachable
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import ConstInt, Function, Module
from enzyme_passes.normalize.control_flow import abort_unseen, drop_unreachable_blocks, forget_edge
from enzyme_passes.support.patterns import pattern

_MANAGER: Final = pattern(r"_ZNSt17_Function_handlerI.*10_M_managerERSt9_Any_dataRKS\w*St18_Manager_operation")
_ASKING: Final = pattern(r"\bi1 %[-\w.]+\(ptr [^\n]*, ptr [^\n]*, i32 (?:noundef )?[01]\b")
_OPERATION: Final = 2
_ASKED: Final = (0, 1)


def end_managers(module: Module) -> None:
    """Let functions that manage what is held end the program where they are asked for what nobody asks. They are
    printed as they were."""
    managers = [f for f in module.functions.values() if f.defined and _MANAGER.match(f.name)]
    if not managers or any(_ASKING.search(f.source) for f in module.functions.values() if f.defined):
        return
    for manager in managers:
        body(manager)
        for block in list(manager.blocks):
            last = block.terminator
            if isinstance(last, Switch) and last.value is manager.arguments[_OPERATION]:
                _end(module, manager, last)
        drop_unreachable_blocks(manager)


def _end(module: Module, manager: Function, switch: Switch) -> None:
    assert switch.block is not None
    end = add_block(manager, "asked")
    b = Builder(module, end)
    abort_unseen(module, b, switch, manager)
    b.insert(Unreachable())
    for k, (case, target) in enumerate(zip(switch.cases, switch.targets, strict=True)):
        if isinstance(case, ConstInt) and case.value in _ASKED:
            forget_edge(switch.block, target)
            switch.targets[k] = end
