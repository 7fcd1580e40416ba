"""How the auditor goes through its graphs."""

from __future__ import annotations

from enzyme_passes.audit.flows import Waiting


def test_what_waits_comes_once_and_in_its_order() -> None:
    waiting = Waiting()
    for node in (2, 0, 2, 1):
        waiting.add(node)
    assert (waiting.next(), waiting.next()) == (2, 0)
    waiting.add(1)
    waiting.add(2)
    assert (waiting.next(), waiting.next()) == (1, 2)
    assert not waiting
