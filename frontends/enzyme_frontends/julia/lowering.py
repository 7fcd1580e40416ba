"""From the IR that Julia makes to IR that stands for itself.

    %9 = call ptr addrspace(10) @julia.gc_alloc_obj(ptr %8, i64 16, ptr addrspace(10) addrspacecast (ptr inttoptr (i64 14... 
    %5 = call ptr addrspace(10) inttoptr (i64 140...)(ptr addrspace(10) addrspacecast (...), i64 %n)
  becomes
    %9 = call noalias nonnull ptr @enzcc_julia_alloc(i64 16)
    %5 = call ptr @enzcc_julia_jl_alloc_array_1d(ptr @.julia.type.140..., i64 %n)

- Address spaces 10 to 13 say to the garbage collector which pointers it owns. Here it owns none (see csrc/julia.c), and
  arguments are kept alive by who calls: they become address space 0, and what only speaks to the collector goes.
- Addresses of the running process become symbols: functions of libraries by name, types as tables of what our allocators
  ask of them. What remains is a reference to an object of the process.
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
from enzyme_frontends.julia.description import Description, JuliaType
from enzyme_passes.preprocess import split_commas

_SYMBOL = r'@(?:"(?:[^"\\]|\\.)*"|[-\w$.]+)'
_SPACE = re.compile(r" addrspace\(1[0-3]\)")
_CAST_OF_CONSTANT = re.compile(r"addrspacecast \(ptr ((?:inttoptr \(i64 \d+ to ptr\))|null|undef|" + _SYMBOL + r") to ptr\)")
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
        *(f"jl_box_{t}" for t in ("float64", "float32", "int64", "uint64", "int32", "uint32", "int16", "uint16")),
        *("jl_box_int8", "jl_box_uint8"),
    }
)
"""What csrc/julia.c has, as `enzcc_julia_<name>`."""

_LIBRARY = re.compile(r"mem(?:cpy|move|set|cmp)$|str\w+$|(?!jl_)[a-z]\w*$")

_MATH_FILES = re.compile(r"(?:^|/)(?:special/\w+|math|fastmath)\.jl$")
_MATH = frozenset(
    """sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 log log2 log10 log1p cbrt hypot
    sinpi cospi""".split()
)
"""Methods of Base.Math that take and return floats and are called as C's are."""


@dataclass(slots=True)
class _Lowering:
    described: Description
    locations: dict[str, str]  # a debug location's node -> file:line
    constants: dict[str, str] = field(default_factory=dict)  # definitions of constants, by name
    unsupported: dict[str, str] = field(default_factory=dict)  # declarations of what is not supported, by name
    known: dict[str, str] = field(default_factory=dict)  # what an unsupported call is of, by name


@dataclass(frozen=True, slots=True)
class Lowered:
    """The module's text, and for each name of an unsupported callee what it stands for."""

    text: str
    unsupported: dict[str, str]


def lower(text: str, described: Description) -> Lowered:
    """`text` is the module as LLVM prints it; only what the described function reaches remains."""
    text = _generic_pointers(text)
    state = _Lowering(described, _locations(text))
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
    header = list(dict.fromkeys(_one_name(line) for line in other if _stays(line, mentioned)))
    math = _like_libm(kept, text)
    body = [_marked(lines, math.get(name)) for name, lines in kept.items()]
    return Lowered(
        "\n".join([*header, *state.constants.values(), *state.unsupported.values(), *body, _RUNTIME]), state.known
    )


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
    types = ", ".join(_type_of(a) + (" immarg" if "immarg" in a else "") for a in split_commas(line[intrinsic.end() : close]))
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
    line = _LOADED_CONTENTS.sub(lambda m: _loaded(m, state), line)
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


def _result(head: str) -> str:
    return head[: head.index("=") + 2]


def _type_of(argument: str) -> str:
    """`ptr` of `ptr nonnull %x`, `{ i64, i1 }` of `{ i64, i1 } %y`."""
    if argument.startswith(("{", "[", "<")):
        return argument[: argument.rindex(argument.lstrip()[0] == "{" and "}" or argument[0] == "[" and "]" or ">") + 1]
    return argument.split(" ")[0]


def _operand(argument: str, state: _Lowering) -> str:
    """An argument without its attributes."""
    argument = _replaced_addresses(argument, state)
    address = _ADDRESS.search(argument)
    return f"ptr {address[0]}" if address is not None else f"ptr {argument.rpartition(' ')[2]}"


def _supported(
    line: str, called: re.Match[str], name: str, arguments: list[str], close: int, state: _Lowering
) -> str:
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
        return found[0]

    return _ADDRESS.sub(replaced, text)


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


# Debug information -----------------------------------------------------------------------------------------------------

_LOCATION = re.compile(r"^(!\d+) = (?:distinct )?!DILocation\(line: (\d+).*?scope: (!\d+)(?:, inlinedAt: (!\d+))?", re.MULTILINE)
_SUBPROGRAM = re.compile(r'^(!\d+) = (?:distinct )?!DISubprogram\(name: "((?:[^"\\]|\\.)*)".*?file: (!\d+)', re.MULTILINE)
_FILE = re.compile(r'^(!\d+) = !DIFile\(filename: "((?:[^"\\]|\\.)*)"', re.MULTILINE)


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
        kind = re.match(r"define (?:internal )?(float|double) @[^(]*\(((?:(?:float|double)[^,()]*(?:, )?)*)\)", lines[0])
        if kind is None or name not in _MATH or not _MATH_FILES.search(file):
            continue
        if all(p.split(" ")[0] == kind[1] for p in split_commas(kind[2])):
            found[symbol] = name + ("f" if kind[1] == "float" else "")
    return found


def _marked(lines: list[str], like: str | None) -> str:
    if like is None:
        return "\n".join(lines)
    head = re.sub(r"( !dbg !\d+)? \{$", rf' noinline "enzyme_math"="{like}"\1 {{', lines[0])
    return "\n".join([head, *lines[1:]])
