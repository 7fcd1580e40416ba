; If both sweeps are in one function and the value is not in a loop, it is kept in an alloca, which LLVM turns into a
; register.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s
; RUN: enzyme-cli opt %s --prepared --stop-after=plan | filecheck %s --check-prefix=PLAN

define double @f(double %x) {
  %power = call double @exp(double %x)
  ret double %power
}

declare double @exp(double)

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; PLAN: %power = {{.*}}; kept in a register

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: %kept = alloca double
; CHECK: store double %power, ptr %kept
; CHECK: load double, ptr %kept
; CHECK-NOT: @__enzcc_tape_reserve
; CHECK: ret
