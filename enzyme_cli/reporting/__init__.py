# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The report of a gradient (--report): what the engine decided, line by line of the user's source.

units (engine/report.py) -> document: with the source -> page.html, text on a terminal, or JSON
                                      and with what the program counted (profile.py)
"""
