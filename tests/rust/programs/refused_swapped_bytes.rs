// The bytes of a number in another order are no number: its derivative cannot follow them.
include!("harness.rs");

fn reversed(x: &[f64]) -> f64 {
    let mut bytes = x[0].to_be_bytes();
    bytes.reverse();
    f64::from_le_bytes(bytes) * x[1] * x[1]
}

fn main() {
    check!(reversed, [0.7, -0.3]);
    finish();
}
