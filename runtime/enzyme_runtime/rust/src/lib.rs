// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Derivatives of Rust functions, by enzcc.
//!
//! ```ignore
//! fn loss(w: &[f64], x: f64) -> f64 { w.iter().map(|w| (w * x).sin()).sum() }
//!
//! let mut dw = vec![0.0; w.len()];
//! let dx = autodiff!(loss, Duplicated(&w, &mut dw), Active(x));      // dw += d loss / d w
//! let (y, dx) = autodiff!(ReverseWithPrimal, loss, Const(&w), Active(x));
//! let dy = fwddiff!(loss, Const(&w), Duplicated(x, 1.0));
//! ```
//!
//! Each argument of the function stands in the request with what it is to the derivative:
//!
//! | | |
//! |---|---|
//! | `Active(x)` | a value made of floats; its derivative is returned. Reverse mode only |
//! | `Duplicated(&x, &mut dx)` | a reference and its shadow, of one type: reverse mode adds the derivative to the shadow, forward mode takes the direction from it. In forward mode also a value and its direction: `Duplicated(x, dx)` |
//! | `DuplicatedNoNeed(&mut y, &mut dy)` | the same; what the function leaves in `y` is not wanted |
//! | `Const(n)` | any value; no derivative goes through it |
//!
//! `autodiff!` returns the derivatives of its `Active` arguments: one as it is, several as a tuple. With
//! `ReverseWithPrimal` the function's result comes first. A result of floats is seeded with 1 (`Seed`); a function that
//! returns nothing writes its results through `Duplicated(&mut y, &mut dy)`, and the seed is in `dy`, which is zero
//! afterwards. `fwddiff!` returns the tangent of the result, with `ForwardWithPrimal` the result before it.
//!
//! # How it travels
//!
//! How Rust passes arguments is rustc's own business. So a request is never on the function itself, but on a `shim`: an
//! `extern "C"` function, made for the function's type, with an address and a count for each argument. The function's
//! result is written through an address, too.

#![no_std]

use core::mem::MaybeUninit;

#[doc(hidden)]
pub mod arguments;
#[doc(hidden)]
pub mod calls;
mod macros;

/// A value made of floats, without references: zero bytes are its zero, and its derivative has its own type.
///
/// # Safety
/// Every byte of the type is one of an `f32` or `f64`, or padding.
#[diagnostic::on_unimplemented(
    message = "`{Self}` carries no derivative as a value",
    label = "not made of floats alone",
    note = "Active(x) is for f32, f64, and arrays, tuples and structs of them (enzyme::differentiable! {{ struct ... }})",
    note = "for references there is Duplicated(&x, &mut dx), and for all else Const(x)"
)]
pub unsafe trait Differentiable: Copy {
    /// All floats zero.
    #[inline(always)]
    fn zero() -> Self {
        // What the trait promises.
        unsafe { MaybeUninit::zeroed().assume_init() }
    }
}

/// A result that reverse mode can begin with.
#[diagnostic::on_unimplemented(
    message = "a result of type `{Self}` has no seed",
    label = "reverse mode begins with 1 for each float of the result",
    note = "implement enzyme::Seed for it, or write the result through Duplicated(&mut y, &mut dy)"
)]
pub trait Seed: Differentiable {
    /// The weight of each float in what is differentiated: the derivative is that of their weighted sum.
    fn seed() -> Self;
}

macro_rules! by_value {
    ([$($parameters:tt)*] $type:ty) => {
        unsafe impl<$($parameters)*> Differentiable for $type {}
        impl<$($parameters)*> arguments::Directed for $type {
            type Direction = Self;
            type Kind = arguments::Value<Self>;
            #[inline(always)]
            fn directed(self, direction: Self) -> arguments::Value<Self> {
                arguments::Value::new(self, direction)
            }
        }
    };
}

macro_rules! floats {
    ($($float:ty)*) => { $(
        by_value!([] $float);
        impl Seed for $float {
            #[inline(always)]
            fn seed() -> Self { 1.0 }
        }
    )* };
}
floats!(f32 f64);

by_value!([T: Differentiable, const N: usize] [T; N]);
impl<T: Seed, const N: usize> Seed for [T; N] {
    #[inline(always)]
    fn seed() -> Self {
        [T::seed(); N]
    }
}

macro_rules! tuples {
    ($($name:ident)*) => {
        by_value!([$($name: Differentiable),*] ($($name,)*));
        impl<$($name: Seed),*> Seed for ($($name,)*) {
            #[inline(always)]
            fn seed() -> Self { ($($name::seed(),)*) }
        }
    };
}
tuples!();
tuples!(A);
tuples!(A B);
tuples!(A B C);
tuples!(A B C D);
