# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The commands: `enzcc`, `enzc++`, `enzfc`, drop-in compilers, and `enzyme-cli`, the tool around them."""
