# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`enzyme-cli new`: a small project of a kind, with a gradient and its check: filled in files of `templates`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from enzyme_passes.support.diagnostics import Failure

KINDS: Final = {
    "c": ("make", "./fit", "make check"),
    "cpp": ("make", "./fit", "make check"),
    "fortran": ("make", "./fit", "make check"),
    "rust": ("enzyme-cli cargo build", "enzyme-cli cargo run", "enzyme-cli cargo test"),
    "python": ("python fit.py", "python fit.py --check"),
    "cmake": (
        "cmake -B build -DCMAKE_TOOLCHAIN_FILE=$(enzyme-cli paths --toolchain)",
        "cmake --build build",
        "build/fit",
        "ctest --test-dir build --output-on-failure",
    ),
}
"""What builds and runs a project, and checks its gradient last."""
_TEMPLATES: Final = Path(__file__).with_name("templates")


def make(kind: str, directory: Path) -> list[str]:
    """Write the project; the commands for it. Raises Failure EZ0805."""
    if directory.exists() and (not directory.is_dir() or any(directory.iterdir())):
        raise Failure("EZ0805", f"{directory} is there already", helps=["name a directory that is new or empty"])
    from enzyme_runtime.files import files

    name = re.sub(r"[^\w-]+", "-", directory.resolve().name).strip("-") or "project"
    if name[0].isdigit():
        name = f"project-{name}"
    filled = {"@NAME@": name, "@RUST@": str(files()["rust"])}
    folder = _TEMPLATES / kind
    try:
        for template in sorted(path for path in folder.rglob("*.in") if path.is_file()):
            text = template.read_text()
            for word, value in filled.items():
                text = text.replace(word, value)
            made = directory / template.relative_to(folder).with_suffix("")
            made.parent.mkdir(parents=True, exist_ok=True)
            made.write_text(text)
        commands = list(KINDS[kind])
        (directory / "README.md").write_text(_readme(name, commands))
    except OSError as error:
        raise Failure("EZ0805", f"{directory} cannot be written: {error.strerror}") from error
    return commands


def _readme(name: str, commands: list[str]) -> str:
    lines = "".join(f"    {command}\n" for command in commands)
    return (
        f"# {name}\n\nA model is fitted to data by its gradient, which enzcc makes.\n\n{lines}\n"
        "The last command checks the gradient. `enzyme-cli doctor` says what is missing.\n"
    )
