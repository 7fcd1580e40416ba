# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What derivatives tell LLVM, each fact with its reason; and all of it taken away again."""
