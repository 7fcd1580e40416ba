; made from csrc/fortran.c by csrc/build.py 911440d31dbd1372

%struct.View = type { ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Dimension = type { i64, i64, i64 }
%struct.Descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [7 x %struct.Dimension] }
%struct.Copy = type { %struct.Descriptor, [2 x i64] }
%struct.Vector = type { ptr, i64, i64 }

@.str = private unnamed_addr constant [40 x i8] c"ALLOCATE of an object that is allocated\00", align 1
@.str.1 = private unnamed_addr constant [46 x i8] c"DEALLOCATE of an object that is not allocated\00", align 1
@__const.__enzcc_FortranAReshape.wanted = private unnamed_addr constant %struct.View { ptr null, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0 }, align 8
@__const.__enzcc_FortranAPack.shape = private unnamed_addr constant %struct.View { ptr null, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0 }, align 8
@constinit = private constant [7 x %struct.Dimension] zeroinitializer, align 8
@constinit.2 = private constant [7 x %struct.Dimension] zeroinitializer, align 8
@__const.mask_view.none = private unnamed_addr constant %struct.View { ptr null, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0 }, align 8

define linkonce_odr hidden void @__enzcc_component_establish(ptr noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, ptr noundef %5) alwaysinline nounwind {
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr null, ptr %7, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  store i64 %3, ptr %8, align 8
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 2
  store i32 20240719, ptr %9, align 8
  %10 = trunc i32 %1 to i8
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  store i8 %10, ptr %11, align 4
  %12 = trunc i32 %2 to i8
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  store i8 %12, ptr %13, align 1
  %14 = trunc i32 %4 to i8
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 5
  store i8 %14, ptr %15, align 2
  %16 = icmp ne ptr %5, null
  %17 = zext i1 %16 to i32
  %18 = trunc i32 %17 to i8
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 6
  store i8 %18, ptr %19, align 1
  %20 = icmp ne ptr %5, null
  br i1 %20, label %21, label %31

21:                                               ; preds = %6
  %22 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %23 = getelementptr inbounds [7 x %struct.Dimension], ptr %22, i64 0, i64 0
  %24 = mul nsw i32 3, %1
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds ptr, ptr %23, i64 %25
  store ptr %5, ptr %26, align 8
  %27 = mul nsw i32 3, %1
  %28 = add nsw i32 %27, 1
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds ptr, ptr %23, i64 %29
  store ptr null, ptr %30, align 8
  br label %31

31:                                               ; preds = %21, %6
  ret void
}

define linkonce_odr hidden void @__enzcc_component_destroy(ptr noundef %0) alwaysinline nounwind {
  %2 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %9

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  call void @free(ptr noundef %7)
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr null, ptr %8, align 8
  br label %9

9:                                                ; preds = %1, %5
  ret void
}

declare void @free(ptr noundef) #1

define linkonce_odr hidden i64 @__enzcc_component_count(ptr noundef %0, i32 noundef %1, ptr noundef %2) alwaysinline nounwind {
  %4 = alloca %struct.View, align 8
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %6 = getelementptr inbounds [7 x %struct.Dimension], ptr %5, i64 0, i64 0
  %7 = mul nsw i32 3, %1
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds ptr, ptr %6, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp ne ptr %10, %2
  br i1 %11, label %12, label %13

12:                                               ; preds = %3
  call void @__enzcc_fortran_refuse() #9
  unreachable

13:                                               ; preds = %3
  call void @view_of_rank(ptr dead_on_unwind writable sret(%struct.View) align 8 %4, ptr noundef %0, i32 noundef %1)
  %14 = call i64 @elements(ptr noundef byval(%struct.View) align 8 %4)
  ret i64 %14
}

declare void @__enzcc_fortran_refuse() #2

define internal i64 @elements(ptr noundef byval(%struct.View) align 8 %0) #0 {
  %2 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 2
  %5 = load i64, ptr %4, align 8
  %6 = mul nsw i64 %3, %5
  %7 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 3
  %8 = load i64, ptr %7, align 8
  %9 = mul nsw i64 %6, %8
  %10 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 4
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %9, %11
  %13 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 5
  %14 = load i64, ptr %13, align 8
  %15 = mul nsw i64 %12, %14
  %16 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 6
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %15, %17
  %19 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 7
  %20 = load i64, ptr %19, align 8
  %21 = mul nsw i64 %18, %20
  ret i64 %21
}

define internal void @view_of_rank(ptr dead_on_unwind noalias writable sret(%struct.View) align 8 %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  store ptr %6, ptr %4, align 8
  %7 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  store i64 1, ptr %7, align 8
  %8 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 2
  store i64 1, ptr %8, align 8
  %9 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 3
  store i64 1, ptr %9, align 8
  %10 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 4
  store i64 1, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 5
  store i64 1, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 6
  store i64 1, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 7
  store i64 1, ptr %13, align 8
  %14 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 8
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 9
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 10
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 11
  store i64 0, ptr %17, align 8
  %18 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 12
  store i64 0, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 13
  store i64 0, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 14
  store i64 0, ptr %20, align 8
  call void @fits(i32 noundef %2)
  %21 = icmp sgt i32 %2, 0
  br i1 %21, label %22, label %33

22:                                               ; preds = %3
  %23 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %24 = getelementptr inbounds [7 x %struct.Dimension], ptr %23, i64 0, i64 0
  %25 = getelementptr inbounds nuw %struct.Dimension, ptr %24, i32 0, i32 1
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  store i64 %26, ptr %27, align 8
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %29 = getelementptr inbounds [7 x %struct.Dimension], ptr %28, i64 0, i64 0
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 8
  store i64 %31, ptr %32, align 8
  br label %33

33:                                               ; preds = %22, %3
  %34 = icmp sgt i32 %2, 1
  br i1 %34, label %35, label %46

35:                                               ; preds = %33
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %37 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 1
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 2
  store i64 %39, ptr %40, align 8
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 1
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 2
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 9
  store i64 %44, ptr %45, align 8
  br label %46

46:                                               ; preds = %35, %33
  %47 = icmp sgt i32 %2, 2
  br i1 %47, label %48, label %59

48:                                               ; preds = %46
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %50 = getelementptr inbounds [7 x %struct.Dimension], ptr %49, i64 0, i64 2
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %50, i32 0, i32 1
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 3
  store i64 %52, ptr %53, align 8
  %54 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %55 = getelementptr inbounds [7 x %struct.Dimension], ptr %54, i64 0, i64 2
  %56 = getelementptr inbounds nuw %struct.Dimension, ptr %55, i32 0, i32 2
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 10
  store i64 %57, ptr %58, align 8
  br label %59

59:                                               ; preds = %48, %46
  %60 = icmp sgt i32 %2, 3
  br i1 %60, label %61, label %72

61:                                               ; preds = %59
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 3
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 4
  store i64 %65, ptr %66, align 8
  %67 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %68 = getelementptr inbounds [7 x %struct.Dimension], ptr %67, i64 0, i64 3
  %69 = getelementptr inbounds nuw %struct.Dimension, ptr %68, i32 0, i32 2
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 11
  store i64 %70, ptr %71, align 8
  br label %72

72:                                               ; preds = %61, %59
  %73 = icmp sgt i32 %2, 4
  br i1 %73, label %74, label %85

74:                                               ; preds = %72
  %75 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %76 = getelementptr inbounds [7 x %struct.Dimension], ptr %75, i64 0, i64 4
  %77 = getelementptr inbounds nuw %struct.Dimension, ptr %76, i32 0, i32 1
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 5
  store i64 %78, ptr %79, align 8
  %80 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %81 = getelementptr inbounds [7 x %struct.Dimension], ptr %80, i64 0, i64 4
  %82 = getelementptr inbounds nuw %struct.Dimension, ptr %81, i32 0, i32 2
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 12
  store i64 %83, ptr %84, align 8
  br label %85

85:                                               ; preds = %74, %72
  %86 = icmp sgt i32 %2, 5
  br i1 %86, label %87, label %98

87:                                               ; preds = %85
  %88 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %89 = getelementptr inbounds [7 x %struct.Dimension], ptr %88, i64 0, i64 5
  %90 = getelementptr inbounds nuw %struct.Dimension, ptr %89, i32 0, i32 1
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 6
  store i64 %91, ptr %92, align 8
  %93 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %94 = getelementptr inbounds [7 x %struct.Dimension], ptr %93, i64 0, i64 5
  %95 = getelementptr inbounds nuw %struct.Dimension, ptr %94, i32 0, i32 2
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 13
  store i64 %96, ptr %97, align 8
  br label %98

98:                                               ; preds = %87, %85
  %99 = icmp sgt i32 %2, 6
  br i1 %99, label %100, label %111

100:                                              ; preds = %98
  %101 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %102 = getelementptr inbounds [7 x %struct.Dimension], ptr %101, i64 0, i64 6
  %103 = getelementptr inbounds nuw %struct.Dimension, ptr %102, i32 0, i32 1
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 7
  store i64 %104, ptr %105, align 8
  %106 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %107 = getelementptr inbounds [7 x %struct.Dimension], ptr %106, i64 0, i64 6
  %108 = getelementptr inbounds nuw %struct.Dimension, ptr %107, i32 0, i32 2
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 14
  store i64 %109, ptr %110, align 8
  br label %111

111:                                              ; preds = %100, %98
  ret void
}

define linkonce_odr hidden zeroext i1 @__enzcc_component_differs(ptr noundef %0, ptr noundef %1, i32 noundef %2) alwaysinline nounwind {
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %10

7:                                                ; preds = %3
  %8 = call zeroext i1 @same_shape(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  %9 = xor i1 %8, true
  br label %10

10:                                               ; preds = %7, %3
  %11 = phi i1 [ true, %3 ], [ %9, %7 ]
  ret i1 %11
}

define internal zeroext i1 @same_shape(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %21

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %7 = getelementptr inbounds [7 x %struct.Dimension], ptr %6, i64 0, i64 0
  %8 = getelementptr inbounds nuw %struct.Dimension, ptr %7, i32 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %11 = getelementptr inbounds [7 x %struct.Dimension], ptr %10, i64 0, i64 0
  %12 = getelementptr inbounds nuw %struct.Dimension, ptr %11, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %9, %13
  %15 = zext i1 %14 to i32
  %16 = trunc i8 1 to i1
  %17 = zext i1 %16 to i32
  %18 = and i32 %17, %15
  %19 = icmp ne i32 %18, 0
  %20 = zext i1 %19 to i8
  br label %21

21:                                               ; preds = %5, %3
  %.0 = phi i8 [ %20, %5 ], [ 1, %3 ]
  %22 = icmp sgt i32 %2, 1
  br i1 %22, label %23, label %39

23:                                               ; preds = %21
  %24 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %25 = getelementptr inbounds [7 x %struct.Dimension], ptr %24, i64 0, i64 1
  %26 = getelementptr inbounds nuw %struct.Dimension, ptr %25, i32 0, i32 1
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %29 = getelementptr inbounds [7 x %struct.Dimension], ptr %28, i64 0, i64 1
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %27, %31
  %33 = zext i1 %32 to i32
  %34 = trunc i8 %.0 to i1
  %35 = zext i1 %34 to i32
  %36 = and i32 %35, %33
  %37 = icmp ne i32 %36, 0
  %38 = zext i1 %37 to i8
  br label %39

39:                                               ; preds = %23, %21
  %.1 = phi i8 [ %38, %23 ], [ %.0, %21 ]
  %40 = icmp sgt i32 %2, 2
  br i1 %40, label %41, label %57

41:                                               ; preds = %39
  %42 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %43 = getelementptr inbounds [7 x %struct.Dimension], ptr %42, i64 0, i64 2
  %44 = getelementptr inbounds nuw %struct.Dimension, ptr %43, i32 0, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %47 = getelementptr inbounds [7 x %struct.Dimension], ptr %46, i64 0, i64 2
  %48 = getelementptr inbounds nuw %struct.Dimension, ptr %47, i32 0, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %45, %49
  %51 = zext i1 %50 to i32
  %52 = trunc i8 %.1 to i1
  %53 = zext i1 %52 to i32
  %54 = and i32 %53, %51
  %55 = icmp ne i32 %54, 0
  %56 = zext i1 %55 to i8
  br label %57

57:                                               ; preds = %41, %39
  %.2 = phi i8 [ %56, %41 ], [ %.1, %39 ]
  %58 = icmp sgt i32 %2, 3
  br i1 %58, label %59, label %75

59:                                               ; preds = %57
  %60 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %61 = getelementptr inbounds [7 x %struct.Dimension], ptr %60, i64 0, i64 3
  %62 = getelementptr inbounds nuw %struct.Dimension, ptr %61, i32 0, i32 1
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %65 = getelementptr inbounds [7 x %struct.Dimension], ptr %64, i64 0, i64 3
  %66 = getelementptr inbounds nuw %struct.Dimension, ptr %65, i32 0, i32 1
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %63, %67
  %69 = zext i1 %68 to i32
  %70 = trunc i8 %.2 to i1
  %71 = zext i1 %70 to i32
  %72 = and i32 %71, %69
  %73 = icmp ne i32 %72, 0
  %74 = zext i1 %73 to i8
  br label %75

75:                                               ; preds = %59, %57
  %.3 = phi i8 [ %74, %59 ], [ %.2, %57 ]
  %76 = icmp sgt i32 %2, 4
  br i1 %76, label %77, label %93

77:                                               ; preds = %75
  %78 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %79 = getelementptr inbounds [7 x %struct.Dimension], ptr %78, i64 0, i64 4
  %80 = getelementptr inbounds nuw %struct.Dimension, ptr %79, i32 0, i32 1
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %83 = getelementptr inbounds [7 x %struct.Dimension], ptr %82, i64 0, i64 4
  %84 = getelementptr inbounds nuw %struct.Dimension, ptr %83, i32 0, i32 1
  %85 = load i64, ptr %84, align 8
  %86 = icmp eq i64 %81, %85
  %87 = zext i1 %86 to i32
  %88 = trunc i8 %.3 to i1
  %89 = zext i1 %88 to i32
  %90 = and i32 %89, %87
  %91 = icmp ne i32 %90, 0
  %92 = zext i1 %91 to i8
  br label %93

93:                                               ; preds = %77, %75
  %.4 = phi i8 [ %92, %77 ], [ %.3, %75 ]
  %94 = icmp sgt i32 %2, 5
  br i1 %94, label %95, label %111

95:                                               ; preds = %93
  %96 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %97 = getelementptr inbounds [7 x %struct.Dimension], ptr %96, i64 0, i64 5
  %98 = getelementptr inbounds nuw %struct.Dimension, ptr %97, i32 0, i32 1
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %101 = getelementptr inbounds [7 x %struct.Dimension], ptr %100, i64 0, i64 5
  %102 = getelementptr inbounds nuw %struct.Dimension, ptr %101, i32 0, i32 1
  %103 = load i64, ptr %102, align 8
  %104 = icmp eq i64 %99, %103
  %105 = zext i1 %104 to i32
  %106 = trunc i8 %.4 to i1
  %107 = zext i1 %106 to i32
  %108 = and i32 %107, %105
  %109 = icmp ne i32 %108, 0
  %110 = zext i1 %109 to i8
  br label %111

111:                                              ; preds = %95, %93
  %.5 = phi i8 [ %110, %95 ], [ %.4, %93 ]
  %112 = icmp sgt i32 %2, 6
  br i1 %112, label %113, label %129

113:                                              ; preds = %111
  %114 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %115 = getelementptr inbounds [7 x %struct.Dimension], ptr %114, i64 0, i64 6
  %116 = getelementptr inbounds nuw %struct.Dimension, ptr %115, i32 0, i32 1
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %119 = getelementptr inbounds [7 x %struct.Dimension], ptr %118, i64 0, i64 6
  %120 = getelementptr inbounds nuw %struct.Dimension, ptr %119, i32 0, i32 1
  %121 = load i64, ptr %120, align 8
  %122 = icmp eq i64 %117, %121
  %123 = zext i1 %122 to i32
  %124 = trunc i8 %.5 to i1
  %125 = zext i1 %124 to i32
  %126 = and i32 %125, %123
  %127 = icmp ne i32 %126, 0
  %128 = zext i1 %127 to i8
  br label %129

129:                                              ; preds = %113, %111
  %.6 = phi i8 [ %128, %113 ], [ %.5, %111 ]
  %130 = trunc i8 %.6 to i1
  ret i1 %130
}

define linkonce_odr hidden void @__enzcc_component_shape(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3) alwaysinline nounwind {
  call void @take_shape(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3)
  ret void
}

define internal void @take_shape(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3) #0 {
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  store i64 %3, ptr %5, align 8
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %30

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %9 = getelementptr inbounds [7 x %struct.Dimension], ptr %8, i64 0, i64 0
  %10 = getelementptr inbounds nuw %struct.Dimension, ptr %9, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %13 = getelementptr inbounds [7 x %struct.Dimension], ptr %12, i64 0, i64 0
  %14 = getelementptr inbounds nuw %struct.Dimension, ptr %13, i32 0, i32 1
  store i64 %11, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %15, i64 0, i64 0
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = icmp ne i64 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %7
  %21 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %22 = getelementptr inbounds [7 x %struct.Dimension], ptr %21, i64 0, i64 0
  %23 = getelementptr inbounds nuw %struct.Dimension, ptr %22, i32 0, i32 0
  %24 = load i64, ptr %23, align 8
  br label %25

25:                                               ; preds = %7, %20
  %26 = phi i64 [ %24, %20 ], [ 1, %7 ]
  %27 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %28 = getelementptr inbounds [7 x %struct.Dimension], ptr %27, i64 0, i64 0
  %29 = getelementptr inbounds nuw %struct.Dimension, ptr %28, i32 0, i32 0
  store i64 %26, ptr %29, align 8
  br label %30

30:                                               ; preds = %25, %4
  %31 = icmp sgt i32 %2, 1
  br i1 %31, label %32, label %55

32:                                               ; preds = %30
  %33 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %34 = getelementptr inbounds [7 x %struct.Dimension], ptr %33, i64 0, i64 1
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %34, i32 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %38 = getelementptr inbounds [7 x %struct.Dimension], ptr %37, i64 0, i64 1
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i32 0, i32 1
  store i64 %36, ptr %39, align 8
  %40 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %41 = getelementptr inbounds [7 x %struct.Dimension], ptr %40, i64 0, i64 1
  %42 = getelementptr inbounds nuw %struct.Dimension, ptr %41, i32 0, i32 1
  %43 = load i64, ptr %42, align 8
  %44 = icmp ne i64 %43, 0
  br i1 %44, label %45, label %50

45:                                               ; preds = %32
  %46 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %47 = getelementptr inbounds [7 x %struct.Dimension], ptr %46, i64 0, i64 1
  %48 = getelementptr inbounds nuw %struct.Dimension, ptr %47, i32 0, i32 0
  %49 = load i64, ptr %48, align 8
  br label %50

50:                                               ; preds = %32, %45
  %51 = phi i64 [ %49, %45 ], [ 1, %32 ]
  %52 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %53 = getelementptr inbounds [7 x %struct.Dimension], ptr %52, i64 0, i64 1
  %54 = getelementptr inbounds nuw %struct.Dimension, ptr %53, i32 0, i32 0
  store i64 %51, ptr %54, align 8
  br label %55

55:                                               ; preds = %50, %30
  %56 = icmp sgt i32 %2, 2
  br i1 %56, label %57, label %80

57:                                               ; preds = %55
  %58 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %59 = getelementptr inbounds [7 x %struct.Dimension], ptr %58, i64 0, i64 2
  %60 = getelementptr inbounds nuw %struct.Dimension, ptr %59, i32 0, i32 1
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 2
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 1
  store i64 %61, ptr %64, align 8
  %65 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %66 = getelementptr inbounds [7 x %struct.Dimension], ptr %65, i64 0, i64 2
  %67 = getelementptr inbounds nuw %struct.Dimension, ptr %66, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp ne i64 %68, 0
  br i1 %69, label %70, label %75

70:                                               ; preds = %57
  %71 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %72 = getelementptr inbounds [7 x %struct.Dimension], ptr %71, i64 0, i64 2
  %73 = getelementptr inbounds nuw %struct.Dimension, ptr %72, i32 0, i32 0
  %74 = load i64, ptr %73, align 8
  br label %75

75:                                               ; preds = %57, %70
  %76 = phi i64 [ %74, %70 ], [ 1, %57 ]
  %77 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %78 = getelementptr inbounds [7 x %struct.Dimension], ptr %77, i64 0, i64 2
  %79 = getelementptr inbounds nuw %struct.Dimension, ptr %78, i32 0, i32 0
  store i64 %76, ptr %79, align 8
  br label %80

80:                                               ; preds = %75, %55
  %81 = icmp sgt i32 %2, 3
  br i1 %81, label %82, label %105

82:                                               ; preds = %80
  %83 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %84 = getelementptr inbounds [7 x %struct.Dimension], ptr %83, i64 0, i64 3
  %85 = getelementptr inbounds nuw %struct.Dimension, ptr %84, i32 0, i32 1
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %88 = getelementptr inbounds [7 x %struct.Dimension], ptr %87, i64 0, i64 3
  %89 = getelementptr inbounds nuw %struct.Dimension, ptr %88, i32 0, i32 1
  store i64 %86, ptr %89, align 8
  %90 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %91 = getelementptr inbounds [7 x %struct.Dimension], ptr %90, i64 0, i64 3
  %92 = getelementptr inbounds nuw %struct.Dimension, ptr %91, i32 0, i32 1
  %93 = load i64, ptr %92, align 8
  %94 = icmp ne i64 %93, 0
  br i1 %94, label %95, label %100

95:                                               ; preds = %82
  %96 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %97 = getelementptr inbounds [7 x %struct.Dimension], ptr %96, i64 0, i64 3
  %98 = getelementptr inbounds nuw %struct.Dimension, ptr %97, i32 0, i32 0
  %99 = load i64, ptr %98, align 8
  br label %100

100:                                              ; preds = %82, %95
  %101 = phi i64 [ %99, %95 ], [ 1, %82 ]
  %102 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %103 = getelementptr inbounds [7 x %struct.Dimension], ptr %102, i64 0, i64 3
  %104 = getelementptr inbounds nuw %struct.Dimension, ptr %103, i32 0, i32 0
  store i64 %101, ptr %104, align 8
  br label %105

105:                                              ; preds = %100, %80
  %106 = icmp sgt i32 %2, 4
  br i1 %106, label %107, label %130

107:                                              ; preds = %105
  %108 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %109 = getelementptr inbounds [7 x %struct.Dimension], ptr %108, i64 0, i64 4
  %110 = getelementptr inbounds nuw %struct.Dimension, ptr %109, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %113 = getelementptr inbounds [7 x %struct.Dimension], ptr %112, i64 0, i64 4
  %114 = getelementptr inbounds nuw %struct.Dimension, ptr %113, i32 0, i32 1
  store i64 %111, ptr %114, align 8
  %115 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %116 = getelementptr inbounds [7 x %struct.Dimension], ptr %115, i64 0, i64 4
  %117 = getelementptr inbounds nuw %struct.Dimension, ptr %116, i32 0, i32 1
  %118 = load i64, ptr %117, align 8
  %119 = icmp ne i64 %118, 0
  br i1 %119, label %120, label %125

120:                                              ; preds = %107
  %121 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %122 = getelementptr inbounds [7 x %struct.Dimension], ptr %121, i64 0, i64 4
  %123 = getelementptr inbounds nuw %struct.Dimension, ptr %122, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  br label %125

125:                                              ; preds = %107, %120
  %126 = phi i64 [ %124, %120 ], [ 1, %107 ]
  %127 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %128 = getelementptr inbounds [7 x %struct.Dimension], ptr %127, i64 0, i64 4
  %129 = getelementptr inbounds nuw %struct.Dimension, ptr %128, i32 0, i32 0
  store i64 %126, ptr %129, align 8
  br label %130

130:                                              ; preds = %125, %105
  %131 = icmp sgt i32 %2, 5
  br i1 %131, label %132, label %155

132:                                              ; preds = %130
  %133 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %134 = getelementptr inbounds [7 x %struct.Dimension], ptr %133, i64 0, i64 5
  %135 = getelementptr inbounds nuw %struct.Dimension, ptr %134, i32 0, i32 1
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %138 = getelementptr inbounds [7 x %struct.Dimension], ptr %137, i64 0, i64 5
  %139 = getelementptr inbounds nuw %struct.Dimension, ptr %138, i32 0, i32 1
  store i64 %136, ptr %139, align 8
  %140 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %141 = getelementptr inbounds [7 x %struct.Dimension], ptr %140, i64 0, i64 5
  %142 = getelementptr inbounds nuw %struct.Dimension, ptr %141, i32 0, i32 1
  %143 = load i64, ptr %142, align 8
  %144 = icmp ne i64 %143, 0
  br i1 %144, label %145, label %150

145:                                              ; preds = %132
  %146 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %147 = getelementptr inbounds [7 x %struct.Dimension], ptr %146, i64 0, i64 5
  %148 = getelementptr inbounds nuw %struct.Dimension, ptr %147, i32 0, i32 0
  %149 = load i64, ptr %148, align 8
  br label %150

150:                                              ; preds = %132, %145
  %151 = phi i64 [ %149, %145 ], [ 1, %132 ]
  %152 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %153 = getelementptr inbounds [7 x %struct.Dimension], ptr %152, i64 0, i64 5
  %154 = getelementptr inbounds nuw %struct.Dimension, ptr %153, i32 0, i32 0
  store i64 %151, ptr %154, align 8
  br label %155

155:                                              ; preds = %150, %130
  %156 = icmp sgt i32 %2, 6
  br i1 %156, label %157, label %180

157:                                              ; preds = %155
  %158 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %159 = getelementptr inbounds [7 x %struct.Dimension], ptr %158, i64 0, i64 6
  %160 = getelementptr inbounds nuw %struct.Dimension, ptr %159, i32 0, i32 1
  %161 = load i64, ptr %160, align 8
  %162 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %163 = getelementptr inbounds [7 x %struct.Dimension], ptr %162, i64 0, i64 6
  %164 = getelementptr inbounds nuw %struct.Dimension, ptr %163, i32 0, i32 1
  store i64 %161, ptr %164, align 8
  %165 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %166 = getelementptr inbounds [7 x %struct.Dimension], ptr %165, i64 0, i64 6
  %167 = getelementptr inbounds nuw %struct.Dimension, ptr %166, i32 0, i32 1
  %168 = load i64, ptr %167, align 8
  %169 = icmp ne i64 %168, 0
  br i1 %169, label %170, label %175

170:                                              ; preds = %157
  %171 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %172 = getelementptr inbounds [7 x %struct.Dimension], ptr %171, i64 0, i64 6
  %173 = getelementptr inbounds nuw %struct.Dimension, ptr %172, i32 0, i32 0
  %174 = load i64, ptr %173, align 8
  br label %175

175:                                              ; preds = %157, %170
  %176 = phi i64 [ %174, %170 ], [ 1, %157 ]
  %177 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %178 = getelementptr inbounds [7 x %struct.Dimension], ptr %177, i64 0, i64 6
  %179 = getelementptr inbounds nuw %struct.Dimension, ptr %178, i32 0, i32 0
  store i64 %176, ptr %179, align 8
  br label %180

180:                                              ; preds = %175, %155
  %181 = call i64 @lay_out(ptr noundef %0, i32 noundef %2)
  %182 = call ptr @allocate(i64 noundef %181)
  %183 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr %182, ptr %183, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_component_assign(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = icmp ne ptr %9, null
  br i1 %10, label %12, label %11

11:                                               ; preds = %5
  call void @__enzcc_component_destroy(ptr noundef %0)
  br label %24

12:                                               ; preds = %5
  %13 = icmp eq ptr %0, %1
  br i1 %13, label %24, label %14

14:                                               ; preds = %12
  call void @view_of_rank(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef %1, i32 noundef %2)
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %14
  %19 = call zeroext i1 @same_shape(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  br i1 %19, label %21, label %20

20:                                               ; preds = %18, %14
  call void @__enzcc_component_destroy(ptr noundef %0)
  call void @take_shape(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %4)
  br label %21

21:                                               ; preds = %20, %18
  %22 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  call void @packed(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef byval(%struct.View) align 8 %6, ptr noundef %23, i64 noundef %4)
  call void @move_all(ptr noundef byval(%struct.View) align 8 %7, ptr noundef byval(%struct.View) align 8 %6, i32 noundef %3, i64 noundef %4)
  br label %24

24:                                               ; preds = %12, %21, %11
  ret void
}

define internal void @move_all(ptr noundef byval(%struct.View) align 8 %0, ptr noundef byval(%struct.View) align 8 %1, i32 noundef %2, i64 noundef %3) #0 {
  br label %5

5:                                                ; preds = %105, %4
  %.035 = phi i64 [ 0, %4 ], [ %106, %105 ]
  %6 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 7
  %7 = load i64, ptr %6, align 8
  %8 = icmp slt i64 %.035, %7
  br i1 %8, label %9, label %107

9:                                                ; preds = %5, %103
  %.034 = phi i64 [ %104, %103 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 6
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %.034, %11
  br i1 %12, label %13, label %105

13:                                               ; preds = %9, %101
  %.033 = phi i64 [ %102, %101 ], [ 0, %9 ]
  %14 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 5
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %.033, %15
  br i1 %16, label %17, label %103

17:                                               ; preds = %13, %99
  %.032 = phi i64 [ %100, %99 ], [ 0, %13 ]
  %18 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 4
  %19 = load i64, ptr %18, align 8
  %20 = icmp slt i64 %.032, %19
  br i1 %20, label %21, label %101

21:                                               ; preds = %17, %97
  %.031 = phi i64 [ %98, %97 ], [ 0, %17 ]
  %22 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 3
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %.031, %23
  br i1 %24, label %25, label %99

25:                                               ; preds = %21, %95
  %.030 = phi i64 [ %96, %95 ], [ 0, %21 ]
  %26 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 2
  %27 = load i64, ptr %26, align 8
  %28 = icmp slt i64 %.030, %27
  br i1 %28, label %29, label %97

29:                                               ; preds = %25, %33
  %.0 = phi i64 [ %94, %33 ], [ 0, %25 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %.0, %31
  br i1 %32, label %33, label %95

33:                                               ; preds = %29
  %34 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 0
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 8
  %37 = load i64, ptr %36, align 8
  %38 = mul nsw i64 %.0, %37
  %39 = getelementptr inbounds i8, ptr %35, i64 %38
  %40 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 9
  %41 = load i64, ptr %40, align 8
  %42 = mul nsw i64 %.030, %41
  %43 = getelementptr inbounds i8, ptr %39, i64 %42
  %44 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 10
  %45 = load i64, ptr %44, align 8
  %46 = mul nsw i64 %.031, %45
  %47 = getelementptr inbounds i8, ptr %43, i64 %46
  %48 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 11
  %49 = load i64, ptr %48, align 8
  %50 = mul nsw i64 %.032, %49
  %51 = getelementptr inbounds i8, ptr %47, i64 %50
  %52 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 12
  %53 = load i64, ptr %52, align 8
  %54 = mul nsw i64 %.033, %53
  %55 = getelementptr inbounds i8, ptr %51, i64 %54
  %56 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 13
  %57 = load i64, ptr %56, align 8
  %58 = mul nsw i64 %.034, %57
  %59 = getelementptr inbounds i8, ptr %55, i64 %58
  %60 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 14
  %61 = load i64, ptr %60, align 8
  %62 = mul nsw i64 %.035, %61
  %63 = getelementptr inbounds i8, ptr %59, i64 %62
  %64 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 0
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 8
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %.0, %67
  %69 = getelementptr inbounds i8, ptr %65, i64 %68
  %70 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 9
  %71 = load i64, ptr %70, align 8
  %72 = mul nsw i64 %.030, %71
  %73 = getelementptr inbounds i8, ptr %69, i64 %72
  %74 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 10
  %75 = load i64, ptr %74, align 8
  %76 = mul nsw i64 %.031, %75
  %77 = getelementptr inbounds i8, ptr %73, i64 %76
  %78 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 11
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %.032, %79
  %81 = getelementptr inbounds i8, ptr %77, i64 %80
  %82 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 12
  %83 = load i64, ptr %82, align 8
  %84 = mul nsw i64 %.033, %83
  %85 = getelementptr inbounds i8, ptr %81, i64 %84
  %86 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 13
  %87 = load i64, ptr %86, align 8
  %88 = mul nsw i64 %.034, %87
  %89 = getelementptr inbounds i8, ptr %85, i64 %88
  %90 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 14
  %91 = load i64, ptr %90, align 8
  %92 = mul nsw i64 %.035, %91
  %93 = getelementptr inbounds i8, ptr %89, i64 %92
  call void @move(ptr noundef %63, ptr noundef %93, i32 noundef %2, i64 noundef %3)
  %94 = add nsw i64 %.0, 1
  br label %29

95:                                               ; preds = %29
  %96 = add nsw i64 %.030, 1
  br label %25

97:                                               ; preds = %25
  %98 = add nsw i64 %.031, 1
  br label %21

99:                                               ; preds = %21
  %100 = add nsw i64 %.032, 1
  br label %17

101:                                              ; preds = %17
  %102 = add nsw i64 %.033, 1
  br label %13

103:                                              ; preds = %13
  %104 = add nsw i64 %.034, 1
  br label %9

105:                                              ; preds = %9
  %106 = add nsw i64 %.035, 1
  br label %5

107:                                              ; preds = %5
  ret void
}

define internal void @packed(ptr dead_on_unwind noalias writable sret(%struct.View) align 8 %0, ptr noundef byval(%struct.View) align 8 %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 0
  store ptr %2, ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 8
  store i64 %3, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 8
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = mul nsw i64 %8, %10
  %12 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 9
  store i64 %11, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 9
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = mul nsw i64 %14, %16
  %18 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 10
  store i64 %17, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 10
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 3
  %22 = load i64, ptr %21, align 8
  %23 = mul nsw i64 %20, %22
  %24 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 11
  store i64 %23, ptr %24, align 8
  %25 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 11
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 4
  %28 = load i64, ptr %27, align 8
  %29 = mul nsw i64 %26, %28
  %30 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 12
  store i64 %29, ptr %30, align 8
  %31 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 12
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 5
  %34 = load i64, ptr %33, align 8
  %35 = mul nsw i64 %32, %34
  %36 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 13
  store i64 %35, ptr %36, align 8
  %37 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 13
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 6
  %40 = load i64, ptr %39, align 8
  %41 = mul nsw i64 %38, %40
  %42 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 14
  store i64 %41, ptr %42, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %1, i64 120, i1 false)
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAAssign(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) alwaysinline nounwind {
  %5 = alloca %struct.Copy, align 8
  %6 = alloca %struct.Copy, align 8
  %7 = call zeroext i1 @is_known(ptr noundef %1)
  br i1 %7, label %8, label %9

8:                                                ; preds = %4
  call void @assign(ptr noundef %0, ptr noundef %1)
  br label %15

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw %struct.Copy, ptr %5, i32 0, i32 0
  call void @copy(ptr noundef %10, ptr noundef %0)
  %11 = getelementptr inbounds nuw %struct.Copy, ptr %6, i32 0, i32 0
  call void @copy(ptr noundef %11, ptr noundef %1)
  %12 = getelementptr inbounds nuw %struct.Copy, ptr %5, i32 0, i32 0
  %13 = getelementptr inbounds nuw %struct.Copy, ptr %6, i32 0, i32 0
  call void @_FortranAAssign(ptr noundef %12, ptr noundef %13, ptr noundef %2, i32 noundef %3)
  %14 = getelementptr inbounds nuw %struct.Copy, ptr %5, i32 0, i32 0
  call void @copy(ptr noundef %0, ptr noundef %14)
  br label %15

15:                                               ; preds = %9, %8
  ret void
}

define internal zeroext i1 @is_known(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %3 = load i8, ptr %2, align 1
  %4 = sext i8 %3 to i32
  %5 = icmp ne i32 %4, 42
  br i1 %5, label %9, label %6

6:                                                ; preds = %1
  %7 = call ptr @type_of(ptr noundef %0)
  %8 = call zeroext i1 @__enzcc_type_known(ptr noundef %7)
  br label %9

9:                                                ; preds = %6, %1
  %10 = phi i1 [ true, %1 ], [ %8, %6 ]
  ret i1 %10
}

define internal void @assign(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca %struct.View, align 8
  %4 = alloca %struct.View, align 8
  %5 = alloca %struct.View, align 8
  %6 = alloca %struct.View, align 8
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %8 = load i8, ptr %7, align 1
  %9 = sext i8 %8 to i32
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %11 = load i8, ptr %10, align 4
  %12 = zext i8 %11 to i32
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i32 %9, 42
  br i1 %15, label %16, label %18

16:                                               ; preds = %2
  %17 = call ptr @type_of(ptr noundef %1)
  br label %18

18:                                               ; preds = %2, %16
  %19 = phi ptr [ %17, %16 ], [ null, %2 ]
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %3, ptr noundef %1)
  %20 = icmp eq i32 %12, 0
  br i1 %20, label %21, label %43

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 5
  %23 = load i8, ptr %22, align 2
  %24 = zext i8 %23 to i32
  %25 = icmp eq i32 %24, 2
  br i1 %25, label %26, label %40

26:                                               ; preds = %21
  %27 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %28 = load ptr, ptr %27, align 8
  %29 = icmp ne ptr %28, null
  br i1 %29, label %40, label %30

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp sgt i32 %33, 0
  br i1 %34, label %35, label %36

35:                                               ; preds = %30
  call void @__enzcc_fortran_refuse() #9
  unreachable

36:                                               ; preds = %30
  call void @take_shape(ptr noundef %0, ptr noundef %1, i32 noundef 0, i64 noundef %14)
  %37 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 0
  store ptr %38, ptr %39, align 8
  call void @initialize_all(ptr noundef byval(%struct.View) align 8 %3, i32 noundef %9, ptr noundef %19)
  br label %40

40:                                               ; preds = %36, %26, %21
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %4, ptr noundef %0)
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %42 = load ptr, ptr %41, align 8
  call void @fill(ptr noundef byval(%struct.View) align 8 %4, ptr noundef %42, i32 noundef %9, i64 noundef %14, ptr noundef %19)
  br label %122

43:                                               ; preds = %18
  %44 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %45 = load ptr, ptr %44, align 8
  call void @packed(ptr dead_on_unwind writable sret(%struct.View) align 8 %5, ptr noundef byval(%struct.View) align 8 %3, ptr noundef %45, i64 noundef %14)
  %46 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 5
  %47 = load i8, ptr %46, align 2
  %48 = zext i8 %47 to i32
  %49 = icmp eq i32 %48, 2
  br i1 %49, label %50, label %62

50:                                               ; preds = %43
  %51 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %52 = load ptr, ptr %51, align 8
  %53 = icmp ne ptr %52, null
  br i1 %53, label %54, label %56

54:                                               ; preds = %50
  %55 = call zeroext i1 @same_shape(ptr noundef %0, ptr noundef %1, i32 noundef %12)
  br i1 %55, label %118, label %56

56:                                               ; preds = %54, %50
  call void @view_of_rank(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef %0, i32 noundef %12)
  call void @take_shape(ptr noundef %0, ptr noundef %1, i32 noundef %12, i64 noundef %14)
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 0
  store ptr %58, ptr %59, align 8
  call void @initialize_all(ptr noundef byval(%struct.View) align 8 %5, i32 noundef %9, ptr noundef %19)
  call void @assign_all(ptr noundef byval(%struct.View) align 8 %5, ptr noundef byval(%struct.View) align 8 %3, i32 noundef %9, i64 noundef %14, ptr noundef %19)
  %60 = icmp ne ptr %52, null
  br i1 %60, label %61, label %122

61:                                               ; preds = %56
  call void @destroy_all(ptr noundef byval(%struct.View) align 8 %6, i32 noundef %9, ptr noundef %19)
  call void @free(ptr noundef %52)
  br label %122

62:                                               ; preds = %43
  %63 = icmp sgt i32 %12, 0
  br i1 %63, label %64, label %70

64:                                               ; preds = %62
  %65 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %66 = getelementptr inbounds [7 x %struct.Dimension], ptr %65, i64 0, i64 0
  %67 = getelementptr inbounds nuw %struct.Dimension, ptr %66, i32 0, i32 2
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 8
  store i64 %68, ptr %69, align 8
  br label %70

70:                                               ; preds = %64, %62
  %71 = icmp sgt i32 %12, 1
  br i1 %71, label %72, label %78

72:                                               ; preds = %70
  %73 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %74 = getelementptr inbounds [7 x %struct.Dimension], ptr %73, i64 0, i64 1
  %75 = getelementptr inbounds nuw %struct.Dimension, ptr %74, i32 0, i32 2
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 9
  store i64 %76, ptr %77, align 8
  br label %78

78:                                               ; preds = %72, %70
  %79 = icmp sgt i32 %12, 2
  br i1 %79, label %80, label %86

80:                                               ; preds = %78
  %81 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %82 = getelementptr inbounds [7 x %struct.Dimension], ptr %81, i64 0, i64 2
  %83 = getelementptr inbounds nuw %struct.Dimension, ptr %82, i32 0, i32 2
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 10
  store i64 %84, ptr %85, align 8
  br label %86

86:                                               ; preds = %80, %78
  %87 = icmp sgt i32 %12, 3
  br i1 %87, label %88, label %94

88:                                               ; preds = %86
  %89 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %90 = getelementptr inbounds [7 x %struct.Dimension], ptr %89, i64 0, i64 3
  %91 = getelementptr inbounds nuw %struct.Dimension, ptr %90, i32 0, i32 2
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 11
  store i64 %92, ptr %93, align 8
  br label %94

94:                                               ; preds = %88, %86
  %95 = icmp sgt i32 %12, 4
  br i1 %95, label %96, label %102

96:                                               ; preds = %94
  %97 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %98 = getelementptr inbounds [7 x %struct.Dimension], ptr %97, i64 0, i64 4
  %99 = getelementptr inbounds nuw %struct.Dimension, ptr %98, i32 0, i32 2
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 12
  store i64 %100, ptr %101, align 8
  br label %102

102:                                              ; preds = %96, %94
  %103 = icmp sgt i32 %12, 5
  br i1 %103, label %104, label %110

104:                                              ; preds = %102
  %105 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %106 = getelementptr inbounds [7 x %struct.Dimension], ptr %105, i64 0, i64 5
  %107 = getelementptr inbounds nuw %struct.Dimension, ptr %106, i32 0, i32 2
  %108 = load i64, ptr %107, align 8
  %109 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 13
  store i64 %108, ptr %109, align 8
  br label %110

110:                                              ; preds = %104, %102
  %111 = icmp sgt i32 %12, 6
  br i1 %111, label %112, label %118

112:                                              ; preds = %110
  %113 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %114 = getelementptr inbounds [7 x %struct.Dimension], ptr %113, i64 0, i64 6
  %115 = getelementptr inbounds nuw %struct.Dimension, ptr %114, i32 0, i32 2
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 14
  store i64 %116, ptr %117, align 8
  br label %118

118:                                              ; preds = %110, %112, %54
  %119 = icmp eq i32 %9, 42
  br i1 %119, label %120, label %121

120:                                              ; preds = %118
  call void @assign_objects(ptr noundef byval(%struct.View) align 8 %5, ptr noundef byval(%struct.View) align 8 %3, i64 noundef %14, ptr noundef %19)
  br label %122

121:                                              ; preds = %118
  call void @assign_elements(ptr noundef byval(%struct.View) align 8 %5, ptr noundef byval(%struct.View) align 8 %3, i32 noundef %9, i64 noundef %14)
  br label %122

122:                                              ; preds = %56, %61, %121, %120, %40
  ret void
}

define internal void @copy(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %4 = load i8, ptr %3, align 4
  %5 = zext i8 %4 to i32
  %6 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr %7, ptr %8, align 8
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  store i64 %10, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 2
  %13 = load i32, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 2
  store i32 %13, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %16 = load i8, ptr %15, align 4
  %17 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  store i8 %16, ptr %17, align 4
  %18 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %19 = load i8, ptr %18, align 1
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  store i8 %19, ptr %20, align 1
  %21 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 5
  %22 = load i8, ptr %21, align 2
  %23 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 5
  store i8 %22, ptr %23, align 2
  %24 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 6
  %25 = load i8, ptr %24, align 1
  %26 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 6
  store i8 %25, ptr %26, align 1
  %27 = icmp sgt i32 %5, 0
  br i1 %27, label %28, label %33

28:                                               ; preds = %2
  %29 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %30 = getelementptr inbounds [7 x %struct.Dimension], ptr %29, i64 0, i64 0
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %32 = getelementptr inbounds [7 x %struct.Dimension], ptr %31, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %32, i64 24, i1 false)
  br label %33

33:                                               ; preds = %28, %2
  %34 = icmp sgt i32 %5, 1
  br i1 %34, label %35, label %40

35:                                               ; preds = %33
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %37 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 1
  %38 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %39 = getelementptr inbounds [7 x %struct.Dimension], ptr %38, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 8 %39, i64 24, i1 false)
  br label %40

40:                                               ; preds = %35, %33
  %41 = icmp sgt i32 %5, 2
  br i1 %41, label %42, label %47

42:                                               ; preds = %40
  %43 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %44 = getelementptr inbounds [7 x %struct.Dimension], ptr %43, i64 0, i64 2
  %45 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %46 = getelementptr inbounds [7 x %struct.Dimension], ptr %45, i64 0, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %44, ptr align 8 %46, i64 24, i1 false)
  br label %47

47:                                               ; preds = %42, %40
  %48 = icmp sgt i32 %5, 3
  br i1 %48, label %49, label %54

49:                                               ; preds = %47
  %50 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %51 = getelementptr inbounds [7 x %struct.Dimension], ptr %50, i64 0, i64 3
  %52 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %53 = getelementptr inbounds [7 x %struct.Dimension], ptr %52, i64 0, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %51, ptr align 8 %53, i64 24, i1 false)
  br label %54

54:                                               ; preds = %49, %47
  %55 = icmp sgt i32 %5, 4
  br i1 %55, label %56, label %61

56:                                               ; preds = %54
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %58 = getelementptr inbounds [7 x %struct.Dimension], ptr %57, i64 0, i64 4
  %59 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %60 = getelementptr inbounds [7 x %struct.Dimension], ptr %59, i64 0, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %58, ptr align 8 %60, i64 24, i1 false)
  br label %61

61:                                               ; preds = %56, %54
  %62 = icmp sgt i32 %5, 5
  br i1 %62, label %63, label %68

63:                                               ; preds = %61
  %64 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %65 = getelementptr inbounds [7 x %struct.Dimension], ptr %64, i64 0, i64 5
  %66 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %67 = getelementptr inbounds [7 x %struct.Dimension], ptr %66, i64 0, i64 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %65, ptr align 8 %67, i64 24, i1 false)
  br label %68

68:                                               ; preds = %63, %61
  %69 = icmp sgt i32 %5, 6
  br i1 %69, label %70, label %75

70:                                               ; preds = %68
  %71 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %72 = getelementptr inbounds [7 x %struct.Dimension], ptr %71, i64 0, i64 6
  %73 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %74 = getelementptr inbounds [7 x %struct.Dimension], ptr %73, i64 0, i64 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %72, ptr align 8 %74, i64 24, i1 false)
  br label %75

75:                                               ; preds = %70, %68
  %76 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 6
  %77 = load i8, ptr %76, align 1
  %78 = zext i8 %77 to i32
  %79 = and i32 %78, 1
  %80 = icmp ne i32 %79, 0
  br i1 %80, label %81, label %135

81:                                               ; preds = %75
  %82 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %83 = getelementptr inbounds [7 x %struct.Dimension], ptr %82, i64 0, i64 0
  %84 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %85 = getelementptr inbounds [7 x %struct.Dimension], ptr %84, i64 0, i64 0
  switch i32 %5, label %135 [
    i32 0, label %86
    i32 1, label %93
    i32 2, label %100
    i32 3, label %107
    i32 4, label %114
    i32 5, label %121
    i32 6, label %128
  ]

86:                                               ; preds = %81
  %87 = getelementptr inbounds ptr, ptr %85, i64 0
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds ptr, ptr %83, i64 0
  store ptr %88, ptr %89, align 8
  %90 = getelementptr inbounds ptr, ptr %85, i64 1
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds ptr, ptr %83, i64 1
  store ptr %91, ptr %92, align 8
  br label %135

93:                                               ; preds = %81
  %94 = getelementptr inbounds ptr, ptr %85, i64 3
  %95 = load ptr, ptr %94, align 8
  %96 = getelementptr inbounds ptr, ptr %83, i64 3
  store ptr %95, ptr %96, align 8
  %97 = getelementptr inbounds ptr, ptr %85, i64 4
  %98 = load ptr, ptr %97, align 8
  %99 = getelementptr inbounds ptr, ptr %83, i64 4
  store ptr %98, ptr %99, align 8
  br label %135

100:                                              ; preds = %81
  %101 = getelementptr inbounds ptr, ptr %85, i64 6
  %102 = load ptr, ptr %101, align 8
  %103 = getelementptr inbounds ptr, ptr %83, i64 6
  store ptr %102, ptr %103, align 8
  %104 = getelementptr inbounds ptr, ptr %85, i64 7
  %105 = load ptr, ptr %104, align 8
  %106 = getelementptr inbounds ptr, ptr %83, i64 7
  store ptr %105, ptr %106, align 8
  br label %135

107:                                              ; preds = %81
  %108 = getelementptr inbounds ptr, ptr %85, i64 9
  %109 = load ptr, ptr %108, align 8
  %110 = getelementptr inbounds ptr, ptr %83, i64 9
  store ptr %109, ptr %110, align 8
  %111 = getelementptr inbounds ptr, ptr %85, i64 10
  %112 = load ptr, ptr %111, align 8
  %113 = getelementptr inbounds ptr, ptr %83, i64 10
  store ptr %112, ptr %113, align 8
  br label %135

114:                                              ; preds = %81
  %115 = getelementptr inbounds ptr, ptr %85, i64 12
  %116 = load ptr, ptr %115, align 8
  %117 = getelementptr inbounds ptr, ptr %83, i64 12
  store ptr %116, ptr %117, align 8
  %118 = getelementptr inbounds ptr, ptr %85, i64 13
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds ptr, ptr %83, i64 13
  store ptr %119, ptr %120, align 8
  br label %135

121:                                              ; preds = %81
  %122 = getelementptr inbounds ptr, ptr %85, i64 15
  %123 = load ptr, ptr %122, align 8
  %124 = getelementptr inbounds ptr, ptr %83, i64 15
  store ptr %123, ptr %124, align 8
  %125 = getelementptr inbounds ptr, ptr %85, i64 16
  %126 = load ptr, ptr %125, align 8
  %127 = getelementptr inbounds ptr, ptr %83, i64 16
  store ptr %126, ptr %127, align 8
  br label %135

128:                                              ; preds = %81
  %129 = getelementptr inbounds ptr, ptr %85, i64 18
  %130 = load ptr, ptr %129, align 8
  %131 = getelementptr inbounds ptr, ptr %83, i64 18
  store ptr %130, ptr %131, align 8
  %132 = getelementptr inbounds ptr, ptr %85, i64 19
  %133 = load ptr, ptr %132, align 8
  %134 = getelementptr inbounds ptr, ptr %83, i64 19
  store ptr %133, ptr %134, align 8
  br label %135

135:                                              ; preds = %121, %114, %107, %100, %93, %86, %81, %75, %128
  ret void
}

declare void @_FortranAAssign(ptr noundef, ptr noundef, ptr noundef, i32 noundef) #1

define linkonce_odr hidden void @__enzcc_FortranAAssignTemporary(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) alwaysinline nounwind {
  %5 = alloca %struct.Copy, align 8
  %6 = alloca %struct.Copy, align 8
  %7 = call zeroext i1 @is_known(ptr noundef %1)
  br i1 %7, label %8, label %9

8:                                                ; preds = %4
  call void @assign(ptr noundef %0, ptr noundef %1)
  br label %15

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw %struct.Copy, ptr %5, i32 0, i32 0
  call void @copy(ptr noundef %10, ptr noundef %0)
  %11 = getelementptr inbounds nuw %struct.Copy, ptr %6, i32 0, i32 0
  call void @copy(ptr noundef %11, ptr noundef %1)
  %12 = getelementptr inbounds nuw %struct.Copy, ptr %5, i32 0, i32 0
  %13 = getelementptr inbounds nuw %struct.Copy, ptr %6, i32 0, i32 0
  call void @_FortranAAssign(ptr noundef %12, ptr noundef %13, ptr noundef %2, i32 noundef %3)
  %14 = getelementptr inbounds nuw %struct.Copy, ptr %5, i32 0, i32 0
  call void @copy(ptr noundef %0, ptr noundef %14)
  br label %15

15:                                               ; preds = %9, %8
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranACopyInAssign(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) alwaysinline nounwind {
  %5 = alloca %struct.View, align 8
  %6 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %5, ptr noundef %1)
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %8 = load i8, ptr %7, align 1
  %9 = sext i8 %8 to i32
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %11 = load i8, ptr %10, align 4
  %12 = zext i8 %11 to i32
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %14 = load i64, ptr %13, align 8
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %5, i32 noundef %12, i32 noundef %9, i64 noundef %14)
  %15 = icmp sgt i32 %12, 0
  br i1 %15, label %16, label %24

16:                                               ; preds = %4
  %17 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %18 = getelementptr inbounds [7 x %struct.Dimension], ptr %17, i64 0, i64 0
  %19 = getelementptr inbounds nuw %struct.Dimension, ptr %18, i32 0, i32 0
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %22 = getelementptr inbounds [7 x %struct.Dimension], ptr %21, i64 0, i64 0
  %23 = getelementptr inbounds nuw %struct.Dimension, ptr %22, i32 0, i32 0
  store i64 %20, ptr %23, align 8
  br label %24

24:                                               ; preds = %16, %4
  %25 = icmp sgt i32 %12, 1
  br i1 %25, label %26, label %34

26:                                               ; preds = %24
  %27 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %28 = getelementptr inbounds [7 x %struct.Dimension], ptr %27, i64 0, i64 1
  %29 = getelementptr inbounds nuw %struct.Dimension, ptr %28, i32 0, i32 0
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %32 = getelementptr inbounds [7 x %struct.Dimension], ptr %31, i64 0, i64 1
  %33 = getelementptr inbounds nuw %struct.Dimension, ptr %32, i32 0, i32 0
  store i64 %30, ptr %33, align 8
  br label %34

34:                                               ; preds = %26, %24
  %35 = icmp sgt i32 %12, 2
  br i1 %35, label %36, label %44

36:                                               ; preds = %34
  %37 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %38 = getelementptr inbounds [7 x %struct.Dimension], ptr %37, i64 0, i64 2
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i32 0, i32 0
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 2
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 0
  store i64 %40, ptr %43, align 8
  br label %44

44:                                               ; preds = %36, %34
  %45 = icmp sgt i32 %12, 3
  br i1 %45, label %46, label %54

46:                                               ; preds = %44
  %47 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %48 = getelementptr inbounds [7 x %struct.Dimension], ptr %47, i64 0, i64 3
  %49 = getelementptr inbounds nuw %struct.Dimension, ptr %48, i32 0, i32 0
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %52 = getelementptr inbounds [7 x %struct.Dimension], ptr %51, i64 0, i64 3
  %53 = getelementptr inbounds nuw %struct.Dimension, ptr %52, i32 0, i32 0
  store i64 %50, ptr %53, align 8
  br label %54

54:                                               ; preds = %46, %44
  %55 = icmp sgt i32 %12, 4
  br i1 %55, label %56, label %64

56:                                               ; preds = %54
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %58 = getelementptr inbounds [7 x %struct.Dimension], ptr %57, i64 0, i64 4
  %59 = getelementptr inbounds nuw %struct.Dimension, ptr %58, i32 0, i32 0
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %62 = getelementptr inbounds [7 x %struct.Dimension], ptr %61, i64 0, i64 4
  %63 = getelementptr inbounds nuw %struct.Dimension, ptr %62, i32 0, i32 0
  store i64 %60, ptr %63, align 8
  br label %64

64:                                               ; preds = %56, %54
  %65 = icmp sgt i32 %12, 5
  br i1 %65, label %66, label %74

66:                                               ; preds = %64
  %67 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %68 = getelementptr inbounds [7 x %struct.Dimension], ptr %67, i64 0, i64 5
  %69 = getelementptr inbounds nuw %struct.Dimension, ptr %68, i32 0, i32 0
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %72 = getelementptr inbounds [7 x %struct.Dimension], ptr %71, i64 0, i64 5
  %73 = getelementptr inbounds nuw %struct.Dimension, ptr %72, i32 0, i32 0
  store i64 %70, ptr %73, align 8
  br label %74

74:                                               ; preds = %66, %64
  %75 = icmp sgt i32 %12, 6
  br i1 %75, label %76, label %84

76:                                               ; preds = %74
  %77 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %78 = getelementptr inbounds [7 x %struct.Dimension], ptr %77, i64 0, i64 6
  %79 = getelementptr inbounds nuw %struct.Dimension, ptr %78, i32 0, i32 0
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %82 = getelementptr inbounds [7 x %struct.Dimension], ptr %81, i64 0, i64 6
  %83 = getelementptr inbounds nuw %struct.Dimension, ptr %82, i32 0, i32 0
  store i64 %80, ptr %83, align 8
  br label %84

84:                                               ; preds = %76, %74
  call void @move_all(ptr noundef byval(%struct.View) align 8 %6, ptr noundef byval(%struct.View) align 8 %5, i32 noundef %9, i64 noundef %14)
  ret void
}

define internal void @view(ptr dead_on_unwind noalias writable sret(%struct.View) align 8 %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 0
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  store ptr %5, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  store i64 1, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 2
  store i64 1, ptr %7, align 8
  %8 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 3
  store i64 1, ptr %8, align 8
  %9 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 4
  store i64 1, ptr %9, align 8
  %10 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 5
  store i64 1, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 6
  store i64 1, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 7
  store i64 1, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 8
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 9
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 10
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 11
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 12
  store i64 0, ptr %17, align 8
  %18 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 13
  store i64 0, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 14
  store i64 0, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %21 = load i8, ptr %20, align 4
  %22 = zext i8 %21 to i32
  call void @fits(i32 noundef %22)
  %23 = icmp sgt i32 %22, 0
  br i1 %23, label %24, label %35

24:                                               ; preds = %2
  %25 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %26 = getelementptr inbounds [7 x %struct.Dimension], ptr %25, i64 0, i64 0
  %27 = getelementptr inbounds nuw %struct.Dimension, ptr %26, i32 0, i32 1
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  store i64 %28, ptr %29, align 8
  %30 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %31 = getelementptr inbounds [7 x %struct.Dimension], ptr %30, i64 0, i64 0
  %32 = getelementptr inbounds nuw %struct.Dimension, ptr %31, i32 0, i32 2
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 8
  store i64 %33, ptr %34, align 8
  br label %35

35:                                               ; preds = %24, %2
  %36 = icmp sgt i32 %22, 1
  br i1 %36, label %37, label %48

37:                                               ; preds = %35
  %38 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %39 = getelementptr inbounds [7 x %struct.Dimension], ptr %38, i64 0, i64 1
  %40 = getelementptr inbounds nuw %struct.Dimension, ptr %39, i32 0, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 2
  store i64 %41, ptr %42, align 8
  %43 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %44 = getelementptr inbounds [7 x %struct.Dimension], ptr %43, i64 0, i64 1
  %45 = getelementptr inbounds nuw %struct.Dimension, ptr %44, i32 0, i32 2
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 9
  store i64 %46, ptr %47, align 8
  br label %48

48:                                               ; preds = %37, %35
  %49 = icmp sgt i32 %22, 2
  br i1 %49, label %50, label %61

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %52 = getelementptr inbounds [7 x %struct.Dimension], ptr %51, i64 0, i64 2
  %53 = getelementptr inbounds nuw %struct.Dimension, ptr %52, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 3
  store i64 %54, ptr %55, align 8
  %56 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %57 = getelementptr inbounds [7 x %struct.Dimension], ptr %56, i64 0, i64 2
  %58 = getelementptr inbounds nuw %struct.Dimension, ptr %57, i32 0, i32 2
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 10
  store i64 %59, ptr %60, align 8
  br label %61

61:                                               ; preds = %50, %48
  %62 = icmp sgt i32 %22, 3
  br i1 %62, label %63, label %74

63:                                               ; preds = %61
  %64 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %65 = getelementptr inbounds [7 x %struct.Dimension], ptr %64, i64 0, i64 3
  %66 = getelementptr inbounds nuw %struct.Dimension, ptr %65, i32 0, i32 1
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 4
  store i64 %67, ptr %68, align 8
  %69 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %70 = getelementptr inbounds [7 x %struct.Dimension], ptr %69, i64 0, i64 3
  %71 = getelementptr inbounds nuw %struct.Dimension, ptr %70, i32 0, i32 2
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 11
  store i64 %72, ptr %73, align 8
  br label %74

74:                                               ; preds = %63, %61
  %75 = icmp sgt i32 %22, 4
  br i1 %75, label %76, label %87

76:                                               ; preds = %74
  %77 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %78 = getelementptr inbounds [7 x %struct.Dimension], ptr %77, i64 0, i64 4
  %79 = getelementptr inbounds nuw %struct.Dimension, ptr %78, i32 0, i32 1
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 5
  store i64 %80, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %83 = getelementptr inbounds [7 x %struct.Dimension], ptr %82, i64 0, i64 4
  %84 = getelementptr inbounds nuw %struct.Dimension, ptr %83, i32 0, i32 2
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 12
  store i64 %85, ptr %86, align 8
  br label %87

87:                                               ; preds = %76, %74
  %88 = icmp sgt i32 %22, 5
  br i1 %88, label %89, label %100

89:                                               ; preds = %87
  %90 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %91 = getelementptr inbounds [7 x %struct.Dimension], ptr %90, i64 0, i64 5
  %92 = getelementptr inbounds nuw %struct.Dimension, ptr %91, i32 0, i32 1
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 6
  store i64 %93, ptr %94, align 8
  %95 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %96 = getelementptr inbounds [7 x %struct.Dimension], ptr %95, i64 0, i64 5
  %97 = getelementptr inbounds nuw %struct.Dimension, ptr %96, i32 0, i32 2
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 13
  store i64 %98, ptr %99, align 8
  br label %100

100:                                              ; preds = %89, %87
  %101 = icmp sgt i32 %22, 6
  br i1 %101, label %102, label %113

102:                                              ; preds = %100
  %103 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %104 = getelementptr inbounds [7 x %struct.Dimension], ptr %103, i64 0, i64 6
  %105 = getelementptr inbounds nuw %struct.Dimension, ptr %104, i32 0, i32 1
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 7
  store i64 %106, ptr %107, align 8
  %108 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %109 = getelementptr inbounds [7 x %struct.Dimension], ptr %108, i64 0, i64 6
  %110 = getelementptr inbounds nuw %struct.Dimension, ptr %109, i32 0, i32 2
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 14
  store i64 %111, ptr %112, align 8
  br label %113

113:                                              ; preds = %102, %100
  ret void
}

define internal void @result(ptr dead_on_unwind noalias writable sret(%struct.View) align 8 %0, ptr noundef %1, ptr noundef byval(%struct.View) align 8 %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) #0 {
  call void @fits(i32 noundef %3)
  %7 = call i64 @elements(ptr noundef byval(%struct.View) align 8 %2)
  %8 = mul nsw i64 %7, %5
  %9 = call ptr @allocate(i64 noundef %8)
  call void @packed(ptr dead_on_unwind writable sret(%struct.View) align 8 %0, ptr noundef byval(%struct.View) align 8 %2, ptr noundef %9, i64 noundef %5)
  %10 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  store ptr %11, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  store i64 %5, ptr %13, align 8
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 2
  store i32 20240719, ptr %14, align 8
  %15 = trunc i32 %3 to i8
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  store i8 %15, ptr %16, align 4
  %17 = trunc i32 %4 to i8
  %18 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  store i8 %17, ptr %18, align 1
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 5
  store i8 2, ptr %19, align 2
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 6
  store i8 0, ptr %20, align 1
  %21 = icmp sgt i32 %3, 0
  br i1 %21, label %22, label %36

22:                                               ; preds = %6
  %23 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %24 = getelementptr inbounds [7 x %struct.Dimension], ptr %23, i64 0, i64 0
  %25 = getelementptr inbounds nuw %struct.Dimension, ptr %24, i32 0, i32 0
  store i64 1, ptr %25, align 8
  %26 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %29 = getelementptr inbounds [7 x %struct.Dimension], ptr %28, i64 0, i64 0
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i32 0, i32 1
  store i64 %27, ptr %30, align 8
  %31 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 8
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %34 = getelementptr inbounds [7 x %struct.Dimension], ptr %33, i64 0, i64 0
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %34, i32 0, i32 2
  store i64 %32, ptr %35, align 8
  br label %36

36:                                               ; preds = %22, %6
  %37 = icmp sgt i32 %3, 1
  br i1 %37, label %38, label %52

38:                                               ; preds = %36
  %39 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %40 = getelementptr inbounds [7 x %struct.Dimension], ptr %39, i64 0, i64 1
  %41 = getelementptr inbounds nuw %struct.Dimension, ptr %40, i32 0, i32 0
  store i64 1, ptr %41, align 8
  %42 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %45 = getelementptr inbounds [7 x %struct.Dimension], ptr %44, i64 0, i64 1
  %46 = getelementptr inbounds nuw %struct.Dimension, ptr %45, i32 0, i32 1
  store i64 %43, ptr %46, align 8
  %47 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 9
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %50 = getelementptr inbounds [7 x %struct.Dimension], ptr %49, i64 0, i64 1
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %50, i32 0, i32 2
  store i64 %48, ptr %51, align 8
  br label %52

52:                                               ; preds = %38, %36
  %53 = icmp sgt i32 %3, 2
  br i1 %53, label %54, label %68

54:                                               ; preds = %52
  %55 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %56 = getelementptr inbounds [7 x %struct.Dimension], ptr %55, i64 0, i64 2
  %57 = getelementptr inbounds nuw %struct.Dimension, ptr %56, i32 0, i32 0
  store i64 1, ptr %57, align 8
  %58 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 3
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %61 = getelementptr inbounds [7 x %struct.Dimension], ptr %60, i64 0, i64 2
  %62 = getelementptr inbounds nuw %struct.Dimension, ptr %61, i32 0, i32 1
  store i64 %59, ptr %62, align 8
  %63 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 10
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %66 = getelementptr inbounds [7 x %struct.Dimension], ptr %65, i64 0, i64 2
  %67 = getelementptr inbounds nuw %struct.Dimension, ptr %66, i32 0, i32 2
  store i64 %64, ptr %67, align 8
  br label %68

68:                                               ; preds = %54, %52
  %69 = icmp sgt i32 %3, 3
  br i1 %69, label %70, label %84

70:                                               ; preds = %68
  %71 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %72 = getelementptr inbounds [7 x %struct.Dimension], ptr %71, i64 0, i64 3
  %73 = getelementptr inbounds nuw %struct.Dimension, ptr %72, i32 0, i32 0
  store i64 1, ptr %73, align 8
  %74 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 4
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %77 = getelementptr inbounds [7 x %struct.Dimension], ptr %76, i64 0, i64 3
  %78 = getelementptr inbounds nuw %struct.Dimension, ptr %77, i32 0, i32 1
  store i64 %75, ptr %78, align 8
  %79 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 11
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %82 = getelementptr inbounds [7 x %struct.Dimension], ptr %81, i64 0, i64 3
  %83 = getelementptr inbounds nuw %struct.Dimension, ptr %82, i32 0, i32 2
  store i64 %80, ptr %83, align 8
  br label %84

84:                                               ; preds = %70, %68
  %85 = icmp sgt i32 %3, 4
  br i1 %85, label %86, label %100

86:                                               ; preds = %84
  %87 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %88 = getelementptr inbounds [7 x %struct.Dimension], ptr %87, i64 0, i64 4
  %89 = getelementptr inbounds nuw %struct.Dimension, ptr %88, i32 0, i32 0
  store i64 1, ptr %89, align 8
  %90 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 5
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %93 = getelementptr inbounds [7 x %struct.Dimension], ptr %92, i64 0, i64 4
  %94 = getelementptr inbounds nuw %struct.Dimension, ptr %93, i32 0, i32 1
  store i64 %91, ptr %94, align 8
  %95 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 12
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %98 = getelementptr inbounds [7 x %struct.Dimension], ptr %97, i64 0, i64 4
  %99 = getelementptr inbounds nuw %struct.Dimension, ptr %98, i32 0, i32 2
  store i64 %96, ptr %99, align 8
  br label %100

100:                                              ; preds = %86, %84
  %101 = icmp sgt i32 %3, 5
  br i1 %101, label %102, label %116

102:                                              ; preds = %100
  %103 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %104 = getelementptr inbounds [7 x %struct.Dimension], ptr %103, i64 0, i64 5
  %105 = getelementptr inbounds nuw %struct.Dimension, ptr %104, i32 0, i32 0
  store i64 1, ptr %105, align 8
  %106 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 6
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %109 = getelementptr inbounds [7 x %struct.Dimension], ptr %108, i64 0, i64 5
  %110 = getelementptr inbounds nuw %struct.Dimension, ptr %109, i32 0, i32 1
  store i64 %107, ptr %110, align 8
  %111 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 13
  %112 = load i64, ptr %111, align 8
  %113 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %114 = getelementptr inbounds [7 x %struct.Dimension], ptr %113, i64 0, i64 5
  %115 = getelementptr inbounds nuw %struct.Dimension, ptr %114, i32 0, i32 2
  store i64 %112, ptr %115, align 8
  br label %116

116:                                              ; preds = %102, %100
  %117 = icmp sgt i32 %3, 6
  br i1 %117, label %118, label %132

118:                                              ; preds = %116
  %119 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %120 = getelementptr inbounds [7 x %struct.Dimension], ptr %119, i64 0, i64 6
  %121 = getelementptr inbounds nuw %struct.Dimension, ptr %120, i32 0, i32 0
  store i64 1, ptr %121, align 8
  %122 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 7
  %123 = load i64, ptr %122, align 8
  %124 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %125 = getelementptr inbounds [7 x %struct.Dimension], ptr %124, i64 0, i64 6
  %126 = getelementptr inbounds nuw %struct.Dimension, ptr %125, i32 0, i32 1
  store i64 %123, ptr %126, align 8
  %127 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 14
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %130 = getelementptr inbounds [7 x %struct.Dimension], ptr %129, i64 0, i64 6
  %131 = getelementptr inbounds nuw %struct.Dimension, ptr %130, i32 0, i32 2
  store i64 %128, ptr %131, align 8
  br label %132

132:                                              ; preds = %118, %116
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranACopyOutAssign(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) alwaysinline nounwind {
  %5 = alloca %struct.View, align 8
  %6 = alloca %struct.View, align 8
  %7 = icmp ne ptr %0, null
  br i1 %7, label %8, label %18

8:                                                ; preds = %4
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %5, ptr noundef %0)
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  call void @packed(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef byval(%struct.View) align 8 %5, ptr noundef %10, i64 noundef %12)
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %14 = load i8, ptr %13, align 1
  %15 = sext i8 %14 to i32
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  call void @move_all(ptr noundef byval(%struct.View) align 8 %5, ptr noundef byval(%struct.View) align 8 %6, i32 noundef %15, i64 noundef %17)
  br label %18

18:                                               ; preds = %8, %4
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  call void @free(ptr noundef %20)
  %21 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  store ptr null, ptr %21, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAShallowCopyDirect(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) alwaysinline nounwind {
  %5 = alloca %struct.View, align 8
  %6 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %5, ptr noundef %0)
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef %1)
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %8 = load i8, ptr %7, align 1
  %9 = sext i8 %8 to i32
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  call void @move_all(ptr noundef byval(%struct.View) align 8 %5, ptr noundef byval(%struct.View) align 8 %6, i32 noundef %9, i64 noundef %11)
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAInitArrayConstructorVector(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = zext i1 %2 to i8
  %7 = trunc i8 %6 to i1
  %8 = getelementptr inbounds nuw %struct.Vector, ptr %0, i32 0, i32 0
  store ptr %1, ptr %8, align 8
  %9 = getelementptr inbounds nuw %struct.Vector, ptr %0, i32 0, i32 1
  store i64 0, ptr %9, align 8
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %18

13:                                               ; preds = %5
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %15 = getelementptr inbounds [7 x %struct.Dimension], ptr %14, i64 0, i64 0
  %16 = getelementptr inbounds nuw %struct.Dimension, ptr %15, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  br label %18

18:                                               ; preds = %5, %13
  %19 = phi i64 [ %17, %13 ], [ 0, %5 ]
  %20 = getelementptr inbounds nuw %struct.Vector, ptr %0, i32 0, i32 2
  store i64 %19, ptr %20, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAPushArrayConstructorValue(ptr noundef %0, ptr noundef %1) alwaysinline nounwind {
  %3 = alloca %struct.View, align 8
  %4 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %3, ptr noundef %1)
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %6 = load i8, ptr %5, align 1
  %7 = sext i8 %6 to i32
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = call i64 @elements(ptr noundef byval(%struct.View) align 8 %3)
  %11 = getelementptr inbounds nuw %struct.Vector, ptr %0, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = add nsw i64 %12, %10
  call void @make_room(ptr noundef %0, i64 noundef %13, i64 noundef %9)
  %14 = getelementptr inbounds nuw %struct.Vector, ptr %0, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %15, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = mul nsw i64 %12, %9
  %19 = getelementptr inbounds i8, ptr %17, i64 %18
  call void @packed(ptr dead_on_unwind writable sret(%struct.View) align 8 %4, ptr noundef byval(%struct.View) align 8 %3, ptr noundef %19, i64 noundef %9)
  call void @move_all(ptr noundef byval(%struct.View) align 8 %4, ptr noundef byval(%struct.View) align 8 %3, i32 noundef %7, i64 noundef %9)
  %20 = add nsw i64 %12, %10
  %21 = getelementptr inbounds nuw %struct.Vector, ptr %0, i32 0, i32 1
  store i64 %20, ptr %21, align 8
  ret void
}

define internal void @make_room(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca %struct.View, align 8
  %5 = alloca %struct.View, align 8
  %6 = getelementptr inbounds nuw %struct.Vector, ptr %0, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.Vector, ptr %0, i32 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 5
  %11 = load i8, ptr %10, align 2
  %12 = zext i8 %11 to i32
  %13 = icmp eq i32 %12, 2
  br i1 %13, label %14, label %57

14:                                               ; preds = %3
  %15 = getelementptr inbounds nuw %struct.Vector, ptr %0, i32 0, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = icmp slt i64 %16, %1
  br i1 %17, label %18, label %57

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw %struct.Vector, ptr %0, i32 0, i32 2
  %20 = load i64, ptr %19, align 8
  %21 = mul nsw i64 2, %20
  %22 = icmp sgt i64 %21, %1
  br i1 %22, label %23, label %27

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw %struct.Vector, ptr %0, i32 0, i32 2
  %25 = load i64, ptr %24, align 8
  %26 = mul nsw i64 2, %25
  br label %27

27:                                               ; preds = %18, %23
  %28 = phi i64 [ %26, %23 ], [ %1, %18 ]
  %29 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8
  %31 = mul nsw i64 %28, %2
  %32 = call ptr @allocate(i64 noundef %31)
  %33 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 0
  store ptr %30, ptr %33, align 8
  %34 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 1
  store i64 %9, ptr %34, align 8
  %35 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 2
  store i64 1, ptr %35, align 8
  %36 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 3
  store i64 1, ptr %36, align 8
  %37 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 4
  store i64 1, ptr %37, align 8
  %38 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 5
  store i64 1, ptr %38, align 8
  %39 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 6
  store i64 1, ptr %39, align 8
  %40 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 7
  store i64 1, ptr %40, align 8
  %41 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 8
  store i64 %2, ptr %41, align 8
  %42 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 9
  store i64 0, ptr %42, align 8
  %43 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 10
  store i64 0, ptr %43, align 8
  %44 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 11
  store i64 0, ptr %44, align 8
  %45 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 12
  store i64 0, ptr %45, align 8
  %46 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 13
  store i64 0, ptr %46, align 8
  %47 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 14
  store i64 0, ptr %47, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %4, i64 120, i1 false)
  %48 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 0
  store ptr %32, ptr %48, align 8
  %49 = icmp ne ptr %30, null
  br i1 %49, label %50, label %54

50:                                               ; preds = %27
  %51 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 4
  %52 = load i8, ptr %51, align 1
  %53 = sext i8 %52 to i32
  call void @move_all(ptr noundef byval(%struct.View) align 8 %5, ptr noundef byval(%struct.View) align 8 %4, i32 noundef %53, i64 noundef %2)
  call void @free(ptr noundef %30)
  br label %54

54:                                               ; preds = %50, %27
  %55 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 0
  store ptr %32, ptr %55, align 8
  %56 = getelementptr inbounds nuw %struct.Vector, ptr %0, i32 0, i32 2
  store i64 %28, ptr %56, align 8
  br label %57

57:                                               ; preds = %54, %14, %3
  %58 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %59 = getelementptr inbounds [7 x %struct.Dimension], ptr %58, i64 0, i64 0
  %60 = getelementptr inbounds nuw %struct.Dimension, ptr %59, i32 0, i32 0
  store i64 1, ptr %60, align 8
  %61 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %62 = getelementptr inbounds [7 x %struct.Dimension], ptr %61, i64 0, i64 0
  %63 = getelementptr inbounds nuw %struct.Dimension, ptr %62, i32 0, i32 1
  %64 = load i64, ptr %63, align 8
  %65 = icmp slt i64 %64, %1
  br i1 %65, label %66, label %70

66:                                               ; preds = %57
  %67 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %68 = getelementptr inbounds [7 x %struct.Dimension], ptr %67, i64 0, i64 0
  %69 = getelementptr inbounds nuw %struct.Dimension, ptr %68, i32 0, i32 1
  store i64 %1, ptr %69, align 8
  br label %70

70:                                               ; preds = %66, %57
  %71 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %72 = getelementptr inbounds [7 x %struct.Dimension], ptr %71, i64 0, i64 0
  %73 = getelementptr inbounds nuw %struct.Dimension, ptr %72, i32 0, i32 2
  store i64 %2, ptr %73, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAPushArrayConstructorSimpleScalar(ptr noundef %0, ptr noundef %1) alwaysinline nounwind {
  %3 = getelementptr inbounds nuw %struct.Vector, ptr %0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.Vector, ptr %0, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %8, 1
  call void @make_room(ptr noundef %0, i64 noundef %9, i64 noundef %6)
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = mul nsw i64 %8, %6
  %13 = getelementptr inbounds i8, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 4
  %15 = load i8, ptr %14, align 1
  %16 = sext i8 %15 to i32
  call void @move(ptr noundef %13, ptr noundef %1, i32 noundef %16, i64 noundef %6)
  %17 = add nsw i64 %8, 1
  %18 = getelementptr inbounds nuw %struct.Vector, ptr %0, i32 0, i32 1
  store i64 %17, ptr %18, align 8
  ret void
}

define internal void @move(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3) #0 {
  switch i32 %2, label %23 [
    i32 27, label %5
    i32 28, label %7
    i32 34, label %9
    i32 35, label %16
  ]

5:                                                ; preds = %4
  %6 = load float, ptr %1, align 4
  store float %6, ptr %0, align 4
  br label %24

7:                                                ; preds = %4
  %8 = load double, ptr %1, align 8
  store double %8, ptr %0, align 8
  br label %24

9:                                                ; preds = %4
  %10 = getelementptr inbounds float, ptr %1, i64 0
  %11 = load float, ptr %10, align 4
  %12 = getelementptr inbounds float, ptr %1, i64 1
  %13 = load float, ptr %12, align 4
  %14 = getelementptr inbounds float, ptr %0, i64 0
  store float %11, ptr %14, align 4
  %15 = getelementptr inbounds float, ptr %0, i64 1
  store float %13, ptr %15, align 4
  br label %24

16:                                               ; preds = %4
  %17 = getelementptr inbounds double, ptr %1, i64 0
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds double, ptr %1, i64 1
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds double, ptr %0, i64 0
  store double %18, ptr %21, align 8
  %22 = getelementptr inbounds double, ptr %0, i64 1
  store double %20, ptr %22, align 8
  br label %24

23:                                               ; preds = %4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %3, i1 false)
  br label %24

24:                                               ; preds = %23, %16, %9, %7, %5
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAAllocatableSetBounds(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) alwaysinline nounwind {
  call void @set_bounds(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3)
  ret void
}

define internal void @set_bounds(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = icmp sge i64 %3, %2
  %6 = sub nsw i64 %3, %2
  %7 = add nsw i64 %6, 1
  %8 = select i1 %5, i64 %7, i64 0
  %9 = icmp ne i64 %8, 0
  %10 = select i1 %9, i64 %2, i64 1
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %12 = sext i32 %1 to i64
  %13 = getelementptr inbounds [7 x %struct.Dimension], ptr %11, i64 0, i64 %12
  %14 = getelementptr inbounds nuw %struct.Dimension, ptr %13, i32 0, i32 0
  store i64 %10, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %16 = sext i32 %1 to i64
  %17 = getelementptr inbounds [7 x %struct.Dimension], ptr %15, i64 0, i64 %16
  %18 = getelementptr inbounds nuw %struct.Dimension, ptr %17, i32 0, i32 1
  store i64 %8, ptr %18, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAPointerSetBounds(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) alwaysinline nounwind {
  call void @set_bounds(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3)
  ret void
}

define linkonce_odr hidden i32 @__enzcc_FortranAAllocatableAllocate(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) alwaysinline nounwind {
  %8 = alloca %struct.Copy, align 8
  %9 = alloca %struct.View, align 8
  %10 = zext i1 %2 to i8
  %11 = call zeroext i1 @is_known(ptr noundef %0)
  br i1 %11, label %16, label %12

12:                                               ; preds = %7
  %13 = getelementptr inbounds nuw %struct.Copy, ptr %8, i32 0, i32 0
  call void @copy(ptr noundef %13, ptr noundef %0)
  %14 = trunc i8 %10 to i1
  %15 = call i32 @_FortranAAllocatableAllocate(ptr noundef %13, ptr noundef %1, i1 noundef zeroext %14, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6)
  call void @copy(ptr noundef %0, ptr noundef %13)
  br label %36

16:                                               ; preds = %7
  %17 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ne ptr %18, null
  br i1 %19, label %20, label %23

20:                                               ; preds = %16
  %21 = trunc i8 %10 to i1
  %22 = call i32 @failed(i1 noundef zeroext %21, i32 noundef 12, ptr noundef @.str, ptr noundef %4, i32 noundef %5)
  br label %36

23:                                               ; preds = %16
  %24 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %25 = load i8, ptr %24, align 4
  %26 = zext i8 %25 to i32
  %27 = call i64 @lay_out(ptr noundef %0, i32 noundef %26)
  %28 = call ptr @allocate(i64 noundef %27)
  %29 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr %28, ptr %29, align 8
  %30 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %31 = load i8, ptr %30, align 1
  %32 = sext i8 %31 to i32
  %33 = icmp eq i32 %32, 42
  br i1 %33, label %34, label %36

34:                                               ; preds = %23
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %9, ptr noundef %0)
  %35 = call ptr @type_of(ptr noundef %0)
  call void @initialize_all(ptr noundef byval(%struct.View) align 8 %9, i32 noundef 42, ptr noundef %35)
  br label %36

36:                                               ; preds = %23, %34, %20, %12
  %.0 = phi i32 [ %22, %20 ], [ %15, %12 ], [ 0, %34 ], [ 0, %23 ]
  ret i32 %.0
}

declare i32 @_FortranAAllocatableAllocate(ptr noundef, ptr noundef, i1 noundef zeroext, ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

define internal i32 @failed(i1 noundef zeroext %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = zext i1 %0 to i8
  %7 = trunc i8 %6 to i1
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @_FortranAReportFatalUserError(ptr noundef %2, ptr noundef %3, i32 noundef %4) #9
  unreachable

9:                                                ; preds = %5
  ret i32 %1
}

define internal ptr @allocate(i64 noundef %0) #0 {
  %2 = icmp sgt i64 %0, 0
  %. = select i1 %2, i64 %0, i64 1
  %3 = call ptr @malloc(i64 noundef %.) #10
  ret ptr %3
}

define internal i64 @lay_out(ptr noundef %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %4 = load i64, ptr %3, align 8
  call void @fits(i32 noundef %1)
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %15

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %8 = getelementptr inbounds [7 x %struct.Dimension], ptr %7, i64 0, i64 0
  %9 = getelementptr inbounds nuw %struct.Dimension, ptr %8, i32 0, i32 2
  store i64 %4, ptr %9, align 8
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %11 = getelementptr inbounds [7 x %struct.Dimension], ptr %10, i64 0, i64 0
  %12 = getelementptr inbounds nuw %struct.Dimension, ptr %11, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = mul nsw i64 %4, %13
  br label %15

15:                                               ; preds = %6, %2
  %.0 = phi i64 [ %14, %6 ], [ %4, %2 ]
  %16 = icmp sgt i32 %1, 1
  br i1 %16, label %17, label %26

17:                                               ; preds = %15
  %18 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %19 = getelementptr inbounds [7 x %struct.Dimension], ptr %18, i64 0, i64 1
  %20 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i32 0, i32 2
  store i64 %.0, ptr %20, align 8
  %21 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %22 = getelementptr inbounds [7 x %struct.Dimension], ptr %21, i64 0, i64 1
  %23 = getelementptr inbounds nuw %struct.Dimension, ptr %22, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = mul nsw i64 %.0, %24
  br label %26

26:                                               ; preds = %17, %15
  %.1 = phi i64 [ %25, %17 ], [ %.0, %15 ]
  %27 = icmp sgt i32 %1, 2
  br i1 %27, label %28, label %37

28:                                               ; preds = %26
  %29 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %30 = getelementptr inbounds [7 x %struct.Dimension], ptr %29, i64 0, i64 2
  %31 = getelementptr inbounds nuw %struct.Dimension, ptr %30, i32 0, i32 2
  store i64 %.1, ptr %31, align 8
  %32 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %33 = getelementptr inbounds [7 x %struct.Dimension], ptr %32, i64 0, i64 2
  %34 = getelementptr inbounds nuw %struct.Dimension, ptr %33, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = mul nsw i64 %.1, %35
  br label %37

37:                                               ; preds = %28, %26
  %.2 = phi i64 [ %36, %28 ], [ %.1, %26 ]
  %38 = icmp sgt i32 %1, 3
  br i1 %38, label %39, label %48

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %41 = getelementptr inbounds [7 x %struct.Dimension], ptr %40, i64 0, i64 3
  %42 = getelementptr inbounds nuw %struct.Dimension, ptr %41, i32 0, i32 2
  store i64 %.2, ptr %42, align 8
  %43 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %44 = getelementptr inbounds [7 x %struct.Dimension], ptr %43, i64 0, i64 3
  %45 = getelementptr inbounds nuw %struct.Dimension, ptr %44, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  %47 = mul nsw i64 %.2, %46
  br label %48

48:                                               ; preds = %39, %37
  %.3 = phi i64 [ %47, %39 ], [ %.2, %37 ]
  %49 = icmp sgt i32 %1, 4
  br i1 %49, label %50, label %59

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %52 = getelementptr inbounds [7 x %struct.Dimension], ptr %51, i64 0, i64 4
  %53 = getelementptr inbounds nuw %struct.Dimension, ptr %52, i32 0, i32 2
  store i64 %.3, ptr %53, align 8
  %54 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %55 = getelementptr inbounds [7 x %struct.Dimension], ptr %54, i64 0, i64 4
  %56 = getelementptr inbounds nuw %struct.Dimension, ptr %55, i32 0, i32 1
  %57 = load i64, ptr %56, align 8
  %58 = mul nsw i64 %.3, %57
  br label %59

59:                                               ; preds = %50, %48
  %.4 = phi i64 [ %58, %50 ], [ %.3, %48 ]
  %60 = icmp sgt i32 %1, 5
  br i1 %60, label %61, label %70

61:                                               ; preds = %59
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 5
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 2
  store i64 %.4, ptr %64, align 8
  %65 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %66 = getelementptr inbounds [7 x %struct.Dimension], ptr %65, i64 0, i64 5
  %67 = getelementptr inbounds nuw %struct.Dimension, ptr %66, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = mul nsw i64 %.4, %68
  br label %70

70:                                               ; preds = %61, %59
  %.5 = phi i64 [ %69, %61 ], [ %.4, %59 ]
  %71 = icmp sgt i32 %1, 6
  br i1 %71, label %72, label %81

72:                                               ; preds = %70
  %73 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %74 = getelementptr inbounds [7 x %struct.Dimension], ptr %73, i64 0, i64 6
  %75 = getelementptr inbounds nuw %struct.Dimension, ptr %74, i32 0, i32 2
  store i64 %.5, ptr %75, align 8
  %76 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %77 = getelementptr inbounds [7 x %struct.Dimension], ptr %76, i64 0, i64 6
  %78 = getelementptr inbounds nuw %struct.Dimension, ptr %77, i32 0, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %.5, %79
  br label %81

81:                                               ; preds = %72, %70
  %.6 = phi i64 [ %80, %72 ], [ %.5, %70 ]
  ret i64 %.6
}

define internal void @initialize_all(ptr noundef byval(%struct.View) align 8 %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = icmp eq i32 %1, 42
  br i1 %4, label %5, label %77

5:                                                ; preds = %3, %75
  %.027 = phi i64 [ %76, %75 ], [ 0, %3 ]
  %6 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 7
  %7 = load i64, ptr %6, align 8
  %8 = icmp slt i64 %.027, %7
  br i1 %8, label %9, label %77

9:                                                ; preds = %5, %73
  %.026 = phi i64 [ %74, %73 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 6
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %.026, %11
  br i1 %12, label %13, label %75

13:                                               ; preds = %9, %71
  %.025 = phi i64 [ %72, %71 ], [ 0, %9 ]
  %14 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 5
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %.025, %15
  br i1 %16, label %17, label %73

17:                                               ; preds = %13, %69
  %.024 = phi i64 [ %70, %69 ], [ 0, %13 ]
  %18 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 4
  %19 = load i64, ptr %18, align 8
  %20 = icmp slt i64 %.024, %19
  br i1 %20, label %21, label %71

21:                                               ; preds = %17, %67
  %.023 = phi i64 [ %68, %67 ], [ 0, %17 ]
  %22 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 3
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %.023, %23
  br i1 %24, label %25, label %69

25:                                               ; preds = %21, %65
  %.022 = phi i64 [ %66, %65 ], [ 0, %21 ]
  %26 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 2
  %27 = load i64, ptr %26, align 8
  %28 = icmp slt i64 %.022, %27
  br i1 %28, label %29, label %67

29:                                               ; preds = %25, %33
  %.0 = phi i64 [ %64, %33 ], [ 0, %25 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %.0, %31
  br i1 %32, label %33, label %65

33:                                               ; preds = %29
  %34 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 0
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 8
  %37 = load i64, ptr %36, align 8
  %38 = mul nsw i64 %.0, %37
  %39 = getelementptr inbounds i8, ptr %35, i64 %38
  %40 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 9
  %41 = load i64, ptr %40, align 8
  %42 = mul nsw i64 %.022, %41
  %43 = getelementptr inbounds i8, ptr %39, i64 %42
  %44 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 10
  %45 = load i64, ptr %44, align 8
  %46 = mul nsw i64 %.023, %45
  %47 = getelementptr inbounds i8, ptr %43, i64 %46
  %48 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 11
  %49 = load i64, ptr %48, align 8
  %50 = mul nsw i64 %.024, %49
  %51 = getelementptr inbounds i8, ptr %47, i64 %50
  %52 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 12
  %53 = load i64, ptr %52, align 8
  %54 = mul nsw i64 %.025, %53
  %55 = getelementptr inbounds i8, ptr %51, i64 %54
  %56 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 13
  %57 = load i64, ptr %56, align 8
  %58 = mul nsw i64 %.026, %57
  %59 = getelementptr inbounds i8, ptr %55, i64 %58
  %60 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 14
  %61 = load i64, ptr %60, align 8
  %62 = mul nsw i64 %.027, %61
  %63 = getelementptr inbounds i8, ptr %59, i64 %62
  call void @__enzcc_type_initialize(ptr noundef %2, ptr noundef %63)
  %64 = add nsw i64 %.0, 1
  br label %29

65:                                               ; preds = %29
  %66 = add nsw i64 %.022, 1
  br label %25

67:                                               ; preds = %25
  %68 = add nsw i64 %.023, 1
  br label %21

69:                                               ; preds = %21
  %70 = add nsw i64 %.024, 1
  br label %17

71:                                               ; preds = %17
  %72 = add nsw i64 %.025, 1
  br label %13

73:                                               ; preds = %13
  %74 = add nsw i64 %.026, 1
  br label %9

75:                                               ; preds = %9
  %76 = add nsw i64 %.027, 1
  br label %5

77:                                               ; preds = %5, %3
  ret void
}

define internal ptr @type_of(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %3 = load i8, ptr %2, align 4
  %4 = zext i8 %3 to i32
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %6 = getelementptr inbounds [7 x %struct.Dimension], ptr %5, i64 0, i64 0
  switch i32 %4, label %28 [
    i32 0, label %7
    i32 1, label %10
    i32 2, label %13
    i32 3, label %16
    i32 4, label %19
    i32 5, label %22
    i32 6, label %25
  ]

7:                                                ; preds = %1
  %8 = getelementptr inbounds ptr, ptr %6, i64 0
  %9 = load ptr, ptr %8, align 8
  br label %28

10:                                               ; preds = %1
  %11 = getelementptr inbounds ptr, ptr %6, i64 3
  %12 = load ptr, ptr %11, align 8
  br label %28

13:                                               ; preds = %1
  %14 = getelementptr inbounds ptr, ptr %6, i64 6
  %15 = load ptr, ptr %14, align 8
  br label %28

16:                                               ; preds = %1
  %17 = getelementptr inbounds ptr, ptr %6, i64 9
  %18 = load ptr, ptr %17, align 8
  br label %28

19:                                               ; preds = %1
  %20 = getelementptr inbounds ptr, ptr %6, i64 12
  %21 = load ptr, ptr %20, align 8
  br label %28

22:                                               ; preds = %1
  %23 = getelementptr inbounds ptr, ptr %6, i64 15
  %24 = load ptr, ptr %23, align 8
  br label %28

25:                                               ; preds = %1
  %26 = getelementptr inbounds ptr, ptr %6, i64 18
  %27 = load ptr, ptr %26, align 8
  br label %28

28:                                               ; preds = %1, %25, %22, %19, %16, %13, %10, %7
  %.0 = phi ptr [ %9, %7 ], [ %12, %10 ], [ %15, %13 ], [ %18, %16 ], [ %21, %19 ], [ %24, %22 ], [ %27, %25 ], [ null, %1 ]
  ret ptr %.0
}

define linkonce_odr hidden i32 @__enzcc_FortranAAllocatableAllocateSource(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) alwaysinline nounwind {
  %7 = alloca %struct.Copy, align 8
  %8 = alloca %struct.Copy, align 8
  %9 = zext i1 %2 to i8
  %10 = call zeroext i1 @is_known(ptr noundef %1)
  br i1 %10, label %17, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw %struct.Copy, ptr %7, i32 0, i32 0
  call void @copy(ptr noundef %12, ptr noundef %1)
  %13 = getelementptr inbounds nuw %struct.Copy, ptr %8, i32 0, i32 0
  call void @copy(ptr noundef %13, ptr noundef %0)
  %14 = getelementptr inbounds nuw %struct.Copy, ptr %7, i32 0, i32 0
  %15 = trunc i8 %9 to i1
  %16 = call i32 @_FortranAAllocatableAllocateSource(ptr noundef %13, ptr noundef %14, i1 noundef zeroext %15, ptr noundef %3, ptr noundef %4, i32 noundef %5)
  call void @copy(ptr noundef %0, ptr noundef %13)
  br label %31

17:                                               ; preds = %6
  %18 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %24

21:                                               ; preds = %17
  %22 = trunc i8 %9 to i1
  %23 = call i32 @failed(i1 noundef zeroext %22, i32 noundef 12, ptr noundef @.str, ptr noundef %4, i32 noundef %5)
  br label %31

24:                                               ; preds = %17
  %25 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %26 = load i8, ptr %25, align 4
  %27 = zext i8 %26 to i32
  %28 = call i64 @lay_out(ptr noundef %0, i32 noundef %27)
  %29 = call ptr @allocate(i64 noundef %28)
  %30 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr %29, ptr %30, align 8
  call void @fill_from(ptr noundef %0, ptr noundef %1)
  br label %31

31:                                               ; preds = %24, %21, %11
  %.0 = phi i32 [ %23, %21 ], [ 0, %24 ], [ %16, %11 ]
  ret i32 %.0
}

declare i32 @_FortranAAllocatableAllocateSource(ptr noundef, ptr noundef, i1 noundef zeroext, ptr noundef, ptr noundef, i32 noundef) #1

define internal void @fill_from(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca %struct.View, align 8
  %4 = alloca %struct.View, align 8
  %5 = alloca %struct.View, align 8
  %6 = alloca %struct.View, align 8
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %8 = load i8, ptr %7, align 1
  %9 = sext i8 %8 to i32
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i32 %9, 42
  br i1 %12, label %13, label %15

13:                                               ; preds = %2
  %14 = call ptr @type_of(ptr noundef %1)
  br label %15

15:                                               ; preds = %2, %13
  %16 = phi ptr [ %14, %13 ], [ null, %2 ]
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %3, ptr noundef %1)
  %17 = icmp eq i32 %9, 42
  br i1 %17, label %18, label %19

18:                                               ; preds = %15
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %4, ptr noundef %0)
  call void @initialize_all(ptr noundef byval(%struct.View) align 8 %4, i32 noundef 42, ptr noundef %16)
  br label %19

19:                                               ; preds = %18, %15
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %21 = load i8, ptr %20, align 4
  %22 = zext i8 %21 to i32
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %19
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %5, ptr noundef %0)
  %25 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  call void @fill(ptr noundef byval(%struct.View) align 8 %5, ptr noundef %26, i32 noundef %9, i64 noundef %11, ptr noundef %16)
  br label %30

27:                                               ; preds = %19
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %29 = load ptr, ptr %28, align 8
  call void @packed(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef byval(%struct.View) align 8 %3, ptr noundef %29, i64 noundef %11)
  call void @assign_all(ptr noundef byval(%struct.View) align 8 %6, ptr noundef byval(%struct.View) align 8 %3, i32 noundef %9, i64 noundef %11, ptr noundef %16)
  br label %30

30:                                               ; preds = %27, %24
  ret void
}

define linkonce_odr hidden i32 @__enzcc_FortranAAllocatableDeallocate(ptr noundef %0, i1 noundef zeroext %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.Copy, align 8
  %7 = alloca %struct.View, align 8
  %8 = zext i1 %1 to i8
  %9 = call zeroext i1 @is_known(ptr noundef %0)
  br i1 %9, label %14, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw %struct.Copy, ptr %6, i32 0, i32 0
  call void @copy(ptr noundef %11, ptr noundef %0)
  %12 = trunc i8 %8 to i1
  %13 = call i32 @_FortranAAllocatableDeallocate(ptr noundef %11, i1 noundef zeroext %12, ptr noundef %2, ptr noundef %3, i32 noundef %4)
  call void @copy(ptr noundef %0, ptr noundef %11)
  br label %32

14:                                               ; preds = %5
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %21, label %18

18:                                               ; preds = %14
  %19 = trunc i8 %8 to i1
  %20 = call i32 @failed(i1 noundef zeroext %19, i32 noundef 11, ptr noundef @.str.1, ptr noundef %3, i32 noundef %4)
  br label %32

21:                                               ; preds = %14
  %22 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %23 = load i8, ptr %22, align 1
  %24 = sext i8 %23 to i32
  %25 = icmp eq i32 %24, 42
  br i1 %25, label %26, label %28

26:                                               ; preds = %21
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %0)
  %27 = call ptr @type_of(ptr noundef %0)
  call void @destroy_all(ptr noundef byval(%struct.View) align 8 %7, i32 noundef 42, ptr noundef %27)
  br label %28

28:                                               ; preds = %26, %21
  %29 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8
  call void @free(ptr noundef %30)
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr null, ptr %31, align 8
  br label %32

32:                                               ; preds = %28, %18, %10
  %.0 = phi i32 [ 0, %28 ], [ %20, %18 ], [ %13, %10 ]
  ret i32 %.0
}

declare i32 @_FortranAAllocatableDeallocate(ptr noundef, i1 noundef zeroext, ptr noundef, ptr noundef, i32 noundef) #1

define internal void @destroy_all(ptr noundef byval(%struct.View) align 8 %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = icmp eq i32 %1, 42
  br i1 %4, label %5, label %79

5:                                                ; preds = %3
  %6 = call zeroext i1 @__enzcc_type_deep(ptr noundef %2)
  br i1 %6, label %7, label %79

7:                                                ; preds = %5, %77
  %.028 = phi i64 [ %78, %77 ], [ 0, %5 ]
  %8 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 7
  %9 = load i64, ptr %8, align 8
  %10 = icmp slt i64 %.028, %9
  br i1 %10, label %11, label %79

11:                                               ; preds = %7, %75
  %.027 = phi i64 [ %76, %75 ], [ 0, %7 ]
  %12 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 6
  %13 = load i64, ptr %12, align 8
  %14 = icmp slt i64 %.027, %13
  br i1 %14, label %15, label %77

15:                                               ; preds = %11, %73
  %.026 = phi i64 [ %74, %73 ], [ 0, %11 ]
  %16 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 5
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %.026, %17
  br i1 %18, label %19, label %75

19:                                               ; preds = %15, %71
  %.025 = phi i64 [ %72, %71 ], [ 0, %15 ]
  %20 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 4
  %21 = load i64, ptr %20, align 8
  %22 = icmp slt i64 %.025, %21
  br i1 %22, label %23, label %73

23:                                               ; preds = %19, %69
  %.024 = phi i64 [ %70, %69 ], [ 0, %19 ]
  %24 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 3
  %25 = load i64, ptr %24, align 8
  %26 = icmp slt i64 %.024, %25
  br i1 %26, label %27, label %71

27:                                               ; preds = %23, %67
  %.023 = phi i64 [ %68, %67 ], [ 0, %23 ]
  %28 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 2
  %29 = load i64, ptr %28, align 8
  %30 = icmp slt i64 %.023, %29
  br i1 %30, label %31, label %69

31:                                               ; preds = %27, %35
  %.0 = phi i64 [ %66, %35 ], [ 0, %27 ]
  %32 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  %33 = load i64, ptr %32, align 8
  %34 = icmp slt i64 %.0, %33
  br i1 %34, label %35, label %67

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 0
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 8
  %39 = load i64, ptr %38, align 8
  %40 = mul nsw i64 %.0, %39
  %41 = getelementptr inbounds i8, ptr %37, i64 %40
  %42 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 9
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %.023, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 %44
  %46 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 10
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %.024, %47
  %49 = getelementptr inbounds i8, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 11
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %.025, %51
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  %54 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 12
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %.026, %55
  %57 = getelementptr inbounds i8, ptr %53, i64 %56
  %58 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 13
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %.027, %59
  %61 = getelementptr inbounds i8, ptr %57, i64 %60
  %62 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 14
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %.028, %63
  %65 = getelementptr inbounds i8, ptr %61, i64 %64
  call void @__enzcc_type_destroy(ptr noundef %2, ptr noundef %65)
  %66 = add nsw i64 %.0, 1
  br label %31

67:                                               ; preds = %31
  %68 = add nsw i64 %.023, 1
  br label %27

69:                                               ; preds = %27
  %70 = add nsw i64 %.024, 1
  br label %23

71:                                               ; preds = %23
  %72 = add nsw i64 %.025, 1
  br label %19

73:                                               ; preds = %19
  %74 = add nsw i64 %.026, 1
  br label %15

75:                                               ; preds = %15
  %76 = add nsw i64 %.027, 1
  br label %11

77:                                               ; preds = %11
  %78 = add nsw i64 %.028, 1
  br label %7

79:                                               ; preds = %7, %5, %3
  ret void
}

define linkonce_odr hidden i32 @__enzcc_FortranAAllocatableDeallocatePolymorphic(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) alwaysinline nounwind {
  %7 = alloca %struct.Copy, align 8
  %8 = alloca %struct.View, align 8
  %9 = zext i1 %2 to i8
  %10 = call zeroext i1 @is_known(ptr noundef %0)
  %11 = icmp ne ptr %1, null
  %or.cond = and i1 %10, %11
  br i1 %or.cond, label %16, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds nuw %struct.Copy, ptr %7, i32 0, i32 0
  call void @copy(ptr noundef %13, ptr noundef %0)
  %14 = trunc i8 %9 to i1
  %15 = call i32 @_FortranAAllocatableDeallocatePolymorphic(ptr noundef %13, ptr noundef %1, i1 noundef zeroext %14, ptr noundef %3, ptr noundef %4, i32 noundef %5)
  call void @copy(ptr noundef %0, ptr noundef %13)
  br label %32

16:                                               ; preds = %6
  %17 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ne ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %16
  %21 = trunc i8 %9 to i1
  %22 = call i32 @failed(i1 noundef zeroext %21, i32 noundef 11, ptr noundef @.str.1, ptr noundef %4, i32 noundef %5)
  br label %32

23:                                               ; preds = %16
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %8, ptr noundef %0)
  %24 = call ptr @type_of(ptr noundef %0)
  call void @destroy_all(ptr noundef byval(%struct.View) align 8 %8, i32 noundef 42, ptr noundef %24)
  %25 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  call void @free(ptr noundef %26)
  %27 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %28 = load i8, ptr %27, align 4
  %29 = zext i8 %28 to i32
  %30 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  call void @__enzcc_component_establish(ptr noundef %0, i32 noundef %29, i32 noundef 42, i64 noundef %31, i32 noundef 2, ptr noundef %1)
  br label %32

32:                                               ; preds = %23, %20, %12
  %.0 = phi i32 [ 0, %23 ], [ %22, %20 ], [ %15, %12 ]
  ret i32 %.0
}

declare i32 @_FortranAAllocatableDeallocatePolymorphic(ptr noundef, ptr noundef, i1 noundef zeroext, ptr noundef, ptr noundef, i32 noundef) #1

define linkonce_odr hidden void @__enzcc_FortranAAllocatableInitDerivedForAllocate(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) alwaysinline nounwind {
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %10, label %8

8:                                                ; preds = %4
  %9 = call i64 @size_of_objects(ptr noundef %1)
  call void @__enzcc_component_establish(ptr noundef %0, i32 noundef %2, i32 noundef 42, i64 noundef %9, i32 noundef 2, ptr noundef %1)
  br label %10

10:                                               ; preds = %8, %4
  ret void
}

define internal i64 @size_of_objects(ptr noundef %0) #0 {
  %2 = getelementptr inbounds i64, ptr %0, i64 11
  %3 = load i64, ptr %2, align 8
  ret i64 %3
}

define linkonce_odr hidden void @__enzcc_FortranADestroy(ptr noundef %0) alwaysinline nounwind {
  %2 = alloca %struct.Copy, align 8
  %3 = alloca %struct.View, align 8
  %4 = call zeroext i1 @is_known(ptr noundef %0)
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw %struct.Copy, ptr %2, i32 0, i32 0
  call void @copy(ptr noundef %6, ptr noundef %0)
  %7 = getelementptr inbounds nuw %struct.Copy, ptr %2, i32 0, i32 0
  call void @_FortranADestroy(ptr noundef %7)
  br label %15

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %10 = load i8, ptr %9, align 1
  %11 = sext i8 %10 to i32
  %12 = icmp eq i32 %11, 42
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %3, ptr noundef %0)
  %14 = call ptr @type_of(ptr noundef %0)
  call void @destroy_all(ptr noundef byval(%struct.View) align 8 %3, i32 noundef 42, ptr noundef %14)
  br label %15

15:                                               ; preds = %8, %13, %5
  ret void
}

declare void @_FortranADestroy(ptr noundef) #1

define linkonce_odr hidden void @__enzcc_FortranAInitialize(ptr noundef %0, ptr noundef %1, i32 noundef %2) alwaysinline nounwind {
  %4 = alloca %struct.Copy, align 8
  %5 = alloca %struct.View, align 8
  %6 = call zeroext i1 @is_known(ptr noundef %0)
  br i1 %6, label %10, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw %struct.Copy, ptr %4, i32 0, i32 0
  call void @copy(ptr noundef %8, ptr noundef %0)
  %9 = getelementptr inbounds nuw %struct.Copy, ptr %4, i32 0, i32 0
  call void @_FortranAInitialize(ptr noundef %9, ptr noundef %1, i32 noundef %2)
  br label %17

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %12 = load i8, ptr %11, align 1
  %13 = sext i8 %12 to i32
  %14 = icmp eq i32 %13, 42
  br i1 %14, label %15, label %17

15:                                               ; preds = %10
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %5, ptr noundef %0)
  %16 = call ptr @type_of(ptr noundef %0)
  call void @initialize_all(ptr noundef byval(%struct.View) align 8 %5, i32 noundef 42, ptr noundef %16)
  br label %17

17:                                               ; preds = %10, %15, %7
  ret void
}

declare void @_FortranAInitialize(ptr noundef, ptr noundef, i32 noundef) #1

define linkonce_odr hidden i32 @__enzcc_FortranAMoveAlloc(ptr noundef %0, ptr noundef %1, ptr noundef %2, i1 noundef zeroext %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) alwaysinline nounwind {
  %8 = alloca %struct.Copy, align 8
  %9 = alloca %struct.Copy, align 8
  %10 = alloca %struct.View, align 8
  %11 = zext i1 %3 to i8
  %12 = icmp ne ptr %2, null
  br i1 %12, label %15, label %13

13:                                               ; preds = %7
  %14 = call zeroext i1 @is_known(ptr noundef %1)
  br i1 %14, label %24, label %15

15:                                               ; preds = %13, %7
  %16 = getelementptr inbounds nuw %struct.Copy, ptr %8, i32 0, i32 0
  call void @copy(ptr noundef %16, ptr noundef %0)
  %17 = getelementptr inbounds nuw %struct.Copy, ptr %9, i32 0, i32 0
  call void @copy(ptr noundef %17, ptr noundef %1)
  %18 = getelementptr inbounds nuw %struct.Copy, ptr %8, i32 0, i32 0
  %19 = getelementptr inbounds nuw %struct.Copy, ptr %9, i32 0, i32 0
  %20 = trunc i8 %11 to i1
  %21 = call i32 @_FortranAMoveAlloc(ptr noundef %18, ptr noundef %19, ptr noundef %2, i1 noundef zeroext %20, ptr noundef %4, ptr noundef %5, i32 noundef %6)
  %22 = getelementptr inbounds nuw %struct.Copy, ptr %8, i32 0, i32 0
  call void @copy(ptr noundef %0, ptr noundef %22)
  %23 = getelementptr inbounds nuw %struct.Copy, ptr %9, i32 0, i32 0
  call void @copy(ptr noundef %1, ptr noundef %23)
  br label %98

24:                                               ; preds = %13
  %25 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %38

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %30 = load i8, ptr %29, align 1
  %31 = sext i8 %30 to i32
  %32 = icmp eq i32 %31, 42
  br i1 %32, label %33, label %35

33:                                               ; preds = %28
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %10, ptr noundef %0)
  %34 = call ptr @type_of(ptr noundef %1)
  call void @destroy_all(ptr noundef byval(%struct.View) align 8 %10, i32 noundef 42, ptr noundef %34)
  br label %35

35:                                               ; preds = %33, %28
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %37 = load ptr, ptr %36, align 8
  call void @free(ptr noundef %37)
  br label %38

38:                                               ; preds = %35, %24
  %39 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr %40, ptr %41, align 8
  %42 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  store i64 %43, ptr %44, align 8
  %45 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %46 = load i8, ptr %45, align 4
  %47 = zext i8 %46 to i32
  %48 = icmp sgt i32 %47, 0
  br i1 %48, label %49, label %54

49:                                               ; preds = %38
  %50 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %51 = getelementptr inbounds [7 x %struct.Dimension], ptr %50, i64 0, i64 0
  %52 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %53 = getelementptr inbounds [7 x %struct.Dimension], ptr %52, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %51, ptr align 8 %53, i64 24, i1 false)
  br label %54

54:                                               ; preds = %49, %38
  %55 = icmp sgt i32 %47, 1
  br i1 %55, label %56, label %61

56:                                               ; preds = %54
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %58 = getelementptr inbounds [7 x %struct.Dimension], ptr %57, i64 0, i64 1
  %59 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %60 = getelementptr inbounds [7 x %struct.Dimension], ptr %59, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %58, ptr align 8 %60, i64 24, i1 false)
  br label %61

61:                                               ; preds = %56, %54
  %62 = icmp sgt i32 %47, 2
  br i1 %62, label %63, label %68

63:                                               ; preds = %61
  %64 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %65 = getelementptr inbounds [7 x %struct.Dimension], ptr %64, i64 0, i64 2
  %66 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %67 = getelementptr inbounds [7 x %struct.Dimension], ptr %66, i64 0, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %65, ptr align 8 %67, i64 24, i1 false)
  br label %68

68:                                               ; preds = %63, %61
  %69 = icmp sgt i32 %47, 3
  br i1 %69, label %70, label %75

70:                                               ; preds = %68
  %71 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %72 = getelementptr inbounds [7 x %struct.Dimension], ptr %71, i64 0, i64 3
  %73 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %74 = getelementptr inbounds [7 x %struct.Dimension], ptr %73, i64 0, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %72, ptr align 8 %74, i64 24, i1 false)
  br label %75

75:                                               ; preds = %70, %68
  %76 = icmp sgt i32 %47, 4
  br i1 %76, label %77, label %82

77:                                               ; preds = %75
  %78 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %79 = getelementptr inbounds [7 x %struct.Dimension], ptr %78, i64 0, i64 4
  %80 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %81 = getelementptr inbounds [7 x %struct.Dimension], ptr %80, i64 0, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %79, ptr align 8 %81, i64 24, i1 false)
  br label %82

82:                                               ; preds = %77, %75
  %83 = icmp sgt i32 %47, 5
  br i1 %83, label %84, label %89

84:                                               ; preds = %82
  %85 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %86 = getelementptr inbounds [7 x %struct.Dimension], ptr %85, i64 0, i64 5
  %87 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %88 = getelementptr inbounds [7 x %struct.Dimension], ptr %87, i64 0, i64 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %86, ptr align 8 %88, i64 24, i1 false)
  br label %89

89:                                               ; preds = %84, %82
  %90 = icmp sgt i32 %47, 6
  br i1 %90, label %91, label %96

91:                                               ; preds = %89
  %92 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %93 = getelementptr inbounds [7 x %struct.Dimension], ptr %92, i64 0, i64 6
  %94 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %95 = getelementptr inbounds [7 x %struct.Dimension], ptr %94, i64 0, i64 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %93, ptr align 8 %95, i64 24, i1 false)
  br label %96

96:                                               ; preds = %91, %89
  %97 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  store ptr null, ptr %97, align 8
  br label %98

98:                                               ; preds = %96, %15
  %.0 = phi i32 [ %21, %15 ], [ 0, %96 ]
  ret i32 %.0
}

declare i32 @_FortranAMoveAlloc(ptr noundef, ptr noundef, ptr noundef, i1 noundef zeroext, ptr noundef, ptr noundef, i32 noundef) #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

define linkonce_odr hidden void @__enzcc_FortranAAllocatableApplyMold(ptr noundef %0, ptr noundef %1, i32 noundef %2) alwaysinline nounwind {
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  store i64 %5, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %8 = load i8, ptr %7, align 1
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  store i8 %8, ptr %9, align 1
  %10 = trunc i32 %2 to i8
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  store i8 %10, ptr %11, align 4
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAPointerApplyMold(ptr noundef %0, ptr noundef %1, i32 noundef %2) alwaysinline nounwind {
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  store i64 %5, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %8 = load i8, ptr %7, align 1
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  store i8 %8, ptr %9, align 1
  %10 = trunc i32 %2 to i8
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  store i8 %10, ptr %11, align 4
  ret void
}

define linkonce_odr hidden i32 @__enzcc_FortranAPointerAllocate(ptr noundef %0, i1 noundef zeroext %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) alwaysinline nounwind {
  %7 = alloca %struct.Copy, align 8
  %8 = alloca %struct.View, align 8
  %9 = zext i1 %1 to i8
  %10 = call zeroext i1 @is_known(ptr noundef %0)
  br i1 %10, label %15, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw %struct.Copy, ptr %7, i32 0, i32 0
  call void @copy(ptr noundef %12, ptr noundef %0)
  %13 = trunc i8 %9 to i1
  %14 = call i32 @_FortranAPointerAllocate(ptr noundef %12, i1 noundef zeroext %13, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  call void @copy(ptr noundef %0, ptr noundef %12)
  br label %28

15:                                               ; preds = %6
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %17 = load i8, ptr %16, align 4
  %18 = zext i8 %17 to i32
  %19 = call i64 @lay_out(ptr noundef %0, i32 noundef %18)
  %20 = call ptr @__enzcc_fortran_allocate(i64 noundef %19)
  %21 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr %20, ptr %21, align 8
  %22 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %23 = load i8, ptr %22, align 1
  %24 = sext i8 %23 to i32
  %25 = icmp eq i32 %24, 42
  br i1 %25, label %26, label %28

26:                                               ; preds = %15
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %8, ptr noundef %0)
  %27 = call ptr @type_of(ptr noundef %0)
  call void @initialize_all(ptr noundef byval(%struct.View) align 8 %8, i32 noundef 42, ptr noundef %27)
  br label %28

28:                                               ; preds = %15, %26, %11
  %.0 = phi i32 [ %14, %11 ], [ 0, %26 ], [ 0, %15 ]
  ret i32 %.0
}

declare i32 @_FortranAPointerAllocate(ptr noundef, i1 noundef zeroext, ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

declare ptr @__enzcc_fortran_allocate(i64 noundef) #1

define linkonce_odr hidden i32 @__enzcc_FortranAPointerAllocateSource(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) alwaysinline nounwind {
  %7 = alloca %struct.Copy, align 8
  %8 = alloca %struct.Copy, align 8
  %9 = zext i1 %2 to i8
  %10 = call zeroext i1 @is_known(ptr noundef %1)
  br i1 %10, label %17, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw %struct.Copy, ptr %7, i32 0, i32 0
  call void @copy(ptr noundef %12, ptr noundef %1)
  %13 = getelementptr inbounds nuw %struct.Copy, ptr %8, i32 0, i32 0
  call void @copy(ptr noundef %13, ptr noundef %0)
  %14 = getelementptr inbounds nuw %struct.Copy, ptr %7, i32 0, i32 0
  %15 = trunc i8 %9 to i1
  %16 = call i32 @_FortranAPointerAllocateSource(ptr noundef %13, ptr noundef %14, i1 noundef zeroext %15, ptr noundef %3, ptr noundef %4, i32 noundef %5)
  call void @copy(ptr noundef %0, ptr noundef %13)
  br label %24

17:                                               ; preds = %6
  %18 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %19 = load i8, ptr %18, align 4
  %20 = zext i8 %19 to i32
  %21 = call i64 @lay_out(ptr noundef %0, i32 noundef %20)
  %22 = call ptr @__enzcc_fortran_allocate(i64 noundef %21)
  %23 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr %22, ptr %23, align 8
  call void @fill_from(ptr noundef %0, ptr noundef %1)
  br label %24

24:                                               ; preds = %17, %11
  %.0 = phi i32 [ 0, %17 ], [ %16, %11 ]
  ret i32 %.0
}

declare i32 @_FortranAPointerAllocateSource(ptr noundef, ptr noundef, i1 noundef zeroext, ptr noundef, ptr noundef, i32 noundef) #1

define linkonce_odr hidden i32 @__enzcc_FortranAPointerDeallocate(ptr noundef %0, i1 noundef zeroext %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.Copy, align 8
  %7 = alloca %struct.View, align 8
  %8 = zext i1 %1 to i8
  %9 = call zeroext i1 @is_known(ptr noundef %0)
  br i1 %9, label %14, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw %struct.Copy, ptr %6, i32 0, i32 0
  call void @copy(ptr noundef %11, ptr noundef %0)
  %12 = trunc i8 %8 to i1
  %13 = call i32 @_FortranAPointerDeallocate(ptr noundef %11, i1 noundef zeroext %12, ptr noundef %2, ptr noundef %3, i32 noundef %4)
  call void @copy(ptr noundef %0, ptr noundef %11)
  br label %32

14:                                               ; preds = %5
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %21, label %18

18:                                               ; preds = %14
  %19 = trunc i8 %8 to i1
  %20 = call i32 @failed(i1 noundef zeroext %19, i32 noundef 11, ptr noundef @.str.1, ptr noundef %3, i32 noundef %4)
  br label %32

21:                                               ; preds = %14
  %22 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %23 = load i8, ptr %22, align 1
  %24 = sext i8 %23 to i32
  %25 = icmp eq i32 %24, 42
  br i1 %25, label %26, label %28

26:                                               ; preds = %21
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %0)
  %27 = call ptr @type_of(ptr noundef %0)
  call void @destroy_all(ptr noundef byval(%struct.View) align 8 %7, i32 noundef 42, ptr noundef %27)
  br label %28

28:                                               ; preds = %26, %21
  %29 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8
  call void @__enzcc_fortran_deallocate(ptr noundef %30)
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr null, ptr %31, align 8
  br label %32

32:                                               ; preds = %28, %18, %10
  %.0 = phi i32 [ 0, %28 ], [ %20, %18 ], [ %13, %10 ]
  ret i32 %.0
}

declare i32 @_FortranAPointerDeallocate(ptr noundef, i1 noundef zeroext, ptr noundef, ptr noundef, i32 noundef) #1

declare void @__enzcc_fortran_deallocate(ptr noundef) #1

define linkonce_odr hidden i32 @__enzcc_FortranAPointerDeallocatePolymorphic(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) alwaysinline nounwind {
  %7 = alloca %struct.Copy, align 8
  %8 = alloca %struct.View, align 8
  %9 = zext i1 %2 to i8
  %10 = call zeroext i1 @is_known(ptr noundef %0)
  %11 = icmp ne ptr %1, null
  %or.cond = and i1 %10, %11
  br i1 %or.cond, label %16, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds nuw %struct.Copy, ptr %7, i32 0, i32 0
  call void @copy(ptr noundef %13, ptr noundef %0)
  %14 = trunc i8 %9 to i1
  %15 = call i32 @_FortranAPointerDeallocatePolymorphic(ptr noundef %13, ptr noundef %1, i1 noundef zeroext %14, ptr noundef %3, ptr noundef %4, i32 noundef %5)
  call void @copy(ptr noundef %0, ptr noundef %13)
  br label %32

16:                                               ; preds = %6
  %17 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ne ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %16
  %21 = trunc i8 %9 to i1
  %22 = call i32 @failed(i1 noundef zeroext %21, i32 noundef 11, ptr noundef @.str.1, ptr noundef %4, i32 noundef %5)
  br label %32

23:                                               ; preds = %16
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %8, ptr noundef %0)
  %24 = call ptr @type_of(ptr noundef %0)
  call void @destroy_all(ptr noundef byval(%struct.View) align 8 %8, i32 noundef 42, ptr noundef %24)
  %25 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  call void @__enzcc_fortran_deallocate(ptr noundef %26)
  %27 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %28 = load i8, ptr %27, align 4
  %29 = zext i8 %28 to i32
  %30 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  call void @__enzcc_component_establish(ptr noundef %0, i32 noundef %29, i32 noundef 42, i64 noundef %31, i32 noundef 1, ptr noundef %1)
  br label %32

32:                                               ; preds = %23, %20, %12
  %.0 = phi i32 [ 0, %23 ], [ %22, %20 ], [ %15, %12 ]
  ret i32 %.0
}

declare i32 @_FortranAPointerDeallocatePolymorphic(ptr noundef, ptr noundef, i1 noundef zeroext, ptr noundef, ptr noundef, i32 noundef) #1

define linkonce_odr hidden zeroext i1 @__enzcc_FortranAPointerIsAssociatedWith(ptr noundef %0, ptr noundef %1) alwaysinline nounwind {
  %3 = alloca %struct.View, align 8
  %4 = alloca %struct.View, align 8
  %5 = icmp ne ptr %1, null
  br i1 %5, label %10, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br label %200

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = icmp ne ptr %12, null
  br i1 %13, label %14, label %200

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ne ptr %16, %18
  br i1 %19, label %200, label %20

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %22 = load i8, ptr %21, align 4
  %23 = zext i8 %22 to i32
  %24 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %25 = load i8, ptr %24, align 4
  %26 = zext i8 %25 to i32
  %27 = icmp ne i32 %23, %26
  br i1 %27, label %200, label %28

28:                                               ; preds = %20
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %3, ptr noundef %0)
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %4, ptr noundef %1)
  %29 = call i64 @elements(ptr noundef byval(%struct.View) align 8 %3)
  %30 = icmp sgt i64 %29, 0
  %31 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 0
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %32, %34
  %36 = select i1 %30, i1 true, i1 %35
  %37 = zext i1 %36 to i8
  %38 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %39, %41
  br i1 %42, label %43, label %53

43:                                               ; preds = %28
  %44 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 1
  %47 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 8
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 8
  %50 = load i64, ptr %49, align 8
  %51 = icmp eq i64 %48, %50
  %52 = select i1 %46, i1 true, i1 %51
  br label %53

53:                                               ; preds = %43, %28
  %54 = phi i1 [ false, %28 ], [ %52, %43 ]
  %55 = zext i1 %54 to i32
  %56 = trunc i8 %37 to i1
  %57 = zext i1 %56 to i32
  %58 = and i32 %57, %55
  %59 = icmp ne i32 %58, 0
  %60 = zext i1 %59 to i8
  %61 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 2
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 2
  %64 = load i64, ptr %63, align 8
  %65 = icmp eq i64 %62, %64
  br i1 %65, label %66, label %76

66:                                               ; preds = %53
  %67 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 2
  %68 = load i64, ptr %67, align 8
  %69 = icmp eq i64 %68, 1
  %70 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 9
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 9
  %73 = load i64, ptr %72, align 8
  %74 = icmp eq i64 %71, %73
  %75 = select i1 %69, i1 true, i1 %74
  br label %76

76:                                               ; preds = %66, %53
  %77 = phi i1 [ false, %53 ], [ %75, %66 ]
  %78 = zext i1 %77 to i32
  %79 = trunc i8 %60 to i1
  %80 = zext i1 %79 to i32
  %81 = and i32 %80, %78
  %82 = icmp ne i32 %81, 0
  %83 = zext i1 %82 to i8
  %84 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 3
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 3
  %87 = load i64, ptr %86, align 8
  %88 = icmp eq i64 %85, %87
  br i1 %88, label %89, label %99

89:                                               ; preds = %76
  %90 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 3
  %91 = load i64, ptr %90, align 8
  %92 = icmp eq i64 %91, 1
  %93 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 10
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 10
  %96 = load i64, ptr %95, align 8
  %97 = icmp eq i64 %94, %96
  %98 = select i1 %92, i1 true, i1 %97
  br label %99

99:                                               ; preds = %89, %76
  %100 = phi i1 [ false, %76 ], [ %98, %89 ]
  %101 = zext i1 %100 to i32
  %102 = trunc i8 %83 to i1
  %103 = zext i1 %102 to i32
  %104 = and i32 %103, %101
  %105 = icmp ne i32 %104, 0
  %106 = zext i1 %105 to i8
  %107 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 4
  %108 = load i64, ptr %107, align 8
  %109 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 4
  %110 = load i64, ptr %109, align 8
  %111 = icmp eq i64 %108, %110
  br i1 %111, label %112, label %122

112:                                              ; preds = %99
  %113 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 4
  %114 = load i64, ptr %113, align 8
  %115 = icmp eq i64 %114, 1
  %116 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 11
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 11
  %119 = load i64, ptr %118, align 8
  %120 = icmp eq i64 %117, %119
  %121 = select i1 %115, i1 true, i1 %120
  br label %122

122:                                              ; preds = %112, %99
  %123 = phi i1 [ false, %99 ], [ %121, %112 ]
  %124 = zext i1 %123 to i32
  %125 = trunc i8 %106 to i1
  %126 = zext i1 %125 to i32
  %127 = and i32 %126, %124
  %128 = icmp ne i32 %127, 0
  %129 = zext i1 %128 to i8
  %130 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 5
  %131 = load i64, ptr %130, align 8
  %132 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 5
  %133 = load i64, ptr %132, align 8
  %134 = icmp eq i64 %131, %133
  br i1 %134, label %135, label %145

135:                                              ; preds = %122
  %136 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 5
  %137 = load i64, ptr %136, align 8
  %138 = icmp eq i64 %137, 1
  %139 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 12
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 12
  %142 = load i64, ptr %141, align 8
  %143 = icmp eq i64 %140, %142
  %144 = select i1 %138, i1 true, i1 %143
  br label %145

145:                                              ; preds = %135, %122
  %146 = phi i1 [ false, %122 ], [ %144, %135 ]
  %147 = zext i1 %146 to i32
  %148 = trunc i8 %129 to i1
  %149 = zext i1 %148 to i32
  %150 = and i32 %149, %147
  %151 = icmp ne i32 %150, 0
  %152 = zext i1 %151 to i8
  %153 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 6
  %154 = load i64, ptr %153, align 8
  %155 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 6
  %156 = load i64, ptr %155, align 8
  %157 = icmp eq i64 %154, %156
  br i1 %157, label %158, label %168

158:                                              ; preds = %145
  %159 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 6
  %160 = load i64, ptr %159, align 8
  %161 = icmp eq i64 %160, 1
  %162 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 13
  %163 = load i64, ptr %162, align 8
  %164 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 13
  %165 = load i64, ptr %164, align 8
  %166 = icmp eq i64 %163, %165
  %167 = select i1 %161, i1 true, i1 %166
  br label %168

168:                                              ; preds = %158, %145
  %169 = phi i1 [ false, %145 ], [ %167, %158 ]
  %170 = zext i1 %169 to i32
  %171 = trunc i8 %152 to i1
  %172 = zext i1 %171 to i32
  %173 = and i32 %172, %170
  %174 = icmp ne i32 %173, 0
  %175 = zext i1 %174 to i8
  %176 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 7
  %177 = load i64, ptr %176, align 8
  %178 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 7
  %179 = load i64, ptr %178, align 8
  %180 = icmp eq i64 %177, %179
  br i1 %180, label %181, label %191

181:                                              ; preds = %168
  %182 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 7
  %183 = load i64, ptr %182, align 8
  %184 = icmp eq i64 %183, 1
  %185 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 14
  %186 = load i64, ptr %185, align 8
  %187 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 14
  %188 = load i64, ptr %187, align 8
  %189 = icmp eq i64 %186, %188
  %190 = select i1 %184, i1 true, i1 %189
  br label %191

191:                                              ; preds = %181, %168
  %192 = phi i1 [ false, %168 ], [ %190, %181 ]
  %193 = zext i1 %192 to i32
  %194 = trunc i8 %175 to i1
  %195 = zext i1 %194 to i32
  %196 = and i32 %195, %193
  %197 = icmp ne i32 %196, 0
  %198 = zext i1 %197 to i8
  %199 = trunc i8 %198 to i1
  br label %200

200:                                              ; preds = %10, %14, %20, %191, %6
  %.0 = phi i1 [ %9, %6 ], [ %199, %191 ], [ false, %20 ], [ false, %14 ], [ false, %10 ]
  ret i1 %.0
}

define linkonce_odr hidden zeroext i1 @__enzcc_FortranAIsContiguous(ptr noundef %0) alwaysinline nounwind {
  %2 = alloca %struct.View, align 8
  %3 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %2, ptr noundef %0)
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %5 = load i64, ptr %4, align 8
  call void @packed(ptr dead_on_unwind writable sret(%struct.View) align 8 %3, ptr noundef byval(%struct.View) align 8 %2, ptr noundef null, i64 noundef %5)
  %6 = call i64 @elements(ptr noundef byval(%struct.View) align 8 %2)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %115, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw %struct.View, ptr %2, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 1
  %12 = getelementptr inbounds nuw %struct.View, ptr %2, i32 0, i32 8
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 8
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %13, %15
  %17 = select i1 %11, i1 true, i1 %16
  %18 = zext i1 %17 to i32
  %19 = trunc i8 1 to i1
  %20 = zext i1 %19 to i32
  %21 = and i32 %20, %18
  %22 = icmp ne i32 %21, 0
  %23 = zext i1 %22 to i8
  %24 = getelementptr inbounds nuw %struct.View, ptr %2, i32 0, i32 2
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 1
  %27 = getelementptr inbounds nuw %struct.View, ptr %2, i32 0, i32 9
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 9
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %28, %30
  %32 = select i1 %26, i1 true, i1 %31
  %33 = zext i1 %32 to i32
  %34 = trunc i8 %23 to i1
  %35 = zext i1 %34 to i32
  %36 = and i32 %35, %33
  %37 = icmp ne i32 %36, 0
  %38 = zext i1 %37 to i8
  %39 = getelementptr inbounds nuw %struct.View, ptr %2, i32 0, i32 3
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 1
  %42 = getelementptr inbounds nuw %struct.View, ptr %2, i32 0, i32 10
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 10
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %43, %45
  %47 = select i1 %41, i1 true, i1 %46
  %48 = zext i1 %47 to i32
  %49 = trunc i8 %38 to i1
  %50 = zext i1 %49 to i32
  %51 = and i32 %50, %48
  %52 = icmp ne i32 %51, 0
  %53 = zext i1 %52 to i8
  %54 = getelementptr inbounds nuw %struct.View, ptr %2, i32 0, i32 4
  %55 = load i64, ptr %54, align 8
  %56 = icmp eq i64 %55, 1
  %57 = getelementptr inbounds nuw %struct.View, ptr %2, i32 0, i32 11
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 11
  %60 = load i64, ptr %59, align 8
  %61 = icmp eq i64 %58, %60
  %62 = select i1 %56, i1 true, i1 %61
  %63 = zext i1 %62 to i32
  %64 = trunc i8 %53 to i1
  %65 = zext i1 %64 to i32
  %66 = and i32 %65, %63
  %67 = icmp ne i32 %66, 0
  %68 = zext i1 %67 to i8
  %69 = getelementptr inbounds nuw %struct.View, ptr %2, i32 0, i32 5
  %70 = load i64, ptr %69, align 8
  %71 = icmp eq i64 %70, 1
  %72 = getelementptr inbounds nuw %struct.View, ptr %2, i32 0, i32 12
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 12
  %75 = load i64, ptr %74, align 8
  %76 = icmp eq i64 %73, %75
  %77 = select i1 %71, i1 true, i1 %76
  %78 = zext i1 %77 to i32
  %79 = trunc i8 %68 to i1
  %80 = zext i1 %79 to i32
  %81 = and i32 %80, %78
  %82 = icmp ne i32 %81, 0
  %83 = zext i1 %82 to i8
  %84 = getelementptr inbounds nuw %struct.View, ptr %2, i32 0, i32 6
  %85 = load i64, ptr %84, align 8
  %86 = icmp eq i64 %85, 1
  %87 = getelementptr inbounds nuw %struct.View, ptr %2, i32 0, i32 13
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 13
  %90 = load i64, ptr %89, align 8
  %91 = icmp eq i64 %88, %90
  %92 = select i1 %86, i1 true, i1 %91
  %93 = zext i1 %92 to i32
  %94 = trunc i8 %83 to i1
  %95 = zext i1 %94 to i32
  %96 = and i32 %95, %93
  %97 = icmp ne i32 %96, 0
  %98 = zext i1 %97 to i8
  %99 = getelementptr inbounds nuw %struct.View, ptr %2, i32 0, i32 7
  %100 = load i64, ptr %99, align 8
  %101 = icmp eq i64 %100, 1
  %102 = getelementptr inbounds nuw %struct.View, ptr %2, i32 0, i32 14
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 14
  %105 = load i64, ptr %104, align 8
  %106 = icmp eq i64 %103, %105
  %107 = select i1 %101, i1 true, i1 %106
  %108 = zext i1 %107 to i32
  %109 = trunc i8 %98 to i1
  %110 = zext i1 %109 to i32
  %111 = and i32 %110, %108
  %112 = icmp ne i32 %111, 0
  %113 = zext i1 %112 to i8
  %114 = trunc i8 %113 to i1
  br label %115

115:                                              ; preds = %1, %8
  %.0 = phi i1 [ %114, %8 ], [ true, %1 ]
  ret i1 %.0
}

define linkonce_odr hidden float @__enzcc_FortranASumReal4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef %0)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %4)
  %8 = icmp ne ptr %4, null
  br i1 %8, label %9, label %120

9:                                                ; preds = %5, %118
  %.068 = phi i64 [ %119, %118 ], [ 0, %5 ]
  %.0 = phi float [ %.1, %118 ], [ 0.000000e+00, %5 ]
  %10 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %.068, %11
  br i1 %12, label %13, label %194

13:                                               ; preds = %9, %116
  %.074 = phi i64 [ %117, %116 ], [ 0, %9 ]
  %.1 = phi float [ %.2, %116 ], [ %.0, %9 ]
  %14 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %.074, %15
  br i1 %16, label %17, label %118

17:                                               ; preds = %13, %114
  %.073 = phi i64 [ %115, %114 ], [ 0, %13 ]
  %.2 = phi float [ %.3, %114 ], [ %.1, %13 ]
  %18 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %19 = load i64, ptr %18, align 8
  %20 = icmp slt i64 %.073, %19
  br i1 %20, label %21, label %116

21:                                               ; preds = %17, %112
  %.072 = phi i64 [ %113, %112 ], [ 0, %17 ]
  %.3 = phi float [ %.4, %112 ], [ %.2, %17 ]
  %22 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %.072, %23
  br i1 %24, label %25, label %114

25:                                               ; preds = %21, %110
  %.071 = phi i64 [ %111, %110 ], [ 0, %21 ]
  %.4 = phi float [ %.5, %110 ], [ %.3, %21 ]
  %26 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %27 = load i64, ptr %26, align 8
  %28 = icmp slt i64 %.071, %27
  br i1 %28, label %29, label %112

29:                                               ; preds = %25, %108
  %.070 = phi i64 [ %109, %108 ], [ 0, %25 ]
  %.5 = phi float [ %.6, %108 ], [ %.4, %25 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %.070, %31
  br i1 %32, label %33, label %110

33:                                               ; preds = %29, %106
  %.069 = phi i64 [ %107, %106 ], [ 0, %29 ]
  %.6 = phi float [ %.7, %106 ], [ %.5, %29 ]
  %34 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %.069, %35
  br i1 %36, label %37, label %108

37:                                               ; preds = %33
  %38 = icmp ne ptr %4, null
  br i1 %38, label %39, label %73

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %.069, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 %44
  %46 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %.070, %47
  %49 = getelementptr inbounds i8, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %.071, %51
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  %54 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %.072, %55
  %57 = getelementptr inbounds i8, ptr %53, i64 %56
  %58 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %.073, %59
  %61 = getelementptr inbounds i8, ptr %57, i64 %60
  %62 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %.074, %63
  %65 = getelementptr inbounds i8, ptr %61, i64 %64
  %66 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %.068, %67
  %69 = getelementptr inbounds i8, ptr %65, i64 %68
  %70 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = call zeroext i1 @truth(ptr noundef %69, i64 noundef %71)
  br i1 %72, label %73, label %106

73:                                               ; preds = %39, %37
  %74 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.069, %77
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %.070, %81
  %83 = getelementptr inbounds i8, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %.071, %85
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %89 = load i64, ptr %88, align 8
  %90 = mul nsw i64 %.072, %89
  %91 = getelementptr inbounds i8, ptr %87, i64 %90
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %.073, %93
  %95 = getelementptr inbounds i8, ptr %91, i64 %94
  %96 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %.074, %97
  %99 = getelementptr inbounds i8, ptr %95, i64 %98
  %100 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %.068, %101
  %103 = getelementptr inbounds i8, ptr %99, i64 %102
  %104 = load float, ptr %103, align 4
  %105 = fadd float %.6, %104
  br label %106

106:                                              ; preds = %39, %73
  %.7 = phi float [ %105, %73 ], [ %.6, %39 ]
  %107 = add nsw i64 %.069, 1
  br label %33

108:                                              ; preds = %33
  %109 = add nsw i64 %.070, 1
  br label %29

110:                                              ; preds = %29
  %111 = add nsw i64 %.071, 1
  br label %25

112:                                              ; preds = %25
  %113 = add nsw i64 %.072, 1
  br label %21

114:                                              ; preds = %21
  %115 = add nsw i64 %.073, 1
  br label %17

116:                                              ; preds = %17
  %117 = add nsw i64 %.074, 1
  br label %13

118:                                              ; preds = %13
  %119 = add nsw i64 %.068, 1
  br label %9

120:                                              ; preds = %5, %192
  %.067 = phi i64 [ %193, %192 ], [ 0, %5 ]
  %.9 = phi float [ %.10, %192 ], [ 0.000000e+00, %5 ]
  %121 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %122 = load i64, ptr %121, align 8
  %123 = icmp slt i64 %.067, %122
  br i1 %123, label %124, label %194

124:                                              ; preds = %120, %190
  %.066 = phi i64 [ %191, %190 ], [ 0, %120 ]
  %.10 = phi float [ %.11, %190 ], [ %.9, %120 ]
  %125 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %126 = load i64, ptr %125, align 8
  %127 = icmp slt i64 %.066, %126
  br i1 %127, label %128, label %192

128:                                              ; preds = %124, %188
  %.065 = phi i64 [ %189, %188 ], [ 0, %124 ]
  %.11 = phi float [ %.12, %188 ], [ %.10, %124 ]
  %129 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %130 = load i64, ptr %129, align 8
  %131 = icmp slt i64 %.065, %130
  br i1 %131, label %132, label %190

132:                                              ; preds = %128, %186
  %.064 = phi i64 [ %187, %186 ], [ 0, %128 ]
  %.12 = phi float [ %.13, %186 ], [ %.11, %128 ]
  %133 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %134 = load i64, ptr %133, align 8
  %135 = icmp slt i64 %.064, %134
  br i1 %135, label %136, label %188

136:                                              ; preds = %132, %184
  %.063 = phi i64 [ %185, %184 ], [ 0, %132 ]
  %.13 = phi float [ %.14, %184 ], [ %.12, %132 ]
  %137 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %138 = load i64, ptr %137, align 8
  %139 = icmp slt i64 %.063, %138
  br i1 %139, label %140, label %186

140:                                              ; preds = %136, %182
  %.062 = phi i64 [ %183, %182 ], [ 0, %136 ]
  %.14 = phi float [ %.15, %182 ], [ %.13, %136 ]
  %141 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %142 = load i64, ptr %141, align 8
  %143 = icmp slt i64 %.062, %142
  br i1 %143, label %144, label %184

144:                                              ; preds = %140, %148
  %.061 = phi i64 [ %181, %148 ], [ 0, %140 ]
  %.15 = phi float [ %180, %148 ], [ %.14, %140 ]
  %145 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %146 = load i64, ptr %145, align 8
  %147 = icmp slt i64 %.061, %146
  br i1 %147, label %148, label %182

148:                                              ; preds = %144
  %149 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %152 = load i64, ptr %151, align 8
  %153 = mul nsw i64 %.061, %152
  %154 = getelementptr inbounds i8, ptr %150, i64 %153
  %155 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %156 = load i64, ptr %155, align 8
  %157 = mul nsw i64 %.062, %156
  %158 = getelementptr inbounds i8, ptr %154, i64 %157
  %159 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %160 = load i64, ptr %159, align 8
  %161 = mul nsw i64 %.063, %160
  %162 = getelementptr inbounds i8, ptr %158, i64 %161
  %163 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %164 = load i64, ptr %163, align 8
  %165 = mul nsw i64 %.064, %164
  %166 = getelementptr inbounds i8, ptr %162, i64 %165
  %167 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %.065, %168
  %170 = getelementptr inbounds i8, ptr %166, i64 %169
  %171 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %172 = load i64, ptr %171, align 8
  %173 = mul nsw i64 %.066, %172
  %174 = getelementptr inbounds i8, ptr %170, i64 %173
  %175 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %176 = load i64, ptr %175, align 8
  %177 = mul nsw i64 %.067, %176
  %178 = getelementptr inbounds i8, ptr %174, i64 %177
  %179 = load float, ptr %178, align 4
  %180 = fadd float %.15, %179
  %181 = add nsw i64 %.061, 1
  br label %144

182:                                              ; preds = %144
  %183 = add nsw i64 %.062, 1
  br label %140

184:                                              ; preds = %140
  %185 = add nsw i64 %.063, 1
  br label %136

186:                                              ; preds = %136
  %187 = add nsw i64 %.064, 1
  br label %132

188:                                              ; preds = %132
  %189 = add nsw i64 %.065, 1
  br label %128

190:                                              ; preds = %128
  %191 = add nsw i64 %.066, 1
  br label %124

192:                                              ; preds = %124
  %193 = add nsw i64 %.067, 1
  br label %120

194:                                              ; preds = %120, %9
  %.8 = phi float [ %.0, %9 ], [ %.9, %120 ]
  ret float %.8
}

define internal void @mask_view(ptr dead_on_unwind noalias writable sret(%struct.View) align 8 %0, ptr noundef %1) #0 {
  %3 = alloca %struct.View, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const.mask_view.none, i64 120, i1 false)
  %4 = icmp ne ptr %1, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %0, ptr noundef %1)
  br label %7

6:                                                ; preds = %2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %3, i64 120, i1 false)
  br label %7

7:                                                ; preds = %6, %5
  ret void
}

define internal zeroext i1 @truth(ptr noundef %0, i64 noundef %1) #0 {
  switch i64 %1, label %14 [
    i64 1, label %3
    i64 2, label %7
    i64 4, label %11
  ]

3:                                                ; preds = %2
  %4 = load i8, ptr %0, align 1
  %5 = zext i8 %4 to i32
  %6 = icmp ne i32 %5, 0
  br label %17

7:                                                ; preds = %2
  %8 = load i16, ptr %0, align 2
  %9 = sext i16 %8 to i32
  %10 = icmp ne i32 %9, 0
  br label %17

11:                                               ; preds = %2
  %12 = load i32, ptr %0, align 4
  %13 = icmp ne i32 %12, 0
  br label %17

14:                                               ; preds = %2
  %15 = load i64, ptr %0, align 8
  %16 = icmp ne i64 %15, 0
  br label %17

17:                                               ; preds = %14, %11, %7, %3
  %.0 = phi i1 [ %16, %14 ], [ %6, %3 ], [ %10, %7 ], [ %13, %11 ]
  ret i1 %.0
}

define linkonce_odr hidden double @__enzcc_FortranASumReal8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef %0)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %4)
  %8 = icmp ne ptr %4, null
  br i1 %8, label %9, label %120

9:                                                ; preds = %5, %118
  %.068 = phi i64 [ %119, %118 ], [ 0, %5 ]
  %.0 = phi double [ %.1, %118 ], [ 0.000000e+00, %5 ]
  %10 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %.068, %11
  br i1 %12, label %13, label %194

13:                                               ; preds = %9, %116
  %.074 = phi i64 [ %117, %116 ], [ 0, %9 ]
  %.1 = phi double [ %.2, %116 ], [ %.0, %9 ]
  %14 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %.074, %15
  br i1 %16, label %17, label %118

17:                                               ; preds = %13, %114
  %.073 = phi i64 [ %115, %114 ], [ 0, %13 ]
  %.2 = phi double [ %.3, %114 ], [ %.1, %13 ]
  %18 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %19 = load i64, ptr %18, align 8
  %20 = icmp slt i64 %.073, %19
  br i1 %20, label %21, label %116

21:                                               ; preds = %17, %112
  %.072 = phi i64 [ %113, %112 ], [ 0, %17 ]
  %.3 = phi double [ %.4, %112 ], [ %.2, %17 ]
  %22 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %.072, %23
  br i1 %24, label %25, label %114

25:                                               ; preds = %21, %110
  %.071 = phi i64 [ %111, %110 ], [ 0, %21 ]
  %.4 = phi double [ %.5, %110 ], [ %.3, %21 ]
  %26 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %27 = load i64, ptr %26, align 8
  %28 = icmp slt i64 %.071, %27
  br i1 %28, label %29, label %112

29:                                               ; preds = %25, %108
  %.070 = phi i64 [ %109, %108 ], [ 0, %25 ]
  %.5 = phi double [ %.6, %108 ], [ %.4, %25 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %.070, %31
  br i1 %32, label %33, label %110

33:                                               ; preds = %29, %106
  %.069 = phi i64 [ %107, %106 ], [ 0, %29 ]
  %.6 = phi double [ %.7, %106 ], [ %.5, %29 ]
  %34 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %.069, %35
  br i1 %36, label %37, label %108

37:                                               ; preds = %33
  %38 = icmp ne ptr %4, null
  br i1 %38, label %39, label %73

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %.069, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 %44
  %46 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %.070, %47
  %49 = getelementptr inbounds i8, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %.071, %51
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  %54 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %.072, %55
  %57 = getelementptr inbounds i8, ptr %53, i64 %56
  %58 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %.073, %59
  %61 = getelementptr inbounds i8, ptr %57, i64 %60
  %62 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %.074, %63
  %65 = getelementptr inbounds i8, ptr %61, i64 %64
  %66 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %.068, %67
  %69 = getelementptr inbounds i8, ptr %65, i64 %68
  %70 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = call zeroext i1 @truth(ptr noundef %69, i64 noundef %71)
  br i1 %72, label %73, label %106

73:                                               ; preds = %39, %37
  %74 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.069, %77
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %.070, %81
  %83 = getelementptr inbounds i8, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %.071, %85
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %89 = load i64, ptr %88, align 8
  %90 = mul nsw i64 %.072, %89
  %91 = getelementptr inbounds i8, ptr %87, i64 %90
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %.073, %93
  %95 = getelementptr inbounds i8, ptr %91, i64 %94
  %96 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %.074, %97
  %99 = getelementptr inbounds i8, ptr %95, i64 %98
  %100 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %.068, %101
  %103 = getelementptr inbounds i8, ptr %99, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = fadd double %.6, %104
  br label %106

106:                                              ; preds = %39, %73
  %.7 = phi double [ %105, %73 ], [ %.6, %39 ]
  %107 = add nsw i64 %.069, 1
  br label %33

108:                                              ; preds = %33
  %109 = add nsw i64 %.070, 1
  br label %29

110:                                              ; preds = %29
  %111 = add nsw i64 %.071, 1
  br label %25

112:                                              ; preds = %25
  %113 = add nsw i64 %.072, 1
  br label %21

114:                                              ; preds = %21
  %115 = add nsw i64 %.073, 1
  br label %17

116:                                              ; preds = %17
  %117 = add nsw i64 %.074, 1
  br label %13

118:                                              ; preds = %13
  %119 = add nsw i64 %.068, 1
  br label %9

120:                                              ; preds = %5, %192
  %.067 = phi i64 [ %193, %192 ], [ 0, %5 ]
  %.9 = phi double [ %.10, %192 ], [ 0.000000e+00, %5 ]
  %121 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %122 = load i64, ptr %121, align 8
  %123 = icmp slt i64 %.067, %122
  br i1 %123, label %124, label %194

124:                                              ; preds = %120, %190
  %.066 = phi i64 [ %191, %190 ], [ 0, %120 ]
  %.10 = phi double [ %.11, %190 ], [ %.9, %120 ]
  %125 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %126 = load i64, ptr %125, align 8
  %127 = icmp slt i64 %.066, %126
  br i1 %127, label %128, label %192

128:                                              ; preds = %124, %188
  %.065 = phi i64 [ %189, %188 ], [ 0, %124 ]
  %.11 = phi double [ %.12, %188 ], [ %.10, %124 ]
  %129 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %130 = load i64, ptr %129, align 8
  %131 = icmp slt i64 %.065, %130
  br i1 %131, label %132, label %190

132:                                              ; preds = %128, %186
  %.064 = phi i64 [ %187, %186 ], [ 0, %128 ]
  %.12 = phi double [ %.13, %186 ], [ %.11, %128 ]
  %133 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %134 = load i64, ptr %133, align 8
  %135 = icmp slt i64 %.064, %134
  br i1 %135, label %136, label %188

136:                                              ; preds = %132, %184
  %.063 = phi i64 [ %185, %184 ], [ 0, %132 ]
  %.13 = phi double [ %.14, %184 ], [ %.12, %132 ]
  %137 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %138 = load i64, ptr %137, align 8
  %139 = icmp slt i64 %.063, %138
  br i1 %139, label %140, label %186

140:                                              ; preds = %136, %182
  %.062 = phi i64 [ %183, %182 ], [ 0, %136 ]
  %.14 = phi double [ %.15, %182 ], [ %.13, %136 ]
  %141 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %142 = load i64, ptr %141, align 8
  %143 = icmp slt i64 %.062, %142
  br i1 %143, label %144, label %184

144:                                              ; preds = %140, %148
  %.061 = phi i64 [ %181, %148 ], [ 0, %140 ]
  %.15 = phi double [ %180, %148 ], [ %.14, %140 ]
  %145 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %146 = load i64, ptr %145, align 8
  %147 = icmp slt i64 %.061, %146
  br i1 %147, label %148, label %182

148:                                              ; preds = %144
  %149 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %152 = load i64, ptr %151, align 8
  %153 = mul nsw i64 %.061, %152
  %154 = getelementptr inbounds i8, ptr %150, i64 %153
  %155 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %156 = load i64, ptr %155, align 8
  %157 = mul nsw i64 %.062, %156
  %158 = getelementptr inbounds i8, ptr %154, i64 %157
  %159 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %160 = load i64, ptr %159, align 8
  %161 = mul nsw i64 %.063, %160
  %162 = getelementptr inbounds i8, ptr %158, i64 %161
  %163 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %164 = load i64, ptr %163, align 8
  %165 = mul nsw i64 %.064, %164
  %166 = getelementptr inbounds i8, ptr %162, i64 %165
  %167 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %.065, %168
  %170 = getelementptr inbounds i8, ptr %166, i64 %169
  %171 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %172 = load i64, ptr %171, align 8
  %173 = mul nsw i64 %.066, %172
  %174 = getelementptr inbounds i8, ptr %170, i64 %173
  %175 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %176 = load i64, ptr %175, align 8
  %177 = mul nsw i64 %.067, %176
  %178 = getelementptr inbounds i8, ptr %174, i64 %177
  %179 = load double, ptr %178, align 8
  %180 = fadd double %.15, %179
  %181 = add nsw i64 %.061, 1
  br label %144

182:                                              ; preds = %144
  %183 = add nsw i64 %.062, 1
  br label %140

184:                                              ; preds = %140
  %185 = add nsw i64 %.063, 1
  br label %136

186:                                              ; preds = %136
  %187 = add nsw i64 %.064, 1
  br label %132

188:                                              ; preds = %132
  %189 = add nsw i64 %.065, 1
  br label %128

190:                                              ; preds = %128
  %191 = add nsw i64 %.066, 1
  br label %124

192:                                              ; preds = %124
  %193 = add nsw i64 %.067, 1
  br label %120

194:                                              ; preds = %120, %9
  %.8 = phi double [ %.0, %9 ], [ %.9, %120 ]
  ret double %.8
}

define linkonce_odr hidden i32 @__enzcc_FortranASumInteger4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef %0)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %4)
  %8 = icmp ne ptr %4, null
  br i1 %8, label %9, label %120

9:                                                ; preds = %5, %118
  %.068 = phi i64 [ %119, %118 ], [ 0, %5 ]
  %.0 = phi i32 [ %.1, %118 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %.068, %11
  br i1 %12, label %13, label %194

13:                                               ; preds = %9, %116
  %.074 = phi i64 [ %117, %116 ], [ 0, %9 ]
  %.1 = phi i32 [ %.2, %116 ], [ %.0, %9 ]
  %14 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %.074, %15
  br i1 %16, label %17, label %118

17:                                               ; preds = %13, %114
  %.073 = phi i64 [ %115, %114 ], [ 0, %13 ]
  %.2 = phi i32 [ %.3, %114 ], [ %.1, %13 ]
  %18 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %19 = load i64, ptr %18, align 8
  %20 = icmp slt i64 %.073, %19
  br i1 %20, label %21, label %116

21:                                               ; preds = %17, %112
  %.072 = phi i64 [ %113, %112 ], [ 0, %17 ]
  %.3 = phi i32 [ %.4, %112 ], [ %.2, %17 ]
  %22 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %.072, %23
  br i1 %24, label %25, label %114

25:                                               ; preds = %21, %110
  %.071 = phi i64 [ %111, %110 ], [ 0, %21 ]
  %.4 = phi i32 [ %.5, %110 ], [ %.3, %21 ]
  %26 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %27 = load i64, ptr %26, align 8
  %28 = icmp slt i64 %.071, %27
  br i1 %28, label %29, label %112

29:                                               ; preds = %25, %108
  %.070 = phi i64 [ %109, %108 ], [ 0, %25 ]
  %.5 = phi i32 [ %.6, %108 ], [ %.4, %25 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %.070, %31
  br i1 %32, label %33, label %110

33:                                               ; preds = %29, %106
  %.069 = phi i64 [ %107, %106 ], [ 0, %29 ]
  %.6 = phi i32 [ %.7, %106 ], [ %.5, %29 ]
  %34 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %.069, %35
  br i1 %36, label %37, label %108

37:                                               ; preds = %33
  %38 = icmp ne ptr %4, null
  br i1 %38, label %39, label %73

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %.069, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 %44
  %46 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %.070, %47
  %49 = getelementptr inbounds i8, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %.071, %51
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  %54 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %.072, %55
  %57 = getelementptr inbounds i8, ptr %53, i64 %56
  %58 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %.073, %59
  %61 = getelementptr inbounds i8, ptr %57, i64 %60
  %62 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %.074, %63
  %65 = getelementptr inbounds i8, ptr %61, i64 %64
  %66 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %.068, %67
  %69 = getelementptr inbounds i8, ptr %65, i64 %68
  %70 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = call zeroext i1 @truth(ptr noundef %69, i64 noundef %71)
  br i1 %72, label %73, label %106

73:                                               ; preds = %39, %37
  %74 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.069, %77
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %.070, %81
  %83 = getelementptr inbounds i8, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %.071, %85
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %89 = load i64, ptr %88, align 8
  %90 = mul nsw i64 %.072, %89
  %91 = getelementptr inbounds i8, ptr %87, i64 %90
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %.073, %93
  %95 = getelementptr inbounds i8, ptr %91, i64 %94
  %96 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %.074, %97
  %99 = getelementptr inbounds i8, ptr %95, i64 %98
  %100 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %.068, %101
  %103 = getelementptr inbounds i8, ptr %99, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = add nsw i32 %.6, %104
  br label %106

106:                                              ; preds = %39, %73
  %.7 = phi i32 [ %105, %73 ], [ %.6, %39 ]
  %107 = add nsw i64 %.069, 1
  br label %33

108:                                              ; preds = %33
  %109 = add nsw i64 %.070, 1
  br label %29

110:                                              ; preds = %29
  %111 = add nsw i64 %.071, 1
  br label %25

112:                                              ; preds = %25
  %113 = add nsw i64 %.072, 1
  br label %21

114:                                              ; preds = %21
  %115 = add nsw i64 %.073, 1
  br label %17

116:                                              ; preds = %17
  %117 = add nsw i64 %.074, 1
  br label %13

118:                                              ; preds = %13
  %119 = add nsw i64 %.068, 1
  br label %9

120:                                              ; preds = %5, %192
  %.067 = phi i64 [ %193, %192 ], [ 0, %5 ]
  %.9 = phi i32 [ %.10, %192 ], [ 0, %5 ]
  %121 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %122 = load i64, ptr %121, align 8
  %123 = icmp slt i64 %.067, %122
  br i1 %123, label %124, label %194

124:                                              ; preds = %120, %190
  %.066 = phi i64 [ %191, %190 ], [ 0, %120 ]
  %.10 = phi i32 [ %.11, %190 ], [ %.9, %120 ]
  %125 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %126 = load i64, ptr %125, align 8
  %127 = icmp slt i64 %.066, %126
  br i1 %127, label %128, label %192

128:                                              ; preds = %124, %188
  %.065 = phi i64 [ %189, %188 ], [ 0, %124 ]
  %.11 = phi i32 [ %.12, %188 ], [ %.10, %124 ]
  %129 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %130 = load i64, ptr %129, align 8
  %131 = icmp slt i64 %.065, %130
  br i1 %131, label %132, label %190

132:                                              ; preds = %128, %186
  %.064 = phi i64 [ %187, %186 ], [ 0, %128 ]
  %.12 = phi i32 [ %.13, %186 ], [ %.11, %128 ]
  %133 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %134 = load i64, ptr %133, align 8
  %135 = icmp slt i64 %.064, %134
  br i1 %135, label %136, label %188

136:                                              ; preds = %132, %184
  %.063 = phi i64 [ %185, %184 ], [ 0, %132 ]
  %.13 = phi i32 [ %.14, %184 ], [ %.12, %132 ]
  %137 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %138 = load i64, ptr %137, align 8
  %139 = icmp slt i64 %.063, %138
  br i1 %139, label %140, label %186

140:                                              ; preds = %136, %182
  %.062 = phi i64 [ %183, %182 ], [ 0, %136 ]
  %.14 = phi i32 [ %.15, %182 ], [ %.13, %136 ]
  %141 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %142 = load i64, ptr %141, align 8
  %143 = icmp slt i64 %.062, %142
  br i1 %143, label %144, label %184

144:                                              ; preds = %140, %148
  %.061 = phi i64 [ %181, %148 ], [ 0, %140 ]
  %.15 = phi i32 [ %180, %148 ], [ %.14, %140 ]
  %145 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %146 = load i64, ptr %145, align 8
  %147 = icmp slt i64 %.061, %146
  br i1 %147, label %148, label %182

148:                                              ; preds = %144
  %149 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %152 = load i64, ptr %151, align 8
  %153 = mul nsw i64 %.061, %152
  %154 = getelementptr inbounds i8, ptr %150, i64 %153
  %155 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %156 = load i64, ptr %155, align 8
  %157 = mul nsw i64 %.062, %156
  %158 = getelementptr inbounds i8, ptr %154, i64 %157
  %159 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %160 = load i64, ptr %159, align 8
  %161 = mul nsw i64 %.063, %160
  %162 = getelementptr inbounds i8, ptr %158, i64 %161
  %163 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %164 = load i64, ptr %163, align 8
  %165 = mul nsw i64 %.064, %164
  %166 = getelementptr inbounds i8, ptr %162, i64 %165
  %167 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %.065, %168
  %170 = getelementptr inbounds i8, ptr %166, i64 %169
  %171 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %172 = load i64, ptr %171, align 8
  %173 = mul nsw i64 %.066, %172
  %174 = getelementptr inbounds i8, ptr %170, i64 %173
  %175 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %176 = load i64, ptr %175, align 8
  %177 = mul nsw i64 %.067, %176
  %178 = getelementptr inbounds i8, ptr %174, i64 %177
  %179 = load i32, ptr %178, align 4
  %180 = add nsw i32 %.15, %179
  %181 = add nsw i64 %.061, 1
  br label %144

182:                                              ; preds = %144
  %183 = add nsw i64 %.062, 1
  br label %140

184:                                              ; preds = %140
  %185 = add nsw i64 %.063, 1
  br label %136

186:                                              ; preds = %136
  %187 = add nsw i64 %.064, 1
  br label %132

188:                                              ; preds = %132
  %189 = add nsw i64 %.065, 1
  br label %128

190:                                              ; preds = %128
  %191 = add nsw i64 %.066, 1
  br label %124

192:                                              ; preds = %124
  %193 = add nsw i64 %.067, 1
  br label %120

194:                                              ; preds = %120, %9
  %.8 = phi i32 [ %.0, %9 ], [ %.9, %120 ]
  ret i32 %.8
}

define linkonce_odr hidden i64 @__enzcc_FortranASumInteger8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef %0)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %4)
  %8 = icmp ne ptr %4, null
  br i1 %8, label %9, label %120

9:                                                ; preds = %5, %118
  %.068 = phi i64 [ %119, %118 ], [ 0, %5 ]
  %.0 = phi i64 [ %.1, %118 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %.068, %11
  br i1 %12, label %13, label %194

13:                                               ; preds = %9, %116
  %.074 = phi i64 [ %117, %116 ], [ 0, %9 ]
  %.1 = phi i64 [ %.2, %116 ], [ %.0, %9 ]
  %14 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %.074, %15
  br i1 %16, label %17, label %118

17:                                               ; preds = %13, %114
  %.073 = phi i64 [ %115, %114 ], [ 0, %13 ]
  %.2 = phi i64 [ %.3, %114 ], [ %.1, %13 ]
  %18 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %19 = load i64, ptr %18, align 8
  %20 = icmp slt i64 %.073, %19
  br i1 %20, label %21, label %116

21:                                               ; preds = %17, %112
  %.072 = phi i64 [ %113, %112 ], [ 0, %17 ]
  %.3 = phi i64 [ %.4, %112 ], [ %.2, %17 ]
  %22 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %.072, %23
  br i1 %24, label %25, label %114

25:                                               ; preds = %21, %110
  %.071 = phi i64 [ %111, %110 ], [ 0, %21 ]
  %.4 = phi i64 [ %.5, %110 ], [ %.3, %21 ]
  %26 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %27 = load i64, ptr %26, align 8
  %28 = icmp slt i64 %.071, %27
  br i1 %28, label %29, label %112

29:                                               ; preds = %25, %108
  %.070 = phi i64 [ %109, %108 ], [ 0, %25 ]
  %.5 = phi i64 [ %.6, %108 ], [ %.4, %25 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %.070, %31
  br i1 %32, label %33, label %110

33:                                               ; preds = %29, %106
  %.069 = phi i64 [ %107, %106 ], [ 0, %29 ]
  %.6 = phi i64 [ %.7, %106 ], [ %.5, %29 ]
  %34 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %.069, %35
  br i1 %36, label %37, label %108

37:                                               ; preds = %33
  %38 = icmp ne ptr %4, null
  br i1 %38, label %39, label %73

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %.069, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 %44
  %46 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %.070, %47
  %49 = getelementptr inbounds i8, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %.071, %51
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  %54 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %.072, %55
  %57 = getelementptr inbounds i8, ptr %53, i64 %56
  %58 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %.073, %59
  %61 = getelementptr inbounds i8, ptr %57, i64 %60
  %62 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %.074, %63
  %65 = getelementptr inbounds i8, ptr %61, i64 %64
  %66 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %.068, %67
  %69 = getelementptr inbounds i8, ptr %65, i64 %68
  %70 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = call zeroext i1 @truth(ptr noundef %69, i64 noundef %71)
  br i1 %72, label %73, label %106

73:                                               ; preds = %39, %37
  %74 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.069, %77
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %.070, %81
  %83 = getelementptr inbounds i8, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %.071, %85
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %89 = load i64, ptr %88, align 8
  %90 = mul nsw i64 %.072, %89
  %91 = getelementptr inbounds i8, ptr %87, i64 %90
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %.073, %93
  %95 = getelementptr inbounds i8, ptr %91, i64 %94
  %96 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %.074, %97
  %99 = getelementptr inbounds i8, ptr %95, i64 %98
  %100 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %.068, %101
  %103 = getelementptr inbounds i8, ptr %99, i64 %102
  %104 = load i64, ptr %103, align 8
  %105 = add nsw i64 %.6, %104
  br label %106

106:                                              ; preds = %39, %73
  %.7 = phi i64 [ %105, %73 ], [ %.6, %39 ]
  %107 = add nsw i64 %.069, 1
  br label %33

108:                                              ; preds = %33
  %109 = add nsw i64 %.070, 1
  br label %29

110:                                              ; preds = %29
  %111 = add nsw i64 %.071, 1
  br label %25

112:                                              ; preds = %25
  %113 = add nsw i64 %.072, 1
  br label %21

114:                                              ; preds = %21
  %115 = add nsw i64 %.073, 1
  br label %17

116:                                              ; preds = %17
  %117 = add nsw i64 %.074, 1
  br label %13

118:                                              ; preds = %13
  %119 = add nsw i64 %.068, 1
  br label %9

120:                                              ; preds = %5, %192
  %.067 = phi i64 [ %193, %192 ], [ 0, %5 ]
  %.9 = phi i64 [ %.10, %192 ], [ 0, %5 ]
  %121 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %122 = load i64, ptr %121, align 8
  %123 = icmp slt i64 %.067, %122
  br i1 %123, label %124, label %194

124:                                              ; preds = %120, %190
  %.066 = phi i64 [ %191, %190 ], [ 0, %120 ]
  %.10 = phi i64 [ %.11, %190 ], [ %.9, %120 ]
  %125 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %126 = load i64, ptr %125, align 8
  %127 = icmp slt i64 %.066, %126
  br i1 %127, label %128, label %192

128:                                              ; preds = %124, %188
  %.065 = phi i64 [ %189, %188 ], [ 0, %124 ]
  %.11 = phi i64 [ %.12, %188 ], [ %.10, %124 ]
  %129 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %130 = load i64, ptr %129, align 8
  %131 = icmp slt i64 %.065, %130
  br i1 %131, label %132, label %190

132:                                              ; preds = %128, %186
  %.064 = phi i64 [ %187, %186 ], [ 0, %128 ]
  %.12 = phi i64 [ %.13, %186 ], [ %.11, %128 ]
  %133 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %134 = load i64, ptr %133, align 8
  %135 = icmp slt i64 %.064, %134
  br i1 %135, label %136, label %188

136:                                              ; preds = %132, %184
  %.063 = phi i64 [ %185, %184 ], [ 0, %132 ]
  %.13 = phi i64 [ %.14, %184 ], [ %.12, %132 ]
  %137 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %138 = load i64, ptr %137, align 8
  %139 = icmp slt i64 %.063, %138
  br i1 %139, label %140, label %186

140:                                              ; preds = %136, %182
  %.062 = phi i64 [ %183, %182 ], [ 0, %136 ]
  %.14 = phi i64 [ %.15, %182 ], [ %.13, %136 ]
  %141 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %142 = load i64, ptr %141, align 8
  %143 = icmp slt i64 %.062, %142
  br i1 %143, label %144, label %184

144:                                              ; preds = %140, %148
  %.061 = phi i64 [ %181, %148 ], [ 0, %140 ]
  %.15 = phi i64 [ %180, %148 ], [ %.14, %140 ]
  %145 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %146 = load i64, ptr %145, align 8
  %147 = icmp slt i64 %.061, %146
  br i1 %147, label %148, label %182

148:                                              ; preds = %144
  %149 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %152 = load i64, ptr %151, align 8
  %153 = mul nsw i64 %.061, %152
  %154 = getelementptr inbounds i8, ptr %150, i64 %153
  %155 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %156 = load i64, ptr %155, align 8
  %157 = mul nsw i64 %.062, %156
  %158 = getelementptr inbounds i8, ptr %154, i64 %157
  %159 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %160 = load i64, ptr %159, align 8
  %161 = mul nsw i64 %.063, %160
  %162 = getelementptr inbounds i8, ptr %158, i64 %161
  %163 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %164 = load i64, ptr %163, align 8
  %165 = mul nsw i64 %.064, %164
  %166 = getelementptr inbounds i8, ptr %162, i64 %165
  %167 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %.065, %168
  %170 = getelementptr inbounds i8, ptr %166, i64 %169
  %171 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %172 = load i64, ptr %171, align 8
  %173 = mul nsw i64 %.066, %172
  %174 = getelementptr inbounds i8, ptr %170, i64 %173
  %175 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %176 = load i64, ptr %175, align 8
  %177 = mul nsw i64 %.067, %176
  %178 = getelementptr inbounds i8, ptr %174, i64 %177
  %179 = load i64, ptr %178, align 8
  %180 = add nsw i64 %.15, %179
  %181 = add nsw i64 %.061, 1
  br label %144

182:                                              ; preds = %144
  %183 = add nsw i64 %.062, 1
  br label %140

184:                                              ; preds = %140
  %185 = add nsw i64 %.063, 1
  br label %136

186:                                              ; preds = %136
  %187 = add nsw i64 %.064, 1
  br label %132

188:                                              ; preds = %132
  %189 = add nsw i64 %.065, 1
  br label %128

190:                                              ; preds = %128
  %191 = add nsw i64 %.066, 1
  br label %124

192:                                              ; preds = %124
  %193 = add nsw i64 %.067, 1
  br label %120

194:                                              ; preds = %120, %9
  %.8 = phi i64 [ %.0, %9 ], [ %.9, %120 ]
  ret i64 %.8
}

define linkonce_odr hidden float @__enzcc_FortranAProductReal4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef %0)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %4)
  %8 = icmp ne ptr %4, null
  br i1 %8, label %9, label %120

9:                                                ; preds = %5, %118
  %.068 = phi i64 [ %119, %118 ], [ 0, %5 ]
  %.0 = phi float [ %.1, %118 ], [ 1.000000e+00, %5 ]
  %10 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %.068, %11
  br i1 %12, label %13, label %194

13:                                               ; preds = %9, %116
  %.074 = phi i64 [ %117, %116 ], [ 0, %9 ]
  %.1 = phi float [ %.2, %116 ], [ %.0, %9 ]
  %14 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %.074, %15
  br i1 %16, label %17, label %118

17:                                               ; preds = %13, %114
  %.073 = phi i64 [ %115, %114 ], [ 0, %13 ]
  %.2 = phi float [ %.3, %114 ], [ %.1, %13 ]
  %18 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %19 = load i64, ptr %18, align 8
  %20 = icmp slt i64 %.073, %19
  br i1 %20, label %21, label %116

21:                                               ; preds = %17, %112
  %.072 = phi i64 [ %113, %112 ], [ 0, %17 ]
  %.3 = phi float [ %.4, %112 ], [ %.2, %17 ]
  %22 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %.072, %23
  br i1 %24, label %25, label %114

25:                                               ; preds = %21, %110
  %.071 = phi i64 [ %111, %110 ], [ 0, %21 ]
  %.4 = phi float [ %.5, %110 ], [ %.3, %21 ]
  %26 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %27 = load i64, ptr %26, align 8
  %28 = icmp slt i64 %.071, %27
  br i1 %28, label %29, label %112

29:                                               ; preds = %25, %108
  %.070 = phi i64 [ %109, %108 ], [ 0, %25 ]
  %.5 = phi float [ %.6, %108 ], [ %.4, %25 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %.070, %31
  br i1 %32, label %33, label %110

33:                                               ; preds = %29, %106
  %.069 = phi i64 [ %107, %106 ], [ 0, %29 ]
  %.6 = phi float [ %.7, %106 ], [ %.5, %29 ]
  %34 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %.069, %35
  br i1 %36, label %37, label %108

37:                                               ; preds = %33
  %38 = icmp ne ptr %4, null
  br i1 %38, label %39, label %73

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %.069, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 %44
  %46 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %.070, %47
  %49 = getelementptr inbounds i8, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %.071, %51
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  %54 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %.072, %55
  %57 = getelementptr inbounds i8, ptr %53, i64 %56
  %58 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %.073, %59
  %61 = getelementptr inbounds i8, ptr %57, i64 %60
  %62 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %.074, %63
  %65 = getelementptr inbounds i8, ptr %61, i64 %64
  %66 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %.068, %67
  %69 = getelementptr inbounds i8, ptr %65, i64 %68
  %70 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = call zeroext i1 @truth(ptr noundef %69, i64 noundef %71)
  br i1 %72, label %73, label %106

73:                                               ; preds = %39, %37
  %74 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.069, %77
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %.070, %81
  %83 = getelementptr inbounds i8, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %.071, %85
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %89 = load i64, ptr %88, align 8
  %90 = mul nsw i64 %.072, %89
  %91 = getelementptr inbounds i8, ptr %87, i64 %90
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %.073, %93
  %95 = getelementptr inbounds i8, ptr %91, i64 %94
  %96 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %.074, %97
  %99 = getelementptr inbounds i8, ptr %95, i64 %98
  %100 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %.068, %101
  %103 = getelementptr inbounds i8, ptr %99, i64 %102
  %104 = load float, ptr %103, align 4
  %105 = fmul float %.6, %104
  br label %106

106:                                              ; preds = %39, %73
  %.7 = phi float [ %105, %73 ], [ %.6, %39 ]
  %107 = add nsw i64 %.069, 1
  br label %33

108:                                              ; preds = %33
  %109 = add nsw i64 %.070, 1
  br label %29

110:                                              ; preds = %29
  %111 = add nsw i64 %.071, 1
  br label %25

112:                                              ; preds = %25
  %113 = add nsw i64 %.072, 1
  br label %21

114:                                              ; preds = %21
  %115 = add nsw i64 %.073, 1
  br label %17

116:                                              ; preds = %17
  %117 = add nsw i64 %.074, 1
  br label %13

118:                                              ; preds = %13
  %119 = add nsw i64 %.068, 1
  br label %9

120:                                              ; preds = %5, %192
  %.067 = phi i64 [ %193, %192 ], [ 0, %5 ]
  %.9 = phi float [ %.10, %192 ], [ 1.000000e+00, %5 ]
  %121 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %122 = load i64, ptr %121, align 8
  %123 = icmp slt i64 %.067, %122
  br i1 %123, label %124, label %194

124:                                              ; preds = %120, %190
  %.066 = phi i64 [ %191, %190 ], [ 0, %120 ]
  %.10 = phi float [ %.11, %190 ], [ %.9, %120 ]
  %125 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %126 = load i64, ptr %125, align 8
  %127 = icmp slt i64 %.066, %126
  br i1 %127, label %128, label %192

128:                                              ; preds = %124, %188
  %.065 = phi i64 [ %189, %188 ], [ 0, %124 ]
  %.11 = phi float [ %.12, %188 ], [ %.10, %124 ]
  %129 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %130 = load i64, ptr %129, align 8
  %131 = icmp slt i64 %.065, %130
  br i1 %131, label %132, label %190

132:                                              ; preds = %128, %186
  %.064 = phi i64 [ %187, %186 ], [ 0, %128 ]
  %.12 = phi float [ %.13, %186 ], [ %.11, %128 ]
  %133 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %134 = load i64, ptr %133, align 8
  %135 = icmp slt i64 %.064, %134
  br i1 %135, label %136, label %188

136:                                              ; preds = %132, %184
  %.063 = phi i64 [ %185, %184 ], [ 0, %132 ]
  %.13 = phi float [ %.14, %184 ], [ %.12, %132 ]
  %137 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %138 = load i64, ptr %137, align 8
  %139 = icmp slt i64 %.063, %138
  br i1 %139, label %140, label %186

140:                                              ; preds = %136, %182
  %.062 = phi i64 [ %183, %182 ], [ 0, %136 ]
  %.14 = phi float [ %.15, %182 ], [ %.13, %136 ]
  %141 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %142 = load i64, ptr %141, align 8
  %143 = icmp slt i64 %.062, %142
  br i1 %143, label %144, label %184

144:                                              ; preds = %140, %148
  %.061 = phi i64 [ %181, %148 ], [ 0, %140 ]
  %.15 = phi float [ %180, %148 ], [ %.14, %140 ]
  %145 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %146 = load i64, ptr %145, align 8
  %147 = icmp slt i64 %.061, %146
  br i1 %147, label %148, label %182

148:                                              ; preds = %144
  %149 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %152 = load i64, ptr %151, align 8
  %153 = mul nsw i64 %.061, %152
  %154 = getelementptr inbounds i8, ptr %150, i64 %153
  %155 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %156 = load i64, ptr %155, align 8
  %157 = mul nsw i64 %.062, %156
  %158 = getelementptr inbounds i8, ptr %154, i64 %157
  %159 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %160 = load i64, ptr %159, align 8
  %161 = mul nsw i64 %.063, %160
  %162 = getelementptr inbounds i8, ptr %158, i64 %161
  %163 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %164 = load i64, ptr %163, align 8
  %165 = mul nsw i64 %.064, %164
  %166 = getelementptr inbounds i8, ptr %162, i64 %165
  %167 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %.065, %168
  %170 = getelementptr inbounds i8, ptr %166, i64 %169
  %171 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %172 = load i64, ptr %171, align 8
  %173 = mul nsw i64 %.066, %172
  %174 = getelementptr inbounds i8, ptr %170, i64 %173
  %175 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %176 = load i64, ptr %175, align 8
  %177 = mul nsw i64 %.067, %176
  %178 = getelementptr inbounds i8, ptr %174, i64 %177
  %179 = load float, ptr %178, align 4
  %180 = fmul float %.15, %179
  %181 = add nsw i64 %.061, 1
  br label %144

182:                                              ; preds = %144
  %183 = add nsw i64 %.062, 1
  br label %140

184:                                              ; preds = %140
  %185 = add nsw i64 %.063, 1
  br label %136

186:                                              ; preds = %136
  %187 = add nsw i64 %.064, 1
  br label %132

188:                                              ; preds = %132
  %189 = add nsw i64 %.065, 1
  br label %128

190:                                              ; preds = %128
  %191 = add nsw i64 %.066, 1
  br label %124

192:                                              ; preds = %124
  %193 = add nsw i64 %.067, 1
  br label %120

194:                                              ; preds = %120, %9
  %.8 = phi float [ %.0, %9 ], [ %.9, %120 ]
  ret float %.8
}

define linkonce_odr hidden double @__enzcc_FortranAProductReal8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef %0)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %4)
  %8 = icmp ne ptr %4, null
  br i1 %8, label %9, label %120

9:                                                ; preds = %5, %118
  %.068 = phi i64 [ %119, %118 ], [ 0, %5 ]
  %.0 = phi double [ %.1, %118 ], [ 1.000000e+00, %5 ]
  %10 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %.068, %11
  br i1 %12, label %13, label %194

13:                                               ; preds = %9, %116
  %.074 = phi i64 [ %117, %116 ], [ 0, %9 ]
  %.1 = phi double [ %.2, %116 ], [ %.0, %9 ]
  %14 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %.074, %15
  br i1 %16, label %17, label %118

17:                                               ; preds = %13, %114
  %.073 = phi i64 [ %115, %114 ], [ 0, %13 ]
  %.2 = phi double [ %.3, %114 ], [ %.1, %13 ]
  %18 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %19 = load i64, ptr %18, align 8
  %20 = icmp slt i64 %.073, %19
  br i1 %20, label %21, label %116

21:                                               ; preds = %17, %112
  %.072 = phi i64 [ %113, %112 ], [ 0, %17 ]
  %.3 = phi double [ %.4, %112 ], [ %.2, %17 ]
  %22 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %.072, %23
  br i1 %24, label %25, label %114

25:                                               ; preds = %21, %110
  %.071 = phi i64 [ %111, %110 ], [ 0, %21 ]
  %.4 = phi double [ %.5, %110 ], [ %.3, %21 ]
  %26 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %27 = load i64, ptr %26, align 8
  %28 = icmp slt i64 %.071, %27
  br i1 %28, label %29, label %112

29:                                               ; preds = %25, %108
  %.070 = phi i64 [ %109, %108 ], [ 0, %25 ]
  %.5 = phi double [ %.6, %108 ], [ %.4, %25 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %.070, %31
  br i1 %32, label %33, label %110

33:                                               ; preds = %29, %106
  %.069 = phi i64 [ %107, %106 ], [ 0, %29 ]
  %.6 = phi double [ %.7, %106 ], [ %.5, %29 ]
  %34 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %.069, %35
  br i1 %36, label %37, label %108

37:                                               ; preds = %33
  %38 = icmp ne ptr %4, null
  br i1 %38, label %39, label %73

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %.069, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 %44
  %46 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %.070, %47
  %49 = getelementptr inbounds i8, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %.071, %51
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  %54 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %.072, %55
  %57 = getelementptr inbounds i8, ptr %53, i64 %56
  %58 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %.073, %59
  %61 = getelementptr inbounds i8, ptr %57, i64 %60
  %62 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %.074, %63
  %65 = getelementptr inbounds i8, ptr %61, i64 %64
  %66 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %.068, %67
  %69 = getelementptr inbounds i8, ptr %65, i64 %68
  %70 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = call zeroext i1 @truth(ptr noundef %69, i64 noundef %71)
  br i1 %72, label %73, label %106

73:                                               ; preds = %39, %37
  %74 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.069, %77
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %.070, %81
  %83 = getelementptr inbounds i8, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %.071, %85
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %89 = load i64, ptr %88, align 8
  %90 = mul nsw i64 %.072, %89
  %91 = getelementptr inbounds i8, ptr %87, i64 %90
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %.073, %93
  %95 = getelementptr inbounds i8, ptr %91, i64 %94
  %96 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %.074, %97
  %99 = getelementptr inbounds i8, ptr %95, i64 %98
  %100 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %.068, %101
  %103 = getelementptr inbounds i8, ptr %99, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = fmul double %.6, %104
  br label %106

106:                                              ; preds = %39, %73
  %.7 = phi double [ %105, %73 ], [ %.6, %39 ]
  %107 = add nsw i64 %.069, 1
  br label %33

108:                                              ; preds = %33
  %109 = add nsw i64 %.070, 1
  br label %29

110:                                              ; preds = %29
  %111 = add nsw i64 %.071, 1
  br label %25

112:                                              ; preds = %25
  %113 = add nsw i64 %.072, 1
  br label %21

114:                                              ; preds = %21
  %115 = add nsw i64 %.073, 1
  br label %17

116:                                              ; preds = %17
  %117 = add nsw i64 %.074, 1
  br label %13

118:                                              ; preds = %13
  %119 = add nsw i64 %.068, 1
  br label %9

120:                                              ; preds = %5, %192
  %.067 = phi i64 [ %193, %192 ], [ 0, %5 ]
  %.9 = phi double [ %.10, %192 ], [ 1.000000e+00, %5 ]
  %121 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %122 = load i64, ptr %121, align 8
  %123 = icmp slt i64 %.067, %122
  br i1 %123, label %124, label %194

124:                                              ; preds = %120, %190
  %.066 = phi i64 [ %191, %190 ], [ 0, %120 ]
  %.10 = phi double [ %.11, %190 ], [ %.9, %120 ]
  %125 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %126 = load i64, ptr %125, align 8
  %127 = icmp slt i64 %.066, %126
  br i1 %127, label %128, label %192

128:                                              ; preds = %124, %188
  %.065 = phi i64 [ %189, %188 ], [ 0, %124 ]
  %.11 = phi double [ %.12, %188 ], [ %.10, %124 ]
  %129 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %130 = load i64, ptr %129, align 8
  %131 = icmp slt i64 %.065, %130
  br i1 %131, label %132, label %190

132:                                              ; preds = %128, %186
  %.064 = phi i64 [ %187, %186 ], [ 0, %128 ]
  %.12 = phi double [ %.13, %186 ], [ %.11, %128 ]
  %133 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %134 = load i64, ptr %133, align 8
  %135 = icmp slt i64 %.064, %134
  br i1 %135, label %136, label %188

136:                                              ; preds = %132, %184
  %.063 = phi i64 [ %185, %184 ], [ 0, %132 ]
  %.13 = phi double [ %.14, %184 ], [ %.12, %132 ]
  %137 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %138 = load i64, ptr %137, align 8
  %139 = icmp slt i64 %.063, %138
  br i1 %139, label %140, label %186

140:                                              ; preds = %136, %182
  %.062 = phi i64 [ %183, %182 ], [ 0, %136 ]
  %.14 = phi double [ %.15, %182 ], [ %.13, %136 ]
  %141 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %142 = load i64, ptr %141, align 8
  %143 = icmp slt i64 %.062, %142
  br i1 %143, label %144, label %184

144:                                              ; preds = %140, %148
  %.061 = phi i64 [ %181, %148 ], [ 0, %140 ]
  %.15 = phi double [ %180, %148 ], [ %.14, %140 ]
  %145 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %146 = load i64, ptr %145, align 8
  %147 = icmp slt i64 %.061, %146
  br i1 %147, label %148, label %182

148:                                              ; preds = %144
  %149 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %152 = load i64, ptr %151, align 8
  %153 = mul nsw i64 %.061, %152
  %154 = getelementptr inbounds i8, ptr %150, i64 %153
  %155 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %156 = load i64, ptr %155, align 8
  %157 = mul nsw i64 %.062, %156
  %158 = getelementptr inbounds i8, ptr %154, i64 %157
  %159 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %160 = load i64, ptr %159, align 8
  %161 = mul nsw i64 %.063, %160
  %162 = getelementptr inbounds i8, ptr %158, i64 %161
  %163 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %164 = load i64, ptr %163, align 8
  %165 = mul nsw i64 %.064, %164
  %166 = getelementptr inbounds i8, ptr %162, i64 %165
  %167 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %.065, %168
  %170 = getelementptr inbounds i8, ptr %166, i64 %169
  %171 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %172 = load i64, ptr %171, align 8
  %173 = mul nsw i64 %.066, %172
  %174 = getelementptr inbounds i8, ptr %170, i64 %173
  %175 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %176 = load i64, ptr %175, align 8
  %177 = mul nsw i64 %.067, %176
  %178 = getelementptr inbounds i8, ptr %174, i64 %177
  %179 = load double, ptr %178, align 8
  %180 = fmul double %.15, %179
  %181 = add nsw i64 %.061, 1
  br label %144

182:                                              ; preds = %144
  %183 = add nsw i64 %.062, 1
  br label %140

184:                                              ; preds = %140
  %185 = add nsw i64 %.063, 1
  br label %136

186:                                              ; preds = %136
  %187 = add nsw i64 %.064, 1
  br label %132

188:                                              ; preds = %132
  %189 = add nsw i64 %.065, 1
  br label %128

190:                                              ; preds = %128
  %191 = add nsw i64 %.066, 1
  br label %124

192:                                              ; preds = %124
  %193 = add nsw i64 %.067, 1
  br label %120

194:                                              ; preds = %120, %9
  %.8 = phi double [ %.0, %9 ], [ %.9, %120 ]
  ret double %.8
}

define linkonce_odr hidden i32 @__enzcc_FortranAProductInteger4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef %0)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %4)
  %8 = icmp ne ptr %4, null
  br i1 %8, label %9, label %120

9:                                                ; preds = %5, %118
  %.068 = phi i64 [ %119, %118 ], [ 0, %5 ]
  %.0 = phi i32 [ %.1, %118 ], [ 1, %5 ]
  %10 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %.068, %11
  br i1 %12, label %13, label %194

13:                                               ; preds = %9, %116
  %.074 = phi i64 [ %117, %116 ], [ 0, %9 ]
  %.1 = phi i32 [ %.2, %116 ], [ %.0, %9 ]
  %14 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %.074, %15
  br i1 %16, label %17, label %118

17:                                               ; preds = %13, %114
  %.073 = phi i64 [ %115, %114 ], [ 0, %13 ]
  %.2 = phi i32 [ %.3, %114 ], [ %.1, %13 ]
  %18 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %19 = load i64, ptr %18, align 8
  %20 = icmp slt i64 %.073, %19
  br i1 %20, label %21, label %116

21:                                               ; preds = %17, %112
  %.072 = phi i64 [ %113, %112 ], [ 0, %17 ]
  %.3 = phi i32 [ %.4, %112 ], [ %.2, %17 ]
  %22 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %.072, %23
  br i1 %24, label %25, label %114

25:                                               ; preds = %21, %110
  %.071 = phi i64 [ %111, %110 ], [ 0, %21 ]
  %.4 = phi i32 [ %.5, %110 ], [ %.3, %21 ]
  %26 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %27 = load i64, ptr %26, align 8
  %28 = icmp slt i64 %.071, %27
  br i1 %28, label %29, label %112

29:                                               ; preds = %25, %108
  %.070 = phi i64 [ %109, %108 ], [ 0, %25 ]
  %.5 = phi i32 [ %.6, %108 ], [ %.4, %25 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %.070, %31
  br i1 %32, label %33, label %110

33:                                               ; preds = %29, %106
  %.069 = phi i64 [ %107, %106 ], [ 0, %29 ]
  %.6 = phi i32 [ %.7, %106 ], [ %.5, %29 ]
  %34 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %.069, %35
  br i1 %36, label %37, label %108

37:                                               ; preds = %33
  %38 = icmp ne ptr %4, null
  br i1 %38, label %39, label %73

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %.069, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 %44
  %46 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %.070, %47
  %49 = getelementptr inbounds i8, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %.071, %51
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  %54 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %.072, %55
  %57 = getelementptr inbounds i8, ptr %53, i64 %56
  %58 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %.073, %59
  %61 = getelementptr inbounds i8, ptr %57, i64 %60
  %62 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %.074, %63
  %65 = getelementptr inbounds i8, ptr %61, i64 %64
  %66 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %.068, %67
  %69 = getelementptr inbounds i8, ptr %65, i64 %68
  %70 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = call zeroext i1 @truth(ptr noundef %69, i64 noundef %71)
  br i1 %72, label %73, label %106

73:                                               ; preds = %39, %37
  %74 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.069, %77
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %.070, %81
  %83 = getelementptr inbounds i8, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %.071, %85
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %89 = load i64, ptr %88, align 8
  %90 = mul nsw i64 %.072, %89
  %91 = getelementptr inbounds i8, ptr %87, i64 %90
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %.073, %93
  %95 = getelementptr inbounds i8, ptr %91, i64 %94
  %96 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %.074, %97
  %99 = getelementptr inbounds i8, ptr %95, i64 %98
  %100 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %.068, %101
  %103 = getelementptr inbounds i8, ptr %99, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = mul nsw i32 %.6, %104
  br label %106

106:                                              ; preds = %39, %73
  %.7 = phi i32 [ %105, %73 ], [ %.6, %39 ]
  %107 = add nsw i64 %.069, 1
  br label %33

108:                                              ; preds = %33
  %109 = add nsw i64 %.070, 1
  br label %29

110:                                              ; preds = %29
  %111 = add nsw i64 %.071, 1
  br label %25

112:                                              ; preds = %25
  %113 = add nsw i64 %.072, 1
  br label %21

114:                                              ; preds = %21
  %115 = add nsw i64 %.073, 1
  br label %17

116:                                              ; preds = %17
  %117 = add nsw i64 %.074, 1
  br label %13

118:                                              ; preds = %13
  %119 = add nsw i64 %.068, 1
  br label %9

120:                                              ; preds = %5, %192
  %.067 = phi i64 [ %193, %192 ], [ 0, %5 ]
  %.9 = phi i32 [ %.10, %192 ], [ 1, %5 ]
  %121 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %122 = load i64, ptr %121, align 8
  %123 = icmp slt i64 %.067, %122
  br i1 %123, label %124, label %194

124:                                              ; preds = %120, %190
  %.066 = phi i64 [ %191, %190 ], [ 0, %120 ]
  %.10 = phi i32 [ %.11, %190 ], [ %.9, %120 ]
  %125 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %126 = load i64, ptr %125, align 8
  %127 = icmp slt i64 %.066, %126
  br i1 %127, label %128, label %192

128:                                              ; preds = %124, %188
  %.065 = phi i64 [ %189, %188 ], [ 0, %124 ]
  %.11 = phi i32 [ %.12, %188 ], [ %.10, %124 ]
  %129 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %130 = load i64, ptr %129, align 8
  %131 = icmp slt i64 %.065, %130
  br i1 %131, label %132, label %190

132:                                              ; preds = %128, %186
  %.064 = phi i64 [ %187, %186 ], [ 0, %128 ]
  %.12 = phi i32 [ %.13, %186 ], [ %.11, %128 ]
  %133 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %134 = load i64, ptr %133, align 8
  %135 = icmp slt i64 %.064, %134
  br i1 %135, label %136, label %188

136:                                              ; preds = %132, %184
  %.063 = phi i64 [ %185, %184 ], [ 0, %132 ]
  %.13 = phi i32 [ %.14, %184 ], [ %.12, %132 ]
  %137 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %138 = load i64, ptr %137, align 8
  %139 = icmp slt i64 %.063, %138
  br i1 %139, label %140, label %186

140:                                              ; preds = %136, %182
  %.062 = phi i64 [ %183, %182 ], [ 0, %136 ]
  %.14 = phi i32 [ %.15, %182 ], [ %.13, %136 ]
  %141 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %142 = load i64, ptr %141, align 8
  %143 = icmp slt i64 %.062, %142
  br i1 %143, label %144, label %184

144:                                              ; preds = %140, %148
  %.061 = phi i64 [ %181, %148 ], [ 0, %140 ]
  %.15 = phi i32 [ %180, %148 ], [ %.14, %140 ]
  %145 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %146 = load i64, ptr %145, align 8
  %147 = icmp slt i64 %.061, %146
  br i1 %147, label %148, label %182

148:                                              ; preds = %144
  %149 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %152 = load i64, ptr %151, align 8
  %153 = mul nsw i64 %.061, %152
  %154 = getelementptr inbounds i8, ptr %150, i64 %153
  %155 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %156 = load i64, ptr %155, align 8
  %157 = mul nsw i64 %.062, %156
  %158 = getelementptr inbounds i8, ptr %154, i64 %157
  %159 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %160 = load i64, ptr %159, align 8
  %161 = mul nsw i64 %.063, %160
  %162 = getelementptr inbounds i8, ptr %158, i64 %161
  %163 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %164 = load i64, ptr %163, align 8
  %165 = mul nsw i64 %.064, %164
  %166 = getelementptr inbounds i8, ptr %162, i64 %165
  %167 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %.065, %168
  %170 = getelementptr inbounds i8, ptr %166, i64 %169
  %171 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %172 = load i64, ptr %171, align 8
  %173 = mul nsw i64 %.066, %172
  %174 = getelementptr inbounds i8, ptr %170, i64 %173
  %175 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %176 = load i64, ptr %175, align 8
  %177 = mul nsw i64 %.067, %176
  %178 = getelementptr inbounds i8, ptr %174, i64 %177
  %179 = load i32, ptr %178, align 4
  %180 = mul nsw i32 %.15, %179
  %181 = add nsw i64 %.061, 1
  br label %144

182:                                              ; preds = %144
  %183 = add nsw i64 %.062, 1
  br label %140

184:                                              ; preds = %140
  %185 = add nsw i64 %.063, 1
  br label %136

186:                                              ; preds = %136
  %187 = add nsw i64 %.064, 1
  br label %132

188:                                              ; preds = %132
  %189 = add nsw i64 %.065, 1
  br label %128

190:                                              ; preds = %128
  %191 = add nsw i64 %.066, 1
  br label %124

192:                                              ; preds = %124
  %193 = add nsw i64 %.067, 1
  br label %120

194:                                              ; preds = %120, %9
  %.8 = phi i32 [ %.0, %9 ], [ %.9, %120 ]
  ret i32 %.8
}

define linkonce_odr hidden i64 @__enzcc_FortranAProductInteger8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef %0)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %4)
  %8 = icmp ne ptr %4, null
  br i1 %8, label %9, label %120

9:                                                ; preds = %5, %118
  %.068 = phi i64 [ %119, %118 ], [ 0, %5 ]
  %.0 = phi i64 [ %.1, %118 ], [ 1, %5 ]
  %10 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %.068, %11
  br i1 %12, label %13, label %194

13:                                               ; preds = %9, %116
  %.074 = phi i64 [ %117, %116 ], [ 0, %9 ]
  %.1 = phi i64 [ %.2, %116 ], [ %.0, %9 ]
  %14 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %.074, %15
  br i1 %16, label %17, label %118

17:                                               ; preds = %13, %114
  %.073 = phi i64 [ %115, %114 ], [ 0, %13 ]
  %.2 = phi i64 [ %.3, %114 ], [ %.1, %13 ]
  %18 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %19 = load i64, ptr %18, align 8
  %20 = icmp slt i64 %.073, %19
  br i1 %20, label %21, label %116

21:                                               ; preds = %17, %112
  %.072 = phi i64 [ %113, %112 ], [ 0, %17 ]
  %.3 = phi i64 [ %.4, %112 ], [ %.2, %17 ]
  %22 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %.072, %23
  br i1 %24, label %25, label %114

25:                                               ; preds = %21, %110
  %.071 = phi i64 [ %111, %110 ], [ 0, %21 ]
  %.4 = phi i64 [ %.5, %110 ], [ %.3, %21 ]
  %26 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %27 = load i64, ptr %26, align 8
  %28 = icmp slt i64 %.071, %27
  br i1 %28, label %29, label %112

29:                                               ; preds = %25, %108
  %.070 = phi i64 [ %109, %108 ], [ 0, %25 ]
  %.5 = phi i64 [ %.6, %108 ], [ %.4, %25 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %.070, %31
  br i1 %32, label %33, label %110

33:                                               ; preds = %29, %106
  %.069 = phi i64 [ %107, %106 ], [ 0, %29 ]
  %.6 = phi i64 [ %.7, %106 ], [ %.5, %29 ]
  %34 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %.069, %35
  br i1 %36, label %37, label %108

37:                                               ; preds = %33
  %38 = icmp ne ptr %4, null
  br i1 %38, label %39, label %73

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %.069, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 %44
  %46 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %.070, %47
  %49 = getelementptr inbounds i8, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %.071, %51
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  %54 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %.072, %55
  %57 = getelementptr inbounds i8, ptr %53, i64 %56
  %58 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %.073, %59
  %61 = getelementptr inbounds i8, ptr %57, i64 %60
  %62 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %.074, %63
  %65 = getelementptr inbounds i8, ptr %61, i64 %64
  %66 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %.068, %67
  %69 = getelementptr inbounds i8, ptr %65, i64 %68
  %70 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = call zeroext i1 @truth(ptr noundef %69, i64 noundef %71)
  br i1 %72, label %73, label %106

73:                                               ; preds = %39, %37
  %74 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.069, %77
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %.070, %81
  %83 = getelementptr inbounds i8, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %.071, %85
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %89 = load i64, ptr %88, align 8
  %90 = mul nsw i64 %.072, %89
  %91 = getelementptr inbounds i8, ptr %87, i64 %90
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %.073, %93
  %95 = getelementptr inbounds i8, ptr %91, i64 %94
  %96 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %.074, %97
  %99 = getelementptr inbounds i8, ptr %95, i64 %98
  %100 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %.068, %101
  %103 = getelementptr inbounds i8, ptr %99, i64 %102
  %104 = load i64, ptr %103, align 8
  %105 = mul nsw i64 %.6, %104
  br label %106

106:                                              ; preds = %39, %73
  %.7 = phi i64 [ %105, %73 ], [ %.6, %39 ]
  %107 = add nsw i64 %.069, 1
  br label %33

108:                                              ; preds = %33
  %109 = add nsw i64 %.070, 1
  br label %29

110:                                              ; preds = %29
  %111 = add nsw i64 %.071, 1
  br label %25

112:                                              ; preds = %25
  %113 = add nsw i64 %.072, 1
  br label %21

114:                                              ; preds = %21
  %115 = add nsw i64 %.073, 1
  br label %17

116:                                              ; preds = %17
  %117 = add nsw i64 %.074, 1
  br label %13

118:                                              ; preds = %13
  %119 = add nsw i64 %.068, 1
  br label %9

120:                                              ; preds = %5, %192
  %.067 = phi i64 [ %193, %192 ], [ 0, %5 ]
  %.9 = phi i64 [ %.10, %192 ], [ 1, %5 ]
  %121 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %122 = load i64, ptr %121, align 8
  %123 = icmp slt i64 %.067, %122
  br i1 %123, label %124, label %194

124:                                              ; preds = %120, %190
  %.066 = phi i64 [ %191, %190 ], [ 0, %120 ]
  %.10 = phi i64 [ %.11, %190 ], [ %.9, %120 ]
  %125 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %126 = load i64, ptr %125, align 8
  %127 = icmp slt i64 %.066, %126
  br i1 %127, label %128, label %192

128:                                              ; preds = %124, %188
  %.065 = phi i64 [ %189, %188 ], [ 0, %124 ]
  %.11 = phi i64 [ %.12, %188 ], [ %.10, %124 ]
  %129 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %130 = load i64, ptr %129, align 8
  %131 = icmp slt i64 %.065, %130
  br i1 %131, label %132, label %190

132:                                              ; preds = %128, %186
  %.064 = phi i64 [ %187, %186 ], [ 0, %128 ]
  %.12 = phi i64 [ %.13, %186 ], [ %.11, %128 ]
  %133 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %134 = load i64, ptr %133, align 8
  %135 = icmp slt i64 %.064, %134
  br i1 %135, label %136, label %188

136:                                              ; preds = %132, %184
  %.063 = phi i64 [ %185, %184 ], [ 0, %132 ]
  %.13 = phi i64 [ %.14, %184 ], [ %.12, %132 ]
  %137 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %138 = load i64, ptr %137, align 8
  %139 = icmp slt i64 %.063, %138
  br i1 %139, label %140, label %186

140:                                              ; preds = %136, %182
  %.062 = phi i64 [ %183, %182 ], [ 0, %136 ]
  %.14 = phi i64 [ %.15, %182 ], [ %.13, %136 ]
  %141 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %142 = load i64, ptr %141, align 8
  %143 = icmp slt i64 %.062, %142
  br i1 %143, label %144, label %184

144:                                              ; preds = %140, %148
  %.061 = phi i64 [ %181, %148 ], [ 0, %140 ]
  %.15 = phi i64 [ %180, %148 ], [ %.14, %140 ]
  %145 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %146 = load i64, ptr %145, align 8
  %147 = icmp slt i64 %.061, %146
  br i1 %147, label %148, label %182

148:                                              ; preds = %144
  %149 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %152 = load i64, ptr %151, align 8
  %153 = mul nsw i64 %.061, %152
  %154 = getelementptr inbounds i8, ptr %150, i64 %153
  %155 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %156 = load i64, ptr %155, align 8
  %157 = mul nsw i64 %.062, %156
  %158 = getelementptr inbounds i8, ptr %154, i64 %157
  %159 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %160 = load i64, ptr %159, align 8
  %161 = mul nsw i64 %.063, %160
  %162 = getelementptr inbounds i8, ptr %158, i64 %161
  %163 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %164 = load i64, ptr %163, align 8
  %165 = mul nsw i64 %.064, %164
  %166 = getelementptr inbounds i8, ptr %162, i64 %165
  %167 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %.065, %168
  %170 = getelementptr inbounds i8, ptr %166, i64 %169
  %171 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %172 = load i64, ptr %171, align 8
  %173 = mul nsw i64 %.066, %172
  %174 = getelementptr inbounds i8, ptr %170, i64 %173
  %175 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %176 = load i64, ptr %175, align 8
  %177 = mul nsw i64 %.067, %176
  %178 = getelementptr inbounds i8, ptr %174, i64 %177
  %179 = load i64, ptr %178, align 8
  %180 = mul nsw i64 %.15, %179
  %181 = add nsw i64 %.061, 1
  br label %144

182:                                              ; preds = %144
  %183 = add nsw i64 %.062, 1
  br label %140

184:                                              ; preds = %140
  %185 = add nsw i64 %.063, 1
  br label %136

186:                                              ; preds = %136
  %187 = add nsw i64 %.064, 1
  br label %132

188:                                              ; preds = %132
  %189 = add nsw i64 %.065, 1
  br label %128

190:                                              ; preds = %128
  %191 = add nsw i64 %.066, 1
  br label %124

192:                                              ; preds = %124
  %193 = add nsw i64 %.067, 1
  br label %120

194:                                              ; preds = %120, %9
  %.8 = phi i64 [ %.0, %9 ], [ %.9, %120 ]
  ret i64 %.8
}

define linkonce_odr hidden float @__enzcc_FortranAMaxvalReal4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef %0)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %4)
  %8 = icmp ne ptr %4, null
  br i1 %8, label %9, label %121

9:                                                ; preds = %5, %119
  %.074 = phi i64 [ %120, %119 ], [ 0, %5 ]
  %.0 = phi float [ %.1, %119 ], [ 0xC7EFFFFFE0000000, %5 ]
  %10 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %.074, %11
  br i1 %12, label %13, label %196

13:                                               ; preds = %9, %117
  %.080 = phi i64 [ %118, %117 ], [ 0, %9 ]
  %.1 = phi float [ %.2, %117 ], [ %.0, %9 ]
  %14 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %.080, %15
  br i1 %16, label %17, label %119

17:                                               ; preds = %13, %115
  %.079 = phi i64 [ %116, %115 ], [ 0, %13 ]
  %.2 = phi float [ %.3, %115 ], [ %.1, %13 ]
  %18 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %19 = load i64, ptr %18, align 8
  %20 = icmp slt i64 %.079, %19
  br i1 %20, label %21, label %117

21:                                               ; preds = %17, %113
  %.078 = phi i64 [ %114, %113 ], [ 0, %17 ]
  %.3 = phi float [ %.4, %113 ], [ %.2, %17 ]
  %22 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %.078, %23
  br i1 %24, label %25, label %115

25:                                               ; preds = %21, %111
  %.077 = phi i64 [ %112, %111 ], [ 0, %21 ]
  %.4 = phi float [ %.5, %111 ], [ %.3, %21 ]
  %26 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %27 = load i64, ptr %26, align 8
  %28 = icmp slt i64 %.077, %27
  br i1 %28, label %29, label %113

29:                                               ; preds = %25, %109
  %.076 = phi i64 [ %110, %109 ], [ 0, %25 ]
  %.5 = phi float [ %.6, %109 ], [ %.4, %25 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %.076, %31
  br i1 %32, label %33, label %111

33:                                               ; preds = %29, %107
  %.075 = phi i64 [ %108, %107 ], [ 0, %29 ]
  %.6 = phi float [ %.7, %107 ], [ %.5, %29 ]
  %34 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %.075, %35
  br i1 %36, label %37, label %109

37:                                               ; preds = %33
  %38 = icmp ne ptr %4, null
  br i1 %38, label %39, label %73

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %.075, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 %44
  %46 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %.076, %47
  %49 = getelementptr inbounds i8, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %.077, %51
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  %54 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %.078, %55
  %57 = getelementptr inbounds i8, ptr %53, i64 %56
  %58 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %.079, %59
  %61 = getelementptr inbounds i8, ptr %57, i64 %60
  %62 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %.080, %63
  %65 = getelementptr inbounds i8, ptr %61, i64 %64
  %66 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %.074, %67
  %69 = getelementptr inbounds i8, ptr %65, i64 %68
  %70 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = call zeroext i1 @truth(ptr noundef %69, i64 noundef %71)
  br i1 %72, label %73, label %107

73:                                               ; preds = %39, %37
  %74 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.075, %77
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %.076, %81
  %83 = getelementptr inbounds i8, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %.077, %85
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %89 = load i64, ptr %88, align 8
  %90 = mul nsw i64 %.078, %89
  %91 = getelementptr inbounds i8, ptr %87, i64 %90
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %.079, %93
  %95 = getelementptr inbounds i8, ptr %91, i64 %94
  %96 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %.080, %97
  %99 = getelementptr inbounds i8, ptr %95, i64 %98
  %100 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %.074, %101
  %103 = getelementptr inbounds i8, ptr %99, i64 %102
  %104 = load float, ptr %103, align 4
  %105 = fcmp ogt float %104, %.6
  %106 = fcmp une float %.6, %.6
  %or.cond = or i1 %105, %106
  %.8 = select i1 %or.cond, float %104, float %.6
  br label %107

107:                                              ; preds = %39, %73
  %.7 = phi float [ %.8, %73 ], [ %.6, %39 ]
  %108 = add nsw i64 %.075, 1
  br label %33

109:                                              ; preds = %33
  %110 = add nsw i64 %.076, 1
  br label %29

111:                                              ; preds = %29
  %112 = add nsw i64 %.077, 1
  br label %25

113:                                              ; preds = %25
  %114 = add nsw i64 %.078, 1
  br label %21

115:                                              ; preds = %21
  %116 = add nsw i64 %.079, 1
  br label %17

117:                                              ; preds = %17
  %118 = add nsw i64 %.080, 1
  br label %13

119:                                              ; preds = %13
  %120 = add nsw i64 %.074, 1
  br label %9

121:                                              ; preds = %5, %194
  %.073 = phi i64 [ %195, %194 ], [ 0, %5 ]
  %.10 = phi float [ %.11, %194 ], [ 0xC7EFFFFFE0000000, %5 ]
  %122 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %123 = load i64, ptr %122, align 8
  %124 = icmp slt i64 %.073, %123
  br i1 %124, label %125, label %196

125:                                              ; preds = %121, %192
  %.072 = phi i64 [ %193, %192 ], [ 0, %121 ]
  %.11 = phi float [ %.12, %192 ], [ %.10, %121 ]
  %126 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %.072, %127
  br i1 %128, label %129, label %194

129:                                              ; preds = %125, %190
  %.071 = phi i64 [ %191, %190 ], [ 0, %125 ]
  %.12 = phi float [ %.13, %190 ], [ %.11, %125 ]
  %130 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %131 = load i64, ptr %130, align 8
  %132 = icmp slt i64 %.071, %131
  br i1 %132, label %133, label %192

133:                                              ; preds = %129, %188
  %.070 = phi i64 [ %189, %188 ], [ 0, %129 ]
  %.13 = phi float [ %.14, %188 ], [ %.12, %129 ]
  %134 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %135 = load i64, ptr %134, align 8
  %136 = icmp slt i64 %.070, %135
  br i1 %136, label %137, label %190

137:                                              ; preds = %133, %186
  %.069 = phi i64 [ %187, %186 ], [ 0, %133 ]
  %.14 = phi float [ %.15, %186 ], [ %.13, %133 ]
  %138 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %.069, %139
  br i1 %140, label %141, label %188

141:                                              ; preds = %137, %184
  %.068 = phi i64 [ %185, %184 ], [ 0, %137 ]
  %.15 = phi float [ %.16, %184 ], [ %.14, %137 ]
  %142 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %143 = load i64, ptr %142, align 8
  %144 = icmp slt i64 %.068, %143
  br i1 %144, label %145, label %186

145:                                              ; preds = %141, %149
  %.067 = phi i64 [ %183, %149 ], [ 0, %141 ]
  %.16 = phi float [ %.17, %149 ], [ %.15, %141 ]
  %146 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %147 = load i64, ptr %146, align 8
  %148 = icmp slt i64 %.067, %147
  br i1 %148, label %149, label %184

149:                                              ; preds = %145
  %150 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %151 = load ptr, ptr %150, align 8
  %152 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %153 = load i64, ptr %152, align 8
  %154 = mul nsw i64 %.067, %153
  %155 = getelementptr inbounds i8, ptr %151, i64 %154
  %156 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %157 = load i64, ptr %156, align 8
  %158 = mul nsw i64 %.068, %157
  %159 = getelementptr inbounds i8, ptr %155, i64 %158
  %160 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %161 = load i64, ptr %160, align 8
  %162 = mul nsw i64 %.069, %161
  %163 = getelementptr inbounds i8, ptr %159, i64 %162
  %164 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %165 = load i64, ptr %164, align 8
  %166 = mul nsw i64 %.070, %165
  %167 = getelementptr inbounds i8, ptr %163, i64 %166
  %168 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %169 = load i64, ptr %168, align 8
  %170 = mul nsw i64 %.071, %169
  %171 = getelementptr inbounds i8, ptr %167, i64 %170
  %172 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %173 = load i64, ptr %172, align 8
  %174 = mul nsw i64 %.072, %173
  %175 = getelementptr inbounds i8, ptr %171, i64 %174
  %176 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %177 = load i64, ptr %176, align 8
  %178 = mul nsw i64 %.073, %177
  %179 = getelementptr inbounds i8, ptr %175, i64 %178
  %180 = load float, ptr %179, align 4
  %181 = fcmp ogt float %180, %.16
  %182 = fcmp une float %.16, %.16
  %or.cond81 = or i1 %181, %182
  %.17 = select i1 %or.cond81, float %180, float %.16
  %183 = add nsw i64 %.067, 1
  br label %145

184:                                              ; preds = %145
  %185 = add nsw i64 %.068, 1
  br label %141

186:                                              ; preds = %141
  %187 = add nsw i64 %.069, 1
  br label %137

188:                                              ; preds = %137
  %189 = add nsw i64 %.070, 1
  br label %133

190:                                              ; preds = %133
  %191 = add nsw i64 %.071, 1
  br label %129

192:                                              ; preds = %129
  %193 = add nsw i64 %.072, 1
  br label %125

194:                                              ; preds = %125
  %195 = add nsw i64 %.073, 1
  br label %121

196:                                              ; preds = %121, %9
  %.9 = phi float [ %.0, %9 ], [ %.10, %121 ]
  ret float %.9
}

define linkonce_odr hidden double @__enzcc_FortranAMaxvalReal8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef %0)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %4)
  %8 = icmp ne ptr %4, null
  br i1 %8, label %9, label %121

9:                                                ; preds = %5, %119
  %.074 = phi i64 [ %120, %119 ], [ 0, %5 ]
  %.0 = phi double [ %.1, %119 ], [ 0xFFEFFFFFFFFFFFFF, %5 ]
  %10 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %.074, %11
  br i1 %12, label %13, label %196

13:                                               ; preds = %9, %117
  %.080 = phi i64 [ %118, %117 ], [ 0, %9 ]
  %.1 = phi double [ %.2, %117 ], [ %.0, %9 ]
  %14 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %.080, %15
  br i1 %16, label %17, label %119

17:                                               ; preds = %13, %115
  %.079 = phi i64 [ %116, %115 ], [ 0, %13 ]
  %.2 = phi double [ %.3, %115 ], [ %.1, %13 ]
  %18 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %19 = load i64, ptr %18, align 8
  %20 = icmp slt i64 %.079, %19
  br i1 %20, label %21, label %117

21:                                               ; preds = %17, %113
  %.078 = phi i64 [ %114, %113 ], [ 0, %17 ]
  %.3 = phi double [ %.4, %113 ], [ %.2, %17 ]
  %22 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %.078, %23
  br i1 %24, label %25, label %115

25:                                               ; preds = %21, %111
  %.077 = phi i64 [ %112, %111 ], [ 0, %21 ]
  %.4 = phi double [ %.5, %111 ], [ %.3, %21 ]
  %26 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %27 = load i64, ptr %26, align 8
  %28 = icmp slt i64 %.077, %27
  br i1 %28, label %29, label %113

29:                                               ; preds = %25, %109
  %.076 = phi i64 [ %110, %109 ], [ 0, %25 ]
  %.5 = phi double [ %.6, %109 ], [ %.4, %25 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %.076, %31
  br i1 %32, label %33, label %111

33:                                               ; preds = %29, %107
  %.075 = phi i64 [ %108, %107 ], [ 0, %29 ]
  %.6 = phi double [ %.7, %107 ], [ %.5, %29 ]
  %34 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %.075, %35
  br i1 %36, label %37, label %109

37:                                               ; preds = %33
  %38 = icmp ne ptr %4, null
  br i1 %38, label %39, label %73

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %.075, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 %44
  %46 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %.076, %47
  %49 = getelementptr inbounds i8, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %.077, %51
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  %54 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %.078, %55
  %57 = getelementptr inbounds i8, ptr %53, i64 %56
  %58 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %.079, %59
  %61 = getelementptr inbounds i8, ptr %57, i64 %60
  %62 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %.080, %63
  %65 = getelementptr inbounds i8, ptr %61, i64 %64
  %66 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %.074, %67
  %69 = getelementptr inbounds i8, ptr %65, i64 %68
  %70 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = call zeroext i1 @truth(ptr noundef %69, i64 noundef %71)
  br i1 %72, label %73, label %107

73:                                               ; preds = %39, %37
  %74 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.075, %77
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %.076, %81
  %83 = getelementptr inbounds i8, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %.077, %85
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %89 = load i64, ptr %88, align 8
  %90 = mul nsw i64 %.078, %89
  %91 = getelementptr inbounds i8, ptr %87, i64 %90
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %.079, %93
  %95 = getelementptr inbounds i8, ptr %91, i64 %94
  %96 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %.080, %97
  %99 = getelementptr inbounds i8, ptr %95, i64 %98
  %100 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %.074, %101
  %103 = getelementptr inbounds i8, ptr %99, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = fcmp ogt double %104, %.6
  %106 = fcmp une double %.6, %.6
  %or.cond = or i1 %105, %106
  %.8 = select i1 %or.cond, double %104, double %.6
  br label %107

107:                                              ; preds = %39, %73
  %.7 = phi double [ %.8, %73 ], [ %.6, %39 ]
  %108 = add nsw i64 %.075, 1
  br label %33

109:                                              ; preds = %33
  %110 = add nsw i64 %.076, 1
  br label %29

111:                                              ; preds = %29
  %112 = add nsw i64 %.077, 1
  br label %25

113:                                              ; preds = %25
  %114 = add nsw i64 %.078, 1
  br label %21

115:                                              ; preds = %21
  %116 = add nsw i64 %.079, 1
  br label %17

117:                                              ; preds = %17
  %118 = add nsw i64 %.080, 1
  br label %13

119:                                              ; preds = %13
  %120 = add nsw i64 %.074, 1
  br label %9

121:                                              ; preds = %5, %194
  %.073 = phi i64 [ %195, %194 ], [ 0, %5 ]
  %.10 = phi double [ %.11, %194 ], [ 0xFFEFFFFFFFFFFFFF, %5 ]
  %122 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %123 = load i64, ptr %122, align 8
  %124 = icmp slt i64 %.073, %123
  br i1 %124, label %125, label %196

125:                                              ; preds = %121, %192
  %.072 = phi i64 [ %193, %192 ], [ 0, %121 ]
  %.11 = phi double [ %.12, %192 ], [ %.10, %121 ]
  %126 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %.072, %127
  br i1 %128, label %129, label %194

129:                                              ; preds = %125, %190
  %.071 = phi i64 [ %191, %190 ], [ 0, %125 ]
  %.12 = phi double [ %.13, %190 ], [ %.11, %125 ]
  %130 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %131 = load i64, ptr %130, align 8
  %132 = icmp slt i64 %.071, %131
  br i1 %132, label %133, label %192

133:                                              ; preds = %129, %188
  %.070 = phi i64 [ %189, %188 ], [ 0, %129 ]
  %.13 = phi double [ %.14, %188 ], [ %.12, %129 ]
  %134 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %135 = load i64, ptr %134, align 8
  %136 = icmp slt i64 %.070, %135
  br i1 %136, label %137, label %190

137:                                              ; preds = %133, %186
  %.069 = phi i64 [ %187, %186 ], [ 0, %133 ]
  %.14 = phi double [ %.15, %186 ], [ %.13, %133 ]
  %138 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %.069, %139
  br i1 %140, label %141, label %188

141:                                              ; preds = %137, %184
  %.068 = phi i64 [ %185, %184 ], [ 0, %137 ]
  %.15 = phi double [ %.16, %184 ], [ %.14, %137 ]
  %142 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %143 = load i64, ptr %142, align 8
  %144 = icmp slt i64 %.068, %143
  br i1 %144, label %145, label %186

145:                                              ; preds = %141, %149
  %.067 = phi i64 [ %183, %149 ], [ 0, %141 ]
  %.16 = phi double [ %.17, %149 ], [ %.15, %141 ]
  %146 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %147 = load i64, ptr %146, align 8
  %148 = icmp slt i64 %.067, %147
  br i1 %148, label %149, label %184

149:                                              ; preds = %145
  %150 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %151 = load ptr, ptr %150, align 8
  %152 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %153 = load i64, ptr %152, align 8
  %154 = mul nsw i64 %.067, %153
  %155 = getelementptr inbounds i8, ptr %151, i64 %154
  %156 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %157 = load i64, ptr %156, align 8
  %158 = mul nsw i64 %.068, %157
  %159 = getelementptr inbounds i8, ptr %155, i64 %158
  %160 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %161 = load i64, ptr %160, align 8
  %162 = mul nsw i64 %.069, %161
  %163 = getelementptr inbounds i8, ptr %159, i64 %162
  %164 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %165 = load i64, ptr %164, align 8
  %166 = mul nsw i64 %.070, %165
  %167 = getelementptr inbounds i8, ptr %163, i64 %166
  %168 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %169 = load i64, ptr %168, align 8
  %170 = mul nsw i64 %.071, %169
  %171 = getelementptr inbounds i8, ptr %167, i64 %170
  %172 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %173 = load i64, ptr %172, align 8
  %174 = mul nsw i64 %.072, %173
  %175 = getelementptr inbounds i8, ptr %171, i64 %174
  %176 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %177 = load i64, ptr %176, align 8
  %178 = mul nsw i64 %.073, %177
  %179 = getelementptr inbounds i8, ptr %175, i64 %178
  %180 = load double, ptr %179, align 8
  %181 = fcmp ogt double %180, %.16
  %182 = fcmp une double %.16, %.16
  %or.cond81 = or i1 %181, %182
  %.17 = select i1 %or.cond81, double %180, double %.16
  %183 = add nsw i64 %.067, 1
  br label %145

184:                                              ; preds = %145
  %185 = add nsw i64 %.068, 1
  br label %141

186:                                              ; preds = %141
  %187 = add nsw i64 %.069, 1
  br label %137

188:                                              ; preds = %137
  %189 = add nsw i64 %.070, 1
  br label %133

190:                                              ; preds = %133
  %191 = add nsw i64 %.071, 1
  br label %129

192:                                              ; preds = %129
  %193 = add nsw i64 %.072, 1
  br label %125

194:                                              ; preds = %125
  %195 = add nsw i64 %.073, 1
  br label %121

196:                                              ; preds = %121, %9
  %.9 = phi double [ %.0, %9 ], [ %.10, %121 ]
  ret double %.9
}

define linkonce_odr hidden i32 @__enzcc_FortranAMaxvalInteger4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef %0)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %4)
  %8 = icmp ne ptr %4, null
  br i1 %8, label %9, label %121

9:                                                ; preds = %5, %119
  %.074 = phi i64 [ %120, %119 ], [ 0, %5 ]
  %.0 = phi i32 [ %.1, %119 ], [ -2147483648, %5 ]
  %10 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %.074, %11
  br i1 %12, label %13, label %196

13:                                               ; preds = %9, %117
  %.080 = phi i64 [ %118, %117 ], [ 0, %9 ]
  %.1 = phi i32 [ %.2, %117 ], [ %.0, %9 ]
  %14 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %.080, %15
  br i1 %16, label %17, label %119

17:                                               ; preds = %13, %115
  %.079 = phi i64 [ %116, %115 ], [ 0, %13 ]
  %.2 = phi i32 [ %.3, %115 ], [ %.1, %13 ]
  %18 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %19 = load i64, ptr %18, align 8
  %20 = icmp slt i64 %.079, %19
  br i1 %20, label %21, label %117

21:                                               ; preds = %17, %113
  %.078 = phi i64 [ %114, %113 ], [ 0, %17 ]
  %.3 = phi i32 [ %.4, %113 ], [ %.2, %17 ]
  %22 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %.078, %23
  br i1 %24, label %25, label %115

25:                                               ; preds = %21, %111
  %.077 = phi i64 [ %112, %111 ], [ 0, %21 ]
  %.4 = phi i32 [ %.5, %111 ], [ %.3, %21 ]
  %26 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %27 = load i64, ptr %26, align 8
  %28 = icmp slt i64 %.077, %27
  br i1 %28, label %29, label %113

29:                                               ; preds = %25, %109
  %.076 = phi i64 [ %110, %109 ], [ 0, %25 ]
  %.5 = phi i32 [ %.6, %109 ], [ %.4, %25 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %.076, %31
  br i1 %32, label %33, label %111

33:                                               ; preds = %29, %107
  %.075 = phi i64 [ %108, %107 ], [ 0, %29 ]
  %.6 = phi i32 [ %.7, %107 ], [ %.5, %29 ]
  %34 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %.075, %35
  br i1 %36, label %37, label %109

37:                                               ; preds = %33
  %38 = icmp ne ptr %4, null
  br i1 %38, label %39, label %73

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %.075, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 %44
  %46 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %.076, %47
  %49 = getelementptr inbounds i8, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %.077, %51
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  %54 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %.078, %55
  %57 = getelementptr inbounds i8, ptr %53, i64 %56
  %58 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %.079, %59
  %61 = getelementptr inbounds i8, ptr %57, i64 %60
  %62 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %.080, %63
  %65 = getelementptr inbounds i8, ptr %61, i64 %64
  %66 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %.074, %67
  %69 = getelementptr inbounds i8, ptr %65, i64 %68
  %70 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = call zeroext i1 @truth(ptr noundef %69, i64 noundef %71)
  br i1 %72, label %73, label %107

73:                                               ; preds = %39, %37
  %74 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.075, %77
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %.076, %81
  %83 = getelementptr inbounds i8, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %.077, %85
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %89 = load i64, ptr %88, align 8
  %90 = mul nsw i64 %.078, %89
  %91 = getelementptr inbounds i8, ptr %87, i64 %90
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %.079, %93
  %95 = getelementptr inbounds i8, ptr %91, i64 %94
  %96 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %.080, %97
  %99 = getelementptr inbounds i8, ptr %95, i64 %98
  %100 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %.074, %101
  %103 = getelementptr inbounds i8, ptr %99, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = icmp sgt i32 %104, %.6
  %106 = icmp ne i32 %.6, %.6
  %or.cond = or i1 %105, %106
  %.8 = select i1 %or.cond, i32 %104, i32 %.6
  br label %107

107:                                              ; preds = %39, %73
  %.7 = phi i32 [ %.8, %73 ], [ %.6, %39 ]
  %108 = add nsw i64 %.075, 1
  br label %33

109:                                              ; preds = %33
  %110 = add nsw i64 %.076, 1
  br label %29

111:                                              ; preds = %29
  %112 = add nsw i64 %.077, 1
  br label %25

113:                                              ; preds = %25
  %114 = add nsw i64 %.078, 1
  br label %21

115:                                              ; preds = %21
  %116 = add nsw i64 %.079, 1
  br label %17

117:                                              ; preds = %17
  %118 = add nsw i64 %.080, 1
  br label %13

119:                                              ; preds = %13
  %120 = add nsw i64 %.074, 1
  br label %9

121:                                              ; preds = %5, %194
  %.073 = phi i64 [ %195, %194 ], [ 0, %5 ]
  %.10 = phi i32 [ %.11, %194 ], [ -2147483648, %5 ]
  %122 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %123 = load i64, ptr %122, align 8
  %124 = icmp slt i64 %.073, %123
  br i1 %124, label %125, label %196

125:                                              ; preds = %121, %192
  %.072 = phi i64 [ %193, %192 ], [ 0, %121 ]
  %.11 = phi i32 [ %.12, %192 ], [ %.10, %121 ]
  %126 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %.072, %127
  br i1 %128, label %129, label %194

129:                                              ; preds = %125, %190
  %.071 = phi i64 [ %191, %190 ], [ 0, %125 ]
  %.12 = phi i32 [ %.13, %190 ], [ %.11, %125 ]
  %130 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %131 = load i64, ptr %130, align 8
  %132 = icmp slt i64 %.071, %131
  br i1 %132, label %133, label %192

133:                                              ; preds = %129, %188
  %.070 = phi i64 [ %189, %188 ], [ 0, %129 ]
  %.13 = phi i32 [ %.14, %188 ], [ %.12, %129 ]
  %134 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %135 = load i64, ptr %134, align 8
  %136 = icmp slt i64 %.070, %135
  br i1 %136, label %137, label %190

137:                                              ; preds = %133, %186
  %.069 = phi i64 [ %187, %186 ], [ 0, %133 ]
  %.14 = phi i32 [ %.15, %186 ], [ %.13, %133 ]
  %138 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %.069, %139
  br i1 %140, label %141, label %188

141:                                              ; preds = %137, %184
  %.068 = phi i64 [ %185, %184 ], [ 0, %137 ]
  %.15 = phi i32 [ %.16, %184 ], [ %.14, %137 ]
  %142 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %143 = load i64, ptr %142, align 8
  %144 = icmp slt i64 %.068, %143
  br i1 %144, label %145, label %186

145:                                              ; preds = %141, %149
  %.067 = phi i64 [ %183, %149 ], [ 0, %141 ]
  %.16 = phi i32 [ %.17, %149 ], [ %.15, %141 ]
  %146 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %147 = load i64, ptr %146, align 8
  %148 = icmp slt i64 %.067, %147
  br i1 %148, label %149, label %184

149:                                              ; preds = %145
  %150 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %151 = load ptr, ptr %150, align 8
  %152 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %153 = load i64, ptr %152, align 8
  %154 = mul nsw i64 %.067, %153
  %155 = getelementptr inbounds i8, ptr %151, i64 %154
  %156 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %157 = load i64, ptr %156, align 8
  %158 = mul nsw i64 %.068, %157
  %159 = getelementptr inbounds i8, ptr %155, i64 %158
  %160 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %161 = load i64, ptr %160, align 8
  %162 = mul nsw i64 %.069, %161
  %163 = getelementptr inbounds i8, ptr %159, i64 %162
  %164 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %165 = load i64, ptr %164, align 8
  %166 = mul nsw i64 %.070, %165
  %167 = getelementptr inbounds i8, ptr %163, i64 %166
  %168 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %169 = load i64, ptr %168, align 8
  %170 = mul nsw i64 %.071, %169
  %171 = getelementptr inbounds i8, ptr %167, i64 %170
  %172 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %173 = load i64, ptr %172, align 8
  %174 = mul nsw i64 %.072, %173
  %175 = getelementptr inbounds i8, ptr %171, i64 %174
  %176 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %177 = load i64, ptr %176, align 8
  %178 = mul nsw i64 %.073, %177
  %179 = getelementptr inbounds i8, ptr %175, i64 %178
  %180 = load i32, ptr %179, align 4
  %181 = icmp sgt i32 %180, %.16
  %182 = icmp ne i32 %.16, %.16
  %or.cond81 = or i1 %181, %182
  %.17 = select i1 %or.cond81, i32 %180, i32 %.16
  %183 = add nsw i64 %.067, 1
  br label %145

184:                                              ; preds = %145
  %185 = add nsw i64 %.068, 1
  br label %141

186:                                              ; preds = %141
  %187 = add nsw i64 %.069, 1
  br label %137

188:                                              ; preds = %137
  %189 = add nsw i64 %.070, 1
  br label %133

190:                                              ; preds = %133
  %191 = add nsw i64 %.071, 1
  br label %129

192:                                              ; preds = %129
  %193 = add nsw i64 %.072, 1
  br label %125

194:                                              ; preds = %125
  %195 = add nsw i64 %.073, 1
  br label %121

196:                                              ; preds = %121, %9
  %.9 = phi i32 [ %.0, %9 ], [ %.10, %121 ]
  ret i32 %.9
}

define linkonce_odr hidden i64 @__enzcc_FortranAMaxvalInteger8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef %0)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %4)
  %8 = icmp ne ptr %4, null
  br i1 %8, label %9, label %121

9:                                                ; preds = %5, %119
  %.074 = phi i64 [ %120, %119 ], [ 0, %5 ]
  %.0 = phi i64 [ %.1, %119 ], [ -9223372036854775808, %5 ]
  %10 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %.074, %11
  br i1 %12, label %13, label %196

13:                                               ; preds = %9, %117
  %.080 = phi i64 [ %118, %117 ], [ 0, %9 ]
  %.1 = phi i64 [ %.2, %117 ], [ %.0, %9 ]
  %14 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %.080, %15
  br i1 %16, label %17, label %119

17:                                               ; preds = %13, %115
  %.079 = phi i64 [ %116, %115 ], [ 0, %13 ]
  %.2 = phi i64 [ %.3, %115 ], [ %.1, %13 ]
  %18 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %19 = load i64, ptr %18, align 8
  %20 = icmp slt i64 %.079, %19
  br i1 %20, label %21, label %117

21:                                               ; preds = %17, %113
  %.078 = phi i64 [ %114, %113 ], [ 0, %17 ]
  %.3 = phi i64 [ %.4, %113 ], [ %.2, %17 ]
  %22 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %.078, %23
  br i1 %24, label %25, label %115

25:                                               ; preds = %21, %111
  %.077 = phi i64 [ %112, %111 ], [ 0, %21 ]
  %.4 = phi i64 [ %.5, %111 ], [ %.3, %21 ]
  %26 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %27 = load i64, ptr %26, align 8
  %28 = icmp slt i64 %.077, %27
  br i1 %28, label %29, label %113

29:                                               ; preds = %25, %109
  %.076 = phi i64 [ %110, %109 ], [ 0, %25 ]
  %.5 = phi i64 [ %.6, %109 ], [ %.4, %25 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %.076, %31
  br i1 %32, label %33, label %111

33:                                               ; preds = %29, %107
  %.075 = phi i64 [ %108, %107 ], [ 0, %29 ]
  %.6 = phi i64 [ %.7, %107 ], [ %.5, %29 ]
  %34 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %.075, %35
  br i1 %36, label %37, label %109

37:                                               ; preds = %33
  %38 = icmp ne ptr %4, null
  br i1 %38, label %39, label %73

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %.075, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 %44
  %46 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %.076, %47
  %49 = getelementptr inbounds i8, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %.077, %51
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  %54 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %.078, %55
  %57 = getelementptr inbounds i8, ptr %53, i64 %56
  %58 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %.079, %59
  %61 = getelementptr inbounds i8, ptr %57, i64 %60
  %62 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %.080, %63
  %65 = getelementptr inbounds i8, ptr %61, i64 %64
  %66 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %.074, %67
  %69 = getelementptr inbounds i8, ptr %65, i64 %68
  %70 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = call zeroext i1 @truth(ptr noundef %69, i64 noundef %71)
  br i1 %72, label %73, label %107

73:                                               ; preds = %39, %37
  %74 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.075, %77
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %.076, %81
  %83 = getelementptr inbounds i8, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %.077, %85
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %89 = load i64, ptr %88, align 8
  %90 = mul nsw i64 %.078, %89
  %91 = getelementptr inbounds i8, ptr %87, i64 %90
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %.079, %93
  %95 = getelementptr inbounds i8, ptr %91, i64 %94
  %96 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %.080, %97
  %99 = getelementptr inbounds i8, ptr %95, i64 %98
  %100 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %.074, %101
  %103 = getelementptr inbounds i8, ptr %99, i64 %102
  %104 = load i64, ptr %103, align 8
  %105 = icmp sgt i64 %104, %.6
  %106 = icmp ne i64 %.6, %.6
  %or.cond = or i1 %105, %106
  %.8 = select i1 %or.cond, i64 %104, i64 %.6
  br label %107

107:                                              ; preds = %39, %73
  %.7 = phi i64 [ %.8, %73 ], [ %.6, %39 ]
  %108 = add nsw i64 %.075, 1
  br label %33

109:                                              ; preds = %33
  %110 = add nsw i64 %.076, 1
  br label %29

111:                                              ; preds = %29
  %112 = add nsw i64 %.077, 1
  br label %25

113:                                              ; preds = %25
  %114 = add nsw i64 %.078, 1
  br label %21

115:                                              ; preds = %21
  %116 = add nsw i64 %.079, 1
  br label %17

117:                                              ; preds = %17
  %118 = add nsw i64 %.080, 1
  br label %13

119:                                              ; preds = %13
  %120 = add nsw i64 %.074, 1
  br label %9

121:                                              ; preds = %5, %194
  %.073 = phi i64 [ %195, %194 ], [ 0, %5 ]
  %.10 = phi i64 [ %.11, %194 ], [ -9223372036854775808, %5 ]
  %122 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %123 = load i64, ptr %122, align 8
  %124 = icmp slt i64 %.073, %123
  br i1 %124, label %125, label %196

125:                                              ; preds = %121, %192
  %.072 = phi i64 [ %193, %192 ], [ 0, %121 ]
  %.11 = phi i64 [ %.12, %192 ], [ %.10, %121 ]
  %126 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %.072, %127
  br i1 %128, label %129, label %194

129:                                              ; preds = %125, %190
  %.071 = phi i64 [ %191, %190 ], [ 0, %125 ]
  %.12 = phi i64 [ %.13, %190 ], [ %.11, %125 ]
  %130 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %131 = load i64, ptr %130, align 8
  %132 = icmp slt i64 %.071, %131
  br i1 %132, label %133, label %192

133:                                              ; preds = %129, %188
  %.070 = phi i64 [ %189, %188 ], [ 0, %129 ]
  %.13 = phi i64 [ %.14, %188 ], [ %.12, %129 ]
  %134 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %135 = load i64, ptr %134, align 8
  %136 = icmp slt i64 %.070, %135
  br i1 %136, label %137, label %190

137:                                              ; preds = %133, %186
  %.069 = phi i64 [ %187, %186 ], [ 0, %133 ]
  %.14 = phi i64 [ %.15, %186 ], [ %.13, %133 ]
  %138 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %.069, %139
  br i1 %140, label %141, label %188

141:                                              ; preds = %137, %184
  %.068 = phi i64 [ %185, %184 ], [ 0, %137 ]
  %.15 = phi i64 [ %.16, %184 ], [ %.14, %137 ]
  %142 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %143 = load i64, ptr %142, align 8
  %144 = icmp slt i64 %.068, %143
  br i1 %144, label %145, label %186

145:                                              ; preds = %141, %149
  %.067 = phi i64 [ %183, %149 ], [ 0, %141 ]
  %.16 = phi i64 [ %.17, %149 ], [ %.15, %141 ]
  %146 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %147 = load i64, ptr %146, align 8
  %148 = icmp slt i64 %.067, %147
  br i1 %148, label %149, label %184

149:                                              ; preds = %145
  %150 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %151 = load ptr, ptr %150, align 8
  %152 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %153 = load i64, ptr %152, align 8
  %154 = mul nsw i64 %.067, %153
  %155 = getelementptr inbounds i8, ptr %151, i64 %154
  %156 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %157 = load i64, ptr %156, align 8
  %158 = mul nsw i64 %.068, %157
  %159 = getelementptr inbounds i8, ptr %155, i64 %158
  %160 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %161 = load i64, ptr %160, align 8
  %162 = mul nsw i64 %.069, %161
  %163 = getelementptr inbounds i8, ptr %159, i64 %162
  %164 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %165 = load i64, ptr %164, align 8
  %166 = mul nsw i64 %.070, %165
  %167 = getelementptr inbounds i8, ptr %163, i64 %166
  %168 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %169 = load i64, ptr %168, align 8
  %170 = mul nsw i64 %.071, %169
  %171 = getelementptr inbounds i8, ptr %167, i64 %170
  %172 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %173 = load i64, ptr %172, align 8
  %174 = mul nsw i64 %.072, %173
  %175 = getelementptr inbounds i8, ptr %171, i64 %174
  %176 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %177 = load i64, ptr %176, align 8
  %178 = mul nsw i64 %.073, %177
  %179 = getelementptr inbounds i8, ptr %175, i64 %178
  %180 = load i64, ptr %179, align 8
  %181 = icmp sgt i64 %180, %.16
  %182 = icmp ne i64 %.16, %.16
  %or.cond81 = or i1 %181, %182
  %.17 = select i1 %or.cond81, i64 %180, i64 %.16
  %183 = add nsw i64 %.067, 1
  br label %145

184:                                              ; preds = %145
  %185 = add nsw i64 %.068, 1
  br label %141

186:                                              ; preds = %141
  %187 = add nsw i64 %.069, 1
  br label %137

188:                                              ; preds = %137
  %189 = add nsw i64 %.070, 1
  br label %133

190:                                              ; preds = %133
  %191 = add nsw i64 %.071, 1
  br label %129

192:                                              ; preds = %129
  %193 = add nsw i64 %.072, 1
  br label %125

194:                                              ; preds = %125
  %195 = add nsw i64 %.073, 1
  br label %121

196:                                              ; preds = %121, %9
  %.9 = phi i64 [ %.0, %9 ], [ %.10, %121 ]
  ret i64 %.9
}

define linkonce_odr hidden float @__enzcc_FortranAMinvalReal4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef %0)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %4)
  %8 = icmp ne ptr %4, null
  br i1 %8, label %9, label %121

9:                                                ; preds = %5, %119
  %.074 = phi i64 [ %120, %119 ], [ 0, %5 ]
  %.0 = phi float [ %.1, %119 ], [ 0x47EFFFFFE0000000, %5 ]
  %10 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %.074, %11
  br i1 %12, label %13, label %196

13:                                               ; preds = %9, %117
  %.080 = phi i64 [ %118, %117 ], [ 0, %9 ]
  %.1 = phi float [ %.2, %117 ], [ %.0, %9 ]
  %14 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %.080, %15
  br i1 %16, label %17, label %119

17:                                               ; preds = %13, %115
  %.079 = phi i64 [ %116, %115 ], [ 0, %13 ]
  %.2 = phi float [ %.3, %115 ], [ %.1, %13 ]
  %18 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %19 = load i64, ptr %18, align 8
  %20 = icmp slt i64 %.079, %19
  br i1 %20, label %21, label %117

21:                                               ; preds = %17, %113
  %.078 = phi i64 [ %114, %113 ], [ 0, %17 ]
  %.3 = phi float [ %.4, %113 ], [ %.2, %17 ]
  %22 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %.078, %23
  br i1 %24, label %25, label %115

25:                                               ; preds = %21, %111
  %.077 = phi i64 [ %112, %111 ], [ 0, %21 ]
  %.4 = phi float [ %.5, %111 ], [ %.3, %21 ]
  %26 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %27 = load i64, ptr %26, align 8
  %28 = icmp slt i64 %.077, %27
  br i1 %28, label %29, label %113

29:                                               ; preds = %25, %109
  %.076 = phi i64 [ %110, %109 ], [ 0, %25 ]
  %.5 = phi float [ %.6, %109 ], [ %.4, %25 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %.076, %31
  br i1 %32, label %33, label %111

33:                                               ; preds = %29, %107
  %.075 = phi i64 [ %108, %107 ], [ 0, %29 ]
  %.6 = phi float [ %.7, %107 ], [ %.5, %29 ]
  %34 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %.075, %35
  br i1 %36, label %37, label %109

37:                                               ; preds = %33
  %38 = icmp ne ptr %4, null
  br i1 %38, label %39, label %73

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %.075, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 %44
  %46 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %.076, %47
  %49 = getelementptr inbounds i8, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %.077, %51
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  %54 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %.078, %55
  %57 = getelementptr inbounds i8, ptr %53, i64 %56
  %58 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %.079, %59
  %61 = getelementptr inbounds i8, ptr %57, i64 %60
  %62 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %.080, %63
  %65 = getelementptr inbounds i8, ptr %61, i64 %64
  %66 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %.074, %67
  %69 = getelementptr inbounds i8, ptr %65, i64 %68
  %70 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = call zeroext i1 @truth(ptr noundef %69, i64 noundef %71)
  br i1 %72, label %73, label %107

73:                                               ; preds = %39, %37
  %74 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.075, %77
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %.076, %81
  %83 = getelementptr inbounds i8, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %.077, %85
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %89 = load i64, ptr %88, align 8
  %90 = mul nsw i64 %.078, %89
  %91 = getelementptr inbounds i8, ptr %87, i64 %90
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %.079, %93
  %95 = getelementptr inbounds i8, ptr %91, i64 %94
  %96 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %.080, %97
  %99 = getelementptr inbounds i8, ptr %95, i64 %98
  %100 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %.074, %101
  %103 = getelementptr inbounds i8, ptr %99, i64 %102
  %104 = load float, ptr %103, align 4
  %105 = fcmp olt float %104, %.6
  %106 = fcmp une float %.6, %.6
  %or.cond = or i1 %105, %106
  %.8 = select i1 %or.cond, float %104, float %.6
  br label %107

107:                                              ; preds = %39, %73
  %.7 = phi float [ %.8, %73 ], [ %.6, %39 ]
  %108 = add nsw i64 %.075, 1
  br label %33

109:                                              ; preds = %33
  %110 = add nsw i64 %.076, 1
  br label %29

111:                                              ; preds = %29
  %112 = add nsw i64 %.077, 1
  br label %25

113:                                              ; preds = %25
  %114 = add nsw i64 %.078, 1
  br label %21

115:                                              ; preds = %21
  %116 = add nsw i64 %.079, 1
  br label %17

117:                                              ; preds = %17
  %118 = add nsw i64 %.080, 1
  br label %13

119:                                              ; preds = %13
  %120 = add nsw i64 %.074, 1
  br label %9

121:                                              ; preds = %5, %194
  %.073 = phi i64 [ %195, %194 ], [ 0, %5 ]
  %.10 = phi float [ %.11, %194 ], [ 0x47EFFFFFE0000000, %5 ]
  %122 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %123 = load i64, ptr %122, align 8
  %124 = icmp slt i64 %.073, %123
  br i1 %124, label %125, label %196

125:                                              ; preds = %121, %192
  %.072 = phi i64 [ %193, %192 ], [ 0, %121 ]
  %.11 = phi float [ %.12, %192 ], [ %.10, %121 ]
  %126 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %.072, %127
  br i1 %128, label %129, label %194

129:                                              ; preds = %125, %190
  %.071 = phi i64 [ %191, %190 ], [ 0, %125 ]
  %.12 = phi float [ %.13, %190 ], [ %.11, %125 ]
  %130 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %131 = load i64, ptr %130, align 8
  %132 = icmp slt i64 %.071, %131
  br i1 %132, label %133, label %192

133:                                              ; preds = %129, %188
  %.070 = phi i64 [ %189, %188 ], [ 0, %129 ]
  %.13 = phi float [ %.14, %188 ], [ %.12, %129 ]
  %134 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %135 = load i64, ptr %134, align 8
  %136 = icmp slt i64 %.070, %135
  br i1 %136, label %137, label %190

137:                                              ; preds = %133, %186
  %.069 = phi i64 [ %187, %186 ], [ 0, %133 ]
  %.14 = phi float [ %.15, %186 ], [ %.13, %133 ]
  %138 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %.069, %139
  br i1 %140, label %141, label %188

141:                                              ; preds = %137, %184
  %.068 = phi i64 [ %185, %184 ], [ 0, %137 ]
  %.15 = phi float [ %.16, %184 ], [ %.14, %137 ]
  %142 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %143 = load i64, ptr %142, align 8
  %144 = icmp slt i64 %.068, %143
  br i1 %144, label %145, label %186

145:                                              ; preds = %141, %149
  %.067 = phi i64 [ %183, %149 ], [ 0, %141 ]
  %.16 = phi float [ %.17, %149 ], [ %.15, %141 ]
  %146 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %147 = load i64, ptr %146, align 8
  %148 = icmp slt i64 %.067, %147
  br i1 %148, label %149, label %184

149:                                              ; preds = %145
  %150 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %151 = load ptr, ptr %150, align 8
  %152 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %153 = load i64, ptr %152, align 8
  %154 = mul nsw i64 %.067, %153
  %155 = getelementptr inbounds i8, ptr %151, i64 %154
  %156 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %157 = load i64, ptr %156, align 8
  %158 = mul nsw i64 %.068, %157
  %159 = getelementptr inbounds i8, ptr %155, i64 %158
  %160 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %161 = load i64, ptr %160, align 8
  %162 = mul nsw i64 %.069, %161
  %163 = getelementptr inbounds i8, ptr %159, i64 %162
  %164 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %165 = load i64, ptr %164, align 8
  %166 = mul nsw i64 %.070, %165
  %167 = getelementptr inbounds i8, ptr %163, i64 %166
  %168 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %169 = load i64, ptr %168, align 8
  %170 = mul nsw i64 %.071, %169
  %171 = getelementptr inbounds i8, ptr %167, i64 %170
  %172 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %173 = load i64, ptr %172, align 8
  %174 = mul nsw i64 %.072, %173
  %175 = getelementptr inbounds i8, ptr %171, i64 %174
  %176 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %177 = load i64, ptr %176, align 8
  %178 = mul nsw i64 %.073, %177
  %179 = getelementptr inbounds i8, ptr %175, i64 %178
  %180 = load float, ptr %179, align 4
  %181 = fcmp olt float %180, %.16
  %182 = fcmp une float %.16, %.16
  %or.cond81 = or i1 %181, %182
  %.17 = select i1 %or.cond81, float %180, float %.16
  %183 = add nsw i64 %.067, 1
  br label %145

184:                                              ; preds = %145
  %185 = add nsw i64 %.068, 1
  br label %141

186:                                              ; preds = %141
  %187 = add nsw i64 %.069, 1
  br label %137

188:                                              ; preds = %137
  %189 = add nsw i64 %.070, 1
  br label %133

190:                                              ; preds = %133
  %191 = add nsw i64 %.071, 1
  br label %129

192:                                              ; preds = %129
  %193 = add nsw i64 %.072, 1
  br label %125

194:                                              ; preds = %125
  %195 = add nsw i64 %.073, 1
  br label %121

196:                                              ; preds = %121, %9
  %.9 = phi float [ %.0, %9 ], [ %.10, %121 ]
  ret float %.9
}

define linkonce_odr hidden double @__enzcc_FortranAMinvalReal8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef %0)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %4)
  %8 = icmp ne ptr %4, null
  br i1 %8, label %9, label %121

9:                                                ; preds = %5, %119
  %.074 = phi i64 [ %120, %119 ], [ 0, %5 ]
  %.0 = phi double [ %.1, %119 ], [ 0x7FEFFFFFFFFFFFFF, %5 ]
  %10 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %.074, %11
  br i1 %12, label %13, label %196

13:                                               ; preds = %9, %117
  %.080 = phi i64 [ %118, %117 ], [ 0, %9 ]
  %.1 = phi double [ %.2, %117 ], [ %.0, %9 ]
  %14 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %.080, %15
  br i1 %16, label %17, label %119

17:                                               ; preds = %13, %115
  %.079 = phi i64 [ %116, %115 ], [ 0, %13 ]
  %.2 = phi double [ %.3, %115 ], [ %.1, %13 ]
  %18 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %19 = load i64, ptr %18, align 8
  %20 = icmp slt i64 %.079, %19
  br i1 %20, label %21, label %117

21:                                               ; preds = %17, %113
  %.078 = phi i64 [ %114, %113 ], [ 0, %17 ]
  %.3 = phi double [ %.4, %113 ], [ %.2, %17 ]
  %22 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %.078, %23
  br i1 %24, label %25, label %115

25:                                               ; preds = %21, %111
  %.077 = phi i64 [ %112, %111 ], [ 0, %21 ]
  %.4 = phi double [ %.5, %111 ], [ %.3, %21 ]
  %26 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %27 = load i64, ptr %26, align 8
  %28 = icmp slt i64 %.077, %27
  br i1 %28, label %29, label %113

29:                                               ; preds = %25, %109
  %.076 = phi i64 [ %110, %109 ], [ 0, %25 ]
  %.5 = phi double [ %.6, %109 ], [ %.4, %25 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %.076, %31
  br i1 %32, label %33, label %111

33:                                               ; preds = %29, %107
  %.075 = phi i64 [ %108, %107 ], [ 0, %29 ]
  %.6 = phi double [ %.7, %107 ], [ %.5, %29 ]
  %34 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %.075, %35
  br i1 %36, label %37, label %109

37:                                               ; preds = %33
  %38 = icmp ne ptr %4, null
  br i1 %38, label %39, label %73

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %.075, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 %44
  %46 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %.076, %47
  %49 = getelementptr inbounds i8, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %.077, %51
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  %54 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %.078, %55
  %57 = getelementptr inbounds i8, ptr %53, i64 %56
  %58 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %.079, %59
  %61 = getelementptr inbounds i8, ptr %57, i64 %60
  %62 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %.080, %63
  %65 = getelementptr inbounds i8, ptr %61, i64 %64
  %66 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %.074, %67
  %69 = getelementptr inbounds i8, ptr %65, i64 %68
  %70 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = call zeroext i1 @truth(ptr noundef %69, i64 noundef %71)
  br i1 %72, label %73, label %107

73:                                               ; preds = %39, %37
  %74 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.075, %77
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %.076, %81
  %83 = getelementptr inbounds i8, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %.077, %85
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %89 = load i64, ptr %88, align 8
  %90 = mul nsw i64 %.078, %89
  %91 = getelementptr inbounds i8, ptr %87, i64 %90
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %.079, %93
  %95 = getelementptr inbounds i8, ptr %91, i64 %94
  %96 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %.080, %97
  %99 = getelementptr inbounds i8, ptr %95, i64 %98
  %100 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %.074, %101
  %103 = getelementptr inbounds i8, ptr %99, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = fcmp olt double %104, %.6
  %106 = fcmp une double %.6, %.6
  %or.cond = or i1 %105, %106
  %.8 = select i1 %or.cond, double %104, double %.6
  br label %107

107:                                              ; preds = %39, %73
  %.7 = phi double [ %.8, %73 ], [ %.6, %39 ]
  %108 = add nsw i64 %.075, 1
  br label %33

109:                                              ; preds = %33
  %110 = add nsw i64 %.076, 1
  br label %29

111:                                              ; preds = %29
  %112 = add nsw i64 %.077, 1
  br label %25

113:                                              ; preds = %25
  %114 = add nsw i64 %.078, 1
  br label %21

115:                                              ; preds = %21
  %116 = add nsw i64 %.079, 1
  br label %17

117:                                              ; preds = %17
  %118 = add nsw i64 %.080, 1
  br label %13

119:                                              ; preds = %13
  %120 = add nsw i64 %.074, 1
  br label %9

121:                                              ; preds = %5, %194
  %.073 = phi i64 [ %195, %194 ], [ 0, %5 ]
  %.10 = phi double [ %.11, %194 ], [ 0x7FEFFFFFFFFFFFFF, %5 ]
  %122 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %123 = load i64, ptr %122, align 8
  %124 = icmp slt i64 %.073, %123
  br i1 %124, label %125, label %196

125:                                              ; preds = %121, %192
  %.072 = phi i64 [ %193, %192 ], [ 0, %121 ]
  %.11 = phi double [ %.12, %192 ], [ %.10, %121 ]
  %126 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %.072, %127
  br i1 %128, label %129, label %194

129:                                              ; preds = %125, %190
  %.071 = phi i64 [ %191, %190 ], [ 0, %125 ]
  %.12 = phi double [ %.13, %190 ], [ %.11, %125 ]
  %130 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %131 = load i64, ptr %130, align 8
  %132 = icmp slt i64 %.071, %131
  br i1 %132, label %133, label %192

133:                                              ; preds = %129, %188
  %.070 = phi i64 [ %189, %188 ], [ 0, %129 ]
  %.13 = phi double [ %.14, %188 ], [ %.12, %129 ]
  %134 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %135 = load i64, ptr %134, align 8
  %136 = icmp slt i64 %.070, %135
  br i1 %136, label %137, label %190

137:                                              ; preds = %133, %186
  %.069 = phi i64 [ %187, %186 ], [ 0, %133 ]
  %.14 = phi double [ %.15, %186 ], [ %.13, %133 ]
  %138 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %.069, %139
  br i1 %140, label %141, label %188

141:                                              ; preds = %137, %184
  %.068 = phi i64 [ %185, %184 ], [ 0, %137 ]
  %.15 = phi double [ %.16, %184 ], [ %.14, %137 ]
  %142 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %143 = load i64, ptr %142, align 8
  %144 = icmp slt i64 %.068, %143
  br i1 %144, label %145, label %186

145:                                              ; preds = %141, %149
  %.067 = phi i64 [ %183, %149 ], [ 0, %141 ]
  %.16 = phi double [ %.17, %149 ], [ %.15, %141 ]
  %146 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %147 = load i64, ptr %146, align 8
  %148 = icmp slt i64 %.067, %147
  br i1 %148, label %149, label %184

149:                                              ; preds = %145
  %150 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %151 = load ptr, ptr %150, align 8
  %152 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %153 = load i64, ptr %152, align 8
  %154 = mul nsw i64 %.067, %153
  %155 = getelementptr inbounds i8, ptr %151, i64 %154
  %156 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %157 = load i64, ptr %156, align 8
  %158 = mul nsw i64 %.068, %157
  %159 = getelementptr inbounds i8, ptr %155, i64 %158
  %160 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %161 = load i64, ptr %160, align 8
  %162 = mul nsw i64 %.069, %161
  %163 = getelementptr inbounds i8, ptr %159, i64 %162
  %164 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %165 = load i64, ptr %164, align 8
  %166 = mul nsw i64 %.070, %165
  %167 = getelementptr inbounds i8, ptr %163, i64 %166
  %168 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %169 = load i64, ptr %168, align 8
  %170 = mul nsw i64 %.071, %169
  %171 = getelementptr inbounds i8, ptr %167, i64 %170
  %172 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %173 = load i64, ptr %172, align 8
  %174 = mul nsw i64 %.072, %173
  %175 = getelementptr inbounds i8, ptr %171, i64 %174
  %176 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %177 = load i64, ptr %176, align 8
  %178 = mul nsw i64 %.073, %177
  %179 = getelementptr inbounds i8, ptr %175, i64 %178
  %180 = load double, ptr %179, align 8
  %181 = fcmp olt double %180, %.16
  %182 = fcmp une double %.16, %.16
  %or.cond81 = or i1 %181, %182
  %.17 = select i1 %or.cond81, double %180, double %.16
  %183 = add nsw i64 %.067, 1
  br label %145

184:                                              ; preds = %145
  %185 = add nsw i64 %.068, 1
  br label %141

186:                                              ; preds = %141
  %187 = add nsw i64 %.069, 1
  br label %137

188:                                              ; preds = %137
  %189 = add nsw i64 %.070, 1
  br label %133

190:                                              ; preds = %133
  %191 = add nsw i64 %.071, 1
  br label %129

192:                                              ; preds = %129
  %193 = add nsw i64 %.072, 1
  br label %125

194:                                              ; preds = %125
  %195 = add nsw i64 %.073, 1
  br label %121

196:                                              ; preds = %121, %9
  %.9 = phi double [ %.0, %9 ], [ %.10, %121 ]
  ret double %.9
}

define linkonce_odr hidden i32 @__enzcc_FortranAMinvalInteger4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef %0)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %4)
  %8 = icmp ne ptr %4, null
  br i1 %8, label %9, label %121

9:                                                ; preds = %5, %119
  %.074 = phi i64 [ %120, %119 ], [ 0, %5 ]
  %.0 = phi i32 [ %.1, %119 ], [ 2147483647, %5 ]
  %10 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %.074, %11
  br i1 %12, label %13, label %196

13:                                               ; preds = %9, %117
  %.080 = phi i64 [ %118, %117 ], [ 0, %9 ]
  %.1 = phi i32 [ %.2, %117 ], [ %.0, %9 ]
  %14 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %.080, %15
  br i1 %16, label %17, label %119

17:                                               ; preds = %13, %115
  %.079 = phi i64 [ %116, %115 ], [ 0, %13 ]
  %.2 = phi i32 [ %.3, %115 ], [ %.1, %13 ]
  %18 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %19 = load i64, ptr %18, align 8
  %20 = icmp slt i64 %.079, %19
  br i1 %20, label %21, label %117

21:                                               ; preds = %17, %113
  %.078 = phi i64 [ %114, %113 ], [ 0, %17 ]
  %.3 = phi i32 [ %.4, %113 ], [ %.2, %17 ]
  %22 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %.078, %23
  br i1 %24, label %25, label %115

25:                                               ; preds = %21, %111
  %.077 = phi i64 [ %112, %111 ], [ 0, %21 ]
  %.4 = phi i32 [ %.5, %111 ], [ %.3, %21 ]
  %26 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %27 = load i64, ptr %26, align 8
  %28 = icmp slt i64 %.077, %27
  br i1 %28, label %29, label %113

29:                                               ; preds = %25, %109
  %.076 = phi i64 [ %110, %109 ], [ 0, %25 ]
  %.5 = phi i32 [ %.6, %109 ], [ %.4, %25 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %.076, %31
  br i1 %32, label %33, label %111

33:                                               ; preds = %29, %107
  %.075 = phi i64 [ %108, %107 ], [ 0, %29 ]
  %.6 = phi i32 [ %.7, %107 ], [ %.5, %29 ]
  %34 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %.075, %35
  br i1 %36, label %37, label %109

37:                                               ; preds = %33
  %38 = icmp ne ptr %4, null
  br i1 %38, label %39, label %73

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %.075, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 %44
  %46 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %.076, %47
  %49 = getelementptr inbounds i8, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %.077, %51
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  %54 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %.078, %55
  %57 = getelementptr inbounds i8, ptr %53, i64 %56
  %58 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %.079, %59
  %61 = getelementptr inbounds i8, ptr %57, i64 %60
  %62 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %.080, %63
  %65 = getelementptr inbounds i8, ptr %61, i64 %64
  %66 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %.074, %67
  %69 = getelementptr inbounds i8, ptr %65, i64 %68
  %70 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = call zeroext i1 @truth(ptr noundef %69, i64 noundef %71)
  br i1 %72, label %73, label %107

73:                                               ; preds = %39, %37
  %74 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.075, %77
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %.076, %81
  %83 = getelementptr inbounds i8, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %.077, %85
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %89 = load i64, ptr %88, align 8
  %90 = mul nsw i64 %.078, %89
  %91 = getelementptr inbounds i8, ptr %87, i64 %90
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %.079, %93
  %95 = getelementptr inbounds i8, ptr %91, i64 %94
  %96 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %.080, %97
  %99 = getelementptr inbounds i8, ptr %95, i64 %98
  %100 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %.074, %101
  %103 = getelementptr inbounds i8, ptr %99, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = icmp slt i32 %104, %.6
  %106 = icmp ne i32 %.6, %.6
  %or.cond = or i1 %105, %106
  %.8 = select i1 %or.cond, i32 %104, i32 %.6
  br label %107

107:                                              ; preds = %39, %73
  %.7 = phi i32 [ %.8, %73 ], [ %.6, %39 ]
  %108 = add nsw i64 %.075, 1
  br label %33

109:                                              ; preds = %33
  %110 = add nsw i64 %.076, 1
  br label %29

111:                                              ; preds = %29
  %112 = add nsw i64 %.077, 1
  br label %25

113:                                              ; preds = %25
  %114 = add nsw i64 %.078, 1
  br label %21

115:                                              ; preds = %21
  %116 = add nsw i64 %.079, 1
  br label %17

117:                                              ; preds = %17
  %118 = add nsw i64 %.080, 1
  br label %13

119:                                              ; preds = %13
  %120 = add nsw i64 %.074, 1
  br label %9

121:                                              ; preds = %5, %194
  %.073 = phi i64 [ %195, %194 ], [ 0, %5 ]
  %.10 = phi i32 [ %.11, %194 ], [ 2147483647, %5 ]
  %122 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %123 = load i64, ptr %122, align 8
  %124 = icmp slt i64 %.073, %123
  br i1 %124, label %125, label %196

125:                                              ; preds = %121, %192
  %.072 = phi i64 [ %193, %192 ], [ 0, %121 ]
  %.11 = phi i32 [ %.12, %192 ], [ %.10, %121 ]
  %126 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %.072, %127
  br i1 %128, label %129, label %194

129:                                              ; preds = %125, %190
  %.071 = phi i64 [ %191, %190 ], [ 0, %125 ]
  %.12 = phi i32 [ %.13, %190 ], [ %.11, %125 ]
  %130 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %131 = load i64, ptr %130, align 8
  %132 = icmp slt i64 %.071, %131
  br i1 %132, label %133, label %192

133:                                              ; preds = %129, %188
  %.070 = phi i64 [ %189, %188 ], [ 0, %129 ]
  %.13 = phi i32 [ %.14, %188 ], [ %.12, %129 ]
  %134 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %135 = load i64, ptr %134, align 8
  %136 = icmp slt i64 %.070, %135
  br i1 %136, label %137, label %190

137:                                              ; preds = %133, %186
  %.069 = phi i64 [ %187, %186 ], [ 0, %133 ]
  %.14 = phi i32 [ %.15, %186 ], [ %.13, %133 ]
  %138 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %.069, %139
  br i1 %140, label %141, label %188

141:                                              ; preds = %137, %184
  %.068 = phi i64 [ %185, %184 ], [ 0, %137 ]
  %.15 = phi i32 [ %.16, %184 ], [ %.14, %137 ]
  %142 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %143 = load i64, ptr %142, align 8
  %144 = icmp slt i64 %.068, %143
  br i1 %144, label %145, label %186

145:                                              ; preds = %141, %149
  %.067 = phi i64 [ %183, %149 ], [ 0, %141 ]
  %.16 = phi i32 [ %.17, %149 ], [ %.15, %141 ]
  %146 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %147 = load i64, ptr %146, align 8
  %148 = icmp slt i64 %.067, %147
  br i1 %148, label %149, label %184

149:                                              ; preds = %145
  %150 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %151 = load ptr, ptr %150, align 8
  %152 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %153 = load i64, ptr %152, align 8
  %154 = mul nsw i64 %.067, %153
  %155 = getelementptr inbounds i8, ptr %151, i64 %154
  %156 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %157 = load i64, ptr %156, align 8
  %158 = mul nsw i64 %.068, %157
  %159 = getelementptr inbounds i8, ptr %155, i64 %158
  %160 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %161 = load i64, ptr %160, align 8
  %162 = mul nsw i64 %.069, %161
  %163 = getelementptr inbounds i8, ptr %159, i64 %162
  %164 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %165 = load i64, ptr %164, align 8
  %166 = mul nsw i64 %.070, %165
  %167 = getelementptr inbounds i8, ptr %163, i64 %166
  %168 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %169 = load i64, ptr %168, align 8
  %170 = mul nsw i64 %.071, %169
  %171 = getelementptr inbounds i8, ptr %167, i64 %170
  %172 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %173 = load i64, ptr %172, align 8
  %174 = mul nsw i64 %.072, %173
  %175 = getelementptr inbounds i8, ptr %171, i64 %174
  %176 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %177 = load i64, ptr %176, align 8
  %178 = mul nsw i64 %.073, %177
  %179 = getelementptr inbounds i8, ptr %175, i64 %178
  %180 = load i32, ptr %179, align 4
  %181 = icmp slt i32 %180, %.16
  %182 = icmp ne i32 %.16, %.16
  %or.cond81 = or i1 %181, %182
  %.17 = select i1 %or.cond81, i32 %180, i32 %.16
  %183 = add nsw i64 %.067, 1
  br label %145

184:                                              ; preds = %145
  %185 = add nsw i64 %.068, 1
  br label %141

186:                                              ; preds = %141
  %187 = add nsw i64 %.069, 1
  br label %137

188:                                              ; preds = %137
  %189 = add nsw i64 %.070, 1
  br label %133

190:                                              ; preds = %133
  %191 = add nsw i64 %.071, 1
  br label %129

192:                                              ; preds = %129
  %193 = add nsw i64 %.072, 1
  br label %125

194:                                              ; preds = %125
  %195 = add nsw i64 %.073, 1
  br label %121

196:                                              ; preds = %121, %9
  %.9 = phi i32 [ %.0, %9 ], [ %.10, %121 ]
  ret i32 %.9
}

define linkonce_odr hidden i64 @__enzcc_FortranAMinvalInteger8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef %0)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %4)
  %8 = icmp ne ptr %4, null
  br i1 %8, label %9, label %121

9:                                                ; preds = %5, %119
  %.074 = phi i64 [ %120, %119 ], [ 0, %5 ]
  %.0 = phi i64 [ %.1, %119 ], [ 9223372036854775807, %5 ]
  %10 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %.074, %11
  br i1 %12, label %13, label %196

13:                                               ; preds = %9, %117
  %.080 = phi i64 [ %118, %117 ], [ 0, %9 ]
  %.1 = phi i64 [ %.2, %117 ], [ %.0, %9 ]
  %14 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %.080, %15
  br i1 %16, label %17, label %119

17:                                               ; preds = %13, %115
  %.079 = phi i64 [ %116, %115 ], [ 0, %13 ]
  %.2 = phi i64 [ %.3, %115 ], [ %.1, %13 ]
  %18 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %19 = load i64, ptr %18, align 8
  %20 = icmp slt i64 %.079, %19
  br i1 %20, label %21, label %117

21:                                               ; preds = %17, %113
  %.078 = phi i64 [ %114, %113 ], [ 0, %17 ]
  %.3 = phi i64 [ %.4, %113 ], [ %.2, %17 ]
  %22 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %.078, %23
  br i1 %24, label %25, label %115

25:                                               ; preds = %21, %111
  %.077 = phi i64 [ %112, %111 ], [ 0, %21 ]
  %.4 = phi i64 [ %.5, %111 ], [ %.3, %21 ]
  %26 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %27 = load i64, ptr %26, align 8
  %28 = icmp slt i64 %.077, %27
  br i1 %28, label %29, label %113

29:                                               ; preds = %25, %109
  %.076 = phi i64 [ %110, %109 ], [ 0, %25 ]
  %.5 = phi i64 [ %.6, %109 ], [ %.4, %25 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %.076, %31
  br i1 %32, label %33, label %111

33:                                               ; preds = %29, %107
  %.075 = phi i64 [ %108, %107 ], [ 0, %29 ]
  %.6 = phi i64 [ %.7, %107 ], [ %.5, %29 ]
  %34 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %.075, %35
  br i1 %36, label %37, label %109

37:                                               ; preds = %33
  %38 = icmp ne ptr %4, null
  br i1 %38, label %39, label %73

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %.075, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 %44
  %46 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %.076, %47
  %49 = getelementptr inbounds i8, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %.077, %51
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  %54 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %.078, %55
  %57 = getelementptr inbounds i8, ptr %53, i64 %56
  %58 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %.079, %59
  %61 = getelementptr inbounds i8, ptr %57, i64 %60
  %62 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %.080, %63
  %65 = getelementptr inbounds i8, ptr %61, i64 %64
  %66 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %.074, %67
  %69 = getelementptr inbounds i8, ptr %65, i64 %68
  %70 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = call zeroext i1 @truth(ptr noundef %69, i64 noundef %71)
  br i1 %72, label %73, label %107

73:                                               ; preds = %39, %37
  %74 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.075, %77
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %.076, %81
  %83 = getelementptr inbounds i8, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %.077, %85
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %89 = load i64, ptr %88, align 8
  %90 = mul nsw i64 %.078, %89
  %91 = getelementptr inbounds i8, ptr %87, i64 %90
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %.079, %93
  %95 = getelementptr inbounds i8, ptr %91, i64 %94
  %96 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %.080, %97
  %99 = getelementptr inbounds i8, ptr %95, i64 %98
  %100 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %.074, %101
  %103 = getelementptr inbounds i8, ptr %99, i64 %102
  %104 = load i64, ptr %103, align 8
  %105 = icmp slt i64 %104, %.6
  %106 = icmp ne i64 %.6, %.6
  %or.cond = or i1 %105, %106
  %.8 = select i1 %or.cond, i64 %104, i64 %.6
  br label %107

107:                                              ; preds = %39, %73
  %.7 = phi i64 [ %.8, %73 ], [ %.6, %39 ]
  %108 = add nsw i64 %.075, 1
  br label %33

109:                                              ; preds = %33
  %110 = add nsw i64 %.076, 1
  br label %29

111:                                              ; preds = %29
  %112 = add nsw i64 %.077, 1
  br label %25

113:                                              ; preds = %25
  %114 = add nsw i64 %.078, 1
  br label %21

115:                                              ; preds = %21
  %116 = add nsw i64 %.079, 1
  br label %17

117:                                              ; preds = %17
  %118 = add nsw i64 %.080, 1
  br label %13

119:                                              ; preds = %13
  %120 = add nsw i64 %.074, 1
  br label %9

121:                                              ; preds = %5, %194
  %.073 = phi i64 [ %195, %194 ], [ 0, %5 ]
  %.10 = phi i64 [ %.11, %194 ], [ 9223372036854775807, %5 ]
  %122 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  %123 = load i64, ptr %122, align 8
  %124 = icmp slt i64 %.073, %123
  br i1 %124, label %125, label %196

125:                                              ; preds = %121, %192
  %.072 = phi i64 [ %193, %192 ], [ 0, %121 ]
  %.11 = phi i64 [ %.12, %192 ], [ %.10, %121 ]
  %126 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %.072, %127
  br i1 %128, label %129, label %194

129:                                              ; preds = %125, %190
  %.071 = phi i64 [ %191, %190 ], [ 0, %125 ]
  %.12 = phi i64 [ %.13, %190 ], [ %.11, %125 ]
  %130 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  %131 = load i64, ptr %130, align 8
  %132 = icmp slt i64 %.071, %131
  br i1 %132, label %133, label %192

133:                                              ; preds = %129, %188
  %.070 = phi i64 [ %189, %188 ], [ 0, %129 ]
  %.13 = phi i64 [ %.14, %188 ], [ %.12, %129 ]
  %134 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  %135 = load i64, ptr %134, align 8
  %136 = icmp slt i64 %.070, %135
  br i1 %136, label %137, label %190

137:                                              ; preds = %133, %186
  %.069 = phi i64 [ %187, %186 ], [ 0, %133 ]
  %.14 = phi i64 [ %.15, %186 ], [ %.13, %133 ]
  %138 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %.069, %139
  br i1 %140, label %141, label %188

141:                                              ; preds = %137, %184
  %.068 = phi i64 [ %185, %184 ], [ 0, %137 ]
  %.15 = phi i64 [ %.16, %184 ], [ %.14, %137 ]
  %142 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  %143 = load i64, ptr %142, align 8
  %144 = icmp slt i64 %.068, %143
  br i1 %144, label %145, label %186

145:                                              ; preds = %141, %149
  %.067 = phi i64 [ %183, %149 ], [ 0, %141 ]
  %.16 = phi i64 [ %.17, %149 ], [ %.15, %141 ]
  %146 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %147 = load i64, ptr %146, align 8
  %148 = icmp slt i64 %.067, %147
  br i1 %148, label %149, label %184

149:                                              ; preds = %145
  %150 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %151 = load ptr, ptr %150, align 8
  %152 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %153 = load i64, ptr %152, align 8
  %154 = mul nsw i64 %.067, %153
  %155 = getelementptr inbounds i8, ptr %151, i64 %154
  %156 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  %157 = load i64, ptr %156, align 8
  %158 = mul nsw i64 %.068, %157
  %159 = getelementptr inbounds i8, ptr %155, i64 %158
  %160 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  %161 = load i64, ptr %160, align 8
  %162 = mul nsw i64 %.069, %161
  %163 = getelementptr inbounds i8, ptr %159, i64 %162
  %164 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  %165 = load i64, ptr %164, align 8
  %166 = mul nsw i64 %.070, %165
  %167 = getelementptr inbounds i8, ptr %163, i64 %166
  %168 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  %169 = load i64, ptr %168, align 8
  %170 = mul nsw i64 %.071, %169
  %171 = getelementptr inbounds i8, ptr %167, i64 %170
  %172 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  %173 = load i64, ptr %172, align 8
  %174 = mul nsw i64 %.072, %173
  %175 = getelementptr inbounds i8, ptr %171, i64 %174
  %176 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  %177 = load i64, ptr %176, align 8
  %178 = mul nsw i64 %.073, %177
  %179 = getelementptr inbounds i8, ptr %175, i64 %178
  %180 = load i64, ptr %179, align 8
  %181 = icmp slt i64 %180, %.16
  %182 = icmp ne i64 %.16, %.16
  %or.cond81 = or i1 %181, %182
  %.17 = select i1 %or.cond81, i64 %180, i64 %.16
  %183 = add nsw i64 %.067, 1
  br label %145

184:                                              ; preds = %145
  %185 = add nsw i64 %.068, 1
  br label %141

186:                                              ; preds = %141
  %187 = add nsw i64 %.069, 1
  br label %137

188:                                              ; preds = %137
  %189 = add nsw i64 %.070, 1
  br label %133

190:                                              ; preds = %133
  %191 = add nsw i64 %.071, 1
  br label %129

192:                                              ; preds = %129
  %193 = add nsw i64 %.072, 1
  br label %125

194:                                              ; preds = %125
  %195 = add nsw i64 %.073, 1
  br label %121

196:                                              ; preds = %121, %9
  %.9 = phi i64 [ %.0, %9 ], [ %.10, %121 ]
  ret i64 %.9
}

define linkonce_odr hidden void @__enzcc_FortranACppSumComplex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) alwaysinline nounwind {
  %7 = alloca %struct.View, align 8
  %8 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %1)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %8, ptr noundef %5)
  %9 = icmp ne ptr %5, null
  br i1 %9, label %10, label %125

10:                                               ; preds = %6, %123
  %.070 = phi i64 [ %124, %123 ], [ 0, %6 ]
  %.sroa.051.0 = phi float [ %.sroa.051.1, %123 ], [ 0.000000e+00, %6 ]
  %.sroa.6.0 = phi float [ %.sroa.6.1, %123 ], [ 0.000000e+00, %6 ]
  %11 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 7
  %12 = load i64, ptr %11, align 8
  %13 = icmp slt i64 %.070, %12
  br i1 %13, label %14, label %203

14:                                               ; preds = %10, %121
  %.071 = phi i64 [ %122, %121 ], [ 0, %10 ]
  %.sroa.051.1 = phi float [ %.sroa.051.2, %121 ], [ %.sroa.051.0, %10 ]
  %.sroa.6.1 = phi float [ %.sroa.6.2, %121 ], [ %.sroa.6.0, %10 ]
  %15 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 6
  %16 = load i64, ptr %15, align 8
  %17 = icmp slt i64 %.071, %16
  br i1 %17, label %18, label %123

18:                                               ; preds = %14, %119
  %.076 = phi i64 [ %120, %119 ], [ 0, %14 ]
  %.sroa.051.2 = phi float [ %.sroa.051.3, %119 ], [ %.sroa.051.1, %14 ]
  %.sroa.6.2 = phi float [ %.sroa.6.3, %119 ], [ %.sroa.6.1, %14 ]
  %19 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 5
  %20 = load i64, ptr %19, align 8
  %21 = icmp slt i64 %.076, %20
  br i1 %21, label %22, label %121

22:                                               ; preds = %18, %117
  %.075 = phi i64 [ %118, %117 ], [ 0, %18 ]
  %.sroa.051.3 = phi float [ %.sroa.051.4, %117 ], [ %.sroa.051.2, %18 ]
  %.sroa.6.3 = phi float [ %.sroa.6.4, %117 ], [ %.sroa.6.2, %18 ]
  %23 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 4
  %24 = load i64, ptr %23, align 8
  %25 = icmp slt i64 %.075, %24
  br i1 %25, label %26, label %119

26:                                               ; preds = %22, %115
  %.074 = phi i64 [ %116, %115 ], [ 0, %22 ]
  %.sroa.051.4 = phi float [ %.sroa.051.5, %115 ], [ %.sroa.051.3, %22 ]
  %.sroa.6.4 = phi float [ %.sroa.6.5, %115 ], [ %.sroa.6.3, %22 ]
  %27 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 3
  %28 = load i64, ptr %27, align 8
  %29 = icmp slt i64 %.074, %28
  br i1 %29, label %30, label %117

30:                                               ; preds = %26, %113
  %.073 = phi i64 [ %114, %113 ], [ 0, %26 ]
  %.sroa.051.5 = phi float [ %.sroa.051.6, %113 ], [ %.sroa.051.4, %26 ]
  %.sroa.6.5 = phi float [ %.sroa.6.6, %113 ], [ %.sroa.6.4, %26 ]
  %31 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = icmp slt i64 %.073, %32
  br i1 %33, label %34, label %115

34:                                               ; preds = %30, %111
  %.072 = phi i64 [ %112, %111 ], [ 0, %30 ]
  %.sroa.051.6 = phi float [ %.sroa.051.7, %111 ], [ %.sroa.051.5, %30 ]
  %.sroa.6.6 = phi float [ %.sroa.6.7, %111 ], [ %.sroa.6.5, %30 ]
  %35 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = icmp slt i64 %.072, %36
  br i1 %37, label %38, label %113

38:                                               ; preds = %34
  %39 = icmp ne ptr %5, null
  br i1 %39, label %40, label %74

40:                                               ; preds = %38
  %41 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 0
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 8
  %44 = load i64, ptr %43, align 8
  %45 = mul nsw i64 %.072, %44
  %46 = getelementptr inbounds i8, ptr %42, i64 %45
  %47 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 9
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %.073, %48
  %50 = getelementptr inbounds i8, ptr %46, i64 %49
  %51 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 10
  %52 = load i64, ptr %51, align 8
  %53 = mul nsw i64 %.074, %52
  %54 = getelementptr inbounds i8, ptr %50, i64 %53
  %55 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 11
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %.075, %56
  %58 = getelementptr inbounds i8, ptr %54, i64 %57
  %59 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 12
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %.076, %60
  %62 = getelementptr inbounds i8, ptr %58, i64 %61
  %63 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 13
  %64 = load i64, ptr %63, align 8
  %65 = mul nsw i64 %.071, %64
  %66 = getelementptr inbounds i8, ptr %62, i64 %65
  %67 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 14
  %68 = load i64, ptr %67, align 8
  %69 = mul nsw i64 %.070, %68
  %70 = getelementptr inbounds i8, ptr %66, i64 %69
  %71 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 1
  %72 = load i64, ptr %71, align 8
  %73 = call zeroext i1 @truth(ptr noundef %70, i64 noundef %72)
  br i1 %73, label %74, label %111

74:                                               ; preds = %40, %38
  %75 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %78 = load i64, ptr %77, align 8
  %79 = mul nsw i64 %.072, %78
  %80 = getelementptr inbounds i8, ptr %76, i64 %79
  %81 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %.073, %82
  %84 = getelementptr inbounds i8, ptr %80, i64 %83
  %85 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %86 = load i64, ptr %85, align 8
  %87 = mul nsw i64 %.074, %86
  %88 = getelementptr inbounds i8, ptr %84, i64 %87
  %89 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %.075, %90
  %92 = getelementptr inbounds i8, ptr %88, i64 %91
  %93 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %94 = load i64, ptr %93, align 8
  %95 = mul nsw i64 %.076, %94
  %96 = getelementptr inbounds i8, ptr %92, i64 %95
  %97 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %98 = load i64, ptr %97, align 8
  %99 = mul nsw i64 %.071, %98
  %100 = getelementptr inbounds i8, ptr %96, i64 %99
  %101 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %102 = load i64, ptr %101, align 8
  %103 = mul nsw i64 %.070, %102
  %104 = getelementptr inbounds i8, ptr %100, i64 %103
  %105 = getelementptr inbounds nuw { float, float }, ptr %104, i32 0, i32 0
  %106 = load float, ptr %105, align 4
  %107 = getelementptr inbounds nuw { float, float }, ptr %104, i32 0, i32 1
  %108 = load float, ptr %107, align 4
  %109 = fadd float %.sroa.051.6, %106
  %110 = fadd float %.sroa.6.6, %108
  br label %111

111:                                              ; preds = %40, %74
  %.sroa.051.7 = phi float [ %109, %74 ], [ %.sroa.051.6, %40 ]
  %.sroa.6.7 = phi float [ %110, %74 ], [ %.sroa.6.6, %40 ]
  %112 = add nsw i64 %.072, 1
  br label %34

113:                                              ; preds = %34
  %114 = add nsw i64 %.073, 1
  br label %30

115:                                              ; preds = %30
  %116 = add nsw i64 %.074, 1
  br label %26

117:                                              ; preds = %26
  %118 = add nsw i64 %.075, 1
  br label %22

119:                                              ; preds = %22
  %120 = add nsw i64 %.076, 1
  br label %18

121:                                              ; preds = %18
  %122 = add nsw i64 %.071, 1
  br label %14

123:                                              ; preds = %14
  %124 = add nsw i64 %.070, 1
  br label %10

125:                                              ; preds = %6, %201
  %.069 = phi i64 [ %202, %201 ], [ 0, %6 ]
  %.sroa.051.9 = phi float [ %.sroa.051.10, %201 ], [ 0.000000e+00, %6 ]
  %.sroa.6.9 = phi float [ %.sroa.6.10, %201 ], [ 0.000000e+00, %6 ]
  %126 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 7
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %.069, %127
  br i1 %128, label %129, label %203

129:                                              ; preds = %125, %199
  %.068 = phi i64 [ %200, %199 ], [ 0, %125 ]
  %.sroa.051.10 = phi float [ %.sroa.051.11, %199 ], [ %.sroa.051.9, %125 ]
  %.sroa.6.10 = phi float [ %.sroa.6.11, %199 ], [ %.sroa.6.9, %125 ]
  %130 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 6
  %131 = load i64, ptr %130, align 8
  %132 = icmp slt i64 %.068, %131
  br i1 %132, label %133, label %201

133:                                              ; preds = %129, %197
  %.067 = phi i64 [ %198, %197 ], [ 0, %129 ]
  %.sroa.051.11 = phi float [ %.sroa.051.12, %197 ], [ %.sroa.051.10, %129 ]
  %.sroa.6.11 = phi float [ %.sroa.6.12, %197 ], [ %.sroa.6.10, %129 ]
  %134 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 5
  %135 = load i64, ptr %134, align 8
  %136 = icmp slt i64 %.067, %135
  br i1 %136, label %137, label %199

137:                                              ; preds = %133, %195
  %.066 = phi i64 [ %196, %195 ], [ 0, %133 ]
  %.sroa.051.12 = phi float [ %.sroa.051.13, %195 ], [ %.sroa.051.11, %133 ]
  %.sroa.6.12 = phi float [ %.sroa.6.13, %195 ], [ %.sroa.6.11, %133 ]
  %138 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 4
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %.066, %139
  br i1 %140, label %141, label %197

141:                                              ; preds = %137, %193
  %.065 = phi i64 [ %194, %193 ], [ 0, %137 ]
  %.sroa.051.13 = phi float [ %.sroa.051.14, %193 ], [ %.sroa.051.12, %137 ]
  %.sroa.6.13 = phi float [ %.sroa.6.14, %193 ], [ %.sroa.6.12, %137 ]
  %142 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 3
  %143 = load i64, ptr %142, align 8
  %144 = icmp slt i64 %.065, %143
  br i1 %144, label %145, label %195

145:                                              ; preds = %141, %191
  %.064 = phi i64 [ %192, %191 ], [ 0, %141 ]
  %.sroa.051.14 = phi float [ %.sroa.051.15, %191 ], [ %.sroa.051.13, %141 ]
  %.sroa.6.14 = phi float [ %.sroa.6.15, %191 ], [ %.sroa.6.13, %141 ]
  %146 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 2
  %147 = load i64, ptr %146, align 8
  %148 = icmp slt i64 %.064, %147
  br i1 %148, label %149, label %193

149:                                              ; preds = %145, %153
  %.0 = phi i64 [ %190, %153 ], [ 0, %145 ]
  %.sroa.051.15 = phi float [ %188, %153 ], [ %.sroa.051.14, %145 ]
  %.sroa.6.15 = phi float [ %189, %153 ], [ %.sroa.6.14, %145 ]
  %150 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 1
  %151 = load i64, ptr %150, align 8
  %152 = icmp slt i64 %.0, %151
  br i1 %152, label %153, label %191

153:                                              ; preds = %149
  %154 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %155 = load ptr, ptr %154, align 8
  %156 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %157 = load i64, ptr %156, align 8
  %158 = mul nsw i64 %.0, %157
  %159 = getelementptr inbounds i8, ptr %155, i64 %158
  %160 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %161 = load i64, ptr %160, align 8
  %162 = mul nsw i64 %.064, %161
  %163 = getelementptr inbounds i8, ptr %159, i64 %162
  %164 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %165 = load i64, ptr %164, align 8
  %166 = mul nsw i64 %.065, %165
  %167 = getelementptr inbounds i8, ptr %163, i64 %166
  %168 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %169 = load i64, ptr %168, align 8
  %170 = mul nsw i64 %.066, %169
  %171 = getelementptr inbounds i8, ptr %167, i64 %170
  %172 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %173 = load i64, ptr %172, align 8
  %174 = mul nsw i64 %.067, %173
  %175 = getelementptr inbounds i8, ptr %171, i64 %174
  %176 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %177 = load i64, ptr %176, align 8
  %178 = mul nsw i64 %.068, %177
  %179 = getelementptr inbounds i8, ptr %175, i64 %178
  %180 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %181 = load i64, ptr %180, align 8
  %182 = mul nsw i64 %.069, %181
  %183 = getelementptr inbounds i8, ptr %179, i64 %182
  %184 = getelementptr inbounds nuw { float, float }, ptr %183, i32 0, i32 0
  %185 = load float, ptr %184, align 4
  %186 = getelementptr inbounds nuw { float, float }, ptr %183, i32 0, i32 1
  %187 = load float, ptr %186, align 4
  %188 = fadd float %.sroa.051.15, %185
  %189 = fadd float %.sroa.6.15, %187
  %190 = add nsw i64 %.0, 1
  br label %149

191:                                              ; preds = %149
  %192 = add nsw i64 %.064, 1
  br label %145

193:                                              ; preds = %145
  %194 = add nsw i64 %.065, 1
  br label %141

195:                                              ; preds = %141
  %196 = add nsw i64 %.066, 1
  br label %137

197:                                              ; preds = %137
  %198 = add nsw i64 %.067, 1
  br label %133

199:                                              ; preds = %133
  %200 = add nsw i64 %.068, 1
  br label %129

201:                                              ; preds = %129
  %202 = add nsw i64 %.069, 1
  br label %125

203:                                              ; preds = %125, %10
  %.sroa.051.8 = phi float [ %.sroa.051.0, %10 ], [ %.sroa.051.9, %125 ]
  %.sroa.6.8 = phi float [ %.sroa.6.0, %10 ], [ %.sroa.6.9, %125 ]
  %204 = getelementptr inbounds nuw { float, float }, ptr %0, i32 0, i32 0
  %205 = getelementptr inbounds nuw { float, float }, ptr %0, i32 0, i32 1
  store float %.sroa.051.8, ptr %204, align 4
  store float %.sroa.6.8, ptr %205, align 4
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranACppSumComplex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) alwaysinline nounwind {
  %7 = alloca %struct.View, align 8
  %8 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %1)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %8, ptr noundef %5)
  %9 = icmp ne ptr %5, null
  br i1 %9, label %10, label %125

10:                                               ; preds = %6, %123
  %.070 = phi i64 [ %124, %123 ], [ 0, %6 ]
  %.sroa.051.0 = phi double [ %.sroa.051.1, %123 ], [ 0.000000e+00, %6 ]
  %.sroa.6.0 = phi double [ %.sroa.6.1, %123 ], [ 0.000000e+00, %6 ]
  %11 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 7
  %12 = load i64, ptr %11, align 8
  %13 = icmp slt i64 %.070, %12
  br i1 %13, label %14, label %203

14:                                               ; preds = %10, %121
  %.071 = phi i64 [ %122, %121 ], [ 0, %10 ]
  %.sroa.051.1 = phi double [ %.sroa.051.2, %121 ], [ %.sroa.051.0, %10 ]
  %.sroa.6.1 = phi double [ %.sroa.6.2, %121 ], [ %.sroa.6.0, %10 ]
  %15 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 6
  %16 = load i64, ptr %15, align 8
  %17 = icmp slt i64 %.071, %16
  br i1 %17, label %18, label %123

18:                                               ; preds = %14, %119
  %.076 = phi i64 [ %120, %119 ], [ 0, %14 ]
  %.sroa.051.2 = phi double [ %.sroa.051.3, %119 ], [ %.sroa.051.1, %14 ]
  %.sroa.6.2 = phi double [ %.sroa.6.3, %119 ], [ %.sroa.6.1, %14 ]
  %19 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 5
  %20 = load i64, ptr %19, align 8
  %21 = icmp slt i64 %.076, %20
  br i1 %21, label %22, label %121

22:                                               ; preds = %18, %117
  %.075 = phi i64 [ %118, %117 ], [ 0, %18 ]
  %.sroa.051.3 = phi double [ %.sroa.051.4, %117 ], [ %.sroa.051.2, %18 ]
  %.sroa.6.3 = phi double [ %.sroa.6.4, %117 ], [ %.sroa.6.2, %18 ]
  %23 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 4
  %24 = load i64, ptr %23, align 8
  %25 = icmp slt i64 %.075, %24
  br i1 %25, label %26, label %119

26:                                               ; preds = %22, %115
  %.074 = phi i64 [ %116, %115 ], [ 0, %22 ]
  %.sroa.051.4 = phi double [ %.sroa.051.5, %115 ], [ %.sroa.051.3, %22 ]
  %.sroa.6.4 = phi double [ %.sroa.6.5, %115 ], [ %.sroa.6.3, %22 ]
  %27 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 3
  %28 = load i64, ptr %27, align 8
  %29 = icmp slt i64 %.074, %28
  br i1 %29, label %30, label %117

30:                                               ; preds = %26, %113
  %.073 = phi i64 [ %114, %113 ], [ 0, %26 ]
  %.sroa.051.5 = phi double [ %.sroa.051.6, %113 ], [ %.sroa.051.4, %26 ]
  %.sroa.6.5 = phi double [ %.sroa.6.6, %113 ], [ %.sroa.6.4, %26 ]
  %31 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = icmp slt i64 %.073, %32
  br i1 %33, label %34, label %115

34:                                               ; preds = %30, %111
  %.072 = phi i64 [ %112, %111 ], [ 0, %30 ]
  %.sroa.051.6 = phi double [ %.sroa.051.7, %111 ], [ %.sroa.051.5, %30 ]
  %.sroa.6.6 = phi double [ %.sroa.6.7, %111 ], [ %.sroa.6.5, %30 ]
  %35 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = icmp slt i64 %.072, %36
  br i1 %37, label %38, label %113

38:                                               ; preds = %34
  %39 = icmp ne ptr %5, null
  br i1 %39, label %40, label %74

40:                                               ; preds = %38
  %41 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 0
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 8
  %44 = load i64, ptr %43, align 8
  %45 = mul nsw i64 %.072, %44
  %46 = getelementptr inbounds i8, ptr %42, i64 %45
  %47 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 9
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %.073, %48
  %50 = getelementptr inbounds i8, ptr %46, i64 %49
  %51 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 10
  %52 = load i64, ptr %51, align 8
  %53 = mul nsw i64 %.074, %52
  %54 = getelementptr inbounds i8, ptr %50, i64 %53
  %55 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 11
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %.075, %56
  %58 = getelementptr inbounds i8, ptr %54, i64 %57
  %59 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 12
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %.076, %60
  %62 = getelementptr inbounds i8, ptr %58, i64 %61
  %63 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 13
  %64 = load i64, ptr %63, align 8
  %65 = mul nsw i64 %.071, %64
  %66 = getelementptr inbounds i8, ptr %62, i64 %65
  %67 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 14
  %68 = load i64, ptr %67, align 8
  %69 = mul nsw i64 %.070, %68
  %70 = getelementptr inbounds i8, ptr %66, i64 %69
  %71 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 1
  %72 = load i64, ptr %71, align 8
  %73 = call zeroext i1 @truth(ptr noundef %70, i64 noundef %72)
  br i1 %73, label %74, label %111

74:                                               ; preds = %40, %38
  %75 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %78 = load i64, ptr %77, align 8
  %79 = mul nsw i64 %.072, %78
  %80 = getelementptr inbounds i8, ptr %76, i64 %79
  %81 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %.073, %82
  %84 = getelementptr inbounds i8, ptr %80, i64 %83
  %85 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %86 = load i64, ptr %85, align 8
  %87 = mul nsw i64 %.074, %86
  %88 = getelementptr inbounds i8, ptr %84, i64 %87
  %89 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %.075, %90
  %92 = getelementptr inbounds i8, ptr %88, i64 %91
  %93 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %94 = load i64, ptr %93, align 8
  %95 = mul nsw i64 %.076, %94
  %96 = getelementptr inbounds i8, ptr %92, i64 %95
  %97 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %98 = load i64, ptr %97, align 8
  %99 = mul nsw i64 %.071, %98
  %100 = getelementptr inbounds i8, ptr %96, i64 %99
  %101 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %102 = load i64, ptr %101, align 8
  %103 = mul nsw i64 %.070, %102
  %104 = getelementptr inbounds i8, ptr %100, i64 %103
  %105 = getelementptr inbounds nuw { double, double }, ptr %104, i32 0, i32 0
  %106 = load double, ptr %105, align 8
  %107 = getelementptr inbounds nuw { double, double }, ptr %104, i32 0, i32 1
  %108 = load double, ptr %107, align 8
  %109 = fadd double %.sroa.051.6, %106
  %110 = fadd double %.sroa.6.6, %108
  br label %111

111:                                              ; preds = %40, %74
  %.sroa.051.7 = phi double [ %109, %74 ], [ %.sroa.051.6, %40 ]
  %.sroa.6.7 = phi double [ %110, %74 ], [ %.sroa.6.6, %40 ]
  %112 = add nsw i64 %.072, 1
  br label %34

113:                                              ; preds = %34
  %114 = add nsw i64 %.073, 1
  br label %30

115:                                              ; preds = %30
  %116 = add nsw i64 %.074, 1
  br label %26

117:                                              ; preds = %26
  %118 = add nsw i64 %.075, 1
  br label %22

119:                                              ; preds = %22
  %120 = add nsw i64 %.076, 1
  br label %18

121:                                              ; preds = %18
  %122 = add nsw i64 %.071, 1
  br label %14

123:                                              ; preds = %14
  %124 = add nsw i64 %.070, 1
  br label %10

125:                                              ; preds = %6, %201
  %.069 = phi i64 [ %202, %201 ], [ 0, %6 ]
  %.sroa.051.9 = phi double [ %.sroa.051.10, %201 ], [ 0.000000e+00, %6 ]
  %.sroa.6.9 = phi double [ %.sroa.6.10, %201 ], [ 0.000000e+00, %6 ]
  %126 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 7
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %.069, %127
  br i1 %128, label %129, label %203

129:                                              ; preds = %125, %199
  %.068 = phi i64 [ %200, %199 ], [ 0, %125 ]
  %.sroa.051.10 = phi double [ %.sroa.051.11, %199 ], [ %.sroa.051.9, %125 ]
  %.sroa.6.10 = phi double [ %.sroa.6.11, %199 ], [ %.sroa.6.9, %125 ]
  %130 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 6
  %131 = load i64, ptr %130, align 8
  %132 = icmp slt i64 %.068, %131
  br i1 %132, label %133, label %201

133:                                              ; preds = %129, %197
  %.067 = phi i64 [ %198, %197 ], [ 0, %129 ]
  %.sroa.051.11 = phi double [ %.sroa.051.12, %197 ], [ %.sroa.051.10, %129 ]
  %.sroa.6.11 = phi double [ %.sroa.6.12, %197 ], [ %.sroa.6.10, %129 ]
  %134 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 5
  %135 = load i64, ptr %134, align 8
  %136 = icmp slt i64 %.067, %135
  br i1 %136, label %137, label %199

137:                                              ; preds = %133, %195
  %.066 = phi i64 [ %196, %195 ], [ 0, %133 ]
  %.sroa.051.12 = phi double [ %.sroa.051.13, %195 ], [ %.sroa.051.11, %133 ]
  %.sroa.6.12 = phi double [ %.sroa.6.13, %195 ], [ %.sroa.6.11, %133 ]
  %138 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 4
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %.066, %139
  br i1 %140, label %141, label %197

141:                                              ; preds = %137, %193
  %.065 = phi i64 [ %194, %193 ], [ 0, %137 ]
  %.sroa.051.13 = phi double [ %.sroa.051.14, %193 ], [ %.sroa.051.12, %137 ]
  %.sroa.6.13 = phi double [ %.sroa.6.14, %193 ], [ %.sroa.6.12, %137 ]
  %142 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 3
  %143 = load i64, ptr %142, align 8
  %144 = icmp slt i64 %.065, %143
  br i1 %144, label %145, label %195

145:                                              ; preds = %141, %191
  %.064 = phi i64 [ %192, %191 ], [ 0, %141 ]
  %.sroa.051.14 = phi double [ %.sroa.051.15, %191 ], [ %.sroa.051.13, %141 ]
  %.sroa.6.14 = phi double [ %.sroa.6.15, %191 ], [ %.sroa.6.13, %141 ]
  %146 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 2
  %147 = load i64, ptr %146, align 8
  %148 = icmp slt i64 %.064, %147
  br i1 %148, label %149, label %193

149:                                              ; preds = %145, %153
  %.0 = phi i64 [ %190, %153 ], [ 0, %145 ]
  %.sroa.051.15 = phi double [ %188, %153 ], [ %.sroa.051.14, %145 ]
  %.sroa.6.15 = phi double [ %189, %153 ], [ %.sroa.6.14, %145 ]
  %150 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 1
  %151 = load i64, ptr %150, align 8
  %152 = icmp slt i64 %.0, %151
  br i1 %152, label %153, label %191

153:                                              ; preds = %149
  %154 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %155 = load ptr, ptr %154, align 8
  %156 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %157 = load i64, ptr %156, align 8
  %158 = mul nsw i64 %.0, %157
  %159 = getelementptr inbounds i8, ptr %155, i64 %158
  %160 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %161 = load i64, ptr %160, align 8
  %162 = mul nsw i64 %.064, %161
  %163 = getelementptr inbounds i8, ptr %159, i64 %162
  %164 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %165 = load i64, ptr %164, align 8
  %166 = mul nsw i64 %.065, %165
  %167 = getelementptr inbounds i8, ptr %163, i64 %166
  %168 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %169 = load i64, ptr %168, align 8
  %170 = mul nsw i64 %.066, %169
  %171 = getelementptr inbounds i8, ptr %167, i64 %170
  %172 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %173 = load i64, ptr %172, align 8
  %174 = mul nsw i64 %.067, %173
  %175 = getelementptr inbounds i8, ptr %171, i64 %174
  %176 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %177 = load i64, ptr %176, align 8
  %178 = mul nsw i64 %.068, %177
  %179 = getelementptr inbounds i8, ptr %175, i64 %178
  %180 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %181 = load i64, ptr %180, align 8
  %182 = mul nsw i64 %.069, %181
  %183 = getelementptr inbounds i8, ptr %179, i64 %182
  %184 = getelementptr inbounds nuw { double, double }, ptr %183, i32 0, i32 0
  %185 = load double, ptr %184, align 8
  %186 = getelementptr inbounds nuw { double, double }, ptr %183, i32 0, i32 1
  %187 = load double, ptr %186, align 8
  %188 = fadd double %.sroa.051.15, %185
  %189 = fadd double %.sroa.6.15, %187
  %190 = add nsw i64 %.0, 1
  br label %149

191:                                              ; preds = %149
  %192 = add nsw i64 %.064, 1
  br label %145

193:                                              ; preds = %145
  %194 = add nsw i64 %.065, 1
  br label %141

195:                                              ; preds = %141
  %196 = add nsw i64 %.066, 1
  br label %137

197:                                              ; preds = %137
  %198 = add nsw i64 %.067, 1
  br label %133

199:                                              ; preds = %133
  %200 = add nsw i64 %.068, 1
  br label %129

201:                                              ; preds = %129
  %202 = add nsw i64 %.069, 1
  br label %125

203:                                              ; preds = %125, %10
  %.sroa.051.8 = phi double [ %.sroa.051.0, %10 ], [ %.sroa.051.9, %125 ]
  %.sroa.6.8 = phi double [ %.sroa.6.0, %10 ], [ %.sroa.6.9, %125 ]
  %204 = getelementptr inbounds nuw { double, double }, ptr %0, i32 0, i32 0
  %205 = getelementptr inbounds nuw { double, double }, ptr %0, i32 0, i32 1
  store double %.sroa.051.8, ptr %204, align 8
  store double %.sroa.6.8, ptr %205, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranACppProductComplex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) alwaysinline nounwind {
  %7 = alloca %struct.View, align 8
  %8 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %1)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %8, ptr noundef %5)
  %9 = icmp ne ptr %5, null
  br i1 %9, label %10, label %134

10:                                               ; preds = %6, %132
  %.0 = phi i64 [ %133, %132 ], [ 0, %6 ]
  %.sroa.053.0 = phi float [ %.sroa.053.1, %132 ], [ 1.000000e+00, %6 ]
  %.sroa.6.0 = phi float [ %.sroa.6.1, %132 ], [ 0.000000e+00, %6 ]
  %11 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 7
  %12 = load i64, ptr %11, align 8
  %13 = icmp slt i64 %.0, %12
  br i1 %13, label %14, label %224

14:                                               ; preds = %10, %130
  %.073 = phi i64 [ %131, %130 ], [ 0, %10 ]
  %.sroa.053.1 = phi float [ %.sroa.053.2, %130 ], [ %.sroa.053.0, %10 ]
  %.sroa.6.1 = phi float [ %.sroa.6.2, %130 ], [ %.sroa.6.0, %10 ]
  %15 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 6
  %16 = load i64, ptr %15, align 8
  %17 = icmp slt i64 %.073, %16
  br i1 %17, label %18, label %132

18:                                               ; preds = %14, %128
  %.074 = phi i64 [ %129, %128 ], [ 0, %14 ]
  %.sroa.053.2 = phi float [ %.sroa.053.3, %128 ], [ %.sroa.053.1, %14 ]
  %.sroa.6.2 = phi float [ %.sroa.6.3, %128 ], [ %.sroa.6.1, %14 ]
  %19 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 5
  %20 = load i64, ptr %19, align 8
  %21 = icmp slt i64 %.074, %20
  br i1 %21, label %22, label %130

22:                                               ; preds = %18, %126
  %.075 = phi i64 [ %127, %126 ], [ 0, %18 ]
  %.sroa.053.3 = phi float [ %.sroa.053.4, %126 ], [ %.sroa.053.2, %18 ]
  %.sroa.6.3 = phi float [ %.sroa.6.4, %126 ], [ %.sroa.6.2, %18 ]
  %23 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 4
  %24 = load i64, ptr %23, align 8
  %25 = icmp slt i64 %.075, %24
  br i1 %25, label %26, label %128

26:                                               ; preds = %22, %124
  %.078 = phi i64 [ %125, %124 ], [ 0, %22 ]
  %.sroa.053.4 = phi float [ %.sroa.053.5, %124 ], [ %.sroa.053.3, %22 ]
  %.sroa.6.4 = phi float [ %.sroa.6.5, %124 ], [ %.sroa.6.3, %22 ]
  %27 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 3
  %28 = load i64, ptr %27, align 8
  %29 = icmp slt i64 %.078, %28
  br i1 %29, label %30, label %126

30:                                               ; preds = %26, %122
  %.077 = phi i64 [ %123, %122 ], [ 0, %26 ]
  %.sroa.053.5 = phi float [ %.sroa.053.6, %122 ], [ %.sroa.053.4, %26 ]
  %.sroa.6.5 = phi float [ %.sroa.6.6, %122 ], [ %.sroa.6.4, %26 ]
  %31 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = icmp slt i64 %.077, %32
  br i1 %33, label %34, label %124

34:                                               ; preds = %30, %120
  %.076 = phi i64 [ %121, %120 ], [ 0, %30 ]
  %.sroa.053.6 = phi float [ %.sroa.053.7, %120 ], [ %.sroa.053.5, %30 ]
  %.sroa.6.6 = phi float [ %.sroa.6.7, %120 ], [ %.sroa.6.5, %30 ]
  %35 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = icmp slt i64 %.076, %36
  br i1 %37, label %38, label %122

38:                                               ; preds = %34
  %39 = icmp ne ptr %5, null
  br i1 %39, label %40, label %74

40:                                               ; preds = %38
  %41 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 0
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 8
  %44 = load i64, ptr %43, align 8
  %45 = mul nsw i64 %.076, %44
  %46 = getelementptr inbounds i8, ptr %42, i64 %45
  %47 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 9
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %.077, %48
  %50 = getelementptr inbounds i8, ptr %46, i64 %49
  %51 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 10
  %52 = load i64, ptr %51, align 8
  %53 = mul nsw i64 %.078, %52
  %54 = getelementptr inbounds i8, ptr %50, i64 %53
  %55 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 11
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %.075, %56
  %58 = getelementptr inbounds i8, ptr %54, i64 %57
  %59 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 12
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %.074, %60
  %62 = getelementptr inbounds i8, ptr %58, i64 %61
  %63 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 13
  %64 = load i64, ptr %63, align 8
  %65 = mul nsw i64 %.073, %64
  %66 = getelementptr inbounds i8, ptr %62, i64 %65
  %67 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 14
  %68 = load i64, ptr %67, align 8
  %69 = mul nsw i64 %.0, %68
  %70 = getelementptr inbounds i8, ptr %66, i64 %69
  %71 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 1
  %72 = load i64, ptr %71, align 8
  %73 = call zeroext i1 @truth(ptr noundef %70, i64 noundef %72)
  br i1 %73, label %74, label %120

74:                                               ; preds = %40, %38
  %75 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %78 = load i64, ptr %77, align 8
  %79 = mul nsw i64 %.076, %78
  %80 = getelementptr inbounds i8, ptr %76, i64 %79
  %81 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %.077, %82
  %84 = getelementptr inbounds i8, ptr %80, i64 %83
  %85 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %86 = load i64, ptr %85, align 8
  %87 = mul nsw i64 %.078, %86
  %88 = getelementptr inbounds i8, ptr %84, i64 %87
  %89 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %.075, %90
  %92 = getelementptr inbounds i8, ptr %88, i64 %91
  %93 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %94 = load i64, ptr %93, align 8
  %95 = mul nsw i64 %.074, %94
  %96 = getelementptr inbounds i8, ptr %92, i64 %95
  %97 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %98 = load i64, ptr %97, align 8
  %99 = mul nsw i64 %.073, %98
  %100 = getelementptr inbounds i8, ptr %96, i64 %99
  %101 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %102 = load i64, ptr %101, align 8
  %103 = mul nsw i64 %.0, %102
  %104 = getelementptr inbounds i8, ptr %100, i64 %103
  %105 = getelementptr inbounds nuw { float, float }, ptr %104, i32 0, i32 0
  %106 = load float, ptr %105, align 4
  %107 = getelementptr inbounds nuw { float, float }, ptr %104, i32 0, i32 1
  %108 = load float, ptr %107, align 4
  %109 = fmul float %.sroa.053.6, %106
  %110 = fmul float %.sroa.6.6, %108
  %111 = fmul float %.sroa.053.6, %108
  %112 = fmul float %.sroa.6.6, %106
  %113 = fsub float %109, %110
  %114 = fadd float %111, %112
  %115 = fcmp uno float %113, %113
  br i1 %115, label %116, label %120, !prof !278

116:                                              ; preds = %74
  %117 = fcmp uno float %114, %114
  br i1 %117, label %118, label %120, !prof !278

118:                                              ; preds = %116
  %119 = call <2 x float> @__mulsc3(float noundef %.sroa.053.6, float noundef %.sroa.6.6, float noundef %106, float noundef %108) #11
  %.sroa.022.0.vec.extract = extractelement <2 x float> %119, i32 0
  %.sroa.022.4.vec.extract = extractelement <2 x float> %119, i32 1
  br label %120

120:                                              ; preds = %40, %118, %116, %74
  %.sroa.053.7 = phi float [ %.sroa.053.6, %40 ], [ %113, %74 ], [ %113, %116 ], [ %.sroa.022.0.vec.extract, %118 ]
  %.sroa.6.7 = phi float [ %.sroa.6.6, %40 ], [ %114, %74 ], [ %114, %116 ], [ %.sroa.022.4.vec.extract, %118 ]
  %121 = add nsw i64 %.076, 1
  br label %34

122:                                              ; preds = %34
  %123 = add nsw i64 %.077, 1
  br label %30

124:                                              ; preds = %30
  %125 = add nsw i64 %.078, 1
  br label %26

126:                                              ; preds = %26
  %127 = add nsw i64 %.075, 1
  br label %22

128:                                              ; preds = %22
  %129 = add nsw i64 %.074, 1
  br label %18

130:                                              ; preds = %18
  %131 = add nsw i64 %.073, 1
  br label %14

132:                                              ; preds = %14
  %133 = add nsw i64 %.0, 1
  br label %10

134:                                              ; preds = %6, %222
  %.072 = phi i64 [ %223, %222 ], [ 0, %6 ]
  %.sroa.053.9 = phi float [ %.sroa.053.10, %222 ], [ 1.000000e+00, %6 ]
  %.sroa.6.9 = phi float [ %.sroa.6.10, %222 ], [ 0.000000e+00, %6 ]
  %135 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 7
  %136 = load i64, ptr %135, align 8
  %137 = icmp slt i64 %.072, %136
  br i1 %137, label %138, label %224

138:                                              ; preds = %134, %220
  %.071 = phi i64 [ %221, %220 ], [ 0, %134 ]
  %.sroa.053.10 = phi float [ %.sroa.053.11, %220 ], [ %.sroa.053.9, %134 ]
  %.sroa.6.10 = phi float [ %.sroa.6.11, %220 ], [ %.sroa.6.9, %134 ]
  %139 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 6
  %140 = load i64, ptr %139, align 8
  %141 = icmp slt i64 %.071, %140
  br i1 %141, label %142, label %222

142:                                              ; preds = %138, %218
  %.070 = phi i64 [ %219, %218 ], [ 0, %138 ]
  %.sroa.053.11 = phi float [ %.sroa.053.12, %218 ], [ %.sroa.053.10, %138 ]
  %.sroa.6.11 = phi float [ %.sroa.6.12, %218 ], [ %.sroa.6.10, %138 ]
  %143 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 5
  %144 = load i64, ptr %143, align 8
  %145 = icmp slt i64 %.070, %144
  br i1 %145, label %146, label %220

146:                                              ; preds = %142, %216
  %.069 = phi i64 [ %217, %216 ], [ 0, %142 ]
  %.sroa.053.12 = phi float [ %.sroa.053.13, %216 ], [ %.sroa.053.11, %142 ]
  %.sroa.6.12 = phi float [ %.sroa.6.13, %216 ], [ %.sroa.6.11, %142 ]
  %147 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 4
  %148 = load i64, ptr %147, align 8
  %149 = icmp slt i64 %.069, %148
  br i1 %149, label %150, label %218

150:                                              ; preds = %146, %214
  %.068 = phi i64 [ %215, %214 ], [ 0, %146 ]
  %.sroa.053.13 = phi float [ %.sroa.053.14, %214 ], [ %.sroa.053.12, %146 ]
  %.sroa.6.13 = phi float [ %.sroa.6.14, %214 ], [ %.sroa.6.12, %146 ]
  %151 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 3
  %152 = load i64, ptr %151, align 8
  %153 = icmp slt i64 %.068, %152
  br i1 %153, label %154, label %216

154:                                              ; preds = %150, %212
  %.067 = phi i64 [ %213, %212 ], [ 0, %150 ]
  %.sroa.053.14 = phi float [ %.sroa.053.15, %212 ], [ %.sroa.053.13, %150 ]
  %.sroa.6.14 = phi float [ %.sroa.6.15, %212 ], [ %.sroa.6.13, %150 ]
  %155 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 2
  %156 = load i64, ptr %155, align 8
  %157 = icmp slt i64 %.067, %156
  br i1 %157, label %158, label %214

158:                                              ; preds = %154, %208
  %.066 = phi i64 [ %211, %208 ], [ 0, %154 ]
  %.sroa.053.15 = phi float [ %209, %208 ], [ %.sroa.053.14, %154 ]
  %.sroa.6.15 = phi float [ %210, %208 ], [ %.sroa.6.14, %154 ]
  %159 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 1
  %160 = load i64, ptr %159, align 8
  %161 = icmp slt i64 %.066, %160
  br i1 %161, label %162, label %212

162:                                              ; preds = %158
  %163 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %164 = load ptr, ptr %163, align 8
  %165 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %166 = load i64, ptr %165, align 8
  %167 = mul nsw i64 %.066, %166
  %168 = getelementptr inbounds i8, ptr %164, i64 %167
  %169 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %170 = load i64, ptr %169, align 8
  %171 = mul nsw i64 %.067, %170
  %172 = getelementptr inbounds i8, ptr %168, i64 %171
  %173 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %174 = load i64, ptr %173, align 8
  %175 = mul nsw i64 %.068, %174
  %176 = getelementptr inbounds i8, ptr %172, i64 %175
  %177 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %178 = load i64, ptr %177, align 8
  %179 = mul nsw i64 %.069, %178
  %180 = getelementptr inbounds i8, ptr %176, i64 %179
  %181 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %182 = load i64, ptr %181, align 8
  %183 = mul nsw i64 %.070, %182
  %184 = getelementptr inbounds i8, ptr %180, i64 %183
  %185 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %186 = load i64, ptr %185, align 8
  %187 = mul nsw i64 %.071, %186
  %188 = getelementptr inbounds i8, ptr %184, i64 %187
  %189 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %.072, %190
  %192 = getelementptr inbounds i8, ptr %188, i64 %191
  %193 = getelementptr inbounds nuw { float, float }, ptr %192, i32 0, i32 0
  %194 = load float, ptr %193, align 4
  %195 = getelementptr inbounds nuw { float, float }, ptr %192, i32 0, i32 1
  %196 = load float, ptr %195, align 4
  %197 = fmul float %.sroa.053.15, %194
  %198 = fmul float %.sroa.6.15, %196
  %199 = fmul float %.sroa.053.15, %196
  %200 = fmul float %.sroa.6.15, %194
  %201 = fsub float %197, %198
  %202 = fadd float %199, %200
  %203 = fcmp uno float %201, %201
  br i1 %203, label %204, label %208, !prof !278

204:                                              ; preds = %162
  %205 = fcmp uno float %202, %202
  br i1 %205, label %206, label %208, !prof !278

206:                                              ; preds = %204
  %207 = call <2 x float> @__mulsc3(float noundef %.sroa.053.15, float noundef %.sroa.6.15, float noundef %194, float noundef %196) #11
  %.sroa.0.0.vec.extract = extractelement <2 x float> %207, i32 0
  %.sroa.0.4.vec.extract = extractelement <2 x float> %207, i32 1
  br label %208

208:                                              ; preds = %162, %204, %206
  %209 = phi float [ %201, %162 ], [ %201, %204 ], [ %.sroa.0.0.vec.extract, %206 ]
  %210 = phi float [ %202, %162 ], [ %202, %204 ], [ %.sroa.0.4.vec.extract, %206 ]
  %211 = add nsw i64 %.066, 1
  br label %158

212:                                              ; preds = %158
  %213 = add nsw i64 %.067, 1
  br label %154

214:                                              ; preds = %154
  %215 = add nsw i64 %.068, 1
  br label %150

216:                                              ; preds = %150
  %217 = add nsw i64 %.069, 1
  br label %146

218:                                              ; preds = %146
  %219 = add nsw i64 %.070, 1
  br label %142

220:                                              ; preds = %142
  %221 = add nsw i64 %.071, 1
  br label %138

222:                                              ; preds = %138
  %223 = add nsw i64 %.072, 1
  br label %134

224:                                              ; preds = %134, %10
  %.sroa.053.8 = phi float [ %.sroa.053.0, %10 ], [ %.sroa.053.9, %134 ]
  %.sroa.6.8 = phi float [ %.sroa.6.0, %10 ], [ %.sroa.6.9, %134 ]
  %225 = getelementptr inbounds nuw { float, float }, ptr %0, i32 0, i32 0
  %226 = getelementptr inbounds nuw { float, float }, ptr %0, i32 0, i32 1
  store float %.sroa.053.8, ptr %225, align 4
  store float %.sroa.6.8, ptr %226, align 4
  ret void
}

declare <2 x float> @__mulsc3(float, float, float, float)

define linkonce_odr hidden void @__enzcc_FortranACppProductComplex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) alwaysinline nounwind {
  %7 = alloca %struct.View, align 8
  %8 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %1)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %8, ptr noundef %5)
  %9 = icmp ne ptr %5, null
  br i1 %9, label %10, label %136

10:                                               ; preds = %6, %134
  %.070 = phi i64 [ %135, %134 ], [ 0, %6 ]
  %.sroa.051.0 = phi double [ %.sroa.051.1, %134 ], [ 1.000000e+00, %6 ]
  %.sroa.6.0 = phi double [ %.sroa.6.1, %134 ], [ 0.000000e+00, %6 ]
  %11 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 7
  %12 = load i64, ptr %11, align 8
  %13 = icmp slt i64 %.070, %12
  br i1 %13, label %14, label %228

14:                                               ; preds = %10, %132
  %.071 = phi i64 [ %133, %132 ], [ 0, %10 ]
  %.sroa.051.1 = phi double [ %.sroa.051.2, %132 ], [ %.sroa.051.0, %10 ]
  %.sroa.6.1 = phi double [ %.sroa.6.2, %132 ], [ %.sroa.6.0, %10 ]
  %15 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 6
  %16 = load i64, ptr %15, align 8
  %17 = icmp slt i64 %.071, %16
  br i1 %17, label %18, label %134

18:                                               ; preds = %14, %130
  %.076 = phi i64 [ %131, %130 ], [ 0, %14 ]
  %.sroa.051.2 = phi double [ %.sroa.051.3, %130 ], [ %.sroa.051.1, %14 ]
  %.sroa.6.2 = phi double [ %.sroa.6.3, %130 ], [ %.sroa.6.1, %14 ]
  %19 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 5
  %20 = load i64, ptr %19, align 8
  %21 = icmp slt i64 %.076, %20
  br i1 %21, label %22, label %132

22:                                               ; preds = %18, %128
  %.075 = phi i64 [ %129, %128 ], [ 0, %18 ]
  %.sroa.051.3 = phi double [ %.sroa.051.4, %128 ], [ %.sroa.051.2, %18 ]
  %.sroa.6.3 = phi double [ %.sroa.6.4, %128 ], [ %.sroa.6.2, %18 ]
  %23 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 4
  %24 = load i64, ptr %23, align 8
  %25 = icmp slt i64 %.075, %24
  br i1 %25, label %26, label %130

26:                                               ; preds = %22, %126
  %.074 = phi i64 [ %127, %126 ], [ 0, %22 ]
  %.sroa.051.4 = phi double [ %.sroa.051.5, %126 ], [ %.sroa.051.3, %22 ]
  %.sroa.6.4 = phi double [ %.sroa.6.5, %126 ], [ %.sroa.6.3, %22 ]
  %27 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 3
  %28 = load i64, ptr %27, align 8
  %29 = icmp slt i64 %.074, %28
  br i1 %29, label %30, label %128

30:                                               ; preds = %26, %124
  %.073 = phi i64 [ %125, %124 ], [ 0, %26 ]
  %.sroa.051.5 = phi double [ %.sroa.051.6, %124 ], [ %.sroa.051.4, %26 ]
  %.sroa.6.5 = phi double [ %.sroa.6.6, %124 ], [ %.sroa.6.4, %26 ]
  %31 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = icmp slt i64 %.073, %32
  br i1 %33, label %34, label %126

34:                                               ; preds = %30, %122
  %.072 = phi i64 [ %123, %122 ], [ 0, %30 ]
  %.sroa.051.6 = phi double [ %.sroa.051.7, %122 ], [ %.sroa.051.5, %30 ]
  %.sroa.6.6 = phi double [ %.sroa.6.7, %122 ], [ %.sroa.6.5, %30 ]
  %35 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = icmp slt i64 %.072, %36
  br i1 %37, label %38, label %124

38:                                               ; preds = %34
  %39 = icmp ne ptr %5, null
  br i1 %39, label %40, label %74

40:                                               ; preds = %38
  %41 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 0
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 8
  %44 = load i64, ptr %43, align 8
  %45 = mul nsw i64 %.072, %44
  %46 = getelementptr inbounds i8, ptr %42, i64 %45
  %47 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 9
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %.073, %48
  %50 = getelementptr inbounds i8, ptr %46, i64 %49
  %51 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 10
  %52 = load i64, ptr %51, align 8
  %53 = mul nsw i64 %.074, %52
  %54 = getelementptr inbounds i8, ptr %50, i64 %53
  %55 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 11
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %.075, %56
  %58 = getelementptr inbounds i8, ptr %54, i64 %57
  %59 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 12
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %.076, %60
  %62 = getelementptr inbounds i8, ptr %58, i64 %61
  %63 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 13
  %64 = load i64, ptr %63, align 8
  %65 = mul nsw i64 %.071, %64
  %66 = getelementptr inbounds i8, ptr %62, i64 %65
  %67 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 14
  %68 = load i64, ptr %67, align 8
  %69 = mul nsw i64 %.070, %68
  %70 = getelementptr inbounds i8, ptr %66, i64 %69
  %71 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 1
  %72 = load i64, ptr %71, align 8
  %73 = call zeroext i1 @truth(ptr noundef %70, i64 noundef %72)
  br i1 %73, label %74, label %122

74:                                               ; preds = %40, %38
  %75 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %78 = load i64, ptr %77, align 8
  %79 = mul nsw i64 %.072, %78
  %80 = getelementptr inbounds i8, ptr %76, i64 %79
  %81 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %.073, %82
  %84 = getelementptr inbounds i8, ptr %80, i64 %83
  %85 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %86 = load i64, ptr %85, align 8
  %87 = mul nsw i64 %.074, %86
  %88 = getelementptr inbounds i8, ptr %84, i64 %87
  %89 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %.075, %90
  %92 = getelementptr inbounds i8, ptr %88, i64 %91
  %93 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %94 = load i64, ptr %93, align 8
  %95 = mul nsw i64 %.076, %94
  %96 = getelementptr inbounds i8, ptr %92, i64 %95
  %97 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %98 = load i64, ptr %97, align 8
  %99 = mul nsw i64 %.071, %98
  %100 = getelementptr inbounds i8, ptr %96, i64 %99
  %101 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %102 = load i64, ptr %101, align 8
  %103 = mul nsw i64 %.070, %102
  %104 = getelementptr inbounds i8, ptr %100, i64 %103
  %105 = getelementptr inbounds nuw { double, double }, ptr %104, i32 0, i32 0
  %106 = load double, ptr %105, align 8
  %107 = getelementptr inbounds nuw { double, double }, ptr %104, i32 0, i32 1
  %108 = load double, ptr %107, align 8
  %109 = fmul double %.sroa.051.6, %106
  %110 = fmul double %.sroa.6.6, %108
  %111 = fmul double %.sroa.051.6, %108
  %112 = fmul double %.sroa.6.6, %106
  %113 = fsub double %109, %110
  %114 = fadd double %111, %112
  %115 = fcmp uno double %113, %113
  br i1 %115, label %116, label %122, !prof !278

116:                                              ; preds = %74
  %117 = fcmp uno double %114, %114
  br i1 %117, label %118, label %122, !prof !278

118:                                              ; preds = %116
  %119 = call { double, double } @__muldc3(double noundef %.sroa.051.6, double noundef %.sroa.6.6, double noundef %106, double noundef %108) #11
  %120 = extractvalue { double, double } %119, 0
  %121 = extractvalue { double, double } %119, 1
  br label %122

122:                                              ; preds = %40, %118, %116, %74
  %.sroa.051.7 = phi double [ %.sroa.051.6, %40 ], [ %113, %74 ], [ %113, %116 ], [ %120, %118 ]
  %.sroa.6.7 = phi double [ %.sroa.6.6, %40 ], [ %114, %74 ], [ %114, %116 ], [ %121, %118 ]
  %123 = add nsw i64 %.072, 1
  br label %34

124:                                              ; preds = %34
  %125 = add nsw i64 %.073, 1
  br label %30

126:                                              ; preds = %30
  %127 = add nsw i64 %.074, 1
  br label %26

128:                                              ; preds = %26
  %129 = add nsw i64 %.075, 1
  br label %22

130:                                              ; preds = %22
  %131 = add nsw i64 %.076, 1
  br label %18

132:                                              ; preds = %18
  %133 = add nsw i64 %.071, 1
  br label %14

134:                                              ; preds = %14
  %135 = add nsw i64 %.070, 1
  br label %10

136:                                              ; preds = %6, %226
  %.069 = phi i64 [ %227, %226 ], [ 0, %6 ]
  %.sroa.051.9 = phi double [ %.sroa.051.10, %226 ], [ 1.000000e+00, %6 ]
  %.sroa.6.9 = phi double [ %.sroa.6.10, %226 ], [ 0.000000e+00, %6 ]
  %137 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 7
  %138 = load i64, ptr %137, align 8
  %139 = icmp slt i64 %.069, %138
  br i1 %139, label %140, label %228

140:                                              ; preds = %136, %224
  %.068 = phi i64 [ %225, %224 ], [ 0, %136 ]
  %.sroa.051.10 = phi double [ %.sroa.051.11, %224 ], [ %.sroa.051.9, %136 ]
  %.sroa.6.10 = phi double [ %.sroa.6.11, %224 ], [ %.sroa.6.9, %136 ]
  %141 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 6
  %142 = load i64, ptr %141, align 8
  %143 = icmp slt i64 %.068, %142
  br i1 %143, label %144, label %226

144:                                              ; preds = %140, %222
  %.067 = phi i64 [ %223, %222 ], [ 0, %140 ]
  %.sroa.051.11 = phi double [ %.sroa.051.12, %222 ], [ %.sroa.051.10, %140 ]
  %.sroa.6.11 = phi double [ %.sroa.6.12, %222 ], [ %.sroa.6.10, %140 ]
  %145 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 5
  %146 = load i64, ptr %145, align 8
  %147 = icmp slt i64 %.067, %146
  br i1 %147, label %148, label %224

148:                                              ; preds = %144, %220
  %.066 = phi i64 [ %221, %220 ], [ 0, %144 ]
  %.sroa.051.12 = phi double [ %.sroa.051.13, %220 ], [ %.sroa.051.11, %144 ]
  %.sroa.6.12 = phi double [ %.sroa.6.13, %220 ], [ %.sroa.6.11, %144 ]
  %149 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 4
  %150 = load i64, ptr %149, align 8
  %151 = icmp slt i64 %.066, %150
  br i1 %151, label %152, label %222

152:                                              ; preds = %148, %218
  %.065 = phi i64 [ %219, %218 ], [ 0, %148 ]
  %.sroa.051.13 = phi double [ %.sroa.051.14, %218 ], [ %.sroa.051.12, %148 ]
  %.sroa.6.13 = phi double [ %.sroa.6.14, %218 ], [ %.sroa.6.12, %148 ]
  %153 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 3
  %154 = load i64, ptr %153, align 8
  %155 = icmp slt i64 %.065, %154
  br i1 %155, label %156, label %220

156:                                              ; preds = %152, %216
  %.064 = phi i64 [ %217, %216 ], [ 0, %152 ]
  %.sroa.051.14 = phi double [ %.sroa.051.15, %216 ], [ %.sroa.051.13, %152 ]
  %.sroa.6.14 = phi double [ %.sroa.6.15, %216 ], [ %.sroa.6.13, %152 ]
  %157 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 2
  %158 = load i64, ptr %157, align 8
  %159 = icmp slt i64 %.064, %158
  br i1 %159, label %160, label %218

160:                                              ; preds = %156, %212
  %.0 = phi i64 [ %215, %212 ], [ 0, %156 ]
  %.sroa.051.15 = phi double [ %213, %212 ], [ %.sroa.051.14, %156 ]
  %.sroa.6.15 = phi double [ %214, %212 ], [ %.sroa.6.14, %156 ]
  %161 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 1
  %162 = load i64, ptr %161, align 8
  %163 = icmp slt i64 %.0, %162
  br i1 %163, label %164, label %216

164:                                              ; preds = %160
  %165 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %166 = load ptr, ptr %165, align 8
  %167 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %.0, %168
  %170 = getelementptr inbounds i8, ptr %166, i64 %169
  %171 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %172 = load i64, ptr %171, align 8
  %173 = mul nsw i64 %.064, %172
  %174 = getelementptr inbounds i8, ptr %170, i64 %173
  %175 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %176 = load i64, ptr %175, align 8
  %177 = mul nsw i64 %.065, %176
  %178 = getelementptr inbounds i8, ptr %174, i64 %177
  %179 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %180 = load i64, ptr %179, align 8
  %181 = mul nsw i64 %.066, %180
  %182 = getelementptr inbounds i8, ptr %178, i64 %181
  %183 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %184 = load i64, ptr %183, align 8
  %185 = mul nsw i64 %.067, %184
  %186 = getelementptr inbounds i8, ptr %182, i64 %185
  %187 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %188 = load i64, ptr %187, align 8
  %189 = mul nsw i64 %.068, %188
  %190 = getelementptr inbounds i8, ptr %186, i64 %189
  %191 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %192 = load i64, ptr %191, align 8
  %193 = mul nsw i64 %.069, %192
  %194 = getelementptr inbounds i8, ptr %190, i64 %193
  %195 = getelementptr inbounds nuw { double, double }, ptr %194, i32 0, i32 0
  %196 = load double, ptr %195, align 8
  %197 = getelementptr inbounds nuw { double, double }, ptr %194, i32 0, i32 1
  %198 = load double, ptr %197, align 8
  %199 = fmul double %.sroa.051.15, %196
  %200 = fmul double %.sroa.6.15, %198
  %201 = fmul double %.sroa.051.15, %198
  %202 = fmul double %.sroa.6.15, %196
  %203 = fsub double %199, %200
  %204 = fadd double %201, %202
  %205 = fcmp uno double %203, %203
  br i1 %205, label %206, label %212, !prof !278

206:                                              ; preds = %164
  %207 = fcmp uno double %204, %204
  br i1 %207, label %208, label %212, !prof !278

208:                                              ; preds = %206
  %209 = call { double, double } @__muldc3(double noundef %.sroa.051.15, double noundef %.sroa.6.15, double noundef %196, double noundef %198) #11
  %210 = extractvalue { double, double } %209, 0
  %211 = extractvalue { double, double } %209, 1
  br label %212

212:                                              ; preds = %164, %206, %208
  %213 = phi double [ %203, %164 ], [ %203, %206 ], [ %210, %208 ]
  %214 = phi double [ %204, %164 ], [ %204, %206 ], [ %211, %208 ]
  %215 = add nsw i64 %.0, 1
  br label %160

216:                                              ; preds = %160
  %217 = add nsw i64 %.064, 1
  br label %156

218:                                              ; preds = %156
  %219 = add nsw i64 %.065, 1
  br label %152

220:                                              ; preds = %152
  %221 = add nsw i64 %.066, 1
  br label %148

222:                                              ; preds = %148
  %223 = add nsw i64 %.067, 1
  br label %144

224:                                              ; preds = %144
  %225 = add nsw i64 %.068, 1
  br label %140

226:                                              ; preds = %140
  %227 = add nsw i64 %.069, 1
  br label %136

228:                                              ; preds = %136, %10
  %.sroa.051.8 = phi double [ %.sroa.051.0, %10 ], [ %.sroa.051.9, %136 ]
  %.sroa.6.8 = phi double [ %.sroa.6.0, %10 ], [ %.sroa.6.9, %136 ]
  %229 = getelementptr inbounds nuw { double, double }, ptr %0, i32 0, i32 0
  %230 = getelementptr inbounds nuw { double, double }, ptr %0, i32 0, i32 1
  store double %.sroa.051.8, ptr %229, align 8
  store double %.sroa.6.8, ptr %230, align 8
  ret void
}

declare { double, double } @__muldc3(double, double, double, double)

define linkonce_odr hidden float @__enzcc_FortranANorm2_4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) alwaysinline nounwind {
  %5 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %5, ptr noundef %0)
  br label %6

6:                                                ; preds = %78, %4
  %.034 = phi i64 [ 0, %4 ], [ %79, %78 ]
  %.0 = phi float [ 0.000000e+00, %4 ], [ %.1, %78 ]
  %7 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 7
  %8 = load i64, ptr %7, align 8
  %9 = icmp slt i64 %.034, %8
  br i1 %9, label %10, label %80

10:                                               ; preds = %6, %76
  %.033 = phi i64 [ %77, %76 ], [ 0, %6 ]
  %.1 = phi float [ %.2, %76 ], [ %.0, %6 ]
  %11 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 6
  %12 = load i64, ptr %11, align 8
  %13 = icmp slt i64 %.033, %12
  br i1 %13, label %14, label %78

14:                                               ; preds = %10, %74
  %.032 = phi i64 [ %75, %74 ], [ 0, %10 ]
  %.2 = phi float [ %.3, %74 ], [ %.1, %10 ]
  %15 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 5
  %16 = load i64, ptr %15, align 8
  %17 = icmp slt i64 %.032, %16
  br i1 %17, label %18, label %76

18:                                               ; preds = %14, %72
  %.031 = phi i64 [ %73, %72 ], [ 0, %14 ]
  %.3 = phi float [ %.4, %72 ], [ %.2, %14 ]
  %19 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 4
  %20 = load i64, ptr %19, align 8
  %21 = icmp slt i64 %.031, %20
  br i1 %21, label %22, label %74

22:                                               ; preds = %18, %70
  %.030 = phi i64 [ %71, %70 ], [ 0, %18 ]
  %.4 = phi float [ %.5, %70 ], [ %.3, %18 ]
  %23 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 3
  %24 = load i64, ptr %23, align 8
  %25 = icmp slt i64 %.030, %24
  br i1 %25, label %26, label %72

26:                                               ; preds = %22, %68
  %.029 = phi i64 [ %69, %68 ], [ 0, %22 ]
  %.5 = phi float [ %.6, %68 ], [ %.4, %22 ]
  %27 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 2
  %28 = load i64, ptr %27, align 8
  %29 = icmp slt i64 %.029, %28
  br i1 %29, label %30, label %70

30:                                               ; preds = %26, %34
  %.028 = phi i64 [ %67, %34 ], [ 0, %26 ]
  %.6 = phi float [ %66, %34 ], [ %.5, %26 ]
  %31 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 1
  %32 = load i64, ptr %31, align 8
  %33 = icmp slt i64 %.028, %32
  br i1 %33, label %34, label %68

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 0
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 8
  %38 = load i64, ptr %37, align 8
  %39 = mul nsw i64 %.028, %38
  %40 = getelementptr inbounds i8, ptr %36, i64 %39
  %41 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 9
  %42 = load i64, ptr %41, align 8
  %43 = mul nsw i64 %.029, %42
  %44 = getelementptr inbounds i8, ptr %40, i64 %43
  %45 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 10
  %46 = load i64, ptr %45, align 8
  %47 = mul nsw i64 %.030, %46
  %48 = getelementptr inbounds i8, ptr %44, i64 %47
  %49 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 11
  %50 = load i64, ptr %49, align 8
  %51 = mul nsw i64 %.031, %50
  %52 = getelementptr inbounds i8, ptr %48, i64 %51
  %53 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 12
  %54 = load i64, ptr %53, align 8
  %55 = mul nsw i64 %.032, %54
  %56 = getelementptr inbounds i8, ptr %52, i64 %55
  %57 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 13
  %58 = load i64, ptr %57, align 8
  %59 = mul nsw i64 %.033, %58
  %60 = getelementptr inbounds i8, ptr %56, i64 %59
  %61 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 14
  %62 = load i64, ptr %61, align 8
  %63 = mul nsw i64 %.034, %62
  %64 = getelementptr inbounds i8, ptr %60, i64 %63
  %65 = load float, ptr %64, align 4
  %66 = call float @llvm.fmuladd.f32(float %65, float %65, float %.6)
  %67 = add nsw i64 %.028, 1
  br label %30

68:                                               ; preds = %30
  %69 = add nsw i64 %.029, 1
  br label %26

70:                                               ; preds = %26
  %71 = add nsw i64 %.030, 1
  br label %22

72:                                               ; preds = %22
  %73 = add nsw i64 %.031, 1
  br label %18

74:                                               ; preds = %18
  %75 = add nsw i64 %.032, 1
  br label %14

76:                                               ; preds = %14
  %77 = add nsw i64 %.033, 1
  br label %10

78:                                               ; preds = %10
  %79 = add nsw i64 %.034, 1
  br label %6

80:                                               ; preds = %6
  %81 = call float @llvm.sqrt.f32(float %.0)
  ret float %81
}

declare float @llvm.fmuladd.f32(float, float, float) #5

declare float @llvm.sqrt.f32(float) #5

define linkonce_odr hidden double @__enzcc_FortranANorm2_8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) alwaysinline nounwind {
  %5 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %5, ptr noundef %0)
  br label %6

6:                                                ; preds = %78, %4
  %.034 = phi i64 [ 0, %4 ], [ %79, %78 ]
  %.0 = phi double [ 0.000000e+00, %4 ], [ %.1, %78 ]
  %7 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 7
  %8 = load i64, ptr %7, align 8
  %9 = icmp slt i64 %.034, %8
  br i1 %9, label %10, label %80

10:                                               ; preds = %6, %76
  %.033 = phi i64 [ %77, %76 ], [ 0, %6 ]
  %.1 = phi double [ %.2, %76 ], [ %.0, %6 ]
  %11 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 6
  %12 = load i64, ptr %11, align 8
  %13 = icmp slt i64 %.033, %12
  br i1 %13, label %14, label %78

14:                                               ; preds = %10, %74
  %.032 = phi i64 [ %75, %74 ], [ 0, %10 ]
  %.2 = phi double [ %.3, %74 ], [ %.1, %10 ]
  %15 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 5
  %16 = load i64, ptr %15, align 8
  %17 = icmp slt i64 %.032, %16
  br i1 %17, label %18, label %76

18:                                               ; preds = %14, %72
  %.031 = phi i64 [ %73, %72 ], [ 0, %14 ]
  %.3 = phi double [ %.4, %72 ], [ %.2, %14 ]
  %19 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 4
  %20 = load i64, ptr %19, align 8
  %21 = icmp slt i64 %.031, %20
  br i1 %21, label %22, label %74

22:                                               ; preds = %18, %70
  %.030 = phi i64 [ %71, %70 ], [ 0, %18 ]
  %.4 = phi double [ %.5, %70 ], [ %.3, %18 ]
  %23 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 3
  %24 = load i64, ptr %23, align 8
  %25 = icmp slt i64 %.030, %24
  br i1 %25, label %26, label %72

26:                                               ; preds = %22, %68
  %.029 = phi i64 [ %69, %68 ], [ 0, %22 ]
  %.5 = phi double [ %.6, %68 ], [ %.4, %22 ]
  %27 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 2
  %28 = load i64, ptr %27, align 8
  %29 = icmp slt i64 %.029, %28
  br i1 %29, label %30, label %70

30:                                               ; preds = %26, %34
  %.028 = phi i64 [ %67, %34 ], [ 0, %26 ]
  %.6 = phi double [ %66, %34 ], [ %.5, %26 ]
  %31 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 1
  %32 = load i64, ptr %31, align 8
  %33 = icmp slt i64 %.028, %32
  br i1 %33, label %34, label %68

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 0
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 8
  %38 = load i64, ptr %37, align 8
  %39 = mul nsw i64 %.028, %38
  %40 = getelementptr inbounds i8, ptr %36, i64 %39
  %41 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 9
  %42 = load i64, ptr %41, align 8
  %43 = mul nsw i64 %.029, %42
  %44 = getelementptr inbounds i8, ptr %40, i64 %43
  %45 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 10
  %46 = load i64, ptr %45, align 8
  %47 = mul nsw i64 %.030, %46
  %48 = getelementptr inbounds i8, ptr %44, i64 %47
  %49 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 11
  %50 = load i64, ptr %49, align 8
  %51 = mul nsw i64 %.031, %50
  %52 = getelementptr inbounds i8, ptr %48, i64 %51
  %53 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 12
  %54 = load i64, ptr %53, align 8
  %55 = mul nsw i64 %.032, %54
  %56 = getelementptr inbounds i8, ptr %52, i64 %55
  %57 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 13
  %58 = load i64, ptr %57, align 8
  %59 = mul nsw i64 %.033, %58
  %60 = getelementptr inbounds i8, ptr %56, i64 %59
  %61 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 14
  %62 = load i64, ptr %61, align 8
  %63 = mul nsw i64 %.034, %62
  %64 = getelementptr inbounds i8, ptr %60, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = call double @llvm.fmuladd.f64(double %65, double %65, double %.6)
  %67 = add nsw i64 %.028, 1
  br label %30

68:                                               ; preds = %30
  %69 = add nsw i64 %.029, 1
  br label %26

70:                                               ; preds = %26
  %71 = add nsw i64 %.030, 1
  br label %22

72:                                               ; preds = %22
  %73 = add nsw i64 %.031, 1
  br label %18

74:                                               ; preds = %18
  %75 = add nsw i64 %.032, 1
  br label %14

76:                                               ; preds = %14
  %77 = add nsw i64 %.033, 1
  br label %10

78:                                               ; preds = %10
  %79 = add nsw i64 %.034, 1
  br label %6

80:                                               ; preds = %6
  %81 = call double @llvm.sqrt.f64(double %.0)
  ret double %81
}

declare double @llvm.fmuladd.f64(double, double, double) #5

declare double @llvm.sqrt.f64(double) #5

define linkonce_odr hidden float @__enzcc_FortranADotProductReal4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) alwaysinline nounwind {
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %6 = getelementptr inbounds [7 x %struct.Dimension], ptr %5, i64 0, i64 0
  %7 = getelementptr inbounds nuw %struct.Dimension, ptr %6, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %10 = getelementptr inbounds [7 x %struct.Dimension], ptr %9, i64 0, i64 0
  %11 = getelementptr inbounds nuw %struct.Dimension, ptr %10, i32 0, i32 2
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %14 = getelementptr inbounds [7 x %struct.Dimension], ptr %13, i64 0, i64 0
  %15 = getelementptr inbounds nuw %struct.Dimension, ptr %14, i32 0, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  br label %21

21:                                               ; preds = %23, %4
  %.017 = phi float [ 0.000000e+00, %4 ], [ %30, %23 ]
  %.0 = phi i64 [ 0, %4 ], [ %31, %23 ]
  %22 = icmp slt i64 %.0, %8
  br i1 %22, label %23, label %32

23:                                               ; preds = %21
  %24 = mul nsw i64 %.0, %12
  %25 = getelementptr inbounds i8, ptr %18, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = mul nsw i64 %.0, %16
  %28 = getelementptr inbounds i8, ptr %20, i64 %27
  %29 = load float, ptr %28, align 4
  %30 = call float @llvm.fmuladd.f32(float %26, float %29, float %.017)
  %31 = add nsw i64 %.0, 1
  br label %21

32:                                               ; preds = %21
  ret float %.017
}

define linkonce_odr hidden double @__enzcc_FortranADotProductReal8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) alwaysinline nounwind {
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %6 = getelementptr inbounds [7 x %struct.Dimension], ptr %5, i64 0, i64 0
  %7 = getelementptr inbounds nuw %struct.Dimension, ptr %6, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %10 = getelementptr inbounds [7 x %struct.Dimension], ptr %9, i64 0, i64 0
  %11 = getelementptr inbounds nuw %struct.Dimension, ptr %10, i32 0, i32 2
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %14 = getelementptr inbounds [7 x %struct.Dimension], ptr %13, i64 0, i64 0
  %15 = getelementptr inbounds nuw %struct.Dimension, ptr %14, i32 0, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  br label %21

21:                                               ; preds = %23, %4
  %.017 = phi double [ 0.000000e+00, %4 ], [ %30, %23 ]
  %.0 = phi i64 [ 0, %4 ], [ %31, %23 ]
  %22 = icmp slt i64 %.0, %8
  br i1 %22, label %23, label %32

23:                                               ; preds = %21
  %24 = mul nsw i64 %.0, %12
  %25 = getelementptr inbounds i8, ptr %18, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = mul nsw i64 %.0, %16
  %28 = getelementptr inbounds i8, ptr %20, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = call double @llvm.fmuladd.f64(double %26, double %29, double %.017)
  %31 = add nsw i64 %.0, 1
  br label %21

32:                                               ; preds = %21
  ret double %.017
}

define linkonce_odr hidden i32 @__enzcc_FortranADotProductInteger4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) alwaysinline nounwind {
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %6 = getelementptr inbounds [7 x %struct.Dimension], ptr %5, i64 0, i64 0
  %7 = getelementptr inbounds nuw %struct.Dimension, ptr %6, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %10 = getelementptr inbounds [7 x %struct.Dimension], ptr %9, i64 0, i64 0
  %11 = getelementptr inbounds nuw %struct.Dimension, ptr %10, i32 0, i32 2
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %14 = getelementptr inbounds [7 x %struct.Dimension], ptr %13, i64 0, i64 0
  %15 = getelementptr inbounds nuw %struct.Dimension, ptr %14, i32 0, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  br label %21

21:                                               ; preds = %23, %4
  %.017 = phi i32 [ 0, %4 ], [ %31, %23 ]
  %.0 = phi i64 [ 0, %4 ], [ %32, %23 ]
  %22 = icmp slt i64 %.0, %8
  br i1 %22, label %23, label %33

23:                                               ; preds = %21
  %24 = mul nsw i64 %.0, %12
  %25 = getelementptr inbounds i8, ptr %18, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = mul nsw i64 %.0, %16
  %28 = getelementptr inbounds i8, ptr %20, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = mul nsw i32 %26, %29
  %31 = add nsw i32 %.017, %30
  %32 = add nsw i64 %.0, 1
  br label %21

33:                                               ; preds = %21
  ret i32 %.017
}

define linkonce_odr hidden void @__enzcc_FortranACppDotProductComplex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %7 = getelementptr inbounds [7 x %struct.Dimension], ptr %6, i64 0, i64 0
  %8 = getelementptr inbounds nuw %struct.Dimension, ptr %7, i32 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %11 = getelementptr inbounds [7 x %struct.Dimension], ptr %10, i64 0, i64 0
  %12 = getelementptr inbounds nuw %struct.Dimension, ptr %11, i32 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %15 = getelementptr inbounds [7 x %struct.Dimension], ptr %14, i64 0, i64 0
  %16 = getelementptr inbounds nuw %struct.Dimension, ptr %15, i32 0, i32 2
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  br label %22

22:                                               ; preds = %49, %5
  %.sroa.04.0 = phi float [ 0.000000e+00, %5 ], [ %52, %49 ]
  %.0 = phi i64 [ 0, %5 ], [ %54, %49 ]
  %.sroa.4.0 = phi float [ 0.000000e+00, %5 ], [ %53, %49 ]
  %23 = icmp slt i64 %.0, %9
  br i1 %23, label %24, label %55

24:                                               ; preds = %22
  %25 = mul nsw i64 %.0, %13
  %26 = getelementptr inbounds i8, ptr %19, i64 %25
  %27 = getelementptr inbounds nuw { float, float }, ptr %26, i32 0, i32 0
  %28 = load float, ptr %27, align 4
  %29 = getelementptr inbounds nuw { float, float }, ptr %26, i32 0, i32 1
  %30 = load float, ptr %29, align 4
  %31 = fneg float %30
  %32 = mul nsw i64 %.0, %17
  %33 = getelementptr inbounds i8, ptr %21, i64 %32
  %34 = getelementptr inbounds nuw { float, float }, ptr %33, i32 0, i32 0
  %35 = load float, ptr %34, align 4
  %36 = getelementptr inbounds nuw { float, float }, ptr %33, i32 0, i32 1
  %37 = load float, ptr %36, align 4
  %38 = fmul float %28, %35
  %39 = fmul float %31, %37
  %40 = fmul float %28, %37
  %41 = fmul float %31, %35
  %42 = fsub float %38, %39
  %43 = fadd float %40, %41
  %44 = fcmp uno float %42, %42
  br i1 %44, label %45, label %49, !prof !278

45:                                               ; preds = %24
  %46 = fcmp uno float %43, %43
  br i1 %46, label %47, label %49, !prof !278

47:                                               ; preds = %45
  %48 = call <2 x float> @__mulsc3(float noundef %28, float noundef %31, float noundef %35, float noundef %37) #11
  %.sroa.0.0.vec.extract = extractelement <2 x float> %48, i32 0
  %.sroa.0.4.vec.extract = extractelement <2 x float> %48, i32 1
  br label %49

49:                                               ; preds = %47, %45, %24
  %50 = phi float [ %42, %24 ], [ %42, %45 ], [ %.sroa.0.0.vec.extract, %47 ]
  %51 = phi float [ %43, %24 ], [ %43, %45 ], [ %.sroa.0.4.vec.extract, %47 ]
  %52 = fadd float %.sroa.04.0, %50
  %53 = fadd float %.sroa.4.0, %51
  %54 = add nsw i64 %.0, 1
  br label %22

55:                                               ; preds = %22
  %56 = getelementptr inbounds nuw { float, float }, ptr %0, i32 0, i32 0
  %57 = getelementptr inbounds nuw { float, float }, ptr %0, i32 0, i32 1
  store float %.sroa.04.0, ptr %56, align 4
  store float %.sroa.4.0, ptr %57, align 4
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranACppDotProductComplex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %7 = getelementptr inbounds [7 x %struct.Dimension], ptr %6, i64 0, i64 0
  %8 = getelementptr inbounds nuw %struct.Dimension, ptr %7, i32 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %11 = getelementptr inbounds [7 x %struct.Dimension], ptr %10, i64 0, i64 0
  %12 = getelementptr inbounds nuw %struct.Dimension, ptr %11, i32 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %15 = getelementptr inbounds [7 x %struct.Dimension], ptr %14, i64 0, i64 0
  %16 = getelementptr inbounds nuw %struct.Dimension, ptr %15, i32 0, i32 2
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  br label %22

22:                                               ; preds = %51, %5
  %.sroa.4.0 = phi double [ 0.000000e+00, %5 ], [ %55, %51 ]
  %.sroa.0.0 = phi double [ 0.000000e+00, %5 ], [ %54, %51 ]
  %.0 = phi i64 [ 0, %5 ], [ %56, %51 ]
  %23 = icmp slt i64 %.0, %9
  br i1 %23, label %24, label %57

24:                                               ; preds = %22
  %25 = mul nsw i64 %.0, %13
  %26 = getelementptr inbounds i8, ptr %19, i64 %25
  %27 = getelementptr inbounds nuw { double, double }, ptr %26, i32 0, i32 0
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw { double, double }, ptr %26, i32 0, i32 1
  %30 = load double, ptr %29, align 8
  %31 = fneg double %30
  %32 = mul nsw i64 %.0, %17
  %33 = getelementptr inbounds i8, ptr %21, i64 %32
  %34 = getelementptr inbounds nuw { double, double }, ptr %33, i32 0, i32 0
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds nuw { double, double }, ptr %33, i32 0, i32 1
  %37 = load double, ptr %36, align 8
  %38 = fmul double %28, %35
  %39 = fmul double %31, %37
  %40 = fmul double %28, %37
  %41 = fmul double %31, %35
  %42 = fsub double %38, %39
  %43 = fadd double %40, %41
  %44 = fcmp uno double %42, %42
  br i1 %44, label %45, label %51, !prof !278

45:                                               ; preds = %24
  %46 = fcmp uno double %43, %43
  br i1 %46, label %47, label %51, !prof !278

47:                                               ; preds = %45
  %48 = call { double, double } @__muldc3(double noundef %28, double noundef %31, double noundef %35, double noundef %37) #11
  %49 = extractvalue { double, double } %48, 0
  %50 = extractvalue { double, double } %48, 1
  br label %51

51:                                               ; preds = %47, %45, %24
  %52 = phi double [ %42, %24 ], [ %42, %45 ], [ %49, %47 ]
  %53 = phi double [ %43, %24 ], [ %43, %45 ], [ %50, %47 ]
  %54 = fadd double %.sroa.0.0, %52
  %55 = fadd double %.sroa.4.0, %53
  %56 = add nsw i64 %.0, 1
  br label %22

57:                                               ; preds = %22
  %58 = getelementptr inbounds nuw { double, double }, ptr %0, i32 0, i32 0
  %59 = getelementptr inbounds nuw { double, double }, ptr %0, i32 0, i32 1
  store double %.sroa.0.0, ptr %58, align 8
  store double %.sroa.4.0, ptr %59, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranASumDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) alwaysinline nounwind {
  %7 = alloca %struct.View, align 8
  %8 = alloca %struct.View, align 8
  %9 = alloca %struct.View, align 8
  %10 = alloca %struct.View, align 8
  %11 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %1)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %8, ptr noundef %5)
  %12 = sub nsw i32 %2, 1
  call void @without(ptr dead_on_unwind writable sret(%struct.View) align 8 %9, ptr noundef byval(%struct.View) align 8 %7, i32 noundef %12)
  %13 = sub nsw i32 %2, 1
  call void @without(ptr dead_on_unwind writable sret(%struct.View) align 8 %10, ptr noundef byval(%struct.View) align 8 %8, i32 noundef %13)
  %14 = sub nsw i32 %2, 1
  %15 = call i64 @extent_of(ptr noundef byval(%struct.View) align 8 %7, i32 noundef %14)
  %16 = sub nsw i32 %2, 1
  %17 = call i64 @stride_of(ptr noundef byval(%struct.View) align 8 %7, i32 noundef %16)
  %18 = sub nsw i32 %2, 1
  %19 = call i64 @stride_of(ptr noundef byval(%struct.View) align 8 %8, i32 noundef %18)
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %21 = load i8, ptr %20, align 1
  %22 = sext i8 %21 to i32
  %23 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %24 = load i8, ptr %23, align 4
  %25 = zext i8 %24 to i32
  %26 = sub nsw i32 %25, 1
  %27 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %28 = load i64, ptr %27, align 8
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %11, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %9, i32 noundef %26, i32 noundef %22, i64 noundef %28)
  switch i32 %22, label %491 [
    i32 28, label %29
    i32 27, label %183
    i32 9, label %337
  ]

29:                                               ; preds = %6, %181
  %.0 = phi i64 [ %182, %181 ], [ 0, %6 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 7
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %.0, %31
  br i1 %32, label %33, label %492

33:                                               ; preds = %29, %179
  %.0167 = phi i64 [ %180, %179 ], [ 0, %29 ]
  %34 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 6
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %.0167, %35
  br i1 %36, label %37, label %181

37:                                               ; preds = %33, %177
  %.0168 = phi i64 [ %178, %177 ], [ 0, %33 ]
  %38 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 5
  %39 = load i64, ptr %38, align 8
  %40 = icmp slt i64 %.0168, %39
  br i1 %40, label %41, label %179

41:                                               ; preds = %37, %175
  %.0176 = phi i64 [ %176, %175 ], [ 0, %37 ]
  %42 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 4
  %43 = load i64, ptr %42, align 8
  %44 = icmp slt i64 %.0176, %43
  br i1 %44, label %45, label %177

45:                                               ; preds = %41, %173
  %.0180 = phi i64 [ %174, %173 ], [ 0, %41 ]
  %46 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 3
  %47 = load i64, ptr %46, align 8
  %48 = icmp slt i64 %.0180, %47
  br i1 %48, label %49, label %175

49:                                               ; preds = %45, %171
  %.0181 = phi i64 [ %172, %171 ], [ 0, %45 ]
  %50 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 2
  %51 = load i64, ptr %50, align 8
  %52 = icmp slt i64 %.0181, %51
  br i1 %52, label %53, label %173

53:                                               ; preds = %49, %139
  %.0189 = phi i64 [ %170, %139 ], [ 0, %49 ]
  %54 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 1
  %55 = load i64, ptr %54, align 8
  %56 = icmp slt i64 %.0189, %55
  br i1 %56, label %57, label %171

57:                                               ; preds = %53
  %58 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 8
  %61 = load i64, ptr %60, align 8
  %62 = mul nsw i64 %.0189, %61
  %63 = getelementptr inbounds i8, ptr %59, i64 %62
  %64 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 9
  %65 = load i64, ptr %64, align 8
  %66 = mul nsw i64 %.0181, %65
  %67 = getelementptr inbounds i8, ptr %63, i64 %66
  %68 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 10
  %69 = load i64, ptr %68, align 8
  %70 = mul nsw i64 %.0180, %69
  %71 = getelementptr inbounds i8, ptr %67, i64 %70
  %72 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 11
  %73 = load i64, ptr %72, align 8
  %74 = mul nsw i64 %.0176, %73
  %75 = getelementptr inbounds i8, ptr %71, i64 %74
  %76 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 12
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.0168, %77
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 13
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %.0167, %81
  %83 = getelementptr inbounds i8, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 14
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %.0, %85
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = icmp ne ptr %5, null
  br i1 %88, label %89, label %120

89:                                               ; preds = %57
  %90 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 0
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 8
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %.0189, %93
  %95 = getelementptr inbounds i8, ptr %91, i64 %94
  %96 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 9
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %.0181, %97
  %99 = getelementptr inbounds i8, ptr %95, i64 %98
  %100 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 10
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %.0180, %101
  %103 = getelementptr inbounds i8, ptr %99, i64 %102
  %104 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 11
  %105 = load i64, ptr %104, align 8
  %106 = mul nsw i64 %.0176, %105
  %107 = getelementptr inbounds i8, ptr %103, i64 %106
  %108 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 12
  %109 = load i64, ptr %108, align 8
  %110 = mul nsw i64 %.0168, %109
  %111 = getelementptr inbounds i8, ptr %107, i64 %110
  %112 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 13
  %113 = load i64, ptr %112, align 8
  %114 = mul nsw i64 %.0167, %113
  %115 = getelementptr inbounds i8, ptr %111, i64 %114
  %116 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 14
  %117 = load i64, ptr %116, align 8
  %118 = mul nsw i64 %.0, %117
  %119 = getelementptr inbounds i8, ptr %115, i64 %118
  br label %120

120:                                              ; preds = %57, %89
  %121 = phi ptr [ %119, %89 ], [ null, %57 ]
  br label %122

122:                                              ; preds = %137, %120
  %.0191 = phi double [ 0.000000e+00, %120 ], [ %.1192, %137 ]
  %.0190 = phi i64 [ 0, %120 ], [ %138, %137 ]
  %123 = icmp slt i64 %.0190, %15
  br i1 %123, label %124, label %139

124:                                              ; preds = %122
  %125 = mul nsw i64 %.0190, %17
  %126 = getelementptr inbounds i8, ptr %87, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = icmp ne ptr %5, null
  br i1 %128, label %129, label %135

129:                                              ; preds = %124
  %130 = mul nsw i64 %.0190, %19
  %131 = getelementptr inbounds i8, ptr %121, i64 %130
  %132 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 1
  %133 = load i64, ptr %132, align 8
  %134 = call zeroext i1 @truth(ptr noundef %131, i64 noundef %133)
  br i1 %134, label %135, label %137

135:                                              ; preds = %129, %124
  %136 = fadd double %.0191, %127
  br label %137

137:                                              ; preds = %129, %135
  %.1192 = phi double [ %136, %135 ], [ %.0191, %129 ]
  %138 = add nsw i64 %.0190, 1
  br label %122

139:                                              ; preds = %122
  %140 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 0
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 8
  %143 = load i64, ptr %142, align 8
  %144 = mul nsw i64 %.0189, %143
  %145 = getelementptr inbounds i8, ptr %141, i64 %144
  %146 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 9
  %147 = load i64, ptr %146, align 8
  %148 = mul nsw i64 %.0181, %147
  %149 = getelementptr inbounds i8, ptr %145, i64 %148
  %150 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 10
  %151 = load i64, ptr %150, align 8
  %152 = mul nsw i64 %.0180, %151
  %153 = getelementptr inbounds i8, ptr %149, i64 %152
  %154 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 11
  %155 = load i64, ptr %154, align 8
  %156 = mul nsw i64 %.0176, %155
  %157 = getelementptr inbounds i8, ptr %153, i64 %156
  %158 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 12
  %159 = load i64, ptr %158, align 8
  %160 = mul nsw i64 %.0168, %159
  %161 = getelementptr inbounds i8, ptr %157, i64 %160
  %162 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 13
  %163 = load i64, ptr %162, align 8
  %164 = mul nsw i64 %.0167, %163
  %165 = getelementptr inbounds i8, ptr %161, i64 %164
  %166 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 14
  %167 = load i64, ptr %166, align 8
  %168 = mul nsw i64 %.0, %167
  %169 = getelementptr inbounds i8, ptr %165, i64 %168
  store double %.0191, ptr %169, align 8
  %170 = add nsw i64 %.0189, 1
  br label %53

171:                                              ; preds = %53
  %172 = add nsw i64 %.0181, 1
  br label %49

173:                                              ; preds = %49
  %174 = add nsw i64 %.0180, 1
  br label %45

175:                                              ; preds = %45
  %176 = add nsw i64 %.0176, 1
  br label %41

177:                                              ; preds = %41
  %178 = add nsw i64 %.0168, 1
  br label %37

179:                                              ; preds = %37
  %180 = add nsw i64 %.0167, 1
  br label %33

181:                                              ; preds = %33
  %182 = add nsw i64 %.0, 1
  br label %29

183:                                              ; preds = %6, %335
  %.0188 = phi i64 [ %336, %335 ], [ 0, %6 ]
  %184 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 7
  %185 = load i64, ptr %184, align 8
  %186 = icmp slt i64 %.0188, %185
  br i1 %186, label %187, label %492

187:                                              ; preds = %183, %333
  %.0187 = phi i64 [ %334, %333 ], [ 0, %183 ]
  %188 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 6
  %189 = load i64, ptr %188, align 8
  %190 = icmp slt i64 %.0187, %189
  br i1 %190, label %191, label %335

191:                                              ; preds = %187, %331
  %.0186 = phi i64 [ %332, %331 ], [ 0, %187 ]
  %192 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 5
  %193 = load i64, ptr %192, align 8
  %194 = icmp slt i64 %.0186, %193
  br i1 %194, label %195, label %333

195:                                              ; preds = %191, %329
  %.0185 = phi i64 [ %330, %329 ], [ 0, %191 ]
  %196 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 4
  %197 = load i64, ptr %196, align 8
  %198 = icmp slt i64 %.0185, %197
  br i1 %198, label %199, label %331

199:                                              ; preds = %195, %327
  %.0184 = phi i64 [ %328, %327 ], [ 0, %195 ]
  %200 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 3
  %201 = load i64, ptr %200, align 8
  %202 = icmp slt i64 %.0184, %201
  br i1 %202, label %203, label %329

203:                                              ; preds = %199, %325
  %.0183 = phi i64 [ %326, %325 ], [ 0, %199 ]
  %204 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 2
  %205 = load i64, ptr %204, align 8
  %206 = icmp slt i64 %.0183, %205
  br i1 %206, label %207, label %327

207:                                              ; preds = %203, %293
  %.0182 = phi i64 [ %324, %293 ], [ 0, %203 ]
  %208 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 1
  %209 = load i64, ptr %208, align 8
  %210 = icmp slt i64 %.0182, %209
  br i1 %210, label %211, label %325

211:                                              ; preds = %207
  %212 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 0
  %213 = load ptr, ptr %212, align 8
  %214 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 8
  %215 = load i64, ptr %214, align 8
  %216 = mul nsw i64 %.0182, %215
  %217 = getelementptr inbounds i8, ptr %213, i64 %216
  %218 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 9
  %219 = load i64, ptr %218, align 8
  %220 = mul nsw i64 %.0183, %219
  %221 = getelementptr inbounds i8, ptr %217, i64 %220
  %222 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 10
  %223 = load i64, ptr %222, align 8
  %224 = mul nsw i64 %.0184, %223
  %225 = getelementptr inbounds i8, ptr %221, i64 %224
  %226 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 11
  %227 = load i64, ptr %226, align 8
  %228 = mul nsw i64 %.0185, %227
  %229 = getelementptr inbounds i8, ptr %225, i64 %228
  %230 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 12
  %231 = load i64, ptr %230, align 8
  %232 = mul nsw i64 %.0186, %231
  %233 = getelementptr inbounds i8, ptr %229, i64 %232
  %234 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 13
  %235 = load i64, ptr %234, align 8
  %236 = mul nsw i64 %.0187, %235
  %237 = getelementptr inbounds i8, ptr %233, i64 %236
  %238 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 14
  %239 = load i64, ptr %238, align 8
  %240 = mul nsw i64 %.0188, %239
  %241 = getelementptr inbounds i8, ptr %237, i64 %240
  %242 = icmp ne ptr %5, null
  br i1 %242, label %243, label %274

243:                                              ; preds = %211
  %244 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 0
  %245 = load ptr, ptr %244, align 8
  %246 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 8
  %247 = load i64, ptr %246, align 8
  %248 = mul nsw i64 %.0182, %247
  %249 = getelementptr inbounds i8, ptr %245, i64 %248
  %250 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 9
  %251 = load i64, ptr %250, align 8
  %252 = mul nsw i64 %.0183, %251
  %253 = getelementptr inbounds i8, ptr %249, i64 %252
  %254 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 10
  %255 = load i64, ptr %254, align 8
  %256 = mul nsw i64 %.0184, %255
  %257 = getelementptr inbounds i8, ptr %253, i64 %256
  %258 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 11
  %259 = load i64, ptr %258, align 8
  %260 = mul nsw i64 %.0185, %259
  %261 = getelementptr inbounds i8, ptr %257, i64 %260
  %262 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 12
  %263 = load i64, ptr %262, align 8
  %264 = mul nsw i64 %.0186, %263
  %265 = getelementptr inbounds i8, ptr %261, i64 %264
  %266 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 13
  %267 = load i64, ptr %266, align 8
  %268 = mul nsw i64 %.0187, %267
  %269 = getelementptr inbounds i8, ptr %265, i64 %268
  %270 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 14
  %271 = load i64, ptr %270, align 8
  %272 = mul nsw i64 %.0188, %271
  %273 = getelementptr inbounds i8, ptr %269, i64 %272
  br label %274

274:                                              ; preds = %211, %243
  %275 = phi ptr [ %273, %243 ], [ null, %211 ]
  br label %276

276:                                              ; preds = %291, %274
  %.0178 = phi float [ 0.000000e+00, %274 ], [ %.1179, %291 ]
  %.0177 = phi i64 [ 0, %274 ], [ %292, %291 ]
  %277 = icmp slt i64 %.0177, %15
  br i1 %277, label %278, label %293

278:                                              ; preds = %276
  %279 = mul nsw i64 %.0177, %17
  %280 = getelementptr inbounds i8, ptr %241, i64 %279
  %281 = load float, ptr %280, align 4
  %282 = icmp ne ptr %5, null
  br i1 %282, label %283, label %289

283:                                              ; preds = %278
  %284 = mul nsw i64 %.0177, %19
  %285 = getelementptr inbounds i8, ptr %275, i64 %284
  %286 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 1
  %287 = load i64, ptr %286, align 8
  %288 = call zeroext i1 @truth(ptr noundef %285, i64 noundef %287)
  br i1 %288, label %289, label %291

289:                                              ; preds = %283, %278
  %290 = fadd float %.0178, %281
  br label %291

291:                                              ; preds = %283, %289
  %.1179 = phi float [ %290, %289 ], [ %.0178, %283 ]
  %292 = add nsw i64 %.0177, 1
  br label %276

293:                                              ; preds = %276
  %294 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 0
  %295 = load ptr, ptr %294, align 8
  %296 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 8
  %297 = load i64, ptr %296, align 8
  %298 = mul nsw i64 %.0182, %297
  %299 = getelementptr inbounds i8, ptr %295, i64 %298
  %300 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 9
  %301 = load i64, ptr %300, align 8
  %302 = mul nsw i64 %.0183, %301
  %303 = getelementptr inbounds i8, ptr %299, i64 %302
  %304 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 10
  %305 = load i64, ptr %304, align 8
  %306 = mul nsw i64 %.0184, %305
  %307 = getelementptr inbounds i8, ptr %303, i64 %306
  %308 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 11
  %309 = load i64, ptr %308, align 8
  %310 = mul nsw i64 %.0185, %309
  %311 = getelementptr inbounds i8, ptr %307, i64 %310
  %312 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 12
  %313 = load i64, ptr %312, align 8
  %314 = mul nsw i64 %.0186, %313
  %315 = getelementptr inbounds i8, ptr %311, i64 %314
  %316 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 13
  %317 = load i64, ptr %316, align 8
  %318 = mul nsw i64 %.0187, %317
  %319 = getelementptr inbounds i8, ptr %315, i64 %318
  %320 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 14
  %321 = load i64, ptr %320, align 8
  %322 = mul nsw i64 %.0188, %321
  %323 = getelementptr inbounds i8, ptr %319, i64 %322
  store float %.0178, ptr %323, align 4
  %324 = add nsw i64 %.0182, 1
  br label %207

325:                                              ; preds = %207
  %326 = add nsw i64 %.0183, 1
  br label %203

327:                                              ; preds = %203
  %328 = add nsw i64 %.0184, 1
  br label %199

329:                                              ; preds = %199
  %330 = add nsw i64 %.0185, 1
  br label %195

331:                                              ; preds = %195
  %332 = add nsw i64 %.0186, 1
  br label %191

333:                                              ; preds = %191
  %334 = add nsw i64 %.0187, 1
  br label %187

335:                                              ; preds = %187
  %336 = add nsw i64 %.0188, 1
  br label %183

337:                                              ; preds = %6, %489
  %.0175 = phi i64 [ %490, %489 ], [ 0, %6 ]
  %338 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 7
  %339 = load i64, ptr %338, align 8
  %340 = icmp slt i64 %.0175, %339
  br i1 %340, label %341, label %492

341:                                              ; preds = %337, %487
  %.0174 = phi i64 [ %488, %487 ], [ 0, %337 ]
  %342 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 6
  %343 = load i64, ptr %342, align 8
  %344 = icmp slt i64 %.0174, %343
  br i1 %344, label %345, label %489

345:                                              ; preds = %341, %485
  %.0173 = phi i64 [ %486, %485 ], [ 0, %341 ]
  %346 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 5
  %347 = load i64, ptr %346, align 8
  %348 = icmp slt i64 %.0173, %347
  br i1 %348, label %349, label %487

349:                                              ; preds = %345, %483
  %.0172 = phi i64 [ %484, %483 ], [ 0, %345 ]
  %350 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 4
  %351 = load i64, ptr %350, align 8
  %352 = icmp slt i64 %.0172, %351
  br i1 %352, label %353, label %485

353:                                              ; preds = %349, %481
  %.0171 = phi i64 [ %482, %481 ], [ 0, %349 ]
  %354 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 3
  %355 = load i64, ptr %354, align 8
  %356 = icmp slt i64 %.0171, %355
  br i1 %356, label %357, label %483

357:                                              ; preds = %353, %479
  %.0170 = phi i64 [ %480, %479 ], [ 0, %353 ]
  %358 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 2
  %359 = load i64, ptr %358, align 8
  %360 = icmp slt i64 %.0170, %359
  br i1 %360, label %361, label %481

361:                                              ; preds = %357, %447
  %.0169 = phi i64 [ %478, %447 ], [ 0, %357 ]
  %362 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 1
  %363 = load i64, ptr %362, align 8
  %364 = icmp slt i64 %.0169, %363
  br i1 %364, label %365, label %479

365:                                              ; preds = %361
  %366 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 0
  %367 = load ptr, ptr %366, align 8
  %368 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 8
  %369 = load i64, ptr %368, align 8
  %370 = mul nsw i64 %.0169, %369
  %371 = getelementptr inbounds i8, ptr %367, i64 %370
  %372 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 9
  %373 = load i64, ptr %372, align 8
  %374 = mul nsw i64 %.0170, %373
  %375 = getelementptr inbounds i8, ptr %371, i64 %374
  %376 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 10
  %377 = load i64, ptr %376, align 8
  %378 = mul nsw i64 %.0171, %377
  %379 = getelementptr inbounds i8, ptr %375, i64 %378
  %380 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 11
  %381 = load i64, ptr %380, align 8
  %382 = mul nsw i64 %.0172, %381
  %383 = getelementptr inbounds i8, ptr %379, i64 %382
  %384 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 12
  %385 = load i64, ptr %384, align 8
  %386 = mul nsw i64 %.0173, %385
  %387 = getelementptr inbounds i8, ptr %383, i64 %386
  %388 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 13
  %389 = load i64, ptr %388, align 8
  %390 = mul nsw i64 %.0174, %389
  %391 = getelementptr inbounds i8, ptr %387, i64 %390
  %392 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 14
  %393 = load i64, ptr %392, align 8
  %394 = mul nsw i64 %.0175, %393
  %395 = getelementptr inbounds i8, ptr %391, i64 %394
  %396 = icmp ne ptr %5, null
  br i1 %396, label %397, label %428

397:                                              ; preds = %365
  %398 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 0
  %399 = load ptr, ptr %398, align 8
  %400 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 8
  %401 = load i64, ptr %400, align 8
  %402 = mul nsw i64 %.0169, %401
  %403 = getelementptr inbounds i8, ptr %399, i64 %402
  %404 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 9
  %405 = load i64, ptr %404, align 8
  %406 = mul nsw i64 %.0170, %405
  %407 = getelementptr inbounds i8, ptr %403, i64 %406
  %408 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 10
  %409 = load i64, ptr %408, align 8
  %410 = mul nsw i64 %.0171, %409
  %411 = getelementptr inbounds i8, ptr %407, i64 %410
  %412 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 11
  %413 = load i64, ptr %412, align 8
  %414 = mul nsw i64 %.0172, %413
  %415 = getelementptr inbounds i8, ptr %411, i64 %414
  %416 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 12
  %417 = load i64, ptr %416, align 8
  %418 = mul nsw i64 %.0173, %417
  %419 = getelementptr inbounds i8, ptr %415, i64 %418
  %420 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 13
  %421 = load i64, ptr %420, align 8
  %422 = mul nsw i64 %.0174, %421
  %423 = getelementptr inbounds i8, ptr %419, i64 %422
  %424 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 14
  %425 = load i64, ptr %424, align 8
  %426 = mul nsw i64 %.0175, %425
  %427 = getelementptr inbounds i8, ptr %423, i64 %426
  br label %428

428:                                              ; preds = %365, %397
  %429 = phi ptr [ %427, %397 ], [ null, %365 ]
  br label %430

430:                                              ; preds = %445, %428
  %.0166 = phi i32 [ 0, %428 ], [ %.1, %445 ]
  %.0165 = phi i64 [ 0, %428 ], [ %446, %445 ]
  %431 = icmp slt i64 %.0165, %15
  br i1 %431, label %432, label %447

432:                                              ; preds = %430
  %433 = mul nsw i64 %.0165, %17
  %434 = getelementptr inbounds i8, ptr %395, i64 %433
  %435 = load i32, ptr %434, align 4
  %436 = icmp ne ptr %5, null
  br i1 %436, label %437, label %443

437:                                              ; preds = %432
  %438 = mul nsw i64 %.0165, %19
  %439 = getelementptr inbounds i8, ptr %429, i64 %438
  %440 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 1
  %441 = load i64, ptr %440, align 8
  %442 = call zeroext i1 @truth(ptr noundef %439, i64 noundef %441)
  br i1 %442, label %443, label %445

443:                                              ; preds = %437, %432
  %444 = add nsw i32 %.0166, %435
  br label %445

445:                                              ; preds = %437, %443
  %.1 = phi i32 [ %444, %443 ], [ %.0166, %437 ]
  %446 = add nsw i64 %.0165, 1
  br label %430

447:                                              ; preds = %430
  %448 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 0
  %449 = load ptr, ptr %448, align 8
  %450 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 8
  %451 = load i64, ptr %450, align 8
  %452 = mul nsw i64 %.0169, %451
  %453 = getelementptr inbounds i8, ptr %449, i64 %452
  %454 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 9
  %455 = load i64, ptr %454, align 8
  %456 = mul nsw i64 %.0170, %455
  %457 = getelementptr inbounds i8, ptr %453, i64 %456
  %458 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 10
  %459 = load i64, ptr %458, align 8
  %460 = mul nsw i64 %.0171, %459
  %461 = getelementptr inbounds i8, ptr %457, i64 %460
  %462 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 11
  %463 = load i64, ptr %462, align 8
  %464 = mul nsw i64 %.0172, %463
  %465 = getelementptr inbounds i8, ptr %461, i64 %464
  %466 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 12
  %467 = load i64, ptr %466, align 8
  %468 = mul nsw i64 %.0173, %467
  %469 = getelementptr inbounds i8, ptr %465, i64 %468
  %470 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 13
  %471 = load i64, ptr %470, align 8
  %472 = mul nsw i64 %.0174, %471
  %473 = getelementptr inbounds i8, ptr %469, i64 %472
  %474 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 14
  %475 = load i64, ptr %474, align 8
  %476 = mul nsw i64 %.0175, %475
  %477 = getelementptr inbounds i8, ptr %473, i64 %476
  store i32 %.0166, ptr %477, align 4
  %478 = add nsw i64 %.0169, 1
  br label %361

479:                                              ; preds = %361
  %480 = add nsw i64 %.0170, 1
  br label %357

481:                                              ; preds = %357
  %482 = add nsw i64 %.0171, 1
  br label %353

483:                                              ; preds = %353
  %484 = add nsw i64 %.0172, 1
  br label %349

485:                                              ; preds = %349
  %486 = add nsw i64 %.0173, 1
  br label %345

487:                                              ; preds = %345
  %488 = add nsw i64 %.0174, 1
  br label %341

489:                                              ; preds = %341
  %490 = add nsw i64 %.0175, 1
  br label %337

491:                                              ; preds = %6
  call void @__enzcc_fortran_refuse() #9
  unreachable

492:                                              ; preds = %337, %183, %29
  ret void
}

define internal void @without(ptr dead_on_unwind noalias writable sret(%struct.View) align 8 %0, ptr noundef byval(%struct.View) align 8 %1, i32 noundef %2) #0 {
  %4 = icmp sle i32 %2, 0
  br i1 %4, label %5, label %12

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 1
  store i64 %7, ptr %8, align 8
  %9 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 9
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 8
  store i64 %10, ptr %11, align 8
  br label %12

12:                                               ; preds = %5, %3
  %13 = icmp sle i32 %2, 1
  br i1 %13, label %14, label %21

14:                                               ; preds = %12
  %15 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 3
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 2
  store i64 %16, ptr %17, align 8
  %18 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 10
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 9
  store i64 %19, ptr %20, align 8
  br label %21

21:                                               ; preds = %14, %12
  %22 = icmp sle i32 %2, 2
  br i1 %22, label %23, label %30

23:                                               ; preds = %21
  %24 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 4
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 3
  store i64 %25, ptr %26, align 8
  %27 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 11
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 10
  store i64 %28, ptr %29, align 8
  br label %30

30:                                               ; preds = %23, %21
  %31 = icmp sle i32 %2, 3
  br i1 %31, label %32, label %39

32:                                               ; preds = %30
  %33 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 5
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 4
  store i64 %34, ptr %35, align 8
  %36 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 12
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 11
  store i64 %37, ptr %38, align 8
  br label %39

39:                                               ; preds = %32, %30
  %40 = icmp sle i32 %2, 4
  br i1 %40, label %41, label %48

41:                                               ; preds = %39
  %42 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 6
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 5
  store i64 %43, ptr %44, align 8
  %45 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 13
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 12
  store i64 %46, ptr %47, align 8
  br label %48

48:                                               ; preds = %41, %39
  %49 = icmp sle i32 %2, 5
  br i1 %49, label %50, label %57

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 7
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 6
  store i64 %52, ptr %53, align 8
  %54 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 14
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 13
  store i64 %55, ptr %56, align 8
  br label %57

57:                                               ; preds = %50, %48
  %58 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 7
  store i64 1, ptr %58, align 8
  %59 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 14
  store i64 0, ptr %59, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %1, i64 120, i1 false)
  ret void
}

define internal i64 @extent_of(ptr noundef byval(%struct.View) align 8 %0, i32 noundef %1) #0 {
  switch i32 %1, label %24 [
    i32 0, label %3
    i32 1, label %6
    i32 2, label %9
    i32 3, label %12
    i32 4, label %15
    i32 5, label %18
    i32 6, label %21
  ]

3:                                                ; preds = %2
  %4 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  %5 = load i64, ptr %4, align 8
  br label %24

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 2
  %8 = load i64, ptr %7, align 8
  br label %24

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 3
  %11 = load i64, ptr %10, align 8
  br label %24

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 4
  %14 = load i64, ptr %13, align 8
  br label %24

15:                                               ; preds = %2
  %16 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 5
  %17 = load i64, ptr %16, align 8
  br label %24

18:                                               ; preds = %2
  %19 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 6
  %20 = load i64, ptr %19, align 8
  br label %24

21:                                               ; preds = %2
  %22 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 7
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %2, %21, %18, %15, %12, %9, %6, %3
  %.0 = phi i64 [ %5, %3 ], [ %8, %6 ], [ %11, %9 ], [ %14, %12 ], [ %17, %15 ], [ %20, %18 ], [ %23, %21 ], [ 1, %2 ]
  ret i64 %.0
}

define internal i64 @stride_of(ptr noundef byval(%struct.View) align 8 %0, i32 noundef %1) #0 {
  switch i32 %1, label %24 [
    i32 0, label %3
    i32 1, label %6
    i32 2, label %9
    i32 3, label %12
    i32 4, label %15
    i32 5, label %18
    i32 6, label %21
  ]

3:                                                ; preds = %2
  %4 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 8
  %5 = load i64, ptr %4, align 8
  br label %24

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 9
  %8 = load i64, ptr %7, align 8
  br label %24

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 10
  %11 = load i64, ptr %10, align 8
  br label %24

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 11
  %14 = load i64, ptr %13, align 8
  br label %24

15:                                               ; preds = %2
  %16 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 12
  %17 = load i64, ptr %16, align 8
  br label %24

18:                                               ; preds = %2
  %19 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 13
  %20 = load i64, ptr %19, align 8
  br label %24

21:                                               ; preds = %2
  %22 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 14
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %2, %21, %18, %15, %12, %9, %6, %3
  %.0 = phi i64 [ %5, %3 ], [ %8, %6 ], [ %11, %9 ], [ %14, %12 ], [ %17, %15 ], [ %20, %18 ], [ %23, %21 ], [ 0, %2 ]
  ret i64 %.0
}

define linkonce_odr hidden void @__enzcc_FortranAProductDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) alwaysinline nounwind {
  %7 = alloca %struct.View, align 8
  %8 = alloca %struct.View, align 8
  %9 = alloca %struct.View, align 8
  %10 = alloca %struct.View, align 8
  %11 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %1)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %8, ptr noundef %5)
  %12 = sub nsw i32 %2, 1
  call void @without(ptr dead_on_unwind writable sret(%struct.View) align 8 %9, ptr noundef byval(%struct.View) align 8 %7, i32 noundef %12)
  %13 = sub nsw i32 %2, 1
  call void @without(ptr dead_on_unwind writable sret(%struct.View) align 8 %10, ptr noundef byval(%struct.View) align 8 %8, i32 noundef %13)
  %14 = sub nsw i32 %2, 1
  %15 = call i64 @extent_of(ptr noundef byval(%struct.View) align 8 %7, i32 noundef %14)
  %16 = sub nsw i32 %2, 1
  %17 = call i64 @stride_of(ptr noundef byval(%struct.View) align 8 %7, i32 noundef %16)
  %18 = sub nsw i32 %2, 1
  %19 = call i64 @stride_of(ptr noundef byval(%struct.View) align 8 %8, i32 noundef %18)
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %21 = load i8, ptr %20, align 1
  %22 = sext i8 %21 to i32
  %23 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %24 = load i8, ptr %23, align 4
  %25 = zext i8 %24 to i32
  %26 = sub nsw i32 %25, 1
  %27 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %28 = load i64, ptr %27, align 8
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %11, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %9, i32 noundef %26, i32 noundef %22, i64 noundef %28)
  switch i32 %22, label %491 [
    i32 28, label %29
    i32 27, label %183
    i32 9, label %337
  ]

29:                                               ; preds = %6, %181
  %.0 = phi i64 [ %182, %181 ], [ 0, %6 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 7
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %.0, %31
  br i1 %32, label %33, label %492

33:                                               ; preds = %29, %179
  %.0167 = phi i64 [ %180, %179 ], [ 0, %29 ]
  %34 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 6
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %.0167, %35
  br i1 %36, label %37, label %181

37:                                               ; preds = %33, %177
  %.0168 = phi i64 [ %178, %177 ], [ 0, %33 ]
  %38 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 5
  %39 = load i64, ptr %38, align 8
  %40 = icmp slt i64 %.0168, %39
  br i1 %40, label %41, label %179

41:                                               ; preds = %37, %175
  %.0176 = phi i64 [ %176, %175 ], [ 0, %37 ]
  %42 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 4
  %43 = load i64, ptr %42, align 8
  %44 = icmp slt i64 %.0176, %43
  br i1 %44, label %45, label %177

45:                                               ; preds = %41, %173
  %.0180 = phi i64 [ %174, %173 ], [ 0, %41 ]
  %46 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 3
  %47 = load i64, ptr %46, align 8
  %48 = icmp slt i64 %.0180, %47
  br i1 %48, label %49, label %175

49:                                               ; preds = %45, %171
  %.0181 = phi i64 [ %172, %171 ], [ 0, %45 ]
  %50 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 2
  %51 = load i64, ptr %50, align 8
  %52 = icmp slt i64 %.0181, %51
  br i1 %52, label %53, label %173

53:                                               ; preds = %49, %139
  %.0189 = phi i64 [ %170, %139 ], [ 0, %49 ]
  %54 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 1
  %55 = load i64, ptr %54, align 8
  %56 = icmp slt i64 %.0189, %55
  br i1 %56, label %57, label %171

57:                                               ; preds = %53
  %58 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 8
  %61 = load i64, ptr %60, align 8
  %62 = mul nsw i64 %.0189, %61
  %63 = getelementptr inbounds i8, ptr %59, i64 %62
  %64 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 9
  %65 = load i64, ptr %64, align 8
  %66 = mul nsw i64 %.0181, %65
  %67 = getelementptr inbounds i8, ptr %63, i64 %66
  %68 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 10
  %69 = load i64, ptr %68, align 8
  %70 = mul nsw i64 %.0180, %69
  %71 = getelementptr inbounds i8, ptr %67, i64 %70
  %72 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 11
  %73 = load i64, ptr %72, align 8
  %74 = mul nsw i64 %.0176, %73
  %75 = getelementptr inbounds i8, ptr %71, i64 %74
  %76 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 12
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.0168, %77
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 13
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %.0167, %81
  %83 = getelementptr inbounds i8, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 14
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %.0, %85
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = icmp ne ptr %5, null
  br i1 %88, label %89, label %120

89:                                               ; preds = %57
  %90 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 0
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 8
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %.0189, %93
  %95 = getelementptr inbounds i8, ptr %91, i64 %94
  %96 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 9
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %.0181, %97
  %99 = getelementptr inbounds i8, ptr %95, i64 %98
  %100 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 10
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %.0180, %101
  %103 = getelementptr inbounds i8, ptr %99, i64 %102
  %104 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 11
  %105 = load i64, ptr %104, align 8
  %106 = mul nsw i64 %.0176, %105
  %107 = getelementptr inbounds i8, ptr %103, i64 %106
  %108 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 12
  %109 = load i64, ptr %108, align 8
  %110 = mul nsw i64 %.0168, %109
  %111 = getelementptr inbounds i8, ptr %107, i64 %110
  %112 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 13
  %113 = load i64, ptr %112, align 8
  %114 = mul nsw i64 %.0167, %113
  %115 = getelementptr inbounds i8, ptr %111, i64 %114
  %116 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 14
  %117 = load i64, ptr %116, align 8
  %118 = mul nsw i64 %.0, %117
  %119 = getelementptr inbounds i8, ptr %115, i64 %118
  br label %120

120:                                              ; preds = %57, %89
  %121 = phi ptr [ %119, %89 ], [ null, %57 ]
  br label %122

122:                                              ; preds = %137, %120
  %.0191 = phi double [ 1.000000e+00, %120 ], [ %.1192, %137 ]
  %.0190 = phi i64 [ 0, %120 ], [ %138, %137 ]
  %123 = icmp slt i64 %.0190, %15
  br i1 %123, label %124, label %139

124:                                              ; preds = %122
  %125 = mul nsw i64 %.0190, %17
  %126 = getelementptr inbounds i8, ptr %87, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = icmp ne ptr %5, null
  br i1 %128, label %129, label %135

129:                                              ; preds = %124
  %130 = mul nsw i64 %.0190, %19
  %131 = getelementptr inbounds i8, ptr %121, i64 %130
  %132 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 1
  %133 = load i64, ptr %132, align 8
  %134 = call zeroext i1 @truth(ptr noundef %131, i64 noundef %133)
  br i1 %134, label %135, label %137

135:                                              ; preds = %129, %124
  %136 = fmul double %.0191, %127
  br label %137

137:                                              ; preds = %129, %135
  %.1192 = phi double [ %136, %135 ], [ %.0191, %129 ]
  %138 = add nsw i64 %.0190, 1
  br label %122

139:                                              ; preds = %122
  %140 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 0
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 8
  %143 = load i64, ptr %142, align 8
  %144 = mul nsw i64 %.0189, %143
  %145 = getelementptr inbounds i8, ptr %141, i64 %144
  %146 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 9
  %147 = load i64, ptr %146, align 8
  %148 = mul nsw i64 %.0181, %147
  %149 = getelementptr inbounds i8, ptr %145, i64 %148
  %150 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 10
  %151 = load i64, ptr %150, align 8
  %152 = mul nsw i64 %.0180, %151
  %153 = getelementptr inbounds i8, ptr %149, i64 %152
  %154 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 11
  %155 = load i64, ptr %154, align 8
  %156 = mul nsw i64 %.0176, %155
  %157 = getelementptr inbounds i8, ptr %153, i64 %156
  %158 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 12
  %159 = load i64, ptr %158, align 8
  %160 = mul nsw i64 %.0168, %159
  %161 = getelementptr inbounds i8, ptr %157, i64 %160
  %162 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 13
  %163 = load i64, ptr %162, align 8
  %164 = mul nsw i64 %.0167, %163
  %165 = getelementptr inbounds i8, ptr %161, i64 %164
  %166 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 14
  %167 = load i64, ptr %166, align 8
  %168 = mul nsw i64 %.0, %167
  %169 = getelementptr inbounds i8, ptr %165, i64 %168
  store double %.0191, ptr %169, align 8
  %170 = add nsw i64 %.0189, 1
  br label %53

171:                                              ; preds = %53
  %172 = add nsw i64 %.0181, 1
  br label %49

173:                                              ; preds = %49
  %174 = add nsw i64 %.0180, 1
  br label %45

175:                                              ; preds = %45
  %176 = add nsw i64 %.0176, 1
  br label %41

177:                                              ; preds = %41
  %178 = add nsw i64 %.0168, 1
  br label %37

179:                                              ; preds = %37
  %180 = add nsw i64 %.0167, 1
  br label %33

181:                                              ; preds = %33
  %182 = add nsw i64 %.0, 1
  br label %29

183:                                              ; preds = %6, %335
  %.0188 = phi i64 [ %336, %335 ], [ 0, %6 ]
  %184 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 7
  %185 = load i64, ptr %184, align 8
  %186 = icmp slt i64 %.0188, %185
  br i1 %186, label %187, label %492

187:                                              ; preds = %183, %333
  %.0187 = phi i64 [ %334, %333 ], [ 0, %183 ]
  %188 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 6
  %189 = load i64, ptr %188, align 8
  %190 = icmp slt i64 %.0187, %189
  br i1 %190, label %191, label %335

191:                                              ; preds = %187, %331
  %.0186 = phi i64 [ %332, %331 ], [ 0, %187 ]
  %192 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 5
  %193 = load i64, ptr %192, align 8
  %194 = icmp slt i64 %.0186, %193
  br i1 %194, label %195, label %333

195:                                              ; preds = %191, %329
  %.0185 = phi i64 [ %330, %329 ], [ 0, %191 ]
  %196 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 4
  %197 = load i64, ptr %196, align 8
  %198 = icmp slt i64 %.0185, %197
  br i1 %198, label %199, label %331

199:                                              ; preds = %195, %327
  %.0184 = phi i64 [ %328, %327 ], [ 0, %195 ]
  %200 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 3
  %201 = load i64, ptr %200, align 8
  %202 = icmp slt i64 %.0184, %201
  br i1 %202, label %203, label %329

203:                                              ; preds = %199, %325
  %.0183 = phi i64 [ %326, %325 ], [ 0, %199 ]
  %204 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 2
  %205 = load i64, ptr %204, align 8
  %206 = icmp slt i64 %.0183, %205
  br i1 %206, label %207, label %327

207:                                              ; preds = %203, %293
  %.0182 = phi i64 [ %324, %293 ], [ 0, %203 ]
  %208 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 1
  %209 = load i64, ptr %208, align 8
  %210 = icmp slt i64 %.0182, %209
  br i1 %210, label %211, label %325

211:                                              ; preds = %207
  %212 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 0
  %213 = load ptr, ptr %212, align 8
  %214 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 8
  %215 = load i64, ptr %214, align 8
  %216 = mul nsw i64 %.0182, %215
  %217 = getelementptr inbounds i8, ptr %213, i64 %216
  %218 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 9
  %219 = load i64, ptr %218, align 8
  %220 = mul nsw i64 %.0183, %219
  %221 = getelementptr inbounds i8, ptr %217, i64 %220
  %222 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 10
  %223 = load i64, ptr %222, align 8
  %224 = mul nsw i64 %.0184, %223
  %225 = getelementptr inbounds i8, ptr %221, i64 %224
  %226 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 11
  %227 = load i64, ptr %226, align 8
  %228 = mul nsw i64 %.0185, %227
  %229 = getelementptr inbounds i8, ptr %225, i64 %228
  %230 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 12
  %231 = load i64, ptr %230, align 8
  %232 = mul nsw i64 %.0186, %231
  %233 = getelementptr inbounds i8, ptr %229, i64 %232
  %234 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 13
  %235 = load i64, ptr %234, align 8
  %236 = mul nsw i64 %.0187, %235
  %237 = getelementptr inbounds i8, ptr %233, i64 %236
  %238 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 14
  %239 = load i64, ptr %238, align 8
  %240 = mul nsw i64 %.0188, %239
  %241 = getelementptr inbounds i8, ptr %237, i64 %240
  %242 = icmp ne ptr %5, null
  br i1 %242, label %243, label %274

243:                                              ; preds = %211
  %244 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 0
  %245 = load ptr, ptr %244, align 8
  %246 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 8
  %247 = load i64, ptr %246, align 8
  %248 = mul nsw i64 %.0182, %247
  %249 = getelementptr inbounds i8, ptr %245, i64 %248
  %250 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 9
  %251 = load i64, ptr %250, align 8
  %252 = mul nsw i64 %.0183, %251
  %253 = getelementptr inbounds i8, ptr %249, i64 %252
  %254 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 10
  %255 = load i64, ptr %254, align 8
  %256 = mul nsw i64 %.0184, %255
  %257 = getelementptr inbounds i8, ptr %253, i64 %256
  %258 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 11
  %259 = load i64, ptr %258, align 8
  %260 = mul nsw i64 %.0185, %259
  %261 = getelementptr inbounds i8, ptr %257, i64 %260
  %262 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 12
  %263 = load i64, ptr %262, align 8
  %264 = mul nsw i64 %.0186, %263
  %265 = getelementptr inbounds i8, ptr %261, i64 %264
  %266 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 13
  %267 = load i64, ptr %266, align 8
  %268 = mul nsw i64 %.0187, %267
  %269 = getelementptr inbounds i8, ptr %265, i64 %268
  %270 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 14
  %271 = load i64, ptr %270, align 8
  %272 = mul nsw i64 %.0188, %271
  %273 = getelementptr inbounds i8, ptr %269, i64 %272
  br label %274

274:                                              ; preds = %211, %243
  %275 = phi ptr [ %273, %243 ], [ null, %211 ]
  br label %276

276:                                              ; preds = %291, %274
  %.0178 = phi float [ 1.000000e+00, %274 ], [ %.1179, %291 ]
  %.0177 = phi i64 [ 0, %274 ], [ %292, %291 ]
  %277 = icmp slt i64 %.0177, %15
  br i1 %277, label %278, label %293

278:                                              ; preds = %276
  %279 = mul nsw i64 %.0177, %17
  %280 = getelementptr inbounds i8, ptr %241, i64 %279
  %281 = load float, ptr %280, align 4
  %282 = icmp ne ptr %5, null
  br i1 %282, label %283, label %289

283:                                              ; preds = %278
  %284 = mul nsw i64 %.0177, %19
  %285 = getelementptr inbounds i8, ptr %275, i64 %284
  %286 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 1
  %287 = load i64, ptr %286, align 8
  %288 = call zeroext i1 @truth(ptr noundef %285, i64 noundef %287)
  br i1 %288, label %289, label %291

289:                                              ; preds = %283, %278
  %290 = fmul float %.0178, %281
  br label %291

291:                                              ; preds = %283, %289
  %.1179 = phi float [ %290, %289 ], [ %.0178, %283 ]
  %292 = add nsw i64 %.0177, 1
  br label %276

293:                                              ; preds = %276
  %294 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 0
  %295 = load ptr, ptr %294, align 8
  %296 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 8
  %297 = load i64, ptr %296, align 8
  %298 = mul nsw i64 %.0182, %297
  %299 = getelementptr inbounds i8, ptr %295, i64 %298
  %300 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 9
  %301 = load i64, ptr %300, align 8
  %302 = mul nsw i64 %.0183, %301
  %303 = getelementptr inbounds i8, ptr %299, i64 %302
  %304 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 10
  %305 = load i64, ptr %304, align 8
  %306 = mul nsw i64 %.0184, %305
  %307 = getelementptr inbounds i8, ptr %303, i64 %306
  %308 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 11
  %309 = load i64, ptr %308, align 8
  %310 = mul nsw i64 %.0185, %309
  %311 = getelementptr inbounds i8, ptr %307, i64 %310
  %312 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 12
  %313 = load i64, ptr %312, align 8
  %314 = mul nsw i64 %.0186, %313
  %315 = getelementptr inbounds i8, ptr %311, i64 %314
  %316 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 13
  %317 = load i64, ptr %316, align 8
  %318 = mul nsw i64 %.0187, %317
  %319 = getelementptr inbounds i8, ptr %315, i64 %318
  %320 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 14
  %321 = load i64, ptr %320, align 8
  %322 = mul nsw i64 %.0188, %321
  %323 = getelementptr inbounds i8, ptr %319, i64 %322
  store float %.0178, ptr %323, align 4
  %324 = add nsw i64 %.0182, 1
  br label %207

325:                                              ; preds = %207
  %326 = add nsw i64 %.0183, 1
  br label %203

327:                                              ; preds = %203
  %328 = add nsw i64 %.0184, 1
  br label %199

329:                                              ; preds = %199
  %330 = add nsw i64 %.0185, 1
  br label %195

331:                                              ; preds = %195
  %332 = add nsw i64 %.0186, 1
  br label %191

333:                                              ; preds = %191
  %334 = add nsw i64 %.0187, 1
  br label %187

335:                                              ; preds = %187
  %336 = add nsw i64 %.0188, 1
  br label %183

337:                                              ; preds = %6, %489
  %.0175 = phi i64 [ %490, %489 ], [ 0, %6 ]
  %338 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 7
  %339 = load i64, ptr %338, align 8
  %340 = icmp slt i64 %.0175, %339
  br i1 %340, label %341, label %492

341:                                              ; preds = %337, %487
  %.0174 = phi i64 [ %488, %487 ], [ 0, %337 ]
  %342 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 6
  %343 = load i64, ptr %342, align 8
  %344 = icmp slt i64 %.0174, %343
  br i1 %344, label %345, label %489

345:                                              ; preds = %341, %485
  %.0173 = phi i64 [ %486, %485 ], [ 0, %341 ]
  %346 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 5
  %347 = load i64, ptr %346, align 8
  %348 = icmp slt i64 %.0173, %347
  br i1 %348, label %349, label %487

349:                                              ; preds = %345, %483
  %.0172 = phi i64 [ %484, %483 ], [ 0, %345 ]
  %350 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 4
  %351 = load i64, ptr %350, align 8
  %352 = icmp slt i64 %.0172, %351
  br i1 %352, label %353, label %485

353:                                              ; preds = %349, %481
  %.0171 = phi i64 [ %482, %481 ], [ 0, %349 ]
  %354 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 3
  %355 = load i64, ptr %354, align 8
  %356 = icmp slt i64 %.0171, %355
  br i1 %356, label %357, label %483

357:                                              ; preds = %353, %479
  %.0170 = phi i64 [ %480, %479 ], [ 0, %353 ]
  %358 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 2
  %359 = load i64, ptr %358, align 8
  %360 = icmp slt i64 %.0170, %359
  br i1 %360, label %361, label %481

361:                                              ; preds = %357, %447
  %.0169 = phi i64 [ %478, %447 ], [ 0, %357 ]
  %362 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 1
  %363 = load i64, ptr %362, align 8
  %364 = icmp slt i64 %.0169, %363
  br i1 %364, label %365, label %479

365:                                              ; preds = %361
  %366 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 0
  %367 = load ptr, ptr %366, align 8
  %368 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 8
  %369 = load i64, ptr %368, align 8
  %370 = mul nsw i64 %.0169, %369
  %371 = getelementptr inbounds i8, ptr %367, i64 %370
  %372 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 9
  %373 = load i64, ptr %372, align 8
  %374 = mul nsw i64 %.0170, %373
  %375 = getelementptr inbounds i8, ptr %371, i64 %374
  %376 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 10
  %377 = load i64, ptr %376, align 8
  %378 = mul nsw i64 %.0171, %377
  %379 = getelementptr inbounds i8, ptr %375, i64 %378
  %380 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 11
  %381 = load i64, ptr %380, align 8
  %382 = mul nsw i64 %.0172, %381
  %383 = getelementptr inbounds i8, ptr %379, i64 %382
  %384 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 12
  %385 = load i64, ptr %384, align 8
  %386 = mul nsw i64 %.0173, %385
  %387 = getelementptr inbounds i8, ptr %383, i64 %386
  %388 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 13
  %389 = load i64, ptr %388, align 8
  %390 = mul nsw i64 %.0174, %389
  %391 = getelementptr inbounds i8, ptr %387, i64 %390
  %392 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 14
  %393 = load i64, ptr %392, align 8
  %394 = mul nsw i64 %.0175, %393
  %395 = getelementptr inbounds i8, ptr %391, i64 %394
  %396 = icmp ne ptr %5, null
  br i1 %396, label %397, label %428

397:                                              ; preds = %365
  %398 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 0
  %399 = load ptr, ptr %398, align 8
  %400 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 8
  %401 = load i64, ptr %400, align 8
  %402 = mul nsw i64 %.0169, %401
  %403 = getelementptr inbounds i8, ptr %399, i64 %402
  %404 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 9
  %405 = load i64, ptr %404, align 8
  %406 = mul nsw i64 %.0170, %405
  %407 = getelementptr inbounds i8, ptr %403, i64 %406
  %408 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 10
  %409 = load i64, ptr %408, align 8
  %410 = mul nsw i64 %.0171, %409
  %411 = getelementptr inbounds i8, ptr %407, i64 %410
  %412 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 11
  %413 = load i64, ptr %412, align 8
  %414 = mul nsw i64 %.0172, %413
  %415 = getelementptr inbounds i8, ptr %411, i64 %414
  %416 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 12
  %417 = load i64, ptr %416, align 8
  %418 = mul nsw i64 %.0173, %417
  %419 = getelementptr inbounds i8, ptr %415, i64 %418
  %420 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 13
  %421 = load i64, ptr %420, align 8
  %422 = mul nsw i64 %.0174, %421
  %423 = getelementptr inbounds i8, ptr %419, i64 %422
  %424 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 14
  %425 = load i64, ptr %424, align 8
  %426 = mul nsw i64 %.0175, %425
  %427 = getelementptr inbounds i8, ptr %423, i64 %426
  br label %428

428:                                              ; preds = %365, %397
  %429 = phi ptr [ %427, %397 ], [ null, %365 ]
  br label %430

430:                                              ; preds = %445, %428
  %.0166 = phi i32 [ 1, %428 ], [ %.1, %445 ]
  %.0165 = phi i64 [ 0, %428 ], [ %446, %445 ]
  %431 = icmp slt i64 %.0165, %15
  br i1 %431, label %432, label %447

432:                                              ; preds = %430
  %433 = mul nsw i64 %.0165, %17
  %434 = getelementptr inbounds i8, ptr %395, i64 %433
  %435 = load i32, ptr %434, align 4
  %436 = icmp ne ptr %5, null
  br i1 %436, label %437, label %443

437:                                              ; preds = %432
  %438 = mul nsw i64 %.0165, %19
  %439 = getelementptr inbounds i8, ptr %429, i64 %438
  %440 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 1
  %441 = load i64, ptr %440, align 8
  %442 = call zeroext i1 @truth(ptr noundef %439, i64 noundef %441)
  br i1 %442, label %443, label %445

443:                                              ; preds = %437, %432
  %444 = mul nsw i32 %.0166, %435
  br label %445

445:                                              ; preds = %437, %443
  %.1 = phi i32 [ %444, %443 ], [ %.0166, %437 ]
  %446 = add nsw i64 %.0165, 1
  br label %430

447:                                              ; preds = %430
  %448 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 0
  %449 = load ptr, ptr %448, align 8
  %450 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 8
  %451 = load i64, ptr %450, align 8
  %452 = mul nsw i64 %.0169, %451
  %453 = getelementptr inbounds i8, ptr %449, i64 %452
  %454 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 9
  %455 = load i64, ptr %454, align 8
  %456 = mul nsw i64 %.0170, %455
  %457 = getelementptr inbounds i8, ptr %453, i64 %456
  %458 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 10
  %459 = load i64, ptr %458, align 8
  %460 = mul nsw i64 %.0171, %459
  %461 = getelementptr inbounds i8, ptr %457, i64 %460
  %462 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 11
  %463 = load i64, ptr %462, align 8
  %464 = mul nsw i64 %.0172, %463
  %465 = getelementptr inbounds i8, ptr %461, i64 %464
  %466 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 12
  %467 = load i64, ptr %466, align 8
  %468 = mul nsw i64 %.0173, %467
  %469 = getelementptr inbounds i8, ptr %465, i64 %468
  %470 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 13
  %471 = load i64, ptr %470, align 8
  %472 = mul nsw i64 %.0174, %471
  %473 = getelementptr inbounds i8, ptr %469, i64 %472
  %474 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 14
  %475 = load i64, ptr %474, align 8
  %476 = mul nsw i64 %.0175, %475
  %477 = getelementptr inbounds i8, ptr %473, i64 %476
  store i32 %.0166, ptr %477, align 4
  %478 = add nsw i64 %.0169, 1
  br label %361

479:                                              ; preds = %361
  %480 = add nsw i64 %.0170, 1
  br label %357

481:                                              ; preds = %357
  %482 = add nsw i64 %.0171, 1
  br label %353

483:                                              ; preds = %353
  %484 = add nsw i64 %.0172, 1
  br label %349

485:                                              ; preds = %349
  %486 = add nsw i64 %.0173, 1
  br label %345

487:                                              ; preds = %345
  %488 = add nsw i64 %.0174, 1
  br label %341

489:                                              ; preds = %341
  %490 = add nsw i64 %.0175, 1
  br label %337

491:                                              ; preds = %6
  call void @__enzcc_fortran_refuse() #9
  unreachable

492:                                              ; preds = %337, %183, %29
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAMaxvalDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) alwaysinline nounwind {
  %7 = alloca %struct.View, align 8
  %8 = alloca %struct.View, align 8
  %9 = alloca %struct.View, align 8
  %10 = alloca %struct.View, align 8
  %11 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %1)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %8, ptr noundef %5)
  %12 = sub nsw i32 %2, 1
  call void @without(ptr dead_on_unwind writable sret(%struct.View) align 8 %9, ptr noundef byval(%struct.View) align 8 %7, i32 noundef %12)
  %13 = sub nsw i32 %2, 1
  call void @without(ptr dead_on_unwind writable sret(%struct.View) align 8 %10, ptr noundef byval(%struct.View) align 8 %8, i32 noundef %13)
  %14 = sub nsw i32 %2, 1
  %15 = call i64 @extent_of(ptr noundef byval(%struct.View) align 8 %7, i32 noundef %14)
  %16 = sub nsw i32 %2, 1
  %17 = call i64 @stride_of(ptr noundef byval(%struct.View) align 8 %7, i32 noundef %16)
  %18 = sub nsw i32 %2, 1
  %19 = call i64 @stride_of(ptr noundef byval(%struct.View) align 8 %8, i32 noundef %18)
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %21 = load i8, ptr %20, align 1
  %22 = sext i8 %21 to i32
  %23 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %24 = load i8, ptr %23, align 4
  %25 = zext i8 %24 to i32
  %26 = sub nsw i32 %25, 1
  %27 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %28 = load i64, ptr %27, align 8
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %11, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %9, i32 noundef %26, i32 noundef %22, i64 noundef %28)
  switch i32 %22, label %494 [
    i32 28, label %29
    i32 27, label %184
    i32 9, label %339
  ]

29:                                               ; preds = %6, %182
  %.0 = phi i64 [ %183, %182 ], [ 0, %6 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 7
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %.0, %31
  br i1 %32, label %33, label %495

33:                                               ; preds = %29, %180
  %.0176 = phi i64 [ %181, %180 ], [ 0, %29 ]
  %34 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 6
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %.0176, %35
  br i1 %36, label %37, label %182

37:                                               ; preds = %33, %178
  %.0177 = phi i64 [ %179, %178 ], [ 0, %33 ]
  %38 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 5
  %39 = load i64, ptr %38, align 8
  %40 = icmp slt i64 %.0177, %39
  br i1 %40, label %41, label %180

41:                                               ; preds = %37, %176
  %.0185 = phi i64 [ %177, %176 ], [ 0, %37 ]
  %42 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 4
  %43 = load i64, ptr %42, align 8
  %44 = icmp slt i64 %.0185, %43
  br i1 %44, label %45, label %178

45:                                               ; preds = %41, %174
  %.0190 = phi i64 [ %175, %174 ], [ 0, %41 ]
  %46 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 3
  %47 = load i64, ptr %46, align 8
  %48 = icmp slt i64 %.0190, %47
  br i1 %48, label %49, label %176

49:                                               ; preds = %45, %172
  %.0191 = phi i64 [ %173, %172 ], [ 0, %45 ]
  %50 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 2
  %51 = load i64, ptr %50, align 8
  %52 = icmp slt i64 %.0191, %51
  br i1 %52, label %53, label %174

53:                                               ; preds = %49, %140
  %.0199 = phi i64 [ %171, %140 ], [ 0, %49 ]
  %54 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 1
  %55 = load i64, ptr %54, align 8
  %56 = icmp slt i64 %.0199, %55
  br i1 %56, label %57, label %172

57:                                               ; preds = %53
  %58 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 8
  %61 = load i64, ptr %60, align 8
  %62 = mul nsw i64 %.0199, %61
  %63 = getelementptr inbounds i8, ptr %59, i64 %62
  %64 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 9
  %65 = load i64, ptr %64, align 8
  %66 = mul nsw i64 %.0191, %65
  %67 = getelementptr inbounds i8, ptr %63, i64 %66
  %68 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 10
  %69 = load i64, ptr %68, align 8
  %70 = mul nsw i64 %.0190, %69
  %71 = getelementptr inbounds i8, ptr %67, i64 %70
  %72 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 11
  %73 = load i64, ptr %72, align 8
  %74 = mul nsw i64 %.0185, %73
  %75 = getelementptr inbounds i8, ptr %71, i64 %74
  %76 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 12
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.0177, %77
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 13
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %.0176, %81
  %83 = getelementptr inbounds i8, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 14
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %.0, %85
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = icmp ne ptr %5, null
  br i1 %88, label %89, label %120

89:                                               ; preds = %57
  %90 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 0
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 8
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %.0199, %93
  %95 = getelementptr inbounds i8, ptr %91, i64 %94
  %96 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 9
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %.0191, %97
  %99 = getelementptr inbounds i8, ptr %95, i64 %98
  %100 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 10
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %.0190, %101
  %103 = getelementptr inbounds i8, ptr %99, i64 %102
  %104 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 11
  %105 = load i64, ptr %104, align 8
  %106 = mul nsw i64 %.0185, %105
  %107 = getelementptr inbounds i8, ptr %103, i64 %106
  %108 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 12
  %109 = load i64, ptr %108, align 8
  %110 = mul nsw i64 %.0177, %109
  %111 = getelementptr inbounds i8, ptr %107, i64 %110
  %112 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 13
  %113 = load i64, ptr %112, align 8
  %114 = mul nsw i64 %.0176, %113
  %115 = getelementptr inbounds i8, ptr %111, i64 %114
  %116 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 14
  %117 = load i64, ptr %116, align 8
  %118 = mul nsw i64 %.0, %117
  %119 = getelementptr inbounds i8, ptr %115, i64 %118
  br label %120

120:                                              ; preds = %57, %89
  %121 = phi ptr [ %119, %89 ], [ null, %57 ]
  br label %122

122:                                              ; preds = %138, %120
  %.0201 = phi double [ 0xFFEFFFFFFFFFFFFF, %120 ], [ %.1202, %138 ]
  %.0200 = phi i64 [ 0, %120 ], [ %139, %138 ]
  %123 = icmp slt i64 %.0200, %15
  br i1 %123, label %124, label %140

124:                                              ; preds = %122
  %125 = mul nsw i64 %.0200, %17
  %126 = getelementptr inbounds i8, ptr %87, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = icmp ne ptr %5, null
  br i1 %128, label %129, label %135

129:                                              ; preds = %124
  %130 = mul nsw i64 %.0200, %19
  %131 = getelementptr inbounds i8, ptr %121, i64 %130
  %132 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 1
  %133 = load i64, ptr %132, align 8
  %134 = call zeroext i1 @truth(ptr noundef %131, i64 noundef %133)
  br i1 %134, label %135, label %138

135:                                              ; preds = %129, %124
  %136 = fcmp ogt double %127, %.0201
  %137 = fcmp une double %.0201, %.0201
  %or.cond = or i1 %136, %137
  %.2203 = select i1 %or.cond, double %127, double %.0201
  br label %138

138:                                              ; preds = %129, %135
  %.1202 = phi double [ %.2203, %135 ], [ %.0201, %129 ]
  %139 = add nsw i64 %.0200, 1
  br label %122

140:                                              ; preds = %122
  %141 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 0
  %142 = load ptr, ptr %141, align 8
  %143 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 8
  %144 = load i64, ptr %143, align 8
  %145 = mul nsw i64 %.0199, %144
  %146 = getelementptr inbounds i8, ptr %142, i64 %145
  %147 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 9
  %148 = load i64, ptr %147, align 8
  %149 = mul nsw i64 %.0191, %148
  %150 = getelementptr inbounds i8, ptr %146, i64 %149
  %151 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 10
  %152 = load i64, ptr %151, align 8
  %153 = mul nsw i64 %.0190, %152
  %154 = getelementptr inbounds i8, ptr %150, i64 %153
  %155 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 11
  %156 = load i64, ptr %155, align 8
  %157 = mul nsw i64 %.0185, %156
  %158 = getelementptr inbounds i8, ptr %154, i64 %157
  %159 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 12
  %160 = load i64, ptr %159, align 8
  %161 = mul nsw i64 %.0177, %160
  %162 = getelementptr inbounds i8, ptr %158, i64 %161
  %163 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 13
  %164 = load i64, ptr %163, align 8
  %165 = mul nsw i64 %.0176, %164
  %166 = getelementptr inbounds i8, ptr %162, i64 %165
  %167 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 14
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %.0, %168
  %170 = getelementptr inbounds i8, ptr %166, i64 %169
  store double %.0201, ptr %170, align 8
  %171 = add nsw i64 %.0199, 1
  br label %53

172:                                              ; preds = %53
  %173 = add nsw i64 %.0191, 1
  br label %49

174:                                              ; preds = %49
  %175 = add nsw i64 %.0190, 1
  br label %45

176:                                              ; preds = %45
  %177 = add nsw i64 %.0185, 1
  br label %41

178:                                              ; preds = %41
  %179 = add nsw i64 %.0177, 1
  br label %37

180:                                              ; preds = %37
  %181 = add nsw i64 %.0176, 1
  br label %33

182:                                              ; preds = %33
  %183 = add nsw i64 %.0, 1
  br label %29

184:                                              ; preds = %6, %337
  %.0198 = phi i64 [ %338, %337 ], [ 0, %6 ]
  %185 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 7
  %186 = load i64, ptr %185, align 8
  %187 = icmp slt i64 %.0198, %186
  br i1 %187, label %188, label %495

188:                                              ; preds = %184, %335
  %.0197 = phi i64 [ %336, %335 ], [ 0, %184 ]
  %189 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 6
  %190 = load i64, ptr %189, align 8
  %191 = icmp slt i64 %.0197, %190
  br i1 %191, label %192, label %337

192:                                              ; preds = %188, %333
  %.0196 = phi i64 [ %334, %333 ], [ 0, %188 ]
  %193 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 5
  %194 = load i64, ptr %193, align 8
  %195 = icmp slt i64 %.0196, %194
  br i1 %195, label %196, label %335

196:                                              ; preds = %192, %331
  %.0195 = phi i64 [ %332, %331 ], [ 0, %192 ]
  %197 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 4
  %198 = load i64, ptr %197, align 8
  %199 = icmp slt i64 %.0195, %198
  br i1 %199, label %200, label %333

200:                                              ; preds = %196, %329
  %.0194 = phi i64 [ %330, %329 ], [ 0, %196 ]
  %201 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 3
  %202 = load i64, ptr %201, align 8
  %203 = icmp slt i64 %.0194, %202
  br i1 %203, label %204, label %331

204:                                              ; preds = %200, %327
  %.0193 = phi i64 [ %328, %327 ], [ 0, %200 ]
  %205 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 2
  %206 = load i64, ptr %205, align 8
  %207 = icmp slt i64 %.0193, %206
  br i1 %207, label %208, label %329

208:                                              ; preds = %204, %295
  %.0192 = phi i64 [ %326, %295 ], [ 0, %204 ]
  %209 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 1
  %210 = load i64, ptr %209, align 8
  %211 = icmp slt i64 %.0192, %210
  br i1 %211, label %212, label %327

212:                                              ; preds = %208
  %213 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 0
  %214 = load ptr, ptr %213, align 8
  %215 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 8
  %216 = load i64, ptr %215, align 8
  %217 = mul nsw i64 %.0192, %216
  %218 = getelementptr inbounds i8, ptr %214, i64 %217
  %219 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 9
  %220 = load i64, ptr %219, align 8
  %221 = mul nsw i64 %.0193, %220
  %222 = getelementptr inbounds i8, ptr %218, i64 %221
  %223 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 10
  %224 = load i64, ptr %223, align 8
  %225 = mul nsw i64 %.0194, %224
  %226 = getelementptr inbounds i8, ptr %222, i64 %225
  %227 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 11
  %228 = load i64, ptr %227, align 8
  %229 = mul nsw i64 %.0195, %228
  %230 = getelementptr inbounds i8, ptr %226, i64 %229
  %231 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 12
  %232 = load i64, ptr %231, align 8
  %233 = mul nsw i64 %.0196, %232
  %234 = getelementptr inbounds i8, ptr %230, i64 %233
  %235 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 13
  %236 = load i64, ptr %235, align 8
  %237 = mul nsw i64 %.0197, %236
  %238 = getelementptr inbounds i8, ptr %234, i64 %237
  %239 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 14
  %240 = load i64, ptr %239, align 8
  %241 = mul nsw i64 %.0198, %240
  %242 = getelementptr inbounds i8, ptr %238, i64 %241
  %243 = icmp ne ptr %5, null
  br i1 %243, label %244, label %275

244:                                              ; preds = %212
  %245 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 0
  %246 = load ptr, ptr %245, align 8
  %247 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 8
  %248 = load i64, ptr %247, align 8
  %249 = mul nsw i64 %.0192, %248
  %250 = getelementptr inbounds i8, ptr %246, i64 %249
  %251 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 9
  %252 = load i64, ptr %251, align 8
  %253 = mul nsw i64 %.0193, %252
  %254 = getelementptr inbounds i8, ptr %250, i64 %253
  %255 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 10
  %256 = load i64, ptr %255, align 8
  %257 = mul nsw i64 %.0194, %256
  %258 = getelementptr inbounds i8, ptr %254, i64 %257
  %259 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 11
  %260 = load i64, ptr %259, align 8
  %261 = mul nsw i64 %.0195, %260
  %262 = getelementptr inbounds i8, ptr %258, i64 %261
  %263 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 12
  %264 = load i64, ptr %263, align 8
  %265 = mul nsw i64 %.0196, %264
  %266 = getelementptr inbounds i8, ptr %262, i64 %265
  %267 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 13
  %268 = load i64, ptr %267, align 8
  %269 = mul nsw i64 %.0197, %268
  %270 = getelementptr inbounds i8, ptr %266, i64 %269
  %271 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 14
  %272 = load i64, ptr %271, align 8
  %273 = mul nsw i64 %.0198, %272
  %274 = getelementptr inbounds i8, ptr %270, i64 %273
  br label %275

275:                                              ; preds = %212, %244
  %276 = phi ptr [ %274, %244 ], [ null, %212 ]
  br label %277

277:                                              ; preds = %293, %275
  %.0187 = phi float [ 0xC7EFFFFFE0000000, %275 ], [ %.1188, %293 ]
  %.0186 = phi i64 [ 0, %275 ], [ %294, %293 ]
  %278 = icmp slt i64 %.0186, %15
  br i1 %278, label %279, label %295

279:                                              ; preds = %277
  %280 = mul nsw i64 %.0186, %17
  %281 = getelementptr inbounds i8, ptr %242, i64 %280
  %282 = load float, ptr %281, align 4
  %283 = icmp ne ptr %5, null
  br i1 %283, label %284, label %290

284:                                              ; preds = %279
  %285 = mul nsw i64 %.0186, %19
  %286 = getelementptr inbounds i8, ptr %276, i64 %285
  %287 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 1
  %288 = load i64, ptr %287, align 8
  %289 = call zeroext i1 @truth(ptr noundef %286, i64 noundef %288)
  br i1 %289, label %290, label %293

290:                                              ; preds = %284, %279
  %291 = fcmp ogt float %282, %.0187
  %292 = fcmp une float %.0187, %.0187
  %or.cond204 = or i1 %291, %292
  %.2189 = select i1 %or.cond204, float %282, float %.0187
  br label %293

293:                                              ; preds = %284, %290
  %.1188 = phi float [ %.2189, %290 ], [ %.0187, %284 ]
  %294 = add nsw i64 %.0186, 1
  br label %277

295:                                              ; preds = %277
  %296 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 0
  %297 = load ptr, ptr %296, align 8
  %298 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 8
  %299 = load i64, ptr %298, align 8
  %300 = mul nsw i64 %.0192, %299
  %301 = getelementptr inbounds i8, ptr %297, i64 %300
  %302 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 9
  %303 = load i64, ptr %302, align 8
  %304 = mul nsw i64 %.0193, %303
  %305 = getelementptr inbounds i8, ptr %301, i64 %304
  %306 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 10
  %307 = load i64, ptr %306, align 8
  %308 = mul nsw i64 %.0194, %307
  %309 = getelementptr inbounds i8, ptr %305, i64 %308
  %310 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 11
  %311 = load i64, ptr %310, align 8
  %312 = mul nsw i64 %.0195, %311
  %313 = getelementptr inbounds i8, ptr %309, i64 %312
  %314 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 12
  %315 = load i64, ptr %314, align 8
  %316 = mul nsw i64 %.0196, %315
  %317 = getelementptr inbounds i8, ptr %313, i64 %316
  %318 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 13
  %319 = load i64, ptr %318, align 8
  %320 = mul nsw i64 %.0197, %319
  %321 = getelementptr inbounds i8, ptr %317, i64 %320
  %322 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 14
  %323 = load i64, ptr %322, align 8
  %324 = mul nsw i64 %.0198, %323
  %325 = getelementptr inbounds i8, ptr %321, i64 %324
  store float %.0187, ptr %325, align 4
  %326 = add nsw i64 %.0192, 1
  br label %208

327:                                              ; preds = %208
  %328 = add nsw i64 %.0193, 1
  br label %204

329:                                              ; preds = %204
  %330 = add nsw i64 %.0194, 1
  br label %200

331:                                              ; preds = %200
  %332 = add nsw i64 %.0195, 1
  br label %196

333:                                              ; preds = %196
  %334 = add nsw i64 %.0196, 1
  br label %192

335:                                              ; preds = %192
  %336 = add nsw i64 %.0197, 1
  br label %188

337:                                              ; preds = %188
  %338 = add nsw i64 %.0198, 1
  br label %184

339:                                              ; preds = %6, %492
  %.0184 = phi i64 [ %493, %492 ], [ 0, %6 ]
  %340 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 7
  %341 = load i64, ptr %340, align 8
  %342 = icmp slt i64 %.0184, %341
  br i1 %342, label %343, label %495

343:                                              ; preds = %339, %490
  %.0183 = phi i64 [ %491, %490 ], [ 0, %339 ]
  %344 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 6
  %345 = load i64, ptr %344, align 8
  %346 = icmp slt i64 %.0183, %345
  br i1 %346, label %347, label %492

347:                                              ; preds = %343, %488
  %.0182 = phi i64 [ %489, %488 ], [ 0, %343 ]
  %348 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 5
  %349 = load i64, ptr %348, align 8
  %350 = icmp slt i64 %.0182, %349
  br i1 %350, label %351, label %490

351:                                              ; preds = %347, %486
  %.0181 = phi i64 [ %487, %486 ], [ 0, %347 ]
  %352 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 4
  %353 = load i64, ptr %352, align 8
  %354 = icmp slt i64 %.0181, %353
  br i1 %354, label %355, label %488

355:                                              ; preds = %351, %484
  %.0180 = phi i64 [ %485, %484 ], [ 0, %351 ]
  %356 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 3
  %357 = load i64, ptr %356, align 8
  %358 = icmp slt i64 %.0180, %357
  br i1 %358, label %359, label %486

359:                                              ; preds = %355, %482
  %.0179 = phi i64 [ %483, %482 ], [ 0, %355 ]
  %360 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 2
  %361 = load i64, ptr %360, align 8
  %362 = icmp slt i64 %.0179, %361
  br i1 %362, label %363, label %484

363:                                              ; preds = %359, %450
  %.0178 = phi i64 [ %481, %450 ], [ 0, %359 ]
  %364 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 1
  %365 = load i64, ptr %364, align 8
  %366 = icmp slt i64 %.0178, %365
  br i1 %366, label %367, label %482

367:                                              ; preds = %363
  %368 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 0
  %369 = load ptr, ptr %368, align 8
  %370 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 8
  %371 = load i64, ptr %370, align 8
  %372 = mul nsw i64 %.0178, %371
  %373 = getelementptr inbounds i8, ptr %369, i64 %372
  %374 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 9
  %375 = load i64, ptr %374, align 8
  %376 = mul nsw i64 %.0179, %375
  %377 = getelementptr inbounds i8, ptr %373, i64 %376
  %378 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 10
  %379 = load i64, ptr %378, align 8
  %380 = mul nsw i64 %.0180, %379
  %381 = getelementptr inbounds i8, ptr %377, i64 %380
  %382 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 11
  %383 = load i64, ptr %382, align 8
  %384 = mul nsw i64 %.0181, %383
  %385 = getelementptr inbounds i8, ptr %381, i64 %384
  %386 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 12
  %387 = load i64, ptr %386, align 8
  %388 = mul nsw i64 %.0182, %387
  %389 = getelementptr inbounds i8, ptr %385, i64 %388
  %390 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 13
  %391 = load i64, ptr %390, align 8
  %392 = mul nsw i64 %.0183, %391
  %393 = getelementptr inbounds i8, ptr %389, i64 %392
  %394 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 14
  %395 = load i64, ptr %394, align 8
  %396 = mul nsw i64 %.0184, %395
  %397 = getelementptr inbounds i8, ptr %393, i64 %396
  %398 = icmp ne ptr %5, null
  br i1 %398, label %399, label %430

399:                                              ; preds = %367
  %400 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 0
  %401 = load ptr, ptr %400, align 8
  %402 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 8
  %403 = load i64, ptr %402, align 8
  %404 = mul nsw i64 %.0178, %403
  %405 = getelementptr inbounds i8, ptr %401, i64 %404
  %406 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 9
  %407 = load i64, ptr %406, align 8
  %408 = mul nsw i64 %.0179, %407
  %409 = getelementptr inbounds i8, ptr %405, i64 %408
  %410 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 10
  %411 = load i64, ptr %410, align 8
  %412 = mul nsw i64 %.0180, %411
  %413 = getelementptr inbounds i8, ptr %409, i64 %412
  %414 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 11
  %415 = load i64, ptr %414, align 8
  %416 = mul nsw i64 %.0181, %415
  %417 = getelementptr inbounds i8, ptr %413, i64 %416
  %418 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 12
  %419 = load i64, ptr %418, align 8
  %420 = mul nsw i64 %.0182, %419
  %421 = getelementptr inbounds i8, ptr %417, i64 %420
  %422 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 13
  %423 = load i64, ptr %422, align 8
  %424 = mul nsw i64 %.0183, %423
  %425 = getelementptr inbounds i8, ptr %421, i64 %424
  %426 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 14
  %427 = load i64, ptr %426, align 8
  %428 = mul nsw i64 %.0184, %427
  %429 = getelementptr inbounds i8, ptr %425, i64 %428
  br label %430

430:                                              ; preds = %367, %399
  %431 = phi ptr [ %429, %399 ], [ null, %367 ]
  br label %432

432:                                              ; preds = %448, %430
  %.0175 = phi i32 [ -2147483648, %430 ], [ %.1, %448 ]
  %.0174 = phi i64 [ 0, %430 ], [ %449, %448 ]
  %433 = icmp slt i64 %.0174, %15
  br i1 %433, label %434, label %450

434:                                              ; preds = %432
  %435 = mul nsw i64 %.0174, %17
  %436 = getelementptr inbounds i8, ptr %397, i64 %435
  %437 = load i32, ptr %436, align 4
  %438 = icmp ne ptr %5, null
  br i1 %438, label %439, label %445

439:                                              ; preds = %434
  %440 = mul nsw i64 %.0174, %19
  %441 = getelementptr inbounds i8, ptr %431, i64 %440
  %442 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 1
  %443 = load i64, ptr %442, align 8
  %444 = call zeroext i1 @truth(ptr noundef %441, i64 noundef %443)
  br i1 %444, label %445, label %448

445:                                              ; preds = %439, %434
  %446 = icmp sgt i32 %437, %.0175
  %447 = icmp ne i32 %.0175, %.0175
  %or.cond205 = or i1 %446, %447
  %.2 = select i1 %or.cond205, i32 %437, i32 %.0175
  br label %448

448:                                              ; preds = %439, %445
  %.1 = phi i32 [ %.2, %445 ], [ %.0175, %439 ]
  %449 = add nsw i64 %.0174, 1
  br label %432

450:                                              ; preds = %432
  %451 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 0
  %452 = load ptr, ptr %451, align 8
  %453 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 8
  %454 = load i64, ptr %453, align 8
  %455 = mul nsw i64 %.0178, %454
  %456 = getelementptr inbounds i8, ptr %452, i64 %455
  %457 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 9
  %458 = load i64, ptr %457, align 8
  %459 = mul nsw i64 %.0179, %458
  %460 = getelementptr inbounds i8, ptr %456, i64 %459
  %461 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 10
  %462 = load i64, ptr %461, align 8
  %463 = mul nsw i64 %.0180, %462
  %464 = getelementptr inbounds i8, ptr %460, i64 %463
  %465 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 11
  %466 = load i64, ptr %465, align 8
  %467 = mul nsw i64 %.0181, %466
  %468 = getelementptr inbounds i8, ptr %464, i64 %467
  %469 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 12
  %470 = load i64, ptr %469, align 8
  %471 = mul nsw i64 %.0182, %470
  %472 = getelementptr inbounds i8, ptr %468, i64 %471
  %473 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 13
  %474 = load i64, ptr %473, align 8
  %475 = mul nsw i64 %.0183, %474
  %476 = getelementptr inbounds i8, ptr %472, i64 %475
  %477 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 14
  %478 = load i64, ptr %477, align 8
  %479 = mul nsw i64 %.0184, %478
  %480 = getelementptr inbounds i8, ptr %476, i64 %479
  store i32 %.0175, ptr %480, align 4
  %481 = add nsw i64 %.0178, 1
  br label %363

482:                                              ; preds = %363
  %483 = add nsw i64 %.0179, 1
  br label %359

484:                                              ; preds = %359
  %485 = add nsw i64 %.0180, 1
  br label %355

486:                                              ; preds = %355
  %487 = add nsw i64 %.0181, 1
  br label %351

488:                                              ; preds = %351
  %489 = add nsw i64 %.0182, 1
  br label %347

490:                                              ; preds = %347
  %491 = add nsw i64 %.0183, 1
  br label %343

492:                                              ; preds = %343
  %493 = add nsw i64 %.0184, 1
  br label %339

494:                                              ; preds = %6
  call void @__enzcc_fortran_refuse() #9
  unreachable

495:                                              ; preds = %339, %184, %29
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAMinvalDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) alwaysinline nounwind {
  %7 = alloca %struct.View, align 8
  %8 = alloca %struct.View, align 8
  %9 = alloca %struct.View, align 8
  %10 = alloca %struct.View, align 8
  %11 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %1)
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %8, ptr noundef %5)
  %12 = sub nsw i32 %2, 1
  call void @without(ptr dead_on_unwind writable sret(%struct.View) align 8 %9, ptr noundef byval(%struct.View) align 8 %7, i32 noundef %12)
  %13 = sub nsw i32 %2, 1
  call void @without(ptr dead_on_unwind writable sret(%struct.View) align 8 %10, ptr noundef byval(%struct.View) align 8 %8, i32 noundef %13)
  %14 = sub nsw i32 %2, 1
  %15 = call i64 @extent_of(ptr noundef byval(%struct.View) align 8 %7, i32 noundef %14)
  %16 = sub nsw i32 %2, 1
  %17 = call i64 @stride_of(ptr noundef byval(%struct.View) align 8 %7, i32 noundef %16)
  %18 = sub nsw i32 %2, 1
  %19 = call i64 @stride_of(ptr noundef byval(%struct.View) align 8 %8, i32 noundef %18)
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %21 = load i8, ptr %20, align 1
  %22 = sext i8 %21 to i32
  %23 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %24 = load i8, ptr %23, align 4
  %25 = zext i8 %24 to i32
  %26 = sub nsw i32 %25, 1
  %27 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %28 = load i64, ptr %27, align 8
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %11, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %9, i32 noundef %26, i32 noundef %22, i64 noundef %28)
  switch i32 %22, label %494 [
    i32 28, label %29
    i32 27, label %184
    i32 9, label %339
  ]

29:                                               ; preds = %6, %182
  %.0 = phi i64 [ %183, %182 ], [ 0, %6 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 7
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %.0, %31
  br i1 %32, label %33, label %495

33:                                               ; preds = %29, %180
  %.0176 = phi i64 [ %181, %180 ], [ 0, %29 ]
  %34 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 6
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %.0176, %35
  br i1 %36, label %37, label %182

37:                                               ; preds = %33, %178
  %.0177 = phi i64 [ %179, %178 ], [ 0, %33 ]
  %38 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 5
  %39 = load i64, ptr %38, align 8
  %40 = icmp slt i64 %.0177, %39
  br i1 %40, label %41, label %180

41:                                               ; preds = %37, %176
  %.0185 = phi i64 [ %177, %176 ], [ 0, %37 ]
  %42 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 4
  %43 = load i64, ptr %42, align 8
  %44 = icmp slt i64 %.0185, %43
  br i1 %44, label %45, label %178

45:                                               ; preds = %41, %174
  %.0190 = phi i64 [ %175, %174 ], [ 0, %41 ]
  %46 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 3
  %47 = load i64, ptr %46, align 8
  %48 = icmp slt i64 %.0190, %47
  br i1 %48, label %49, label %176

49:                                               ; preds = %45, %172
  %.0191 = phi i64 [ %173, %172 ], [ 0, %45 ]
  %50 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 2
  %51 = load i64, ptr %50, align 8
  %52 = icmp slt i64 %.0191, %51
  br i1 %52, label %53, label %174

53:                                               ; preds = %49, %140
  %.0199 = phi i64 [ %171, %140 ], [ 0, %49 ]
  %54 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 1
  %55 = load i64, ptr %54, align 8
  %56 = icmp slt i64 %.0199, %55
  br i1 %56, label %57, label %172

57:                                               ; preds = %53
  %58 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 8
  %61 = load i64, ptr %60, align 8
  %62 = mul nsw i64 %.0199, %61
  %63 = getelementptr inbounds i8, ptr %59, i64 %62
  %64 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 9
  %65 = load i64, ptr %64, align 8
  %66 = mul nsw i64 %.0191, %65
  %67 = getelementptr inbounds i8, ptr %63, i64 %66
  %68 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 10
  %69 = load i64, ptr %68, align 8
  %70 = mul nsw i64 %.0190, %69
  %71 = getelementptr inbounds i8, ptr %67, i64 %70
  %72 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 11
  %73 = load i64, ptr %72, align 8
  %74 = mul nsw i64 %.0185, %73
  %75 = getelementptr inbounds i8, ptr %71, i64 %74
  %76 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 12
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.0177, %77
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 13
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %.0176, %81
  %83 = getelementptr inbounds i8, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 14
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %.0, %85
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = icmp ne ptr %5, null
  br i1 %88, label %89, label %120

89:                                               ; preds = %57
  %90 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 0
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 8
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %.0199, %93
  %95 = getelementptr inbounds i8, ptr %91, i64 %94
  %96 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 9
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %.0191, %97
  %99 = getelementptr inbounds i8, ptr %95, i64 %98
  %100 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 10
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %.0190, %101
  %103 = getelementptr inbounds i8, ptr %99, i64 %102
  %104 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 11
  %105 = load i64, ptr %104, align 8
  %106 = mul nsw i64 %.0185, %105
  %107 = getelementptr inbounds i8, ptr %103, i64 %106
  %108 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 12
  %109 = load i64, ptr %108, align 8
  %110 = mul nsw i64 %.0177, %109
  %111 = getelementptr inbounds i8, ptr %107, i64 %110
  %112 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 13
  %113 = load i64, ptr %112, align 8
  %114 = mul nsw i64 %.0176, %113
  %115 = getelementptr inbounds i8, ptr %111, i64 %114
  %116 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 14
  %117 = load i64, ptr %116, align 8
  %118 = mul nsw i64 %.0, %117
  %119 = getelementptr inbounds i8, ptr %115, i64 %118
  br label %120

120:                                              ; preds = %57, %89
  %121 = phi ptr [ %119, %89 ], [ null, %57 ]
  br label %122

122:                                              ; preds = %138, %120
  %.0201 = phi double [ 0x7FEFFFFFFFFFFFFF, %120 ], [ %.1202, %138 ]
  %.0200 = phi i64 [ 0, %120 ], [ %139, %138 ]
  %123 = icmp slt i64 %.0200, %15
  br i1 %123, label %124, label %140

124:                                              ; preds = %122
  %125 = mul nsw i64 %.0200, %17
  %126 = getelementptr inbounds i8, ptr %87, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = icmp ne ptr %5, null
  br i1 %128, label %129, label %135

129:                                              ; preds = %124
  %130 = mul nsw i64 %.0200, %19
  %131 = getelementptr inbounds i8, ptr %121, i64 %130
  %132 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 1
  %133 = load i64, ptr %132, align 8
  %134 = call zeroext i1 @truth(ptr noundef %131, i64 noundef %133)
  br i1 %134, label %135, label %138

135:                                              ; preds = %129, %124
  %136 = fcmp olt double %127, %.0201
  %137 = fcmp une double %.0201, %.0201
  %or.cond = or i1 %136, %137
  %.2203 = select i1 %or.cond, double %127, double %.0201
  br label %138

138:                                              ; preds = %129, %135
  %.1202 = phi double [ %.2203, %135 ], [ %.0201, %129 ]
  %139 = add nsw i64 %.0200, 1
  br label %122

140:                                              ; preds = %122
  %141 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 0
  %142 = load ptr, ptr %141, align 8
  %143 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 8
  %144 = load i64, ptr %143, align 8
  %145 = mul nsw i64 %.0199, %144
  %146 = getelementptr inbounds i8, ptr %142, i64 %145
  %147 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 9
  %148 = load i64, ptr %147, align 8
  %149 = mul nsw i64 %.0191, %148
  %150 = getelementptr inbounds i8, ptr %146, i64 %149
  %151 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 10
  %152 = load i64, ptr %151, align 8
  %153 = mul nsw i64 %.0190, %152
  %154 = getelementptr inbounds i8, ptr %150, i64 %153
  %155 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 11
  %156 = load i64, ptr %155, align 8
  %157 = mul nsw i64 %.0185, %156
  %158 = getelementptr inbounds i8, ptr %154, i64 %157
  %159 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 12
  %160 = load i64, ptr %159, align 8
  %161 = mul nsw i64 %.0177, %160
  %162 = getelementptr inbounds i8, ptr %158, i64 %161
  %163 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 13
  %164 = load i64, ptr %163, align 8
  %165 = mul nsw i64 %.0176, %164
  %166 = getelementptr inbounds i8, ptr %162, i64 %165
  %167 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 14
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %.0, %168
  %170 = getelementptr inbounds i8, ptr %166, i64 %169
  store double %.0201, ptr %170, align 8
  %171 = add nsw i64 %.0199, 1
  br label %53

172:                                              ; preds = %53
  %173 = add nsw i64 %.0191, 1
  br label %49

174:                                              ; preds = %49
  %175 = add nsw i64 %.0190, 1
  br label %45

176:                                              ; preds = %45
  %177 = add nsw i64 %.0185, 1
  br label %41

178:                                              ; preds = %41
  %179 = add nsw i64 %.0177, 1
  br label %37

180:                                              ; preds = %37
  %181 = add nsw i64 %.0176, 1
  br label %33

182:                                              ; preds = %33
  %183 = add nsw i64 %.0, 1
  br label %29

184:                                              ; preds = %6, %337
  %.0198 = phi i64 [ %338, %337 ], [ 0, %6 ]
  %185 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 7
  %186 = load i64, ptr %185, align 8
  %187 = icmp slt i64 %.0198, %186
  br i1 %187, label %188, label %495

188:                                              ; preds = %184, %335
  %.0197 = phi i64 [ %336, %335 ], [ 0, %184 ]
  %189 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 6
  %190 = load i64, ptr %189, align 8
  %191 = icmp slt i64 %.0197, %190
  br i1 %191, label %192, label %337

192:                                              ; preds = %188, %333
  %.0196 = phi i64 [ %334, %333 ], [ 0, %188 ]
  %193 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 5
  %194 = load i64, ptr %193, align 8
  %195 = icmp slt i64 %.0196, %194
  br i1 %195, label %196, label %335

196:                                              ; preds = %192, %331
  %.0195 = phi i64 [ %332, %331 ], [ 0, %192 ]
  %197 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 4
  %198 = load i64, ptr %197, align 8
  %199 = icmp slt i64 %.0195, %198
  br i1 %199, label %200, label %333

200:                                              ; preds = %196, %329
  %.0194 = phi i64 [ %330, %329 ], [ 0, %196 ]
  %201 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 3
  %202 = load i64, ptr %201, align 8
  %203 = icmp slt i64 %.0194, %202
  br i1 %203, label %204, label %331

204:                                              ; preds = %200, %327
  %.0193 = phi i64 [ %328, %327 ], [ 0, %200 ]
  %205 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 2
  %206 = load i64, ptr %205, align 8
  %207 = icmp slt i64 %.0193, %206
  br i1 %207, label %208, label %329

208:                                              ; preds = %204, %295
  %.0192 = phi i64 [ %326, %295 ], [ 0, %204 ]
  %209 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 1
  %210 = load i64, ptr %209, align 8
  %211 = icmp slt i64 %.0192, %210
  br i1 %211, label %212, label %327

212:                                              ; preds = %208
  %213 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 0
  %214 = load ptr, ptr %213, align 8
  %215 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 8
  %216 = load i64, ptr %215, align 8
  %217 = mul nsw i64 %.0192, %216
  %218 = getelementptr inbounds i8, ptr %214, i64 %217
  %219 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 9
  %220 = load i64, ptr %219, align 8
  %221 = mul nsw i64 %.0193, %220
  %222 = getelementptr inbounds i8, ptr %218, i64 %221
  %223 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 10
  %224 = load i64, ptr %223, align 8
  %225 = mul nsw i64 %.0194, %224
  %226 = getelementptr inbounds i8, ptr %222, i64 %225
  %227 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 11
  %228 = load i64, ptr %227, align 8
  %229 = mul nsw i64 %.0195, %228
  %230 = getelementptr inbounds i8, ptr %226, i64 %229
  %231 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 12
  %232 = load i64, ptr %231, align 8
  %233 = mul nsw i64 %.0196, %232
  %234 = getelementptr inbounds i8, ptr %230, i64 %233
  %235 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 13
  %236 = load i64, ptr %235, align 8
  %237 = mul nsw i64 %.0197, %236
  %238 = getelementptr inbounds i8, ptr %234, i64 %237
  %239 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 14
  %240 = load i64, ptr %239, align 8
  %241 = mul nsw i64 %.0198, %240
  %242 = getelementptr inbounds i8, ptr %238, i64 %241
  %243 = icmp ne ptr %5, null
  br i1 %243, label %244, label %275

244:                                              ; preds = %212
  %245 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 0
  %246 = load ptr, ptr %245, align 8
  %247 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 8
  %248 = load i64, ptr %247, align 8
  %249 = mul nsw i64 %.0192, %248
  %250 = getelementptr inbounds i8, ptr %246, i64 %249
  %251 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 9
  %252 = load i64, ptr %251, align 8
  %253 = mul nsw i64 %.0193, %252
  %254 = getelementptr inbounds i8, ptr %250, i64 %253
  %255 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 10
  %256 = load i64, ptr %255, align 8
  %257 = mul nsw i64 %.0194, %256
  %258 = getelementptr inbounds i8, ptr %254, i64 %257
  %259 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 11
  %260 = load i64, ptr %259, align 8
  %261 = mul nsw i64 %.0195, %260
  %262 = getelementptr inbounds i8, ptr %258, i64 %261
  %263 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 12
  %264 = load i64, ptr %263, align 8
  %265 = mul nsw i64 %.0196, %264
  %266 = getelementptr inbounds i8, ptr %262, i64 %265
  %267 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 13
  %268 = load i64, ptr %267, align 8
  %269 = mul nsw i64 %.0197, %268
  %270 = getelementptr inbounds i8, ptr %266, i64 %269
  %271 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 14
  %272 = load i64, ptr %271, align 8
  %273 = mul nsw i64 %.0198, %272
  %274 = getelementptr inbounds i8, ptr %270, i64 %273
  br label %275

275:                                              ; preds = %212, %244
  %276 = phi ptr [ %274, %244 ], [ null, %212 ]
  br label %277

277:                                              ; preds = %293, %275
  %.0187 = phi float [ 0x47EFFFFFE0000000, %275 ], [ %.1188, %293 ]
  %.0186 = phi i64 [ 0, %275 ], [ %294, %293 ]
  %278 = icmp slt i64 %.0186, %15
  br i1 %278, label %279, label %295

279:                                              ; preds = %277
  %280 = mul nsw i64 %.0186, %17
  %281 = getelementptr inbounds i8, ptr %242, i64 %280
  %282 = load float, ptr %281, align 4
  %283 = icmp ne ptr %5, null
  br i1 %283, label %284, label %290

284:                                              ; preds = %279
  %285 = mul nsw i64 %.0186, %19
  %286 = getelementptr inbounds i8, ptr %276, i64 %285
  %287 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 1
  %288 = load i64, ptr %287, align 8
  %289 = call zeroext i1 @truth(ptr noundef %286, i64 noundef %288)
  br i1 %289, label %290, label %293

290:                                              ; preds = %284, %279
  %291 = fcmp olt float %282, %.0187
  %292 = fcmp une float %.0187, %.0187
  %or.cond204 = or i1 %291, %292
  %.2189 = select i1 %or.cond204, float %282, float %.0187
  br label %293

293:                                              ; preds = %284, %290
  %.1188 = phi float [ %.2189, %290 ], [ %.0187, %284 ]
  %294 = add nsw i64 %.0186, 1
  br label %277

295:                                              ; preds = %277
  %296 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 0
  %297 = load ptr, ptr %296, align 8
  %298 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 8
  %299 = load i64, ptr %298, align 8
  %300 = mul nsw i64 %.0192, %299
  %301 = getelementptr inbounds i8, ptr %297, i64 %300
  %302 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 9
  %303 = load i64, ptr %302, align 8
  %304 = mul nsw i64 %.0193, %303
  %305 = getelementptr inbounds i8, ptr %301, i64 %304
  %306 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 10
  %307 = load i64, ptr %306, align 8
  %308 = mul nsw i64 %.0194, %307
  %309 = getelementptr inbounds i8, ptr %305, i64 %308
  %310 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 11
  %311 = load i64, ptr %310, align 8
  %312 = mul nsw i64 %.0195, %311
  %313 = getelementptr inbounds i8, ptr %309, i64 %312
  %314 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 12
  %315 = load i64, ptr %314, align 8
  %316 = mul nsw i64 %.0196, %315
  %317 = getelementptr inbounds i8, ptr %313, i64 %316
  %318 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 13
  %319 = load i64, ptr %318, align 8
  %320 = mul nsw i64 %.0197, %319
  %321 = getelementptr inbounds i8, ptr %317, i64 %320
  %322 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 14
  %323 = load i64, ptr %322, align 8
  %324 = mul nsw i64 %.0198, %323
  %325 = getelementptr inbounds i8, ptr %321, i64 %324
  store float %.0187, ptr %325, align 4
  %326 = add nsw i64 %.0192, 1
  br label %208

327:                                              ; preds = %208
  %328 = add nsw i64 %.0193, 1
  br label %204

329:                                              ; preds = %204
  %330 = add nsw i64 %.0194, 1
  br label %200

331:                                              ; preds = %200
  %332 = add nsw i64 %.0195, 1
  br label %196

333:                                              ; preds = %196
  %334 = add nsw i64 %.0196, 1
  br label %192

335:                                              ; preds = %192
  %336 = add nsw i64 %.0197, 1
  br label %188

337:                                              ; preds = %188
  %338 = add nsw i64 %.0198, 1
  br label %184

339:                                              ; preds = %6, %492
  %.0184 = phi i64 [ %493, %492 ], [ 0, %6 ]
  %340 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 7
  %341 = load i64, ptr %340, align 8
  %342 = icmp slt i64 %.0184, %341
  br i1 %342, label %343, label %495

343:                                              ; preds = %339, %490
  %.0183 = phi i64 [ %491, %490 ], [ 0, %339 ]
  %344 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 6
  %345 = load i64, ptr %344, align 8
  %346 = icmp slt i64 %.0183, %345
  br i1 %346, label %347, label %492

347:                                              ; preds = %343, %488
  %.0182 = phi i64 [ %489, %488 ], [ 0, %343 ]
  %348 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 5
  %349 = load i64, ptr %348, align 8
  %350 = icmp slt i64 %.0182, %349
  br i1 %350, label %351, label %490

351:                                              ; preds = %347, %486
  %.0181 = phi i64 [ %487, %486 ], [ 0, %347 ]
  %352 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 4
  %353 = load i64, ptr %352, align 8
  %354 = icmp slt i64 %.0181, %353
  br i1 %354, label %355, label %488

355:                                              ; preds = %351, %484
  %.0180 = phi i64 [ %485, %484 ], [ 0, %351 ]
  %356 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 3
  %357 = load i64, ptr %356, align 8
  %358 = icmp slt i64 %.0180, %357
  br i1 %358, label %359, label %486

359:                                              ; preds = %355, %482
  %.0179 = phi i64 [ %483, %482 ], [ 0, %355 ]
  %360 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 2
  %361 = load i64, ptr %360, align 8
  %362 = icmp slt i64 %.0179, %361
  br i1 %362, label %363, label %484

363:                                              ; preds = %359, %450
  %.0178 = phi i64 [ %481, %450 ], [ 0, %359 ]
  %364 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 1
  %365 = load i64, ptr %364, align 8
  %366 = icmp slt i64 %.0178, %365
  br i1 %366, label %367, label %482

367:                                              ; preds = %363
  %368 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 0
  %369 = load ptr, ptr %368, align 8
  %370 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 8
  %371 = load i64, ptr %370, align 8
  %372 = mul nsw i64 %.0178, %371
  %373 = getelementptr inbounds i8, ptr %369, i64 %372
  %374 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 9
  %375 = load i64, ptr %374, align 8
  %376 = mul nsw i64 %.0179, %375
  %377 = getelementptr inbounds i8, ptr %373, i64 %376
  %378 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 10
  %379 = load i64, ptr %378, align 8
  %380 = mul nsw i64 %.0180, %379
  %381 = getelementptr inbounds i8, ptr %377, i64 %380
  %382 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 11
  %383 = load i64, ptr %382, align 8
  %384 = mul nsw i64 %.0181, %383
  %385 = getelementptr inbounds i8, ptr %381, i64 %384
  %386 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 12
  %387 = load i64, ptr %386, align 8
  %388 = mul nsw i64 %.0182, %387
  %389 = getelementptr inbounds i8, ptr %385, i64 %388
  %390 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 13
  %391 = load i64, ptr %390, align 8
  %392 = mul nsw i64 %.0183, %391
  %393 = getelementptr inbounds i8, ptr %389, i64 %392
  %394 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 14
  %395 = load i64, ptr %394, align 8
  %396 = mul nsw i64 %.0184, %395
  %397 = getelementptr inbounds i8, ptr %393, i64 %396
  %398 = icmp ne ptr %5, null
  br i1 %398, label %399, label %430

399:                                              ; preds = %367
  %400 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 0
  %401 = load ptr, ptr %400, align 8
  %402 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 8
  %403 = load i64, ptr %402, align 8
  %404 = mul nsw i64 %.0178, %403
  %405 = getelementptr inbounds i8, ptr %401, i64 %404
  %406 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 9
  %407 = load i64, ptr %406, align 8
  %408 = mul nsw i64 %.0179, %407
  %409 = getelementptr inbounds i8, ptr %405, i64 %408
  %410 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 10
  %411 = load i64, ptr %410, align 8
  %412 = mul nsw i64 %.0180, %411
  %413 = getelementptr inbounds i8, ptr %409, i64 %412
  %414 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 11
  %415 = load i64, ptr %414, align 8
  %416 = mul nsw i64 %.0181, %415
  %417 = getelementptr inbounds i8, ptr %413, i64 %416
  %418 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 12
  %419 = load i64, ptr %418, align 8
  %420 = mul nsw i64 %.0182, %419
  %421 = getelementptr inbounds i8, ptr %417, i64 %420
  %422 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 13
  %423 = load i64, ptr %422, align 8
  %424 = mul nsw i64 %.0183, %423
  %425 = getelementptr inbounds i8, ptr %421, i64 %424
  %426 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 14
  %427 = load i64, ptr %426, align 8
  %428 = mul nsw i64 %.0184, %427
  %429 = getelementptr inbounds i8, ptr %425, i64 %428
  br label %430

430:                                              ; preds = %367, %399
  %431 = phi ptr [ %429, %399 ], [ null, %367 ]
  br label %432

432:                                              ; preds = %448, %430
  %.0175 = phi i32 [ 2147483647, %430 ], [ %.1, %448 ]
  %.0174 = phi i64 [ 0, %430 ], [ %449, %448 ]
  %433 = icmp slt i64 %.0174, %15
  br i1 %433, label %434, label %450

434:                                              ; preds = %432
  %435 = mul nsw i64 %.0174, %17
  %436 = getelementptr inbounds i8, ptr %397, i64 %435
  %437 = load i32, ptr %436, align 4
  %438 = icmp ne ptr %5, null
  br i1 %438, label %439, label %445

439:                                              ; preds = %434
  %440 = mul nsw i64 %.0174, %19
  %441 = getelementptr inbounds i8, ptr %431, i64 %440
  %442 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 1
  %443 = load i64, ptr %442, align 8
  %444 = call zeroext i1 @truth(ptr noundef %441, i64 noundef %443)
  br i1 %444, label %445, label %448

445:                                              ; preds = %439, %434
  %446 = icmp slt i32 %437, %.0175
  %447 = icmp ne i32 %.0175, %.0175
  %or.cond205 = or i1 %446, %447
  %.2 = select i1 %or.cond205, i32 %437, i32 %.0175
  br label %448

448:                                              ; preds = %439, %445
  %.1 = phi i32 [ %.2, %445 ], [ %.0175, %439 ]
  %449 = add nsw i64 %.0174, 1
  br label %432

450:                                              ; preds = %432
  %451 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 0
  %452 = load ptr, ptr %451, align 8
  %453 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 8
  %454 = load i64, ptr %453, align 8
  %455 = mul nsw i64 %.0178, %454
  %456 = getelementptr inbounds i8, ptr %452, i64 %455
  %457 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 9
  %458 = load i64, ptr %457, align 8
  %459 = mul nsw i64 %.0179, %458
  %460 = getelementptr inbounds i8, ptr %456, i64 %459
  %461 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 10
  %462 = load i64, ptr %461, align 8
  %463 = mul nsw i64 %.0180, %462
  %464 = getelementptr inbounds i8, ptr %460, i64 %463
  %465 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 11
  %466 = load i64, ptr %465, align 8
  %467 = mul nsw i64 %.0181, %466
  %468 = getelementptr inbounds i8, ptr %464, i64 %467
  %469 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 12
  %470 = load i64, ptr %469, align 8
  %471 = mul nsw i64 %.0182, %470
  %472 = getelementptr inbounds i8, ptr %468, i64 %471
  %473 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 13
  %474 = load i64, ptr %473, align 8
  %475 = mul nsw i64 %.0183, %474
  %476 = getelementptr inbounds i8, ptr %472, i64 %475
  %477 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 14
  %478 = load i64, ptr %477, align 8
  %479 = mul nsw i64 %.0184, %478
  %480 = getelementptr inbounds i8, ptr %476, i64 %479
  store i32 %.0175, ptr %480, align 4
  %481 = add nsw i64 %.0178, 1
  br label %363

482:                                              ; preds = %363
  %483 = add nsw i64 %.0179, 1
  br label %359

484:                                              ; preds = %359
  %485 = add nsw i64 %.0180, 1
  br label %355

486:                                              ; preds = %355
  %487 = add nsw i64 %.0181, 1
  br label %351

488:                                              ; preds = %351
  %489 = add nsw i64 %.0182, 1
  br label %347

490:                                              ; preds = %347
  %491 = add nsw i64 %.0183, 1
  br label %343

492:                                              ; preds = %343
  %493 = add nsw i64 %.0184, 1
  br label %339

494:                                              ; preds = %6
  call void @__enzcc_fortran_refuse() #9
  unreachable

495:                                              ; preds = %339, %184, %29
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranANorm2Dim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  %.sroa.3 = alloca { i64, i64, i64, i64, i64, i64, i64 }, align 8
  %8 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef %1)
  %9 = sub nsw i32 %2, 1
  call void @without(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef byval(%struct.View) align 8 %6, i32 noundef %9)
  %.sroa.0.0.copyload = load ptr, ptr %7, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %.sroa.3, ptr align 8 %.sroa.3.0..sroa_idx, i64 56, i1 false)
  %.sroa.3105.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 64
  %.sroa.3105.0.copyload = load i64, ptr %.sroa.3105.0..sroa_idx, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 72
  %.sroa.5.0.copyload = load i64, ptr %.sroa.5.0..sroa_idx, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 80
  %.sroa.7.0.copyload = load i64, ptr %.sroa.7.0..sroa_idx, align 8
  %.sroa.9.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 88
  %.sroa.9.0.copyload = load i64, ptr %.sroa.9.0..sroa_idx, align 8
  %.sroa.11.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 96
  %.sroa.11.0.copyload = load i64, ptr %.sroa.11.0..sroa_idx, align 8
  %.sroa.13.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 104
  %.sroa.13.0.copyload = load i64, ptr %.sroa.13.0..sroa_idx, align 8
  %.sroa.15.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 112
  %.sroa.15.0.copyload = load i64, ptr %.sroa.15.0..sroa_idx, align 8
  %10 = sub nsw i32 %2, 1
  %11 = call i64 @extent_of(ptr noundef byval(%struct.View) align 8 %6, i32 noundef %10)
  %12 = sub nsw i32 %2, 1
  %13 = call i64 @stride_of(ptr noundef byval(%struct.View) align 8 %6, i32 noundef %12)
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %15 = load i8, ptr %14, align 1
  %16 = sext i8 %15 to i32
  %17 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %18 = load i8, ptr %17, align 4
  %19 = zext i8 %18 to i32
  %20 = sub nsw i32 %19, 1
  %21 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %8, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %7, i32 noundef %20, i32 noundef %16, i64 noundef %22)
  switch i32 %16, label %301 [
    i32 28, label %23
    i32 27, label %162
  ]

23:                                               ; preds = %5, %160
  %.0 = phi i64 [ %161, %160 ], [ 0, %5 ]
  %24 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 7
  %25 = load i64, ptr %24, align 8
  %26 = icmp slt i64 %.0, %25
  br i1 %26, label %27, label %302

27:                                               ; preds = %23, %158
  %.0125 = phi i64 [ %159, %158 ], [ 0, %23 ]
  %28 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 6
  %29 = load i64, ptr %28, align 8
  %30 = icmp slt i64 %.0125, %29
  br i1 %30, label %31, label %160

31:                                               ; preds = %27, %156
  %.0126 = phi i64 [ %157, %156 ], [ 0, %27 ]
  %32 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 5
  %33 = load i64, ptr %32, align 8
  %34 = icmp slt i64 %.0126, %33
  br i1 %34, label %35, label %158

35:                                               ; preds = %31, %154
  %.0134 = phi i64 [ %155, %154 ], [ 0, %31 ]
  %36 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 4
  %37 = load i64, ptr %36, align 8
  %38 = icmp slt i64 %.0134, %37
  br i1 %38, label %39, label %156

39:                                               ; preds = %35, %152
  %.0138 = phi i64 [ %153, %152 ], [ 0, %35 ]
  %40 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 3
  %41 = load i64, ptr %40, align 8
  %42 = icmp slt i64 %.0138, %41
  br i1 %42, label %43, label %154

43:                                               ; preds = %39, %150
  %.0139 = phi i64 [ %151, %150 ], [ 0, %39 ]
  %44 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 2
  %45 = load i64, ptr %44, align 8
  %46 = icmp slt i64 %.0139, %45
  br i1 %46, label %47, label %152

47:                                               ; preds = %43, %117
  %.0140 = phi i64 [ %149, %117 ], [ 0, %43 ]
  %48 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = icmp slt i64 %.0140, %49
  br i1 %50, label %51, label %150

51:                                               ; preds = %47
  %52 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %.0140, %55
  %57 = getelementptr inbounds i8, ptr %53, i64 %56
  %58 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %.0139, %59
  %61 = getelementptr inbounds i8, ptr %57, i64 %60
  %62 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %.0138, %63
  %65 = getelementptr inbounds i8, ptr %61, i64 %64
  %66 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %.0134, %67
  %69 = getelementptr inbounds i8, ptr %65, i64 %68
  %70 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %71 = load i64, ptr %70, align 8
  %72 = mul nsw i64 %.0126, %71
  %73 = getelementptr inbounds i8, ptr %69, i64 %72
  %74 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %75 = load i64, ptr %74, align 8
  %76 = mul nsw i64 %.0125, %75
  %77 = getelementptr inbounds i8, ptr %73, i64 %76
  %78 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %.0, %79
  %81 = getelementptr inbounds i8, ptr %77, i64 %80
  %82 = icmp ne ptr null, null
  br i1 %82, label %83, label %98

83:                                               ; preds = %51
  %84 = mul nsw i64 %.0140, %.sroa.3105.0.copyload
  %85 = getelementptr inbounds i8, ptr %.sroa.0.0.copyload, i64 %84
  %86 = mul nsw i64 %.0139, %.sroa.5.0.copyload
  %87 = getelementptr inbounds i8, ptr %85, i64 %86
  %88 = mul nsw i64 %.0138, %.sroa.7.0.copyload
  %89 = getelementptr inbounds i8, ptr %87, i64 %88
  %90 = mul nsw i64 %.0134, %.sroa.9.0.copyload
  %91 = getelementptr inbounds i8, ptr %89, i64 %90
  %92 = mul nsw i64 %.0126, %.sroa.11.0.copyload
  %93 = getelementptr inbounds i8, ptr %91, i64 %92
  %94 = mul nsw i64 %.0125, %.sroa.13.0.copyload
  %95 = getelementptr inbounds i8, ptr %93, i64 %94
  %96 = mul nsw i64 %.0, %.sroa.15.0.copyload
  %97 = getelementptr inbounds i8, ptr %95, i64 %96
  br label %98

98:                                               ; preds = %51, %83
  %99 = phi ptr [ %97, %83 ], [ null, %51 ]
  br label %100

100:                                              ; preds = %115, %98
  %.0136 = phi double [ 0.000000e+00, %98 ], [ %.1137, %115 ]
  %.0135 = phi i64 [ 0, %98 ], [ %116, %115 ]
  %101 = icmp slt i64 %.0135, %11
  br i1 %101, label %102, label %117

102:                                              ; preds = %100
  %103 = mul nsw i64 %.0135, %13
  %104 = getelementptr inbounds i8, ptr %81, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = icmp ne ptr null, null
  br i1 %106, label %107, label %113

107:                                              ; preds = %102
  %108 = mul nsw i64 %.0135, 0
  %109 = getelementptr inbounds i8, ptr %99, i64 %108
  %110 = getelementptr inbounds nuw %struct.Descriptor, ptr null, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = call zeroext i1 @truth(ptr noundef %109, i64 noundef %111)
  br i1 %112, label %113, label %115

113:                                              ; preds = %107, %102
  %114 = call double @llvm.fmuladd.f64(double %105, double %105, double %.0136)
  br label %115

115:                                              ; preds = %107, %113
  %.1137 = phi double [ %114, %113 ], [ %.0136, %107 ]
  %116 = add nsw i64 %.0135, 1
  br label %100

117:                                              ; preds = %100
  %118 = call double @llvm.sqrt.f64(double %.0136)
  %119 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 0
  %120 = load ptr, ptr %119, align 8
  %121 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 8
  %122 = load i64, ptr %121, align 8
  %123 = mul nsw i64 %.0140, %122
  %124 = getelementptr inbounds i8, ptr %120, i64 %123
  %125 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 9
  %126 = load i64, ptr %125, align 8
  %127 = mul nsw i64 %.0139, %126
  %128 = getelementptr inbounds i8, ptr %124, i64 %127
  %129 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 10
  %130 = load i64, ptr %129, align 8
  %131 = mul nsw i64 %.0138, %130
  %132 = getelementptr inbounds i8, ptr %128, i64 %131
  %133 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 11
  %134 = load i64, ptr %133, align 8
  %135 = mul nsw i64 %.0134, %134
  %136 = getelementptr inbounds i8, ptr %132, i64 %135
  %137 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 12
  %138 = load i64, ptr %137, align 8
  %139 = mul nsw i64 %.0126, %138
  %140 = getelementptr inbounds i8, ptr %136, i64 %139
  %141 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 13
  %142 = load i64, ptr %141, align 8
  %143 = mul nsw i64 %.0125, %142
  %144 = getelementptr inbounds i8, ptr %140, i64 %143
  %145 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 14
  %146 = load i64, ptr %145, align 8
  %147 = mul nsw i64 %.0, %146
  %148 = getelementptr inbounds i8, ptr %144, i64 %147
  store double %118, ptr %148, align 8
  %149 = add nsw i64 %.0140, 1
  br label %47

150:                                              ; preds = %47
  %151 = add nsw i64 %.0139, 1
  br label %43

152:                                              ; preds = %43
  %153 = add nsw i64 %.0138, 1
  br label %39

154:                                              ; preds = %39
  %155 = add nsw i64 %.0134, 1
  br label %35

156:                                              ; preds = %35
  %157 = add nsw i64 %.0126, 1
  br label %31

158:                                              ; preds = %31
  %159 = add nsw i64 %.0125, 1
  br label %27

160:                                              ; preds = %27
  %161 = add nsw i64 %.0, 1
  br label %23

162:                                              ; preds = %5, %299
  %.0133 = phi i64 [ %300, %299 ], [ 0, %5 ]
  %163 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 7
  %164 = load i64, ptr %163, align 8
  %165 = icmp slt i64 %.0133, %164
  br i1 %165, label %166, label %302

166:                                              ; preds = %162, %297
  %.0132 = phi i64 [ %298, %297 ], [ 0, %162 ]
  %167 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 6
  %168 = load i64, ptr %167, align 8
  %169 = icmp slt i64 %.0132, %168
  br i1 %169, label %170, label %299

170:                                              ; preds = %166, %295
  %.0131 = phi i64 [ %296, %295 ], [ 0, %166 ]
  %171 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 5
  %172 = load i64, ptr %171, align 8
  %173 = icmp slt i64 %.0131, %172
  br i1 %173, label %174, label %297

174:                                              ; preds = %170, %293
  %.0130 = phi i64 [ %294, %293 ], [ 0, %170 ]
  %175 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 4
  %176 = load i64, ptr %175, align 8
  %177 = icmp slt i64 %.0130, %176
  br i1 %177, label %178, label %295

178:                                              ; preds = %174, %291
  %.0129 = phi i64 [ %292, %291 ], [ 0, %174 ]
  %179 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 3
  %180 = load i64, ptr %179, align 8
  %181 = icmp slt i64 %.0129, %180
  br i1 %181, label %182, label %293

182:                                              ; preds = %178, %289
  %.0128 = phi i64 [ %290, %289 ], [ 0, %178 ]
  %183 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 2
  %184 = load i64, ptr %183, align 8
  %185 = icmp slt i64 %.0128, %184
  br i1 %185, label %186, label %291

186:                                              ; preds = %182, %256
  %.0127 = phi i64 [ %288, %256 ], [ 0, %182 ]
  %187 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 1
  %188 = load i64, ptr %187, align 8
  %189 = icmp slt i64 %.0127, %188
  br i1 %189, label %190, label %289

190:                                              ; preds = %186
  %191 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %192 = load ptr, ptr %191, align 8
  %193 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %194 = load i64, ptr %193, align 8
  %195 = mul nsw i64 %.0127, %194
  %196 = getelementptr inbounds i8, ptr %192, i64 %195
  %197 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %198 = load i64, ptr %197, align 8
  %199 = mul nsw i64 %.0128, %198
  %200 = getelementptr inbounds i8, ptr %196, i64 %199
  %201 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %202 = load i64, ptr %201, align 8
  %203 = mul nsw i64 %.0129, %202
  %204 = getelementptr inbounds i8, ptr %200, i64 %203
  %205 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %206 = load i64, ptr %205, align 8
  %207 = mul nsw i64 %.0130, %206
  %208 = getelementptr inbounds i8, ptr %204, i64 %207
  %209 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %210 = load i64, ptr %209, align 8
  %211 = mul nsw i64 %.0131, %210
  %212 = getelementptr inbounds i8, ptr %208, i64 %211
  %213 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %214 = load i64, ptr %213, align 8
  %215 = mul nsw i64 %.0132, %214
  %216 = getelementptr inbounds i8, ptr %212, i64 %215
  %217 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %218 = load i64, ptr %217, align 8
  %219 = mul nsw i64 %.0133, %218
  %220 = getelementptr inbounds i8, ptr %216, i64 %219
  %221 = icmp ne ptr null, null
  br i1 %221, label %222, label %237

222:                                              ; preds = %190
  %223 = mul nsw i64 %.0127, %.sroa.3105.0.copyload
  %224 = getelementptr inbounds i8, ptr %.sroa.0.0.copyload, i64 %223
  %225 = mul nsw i64 %.0128, %.sroa.5.0.copyload
  %226 = getelementptr inbounds i8, ptr %224, i64 %225
  %227 = mul nsw i64 %.0129, %.sroa.7.0.copyload
  %228 = getelementptr inbounds i8, ptr %226, i64 %227
  %229 = mul nsw i64 %.0130, %.sroa.9.0.copyload
  %230 = getelementptr inbounds i8, ptr %228, i64 %229
  %231 = mul nsw i64 %.0131, %.sroa.11.0.copyload
  %232 = getelementptr inbounds i8, ptr %230, i64 %231
  %233 = mul nsw i64 %.0132, %.sroa.13.0.copyload
  %234 = getelementptr inbounds i8, ptr %232, i64 %233
  %235 = mul nsw i64 %.0133, %.sroa.15.0.copyload
  %236 = getelementptr inbounds i8, ptr %234, i64 %235
  br label %237

237:                                              ; preds = %190, %222
  %238 = phi ptr [ %236, %222 ], [ null, %190 ]
  br label %239

239:                                              ; preds = %254, %237
  %.0124 = phi float [ 0.000000e+00, %237 ], [ %.1, %254 ]
  %.0123 = phi i64 [ 0, %237 ], [ %255, %254 ]
  %240 = icmp slt i64 %.0123, %11
  br i1 %240, label %241, label %256

241:                                              ; preds = %239
  %242 = mul nsw i64 %.0123, %13
  %243 = getelementptr inbounds i8, ptr %220, i64 %242
  %244 = load float, ptr %243, align 4
  %245 = icmp ne ptr null, null
  br i1 %245, label %246, label %252

246:                                              ; preds = %241
  %247 = mul nsw i64 %.0123, 0
  %248 = getelementptr inbounds i8, ptr %238, i64 %247
  %249 = getelementptr inbounds nuw %struct.Descriptor, ptr null, i32 0, i32 1
  %250 = load i64, ptr %249, align 8
  %251 = call zeroext i1 @truth(ptr noundef %248, i64 noundef %250)
  br i1 %251, label %252, label %254

252:                                              ; preds = %246, %241
  %253 = call float @llvm.fmuladd.f32(float %244, float %244, float %.0124)
  br label %254

254:                                              ; preds = %246, %252
  %.1 = phi float [ %253, %252 ], [ %.0124, %246 ]
  %255 = add nsw i64 %.0123, 1
  br label %239

256:                                              ; preds = %239
  %257 = call float @llvm.sqrt.f32(float %.0124)
  %258 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 0
  %259 = load ptr, ptr %258, align 8
  %260 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 8
  %261 = load i64, ptr %260, align 8
  %262 = mul nsw i64 %.0127, %261
  %263 = getelementptr inbounds i8, ptr %259, i64 %262
  %264 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 9
  %265 = load i64, ptr %264, align 8
  %266 = mul nsw i64 %.0128, %265
  %267 = getelementptr inbounds i8, ptr %263, i64 %266
  %268 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 10
  %269 = load i64, ptr %268, align 8
  %270 = mul nsw i64 %.0129, %269
  %271 = getelementptr inbounds i8, ptr %267, i64 %270
  %272 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 11
  %273 = load i64, ptr %272, align 8
  %274 = mul nsw i64 %.0130, %273
  %275 = getelementptr inbounds i8, ptr %271, i64 %274
  %276 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 12
  %277 = load i64, ptr %276, align 8
  %278 = mul nsw i64 %.0131, %277
  %279 = getelementptr inbounds i8, ptr %275, i64 %278
  %280 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 13
  %281 = load i64, ptr %280, align 8
  %282 = mul nsw i64 %.0132, %281
  %283 = getelementptr inbounds i8, ptr %279, i64 %282
  %284 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 14
  %285 = load i64, ptr %284, align 8
  %286 = mul nsw i64 %.0133, %285
  %287 = getelementptr inbounds i8, ptr %283, i64 %286
  store float %257, ptr %287, align 4
  %288 = add nsw i64 %.0127, 1
  br label %186

289:                                              ; preds = %186
  %290 = add nsw i64 %.0128, 1
  br label %182

291:                                              ; preds = %182
  %292 = add nsw i64 %.0129, 1
  br label %178

293:                                              ; preds = %178
  %294 = add nsw i64 %.0130, 1
  br label %174

295:                                              ; preds = %174
  %296 = add nsw i64 %.0131, 1
  br label %170

297:                                              ; preds = %170
  %298 = add nsw i64 %.0132, 1
  br label %166

299:                                              ; preds = %166
  %300 = add nsw i64 %.0133, 1
  br label %162

301:                                              ; preds = %5
  call void @__enzcc_fortran_refuse() #9
  unreachable

302:                                              ; preds = %162, %23
  ret void
}

define linkonce_odr hidden zeroext i1 @__enzcc_FortranAAny(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) alwaysinline nounwind {
  %5 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %5, ptr noundef %0)
  %6 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  br label %8

8:                                                ; preds = %87, %4
  %.035 = phi i64 [ 0, %4 ], [ %88, %87 ]
  %.0 = phi i8 [ 0, %4 ], [ %.1, %87 ]
  %9 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 7
  %10 = load i64, ptr %9, align 8
  %11 = icmp slt i64 %.035, %10
  br i1 %11, label %12, label %89

12:                                               ; preds = %8, %85
  %.034 = phi i64 [ %86, %85 ], [ 0, %8 ]
  %.1 = phi i8 [ %.2, %85 ], [ %.0, %8 ]
  %13 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 6
  %14 = load i64, ptr %13, align 8
  %15 = icmp slt i64 %.034, %14
  br i1 %15, label %16, label %87

16:                                               ; preds = %12, %83
  %.033 = phi i64 [ %84, %83 ], [ 0, %12 ]
  %.2 = phi i8 [ %.3, %83 ], [ %.1, %12 ]
  %17 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 5
  %18 = load i64, ptr %17, align 8
  %19 = icmp slt i64 %.033, %18
  br i1 %19, label %20, label %85

20:                                               ; preds = %16, %81
  %.032 = phi i64 [ %82, %81 ], [ 0, %16 ]
  %.3 = phi i8 [ %.4, %81 ], [ %.2, %16 ]
  %21 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 4
  %22 = load i64, ptr %21, align 8
  %23 = icmp slt i64 %.032, %22
  br i1 %23, label %24, label %83

24:                                               ; preds = %20, %79
  %.031 = phi i64 [ %80, %79 ], [ 0, %20 ]
  %.4 = phi i8 [ %.5, %79 ], [ %.3, %20 ]
  %25 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 3
  %26 = load i64, ptr %25, align 8
  %27 = icmp slt i64 %.031, %26
  br i1 %27, label %28, label %81

28:                                               ; preds = %24, %77
  %.030 = phi i64 [ %78, %77 ], [ 0, %24 ]
  %.5 = phi i8 [ %.6, %77 ], [ %.4, %24 ]
  %29 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 2
  %30 = load i64, ptr %29, align 8
  %31 = icmp slt i64 %.030, %30
  br i1 %31, label %32, label %79

32:                                               ; preds = %28, %36
  %.029 = phi i64 [ %76, %36 ], [ 0, %28 ]
  %.6 = phi i8 [ %75, %36 ], [ %.5, %28 ]
  %33 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = icmp slt i64 %.029, %34
  br i1 %35, label %36, label %77

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 0
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 8
  %40 = load i64, ptr %39, align 8
  %41 = mul nsw i64 %.029, %40
  %42 = getelementptr inbounds i8, ptr %38, i64 %41
  %43 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 9
  %44 = load i64, ptr %43, align 8
  %45 = mul nsw i64 %.030, %44
  %46 = getelementptr inbounds i8, ptr %42, i64 %45
  %47 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 10
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %.031, %48
  %50 = getelementptr inbounds i8, ptr %46, i64 %49
  %51 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 11
  %52 = load i64, ptr %51, align 8
  %53 = mul nsw i64 %.032, %52
  %54 = getelementptr inbounds i8, ptr %50, i64 %53
  %55 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 12
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %.033, %56
  %58 = getelementptr inbounds i8, ptr %54, i64 %57
  %59 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 13
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %.034, %60
  %62 = getelementptr inbounds i8, ptr %58, i64 %61
  %63 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 14
  %64 = load i64, ptr %63, align 8
  %65 = mul nsw i64 %.035, %64
  %66 = getelementptr inbounds i8, ptr %62, i64 %65
  %67 = call zeroext i1 @truth(ptr noundef %66, i64 noundef %7)
  %68 = zext i1 %67 to i8
  %69 = trunc i8 %68 to i1
  %70 = zext i1 %69 to i32
  %71 = trunc i8 %.6 to i1
  %72 = zext i1 %71 to i32
  %73 = or i32 %72, %70
  %74 = icmp ne i32 %73, 0
  %75 = zext i1 %74 to i8
  %76 = add nsw i64 %.029, 1
  br label %32

77:                                               ; preds = %32
  %78 = add nsw i64 %.030, 1
  br label %28

79:                                               ; preds = %28
  %80 = add nsw i64 %.031, 1
  br label %24

81:                                               ; preds = %24
  %82 = add nsw i64 %.032, 1
  br label %20

83:                                               ; preds = %20
  %84 = add nsw i64 %.033, 1
  br label %16

85:                                               ; preds = %16
  %86 = add nsw i64 %.034, 1
  br label %12

87:                                               ; preds = %12
  %88 = add nsw i64 %.035, 1
  br label %8

89:                                               ; preds = %8
  %90 = trunc i8 %.0 to i1
  ret i1 %90
}

define linkonce_odr hidden zeroext i1 @__enzcc_FortranAAll(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) alwaysinline nounwind {
  %5 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %5, ptr noundef %0)
  %6 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  br label %8

8:                                                ; preds = %87, %4
  %.035 = phi i64 [ 0, %4 ], [ %88, %87 ]
  %.0 = phi i8 [ 1, %4 ], [ %.1, %87 ]
  %9 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 7
  %10 = load i64, ptr %9, align 8
  %11 = icmp slt i64 %.035, %10
  br i1 %11, label %12, label %89

12:                                               ; preds = %8, %85
  %.034 = phi i64 [ %86, %85 ], [ 0, %8 ]
  %.1 = phi i8 [ %.2, %85 ], [ %.0, %8 ]
  %13 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 6
  %14 = load i64, ptr %13, align 8
  %15 = icmp slt i64 %.034, %14
  br i1 %15, label %16, label %87

16:                                               ; preds = %12, %83
  %.033 = phi i64 [ %84, %83 ], [ 0, %12 ]
  %.2 = phi i8 [ %.3, %83 ], [ %.1, %12 ]
  %17 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 5
  %18 = load i64, ptr %17, align 8
  %19 = icmp slt i64 %.033, %18
  br i1 %19, label %20, label %85

20:                                               ; preds = %16, %81
  %.032 = phi i64 [ %82, %81 ], [ 0, %16 ]
  %.3 = phi i8 [ %.4, %81 ], [ %.2, %16 ]
  %21 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 4
  %22 = load i64, ptr %21, align 8
  %23 = icmp slt i64 %.032, %22
  br i1 %23, label %24, label %83

24:                                               ; preds = %20, %79
  %.031 = phi i64 [ %80, %79 ], [ 0, %20 ]
  %.4 = phi i8 [ %.5, %79 ], [ %.3, %20 ]
  %25 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 3
  %26 = load i64, ptr %25, align 8
  %27 = icmp slt i64 %.031, %26
  br i1 %27, label %28, label %81

28:                                               ; preds = %24, %77
  %.030 = phi i64 [ %78, %77 ], [ 0, %24 ]
  %.5 = phi i8 [ %.6, %77 ], [ %.4, %24 ]
  %29 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 2
  %30 = load i64, ptr %29, align 8
  %31 = icmp slt i64 %.030, %30
  br i1 %31, label %32, label %79

32:                                               ; preds = %28, %36
  %.029 = phi i64 [ %76, %36 ], [ 0, %28 ]
  %.6 = phi i8 [ %75, %36 ], [ %.5, %28 ]
  %33 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = icmp slt i64 %.029, %34
  br i1 %35, label %36, label %77

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 0
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 8
  %40 = load i64, ptr %39, align 8
  %41 = mul nsw i64 %.029, %40
  %42 = getelementptr inbounds i8, ptr %38, i64 %41
  %43 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 9
  %44 = load i64, ptr %43, align 8
  %45 = mul nsw i64 %.030, %44
  %46 = getelementptr inbounds i8, ptr %42, i64 %45
  %47 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 10
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %.031, %48
  %50 = getelementptr inbounds i8, ptr %46, i64 %49
  %51 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 11
  %52 = load i64, ptr %51, align 8
  %53 = mul nsw i64 %.032, %52
  %54 = getelementptr inbounds i8, ptr %50, i64 %53
  %55 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 12
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %.033, %56
  %58 = getelementptr inbounds i8, ptr %54, i64 %57
  %59 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 13
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %.034, %60
  %62 = getelementptr inbounds i8, ptr %58, i64 %61
  %63 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 14
  %64 = load i64, ptr %63, align 8
  %65 = mul nsw i64 %.035, %64
  %66 = getelementptr inbounds i8, ptr %62, i64 %65
  %67 = call zeroext i1 @truth(ptr noundef %66, i64 noundef %7)
  %68 = zext i1 %67 to i8
  %69 = trunc i8 %68 to i1
  %70 = zext i1 %69 to i32
  %71 = trunc i8 %.6 to i1
  %72 = zext i1 %71 to i32
  %73 = and i32 %72, %70
  %74 = icmp ne i32 %73, 0
  %75 = zext i1 %74 to i8
  %76 = add nsw i64 %.029, 1
  br label %32

77:                                               ; preds = %32
  %78 = add nsw i64 %.030, 1
  br label %28

79:                                               ; preds = %28
  %80 = add nsw i64 %.031, 1
  br label %24

81:                                               ; preds = %24
  %82 = add nsw i64 %.032, 1
  br label %20

83:                                               ; preds = %20
  %84 = add nsw i64 %.033, 1
  br label %16

85:                                               ; preds = %16
  %86 = add nsw i64 %.034, 1
  br label %12

87:                                               ; preds = %12
  %88 = add nsw i64 %.035, 1
  br label %8

89:                                               ; preds = %8
  %90 = trunc i8 %.0 to i1
  ret i1 %90
}

define linkonce_odr hidden i64 @__enzcc_FortranACount(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) alwaysinline nounwind {
  %5 = alloca %struct.View, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %5, ptr noundef %0)
  %6 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  br label %8

8:                                                ; preds = %83, %4
  %.035 = phi i64 [ 0, %4 ], [ %84, %83 ]
  %.0 = phi i64 [ 0, %4 ], [ %.1, %83 ]
  %9 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 7
  %10 = load i64, ptr %9, align 8
  %11 = icmp slt i64 %.035, %10
  br i1 %11, label %12, label %85

12:                                               ; preds = %8, %81
  %.034 = phi i64 [ %82, %81 ], [ 0, %8 ]
  %.1 = phi i64 [ %.2, %81 ], [ %.0, %8 ]
  %13 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 6
  %14 = load i64, ptr %13, align 8
  %15 = icmp slt i64 %.034, %14
  br i1 %15, label %16, label %83

16:                                               ; preds = %12, %79
  %.033 = phi i64 [ %80, %79 ], [ 0, %12 ]
  %.2 = phi i64 [ %.3, %79 ], [ %.1, %12 ]
  %17 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 5
  %18 = load i64, ptr %17, align 8
  %19 = icmp slt i64 %.033, %18
  br i1 %19, label %20, label %81

20:                                               ; preds = %16, %77
  %.032 = phi i64 [ %78, %77 ], [ 0, %16 ]
  %.3 = phi i64 [ %.4, %77 ], [ %.2, %16 ]
  %21 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 4
  %22 = load i64, ptr %21, align 8
  %23 = icmp slt i64 %.032, %22
  br i1 %23, label %24, label %79

24:                                               ; preds = %20, %75
  %.031 = phi i64 [ %76, %75 ], [ 0, %20 ]
  %.4 = phi i64 [ %.5, %75 ], [ %.3, %20 ]
  %25 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 3
  %26 = load i64, ptr %25, align 8
  %27 = icmp slt i64 %.031, %26
  br i1 %27, label %28, label %77

28:                                               ; preds = %24, %73
  %.030 = phi i64 [ %74, %73 ], [ 0, %24 ]
  %.5 = phi i64 [ %.6, %73 ], [ %.4, %24 ]
  %29 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 2
  %30 = load i64, ptr %29, align 8
  %31 = icmp slt i64 %.030, %30
  br i1 %31, label %32, label %75

32:                                               ; preds = %28, %36
  %.029 = phi i64 [ %72, %36 ], [ 0, %28 ]
  %.6 = phi i64 [ %71, %36 ], [ %.5, %28 ]
  %33 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = icmp slt i64 %.029, %34
  br i1 %35, label %36, label %73

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 0
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 8
  %40 = load i64, ptr %39, align 8
  %41 = mul nsw i64 %.029, %40
  %42 = getelementptr inbounds i8, ptr %38, i64 %41
  %43 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 9
  %44 = load i64, ptr %43, align 8
  %45 = mul nsw i64 %.030, %44
  %46 = getelementptr inbounds i8, ptr %42, i64 %45
  %47 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 10
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %.031, %48
  %50 = getelementptr inbounds i8, ptr %46, i64 %49
  %51 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 11
  %52 = load i64, ptr %51, align 8
  %53 = mul nsw i64 %.032, %52
  %54 = getelementptr inbounds i8, ptr %50, i64 %53
  %55 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 12
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %.033, %56
  %58 = getelementptr inbounds i8, ptr %54, i64 %57
  %59 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 13
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %.034, %60
  %62 = getelementptr inbounds i8, ptr %58, i64 %61
  %63 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 14
  %64 = load i64, ptr %63, align 8
  %65 = mul nsw i64 %.035, %64
  %66 = getelementptr inbounds i8, ptr %62, i64 %65
  %67 = call zeroext i1 @truth(ptr noundef %66, i64 noundef %7)
  %68 = zext i1 %67 to i8
  %69 = trunc i8 %68 to i1
  %70 = zext i1 %69 to i64
  %71 = add nsw i64 %.6, %70
  %72 = add nsw i64 %.029, 1
  br label %32

73:                                               ; preds = %32
  %74 = add nsw i64 %.030, 1
  br label %28

75:                                               ; preds = %28
  %76 = add nsw i64 %.031, 1
  br label %24

77:                                               ; preds = %24
  %78 = add nsw i64 %.032, 1
  br label %20

79:                                               ; preds = %20
  %80 = add nsw i64 %.033, 1
  br label %16

81:                                               ; preds = %16
  %82 = add nsw i64 %.034, 1
  br label %12

83:                                               ; preds = %12
  %84 = add nsw i64 %.035, 1
  br label %8

85:                                               ; preds = %8
  ret i64 %.0
}

define linkonce_odr hidden void @__enzcc_FortranAMatmulReal8Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq i32 %10, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 0
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %5, %19
  %25 = phi i64 [ %23, %19 ], [ 1, %5 ]
  %26 = icmp eq i32 %13, 2
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %29 = getelementptr inbounds [7 x %struct.Dimension], ptr %28, i64 0, i64 1
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  br label %32

32:                                               ; preds = %24, %27
  %33 = phi i64 [ %31, %27 ], [ 1, %24 ]
  %34 = icmp eq i32 %10, 2
  br i1 %34, label %35, label %40

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %37 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 1
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  br label %45

40:                                               ; preds = %32
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 0
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  br label %45

45:                                               ; preds = %40, %35
  %46 = phi i64 [ %39, %35 ], [ %44, %40 ]
  %47 = icmp eq i32 %10, 2
  br i1 %47, label %48, label %53

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %50 = getelementptr inbounds [7 x %struct.Dimension], ptr %49, i64 0, i64 0
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %50, i32 0, i32 2
  %52 = load i64, ptr %51, align 8
  br label %53

53:                                               ; preds = %45, %48
  %54 = phi i64 [ %52, %48 ], [ 0, %45 ]
  %55 = icmp eq i32 %10, 2
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %58 = getelementptr inbounds [7 x %struct.Dimension], ptr %57, i64 0, i64 1
  %59 = getelementptr inbounds nuw %struct.Dimension, ptr %58, i32 0, i32 2
  %60 = load i64, ptr %59, align 8
  br label %66

61:                                               ; preds = %53
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 0
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 2
  %65 = load i64, ptr %64, align 8
  br label %66

66:                                               ; preds = %61, %56
  %67 = phi i64 [ %60, %56 ], [ %65, %61 ]
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %69 = getelementptr inbounds [7 x %struct.Dimension], ptr %68, i64 0, i64 0
  %70 = getelementptr inbounds nuw %struct.Dimension, ptr %69, i32 0, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i32 %13, 2
  br i1 %72, label %73, label %78

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 1
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  br label %78

78:                                               ; preds = %66, %73
  %79 = phi i64 [ %77, %73 ], [ 0, %66 ]
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  store ptr null, ptr %80, align 8
  %81 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %25, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 %33, ptr %82, align 8
  %83 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  store i64 1, ptr %83, align 8
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  store i64 1, ptr %84, align 8
  %85 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  store i64 1, ptr %85, align 8
  %86 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  store i64 1, ptr %86, align 8
  %87 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  store i64 1, ptr %87, align 8
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  store i64 0, ptr %88, align 8
  %89 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  store i64 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  store i64 0, ptr %90, align 8
  %91 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  store i64 0, ptr %91, align 8
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  store i64 0, ptr %92, align 8
  %93 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  store i64 0, ptr %93, align 8
  %94 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  store i64 0, ptr %94, align 8
  %95 = icmp eq i32 %10, 1
  br i1 %95, label %96, label %99

96:                                               ; preds = %78
  %97 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %33, ptr %97, align 8
  %98 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 1, ptr %98, align 8
  br label %99

99:                                               ; preds = %96, %78
  %100 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %101 = load i8, ptr %100, align 1
  %102 = sext i8 %101 to i32
  %103 = add nsw i32 %10, %13
  %104 = sub nsw i32 %103, 2
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %6, i32 noundef %104, i32 noundef %102, i64 noundef 8)
  br label %105

105:                                              ; preds = %131, %99
  %.055 = phi i64 [ 0, %99 ], [ %132, %131 ]
  %106 = icmp slt i64 %.055, %33
  br i1 %106, label %107, label %133

107:                                              ; preds = %105, %124
  %.054 = phi i64 [ %130, %124 ], [ 0, %105 ]
  %108 = icmp slt i64 %.054, %25
  br i1 %108, label %109, label %131

109:                                              ; preds = %107, %111
  %.053 = phi double [ %122, %111 ], [ 0.000000e+00, %107 ]
  %.0 = phi i64 [ %123, %111 ], [ 0, %107 ]
  %110 = icmp slt i64 %.0, %46
  br i1 %110, label %111, label %124

111:                                              ; preds = %109
  %112 = mul nsw i64 %.054, %54
  %113 = getelementptr inbounds i8, ptr %15, i64 %112
  %114 = mul nsw i64 %.0, %67
  %115 = getelementptr inbounds i8, ptr %113, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = mul nsw i64 %.0, %71
  %118 = getelementptr inbounds i8, ptr %17, i64 %117
  %119 = mul nsw i64 %.055, %79
  %120 = getelementptr inbounds i8, ptr %118, i64 %119
  %121 = load double, ptr %120, align 8
  %122 = call double @llvm.fmuladd.f64(double %116, double %121, double %.053)
  %123 = add nsw i64 %.0, 1
  br label %109

124:                                              ; preds = %109
  %125 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %126 = load ptr, ptr %125, align 8
  %127 = mul nsw i64 %.055, %25
  %128 = add nsw i64 %.054, %127
  %129 = getelementptr inbounds double, ptr %126, i64 %128
  store double %.053, ptr %129, align 8
  %130 = add nsw i64 %.054, 1
  br label %107

131:                                              ; preds = %107
  %132 = add nsw i64 %.055, 1
  br label %105

133:                                              ; preds = %105
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAMatmulTransposeReal8Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq i32 %10, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 1
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %5, %19
  %25 = phi i64 [ %23, %19 ], [ 1, %5 ]
  %26 = icmp eq i32 %13, 2
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %29 = getelementptr inbounds [7 x %struct.Dimension], ptr %28, i64 0, i64 1
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  br label %32

32:                                               ; preds = %24, %27
  %33 = phi i64 [ %31, %27 ], [ 1, %24 ]
  %34 = icmp eq i32 %10, 2
  br i1 %34, label %35, label %40

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %37 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 0
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  br label %45

40:                                               ; preds = %32
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 0
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  br label %45

45:                                               ; preds = %40, %35
  %46 = phi i64 [ %39, %35 ], [ %44, %40 ]
  %47 = icmp eq i32 %10, 2
  br i1 %47, label %48, label %53

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %50 = getelementptr inbounds [7 x %struct.Dimension], ptr %49, i64 0, i64 1
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %50, i32 0, i32 2
  %52 = load i64, ptr %51, align 8
  br label %53

53:                                               ; preds = %45, %48
  %54 = phi i64 [ %52, %48 ], [ 0, %45 ]
  %55 = icmp eq i32 %10, 2
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %58 = getelementptr inbounds [7 x %struct.Dimension], ptr %57, i64 0, i64 0
  %59 = getelementptr inbounds nuw %struct.Dimension, ptr %58, i32 0, i32 2
  %60 = load i64, ptr %59, align 8
  br label %66

61:                                               ; preds = %53
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 0
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 2
  %65 = load i64, ptr %64, align 8
  br label %66

66:                                               ; preds = %61, %56
  %67 = phi i64 [ %60, %56 ], [ %65, %61 ]
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %69 = getelementptr inbounds [7 x %struct.Dimension], ptr %68, i64 0, i64 0
  %70 = getelementptr inbounds nuw %struct.Dimension, ptr %69, i32 0, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i32 %13, 2
  br i1 %72, label %73, label %78

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 1
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  br label %78

78:                                               ; preds = %66, %73
  %79 = phi i64 [ %77, %73 ], [ 0, %66 ]
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  store ptr null, ptr %80, align 8
  %81 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %25, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 %33, ptr %82, align 8
  %83 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  store i64 1, ptr %83, align 8
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  store i64 1, ptr %84, align 8
  %85 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  store i64 1, ptr %85, align 8
  %86 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  store i64 1, ptr %86, align 8
  %87 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  store i64 1, ptr %87, align 8
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  store i64 0, ptr %88, align 8
  %89 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  store i64 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  store i64 0, ptr %90, align 8
  %91 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  store i64 0, ptr %91, align 8
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  store i64 0, ptr %92, align 8
  %93 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  store i64 0, ptr %93, align 8
  %94 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  store i64 0, ptr %94, align 8
  %95 = icmp eq i32 %10, 1
  br i1 %95, label %96, label %99

96:                                               ; preds = %78
  %97 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %33, ptr %97, align 8
  %98 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 1, ptr %98, align 8
  br label %99

99:                                               ; preds = %96, %78
  %100 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %101 = load i8, ptr %100, align 1
  %102 = sext i8 %101 to i32
  %103 = add nsw i32 %10, %13
  %104 = sub nsw i32 %103, 2
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %6, i32 noundef %104, i32 noundef %102, i64 noundef 8)
  br label %105

105:                                              ; preds = %131, %99
  %.055 = phi i64 [ 0, %99 ], [ %132, %131 ]
  %106 = icmp slt i64 %.055, %33
  br i1 %106, label %107, label %133

107:                                              ; preds = %105, %124
  %.054 = phi i64 [ %130, %124 ], [ 0, %105 ]
  %108 = icmp slt i64 %.054, %25
  br i1 %108, label %109, label %131

109:                                              ; preds = %107, %111
  %.053 = phi double [ %122, %111 ], [ 0.000000e+00, %107 ]
  %.0 = phi i64 [ %123, %111 ], [ 0, %107 ]
  %110 = icmp slt i64 %.0, %46
  br i1 %110, label %111, label %124

111:                                              ; preds = %109
  %112 = mul nsw i64 %.054, %54
  %113 = getelementptr inbounds i8, ptr %15, i64 %112
  %114 = mul nsw i64 %.0, %67
  %115 = getelementptr inbounds i8, ptr %113, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = mul nsw i64 %.0, %71
  %118 = getelementptr inbounds i8, ptr %17, i64 %117
  %119 = mul nsw i64 %.055, %79
  %120 = getelementptr inbounds i8, ptr %118, i64 %119
  %121 = load double, ptr %120, align 8
  %122 = call double @llvm.fmuladd.f64(double %116, double %121, double %.053)
  %123 = add nsw i64 %.0, 1
  br label %109

124:                                              ; preds = %109
  %125 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %126 = load ptr, ptr %125, align 8
  %127 = mul nsw i64 %.055, %25
  %128 = add nsw i64 %.054, %127
  %129 = getelementptr inbounds double, ptr %126, i64 %128
  store double %.053, ptr %129, align 8
  %130 = add nsw i64 %.054, 1
  br label %107

131:                                              ; preds = %107
  %132 = add nsw i64 %.055, 1
  br label %105

133:                                              ; preds = %105
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAMatmulReal4Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq i32 %10, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 0
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %5, %19
  %25 = phi i64 [ %23, %19 ], [ 1, %5 ]
  %26 = icmp eq i32 %13, 2
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %29 = getelementptr inbounds [7 x %struct.Dimension], ptr %28, i64 0, i64 1
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  br label %32

32:                                               ; preds = %24, %27
  %33 = phi i64 [ %31, %27 ], [ 1, %24 ]
  %34 = icmp eq i32 %10, 2
  br i1 %34, label %35, label %40

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %37 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 1
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  br label %45

40:                                               ; preds = %32
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 0
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  br label %45

45:                                               ; preds = %40, %35
  %46 = phi i64 [ %39, %35 ], [ %44, %40 ]
  %47 = icmp eq i32 %10, 2
  br i1 %47, label %48, label %53

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %50 = getelementptr inbounds [7 x %struct.Dimension], ptr %49, i64 0, i64 0
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %50, i32 0, i32 2
  %52 = load i64, ptr %51, align 8
  br label %53

53:                                               ; preds = %45, %48
  %54 = phi i64 [ %52, %48 ], [ 0, %45 ]
  %55 = icmp eq i32 %10, 2
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %58 = getelementptr inbounds [7 x %struct.Dimension], ptr %57, i64 0, i64 1
  %59 = getelementptr inbounds nuw %struct.Dimension, ptr %58, i32 0, i32 2
  %60 = load i64, ptr %59, align 8
  br label %66

61:                                               ; preds = %53
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 0
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 2
  %65 = load i64, ptr %64, align 8
  br label %66

66:                                               ; preds = %61, %56
  %67 = phi i64 [ %60, %56 ], [ %65, %61 ]
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %69 = getelementptr inbounds [7 x %struct.Dimension], ptr %68, i64 0, i64 0
  %70 = getelementptr inbounds nuw %struct.Dimension, ptr %69, i32 0, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i32 %13, 2
  br i1 %72, label %73, label %78

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 1
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  br label %78

78:                                               ; preds = %66, %73
  %79 = phi i64 [ %77, %73 ], [ 0, %66 ]
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  store ptr null, ptr %80, align 8
  %81 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %25, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 %33, ptr %82, align 8
  %83 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  store i64 1, ptr %83, align 8
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  store i64 1, ptr %84, align 8
  %85 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  store i64 1, ptr %85, align 8
  %86 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  store i64 1, ptr %86, align 8
  %87 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  store i64 1, ptr %87, align 8
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  store i64 0, ptr %88, align 8
  %89 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  store i64 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  store i64 0, ptr %90, align 8
  %91 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  store i64 0, ptr %91, align 8
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  store i64 0, ptr %92, align 8
  %93 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  store i64 0, ptr %93, align 8
  %94 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  store i64 0, ptr %94, align 8
  %95 = icmp eq i32 %10, 1
  br i1 %95, label %96, label %99

96:                                               ; preds = %78
  %97 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %33, ptr %97, align 8
  %98 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 1, ptr %98, align 8
  br label %99

99:                                               ; preds = %96, %78
  %100 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %101 = load i8, ptr %100, align 1
  %102 = sext i8 %101 to i32
  %103 = add nsw i32 %10, %13
  %104 = sub nsw i32 %103, 2
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %6, i32 noundef %104, i32 noundef %102, i64 noundef 4)
  br label %105

105:                                              ; preds = %131, %99
  %.055 = phi i64 [ 0, %99 ], [ %132, %131 ]
  %106 = icmp slt i64 %.055, %33
  br i1 %106, label %107, label %133

107:                                              ; preds = %105, %124
  %.054 = phi i64 [ %130, %124 ], [ 0, %105 ]
  %108 = icmp slt i64 %.054, %25
  br i1 %108, label %109, label %131

109:                                              ; preds = %107, %111
  %.053 = phi float [ %122, %111 ], [ 0.000000e+00, %107 ]
  %.0 = phi i64 [ %123, %111 ], [ 0, %107 ]
  %110 = icmp slt i64 %.0, %46
  br i1 %110, label %111, label %124

111:                                              ; preds = %109
  %112 = mul nsw i64 %.054, %54
  %113 = getelementptr inbounds i8, ptr %15, i64 %112
  %114 = mul nsw i64 %.0, %67
  %115 = getelementptr inbounds i8, ptr %113, i64 %114
  %116 = load float, ptr %115, align 4
  %117 = mul nsw i64 %.0, %71
  %118 = getelementptr inbounds i8, ptr %17, i64 %117
  %119 = mul nsw i64 %.055, %79
  %120 = getelementptr inbounds i8, ptr %118, i64 %119
  %121 = load float, ptr %120, align 4
  %122 = call float @llvm.fmuladd.f32(float %116, float %121, float %.053)
  %123 = add nsw i64 %.0, 1
  br label %109

124:                                              ; preds = %109
  %125 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %126 = load ptr, ptr %125, align 8
  %127 = mul nsw i64 %.055, %25
  %128 = add nsw i64 %.054, %127
  %129 = getelementptr inbounds float, ptr %126, i64 %128
  store float %.053, ptr %129, align 4
  %130 = add nsw i64 %.054, 1
  br label %107

131:                                              ; preds = %107
  %132 = add nsw i64 %.055, 1
  br label %105

133:                                              ; preds = %105
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAMatmulTransposeReal4Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq i32 %10, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 1
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %5, %19
  %25 = phi i64 [ %23, %19 ], [ 1, %5 ]
  %26 = icmp eq i32 %13, 2
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %29 = getelementptr inbounds [7 x %struct.Dimension], ptr %28, i64 0, i64 1
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  br label %32

32:                                               ; preds = %24, %27
  %33 = phi i64 [ %31, %27 ], [ 1, %24 ]
  %34 = icmp eq i32 %10, 2
  br i1 %34, label %35, label %40

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %37 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 0
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  br label %45

40:                                               ; preds = %32
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 0
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  br label %45

45:                                               ; preds = %40, %35
  %46 = phi i64 [ %39, %35 ], [ %44, %40 ]
  %47 = icmp eq i32 %10, 2
  br i1 %47, label %48, label %53

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %50 = getelementptr inbounds [7 x %struct.Dimension], ptr %49, i64 0, i64 1
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %50, i32 0, i32 2
  %52 = load i64, ptr %51, align 8
  br label %53

53:                                               ; preds = %45, %48
  %54 = phi i64 [ %52, %48 ], [ 0, %45 ]
  %55 = icmp eq i32 %10, 2
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %58 = getelementptr inbounds [7 x %struct.Dimension], ptr %57, i64 0, i64 0
  %59 = getelementptr inbounds nuw %struct.Dimension, ptr %58, i32 0, i32 2
  %60 = load i64, ptr %59, align 8
  br label %66

61:                                               ; preds = %53
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 0
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 2
  %65 = load i64, ptr %64, align 8
  br label %66

66:                                               ; preds = %61, %56
  %67 = phi i64 [ %60, %56 ], [ %65, %61 ]
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %69 = getelementptr inbounds [7 x %struct.Dimension], ptr %68, i64 0, i64 0
  %70 = getelementptr inbounds nuw %struct.Dimension, ptr %69, i32 0, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i32 %13, 2
  br i1 %72, label %73, label %78

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 1
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  br label %78

78:                                               ; preds = %66, %73
  %79 = phi i64 [ %77, %73 ], [ 0, %66 ]
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  store ptr null, ptr %80, align 8
  %81 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %25, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 %33, ptr %82, align 8
  %83 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  store i64 1, ptr %83, align 8
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  store i64 1, ptr %84, align 8
  %85 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  store i64 1, ptr %85, align 8
  %86 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  store i64 1, ptr %86, align 8
  %87 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  store i64 1, ptr %87, align 8
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  store i64 0, ptr %88, align 8
  %89 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  store i64 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  store i64 0, ptr %90, align 8
  %91 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  store i64 0, ptr %91, align 8
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  store i64 0, ptr %92, align 8
  %93 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  store i64 0, ptr %93, align 8
  %94 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  store i64 0, ptr %94, align 8
  %95 = icmp eq i32 %10, 1
  br i1 %95, label %96, label %99

96:                                               ; preds = %78
  %97 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %33, ptr %97, align 8
  %98 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 1, ptr %98, align 8
  br label %99

99:                                               ; preds = %96, %78
  %100 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %101 = load i8, ptr %100, align 1
  %102 = sext i8 %101 to i32
  %103 = add nsw i32 %10, %13
  %104 = sub nsw i32 %103, 2
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %6, i32 noundef %104, i32 noundef %102, i64 noundef 4)
  br label %105

105:                                              ; preds = %131, %99
  %.055 = phi i64 [ 0, %99 ], [ %132, %131 ]
  %106 = icmp slt i64 %.055, %33
  br i1 %106, label %107, label %133

107:                                              ; preds = %105, %124
  %.054 = phi i64 [ %130, %124 ], [ 0, %105 ]
  %108 = icmp slt i64 %.054, %25
  br i1 %108, label %109, label %131

109:                                              ; preds = %107, %111
  %.053 = phi float [ %122, %111 ], [ 0.000000e+00, %107 ]
  %.0 = phi i64 [ %123, %111 ], [ 0, %107 ]
  %110 = icmp slt i64 %.0, %46
  br i1 %110, label %111, label %124

111:                                              ; preds = %109
  %112 = mul nsw i64 %.054, %54
  %113 = getelementptr inbounds i8, ptr %15, i64 %112
  %114 = mul nsw i64 %.0, %67
  %115 = getelementptr inbounds i8, ptr %113, i64 %114
  %116 = load float, ptr %115, align 4
  %117 = mul nsw i64 %.0, %71
  %118 = getelementptr inbounds i8, ptr %17, i64 %117
  %119 = mul nsw i64 %.055, %79
  %120 = getelementptr inbounds i8, ptr %118, i64 %119
  %121 = load float, ptr %120, align 4
  %122 = call float @llvm.fmuladd.f32(float %116, float %121, float %.053)
  %123 = add nsw i64 %.0, 1
  br label %109

124:                                              ; preds = %109
  %125 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %126 = load ptr, ptr %125, align 8
  %127 = mul nsw i64 %.055, %25
  %128 = add nsw i64 %.054, %127
  %129 = getelementptr inbounds float, ptr %126, i64 %128
  store float %.053, ptr %129, align 4
  %130 = add nsw i64 %.054, 1
  br label %107

131:                                              ; preds = %107
  %132 = add nsw i64 %.055, 1
  br label %105

133:                                              ; preds = %105
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAMatmulReal4Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq i32 %10, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 0
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %5, %19
  %25 = phi i64 [ %23, %19 ], [ 1, %5 ]
  %26 = icmp eq i32 %13, 2
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %29 = getelementptr inbounds [7 x %struct.Dimension], ptr %28, i64 0, i64 1
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  br label %32

32:                                               ; preds = %24, %27
  %33 = phi i64 [ %31, %27 ], [ 1, %24 ]
  %34 = icmp eq i32 %10, 2
  br i1 %34, label %35, label %40

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %37 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 1
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  br label %45

40:                                               ; preds = %32
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 0
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  br label %45

45:                                               ; preds = %40, %35
  %46 = phi i64 [ %39, %35 ], [ %44, %40 ]
  %47 = icmp eq i32 %10, 2
  br i1 %47, label %48, label %53

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %50 = getelementptr inbounds [7 x %struct.Dimension], ptr %49, i64 0, i64 0
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %50, i32 0, i32 2
  %52 = load i64, ptr %51, align 8
  br label %53

53:                                               ; preds = %45, %48
  %54 = phi i64 [ %52, %48 ], [ 0, %45 ]
  %55 = icmp eq i32 %10, 2
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %58 = getelementptr inbounds [7 x %struct.Dimension], ptr %57, i64 0, i64 1
  %59 = getelementptr inbounds nuw %struct.Dimension, ptr %58, i32 0, i32 2
  %60 = load i64, ptr %59, align 8
  br label %66

61:                                               ; preds = %53
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 0
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 2
  %65 = load i64, ptr %64, align 8
  br label %66

66:                                               ; preds = %61, %56
  %67 = phi i64 [ %60, %56 ], [ %65, %61 ]
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %69 = getelementptr inbounds [7 x %struct.Dimension], ptr %68, i64 0, i64 0
  %70 = getelementptr inbounds nuw %struct.Dimension, ptr %69, i32 0, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i32 %13, 2
  br i1 %72, label %73, label %78

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 1
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  br label %78

78:                                               ; preds = %66, %73
  %79 = phi i64 [ %77, %73 ], [ 0, %66 ]
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  store ptr null, ptr %80, align 8
  %81 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %25, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 %33, ptr %82, align 8
  %83 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  store i64 1, ptr %83, align 8
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  store i64 1, ptr %84, align 8
  %85 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  store i64 1, ptr %85, align 8
  %86 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  store i64 1, ptr %86, align 8
  %87 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  store i64 1, ptr %87, align 8
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  store i64 0, ptr %88, align 8
  %89 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  store i64 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  store i64 0, ptr %90, align 8
  %91 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  store i64 0, ptr %91, align 8
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  store i64 0, ptr %92, align 8
  %93 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  store i64 0, ptr %93, align 8
  %94 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  store i64 0, ptr %94, align 8
  %95 = icmp eq i32 %10, 1
  br i1 %95, label %96, label %99

96:                                               ; preds = %78
  %97 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %33, ptr %97, align 8
  %98 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 1, ptr %98, align 8
  br label %99

99:                                               ; preds = %96, %78
  %100 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 4
  %101 = load i8, ptr %100, align 1
  %102 = sext i8 %101 to i32
  %103 = add nsw i32 %10, %13
  %104 = sub nsw i32 %103, 2
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %6, i32 noundef %104, i32 noundef %102, i64 noundef 8)
  br label %105

105:                                              ; preds = %132, %99
  %.055 = phi i64 [ 0, %99 ], [ %133, %132 ]
  %106 = icmp slt i64 %.055, %33
  br i1 %106, label %107, label %134

107:                                              ; preds = %105, %125
  %.054 = phi i64 [ %131, %125 ], [ 0, %105 ]
  %108 = icmp slt i64 %.054, %25
  br i1 %108, label %109, label %132

109:                                              ; preds = %107, %111
  %.053 = phi double [ %123, %111 ], [ 0.000000e+00, %107 ]
  %.0 = phi i64 [ %124, %111 ], [ 0, %107 ]
  %110 = icmp slt i64 %.0, %46
  br i1 %110, label %111, label %125

111:                                              ; preds = %109
  %112 = mul nsw i64 %.054, %54
  %113 = getelementptr inbounds i8, ptr %15, i64 %112
  %114 = mul nsw i64 %.0, %67
  %115 = getelementptr inbounds i8, ptr %113, i64 %114
  %116 = load float, ptr %115, align 4
  %117 = fpext float %116 to double
  %118 = mul nsw i64 %.0, %71
  %119 = getelementptr inbounds i8, ptr %17, i64 %118
  %120 = mul nsw i64 %.055, %79
  %121 = getelementptr inbounds i8, ptr %119, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = call double @llvm.fmuladd.f64(double %117, double %122, double %.053)
  %124 = add nsw i64 %.0, 1
  br label %109

125:                                              ; preds = %109
  %126 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %127 = load ptr, ptr %126, align 8
  %128 = mul nsw i64 %.055, %25
  %129 = add nsw i64 %.054, %128
  %130 = getelementptr inbounds double, ptr %127, i64 %129
  store double %.053, ptr %130, align 8
  %131 = add nsw i64 %.054, 1
  br label %107

132:                                              ; preds = %107
  %133 = add nsw i64 %.055, 1
  br label %105

134:                                              ; preds = %105
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAMatmulTransposeReal4Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq i32 %10, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 1
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %5, %19
  %25 = phi i64 [ %23, %19 ], [ 1, %5 ]
  %26 = icmp eq i32 %13, 2
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %29 = getelementptr inbounds [7 x %struct.Dimension], ptr %28, i64 0, i64 1
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  br label %32

32:                                               ; preds = %24, %27
  %33 = phi i64 [ %31, %27 ], [ 1, %24 ]
  %34 = icmp eq i32 %10, 2
  br i1 %34, label %35, label %40

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %37 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 0
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  br label %45

40:                                               ; preds = %32
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 0
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  br label %45

45:                                               ; preds = %40, %35
  %46 = phi i64 [ %39, %35 ], [ %44, %40 ]
  %47 = icmp eq i32 %10, 2
  br i1 %47, label %48, label %53

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %50 = getelementptr inbounds [7 x %struct.Dimension], ptr %49, i64 0, i64 1
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %50, i32 0, i32 2
  %52 = load i64, ptr %51, align 8
  br label %53

53:                                               ; preds = %45, %48
  %54 = phi i64 [ %52, %48 ], [ 0, %45 ]
  %55 = icmp eq i32 %10, 2
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %58 = getelementptr inbounds [7 x %struct.Dimension], ptr %57, i64 0, i64 0
  %59 = getelementptr inbounds nuw %struct.Dimension, ptr %58, i32 0, i32 2
  %60 = load i64, ptr %59, align 8
  br label %66

61:                                               ; preds = %53
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 0
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 2
  %65 = load i64, ptr %64, align 8
  br label %66

66:                                               ; preds = %61, %56
  %67 = phi i64 [ %60, %56 ], [ %65, %61 ]
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %69 = getelementptr inbounds [7 x %struct.Dimension], ptr %68, i64 0, i64 0
  %70 = getelementptr inbounds nuw %struct.Dimension, ptr %69, i32 0, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i32 %13, 2
  br i1 %72, label %73, label %78

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 1
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  br label %78

78:                                               ; preds = %66, %73
  %79 = phi i64 [ %77, %73 ], [ 0, %66 ]
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  store ptr null, ptr %80, align 8
  %81 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %25, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 %33, ptr %82, align 8
  %83 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  store i64 1, ptr %83, align 8
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  store i64 1, ptr %84, align 8
  %85 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  store i64 1, ptr %85, align 8
  %86 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  store i64 1, ptr %86, align 8
  %87 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  store i64 1, ptr %87, align 8
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  store i64 0, ptr %88, align 8
  %89 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  store i64 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  store i64 0, ptr %90, align 8
  %91 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  store i64 0, ptr %91, align 8
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  store i64 0, ptr %92, align 8
  %93 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  store i64 0, ptr %93, align 8
  %94 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  store i64 0, ptr %94, align 8
  %95 = icmp eq i32 %10, 1
  br i1 %95, label %96, label %99

96:                                               ; preds = %78
  %97 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %33, ptr %97, align 8
  %98 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 1, ptr %98, align 8
  br label %99

99:                                               ; preds = %96, %78
  %100 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 4
  %101 = load i8, ptr %100, align 1
  %102 = sext i8 %101 to i32
  %103 = add nsw i32 %10, %13
  %104 = sub nsw i32 %103, 2
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %6, i32 noundef %104, i32 noundef %102, i64 noundef 8)
  br label %105

105:                                              ; preds = %132, %99
  %.055 = phi i64 [ 0, %99 ], [ %133, %132 ]
  %106 = icmp slt i64 %.055, %33
  br i1 %106, label %107, label %134

107:                                              ; preds = %105, %125
  %.054 = phi i64 [ %131, %125 ], [ 0, %105 ]
  %108 = icmp slt i64 %.054, %25
  br i1 %108, label %109, label %132

109:                                              ; preds = %107, %111
  %.053 = phi double [ %123, %111 ], [ 0.000000e+00, %107 ]
  %.0 = phi i64 [ %124, %111 ], [ 0, %107 ]
  %110 = icmp slt i64 %.0, %46
  br i1 %110, label %111, label %125

111:                                              ; preds = %109
  %112 = mul nsw i64 %.054, %54
  %113 = getelementptr inbounds i8, ptr %15, i64 %112
  %114 = mul nsw i64 %.0, %67
  %115 = getelementptr inbounds i8, ptr %113, i64 %114
  %116 = load float, ptr %115, align 4
  %117 = fpext float %116 to double
  %118 = mul nsw i64 %.0, %71
  %119 = getelementptr inbounds i8, ptr %17, i64 %118
  %120 = mul nsw i64 %.055, %79
  %121 = getelementptr inbounds i8, ptr %119, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = call double @llvm.fmuladd.f64(double %117, double %122, double %.053)
  %124 = add nsw i64 %.0, 1
  br label %109

125:                                              ; preds = %109
  %126 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %127 = load ptr, ptr %126, align 8
  %128 = mul nsw i64 %.055, %25
  %129 = add nsw i64 %.054, %128
  %130 = getelementptr inbounds double, ptr %127, i64 %129
  store double %.053, ptr %130, align 8
  %131 = add nsw i64 %.054, 1
  br label %107

132:                                              ; preds = %107
  %133 = add nsw i64 %.055, 1
  br label %105

134:                                              ; preds = %105
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAMatmulReal8Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq i32 %10, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 0
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %5, %19
  %25 = phi i64 [ %23, %19 ], [ 1, %5 ]
  %26 = icmp eq i32 %13, 2
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %29 = getelementptr inbounds [7 x %struct.Dimension], ptr %28, i64 0, i64 1
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  br label %32

32:                                               ; preds = %24, %27
  %33 = phi i64 [ %31, %27 ], [ 1, %24 ]
  %34 = icmp eq i32 %10, 2
  br i1 %34, label %35, label %40

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %37 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 1
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  br label %45

40:                                               ; preds = %32
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 0
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  br label %45

45:                                               ; preds = %40, %35
  %46 = phi i64 [ %39, %35 ], [ %44, %40 ]
  %47 = icmp eq i32 %10, 2
  br i1 %47, label %48, label %53

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %50 = getelementptr inbounds [7 x %struct.Dimension], ptr %49, i64 0, i64 0
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %50, i32 0, i32 2
  %52 = load i64, ptr %51, align 8
  br label %53

53:                                               ; preds = %45, %48
  %54 = phi i64 [ %52, %48 ], [ 0, %45 ]
  %55 = icmp eq i32 %10, 2
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %58 = getelementptr inbounds [7 x %struct.Dimension], ptr %57, i64 0, i64 1
  %59 = getelementptr inbounds nuw %struct.Dimension, ptr %58, i32 0, i32 2
  %60 = load i64, ptr %59, align 8
  br label %66

61:                                               ; preds = %53
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 0
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 2
  %65 = load i64, ptr %64, align 8
  br label %66

66:                                               ; preds = %61, %56
  %67 = phi i64 [ %60, %56 ], [ %65, %61 ]
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %69 = getelementptr inbounds [7 x %struct.Dimension], ptr %68, i64 0, i64 0
  %70 = getelementptr inbounds nuw %struct.Dimension, ptr %69, i32 0, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i32 %13, 2
  br i1 %72, label %73, label %78

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 1
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  br label %78

78:                                               ; preds = %66, %73
  %79 = phi i64 [ %77, %73 ], [ 0, %66 ]
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  store ptr null, ptr %80, align 8
  %81 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %25, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 %33, ptr %82, align 8
  %83 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  store i64 1, ptr %83, align 8
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  store i64 1, ptr %84, align 8
  %85 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  store i64 1, ptr %85, align 8
  %86 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  store i64 1, ptr %86, align 8
  %87 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  store i64 1, ptr %87, align 8
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  store i64 0, ptr %88, align 8
  %89 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  store i64 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  store i64 0, ptr %90, align 8
  %91 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  store i64 0, ptr %91, align 8
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  store i64 0, ptr %92, align 8
  %93 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  store i64 0, ptr %93, align 8
  %94 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  store i64 0, ptr %94, align 8
  %95 = icmp eq i32 %10, 1
  br i1 %95, label %96, label %99

96:                                               ; preds = %78
  %97 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %33, ptr %97, align 8
  %98 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 1, ptr %98, align 8
  br label %99

99:                                               ; preds = %96, %78
  %100 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %101 = load i8, ptr %100, align 1
  %102 = sext i8 %101 to i32
  %103 = add nsw i32 %10, %13
  %104 = sub nsw i32 %103, 2
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %6, i32 noundef %104, i32 noundef %102, i64 noundef 8)
  br label %105

105:                                              ; preds = %132, %99
  %.055 = phi i64 [ 0, %99 ], [ %133, %132 ]
  %106 = icmp slt i64 %.055, %33
  br i1 %106, label %107, label %134

107:                                              ; preds = %105, %125
  %.054 = phi i64 [ %131, %125 ], [ 0, %105 ]
  %108 = icmp slt i64 %.054, %25
  br i1 %108, label %109, label %132

109:                                              ; preds = %107, %111
  %.053 = phi double [ %123, %111 ], [ 0.000000e+00, %107 ]
  %.0 = phi i64 [ %124, %111 ], [ 0, %107 ]
  %110 = icmp slt i64 %.0, %46
  br i1 %110, label %111, label %125

111:                                              ; preds = %109
  %112 = mul nsw i64 %.054, %54
  %113 = getelementptr inbounds i8, ptr %15, i64 %112
  %114 = mul nsw i64 %.0, %67
  %115 = getelementptr inbounds i8, ptr %113, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = mul nsw i64 %.0, %71
  %118 = getelementptr inbounds i8, ptr %17, i64 %117
  %119 = mul nsw i64 %.055, %79
  %120 = getelementptr inbounds i8, ptr %118, i64 %119
  %121 = load float, ptr %120, align 4
  %122 = fpext float %121 to double
  %123 = call double @llvm.fmuladd.f64(double %116, double %122, double %.053)
  %124 = add nsw i64 %.0, 1
  br label %109

125:                                              ; preds = %109
  %126 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %127 = load ptr, ptr %126, align 8
  %128 = mul nsw i64 %.055, %25
  %129 = add nsw i64 %.054, %128
  %130 = getelementptr inbounds double, ptr %127, i64 %129
  store double %.053, ptr %130, align 8
  %131 = add nsw i64 %.054, 1
  br label %107

132:                                              ; preds = %107
  %133 = add nsw i64 %.055, 1
  br label %105

134:                                              ; preds = %105
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAMatmulTransposeReal8Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq i32 %10, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 1
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %5, %19
  %25 = phi i64 [ %23, %19 ], [ 1, %5 ]
  %26 = icmp eq i32 %13, 2
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %29 = getelementptr inbounds [7 x %struct.Dimension], ptr %28, i64 0, i64 1
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  br label %32

32:                                               ; preds = %24, %27
  %33 = phi i64 [ %31, %27 ], [ 1, %24 ]
  %34 = icmp eq i32 %10, 2
  br i1 %34, label %35, label %40

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %37 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 0
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  br label %45

40:                                               ; preds = %32
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 0
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  br label %45

45:                                               ; preds = %40, %35
  %46 = phi i64 [ %39, %35 ], [ %44, %40 ]
  %47 = icmp eq i32 %10, 2
  br i1 %47, label %48, label %53

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %50 = getelementptr inbounds [7 x %struct.Dimension], ptr %49, i64 0, i64 1
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %50, i32 0, i32 2
  %52 = load i64, ptr %51, align 8
  br label %53

53:                                               ; preds = %45, %48
  %54 = phi i64 [ %52, %48 ], [ 0, %45 ]
  %55 = icmp eq i32 %10, 2
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %58 = getelementptr inbounds [7 x %struct.Dimension], ptr %57, i64 0, i64 0
  %59 = getelementptr inbounds nuw %struct.Dimension, ptr %58, i32 0, i32 2
  %60 = load i64, ptr %59, align 8
  br label %66

61:                                               ; preds = %53
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 0
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 2
  %65 = load i64, ptr %64, align 8
  br label %66

66:                                               ; preds = %61, %56
  %67 = phi i64 [ %60, %56 ], [ %65, %61 ]
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %69 = getelementptr inbounds [7 x %struct.Dimension], ptr %68, i64 0, i64 0
  %70 = getelementptr inbounds nuw %struct.Dimension, ptr %69, i32 0, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i32 %13, 2
  br i1 %72, label %73, label %78

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 1
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  br label %78

78:                                               ; preds = %66, %73
  %79 = phi i64 [ %77, %73 ], [ 0, %66 ]
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  store ptr null, ptr %80, align 8
  %81 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %25, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 %33, ptr %82, align 8
  %83 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  store i64 1, ptr %83, align 8
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  store i64 1, ptr %84, align 8
  %85 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  store i64 1, ptr %85, align 8
  %86 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  store i64 1, ptr %86, align 8
  %87 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  store i64 1, ptr %87, align 8
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  store i64 0, ptr %88, align 8
  %89 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  store i64 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  store i64 0, ptr %90, align 8
  %91 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  store i64 0, ptr %91, align 8
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  store i64 0, ptr %92, align 8
  %93 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  store i64 0, ptr %93, align 8
  %94 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  store i64 0, ptr %94, align 8
  %95 = icmp eq i32 %10, 1
  br i1 %95, label %96, label %99

96:                                               ; preds = %78
  %97 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %33, ptr %97, align 8
  %98 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 1, ptr %98, align 8
  br label %99

99:                                               ; preds = %96, %78
  %100 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %101 = load i8, ptr %100, align 1
  %102 = sext i8 %101 to i32
  %103 = add nsw i32 %10, %13
  %104 = sub nsw i32 %103, 2
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %6, i32 noundef %104, i32 noundef %102, i64 noundef 8)
  br label %105

105:                                              ; preds = %132, %99
  %.055 = phi i64 [ 0, %99 ], [ %133, %132 ]
  %106 = icmp slt i64 %.055, %33
  br i1 %106, label %107, label %134

107:                                              ; preds = %105, %125
  %.054 = phi i64 [ %131, %125 ], [ 0, %105 ]
  %108 = icmp slt i64 %.054, %25
  br i1 %108, label %109, label %132

109:                                              ; preds = %107, %111
  %.053 = phi double [ %123, %111 ], [ 0.000000e+00, %107 ]
  %.0 = phi i64 [ %124, %111 ], [ 0, %107 ]
  %110 = icmp slt i64 %.0, %46
  br i1 %110, label %111, label %125

111:                                              ; preds = %109
  %112 = mul nsw i64 %.054, %54
  %113 = getelementptr inbounds i8, ptr %15, i64 %112
  %114 = mul nsw i64 %.0, %67
  %115 = getelementptr inbounds i8, ptr %113, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = mul nsw i64 %.0, %71
  %118 = getelementptr inbounds i8, ptr %17, i64 %117
  %119 = mul nsw i64 %.055, %79
  %120 = getelementptr inbounds i8, ptr %118, i64 %119
  %121 = load float, ptr %120, align 4
  %122 = fpext float %121 to double
  %123 = call double @llvm.fmuladd.f64(double %116, double %122, double %.053)
  %124 = add nsw i64 %.0, 1
  br label %109

125:                                              ; preds = %109
  %126 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %127 = load ptr, ptr %126, align 8
  %128 = mul nsw i64 %.055, %25
  %129 = add nsw i64 %.054, %128
  %130 = getelementptr inbounds double, ptr %127, i64 %129
  store double %.053, ptr %130, align 8
  %131 = add nsw i64 %.054, 1
  br label %107

132:                                              ; preds = %107
  %133 = add nsw i64 %.055, 1
  br label %105

134:                                              ; preds = %105
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAMatmulComplex8Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq i32 %10, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 0
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %5, %19
  %25 = phi i64 [ %23, %19 ], [ 1, %5 ]
  %26 = icmp eq i32 %13, 2
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %29 = getelementptr inbounds [7 x %struct.Dimension], ptr %28, i64 0, i64 1
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  br label %32

32:                                               ; preds = %24, %27
  %33 = phi i64 [ %31, %27 ], [ 1, %24 ]
  %34 = icmp eq i32 %10, 2
  br i1 %34, label %35, label %40

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %37 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 1
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  br label %45

40:                                               ; preds = %32
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 0
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  br label %45

45:                                               ; preds = %40, %35
  %46 = phi i64 [ %39, %35 ], [ %44, %40 ]
  %47 = icmp eq i32 %10, 2
  br i1 %47, label %48, label %53

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %50 = getelementptr inbounds [7 x %struct.Dimension], ptr %49, i64 0, i64 0
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %50, i32 0, i32 2
  %52 = load i64, ptr %51, align 8
  br label %53

53:                                               ; preds = %45, %48
  %54 = phi i64 [ %52, %48 ], [ 0, %45 ]
  %55 = icmp eq i32 %10, 2
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %58 = getelementptr inbounds [7 x %struct.Dimension], ptr %57, i64 0, i64 1
  %59 = getelementptr inbounds nuw %struct.Dimension, ptr %58, i32 0, i32 2
  %60 = load i64, ptr %59, align 8
  br label %66

61:                                               ; preds = %53
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 0
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 2
  %65 = load i64, ptr %64, align 8
  br label %66

66:                                               ; preds = %61, %56
  %67 = phi i64 [ %60, %56 ], [ %65, %61 ]
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %69 = getelementptr inbounds [7 x %struct.Dimension], ptr %68, i64 0, i64 0
  %70 = getelementptr inbounds nuw %struct.Dimension, ptr %69, i32 0, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i32 %13, 2
  br i1 %72, label %73, label %78

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 1
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  br label %78

78:                                               ; preds = %66, %73
  %79 = phi i64 [ %77, %73 ], [ 0, %66 ]
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  store ptr null, ptr %80, align 8
  %81 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %25, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 %33, ptr %82, align 8
  %83 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  store i64 1, ptr %83, align 8
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  store i64 1, ptr %84, align 8
  %85 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  store i64 1, ptr %85, align 8
  %86 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  store i64 1, ptr %86, align 8
  %87 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  store i64 1, ptr %87, align 8
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  store i64 0, ptr %88, align 8
  %89 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  store i64 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  store i64 0, ptr %90, align 8
  %91 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  store i64 0, ptr %91, align 8
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  store i64 0, ptr %92, align 8
  %93 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  store i64 0, ptr %93, align 8
  %94 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  store i64 0, ptr %94, align 8
  %95 = icmp eq i32 %10, 1
  br i1 %95, label %96, label %99

96:                                               ; preds = %78
  %97 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %33, ptr %97, align 8
  %98 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 1, ptr %98, align 8
  br label %99

99:                                               ; preds = %96, %78
  %100 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %101 = load i8, ptr %100, align 1
  %102 = sext i8 %101 to i32
  %103 = add nsw i32 %10, %13
  %104 = sub nsw i32 %103, 2
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %6, i32 noundef %104, i32 noundef %102, i64 noundef 16)
  br label %105

105:                                              ; preds = %156, %99
  %.054 = phi i64 [ 0, %99 ], [ %157, %156 ]
  %106 = icmp slt i64 %.054, %33
  br i1 %106, label %107, label %158

107:                                              ; preds = %105, %147
  %.053 = phi i64 [ %155, %147 ], [ 0, %105 ]
  %108 = icmp slt i64 %.053, %25
  br i1 %108, label %109, label %156

109:                                              ; preds = %107, %141
  %.sroa.4.0 = phi double [ %145, %141 ], [ 0.000000e+00, %107 ]
  %.sroa.0.0 = phi double [ %144, %141 ], [ 0.000000e+00, %107 ]
  %.0 = phi i64 [ %146, %141 ], [ 0, %107 ]
  %110 = icmp slt i64 %.0, %46
  br i1 %110, label %111, label %147

111:                                              ; preds = %109
  %112 = mul nsw i64 %.053, %54
  %113 = getelementptr inbounds i8, ptr %15, i64 %112
  %114 = mul nsw i64 %.0, %67
  %115 = getelementptr inbounds i8, ptr %113, i64 %114
  %116 = getelementptr inbounds nuw { double, double }, ptr %115, i32 0, i32 0
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds nuw { double, double }, ptr %115, i32 0, i32 1
  %119 = load double, ptr %118, align 8
  %120 = mul nsw i64 %.0, %71
  %121 = getelementptr inbounds i8, ptr %17, i64 %120
  %122 = mul nsw i64 %.054, %79
  %123 = getelementptr inbounds i8, ptr %121, i64 %122
  %124 = getelementptr inbounds nuw { double, double }, ptr %123, i32 0, i32 0
  %125 = load double, ptr %124, align 8
  %126 = getelementptr inbounds nuw { double, double }, ptr %123, i32 0, i32 1
  %127 = load double, ptr %126, align 8
  %128 = fmul double %117, %125
  %129 = fmul double %119, %127
  %130 = fmul double %117, %127
  %131 = fmul double %119, %125
  %132 = fsub double %128, %129
  %133 = fadd double %130, %131
  %134 = fcmp uno double %132, %132
  br i1 %134, label %135, label %141, !prof !278

135:                                              ; preds = %111
  %136 = fcmp uno double %133, %133
  br i1 %136, label %137, label %141, !prof !278

137:                                              ; preds = %135
  %138 = call { double, double } @__muldc3(double noundef %117, double noundef %119, double noundef %125, double noundef %127) #11
  %139 = extractvalue { double, double } %138, 0
  %140 = extractvalue { double, double } %138, 1
  br label %141

141:                                              ; preds = %137, %135, %111
  %142 = phi double [ %132, %111 ], [ %132, %135 ], [ %139, %137 ]
  %143 = phi double [ %133, %111 ], [ %133, %135 ], [ %140, %137 ]
  %144 = fadd double %.sroa.0.0, %142
  %145 = fadd double %.sroa.4.0, %143
  %146 = add nsw i64 %.0, 1
  br label %109

147:                                              ; preds = %109
  %148 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %149 = load ptr, ptr %148, align 8
  %150 = mul nsw i64 %.054, %25
  %151 = add nsw i64 %.053, %150
  %152 = getelementptr inbounds { double, double }, ptr %149, i64 %151
  %153 = getelementptr inbounds nuw { double, double }, ptr %152, i32 0, i32 0
  %154 = getelementptr inbounds nuw { double, double }, ptr %152, i32 0, i32 1
  store double %.sroa.0.0, ptr %153, align 8
  store double %.sroa.4.0, ptr %154, align 8
  %155 = add nsw i64 %.053, 1
  br label %107

156:                                              ; preds = %107
  %157 = add nsw i64 %.054, 1
  br label %105

158:                                              ; preds = %105
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAMatmulTransposeComplex8Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq i32 %10, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 1
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %5, %19
  %25 = phi i64 [ %23, %19 ], [ 1, %5 ]
  %26 = icmp eq i32 %13, 2
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %29 = getelementptr inbounds [7 x %struct.Dimension], ptr %28, i64 0, i64 1
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  br label %32

32:                                               ; preds = %24, %27
  %33 = phi i64 [ %31, %27 ], [ 1, %24 ]
  %34 = icmp eq i32 %10, 2
  br i1 %34, label %35, label %40

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %37 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 0
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  br label %45

40:                                               ; preds = %32
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 0
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  br label %45

45:                                               ; preds = %40, %35
  %46 = phi i64 [ %39, %35 ], [ %44, %40 ]
  %47 = icmp eq i32 %10, 2
  br i1 %47, label %48, label %53

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %50 = getelementptr inbounds [7 x %struct.Dimension], ptr %49, i64 0, i64 1
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %50, i32 0, i32 2
  %52 = load i64, ptr %51, align 8
  br label %53

53:                                               ; preds = %45, %48
  %54 = phi i64 [ %52, %48 ], [ 0, %45 ]
  %55 = icmp eq i32 %10, 2
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %58 = getelementptr inbounds [7 x %struct.Dimension], ptr %57, i64 0, i64 0
  %59 = getelementptr inbounds nuw %struct.Dimension, ptr %58, i32 0, i32 2
  %60 = load i64, ptr %59, align 8
  br label %66

61:                                               ; preds = %53
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 0
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 2
  %65 = load i64, ptr %64, align 8
  br label %66

66:                                               ; preds = %61, %56
  %67 = phi i64 [ %60, %56 ], [ %65, %61 ]
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %69 = getelementptr inbounds [7 x %struct.Dimension], ptr %68, i64 0, i64 0
  %70 = getelementptr inbounds nuw %struct.Dimension, ptr %69, i32 0, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i32 %13, 2
  br i1 %72, label %73, label %78

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 1
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  br label %78

78:                                               ; preds = %66, %73
  %79 = phi i64 [ %77, %73 ], [ 0, %66 ]
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  store ptr null, ptr %80, align 8
  %81 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %25, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 %33, ptr %82, align 8
  %83 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  store i64 1, ptr %83, align 8
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  store i64 1, ptr %84, align 8
  %85 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  store i64 1, ptr %85, align 8
  %86 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  store i64 1, ptr %86, align 8
  %87 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  store i64 1, ptr %87, align 8
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  store i64 0, ptr %88, align 8
  %89 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  store i64 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  store i64 0, ptr %90, align 8
  %91 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  store i64 0, ptr %91, align 8
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  store i64 0, ptr %92, align 8
  %93 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  store i64 0, ptr %93, align 8
  %94 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  store i64 0, ptr %94, align 8
  %95 = icmp eq i32 %10, 1
  br i1 %95, label %96, label %99

96:                                               ; preds = %78
  %97 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %33, ptr %97, align 8
  %98 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 1, ptr %98, align 8
  br label %99

99:                                               ; preds = %96, %78
  %100 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %101 = load i8, ptr %100, align 1
  %102 = sext i8 %101 to i32
  %103 = add nsw i32 %10, %13
  %104 = sub nsw i32 %103, 2
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %6, i32 noundef %104, i32 noundef %102, i64 noundef 16)
  br label %105

105:                                              ; preds = %156, %99
  %.054 = phi i64 [ 0, %99 ], [ %157, %156 ]
  %106 = icmp slt i64 %.054, %33
  br i1 %106, label %107, label %158

107:                                              ; preds = %105, %147
  %.053 = phi i64 [ %155, %147 ], [ 0, %105 ]
  %108 = icmp slt i64 %.053, %25
  br i1 %108, label %109, label %156

109:                                              ; preds = %107, %141
  %.sroa.4.0 = phi double [ %145, %141 ], [ 0.000000e+00, %107 ]
  %.sroa.0.0 = phi double [ %144, %141 ], [ 0.000000e+00, %107 ]
  %.0 = phi i64 [ %146, %141 ], [ 0, %107 ]
  %110 = icmp slt i64 %.0, %46
  br i1 %110, label %111, label %147

111:                                              ; preds = %109
  %112 = mul nsw i64 %.053, %54
  %113 = getelementptr inbounds i8, ptr %15, i64 %112
  %114 = mul nsw i64 %.0, %67
  %115 = getelementptr inbounds i8, ptr %113, i64 %114
  %116 = getelementptr inbounds nuw { double, double }, ptr %115, i32 0, i32 0
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds nuw { double, double }, ptr %115, i32 0, i32 1
  %119 = load double, ptr %118, align 8
  %120 = mul nsw i64 %.0, %71
  %121 = getelementptr inbounds i8, ptr %17, i64 %120
  %122 = mul nsw i64 %.054, %79
  %123 = getelementptr inbounds i8, ptr %121, i64 %122
  %124 = getelementptr inbounds nuw { double, double }, ptr %123, i32 0, i32 0
  %125 = load double, ptr %124, align 8
  %126 = getelementptr inbounds nuw { double, double }, ptr %123, i32 0, i32 1
  %127 = load double, ptr %126, align 8
  %128 = fmul double %117, %125
  %129 = fmul double %119, %127
  %130 = fmul double %117, %127
  %131 = fmul double %119, %125
  %132 = fsub double %128, %129
  %133 = fadd double %130, %131
  %134 = fcmp uno double %132, %132
  br i1 %134, label %135, label %141, !prof !278

135:                                              ; preds = %111
  %136 = fcmp uno double %133, %133
  br i1 %136, label %137, label %141, !prof !278

137:                                              ; preds = %135
  %138 = call { double, double } @__muldc3(double noundef %117, double noundef %119, double noundef %125, double noundef %127) #11
  %139 = extractvalue { double, double } %138, 0
  %140 = extractvalue { double, double } %138, 1
  br label %141

141:                                              ; preds = %137, %135, %111
  %142 = phi double [ %132, %111 ], [ %132, %135 ], [ %139, %137 ]
  %143 = phi double [ %133, %111 ], [ %133, %135 ], [ %140, %137 ]
  %144 = fadd double %.sroa.0.0, %142
  %145 = fadd double %.sroa.4.0, %143
  %146 = add nsw i64 %.0, 1
  br label %109

147:                                              ; preds = %109
  %148 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %149 = load ptr, ptr %148, align 8
  %150 = mul nsw i64 %.054, %25
  %151 = add nsw i64 %.053, %150
  %152 = getelementptr inbounds { double, double }, ptr %149, i64 %151
  %153 = getelementptr inbounds nuw { double, double }, ptr %152, i32 0, i32 0
  %154 = getelementptr inbounds nuw { double, double }, ptr %152, i32 0, i32 1
  store double %.sroa.0.0, ptr %153, align 8
  store double %.sroa.4.0, ptr %154, align 8
  %155 = add nsw i64 %.053, 1
  br label %107

156:                                              ; preds = %107
  %157 = add nsw i64 %.054, 1
  br label %105

158:                                              ; preds = %105
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAMatmulComplex4Complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq i32 %10, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 0
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %5, %19
  %25 = phi i64 [ %23, %19 ], [ 1, %5 ]
  %26 = icmp eq i32 %13, 2
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %29 = getelementptr inbounds [7 x %struct.Dimension], ptr %28, i64 0, i64 1
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  br label %32

32:                                               ; preds = %24, %27
  %33 = phi i64 [ %31, %27 ], [ 1, %24 ]
  %34 = icmp eq i32 %10, 2
  br i1 %34, label %35, label %40

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %37 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 1
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  br label %45

40:                                               ; preds = %32
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 0
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  br label %45

45:                                               ; preds = %40, %35
  %46 = phi i64 [ %39, %35 ], [ %44, %40 ]
  %47 = icmp eq i32 %10, 2
  br i1 %47, label %48, label %53

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %50 = getelementptr inbounds [7 x %struct.Dimension], ptr %49, i64 0, i64 0
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %50, i32 0, i32 2
  %52 = load i64, ptr %51, align 8
  br label %53

53:                                               ; preds = %45, %48
  %54 = phi i64 [ %52, %48 ], [ 0, %45 ]
  %55 = icmp eq i32 %10, 2
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %58 = getelementptr inbounds [7 x %struct.Dimension], ptr %57, i64 0, i64 1
  %59 = getelementptr inbounds nuw %struct.Dimension, ptr %58, i32 0, i32 2
  %60 = load i64, ptr %59, align 8
  br label %66

61:                                               ; preds = %53
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 0
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 2
  %65 = load i64, ptr %64, align 8
  br label %66

66:                                               ; preds = %61, %56
  %67 = phi i64 [ %60, %56 ], [ %65, %61 ]
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %69 = getelementptr inbounds [7 x %struct.Dimension], ptr %68, i64 0, i64 0
  %70 = getelementptr inbounds nuw %struct.Dimension, ptr %69, i32 0, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i32 %13, 2
  br i1 %72, label %73, label %78

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 1
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  br label %78

78:                                               ; preds = %66, %73
  %79 = phi i64 [ %77, %73 ], [ 0, %66 ]
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  store ptr null, ptr %80, align 8
  %81 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %25, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 %33, ptr %82, align 8
  %83 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  store i64 1, ptr %83, align 8
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  store i64 1, ptr %84, align 8
  %85 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  store i64 1, ptr %85, align 8
  %86 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  store i64 1, ptr %86, align 8
  %87 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  store i64 1, ptr %87, align 8
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  store i64 0, ptr %88, align 8
  %89 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  store i64 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  store i64 0, ptr %90, align 8
  %91 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  store i64 0, ptr %91, align 8
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  store i64 0, ptr %92, align 8
  %93 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  store i64 0, ptr %93, align 8
  %94 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  store i64 0, ptr %94, align 8
  %95 = icmp eq i32 %10, 1
  br i1 %95, label %96, label %99

96:                                               ; preds = %78
  %97 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %33, ptr %97, align 8
  %98 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 1, ptr %98, align 8
  br label %99

99:                                               ; preds = %96, %78
  %100 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %101 = load i8, ptr %100, align 1
  %102 = sext i8 %101 to i32
  %103 = add nsw i32 %10, %13
  %104 = sub nsw i32 %103, 2
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %6, i32 noundef %104, i32 noundef %102, i64 noundef 8)
  br label %105

105:                                              ; preds = %154, %99
  %.0 = phi i64 [ 0, %99 ], [ %155, %154 ]
  %106 = icmp slt i64 %.0, %33
  br i1 %106, label %107, label %156

107:                                              ; preds = %105, %145
  %.055 = phi i64 [ %153, %145 ], [ 0, %105 ]
  %108 = icmp slt i64 %.055, %25
  br i1 %108, label %109, label %154

109:                                              ; preds = %107, %139
  %.sroa.4.0 = phi float [ %143, %139 ], [ 0.000000e+00, %107 ]
  %.sroa.04.0 = phi float [ %142, %139 ], [ 0.000000e+00, %107 ]
  %.054 = phi i64 [ %144, %139 ], [ 0, %107 ]
  %110 = icmp slt i64 %.054, %46
  br i1 %110, label %111, label %145

111:                                              ; preds = %109
  %112 = mul nsw i64 %.055, %54
  %113 = getelementptr inbounds i8, ptr %15, i64 %112
  %114 = mul nsw i64 %.054, %67
  %115 = getelementptr inbounds i8, ptr %113, i64 %114
  %116 = getelementptr inbounds nuw { float, float }, ptr %115, i32 0, i32 0
  %117 = load float, ptr %116, align 4
  %118 = getelementptr inbounds nuw { float, float }, ptr %115, i32 0, i32 1
  %119 = load float, ptr %118, align 4
  %120 = mul nsw i64 %.054, %71
  %121 = getelementptr inbounds i8, ptr %17, i64 %120
  %122 = mul nsw i64 %.0, %79
  %123 = getelementptr inbounds i8, ptr %121, i64 %122
  %124 = getelementptr inbounds nuw { float, float }, ptr %123, i32 0, i32 0
  %125 = load float, ptr %124, align 4
  %126 = getelementptr inbounds nuw { float, float }, ptr %123, i32 0, i32 1
  %127 = load float, ptr %126, align 4
  %128 = fmul float %117, %125
  %129 = fmul float %119, %127
  %130 = fmul float %117, %127
  %131 = fmul float %119, %125
  %132 = fsub float %128, %129
  %133 = fadd float %130, %131
  %134 = fcmp uno float %132, %132
  br i1 %134, label %135, label %139, !prof !278

135:                                              ; preds = %111
  %136 = fcmp uno float %133, %133
  br i1 %136, label %137, label %139, !prof !278

137:                                              ; preds = %135
  %138 = call <2 x float> @__mulsc3(float noundef %117, float noundef %119, float noundef %125, float noundef %127) #11
  %.sroa.0.0.vec.extract = extractelement <2 x float> %138, i32 0
  %.sroa.0.4.vec.extract = extractelement <2 x float> %138, i32 1
  br label %139

139:                                              ; preds = %137, %135, %111
  %140 = phi float [ %132, %111 ], [ %132, %135 ], [ %.sroa.0.0.vec.extract, %137 ]
  %141 = phi float [ %133, %111 ], [ %133, %135 ], [ %.sroa.0.4.vec.extract, %137 ]
  %142 = fadd float %.sroa.04.0, %140
  %143 = fadd float %.sroa.4.0, %141
  %144 = add nsw i64 %.054, 1
  br label %109

145:                                              ; preds = %109
  %146 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %147 = load ptr, ptr %146, align 8
  %148 = mul nsw i64 %.0, %25
  %149 = add nsw i64 %.055, %148
  %150 = getelementptr inbounds { float, float }, ptr %147, i64 %149
  %151 = getelementptr inbounds nuw { float, float }, ptr %150, i32 0, i32 0
  %152 = getelementptr inbounds nuw { float, float }, ptr %150, i32 0, i32 1
  store float %.sroa.04.0, ptr %151, align 4
  store float %.sroa.4.0, ptr %152, align 4
  %153 = add nsw i64 %.055, 1
  br label %107

154:                                              ; preds = %107
  %155 = add nsw i64 %.0, 1
  br label %105

156:                                              ; preds = %105
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAMatmulTransposeComplex4Complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq i32 %10, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 1
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %5, %19
  %25 = phi i64 [ %23, %19 ], [ 1, %5 ]
  %26 = icmp eq i32 %13, 2
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %29 = getelementptr inbounds [7 x %struct.Dimension], ptr %28, i64 0, i64 1
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  br label %32

32:                                               ; preds = %24, %27
  %33 = phi i64 [ %31, %27 ], [ 1, %24 ]
  %34 = icmp eq i32 %10, 2
  br i1 %34, label %35, label %40

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %37 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 0
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  br label %45

40:                                               ; preds = %32
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 0
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  br label %45

45:                                               ; preds = %40, %35
  %46 = phi i64 [ %39, %35 ], [ %44, %40 ]
  %47 = icmp eq i32 %10, 2
  br i1 %47, label %48, label %53

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %50 = getelementptr inbounds [7 x %struct.Dimension], ptr %49, i64 0, i64 1
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %50, i32 0, i32 2
  %52 = load i64, ptr %51, align 8
  br label %53

53:                                               ; preds = %45, %48
  %54 = phi i64 [ %52, %48 ], [ 0, %45 ]
  %55 = icmp eq i32 %10, 2
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %58 = getelementptr inbounds [7 x %struct.Dimension], ptr %57, i64 0, i64 0
  %59 = getelementptr inbounds nuw %struct.Dimension, ptr %58, i32 0, i32 2
  %60 = load i64, ptr %59, align 8
  br label %66

61:                                               ; preds = %53
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 0
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 2
  %65 = load i64, ptr %64, align 8
  br label %66

66:                                               ; preds = %61, %56
  %67 = phi i64 [ %60, %56 ], [ %65, %61 ]
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %69 = getelementptr inbounds [7 x %struct.Dimension], ptr %68, i64 0, i64 0
  %70 = getelementptr inbounds nuw %struct.Dimension, ptr %69, i32 0, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i32 %13, 2
  br i1 %72, label %73, label %78

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 1
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  br label %78

78:                                               ; preds = %66, %73
  %79 = phi i64 [ %77, %73 ], [ 0, %66 ]
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  store ptr null, ptr %80, align 8
  %81 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %25, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 %33, ptr %82, align 8
  %83 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  store i64 1, ptr %83, align 8
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  store i64 1, ptr %84, align 8
  %85 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  store i64 1, ptr %85, align 8
  %86 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  store i64 1, ptr %86, align 8
  %87 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  store i64 1, ptr %87, align 8
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  store i64 0, ptr %88, align 8
  %89 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  store i64 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  store i64 0, ptr %90, align 8
  %91 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  store i64 0, ptr %91, align 8
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  store i64 0, ptr %92, align 8
  %93 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  store i64 0, ptr %93, align 8
  %94 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  store i64 0, ptr %94, align 8
  %95 = icmp eq i32 %10, 1
  br i1 %95, label %96, label %99

96:                                               ; preds = %78
  %97 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %33, ptr %97, align 8
  %98 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 1, ptr %98, align 8
  br label %99

99:                                               ; preds = %96, %78
  %100 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %101 = load i8, ptr %100, align 1
  %102 = sext i8 %101 to i32
  %103 = add nsw i32 %10, %13
  %104 = sub nsw i32 %103, 2
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %6, i32 noundef %104, i32 noundef %102, i64 noundef 8)
  br label %105

105:                                              ; preds = %154, %99
  %.0 = phi i64 [ 0, %99 ], [ %155, %154 ]
  %106 = icmp slt i64 %.0, %33
  br i1 %106, label %107, label %156

107:                                              ; preds = %105, %145
  %.055 = phi i64 [ %153, %145 ], [ 0, %105 ]
  %108 = icmp slt i64 %.055, %25
  br i1 %108, label %109, label %154

109:                                              ; preds = %107, %139
  %.sroa.4.0 = phi float [ %143, %139 ], [ 0.000000e+00, %107 ]
  %.sroa.04.0 = phi float [ %142, %139 ], [ 0.000000e+00, %107 ]
  %.054 = phi i64 [ %144, %139 ], [ 0, %107 ]
  %110 = icmp slt i64 %.054, %46
  br i1 %110, label %111, label %145

111:                                              ; preds = %109
  %112 = mul nsw i64 %.055, %54
  %113 = getelementptr inbounds i8, ptr %15, i64 %112
  %114 = mul nsw i64 %.054, %67
  %115 = getelementptr inbounds i8, ptr %113, i64 %114
  %116 = getelementptr inbounds nuw { float, float }, ptr %115, i32 0, i32 0
  %117 = load float, ptr %116, align 4
  %118 = getelementptr inbounds nuw { float, float }, ptr %115, i32 0, i32 1
  %119 = load float, ptr %118, align 4
  %120 = mul nsw i64 %.054, %71
  %121 = getelementptr inbounds i8, ptr %17, i64 %120
  %122 = mul nsw i64 %.0, %79
  %123 = getelementptr inbounds i8, ptr %121, i64 %122
  %124 = getelementptr inbounds nuw { float, float }, ptr %123, i32 0, i32 0
  %125 = load float, ptr %124, align 4
  %126 = getelementptr inbounds nuw { float, float }, ptr %123, i32 0, i32 1
  %127 = load float, ptr %126, align 4
  %128 = fmul float %117, %125
  %129 = fmul float %119, %127
  %130 = fmul float %117, %127
  %131 = fmul float %119, %125
  %132 = fsub float %128, %129
  %133 = fadd float %130, %131
  %134 = fcmp uno float %132, %132
  br i1 %134, label %135, label %139, !prof !278

135:                                              ; preds = %111
  %136 = fcmp uno float %133, %133
  br i1 %136, label %137, label %139, !prof !278

137:                                              ; preds = %135
  %138 = call <2 x float> @__mulsc3(float noundef %117, float noundef %119, float noundef %125, float noundef %127) #11
  %.sroa.0.0.vec.extract = extractelement <2 x float> %138, i32 0
  %.sroa.0.4.vec.extract = extractelement <2 x float> %138, i32 1
  br label %139

139:                                              ; preds = %137, %135, %111
  %140 = phi float [ %132, %111 ], [ %132, %135 ], [ %.sroa.0.0.vec.extract, %137 ]
  %141 = phi float [ %133, %111 ], [ %133, %135 ], [ %.sroa.0.4.vec.extract, %137 ]
  %142 = fadd float %.sroa.04.0, %140
  %143 = fadd float %.sroa.4.0, %141
  %144 = add nsw i64 %.054, 1
  br label %109

145:                                              ; preds = %109
  %146 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %147 = load ptr, ptr %146, align 8
  %148 = mul nsw i64 %.0, %25
  %149 = add nsw i64 %.055, %148
  %150 = getelementptr inbounds { float, float }, ptr %147, i64 %149
  %151 = getelementptr inbounds nuw { float, float }, ptr %150, i32 0, i32 0
  %152 = getelementptr inbounds nuw { float, float }, ptr %150, i32 0, i32 1
  store float %.sroa.04.0, ptr %151, align 4
  store float %.sroa.4.0, ptr %152, align 4
  %153 = add nsw i64 %.055, 1
  br label %107

154:                                              ; preds = %107
  %155 = add nsw i64 %.0, 1
  br label %105

156:                                              ; preds = %105
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAMatmulReal8Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq i32 %10, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 0
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %5, %19
  %25 = phi i64 [ %23, %19 ], [ 1, %5 ]
  %26 = icmp eq i32 %13, 2
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %29 = getelementptr inbounds [7 x %struct.Dimension], ptr %28, i64 0, i64 1
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  br label %32

32:                                               ; preds = %24, %27
  %33 = phi i64 [ %31, %27 ], [ 1, %24 ]
  %34 = icmp eq i32 %10, 2
  br i1 %34, label %35, label %40

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %37 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 1
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  br label %45

40:                                               ; preds = %32
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 0
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  br label %45

45:                                               ; preds = %40, %35
  %46 = phi i64 [ %39, %35 ], [ %44, %40 ]
  %47 = icmp eq i32 %10, 2
  br i1 %47, label %48, label %53

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %50 = getelementptr inbounds [7 x %struct.Dimension], ptr %49, i64 0, i64 0
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %50, i32 0, i32 2
  %52 = load i64, ptr %51, align 8
  br label %53

53:                                               ; preds = %45, %48
  %54 = phi i64 [ %52, %48 ], [ 0, %45 ]
  %55 = icmp eq i32 %10, 2
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %58 = getelementptr inbounds [7 x %struct.Dimension], ptr %57, i64 0, i64 1
  %59 = getelementptr inbounds nuw %struct.Dimension, ptr %58, i32 0, i32 2
  %60 = load i64, ptr %59, align 8
  br label %66

61:                                               ; preds = %53
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 0
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 2
  %65 = load i64, ptr %64, align 8
  br label %66

66:                                               ; preds = %61, %56
  %67 = phi i64 [ %60, %56 ], [ %65, %61 ]
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %69 = getelementptr inbounds [7 x %struct.Dimension], ptr %68, i64 0, i64 0
  %70 = getelementptr inbounds nuw %struct.Dimension, ptr %69, i32 0, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i32 %13, 2
  br i1 %72, label %73, label %78

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 1
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  br label %78

78:                                               ; preds = %66, %73
  %79 = phi i64 [ %77, %73 ], [ 0, %66 ]
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  store ptr null, ptr %80, align 8
  %81 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %25, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 %33, ptr %82, align 8
  %83 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  store i64 1, ptr %83, align 8
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  store i64 1, ptr %84, align 8
  %85 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  store i64 1, ptr %85, align 8
  %86 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  store i64 1, ptr %86, align 8
  %87 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  store i64 1, ptr %87, align 8
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  store i64 0, ptr %88, align 8
  %89 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  store i64 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  store i64 0, ptr %90, align 8
  %91 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  store i64 0, ptr %91, align 8
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  store i64 0, ptr %92, align 8
  %93 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  store i64 0, ptr %93, align 8
  %94 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  store i64 0, ptr %94, align 8
  %95 = icmp eq i32 %10, 1
  br i1 %95, label %96, label %99

96:                                               ; preds = %78
  %97 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %33, ptr %97, align 8
  %98 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 1, ptr %98, align 8
  br label %99

99:                                               ; preds = %96, %78
  %100 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 4
  %101 = load i8, ptr %100, align 1
  %102 = sext i8 %101 to i32
  %103 = add nsw i32 %10, %13
  %104 = sub nsw i32 %103, 2
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %6, i32 noundef %104, i32 noundef %102, i64 noundef 16)
  br label %105

105:                                              ; preds = %139, %99
  %.054 = phi i64 [ 0, %99 ], [ %140, %139 ]
  %106 = icmp slt i64 %.054, %33
  br i1 %106, label %107, label %141

107:                                              ; preds = %105, %130
  %.053 = phi i64 [ %138, %130 ], [ 0, %105 ]
  %108 = icmp slt i64 %.053, %25
  br i1 %108, label %109, label %139

109:                                              ; preds = %107, %111
  %.sroa.4.0 = phi double [ %128, %111 ], [ 0.000000e+00, %107 ]
  %.sroa.0.0 = phi double [ %127, %111 ], [ 0.000000e+00, %107 ]
  %.0 = phi i64 [ %129, %111 ], [ 0, %107 ]
  %110 = icmp slt i64 %.0, %46
  br i1 %110, label %111, label %130

111:                                              ; preds = %109
  %112 = mul nsw i64 %.053, %54
  %113 = getelementptr inbounds i8, ptr %15, i64 %112
  %114 = mul nsw i64 %.0, %67
  %115 = getelementptr inbounds i8, ptr %113, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = mul nsw i64 %.0, %71
  %118 = getelementptr inbounds i8, ptr %17, i64 %117
  %119 = mul nsw i64 %.054, %79
  %120 = getelementptr inbounds i8, ptr %118, i64 %119
  %121 = getelementptr inbounds nuw { double, double }, ptr %120, i32 0, i32 0
  %122 = load double, ptr %121, align 8
  %123 = getelementptr inbounds nuw { double, double }, ptr %120, i32 0, i32 1
  %124 = load double, ptr %123, align 8
  %125 = fmul double %116, %122
  %126 = fmul double %116, %124
  %127 = fadd double %.sroa.0.0, %125
  %128 = fadd double %.sroa.4.0, %126
  %129 = add nsw i64 %.0, 1
  br label %109

130:                                              ; preds = %109
  %131 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %132 = load ptr, ptr %131, align 8
  %133 = mul nsw i64 %.054, %25
  %134 = add nsw i64 %.053, %133
  %135 = getelementptr inbounds { double, double }, ptr %132, i64 %134
  %136 = getelementptr inbounds nuw { double, double }, ptr %135, i32 0, i32 0
  %137 = getelementptr inbounds nuw { double, double }, ptr %135, i32 0, i32 1
  store double %.sroa.0.0, ptr %136, align 8
  store double %.sroa.4.0, ptr %137, align 8
  %138 = add nsw i64 %.053, 1
  br label %107

139:                                              ; preds = %107
  %140 = add nsw i64 %.054, 1
  br label %105

141:                                              ; preds = %105
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAMatmulTransposeReal8Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq i32 %10, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 1
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %5, %19
  %25 = phi i64 [ %23, %19 ], [ 1, %5 ]
  %26 = icmp eq i32 %13, 2
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %29 = getelementptr inbounds [7 x %struct.Dimension], ptr %28, i64 0, i64 1
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  br label %32

32:                                               ; preds = %24, %27
  %33 = phi i64 [ %31, %27 ], [ 1, %24 ]
  %34 = icmp eq i32 %10, 2
  br i1 %34, label %35, label %40

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %37 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 0
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  br label %45

40:                                               ; preds = %32
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 0
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  br label %45

45:                                               ; preds = %40, %35
  %46 = phi i64 [ %39, %35 ], [ %44, %40 ]
  %47 = icmp eq i32 %10, 2
  br i1 %47, label %48, label %53

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %50 = getelementptr inbounds [7 x %struct.Dimension], ptr %49, i64 0, i64 1
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %50, i32 0, i32 2
  %52 = load i64, ptr %51, align 8
  br label %53

53:                                               ; preds = %45, %48
  %54 = phi i64 [ %52, %48 ], [ 0, %45 ]
  %55 = icmp eq i32 %10, 2
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %58 = getelementptr inbounds [7 x %struct.Dimension], ptr %57, i64 0, i64 0
  %59 = getelementptr inbounds nuw %struct.Dimension, ptr %58, i32 0, i32 2
  %60 = load i64, ptr %59, align 8
  br label %66

61:                                               ; preds = %53
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 0
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 2
  %65 = load i64, ptr %64, align 8
  br label %66

66:                                               ; preds = %61, %56
  %67 = phi i64 [ %60, %56 ], [ %65, %61 ]
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %69 = getelementptr inbounds [7 x %struct.Dimension], ptr %68, i64 0, i64 0
  %70 = getelementptr inbounds nuw %struct.Dimension, ptr %69, i32 0, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i32 %13, 2
  br i1 %72, label %73, label %78

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 1
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  br label %78

78:                                               ; preds = %66, %73
  %79 = phi i64 [ %77, %73 ], [ 0, %66 ]
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  store ptr null, ptr %80, align 8
  %81 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %25, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 %33, ptr %82, align 8
  %83 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  store i64 1, ptr %83, align 8
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  store i64 1, ptr %84, align 8
  %85 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  store i64 1, ptr %85, align 8
  %86 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  store i64 1, ptr %86, align 8
  %87 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  store i64 1, ptr %87, align 8
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  store i64 0, ptr %88, align 8
  %89 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  store i64 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  store i64 0, ptr %90, align 8
  %91 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  store i64 0, ptr %91, align 8
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  store i64 0, ptr %92, align 8
  %93 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  store i64 0, ptr %93, align 8
  %94 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  store i64 0, ptr %94, align 8
  %95 = icmp eq i32 %10, 1
  br i1 %95, label %96, label %99

96:                                               ; preds = %78
  %97 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %33, ptr %97, align 8
  %98 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 1, ptr %98, align 8
  br label %99

99:                                               ; preds = %96, %78
  %100 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 4
  %101 = load i8, ptr %100, align 1
  %102 = sext i8 %101 to i32
  %103 = add nsw i32 %10, %13
  %104 = sub nsw i32 %103, 2
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %6, i32 noundef %104, i32 noundef %102, i64 noundef 16)
  br label %105

105:                                              ; preds = %139, %99
  %.054 = phi i64 [ 0, %99 ], [ %140, %139 ]
  %106 = icmp slt i64 %.054, %33
  br i1 %106, label %107, label %141

107:                                              ; preds = %105, %130
  %.053 = phi i64 [ %138, %130 ], [ 0, %105 ]
  %108 = icmp slt i64 %.053, %25
  br i1 %108, label %109, label %139

109:                                              ; preds = %107, %111
  %.sroa.4.0 = phi double [ %128, %111 ], [ 0.000000e+00, %107 ]
  %.sroa.0.0 = phi double [ %127, %111 ], [ 0.000000e+00, %107 ]
  %.0 = phi i64 [ %129, %111 ], [ 0, %107 ]
  %110 = icmp slt i64 %.0, %46
  br i1 %110, label %111, label %130

111:                                              ; preds = %109
  %112 = mul nsw i64 %.053, %54
  %113 = getelementptr inbounds i8, ptr %15, i64 %112
  %114 = mul nsw i64 %.0, %67
  %115 = getelementptr inbounds i8, ptr %113, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = mul nsw i64 %.0, %71
  %118 = getelementptr inbounds i8, ptr %17, i64 %117
  %119 = mul nsw i64 %.054, %79
  %120 = getelementptr inbounds i8, ptr %118, i64 %119
  %121 = getelementptr inbounds nuw { double, double }, ptr %120, i32 0, i32 0
  %122 = load double, ptr %121, align 8
  %123 = getelementptr inbounds nuw { double, double }, ptr %120, i32 0, i32 1
  %124 = load double, ptr %123, align 8
  %125 = fmul double %116, %122
  %126 = fmul double %116, %124
  %127 = fadd double %.sroa.0.0, %125
  %128 = fadd double %.sroa.4.0, %126
  %129 = add nsw i64 %.0, 1
  br label %109

130:                                              ; preds = %109
  %131 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %132 = load ptr, ptr %131, align 8
  %133 = mul nsw i64 %.054, %25
  %134 = add nsw i64 %.053, %133
  %135 = getelementptr inbounds { double, double }, ptr %132, i64 %134
  %136 = getelementptr inbounds nuw { double, double }, ptr %135, i32 0, i32 0
  %137 = getelementptr inbounds nuw { double, double }, ptr %135, i32 0, i32 1
  store double %.sroa.0.0, ptr %136, align 8
  store double %.sroa.4.0, ptr %137, align 8
  %138 = add nsw i64 %.053, 1
  br label %107

139:                                              ; preds = %107
  %140 = add nsw i64 %.054, 1
  br label %105

141:                                              ; preds = %105
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAMatmulComplex8Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq i32 %10, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 0
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %5, %19
  %25 = phi i64 [ %23, %19 ], [ 1, %5 ]
  %26 = icmp eq i32 %13, 2
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %29 = getelementptr inbounds [7 x %struct.Dimension], ptr %28, i64 0, i64 1
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  br label %32

32:                                               ; preds = %24, %27
  %33 = phi i64 [ %31, %27 ], [ 1, %24 ]
  %34 = icmp eq i32 %10, 2
  br i1 %34, label %35, label %40

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %37 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 1
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  br label %45

40:                                               ; preds = %32
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 0
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  br label %45

45:                                               ; preds = %40, %35
  %46 = phi i64 [ %39, %35 ], [ %44, %40 ]
  %47 = icmp eq i32 %10, 2
  br i1 %47, label %48, label %53

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %50 = getelementptr inbounds [7 x %struct.Dimension], ptr %49, i64 0, i64 0
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %50, i32 0, i32 2
  %52 = load i64, ptr %51, align 8
  br label %53

53:                                               ; preds = %45, %48
  %54 = phi i64 [ %52, %48 ], [ 0, %45 ]
  %55 = icmp eq i32 %10, 2
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %58 = getelementptr inbounds [7 x %struct.Dimension], ptr %57, i64 0, i64 1
  %59 = getelementptr inbounds nuw %struct.Dimension, ptr %58, i32 0, i32 2
  %60 = load i64, ptr %59, align 8
  br label %66

61:                                               ; preds = %53
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 0
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 2
  %65 = load i64, ptr %64, align 8
  br label %66

66:                                               ; preds = %61, %56
  %67 = phi i64 [ %60, %56 ], [ %65, %61 ]
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %69 = getelementptr inbounds [7 x %struct.Dimension], ptr %68, i64 0, i64 0
  %70 = getelementptr inbounds nuw %struct.Dimension, ptr %69, i32 0, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i32 %13, 2
  br i1 %72, label %73, label %78

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 1
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  br label %78

78:                                               ; preds = %66, %73
  %79 = phi i64 [ %77, %73 ], [ 0, %66 ]
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  store ptr null, ptr %80, align 8
  %81 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %25, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 %33, ptr %82, align 8
  %83 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  store i64 1, ptr %83, align 8
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  store i64 1, ptr %84, align 8
  %85 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  store i64 1, ptr %85, align 8
  %86 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  store i64 1, ptr %86, align 8
  %87 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  store i64 1, ptr %87, align 8
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  store i64 0, ptr %88, align 8
  %89 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  store i64 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  store i64 0, ptr %90, align 8
  %91 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  store i64 0, ptr %91, align 8
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  store i64 0, ptr %92, align 8
  %93 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  store i64 0, ptr %93, align 8
  %94 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  store i64 0, ptr %94, align 8
  %95 = icmp eq i32 %10, 1
  br i1 %95, label %96, label %99

96:                                               ; preds = %78
  %97 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %33, ptr %97, align 8
  %98 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 1, ptr %98, align 8
  br label %99

99:                                               ; preds = %96, %78
  %100 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %101 = load i8, ptr %100, align 1
  %102 = sext i8 %101 to i32
  %103 = add nsw i32 %10, %13
  %104 = sub nsw i32 %103, 2
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %6, i32 noundef %104, i32 noundef %102, i64 noundef 16)
  br label %105

105:                                              ; preds = %139, %99
  %.054 = phi i64 [ 0, %99 ], [ %140, %139 ]
  %106 = icmp slt i64 %.054, %33
  br i1 %106, label %107, label %141

107:                                              ; preds = %105, %130
  %.053 = phi i64 [ %138, %130 ], [ 0, %105 ]
  %108 = icmp slt i64 %.053, %25
  br i1 %108, label %109, label %139

109:                                              ; preds = %107, %111
  %.sroa.4.0 = phi double [ %128, %111 ], [ 0.000000e+00, %107 ]
  %.sroa.0.0 = phi double [ %127, %111 ], [ 0.000000e+00, %107 ]
  %.0 = phi i64 [ %129, %111 ], [ 0, %107 ]
  %110 = icmp slt i64 %.0, %46
  br i1 %110, label %111, label %130

111:                                              ; preds = %109
  %112 = mul nsw i64 %.053, %54
  %113 = getelementptr inbounds i8, ptr %15, i64 %112
  %114 = mul nsw i64 %.0, %67
  %115 = getelementptr inbounds i8, ptr %113, i64 %114
  %116 = getelementptr inbounds nuw { double, double }, ptr %115, i32 0, i32 0
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds nuw { double, double }, ptr %115, i32 0, i32 1
  %119 = load double, ptr %118, align 8
  %120 = mul nsw i64 %.0, %71
  %121 = getelementptr inbounds i8, ptr %17, i64 %120
  %122 = mul nsw i64 %.054, %79
  %123 = getelementptr inbounds i8, ptr %121, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = fmul double %117, %124
  %126 = fmul double %119, %124
  %127 = fadd double %.sroa.0.0, %125
  %128 = fadd double %.sroa.4.0, %126
  %129 = add nsw i64 %.0, 1
  br label %109

130:                                              ; preds = %109
  %131 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %132 = load ptr, ptr %131, align 8
  %133 = mul nsw i64 %.054, %25
  %134 = add nsw i64 %.053, %133
  %135 = getelementptr inbounds { double, double }, ptr %132, i64 %134
  %136 = getelementptr inbounds nuw { double, double }, ptr %135, i32 0, i32 0
  %137 = getelementptr inbounds nuw { double, double }, ptr %135, i32 0, i32 1
  store double %.sroa.0.0, ptr %136, align 8
  store double %.sroa.4.0, ptr %137, align 8
  %138 = add nsw i64 %.053, 1
  br label %107

139:                                              ; preds = %107
  %140 = add nsw i64 %.054, 1
  br label %105

141:                                              ; preds = %105
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAMatmulTransposeComplex8Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq i32 %10, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 1
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %5, %19
  %25 = phi i64 [ %23, %19 ], [ 1, %5 ]
  %26 = icmp eq i32 %13, 2
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %29 = getelementptr inbounds [7 x %struct.Dimension], ptr %28, i64 0, i64 1
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  br label %32

32:                                               ; preds = %24, %27
  %33 = phi i64 [ %31, %27 ], [ 1, %24 ]
  %34 = icmp eq i32 %10, 2
  br i1 %34, label %35, label %40

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %37 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 0
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  br label %45

40:                                               ; preds = %32
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 0
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  br label %45

45:                                               ; preds = %40, %35
  %46 = phi i64 [ %39, %35 ], [ %44, %40 ]
  %47 = icmp eq i32 %10, 2
  br i1 %47, label %48, label %53

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %50 = getelementptr inbounds [7 x %struct.Dimension], ptr %49, i64 0, i64 1
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %50, i32 0, i32 2
  %52 = load i64, ptr %51, align 8
  br label %53

53:                                               ; preds = %45, %48
  %54 = phi i64 [ %52, %48 ], [ 0, %45 ]
  %55 = icmp eq i32 %10, 2
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %58 = getelementptr inbounds [7 x %struct.Dimension], ptr %57, i64 0, i64 0
  %59 = getelementptr inbounds nuw %struct.Dimension, ptr %58, i32 0, i32 2
  %60 = load i64, ptr %59, align 8
  br label %66

61:                                               ; preds = %53
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 0
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 2
  %65 = load i64, ptr %64, align 8
  br label %66

66:                                               ; preds = %61, %56
  %67 = phi i64 [ %60, %56 ], [ %65, %61 ]
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %69 = getelementptr inbounds [7 x %struct.Dimension], ptr %68, i64 0, i64 0
  %70 = getelementptr inbounds nuw %struct.Dimension, ptr %69, i32 0, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i32 %13, 2
  br i1 %72, label %73, label %78

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 1
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  br label %78

78:                                               ; preds = %66, %73
  %79 = phi i64 [ %77, %73 ], [ 0, %66 ]
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  store ptr null, ptr %80, align 8
  %81 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %25, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 %33, ptr %82, align 8
  %83 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  store i64 1, ptr %83, align 8
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  store i64 1, ptr %84, align 8
  %85 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  store i64 1, ptr %85, align 8
  %86 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  store i64 1, ptr %86, align 8
  %87 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  store i64 1, ptr %87, align 8
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  store i64 0, ptr %88, align 8
  %89 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  store i64 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  store i64 0, ptr %90, align 8
  %91 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  store i64 0, ptr %91, align 8
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  store i64 0, ptr %92, align 8
  %93 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  store i64 0, ptr %93, align 8
  %94 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  store i64 0, ptr %94, align 8
  %95 = icmp eq i32 %10, 1
  br i1 %95, label %96, label %99

96:                                               ; preds = %78
  %97 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %33, ptr %97, align 8
  %98 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 1, ptr %98, align 8
  br label %99

99:                                               ; preds = %96, %78
  %100 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %101 = load i8, ptr %100, align 1
  %102 = sext i8 %101 to i32
  %103 = add nsw i32 %10, %13
  %104 = sub nsw i32 %103, 2
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %6, i32 noundef %104, i32 noundef %102, i64 noundef 16)
  br label %105

105:                                              ; preds = %139, %99
  %.054 = phi i64 [ 0, %99 ], [ %140, %139 ]
  %106 = icmp slt i64 %.054, %33
  br i1 %106, label %107, label %141

107:                                              ; preds = %105, %130
  %.053 = phi i64 [ %138, %130 ], [ 0, %105 ]
  %108 = icmp slt i64 %.053, %25
  br i1 %108, label %109, label %139

109:                                              ; preds = %107, %111
  %.sroa.4.0 = phi double [ %128, %111 ], [ 0.000000e+00, %107 ]
  %.sroa.0.0 = phi double [ %127, %111 ], [ 0.000000e+00, %107 ]
  %.0 = phi i64 [ %129, %111 ], [ 0, %107 ]
  %110 = icmp slt i64 %.0, %46
  br i1 %110, label %111, label %130

111:                                              ; preds = %109
  %112 = mul nsw i64 %.053, %54
  %113 = getelementptr inbounds i8, ptr %15, i64 %112
  %114 = mul nsw i64 %.0, %67
  %115 = getelementptr inbounds i8, ptr %113, i64 %114
  %116 = getelementptr inbounds nuw { double, double }, ptr %115, i32 0, i32 0
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds nuw { double, double }, ptr %115, i32 0, i32 1
  %119 = load double, ptr %118, align 8
  %120 = mul nsw i64 %.0, %71
  %121 = getelementptr inbounds i8, ptr %17, i64 %120
  %122 = mul nsw i64 %.054, %79
  %123 = getelementptr inbounds i8, ptr %121, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = fmul double %117, %124
  %126 = fmul double %119, %124
  %127 = fadd double %.sroa.0.0, %125
  %128 = fadd double %.sroa.4.0, %126
  %129 = add nsw i64 %.0, 1
  br label %109

130:                                              ; preds = %109
  %131 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %132 = load ptr, ptr %131, align 8
  %133 = mul nsw i64 %.054, %25
  %134 = add nsw i64 %.053, %133
  %135 = getelementptr inbounds { double, double }, ptr %132, i64 %134
  %136 = getelementptr inbounds nuw { double, double }, ptr %135, i32 0, i32 0
  %137 = getelementptr inbounds nuw { double, double }, ptr %135, i32 0, i32 1
  store double %.sroa.0.0, ptr %136, align 8
  store double %.sroa.4.0, ptr %137, align 8
  %138 = add nsw i64 %.053, 1
  br label %107

139:                                              ; preds = %107
  %140 = add nsw i64 %.054, 1
  br label %105

141:                                              ; preds = %105
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAMatmulInteger4Integer4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq i32 %10, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 0
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %5, %19
  %25 = phi i64 [ %23, %19 ], [ 1, %5 ]
  %26 = icmp eq i32 %13, 2
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %29 = getelementptr inbounds [7 x %struct.Dimension], ptr %28, i64 0, i64 1
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  br label %32

32:                                               ; preds = %24, %27
  %33 = phi i64 [ %31, %27 ], [ 1, %24 ]
  %34 = icmp eq i32 %10, 2
  br i1 %34, label %35, label %40

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %37 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 1
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  br label %45

40:                                               ; preds = %32
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 0
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  br label %45

45:                                               ; preds = %40, %35
  %46 = phi i64 [ %39, %35 ], [ %44, %40 ]
  %47 = icmp eq i32 %10, 2
  br i1 %47, label %48, label %53

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %50 = getelementptr inbounds [7 x %struct.Dimension], ptr %49, i64 0, i64 0
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %50, i32 0, i32 2
  %52 = load i64, ptr %51, align 8
  br label %53

53:                                               ; preds = %45, %48
  %54 = phi i64 [ %52, %48 ], [ 0, %45 ]
  %55 = icmp eq i32 %10, 2
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %58 = getelementptr inbounds [7 x %struct.Dimension], ptr %57, i64 0, i64 1
  %59 = getelementptr inbounds nuw %struct.Dimension, ptr %58, i32 0, i32 2
  %60 = load i64, ptr %59, align 8
  br label %66

61:                                               ; preds = %53
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 0
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 2
  %65 = load i64, ptr %64, align 8
  br label %66

66:                                               ; preds = %61, %56
  %67 = phi i64 [ %60, %56 ], [ %65, %61 ]
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %69 = getelementptr inbounds [7 x %struct.Dimension], ptr %68, i64 0, i64 0
  %70 = getelementptr inbounds nuw %struct.Dimension, ptr %69, i32 0, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i32 %13, 2
  br i1 %72, label %73, label %78

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 1
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  br label %78

78:                                               ; preds = %66, %73
  %79 = phi i64 [ %77, %73 ], [ 0, %66 ]
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  store ptr null, ptr %80, align 8
  %81 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %25, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 %33, ptr %82, align 8
  %83 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  store i64 1, ptr %83, align 8
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  store i64 1, ptr %84, align 8
  %85 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  store i64 1, ptr %85, align 8
  %86 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  store i64 1, ptr %86, align 8
  %87 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  store i64 1, ptr %87, align 8
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  store i64 0, ptr %88, align 8
  %89 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  store i64 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  store i64 0, ptr %90, align 8
  %91 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  store i64 0, ptr %91, align 8
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  store i64 0, ptr %92, align 8
  %93 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  store i64 0, ptr %93, align 8
  %94 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  store i64 0, ptr %94, align 8
  %95 = icmp eq i32 %10, 1
  br i1 %95, label %96, label %99

96:                                               ; preds = %78
  %97 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %33, ptr %97, align 8
  %98 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 1, ptr %98, align 8
  br label %99

99:                                               ; preds = %96, %78
  %100 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %101 = load i8, ptr %100, align 1
  %102 = sext i8 %101 to i32
  %103 = add nsw i32 %10, %13
  %104 = sub nsw i32 %103, 2
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %6, i32 noundef %104, i32 noundef %102, i64 noundef 4)
  br label %105

105:                                              ; preds = %132, %99
  %.055 = phi i64 [ 0, %99 ], [ %133, %132 ]
  %106 = icmp slt i64 %.055, %33
  br i1 %106, label %107, label %134

107:                                              ; preds = %105, %125
  %.054 = phi i64 [ %131, %125 ], [ 0, %105 ]
  %108 = icmp slt i64 %.054, %25
  br i1 %108, label %109, label %132

109:                                              ; preds = %107, %111
  %.053 = phi i32 [ %123, %111 ], [ 0, %107 ]
  %.0 = phi i64 [ %124, %111 ], [ 0, %107 ]
  %110 = icmp slt i64 %.0, %46
  br i1 %110, label %111, label %125

111:                                              ; preds = %109
  %112 = mul nsw i64 %.054, %54
  %113 = getelementptr inbounds i8, ptr %15, i64 %112
  %114 = mul nsw i64 %.0, %67
  %115 = getelementptr inbounds i8, ptr %113, i64 %114
  %116 = load i32, ptr %115, align 4
  %117 = mul nsw i64 %.0, %71
  %118 = getelementptr inbounds i8, ptr %17, i64 %117
  %119 = mul nsw i64 %.055, %79
  %120 = getelementptr inbounds i8, ptr %118, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = mul nsw i32 %116, %121
  %123 = add nsw i32 %.053, %122
  %124 = add nsw i64 %.0, 1
  br label %109

125:                                              ; preds = %109
  %126 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %127 = load ptr, ptr %126, align 8
  %128 = mul nsw i64 %.055, %25
  %129 = add nsw i64 %.054, %128
  %130 = getelementptr inbounds i32, ptr %127, i64 %129
  store i32 %.053, ptr %130, align 4
  %131 = add nsw i64 %.054, 1
  br label %107

132:                                              ; preds = %107
  %133 = add nsw i64 %.055, 1
  br label %105

134:                                              ; preds = %105
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAMatmulTransposeInteger4Integer4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq i32 %10, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 1
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %5, %19
  %25 = phi i64 [ %23, %19 ], [ 1, %5 ]
  %26 = icmp eq i32 %13, 2
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %29 = getelementptr inbounds [7 x %struct.Dimension], ptr %28, i64 0, i64 1
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  br label %32

32:                                               ; preds = %24, %27
  %33 = phi i64 [ %31, %27 ], [ 1, %24 ]
  %34 = icmp eq i32 %10, 2
  br i1 %34, label %35, label %40

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %37 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 0
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  br label %45

40:                                               ; preds = %32
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 0
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  br label %45

45:                                               ; preds = %40, %35
  %46 = phi i64 [ %39, %35 ], [ %44, %40 ]
  %47 = icmp eq i32 %10, 2
  br i1 %47, label %48, label %53

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %50 = getelementptr inbounds [7 x %struct.Dimension], ptr %49, i64 0, i64 1
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %50, i32 0, i32 2
  %52 = load i64, ptr %51, align 8
  br label %53

53:                                               ; preds = %45, %48
  %54 = phi i64 [ %52, %48 ], [ 0, %45 ]
  %55 = icmp eq i32 %10, 2
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %58 = getelementptr inbounds [7 x %struct.Dimension], ptr %57, i64 0, i64 0
  %59 = getelementptr inbounds nuw %struct.Dimension, ptr %58, i32 0, i32 2
  %60 = load i64, ptr %59, align 8
  br label %66

61:                                               ; preds = %53
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 0
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 2
  %65 = load i64, ptr %64, align 8
  br label %66

66:                                               ; preds = %61, %56
  %67 = phi i64 [ %60, %56 ], [ %65, %61 ]
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %69 = getelementptr inbounds [7 x %struct.Dimension], ptr %68, i64 0, i64 0
  %70 = getelementptr inbounds nuw %struct.Dimension, ptr %69, i32 0, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i32 %13, 2
  br i1 %72, label %73, label %78

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 1
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  br label %78

78:                                               ; preds = %66, %73
  %79 = phi i64 [ %77, %73 ], [ 0, %66 ]
  %80 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  store ptr null, ptr %80, align 8
  %81 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %25, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 %33, ptr %82, align 8
  %83 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 3
  store i64 1, ptr %83, align 8
  %84 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 4
  store i64 1, ptr %84, align 8
  %85 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 5
  store i64 1, ptr %85, align 8
  %86 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 6
  store i64 1, ptr %86, align 8
  %87 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 7
  store i64 1, ptr %87, align 8
  %88 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  store i64 0, ptr %88, align 8
  %89 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  store i64 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 10
  store i64 0, ptr %90, align 8
  %91 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 11
  store i64 0, ptr %91, align 8
  %92 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 12
  store i64 0, ptr %92, align 8
  %93 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 13
  store i64 0, ptr %93, align 8
  %94 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 14
  store i64 0, ptr %94, align 8
  %95 = icmp eq i32 %10, 1
  br i1 %95, label %96, label %99

96:                                               ; preds = %78
  %97 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %33, ptr %97, align 8
  %98 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 1, ptr %98, align 8
  br label %99

99:                                               ; preds = %96, %78
  %100 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %101 = load i8, ptr %100, align 1
  %102 = sext i8 %101 to i32
  %103 = add nsw i32 %10, %13
  %104 = sub nsw i32 %103, 2
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %6, i32 noundef %104, i32 noundef %102, i64 noundef 4)
  br label %105

105:                                              ; preds = %132, %99
  %.055 = phi i64 [ 0, %99 ], [ %133, %132 ]
  %106 = icmp slt i64 %.055, %33
  br i1 %106, label %107, label %134

107:                                              ; preds = %105, %125
  %.054 = phi i64 [ %131, %125 ], [ 0, %105 ]
  %108 = icmp slt i64 %.054, %25
  br i1 %108, label %109, label %132

109:                                              ; preds = %107, %111
  %.053 = phi i32 [ %123, %111 ], [ 0, %107 ]
  %.0 = phi i64 [ %124, %111 ], [ 0, %107 ]
  %110 = icmp slt i64 %.0, %46
  br i1 %110, label %111, label %125

111:                                              ; preds = %109
  %112 = mul nsw i64 %.054, %54
  %113 = getelementptr inbounds i8, ptr %15, i64 %112
  %114 = mul nsw i64 %.0, %67
  %115 = getelementptr inbounds i8, ptr %113, i64 %114
  %116 = load i32, ptr %115, align 4
  %117 = mul nsw i64 %.0, %71
  %118 = getelementptr inbounds i8, ptr %17, i64 %117
  %119 = mul nsw i64 %.055, %79
  %120 = getelementptr inbounds i8, ptr %118, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = mul nsw i32 %116, %121
  %123 = add nsw i32 %.053, %122
  %124 = add nsw i64 %.0, 1
  br label %109

125:                                              ; preds = %109
  %126 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %127 = load ptr, ptr %126, align 8
  %128 = mul nsw i64 %.055, %25
  %129 = add nsw i64 %.054, %128
  %130 = getelementptr inbounds i32, ptr %127, i64 %129
  store i32 %.053, ptr %130, align 4
  %131 = add nsw i64 %.054, 1
  br label %107

132:                                              ; preds = %107
  %133 = add nsw i64 %.055, 1
  br label %105

134:                                              ; preds = %105
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranATranspose(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) alwaysinline nounwind {
  %5 = alloca %struct.View, align 8
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  call void @flat(ptr noundef %1)
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %5, ptr noundef %1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %5, i64 120, i1 false)
  %8 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 2
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  store i64 %9, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i64 %12, ptr %13, align 8
  %14 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 9
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  store i64 %15, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 8
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 9
  store i64 %18, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %21 = load i8, ptr %20, align 1
  %22 = sext i8 %21 to i32
  %23 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %6, i32 noundef 2, i32 noundef %22, i64 noundef %24)
  %25 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %26 = load i64, ptr %25, align 8
  call void @move_all(ptr noundef byval(%struct.View) align 8 %7, ptr noundef byval(%struct.View) align 8 %6, i32 noundef %22, i64 noundef %26)
  ret void
}

define internal void @flat(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %3 = load i8, ptr %2, align 1
  %4 = sext i8 %3 to i32
  %5 = icmp eq i32 %4, 42
  br i1 %5, label %6, label %12

6:                                                ; preds = %1
  %7 = call zeroext i1 @is_known(ptr noundef %0)
  br i1 %7, label %8, label %11

8:                                                ; preds = %6
  %9 = call ptr @type_of(ptr noundef %0)
  %10 = call zeroext i1 @__enzcc_type_deep(ptr noundef %9)
  br i1 %10, label %11, label %12

11:                                               ; preds = %8, %6
  call void @__enzcc_fortran_refuse() #9
  unreachable

12:                                               ; preds = %8, %1
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranASpread(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef %4, i32 noundef %5) alwaysinline nounwind {
  %7 = alloca %struct.View, align 8
  %8 = alloca %struct.View, align 8
  %9 = alloca %struct.View, align 8
  call void @flat(ptr noundef %1)
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %7, i64 120, i1 false)
  %10 = sub nsw i32 %2, 1
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %12 = load i8, ptr %11, align 1
  %13 = sext i8 %12 to i32
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %15 = load i8, ptr %14, align 4
  %16 = zext i8 %15 to i32
  %17 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = icmp slt i64 %3, 0
  %spec.select = select i1 %19, i64 0, i64 %3
  %20 = icmp slt i32 %10, 1
  br i1 %20, label %21, label %28

21:                                               ; preds = %6
  %22 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 2
  store i64 %23, ptr %24, align 8
  %25 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 9
  store i64 %26, ptr %27, align 8
  br label %28

28:                                               ; preds = %21, %6
  %29 = icmp slt i32 %10, 2
  br i1 %29, label %30, label %37

30:                                               ; preds = %28
  %31 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 3
  store i64 %32, ptr %33, align 8
  %34 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 10
  store i64 %35, ptr %36, align 8
  br label %37

37:                                               ; preds = %30, %28
  %38 = icmp slt i32 %10, 3
  br i1 %38, label %39, label %46

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 3
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 4
  store i64 %41, ptr %42, align 8
  %43 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 11
  store i64 %44, ptr %45, align 8
  br label %46

46:                                               ; preds = %39, %37
  %47 = icmp slt i32 %10, 4
  br i1 %47, label %48, label %55

48:                                               ; preds = %46
  %49 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 4
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 5
  store i64 %50, ptr %51, align 8
  %52 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 12
  store i64 %53, ptr %54, align 8
  br label %55

55:                                               ; preds = %48, %46
  %56 = icmp slt i32 %10, 5
  br i1 %56, label %57, label %64

57:                                               ; preds = %55
  %58 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 5
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 6
  store i64 %59, ptr %60, align 8
  %61 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 13
  store i64 %62, ptr %63, align 8
  br label %64

64:                                               ; preds = %57, %55
  %65 = icmp slt i32 %10, 6
  br i1 %65, label %66, label %73

66:                                               ; preds = %64
  %67 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 6
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 7
  store i64 %68, ptr %69, align 8
  %70 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 14
  store i64 %71, ptr %72, align 8
  br label %73

73:                                               ; preds = %66, %64
  switch i32 %10, label %95 [
    i32 0, label %74
    i32 1, label %77
    i32 2, label %80
    i32 3, label %83
    i32 4, label %86
    i32 5, label %89
    i32 6, label %92
  ]

74:                                               ; preds = %73
  %75 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 1
  store i64 %spec.select, ptr %75, align 8
  %76 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 8
  store i64 0, ptr %76, align 8
  br label %95

77:                                               ; preds = %73
  %78 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 2
  store i64 %spec.select, ptr %78, align 8
  %79 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 9
  store i64 0, ptr %79, align 8
  br label %95

80:                                               ; preds = %73
  %81 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 3
  store i64 %spec.select, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 10
  store i64 0, ptr %82, align 8
  br label %95

83:                                               ; preds = %73
  %84 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 4
  store i64 %spec.select, ptr %84, align 8
  %85 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 11
  store i64 0, ptr %85, align 8
  br label %95

86:                                               ; preds = %73
  %87 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 5
  store i64 %spec.select, ptr %87, align 8
  %88 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 12
  store i64 0, ptr %88, align 8
  br label %95

89:                                               ; preds = %73
  %90 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 6
  store i64 %spec.select, ptr %90, align 8
  %91 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 13
  store i64 0, ptr %91, align 8
  br label %95

92:                                               ; preds = %73
  %93 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 7
  store i64 %spec.select, ptr %93, align 8
  %94 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 14
  store i64 0, ptr %94, align 8
  br label %95

95:                                               ; preds = %89, %86, %83, %80, %77, %74, %73, %92
  %96 = add nsw i32 %16, 1
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %9, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %8, i32 noundef %96, i32 noundef %13, i64 noundef %18)
  call void @move_all(ptr noundef byval(%struct.View) align 8 %9, ptr noundef byval(%struct.View) align 8 %8, i32 noundef %13, i64 noundef %18)
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAReshape(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) alwaysinline nounwind {
  %8 = alloca %struct.View, align 8
  %9 = alloca %struct.View, align 8
  %10 = alloca %struct.View, align 8
  %11 = alloca %struct.View, align 8
  call void @flat(ptr noundef %1)
  %12 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %13 = load i8, ptr %12, align 1
  %14 = sext i8 %13 to i32
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %15, i64 0, i64 0
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = trunc i64 %18 to i32
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %8, ptr noundef %1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 @__const.__enzcc_FortranAReshape.wanted, i64 120, i1 false)
  %22 = icmp sgt i32 %19, 0
  br i1 %22, label %23, label %31

23:                                               ; preds = %7
  %24 = call i64 @integer_at(ptr noundef %2, i64 noundef 0)
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %26, label %28

26:                                               ; preds = %23
  %27 = call i64 @integer_at(ptr noundef %2, i64 noundef 0)
  br label %28

28:                                               ; preds = %23, %26
  %29 = phi i64 [ %27, %26 ], [ 0, %23 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 1
  store i64 %29, ptr %30, align 8
  br label %31

31:                                               ; preds = %28, %7
  %32 = icmp sgt i32 %19, 1
  br i1 %32, label %33, label %41

33:                                               ; preds = %31
  %34 = call i64 @integer_at(ptr noundef %2, i64 noundef 1)
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %38

36:                                               ; preds = %33
  %37 = call i64 @integer_at(ptr noundef %2, i64 noundef 1)
  br label %38

38:                                               ; preds = %33, %36
  %39 = phi i64 [ %37, %36 ], [ 0, %33 ]
  %40 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 2
  store i64 %39, ptr %40, align 8
  br label %41

41:                                               ; preds = %38, %31
  %42 = icmp sgt i32 %19, 2
  br i1 %42, label %43, label %51

43:                                               ; preds = %41
  %44 = call i64 @integer_at(ptr noundef %2, i64 noundef 2)
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %48

46:                                               ; preds = %43
  %47 = call i64 @integer_at(ptr noundef %2, i64 noundef 2)
  br label %48

48:                                               ; preds = %43, %46
  %49 = phi i64 [ %47, %46 ], [ 0, %43 ]
  %50 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 3
  store i64 %49, ptr %50, align 8
  br label %51

51:                                               ; preds = %48, %41
  %52 = icmp sgt i32 %19, 3
  br i1 %52, label %53, label %61

53:                                               ; preds = %51
  %54 = call i64 @integer_at(ptr noundef %2, i64 noundef 3)
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %58

56:                                               ; preds = %53
  %57 = call i64 @integer_at(ptr noundef %2, i64 noundef 3)
  br label %58

58:                                               ; preds = %53, %56
  %59 = phi i64 [ %57, %56 ], [ 0, %53 ]
  %60 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 4
  store i64 %59, ptr %60, align 8
  br label %61

61:                                               ; preds = %58, %51
  %62 = icmp sgt i32 %19, 4
  br i1 %62, label %63, label %71

63:                                               ; preds = %61
  %64 = call i64 @integer_at(ptr noundef %2, i64 noundef 4)
  %65 = icmp sgt i64 %64, 0
  br i1 %65, label %66, label %68

66:                                               ; preds = %63
  %67 = call i64 @integer_at(ptr noundef %2, i64 noundef 4)
  br label %68

68:                                               ; preds = %63, %66
  %69 = phi i64 [ %67, %66 ], [ 0, %63 ]
  %70 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 5
  store i64 %69, ptr %70, align 8
  br label %71

71:                                               ; preds = %68, %61
  %72 = icmp sgt i32 %19, 5
  br i1 %72, label %73, label %81

73:                                               ; preds = %71
  %74 = call i64 @integer_at(ptr noundef %2, i64 noundef 5)
  %75 = icmp sgt i64 %74, 0
  br i1 %75, label %76, label %78

76:                                               ; preds = %73
  %77 = call i64 @integer_at(ptr noundef %2, i64 noundef 5)
  br label %78

78:                                               ; preds = %73, %76
  %79 = phi i64 [ %77, %76 ], [ 0, %73 ]
  %80 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 6
  store i64 %79, ptr %80, align 8
  br label %81

81:                                               ; preds = %78, %71
  %82 = icmp sgt i32 %19, 6
  br i1 %82, label %83, label %91

83:                                               ; preds = %81
  %84 = call i64 @integer_at(ptr noundef %2, i64 noundef 6)
  %85 = icmp sgt i64 %84, 0
  br i1 %85, label %86, label %88

86:                                               ; preds = %83
  %87 = call i64 @integer_at(ptr noundef %2, i64 noundef 6)
  br label %88

88:                                               ; preds = %83, %86
  %89 = phi i64 [ %87, %86 ], [ 0, %83 ]
  %90 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 7
  store i64 %89, ptr %90, align 8
  br label %91

91:                                               ; preds = %88, %81
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %10, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %9, i32 noundef %19, i32 noundef %14, i64 noundef %21)
  %92 = icmp ne ptr %4, null
  br i1 %92, label %93, label %157

93:                                               ; preds = %91
  %.sroa.0.0.copyload = load ptr, ptr %10, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %10, i64 8
  %.sroa.2.0.copyload = load i64, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %10, i64 16
  %.sroa.3.0.copyload = load i64, ptr %.sroa.3.0..sroa_idx, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %10, i64 24
  %.sroa.4.0.copyload = load i64, ptr %.sroa.4.0..sroa_idx, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %10, i64 32
  %.sroa.5.0.copyload = load i64, ptr %.sroa.5.0..sroa_idx, align 8
  %.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %10, i64 40
  %.sroa.6.0.copyload = load i64, ptr %.sroa.6.0..sroa_idx, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, ptr %10, i64 48
  %.sroa.7.0.copyload = load i64, ptr %.sroa.7.0..sroa_idx, align 8
  %.sroa.8.0..sroa_idx = getelementptr inbounds i8, ptr %10, i64 56
  %.sroa.8.0.copyload = load i64, ptr %.sroa.8.0..sroa_idx, align 8
  %.sroa.9.0..sroa_idx = getelementptr inbounds i8, ptr %10, i64 64
  %.sroa.9.0.copyload = load i64, ptr %.sroa.9.0..sroa_idx, align 8
  %.sroa.10.0..sroa_idx = getelementptr inbounds i8, ptr %10, i64 72
  %.sroa.10.0.copyload = load i64, ptr %.sroa.10.0..sroa_idx, align 8
  %.sroa.11.0..sroa_idx = getelementptr inbounds i8, ptr %10, i64 80
  %.sroa.11.0.copyload = load i64, ptr %.sroa.11.0..sroa_idx, align 8
  %.sroa.12.0..sroa_idx = getelementptr inbounds i8, ptr %10, i64 88
  %.sroa.12.0.copyload = load i64, ptr %.sroa.12.0..sroa_idx, align 8
  %.sroa.13.0..sroa_idx = getelementptr inbounds i8, ptr %10, i64 96
  %.sroa.13.0.copyload = load i64, ptr %.sroa.13.0..sroa_idx, align 8
  %.sroa.14.0..sroa_idx = getelementptr inbounds i8, ptr %10, i64 104
  %.sroa.14.0.copyload = load i64, ptr %.sroa.14.0..sroa_idx, align 8
  %.sroa.15.0..sroa_idx = getelementptr inbounds i8, ptr %10, i64 112
  %.sroa.15.0.copyload = load i64, ptr %.sroa.15.0..sroa_idx, align 8
  %94 = icmp sgt i32 %19, 0
  br i1 %94, label %95, label %102

95:                                               ; preds = %93
  %96 = call i64 @order_of(ptr noundef %4, i32 noundef 0)
  %97 = trunc i64 %96 to i32
  %98 = call i64 @extent_of(ptr noundef byval(%struct.View) align 8 %10, i32 noundef %97)
  %99 = call i64 @order_of(ptr noundef %4, i32 noundef 0)
  %100 = trunc i64 %99 to i32
  %101 = call i64 @stride_of(ptr noundef byval(%struct.View) align 8 %10, i32 noundef %100)
  br label %102

102:                                              ; preds = %95, %93
  %.sroa.9.0 = phi i64 [ %101, %95 ], [ %.sroa.9.0.copyload, %93 ]
  %.sroa.2.0 = phi i64 [ %98, %95 ], [ %.sroa.2.0.copyload, %93 ]
  %103 = icmp sgt i32 %19, 1
  br i1 %103, label %104, label %111

104:                                              ; preds = %102
  %105 = call i64 @order_of(ptr noundef %4, i32 noundef 1)
  %106 = trunc i64 %105 to i32
  %107 = call i64 @extent_of(ptr noundef byval(%struct.View) align 8 %10, i32 noundef %106)
  %108 = call i64 @order_of(ptr noundef %4, i32 noundef 1)
  %109 = trunc i64 %108 to i32
  %110 = call i64 @stride_of(ptr noundef byval(%struct.View) align 8 %10, i32 noundef %109)
  br label %111

111:                                              ; preds = %104, %102
  %.sroa.10.0 = phi i64 [ %110, %104 ], [ %.sroa.10.0.copyload, %102 ]
  %.sroa.3.0 = phi i64 [ %107, %104 ], [ %.sroa.3.0.copyload, %102 ]
  %112 = icmp sgt i32 %19, 2
  br i1 %112, label %113, label %120

113:                                              ; preds = %111
  %114 = call i64 @order_of(ptr noundef %4, i32 noundef 2)
  %115 = trunc i64 %114 to i32
  %116 = call i64 @extent_of(ptr noundef byval(%struct.View) align 8 %10, i32 noundef %115)
  %117 = call i64 @order_of(ptr noundef %4, i32 noundef 2)
  %118 = trunc i64 %117 to i32
  %119 = call i64 @stride_of(ptr noundef byval(%struct.View) align 8 %10, i32 noundef %118)
  br label %120

120:                                              ; preds = %113, %111
  %.sroa.11.0 = phi i64 [ %119, %113 ], [ %.sroa.11.0.copyload, %111 ]
  %.sroa.4.0 = phi i64 [ %116, %113 ], [ %.sroa.4.0.copyload, %111 ]
  %121 = icmp sgt i32 %19, 3
  br i1 %121, label %122, label %129

122:                                              ; preds = %120
  %123 = call i64 @order_of(ptr noundef %4, i32 noundef 3)
  %124 = trunc i64 %123 to i32
  %125 = call i64 @extent_of(ptr noundef byval(%struct.View) align 8 %10, i32 noundef %124)
  %126 = call i64 @order_of(ptr noundef %4, i32 noundef 3)
  %127 = trunc i64 %126 to i32
  %128 = call i64 @stride_of(ptr noundef byval(%struct.View) align 8 %10, i32 noundef %127)
  br label %129

129:                                              ; preds = %122, %120
  %.sroa.12.0 = phi i64 [ %128, %122 ], [ %.sroa.12.0.copyload, %120 ]
  %.sroa.5.0 = phi i64 [ %125, %122 ], [ %.sroa.5.0.copyload, %120 ]
  %130 = icmp sgt i32 %19, 4
  br i1 %130, label %131, label %138

131:                                              ; preds = %129
  %132 = call i64 @order_of(ptr noundef %4, i32 noundef 4)
  %133 = trunc i64 %132 to i32
  %134 = call i64 @extent_of(ptr noundef byval(%struct.View) align 8 %10, i32 noundef %133)
  %135 = call i64 @order_of(ptr noundef %4, i32 noundef 4)
  %136 = trunc i64 %135 to i32
  %137 = call i64 @stride_of(ptr noundef byval(%struct.View) align 8 %10, i32 noundef %136)
  br label %138

138:                                              ; preds = %131, %129
  %.sroa.6.0 = phi i64 [ %134, %131 ], [ %.sroa.6.0.copyload, %129 ]
  %.sroa.13.0 = phi i64 [ %137, %131 ], [ %.sroa.13.0.copyload, %129 ]
  %139 = icmp sgt i32 %19, 5
  br i1 %139, label %140, label %147

140:                                              ; preds = %138
  %141 = call i64 @order_of(ptr noundef %4, i32 noundef 5)
  %142 = trunc i64 %141 to i32
  %143 = call i64 @extent_of(ptr noundef byval(%struct.View) align 8 %10, i32 noundef %142)
  %144 = call i64 @order_of(ptr noundef %4, i32 noundef 5)
  %145 = trunc i64 %144 to i32
  %146 = call i64 @stride_of(ptr noundef byval(%struct.View) align 8 %10, i32 noundef %145)
  br label %147

147:                                              ; preds = %140, %138
  %.sroa.7.0 = phi i64 [ %143, %140 ], [ %.sroa.7.0.copyload, %138 ]
  %.sroa.14.0 = phi i64 [ %146, %140 ], [ %.sroa.14.0.copyload, %138 ]
  %148 = icmp sgt i32 %19, 6
  br i1 %148, label %149, label %156

149:                                              ; preds = %147
  %150 = call i64 @order_of(ptr noundef %4, i32 noundef 6)
  %151 = trunc i64 %150 to i32
  %152 = call i64 @extent_of(ptr noundef byval(%struct.View) align 8 %10, i32 noundef %151)
  %153 = call i64 @order_of(ptr noundef %4, i32 noundef 6)
  %154 = trunc i64 %153 to i32
  %155 = call i64 @stride_of(ptr noundef byval(%struct.View) align 8 %10, i32 noundef %154)
  br label %156

156:                                              ; preds = %149, %147
  %.sroa.8.0 = phi i64 [ %152, %149 ], [ %.sroa.8.0.copyload, %147 ]
  %.sroa.15.0 = phi i64 [ %155, %149 ], [ %.sroa.15.0.copyload, %147 ]
  store ptr %.sroa.0.0.copyload, ptr %10, align 8
  %.sroa.2.0..sroa_idx60 = getelementptr inbounds i8, ptr %10, i64 8
  store i64 %.sroa.2.0, ptr %.sroa.2.0..sroa_idx60, align 8
  %.sroa.3.0..sroa_idx62 = getelementptr inbounds i8, ptr %10, i64 16
  store i64 %.sroa.3.0, ptr %.sroa.3.0..sroa_idx62, align 8
  %.sroa.4.0..sroa_idx64 = getelementptr inbounds i8, ptr %10, i64 24
  store i64 %.sroa.4.0, ptr %.sroa.4.0..sroa_idx64, align 8
  %.sroa.5.0..sroa_idx66 = getelementptr inbounds i8, ptr %10, i64 32
  store i64 %.sroa.5.0, ptr %.sroa.5.0..sroa_idx66, align 8
  %.sroa.6.0..sroa_idx68 = getelementptr inbounds i8, ptr %10, i64 40
  store i64 %.sroa.6.0, ptr %.sroa.6.0..sroa_idx68, align 8
  %.sroa.7.0..sroa_idx70 = getelementptr inbounds i8, ptr %10, i64 48
  store i64 %.sroa.7.0, ptr %.sroa.7.0..sroa_idx70, align 8
  %.sroa.8.0..sroa_idx72 = getelementptr inbounds i8, ptr %10, i64 56
  store i64 %.sroa.8.0, ptr %.sroa.8.0..sroa_idx72, align 8
  %.sroa.9.0..sroa_idx74 = getelementptr inbounds i8, ptr %10, i64 64
  store i64 %.sroa.9.0, ptr %.sroa.9.0..sroa_idx74, align 8
  %.sroa.10.0..sroa_idx76 = getelementptr inbounds i8, ptr %10, i64 72
  store i64 %.sroa.10.0, ptr %.sroa.10.0..sroa_idx76, align 8
  %.sroa.11.0..sroa_idx78 = getelementptr inbounds i8, ptr %10, i64 80
  store i64 %.sroa.11.0, ptr %.sroa.11.0..sroa_idx78, align 8
  %.sroa.12.0..sroa_idx80 = getelementptr inbounds i8, ptr %10, i64 88
  store i64 %.sroa.12.0, ptr %.sroa.12.0..sroa_idx80, align 8
  %.sroa.13.0..sroa_idx82 = getelementptr inbounds i8, ptr %10, i64 96
  store i64 %.sroa.13.0, ptr %.sroa.13.0..sroa_idx82, align 8
  %.sroa.14.0..sroa_idx84 = getelementptr inbounds i8, ptr %10, i64 104
  store i64 %.sroa.14.0, ptr %.sroa.14.0..sroa_idx84, align 8
  %.sroa.15.0..sroa_idx86 = getelementptr inbounds i8, ptr %10, i64 112
  store i64 %.sroa.15.0, ptr %.sroa.15.0..sroa_idx86, align 8
  br label %157

157:                                              ; preds = %156, %91
  %158 = call i64 @elements(ptr noundef byval(%struct.View) align 8 %8)
  %159 = icmp ne ptr %3, null
  br i1 %159, label %160, label %163

160:                                              ; preds = %157
  %161 = call i64 @elements(ptr noundef byval(%struct.View) align 8 %10)
  %162 = icmp sle i64 %161, %158
  br i1 %162, label %163, label %238

163:                                              ; preds = %160, %157
  br label %164

164:                                              ; preds = %236, %163
  %.0162 = phi i64 [ 0, %163 ], [ %.1, %236 ]
  %.0161 = phi i64 [ 0, %163 ], [ %237, %236 ]
  %165 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 7
  %166 = load i64, ptr %165, align 8
  %167 = icmp slt i64 %.0161, %166
  br i1 %167, label %168, label %351

168:                                              ; preds = %164, %234
  %.1 = phi i64 [ %.2, %234 ], [ %.0162, %164 ]
  %.0160 = phi i64 [ %235, %234 ], [ 0, %164 ]
  %169 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 6
  %170 = load i64, ptr %169, align 8
  %171 = icmp slt i64 %.0160, %170
  br i1 %171, label %172, label %236

172:                                              ; preds = %168, %232
  %.2 = phi i64 [ %.3, %232 ], [ %.1, %168 ]
  %.0159 = phi i64 [ %233, %232 ], [ 0, %168 ]
  %173 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 5
  %174 = load i64, ptr %173, align 8
  %175 = icmp slt i64 %.0159, %174
  br i1 %175, label %176, label %234

176:                                              ; preds = %172, %230
  %.3 = phi i64 [ %.4, %230 ], [ %.2, %172 ]
  %.0158 = phi i64 [ %231, %230 ], [ 0, %172 ]
  %177 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 4
  %178 = load i64, ptr %177, align 8
  %179 = icmp slt i64 %.0158, %178
  br i1 %179, label %180, label %232

180:                                              ; preds = %176, %228
  %.4 = phi i64 [ %.5, %228 ], [ %.3, %176 ]
  %.0157 = phi i64 [ %229, %228 ], [ 0, %176 ]
  %181 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 3
  %182 = load i64, ptr %181, align 8
  %183 = icmp slt i64 %.0157, %182
  br i1 %183, label %184, label %230

184:                                              ; preds = %180, %226
  %.5 = phi i64 [ %.6, %226 ], [ %.4, %180 ]
  %.0156 = phi i64 [ %227, %226 ], [ 0, %180 ]
  %185 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 2
  %186 = load i64, ptr %185, align 8
  %187 = icmp slt i64 %.0156, %186
  br i1 %187, label %188, label %228

188:                                              ; preds = %184, %192
  %.6 = phi i64 [ %224, %192 ], [ %.5, %184 ]
  %.0155 = phi i64 [ %225, %192 ], [ 0, %184 ]
  %189 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 1
  %190 = load i64, ptr %189, align 8
  %191 = icmp slt i64 %.0155, %190
  br i1 %191, label %192, label %226

192:                                              ; preds = %188
  %193 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 0
  %194 = load ptr, ptr %193, align 8
  %195 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 8
  %196 = load i64, ptr %195, align 8
  %197 = mul nsw i64 %.0155, %196
  %198 = getelementptr inbounds i8, ptr %194, i64 %197
  %199 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 9
  %200 = load i64, ptr %199, align 8
  %201 = mul nsw i64 %.0156, %200
  %202 = getelementptr inbounds i8, ptr %198, i64 %201
  %203 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 10
  %204 = load i64, ptr %203, align 8
  %205 = mul nsw i64 %.0157, %204
  %206 = getelementptr inbounds i8, ptr %202, i64 %205
  %207 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 11
  %208 = load i64, ptr %207, align 8
  %209 = mul nsw i64 %.0158, %208
  %210 = getelementptr inbounds i8, ptr %206, i64 %209
  %211 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 12
  %212 = load i64, ptr %211, align 8
  %213 = mul nsw i64 %.0159, %212
  %214 = getelementptr inbounds i8, ptr %210, i64 %213
  %215 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 13
  %216 = load i64, ptr %215, align 8
  %217 = mul nsw i64 %.0160, %216
  %218 = getelementptr inbounds i8, ptr %214, i64 %217
  %219 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 14
  %220 = load i64, ptr %219, align 8
  %221 = mul nsw i64 %.0161, %220
  %222 = getelementptr inbounds i8, ptr %218, i64 %221
  %223 = call ptr @numbered(ptr noundef byval(%struct.View) align 8 %8, i64 noundef %.6)
  call void @move(ptr noundef %222, ptr noundef %223, i32 noundef %14, i64 noundef %21)
  %224 = add nsw i64 %.6, 1
  %225 = add nsw i64 %.0155, 1
  br label %188

226:                                              ; preds = %188
  %227 = add nsw i64 %.0156, 1
  br label %184

228:                                              ; preds = %184
  %229 = add nsw i64 %.0157, 1
  br label %180

230:                                              ; preds = %180
  %231 = add nsw i64 %.0158, 1
  br label %176

232:                                              ; preds = %176
  %233 = add nsw i64 %.0159, 1
  br label %172

234:                                              ; preds = %172
  %235 = add nsw i64 %.0160, 1
  br label %168

236:                                              ; preds = %168
  %237 = add nsw i64 %.0161, 1
  br label %164

238:                                              ; preds = %160
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %11, ptr noundef %3)
  %239 = call i64 @elements(ptr noundef byval(%struct.View) align 8 %11)
  br label %240

240:                                              ; preds = %349, %238
  %.7 = phi i64 [ 0, %238 ], [ %.8, %349 ]
  %.0154 = phi i64 [ 0, %238 ], [ %350, %349 ]
  %241 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 7
  %242 = load i64, ptr %241, align 8
  %243 = icmp slt i64 %.0154, %242
  br i1 %243, label %244, label %351

244:                                              ; preds = %240, %347
  %.8 = phi i64 [ %.9, %347 ], [ %.7, %240 ]
  %.0153 = phi i64 [ %348, %347 ], [ 0, %240 ]
  %245 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 6
  %246 = load i64, ptr %245, align 8
  %247 = icmp slt i64 %.0153, %246
  br i1 %247, label %248, label %349

248:                                              ; preds = %244, %345
  %.9 = phi i64 [ %.10, %345 ], [ %.8, %244 ]
  %.0152 = phi i64 [ %346, %345 ], [ 0, %244 ]
  %249 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 5
  %250 = load i64, ptr %249, align 8
  %251 = icmp slt i64 %.0152, %250
  br i1 %251, label %252, label %347

252:                                              ; preds = %248, %343
  %.10 = phi i64 [ %.11, %343 ], [ %.9, %248 ]
  %.0151 = phi i64 [ %344, %343 ], [ 0, %248 ]
  %253 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 4
  %254 = load i64, ptr %253, align 8
  %255 = icmp slt i64 %.0151, %254
  br i1 %255, label %256, label %345

256:                                              ; preds = %252, %341
  %.11 = phi i64 [ %.12, %341 ], [ %.10, %252 ]
  %.0150 = phi i64 [ %342, %341 ], [ 0, %252 ]
  %257 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 3
  %258 = load i64, ptr %257, align 8
  %259 = icmp slt i64 %.0150, %258
  br i1 %259, label %260, label %343

260:                                              ; preds = %256, %339
  %.12 = phi i64 [ %.13, %339 ], [ %.11, %256 ]
  %.0149 = phi i64 [ %340, %339 ], [ 0, %256 ]
  %261 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 2
  %262 = load i64, ptr %261, align 8
  %263 = icmp slt i64 %.0149, %262
  br i1 %263, label %264, label %341

264:                                              ; preds = %260, %336
  %.13 = phi i64 [ %337, %336 ], [ %.12, %260 ]
  %.0 = phi i64 [ %338, %336 ], [ 0, %260 ]
  %265 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 1
  %266 = load i64, ptr %265, align 8
  %267 = icmp slt i64 %.0, %266
  br i1 %267, label %268, label %339

268:                                              ; preds = %264
  %269 = icmp slt i64 %.13, %158
  br i1 %269, label %270, label %302

270:                                              ; preds = %268
  %271 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 0
  %272 = load ptr, ptr %271, align 8
  %273 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 8
  %274 = load i64, ptr %273, align 8
  %275 = mul nsw i64 %.0, %274
  %276 = getelementptr inbounds i8, ptr %272, i64 %275
  %277 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 9
  %278 = load i64, ptr %277, align 8
  %279 = mul nsw i64 %.0149, %278
  %280 = getelementptr inbounds i8, ptr %276, i64 %279
  %281 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 10
  %282 = load i64, ptr %281, align 8
  %283 = mul nsw i64 %.0150, %282
  %284 = getelementptr inbounds i8, ptr %280, i64 %283
  %285 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 11
  %286 = load i64, ptr %285, align 8
  %287 = mul nsw i64 %.0151, %286
  %288 = getelementptr inbounds i8, ptr %284, i64 %287
  %289 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 12
  %290 = load i64, ptr %289, align 8
  %291 = mul nsw i64 %.0152, %290
  %292 = getelementptr inbounds i8, ptr %288, i64 %291
  %293 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 13
  %294 = load i64, ptr %293, align 8
  %295 = mul nsw i64 %.0153, %294
  %296 = getelementptr inbounds i8, ptr %292, i64 %295
  %297 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 14
  %298 = load i64, ptr %297, align 8
  %299 = mul nsw i64 %.0154, %298
  %300 = getelementptr inbounds i8, ptr %296, i64 %299
  %301 = call ptr @numbered(ptr noundef byval(%struct.View) align 8 %8, i64 noundef %.13)
  call void @move(ptr noundef %300, ptr noundef %301, i32 noundef %14, i64 noundef %21)
  br label %336

302:                                              ; preds = %268
  %303 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 0
  %304 = load ptr, ptr %303, align 8
  %305 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 8
  %306 = load i64, ptr %305, align 8
  %307 = mul nsw i64 %.0, %306
  %308 = getelementptr inbounds i8, ptr %304, i64 %307
  %309 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 9
  %310 = load i64, ptr %309, align 8
  %311 = mul nsw i64 %.0149, %310
  %312 = getelementptr inbounds i8, ptr %308, i64 %311
  %313 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 10
  %314 = load i64, ptr %313, align 8
  %315 = mul nsw i64 %.0150, %314
  %316 = getelementptr inbounds i8, ptr %312, i64 %315
  %317 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 11
  %318 = load i64, ptr %317, align 8
  %319 = mul nsw i64 %.0151, %318
  %320 = getelementptr inbounds i8, ptr %316, i64 %319
  %321 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 12
  %322 = load i64, ptr %321, align 8
  %323 = mul nsw i64 %.0152, %322
  %324 = getelementptr inbounds i8, ptr %320, i64 %323
  %325 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 13
  %326 = load i64, ptr %325, align 8
  %327 = mul nsw i64 %.0153, %326
  %328 = getelementptr inbounds i8, ptr %324, i64 %327
  %329 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 14
  %330 = load i64, ptr %329, align 8
  %331 = mul nsw i64 %.0154, %330
  %332 = getelementptr inbounds i8, ptr %328, i64 %331
  %333 = sub nsw i64 %.13, %158
  %334 = srem i64 %333, %239
  %335 = call ptr @numbered(ptr noundef byval(%struct.View) align 8 %11, i64 noundef %334)
  call void @move(ptr noundef %332, ptr noundef %335, i32 noundef %14, i64 noundef %21)
  br label %336

336:                                              ; preds = %302, %270
  %337 = add nsw i64 %.13, 1
  %338 = add nsw i64 %.0, 1
  br label %264

339:                                              ; preds = %264
  %340 = add nsw i64 %.0149, 1
  br label %260

341:                                              ; preds = %260
  %342 = add nsw i64 %.0150, 1
  br label %256

343:                                              ; preds = %256
  %344 = add nsw i64 %.0151, 1
  br label %252

345:                                              ; preds = %252
  %346 = add nsw i64 %.0152, 1
  br label %248

347:                                              ; preds = %248
  %348 = add nsw i64 %.0153, 1
  br label %244

349:                                              ; preds = %244
  %350 = add nsw i64 %.0154, 1
  br label %240

351:                                              ; preds = %240, %164
  ret void
}

define internal i64 @integer_at(ptr noundef %0, i64 noundef %1) #0 {
  %3 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %6 = getelementptr inbounds [7 x %struct.Dimension], ptr %5, i64 0, i64 0
  %7 = getelementptr inbounds nuw %struct.Dimension, ptr %6, i32 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = mul nsw i64 %1, %8
  %10 = getelementptr inbounds i8, ptr %4, i64 %9
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  switch i64 %12, label %22 [
    i64 1, label %13
    i64 2, label %16
    i64 4, label %19
  ]

13:                                               ; preds = %2
  %14 = load i8, ptr %10, align 1
  %15 = sext i8 %14 to i64
  br label %24

16:                                               ; preds = %2
  %17 = load i16, ptr %10, align 2
  %18 = sext i16 %17 to i64
  br label %24

19:                                               ; preds = %2
  %20 = load i32, ptr %10, align 4
  %21 = sext i32 %20 to i64
  br label %24

22:                                               ; preds = %2
  %23 = load i64, ptr %10, align 8
  br label %24

24:                                               ; preds = %22, %19, %16, %13
  %.0 = phi i64 [ %23, %22 ], [ %15, %13 ], [ %18, %16 ], [ %21, %19 ]
  ret i64 %.0
}

define internal i64 @order_of(ptr noundef %0, i32 noundef %1) #0 {
  %3 = icmp ne ptr %0, null
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = sext i32 %1 to i64
  %6 = call i64 @integer_at(ptr noundef %0, i64 noundef %5)
  %7 = sub nsw i64 %6, 1
  br label %10

8:                                                ; preds = %2
  %9 = sext i32 %1 to i64
  br label %10

10:                                               ; preds = %8, %4
  %11 = phi i64 [ %7, %4 ], [ %9, %8 ]
  ret i64 %11
}

define internal ptr @numbered(ptr noundef byval(%struct.View) align 8 %0, i64 noundef %1) #0 {
  %3 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = srem i64 %1, %4
  %6 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = sdiv i64 %1, %7
  %9 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = srem i64 %8, %10
  %12 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = sdiv i64 %8, %13
  %15 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 3
  %16 = load i64, ptr %15, align 8
  %17 = srem i64 %14, %16
  %18 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 3
  %19 = load i64, ptr %18, align 8
  %20 = sdiv i64 %14, %19
  %21 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 4
  %22 = load i64, ptr %21, align 8
  %23 = srem i64 %20, %22
  %24 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 4
  %25 = load i64, ptr %24, align 8
  %26 = sdiv i64 %20, %25
  %27 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 5
  %28 = load i64, ptr %27, align 8
  %29 = srem i64 %26, %28
  %30 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 5
  %31 = load i64, ptr %30, align 8
  %32 = sdiv i64 %26, %31
  %33 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 6
  %34 = load i64, ptr %33, align 8
  %35 = srem i64 %32, %34
  %36 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 6
  %37 = load i64, ptr %36, align 8
  %38 = sdiv i64 %32, %37
  %39 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 8
  %42 = load i64, ptr %41, align 8
  %43 = mul nsw i64 %5, %42
  %44 = getelementptr inbounds i8, ptr %40, i64 %43
  %45 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 9
  %46 = load i64, ptr %45, align 8
  %47 = mul nsw i64 %11, %46
  %48 = getelementptr inbounds i8, ptr %44, i64 %47
  %49 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 10
  %50 = load i64, ptr %49, align 8
  %51 = mul nsw i64 %17, %50
  %52 = getelementptr inbounds i8, ptr %48, i64 %51
  %53 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 11
  %54 = load i64, ptr %53, align 8
  %55 = mul nsw i64 %23, %54
  %56 = getelementptr inbounds i8, ptr %52, i64 %55
  %57 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 12
  %58 = load i64, ptr %57, align 8
  %59 = mul nsw i64 %29, %58
  %60 = getelementptr inbounds i8, ptr %56, i64 %59
  %61 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 13
  %62 = load i64, ptr %61, align 8
  %63 = mul nsw i64 %35, %62
  %64 = getelementptr inbounds i8, ptr %60, i64 %63
  %65 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 14
  %66 = load i64, ptr %65, align 8
  %67 = mul nsw i64 %38, %66
  %68 = getelementptr inbounds i8, ptr %64, i64 %67
  ret ptr %68
}

define linkonce_odr hidden void @__enzcc_FortranAPack(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) alwaysinline nounwind {
  %7 = alloca %struct.View, align 8
  %8 = alloca %struct.View, align 8
  %9 = alloca %struct.View, align 8
  %10 = alloca %struct.View, align 8
  call void @flat(ptr noundef %1)
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %12 = load i8, ptr %11, align 1
  %13 = sext i8 %12 to i32
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %15 = load i64, ptr %14, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %1)
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %8, ptr noundef %2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 @__const.__enzcc_FortranAPack.shape, i64 120, i1 false)
  br label %16

16:                                               ; preds = %91, %6
  %.092 = phi i64 [ 0, %6 ], [ %.193, %91 ]
  %.090 = phi i64 [ 0, %6 ], [ %92, %91 ]
  %17 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 7
  %18 = load i64, ptr %17, align 8
  %19 = icmp slt i64 %.090, %18
  br i1 %19, label %20, label %93

20:                                               ; preds = %16, %89
  %.193 = phi i64 [ %.294, %89 ], [ %.092, %16 ]
  %.089 = phi i64 [ %90, %89 ], [ 0, %16 ]
  %21 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 6
  %22 = load i64, ptr %21, align 8
  %23 = icmp slt i64 %.089, %22
  br i1 %23, label %24, label %91

24:                                               ; preds = %20, %87
  %.294 = phi i64 [ %.395, %87 ], [ %.193, %20 ]
  %.088 = phi i64 [ %88, %87 ], [ 0, %20 ]
  %25 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 5
  %26 = load i64, ptr %25, align 8
  %27 = icmp slt i64 %.088, %26
  br i1 %27, label %28, label %89

28:                                               ; preds = %24, %85
  %.395 = phi i64 [ %.496, %85 ], [ %.294, %24 ]
  %.087 = phi i64 [ %86, %85 ], [ 0, %24 ]
  %29 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 4
  %30 = load i64, ptr %29, align 8
  %31 = icmp slt i64 %.087, %30
  br i1 %31, label %32, label %87

32:                                               ; preds = %28, %83
  %.496 = phi i64 [ %.597, %83 ], [ %.395, %28 ]
  %.086 = phi i64 [ %84, %83 ], [ 0, %28 ]
  %33 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 3
  %34 = load i64, ptr %33, align 8
  %35 = icmp slt i64 %.086, %34
  br i1 %35, label %36, label %85

36:                                               ; preds = %32, %81
  %.597 = phi i64 [ %.698, %81 ], [ %.496, %32 ]
  %.085 = phi i64 [ %82, %81 ], [ 0, %32 ]
  %37 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 2
  %38 = load i64, ptr %37, align 8
  %39 = icmp slt i64 %.085, %38
  br i1 %39, label %40, label %83

40:                                               ; preds = %36, %44
  %.698 = phi i64 [ %79, %44 ], [ %.597, %36 ]
  %.084 = phi i64 [ %80, %44 ], [ 0, %36 ]
  %41 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = icmp slt i64 %.084, %42
  br i1 %43, label %44, label %81

44:                                               ; preds = %40
  %45 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 0
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 8
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %.084, %48
  %50 = getelementptr inbounds i8, ptr %46, i64 %49
  %51 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 9
  %52 = load i64, ptr %51, align 8
  %53 = mul nsw i64 %.085, %52
  %54 = getelementptr inbounds i8, ptr %50, i64 %53
  %55 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 10
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %.086, %56
  %58 = getelementptr inbounds i8, ptr %54, i64 %57
  %59 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 11
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %.087, %60
  %62 = getelementptr inbounds i8, ptr %58, i64 %61
  %63 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 12
  %64 = load i64, ptr %63, align 8
  %65 = mul nsw i64 %.088, %64
  %66 = getelementptr inbounds i8, ptr %62, i64 %65
  %67 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 13
  %68 = load i64, ptr %67, align 8
  %69 = mul nsw i64 %.089, %68
  %70 = getelementptr inbounds i8, ptr %66, i64 %69
  %71 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 14
  %72 = load i64, ptr %71, align 8
  %73 = mul nsw i64 %.090, %72
  %74 = getelementptr inbounds i8, ptr %70, i64 %73
  %75 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 1
  %76 = load i64, ptr %75, align 8
  %77 = call zeroext i1 @truth(ptr noundef %74, i64 noundef %76)
  %78 = zext i1 %77 to i64
  %79 = add nsw i64 %.698, %78
  %80 = add nsw i64 %.084, 1
  br label %40

81:                                               ; preds = %40
  %82 = add nsw i64 %.085, 1
  br label %36

83:                                               ; preds = %36
  %84 = add nsw i64 %.086, 1
  br label %32

85:                                               ; preds = %32
  %86 = add nsw i64 %.087, 1
  br label %28

87:                                               ; preds = %28
  %88 = add nsw i64 %.088, 1
  br label %24

89:                                               ; preds = %24
  %90 = add nsw i64 %.089, 1
  br label %20

91:                                               ; preds = %20
  %92 = add nsw i64 %.090, 1
  br label %16

93:                                               ; preds = %16
  %94 = icmp ne ptr %3, null
  br i1 %94, label %95, label %100

95:                                               ; preds = %93
  %96 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 7
  %97 = getelementptr inbounds [7 x %struct.Dimension], ptr %96, i64 0, i64 0
  %98 = getelementptr inbounds nuw %struct.Dimension, ptr %97, i32 0, i32 1
  %99 = load i64, ptr %98, align 8
  br label %100

100:                                              ; preds = %93, %95
  %101 = phi i64 [ %99, %95 ], [ %.092, %93 ]
  %102 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 1
  store i64 %101, ptr %102, align 8
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %10, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %9, i32 noundef 1, i32 noundef %13, i64 noundef %15)
  br label %103

103:                                              ; preds = %213, %100
  %.091 = phi i64 [ 0, %100 ], [ %.1, %213 ]
  %.083 = phi i64 [ 0, %100 ], [ %214, %213 ]
  %104 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 7
  %105 = load i64, ptr %104, align 8
  %106 = icmp slt i64 %.083, %105
  br i1 %106, label %107, label %215

107:                                              ; preds = %103, %211
  %.1 = phi i64 [ %.2, %211 ], [ %.091, %103 ]
  %.082 = phi i64 [ %212, %211 ], [ 0, %103 ]
  %108 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 6
  %109 = load i64, ptr %108, align 8
  %110 = icmp slt i64 %.082, %109
  br i1 %110, label %111, label %213

111:                                              ; preds = %107, %209
  %.2 = phi i64 [ %.3, %209 ], [ %.1, %107 ]
  %.081 = phi i64 [ %210, %209 ], [ 0, %107 ]
  %112 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 5
  %113 = load i64, ptr %112, align 8
  %114 = icmp slt i64 %.081, %113
  br i1 %114, label %115, label %211

115:                                              ; preds = %111, %207
  %.3 = phi i64 [ %.4, %207 ], [ %.2, %111 ]
  %.080 = phi i64 [ %208, %207 ], [ 0, %111 ]
  %116 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 4
  %117 = load i64, ptr %116, align 8
  %118 = icmp slt i64 %.080, %117
  br i1 %118, label %119, label %209

119:                                              ; preds = %115, %205
  %.4 = phi i64 [ %.5, %205 ], [ %.3, %115 ]
  %.079 = phi i64 [ %206, %205 ], [ 0, %115 ]
  %120 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 3
  %121 = load i64, ptr %120, align 8
  %122 = icmp slt i64 %.079, %121
  br i1 %122, label %123, label %207

123:                                              ; preds = %119, %203
  %.5 = phi i64 [ %.6, %203 ], [ %.4, %119 ]
  %.078 = phi i64 [ %204, %203 ], [ 0, %119 ]
  %124 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 2
  %125 = load i64, ptr %124, align 8
  %126 = icmp slt i64 %.078, %125
  br i1 %126, label %127, label %205

127:                                              ; preds = %123, %201
  %.6 = phi i64 [ %.7, %201 ], [ %.5, %123 ]
  %.0 = phi i64 [ %202, %201 ], [ 0, %123 ]
  %128 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 1
  %129 = load i64, ptr %128, align 8
  %130 = icmp slt i64 %.0, %129
  br i1 %130, label %131, label %203

131:                                              ; preds = %127
  %132 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 0
  %133 = load ptr, ptr %132, align 8
  %134 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 8
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %.0, %135
  %137 = getelementptr inbounds i8, ptr %133, i64 %136
  %138 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 9
  %139 = load i64, ptr %138, align 8
  %140 = mul nsw i64 %.078, %139
  %141 = getelementptr inbounds i8, ptr %137, i64 %140
  %142 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 10
  %143 = load i64, ptr %142, align 8
  %144 = mul nsw i64 %.079, %143
  %145 = getelementptr inbounds i8, ptr %141, i64 %144
  %146 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 11
  %147 = load i64, ptr %146, align 8
  %148 = mul nsw i64 %.080, %147
  %149 = getelementptr inbounds i8, ptr %145, i64 %148
  %150 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 12
  %151 = load i64, ptr %150, align 8
  %152 = mul nsw i64 %.081, %151
  %153 = getelementptr inbounds i8, ptr %149, i64 %152
  %154 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 13
  %155 = load i64, ptr %154, align 8
  %156 = mul nsw i64 %.082, %155
  %157 = getelementptr inbounds i8, ptr %153, i64 %156
  %158 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 14
  %159 = load i64, ptr %158, align 8
  %160 = mul nsw i64 %.083, %159
  %161 = getelementptr inbounds i8, ptr %157, i64 %160
  %162 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 1
  %163 = load i64, ptr %162, align 8
  %164 = call zeroext i1 @truth(ptr noundef %161, i64 noundef %163)
  br i1 %164, label %165, label %201

165:                                              ; preds = %131
  %166 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 0
  %167 = load ptr, ptr %166, align 8
  %168 = add nsw i64 %.6, 1
  %169 = mul nsw i64 %.6, %15
  %170 = getelementptr inbounds i8, ptr %167, i64 %169
  %171 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %172 = load ptr, ptr %171, align 8
  %173 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %174 = load i64, ptr %173, align 8
  %175 = mul nsw i64 %.0, %174
  %176 = getelementptr inbounds i8, ptr %172, i64 %175
  %177 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %178 = load i64, ptr %177, align 8
  %179 = mul nsw i64 %.078, %178
  %180 = getelementptr inbounds i8, ptr %176, i64 %179
  %181 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %182 = load i64, ptr %181, align 8
  %183 = mul nsw i64 %.079, %182
  %184 = getelementptr inbounds i8, ptr %180, i64 %183
  %185 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %186 = load i64, ptr %185, align 8
  %187 = mul nsw i64 %.080, %186
  %188 = getelementptr inbounds i8, ptr %184, i64 %187
  %189 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %.081, %190
  %192 = getelementptr inbounds i8, ptr %188, i64 %191
  %193 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %194 = load i64, ptr %193, align 8
  %195 = mul nsw i64 %.082, %194
  %196 = getelementptr inbounds i8, ptr %192, i64 %195
  %197 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %198 = load i64, ptr %197, align 8
  %199 = mul nsw i64 %.083, %198
  %200 = getelementptr inbounds i8, ptr %196, i64 %199
  call void @move(ptr noundef %170, ptr noundef %200, i32 noundef %13, i64 noundef %15)
  br label %201

201:                                              ; preds = %131, %165
  %.7 = phi i64 [ %168, %165 ], [ %.6, %131 ]
  %202 = add nsw i64 %.0, 1
  br label %127

203:                                              ; preds = %127
  %204 = add nsw i64 %.078, 1
  br label %123

205:                                              ; preds = %123
  %206 = add nsw i64 %.079, 1
  br label %119

207:                                              ; preds = %119
  %208 = add nsw i64 %.080, 1
  br label %115

209:                                              ; preds = %115
  %210 = add nsw i64 %.081, 1
  br label %111

211:                                              ; preds = %111
  %212 = add nsw i64 %.082, 1
  br label %107

213:                                              ; preds = %107
  %214 = add nsw i64 %.083, 1
  br label %103

215:                                              ; preds = %103
  %216 = icmp ne ptr %3, null
  br i1 %216, label %217, label %235

217:                                              ; preds = %215, %221
  %.8 = phi i64 [ %234, %221 ], [ %.091, %215 ]
  %218 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 1
  %219 = load i64, ptr %218, align 8
  %220 = icmp slt i64 %.8, %219
  br i1 %220, label %221, label %235

221:                                              ; preds = %217
  %222 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 0
  %223 = load ptr, ptr %222, align 8
  %224 = mul nsw i64 %.8, %15
  %225 = getelementptr inbounds i8, ptr %223, i64 %224
  %226 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 0
  %227 = load ptr, ptr %226, align 8
  %228 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 7
  %229 = getelementptr inbounds [7 x %struct.Dimension], ptr %228, i64 0, i64 0
  %230 = getelementptr inbounds nuw %struct.Dimension, ptr %229, i32 0, i32 2
  %231 = load i64, ptr %230, align 8
  %232 = mul nsw i64 %.8, %231
  %233 = getelementptr inbounds i8, ptr %227, i64 %232
  call void @move(ptr noundef %225, ptr noundef %233, i32 noundef %13, i64 noundef %15)
  %234 = add nsw i64 %.8, 1
  br label %217

235:                                              ; preds = %217, %215
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAUnpack(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) alwaysinline nounwind {
  %7 = alloca %struct.View, align 8
  %8 = alloca %struct.View, align 8
  %9 = alloca %struct.View, align 8
  call void @flat(ptr noundef %1)
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %11 = load i8, ptr %10, align 1
  %12 = sext i8 %11 to i32
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %14 = load i8, ptr %13, align 4
  %15 = zext i8 %14 to i32
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %2)
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %8, ptr noundef %3)
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %9, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %7, i32 noundef %15, i32 noundef %12, i64 noundef %17)
  %18 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %19 = getelementptr inbounds [7 x %struct.Dimension], ptr %18, i64 0, i64 0
  %20 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i32 0, i32 2
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  br label %24

24:                                               ; preds = %193, %6
  %.069 = phi i64 [ 0, %6 ], [ %.1, %193 ]
  %.068 = phi i64 [ 0, %6 ], [ %194, %193 ]
  %25 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 7
  %26 = load i64, ptr %25, align 8
  %27 = icmp slt i64 %.068, %26
  br i1 %27, label %28, label %195

28:                                               ; preds = %24, %191
  %.1 = phi i64 [ %.2, %191 ], [ %.069, %24 ]
  %.067 = phi i64 [ %192, %191 ], [ 0, %24 ]
  %29 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 6
  %30 = load i64, ptr %29, align 8
  %31 = icmp slt i64 %.067, %30
  br i1 %31, label %32, label %193

32:                                               ; preds = %28, %189
  %.2 = phi i64 [ %.3, %189 ], [ %.1, %28 ]
  %.066 = phi i64 [ %190, %189 ], [ 0, %28 ]
  %33 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 5
  %34 = load i64, ptr %33, align 8
  %35 = icmp slt i64 %.066, %34
  br i1 %35, label %36, label %191

36:                                               ; preds = %32, %187
  %.3 = phi i64 [ %.4, %187 ], [ %.2, %32 ]
  %.065 = phi i64 [ %188, %187 ], [ 0, %32 ]
  %37 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 4
  %38 = load i64, ptr %37, align 8
  %39 = icmp slt i64 %.065, %38
  br i1 %39, label %40, label %189

40:                                               ; preds = %36, %185
  %.4 = phi i64 [ %.5, %185 ], [ %.3, %36 ]
  %.064 = phi i64 [ %186, %185 ], [ 0, %36 ]
  %41 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 3
  %42 = load i64, ptr %41, align 8
  %43 = icmp slt i64 %.064, %42
  br i1 %43, label %44, label %187

44:                                               ; preds = %40, %183
  %.5 = phi i64 [ %.6, %183 ], [ %.4, %40 ]
  %.063 = phi i64 [ %184, %183 ], [ 0, %40 ]
  %45 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 2
  %46 = load i64, ptr %45, align 8
  %47 = icmp slt i64 %.063, %46
  br i1 %47, label %48, label %185

48:                                               ; preds = %44, %181
  %.6 = phi i64 [ %.7, %181 ], [ %.5, %44 ]
  %.0 = phi i64 [ %182, %181 ], [ 0, %44 ]
  %49 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 1
  %50 = load i64, ptr %49, align 8
  %51 = icmp slt i64 %.0, %50
  br i1 %51, label %52, label %183

52:                                               ; preds = %48
  %53 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %.0, %56
  %58 = getelementptr inbounds i8, ptr %54, i64 %57
  %59 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 9
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %.063, %60
  %62 = getelementptr inbounds i8, ptr %58, i64 %61
  %63 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 10
  %64 = load i64, ptr %63, align 8
  %65 = mul nsw i64 %.064, %64
  %66 = getelementptr inbounds i8, ptr %62, i64 %65
  %67 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 11
  %68 = load i64, ptr %67, align 8
  %69 = mul nsw i64 %.065, %68
  %70 = getelementptr inbounds i8, ptr %66, i64 %69
  %71 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 12
  %72 = load i64, ptr %71, align 8
  %73 = mul nsw i64 %.066, %72
  %74 = getelementptr inbounds i8, ptr %70, i64 %73
  %75 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 13
  %76 = load i64, ptr %75, align 8
  %77 = mul nsw i64 %.067, %76
  %78 = getelementptr inbounds i8, ptr %74, i64 %77
  %79 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 14
  %80 = load i64, ptr %79, align 8
  %81 = mul nsw i64 %.068, %80
  %82 = getelementptr inbounds i8, ptr %78, i64 %81
  %83 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 1
  %84 = load i64, ptr %83, align 8
  %85 = call zeroext i1 @truth(ptr noundef %82, i64 noundef %84)
  br i1 %85, label %86, label %120

86:                                               ; preds = %52
  %87 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 0
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 8
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %.0, %90
  %92 = getelementptr inbounds i8, ptr %88, i64 %91
  %93 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 9
  %94 = load i64, ptr %93, align 8
  %95 = mul nsw i64 %.063, %94
  %96 = getelementptr inbounds i8, ptr %92, i64 %95
  %97 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 10
  %98 = load i64, ptr %97, align 8
  %99 = mul nsw i64 %.064, %98
  %100 = getelementptr inbounds i8, ptr %96, i64 %99
  %101 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 11
  %102 = load i64, ptr %101, align 8
  %103 = mul nsw i64 %.065, %102
  %104 = getelementptr inbounds i8, ptr %100, i64 %103
  %105 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 12
  %106 = load i64, ptr %105, align 8
  %107 = mul nsw i64 %.066, %106
  %108 = getelementptr inbounds i8, ptr %104, i64 %107
  %109 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 13
  %110 = load i64, ptr %109, align 8
  %111 = mul nsw i64 %.067, %110
  %112 = getelementptr inbounds i8, ptr %108, i64 %111
  %113 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 14
  %114 = load i64, ptr %113, align 8
  %115 = mul nsw i64 %.068, %114
  %116 = getelementptr inbounds i8, ptr %112, i64 %115
  %117 = add nsw i64 %.6, 1
  %118 = mul nsw i64 %.6, %21
  %119 = getelementptr inbounds i8, ptr %23, i64 %118
  call void @move(ptr noundef %116, ptr noundef %119, i32 noundef %12, i64 noundef %17)
  br label %181

120:                                              ; preds = %52
  %121 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 0
  %122 = load ptr, ptr %121, align 8
  %123 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 8
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %.0, %124
  %126 = getelementptr inbounds i8, ptr %122, i64 %125
  %127 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 9
  %128 = load i64, ptr %127, align 8
  %129 = mul nsw i64 %.063, %128
  %130 = getelementptr inbounds i8, ptr %126, i64 %129
  %131 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 10
  %132 = load i64, ptr %131, align 8
  %133 = mul nsw i64 %.064, %132
  %134 = getelementptr inbounds i8, ptr %130, i64 %133
  %135 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 11
  %136 = load i64, ptr %135, align 8
  %137 = mul nsw i64 %.065, %136
  %138 = getelementptr inbounds i8, ptr %134, i64 %137
  %139 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 12
  %140 = load i64, ptr %139, align 8
  %141 = mul nsw i64 %.066, %140
  %142 = getelementptr inbounds i8, ptr %138, i64 %141
  %143 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 13
  %144 = load i64, ptr %143, align 8
  %145 = mul nsw i64 %.067, %144
  %146 = getelementptr inbounds i8, ptr %142, i64 %145
  %147 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 14
  %148 = load i64, ptr %147, align 8
  %149 = mul nsw i64 %.068, %148
  %150 = getelementptr inbounds i8, ptr %146, i64 %149
  %151 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 0
  %152 = load ptr, ptr %151, align 8
  %153 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 8
  %154 = load i64, ptr %153, align 8
  %155 = mul nsw i64 %.0, %154
  %156 = getelementptr inbounds i8, ptr %152, i64 %155
  %157 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 9
  %158 = load i64, ptr %157, align 8
  %159 = mul nsw i64 %.063, %158
  %160 = getelementptr inbounds i8, ptr %156, i64 %159
  %161 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 10
  %162 = load i64, ptr %161, align 8
  %163 = mul nsw i64 %.064, %162
  %164 = getelementptr inbounds i8, ptr %160, i64 %163
  %165 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 11
  %166 = load i64, ptr %165, align 8
  %167 = mul nsw i64 %.065, %166
  %168 = getelementptr inbounds i8, ptr %164, i64 %167
  %169 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 12
  %170 = load i64, ptr %169, align 8
  %171 = mul nsw i64 %.066, %170
  %172 = getelementptr inbounds i8, ptr %168, i64 %171
  %173 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 13
  %174 = load i64, ptr %173, align 8
  %175 = mul nsw i64 %.067, %174
  %176 = getelementptr inbounds i8, ptr %172, i64 %175
  %177 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 14
  %178 = load i64, ptr %177, align 8
  %179 = mul nsw i64 %.068, %178
  %180 = getelementptr inbounds i8, ptr %176, i64 %179
  call void @move(ptr noundef %150, ptr noundef %180, i32 noundef %12, i64 noundef %17)
  br label %181

181:                                              ; preds = %86, %120
  %.7 = phi i64 [ %117, %86 ], [ %.6, %120 ]
  %182 = add nsw i64 %.0, 1
  br label %48

183:                                              ; preds = %48
  %184 = add nsw i64 %.063, 1
  br label %44

185:                                              ; preds = %44
  %186 = add nsw i64 %.064, 1
  br label %40

187:                                              ; preds = %40
  %188 = add nsw i64 %.065, 1
  br label %36

189:                                              ; preds = %36
  %190 = add nsw i64 %.066, 1
  br label %32

191:                                              ; preds = %32
  %192 = add nsw i64 %.067, 1
  br label %28

193:                                              ; preds = %28
  %194 = add nsw i64 %.068, 1
  br label %24

195:                                              ; preds = %24
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranACshiftVector(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i32 noundef %4) alwaysinline nounwind {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.View, align 8
  call void @flat(ptr noundef %1)
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %9 = load i8, ptr %8, align 1
  %10 = sext i8 %9 to i32
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %6, ptr noundef %1)
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %6, i32 noundef 1, i32 noundef %10, i64 noundef %12)
  br label %13

13:                                               ; preds = %17, %5
  %.0 = phi i64 [ 0, %5 ], [ %34, %17 ]
  %14 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %.0, %15
  br i1 %16, label %17, label %35

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %21 = load i64, ptr %20, align 8
  %22 = mul nsw i64 %.0, %21
  %23 = getelementptr inbounds i8, ptr %19, i64 %22
  %24 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8
  %26 = add nsw i64 %.0, %2
  %27 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 1
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @wrapped(i64 noundef %26, i64 noundef %28)
  %30 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 8
  %31 = load i64, ptr %30, align 8
  %32 = mul nsw i64 %29, %31
  %33 = getelementptr inbounds i8, ptr %25, i64 %32
  call void @move(ptr noundef %23, ptr noundef %33, i32 noundef %10, i64 noundef %12)
  %34 = add nsw i64 %.0, 1
  br label %13

35:                                               ; preds = %13
  ret void
}

define internal i64 @wrapped(i64 noundef %0, i64 noundef %1) #0 {
  %3 = srem i64 %0, %1
  %4 = icmp slt i64 %3, 0
  %5 = add nsw i64 %3, %1
  %6 = select i1 %4, i64 %5, i64 %3
  ret i64 %6
}

define linkonce_odr hidden void @__enzcc_FortranACshift(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5) alwaysinline nounwind {
  %7 = alloca %struct.View, align 8
  %8 = alloca %struct.View, align 8
  %9 = alloca %struct.View, align 8
  %10 = alloca %struct.View, align 8
  %11 = alloca %struct.View, align 8
  call void @flat(ptr noundef %1)
  %12 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %13 = load i8, ptr %12, align 1
  %14 = sext i8 %13 to i32
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %16 = load i8, ptr %15, align 4
  %17 = zext i8 %16 to i32
  %18 = sub nsw i32 %3, 1
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %20 = load i64, ptr %19, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %1)
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %8, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %7, i32 noundef %17, i32 noundef %14, i64 noundef %20)
  call void @without(ptr dead_on_unwind writable sret(%struct.View) align 8 %9, ptr noundef byval(%struct.View) align 8 %7, i32 noundef %18)
  call void @without(ptr dead_on_unwind writable sret(%struct.View) align 8 %10, ptr noundef byval(%struct.View) align 8 %8, i32 noundef %18)
  %21 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %22 = load i8, ptr %21, align 4
  %23 = zext i8 %22 to i32
  %24 = icmp ne i32 %23, 0
  %. = select i1 %24, ptr %2, ptr null
  call void @mask_view(ptr dead_on_unwind writable sret(%struct.View) align 8 %11, ptr noundef %.)
  %25 = call i64 @extent_of(ptr noundef byval(%struct.View) align 8 %7, i32 noundef %18)
  %26 = call i64 @stride_of(ptr noundef byval(%struct.View) align 8 %7, i32 noundef %18)
  %27 = call i64 @stride_of(ptr noundef byval(%struct.View) align 8 %8, i32 noundef %18)
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %29 = load i8, ptr %28, align 4
  %30 = icmp ne i8 %29, 0
  br i1 %30, label %35, label %31

31:                                               ; preds = %6
  %32 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 0
  store ptr %33, ptr %34, align 8
  br label %35

35:                                               ; preds = %31, %6
  br label %36

36:                                               ; preds = %194, %35
  %.071 = phi i64 [ 0, %35 ], [ %195, %194 ]
  %37 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 7
  %38 = load i64, ptr %37, align 8
  %39 = icmp slt i64 %.071, %38
  br i1 %39, label %40, label %196

40:                                               ; preds = %36, %192
  %.072 = phi i64 [ %193, %192 ], [ 0, %36 ]
  %41 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 6
  %42 = load i64, ptr %41, align 8
  %43 = icmp slt i64 %.072, %42
  br i1 %43, label %44, label %194

44:                                               ; preds = %40, %190
  %.077 = phi i64 [ %191, %190 ], [ 0, %40 ]
  %45 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 5
  %46 = load i64, ptr %45, align 8
  %47 = icmp slt i64 %.077, %46
  br i1 %47, label %48, label %192

48:                                               ; preds = %44, %188
  %.076 = phi i64 [ %189, %188 ], [ 0, %44 ]
  %49 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 4
  %50 = load i64, ptr %49, align 8
  %51 = icmp slt i64 %.076, %50
  br i1 %51, label %52, label %190

52:                                               ; preds = %48, %186
  %.075 = phi i64 [ %187, %186 ], [ 0, %48 ]
  %53 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 3
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %.075, %54
  br i1 %55, label %56, label %188

56:                                               ; preds = %52, %184
  %.074 = phi i64 [ %185, %184 ], [ 0, %52 ]
  %57 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 2
  %58 = load i64, ptr %57, align 8
  %59 = icmp slt i64 %.074, %58
  br i1 %59, label %60, label %186

60:                                               ; preds = %56, %182
  %.073 = phi i64 [ %183, %182 ], [ 0, %56 ]
  %61 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 1
  %62 = load i64, ptr %61, align 8
  %63 = icmp slt i64 %.073, %62
  br i1 %63, label %64, label %184

64:                                               ; preds = %60
  %65 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 0
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 8
  %68 = load i64, ptr %67, align 8
  %69 = mul nsw i64 %.073, %68
  %70 = getelementptr inbounds i8, ptr %66, i64 %69
  %71 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 9
  %72 = load i64, ptr %71, align 8
  %73 = mul nsw i64 %.074, %72
  %74 = getelementptr inbounds i8, ptr %70, i64 %73
  %75 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 10
  %76 = load i64, ptr %75, align 8
  %77 = mul nsw i64 %.075, %76
  %78 = getelementptr inbounds i8, ptr %74, i64 %77
  %79 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 11
  %80 = load i64, ptr %79, align 8
  %81 = mul nsw i64 %.076, %80
  %82 = getelementptr inbounds i8, ptr %78, i64 %81
  %83 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 12
  %84 = load i64, ptr %83, align 8
  %85 = mul nsw i64 %.077, %84
  %86 = getelementptr inbounds i8, ptr %82, i64 %85
  %87 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 13
  %88 = load i64, ptr %87, align 8
  %89 = mul nsw i64 %.072, %88
  %90 = getelementptr inbounds i8, ptr %86, i64 %89
  %91 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 14
  %92 = load i64, ptr %91, align 8
  %93 = mul nsw i64 %.071, %92
  %94 = getelementptr inbounds i8, ptr %90, i64 %93
  %95 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 1
  %96 = load i64, ptr %95, align 8
  %97 = icmp eq i64 %96, 4
  br i1 %97, label %98, label %101

98:                                               ; preds = %64
  %99 = load i32, ptr %94, align 4
  %100 = sext i32 %99 to i64
  br label %110

101:                                              ; preds = %64
  %102 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 1
  %103 = load i64, ptr %102, align 8
  %104 = icmp eq i64 %103, 8
  br i1 %104, label %105, label %107

105:                                              ; preds = %101
  %106 = load i64, ptr %94, align 8
  br label %110

107:                                              ; preds = %101
  %108 = load i8, ptr %94, align 1
  %109 = sext i8 %108 to i64
  br label %110

110:                                              ; preds = %105, %107, %98
  %111 = phi i64 [ %100, %98 ], [ %106, %105 ], [ %109, %107 ]
  br label %112

112:                                              ; preds = %114, %110
  %.0 = phi i64 [ 0, %110 ], [ %181, %114 ]
  %113 = icmp slt i64 %.0, %25
  br i1 %113, label %114, label %182

114:                                              ; preds = %112
  %115 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 0
  %116 = load ptr, ptr %115, align 8
  %117 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 8
  %118 = load i64, ptr %117, align 8
  %119 = mul nsw i64 %.073, %118
  %120 = getelementptr inbounds i8, ptr %116, i64 %119
  %121 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 9
  %122 = load i64, ptr %121, align 8
  %123 = mul nsw i64 %.074, %122
  %124 = getelementptr inbounds i8, ptr %120, i64 %123
  %125 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 10
  %126 = load i64, ptr %125, align 8
  %127 = mul nsw i64 %.075, %126
  %128 = getelementptr inbounds i8, ptr %124, i64 %127
  %129 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 11
  %130 = load i64, ptr %129, align 8
  %131 = mul nsw i64 %.076, %130
  %132 = getelementptr inbounds i8, ptr %128, i64 %131
  %133 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 12
  %134 = load i64, ptr %133, align 8
  %135 = mul nsw i64 %.077, %134
  %136 = getelementptr inbounds i8, ptr %132, i64 %135
  %137 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 13
  %138 = load i64, ptr %137, align 8
  %139 = mul nsw i64 %.072, %138
  %140 = getelementptr inbounds i8, ptr %136, i64 %139
  %141 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 14
  %142 = load i64, ptr %141, align 8
  %143 = mul nsw i64 %.071, %142
  %144 = getelementptr inbounds i8, ptr %140, i64 %143
  %145 = mul nsw i64 %.0, %27
  %146 = getelementptr inbounds i8, ptr %144, i64 %145
  %147 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 0
  %148 = load ptr, ptr %147, align 8
  %149 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 8
  %150 = load i64, ptr %149, align 8
  %151 = mul nsw i64 %.073, %150
  %152 = getelementptr inbounds i8, ptr %148, i64 %151
  %153 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 9
  %154 = load i64, ptr %153, align 8
  %155 = mul nsw i64 %.074, %154
  %156 = getelementptr inbounds i8, ptr %152, i64 %155
  %157 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 10
  %158 = load i64, ptr %157, align 8
  %159 = mul nsw i64 %.075, %158
  %160 = getelementptr inbounds i8, ptr %156, i64 %159
  %161 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 11
  %162 = load i64, ptr %161, align 8
  %163 = mul nsw i64 %.076, %162
  %164 = getelementptr inbounds i8, ptr %160, i64 %163
  %165 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 12
  %166 = load i64, ptr %165, align 8
  %167 = mul nsw i64 %.077, %166
  %168 = getelementptr inbounds i8, ptr %164, i64 %167
  %169 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 13
  %170 = load i64, ptr %169, align 8
  %171 = mul nsw i64 %.072, %170
  %172 = getelementptr inbounds i8, ptr %168, i64 %171
  %173 = getelementptr inbounds nuw %struct.View, ptr %9, i32 0, i32 14
  %174 = load i64, ptr %173, align 8
  %175 = mul nsw i64 %.071, %174
  %176 = getelementptr inbounds i8, ptr %172, i64 %175
  %177 = add nsw i64 %.0, %111
  %178 = call i64 @wrapped(i64 noundef %177, i64 noundef %25)
  %179 = mul nsw i64 %178, %26
  %180 = getelementptr inbounds i8, ptr %176, i64 %179
  call void @move(ptr noundef %146, ptr noundef %180, i32 noundef %14, i64 noundef %20)
  %181 = add nsw i64 %.0, 1
  br label %112

182:                                              ; preds = %112
  %183 = add nsw i64 %.073, 1
  br label %60

184:                                              ; preds = %60
  %185 = add nsw i64 %.074, 1
  br label %56

186:                                              ; preds = %56
  %187 = add nsw i64 %.075, 1
  br label %52

188:                                              ; preds = %52
  %189 = add nsw i64 %.076, 1
  br label %48

190:                                              ; preds = %48
  %191 = add nsw i64 %.077, 1
  br label %44

192:                                              ; preds = %44
  %193 = add nsw i64 %.072, 1
  br label %40

194:                                              ; preds = %40
  %195 = add nsw i64 %.071, 1
  br label %36

196:                                              ; preds = %36
  ret void
}

define linkonce_odr hidden void @__enzcc_FortranAEoshiftVector(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) alwaysinline nounwind {
  %7 = alloca %struct.View, align 8
  %8 = alloca %struct.View, align 8
  call void @flat(ptr noundef %1)
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %10 = load i8, ptr %9, align 1
  %11 = sext i8 %10 to i32
  %12 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %7, ptr noundef %1)
  call void @result(ptr dead_on_unwind writable sret(%struct.View) align 8 %8, ptr noundef %0, ptr noundef byval(%struct.View) align 8 %7, i32 noundef 1, i32 noundef %11, i64 noundef %13)
  br label %14

14:                                               ; preds = %55, %6
  %.0 = phi i64 [ 0, %6 ], [ %56, %55 ]
  %15 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = icmp slt i64 %.0, %16
  br i1 %17, label %18, label %57

18:                                               ; preds = %14
  %19 = add nsw i64 %.0, %2
  %20 = icmp sge i64 %19, 0
  %21 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = icmp slt i64 %19, %22
  %or.cond = select i1 %20, i1 %23, i1 false
  br i1 %or.cond, label %24, label %37

24:                                               ; preds = %18
  %25 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 8
  %28 = load i64, ptr %27, align 8
  %29 = mul nsw i64 %.0, %28
  %30 = getelementptr inbounds i8, ptr %26, i64 %29
  %31 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 8
  %34 = load i64, ptr %33, align 8
  %35 = mul nsw i64 %19, %34
  %36 = getelementptr inbounds i8, ptr %32, i64 %35
  call void @move(ptr noundef %30, ptr noundef %36, i32 noundef %11, i64 noundef %13)
  br label %55

37:                                               ; preds = %18
  %38 = icmp ne ptr %3, null
  br i1 %38, label %39, label %48

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 8
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %.0, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 %44
  %46 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8
  call void @move(ptr noundef %45, ptr noundef %47, i32 noundef %11, i64 noundef %13)
  br label %55

48:                                               ; preds = %37
  %49 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 8
  %52 = load i64, ptr %51, align 8
  %53 = mul nsw i64 %.0, %52
  %54 = getelementptr inbounds i8, ptr %50, i64 %53
  call void @llvm.memset.p0.i64(ptr align 1 %54, i8 0, i64 %13, i1 false)
  br label %55

55:                                               ; preds = %24, %48, %39
  %56 = add nsw i64 %.0, 1
  br label %14

57:                                               ; preds = %14
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

define linkonce_odr hidden float @__enzcc_FortranAModReal4(float noundef %0, float noundef %1, ptr noundef %2, i32 noundef %3) alwaysinline nounwind {
  %5 = frem float %0, %1
  ret float %5
}

define linkonce_odr hidden float @__enzcc_FortranAModuloReal4(float noundef %0, float noundef %1, ptr noundef %2, i32 noundef %3) alwaysinline nounwind {
  %5 = frem float %0, %1
  %6 = fcmp une float %5, 0.000000e+00
  br i1 %6, label %7, label %15

7:                                                ; preds = %4
  %8 = fcmp olt float %5, 0.000000e+00
  %9 = zext i1 %8 to i32
  %10 = fcmp olt float %1, 0.000000e+00
  %11 = zext i1 %10 to i32
  %12 = icmp ne i32 %9, %11
  br i1 %12, label %13, label %15

13:                                               ; preds = %7
  %14 = fadd float %5, %1
  br label %15

15:                                               ; preds = %4, %7, %13
  %16 = phi float [ %14, %13 ], [ %5, %7 ], [ %5, %4 ]
  ret float %16
}

define linkonce_odr hidden double @__enzcc_FortranAModReal8(double noundef %0, double noundef %1, ptr noundef %2, i32 noundef %3) alwaysinline nounwind {
  %5 = frem double %0, %1
  ret double %5
}

define linkonce_odr hidden double @__enzcc_FortranAModuloReal8(double noundef %0, double noundef %1, ptr noundef %2, i32 noundef %3) alwaysinline nounwind {
  %5 = frem double %0, %1
  %6 = fcmp une double %5, 0.000000e+00
  br i1 %6, label %7, label %15

7:                                                ; preds = %4
  %8 = fcmp olt double %5, 0.000000e+00
  %9 = zext i1 %8 to i32
  %10 = fcmp olt double %1, 0.000000e+00
  %11 = zext i1 %10 to i32
  %12 = icmp ne i32 %9, %11
  br i1 %12, label %13, label %15

13:                                               ; preds = %7
  %14 = fadd double %5, %1
  br label %15

15:                                               ; preds = %4, %7, %13
  %16 = phi double [ %14, %13 ], [ %5, %7 ], [ %5, %4 ]
  ret double %16
}

define linkonce_odr hidden { double, double } @__enzcc_FortranAzpowi(double noundef %0, double noundef %1, i32 noundef %2) alwaysinline nounwind {
  %4 = icmp slt i32 %2, 0
  %5 = sext i32 %2 to i64
  %6 = sub i64 0, %5
  %7 = sext i32 %2 to i64
  %8 = select i1 %4, i64 %6, i64 %7
  br label %9

9:                                                ; preds = %42, %3
  %.sroa.011.0 = phi double [ %0, %3 ], [ %43, %42 ]
  %.sroa.514.0 = phi double [ %1, %3 ], [ %44, %42 ]
  %.0 = phi i64 [ %8, %3 ], [ %45, %42 ]
  %.sroa.5.0 = phi double [ 0.000000e+00, %3 ], [ %.sroa.5.1, %42 ]
  %.sroa.0.0 = phi double [ 1.000000e+00, %3 ], [ %.sroa.0.1, %42 ]
  %10 = icmp ne i64 %.0, 0
  br i1 %10, label %11, label %46

11:                                               ; preds = %9
  %12 = and i64 %.0, 1
  %13 = icmp ne i64 %12, 0
  br i1 %13, label %14, label %28

14:                                               ; preds = %11
  %15 = fmul double %.sroa.0.0, %.sroa.011.0
  %16 = fmul double %.sroa.5.0, %.sroa.514.0
  %17 = fmul double %.sroa.0.0, %.sroa.514.0
  %18 = fmul double %.sroa.5.0, %.sroa.011.0
  %19 = fsub double %15, %16
  %20 = fadd double %17, %18
  %21 = fcmp uno double %19, %19
  br i1 %21, label %22, label %28, !prof !278

22:                                               ; preds = %14
  %23 = fcmp uno double %20, %20
  br i1 %23, label %24, label %28, !prof !278

24:                                               ; preds = %22
  %25 = call { double, double } @__muldc3(double noundef %.sroa.0.0, double noundef %.sroa.5.0, double noundef %.sroa.011.0, double noundef %.sroa.514.0) #11
  %26 = extractvalue { double, double } %25, 0
  %27 = extractvalue { double, double } %25, 1
  br label %28

28:                                               ; preds = %14, %22, %24, %11
  %.sroa.5.1 = phi double [ %.sroa.5.0, %11 ], [ %20, %14 ], [ %20, %22 ], [ %27, %24 ]
  %.sroa.0.1 = phi double [ %.sroa.0.0, %11 ], [ %19, %14 ], [ %19, %22 ], [ %26, %24 ]
  %29 = fmul double %.sroa.011.0, %.sroa.011.0
  %30 = fmul double %.sroa.514.0, %.sroa.514.0
  %31 = fmul double %.sroa.011.0, %.sroa.514.0
  %32 = fmul double %.sroa.514.0, %.sroa.011.0
  %33 = fsub double %29, %30
  %34 = fadd double %31, %32
  %35 = fcmp uno double %33, %33
  br i1 %35, label %36, label %42, !prof !278

36:                                               ; preds = %28
  %37 = fcmp uno double %34, %34
  br i1 %37, label %38, label %42, !prof !278

38:                                               ; preds = %36
  %39 = call { double, double } @__muldc3(double noundef %.sroa.011.0, double noundef %.sroa.514.0, double noundef %.sroa.011.0, double noundef %.sroa.514.0) #11
  %40 = extractvalue { double, double } %39, 0
  %41 = extractvalue { double, double } %39, 1
  br label %42

42:                                               ; preds = %28, %36, %38
  %43 = phi double [ %33, %28 ], [ %33, %36 ], [ %40, %38 ]
  %44 = phi double [ %34, %28 ], [ %34, %36 ], [ %41, %38 ]
  %45 = lshr i64 %.0, 1
  br label %9

46:                                               ; preds = %9
  %47 = icmp slt i32 %2, 0
  br i1 %47, label %48, label %52

48:                                               ; preds = %46
  %49 = call { double, double } @__divdc3(double noundef 1.000000e+00, double noundef 0.000000e+00, double noundef %.sroa.0.0, double noundef %.sroa.5.0) #11
  %50 = extractvalue { double, double } %49, 0
  %51 = extractvalue { double, double } %49, 1
  br label %52

52:                                               ; preds = %46, %48
  %53 = phi double [ %50, %48 ], [ %.sroa.0.0, %46 ]
  %54 = phi double [ %51, %48 ], [ %.sroa.5.0, %46 ]
  %.fca.0.insert = insertvalue { double, double } poison, double %53, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %54, 1
  ret { double, double } %.fca.1.insert
}

declare { double, double } @__divdc3(double, double, double, double)

define linkonce_odr hidden { double, double } @__enzcc_FortranAzpowk(double noundef %0, double noundef %1, i64 noundef %2) alwaysinline nounwind {
  %4 = icmp slt i64 %2, 0
  %5 = sub i64 0, %2
  %6 = select i1 %4, i64 %5, i64 %2
  br label %7

7:                                                ; preds = %40, %3
  %.sroa.011.0 = phi double [ %0, %3 ], [ %41, %40 ]
  %.sroa.514.0 = phi double [ %1, %3 ], [ %42, %40 ]
  %.0 = phi i64 [ %6, %3 ], [ %43, %40 ]
  %.sroa.5.0 = phi double [ 0.000000e+00, %3 ], [ %.sroa.5.1, %40 ]
  %.sroa.0.0 = phi double [ 1.000000e+00, %3 ], [ %.sroa.0.1, %40 ]
  %8 = icmp ne i64 %.0, 0
  br i1 %8, label %9, label %44

9:                                                ; preds = %7
  %10 = and i64 %.0, 1
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %26

12:                                               ; preds = %9
  %13 = fmul double %.sroa.0.0, %.sroa.011.0
  %14 = fmul double %.sroa.5.0, %.sroa.514.0
  %15 = fmul double %.sroa.0.0, %.sroa.514.0
  %16 = fmul double %.sroa.5.0, %.sroa.011.0
  %17 = fsub double %13, %14
  %18 = fadd double %15, %16
  %19 = fcmp uno double %17, %17
  br i1 %19, label %20, label %26, !prof !278

20:                                               ; preds = %12
  %21 = fcmp uno double %18, %18
  br i1 %21, label %22, label %26, !prof !278

22:                                               ; preds = %20
  %23 = call { double, double } @__muldc3(double noundef %.sroa.0.0, double noundef %.sroa.5.0, double noundef %.sroa.011.0, double noundef %.sroa.514.0) #11
  %24 = extractvalue { double, double } %23, 0
  %25 = extractvalue { double, double } %23, 1
  br label %26

26:                                               ; preds = %12, %20, %22, %9
  %.sroa.5.1 = phi double [ %.sroa.5.0, %9 ], [ %18, %12 ], [ %18, %20 ], [ %25, %22 ]
  %.sroa.0.1 = phi double [ %.sroa.0.0, %9 ], [ %17, %12 ], [ %17, %20 ], [ %24, %22 ]
  %27 = fmul double %.sroa.011.0, %.sroa.011.0
  %28 = fmul double %.sroa.514.0, %.sroa.514.0
  %29 = fmul double %.sroa.011.0, %.sroa.514.0
  %30 = fmul double %.sroa.514.0, %.sroa.011.0
  %31 = fsub double %27, %28
  %32 = fadd double %29, %30
  %33 = fcmp uno double %31, %31
  br i1 %33, label %34, label %40, !prof !278

34:                                               ; preds = %26
  %35 = fcmp uno double %32, %32
  br i1 %35, label %36, label %40, !prof !278

36:                                               ; preds = %34
  %37 = call { double, double } @__muldc3(double noundef %.sroa.011.0, double noundef %.sroa.514.0, double noundef %.sroa.011.0, double noundef %.sroa.514.0) #11
  %38 = extractvalue { double, double } %37, 0
  %39 = extractvalue { double, double } %37, 1
  br label %40

40:                                               ; preds = %26, %34, %36
  %41 = phi double [ %31, %26 ], [ %31, %34 ], [ %38, %36 ]
  %42 = phi double [ %32, %26 ], [ %32, %34 ], [ %39, %36 ]
  %43 = lshr i64 %.0, 1
  br label %7

44:                                               ; preds = %7
  %45 = icmp slt i64 %2, 0
  br i1 %45, label %46, label %50

46:                                               ; preds = %44
  %47 = call { double, double } @__divdc3(double noundef 1.000000e+00, double noundef 0.000000e+00, double noundef %.sroa.0.0, double noundef %.sroa.5.0) #11
  %48 = extractvalue { double, double } %47, 0
  %49 = extractvalue { double, double } %47, 1
  br label %50

50:                                               ; preds = %44, %46
  %51 = phi double [ %48, %46 ], [ %.sroa.0.0, %44 ]
  %52 = phi double [ %49, %46 ], [ %.sroa.5.0, %44 ]
  %.fca.0.insert = insertvalue { double, double } poison, double %51, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %52, 1
  ret { double, double } %.fca.1.insert
}

define linkonce_odr hidden <2 x float> @__enzcc_FortranAcpowi(<2 x float> noundef %0, i32 noundef %1) alwaysinline nounwind {
  %3 = icmp slt i32 %1, 0
  %4 = sext i32 %1 to i64
  %5 = sub i64 0, %4
  %6 = sext i32 %1 to i64
  %7 = select i1 %3, i64 %5, i64 %6
  br label %8

8:                                                ; preds = %37, %2
  %.sroa.5.0 = phi float [ 0.000000e+00, %2 ], [ %.sroa.5.1, %37 ]
  %.sroa.03.0 = phi float [ 1.000000e+00, %2 ], [ %.sroa.03.1, %37 ]
  %.0 = phi i64 [ %7, %2 ], [ %40, %37 ]
  %.sroa.014.0 = phi <2 x float> [ %0, %2 ], [ %.sroa.014.4.vec.insert, %37 ]
  %9 = icmp ne i64 %.0, 0
  br i1 %9, label %10, label %41

10:                                               ; preds = %8
  %11 = and i64 %.0, 1
  %12 = icmp ne i64 %11, 0
  br i1 %12, label %13, label %25

13:                                               ; preds = %10
  %.sroa.014.0.vec.extract = extractelement <2 x float> %.sroa.014.0, i32 0
  %.sroa.014.4.vec.extract = extractelement <2 x float> %.sroa.014.0, i32 1
  %14 = fmul float %.sroa.03.0, %.sroa.014.0.vec.extract
  %15 = fmul float %.sroa.5.0, %.sroa.014.4.vec.extract
  %16 = fmul float %.sroa.03.0, %.sroa.014.4.vec.extract
  %17 = fmul float %.sroa.5.0, %.sroa.014.0.vec.extract
  %18 = fsub float %14, %15
  %19 = fadd float %16, %17
  %20 = fcmp uno float %18, %18
  br i1 %20, label %21, label %25, !prof !278

21:                                               ; preds = %13
  %22 = fcmp uno float %19, %19
  br i1 %22, label %23, label %25, !prof !278

23:                                               ; preds = %21
  %24 = call <2 x float> @__mulsc3(float noundef %.sroa.03.0, float noundef %.sroa.5.0, float noundef %.sroa.014.0.vec.extract, float noundef %.sroa.014.4.vec.extract) #11
  %.sroa.02.0.vec.extract = extractelement <2 x float> %24, i32 0
  %.sroa.02.4.vec.extract = extractelement <2 x float> %24, i32 1
  br label %25

25:                                               ; preds = %13, %21, %23, %10
  %.sroa.5.1 = phi float [ %.sroa.5.0, %10 ], [ %19, %13 ], [ %19, %21 ], [ %.sroa.02.4.vec.extract, %23 ]
  %.sroa.03.1 = phi float [ %.sroa.03.0, %10 ], [ %18, %13 ], [ %18, %21 ], [ %.sroa.02.0.vec.extract, %23 ]
  %.sroa.014.0.vec.extract16 = extractelement <2 x float> %.sroa.014.0, i32 0
  %.sroa.014.4.vec.extract21 = extractelement <2 x float> %.sroa.014.0, i32 1
  %.sroa.014.0.vec.extract18 = extractelement <2 x float> %.sroa.014.0, i32 0
  %.sroa.014.4.vec.extract23 = extractelement <2 x float> %.sroa.014.0, i32 1
  %26 = fmul float %.sroa.014.0.vec.extract18, %.sroa.014.0.vec.extract16
  %27 = fmul float %.sroa.014.4.vec.extract23, %.sroa.014.4.vec.extract21
  %28 = fmul float %.sroa.014.0.vec.extract18, %.sroa.014.4.vec.extract21
  %29 = fmul float %.sroa.014.4.vec.extract23, %.sroa.014.0.vec.extract16
  %30 = fsub float %26, %27
  %31 = fadd float %28, %29
  %32 = fcmp uno float %30, %30
  br i1 %32, label %33, label %37, !prof !278

33:                                               ; preds = %25
  %34 = fcmp uno float %31, %31
  br i1 %34, label %35, label %37, !prof !278

35:                                               ; preds = %33
  %36 = call <2 x float> @__mulsc3(float noundef %.sroa.014.0.vec.extract18, float noundef %.sroa.014.4.vec.extract23, float noundef %.sroa.014.0.vec.extract16, float noundef %.sroa.014.4.vec.extract21) #11
  %.sroa.01.0.vec.extract = extractelement <2 x float> %36, i32 0
  %.sroa.01.4.vec.extract = extractelement <2 x float> %36, i32 1
  br label %37

37:                                               ; preds = %35, %33, %25
  %38 = phi float [ %30, %25 ], [ %30, %33 ], [ %.sroa.01.0.vec.extract, %35 ]
  %39 = phi float [ %31, %25 ], [ %31, %33 ], [ %.sroa.01.4.vec.extract, %35 ]
  %.sroa.014.0.vec.insert = insertelement <2 x float> %.sroa.014.0, float %38, i32 0
  %.sroa.014.4.vec.insert = insertelement <2 x float> %.sroa.014.0.vec.insert, float %39, i32 1
  %40 = lshr i64 %.0, 1
  br label %8

41:                                               ; preds = %8
  %42 = icmp slt i32 %1, 0
  br i1 %42, label %43, label %45

43:                                               ; preds = %41
  %44 = call <2 x float> @__divsc3(float noundef 1.000000e+00, float noundef 0.000000e+00, float noundef %.sroa.03.0, float noundef %.sroa.5.0) #11
  %.sroa.0.0.vec.extract = extractelement <2 x float> %44, i32 0
  %.sroa.0.4.vec.extract = extractelement <2 x float> %44, i32 1
  br label %45

45:                                               ; preds = %41, %43
  %46 = phi float [ %.sroa.0.0.vec.extract, %43 ], [ %.sroa.03.0, %41 ]
  %47 = phi float [ %.sroa.0.4.vec.extract, %43 ], [ %.sroa.5.0, %41 ]
  %.sroa.025.0.vec.insert = insertelement <2 x float> undef, float %46, i32 0
  %.sroa.025.4.vec.insert = insertelement <2 x float> %.sroa.025.0.vec.insert, float %47, i32 1
  ret <2 x float> %.sroa.025.4.vec.insert
}

declare <2 x float> @__divsc3(float, float, float, float)

define linkonce_odr hidden <2 x float> @__enzcc_FortranAcpowk(<2 x float> noundef %0, i64 noundef %1) alwaysinline nounwind {
  %3 = icmp slt i64 %1, 0
  %4 = sub i64 0, %1
  %5 = select i1 %3, i64 %4, i64 %1
  br label %6

6:                                                ; preds = %35, %2
  %.sroa.5.0 = phi float [ 0.000000e+00, %2 ], [ %.sroa.5.1, %35 ]
  %.sroa.03.0 = phi float [ 1.000000e+00, %2 ], [ %.sroa.03.1, %35 ]
  %.0 = phi i64 [ %5, %2 ], [ %38, %35 ]
  %.sroa.014.0 = phi <2 x float> [ %0, %2 ], [ %.sroa.014.4.vec.insert, %35 ]
  %7 = icmp ne i64 %.0, 0
  br i1 %7, label %8, label %39

8:                                                ; preds = %6
  %9 = and i64 %.0, 1
  %10 = icmp ne i64 %9, 0
  br i1 %10, label %11, label %23

11:                                               ; preds = %8
  %.sroa.014.0.vec.extract = extractelement <2 x float> %.sroa.014.0, i32 0
  %.sroa.014.4.vec.extract = extractelement <2 x float> %.sroa.014.0, i32 1
  %12 = fmul float %.sroa.03.0, %.sroa.014.0.vec.extract
  %13 = fmul float %.sroa.5.0, %.sroa.014.4.vec.extract
  %14 = fmul float %.sroa.03.0, %.sroa.014.4.vec.extract
  %15 = fmul float %.sroa.5.0, %.sroa.014.0.vec.extract
  %16 = fsub float %12, %13
  %17 = fadd float %14, %15
  %18 = fcmp uno float %16, %16
  br i1 %18, label %19, label %23, !prof !278

19:                                               ; preds = %11
  %20 = fcmp uno float %17, %17
  br i1 %20, label %21, label %23, !prof !278

21:                                               ; preds = %19
  %22 = call <2 x float> @__mulsc3(float noundef %.sroa.03.0, float noundef %.sroa.5.0, float noundef %.sroa.014.0.vec.extract, float noundef %.sroa.014.4.vec.extract) #11
  %.sroa.02.0.vec.extract = extractelement <2 x float> %22, i32 0
  %.sroa.02.4.vec.extract = extractelement <2 x float> %22, i32 1
  br label %23

23:                                               ; preds = %11, %19, %21, %8
  %.sroa.5.1 = phi float [ %.sroa.5.0, %8 ], [ %17, %11 ], [ %17, %19 ], [ %.sroa.02.4.vec.extract, %21 ]
  %.sroa.03.1 = phi float [ %.sroa.03.0, %8 ], [ %16, %11 ], [ %16, %19 ], [ %.sroa.02.0.vec.extract, %21 ]
  %.sroa.014.0.vec.extract16 = extractelement <2 x float> %.sroa.014.0, i32 0
  %.sroa.014.4.vec.extract21 = extractelement <2 x float> %.sroa.014.0, i32 1
  %.sroa.014.0.vec.extract18 = extractelement <2 x float> %.sroa.014.0, i32 0
  %.sroa.014.4.vec.extract23 = extractelement <2 x float> %.sroa.014.0, i32 1
  %24 = fmul float %.sroa.014.0.vec.extract18, %.sroa.014.0.vec.extract16
  %25 = fmul float %.sroa.014.4.vec.extract23, %.sroa.014.4.vec.extract21
  %26 = fmul float %.sroa.014.0.vec.extract18, %.sroa.014.4.vec.extract21
  %27 = fmul float %.sroa.014.4.vec.extract23, %.sroa.014.0.vec.extract16
  %28 = fsub float %24, %25
  %29 = fadd float %26, %27
  %30 = fcmp uno float %28, %28
  br i1 %30, label %31, label %35, !prof !278

31:                                               ; preds = %23
  %32 = fcmp uno float %29, %29
  br i1 %32, label %33, label %35, !prof !278

33:                                               ; preds = %31
  %34 = call <2 x float> @__mulsc3(float noundef %.sroa.014.0.vec.extract18, float noundef %.sroa.014.4.vec.extract23, float noundef %.sroa.014.0.vec.extract16, float noundef %.sroa.014.4.vec.extract21) #11
  %.sroa.01.0.vec.extract = extractelement <2 x float> %34, i32 0
  %.sroa.01.4.vec.extract = extractelement <2 x float> %34, i32 1
  br label %35

35:                                               ; preds = %33, %31, %23
  %36 = phi float [ %28, %23 ], [ %28, %31 ], [ %.sroa.01.0.vec.extract, %33 ]
  %37 = phi float [ %29, %23 ], [ %29, %31 ], [ %.sroa.01.4.vec.extract, %33 ]
  %.sroa.014.0.vec.insert = insertelement <2 x float> %.sroa.014.0, float %36, i32 0
  %.sroa.014.4.vec.insert = insertelement <2 x float> %.sroa.014.0.vec.insert, float %37, i32 1
  %38 = lshr i64 %.0, 1
  br label %6

39:                                               ; preds = %6
  %40 = icmp slt i64 %1, 0
  br i1 %40, label %41, label %43

41:                                               ; preds = %39
  %42 = call <2 x float> @__divsc3(float noundef 1.000000e+00, float noundef 0.000000e+00, float noundef %.sroa.03.0, float noundef %.sroa.5.0) #11
  %.sroa.0.0.vec.extract = extractelement <2 x float> %42, i32 0
  %.sroa.0.4.vec.extract = extractelement <2 x float> %42, i32 1
  br label %43

43:                                               ; preds = %39, %41
  %44 = phi float [ %.sroa.0.0.vec.extract, %41 ], [ %.sroa.03.0, %39 ]
  %45 = phi float [ %.sroa.0.4.vec.extract, %41 ], [ %.sroa.5.0, %39 ]
  %.sroa.025.0.vec.insert = insertelement <2 x float> undef, float %44, i32 0
  %.sroa.025.4.vec.insert = insertelement <2 x float> %.sroa.025.0.vec.insert, float %45, i32 1
  ret <2 x float> %.sroa.025.4.vec.insert
}

define linkonce_odr hidden double @__enzcc_FortranAFPow8i(double noundef %0, i32 noundef %1) alwaysinline nounwind {
  %3 = icmp slt i32 %1, 0
  %4 = sext i32 %1 to i64
  %5 = sub i64 0, %4
  %6 = sext i32 %1 to i64
  %7 = select i1 %3, i64 %5, i64 %6
  br label %8

8:                                                ; preds = %10, %2
  %.013 = phi double [ %0, %2 ], [ %14, %10 ]
  %.012 = phi i64 [ %7, %2 ], [ %15, %10 ]
  %.0 = phi double [ 1.000000e+00, %2 ], [ %.1, %10 ]
  %9 = icmp ne i64 %.012, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %8
  %11 = and i64 %.012, 1
  %12 = icmp ne i64 %11, 0
  %13 = fmul double %.0, %.013
  %.1 = select i1 %12, double %13, double %.0
  %14 = fmul double %.013, %.013
  %15 = lshr i64 %.012, 1
  br label %8

16:                                               ; preds = %8
  %17 = icmp slt i32 %1, 0
  %18 = fdiv double 1.000000e+00, %.0
  %19 = select i1 %17, double %18, double %.0
  ret double %19
}

define linkonce_odr hidden double @__enzcc_FortranAFPow8k(double noundef %0, i64 noundef %1) alwaysinline nounwind {
  %3 = icmp slt i64 %1, 0
  %4 = sub i64 0, %1
  %5 = select i1 %3, i64 %4, i64 %1
  br label %6

6:                                                ; preds = %8, %2
  %.013 = phi double [ %0, %2 ], [ %12, %8 ]
  %.012 = phi i64 [ %5, %2 ], [ %13, %8 ]
  %.0 = phi double [ 1.000000e+00, %2 ], [ %.1, %8 ]
  %7 = icmp ne i64 %.012, 0
  br i1 %7, label %8, label %14

8:                                                ; preds = %6
  %9 = and i64 %.012, 1
  %10 = icmp ne i64 %9, 0
  %11 = fmul double %.0, %.013
  %.1 = select i1 %10, double %11, double %.0
  %12 = fmul double %.013, %.013
  %13 = lshr i64 %.012, 1
  br label %6

14:                                               ; preds = %6
  %15 = icmp slt i64 %1, 0
  %16 = fdiv double 1.000000e+00, %.0
  %17 = select i1 %15, double %16, double %.0
  ret double %17
}

define linkonce_odr hidden float @__enzcc_FortranAFPow4i(float noundef %0, i32 noundef %1) alwaysinline nounwind {
  %3 = icmp slt i32 %1, 0
  %4 = sext i32 %1 to i64
  %5 = sub i64 0, %4
  %6 = sext i32 %1 to i64
  %7 = select i1 %3, i64 %5, i64 %6
  br label %8

8:                                                ; preds = %10, %2
  %.013 = phi float [ %0, %2 ], [ %14, %10 ]
  %.012 = phi i64 [ %7, %2 ], [ %15, %10 ]
  %.0 = phi float [ 1.000000e+00, %2 ], [ %.1, %10 ]
  %9 = icmp ne i64 %.012, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %8
  %11 = and i64 %.012, 1
  %12 = icmp ne i64 %11, 0
  %13 = fmul float %.0, %.013
  %.1 = select i1 %12, float %13, float %.0
  %14 = fmul float %.013, %.013
  %15 = lshr i64 %.012, 1
  br label %8

16:                                               ; preds = %8
  %17 = icmp slt i32 %1, 0
  %18 = fdiv float 1.000000e+00, %.0
  %19 = select i1 %17, float %18, float %.0
  ret float %19
}

define linkonce_odr hidden float @__enzcc_FortranAFPow4k(float noundef %0, i64 noundef %1) alwaysinline nounwind {
  %3 = icmp slt i64 %1, 0
  %4 = sub i64 0, %1
  %5 = select i1 %3, i64 %4, i64 %1
  br label %6

6:                                                ; preds = %8, %2
  %.013 = phi float [ %0, %2 ], [ %12, %8 ]
  %.012 = phi i64 [ %5, %2 ], [ %13, %8 ]
  %.0 = phi float [ 1.000000e+00, %2 ], [ %.1, %8 ]
  %7 = icmp ne i64 %.012, 0
  br i1 %7, label %8, label %14

8:                                                ; preds = %6
  %9 = and i64 %.012, 1
  %10 = icmp ne i64 %9, 0
  %11 = fmul float %.0, %.013
  %.1 = select i1 %10, float %11, float %.0
  %12 = fmul float %.013, %.013
  %13 = lshr i64 %.012, 1
  br label %6

14:                                               ; preds = %6
  %15 = icmp slt i64 %1, 0
  %16 = fdiv float 1.000000e+00, %.0
  %17 = select i1 %15, float %16, float %.0
  ret float %17
}

define linkonce_odr hidden float @__enzcc_FortranAScale4(float noundef %0, i64 noundef %1) alwaysinline nounwind {
  %3 = icmp sgt i64 %1, 100000
  %4 = icmp slt i64 %1, -100000
  %5 = trunc i64 %1 to i32
  %6 = select i1 %4, i32 -100000, i32 %5
  %7 = select i1 %3, i32 100000, i32 %6
  %8 = call float @llvm.ldexp.f32.i32(float %0, i32 %7)
  ret float %8
}

declare float @llvm.ldexp.f32.i32(float, i32) #5

define linkonce_odr hidden float @__enzcc_FortranAFraction4(float noundef %0) alwaysinline nounwind {
  %2 = fcmp oeq float %0, 0.000000e+00
  br i1 %2, label %9, label %3

3:                                                ; preds = %1
  %4 = call { float, i32 } @llvm.frexp.f32.i32(float %0)
  %5 = extractvalue { float, i32 } %4, 1
  %6 = extractvalue { float, i32 } %4, 0
  %7 = sub nsw i32 0, %5
  %8 = call float @llvm.ldexp.f32.i32(float %0, i32 %7)
  br label %9

9:                                                ; preds = %1, %3
  %.0 = phi float [ %8, %3 ], [ %0, %1 ]
  ret float %.0
}

declare { float, i32 } @llvm.frexp.f32.i32(float) #5

define linkonce_odr hidden float @__enzcc_FortranASetExponent4(float noundef %0, i64 noundef %1) alwaysinline nounwind {
  %3 = call float @__enzcc_FortranAFraction4(float noundef %0)
  %4 = call float @__enzcc_FortranAScale4(float noundef %3, i64 noundef %1)
  ret float %4
}

define linkonce_odr hidden double @__enzcc_FortranAScale8(double noundef %0, i64 noundef %1) alwaysinline nounwind {
  %3 = icmp sgt i64 %1, 100000
  %4 = icmp slt i64 %1, -100000
  %5 = trunc i64 %1 to i32
  %6 = select i1 %4, i32 -100000, i32 %5
  %7 = select i1 %3, i32 100000, i32 %6
  %8 = call double @llvm.ldexp.f64.i32(double %0, i32 %7)
  ret double %8
}

declare double @llvm.ldexp.f64.i32(double, i32) #5

define linkonce_odr hidden double @__enzcc_FortranAFraction8(double noundef %0) alwaysinline nounwind {
  %2 = fcmp oeq double %0, 0.000000e+00
  br i1 %2, label %9, label %3

3:                                                ; preds = %1
  %4 = call { double, i32 } @llvm.frexp.f64.i32(double %0)
  %5 = extractvalue { double, i32 } %4, 1
  %6 = extractvalue { double, i32 } %4, 0
  %7 = sub nsw i32 0, %5
  %8 = call double @llvm.ldexp.f64.i32(double %0, i32 %7)
  br label %9

9:                                                ; preds = %1, %3
  %.0 = phi double [ %8, %3 ], [ %0, %1 ]
  ret double %.0
}

declare { double, i32 } @llvm.frexp.f64.i32(double) #5

define linkonce_odr hidden double @__enzcc_FortranASetExponent8(double noundef %0, i64 noundef %1) alwaysinline nounwind {
  %3 = call double @__enzcc_FortranAFraction8(double noundef %0)
  %4 = call double @__enzcc_FortranAScale8(double noundef %3, i64 noundef %1)
  ret double %4
}

define linkonce_odr hidden zeroext i1 @__enzcc_FortranAioInputDescriptor(ptr noundef %0, ptr noundef %1) alwaysinline nounwind {
  %3 = alloca %struct.View, align 8
  %4 = alloca %struct.Copy, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %3, ptr noundef %1)
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %6 = load i8, ptr %5, align 1
  %7 = sext i8 %6 to i32
  switch i32 %7, label %328 [
    i32 27, label %8
    i32 28, label %88
    i32 34, label %168
    i32 35, label %248
  ]

8:                                                ; preds = %2, %84
  %.0127 = phi i8 [ %.1, %84 ], [ 1, %2 ]
  %.0126 = phi i64 [ %85, %84 ], [ 0, %2 ]
  %9 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 7
  %10 = load i64, ptr %9, align 8
  %11 = icmp slt i64 %.0126, %10
  br i1 %11, label %12, label %86

12:                                               ; preds = %8, %82
  %.1 = phi i8 [ %.2, %82 ], [ %.0127, %8 ]
  %.0125 = phi i64 [ %83, %82 ], [ 0, %8 ]
  %13 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 6
  %14 = load i64, ptr %13, align 8
  %15 = icmp slt i64 %.0125, %14
  br i1 %15, label %16, label %84

16:                                               ; preds = %12, %80
  %.2 = phi i8 [ %.3, %80 ], [ %.1, %12 ]
  %.0124 = phi i64 [ %81, %80 ], [ 0, %12 ]
  %17 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 5
  %18 = load i64, ptr %17, align 8
  %19 = icmp slt i64 %.0124, %18
  br i1 %19, label %20, label %82

20:                                               ; preds = %16, %78
  %.3 = phi i8 [ %.4, %78 ], [ %.2, %16 ]
  %.0123 = phi i64 [ %79, %78 ], [ 0, %16 ]
  %21 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 4
  %22 = load i64, ptr %21, align 8
  %23 = icmp slt i64 %.0123, %22
  br i1 %23, label %24, label %80

24:                                               ; preds = %20, %76
  %.4 = phi i8 [ %.5, %76 ], [ %.3, %20 ]
  %.0122 = phi i64 [ %77, %76 ], [ 0, %20 ]
  %25 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 3
  %26 = load i64, ptr %25, align 8
  %27 = icmp slt i64 %.0122, %26
  br i1 %27, label %28, label %78

28:                                               ; preds = %24, %74
  %.5 = phi i8 [ %.6, %74 ], [ %.4, %24 ]
  %.0121 = phi i64 [ %75, %74 ], [ 0, %24 ]
  %29 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 2
  %30 = load i64, ptr %29, align 8
  %31 = icmp slt i64 %.0121, %30
  br i1 %31, label %32, label %76

32:                                               ; preds = %28, %70
  %.6 = phi i8 [ %72, %70 ], [ %.5, %28 ]
  %.0120 = phi i64 [ %73, %70 ], [ 0, %28 ]
  %33 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = icmp slt i64 %.0120, %34
  br i1 %35, label %36, label %74

36:                                               ; preds = %32
  %37 = trunc i8 %.6 to i1
  br i1 %37, label %38, label %70

38:                                               ; preds = %36
  %39 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 8
  %42 = load i64, ptr %41, align 8
  %43 = mul nsw i64 %.0120, %42
  %44 = getelementptr inbounds i8, ptr %40, i64 %43
  %45 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 9
  %46 = load i64, ptr %45, align 8
  %47 = mul nsw i64 %.0121, %46
  %48 = getelementptr inbounds i8, ptr %44, i64 %47
  %49 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 10
  %50 = load i64, ptr %49, align 8
  %51 = mul nsw i64 %.0122, %50
  %52 = getelementptr inbounds i8, ptr %48, i64 %51
  %53 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 11
  %54 = load i64, ptr %53, align 8
  %55 = mul nsw i64 %.0123, %54
  %56 = getelementptr inbounds i8, ptr %52, i64 %55
  %57 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 12
  %58 = load i64, ptr %57, align 8
  %59 = mul nsw i64 %.0124, %58
  %60 = getelementptr inbounds i8, ptr %56, i64 %59
  %61 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 13
  %62 = load i64, ptr %61, align 8
  %63 = mul nsw i64 %.0125, %62
  %64 = getelementptr inbounds i8, ptr %60, i64 %63
  %65 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 14
  %66 = load i64, ptr %65, align 8
  %67 = mul nsw i64 %.0126, %66
  %68 = getelementptr inbounds i8, ptr %64, i64 %67
  %69 = call zeroext i1 @_FortranAioInputReal32(ptr noundef %0, ptr noundef %68)
  br label %70

70:                                               ; preds = %38, %36
  %71 = phi i1 [ false, %36 ], [ %69, %38 ]
  %72 = zext i1 %71 to i8
  %73 = add nsw i64 %.0120, 1
  br label %32

74:                                               ; preds = %32
  %75 = add nsw i64 %.0121, 1
  br label %28

76:                                               ; preds = %28
  %77 = add nsw i64 %.0122, 1
  br label %24

78:                                               ; preds = %24
  %79 = add nsw i64 %.0123, 1
  br label %20

80:                                               ; preds = %20
  %81 = add nsw i64 %.0124, 1
  br label %16

82:                                               ; preds = %16
  %83 = add nsw i64 %.0125, 1
  br label %12

84:                                               ; preds = %12
  %85 = add nsw i64 %.0126, 1
  br label %8

86:                                               ; preds = %8
  %87 = trunc i8 %.0127 to i1
  br label %332

88:                                               ; preds = %2, %164
  %.7 = phi i8 [ %.8, %164 ], [ 1, %2 ]
  %.0119 = phi i64 [ %165, %164 ], [ 0, %2 ]
  %89 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 7
  %90 = load i64, ptr %89, align 8
  %91 = icmp slt i64 %.0119, %90
  br i1 %91, label %92, label %166

92:                                               ; preds = %88, %162
  %.8 = phi i8 [ %.9, %162 ], [ %.7, %88 ]
  %.0118 = phi i64 [ %163, %162 ], [ 0, %88 ]
  %93 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 6
  %94 = load i64, ptr %93, align 8
  %95 = icmp slt i64 %.0118, %94
  br i1 %95, label %96, label %164

96:                                               ; preds = %92, %160
  %.9 = phi i8 [ %.10, %160 ], [ %.8, %92 ]
  %.0117 = phi i64 [ %161, %160 ], [ 0, %92 ]
  %97 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 5
  %98 = load i64, ptr %97, align 8
  %99 = icmp slt i64 %.0117, %98
  br i1 %99, label %100, label %162

100:                                              ; preds = %96, %158
  %.10 = phi i8 [ %.11, %158 ], [ %.9, %96 ]
  %.0116 = phi i64 [ %159, %158 ], [ 0, %96 ]
  %101 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 4
  %102 = load i64, ptr %101, align 8
  %103 = icmp slt i64 %.0116, %102
  br i1 %103, label %104, label %160

104:                                              ; preds = %100, %156
  %.11 = phi i8 [ %.12, %156 ], [ %.10, %100 ]
  %.0115 = phi i64 [ %157, %156 ], [ 0, %100 ]
  %105 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 3
  %106 = load i64, ptr %105, align 8
  %107 = icmp slt i64 %.0115, %106
  br i1 %107, label %108, label %158

108:                                              ; preds = %104, %154
  %.12 = phi i8 [ %.13, %154 ], [ %.11, %104 ]
  %.0114 = phi i64 [ %155, %154 ], [ 0, %104 ]
  %109 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 2
  %110 = load i64, ptr %109, align 8
  %111 = icmp slt i64 %.0114, %110
  br i1 %111, label %112, label %156

112:                                              ; preds = %108, %150
  %.13 = phi i8 [ %152, %150 ], [ %.12, %108 ]
  %.0113 = phi i64 [ %153, %150 ], [ 0, %108 ]
  %113 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 1
  %114 = load i64, ptr %113, align 8
  %115 = icmp slt i64 %.0113, %114
  br i1 %115, label %116, label %154

116:                                              ; preds = %112
  %117 = trunc i8 %.13 to i1
  br i1 %117, label %118, label %150

118:                                              ; preds = %116
  %119 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 0
  %120 = load ptr, ptr %119, align 8
  %121 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 8
  %122 = load i64, ptr %121, align 8
  %123 = mul nsw i64 %.0113, %122
  %124 = getelementptr inbounds i8, ptr %120, i64 %123
  %125 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 9
  %126 = load i64, ptr %125, align 8
  %127 = mul nsw i64 %.0114, %126
  %128 = getelementptr inbounds i8, ptr %124, i64 %127
  %129 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 10
  %130 = load i64, ptr %129, align 8
  %131 = mul nsw i64 %.0115, %130
  %132 = getelementptr inbounds i8, ptr %128, i64 %131
  %133 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 11
  %134 = load i64, ptr %133, align 8
  %135 = mul nsw i64 %.0116, %134
  %136 = getelementptr inbounds i8, ptr %132, i64 %135
  %137 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 12
  %138 = load i64, ptr %137, align 8
  %139 = mul nsw i64 %.0117, %138
  %140 = getelementptr inbounds i8, ptr %136, i64 %139
  %141 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 13
  %142 = load i64, ptr %141, align 8
  %143 = mul nsw i64 %.0118, %142
  %144 = getelementptr inbounds i8, ptr %140, i64 %143
  %145 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 14
  %146 = load i64, ptr %145, align 8
  %147 = mul nsw i64 %.0119, %146
  %148 = getelementptr inbounds i8, ptr %144, i64 %147
  %149 = call zeroext i1 @_FortranAioInputReal64(ptr noundef %0, ptr noundef %148)
  br label %150

150:                                              ; preds = %118, %116
  %151 = phi i1 [ false, %116 ], [ %149, %118 ]
  %152 = zext i1 %151 to i8
  %153 = add nsw i64 %.0113, 1
  br label %112

154:                                              ; preds = %112
  %155 = add nsw i64 %.0114, 1
  br label %108

156:                                              ; preds = %108
  %157 = add nsw i64 %.0115, 1
  br label %104

158:                                              ; preds = %104
  %159 = add nsw i64 %.0116, 1
  br label %100

160:                                              ; preds = %100
  %161 = add nsw i64 %.0117, 1
  br label %96

162:                                              ; preds = %96
  %163 = add nsw i64 %.0118, 1
  br label %92

164:                                              ; preds = %92
  %165 = add nsw i64 %.0119, 1
  br label %88

166:                                              ; preds = %88
  %167 = trunc i8 %.7 to i1
  br label %332

168:                                              ; preds = %2, %244
  %.14 = phi i8 [ %.15, %244 ], [ 1, %2 ]
  %.0112 = phi i64 [ %245, %244 ], [ 0, %2 ]
  %169 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 7
  %170 = load i64, ptr %169, align 8
  %171 = icmp slt i64 %.0112, %170
  br i1 %171, label %172, label %246

172:                                              ; preds = %168, %242
  %.15 = phi i8 [ %.16, %242 ], [ %.14, %168 ]
  %.0111 = phi i64 [ %243, %242 ], [ 0, %168 ]
  %173 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 6
  %174 = load i64, ptr %173, align 8
  %175 = icmp slt i64 %.0111, %174
  br i1 %175, label %176, label %244

176:                                              ; preds = %172, %240
  %.16 = phi i8 [ %.17, %240 ], [ %.15, %172 ]
  %.0110 = phi i64 [ %241, %240 ], [ 0, %172 ]
  %177 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 5
  %178 = load i64, ptr %177, align 8
  %179 = icmp slt i64 %.0110, %178
  br i1 %179, label %180, label %242

180:                                              ; preds = %176, %238
  %.17 = phi i8 [ %.18, %238 ], [ %.16, %176 ]
  %.0109 = phi i64 [ %239, %238 ], [ 0, %176 ]
  %181 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 4
  %182 = load i64, ptr %181, align 8
  %183 = icmp slt i64 %.0109, %182
  br i1 %183, label %184, label %240

184:                                              ; preds = %180, %236
  %.18 = phi i8 [ %.19, %236 ], [ %.17, %180 ]
  %.0108 = phi i64 [ %237, %236 ], [ 0, %180 ]
  %185 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 3
  %186 = load i64, ptr %185, align 8
  %187 = icmp slt i64 %.0108, %186
  br i1 %187, label %188, label %238

188:                                              ; preds = %184, %234
  %.19 = phi i8 [ %.20, %234 ], [ %.18, %184 ]
  %.0107 = phi i64 [ %235, %234 ], [ 0, %184 ]
  %189 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 2
  %190 = load i64, ptr %189, align 8
  %191 = icmp slt i64 %.0107, %190
  br i1 %191, label %192, label %236

192:                                              ; preds = %188, %230
  %.20 = phi i8 [ %232, %230 ], [ %.19, %188 ]
  %.0106 = phi i64 [ %233, %230 ], [ 0, %188 ]
  %193 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 1
  %194 = load i64, ptr %193, align 8
  %195 = icmp slt i64 %.0106, %194
  br i1 %195, label %196, label %234

196:                                              ; preds = %192
  %197 = trunc i8 %.20 to i1
  br i1 %197, label %198, label %230

198:                                              ; preds = %196
  %199 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 0
  %200 = load ptr, ptr %199, align 8
  %201 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 8
  %202 = load i64, ptr %201, align 8
  %203 = mul nsw i64 %.0106, %202
  %204 = getelementptr inbounds i8, ptr %200, i64 %203
  %205 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 9
  %206 = load i64, ptr %205, align 8
  %207 = mul nsw i64 %.0107, %206
  %208 = getelementptr inbounds i8, ptr %204, i64 %207
  %209 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 10
  %210 = load i64, ptr %209, align 8
  %211 = mul nsw i64 %.0108, %210
  %212 = getelementptr inbounds i8, ptr %208, i64 %211
  %213 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 11
  %214 = load i64, ptr %213, align 8
  %215 = mul nsw i64 %.0109, %214
  %216 = getelementptr inbounds i8, ptr %212, i64 %215
  %217 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 12
  %218 = load i64, ptr %217, align 8
  %219 = mul nsw i64 %.0110, %218
  %220 = getelementptr inbounds i8, ptr %216, i64 %219
  %221 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 13
  %222 = load i64, ptr %221, align 8
  %223 = mul nsw i64 %.0111, %222
  %224 = getelementptr inbounds i8, ptr %220, i64 %223
  %225 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 14
  %226 = load i64, ptr %225, align 8
  %227 = mul nsw i64 %.0112, %226
  %228 = getelementptr inbounds i8, ptr %224, i64 %227
  %229 = call zeroext i1 @_FortranAioInputComplex32(ptr noundef %0, ptr noundef %228)
  br label %230

230:                                              ; preds = %198, %196
  %231 = phi i1 [ false, %196 ], [ %229, %198 ]
  %232 = zext i1 %231 to i8
  %233 = add nsw i64 %.0106, 1
  br label %192

234:                                              ; preds = %192
  %235 = add nsw i64 %.0107, 1
  br label %188

236:                                              ; preds = %188
  %237 = add nsw i64 %.0108, 1
  br label %184

238:                                              ; preds = %184
  %239 = add nsw i64 %.0109, 1
  br label %180

240:                                              ; preds = %180
  %241 = add nsw i64 %.0110, 1
  br label %176

242:                                              ; preds = %176
  %243 = add nsw i64 %.0111, 1
  br label %172

244:                                              ; preds = %172
  %245 = add nsw i64 %.0112, 1
  br label %168

246:                                              ; preds = %168
  %247 = trunc i8 %.14 to i1
  br label %332

248:                                              ; preds = %2, %324
  %.21 = phi i8 [ %.22, %324 ], [ 1, %2 ]
  %.0105 = phi i64 [ %325, %324 ], [ 0, %2 ]
  %249 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 7
  %250 = load i64, ptr %249, align 8
  %251 = icmp slt i64 %.0105, %250
  br i1 %251, label %252, label %326

252:                                              ; preds = %248, %322
  %.22 = phi i8 [ %.23, %322 ], [ %.21, %248 ]
  %.0104 = phi i64 [ %323, %322 ], [ 0, %248 ]
  %253 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 6
  %254 = load i64, ptr %253, align 8
  %255 = icmp slt i64 %.0104, %254
  br i1 %255, label %256, label %324

256:                                              ; preds = %252, %320
  %.23 = phi i8 [ %.24, %320 ], [ %.22, %252 ]
  %.0103 = phi i64 [ %321, %320 ], [ 0, %252 ]
  %257 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 5
  %258 = load i64, ptr %257, align 8
  %259 = icmp slt i64 %.0103, %258
  br i1 %259, label %260, label %322

260:                                              ; preds = %256, %318
  %.24 = phi i8 [ %.25, %318 ], [ %.23, %256 ]
  %.0102 = phi i64 [ %319, %318 ], [ 0, %256 ]
  %261 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 4
  %262 = load i64, ptr %261, align 8
  %263 = icmp slt i64 %.0102, %262
  br i1 %263, label %264, label %320

264:                                              ; preds = %260, %316
  %.25 = phi i8 [ %.26, %316 ], [ %.24, %260 ]
  %.0101 = phi i64 [ %317, %316 ], [ 0, %260 ]
  %265 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 3
  %266 = load i64, ptr %265, align 8
  %267 = icmp slt i64 %.0101, %266
  br i1 %267, label %268, label %318

268:                                              ; preds = %264, %314
  %.26 = phi i8 [ %.27, %314 ], [ %.25, %264 ]
  %.0100 = phi i64 [ %315, %314 ], [ 0, %264 ]
  %269 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 2
  %270 = load i64, ptr %269, align 8
  %271 = icmp slt i64 %.0100, %270
  br i1 %271, label %272, label %316

272:                                              ; preds = %268, %310
  %.27 = phi i8 [ %312, %310 ], [ %.26, %268 ]
  %.0 = phi i64 [ %313, %310 ], [ 0, %268 ]
  %273 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 1
  %274 = load i64, ptr %273, align 8
  %275 = icmp slt i64 %.0, %274
  br i1 %275, label %276, label %314

276:                                              ; preds = %272
  %277 = trunc i8 %.27 to i1
  br i1 %277, label %278, label %310

278:                                              ; preds = %276
  %279 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 0
  %280 = load ptr, ptr %279, align 8
  %281 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 8
  %282 = load i64, ptr %281, align 8
  %283 = mul nsw i64 %.0, %282
  %284 = getelementptr inbounds i8, ptr %280, i64 %283
  %285 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 9
  %286 = load i64, ptr %285, align 8
  %287 = mul nsw i64 %.0100, %286
  %288 = getelementptr inbounds i8, ptr %284, i64 %287
  %289 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 10
  %290 = load i64, ptr %289, align 8
  %291 = mul nsw i64 %.0101, %290
  %292 = getelementptr inbounds i8, ptr %288, i64 %291
  %293 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 11
  %294 = load i64, ptr %293, align 8
  %295 = mul nsw i64 %.0102, %294
  %296 = getelementptr inbounds i8, ptr %292, i64 %295
  %297 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 12
  %298 = load i64, ptr %297, align 8
  %299 = mul nsw i64 %.0103, %298
  %300 = getelementptr inbounds i8, ptr %296, i64 %299
  %301 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 13
  %302 = load i64, ptr %301, align 8
  %303 = mul nsw i64 %.0104, %302
  %304 = getelementptr inbounds i8, ptr %300, i64 %303
  %305 = getelementptr inbounds nuw %struct.View, ptr %3, i32 0, i32 14
  %306 = load i64, ptr %305, align 8
  %307 = mul nsw i64 %.0105, %306
  %308 = getelementptr inbounds i8, ptr %304, i64 %307
  %309 = call zeroext i1 @_FortranAioInputComplex64(ptr noundef %0, ptr noundef %308)
  br label %310

310:                                              ; preds = %278, %276
  %311 = phi i1 [ false, %276 ], [ %309, %278 ]
  %312 = zext i1 %311 to i8
  %313 = add nsw i64 %.0, 1
  br label %272

314:                                              ; preds = %272
  %315 = add nsw i64 %.0100, 1
  br label %268

316:                                              ; preds = %268
  %317 = add nsw i64 %.0101, 1
  br label %264

318:                                              ; preds = %264
  %319 = add nsw i64 %.0102, 1
  br label %260

320:                                              ; preds = %260
  %321 = add nsw i64 %.0103, 1
  br label %256

322:                                              ; preds = %256
  %323 = add nsw i64 %.0104, 1
  br label %252

324:                                              ; preds = %252
  %325 = add nsw i64 %.0105, 1
  br label %248

326:                                              ; preds = %248
  %327 = trunc i8 %.21 to i1
  br label %332

328:                                              ; preds = %2
  %329 = getelementptr inbounds nuw %struct.Copy, ptr %4, i32 0, i32 0
  call void @copy(ptr noundef %329, ptr noundef %1)
  %330 = getelementptr inbounds nuw %struct.Copy, ptr %4, i32 0, i32 0
  %331 = call zeroext i1 @_FortranAioInputDescriptor(ptr noundef %0, ptr noundef %330)
  br label %332

332:                                              ; preds = %328, %326, %246, %166, %86
  %.0128 = phi i1 [ %331, %328 ], [ %87, %86 ], [ %167, %166 ], [ %247, %246 ], [ %327, %326 ]
  ret i1 %.0128
}

declare zeroext i1 @_FortranAioInputReal32(ptr noundef, ptr noundef) #1

declare zeroext i1 @_FortranAioInputReal64(ptr noundef, ptr noundef) #1

declare zeroext i1 @_FortranAioInputComplex32(ptr noundef, ptr noundef) #1

declare zeroext i1 @_FortranAioInputComplex64(ptr noundef, ptr noundef) #1

declare zeroext i1 @_FortranAioInputDescriptor(ptr noundef, ptr noundef) #1

define linkonce_odr hidden void @__enzcc_FortranARandomNumber(ptr noundef %0, ptr noundef %1, i32 noundef %2) alwaysinline nounwind {
  %4 = alloca %struct.View, align 8
  %5 = alloca double, align 8
  %6 = alloca %struct.Descriptor, align 8
  %7 = alloca float, align 4
  %8 = alloca %struct.Descriptor, align 8
  call void @view(ptr dead_on_unwind writable sret(%struct.View) align 8 %4, ptr noundef %0)
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %10 = load i8, ptr %9, align 1
  %11 = sext i8 %10 to i32
  %12 = icmp eq i32 %11, 28
  br i1 %12, label %13, label %96

13:                                               ; preds = %3, %94
  %.062 = phi i64 [ %95, %94 ], [ 0, %3 ]
  %14 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 7
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %.062, %15
  br i1 %16, label %17, label %185

17:                                               ; preds = %13, %92
  %.061 = phi i64 [ %93, %92 ], [ 0, %13 ]
  %18 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 6
  %19 = load i64, ptr %18, align 8
  %20 = icmp slt i64 %.061, %19
  br i1 %20, label %21, label %94

21:                                               ; preds = %17, %90
  %.060 = phi i64 [ %91, %90 ], [ 0, %17 ]
  %22 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 5
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %.060, %23
  br i1 %24, label %25, label %92

25:                                               ; preds = %21, %88
  %.059 = phi i64 [ %89, %88 ], [ 0, %21 ]
  %26 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 4
  %27 = load i64, ptr %26, align 8
  %28 = icmp slt i64 %.059, %27
  br i1 %28, label %29, label %90

29:                                               ; preds = %25, %86
  %.058 = phi i64 [ %87, %86 ], [ 0, %25 ]
  %30 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 3
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %.058, %31
  br i1 %32, label %33, label %88

33:                                               ; preds = %29, %84
  %.057 = phi i64 [ %85, %84 ], [ 0, %29 ]
  %34 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 2
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %.057, %35
  br i1 %36, label %37, label %86

37:                                               ; preds = %33, %41
  %.056 = phi i64 [ %83, %41 ], [ 0, %33 ]
  %38 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = icmp slt i64 %.056, %39
  br i1 %40, label %41, label %84

41:                                               ; preds = %37
  call void @llvm.memset.p0.i64(ptr align 8 %6, i8 0, i64 192, i1 false)
  %42 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 0
  store ptr %5, ptr %42, align 8
  %43 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  store i64 8, ptr %43, align 8
  %44 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 2
  store i32 20240719, ptr %44, align 8
  %45 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 3
  %46 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 4
  %47 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %48 = load i8, ptr %47, align 1
  store i8 %48, ptr %46, align 1
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 5
  store i8 0, ptr %49, align 2
  %50 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 6
  %51 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %51, ptr align 8 @constinit, i64 168, i1 false)
  call void @_FortranARandomNumber(ptr noundef %6, ptr noundef %1, i32 noundef %2)
  %52 = load double, ptr %5, align 8
  %53 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 0
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 8
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %.056, %56
  %58 = getelementptr inbounds i8, ptr %54, i64 %57
  %59 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 9
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %.057, %60
  %62 = getelementptr inbounds i8, ptr %58, i64 %61
  %63 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 10
  %64 = load i64, ptr %63, align 8
  %65 = mul nsw i64 %.058, %64
  %66 = getelementptr inbounds i8, ptr %62, i64 %65
  %67 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 11
  %68 = load i64, ptr %67, align 8
  %69 = mul nsw i64 %.059, %68
  %70 = getelementptr inbounds i8, ptr %66, i64 %69
  %71 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 12
  %72 = load i64, ptr %71, align 8
  %73 = mul nsw i64 %.060, %72
  %74 = getelementptr inbounds i8, ptr %70, i64 %73
  %75 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 13
  %76 = load i64, ptr %75, align 8
  %77 = mul nsw i64 %.061, %76
  %78 = getelementptr inbounds i8, ptr %74, i64 %77
  %79 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 14
  %80 = load i64, ptr %79, align 8
  %81 = mul nsw i64 %.062, %80
  %82 = getelementptr inbounds i8, ptr %78, i64 %81
  store double %52, ptr %82, align 8
  %83 = add nsw i64 %.056, 1
  br label %37

84:                                               ; preds = %37
  %85 = add nsw i64 %.057, 1
  br label %33

86:                                               ; preds = %33
  %87 = add nsw i64 %.058, 1
  br label %29

88:                                               ; preds = %29
  %89 = add nsw i64 %.059, 1
  br label %25

90:                                               ; preds = %25
  %91 = add nsw i64 %.060, 1
  br label %21

92:                                               ; preds = %21
  %93 = add nsw i64 %.061, 1
  br label %17

94:                                               ; preds = %17
  %95 = add nsw i64 %.062, 1
  br label %13

96:                                               ; preds = %3
  %97 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %98 = load i8, ptr %97, align 1
  %99 = sext i8 %98 to i32
  %100 = icmp eq i32 %99, 27
  br i1 %100, label %101, label %184

101:                                              ; preds = %96, %182
  %.055 = phi i64 [ %183, %182 ], [ 0, %96 ]
  %102 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 7
  %103 = load i64, ptr %102, align 8
  %104 = icmp slt i64 %.055, %103
  br i1 %104, label %105, label %185

105:                                              ; preds = %101, %180
  %.054 = phi i64 [ %181, %180 ], [ 0, %101 ]
  %106 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 6
  %107 = load i64, ptr %106, align 8
  %108 = icmp slt i64 %.054, %107
  br i1 %108, label %109, label %182

109:                                              ; preds = %105, %178
  %.053 = phi i64 [ %179, %178 ], [ 0, %105 ]
  %110 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 5
  %111 = load i64, ptr %110, align 8
  %112 = icmp slt i64 %.053, %111
  br i1 %112, label %113, label %180

113:                                              ; preds = %109, %176
  %.052 = phi i64 [ %177, %176 ], [ 0, %109 ]
  %114 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 4
  %115 = load i64, ptr %114, align 8
  %116 = icmp slt i64 %.052, %115
  br i1 %116, label %117, label %178

117:                                              ; preds = %113, %174
  %.051 = phi i64 [ %175, %174 ], [ 0, %113 ]
  %118 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 3
  %119 = load i64, ptr %118, align 8
  %120 = icmp slt i64 %.051, %119
  br i1 %120, label %121, label %176

121:                                              ; preds = %117, %172
  %.050 = phi i64 [ %173, %172 ], [ 0, %117 ]
  %122 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 2
  %123 = load i64, ptr %122, align 8
  %124 = icmp slt i64 %.050, %123
  br i1 %124, label %125, label %174

125:                                              ; preds = %121, %129
  %.0 = phi i64 [ %171, %129 ], [ 0, %121 ]
  %126 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %.0, %127
  br i1 %128, label %129, label %172

129:                                              ; preds = %125
  call void @llvm.memset.p0.i64(ptr align 8 %8, i8 0, i64 192, i1 false)
  %130 = getelementptr inbounds nuw %struct.Descriptor, ptr %8, i32 0, i32 0
  store ptr %7, ptr %130, align 8
  %131 = getelementptr inbounds nuw %struct.Descriptor, ptr %8, i32 0, i32 1
  store i64 4, ptr %131, align 8
  %132 = getelementptr inbounds nuw %struct.Descriptor, ptr %8, i32 0, i32 2
  store i32 20240719, ptr %132, align 8
  %133 = getelementptr inbounds nuw %struct.Descriptor, ptr %8, i32 0, i32 3
  %134 = getelementptr inbounds nuw %struct.Descriptor, ptr %8, i32 0, i32 4
  %135 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %136 = load i8, ptr %135, align 1
  store i8 %136, ptr %134, align 1
  %137 = getelementptr inbounds nuw %struct.Descriptor, ptr %8, i32 0, i32 5
  store i8 0, ptr %137, align 2
  %138 = getelementptr inbounds nuw %struct.Descriptor, ptr %8, i32 0, i32 6
  %139 = getelementptr inbounds nuw %struct.Descriptor, ptr %8, i32 0, i32 7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %139, ptr align 8 @constinit.2, i64 168, i1 false)
  call void @_FortranARandomNumber(ptr noundef %8, ptr noundef %1, i32 noundef %2)
  %140 = load float, ptr %7, align 4
  %141 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 0
  %142 = load ptr, ptr %141, align 8
  %143 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 8
  %144 = load i64, ptr %143, align 8
  %145 = mul nsw i64 %.0, %144
  %146 = getelementptr inbounds i8, ptr %142, i64 %145
  %147 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 9
  %148 = load i64, ptr %147, align 8
  %149 = mul nsw i64 %.050, %148
  %150 = getelementptr inbounds i8, ptr %146, i64 %149
  %151 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 10
  %152 = load i64, ptr %151, align 8
  %153 = mul nsw i64 %.051, %152
  %154 = getelementptr inbounds i8, ptr %150, i64 %153
  %155 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 11
  %156 = load i64, ptr %155, align 8
  %157 = mul nsw i64 %.052, %156
  %158 = getelementptr inbounds i8, ptr %154, i64 %157
  %159 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 12
  %160 = load i64, ptr %159, align 8
  %161 = mul nsw i64 %.053, %160
  %162 = getelementptr inbounds i8, ptr %158, i64 %161
  %163 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 13
  %164 = load i64, ptr %163, align 8
  %165 = mul nsw i64 %.054, %164
  %166 = getelementptr inbounds i8, ptr %162, i64 %165
  %167 = getelementptr inbounds nuw %struct.View, ptr %4, i32 0, i32 14
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %.055, %168
  %170 = getelementptr inbounds i8, ptr %166, i64 %169
  store float %140, ptr %170, align 4
  %171 = add nsw i64 %.0, 1
  br label %125

172:                                              ; preds = %125
  %173 = add nsw i64 %.050, 1
  br label %121

174:                                              ; preds = %121
  %175 = add nsw i64 %.051, 1
  br label %117

176:                                              ; preds = %117
  %177 = add nsw i64 %.052, 1
  br label %113

178:                                              ; preds = %113
  %179 = add nsw i64 %.053, 1
  br label %109

180:                                              ; preds = %109
  %181 = add nsw i64 %.054, 1
  br label %105

182:                                              ; preds = %105
  %183 = add nsw i64 %.055, 1
  br label %101

184:                                              ; preds = %96
  call void @__enzcc_fortran_refuse() #9
  unreachable

185:                                              ; preds = %101, %13
  ret void
}

declare void @_FortranARandomNumber(ptr noundef, ptr noundef, i32 noundef) #1

define internal void @fits(i32 noundef %0) #0 {
  %2 = icmp sgt i32 %0, 7
  br i1 %2, label %3, label %4

3:                                                ; preds = %1
  call void @__enzcc_fortran_refuse() #9
  unreachable

4:                                                ; preds = %1
  ret void
}

declare zeroext i1 @__enzcc_type_known(ptr noundef) #1

define internal void @fill(ptr noundef byval(%struct.View) align 8 %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef %4) #0 {
  %6 = icmp eq i32 %2, 42
  br i1 %6, label %7, label %112

7:                                                ; preds = %5, %110
  %.067 = phi i64 [ %111, %110 ], [ 0, %5 ]
  %8 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 7
  %9 = load i64, ptr %8, align 8
  %10 = icmp slt i64 %.067, %9
  br i1 %10, label %11, label %184

11:                                               ; preds = %7, %108
  %.066 = phi i64 [ %109, %108 ], [ 0, %7 ]
  %12 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 6
  %13 = load i64, ptr %12, align 8
  %14 = icmp slt i64 %.066, %13
  br i1 %14, label %15, label %110

15:                                               ; preds = %11, %106
  %.065 = phi i64 [ %107, %106 ], [ 0, %11 ]
  %16 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 5
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %.065, %17
  br i1 %18, label %19, label %108

19:                                               ; preds = %15, %104
  %.064 = phi i64 [ %105, %104 ], [ 0, %15 ]
  %20 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 4
  %21 = load i64, ptr %20, align 8
  %22 = icmp slt i64 %.064, %21
  br i1 %22, label %23, label %106

23:                                               ; preds = %19, %102
  %.063 = phi i64 [ %103, %102 ], [ 0, %19 ]
  %24 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 3
  %25 = load i64, ptr %24, align 8
  %26 = icmp slt i64 %.063, %25
  br i1 %26, label %27, label %104

27:                                               ; preds = %23, %100
  %.062 = phi i64 [ %101, %100 ], [ 0, %23 ]
  %28 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 2
  %29 = load i64, ptr %28, align 8
  %30 = icmp slt i64 %.062, %29
  br i1 %30, label %31, label %102

31:                                               ; preds = %27, %98
  %.061 = phi i64 [ %99, %98 ], [ 0, %27 ]
  %32 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  %33 = load i64, ptr %32, align 8
  %34 = icmp slt i64 %.061, %33
  br i1 %34, label %35, label %100

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 0
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 8
  %39 = load i64, ptr %38, align 8
  %40 = mul nsw i64 %.061, %39
  %41 = getelementptr inbounds i8, ptr %37, i64 %40
  %42 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 9
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %.062, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 %44
  %46 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 10
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %.063, %47
  %49 = getelementptr inbounds i8, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 11
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %.064, %51
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  %54 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 12
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %.065, %55
  %57 = getelementptr inbounds i8, ptr %53, i64 %56
  %58 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 13
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %.066, %59
  %61 = getelementptr inbounds i8, ptr %57, i64 %60
  %62 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 14
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %.067, %63
  %65 = getelementptr inbounds i8, ptr %61, i64 %64
  %66 = icmp ne ptr %65, %1
  br i1 %66, label %67, label %98

67:                                               ; preds = %35
  %68 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 0
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 8
  %71 = load i64, ptr %70, align 8
  %72 = mul nsw i64 %.061, %71
  %73 = getelementptr inbounds i8, ptr %69, i64 %72
  %74 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 9
  %75 = load i64, ptr %74, align 8
  %76 = mul nsw i64 %.062, %75
  %77 = getelementptr inbounds i8, ptr %73, i64 %76
  %78 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 10
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %.063, %79
  %81 = getelementptr inbounds i8, ptr %77, i64 %80
  %82 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 11
  %83 = load i64, ptr %82, align 8
  %84 = mul nsw i64 %.064, %83
  %85 = getelementptr inbounds i8, ptr %81, i64 %84
  %86 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 12
  %87 = load i64, ptr %86, align 8
  %88 = mul nsw i64 %.065, %87
  %89 = getelementptr inbounds i8, ptr %85, i64 %88
  %90 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 13
  %91 = load i64, ptr %90, align 8
  %92 = mul nsw i64 %.066, %91
  %93 = getelementptr inbounds i8, ptr %89, i64 %92
  %94 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 14
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %.067, %95
  %97 = getelementptr inbounds i8, ptr %93, i64 %96
  call void @__enzcc_type_assign(ptr noundef %4, ptr noundef %97, ptr noundef %1)
  br label %98

98:                                               ; preds = %35, %67
  %99 = add nsw i64 %.061, 1
  br label %31

100:                                              ; preds = %31
  %101 = add nsw i64 %.062, 1
  br label %27

102:                                              ; preds = %27
  %103 = add nsw i64 %.063, 1
  br label %23

104:                                              ; preds = %23
  %105 = add nsw i64 %.064, 1
  br label %19

106:                                              ; preds = %19
  %107 = add nsw i64 %.065, 1
  br label %15

108:                                              ; preds = %15
  %109 = add nsw i64 %.066, 1
  br label %11

110:                                              ; preds = %11
  %111 = add nsw i64 %.067, 1
  br label %7

112:                                              ; preds = %5, %182
  %.060 = phi i64 [ %183, %182 ], [ 0, %5 ]
  %113 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 7
  %114 = load i64, ptr %113, align 8
  %115 = icmp slt i64 %.060, %114
  br i1 %115, label %116, label %184

116:                                              ; preds = %112, %180
  %.059 = phi i64 [ %181, %180 ], [ 0, %112 ]
  %117 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 6
  %118 = load i64, ptr %117, align 8
  %119 = icmp slt i64 %.059, %118
  br i1 %119, label %120, label %182

120:                                              ; preds = %116, %178
  %.058 = phi i64 [ %179, %178 ], [ 0, %116 ]
  %121 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 5
  %122 = load i64, ptr %121, align 8
  %123 = icmp slt i64 %.058, %122
  br i1 %123, label %124, label %180

124:                                              ; preds = %120, %176
  %.057 = phi i64 [ %177, %176 ], [ 0, %120 ]
  %125 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 4
  %126 = load i64, ptr %125, align 8
  %127 = icmp slt i64 %.057, %126
  br i1 %127, label %128, label %178

128:                                              ; preds = %124, %174
  %.056 = phi i64 [ %175, %174 ], [ 0, %124 ]
  %129 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 3
  %130 = load i64, ptr %129, align 8
  %131 = icmp slt i64 %.056, %130
  br i1 %131, label %132, label %176

132:                                              ; preds = %128, %172
  %.055 = phi i64 [ %173, %172 ], [ 0, %128 ]
  %133 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 2
  %134 = load i64, ptr %133, align 8
  %135 = icmp slt i64 %.055, %134
  br i1 %135, label %136, label %174

136:                                              ; preds = %132, %140
  %.0 = phi i64 [ %171, %140 ], [ 0, %132 ]
  %137 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  %138 = load i64, ptr %137, align 8
  %139 = icmp slt i64 %.0, %138
  br i1 %139, label %140, label %172

140:                                              ; preds = %136
  %141 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 0
  %142 = load ptr, ptr %141, align 8
  %143 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 8
  %144 = load i64, ptr %143, align 8
  %145 = mul nsw i64 %.0, %144
  %146 = getelementptr inbounds i8, ptr %142, i64 %145
  %147 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 9
  %148 = load i64, ptr %147, align 8
  %149 = mul nsw i64 %.055, %148
  %150 = getelementptr inbounds i8, ptr %146, i64 %149
  %151 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 10
  %152 = load i64, ptr %151, align 8
  %153 = mul nsw i64 %.056, %152
  %154 = getelementptr inbounds i8, ptr %150, i64 %153
  %155 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 11
  %156 = load i64, ptr %155, align 8
  %157 = mul nsw i64 %.057, %156
  %158 = getelementptr inbounds i8, ptr %154, i64 %157
  %159 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 12
  %160 = load i64, ptr %159, align 8
  %161 = mul nsw i64 %.058, %160
  %162 = getelementptr inbounds i8, ptr %158, i64 %161
  %163 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 13
  %164 = load i64, ptr %163, align 8
  %165 = mul nsw i64 %.059, %164
  %166 = getelementptr inbounds i8, ptr %162, i64 %165
  %167 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 14
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %.060, %168
  %170 = getelementptr inbounds i8, ptr %166, i64 %169
  call void @move(ptr noundef %170, ptr noundef %1, i32 noundef %2, i64 noundef %3)
  %171 = add nsw i64 %.0, 1
  br label %136

172:                                              ; preds = %136
  %173 = add nsw i64 %.055, 1
  br label %132

174:                                              ; preds = %132
  %175 = add nsw i64 %.056, 1
  br label %128

176:                                              ; preds = %128
  %177 = add nsw i64 %.057, 1
  br label %124

178:                                              ; preds = %124
  %179 = add nsw i64 %.058, 1
  br label %120

180:                                              ; preds = %120
  %181 = add nsw i64 %.059, 1
  br label %116

182:                                              ; preds = %116
  %183 = add nsw i64 %.060, 1
  br label %112

184:                                              ; preds = %112, %7
  ret void
}

define internal void @assign_all(ptr noundef byval(%struct.View) align 8 %0, ptr noundef byval(%struct.View) align 8 %1, i32 noundef %2, i64 noundef %3, ptr noundef %4) #0 {
  %6 = icmp eq i32 %2, 42
  br i1 %6, label %7, label %109

7:                                                ; preds = %5, %107
  %.036 = phi i64 [ %108, %107 ], [ 0, %5 ]
  %8 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 7
  %9 = load i64, ptr %8, align 8
  %10 = icmp slt i64 %.036, %9
  br i1 %10, label %11, label %110

11:                                               ; preds = %7, %105
  %.035 = phi i64 [ %106, %105 ], [ 0, %7 ]
  %12 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 6
  %13 = load i64, ptr %12, align 8
  %14 = icmp slt i64 %.035, %13
  br i1 %14, label %15, label %107

15:                                               ; preds = %11, %103
  %.034 = phi i64 [ %104, %103 ], [ 0, %11 ]
  %16 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 5
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %.034, %17
  br i1 %18, label %19, label %105

19:                                               ; preds = %15, %101
  %.033 = phi i64 [ %102, %101 ], [ 0, %15 ]
  %20 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 4
  %21 = load i64, ptr %20, align 8
  %22 = icmp slt i64 %.033, %21
  br i1 %22, label %23, label %103

23:                                               ; preds = %19, %99
  %.032 = phi i64 [ %100, %99 ], [ 0, %19 ]
  %24 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 3
  %25 = load i64, ptr %24, align 8
  %26 = icmp slt i64 %.032, %25
  br i1 %26, label %27, label %101

27:                                               ; preds = %23, %97
  %.031 = phi i64 [ %98, %97 ], [ 0, %23 ]
  %28 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 2
  %29 = load i64, ptr %28, align 8
  %30 = icmp slt i64 %.031, %29
  br i1 %30, label %31, label %99

31:                                               ; preds = %27, %35
  %.0 = phi i64 [ %96, %35 ], [ 0, %27 ]
  %32 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  %33 = load i64, ptr %32, align 8
  %34 = icmp slt i64 %.0, %33
  br i1 %34, label %35, label %97

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 0
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 8
  %39 = load i64, ptr %38, align 8
  %40 = mul nsw i64 %.0, %39
  %41 = getelementptr inbounds i8, ptr %37, i64 %40
  %42 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 9
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %.031, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 %44
  %46 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 10
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %.032, %47
  %49 = getelementptr inbounds i8, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 11
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %.033, %51
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  %54 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 12
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %.034, %55
  %57 = getelementptr inbounds i8, ptr %53, i64 %56
  %58 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 13
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %.035, %59
  %61 = getelementptr inbounds i8, ptr %57, i64 %60
  %62 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 14
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %.036, %63
  %65 = getelementptr inbounds i8, ptr %61, i64 %64
  %66 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 0
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 8
  %69 = load i64, ptr %68, align 8
  %70 = mul nsw i64 %.0, %69
  %71 = getelementptr inbounds i8, ptr %67, i64 %70
  %72 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 9
  %73 = load i64, ptr %72, align 8
  %74 = mul nsw i64 %.031, %73
  %75 = getelementptr inbounds i8, ptr %71, i64 %74
  %76 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 10
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.032, %77
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 11
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %.033, %81
  %83 = getelementptr inbounds i8, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 12
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %.034, %85
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 13
  %89 = load i64, ptr %88, align 8
  %90 = mul nsw i64 %.035, %89
  %91 = getelementptr inbounds i8, ptr %87, i64 %90
  %92 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 14
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %.036, %93
  %95 = getelementptr inbounds i8, ptr %91, i64 %94
  call void @__enzcc_type_assign(ptr noundef %4, ptr noundef %65, ptr noundef %95)
  %96 = add nsw i64 %.0, 1
  br label %31

97:                                               ; preds = %31
  %98 = add nsw i64 %.031, 1
  br label %27

99:                                               ; preds = %27
  %100 = add nsw i64 %.032, 1
  br label %23

101:                                              ; preds = %23
  %102 = add nsw i64 %.033, 1
  br label %19

103:                                              ; preds = %19
  %104 = add nsw i64 %.034, 1
  br label %15

105:                                              ; preds = %15
  %106 = add nsw i64 %.035, 1
  br label %11

107:                                              ; preds = %11
  %108 = add nsw i64 %.036, 1
  br label %7

109:                                              ; preds = %5
  call void @move_all(ptr noundef byval(%struct.View) align 8 %0, ptr noundef byval(%struct.View) align 8 %1, i32 noundef %2, i64 noundef %3)
  br label %110

110:                                              ; preds = %7, %109
  ret void
}

define internal void @assign_objects(ptr noundef byval(%struct.View) align 8 %0, ptr noundef byval(%struct.View) align 8 %1, i64 noundef %2, ptr noundef %3) #0 {
  %5 = call zeroext i1 @__enzcc_type_deep(ptr noundef %3)
  br i1 %5, label %7, label %6

6:                                                ; preds = %4
  call void @assign_elements(ptr noundef byval(%struct.View) align 8 %0, ptr noundef byval(%struct.View) align 8 %1, i32 noundef 42, i64 noundef %2)
  br label %72

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %9, %11
  br i1 %12, label %72, label %13

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 1
  br i1 %16, label %17, label %71

17:                                               ; preds = %13
  %18 = call zeroext i1 @overlap(ptr noundef byval(%struct.View) align 8 %0, ptr noundef byval(%struct.View) align 8 %1, i64 noundef %2)
  br i1 %18, label %19, label %71

19:                                               ; preds = %17
  %20 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  %24 = icmp ugt ptr %21, %23
  br i1 %24, label %25, label %71

25:                                               ; preds = %19
  %26 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 2
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 3
  %29 = load i64, ptr %28, align 8
  %30 = mul nsw i64 %27, %29
  %31 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 4
  %32 = load i64, ptr %31, align 8
  %33 = mul nsw i64 %30, %32
  %34 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 5
  %35 = load i64, ptr %34, align 8
  %36 = mul nsw i64 %33, %35
  %37 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 6
  %38 = load i64, ptr %37, align 8
  %39 = mul nsw i64 %36, %38
  %40 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 7
  %41 = load i64, ptr %40, align 8
  %42 = mul nsw i64 %39, %41
  %43 = icmp ne i64 %42, 1
  br i1 %43, label %50, label %44

44:                                               ; preds = %25
  %45 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 8
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 8
  %48 = load i64, ptr %47, align 8
  %49 = icmp ne i64 %46, %48
  br i1 %49, label %50, label %51

50:                                               ; preds = %44, %25
  call void @__enzcc_fortran_refuse() #9
  unreachable

51:                                               ; preds = %44
  %52 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 1
  %53 = load i64, ptr %52, align 8
  %54 = sub nsw i64 %53, 1
  br label %55

55:                                               ; preds = %57, %51
  %.0 = phi i64 [ %54, %51 ], [ %70, %57 ]
  %56 = icmp sge i64 %.0, 0
  br i1 %56, label %57, label %72

57:                                               ; preds = %55
  %58 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 8
  %61 = load i64, ptr %60, align 8
  %62 = mul nsw i64 %.0, %61
  %63 = getelementptr inbounds i8, ptr %59, i64 %62
  %64 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 0
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 8
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %.0, %67
  %69 = getelementptr inbounds i8, ptr %65, i64 %68
  call void @__enzcc_type_assign(ptr noundef %3, ptr noundef %63, ptr noundef %69)
  %70 = add nsw i64 %.0, -1
  br label %55

71:                                               ; preds = %19, %17, %13
  call void @assign_all(ptr noundef byval(%struct.View) align 8 %0, ptr noundef byval(%struct.View) align 8 %1, i32 noundef 42, i64 noundef %2, ptr noundef %3)
  br label %72

72:                                               ; preds = %55, %7, %71, %6
  ret void
}

define internal void @assign_elements(ptr noundef byval(%struct.View) align 8 %0, ptr noundef byval(%struct.View) align 8 %1, i32 noundef %2, i64 noundef %3) #0 {
  %5 = alloca %struct.View, align 8
  %6 = call zeroext i1 @overlap(ptr noundef byval(%struct.View) align 8 %0, ptr noundef byval(%struct.View) align 8 %1, i64 noundef %3)
  %7 = xor i1 %6, true
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  %10 = call i64 @llvm.expect.i64(i64 %9, i64 1)
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %4
  call void @move_all(ptr noundef byval(%struct.View) align 8 %0, ptr noundef byval(%struct.View) align 8 %1, i32 noundef %2, i64 noundef %3)
  br label %19

13:                                               ; preds = %4
  %14 = call i64 @elements(ptr noundef byval(%struct.View) align 8 %1)
  %15 = mul nsw i64 %14, %3
  %16 = call ptr @allocate(i64 noundef %15)
  call void @packed(ptr dead_on_unwind writable sret(%struct.View) align 8 %5, ptr noundef byval(%struct.View) align 8 %1, ptr noundef %16, i64 noundef %3)
  call void @move_all(ptr noundef byval(%struct.View) align 8 %5, ptr noundef byval(%struct.View) align 8 %1, i32 noundef %2, i64 noundef %3)
  call void @move_all(ptr noundef byval(%struct.View) align 8 %0, ptr noundef byval(%struct.View) align 8 %5, i32 noundef %2, i64 noundef %3)
  %17 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  call void @free(ptr noundef %18)
  br label %19

19:                                               ; preds = %13, %12
  ret void
}

declare void @__enzcc_type_assign(ptr noundef, ptr noundef, ptr noundef) #1

declare zeroext i1 @__enzcc_type_deep(ptr noundef) #1

define internal zeroext i1 @overlap(ptr noundef byval(%struct.View) align 8 %0, ptr noundef byval(%struct.View) align 8 %1, i64 noundef %2) #0 {
  %4 = call i64 @elements(ptr noundef byval(%struct.View) align 8 %0)
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %303, label %6

6:                                                ; preds = %3
  %7 = call i64 @elements(ptr noundef byval(%struct.View) align 8 %1)
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %303, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 %2
  %15 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 %2
  %20 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 8
  %21 = load i64, ptr %20, align 8
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %31

23:                                               ; preds = %9
  %24 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = sub nsw i64 %25, 1
  %27 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 8
  %28 = load i64, ptr %27, align 8
  %29 = mul nsw i64 %26, %28
  %30 = getelementptr inbounds i8, ptr %14, i64 %29
  br label %39

31:                                               ; preds = %9
  %32 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  %33 = load i64, ptr %32, align 8
  %34 = sub nsw i64 %33, 1
  %35 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 8
  %36 = load i64, ptr %35, align 8
  %37 = mul nsw i64 %34, %36
  %38 = getelementptr inbounds i8, ptr %11, i64 %37
  br label %39

39:                                               ; preds = %31, %23
  %.048 = phi ptr [ %11, %23 ], [ %38, %31 ]
  %.041 = phi ptr [ %30, %23 ], [ %14, %31 ]
  %40 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 8
  %41 = load i64, ptr %40, align 8
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %51

43:                                               ; preds = %39
  %44 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = sub nsw i64 %45, 1
  %47 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 8
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %46, %48
  %50 = getelementptr inbounds i8, ptr %19, i64 %49
  br label %59

51:                                               ; preds = %39
  %52 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 1
  %53 = load i64, ptr %52, align 8
  %54 = sub nsw i64 %53, 1
  %55 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 8
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %54, %56
  %58 = getelementptr inbounds i8, ptr %16, i64 %57
  br label %59

59:                                               ; preds = %51, %43
  %.034 = phi ptr [ %16, %43 ], [ %58, %51 ]
  %.0 = phi ptr [ %50, %43 ], [ %19, %51 ]
  %60 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 9
  %61 = load i64, ptr %60, align 8
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %71

63:                                               ; preds = %59
  %64 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 2
  %65 = load i64, ptr %64, align 8
  %66 = sub nsw i64 %65, 1
  %67 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 9
  %68 = load i64, ptr %67, align 8
  %69 = mul nsw i64 %66, %68
  %70 = getelementptr inbounds i8, ptr %.041, i64 %69
  br label %79

71:                                               ; preds = %59
  %72 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 2
  %73 = load i64, ptr %72, align 8
  %74 = sub nsw i64 %73, 1
  %75 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 9
  %76 = load i64, ptr %75, align 8
  %77 = mul nsw i64 %74, %76
  %78 = getelementptr inbounds i8, ptr %.048, i64 %77
  br label %79

79:                                               ; preds = %71, %63
  %.149 = phi ptr [ %.048, %63 ], [ %78, %71 ]
  %.142 = phi ptr [ %70, %63 ], [ %.041, %71 ]
  %80 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 9
  %81 = load i64, ptr %80, align 8
  %82 = icmp sgt i64 %81, 0
  br i1 %82, label %83, label %91

83:                                               ; preds = %79
  %84 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 2
  %85 = load i64, ptr %84, align 8
  %86 = sub nsw i64 %85, 1
  %87 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 9
  %88 = load i64, ptr %87, align 8
  %89 = mul nsw i64 %86, %88
  %90 = getelementptr inbounds i8, ptr %.0, i64 %89
  br label %99

91:                                               ; preds = %79
  %92 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 2
  %93 = load i64, ptr %92, align 8
  %94 = sub nsw i64 %93, 1
  %95 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 9
  %96 = load i64, ptr %95, align 8
  %97 = mul nsw i64 %94, %96
  %98 = getelementptr inbounds i8, ptr %.034, i64 %97
  br label %99

99:                                               ; preds = %91, %83
  %.135 = phi ptr [ %.034, %83 ], [ %98, %91 ]
  %.1 = phi ptr [ %90, %83 ], [ %.0, %91 ]
  %100 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 10
  %101 = load i64, ptr %100, align 8
  %102 = icmp sgt i64 %101, 0
  br i1 %102, label %103, label %111

103:                                              ; preds = %99
  %104 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 3
  %105 = load i64, ptr %104, align 8
  %106 = sub nsw i64 %105, 1
  %107 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 10
  %108 = load i64, ptr %107, align 8
  %109 = mul nsw i64 %106, %108
  %110 = getelementptr inbounds i8, ptr %.142, i64 %109
  br label %119

111:                                              ; preds = %99
  %112 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 3
  %113 = load i64, ptr %112, align 8
  %114 = sub nsw i64 %113, 1
  %115 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 10
  %116 = load i64, ptr %115, align 8
  %117 = mul nsw i64 %114, %116
  %118 = getelementptr inbounds i8, ptr %.149, i64 %117
  br label %119

119:                                              ; preds = %111, %103
  %.250 = phi ptr [ %.149, %103 ], [ %118, %111 ]
  %.243 = phi ptr [ %110, %103 ], [ %.142, %111 ]
  %120 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 10
  %121 = load i64, ptr %120, align 8
  %122 = icmp sgt i64 %121, 0
  br i1 %122, label %123, label %131

123:                                              ; preds = %119
  %124 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 3
  %125 = load i64, ptr %124, align 8
  %126 = sub nsw i64 %125, 1
  %127 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 10
  %128 = load i64, ptr %127, align 8
  %129 = mul nsw i64 %126, %128
  %130 = getelementptr inbounds i8, ptr %.1, i64 %129
  br label %139

131:                                              ; preds = %119
  %132 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 3
  %133 = load i64, ptr %132, align 8
  %134 = sub nsw i64 %133, 1
  %135 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 10
  %136 = load i64, ptr %135, align 8
  %137 = mul nsw i64 %134, %136
  %138 = getelementptr inbounds i8, ptr %.135, i64 %137
  br label %139

139:                                              ; preds = %131, %123
  %.236 = phi ptr [ %.135, %123 ], [ %138, %131 ]
  %.2 = phi ptr [ %130, %123 ], [ %.1, %131 ]
  %140 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 11
  %141 = load i64, ptr %140, align 8
  %142 = icmp sgt i64 %141, 0
  br i1 %142, label %143, label %151

143:                                              ; preds = %139
  %144 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 4
  %145 = load i64, ptr %144, align 8
  %146 = sub nsw i64 %145, 1
  %147 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 11
  %148 = load i64, ptr %147, align 8
  %149 = mul nsw i64 %146, %148
  %150 = getelementptr inbounds i8, ptr %.243, i64 %149
  br label %159

151:                                              ; preds = %139
  %152 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 4
  %153 = load i64, ptr %152, align 8
  %154 = sub nsw i64 %153, 1
  %155 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 11
  %156 = load i64, ptr %155, align 8
  %157 = mul nsw i64 %154, %156
  %158 = getelementptr inbounds i8, ptr %.250, i64 %157
  br label %159

159:                                              ; preds = %151, %143
  %.351 = phi ptr [ %.250, %143 ], [ %158, %151 ]
  %.344 = phi ptr [ %150, %143 ], [ %.243, %151 ]
  %160 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 11
  %161 = load i64, ptr %160, align 8
  %162 = icmp sgt i64 %161, 0
  br i1 %162, label %163, label %171

163:                                              ; preds = %159
  %164 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 4
  %165 = load i64, ptr %164, align 8
  %166 = sub nsw i64 %165, 1
  %167 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 11
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %166, %168
  %170 = getelementptr inbounds i8, ptr %.2, i64 %169
  br label %179

171:                                              ; preds = %159
  %172 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 4
  %173 = load i64, ptr %172, align 8
  %174 = sub nsw i64 %173, 1
  %175 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 11
  %176 = load i64, ptr %175, align 8
  %177 = mul nsw i64 %174, %176
  %178 = getelementptr inbounds i8, ptr %.236, i64 %177
  br label %179

179:                                              ; preds = %171, %163
  %.337 = phi ptr [ %.236, %163 ], [ %178, %171 ]
  %.3 = phi ptr [ %170, %163 ], [ %.2, %171 ]
  %180 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 12
  %181 = load i64, ptr %180, align 8
  %182 = icmp sgt i64 %181, 0
  br i1 %182, label %183, label %191

183:                                              ; preds = %179
  %184 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 5
  %185 = load i64, ptr %184, align 8
  %186 = sub nsw i64 %185, 1
  %187 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 12
  %188 = load i64, ptr %187, align 8
  %189 = mul nsw i64 %186, %188
  %190 = getelementptr inbounds i8, ptr %.344, i64 %189
  br label %199

191:                                              ; preds = %179
  %192 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 5
  %193 = load i64, ptr %192, align 8
  %194 = sub nsw i64 %193, 1
  %195 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 12
  %196 = load i64, ptr %195, align 8
  %197 = mul nsw i64 %194, %196
  %198 = getelementptr inbounds i8, ptr %.351, i64 %197
  br label %199

199:                                              ; preds = %191, %183
  %.452 = phi ptr [ %.351, %183 ], [ %198, %191 ]
  %.445 = phi ptr [ %190, %183 ], [ %.344, %191 ]
  %200 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 12
  %201 = load i64, ptr %200, align 8
  %202 = icmp sgt i64 %201, 0
  br i1 %202, label %203, label %211

203:                                              ; preds = %199
  %204 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 5
  %205 = load i64, ptr %204, align 8
  %206 = sub nsw i64 %205, 1
  %207 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 12
  %208 = load i64, ptr %207, align 8
  %209 = mul nsw i64 %206, %208
  %210 = getelementptr inbounds i8, ptr %.3, i64 %209
  br label %219

211:                                              ; preds = %199
  %212 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 5
  %213 = load i64, ptr %212, align 8
  %214 = sub nsw i64 %213, 1
  %215 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 12
  %216 = load i64, ptr %215, align 8
  %217 = mul nsw i64 %214, %216
  %218 = getelementptr inbounds i8, ptr %.337, i64 %217
  br label %219

219:                                              ; preds = %211, %203
  %.438 = phi ptr [ %.337, %203 ], [ %218, %211 ]
  %.4 = phi ptr [ %210, %203 ], [ %.3, %211 ]
  %220 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 13
  %221 = load i64, ptr %220, align 8
  %222 = icmp sgt i64 %221, 0
  br i1 %222, label %223, label %231

223:                                              ; preds = %219
  %224 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 6
  %225 = load i64, ptr %224, align 8
  %226 = sub nsw i64 %225, 1
  %227 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 13
  %228 = load i64, ptr %227, align 8
  %229 = mul nsw i64 %226, %228
  %230 = getelementptr inbounds i8, ptr %.445, i64 %229
  br label %239

231:                                              ; preds = %219
  %232 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 6
  %233 = load i64, ptr %232, align 8
  %234 = sub nsw i64 %233, 1
  %235 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 13
  %236 = load i64, ptr %235, align 8
  %237 = mul nsw i64 %234, %236
  %238 = getelementptr inbounds i8, ptr %.452, i64 %237
  br label %239

239:                                              ; preds = %231, %223
  %.553 = phi ptr [ %.452, %223 ], [ %238, %231 ]
  %.546 = phi ptr [ %230, %223 ], [ %.445, %231 ]
  %240 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 13
  %241 = load i64, ptr %240, align 8
  %242 = icmp sgt i64 %241, 0
  br i1 %242, label %243, label %251

243:                                              ; preds = %239
  %244 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 6
  %245 = load i64, ptr %244, align 8
  %246 = sub nsw i64 %245, 1
  %247 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 13
  %248 = load i64, ptr %247, align 8
  %249 = mul nsw i64 %246, %248
  %250 = getelementptr inbounds i8, ptr %.4, i64 %249
  br label %259

251:                                              ; preds = %239
  %252 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 6
  %253 = load i64, ptr %252, align 8
  %254 = sub nsw i64 %253, 1
  %255 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 13
  %256 = load i64, ptr %255, align 8
  %257 = mul nsw i64 %254, %256
  %258 = getelementptr inbounds i8, ptr %.438, i64 %257
  br label %259

259:                                              ; preds = %251, %243
  %.539 = phi ptr [ %.438, %243 ], [ %258, %251 ]
  %.5 = phi ptr [ %250, %243 ], [ %.4, %251 ]
  %260 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 14
  %261 = load i64, ptr %260, align 8
  %262 = icmp sgt i64 %261, 0
  br i1 %262, label %263, label %271

263:                                              ; preds = %259
  %264 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 7
  %265 = load i64, ptr %264, align 8
  %266 = sub nsw i64 %265, 1
  %267 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 14
  %268 = load i64, ptr %267, align 8
  %269 = mul nsw i64 %266, %268
  %270 = getelementptr inbounds i8, ptr %.546, i64 %269
  br label %279

271:                                              ; preds = %259
  %272 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 7
  %273 = load i64, ptr %272, align 8
  %274 = sub nsw i64 %273, 1
  %275 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 14
  %276 = load i64, ptr %275, align 8
  %277 = mul nsw i64 %274, %276
  %278 = getelementptr inbounds i8, ptr %.553, i64 %277
  br label %279

279:                                              ; preds = %271, %263
  %.654 = phi ptr [ %.553, %263 ], [ %278, %271 ]
  %.647 = phi ptr [ %270, %263 ], [ %.546, %271 ]
  %280 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 14
  %281 = load i64, ptr %280, align 8
  %282 = icmp sgt i64 %281, 0
  br i1 %282, label %283, label %291

283:                                              ; preds = %279
  %284 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 7
  %285 = load i64, ptr %284, align 8
  %286 = sub nsw i64 %285, 1
  %287 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 14
  %288 = load i64, ptr %287, align 8
  %289 = mul nsw i64 %286, %288
  %290 = getelementptr inbounds i8, ptr %.5, i64 %289
  br label %299

291:                                              ; preds = %279
  %292 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 7
  %293 = load i64, ptr %292, align 8
  %294 = sub nsw i64 %293, 1
  %295 = getelementptr inbounds nuw %struct.View, ptr %1, i32 0, i32 14
  %296 = load i64, ptr %295, align 8
  %297 = mul nsw i64 %294, %296
  %298 = getelementptr inbounds i8, ptr %.539, i64 %297
  br label %299

299:                                              ; preds = %291, %283
  %.640 = phi ptr [ %.539, %283 ], [ %298, %291 ]
  %.6 = phi ptr [ %290, %283 ], [ %.5, %291 ]
  %300 = icmp ult ptr %.654, %.6
  %301 = icmp ult ptr %.640, %.647
  %302 = select i1 %300, i1 %301, i1 false
  br label %303

303:                                              ; preds = %3, %6, %299
  %.055 = phi i1 [ %302, %299 ], [ false, %6 ], [ false, %3 ]
  ret i1 %.055
}

declare i64 @llvm.expect.i64(i64, i64) #7

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) #2

declare ptr @malloc(i64 noundef) #8

declare void @__enzcc_type_initialize(ptr noundef, ptr noundef) #1

declare void @__enzcc_type_destroy(ptr noundef, ptr noundef) #1

attributes #0 = { alwaysinline nounwind }
attributes #1 = { nonlazybind }
attributes #2 = { noreturn nonlazybind }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { alwaysinline nounwind }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { nonlazybind allocsize(0) }
attributes #9 = { noreturn }
attributes #10 = { allocsize(0) }
attributes #11 = { nounwind }

!5 = !{!"llvm.loop.mustprogress"}
!27 = distinct !{!27, !5}
!278 = !{!"branch_weights", i32 1, i32 1048575}
