; Generated from csrc/sorting.c by csrc/build.py: do not edit. b32f4659e49ed29a 0e88961007f01c2f

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

define linkonce_odr hidden void @enzcc_sort_by(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4) alwaysinline nounwind {
  %6 = icmp ult i64 %1, 2
  br i1 %6, label %87, label %7

7:                                                ; preds = %5
  %8 = mul i64 %2, %1
  %9 = tail call ptr @malloc(i64 noundef %8) #5
  %10 = shl i64 %1, 4
  %11 = tail call ptr @malloc(i64 noundef %10) #5
  %12 = getelementptr inbounds nuw i64, ptr %11, i64 %1
  %13 = icmp ne ptr %9, null
  %14 = icmp ne ptr %11, null
  %15 = select i1 %13, i1 %14, i1 false
  br i1 %15, label %17, label %16

16:                                               ; preds = %7
  tail call void @llvm.trap()
  unreachable

17:                                               ; preds = %7, %17
  %18 = phi i64 [ %20, %17 ], [ 0, %7 ]
  %19 = getelementptr inbounds nuw i64, ptr %11, i64 %18
  store i64 %18, ptr %19, align 8
  %20 = add nuw i64 %18, 1
  %21 = icmp eq i64 %20, %1
  br i1 %21, label %22, label %17

22:                                               ; preds = %17, %28
  %23 = phi ptr [ %24, %28 ], [ %11, %17 ]
  %24 = phi ptr [ %23, %28 ], [ %12, %17 ]
  %25 = phi i64 [ %26, %28 ], [ 1, %17 ]
  %26 = shl i64 %25, 1
  br label %30

27:                                               ; preds = %28
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %9, ptr align 1 %0, i64 %8, i1 false)
  br label %77

28:                                               ; preds = %41
  %29 = icmp ult i64 %26, %1
  br i1 %29, label %22, label %27

30:                                               ; preds = %22, %41
  %31 = phi i64 [ %25, %22 ], [ %44, %41 ]
  %32 = phi i64 [ 0, %22 ], [ %42, %41 ]
  %33 = tail call i64 @llvm.umin.i64(i64 %1, i64 %31)
  %34 = add i64 %25, %33
  %35 = tail call i64 @llvm.umin.i64(i64 %1, i64 %34)
  %36 = add i64 %32, %25
  %37 = tail call i64 @llvm.umin.i64(i64 %36, i64 %1)
  %38 = add i64 %37, %25
  %39 = tail call i64 @llvm.umin.i64(i64 %38, i64 %1)
  %40 = icmp ult i64 %32, %39
  br i1 %40, label %45, label %41

41:                                               ; preds = %67, %30
  %42 = add i64 %32, %26
  %43 = icmp ult i64 %42, %1
  %44 = add i64 %31, %26
  br i1 %43, label %30, label %28

45:                                               ; preds = %30, %67
  %46 = phi i64 [ %74, %67 ], [ %32, %30 ]
  %47 = phi i64 [ %69, %67 ], [ %37, %30 ]
  %48 = phi i64 [ %68, %67 ], [ %32, %30 ]
  %49 = icmp ult i64 %48, %37
  br i1 %49, label %50, label %65

50:                                               ; preds = %45
  %51 = icmp ult i64 %47, %39
  br i1 %51, label %52, label %63

52:                                               ; preds = %50
  %53 = getelementptr inbounds nuw i64, ptr %23, i64 %48
  %54 = load i64, ptr %53, align 8
  %55 = mul i64 %54, %2
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 %55
  %57 = getelementptr inbounds nuw i64, ptr %23, i64 %47
  %58 = load i64, ptr %57, align 8
  %59 = mul i64 %58, %2
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 %59
  %61 = tail call i32 %3(ptr noundef %56, ptr noundef %60, ptr noundef %4) #5
  %62 = icmp slt i32 %61, 1
  br i1 %62, label %63, label %65

63:                                               ; preds = %50, %52
  %64 = add nuw i64 %48, 1
  br label %67

65:                                               ; preds = %45, %52
  %66 = add i64 %47, 1
  br label %67

67:                                               ; preds = %65, %63
  %68 = phi i64 [ %64, %63 ], [ %48, %65 ]
  %69 = phi i64 [ %47, %63 ], [ %66, %65 ]
  %70 = phi i64 [ %48, %63 ], [ %47, %65 ]
  %71 = getelementptr inbounds nuw i64, ptr %23, i64 %70
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i64, ptr %24, i64 %46
  store i64 %72, ptr %73, align 8
  %74 = add i64 %46, 1
  %75 = icmp eq i64 %74, %35
  br i1 %75, label %41, label %45

76:                                               ; preds = %77
  tail call void @free(ptr noundef nonnull %9) #5
  tail call void @free(ptr noundef nonnull %11) #5
  br label %87

77:                                               ; preds = %27, %77
  %78 = phi i64 [ 0, %27 ], [ %85, %77 ]
  %79 = mul i64 %78, %2
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 %79
  %81 = getelementptr inbounds nuw i64, ptr %24, i64 %78
  %82 = load i64, ptr %81, align 8
  %83 = mul i64 %82, %2
  %84 = getelementptr inbounds nuw i8, ptr %9, i64 %83
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %80, ptr nonnull align 1 %84, i64 %2, i1 false)
  %85 = add nuw i64 %78, 1
  %86 = icmp eq i64 %85, %1
  br i1 %86, label %76, label %77

87:                                               ; preds = %5, %76
  ret void
}

define linkonce_odr hidden ptr @enzcc_search(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) alwaysinline nounwind {
  br label %6

6:                                                ; preds = %10, %5
  %7 = phi i64 [ %2, %5 ], [ %19, %10 ]
  %8 = phi i64 [ 0, %5 ], [ %20, %10 ]
  %9 = icmp ult i64 %8, %7
  br i1 %9, label %10, label %21

10:                                               ; preds = %6
  %11 = add i64 %8, %7
  %12 = lshr i64 %11, 1
  %13 = mul i64 %12, %3
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 %13
  %15 = tail call i32 %4(ptr noundef %0, ptr noundef %14) #5
  %16 = icmp eq i32 %15, 0
  %17 = icmp slt i32 %15, 0
  %18 = add nuw i64 %12, 1
  %19 = select i1 %17, i64 %12, i64 %7
  %20 = select i1 %17, i64 %8, i64 %18
  br i1 %16, label %21, label %6

21:                                               ; preds = %6, %10
  %22 = phi ptr [ %14, %10 ], [ null, %6 ]
  ret ptr %22
}

define linkonce_odr hidden ptr @enzcc_find(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) alwaysinline nounwind {
  %6 = load i64, ptr %2, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %18, label %12

8:                                                ; preds = %12
  %9 = add nuw i64 %13, 1
  %10 = load i64, ptr %2, align 8
  %11 = icmp ult i64 %9, %10
  br i1 %11, label %12, label %18

12:                                               ; preds = %5, %8
  %13 = phi i64 [ %9, %8 ], [ 0, %5 ]
  %14 = mul i64 %13, %3
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 %14
  %16 = tail call i32 %4(ptr noundef %0, ptr noundef %15) #5
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %8

18:                                               ; preds = %12, %8, %5
  %19 = phi ptr [ null, %5 ], [ null, %8 ], [ %15, %12 ]
  ret ptr %19
}

declare i64 @llvm.umin.i64(i64, i64) #4

attributes #0 = { alwaysinline nounwind }
attributes #1 = { nonlazybind }
attributes #2 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nobuiltin nounwind }

