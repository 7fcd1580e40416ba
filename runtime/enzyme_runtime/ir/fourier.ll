; Generated from csrc/fourier.c by csrc/build.py: do not edit. bf07be39ad102f7f 077001e06f8465bd

%struct.Dimension = type { i64, i64, i64 }
%struct.Geometry = type { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, [16 x i64], [32 x %struct.Dimension] }
%struct.Small = type { i32, i32, i32 }

@__enzcc_fftw_geometries = linkonce_odr hidden global ptr null, align 8
@__enzcc_fftw_notes = linkonce_odr hidden global [256 x ptr] zeroinitializer, align 16
@__enzcc_fftw_lock = linkonce_odr hidden global i8 0, align 1
@.str = private unnamed_addr constant [68 x i8] c"enzcc: no memory is left for the derivative of a transform of FFTW\0A\00", align 1
@.str.1 = private unnamed_addr constant [92 x i8] c"enzcc: transforms of FFTW that are planned with FFTW_DESTROY_INPUT have no derivative here\0A\00", align 1
@weight_of.before = internal unnamed_addr constant [11 x i8] c"\01\00\00\08\00\04\00\00\00\06\00", align 1
@weight_of.after = internal unnamed_addr constant [11 x i8] c"\00\02\00\07\03\00\00\00\05\00\00", align 1
@.str.2 = private unnamed_addr constant [205 x i8] c"enzcc: the derivative of a transform of FFTW needs to know its plan, which was made by code that was not compiled together with the request, by a split or wisdom function, or with more than 16 dimensions\0A\00", align 1
@.str.3 = private unnamed_addr constant [54 x i8] c"enzcc: no memory is left to plan a transform of FFTW\0A\00", align 1
@plan_s.turned = internal unnamed_addr constant [11 x i8] c"\01\00\02\03\05\04\06\07\09\08\0A", align 1

define linkonce_odr hidden ptr @__enzcc_fftw_geometry(ptr noundef %0) nounwind {
  br label %2

2:                                                ; preds = %2, %1
  %3 = atomicrmw xchg ptr @__enzcc_fftw_lock, i8 1 acquire, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %5, label %2

5:                                                ; preds = %2
  %6 = ptrtoint ptr %0 to i64
  %7 = lshr i64 %6, 5
  %8 = and i64 %7, 255
  %9 = getelementptr inbounds nuw ptr, ptr @__enzcc_fftw_notes, i64 %8
  br label %10

10:                                               ; preds = %14, %5
  %11 = phi ptr [ %9, %5 ], [ %12, %14 ]
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %21, label %14

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, %0
  br i1 %17, label %18, label %10

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %20 = load ptr, ptr %19, align 8
  br label %21

21:                                               ; preds = %10, %18
  %22 = phi ptr [ %20, %18 ], [ null, %10 ]
  store atomic i8 0, ptr @__enzcc_fftw_lock release, align 1
  ret ptr %22
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define linkonce_odr hidden void @__enzcc_fourier_along_d(ptr noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = tail call fastcc ptr @packed_d(ptr noundef %0, i32 noundef 0) #11
  %5 = tail call fastcc ptr @packed_d(ptr noundef %0, i32 noundef 1) #11
  tail call fastcc void @walk_d(ptr noundef %0, i32 noundef 0, i32 noundef 0, i32 noundef 0, ptr noundef %1, ptr noundef nonnull %4) #11
  tail call fastcc void @run_d(ptr noundef %0, i32 noundef 0, ptr noundef %4, ptr noundef %5) #11
  tail call fastcc void @walk_d(ptr noundef %0, i32 noundef 1, i32 noundef 1, i32 noundef 0, ptr noundef %2, ptr noundef nonnull %5) #11
  tail call void @free(ptr noundef nonnull %4) #12
  tail call void @free(ptr noundef nonnull %5) #12
  ret void
}

define internal fastcc nonnull ptr @packed_d(ptr noundef readonly captures(address_is_null) %0, i32 noundef range(i32 0, 2) %1) unnamed_addr #0 {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %2
  tail call fastcc void @unknown() #13
  unreachable

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %5
  tail call fastcc void @destroys() #13
  unreachable

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %22, label %14

14:                                               ; preds = %10
  %15 = icmp eq i64 %12, 1
  %16 = icmp ne i32 %1, 0
  %17 = and i1 %16, %15
  br i1 %17, label %22, label %18

18:                                               ; preds = %14
  %19 = icmp ne i64 %12, 2
  %20 = or i1 %16, %19
  %21 = select i1 %20, i64 1, i64 2
  br label %22

22:                                               ; preds = %18, %14, %10
  %23 = phi i64 [ 2, %14 ], [ 2, %10 ], [ %21, %18 ]
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %27 = load i64, ptr %26, align 8
  %28 = add nsw i64 %27, %25
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %54

30:                                               ; preds = %22
  %31 = icmp eq i32 %1, 0
  %32 = select i1 %31, i64 2, i64 1
  %33 = icmp eq i64 %12, %32
  %34 = add nsw i64 %25, -1
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %36 = getelementptr inbounds nuw %struct.Dimension, ptr %35, i64 %34
  br label %37

37:                                               ; preds = %49, %30
  %38 = phi i64 [ 0, %30 ], [ %52, %49 ]
  %39 = phi i64 [ %23, %30 ], [ %51, %49 ]
  %40 = icmp eq i64 %38, %34
  %41 = select i1 %33, i1 %40, i1 false
  br i1 %41, label %42, label %46

42:                                               ; preds = %37
  %43 = load i64, ptr %36, align 8
  %44 = sdiv i64 %43, 2
  %45 = add nsw i64 %44, 1
  br label %49

46:                                               ; preds = %37
  %47 = getelementptr inbounds nuw %struct.Dimension, ptr %35, i64 %38
  %48 = load i64, ptr %47, align 8
  br label %49

49:                                               ; preds = %46, %42
  %50 = phi i64 [ %45, %42 ], [ %48, %46 ]
  %51 = mul nsw i64 %50, %39
  %52 = add nuw nsw i64 %38, 1
  %53 = icmp eq i64 %52, %28
  br i1 %53, label %54, label %37

54:                                               ; preds = %49, %22
  %55 = phi i64 [ %23, %22 ], [ %51, %49 ]
  %56 = shl i64 %55, 3
  %57 = or disjoint i64 %56, 1
  %58 = tail call ptr @malloc(i64 noundef %57) #12
  %59 = icmp eq ptr %58, null
  br i1 %59, label %60, label %61

60:                                               ; preds = %54
  tail call fastcc void @give_up(ptr noundef nonnull @.str) #13
  unreachable

61:                                               ; preds = %54
  ret ptr %58
}

define internal fastcc void @walk_d(ptr noundef readonly captures(none) %0, i32 noundef range(i32 0, 2) %1, i32 noundef range(i32 0, 4) %2, i32 noundef range(i32 0, 3) %3, ptr noundef captures(none) %4, ptr noundef captures(none) %5) unnamed_addr #2 {
  %7 = alloca [32 x i64], align 16
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %11, %9
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %7, i8 0, i64 256, i1 false)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %24, label %16

16:                                               ; preds = %6
  %17 = icmp eq i64 %14, 1
  %18 = icmp ne i32 %1, 0
  %19 = and i1 %18, %17
  br i1 %19, label %24, label %20

20:                                               ; preds = %16
  %21 = icmp ne i64 %14, 2
  %22 = or i1 %18, %21
  %23 = select i1 %22, i64 1, i64 2
  br label %24

24:                                               ; preds = %6, %16, %20
  %25 = phi i64 [ 2, %16 ], [ 2, %6 ], [ %23, %20 ]
  %26 = icmp sgt i64 %12, 0
  br i1 %26, label %27, label %51

27:                                               ; preds = %24
  %28 = icmp eq i32 %1, 0
  %29 = select i1 %28, i64 2, i64 1
  %30 = icmp eq i64 %14, %29
  %31 = add nsw i64 %9, -1
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %33 = getelementptr inbounds nuw %struct.Dimension, ptr %32, i64 %31
  br label %37

34:                                               ; preds = %48
  %35 = add nuw nsw i64 %38, 1
  %36 = icmp eq i64 %35, %12
  br i1 %36, label %53, label %37

37:                                               ; preds = %27, %34
  %38 = phi i64 [ 0, %27 ], [ %35, %34 ]
  %39 = icmp eq i64 %38, %31
  %40 = select i1 %30, i1 %39, i1 false
  br i1 %40, label %41, label %45

41:                                               ; preds = %37
  %42 = load i64, ptr %33, align 8
  %43 = sdiv i64 %42, 2
  %44 = add nsw i64 %43, 1
  br label %48

45:                                               ; preds = %37
  %46 = getelementptr inbounds nuw %struct.Dimension, ptr %32, i64 %38
  %47 = load i64, ptr %46, align 8
  br label %48

48:                                               ; preds = %41, %45
  %49 = phi i64 [ %44, %41 ], [ %47, %45 ]
  %50 = icmp slt i64 %49, 1
  br i1 %50, label %339, label %34

51:                                               ; preds = %24
  %52 = icmp eq i64 %12, 0
  br i1 %52, label %76, label %53

53:                                               ; preds = %34, %51
  %54 = icmp sgt i64 %9, 0
  br i1 %54, label %55, label %57

55:                                               ; preds = %53
  %56 = add nsw i64 %9, -1
  br label %62

57:                                               ; preds = %53
  %58 = add nsw i64 %11, -1
  %59 = icmp slt i64 %11, 1
  br i1 %59, label %76, label %60

60:                                               ; preds = %57
  %61 = add nsw i64 %9, -1
  br label %62

62:                                               ; preds = %60, %55
  %63 = phi i64 [ %61, %60 ], [ %56, %55 ]
  %64 = phi i64 [ %58, %60 ], [ %56, %55 ]
  %65 = icmp eq i32 %1, 0
  %66 = select i1 %65, i64 2, i64 1
  %67 = icmp eq i64 %14, %66
  %68 = icmp eq i64 %64, %63
  %69 = select i1 %67, i1 %68, i1 false
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br i1 %69, label %71, label %79

71:                                               ; preds = %62
  %72 = getelementptr inbounds %struct.Dimension, ptr %70, i64 %63
  %73 = load i64, ptr %72, align 8
  %74 = sdiv i64 %73, 2
  %75 = add nsw i64 %74, 1
  br label %82

76:                                               ; preds = %51, %57
  %77 = phi i64 [ %58, %57 ], [ -1, %51 ]
  %78 = icmp ne i32 %3, 0
  br label %111

79:                                               ; preds = %62
  %80 = getelementptr inbounds %struct.Dimension, ptr %70, i64 %64
  %81 = load i64, ptr %80, align 8
  br label %82

82:                                               ; preds = %71, %79
  %83 = phi i64 [ %75, %71 ], [ %81, %79 ]
  %84 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %64
  %85 = select i1 %65, i64 216, i64 224
  %86 = getelementptr inbounds nuw i8, ptr %84, i64 %85
  %87 = load i64, ptr %86, align 8
  %88 = icmp ne i32 %3, 0
  %89 = and i1 %88, %54
  br i1 %89, label %90, label %111

90:                                               ; preds = %82
  %91 = icmp samesign ugt i32 %3, 1
  %92 = icmp eq i64 %14, 3
  %93 = icmp samesign ult i64 %64, %9
  %94 = select i1 %92, i1 %93, i1 false
  br i1 %94, label %95, label %103

95:                                               ; preds = %90
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %97 = getelementptr inbounds nuw i64, ptr %96, i64 %64
  %98 = load i64, ptr %97, align 8
  %99 = select i1 %91, ptr @weight_of.after, ptr @weight_of.before
  %100 = getelementptr inbounds i8, ptr %99, i64 %98
  %101 = load i8, ptr %100, align 1
  %102 = sext i8 %101 to i64
  br label %111

103:                                              ; preds = %90
  br i1 %68, label %104, label %111

104:                                              ; preds = %103
  %105 = icmp ne i64 %14, 1
  %106 = or i1 %91, %105
  br i1 %106, label %107, label %111

107:                                              ; preds = %104
  %108 = icmp eq i64 %14, 2
  %109 = and i1 %91, %108
  %110 = select i1 %109, i64 2, i64 0
  br label %111

111:                                              ; preds = %107, %104, %103, %95, %76, %82
  %112 = phi i1 [ %78, %76 ], [ true, %107 ], [ %88, %82 ], [ true, %95 ], [ true, %103 ], [ true, %104 ]
  %113 = phi i64 [ 1, %76 ], [ %87, %107 ], [ %87, %82 ], [ %87, %95 ], [ %87, %103 ], [ %87, %104 ]
  %114 = phi i1 [ true, %76 ], [ false, %107 ], [ false, %82 ], [ false, %95 ], [ false, %103 ], [ false, %104 ]
  %115 = phi i64 [ %77, %76 ], [ %63, %107 ], [ %64, %82 ], [ %64, %95 ], [ %64, %103 ], [ %63, %104 ]
  %116 = phi i64 [ 1, %76 ], [ %83, %107 ], [ %83, %82 ], [ %83, %95 ], [ %83, %103 ], [ %83, %104 ]
  %117 = phi i64 [ 0, %76 ], [ %110, %107 ], [ 0, %82 ], [ %102, %95 ], [ 0, %103 ], [ 1, %104 ]
  %118 = icmp eq i64 %117, 0
  %119 = icmp eq i64 %113, 1
  %120 = and i1 %119, %118
  %121 = mul nsw i64 %116, %25
  %122 = select i1 %120, i64 %121, i64 0
  %123 = icmp sgt i64 %122, 0
  %124 = icmp eq i32 %3, 1
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %126 = select i1 %124, ptr @weight_of.before, ptr @weight_of.after
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %128 = getelementptr inbounds nuw %struct.Dimension, ptr %127, i64 %115
  %129 = icmp sgt i64 %116, 0
  %130 = mul nsw i64 %113, %25
  %131 = add nsw i64 %12, -2
  %132 = icmp sgt i64 %12, 1
  %133 = icmp eq i32 %1, 0
  %134 = select i1 %133, i64 216, i64 224
  %135 = getelementptr i8, ptr %0, i64 %134
  %136 = select i1 %133, i64 2, i64 1
  br label %137

137:                                              ; preds = %331, %111
  %138 = phi i64 [ %14, %111 ], [ %300, %331 ]
  %139 = phi i64 [ 0, %111 ], [ %315, %331 ]
  %140 = phi ptr [ %5, %111 ], [ %297, %331 ]
  br i1 %112, label %141, label %147

141:                                              ; preds = %137
  %142 = load i64, ptr %8, align 8
  %143 = tail call i64 @llvm.smax.i64(i64 %142, i64 1)
  %144 = add nsw i64 %143, -1
  %145 = icmp eq i64 %138, 3
  %146 = icmp eq i64 %144, 0
  br i1 %146, label %147, label %151

147:                                              ; preds = %186, %141, %137
  %148 = phi double [ 1.000000e+00, %137 ], [ 1.000000e+00, %141 ], [ %188, %186 ]
  %149 = mul nsw i64 %139, %25
  %150 = getelementptr inbounds double, ptr %4, i64 %149
  br i1 %114, label %193, label %191

151:                                              ; preds = %141, %186
  %152 = phi double [ %188, %186 ], [ 1.000000e+00, %141 ]
  %153 = phi i64 [ %189, %186 ], [ 0, %141 ]
  br i1 %145, label %154, label %186

154:                                              ; preds = %151
  %155 = getelementptr inbounds nuw i64, ptr %125, i64 %153
  %156 = load i64, ptr %155, align 8
  %157 = getelementptr inbounds i8, ptr %126, i64 %156
  %158 = load i8, ptr %157, align 1
  %159 = getelementptr inbounds nuw i64, ptr %7, i64 %153
  %160 = load i64, ptr %159, align 8
  %161 = getelementptr inbounds nuw %struct.Dimension, ptr %127, i64 %153
  %162 = load i64, ptr %161, align 8
  %163 = icmp eq i64 %160, 0
  %164 = add nsw i64 %162, -1
  %165 = icmp eq i64 %160, %164
  %166 = select i1 %163, i1 true, i1 %165
  %167 = shl nsw i64 %160, 1
  %168 = icmp eq i64 %167, %162
  %169 = select i1 %163, i1 true, i1 %168
  switch i8 %158, label %186 [
    i8 1, label %170
    i8 2, label %172
    i8 3, label %174
    i8 4, label %176
    i8 5, label %178
    i8 6, label %180
    i8 7, label %182
    i8 8, label %184
  ]

170:                                              ; preds = %154
  %171 = select i1 %169, double 1.000000e+00, double 5.000000e-01
  br label %186

172:                                              ; preds = %154
  %173 = select i1 %169, double 1.000000e+00, double 2.000000e+00
  br label %186

174:                                              ; preds = %154
  %175 = select i1 %163, double 5.000000e-01, double 1.000000e+00
  br label %186

176:                                              ; preds = %154
  %177 = select i1 %163, double 2.000000e+00, double 1.000000e+00
  br label %186

178:                                              ; preds = %154
  %179 = select i1 %165, double 5.000000e-01, double 1.000000e+00
  br label %186

180:                                              ; preds = %154
  %181 = select i1 %165, double 2.000000e+00, double 1.000000e+00
  br label %186

182:                                              ; preds = %154
  %183 = select i1 %166, double 5.000000e-01, double 1.000000e+00
  br label %186

184:                                              ; preds = %154
  %185 = select i1 %166, double 2.000000e+00, double 1.000000e+00
  br label %186

186:                                              ; preds = %151, %154, %170, %172, %174, %176, %178, %180, %182, %184
  %187 = phi double [ %185, %184 ], [ %171, %170 ], [ %173, %172 ], [ %175, %174 ], [ %177, %176 ], [ %179, %178 ], [ %181, %180 ], [ %183, %182 ], [ 1.000000e+00, %154 ], [ 1.000000e+00, %151 ]
  %188 = fmul double %152, %187
  %189 = add nuw nsw i64 %153, 1
  %190 = icmp eq i64 %189, %144
  br i1 %190, label %147, label %151

191:                                              ; preds = %147
  %192 = load i64, ptr %128, align 8
  br label %193

193:                                              ; preds = %147, %191
  %194 = phi i64 [ %192, %191 ], [ 1, %147 ]
  br i1 %123, label %198, label %195

195:                                              ; preds = %193
  br i1 %129, label %196, label %296

196:                                              ; preds = %195
  %197 = add nsw i64 %194, -1
  br label %230

198:                                              ; preds = %193
  switch i32 %2, label %223 [
    i32 0, label %199
    i32 1, label %207
    i32 2, label %214
    i32 3, label %225
  ]

199:                                              ; preds = %198, %199
  %200 = phi i64 [ %205, %199 ], [ 0, %198 ]
  %201 = getelementptr inbounds nuw double, ptr %150, i64 %200
  %202 = load double, ptr %201, align 8
  %203 = fmul double %148, %202
  %204 = getelementptr inbounds nuw double, ptr %140, i64 %200
  store double %203, ptr %204, align 8
  %205 = add nuw nsw i64 %200, 1
  %206 = icmp eq i64 %205, %122
  br i1 %206, label %296, label %199

207:                                              ; preds = %198, %207
  %208 = phi i64 [ %212, %207 ], [ 0, %198 ]
  %209 = getelementptr inbounds nuw double, ptr %140, i64 %208
  %210 = load double, ptr %209, align 8
  %211 = getelementptr inbounds nuw double, ptr %150, i64 %208
  store double %210, ptr %211, align 8
  %212 = add nuw nsw i64 %208, 1
  %213 = icmp eq i64 %212, %122
  br i1 %213, label %296, label %207

214:                                              ; preds = %198, %214
  %215 = phi i64 [ %221, %214 ], [ 0, %198 ]
  %216 = getelementptr inbounds nuw double, ptr %140, i64 %215
  %217 = load double, ptr %216, align 8
  %218 = getelementptr inbounds nuw double, ptr %150, i64 %215
  %219 = load double, ptr %218, align 8
  %220 = tail call double @llvm.fmuladd.f64(double %148, double %217, double %219)
  store double %220, ptr %218, align 8
  %221 = add nuw nsw i64 %215, 1
  %222 = icmp eq i64 %221, %122
  br i1 %222, label %296, label %214

223:                                              ; preds = %198
  unreachable

224:                                              ; preds = %260
  unreachable

225:                                              ; preds = %198, %225
  %226 = phi i64 [ %228, %225 ], [ 0, %198 ]
  %227 = getelementptr inbounds nuw double, ptr %150, i64 %226
  store double 0.000000e+00, ptr %227, align 8
  %228 = add nuw nsw i64 %226, 1
  %229 = icmp eq i64 %228, %122
  br i1 %229, label %296, label %225

230:                                              ; preds = %291, %196
  %231 = phi ptr [ %150, %196 ], [ %293, %291 ]
  %232 = phi i64 [ 0, %196 ], [ %292, %291 ]
  %233 = phi ptr [ %140, %196 ], [ %294, %291 ]
  br i1 %118, label %260, label %234

234:                                              ; preds = %230
  %235 = icmp eq i64 %232, 0
  %236 = icmp eq i64 %232, %197
  %237 = select i1 %235, i1 true, i1 %236
  %238 = shl nuw nsw i64 %232, 1
  %239 = icmp eq i64 %238, %194
  %240 = select i1 %235, i1 true, i1 %239
  switch i64 %117, label %257 [
    i64 1, label %241
    i64 2, label %243
    i64 3, label %245
    i64 4, label %247
    i64 5, label %249
    i64 6, label %251
    i64 7, label %253
    i64 8, label %255
  ]

241:                                              ; preds = %234
  %242 = select i1 %240, double 1.000000e+00, double 5.000000e-01
  br label %257

243:                                              ; preds = %234
  %244 = select i1 %240, double 1.000000e+00, double 2.000000e+00
  br label %257

245:                                              ; preds = %234
  %246 = select i1 %235, double 5.000000e-01, double 1.000000e+00
  br label %257

247:                                              ; preds = %234
  %248 = select i1 %235, double 2.000000e+00, double 1.000000e+00
  br label %257

249:                                              ; preds = %234
  %250 = select i1 %236, double 5.000000e-01, double 1.000000e+00
  br label %257

251:                                              ; preds = %234
  %252 = select i1 %236, double 2.000000e+00, double 1.000000e+00
  br label %257

253:                                              ; preds = %234
  %254 = select i1 %237, double 5.000000e-01, double 1.000000e+00
  br label %257

255:                                              ; preds = %234
  %256 = select i1 %237, double 2.000000e+00, double 1.000000e+00
  br label %257

257:                                              ; preds = %255, %253, %251, %249, %247, %245, %243, %241, %234
  %258 = phi double [ %256, %255 ], [ %242, %241 ], [ %244, %243 ], [ %246, %245 ], [ %248, %247 ], [ %250, %249 ], [ %252, %251 ], [ %254, %253 ], [ 1.000000e+00, %234 ]
  %259 = fmul double %148, %258
  br label %260

260:                                              ; preds = %257, %230
  %261 = phi double [ %259, %257 ], [ %148, %230 ]
  switch i32 %2, label %224 [
    i32 0, label %262
    i32 1, label %270
    i32 2, label %277
    i32 3, label %286
  ]

262:                                              ; preds = %260, %262
  %263 = phi i64 [ %268, %262 ], [ 0, %260 ]
  %264 = getelementptr inbounds nuw double, ptr %231, i64 %263
  %265 = load double, ptr %264, align 8
  %266 = fmul double %261, %265
  %267 = getelementptr inbounds nuw double, ptr %233, i64 %263
  store double %266, ptr %267, align 8
  %268 = add nuw nsw i64 %263, 1
  %269 = icmp eq i64 %268, %25
  br i1 %269, label %291, label %262

270:                                              ; preds = %260, %270
  %271 = phi i64 [ %275, %270 ], [ 0, %260 ]
  %272 = getelementptr inbounds nuw double, ptr %233, i64 %271
  %273 = load double, ptr %272, align 8
  %274 = getelementptr inbounds nuw double, ptr %231, i64 %271
  store double %273, ptr %274, align 8
  %275 = add nuw nsw i64 %271, 1
  %276 = icmp eq i64 %275, %25
  br i1 %276, label %291, label %270

277:                                              ; preds = %260, %277
  %278 = phi i64 [ %284, %277 ], [ 0, %260 ]
  %279 = getelementptr inbounds nuw double, ptr %233, i64 %278
  %280 = load double, ptr %279, align 8
  %281 = getelementptr inbounds nuw double, ptr %231, i64 %278
  %282 = load double, ptr %281, align 8
  %283 = tail call double @llvm.fmuladd.f64(double %261, double %280, double %282)
  store double %283, ptr %281, align 8
  %284 = add nuw nsw i64 %278, 1
  %285 = icmp eq i64 %284, %25
  br i1 %285, label %291, label %277

286:                                              ; preds = %260, %286
  %287 = phi i64 [ %289, %286 ], [ 0, %260 ]
  %288 = getelementptr inbounds nuw double, ptr %231, i64 %287
  store double 0.000000e+00, ptr %288, align 8
  %289 = add nuw nsw i64 %287, 1
  %290 = icmp eq i64 %289, %25
  br i1 %290, label %291, label %286

291:                                              ; preds = %286, %277, %270, %262
  %292 = add nuw nsw i64 %232, 1
  %293 = getelementptr inbounds double, ptr %231, i64 %130
  %294 = getelementptr inbounds nuw double, ptr %233, i64 %25
  %295 = icmp eq i64 %292, %116
  br i1 %295, label %296, label %230

296:                                              ; preds = %291, %225, %214, %207, %199, %195
  %297 = getelementptr inbounds double, ptr %140, i64 %121
  br i1 %132, label %298, label %339

298:                                              ; preds = %296
  %299 = load i64, ptr %10, align 8
  %300 = load i64, ptr %13, align 8
  %301 = icmp eq i64 %300, %136
  br label %302

302:                                              ; preds = %298, %334
  %303 = phi i64 [ %139, %298 ], [ %336, %334 ]
  %304 = phi i64 [ %131, %298 ], [ %337, %334 ]
  %305 = icmp slt i64 %304, %299
  br i1 %305, label %308, label %306

306:                                              ; preds = %302
  %307 = sub nsw i64 %304, %299
  br label %311

308:                                              ; preds = %302
  %309 = load i64, ptr %8, align 8
  %310 = add nsw i64 %309, %304
  br label %311

311:                                              ; preds = %308, %306
  %312 = phi i64 [ %307, %306 ], [ %310, %308 ]
  %313 = getelementptr %struct.Dimension, ptr %135, i64 %312
  %314 = load i64, ptr %313, align 8
  %315 = add nsw i64 %314, %303
  %316 = getelementptr inbounds i64, ptr %7, i64 %312
  %317 = load i64, ptr %316, align 8
  %318 = add nsw i64 %317, 1
  store i64 %318, ptr %316, align 8
  br i1 %301, label %319, label %328

319:                                              ; preds = %311
  %320 = load i64, ptr %8, align 8
  %321 = add nsw i64 %320, -1
  %322 = icmp eq i64 %312, %321
  br i1 %322, label %323, label %328

323:                                              ; preds = %319
  %324 = getelementptr inbounds %struct.Dimension, ptr %127, i64 %312
  %325 = load i64, ptr %324, align 8
  %326 = sdiv i64 %325, 2
  %327 = add nsw i64 %326, 1
  br label %331

328:                                              ; preds = %319, %311
  %329 = getelementptr inbounds %struct.Dimension, ptr %127, i64 %312
  %330 = load i64, ptr %329, align 8
  br label %331

331:                                              ; preds = %323, %328
  %332 = phi i64 [ %327, %323 ], [ %330, %328 ]
  %333 = icmp slt i64 %318, %332
  br i1 %333, label %137, label %334

334:                                              ; preds = %331
  %335 = mul nsw i64 %318, %314
  %336 = sub nsw i64 %315, %335
  store i64 0, ptr %316, align 8
  %337 = add nsw i64 %304, -1
  %338 = icmp sgt i64 %304, 0
  br i1 %338, label %302, label %339

339:                                              ; preds = %48, %296, %334
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  ret void
}

define internal fastcc void @run_d(ptr noundef captures(none) %0, i32 noundef range(i32 0, 2) %1, ptr noundef nonnull %2, ptr noundef nonnull %3) unnamed_addr #0 {
  br label %5

5:                                                ; preds = %5, %4
  %6 = atomicrmw xchg ptr @__enzcc_fftw_lock, i8 1 acquire, align 1
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %8, label %5

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %8
  %13 = tail call fastcc ptr @plan_d(ptr noundef nonnull %0, i32 noundef 0) #11
  store ptr %13, ptr %9, align 8
  br label %14

14:                                               ; preds = %12, %8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %14
  %19 = tail call fastcc ptr @plan_d(ptr noundef nonnull %0, i32 noundef 1) #11
  store ptr %19, ptr %15, align 8
  br label %20

20:                                               ; preds = %14, %18
  %21 = icmp eq i32 %1, 0
  %22 = select i1 %21, ptr %9, ptr %15
  %23 = load ptr, ptr %22, align 8
  store atomic i8 0, ptr @__enzcc_fftw_lock release, align 1
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %26

25:                                               ; preds = %20
  tail call fastcc void @unknown() #13
  unreachable

26:                                               ; preds = %20
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %28 = load i64, ptr %27, align 8
  switch i64 %28, label %36 [
    i64 0, label %29
    i64 1, label %30
    i64 2, label %33
  ]

29:                                               ; preds = %26
  tail call void @fftw_execute_dft(ptr noundef nonnull %23, ptr noundef nonnull %2, ptr noundef nonnull %3) #12
  br label %37

30:                                               ; preds = %26
  br i1 %21, label %32, label %31

31:                                               ; preds = %30
  tail call void @fftw_execute_dft_c2r(ptr noundef nonnull %23, ptr noundef nonnull %2, ptr noundef nonnull %3) #12
  br label %37

32:                                               ; preds = %30
  tail call void @fftw_execute_dft_r2c(ptr noundef nonnull %23, ptr noundef nonnull %2, ptr noundef nonnull %3) #12
  br label %37

33:                                               ; preds = %26
  br i1 %21, label %35, label %34

34:                                               ; preds = %33
  tail call void @fftw_execute_dft_r2c(ptr noundef nonnull %23, ptr noundef nonnull %2, ptr noundef nonnull %3) #12
  br label %37

35:                                               ; preds = %33
  tail call void @fftw_execute_dft_c2r(ptr noundef nonnull %23, ptr noundef nonnull %2, ptr noundef nonnull %3) #12
  br label %37

36:                                               ; preds = %26
  tail call void @fftw_execute_r2r(ptr noundef nonnull %23, ptr noundef nonnull %2, ptr noundef nonnull %3) #12
  br label %37

37:                                               ; preds = %34, %35, %31, %32, %36, %29
  ret void
}

declare void @free(ptr noundef) #3

define linkonce_odr hidden void @__enzcc_fourier_back_d(ptr noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = tail call fastcc ptr @packed_d(ptr noundef %0, i32 noundef 1) #11
  %5 = tail call fastcc ptr @packed_d(ptr noundef %0, i32 noundef 0) #11
  tail call fastcc void @walk_d(ptr noundef %0, i32 noundef 1, i32 noundef 0, i32 noundef 1, ptr noundef %2, ptr noundef nonnull %4) #11
  tail call fastcc void @run_d(ptr noundef %0, i32 noundef 1, ptr noundef %4, ptr noundef %5) #11
  tail call fastcc void @walk_d(ptr noundef %0, i32 noundef 1, i32 noundef 3, i32 noundef 0, ptr noundef %2, ptr noundef %2) #11
  tail call fastcc void @walk_d(ptr noundef %0, i32 noundef 0, i32 noundef 2, i32 noundef 2, ptr noundef %1, ptr noundef nonnull %5) #11
  tail call void @free(ptr noundef nonnull %4) #12
  tail call void @free(ptr noundef nonnull %5) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_fourier_clear_d(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %2
  tail call fastcc void @unknown() #13
  unreachable

5:                                                ; preds = %2
  tail call fastcc void @walk_d(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 3, i32 noundef 0, ptr noundef %1, ptr noundef %1) #11
  ret void
}

define internal fastcc void @unknown() unnamed_addr #4 {
  tail call fastcc void @give_up(ptr noundef nonnull @.str.2) #13
  unreachable
}

define linkonce_odr hidden void @__enzcc_fourier_lost_d(ptr noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = icmp eq ptr %0, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %3
  tail call fastcc void @unknown() #13
  unreachable

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  %10 = icmp eq ptr %1, %2
  %11 = or i1 %10, %9
  br i1 %11, label %12, label %17

12:                                               ; preds = %6
  %13 = tail call fastcc ptr @packed_d(ptr noundef nonnull %0, i32 noundef 1) #11
  br i1 %10, label %14, label %15

14:                                               ; preds = %12
  tail call fastcc void @walk_d(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 0, i32 noundef 0, ptr noundef %2, ptr noundef nonnull %13) #11
  tail call fastcc void @walk_d(ptr noundef nonnull %0, i32 noundef 0, i32 noundef 3, i32 noundef 0, ptr noundef %1, ptr noundef %1) #11
  tail call fastcc void @walk_d(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 1, i32 noundef 0, ptr noundef %2, ptr noundef nonnull %13) #11
  br label %16

15:                                               ; preds = %12
  tail call fastcc void @walk_d(ptr noundef nonnull %0, i32 noundef 0, i32 noundef 3, i32 noundef 0, ptr noundef %1, ptr noundef %1) #11
  br label %16

16:                                               ; preds = %15, %14
  tail call void @free(ptr noundef nonnull %13) #12
  br label %17

17:                                               ; preds = %6, %16
  ret void
}

define linkonce_odr hidden void @__enzcc_fftw_forget() nounwind {
  br label %1

1:                                                ; preds = %1, %0
  %2 = atomicrmw xchg ptr @__enzcc_fftw_lock, i8 1 acquire, align 1
  %3 = icmp eq i8 %2, 0
  br i1 %3, label %4, label %1

4:                                                ; preds = %1
  %5 = load ptr, ptr @__enzcc_fftw_geometries, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %8

7:                                                ; preds = %24, %4
  store atomic i8 0, ptr @__enzcc_fftw_lock release, align 1
  ret void

8:                                                ; preds = %4, %24
  %9 = phi ptr [ %25, %24 ], [ %5, %4 ]
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %24

13:                                               ; preds = %8
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  tail call void @fftw_destroy_plan(ptr noundef nonnull %15) #12
  br label %18

18:                                               ; preds = %17, %13
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  tail call void @fftw_destroy_plan(ptr noundef nonnull %20) #12
  br label %23

23:                                               ; preds = %22, %18
  store ptr null, ptr %19, align 8
  store ptr null, ptr %14, align 8
  br label %24

24:                                               ; preds = %8, %23
  %25 = load ptr, ptr %9, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %7, label %8
}

declare void @fftw_destroy_plan(ptr noundef) #3

define linkonce_odr hidden void @__enzcc_fftw_cleanup() nounwind {
  tail call void @__enzcc_fftw_forget() #11
  tail call void @fftw_cleanup() #12
  ret void
}

declare void @fftw_cleanup() #3

define linkonce_odr hidden void @__enzcc_fftw_destroy_plan(ptr noundef %0) nounwind {
  br label %2

2:                                                ; preds = %2, %1
  %3 = atomicrmw xchg ptr @__enzcc_fftw_lock, i8 1 acquire, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %5, label %2

5:                                                ; preds = %2
  %6 = ptrtoint ptr %0 to i64
  %7 = lshr i64 %6, 5
  %8 = and i64 %7, 255
  %9 = getelementptr inbounds nuw ptr, ptr @__enzcc_fftw_notes, i64 %8
  br label %10

10:                                               ; preds = %14, %5
  %11 = phi ptr [ %9, %5 ], [ %12, %14 ]
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %20, label %14

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, %0
  br i1 %17, label %18, label %10

18:                                               ; preds = %14
  %19 = load ptr, ptr %12, align 8
  store ptr %19, ptr %11, align 8
  tail call void @free(ptr noundef nonnull %12) #12
  br label %20

20:                                               ; preds = %10, %18
  store atomic i8 0, ptr @__enzcc_fftw_lock release, align 1
  tail call void @fftw_destroy_plan(ptr noundef %0) #12
  ret void
}

define linkonce_odr hidden ptr @__enzcc_fftw_plan_many_dft(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12) nounwind {
  %14 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #14
  %15 = icmp eq ptr %3, %7
  %16 = zext i1 %15 to i32
  %17 = icmp ugt i32 %0, 16
  br i1 %17, label %69, label %18

18:                                               ; preds = %13
  %19 = sext i32 %11 to i64
  %20 = zext nneg i32 %0 to i64
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %14, i8 0, i64 32, i1 false)
  store i64 %19, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %22, i8 0, i64 24, i1 false)
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 64
  store i64 %20, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 72
  store i64 1, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %14, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %25, i8 0, i64 896, i1 false)
  %26 = icmp eq i32 %0, 0
  br i1 %26, label %35, label %27

27:                                               ; preds = %18
  %28 = add nsw i32 %0, -1
  %29 = sext i32 %9 to i64
  %30 = sext i32 %5 to i64
  %31 = getelementptr inbounds nuw i8, ptr %14, i64 208
  %32 = icmp eq ptr %4, null
  %33 = icmp eq ptr %8, null
  %34 = zext nneg i32 %28 to i64
  br label %43

35:                                               ; preds = %64, %18
  %36 = getelementptr inbounds nuw i8, ptr %14, i64 208
  %37 = getelementptr inbounds nuw %struct.Dimension, ptr %36, i64 %20
  %38 = sext i32 %2 to i64
  %39 = sext i32 %6 to i64
  %40 = sext i32 %10 to i64
  store i64 %38, ptr %37, align 8
  %41 = getelementptr inbounds nuw i8, ptr %37, i64 8
  store i64 %39, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %37, i64 16
  store i64 %40, ptr %42, align 8
  br label %69

43:                                               ; preds = %64, %27
  %44 = phi i64 [ %34, %27 ], [ %67, %64 ]
  %45 = phi i64 [ %30, %27 ], [ %59, %64 ]
  %46 = phi i64 [ %29, %27 ], [ %66, %64 ]
  %47 = getelementptr inbounds nuw i32, ptr %1, i64 %44
  %48 = load i32, ptr %47, align 4
  %49 = getelementptr inbounds nuw %struct.Dimension, ptr %31, i64 %44
  %50 = sext i32 %48 to i64
  store i64 %50, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 8
  store i64 %45, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %49, i64 16
  store i64 %46, ptr %52, align 8
  br i1 %32, label %57, label %53

53:                                               ; preds = %43
  %54 = getelementptr inbounds nuw i32, ptr %4, i64 %44
  %55 = load i32, ptr %54, align 4
  %56 = sext i32 %55 to i64
  br label %57

57:                                               ; preds = %53, %43
  %58 = phi i64 [ %56, %53 ], [ %50, %43 ]
  %59 = mul nsw i64 %45, %58
  br i1 %33, label %64, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds nuw i32, ptr %8, i64 %44
  %62 = load i32, ptr %61, align 4
  %63 = sext i32 %62 to i64
  br label %64

64:                                               ; preds = %60, %57
  %65 = phi i64 [ %63, %60 ], [ %50, %57 ]
  %66 = mul nsw i64 %46, %65
  %67 = add nsw i64 %44, -1
  %68 = icmp sgt i64 %44, 0
  br i1 %68, label %43, label %35

69:                                               ; preds = %13, %35
  %70 = phi ptr [ %14, %35 ], [ null, %13 ]
  %71 = call fastcc ptr @saved_d(ptr noundef %70, i32 noundef %12, ptr noundef %3, ptr noundef %7) #11
  %72 = call ptr @fftw_plan_many_dft(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12) #12
  %73 = icmp eq ptr %71, null
  br i1 %73, label %75, label %74

74:                                               ; preds = %69
  call fastcc void @restore_d(ptr noundef %14, ptr noundef %71, ptr noundef %3, ptr noundef %7) #11
  br label %75

75:                                               ; preds = %74, %69
  br i1 %17, label %78, label %76

76:                                               ; preds = %75
  %77 = call fastcc ptr @noted_d(ptr noundef %72, ptr noundef %14, i32 noundef %12, i32 noundef %16) #11
  br label %78

78:                                               ; preds = %75, %76
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #14
  ret ptr %72
}

define internal fastcc ptr @saved_d(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3) unnamed_addr #0 {
  %5 = and i32 %1, 64
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %114

7:                                                ; preds = %4
  %8 = icmp eq ptr %0, null
  br i1 %8, label %9, label %10

9:                                                ; preds = %7
  tail call fastcc void @unknown() #13
  unreachable

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load i64, ptr %11, align 8
  %13 = and i64 %12, -3
  %14 = icmp eq i64 %13, 0
  %15 = select i1 %14, i64 2, i64 1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %19 = load i64, ptr %18, align 8
  %20 = add nsw i64 %19, %17
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %25, label %22

22:                                               ; preds = %10
  %23 = icmp ult i64 %12, 2
  %24 = select i1 %23, i64 2, i64 1
  br label %71

25:                                               ; preds = %10
  %26 = icmp eq i64 %12, 2
  %27 = add nsw i64 %17, -1
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %29 = getelementptr inbounds nuw %struct.Dimension, ptr %28, i64 %27
  br label %30

30:                                               ; preds = %42, %25
  %31 = phi i64 [ 0, %25 ], [ %45, %42 ]
  %32 = phi i64 [ %15, %25 ], [ %44, %42 ]
  %33 = icmp eq i64 %31, %27
  %34 = select i1 %26, i1 %33, i1 false
  br i1 %34, label %35, label %39

35:                                               ; preds = %30
  %36 = load i64, ptr %29, align 8
  %37 = sdiv i64 %36, 2
  %38 = add nsw i64 %37, 1
  br label %42

39:                                               ; preds = %30
  %40 = getelementptr inbounds nuw %struct.Dimension, ptr %28, i64 %31
  %41 = load i64, ptr %40, align 8
  br label %42

42:                                               ; preds = %39, %35
  %43 = phi i64 [ %38, %35 ], [ %41, %39 ]
  %44 = mul nsw i64 %43, %32
  %45 = add nuw nsw i64 %31, 1
  %46 = icmp eq i64 %45, %20
  br i1 %46, label %47, label %30

47:                                               ; preds = %42
  %48 = icmp ult i64 %12, 2
  %49 = select i1 %48, i64 2, i64 1
  %50 = icmp eq i64 %12, 1
  %51 = add nsw i64 %17, -1
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %53 = getelementptr inbounds nuw %struct.Dimension, ptr %52, i64 %51
  br label %54

54:                                               ; preds = %66, %47
  %55 = phi i64 [ 0, %47 ], [ %69, %66 ]
  %56 = phi i64 [ %49, %47 ], [ %68, %66 ]
  %57 = icmp eq i64 %55, %51
  %58 = select i1 %50, i1 %57, i1 false
  br i1 %58, label %59, label %63

59:                                               ; preds = %54
  %60 = load i64, ptr %53, align 8
  %61 = sdiv i64 %60, 2
  %62 = add nsw i64 %61, 1
  br label %66

63:                                               ; preds = %54
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %52, i64 %55
  %65 = load i64, ptr %64, align 8
  br label %66

66:                                               ; preds = %63, %59
  %67 = phi i64 [ %62, %59 ], [ %65, %63 ]
  %68 = mul nsw i64 %67, %56
  %69 = add nuw nsw i64 %55, 1
  %70 = icmp eq i64 %69, %20
  br i1 %70, label %71, label %54

71:                                               ; preds = %66, %22
  %72 = phi i64 [ %15, %22 ], [ %44, %66 ]
  %73 = phi i64 [ %24, %22 ], [ %68, %66 ]
  %74 = add nsw i64 %73, %72
  %75 = shl i64 %74, 3
  %76 = or disjoint i64 %75, 1
  %77 = tail call ptr @malloc(i64 noundef %76) #12
  %78 = icmp eq ptr %77, null
  br i1 %78, label %79, label %80

79:                                               ; preds = %71
  tail call fastcc void @give_up(ptr noundef nonnull @.str.3) #13
  unreachable

80:                                               ; preds = %71
  tail call fastcc void @walk_d(ptr noundef nonnull %0, i32 noundef 0, i32 noundef 0, i32 noundef 0, ptr noundef %2, ptr noundef nonnull %77) #11
  %81 = load i64, ptr %11, align 8
  %82 = and i64 %81, -3
  %83 = icmp eq i64 %82, 0
  %84 = select i1 %83, i64 2, i64 1
  %85 = load i64, ptr %16, align 8
  %86 = load i64, ptr %18, align 8
  %87 = add nsw i64 %86, %85
  %88 = icmp sgt i64 %87, 0
  br i1 %88, label %89, label %111

89:                                               ; preds = %80
  %90 = icmp eq i64 %81, 2
  %91 = add nsw i64 %85, -1
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %93 = getelementptr inbounds nuw %struct.Dimension, ptr %92, i64 %91
  br label %94

94:                                               ; preds = %106, %89
  %95 = phi i64 [ 0, %89 ], [ %109, %106 ]
  %96 = phi i64 [ %84, %89 ], [ %108, %106 ]
  %97 = icmp eq i64 %95, %91
  %98 = select i1 %90, i1 %97, i1 false
  br i1 %98, label %99, label %103

99:                                               ; preds = %94
  %100 = load i64, ptr %93, align 8
  %101 = sdiv i64 %100, 2
  %102 = add nsw i64 %101, 1
  br label %106

103:                                              ; preds = %94
  %104 = getelementptr inbounds nuw %struct.Dimension, ptr %92, i64 %95
  %105 = load i64, ptr %104, align 8
  br label %106

106:                                              ; preds = %103, %99
  %107 = phi i64 [ %102, %99 ], [ %105, %103 ]
  %108 = mul nsw i64 %107, %96
  %109 = add nuw nsw i64 %95, 1
  %110 = icmp eq i64 %109, %87
  br i1 %110, label %111, label %94

111:                                              ; preds = %106, %80
  %112 = phi i64 [ %84, %80 ], [ %108, %106 ]
  %113 = getelementptr inbounds double, ptr %77, i64 %112
  tail call fastcc void @walk_d(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 0, i32 noundef 0, ptr noundef %3, ptr noundef nonnull %113) #11
  br label %114

114:                                              ; preds = %4, %111
  %115 = phi ptr [ %77, %111 ], [ null, %4 ]
  ret ptr %115
}

declare ptr @fftw_plan_many_dft(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

define internal fastcc void @restore_d(ptr noundef nonnull readonly captures(none) %0, ptr noundef nonnull %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3) unnamed_addr #0 {
  tail call fastcc void @walk_d(ptr noundef nonnull %0, i32 noundef 0, i32 noundef 1, i32 noundef 0, ptr noundef %2, ptr noundef nonnull %1) #11
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = load i64, ptr %5, align 8
  %7 = and i64 %6, -3
  %8 = icmp eq i64 %7, 0
  %9 = select i1 %8, i64 2, i64 1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %13 = load i64, ptr %12, align 8
  %14 = add nsw i64 %13, %11
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %38

16:                                               ; preds = %4
  %17 = icmp eq i64 %6, 2
  %18 = add nsw i64 %11, -1
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %20 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i64 %18
  br label %21

21:                                               ; preds = %33, %16
  %22 = phi i64 [ 0, %16 ], [ %36, %33 ]
  %23 = phi i64 [ %9, %16 ], [ %35, %33 ]
  %24 = icmp eq i64 %22, %18
  %25 = select i1 %17, i1 %24, i1 false
  br i1 %25, label %26, label %30

26:                                               ; preds = %21
  %27 = load i64, ptr %20, align 8
  %28 = sdiv i64 %27, 2
  %29 = add nsw i64 %28, 1
  br label %33

30:                                               ; preds = %21
  %31 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i64 %22
  %32 = load i64, ptr %31, align 8
  br label %33

33:                                               ; preds = %30, %26
  %34 = phi i64 [ %29, %26 ], [ %32, %30 ]
  %35 = mul nsw i64 %34, %23
  %36 = add nuw nsw i64 %22, 1
  %37 = icmp eq i64 %36, %14
  br i1 %37, label %38, label %21

38:                                               ; preds = %33, %4
  %39 = phi i64 [ %9, %4 ], [ %35, %33 ]
  %40 = getelementptr inbounds double, ptr %1, i64 %39
  tail call fastcc void @walk_d(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 1, i32 noundef 0, ptr noundef %3, ptr noundef nonnull %40) #11
  tail call void @free(ptr noundef nonnull %1) #12
  ret void
}

define internal fastcc noundef ptr @noted_d(ptr noundef returned %0, ptr noundef nonnull captures(none) %1, i32 noundef %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #0 {
  %5 = icmp eq ptr %0, null
  br i1 %5, label %78, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 56
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %9 = load i64, ptr %8, align 8
  %10 = icmp ne i64 %9, 2
  %11 = and i32 %2, 16
  %12 = icmp ne i32 %11, 0
  %13 = or i1 %12, %10
  %14 = zext i1 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store i64 %14, ptr %15, align 8
  %16 = icmp eq i64 %9, 2
  %17 = and i32 %2, 1
  %18 = icmp eq i32 %17, 0
  %19 = or i1 %18, %16
  %20 = xor i32 %3, 1
  %21 = zext nneg i32 %20 to i64
  %22 = select i1 %19, i64 0, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 48
  store i64 %22, ptr %23, align 8
  br label %24

24:                                               ; preds = %24, %6
  %25 = atomicrmw xchg ptr @__enzcc_fftw_lock, i8 1 acquire, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %24

27:                                               ; preds = %24, %31
  %28 = phi ptr [ %29, %31 ], [ @__enzcc_fftw_geometries, %24 ]
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %34, label %31

31:                                               ; preds = %27
  %32 = tail call fastcc i32 @is_same(ptr noundef %29, ptr noundef %1) #11
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %27, label %42

34:                                               ; preds = %27
  %35 = tail call ptr @malloc(i64 noundef 976) #12
  %36 = icmp eq ptr %35, null
  br i1 %36, label %77, label %37

37:                                               ; preds = %34
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(976) %35, ptr noundef nonnull align 8 dereferenceable(976) %1, i64 976, i1 false)
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 16
  store ptr null, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store ptr null, ptr %39, align 8
  %40 = load ptr, ptr @__enzcc_fftw_geometries, align 8
  store ptr %40, ptr %35, align 8
  store ptr %35, ptr @__enzcc_fftw_geometries, align 8
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 8
  br label %47

42:                                               ; preds = %31
  %43 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %46 = icmp eq ptr %44, null
  br i1 %46, label %47, label %52

47:                                               ; preds = %37, %42
  %48 = phi ptr [ %41, %37 ], [ %45, %42 ]
  %49 = phi ptr [ %35, %37 ], [ %29, %42 ]
  %50 = tail call fastcc ptr @plan_d(ptr noundef nonnull %49, i32 noundef 0) #11
  store ptr %50, ptr %48, align 8
  %51 = icmp eq ptr %50, null
  br label %52

52:                                               ; preds = %47, %42
  %53 = phi ptr [ %48, %47 ], [ %45, %42 ]
  %54 = phi ptr [ %49, %47 ], [ %29, %42 ]
  %55 = phi i1 [ %51, %47 ], [ false, %42 ]
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %57 = load ptr, ptr %56, align 8
  %58 = icmp eq ptr %57, null
  br i1 %58, label %59, label %65

59:                                               ; preds = %52
  %60 = tail call fastcc ptr @plan_d(ptr noundef nonnull %54, i32 noundef 1) #11
  store ptr %60, ptr %56, align 8
  %61 = load ptr, ptr %53, align 8
  %62 = icmp eq ptr %60, null
  %63 = icmp eq ptr %61, null
  %64 = select i1 %63, i1 true, i1 %62
  br i1 %64, label %77, label %66

65:                                               ; preds = %52
  br i1 %55, label %77, label %66

66:                                               ; preds = %59, %65
  %67 = tail call ptr @malloc(i64 noundef 24) #12
  %68 = icmp eq ptr %67, null
  br i1 %68, label %77, label %69

69:                                               ; preds = %66
  %70 = ptrtoint ptr %0 to i64
  %71 = lshr i64 %70, 5
  %72 = and i64 %71, 255
  %73 = getelementptr inbounds nuw ptr, ptr @__enzcc_fftw_notes, i64 %72
  %74 = load ptr, ptr %73, align 8
  store ptr %74, ptr %67, align 8
  %75 = getelementptr inbounds nuw i8, ptr %67, i64 8
  store ptr %0, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %67, i64 16
  store ptr %54, ptr %76, align 8
  store ptr %67, ptr %73, align 8
  br label %77

77:                                               ; preds = %59, %65, %34, %69, %66
  store atomic i8 0, ptr @__enzcc_fftw_lock release, align 1
  br label %78

78:                                               ; preds = %4, %77
  ret ptr %0
}

define linkonce_odr hidden ptr @__enzcc_fftw_plan_dft(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) nounwind {
  %7 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  %8 = icmp eq ptr %2, %3
  %9 = zext i1 %8 to i32
  %10 = icmp ugt i32 %0, 16
  br i1 %10, label %43, label %11

11:                                               ; preds = %6
  %12 = sext i32 %4 to i64
  %13 = zext nneg i32 %0 to i64
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %7, i8 0, i64 32, i1 false)
  store i64 %12, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %15, i8 0, i64 24, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store i64 %13, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 72
  store i64 1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %18, i8 0, i64 896, i1 false)
  %19 = icmp eq i32 %0, 0
  br i1 %19, label %24, label %20

20:                                               ; preds = %11
  %21 = add nsw i32 %0, -1
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 208
  %23 = zext nneg i32 %21 to i64
  br label %29

24:                                               ; preds = %29, %11
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 208
  %26 = getelementptr inbounds nuw %struct.Dimension, ptr %25, i64 %13
  store i64 1, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store i64 1, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 16
  store i64 1, ptr %28, align 8
  br label %43

29:                                               ; preds = %29, %20
  %30 = phi i64 [ %23, %20 ], [ %41, %29 ]
  %31 = phi i64 [ 1, %20 ], [ %39, %29 ]
  %32 = phi i64 [ 1, %20 ], [ %40, %29 ]
  %33 = getelementptr inbounds nuw i32, ptr %1, i64 %30
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %22, i64 %30
  %36 = sext i32 %34 to i64
  store i64 %36, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store i64 %31, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 16
  store i64 %32, ptr %38, align 8
  %39 = mul nsw i64 %31, %36
  %40 = mul nsw i64 %32, %36
  %41 = add nsw i64 %30, -1
  %42 = icmp eq i64 %30, 0
  br i1 %42, label %24, label %29

43:                                               ; preds = %6, %24
  %44 = phi ptr [ %7, %24 ], [ null, %6 ]
  %45 = call fastcc ptr @saved_d(ptr noundef %44, i32 noundef %5, ptr noundef %2, ptr noundef %3) #11
  %46 = call ptr @fftw_plan_dft(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #12
  %47 = icmp eq ptr %45, null
  br i1 %47, label %49, label %48

48:                                               ; preds = %43
  call fastcc void @restore_d(ptr noundef %7, ptr noundef %45, ptr noundef %2, ptr noundef %3) #11
  br label %49

49:                                               ; preds = %48, %43
  br i1 %10, label %52, label %50

50:                                               ; preds = %49
  %51 = call fastcc ptr @noted_d(ptr noundef %46, ptr noundef %7, i32 noundef %5, i32 noundef %9) #11
  br label %52

52:                                               ; preds = %49, %50
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  ret ptr %46
}

declare ptr @fftw_plan_dft(i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_guru_dft(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) nounwind {
  %9 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  %10 = icmp ugt i32 %0, 16
  %11 = icmp ugt i32 %2, 16
  %12 = or i1 %10, %11
  br i1 %12, label %72, label %13

13:                                               ; preds = %8
  %14 = sext i32 %6 to i64
  %15 = zext nneg i32 %0 to i64
  %16 = zext nneg i32 %2 to i64
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %9, i8 0, i64 32, i1 false)
  store i64 %14, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, i8 0, i64 24, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 64
  store i64 %15, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 72
  store i64 %16, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %21, i8 0, i64 896, i1 false)
  %22 = icmp eq i32 %0, 0
  br i1 %22, label %26, label %23

23:                                               ; preds = %13
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 208
  %25 = icmp eq ptr %1, null
  br label %32

26:                                               ; preds = %49, %13
  %27 = icmp sgt i32 %2, 0
  br i1 %27, label %28, label %72

28:                                               ; preds = %26
  %29 = getelementptr inbounds nuw i8, ptr %9, i64 208
  %30 = icmp eq ptr %3, null
  %31 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i64 %15
  br label %52

32:                                               ; preds = %49, %23
  %33 = phi i64 [ 0, %23 ], [ %50, %49 ]
  %34 = getelementptr inbounds nuw %struct.Dimension, ptr %24, i64 %33
  br i1 %25, label %47, label %35

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw %struct.Small, ptr %1, i64 %33
  %37 = load i32, ptr %36, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %40 = load i32, ptr %39, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %43 = load i32, ptr %42, align 4
  %44 = sext i32 %43 to i64
  store i64 %38, ptr %34, align 8
  %45 = getelementptr inbounds nuw i8, ptr %34, i64 8
  store i64 %41, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %34, i64 16
  store i64 %44, ptr %46, align 8
  br label %49

47:                                               ; preds = %32
  %48 = getelementptr inbounds nuw %struct.Dimension, ptr null, i64 %33
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %34, ptr noundef nonnull readonly align 8 dereferenceable(24) %48, i64 24, i1 false)
  br label %49

49:                                               ; preds = %47, %35
  %50 = add nuw nsw i64 %33, 1
  %51 = icmp eq i64 %50, %15
  br i1 %51, label %26, label %32

52:                                               ; preds = %69, %28
  %53 = phi i64 [ 0, %28 ], [ %70, %69 ]
  %54 = getelementptr inbounds nuw %struct.Dimension, ptr %31, i64 %53
  br i1 %30, label %67, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw %struct.Small, ptr %3, i64 %53
  %57 = load i32, ptr %56, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 4
  %60 = load i32, ptr %59, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %63 = load i32, ptr %62, align 4
  %64 = sext i32 %63 to i64
  store i64 %58, ptr %54, align 8
  %65 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store i64 %61, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %54, i64 16
  store i64 %64, ptr %66, align 8
  br label %69

67:                                               ; preds = %52
  %68 = getelementptr inbounds nuw %struct.Dimension, ptr null, i64 %53
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %54, ptr noundef nonnull readonly align 8 dereferenceable(24) %68, i64 24, i1 false)
  br label %69

69:                                               ; preds = %67, %55
  %70 = add nuw nsw i64 %53, 1
  %71 = icmp eq i64 %70, %16
  br i1 %71, label %72, label %52

72:                                               ; preds = %69, %8, %26
  %73 = phi ptr [ null, %8 ], [ %9, %26 ], [ %9, %69 ]
  %74 = call fastcc ptr @saved_d(ptr noundef %73, i32 noundef %7, ptr noundef %4, ptr noundef %5) #11
  %75 = call ptr @fftw_plan_guru_dft(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) #12
  %76 = icmp eq ptr %74, null
  br i1 %76, label %78, label %77

77:                                               ; preds = %72
  call fastcc void @restore_d(ptr noundef %9, ptr noundef %74, ptr noundef %4, ptr noundef %5) #11
  br label %78

78:                                               ; preds = %77, %72
  br i1 %12, label %83, label %79

79:                                               ; preds = %78
  %80 = icmp eq ptr %4, %5
  %81 = zext i1 %80 to i32
  %82 = call fastcc ptr @noted_d(ptr noundef %75, ptr noundef %9, i32 noundef %7, i32 noundef %81) #11
  br label %83

83:                                               ; preds = %78, %79
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  ret ptr %75
}

declare ptr @fftw_plan_guru_dft(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_guru64_dft(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) nounwind {
  %9 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  %10 = icmp ugt i32 %0, 16
  %11 = icmp ugt i32 %2, 16
  %12 = or i1 %10, %11
  br i1 %12, label %42, label %13

13:                                               ; preds = %8
  %14 = sext i32 %6 to i64
  %15 = zext nneg i32 %0 to i64
  %16 = zext nneg i32 %2 to i64
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %9, i8 0, i64 32, i1 false)
  store i64 %14, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, i8 0, i64 24, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 64
  store i64 %15, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 72
  store i64 %16, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %21, i8 0, i64 896, i1 false)
  %22 = icmp eq i32 %0, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %13
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 208
  br label %30

25:                                               ; preds = %30, %13
  %26 = icmp eq i32 %2, 0
  br i1 %26, label %42, label %27

27:                                               ; preds = %25
  %28 = getelementptr inbounds nuw i8, ptr %9, i64 208
  %29 = getelementptr inbounds nuw %struct.Dimension, ptr %28, i64 %15
  br label %36

30:                                               ; preds = %30, %23
  %31 = phi i64 [ 0, %23 ], [ %34, %30 ]
  %32 = getelementptr inbounds nuw %struct.Dimension, ptr %24, i64 %31
  %33 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %32, ptr noundef nonnull readonly align 8 dereferenceable(24) %33, i64 24, i1 false)
  %34 = add nuw nsw i64 %31, 1
  %35 = icmp eq i64 %34, %15
  br i1 %35, label %25, label %30

36:                                               ; preds = %36, %27
  %37 = phi i64 [ 0, %27 ], [ %40, %36 ]
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i64 %37
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %3, i64 %37
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %38, ptr noundef nonnull readonly align 8 dereferenceable(24) %39, i64 24, i1 false)
  %40 = add nuw nsw i64 %37, 1
  %41 = icmp eq i64 %40, %16
  br i1 %41, label %42, label %36

42:                                               ; preds = %36, %8, %25
  %43 = phi ptr [ null, %8 ], [ %9, %25 ], [ %9, %36 ]
  %44 = call fastcc ptr @saved_d(ptr noundef %43, i32 noundef %7, ptr noundef %4, ptr noundef %5) #11
  %45 = call ptr @fftw_plan_guru64_dft(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) #12
  %46 = icmp eq ptr %44, null
  br i1 %46, label %48, label %47

47:                                               ; preds = %42
  call fastcc void @restore_d(ptr noundef %9, ptr noundef %44, ptr noundef %4, ptr noundef %5) #11
  br label %48

48:                                               ; preds = %47, %42
  br i1 %12, label %53, label %49

49:                                               ; preds = %48
  %50 = icmp eq ptr %4, %5
  %51 = zext i1 %50 to i32
  %52 = call fastcc ptr @noted_d(ptr noundef %45, ptr noundef %9, i32 noundef %7, i32 noundef %51) #11
  br label %53

53:                                               ; preds = %48, %49
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  ret ptr %45
}

declare ptr @fftw_plan_guru64_dft(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_many_dft_r2c(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) nounwind {
  %13 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #14
  %14 = icmp eq ptr %3, %7
  %15 = zext i1 %14 to i32
  %16 = icmp ugt i32 %0, 16
  br i1 %16, label %75, label %17

17:                                               ; preds = %12
  %18 = zext nneg i32 %0 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %13, i8 0, i64 24, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 24
  store i64 1, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 32
  store i64 0, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %21, i8 0, i64 24, i1 false)
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 64
  store i64 %18, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %13, i64 72
  store i64 1, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %13, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %24, i8 0, i64 896, i1 false)
  %25 = icmp eq i32 %0, 0
  br i1 %25, label %34, label %26

26:                                               ; preds = %17
  %27 = add nsw i32 %0, -1
  %28 = sext i32 %9 to i64
  %29 = sext i32 %5 to i64
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 208
  %31 = icmp eq ptr %4, null
  %32 = icmp eq ptr %8, null
  %33 = zext nneg i32 %27 to i64
  br label %42

34:                                               ; preds = %69, %17
  %35 = getelementptr inbounds nuw i8, ptr %13, i64 208
  %36 = getelementptr inbounds nuw %struct.Dimension, ptr %35, i64 %18
  %37 = sext i32 %2 to i64
  %38 = sext i32 %6 to i64
  %39 = sext i32 %10 to i64
  store i64 %37, ptr %36, align 8
  %40 = getelementptr inbounds nuw i8, ptr %36, i64 8
  store i64 %38, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %36, i64 16
  store i64 %39, ptr %41, align 8
  br label %75

42:                                               ; preds = %69, %26
  %43 = phi i64 [ %33, %26 ], [ %73, %69 ]
  %44 = phi i64 [ %29, %26 ], [ %65, %69 ]
  %45 = phi i64 [ %28, %26 ], [ %72, %69 ]
  %46 = getelementptr inbounds nuw i32, ptr %1, i64 %43
  %47 = load i32, ptr %46, align 4
  %48 = sdiv i32 %47, 2
  %49 = add nsw i32 %48, 1
  %50 = icmp eq i64 %43, %33
  %51 = shl nsw i32 %49, 1
  %52 = and i1 %14, %50
  %53 = select i1 %52, i32 %51, i32 %47
  %54 = select i1 %50, i32 %49, i32 %47
  %55 = getelementptr inbounds nuw %struct.Dimension, ptr %30, i64 %43
  %56 = sext i32 %47 to i64
  store i64 %56, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 8
  store i64 %44, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %55, i64 16
  store i64 %45, ptr %58, align 8
  br i1 %31, label %62, label %59

59:                                               ; preds = %42
  %60 = getelementptr inbounds nuw i32, ptr %4, i64 %43
  %61 = load i32, ptr %60, align 4
  br label %62

62:                                               ; preds = %59, %42
  %63 = phi i32 [ %61, %59 ], [ %53, %42 ]
  %64 = sext i32 %63 to i64
  %65 = mul nsw i64 %44, %64
  br i1 %32, label %69, label %66

66:                                               ; preds = %62
  %67 = getelementptr inbounds nuw i32, ptr %8, i64 %43
  %68 = load i32, ptr %67, align 4
  br label %69

69:                                               ; preds = %66, %62
  %70 = phi i32 [ %68, %66 ], [ %54, %62 ]
  %71 = sext i32 %70 to i64
  %72 = mul nsw i64 %45, %71
  %73 = add nsw i64 %43, -1
  %74 = icmp sgt i64 %43, 0
  br i1 %74, label %42, label %34

75:                                               ; preds = %12, %34
  %76 = phi ptr [ %13, %34 ], [ null, %12 ]
  %77 = call fastcc ptr @saved_d(ptr noundef %76, i32 noundef %11, ptr noundef %3, ptr noundef %7) #11
  %78 = call ptr @fftw_plan_many_dft_r2c(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) #12
  %79 = icmp eq ptr %77, null
  br i1 %79, label %81, label %80

80:                                               ; preds = %75
  call fastcc void @restore_d(ptr noundef %13, ptr noundef %77, ptr noundef %3, ptr noundef %7) #11
  br label %81

81:                                               ; preds = %80, %75
  br i1 %16, label %84, label %82

82:                                               ; preds = %81
  %83 = call fastcc ptr @noted_d(ptr noundef %78, ptr noundef %13, i32 noundef %11, i32 noundef %15) #11
  br label %84

84:                                               ; preds = %81, %82
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #14
  ret ptr %78
}

declare ptr @fftw_plan_many_dft_r2c(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_dft_r2c(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) nounwind {
  %6 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  %7 = icmp eq ptr %2, %3
  %8 = zext i1 %7 to i32
  %9 = icmp ugt i32 %0, 16
  br i1 %9, label %51, label %10

10:                                               ; preds = %5
  %11 = zext nneg i32 %0 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 1, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %14, i8 0, i64 24, i1 false)
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store i64 %11, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store i64 1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %17, i8 0, i64 896, i1 false)
  %18 = icmp eq i32 %0, 0
  br i1 %18, label %23, label %19

19:                                               ; preds = %10
  %20 = add nsw i32 %0, -1
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 208
  %22 = zext nneg i32 %20 to i64
  br label %28

23:                                               ; preds = %28, %10
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 208
  %25 = getelementptr inbounds nuw %struct.Dimension, ptr %24, i64 %11
  store i64 1, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i64 1, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store i64 1, ptr %27, align 8
  br label %51

28:                                               ; preds = %28, %19
  %29 = phi i64 [ %22, %19 ], [ %49, %28 ]
  %30 = phi i64 [ 1, %19 ], [ %46, %28 ]
  %31 = phi i64 [ 1, %19 ], [ %48, %28 ]
  %32 = getelementptr inbounds nuw i32, ptr %1, i64 %29
  %33 = load i32, ptr %32, align 4
  %34 = sdiv i32 %33, 2
  %35 = add nsw i32 %34, 1
  %36 = icmp eq i64 %29, %22
  %37 = shl nsw i32 %35, 1
  %38 = and i1 %7, %36
  %39 = select i1 %38, i32 %37, i32 %33
  %40 = select i1 %36, i32 %35, i32 %33
  %41 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i64 %29
  %42 = sext i32 %33 to i64
  store i64 %42, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 %30, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 %31, ptr %44, align 8
  %45 = sext i32 %39 to i64
  %46 = mul nsw i64 %30, %45
  %47 = sext i32 %40 to i64
  %48 = mul nsw i64 %31, %47
  %49 = add nsw i64 %29, -1
  %50 = icmp eq i64 %29, 0
  br i1 %50, label %23, label %28

51:                                               ; preds = %5, %23
  %52 = phi ptr [ %6, %23 ], [ null, %5 ]
  %53 = call fastcc ptr @saved_d(ptr noundef %52, i32 noundef %4, ptr noundef %2, ptr noundef %3) #11
  %54 = call ptr @fftw_plan_dft_r2c(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  %55 = icmp eq ptr %53, null
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  call fastcc void @restore_d(ptr noundef %6, ptr noundef %53, ptr noundef %2, ptr noundef %3) #11
  br label %57

57:                                               ; preds = %56, %51
  br i1 %9, label %60, label %58

58:                                               ; preds = %57
  %59 = call fastcc ptr @noted_d(ptr noundef %54, ptr noundef %6, i32 noundef %4, i32 noundef %8) #11
  br label %60

60:                                               ; preds = %57, %58
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  ret ptr %54
}

declare ptr @fftw_plan_dft_r2c(i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_guru_dft_r2c(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) nounwind {
  %8 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  %9 = icmp ugt i32 %0, 16
  %10 = icmp ugt i32 %2, 16
  %11 = or i1 %9, %10
  br i1 %11, label %71, label %12

12:                                               ; preds = %7
  %13 = zext nneg i32 %0 to i64
  %14 = zext nneg i32 %2 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %8, i8 0, i64 24, i1 false)
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %17, i8 0, i64 24, i1 false)
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store i64 %13, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store i64 %14, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %20, i8 0, i64 896, i1 false)
  %21 = icmp eq i32 %0, 0
  br i1 %21, label %25, label %22

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 208
  %24 = icmp eq ptr %1, null
  br label %31

25:                                               ; preds = %48, %12
  %26 = icmp sgt i32 %2, 0
  br i1 %26, label %27, label %71

27:                                               ; preds = %25
  %28 = getelementptr inbounds nuw i8, ptr %8, i64 208
  %29 = icmp eq ptr %3, null
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %28, i64 %13
  br label %51

31:                                               ; preds = %48, %22
  %32 = phi i64 [ 0, %22 ], [ %49, %48 ]
  %33 = getelementptr inbounds nuw %struct.Dimension, ptr %23, i64 %32
  br i1 %24, label %46, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw %struct.Small, ptr %1, i64 %32
  %36 = load i32, ptr %35, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %39 = load i32, ptr %38, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %42 = load i32, ptr %41, align 4
  %43 = sext i32 %42 to i64
  store i64 %37, ptr %33, align 8
  %44 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store i64 %40, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %33, i64 16
  store i64 %43, ptr %45, align 8
  br label %48

46:                                               ; preds = %31
  %47 = getelementptr inbounds nuw %struct.Dimension, ptr null, i64 %32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %33, ptr noundef nonnull readonly align 8 dereferenceable(24) %47, i64 24, i1 false)
  br label %48

48:                                               ; preds = %46, %34
  %49 = add nuw nsw i64 %32, 1
  %50 = icmp eq i64 %49, %13
  br i1 %50, label %25, label %31

51:                                               ; preds = %68, %27
  %52 = phi i64 [ 0, %27 ], [ %69, %68 ]
  %53 = getelementptr inbounds nuw %struct.Dimension, ptr %30, i64 %52
  br i1 %29, label %66, label %54

54:                                               ; preds = %51
  %55 = getelementptr inbounds nuw %struct.Small, ptr %3, i64 %52
  %56 = load i32, ptr %55, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr %55, i64 4
  %59 = load i32, ptr %58, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %62 = load i32, ptr %61, align 4
  %63 = sext i32 %62 to i64
  store i64 %57, ptr %53, align 8
  %64 = getelementptr inbounds nuw i8, ptr %53, i64 8
  store i64 %60, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %53, i64 16
  store i64 %63, ptr %65, align 8
  br label %68

66:                                               ; preds = %51
  %67 = getelementptr inbounds nuw %struct.Dimension, ptr null, i64 %52
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %53, ptr noundef nonnull readonly align 8 dereferenceable(24) %67, i64 24, i1 false)
  br label %68

68:                                               ; preds = %66, %54
  %69 = add nuw nsw i64 %52, 1
  %70 = icmp eq i64 %69, %14
  br i1 %70, label %71, label %51

71:                                               ; preds = %68, %7, %25
  %72 = phi ptr [ null, %7 ], [ %8, %25 ], [ %8, %68 ]
  %73 = call fastcc ptr @saved_d(ptr noundef %72, i32 noundef %6, ptr noundef %4, ptr noundef %5) #11
  %74 = call ptr @fftw_plan_guru_dft_r2c(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #12
  %75 = icmp eq ptr %73, null
  br i1 %75, label %77, label %76

76:                                               ; preds = %71
  call fastcc void @restore_d(ptr noundef %8, ptr noundef %73, ptr noundef %4, ptr noundef %5) #11
  br label %77

77:                                               ; preds = %76, %71
  br i1 %11, label %82, label %78

78:                                               ; preds = %77
  %79 = icmp eq ptr %4, %5
  %80 = zext i1 %79 to i32
  %81 = call fastcc ptr @noted_d(ptr noundef %74, ptr noundef %8, i32 noundef %6, i32 noundef %80) #11
  br label %82

82:                                               ; preds = %77, %78
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  ret ptr %74
}

declare ptr @fftw_plan_guru_dft_r2c(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_guru64_dft_r2c(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) nounwind {
  %8 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  %9 = icmp ugt i32 %0, 16
  %10 = icmp ugt i32 %2, 16
  %11 = or i1 %9, %10
  br i1 %11, label %41, label %12

12:                                               ; preds = %7
  %13 = zext nneg i32 %0 to i64
  %14 = zext nneg i32 %2 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %8, i8 0, i64 24, i1 false)
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %17, i8 0, i64 24, i1 false)
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store i64 %13, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store i64 %14, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %20, i8 0, i64 896, i1 false)
  %21 = icmp eq i32 %0, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 208
  br label %29

24:                                               ; preds = %29, %12
  %25 = icmp eq i32 %2, 0
  br i1 %25, label %41, label %26

26:                                               ; preds = %24
  %27 = getelementptr inbounds nuw i8, ptr %8, i64 208
  %28 = getelementptr inbounds nuw %struct.Dimension, ptr %27, i64 %13
  br label %35

29:                                               ; preds = %29, %22
  %30 = phi i64 [ 0, %22 ], [ %33, %29 ]
  %31 = getelementptr inbounds nuw %struct.Dimension, ptr %23, i64 %30
  %32 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %30
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %31, ptr noundef nonnull readonly align 8 dereferenceable(24) %32, i64 24, i1 false)
  %33 = add nuw nsw i64 %30, 1
  %34 = icmp eq i64 %33, %13
  br i1 %34, label %24, label %29

35:                                               ; preds = %35, %26
  %36 = phi i64 [ 0, %26 ], [ %39, %35 ]
  %37 = getelementptr inbounds nuw %struct.Dimension, ptr %28, i64 %36
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %3, i64 %36
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %37, ptr noundef nonnull readonly align 8 dereferenceable(24) %38, i64 24, i1 false)
  %39 = add nuw nsw i64 %36, 1
  %40 = icmp eq i64 %39, %14
  br i1 %40, label %41, label %35

41:                                               ; preds = %35, %7, %24
  %42 = phi ptr [ null, %7 ], [ %8, %24 ], [ %8, %35 ]
  %43 = call fastcc ptr @saved_d(ptr noundef %42, i32 noundef %6, ptr noundef %4, ptr noundef %5) #11
  %44 = call ptr @fftw_plan_guru64_dft_r2c(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #12
  %45 = icmp eq ptr %43, null
  br i1 %45, label %47, label %46

46:                                               ; preds = %41
  call fastcc void @restore_d(ptr noundef %8, ptr noundef %43, ptr noundef %4, ptr noundef %5) #11
  br label %47

47:                                               ; preds = %46, %41
  br i1 %11, label %52, label %48

48:                                               ; preds = %47
  %49 = icmp eq ptr %4, %5
  %50 = zext i1 %49 to i32
  %51 = call fastcc ptr @noted_d(ptr noundef %44, ptr noundef %8, i32 noundef %6, i32 noundef %50) #11
  br label %52

52:                                               ; preds = %47, %48
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  ret ptr %44
}

declare ptr @fftw_plan_guru64_dft_r2c(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_many_dft_c2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) nounwind {
  %13 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #14
  %14 = icmp eq ptr %3, %7
  %15 = zext i1 %14 to i32
  %16 = icmp ugt i32 %0, 16
  br i1 %16, label %75, label %17

17:                                               ; preds = %12
  %18 = zext nneg i32 %0 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %13, i8 0, i64 24, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 24
  store i64 2, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 32
  store i64 0, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %21, i8 0, i64 24, i1 false)
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 64
  store i64 %18, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %13, i64 72
  store i64 1, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %13, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %24, i8 0, i64 896, i1 false)
  %25 = icmp eq i32 %0, 0
  br i1 %25, label %34, label %26

26:                                               ; preds = %17
  %27 = add nsw i32 %0, -1
  %28 = sext i32 %9 to i64
  %29 = sext i32 %5 to i64
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 208
  %31 = icmp eq ptr %4, null
  %32 = icmp eq ptr %8, null
  %33 = zext nneg i32 %27 to i64
  br label %42

34:                                               ; preds = %69, %17
  %35 = getelementptr inbounds nuw i8, ptr %13, i64 208
  %36 = getelementptr inbounds nuw %struct.Dimension, ptr %35, i64 %18
  %37 = sext i32 %2 to i64
  %38 = sext i32 %6 to i64
  %39 = sext i32 %10 to i64
  store i64 %37, ptr %36, align 8
  %40 = getelementptr inbounds nuw i8, ptr %36, i64 8
  store i64 %38, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %36, i64 16
  store i64 %39, ptr %41, align 8
  br label %75

42:                                               ; preds = %69, %26
  %43 = phi i64 [ %33, %26 ], [ %73, %69 ]
  %44 = phi i64 [ %29, %26 ], [ %65, %69 ]
  %45 = phi i64 [ %28, %26 ], [ %72, %69 ]
  %46 = getelementptr inbounds nuw i32, ptr %1, i64 %43
  %47 = load i32, ptr %46, align 4
  %48 = sdiv i32 %47, 2
  %49 = add nsw i32 %48, 1
  %50 = icmp eq i64 %43, %33
  %51 = shl nsw i32 %49, 1
  %52 = select i1 %50, i32 %49, i32 %47
  %53 = and i1 %14, %50
  %54 = select i1 %53, i32 %51, i32 %47
  %55 = getelementptr inbounds nuw %struct.Dimension, ptr %30, i64 %43
  %56 = sext i32 %47 to i64
  store i64 %56, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 8
  store i64 %44, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %55, i64 16
  store i64 %45, ptr %58, align 8
  br i1 %31, label %62, label %59

59:                                               ; preds = %42
  %60 = getelementptr inbounds nuw i32, ptr %4, i64 %43
  %61 = load i32, ptr %60, align 4
  br label %62

62:                                               ; preds = %59, %42
  %63 = phi i32 [ %61, %59 ], [ %52, %42 ]
  %64 = sext i32 %63 to i64
  %65 = mul nsw i64 %44, %64
  br i1 %32, label %69, label %66

66:                                               ; preds = %62
  %67 = getelementptr inbounds nuw i32, ptr %8, i64 %43
  %68 = load i32, ptr %67, align 4
  br label %69

69:                                               ; preds = %66, %62
  %70 = phi i32 [ %68, %66 ], [ %54, %62 ]
  %71 = sext i32 %70 to i64
  %72 = mul nsw i64 %45, %71
  %73 = add nsw i64 %43, -1
  %74 = icmp sgt i64 %43, 0
  br i1 %74, label %42, label %34

75:                                               ; preds = %12, %34
  %76 = phi ptr [ %13, %34 ], [ null, %12 ]
  %77 = call fastcc ptr @saved_d(ptr noundef %76, i32 noundef %11, ptr noundef %3, ptr noundef %7) #11
  %78 = call ptr @fftw_plan_many_dft_c2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) #12
  %79 = icmp eq ptr %77, null
  br i1 %79, label %81, label %80

80:                                               ; preds = %75
  call fastcc void @restore_d(ptr noundef %13, ptr noundef %77, ptr noundef %3, ptr noundef %7) #11
  br label %81

81:                                               ; preds = %80, %75
  br i1 %16, label %84, label %82

82:                                               ; preds = %81
  %83 = call fastcc ptr @noted_d(ptr noundef %78, ptr noundef %13, i32 noundef %11, i32 noundef %15) #11
  br label %84

84:                                               ; preds = %81, %82
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #14
  ret ptr %78
}

declare ptr @fftw_plan_many_dft_c2r(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_dft_c2r(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) nounwind {
  %6 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  %7 = icmp eq ptr %2, %3
  %8 = zext i1 %7 to i32
  %9 = icmp ugt i32 %0, 16
  br i1 %9, label %51, label %10

10:                                               ; preds = %5
  %11 = zext nneg i32 %0 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 2, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %14, i8 0, i64 24, i1 false)
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store i64 %11, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store i64 1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %17, i8 0, i64 896, i1 false)
  %18 = icmp eq i32 %0, 0
  br i1 %18, label %23, label %19

19:                                               ; preds = %10
  %20 = add nsw i32 %0, -1
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 208
  %22 = zext nneg i32 %20 to i64
  br label %28

23:                                               ; preds = %28, %10
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 208
  %25 = getelementptr inbounds nuw %struct.Dimension, ptr %24, i64 %11
  store i64 1, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i64 1, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store i64 1, ptr %27, align 8
  br label %51

28:                                               ; preds = %28, %19
  %29 = phi i64 [ %22, %19 ], [ %49, %28 ]
  %30 = phi i64 [ 1, %19 ], [ %46, %28 ]
  %31 = phi i64 [ 1, %19 ], [ %48, %28 ]
  %32 = getelementptr inbounds nuw i32, ptr %1, i64 %29
  %33 = load i32, ptr %32, align 4
  %34 = sdiv i32 %33, 2
  %35 = add nsw i32 %34, 1
  %36 = icmp eq i64 %29, %22
  %37 = shl nsw i32 %35, 1
  %38 = select i1 %36, i32 %35, i32 %33
  %39 = and i1 %7, %36
  %40 = select i1 %39, i32 %37, i32 %33
  %41 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i64 %29
  %42 = sext i32 %33 to i64
  store i64 %42, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 %30, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 %31, ptr %44, align 8
  %45 = sext i32 %38 to i64
  %46 = mul nsw i64 %30, %45
  %47 = sext i32 %40 to i64
  %48 = mul nsw i64 %31, %47
  %49 = add nsw i64 %29, -1
  %50 = icmp eq i64 %29, 0
  br i1 %50, label %23, label %28

51:                                               ; preds = %5, %23
  %52 = phi ptr [ %6, %23 ], [ null, %5 ]
  %53 = call fastcc ptr @saved_d(ptr noundef %52, i32 noundef %4, ptr noundef %2, ptr noundef %3) #11
  %54 = call ptr @fftw_plan_dft_c2r(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  %55 = icmp eq ptr %53, null
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  call fastcc void @restore_d(ptr noundef %6, ptr noundef %53, ptr noundef %2, ptr noundef %3) #11
  br label %57

57:                                               ; preds = %56, %51
  br i1 %9, label %60, label %58

58:                                               ; preds = %57
  %59 = call fastcc ptr @noted_d(ptr noundef %54, ptr noundef %6, i32 noundef %4, i32 noundef %8) #11
  br label %60

60:                                               ; preds = %57, %58
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  ret ptr %54
}

declare ptr @fftw_plan_dft_c2r(i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_guru_dft_c2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) nounwind {
  %8 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  %9 = icmp ugt i32 %0, 16
  %10 = icmp ugt i32 %2, 16
  %11 = or i1 %9, %10
  br i1 %11, label %71, label %12

12:                                               ; preds = %7
  %13 = zext nneg i32 %0 to i64
  %14 = zext nneg i32 %2 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %8, i8 0, i64 24, i1 false)
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 2, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %17, i8 0, i64 24, i1 false)
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store i64 %13, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store i64 %14, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %20, i8 0, i64 896, i1 false)
  %21 = icmp eq i32 %0, 0
  br i1 %21, label %25, label %22

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 208
  %24 = icmp eq ptr %1, null
  br label %31

25:                                               ; preds = %48, %12
  %26 = icmp sgt i32 %2, 0
  br i1 %26, label %27, label %71

27:                                               ; preds = %25
  %28 = getelementptr inbounds nuw i8, ptr %8, i64 208
  %29 = icmp eq ptr %3, null
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %28, i64 %13
  br label %51

31:                                               ; preds = %48, %22
  %32 = phi i64 [ 0, %22 ], [ %49, %48 ]
  %33 = getelementptr inbounds nuw %struct.Dimension, ptr %23, i64 %32
  br i1 %24, label %46, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw %struct.Small, ptr %1, i64 %32
  %36 = load i32, ptr %35, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %39 = load i32, ptr %38, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %42 = load i32, ptr %41, align 4
  %43 = sext i32 %42 to i64
  store i64 %37, ptr %33, align 8
  %44 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store i64 %40, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %33, i64 16
  store i64 %43, ptr %45, align 8
  br label %48

46:                                               ; preds = %31
  %47 = getelementptr inbounds nuw %struct.Dimension, ptr null, i64 %32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %33, ptr noundef nonnull readonly align 8 dereferenceable(24) %47, i64 24, i1 false)
  br label %48

48:                                               ; preds = %46, %34
  %49 = add nuw nsw i64 %32, 1
  %50 = icmp eq i64 %49, %13
  br i1 %50, label %25, label %31

51:                                               ; preds = %68, %27
  %52 = phi i64 [ 0, %27 ], [ %69, %68 ]
  %53 = getelementptr inbounds nuw %struct.Dimension, ptr %30, i64 %52
  br i1 %29, label %66, label %54

54:                                               ; preds = %51
  %55 = getelementptr inbounds nuw %struct.Small, ptr %3, i64 %52
  %56 = load i32, ptr %55, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr %55, i64 4
  %59 = load i32, ptr %58, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %62 = load i32, ptr %61, align 4
  %63 = sext i32 %62 to i64
  store i64 %57, ptr %53, align 8
  %64 = getelementptr inbounds nuw i8, ptr %53, i64 8
  store i64 %60, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %53, i64 16
  store i64 %63, ptr %65, align 8
  br label %68

66:                                               ; preds = %51
  %67 = getelementptr inbounds nuw %struct.Dimension, ptr null, i64 %52
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %53, ptr noundef nonnull readonly align 8 dereferenceable(24) %67, i64 24, i1 false)
  br label %68

68:                                               ; preds = %66, %54
  %69 = add nuw nsw i64 %52, 1
  %70 = icmp eq i64 %69, %14
  br i1 %70, label %71, label %51

71:                                               ; preds = %68, %7, %25
  %72 = phi ptr [ null, %7 ], [ %8, %25 ], [ %8, %68 ]
  %73 = call fastcc ptr @saved_d(ptr noundef %72, i32 noundef %6, ptr noundef %4, ptr noundef %5) #11
  %74 = call ptr @fftw_plan_guru_dft_c2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #12
  %75 = icmp eq ptr %73, null
  br i1 %75, label %77, label %76

76:                                               ; preds = %71
  call fastcc void @restore_d(ptr noundef %8, ptr noundef %73, ptr noundef %4, ptr noundef %5) #11
  br label %77

77:                                               ; preds = %76, %71
  br i1 %11, label %82, label %78

78:                                               ; preds = %77
  %79 = icmp eq ptr %4, %5
  %80 = zext i1 %79 to i32
  %81 = call fastcc ptr @noted_d(ptr noundef %74, ptr noundef %8, i32 noundef %6, i32 noundef %80) #11
  br label %82

82:                                               ; preds = %77, %78
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  ret ptr %74
}

declare ptr @fftw_plan_guru_dft_c2r(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_guru64_dft_c2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) nounwind {
  %8 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  %9 = icmp ugt i32 %0, 16
  %10 = icmp ugt i32 %2, 16
  %11 = or i1 %9, %10
  br i1 %11, label %41, label %12

12:                                               ; preds = %7
  %13 = zext nneg i32 %0 to i64
  %14 = zext nneg i32 %2 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %8, i8 0, i64 24, i1 false)
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 2, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %17, i8 0, i64 24, i1 false)
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store i64 %13, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store i64 %14, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %20, i8 0, i64 896, i1 false)
  %21 = icmp eq i32 %0, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 208
  br label %29

24:                                               ; preds = %29, %12
  %25 = icmp eq i32 %2, 0
  br i1 %25, label %41, label %26

26:                                               ; preds = %24
  %27 = getelementptr inbounds nuw i8, ptr %8, i64 208
  %28 = getelementptr inbounds nuw %struct.Dimension, ptr %27, i64 %13
  br label %35

29:                                               ; preds = %29, %22
  %30 = phi i64 [ 0, %22 ], [ %33, %29 ]
  %31 = getelementptr inbounds nuw %struct.Dimension, ptr %23, i64 %30
  %32 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %30
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %31, ptr noundef nonnull readonly align 8 dereferenceable(24) %32, i64 24, i1 false)
  %33 = add nuw nsw i64 %30, 1
  %34 = icmp eq i64 %33, %13
  br i1 %34, label %24, label %29

35:                                               ; preds = %35, %26
  %36 = phi i64 [ 0, %26 ], [ %39, %35 ]
  %37 = getelementptr inbounds nuw %struct.Dimension, ptr %28, i64 %36
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %3, i64 %36
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %37, ptr noundef nonnull readonly align 8 dereferenceable(24) %38, i64 24, i1 false)
  %39 = add nuw nsw i64 %36, 1
  %40 = icmp eq i64 %39, %14
  br i1 %40, label %41, label %35

41:                                               ; preds = %35, %7, %24
  %42 = phi ptr [ null, %7 ], [ %8, %24 ], [ %8, %35 ]
  %43 = call fastcc ptr @saved_d(ptr noundef %42, i32 noundef %6, ptr noundef %4, ptr noundef %5) #11
  %44 = call ptr @fftw_plan_guru64_dft_c2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #12
  %45 = icmp eq ptr %43, null
  br i1 %45, label %47, label %46

46:                                               ; preds = %41
  call fastcc void @restore_d(ptr noundef %8, ptr noundef %43, ptr noundef %4, ptr noundef %5) #11
  br label %47

47:                                               ; preds = %46, %41
  br i1 %11, label %52, label %48

48:                                               ; preds = %47
  %49 = icmp eq ptr %4, %5
  %50 = zext i1 %49 to i32
  %51 = call fastcc ptr @noted_d(ptr noundef %44, ptr noundef %8, i32 noundef %6, i32 noundef %50) #11
  br label %52

52:                                               ; preds = %47, %48
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  ret ptr %44
}

declare ptr @fftw_plan_guru64_dft_c2r(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_many_r2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, i32 noundef %12) nounwind {
  %14 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #14
  %15 = icmp eq ptr %3, %7
  %16 = zext i1 %15 to i32
  %17 = icmp ugt i32 %0, 16
  br i1 %17, label %76, label %18

18:                                               ; preds = %13
  %19 = zext nneg i32 %0 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %14, i8 0, i64 24, i1 false)
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store i64 3, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store i64 0, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %22, i8 0, i64 24, i1 false)
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 64
  store i64 %19, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 72
  store i64 1, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %14, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %25, i8 0, i64 896, i1 false)
  %26 = icmp eq i32 %0, 0
  br i1 %26, label %36, label %27

27:                                               ; preds = %18
  %28 = add nsw i32 %0, -1
  %29 = sext i32 %9 to i64
  %30 = sext i32 %5 to i64
  %31 = getelementptr inbounds nuw i8, ptr %14, i64 208
  %32 = icmp eq ptr %4, null
  %33 = icmp eq ptr %8, null
  %34 = icmp eq ptr %11, null
  %35 = zext nneg i32 %28 to i64
  br label %44

36:                                               ; preds = %73, %18
  %37 = getelementptr inbounds nuw i8, ptr %14, i64 208
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %37, i64 %19
  %39 = sext i32 %2 to i64
  %40 = sext i32 %6 to i64
  %41 = sext i32 %10 to i64
  store i64 %39, ptr %38, align 8
  %42 = getelementptr inbounds nuw i8, ptr %38, i64 8
  store i64 %40, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %38, i64 16
  store i64 %41, ptr %43, align 8
  br label %76

44:                                               ; preds = %73, %27
  %45 = phi i64 [ %35, %27 ], [ %74, %73 ]
  %46 = phi i64 [ %30, %27 ], [ %60, %73 ]
  %47 = phi i64 [ %29, %27 ], [ %67, %73 ]
  %48 = getelementptr inbounds nuw i32, ptr %1, i64 %45
  %49 = load i32, ptr %48, align 4
  %50 = getelementptr inbounds nuw %struct.Dimension, ptr %31, i64 %45
  %51 = sext i32 %49 to i64
  store i64 %51, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %50, i64 8
  store i64 %46, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %50, i64 16
  store i64 %47, ptr %53, align 8
  br i1 %32, label %58, label %54

54:                                               ; preds = %44
  %55 = getelementptr inbounds nuw i32, ptr %4, i64 %45
  %56 = load i32, ptr %55, align 4
  %57 = sext i32 %56 to i64
  br label %58

58:                                               ; preds = %54, %44
  %59 = phi i64 [ %57, %54 ], [ %51, %44 ]
  %60 = mul nsw i64 %46, %59
  br i1 %33, label %65, label %61

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw i32, ptr %8, i64 %45
  %63 = load i32, ptr %62, align 4
  %64 = sext i32 %63 to i64
  br label %65

65:                                               ; preds = %61, %58
  %66 = phi i64 [ %64, %61 ], [ %51, %58 ]
  %67 = mul nsw i64 %47, %66
  br i1 %34, label %73, label %68

68:                                               ; preds = %65
  %69 = getelementptr inbounds nuw i32, ptr %11, i64 %45
  %70 = load i32, ptr %69, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds nuw i64, ptr %25, i64 %45
  store i64 %71, ptr %72, align 8
  br label %73

73:                                               ; preds = %68, %65
  %74 = add nsw i64 %45, -1
  %75 = icmp sgt i64 %45, 0
  br i1 %75, label %44, label %36

76:                                               ; preds = %13, %36
  %77 = phi ptr [ %14, %36 ], [ null, %13 ]
  %78 = call fastcc ptr @saved_d(ptr noundef %77, i32 noundef %12, ptr noundef %3, ptr noundef %7) #11
  %79 = call ptr @fftw_plan_many_r2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, i32 noundef %12) #12
  %80 = icmp eq ptr %78, null
  br i1 %80, label %82, label %81

81:                                               ; preds = %76
  call fastcc void @restore_d(ptr noundef %14, ptr noundef %78, ptr noundef %3, ptr noundef %7) #11
  br label %82

82:                                               ; preds = %81, %76
  br i1 %17, label %85, label %83

83:                                               ; preds = %82
  %84 = call fastcc ptr @noted_d(ptr noundef %79, ptr noundef %14, i32 noundef %12, i32 noundef %16) #11
  br label %85

85:                                               ; preds = %82, %83
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #14
  ret ptr %79
}

declare ptr @fftw_plan_many_r2r(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_r2r(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) nounwind {
  %7 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  %8 = icmp eq ptr %2, %3
  %9 = zext i1 %8 to i32
  %10 = icmp ugt i32 %0, 16
  br i1 %10, label %50, label %11

11:                                               ; preds = %6
  %12 = zext nneg i32 %0 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 3, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %15, i8 0, i64 24, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store i64 %12, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 72
  store i64 1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %18, i8 0, i64 896, i1 false)
  %19 = icmp eq i32 %0, 0
  br i1 %19, label %25, label %20

20:                                               ; preds = %11
  %21 = add nsw i32 %0, -1
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 208
  %23 = icmp eq ptr %4, null
  %24 = zext nneg i32 %21 to i64
  br label %30

25:                                               ; preds = %47, %11
  %26 = getelementptr inbounds nuw i8, ptr %7, i64 208
  %27 = getelementptr inbounds nuw %struct.Dimension, ptr %26, i64 %12
  store i64 1, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store i64 1, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 16
  store i64 1, ptr %29, align 8
  br label %50

30:                                               ; preds = %47, %20
  %31 = phi i64 [ %24, %20 ], [ %48, %47 ]
  %32 = phi i64 [ 1, %20 ], [ %40, %47 ]
  %33 = phi i64 [ 1, %20 ], [ %41, %47 ]
  %34 = getelementptr inbounds nuw i32, ptr %1, i64 %31
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.Dimension, ptr %22, i64 %31
  %37 = sext i32 %35 to i64
  store i64 %37, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 8
  store i64 %32, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 16
  store i64 %33, ptr %39, align 8
  %40 = mul nsw i64 %32, %37
  %41 = mul nsw i64 %33, %37
  br i1 %23, label %47, label %42

42:                                               ; preds = %30
  %43 = getelementptr inbounds nuw i32, ptr %4, i64 %31
  %44 = load i32, ptr %43, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds nuw i64, ptr %18, i64 %31
  store i64 %45, ptr %46, align 8
  br label %47

47:                                               ; preds = %42, %30
  %48 = add nsw i64 %31, -1
  %49 = icmp sgt i64 %31, 0
  br i1 %49, label %30, label %25

50:                                               ; preds = %6, %25
  %51 = phi ptr [ %7, %25 ], [ null, %6 ]
  %52 = call fastcc ptr @saved_d(ptr noundef %51, i32 noundef %5, ptr noundef %2, ptr noundef %3) #11
  %53 = call ptr @fftw_plan_r2r(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #12
  %54 = icmp eq ptr %52, null
  br i1 %54, label %56, label %55

55:                                               ; preds = %50
  call fastcc void @restore_d(ptr noundef %7, ptr noundef %52, ptr noundef %2, ptr noundef %3) #11
  br label %56

56:                                               ; preds = %55, %50
  br i1 %10, label %59, label %57

57:                                               ; preds = %56
  %58 = call fastcc ptr @noted_d(ptr noundef %53, ptr noundef %7, i32 noundef %5, i32 noundef %9) #11
  br label %59

59:                                               ; preds = %56, %57
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  ret ptr %53
}

declare ptr @fftw_plan_r2r(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_guru_r2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7) nounwind {
  %9 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  %10 = icmp ugt i32 %0, 16
  %11 = icmp ugt i32 %2, 16
  %12 = or i1 %10, %11
  br i1 %12, label %79, label %13

13:                                               ; preds = %8
  %14 = zext nneg i32 %0 to i64
  %15 = zext nneg i32 %2 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %9, i8 0, i64 24, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 3, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 0, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, i8 0, i64 24, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 64
  store i64 %14, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 72
  store i64 %15, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %21, i8 0, i64 896, i1 false)
  %22 = icmp eq i32 %0, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %13
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 208
  %25 = icmp eq ptr %1, null
  %26 = icmp eq ptr %6, null
  br label %33

27:                                               ; preds = %56, %13
  %28 = icmp sgt i32 %2, 0
  br i1 %28, label %29, label %79

29:                                               ; preds = %27
  %30 = getelementptr inbounds nuw i8, ptr %9, i64 208
  %31 = icmp eq ptr %3, null
  %32 = getelementptr inbounds nuw %struct.Dimension, ptr %30, i64 %14
  br label %59

33:                                               ; preds = %56, %23
  %34 = phi i64 [ 0, %23 ], [ %57, %56 ]
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %24, i64 %34
  br i1 %25, label %48, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw %struct.Small, ptr %1, i64 %34
  %38 = load i32, ptr %37, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %41 = load i32, ptr %40, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %44 = load i32, ptr %43, align 4
  %45 = sext i32 %44 to i64
  store i64 %39, ptr %35, align 8
  %46 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store i64 %42, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %35, i64 16
  store i64 %45, ptr %47, align 8
  br label %50

48:                                               ; preds = %33
  %49 = getelementptr inbounds nuw %struct.Dimension, ptr null, i64 %34
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %35, ptr noundef nonnull readonly align 8 dereferenceable(24) %49, i64 24, i1 false)
  br label %50

50:                                               ; preds = %48, %36
  br i1 %26, label %56, label %51

51:                                               ; preds = %50
  %52 = getelementptr inbounds nuw i32, ptr %6, i64 %34
  %53 = load i32, ptr %52, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds nuw i64, ptr %21, i64 %34
  store i64 %54, ptr %55, align 8
  br label %56

56:                                               ; preds = %51, %50
  %57 = add nuw nsw i64 %34, 1
  %58 = icmp eq i64 %57, %14
  br i1 %58, label %27, label %33

59:                                               ; preds = %76, %29
  %60 = phi i64 [ 0, %29 ], [ %77, %76 ]
  %61 = getelementptr inbounds nuw %struct.Dimension, ptr %32, i64 %60
  br i1 %31, label %74, label %62

62:                                               ; preds = %59
  %63 = getelementptr inbounds nuw %struct.Small, ptr %3, i64 %60
  %64 = load i32, ptr %63, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 4
  %67 = load i32, ptr %66, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %70 = load i32, ptr %69, align 4
  %71 = sext i32 %70 to i64
  store i64 %65, ptr %61, align 8
  %72 = getelementptr inbounds nuw i8, ptr %61, i64 8
  store i64 %68, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %61, i64 16
  store i64 %71, ptr %73, align 8
  br label %76

74:                                               ; preds = %59
  %75 = getelementptr inbounds nuw %struct.Dimension, ptr null, i64 %60
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %61, ptr noundef nonnull readonly align 8 dereferenceable(24) %75, i64 24, i1 false)
  br label %76

76:                                               ; preds = %74, %62
  %77 = add nuw nsw i64 %60, 1
  %78 = icmp eq i64 %77, %15
  br i1 %78, label %79, label %59

79:                                               ; preds = %76, %8, %27
  %80 = phi ptr [ null, %8 ], [ %9, %27 ], [ %9, %76 ]
  %81 = call fastcc ptr @saved_d(ptr noundef %80, i32 noundef %7, ptr noundef %4, ptr noundef %5) #11
  %82 = call ptr @fftw_plan_guru_r2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7) #12
  %83 = icmp eq ptr %81, null
  br i1 %83, label %85, label %84

84:                                               ; preds = %79
  call fastcc void @restore_d(ptr noundef %9, ptr noundef %81, ptr noundef %4, ptr noundef %5) #11
  br label %85

85:                                               ; preds = %84, %79
  br i1 %12, label %90, label %86

86:                                               ; preds = %85
  %87 = icmp eq ptr %4, %5
  %88 = zext i1 %87 to i32
  %89 = call fastcc ptr @noted_d(ptr noundef %82, ptr noundef %9, i32 noundef %7, i32 noundef %88) #11
  br label %90

90:                                               ; preds = %85, %86
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  ret ptr %82
}

declare ptr @fftw_plan_guru_r2r(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_guru64_r2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7) nounwind {
  %9 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  %10 = icmp ugt i32 %0, 16
  %11 = icmp ugt i32 %2, 16
  %12 = or i1 %10, %11
  br i1 %12, label %49, label %13

13:                                               ; preds = %8
  %14 = zext nneg i32 %0 to i64
  %15 = zext nneg i32 %2 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %9, i8 0, i64 24, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 3, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 0, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, i8 0, i64 24, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 64
  store i64 %14, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 72
  store i64 %15, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %21, i8 0, i64 896, i1 false)
  %22 = icmp eq i32 %0, 0
  br i1 %22, label %26, label %23

23:                                               ; preds = %13
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 208
  %25 = icmp eq ptr %6, null
  br label %31

26:                                               ; preds = %40, %13
  %27 = icmp sgt i32 %2, 0
  br i1 %27, label %28, label %49

28:                                               ; preds = %26
  %29 = getelementptr inbounds nuw i8, ptr %9, i64 208
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i64 %14
  br label %43

31:                                               ; preds = %40, %23
  %32 = phi i64 [ 0, %23 ], [ %41, %40 ]
  %33 = getelementptr inbounds nuw %struct.Dimension, ptr %24, i64 %32
  %34 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %33, ptr noundef nonnull readonly align 8 dereferenceable(24) %34, i64 24, i1 false)
  br i1 %25, label %40, label %35

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i32, ptr %6, i64 %32
  %37 = load i32, ptr %36, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds nuw i64, ptr %21, i64 %32
  store i64 %38, ptr %39, align 8
  br label %40

40:                                               ; preds = %35, %31
  %41 = add nuw nsw i64 %32, 1
  %42 = icmp eq i64 %41, %14
  br i1 %42, label %26, label %31

43:                                               ; preds = %43, %28
  %44 = phi i64 [ 0, %28 ], [ %47, %43 ]
  %45 = getelementptr inbounds nuw %struct.Dimension, ptr %30, i64 %44
  %46 = getelementptr inbounds nuw %struct.Dimension, ptr %3, i64 %44
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %45, ptr noundef nonnull readonly align 8 dereferenceable(24) %46, i64 24, i1 false)
  %47 = add nuw nsw i64 %44, 1
  %48 = icmp eq i64 %47, %15
  br i1 %48, label %49, label %43

49:                                               ; preds = %43, %8, %26
  %50 = phi ptr [ null, %8 ], [ %9, %26 ], [ %9, %43 ]
  %51 = call fastcc ptr @saved_d(ptr noundef %50, i32 noundef %7, ptr noundef %4, ptr noundef %5) #11
  %52 = call ptr @fftw_plan_guru64_r2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7) #12
  %53 = icmp eq ptr %51, null
  br i1 %53, label %55, label %54

54:                                               ; preds = %49
  call fastcc void @restore_d(ptr noundef %9, ptr noundef %51, ptr noundef %4, ptr noundef %5) #11
  br label %55

55:                                               ; preds = %54, %49
  br i1 %12, label %60, label %56

56:                                               ; preds = %55
  %57 = icmp eq ptr %4, %5
  %58 = zext i1 %57 to i32
  %59 = call fastcc ptr @noted_d(ptr noundef %52, ptr noundef %9, i32 noundef %7, i32 noundef %58) #11
  br label %60

60:                                               ; preds = %55, %56
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  ret ptr %52
}

declare ptr @fftw_plan_guru64_r2r(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_dft_1d(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) nounwind {
  %6 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  %7 = sext i32 %3 to i64
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %6, i8 0, i64 32, i1 false)
  store i64 %7, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %9, i8 0, i64 24, i1 false)
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store i64 1, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store i64 1, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(888) %13, i8 0, i64 888, i1 false)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 208
  %15 = sext i32 %0 to i64
  store i64 %15, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 216
  store i64 1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 224
  store i64 1, ptr %17, align 8
  store i64 0, ptr %12, align 8
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 232
  store i64 1, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 240
  store i64 1, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 248
  store i64 1, ptr %20, align 8
  %21 = call fastcc ptr @saved_d(ptr noundef nonnull %6, i32 noundef %4, ptr noundef %1, ptr noundef %2) #11
  %22 = call ptr @fftw_plan_dft_1d(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #12
  %23 = icmp eq ptr %21, null
  br i1 %23, label %25, label %24

24:                                               ; preds = %5
  call fastcc void @restore_d(ptr noundef %6, ptr noundef %21, ptr noundef %1, ptr noundef %2) #11
  br label %25

25:                                               ; preds = %24, %5
  %26 = icmp eq ptr %1, %2
  %27 = zext i1 %26 to i32
  %28 = call fastcc ptr @noted_d(ptr noundef %22, ptr noundef %6, i32 noundef %4, i32 noundef %27) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  ret ptr %22
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

declare ptr @fftw_plan_dft_1d(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_dft_2d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) nounwind {
  %7 = alloca %struct.Geometry, align 8
  %8 = alloca [2 x i32], align 4
  %9 = alloca [2 x i32], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  store i32 %0, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store i32 %1, ptr %10, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  store i64 0, ptr %9, align 8
  %11 = sext i32 %4 to i64
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %7, i8 0, i64 32, i1 false)
  store i64 %11, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %13, i8 0, i64 24, i1 false)
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store i64 2, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 72
  store i64 1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %16, i8 0, i64 896, i1 false)
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 208
  br label %18

18:                                               ; preds = %18, %6
  %19 = phi i64 [ 1, %6 ], [ %34, %18 ]
  %20 = phi i64 [ 1, %6 ], [ %28, %18 ]
  %21 = phi i64 [ 1, %6 ], [ %29, %18 ]
  %22 = getelementptr inbounds nuw i32, ptr %8, i64 %19
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds nuw %struct.Dimension, ptr %17, i64 %19
  %25 = sext i32 %23 to i64
  store i64 %25, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store i64 %20, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 16
  store i64 %21, ptr %27, align 8
  %28 = mul nsw i64 %20, %25
  %29 = mul nsw i64 %21, %25
  %30 = getelementptr inbounds nuw i32, ptr %9, i64 %19
  %31 = load i32, ptr %30, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds nuw i64, ptr %16, i64 %19
  store i64 %32, ptr %33, align 8
  %34 = add nsw i64 %19, -1
  %35 = icmp eq i64 %19, 0
  br i1 %35, label %36, label %18

36:                                               ; preds = %18
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 256
  store i64 1, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 264
  store i64 1, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 272
  store i64 1, ptr %39, align 8
  %40 = call fastcc ptr @saved_d(ptr noundef nonnull %7, i32 noundef %5, ptr noundef %2, ptr noundef %3) #11
  %41 = call ptr @fftw_plan_dft_2d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #12
  %42 = icmp eq ptr %40, null
  br i1 %42, label %44, label %43

43:                                               ; preds = %36
  call fastcc void @restore_d(ptr noundef %7, ptr noundef %40, ptr noundef %2, ptr noundef %3) #11
  br label %44

44:                                               ; preds = %43, %36
  %45 = icmp eq ptr %2, %3
  %46 = zext i1 %45 to i32
  %47 = call fastcc ptr @noted_d(ptr noundef %41, ptr noundef %7, i32 noundef %5, i32 noundef %46) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  ret ptr %41
}

declare ptr @fftw_plan_dft_2d(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_dft_3d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) nounwind {
  %8 = alloca %struct.Geometry, align 8
  %9 = alloca [3 x i32], align 4
  %10 = alloca [3 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  store i32 %0, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store i32 %1, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i32 %2, ptr %12, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %10, i8 0, i64 12, i1 false)
  %13 = sext i32 %5 to i64
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %8, i8 0, i64 32, i1 false)
  store i64 %13, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %15, i8 0, i64 24, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store i64 3, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store i64 1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %18, i8 0, i64 896, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 208
  br label %20

20:                                               ; preds = %20, %7
  %21 = phi i64 [ 2, %7 ], [ %36, %20 ]
  %22 = phi i64 [ 1, %7 ], [ %30, %20 ]
  %23 = phi i64 [ 1, %7 ], [ %31, %20 ]
  %24 = getelementptr inbounds nuw i32, ptr %9, i64 %21
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i64 %21
  %27 = sext i32 %25 to i64
  store i64 %27, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store i64 %22, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 16
  store i64 %23, ptr %29, align 8
  %30 = mul nsw i64 %22, %27
  %31 = mul nsw i64 %23, %27
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %21
  %33 = load i32, ptr %32, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds nuw i64, ptr %18, i64 %21
  store i64 %34, ptr %35, align 8
  %36 = add nsw i64 %21, -1
  %37 = icmp eq i64 %21, 0
  br i1 %37, label %38, label %20

38:                                               ; preds = %20
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 280
  store i64 1, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 288
  store i64 1, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 296
  store i64 1, ptr %41, align 8
  %42 = call fastcc ptr @saved_d(ptr noundef nonnull %8, i32 noundef %6, ptr noundef %3, ptr noundef %4) #11
  %43 = call ptr @fftw_plan_dft_3d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) #12
  %44 = icmp eq ptr %42, null
  br i1 %44, label %46, label %45

45:                                               ; preds = %38
  call fastcc void @restore_d(ptr noundef %8, ptr noundef %42, ptr noundef %3, ptr noundef %4) #11
  br label %46

46:                                               ; preds = %45, %38
  %47 = icmp eq ptr %3, %4
  %48 = zext i1 %47 to i32
  %49 = call fastcc ptr @noted_d(ptr noundef %43, ptr noundef %8, i32 noundef %6, i32 noundef %48) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  ret ptr %43
}

declare ptr @fftw_plan_dft_3d(i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_dft_r2c_1d(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) nounwind {
  %5 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, i8 0, i64 24, i1 false)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 1, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %8, i8 0, i64 24, i1 false)
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 64
  store i64 1, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 72
  store i64 1, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(888) %12, i8 0, i64 888, i1 false)
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 208
  %14 = sext i32 %0 to i64
  store i64 %14, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 216
  store i64 1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 224
  store i64 1, ptr %16, align 8
  store i64 0, ptr %11, align 8
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 232
  store i64 1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 240
  store i64 1, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 248
  store i64 1, ptr %19, align 8
  %20 = call fastcc ptr @saved_d(ptr noundef nonnull %5, i32 noundef %3, ptr noundef %1, ptr noundef %2) #11
  %21 = call ptr @fftw_plan_dft_r2c_1d(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #12
  %22 = icmp eq ptr %20, null
  br i1 %22, label %24, label %23

23:                                               ; preds = %4
  call fastcc void @restore_d(ptr noundef %5, ptr noundef %20, ptr noundef %1, ptr noundef %2) #11
  br label %24

24:                                               ; preds = %23, %4
  %25 = icmp eq ptr %1, %2
  %26 = zext i1 %25 to i32
  %27 = call fastcc ptr @noted_d(ptr noundef %21, ptr noundef %5, i32 noundef %3, i32 noundef %26) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14
  ret ptr %21
}

declare ptr @fftw_plan_dft_r2c_1d(i32 noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_dft_r2c_2d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) nounwind {
  %6 = alloca %struct.Geometry, align 8
  %7 = alloca [2 x i32], align 4
  %8 = alloca [2 x i32], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  store i32 %0, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 %1, ptr %9, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  store i64 0, ptr %8, align 8
  %10 = icmp eq ptr %2, %3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 1, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %13, i8 0, i64 24, i1 false)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store i64 2, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store i64 1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %16, i8 0, i64 896, i1 false)
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 208
  br label %18

18:                                               ; preds = %18, %5
  %19 = phi i64 [ 1, %5 ], [ %43, %18 ]
  %20 = phi i64 [ 1, %5 ], [ %36, %18 ]
  %21 = phi i64 [ 1, %5 ], [ %38, %18 ]
  %22 = getelementptr inbounds nuw i32, ptr %7, i64 %19
  %23 = load i32, ptr %22, align 4
  %24 = sdiv i32 %23, 2
  %25 = add nsw i32 %24, 1
  %26 = icmp eq i64 %19, 1
  %27 = shl nsw i32 %25, 1
  %28 = and i1 %10, %26
  %29 = select i1 %28, i32 %27, i32 %23
  %30 = select i1 %26, i32 %25, i32 %23
  %31 = getelementptr inbounds nuw %struct.Dimension, ptr %17, i64 %19
  %32 = sext i32 %23 to i64
  store i64 %32, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 8
  store i64 %20, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 16
  store i64 %21, ptr %34, align 8
  %35 = sext i32 %29 to i64
  %36 = mul nsw i64 %20, %35
  %37 = sext i32 %30 to i64
  %38 = mul nsw i64 %21, %37
  %39 = getelementptr inbounds nuw i32, ptr %8, i64 %19
  %40 = load i32, ptr %39, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds nuw i64, ptr %16, i64 %19
  store i64 %41, ptr %42, align 8
  %43 = add nsw i64 %19, -1
  %44 = icmp eq i64 %19, 0
  br i1 %44, label %45, label %18

45:                                               ; preds = %18
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 256
  store i64 1, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 264
  store i64 1, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 272
  store i64 1, ptr %48, align 8
  %49 = call fastcc ptr @saved_d(ptr noundef nonnull %6, i32 noundef %4, ptr noundef %2, ptr noundef %3) #11
  %50 = call ptr @fftw_plan_dft_r2c_2d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  %51 = icmp eq ptr %49, null
  br i1 %51, label %53, label %52

52:                                               ; preds = %45
  call fastcc void @restore_d(ptr noundef %6, ptr noundef %49, ptr noundef %2, ptr noundef %3) #11
  br label %53

53:                                               ; preds = %52, %45
  %54 = zext i1 %10 to i32
  %55 = call fastcc ptr @noted_d(ptr noundef %50, ptr noundef %6, i32 noundef %4, i32 noundef %54) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  ret ptr %50
}

declare ptr @fftw_plan_dft_r2c_2d(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_dft_r2c_3d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) nounwind {
  %7 = alloca %struct.Geometry, align 8
  %8 = alloca [3 x i32], align 4
  %9 = alloca [3 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  store i32 %0, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store i32 %1, ptr %10, align 4
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i32 %2, ptr %11, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %9, i8 0, i64 12, i1 false)
  %12 = icmp eq ptr %3, %4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 1, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %15, i8 0, i64 24, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store i64 3, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 72
  store i64 1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %18, i8 0, i64 896, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 208
  br label %20

20:                                               ; preds = %20, %6
  %21 = phi i64 [ 2, %6 ], [ %45, %20 ]
  %22 = phi i64 [ 1, %6 ], [ %38, %20 ]
  %23 = phi i64 [ 1, %6 ], [ %40, %20 ]
  %24 = getelementptr inbounds nuw i32, ptr %8, i64 %21
  %25 = load i32, ptr %24, align 4
  %26 = sdiv i32 %25, 2
  %27 = add nsw i32 %26, 1
  %28 = icmp eq i64 %21, 2
  %29 = shl nsw i32 %27, 1
  %30 = and i1 %12, %28
  %31 = select i1 %30, i32 %29, i32 %25
  %32 = select i1 %28, i32 %27, i32 %25
  %33 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i64 %21
  %34 = sext i32 %25 to i64
  store i64 %34, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store i64 %22, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 16
  store i64 %23, ptr %36, align 8
  %37 = sext i32 %31 to i64
  %38 = mul nsw i64 %22, %37
  %39 = sext i32 %32 to i64
  %40 = mul nsw i64 %23, %39
  %41 = getelementptr inbounds nuw i32, ptr %9, i64 %21
  %42 = load i32, ptr %41, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds nuw i64, ptr %18, i64 %21
  store i64 %43, ptr %44, align 8
  %45 = add nsw i64 %21, -1
  %46 = icmp eq i64 %21, 0
  br i1 %46, label %47, label %20

47:                                               ; preds = %20
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 280
  store i64 1, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 288
  store i64 1, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 296
  store i64 1, ptr %50, align 8
  %51 = call fastcc ptr @saved_d(ptr noundef nonnull %7, i32 noundef %5, ptr noundef %3, ptr noundef %4) #11
  %52 = call ptr @fftw_plan_dft_r2c_3d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #12
  %53 = icmp eq ptr %51, null
  br i1 %53, label %55, label %54

54:                                               ; preds = %47
  call fastcc void @restore_d(ptr noundef %7, ptr noundef %51, ptr noundef %3, ptr noundef %4) #11
  br label %55

55:                                               ; preds = %54, %47
  %56 = zext i1 %12 to i32
  %57 = call fastcc ptr @noted_d(ptr noundef %52, ptr noundef %7, i32 noundef %5, i32 noundef %56) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  ret ptr %52
}

declare ptr @fftw_plan_dft_r2c_3d(i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_dft_c2r_1d(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) nounwind {
  %5 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, i8 0, i64 24, i1 false)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 2, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %8, i8 0, i64 24, i1 false)
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 64
  store i64 1, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 72
  store i64 1, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(888) %12, i8 0, i64 888, i1 false)
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 208
  %14 = sext i32 %0 to i64
  store i64 %14, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 216
  store i64 1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 224
  store i64 1, ptr %16, align 8
  store i64 0, ptr %11, align 8
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 232
  store i64 1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 240
  store i64 1, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 248
  store i64 1, ptr %19, align 8
  %20 = call fastcc ptr @saved_d(ptr noundef nonnull %5, i32 noundef %3, ptr noundef %1, ptr noundef %2) #11
  %21 = call ptr @fftw_plan_dft_c2r_1d(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #12
  %22 = icmp eq ptr %20, null
  br i1 %22, label %24, label %23

23:                                               ; preds = %4
  call fastcc void @restore_d(ptr noundef %5, ptr noundef %20, ptr noundef %1, ptr noundef %2) #11
  br label %24

24:                                               ; preds = %23, %4
  %25 = icmp eq ptr %1, %2
  %26 = zext i1 %25 to i32
  %27 = call fastcc ptr @noted_d(ptr noundef %21, ptr noundef %5, i32 noundef %3, i32 noundef %26) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14
  ret ptr %21
}

declare ptr @fftw_plan_dft_c2r_1d(i32 noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_dft_c2r_2d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) nounwind {
  %6 = alloca %struct.Geometry, align 8
  %7 = alloca [2 x i32], align 4
  %8 = alloca [2 x i32], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  store i32 %0, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 %1, ptr %9, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  store i64 0, ptr %8, align 8
  %10 = icmp eq ptr %2, %3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 2, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %13, i8 0, i64 24, i1 false)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store i64 2, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store i64 1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %16, i8 0, i64 896, i1 false)
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 208
  br label %18

18:                                               ; preds = %18, %5
  %19 = phi i64 [ 1, %5 ], [ %43, %18 ]
  %20 = phi i64 [ 1, %5 ], [ %36, %18 ]
  %21 = phi i64 [ 1, %5 ], [ %38, %18 ]
  %22 = getelementptr inbounds nuw i32, ptr %7, i64 %19
  %23 = load i32, ptr %22, align 4
  %24 = sdiv i32 %23, 2
  %25 = add nsw i32 %24, 1
  %26 = icmp eq i64 %19, 1
  %27 = shl nsw i32 %25, 1
  %28 = select i1 %26, i32 %25, i32 %23
  %29 = and i1 %10, %26
  %30 = select i1 %29, i32 %27, i32 %23
  %31 = getelementptr inbounds nuw %struct.Dimension, ptr %17, i64 %19
  %32 = sext i32 %23 to i64
  store i64 %32, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 8
  store i64 %20, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 16
  store i64 %21, ptr %34, align 8
  %35 = sext i32 %28 to i64
  %36 = mul nsw i64 %20, %35
  %37 = sext i32 %30 to i64
  %38 = mul nsw i64 %21, %37
  %39 = getelementptr inbounds nuw i32, ptr %8, i64 %19
  %40 = load i32, ptr %39, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds nuw i64, ptr %16, i64 %19
  store i64 %41, ptr %42, align 8
  %43 = add nsw i64 %19, -1
  %44 = icmp eq i64 %19, 0
  br i1 %44, label %45, label %18

45:                                               ; preds = %18
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 256
  store i64 1, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 264
  store i64 1, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 272
  store i64 1, ptr %48, align 8
  %49 = call fastcc ptr @saved_d(ptr noundef nonnull %6, i32 noundef %4, ptr noundef %2, ptr noundef %3) #11
  %50 = call ptr @fftw_plan_dft_c2r_2d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  %51 = icmp eq ptr %49, null
  br i1 %51, label %53, label %52

52:                                               ; preds = %45
  call fastcc void @restore_d(ptr noundef %6, ptr noundef %49, ptr noundef %2, ptr noundef %3) #11
  br label %53

53:                                               ; preds = %52, %45
  %54 = zext i1 %10 to i32
  %55 = call fastcc ptr @noted_d(ptr noundef %50, ptr noundef %6, i32 noundef %4, i32 noundef %54) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  ret ptr %50
}

declare ptr @fftw_plan_dft_c2r_2d(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_dft_c2r_3d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) nounwind {
  %7 = alloca %struct.Geometry, align 8
  %8 = alloca [3 x i32], align 4
  %9 = alloca [3 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  store i32 %0, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store i32 %1, ptr %10, align 4
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i32 %2, ptr %11, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %9, i8 0, i64 12, i1 false)
  %12 = icmp eq ptr %3, %4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 2, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %15, i8 0, i64 24, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store i64 3, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 72
  store i64 1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %18, i8 0, i64 896, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 208
  br label %20

20:                                               ; preds = %20, %6
  %21 = phi i64 [ 2, %6 ], [ %45, %20 ]
  %22 = phi i64 [ 1, %6 ], [ %38, %20 ]
  %23 = phi i64 [ 1, %6 ], [ %40, %20 ]
  %24 = getelementptr inbounds nuw i32, ptr %8, i64 %21
  %25 = load i32, ptr %24, align 4
  %26 = sdiv i32 %25, 2
  %27 = add nsw i32 %26, 1
  %28 = icmp eq i64 %21, 2
  %29 = shl nsw i32 %27, 1
  %30 = select i1 %28, i32 %27, i32 %25
  %31 = and i1 %12, %28
  %32 = select i1 %31, i32 %29, i32 %25
  %33 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i64 %21
  %34 = sext i32 %25 to i64
  store i64 %34, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store i64 %22, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 16
  store i64 %23, ptr %36, align 8
  %37 = sext i32 %30 to i64
  %38 = mul nsw i64 %22, %37
  %39 = sext i32 %32 to i64
  %40 = mul nsw i64 %23, %39
  %41 = getelementptr inbounds nuw i32, ptr %9, i64 %21
  %42 = load i32, ptr %41, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds nuw i64, ptr %18, i64 %21
  store i64 %43, ptr %44, align 8
  %45 = add nsw i64 %21, -1
  %46 = icmp eq i64 %21, 0
  br i1 %46, label %47, label %20

47:                                               ; preds = %20
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 280
  store i64 1, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 288
  store i64 1, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 296
  store i64 1, ptr %50, align 8
  %51 = call fastcc ptr @saved_d(ptr noundef nonnull %7, i32 noundef %5, ptr noundef %3, ptr noundef %4) #11
  %52 = call ptr @fftw_plan_dft_c2r_3d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #12
  %53 = icmp eq ptr %51, null
  br i1 %53, label %55, label %54

54:                                               ; preds = %47
  call fastcc void @restore_d(ptr noundef %7, ptr noundef %51, ptr noundef %3, ptr noundef %4) #11
  br label %55

55:                                               ; preds = %54, %47
  %56 = zext i1 %12 to i32
  %57 = call fastcc ptr @noted_d(ptr noundef %52, ptr noundef %7, i32 noundef %5, i32 noundef %56) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  ret ptr %52
}

declare ptr @fftw_plan_dft_c2r_3d(i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_r2r_1d(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) nounwind {
  %6 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 3, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %9, i8 0, i64 24, i1 false)
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store i64 1, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store i64 1, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(888) %13, i8 0, i64 888, i1 false)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 208
  %15 = sext i32 %0 to i64
  %16 = sext i32 %3 to i64
  store i64 %15, ptr %14, align 8
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 216
  store i64 1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 224
  store i64 1, ptr %18, align 8
  store i64 %16, ptr %12, align 8
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 232
  store i64 1, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 240
  store i64 1, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 248
  store i64 1, ptr %21, align 8
  %22 = call fastcc ptr @saved_d(ptr noundef nonnull %6, i32 noundef %4, ptr noundef %1, ptr noundef %2) #11
  %23 = call ptr @fftw_plan_r2r_1d(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #12
  %24 = icmp eq ptr %22, null
  br i1 %24, label %26, label %25

25:                                               ; preds = %5
  call fastcc void @restore_d(ptr noundef %6, ptr noundef %22, ptr noundef %1, ptr noundef %2) #11
  br label %26

26:                                               ; preds = %25, %5
  %27 = icmp eq ptr %1, %2
  %28 = zext i1 %27 to i32
  %29 = call fastcc ptr @noted_d(ptr noundef %23, ptr noundef %6, i32 noundef %4, i32 noundef %28) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  ret ptr %23
}

declare ptr @fftw_plan_r2r_1d(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_r2r_2d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) nounwind {
  %8 = alloca %struct.Geometry, align 8
  %9 = alloca [2 x i32], align 4
  %10 = alloca [2 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  store i32 %0, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store i32 %1, ptr %11, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #14
  store i32 %4, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store i32 %5, ptr %12, align 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %8, i8 0, i64 24, i1 false)
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 3, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %15, i8 0, i64 24, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store i64 2, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store i64 1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %18, i8 0, i64 896, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 208
  br label %20

20:                                               ; preds = %20, %7
  %21 = phi i64 [ 1, %7 ], [ %36, %20 ]
  %22 = phi i64 [ 1, %7 ], [ %30, %20 ]
  %23 = phi i64 [ 1, %7 ], [ %31, %20 ]
  %24 = getelementptr inbounds nuw i32, ptr %9, i64 %21
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i64 %21
  %27 = sext i32 %25 to i64
  store i64 %27, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store i64 %22, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 16
  store i64 %23, ptr %29, align 8
  %30 = mul nsw i64 %22, %27
  %31 = mul nsw i64 %23, %27
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %21
  %33 = load i32, ptr %32, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds nuw i64, ptr %18, i64 %21
  store i64 %34, ptr %35, align 8
  %36 = add nsw i64 %21, -1
  %37 = icmp eq i64 %21, 0
  br i1 %37, label %38, label %20

38:                                               ; preds = %20
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store i64 1, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 264
  store i64 1, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 272
  store i64 1, ptr %41, align 8
  %42 = call fastcc ptr @saved_d(ptr noundef nonnull %8, i32 noundef %6, ptr noundef %2, ptr noundef %3) #11
  %43 = call ptr @fftw_plan_r2r_2d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #12
  %44 = icmp eq ptr %42, null
  br i1 %44, label %46, label %45

45:                                               ; preds = %38
  call fastcc void @restore_d(ptr noundef %8, ptr noundef %42, ptr noundef %2, ptr noundef %3) #11
  br label %46

46:                                               ; preds = %45, %38
  %47 = icmp eq ptr %2, %3
  %48 = zext i1 %47 to i32
  %49 = call fastcc ptr @noted_d(ptr noundef %43, ptr noundef %8, i32 noundef %6, i32 noundef %48) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  ret ptr %43
}

declare ptr @fftw_plan_r2r_2d(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftw_plan_r2r_3d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) nounwind {
  %10 = alloca %struct.Geometry, align 8
  %11 = alloca [3 x i32], align 4
  %12 = alloca [3 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #14
  store i32 %0, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 4
  store i32 %1, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i32 %2, ptr %14, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #14
  store i32 %5, ptr %12, align 4
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 4
  store i32 %6, ptr %15, align 4
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store i32 %7, ptr %16, align 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %10, i8 0, i64 24, i1 false)
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i64 3, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 32
  store i64 0, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %19, i8 0, i64 24, i1 false)
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 64
  store i64 3, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 72
  store i64 1, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %10, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %22, i8 0, i64 896, i1 false)
  %23 = getelementptr inbounds nuw i8, ptr %10, i64 208
  br label %24

24:                                               ; preds = %24, %9
  %25 = phi i64 [ 2, %9 ], [ %40, %24 ]
  %26 = phi i64 [ 1, %9 ], [ %34, %24 ]
  %27 = phi i64 [ 1, %9 ], [ %35, %24 ]
  %28 = getelementptr inbounds nuw i32, ptr %11, i64 %25
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %23, i64 %25
  %31 = sext i32 %29 to i64
  store i64 %31, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store i64 %26, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %30, i64 16
  store i64 %27, ptr %33, align 8
  %34 = mul nsw i64 %26, %31
  %35 = mul nsw i64 %27, %31
  %36 = getelementptr inbounds nuw i32, ptr %12, i64 %25
  %37 = load i32, ptr %36, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds nuw i64, ptr %22, i64 %25
  store i64 %38, ptr %39, align 8
  %40 = add nsw i64 %25, -1
  %41 = icmp eq i64 %25, 0
  br i1 %41, label %42, label %24

42:                                               ; preds = %24
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 280
  store i64 1, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %10, i64 288
  store i64 1, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 296
  store i64 1, ptr %45, align 8
  %46 = call fastcc ptr @saved_d(ptr noundef nonnull %10, i32 noundef %8, ptr noundef %3, ptr noundef %4) #11
  %47 = call ptr @fftw_plan_r2r_3d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #12
  %48 = icmp eq ptr %46, null
  br i1 %48, label %50, label %49

49:                                               ; preds = %42
  call fastcc void @restore_d(ptr noundef %10, ptr noundef %46, ptr noundef %3, ptr noundef %4) #11
  br label %50

50:                                               ; preds = %49, %42
  %51 = icmp eq ptr %3, %4
  %52 = zext i1 %51 to i32
  %53 = call fastcc ptr @noted_d(ptr noundef %47, ptr noundef %10, i32 noundef %8, i32 noundef %52) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #14
  ret ptr %47
}

declare ptr @fftw_plan_r2r_3d(i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

define linkonce_odr hidden void @__enzcc_fourier_along_s(ptr noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = tail call fastcc ptr @packed_s(ptr noundef %0, i32 noundef 0) #11
  %5 = tail call fastcc ptr @packed_s(ptr noundef %0, i32 noundef 1) #11
  tail call fastcc void @walk_s(ptr noundef %0, i32 noundef 0, i32 noundef 0, i32 noundef 0, ptr noundef %1, ptr noundef nonnull %4) #11
  tail call fastcc void @run_s(ptr noundef %0, i32 noundef 0, ptr noundef %4, ptr noundef %5) #11
  tail call fastcc void @walk_s(ptr noundef %0, i32 noundef 1, i32 noundef 1, i32 noundef 0, ptr noundef %2, ptr noundef nonnull %5) #11
  tail call void @free(ptr noundef nonnull %4) #12
  tail call void @free(ptr noundef nonnull %5) #12
  ret void
}

define internal fastcc nonnull ptr @packed_s(ptr noundef readonly captures(address_is_null) %0, i32 noundef range(i32 0, 2) %1) unnamed_addr #0 {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %2
  tail call fastcc void @unknown() #13
  unreachable

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %5
  tail call fastcc void @destroys() #13
  unreachable

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %22, label %14

14:                                               ; preds = %10
  %15 = icmp eq i64 %12, 1
  %16 = icmp ne i32 %1, 0
  %17 = and i1 %16, %15
  br i1 %17, label %22, label %18

18:                                               ; preds = %14
  %19 = icmp ne i64 %12, 2
  %20 = or i1 %16, %19
  %21 = select i1 %20, i64 1, i64 2
  br label %22

22:                                               ; preds = %18, %14, %10
  %23 = phi i64 [ 2, %14 ], [ 2, %10 ], [ %21, %18 ]
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %27 = load i64, ptr %26, align 8
  %28 = add nsw i64 %27, %25
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %54

30:                                               ; preds = %22
  %31 = icmp eq i32 %1, 0
  %32 = select i1 %31, i64 2, i64 1
  %33 = icmp eq i64 %12, %32
  %34 = add nsw i64 %25, -1
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %36 = getelementptr inbounds nuw %struct.Dimension, ptr %35, i64 %34
  br label %37

37:                                               ; preds = %49, %30
  %38 = phi i64 [ 0, %30 ], [ %52, %49 ]
  %39 = phi i64 [ %23, %30 ], [ %51, %49 ]
  %40 = icmp eq i64 %38, %34
  %41 = select i1 %33, i1 %40, i1 false
  br i1 %41, label %42, label %46

42:                                               ; preds = %37
  %43 = load i64, ptr %36, align 8
  %44 = sdiv i64 %43, 2
  %45 = add nsw i64 %44, 1
  br label %49

46:                                               ; preds = %37
  %47 = getelementptr inbounds nuw %struct.Dimension, ptr %35, i64 %38
  %48 = load i64, ptr %47, align 8
  br label %49

49:                                               ; preds = %46, %42
  %50 = phi i64 [ %45, %42 ], [ %48, %46 ]
  %51 = mul nsw i64 %50, %39
  %52 = add nuw nsw i64 %38, 1
  %53 = icmp eq i64 %52, %28
  br i1 %53, label %54, label %37

54:                                               ; preds = %49, %22
  %55 = phi i64 [ %23, %22 ], [ %51, %49 ]
  %56 = shl i64 %55, 2
  %57 = or disjoint i64 %56, 1
  %58 = tail call ptr @malloc(i64 noundef %57) #12
  %59 = icmp eq ptr %58, null
  br i1 %59, label %60, label %61

60:                                               ; preds = %54
  tail call fastcc void @give_up(ptr noundef nonnull @.str) #13
  unreachable

61:                                               ; preds = %54
  ret ptr %58
}

define internal fastcc void @walk_s(ptr noundef readonly captures(none) %0, i32 noundef range(i32 0, 2) %1, i32 noundef range(i32 0, 4) %2, i32 noundef range(i32 0, 3) %3, ptr noundef captures(none) %4, ptr noundef captures(none) %5) unnamed_addr #2 {
  %7 = alloca [32 x i64], align 16
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %11, %9
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %7, i8 0, i64 256, i1 false)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %24, label %16

16:                                               ; preds = %6
  %17 = icmp eq i64 %14, 1
  %18 = icmp ne i32 %1, 0
  %19 = and i1 %18, %17
  br i1 %19, label %24, label %20

20:                                               ; preds = %16
  %21 = icmp ne i64 %14, 2
  %22 = or i1 %18, %21
  %23 = select i1 %22, i64 1, i64 2
  br label %24

24:                                               ; preds = %6, %16, %20
  %25 = phi i64 [ 2, %16 ], [ 2, %6 ], [ %23, %20 ]
  %26 = icmp sgt i64 %12, 0
  br i1 %26, label %27, label %51

27:                                               ; preds = %24
  %28 = icmp eq i32 %1, 0
  %29 = select i1 %28, i64 2, i64 1
  %30 = icmp eq i64 %14, %29
  %31 = add nsw i64 %9, -1
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %33 = getelementptr inbounds nuw %struct.Dimension, ptr %32, i64 %31
  br label %37

34:                                               ; preds = %48
  %35 = add nuw nsw i64 %38, 1
  %36 = icmp eq i64 %35, %12
  br i1 %36, label %53, label %37

37:                                               ; preds = %27, %34
  %38 = phi i64 [ 0, %27 ], [ %35, %34 ]
  %39 = icmp eq i64 %38, %31
  %40 = select i1 %30, i1 %39, i1 false
  br i1 %40, label %41, label %45

41:                                               ; preds = %37
  %42 = load i64, ptr %33, align 8
  %43 = sdiv i64 %42, 2
  %44 = add nsw i64 %43, 1
  br label %48

45:                                               ; preds = %37
  %46 = getelementptr inbounds nuw %struct.Dimension, ptr %32, i64 %38
  %47 = load i64, ptr %46, align 8
  br label %48

48:                                               ; preds = %41, %45
  %49 = phi i64 [ %44, %41 ], [ %47, %45 ]
  %50 = icmp slt i64 %49, 1
  br i1 %50, label %341, label %34

51:                                               ; preds = %24
  %52 = icmp eq i64 %12, 0
  br i1 %52, label %76, label %53

53:                                               ; preds = %34, %51
  %54 = icmp sgt i64 %9, 0
  br i1 %54, label %55, label %57

55:                                               ; preds = %53
  %56 = add nsw i64 %9, -1
  br label %62

57:                                               ; preds = %53
  %58 = add nsw i64 %11, -1
  %59 = icmp slt i64 %11, 1
  br i1 %59, label %76, label %60

60:                                               ; preds = %57
  %61 = add nsw i64 %9, -1
  br label %62

62:                                               ; preds = %60, %55
  %63 = phi i64 [ %61, %60 ], [ %56, %55 ]
  %64 = phi i64 [ %58, %60 ], [ %56, %55 ]
  %65 = icmp eq i32 %1, 0
  %66 = select i1 %65, i64 2, i64 1
  %67 = icmp eq i64 %14, %66
  %68 = icmp eq i64 %64, %63
  %69 = select i1 %67, i1 %68, i1 false
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br i1 %69, label %71, label %79

71:                                               ; preds = %62
  %72 = getelementptr inbounds %struct.Dimension, ptr %70, i64 %63
  %73 = load i64, ptr %72, align 8
  %74 = sdiv i64 %73, 2
  %75 = add nsw i64 %74, 1
  br label %82

76:                                               ; preds = %51, %57
  %77 = phi i64 [ %58, %57 ], [ -1, %51 ]
  %78 = icmp ne i32 %3, 0
  br label %111

79:                                               ; preds = %62
  %80 = getelementptr inbounds %struct.Dimension, ptr %70, i64 %64
  %81 = load i64, ptr %80, align 8
  br label %82

82:                                               ; preds = %71, %79
  %83 = phi i64 [ %75, %71 ], [ %81, %79 ]
  %84 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %64
  %85 = select i1 %65, i64 216, i64 224
  %86 = getelementptr inbounds nuw i8, ptr %84, i64 %85
  %87 = load i64, ptr %86, align 8
  %88 = icmp ne i32 %3, 0
  %89 = and i1 %88, %54
  br i1 %89, label %90, label %111

90:                                               ; preds = %82
  %91 = icmp samesign ugt i32 %3, 1
  %92 = icmp eq i64 %14, 3
  %93 = icmp samesign ult i64 %64, %9
  %94 = select i1 %92, i1 %93, i1 false
  br i1 %94, label %95, label %103

95:                                               ; preds = %90
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %97 = getelementptr inbounds nuw i64, ptr %96, i64 %64
  %98 = load i64, ptr %97, align 8
  %99 = select i1 %91, ptr @weight_of.after, ptr @weight_of.before
  %100 = getelementptr inbounds i8, ptr %99, i64 %98
  %101 = load i8, ptr %100, align 1
  %102 = sext i8 %101 to i64
  br label %111

103:                                              ; preds = %90
  br i1 %68, label %104, label %111

104:                                              ; preds = %103
  %105 = icmp ne i64 %14, 1
  %106 = or i1 %91, %105
  br i1 %106, label %107, label %111

107:                                              ; preds = %104
  %108 = icmp eq i64 %14, 2
  %109 = and i1 %91, %108
  %110 = select i1 %109, i64 2, i64 0
  br label %111

111:                                              ; preds = %107, %104, %103, %95, %76, %82
  %112 = phi i1 [ %78, %76 ], [ true, %107 ], [ %88, %82 ], [ true, %95 ], [ true, %103 ], [ true, %104 ]
  %113 = phi i64 [ 1, %76 ], [ %87, %107 ], [ %87, %82 ], [ %87, %95 ], [ %87, %103 ], [ %87, %104 ]
  %114 = phi i1 [ true, %76 ], [ false, %107 ], [ false, %82 ], [ false, %95 ], [ false, %103 ], [ false, %104 ]
  %115 = phi i64 [ %77, %76 ], [ %63, %107 ], [ %64, %82 ], [ %64, %95 ], [ %64, %103 ], [ %63, %104 ]
  %116 = phi i64 [ 1, %76 ], [ %83, %107 ], [ %83, %82 ], [ %83, %95 ], [ %83, %103 ], [ %83, %104 ]
  %117 = phi i64 [ 0, %76 ], [ %110, %107 ], [ 0, %82 ], [ %102, %95 ], [ 0, %103 ], [ 1, %104 ]
  %118 = icmp eq i64 %117, 0
  %119 = icmp eq i64 %113, 1
  %120 = and i1 %119, %118
  %121 = mul nsw i64 %116, %25
  %122 = select i1 %120, i64 %121, i64 0
  %123 = icmp sgt i64 %122, 0
  %124 = icmp eq i32 %3, 1
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %126 = select i1 %124, ptr @weight_of.before, ptr @weight_of.after
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %128 = getelementptr inbounds nuw %struct.Dimension, ptr %127, i64 %115
  %129 = icmp sgt i64 %116, 0
  %130 = mul nsw i64 %113, %25
  %131 = add nsw i64 %12, -2
  %132 = icmp sgt i64 %12, 1
  %133 = icmp eq i32 %1, 0
  %134 = select i1 %133, i64 216, i64 224
  %135 = getelementptr i8, ptr %0, i64 %134
  %136 = select i1 %133, i64 2, i64 1
  br label %137

137:                                              ; preds = %333, %111
  %138 = phi i64 [ %14, %111 ], [ %302, %333 ]
  %139 = phi i64 [ 0, %111 ], [ %317, %333 ]
  %140 = phi ptr [ %5, %111 ], [ %299, %333 ]
  br i1 %112, label %141, label %147

141:                                              ; preds = %137
  %142 = load i64, ptr %8, align 8
  %143 = tail call i64 @llvm.smax.i64(i64 %142, i64 1)
  %144 = add nsw i64 %143, -1
  %145 = icmp eq i64 %138, 3
  %146 = icmp eq i64 %144, 0
  br i1 %146, label %147, label %151

147:                                              ; preds = %186, %141, %137
  %148 = phi float [ 1.000000e+00, %137 ], [ 1.000000e+00, %141 ], [ %189, %186 ]
  %149 = mul nsw i64 %139, %25
  %150 = getelementptr inbounds float, ptr %4, i64 %149
  br i1 %114, label %194, label %192

151:                                              ; preds = %141, %186
  %152 = phi float [ %189, %186 ], [ 1.000000e+00, %141 ]
  %153 = phi i64 [ %190, %186 ], [ 0, %141 ]
  br i1 %145, label %154, label %186

154:                                              ; preds = %151
  %155 = getelementptr inbounds nuw i64, ptr %125, i64 %153
  %156 = load i64, ptr %155, align 8
  %157 = getelementptr inbounds i8, ptr %126, i64 %156
  %158 = load i8, ptr %157, align 1
  %159 = getelementptr inbounds nuw i64, ptr %7, i64 %153
  %160 = load i64, ptr %159, align 8
  %161 = getelementptr inbounds nuw %struct.Dimension, ptr %127, i64 %153
  %162 = load i64, ptr %161, align 8
  %163 = icmp eq i64 %160, 0
  %164 = add nsw i64 %162, -1
  %165 = icmp eq i64 %160, %164
  %166 = select i1 %163, i1 true, i1 %165
  %167 = shl nsw i64 %160, 1
  %168 = icmp eq i64 %167, %162
  %169 = select i1 %163, i1 true, i1 %168
  switch i8 %158, label %186 [
    i8 1, label %170
    i8 2, label %172
    i8 3, label %174
    i8 4, label %176
    i8 5, label %178
    i8 6, label %180
    i8 7, label %182
    i8 8, label %184
  ]

170:                                              ; preds = %154
  %171 = select i1 %169, double 1.000000e+00, double 5.000000e-01
  br label %186

172:                                              ; preds = %154
  %173 = select i1 %169, double 1.000000e+00, double 2.000000e+00
  br label %186

174:                                              ; preds = %154
  %175 = select i1 %163, double 5.000000e-01, double 1.000000e+00
  br label %186

176:                                              ; preds = %154
  %177 = select i1 %163, double 2.000000e+00, double 1.000000e+00
  br label %186

178:                                              ; preds = %154
  %179 = select i1 %165, double 5.000000e-01, double 1.000000e+00
  br label %186

180:                                              ; preds = %154
  %181 = select i1 %165, double 2.000000e+00, double 1.000000e+00
  br label %186

182:                                              ; preds = %154
  %183 = select i1 %166, double 5.000000e-01, double 1.000000e+00
  br label %186

184:                                              ; preds = %154
  %185 = select i1 %166, double 2.000000e+00, double 1.000000e+00
  br label %186

186:                                              ; preds = %151, %154, %170, %172, %174, %176, %178, %180, %182, %184
  %187 = phi double [ %185, %184 ], [ %171, %170 ], [ %173, %172 ], [ %175, %174 ], [ %177, %176 ], [ %179, %178 ], [ %181, %180 ], [ %183, %182 ], [ 1.000000e+00, %154 ], [ 1.000000e+00, %151 ]
  %188 = fptrunc double %187 to float
  %189 = fmul float %152, %188
  %190 = add nuw nsw i64 %153, 1
  %191 = icmp eq i64 %190, %144
  br i1 %191, label %147, label %151

192:                                              ; preds = %147
  %193 = load i64, ptr %128, align 8
  br label %194

194:                                              ; preds = %147, %192
  %195 = phi i64 [ %193, %192 ], [ 1, %147 ]
  br i1 %123, label %199, label %196

196:                                              ; preds = %194
  br i1 %129, label %197, label %298

197:                                              ; preds = %196
  %198 = add nsw i64 %195, -1
  br label %231

199:                                              ; preds = %194
  switch i32 %2, label %224 [
    i32 0, label %200
    i32 1, label %208
    i32 2, label %215
    i32 3, label %226
  ]

200:                                              ; preds = %199, %200
  %201 = phi i64 [ %206, %200 ], [ 0, %199 ]
  %202 = getelementptr inbounds nuw float, ptr %150, i64 %201
  %203 = load float, ptr %202, align 4
  %204 = fmul float %148, %203
  %205 = getelementptr inbounds nuw float, ptr %140, i64 %201
  store float %204, ptr %205, align 4
  %206 = add nuw nsw i64 %201, 1
  %207 = icmp eq i64 %206, %122
  br i1 %207, label %298, label %200

208:                                              ; preds = %199, %208
  %209 = phi i64 [ %213, %208 ], [ 0, %199 ]
  %210 = getelementptr inbounds nuw float, ptr %140, i64 %209
  %211 = load float, ptr %210, align 4
  %212 = getelementptr inbounds nuw float, ptr %150, i64 %209
  store float %211, ptr %212, align 4
  %213 = add nuw nsw i64 %209, 1
  %214 = icmp eq i64 %213, %122
  br i1 %214, label %298, label %208

215:                                              ; preds = %199, %215
  %216 = phi i64 [ %222, %215 ], [ 0, %199 ]
  %217 = getelementptr inbounds nuw float, ptr %140, i64 %216
  %218 = load float, ptr %217, align 4
  %219 = getelementptr inbounds nuw float, ptr %150, i64 %216
  %220 = load float, ptr %219, align 4
  %221 = tail call float @llvm.fmuladd.f32(float %148, float %218, float %220)
  store float %221, ptr %219, align 4
  %222 = add nuw nsw i64 %216, 1
  %223 = icmp eq i64 %222, %122
  br i1 %223, label %298, label %215

224:                                              ; preds = %199
  unreachable

225:                                              ; preds = %262
  unreachable

226:                                              ; preds = %199, %226
  %227 = phi i64 [ %229, %226 ], [ 0, %199 ]
  %228 = getelementptr inbounds nuw float, ptr %150, i64 %227
  store float 0.000000e+00, ptr %228, align 4
  %229 = add nuw nsw i64 %227, 1
  %230 = icmp eq i64 %229, %122
  br i1 %230, label %298, label %226

231:                                              ; preds = %293, %197
  %232 = phi ptr [ %150, %197 ], [ %295, %293 ]
  %233 = phi i64 [ 0, %197 ], [ %294, %293 ]
  %234 = phi ptr [ %140, %197 ], [ %296, %293 ]
  br i1 %118, label %262, label %235

235:                                              ; preds = %231
  %236 = icmp eq i64 %233, 0
  %237 = icmp eq i64 %233, %198
  %238 = select i1 %236, i1 true, i1 %237
  %239 = shl nuw nsw i64 %233, 1
  %240 = icmp eq i64 %239, %195
  %241 = select i1 %236, i1 true, i1 %240
  switch i64 %117, label %258 [
    i64 1, label %242
    i64 2, label %244
    i64 3, label %246
    i64 4, label %248
    i64 5, label %250
    i64 6, label %252
    i64 7, label %254
    i64 8, label %256
  ]

242:                                              ; preds = %235
  %243 = select i1 %241, double 1.000000e+00, double 5.000000e-01
  br label %258

244:                                              ; preds = %235
  %245 = select i1 %241, double 1.000000e+00, double 2.000000e+00
  br label %258

246:                                              ; preds = %235
  %247 = select i1 %236, double 5.000000e-01, double 1.000000e+00
  br label %258

248:                                              ; preds = %235
  %249 = select i1 %236, double 2.000000e+00, double 1.000000e+00
  br label %258

250:                                              ; preds = %235
  %251 = select i1 %237, double 5.000000e-01, double 1.000000e+00
  br label %258

252:                                              ; preds = %235
  %253 = select i1 %237, double 2.000000e+00, double 1.000000e+00
  br label %258

254:                                              ; preds = %235
  %255 = select i1 %238, double 5.000000e-01, double 1.000000e+00
  br label %258

256:                                              ; preds = %235
  %257 = select i1 %238, double 2.000000e+00, double 1.000000e+00
  br label %258

258:                                              ; preds = %256, %254, %252, %250, %248, %246, %244, %242, %235
  %259 = phi double [ %257, %256 ], [ %243, %242 ], [ %245, %244 ], [ %247, %246 ], [ %249, %248 ], [ %251, %250 ], [ %253, %252 ], [ %255, %254 ], [ 1.000000e+00, %235 ]
  %260 = fptrunc double %259 to float
  %261 = fmul float %148, %260
  br label %262

262:                                              ; preds = %258, %231
  %263 = phi float [ %261, %258 ], [ %148, %231 ]
  switch i32 %2, label %225 [
    i32 0, label %264
    i32 1, label %272
    i32 2, label %279
    i32 3, label %288
  ]

264:                                              ; preds = %262, %264
  %265 = phi i64 [ %270, %264 ], [ 0, %262 ]
  %266 = getelementptr inbounds nuw float, ptr %232, i64 %265
  %267 = load float, ptr %266, align 4
  %268 = fmul float %263, %267
  %269 = getelementptr inbounds nuw float, ptr %234, i64 %265
  store float %268, ptr %269, align 4
  %270 = add nuw nsw i64 %265, 1
  %271 = icmp eq i64 %270, %25
  br i1 %271, label %293, label %264

272:                                              ; preds = %262, %272
  %273 = phi i64 [ %277, %272 ], [ 0, %262 ]
  %274 = getelementptr inbounds nuw float, ptr %234, i64 %273
  %275 = load float, ptr %274, align 4
  %276 = getelementptr inbounds nuw float, ptr %232, i64 %273
  store float %275, ptr %276, align 4
  %277 = add nuw nsw i64 %273, 1
  %278 = icmp eq i64 %277, %25
  br i1 %278, label %293, label %272

279:                                              ; preds = %262, %279
  %280 = phi i64 [ %286, %279 ], [ 0, %262 ]
  %281 = getelementptr inbounds nuw float, ptr %234, i64 %280
  %282 = load float, ptr %281, align 4
  %283 = getelementptr inbounds nuw float, ptr %232, i64 %280
  %284 = load float, ptr %283, align 4
  %285 = tail call float @llvm.fmuladd.f32(float %263, float %282, float %284)
  store float %285, ptr %283, align 4
  %286 = add nuw nsw i64 %280, 1
  %287 = icmp eq i64 %286, %25
  br i1 %287, label %293, label %279

288:                                              ; preds = %262, %288
  %289 = phi i64 [ %291, %288 ], [ 0, %262 ]
  %290 = getelementptr inbounds nuw float, ptr %232, i64 %289
  store float 0.000000e+00, ptr %290, align 4
  %291 = add nuw nsw i64 %289, 1
  %292 = icmp eq i64 %291, %25
  br i1 %292, label %293, label %288

293:                                              ; preds = %288, %279, %272, %264
  %294 = add nuw nsw i64 %233, 1
  %295 = getelementptr inbounds float, ptr %232, i64 %130
  %296 = getelementptr inbounds nuw float, ptr %234, i64 %25
  %297 = icmp eq i64 %294, %116
  br i1 %297, label %298, label %231

298:                                              ; preds = %293, %226, %215, %208, %200, %196
  %299 = getelementptr inbounds float, ptr %140, i64 %121
  br i1 %132, label %300, label %341

300:                                              ; preds = %298
  %301 = load i64, ptr %10, align 8
  %302 = load i64, ptr %13, align 8
  %303 = icmp eq i64 %302, %136
  br label %304

304:                                              ; preds = %300, %336
  %305 = phi i64 [ %139, %300 ], [ %338, %336 ]
  %306 = phi i64 [ %131, %300 ], [ %339, %336 ]
  %307 = icmp slt i64 %306, %301
  br i1 %307, label %310, label %308

308:                                              ; preds = %304
  %309 = sub nsw i64 %306, %301
  br label %313

310:                                              ; preds = %304
  %311 = load i64, ptr %8, align 8
  %312 = add nsw i64 %311, %306
  br label %313

313:                                              ; preds = %310, %308
  %314 = phi i64 [ %309, %308 ], [ %312, %310 ]
  %315 = getelementptr %struct.Dimension, ptr %135, i64 %314
  %316 = load i64, ptr %315, align 8
  %317 = add nsw i64 %316, %305
  %318 = getelementptr inbounds i64, ptr %7, i64 %314
  %319 = load i64, ptr %318, align 8
  %320 = add nsw i64 %319, 1
  store i64 %320, ptr %318, align 8
  br i1 %303, label %321, label %330

321:                                              ; preds = %313
  %322 = load i64, ptr %8, align 8
  %323 = add nsw i64 %322, -1
  %324 = icmp eq i64 %314, %323
  br i1 %324, label %325, label %330

325:                                              ; preds = %321
  %326 = getelementptr inbounds %struct.Dimension, ptr %127, i64 %314
  %327 = load i64, ptr %326, align 8
  %328 = sdiv i64 %327, 2
  %329 = add nsw i64 %328, 1
  br label %333

330:                                              ; preds = %321, %313
  %331 = getelementptr inbounds %struct.Dimension, ptr %127, i64 %314
  %332 = load i64, ptr %331, align 8
  br label %333

333:                                              ; preds = %325, %330
  %334 = phi i64 [ %329, %325 ], [ %332, %330 ]
  %335 = icmp slt i64 %320, %334
  br i1 %335, label %137, label %336

336:                                              ; preds = %333
  %337 = mul nsw i64 %320, %316
  %338 = sub nsw i64 %317, %337
  store i64 0, ptr %318, align 8
  %339 = add nsw i64 %306, -1
  %340 = icmp sgt i64 %306, 0
  br i1 %340, label %304, label %341

341:                                              ; preds = %48, %298, %336
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  ret void
}

define internal fastcc void @run_s(ptr noundef captures(none) %0, i32 noundef range(i32 0, 2) %1, ptr noundef nonnull %2, ptr noundef nonnull %3) unnamed_addr #0 {
  br label %5

5:                                                ; preds = %5, %4
  %6 = atomicrmw xchg ptr @__enzcc_fftw_lock, i8 1 acquire, align 1
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %8, label %5

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %8
  %13 = tail call fastcc ptr @plan_s(ptr noundef nonnull %0, i32 noundef 0) #11
  store ptr %13, ptr %9, align 8
  br label %14

14:                                               ; preds = %12, %8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %14
  %19 = tail call fastcc ptr @plan_s(ptr noundef nonnull %0, i32 noundef 1) #11
  store ptr %19, ptr %15, align 8
  br label %20

20:                                               ; preds = %14, %18
  %21 = icmp eq i32 %1, 0
  %22 = select i1 %21, ptr %9, ptr %15
  %23 = load ptr, ptr %22, align 8
  store atomic i8 0, ptr @__enzcc_fftw_lock release, align 1
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %26

25:                                               ; preds = %20
  tail call fastcc void @unknown() #13
  unreachable

26:                                               ; preds = %20
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %28 = load i64, ptr %27, align 8
  switch i64 %28, label %36 [
    i64 0, label %29
    i64 1, label %30
    i64 2, label %33
  ]

29:                                               ; preds = %26
  tail call void @fftwf_execute_dft(ptr noundef nonnull %23, ptr noundef nonnull %2, ptr noundef nonnull %3) #12
  br label %37

30:                                               ; preds = %26
  br i1 %21, label %32, label %31

31:                                               ; preds = %30
  tail call void @fftwf_execute_dft_c2r(ptr noundef nonnull %23, ptr noundef nonnull %2, ptr noundef nonnull %3) #12
  br label %37

32:                                               ; preds = %30
  tail call void @fftwf_execute_dft_r2c(ptr noundef nonnull %23, ptr noundef nonnull %2, ptr noundef nonnull %3) #12
  br label %37

33:                                               ; preds = %26
  br i1 %21, label %35, label %34

34:                                               ; preds = %33
  tail call void @fftwf_execute_dft_r2c(ptr noundef nonnull %23, ptr noundef nonnull %2, ptr noundef nonnull %3) #12
  br label %37

35:                                               ; preds = %33
  tail call void @fftwf_execute_dft_c2r(ptr noundef nonnull %23, ptr noundef nonnull %2, ptr noundef nonnull %3) #12
  br label %37

36:                                               ; preds = %26
  tail call void @fftwf_execute_r2r(ptr noundef nonnull %23, ptr noundef nonnull %2, ptr noundef nonnull %3) #12
  br label %37

37:                                               ; preds = %34, %35, %31, %32, %36, %29
  ret void
}

define linkonce_odr hidden void @__enzcc_fourier_back_s(ptr noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = tail call fastcc ptr @packed_s(ptr noundef %0, i32 noundef 1) #11
  %5 = tail call fastcc ptr @packed_s(ptr noundef %0, i32 noundef 0) #11
  tail call fastcc void @walk_s(ptr noundef %0, i32 noundef 1, i32 noundef 0, i32 noundef 1, ptr noundef %2, ptr noundef nonnull %4) #11
  tail call fastcc void @run_s(ptr noundef %0, i32 noundef 1, ptr noundef %4, ptr noundef %5) #11
  tail call fastcc void @walk_s(ptr noundef %0, i32 noundef 1, i32 noundef 3, i32 noundef 0, ptr noundef %2, ptr noundef %2) #11
  tail call fastcc void @walk_s(ptr noundef %0, i32 noundef 0, i32 noundef 2, i32 noundef 2, ptr noundef %1, ptr noundef nonnull %5) #11
  tail call void @free(ptr noundef nonnull %4) #12
  tail call void @free(ptr noundef nonnull %5) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_fourier_clear_s(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %2
  tail call fastcc void @unknown() #13
  unreachable

5:                                                ; preds = %2
  tail call fastcc void @walk_s(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 3, i32 noundef 0, ptr noundef %1, ptr noundef %1) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_fourier_lost_s(ptr noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = icmp eq ptr %0, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %3
  tail call fastcc void @unknown() #13
  unreachable

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  %10 = icmp eq ptr %1, %2
  %11 = or i1 %10, %9
  br i1 %11, label %12, label %17

12:                                               ; preds = %6
  %13 = tail call fastcc ptr @packed_s(ptr noundef nonnull %0, i32 noundef 1) #11
  br i1 %10, label %14, label %15

14:                                               ; preds = %12
  tail call fastcc void @walk_s(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 0, i32 noundef 0, ptr noundef %2, ptr noundef nonnull %13) #11
  tail call fastcc void @walk_s(ptr noundef nonnull %0, i32 noundef 0, i32 noundef 3, i32 noundef 0, ptr noundef %1, ptr noundef %1) #11
  tail call fastcc void @walk_s(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 1, i32 noundef 0, ptr noundef %2, ptr noundef nonnull %13) #11
  br label %16

15:                                               ; preds = %12
  tail call fastcc void @walk_s(ptr noundef nonnull %0, i32 noundef 0, i32 noundef 3, i32 noundef 0, ptr noundef %1, ptr noundef %1) #11
  br label %16

16:                                               ; preds = %15, %14
  tail call void @free(ptr noundef nonnull %13) #12
  br label %17

17:                                               ; preds = %6, %16
  ret void
}

define linkonce_odr hidden void @__enzcc_fftwf_forget() nounwind {
  br label %1

1:                                                ; preds = %1, %0
  %2 = atomicrmw xchg ptr @__enzcc_fftw_lock, i8 1 acquire, align 1
  %3 = icmp eq i8 %2, 0
  br i1 %3, label %4, label %1

4:                                                ; preds = %1
  %5 = load ptr, ptr @__enzcc_fftw_geometries, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %8

7:                                                ; preds = %24, %4
  store atomic i8 0, ptr @__enzcc_fftw_lock release, align 1
  ret void

8:                                                ; preds = %4, %24
  %9 = phi ptr [ %25, %24 ], [ %5, %4 ]
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 1
  br i1 %12, label %13, label %24

13:                                               ; preds = %8
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  tail call void @fftwf_destroy_plan(ptr noundef nonnull %15) #12
  br label %18

18:                                               ; preds = %17, %13
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  tail call void @fftwf_destroy_plan(ptr noundef nonnull %20) #12
  br label %23

23:                                               ; preds = %22, %18
  store ptr null, ptr %19, align 8
  store ptr null, ptr %14, align 8
  br label %24

24:                                               ; preds = %8, %23
  %25 = load ptr, ptr %9, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %7, label %8
}

declare void @fftwf_destroy_plan(ptr noundef) #3

define linkonce_odr hidden void @__enzcc_fftwf_cleanup() nounwind {
  tail call void @__enzcc_fftwf_forget() #11
  tail call void @fftwf_cleanup() #12
  ret void
}

declare void @fftwf_cleanup() #3

define linkonce_odr hidden void @__enzcc_fftwf_destroy_plan(ptr noundef %0) nounwind {
  br label %2

2:                                                ; preds = %2, %1
  %3 = atomicrmw xchg ptr @__enzcc_fftw_lock, i8 1 acquire, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %5, label %2

5:                                                ; preds = %2
  %6 = ptrtoint ptr %0 to i64
  %7 = lshr i64 %6, 5
  %8 = and i64 %7, 255
  %9 = getelementptr inbounds nuw ptr, ptr @__enzcc_fftw_notes, i64 %8
  br label %10

10:                                               ; preds = %14, %5
  %11 = phi ptr [ %9, %5 ], [ %12, %14 ]
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %20, label %14

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, %0
  br i1 %17, label %18, label %10

18:                                               ; preds = %14
  %19 = load ptr, ptr %12, align 8
  store ptr %19, ptr %11, align 8
  tail call void @free(ptr noundef nonnull %12) #12
  br label %20

20:                                               ; preds = %10, %18
  store atomic i8 0, ptr @__enzcc_fftw_lock release, align 1
  tail call void @fftwf_destroy_plan(ptr noundef %0) #12
  ret void
}

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_many_dft(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12) nounwind {
  %14 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #14
  %15 = icmp eq ptr %3, %7
  %16 = zext i1 %15 to i32
  %17 = icmp ugt i32 %0, 16
  br i1 %17, label %69, label %18

18:                                               ; preds = %13
  %19 = sext i32 %11 to i64
  %20 = zext nneg i32 %0 to i64
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %14, i8 0, i64 32, i1 false)
  store i64 %19, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %22, i8 0, i64 24, i1 false)
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 64
  store i64 %20, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 72
  store i64 1, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %14, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %25, i8 0, i64 896, i1 false)
  %26 = icmp eq i32 %0, 0
  br i1 %26, label %35, label %27

27:                                               ; preds = %18
  %28 = add nsw i32 %0, -1
  %29 = sext i32 %9 to i64
  %30 = sext i32 %5 to i64
  %31 = getelementptr inbounds nuw i8, ptr %14, i64 208
  %32 = icmp eq ptr %4, null
  %33 = icmp eq ptr %8, null
  %34 = zext nneg i32 %28 to i64
  br label %43

35:                                               ; preds = %64, %18
  %36 = getelementptr inbounds nuw i8, ptr %14, i64 208
  %37 = getelementptr inbounds nuw %struct.Dimension, ptr %36, i64 %20
  %38 = sext i32 %2 to i64
  %39 = sext i32 %6 to i64
  %40 = sext i32 %10 to i64
  store i64 %38, ptr %37, align 8
  %41 = getelementptr inbounds nuw i8, ptr %37, i64 8
  store i64 %39, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %37, i64 16
  store i64 %40, ptr %42, align 8
  br label %69

43:                                               ; preds = %64, %27
  %44 = phi i64 [ %34, %27 ], [ %67, %64 ]
  %45 = phi i64 [ %30, %27 ], [ %59, %64 ]
  %46 = phi i64 [ %29, %27 ], [ %66, %64 ]
  %47 = getelementptr inbounds nuw i32, ptr %1, i64 %44
  %48 = load i32, ptr %47, align 4
  %49 = getelementptr inbounds nuw %struct.Dimension, ptr %31, i64 %44
  %50 = sext i32 %48 to i64
  store i64 %50, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 8
  store i64 %45, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %49, i64 16
  store i64 %46, ptr %52, align 8
  br i1 %32, label %57, label %53

53:                                               ; preds = %43
  %54 = getelementptr inbounds nuw i32, ptr %4, i64 %44
  %55 = load i32, ptr %54, align 4
  %56 = sext i32 %55 to i64
  br label %57

57:                                               ; preds = %53, %43
  %58 = phi i64 [ %56, %53 ], [ %50, %43 ]
  %59 = mul nsw i64 %45, %58
  br i1 %33, label %64, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds nuw i32, ptr %8, i64 %44
  %62 = load i32, ptr %61, align 4
  %63 = sext i32 %62 to i64
  br label %64

64:                                               ; preds = %60, %57
  %65 = phi i64 [ %63, %60 ], [ %50, %57 ]
  %66 = mul nsw i64 %46, %65
  %67 = add nsw i64 %44, -1
  %68 = icmp sgt i64 %44, 0
  br i1 %68, label %43, label %35

69:                                               ; preds = %13, %35
  %70 = phi ptr [ %14, %35 ], [ null, %13 ]
  %71 = call fastcc ptr @saved_s(ptr noundef %70, i32 noundef %12, ptr noundef %3, ptr noundef %7) #11
  %72 = call ptr @fftwf_plan_many_dft(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12) #12
  %73 = icmp eq ptr %71, null
  br i1 %73, label %75, label %74

74:                                               ; preds = %69
  call fastcc void @restore_s(ptr noundef %14, ptr noundef %71, ptr noundef %3, ptr noundef %7) #11
  br label %75

75:                                               ; preds = %74, %69
  br i1 %17, label %78, label %76

76:                                               ; preds = %75
  %77 = call fastcc ptr @noted_s(ptr noundef %72, ptr noundef %14, i32 noundef %12, i32 noundef %16) #11
  br label %78

78:                                               ; preds = %75, %76
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #14
  ret ptr %72
}

define internal fastcc ptr @saved_s(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3) unnamed_addr #0 {
  %5 = and i32 %1, 64
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %114

7:                                                ; preds = %4
  %8 = icmp eq ptr %0, null
  br i1 %8, label %9, label %10

9:                                                ; preds = %7
  tail call fastcc void @unknown() #13
  unreachable

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load i64, ptr %11, align 8
  %13 = and i64 %12, -3
  %14 = icmp eq i64 %13, 0
  %15 = select i1 %14, i64 2, i64 1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %19 = load i64, ptr %18, align 8
  %20 = add nsw i64 %19, %17
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %25, label %22

22:                                               ; preds = %10
  %23 = icmp ult i64 %12, 2
  %24 = select i1 %23, i64 2, i64 1
  br label %71

25:                                               ; preds = %10
  %26 = icmp eq i64 %12, 2
  %27 = add nsw i64 %17, -1
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %29 = getelementptr inbounds nuw %struct.Dimension, ptr %28, i64 %27
  br label %30

30:                                               ; preds = %42, %25
  %31 = phi i64 [ 0, %25 ], [ %45, %42 ]
  %32 = phi i64 [ %15, %25 ], [ %44, %42 ]
  %33 = icmp eq i64 %31, %27
  %34 = select i1 %26, i1 %33, i1 false
  br i1 %34, label %35, label %39

35:                                               ; preds = %30
  %36 = load i64, ptr %29, align 8
  %37 = sdiv i64 %36, 2
  %38 = add nsw i64 %37, 1
  br label %42

39:                                               ; preds = %30
  %40 = getelementptr inbounds nuw %struct.Dimension, ptr %28, i64 %31
  %41 = load i64, ptr %40, align 8
  br label %42

42:                                               ; preds = %39, %35
  %43 = phi i64 [ %38, %35 ], [ %41, %39 ]
  %44 = mul nsw i64 %43, %32
  %45 = add nuw nsw i64 %31, 1
  %46 = icmp eq i64 %45, %20
  br i1 %46, label %47, label %30

47:                                               ; preds = %42
  %48 = icmp ult i64 %12, 2
  %49 = select i1 %48, i64 2, i64 1
  %50 = icmp eq i64 %12, 1
  %51 = add nsw i64 %17, -1
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %53 = getelementptr inbounds nuw %struct.Dimension, ptr %52, i64 %51
  br label %54

54:                                               ; preds = %66, %47
  %55 = phi i64 [ 0, %47 ], [ %69, %66 ]
  %56 = phi i64 [ %49, %47 ], [ %68, %66 ]
  %57 = icmp eq i64 %55, %51
  %58 = select i1 %50, i1 %57, i1 false
  br i1 %58, label %59, label %63

59:                                               ; preds = %54
  %60 = load i64, ptr %53, align 8
  %61 = sdiv i64 %60, 2
  %62 = add nsw i64 %61, 1
  br label %66

63:                                               ; preds = %54
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %52, i64 %55
  %65 = load i64, ptr %64, align 8
  br label %66

66:                                               ; preds = %63, %59
  %67 = phi i64 [ %62, %59 ], [ %65, %63 ]
  %68 = mul nsw i64 %67, %56
  %69 = add nuw nsw i64 %55, 1
  %70 = icmp eq i64 %69, %20
  br i1 %70, label %71, label %54

71:                                               ; preds = %66, %22
  %72 = phi i64 [ %15, %22 ], [ %44, %66 ]
  %73 = phi i64 [ %24, %22 ], [ %68, %66 ]
  %74 = add nsw i64 %73, %72
  %75 = shl i64 %74, 2
  %76 = or disjoint i64 %75, 1
  %77 = tail call ptr @malloc(i64 noundef %76) #12
  %78 = icmp eq ptr %77, null
  br i1 %78, label %79, label %80

79:                                               ; preds = %71
  tail call fastcc void @give_up(ptr noundef nonnull @.str.3) #13
  unreachable

80:                                               ; preds = %71
  tail call fastcc void @walk_s(ptr noundef nonnull %0, i32 noundef 0, i32 noundef 0, i32 noundef 0, ptr noundef %2, ptr noundef nonnull %77) #11
  %81 = load i64, ptr %11, align 8
  %82 = and i64 %81, -3
  %83 = icmp eq i64 %82, 0
  %84 = select i1 %83, i64 2, i64 1
  %85 = load i64, ptr %16, align 8
  %86 = load i64, ptr %18, align 8
  %87 = add nsw i64 %86, %85
  %88 = icmp sgt i64 %87, 0
  br i1 %88, label %89, label %111

89:                                               ; preds = %80
  %90 = icmp eq i64 %81, 2
  %91 = add nsw i64 %85, -1
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %93 = getelementptr inbounds nuw %struct.Dimension, ptr %92, i64 %91
  br label %94

94:                                               ; preds = %106, %89
  %95 = phi i64 [ 0, %89 ], [ %109, %106 ]
  %96 = phi i64 [ %84, %89 ], [ %108, %106 ]
  %97 = icmp eq i64 %95, %91
  %98 = select i1 %90, i1 %97, i1 false
  br i1 %98, label %99, label %103

99:                                               ; preds = %94
  %100 = load i64, ptr %93, align 8
  %101 = sdiv i64 %100, 2
  %102 = add nsw i64 %101, 1
  br label %106

103:                                              ; preds = %94
  %104 = getelementptr inbounds nuw %struct.Dimension, ptr %92, i64 %95
  %105 = load i64, ptr %104, align 8
  br label %106

106:                                              ; preds = %103, %99
  %107 = phi i64 [ %102, %99 ], [ %105, %103 ]
  %108 = mul nsw i64 %107, %96
  %109 = add nuw nsw i64 %95, 1
  %110 = icmp eq i64 %109, %87
  br i1 %110, label %111, label %94

111:                                              ; preds = %106, %80
  %112 = phi i64 [ %84, %80 ], [ %108, %106 ]
  %113 = getelementptr inbounds float, ptr %77, i64 %112
  tail call fastcc void @walk_s(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 0, i32 noundef 0, ptr noundef %3, ptr noundef nonnull %113) #11
  br label %114

114:                                              ; preds = %4, %111
  %115 = phi ptr [ %77, %111 ], [ null, %4 ]
  ret ptr %115
}

declare ptr @fftwf_plan_many_dft(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

define internal fastcc void @restore_s(ptr noundef nonnull readonly captures(none) %0, ptr noundef nonnull %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3) unnamed_addr #0 {
  tail call fastcc void @walk_s(ptr noundef nonnull %0, i32 noundef 0, i32 noundef 1, i32 noundef 0, ptr noundef %2, ptr noundef nonnull %1) #11
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = load i64, ptr %5, align 8
  %7 = and i64 %6, -3
  %8 = icmp eq i64 %7, 0
  %9 = select i1 %8, i64 2, i64 1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %13 = load i64, ptr %12, align 8
  %14 = add nsw i64 %13, %11
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %38

16:                                               ; preds = %4
  %17 = icmp eq i64 %6, 2
  %18 = add nsw i64 %11, -1
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %20 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i64 %18
  br label %21

21:                                               ; preds = %33, %16
  %22 = phi i64 [ 0, %16 ], [ %36, %33 ]
  %23 = phi i64 [ %9, %16 ], [ %35, %33 ]
  %24 = icmp eq i64 %22, %18
  %25 = select i1 %17, i1 %24, i1 false
  br i1 %25, label %26, label %30

26:                                               ; preds = %21
  %27 = load i64, ptr %20, align 8
  %28 = sdiv i64 %27, 2
  %29 = add nsw i64 %28, 1
  br label %33

30:                                               ; preds = %21
  %31 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i64 %22
  %32 = load i64, ptr %31, align 8
  br label %33

33:                                               ; preds = %30, %26
  %34 = phi i64 [ %29, %26 ], [ %32, %30 ]
  %35 = mul nsw i64 %34, %23
  %36 = add nuw nsw i64 %22, 1
  %37 = icmp eq i64 %36, %14
  br i1 %37, label %38, label %21

38:                                               ; preds = %33, %4
  %39 = phi i64 [ %9, %4 ], [ %35, %33 ]
  %40 = getelementptr inbounds float, ptr %1, i64 %39
  tail call fastcc void @walk_s(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 1, i32 noundef 0, ptr noundef %3, ptr noundef nonnull %40) #11
  tail call void @free(ptr noundef nonnull %1) #12
  ret void
}

define internal fastcc noundef ptr @noted_s(ptr noundef returned %0, ptr noundef nonnull captures(none) %1, i32 noundef %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #0 {
  %5 = icmp eq ptr %0, null
  br i1 %5, label %78, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 56
  store i64 1, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %9 = load i64, ptr %8, align 8
  %10 = icmp ne i64 %9, 2
  %11 = and i32 %2, 16
  %12 = icmp ne i32 %11, 0
  %13 = or i1 %12, %10
  %14 = zext i1 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store i64 %14, ptr %15, align 8
  %16 = icmp eq i64 %9, 2
  %17 = and i32 %2, 1
  %18 = icmp eq i32 %17, 0
  %19 = or i1 %18, %16
  %20 = xor i32 %3, 1
  %21 = zext nneg i32 %20 to i64
  %22 = select i1 %19, i64 0, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 48
  store i64 %22, ptr %23, align 8
  br label %24

24:                                               ; preds = %24, %6
  %25 = atomicrmw xchg ptr @__enzcc_fftw_lock, i8 1 acquire, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %24

27:                                               ; preds = %24, %31
  %28 = phi ptr [ %29, %31 ], [ @__enzcc_fftw_geometries, %24 ]
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %34, label %31

31:                                               ; preds = %27
  %32 = tail call fastcc i32 @is_same(ptr noundef %29, ptr noundef %1) #11
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %27, label %42

34:                                               ; preds = %27
  %35 = tail call ptr @malloc(i64 noundef 976) #12
  %36 = icmp eq ptr %35, null
  br i1 %36, label %77, label %37

37:                                               ; preds = %34
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(976) %35, ptr noundef nonnull align 8 dereferenceable(976) %1, i64 976, i1 false)
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 16
  store ptr null, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store ptr null, ptr %39, align 8
  %40 = load ptr, ptr @__enzcc_fftw_geometries, align 8
  store ptr %40, ptr %35, align 8
  store ptr %35, ptr @__enzcc_fftw_geometries, align 8
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 8
  br label %47

42:                                               ; preds = %31
  %43 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %46 = icmp eq ptr %44, null
  br i1 %46, label %47, label %52

47:                                               ; preds = %37, %42
  %48 = phi ptr [ %41, %37 ], [ %45, %42 ]
  %49 = phi ptr [ %35, %37 ], [ %29, %42 ]
  %50 = tail call fastcc ptr @plan_s(ptr noundef nonnull %49, i32 noundef 0) #11
  store ptr %50, ptr %48, align 8
  %51 = icmp eq ptr %50, null
  br label %52

52:                                               ; preds = %47, %42
  %53 = phi ptr [ %48, %47 ], [ %45, %42 ]
  %54 = phi ptr [ %49, %47 ], [ %29, %42 ]
  %55 = phi i1 [ %51, %47 ], [ false, %42 ]
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %57 = load ptr, ptr %56, align 8
  %58 = icmp eq ptr %57, null
  br i1 %58, label %59, label %65

59:                                               ; preds = %52
  %60 = tail call fastcc ptr @plan_s(ptr noundef nonnull %54, i32 noundef 1) #11
  store ptr %60, ptr %56, align 8
  %61 = load ptr, ptr %53, align 8
  %62 = icmp eq ptr %60, null
  %63 = icmp eq ptr %61, null
  %64 = select i1 %63, i1 true, i1 %62
  br i1 %64, label %77, label %66

65:                                               ; preds = %52
  br i1 %55, label %77, label %66

66:                                               ; preds = %59, %65
  %67 = tail call ptr @malloc(i64 noundef 24) #12
  %68 = icmp eq ptr %67, null
  br i1 %68, label %77, label %69

69:                                               ; preds = %66
  %70 = ptrtoint ptr %0 to i64
  %71 = lshr i64 %70, 5
  %72 = and i64 %71, 255
  %73 = getelementptr inbounds nuw ptr, ptr @__enzcc_fftw_notes, i64 %72
  %74 = load ptr, ptr %73, align 8
  store ptr %74, ptr %67, align 8
  %75 = getelementptr inbounds nuw i8, ptr %67, i64 8
  store ptr %0, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %67, i64 16
  store ptr %54, ptr %76, align 8
  store ptr %67, ptr %73, align 8
  br label %77

77:                                               ; preds = %59, %65, %34, %69, %66
  store atomic i8 0, ptr @__enzcc_fftw_lock release, align 1
  br label %78

78:                                               ; preds = %4, %77
  ret ptr %0
}

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_dft(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) nounwind {
  %7 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  %8 = icmp eq ptr %2, %3
  %9 = zext i1 %8 to i32
  %10 = icmp ugt i32 %0, 16
  br i1 %10, label %43, label %11

11:                                               ; preds = %6
  %12 = sext i32 %4 to i64
  %13 = zext nneg i32 %0 to i64
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %7, i8 0, i64 32, i1 false)
  store i64 %12, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %15, i8 0, i64 24, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store i64 %13, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 72
  store i64 1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %18, i8 0, i64 896, i1 false)
  %19 = icmp eq i32 %0, 0
  br i1 %19, label %24, label %20

20:                                               ; preds = %11
  %21 = add nsw i32 %0, -1
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 208
  %23 = zext nneg i32 %21 to i64
  br label %29

24:                                               ; preds = %29, %11
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 208
  %26 = getelementptr inbounds nuw %struct.Dimension, ptr %25, i64 %13
  store i64 1, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store i64 1, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 16
  store i64 1, ptr %28, align 8
  br label %43

29:                                               ; preds = %29, %20
  %30 = phi i64 [ %23, %20 ], [ %41, %29 ]
  %31 = phi i64 [ 1, %20 ], [ %39, %29 ]
  %32 = phi i64 [ 1, %20 ], [ %40, %29 ]
  %33 = getelementptr inbounds nuw i32, ptr %1, i64 %30
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %22, i64 %30
  %36 = sext i32 %34 to i64
  store i64 %36, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store i64 %31, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 16
  store i64 %32, ptr %38, align 8
  %39 = mul nsw i64 %31, %36
  %40 = mul nsw i64 %32, %36
  %41 = add nsw i64 %30, -1
  %42 = icmp eq i64 %30, 0
  br i1 %42, label %24, label %29

43:                                               ; preds = %6, %24
  %44 = phi ptr [ %7, %24 ], [ null, %6 ]
  %45 = call fastcc ptr @saved_s(ptr noundef %44, i32 noundef %5, ptr noundef %2, ptr noundef %3) #11
  %46 = call ptr @fftwf_plan_dft(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #12
  %47 = icmp eq ptr %45, null
  br i1 %47, label %49, label %48

48:                                               ; preds = %43
  call fastcc void @restore_s(ptr noundef %7, ptr noundef %45, ptr noundef %2, ptr noundef %3) #11
  br label %49

49:                                               ; preds = %48, %43
  br i1 %10, label %52, label %50

50:                                               ; preds = %49
  %51 = call fastcc ptr @noted_s(ptr noundef %46, ptr noundef %7, i32 noundef %5, i32 noundef %9) #11
  br label %52

52:                                               ; preds = %49, %50
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  ret ptr %46
}

declare ptr @fftwf_plan_dft(i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_guru_dft(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) nounwind {
  %9 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  %10 = icmp ugt i32 %0, 16
  %11 = icmp ugt i32 %2, 16
  %12 = or i1 %10, %11
  br i1 %12, label %72, label %13

13:                                               ; preds = %8
  %14 = sext i32 %6 to i64
  %15 = zext nneg i32 %0 to i64
  %16 = zext nneg i32 %2 to i64
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %9, i8 0, i64 32, i1 false)
  store i64 %14, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, i8 0, i64 24, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 64
  store i64 %15, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 72
  store i64 %16, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %21, i8 0, i64 896, i1 false)
  %22 = icmp eq i32 %0, 0
  br i1 %22, label %26, label %23

23:                                               ; preds = %13
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 208
  %25 = icmp eq ptr %1, null
  br label %32

26:                                               ; preds = %49, %13
  %27 = icmp sgt i32 %2, 0
  br i1 %27, label %28, label %72

28:                                               ; preds = %26
  %29 = getelementptr inbounds nuw i8, ptr %9, i64 208
  %30 = icmp eq ptr %3, null
  %31 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i64 %15
  br label %52

32:                                               ; preds = %49, %23
  %33 = phi i64 [ 0, %23 ], [ %50, %49 ]
  %34 = getelementptr inbounds nuw %struct.Dimension, ptr %24, i64 %33
  br i1 %25, label %47, label %35

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw %struct.Small, ptr %1, i64 %33
  %37 = load i32, ptr %36, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %40 = load i32, ptr %39, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %43 = load i32, ptr %42, align 4
  %44 = sext i32 %43 to i64
  store i64 %38, ptr %34, align 8
  %45 = getelementptr inbounds nuw i8, ptr %34, i64 8
  store i64 %41, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %34, i64 16
  store i64 %44, ptr %46, align 8
  br label %49

47:                                               ; preds = %32
  %48 = getelementptr inbounds nuw %struct.Dimension, ptr null, i64 %33
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %34, ptr noundef nonnull readonly align 8 dereferenceable(24) %48, i64 24, i1 false)
  br label %49

49:                                               ; preds = %47, %35
  %50 = add nuw nsw i64 %33, 1
  %51 = icmp eq i64 %50, %15
  br i1 %51, label %26, label %32

52:                                               ; preds = %69, %28
  %53 = phi i64 [ 0, %28 ], [ %70, %69 ]
  %54 = getelementptr inbounds nuw %struct.Dimension, ptr %31, i64 %53
  br i1 %30, label %67, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw %struct.Small, ptr %3, i64 %53
  %57 = load i32, ptr %56, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 4
  %60 = load i32, ptr %59, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %63 = load i32, ptr %62, align 4
  %64 = sext i32 %63 to i64
  store i64 %58, ptr %54, align 8
  %65 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store i64 %61, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %54, i64 16
  store i64 %64, ptr %66, align 8
  br label %69

67:                                               ; preds = %52
  %68 = getelementptr inbounds nuw %struct.Dimension, ptr null, i64 %53
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %54, ptr noundef nonnull readonly align 8 dereferenceable(24) %68, i64 24, i1 false)
  br label %69

69:                                               ; preds = %67, %55
  %70 = add nuw nsw i64 %53, 1
  %71 = icmp eq i64 %70, %16
  br i1 %71, label %72, label %52

72:                                               ; preds = %69, %8, %26
  %73 = phi ptr [ null, %8 ], [ %9, %26 ], [ %9, %69 ]
  %74 = call fastcc ptr @saved_s(ptr noundef %73, i32 noundef %7, ptr noundef %4, ptr noundef %5) #11
  %75 = call ptr @fftwf_plan_guru_dft(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) #12
  %76 = icmp eq ptr %74, null
  br i1 %76, label %78, label %77

77:                                               ; preds = %72
  call fastcc void @restore_s(ptr noundef %9, ptr noundef %74, ptr noundef %4, ptr noundef %5) #11
  br label %78

78:                                               ; preds = %77, %72
  br i1 %12, label %83, label %79

79:                                               ; preds = %78
  %80 = icmp eq ptr %4, %5
  %81 = zext i1 %80 to i32
  %82 = call fastcc ptr @noted_s(ptr noundef %75, ptr noundef %9, i32 noundef %7, i32 noundef %81) #11
  br label %83

83:                                               ; preds = %78, %79
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  ret ptr %75
}

declare ptr @fftwf_plan_guru_dft(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_guru64_dft(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) nounwind {
  %9 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  %10 = icmp ugt i32 %0, 16
  %11 = icmp ugt i32 %2, 16
  %12 = or i1 %10, %11
  br i1 %12, label %42, label %13

13:                                               ; preds = %8
  %14 = sext i32 %6 to i64
  %15 = zext nneg i32 %0 to i64
  %16 = zext nneg i32 %2 to i64
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %9, i8 0, i64 32, i1 false)
  store i64 %14, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, i8 0, i64 24, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 64
  store i64 %15, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 72
  store i64 %16, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %21, i8 0, i64 896, i1 false)
  %22 = icmp eq i32 %0, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %13
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 208
  br label %30

25:                                               ; preds = %30, %13
  %26 = icmp eq i32 %2, 0
  br i1 %26, label %42, label %27

27:                                               ; preds = %25
  %28 = getelementptr inbounds nuw i8, ptr %9, i64 208
  %29 = getelementptr inbounds nuw %struct.Dimension, ptr %28, i64 %15
  br label %36

30:                                               ; preds = %30, %23
  %31 = phi i64 [ 0, %23 ], [ %34, %30 ]
  %32 = getelementptr inbounds nuw %struct.Dimension, ptr %24, i64 %31
  %33 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %32, ptr noundef nonnull readonly align 8 dereferenceable(24) %33, i64 24, i1 false)
  %34 = add nuw nsw i64 %31, 1
  %35 = icmp eq i64 %34, %15
  br i1 %35, label %25, label %30

36:                                               ; preds = %36, %27
  %37 = phi i64 [ 0, %27 ], [ %40, %36 ]
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i64 %37
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %3, i64 %37
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %38, ptr noundef nonnull readonly align 8 dereferenceable(24) %39, i64 24, i1 false)
  %40 = add nuw nsw i64 %37, 1
  %41 = icmp eq i64 %40, %16
  br i1 %41, label %42, label %36

42:                                               ; preds = %36, %8, %25
  %43 = phi ptr [ null, %8 ], [ %9, %25 ], [ %9, %36 ]
  %44 = call fastcc ptr @saved_s(ptr noundef %43, i32 noundef %7, ptr noundef %4, ptr noundef %5) #11
  %45 = call ptr @fftwf_plan_guru64_dft(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) #12
  %46 = icmp eq ptr %44, null
  br i1 %46, label %48, label %47

47:                                               ; preds = %42
  call fastcc void @restore_s(ptr noundef %9, ptr noundef %44, ptr noundef %4, ptr noundef %5) #11
  br label %48

48:                                               ; preds = %47, %42
  br i1 %12, label %53, label %49

49:                                               ; preds = %48
  %50 = icmp eq ptr %4, %5
  %51 = zext i1 %50 to i32
  %52 = call fastcc ptr @noted_s(ptr noundef %45, ptr noundef %9, i32 noundef %7, i32 noundef %51) #11
  br label %53

53:                                               ; preds = %48, %49
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  ret ptr %45
}

declare ptr @fftwf_plan_guru64_dft(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_many_dft_r2c(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) nounwind {
  %13 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #14
  %14 = icmp eq ptr %3, %7
  %15 = zext i1 %14 to i32
  %16 = icmp ugt i32 %0, 16
  br i1 %16, label %75, label %17

17:                                               ; preds = %12
  %18 = zext nneg i32 %0 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %13, i8 0, i64 24, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 24
  store i64 1, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 32
  store i64 0, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %21, i8 0, i64 24, i1 false)
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 64
  store i64 %18, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %13, i64 72
  store i64 1, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %13, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %24, i8 0, i64 896, i1 false)
  %25 = icmp eq i32 %0, 0
  br i1 %25, label %34, label %26

26:                                               ; preds = %17
  %27 = add nsw i32 %0, -1
  %28 = sext i32 %9 to i64
  %29 = sext i32 %5 to i64
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 208
  %31 = icmp eq ptr %4, null
  %32 = icmp eq ptr %8, null
  %33 = zext nneg i32 %27 to i64
  br label %42

34:                                               ; preds = %69, %17
  %35 = getelementptr inbounds nuw i8, ptr %13, i64 208
  %36 = getelementptr inbounds nuw %struct.Dimension, ptr %35, i64 %18
  %37 = sext i32 %2 to i64
  %38 = sext i32 %6 to i64
  %39 = sext i32 %10 to i64
  store i64 %37, ptr %36, align 8
  %40 = getelementptr inbounds nuw i8, ptr %36, i64 8
  store i64 %38, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %36, i64 16
  store i64 %39, ptr %41, align 8
  br label %75

42:                                               ; preds = %69, %26
  %43 = phi i64 [ %33, %26 ], [ %73, %69 ]
  %44 = phi i64 [ %29, %26 ], [ %65, %69 ]
  %45 = phi i64 [ %28, %26 ], [ %72, %69 ]
  %46 = getelementptr inbounds nuw i32, ptr %1, i64 %43
  %47 = load i32, ptr %46, align 4
  %48 = sdiv i32 %47, 2
  %49 = add nsw i32 %48, 1
  %50 = icmp eq i64 %43, %33
  %51 = shl nsw i32 %49, 1
  %52 = and i1 %14, %50
  %53 = select i1 %52, i32 %51, i32 %47
  %54 = select i1 %50, i32 %49, i32 %47
  %55 = getelementptr inbounds nuw %struct.Dimension, ptr %30, i64 %43
  %56 = sext i32 %47 to i64
  store i64 %56, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 8
  store i64 %44, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %55, i64 16
  store i64 %45, ptr %58, align 8
  br i1 %31, label %62, label %59

59:                                               ; preds = %42
  %60 = getelementptr inbounds nuw i32, ptr %4, i64 %43
  %61 = load i32, ptr %60, align 4
  br label %62

62:                                               ; preds = %59, %42
  %63 = phi i32 [ %61, %59 ], [ %53, %42 ]
  %64 = sext i32 %63 to i64
  %65 = mul nsw i64 %44, %64
  br i1 %32, label %69, label %66

66:                                               ; preds = %62
  %67 = getelementptr inbounds nuw i32, ptr %8, i64 %43
  %68 = load i32, ptr %67, align 4
  br label %69

69:                                               ; preds = %66, %62
  %70 = phi i32 [ %68, %66 ], [ %54, %62 ]
  %71 = sext i32 %70 to i64
  %72 = mul nsw i64 %45, %71
  %73 = add nsw i64 %43, -1
  %74 = icmp sgt i64 %43, 0
  br i1 %74, label %42, label %34

75:                                               ; preds = %12, %34
  %76 = phi ptr [ %13, %34 ], [ null, %12 ]
  %77 = call fastcc ptr @saved_s(ptr noundef %76, i32 noundef %11, ptr noundef %3, ptr noundef %7) #11
  %78 = call ptr @fftwf_plan_many_dft_r2c(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) #12
  %79 = icmp eq ptr %77, null
  br i1 %79, label %81, label %80

80:                                               ; preds = %75
  call fastcc void @restore_s(ptr noundef %13, ptr noundef %77, ptr noundef %3, ptr noundef %7) #11
  br label %81

81:                                               ; preds = %80, %75
  br i1 %16, label %84, label %82

82:                                               ; preds = %81
  %83 = call fastcc ptr @noted_s(ptr noundef %78, ptr noundef %13, i32 noundef %11, i32 noundef %15) #11
  br label %84

84:                                               ; preds = %81, %82
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #14
  ret ptr %78
}

declare ptr @fftwf_plan_many_dft_r2c(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_dft_r2c(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) nounwind {
  %6 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  %7 = icmp eq ptr %2, %3
  %8 = zext i1 %7 to i32
  %9 = icmp ugt i32 %0, 16
  br i1 %9, label %51, label %10

10:                                               ; preds = %5
  %11 = zext nneg i32 %0 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 1, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %14, i8 0, i64 24, i1 false)
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store i64 %11, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store i64 1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %17, i8 0, i64 896, i1 false)
  %18 = icmp eq i32 %0, 0
  br i1 %18, label %23, label %19

19:                                               ; preds = %10
  %20 = add nsw i32 %0, -1
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 208
  %22 = zext nneg i32 %20 to i64
  br label %28

23:                                               ; preds = %28, %10
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 208
  %25 = getelementptr inbounds nuw %struct.Dimension, ptr %24, i64 %11
  store i64 1, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i64 1, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store i64 1, ptr %27, align 8
  br label %51

28:                                               ; preds = %28, %19
  %29 = phi i64 [ %22, %19 ], [ %49, %28 ]
  %30 = phi i64 [ 1, %19 ], [ %46, %28 ]
  %31 = phi i64 [ 1, %19 ], [ %48, %28 ]
  %32 = getelementptr inbounds nuw i32, ptr %1, i64 %29
  %33 = load i32, ptr %32, align 4
  %34 = sdiv i32 %33, 2
  %35 = add nsw i32 %34, 1
  %36 = icmp eq i64 %29, %22
  %37 = shl nsw i32 %35, 1
  %38 = and i1 %7, %36
  %39 = select i1 %38, i32 %37, i32 %33
  %40 = select i1 %36, i32 %35, i32 %33
  %41 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i64 %29
  %42 = sext i32 %33 to i64
  store i64 %42, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 %30, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 %31, ptr %44, align 8
  %45 = sext i32 %39 to i64
  %46 = mul nsw i64 %30, %45
  %47 = sext i32 %40 to i64
  %48 = mul nsw i64 %31, %47
  %49 = add nsw i64 %29, -1
  %50 = icmp eq i64 %29, 0
  br i1 %50, label %23, label %28

51:                                               ; preds = %5, %23
  %52 = phi ptr [ %6, %23 ], [ null, %5 ]
  %53 = call fastcc ptr @saved_s(ptr noundef %52, i32 noundef %4, ptr noundef %2, ptr noundef %3) #11
  %54 = call ptr @fftwf_plan_dft_r2c(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  %55 = icmp eq ptr %53, null
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  call fastcc void @restore_s(ptr noundef %6, ptr noundef %53, ptr noundef %2, ptr noundef %3) #11
  br label %57

57:                                               ; preds = %56, %51
  br i1 %9, label %60, label %58

58:                                               ; preds = %57
  %59 = call fastcc ptr @noted_s(ptr noundef %54, ptr noundef %6, i32 noundef %4, i32 noundef %8) #11
  br label %60

60:                                               ; preds = %57, %58
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  ret ptr %54
}

declare ptr @fftwf_plan_dft_r2c(i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_guru_dft_r2c(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) nounwind {
  %8 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  %9 = icmp ugt i32 %0, 16
  %10 = icmp ugt i32 %2, 16
  %11 = or i1 %9, %10
  br i1 %11, label %71, label %12

12:                                               ; preds = %7
  %13 = zext nneg i32 %0 to i64
  %14 = zext nneg i32 %2 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %8, i8 0, i64 24, i1 false)
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %17, i8 0, i64 24, i1 false)
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store i64 %13, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store i64 %14, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %20, i8 0, i64 896, i1 false)
  %21 = icmp eq i32 %0, 0
  br i1 %21, label %25, label %22

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 208
  %24 = icmp eq ptr %1, null
  br label %31

25:                                               ; preds = %48, %12
  %26 = icmp sgt i32 %2, 0
  br i1 %26, label %27, label %71

27:                                               ; preds = %25
  %28 = getelementptr inbounds nuw i8, ptr %8, i64 208
  %29 = icmp eq ptr %3, null
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %28, i64 %13
  br label %51

31:                                               ; preds = %48, %22
  %32 = phi i64 [ 0, %22 ], [ %49, %48 ]
  %33 = getelementptr inbounds nuw %struct.Dimension, ptr %23, i64 %32
  br i1 %24, label %46, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw %struct.Small, ptr %1, i64 %32
  %36 = load i32, ptr %35, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %39 = load i32, ptr %38, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %42 = load i32, ptr %41, align 4
  %43 = sext i32 %42 to i64
  store i64 %37, ptr %33, align 8
  %44 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store i64 %40, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %33, i64 16
  store i64 %43, ptr %45, align 8
  br label %48

46:                                               ; preds = %31
  %47 = getelementptr inbounds nuw %struct.Dimension, ptr null, i64 %32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %33, ptr noundef nonnull readonly align 8 dereferenceable(24) %47, i64 24, i1 false)
  br label %48

48:                                               ; preds = %46, %34
  %49 = add nuw nsw i64 %32, 1
  %50 = icmp eq i64 %49, %13
  br i1 %50, label %25, label %31

51:                                               ; preds = %68, %27
  %52 = phi i64 [ 0, %27 ], [ %69, %68 ]
  %53 = getelementptr inbounds nuw %struct.Dimension, ptr %30, i64 %52
  br i1 %29, label %66, label %54

54:                                               ; preds = %51
  %55 = getelementptr inbounds nuw %struct.Small, ptr %3, i64 %52
  %56 = load i32, ptr %55, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr %55, i64 4
  %59 = load i32, ptr %58, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %62 = load i32, ptr %61, align 4
  %63 = sext i32 %62 to i64
  store i64 %57, ptr %53, align 8
  %64 = getelementptr inbounds nuw i8, ptr %53, i64 8
  store i64 %60, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %53, i64 16
  store i64 %63, ptr %65, align 8
  br label %68

66:                                               ; preds = %51
  %67 = getelementptr inbounds nuw %struct.Dimension, ptr null, i64 %52
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %53, ptr noundef nonnull readonly align 8 dereferenceable(24) %67, i64 24, i1 false)
  br label %68

68:                                               ; preds = %66, %54
  %69 = add nuw nsw i64 %52, 1
  %70 = icmp eq i64 %69, %14
  br i1 %70, label %71, label %51

71:                                               ; preds = %68, %7, %25
  %72 = phi ptr [ null, %7 ], [ %8, %25 ], [ %8, %68 ]
  %73 = call fastcc ptr @saved_s(ptr noundef %72, i32 noundef %6, ptr noundef %4, ptr noundef %5) #11
  %74 = call ptr @fftwf_plan_guru_dft_r2c(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #12
  %75 = icmp eq ptr %73, null
  br i1 %75, label %77, label %76

76:                                               ; preds = %71
  call fastcc void @restore_s(ptr noundef %8, ptr noundef %73, ptr noundef %4, ptr noundef %5) #11
  br label %77

77:                                               ; preds = %76, %71
  br i1 %11, label %82, label %78

78:                                               ; preds = %77
  %79 = icmp eq ptr %4, %5
  %80 = zext i1 %79 to i32
  %81 = call fastcc ptr @noted_s(ptr noundef %74, ptr noundef %8, i32 noundef %6, i32 noundef %80) #11
  br label %82

82:                                               ; preds = %77, %78
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  ret ptr %74
}

declare ptr @fftwf_plan_guru_dft_r2c(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_guru64_dft_r2c(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) nounwind {
  %8 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  %9 = icmp ugt i32 %0, 16
  %10 = icmp ugt i32 %2, 16
  %11 = or i1 %9, %10
  br i1 %11, label %41, label %12

12:                                               ; preds = %7
  %13 = zext nneg i32 %0 to i64
  %14 = zext nneg i32 %2 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %8, i8 0, i64 24, i1 false)
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %17, i8 0, i64 24, i1 false)
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store i64 %13, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store i64 %14, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %20, i8 0, i64 896, i1 false)
  %21 = icmp eq i32 %0, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 208
  br label %29

24:                                               ; preds = %29, %12
  %25 = icmp eq i32 %2, 0
  br i1 %25, label %41, label %26

26:                                               ; preds = %24
  %27 = getelementptr inbounds nuw i8, ptr %8, i64 208
  %28 = getelementptr inbounds nuw %struct.Dimension, ptr %27, i64 %13
  br label %35

29:                                               ; preds = %29, %22
  %30 = phi i64 [ 0, %22 ], [ %33, %29 ]
  %31 = getelementptr inbounds nuw %struct.Dimension, ptr %23, i64 %30
  %32 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %30
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %31, ptr noundef nonnull readonly align 8 dereferenceable(24) %32, i64 24, i1 false)
  %33 = add nuw nsw i64 %30, 1
  %34 = icmp eq i64 %33, %13
  br i1 %34, label %24, label %29

35:                                               ; preds = %35, %26
  %36 = phi i64 [ 0, %26 ], [ %39, %35 ]
  %37 = getelementptr inbounds nuw %struct.Dimension, ptr %28, i64 %36
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %3, i64 %36
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %37, ptr noundef nonnull readonly align 8 dereferenceable(24) %38, i64 24, i1 false)
  %39 = add nuw nsw i64 %36, 1
  %40 = icmp eq i64 %39, %14
  br i1 %40, label %41, label %35

41:                                               ; preds = %35, %7, %24
  %42 = phi ptr [ null, %7 ], [ %8, %24 ], [ %8, %35 ]
  %43 = call fastcc ptr @saved_s(ptr noundef %42, i32 noundef %6, ptr noundef %4, ptr noundef %5) #11
  %44 = call ptr @fftwf_plan_guru64_dft_r2c(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #12
  %45 = icmp eq ptr %43, null
  br i1 %45, label %47, label %46

46:                                               ; preds = %41
  call fastcc void @restore_s(ptr noundef %8, ptr noundef %43, ptr noundef %4, ptr noundef %5) #11
  br label %47

47:                                               ; preds = %46, %41
  br i1 %11, label %52, label %48

48:                                               ; preds = %47
  %49 = icmp eq ptr %4, %5
  %50 = zext i1 %49 to i32
  %51 = call fastcc ptr @noted_s(ptr noundef %44, ptr noundef %8, i32 noundef %6, i32 noundef %50) #11
  br label %52

52:                                               ; preds = %47, %48
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  ret ptr %44
}

declare ptr @fftwf_plan_guru64_dft_r2c(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_many_dft_c2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) nounwind {
  %13 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #14
  %14 = icmp eq ptr %3, %7
  %15 = zext i1 %14 to i32
  %16 = icmp ugt i32 %0, 16
  br i1 %16, label %75, label %17

17:                                               ; preds = %12
  %18 = zext nneg i32 %0 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %13, i8 0, i64 24, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 24
  store i64 2, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 32
  store i64 0, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %21, i8 0, i64 24, i1 false)
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 64
  store i64 %18, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %13, i64 72
  store i64 1, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %13, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %24, i8 0, i64 896, i1 false)
  %25 = icmp eq i32 %0, 0
  br i1 %25, label %34, label %26

26:                                               ; preds = %17
  %27 = add nsw i32 %0, -1
  %28 = sext i32 %9 to i64
  %29 = sext i32 %5 to i64
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 208
  %31 = icmp eq ptr %4, null
  %32 = icmp eq ptr %8, null
  %33 = zext nneg i32 %27 to i64
  br label %42

34:                                               ; preds = %69, %17
  %35 = getelementptr inbounds nuw i8, ptr %13, i64 208
  %36 = getelementptr inbounds nuw %struct.Dimension, ptr %35, i64 %18
  %37 = sext i32 %2 to i64
  %38 = sext i32 %6 to i64
  %39 = sext i32 %10 to i64
  store i64 %37, ptr %36, align 8
  %40 = getelementptr inbounds nuw i8, ptr %36, i64 8
  store i64 %38, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %36, i64 16
  store i64 %39, ptr %41, align 8
  br label %75

42:                                               ; preds = %69, %26
  %43 = phi i64 [ %33, %26 ], [ %73, %69 ]
  %44 = phi i64 [ %29, %26 ], [ %65, %69 ]
  %45 = phi i64 [ %28, %26 ], [ %72, %69 ]
  %46 = getelementptr inbounds nuw i32, ptr %1, i64 %43
  %47 = load i32, ptr %46, align 4
  %48 = sdiv i32 %47, 2
  %49 = add nsw i32 %48, 1
  %50 = icmp eq i64 %43, %33
  %51 = shl nsw i32 %49, 1
  %52 = select i1 %50, i32 %49, i32 %47
  %53 = and i1 %14, %50
  %54 = select i1 %53, i32 %51, i32 %47
  %55 = getelementptr inbounds nuw %struct.Dimension, ptr %30, i64 %43
  %56 = sext i32 %47 to i64
  store i64 %56, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 8
  store i64 %44, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %55, i64 16
  store i64 %45, ptr %58, align 8
  br i1 %31, label %62, label %59

59:                                               ; preds = %42
  %60 = getelementptr inbounds nuw i32, ptr %4, i64 %43
  %61 = load i32, ptr %60, align 4
  br label %62

62:                                               ; preds = %59, %42
  %63 = phi i32 [ %61, %59 ], [ %52, %42 ]
  %64 = sext i32 %63 to i64
  %65 = mul nsw i64 %44, %64
  br i1 %32, label %69, label %66

66:                                               ; preds = %62
  %67 = getelementptr inbounds nuw i32, ptr %8, i64 %43
  %68 = load i32, ptr %67, align 4
  br label %69

69:                                               ; preds = %66, %62
  %70 = phi i32 [ %68, %66 ], [ %54, %62 ]
  %71 = sext i32 %70 to i64
  %72 = mul nsw i64 %45, %71
  %73 = add nsw i64 %43, -1
  %74 = icmp sgt i64 %43, 0
  br i1 %74, label %42, label %34

75:                                               ; preds = %12, %34
  %76 = phi ptr [ %13, %34 ], [ null, %12 ]
  %77 = call fastcc ptr @saved_s(ptr noundef %76, i32 noundef %11, ptr noundef %3, ptr noundef %7) #11
  %78 = call ptr @fftwf_plan_many_dft_c2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) #12
  %79 = icmp eq ptr %77, null
  br i1 %79, label %81, label %80

80:                                               ; preds = %75
  call fastcc void @restore_s(ptr noundef %13, ptr noundef %77, ptr noundef %3, ptr noundef %7) #11
  br label %81

81:                                               ; preds = %80, %75
  br i1 %16, label %84, label %82

82:                                               ; preds = %81
  %83 = call fastcc ptr @noted_s(ptr noundef %78, ptr noundef %13, i32 noundef %11, i32 noundef %15) #11
  br label %84

84:                                               ; preds = %81, %82
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #14
  ret ptr %78
}

declare ptr @fftwf_plan_many_dft_c2r(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_dft_c2r(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) nounwind {
  %6 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  %7 = icmp eq ptr %2, %3
  %8 = zext i1 %7 to i32
  %9 = icmp ugt i32 %0, 16
  br i1 %9, label %51, label %10

10:                                               ; preds = %5
  %11 = zext nneg i32 %0 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 2, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %14, i8 0, i64 24, i1 false)
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store i64 %11, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store i64 1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %17, i8 0, i64 896, i1 false)
  %18 = icmp eq i32 %0, 0
  br i1 %18, label %23, label %19

19:                                               ; preds = %10
  %20 = add nsw i32 %0, -1
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 208
  %22 = zext nneg i32 %20 to i64
  br label %28

23:                                               ; preds = %28, %10
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 208
  %25 = getelementptr inbounds nuw %struct.Dimension, ptr %24, i64 %11
  store i64 1, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i64 1, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store i64 1, ptr %27, align 8
  br label %51

28:                                               ; preds = %28, %19
  %29 = phi i64 [ %22, %19 ], [ %49, %28 ]
  %30 = phi i64 [ 1, %19 ], [ %46, %28 ]
  %31 = phi i64 [ 1, %19 ], [ %48, %28 ]
  %32 = getelementptr inbounds nuw i32, ptr %1, i64 %29
  %33 = load i32, ptr %32, align 4
  %34 = sdiv i32 %33, 2
  %35 = add nsw i32 %34, 1
  %36 = icmp eq i64 %29, %22
  %37 = shl nsw i32 %35, 1
  %38 = select i1 %36, i32 %35, i32 %33
  %39 = and i1 %7, %36
  %40 = select i1 %39, i32 %37, i32 %33
  %41 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i64 %29
  %42 = sext i32 %33 to i64
  store i64 %42, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 %30, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 %31, ptr %44, align 8
  %45 = sext i32 %38 to i64
  %46 = mul nsw i64 %30, %45
  %47 = sext i32 %40 to i64
  %48 = mul nsw i64 %31, %47
  %49 = add nsw i64 %29, -1
  %50 = icmp eq i64 %29, 0
  br i1 %50, label %23, label %28

51:                                               ; preds = %5, %23
  %52 = phi ptr [ %6, %23 ], [ null, %5 ]
  %53 = call fastcc ptr @saved_s(ptr noundef %52, i32 noundef %4, ptr noundef %2, ptr noundef %3) #11
  %54 = call ptr @fftwf_plan_dft_c2r(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  %55 = icmp eq ptr %53, null
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  call fastcc void @restore_s(ptr noundef %6, ptr noundef %53, ptr noundef %2, ptr noundef %3) #11
  br label %57

57:                                               ; preds = %56, %51
  br i1 %9, label %60, label %58

58:                                               ; preds = %57
  %59 = call fastcc ptr @noted_s(ptr noundef %54, ptr noundef %6, i32 noundef %4, i32 noundef %8) #11
  br label %60

60:                                               ; preds = %57, %58
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  ret ptr %54
}

declare ptr @fftwf_plan_dft_c2r(i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_guru_dft_c2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) nounwind {
  %8 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  %9 = icmp ugt i32 %0, 16
  %10 = icmp ugt i32 %2, 16
  %11 = or i1 %9, %10
  br i1 %11, label %71, label %12

12:                                               ; preds = %7
  %13 = zext nneg i32 %0 to i64
  %14 = zext nneg i32 %2 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %8, i8 0, i64 24, i1 false)
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 2, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %17, i8 0, i64 24, i1 false)
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store i64 %13, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store i64 %14, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %20, i8 0, i64 896, i1 false)
  %21 = icmp eq i32 %0, 0
  br i1 %21, label %25, label %22

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 208
  %24 = icmp eq ptr %1, null
  br label %31

25:                                               ; preds = %48, %12
  %26 = icmp sgt i32 %2, 0
  br i1 %26, label %27, label %71

27:                                               ; preds = %25
  %28 = getelementptr inbounds nuw i8, ptr %8, i64 208
  %29 = icmp eq ptr %3, null
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %28, i64 %13
  br label %51

31:                                               ; preds = %48, %22
  %32 = phi i64 [ 0, %22 ], [ %49, %48 ]
  %33 = getelementptr inbounds nuw %struct.Dimension, ptr %23, i64 %32
  br i1 %24, label %46, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw %struct.Small, ptr %1, i64 %32
  %36 = load i32, ptr %35, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %39 = load i32, ptr %38, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %42 = load i32, ptr %41, align 4
  %43 = sext i32 %42 to i64
  store i64 %37, ptr %33, align 8
  %44 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store i64 %40, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %33, i64 16
  store i64 %43, ptr %45, align 8
  br label %48

46:                                               ; preds = %31
  %47 = getelementptr inbounds nuw %struct.Dimension, ptr null, i64 %32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %33, ptr noundef nonnull readonly align 8 dereferenceable(24) %47, i64 24, i1 false)
  br label %48

48:                                               ; preds = %46, %34
  %49 = add nuw nsw i64 %32, 1
  %50 = icmp eq i64 %49, %13
  br i1 %50, label %25, label %31

51:                                               ; preds = %68, %27
  %52 = phi i64 [ 0, %27 ], [ %69, %68 ]
  %53 = getelementptr inbounds nuw %struct.Dimension, ptr %30, i64 %52
  br i1 %29, label %66, label %54

54:                                               ; preds = %51
  %55 = getelementptr inbounds nuw %struct.Small, ptr %3, i64 %52
  %56 = load i32, ptr %55, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr %55, i64 4
  %59 = load i32, ptr %58, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %62 = load i32, ptr %61, align 4
  %63 = sext i32 %62 to i64
  store i64 %57, ptr %53, align 8
  %64 = getelementptr inbounds nuw i8, ptr %53, i64 8
  store i64 %60, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %53, i64 16
  store i64 %63, ptr %65, align 8
  br label %68

66:                                               ; preds = %51
  %67 = getelementptr inbounds nuw %struct.Dimension, ptr null, i64 %52
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %53, ptr noundef nonnull readonly align 8 dereferenceable(24) %67, i64 24, i1 false)
  br label %68

68:                                               ; preds = %66, %54
  %69 = add nuw nsw i64 %52, 1
  %70 = icmp eq i64 %69, %14
  br i1 %70, label %71, label %51

71:                                               ; preds = %68, %7, %25
  %72 = phi ptr [ null, %7 ], [ %8, %25 ], [ %8, %68 ]
  %73 = call fastcc ptr @saved_s(ptr noundef %72, i32 noundef %6, ptr noundef %4, ptr noundef %5) #11
  %74 = call ptr @fftwf_plan_guru_dft_c2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #12
  %75 = icmp eq ptr %73, null
  br i1 %75, label %77, label %76

76:                                               ; preds = %71
  call fastcc void @restore_s(ptr noundef %8, ptr noundef %73, ptr noundef %4, ptr noundef %5) #11
  br label %77

77:                                               ; preds = %76, %71
  br i1 %11, label %82, label %78

78:                                               ; preds = %77
  %79 = icmp eq ptr %4, %5
  %80 = zext i1 %79 to i32
  %81 = call fastcc ptr @noted_s(ptr noundef %74, ptr noundef %8, i32 noundef %6, i32 noundef %80) #11
  br label %82

82:                                               ; preds = %77, %78
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  ret ptr %74
}

declare ptr @fftwf_plan_guru_dft_c2r(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_guru64_dft_c2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) nounwind {
  %8 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  %9 = icmp ugt i32 %0, 16
  %10 = icmp ugt i32 %2, 16
  %11 = or i1 %9, %10
  br i1 %11, label %41, label %12

12:                                               ; preds = %7
  %13 = zext nneg i32 %0 to i64
  %14 = zext nneg i32 %2 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %8, i8 0, i64 24, i1 false)
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 2, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %17, i8 0, i64 24, i1 false)
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store i64 %13, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store i64 %14, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %20, i8 0, i64 896, i1 false)
  %21 = icmp eq i32 %0, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 208
  br label %29

24:                                               ; preds = %29, %12
  %25 = icmp eq i32 %2, 0
  br i1 %25, label %41, label %26

26:                                               ; preds = %24
  %27 = getelementptr inbounds nuw i8, ptr %8, i64 208
  %28 = getelementptr inbounds nuw %struct.Dimension, ptr %27, i64 %13
  br label %35

29:                                               ; preds = %29, %22
  %30 = phi i64 [ 0, %22 ], [ %33, %29 ]
  %31 = getelementptr inbounds nuw %struct.Dimension, ptr %23, i64 %30
  %32 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %30
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %31, ptr noundef nonnull readonly align 8 dereferenceable(24) %32, i64 24, i1 false)
  %33 = add nuw nsw i64 %30, 1
  %34 = icmp eq i64 %33, %13
  br i1 %34, label %24, label %29

35:                                               ; preds = %35, %26
  %36 = phi i64 [ 0, %26 ], [ %39, %35 ]
  %37 = getelementptr inbounds nuw %struct.Dimension, ptr %28, i64 %36
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %3, i64 %36
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %37, ptr noundef nonnull readonly align 8 dereferenceable(24) %38, i64 24, i1 false)
  %39 = add nuw nsw i64 %36, 1
  %40 = icmp eq i64 %39, %14
  br i1 %40, label %41, label %35

41:                                               ; preds = %35, %7, %24
  %42 = phi ptr [ null, %7 ], [ %8, %24 ], [ %8, %35 ]
  %43 = call fastcc ptr @saved_s(ptr noundef %42, i32 noundef %6, ptr noundef %4, ptr noundef %5) #11
  %44 = call ptr @fftwf_plan_guru64_dft_c2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #12
  %45 = icmp eq ptr %43, null
  br i1 %45, label %47, label %46

46:                                               ; preds = %41
  call fastcc void @restore_s(ptr noundef %8, ptr noundef %43, ptr noundef %4, ptr noundef %5) #11
  br label %47

47:                                               ; preds = %46, %41
  br i1 %11, label %52, label %48

48:                                               ; preds = %47
  %49 = icmp eq ptr %4, %5
  %50 = zext i1 %49 to i32
  %51 = call fastcc ptr @noted_s(ptr noundef %44, ptr noundef %8, i32 noundef %6, i32 noundef %50) #11
  br label %52

52:                                               ; preds = %47, %48
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  ret ptr %44
}

declare ptr @fftwf_plan_guru64_dft_c2r(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_many_r2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, i32 noundef %12) nounwind {
  %14 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #14
  %15 = icmp eq ptr %3, %7
  %16 = zext i1 %15 to i32
  %17 = icmp ugt i32 %0, 16
  br i1 %17, label %76, label %18

18:                                               ; preds = %13
  %19 = zext nneg i32 %0 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %14, i8 0, i64 24, i1 false)
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store i64 3, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store i64 0, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %22, i8 0, i64 24, i1 false)
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 64
  store i64 %19, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 72
  store i64 1, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %14, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %25, i8 0, i64 896, i1 false)
  %26 = icmp eq i32 %0, 0
  br i1 %26, label %36, label %27

27:                                               ; preds = %18
  %28 = add nsw i32 %0, -1
  %29 = sext i32 %9 to i64
  %30 = sext i32 %5 to i64
  %31 = getelementptr inbounds nuw i8, ptr %14, i64 208
  %32 = icmp eq ptr %4, null
  %33 = icmp eq ptr %8, null
  %34 = icmp eq ptr %11, null
  %35 = zext nneg i32 %28 to i64
  br label %44

36:                                               ; preds = %73, %18
  %37 = getelementptr inbounds nuw i8, ptr %14, i64 208
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %37, i64 %19
  %39 = sext i32 %2 to i64
  %40 = sext i32 %6 to i64
  %41 = sext i32 %10 to i64
  store i64 %39, ptr %38, align 8
  %42 = getelementptr inbounds nuw i8, ptr %38, i64 8
  store i64 %40, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %38, i64 16
  store i64 %41, ptr %43, align 8
  br label %76

44:                                               ; preds = %73, %27
  %45 = phi i64 [ %35, %27 ], [ %74, %73 ]
  %46 = phi i64 [ %30, %27 ], [ %60, %73 ]
  %47 = phi i64 [ %29, %27 ], [ %67, %73 ]
  %48 = getelementptr inbounds nuw i32, ptr %1, i64 %45
  %49 = load i32, ptr %48, align 4
  %50 = getelementptr inbounds nuw %struct.Dimension, ptr %31, i64 %45
  %51 = sext i32 %49 to i64
  store i64 %51, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %50, i64 8
  store i64 %46, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %50, i64 16
  store i64 %47, ptr %53, align 8
  br i1 %32, label %58, label %54

54:                                               ; preds = %44
  %55 = getelementptr inbounds nuw i32, ptr %4, i64 %45
  %56 = load i32, ptr %55, align 4
  %57 = sext i32 %56 to i64
  br label %58

58:                                               ; preds = %54, %44
  %59 = phi i64 [ %57, %54 ], [ %51, %44 ]
  %60 = mul nsw i64 %46, %59
  br i1 %33, label %65, label %61

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw i32, ptr %8, i64 %45
  %63 = load i32, ptr %62, align 4
  %64 = sext i32 %63 to i64
  br label %65

65:                                               ; preds = %61, %58
  %66 = phi i64 [ %64, %61 ], [ %51, %58 ]
  %67 = mul nsw i64 %47, %66
  br i1 %34, label %73, label %68

68:                                               ; preds = %65
  %69 = getelementptr inbounds nuw i32, ptr %11, i64 %45
  %70 = load i32, ptr %69, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds nuw i64, ptr %25, i64 %45
  store i64 %71, ptr %72, align 8
  br label %73

73:                                               ; preds = %68, %65
  %74 = add nsw i64 %45, -1
  %75 = icmp sgt i64 %45, 0
  br i1 %75, label %44, label %36

76:                                               ; preds = %13, %36
  %77 = phi ptr [ %14, %36 ], [ null, %13 ]
  %78 = call fastcc ptr @saved_s(ptr noundef %77, i32 noundef %12, ptr noundef %3, ptr noundef %7) #11
  %79 = call ptr @fftwf_plan_many_r2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, i32 noundef %12) #12
  %80 = icmp eq ptr %78, null
  br i1 %80, label %82, label %81

81:                                               ; preds = %76
  call fastcc void @restore_s(ptr noundef %14, ptr noundef %78, ptr noundef %3, ptr noundef %7) #11
  br label %82

82:                                               ; preds = %81, %76
  br i1 %17, label %85, label %83

83:                                               ; preds = %82
  %84 = call fastcc ptr @noted_s(ptr noundef %79, ptr noundef %14, i32 noundef %12, i32 noundef %16) #11
  br label %85

85:                                               ; preds = %82, %83
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #14
  ret ptr %79
}

declare ptr @fftwf_plan_many_r2r(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_r2r(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) nounwind {
  %7 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  %8 = icmp eq ptr %2, %3
  %9 = zext i1 %8 to i32
  %10 = icmp ugt i32 %0, 16
  br i1 %10, label %50, label %11

11:                                               ; preds = %6
  %12 = zext nneg i32 %0 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 3, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %15, i8 0, i64 24, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store i64 %12, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 72
  store i64 1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %18, i8 0, i64 896, i1 false)
  %19 = icmp eq i32 %0, 0
  br i1 %19, label %25, label %20

20:                                               ; preds = %11
  %21 = add nsw i32 %0, -1
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 208
  %23 = icmp eq ptr %4, null
  %24 = zext nneg i32 %21 to i64
  br label %30

25:                                               ; preds = %47, %11
  %26 = getelementptr inbounds nuw i8, ptr %7, i64 208
  %27 = getelementptr inbounds nuw %struct.Dimension, ptr %26, i64 %12
  store i64 1, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store i64 1, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 16
  store i64 1, ptr %29, align 8
  br label %50

30:                                               ; preds = %47, %20
  %31 = phi i64 [ %24, %20 ], [ %48, %47 ]
  %32 = phi i64 [ 1, %20 ], [ %40, %47 ]
  %33 = phi i64 [ 1, %20 ], [ %41, %47 ]
  %34 = getelementptr inbounds nuw i32, ptr %1, i64 %31
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.Dimension, ptr %22, i64 %31
  %37 = sext i32 %35 to i64
  store i64 %37, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 8
  store i64 %32, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 16
  store i64 %33, ptr %39, align 8
  %40 = mul nsw i64 %32, %37
  %41 = mul nsw i64 %33, %37
  br i1 %23, label %47, label %42

42:                                               ; preds = %30
  %43 = getelementptr inbounds nuw i32, ptr %4, i64 %31
  %44 = load i32, ptr %43, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds nuw i64, ptr %18, i64 %31
  store i64 %45, ptr %46, align 8
  br label %47

47:                                               ; preds = %42, %30
  %48 = add nsw i64 %31, -1
  %49 = icmp sgt i64 %31, 0
  br i1 %49, label %30, label %25

50:                                               ; preds = %6, %25
  %51 = phi ptr [ %7, %25 ], [ null, %6 ]
  %52 = call fastcc ptr @saved_s(ptr noundef %51, i32 noundef %5, ptr noundef %2, ptr noundef %3) #11
  %53 = call ptr @fftwf_plan_r2r(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #12
  %54 = icmp eq ptr %52, null
  br i1 %54, label %56, label %55

55:                                               ; preds = %50
  call fastcc void @restore_s(ptr noundef %7, ptr noundef %52, ptr noundef %2, ptr noundef %3) #11
  br label %56

56:                                               ; preds = %55, %50
  br i1 %10, label %59, label %57

57:                                               ; preds = %56
  %58 = call fastcc ptr @noted_s(ptr noundef %53, ptr noundef %7, i32 noundef %5, i32 noundef %9) #11
  br label %59

59:                                               ; preds = %56, %57
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  ret ptr %53
}

declare ptr @fftwf_plan_r2r(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_guru_r2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7) nounwind {
  %9 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  %10 = icmp ugt i32 %0, 16
  %11 = icmp ugt i32 %2, 16
  %12 = or i1 %10, %11
  br i1 %12, label %79, label %13

13:                                               ; preds = %8
  %14 = zext nneg i32 %0 to i64
  %15 = zext nneg i32 %2 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %9, i8 0, i64 24, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 3, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 0, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, i8 0, i64 24, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 64
  store i64 %14, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 72
  store i64 %15, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %21, i8 0, i64 896, i1 false)
  %22 = icmp eq i32 %0, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %13
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 208
  %25 = icmp eq ptr %1, null
  %26 = icmp eq ptr %6, null
  br label %33

27:                                               ; preds = %56, %13
  %28 = icmp sgt i32 %2, 0
  br i1 %28, label %29, label %79

29:                                               ; preds = %27
  %30 = getelementptr inbounds nuw i8, ptr %9, i64 208
  %31 = icmp eq ptr %3, null
  %32 = getelementptr inbounds nuw %struct.Dimension, ptr %30, i64 %14
  br label %59

33:                                               ; preds = %56, %23
  %34 = phi i64 [ 0, %23 ], [ %57, %56 ]
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %24, i64 %34
  br i1 %25, label %48, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw %struct.Small, ptr %1, i64 %34
  %38 = load i32, ptr %37, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %41 = load i32, ptr %40, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %44 = load i32, ptr %43, align 4
  %45 = sext i32 %44 to i64
  store i64 %39, ptr %35, align 8
  %46 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store i64 %42, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %35, i64 16
  store i64 %45, ptr %47, align 8
  br label %50

48:                                               ; preds = %33
  %49 = getelementptr inbounds nuw %struct.Dimension, ptr null, i64 %34
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %35, ptr noundef nonnull readonly align 8 dereferenceable(24) %49, i64 24, i1 false)
  br label %50

50:                                               ; preds = %48, %36
  br i1 %26, label %56, label %51

51:                                               ; preds = %50
  %52 = getelementptr inbounds nuw i32, ptr %6, i64 %34
  %53 = load i32, ptr %52, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds nuw i64, ptr %21, i64 %34
  store i64 %54, ptr %55, align 8
  br label %56

56:                                               ; preds = %51, %50
  %57 = add nuw nsw i64 %34, 1
  %58 = icmp eq i64 %57, %14
  br i1 %58, label %27, label %33

59:                                               ; preds = %76, %29
  %60 = phi i64 [ 0, %29 ], [ %77, %76 ]
  %61 = getelementptr inbounds nuw %struct.Dimension, ptr %32, i64 %60
  br i1 %31, label %74, label %62

62:                                               ; preds = %59
  %63 = getelementptr inbounds nuw %struct.Small, ptr %3, i64 %60
  %64 = load i32, ptr %63, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 4
  %67 = load i32, ptr %66, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %70 = load i32, ptr %69, align 4
  %71 = sext i32 %70 to i64
  store i64 %65, ptr %61, align 8
  %72 = getelementptr inbounds nuw i8, ptr %61, i64 8
  store i64 %68, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %61, i64 16
  store i64 %71, ptr %73, align 8
  br label %76

74:                                               ; preds = %59
  %75 = getelementptr inbounds nuw %struct.Dimension, ptr null, i64 %60
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %61, ptr noundef nonnull readonly align 8 dereferenceable(24) %75, i64 24, i1 false)
  br label %76

76:                                               ; preds = %74, %62
  %77 = add nuw nsw i64 %60, 1
  %78 = icmp eq i64 %77, %15
  br i1 %78, label %79, label %59

79:                                               ; preds = %76, %8, %27
  %80 = phi ptr [ null, %8 ], [ %9, %27 ], [ %9, %76 ]
  %81 = call fastcc ptr @saved_s(ptr noundef %80, i32 noundef %7, ptr noundef %4, ptr noundef %5) #11
  %82 = call ptr @fftwf_plan_guru_r2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7) #12
  %83 = icmp eq ptr %81, null
  br i1 %83, label %85, label %84

84:                                               ; preds = %79
  call fastcc void @restore_s(ptr noundef %9, ptr noundef %81, ptr noundef %4, ptr noundef %5) #11
  br label %85

85:                                               ; preds = %84, %79
  br i1 %12, label %90, label %86

86:                                               ; preds = %85
  %87 = icmp eq ptr %4, %5
  %88 = zext i1 %87 to i32
  %89 = call fastcc ptr @noted_s(ptr noundef %82, ptr noundef %9, i32 noundef %7, i32 noundef %88) #11
  br label %90

90:                                               ; preds = %85, %86
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  ret ptr %82
}

declare ptr @fftwf_plan_guru_r2r(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_guru64_r2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7) nounwind {
  %9 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  %10 = icmp ugt i32 %0, 16
  %11 = icmp ugt i32 %2, 16
  %12 = or i1 %10, %11
  br i1 %12, label %49, label %13

13:                                               ; preds = %8
  %14 = zext nneg i32 %0 to i64
  %15 = zext nneg i32 %2 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %9, i8 0, i64 24, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 3, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 0, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, i8 0, i64 24, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 64
  store i64 %14, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 72
  store i64 %15, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %21, i8 0, i64 896, i1 false)
  %22 = icmp eq i32 %0, 0
  br i1 %22, label %26, label %23

23:                                               ; preds = %13
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 208
  %25 = icmp eq ptr %6, null
  br label %31

26:                                               ; preds = %40, %13
  %27 = icmp sgt i32 %2, 0
  br i1 %27, label %28, label %49

28:                                               ; preds = %26
  %29 = getelementptr inbounds nuw i8, ptr %9, i64 208
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i64 %14
  br label %43

31:                                               ; preds = %40, %23
  %32 = phi i64 [ 0, %23 ], [ %41, %40 ]
  %33 = getelementptr inbounds nuw %struct.Dimension, ptr %24, i64 %32
  %34 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %33, ptr noundef nonnull readonly align 8 dereferenceable(24) %34, i64 24, i1 false)
  br i1 %25, label %40, label %35

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i32, ptr %6, i64 %32
  %37 = load i32, ptr %36, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds nuw i64, ptr %21, i64 %32
  store i64 %38, ptr %39, align 8
  br label %40

40:                                               ; preds = %35, %31
  %41 = add nuw nsw i64 %32, 1
  %42 = icmp eq i64 %41, %14
  br i1 %42, label %26, label %31

43:                                               ; preds = %43, %28
  %44 = phi i64 [ 0, %28 ], [ %47, %43 ]
  %45 = getelementptr inbounds nuw %struct.Dimension, ptr %30, i64 %44
  %46 = getelementptr inbounds nuw %struct.Dimension, ptr %3, i64 %44
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %45, ptr noundef nonnull readonly align 8 dereferenceable(24) %46, i64 24, i1 false)
  %47 = add nuw nsw i64 %44, 1
  %48 = icmp eq i64 %47, %15
  br i1 %48, label %49, label %43

49:                                               ; preds = %43, %8, %26
  %50 = phi ptr [ null, %8 ], [ %9, %26 ], [ %9, %43 ]
  %51 = call fastcc ptr @saved_s(ptr noundef %50, i32 noundef %7, ptr noundef %4, ptr noundef %5) #11
  %52 = call ptr @fftwf_plan_guru64_r2r(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7) #12
  %53 = icmp eq ptr %51, null
  br i1 %53, label %55, label %54

54:                                               ; preds = %49
  call fastcc void @restore_s(ptr noundef %9, ptr noundef %51, ptr noundef %4, ptr noundef %5) #11
  br label %55

55:                                               ; preds = %54, %49
  br i1 %12, label %60, label %56

56:                                               ; preds = %55
  %57 = icmp eq ptr %4, %5
  %58 = zext i1 %57 to i32
  %59 = call fastcc ptr @noted_s(ptr noundef %52, ptr noundef %9, i32 noundef %7, i32 noundef %58) #11
  br label %60

60:                                               ; preds = %55, %56
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  ret ptr %52
}

declare ptr @fftwf_plan_guru64_r2r(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_dft_1d(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) nounwind {
  %6 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  %7 = sext i32 %3 to i64
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %6, i8 0, i64 32, i1 false)
  store i64 %7, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %9, i8 0, i64 24, i1 false)
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store i64 1, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store i64 1, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(888) %13, i8 0, i64 888, i1 false)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 208
  %15 = sext i32 %0 to i64
  store i64 %15, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 216
  store i64 1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 224
  store i64 1, ptr %17, align 8
  store i64 0, ptr %12, align 8
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 232
  store i64 1, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 240
  store i64 1, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 248
  store i64 1, ptr %20, align 8
  %21 = call fastcc ptr @saved_s(ptr noundef nonnull %6, i32 noundef %4, ptr noundef %1, ptr noundef %2) #11
  %22 = call ptr @fftwf_plan_dft_1d(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #12
  %23 = icmp eq ptr %21, null
  br i1 %23, label %25, label %24

24:                                               ; preds = %5
  call fastcc void @restore_s(ptr noundef %6, ptr noundef %21, ptr noundef %1, ptr noundef %2) #11
  br label %25

25:                                               ; preds = %24, %5
  %26 = icmp eq ptr %1, %2
  %27 = zext i1 %26 to i32
  %28 = call fastcc ptr @noted_s(ptr noundef %22, ptr noundef %6, i32 noundef %4, i32 noundef %27) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  ret ptr %22
}

declare ptr @fftwf_plan_dft_1d(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_dft_2d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) nounwind {
  %7 = alloca %struct.Geometry, align 8
  %8 = alloca [2 x i32], align 4
  %9 = alloca [2 x i32], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  store i32 %0, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store i32 %1, ptr %10, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  store i64 0, ptr %9, align 8
  %11 = sext i32 %4 to i64
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %7, i8 0, i64 32, i1 false)
  store i64 %11, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %13, i8 0, i64 24, i1 false)
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store i64 2, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 72
  store i64 1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %16, i8 0, i64 896, i1 false)
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 208
  br label %18

18:                                               ; preds = %18, %6
  %19 = phi i64 [ 1, %6 ], [ %34, %18 ]
  %20 = phi i64 [ 1, %6 ], [ %28, %18 ]
  %21 = phi i64 [ 1, %6 ], [ %29, %18 ]
  %22 = getelementptr inbounds nuw i32, ptr %8, i64 %19
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds nuw %struct.Dimension, ptr %17, i64 %19
  %25 = sext i32 %23 to i64
  store i64 %25, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store i64 %20, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 16
  store i64 %21, ptr %27, align 8
  %28 = mul nsw i64 %20, %25
  %29 = mul nsw i64 %21, %25
  %30 = getelementptr inbounds nuw i32, ptr %9, i64 %19
  %31 = load i32, ptr %30, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds nuw i64, ptr %16, i64 %19
  store i64 %32, ptr %33, align 8
  %34 = add nsw i64 %19, -1
  %35 = icmp eq i64 %19, 0
  br i1 %35, label %36, label %18

36:                                               ; preds = %18
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 256
  store i64 1, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 264
  store i64 1, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 272
  store i64 1, ptr %39, align 8
  %40 = call fastcc ptr @saved_s(ptr noundef nonnull %7, i32 noundef %5, ptr noundef %2, ptr noundef %3) #11
  %41 = call ptr @fftwf_plan_dft_2d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #12
  %42 = icmp eq ptr %40, null
  br i1 %42, label %44, label %43

43:                                               ; preds = %36
  call fastcc void @restore_s(ptr noundef %7, ptr noundef %40, ptr noundef %2, ptr noundef %3) #11
  br label %44

44:                                               ; preds = %43, %36
  %45 = icmp eq ptr %2, %3
  %46 = zext i1 %45 to i32
  %47 = call fastcc ptr @noted_s(ptr noundef %41, ptr noundef %7, i32 noundef %5, i32 noundef %46) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  ret ptr %41
}

declare ptr @fftwf_plan_dft_2d(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_dft_3d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) nounwind {
  %8 = alloca %struct.Geometry, align 8
  %9 = alloca [3 x i32], align 4
  %10 = alloca [3 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  store i32 %0, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store i32 %1, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i32 %2, ptr %12, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %10, i8 0, i64 12, i1 false)
  %13 = sext i32 %5 to i64
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %8, i8 0, i64 32, i1 false)
  store i64 %13, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %15, i8 0, i64 24, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store i64 3, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store i64 1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %18, i8 0, i64 896, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 208
  br label %20

20:                                               ; preds = %20, %7
  %21 = phi i64 [ 2, %7 ], [ %36, %20 ]
  %22 = phi i64 [ 1, %7 ], [ %30, %20 ]
  %23 = phi i64 [ 1, %7 ], [ %31, %20 ]
  %24 = getelementptr inbounds nuw i32, ptr %9, i64 %21
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i64 %21
  %27 = sext i32 %25 to i64
  store i64 %27, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store i64 %22, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 16
  store i64 %23, ptr %29, align 8
  %30 = mul nsw i64 %22, %27
  %31 = mul nsw i64 %23, %27
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %21
  %33 = load i32, ptr %32, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds nuw i64, ptr %18, i64 %21
  store i64 %34, ptr %35, align 8
  %36 = add nsw i64 %21, -1
  %37 = icmp eq i64 %21, 0
  br i1 %37, label %38, label %20

38:                                               ; preds = %20
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 280
  store i64 1, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 288
  store i64 1, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 296
  store i64 1, ptr %41, align 8
  %42 = call fastcc ptr @saved_s(ptr noundef nonnull %8, i32 noundef %6, ptr noundef %3, ptr noundef %4) #11
  %43 = call ptr @fftwf_plan_dft_3d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) #12
  %44 = icmp eq ptr %42, null
  br i1 %44, label %46, label %45

45:                                               ; preds = %38
  call fastcc void @restore_s(ptr noundef %8, ptr noundef %42, ptr noundef %3, ptr noundef %4) #11
  br label %46

46:                                               ; preds = %45, %38
  %47 = icmp eq ptr %3, %4
  %48 = zext i1 %47 to i32
  %49 = call fastcc ptr @noted_s(ptr noundef %43, ptr noundef %8, i32 noundef %6, i32 noundef %48) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  ret ptr %43
}

declare ptr @fftwf_plan_dft_3d(i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_dft_r2c_1d(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) nounwind {
  %5 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, i8 0, i64 24, i1 false)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 1, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %8, i8 0, i64 24, i1 false)
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 64
  store i64 1, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 72
  store i64 1, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(888) %12, i8 0, i64 888, i1 false)
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 208
  %14 = sext i32 %0 to i64
  store i64 %14, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 216
  store i64 1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 224
  store i64 1, ptr %16, align 8
  store i64 0, ptr %11, align 8
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 232
  store i64 1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 240
  store i64 1, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 248
  store i64 1, ptr %19, align 8
  %20 = call fastcc ptr @saved_s(ptr noundef nonnull %5, i32 noundef %3, ptr noundef %1, ptr noundef %2) #11
  %21 = call ptr @fftwf_plan_dft_r2c_1d(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #12
  %22 = icmp eq ptr %20, null
  br i1 %22, label %24, label %23

23:                                               ; preds = %4
  call fastcc void @restore_s(ptr noundef %5, ptr noundef %20, ptr noundef %1, ptr noundef %2) #11
  br label %24

24:                                               ; preds = %23, %4
  %25 = icmp eq ptr %1, %2
  %26 = zext i1 %25 to i32
  %27 = call fastcc ptr @noted_s(ptr noundef %21, ptr noundef %5, i32 noundef %3, i32 noundef %26) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14
  ret ptr %21
}

declare ptr @fftwf_plan_dft_r2c_1d(i32 noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_dft_r2c_2d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) nounwind {
  %6 = alloca %struct.Geometry, align 8
  %7 = alloca [2 x i32], align 4
  %8 = alloca [2 x i32], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  store i32 %0, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 %1, ptr %9, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  store i64 0, ptr %8, align 8
  %10 = icmp eq ptr %2, %3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 1, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %13, i8 0, i64 24, i1 false)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store i64 2, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store i64 1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %16, i8 0, i64 896, i1 false)
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 208
  br label %18

18:                                               ; preds = %18, %5
  %19 = phi i64 [ 1, %5 ], [ %43, %18 ]
  %20 = phi i64 [ 1, %5 ], [ %36, %18 ]
  %21 = phi i64 [ 1, %5 ], [ %38, %18 ]
  %22 = getelementptr inbounds nuw i32, ptr %7, i64 %19
  %23 = load i32, ptr %22, align 4
  %24 = sdiv i32 %23, 2
  %25 = add nsw i32 %24, 1
  %26 = icmp eq i64 %19, 1
  %27 = shl nsw i32 %25, 1
  %28 = and i1 %10, %26
  %29 = select i1 %28, i32 %27, i32 %23
  %30 = select i1 %26, i32 %25, i32 %23
  %31 = getelementptr inbounds nuw %struct.Dimension, ptr %17, i64 %19
  %32 = sext i32 %23 to i64
  store i64 %32, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 8
  store i64 %20, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 16
  store i64 %21, ptr %34, align 8
  %35 = sext i32 %29 to i64
  %36 = mul nsw i64 %20, %35
  %37 = sext i32 %30 to i64
  %38 = mul nsw i64 %21, %37
  %39 = getelementptr inbounds nuw i32, ptr %8, i64 %19
  %40 = load i32, ptr %39, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds nuw i64, ptr %16, i64 %19
  store i64 %41, ptr %42, align 8
  %43 = add nsw i64 %19, -1
  %44 = icmp eq i64 %19, 0
  br i1 %44, label %45, label %18

45:                                               ; preds = %18
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 256
  store i64 1, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 264
  store i64 1, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 272
  store i64 1, ptr %48, align 8
  %49 = call fastcc ptr @saved_s(ptr noundef nonnull %6, i32 noundef %4, ptr noundef %2, ptr noundef %3) #11
  %50 = call ptr @fftwf_plan_dft_r2c_2d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  %51 = icmp eq ptr %49, null
  br i1 %51, label %53, label %52

52:                                               ; preds = %45
  call fastcc void @restore_s(ptr noundef %6, ptr noundef %49, ptr noundef %2, ptr noundef %3) #11
  br label %53

53:                                               ; preds = %52, %45
  %54 = zext i1 %10 to i32
  %55 = call fastcc ptr @noted_s(ptr noundef %50, ptr noundef %6, i32 noundef %4, i32 noundef %54) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  ret ptr %50
}

declare ptr @fftwf_plan_dft_r2c_2d(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_dft_r2c_3d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) nounwind {
  %7 = alloca %struct.Geometry, align 8
  %8 = alloca [3 x i32], align 4
  %9 = alloca [3 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  store i32 %0, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store i32 %1, ptr %10, align 4
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i32 %2, ptr %11, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %9, i8 0, i64 12, i1 false)
  %12 = icmp eq ptr %3, %4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 1, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %15, i8 0, i64 24, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store i64 3, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 72
  store i64 1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %18, i8 0, i64 896, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 208
  br label %20

20:                                               ; preds = %20, %6
  %21 = phi i64 [ 2, %6 ], [ %45, %20 ]
  %22 = phi i64 [ 1, %6 ], [ %38, %20 ]
  %23 = phi i64 [ 1, %6 ], [ %40, %20 ]
  %24 = getelementptr inbounds nuw i32, ptr %8, i64 %21
  %25 = load i32, ptr %24, align 4
  %26 = sdiv i32 %25, 2
  %27 = add nsw i32 %26, 1
  %28 = icmp eq i64 %21, 2
  %29 = shl nsw i32 %27, 1
  %30 = and i1 %12, %28
  %31 = select i1 %30, i32 %29, i32 %25
  %32 = select i1 %28, i32 %27, i32 %25
  %33 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i64 %21
  %34 = sext i32 %25 to i64
  store i64 %34, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store i64 %22, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 16
  store i64 %23, ptr %36, align 8
  %37 = sext i32 %31 to i64
  %38 = mul nsw i64 %22, %37
  %39 = sext i32 %32 to i64
  %40 = mul nsw i64 %23, %39
  %41 = getelementptr inbounds nuw i32, ptr %9, i64 %21
  %42 = load i32, ptr %41, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds nuw i64, ptr %18, i64 %21
  store i64 %43, ptr %44, align 8
  %45 = add nsw i64 %21, -1
  %46 = icmp eq i64 %21, 0
  br i1 %46, label %47, label %20

47:                                               ; preds = %20
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 280
  store i64 1, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 288
  store i64 1, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 296
  store i64 1, ptr %50, align 8
  %51 = call fastcc ptr @saved_s(ptr noundef nonnull %7, i32 noundef %5, ptr noundef %3, ptr noundef %4) #11
  %52 = call ptr @fftwf_plan_dft_r2c_3d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #12
  %53 = icmp eq ptr %51, null
  br i1 %53, label %55, label %54

54:                                               ; preds = %47
  call fastcc void @restore_s(ptr noundef %7, ptr noundef %51, ptr noundef %3, ptr noundef %4) #11
  br label %55

55:                                               ; preds = %54, %47
  %56 = zext i1 %12 to i32
  %57 = call fastcc ptr @noted_s(ptr noundef %52, ptr noundef %7, i32 noundef %5, i32 noundef %56) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  ret ptr %52
}

declare ptr @fftwf_plan_dft_r2c_3d(i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_dft_c2r_1d(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) nounwind {
  %5 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, i8 0, i64 24, i1 false)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 2, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %8, i8 0, i64 24, i1 false)
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 64
  store i64 1, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 72
  store i64 1, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(888) %12, i8 0, i64 888, i1 false)
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 208
  %14 = sext i32 %0 to i64
  store i64 %14, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 216
  store i64 1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 224
  store i64 1, ptr %16, align 8
  store i64 0, ptr %11, align 8
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 232
  store i64 1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 240
  store i64 1, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 248
  store i64 1, ptr %19, align 8
  %20 = call fastcc ptr @saved_s(ptr noundef nonnull %5, i32 noundef %3, ptr noundef %1, ptr noundef %2) #11
  %21 = call ptr @fftwf_plan_dft_c2r_1d(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #12
  %22 = icmp eq ptr %20, null
  br i1 %22, label %24, label %23

23:                                               ; preds = %4
  call fastcc void @restore_s(ptr noundef %5, ptr noundef %20, ptr noundef %1, ptr noundef %2) #11
  br label %24

24:                                               ; preds = %23, %4
  %25 = icmp eq ptr %1, %2
  %26 = zext i1 %25 to i32
  %27 = call fastcc ptr @noted_s(ptr noundef %21, ptr noundef %5, i32 noundef %3, i32 noundef %26) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14
  ret ptr %21
}

declare ptr @fftwf_plan_dft_c2r_1d(i32 noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_dft_c2r_2d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) nounwind {
  %6 = alloca %struct.Geometry, align 8
  %7 = alloca [2 x i32], align 4
  %8 = alloca [2 x i32], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  store i32 %0, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 %1, ptr %9, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  store i64 0, ptr %8, align 8
  %10 = icmp eq ptr %2, %3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 2, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %13, i8 0, i64 24, i1 false)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store i64 2, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store i64 1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %16, i8 0, i64 896, i1 false)
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 208
  br label %18

18:                                               ; preds = %18, %5
  %19 = phi i64 [ 1, %5 ], [ %43, %18 ]
  %20 = phi i64 [ 1, %5 ], [ %36, %18 ]
  %21 = phi i64 [ 1, %5 ], [ %38, %18 ]
  %22 = getelementptr inbounds nuw i32, ptr %7, i64 %19
  %23 = load i32, ptr %22, align 4
  %24 = sdiv i32 %23, 2
  %25 = add nsw i32 %24, 1
  %26 = icmp eq i64 %19, 1
  %27 = shl nsw i32 %25, 1
  %28 = select i1 %26, i32 %25, i32 %23
  %29 = and i1 %10, %26
  %30 = select i1 %29, i32 %27, i32 %23
  %31 = getelementptr inbounds nuw %struct.Dimension, ptr %17, i64 %19
  %32 = sext i32 %23 to i64
  store i64 %32, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 8
  store i64 %20, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 16
  store i64 %21, ptr %34, align 8
  %35 = sext i32 %28 to i64
  %36 = mul nsw i64 %20, %35
  %37 = sext i32 %30 to i64
  %38 = mul nsw i64 %21, %37
  %39 = getelementptr inbounds nuw i32, ptr %8, i64 %19
  %40 = load i32, ptr %39, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds nuw i64, ptr %16, i64 %19
  store i64 %41, ptr %42, align 8
  %43 = add nsw i64 %19, -1
  %44 = icmp eq i64 %19, 0
  br i1 %44, label %45, label %18

45:                                               ; preds = %18
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 256
  store i64 1, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 264
  store i64 1, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 272
  store i64 1, ptr %48, align 8
  %49 = call fastcc ptr @saved_s(ptr noundef nonnull %6, i32 noundef %4, ptr noundef %2, ptr noundef %3) #11
  %50 = call ptr @fftwf_plan_dft_c2r_2d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  %51 = icmp eq ptr %49, null
  br i1 %51, label %53, label %52

52:                                               ; preds = %45
  call fastcc void @restore_s(ptr noundef %6, ptr noundef %49, ptr noundef %2, ptr noundef %3) #11
  br label %53

53:                                               ; preds = %52, %45
  %54 = zext i1 %10 to i32
  %55 = call fastcc ptr @noted_s(ptr noundef %50, ptr noundef %6, i32 noundef %4, i32 noundef %54) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  ret ptr %50
}

declare ptr @fftwf_plan_dft_c2r_2d(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_dft_c2r_3d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) nounwind {
  %7 = alloca %struct.Geometry, align 8
  %8 = alloca [3 x i32], align 4
  %9 = alloca [3 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  store i32 %0, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store i32 %1, ptr %10, align 4
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i32 %2, ptr %11, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %9, i8 0, i64 12, i1 false)
  %12 = icmp eq ptr %3, %4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 2, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %15, i8 0, i64 24, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store i64 3, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 72
  store i64 1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %18, i8 0, i64 896, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 208
  br label %20

20:                                               ; preds = %20, %6
  %21 = phi i64 [ 2, %6 ], [ %45, %20 ]
  %22 = phi i64 [ 1, %6 ], [ %38, %20 ]
  %23 = phi i64 [ 1, %6 ], [ %40, %20 ]
  %24 = getelementptr inbounds nuw i32, ptr %8, i64 %21
  %25 = load i32, ptr %24, align 4
  %26 = sdiv i32 %25, 2
  %27 = add nsw i32 %26, 1
  %28 = icmp eq i64 %21, 2
  %29 = shl nsw i32 %27, 1
  %30 = select i1 %28, i32 %27, i32 %25
  %31 = and i1 %12, %28
  %32 = select i1 %31, i32 %29, i32 %25
  %33 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i64 %21
  %34 = sext i32 %25 to i64
  store i64 %34, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store i64 %22, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 16
  store i64 %23, ptr %36, align 8
  %37 = sext i32 %30 to i64
  %38 = mul nsw i64 %22, %37
  %39 = sext i32 %32 to i64
  %40 = mul nsw i64 %23, %39
  %41 = getelementptr inbounds nuw i32, ptr %9, i64 %21
  %42 = load i32, ptr %41, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds nuw i64, ptr %18, i64 %21
  store i64 %43, ptr %44, align 8
  %45 = add nsw i64 %21, -1
  %46 = icmp eq i64 %21, 0
  br i1 %46, label %47, label %20

47:                                               ; preds = %20
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 280
  store i64 1, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 288
  store i64 1, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 296
  store i64 1, ptr %50, align 8
  %51 = call fastcc ptr @saved_s(ptr noundef nonnull %7, i32 noundef %5, ptr noundef %3, ptr noundef %4) #11
  %52 = call ptr @fftwf_plan_dft_c2r_3d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #12
  %53 = icmp eq ptr %51, null
  br i1 %53, label %55, label %54

54:                                               ; preds = %47
  call fastcc void @restore_s(ptr noundef %7, ptr noundef %51, ptr noundef %3, ptr noundef %4) #11
  br label %55

55:                                               ; preds = %54, %47
  %56 = zext i1 %12 to i32
  %57 = call fastcc ptr @noted_s(ptr noundef %52, ptr noundef %7, i32 noundef %5, i32 noundef %56) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  ret ptr %52
}

declare ptr @fftwf_plan_dft_c2r_3d(i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_r2r_1d(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) nounwind {
  %6 = alloca %struct.Geometry, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 3, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %9, i8 0, i64 24, i1 false)
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store i64 1, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store i64 1, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(888) %13, i8 0, i64 888, i1 false)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 208
  %15 = sext i32 %0 to i64
  %16 = sext i32 %3 to i64
  store i64 %15, ptr %14, align 8
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 216
  store i64 1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 224
  store i64 1, ptr %18, align 8
  store i64 %16, ptr %12, align 8
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 232
  store i64 1, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 240
  store i64 1, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 248
  store i64 1, ptr %21, align 8
  %22 = call fastcc ptr @saved_s(ptr noundef nonnull %6, i32 noundef %4, ptr noundef %1, ptr noundef %2) #11
  %23 = call ptr @fftwf_plan_r2r_1d(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #12
  %24 = icmp eq ptr %22, null
  br i1 %24, label %26, label %25

25:                                               ; preds = %5
  call fastcc void @restore_s(ptr noundef %6, ptr noundef %22, ptr noundef %1, ptr noundef %2) #11
  br label %26

26:                                               ; preds = %25, %5
  %27 = icmp eq ptr %1, %2
  %28 = zext i1 %27 to i32
  %29 = call fastcc ptr @noted_s(ptr noundef %23, ptr noundef %6, i32 noundef %4, i32 noundef %28) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  ret ptr %23
}

declare ptr @fftwf_plan_r2r_1d(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_r2r_2d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) nounwind {
  %8 = alloca %struct.Geometry, align 8
  %9 = alloca [2 x i32], align 4
  %10 = alloca [2 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  store i32 %0, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store i32 %1, ptr %11, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #14
  store i32 %4, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store i32 %5, ptr %12, align 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %8, i8 0, i64 24, i1 false)
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 3, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %15, i8 0, i64 24, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store i64 2, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store i64 1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %18, i8 0, i64 896, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 208
  br label %20

20:                                               ; preds = %20, %7
  %21 = phi i64 [ 1, %7 ], [ %36, %20 ]
  %22 = phi i64 [ 1, %7 ], [ %30, %20 ]
  %23 = phi i64 [ 1, %7 ], [ %31, %20 ]
  %24 = getelementptr inbounds nuw i32, ptr %9, i64 %21
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i64 %21
  %27 = sext i32 %25 to i64
  store i64 %27, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store i64 %22, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 16
  store i64 %23, ptr %29, align 8
  %30 = mul nsw i64 %22, %27
  %31 = mul nsw i64 %23, %27
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %21
  %33 = load i32, ptr %32, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds nuw i64, ptr %18, i64 %21
  store i64 %34, ptr %35, align 8
  %36 = add nsw i64 %21, -1
  %37 = icmp eq i64 %21, 0
  br i1 %37, label %38, label %20

38:                                               ; preds = %20
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store i64 1, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 264
  store i64 1, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 272
  store i64 1, ptr %41, align 8
  %42 = call fastcc ptr @saved_s(ptr noundef nonnull %8, i32 noundef %6, ptr noundef %2, ptr noundef %3) #11
  %43 = call ptr @fftwf_plan_r2r_2d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #12
  %44 = icmp eq ptr %42, null
  br i1 %44, label %46, label %45

45:                                               ; preds = %38
  call fastcc void @restore_s(ptr noundef %8, ptr noundef %42, ptr noundef %2, ptr noundef %3) #11
  br label %46

46:                                               ; preds = %45, %38
  %47 = icmp eq ptr %2, %3
  %48 = zext i1 %47 to i32
  %49 = call fastcc ptr @noted_s(ptr noundef %43, ptr noundef %8, i32 noundef %6, i32 noundef %48) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  ret ptr %43
}

declare ptr @fftwf_plan_r2r_2d(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #3

define linkonce_odr hidden ptr @__enzcc_fftwf_plan_r2r_3d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) nounwind {
  %10 = alloca %struct.Geometry, align 8
  %11 = alloca [3 x i32], align 4
  %12 = alloca [3 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #14
  store i32 %0, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 4
  store i32 %1, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i32 %2, ptr %14, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #14
  store i32 %5, ptr %12, align 4
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 4
  store i32 %6, ptr %15, align 4
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store i32 %7, ptr %16, align 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %10, i8 0, i64 24, i1 false)
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i64 3, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 32
  store i64 0, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %19, i8 0, i64 24, i1 false)
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 64
  store i64 3, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 72
  store i64 1, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %10, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(896) %22, i8 0, i64 896, i1 false)
  %23 = getelementptr inbounds nuw i8, ptr %10, i64 208
  br label %24

24:                                               ; preds = %24, %9
  %25 = phi i64 [ 2, %9 ], [ %40, %24 ]
  %26 = phi i64 [ 1, %9 ], [ %34, %24 ]
  %27 = phi i64 [ 1, %9 ], [ %35, %24 ]
  %28 = getelementptr inbounds nuw i32, ptr %11, i64 %25
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %23, i64 %25
  %31 = sext i32 %29 to i64
  store i64 %31, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store i64 %26, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %30, i64 16
  store i64 %27, ptr %33, align 8
  %34 = mul nsw i64 %26, %31
  %35 = mul nsw i64 %27, %31
  %36 = getelementptr inbounds nuw i32, ptr %12, i64 %25
  %37 = load i32, ptr %36, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds nuw i64, ptr %22, i64 %25
  store i64 %38, ptr %39, align 8
  %40 = add nsw i64 %25, -1
  %41 = icmp eq i64 %25, 0
  br i1 %41, label %42, label %24

42:                                               ; preds = %24
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 280
  store i64 1, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %10, i64 288
  store i64 1, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 296
  store i64 1, ptr %45, align 8
  %46 = call fastcc ptr @saved_s(ptr noundef nonnull %10, i32 noundef %8, ptr noundef %3, ptr noundef %4) #11
  %47 = call ptr @fftwf_plan_r2r_3d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #12
  %48 = icmp eq ptr %46, null
  br i1 %48, label %50, label %49

49:                                               ; preds = %42
  call fastcc void @restore_s(ptr noundef %10, ptr noundef %46, ptr noundef %3, ptr noundef %4) #11
  br label %50

50:                                               ; preds = %49, %42
  %51 = icmp eq ptr %3, %4
  %52 = zext i1 %51 to i32
  %53 = call fastcc ptr @noted_s(ptr noundef %47, ptr noundef %10, i32 noundef %8, i32 noundef %52) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #14
  ret ptr %47
}

declare ptr @fftwf_plan_r2r_3d(i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

define internal fastcc void @destroys() unnamed_addr #4 {
  tail call fastcc void @give_up(ptr noundef nonnull @.str.1) #13
  unreachable
}

declare ptr @malloc(i64 noundef) #3

define internal fastcc void @give_up(ptr noundef %0) unnamed_addr #4 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 %3
  %5 = load i8, ptr %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2

8:                                                ; preds = %2
  %9 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull %0, i64 noundef %3) #12
  tail call void @abort() #15
  unreachable
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #3

declare void @abort() #6

declare double @llvm.fmuladd.f64(double, double, double) #7

declare void @fftw_execute_dft(ptr noundef, ptr noundef, ptr noundef) #3

declare void @fftw_execute_dft_c2r(ptr noundef, ptr noundef, ptr noundef) #3

declare void @fftw_execute_dft_r2c(ptr noundef, ptr noundef, ptr noundef) #3

declare void @fftw_execute_r2r(ptr noundef, ptr noundef, ptr noundef) #3

define internal fastcc ptr @plan_d(ptr noundef readonly captures(none) %0, i32 noundef range(i32 0, 2) %1) unnamed_addr #0 {
  %3 = alloca [32 x %struct.Dimension], align 16
  %4 = alloca [16 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #14
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %6 = load i64, ptr %5, align 8
  %7 = trunc i64 %6 to i32
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %9 = load i64, ptr %8, align 8
  %10 = trunc i64 %9 to i32
  %11 = add i64 %9, %6
  %12 = shl i64 %11, 32
  %13 = add i64 %12, -4294967296
  %14 = ashr exact i64 %13, 32
  %15 = icmp sgt i64 %14, -1
  br i1 %15, label %16, label %31

16:                                               ; preds = %2
  %17 = shl i64 %9, 32
  %18 = ashr exact i64 %17, 32
  %19 = shl i64 %6, 32
  %20 = ashr exact i64 %19, 32
  %21 = sub nsw i64 0, %18
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i32 %1, 0
  %26 = select i1 %25, i64 2, i64 1
  %27 = icmp eq i64 %24, %26
  %28 = add nsw i64 %6, -1
  %29 = select i1 %25, i64 1, i64 2
  %30 = icmp eq i64 %24, %29
  br label %40

31:                                               ; preds = %64, %2
  %32 = icmp sgt i32 %7, 0
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %34 = load i64, ptr %33, align 8
  br i1 %32, label %35, label %69

35:                                               ; preds = %31
  %36 = icmp eq i64 %34, 3
  %37 = icmp eq i32 %1, 0
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %39 = and i64 %6, 2147483647
  br label %81

40:                                               ; preds = %16, %64
  %41 = phi i64 [ 1, %16 ], [ %59, %64 ]
  %42 = phi i64 [ 1, %16 ], [ %66, %64 ]
  %43 = phi i64 [ %14, %16 ], [ %67, %64 ]
  %44 = icmp slt i64 %43, %18
  %45 = select i1 %44, i64 %20, i64 %21
  %46 = add i64 %45, %43
  %47 = getelementptr inbounds %struct.Dimension, ptr %3, i64 %46
  %48 = getelementptr inbounds %struct.Dimension, ptr %22, i64 %46
  %49 = load i64, ptr %48, align 8
  store i64 %49, ptr %47, align 8
  %50 = getelementptr inbounds nuw i8, ptr %47, i64 8
  store i64 %41, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %47, i64 16
  store i64 %42, ptr %51, align 8
  %52 = icmp eq i64 %46, %28
  %53 = select i1 %27, i1 %52, i1 false
  br i1 %53, label %54, label %57

54:                                               ; preds = %40
  %55 = sdiv i64 %49, 2
  %56 = add nsw i64 %55, 1
  br label %57

57:                                               ; preds = %40, %54
  %58 = phi i64 [ %56, %54 ], [ %49, %40 ]
  %59 = mul nsw i64 %58, %41
  %60 = select i1 %30, i1 %52, i1 false
  br i1 %60, label %61, label %64

61:                                               ; preds = %57
  %62 = sdiv i64 %49, 2
  %63 = add nsw i64 %62, 1
  br label %64

64:                                               ; preds = %57, %61
  %65 = phi i64 [ %63, %61 ], [ %49, %57 ]
  %66 = mul nsw i64 %65, %42
  %67 = add nsw i64 %43, -1
  %68 = icmp sgt i64 %43, 0
  br i1 %68, label %40, label %31

69:                                               ; preds = %92, %31
  %70 = shl i64 %6, 32
  %71 = ashr exact i64 %70, 32
  %72 = getelementptr inbounds %struct.Dimension, ptr %3, i64 %71
  %73 = icmp eq i64 %34, 1
  %74 = icmp ne i32 %1, 0
  %75 = and i1 %74, %73
  %76 = icmp eq i64 %34, 2
  %77 = and i1 %74, %76
  %78 = trunc i64 %34 to i32
  %79 = select i1 %77, i32 1, i32 %78
  %80 = select i1 %75, i32 2, i32 %79
  switch i32 %80, label %108 [
    i32 0, label %97
    i32 1, label %104
    i32 2, label %106
  ]

81:                                               ; preds = %35, %92
  %82 = phi i64 [ 0, %35 ], [ %95, %92 ]
  br i1 %36, label %83, label %92

83:                                               ; preds = %81
  %84 = getelementptr inbounds nuw i64, ptr %38, i64 %82
  %85 = load i64, ptr %84, align 8
  br i1 %37, label %90, label %86

86:                                               ; preds = %83
  %87 = getelementptr inbounds i8, ptr @plan_s.turned, i64 %85
  %88 = load i8, ptr %87, align 1
  %89 = sext i8 %88 to i32
  br label %92

90:                                               ; preds = %83
  %91 = trunc i64 %85 to i32
  br label %92

92:                                               ; preds = %81, %86, %90
  %93 = phi i32 [ %91, %90 ], [ %89, %86 ], [ 0, %81 ]
  %94 = getelementptr inbounds nuw i32, ptr %4, i64 %82
  store i32 %93, ptr %94, align 4
  %95 = add nuw nsw i64 %82, 1
  %96 = icmp eq i64 %95, %39
  br i1 %96, label %69, label %81

97:                                               ; preds = %69
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %99 = load i64, ptr %98, align 8
  %100 = sub nsw i64 0, %99
  %101 = select i1 %74, i64 %100, i64 %99
  %102 = trunc i64 %101 to i32
  %103 = call ptr @fftw_plan_guru64_dft(i32 noundef %7, ptr noundef nonnull %3, i32 noundef %10, ptr noundef nonnull %72, ptr noundef nonnull inttoptr (i64 1048576 to ptr), ptr noundef nonnull inttoptr (i64 1099511627776 to ptr), i32 noundef %102, i32 noundef 66) #12
  br label %110

104:                                              ; preds = %69
  %105 = call ptr @fftw_plan_guru64_dft_r2c(i32 noundef %7, ptr noundef nonnull %3, i32 noundef %10, ptr noundef nonnull %72, ptr noundef nonnull inttoptr (i64 1048576 to ptr), ptr noundef nonnull inttoptr (i64 1099511627776 to ptr), i32 noundef 66) #12
  br label %110

106:                                              ; preds = %69
  %107 = call ptr @fftw_plan_guru64_dft_c2r(i32 noundef %7, ptr noundef nonnull %3, i32 noundef %10, ptr noundef nonnull %72, ptr noundef nonnull inttoptr (i64 1048576 to ptr), ptr noundef nonnull inttoptr (i64 1099511627776 to ptr), i32 noundef 66) #12
  br label %110

108:                                              ; preds = %69
  %109 = call ptr @fftw_plan_guru64_r2r(i32 noundef %7, ptr noundef nonnull %3, i32 noundef %10, ptr noundef nonnull %72, ptr noundef nonnull inttoptr (i64 1048576 to ptr), ptr noundef nonnull inttoptr (i64 1099511627776 to ptr), ptr noundef nonnull %4, i32 noundef 66) #12
  br label %110

110:                                              ; preds = %108, %106, %104, %97
  %111 = phi ptr [ %109, %108 ], [ %103, %97 ], [ %105, %104 ], [ %107, %106 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  ret ptr %111
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

define internal fastcc range(i32 0, 2) i32 @is_same(ptr noundef nonnull readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #9 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %8, label %72

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %10, %12
  br i1 %13, label %14, label %72

14:                                               ; preds = %8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %16, %18
  br i1 %19, label %20, label %72

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %22, %24
  br i1 %25, label %26, label %72

26:                                               ; preds = %20
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %28, %30
  br i1 %31, label %32, label %72

32:                                               ; preds = %26
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %34, %36
  br i1 %37, label %38, label %72

38:                                               ; preds = %32
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %40, %42
  br i1 %43, label %44, label %72

44:                                               ; preds = %38
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %49 = tail call i64 @llvm.smax.i64(i64 %46, i64 0)
  br label %50

50:                                               ; preds = %44, %62
  %51 = phi i64 [ 0, %44 ], [ %68, %62 ]
  %52 = icmp eq i64 %51, %49
  br i1 %52, label %53, label %62

53:                                               ; preds = %50
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %57 = load i64, ptr %56, align 8
  %58 = add nsw i64 %57, %55
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %61 = tail call i64 @llvm.smax.i64(i64 %58, i64 0)
  br label %69

62:                                               ; preds = %50
  %63 = getelementptr inbounds nuw i64, ptr %47, i64 %51
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds nuw i64, ptr %48, i64 %51
  %66 = load i64, ptr %65, align 8
  %67 = icmp eq i64 %64, %66
  %68 = add nuw i64 %51, 1
  br i1 %67, label %50, label %72

69:                                               ; preds = %53, %86
  %70 = phi i64 [ 0, %53 ], [ %92, %86 ]
  %71 = icmp eq i64 %70, %61
  br i1 %71, label %72, label %74

72:                                               ; preds = %62, %74, %80, %69, %86, %2, %8, %14, %20, %26, %32, %38
  %73 = phi i32 [ 0, %2 ], [ 1, %69 ], [ 0, %14 ], [ 0, %8 ], [ 0, %38 ], [ 0, %32 ], [ 0, %26 ], [ 0, %20 ], [ 0, %74 ], [ 0, %80 ], [ 0, %86 ], [ 0, %62 ]
  ret i32 %73

74:                                               ; preds = %69
  %75 = getelementptr inbounds nuw %struct.Dimension, ptr %59, i64 %70
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds nuw %struct.Dimension, ptr %60, i64 %70
  %78 = load i64, ptr %77, align 8
  %79 = icmp eq i64 %76, %78
  br i1 %79, label %80, label %72

80:                                               ; preds = %74
  %81 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %77, i64 8
  %84 = load i64, ptr %83, align 8
  %85 = icmp eq i64 %82, %84
  br i1 %85, label %86, label %72

86:                                               ; preds = %80
  %87 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds nuw i8, ptr %77, i64 16
  %90 = load i64, ptr %89, align 8
  %91 = icmp eq i64 %88, %90
  %92 = add nuw i64 %70, 1
  br i1 %91, label %69, label %72
}

declare float @llvm.fmuladd.f32(float, float, float) #7

declare void @fftwf_execute_dft(ptr noundef, ptr noundef, ptr noundef) #3

declare void @fftwf_execute_dft_c2r(ptr noundef, ptr noundef, ptr noundef) #3

declare void @fftwf_execute_dft_r2c(ptr noundef, ptr noundef, ptr noundef) #3

declare void @fftwf_execute_r2r(ptr noundef, ptr noundef, ptr noundef) #3

define internal fastcc ptr @plan_s(ptr noundef readonly captures(none) %0, i32 noundef range(i32 0, 2) %1) unnamed_addr #0 {
  %3 = alloca [32 x %struct.Dimension], align 16
  %4 = alloca [16 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #14
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %6 = load i64, ptr %5, align 8
  %7 = trunc i64 %6 to i32
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %9 = load i64, ptr %8, align 8
  %10 = trunc i64 %9 to i32
  %11 = add i64 %9, %6
  %12 = shl i64 %11, 32
  %13 = add i64 %12, -4294967296
  %14 = ashr exact i64 %13, 32
  %15 = icmp sgt i64 %14, -1
  br i1 %15, label %16, label %31

16:                                               ; preds = %2
  %17 = shl i64 %9, 32
  %18 = ashr exact i64 %17, 32
  %19 = shl i64 %6, 32
  %20 = ashr exact i64 %19, 32
  %21 = sub nsw i64 0, %18
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i32 %1, 0
  %26 = select i1 %25, i64 2, i64 1
  %27 = icmp eq i64 %24, %26
  %28 = add nsw i64 %6, -1
  %29 = select i1 %25, i64 1, i64 2
  %30 = icmp eq i64 %24, %29
  br label %40

31:                                               ; preds = %64, %2
  %32 = icmp sgt i32 %7, 0
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %34 = load i64, ptr %33, align 8
  br i1 %32, label %35, label %69

35:                                               ; preds = %31
  %36 = icmp eq i64 %34, 3
  %37 = icmp eq i32 %1, 0
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %39 = and i64 %6, 2147483647
  br label %81

40:                                               ; preds = %16, %64
  %41 = phi i64 [ 1, %16 ], [ %59, %64 ]
  %42 = phi i64 [ 1, %16 ], [ %66, %64 ]
  %43 = phi i64 [ %14, %16 ], [ %67, %64 ]
  %44 = icmp slt i64 %43, %18
  %45 = select i1 %44, i64 %20, i64 %21
  %46 = add i64 %45, %43
  %47 = getelementptr inbounds %struct.Dimension, ptr %3, i64 %46
  %48 = getelementptr inbounds %struct.Dimension, ptr %22, i64 %46
  %49 = load i64, ptr %48, align 8
  store i64 %49, ptr %47, align 8
  %50 = getelementptr inbounds nuw i8, ptr %47, i64 8
  store i64 %41, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %47, i64 16
  store i64 %42, ptr %51, align 8
  %52 = icmp eq i64 %46, %28
  %53 = select i1 %27, i1 %52, i1 false
  br i1 %53, label %54, label %57

54:                                               ; preds = %40
  %55 = sdiv i64 %49, 2
  %56 = add nsw i64 %55, 1
  br label %57

57:                                               ; preds = %40, %54
  %58 = phi i64 [ %56, %54 ], [ %49, %40 ]
  %59 = mul nsw i64 %58, %41
  %60 = select i1 %30, i1 %52, i1 false
  br i1 %60, label %61, label %64

61:                                               ; preds = %57
  %62 = sdiv i64 %49, 2
  %63 = add nsw i64 %62, 1
  br label %64

64:                                               ; preds = %57, %61
  %65 = phi i64 [ %63, %61 ], [ %49, %57 ]
  %66 = mul nsw i64 %65, %42
  %67 = add nsw i64 %43, -1
  %68 = icmp sgt i64 %43, 0
  br i1 %68, label %40, label %31

69:                                               ; preds = %92, %31
  %70 = shl i64 %6, 32
  %71 = ashr exact i64 %70, 32
  %72 = getelementptr inbounds %struct.Dimension, ptr %3, i64 %71
  %73 = icmp eq i64 %34, 1
  %74 = icmp ne i32 %1, 0
  %75 = and i1 %74, %73
  %76 = icmp eq i64 %34, 2
  %77 = and i1 %74, %76
  %78 = trunc i64 %34 to i32
  %79 = select i1 %77, i32 1, i32 %78
  %80 = select i1 %75, i32 2, i32 %79
  switch i32 %80, label %108 [
    i32 0, label %97
    i32 1, label %104
    i32 2, label %106
  ]

81:                                               ; preds = %35, %92
  %82 = phi i64 [ 0, %35 ], [ %95, %92 ]
  br i1 %36, label %83, label %92

83:                                               ; preds = %81
  %84 = getelementptr inbounds nuw i64, ptr %38, i64 %82
  %85 = load i64, ptr %84, align 8
  br i1 %37, label %90, label %86

86:                                               ; preds = %83
  %87 = getelementptr inbounds i8, ptr @plan_s.turned, i64 %85
  %88 = load i8, ptr %87, align 1
  %89 = sext i8 %88 to i32
  br label %92

90:                                               ; preds = %83
  %91 = trunc i64 %85 to i32
  br label %92

92:                                               ; preds = %81, %86, %90
  %93 = phi i32 [ %91, %90 ], [ %89, %86 ], [ 0, %81 ]
  %94 = getelementptr inbounds nuw i32, ptr %4, i64 %82
  store i32 %93, ptr %94, align 4
  %95 = add nuw nsw i64 %82, 1
  %96 = icmp eq i64 %95, %39
  br i1 %96, label %69, label %81

97:                                               ; preds = %69
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %99 = load i64, ptr %98, align 8
  %100 = sub nsw i64 0, %99
  %101 = select i1 %74, i64 %100, i64 %99
  %102 = trunc i64 %101 to i32
  %103 = call ptr @fftwf_plan_guru64_dft(i32 noundef %7, ptr noundef nonnull %3, i32 noundef %10, ptr noundef nonnull %72, ptr noundef nonnull inttoptr (i64 1048576 to ptr), ptr noundef nonnull inttoptr (i64 1099511627776 to ptr), i32 noundef %102, i32 noundef 66) #12
  br label %110

104:                                              ; preds = %69
  %105 = call ptr @fftwf_plan_guru64_dft_r2c(i32 noundef %7, ptr noundef nonnull %3, i32 noundef %10, ptr noundef nonnull %72, ptr noundef nonnull inttoptr (i64 1048576 to ptr), ptr noundef nonnull inttoptr (i64 1099511627776 to ptr), i32 noundef 66) #12
  br label %110

106:                                              ; preds = %69
  %107 = call ptr @fftwf_plan_guru64_dft_c2r(i32 noundef %7, ptr noundef nonnull %3, i32 noundef %10, ptr noundef nonnull %72, ptr noundef nonnull inttoptr (i64 1048576 to ptr), ptr noundef nonnull inttoptr (i64 1099511627776 to ptr), i32 noundef 66) #12
  br label %110

108:                                              ; preds = %69
  %109 = call ptr @fftwf_plan_guru64_r2r(i32 noundef %7, ptr noundef nonnull %3, i32 noundef %10, ptr noundef nonnull %72, ptr noundef nonnull inttoptr (i64 1048576 to ptr), ptr noundef nonnull inttoptr (i64 1099511627776 to ptr), ptr noundef nonnull %4, i32 noundef 66) #12
  br label %110

110:                                              ; preds = %108, %106, %104, %97
  %111 = phi ptr [ %109, %108 ], [ %103, %97 ], [ %105, %104 ], [ %107, %106 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  ret ptr %111
}

declare i64 @llvm.smax.i64(i64, i64) #10

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #3 = { nonlazybind }
attributes #4 = { cold noinline noreturn nounwind optsize }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { noreturn nonlazybind }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nofree norecurse nosync nounwind memory(argmem: read) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nobuiltin }
attributes #12 = { nobuiltin nounwind }
attributes #13 = { cold nobuiltin noreturn }
attributes #14 = { nounwind }
attributes #15 = { nobuiltin noreturn nounwind }

