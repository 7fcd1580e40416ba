; A request in two halves, with the user's program between them. The first half runs the primal and returns a tape. The
; tape is an arena of its own, because it outlives the call. The second half computes the adjoints from it and frees
; it.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %x) {
  %value = load double, ptr %x
  %square = fmul double %value, %value
  store double 0.0, ptr %x
  ret double %square
}

%augmented = type { ptr, double }

define %augmented @first(ptr %x, ptr %dx) {
  %made = call %augmented (...) @__enzyme_augmentfwd(ptr @f, ptr %x, ptr %dx)
  ret %augmented %made
}

define void @second(ptr %x, ptr %dx, double %seed, ptr %tape) {
  call void (...) @__enzyme_reverse(ptr @f, ptr %x, ptr %dx, double %seed, ptr %tape)
  ret void
}

declare %augmented @__enzyme_augmentfwd(...)
declare void @__enzyme_reverse(...)

; CHECK-LABEL: define %augmented @first(
; CHECK: [[ARENA:%.+]] = call ptr @__enzcc_tape_new()
; CHECK: call { double, ptr } @__enzcc_augmented_f(ptr %x, ptr %dx, ptr [[ARENA]])
; CHECK-NOT: @__enzcc_tape_release

; CHECK-LABEL: define void @second(
; CHECK: call void @__enzcc_tape_check(
; CHECK: [[TAPE:%.+]] = load ptr, ptr %tape
; CHECK: [[FRAME:%.+]] = load ptr, ptr
; CHECK: call void @__enzcc_reverse_f(ptr %x, ptr %dx, double %seed, ptr [[FRAME]], ptr [[TAPE]])
; CHECK: call void @__enzcc_tape_free(
