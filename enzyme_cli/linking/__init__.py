# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a link reads: object files, archives, bitcode, and the command line that names them."""
