# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM IR as Python objects: types, instructions, modules; reader, writer, builder and verifier."""
