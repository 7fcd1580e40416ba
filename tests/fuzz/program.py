"""A program is a chain of steps. Each is an idiom that reads some of its numbers (the slots) and changes some.

What a step is depends on the seed and its place only, not on the other steps: so steps can be dropped, and what is left
stays what it was. What steps share (an arena, a table that is looked up by key, a file of its own) is written where a
step asks for it first, and works if others that would have filled it are gone.

    double s0 = x[0], s1 = x[1] * p[0], ...;
    { step 3: reads s1, s4; changes s0 }
    y[0] = ...; return ...;
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from random import Random

SLOTS = 6
INPUTS, PARAMETERS, OUTPUTS = 4, 2, 2


@dataclass(frozen=True, slots=True)
class Idiom:
    """`write` says the step by a writer's methods; `weight` is how often it is taken."""

    name: str
    write: Callable[[Writer], None]
    weight: int = 2


@dataclass(slots=True)
class Text:
    """What the steps have written: sources by file name, the main one's parts apart."""

    includes: list[str] = field(default_factory=list)
    shared: dict[str, str] = field(default_factory=dict)
    top: list[str] = field(default_factory=list)
    procedures: list[str] = field(default_factory=list)
    start: list[str] = field(default_factory=list)
    body: list[str] = field(default_factory=list)
    end: list[str] = field(default_factory=list)
    unit: list[str] = field(default_factory=list)
    """A second file of the program, with IR."""
    native: list[str] = field(default_factory=list)
    """A file that carries nothing active, and has no IR."""
    single: bool = False
    """Whether numbers are kept in single precision anywhere, or known to few digits."""


@dataclass(slots=True)
class Writer:
    """What an idiom writes with. Numbers are read as `in[0]` .. `in[n - 1]`, and left in `out[0]` .. `out[m - 1]`."""

    r: Random
    step: int
    n: int
    m: int
    text: Text
    body: list[str] = field(default_factory=list)
    locals: list[str] = field(default_factory=list)
    """Declarations of the step, where the language wants them before the statements."""
    files: bool = True
    """Whether code may go to other files."""

    def fill(self, template: str, **names: object) -> str:
        """`$name` is replaced, `$i` by the number of the step, `$n` and `$m` by the numbers of values."""
        known = {"i": self.step, "n": self.n, "m": self.m, **names}
        for _ in range(3):
            template = re.sub(r"\$(\w+?)(?=\b|_)", lambda m: str(known.get(m[1], m[0])), template)
        return template.strip("\n")

    def top(self, template: str, **names: object) -> None:
        self.text.top.append(self.fill(template, **names))

    def say(self, template: str, **names: object) -> None:
        self.body.append(self.fill(template, **names))

    def leave(self, e: str, place: Callable[[int], str] = "out[{}]".format, end: str = ";") -> None:
        """Smooth functions of an expression are the results."""
        for k in range(self.m):
            self.say(f"{place(k)} = {self.smooth(e)}{end}")

    def start(self, line: str) -> None:
        if line not in self.text.start:
            self.text.start.append(line)

    def end(self, line: str) -> None:
        if line not in self.text.end:
            self.text.end.append(line)

    def local(self, template: str, **names: object) -> None:
        self.locals.append(self.fill(template, **names))

    def procedure(self, template: str, **names: object) -> None:
        """One that stands behind all declarations."""
        self.text.procedures.append(self.fill(template, **names))

    def share(self, name: str, text: str) -> None:
        self.text.shared.setdefault(name, text.strip("\n"))

    def include(self, *names: str) -> None:
        for name in names:
            if name not in self.text.includes:
                self.text.includes.append(name)

    def chance(self, p: float) -> bool:
        return self.r.random() < p

    def pick(self, *things: str) -> str:
        return self.r.choice(things)

    def number(self, low: float = 0.3, high: float = 0.9) -> str:
        value = round(self.r.uniform(low, high), 2)
        return f"{-value if self.chance(0.3) else value}"

    def smooth(self, e: str) -> str:
        """A smooth function of an expression of moderate size."""
        c = self.number()
        forms = [
            "sin($e)",
            "tanh($e)",
            "cos($c * ($e))",
            "$c * ($e)",
            "exp(-0.1 * ($e) * ($e))",
            "($e) / (1.0 + ($e) * ($e))",
        ]
        forms += ["sqrt(1.0 + ($e) * ($e))", "log(2.0 + ($e) * ($e))", "($e) * ($e) * $c"]
        return self.r.choice(forms).replace("$e", e).replace("$c", c)

    def inline(self) -> str:
        return self.pick("static", "static", "static __attribute__((noinline))", "static __attribute__((noinline))")


@dataclass(frozen=True, slots=True)
class Source:
    name: str
    text: str
    ir: bool = True
    """Whether it is compiled by enzcc; otherwise by the language's own compiler."""


@dataclass(frozen=True, slots=True)
class Program:
    language: str
    seed: int
    steps: tuple[int, ...]
    names: tuple[str, ...]
    """The idioms of the steps."""
    sources: tuple[Source, ...]
    single: bool
    forms: tuple[str, ...]
    options: tuple[str, ...]
    """Of enzcc and of the plain compiler alike."""
    level: str
    libraries: tuple[str, ...] = ()
    clang: int = 0
    """The version of the clang that compiles it (see front_ends); 0: the one that enzcc takes."""


LEVELS = ["-O0", "-O1", "-O2", "-O2", "-O3"]
FORMS = "constant result values structure split forward_noneed wide wide_reverse second".split()


def forms(r: Random) -> tuple[str, ...]:
    """Always the two plain ones, and some of the others."""
    chosen = [f for f in FORMS if r.random() < (0.15 if f == "second" else 0.3)]
    return ("reverse", "forward", *chosen)


class Chain:
    """A program while it is written. Whatever is drawn of `r` is the whole program's; each step has a source of its
    own."""

    def __init__(self, language: str, seed: int) -> None:
        self.language = language
        self.seed = seed
        self.r = Random(f"{language} {seed}")
        self.text = Text()
        self.kept: list[int] = []
        self.names: list[str] = []

    def write(self, wanted: Collection[int] | None, write: Callable[[int], str]) -> None:
        """`write` writes a step, and says its idiom's name; None: all are wanted."""
        for step in range(self.r.choice([1, 2, 2, 3, 3, 4, 5])):
            if wanted is None or step in wanted:
                self.kept.append(step)
                self.names.append(write(step))

    def step(self, step: int, idioms: Sequence[Idiom], *, files: bool = True) -> tuple[Writer, Idiom, list[int]]:
        """A step that has been written: by what, by which idiom, and the slots that it reads."""
        r = Random(f"{self.language} {self.seed} step {step}")
        n, m = r.randint(3, 4), r.choice([1, 1, 2])
        slots = [r.randrange(SLOTS) for _ in range(n)]
        w = Writer(r, step, n, m, self.text, files=files)
        idiom = r.choices(idioms, [i.weight for i in idioms])[0]
        idiom.write(w)
        return w, idiom, slots

    def program(self, sources: Sequence[Source], options: Sequence[str]) -> Program:
        level = self.r.choice(LEVELS)
        return Program(
            self.language,
            self.seed,
            tuple(self.kept),
            tuple(self.names),
            tuple(sources),
            self.text.single,
            forms(self.r),
            tuple(" ".join(options).split()),
            level,
        )


Name = Callable[[int], str]


def beginnings(slot: Name, x: Name, p: Name) -> list[str]:
    """What the slots are at first, of the inputs and parameters."""
    found = []
    for s in range(SLOTS):
        input, parameter = x(s % INPUTS), p(s % PARAMETERS)
        value = f"{input} * {parameter}" if s >= INPUTS else f"{input} + 0.3 * {parameter}" if s == 1 else input
        found.append(f"{slot(s)} = {value}")
    return found


def changes(w: Writer, slot: Name, made: Name, *functions: str) -> list[str]:
    """What a step's results do to some of the slots."""
    found = []
    for k, t in enumerate(w.r.sample(range(SLOTS), w.m)):
        s = slot(t)
        by = w.pick(f"0.4 * {s} + 0.5", f"0.3 * {s} - 0.6", "0.8")
        found.append(f"{s} = {by} * {w.pick(*functions)}({made(k)})")
    return found


def outcomes(slot: Name, y: Name) -> list[str]:
    """What the outputs are at the end; and the result."""
    return [
        *(f"{y(k)} = {slot((k * 2) % SLOTS)} + 0.5 * {slot(k * 2 + 1)}" for k in range(OUTPUTS)),
        f"{slot(4)} + 0.7 * {slot(5)} + 0.2 * {slot(1)}",
    ]


def lines(parts: Sequence[str], by: str = "  ") -> str:
    """Each line of some texts, indented."""
    return "\n".join(by + line for part in parts for line in part.split("\n") if line)
