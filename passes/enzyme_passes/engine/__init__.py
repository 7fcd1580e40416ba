# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Answers the requests of a module, innermost first, a level at a time; prints what the analyses found."""
