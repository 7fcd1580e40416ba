// A Vec of numbers and a Box<dyn Error> lie in one place: the type of what the pointer there leads to is not known.
include!("harness.rs");

fn positive(a: f64) -> Result<f64, Box<dyn std::error::Error>> {
    if a < -100.0 {
        return Err("far too small".into());
    }
    Ok(a * a)
}

fn all(x: &[f64]) -> Result<Vec<f64>, Box<dyn std::error::Error>> {
    x.iter().map(|a| positive(*a)).collect()
}

fn total(x: &[f64]) -> f64 {
    all(x).unwrap().iter().sum()
}

fn main() {
    check!(total, [0.7, -0.3, 0.4, 1.1]);
    finish();
}
