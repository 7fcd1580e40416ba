"""Programs are judged in worker processes: a crash or an endless loop costs one worker, not the run.

A worker reads one task a line (JSON) and answers with one line; it is replaced when it dies or does not answer. A
program that ends with a message of enzcc's runtime, and its line, is refused as by a coded error.
"""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import IO

from tests.compiling import MESSAGE

from .harness import Verdict
from .routes import Route

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True)
class Task:
    """`text` is empty for a program that is generated from the seed."""

    seed: int
    levels: Sequence[int]
    route: Route = "jit"
    text: str = ""
    floats: bool = False


@dataclass(slots=True)
class _Worker:
    process: subprocess.Popen[bytes]
    errors: IO[bytes]
    task: Task | None = None
    said: bytes = b""
    deadline: float = 0.0

    @property
    def output(self) -> IO[bytes]:
        assert self.process.stdout is not None
        return self.process.stdout


@dataclass(slots=True)
class Pool:
    """`count` workers; `timeout` in seconds for a task."""

    count: int = 2
    timeout: float = 60.0
    environment: dict[str, str] = field(default_factory=dict)
    workers: list[_Worker] = field(default_factory=list)

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self.workers:
            worker.process.kill()
            worker.process.wait()
            worker.errors.close()
        self.workers.clear()

    def run(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, list[Verdict]]]:
        """Every task with its verdicts, in the order in which they are done."""
        import time

        waiting = iter(tasks)
        while len(self.workers) < self.count:
            self.workers.append(self._start())
        while True:
            for worker in self.workers:
                if worker.task is None and (task := next(waiting, None)) is not None:
                    self._give(worker, task, time.monotonic() + self.timeout)
            busy = [w for w in self.workers if w.task is not None]
            if not busy:
                return
            soonest = min(w.deadline for w in busy) - time.monotonic()
            ready, _, _ = select.select([w.output for w in busy], [], [], max(0.0, soonest))
            for worker in busy:
                assert worker.task is not None
                task = worker.task
                if worker.output in ready:
                    piece = os.read(worker.output.fileno(), 1 << 16)
                    worker.said += piece
                    if piece and not worker.said.endswith(b"\n"):
                        continue
                    if piece:
                        verdicts = [Verdict(**v) for v in json.loads(worker.said)]
                        worker.task, worker.said = None, b""
                        yield task, verdicts
                    else:
                        ended = _end(worker, task)
                        self._replace(worker)
                        yield task, ended
                elif time.monotonic() >= worker.deadline:
                    worker.process.kill()
                    worker.process.wait()
                    self._replace(worker)
                    detail = f"no answer after {self.timeout:.0f} s"
                    yield task, [Verdict("timeout", detail, level, "timeout") for level in task.levels]

    def _start(self) -> _Worker:
        environment = {**os.environ, **self.environment, "PYTHONHASHSEED": "0"}
        paths = [str(ROOT), *(str(ROOT / name) for name in ("frontends", "passes", "runtime"))]
        environment["PYTHONPATH"] = os.pathsep.join([*paths, environment.get("PYTHONPATH", "")])
        command = [sys.executable, "-m", "tests.random_programs.pool"]
        errors = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as the worker
        process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors
        )
        return _Worker(process, errors)

    def _give(self, worker: _Worker, task: Task, deadline: float) -> None:
        assert worker.process.stdin is not None
        worker.task, worker.deadline = task, deadline
        worker.process.stdin.write(json.dumps(asdict(task)).encode() + b"\n")
        worker.process.stdin.flush()

    def _replace(self, worker: _Worker) -> None:
        fresh = self._start()
        worker.errors.close()
        worker.process, worker.errors, worker.task, worker.said = fresh.process, fresh.errors, None, b""


def _end(worker: _Worker, task: Task) -> list[Verdict]:
    """What it is that a worker has died at its task."""
    status = worker.process.wait()
    name = signal.Signals(-status).name if status < 0 else f"status {status}"
    worker.errors.seek(0)
    said = MESSAGE.findall(worker.errors.read().decode(errors="replace"))
    if name == "SIGABRT" and said:
        return [Verdict("coded", said[-1], level, "message") for level in task.levels]
    return [Verdict("crash", name, level, name) for level in task.levels]


def work() -> None:
    """The worker's side: tasks on standard input, verdicts on what was standard output."""
    from .generator import generate
    from .harness import judge

    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # nothing that a program or LLVM prints gets between the answers
    for line in sys.stdin:
        task = Task(**json.loads(line))
        text, floats = task.text, task.floats
        if not text:
            program = generate(task.seed)
            text, floats = program.text, program.floats
        try:
            verdicts = judge(text, floats, task.seed, task.levels, task.route)
        except Exception as error:
            # Not the engine's doing: the program does not compile, or the reference does not.
            detail = f"{type(error).__name__}: {error}"[:1000]
            verdicts = [Verdict("unsuitable", detail, level, "harness") for level in task.levels]
        print(json.dumps([asdict(v) for v in verdicts]), file=answers, flush=True)


if __name__ == "__main__":
    work()
