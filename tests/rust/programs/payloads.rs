// Items of all kinds in containers: trees of enums, arenas with indices, closures and traits without destructors, slabs,
// numbers as words that are sorted and taken out, workspaces of the thread; a second derivative.
#![allow(dead_code)]
include!("harness.rs");
use std::cell::RefCell;
use std::rc::Rc;

enum Term {
    Number(f64),
    Input(usize),
    Twice(Box<Term>),
    Product(Box<Term>, Box<Term>),
    All(Vec<Term>),
}

fn value(t: &Term, x: &[f64]) -> f64 {
    match t {
        Term::Number(a) => *a,
        Term::Input(k) => x[*k],
        Term::Twice(a) => 2.0 * value(a, x),
        Term::Product(a, b) => value(a, x) * value(b, x),
        Term::All(many) => many.iter().map(|a| value(a, x).sin()).sum(),
    }
}

fn terms(x: &[f64]) -> f64 {
    let mut stack: Vec<Term> = Vec::new();
    for &c in b"01*n*d23*a" {
        let made = match c {
            b'0'..=b'3' => Term::Input((c - b'0') as usize),
            b'n' => Term::Number(x[0] * 0.5),
            b'd' => Term::Twice(Box::new(stack.pop().unwrap())),
            b'a' => Term::All(stack.drain(..).collect()),
            _ => {
                let b = Box::new(stack.pop().unwrap());
                let a = Box::new(stack.pop().unwrap());
                Term::Product(a, b)
            }
        };
        stack.push(made);
    }
    value(&stack.pop().unwrap(), x)
}

struct Node {
    v: f64,
    next: Option<usize>,
    kind: u32,
}

struct Arena {
    nodes: Vec<Node>,
    free: Vec<usize>,
}

impl Arena {
    fn add(&mut self, v: f64, next: Option<usize>, kind: u32) -> usize {
        let node = Node { v, next, kind };
        if let Some(k) = self.free.pop() {
            self.nodes[k] = node;
            k
        } else {
            self.nodes.push(node);
            self.nodes.len() - 1
        }
    }
}

fn arena(x: &[f64]) -> f64 {
    let mut a = Arena { nodes: Vec::new(), free: Vec::new() };
    let mut head = None;
    for k in 0..4 {
        head = Some(a.add(x[k] * x[0], head, k as u32));
    }
    let old = head.unwrap();
    head = a.nodes[old].next;
    a.free.push(old);
    head = Some(a.add(x[3] * 0.5, head, 9));
    let mut q = 0.1;
    while let Some(k) = head {
        q = 0.6 * q + a.nodes[k].v * (1 + a.nodes[k].kind % 2) as f64;
        head = a.nodes[k].next;
    }
    q
}

trait Shape {
    fn area(&self) -> f64;
}
struct Square(f64);
struct Rectangle(u8, f64, f64);
impl Shape for Square {
    fn area(&self) -> f64 {
        self.0 * self.0
    }
}
impl Shape for Rectangle {
    fn area(&self) -> f64 {
        self.1 * self.2 * self.0 as f64
    }
}

fn without_destructors(x: &[f64]) -> f64 {
    let scale = x[0];
    let fs: Vec<Box<dyn Fn(f64) -> f64 + '_>> = vec![Box::new(move |v| scale * v), Box::new(|v| v + x[1] * scale)];
    let mut shapes: Vec<Rc<dyn Shape>> = Vec::new();
    for k in 0..4 {
        let made: Rc<dyn Shape> = if k & 1 == 0 { Rc::new(Square(x[k])) } else { Rc::new(Rectangle(3, x[k], 0.5)) };
        shapes.insert(0, made);
    }
    fs.iter().fold(x[1], |q, f| 0.7 * f(q)) + shapes.iter().map(|s| s.area()).sum::<f64>()
}

#[derive(Clone)]
struct Item {
    key: i32,
    v: Box<f64>,
}

#[inline(never)]
fn item(key: i32, v: f64) -> Item {
    Item { key, v: Box::new(v) }
}

fn slab(x: &[f64]) -> f64 {
    let mut slab: Vec<Option<Item>> = vec![None; 8];
    for j in 0..4 {
        slab[(j * 3 % 8) as usize] = Some(item(j ^ 3, x[j as usize].cos()));
    }
    slab[3].take();
    let left: Vec<Item> = slab.iter_mut().filter_map(|s| s.take()).collect();
    left.iter().fold(0.1, |q, t| 0.6 * q + *t.v * *t.v)
}

#[derive(Clone)]
struct Word {
    key: i32,
    bits: u64,
}

#[inline(never)]
fn number(w: &Word) -> f64 {
    f64::from_bits(w.bits)
}

fn words(x: &[f64]) -> f64 {
    let mut a: Vec<Word> = (0..4).map(|j| Word { key: 10 - j, bits: (x[j as usize] * x[0]).to_bits() }).collect();
    a.sort_by(|p, q| p.key.cmp(&q.key));
    let mut q = 0.1;
    for w in a.into_iter() {
        if w.key == 8 {
            continue;
        }
        let v = number(&w);
        q = 0.6 * q + v * v;
    }
    q
}

thread_local! { static WORK: RefCell<Vec<f64>> = RefCell::new(Vec::new()); }

fn of_the_thread(x: &[f64]) -> f64 {
    WORK.with(|w| {
        let mut w = w.borrow_mut();
        if w.len() < x.len() {
            w.resize(x.len(), 0.0);
        }
        for k in 0..x.len() {
            w[k] = x[k] * x[0];
        }
        w.iter().fold(0.1, |q, v| 0.6 * q + v)
    })
}

#[inline(never)]
fn product(t: &Vec<f64>) -> f64 {
    t[0] * t[1]
}

#[inline(never)]
fn powers(x: f64) -> Vec<f64> {
    vec![x, x * x]
}

// What is moved out of a vector: x^6 (1 + 2^-6).
extern "C" fn moved_out(x: &f64) -> f64 {
    let mut q = 0.0;
    for t in vec![powers(*x), powers(0.5 * *x)].into_iter() {
        let v = product(&t);
        q += v * v;
    }
    q
}

extern "C" fn slope(x: &f64) -> f64 {
    let mut d = 0.0;
    unsafe { __enzyme_autodiff(moved_out as *const c_void, enzyme_dup, x, &mut d as *mut f64) };
    d
}

fn main() {
    let x = [0.7, -0.3, 0.4, 1.1];
    check!(terms, x);
    check!(arena, x);
    check!(without_destructors, x);
    check!(slab, x);
    check!(words, x);
    check!(of_the_thread, x);
    let (at, one) = (0.7, 1.0);
    let twice = unsafe { __enzyme_fwddiff(slope as *const c_void, enzyme_dup, &at as *const f64, &one as *const f64) };
    let wanted = 30.0 * 0.7f64.powi(4) * (1.0 + 1.0 / 64.0);
    judge("moved_out", 0, twice, twice, wanted, 1e-12);
    finish();
}
