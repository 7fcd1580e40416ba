# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Of which class a virtual function is called.

LLVM's types do not say it, and a call through a place of a virtual table seems to lead to all functions of the program
at that place. But in raw IR the pointer to the object has just been loaded, and clang says of which type such a pointer
is. That is noted with the call, as an attribute: other instructions come and go while LLVM optimizes, and no two calls
are made one whose attributes differ.

    %p = load ptr, ptr %a, !tbaa !7          !7 = !{!8, !8, i64 0}   !8 = !{!"p1 _ZTS5Shape", ...}
    %t = load ptr, ptr %p, !tbaa !9          !9 = !{!10, !10, i64 0}   !10 = !{!"vtable pointer", ...}
    %s = getelementptr inbounds ptr, ptr %t, i64 2
    %f = load ptr, ptr %s
    %r = call double %f(ptr %p)         ->   %r = call double %f(ptr %p) "enzcc.class"="5Shape"

`this` is loaded from a variable, and it is the store of it that has the type. What a function returns (`operator->`) is
asked of its `ret`. Of a pointer that moved by a constant to a base, it is the class before it moved: the table is one
of a class derived from that, too. `ir/call_targets.py` knows the tables of a class.

That a pointer to one class is made one to another by force, and both have virtual functions, is against no rule of the
language. Where functions of the first happen to fit the call, the program ends there with a message.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import Final, final

from enzyme_passes.ir.call_targets import CLASS
from enzyme_passes.ir.text import LOCAL, SYMBOL, matching
from enzyme_passes.support.patterns import pattern

_TYPES: Final = pattern(r'^!(\d+) = !\{!"(vtable pointer|p1 _ZTS[^"]*)"', re.MULTILINE)
_TAG: Final = pattern(r"^!(\d+) = !\{!\d+, !(\d+), i64 \d+\}$", re.MULTILINE)
_HEAD: Final = pattern(rf"^define [^@\n]*({SYMBOL})(?=\()", re.MULTILINE)
_DEFINED: Final = pattern(rf"^  ({LOCAL}) = (.*)$", re.MULTILINE)
_STORED: Final = pattern(rf"^  store ptr {LOCAL}, ptr ({LOCAL}),(?:.*!tbaa !(\d+))?", re.MULTILINE)
_RETURNED: Final = pattern(rf"^  ret ptr ({LOCAL})", re.MULTILINE)
_LOADED: Final = pattern(rf"load ptr, ptr ({LOCAL}),(?:.*!tbaa !(\d+))?")
_MOVED: Final = pattern(rf"getelementptr inbounds (?:nuw )?i8, ptr ({LOCAL}), i64 -?\d+")
_GOT: Final = pattern(rf"(?:tail )?(?:call|invoke) [^@\n]*ptr ({SYMBOL})\(")
_PLACE: Final = pattern(rf"^  ({LOCAL}) = getelementptr inbounds (?:nuw )?ptr, ptr ({LOCAL}), i64 \d+", re.MULTILINE)
_FUNCTION: Final = pattern(rf"^  ({LOCAL}) = load ptr, ptr ({LOCAL}),", re.MULTILINE)
_CALL: Final = pattern(
    rf"^  (?:{LOCAL} = )?(?:(?:tail|musttail|notail) )?(?:call|invoke) [^@%\n]*({LOCAL})(?=\()", re.MULTILINE
)
_TABLE: Final = "vtable pointer"
_POINTER: Final = "p1 _ZTS"
_MOST_STEPS: Final = 8  # from a pointer to where its type is said


def with_classes(text: str) -> str:
    """Raw IR in, raw IR out; text in which nothing is said of virtual tables comes back as it is."""
    if _TABLE not in text or _POINTER not in text:
        return text
    types = dict(_TYPES.findall(text))
    tags = {tag: types[type] for tag, type in _TAG.findall(text) if type in types}
    tables = [tag for tag, said in tags.items() if said == _TABLE]
    if not tables:
        return text
    read = re.compile(rf"^  ({LOCAL}) = load ptr, ptr ({LOCAL}), .*!tbaa !(?:{'|'.join(tables)})\b", re.MULTILINE)
    functions = _Functions(text, tags)
    found: dict[int, dict[str, str]] = {}  # of functions, by where they begin: the classes of tables
    for load in read.finditer(text):
        begin = functions.around(load.start())
        name = functions.class_of(begin, load[2], _MOST_STEPS) if begin is not None else None
        if begin is not None and name is not None:
            found.setdefault(begin, {})[load[1]] = name
    pieces: list[str] = []
    done = 0
    for begin, classes in sorted(found.items()):
        for end, name in _calls(functions.source(begin), classes):
            pieces += (text[done : begin + end], f' "{CLASS}"="{name}"')
            done = begin + end
    return "".join([*pieces, text[done:]])


def _calls(source: str, classes: dict[str, str]) -> list[tuple[int, str]]:
    """The calls of functions from such tables: where their arguments end, and the class."""
    places = {p: classes[table] for p, table in _PLACE.findall(source) if table in classes}
    called = {f: places[p] for f, p in _FUNCTION.findall(source) if p in places}
    return [(matching(source, c.end()) + 1, called[c[1]]) for c in _CALL.finditer(source) if c[1] in called]


@final
class _Functions:
    """The functions of a text, by where they begin."""

    def __init__(self, text: str, tags: dict[str, str]) -> None:
        self.text = text
        self.tags = tags
        self.begins: list[int] = []
        self.named: dict[str, int] = {}
        for head in _HEAD.finditer(text):
            self.begins.append(head.start())
            self.named[head[1]] = head.start()
        self._defined: dict[int, dict[str, str]] = {}
        self._stored: dict[int, dict[str, dict[str, None]]] = {}

    def around(self, place: int) -> int | None:
        index = bisect_right(self.begins, place)
        return self.begins[index - 1] if index else None

    def source(self, begin: int) -> str:
        return self.text[begin : self.text.index("\n}\n", begin)]

    def class_of(self, begin: int, pointer: str, steps: int) -> str | None:
        """The class that a pointer is said to lead to."""
        defined = self._defined.get(begin)
        if defined is None:
            defined = self._defined[begin] = dict(_DEFINED.findall(self.source(begin)))
        text = defined.get(pointer)
        if text is None or not steps:
            return None
        if (load := _LOADED.match(text)) is not None:
            if load[2] is not None:
                return self._class(load[2])
            if not defined.get(load[1], "").startswith("alloca ptr"):
                return None
            kinds = self._stores(begin).get(load[1], {})
            return self._class(next(iter(kinds))) if len(kinds) == 1 else None
        if (moved := _MOVED.match(text)) is not None:
            return self.class_of(begin, moved[1], steps - 1)
        if (got := _GOT.match(text)) is not None and got[1] in self.named:
            callee = self.named[got[1]]
            returned = _RETURNED.findall(self.source(callee))
            return self.class_of(callee, returned[0], steps - 1) if len(returned) == 1 else None
        return None

    def _stores(self, begin: int) -> dict[str, dict[str, None]]:
        """What is said of the stores to each variable; "" for one of which nothing is."""
        known = self._stored.get(begin)
        if known is None:
            known = self._stored[begin] = {}
            for variable, tag in _STORED.findall(self.source(begin)):
                known.setdefault(variable, {})[tag] = None
        return known

    def _class(self, tag: str) -> str | None:
        said = self.tags.get(tag, "")
        return said.removeprefix(_POINTER) if said.startswith(_POINTER) else None
