; Generated from csrc/libcxx.c by csrc/build.py: do not edit. 51fc13db319df45a 7b5d83c632f15eeb

%struct.Text = type { i8, [23 x i8] }

define linkonce_odr hidden void @_ZNSt3__114__shared_countD2Ev(ptr noundef %0) nounwind {
  ret void
}

define linkonce_odr hidden void @_ZNSt3__119__shared_weak_countD2Ev(ptr noundef %0) nounwind {
  ret void
}

define linkonce_odr hidden void @_ZNSt3__119__shared_weak_count14__release_weakEv(ptr noundef %0) nounwind {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load atomic i64, ptr %2 acquire, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = atomicrmw add ptr %2, i64 -1 acq_rel, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %5, %1
  %9 = load ptr, ptr %0, align 8, !tbaa !8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %11 = load ptr, ptr %10, align 8, !tbaa !13
  tail call void %11(ptr noundef nonnull %0) #5
  br label %12

12:                                               ; preds = %8, %5
  ret void
}

define linkonce_odr hidden ptr @_ZNSt3__119__shared_weak_count4lockEv(ptr noundef %0) nounwind {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8, !tbaa !14
  br label %4

4:                                                ; preds = %7, %1
  %5 = phi i64 [ %3, %1 ], [ %11, %7 ]
  %6 = icmp eq i64 %5, -1
  br i1 %6, label %12, label %7

7:                                                ; preds = %4
  %8 = add nuw nsw i64 %5, 1
  %9 = cmpxchg ptr %2, i64 %5, i64 %8 seq_cst seq_cst, align 8
  %10 = extractvalue { i64, i1 } %9, 1
  %11 = extractvalue { i64, i1 } %9, 0
  br i1 %10, label %12, label %4

12:                                               ; preds = %4, %7
  %13 = phi ptr [ %0, %7 ], [ null, %4 ]
  ret ptr %13
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define linkonce_odr hidden void @_ZNSt3__16__sortIRNS_6__lessIffEEPfEEvT0_S5_T_(ptr noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = ashr exact i64 %6, 2
  %8 = icmp sgt i64 %7, 1
  br i1 %8, label %11, label %9

9:                                                ; preds = %11, %3
  %10 = phi i32 [ 2, %3 ], [ %14, %11 ]
  tail call fastcc void @floats_pieces(ptr noundef %0, ptr noundef %1, i32 noundef %10) #6
  ret void

11:                                               ; preds = %3, %11
  %12 = phi i64 [ %15, %11 ], [ %7, %3 ]
  %13 = phi i32 [ %14, %11 ], [ 2, %3 ]
  %14 = add nuw nsw i32 %13, 2
  %15 = lshr i64 %12, 1
  %16 = icmp samesign ugt i64 %12, 3
  br i1 %16, label %11, label %9
}

define internal fastcc void @floats_pieces(ptr noundef %0, ptr noundef %1, i32 noundef %2) unnamed_addr #2 {
  %4 = ptrtoint ptr %0 to i64
  %5 = ptrtoint ptr %1 to i64
  %6 = sub i64 %5, %4
  %7 = ashr exact i64 %6, 2
  %8 = icmp sgt i64 %7, 24
  br i1 %8, label %9, label %132

9:                                                ; preds = %3, %126
  %10 = phi i64 [ %130, %126 ], [ %7, %3 ]
  %11 = phi ptr [ %114, %126 ], [ %1, %3 ]
  %12 = phi i32 [ %127, %126 ], [ %2, %3 ]
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %90

14:                                               ; preds = %9
  %15 = lshr i64 %10, 1
  br label %16

16:                                               ; preds = %47, %14
  %17 = phi i64 [ %18, %47 ], [ %15, %14 ]
  %18 = add nsw i64 %17, -1
  %19 = getelementptr inbounds float, ptr %0, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !19
  %21 = shl nuw nsw i64 %18, 1
  %22 = or disjoint i64 %21, 1
  %23 = icmp samesign ult i64 %22, %10
  br i1 %23, label %24, label %47

24:                                               ; preds = %16, %42
  %25 = phi i64 [ %45, %42 ], [ %22, %16 ]
  %26 = phi i64 [ %44, %42 ], [ %21, %16 ]
  %27 = phi i64 [ %38, %42 ], [ %18, %16 ]
  %28 = add nsw i64 %26, 2
  %29 = icmp slt i64 %28, %10
  br i1 %29, label %30, label %37

30:                                               ; preds = %24
  %31 = getelementptr inbounds float, ptr %0, i64 %25
  %32 = load float, ptr %31, align 4, !tbaa !19
  %33 = getelementptr inbounds float, ptr %0, i64 %28
  %34 = load float, ptr %33, align 4, !tbaa !19
  %35 = fcmp olt float %32, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %30
  br label %37

37:                                               ; preds = %36, %30, %24
  %38 = phi i64 [ %28, %36 ], [ %25, %30 ], [ %25, %24 ]
  %39 = getelementptr inbounds float, ptr %0, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !19
  %41 = fcmp olt float %20, %40
  br i1 %41, label %42, label %47

42:                                               ; preds = %37
  %43 = getelementptr inbounds float, ptr %0, i64 %27
  store float %40, ptr %43, align 4, !tbaa !19
  %44 = shl nsw i64 %38, 1
  %45 = or disjoint i64 %44, 1
  %46 = icmp slt i64 %45, %10
  br i1 %46, label %24, label %47

47:                                               ; preds = %42, %37, %16
  %48 = phi i64 [ %18, %16 ], [ %27, %37 ], [ %38, %42 ]
  %49 = getelementptr inbounds float, ptr %0, i64 %48
  store float %20, ptr %49, align 4, !tbaa !19
  %50 = icmp sgt i64 %17, 1
  br i1 %50, label %16, label %51

51:                                               ; preds = %47
  %52 = add nsw i64 %10, -1
  %53 = load float, ptr %0, align 4, !tbaa !19
  %54 = getelementptr inbounds nuw float, ptr %0, i64 %52
  %55 = load float, ptr %54, align 4, !tbaa !19
  store float %55, ptr %0, align 4, !tbaa !19
  store float %53, ptr %54, align 4, !tbaa !19
  br label %56

56:                                               ; preds = %51, %82
  %57 = phi i64 [ %85, %82 ], [ %52, %51 ]
  %58 = load float, ptr %0, align 4, !tbaa !19
  br label %59

59:                                               ; preds = %56, %77
  %60 = phi i64 [ %80, %77 ], [ 1, %56 ]
  %61 = phi i64 [ %79, %77 ], [ 0, %56 ]
  %62 = phi i64 [ %73, %77 ], [ 0, %56 ]
  %63 = add nsw i64 %61, 2
  %64 = icmp slt i64 %63, %57
  br i1 %64, label %65, label %72

65:                                               ; preds = %59
  %66 = getelementptr inbounds float, ptr %0, i64 %60
  %67 = load float, ptr %66, align 4, !tbaa !19
  %68 = getelementptr inbounds float, ptr %0, i64 %63
  %69 = load float, ptr %68, align 4, !tbaa !19
  %70 = fcmp olt float %67, %69
  br i1 %70, label %71, label %72

71:                                               ; preds = %65
  br label %72

72:                                               ; preds = %71, %65, %59
  %73 = phi i64 [ %63, %71 ], [ %60, %65 ], [ %60, %59 ]
  %74 = getelementptr inbounds float, ptr %0, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !19
  %76 = fcmp olt float %58, %75
  br i1 %76, label %77, label %82

77:                                               ; preds = %72
  %78 = getelementptr inbounds float, ptr %0, i64 %62
  store float %75, ptr %78, align 4, !tbaa !19
  %79 = shl nsw i64 %73, 1
  %80 = or disjoint i64 %79, 1
  %81 = icmp slt i64 %80, %57
  br i1 %81, label %59, label %82

82:                                               ; preds = %77, %72
  %83 = phi i64 [ %73, %77 ], [ %62, %72 ]
  %84 = getelementptr inbounds float, ptr %0, i64 %83
  store float %58, ptr %84, align 4, !tbaa !19
  %85 = add nsw i64 %57, -1
  %86 = load float, ptr %0, align 4, !tbaa !19
  %87 = getelementptr inbounds float, ptr %0, i64 %85
  %88 = load float, ptr %87, align 4, !tbaa !19
  store float %88, ptr %0, align 4, !tbaa !19
  store float %86, ptr %87, align 4, !tbaa !19
  %89 = icmp eq i64 %57, 2
  br i1 %89, label %150, label %56

90:                                               ; preds = %9
  %91 = load float, ptr %0, align 4, !tbaa !19
  %92 = lshr i64 %10, 1
  %93 = getelementptr inbounds nuw float, ptr %0, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !19
  %95 = getelementptr inbounds i8, ptr %11, i64 -4
  %96 = load float, ptr %95, align 4, !tbaa !19
  %97 = fcmp olt float %91, %94
  br i1 %97, label %98, label %103

98:                                               ; preds = %90
  %99 = fcmp olt float %94, %96
  br i1 %99, label %108, label %100

100:                                              ; preds = %98
  %101 = fcmp olt float %91, %96
  %102 = select i1 %101, float %96, float %91
  br label %108

103:                                              ; preds = %90
  %104 = fcmp olt float %91, %96
  br i1 %104, label %108, label %105

105:                                              ; preds = %103
  %106 = fcmp olt float %94, %96
  %107 = select i1 %106, float %96, float %94
  br label %108

108:                                              ; preds = %103, %98, %105, %100
  %109 = phi float [ %102, %100 ], [ %107, %105 ], [ %94, %98 ], [ %91, %103 ]
  br label %110

110:                                              ; preds = %125, %108
  %111 = phi ptr [ %0, %108 ], [ %117, %125 ]
  %112 = phi ptr [ %95, %108 ], [ %122, %125 ]
  br label %113

113:                                              ; preds = %113, %110
  %114 = phi ptr [ %111, %110 ], [ %117, %113 ]
  %115 = load float, ptr %114, align 4, !tbaa !19
  %116 = fcmp olt float %115, %109
  %117 = getelementptr inbounds nuw i8, ptr %114, i64 4
  br i1 %116, label %113, label %118

118:                                              ; preds = %113, %118
  %119 = phi ptr [ %122, %118 ], [ %112, %113 ]
  %120 = load float, ptr %119, align 4, !tbaa !19
  %121 = fcmp olt float %109, %120
  %122 = getelementptr inbounds i8, ptr %119, i64 -4
  br i1 %121, label %118, label %123

123:                                              ; preds = %118
  %124 = icmp ult ptr %114, %119
  br i1 %124, label %125, label %126

125:                                              ; preds = %123
  store float %120, ptr %114, align 4, !tbaa !19
  store float %115, ptr %119, align 4, !tbaa !19
  br label %110

126:                                              ; preds = %123
  %127 = add nsw i32 %12, -1
  tail call fastcc void @floats_pieces(ptr noundef nonnull %114, ptr noundef %11, i32 noundef %127) #6
  %128 = ptrtoint ptr %114 to i64
  %129 = sub i64 %128, %4
  %130 = ashr exact i64 %129, 2
  %131 = icmp sgt i64 %130, 24
  br i1 %131, label %9, label %132

132:                                              ; preds = %126, %3
  %133 = phi ptr [ %1, %3 ], [ %114, %126 ]
  %134 = icmp eq ptr %0, %133
  br i1 %134, label %150, label %135

135:                                              ; preds = %132, %146
  %136 = phi ptr [ %148, %146 ], [ %0, %132 ]
  %137 = load float, ptr %136, align 4, !tbaa !19
  %138 = icmp eq ptr %136, %0
  br i1 %138, label %146, label %139

139:                                              ; preds = %135, %144
  %140 = phi ptr [ %141, %144 ], [ %136, %135 ]
  %141 = getelementptr inbounds i8, ptr %140, i64 -4
  %142 = load float, ptr %141, align 4, !tbaa !19
  %143 = fcmp olt float %137, %142
  br i1 %143, label %144, label %146

144:                                              ; preds = %139
  store float %142, ptr %140, align 4, !tbaa !19
  %145 = icmp eq ptr %141, %0
  br i1 %145, label %146, label %139

146:                                              ; preds = %144, %139, %135
  %147 = phi ptr [ %0, %135 ], [ %140, %139 ], [ %0, %144 ]
  store float %137, ptr %147, align 4, !tbaa !19
  %148 = getelementptr inbounds nuw i8, ptr %136, i64 4
  %149 = icmp eq ptr %148, %133
  br i1 %149, label %150, label %135

150:                                              ; preds = %146, %82, %132
  ret void
}

define linkonce_odr hidden void @_ZNSt3__16__sortIRNS_6__lessIddEEPdEEvT0_S5_T_(ptr noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = ashr exact i64 %6, 3
  %8 = icmp sgt i64 %7, 1
  br i1 %8, label %11, label %9

9:                                                ; preds = %11, %3
  %10 = phi i32 [ 2, %3 ], [ %14, %11 ]
  tail call fastcc void @doubles_pieces(ptr noundef %0, ptr noundef %1, i32 noundef %10) #6
  ret void

11:                                               ; preds = %3, %11
  %12 = phi i64 [ %15, %11 ], [ %7, %3 ]
  %13 = phi i32 [ %14, %11 ], [ 2, %3 ]
  %14 = add nuw nsw i32 %13, 2
  %15 = lshr i64 %12, 1
  %16 = icmp samesign ugt i64 %12, 3
  br i1 %16, label %11, label %9
}

define internal fastcc void @doubles_pieces(ptr noundef %0, ptr noundef %1, i32 noundef %2) unnamed_addr #2 {
  %4 = ptrtoint ptr %0 to i64
  %5 = ptrtoint ptr %1 to i64
  %6 = sub i64 %5, %4
  %7 = ashr exact i64 %6, 3
  %8 = icmp sgt i64 %7, 24
  br i1 %8, label %9, label %132

9:                                                ; preds = %3, %126
  %10 = phi i64 [ %130, %126 ], [ %7, %3 ]
  %11 = phi ptr [ %114, %126 ], [ %1, %3 ]
  %12 = phi i32 [ %127, %126 ], [ %2, %3 ]
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %90

14:                                               ; preds = %9
  %15 = lshr i64 %10, 1
  br label %16

16:                                               ; preds = %47, %14
  %17 = phi i64 [ %18, %47 ], [ %15, %14 ]
  %18 = add nsw i64 %17, -1
  %19 = getelementptr inbounds double, ptr %0, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !30
  %21 = shl nuw nsw i64 %18, 1
  %22 = or disjoint i64 %21, 1
  %23 = icmp samesign ult i64 %22, %10
  br i1 %23, label %24, label %47

24:                                               ; preds = %16, %42
  %25 = phi i64 [ %45, %42 ], [ %22, %16 ]
  %26 = phi i64 [ %44, %42 ], [ %21, %16 ]
  %27 = phi i64 [ %38, %42 ], [ %18, %16 ]
  %28 = add nsw i64 %26, 2
  %29 = icmp slt i64 %28, %10
  br i1 %29, label %30, label %37

30:                                               ; preds = %24
  %31 = getelementptr inbounds double, ptr %0, i64 %25
  %32 = load double, ptr %31, align 8, !tbaa !30
  %33 = getelementptr inbounds double, ptr %0, i64 %28
  %34 = load double, ptr %33, align 8, !tbaa !30
  %35 = fcmp olt double %32, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %30
  br label %37

37:                                               ; preds = %36, %30, %24
  %38 = phi i64 [ %28, %36 ], [ %25, %30 ], [ %25, %24 ]
  %39 = getelementptr inbounds double, ptr %0, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !30
  %41 = fcmp olt double %20, %40
  br i1 %41, label %42, label %47

42:                                               ; preds = %37
  %43 = getelementptr inbounds double, ptr %0, i64 %27
  store double %40, ptr %43, align 8, !tbaa !30
  %44 = shl nsw i64 %38, 1
  %45 = or disjoint i64 %44, 1
  %46 = icmp slt i64 %45, %10
  br i1 %46, label %24, label %47

47:                                               ; preds = %42, %37, %16
  %48 = phi i64 [ %18, %16 ], [ %27, %37 ], [ %38, %42 ]
  %49 = getelementptr inbounds double, ptr %0, i64 %48
  store double %20, ptr %49, align 8, !tbaa !30
  %50 = icmp sgt i64 %17, 1
  br i1 %50, label %16, label %51

51:                                               ; preds = %47
  %52 = add nsw i64 %10, -1
  %53 = load double, ptr %0, align 8, !tbaa !30
  %54 = getelementptr inbounds nuw double, ptr %0, i64 %52
  %55 = load double, ptr %54, align 8, !tbaa !30
  store double %55, ptr %0, align 8, !tbaa !30
  store double %53, ptr %54, align 8, !tbaa !30
  br label %56

56:                                               ; preds = %51, %82
  %57 = phi i64 [ %85, %82 ], [ %52, %51 ]
  %58 = load double, ptr %0, align 8, !tbaa !30
  br label %59

59:                                               ; preds = %56, %77
  %60 = phi i64 [ %80, %77 ], [ 1, %56 ]
  %61 = phi i64 [ %79, %77 ], [ 0, %56 ]
  %62 = phi i64 [ %73, %77 ], [ 0, %56 ]
  %63 = add nsw i64 %61, 2
  %64 = icmp slt i64 %63, %57
  br i1 %64, label %65, label %72

65:                                               ; preds = %59
  %66 = getelementptr inbounds double, ptr %0, i64 %60
  %67 = load double, ptr %66, align 8, !tbaa !30
  %68 = getelementptr inbounds double, ptr %0, i64 %63
  %69 = load double, ptr %68, align 8, !tbaa !30
  %70 = fcmp olt double %67, %69
  br i1 %70, label %71, label %72

71:                                               ; preds = %65
  br label %72

72:                                               ; preds = %71, %65, %59
  %73 = phi i64 [ %63, %71 ], [ %60, %65 ], [ %60, %59 ]
  %74 = getelementptr inbounds double, ptr %0, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !30
  %76 = fcmp olt double %58, %75
  br i1 %76, label %77, label %82

77:                                               ; preds = %72
  %78 = getelementptr inbounds double, ptr %0, i64 %62
  store double %75, ptr %78, align 8, !tbaa !30
  %79 = shl nsw i64 %73, 1
  %80 = or disjoint i64 %79, 1
  %81 = icmp slt i64 %80, %57
  br i1 %81, label %59, label %82

82:                                               ; preds = %77, %72
  %83 = phi i64 [ %73, %77 ], [ %62, %72 ]
  %84 = getelementptr inbounds double, ptr %0, i64 %83
  store double %58, ptr %84, align 8, !tbaa !30
  %85 = add nsw i64 %57, -1
  %86 = load double, ptr %0, align 8, !tbaa !30
  %87 = getelementptr inbounds double, ptr %0, i64 %85
  %88 = load double, ptr %87, align 8, !tbaa !30
  store double %88, ptr %0, align 8, !tbaa !30
  store double %86, ptr %87, align 8, !tbaa !30
  %89 = icmp eq i64 %57, 2
  br i1 %89, label %150, label %56

90:                                               ; preds = %9
  %91 = load double, ptr %0, align 8, !tbaa !30
  %92 = lshr i64 %10, 1
  %93 = getelementptr inbounds nuw double, ptr %0, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !30
  %95 = getelementptr inbounds i8, ptr %11, i64 -8
  %96 = load double, ptr %95, align 8, !tbaa !30
  %97 = fcmp olt double %91, %94
  br i1 %97, label %98, label %103

98:                                               ; preds = %90
  %99 = fcmp olt double %94, %96
  br i1 %99, label %108, label %100

100:                                              ; preds = %98
  %101 = fcmp olt double %91, %96
  %102 = select i1 %101, double %96, double %91
  br label %108

103:                                              ; preds = %90
  %104 = fcmp olt double %91, %96
  br i1 %104, label %108, label %105

105:                                              ; preds = %103
  %106 = fcmp olt double %94, %96
  %107 = select i1 %106, double %96, double %94
  br label %108

108:                                              ; preds = %103, %98, %105, %100
  %109 = phi double [ %102, %100 ], [ %107, %105 ], [ %94, %98 ], [ %91, %103 ]
  br label %110

110:                                              ; preds = %125, %108
  %111 = phi ptr [ %0, %108 ], [ %117, %125 ]
  %112 = phi ptr [ %95, %108 ], [ %122, %125 ]
  br label %113

113:                                              ; preds = %113, %110
  %114 = phi ptr [ %111, %110 ], [ %117, %113 ]
  %115 = load double, ptr %114, align 8, !tbaa !30
  %116 = fcmp olt double %115, %109
  %117 = getelementptr inbounds nuw i8, ptr %114, i64 8
  br i1 %116, label %113, label %118

118:                                              ; preds = %113, %118
  %119 = phi ptr [ %122, %118 ], [ %112, %113 ]
  %120 = load double, ptr %119, align 8, !tbaa !30
  %121 = fcmp olt double %109, %120
  %122 = getelementptr inbounds i8, ptr %119, i64 -8
  br i1 %121, label %118, label %123

123:                                              ; preds = %118
  %124 = icmp ult ptr %114, %119
  br i1 %124, label %125, label %126

125:                                              ; preds = %123
  store double %120, ptr %114, align 8, !tbaa !30
  store double %115, ptr %119, align 8, !tbaa !30
  br label %110

126:                                              ; preds = %123
  %127 = add nsw i32 %12, -1
  tail call fastcc void @doubles_pieces(ptr noundef nonnull %114, ptr noundef %11, i32 noundef %127) #6
  %128 = ptrtoint ptr %114 to i64
  %129 = sub i64 %128, %4
  %130 = ashr exact i64 %129, 3
  %131 = icmp sgt i64 %130, 24
  br i1 %131, label %9, label %132

132:                                              ; preds = %126, %3
  %133 = phi ptr [ %1, %3 ], [ %114, %126 ]
  %134 = icmp eq ptr %0, %133
  br i1 %134, label %150, label %135

135:                                              ; preds = %132, %146
  %136 = phi ptr [ %148, %146 ], [ %0, %132 ]
  %137 = load double, ptr %136, align 8, !tbaa !30
  %138 = icmp eq ptr %136, %0
  br i1 %138, label %146, label %139

139:                                              ; preds = %135, %144
  %140 = phi ptr [ %141, %144 ], [ %136, %135 ]
  %141 = getelementptr inbounds i8, ptr %140, i64 -8
  %142 = load double, ptr %141, align 8, !tbaa !30
  %143 = fcmp olt double %137, %142
  br i1 %143, label %144, label %146

144:                                              ; preds = %139
  store double %142, ptr %140, align 8, !tbaa !30
  %145 = icmp eq ptr %141, %0
  br i1 %145, label %146, label %139

146:                                              ; preds = %144, %139, %135
  %147 = phi ptr [ %0, %135 ], [ %140, %139 ], [ %0, %144 ]
  store double %137, ptr %147, align 8, !tbaa !30
  %148 = getelementptr inbounds nuw i8, ptr %136, i64 8
  %149 = icmp eq ptr %148, %133
  br i1 %149, label %150, label %135

150:                                              ; preds = %146, %82, %132
  ret void
}

define linkonce_odr hidden void @_ZNSt3__19to_stringEi(ptr dead_on_unwind noalias writable sret(%struct.Text) align 8 %0, i32 noundef %1) nounwind {
  %3 = alloca [20 x i8], align 16
  %4 = tail call i32 @llvm.abs.i32(i32 %1, i1 false)
  %5 = zext i32 %4 to i64
  tail call void @llvm.experimental.noalias.scope.decl(metadata !40)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7, !noalias !40
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ %17, %6 ], [ 1, %2 ]
  %8 = phi i64 [ %13, %6 ], [ 0, %2 ]
  %9 = phi i64 [ %15, %6 ], [ %5, %2 ]
  %10 = urem i64 %9, 10
  %11 = trunc nuw nsw i64 %10 to i8
  %12 = or disjoint i8 %11, 48
  %13 = add nuw nsw i64 %8, 1
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 %8
  store i8 %12, ptr %14, align 1, !tbaa !43, !noalias !40
  %15 = udiv i64 %9, 10
  %16 = icmp samesign ult i64 %9, 10
  %17 = add nuw i64 %7, 1
  br i1 %16, label %18, label %6

18:                                               ; preds = %6
  %19 = icmp sgt i32 %1, -1
  br i1 %19, label %22, label %20

20:                                               ; preds = %18
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 1
  store i8 45, ptr %21, align 1, !tbaa !43, !alias.scope !40
  br label %22

22:                                               ; preds = %20, %18
  %23 = phi i64 [ 1, %20 ], [ 0, %18 ]
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1
  br label %25

25:                                               ; preds = %25, %22
  %26 = phi i64 [ %7, %22 ], [ %28, %25 ]
  %27 = phi i64 [ %23, %22 ], [ %31, %25 ]
  %28 = add nsw i64 %26, -1
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 %28
  %30 = load i8, ptr %29, align 1, !tbaa !43, !noalias !40
  %31 = add nuw nsw i64 %27, 1
  %32 = getelementptr inbounds nuw i8, ptr %24, i64 %27
  store i8 %30, ptr %32, align 1, !tbaa !43, !alias.scope !40
  %33 = trunc nuw i64 %26 to i32
  %34 = icmp sgt i32 %33, 1
  br i1 %34, label %25, label %35

35:                                               ; preds = %25
  %36 = trunc i64 %31 to i8
  %37 = shl i8 %36, 1
  store i8 %37, ptr %0, align 8, !tbaa !46, !alias.scope !40
  %38 = and i64 %31, 4294967295
  %39 = getelementptr inbounds nuw i8, ptr %24, i64 %38
  store i8 0, ptr %39, align 1, !tbaa !43, !alias.scope !40
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !noalias !40
  ret void
}

define linkonce_odr hidden void @_ZNSt3__19to_stringEl(ptr dead_on_unwind noalias writable sret(%struct.Text) align 8 %0, i64 noundef %1) nounwind {
  %3 = alloca [20 x i8], align 16
  %4 = tail call i64 @llvm.abs.i64(i64 %1, i1 false)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !48)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7, !noalias !48
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi i64 [ %16, %5 ], [ 1, %2 ]
  %7 = phi i64 [ %12, %5 ], [ 0, %2 ]
  %8 = phi i64 [ %14, %5 ], [ %4, %2 ]
  %9 = urem i64 %8, 10
  %10 = trunc nuw nsw i64 %9 to i8
  %11 = or disjoint i8 %10, 48
  %12 = add nuw nsw i64 %7, 1
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 %7
  store i8 %11, ptr %13, align 1, !tbaa !43, !noalias !48
  %14 = udiv i64 %8, 10
  %15 = icmp ult i64 %8, 10
  %16 = add nuw i64 %6, 1
  br i1 %15, label %17, label %5

17:                                               ; preds = %5
  %18 = icmp sgt i64 %1, -1
  br i1 %18, label %21, label %19

19:                                               ; preds = %17
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 1
  store i8 45, ptr %20, align 1, !tbaa !43, !alias.scope !48
  br label %21

21:                                               ; preds = %19, %17
  %22 = phi i64 [ 1, %19 ], [ 0, %17 ]
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 1
  br label %24

24:                                               ; preds = %24, %21
  %25 = phi i64 [ %6, %21 ], [ %27, %24 ]
  %26 = phi i64 [ %22, %21 ], [ %30, %24 ]
  %27 = add nsw i64 %25, -1
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 %27
  %29 = load i8, ptr %28, align 1, !tbaa !43, !noalias !48
  %30 = add nuw nsw i64 %26, 1
  %31 = getelementptr inbounds nuw i8, ptr %23, i64 %26
  store i8 %29, ptr %31, align 1, !tbaa !43, !alias.scope !48
  %32 = trunc nuw i64 %25 to i32
  %33 = icmp sgt i32 %32, 1
  br i1 %33, label %24, label %34

34:                                               ; preds = %24
  %35 = trunc i64 %30 to i8
  %36 = shl i8 %35, 1
  store i8 %36, ptr %0, align 8, !tbaa !46, !alias.scope !48
  %37 = and i64 %30, 4294967295
  %38 = getelementptr inbounds nuw i8, ptr %23, i64 %37
  store i8 0, ptr %38, align 1, !tbaa !43, !alias.scope !48
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !noalias !48
  ret void
}

define linkonce_odr hidden void @_ZNSt3__19to_stringEx(ptr dead_on_unwind noalias writable sret(%struct.Text) align 8 %0, i64 noundef %1) nounwind {
  %3 = alloca [20 x i8], align 16
  %4 = tail call i64 @llvm.abs.i64(i64 %1, i1 false)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !51)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7, !noalias !51
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi i64 [ %16, %5 ], [ 1, %2 ]
  %7 = phi i64 [ %12, %5 ], [ 0, %2 ]
  %8 = phi i64 [ %14, %5 ], [ %4, %2 ]
  %9 = urem i64 %8, 10
  %10 = trunc nuw nsw i64 %9 to i8
  %11 = or disjoint i8 %10, 48
  %12 = add nuw nsw i64 %7, 1
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 %7
  store i8 %11, ptr %13, align 1, !tbaa !43, !noalias !51
  %14 = udiv i64 %8, 10
  %15 = icmp ult i64 %8, 10
  %16 = add nuw i64 %6, 1
  br i1 %15, label %17, label %5

17:                                               ; preds = %5
  %18 = icmp sgt i64 %1, -1
  br i1 %18, label %21, label %19

19:                                               ; preds = %17
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 1
  store i8 45, ptr %20, align 1, !tbaa !43, !alias.scope !51
  br label %21

21:                                               ; preds = %19, %17
  %22 = phi i64 [ 1, %19 ], [ 0, %17 ]
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 1
  br label %24

24:                                               ; preds = %24, %21
  %25 = phi i64 [ %6, %21 ], [ %27, %24 ]
  %26 = phi i64 [ %22, %21 ], [ %30, %24 ]
  %27 = add nsw i64 %25, -1
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 %27
  %29 = load i8, ptr %28, align 1, !tbaa !43, !noalias !51
  %30 = add nuw nsw i64 %26, 1
  %31 = getelementptr inbounds nuw i8, ptr %23, i64 %26
  store i8 %29, ptr %31, align 1, !tbaa !43, !alias.scope !51
  %32 = trunc nuw i64 %25 to i32
  %33 = icmp sgt i32 %32, 1
  br i1 %33, label %24, label %34

34:                                               ; preds = %24
  %35 = trunc i64 %30 to i8
  %36 = shl i8 %35, 1
  store i8 %36, ptr %0, align 8, !tbaa !46, !alias.scope !51
  %37 = and i64 %30, 4294967295
  %38 = getelementptr inbounds nuw i8, ptr %23, i64 %37
  store i8 0, ptr %38, align 1, !tbaa !43, !alias.scope !51
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !noalias !51
  ret void
}

define linkonce_odr hidden void @_ZNSt3__19to_stringEj(ptr dead_on_unwind noalias writable sret(%struct.Text) align 8 %0, i32 noundef %1) nounwind {
  %3 = alloca [20 x i8], align 16
  %4 = zext i32 %1 to i64
  tail call void @llvm.experimental.noalias.scope.decl(metadata !54)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7, !noalias !54
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi i64 [ %16, %5 ], [ 1, %2 ]
  %7 = phi i64 [ %12, %5 ], [ 0, %2 ]
  %8 = phi i64 [ %14, %5 ], [ %4, %2 ]
  %9 = urem i64 %8, 10
  %10 = trunc nuw nsw i64 %9 to i8
  %11 = or disjoint i8 %10, 48
  %12 = add nuw nsw i64 %7, 1
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 %7
  store i8 %11, ptr %13, align 1, !tbaa !43, !noalias !54
  %14 = udiv i64 %8, 10
  %15 = icmp samesign ult i64 %8, 10
  %16 = add nuw i64 %6, 1
  br i1 %15, label %17, label %5

17:                                               ; preds = %5
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 1
  br label %19

19:                                               ; preds = %19, %17
  %20 = phi i64 [ %6, %17 ], [ %22, %19 ]
  %21 = phi i64 [ 0, %17 ], [ %25, %19 ]
  %22 = add nsw i64 %20, -1
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 %22
  %24 = load i8, ptr %23, align 1, !tbaa !43, !noalias !54
  %25 = add nuw nsw i64 %21, 1
  %26 = getelementptr inbounds nuw i8, ptr %18, i64 %21
  store i8 %24, ptr %26, align 1, !tbaa !43, !alias.scope !54
  %27 = trunc nuw i64 %20 to i32
  %28 = icmp sgt i32 %27, 1
  br i1 %28, label %19, label %29

29:                                               ; preds = %19
  %30 = trunc i64 %25 to i8
  %31 = shl i8 %30, 1
  store i8 %31, ptr %0, align 8, !tbaa !46, !alias.scope !54
  %32 = and i64 %25, 4294967295
  %33 = getelementptr inbounds nuw i8, ptr %18, i64 %32
  store i8 0, ptr %33, align 1, !tbaa !43, !alias.scope !54
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !noalias !54
  ret void
}

define linkonce_odr hidden void @_ZNSt3__19to_stringEm(ptr dead_on_unwind noalias writable sret(%struct.Text) align 8 %0, i64 noundef %1) nounwind {
  %3 = alloca [20 x i8], align 16
  tail call void @llvm.experimental.noalias.scope.decl(metadata !57)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7, !noalias !57
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i64 [ %15, %4 ], [ 1, %2 ]
  %6 = phi i64 [ %11, %4 ], [ 0, %2 ]
  %7 = phi i64 [ %13, %4 ], [ %1, %2 ]
  %8 = urem i64 %7, 10
  %9 = trunc nuw nsw i64 %8 to i8
  %10 = or disjoint i8 %9, 48
  %11 = add nuw nsw i64 %6, 1
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 %6
  store i8 %10, ptr %12, align 1, !tbaa !43, !noalias !57
  %13 = udiv i64 %7, 10
  %14 = icmp ult i64 %7, 10
  %15 = add nuw i64 %5, 1
  br i1 %14, label %16, label %4

16:                                               ; preds = %4
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1
  br label %18

18:                                               ; preds = %18, %16
  %19 = phi i64 [ %5, %16 ], [ %21, %18 ]
  %20 = phi i64 [ 0, %16 ], [ %24, %18 ]
  %21 = add nsw i64 %19, -1
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 %21
  %23 = load i8, ptr %22, align 1, !tbaa !43, !noalias !57
  %24 = add nuw nsw i64 %20, 1
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 %20
  store i8 %23, ptr %25, align 1, !tbaa !43, !alias.scope !57
  %26 = trunc nuw i64 %19 to i32
  %27 = icmp sgt i32 %26, 1
  br i1 %27, label %18, label %28

28:                                               ; preds = %18
  %29 = trunc i64 %24 to i8
  %30 = shl i8 %29, 1
  store i8 %30, ptr %0, align 8, !tbaa !46, !alias.scope !57
  %31 = and i64 %24, 4294967295
  %32 = getelementptr inbounds nuw i8, ptr %17, i64 %31
  store i8 0, ptr %32, align 1, !tbaa !43, !alias.scope !57
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !noalias !57
  ret void
}

define linkonce_odr hidden void @_ZNSt3__19to_stringEy(ptr dead_on_unwind noalias writable sret(%struct.Text) align 8 %0, i64 noundef %1) nounwind {
  %3 = alloca [20 x i8], align 16
  tail call void @llvm.experimental.noalias.scope.decl(metadata !60)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7, !noalias !60
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i64 [ %15, %4 ], [ 1, %2 ]
  %6 = phi i64 [ %11, %4 ], [ 0, %2 ]
  %7 = phi i64 [ %13, %4 ], [ %1, %2 ]
  %8 = urem i64 %7, 10
  %9 = trunc nuw nsw i64 %8 to i8
  %10 = or disjoint i8 %9, 48
  %11 = add nuw nsw i64 %6, 1
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 %6
  store i8 %10, ptr %12, align 1, !tbaa !43, !noalias !60
  %13 = udiv i64 %7, 10
  %14 = icmp ult i64 %7, 10
  %15 = add nuw i64 %5, 1
  br i1 %14, label %16, label %4

16:                                               ; preds = %4
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1
  br label %18

18:                                               ; preds = %18, %16
  %19 = phi i64 [ %5, %16 ], [ %21, %18 ]
  %20 = phi i64 [ 0, %16 ], [ %24, %18 ]
  %21 = add nsw i64 %19, -1
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 %21
  %23 = load i8, ptr %22, align 1, !tbaa !43, !noalias !60
  %24 = add nuw nsw i64 %20, 1
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 %20
  store i8 %23, ptr %25, align 1, !tbaa !43, !alias.scope !60
  %26 = trunc nuw i64 %19 to i32
  %27 = icmp sgt i32 %26, 1
  br i1 %27, label %18, label %28

28:                                               ; preds = %18
  %29 = trunc i64 %24 to i8
  %30 = shl i8 %29, 1
  store i8 %30, ptr %0, align 8, !tbaa !46, !alias.scope !60
  %31 = and i64 %24, 4294967295
  %32 = getelementptr inbounds nuw i8, ptr %17, i64 %31
  store i8 0, ptr %32, align 1, !tbaa !43, !alias.scope !60
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !noalias !60
  ret void
}

declare i64 @llvm.abs.i64(i64, i1 immarg) #3

declare i32 @llvm.abs.i32(i32, i1 immarg) #3

declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #5 = { nobuiltin nounwind }
attributes #6 = { nobuiltin }
attributes #7 = { nounwind }

!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !10, i64 0}
!9 = !{!"Count", !10, i64 0, !12, i64 8, !12, i64 16}
!10 = !{!"any p2 pointer", !11, i64 0}
!11 = !{!"any pointer", !6, i64 0}
!12 = !{!"long", !6, i64 0}
!13 = !{!11, !11, i64 0}
!14 = !{!9, !12, i64 8}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !6, i64 0}
!30 = !{!31, !31, i64 0}
!31 = !{!"double", !6, i64 0}
!40 = !{!41}
!41 = distinct !{!41, !42, !"text_of: argument 0"}
!42 = distinct !{!42, !"text_of"}
!43 = !{!6, !6, i64 0}
!46 = !{!47, !6, i64 0}
!47 = !{!"", !6, i64 0, !6, i64 1}
!48 = !{!49}
!49 = distinct !{!49, !50, !"text_of: argument 0"}
!50 = distinct !{!50, !"text_of"}
!51 = !{!52}
!52 = distinct !{!52, !53, !"text_of: argument 0"}
!53 = distinct !{!53, !"text_of"}
!54 = !{!55}
!55 = distinct !{!55, !56, !"text_of: argument 0"}
!56 = distinct !{!56, !"text_of"}
!57 = !{!58}
!58 = distinct !{!58, !59, !"text_of: argument 0"}
!59 = distinct !{!59, !"text_of"}
!60 = !{!61}
!61 = distinct !{!61, !62, !"text_of: argument 0"}
!62 = distinct !{!62, !"text_of"}
