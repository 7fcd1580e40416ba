"""An attribute list says what stands in it, and nothing that only looks so."""

from __future__ import annotations

import pytest

from enzyme_passes.ir.attributes import attributes_in, function_attributes, type_in_memory
from enzyme_passes.ir.reader import read_module
from enzyme_passes.ir.text import (
    matching,
    mentions,
    next_metadata_number,
    split_commas,
    symbols_in,
    uses_in,
    with_symbols_renamed,
)

PARAMETER = " ".join(
    [
        'noalias sret(%"class.f<void (int)>") align 8 dereferenceable(24)',
        'captures(address, ret: provenance) "enzcc-led"="3"',
    ]
)


def test_each_attribute_is_found_with_its_value() -> None:
    said = attributes_in(PARAMETER)
    assert said.has("noalias") and said.value_of("noalias") == ""
    assert said.value_of("sret") == '%"class.f<void (int)>"'
    assert said.number("align") == 8 and said.number("dereferenceable") == 24
    assert said.value_of("captures") == "address, ret: provenance"
    assert said.value_of("enzcc-led") == "3"
    assert said.number("byval") is None


@pytest.mark.parametrize("text", ['"noalias"="readonly byval(i32)"', "sret(%struct.noalias)", "no_noalias"])
def test_a_word_in_a_string_or_a_type_is_no_attribute(text: str) -> None:
    said = attributes_in(text)
    assert not said.has_any("readonly", "byval", "captures")
    assert said.has("noalias") == text.startswith('"noalias"')


def test_parts_of_a_list_keep_text_and_order() -> None:
    said = attributes_in(PARAMETER)
    assert said.only("align", "noalias") == "noalias align 8"
    assert said.without("captures", "sret", "align") == 'noalias dereferenceable(24) "enzcc-led"="3"'
    assert said.without() == PARAMETER
    assert attributes_in("initializes((0, 8), (16, 24)) returned").without("initializes") == "returned"


def test_groups_stand_for_what_is_in_them() -> None:
    groups = {"#1": 'nounwind memory(argmem: read) "target-cpu"="x86-64"', "#12": "cold"}
    assert function_attributes('#1 alignstack=16 "a"="#12"', groups) == {
        "nounwind": "",
        "memory": "argmem: read",
        "target-cpu": "x86-64",
        "alignstack": "16",
        "a": "#12",
    }


def test_what_is_no_list_is_refused() -> None:
    with pytest.raises(ValueError, match="no list of attributes"):
        attributes_in("noalias =")


def test_a_type_in_an_attribute_is_read_to_its_end() -> None:
    module = read_module('%"class.f<void (int)>" = type { double, ptr }\n')
    assert type_in_memory(module, PARAMETER, "sret") is module.named_types['%"class.f<void (int)>"']
    assert type_in_memory(module, "byval([2 x { i8, double }]) align 8", "byval") is not None
    assert type_in_memory(module, "noalias", "sret") is None


def test_text_is_cut_outside_of_brackets_and_strings() -> None:
    assert split_commas('ptr @"a,b", { i8, i8 } (x), [1, 2]') == ['ptr @"a,b"', "{ i8, i8 } (x)", "[1, 2]"]
    assert split_commas("  ") == []
    assert matching('f(@")", (a))', 1) == 11
    assert next_metadata_number("!0 = !{}\n!7 = !{}\n  !9 = x\n") == 8
    assert next_metadata_number("") == 0


def test_a_symbol_in_text_is_the_one_that_the_module_knows() -> None:
    """`schön` is written with escapes, and what holds a `$` in quotes, though it needs none."""
    text = r'call double @"sch\C3\B6n"(ptr @"a$b", ptr @f.1, ptr @f)'
    assert symbols_in(text) == ["schön", "a$b", "f.1", "f"]
    assert uses_in(text)[:2] == [("schön", True), ("a$b", False)]
    assert [n for n in ("schön", "sch", "a$b", "a", "f", "f.1", "f.") if mentions(text, n)] == [
        "schön",
        "a$b",
        "f",
        "f.1",
    ]
    assert with_symbols_renamed(text, {"f": "häßlich", "schön": "g"}) == (
        r'call double @g(ptr @"a$b", ptr @f.1, ptr @"h\C3\A4\C3\9Flich")'
    )


def test_the_value_of_an_attribute_is_what_its_text_stands_for() -> None:
    assert function_attributes(r'"enzyme_gradient"="sch\C3\B6n"', {}) == {"enzyme_gradient": "schön"}
