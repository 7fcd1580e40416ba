# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tables and annotations by which users register derivatives, as attributes of the functions that they name.

Functions with rules are kept from the inliner: they must be seen before anything is inlined.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from enzyme_passes.ir.lexer import in_quotes, unquote
from enzyme_passes.ir.text import SYMBOL, bare, matching, next_metadata_number, split_commas
from enzyme_passes.languages.marks import INLINE, KEEP, READS
from enzyme_passes.languages.math_aliases import known_templates
from enzyme_passes.languages.pointed_structs import ATTRIBUTE as STRUCTS
from enzyme_passes.languages.source_arguments import ATTRIBUTE
from enzyme_passes.languages.syntax import initializer, inside, string_value, symbol_in
from enzyme_passes.support.dataclasses import dataclass, field
from enzyme_passes.support.diagnostics import Failure, SourceLocation
from enzyme_passes.support.patterns import pattern

_RUST_ALLOCATOR = pattern(r"__rust_(?:alloc|dealloc|realloc|alloc_zeroed)\"?$")


@dataclass(slots=True)
class _Rules:
    attributes: dict[str, dict[str, str]] = field(default_factory=dict)  # function -> attribute -> value
    inactive_globals: dict[str, None] = field(default_factory=dict)
    nofree_globals: dict[str, None] = field(default_factory=dict)
    shadows: dict[str, str] = field(default_factory=dict)  # global -> its shadow
    arguments: dict[str, str] = field(default_factory=dict)  # function -> see source_arguments.py
    structs: dict[str, str] = field(default_factory=dict)  # function -> see pointed_structs.py
    keep: dict[str, None] = field(default_factory=dict)
    tables: dict[str, None] = field(default_factory=dict)

    def function(self, name: str, attribute: str, value: str = "") -> None:
        self.attributes.setdefault(name, {})[attribute] = value
        self.keep[name] = None


_GLOBAL = pattern(rf"^(?P<name>{SYMBOL}) = (?P<header>.*?)\b(?:global|constant) (?P<rest>.*)$", re.MULTILINE)


def collect_rules(text: str) -> _Rules:
    rules = _Rules()
    functions = {m[1]: None for m in re.finditer(rf"^(?:define|declare) .*?({SYMBOL})\(", text, re.MULTILINE)}
    defined = re.finditer(rf"^define .*?({SYMBOL})\((.*)\)", text, re.MULTILINE)
    parameters = {m[1]: m[2].count("%") for m in defined}
    external = re.compile(r"\b(?:external|extern_weak)\b")
    definitions = {m["name"]: m["rest"] for m in _GLOBAL.finditer(text) if not external.search(m["header"])}
    for name, rest in definitions.items():
        if name == "@llvm.global.annotations":
            for element in initializer(rest):
                _annotation(rules, functions, definitions, split_commas(inside(element)))
        elif "__enzyme_" in name:
            try:
                _table(rules, functions, definitions, name, rest)
            except Failure as failure:
                failure.location = _place_of(text, rest)
                raise
    for symbol, like in known_templates(functions, parameters).items():
        rules.attributes.setdefault(symbol, {"enzyme_math": like, INLINE: ""})
    for symbol in functions:
        if _RUST_ALLOCATOR.search(symbol) is not None:  # what is behind it is the allocator's own affair
            rules.attributes.setdefault(symbol, {"enzcc_allocator": "", INLINE: ""})
    return rules


def _place_of(text: str, initializer: str) -> SourceLocation | None:
    """Where the first function of a table is defined; of the table itself debug information of lines knows nothing."""
    for symbol in re.findall(SYMBOL, initializer):
        found = re.search(rf"^define [^\n]*{re.escape(symbol)}\([^\n]* !dbg (!\d+)", text, re.MULTILINE)
        node = found and re.search(rf"^{found[1]} = .*?file: (!\d+), line: (\d+)", text, re.MULTILINE)
        file = node and re.search(rf'^{node[1]} = !DIFile\(filename: "([^"]*)"', text, re.MULTILINE)
        if node and file:
            return SourceLocation(unquote(f'"{file[1]}"'), int(node[2]))
    return None


def _annotation(rules: _Rules, functions: dict[str, None], definitions: dict[str, str], fields: list[str]) -> None:
    if len(fields) < 2:
        return
    subject, note = symbol_in(fields[0]), string_value(definitions, fields[1])
    if subject is None or note is None or not note.startswith("enzyme_"):
        return
    key, _, value = note.partition("=")
    if key == "enzyme_function_like":
        rules.function(subject, "enzyme_math", value)
    elif subject in functions:
        rules.function(subject, key)
    elif key == "enzyme_inactive":
        rules.inactive_globals[subject] = None
    elif key == "enzyme_nofree":
        rules.nofree_globals[subject] = None


_FUNCTIONS_IN = {
    "__enzyme_register_gradient": "the function, augmented, gradient",
    "__enzyme_register_derivative": "the function, forward",
    "__enzyme_register_splitderivative": "the function, augmented, forward with tape",
}


_OF_FUNCTIONS = (*_FUNCTIONS_IN, "__enzyme_function_like", "__enzyme_allocation_like", "__enzyme_inactivefn")


def _check_table(name: str, elements: list[str], symbols: list[str], functions: dict[str, None]) -> None:
    """Raises EZ0601 for a table that does not hold what it should."""
    if "__enzyme_function_like" in name and (len(elements) != 2 or len(symbols) != 2):
        raise _malformed(name, "a function and the name of one that it is like")
    if "__enzyme_allocation_like" in name and len(elements) != 4:
        raise _malformed(name, "an allocator, its size's index, the order of its deallocator's arguments, and that")
    if any(kind in name for kind in _OF_FUNCTIONS) and any(s not in functions for s in symbols[:1]):
        raise _malformed(name, "a function")
    for kind, content in _FUNCTIONS_IN.items():
        wanted = content.count(",") + 1
        if kind in name and len(symbols) != wanted:
            raise Failure(
                "EZ0601",
                f"'{bare(name)}' holds {len(symbols)} functions, and should hold {wanted}",
                notes=[f"these are: {content}"],
                helps=["`enzyme-cli explain EZ0601` shows all tables"],
            )


def _malformed(name: str, content: str) -> Failure:
    return Failure(
        "EZ0601",
        f"'{bare(name)}' does not hold {content}",
        helps=["`enzyme-cli explain EZ0601` shows all tables"],
    )


def _table(rules: _Rules, functions: dict[str, None], definitions: dict[str, str], name: str, rest: str) -> None:
    elements = initializer(rest)
    symbols = [s for s in map(symbol_in, elements) if s is not None]
    if not symbols:
        if any(kind in name for kind in _OF_FUNCTIONS):
            raise _malformed(name, "a function: it is not initialized with constants")
        return
    rules.tables[name] = None
    _check_table(name, elements, symbols, functions)
    first, names = symbols[0], ",".join(unquote(s[1:]) for s in symbols[1:])
    if "__enzyme_register_gradient" in name:
        rules.function(first, "enzyme_gradient", names)
    elif "__enzyme_register_derivative" in name:
        rules.function(first, "enzyme_derivative", names)
    elif "__enzyme_register_splitderivative" in name:
        rules.function(first, "enzyme_splitderivative", names)
    elif "__enzyme_register_reads" in name and len(elements) >= 2:
        rules.function(first, READS, string_value(definitions, elements[1]) or "")
        return
    elif "__enzyme_function_like" in name and len(elements) >= 2:
        rules.function(first, "enzyme_math", string_value(definitions, elements[1]) or "")
        return
    elif "__enzyme_allocation_like" in name and len(elements) >= 4:
        integer = re.search(r"-?\d+", elements[1].removeprefix("ptr").replace("i64", ""))
        order = string_value(definitions, elements[2]) or "-1"
        dealloc = symbol_in(elements[3])
        index = integer[0] if integer is not None else "0"
        rules.function(first, "enzyme_allocation_like", f"{index};{order};{unquote(dealloc[1:]) if dealloc else ''}")
        if dealloc is not None:
            rules.function(dealloc, "enzyme_deallocator", order)
        return
    elif "__enzyme_inactivefn" in name:
        rules.function(first, "enzyme_inactive")
    elif "__enzyme_inactive_global" in name:
        rules.inactive_globals[first] = None
    elif "__enzyme_shadow_global" in name and len(symbols) == 2:
        rules.shadows[first] = symbols[1]
    elif "__enzyme_shouldrecompute" in name:
        for symbol in symbols:
            rules.function(symbol, "enzyme_shouldrecompute")
    elif "__enzyme_nofree" in name:
        if first in functions:
            rules.function(first, "enzyme_nofree")
        else:
            rules.nofree_globals[first] = None
    elif "__enzyme_sparse_accumulate" in name:
        rules.function(first, "enzyme_sparse_accumulate")
    for symbol in symbols:
        rules.keep[symbol] = None


def with_attributes(text: str, attributes: dict[str, dict[str, str]], inactive: Iterable[str] = ()) -> str:
    """LLVM's text with what is said of functions that no user's rule names, and of globals."""
    end = text.find("\n!") + 1 or len(text)  # metadata comes last
    named = _AttributeGroups(text[:end]).known
    groups = {m[1]: m[2] for m in re.finditer(rf"^(?:declare|define) .*?({SYMBOL})\(.* #(\d+)", text, re.MULTILINE)}
    said = {s: added for s, added in attributes.items() if '"enzyme_' not in named.get(groups.get(s, ""), "")}
    rules = _Rules(attributes=said, inactive_globals=dict.fromkeys(inactive))
    return apply_rules(text[:end], rules, text[end:])


def apply_rules(text: str, rules: _Rules, behind: str = "") -> str:
    """The text with what the rules say of its functions and globals; `behind`: the rest of the module, as it is."""
    groups = _AttributeGroups(text)
    metadata = _MetadataNodes(text + behind)
    lines = text.split("\n")
    for index, line in enumerate(lines):
        if line.startswith(("define ", "declare ")):
            lines[index] = _function_header(line, rules, groups)
        elif line.startswith("@"):
            lines[index] = _global_line(line, rules, metadata)
    if rules.keep:
        kept = [s for s in rules.keep if s not in rules.inactive_globals]
        elements = ", ".join(f"ptr {symbol}" for symbol in kept)
        lines.append(f"@{KEEP} = hidden global [{len(kept)} x ptr] [{elements}]")
    return "\n".join([*lines, *groups.added, behind, *metadata.added]) + "\n"


_LINKAGE = pattern(r"define (available_externally |linkonce_odr |linkonce |weak_odr |weak |internal |private |)")


def _function_header(line: str, rules: _Rules, groups: _AttributeGroups) -> str:
    symbol = re.search(SYMBOL, line)
    if symbol is None:
        return line
    add = dict(rules.attributes.get(symbol[0], {}))
    if add and INLINE not in add:
        add["noinline"] = ""
    if line.startswith("define "):
        linkage = _LINKAGE.match(line)
        assert linkage is not None
        word = linkage[1].strip()
        if word == "available_externally":
            # LLVM drops such bodies at the end of its pipeline; the engine still needs them. `finish` undoes it.
            line = "define linkonce_odr " + line[linkage.end() :]
            add["enzcc_extern_inline"] = word
        elif add and word not in ("weak", "linkonce", "extern_weak"):
            line = "define weak " + ("hidden " if word in ("internal", "private") else "") + line[linkage.end() :]
            add["enzcc_linkage"] = word + (" hidden" if word in ("internal", "private") else "")
        symbol = re.search(SYMBOL, line)
        assert symbol is not None
        if symbol[0] in rules.arguments:
            add[ATTRIBUTE] = rules.arguments[symbol[0]]
        if symbol[0] in rules.structs:
            add[STRUCTS] = rules.structs[symbol[0]]
    if not add:
        return line
    close = matching(line, symbol.end())
    head, tail = line[: close + 1], line[close + 1 :]
    number = re.search(r" #(\d+)", tail)
    if number is None:
        words = re.match(r"(?: (?:local_)?unnamed_addr)?", tail)
        end = words.end() if words else 0
        return f"{head}{tail[:end]} #{groups.extended(None, add)}{tail[end:]}"
    replaced = f" #{groups.extended(number[1], add)}"
    return f"{head}{tail[: number.start()]}{replaced}{tail[number.end() :]}"


def _global_line(line: str, rules: _Rules, metadata: _MetadataNodes) -> str:
    symbol = re.match(SYMBOL, line)
    if symbol is None:
        return line
    name = symbol[0]
    if name in rules.tables:
        # Nothing but the attributes made from it is needed: private, it goes away with dead globals.
        return re.sub(
            r" = (?:weak |common |linkonce_odr |private |internal )?(?:dso_local |hidden )?",
            " = internal ",
            line,
            count=1,
        )
    if name in rules.inactive_globals:
        line += f", !enzyme_inactive !{metadata.add('!{}')}"
    if name in rules.nofree_globals:
        line += f", !enzyme_nofree !{metadata.add('!{}')}"
    if name in rules.shadows:
        line += f", !enzyme_shadow !{metadata.add('!{ptr ' + rules.shadows[name] + '}')}"
    return line


class _AttributeGroups:
    """Attribute groups of the module, and those added: `#900 = { <group 5> noinline "enzyme_inactive" }`."""

    def __init__(self, text: str) -> None:
        self.known = dict(re.findall(r"^attributes #(\d+) = \{ (.*) \}$", text, re.MULTILINE))
        self.next = max(map(int, self.known), default=0) + 1
        self.made: dict[str, str] = {}
        self.added: list[str] = []

    def extended(self, number: str | None, add: dict[str, str]) -> str:
        body = self.known.get(number, "") if number is not None else ""
        # `optnone` is not valid without `noinline`.
        without = {"noinline", "alwaysinline" if "noinline" in add else "optnone"}
        words = " ".join(w for w in body.split(" ") if w not in without)
        for name, value in add.items():
            plain = name == "noinline"
            words += f" {name}" if plain else f' "{name}"={in_quotes(value)}' if value else f' "{name}"'
        if words not in self.made:
            self.made[words] = str(self.next)
            self.added.append(f"attributes #{self.next} = {{{words} }}")
            self.next += 1
        return self.made[words]


class _MetadataNodes:
    def __init__(self, text: str) -> None:
        self.next = next_metadata_number(text)
        self.added: list[str] = []

    def add(self, node: str) -> int:
        self.added.append(f"!{self.next} = {node}")
        self.next += 1
        return self.next - 1
