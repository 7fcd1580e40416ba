; Integer arithmetic on the bits of a float that become a float again: the first guess of the fast inverse square root.
; No rule gives its derivative, and it is not zero.
; RUN: not enzyme-cli opt %s --prepared --stop-after=synthesis 2>&1 | filecheck %s

define double @f(double %x) {
  %bits = bitcast double %x to i64
  %half = lshr i64 %bits, 1
  %guess = sub i64 6910469410427058089, %half
  %root = bitcast i64 %guess to double
  ret double %root
}

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK: error: [EZ0302]
