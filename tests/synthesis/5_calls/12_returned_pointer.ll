; A function that returns a pointer also returns the shadow of that pointer, in the forward sweep.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define ptr @choose(ptr %a, i64 %k) noinline {
  %place = getelementptr double, ptr %a, i64 %k
  ret ptr %place
}

define double @f(ptr %x, i64 %k) {
  %place = call ptr @choose(ptr %x, i64 %k)
  %value = load double, ptr %place
  ret double %value
}

define double @request(ptr %x, ptr %dx, i64 %k) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, i64 %k)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: [[MADE:%.+]] = call { ptr, ptr, ptr } @__enzcc_augmented_choose(ptr %x, ptr %"x'", i64 %k, ptr %tape)
; CHECK: [[SHADOW:%.+]] = extractvalue { ptr, ptr, ptr } [[MADE]], 1
; CHECK: store ptr [[SHADOW]], ptr [[KEPT:%.+]], align
; CHECK: rev.block:
; CHECK: [[PLACE:%.+]] = load ptr, ptr [[KEPT]]
; CHECK: store double {{.+}}, ptr [[PLACE]]

; CHECK-LABEL: define internal { ptr, ptr, ptr } @__enzcc_augmented_choose(
; CHECK: %place = getelementptr double, ptr %a, i64 %k
; CHECK: [[OF_PLACE:%.+]] = getelementptr double, ptr %"a'", i64 %k
; CHECK: insertvalue { ptr, ptr, ptr } {{.+}}, ptr [[OF_PLACE]], 1
