"""The typical course of heartbeats that are early and late: PyTorch, with a distance written in Rust as its loss.

The mean of the beats is a blur; the series that is nearest to them all by `warping` has their shape.
"""

import argparse
from pathlib import Path

import torch

import enzcc

torch.set_default_dtype(torch.double)
warping = enzcc.load(
    Path(__file__).with_name("warping.rs"),
    "warping",
    "first: f64[n], n: i64, second: f64[m], m: i64, softness: const f64 -> f64",
).torch
SOFTNESS = 0.01


def apart(first: torch.Tensor, second: torch.Tensor) -> torch.Tensor:
    """The distance of two series: zero of a series from itself (Blondel, Mensch and Vert 2021)."""
    alone = warping(first, first, SOFTNESS) + warping(second, second, SOFTNESS)
    return warping(first, second, SOFTNESS) - alone / 2


def beat(t: torch.Tensor, at: float) -> torch.Tensor:
    """An electrocardiogram of a heart that beats at that time: a wave, a spike and a wave."""
    waves = ((0.15, -0.15, 0.03), (1.0, 0.0, 0.015), (-0.2, 0.035, 0.012), (0.3, 0.22, 0.05))
    return sum(height * torch.exp(-(((t - at - delay) / width) ** 2)) for height, delay, width in waves)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=60)
    steps = parser.parse_args().steps

    t = torch.linspace(0, 1, 100)
    beats = torch.stack([beat(t, at) for at in (0.32, 0.38, 0.45, 0.49, 0.55, 0.60)])
    typical = beats.mean(0).requires_grad_()
    print(f"the spike of each beat is {beats.max(1).values.mean():.2f} high, that of their mean {typical.max():.2f}")
    short = beats[0, 30:40].clone().requires_grad_()
    assert torch.autograd.gradcheck(lambda x: apart(x, beats[1, 30:42]), short)
    assert torch.autograd.gradgradcheck(lambda x: apart(x, beats[1, 30:42]), short)

    optimizer = torch.optim.LBFGS([typical], max_iter=steps, line_search_fn="strong_wolfe")
    losses = []

    def loss() -> torch.Tensor:
        optimizer.zero_grad()
        value = torch.func.vmap(lambda one: apart(typical, one))(beats).mean()
        value.backward()
        losses.append(value.item())
        return value

    optimizer.step(loss)
    print(f"the distance fell from {losses[0]:.3f} to {losses[-1]:.3f}; the spike is {typical.max():.2f} high")
    assert losses[-1] < losses[0] / 2
    if steps >= 60:
        assert abs(typical.max() - 1) < 0.15
