; made from csrc/sizes.c by csrc/build.py f85de171eb94c484

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
  %7 = alloca %struct.Move, align 8
  %8 = icmp eq ptr %0, %1
  br i1 %8, label %146, label %9

9:                                                ; preds = %6
  %10 = ptrtoint ptr %0 to i64
  %11 = ptrtoint ptr %1 to i64
  %12 = or i64 %11, %10
  %13 = and i64 %12, 3
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %58, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 %2
  %17 = icmp ult ptr %0, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 %2
  %19 = icmp ult ptr %1, %18
  %20 = select i1 %17, i1 %19, i1 false
  br i1 %20, label %22, label %21

21:                                               ; preds = %22, %15
  br label %32

22:                                               ; preds = %15, %26
  %23 = phi ptr [ %28, %26 ], [ %0, %15 ]
  %24 = phi i64 [ %27, %26 ], [ %2, %15 ]
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %21, label %26

26:                                               ; preds = %22
  %27 = add i64 %24, -1
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 1
  %29 = load i8, ptr %23, align 1
  %30 = icmp eq i8 %29, 0
  br i1 %30, label %22, label %31

31:                                               ; preds = %26
  tail call void @__enzcc_number_anywhere(ptr noundef %5) #8
  unreachable

32:                                               ; preds = %21, %36
  %33 = phi ptr [ %38, %36 ], [ %0, %21 ]
  %34 = phi i64 [ %37, %36 ], [ %2, %21 ]
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %146, label %36

36:                                               ; preds = %32
  %37 = add i64 %34, -1
  %38 = getelementptr inbounds nuw i8, ptr %33, i64 1
  %39 = load i8, ptr %33, align 1
  %40 = icmp eq i8 %39, 0
  br i1 %40, label %32, label %41

41:                                               ; preds = %36, %45
  %42 = phi ptr [ %47, %45 ], [ %1, %36 ]
  %43 = phi i64 [ %46, %45 ], [ %2, %36 ]
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %51, label %45

45:                                               ; preds = %41
  %46 = add i64 %43, -1
  %47 = getelementptr inbounds nuw i8, ptr %42, i64 1
  %48 = load i8, ptr %42, align 1
  %49 = icmp eq i8 %48, 0
  br i1 %49, label %41, label %50

50:                                               ; preds = %45
  tail call void @__enzcc_number_anywhere(ptr noundef %5) #8
  unreachable

51:                                               ; preds = %41, %51
  %52 = phi i64 [ %56, %51 ], [ 0, %41 ]
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 %52
  %54 = load i8, ptr %53, align 1
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 %52
  store i8 %54, ptr %55, align 1
  store i8 0, ptr %53, align 1
  %56 = add nuw i64 %52, 1
  %57 = icmp eq i64 %56, %2
  br i1 %57, label %146, label %51

58:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  store ptr %0, ptr %7, align 8
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %61 = lshr i64 %2, 2
  store i64 %61, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %3, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %4, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i32 1, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %7, i64 44
  store i32 0, ptr %65, align 4
  %66 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %5, ptr %66, align 8
  br label %67

67:                                               ; preds = %67, %58
  %68 = atomicrmw xchg ptr @__enzcc_sizes_lock, i8 1 acquire, align 1
  %69 = icmp eq i8 %68, 0
  br i1 %69, label %70, label %67

70:                                               ; preds = %67
  %71 = and i64 %2, -4
  %72 = icmp ult ptr %1, %0
  br i1 %72, label %73, label %109

73:                                               ; preds = %70
  %74 = icmp eq i64 %61, 0
  br i1 %74, label %75, label %105

75:                                               ; preds = %105, %73
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 %71
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 %71
  %78 = and i64 %2, 3
  br label %79

79:                                               ; preds = %83, %75
  %80 = phi ptr [ %76, %75 ], [ %85, %83 ]
  %81 = phi i64 [ %78, %75 ], [ %84, %83 ]
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %145, label %83

83:                                               ; preds = %79
  %84 = add nsw i64 %81, -1
  %85 = getelementptr inbounds nuw i8, ptr %80, i64 1
  %86 = load i8, ptr %80, align 1
  %87 = icmp eq i8 %86, 0
  br i1 %87, label %79, label %88

88:                                               ; preds = %83, %92
  %89 = phi ptr [ %94, %92 ], [ %77, %83 ]
  %90 = phi i64 [ %93, %92 ], [ %78, %83 ]
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %98, label %92

92:                                               ; preds = %88
  %93 = add nsw i64 %90, -1
  %94 = getelementptr inbounds nuw i8, ptr %89, i64 1
  %95 = load i8, ptr %89, align 1
  %96 = icmp eq i8 %95, 0
  br i1 %96, label %88, label %97

97:                                               ; preds = %92
  tail call void @__enzcc_number_anywhere(ptr noundef %5) #8
  unreachable

98:                                               ; preds = %88, %98
  %99 = phi i64 [ %103, %98 ], [ 0, %88 ]
  %100 = getelementptr inbounds nuw i8, ptr %76, i64 %99
  %101 = load i8, ptr %100, align 1
  %102 = getelementptr inbounds nuw i8, ptr %77, i64 %99
  store i8 %101, ptr %102, align 1
  store i8 0, ptr %100, align 1
  %103 = add nuw i64 %99, 1
  %104 = icmp eq i64 %103, %78
  br i1 %104, label %145, label %98

105:                                              ; preds = %73, %105
  %106 = phi i64 [ %107, %105 ], [ 0, %73 ]
  call fastcc void @move_word(ptr noundef %7, i64 noundef %106) #7
  %107 = add nuw nsw i64 %106, 1
  %108 = icmp eq i64 %107, %61
  br i1 %108, label %75, label %105

109:                                              ; preds = %70
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 %71
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 %71
  %112 = and i64 %2, 3
  br label %113

113:                                              ; preds = %117, %109
  %114 = phi ptr [ %110, %109 ], [ %119, %117 ]
  %115 = phi i64 [ %112, %109 ], [ %118, %117 ]
  %116 = icmp eq i64 %115, 0
  br i1 %116, label %139, label %117

117:                                              ; preds = %113
  %118 = add nsw i64 %115, -1
  %119 = getelementptr inbounds nuw i8, ptr %114, i64 1
  %120 = load i8, ptr %114, align 1
  %121 = icmp eq i8 %120, 0
  br i1 %121, label %113, label %122

122:                                              ; preds = %117, %126
  %123 = phi ptr [ %128, %126 ], [ %111, %117 ]
  %124 = phi i64 [ %127, %126 ], [ %112, %117 ]
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %132, label %126

126:                                              ; preds = %122
  %127 = add nsw i64 %124, -1
  %128 = getelementptr inbounds nuw i8, ptr %123, i64 1
  %129 = load i8, ptr %123, align 1
  %130 = icmp eq i8 %129, 0
  br i1 %130, label %122, label %131

131:                                              ; preds = %126
  tail call void @__enzcc_number_anywhere(ptr noundef %5) #8
  unreachable

132:                                              ; preds = %122, %132
  %133 = phi i64 [ %137, %132 ], [ 0, %122 ]
  %134 = getelementptr inbounds nuw i8, ptr %110, i64 %133
  %135 = load i8, ptr %134, align 1
  %136 = getelementptr inbounds nuw i8, ptr %111, i64 %133
  store i8 %135, ptr %136, align 1
  store i8 0, ptr %134, align 1
  %137 = add nuw i64 %133, 1
  %138 = icmp eq i64 %137, %112
  br i1 %138, label %139, label %132

139:                                              ; preds = %113, %132
  %140 = icmp eq i64 %61, 0
  br i1 %140, label %145, label %141

141:                                              ; preds = %139, %141
  %142 = phi i64 [ %143, %141 ], [ %61, %139 ]
  %143 = add nsw i64 %142, -1
  call fastcc void @move_word(ptr noundef %7, i64 noundef %143) #7
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %145, label %141

145:                                              ; preds = %141, %79, %98, %139
  store atomic i8 0, ptr @__enzcc_sizes_lock release, align 1
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  br label %146

146:                                              ; preds = %32, %51, %6, %145
  ret void
}

declare void @__enzcc_number_anywhere(ptr noundef) #1

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

define internal fastcc void @move_word(ptr noundef nonnull readonly captures(none) %0, i64 noundef %1) unnamed_addr #3 {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds nuw i32, ptr %3, i64 %1
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  %7 = bitcast i32 %5 to float
  br i1 %6, label %87, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load i64, ptr %9, align 8
  %11 = tail call fastcc i32 @kind_of(ptr noundef nonnull %3, i64 noundef %1, i64 noundef %10) #7
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = tail call fastcc i32 @kind_of(ptr noundef %13, i64 noundef %1, i64 noundef %10) #7
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load i64, ptr %17, align 8
  %19 = urem i64 %1, %18
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 %19
  %21 = load i8, ptr %20, align 1
  %22 = sext i8 %21 to i32
  %23 = icmp eq i8 %21, 52
  %24 = icmp eq i32 %11, 48
  %25 = and i1 %24, %23
  br i1 %25, label %87, label %26

26:                                               ; preds = %8
  %27 = icmp eq i32 %14, 48
  %28 = icmp eq i32 %11, %14
  %29 = or i1 %27, %28
  %30 = or i1 %24, %29
  br i1 %30, label %34, label %31

31:                                               ; preds = %26
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %33 = load ptr, ptr %32, align 8
  tail call void @__enzcc_number_anywhere(ptr noundef %33) #8
  unreachable

34:                                               ; preds = %26
  %35 = select i1 %24, i32 %14, i32 %11
  switch i32 %35, label %52 [
    i32 48, label %36
    i32 49, label %41
  ]

36:                                               ; preds = %34
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %38 = load i32, ptr %37, align 8
  %39 = icmp ne i32 %38, 0
  %40 = icmp eq i8 %21, 49
  br i1 %40, label %45, label %52

41:                                               ; preds = %34
  %42 = getelementptr inbounds nuw i32, ptr %13, i64 %1
  %43 = load float, ptr %42, align 4
  %44 = fadd float %43, %7
  store i32 0, ptr %4, align 4
  store float %44, ptr %42, align 4
  br label %49

45:                                               ; preds = %36
  %46 = getelementptr inbounds nuw i32, ptr %13, i64 %1
  %47 = load float, ptr %46, align 4
  %48 = fadd float %47, %7
  store i32 0, ptr %4, align 4
  store float %48, ptr %46, align 4
  br i1 %39, label %49, label %87

49:                                               ; preds = %41, %45
  %50 = load ptr, ptr %12, align 8
  %51 = getelementptr inbounds nuw i32, ptr %50, i64 %1
  tail call fastcc void @put(ptr noundef %51, i32 noundef 49) #7
  br label %87

52:                                               ; preds = %34, %36
  %53 = phi i1 [ true, %34 ], [ %39, %36 ]
  %54 = phi i32 [ %35, %34 ], [ %22, %36 ]
  %55 = and i32 %54, -2
  %56 = icmp eq i32 %55, 50
  br i1 %56, label %57, label %77

57:                                               ; preds = %52
  %58 = icmp eq i32 %54, 51
  %59 = sext i1 %58 to i64
  %60 = add i64 %1, %59
  %61 = add i64 %10, -1
  %62 = icmp ult i64 %60, %61
  br i1 %62, label %66, label %63

63:                                               ; preds = %57
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %65 = load ptr, ptr %64, align 8
  tail call void @__enzcc_number_anywhere(ptr noundef %65) #8
  unreachable

66:                                               ; preds = %57
  %67 = getelementptr inbounds nuw i32, ptr %3, i64 %60
  %68 = getelementptr inbounds nuw i32, ptr %13, i64 %60
  %69 = load double, ptr %68, align 4
  %70 = load double, ptr %67, align 4
  %71 = fadd double %69, %70
  %72 = getelementptr inbounds nuw i8, ptr %67, i64 4
  store i32 0, ptr %72, align 4
  store i32 0, ptr %67, align 4
  store double %71, ptr %68, align 4
  br i1 %53, label %73, label %87

73:                                               ; preds = %66
  %74 = load ptr, ptr %12, align 8
  %75 = getelementptr inbounds nuw i32, ptr %74, i64 %60
  tail call fastcc void @put(ptr noundef %75, i32 noundef 50) #7
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  tail call fastcc void @put(ptr noundef nonnull %76, i32 noundef 51) #7
  br label %87

77:                                               ; preds = %52
  %78 = getelementptr inbounds nuw i32, ptr %13, i64 %1
  %79 = load i32, ptr %78, align 4
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %84

81:                                               ; preds = %77
  store i32 %5, ptr %78, align 4
  %82 = load ptr, ptr %0, align 8
  %83 = getelementptr inbounds nuw i32, ptr %82, i64 %1
  store i32 0, ptr %83, align 4
  br label %87

84:                                               ; preds = %77
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %86 = load ptr, ptr %85, align 8
  tail call void @__enzcc_number_anywhere(ptr noundef %86) #8
  unreachable

87:                                               ; preds = %8, %81, %73, %66, %45, %49, %2
  ret void
}

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

define linkonce_odr hidden void @__enzcc_add_bits(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = alloca %struct.Move, align 8
  %7 = ptrtoint ptr %0 to i64
  %8 = and i64 %7, 3
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %36, label %10

10:                                               ; preds = %5, %14
  %11 = phi ptr [ %16, %14 ], [ %1, %5 ]
  %12 = phi i64 [ %15, %14 ], [ %2, %5 ]
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %55, label %14

14:                                               ; preds = %10
  %15 = add i64 %12, -1
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 1
  %17 = load i8, ptr %11, align 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %10, label %19

19:                                               ; preds = %14, %23
  %20 = phi ptr [ %25, %23 ], [ %0, %14 ]
  %21 = phi i64 [ %24, %23 ], [ %2, %14 ]
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %29, label %23

23:                                               ; preds = %19
  %24 = add i64 %21, -1
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 1
  %26 = load i8, ptr %20, align 1
  %27 = icmp eq i8 %26, 0
  br i1 %27, label %19, label %28

28:                                               ; preds = %23
  tail call void @__enzcc_number_anywhere(ptr noundef %4) #8
  unreachable

29:                                               ; preds = %19, %29
  %30 = phi i64 [ %34, %29 ], [ 0, %19 ]
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 %30
  %32 = load i8, ptr %31, align 1
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 %30
  store i8 %32, ptr %33, align 1
  store i8 0, ptr %31, align 1
  %34 = add nuw i64 %30, 1
  %35 = icmp eq i64 %34, %2
  br i1 %35, label %55, label %29

36:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  store ptr %1, ptr %6, align 8
  %37 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %0, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %39 = lshr i64 %2, 2
  store i64 %39, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store ptr %3, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 %39, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store i32 0, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %6, i64 44
  store i32 0, ptr %43, align 4
  %44 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store ptr %4, ptr %44, align 8
  br label %45

45:                                               ; preds = %45, %36
  %46 = atomicrmw xchg ptr @__enzcc_sizes_lock, i8 1 acquire, align 1
  %47 = icmp eq i8 %46, 0
  br i1 %47, label %48, label %45

48:                                               ; preds = %45
  %49 = icmp eq i64 %39, 0
  br i1 %49, label %50, label %51

50:                                               ; preds = %51, %48
  store atomic i8 0, ptr @__enzcc_sizes_lock release, align 1
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  br label %55

51:                                               ; preds = %48, %51
  %52 = phi i64 [ %53, %51 ], [ 0, %48 ]
  call fastcc void @move_word(ptr noundef %6, i64 noundef %52) #7
  %53 = add nuw nsw i64 %52, 1
  %54 = icmp eq i64 %53, %39
  br i1 %54, label %50, label %51

55:                                               ; preds = %10, %29, %50
  ret void
}

define internal fastcc void @put(ptr noundef %0, i32 noundef range(i32 49, 52) %1) unnamed_addr #3 {
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

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

declare ptr @calloc(i64 noundef, i64 noundef) #5

declare void @abort() #1

declare void @free(ptr noundef) #5

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
attributes #1 = { noreturn nonlazybind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nonlazybind }
attributes #6 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #7 = { nobuiltin }
attributes #8 = { nobuiltin noreturn nounwind }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin nounwind }

