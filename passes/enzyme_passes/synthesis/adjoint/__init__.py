# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reverse mode: the augmented primal, the plan, and the reverse sweep."""
