; Here a pointer may lead to active data or to a constant. It needs a shadow in both cases, or adjoints would be added
; to the constant itself. So the constant gets a sink: memory to add to, which nobody reads.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

@table = constant double 2.0

define double @f(ptr %x, i1 %condition) {
  %place = select i1 %condition, ptr %x, ptr @table
  %value = load double, ptr %place
  ret double %value
}

define double @request(ptr %x, ptr %dx, i1 %condition) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, i1 %condition)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK: @table_sink = internal global
; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: select i1 %condition, ptr %x, ptr @table
; CHECK: rev.block:
; CHECK: [[PLACE:%.+]] = select i1 %condition, ptr %"x'", ptr @table_sink
; CHECK: store double {{.+}}, ptr [[PLACE]]
