# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether two ways from globals may lead to one block when a request begins.

    a = b = malloc(n);    s.b = s.a + 2;    rows[i] = block + i * n;    t = s;    keep(&a, m); keep(&b, m);

Code outside of requests is looked at as text, since most of a program is nothing else to us. What is innocent is named,
and all else is taken for a second way: a new block whose address is put into one place, and into memory nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Container
from typing import Final, final

from enzyme_passes.ir.lexer import unquote
from enzyme_passes.ir.text import LOCAL, SYMBOL, symbols_in
from enzyme_passes.ir.values import Function, Module
from enzyme_passes.ir.writer import printed
from enzyme_passes.support.patterns import pattern

_NAME: Final = LOCAL
_STORE: Final = pattern(
    rf"^  store (?:atomic |volatile )*(?:(?P<type>ptr|i64|i128) (?P<value>{_NAME}|\S+?)|(?P<group>[\[{{<%].*?) "
    rf"(?P<whole>{_NAME})), ptr (?P<at>{_NAME}|[^,\n]*)",
    re.MULTILINE,
)
_MADE: Final = pattern(rf"^  ({_NAME}) = (.*)", re.MULTILINE)
_CALLED: Final = pattern(r'^(?:(?:tail|musttail|notail) )?(?:call|invoke) ([^@]*)@("[^"]*"|[-\w$.]+)\(')
_COPY: Final = pattern(
    r"^  (?:tail )?call void @llvm\.mem(?:cpy|move)\.[^(]*\(ptr [^%@,]*(?P<to>[^,]*), ptr [^%@,]*(?P<source>[^,]*), "
    r"i(?:32|64) (?P<size>[^,]*)",
    re.MULTILINE,
)
_EXCHANGE: Final = pattern(r"^  %\S+ = (?:cmpxchg|atomicrmw xchg) .*, ptr %", re.MULTILINE)
_RETURN: Final = pattern(rf"^  ret ptr ({_NAME}|\S+)", re.MULTILINE)
_BLOCK: Final = pattern(r'^(?:[-\w$.]+|"[^"]*"):', re.MULTILINE)
_NEW: Final = ("malloc", "calloc", "realloc", "aligned_alloc", "memalign", "_Znwm", "_Znam")
_DERIVES: Final = ("getelementptr", "phi ", "select ", "freeze ", "insertvalue", "insertelement", "ptrtoint", "bitcast")


@final
class Aliases:
    """Of the code of one module."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._known: dict[Function, bool] = {}
        self._fresh: dict[str, bool] = {}
        self._named: dict[Function, frozenset[str]] = {}

    def are_made(self, bodies: Container[Function]) -> bool:
        """Whether code other than these bodies, or one of them that such code calls, makes a second way."""
        functions = [f for f in self.module.functions.values() if f.defined]
        doing = [f for f in functions if self.makes(f)]
        if any(f not in bodies for f in doing):
            return True
        return bool(doing) and any(f.name in self._names(g) for g in functions if g not in bodies for f in doing)

    def makes(self, function: Function) -> bool:
        """Whether one function does."""
        known = self._known.get(function)
        if known is None:
            known = self._known[function] = self.makes_in(printed(function))
        return known

    def makes_in(self, text: str) -> bool:
        """Whether a function, as text, puts a pointer into memory that another place may hold as well."""
        if " ptr " not in text or not any(word in text for word in ("  store ", "@llvm.mem", "cmpxchg", "atomicrmw")):
            return False
        if _EXCHANGE.search(text) is not None:
            return True
        stores = [m for m in _STORE.finditer(text) if m["group"] is None or not _is_plain(m["group"])]
        copies = list(_COPY.finditer(text))
        if not stores and not copies:
            return False
        made = {m[1]: m[2] for m in _MADE.finditer(text)}
        kept: dict[str, None] = {}
        for store in stores:
            value, at = store["value"] or store["whole"], store["at"]
            if made.get(at, "").startswith("alloca") or value[0] not in "%":
                continue  # a variable of the function's own; a global's address (see `led_to` in pointers.py), null
            if not self._is_innocent(store, made, text) or value in kept:
                return True
            kept[value] = None
        return any(self._may_copy_pointers(copy, made) for copy in copies)

    def _is_innocent(self, store: re.Match[str], made: dict[str, str], text: str) -> bool:
        type, value, at = store["type"] or store["group"], store["value"] or store["whole"], store["at"]
        how = made.get(value, "")
        if type != "ptr" and "ptr" not in type and "%" not in type:
            return not how.startswith(("load", "ptrtoint"))  # LLVM copies pointers as words
        if type != "ptr" or not self._is_fresh(how):
            return False
        for other, line in made.items():  # a part of the block, or the block under another name
            if line.startswith(_DERIVES) and _mentions(line, value) and _is_put(other, text, made):
                return False
        if at.startswith("@") or "getelementptr inbounds (" in at:
            return True
        start = text.find(f"\n  {value} = ")
        return _BLOCK.search(text, start, store.start()) is None  # else perhaps one block in many places: a loop

    def _is_fresh(self, how: str) -> bool:
        """Whether an instruction, as text, gives a block that nothing else leads to."""
        called = _CALLED.match(how)
        if called is None:
            return False
        name = unquote(called[2])
        return name.startswith(_NEW) or re.search(r"\bnoalias\b", called[1]) is not None or self._returns_fresh(name)

    def _returns_fresh(self, name: str) -> bool:
        known = self._fresh.get(name)
        if known is None:
            self._fresh[name] = False
            function = self.module.functions.get(name)
            known = function is not None and function.defined and self._returns_new(printed(function))
            self._fresh[name] = known
        return known

    def _returns_new(self, text: str) -> bool:
        if "noalias ptr @" in text.partition("\n")[0]:
            return True
        made = {m[1]: m[2] for m in _MADE.finditer(text)}
        values = [m[1] for m in _RETURN.finditer(text)]
        return bool(values) and all(
            v == "null" or (self._is_fresh(made.get(v, "")) and not _is_put(v, text, made)) for v in values
        )

    def _may_copy_pointers(self, copy: re.Match[str], made: dict[str, str]) -> bool:
        if copy["size"].isdigit() and int(copy["size"]) < 8:
            return False
        return not any(self._is_data(copy[end].strip(), made) for end in ("to", "source"))

    def _is_data(self, pointer: str, made: dict[str, str]) -> bool:
        """Whether a pointer is to a variable without pointers in it."""
        for _ in range(8):
            how = made.get(pointer, "")
            if how.startswith("getelementptr"):
                found = re.search(rf", ptr ({_NAME}|{SYMBOL})", how)
                if found is None:
                    return False
                pointer = found[1]
                continue
            if how.startswith("alloca"):
                return not self._holds_pointers(how)
            break
        variable = self.module.globals.get(unquote(pointer[1:])) if pointer.startswith("@") else None
        return variable is not None and (variable.constant or not self._holds_pointers(str(variable.value_type)))

    def _holds_pointers(self, type: str) -> bool:
        return "ptr" in type or "%" in type

    def _names(self, function: Function) -> frozenset[str]:
        known = self._named.get(function)
        if known is None:
            known = self._named[function] = frozenset(symbols_in(printed(function)))
        return known


def _is_plain(type: str) -> bool:
    """Whether nothing of a vector or aggregate is a pointer, or may be one under another name."""
    return "ptr" not in type and "i64" not in type and "%" not in type


def _mentions(line: str, name: str) -> bool:
    return re.search(rf"{re.escape(name)}(?![-\w$.])", line) is not None


def _is_put(name: str, text: str, made: dict[str, str], depth: int = 0) -> bool:
    """Whether a value is put into memory, or something that is made of it."""
    if re.search(rf"^  store [^,\n]*? {re.escape(name)}, ", text, re.MULTILINE) is not None:
        return True
    derived = [o for o, line in made.items() if line.startswith(_DERIVES) and _mentions(line, name)]
    return depth > 4 or any(_is_put(o, text, made, depth + 1) for o in derived)
