// A BTreeMap keeps keys, values and links in one block of memory, and walks over each by bytes.
include!("harness.rs");
use std::collections::BTreeMap;

fn sorted_map(x: &[f64]) -> f64 {
    let mut map = BTreeMap::new();
    for (i, a) in x.iter().enumerate() {
        map.insert((i * 7) % 5, a * a);
    }
    *map.get_mut(&2).unwrap() *= 3.0;
    map.iter().map(|(k, v)| *k as f64 * v).sum::<f64>() + map[&0]
}

fn main() {
    check!(sorted_map, [0.7, -0.3, 0.4, 1.1]);
    finish();
}
