# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What requests ask for: `__enzyme_autodiff(f, ...)` and its kin, found, read and checked."""
