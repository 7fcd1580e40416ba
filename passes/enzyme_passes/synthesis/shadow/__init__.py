# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Both modes: the copy of the primal, and beside it the shadows of what it computes."""
