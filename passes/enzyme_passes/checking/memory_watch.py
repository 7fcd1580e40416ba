# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Copies of functions that tell the checker of each access to memory.

    %x = load double, ptr %p                 call void @__enzcc_check_note(ptr %p, i64 8, i32 1, i32 0)
    store i64 %n, ptr %q             ->      %x = load double, ptr %p
    call void @f(ptr %p)                     call void @__enzcc_check_note(ptr %q, i64 8, i32 4, i32 1)
    call double @ddot(ptr %x, ...)           store i64 %n, ptr %q
    call void %code(ptr %p)                  call void @__enzcc_watched_f(ptr %p)
                                             call void @__enzcc_check_unseen(ptr %x)      code that is not here
                                             ...
                                             %w = call ptr @__enzcc_check_code(ptr %code)
                                             call void %w(ptr %p)

It is done on the module in which all requests are answered: so derivatives that a function calls are functions like
others. What a copy tells is only what happens: the types are those of the accesses.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from enzyme_passes.checking.inactive_calls import stop_calls
from enzyme_passes.checking.sites import (
    BYTES,
    CODE,
    PLAIN,
    PREFIX,
    SITE,
    VARIABLES,
    WATCHED,
    code_of,
)
from enzyme_passes.checking.twins import put_twins
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attachments, type_in_memory
from enzyme_passes.ir.builder import Builder, const_int, declare, text_global
from enzyme_passes.ir.call_targets import base_of, resolve_alias
from enzyme_passes.ir.instructions import (
    Alloca,
    AtomicRMW,
    Call,
    CompareExchange,
    Instruction,
    Invoke,
    Load,
    Store,
    operands,
)
from enzyme_passes.ir.lexer import quote, quote_symbol
from enzyme_passes.ir.members import scalars
from enzyme_passes.ir.reader import body, read_module
from enzyme_passes.ir.text import symbols_in, uses_in
from enzyme_passes.ir.values import (
    Block,
    ConstAggregate,
    Function,
    GlobalVariable,
    InlineAsm,
    Module,
    Value,
)
from enzyme_passes.ir.writer import printed, write_function, write_module
from enzyme_passes.library import c as library
from enzyme_passes.library.rust_names import path_of, readable
from enzyme_passes.llvm.locations import in_the_users_code
from enzyme_passes.requests.request import STOPPED
from enzyme_passes.support.patterns import pattern

_COPY: Final = "__enzcc_watched_"
OUTLINED: Final = "__enzcc_request."  # see parts.outline
_PROMISES: Final = frozenset(
    "memory nofree nosync norecurse willreturn mustprogress speculatable alwaysinline nounwind".split()
)
_MOVES: Final = pattern(r"llvm\.mem(?:cpy|move)\.")
_KEPT_WORDS: Final = frozenset(("fastcc", "coldcc", "preserve_mostcc", "preserve_allcc", "swiftcc", "ccc"))


def with_watched_copies(text: str) -> str:
    """The module with the watched copies that its checks ask for."""
    if f"@{SITE}" not in text:
        return text
    module = read_module(text)
    if put_twins(module):
        module = read_module(write_module(module))
    roots = [f for f in module.functions.values() if f.defined and f.name.startswith(PLAIN)]
    reached, taken = _reached(module, roots)
    copies: list[str] = []
    for function in reached:
        copies.append(_copy(function))
    for name in (VARIABLES, CODE):
        if name in module.globals:
            module.symbol_order.remove(module.globals.pop(name))
    lines = [_variables(module, reached), _code(taken), *_panics(module), *copies]
    whole = _before_functions(write_module(module), "\n".join(lines))
    module = read_module(whole)
    watched = {f: module.functions[_name(f.name)] for f in reached}
    by_name = {f.name: copy for f, copy in watched.items()}
    places = _places(module)
    stop_calls(module, [module.functions[f.name] for f in reached], marked=STOPPED in whole)
    for function, copy in watched.items():
        _Watcher(module, copy, by_name, is_thunk=function.name.startswith(PLAIN)).run()
    for site in [g for g in module.globals.values() if g.name.startswith(SITE)]:
        _complete(module, site, by_name, places.get(site.name, "an unknown line"))
    return write_module(module)


def _complete(module: Module, site: GlobalVariable, copies: dict[str, Function], place: str) -> None:
    """Put into the record of a site what is known only now."""
    value = site.initializer
    assert isinstance(value, ConstAggregate)
    plain, _, _, *rest = value.elements
    watched = copies[plain.name] if isinstance(plain, Function) else plain
    site.initializer = ConstAggregate(value.type, (plain, watched, text_global(module, place), *rest))
    site.raw = None


def _places(module: Module) -> dict[str, str]:
    """Where the request of each site is: the line of the function that tells of it; or, of a function that holds
    nothing but a request, the lines where that is called."""
    found: dict[str, dict[str, None]] = {}
    holders: dict[str, list[str]] = {}
    tells = tuple(PREFIX + what for what in ("begin", "resume", "cannot"))
    functions = [f for f in module.functions.values() if f.defined and not f.name.startswith((_COPY, WATCHED))]
    for function in functions:
        if any(f"@{name}(" in function.source for name in tells):
            for _, call in _calls(function, lambda name: name.startswith(tells)):
                named = call.arguments[0].name
                if function.name.startswith(OUTLINED):
                    holders.setdefault(function.name, []).append(named)
                else:
                    found.setdefault(named, {})[_place(module, call)] = None
    for function in functions:
        if holders and OUTLINED in function.source:
            for name, call in _calls(function, lambda name: name in holders):
                for named in holders[name]:
                    found.setdefault(named, {})[_place(module, call)] = None
    return {site: " or ".join(places) for site, places in found.items()}


def _calls(function: Function, wanted: Callable[[str], bool]) -> list[tuple[str, Call | Invoke]]:
    found: list[tuple[str, Call | Invoke]] = []
    for block in body(function):
        for i in block.instructions:
            if isinstance(i, (Call, Invoke)) and i.target is not None and wanted(i.target.name):
                found.append((i.target.name, i))
    return found


def _place(module: Module, call: Call | Invoke) -> str:
    location = in_the_users_code(module, call)
    line = f"{location.file}:{location.line}" if location is not None else "an unknown line"
    caller = call.block.function if call.block is not None else None
    return f"{line}, in '{readable(caller.name) or caller.name}'" if caller is not None else line


def _name(name: str) -> str:
    return WATCHED + name.removeprefix(PLAIN) if name.startswith(PLAIN) else _COPY + name


def _reached(module: Module, roots: list[Function]) -> tuple[list[Function], list[Function]]:
    """Functions that may run where these are called; and those of them whose address may be taken, which is any that
    stands elsewhere than as what is called."""
    found: dict[Function, None] = {}
    taken: dict[Function, None] = {}
    pending = list(roots)
    everywhere = False
    while pending:
        function = pending.pop()
        if function in found or not _can_be_copied(function):
            continue
        found[function] = None
        for block in body(function):
            for instruction in block.instructions:
                called = instruction.callee if isinstance(instruction, (Call, Invoke)) else None
                target = resolve_alias(called) if called is not None else None
                if isinstance(target, Function):
                    pending.append(target)
                elif called is not None and not isinstance(target, InlineAsm) and not everywhere:
                    everywhere = True
                    taken.update(dict.fromkeys(_address_taken(module)))
                    pending += taken
                for value in operands(instruction):
                    behind = resolve_alias(value)
                    if isinstance(behind, Function) and value is not called:
                        taken[behind] = None
                        pending.append(behind)
    return list(found), [f for f in taken if f in found]


def _can_be_copied(function: Function) -> bool:
    name = function.name
    if not function.defined or (name.startswith(PREFIX) and not name.startswith(PLAIN)):
        return False
    return "blockaddress(" not in function.source


def _address_taken(module: Module) -> list[Function]:
    """All functions that globals or code mention other than by calling them; and more would do no harm."""
    names: dict[str, None] = {}
    for variable in module.globals.values():
        if not variable.name.startswith("llvm."):
            names.update(dict.fromkeys(symbols_in((variable.raw or "").partition("=")[2])))
    for function in module.functions.values():
        if function.defined and not function.name.startswith(PREFIX):
            names.update((n, None) for n, is_called in uses_in(function.source.partition("\n")[2]) if not is_called)
    return [f for n in names if (f := module.functions.get(n)) is not None and f.defined]


def _copy(function: Function) -> str:
    """The function's text under another name, for nobody else to see, and without its place in the source."""
    text = printed(function)
    line, _, rest = text.partition("\n")
    found = re.search(rf'@"?{re.escape(function.name)}"?\(|@{re.escape(quote(function.name))}\(', line)
    assert found is not None
    before, after = line[: found.start()], line[found.end() :]
    before = re.sub(
        r"\b(?:private|internal|available_externally|linkonce_odr|linkonce|weak_odr|weak|external|hidden|protected|"
        r"default|dso_local|dllexport|local_unnamed_addr)\b ?",
        "",
        before,
    ).replace("define ", "define internal ", 1)
    after = re.sub(r" (?:comdat(?:\([^)]*\))?|section \"[^\"]*\"|!\w+ !\d+|local_unnamed_addr|unnamed_addr)", "", after)
    rest = re.sub(r"^    #dbg_.*\n", "", rest, flags=re.MULTILINE)
    return f"\n{before}{quote_symbol(_name(function.name))}({after}\n{rest}\n"


def _before_functions(text: str, more: str) -> str:
    found = re.search(r"^(?:define|declare) ", text, re.MULTILINE)
    at = found.start() if found is not None else len(text)
    return f"{text[:at]}{more}\n{text[at:]}"


def _variables(module: Module, reached: list[Function]) -> str:
    """The table of global variables that functions may write, with their sizes."""
    mentioned: dict[str, None] = {}
    row = "{ ptr, i64, ptr }"
    for function in reached:
        mentioned.update(dict.fromkeys(symbols_in(function.source or write_function(function))))
    rows: list[str] = []
    for variable in module.globals.values():
        name = variable.name
        if variable.constant or name.startswith(("llvm.", "enzyme_", "__enzyme", "enzcc.", "__enzcc_")):
            continue
        if variable.is_thread_local or (variable.initializer is None and name not in mentioned):
            continue
        if isinstance(variable.type, ty.PointerType) and variable.type.address_space:
            continue
        try:
            size = module.layout.size(variable.value_type)
        except ValueError:
            continue
        if size and variable.linkage != "extern_weak" and "llvm.metadata" not in variable.trailer:
            rows.append(f"{row} {{ ptr {quote_symbol(name)}, i64 {size}, ptr {_declared_shadow(module, variable)} }}")
    return _table(VARIABLES, row, rows)


def _declared_shadow(module: Module, variable: GlobalVariable) -> str:
    """The shadow that the program itself declares for a variable, `!enzyme_shadow`."""
    symbols = symbols_in(module.metadata.get(attachments(variable.trailer).get("enzyme_shadow", ""), ""))
    return quote_symbol(symbols[0]) if symbols else "null"


def _code(taken: list[Function]) -> str:
    rows = [f"{{ ptr, ptr }} {{ ptr {quote_symbol(f.name)}, ptr {quote_symbol(_name(f.name))} }}" for f in taken]
    return _table(CODE, "{ ptr, ptr }", rows)


def _panics(module: Module) -> list[str]:
    """Rust's panics, for a link without its library. A program that no panic is left in when it is optimized has some
    again in its plain functions, which the checker calls with arguments that nobody knows."""
    found: list[str] = []
    if any((path_of(name) or "").startswith("std::rt::") for name in module.functions):
        return found
    for function in [f for f in module.functions.values() if not f.defined]:
        if (path_of(function.name) or "").startswith("core::panicking::"):
            said = function.function_type
            given = ", ".join(f"{type} %p{k}" for k, type in enumerate(said.parameters))
            name = quote_symbol(function.name)
            does = f"call void {quote_symbol(declare(module, 'llvm.trap', ty.VOID, []).name)}()"
            found.append(f"define weak hidden {said.result} {name}({given}) noreturn {{\n  {does}\n  unreachable\n}}")
            module.symbol_order.remove(function)
            del module.functions[function.name]
    return found


def _table(name: str, row: str, rows: list[str]) -> str:
    held = f"[{', '.join(rows)}]" if rows else "zeroinitializer"
    type = f"{{ i64, [{len(rows)} x {row}] }}"
    return f"@{name} = internal constant {type} {{ i64 {len(rows)}, [{len(rows)} x {row}] {held} }}, align 16"


class _Watcher:
    """Puts the calls into one copy."""

    def __init__(self, module: Module, function: Function, copies: dict[str, Function], *, is_thunk: bool) -> None:
        self.module = module
        self.function = function
        self.copies = copies
        self.frame = function.arguments[0] if is_thunk else None
        self.note = declare(module, f"{PREFIX}note", ty.VOID, [ty.PTR, ty.I64, ty.I32, ty.I32])
        self.named = declare(module, f"{PREFIX}named", ty.VOID, [ty.PTR, ty.I64, ty.I32, ty.I32])
        self.unseen = declare(module, f"{PREFIX}unseen", ty.VOID, [ty.PTR])
        self.freed = declare(module, f"{PREFIX}freed", ty.VOID, [ty.PTR])
        self.code = declare(module, f"{PREFIX}code", ty.PTR, [ty.PTR])
        self.passed = declare(module, f"{PREFIX}passed", ty.VOID, [ty.PTR, ty.PTR])

    def run(self) -> None:
        function = self.function
        body(function)
        function.changed = True
        function.metadata = {}
        function.attributes = {name: value for name, value in function.attributes.items() if name not in _PROMISES}
        for argument in function.arguments:
            argument.attributes = _without_promises(argument.attributes)
        for block in function.blocks:
            done: list[Instruction] = []
            place = Block("watch")
            b = Builder(self.module, place)
            for instruction in block.instructions:
                instruction.metadata = {}
                self.instruction(b, instruction)
                for made in place.instructions:
                    made.block = block
                done += place.instructions
                place.instructions.clear()
                done.append(instruction)
            block.instructions = done

    def instruction(self, b: Builder, instruction: Instruction) -> None:
        match instruction:
            case Load():
                self.access(b, instruction.pointer, instruction.type, is_write=False)
            case Store():
                self.access(b, instruction.pointer, instruction.value.type, is_write=True)
            case AtomicRMW():
                self.access(b, instruction.pointer, instruction.value.type, is_write=False)
                self.access(b, instruction.pointer, instruction.value.type, is_write=True)
            case CompareExchange():
                self.access(b, instruction.pointer, instruction.desired.type, is_write=False)
                self.access(b, instruction.pointer, instruction.desired.type, is_write=True)
            case Call() | Invoke():
                self.call(b, instruction)
            case _:
                pass

    def access(self, b: Builder, pointer: Value, type: ty.Type, *, is_write: bool) -> None:
        if pointer.type is not ty.PTR or self.is_own(pointer):
            return
        layout = self.module.layout
        if isinstance(type, ty.VectorType):
            self.tell(b, pointer, layout.store_size(type), code_of(type.element) or BYTES, is_write=is_write)
            return
        for offset, scalar in scalars(layout, type):
            size = layout.store_size(scalar)
            self.tell(b, b.offset(pointer, offset), size, code_of(scalar) or BYTES, is_write=is_write)

    def tell(self, b: Builder, pointer: Value, size: int | Value, code: int, *, is_write: bool) -> None:
        given = b.i64(size) if isinstance(size, int) else b.resize(size, ty.I64)
        note = self.named if isinstance(base_of(pointer), GlobalVariable) else self.note
        b.call(note, [pointer, given, const_int(ty.I32, code), const_int(ty.I32, int(is_write))])

    def call(self, b: Builder, call: Call | Invoke) -> None:
        target = resolve_alias(call.callee)
        for argument, said in zip(call.arguments, call.argument_attributes, strict=False):
            passed = type_in_memory(self.module, said, "byval")
            if passed is not None:  # the call reads it, and the function its own copy
                self.access(b, argument, passed, is_write=False)
        if isinstance(target, Function) and target.name in self.copies:
            call.callee = self.copies[target.name]
            call.argument_attributes = [_without_promises(a) for a in call.argument_attributes]
            call.function_attributes = {}
            call.trailer = ""
            return
        pointers = [
            a for a in call.arguments if a.type is ty.PTR and not self.is_own(a) and not isinstance(a, Function)
        ]
        match target:
            case Function(name=name) if _MOVES.match(name):
                self.tell(b, call.arguments[1], call.arguments[2], BYTES, is_write=False)
                self.tell(b, call.arguments[0], call.arguments[2], BYTES, is_write=True)
            case Function(name=name) if name.startswith("llvm.memset."):
                self.tell(b, call.arguments[0], call.arguments[2], BYTES, is_write=True)
            case Function(name=name) if name.startswith("llvm.masked."):
                wide = [a.type for a in call.arguments if isinstance(a.type, ty.VectorType)] + [call.type]
                for pointer in pointers:
                    self.access(b, pointer, wide[0], is_write=name.startswith("llvm.masked.store"))
            case Function(name=name) if name.startswith(("llvm.", "__enzcc_", "__enzyme_")):
                pass
            case Function(name=name):
                known = library.find(name)
                releases = known is not None and known.frees is not None
                for pointer in () if releases else pointers:
                    b.call(self.unseen, [pointer])
                gone = None if known is None else known.frees if releases else known.reallocates
                if gone is not None:
                    b.call(self.freed, [call.arguments[gone]])
                call.arguments = [self._copy_of(a) for a in call.arguments]
            case InlineAsm():
                for pointer in pointers:
                    b.call(self.unseen, [pointer])
            case _:
                for pointer in pointers:
                    b.call(self.passed, [call.callee, pointer])
                call.callee = b.call(self.code, [call.callee])
                call.function_attributes = {}
                call.trailer = ""

    def is_own(self, pointer: Value) -> bool:
        """Whether it leads to a local variable of the function, to a constant, or to the frame of the request."""
        match base := base_of(pointer):
            case Alloca():
                return True
            case GlobalVariable():
                return base.constant
            case _:
                return base is self.frame

    def _copy_of(self, value: Value) -> Value:
        behind = resolve_alias(value)
        return self.copies.get(behind.name, value) if isinstance(behind, Function) else value


def _without_promises(attributes: str) -> str:
    """A parameter's attributes without those that say what is done with its memory."""
    return re.sub(
        r"\b(?:readnone|readonly|writeonly|noalias|nocapture|captures\([^)]*\)|nofree|initializes\((?:[^()]|\([^)]*\))*\))"
        r" ?",
        "",
        attributes,
    ).strip()
