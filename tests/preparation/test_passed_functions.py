# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions that are given functions, in copies (normalize/passed_functions.py)."""

from __future__ import annotations

import re

import pytest

from enzyme_passes import pipeline
from enzyme_passes.engine.carried import Carried
from enzyme_passes.engine.options import EngineOptions
from enzyme_passes.incremental import cache
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.normalize.passed_functions import with_copies
from enzyme_passes.support.diagnostics import Failure

PROGRAM = """
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
declare void @__enzyme_autodiff(...)
define internal double @one(double %x) {
  ret double %x
}
define internal double @two(double %x) {
  ret double %x
}
define dso_local double @apply(ptr noundef %f, double %0) local_unnamed_addr {
  %2 = icmp eq ptr %f, null
  br i1 %2, label %none, label %some

some:
  %y = call double %f(double %0)
  br label %none

none:
  %r = phi double [ %y, %some ], [ 0.000000e+00, %1 ]
  ret double %r
}
define double @through(double %x, ptr %0) {
  %2 = call double @apply(ptr %0, double %x)
  ret double %2
}
define double @again(ptr %f, i32 %n, double %x) {
  %end = icmp eq i32 %n, 0
  br i1 %end, label %last, label %more

more:
  %m = sub i32 %n, 1
  %a = call double @again(ptr %f, i32 %m, double %x)
  ret double %a

last:
  %b = call double %f(double %x)
  ret double %b
}
define double @main(ptr %any) {
  BODY
  ret double 0.000000e+00
}
"""


def copied(*lines: str, rules: tuple[str, ...] = ()) -> str | None:
    text = with_copies(PROGRAM.replace("BODY", "\n  ".join(lines)), rules.__contains__)
    if text is not None:
        llvm.verify(llvm.parse(text))
    return text


def body_of(text: str, name: str) -> str:
    found = re.search(rf"^define [^\n]*@{re.escape(name)}\(.*?^}}", text, re.MULTILINE | re.DOTALL)
    assert found is not None, name
    return found[0]


def test_one_for_each() -> None:
    text = copied("%a = call double @apply(ptr @one, double 1.0)", "%b = call double @apply(ptr @two, double 1.0)")
    assert text is not None
    main = body_of(text, "main")
    assert main.index("@apply.for.1(ptr @one") < main.index("@apply.for.2(ptr @two")
    assert "call double @one(double %0)" in body_of(text, "apply.for.1")
    assert "icmp" not in body_of(text, "apply.for.2")
    assert text.count("define internal double @apply.for.") == 2


def test_none_is_given() -> None:
    text = copied("%a = call double @apply(ptr null, double 1.0)")
    assert text is not None
    assert "call" not in body_of(text, "apply.for.1")


def test_what_is_handed_on() -> None:
    text = copied(
        "%a = call double @through(double 1.0, ptr @two)", "%b = call double @again(ptr @one, i32 3, double 1.0)"
    )
    assert text is not None
    inner = re.search(r"@(apply\.for\.\d)\(ptr @two", body_of(text, "through.for.1"))
    assert inner is not None
    assert "call double @two(double %0)" in body_of(text, inner[1])
    again = re.search(r"@(again\.for\.\d)\(ptr @one", body_of(text, "main"))
    assert again is not None
    assert f"@{again[1]}(ptr @one" in body_of(text, again[1])


@pytest.mark.parametrize(
    ("why", "line", "rules"),
    [
        ("nobody knows which", "%a = call double @apply(ptr %any, double 1.0)", ()),
        ("it has a rule", "%a = call double @apply(ptr @one, double 1.0)", ("apply",)),
        ("it is called though it is null", "%a = call double @again(ptr null, i32 3, double 1.0)", ()),
        (
            "a request names it",
            "call void (...) @__enzyme_autodiff(ptr @apply)\n  %a = call double @apply(ptr @one, double 1.0)",
            (),
        ),
    ],
)
def test_what_is_not_copied(why: str, line: str, rules: tuple[str, ...]) -> None:
    assert copied(line, rules=rules) is None, why


REFUSED = """
define internal void @work(ptr %p) {
  %y = call double @apply(ptr @one, double 2.0)
  %z = call double @apply(ptr @two, double %y)
  %q = getelementptr i8, ptr %p, i64 16
  %v = load i64, ptr %p
  store i64 %v, ptr %q
  %last = getelementptr i8, ptr %p, i64 64
  store double %z, ptr %last
  ret void
}
"""


def test_the_failure_that_is_shown_is_located_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the attempt with copies, whose failure nobody sees, it is not asked where that is."""
    asked: list[str] = []
    located = cache._located

    def ask(prepared: str, number: int, options: EngineOptions, known: dict[int, Carried]) -> Failure | None:
        asked.append(prepared)
        return located(prepared, number, options, known)

    monkeypatch.setattr(cache, "_located", ask)
    text = PROGRAM.replace("BODY", "call void (...) @__enzyme_autodiff(ptr @work, ptr %any, ptr %any)")
    text = text.replace("local_unnamed_addr {", "local_unnamed_addr noinline {") + REFUSED
    with pytest.raises(Failure) as refused:
        pipeline.differentiate_modules([text], pipeline.PipelineOptions(), pipeline.Timing())
    assert refused.value.code == "EZ0301"
    assert len(asked) == 1
