# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the reverse sweep has of the primal: values kept on the tape, and values that it computes again."""
