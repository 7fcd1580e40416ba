; A large struct is returned through a pointer to memory of the caller (sret). It is treated like any other pointer
; argument, with a shadow.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

%large = type { double, double, double }

define void @make(ptr sret(%large) align 8 %result, double %a) {
  %place = getelementptr %large, ptr %result, i64 0, i32 2
  %square = fmul double %a, %a
  store double %square, ptr %place
  ret void
}

define double @f(double %x) {
  %made = alloca %large
  call void @make(ptr sret(%large) align 8 %made, double %x)
  %place = getelementptr %large, ptr %made, i64 0, i32 2
  %result = load double, ptr %place
  ret double %result
}

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: %"made'" = alloca %large
; CHECK: call { ptr } @__enzcc_augmented_make(ptr %made, ptr %"made'", double %x, ptr %tape)
; CHECK: rev.block:
; CHECK: [[PLACE:%.+]] = getelementptr %large, ptr %"made'", i64 0, i32 2
; CHECK: store double {{.+}}, ptr [[PLACE]]
; CHECK: call { double } @__enzcc_reverse_make(ptr %made, ptr %"made'", double %x,
