// The bits of a number as truth values, put together again one by one.
include!("harness.rs");

fn bits(x: &[f64]) -> f64 {
    let word = (x[0] * x[1]).to_bits();
    let held: Vec<bool> = (0..64).map(|i| word >> i & 1 == 1).collect();
    let mut again = 0u64;
    for (i, bit) in held.iter().enumerate() {
        if *bit {
            again |= 1 << i;
        }
    }
    f64::from_bits(again) * x[1]
}

fn main() {
    check!(bits, [0.7, -0.3]);
    finish();
}
