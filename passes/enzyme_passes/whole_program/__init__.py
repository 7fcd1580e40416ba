# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The IR of a link: what its requests reach, and that as one module.

    units, prevailing -> reach -> merge -> one module for the pipeline

`reach` and `merge` know modules and which definition the linker took for each symbol; objects, archives and command
lines are the commands' affair. `missing_definitions` answers for one module what it lacks, so that its requests wait.
"""

from enzyme_passes.whole_program.inputs import Unit
from enzyme_passes.whole_program.merge import Merged, merge
from enzyme_passes.whole_program.missing import Missing, missing, missing_definitions
from enzyme_passes.whole_program.reachability import Reach, reach
from enzyme_passes.whole_program.rust_std import StdModule, import_std, is_std_function

__all__ = [
    "StdModule",
    "Merged",
    "Missing",
    "Reach",
    "Unit",
    "import_std",
    "is_std_function",
    "merge",
    "missing",
    "missing_definitions",
    "reach",
]
