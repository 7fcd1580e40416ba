//! Gradients against differences.

/// Compares `derived`, which adds the gradient of `f` at `x` to its second argument, with central differences.
pub fn gradient(name: &str, x: &[f64], f: impl Fn(&[f64]) -> f64, derived: impl Fn(&[f64], &mut [f64])) {
    let mut dx = vec![0.0; x.len()];
    derived(x, &mut dx);
    let mut moved = x.to_vec();
    for i in 0..x.len() {
        let h = 1e-6 * x[i].abs().max(1.0);
        moved[i] = x[i] + h;
        let above = f(&moved);
        moved[i] = x[i] - h;
        let below = f(&moved);
        moved[i] = x[i];
        let difference = (above - below) / (2.0 * h);
        let error = (dx[i] - difference).abs() / difference.abs().max(1.0);
        assert!(error < 1e-6, "{name}: d/dx[{i}] is {} and by differences {difference}", dx[i]);
    }
}
