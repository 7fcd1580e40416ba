// Bytes of numbers that the library prints, and reads again: their derivative cannot follow the text.
include!("harness.rs");

use std::fmt::Write;

#[inline(never)]
fn printed(v: f64) -> String {
    v.to_be_bytes().iter().map(|byte| format!("{byte:02x}")).collect()
}

#[inline(never)]
fn read(text: &str) -> f64 {
    let byte = |k: usize| u8::from_str_radix(&text[2 * k..2 * k + 2], 16).unwrap();
    f64::from_be_bytes(std::array::from_fn(byte))
}

fn hexadecimal(x: &[f64]) -> f64 {
    x.iter().map(|v| read(&printed(v * x[0]))).product()
}

fn one_text(x: &[f64]) -> f64 {
    let mut text = String::new();
    for byte in (x[0] * x[1]).to_be_bytes() {
        write!(text, "{byte:03}").unwrap();
    }
    let byte = |k: usize| text[3 * k..3 * k + 3].parse::<u8>().unwrap();
    f64::from_be_bytes(std::array::from_fn(byte)) * x[1]
}

fn main() {
    check!(hexadecimal, [0.7, -0.3]);
    check!(one_text, [0.7, -0.3]);
    finish();
}
