# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The derivatives of a module, part by part: each from a cache where it is known, or from the engine."""
