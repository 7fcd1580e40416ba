"""The native functions of `native.c`, loaded."""

from __future__ import annotations

from pathlib import Path

import enzcc

SOURCE = Path(__file__).with_name("native.c")
RING = "input: f64[n], n: i64, output: out f64[n]"
MIXED = "a: f64[r, c], r: i64, c: i64, weights: const f64[c], scale: f64, power: i32 -> f64"
STEP = "x: inout f64[n], v: inout f64[n], n: i64, dt: f64, energy: out &f64"


def ring() -> enzcc.Function:
    return enzcc.load(SOURCE, "ring", RING)


def mixed() -> enzcc.Function:
    return enzcc.load(SOURCE, "mixed", MIXED)


def step() -> enzcc.Function:
    return enzcc.load(SOURCE, "step", STEP)
