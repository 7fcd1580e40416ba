"""C: how steps become a program."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from tests.fuzz.program import INPUTS, OUTPUTS, PARAMETERS, SLOTS, Idiom, Program, Source, Text, Writer, choose, forms

from .c_others import OTHERS
from .c_records import RECORDS

IDIOMS: list[Idiom] = [*RECORDS, *OTHERS]
HEADERS = ["math.h", "stdint.h", "stdlib.h", "string.h"]
LEVELS = ["-O0", "-O1", "-O2", "-O2", "-O3"]


def steps_of(r: Random) -> int:
    return r.choice([1, 2, 2, 3, 3, 4, 5])


def generate(seed: int, steps: Collection[int] | None = None) -> Program:
    """The program of a seed, of all its steps or some."""
    r = Random(f"c {seed}")
    text, files = Text(), r.random() < 0.3
    body: list[str] = []
    names: list[str] = []
    kept: list[int] = []
    for step in range(steps_of(r)):
        if steps is not None and step not in steps:
            continue
        kept.append(step)
        names.append(write_step(seed, step, text, body, IDIOMS, "c", files=files))
    options = [
        o for o, p in (("-march=native", 0.2), ("-ffast-math", 0.03), ("-fno-strict-aliasing", 0.1)) if r.random() < p
    ]
    if r.random() < 0.08:
        options.append(r.choice(["-fsanitize=address", "-fsanitize=undefined -fno-sanitize-recover=all"]))
    sources = [Source("program.c", assemble(text, body, HEADERS))]
    if text.unit:
        sources.append(Source("unit.c", with_headers(HEADERS, "\n".join(text.unit))))
    if text.native:
        sources.append(Source("native.c", "\n".join(text.native), ir=False))
    level = r.choice(LEVELS)
    return Program(
        "c",
        seed,
        tuple(kept),
        tuple(names),
        tuple(sources),
        text.single,
        forms(r),
        tuple(" ".join(options).split()),
        level,
    )


def write_step(
    seed: int, step: int, text: Text, body: list[str], idioms: list[Idiom], language: str, *, files: bool
) -> str:
    """Write one step into the text; its idiom's name."""
    r = Random(f"{language} {seed} step {step}")
    n, m = r.randint(3, 4), r.choice([1, 1, 2])
    slots = [r.randrange(SLOTS) for _ in range(n)]
    w = Writer(r, step, n, m, text, files=files)
    idiom = choose(r, idioms)
    idiom.write(w)
    lines = "\n".join("  " + line for part in w.body for line in part.split("\n") if line)
    gather = ", ".join(f"s{s}" for s in slots)
    style = w.pick("block", "function", "function", "struct", "pointer")
    after = " ".join(
        f"s{t} = {w.pick(f'0.4 * s{t} + 0.5 * ', f'0.3 * s{t} - 0.6 * ', '0.8 * ')}{w.pick('tanh', 'sin', 'tanh')}({{out}}[{k}]);"
        for k, t in enumerate(r.sample(range(SLOTS), m))
    )
    head = f"  /* step {step}: {idiom.name} */"
    if style == "block":
        body.append(
            f"{head}\n  {{\n  const double in[{n}] = {{{gather}}}; double out[{m}];\n{lines}\n  {after.format(out='out')}\n  }}"
        )
    elif style == "struct":
        w.top("typedef struct { double v[$n]; } In$i; typedef struct { double v[$m]; } Out$i;")
        w.top(
            "$how Out$i run$i(In$i given) {\n  const double *in = given.v; Out$i sent; double *out = sent.v;\n"
            "$lines\n  return sent;\n}",
            how=w.inline(),
            lines=lines,
        )
        body.append(
            f"{head}\n  {{ In{step} given = {{{{{gather}}}}}; Out{step} made = run{step}(given); {after.format(out='made.v')} }}"
        )
    else:
        restrict = w.pick("", "restrict")
        w.top(
            "$how void run$i(const double *$q in, double *$q out) {\n$lines\n}", how=w.inline(), q=restrict, lines=lines
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


def with_headers(headers: list[str], text: str) -> str:
    return "\n".join(f"#include <{h}>" for h in headers) + "\n" + text + "\n"


def assemble(text: Text, body: list[str], headers: list[str], head: str = "", linkage: str = "") -> str:
    slots = []
    for s in range(SLOTS):
        x, p = f"x[{s % INPUTS}]", f"p[{s % PARAMETERS}]"
        slots.append(f"s{s} = " + (f"{x} * {p}" if s >= INPUTS else f"{x} + 0.3 * {p}" if s == 1 else x))
    top = "\n".join([*text.shared.values(), *text.top])
    start = "\n".join(f"  {s}" for s in text.start)
    outputs = " ".join(f"y[{k}] = s{(k * 2) % SLOTS} + 0.5 * s{k * 2 + 1};" for k in range(OUTPUTS))
    return with_headers(
        headers,
        f"{head}{top}\n{linkage}double program(const double *x, const double *p, double *y) {{\n{start}\n  double {', '.join(slots)};\n"
        + "\n".join(body)
        + "\n"
        + "\n".join(f"  {s}" for s in text.end)
        + f"\n  {outputs}\n  return s4 + 0.7 * s5 + 0.2 * s1;\n}}",
    )
