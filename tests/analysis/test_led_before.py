"""What globals may have led to before the request: evidence in code outside of it (analysis/led_before.py)."""

from __future__ import annotations

from enzyme_passes.analysis.effects import ProgramEffects
from enzyme_passes.analysis.led_before import Taken, puts_twice
from enzyme_passes.ir.reader import read_module

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


def test_a_pointer_that_is_loaded_and_stored_or_stored_twice_makes_two_ways_to_one_object() -> None:
    assert puts_twice("  %a = load ptr, ptr @p\n  store ptr %a, ptr @q\n")
    assert puts_twice("  store ptr %a, ptr @p\n  store ptr %a, ptr @q\n")
    assert not puts_twice("  %a = call ptr @malloc(i64 8)\n  store ptr %a, ptr @p\n")
