// A HashMap lays its elements out before the bytes that say which are there.
include!("harness.rs");
use std::collections::HashMap;

fn hash_map(x: &[f64]) -> f64 {
    let mut map: HashMap<usize, f64> = HashMap::new();
    for (i, a) in x.iter().enumerate() {
        *map.entry(i % 3).or_insert(0.0) += a * a;
    }
    map[&0] * map[&1] + map.get(&2).copied().unwrap_or(0.0) + map.len() as f64
}

fn main() {
    check!(hash_map, [0.7, -0.3, 0.4, 1.1]);
    finish();
}
