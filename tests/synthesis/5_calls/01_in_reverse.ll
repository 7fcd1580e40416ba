; The callee writes nothing, so it may run twice. The forward sweep calls it unchanged. The reverse sweep calls its
; combined derivative, which does both sweeps of the callee. Nothing is kept for it.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @callee(double %a) {
  %power = call double @exp(double %a)
  ret double %power
}

declare double @exp(double)

define double @f(double %x) {
  %result = call double @callee(double %x)
  ret double %result
}

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: %result = call double @callee(double %x)
; CHECK: rev.block:
; CHECK: [[MADE:%.+]] = call { double } @__enzcc_combined_callee(double %x, double %seed, ptr %tape)
; CHECK: [[D:%.+]] = extractvalue { double } [[MADE]], 0
; CHECK: fadd reassoc nsz double {{.+}}, [[D]]
