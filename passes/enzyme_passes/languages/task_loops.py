# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loops whose iterations OpenMP's runtime shares out among tasks.

    %t = call ptr @__kmpc_omp_task_alloc(ptr @loc, i32 %thread, i32 1, i64 88, i64 24, ptr @entry)
    call void @__kmpc_taskloop(ptr @loc, i32 %thread, ptr %t, i32 1, ptr %first, ptr %last, i64 1, ..., ptr null)
      becomes
    call void @__enzcc_taskloop(..., ptr null, i32 1, i64 88, i64 24, ptr @entry)

The runtime copies the task that it is given, once for each part of the loop. So does the function that is called
instead (csrc/openmp_tasks.c), in IR: to the engine, these are tasks like any other. It is told what the task is, which
the runtime has noted.
"""

from __future__ import annotations

import re
from typing import Final

from enzyme_passes.support.patterns import pattern

_LOOP: Final = "@__kmpc_taskloop"
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
_DECLARED: Final = (
    "declare void @__enzcc_taskloop(ptr, i32, ptr, i32, ptr, ptr, i64, i32, i32, i64, i32, ptr, i32, i64, i64, ptr)"
)


def with_task_loops(text: str) -> str:
    """The module's text with calls of `__enzcc_taskloop`; the same object if there are none."""
    if _LOOP not in text:
        return text
    changed = False

    def rewritten(found: re.Match[str]) -> str:
        nonlocal changed
        body = found[0]
        if _LOOP not in body:
            return body
        made = {m["task"]: m for m in _MADE.finditer(body)}

        def told(call: re.Match[str]) -> str:
            nonlocal changed
            task = made.get(call["task"])
            if task is None or (call["strict"] is None) != (call["modifier"] is None):
                return call[0]
            changed = True
            more = ", ".join(task[part] for part in ("flags", "size", "shared", "entry"))
            strict = call["modifier"] or "i32 0"
            return f"{call['head']}@__enzcc_taskloop({call['given']}, {strict}, {call['copy']}, {more})"

        return _SHARED_OUT.sub(told, body)

    text = _DEFINITION.sub(rewritten, text)
    return f"{text}\n{_DECLARED}\n" if changed else text
