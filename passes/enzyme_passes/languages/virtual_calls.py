# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Of which class a virtual function is called.

LLVM's types do not say it, and a call through a place of a virtual table seems to lead to all functions of the program
at that place. Clang is asked to say it (`-fwhole-program-vtables`): of a call, the class that declares the function,
and of each table, for which classes it stands, and where. What it says of a call stays with the call, as an attribute:
other instructions come and go while LLVM optimizes, and no two calls are made one whose attributes differ.

    %t = load ptr, ptr %this
    %s = call i1 @llvm.public.type.test(ptr %t, metadata !"_ZTS5Shape")
    call void @llvm.assume(i1 %s)
    %p = getelementptr inbounds ptr, ptr %t, i64 2
    %f = load ptr, ptr %p
    %a = call double %f(ptr %this)              %a = call double %f(ptr %this) "enzcc.class"="_ZTS5Shape"

The tables keep their `!type`: `ir/call_targets.py` reads both. An object of a class has a table of that class or of one
derived from it; so it is in C++, or the behaviour of the program is undefined (such a call ends with a message, as that
of any function that is not known).
"""

from __future__ import annotations

import re
from typing import Final

from enzyme_passes.ir.call_targets import CLASS, OF_TABLES
from enzyme_passes.ir.text import LOCAL, SYMBOL, bare, matching, split_commas

_SAYS: Final = "type.test("
_TEST: Final = re.compile(
    rf"^  (?P<test>{LOCAL}) = (?:tail )?call i1 @llvm\.(?:public\.)?type\.test"
    rf'\(ptr (?P<table>{LOCAL}), metadata !(?P<class>"[^"]*"|\d+)\)'
)
_ASSUME: Final = re.compile(rf"^  (?:tail )?call void @llvm\.assume\(i1 (?P<test>{LOCAL})\)")
_PLACE: Final = re.compile(rf"^  (?P<place>{LOCAL}) = getelementptr inbounds ptr, ptr (?P<table>{LOCAL}), i64 \d+")
_FUNCTION: Final = re.compile(rf"^  (?P<function>{LOCAL}) = load ptr, ptr (?P<place>{LOCAL}),")
_CALL: Final = re.compile(rf"^  (?:{LOCAL} = )?(?:(?:tail|musttail|notail) )?(?:call|invoke) ")
_CALLED: Final = re.compile(rf" (?P<function>{LOCAL})(?=\()")
_DISTINCT: Final = re.compile(r"^!(\d+) = distinct !\{\}$", re.MULTILINE)
_USED: Final = re.compile(
    r"^@llvm\.compiler\.used = appending (?:hidden )?global \[\d+ x ptr\] \[(?P<names>.*)\], section (?P<rest>.*)\n",
    re.MULTILINE,
)


def with_classes(text: str) -> str:
    """Raw IR in, raw IR out; text in which nothing is said of classes comes back as it is."""
    if "!type !" not in text and _SAYS not in text:
        return text
    text = _without_kept_tables(text)
    if _SAYS not in text:
        return text
    named: dict[str, None] = {}
    pieces: list[str] = []
    done = 0
    while (said := text.find(_SAYS, done)) >= 0:
        begin, end = text.rfind("\ndefine ", done, said) + 1, text.find("\n}\n", said)
        if not begin or end < 0 or text.find("\n}\n", begin, said) >= 0:  # its declaration
            pieces.append(text[done : said + len(_SAYS)])
            done = said + len(_SAYS)
            continue
        pieces += (text[done:begin], _in_function(text[begin:end], named))
        done = end
    text = "".join([*pieces, text[done:]])
    return _DISTINCT.sub(lambda m: f'!{m[1]} = distinct !{{!"{_local(m[1])}"}}' if m[1] in named else m[0], text)


def _in_function(text: str, named: dict[str, None]) -> str:
    """`named`: gets the numbers of the nodes that stand for classes of this file."""
    lines: list[str] = []
    said: dict[str, str] = {}  # of tables, places in them, and functions that were loaded from there
    assumed: dict[str, None] = {}
    for line in text.split("\n"):
        if (test := _TEST.match(line)) is not None:
            node = test["class"]
            if node.isdigit():
                named[node] = None
            said[test["table"]] = _local(node) if node.isdigit() else node.strip('"')
            assumed[test["test"]] = None
            lines.append(f"  {test['test']} = freeze i1 true")
            continue
        if (assume := _ASSUME.match(line)) is not None and assume["test"] in assumed:
            continue
        if (place := _PLACE.match(line)) is not None and place["table"] in said:
            said[place["place"]] = said[place["table"]]
        elif (function := _FUNCTION.match(line)) is not None and function["place"] in said:
            said[function["function"]] = said[function["place"]]
        elif _CALL.match(line) is not None:
            called = next((c for c in _CALLED.finditer(line) if c["function"] in said), None)
            if called is not None:
                end = matching(line, called.end()) + 1
                line = f'{line[:end]} "{CLASS}"="{said[called["function"]]}"{line[end:]}'
        lines.append(line)
    return "\n".join(lines)


def _local(number: str) -> str:
    """The name of a class that no other file has."""
    return f"{CLASS}.{number}"


def _without_kept_tables(text: str) -> str:
    """Tables of other files are not kept for what clang would say of them to a linker."""
    used = _USED.search(text)
    if used is None:
        return text
    names = split_commas(used["names"])
    kept = [n for n in names if not _is_of_another_file(text, n.removeprefix("ptr ").strip())]
    if len(kept) == len(names):
        return text
    line = f"@llvm.compiler.used = appending global [{len(kept)} x ptr] [{', '.join(kept)}], section {used['rest']}\n"
    return text[: used.start()] + (line if kept else "") + text[used.end() :]


def _is_of_another_file(text: str, symbol: str) -> bool:
    return (
        re.fullmatch(SYMBOL, symbol) is not None
        and bare(symbol).startswith(OF_TABLES)
        and f"\n{symbol} = available_externally " in text
    )
