// The ways to ask: scalars by value, several slices, shadows that are one, structs by reference, what is mutable,
// single precision, functions of other modules, generic ones, and closures through a function.
#![allow(dead_code)]
include!("harness.rs");

extern "C" {
    #[link_name = "square__enzyme_autodiff_active"]
    fn gradient(f: *const c_void, ...) -> f64;
    #[link_name = "single__enzyme_autodiff"]
    fn gradient32(f: *const c_void, ...) -> f32;
    static enzyme_dupnoneed: c_int;
}

fn near(name: &str, found: f64, expected: f64) {
    if (found - expected).abs() > 1e-6 * (1.0 + expected.abs()) {
        eprintln!("{name}: {found} instead of {expected}");
        FAILED.fetch_add(1, Ordering::Relaxed);
    }
}

fn square(x: f64) -> f64 {
    x * x.sin()
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(p, q)| p * q).sum()
}

fn scale(x: &[f64], factor: f64, out: &mut [f64]) {
    for (o, a) in out.iter_mut().zip(x) {
        *o = a * a * factor;
    }
}

#[derive(Clone, Default)]
struct Parameters {
    weights: Vec<f64>,
    bias: f64,
    steps: u32,
}

fn loss(p: &Parameters, x: &[f64]) -> f64 {
    let mut sum = p.bias;
    for _ in 0..p.steps {
        for (w, a) in p.weights.iter().zip(x) {
            sum = (sum + w * a).tanh();
        }
    }
    sum
}

fn single(x: &[f32]) -> f32 {
    x.iter().map(|a| a.exp() * a).sum::<f32>() + x[0].mul_add(x[1], 2.0f32.powf(x[2]))
}

mod inner {
    pub trait Norm {
        fn norm(&self) -> f64;
    }
    impl Norm for [f64; 3] {
        fn norm(&self) -> f64 {
            self.iter().map(|a| a * a).sum::<f64>().sqrt()
        }
    }
    pub fn measure<T: Norm>(value: &T) -> f64 {
        value.norm().ln()
    }
}

extern "C-unwind" {
    #[link_name = "thrown__enzyme_autodiff"]
    fn gradient_that_panics(f: *const c_void, ...) -> f64;
}

fn beyond(x: &[f64], last: usize) -> f64 {
    let mut v = Vec::new();
    for i in 0..=last {
        v.push(x[i] * x[i]);
    }
    v.iter().sum()
}

extern "C" fn horner(x: *const f64, n: usize, t: f64) -> f64 {
    let c = unsafe { std::slice::from_raw_parts(x, n) };
    c.iter().rev().fold(0.0, |sum, a| sum * t + a)
}

fn main() {
    unsafe {
        near("square", gradient(square as fn(f64) -> f64 as *const c_void, 0.7f64), 0.7f64.sin() + 0.7 * 0.7f64.cos());

        let v = [1.0, -2.0, 3.0];
        let mut d = [0.0; 3];
        let code = dot as fn(&[f64], &[f64]) -> f64 as *const c_void;
        let (p, s) = (v.as_ptr(), d.as_mut_ptr());
        __enzyme_autodiff(code, enzyme_dup, p, s, v.len(), enzyme_dup, p, s, v.len());
        for i in 0..3 {
            near("dot(v, v)", d[i], 2.0 * v[i]);
        }

        let (mut out, mut dx, mut dout) = ([0.0; 3], [0.0; 3], [1.0, 10.0, 100.0]);
        let code = scale as fn(&[f64], f64, &mut [f64]) as *const c_void;
        __enzyme_autodiff(
            code, enzyme_dup, p, dx.as_mut_ptr(), v.len(), enzyme_const, 3.0f64, enzyme_dup, out.as_mut_ptr(),
            dout.as_mut_ptr(), out.len(),
        );
        for i in 0..3 {
            near("scale", dx[i], 6.0 * v[i] * 10f64.powi(i as i32));
            near("scale's seed", dout[i], 0.0);
            near("scale's result", out[i], 3.0 * v[i] * v[i]);
        }

        let parameters = Parameters { weights: vec![0.1, 0.2, 0.3], bias: 0.5, steps: 2 };
        let mut shadow = Parameters { weights: vec![0.0; 3], ..parameters.clone() };
        shadow.bias = 0.0;
        let code = loss as fn(&Parameters, &[f64]) -> f64 as *const c_void;
        __enzyme_autodiff(
            code, enzyme_dup, &parameters as *const Parameters, &mut shadow as *mut Parameters, enzyme_const, p, v.len(),
        );
        for i in 0..4 {
            let moved = |h: f64| {
                let mut q = parameters.clone();
                *(if i < 3 { &mut q.weights[i] } else { &mut q.bias }) += h;
                loss(&q, &v)
            };
            let found = if i < 3 { shadow.weights[i] } else { shadow.bias };
            near("loss", found, (moved(1e-5) - moved(-1e-5)) / 2e-5);
        }

        let (x, mut d) = ([0.5f32, -0.25, 1.5], [0.0f32; 3]);
        gradient32(single as fn(&[f32]) -> f32 as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), x.len());
        near("single", d[0] as f64, (1.5 * 0.5f32.exp() - 0.25) as f64);
        near("single", d[1] as f64, (0.75 * (-0.25f32).exp() + 0.5) as f64);
        near("single", d[2] as f64, (2.5 * 1.5f32.exp() + 2f32.ln() * 2f32.powf(1.5)) as f64);

        let code = inner::measure::<[f64; 3]> as fn(&[f64; 3]) -> f64 as *const c_void;
        let mut d = [0.0; 3];
        __enzyme_autodiff(code, enzyme_dup, p, d.as_mut_ptr());
        for i in 0..3 {
            near("measure", d[i], v[i] / 14.0);
        }

        let mut d = [0.0; 3];
        let code = horner as extern "C" fn(*const f64, usize, f64) -> f64 as *const c_void;
        __enzyme_autodiff(code, enzyme_dup, p, d.as_mut_ptr(), v.len(), enzyme_const, 2.0f64);
        for i in 0..3 {
            near("horner", d[i], 2f64.powi(i as i32));
        }

        std::panic::set_hook(Box::new(|_| {}));
        let code = beyond as fn(&[f64], usize) -> f64 as *const c_void;
        for (last, fine) in [(2, true), (5, false), (1, true)] {
            if !fine && cfg!(panic = "abort") {
                continue;
            }
            let mut d = [0.0; 3];
            let place = d.as_mut_ptr();
            let run = || gradient_that_panics(code, enzyme_dup, p, place, v.len(), enzyme_const, last as usize);
            near("panic", std::panic::catch_unwind(run).is_ok() as u8 as f64, fine as u8 as f64);
            near("after a panic", d[1], if fine { 2.0 * v[1] } else { 0.0 });
        }
    }
    finish();
}
