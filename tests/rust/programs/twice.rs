// What is differentiated twice: `check!` of the gradient's elements would not see it. Records that are sorted, filtered
// in place, retained; results with texts for errors; numbers that move as bytes. And what is only read as an address by
// functions that do not run: closures of several sizes in boxes, owners of shared parts.
#![allow(dead_code)]
include!("harness.rs");
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

const N: usize = 4;

// The gradient of `f: extern "C" fn(&[f64; N]) -> f64` in every direction, against differences of it.
macro_rules! check_twice {
    ($f:ident) => {{
        extern "C" fn gradient(x: &[f64; N], d: &mut [f64; N]) {
            unsafe { __enzyme_autodiff($f as *const c_void, enzyme_dup, x, d as *mut [f64; N]) };
        }
        let x = [0.7, -0.3, 0.4, 1.1];
        for i in 0..N {
            let mut direction = [0.0; N];
            direction[i] = 1.0;
            let (mut d, mut found) = ([0.0; N], [0.0; N]);
            unsafe {
                __enzyme_fwddiff(
                    gradient as *const c_void,
                    enzyme_dup,
                    &x,
                    &direction,
                    enzyme_dup,
                    &mut d as *mut [f64; N],
                    &mut found as *mut [f64; N],
                )
            };
            let moved = |h: f64| {
                let (mut y, mut d) = (x, [0.0; N]);
                y[i] += h;
                gradient(&y, &mut d);
                d
            };
            let (up, down) = (moved(1e-5), moved(-1e-5));
            for k in 0..N {
                judge(stringify!($f), N * i + k, found[k], found[k], (up[k] - down[k]) / 2e-5, 1e-6);
            }
        }
    }};
}

struct Record {
    key: i32,
    value: f64,
    weight: Option<f64>,
}

#[inline(always)]
fn records(x: &[f64; N]) -> Vec<Record> {
    let mut all = Vec::new();
    for k in 0..7 {
        if k != 3 {
            all.push(Record { key: (k * 3 % 7) as i32, value: x[k % N] * x[(k + 1) % N], weight: (k % 3 > 0).then(|| x[k % 2]) });
        }
    }
    all
}

fn folded(all: &[Record]) -> f64 {
    all.iter().fold(0.1, |q, r| 0.6 * q + (r.value * r.weight.unwrap_or(0.5)).sin())
}

extern "C" fn sorted(x: &[f64; N]) -> f64 {
    let mut all = records(x);
    all.sort_by_key(|r| r.key);
    folded(&all)
}

extern "C" fn queued(x: &[f64; N]) -> f64 {
    let mut queue = VecDeque::new();
    for (k, r) in records(x).into_iter().enumerate() {
        if k % 3 == 0 {
            queue.push_front(r)
        } else {
            queue.push_back(r)
        }
    }
    let mut all: Vec<Record> = queue.into_iter().filter(|r| r.key != 2).collect();
    all.sort_by(|a, b| b.key.cmp(&a.key));
    all.retain(|r| r.key % 4 != 1);
    folded(&all)
}

trait Shape {
    fn area(&self) -> f64;
}
struct Square(f64);
struct Oblong {
    id: u8,
    a: f64,
    b: f64,
}
impl Shape for Square {
    fn area(&self) -> f64 {
        self.0 * self.0
    }
}
impl Shape for Oblong {
    fn area(&self) -> f64 {
        self.a * self.b * self.id as f64
    }
}

struct Tagged {
    key: i32,
    shape: Rc<dyn Shape>,
}

extern "C" fn taken_out(x: &[f64; N]) -> f64 {
    let mut slab: Vec<Option<Tagged>> = (0..8).map(|_| None).collect();
    for k in 0..5 {
        let shape: Rc<dyn Shape> =
            if k % 2 == 0 { Rc::new(Square(x[k % N])) } else { Rc::new(Oblong { id: 2, a: x[k % N], b: x[0] }) };
        slab[k * 3 % 8] = Some(Tagged { key: (k * 5 + 2) as i32 % 7, shape });
    }
    slab[3].take();
    let mut all: Vec<Tagged> = slab.iter_mut().filter_map(|s| s.take()).collect();
    all.sort_by(|p, q| q.key.cmp(&p.key));
    all.iter().fold(0.1, |q, t| 0.6 * q + t.shape.area().sin())
}

#[inline(never)]
fn looked_up(v: &[f64], k: usize) -> Result<f64, String> {
    let x = *v.get(k).ok_or_else(|| format!("no {k}"))?;
    if x > 100.0 {
        return Err(String::from("large"));
    }
    Ok(x.cos())
}

#[inline(never)]
fn all_looked_up(v: &[f64]) -> Result<f64, String> {
    let mut q = 0.1;
    for k in 0..v.len() {
        q = 0.6 * q + looked_up(v, k)?;
    }
    Ok(q)
}

extern "C" fn results(x: &[f64; N]) -> f64 {
    let mut parts: Vec<Vec<f64>> = x.iter().map(|v| vec![*v, 0.5, v * v]).collect();
    parts.retain(|p| p[0] > 0.0);
    let inner = parts.iter().map(|p| p.iter().sum::<f64>()).fold(0.1, |q, v| 0.6 * q + v.tanh());
    let mut q = all_looked_up(&[x[0], inner, x[1]]).unwrap_or(0.2);
    q += looked_up(x, 99).unwrap_or(0.3);
    q * q
}

extern "C" fn bytes(x: &[f64; N]) -> f64 {
    let a: Vec<f64> = (0..6).map(|k| x[k % 3] + 0.1 * k as f64).collect();
    let all: Vec<u8> = a.iter().flat_map(|v| v.to_le_bytes()).collect();
    let b: Vec<f64> = all.chunks_exact(8).map(|c| f64::from_le_bytes(c.try_into().unwrap())).collect();
    let mut nodes: Vec<(f64, Option<usize>)> = Vec::new();
    for (p, q) in a.iter().zip(&b) {
        nodes.push((p * q * x[3], nodes.len().checked_sub(1)));
    }
    let (mut at, mut sum) = (Some(nodes.len() - 1), 0.1);
    while let Some(k) = at {
        sum = 0.6 * sum + nodes[k].0;
        at = nodes[k].1;
    }
    sum
}

type Step<'a> = Box<dyn Fn(f64) -> f64 + 'a>;

fn composed<'a>(f: Step<'a>, g: Step<'a>) -> Step<'a> {
    Box::new(move |x| f(g(x)))
}

fn half(x: f64) -> f64 {
    0.5 * x
}

#[inline(never)]
fn through_closures(v: &[f64]) -> f64 {
    let scale = v[0];
    let mut steps: Vec<Step> = vec![Box::new(move |x| scale * x), Box::new(|x| x + v[1] * scale), Box::new(half)];
    let last = steps.pop().unwrap();
    let first = steps.remove(0);
    steps.push(composed(last, first));
    steps.iter().fold(v[1], |q, f| 0.7 * f(q))
}

struct Part {
    x: f64,
    parts: Vec<Rc<RefCell<Part>>>,
}

fn total(p: &Part) -> f64 {
    p.x + p.parts.iter().map(|p| 0.5 * total(&p.borrow())).sum::<f64>()
}

#[inline(never)]
fn shared(v: &[f64]) -> f64 {
    let common = Rc::new(RefCell::new(Part { x: v[0], parts: vec![] }));
    let mut top = Part { x: v[1], parts: vec![] };
    for k in 0..2 {
        top.parts.push(Rc::new(RefCell::new(Part { x: v[k] * 0.4, parts: vec![common.clone()] })));
    }
    common.borrow_mut().x *= v[1];
    total(&top)
}

// Of what goes through closures, only one of two results is wanted.
fn in_boxes(x: &[f64]) -> f64 {
    let unused = through_closures(&[x[3], x[2], x[0]]);
    let wanted = through_closures(&[x[2], x[3] * x[0], shared(&[x[0], x[1]])]);
    if unused > 1e9 { 0.0 } else { wanted * x[1] }
}

fn main() {
    check_twice!(sorted);
    check_twice!(queued);
    check_twice!(taken_out);
    check_twice!(results);
    check_twice!(bytes);
    check!(in_boxes, [0.7, -0.3, 0.4, 1.1]);
    finish();
}
