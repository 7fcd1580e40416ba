; Which memory is read depends on the path. The shadow of the pointer depends on it in the same way: a phi of pointers
; gets a phi of shadow pointers in the forward sweep, whose result is kept.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %x, ptr %y, i1 %condition) {
entry:
  br i1 %condition, label %other, label %end
other:
  br label %end
end:
  %place = phi ptr [ %x, %entry ], [ %y, %other ]
  %value = load double, ptr %place
  ret double %value
}

define double @request(ptr %x, ptr %dx, ptr %y, ptr %dy, i1 %condition) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, ptr %y, ptr %dy, i1 %condition)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: end:
; CHECK: phi ptr [ %x, %entry ], [ %y, %other ]
; CHECK: [[SHADOW:%.+]] = phi ptr [ %"x'", %entry ], [ %"y'", %other ]
; CHECK: store ptr [[SHADOW]], ptr [[KEPT:%.+]], align
; CHECK: rev.end:
; CHECK: [[PLACE:%.+]] = load ptr, ptr [[KEPT]]
; CHECK: store double {{.+}}, ptr [[PLACE]]
