# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes derivative functions: shadows in both modes, tangents, adjoints, and the answers to requests."""
