; Converting a float to an integer is piecewise constant, so no adjoint passes back. An integer that is converted to a
; float is a plain factor.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x) {
  %whole = fptosi double %x to i64
  %number = sitofp i64 %whole to double
  %product = fmul double %x, %number
  ret double %product
}

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: rev.block:
; CHECK: [[WHOLE:%.+]] = fptosi double %x to i64
; CHECK: [[NUMBER:%.+]] = sitofp i64 [[WHOLE]] to double
; CHECK: [[TO_X:%.+]] = fmul double %seed, [[NUMBER]]
; CHECK: fadd reassoc nsz double {{.+}}, [[TO_X]]
; CHECK-NOT: fadd
; CHECK: ret
