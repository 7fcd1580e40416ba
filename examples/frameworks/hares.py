"""A model of hares and lynxes, in C, is fitted to the pelts that the Hudson's Bay Company took: NumPy alone.

The method of Gauss and Newton, damped after Levenberg and Marquardt, on the Jacobian that `hares.jacobian` gives by one
native call. The same Jacobian says how certain the result is.
"""

from pathlib import Path

import numpy as np

import enzcc

hares = enzcc.load(Path(__file__).with_name("hares.c"), "hares", "logs: f64[6], years: i32, counts: out f64[years, 2]")

# Thousands of pelts of hares and lynxes, 1900 to 1920, as C. Elton and M. Nicholson collected them (1942).
HARES = "30 47.2 70.2 77.4 36.3 20.6 18.1 21.4 22 25.4 27.1 40.3 57 76.6 52.3 19.5 11.2 7.6 14.6 16.2 24.7"
LYNXES = "4 6.1 9.8 35.2 59.4 41.7 19 13 8.3 9.1 7.4 8 12.3 19.5 45.7 51.1 29.7 15.8 9.7 10.1 8.6"
PELTS = np.array([HARES.split(), LYNXES.split()], float).T
YEARS = len(PELTS)


def misfit(logs: np.ndarray) -> np.ndarray:
    """Of logarithms: a catch is wrong by a factor."""
    return (hares(logs, YEARS) - np.log(PELTS)).ravel()


def fit(logs: np.ndarray) -> tuple[np.ndarray, list[float]]:
    """The best logarithms, and the squared misfits on the way there."""
    damping, losses = 1.0, [float(np.sum(misfit(logs) ** 2))]
    while damping < 1e8:
        rows = hares.jacobian(logs, YEARS).reshape(-1, len(logs))
        step = np.linalg.solve(rows.T @ rows + damping * np.eye(len(logs)), -rows.T @ misfit(logs))
        loss = float(np.sum(misfit(logs + step) ** 2))
        if loss >= losses[-1]:
            damping *= 4
            continue
        logs, damping = logs + step, damping / 4
        losses.append(loss)
        if losses[-2] - loss < 1e-10 * loss:
            break
    return logs, losses


if __name__ == "__main__":
    guess = np.log([0.5, 0.02, 0.7, 0.02, 30.0, 4.0])
    report = hares.check(guess, YEARS)
    print(report)
    assert report

    found, losses = fit(guess)
    print(f"\nthe squared misfit fell from {losses[0]:.2f} to {losses[-1]:.3f} in {len(losses) - 1} steps")
    rows = hares.jacobian(found, YEARS).reshape(-1, len(found))
    variance = losses[-1] / (rows.shape[0] - rows.shape[1]) * np.linalg.inv(rows.T @ rows)
    for name, log, error in zip(
        ("birth", "hunt", "death", "growth", "hares in 1900", "lynxes in 1900"),
        found,
        np.sqrt(np.diag(variance)),
        strict=True,
    ):
        print(f"{name:>14} {np.exp(log):8.4f}, within {error:.0%}")
    assert losses[-1] < losses[0] / 5
    assert np.abs(2 * rows.T @ misfit(found)).max() < 1e-3, "the gradient vanishes"
    # What others found in these data: Howard 2009, Carpenter 2018.
    assert np.allclose(np.exp(found[:4]), [0.55, 0.028, 0.80, 0.024], rtol=0.1)
