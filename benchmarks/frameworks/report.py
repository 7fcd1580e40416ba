"""What was measured: tables on the terminal and in Markdown, JSON, a plot, and docs/benchmark-frameworks.md."""

from __future__ import annotations

import json
import os
import platform
import textwrap
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from benchmarks.frameworks.measuring import OURS, ROOT, Measured, Result
from benchmarks.frameworks.variants import MEMBER_STEPS, PARTICLES, SMALL, UNROLLED, Row

DOCUMENT = ROOT / "docs" / "benchmark-frameworks.md"
MARK = "<!-- written by python -m benchmarks.frameworks --document -->"
RIGHT = 1e-6
"""The error from which on a gradient counts as wrong."""


@dataclass(frozen=True, slots=True)
class Section:
    """`beside` are the variants that all others are compared with, and the title of that column: a difference of
    seconds or a quotient. `about` is a paragraph."""

    title: str
    about: str
    beside: tuple[tuple[str, str], ...] = ()
    difference: bool = False
    shows_first: bool = False


SECTIONS = {
    "overhead": Section(
        "Overhead of a call",
        f"""y[i] = sin(x[i]) x[i+1], n = {SMALL}: what a call costs where there is next to nothing to compute. The C++
        extension is a `torch::autograd::Function` written by hand around the same native function and the same native
        gradient (benchmarks/frameworks/kernels/extension.cpp). JAX's calls are under `jit`, TensorFlow's in
        `tf.function`.""",
        (("C++ extension", "over the C++ extension"),),
        difference=True,
    ),
    "large": Section(
        "Large inputs",
        """Forward and backward of y = 2x (`twice`: nothing but memory), of y[i] = sin(x[i]) x[i+1] (`pair`) and of five
        steps of Newton for each element (`kepler`). `C` calls the native function and its gradient with memory at hand,
        which it clears and sets as the gradient needs it; `C, fresh memory` allocates that with malloc for each call,
        as operations of frameworks do, and pays for new pages. enzcc's operations keep what a gradient needs for itself
        from call to call, and ask for large pages for new results. PyTorch's, JAX's and TensorFlow's own operations may
        use all cores.""",
        (("C", "C"), ("C, fresh memory", "C, fresh memory")),
    ),
    "loops": Section(
        "Loops",
        f"""Forward and backward of the Lorenz system (in C; Runge-Kutta steps), of a Kalman filter (in Fortran; entries
        of a series), of {PARTICLES} particles that repel their neighbours (in C, with lists of cells; leapfrog steps;
        the others take all pairs, as vector operations do best), and for comparison of a function that needs no loop
        (`pair` on a large vector: there vector operations on all cores win). "PyTorch, compiled" is torch.compile with
        inductor and fullgraph, of {UNROLLED} steps in a graph: a loop of thousands in one does not compile in bearable
        time. The first call compiles.""",
        (("PyTorch", "PyTorch"), ("PyTorch, compiled", "PyTorch, compiled")),
        shows_first=True,
    ),
    "batch": Section(
        "Batches",
        f"""The gradients of all members of a batch, each {MEMBER_STEPS} steps of the Lorenz system: `vmap` is one
        native call for all, on one core.""",
        (("enzcc, PyTorch, a loop", "the loop"),),
    ),
}


@dataclass(frozen=True, slots=True)
class Line:
    """One variant of a row, as the table shows it."""

    result: Result
    measured: Measured
    section: Section

    def against(self, name: str) -> str:
        """The difference to another variant or the quotient by it."""
        other = self.result.named(name)
        if other is None or not self.measured.samples.seconds or other is self.measured:
            return ""
        best, there = self.measured.samples.best, other.samples.best
        return f"{1e6 * (best - there):+.1f} us" if self.section.difference else quotient(best / there)


def quotient(value: float) -> str:
    return f"{value:.2f}" if value >= 0.01 else f"{value:.1g}"


def in_time(seconds: float) -> str:
    for unit, scale in (("s", 1.0), ("ms", 1e-3), ("us", 1e-6)):
        if seconds >= scale or unit == "us":
            return f"{seconds / scale:.3g} {unit}"
    raise AssertionError


def error(measured: Measured) -> str:
    if measured.error is None:
        return ""
    return f"{measured.error:.0e}" + ("" if measured.error < RIGHT else " WRONG")


def columns(section: Section) -> list[tuple[str, Callable[[Line], str]]]:
    found: list[tuple[str, Callable[[Line], str]]] = [
        ("row", lambda line: f"{line.result.row.name}, {line.result.row.size:,}"),
        ("variant", lambda line: line.measured.name),
        ("best", lambda line: line.measured.failure or in_time(line.measured.samples.best)),
        ("median", lambda line: "" if line.measured.failure else in_time(line.measured.samples.middle)),
    ]
    for name, title in section.beside:
        found.append((title if section.difference else f"of {title}", partial(Line.against, name=name)))
    if section.shows_first:
        found.append(("first call", lambda line: "" if line.measured.failure else in_time(line.measured.first)))
    return [*found, ("error", lambda line: error(line.measured))]


def lines_of(results: Sequence[Result], name: str) -> Iterator[Line]:
    for result in results:
        if result.row.section == name:
            for measured in result.measured:
                yield Line(result, measured, SECTIONS[name])


def markdown(results: Sequence[Result]) -> str:
    found = []
    for name, section in SECTIONS.items():
        lines = list(lines_of(results, name))
        if not lines:
            continue
        shown = columns(section)
        found += [f"## {section.title}", "", *_wrapped(section.about), ""]
        found += ["| " + " | ".join(title for title, _ in shown) + " |", "|---|---" + "|---:" * (len(shown) - 2) + "|"]
        before: Row | None = None
        for line in lines:
            cells = [show(line) for _, show in shown]
            if line.result.row is before:
                cells[0] = ""
            before = line.result.row
            bold = line.measured.name.startswith(OURS)
            cells[1] = f"**{cells[1]}**" if bold else cells[1]
            found.append("| " + " | ".join(cells) + " |")
        found.append("")
    return "\n".join(found)


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(" ".join(text.split()), 120, break_long_words=False, break_on_hyphens=False)


def show(results: Sequence[Result]) -> None:
    """On the terminal."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    if not console.is_terminal:
        console = Console(width=140)
    for name, section in SECTIONS.items():
        lines = list(lines_of(results, name))
        if not lines:
            continue
        shown = columns(section)
        table = Table(title=section.title)
        for i, (title, _) in enumerate(shown):
            table.add_column(title, justify="left" if i < 2 else "right", no_wrap=True)
        before: Row | None = None
        for line in lines:
            cells = [show(line) for _, show in shown]
            if before is not None and line.result.row is not before:
                table.add_section()
            elif before is not None:
                cells[0] = ""
            before = line.result.row
            table.add_row(*cells, style="bold" if line.measured.name.startswith(OURS) else None)
        console.print(table)


def as_json(results: Sequence[Result], taken: str) -> str:
    return json.dumps({"taken": taken, "rows": [asdict(r) for r in results]}, indent=1)


def wrong(results: Sequence[Result]) -> list[str]:
    """What failed, or gives something else than the others."""
    return [
        f"{r.row.key}, {m.name}: {m.failure or f'off by {m.error:.1e}'}"
        for r in results
        for m in r.measured
        if m.failure is not None or (m.error is not None and m.error >= RIGHT)
    ]


def plot(results: Sequence[Result], path: Path) -> None:
    """Left the loops, as multiples of enzcc's time in PyTorch; right large inputs, as multiples of C's. Hatched is what
    is not enzcc."""
    try:
        import matplotlib
    except ImportError:
        print("matplotlib is not installed: there is no plot")
        return
    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, panels = pyplot.subplots(1, 2, figsize=(13, 5))
    for axes, name, base, title in (
        (panels[0], "loops", "enzcc, PyTorch", "forward and backward: time / time of enzcc in PyTorch"),
        (panels[1], "large", "C, fresh memory", "forward and backward: time / time of C with fresh memory"),
    ):
        chosen = [r for r in results if r.row.section == name and r.named(base) is not None]
        names = list(dict.fromkeys(m.name for r in chosen for m in r.measured if m.samples.seconds))
        width = 0.8 / max(len(names), 1)
        for i, variant in enumerate(names):
            bars = [(x, r.named(variant), r.named(base)) for x, r in enumerate(chosen)]
            kept = [(x, m.samples.best / b.samples.best) for x, m, b in bars if m and b]
            aside = (i - len(names) / 2 + 0.5) * width
            look = {"color": colour(variant), "hatch": "" if variant.startswith(OURS) else "///", "edgecolor": "white"}
            axes.bar([x + aside for x, _ in kept], [y for _, y in kept], width, label=variant, **look)
        if not chosen:
            axes.set_axis_off()
            continue
        axes.axhline(1, color="grey", linewidth=0.8)
        axes.set_yscale("log")
        axes.set_xticks(range(len(chosen)), [f"{r.row.name}\n{in_short(r.row.size)}" for r in chosen], fontsize=8)
        axes.set_title(title, fontsize=10)
        axes.legend(fontsize=8)
    figure.tight_layout()
    figure.savefig(path, dpi=110)
    pyplot.close(figure)


def in_short(size: int) -> str:
    return f"1e{len(str(size)) - 1}" if size >= 10_000 else f"{size:,}"


def colour(variant: str) -> str:
    """One for each framework, and one for what is no framework."""
    of = {"PyTorch, compiled": "tab:red", "PyTorch": "tab:orange", "JAX": "tab:purple", "TensorFlow": "tab:green"}
    of |= {"NumPy": "tab:blue", "C++ extension": "tab:brown", "fresh": "tab:gray"}
    return next((found for name, found in of.items() if name in variant), "black")


def machine(versions: dict[str, str], load: float) -> str:
    """What the figures were taken with and on, and how busy that was before."""
    model = platform.machine()
    for line in Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []:
        if line.startswith("model name"):
            model = line.partition(":")[2].strip()
            break
    what = ", ".join(f"{name} {version}" for name, version in versions.items())
    where = f"{os.cpu_count()} cores ({model}; its load before: {load:.1f})"
    return f"Taken on {time.strftime('%Y-%m-%d')} on {where} with Python {platform.python_version()}, {what}."


def document(results: Sequence[Result], taken: str) -> None:
    """Write the part of the document behind the mark anew."""
    head = DOCUMENT.read_text().partition(MARK)[0]
    text = "\n".join(_wrapped(taken)) + "\n\n" + markdown(results).rstrip()
    DOCUMENT.write_text(f"{head}{MARK}\n\n{text}\n\n![times beside each other](benchmark-frameworks.png)\n")
    plot(results, DOCUMENT.with_suffix(".png"))
