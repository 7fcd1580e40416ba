; A global variable that is written gets a shadow of its own, beside it. The caller cannot pass one, so the shadow is
; cleared when a request begins.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

@state = internal global double 0.0

define double @f(double %x) {
  store double %x, ptr @state
  %value = load double, ptr @state
  ret double %value
}

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define double @request(
; CHECK: call void @llvm.memset.p0.i64(ptr [[SHADOW:@.+]], i8 0, i64 8, i1 false)
; CHECK: call { double } @__enzcc_combined_f(

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: store double %x, ptr @state
; CHECK: rev.block:
; CHECK: [[OF_VALUE:%.+]] = fadd reassoc nsz double {{.+}}, %seed
; CHECK: store double [[OF_VALUE]], ptr [[SHADOW]]
; CHECK: [[OF_X:%.+]] = load double, ptr [[SHADOW]]
; CHECK: fadd reassoc nsz double {{.+}}, [[OF_X]]
