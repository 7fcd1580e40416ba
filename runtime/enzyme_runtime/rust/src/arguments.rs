// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What an argument is to the derivative, and how its shim takes it: by an address and a count.

use core::ffi::c_void;
use core::marker::PhantomData;
use core::mem::ManuallyDrop;
use core::ptr;

/// What a shim makes an argument of the differentiated function from.
pub trait Argument {
    /// The function's own argument.
    type Value;
    /// What lies at the address.
    type Element;

    /// # Safety
    /// `at` and `count` are those of an argument of this kind, whose value is taken once.
    unsafe fn take(at: *mut Self::Element, count: usize) -> Self::Value;
}

/// A value through which no derivative goes. The function gets it, and drops it.
pub struct Constant<T>(ManuallyDrop<T>);

impl<T> Constant<T> {
    #[inline(always)]
    pub fn new(value: T) -> Self {
        Constant(ManuallyDrop::new(value))
    }
    #[inline(always)]
    pub fn address(&mut self) -> *mut T {
        &mut *self.0
    }
    #[inline(always)]
    pub fn count(&self) -> usize {
        1
    }
}

impl<T> Argument for Constant<T> {
    type Value = T;
    type Element = T;
    #[inline(always)]
    unsafe fn take(at: *mut T, _: usize) -> T {
        ptr::read(at)
    }
}

/// A value of floats, with its derivative or direction.
pub struct Value<T> {
    value: T,
    pub derivative: T,
}

impl<T> Value<T> {
    #[inline(always)]
    pub fn new(value: T, derivative: T) -> Self {
        Value { value, derivative }
    }
    #[inline(always)]
    pub fn address(&mut self) -> *mut T {
        &mut self.value
    }
    #[inline(always)]
    pub fn shadow(&mut self) -> *mut T {
        &mut self.derivative
    }
    #[inline(always)]
    pub fn count(&self) -> usize {
        1
    }
}

impl<T> Argument for Value<T> {
    type Value = T;
    type Element = T;
    #[inline(always)]
    unsafe fn take(at: *mut T, _: usize) -> T {
        ptr::read(at)
    }
}

/// A reference, and the address of its shadow.
pub struct Pair<R> {
    value: *mut c_void,
    shadow: *mut c_void,
    count: usize,
    of: PhantomData<R>,
}

impl<R> Pair<R> {
    /// Slices must be of one length.
    #[inline(always)]
    #[track_caller]
    pub fn new<T: Object + ?Sized>(value: *mut T, shadow: *mut T) -> Self {
        let (given, wanted) = (T::count(shadow), T::count(value));
        if given != wanted {
            mismatch(wanted, given);
        }
        Pair { value: T::start(value).cast(), shadow: T::start(shadow).cast(), count: wanted, of: PhantomData }
    }
    #[inline(always)]
    pub fn address(&mut self) -> *mut c_void {
        self.value
    }
    #[inline(always)]
    pub fn shadow(&mut self) -> *mut c_void {
        self.shadow
    }
    #[inline(always)]
    pub fn count(&self) -> usize {
        self.count
    }
}

#[cold]
#[inline(never)]
#[track_caller]
fn mismatch(wanted: usize, given: usize) -> ! {
    panic!("the shadow of a slice of {wanted} has {given} elements")
}

impl<R: Reference> Argument for Pair<R> {
    type Value = R;
    type Element = <R::Target as Object>::Element;
    #[inline(always)]
    unsafe fn take(at: *mut Self::Element, count: usize) -> R {
        R::from(R::Target::whole(at, count))
    }
}

/// What can have a shadow in reverse mode.
#[diagnostic::on_unimplemented(
    message = "a `{Self}` has no shadow",
    label = "not a reference",
    note = "Duplicated(&x, &mut dx) is for references; a float goes as Active(x), all else as Const(x)"
)]
pub trait Reference: Sized {
    /// A reference to what the derivative is added to.
    type Shadow;
    type Target: Object + ?Sized;

    fn pair(self, shadow: Self::Shadow) -> Pair<Self>;

    /// # Safety
    /// The address is that of such a reference, which nobody uses meanwhile.
    unsafe fn from(address: *mut Self::Target) -> Self;
}

impl<'a, T: Object + ?Sized> Reference for &'a T {
    type Shadow = &'a mut T;
    type Target = T;
    #[inline(always)]
    #[track_caller]
    fn pair(self, shadow: &'a mut T) -> Pair<Self> {
        Pair::new(self as *const T as *mut T, shadow)
    }
    #[inline(always)]
    unsafe fn from(address: *mut T) -> Self {
        &*address
    }
}

impl<'a, T: Object + ?Sized> Reference for &'a mut T {
    type Shadow = &'a mut T;
    type Target = T;
    #[inline(always)]
    #[track_caller]
    fn pair(self, shadow: &'a mut T) -> Pair<Self> {
        Pair::new(self, shadow)
    }
    #[inline(always)]
    unsafe fn from(address: *mut T) -> Self {
        &mut *address
    }
}

/// What can have a direction in forward mode.
#[diagnostic::on_unimplemented(
    message = "a `{Self}` has no direction",
    label = "neither a reference nor made of floats alone",
    note = "Const(x) is for what has no derivative"
)]
pub trait Directed: Sized {
    type Direction;
    type Kind: Argument<Value = Self>;

    fn directed(self, direction: Self::Direction) -> Self::Kind;
}

impl<'a, T: Object + ?Sized> Directed for &'a T {
    type Direction = &'a T;
    type Kind = Pair<Self>;
    #[inline(always)]
    #[track_caller]
    fn directed(self, direction: &'a T) -> Pair<Self> {
        Pair::new(self as *const T as *mut T, direction as *const T as *mut T)
    }
}

impl<'a, T: Object + ?Sized> Directed for &'a mut T {
    type Direction = &'a mut T;
    type Kind = Pair<Self>;
    #[inline(always)]
    #[track_caller]
    fn directed(self, direction: &'a mut T) -> Pair<Self> {
        Pair::new(self, direction)
    }
}

/// What a reference leads to: one thing, or a slice of them.
pub trait Object {
    type Element;
    fn start(whole: *mut Self) -> *mut Self::Element;
    fn count(whole: *mut Self) -> usize;
    fn whole(start: *mut Self::Element, count: usize) -> *mut Self;
}

impl<T> Object for T {
    type Element = T;
    #[inline(always)]
    fn start(whole: *mut T) -> *mut T {
        whole
    }
    #[inline(always)]
    fn count(_: *mut T) -> usize {
        1
    }
    #[inline(always)]
    fn whole(start: *mut T, _: usize) -> *mut T {
        start
    }
}

impl<T> Object for [T] {
    type Element = T;
    #[inline(always)]
    fn start(whole: *mut [T]) -> *mut T {
        whole as *mut T
    }
    #[inline(always)]
    fn count(whole: *mut [T]) -> usize {
        whole.len()
    }
    #[inline(always)]
    fn whole(start: *mut T, count: usize) -> *mut [T] {
        ptr::slice_from_raw_parts_mut(start, count)
    }
}
