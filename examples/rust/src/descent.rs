//! Gradient descent with momentum, on any function of a slice: the gradient is asked for in a generic function, and made
//! anew for each function that is minimized.

mod check;

use enzyme::{autodiff, fwddiff};

/// Where `f` is smallest near `x`, and how small. `f` may hold data of its own; no derivative goes through them.
fn minimize<F: Fn(&[f64]) -> f64>(f: F, x: &mut [f64], rate: f64, steps: usize) -> f64 {
    let mut velocity = vec![0.0; x.len()];
    let mut gradient = vec![0.0; x.len()];
    let mut value = f(x);
    for _ in 0..steps {
        gradient.fill(0.0);
        value = autodiff!(ReverseWithPrimal, f, Duplicated(&*x, &mut gradient));
        for ((x, v), g) in x.iter_mut().zip(&mut velocity).zip(&gradient) {
            *v = 0.9 * *v - rate * g;
            *x += *v;
        }
    }
    value
}

/// Rosenbrock's function of many variables, whose minimum lies in a narrow valley.
fn rosenbrock(x: &[f64]) -> f64 {
    x.windows(2).map(|w| 100.0 * (w[1] - w[0] * w[0]).powi(2) + (1.0 - w[0]).powi(2)).sum()
}

/// What was measured at a time.
struct Measurement {
    time: f64,
    value: f64,
}

/// A decay with an offset, by three parameters: amplitude, rate, offset.
fn decay(p: &[f64; 3], time: f64) -> f64 {
    p[0] * (-p[1] * time).exp() + p[2]
}

fn misfit(p: &[f64], measured: &[Measurement]) -> f64 {
    let p: &[f64; 3] = p.try_into().expect("three parameters");
    measured.iter().map(|m| (decay(p, m.time) - m.value).powi(2)).sum::<f64>() / measured.len() as f64
}

fn main() {
    let mut x = [0.2, 0.5, 0.8, 0.5];
    check::gradient("rosenbrock", &x, rosenbrock, |x, dx| autodiff!(rosenbrock, Duplicated(x, dx)));
    let least = minimize(rosenbrock, &mut x, 2e-4, 40_000);
    println!("rosenbrock: {least:.1e} at {x:.4?}");
    assert!(x.iter().all(|x| (x - 1.0).abs() < 1e-3));

    let truth = [2.5, 1.3, 0.5];
    let measured: Vec<_> =
        (0..40).map(|i| 0.1 * i as f64).map(|time| Measurement { time, value: decay(&truth, time) }).collect();
    let objective = |p: &[f64]| misfit(p, &measured);
    let mut p = [1.0, 1.0, 0.0];
    check::gradient("misfit", &p, objective, |p, dp| autodiff!(misfit, Duplicated(p, dp), Const(&measured)));
    let least = minimize(objective, &mut p, 0.05, 5_000);
    println!("misfit: {least:.1e} at {p:.4?}");
    assert!(p.iter().zip(truth).all(|(p, t)| (p - t).abs() < 1e-4));

    let slope = fwddiff!(decay, Const(&truth), Duplicated(1.0, 1.0));
    assert!((slope + 2.5 * 1.3 * (-1.3f64).exp()).abs() < 1e-12);
    println!("the derivatives are right");
}
