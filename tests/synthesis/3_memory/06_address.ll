; The shadow has the layout of the primal. So the address in the shadow is computed like the address in the primal,
; with the same member and element, from the shadow of the object.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

%particle = type { i32, [3 x double] }

define double @f(ptr %particles, i64 %which, i64 %axis) {
  %place = getelementptr %particle, ptr %particles, i64 %which, i32 1, i64 %axis
  %value = load double, ptr %place
  ret double %value
}

define double @request(ptr %particles, ptr %shadow, i64 %which, i64 %axis) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %particles, ptr %shadow, i64 %which, i64 %axis)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: %place = getelementptr %particle, ptr %particles, i64 %which, i32 1, i64 %axis
; CHECK: rev.block:
; CHECK: [[PLACE:%.+]] = getelementptr %particle, ptr %"particles'", i64 %which, i32 1, i64 %axis
; CHECK: store double {{.+}}, ptr [[PLACE]]
