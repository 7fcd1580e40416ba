# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What functions without bodies do to memory, and what data they keep."""
