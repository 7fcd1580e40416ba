# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A request becomes the call of a derivative function."""
