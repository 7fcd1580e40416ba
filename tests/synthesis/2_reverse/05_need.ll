; Each rule states which primal values it needs. A difference needs none. The quotient x / y needs y and its own
; result, but not x.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, double %y) {
  %difference = fsub double %x, %y
  %quotient = fdiv double %difference, %y
  ret double %quotient
}

%gradient = type { double, double }

define %gradient @request(double %x, double %y) {
  %d = call %gradient (...) @__enzyme_autodiff(ptr @f, double %x, double %y)
  ret %gradient %d
}

declare %gradient @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double, double } @__enzcc_combined_f(
; CHECK: rev.block:
; CHECK: [[TO_DIFFERENCE:%.+]] = fdiv double %seed, %y
; CHECK: [[QUOTIENT:%.+]] = fdiv double {{.+}}, %y
; CHECK: [[SHARE:%.+]] = fmul double [[TO_DIFFERENCE]], [[QUOTIENT]]
; CHECK: [[TO_Y:%.+]] = fneg double [[SHARE]]
; CHECK: fadd reassoc nsz double {{.+}}, [[TO_Y]]
; CHECK: fadd reassoc nsz double {{.+}}, [[TO_DIFFERENCE]]
; CHECK: [[AGAIN_TO_Y:%.+]] = fneg double [[TO_DIFFERENCE]]
; CHECK: fadd reassoc nsz double {{.+}}, [[AGAIN_TO_Y]]
