; Generated from csrc/openmp_tasks.c by csrc/build.py: do not edit. e896aa66af6e7859 0821e13bfe380f1b

define linkonce_odr hidden void @__enzcc_taskloop(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i64 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i32 noundef %10, ptr noundef %11, i32 noundef %12, i64 noundef %13, i64 noundef %14, ptr noundef %15) alwaysinline nounwind {
  %17 = load i64, ptr %4, align 8
  %18 = load i64, ptr %5, align 8
  %19 = ptrtoint ptr %4 to i64
  %20 = ptrtoint ptr %2 to i64
  %21 = sub i64 %19, %20
  %22 = ptrtoint ptr %5 to i64
  %23 = sub i64 %22, %20
  %24 = icmp sgt i64 %6, 0
  br i1 %24, label %25, label %30

25:                                               ; preds = %16
  %26 = sub i64 %18, %17
  %27 = udiv i64 %26, %6
  %28 = add i64 %27, 1
  %29 = icmp slt i64 %18, %17
  br i1 %29, label %36, label %37

30:                                               ; preds = %16
  %31 = sub i64 %17, %18
  %32 = sub nsw i64 0, %6
  %33 = udiv i64 %31, %32
  %34 = add i64 %33, 1
  %35 = icmp slt i64 %17, %18
  br i1 %35, label %36, label %37

36:                                               ; preds = %30, %25
  br label %37

37:                                               ; preds = %36, %30, %25
  %38 = phi i64 [ 0, %36 ], [ %28, %25 ], [ %34, %30 ]
  switch i32 %8, label %52 [
    i32 0, label %39
    i32 1, label %43
  ]

39:                                               ; preds = %37
  %40 = tail call i32 @omp_get_num_threads() #4
  %41 = sext i32 %40 to i64
  %42 = mul nsw i64 %41, 10
  br label %52

43:                                               ; preds = %37
  %44 = tail call i64 @llvm.umax.i64(i64 %9, i64 1)
  %45 = icmp eq i32 %10, 0
  %46 = add i64 %44, -1
  %47 = select i1 %45, i64 0, i64 %46
  %48 = add i64 %38, %47
  %49 = udiv i64 %48, %44
  %50 = icmp ugt i64 %44, %48
  %51 = select i1 %50, i64 1, i64 %49
  br i1 %45, label %56, label %60

52:                                               ; preds = %37, %39
  %53 = phi i64 [ %42, %39 ], [ %9, %37 ]
  %54 = tail call i64 @llvm.umin.i64(i64 %53, i64 %38)
  %55 = tail call i64 @llvm.umax.i64(i64 %54, i64 1)
  br label %56

56:                                               ; preds = %43, %52
  %57 = phi i64 [ %55, %52 ], [ %51, %43 ]
  %58 = udiv i64 %38, %57
  %59 = urem i64 %38, %57
  br label %60

60:                                               ; preds = %43, %56
  %61 = phi i64 [ %58, %56 ], [ %44, %43 ]
  %62 = phi i64 [ %57, %56 ], [ %51, %43 ]
  %63 = phi i64 [ %59, %56 ], [ 0, %43 ]
  %64 = icmp eq i32 %7, 0
  br i1 %64, label %65, label %66

65:                                               ; preds = %60
  tail call void @__kmpc_taskgroup(ptr noundef %0, i32 noundef %1) #4
  br label %66

66:                                               ; preds = %65, %60
  %67 = icmp ne i64 %62, 0
  %68 = icmp ne i64 %38, 0
  %69 = select i1 %67, i1 %68, i1 false
  br i1 %69, label %70, label %76

70:                                               ; preds = %66
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %72 = add i64 %13, -16
  %73 = icmp eq i64 %14, 0
  %74 = icmp eq ptr %11, null
  %75 = icmp eq i32 %3, 0
  br label %77

76:                                               ; preds = %108, %66
  br i1 %64, label %113, label %114

77:                                               ; preds = %70, %108
  %78 = phi i64 [ 0, %70 ], [ %109, %108 ]
  %79 = phi i64 [ 0, %70 ], [ %99, %108 ]
  %80 = icmp ult i64 %78, %63
  %81 = zext i1 %80 to i64
  %82 = add i64 %61, %81
  %83 = sub nuw i64 %38, %79
  %84 = tail call i64 @llvm.umin.i64(i64 %82, i64 %83)
  %85 = tail call ptr @__kmpc_omp_task_alloc(ptr noundef %0, i32 noundef %1, i32 noundef %12, i64 noundef %13, i64 noundef %14, ptr noundef %15) #4
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 16
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %86, ptr nonnull align 8 %71, i64 %72, i1 false)
  br i1 %73, label %90, label %87

87:                                               ; preds = %77
  %88 = load ptr, ptr %85, align 8
  %89 = load ptr, ptr %2, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %88, ptr align 1 %89, i64 %14, i1 false)
  br label %90

90:                                               ; preds = %87, %77
  br i1 %74, label %95, label %91

91:                                               ; preds = %90
  %92 = add nuw i64 %78, 1
  %93 = icmp eq i64 %92, %62
  %94 = zext i1 %93 to i32
  tail call void %11(ptr noundef %85, ptr noundef %2, i32 noundef %94) #4
  br label %95

95:                                               ; preds = %91, %90
  %96 = mul i64 %79, %6
  %97 = add i64 %96, %17
  %98 = getelementptr inbounds nuw i8, ptr %85, i64 %21
  store i64 %97, ptr %98, align 8
  %99 = add i64 %84, %79
  %100 = add i64 %99, -1
  %101 = mul i64 %100, %6
  %102 = add i64 %101, %17
  %103 = getelementptr inbounds nuw i8, ptr %85, i64 %23
  store i64 %102, ptr %103, align 8
  br i1 %75, label %106, label %104

104:                                              ; preds = %95
  %105 = tail call i32 @__kmpc_omp_task(ptr noundef %0, i32 noundef %1, ptr noundef nonnull %85) #4
  br label %108

106:                                              ; preds = %95
  tail call void @__kmpc_omp_task_begin_if0(ptr noundef %0, i32 noundef %1, ptr noundef nonnull %85) #4
  %107 = tail call i32 %15(i32 noundef %1, ptr noundef nonnull %85) #4
  tail call void @__kmpc_omp_task_complete_if0(ptr noundef %0, i32 noundef %1, ptr noundef nonnull %85) #4
  br label %108

108:                                              ; preds = %106, %104
  %109 = add nuw i64 %78, 1
  %110 = icmp ult i64 %109, %62
  %111 = icmp ult i64 %99, %38
  %112 = select i1 %110, i1 %111, i1 false
  br i1 %112, label %77, label %76

113:                                              ; preds = %76
  tail call void @__kmpc_end_taskgroup(ptr noundef %0, i32 noundef %1) #4
  br label %114

114:                                              ; preds = %113, %76
  tail call void @__enzcc_task_drop(ptr noundef %2) #4
  ret void
}

declare i32 @omp_get_num_threads() #1

declare void @__kmpc_taskgroup(ptr noundef, i32 noundef) #1

declare ptr @__kmpc_omp_task_alloc(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i64 noundef, ptr noundef) #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare i32 @__kmpc_omp_task(ptr noundef, i32 noundef, ptr noundef) #1

declare void @__kmpc_omp_task_begin_if0(ptr noundef, i32 noundef, ptr noundef) #1

declare void @__kmpc_omp_task_complete_if0(ptr noundef, i32 noundef, ptr noundef) #1

declare void @__kmpc_end_taskgroup(ptr noundef, i32 noundef) #1

declare void @__enzcc_task_drop(ptr noundef) #1

declare i64 @llvm.umin.i64(i64, i64) #3

declare i64 @llvm.umax.i64(i64, i64) #3

attributes #0 = { alwaysinline nounwind }
attributes #1 = { nonlazybind }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nobuiltin nounwind }

