// Box, Rc, RefCell, Cell, trait objects, lists and trees, maps, drops.
#![allow(dead_code)]
include!("harness.rs");
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

fn boxes(x: &[f64]) -> f64 {
    let mut a = Box::new(x[0]);
    let b: Box<[f64]> = x.to_vec().into_boxed_slice();
    *a *= b[1];
    let c = Box::new((*a, [x[2]; 3]));
    c.0 * c.1[2] + *a
}

fn counted(x: &[f64]) -> f64 {
    let shared = Rc::new(RefCell::new(vec![x[0], x[1]]));
    let other = Rc::clone(&shared);
    other.borrow_mut().push(x[2] * x[2]);
    {
        let mut inside = shared.borrow_mut();
        inside[0] *= 3.0;
    }
    let count = Rc::strong_count(&other) as f64;
    let v = shared.borrow();
    v.iter().product::<f64>() * count
}

fn cells(x: &[f64]) -> f64 {
    let c = Cell::new(x[0]);
    for a in x {
        c.set(c.get() * a + 1.0);
    }
    let old = c.replace(x[1]);
    old * c.into_inner()
}

trait Shape {
    fn area(&self) -> f64;
    fn name(&self) -> String {
        String::from("shape")
    }
}

struct Circle(f64);
struct Square {
    side: f64,
    label: String,
}

impl Shape for Circle {
    fn area(&self) -> f64 {
        std::f64::consts::PI * self.0 * self.0
    }
}

impl Shape for Square {
    fn area(&self) -> f64 {
        self.side * self.side
    }
    fn name(&self) -> String {
        self.label.clone()
    }
}

fn measure(shape: &dyn Shape) -> f64 {
    shape.area() * shape.name().len() as f64
}

fn objects(x: &[f64]) -> f64 {
    let all: Vec<Box<dyn Shape>> = vec![
        Box::new(Circle(x[0])),
        Box::new(Square { side: x[1], label: "square".to_string() }),
        Box::new(Circle(x[2])),
    ];
    all.iter().map(|s| s.area()).sum::<f64>() + measure(&Circle(x[3])) + measure(all[1].as_ref())
}

fn boxed(x: &[f64]) -> f64 {
    let a = x[0];
    let mut steps: Vec<Box<dyn Fn(f64) -> f64>> = vec![Box::new(move |t| a * t), Box::new(|t| t.cos())];
    let b = x[1];
    steps.push(Box::new(move |t| t * b + a));
    steps.iter().fold(x[2], |t, f| f(t))
}

enum List {
    Nil,
    Cons(f64, Box<List>),
}

fn total(list: &List) -> f64 {
    match list {
        List::Nil => 1.0,
        List::Cons(a, rest) => a * total(rest) + a,
    }
}

fn lists(x: &[f64]) -> f64 {
    let mut list = List::Nil;
    for a in x {
        list = List::Cons(a.sin(), Box::new(list));
    }
    total(&list)
}

struct Tree {
    value: f64,
    left: Option<Box<Tree>>,
    right: Option<Box<Tree>>,
}

impl Tree {
    fn insert(&mut self, value: f64) {
        let side = if value < self.value { &mut self.left } else { &mut self.right };
        match side {
            Some(node) => node.insert(value),
            None => *side = Some(Box::new(Tree { value, left: None, right: None })),
        }
    }
    fn weigh(&self, depth: f64) -> f64 {
        let below = |t: &Option<Box<Tree>>| t.as_ref().map_or(0.0, |n| n.weigh(depth + 1.0));
        self.value * self.value * depth + below(&self.left) + below(&self.right)
    }
}

fn trees(x: &[f64]) -> f64 {
    let mut tree = Tree { value: x[0], left: None, right: None };
    for a in &x[1..] {
        tree.insert(*a);
    }
    tree.weigh(1.0)
}

fn queues(x: &[f64]) -> f64 {
    let mut q: VecDeque<f64> = VecDeque::new();
    for a in x {
        q.push_back(a * a);
        q.push_front(a.sin());
    }
    let first = q.pop_front().unwrap();
    let last = q.pop_back().unwrap();
    first * last + q.iter().sum::<f64>()
}

fn texts(x: &[f64]) -> f64 {
    let mut log = String::new();
    let mut sum = 0.0;
    for (i, a) in x.iter().enumerate() {
        sum += a * a;
        log.push_str(&format!("{i}: {sum:.3}; "));
        if i > 100 {
            println!("{log}");
        }
    }
    assert!(log.contains("0:"), "nothing was noted");
    sum.sqrt()
}

struct Guard<'a>(&'a Cell<f64>, f64);

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get() * self.1);
    }
}

fn drops(x: &[f64]) -> f64 {
    let state = Cell::new(x[0]);
    {
        let _first = Guard(&state, x[1]);
        state.set(state.get() + x[2]);
        let _second = Guard(&state, x[3]);
    }
    state.get()
}

fn main() {
    let x = [0.7, -0.3, 0.4, 1.1];
    check!(boxes, x);
    check!(counted, x);
    check!(cells, x);
    check!(objects, x);
    check!(boxed, x);
    check!(lists, x);
    check!(trees, x);
    check!(queues, x);
    check!(texts, x);
    check!(drops, x);
    finish();
}
