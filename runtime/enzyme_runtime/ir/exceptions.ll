; Generated from csrc/exceptions.c by csrc/build.py: do not edit. d9066747248be2c8 3f16e540e265ada8

@__enzcc_exception = linkonce_odr hidden thread_local global ptr null, align 8

define linkonce_odr hidden void @__enzcc_exception_keep(ptr noundef %0) noinline {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_exception)
  store ptr %0, ptr %2, align 8
  ret void
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

define linkonce_odr hidden zeroext i1 @__enzcc_exception_is_kept() noinline {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_exception)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp ne ptr %2, null
  ret i1 %3
}

define linkonce_odr hidden void @__enzcc_exception_raise() noinline noreturn {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_exception)
  %2 = load ptr, ptr %1, align 8
  store ptr null, ptr %1, align 8
  %3 = tail call i32 @_Unwind_Resume_or_Rethrow(ptr noundef %2) #5
  %4 = tail call ptr @__cxa_begin_catch(ptr noundef %2) #5
  tail call void @_ZSt9terminatev() #6
  unreachable
}

declare i32 @_Unwind_Resume_or_Rethrow(ptr noundef) #3

declare ptr @__cxa_begin_catch(ptr noundef) #3

declare void @_ZSt9terminatev() #4

attributes #0 = { noinline }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noinline noreturn }
attributes #3 = { nonlazybind }
attributes #4 = { noreturn nonlazybind }
attributes #5 = { nobuiltin }
attributes #6 = { nobuiltin noreturn }

