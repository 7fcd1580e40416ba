# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What carries a derivative from an active input to an active output."""
