; The call may throw, and the landing pad only cleans up. Only the path that returns has a derivative. An exception
; leaves the derivative, too, and the landing pad runs on its way.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define void @callee(ptr %a) {
  %value = load double, ptr %a
  %bad = fcmp olt double %value, 0.0
  br i1 %bad, label %throw, label %go
throw:
  call void @throw_something()
  unreachable
go:
  %square = fmul double %value, %value
  store double %square, ptr %a
  ret void
}

declare void @throw_something() noreturn
declare void @clean_up()
declare i32 @__gxx_personality_v0(...)

define void @f(ptr %x) personality ptr @__gxx_personality_v0 {
entry:
  invoke void @callee(ptr %x) to label %fine unwind label %thrown
fine:
  ret void
thrown:
  %exception = landingpad { ptr, i32 } cleanup
  call void @clean_up()
  resume { ptr, i32 } %exception
}

define void @request(ptr %x, ptr %dx) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret void
}

declare void @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: thrown:
; CHECK: call void @clean_up()
; CHECK: resume { ptr, i32 } %exception
; CHECK: invoke { ptr } @__enzcc_augmented_callee(ptr %x, ptr %"x'", ptr %tape) to label %{{.+}} unwind label %thrown
; CHECK: rev.fine:
; CHECK-NOT: @clean_up
; CHECK: call void @__enzcc_reverse_callee(
; CHECK: ret void

; An exception that leaves the gradient releases the tape on its way.
; CHECK-LABEL: define internal void @__enzcc_request_combined_f(
; CHECK: invoke void @__enzcc_combined_f({{.*}}) to label %returned unwind label %thrown
; CHECK: thrown:
; CHECK: call void @__enzcc_tape_release(
; CHECK: resume
