"""Judges programs of one language, or of all:

    python -m tests.fuzz --language c --seed 1000 --count 100 [--jobs 2] [--time 3600] [--results found.jsonl]
                         [--check] [--derivatives]
    python -m tests.fuzz --language c --show 1017
    python -m tests.fuzz --language c --reduce 1017

A line of JSON for each program goes to the file of results; at the end there is a count by verdict and code.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path

from .compilers import sources_text
from .harness import FAILURES, Harness, Verdict
from .languages import LANGUAGES, generate
from .program import Program

Task = tuple[str, int, str, bool, bool]


def judge(task: Task) -> tuple[str, int, Verdict, Program | None, float]:
    language, seed, directory, check, derivatives = task
    begun = time.process_time() + sum(os.times()[2:4])
    try:
        program = generate(language, seed)
        harness = Harness(Path(directory), check=check)
        if derivatives:
            harness.derivatives = 1
        verdict = harness.judge(program)
    except Exception as error:
        return language, seed, Verdict("unsuitable", "harness", f"{type(error).__name__}: {error}"[:1500]), None, 0
    return language, seed, verdict, program, time.process_time() + sum(os.times()[2:4]) - begun


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--language", default="all", choices=[*LANGUAGES, "all"])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=0, help="programs of each language; without it, until stopped")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--time", type=float, default=0, help="seconds after which no program is begun")
    parser.add_argument("--results", default="")
    parser.add_argument("--reduced", default="", help="a directory for what is reduced of each finding")
    parser.add_argument("--check", action="store_true", help="every program under sanitizers, too")
    parser.add_argument("--derivatives", action="store_true", help="every program under --check-derivatives, too")
    parser.add_argument("--show", type=int)
    parser.add_argument("--reduce", type=int)
    given = parser.parse_args()
    os.environ.setdefault("ENZCC_CACHE", "off")
    languages = list(LANGUAGES) if given.language == "all" else [given.language]
    if given.show is not None:
        print(sources_text(generate(languages[0], given.show)))
        return 0
    if given.reduce is not None:
        from .reducer import reduce

        program, verdict = reduce(generate(languages[0], given.reduce), say=lambda text: print(text, file=sys.stderr))
        print(sources_text(program), verdict.outcome, verdict.kind, verdict.detail, sep="\n")
        return 0
    return shake(given, languages)


def shake(given: argparse.Namespace, languages: list[str]) -> int:
    counts: Counter[str] = Counter()
    results = open(given.results, "a") if given.results else None  # noqa: SIM115
    until = time.monotonic() + given.time if given.time else float("inf")
    with tempfile.TemporaryDirectory(prefix="fuzz-") as directory:

        def tasks() -> Iterator[Task]:
            seed = given.seed
            while (not given.count or seed < given.seed + given.count) and time.monotonic() < until:
                for language in languages:
                    yield language, seed, directory, given.check, given.derivatives
                seed += 1

        pool = Pool(given.jobs) if given.jobs > 1 else None
        found = map(judge, tasks()) if pool is None else pool.imap_unordered(judge, tasks())
        try:
            for language, seed, verdict, program, seconds in found:
                counts[
                    f"{language} {verdict.outcome}" + (f" {verdict.kind}" if verdict.outcome == "refused" else "")
                ] += 1
                if verdict.outcome not in ("right", "refused", "unsuitable"):
                    print(
                        f"{language} {seed} {program.level if program else ''} {verdict.outcome} {verdict.kind} "
                        f"{program.names if program else ''}",
                        flush=True,
                    )
                if results:
                    record: dict[str, object] = {
                        "language": language,
                        "seed": seed,
                        "outcome": verdict.outcome,
                        "kind": verdict.kind,
                        "detail": verdict.detail,
                        "idioms": program.names if program else [],
                        "level": program.level if program else "",
                        "options": program.options if program else [],
                        "forms": program.forms if program else [],
                        "clang": program.clang if program else 0,
                        "sanitizer": verdict.sanitizer,
                        "seconds": round(seconds, 2),
                    }
                    print(json.dumps(record), file=results, flush=True)
                if given.reduced and verdict.outcome in FAILURES and program:
                    save(program, Path(given.reduced))
        except KeyboardInterrupt:
            pass
        finally:
            if pool is not None:
                pool.terminate()
            if results:
                results.close()
    for what, count in sorted(counts.items()):
        print(f"{count:6} {what}")
    return 1 if any(what.split()[1] in FAILURES for what in counts) else 0


def save(program: Program, directory: Path) -> None:
    from .reducer import reduce

    small, verdict = reduce(program)
    directory.mkdir(parents=True, exist_ok=True)
    path = directory / f"{program.language}_{program.seed}.txt"
    path.write_text(
        f"{verdict.outcome} {verdict.kind} {small.level} {small.forms} {small.options}\n"
        f"{sources_text(small)}\n{verdict.detail}\n"
    )
    print(f"reduced: {path}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
