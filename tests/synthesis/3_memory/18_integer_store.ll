; An integer in memory has no adjoint. Its store is not reversed, and its place in the shadow is not touched. The
; addition shows that it is an integer and not the bits of a float.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %x, i32 %count) {
  %more = add i32 %count, 1
  store i32 %more, ptr %x
  %place = getelementptr i8, ptr %x, i64 8
  %value = load double, ptr %place
  ret double %value
}

define double @request(ptr %x, ptr %dx, i32 %count) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, i32 %count)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: store i32 %more, ptr %x
; CHECK: rev.block:
; CHECK: [[PLACE:%.+]] = getelementptr i8, ptr %"x'", i64 8
; CHECK: store double {{.+}}, ptr [[PLACE]]
; CHECK-NOT: store
; CHECK: ret void
