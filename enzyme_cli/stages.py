# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The pipeline stage by stage, for `enzyme-cli opt` and `check`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from enzyme_passes.languages import prepare as preprocess
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.llvm.binding import OptimizeOptions
from enzyme_passes.pipeline import PipelineOptions, Timing, differentiate_modules, finish_text, prepare_text

LastStage = Literal["preprocess", "prepare", "analysis", "plan", "synthesis", "optimize"]


def derived_text(sources: Sequence[bytes | str], rules_files: tuple[Path, ...]) -> str:
    """Raw IR to derived IR. Raises Failure."""
    return differentiate_modules(sources, PipelineOptions(rules_files=rules_files), Timing())


def run(source: bytes | str, last: LastStage, rules_files: tuple[Path, ...], level: int, *, prepared: bool) -> str:
    """The text after one stage. Raises Failure."""
    raw = llvm.text_of(llvm.link([source]))
    if last == "preprocess":
        return preprocess.preprocess(raw)
    text = raw if prepared else prepare_text(raw)
    if last == "prepare":
        return text
    if last == "analysis":
        from enzyme_passes.engine.dump_analysis import findings

        return findings(text, rules_files)
    from enzyme_passes.engine.levels import differentiate
    from enzyme_passes.engine.options import EngineOptions

    plans: list[str] = []
    derived = differentiate(text, EngineOptions(rules_files=rules_files, verify=True, plans=plans.append)).text
    if last == "plan":
        return "\n".join(plans)
    if last == "synthesis":
        return derived
    module = finish_text(derived, PipelineOptions(debug=True), Timing())
    llvm.optimize(module, OptimizeOptions(level=level))
    return llvm.text_of(module)
