; The same guard for the division in y != 0 ? x / y : 0. A quotient that no select depends on has no guard: its
; derivative is infinite where it is infinite.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, double %y) {
  %some = fcmp une double %y, 0.0
  %quotient = fdiv double %x, %y
  %result = select i1 %some, double %quotient, double 0.0
  ret double %result
}

define double @plain(double %x, double %y) {
  %quotient = fdiv double %x, %y
  ret double %quotient
}

%gradient = type { double, double }

define %gradient @request(double %x, double %y) {
  %d = call %gradient (...) @__enzyme_autodiff(ptr @f, double %x, double %y)
  ret %gradient %d
}

define %gradient @request_of_plain(double %x, double %y) {
  %d = call %gradient (...) @__enzyme_autodiff(ptr @plain, double %x, double %y)
  ret %gradient %d
}

declare %gradient @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double, double } @__enzcc_combined_f(
; CHECK: rev.block:
; CHECK: [[D:%.+]] = select i1 {{.+}}, double %seed, double 0x0000000000000000
; CHECK: [[SHARE:%.+]] = fdiv double [[D]], %y
; CHECK: [[NONE:%.+]] = fcmp oeq double [[D]], 0x0000000000000000
; CHECK: [[TO_X:%.+]] = select i1 [[NONE]], double 0x0000000000000000, double [[SHARE]]
; CHECK: fadd reassoc nsz double {{.+}}, [[TO_X]]

; CHECK-LABEL: define internal { double, double } @__enzcc_combined_plain(
; CHECK: [[PLAIN_SHARE:%.+]] = fdiv double %seed, %y
; CHECK: fadd reassoc nsz double {{.+}}, [[PLAIN_SHARE]]
