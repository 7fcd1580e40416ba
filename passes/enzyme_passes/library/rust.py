# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is known of Rust's standard library, by the paths of its functions.

Generic and inline functions come along with the program; what is left are calls of machine code in the rlibs:

    core::panicking::panic_bounds_check     does not return; no derivative leaves a panic
    std::io::stdio::_print                  reads what it prints
    alloc::fmt::format::format_inner        a String, which holds no float

The allocator's functions, whose symbols are mangled with their crate, are in the library's table under plain names.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from enzyme_passes.library.facts import Facts
from enzyme_passes.library.rust_names import path_of
from enzyme_passes.support.patterns import pattern

ALLOCATOR: Final = pattern(r"(?:\d+_)?(__rust_(?:alloc|dealloc|realloc|alloc_zeroed|no_alloc_shim_is_unstable\w*))$")
"""The end of an allocator's symbol: `_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc`, or `__rust_alloc`."""

_PANIC: Final[Facts] = {"reads_anything": True, "observable": True, "inactive": True, "noreturn": True}
_OUTPUT: Final[Facts] = {"reads_anything": True, "observable": True, "inactive": True}
_TEXT: Final[Facts] = {"reads_anything": True, "writes": (0,), "captures": (1,), "inactive": True}

_TABLE: Final[tuple[tuple[str, Facts], ...]] = (
    # Panics, with the checks that only lead to them kept out of line.
    (r"core::panicking::\w+", _PANIC),
    (r"std::(panicking|rt|process)::(begin_panic|panic_fmt|panic_display|abort|exit|rust_panic\w*)(_\w+)?", _PANIC),
    (r"core::(option|result)::(unwrap_failed|expect_failed)", _PANIC),
    (r"core::cell::(panic|panic_already)_\w+", _PANIC),
    (r"core::slice::index::([\w{}]+::)*slice_\w+", _PANIC),
    (r"core::(slice|str|num|array|iter|char|intrinsics|alloc|time|unicode|ascii|hint|mem|ptr|ops|cell)::"
     r"([\w{}: ]+::)*(do_panic|panic\w*|overflow_panic|\w+_fail|\w+_failed)(::[\w{}]+)*",
     _PANIC),
    (r"alloc::(raw_vec|alloc|vec|rc|sync|string|collections)::([\w{}: ]+::)*"
     r"(handle_error|capacity_overflow|handle_alloc_error|assert_failed|rt_error|panic\w*)", _PANIC),
    (r"std::(alloc|thread)::([\w{}: ]+::)*(handle_alloc_error|rust_oom|panic_access_error)", _PANIC),
    # Printing, and texts.
    (r"std::io::stdio::_e?print", _OUTPUT),
    (r"std::io::\w+(::\w+)*", {"reads_anything": True, "writes_anything": True, **_OUTPUT}),
    (r"alloc::fmt::format(::format_inner)?", _TEXT),
    (r"(core|alloc)::fmt::(Display|Debug|LowerExp|UpperExp|LowerHex|UpperHex|Binary|Octal|Pointer|Write)::\w+",
     {**_OUTPUT, "writes": (0, 1)}),
    (r"core::fmt::([\w{}: ]+::)*\w+", {**_OUTPUT, "writes": (0, 1)}),
    (r"core::str::(count|pattern|validations|converts|traits|lossy)::([\w{}: ]+::)*\w+",
     {"reads_anything": True, "writes": (0,), "inactive": True}),
    (r"core::num::(imp::)?(dec2flt|flt2dec)::([\w{}: ]+::)*\w+",
     {"reads_anything": True, "writes": (0,), "inactive": True}),
    # Destructors of `thread_local!`: put on a list of the library's own, called when the thread ends.
    (r"std::sys::thread_local::(destructors::([\w{}]+::)*register|guard::([\w{}]+::)*enable)", {"inactive": True}),
    # What the processor can do (`is_x86_feature_detected!`), kept in a variable of the library's own.
    (r"std_detect::detect::([\w{}: ]+::)*\w+", {"inactive": True}),
    # Clocks, the environment, seeds of hash tables.
    (r"std::time::(Instant|SystemTime)::(now|elapsed|duration_since)", {"observable": True, "inactive": True}),
    (r"std::(sys|hash)::([\w{}: ]+::)*hashmap_random_keys", {"observable": True, "inactive": True}),
)  # fmt: skip


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], Facts], ...]:
    return tuple((re.compile(pattern), facts) for pattern, facts in _TABLE)


@cache
def facts_of(symbol: str) -> Facts | None:
    """What is known of the function of that symbol; None: nothing, or it is not Rust's."""
    path = path_of(symbol)
    if path is None:
        return None
    return next((facts for pattern, facts in _patterns() if pattern.fullmatch(path)), None)


def sibling(symbol: str, name: str) -> str:
    """Another function of the allocator that `symbol` belongs to: `..14___rust_realloc` -> `..12___rust_alloc`."""
    found = ALLOCATOR.search(symbol)
    assert found is not None
    plain = found[0] == found[1]
    return symbol[: found.start()] + (name if plain else f"{len(name)}_{name}")
