; What LLVM is told about the primal does not hold for the derivative, which writes to shadows, allocates on the tape
; and keeps pointers. So these attributes are dropped. The derivative is nounwind, because everything that it calls is.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr readonly captures(none) dereferenceable(8) nonnull %x) nounwind willreturn memory(argmem: read) {
  %value = load double, ptr %x
  %square = fmul double %value, %value
  ret double %square
}

define double @request(ptr %x, ptr %dx) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK: define internal void @__enzcc_combined_f(ptr nonnull %x, ptr %"x'", double %seed, ptr %tape) nounwind {
