# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What pointers in memory may lead to before a request begins."""
