# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where the shipped files are, for `enzyme-cli paths`, by which build systems find them."""

from __future__ import annotations

from pathlib import Path


def files() -> dict[str, Path]:
    """Directories and files under the names of `enzyme-cli paths`."""
    root = Path(__file__).parent
    return {
        "runtime": root,
        "include": root / "include",
        "cmake": root / "cmake",
        "toolchain": root / "cmake" / "enzcc-toolchain.cmake",
        "meson": root / "meson" / "enzcc.ini",
        "pkgconfig": root / "pkgconfig",
        "rust": root / "rust",
        "julia": root / "julia",
    }
