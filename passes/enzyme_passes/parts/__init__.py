# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A module taken apart: what its requests need, by itself, and the rest of the program."""
