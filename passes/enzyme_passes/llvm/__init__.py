# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM itself, through llvmlite, and the source lines that its debug information knows."""
