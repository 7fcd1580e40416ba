# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What objects that ask for derivatives, or carry IR, are known by. Every command reads this."""

from __future__ import annotations

REQUEST = b"__enzyme_"
IR_SECTION = ".enz.ir"
CLANGS_SECTION = ".llvmbc"
