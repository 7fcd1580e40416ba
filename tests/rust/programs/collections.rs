// Vec, arrays and slices: growth, moves and what is swapped, sorted and copied in them.
#![allow(dead_code)]
include!("harness.rs");

fn push(x: &[f64]) -> f64 {
    let mut v = Vec::new();
    for i in 0..x.len() {
        v.push(x[i] * x[i]);
    }
    v.iter().map(|t| t.sin()).sum()
}

fn with_capacity(x: &[f64]) -> f64 {
    let mut v: Vec<f64> = Vec::with_capacity(x.len());
    for a in x {
        v.push(a.exp());
    }
    v.pop().unwrap() * v[0]
}

fn extend(x: &[f64]) -> f64 {
    let mut v = vec![1.0, 2.0];
    v.extend_from_slice(x);
    v.extend(x.iter().map(|a| a * 3.0));
    v.iter().map(|a| a * a * a).sum()
}

fn collect(x: &[f64]) -> f64 {
    let v: Vec<f64> = x.iter().map(|a| a.cos()).collect();
    let w: Vec<f64> = v.iter().rev().filter(|a| **a > 0.0).copied().collect();
    w.iter().zip(&v).map(|(a, b)| a * b).sum()
}

fn sort(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    v.sort_by(|a, b| a.partial_cmp(b).unwrap());
    v.iter().enumerate().map(|(i, a)| (i + 1) as f64 * a * a).sum()
}

fn sort_unstable(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    v.sort_unstable_by(|a, b| b.total_cmp(a));
    v[0] * v[1] - v[v.len() - 1]
}

fn swaps(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    let n = v.len();
    v.swap(0, n - 1);
    v.reverse();
    let (a, b) = v.split_at_mut(2);
    std::mem::swap(&mut a[0], &mut b[0]);
    let old = std::mem::replace(&mut v[1], 4.0);
    v.rotate_left(1);
    old * v[0] + v.iter().enumerate().map(|(i, a)| a * a * (i as f64 + 1.0)).sum::<f64>()
}

fn drain(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    let first: f64 = v.drain(0..2).map(|a| a * a).sum();
    v.truncate(2);
    v.insert(1, first);
    let gone = v.remove(0);
    v.resize(5, gone);
    v.iter().product::<f64>() + first
}

fn copies(x: &[f64]) -> f64 {
    let mut v = [0.0f64; 4];
    v.copy_from_slice(&x[..4]);
    v.copy_within(0..2, 2);
    let mut w = vec![0.0; 4];
    w[1..3].clone_from_slice(&v[2..4]);
    w.fill(v[1]);
    w[0] = v[0];
    v.iter().zip(&w).map(|(a, b)| a * b).sum()
}

fn chunks(x: &[f64]) -> f64 {
    let pairs: f64 = x.chunks_exact(2).map(|c| c[0] * c[1]).sum();
    let rest: f64 = x.chunks(3).map(|c| c.iter().sum::<f64>().powi(2)).sum();
    let near: f64 = x.windows(2).map(|w| (w[1] - w[0]) * (w[1] - w[0])).sum();
    pairs + rest + near
}

fn arrays(x: &[f64]) -> f64 {
    let mut m = [[0.0f64; 3]; 3];
    for i in 0..3 {
        for j in 0..3 {
            m[i][j] = x[i] * x[j] + (i == j) as i32 as f64;
        }
    }
    let a = m;
    let mut total = 0.0;
    for row in &a {
        for (j, value) in row.iter().enumerate() {
            total += value * x[j];
        }
    }
    total
}

fn nested(x: &[f64]) -> f64 {
    let n = x.len();
    let mut m: Vec<Vec<f64>> = vec![vec![0.0; n]; n];
    for i in 0..n {
        for j in 0..=i {
            m[i][j] = x[i] * x[j];
        }
    }
    m.push(x.to_vec());
    m.iter().flatten().map(|a| a.sin()).sum()
}

fn tuples(x: &[f64]) -> f64 {
    let pairs: Vec<(usize, f64)> = x.iter().enumerate().map(|(i, a)| (i, a * a)).collect();
    let (odd, even): (Vec<f64>, Vec<f64>) = pairs.iter().map(|&(i, a)| (a * i as f64, a.sqrt())).unzip();
    odd.iter().sum::<f64>() * even.iter().sum::<f64>()
}

fn main() {
    let x = [0.7, -1.3, 0.4, 2.1, 0.9];
    check!(push, x);
    check!(with_capacity, x);
    check!(extend, x);
    check!(collect, x);
    check!(sort, x);
    #[cfg(not(debug_assertions))] // much code
    check!(sort_unstable, x);
    check!(swaps, x);
    check!(drain, x);
    check!(copies, x);
    check!(chunks, x);
    check!(arrays, x);
    check!(nested, x);
    check!(tuples, x);
    finish();
}
