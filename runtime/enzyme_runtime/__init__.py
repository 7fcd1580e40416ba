# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is shipped to users' programs: headers, modules of other languages, and the small C runtime."""
