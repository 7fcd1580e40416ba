# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What functions of flang's runtime do to memory that have no body in ir/fortran.ll: input and output, clocks,
characters, the ends of programs. No derivative passes through any of them.

A statement of input or output is a chain of calls on a cookie of the library's:

    %c = call ptr @_FortranAioBeginExternalListOutput(i32 6, ptr @file, i32 12)
    call i1 @_FortranAioOutputReal64(ptr %c, double %x)
    call i32 @_FortranAioEndIoStatement(ptr %c)

What an internal unit is written to is taken for written at its beginning: nothing may look at it before the end.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from enzyme_passes.library.facts import Facts

PREFIX: Final = "_FortranA"

_ANY_POINTER: Final = tuple(range(9))
_SAID: Final[Facts] = {"observable": True, "inactive": True}
_LIBRARYS: Final[Facts] = {"returns_own": True, "reads": _ANY_POINTER, **_SAID}

_TABLE: Final[tuple[tuple[str, Facts], ...]] = (
    (r"ioBeginInternalArray\w+Output", {"reads_anything": True, "writes_anything": True, **_LIBRARYS}),
    (r"ioBeginInternalArray\w+Input", {"reads_anything": True, "captures": (0,), **_LIBRARYS}),
    (r"ioBeginInternal\w+Output", {"writes": (0,), "captures": (0,), **_LIBRARYS}),
    (r"ioBeginInternal\w+Input", {"captures": (0,), **_LIBRARYS}),
    (r"ioBegin\w+", _LIBRARYS),
    (r"ioOutput(?:Descriptor|DerivedType|Namelist)", {"reads_anything": True, **_SAID}),
    (r"ioOutput\w+", {"reads": (1,), **_SAID}),
    (r"ioInput(?:Integer|Real32|Real64|Complex32|Complex64|Ascii|Character|Logical)", {"writes": (1,), **_SAID}),
    (r"ioInputDescriptor", {"reads_anything": True, "writes_anything": True, "writes_integers": True, **_SAID}),
    (r"ioInquire\w+", {"writes": (2,), **_SAID}),
    (r"ioSet\w+", {"reads": (1,), **_SAID}),
    (r"ioGet(?:NewUnit|IoMsg)", {"writes": (1,), **_SAID}),
    (r"io(?:EnableHandlers|EndIoStatement|GetSize|GetIoLength|GetAsynchronousId|CheckUnitNumberInRange\d+)", _SAID),
    (r"StopStatement|StopStatementText|FailImageStatement|Abort|Exit|ReportFatalUserError|ProgramEndStatement",
     {"reads": (0, 1), "noreturn": True, **_SAID}),
    (r"ProgramStart", {"reads": (1, 2, 3), "captures": (1, 2), **_SAID}),
    (r"PauseStatement\w*", {"reads": (0,), **_SAID}),
    (r"CpuTime|SystemClockCount\w*|ArgumentCount|GetPID|[UG]etUID|GetGID|Sleep|time|Secnds", _SAID),
    (r"DateAndTime|GetCommandArgument|GetCommand|GetEnvVariable|GetCwd",
     {"reads_anything": True, "writes_anything": True, "writes_integers": True, **_SAID}),
    (r"RandomInit|RandomSeed\w*",
     {"reads_anything": True, "writes_anything": True, "writes_integers": True, **_SAID}),
    (r"RandomNumber", {"reads_anything": True, "writes_anything": True, **_SAID}),
    (r"CharacterCompareScalar\d?|LenTrim[124]|(?:Index|Scan|Verify)[124]", {"reads": (0, 1, 2), "inactive": True}),
    (r"CharacterPad1", {"writes": (0,), "inactive": True}),
    (r"CharacterAppend1", {"reads": (3,), "writes": (0,), "inactive": True}),
    (r"(?:LBound|UBound|Lbound|Ubound|Size)(?:Dim)?|IsContiguous\w*|ClassIs|SameTypeAs|ExtendsTypeOf|IsAssumedSize",
     {"reads_anything": True, "inactive": True}),
    (r"(?:Exponent|Floor|Ceiling|Nint)\d+_\d+|R?R?Spacing\d+|IsNaN\d+|IsFinite\d+|Selected\w+Kind\w*",
     {"reads": (0,), "inactive": True}),
)  # fmt: skip


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], Facts], ...]:
    return tuple((re.compile(pattern), facts) for pattern, facts in _TABLE)


@cache
def facts_of(name: str) -> Facts | None:
    """The fields of the entry for the symbol `name` (`LibraryFunction`), or None if nothing is known of it."""
    if not name.startswith(PREFIX):
        return None
    rest = name.removeprefix(PREFIX)
    return next((facts for pattern, facts in _patterns() if pattern.fullmatch(rest)), None)
