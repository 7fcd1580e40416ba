; Generated from csrc/fortran_memory.c by csrc/build.py: do not edit. ed0c40d467662ced ff92c5ae45b9dcf5

%struct.Scalar = type { ptr, i64, i32, i8, i8, i8, i8 }

@.str = private unnamed_addr constant [110 x i8] c"enzcc does not differentiate this operation (more than 7 dimensions, or objects of other types than it knows)\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"differentiated Fortran\00", align 1
@.str.2 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1

define linkonce_odr hidden ptr @__enzcc_fortran_allocate(i64 noundef %0) nounwind {
  %2 = add i64 %0, 7
  %3 = and i64 %2, -8
  %4 = add i64 %3, 8
  %5 = tail call ptr @malloc(i64 noundef %4) #6
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

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare ptr @malloc(i64 noundef) #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define linkonce_odr hidden void @__enzcc_fortran_deallocate(ptr noundef %0) nounwind {
  tail call void @free(ptr noundef %0) #6
  ret void
}

declare void @free(ptr noundef) #2

define linkonce_odr hidden void @__enzcc_fortran_refuse() nounwind {
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 0) #7
  unreachable
}

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden void @__enzcc_fortran_other_type() nounwind {
  ret void
}

define linkonce_odr hidden void @__enzcc_fortran_fail(i32 noundef %0, ptr noundef %1, i32 noundef %2) nounwind {
  tail call fastcc void @fail(i32 noundef %0, i1 noundef zeroext false, ptr noundef null, ptr noundef %1, i32 noundef %2) #8
  tail call void @llvm.trap()
  unreachable
}

define internal fastcc void @fail(i32 noundef %0, i1 noundef zeroext %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = alloca [2 x i64], align 16
  %7 = alloca %struct.Scalar, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  store ptr %6, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 8, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 20240719, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 20
  store i8 0, ptr %10, align 4
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 21
  store i8 10, ptr %11, align 1
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 22
  store i8 2, ptr %12, align 2
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 23
  store i8 0, ptr %13, align 1
  switch i32 %0, label %20 [
    i32 11, label %14
    i32 12, label %16
    i32 110, label %18
  ]

14:                                               ; preds = %5
  store ptr null, ptr %7, align 8
  %15 = call i32 @_FortranAAllocatableDeallocate(ptr noundef nonnull %7, i1 noundef zeroext %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #6
  br label %22

16:                                               ; preds = %5
  %17 = call i32 @_FortranAAllocatableAllocate(ptr noundef nonnull %7, ptr noundef null, i1 noundef zeroext %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef null) #6
  br label %22

18:                                               ; preds = %5
  store i8 1, ptr %12, align 2
  %19 = call i32 @_FortranAPointerDeallocate(ptr noundef nonnull %7, i1 noundef zeroext %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #6
  br label %22

20:                                               ; preds = %5
  store ptr null, ptr %7, align 8
  store i64 9223372036854775807, ptr %8, align 8
  %21 = call i32 @_FortranAAllocatableAllocate(ptr noundef nonnull %7, ptr noundef null, i1 noundef zeroext %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef null) #6
  br label %22

22:                                               ; preds = %20, %18, %16, %14
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  ret void
}

declare void @llvm.trap() #4

define linkonce_odr hidden void @__enzcc_fortran_explain(i32 noundef %0, ptr noundef %1) nounwind {
  tail call fastcc void @fail(i32 noundef %0, i1 noundef zeroext true, ptr noundef %1, ptr noundef nonnull @.str.2, i32 noundef 0) #8
  ret void
}

define linkonce_odr hidden zeroext i1 @__enzcc_fortran_is_whole(ptr noundef %0, i64 noundef %1) nounwind {
  %3 = add i64 %1, 7
  %4 = and i64 %3, -8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 %4
  %6 = load i64, ptr %5, align 8
  %7 = ptrtoint ptr %0 to i64
  %8 = xor i64 %6, %7
  %9 = icmp eq i64 %8, -1
  ret i1 %9
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

declare i32 @_FortranAAllocatableDeallocate(ptr noundef, i1 noundef zeroext, ptr noundef, ptr noundef, i32 noundef) #2

declare i32 @_FortranAAllocatableAllocate(ptr noundef, ptr noundef, i1 noundef zeroext, ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @_FortranAPointerDeallocate(ptr noundef, i1 noundef zeroext, ptr noundef, ptr noundef, i32 noundef) #2

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nonlazybind }
attributes #3 = { noreturn nonlazybind }
attributes #4 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nobuiltin nounwind }
attributes #7 = { nobuiltin noreturn nounwind }
attributes #8 = { nobuiltin }
attributes #9 = { nounwind }

