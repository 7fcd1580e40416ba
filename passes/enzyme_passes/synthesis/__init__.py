# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writing derivative functions: tangents, adjoints, shadows and reversed control flow."""
