# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The last line of defence: does bits' way from active inputs to active outputs survive in the derivative that was
written?

An analysis of its own, and a plain one: no types deduced, no type-based alias information, no attribute but what
front ends promise of functions without a body. It shares nothing with `analysis` but the names of things in the IR.

    places.py     memory objects, and places in them: offset and stride
    graph.py      the flow graph of one function: registers and cells, what moves between them, where pointers lead
    transfer.py   from instructions to edges
    calls.py      from calls to edges: the library's functions, functions with rules, and summaries of functions with
                  bodies
    flows.py      forward from what is active, backward from what is wanted
    record.py     what a derivative function that was written follows
    auditor.py    both put together: EZ0304

docs/internals/auditor.md says what it covers and what it does not.
"""
