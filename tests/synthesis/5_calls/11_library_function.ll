; The engine knows what library functions do to memory. frexp writes an exponent, which is an integer and has no
; derivative. Its rule needs the result, which is kept.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x) {
  %exponent = alloca i32
  %mantissa = call double @frexp(double %x, ptr %exponent)
  ret double %mantissa
}

declare double @frexp(double, ptr)

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: %mantissa = call double @frexp(double %x, ptr %exponent)
; CHECK: store double %mantissa, ptr [[KEPT:%.+]], align
; CHECK-NOT: %"exponent'"
; CHECK: rev.block:
; CHECK: [[MANTISSA:%.+]] = load double, ptr [[KEPT]]
; CHECK: fdiv double [[MANTISSA]], %x
