# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What flang knows and LLVM does not, in raw IR."""
