; A copy of memory is followed by the same copy of the shadow.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %to, ptr %from) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 16, i1 false)
  %value = load double, ptr %to
  ret double %value
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define double @request(ptr %to, ptr %dto, ptr %from, ptr %dfrom) {
  %d = call double (...) @__enzyme_fwddiff(ptr @f, ptr %to, ptr %dto, ptr %from, ptr %dfrom)
  ret double %d
}

declare double @__enzyme_fwddiff(...)

; CHECK-LABEL: @__enzcc_tangent_f(
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 16, i1 false)
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr %"to'", ptr %"from'", i64 16, i1 false)
; CHECK: [[DVALUE:%.+]] = load double, ptr %"to'"
; CHECK: insertvalue { double } poison, double [[DVALUE]], 0
