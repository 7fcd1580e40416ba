# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What functions do to memory, where pointers lead, and what the reverse sweep still finds there."""
