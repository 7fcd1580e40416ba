// What Rust checks while it runs: bounds, overflow, unwrap, results; memory that mixes numbers of several kinds.
#![allow(dead_code)]
include!("harness.rs");

struct Mixed {
    weights: [f64; 3],
    indices: [usize; 3],
    names: [&'static str; 2],
    scale: f32,
    small: [f32; 3],
    flag: bool,
}

fn mixed(x: &[f64]) -> f64 {
    let mut m = Mixed {
        weights: [0.0; 3],
        indices: [2, 0, 1],
        names: ["a", "bc"],
        scale: 0.5,
        small: [1.0, 2.0, 3.0],
        flag: x[0] > 0.0,
    };
    for i in 0..3 {
        m.weights[m.indices[i]] = x[i] * x[i];
        m.indices[i] = (m.indices[i] + 1) % 3;
    }
    let mut total = 0.0;
    for (i, w) in m.weights.iter().enumerate() {
        total += w * (m.indices[i] as f64) * m.small[i] as f64;
    }
    if m.flag {
        total *= m.names[1].len() as f64;
    }
    total * m.scale as f64
}

struct Sparse {
    rows: usize,
    entries: Vec<(usize, usize, f64)>,
}

fn sparse(x: &[f64]) -> f64 {
    let mut m = Sparse { rows: 3, entries: Vec::new() };
    for i in 0..3 {
        m.entries.push((i, (i + 1) % 3, x[i]));
        m.entries.push((i, i, 2.0));
    }
    m.entries.swap(1, 4);
    let mut y = vec![0.0; m.rows];
    for &(i, j, v) in &m.entries {
        y[i] += v * x[j];
    }
    y.iter().map(|a| a * a).sum()
}

fn integers(x: &[f64]) -> f64 {
    let mut hash: u32 = 17;
    let mut count: i64 = 0;
    let mut total = 0.0;
    for (i, a) in x.iter().enumerate() {
        hash = hash.wrapping_mul(31).wrapping_add(i as u32);
        count += (hash % 3) as i64 - 1;
        let power = (count.unsigned_abs() as u8).checked_add(1).unwrap_or(2).min(3);
        total += a.powi(power as i32) * (hash as u128 % 5) as f64;
    }
    total + (count as f64).abs() * x[0]
}

fn indexed(x: &[f64]) -> f64 {
    let order = [3usize, 1, 0, 2];
    let mut v = x.to_vec();
    for k in 1..v.len() {
        v[order[k]] *= x[order[k - 1]];
    }
    let (head, tail) = v.split_at(2);
    head[1] * tail[0] + v[1..3].iter().sum::<f64>() + v.get(order[0]).unwrap() + v.first().expect("not empty")
}

fn solve(x: &[f64]) -> f64 {
    let n = 3;
    let mut a: Vec<f64> = (0..n * n).map(|k| x[k % 4] + if k % (n + 1) == 0 { 3.0 } else { 0.0 }).collect();
    let mut b: Vec<f64> = x[..n].to_vec();
    for k in 0..n {
        let mut pivot = k;
        for i in k + 1..n {
            if a[i * n + k].abs() > a[pivot * n + k].abs() {
                pivot = i;
            }
        }
        if pivot != k {
            for j in 0..n {
                a.swap(k * n + j, pivot * n + j);
            }
            b.swap(k, pivot);
        }
        for i in k + 1..n {
            let f = a[i * n + k] / a[k * n + k];
            for j in k..n {
                a[i * n + j] -= f * a[k * n + j];
            }
            b[i] -= f * b[k];
        }
    }
    for k in (0..n).rev() {
        for j in k + 1..n {
            b[k] -= a[k * n + j] * b[j];
        }
        b[k] /= a[k * n + k];
    }
    b.iter().map(|t| t * t).sum()
}

type Grid = [[f64; 4]; 4];

fn laplace(u: &Grid) -> Grid {
    let mut next = *u;
    for i in 1..3 {
        for j in 1..3 {
            next[i][j] = 0.25 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]);
        }
    }
    next
}

fn grids(x: &[f64]) -> f64 {
    let mut u: Grid = [[0.0; 4]; 4];
    for (j, a) in x.iter().enumerate() {
        u[0][j] = *a;
        u[j][3] = a * a;
    }
    for _ in 0..5 {
        u = laplace(&u);
    }
    u.iter().flat_map(|row| row.iter()).map(|a| a * a).sum()
}

fn positive(a: f64) -> Result<f64, Box<dyn std::error::Error>> {
    if a < -100.0 {
        return Err("far too small".into());
    }
    Ok(a * a)
}

fn sum_of(x: &[f64]) -> Result<f64, Box<dyn std::error::Error>> {
    let mut squares = Vec::new();
    for a in x {
        squares.push(positive(*a)?);
    }
    let factor: f64 = "1.5".parse()?;
    Ok(squares.iter().sum::<f64>() * factor)
}

fn errors(x: &[f64]) -> f64 {
    let sines: Option<f64> = x.iter().map(|a| if *a > -10.0 { Some(a.sin()) } else { None }).sum();
    let small: Result<Vec<f64>, String> = x.iter().map(|a| if *a < 9.0 { Ok(a * a) } else { Err(format!("{a}")) }).collect();
    sum_of(x).unwrap() * sines.unwrap_or_default() + small.unwrap().iter().product::<f64>()
}

fn scaled(x: &[f64], by: f64) -> Result<Vec<f64>, String> {
    if by == 0.0 {
        return Err(format!("{by} is no scale"));
    }
    Ok(x.iter().map(|a| a / by).collect())
}

fn twice_scaled(x: &[f64]) -> Result<Vec<f64>, String> {
    let once = scaled(x, x[1])?;
    let twice = scaled(&once, x[2])?;
    Ok(twice)
}

fn fallible(x: &[f64]) -> f64 {
    match twice_scaled(x) {
        Ok(v) => v.iter().map(|a| a * a).sum(),
        Err(text) => text.len() as f64,
    }
}

#[derive(Debug)]
enum Trouble {
    Negative(f64),
    Other(String),
}

fn check_all(x: &[f64]) -> Result<f64, Trouble> {
    let mut total = 0.0;
    for a in x {
        if *a < -5.0 {
            return Err(Trouble::Other("much".to_string()));
        }
        total += if *a < 0.0 { negative(*a).unwrap_or_else(|t| match t { Trouble::Negative(b) => b * b, _ => 0.0 }) } else { *a };
    }
    Ok(total)
}

fn negative(a: f64) -> Result<f64, Trouble> {
    Err(Trouble::Negative(a * 2.0))
}

fn troubles(x: &[f64]) -> f64 {
    check_all(x).expect("fine") * x[0]
}

#[derive(Clone)]
enum Expression {
    Constant(f64),
    Variable(usize),
    Sum(Box<Expression>, Box<Expression>),
    Product(Vec<Expression>),
    Sine(Box<Expression>),
}

use Expression::*;

fn evaluate(e: &Expression, x: &[f64]) -> f64 {
    match e {
        Constant(c) => *c,
        Variable(i) => x[*i],
        Sum(a, b) => evaluate(a, x) + evaluate(b, x),
        Product(all) => all.iter().map(|f| evaluate(f, x)).product(),
        Sine(a) => evaluate(a, x).sin(),
    }
}

fn expressions(x: &[f64]) -> f64 {
    let inner = Product(vec![Variable(0), Variable(1), Constant(x[2])]);
    let e = Sum(Box::new(Sine(Box::new(inner.clone()))), Box::new(Sum(Box::new(inner), Box::new(Variable(3)))));
    evaluate(&e, x)
}

// Words that are computed with, in arrays beside numbers: where these end is checked.
struct Walk {
    state: [u64; 4],
    at: usize,
    places: [f64; 8],
    seen: [u64; 2],
    mean: f64,
}

impl Walk {
    fn draw(&mut self) -> f64 {
        let mut t = self.state[self.at];
        t ^= t << 13;
        t ^= t >> 7;
        t ^= t << 17;
        self.state[self.at] = t;
        self.at = (self.at + 1) % 4;
        (t >> 11) as f64 / 9007199254740992.0
    }
}

#[inline(never)]
fn step(w: &mut Walk, x: f64, i: usize) {
    let u = w.draw();
    w.places[i] += x * u;
    w.seen[i / 4] |= w.seen[i % 2] << 1 | w.state[i % 4] & 7;
    w.mean += w.places[i] * w.places[(w.seen[1] % 8) as usize];
}

fn walks(x: &[f64]) -> f64 {
    let mut w = Walk { state: [1, 2, 3, 4], at: 0, places: [x[0]; 8], seen: [1; 2], mean: x[1] };
    for i in 0..8 {
        step(&mut w, x[i % x.len()], i);
    }
    w.mean * w.places[3]
}

fn main() {
    let x = [0.7, -0.3, 0.4, 1.1];
    check!(mixed, x);
    check!(sparse, x);
    check!(integers, x);
    check!(indexed, x);
    check!(solve, x);
    check!(grids, x);
    check!(errors, x);
    check!(fallible, x);
    check!(troubles, x);
    check!(expressions, x);
    check!(walks, x);
    finish();
}
