; Bytes are copied, and nothing says whether they are floats, which have adjoints, or integers, which have none. Either
; guess could be wrong, so this is an error.
; RUN: not enzyme-cli opt %s --prepared --stop-after=synthesis 2>&1 | filecheck %s

define double @f(ptr %to, ptr %from) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 8, i1 false)
  %place = getelementptr i8, ptr %to, i64 8
  %value = load double, ptr %place
  ret double %value
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define double @request(ptr %to, ptr %dto, ptr %from, ptr %dfrom) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %to, ptr %dto, ptr %from, ptr %dfrom)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK: error: [EZ0301]
