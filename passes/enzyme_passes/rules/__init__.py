# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Derivatives as data, and what is known of library functions."""
