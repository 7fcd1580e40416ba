# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A primal function in the form that analyses and synthesis read."""
