// Memory that is used again: buffers that change places, vectors that are emptied and filled, graphs of shared nodes,
// what is overwritten after it was read, loops that end early.
#![allow(dead_code)]
include!("harness.rs");
use std::cell::RefCell;
use std::rc::{Rc, Weak};

fn stepped(x: &[f64]) -> f64 {
    let n = 8;
    let mut now: Vec<f64> = (0..n).map(|i| x[i % 4] * (i as f64)).collect();
    let mut next = vec![0.0; n];
    for step in 0..6 {
        for i in 0..n {
            let left = if i == 0 { now[n - 1] } else { now[i - 1] };
            next[i] = now[i] + 0.1 * (left - now[i]) * now[i].cos() + 0.01 * step as f64 * x[0];
        }
        std::mem::swap(&mut now, &mut next);
    }
    now.iter().map(|a| a * a).sum()
}

fn refilled(x: &[f64]) -> f64 {
    let mut total = 0.0;
    let mut buffer: Vec<f64> = Vec::with_capacity(1);
    for round in 1..5 {
        buffer.clear();
        for a in x {
            for _ in 0..round {
                buffer.push(a.powi(round));
            }
        }
        total += buffer.iter().sum::<f64>() * buffer[round as usize];
        buffer.extend_from_within(..2);
        total += buffer.last().unwrap() * buffer.len() as f64;
    }
    total
}

fn overwritten(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    for i in 0..v.len() {
        for j in 0..v.len() {
            if i != j {
                v[i] = (v[i] * v[j]).sin() + 0.3 * v[i];
            }
        }
        v[i] *= v[i];
    }
    let mut w = v.clone();
    w.clone_from(&v);
    v[0] = 0.0;
    w.iter().zip(&v).map(|(a, b)| a * (b + 1.0)).sum()
}

fn returned(x: &[f64]) -> Option<f64> {
    let mut sum = 0.0;
    for (i, a) in x.iter().enumerate() {
        let scratch: Vec<f64> = (0..=i).map(|k| a * k as f64 + x[k]).collect();
        for s in &scratch {
            sum += s * s;
            if sum > 3.0 {
                return Some(sum * a);
            }
        }
    }
    None
}

fn early(x: &[f64]) -> f64 {
    returned(x).unwrap_or(x[0]) + returned(&x[1..2]).unwrap_or(x[0] * x[1])
}

fn optional(x: &[f64]) -> f64 {
    let mut slots: Vec<Option<f64>> = vec![None; 6];
    for (i, a) in x.iter().enumerate() {
        slots[(i * 5) % 6] = Some(a.sin());
    }
    let old = slots[5].take();
    let kept = slots[0].replace(x[3] * x[3]);
    let mut lists: Vec<Option<Vec<f64>>> = vec![Some(x.to_vec()), None];
    let list = lists[0].take().unwrap();
    lists[1] = Some(list.iter().map(|a| a * a).collect());
    let filled: f64 = slots.iter().flatten().sum();
    filled + old.unwrap_or(1.0) * kept.unwrap() + lists[1].as_ref().map_or(0.0, |l| l.iter().product())
}

struct Node {
    value: RefCell<f64>,
    children: RefCell<Vec<Rc<Node>>>,
    parent: RefCell<Weak<Node>>,
}

fn node(value: f64) -> Rc<Node> {
    Rc::new(Node { value: RefCell::new(value), children: RefCell::new(vec![]), parent: RefCell::new(Weak::new()) })
}

fn gather(node: &Rc<Node>) -> f64 {
    let below: f64 = node.children.borrow().iter().map(gather).sum();
    let above = node.parent.borrow().upgrade().map_or(1.0, |p| *p.value.borrow());
    *node.value.borrow() * above + below
}

fn graph(x: &[f64]) -> f64 {
    let top = node(x[0]);
    for a in &x[1..] {
        let leaf = node(*a);
        *leaf.parent.borrow_mut() = Rc::downgrade(&top);
        top.children.borrow_mut().push(leaf);
    }
    *top.value.borrow_mut() *= 2.0;
    let shared = Rc::clone(&top.children.borrow()[0]);
    *shared.value.borrow_mut() += x[3];
    gather(&top)
}

// Reverse mode, written in Rust, differentiated.
#[derive(Clone, Copy)]
enum Operation {
    Input,
    Add(usize, usize),
    Multiply(usize, usize),
    Sine(usize),
}

struct Tape {
    operations: Vec<(Operation, f64)>,
}

impl Tape {
    fn push(&mut self, operation: Operation, value: f64) -> usize {
        self.operations.push((operation, value));
        self.operations.len() - 1
    }
    fn value(&self, i: usize) -> f64 {
        self.operations[i].1
    }
    fn gradient(&self, last: usize) -> Vec<f64> {
        let mut d = vec![0.0; self.operations.len()];
        d[last] = 1.0;
        for (i, (operation, _)) in self.operations.iter().enumerate().rev() {
            let t = d[i];
            match *operation {
                Operation::Input => {}
                Operation::Add(a, b) => {
                    d[a] += t;
                    d[b] += t;
                }
                Operation::Multiply(a, b) => {
                    d[a] += t * self.value(b);
                    d[b] += t * self.value(a);
                }
                Operation::Sine(a) => d[a] += t * self.value(a).cos(),
            }
        }
        d
    }
}

fn taped(x: &[f64]) -> f64 {
    let mut tape = Tape { operations: Vec::new() };
    let inputs: Vec<usize> = x.iter().map(|a| tape.push(Operation::Input, *a)).collect();
    let mut sum = inputs[0];
    for &i in &inputs[1..] {
        let product = tape.value(sum) * tape.value(i);
        let p = tape.push(Operation::Multiply(sum, i), product);
        let s = tape.push(Operation::Sine(p), product.sin());
        let total = tape.value(s) + tape.value(sum);
        sum = tape.push(Operation::Add(s, sum), total);
    }
    let d = tape.gradient(sum);
    inputs.iter().map(|&i| d[i] * d[i]).sum::<f64>()
}

#[derive(Clone)]
struct Body {
    position: [f64; 3],
    velocity: [f64; 3],
    mass: f64,
}

fn energy(bodies: &[Body]) -> f64 {
    let mut e = 0.0;
    for (i, b) in bodies.iter().enumerate() {
        e += 0.5 * b.mass * b.velocity.iter().map(|v| v * v).sum::<f64>();
        for c in &bodies[i + 1..] {
            let d2: f64 = b.position.iter().zip(&c.position).map(|(p, q)| (p - q).powi(2)).sum();
            e -= b.mass * c.mass / d2.sqrt();
        }
    }
    e
}

fn bodies(x: &[f64]) -> f64 {
    let mut all: Vec<Body> = (0..3)
        .map(|i| Body { position: [x[i], i as f64, x[3]], velocity: [0.1, x[i + 1], 0.0], mass: 1.0 + i as f64 })
        .collect();
    for _ in 0..4 {
        for i in 0..3 {
            let (left, rest) = all.split_at_mut(i);
            let (b, right) = rest.split_first_mut().unwrap();
            for c in left.iter_mut().chain(right.iter_mut()) {
                let mut d = [0.0; 3];
                for k in 0..3 {
                    d[k] = c.position[k] - b.position[k];
                }
                let r = d.iter().map(|t| t * t).sum::<f64>().sqrt();
                for k in 0..3 {
                    b.velocity[k] += 0.01 * c.mass * d[k] / (r * r * r);
                }
            }
        }
        for b in &mut all {
            for (p, v) in b.position.iter_mut().zip(b.velocity) {
                *p += 0.01 * v;
            }
        }
    }
    energy(&all)
}

fn permuted(x: &[f64]) -> f64 {
    let mut order: Vec<usize> = (0..x.len()).collect();
    for i in 1..order.len() {
        let mut j = i;
        while j > 0 && x[order[j - 1]] > x[order[j]] {
            order.swap(j - 1, j);
            j -= 1;
        }
    }
    let sorted: Vec<f64> = order.iter().map(|&i| x[i]).collect();
    sorted.windows(2).map(|w| (w[1] - w[0]).ln()).sum()
}

fn ordered(x: &[f64]) -> f64 {
    let little = f64::from_le_bytes(x[0].to_le_bytes());
    let big = f64::from_be_bytes(x[2].to_be_bytes());
    little * big * x[1]
}

fn packed(x: &[f64]) -> f64 {
    let mut bytes: Vec<u8> = Vec::new();
    for a in x {
        bytes.extend_from_slice(&a.to_ne_bytes());
    }
    bytes.chunks_exact(8).map(|c| f64::from_ne_bytes(c.try_into().unwrap()).powi(2)).sum()
}

fn transmuted(x: &[f64]) -> f64 {
    let w: [u64; 2] = unsafe { std::mem::transmute([x[0], x[1]]) };
    let v: (f64, f64) = unsafe { std::mem::transmute(w) };
    let y = unsafe { std::slice::from_raw_parts(x.as_ptr() as *const u64, x.len()) };
    let z: Vec<u64> = y.iter().rev().copied().collect();
    v.0 * v.1 + f64::from_bits(z[0]) * v.0
}
fn main() {
    let x = [0.7, -0.3, 0.4, 1.1];
    check!(stepped, x);
    check!(refilled, x);
    check!(overwritten, x);
    check!(early, x);
    check!(optional, x);
    check!(graph, x);
    check!(taped, x);
    check!(bodies, x);
    check!(permuted, x);
    check!(ordered, x);
    check!(packed, x);
    check!(transmuted, x);
    finish();
}
