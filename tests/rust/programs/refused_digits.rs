// A number in digits of the program's own: looked up in a table, found again by comparing.
include!("harness.rs");

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

#[inline(never)]
fn encode(bytes: &[u8]) -> String {
    let mut text = String::new();
    for part in bytes.chunks(3) {
        let word = (part[0] as u32) << 16 | (part[1] as u32) << 8 | part[2] as u32;
        for k in (0..4).rev() {
            text.push(DIGITS[(word >> (6 * k) & 63) as usize] as char);
        }
    }
    text
}

#[inline(never)]
fn decode(text: &str) -> Vec<u8> {
    let mut bytes = vec![];
    for part in text.as_bytes().chunks(4) {
        let digit = |c: &u8| DIGITS.iter().position(|d| d == c).unwrap() as u32;
        let word = part.iter().fold(0, |word, c| word << 6 | digit(c));
        bytes.extend([(word >> 16) as u8, (word >> 8) as u8, word as u8]);
    }
    bytes
}

fn written(x: &[f64]) -> f64 {
    let mut bytes = vec![];
    for i in 0..3 {
        bytes.extend_from_slice(&(x[i] * x[2]).to_le_bytes());
    }
    let numbers = decode(&encode(&bytes));
    numbers.chunks(8).map(|c| f64::from_le_bytes(c.try_into().unwrap())).map(|v| v * v).sum()
}

fn main() {
    check!(written, [0.7, -0.3, 1.1]);
    finish();
}
