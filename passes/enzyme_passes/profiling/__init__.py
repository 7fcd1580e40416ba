# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`--profile-derivatives`: programs that count what their derivatives do (runtime/enzyme_runtime/csrc/profile.c).

    marks.py       which functions are derivatives, where their reverse sweep begins, what each reservation is for:
                   written beside the report of a level, and read when all levels are done
    counting.py    the counters, and the line that each derivative has reached

It is done on the module in which all requests are answered, so no derivative is made of it.
"""
