// Enums of a number, a reference and a count that are moved by value in code that also reads the number: the reference
// has to arrive with its shadow.
#![allow(dead_code)]
include!("harness.rs");

#[derive(Clone, Copy)]
enum Value<'a> {
    Number(f64),
    Where(&'a f64),
    Count(i32),
}
use Value::*;

#[inline(never)]
fn number_of(v: &Value) -> f64 {
    match v {
        Number(n) => *n,
        Where(w) => **w,
        Count(n) => *n as f64,
    }
}

#[inline(never)]
fn rotate(v: &mut [Value]) -> f64 {
    let first = v[0];
    let mut sum = 0.0;
    if let Number(n) = first {
        sum += n;
    }
    for i in 1..v.len() {
        v[i - 1] = v[i];
    }
    let last = v.len() - 1;
    v[last] = first;
    sum
}

fn enums(x: &[f64]) -> f64 {
    let mut v = [Number(x[0] * x[1]), Where(&x[1]), Count(3), Where(&x[2]), Number(x[2] * x[0])];
    let mut sum = 0.0;
    for _ in 0..3 {
        sum += rotate(&mut v);
    }
    for e in &v {
        sum = 0.7 * sum + number_of(e) * x[1];
    }
    sum
}

fn two_kinds(x: &[f64]) -> f64 {
    let mut v = [Number(x[0] * x[1]), Where(&x[1]), Where(&x[2]), Number(x[2] * x[0])];
    let mut sum = 0.0;
    for _ in 0..3 {
        sum += rotate(&mut v);
    }
    for e in &v {
        sum = 0.7 * sum + number_of(e) * x[1];
    }
    sum
}

fn main() {
    let x = [0.7, -0.3, 0.4, 1.1];
    check!(enums, x);
    check!(two_kinds, x);
    finish();
}
