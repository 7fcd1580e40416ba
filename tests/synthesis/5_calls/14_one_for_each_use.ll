; A derivative is written once for each combination of active arguments: here once with both active, and once with only
; the first. The second has no adjoint for the inactive argument.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @product(double %a, double %b) noinline {
  %result = fmul double %a, %b
  ret double %result
}

define double @f(double %x, i64 %count) {
  %factor = sitofp i64 %count to double
  %both = call double @product(double %x, double %x)
  %one = call double @product(double %both, double %factor)
  %again = call double @product(double %one, double %factor)
  ret double %again
}

define double @request(double %x, i64 %count) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x, i64 %count)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: rev.block:
; CHECK-COUNT-2: call { double } @[[ONE:__enzcc_combined_product.*]](double
; CHECK: call { double, double } @[[BOTH:__enzcc_combined_product.*]](double %x, double %x,

; CHECK: define internal { double } @[[ONE]](double %a, double %b, double %seed, ptr %tape)
; CHECK-NOT: %b.adjoint
; CHECK: }
