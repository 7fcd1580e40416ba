# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The engine of enzcc: differentiation of LLVM IR. Knows nothing of compilers or command lines."""
