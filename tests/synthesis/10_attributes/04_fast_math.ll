; The source gives no order for a sum of adjoints, so it may be reassociated. Everything else has the flags of the
; operation that it belongs to: nothing is assumed about NaN and infinity unless the primal does.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x) {
  %square = fmul nnan contract double %x, %x
  %sum = fadd double %square, %x
  ret double %sum
}

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: rev.block:
; CHECK: fadd reassoc nsz double {{.+}}, %seed
; CHECK: [[SHARE:%.+]] = fmul nnan contract double %seed, %x
; CHECK: fadd reassoc nsz double {{.+}}, [[SHARE]]
