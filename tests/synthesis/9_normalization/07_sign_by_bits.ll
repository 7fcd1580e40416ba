; Clearing the sign bit of the integer computes the absolute value. This is one of the few operations on the bits of a
; float that have a derivative. It is the sign of the float.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x) {
  %bits = bitcast double %x to i64
  %cleared = and i64 %bits, 9223372036854775807
  %absolute = bitcast i64 %cleared to double
  ret double %absolute
}

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: rev.block:
; CHECK: [[BITS:%.+]] = bitcast double %x to i64
; CHECK: [[NEGATIVE:%.+]] = icmp slt i64 [[BITS]], 0
; CHECK: [[DOWN:%.+]] = fneg double %seed
; CHECK: [[TO_X:%.+]] = select i1 [[NEGATIVE]], double [[DOWN]], double %seed
; CHECK: fadd reassoc nsz double {{.+}}, [[TO_X]]
