# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a link reads: object files, archives, bitcode, and the command line that names them. Here: what objects that ask
for derivatives, or carry IR, are known by, which every command reads."""

from __future__ import annotations

REQUEST = b"__enzyme_"
IR_SECTION = ".enz.ir"
CLANGS_SECTION = ".llvmbc"
