//! How well the rod conducts heat at a temperature: a table with a smooth law between its points.

/// The table's step, in degrees.
const STEP: f64 = 20.0;

fn blend(t: f64) -> f64 {
    t * t * (3.0 - 2.0 * t)
}

/// The conductivity at `temperature`, from its values at 0, 20, 40... degrees.
///
/// # Safety
/// `table` has `count` numbers.
#[no_mangle]
pub unsafe extern "C" fn conductivity(temperature: f64, table: *const f64, count: usize) -> f64 {
    let table = std::slice::from_raw_parts(table, count);
    let place = (temperature / STEP).clamp(0.0, (count - 1) as f64);
    let below = (place as usize).min(count - 2);
    let t = blend(place - below as f64);
    table[below] * (1.0 - t) + table[below + 1] * t
}
