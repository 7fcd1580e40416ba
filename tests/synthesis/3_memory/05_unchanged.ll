; Nothing writes to this memory before the reverse sweep is done. So the reverse sweep reads the value again, and
; nothing is kept.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s
; RUN: enzyme-cli opt %s --prepared --stop-after=plan | filecheck %s --check-prefix=PLAN

define double @f(ptr %x) {
  %value = load double, ptr %x
  %sine = call double @sin(double %value)
  ret double %sine
}

declare double @sin(double)

define double @request(ptr %x, ptr %dx) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; PLAN: %value = load {{.*}}; computed again

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK-NOT: alloca
; CHECK: rev.block:
; CHECK: [[AGAIN:%.+]] = load double, ptr %x
; CHECK: call double @llvm.cos.f64(double [[AGAIN]])
