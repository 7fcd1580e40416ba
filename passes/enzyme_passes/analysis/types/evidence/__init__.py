# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What single instructions and their metadata say about types."""
