"""From the IR that Julia makes to IR that stands for itself.

    %9 = call ptr addrspace(10) @julia.gc_alloc_obj(ptr %8, i64 16, ptr addrspace(10) addrspacecast (ptr inttoptr (...
    %5 = call ptr addrspace(10) inttoptr (i64 140...)(ptr addrspace(10) addrspacecast (...), i64 %n)
  becomes
    %9 = call noalias nonnull ptr @enzcc_julia_alloc(i64 16)
    %5 = call ptr @enzcc_julia_jl_alloc_array_1d(ptr @.julia.type.140..., i64 %n)

- Address spaces 10 to 13 say to the garbage collector which pointers it owns. Here it owns none (see csrc/julia.c), and
  arguments are kept alive by who calls: they become address space 0, and what only speaks to the collector goes.
- Addresses of the running process become symbols: functions of libraries by name, types as tables of what our
  allocators ask of them, constants as data. What remains is a reference to an object of the process; code for that
  process alone also refers to its arrays themselves.
- Code that ends in an exception becomes one call (cold.py).
- Julia's own sin, exp... are marked to be like libm's: their derivatives are known, and they compute as they always do.
- A call that needs Julia itself (a method found at run time, a type that is not known) is no error yet: it may be dead
  code. It gets a name that `refuse_leftovers` finds after LLVM has optimized.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from enzyme_frontends.julia import cold
from enzyme_frontends.julia.description import Description, JuliaArray, JuliaType
from enzyme_passes.preprocess import split_commas

_SYMBOL = r'@(?:"(?:[^"\\]|\\.)*"|[-\w$.]+)'
_SPACE = re.compile(r" addrspace\(1[0-3]\)")
_CAST_OF_CONSTANT = re.compile(
    r"addrspacecast \(ptr ((?:inttoptr \(i64 \d+ to ptr\))|null|undef|" + _SYMBOL + r") to ptr\)"
)
_INTRINSIC_SPACE = re.compile(r"(@llvm\.[\w.]*)")
_ADDRESS = re.compile(r"inttoptr \(i64 (\d+) to ptr\)")
_LOADED_CONTENTS = re.compile(
    r"load i(?P<bits>8|16|32|64), ptr (?:getelementptr inbounds \(i8, ptr )?inttoptr \(i64 (?P<address>\d+) to ptr\)"
    r"(?:, i64 (?P<offset>\d+)\))?(?:, align \d+)?"
)
_BUNDLE = re.compile(r' \[ "jl_roots"\([^\]]*\) \]')
_CALL = re.compile(
    r"^(?P<head>  (?:%[-\w$.]+ = )?(?:(?:tail|musttail|notail) )?call )"
    r"(?P<attributes>(?:(?:cc\s?\d+|nnan|ninf|nsz|arcp|contract|afn|reassoc|fast|noalias|nonnull|signext|zeroext|noundef|noreturn"
    r"|align \d+|dereferenceable\(\d+\)) )*)"
    r"(?P<type>[^@(]*?(?:\([^@]*\))?) (?P<callee>" + _SYMBOL + r"|inttoptr \(i64 \d+ to ptr\))\("
)  # fmt: skip
_DEFINED = re.compile(rf"^define .*?(?P<name>{_SYMBOL})\(")
_REFERENCE = re.compile(_SYMBOL)
UNSUPPORTED = "enzcc.julia.unsupported."

SUPPORTED = frozenset(
    {
        *("jl_alloc_array_1d", "jl_alloc_array_2d", "jl_alloc_array_3d", "jl_array_copy", "jl_reshape_array"),
        *("jl_array_grow_end", "jl_array_del_end", "jl_array_sizehint"),
        *(f"{p}{n}_64_" for p in "sd" for n in ("dot", "nrm2", "axpy", "scal", "gemv", "gemm", "syrk")),
        *(f"jl_box_{t}" for t in ("float64", "float32", "int64", "uint64", "int32", "uint32", "int16", "uint16")),
        *("jl_box_int8", "jl_box_uint8"),
    }
)
"""What csrc/julia.c has, as `enzcc_julia_<name>`."""

_LIBRARY = re.compile(r"mem(?:cpy|move|set|cmp)$|str\w+$|(?!jl_)[a-z]\w*$")

_MATH_FILES = re.compile(r"(?:^|/)(?:special/\w+|math|fastmath)\.jl$")
_MATH = {
    **{
        (name, 1): name
        for name in """sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 log log2 log10
        log1p cbrt sinpi cospi""".split()
    },
    ("atan", 2): "atan2",
    ("hypot", 2): "hypot",
}
"""Methods of Base.Math that take and return floats, by name and number of arguments, and C's names of them."""


@dataclass(slots=True)
class _Lowering:
    described: Description
    process: bool  # whether the code will run in the process that the addresses are of
    locations: dict[str, str]  # a debug location's node -> file:line
    constants: dict[str, str] = field(default_factory=dict)  # definitions of constants, by name
    unsupported: dict[str, str] = field(default_factory=dict)  # declarations of what is not supported, by name
    moves: int = 0
    known: dict[str, str] = field(default_factory=dict)  # what an unsupported call is of, by name


@dataclass(frozen=True, slots=True)
class Lowered:
    """The module's text, and for each name of an unsupported callee what it stands for."""

    text: str
    unsupported: dict[str, str]


def lower(text: str, described: Description, *, process: bool) -> Lowered:
    """`text` is the module as LLVM prints it; only what the described function reaches remains. `process` says that the
    code will run in the process whose addresses it has."""
    text = _generic_pointers(text)
    state = _Lowering(described, process, _locations(text))
    lines = text.split("\n")
    functions: dict[str, list[str]] = {}
    other: list[str] = []
    index = 0
    while index < len(lines):
        line = lines[index]
        defined = _DEFINED.match(line)
        if defined is not None:
            end = lines.index("}", index)
            functions[defined["name"]] = lines[index : end + 1]
            index = end
        else:
            other.append(line)
        index += 1
    kept: dict[str, list[str]] = {}
    waiting = [f"@{described.function}"]
    while waiting:
        name = waiting.pop()
        if name in kept or name not in functions:
            continue
        kept[name] = _function(functions[name], state)
        waiting.extend(n for line in kept[name] for n in _REFERENCE.findall(line) if n in functions)
    mentioned = {n for lines in kept.values() for line in lines for n in _REFERENCE.findall(line)}
    declared = (*other, *state.unsupported.values())
    header = list(dict.fromkeys(_one_name(line) for line in declared if _stays(line, mentioned)))
    math = _like_libm(kept, text)
    body = ["\n".join(lines) for lines in kept.values()]
    for number, (name, like) in enumerate(math.items()):
        text_of_name = _string(like, state)
        state.constants[f"like {number}"] = (
            f"@__enzyme_function_like_julia.{number} = internal constant [2 x ptr] [ptr {name}, ptr {text_of_name}]"
        )
    return Lowered("\n".join([*header, *state.constants.values(), *body, _RUNTIME]), state.known)


_RUNTIME = """
declare void @enzcc_julia_throw(ptr) noreturn cold
declare noalias nonnull ptr @enzcc_julia_alloc(i64)
declare void @enzcc_julia_barrier(ptr, ptr)
"""


def _generic_pointers(text: str) -> str:
    text = _SPACE.sub("", text)
    previous = ""
    while previous != text:
        previous = text
        text = _CAST_OF_CONSTANT.sub(r"\1", text)
    text = re.sub(r" = addrspacecast ptr (.*) to ptr", r" = bitcast ptr \1 to ptr", text)
    text = _INTRINSIC_SPACE.sub(lambda m: re.sub(r"\.p1[0-3](?=\.|$)", ".p0", m[1]), text)
    text = re.sub(r"-ni:10:11:12:13", "", text)
    return _BUNDLE.sub("", text)


def _stays(line: str, mentioned: set[str]) -> bool:
    """Metadata and attributes always do; declarations and globals if someone has use for them."""
    symbol = re.match(rf"(?:declare .*?)?({_SYMBOL})(?:\(| = )", line)
    if symbol is None:
        return not line.startswith(";")
    return symbol[1] in mentioned


def _one_name(line: str) -> str:
    """Declarations of one intrinsic for several address spaces are one now, if they lose what tells them apart."""
    intrinsic = re.match(rf"declare [^@]*({_SYMBOL})\(", line)
    if intrinsic is None or not intrinsic[1].startswith("@llvm."):
        return line
    close = _closing(line, intrinsic.end() - 1)
    types = ", ".join(
        _type_of(a) + (" immarg" if "immarg" in a else "") for a in split_commas(line[intrinsic.end() : close])
    )
    result = re.sub(r"^declare (?:(?:nonnull|noalias|noundef) )*", "declare ", line[: intrinsic.end()])
    return f"{result}{types})"


def _function(lines: list[str], state: _Lowering) -> list[str]:
    blocks = cold.without_throwing_code(
        cold.blocks_of(lines[1:-1]), state.described, lambda name, at: _message(name, at, state)
    )
    out = [_replaced_addresses(lines[0], state)]
    for block in blocks:
        for line in block.lines:
            out.extend(_line(line, state))
    return [*out, "}"]


def _message(name: str, at: str | None, state: _Lowering) -> str:
    place = state.locations.get(at or "", "")
    return _string(f"{name}: thrown in differentiated code{f' at {place}' if place else ''}", state)


def _string(text: str, state: _Lowering) -> str:
    data = text.encode()
    content = "".join(chr(b) if 32 <= b < 127 and b not in b'"\\' else f"\\{b:02X}" for b in data) + "\\00"
    for name, definition in state.constants.items():
        if f'c"{content}"' in definition:
            return name
    name = f"@.julia.text.{len(state.constants)}"
    state.constants[name] = f'{name} = private unnamed_addr constant [{len(data) + 1} x i8] c"{content}"'
    return name


def _line(line: str, state: _Lowering) -> Iterable[str]:
    if "@julia.loopinfo_marker(" in line or "@llvm.julia.gc_preserve_end(" in line or "call void @llvm.trap()" in line:
        return []
    known = _LOADED_CONTENTS.sub(lambda m: _loaded(m, state), line)
    if known != line:
        line = re.sub(r", !(?!dbg)[\w.]+ !\d+", "", known)
    called = _CALL.match(line)
    if called is None:
        return [_replaced_addresses(line, state)]
    return _call(line, called, state)


def _call(line: str, called: re.Match[str], state: _Lowering) -> Iterable[str]:
    callee = called["callee"]
    opening = called.end() - 1
    close = _closing(line, opening)
    arguments = split_commas(line[opening + 1 : close])
    rest = line[close + 1 :]
    debug = cold._DEBUG.search(rest)
    at = debug[0] if debug is not None else ""
    head = called["head"]
    name = callee.removeprefix("@").strip('"')
    address = _ADDRESS.match(callee)
    if address is not None:
        name = state.described.symbols.get(int(address[1]), f"the code at {int(address[1]):#x}")
    match name:
        case "julia.ptls_states" | "jl_get_ptls_states":
            state.constants["@.julia.state"] = "@.julia.state = private constant [64 x i8] zeroinitializer"
            return [f"{_result(head)}bitcast ptr @.julia.state to ptr"]
        case "llvm.julia.gc_preserve_begin":
            return []
        case "julia.pointer_from_objref":
            return [f"{_result(head)}bitcast {_operand(arguments[0], state)} to ptr"]
        case "julia.gc_alloc_obj":
            return [f"{head}noalias nonnull ptr @enzcc_julia_alloc({arguments[1]}){at}"]
        case "julia.write_barrier":
            parent = _operand(arguments[0], state)
            children = [_operand(a, state) for a in arguments[1:]]
            return [f"  call void @enzcc_julia_barrier({parent}, {child}){at}" for child in children]
    if " cc37 " in f" {called['attributes']}" or " cc38 " in f" {called['attributes']}":
        return [_refused(line, called, _dynamic(name, arguments, state), state)]
    if name in SUPPORTED:
        return [_supported(line, called, name, arguments, close, state)]
    if name in ("memcpy", "memmove", "memset"):
        return _moved(called, name, arguments, at, state)
    if address is not None and _LIBRARY.match(name):
        types = ", ".join(_type_of(a) for a in arguments)
        state.unsupported.setdefault(f"@{name}", f"declare {called['type']} @{name}({types})")
        return [_replaced_addresses(line[: called.start("callee")] + f"@{name}" + line[opening:], state)]
    if address is not None or name.startswith(("jl_", "julia.", "jlplt", "j_", "j1_", "__sigsetjmp")):
        return [_refused(line, called, name, state)]
    return [_replaced_addresses(line, state)]


def _loaded(found: re.Match[str], state: _Lowering) -> str:
    """A number that is read from a type, which never changes."""
    contents = state.described.contents.get(int(found["address"]))
    if contents is None or int(found["address"]) not in state.described.types:
        return found[0]
    offset, size = int(found["offset"] or 0), int(found["bits"]) // 8
    value = int.from_bytes(contents[offset : offset + size], "little", signed=True)
    return f"add i{found['bits']} {value}, 0"


def _moved(called: re.Match[str], name: str, arguments: list[str], at: str, state: _Lowering) -> Iterable[str]:
    """Julia calls C's memmove with pointers as integers; LLVM's has pointers, and the engine sees whose they are."""
    lines: list[str] = []
    given: list[str] = []
    number = len(state.known) + len(state.constants) + state.moves
    state.moves += 1
    for index, argument in enumerate(arguments):
        value = _replaced_addresses(argument, state)
        if index == 0 or (index == 1 and name != "memset"):
            if value.startswith("i64"):
                pointer = f"%.julia.pointer.{number}.{state.moves}.{index}"
                lines.append(f"  {pointer} = inttoptr {_plain(value)} to ptr")
                value = f"ptr {pointer}"
            given.append(_plain(value))
        elif index == 1:
            byte = f"%.julia.byte.{number}.{state.moves}"
            lines.append(f"  {byte} = trunc {_plain(value)} to i8")
            given.append(f"i8 {byte}")
        else:
            given.append(_plain(value))
    types = ".p0.i64" if name == "memset" else ".p0.p0.i64"
    intrinsic = f"@llvm.{name}{types}"
    second = "i8" if name == "memset" else "ptr"
    state.unsupported[intrinsic] = f"declare void {intrinsic}(ptr, {second}, i64, i1 immarg)"
    lines.append(f"  call void {intrinsic}({', '.join(given)}, i1 false){at}")
    if "=" in called["head"]:
        result = called["type"]
        lines.append(f"{_result(called['head'])}{'ptrtoint' if result == 'i64' else 'bitcast'} {given[0]} to {result}")
    return lines


def _plain(argument: str) -> str:
    """`i64 %x` of `i64 noundef signext %x`."""
    if "(" in argument:
        return argument
    return f"{argument.split(' ')[0]} {argument.rpartition(' ')[2]}"


def _result(head: str) -> str:
    return head[: head.index("=") + 2]


def _type_of(argument: str) -> str:
    """`ptr` of `ptr nonnull %x`, `{ i64, i1 }` of `{ i64, i1 } %y`."""
    if argument.startswith(("{", "[", "<")):
        return argument[: argument.rindex({"{": "}", "[": "]", "<": ">"}[argument[0]]) + 1]
    return argument.split(" ")[0]


def _operand(argument: str, state: _Lowering) -> str:
    """An argument without its attributes."""
    argument = _replaced_addresses(argument, state)
    address = _ADDRESS.search(argument)
    return f"ptr {address[0]}" if address is not None else f"ptr {argument.rpartition(' ')[2]}"


def _supported(line: str, called: re.Match[str], name: str, arguments: list[str], close: int, state: _Lowering) -> str:
    address = _ADDRESS.search(arguments[0]) if arguments else None
    made = state.described.types.get(int(address[1])) if address is not None else None
    if "array" in name and address is not None:
        if made is None or made.elements not in ("inline", "pointers"):
            what = made.name if made is not None else "a type known only at run time"
            return _refused(line, called, f"{name} of {what}", state)
        arguments = [f"ptr {_type_table(int(address[1]), made, state)}", *arguments[1:]]
    given = ", ".join(_replaced_addresses(a, state) for a in arguments)
    types = ", ".join(_type_of(a) for a in arguments)
    state.unsupported.setdefault(f"@enzcc_julia_{name}", f"declare {called['type']} @enzcc_julia_{name}({types})")
    return f"{called['head']}{called['attributes']}{called['type']} @enzcc_julia_{name}({given}){line[close + 1 :]}"


def _type_table(address: int, made: JuliaType, state: _Lowering) -> str:
    name = f"@.julia.type.{made.elements}.{made.size}.{made.dimensions}"
    references = 1 if made.elements == "pointers" else 0
    state.constants[name] = (
        f"{name} = private constant {{ i64, i64, i64 }} {{ i64 {made.size}, i64 {references}, i64 {made.dimensions} }}"
    )
    return name


def _dynamic(name: str, arguments: list[str], state: _Lowering) -> str:
    """What a call through Julia's own convention is of."""
    for argument in arguments:
        address = _ADDRESS.search(argument)
        if address is not None:
            found = state.described.objects.get(int(address[1]))
            if found is not None and found.type.startswith("typeof("):
                return f"a call of {found.type[7:-1]} that is found at run time"
    return f"a call of {re.sub(r'^(?:japi1|julia|j1|j)_|_[0-9]+$', '', name)} that is found at run time"


def _refused(line: str, called: re.Match[str], what: str, state: _Lowering) -> str:
    name = f"{UNSUPPORTED}{len(state.known)}"
    state.known[name] = what
    state.unsupported[f"@{name}"] = f"declare {called['type']} @{name}(...)"
    opening = called.end() - 1
    close = _closing(line, opening)
    arguments = _replaced_addresses(line[opening:], state)
    attributes = re.sub(r"cc ?\d+ ", "", called["attributes"])
    del close
    return f"{called['head']}{attributes}{called['type']} (...) @{name}{arguments}"


def _replaced_addresses(text: str, state: _Lowering) -> str:
    """Addresses of functions become their symbols, of types their tables; objects stay what they are."""
    if "inttoptr (i64 " not in text:
        return text

    def replaced(found: re.Match[str]) -> str:
        address = int(found[1])
        made = state.described.types.get(address)
        if made is not None:
            return _type_table(address, made, state)
        named = state.described.objects.get(address)
        array, contents = state.described.arrays.get(address), state.described.contents.get(address)
        if named is None:
            return found[0]
        if array is not None and not state.process:
            return _array(address, named.type, array, state)
        if contents is not None and not (state.process and named.type.startswith("Base.RefValue")):
            return _contents(address, named.type, contents, state)
        return found[0]

    return _ADDRESS.sub(replaced, text)


def _data(name: str, element: str, size: int, data: bytes) -> str:
    """The definition of data that code may write to: what is written nowhere LLVM makes a constant."""
    if element == "Float64":
        numbers = (data[i : i + 8][::-1].hex().upper() for i in range(0, len(data), 8))
        return f"{name} = internal global [{len(data) // 8} x double] [{', '.join(f'double 0x{n}' for n in numbers)}]"
    content = "".join(f"\\{byte:02X}" for byte in data)
    return f'{name} = internal global [{len(data)} x i8] c"{content}", align {16 if size else 8}'


def _array(address: int, type: str, array: JuliaArray, state: _Lowering) -> str:
    """An array as data of the program (`jl_array_t`, see csrc/julia.c)."""
    name, data = f"@.julia.array.{address}", f"@.julia.data.{address}"
    element = type.partition("{")[2].partition(",")[0]
    state.constants[data] = _data(data, element, array.element, array.data)
    length = len(array.data) // array.element if array.element else 0
    rows, *others = (*array.extents, 0, 0, 0)
    room = others[0] if len(array.extents) > 1 else length
    dimensions = len(array.extents)
    fields = f"ptr {data}, i64 {length}, i16 {(dimensions << 2 | 1 << 15) - (1 << 16)}, i16 {array.element}, i32 0"
    state.constants[name] = (
        f"{name} = internal global {{ ptr, i64, i16, i16, i32, i64, i64, i64, i64 }} "
        f"{{ {fields}, i64 {rows}, i64 {room}, i64 {others[1]}, i64 {others[2]} }}, align 16"
    )
    return name


def _contents(address: int, type: str, contents: bytes, state: _Lowering) -> str:
    """An immutable object, or a `Ref`, as data of the program."""
    name = f"@.julia.object.{address}"
    element = type.partition("{")[2].rstrip("}") if type.startswith("Base.RefValue") else type
    definition = _data(name, element, len(contents), contents)
    state.constants[name] = (
        definition if "RefValue" in type else definition.replace("internal global", "internal constant")
    )
    return name


def _closing(line: str, opening: int) -> int:
    depth = 0
    quoted = False
    for index in range(opening, len(line)):
        match line[index]:
            case '"':
                quoted = not quoted
            case "(" if not quoted:
                depth += 1
            case ")" if not quoted:
                depth -= 1
                if depth == 0:
                    return index
    raise AssertionError(line)


# Debug information ----------------------------------------------------------------------------------------------------

_LOCATION = re.compile(
    r"^(!\d+) = (?:distinct )?!DILocation\(line: (\d+).*?scope: (!\d+)(?:, inlinedAt: (!\d+))?", re.MULTILINE
)
_SUBPROGRAM = re.compile(
    r'^(!\d+) = (?:distinct )?!DISubprogram\(name: "((?:[^"\\]|\\.)*)".*?file: (!\d+)', re.MULTILINE
)
_FILE = re.compile(r'^(!\d+) = !DIFile\(filename: "((?:[^"\\]|\\.)*)"', re.MULTILINE)


def line_of(text: str, node: str) -> str:
    """`file:line` of a debug location, as in `_locations`; empty if it is none."""
    return _locations(text).get(node, "")


def _locations(text: str) -> dict[str, str]:
    """For each debug location the file and line of the outermost function, which is the one whose code this is."""
    files = dict(_FILE.findall(text))
    scopes = {node: files.get(file, "") for node, _, file in _SUBPROGRAM.findall(text)}
    nodes = {node: (line, scope, outer) for node, line, scope, outer in _LOCATION.findall(text)}
    found: dict[str, str] = {}
    for node in nodes:
        at = node
        while nodes[at][2] in nodes:
            at = nodes[at][2]
        line, scope, _ = nodes[at]
        found[node] = f"{scopes.get(scope, '')}:{line}"
    return found


def _like_libm(functions: dict[str, list[str]], text: str) -> dict[str, str]:
    """Functions that are methods of Base.Math, and C's names of them."""
    files = dict(_FILE.findall(text))
    scopes = {node: (name, files.get(file, "")) for node, name, file in _SUBPROGRAM.findall(text)}
    found: dict[str, str] = {}
    for symbol, lines in functions.items():
        scope = re.search(r"!dbg (!\d+) \{$", lines[0])
        name, file = scopes.get(scope[1], ("", "")) if scope is not None else ("", "")
        kind = re.match(
            r"define (?:internal )?(float|double) @[^(]*\(((?:(?:float|double)[^,()]*(?:, )?)*)\)", lines[0]
        )
        if kind is None or not _MATH_FILES.search(file):
            continue
        if all(p.split(" ")[0] == kind[1] for p in split_commas(kind[2])):
            known = _MATH.get((name, len(split_commas(kind[2]))))
            if known is not None:
                found[symbol] = known + ("f" if kind[1] == "float" else "")
    return found
