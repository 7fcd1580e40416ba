; made from csrc/sorting.c by csrc/build.py d2dab5dc4dfed0c2

define linkonce_odr hidden void @enzcc_sort(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) alwaysinline nounwind {
  %5 = icmp ult i64 %1, 2
  br i1 %5, label %86, label %6

6:                                                ; preds = %4
  %7 = mul i64 %2, %1
  %8 = tail call ptr @malloc(i64 noundef %7) #5
  %9 = shl i64 %1, 4
  %10 = tail call ptr @malloc(i64 noundef %9) #5
  %11 = getelementptr inbounds nuw i64, ptr %10, i64 %1
  %12 = icmp ne ptr %8, null
  %13 = icmp ne ptr %10, null
  %14 = select i1 %12, i1 %13, i1 false
  br i1 %14, label %16, label %15

15:                                               ; preds = %6
  tail call void @llvm.trap()
  unreachable

16:                                               ; preds = %6, %16
  %17 = phi i64 [ %19, %16 ], [ 0, %6 ]
  %18 = getelementptr inbounds nuw i64, ptr %10, i64 %17
  store i64 %17, ptr %18, align 8
  %19 = add nuw i64 %17, 1
  %20 = icmp eq i64 %19, %1
  br i1 %20, label %21, label %16

21:                                               ; preds = %16, %27
  %22 = phi ptr [ %23, %27 ], [ %10, %16 ]
  %23 = phi ptr [ %22, %27 ], [ %11, %16 ]
  %24 = phi i64 [ %25, %27 ], [ 1, %16 ]
  %25 = shl i64 %24, 1
  br label %29

26:                                               ; preds = %27
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %8, ptr align 1 %0, i64 %7, i1 false)
  br label %76

27:                                               ; preds = %40
  %28 = icmp ult i64 %25, %1
  br i1 %28, label %21, label %26

29:                                               ; preds = %21, %40
  %30 = phi i64 [ %24, %21 ], [ %43, %40 ]
  %31 = phi i64 [ 0, %21 ], [ %41, %40 ]
  %32 = tail call i64 @llvm.umin.i64(i64 %1, i64 %30)
  %33 = add i64 %24, %32
  %34 = tail call i64 @llvm.umin.i64(i64 %1, i64 %33)
  %35 = add i64 %31, %24
  %36 = tail call i64 @llvm.umin.i64(i64 %35, i64 %1)
  %37 = add i64 %36, %24
  %38 = tail call i64 @llvm.umin.i64(i64 %37, i64 %1)
  %39 = icmp ult i64 %31, %38
  br i1 %39, label %44, label %40

40:                                               ; preds = %66, %29
  %41 = add i64 %31, %25
  %42 = icmp ult i64 %41, %1
  %43 = add i64 %30, %25
  br i1 %42, label %29, label %27

44:                                               ; preds = %29, %66
  %45 = phi i64 [ %73, %66 ], [ %31, %29 ]
  %46 = phi i64 [ %68, %66 ], [ %36, %29 ]
  %47 = phi i64 [ %67, %66 ], [ %31, %29 ]
  %48 = icmp ult i64 %47, %36
  br i1 %48, label %49, label %64

49:                                               ; preds = %44
  %50 = icmp ult i64 %46, %38
  br i1 %50, label %51, label %62

51:                                               ; preds = %49
  %52 = getelementptr inbounds nuw i64, ptr %22, i64 %47
  %53 = load i64, ptr %52, align 8
  %54 = mul i64 %53, %2
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 %54
  %56 = getelementptr inbounds nuw i64, ptr %22, i64 %46
  %57 = load i64, ptr %56, align 8
  %58 = mul i64 %57, %2
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 %58
  %60 = tail call i32 %3(ptr noundef %55, ptr noundef %59) #5
  %61 = icmp slt i32 %60, 1
  br i1 %61, label %62, label %64

62:                                               ; preds = %49, %51
  %63 = add nuw i64 %47, 1
  br label %66

64:                                               ; preds = %44, %51
  %65 = add i64 %46, 1
  br label %66

66:                                               ; preds = %64, %62
  %67 = phi i64 [ %63, %62 ], [ %47, %64 ]
  %68 = phi i64 [ %46, %62 ], [ %65, %64 ]
  %69 = phi i64 [ %47, %62 ], [ %46, %64 ]
  %70 = getelementptr inbounds nuw i64, ptr %22, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw i64, ptr %23, i64 %45
  store i64 %71, ptr %72, align 8
  %73 = add i64 %45, 1
  %74 = icmp eq i64 %73, %34
  br i1 %74, label %40, label %44

75:                                               ; preds = %76
  tail call void @free(ptr noundef nonnull %8) #5
  tail call void @free(ptr noundef nonnull %10) #5
  br label %86

76:                                               ; preds = %26, %76
  %77 = phi i64 [ 0, %26 ], [ %84, %76 ]
  %78 = mul i64 %77, %2
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 %78
  %80 = getelementptr inbounds nuw i64, ptr %23, i64 %77
  %81 = load i64, ptr %80, align 8
  %82 = mul i64 %81, %2
  %83 = getelementptr inbounds nuw i8, ptr %8, i64 %82
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %79, ptr nonnull align 1 %83, i64 %2, i1 false)
  %84 = add nuw i64 %77, 1
  %85 = icmp eq i64 %84, %1
  br i1 %85, label %75, label %76

86:                                               ; preds = %4, %75
  ret void
}

declare ptr @malloc(i64 noundef) #1

declare void @llvm.trap() #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare void @free(ptr noundef) #1

declare i64 @llvm.umin.i64(i64, i64) #4

attributes #0 = { alwaysinline nounwind }
attributes #1 = { nonlazybind }
attributes #2 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nobuiltin nounwind }

