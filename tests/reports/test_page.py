# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The page of a report in a real browser: it shows what the report says, reacts to clicks and to sizes, needs no
network, is readable on a bright and a dark screen, fits narrow ones, and does not lag with 10,000 lines. (Skipped where
no Chromium is installed.)"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from enzyme_cli.reporting import profile
from enzyme_cli.reporting.document import page, read
from tests.browser import Browser, browser
from tests.compiling import enzcc, run

# A function that is inlined, one that is called, and a loop that keeps what it overwrites.
PROGRAM = """\
#include <enzyme.h>
#include <math.h>
__attribute__((noinline)) static void step(int n, double *u) {
    for (int i = 1; i < n; i++)
        u[i] = sin(u[i]) + u[i - 1];
}
static void relax(int n, double *u) {
    for (int i = 1; i < n; i++) u[i] = exp(-u[i] * u[i]);
}
static double wave(int steps, int n, double *u) {
    for (int t = 0; t < steps; t++) {
        step(n, u);
        relax(n, u);
    }
    return u[n - 1];
}
int main(void) {
    static double u[64], du[64];
    for (int i = 0; i < 64; i++) u[i] = 0.01 * i;
    __enzyme_autodiff(wave, enzyme_const, 400, enzyme_const, 64, enzyme_dup, u, du);
}
"""
FRAMES = "[...document.querySelectorAll('.frame')].map(f => f.textContent.split(' ')[0])"
TOTAL = "document.querySelector('#summary b').textContent"
SHOWN = "[...document.querySelectorAll('h2, #sizes')].filter(e => !e.hidden && e.textContent && e.offsetHeight).length"
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"

# How much lighter one colour is than another, as W3C's guidelines for readable text have it.
CONTRAST = """(() => {
  const light = text => {
    const [r, g, b] = text.match(/[\\d.]+/g).map(Number)
      .map(c => c / 255).map(c => c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4);
    return .2126 * r + .7152 * g + .0722 * b;
  };
  const back = light(getComputedStyle(document.querySelector('.panel')).backgroundColor);
  const found = {};
  for (const name of ['.code', '.soft', '.what', '.row .n', '.tag.kept', '.tag.again', '.tag.split', '.tag.doubled'])
    for (const one of [document.querySelector(name)].filter(e => e)) {
      const ink = light(getComputedStyle(one).color);
      found[name] = (Math.max(ink, back) + .05) / (Math.min(ink, back) + .05);
    }
  return found;
})()"""

SCROLL = """(async () => {
  for (const box of document.querySelectorAll('details')) box.open = true;
  let longest = 0, last = performance.now();
  for (let k = 0; k < 30; k++) {
    scrollBy(0, document.documentElement.scrollHeight / 30);
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }
  return longest;
})()"""


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with browser(tmp_path_factory.mktemp("browser")) as made:
        yield made


@pytest.fixture(scope="module")
def report(shown: Browser, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory with the page of PROGRAM, and with that of a run."""
    directory = tmp_path_factory.mktemp("report")
    (directory / "main.c").write_text(PROGRAM)
    options = ("-O2", "-lm", "--profile-derivatives", "--report=page.html")
    made = enzcc("main.c", "-o", "main", *options, cwd=directory)
    assert made.status == 0, made.err
    assert run(directory / "main", ENZCC_PROFILE=str(directory / "profile")).status == 0
    document = read(directory / "page.html")
    profile.put(document, profile.read([directory / "profile"]))
    (directory / "profiled.html").write_text(page(document))
    return directory


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("name", ["page.html", "profiled.html"])
def test_it_is_shown_without_complaints_and_without_network(
    name: str, dark: bool, shown: Browser, report: Path, tmp_path: Path
) -> None:
    shown.open(report / name, dark=dark)
    assert shown.complaints() == []
    assert shown.evaluate("document.title") == "main: report of a gradient"
    assert shown.evaluate("document.querySelectorAll('.row .c').length") > 10
    assert not shown.evaluate(TOO_WIDE)
    background = shown.evaluate("getComputedStyle(document.body).backgroundColor")
    assert (max(map(int, background[4:-1].split(","))) < 80) == dark
    contrasts = shown.evaluate(CONTRAST)
    assert ".row .n" in contrasts and ".tag.kept" in contrasts
    assert min(contrasts.values()) > 3, contrasts
    shown.screenshot(tmp_path / "page.png")


def test_sizes_change_what_is_shown(shown: Browser, report: Path) -> None:
    shown.open(report / "page.html")
    first = shown.evaluate(TOTAL)
    assert shown.evaluate("document.querySelectorAll('#sizes input').length") == 2
    shown.evaluate(
        "(input => { input.value = 1000; input.dispatchEvent(new Event('change')); })"
        "(document.querySelector('#sizes input[data-key^=\"steps@\"]'))"
    )
    assert shown.evaluate(TOTAL) != first
    assert shown.evaluate("document.activeElement !== null && document.querySelectorAll('#sizes input').length") == 2


def test_what_was_measured_needs_no_sizes(shown: Browser, report: Path) -> None:
    """A `display` of a style sheet shows what is `hidden`."""
    shown.open(report / "page.html")
    without = shown.evaluate(SHOWN)
    assert shown.evaluate("document.getElementById('times-title').offsetHeight") == 0
    shown.open(report / "profiled.html")
    assert shown.evaluate("document.getElementById('sizes').offsetHeight") == 0
    assert shown.evaluate(SHOWN) <= without


def test_a_click_unfolds_what_is_known_of_a_line_and_leads_to_it(shown: Browser, report: Path) -> None:
    shown.open(report / "page.html")
    line = "[...document.querySelectorAll('.row.facts')].find(r => r.dataset.line === '5')"
    shown.evaluate(f"{line}.click()")
    assert "may overwrite" in shown.evaluate(f"{line}.nextElementSibling.textContent")
    shown.evaluate(f"{line}.click()")
    assert shown.evaluate("document.querySelectorAll('.told').length") == 0
    shown.evaluate("document.querySelector('#top tr').click()")
    assert shown.evaluate("document.querySelectorAll('.row.open.flash').length") == 1


def test_the_calls_are_frames_that_may_be_looked_into(shown: Browser, report: Path) -> None:
    shown.open(report / "page.html")
    assert sorted(shown.evaluate(FRAMES)) == ["relax", "step", "wave"]
    shown.evaluate("[...document.querySelectorAll('.frame')].find(f => f.textContent.startsWith('step')).click()")
    assert shown.evaluate(FRAMES) == ["wave", "step"]
    assert shown.evaluate("document.querySelector('.frame.around').textContent.split(' ')[0]") == "wave"
    shown.evaluate("document.querySelector('.frame').click()")
    assert sorted(shown.evaluate(FRAMES)) == ["relax", "step", "wave"]
    whole = "parseFloat(document.querySelectorAll('.frame')[{}].style.width)"
    parts = [shown.evaluate(whole.format(k)) for k in range(3)]
    assert parts[0] == 100 and parts[1] + parts[2] <= 100.01


def test_it_fits_a_narrow_screen(shown: Browser, report: Path) -> None:
    for name in ("page.html", "profiled.html"):
        shown.open(report / name, width=420, height=800)
        assert not shown.evaluate(TOO_WIDE)


def test_ten_thousand_lines_do_not_lag(shown: Browser, report: Path, tmp_path: Path) -> None:
    document = long(read(report / "page.html"), lines=10_000)
    (tmp_path / "long.html").write_text(page(document))
    shown.open(tmp_path / "long.html")
    assert shown.complaints() == []
    assert shown.evaluate("document.querySelectorAll('.row').length") < 1_000
    assert shown.evaluate("(() => { const t = performance.now(); show(); return performance.now() - t; })()") < 2000
    assert shown.evaluate(SCROLL) < 1500  # milliseconds for a frame, on a machine that does other things
    assert shown.evaluate("(makeAll(), document.querySelectorAll('.row').length)") >= 10_000


def long(document: dict[str, Any], lines: int) -> dict[str, Any]:
    """The report with its first function so long, and with the facts of its lines on each of the new ones."""
    [unit] = document["units"]
    derivative = next(d for d in unit["derivatives"].values() if any(f["kind"] == "kept" for f in d["facts"]))
    scope = unit["scopes"][derivative["scope"]]
    first = scope["line"] + 1000
    facts = [fact for fact in derivative["facts"] if fact["scope"] == derivative["scope"]]
    for k in range(lines):
        fact = copy.deepcopy(facts[k % len(facts)])
        derivative["facts"].append({**fact, "line": first + k})
    scope["last"] = first + lines
    document["files"][scope["file"]] = [[scope["line"], [f"    y[{k}] = sin(x[{k}]);" for k in range(lines + 1000)]]]
    return document
