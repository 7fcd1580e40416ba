# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Variables of the C and C++ libraries: the program's numbers are in none of these, nor behind the pointers in them."""

from __future__ import annotations

from typing import Final

from enzyme_passes.support.patterns import pattern

_NAMES: Final = frozenset(
    """stdin stdout stderr __stdinp __stdoutp __stderrp environ __environ _environ optarg optind opterr optopt
    program_invocation_name program_invocation_short_name tzname __tzname sys_errlist sys_siglist __progname
    __progname_full signgam""".split()
)
_STREAMS: Final = pattern(
    r"_ZSt(?:3cin|4cout|4cerr|4clog|4wcin|5wcout|5wcerr|5wclog)|_ZNSt3__1(?:3cin|4cout|4cerr|4clog)E"
)


def is_of_library(name: str) -> bool:
    """Whether a variable that is declared elsewhere is the library's own."""
    return name in _NAMES or _STREAMS.fullmatch(name) is not None
