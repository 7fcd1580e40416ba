# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`enzcc --help` and `enzcc --version`: what enzcc adds to the compiler in whose place it stands, and what that says.

Build tools ask these, too, through pipes: they find all that the compiler says, and of a version that first.
"""

from __future__ import annotations

import sys

from enzyme_frontends.native import NativeCompiler, run

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

HELP: Final = """\
{command} [options] file...

{command} compiles and links as {compiler} does, with the same options, and differentiates:

    double df = __enzyme_autodiff(f, x);        reverse mode: the gradient
    double df = __enzyme_fwddiff(f, x, 1.0);    forward mode: a derivative in one direction

Its own options:

  --report=FILE.html|DIR      show what each gradient keeps and computes again, line by line
  --profile-derivatives       with --report: ENZCC_PROFILE=FILE has the program count what its gradients do
  --check-derivatives[=...]   the program compares its gradients with differences as it runs
  --rules FILE                derivatives of functions whose code is not here
  --export-derivatives=f,g    derivatives as functions of the object; --emit-header=FILE declares them
  --lang LANGUAGE             of sources whose suffix does not say it: c, c++, fortran, rust, zig, d, ...
  --no-ir                     objects without IR: no request waits for a link
  --wait-for-link             the link answers all requests
  -Rpass[-missed|-analysis]=enzyme
                              remarks: what is computed again; kept, split; doubled, inactive
  --diagnostics-format=json   errors as one JSON object per line; =sarif: as a SARIF log
  --save-ir=DIR               LLVM's IR after each stage
  --time-report               how long each stage took
  -fenzyme-fast               fast-math in derivatives
  -Wno-enzyme-NAME            without a warning of enzcc's; -Werror=enzyme-NAME makes it an error

enzyme-cli explain CODE explains an error; enzyme-cli doctor shows what compilers are found; enzyme-cli --help has more.
"""


def answer(question: str, native: NativeCompiler) -> int:
    """What `--help` or `--version` is answered; the status. On a terminal, all of the compiler's options would hide
    ours."""
    command = [*native.program, question]
    if question == "--version":
        status = run(command)
        from importlib.metadata import version

        print(f"enzcc version {version('enzcc')}, in the place of {native.program[0]}", flush=True)
        return 1 if status < 0 else status
    name = "enzfc" if native.fortran else "enzc++" if native.cxx else "enzcc"
    print(HELP.format(command=name, compiler=native.program[0].rpartition("/")[2]), flush=True)
    if sys.stdout.isatty():
        print(f"All other options: {native.program[0]} --help", flush=True)
        return 0
    status = run(command)
    return 1 if status < 0 else status
