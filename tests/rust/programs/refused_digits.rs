// Numbers that are written in digits of the program's own and read again: their derivative cannot follow the digits.
include!("harness.rs");

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

#[inline(never)]
fn encoded(x: &[f64]) -> String {
    let mut text = String::new();
    for a in x {
        for i in 0..11 {
            text.push(DIGITS[(a.to_bits() >> (6 * i) & 63) as usize] as char);
        }
    }
    text
}

#[inline(never)]
fn decoded(text: &str) -> Vec<f64> {
    let number = |digits: &[u8]| {
        let place = |d: &u8| DIGITS.iter().position(|k| k == d).unwrap() as u64;
        f64::from_bits(digits.iter().enumerate().map(|(i, d)| place(d) << (6 * i)).fold(0, |a, b| a | b))
    };
    text.as_bytes().chunks(11).map(number).collect()
}

fn digits(x: &[f64]) -> f64 {
    let v = decoded(&encoded(x));
    v[0] * v[1]
}

fn main() {
    check!(digits, [0.7, -0.3]);
    finish();
}
