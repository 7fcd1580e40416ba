# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a program keeps between calls: its variables, found in its IR.

    static double scratch[64];      step() changes it        two threads in step() at once would spoil each other's
    double gravity = 9.81;          step() reads it, set_gravity() changes it      both have to mean the same variable

Every derivative of a function is a library with a copy of the program. A copy has variables of its own, unless the
program's variables have names that belong to it alone (`unified`): then the library that was loaded first has the
variables, and what is loaded later finds them there. Not so in a program that keeps addresses in variables: memory that
another copy allocated has no shadow in this one, and a workspace that a function allocates when it is first called
would be such memory. There each copy is left to itself, and who reads what another function sets is told.

What a function has for itself begins anew with each derivative: where it remembers a result and the argument that it
belongs to, the result would come without the computation that there is a derivative of.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod

_SYMBOL = r'@(?:"[^"]*"|[-\w.$]+)'
_TOKEN = re.compile(rf'{_SYMBOL}|[%$!c]?"[^"]*"|%[-\w.$]+')
_VARIABLE = re.compile(rf"^({_SYMBOL}) = (.*?\b)global (.*)$")
_DEFINED = re.compile(rf"^define [^@]*({_SYMBOL})\(")
_RESULT = re.compile(r'^\s+(%[-\w.$]+|%"[^"]*") = (?:(?:tail|musttail|notail) )?(\w+)')
_NAMED = re.compile(r'^(%(?:"[^"]*"|[-\w.$]+)) = type (.*)$', re.MULTILINE)
_IGNORED = ("llvm.", "_ZStL8__ioinit", "__dso_handle", "__prof", "__llvm_")
_STARTING = re.compile(r"^@llvm\.global_[cd]tors = .*\n", re.MULTILINE)
_DEEPEST = 8  # structs in structs


@dataclass(frozen=True, slots=True)
class State:
    """`exclusive` are the functions that two threads must not be in at once. `set_by` says of a function which
    variables it reads that others change, but not itself, each with one of these. `variables` are those that several
    functions have together, and all that change with these; `unifiable`: there are some, and none may hold an
    address. `own` are those that a function has for itself, no address among them nor changed with them."""

    exclusive: tuple[str, ...]
    set_by: Mapping[str, Sequence[Sequence[str]]]
    variables: tuple[str, ...]
    unifiable: bool
    own: tuple[str, ...] = ()


@dataclass(slots=True)
class _Known:
    """A definition: what it mentions, and the variables that it reads, changes, and whose addresses it follows."""

    is_function: bool = False
    mentions: dict[str, None] = field(default_factory=dict)
    reads: dict[str, None] = field(default_factory=dict)
    changes: dict[str, None] = field(default_factory=dict)
    follows: dict[str, None] = field(default_factory=dict)


def state_of(modules: Sequence[str]) -> State:
    """Of a program whose modules these are, as text."""
    scopes = [_scope(number, text) for number, text in enumerate(modules)]
    kinds = {
        scope.get(symbol, symbol): kind
        for scope, text in zip(scopes, modules, strict=True)
        for symbol, kind in variables_of(text).items()
    }
    known = {
        symbol: found
        for scope, text in zip(scopes, modules, strict=True)
        for symbol, found in _definitions(text, scope, kinds)
    }
    if not kinds:
        return State((), {}, (), False)
    private = {symbol for scope in scopes for symbol in scope.values()}
    public = [symbol for symbol in known if known[symbol].is_function and symbol not in private]
    reached = {symbol: _reached(known, symbol) for symbol in public}
    changed_by: dict[str, str] = {}
    for symbol, within in reached.items():
        for variable in (v for s in within for v in known[s].changes):
            changed_by.setdefault(variable, symbol)
    starting = [_reached(known, symbol) for symbol in known if symbol.startswith("@llvm.global_ctors ")]
    initialized = {v: "" for within in starting for s in within for v in known[s].changes if v not in changed_by}
    exclusive, set_by = [], {}
    for symbol, within in reached.items():
        own = {v for s in within for v in known[s].changes}
        if own or any(known[s].follows for s in within):
            exclusive.append(_shown(symbol))
        foreign = [v for v in dict.fromkeys(v for s in within for v in known[s].reads) if v in changed_by]
        told = [(_shown(v), _shown(changed_by[v])) for v in foreign if v not in own]
        if told:
            set_by[_shown(symbol)] = told
    changed = (*changed_by, *initialized)
    users: dict[str, dict[str, None]] = {v: {} for v in changed}
    for symbol, found in known.items():
        for variable in (*found.reads, *found.changes, *found.follows):
            if variable in users and found.is_function:
                users[variable][symbol] = None
    groups = [{v for s in within for v in known[s].changes} for within in (*reached.values(), *starting)]
    together = _with_others({v for v in changed if len(users[v]) > 1}, groups)
    held = _with_others({v for v in changed if "ptr" in kinds[v]}, groups)
    return State(
        tuple(exclusive),
        set_by,
        tuple(v for v in changed if v in together),
        bool(together) and not any("ptr" in kinds[v] for v in together),
        tuple(v for v in changed if v not in together | held),
    )


def _with_others(wanted: set[str], groups: Sequence[set[str]]) -> set[str]:
    """Variables, and those that are changed by who changes one of them."""
    before = -1
    while before != len(wanted):
        before = len(wanted)
        wanted = wanted.union(*(group for group in groups if not wanted.isdisjoint(group)))
    return wanted


def variables_of(text: str) -> dict[str, str]:
    """The variables that a module defines, and their types with all that these hold."""
    named, found = dict(_NAMED.findall(text)), {}
    for line in text.splitlines():
        parts = _VARIABLE.match(line) if line.startswith("@") else None
        if parts is None or _shown(parts[1]).startswith(_IGNORED):
            continue
        if not {"external", "extern_weak", "appending"} & set(parts[2].split()):
            found[parts[1]] = _expanded(_first_type(parts[3]), named)
    return found


def unified(text: str, number: int, variables: Sequence[str], prefix: str, *, first: bool) -> str:
    """The module of that number with the program's `variables` public, under names that begin with the prefix. What
    runs when a library is loaded runs in the program's first only."""
    scope, wanted = _scope(number, text), set(variables)
    renamed = {}
    for token in dict.fromkeys(t for t in _TOKEN.findall(text) if t.startswith("@")):
        symbol = scope.get(token, token)
        if symbol in wanted:
            own = f"{number}_" if symbol != token else ""
            renamed[token] = f'@"{prefix}{own}{_shown(token)}"'
    lines = []
    for line in (text if first else _STARTING.sub("", text)).splitlines():
        parts = _VARIABLE.match(line) if line.startswith("@") else None
        if parts is not None and parts[1] in renamed:
            kept = [w for w in parts[2].split() if w not in _PRIVATE]
            after = parts[3].replace(", comdat,", f", comdat(${parts[1][1:]}),")
            line = f"{parts[1]} = {' '.join([*kept, 'global'])} {after}"
        lines.append(_TOKEN.sub(lambda t: renamed.get(t[0], t[0]), line))
    return "\n".join([*lines, ""])


def with_reset(text: str, number: int, own: Sequence[str], symbol: str) -> str | None:
    """The module of that number with one function more, by which its variables among `own` get their first values; None
    if there is none of a size that this is for."""
    scope, stores = _scope(number, text), []
    for line in text.splitlines():
        parts = _VARIABLE.match(line) if line.startswith("@") else None
        if parts is None or scope.get(parts[1], parts[1]) not in own:
            continue
        kind = _first_type(parts[3])
        count = prod(map(int, re.findall(r"\[(\d+) x", kind)))
        value = re.match(r" (zeroinitializer|[-+\w.]+)(?=,|$)", parts[3][len(kind) :])
        if count <= _FEW and value is not None:
            stores.append(f"  store {kind} {value[1]}, ptr {parts[1]}, align 1")
    if not stores:
        return None
    return "\n".join([text, f"define void @{symbol}() {{", *stores, "  ret void", "}", ""])


_FEW = 64  # elements: what says of larger ones that they are filled is small


def with_lock(text: str, prefix: str) -> str:
    """A module with the lock of a program, see `glue.entry`."""
    return f'{text}\n@"{prefix}{LOCK}" = global [64 x i8] zeroinitializer, align 16\n'


LOCK = "lock"
_PRIVATE = ("internal", "private", "hidden", "protected", "dso_local", "unnamed_addr", "local_unnamed_addr")


def _scope(number: int, text: str) -> dict[str, str]:
    """Symbols by which other modules may mean something else, and what they are called here: `@x 0` of module 0."""
    found = {}
    for line in text.splitlines():
        if line.startswith("@"):
            symbol, _, rest = line.partition(" = ")
            if rest.startswith(("internal ", "private ", "appending ")):
                found[symbol] = f"{symbol} {number}"
        elif line.startswith("define internal ") and (defined := _DEFINED.match(line)):
            found[defined[1]] = f"{defined[1]} {number}"
    return found


def _definitions(text: str, scope: Mapping[str, str], kinds: Mapping[str, str]) -> Iterator[tuple[str, _Known]]:
    """Functions and initial values of a module. Whose address is an initial value is read and changed by whoever
    mentions it."""
    lines = iter(text.splitlines())
    for line in lines:
        if line.startswith("@") and " = " in line:
            symbol, _, rest = line.partition(" = ")
            named = dict.fromkeys(scope.get(t, t) for t in _TOKEN.findall(rest) if t.startswith("@"))
            held = dict.fromkeys(s for s in named if s in kinds)
            yield scope.get(symbol, symbol), _Known(False, named, held, held)
        elif line.startswith("define ") and (defined := _DEFINED.match(line)):
            found, addresses = _Known(True), dict[str, str]()
            for body in lines:
                if body == "}":
                    break
                _read(body, found, addresses, scope, kinds)
            yield scope.get(defined[1], defined[1]), found


def _read(
    line: str, found: _Known, addresses: dict[str, str], scope: Mapping[str, str], kinds: Mapping[str, str]
) -> None:
    """A line of a function. `addresses` are registers with an address within a variable."""
    result = _RESULT.match(line)
    words = line.split(None, 1)
    operation = result[2] if result is not None else words[0] if words else ""
    tokens = _TOKEN.findall(line)
    used: dict[str, None] = {}
    for token in tokens if result is None else tokens[1:]:
        if token.startswith("@"):
            symbol = scope.get(token, token)
            found.mentions[symbol] = None
            if symbol in kinds:
                used[symbol] = None
        elif token in addresses:
            used[addresses[token]] = None
    if not used or operation.startswith("#dbg"):
        return
    if operation == "load":
        found.reads.update(used)
        if " = load ptr," in line:
            found.follows.update(used)
    elif operation == "getelementptr" and result is not None and len(used) == 1:
        addresses[result[1]] = next(iter(used))
    elif operation == "store" and not _mentions(line.partition(", ptr ")[0], addresses, scope, kinds):
        found.changes.update(used)
    else:
        found.reads.update(used)
        found.changes.update(used)


def _mentions(text: str, addresses: Mapping[str, str], scope: Mapping[str, str], kinds: Mapping[str, str]) -> bool:
    return any(t in addresses or scope.get(t, t) in kinds for t in _TOKEN.findall(text))


def _reached(known: Mapping[str, _Known], start: str) -> list[str]:
    """A definition, all that it mentions, and all that these mention."""
    seen, waiting = {start: None}, [start]
    while waiting:
        for symbol in known[waiting.pop()].mentions:
            if symbol in known and symbol not in seen:
                seen[symbol] = None
                waiting.append(symbol)
    return list(seen)


def _first_type(text: str) -> str:
    """The type at the beginning of `[2 x double] zeroinitializer, align 16`."""
    depth = 0
    for at, character in enumerate(text):
        depth += (character in "[{<(") - (character in "]}>)")
        if depth == 0 and character in " ,":
            return text[:at]
    return text


def _expanded(kind: str, named: Mapping[str, str], depth: int = 0) -> str:
    """A type with the contents of the structs that it names."""
    if depth > _DEEPEST:
        return kind
    return re.sub(r'%(?:"[^"]*"|[-\w.$]+)', lambda t: _expanded(named.get(t[0], ""), named, depth + 1), kind)


def _shown(symbol: str) -> str:
    return symbol.partition(" ")[0].removeprefix("@").strip('"')
