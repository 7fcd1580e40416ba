// A number that a panic is about, where the panic is caught within what is differentiated.
include!("harness.rs");

fn caught(x: &[f64]) -> f64 {
    let found = std::panic::catch_unwind(|| {
        if x[1] < 0.0 {
            std::panic::panic_any(x[0] * x[0]);
        }
        0.0
    });
    match found {
        Ok(a) => a,
        Err(e) => *e.downcast_ref::<f64>().unwrap() * x[1],
    }
}

fn main() {
    check!(caught, [0.7, -0.3]);
    finish();
}
