; Nested requests are answered innermost first. One that is needed for its own answer has no innermost.
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
