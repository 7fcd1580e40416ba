"""The pipeline stage by stage, for `enzyme-cli opt` and `check`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from enzyme_passes import llvm, preprocess
from enzyme_passes.llvm import OptimizeOptions
from enzyme_passes.pipeline import PipelineOptions, Timing, differentiate_modules, finish_text, prepare_text


def derived_text(sources: Sequence[bytes | str], rules_files: tuple[Path, ...]) -> str:
    """Raw IR to derived IR. Raises Failure."""
    return differentiate_modules(sources, PipelineOptions(rules_files=rules_files), Timing())


def run(source: bytes | str, stop_after: str, rules_files: tuple[Path, ...], level: int, *, prepared: bool) -> str:
    """The text after one stage. Raises Failure."""
    from enzyme_passes.engine import EngineOptions, differentiate

    raw = llvm.text_of(llvm.link([source]))
    if stop_after == "preprocess":
        return preprocess.preprocess(raw)
    text = raw if prepared else prepare_text(raw)
    if stop_after == "prepare":
        return text
    if stop_after == "analysis":
        return analyses_text(text, rules_files)
    derived = differentiate(text, EngineOptions(rules_files=rules_files, optimize_level=level)).text
    if stop_after == "synthesis":
        return derived
    module = finish_text(derived, PipelineOptions(debug=True), Timing())
    llvm.optimize(module, OptimizeOptions(level=level))
    return llvm.text_of(module)
