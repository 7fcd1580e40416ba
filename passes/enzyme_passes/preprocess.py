# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What must be settled in raw IR, before LLVM optimizes: requests, markers and custom rules.

LLVM may fold two markers of equal value into one, inline away a function that has a rule of its own, or merge two
requests into one with a phi among its arguments. So, on the text of the raw module:

- a marker among a request's arguments becomes the address of its global, and every request call variadic;
- functions and globals named in tables (`__enzyme_register_gradient_f`, `__enzyme_inactivefn`...) and in
  `enzyme_...` annotations get the attribute or metadata that the engine reads, and are kept as they are;
- empty assembly that hides floats from the optimizer becomes a fence (assembly.py);
- vectorization pragmas go (they would vectorize before differentiation and lie about the reverse loop).

    %9 = load i32, ptr @enzyme_dup
    call double (ptr, ...) @__enzyme_autodiff(ptr @f, i32 %9, ptr %x, ptr %dx)
  becomes
    call double (...) @__enzyme_autodiff(ptr @f, ptr @enzyme_dup, ptr %x, ptr %dx) nomerge

Functions with a rule of their own are `weak` while LLVM prepares the module: it must neither inline them nor learn
from their bodies (an identity function with a gradient of its own would be replaced by its argument).

`after_preparation` gives them their linkage back and resolves markers once more, on optimized text, where they came
through variables or inlined wrappers; `finish` takes away, after differentiation, what was added here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from enzyme_passes.assembly import fences_from_assembly
from enzyme_passes.diagnostics import Failure, SourceLocation
from enzyme_passes.ir.distances import keep_multiples
from enzyme_passes.ir.lexer import unquote
from enzyme_passes.ir.text import REQUEST_NAME, SYMBOL, bare, matching, next_metadata_number, split_commas
from enzyme_passes.pointed_structs import ATTRIBUTE as STRUCTS
from enzyme_passes.pointed_structs import pointed_structs
from enzyme_passes.source_arguments import ATTRIBUTE, in_several_parameters
from enzyme_passes.templates import known_templates

KEEP = "enzcc.keep"
EXPORTED = "_exported_"
"""In the names of the requests that exported derivatives hold (`exports.wrappers`)."""
READS = "enzyme_reads_globals"
"""The globals that an exported function reads, by their names: no derivative passes through them (`exports.reads`)."""
TAKEN = "enzcc.taken"  # functions whose addresses other files of the link take (see linking/reach.py)
_INLINE = "enzcc_inline"  # a function that may be inlined, but not before differentiation

_RUST_ALLOCATOR = re.compile(r"__rust_(?:alloc|dealloc|realloc|alloc_zeroed)\"?$")
_ITERATION = "@__enzyme_iter"
_HINT_NAME = re.compile(r"__enzyme_(?:float|double|integer|pointer)")
_CALL = re.compile(
    rf"^(?P<head>\s+(?:%[-\w$.]+ = )?(?:(?:tail |musttail |notail )?call|invoke) )(?P<type>.*?)(?P<callee>{SYMBOL})\("
)
_DEFINED_LOCAL = re.compile(r"^\s+(%[-\w$.]+) = (.*)$")
_MARKER_LOAD = re.compile(r"load (?:volatile )?i\d+, ptr @(enzyme_\w+?)(?:\.\d+)?(?:,|$)")
_CAST = re.compile(r"(?:sext|zext|trunc|inttoptr|ptrtoint|bitcast|freeze)\b[^%]*(%[-\w$.]+)")
_PHI_VALUE = re.compile(r"\[ (%[-\w$.]+), %")
_SELECT = re.compile(r"select i1 [^,]+, \S+ (%[-\w$.]+), \S+ (%[-\w$.]+)")
_MARKER_ADDRESS = re.compile(r"@(enzyme_\w+?)(?:\.\d+)?(?=[\s,)]|$)")


def after_preparation(text: str) -> str:
    """Prepared IR in, what the engine takes out."""
    return _restore_linkage(resolve_requests(_loops_kept(text), raw=False), "enzcc_linkage")


def preprocess(text: str) -> str:
    """Raw IR in, raw IR out; text without a trace of `__enzyme_` and pragmas comes back as it is."""
    text = strip_vectorization_pragmas(text)
    if "enzyme_" not in text:
        return text
    text = keep_multiples(fences_from_assembly(text))
    text = _make_markers_opaque(text)
    text = resolve_requests(text, raw=True)
    rules = _collect_rules(text)
    rules.arguments = in_several_parameters(text)
    rules.structs = pointed_structs(text)
    return keep_loops(_apply_rules(text, rules))


_LOOPS = ' "enzcc_loops"'
_KEEP_LOOPS = (_LOOPS, ' "no-builtin-memcpy"', ' "no-builtin-memset"')
_HEAD = re.compile(rf"^define [^@\n]*{SYMBOL}(?=\()", re.MULTILINE)


def keep_loops(text: str) -> str:
    """Loops that clear or copy arrays stay loops until the engine has seen what they move: stores of doubles say that
    these are doubles. Made into memset or memcpy, as LLVM does where these are functions that it may call, they say so
    only where access tags have types, which those of C alone have. (Where the user says what is no such function, that
    stays all there is.)"""
    if '"no-builtin' in text:
        return text
    pieces: list[str] = []
    done = 0
    for head in _HEAD.finditer(text):
        end = matching(text, head.end()) + 1
        for word in (" unnamed_addr", " local_unnamed_addr"):
            end += len(word) if text.startswith(word, end) else 0
        pieces += (text[done:end], *_KEEP_LOOPS)
        done = end
    return "".join([*pieces, text[done:]])


def _loops_kept(text: str) -> str:
    """From now on, LLVM may make of loops what it will."""
    for word in _KEEP_LOOPS if _LOOPS in text else ():
        text = text.replace(word, "")
    for group in re.findall(r"^attributes (#\d+) = \{ *\}$", text, re.MULTILINE):  # LLVM does not read that
        text = re.sub(rf"^attributes {group} = .*\n?| {group}(?=[ \n])(?! =)", "", text, flags=re.MULTILINE)
    return text


# Requests and markers ---------------------------------------------------------------------------------------------


def resolve_requests(text: str, *, raw: bool) -> str:
    """Markers in request calls as addresses of their globals; in raw IR, also guard the calls against merging."""
    if "__enzyme_" not in text:
        return text
    lines = text.split("\n")
    start = -1
    for index, line in enumerate(lines):
        if line.startswith("define "):
            start = index
        elif line == "}":
            start = -1
        elif raw and line.startswith("declare ") and "__enzyme_" in line:
            lines[index] = _declaration(line)
        elif start >= 0 and "__enzyme_" in line:
            matched = _CALL.match(line)
            if matched is not None and REQUEST_NAME.search(matched["callee"]):
                lines[index] = _request(line, matched, lines, start, raw=raw)
    return "\n".join(lines)


def _declaration(line: str) -> str:
    symbol = re.search(SYMBOL, line)
    if symbol is None:
        return line
    if REQUEST_NAME.search(symbol[0]):
        return f"{line[: symbol.end()]}(...) nomerge"
    if _HINT_NAME.search(symbol[0]):
        close = matching(line, symbol.end())
        # It must stay where it is, and must not look like a write to what it speaks of.
        return f"{line[: close + 1]} nounwind willreturn memory(inaccessiblemem: readwrite)"
    if symbol[0] == _ITERATION:  # arithmetic, which the engine knows
        close = matching(line, symbol.end())
        return f"{line[: close + 1]} nounwind willreturn nosync nofree memory(none)"
    return line


def _request(line: str, matched: re.Match[str], lines: list[str], start: int, *, raw: bool) -> str:
    opening = matched.end() - 1
    close = matching(line, opening)
    arguments = split_commas(line[opening + 1 : close])
    resolved = [_marker_argument(a, lines, start) or a for a in arguments]
    returned = _without_function_type(matched["type"])
    fixed = "(ptr, ...)" if arguments and " sret(" in arguments[0] else "(...)"
    rest = line[close + 1 :]
    if raw:
        attributes = re.match(r"(?: #\d+)?", rest)
        end = attributes.end() if attributes else 0
        rest = f"{rest[:end]} nomerge{rest[end:]}"
    return f"{matched['head']}{returned} {fixed} {matched['callee']}({', '.join(resolved)}){rest}"


def _without_function_type(text: str) -> str:
    """`double (ptr, ...) ` -> `double`."""
    text = text.rstrip()
    if not text.endswith(")") or re.search(r"addrspace\(\d+\)$", text):
        return text
    depth = 0
    for position in range(len(text) - 1, -1, -1):
        depth += {")": 1, "(": -1}.get(text[position], 0)
        if depth == 0:
            return text[:position].rstrip()
    return text


def _marker_argument(argument: str, lines: list[str], start: int) -> str | None:
    """`i32 noundef %9` -> `ptr @enzyme_dup`, if that is what %9 holds on every path."""
    address = _MARKER_ADDRESS.search(argument)
    if address is not None:
        return f"ptr @{address[1]}"
    value = argument.rsplit(" ", 1)[-1]
    if not value.startswith("%") or not re.match(r"(?:i\d+|ptr)\b", argument):
        return None
    found: dict[str, None] = {}
    seen: dict[str, None] = {}
    work = [value]
    while work:
        local = work.pop()
        if local in seen:
            continue
        seen[local] = None
        definition = _definition(local, lines, start)
        load = _MARKER_LOAD.match(definition)
        cast = _CAST.match(definition)
        select = _SELECT.match(definition)
        if load is not None:
            found[load[1]] = None
        elif cast is not None:
            work.append(cast[1])
        elif definition.startswith("phi "):
            incoming = _PHI_VALUE.findall(definition)
            if len(incoming) != definition.count("[ "):
                return None
            work.extend(incoming)
        elif select is not None:
            work.extend(select.groups())
        else:
            return None
    return f"ptr @{next(iter(found))}" if len(found) == 1 else None


def _definition(local: str, lines: list[str], start: int) -> str:
    prefix = f"  {local} = "
    for index in range(start + 1, len(lines)):
        line = lines[index]
        if line.startswith(prefix):
            return line[len(prefix) :]
        if line == "}":
            break
    return ""


_MARKER_DEFINITION = re.compile(
    r"^@(enzyme_\w+(?:\.\d+)?) = (?P<linkage>private |internal |common |weak |weak_odr |linkonce |linkonce_odr |)"
    r"(?P<rest>(?:dso_local |hidden |protected |thread_local\S* |unnamed_addr |local_unnamed_addr )*"
    r"(?:global|constant) i\d+ .*)$",
    re.MULTILINE,
)


def _make_markers_opaque(text: str) -> str:
    """A marker that is defined here becomes weak, so that no load of it is folded and no two become one."""

    def weaken(matched: re.Match[str]) -> str:
        rest = matched["rest"].replace("local_unnamed_addr ", "").replace("unnamed_addr ", "")
        if matched["linkage"] in ("private ", "internal "):
            rest = "hidden " + rest.replace("dso_local ", "")
        return f"@{matched[1]} = weak {rest}"

    return _MARKER_DEFINITION.sub(weaken, text)


# Pragmas ----------------------------------------------------------------------------------------------------------


def strip_vectorization_pragmas(text: str) -> str:
    if "llvm.access.group" in text:
        text = re.sub(r", !llvm\.access\.group !\d+", "", text)
    if '"llvm.loop.parallel_accesses"' in text:
        text = text.replace('"llvm.loop.parallel_accesses"', '"enzcc.parallel_accesses"')
    if '"llvm.loop.vectorize.' in text or '"llvm.loop.interleave.' in text:
        text = re.sub(r'!"llvm\.loop\.(vectorize|interleave)\.', r'!"enzcc.loop.\1.', text)
    return text


# Custom rules -----------------------------------------------------------------------------------------------------


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


_GLOBAL = re.compile(rf"^(?P<name>{SYMBOL}) = (?P<header>.*?)\b(?:global|constant) (?P<rest>.*)$", re.MULTILINE)


def _collect_rules(text: str) -> _Rules:
    rules = _Rules()
    functions = {m[1]: None for m in re.finditer(rf"^(?:define|declare) .*?({SYMBOL})\(", text, re.MULTILINE)}
    defined = re.finditer(rf"^define .*?({SYMBOL})\((.*)\)", text, re.MULTILINE)
    parameters = {m[1]: m[2].count("%") for m in defined}
    external = re.compile(r"\b(?:external|extern_weak)\b")
    definitions = {m["name"]: m["rest"] for m in _GLOBAL.finditer(text) if not external.search(m["header"])}
    for name, rest in definitions.items():
        if name == "@llvm.global.annotations":
            for element in initializer(rest):
                _annotation(rules, functions, definitions, split_commas(_inside(element)))
        elif "__enzyme_" in name:
            try:
                _table(rules, functions, definitions, name, rest)
            except Failure as failure:
                failure.location = _place_of(text, rest)
                raise
    for symbol, like in known_templates(functions, parameters).items():
        rules.attributes.setdefault(symbol, {"enzyme_math": like, _INLINE: ""})
    for symbol in functions:
        if _RUST_ALLOCATOR.search(symbol) is not None:  # what is behind it is the allocator's own affair
            rules.attributes.setdefault(symbol, {"enzcc_allocator": "", _INLINE: ""})
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
    subject, note = _symbol_in(fields[0]), string_value(definitions, fields[1])
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
    symbols = [s for s in map(_symbol_in, elements) if s is not None]
    if not symbols:
        if any(kind in name for kind in _OF_FUNCTIONS):
            raise _malformed(name, "a function: it is not initialized with constants")
        return
    rules.tables[name] = None
    _check_table(name, elements, symbols, functions)
    first, names = symbols[0], ",".join(bare(s) for s in symbols[1:])
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
        dealloc = _symbol_in(elements[3])
        index = integer[0] if integer is not None else "0"
        rules.function(first, "enzyme_allocation_like", f"{index};{order};{bare(dealloc) if dealloc else ''}")
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


def _apply_rules(text: str, rules: _Rules) -> str:
    groups = _AttributeGroups(text)
    metadata = _MetadataNodes(text)
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
    return "\n".join(lines + groups.added + metadata.added) + "\n"


_LINKAGE = re.compile(r"define (available_externally |linkonce_odr |linkonce |weak_odr |weak |internal |private |)")


def _function_header(line: str, rules: _Rules, groups: _AttributeGroups) -> str:
    symbol = re.search(SYMBOL, line)
    if symbol is None:
        return line
    add = dict(rules.attributes.get(symbol[0], {}))
    if add and _INLINE not in add:
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
            words += f" {name}" if plain else f' "{name}"="{value}"' if value else f' "{name}"'
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


def finish(text: str) -> str:
    """After differentiation: what was kept only for it may go."""
    kept = rf"^@(?:{re.escape(KEEP)}|{re.escape(TAKEN)}\.\d+) = .*\n"
    text = re.sub(kept, "", text, flags=re.MULTILINE)
    return _restore_linkage(_without_hints(text), "enzcc_extern_inline")


_HINT_CALL = re.compile(
    rf"^  (?P<result>%[-\w$.]+ = )?(?:(?:tail |musttail |notail )?call) (?P<type>\S+) .*?(?P<callee>{SYMBOL})\(.*\n",
    re.MULTILINE,
)


def _without_hints(text: str) -> str:
    """Type hints have said what they know; there is no function behind them. (One declared by its use returns int.)"""
    if _HINT_NAME.search(text) is None:
        return text

    def gone(matched: re.Match[str]) -> str:
        if _HINT_NAME.search(matched["callee"]) is None:
            return matched[0]
        return f"  {matched['result']}freeze {matched['type']} undef\n" if matched["result"] else ""

    return _HINT_CALL.sub(gone, text)


def leftover_request(text: str) -> str | None:
    """The symbol of an entry point that finished text still refers to, if there is any."""
    for symbol in re.findall(rf"^declare .*?({SYMBOL})\(", text, re.MULTILINE):
        if "__enzyme_" in symbol and len(re.findall(rf"{re.escape(symbol)}(?![-\w$.])", text)) > 1:
            return bare(symbol)
    return None


def _restore_linkage(text: str, attribute: str) -> str:
    """Give functions whose `attribute` tells their former linkage that linkage again."""
    if attribute not in text:
        return text
    former = dict(re.findall(rf'^attributes #(\d+) = \{{.*"{attribute}"(?:="([^"]*)")?.*\}}$', text, re.MULTILINE))

    def restore(matched: re.Match[str]) -> str:
        group = re.search(r" #(\d+)", matched["rest"])
        if group is None or group[1] not in former:
            return matched[0]
        linkage, _, hidden = former[group[1]].partition(" ")
        rest = matched["rest"].removeprefix("hidden ") if hidden else matched["rest"]
        return f"define {linkage} {rest}" if linkage else f"define {rest}"

    return re.sub(r"^define (?:weak|linkonce_odr) (?P<rest>.*)$", restore, text, flags=re.MULTILINE)


# Pieces of LLVM's syntax ------------------------------------------------------------------------------------------


def initializer(rest: str) -> list[str]:
    """Elements of an initializer given with its type: `[2 x ptr] [ptr @f, ptr @g]` -> both; `ptr @f` -> one."""
    close = matching(rest, 0) if rest[0] in "[{<" else rest.find(" ") - 1
    value = rest[close + 1 :].lstrip()
    if not value or value[0] not in "[{":
        return [value]
    return split_commas(_inside(value))


def _inside(text: str) -> str:
    """What stands between the outermost brackets of the last bracketed value: `{ptr, ptr} { a, b }` -> `a, b`."""
    opening = 0
    while True:
        close = matching(text, opening)
        following = text[close + 1 :].lstrip()
        if following[:1] not in ("{", "["):
            return text[opening + 1 : close].strip()
        opening = text.index(following[0], close + 1)


def string_value(definitions: dict[str, str], element: str) -> str | None:
    """The string that a pointer constant points to."""
    symbol = _symbol_in(element)
    if symbol is None:
        return None
    text = re.search(r'c"((?:[^"\\]|\\.)*)"', definitions.get(symbol, ""))
    return None if text is None else re.sub(r"\\([0-9A-F]{2})", lambda m: chr(int(m[1], 16)), text[1]).rstrip("\0")


def _symbol_in(text: str) -> str | None:
    found = re.search(SYMBOL, text)
    return None if found is None else found[0]
