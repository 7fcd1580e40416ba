; Stack memory gets shadow memory on the stack, which starts as zero.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x) {
  %local = alloca [2 x double]
  %second = getelementptr [2 x double], ptr %local, i64 0, i64 1
  store double %x, ptr %second
  %result = load double, ptr %second
  ret double %result
}

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: %local = alloca [2 x double]
; CHECK: %"local'" = alloca [2 x double]
; CHECK: call void @llvm.memset.p0.i64(ptr %"local'", i8 0, i64 16, i1 false)
; CHECK: rev.block:
; CHECK: [[PLACE:%.+]] = getelementptr [2 x double], ptr %"local'", i64 0, i64 1
; CHECK: [[OF_RESULT:%.+]] = fadd reassoc nsz double {{.+}}, %seed
; CHECK: store double [[OF_RESULT]], ptr [[PLACE]]
; CHECK: [[OF_X:%.+]] = load double, ptr [[PLACE]]
; CHECK: fadd reassoc nsz double {{.+}}, [[OF_X]]
