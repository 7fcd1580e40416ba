"""A fixed few of the programs that `make fuzz` makes without end: none is wrong, crashes or hangs.

And of the fuzzers themselves: the same seed is the same program, steps can be left out, and a fault that is planted in
the engine is found and comes out as a program of a few lines.
"""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from enzyme_passes.ir.instructions import GetElementPtr, Load
from enzyme_passes.synthesis.adjoint import instructions
from enzyme_passes.synthesis.shadow import forward_sweep
from tests.compiling import needs

from . import front_ends
from . import harness as judging
from .harness import FAILURES, Harness, Run
from .languages import LANGUAGES, generate
from .program import Program
from .reducer import reduce, size

MANY = 5 if os.environ.get("ENZCC_TEST_EVERYTHING") else 1
PROGRAMS = {"c": 6, "cpp": 3, "fortran": 3, "rust": 3}
NAMES = {"c": "c", "cpp": "c++", "fortran": "fortran", "rust": "rust"}


@pytest.mark.rotated(4)
@pytest.mark.parametrize("language", LANGUAGES)
def test_programs_of_memory(language: str, tmp_path: Path) -> None:
    """Reverse and forward mode and some other forms of request against differences, the primal against itself."""
    if language in ("fortran", "rust"):
        needs(language)
    harness = Harness(tmp_path, stripped=0, derivatives=0.25)
    found = {seed: harness.judge(generate(language, seed)) for seed in range(MANY * PROGRAMS[language])}
    failed = {seed: v for seed, v in found.items() if v.outcome in FAILURES}
    assert not failed
    tried = {seed: v for seed, v in found.items() if v.outcome != "skipped"}
    assert sum(v.outcome == "right" for v in tried.values()) >= len(tried) / 3, tried
    ours = ("plain-build", "undefined", "harness")
    assert not {seed: v for seed, v in tried.items() if v.outcome == "unsuitable" and v.kind in ours}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seed_is_a_program(language: str) -> None:
    for seed in range(20):
        assert generate(language, seed) == generate(language, seed)


def test_what_a_step_is_does_not_depend_on_the_others() -> None:
    whole = next(p for p in (generate("c", seed) for seed in range(100)) if len(p.steps) == 4)
    for step in whole.steps:
        (name,) = generate("c", whole.seed, [step]).names
        assert name == whole.names[step]


def test_a_front_end_is_drawn_apart_from_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clang that is not there changes nothing but by what a program is compiled; nor does a library."""
    there = {seed: generate("cpp", seed) for seed in range(60)}
    newest = front_ends.found()[max(front_ends.found())]
    every = dict.fromkeys(range(15, 23), newest)
    monkeypatch.setattr(front_ends, "found", lambda: every)
    monkeypatch.setattr(front_ends, "has_libcxx", lambda: True)
    all_of_them = {seed: generate("cpp", seed) for seed in there}
    assert len({p.clang for p in all_of_them.values()}) > 4
    assert any(front_ends.LIBCXX_OPTION in p.options for p in all_of_them.values())
    monkeypatch.setattr(front_ends, "found", lambda: {})
    monkeypatch.setattr(front_ends, "has_libcxx", lambda: False)
    none = {seed: generate("cpp", seed) for seed in there}
    assert not any(p.clang or front_ends.LIBCXX_OPTION in p.options for p in none.values())
    for made in (there, all_of_them):
        assert {seed: _without_front_end(p) for seed, p in made.items()} == none


def _without_front_end(program: Program) -> Program:
    options = tuple(o for o in program.options if o != front_ends.LIBCXX_OPTION)
    return replace(program, clang=0, options=options)


def test_an_alarm_of_the_sanitizer_about_what_is_right_is_a_finding(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Here it is made up."""
    ran = judging.run

    def cries(path: Path, program: Program) -> Run:
        found = ran(path, program)
        text = "==enzcc== ERROR: wrong derivative\n    derivative of 'program'\n"
        return Run(77, found.out, text) if path.name == "checked" else found

    program = next(p for p in (generate("c", seed) for seed in range(10)) if len(p.steps) == 1)
    harness = Harness(tmp_path, stripped=0, derivatives=1)
    verdict = harness.judge(program)
    assert (verdict.outcome, verdict.sanitizer) == ("right", "silent")
    monkeypatch.setattr(judging, "run", cries)
    verdict = harness.judge(program)
    assert (verdict.outcome, verdict.kind) == ("wrong", "sanitizer wrong-derivative")


def planted(monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    """Plant a fault in the engine of this process; its forks have it."""
    if fault == "attribute":
        # What shadows hold is said to be constant: LLVM moves loads of it over stores.
        for module in (instructions, forward_sweep):
            monkeypatch.setattr(module, "shadow_metadata", lambda *_: {"invariant.load": "!{}"})
    else:
        # The derivative is not added to what was read through a subscript.
        added = instructions.InstructionAdjoint.accumulate

        def sometimes(self: Any, pointer: Any, d: Any, align: int, like: Any = None) -> None:
            if not isinstance(like, Load) or not isinstance(like.pointer, GetElementPtr):
                added(self, pointer, d, align, like)

        monkeypatch.setattr(instructions.InstructionAdjoint, "accumulate", sometimes)


@pytest.mark.rotated(4)
@pytest.mark.parametrize("fault", ["attribute", "adjoint"])
def test_a_planted_fault_becomes_a_small_program(fault: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    planted(monkeypatch, fault)
    harness = Harness(tmp_path, stripped=0)
    for seed in range(40):
        program = generate("c", seed)
        verdict = harness.judge(program)
        if verdict.outcome == "wrong":
            assert fault != "adjoint" or "wrong-derivative" in verdict.sanitizer
            break
    else:
        pytest.fail("the fault is not found")
    small, verdict = reduce(program, limit=300, enough=30)
    assert verdict.outcome == "wrong"
    assert size(small) <= 30, small.sources[0].text
