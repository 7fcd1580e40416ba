# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`--check-derivatives`: programs that check each gradient as they run.

    sites.py            what a request's answer tells the runtime: a frame with the arguments, one with their shadows,
                        and how the plain function is called
    twins.py            functions that hold requests, and are differentiated themselves
    inactive_calls.py   what the user says to have no derivative is a constant to differences as well
    memory_watch.py     copies of the functions that a request reaches, which tell the runtime of each access to memory

runtime/enzyme_runtime/csrc/check.c does the rest; docs/internals/checking.md is the argument. Nothing of the engine's
opinion of types and activity is asked here: what the engine got wrong is to be found.
"""
