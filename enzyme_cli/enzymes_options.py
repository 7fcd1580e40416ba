# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Options of the real Enzyme, as builds that were written for it pass them.

    -mllvm -enzyme-strong-zero=1    -Xclang -load -Xclang ClangEnzyme-22.so    -Wl,-mllvm=-load=LLDEnzyme-22.so

Each is one of four kinds. Those of results that enzcc has act. Those that only print, or say how the real Enzyme goes
to work, are accepted: enzcc's results do not depend on them. Those that would change results and that enzcc has not
are EZ0811, unless they say what holds anyway. And what is none of Enzyme's, a misspelt one, is EZ0811, too. Its plugin
is not loaded, which a warning says (`-Wno-enzyme-plugin`).
"""

from __future__ import annotations

import os

from enzyme_passes.support.diagnostics import Failure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final
    from typing import NamedTuple as Record
else:
    from enzyme_passes.support import Record

ACTING: Final = {
    "enzyme-strong-zero": "every request has enzyme_strong_zero",
    "enzyme-runtime-activity": "every request has enzyme_runtime_activity",
    "enzyme-fast-math": "-fenzyme-fast",
    "enzyme-strict-aliasing": "=0: -fno-strict-aliasing",
}
ACCEPTED: Final = frozenset(
    """enzyme-print enzyme-print-activity enzyme-printactivity enzyme-print-type enzyme-printtype enzyme-print-perf
    enzyme-printperf enzyme-print-unnecessary enzyme-printunnecessary enzyme-print-diffuse enzyme-printdiffuse
    enzyme-type-warning enzyme-runtime-error enzyme-memmove-warning enzyme-name-instructions
    enzyme-preopt enzyme-postopt
    enzyme-attributor enzyme-omp-opt enzyme-inline enzyme-inline-count enzyme-noalias enzyme-aggressive-aa
    enzyme-phi-restructure enzyme-coalese enzyme-select-opt enzyme-lower-globals enzyme-always-inline enzyme-new-cache
    enzyme-mincut-cache enzyme-loop-invariant-cache enzyme-shared-forward enzyme-rematerialize enzyme-register-reduce
    enzyme-smallbool enzyme-zero-cache enzyme-max-cache enzyme-cache-never enzyme-cache-always enzyme-blas-copy
    enzyme-lapack-copy enzyme-julia-addr-load enzyme-rust-type enzyme-max-int-offset enzyme-max-type-offset
    enzyme-max-type-depth enzyme-type-max-card enzyme-loose-types enzyme-detect-readthrow enzyme-assume-unknown-nofree
    enzyme-vectorize-at-leaf-nodes enzyme-fixup-julia enzyme-jobs""".split()
)
"""Printing, and how the real Enzyme goes to work. Where it guesses with them (-enzyme-loose-types), enzcc does not."""
REFUSED: Final = {
    "enzyme-truncate-all": "all arithmetic in another precision",
    "enzyme-truncate-func": "the arithmetic of functions in another precision",
    "enzyme-truncate-count": "counts of operations in another precision",
    "enzyme-global-activity": "which globals are active",
    "enzyme-nonmarkedglobals-inactive": "globals without a mark taken for inactive",
    "enzyme-emptyfn-inactive": "functions without body taken for inactive",
    "enzyme-inactive-dynamic": "values taken for inactive when the program runs",
    "enzyme-auto-sparsity": "sparse derivatives",
    "enzyme-enable": "requests that are not answered",
    "enzyme-fpopt": "arithmetic that is rewritten",
    "fpprofile-generate": "profiles of arithmetic",
}
HOLDING: Final = {"enzyme-enable": True}
"""What holds of those where it is not false."""
_TRUE: Final = ("", "1", "true", "TRUE", "True")
_FALSE: Final = ("0", "false", "FALSE", "False")


RUSTCS: Final = {
    "RuntimeActivity": "runtime-activity",
    "LooseTypes": "loose-types",
    "Inline": "inline",
    "NoPostopt": "postopt",
} | dict.fromkeys(
    """PrintTA PrintTAFn PrintAA PrintPerf PrintSteps PrintModBefore PrintModAfter PrintModFinal PrintPasses NoTT
    NoVecUnroll NoSafetyChecks NoModOptAfter EnableFncOpt""".split(),
    "print",
)
"""Of `rustc -Z autodiff=Enable,...`: what each is as an option here; those without effect on results are printing."""


class Taken(Record):
    """What options of Enzyme's come to: markers that every request has, how fast arithmetic may be, clang's options,
    those that say nothing here, and the plugins that are not loaded."""

    markers: list[str]
    flags: list[str]
    ignored: list[str]
    plugins: list[str]
    fast: list[bool]


def nothing() -> Taken:
    return Taken([], [], [], [], [])


def is_plugin(word: str) -> bool:
    """Whether a file is Enzyme's plugin: `ClangEnzyme-22.so`, `LLVMEnzyme-22.so`, `LLDEnzyme-22.so`."""
    return "enzyme" in os.path.basename(word).lower() and (".so" in word or ".dylib" in word or "nzyme-" in word)


def is_option(word: str) -> bool:
    return word.startswith(("-enzyme-", "--enzyme-")) or word.lstrip("-").partition("=")[0] in REFUSED


def take_rustcs(value: str, taken: Taken) -> None:
    """The value of rustc's `-Z autodiff=Enable,LooseTypes`. Raises EZ0811 where it cannot be heeded."""
    for word in value.split(","):
        name = word.partition("=")[0]
        if name == "Enable":
            taken.ignored.append(f"-Zautodiff={name}")
        elif name in RUSTCS:
            take(f"-enzyme-{RUSTCS[name]}", taken)
        else:
            raise Failure("EZ0811", f"there is no option -Z autodiff={word}", helps=[f"one of {', '.join(RUSTCS)}"])


def take(word: str, taken: Taken, *, fortran: bool = False) -> None:
    """An option as LLVM gets it, `-enzyme-strong-zero=1`. Raises EZ0811 where it cannot be heeded."""
    name, equals, value = word.lstrip("-").partition("=")
    if name in ACCEPTED:
        taken.ignored.append(word)
        return
    if name in REFUSED:
        if equals and _holds(value) is HOLDING.get(name, False):
            taken.ignored.append(word)
            return
        raise Failure(
            "EZ0811",
            f"-{name} is not supported",
            notes=[f"it would change results ({REFUSED[name]}), and must not be ignored"],
            helps=["leave it away"],
        )
    if name not in ACTING:
        raise Failure("EZ0811", f"there is no option -{name}", helps=_nearest(name))
    said = _holds(value)
    if said is None:
        raise Failure("EZ0811", f"-{name} is 0 or 1, and not '{value}'")
    if name == "enzyme-fast-math":
        taken.fast.append(said)
    elif name == "enzyme-strict-aliasing":
        taken.flags[:] = [] if said or fortran else ["-fno-strict-aliasing"]
    else:
        marker = name.replace("-", "_")
        if marker in taken.markers:
            taken.markers.remove(marker)
        if said:
            taken.markers.append(marker)


def from_linker(words: list[str], taken: Taken) -> list[str]:
    """What of the linker's words is not Enzyme's."""
    kept: list[str] = []
    for word in words:
        name, equals, value = word.partition("=")
        within = value if equals and name.lstrip("-") in ("mllvm", "plugin-opt", "load-pass-plugin", "load") else word
        loaded = within.partition("=")[2] if within.lstrip("-").startswith(("load=", "load-pass-plugin=")) else within
        if is_option(within):
            take(within, taken)
        elif is_plugin(loaded) and (within != word or loaded != within or _loads(kept)):
            taken.plugins.append(loaded)
        else:
            kept.append(word)
            continue
        if within in (word, loaded):
            while kept and kept[-1].lstrip("-") in ("mllvm", "plugin-opt", "load-pass-plugin", "load", "plugin"):
                kept.pop()  # what this one is the value of
    return kept


def _loads(words: list[str]) -> bool:
    return bool(words) and words[-1].lstrip("-") in ("mllvm", "load-pass-plugin", "load", "plugin")


def _holds(value: str) -> bool | None:
    return True if value in _TRUE else False if value in _FALSE else None


def _nearest(name: str) -> list[str]:
    import difflib

    near = difflib.get_close_matches(name, [*ACTING, *ACCEPTED, *REFUSED], n=1, cutoff=0.75)
    return [f"did you mean -{near[0]}?" if near else "docs/building.md lists those that there are"]
