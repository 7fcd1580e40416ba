; made from csrc/fortran_memory.c by csrc/build.py f098e8021c632622

@.str = private unnamed_addr constant [104 x i8] c"enzcc does not differentiate this array operation (more than 7 dimensions, or objects that hold others)\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"differentiated Fortran\00", align 1

define linkonce_odr hidden ptr @__enzcc_fortran_allocate(i64 noundef %0) nounwind {
  %2 = add i64 %0, 7
  %3 = and i64 %2, -8
  %4 = add i64 %3, 8
  %5 = tail call ptr @malloc(i64 noundef %4) #3
  %6 = icmp eq ptr %5, null
  br i1 %6, label %11, label %7

7:                                                ; preds = %1
  %8 = ptrtoint ptr %5 to i64
  %9 = xor i64 %8, -1
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 %3
  store i64 %9, ptr %10, align 8
  br label %11

11:                                               ; preds = %7, %1
  ret ptr %5
}

declare ptr @malloc(i64 noundef) #1

define linkonce_odr hidden void @__enzcc_fortran_deallocate(ptr noundef %0) nounwind {
  tail call void @free(ptr noundef %0) #3
  ret void
}

declare void @free(ptr noundef) #1

define linkonce_odr hidden void @__enzcc_fortran_refuse() nounwind {
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 0) #4
  unreachable
}

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) #2

attributes #0 = { nounwind }
attributes #1 = { nonlazybind }
attributes #2 = { noreturn nonlazybind }
attributes #3 = { nobuiltin nounwind }
attributes #4 = { nobuiltin noreturn nounwind }

