"""The codes that are differentiated through: which files of which package, and how they are compiled."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

_EXTERNAL = re.compile(r"^ {6}(?:\s*EXTERNAL|     [$&+*1-9])\s+(.*)$", re.MULTILINE | re.IGNORECASE)
_UNIT = re.compile(r"^ {6}(?:(?:REAL|LOGICAL|INTEGER) )?(?:SUBROUTINE|FUNCTION|PROGRAM) *(\w+)", re.IGNORECASE)
_END = re.compile(r"^ {6}END *(?:!.*)?$", re.IGNORECASE)
_USE = re.compile(r"^ *use +(\w+)", re.MULTILINE | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Code:
    """A source package of Debian's, and its files that make the archive: those of `roots` and of what they call, in
    netlib's way a file for each routine; or the program units of `cut` files that are wanted, in one file."""

    package: str
    directories: tuple[str, ...] = (".",)
    roots: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    cut: tuple[tuple[str, str], ...] = ()  # file, its program units
    flags: tuple[str, ...] = ()


def _lapack(*roots: str) -> Code:
    return Code("lapack", ("SRC", "BLAS/SRC", "INSTALL"), roots)


def _minpack(*roots: str) -> Code:
    return Code("minpack", (".",), roots)


ODEPACK = Code(
    "r-cran-desolve",
    ("src",),
    files=("opkda1.f", "dlinpk.f", "errmsg.f"),
    cut=(("opkdmain.f", "DLSODE"),),
)
BLAS_1 = Code("lapack", ("BLAS/SRC",), ("daxpy", "dcopy", "ddot", "dscal", "idamax"))
XFOIL = Code(
    "xfoil",
    ("src",),
    cut=(
        ("xoper.f", "SPECAL MHINGE"),
        ("xfoil.f", "TECALC MRCL COMSET CLCALC CPCALC"),
        ("xpanel.f", "GGCALC PSILIN APCALC NCALC QISET"),
        ("xsolve.f", "LUDCMP BAKSUB"),
        ("spline.f", "SCALC SEGSPL SEVAL DEVAL D2VAL SPLIND SPLINE SPLINA TRISOL SINVRT"),
        ("xgeom.f", "LEFIND"),
        ("xgdes.f", "INSIDE"),
        ("xutils.f", "ATANC"),
    ),
    flags=("-fdefault-real-8",),
)
CODES = {
    "solve": (_lapack("dgesv"),),
    "cholesky": (_lapack("dpotrf", "dpotrs"),),
    "eigenvectors": (_lapack("dsyev"),),
    "singular_values": (_lapack("dgesvd"),),
    "root": (_minpack("hybrd1"),),
    "fit": (_minpack("lmder"),),
    "stiff": (ODEPACK, BLAS_1),
    "airfoil": (XFOIL,),
}
"""By the program that is linked with it."""


def sources(code: Code, unpacked: Path, directory: Path) -> list[Path]:
    """The files to compile, in order; what is cut out is written to `directory`."""
    places = [unpacked / d for d in code.directories]
    found = _closure(code.roots, places)
    found += [place / name for name in code.files for place in places]
    if code.cut:
        units = [u for name, wanted in code.cut for u in _cut(places[0] / name, wanted.split())]
        made = directory / f"{code.package}-units.f"
        made.write_text("\n".join(units))
        found.append(made)
    return found


def _closure(roots: Iterable[str], places: list[Path]) -> list[Path]:
    """The files of routines and of all that these name; modules before those who use them."""
    found: dict[Path, None] = {}
    modules: dict[Path, list[str]] = {}
    pending = list(roots)
    while pending:
        name = pending.pop().lower()
        candidates = (place / (name + suffix) for place in places for suffix in (".f", ".f90", ".F90"))
        file = next((c for c in candidates if c.exists()), None)
        if file is None or file in found or file in modules:
            continue
        text = file.read_text(errors="replace")
        used = _USE.findall(text)
        if re.search(r"^ *module\b", text, re.MULTILINE | re.IGNORECASE):
            modules[file] = [word.lower() for word in used]
        else:
            found[file] = None
        code = "\n".join(line for line in text.splitlines() if line[:1] not in ("*", "C", "c", "!"))
        pending += used
        pending += [word for word in re.findall(r"\w+", code) if word.lower() != name and len(word) > 3]
    return [*sorted(modules, key=lambda file: len(modules[file])), *found]


def _cut(file: Path, wanted: list[str]) -> list[str]:
    units: dict[str, list[str]] = {}
    lines: list[str] | None = None
    for line in file.read_text(errors="replace").splitlines():
        if lines is None and (begin := _UNIT.match(line)) is not None:
            lines = units.setdefault(begin[1].upper(), [])
        if lines is not None:
            lines.append(line)
            if _END.match(line):
                lines = None
    return ["\n".join(units[name]) for name in wanted]
