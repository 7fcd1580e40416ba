"""Plots what rod_torch.py learns, to a PNG: matplotlib, and no notebook."""

import argparse

import matplotlib
import torch
from rod import FURNACES, PURE_IRON, SENSORS, STEPS, TEMPERATURES, TIMES, measured
from rod_torch import Law, simulate, train, uncertainty

matplotlib.use("agg")
from matplotlib import pyplot

ROD = 6  # the one that is shown
FIT, BEFORE, KNOWN = "#c44e52", "#9a9a9a", "#222222"

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", default="fit.png")
    parser.add_argument("--steps", type=int, default=STEPS)
    given = parser.parse_args()

    torch.manual_seed(0)
    law, readings = Law(), torch.tensor(measured())
    before = law().detach()
    read_before = simulate(before)
    losses = train(law, readings, given.steps)
    after, deviation = law().detach(), uncertainty(law)
    read_after = simulate(after)

    figure, (left, right) = pyplot.subplots(1, 2, figsize=(10, 4.2), layout="constrained")
    minutes = torch.arange(1, TIMES + 1) / 3
    for sensor in range(SENSORS):
        before_line = left.plot(minutes, read_before[ROD, :, sensor], "--", color=BEFORE)
        after_line = left.plot(minutes, read_after[ROD, :, sensor], color=FIT)
        dots = left.plot(minutes, readings[ROD, :, sensor], ".", color=KNOWN, markersize=4)
        place = f"{10 * (2 * sensor + 1) / (2 * SENSORS):.1f} cm"
        left.text(10.15, read_after[ROD, -1, sensor], place, va="center")
    left.set(title=f"A rod in a furnace of {FURNACES[ROD]:.0f} K", xlabel="minutes", ylabel="temperature, K")
    left.set_xlim(0, 11.2)
    lines = [before_line[0], after_line[0], dots[0]]
    left.legend(lines, ["simulated, before", "simulated, after", "read"], loc="lower right", frameon=False)

    right.plot(TEMPERATURES, before, "--", color=BEFORE, label="the network, before")
    right.fill_between(
        TEMPERATURES, after - 2 * deviation, after + 2 * deviation, color=FIT, alpha=0.25, linewidth=0,
        label="two standard deviations",
    )  # fmt: skip
    right.plot(TEMPERATURES, after, color=FIT, label="the network, after")
    right.plot(TEMPERATURES[::2], PURE_IRON[::2], "o", color=KNOWN, markersize=4, label="handbook")
    right.set(title="What was learned", xlabel="temperature, K", ylabel="conductivity of iron, W/(m K)", ylim=(0, 100))
    right.legend(loc="upper right", frameon=False)
    for axes in (left, right):
        axes.spines[["top", "right"]].set_visible(False)

    figure.savefig(given.file, dpi=90)
    print(f"misfit {losses[-1]:.2f} in units of the noise; {given.file} is written")
