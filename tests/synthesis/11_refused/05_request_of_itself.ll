; Nested requests are answered from the inside out. A request that its own answer needs can never be answered.
; RUN: not enzyme-cli opt %s --prepared --stop-after=synthesis 2>&1 | filecheck %s

define double @f(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

define double @request(double %x) {
  %d = call double @f(double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK: error: [EZ0110]
