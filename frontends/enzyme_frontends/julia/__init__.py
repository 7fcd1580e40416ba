# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Julia's IR made into IR that needs no running Julia.

bitcode of a method (emission.jl) -> description.py: what Julia says of it
    -> lowering.py: address spaces, intrinsics and the runtime's calls settled (cold.py: code that ends in an exception)
    -> entries.py: functions that C can call, or the request of an in-process derivative
"""
