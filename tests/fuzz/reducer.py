"""A program that fails becomes a small one that fails in the same way.

First whole steps go, then forms of request and options, then lines in ever smaller runs, then statements within lines
and calls, as long as the harness has the same verdict (outcome and kind). A candidate that the plain compiler does not
take, or that sanitizers object to, is no program and is not taken.
"""

from __future__ import annotations

import re
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from .compilers import replace_source
from .front_ends import LIBCXX_OPTION
from .harness import SANITIZER, Harness, Verdict
from .languages import generate
from .program import Program

LIMIT = 420.0


class Reducer:
    """Keeps the smallest program so far; `environment` goes to enzcc."""

    def __init__(
        self,
        program: Program,
        directory: Path,
        *,
        environment: dict[str, str],
        limit: float,
        enough: int,
        say: Callable[[str], None],
    ) -> None:
        self.harness = Harness(directory, environment=environment, derivatives=1)
        self.program = program
        self.until = time.monotonic() + limit
        self.enough = enough
        self.say = say
        self.verdict = self.harness.judge(program)
        if not self.verdict.kind.startswith(SANITIZER):
            self.harness.derivatives = 0  # nothing is asked of it again
        self.tried: set[Program] = {program}

    def over(self) -> bool:
        return time.monotonic() > self.until or size(self.program) <= self.enough

    def accept(self, candidate: Program) -> bool:
        """Take the candidate if it fails in the same way."""
        if self.over() or candidate in self.tried:
            return False
        self.tried.add(candidate)
        try:
            verdict = self.harness.judge(candidate)
        except Exception:
            return False
        if verdict.outcome != self.verdict.outcome or not self._alike(verdict.kind):
            return False
        self.program, self.verdict = candidate, verdict
        self.say(f"{size(candidate)} lines: {verdict.outcome} {verdict.kind}")
        return True

    def _alike(self, kind: str) -> bool:
        # Which form is the first to be wrong may change with the program, what is wrong may not.
        if self.verdict.outcome == "wrong":
            return kind.split()[-1] == self.verdict.kind.split()[-1]
        return kind == self.verdict.kind or self.verdict.outcome in ("crash", "hang")

    def run(self) -> None:
        self._steps()
        self._requests()
        for _ in range(4):
            before = self.program
            self._lines()
            self._pieces()
            if self.program == before or self.over():
                return

    def _steps(self) -> None:
        """Without one of its steps after the other, as it is generated then."""
        for step in self.program.steps:
            left = tuple(s for s in self.program.steps if s != step)
            if left:
                made = generate(self.program.language, self.program.seed, left)
                self.accept(replace(made, forms=self.program.forms))

    def _requests(self) -> None:
        for form in self.program.forms:
            forms = tuple(f for f in self.program.forms if f != form)
            if forms:
                self.accept(replace(self.program, forms=forms))
        if self.program.clang:
            self.accept(replace(self.program, clang=0))
        for left in ((), tuple(o for o in self.program.options if o != LIBCXX_OPTION)):
            if left != self.program.options:
                self.accept(replace(self.program, options=left))
        if self.program.level != "-O0":
            self.accept(replace(self.program, level="-O0"))

    def _lines(self) -> None:
        """Runs of lines, from half of a file down to one line."""
        for source in self.program.sources:
            lines = self._text(source.name).split("\n")
            self._write(source.name, [line for line in lines if line.strip()])
            length = max(1, len(lines) // 2)
            while length and not self.over():
                at = 0
                while at < len(lines := self._text(source.name).split("\n")) and not self.over():
                    if not self._write(source.name, lines[:at] + lines[at + length :]):
                        at += length
                length //= 2

    def _pieces(self) -> None:
        """Statements, arguments, conditions and initial values within lines."""
        for source in self.program.sources:
            for shrink in (statements, blocks, expressions):
                at = 0
                while not self.over():
                    text = self._text(source.name)
                    candidates = [c for c in shrink(text) if c != text]
                    if at >= len(candidates):
                        break
                    if not self._write(source.name, candidates[at].split("\n")):
                        at += 1

    def _text(self, name: str) -> str:
        return next(s.text for s in self.program.sources if s.name == name)

    def _write(self, name: str, lines: list[str]) -> bool:
        return self.accept(replace(self.program, sources=replace_source(self.program, name, "\n".join(lines))))


def statements(text: str) -> Iterator[str]:
    """Without one statement that ends with a semicolon; the longest first."""
    spans = [m.span() for m in re.finditer(r"[^;{}\n]+;", text)]
    for start, end in sorted(spans, key=lambda s: s[0] - s[1]):
        yield text[:start] + text[end:]


def blocks(text: str) -> Iterator[str]:
    """Without one pair of braces and what is between them; without what stands before it, too; or only its inside."""
    for start, end in braces(text):
        head = re.search(r"[^;{}\n]*$", text[:start])
        begin = head.start() if head else start
        yield text[:begin] + text[end:]
        yield text[:begin] + text[start:end] + text[end:]
        yield text[:start] + ";" + text[end:]


def braces(text: str) -> list[tuple[int, int]]:
    found, open_ = [], []
    for at, c in enumerate(text):
        if c == "{":
            open_.append(at)
        elif c == "}" and open_:
            found.append((open_.pop(), at + 1))
    return sorted(found, key=lambda s: s[0] - s[1])


def expressions(text: str) -> Iterator[str]:
    """A call by its argument, a sum or product by one side, attributes and qualifiers gone."""
    for pattern, by in (
        (r"static __attribute__\(\(noinline\)\) ", "static "),
        (r"\b(?:sin|cos|tanh|exp|log|sqrt)(\([^()]*\))", r"\1"),
        (r"-?\b\d+\.\d+ \* ", ""),
        (r" [+-] \d+\.\d+ \* [^,;()]+(?=[;)])", ""),
        (r"\(\(([^()]*)\)\)", r"(\1)"),
        (r"\b(?:const|unsigned|restrict|volatile) ", ""),
        (r"\bif \([^()]*\) ", ""),
    ):
        for m in re.finditer(pattern, text):
            yield text[: m.start()] + m.expand(by) + text[m.end() :]


def size(program: Program) -> int:
    return sum(
        1 for s in program.sources for line in s.text.split("\n") if line.strip() and not line.startswith("#include")
    )


def reduce(
    program: Program,
    *,
    environment: dict[str, str] | None = None,
    limit: float = LIMIT,
    enough: int = 0,
    say: Callable[[str], None] = lambda _: None,
) -> tuple[Program, Verdict]:
    """The smallest program that was found in `limit` seconds, or one of `enough` lines; and what is found of it."""
    with tempfile.TemporaryDirectory(prefix="reduce-") as directory:
        reducer = Reducer(program, Path(directory), environment=environment or {}, limit=limit, enough=enough, say=say)
        if reducer.verdict.outcome in ("right", "unsuitable", "skipped"):
            return reducer.program, reducer.verdict
        reducer.run()
        return reducer.program, reducer.verdict
