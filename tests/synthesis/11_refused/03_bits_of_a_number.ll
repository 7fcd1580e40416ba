; Integer arithmetic on the bits of a float that become a float again: multiplied, they go around the end of the range.
; No rule gives a derivative, and it is not zero. (Of bits that are halved and subtracted there is one.)
; RUN: not enzyme-cli opt %s --prepared --stop-after=synthesis 2>&1 | filecheck %s

define double @f(double %x) {
  %bits = bitcast double %x to i64
  %more = mul i64 %bits, 3
  %number = bitcast i64 %more to double
  ret double %number
}

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK: error: [EZ0302]
