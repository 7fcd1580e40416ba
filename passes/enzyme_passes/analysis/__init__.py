# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is known of a primal function in a context: control flow, memory, types, activity."""
