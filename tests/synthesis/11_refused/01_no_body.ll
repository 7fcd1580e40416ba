; A function without code and without a rule is called with an active value. There is no derivative, so this is an
; error, and never a zero. The message says what can be done.
; RUN: not enzyme-cli opt %s --prepared --stop-after=synthesis 2>&1 | filecheck %s

declare double @mystery(double)

define double @f(double %x) {
  %result = call double @mystery(double %x)
  ret double %result
}

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK: error: [EZ0201]
; CHECK-SAME: mystery
