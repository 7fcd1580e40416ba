; Reverse mode starts at the result. Its derivative with respect to itself, the seed, is 1; from there adjoints are
; carried back to the arguments. The adjoint of a sum goes to both operands unchanged. The request returns the adjoints
; of the arguments in order.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, double %y) {
  %sum = fadd double %x, %y
  ret double %sum
}

%gradient = type { double, double }

define %gradient @request(double %x, double %y) {
  %d = call %gradient (...) @__enzyme_autodiff(ptr @f, double %x, double %y)
  ret %gradient %d
}

declare %gradient @__enzyme_autodiff(...)

; CHECK-LABEL: @request(
; CHECK: call { double, double } @__enzcc_combined_f(double %x, double %y, double 0x3FF0000000000000, ptr null)

; The adjoint of each argument has a place in memory, which LLVM will make a register.
; CHECK-LABEL: define internal { double, double } @__enzcc_combined_f(double %x, double %y, double %seed, ptr %tape)
; CHECK: rev.block:
; CHECK: [[OF_X:%.+]] = load double, ptr %x.adjoint
; CHECK: [[MORE_X:%.+]] = fadd reassoc nsz double [[OF_X]], %seed
; CHECK: store double [[MORE_X]], ptr %x.adjoint
; CHECK: [[OF_Y:%.+]] = load double, ptr %y.adjoint
; CHECK: [[MORE_Y:%.+]] = fadd reassoc nsz double [[OF_Y]], %seed
; CHECK: store double [[MORE_Y]], ptr %y.adjoint
; CHECK: [[X:%.+]] = load double, ptr %x.adjoint
; CHECK: [[Y:%.+]] = load double, ptr %y.adjoint
; CHECK: [[FIRST:%.+]] = insertvalue { double, double } poison, double [[X]], 0
; CHECK: insertvalue { double, double } [[FIRST]], double [[Y]], 1
