; Forward mode from a tape: the tangent of the function as it ran when the tape was made. The augmented half logs the
; values that a tangent needs. The replay reads them in the same order, and does not read the primal's memory.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %x) {
  %value = load double, ptr %x
  %square = fmul double %value, %value
  ret double %square
}

%augmented = type { ptr, double }

define %augmented @first(ptr %x, ptr %dx) {
  %made = call %augmented (...) @__enzyme_augmentfwd(ptr @f, ptr %x, ptr %dx)
  ret %augmented %made
}

define double @second(ptr %x, ptr %dx, ptr %tape) {
  %d = call double (...) @__enzyme_fwdsplit(ptr @f, ptr %x, ptr %dx, ptr %tape)
  ret double %d
}

declare %augmented @__enzyme_augmentfwd(...)
declare double @__enzyme_fwdsplit(...)

; CHECK: call void @__enzcc_log_put(ptr %log,

; CHECK-LABEL: define internal { double } @__enzcc_replay_f(
; CHECK-NOT: load double, ptr %x,
; CHECK: [[BITS:%.+]] = call i64 @__enzcc_log_get(
; CHECK: [[VALUE:%.+]] = bitcast i64 [[BITS]] to double
; CHECK: [[DVALUE:%.+]] = load double, ptr %"x'"
; CHECK: fmul double [[VALUE]], [[DVALUE]]
