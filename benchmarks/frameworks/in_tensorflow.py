"""TensorFlow: its own operations and enzcc's, in tf.function."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import tensorflow as tf

from benchmarks.frameworks.variants import OVERHEAD, Call, Row, Variants, elements, native, weights

OWN, OURS = "TensorFlow", "enzcc, TensorFlow"


def variants(row: Row) -> Variants:
    match row.section:
        case "overhead":
            return {OWN: lambda: small(row, pair), OURS: lambda: small(row, native("pair").tf)}
        case "large":
            ours: Variants = {OURS: lambda: elementwise(row, native(row.name).tf)}
            own = {"pair": pair, "twice": lambda x: 2 * x}.get(row.name)
            return ours if own is None else {OWN: lambda: elementwise(row, own), **ours}
        case "loops" if row.name == "pair":
            return {OWN: lambda: elementwise(row, pair), OURS: lambda: elementwise(row, native("pair").tf)}
    return {}


def pair(x: Any) -> Any:
    return tf.sin(x) * tf.roll(x, -1, 0)


def small(row: Row, function: Callable[[Any], Any]) -> Call:
    if row.name == OVERHEAD[2]:
        return elementwise(row, function)
    x = tf.constant(elements(row.size))
    if row.name == OVERHEAD[0]:
        compiled = tf.function(function)
        return lambda: compiled(x)

    def recorded() -> Any:
        with tf.GradientTape() as tape:
            tape.watch(x)
            return function(x)

    return recorded


def elementwise(row: Row, function: Callable[[Any], Any]) -> Call:
    x, w = tf.constant(elements(row.size)), tf.constant(weights(row.size))

    def both(x: Any, w: Any) -> Any:
        with tf.GradientTape() as tape:
            tape.watch(x)
            y = function(x)
        return y, tape.gradient(y, x, w)

    compiled = tf.function(both)
    return lambda: compiled(x, w)[1]
