; Generated from csrc/sizes.c by csrc/build.py: do not edit. 8846aecbb30b0784 781e81c346ce9978

%struct.Notes = type { ptr, i64, i64 }
%struct.Move = type { ptr, ptr, i64, ptr, i64, i32, ptr }
%struct.Note = type { i64, i32, i32 }

@__enzcc_sizes = linkonce_odr hidden global %struct.Notes zeroinitializer, align 8
@__enzcc_sizes_lock = linkonce_odr hidden global i8 0, align 1

define linkonce_odr hidden void @__enzcc_note_sized(ptr noundef %0, i64 noundef %1) noinline nounwind {
  %3 = ptrtoint ptr %0 to i64
  %4 = and i64 %3, 3
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %15

6:                                                ; preds = %2, %6
  %7 = atomicrmw xchg ptr @__enzcc_sizes_lock, i8 1 acquire, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %9, label %6

9:                                                ; preds = %6
  %10 = icmp eq i64 %1, 4
  br i1 %10, label %11, label %12

11:                                               ; preds = %9
  tail call fastcc void @put(ptr noundef %0, i32 noundef 49) #7
  br label %14

12:                                               ; preds = %9
  tail call fastcc void @put(ptr noundef %0, i32 noundef 50) #7
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 4
  tail call fastcc void @put(ptr noundef nonnull %13, i32 noundef 51) #7
  br label %14

14:                                               ; preds = %11, %12
  store atomic i8 0, ptr @__enzcc_sizes_lock release, align 1
  br label %15

15:                                               ; preds = %2, %14
  ret void
}

define linkonce_odr hidden void @__enzcc_move_sized(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5) noinline nounwind {
  tail call fastcc void @move(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, i32 noundef 1, ptr noundef %5) #7
  ret void
}

define internal fastcc void @move(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, i32 noundef range(i32 0, 2) %5, ptr noundef %6) unnamed_addr #1 {
  %8 = alloca %struct.Move, align 8
  %9 = icmp eq ptr %0, %1
  br i1 %9, label %147, label %10

10:                                               ; preds = %7
  %11 = ptrtoint ptr %0 to i64
  %12 = ptrtoint ptr %1 to i64
  %13 = or i64 %12, %11
  %14 = and i64 %13, 3
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %59, label %16

16:                                               ; preds = %10
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 %2
  %18 = icmp ult ptr %0, %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 %2
  %20 = icmp ult ptr %1, %19
  %21 = select i1 %18, i1 %20, i1 false
  br i1 %21, label %23, label %22

22:                                               ; preds = %23, %16
  br label %33

23:                                               ; preds = %16, %27
  %24 = phi ptr [ %29, %27 ], [ %0, %16 ]
  %25 = phi i64 [ %28, %27 ], [ %2, %16 ]
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %22, label %27

27:                                               ; preds = %23
  %28 = add i64 %25, -1
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 1
  %30 = load i8, ptr %24, align 1
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %23, label %32

32:                                               ; preds = %27
  tail call void @__enzcc_number_anywhere(ptr noundef %6) #8
  unreachable

33:                                               ; preds = %22, %37
  %34 = phi ptr [ %39, %37 ], [ %0, %22 ]
  %35 = phi i64 [ %38, %37 ], [ %2, %22 ]
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %147, label %37

37:                                               ; preds = %33
  %38 = add i64 %35, -1
  %39 = getelementptr inbounds nuw i8, ptr %34, i64 1
  %40 = load i8, ptr %34, align 1
  %41 = icmp eq i8 %40, 0
  br i1 %41, label %33, label %42

42:                                               ; preds = %37, %46
  %43 = phi ptr [ %48, %46 ], [ %1, %37 ]
  %44 = phi i64 [ %47, %46 ], [ %2, %37 ]
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %52, label %46

46:                                               ; preds = %42
  %47 = add i64 %44, -1
  %48 = getelementptr inbounds nuw i8, ptr %43, i64 1
  %49 = load i8, ptr %43, align 1
  %50 = icmp eq i8 %49, 0
  br i1 %50, label %42, label %51

51:                                               ; preds = %46
  tail call void @__enzcc_number_anywhere(ptr noundef %6) #8
  unreachable

52:                                               ; preds = %42, %52
  %53 = phi i64 [ %57, %52 ], [ 0, %42 ]
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 %53
  %55 = load i8, ptr %54, align 1
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 %53
  store i8 %55, ptr %56, align 1
  store i8 0, ptr %54, align 1
  %57 = add nuw i64 %53, 1
  %58 = icmp eq i64 %57, %2
  br i1 %58, label %147, label %52

59:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  store ptr %0, ptr %8, align 8
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %1, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %62 = lshr i64 %2, 2
  store i64 %62, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store ptr %3, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %4, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i32 %5, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %8, i64 44
  store i32 0, ptr %66, align 4
  %67 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %6, ptr %67, align 8
  br label %68

68:                                               ; preds = %68, %59
  %69 = atomicrmw xchg ptr @__enzcc_sizes_lock, i8 1 acquire, align 1
  %70 = icmp eq i8 %69, 0
  br i1 %70, label %71, label %68

71:                                               ; preds = %68
  %72 = and i64 %2, -4
  %73 = icmp ult ptr %1, %0
  br i1 %73, label %74, label %110

74:                                               ; preds = %71
  %75 = icmp eq i64 %62, 0
  br i1 %75, label %76, label %106

76:                                               ; preds = %106, %74
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 %72
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 %72
  %79 = and i64 %2, 3
  br label %80

80:                                               ; preds = %84, %76
  %81 = phi ptr [ %77, %76 ], [ %86, %84 ]
  %82 = phi i64 [ %79, %76 ], [ %85, %84 ]
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %146, label %84

84:                                               ; preds = %80
  %85 = add nsw i64 %82, -1
  %86 = getelementptr inbounds nuw i8, ptr %81, i64 1
  %87 = load i8, ptr %81, align 1
  %88 = icmp eq i8 %87, 0
  br i1 %88, label %80, label %89

89:                                               ; preds = %84, %93
  %90 = phi ptr [ %95, %93 ], [ %78, %84 ]
  %91 = phi i64 [ %94, %93 ], [ %79, %84 ]
  %92 = icmp eq i64 %91, 0
  br i1 %92, label %99, label %93

93:                                               ; preds = %89
  %94 = add nsw i64 %91, -1
  %95 = getelementptr inbounds nuw i8, ptr %90, i64 1
  %96 = load i8, ptr %90, align 1
  %97 = icmp eq i8 %96, 0
  br i1 %97, label %89, label %98

98:                                               ; preds = %93
  tail call void @__enzcc_number_anywhere(ptr noundef %6) #8
  unreachable

99:                                               ; preds = %89, %99
  %100 = phi i64 [ %104, %99 ], [ 0, %89 ]
  %101 = getelementptr inbounds nuw i8, ptr %77, i64 %100
  %102 = load i8, ptr %101, align 1
  %103 = getelementptr inbounds nuw i8, ptr %78, i64 %100
  store i8 %102, ptr %103, align 1
  store i8 0, ptr %101, align 1
  %104 = add nuw i64 %100, 1
  %105 = icmp eq i64 %104, %79
  br i1 %105, label %146, label %99

106:                                              ; preds = %74, %106
  %107 = phi i64 [ %108, %106 ], [ 0, %74 ]
  call fastcc void @move_word(ptr noundef %8, i64 noundef %107) #7
  %108 = add nuw nsw i64 %107, 1
  %109 = icmp eq i64 %108, %62
  br i1 %109, label %76, label %106

110:                                              ; preds = %71
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 %72
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 %72
  %113 = and i64 %2, 3
  br label %114

114:                                              ; preds = %118, %110
  %115 = phi ptr [ %111, %110 ], [ %120, %118 ]
  %116 = phi i64 [ %113, %110 ], [ %119, %118 ]
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %140, label %118

118:                                              ; preds = %114
  %119 = add nsw i64 %116, -1
  %120 = getelementptr inbounds nuw i8, ptr %115, i64 1
  %121 = load i8, ptr %115, align 1
  %122 = icmp eq i8 %121, 0
  br i1 %122, label %114, label %123

123:                                              ; preds = %118, %127
  %124 = phi ptr [ %129, %127 ], [ %112, %118 ]
  %125 = phi i64 [ %128, %127 ], [ %113, %118 ]
  %126 = icmp eq i64 %125, 0
  br i1 %126, label %133, label %127

127:                                              ; preds = %123
  %128 = add nsw i64 %125, -1
  %129 = getelementptr inbounds nuw i8, ptr %124, i64 1
  %130 = load i8, ptr %124, align 1
  %131 = icmp eq i8 %130, 0
  br i1 %131, label %123, label %132

132:                                              ; preds = %127
  tail call void @__enzcc_number_anywhere(ptr noundef %6) #8
  unreachable

133:                                              ; preds = %123, %133
  %134 = phi i64 [ %138, %133 ], [ 0, %123 ]
  %135 = getelementptr inbounds nuw i8, ptr %111, i64 %134
  %136 = load i8, ptr %135, align 1
  %137 = getelementptr inbounds nuw i8, ptr %112, i64 %134
  store i8 %136, ptr %137, align 1
  store i8 0, ptr %135, align 1
  %138 = add nuw i64 %134, 1
  %139 = icmp eq i64 %138, %113
  br i1 %139, label %140, label %133

140:                                              ; preds = %114, %133
  %141 = icmp eq i64 %62, 0
  br i1 %141, label %146, label %142

142:                                              ; preds = %140, %142
  %143 = phi i64 [ %144, %142 ], [ %62, %140 ]
  %144 = add nsw i64 %143, -1
  call fastcc void @move_word(ptr noundef %8, i64 noundef %144) #7
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %146, label %142

146:                                              ; preds = %142, %80, %99, %140
  store atomic i8 0, ptr @__enzcc_sizes_lock release, align 1
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  br label %147

147:                                              ; preds = %33, %52, %7, %146
  ret void
}

define linkonce_odr hidden void @__enzcc_add_bits(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = add i64 %2, 3
  %7 = lshr i64 %6, 2
  tail call fastcc void @move(ptr noundef %1, ptr noundef %0, i64 noundef %2, ptr noundef %3, i64 noundef %7, i32 noundef 0, ptr noundef %4) #7
  ret void
}

define internal fastcc void @put(ptr noundef %0, i32 noundef range(i32 49, 52) %1) unnamed_addr #1 {
  %3 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_sizes, i64 16), align 8
  %4 = shl i64 %3, 1
  %5 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_sizes, i64 8), align 8
  %6 = icmp ult i64 %4, %5
  br i1 %6, label %7, label %9

7:                                                ; preds = %2
  %8 = load ptr, ptr @__enzcc_sizes, align 8
  br label %52

9:                                                ; preds = %2
  %10 = icmp eq i64 %5, 0
  %11 = shl i64 %5, 1
  %12 = select i1 %10, i64 1024, i64 %11
  %13 = tail call ptr @calloc(i64 noundef %12, i64 noundef 16) #10
  %14 = icmp eq ptr %13, null
  br i1 %14, label %21, label %15

15:                                               ; preds = %9
  %16 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_sizes, i64 8), align 8
  %17 = icmp eq i64 %16, 0
  %18 = load ptr, ptr @__enzcc_sizes, align 8
  br i1 %17, label %50, label %19

19:                                               ; preds = %15
  %20 = add i64 %12, -1
  br label %22

21:                                               ; preds = %9
  tail call void @abort() #8
  unreachable

22:                                               ; preds = %45, %19
  %23 = phi i64 [ %16, %19 ], [ %46, %45 ]
  %24 = phi ptr [ %18, %19 ], [ %47, %45 ]
  %25 = phi i64 [ 0, %19 ], [ %48, %45 ]
  %26 = getelementptr inbounds nuw %struct.Note, ptr %24, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %45, label %29

29:                                               ; preds = %22
  %30 = lshr i64 %27, 2
  %31 = mul i64 %30, -7046029254386353131
  %32 = lshr i64 %31, 20
  br label %33

33:                                               ; preds = %33, %29
  %34 = phi i64 [ %32, %29 ], [ %41, %33 ]
  %35 = and i64 %34, %20
  %36 = getelementptr inbounds nuw %struct.Note, ptr %13, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = icmp ne i64 %37, %27
  %39 = icmp ne i64 %37, 0
  %40 = and i1 %38, %39
  %41 = add i64 %34, 1
  br i1 %40, label %33, label %42

42:                                               ; preds = %33
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %36, ptr noundef nonnull align 8 dereferenceable(16) %26, i64 16, i1 false)
  %43 = load ptr, ptr @__enzcc_sizes, align 8
  %44 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_sizes, i64 8), align 8
  br label %45

45:                                               ; preds = %42, %22
  %46 = phi i64 [ %23, %22 ], [ %44, %42 ]
  %47 = phi ptr [ %24, %22 ], [ %43, %42 ]
  %48 = add nuw i64 %25, 1
  %49 = icmp ult i64 %48, %46
  br i1 %49, label %22, label %50

50:                                               ; preds = %45, %15
  %51 = phi ptr [ %18, %15 ], [ %47, %45 ]
  tail call void @free(ptr noundef %51) #10
  store ptr %13, ptr @__enzcc_sizes, align 8
  store i64 %12, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_sizes, i64 8), align 8
  store i64 %3, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_sizes, i64 16), align 8
  br label %52

52:                                               ; preds = %7, %50
  %53 = phi i64 [ %5, %7 ], [ %12, %50 ]
  %54 = phi ptr [ %8, %7 ], [ %13, %50 ]
  %55 = ptrtoint ptr %0 to i64
  %56 = lshr i64 %55, 2
  %57 = mul i64 %56, -7046029254386353131
  %58 = lshr i64 %57, 20
  %59 = add i64 %53, -1
  br label %60

60:                                               ; preds = %60, %52
  %61 = phi i64 [ %58, %52 ], [ %68, %60 ]
  %62 = and i64 %61, %59
  %63 = getelementptr inbounds nuw %struct.Note, ptr %54, i64 %62
  %64 = load i64, ptr %63, align 8
  %65 = icmp ne i64 %64, %55
  %66 = icmp ne i64 %64, 0
  %67 = and i1 %65, %66
  %68 = add i64 %61, 1
  br i1 %67, label %60, label %69

69:                                               ; preds = %60
  %70 = icmp eq i64 %64, 0
  %71 = zext i1 %70 to i64
  %72 = add i64 %3, %71
  store i64 %72, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_sizes, i64 16), align 8
  %73 = load i32, ptr %0, align 4
  store i64 %55, ptr %63, align 8
  %74 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i32 %73, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %63, i64 12
  store i32 %1, ptr %75, align 4
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

declare ptr @calloc(i64 noundef, i64 noundef) #4

declare void @abort() #5

declare void @free(ptr noundef) #4

declare void @__enzcc_number_anywhere(ptr noundef) #5

define internal fastcc void @move_word(ptr noundef nonnull readonly captures(none) %0, i64 noundef %1) unnamed_addr #1 {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds nuw i32, ptr %3, i64 %1
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  %7 = bitcast i32 %5 to float
  br i1 %6, label %92, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load i64, ptr %12, align 8
  br i1 %11, label %16, label %14

14:                                               ; preds = %8
  %15 = tail call fastcc i32 @kind_of(ptr noundef nonnull %3, i64 noundef %1, i64 noundef %13) #7
  br label %16

16:                                               ; preds = %8, %14
  %17 = phi i32 [ %15, %14 ], [ 48, %8 ]
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = tail call fastcc i32 @kind_of(ptr noundef %19, i64 noundef %1, i64 noundef %13) #7
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %24 = load i64, ptr %23, align 8
  %25 = urem i64 %1, %24
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 %25
  %27 = load i8, ptr %26, align 1
  %28 = sext i8 %27 to i32
  %29 = icmp eq i8 %27, 52
  %30 = icmp eq i32 %17, 48
  %31 = and i1 %30, %29
  %32 = icmp eq i32 %20, 48
  %33 = and i1 %32, %31
  br i1 %33, label %92, label %34

34:                                               ; preds = %16
  %35 = icmp eq i32 %17, %20
  %36 = or i1 %32, %35
  %37 = or i1 %30, %36
  br i1 %37, label %41, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %40 = load ptr, ptr %39, align 8
  tail call void @__enzcc_number_anywhere(ptr noundef %40) #8
  unreachable

41:                                               ; preds = %34
  %42 = select i1 %30, i32 %20, i32 %17
  switch i32 %42, label %57 [
    i32 48, label %43
    i32 49, label %46
  ]

43:                                               ; preds = %41
  %44 = icmp ne i32 %10, 0
  %45 = icmp eq i8 %27, 49
  br i1 %45, label %50, label %57

46:                                               ; preds = %41
  %47 = getelementptr inbounds nuw i32, ptr %19, i64 %1
  %48 = load float, ptr %47, align 4
  %49 = fadd float %48, %7
  store i32 0, ptr %4, align 4
  store float %49, ptr %47, align 4
  br label %54

50:                                               ; preds = %43
  %51 = getelementptr inbounds nuw i32, ptr %19, i64 %1
  %52 = load float, ptr %51, align 4
  %53 = fadd float %52, %7
  store i32 0, ptr %4, align 4
  store float %53, ptr %51, align 4
  br i1 %44, label %54, label %92

54:                                               ; preds = %46, %50
  %55 = load ptr, ptr %18, align 8
  %56 = getelementptr inbounds nuw i32, ptr %55, i64 %1
  tail call fastcc void @put(ptr noundef %56, i32 noundef 49) #7
  br label %92

57:                                               ; preds = %41, %43
  %58 = phi i1 [ true, %41 ], [ %44, %43 ]
  %59 = phi i32 [ %42, %41 ], [ %28, %43 ]
  %60 = and i32 %59, -2
  %61 = icmp eq i32 %60, 50
  br i1 %61, label %62, label %82

62:                                               ; preds = %57
  %63 = icmp eq i32 %59, 51
  %64 = sext i1 %63 to i64
  %65 = add i64 %1, %64
  %66 = add i64 %13, -1
  %67 = icmp ult i64 %65, %66
  br i1 %67, label %71, label %68

68:                                               ; preds = %62
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %70 = load ptr, ptr %69, align 8
  tail call void @__enzcc_number_anywhere(ptr noundef %70) #8
  unreachable

71:                                               ; preds = %62
  %72 = getelementptr inbounds nuw i32, ptr %3, i64 %65
  %73 = getelementptr inbounds nuw i32, ptr %19, i64 %65
  %74 = load double, ptr %73, align 4
  %75 = load double, ptr %72, align 4
  %76 = fadd double %74, %75
  %77 = getelementptr inbounds nuw i8, ptr %72, i64 4
  store i32 0, ptr %77, align 4
  store i32 0, ptr %72, align 4
  store double %76, ptr %73, align 4
  br i1 %58, label %78, label %92

78:                                               ; preds = %71
  %79 = load ptr, ptr %18, align 8
  %80 = getelementptr inbounds nuw i32, ptr %79, i64 %65
  tail call fastcc void @put(ptr noundef %80, i32 noundef 50) #7
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 4
  tail call fastcc void @put(ptr noundef nonnull %81, i32 noundef 51) #7
  br label %92

82:                                               ; preds = %57
  %83 = getelementptr inbounds nuw i32, ptr %19, i64 %1
  %84 = load i32, ptr %83, align 4
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %89

86:                                               ; preds = %82
  store i32 %5, ptr %83, align 4
  %87 = load ptr, ptr %0, align 8
  %88 = getelementptr inbounds nuw i32, ptr %87, i64 %1
  store i32 0, ptr %88, align 4
  br label %92

89:                                               ; preds = %82
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %91 = load ptr, ptr %90, align 8
  tail call void @__enzcc_number_anywhere(ptr noundef %91) #8
  unreachable

92:                                               ; preds = %16, %86, %78, %71, %50, %54, %2
  ret void
}

define internal fastcc noundef i32 @kind_of(ptr noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #6 {
  %4 = getelementptr inbounds nuw i32, ptr %0, i64 %1
  %5 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_sizes, i64 8), align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %91, label %7

7:                                                ; preds = %3
  %8 = ptrtoint ptr %4 to i64
  %9 = lshr i64 %8, 2
  %10 = mul i64 %9, -7046029254386353131
  %11 = lshr i64 %10, 20
  %12 = load ptr, ptr @__enzcc_sizes, align 8
  %13 = add i64 %5, -1
  br label %14

14:                                               ; preds = %14, %7
  %15 = phi i64 [ %11, %7 ], [ %22, %14 ]
  %16 = and i64 %15, %13
  %17 = getelementptr inbounds nuw %struct.Note, ptr %12, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = icmp ne i64 %18, %8
  %20 = icmp ne i64 %18, 0
  %21 = and i1 %19, %20
  %22 = add i64 %15, 1
  br i1 %21, label %14, label %23

23:                                               ; preds = %14
  %24 = icmp eq i64 %18, 0
  br i1 %24, label %91, label %25

25:                                               ; preds = %23
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %27 = load i32, ptr %26, align 8
  %28 = load i32, ptr %4, align 4
  %29 = icmp eq i32 %27, %28
  br i1 %29, label %30, label %91

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw i8, ptr %17, i64 12
  %32 = load i32, ptr %31, align 4
  switch i32 %32, label %91 [
    i32 50, label %33
    i32 51, label %58
  ]

33:                                               ; preds = %30
  %34 = add i64 %1, 1
  %35 = icmp ult i64 %34, %2
  br i1 %35, label %36, label %91

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %38 = ptrtoint ptr %37 to i64
  %39 = lshr i64 %38, 2
  %40 = mul i64 %39, -7046029254386353131
  %41 = lshr i64 %40, 20
  br label %42

42:                                               ; preds = %42, %36
  %43 = phi i64 [ %41, %36 ], [ %50, %42 ]
  %44 = and i64 %43, %13
  %45 = getelementptr inbounds nuw %struct.Note, ptr %12, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = icmp ne i64 %46, %38
  %48 = icmp ne i64 %46, 0
  %49 = and i1 %47, %48
  %50 = add i64 %43, 1
  br i1 %49, label %42, label %51

51:                                               ; preds = %42
  %52 = icmp eq i64 %46, 0
  br i1 %52, label %91, label %53

53:                                               ; preds = %51
  %54 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %55 = load i32, ptr %54, align 8
  %56 = load i32, ptr %37, align 4
  %57 = icmp eq i32 %55, %56
  br i1 %57, label %82, label %91

58:                                               ; preds = %30
  %59 = icmp eq i64 %1, 0
  br i1 %59, label %91, label %60

60:                                               ; preds = %58
  %61 = getelementptr inbounds i8, ptr %4, i64 -4
  %62 = ptrtoint ptr %61 to i64
  %63 = lshr i64 %62, 2
  %64 = mul i64 %63, -7046029254386353131
  %65 = lshr i64 %64, 20
  br label %66

66:                                               ; preds = %66, %60
  %67 = phi i64 [ %65, %60 ], [ %74, %66 ]
  %68 = and i64 %67, %13
  %69 = getelementptr inbounds nuw %struct.Note, ptr %12, i64 %68
  %70 = load i64, ptr %69, align 8
  %71 = icmp ne i64 %70, %62
  %72 = icmp ne i64 %70, 0
  %73 = and i1 %71, %72
  %74 = add i64 %67, 1
  br i1 %73, label %66, label %75

75:                                               ; preds = %66
  %76 = icmp eq i64 %70, 0
  br i1 %76, label %91, label %77

77:                                               ; preds = %75
  %78 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %79 = load i32, ptr %78, align 8
  %80 = load i32, ptr %61, align 4
  %81 = icmp eq i32 %79, %80
  br i1 %81, label %82, label %91

82:                                               ; preds = %77, %53
  %83 = phi i64 [ %44, %53 ], [ %68, %77 ]
  %84 = phi i32 [ 51, %53 ], [ 50, %77 ]
  %85 = getelementptr inbounds nuw %struct.Note, ptr %12, i64 %83
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 12
  %87 = load i32, ptr %86, align 4
  %88 = freeze i32 %87
  %89 = icmp eq i32 %88, %84
  %90 = select i1 %89, i32 %32, i32 48
  br label %91

91:                                               ; preds = %82, %75, %77, %51, %53, %3, %23, %25, %30, %58, %33
  %92 = phi i32 [ 48, %3 ], [ 48, %51 ], [ 48, %33 ], [ 48, %58 ], [ %32, %30 ], [ 48, %75 ], [ 48, %77 ], [ 48, %23 ], [ 48, %53 ], [ 48, %25 ], [ %90, %82 ]
  ret i32 %92
}

attributes #0 = { noinline nounwind }
attributes #1 = { nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nonlazybind }
attributes #5 = { noreturn nonlazybind }
attributes #6 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #7 = { nobuiltin }
attributes #8 = { nobuiltin noreturn nounwind }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin nounwind }

