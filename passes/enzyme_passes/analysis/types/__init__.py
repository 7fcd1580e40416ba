# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What each byte of registers and memory is: points-to analysis with offsets, in Steensgaard's manner."""
