# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The auditor's places, against the sets of bytes that they stand for."""

from __future__ import annotations

from random import Random

from enzyme_passes.audit.places import Step, both_ways, from_on, overlap, shifted, up_to, widened, within

FAR = 120  # more than what any place of these tests is off
NEAR = 40


def members(place: Step, low: int = -FAR, high: int = FAR) -> set[int]:
    """The offsets of a place, in some range."""
    offset, stride, last = place
    if not stride:
        return {offset} & set(range(low, high))
    high = high if last is None else min(high, last + 1)
    return {k for k in range(low, high) if (k - offset) % stride == 0 and (stride > 0 or k >= offset)}


def some_place(random: Random) -> Step:
    offset, stride = random.randrange(-NEAR, NEAR), random.choice([0, 0, 1, 4, 6, 8, 8, 24])
    onward = random.random() < 0.6
    last = offset + stride * random.randrange(1, 5) if stride and random.random() < 0.5 else None
    return Step(offset, -stride, last) if onward or not stride else Step(offset % stride, stride)


def test_a_shift_has_all_that_it_may_come_to() -> None:
    random = Random(1)
    for _ in range(2000):
        place, by, step = some_place(random), random.randrange(-NEAR, NEAR), random.choice([0, 4, 8, 12, -4, -8, -24])
        times = range(0 if step <= 0 else -3, random.randrange(1, 4))
        last = by - step * times[-1] if step < 0 and random.random() < 0.5 else None
        found = members(shifted(place, by, step, last))
        for start in members(place, -NEAR, NEAR):
            for k in times:
                there = start + by + k * abs(step)
                assert there in found or not -FAR <= there < FAR, (place, by, step, last)


def test_one_place_for_several_has_them_all() -> None:
    random = Random(2)
    for _ in range(2000):
        places = [some_place(random) for _ in range(random.randrange(1, 6))]
        found = members(widened(places))
        assert all(members(place) <= found for place in places), places


def test_what_is_within_is_within() -> None:
    random = Random(3)
    some = [some_place(random) for _ in range(150)]
    inside = [(a, b) for a in some for b in some if within(a, b)]
    assert all(members(a) <= members(b) for a, b in inside)
    assert any(b.stride < 0 and a != b for a, b in inside)
    assert any(b.last is not None and a != b for a, b in inside)


def test_places_that_do_not_overlap_have_no_byte_in_common() -> None:
    random = Random(4)
    for _ in range(4000):
        a, b = some_place(random), some_place(random)
        sizes = random.choice([1, 2, 4, 8]), random.choice([1, 2, 4, 8, 16])
        if not overlap(a, sizes[0], b, sizes[1]):
            bytes_of = [{k + n for k in members(p) for n in range(s)} for p, s in zip((a, b), sizes, strict=True)]
            assert not bytes_of[0] & bytes_of[1], (a, b, sizes)
    assert not overlap(Step(0), 8, Step(8, -8), 8)
    assert overlap(Step(0), 8, Step(0, 8), 8) and overlap(Step(0), 8, Step(-8, -8), 8)
    assert not overlap(Step(0, -8, 24), 8, Step(32, -8), 8) and overlap(Step(0, -8, 32), 8, Step(32, -8), 8)


def test_from_somewhere_on_and_up_to_there_nothing_is_lost() -> None:
    random = Random(5)
    for _ in range(2000):
        place, least = some_place(random), random.randrange(-NEAR, NEAR)
        assert {k for k in members(place) if k >= least} <= members(from_on(place, least))
        assert {k for k in members(place) if k <= least} <= members(up_to(place, least))
        assert members(place) <= members(both_ways(place))


def test_walks_up_and_down_come_to_an_end() -> None:
    """A pointer that is moved again and again gets one place after few of them, whatever the direction."""
    for by in (8, -8, 24):
        steps: list[Step] = [Step(16, -4, 32) if by > 8 else Step(16)]
        for _ in range(20):
            more = [s for one in steps if not any(within(s := shifted(one, by, 0), other) for other in steps)]
            steps += more[:1]
            if len(steps) > 4:
                steps = [widened(steps)]
            if not more:
                break
        else:
            raise AssertionError(by)
