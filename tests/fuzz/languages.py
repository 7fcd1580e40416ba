"""The languages, by name."""

from __future__ import annotations

from collections.abc import Callable, Collection

from . import front_ends
from .idioms import c, cpp, fortran, rust
from .program import Program

LANGUAGES: dict[str, Callable[[int, Collection[int] | None], Program]] = {
    "c": c.generate,
    "cpp": cpp.generate,
    "fortran": fortran.generate,
    "rust": rust.generate,
}


def generate(language: str, seed: int, steps: Collection[int] | None = None) -> Program:
    return front_ends.choose(LANGUAGES[language](seed, steps))
