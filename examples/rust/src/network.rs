//! A small neural network that learns to tell two spirals apart. The network is a struct of matrices; its gradient is a
//! network, too.

mod check;
mod matrix;

use enzyme::autodiff;
use matrix::Matrix;

#[derive(Clone)]
struct Layer {
    weights: Matrix,
    bias: Vec<f64>,
}

#[derive(Clone)]
struct Network {
    layers: Vec<Layer>,
}

impl Network {
    fn new(widths: &[usize], mut random: impl FnMut() -> f64) -> Self {
        let layer = |w: &[usize]| Layer {
            weights: Matrix::from_fn(w[0], w[1], |_, _| random() / (w[0] as f64).sqrt()),
            bias: vec![0.0; w[1]],
        };
        Network { layers: widths.windows(2).map(layer).collect() }
    }

    /// One result for each row of `inputs`.
    fn forward(&self, inputs: &Matrix) -> Matrix {
        let mut values = inputs.clone();
        for (i, layer) in self.layers.iter().enumerate() {
            values = values.view().dot(layer.weights.view());
            values += &layer.bias;
            if i + 1 < self.layers.len() {
                values = values.map(f64::tanh);
            }
        }
        values
    }

    /// All parameters, in one order.
    fn parameters(&mut self) -> impl Iterator<Item = &mut f64> {
        self.layers.iter_mut().flat_map(|l| l.weights.elements_mut().iter_mut().chain(&mut l.bias))
    }

    fn zeros_like(&self) -> Self {
        let mut zeros = self.clone();
        zeros.parameters().for_each(|p| *p = 0.0);
        zeros
    }
}

/// Cross entropy of a logistic classification.
fn loss(network: &Network, inputs: &Matrix, labels: &[f64]) -> f64 {
    let scores = network.forward(inputs);
    let each = scores.elements().iter().zip(labels).map(|(&s, &y)| s.max(0.0) - s * y + (-s.abs()).exp().ln_1p());
    each.sum::<f64>() / labels.len() as f64
}

/// Adam's steps.
fn train(network: &mut Network, inputs: &Matrix, labels: &[f64], steps: i32) -> f64 {
    let mut gradient = network.zeros_like();
    let mut moments = vec![(0.0, 0.0); network.parameters().count()];
    let mut value = 0.0;
    for step in 1..=steps {
        gradient.parameters().for_each(|g| *g = 0.0);
        value = autodiff!(ReverseWithPrimal, loss, Duplicated(&*network, &mut gradient), Const(inputs), Const(labels));
        for ((p, g), (first, second)) in network.parameters().zip(gradient.parameters()).zip(&mut moments) {
            *first = 0.9 * *first + 0.1 * *g;
            *second = 0.999 * *second + 0.001 * *g * *g;
            let (m, v) = (*first / (1.0 - 0.9f64.powi(step)), *second / (1.0 - 0.999f64.powi(step)));
            *p -= 0.02 * m / (v.sqrt() + 1e-8);
        }
    }
    value
}

/// Two spirals, a point of each in turn.
fn spirals(points: usize) -> (Matrix, Vec<f64>) {
    let labels: Vec<f64> = (0..points).map(|i| (i % 2) as f64).collect();
    let inputs = Matrix::from_fn(points, 2, |i, j| {
        let t = i as f64 / points as f64;
        let angle = 4.5 * t + if i % 2 == 0 { 0.0 } else { std::f64::consts::PI };
        (0.2 + t) * if j == 0 { angle.cos() } else { angle.sin() }
    });
    (inputs, labels)
}

fn main() {
    let mut state = 42u64;
    let random = || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    };
    let mut network = Network::new(&[2, 12, 8, 1], random);
    let (inputs, labels) = spirals(60);

    let with = |p: &[f64]| {
        let mut moved = network.clone();
        moved.parameters().zip(p).for_each(|(to, &from)| *to = from);
        moved
    };
    let start: Vec<f64> = network.clone().parameters().map(|p| *p).collect();
    check::gradient(
        "network",
        &start,
        |p| loss(&with(p), &inputs, &labels),
        |p, dp| {
            let (here, mut gradient) = (with(p), network.zeros_like());
            autodiff!(loss, Duplicated(&here, &mut gradient), Const(&inputs), Const(&labels));
            dp.iter_mut().zip(gradient.parameters()).for_each(|(to, from)| *to += *from);
        },
    );

    let before = loss(&network, &inputs, &labels);
    let after = train(&mut network, &inputs, &labels, 400);
    let scores = network.forward(&inputs);
    let right = scores.elements().iter().zip(&labels).filter(|(s, y)| (**s > 0.0) == (**y > 0.5)).count();
    println!("loss {before:.3} -> {after:.4}, {right} of {} points on the right side", labels.len());
    assert!(after < 0.1 && right == labels.len());
    println!("the derivatives are right");
}
