"""The compiler's own dataclasses behave as Python's; its regular expressions, too."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from typing import ClassVar

import pytest

from enzyme_passes.support.dataclasses import asdict, dataclass, field, replace
from enzyme_passes.support.patterns import pattern


@dataclass(frozen=True, slots=True)
class Place:
    line: int
    column: int = 1
    notes: list[str] = field(default_factory=list, repr=False, compare=False)
    kinds: ClassVar[int] = 3


@dataclass(slots=True)
class Open:
    place: Place
    seen: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.seen["made"] = 1


@dataclass(frozen=True)
class Base:
    first: int


@dataclass(frozen=True)
class Derived(Base):
    second: int = 2


@dataclass(frozen=True, slots=True, eq=False)
class Own:
    name: str


def test_fields_defaults_and_equality() -> None:
    assert Place(1) == Place(1, 1, ["compared"]) != Place(1, 2)
    assert hash(Place(1)) == hash(Place(line=1)) == hash((1, 1))
    assert repr(Place(1)) == "Place(line=1, column=1)"
    assert Place(1).notes is not Place(1).notes
    assert Place.kinds == 3
    assert Place(1) != (1, 1, [])


def test_a_field_alone_hashes_as_python_hashes_it() -> None:
    assert hash(Base(5)) == hash((5,))
    assert Base(5) != Derived(5)
    assert (Derived(1).first, Derived(1, 3).second) == (1, 3)


def test_frozen_ones_refuse() -> None:
    for frozen in (Place(1), Derived(1)):
        with pytest.raises(dataclasses.FrozenInstanceError):
            frozen.line = 2
    with pytest.raises(AttributeError):
        Open(Place(1)).other = 1


def test_instances_of_one_value_are_several_where_equality_is_not_asked_for() -> None:
    assert Own("a") != Own("a")
    assert len({Own("a"), Own("a")}) == 2


def test_those_that_change_have_no_hash() -> None:
    with pytest.raises(TypeError):
        hash(Open(Place(1)))


def test_what_is_missing_or_too_much_is_an_error() -> None:
    with pytest.raises(TypeError):
        Place()
    with pytest.raises(TypeError):
        Place(1, 2, [], 4)


def test_copies() -> None:
    place = Place(1, 2, ["note"])
    assert replace(place, line=7) == Place(7, 2)
    assert replace(place, line=7).notes is place.notes
    for copied in (pickle.loads(pickle.dumps(place)), copy.deepcopy(place)):
        assert copied == place
        assert copied.notes == ["note"]
    assert asdict(Open(place)) == {"place": {"line": 1, "column": 2, "notes": ["note"]}, "seen": {"made": 1}}


def test_patterns_match_by_position() -> None:
    match Place(4, 2):
        case Place(line, 2):
            assert line == 4
        case _:
            pytest.fail("no match")


def test_an_expression_is_that_of_re() -> None:
    word = pattern(r"(\w+)")
    assert word.findall("a bc") == ["a", "bc"]
    assert word.sub(r"<\1>", "a b") == "<a> <b>"
    assert word.pattern == r"(\w+)"
    assert word.groups == 1
    with pytest.raises(AttributeError):
        _ = word.nothing
