"""What globals may have led to before the request: evidence in code outside of it (initial_memory/pointers.py)."""

from __future__ import annotations

import pytest

from enzyme_passes.analysis.initial_memory.aliases import Aliases
from enzyme_passes.analysis.initial_memory.pointers import Taken
from enzyme_passes.analysis.memory.effects import ProgramEffects
from enzyme_passes.incremental.partition import with_marks, without_marks
from enzyme_passes.ir.reader import read_module
from enzyme_passes.requests.request import find_request_calls

TEXT = """
@stored = internal global [4 x double] zeroinitializer
@inner = internal global [4 x double] zeroinitializer
@initial = internal global [4 x double] zeroinitializer
@handed = internal global [4 x double] zeroinitializer
@plain = internal global [4 x double] zeroinitializer
@p = internal global ptr null
@q = internal global ptr @initial

declare void @keeps(ptr)
declare void @looks(ptr captures(none))

define void @set(i1 %which) {
  %chosen = select i1 %which, ptr @stored, ptr null
  store ptr %chosen, ptr @p
  %part = getelementptr double, ptr @inner, i64 1
  store ptr %part, ptr @p
  call void @keeps(ptr @handed)
  call void @looks(ptr @plain)
  store double 1.0, ptr @plain
  %part.plain = getelementptr double, ptr @plain, i64 1
  store double 1.0, ptr %part.plain
  ret void
}
"""


def test_a_global_is_led_to_if_its_address_is_put_into_memory_or_handed_to_who_may_keep_it() -> None:
    module = read_module(TEXT)
    taken = Taken(module, ProgramEffects(module))
    found = [name for name, variable in module.globals.items() if taken.is_taken(variable)]
    assert found == ["stored", "inner", "initial", "handed"]


NEW = "  %m = call noalias ptr @malloc(i64 80)\n"
PART = "  %t = getelementptr inbounds i8, ptr %m, i64 8\n"

SECOND_WAYS = {
    "loaded": "  %m = load ptr, ptr @p\n  store ptr %m, ptr @q\n",
    "stored twice": NEW + "  store ptr %m, ptr @p\n  store ptr %m, ptr @q\n",
    "a part": NEW + PART + "  store ptr %m, ptr @p\n  store ptr %t, ptr @q\n",
    "chosen": NEW + "  %t = select i1 %c, ptr %m, ptr null\n  store ptr %t, ptr @p\n",
    "in a loop": NEW + "  br label %1\n\n1:\n  store ptr %m, ptr %at\n  br label %1\n",
    "given": "  store ptr %a, ptr %at\n",
    "as a word": NEW + "  %t = ptrtoint ptr %m to i64\n  store ptr %m, ptr @p\n  store i64 %t, ptr @q\n",
    "in an aggregate": "  store { ptr, ptr } %pair, ptr @p\n",
    "copied": "  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 8 %at, i64 16, i1 false)\n",
    "returned by what keeps it": "  %m = call ptr @keeping()\n  store ptr %m, ptr @q\n",
}

ONE_WAY = {
    "null": "  store ptr null, ptr @p\n",
    "a new block": NEW + "  store ptr %m, ptr @p\n",
    "a new block after a test": NEW + "  br label %1\n\n1:\n  store ptr %m, ptr @p\n",
    "a new block by a function of the program's": "  %m = call ptr @making(i64 8)\n  store ptr %m, ptr @p\n",
    "a variable of its own": "  %own = alloca ptr, align 8\n  store ptr %a, ptr %own\n",
    "floats copied": "  %own = alloca [8 x double]\n"
    "  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %own, ptr align 8 %at, i64 64, i1 false)\n",
}

OTHERS = """
@p = internal global ptr null
@q = internal global ptr null
declare noalias ptr @malloc(i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define ptr @making(i64 %n) {
  %m = call ptr @malloc(i64 %n)
  ret ptr %m
}
define ptr @keeping() {
  %m = call ptr @malloc(i64 8)
  store ptr %m, ptr @p
  ret ptr %m
}
"""


@pytest.mark.parametrize(
    ("way", "second"), [*((w, True) for w in SECOND_WAYS), *((w, False) for w in ONE_WAY)], ids=lambda w: str(w)
)
def test_a_new_block_in_one_place_is_one_way_to_it_and_all_else_may_be_a_second(way: str, second: bool) -> None:
    text = SECOND_WAYS.get(way) or ONE_WAY[way]
    assert (
        Aliases(read_module(OTHERS)).makes_in(f"define void @set(ptr %a, ptr %at) {{\n{text}  ret void\n}}\n") is second
    )


def test_what_a_differentiated_function_does_counts_where_other_code_calls_it() -> None:
    text = "define void @put(ptr %at, ptr %a) {\n  store ptr %a, ptr %at\n  ret void\n}\n"
    module = read_module(text)
    assert not Aliases(module).are_made(module.functions.values())
    module = read_module(text + "define void @set(ptr %a) {\n  call void @put(ptr %a, ptr %a)\n  ret void\n}\n")
    assert Aliases(module).are_made([module.functions["put"]])


WHOLE = """
target triple = "x86_64-unknown-linux-gnu"
@data = internal global ptr null
@view = internal global ptr null

define void @before() {
  %m = call noalias ptr @malloc(i64 80)
  store ptr %m, ptr @data
  store ptr %m, ptr @view
  ret void
}

define internal double @f(ptr %x) {
  %v = load double, ptr %x
  %a = load ptr, ptr @data
  store double %v, ptr %a
  %b = load ptr, ptr @view
  %r = load double, ptr %b
  ret double %r
}

define void @request(ptr %x, ptr %d) {
  call void @__enzyme_autodiff(ptr @f, ptr %x, ptr %d)
  ret void
}

declare noalias ptr @malloc(i64)
declare void @__enzyme_autodiff(...)
"""


def test_a_module_that_stays_whole_is_told_the_same_as_its_parts() -> None:
    module = read_module(WHOLE)
    text = with_marks(WHOLE, module, find_request_calls(module))
    told = read_module(text)
    assert Taken(told, ProgramEffects(told)).is_aliased
    assert without_marks(text) == WHOLE
