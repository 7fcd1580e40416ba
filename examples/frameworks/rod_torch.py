"""A network learns how iron conducts heat, through a simulation in Fortran: PyTorch.

The network gives the conductivity at 21 temperatures, the simulation what thermocouples then read, and the loss
compares that with what they did read. `loss.backward()` goes through the Fortran code: 150 implicit steps in time.
"""

import argparse

import torch
from rod import FURNACES, NOISE, SENSORS, STEPS, TEMPERATURES, TIMES, check, measured, rod
from torch.func import functional_call, jacfwd, jacrev, vmap

torch.set_default_dtype(torch.double)
torch.set_num_threads(1)  # so small a network is faster without others
FURNACE = torch.tensor(FURNACES)
AT = (torch.tensor(TEMPERATURES)[:, None] - 800) / 250


class Law(torch.nn.Module):
    """The conductivity at the temperatures AT, in W/(m K)."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = torch.nn.Sequential(
            torch.nn.Linear(1, 16), torch.nn.Tanh(), torch.nn.Linear(16, 16), torch.nn.Tanh(), torch.nn.Linear(16, 1)
        )

    def forward(self) -> torch.Tensor:
        return 100 * torch.nn.functional.softplus(self.layers(AT)[:, 0])


def simulate(law: torch.Tensor) -> torch.Tensor:
    """The readings of all rods: one native call for all of them."""
    return vmap(lambda furnace: rod.torch(law, furnace, SENSORS, TIMES))(FURNACE)


def train(law: Law, readings: torch.Tensor, steps: int) -> list[float]:
    """The losses: squares of the misfit in units of the noise, so that 1 is as good as it gets."""
    optimizer = torch.optim.Adam(law.parameters(), lr=0.05)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, steps)
    losses = []
    for step in range(steps):
        optimizer.zero_grad()
        loss = (((simulate(law()) - readings) / NOISE) ** 2).mean()
        loss.backward()
        optimizer.step()
        schedule.step()
        losses.append(loss.item())
        if step % 50 == 0:
            print(f"step {step:4}: loss {loss:9.3f}")
    return losses


def uncertainty(law: Law) -> torch.Tensor:
    """Standard deviations of the learned conductivities: Laplace's approximation, with the Hessian of Gauss and Newton
    and a prior of 1 for each weight. Derivatives of readings in the law are those of the Fortran code, forward."""
    weights = {name: value.detach() for name, value in law.named_parameters()}
    readings_in_law = jacfwd(simulate)(law().detach()).flatten(0, 2)
    law_in_weights = torch.hstack([j.flatten(1) for j in jacrev(lambda w: functional_call(law, w))(weights).values()])
    rows = readings_in_law @ law_in_weights / NOISE
    covariance = torch.linalg.inv(rows.T @ rows + torch.eye(rows.shape[1]))
    return (law_in_weights @ covariance @ law_in_weights.T).diagonal().sqrt()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=STEPS)
    steps = parser.parse_args().steps

    torch.manual_seed(0)
    law, readings = Law(), torch.tensor(measured())
    some = torch.tensor([70.0, 50.0, 30.0], requires_grad=True)
    assert torch.autograd.gradcheck(lambda values: rod.torch(values, 900.0, SENSORS, 3), some)
    losses = train(law, readings, steps)
    print(f"the loss fell from {losses[0]:.1f} to {losses[-1]:.3f}")
    assert losses[-1] < losses[0] / 2
    if steps >= STEPS:
        deviation = uncertainty(law)
        print(f"standard deviations: {deviation.min():.2f} to {deviation.max():.2f} W/(m K)")
        check(law().detach().numpy())
