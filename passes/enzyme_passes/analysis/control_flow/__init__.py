# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loops, and groups of functions that call each other."""
