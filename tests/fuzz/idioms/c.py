"""C: how steps become a program."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tests.fuzz.program import Chain, Idiom, Program, Source, Text, beginnings, changes, lines, outcomes

from .c_others import OTHERS
from .c_records import RECORDS

IDIOMS: list[Idiom] = [*RECORDS, *OTHERS]
HEADERS = ["math.h", "stdint.h", "stdlib.h", "string.h"]
SANITIZED = ["-fsanitize=address", "-fsanitize=undefined -fno-sanitize-recover=all"]


def generate(seed: int, steps: Collection[int] | None = None) -> Program:
    """The program of a seed, of all its steps or some."""
    chain = Chain("c", seed)
    r, text = chain.r, chain.text
    files = r.random() < 0.3
    body: list[str] = []
    chain.write(steps, lambda step: write_step(chain, step, body, IDIOMS, files=files))
    options = [
        o for o, p in (("-march=native", 0.2), ("-ffast-math", 0.03), ("-fno-strict-aliasing", 0.1)) if r.random() < p
    ]
    if r.random() < 0.08:
        options.append(r.choice(SANITIZED))
    sources = [Source("program.c", assemble(text, body, HEADERS)), *others(text, "c", HEADERS)]
    return chain.program(sources, options)


def others(text: Text, ending: str, headers: Sequence[str], head: str = "") -> list[Source]:
    """The other files of a program."""
    found = []
    if text.unit:
        found.append(Source(f"unit.{ending}", with_headers(headers, head + "\n".join(text.unit))))
    if text.native:
        found.append(Source(f"native.{ending}", "\n".join(text.native), ir=False))
    return found


def write_step(chain: Chain, step: int, body: list[str], idioms: Sequence[Idiom], *, files: bool) -> str:
    """Write one step into the text; its idiom's name."""
    w, idiom, slots = chain.step(step, idioms, files=files)
    n, m = w.n, w.m
    said = lines(w.body)
    gather = ", ".join(f"s{s}" for s in slots)
    style = w.pick("block", "function", "function", "struct", "pointer")
    changed = changes(w, lambda t: f"s{t}", lambda k: f"{{out}}[{k}]", "tanh", "sin", "tanh")
    after = " ".join(f"{change};" for change in changed)
    head = f"  /* step {step}: {idiom.name} */"
    if style == "block":
        body.append(
            f"{head}\n  {{\n  const double in[{n}] = {{{gather}}}; double out[{m}];\n{said}\n  {after.format(out='out')}\n  }}"
        )
    elif style == "struct":
        w.top("typedef struct { double v[$n]; } In$i; typedef struct { double v[$m]; } Out$i;")
        w.top(
            "$how Out$i run$i(In$i given) {\n  const double *in = given.v; Out$i sent; double *out = sent.v;\n"
            "$lines\n  return sent;\n}",
            how=w.inline(),
            lines=said,
        )
        body.append(
            f"{head}\n  {{ In{step} given = {{{{{gather}}}}}; Out{step} made = run{step}(given); {after.format(out='made.v')} }}"
        )
    else:
        restrict = w.pick("", "restrict")
        w.top(
            "$how void run$i(const double *$q in, double *$q out) {\n$lines\n}", how=w.inline(), q=restrict, lines=said
        )
        call = f"run{step}"
        if style == "pointer":
            w.top(
                "static void (*volatile_run$i)(const double *, double *) = run$i;".replace("volatile_", "pointer_to_")
            )
            call = f"pointer_to_run{step}"
        body.append(
            f"{head}\n  {{ double given[{n}] = {{{gather}}}, made[{m}]; {call}(given, made); {after.format(out='made')} }}"
        )
    return idiom.name


def with_headers(headers: Sequence[str], text: str) -> str:
    return "\n".join(f"#include <{h}>" for h in headers) + "\n" + text + "\n"


def assemble(text: Text, body: list[str], headers: Sequence[str], head: str = "", linkage: str = "") -> str:
    slots = beginnings(lambda s: f"s{s}", lambda k: f"x[{k}]", lambda k: f"p[{k}]")
    top = "\n".join([*text.shared.values(), *text.top])
    start = "\n".join(f"  {s}" for s in text.start)
    *outputs, result = outcomes(lambda s: f"s{s}", lambda k: f"y[{k}]")
    return with_headers(
        headers,
        f"{head}{top}\n{linkage}double program(const double *x, const double *p, double *y) {{\n{start}\n  double {', '.join(slots)};\n"
        + "\n".join(body)
        + "\n"
        + "\n".join(f"  {s}" for s in text.end)
        + f"\n  {'; '.join(outputs)};\n  return {result};\n}}",
    )
