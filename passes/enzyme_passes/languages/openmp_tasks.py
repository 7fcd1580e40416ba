# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tasks of OpenMP as clang writes them, before LLVM optimizes: two forms are made simpler.

Loops whose iterations the runtime shares out among tasks:

    %t = call ptr @__kmpc_omp_task_alloc(ptr @loc, i32 %thread, i32 1, i64 88, i64 24, ptr @entry)
    call void @__kmpc_taskloop(ptr @loc, i32 %thread, ptr %t, i32 1, ptr %first, ptr %last, i64 1, ..., ptr null)
      becomes
    call void @__enzcc_taskloop(..., ptr null, i32 1, i64 88, i64 24, ptr @entry)

The runtime copies the task that it is given, once for each part of the loop. So does the function that is called
instead (csrc/openmp_tasks.c), in IR: to the engine, these are tasks like any other. It is told what the task is, which
the runtime has noted.

Tasks that are `untied` are in parts. Behind each, the task is put in the queue again, for whoever takes it, to go on:

    store i32 2, ptr %part                              it goes on there: switch i32 %part [i32 2, label %next ...]
    call i32 @__kmpc_omp_task(ptr @loc, i32 %thread, ptr %itself)
    br label %end                            ->         br label %next
"""

from __future__ import annotations

import re
from typing import Final

from enzyme_passes.support.patterns import pattern

_ALLOC: Final = "@__kmpc_omp_task_alloc("
_TASK: Final = "@__kmpc_omp_task("
_LOOP: Final = "@__kmpc_taskloop"
_OWN_LOOP: Final = "@__enzcc_taskloop"
_DEFINITION: Final = pattern(r"^define .*\n(?:(?!\}$).*\n)*\}$", re.MULTILINE)
_MADE: Final = pattern(
    r"^  (?P<task>%[-\w.]+) = (?:tail )?call (?:noalias )?ptr @__kmpc_omp_task_alloc\("
    r"ptr [^,\n]*, i32 [^,\n]*, (?P<flags>i32 [^,\n]*), (?P<size>i64 \d+), (?P<shared>i64 \d+), "
    r"(?P<entry>ptr @[^,\n]*)\)",
    re.MULTILINE,
)
_SHARED_OUT: Final = pattern(
    r"(?P<head>call void )@__kmpc_taskloop(?P<strict>_5)?\((?P<given>ptr [^,\n]*, i32 [^,\n]*, ptr (?P<task>%[-\w.]+), "
    r"[^\n]*?)(?:, (?P<modifier>i32 \d+))?, (?P<copy>ptr (?:null|@[^,\n)]*))\)"
)
_PARTS: Final = pattern(
    r"^  switch i32 [^,\n]*, label [^\n]* \[\n(?P<cases>(?:    i32 \d+, label [^\n]*\n)+)  \]", re.MULTILINE
)
_CASE: Final = pattern(r"i32 (\d+), label (%[-\w.]+)")
_AGAIN: Final = pattern(
    r"^(?P<before>  store i32 (?P<part>\d+), ptr [^\n]*\n(?:  %[-\w.]+ = load [^\n]*\n)*)"
    r"  (?P<result>%[-\w.]+) = (?:tail )?call i32 @__kmpc_omp_task\(ptr [^,\n]*, i32 [^,\n]*, ptr (?P<task>%[-\w.]+)\)"
    r"[^\n]*\n  br label [^,\n]*(?P<line>[^\n]*)$",
    re.MULTILINE,
)
_DECLARED: Final = (
    "declare void @__enzcc_taskloop(ptr, i32, ptr, i32, ptr, ptr, i64, i32, i32, i64, i32, ptr, i32, i64, i64, ptr)"
)


def with_simple_tasks(text: str) -> str:
    """The module's text with these forms; the same object if there are none."""
    if _ALLOC not in text:
        return text
    text = _DEFINITION.sub(lambda found: _with_loops(_in_one_part(found[0])), text)
    return f"{text}\n{_DECLARED}\n" if _OWN_LOOP in text else text


def _with_loops(body: str) -> str:
    """A function in which loops are shared out by our own function."""
    if _LOOP not in body:
        return body
    made = {m["task"]: m for m in _MADE.finditer(body)}

    def told(call: re.Match[str]) -> str:
        task = made.get(call["task"])
        if task is None or (call["strict"] is None) != (call["modifier"] is None):
            return call[0]
        more = ", ".join(task[part] for part in ("flags", "size", "shared", "entry"))
        strict = call["modifier"] or "i32 0"
        return f"{call['head']}{_OWN_LOOP}({call['given']}, {strict}, {call['copy']}, {more})"

    return _SHARED_OUT.sub(told, body)


def _in_one_part(body: str) -> str:
    """A function that goes on where it would put its task in the queue again."""
    parts = _PARTS.search(body) if _TASK in body else None
    if parts is None:
        return body
    places = dict(_CASE.findall(parts["cases"]))

    def going_on(again: re.Match[str]) -> str:
        loaded = f"  {again['task']} = load " in again["before"]
        if not loaded or again["part"] not in places:
            return again[0]
        branch = f"  br label {places[again['part']]}{again['line']}"
        return f"{again['before']}  {again['result']} = add i32 0, 0\n{branch}"

    return _AGAIN.sub(going_on, body)
