; A select of pointers gets a select of shadow pointers. The reverse sweep computes it again, because all its operands
; are available.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %x, ptr %y, i1 %condition) {
  %place = select i1 %condition, ptr %x, ptr %y
  %value = load double, ptr %place
  ret double %value
}

define double @request(ptr %x, ptr %dx, ptr %y, ptr %dy, i1 %condition) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, ptr %y, ptr %dy, i1 %condition)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: select i1 %condition, ptr %"x'", ptr %"y'"
; CHECK: rev.block:
; CHECK: [[PLACE:%.+]] = select i1 %condition, ptr %"x'", ptr %"y'"
; CHECK: store double {{.+}}, ptr [[PLACE]]
