# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which primal values the reverse sweep has, and how: kept, recomputed, or on the tape."""
