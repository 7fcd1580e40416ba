"""A network learns how iron conducts heat, through a simulation in Fortran: TensorFlow and Keras.

As rod_torch.py, as a model that Keras trains by `fit`: its input is the temperature of a furnace, its output what the
thermocouples of the rod in it read; its weights are those of the network that gives the conductivity.
"""

import argparse

import keras
import tensorflow as tf
from rod import FURNACES, NOISE, SENSORS, STEPS, TEMPERATURES, TIMES, check, measured, rod

keras.config.set_floatx("float64")  # the Fortran code takes real(8)
AT = (TEMPERATURES[:, None] - 800) / 250


class Rod(keras.Model):
    """Temperatures of furnaces -> readings of the thermocouples of a rod in each."""

    def __init__(self) -> None:
        super().__init__()
        tanh = {"units": 16, "activation": "tanh"}
        dense = keras.layers.Dense
        self.network = keras.Sequential([dense(**tanh), dense(**tanh), dense(1, "softplus")])

    def law(self) -> tf.Tensor:
        """The conductivity at the temperatures AT, in W/(m K)."""
        return 100 * self.network(AT)[:, 0]

    def call(self, furnaces: tf.Tensor) -> tf.Tensor:
        law = self.law()
        return tf.vectorized_map(lambda furnace: rod.tf(law, furnace, SENSORS, TIMES), furnaces)


class Show(keras.callbacks.Callback):
    def on_epoch_end(self, epoch: int, logs: dict[str, float]) -> None:
        if epoch % 10 == 0:
            print(f"epoch {epoch:4}: loss {logs['loss']:9.3f}")


def misfit(wanted: tf.Tensor, found: tf.Tensor) -> tf.Tensor:
    """In units of the noise, squared: 1 is as good as it gets."""
    return tf.reduce_mean(((found - wanted) / NOISE) ** 2)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=STEPS)
    steps = parser.parse_args().steps

    keras.utils.set_random_seed(0)
    model = Rod()
    model.compile(keras.optimizers.Adam(keras.optimizers.schedules.CosineDecay(0.05, steps)), loss=misfit)
    rods = len(FURNACES) // 3
    fitted = model.fit(FURNACES, measured(), batch_size=rods, epochs=steps // 3, callbacks=[Show()], verbose=0)
    losses = fitted.history["loss"]
    print(f"the loss fell from {losses[0]:.1f} to {losses[-1]:.3f}")
    assert losses[-1] < losses[0] / 2
    if steps >= STEPS:
        check(model.law().numpy())
