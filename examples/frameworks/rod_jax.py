"""A network learns how iron conducts heat, through a simulation in Fortran: JAX.

As rod_torch.py: the network gives the conductivity at 21 temperatures, the simulation what thermocouples then read. One
step of training, Fortran code and all, is one compiled function.
"""

import argparse
from functools import partial
from itertools import pairwise

import jax
import jax.numpy as jnp
import numpy as np

jax.config.update("jax_enable_x64", True)  # the Fortran code takes real(8)

from rod import FURNACES, NOISE, SENSORS, STEPS, TEMPERATURES, TIMES, check, measured, rod  # noqa: E402

READINGS, FURNACE = jnp.asarray(measured()), jnp.asarray(FURNACES)
AT = (jnp.asarray(TEMPERATURES)[:, None] - 800) / 250


def weights() -> list[tuple[jax.Array, jax.Array]]:
    random, sizes = np.random.default_rng(0), (1, 16, 16, 1)
    return [(jnp.asarray(random.standard_normal((a, b)) / np.sqrt(a)), jnp.zeros(b)) for a, b in pairwise(sizes)]


def law(weights: list[tuple[jax.Array, jax.Array]]) -> jax.Array:
    """The conductivity at the temperatures AT, in W/(m K)."""
    layer = AT
    for matrix, shift in weights[:-1]:
        layer = jnp.tanh(layer @ matrix + shift)
    matrix, shift = weights[-1]
    return 100 * jax.nn.softplus(layer @ matrix + shift)[:, 0]


def loss(weights: list[tuple[jax.Array, jax.Array]]) -> jax.Array:
    """The square of the misfit in units of the noise: 1 is as good as it gets. One native call for all rods."""
    simulated = jax.vmap(lambda furnace: rod.jax(law(weights), furnace, SENSORS, TIMES))(FURNACE)
    return jnp.mean(((simulated - READINGS) / NOISE) ** 2)


@partial(jax.jit, static_argnames="steps")
def descend(state: tuple, step: jax.Array, steps: int) -> tuple[tuple, jax.Array]:
    """One step of Adam, along a cosine."""
    weights, mean, square = state
    value, slope = jax.value_and_grad(loss)(weights)
    rate = 0.05 * (1 + jnp.cos(jnp.pi * step / steps)) / 2
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, slope)
    square = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g**2, square, slope)
    steer, scale = 1 / (1 - 0.9 ** (step + 1)), 1 / (1 - 0.999 ** (step + 1))
    weights = jax.tree.map(lambda w, m, s: w - rate * steer * m / (jnp.sqrt(scale * s) + 1e-8), weights, mean, square)
    return (weights, mean, square), value


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=STEPS)
    steps = parser.parse_args().steps

    learned = weights()
    nothing = jax.tree.map(jnp.zeros_like, learned)
    state, losses = (learned, nothing, nothing), []
    for step in range(steps):
        state, value = descend(state, step, steps)
        losses.append(float(value))
        if step % 50 == 0:
            print(f"step {step:4}: loss {value:9.3f}")
    print(f"the loss fell from {losses[0]:.1f} to {losses[-1]:.3f}")
    assert losses[-1] < losses[0] / 2
    if steps >= STEPS:
        check(np.asarray(law(state[0])))
