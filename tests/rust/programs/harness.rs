// What every program here includes: `check!(f, x)` compares the gradient of `f: fn(&[f64]) -> f64` at `x` in reverse
// mode with differences and with forward mode; `check32!` does so what is computed in single precision. `finish()` is the exit status.
use std::os::raw::{c_int, c_void};
use std::sync::atomic::{AtomicI32, Ordering};

#[allow(dead_code)]
extern "C" {
    fn __enzyme_autodiff(f: *const c_void, ...) -> f64;
    fn __enzyme_fwddiff(f: *const c_void, ...) -> f64;
    static enzyme_dup: c_int;
    static enzyme_const: c_int;
    static enzyme_out: c_int;
}

static FAILED: AtomicI32 = AtomicI32::new(0);

#[allow(dead_code)]
#[inline(never)]
fn judge(name: &str, of: usize, reverse: f64, forward: f64, differences: f64, tolerance: f64) {
    let scale = 1.0 + differences.abs();
    let near = |a: f64, b: f64, t: f64| (a - b).abs() <= t * scale;
    if !near(reverse, differences, tolerance) || !near(forward, reverse, tolerance.max(1e-9) * 1e-1) {
        eprintln!("{name}: d/dx[{of}]: reverse {reverse}, forward {forward}, differences {differences}");
        FAILED.fetch_add(1, Ordering::Relaxed);
    }
}

// The second call must find everything as the first did; it adds to the same shadow.
#[allow(unused_macros)]
macro_rules! check {
    ($f:ident, $x:expr) => {
        check!($f, $x, 1e-3, 1e-6)
    };
    ($f:ident, $x:expr, $h:expr, $tolerance:expr) => {{
        let x: Vec<f64> = $x.to_vec();
        let n = x.len();
        let code = $f as fn(&[f64]) -> f64 as *const c_void;
        let mut d = vec![0.0f64; n];
        unsafe {
            __enzyme_autodiff(code, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), n);
            __enzyme_autodiff(code, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), n);
        }
        for i in 0..n {
            let mut direction = vec![0.0f64; n];
            direction[i] = 1.0;
            let forward = unsafe { __enzyme_fwddiff(code, enzyme_dup, x.as_ptr(), direction.as_ptr(), n) };
            let moved = |h: f64| {
                let mut y = x.clone();
                y[i] += h;
                $f(&y)
            };
            let h = $h;
            let near = (moved(h) - moved(-h)) / (2.0 * h);
            let far = (moved(2.0 * h) - moved(-2.0 * h)) / (4.0 * h);
            judge(stringify!($f), i, d[i] / 2.0, forward, (4.0 * near - far) / 3.0, $tolerance);
        }
    }};
}

#[allow(unused_macros)]
macro_rules! check32 {
    ($f:ident, $x:expr) => {
        check!($f, $x, 1e-1, 1e-5)
    };
}

#[allow(dead_code)]
fn finish() {
    std::process::exit(if FAILED.load(Ordering::Relaxed) == 0 { 0 } else { 1 });
}
