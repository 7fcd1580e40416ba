# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What raw IR needs before LLVM optimizes: of requests, and of each source language."""
