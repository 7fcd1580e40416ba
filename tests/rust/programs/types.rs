// Structs, tuples, enums with payload, generics, traits, closures, operators, recursion.
include!("harness.rs");
use std::ops::{Add, AddAssign, Index, IndexMut, Mul, Neg, Sub};

#[derive(Clone, Copy, Debug, PartialEq)]
struct Complex<T> {
    re: T,
    im: T,
}

impl<T: Add<Output = T>> Add for Complex<T> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Complex { re: self.re + other.re, im: self.im + other.im }
    }
}

impl<T: Copy + Mul<Output = T> + Sub<Output = T> + Add<Output = T>> Mul for Complex<T> {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        Complex { re: self.re * other.re - self.im * other.im, im: self.re * other.im + self.im * other.re }
    }
}

fn complex(x: &[f64]) -> f64 {
    let mut z = Complex { re: 0.0, im: 0.0 };
    let c = Complex { re: x[0], im: x[1] };
    for _ in 0..4 {
        z = z * z + c;
    }
    z.re * z.re + z.im * z.im
}

#[derive(Clone, Copy)]
enum Shape {
    Circle(f64),
    Rectangle { width: f64, height: f64 },
    Nothing,
}

fn area(shape: Shape) -> f64 {
    match shape {
        Shape::Circle(r) => std::f64::consts::PI * r * r,
        Shape::Rectangle { width, height } => width * height,
        Shape::Nothing => 0.0,
    }
}

fn shapes(x: &[f64]) -> f64 {
    let all = [Shape::Circle(x[0]), Shape::Rectangle { width: x[1], height: x[2] }, Shape::Nothing, Shape::Circle(x[3])];
    let mut kept: Vec<Shape> = Vec::new();
    for s in all.iter() {
        kept.push(*s);
    }
    kept.iter().map(|s| area(*s)).sum()
}

fn largest(x: &[f64]) -> Option<f64> {
    let mut best = None;
    for &a in x {
        match best {
            None => best = Some(a),
            Some(b) if a > b => best = Some(a),
            _ => {}
        }
    }
    best
}

fn options(x: &[f64]) -> f64 {
    let m = largest(x).unwrap_or(0.0);
    let second = x.get(1).map(|a| a * m);
    let none = x.get(100).copied();
    m * m + second.unwrap() + none.unwrap_or(x[2])
}

fn root(a: f64) -> Result<f64, String> {
    if a < 0.0 {
        return Err(format!("{} is negative", a));
    }
    Ok(a.sqrt())
}

fn both(a: f64, b: f64) -> Result<f64, String> {
    let first = root(a)?;
    let second = root(b)?;
    Ok(first * second)
}

fn results(x: &[f64]) -> f64 {
    let good = both(x[0], x[2]).unwrap();
    match both(x[0], x[1]) {
        Ok(a) => a,
        Err(text) => good * text.len() as f64,
    }
}

trait Model {
    fn value(&self, t: f64) -> f64;
    fn twice(&self, t: f64) -> f64 {
        self.value(self.value(t))
    }
}

struct Line {
    slope: f64,
    offset: f64,
}

struct Wave(f64, f64);

impl Model for Line {
    fn value(&self, t: f64) -> f64 {
        self.slope * t + self.offset
    }
}

impl Model for Wave {
    fn value(&self, t: f64) -> f64 {
        self.0 * (self.1 * t).sin()
    }
}

fn energy<M: Model>(model: &M, points: &[f64]) -> f64 {
    points.iter().map(|&t| model.twice(t)).sum()
}

fn generics(x: &[f64]) -> f64 {
    energy(&Line { slope: x[0], offset: x[1] }, x) * energy(&Wave(x[2], x[3]), &x[1..3])
}

fn apply<F: Fn(f64) -> f64>(f: F, n: usize, mut a: f64) -> f64 {
    for _ in 0..n {
        a = f(a);
    }
    a
}

fn closures(x: &[f64]) -> f64 {
    let (a, b) = (x[0], x[1]);
    let by_reference = |t: f64| a * t + b;
    let by_move = move |t: f64| (a * t).sin() + b;
    let mut total = 0.0;
    let mut add = |t: f64| total += t * t;
    add(x[2]);
    add(x[3]);
    total + apply(by_reference, 3, x[2]) * apply(&by_move, 2, x[3])
}

struct Matrix {
    rows: usize,
    columns: usize,
    data: Vec<f64>,
}

impl Matrix {
    fn new(rows: usize, columns: usize) -> Self {
        Matrix { rows, columns, data: vec![0.0; rows * columns] }
    }
}

impl Index<(usize, usize)> for Matrix {
    type Output = f64;
    fn index(&self, (i, j): (usize, usize)) -> &f64 {
        &self.data[i * self.columns + j]
    }
}

impl IndexMut<(usize, usize)> for Matrix {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 {
        &mut self.data[i * self.columns + j]
    }
}

impl Mul for &Matrix {
    type Output = Matrix;
    fn mul(self, other: &Matrix) -> Matrix {
        let mut result = Matrix::new(self.rows, other.columns);
        for i in 0..self.rows {
            for j in 0..other.columns {
                for k in 0..self.columns {
                    result[(i, j)] += self[(i, k)] * other[(k, j)];
                }
            }
        }
        result
    }
}

fn matrices(x: &[f64]) -> f64 {
    let mut a = Matrix::new(2, 2);
    a[(0, 0)] = x[0];
    a[(0, 1)] = x[1];
    a[(1, 0)] = x[2];
    a[(1, 1)] = x[3];
    let b = &a * &a;
    let c = &b * &a;
    c[(0, 0)] + c[(1, 1)] * b[(0, 1)]
}

fn determinant(m: &[Vec<f64>]) -> f64 {
    if m.len() == 1 {
        return m[0][0];
    }
    let mut sum = 0.0;
    for c in 0..m.len() {
        let minor: Vec<Vec<f64>> =
            m[1..].iter().map(|r| r.iter().enumerate().filter(|(j, _)| *j != c).map(|(_, v)| *v).collect()).collect();
        let sign = if c % 2 == 0 { 1.0 } else { -1.0 };
        sum += sign * m[0][c] * determinant(&minor);
    }
    sum
}

fn recursion(x: &[f64]) -> f64 {
    let m: Vec<Vec<f64>> = (0..3).map(|i| (0..3).map(|j| x[(i + j) % 4] + (i * j) as f64).collect()).collect();
    determinant(&m)
}

#[derive(Clone, Copy, Default)]
struct Particle {
    position: [f64; 2],
    velocity: (f64, f64),
    charge: f32,
    kind: u8,
}

impl Neg for Particle {
    type Output = Self;
    fn neg(self) -> Self {
        Particle { position: [-self.position[0], -self.position[1]], ..self }
    }
}

impl AddAssign<f64> for Particle {
    fn add_assign(&mut self, t: f64) {
        self.position[0] += t * self.velocity.0;
        self.position[1] += t * self.velocity.1;
    }
}

fn particles(x: &[f64]) -> f64 {
    let mut all = vec![Particle::default(); 3];
    for (i, p) in all.iter_mut().enumerate() {
        p.position = [x[i], x[i + 1]];
        p.velocity = (x[1], -x[0]);
        p.charge = 1.5;
        p.kind = i as u8;
        *p += 0.1;
    }
    all[1] = -all[1];
    all.iter().filter(|p| p.kind != 2).map(|p| p.position[0] * p.position[1] * p.charge as f64).sum()
}

fn main() {
    let x = [0.7, -0.3, 0.4, 1.1];
    check!(complex, x);
    check!(shapes, x);
    check!(options, x);
    check!(results, x);
    check!(generics, x);
    check!(closures, x);
    check!(matrices, x);
    check!(recursion, x);
    check!(particles, x);
    finish();
}
