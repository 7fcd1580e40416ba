# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What std::call_once calls, which libstdc++ hands on in variables of the thread.

    call void @_Prepare_execution(ptr %e, ptr %closure)     stores %closure, and a function that calls it
    call i32 @__gthread_once(ptr %flag, ptr @__once_proxy)  calls what is stored there
    call void @~_Prepare_execution(ptr %e)
      becomes
    call i32 @__enzcc_once(ptr %flag, ptr @closure::operator(), ptr %closure)

To the analyses, all closures would be one, and every call one of all. The flag is what it is to the library.
"""

from __future__ import annotations

import re
from typing import Final

from enzyme_passes.ir.text import SYMBOL
from enzyme_passes.support.patterns import pattern

_PROXY: Final = "@__once_proxy"
_ONCE: Final = "@__enzcc_once"
_PREPARE: Final = r"@_ZNSt9once_flag18_Prepare_executionC[12]I(?P<closure>\w+?)EERS[0-9A-Z]*_\("
_CALLS: Final = pattern(
    rf"^define [^\n]*@_ZZNSt9once_flag18_Prepare_executionC[124]I(?P<closure>\w+?)EERS[0-9A-Z]*_ENKUlvE_clEv\("
    rf"(?:.*\n)(?:(?!\}}$).*\n)*?  (?:tail )?call void (?P<called>{SYMBOL})\(",
    re.MULTILINE,
)
_DEFINITION: Final = pattern(r"^define .*\n(?:(?!\}$).*\n)*\}$", re.MULTILINE)
_PREPARED: Final = pattern(rf"^  call void {_PREPARE}[^%\n]*%[-\w.]+, [^%\n]*(?P<given>%[-\w.]+)\).*\n", re.MULTILINE)
_FORGOTTEN: Final = pattern(r"^  call void @_ZNSt9once_flag18_Prepare_executionD[12]Ev\(.*\n", re.MULTILINE)
_CALL: Final = pattern(r"i32 @\w+\((?P<flag>ptr [^,\n]*), ptr (?:[a-z]+ )*@__once_proxy\)")


def with_direct_calls(text: str) -> str:
    """The module's text with calls of `__enzcc_once`; the same object if there are none."""
    if _PROXY not in text:
        return text
    called = {found["closure"]: found["called"] for found in _CALLS.finditer(text)}
    changed = False

    def rewritten(found: re.Match[str]) -> str:
        nonlocal changed
        body = found[0]
        prepared = list(_PREPARED.finditer(body)) if _PROXY in body else []
        if len(prepared) != 1 or prepared[0]["closure"] not in called:
            return body
        changed = True
        run, given = called[prepared[0]["closure"]], prepared[0]["given"]
        body = _FORGOTTEN.sub("", _PREPARED.sub("", body))
        return _CALL.sub(rf"i32 {_ONCE}(\g<flag>, ptr {run}, ptr {given})", body)

    text = _DEFINITION.sub(rewritten, text)
    return f"{text}\ndeclare i32 {_ONCE}(ptr, ptr, ptr)\n" if changed else text
