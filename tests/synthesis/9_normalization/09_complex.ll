; C calls a library function to multiply complex numbers. Its rule is stated for real and imaginary parts: the adjoint
; of a factor is that of the result times the conjugate of the other factor.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, double %y) {
  %product = call { double, double } @__muldc3(double %x, double %y, double %x, double %y)
  %real = extractvalue { double, double } %product, 0
  ret double %real
}

declare { double, double } @__muldc3(double, double, double, double)

%gradient = type { double, double }

define %gradient @request(double %x, double %y) {
  %d = call %gradient (...) @__enzyme_autodiff(ptr @f, double %x, double %y)
  ret %gradient %d
}

declare %gradient @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double, double } @__enzcc_combined_f(
; CHECK: rev.block:
; CHECK: [[OF_PRODUCT:%.+]] = insertvalue { double, double } zeroinitializer, double %seed, 0
; CHECK: [[REAL:%.+]] = extractvalue { double, double } [[OF_PRODUCT]], 0
; CHECK: [[IMAGINARY:%.+]] = extractvalue { double, double } [[OF_PRODUCT]], 1
; CHECK: [[TO_X:%.+]] = fmul double [[REAL]], %x
; CHECK: fadd reassoc nsz double {{.+}}, [[TO_X]]
; CHECK: [[ALSO_TO_X:%.+]] = fmul double [[IMAGINARY]], %y
; CHECK: fadd reassoc nsz double {{.+}}, [[ALSO_TO_X]]
; CHECK: [[SHARE:%.+]] = fmul double [[REAL]], %y
; CHECK: [[TO_Y:%.+]] = fneg double [[SHARE]]
; CHECK: fadd reassoc nsz double {{.+}}, [[TO_Y]]
