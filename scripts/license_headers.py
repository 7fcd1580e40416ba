# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every source file of the product names its licence in its first lines, as https://spdx.dev describes.

    python scripts/license_headers.py            lists files without the line; exit status 1 if there are any
    python scripts/license_headers.py --write    adds it

`tests/packaging` runs the first form. Generated files are not marked: their generators are.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PRODUCT: Final = ("enzyme_cli", "frontends", "passes", "runtime", "scripts")
LINE: Final = "SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception"
COMMENTS: Final = {
    **dict.fromkeys((".py", ".jl", ".cmake", ".sh"), "# {}"),
    **dict.fromkeys((".c", ".h"), "/* {} */"),
    ".rs": "// {}",
    ".f90": "! {}",
}
CPP_HEADERS: Final = ROOT / "runtime/enzyme_runtime/include/enzyme"  # without suffix, as C++ has it


def comment(path: Path) -> str | None:
    """The line for a file, or None where a file of this kind needs none."""
    form = "// {}" if path.parent == CPP_HEADERS else COMMENTS.get(path.suffix)
    return None if form is None else form.format(LINE)


def unmarked() -> list[Path]:
    """Source files of the product without the line."""
    files = (path for folder in PRODUCT for path in sorted((ROOT / folder).rglob("*")) if path.is_file())
    ours = (path for path in files if not {"__pycache__", "target"} & set(path.parts))
    return [path for path in ours if comment(path) and LINE not in "".join(path.read_text().splitlines(True)[:3])]


def mark(path: Path) -> None:
    """Add the line; behind `#!`, where the file begins with that."""
    lines = path.read_text().splitlines(keepends=True)
    lines.insert(1 if lines and lines[0].startswith("#!") else 0, f"{comment(path)}\n")
    path.write_text("".join(lines))


def main(arguments: list[str]) -> int:
    found = unmarked()
    for path in found:
        if "--write" in arguments:
            mark(path)
        else:
            print(f"{path.relative_to(ROOT)}: no line `{LINE}` (python scripts/license_headers.py --write adds it)")
    return 1 if found and "--write" not in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
