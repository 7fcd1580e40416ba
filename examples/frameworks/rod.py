"""What the three scripts share: the Fortran simulation `rod.f90`, and what was measured.

Rods of iron, 10 cm long and at 300 K, are put with one end into a furnace; four thermocouples in each are read every
20 seconds, to within 2 K. How does the conductivity of iron depend on its temperature?
"""

from pathlib import Path

import numpy as np

import enzcc

rod = enzcc.load(
    Path(__file__).with_name("rod.f90"),
    "rod",
    "law: f64[knots], knots: &i32, furnace: &f64, readings: out f64[times, sensors], sensors: &i32, times: &i32",
)

SENSORS, TIMES, NOISE = 4, 30, 4.0
STEPS = 200  # of training
FURNACES = np.linspace(500.0, 1300.0, 9)  # K, one rod for each
TEMPERATURES = np.linspace(300.0, 1300.0, 21)  # K, where a law has its values
PURE_IRON = np.interp(TEMPERATURES, [300, 400, 600, 800, 1000, 1200, 1500], [80.2, 69.5, 54.7, 43.3, 32.8, 28.3, 32.1])
"""Its conductivity in W/(m K), as handbooks have it: nothing but the measurements and the last check know of it."""


def measured() -> np.ndarray:
    """Readings of all rods: [rods, times, sensors] in K."""
    exact = np.array([rod(PURE_IRON, furnace, SENSORS, TIMES) for furnace in FURNACES])
    return exact + NOISE * np.random.default_rng(0).standard_normal(exact.shape)


def check(law: np.ndarray) -> None:
    """Print a law beside the handbook's, and assert that they agree."""
    print(f"\n{'K':>6} {'learned':>9} {'handbook':>9}   W/(m K)")
    for kelvin, found, known in list(zip(TEMPERATURES, law, PURE_IRON, strict=True))[::4]:
        print(f"{kelvin:6.0f} {found:9.1f} {known:9.1f}")
    error = np.abs(law / PURE_IRON - 1)
    print(f"largest error: {error.max():.1%}, on the average {error.mean():.1%}")
    assert error.mean() < 0.03 and error.max() < 0.1
