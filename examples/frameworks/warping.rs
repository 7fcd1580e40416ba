//! How far two series are apart if time may be stretched: dynamic time warping, with a soft minimum so that it has a
//! gradient (Cuturi and Blondel 2017). A recurrence over all pairs of moments, which no framework does well.

fn soft_minimum(a: f64, b: f64, c: f64, softness: f64) -> f64 {
    let least = a.min(b).min(c);
    let sum = [a, b, c].iter().map(|v| ((least - v) / softness).exp()).sum::<f64>();
    least - softness * sum.ln()
}

pub fn warping(first: &[f64], second: &[f64], softness: f64) -> f64 {
    let (far, m) = (1e10, second.len());
    let mut before = vec![far; m + 1];
    before[0] = 0.0;
    for x in first {
        let mut row = vec![far; m + 1];
        for j in 0..m {
            row[j + 1] = (x - second[j]).powi(2) + soft_minimum(before[j], before[j + 1], row[j], softness);
        }
        before = row;
    }
    before[m]
}
