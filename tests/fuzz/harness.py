"""What is found of one program.

Built plainly and with requests, both are run by judge.c, which compares derivatives with differences, each form with
the others by that, and outputs before and after. The plain program's outputs must be the other's, to the bit. At times
it is built a third time, with derivatives that say nothing to LLVM (ENZCC_STRIP_ATTRIBUTES); and with
`--check-derivatives`, which must say nothing where the judge does not, and should say what the judge says.

A program that is wrong or crashes is built with sanitizers, without requests, before it counts: the generator may err.
"""

from __future__ import annotations

import os
import re
import resource
import subprocess
import tempfile
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Literal

from tests.compiling import MESSAGE

from . import compilers, front_ends
from .program import Program

Outcome = Literal["right", "refused", "wrong", "crash", "hang", "traceback", "unsuitable", "skipped"]
FAILURES: tuple[Outcome, ...] = ("wrong", "crash", "hang", "traceback")
CPU_LIMIT = 20
SANITIZERS = (
    ("-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"),
    ("-O1", "-g", "-fsanitize=memory"),
)
"""The second is for C alone: it wants all code instrumented, and C++'s library is not."""
SANITIZER = "sanitizer"
"""How kinds begin that are of `--check-derivatives`."""
FINDING = r"^==enzcc== (?:ERROR|warning): (.*)$"
ALARM = r"^==enzcc== ERROR: (.*)$"
FOUND = 77
"""The status of a program in which it has found something."""


@dataclass(frozen=True, slots=True)
class Verdict:
    outcome: Outcome
    kind: str = ""
    """What a reducer must keep: the form and what is wrong with it, the error's code, the signal."""
    detail: str = ""
    sanitizer: str = ""
    """What `--check-derivatives` says of the program: its findings, or "silent"; empty where it was not asked."""


@dataclass(slots=True)
class Harness:
    """`directory` is where programs are built; `check` builds every program with sanitizers too; `derivatives` is the
    share of programs that are run under `--check-derivatives`. Where the judge says wrong, all are unless it is 0."""

    directory: Path
    check: bool = False
    stripped: float = 0.12
    derivatives: float = 0.15
    environment: dict[str, str] = field(default_factory=dict)

    def judge(self, program: Program) -> Verdict:
        if reason := compilers.missing(program):
            return Verdict("skipped", "compiler", reason)
        judge = compilers.judge_object(self.directory)
        with (
            tempfile.TemporaryDirectory(dir=self.directory) as place,
            compilers.patched(front_ends.environment(program)),
        ):
            return self._judge(program, Path(place), judge)

    def _judge(self, program: Program, place: Path, judge: Path) -> Verdict:
        compilers.write(program, place)
        try:
            failed = compilers.plain(program, place, judge, "plain")
        except subprocess.TimeoutExpired:
            return Verdict("unsuitable", "plain-hang", "the plain compiler takes too long")
        if failed:
            return Verdict("unsuitable", "plain-build", failed.text[:1500])
        if self.check and (bad := self.sanitized(program, place, judge)):
            return bad
        ran = run(place / "plain", program)
        if ran.status or "unsuitable" in ran.out:
            return Verdict("unsuitable", "plain-run", (ran.out + ran.err)[-1500:])
        found = self._with_requests(program, place, judge, ran.out)
        # flang is asked for the code of -O2 at every level of what is differentiated (docs/languages/fortran.md).
        raised = program.language == "fortran" and program.level in ("-O0", "-O1")
        if found.kind == "primal" and raised and compilers.plain(program, place, judge, "plain", "-O2") is None:
            found = self._with_requests(program, place, judge, run(place / "plain", program).out)
        if found.outcome in ("right", "wrong"):
            found = self._checked(program, place, judge, found)
        if found.outcome in ("wrong", "crash", "hang") and not self.check:
            return self.sanitized(program, place, judge) or found
        return found

    def _with_requests(self, program: Program, place: Path, judge: Path, plainly: str) -> Verdict:
        found = self._build_and_run(program, place, judge, plainly, {})
        chance = (program.seed * 2654435761 % 1000) / 1000
        if found.outcome == "right" and chance < self.stripped:
            bare = self._build_and_run(program, place, judge, plainly, {"ENZCC_STRIP_ATTRIBUTES": "1"})
            if bare.outcome in FAILURES:
                return Verdict(bare.outcome, "stripped " + bare.kind, bare.detail)
        return found

    def _build_and_run(
        self, program: Program, place: Path, judge: Path, plainly: str, environment: dict[str, str]
    ) -> Verdict:
        try:
            failed = compilers.with_requests(program, place, judge, "asked", {**self.environment, **environment})
        except TimeoutError:
            return Verdict("hang", "compile", f"enzcc takes longer than {compilers.LIMIT:.0f} s")
        if failed:
            return refusal(failed)
        ran = run(place / "asked", program)
        # flang lets LLVM fuse any product and sum where the machine can; which, the two builds may decide otherwise.
        fused = program.language == "fortran" and any(o.startswith("-march=") for o in program.options)
        return read(ran, plainly, fast=fused or "-ffast-math" in program.options)

    def _checked(self, program: Program, place: Path, judge: Path, found: Verdict) -> Verdict:
        """The verdict with what the sanitizer of derivatives says: where it finds fault with what the judge found
        right, one of them is wrong."""
        chance = Random(f"{program.language} {program.seed} derivatives").random()
        of_derivative = found.outcome == "wrong" and found.kind.endswith((" number", " nan"))
        if not (self.derivatives if of_derivative else found.outcome == "right" and chance < self.derivatives):
            return found
        flag = "--check-derivatives=every=1" if chance < self.derivatives / 2 else "--check-derivatives"
        try:
            failed = compilers.with_requests(program, place, judge, "checked", self.environment, flag)
        except TimeoutError:
            return found if of_derivative else Verdict("hang", f"{SANITIZER} compile", "enzcc takes too long")
        if failed:
            told = refusal(failed)
        else:
            ran = run(place / "checked", program)
            said = [kind.replace(" ", "-") for kind in re.findall(FINDING, ran.err, re.MULTILINE)]
            errors = re.findall(ALARM, ran.err, re.MULTILINE)
            if of_derivative:
                return replace(found, sanitizer=", ".join(said) or "silent")
            status = 0 if errors and ran.status == FOUND else ran.status
            told = read(Run(status, ran.out, ran.err), ran.out, fast=True)
            if errors and told.outcome in ("right", "wrong"):
                told = Verdict("wrong", errors[0].replace(" ", "-"), ran.err[:3000])
            if told.outcome == "right":
                return replace(found, sanitizer=", ".join(said) or "silent")
        if of_derivative:
            return replace(found, sanitizer=f"{told.outcome} {told.kind}")
        return Verdict(told.outcome, f"{SANITIZER} {told.kind}", told.detail, told.outcome)

    def sanitized(self, program: Program, place: Path, judge: Path) -> Verdict | None:
        """A verdict against the program itself, if the sanitizers of C and C++ have one."""
        if program.language not in ("c", "cpp"):
            return None
        for flags in SANITIZERS if program.language == "c" else SANITIZERS[:1]:
            if compilers.plain(program, place, judge, "sanitized", *flags):
                continue
            ran = run(place / "sanitized", program)
            if ran.status or "unsuitable" in ran.out:
                return Verdict("unsuitable", "undefined", (ran.out + ran.err)[:1500])
        return None


@dataclass(frozen=True, slots=True)
class Run:
    status: int
    out: str
    err: str


def run(path: Path, program: Program) -> Run:
    """Run the judge; status 124 for one that takes too long."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_LIMIT, CPU_LIMIT))

    environment = {**os.environ, "ASAN_OPTIONS": "detect_leaks=0"}
    tolerance = "5e-3" if program.single else "1e-7"
    command = [str(path), str(program.seed % 100000), tolerance]
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, errors="replace", timeout=300, env=environment, preexec_fn=limit
        )
    except subprocess.TimeoutExpired as late:
        out = late.stdout or b""
        return Run(124, out.decode(errors="replace") if isinstance(out, bytes) else out, "")
    status = 124 if done.returncode in (-9, -24) else done.returncode
    return Run(status, done.stdout, done.stderr)


def refusal(failed: compilers.Failed) -> Verdict:
    """What a failed build by enzcc is."""
    text = re.sub(r"\x1b\[[0-9;]*m", "", failed.text)
    codes = re.findall(r"\[(EZ\d{4})\]", text)
    if "Traceback (most recent call last)" in text or "EZ0901" in codes:
        last = [line for line in text.splitlines() if line.strip()][-1:]
        where = re.findall(r'File "[^"]*/(\w+\.py)", line \d+, in (\w+)', text)
        return Verdict("traceback", f"{where[-1][0]}:{where[-1][1]}" if where else "EZ0901", text[-3000:] + str(last))
    if failed.status < 0 or failed.status >= 128:
        return Verdict("crash", "compile", f"status {failed.status}: {text[:2000]}")
    if codes:
        return Verdict("refused", codes[0], text[:1200])
    return Verdict("traceback", "uncoded", text[:2000])


def read(ran: Run, plainly: str, *, fast: bool) -> Verdict:
    """What the judge says."""
    lines = ran.out.splitlines()
    begun = ""
    for line in lines:
        words = line.split(maxsplit=2)
        if len(words) > 1 and words[1] == "begins":
            begun = words[0]
        if len(words) > 1 and words[1] == "wrong":
            kind = "promise" if "[" not in words[2] else "nan" if "nan(" in line else "number"
            return Verdict("wrong", f"{words[0]} {kind}", ran.out[-3000:])
        if words and words[0] == "unsuitable":
            return Verdict("unsuitable", "point", line)
    if ran.status == 124:
        return Verdict("hang", begun, ran.out[-500:])
    if message := MESSAGE.search(ran.err):
        return Verdict("refused", "message", message[0])
    if ran.status or not lines or lines[-1] != "done":
        return Verdict("crash", begun, f"status {ran.status}\n{ran.out[-500:]}\n{ran.err[-1500:]}")
    if lines[0] != plainly.splitlines()[0] and not fast:
        return Verdict("wrong", "primal", f"plainly {plainly.splitlines()[0]}\nwith requests {lines[0]}")
    return Verdict("right")
