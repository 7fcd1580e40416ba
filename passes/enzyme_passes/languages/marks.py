# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Names by which one stage tells another about a function or variable."""

from __future__ import annotations

KEEP = "enzcc.keep"


EXPORTED = "_exported_"


"""In the names of the requests that exported derivatives hold (`exports.wrappers`)."""


READS = "enzyme_reads_globals"


"""The globals that an exported function reads, by their names: no derivative passes through them (`exports.reads`)."""


TAKEN = "enzcc.taken"  # functions whose addresses other files of the link take (see whole_program/reachability.py)


INLINE = "enzcc_inline"  # a function that may be inlined, but not before differentiation
