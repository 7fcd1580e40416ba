"""What docs/frameworks.md shows is what happens."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.frameworks.documents import confirm, programs


@pytest.mark.parametrize("name", programs("_jax.py"))
def test_a_program_prints_what_the_document_shows(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    confirm(name, tmp_path, monkeypatch, capsys)
