"""What users write in C++ to ask for derivatives: templates, lambdas, references, struct results."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cpp.running import HERE, WAYS, confirm, confirm_sanitized, programs, stem


@pytest.mark.parametrize("flags", WAYS, ids=" ".join)
@pytest.mark.parametrize("program", programs("headers"), ids=stem)
def test_a_request_as_cpp_spells_it_is_answered(program: Path, flags: tuple[str, ...], tmp_path: Path) -> None:
    confirm(program, *flags, into=tmp_path)


def test_struct_results_and_captures_are_clean_under_sanitizers(tmp_path: Path) -> None:
    for name in ("callables", "structs"):
        confirm_sanitized(HERE / "headers" / f"{name}.cpp", into=tmp_path)
