# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Derivatives of named functions as functions of the object, for files and linkers that never see the code's IR.

`names` finds the functions that the user names, `wrappers` adds their derivatives to the raw module as functions that
hold requests, `c_abi` says how those return structs, `header` writes the C header that declares and registers them.
"""
