"""Shared by the tests of activity and of contexts: facts of textual IR, shown as words."""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_passes.analysis.context import Activity, Context
from enzyme_passes.analysis.facts import Analyses, Facts
from enzyme_passes.analysis.memory.effects import ProgramEffects
from enzyme_passes.ir.cfg import ControlFlow
from enzyme_passes.ir.instructions import Call, Load
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import Function, Value
from enzyme_passes.rules.table import RuleTable

from .types_support import ir


@dataclass(frozen=True)
class Body:
    """A function as it was written: these tests are about bodies that are in normal form already."""

    flow: ControlFlow


class AsTheyAre:
    def __init__(self) -> None:
        self.known: dict[Function, Body] = {}

    def normal(self, function: Function) -> Body:
        if function not in self.known:
            body(function)
            self.known[function] = Body(ControlFlow(function))
        return self.known[function]

    def goes_on_after_exceptions(self) -> bool:
        return True


class Study:
    """The analyses of a module, and the facts of its function `f` under the activities given: `dup const -> active`."""

    def __init__(self, text: str, activities: str, runtime_activity: bool = False) -> None:
        self.module = ir(text).module
        root = self.module.functions["f"]
        self.analyses = Analyses(self.module, RuleTable.load([]), ProgramEffects(self.module), AsTheyAre())
        arguments, _, result = activities.partition("->")
        self.root = self.analyses.root_context(
            root,
            tuple(Activity(word) for word in arguments.split()),
            Activity(result.strip()) if result else Activity.CONST,
            runtime_activity=runtime_activity,
        )
        self.facts = self.analyses.facts(self.root)

    def value(self, name: str, facts: Facts | None = None) -> Value:
        function = (facts or self.facts).context.function
        for found in (*function.arguments, *function.instructions()):
            if found.name == name:
                return found
        raise AssertionError(f"no {name} in {function.name}")

    def words(self, name: str, facts: Facts | None = None) -> str:
        """What is said of a register, such as `active`, or of a pointer, such as `shadow, memory`."""
        facts = facts or self.facts
        value, activity = self.value(name, facts), facts.activity
        said = {
            "active": activity.is_active(value),
            "shadow": activity.has_shadow(value),
            "memory": activity.memory_active(value),
        }
        return ", ".join(word for word, holds in said.items() if holds)

    def calls(self, callee: str, facts: Facts | None = None) -> list[Call]:
        function = (facts or self.facts).context.function
        return [
            i
            for i in function.instructions()
            if isinstance(i, Call) and isinstance(i.callee, Function) and i.callee.name.startswith(callee)
        ]

    def active_calls(self, callee: str, facts: Facts | None = None) -> list[bool]:
        return [(facts or self.facts).activity.is_active_call(c) for c in self.calls(callee, facts)]

    def context(self, callee: str, number: int = 0, facts: Facts | None = None) -> Context:
        return (facts or self.facts).callee_context(self.calls(callee, facts)[number])

    def inside(self, callee: str, number: int = 0, facts: Facts | None = None) -> Facts:
        return self.analyses.facts(self.context(callee, number, facts))

    def contexts(self) -> list[Context]:
        """All that a request for `f` needs."""
        found: dict[Context, None] = {}
        waiting = [self.root]
        while waiting:
            context = waiting.pop()
            if context in found:
                continue
            found[context] = None
            assert len(found) < 500
            facts = self.analyses.facts(context)
            calls = [c for c in self.calls("", facts) if c.target is not None and c.target.defined]
            waiting += [facts.callee_context(c) for c in calls if facts.activity.is_active_call(c)]
        return list(found)


def signature(context: Context) -> str:
    return " ".join(a.value for a in context.arguments) + " -> " + context.result.value


def active_loads(facts: Facts) -> list[bool]:
    return [facts.activity.is_active(i) for i in facts.context.function.instructions() if isinstance(i, Load)]
