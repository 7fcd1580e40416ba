// What every program here includes: `check!(f, x)` compares the gradient of `f: fn(&[f64]) -> f64` at `x` in reverse
// mode with differences and with forward mode; `check32!` does so what is computed in single precision. `finish()` is the exit status.
// Where CHECK_PRINTS is set, everything that is compared is printed.
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
    if std::env::var_os("CHECK_PRINTS").is_some() {
        println!("{name}: d/dx[{of}]: {reverse:.16e} {forward:.16e}");
    }
    let scale = 1.0 + differences.abs();
    let near = |a: f64, b: f64, t: f64| (a - b).abs() <= t * scale;
    if !near(reverse, differences, tolerance) || !near(forward, reverse, tolerance.max(1e-9) * 1e-1) {
        eprintln!("{name}: d/dx[{of}]: reverse {reverse}, forward {forward}, differences {differences}");
        FAILED.fetch_add(1, Ordering::Relaxed);
    }
}

// The second reverse sweep must find everything as the first did; it adds to the same shadow.
#[allow(dead_code)]
#[inline(never)]
fn compare(
    name: &str,
    x: &[f64],
    (h, tolerance): (f64, f64),
    f: &dyn Fn(&[f64]) -> f64,
    reverse: &dyn Fn(&[f64], &mut [f64]),
    forward: &dyn Fn(&[f64], &[f64]) -> f64,
) {
    let mut d = vec![0.0; x.len()];
    reverse(x, &mut d);
    reverse(x, &mut d);
    for i in 0..x.len() {
        let mut direction = vec![0.0; x.len()];
        direction[i] = 1.0;
        let moved = |h: f64| {
            let mut y = x.to_vec();
            y[i] += h;
            f(&y)
        };
        let near = (moved(h) - moved(-h)) / (2.0 * h);
        let far = (moved(2.0 * h) - moved(-2.0 * h)) / (4.0 * h);
        judge(name, i, d[i] / 2.0, forward(x, &direction), (4.0 * near - far) / 3.0, tolerance);
    }
}

#[allow(unused_macros)]
macro_rules! check {
    ($f:ident, $x:expr) => {
        check!($f, $x, 1e-3, 1e-6)
    };
    ($f:ident, $x:expr, $h:expr, $tolerance:expr) => {{
        let reverse = |x: &[f64], d: &mut [f64]| unsafe {
            let code = $f as fn(&[f64]) -> f64 as *const c_void;
            __enzyme_autodiff(code, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), x.len());
        };
        let forward = |x: &[f64], d: &[f64]| unsafe {
            let code = $f as fn(&[f64]) -> f64 as *const c_void;
            __enzyme_fwddiff(code, enzyme_dup, x.as_ptr(), d.as_ptr(), x.len())
        };
        compare(stringify!($f), &$x, ($h, $tolerance), &|x| $f(x), &reverse, &forward);
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
