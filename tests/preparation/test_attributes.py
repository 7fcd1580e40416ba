"""Enzyme's attributes in C, which plain clang does not know."""

from __future__ import annotations

import pytest

from enzyme_frontends.attributes import annotate_attributes


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("__attribute__((enzyme_inactive)) int f;", '__attribute__((annotate("enzyme_inactive"))) int f;'),
        ("__attribute__ ((noinline, enzyme_nofree))", '__attribute__ ((noinline, annotate("enzyme_nofree")))'),
        (
            '__attribute__((enzyme_function_like("log1p")))',
            '__attribute__((annotate("enzyme_function_like=log1p")))',
        ),
        ("[[enzyme_inactive]] int f;", '[[clang::annotate("enzyme_inactive")]] int f;'),
        ("[[enzyme::inactive]] int f;", '[[clang::annotate("enzyme_inactive")]] int f;'),
        ("extern int enzyme_nofree;", "extern int enzyme_nofree;"),
        ('__attribute__((annotate("enzyme_inactive")))', '__attribute__((annotate("enzyme_inactive")))'),
        ("__attribute__((noinline)) int enzyme_nofree;", "__attribute__((noinline)) int enzyme_nofree;"),
    ],
)
def test_attributes_become_annotations_and_markers_stay(source: str, expected: str) -> None:
    assert annotate_attributes(source.encode()).decode() == expected
