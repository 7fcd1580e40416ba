// Iterators, and the mathematical functions of f64; f32; kinks away from their points.
#![allow(dead_code)]
include!("harness.rs");

fn elementary(x: &[f64]) -> f64 {
    let (a, b, c) = (x[0], x[1], x[2]);
    a.sin() * b.cos() + c.tan() + a.exp() - b.abs().ln() + c.sqrt() + a.powi(3) + c.powf(a) + a.recip() + b.exp_m1()
}

fn inverse(x: &[f64]) -> f64 {
    let (a, b, c) = (x[0], x[1], x[2]);
    a.asin() + b.acos() * c.atan() + a.atan2(b) + a.hypot(c) + c.cbrt() + a.ln_1p() + c.log10() + c.log2() + c.log(3.0)
}

fn hyperbolic(x: &[f64]) -> f64 {
    let (a, b, c) = (x[0], x[1], x[2]);
    let (s, k) = c.sin_cos();
    a.sinh() * b.cosh() + c.tanh() + a.asinh() + (1.0 + c).acosh() + b.atanh() + c.exp2() + s * k * k
}

fn pieces(x: &[f64]) -> f64 {
    let (a, b, c) = (x[0], x[1], x[2]);
    a.max(b) * a.min(c) + b.abs() + c.clamp(0.5, 2.0) * b.signum() + (10.0 * a).rem_euclid(3.0) + (7.0 * c) % 2.0
        + a.mul_add(b, c)
        + a.copysign(b)
        + (5.5 * a).floor() * b
        + (3.3 * c).fract()
        + (a * a).round()
        + b.div_euclid(0.13)
        + a.to_degrees().to_radians()
}

fn folds(x: &[f64]) -> f64 {
    let total = x.iter().fold(1.0, |acc, a| acc * (1.0 + a * a));
    let most = x.iter().cloned().fold(f64::NEG_INFINITY, f64::max);
    let least = x.iter().copied().min_by(|a, b| a.partial_cmp(b).unwrap()).unwrap();
    let squares: f64 = x.iter().map(|a| a * a).sum();
    total * most + least * squares.sqrt()
}

fn chains(x: &[f64]) -> f64 {
    let mut total = 0.0;
    for (i, (a, b)) in x.iter().zip(x.iter().skip(1)).enumerate() {
        total += a * b * i as f64;
    }
    for a in x.iter().rev().step_by(2) {
        total += a.powi(2);
    }
    for i in (0..x.len()).step_by(2) {
        total += x[i].sin();
    }
    for pair in x.chunks(2).rev() {
        total *= pair[0];
    }
    total + x.iter().take_while(|a| **a > 0.0).chain(x[1..].iter()).filter(|a| a.abs() > 0.35).map(|a| a.cos()).sum::<f64>()
}

struct Powers {
    base: f64,
    value: f64,
    left: usize,
}

impl Iterator for Powers {
    type Item = f64;
    fn next(&mut self) -> Option<f64> {
        if self.left == 0 {
            return None;
        }
        self.left -= 1;
        self.value *= self.base;
        Some(self.value)
    }
}

fn iterators(x: &[f64]) -> f64 {
    let powers = Powers { base: x[0], value: x[1], left: 4 };
    let sums: Vec<f64> = powers.scan(x[2], |state, p| { *state += p; Some(*state) }).collect();
    let flat: f64 = (0..3).flat_map(|i| x.iter().map(move |a| a * i as f64)).sum();
    let steps: f64 = std::iter::successors(Some(x[0]), |a| if a.abs() < 5.0 { Some(a * 2.0) } else { None }).sum();
    let (left, right): (Vec<f64>, Vec<f64>) = x.iter().partition(|a| **a > 0.0);
    sums.iter().sum::<f64>() + flat + steps + left.iter().product::<f64>() * right.iter().sum::<f64>()
        + x.iter().max_by(|a, b| a.total_cmp(b)).unwrap() + x.last().unwrap() * x.first().unwrap()
}

fn newton(x: &[f64]) -> f64 {
    let mut t = 1.0;
    loop {
        let step = (t * t * t - x[0] * t - x[2]) / (3.0 * t * t - x[0]);
        t -= step;
        if step.abs() < 1e-14 {
            break t;
        }
    }
}

fn single(x: &[f64]) -> f64 {
    let y: Vec<f32> = x.iter().map(|a| *a as f32).collect();
    let dot: f32 = y.iter().zip(y.iter().rev()).map(|(a, b)| a * b).sum();
    (dot as f64) * x[0]
}

fn bits(x: &[f64]) -> f64 {
    let copy = f64::from_bits(x[0].to_bits());
    let positive = f64::from_bits(x[1].to_bits() & !(1u64 << 63));
    let sign = if x[2].is_sign_negative() { 2.0 } else { 3.0 };
    copy * copy + positive * sign + x[2] * x[2] + if x[3].is_nan() { 1.0 } else { x[3] }
}

// First guesses at powers and roots: pieces that are straight.
fn counted_bits(x: &[f64]) -> f64 {
    let power = |p: f64| f64::from_bits((4503599627370496.0 * (p + 1023.0)) as u64);
    let root = |v: f64| f64::from_bits(0x5fe6eb50c7b537a9 - (v.to_bits() >> 1));
    power(x[0]) * x[1] + root(x[2] * x[2] + 2.3) * power(x[3] * 0.5)
}

// Chosen by what the processor can do, which is asked for when the program runs.
fn dispatched(x: &[f64]) -> f64 {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") {
        return unsafe { weighted_wide(x) };
    }
    weighted(x)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma")]
unsafe fn weighted_wide(x: &[f64]) -> f64 {
    use std::arch::x86_64::*;
    let a = _mm256_loadu_pd(x.as_ptr());
    let b = _mm256_fmadd_pd(a, _mm256_mul_pd(a, a), _mm256_set1_pd(0.5));
    let mut sums = [0.0; 4];
    _mm256_storeu_pd(sums.as_mut_ptr(), b);
    sums.iter().product()
}

fn weighted(x: &[f64]) -> f64 {
    x.iter().map(|a| a * (a * a) + 0.5).product()
}

static WEIGHTS: [f64; 4] = [0.5, 1.5, -2.0, 3.0];
const OFFSET: f64 = 0.25;
static mut CALLS: usize = 0;

fn tables(x: &[f64]) -> f64 {
    unsafe { CALLS += 1 };
    let big = (x.len() as u128).pow(9) as f64;
    x.iter().zip(WEIGHTS.iter()).map(|(a, w)| (a + OFFSET) * w * w).sum::<f64>() * big
}

fn main() {
    let x = [0.7, -0.3, 0.4, 0.9];
    check!(elementary, x);
    check!(inverse, x);
    check!(hyperbolic, x);
    check!(pieces, x);
    check!(folds, x);
    check!(chains, x);
    check!(iterators, x);
    check!(newton, x);
    check!(bits, x);
    check!(counted_bits, [0.3, -0.7, 0.6, 0.9]);
    check!(dispatched, x);
    check!(tables, x);
    check32!(single, x);
    finish();
}
