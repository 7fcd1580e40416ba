// What else Rust programs are made of: const generics, function pointers, uninitialized arrays, slices taken apart,
// heaps of other kinds, iterators of iterators, trait objects in Rc, thread-local and mutable statics, traits with
// associated types.
#![allow(dead_code)]
include!("harness.rs");
use std::borrow::Cow;
use std::collections::{BinaryHeap, LinkedList};
use std::ops::{Add, Deref, DerefMut, Mul, MulAssign, Sub};
use std::rc::Rc;

#[derive(Clone, Copy, Debug)]
struct Matrix<const R: usize, const C: usize>([[f64; C]; R]);

impl<const R: usize, const K: usize, const C: usize> Mul<Matrix<K, C>> for Matrix<R, K> {
    type Output = Matrix<R, C>;
    fn mul(self, other: Matrix<K, C>) -> Matrix<R, C> {
        let mut out = Matrix([[0.0; C]; R]);
        for i in 0..R {
            for j in 0..C {
                out.0[i][j] = (0..K).map(|k| self.0[i][k] * other.0[k][j]).sum();
            }
        }
        out
    }
}

fn constants(x: &[f64]) -> f64 {
    let a = Matrix([[x[0], x[1], 1.0], [x[2], x[3], x[0]]]);
    let b = Matrix(std::array::from_fn::<[f64; 2], 3, _>(|i| [x[i], (i as f64) * x[i + 1]]));
    let c = a * b;
    let d: [f64; 2] = c.0[0].map(|v| v.sin());
    d.iter().sum::<f64>() * c.0[1][1]
}

fn double(t: f64) -> f64 {
    t * 2.0
}

fn cube(t: f64) -> f64 {
    t * t * t
}

const STEPS: [fn(f64) -> f64; 3] = [double, cube, f64::sin];

fn pointers(x: &[f64]) -> f64 {
    let extra: fn(f64) -> f64 = if x[0] > 0.0 { f64::exp } else { f64::cos };
    STEPS.iter().fold(x[1], |t, f| f(t)) + extra(x[2])
}

fn power(n: i32) -> impl Fn(f64) -> f64 {
    move |t| t.powi(n)
}

fn compose<A, B>(a: A, b: B) -> Box<dyn Fn(f64) -> f64>
where
    A: Fn(f64) -> f64 + 'static,
    B: Fn(f64) -> f64 + 'static,
{
    Box::new(move |t| a(b(t)))
}

fn composed(x: &[f64]) -> f64 {
    let by = x[3];
    let f = compose(power(3), move |t| t * by);
    let g = compose(power(2), |t| t.sin());
    f(x[0]) * g(x[1])
}

fn taken_apart(x: &[f64]) -> f64 {
    let mut v = [x.to_vec(), vec![x[0] * x[1]; 2]].concat();
    v.retain(|a| a.abs() > 0.25);
    v.dedup_by(|a, b| a == b);
    for c in v.chunks_mut(2) {
        c[0] *= 3.0;
    }
    for (a, b) in v.iter_mut().zip(x.iter().rev()) {
        *a += b * b;
    }
    let (_, rest) = v.split_first().unwrap();
    let middle = if let [a, .., b] = rest { a * b } else { 0.0 };
    let taken = std::mem::take(&mut v);
    middle * taken[0] + taken.iter().rposition(|a| *a > 0.0).unwrap() as f64 + taken.concat_with(2.0)
}

trait ConcatWith {
    fn concat_with(&self, factor: f64) -> f64;
}

impl ConcatWith for Vec<f64> {
    fn concat_with(&self, factor: f64) -> f64 {
        self.iter().map(|a| a * factor).reduce(|a, b| a * b).unwrap_or(0.0)
    }
}

#[derive(PartialEq, PartialOrd)]
struct Ordered(f64, u32);

impl Eq for Ordered {}

impl Ord for Ordered {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.total_cmp(&other.0)
    }
}

fn heaps(x: &[f64]) -> f64 {
    let mut heap = BinaryHeap::new();
    for (i, a) in x.iter().enumerate() {
        heap.push(Ordered(a * a, i as u32));
    }
    let most = heap.pop().unwrap();
    let next = heap.pop().unwrap();
    let mut list = LinkedList::new();
    list.push_back(most.0);
    list.push_front(next.0.sin());
    list.iter().sum::<f64>() * most.0 * (next.1 + 1) as f64
}

trait Layer {
    fn forward(&self, input: &[f64]) -> Vec<f64>;
}

struct Dense {
    weights: Vec<Vec<f64>>,
}

struct Activation<F: Fn(f64) -> f64>(F);

impl Layer for Dense {
    fn forward(&self, input: &[f64]) -> Vec<f64> {
        self.weights.iter().map(|row| row.iter().zip(input).map(|(w, a)| w * a).sum()).collect()
    }
}

impl<F: Fn(f64) -> f64> Layer for Activation<F> {
    fn forward(&self, input: &[f64]) -> Vec<f64> {
        input.iter().map(|a| (self.0)(*a)).collect()
    }
}

fn network(x: &[f64]) -> f64 {
    let layers: Vec<Rc<dyn Layer>> = vec![
        Rc::new(Dense { weights: vec![x.to_vec(), x.iter().rev().copied().collect()] }),
        Rc::new(Activation(|t: f64| t.tanh())),
        Rc::new(Dense { weights: vec![vec![1.0, x[0]]] }),
    ];
    let shared = Rc::clone(&layers[1]);
    let mut state = vec![1.0, 0.5, -1.0, 2.0];
    for layer in &layers {
        state = layer.forward(&state);
    }
    shared.forward(&state)[0]
}

struct Wrapper(Vec<f64>);

impl Deref for Wrapper {
    type Target = Vec<f64>;
    fn deref(&self) -> &Vec<f64> {
        &self.0
    }
}

impl DerefMut for Wrapper {
    fn deref_mut(&mut self) -> &mut Vec<f64> {
        &mut self.0
    }
}

fn wrapped(x: &[f64]) -> f64 {
    let mut w = Wrapper(x.to_vec());
    w.push(x[0] * x[1]);
    w[0] *= 2.0;
    let cow: Cow<[f64]> = if x[0] > 0.0 { Cow::Owned(w.iter().map(|a| a * a).collect()) } else { Cow::Borrowed(x) };
    cow.iter().sum::<f64>() + w.len() as f64
}

trait Space {
    type Vector: Copy + Add<Output = Self::Vector> + Mul<f64, Output = Self::Vector>;
    fn make(x: &[f64]) -> Self::Vector;
    fn length(v: Self::Vector) -> f64;
}

#[derive(Clone, Copy)]
struct Plane(f64, f64);

impl Add for Plane {
    type Output = Plane;
    fn add(self, o: Plane) -> Plane {
        Plane(self.0 + o.0, self.1 + o.1)
    }
}

impl Sub for Plane {
    type Output = Plane;
    fn sub(self, o: Plane) -> Plane {
        self + o * -1.0
    }
}

impl Mul<f64> for Plane {
    type Output = Plane;
    fn mul(self, t: f64) -> Plane {
        Plane(self.0 * t, self.1 * t)
    }
}

impl MulAssign<f64> for Plane {
    fn mul_assign(&mut self, t: f64) {
        *self = *self * t;
    }
}

struct Euclid;

impl Space for Euclid {
    type Vector = Plane;
    fn make(x: &[f64]) -> Plane {
        let mut p = Plane(x[0], x[1]) - Plane(1.0, x[2]);
        p *= 0.5;
        p
    }
    fn length(v: Plane) -> f64 {
        v.0.hypot(v.1)
    }
}

fn leap<S: Space>(x: &[f64], rate: impl Fn(S::Vector) -> S::Vector) -> f64 {
    let mut v = S::make(x);
    for _ in 0..10 {
        v = v + rate(v) * 0.1;
    }
    S::length(v)
}

fn spaces(x: &[f64]) -> f64 {
    leap::<Euclid>(x, |p| Plane(p.1, -p.0 * x[3]))
}

static mut LAST: f64 = 1.0;
thread_local! {
    static COUNT: std::cell::Cell<u32> = const { std::cell::Cell::new(0) };
}

fn noted(x: &[f64]) -> f64 {
    COUNT.with(|c| c.set(c.get() + 1));
    let product = x.iter().product::<f64>();
    unsafe { LAST = 3.0 };
    product * COUNT.with(|c| c.get().min(1)) as f64 * unsafe { LAST }
}

fn fibonacci(n: u32, a: f64, b: f64) -> f64 {
    match n {
        0 => a,
        1 => b,
        n => fibonacci(n - 1, a, b) + a * fibonacci(n - 2, b, a),
    }
}

fn recursive(x: &[f64]) -> f64 {
    fn ackermann(m: u32, t: f64) -> f64 {
        if m == 0 { t.sin() } else if t > 1.0 { ackermann(m - 1, t * 0.5) } else { ackermann(m - 1, t * t + 0.1) }
    }
    fibonacci(6, x[0], x[1]) + ackermann(5, x[2])
}

fn searched(x: &[f64]) -> f64 {
    let table: Vec<(f64, f64)> = (0..6).map(|i| (i as f64 * 0.2, x[i % 4] * i as f64)).collect();
    let at = x[3].abs() / 2.0;
    let place = match table.binary_search_by(|p| p.0.partial_cmp(&at).unwrap()) {
        Ok(i) => i,
        Err(i) => i.max(1) - 1,
    };
    let (a, b) = (table[place], table[place + 1]);
    a.1 + (b.1 - a.1) * (at - a.0) / (b.0 - a.0)
}

fn labelled(x: &[f64]) -> f64 {
    let mut total = 0.0;
    'outer: for (i, a) in x.iter().enumerate() {
        for b in x[i..].iter() {
            if a * b < -0.3 {
                continue 'outer;
            }
            total += a * b;
            if total > 100.0 {
                break 'outer;
            }
        }
    }
    let text = "3.5 x 1e-1 abc";
    let numbers: Vec<f64> = text.split_whitespace().filter_map(|w| w.parse().ok()).collect();
    total * numbers.iter().sum::<f64>()
}

fn main() {
    let x = [0.7, -0.3, 0.4, 1.1];
    check!(constants, x);
    check!(pointers, x);
    check!(composed, x);
    check!(taken_apart, x);
    check!(heaps, x);
    check!(network, x);
    check!(wrapped, x);
    check!(spaces, x);
    check!(noted, x);
    check!(recursive, x);
    check!(searched, x);
    check!(labelled, x);
    finish();
}
