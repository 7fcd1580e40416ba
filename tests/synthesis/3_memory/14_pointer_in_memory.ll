; When a pointer is stored, its shadow is stored at the same place in the shadow memory. This happens in the forward
; sweep; in reverse there is nothing to do. A load of the pointer finds its shadow there.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %box, ptr %x) {
  store ptr %x, ptr %box
  %place = load ptr, ptr %box
  %value = load double, ptr %place
  ret double %value
}

define double @request(ptr %box, ptr %dbox, ptr %x, ptr %dx) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %box, ptr %dbox, ptr %x, ptr %dx)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: store ptr %x, ptr %box
; CHECK: store ptr %"x'", ptr %"box'"
; CHECK: rev.block:
; CHECK-NOT: store ptr
; CHECK: [[PLACE:%.+]] = load ptr, ptr %"box'"
; CHECK: store double {{.+}}, ptr [[PLACE]]
