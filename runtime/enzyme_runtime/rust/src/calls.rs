// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The function of a request: its types, its shims, and where its result goes.

use core::ffi::{c_int, c_void};
use core::marker::PhantomData;
use core::mem::MaybeUninit;

use crate::arguments::{Argument, Constant, Directed, Pair, Reference, Value};
use crate::{Differentiable, Seed};

extern "C-unwind" {
    pub static enzyme_const: c_int;
    pub static enzyme_dup: c_int;
    pub static enzyme_dupnoneed: c_int;
    pub fn __enzyme_autodiff(shim: *const c_void, ...);
    pub fn __enzyme_fwddiff(shim: *const c_void, ...);
}

/// A type as a value: what a function says its argument is, so that what stands in the request is checked, and
/// coerced, as in a call of the function.
pub struct Is<T>(PhantomData<fn() -> T>);

// What each function wants of the type is said here only: one mistake is one error.
impl<T> Is<T> {
    /// `Const(value)`.
    #[inline(always)]
    pub fn constant(self, value: T) -> Constant<T> {
        Constant::new(value)
    }
    /// `Active(value)`.
    #[inline(always)]
    pub fn active(self, value: T) -> Value<T>
    where
        T: Differentiable,
    {
        Value::new(value, T::zero())
    }
    /// `Duplicated(value, shadow)` in reverse mode.
    #[inline(always)]
    #[track_caller]
    pub fn duplicated(self, value: T, shadow: T::Shadow) -> Pair<T>
    where
        T: Reference,
    {
        value.pair(shadow)
    }
    /// `Duplicated(value, direction)` in forward mode.
    #[inline(always)]
    #[track_caller]
    pub fn directed(self, value: T, direction: T::Direction) -> T::Kind
    where
        T: Directed,
    {
        value.directed(direction)
    }
    /// Where the result goes in reverse mode.
    #[inline(always)]
    pub fn seeded(self) -> Output<T>
    where
        T: Seed,
    {
        Output { value: MaybeUninit::uninit(), derivative: T::seed() }
    }
    /// Where the result goes in forward mode.
    #[inline(always)]
    pub fn empty(self) -> Output<T>
    where
        T: Differentiable,
    {
        Output { value: MaybeUninit::uninit(), derivative: T::zero() }
    }
}

/// Where the result of the function goes, and its derivative comes from or goes to.
pub struct Output<R> {
    value: MaybeUninit<R>,
    derivative: R,
}

impl<R> Output<R> {
    #[inline(always)]
    pub fn address(&mut self) -> *mut R {
        self.value.as_mut_ptr()
    }
    #[inline(always)]
    pub fn shadow(&mut self) -> *mut R {
        &mut self.derivative
    }
    /// # Safety
    /// The function has been evaluated.
    #[inline(always)]
    pub unsafe fn value(&self) -> R {
        self.value.assume_init_read()
    }
    #[inline(always)]
    pub fn derivative(self) -> R {
        self.derivative
    }
}

macro_rules! arity {
    ($Call:ident $call:ident $shim:ident $($name:ident $count:ident $Type:ident $Kind:ident)*) => {
        /// A function of so many arguments.
        pub struct $Call<'f, F, $($Type,)* R> {
            function: &'f F,
            types: PhantomData<fn($($Type),*) -> R>,
        }

        #[inline(always)]
        pub fn $call<F: Fn($($Type),*) -> R, $($Type,)* R>(function: &F) -> $Call<'_, F, $($Type,)* R> {
            $Call { function, types: PhantomData }
        }

        impl<F, $($Type,)* R> $Call<'_, F, $($Type,)* R> {
            $(
                #[inline(always)]
                pub fn $name(&self) -> Is<$Type> {
                    Is(PhantomData)
                }
            )*
            #[inline(always)]
            pub fn result(&self) -> Is<R> {
                Is(PhantomData)
            }
            #[inline(always)]
            pub fn function(&self) -> *const F {
                self.function
            }
            /// What is differentiated, for these kinds of arguments.
            #[inline(always)]
            pub fn shim<$($Kind: Argument<Value = $Type>),*>(&self, $(_: &$Kind),*) -> *const c_void
            where
                F: Fn($($Type),*) -> R,
            {
                $shim::<F, $($Kind,)* R> as *const c_void
            }
        }

        unsafe extern "C-unwind" fn $shim<F, $($Kind: Argument,)* R>(
            function: *const F,
            result: *mut R,
            $($name: *mut $Kind::Element, $count: usize,)*
        ) where
            F: Fn($($Kind::Value),*) -> R,
        {
            result.write((*function)($($Kind::take($name, $count)),*));
        }
    };
}
arity!(Call1 call1 shim1 a na A KA);
arity!(Call2 call2 shim2 a na A KA b nb B KB);
arity!(Call3 call3 shim3 a na A KA b nb B KB c nc C KC);
arity!(Call4 call4 shim4 a na A KA b nb B KB c nc C KC d nd D KD);
arity!(Call5 call5 shim5 a na A KA b nb B KB c nc C KC d nd D KD e ne E KE);
arity!(Call6 call6 shim6 a na A KA b nb B KB c nc C KC d nd D KD e ne E KE f nf G KG);
arity!(Call7 call7 shim7 a na A KA b nb B KB c nc C KC d nd D KD e ne E KE f nf G KG g ng H KH);
arity!(Call8 call8 shim8 a na A KA b nb B KB c nc C KC d nd D KD e ne E KE f nf G KG g ng H KH h nh I KI);
