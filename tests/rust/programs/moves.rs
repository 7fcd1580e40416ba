// Records that are sorted, swapped, taken out and put in elsewhere. Their padding is moved with them, as a word of its own or
// with the number before it, and nobody reads it; vectors of vectors hold texts beside numbers.
include!("harness.rs");

#[derive(Clone)]
struct Reading {
    value: f64,
    weight: f64,
    key: i32, // four bytes of padding behind
}

#[derive(Clone)]
struct Labelled {
    key: i32,
    label: (String, f64),
}

fn readings(x: &[f64], count: i32) -> Vec<Reading> {
    (0..count)
        .map(|j| Reading { value: x[j as usize % 3] * (1.0 + 0.1 * j as f64), weight: x[1].sin(), key: (j * 5 + 2) % 7 })
        .collect()
}

fn folded(all: &[Reading]) -> f64 {
    all.iter().fold(0.1, |q, r| (0.6 * q + r.value * r.weight).tanh() + 0.01 * r.key as f64)
}

fn sorted_by_key(x: &[f64]) -> f64 {
    let mut all = readings(x, 2);
    all.sort_unstable_by_key(|r| -r.key);
    folded(&all)
}

fn sorted_by_value(x: &[f64]) -> f64 {
    let mut all = readings(x, 6);
    all.sort_by(|a, b| (a.value + 8.0 * a.key as f64).partial_cmp(&(b.value + 8.0 * b.key as f64)).unwrap());
    folded(&all)
}

fn sorted_in_place(x: &[f64]) -> f64 {
    let mut all = readings(x, 31);
    all.sort_unstable_by(|a, b| b.value.total_cmp(&a.value));
    folded(&all)
}

fn reversed_and_swapped(x: &[f64]) -> f64 {
    let mut all = readings(x, 5);
    all.reverse();
    all.swap(1, 3);
    let first = std::mem::replace(&mut all[0], Reading { value: x[2], weight: 0.5, key: 1 });
    all.rotate_left(2);
    folded(&all) + first.value * first.weight
}

fn labelled(x: &[f64]) -> Vec<Labelled> {
    let mut rows: Vec<Vec<Labelled>> = vec![Vec::new(); 3];
    for j in 0..5 {
        let mut name = String::from("item");
        if j > 3 {
            name.push_str(" large");
        }
        rows[((j ^ 3) % 3) as usize].push(Labelled { key: j ^ 3, label: (name, x[j as usize % 3].exp()) });
    }
    rows.swap(0, 1);
    rows.into_iter().flatten().collect()
}

fn removed_and_inserted(x: &[f64]) -> f64 {
    let mut all = labelled(x);
    if all.len() > 1 {
        let one = all.remove(1);
        all.insert(0, one);
    }
    all.iter().fold(0.1, |q, t| (0.6 * q + t.label.1).sin() * (1.0 + 0.1 * t.label.0.len() as f64 + 0.01 * t.key as f64))
}

fn taken_from_a_heap(x: &[f64]) -> f64 {
    let store = labelled(x);
    let mut heap = std::collections::BinaryHeap::new();
    for (k, t) in store.iter().enumerate() {
        heap.push((t.key, k));
    }
    let mut all: Vec<Labelled> = Vec::new();
    while let Some((_, k)) = heap.pop() {
        all.push(store[k].clone());
    }
    all.sort_by(|a, b| (a.label.1 + a.key as f64).partial_cmp(&(b.label.1 + b.key as f64)).unwrap());
    all.iter().fold(0.1, |q, t| (0.6 * q + t.label.1).tanh() + 0.1 * q * t.label.1)
}

fn main() {
    let x = [0.4, 0.7, 0.9];
    check!(sorted_by_key, x);
    check!(sorted_by_value, x);
    check!(sorted_in_place, x);
    check!(reversed_and_swapped, x);
    check!(removed_and_inserted, x);
    check!(taken_from_a_heap, x);
    finish()
}
