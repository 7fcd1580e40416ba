; Adjoints of floats passed by value are returned; adjoints of memory are added to shadows. The request becomes a call
; of the derivative, and its results are put into the struct that the caller declared.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %a, ptr %x, double %b) {
  %value = load double, ptr %x
  %first = fmul double %a, %value
  %result = fmul double %first, %b
  ret double %result
}

%gradient = type { double, double }

define %gradient @request(double %a, ptr %x, ptr %dx, double %b) {
  %d = call %gradient (...) @__enzyme_autodiff(ptr @f, double %a, ptr %x, ptr %dx, double %b)
  ret %gradient %d
}

declare %gradient @__enzyme_autodiff(...)

; CHECK-LABEL: define %gradient @request(
; CHECK: [[MADE:%.+]] = call { double, double } @__enzcc_combined_f(double %a, ptr %x, ptr %dx, double %b, double 0x3FF{{0+}}, ptr null)
; CHECK: [[OF_A:%.+]] = extractvalue { double, double } [[MADE]], 0
; CHECK: [[OF_B:%.+]] = extractvalue { double, double } [[MADE]], 1
; CHECK: [[FIRST:%.+]] = insertvalue %gradient poison, double [[OF_A]], 0
; CHECK: insertvalue %gradient [[FIRST]], double [[OF_B]], 1
