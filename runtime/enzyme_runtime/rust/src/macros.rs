// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The two macros. Each argument of a request gets a name and one step of `__arguments!`, which sorts what is written.

/// The derivative of a function in reverse mode: `autodiff!(f, Active(x), Duplicated(&y, &mut dy), Const(n))`. With
/// `autodiff!(ReverseWithPrimal, f, ...)` the function's result comes first. See the crate's own page.
#[macro_export]
macro_rules! autodiff {
    (ReverseWithPrimal, $f:expr, $($arguments:tt)+) => {
        $crate::__derivative!(reverse_with_primal, $f, $($arguments)+)
    };
    (Reverse, $f:expr, $($arguments:tt)+) => {
        $crate::__derivative!(reverse, $f, $($arguments)+)
    };
    ($f:expr, $($arguments:tt)+) => {
        $crate::__derivative!(reverse, $f, $($arguments)+)
    };
    ($($other:tt)*) => {
        ::core::compile_error!("autodiff!(f, Active(x), Duplicated(&y, &mut dy), Const(n)): a function, and what each of its arguments is")
    };
}

/// The derivative of a function in forward mode: `fwddiff!(f, Duplicated(x, dx), Const(n))`, the tangent of its result.
/// With `fwddiff!(ForwardWithPrimal, f, ...)` the result comes first. See the crate's own page.
#[macro_export]
macro_rules! fwddiff {
    (ForwardWithPrimal, $f:expr, $($arguments:tt)+) => {
        $crate::__derivative!(forward_with_primal, $f, $($arguments)+)
    };
    (Forward, $f:expr, $($arguments:tt)+) => {
        $crate::__derivative!(forward, $f, $($arguments)+)
    };
    ($f:expr, $($arguments:tt)+) => {
        $crate::__derivative!(forward, $f, $($arguments)+)
    };
    ($($other:tt)*) => {
        ::core::compile_error!("fwddiff!(f, Duplicated(x, dx), Const(n)): a function, and what each of its arguments is")
    };
}

/// Both macros: nothing is sorted yet, and this is what arguments and functions of up to eight are called.
#[doc(hidden)]
#[macro_export]
macro_rules! __derivative {
    ($mode:ident, $f:expr, $($arguments:tt)+) => {
        $crate::__arguments!($mode, $f, [] [a b c d e f g h] [call1 call2 call3 call4 call5 call6 call7 call8] none, $($arguments)+)
    };
}

/// `(mode, function, [sorted] [names] [calls] call, rest)`: each step takes an argument, a name for it, and what a
/// function of so many arguments is called with.
#[doc(hidden)]
#[macro_export]
macro_rules! __arguments {
    ($mode:ident, $f:expr, [$($done:tt)*] $names:tt $calls:tt $call:ident $(,)?) => {
        $crate::__request!($mode, $f, $call, $($done)*)
    };
    ($mode:ident, $f:expr, $done:tt [] [] $call:ident, $($rest:tt)+) => {
        ::core::compile_error!("functions of at most eight arguments: take the others together in a struct")
    };
    ($mode:ident, $f:expr, [$($done:tt)*] [$name:ident $($names:ident)*] [$next:ident $($calls:ident)*] $call:ident,
     Const($value:expr $(,)?) $(, $($rest:tt)*)?) => {
        $crate::__arguments!($mode, $f, [$($done)* {$name constant ($value)}] [$($names)*] [$($calls)*] $next $(, $($rest)*)?)
    };
    (reverse, $f:expr, [$($done:tt)*] [$name:ident $($names:ident)*] [$next:ident $($calls:ident)*] $call:ident,
     Active($value:expr $(,)?) $(, $($rest:tt)*)?) => {
        $crate::__arguments!(reverse, $f, [$($done)* {$name active ($value)}] [$($names)*] [$($calls)*] $next $(, $($rest)*)?)
    };
    (reverse_with_primal, $f:expr, [$($done:tt)*] [$name:ident $($names:ident)*] [$next:ident $($calls:ident)*] $call:ident,
     Active($value:expr $(,)?) $(, $($rest:tt)*)?) => {
        $crate::__arguments!(reverse_with_primal, $f, [$($done)* {$name active ($value)}] [$($names)*] [$($calls)*] $next $(, $($rest)*)?)
    };
    ($mode:ident, $f:expr, $done:tt $names:tt $calls:tt $call:ident, Active($($value:tt)*) $($rest:tt)*) => {
        ::core::compile_error!("forward mode has no Active(x): Duplicated(x, dx) is a value with its direction")
    };
    ($mode:ident, $f:expr, [$($done:tt)*] [$name:ident $($names:ident)*] [$next:ident $($calls:ident)*] $call:ident,
     Duplicated($value:expr, $shadow:expr $(,)?) $(, $($rest:tt)*)?) => {
        $crate::__arguments!($mode, $f, [$($done)* {$name duplicated ($value, $shadow)}] [$($names)*] [$($calls)*] $next $(, $($rest)*)?)
    };
    ($mode:ident, $f:expr, [$($done:tt)*] [$name:ident $($names:ident)*] [$next:ident $($calls:ident)*] $call:ident,
     DuplicatedNoNeed($value:expr, $shadow:expr $(,)?) $(, $($rest:tt)*)?) => {
        $crate::__arguments!($mode, $f, [$($done)* {$name noneed ($value, $shadow)}] [$($names)*] [$($calls)*] $next $(, $($rest)*)?)
    };
    ($mode:ident, $f:expr, $done:tt $names:tt $calls:tt $call:ident, Duplicated($($value:tt)*) $($rest:tt)*) => {
        ::core::compile_error!("Duplicated(value, shadow) takes two things")
    };
    ($mode:ident, $f:expr, $done:tt $names:tt $calls:tt $call:ident, $($rest:tt)*) => {
        ::core::compile_error!("each argument is Active(x), Duplicated(&x, &mut dx), DuplicatedNoNeed(&mut x, &mut dx) or Const(x)")
    };
}

/// The request itself, in the user's own line.
#[doc(hidden)]
#[macro_export]
macro_rules! __request {
    ($mode:ident, $f:expr, $call:ident, $({$name:ident $kind:ident $values:tt})*) => {
        match $crate::calls::$call(&$f) {
            call => match ($($crate::__argument!($mode, call.$name(), $kind $values),)*) {
                ($(mut $name,)*) => {
                    let mut output = $crate::__output!($mode, call.result());
                    let shim = call.shim($(&$name),*);
                    #[allow(unused_unsafe)]
                    unsafe {
                        $crate::__call!($mode, [shim, call, output] $({$name $kind})*);
                    }
                    $crate::__results!($mode, output, [] $({$name $kind})*)
                }
            },
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __argument {
    ($mode:ident, $type:expr, constant ($value:expr)) => {
        $type.constant($value)
    };
    ($mode:ident, $type:expr, active ($value:expr)) => {
        $type.active($value)
    };
    (reverse, $type:expr, $kind:ident ($value:expr, $shadow:expr)) => {
        $type.duplicated($value, $shadow)
    };
    (reverse_with_primal, $type:expr, $kind:ident ($value:expr, $shadow:expr)) => {
        $type.duplicated($value, $shadow)
    };
    ($mode:ident, $type:expr, $kind:ident ($value:expr, $shadow:expr)) => {
        $type.directed($value, $shadow)
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __output {
    (reverse, $type:expr) => {
        $type.seeded()
    };
    (reverse_with_primal, $type:expr) => {
        $type.seeded()
    };
    ($mode:ident, $type:expr) => {
        $type.empty()
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __call {
    // An argument more of the variadic call at each step.
    ($mode:ident, [$($sent:tt)*] {$name:ident constant} $($rest:tt)*) => {
        $crate::__call!($mode, [$($sent)*, $crate::calls::enzyme_const, $name.address(), $crate::calls::enzyme_const, $name.count()] $($rest)*)
    };
    ($mode:ident, [$($sent:tt)*] {$name:ident noneed} $($rest:tt)*) => {
        $crate::__call!($mode, [$($sent)*, $crate::calls::enzyme_dupnoneed, $name.address(), $name.shadow(), $crate::calls::enzyme_const, $name.count()] $($rest)*)
    };
    ($mode:ident, [$($sent:tt)*] {$name:ident $kind:ident} $($rest:tt)*) => {
        $crate::__call!($mode, [$($sent)*, $crate::calls::enzyme_dup, $name.address(), $name.shadow(), $crate::calls::enzyme_const, $name.count()] $($rest)*)
    };
    (reverse, [$shim:ident, $call:ident, $output:ident $($sent:tt)*]) => {
        $crate::calls::__enzyme_autodiff($shim, $crate::calls::enzyme_const, $call.function(), $crate::calls::enzyme_dupnoneed, $output.address(), $output.shadow() $($sent)*)
    };
    (reverse_with_primal, [$shim:ident, $call:ident, $output:ident $($sent:tt)*]) => {
        $crate::calls::__enzyme_autodiff($shim, $crate::calls::enzyme_const, $call.function(), $crate::calls::enzyme_dup, $output.address(), $output.shadow() $($sent)*)
    };
    (forward, [$shim:ident, $call:ident, $output:ident $($sent:tt)*]) => {
        $crate::calls::__enzyme_fwddiff($shim, $crate::calls::enzyme_const, $call.function(), $crate::calls::enzyme_dupnoneed, $output.address(), $output.shadow() $($sent)*)
    };
    (forward_with_primal, [$shim:ident, $call:ident, $output:ident $($sent:tt)*]) => {
        $crate::calls::__enzyme_fwddiff($shim, $crate::calls::enzyme_const, $call.function(), $crate::calls::enzyme_dup, $output.address(), $output.shadow() $($sent)*)
    };
}

/// What a request is as an expression: no tuple of one.
#[doc(hidden)]
#[macro_export]
macro_rules! __results {
    ($mode:ident, $output:ident, [$($found:expr),*] {$name:ident active} $($rest:tt)*) => {
        $crate::__results!($mode, $output, [$($found,)* $name.derivative] $($rest)*)
    };
    ($mode:ident, $output:ident, $found:tt {$name:ident $kind:ident} $($rest:tt)*) => {
        $crate::__results!($mode, $output, $found $($rest)*)
    };
    (reverse, $output:ident, []) => { () };
    (reverse, $output:ident, [$($found:expr),+]) => { ($($found),+) };
    (reverse_with_primal, $output:ident, []) => { unsafe { $output.value() } };
    (reverse_with_primal, $output:ident, [$($found:expr),+]) => { (unsafe { $output.value() }, $($found),+) };
    (forward, $output:ident, []) => { $output.derivative() };
    (forward_with_primal, $output:ident, []) => { (unsafe { $output.value() }, $output.derivative()) };
}

/// Defines structs made of floats, which are then values that have derivatives: `Active(state)`, and results.
///
/// ```ignore
/// enzyme::differentiable! {
///     /// Where a body is, and how fast.
///     pub struct State { pub place: [f64; 3], pub speed: [f64; 3] }
/// }
/// ```
#[macro_export]
macro_rules! differentiable {
    ($($(#[$attribute:meta])* $visible:vis struct $name:ident { $($(#[$on:meta])* $shown:vis $field:ident : $type:ty),* $(,)? })+) => { $(
        $(#[$attribute])*
        #[derive(Clone, Copy)]
        $visible struct $name { $($(#[$on])* $shown $field: $type),* }

        const _: fn() = || {
            fn made_of_floats<T: $crate::Differentiable>() {}
            $(made_of_floats::<$type>();)*
        };
        // Each field is, as the lines before make sure.
        unsafe impl $crate::Differentiable for $name {}
        impl $crate::Seed for $name {
            fn seed() -> Self {
                $name { $($field: <$type as $crate::Seed>::seed()),* }
            }
        }
        impl $crate::arguments::Directed for $name {
            type Direction = Self;
            type Kind = $crate::arguments::Value<Self>;
            fn directed(self, direction: Self) -> Self::Kind {
                $crate::arguments::Value::new(self, direction)
            }
        }
    )+ };
}
