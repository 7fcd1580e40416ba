# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Memory in the type analysis: cells, what they hold, and what is read off them."""
