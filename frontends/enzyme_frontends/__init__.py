# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Front ends: how each language's own compiler is found, probed, asked for raw IR, and asked to link."""
