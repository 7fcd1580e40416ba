; Allocated memory gets shadow memory, which is freed together with it. In forward mode nothing has to outlive the
; function.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x) {
  %memory = call ptr @malloc(i64 8)
  store double %x, ptr %memory
  %value = load double, ptr %memory
  call void @free(ptr %memory)
  ret double %value
}

declare noalias ptr @malloc(i64)
declare void @free(ptr)

define double @request(double %x, double %dx) {
  %d = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %d
}

declare double @__enzyme_fwddiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_tangent_f(
; CHECK: %memory = call ptr @malloc(i64 8)
; CHECK: [[SHADOW:%.+]] = call ptr @malloc(i64 8)
; CHECK: store double %"x'", ptr [[SHADOW]]
; CHECK: [[TANGENT:%.+]] = load double, ptr [[SHADOW]]
; CHECK: call void @free(ptr %memory)
; CHECK: call void @free(ptr [[SHADOW]])
; CHECK: insertvalue { double } poison, double [[TANGENT]], 0
