# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`python -m enzcc.command`: the command `enzcc` in a process of this Python, wherever its scripts are."""

from __future__ import annotations

from enzyme_cli.driver import enzcc

if __name__ == "__main__":
    enzcc()
