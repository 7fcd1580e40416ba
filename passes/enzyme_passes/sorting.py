# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""qsort, where its comparison is known: the call gets a body (csrc/sorting.c), which is inlined and differentiated.

    call void @qsort(ptr %a, i64 %n, i64 16, ptr @by)   ->   call void @enzcc_sort(ptr %a, i64 %n, i64 16, ptr @by)

Other calls stay: what they sort must carry no derivative.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import enzyme_runtime
from enzyme_passes import llvm

_CALL: Final = re.compile(
    r"(?P<head>\b(?:call|invoke) void )@qsort(?P<arguments>\(ptr [^()@]*, i64 [^()@]*, i64 [^()@]*, ptr [\w ]*@"
    r"(?P<compare>[\w.$]+)\))"
)
_NAME: Final = "enzcc_sort"


def with_sorts(text: str) -> str:
    """The module's text with calls of the body where they are calls of qsort; the same object if there is none."""
    if "@qsort(" not in text:
        return text
    defined = set(re.findall(r"^define [^@\n]*@([\w.$]+)\(", text, re.MULTILINE))
    changed = _CALL.sub(
        lambda m: f"{m['head']}@{_NAME}{m['arguments']}" if m["compare"] in defined else m[0],
        text,
    )
    return text if changed == text else f"{changed}\ndeclare void @{_NAME}(ptr, i64, i64, ptr)\n"


def attach_sort(module: llvm.ModuleRef) -> None:
    """Put the body there, if it is called. What a comparison throws may leave it."""
    if any(f.name == _NAME for f in module.functions):
        text = (Path(enzyme_runtime.__file__).parent / "ir" / "sorting.ll").read_text().replace(" nounwind", "")
        module.link_in(llvm.parse_into(module._context, text))
