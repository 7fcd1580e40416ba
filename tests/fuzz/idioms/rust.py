"""Rust: vectors, enums, boxes, traits, closures, slices, words; numbers in the slice `v`, results in `out`."""

from __future__ import annotations

from collections.abc import Collection

from tests.fuzz.program import (
    INPUTS,
    OUTPUTS,
    PARAMETERS,
    Chain,
    Idiom,
    Program,
    Source,
    Writer,
    beginnings,
    changes,
    lines,
    outcomes,
)

HEAD = (
    """#![allow(warnings)]
"""
    + "\n".join(
        f"#[inline] fn {f}(x: f64) -> f64 {{ x.{m}() }}"
        for f, m in [("sin", "sin"), ("cos", "cos"), ("tanh", "tanh"), ("exp", "exp"), ("sqrt", "sqrt"), ("log", "ln")]
    )
    + "\n"
)


def _inline(w: Writer) -> str:
    return w.pick("", "", "#[inline(never)] ")


class Item:
    """A struct `T$i` of a key and a number kept one way or another, `make$i` and `value$i`."""

    def __init__(self, w: Writer) -> None:
        kind = w.pick(
            "plain",
            "array",
            "option",
            "enum",
            "boxed",
            "vec",
            "string",
            "rc",
            "bits",
            "bytes",
            "tuple",
            "closure",
            "dyn",
            "cell",
            "slice",
        )
        before, kept, made, value = "", "f64", "x", "t.v"
        match kind:
            case "array":
                kept, made, value = "[f64; 3]", "[x, 0.5, x * x]", "t.v[0] * t.v[1] + t.v[2]"
            case "option":
                kept, made, value = "Option<f64>", "if key % 4 == 0 { None } else { Some(x) }", "t.v.unwrap_or(0.25)"
            case "enum":
                before = "#[derive(Clone, Debug)] enum E$i { Nothing, Count(i32), One(f64), Pair { a: f64, b: f64 } }"
                kept, made = (
                    "E$i",
                    "match key % 4 { 0 => E$i::Nothing, 1 => E$i::Count(key), 2 => E$i::One(x), _ => E$i::Pair { a: x, b: 0.5 } }",
                )
                value = "match &t.v { E$i::Nothing => 0.1, E$i::Count(n) => *n as f64 * 0.1, E$i::One(a) => *a, E$i::Pair { a, b } => a * b }"
            case "boxed":
                kept, made, value = "Box<f64>", "Box::new(x)", "*t.v"
            case "vec":
                kept, made, value = "Vec<f64>", "vec![x, 0.5, x * x]", "t.v.iter().sum::<f64>()"
            case "string":
                kept, made, value = "(String, f64)", "format_name(key, x)", "t.v.1 * (1.0 + 0.1 * t.v.0.len() as f64)"
                w.share(
                    "format_name",
                    'fn format_name(key: i32, x: f64) -> (String, f64) { let mut s = String::from("item"); if key > 3 { s.push_str(" large"); } (s, x) }',
                )
            case "rc":
                kept, made, value = "std::rc::Rc<f64>", "std::rc::Rc::new(x)", "*t.v"
            case "bits":
                kept, made, value = "u64", "x.to_bits()", "f64::from_bits(t.v)"
            case "bytes":
                end = w.pick("le", "le", "ne", "be")
                kept, made, value = "[u8; 8]", f"x.to_{end}_bytes()", f"f64::from_{end}_bytes(t.v)"
            case "tuple":
                kept, made, value = (
                    "(f64, &'static str, f64)",
                    '(x, "pair", 0.5)',
                    "t.v.0 * t.v.2 + t.v.1.len() as f64 * 0.1",
                )
            case "closure":
                kept, made, value = (
                    "std::rc::Rc<dyn Fn(f64) -> f64>",
                    "std::rc::Rc::new(move |a: f64| a * x + 0.1)",
                    "(t.v)(0.7)",
                )
            case "dyn":
                before = (
                    "trait Shape$i { fn area(&self) -> f64; } struct Sq$i(f64); struct Re$i { id: u8, a: f64, b: f64 }\n"
                    "impl Shape$i for Sq$i { fn area(&self) -> f64 { self.0 * self.0 } } impl Shape$i for Re$i { fn area(&self) -> f64 { self.a * self.b + self.id as f64 * 0.1 } }"
                )
                kept, value = "std::rc::Rc<dyn Shape$i>", "t.v.area()"
                made = "if key & 1 == 0 { std::rc::Rc::new(Sq$i(x)) as std::rc::Rc<dyn Shape$i> } else { std::rc::Rc::new(Re$i { id: 1, a: x, b: 0.5 }) }"
            case "cell":
                kept, made, value = (
                    "std::cell::Cell<f64>",
                    "std::cell::Cell::new(x)",
                    "{ let a = t.v.get(); t.v.set(a * 0.9); a }",
                )
            case "slice":
                kept, made, value = "Box<[f64]>", "vec![x, 0.3 * x].into_boxed_slice()", "t.v[0] * t.v[1]"
        if before:
            w.top(before)
        w.top(
            "#[derive(Clone)] struct T$i { key: i32, v: $kept }\n$how fn make$i(key: i32, x: f64) -> T$i { T$i { key, v: $made } }\n"
            "$also fn value$i(t: &T$i) -> f64 { $value }",
            kept=w.fill(kept),
            made=w.fill(made),
            value=w.fill(value),
            how=_inline(w),
            also=_inline(w),
        )


KEYS = ["(j * 7 + 3) % 11", "10 - j", "(j * 5 + 2) % 7", "j ^ 3"]


def vectors(w: Writer) -> None:
    """Items in a vector or another container, ordered, filtered, taken out; summed by iterators or loops."""
    Item(w)
    n, key, x = w.r.randint(2, 6), w.r.choice(KEYS), w.smooth(w.fill("v[j as usize % $n] + 0.1 * j as f64"))
    match w.pick("push", "push", "collect", "deque", "heap", "slab", "nested", "array"):
        case "push":
            w.say(
                "let mut a: Vec<T$i> = $new; for j in 0..$N { a.push(make$i($key, $x)); }",
                N=n,
                key=key,
                x=x,
                new=w.pick("Vec::new()", f"Vec::with_capacity({n})"),
            )
        case "deque":
            w.say(
                "let mut d = std::collections::VecDeque::new(); for j in 0..$N { if j % 3 == 0 { d.push_front(make$i($key, $x)) } else { d.push_back(make$i($key, $x)) } }"
                " if let Some(t) = d.pop_front() { d.push_back(t); } let mut a: Vec<T$i> = d.into_iter().collect();",
                N=n,
                key=key,
                x=x,
            )
        case "heap":
            w.say(
                "let store: Vec<T$i> = (0..$N).map(|j: i32| make$i($key, $x)).collect(); let mut h = std::collections::BinaryHeap::new();"
                " for (k, t) in store.iter().enumerate() { h.push((t.key, k)); } let mut a: Vec<T$i> = Vec::new(); while let Some((_, k)) = h.pop() { a.push(store[k].clone()); }",
                N=n,
                key=key,
                x=x,
            )
        case "slab":
            w.say(
                "let mut slab: Vec<Option<T$i>> = vec![None; 8]; for j in 0..$N { slab[(j * 3 % 8) as usize] = Some(make$i($key, $x)); } slab[3].take();"
                " let mut a: Vec<T$i> = slab.iter_mut().filter_map(|s| s.take()).collect();",
                N=n,
                key=key,
                x=x,
            )
        case "nested":
            w.say(
                "let mut rows: Vec<Vec<T$i>> = vec![Vec::new(); 3]; for j in 0..$N { rows[(($key) % 3) as usize].push(make$i($key, $x)); } rows.swap(0, 1);"
                " let mut a: Vec<T$i> = rows.into_iter().flatten().collect();",
                N=n,
                key=key,
                x=x,
            )
        case "array":
            w.say(
                "let fixed: [T$i; $N] = std::array::from_fn(|j| { let j = j as i32; make$i($key, $x) }); let mut a = fixed.to_vec();",
                N=n,
                key=key,
                x=x,
            )
        case _:
            w.say("let mut a: Vec<T$i> = (0..$N).map(|j: i32| make$i($key, $x)).collect();", N=n, key=key, x=x)
    w.say(
        w.pick(
            "a.sort_by_key(|t| t.key);",
            "a.sort_by(|p, q| q.key.cmp(&p.key));",
            "a.sort_unstable_by_key(|t| -t.key);",
            "a.reverse();",
            "a.sort_by(|p, q| (value$i(p) + 8.0 * p.key as f64).partial_cmp(&(value$i(q) + 8.0 * q.key as f64)).unwrap());",
            "a.retain(|t| t.key % 4 != 1);",
            "let left = 1 % a.len().max(1); a.rotate_left(left);",
            "if a.len() > 1 { let t = a.remove(1); a.insert(0, t); }",
            "let last = a.len().wrapping_sub(1); if a.len() > 1 { a.swap(0, last); }",
            "let a: Vec<T$i> = a.drain(..).rev().collect();",
            "a.truncate(4);",
            "",
            "for j in 1..a.len() { let mut k = j; while k > 0 && a[k].key < a[k - 1].key { a.swap(k, k - 1); k -= 1; } }",
            "let a = a.clone();",
        )
    )
    e = w.smooth("x")
    w.say(
        w.pick(
            "let mut q = 0.1; for t in &a { let x = value$i(t); q = 0.6 * q + $e; }",
            "let q = a.iter().map(value$i).fold(0.1, |q, x| 0.6 * q + $e);",
            "let mut q = 0.1; let mut f = |t: &T$i| { let x = value$i(t); q = 0.6 * q + $e; }; for t in a.iter() { f(t); }",
            "let q: f64 = a.iter().enumerate().map(|(k, t)| { let x = value$i(t) * (k + 1) as f64 * 0.3; $e }).sum();",
            "let mut q = 0.1; for t in a.into_iter() { if t.key == 5 { continue; } let x = value$i(&t); q = 0.6 * q + $e; }",
        ),
        e=e,
    )
    w.leave("q")


def boxes(w: Writer) -> None:
    """Trees and lists of boxes: an enum that is evaluated, a list that is reversed by `take`."""
    if w.chance(0.5):
        w.top(
            "enum Ex$i { Num(f64), Var(usize), Twice(Box<Ex$i>), Sum(Box<Ex$i>, Box<Ex$i>), Many(Vec<Ex$i>) }\n"
            "fn eval$i(e: &Ex$i, v: &[f64]) -> f64 { match e { Ex$i::Num(x) => *x, Ex$i::Var(k) => v[*k], Ex$i::Twice(a) => 1.5 * eval$i(a, v),"
            " Ex$i::Sum(a, b) => { let x = eval$i(a, v) * eval$i(b, v); $e }, Ex$i::Many(all) => all.iter().map(|a| 0.5 * eval$i(a, v)).sum() } }",
            e=w.smooth("x"),
        )
        w.say(
            "let mut stack: Vec<Ex$i> = Vec::new(); for &c in b\"$code\" { let made = match c { b'0'..=b'2' => Ex$i::Var((c - b'0') as usize), b'n' => Ex$i::Num(v[0] * 0.5),"
            " b'd' => Ex$i::Twice(Box::new(stack.pop().unwrap())), b'm' => Ex$i::Many(stack.drain(..).collect()),"
            " _ => { let b = Box::new(stack.pop().unwrap()); let a = Box::new(stack.pop().unwrap()); Ex$i::Sum(a, b) } }; stack.push(made); }\n"
            "let q = eval$i(&stack.pop().unwrap(), v);",
            code=w.pick("01+d2+", "0d1+n+", "012m", "0n+1d2m", "10+2n++"),
        )
    else:
        w.top("struct Li$i { key: i32, x: f64, next: Option<Box<Li$i>> }")
        w.say(
            "let mut head: Option<Box<Li$i>> = None; for j in 0..$N { let x = $x; head = Some(Box::new(Li$i { key: j as i32, x, next: head.take() })); }",
            N=w.r.randint(2, 6),
            x=w.smooth(w.fill("v[j % $n] + 0.1 * j as f64")),
        )
        if w.chance(0.6):
            w.say(
                "let mut back = None; while let Some(mut e) = head { head = e.next.take(); e.next = back; back = Some(e); } let mut head = back;"
            )
        w.say(
            "if let Some(first) = head.as_mut() { first.x *= v[1]; }\nlet mut q = 0.2; let mut at = &head; while let Some(e) = at { q = 0.5 * q + e.x * (1 + e.key % 2) as f64; at = &e.next; }"
        )
    w.leave("q")


def slices(w: Writer) -> None:
    """Vectors of numbers: chunks, windows, splits, swaps, iterators over two."""
    n = w.r.randint(4, 7)
    w.say(
        "let mut a: Vec<f64> = (0..$N).map(|k| v[k % $n] + 0.1 * k as f64).collect(); let mut b = vec![0.3; $N];", N=n
    )
    for _ in range(w.r.randint(2, 5)):
        w.say(
            w.r.choice(
                [
                    "for (x, y) in a.iter().zip(b.iter_mut()) { *y = 0.5 * *y + $e; }",
                    "for c in a.chunks_mut(2) { c[0] *= 0.7; c.reverse(); }",
                    "b = a.windows(2).map(|t| t[0] * t[1]).chain([0.5]).collect();",
                    "{ let (p, q) = a.split_at_mut(2); p[0] += 0.3 * q[0]; p.swap_with_slice(&mut q[..2]); }",
                    "std::mem::swap(&mut a, &mut b);",
                    "a.copy_from_slice(&b.clone());",
                    "b.iter_mut().rev().step_by(2).for_each(|y| *y *= v[0]);",
                    "a.rotate_right(1);",
                    "b = std::mem::replace(&mut a, b.clone());",
                    "let t = std::mem::take(&mut b); b = t.iter().scan(0.1, |s, x| { *s = 0.5 * *s + x; Some(*s) }).collect();",
                    "b.extend_from_slice(&a[1..3]); b.truncate($N);",
                    "for c in b.chunks_exact(2) { a[0] = 0.5 * a[0] + c[0] * c[1]; }",
                    "a.swap(0, 1);",
                    "a.insert(1, b[0] * 0.5); a.pop();",
                    "a.copy_within(1.., 0);",
                    "let words: Vec<u64> = a.iter().map(|x| x.to_bits()).collect(); b = words.iter().rev().map(|&u| f64::from_bits(u)).collect();",
                    "a = a.iter().copied().filter(|x| *x > -50.0).collect();",
                    "let bytes: Vec<u8> = a.iter().flat_map(|x| x.to_le_bytes()).collect(); b = bytes.chunks_exact(8).map(|c| f64::from_le_bytes(c.try_into().unwrap())).collect();",
                    "unsafe { std::ptr::copy_nonoverlapping(a.as_ptr(), b.as_mut_ptr(), 2); }",
                    "b.fill(v[1] * 0.4);",
                    "let m = a.iter().cloned().fold(f64::NEG_INFINITY, f64::max); b[0] = m * 0.5;",
                ]
            ),
            N=n,
            e=w.smooth("x").replace("(x)", "(*x)"),
        )
    w.say("let q: f64 = a.iter().zip(&b).map(|(x, y)| x * y * 0.2).sum::<f64>() + a[0] + b[b.len() - 1];")
    w.leave("q")


def closures(w: Writer) -> None:
    """Closures in boxes, moved and borrowing, composed; functions in tables."""
    w.top(
        "fn compose$i<'a>(f: Box<dyn Fn(f64) -> f64 + 'a>, g: Box<dyn Fn(f64) -> f64 + 'a>) -> Box<dyn Fn(f64) -> f64 + 'a> { Box::new(move |x| f(g(x))) }\n"
        "fn half$i(x: f64) -> f64 { 0.5 * x } fn bend$i(x: f64) -> f64 { $e }\nstatic TABLE$i: [fn(f64) -> f64; 2] = [half$i, bend$i];\n"
        "fn twice$i<F: FnMut(f64) -> f64>(mut f: F, x: f64) -> f64 { f(x) + f(0.5 * x) }",
        e=w.smooth("x"),
    )
    w.say(
        "let scale = v[0]; let mut fs: Vec<Box<dyn Fn(f64) -> f64 + '_>> = vec![Box::new(move |x| scale * x), Box::new(|x| x + v[1] * scale), Box::new(TABLE$i[$k])];",
        k=w.r.randrange(2),
    )
    if w.chance(0.6):
        w.say("let last = fs.pop().unwrap(); let first = fs.remove(0); fs.push(compose$i(last, first));")
    w.say(
        "let mut count = 0.1; let mut q = fs.iter().fold(v[1], |q, f| 0.7 * f(q)); q += twice$i(|x| { count += 0.1 * x; $e }, q) * 0.3 + count;",
        e=w.smooth("x"),
    )
    w.leave("q")


def traits(w: Writer) -> None:
    """Traits behind boxes and generics, operators, constant generics, iterators of one's own, `Drop`."""
    match w.pick("boxed", "operators", "matrix", "iterator", "drop", "builder"):
        case "boxed":
            w.top(
                "trait Layer$i { fn forward(&mut self, x: &[f64]) -> Vec<f64>; }\nstruct Dense$i { w: Vec<f64>, n: usize } struct Bend$i { last: f64 }\nstatic FROZEN$i: [f64; 4] = [0.3, -0.2, 0.5, 0.4];\n"
                "impl Layer$i for Dense$i { fn forward(&mut self, x: &[f64]) -> Vec<f64> { (0..self.n).map(|r| (0..self.n).map(|c| self.w[r * self.n + c] * x[c]).sum()).collect() } }\n"
                "impl Layer$i for Bend$i { fn forward(&mut self, x: &[f64]) -> Vec<f64> { self.last = x[0]; x.iter().map(|&x| $e).collect() } }",
                e=w.smooth("x"),
            )
            w.say(
                "let mut net: Vec<Box<dyn Layer$i>> = vec![Box::new(Dense$i { w: FROZEN$i.to_vec(), n: 2 }), Box::new(Bend$i { last: 0.0 }), Box::new(Dense$i { w: vec![v[0], v[1], 0.2, 0.4], n: 2 })];"
                " let mut h = vec![v[1], 0.5]; for l in net.iter_mut() { h = l.forward(&h); } let q = h[0] + 0.5 * h[1];"
            )
        case "operators":
            w.top(
                "#[derive(Clone, Copy)] struct P$i { x: f64, y: f64 }\nimpl std::ops::Add for P$i { type Output = P$i; fn add(self, o: P$i) -> P$i { P$i { x: self.x + o.x, y: self.y + o.y } } }\n"
                "impl std::ops::Mul<f64> for P$i { type Output = P$i; fn mul(self, s: f64) -> P$i { P$i { x: self.x * s, y: self.y * s } } }\nimpl std::ops::AddAssign for P$i { fn add_assign(&mut self, o: P$i) { *self = *self + o; } }"
            )
            w.say(
                "let mut at = P$i { x: v[0], y: v[1] }; let mut trail = vec![at]; for k in 0..$N { at += P$i { y: v[k % $n], ..at } * 0.3; trail.push(at); } let q = trail.iter().map(|p| p.x * p.y).sum::<f64>() * 0.2;",
                N=w.r.randint(1, 4),
            )
        case "matrix":
            w.top(
                "#[derive(Clone, PartialEq)] struct M$i<const N: usize>([[f64; N]; N]);\nimpl<const N: usize> M$i<N> { fn mul(&self, o: &Self) -> Self { let mut r = [[0.0; N]; N]; for i in 0..N { for j in 0..N { for k in 0..N { r[i][j] += self.0[i][k] * o.0[k][j]; } } } M$i(r) }\n"
                " fn trace(&self) -> f64 { (0..N).map(|k| self.0[k][k]).sum() } }"
            )
            w.say(
                "let mut m = M$i::<$N>([[0.1; $N]; $N]); for k in 0..$N { m.0[k][(k + 1) % $N] = v[k % $n] * 0.4; m.0[k][k] = 0.5; } let s = m.mul(&m).mul(&m.clone()); let q = s.trace();",
                N=w.r.randint(2, 4),
            )
        case "iterator":
            w.top(
                "struct Steps$i<'a> { data: &'a [f64], at: usize, sum: f64 }\nimpl<'a> Iterator for Steps$i<'a> { type Item = (usize, f64); fn next(&mut self) -> Option<Self::Item> { if self.at >= self.data.len() { return None; }"
                " self.sum = 0.5 * self.sum + self.data[self.at]; self.at += 1; Some((self.at, self.sum)) } }"
            )
            w.say(
                "let q: f64 = Steps$i { data: v, at: 0, sum: 0.1 }.skip(1).map(|(k, x)| { let x = x * k as f64 * 0.3; $e }).sum();",
                e=w.smooth("x"),
            )
        case "drop":
            w.top(
                "struct Guard$i<'a> { log: &'a std::cell::Cell<f64>, x: f64 }\nimpl<'a> Drop for Guard$i<'a> { fn drop(&mut self) { self.log.set(0.5 * self.log.get() + self.x); } }"
            )
            w.say(
                "let log = std::cell::Cell::new(0.1); { let _a = Guard$i { log: &log, x: v[0] }; let b = Guard$i { log: &log, x: v[1] * v[0] }; if v[0] > 50.0 { std::mem::forget(b); } } let q = log.get();"
            )
        case _:
            w.top(
                "#[derive(Default, Clone)] struct Model$i { gain: f64, taps: Vec<f64>, name: String, bias: Option<f64> }\nimpl Model$i { fn gain(mut self, g: f64) -> Self { self.gain = g; self } fn tap(mut self, t: f64) -> Self { self.taps.push(t); self }\n"
                " fn run(&self, x: f64) -> f64 { self.taps.iter().rev().fold(self.bias.unwrap_or(0.2), |s, t| s * x * 0.5 + t * self.gain) } }"
            )
            w.say(
                "let m = Model$i::default().gain(v[0]).tap(v[1]).tap(0.5).tap($x); let mut other = m.clone(); other.bias = Some(v[0]); other.taps.swap(0, 1); let q = m.run(0.5) + other.run(v[1]) * 0.3;",
                x=w.smooth("v[1]"),
            )
    w.leave("q")


def results(w: Writer) -> None:
    """`Result` and `?`, early returns, labelled loops, panics that do not happen."""
    w.top(
        '$how fn checked$i(v: &[f64], k: usize) -> Result<f64, String> { let x = *v.get(k).ok_or_else(|| format!("no {k}"))?; if x > 100.0 { return Err(String::from("large")); } Ok($e) }\n'
        "$how fn all$i(v: &[f64]) -> Result<f64, String> { let mut q = 0.1; for k in 0..v.len() { q = 0.6 * q + checked$i(v, k)?; } Ok(q) }",
        how=_inline(w),
        e=w.smooth("x"),
    )
    w.say(
        "let mut q = match all$i(v) { Ok(x) => x, Err(e) => e.len() as f64 }; 'outer: for j in 0..3 { for k in 0..v.len() { if (j + k) % 4 == 3 { continue 'outer; } if j * k > 3 { break 'outer; } q = 0.7 * q + 0.2 * v[k]; } }"
        ' q += checked$i(v, 99).unwrap_or(0.3); assert!(q < 1e6, "too large: {q}");'
    )
    w.leave("q")


def handles(w: Writer) -> None:
    """An arena of nodes with indices for handles, a graph of shared cells, a cache with flags."""
    match w.pick("arena", "rc", "memo", "static", "raw", "union"):
        case "arena":
            w.top(
                "struct Arena$i { nodes: Vec<Node$i>, free: Vec<usize> } struct Node$i { x: f64, next: Option<usize>, key: u32 }\n"
                "impl Arena$i { fn add(&mut self, x: f64, next: Option<usize>, key: u32) -> usize { let n = Node$i { x, next, key }; if let Some(k) = self.free.pop() { self.nodes[k] = n; k } else { self.nodes.push(n); self.nodes.len() - 1 } } }"
            )
            w.say(
                "let mut a = Arena$i { nodes: Vec::new(), free: Vec::new() }; let mut head = None; for k in 0..$N { head = Some(a.add($x, head, k as u32)); } let old = head.unwrap(); head = a.nodes[old].next; a.free.push(old); head = Some(a.add(v[0] * 0.5, head, 9));\n"
                "let mut q = 0.1; while let Some(k) = head { q = 0.6 * q + a.nodes[k].x * (1 + a.nodes[k].key % 2) as f64; head = a.nodes[k].next; }",
                N=w.r.randint(2, 6),
                x=w.smooth(w.fill("v[k % $n]")),
            )
        case "rc":
            w.top(
                "use std::rc::Rc as Rc$i; use std::cell::RefCell as RefCell$i; struct Part$i { x: f64, parts: Vec<Rc$i<RefCell$i<Part$i>>> }\nfn total$i(p: &Part$i) -> f64 { p.x + p.parts.iter().map(|p| 0.5 * total$i(&p.borrow())).sum::<f64>() }"
            )
            w.say(
                "let common = Rc$i::new(RefCell$i::new(Part$i { x: v[0], parts: vec![] })); let mut top = Part$i { x: v[1], parts: vec![] }; for k in 0..$N { let p = Rc$i::new(RefCell$i::new(Part$i { x: v[k % $n] * 0.4, parts: vec![common.clone()] })); top.parts.push(p); }"
                " common.borrow_mut().x *= v[1]; let q = total$i(&top);",
                N=w.r.randint(1, 3),
            )
        case "memo":
            w.top(
                "fn fib$i(k: usize, known: &mut [Option<f64>], v: &[f64]) -> f64 { if k < 2 { return v[k]; } if let Some(x) = known[k] { return x; } let x = fib$i(k - 2, known, v); let r = 0.6 * fib$i(k - 1, known, v) + $e; known[k] = Some(r); r }",
                e=w.smooth("x"),
            )
            w.say("let mut known = vec![None; 12]; let q = fib$i($k, &mut known, v);", k=w.r.randint(3, 9))
        case "static":
            w.top(
                "thread_local! { static WORK$i: std::cell::RefCell<Vec<f64>> = std::cell::RefCell::new(Vec::new()); }\nstatic WEIGHTS$i: [f64; 3] = [0.3, 0.6, -0.4];"
            )
            w.say(
                "let q = WORK$i.with(|w| { let mut w = w.borrow_mut(); if w.len() < $N { w.resize($N, 0.0); } for k in 0..$N { w[k] = v[k % $n] * WEIGHTS$i[k % 3]; } w.iter().take($N).fold(0.1, |q, x| 0.6 * q + x) });",
                N=w.r.randint(2, 6),
            )
        case "raw":
            w.say(
                "let q = unsafe { let p = Box::into_raw(Box::new([v[0], v[1], 0.5])) as *mut f64; *p.add(2) = *p * 0.7; std::ptr::swap(p, p.add(1)); let mut b = Box::from_raw(p as *mut [f64; 3]); b[0] *= v[0]; b[0] + b[1] * b[2] };"
            )
        case _:
            w.top(
                "#[repr(C)] #[derive(Clone, Copy)] union U$i { x: f64, n: u64, b: [u8; 8] }\n#[derive(Clone, Copy)] struct V$i { tag: u8, u: U$i }"
            )
            w.say(
                "let mut all = [V$i { tag: 0, u: U$i { x: v[0] } }, V$i { tag: 1, u: U$i { n: 3 } }, V$i { tag: 0, u: U$i { x: v[1] } }]; all.swap(0, 2); let t = all[0]; all[1] = if v[0] > 40.0 { all[1] } else { t };"
                " let mut q = 0.1; for t in &all { q = 0.6 * q + if t.tag == 0 { unsafe { t.u.x } } else { unsafe { t.u.n as f64 } }; }"
            )
    w.leave("q")


IDIOMS = [
    Idiom("vectors", vectors, 9),
    Idiom("boxes", boxes, 4),
    Idiom("slices", slices, 5),
    Idiom("closures", closures, 3),
    Idiom("traits", traits, 5),
    Idiom("results", results, 2),
    Idiom("handles", handles, 5),
]


def generate(seed: int, steps: Collection[int] | None = None) -> Program:
    chain = Chain("rust", seed)
    r, text = chain.r, chain.text
    body: list[str] = []

    def write_step(step: int) -> str:
        w, idiom, slots = chain.step(step, IDIOMS)
        w.procedure(
            "$how fn run$i(v: &[f64], out: &mut [f64]) {\n$lines\n}",
            how=_inline(w),
            lines=lines(w.body),
        )
        changed = changes(w, _slot, lambda k: f"made[{k}]", "tanh", "sin")
        after = " ".join(f"{change};" for change in changed)
        given = ", ".join(_slot(s) for s in slots)
        body.append(
            f"  // step {step}: {idiom.name}\n  {{ let mut made = [0.0; {w.m}]; run{step}(&[{given}], &mut made); {after} }}"
        )
        return idiom.name

    chain.write(steps, write_step)
    first = ", ".join(s.split(" = ", 1)[1] for s in beginnings(_slot, lambda k: f"x[{k}]", lambda k: f"p[{k}]"))
    *outputs, result = outcomes(_slot, lambda k: f"y[{k}]")
    whole = (
        HEAD
        + "\n".join([*text.shared.values(), *text.top, *text.procedures])
        + f"""
#[no_mangle]
pub extern "C" fn program(x: &[f64; {INPUTS}], p: &[f64; {PARAMETERS}], y: &mut [f64; {OUTPUTS}]) -> f64 {{
  let mut s = [{first}];
"""
        + "\n".join(body)
        + f"\n  {'; '.join(outputs)};\n  {result}\n}}\n"
    )
    options = ["-C panic=abort"] if r.random() < 0.3 else []
    if r.random() < 0.12:
        options.append("-march=native")
    return chain.program([Source("program.rs", whole)], options)


def _slot(s: int) -> str:
    return f"s[{s}]"
