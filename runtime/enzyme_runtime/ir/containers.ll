; Generated from csrc/containers.c by csrc/build.py: do not edit. a0a331f091e15a3c 51cde45f63771f1f

define linkonce_odr hidden void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef %0, ptr noundef %1) nounwind {
  store ptr %1, ptr %0, align 8
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %4, ptr %5, align 8
  store ptr %0, ptr %4, align 8
  store ptr %0, ptr %3, align 8
  ret void
}

define linkonce_odr hidden void @_ZNSt8__detail15_List_node_base9_M_unhookEv(ptr noundef %0) nounwind {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %3, ptr %5, align 8
  %6 = load ptr, ptr %0, align 8
  store ptr %6, ptr %3, align 8
  ret void
}

define linkonce_odr hidden void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = icmp eq ptr %0, %2
  br i1 %4, label %12, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8
  store ptr %0, ptr %7, align 8
  store ptr %2, ptr %9, align 8
  store ptr %1, ptr %11, align 8
  store ptr %7, ptr %10, align 8
  store ptr %9, ptr %6, align 8
  store ptr %11, ptr %8, align 8
  br label %12

12:                                               ; preds = %3, %5
  ret void
}

define linkonce_odr hidden void @_ZNSt8__detail15_List_node_base10_M_reverseEv(ptr noundef %0) nounwind {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi ptr [ %0, %1 ], [ %4, %2 ]
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %6 = load ptr, ptr %5, align 8
  store ptr %6, ptr %3, align 8
  store ptr %4, ptr %5, align 8
  %7 = icmp eq ptr %4, %0
  br i1 %7, label %8, label %2

8:                                                ; preds = %2
  ret void
}

define linkonce_odr hidden void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %1, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %3, %0
  %10 = icmp eq ptr %6, %1
  store ptr %6, ptr %0, align 8
  store ptr %8, ptr %4, align 8
  store ptr %3, ptr %1, align 8
  store ptr %5, ptr %7, align 8
  br i1 %10, label %11, label %12

11:                                               ; preds = %2
  store ptr %0, ptr %4, align 8
  store ptr %0, ptr %0, align 8
  br label %16

12:                                               ; preds = %2
  %13 = load ptr, ptr %4, align 8
  store ptr %0, ptr %13, align 8
  %14 = load ptr, ptr %0, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %0, ptr %15, align 8
  br label %16

16:                                               ; preds = %12, %11
  br i1 %9, label %17, label %18

17:                                               ; preds = %16
  store ptr %1, ptr %7, align 8
  store ptr %1, ptr %1, align 8
  br label %22

18:                                               ; preds = %16
  %19 = load ptr, ptr %7, align 8
  store ptr %1, ptr %19, align 8
  %20 = load ptr, ptr %1, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store ptr %1, ptr %21, align 8
  br label %22

22:                                               ; preds = %18, %17
  ret void
}

define linkonce_odr hidden ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef %0) nounwind {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %10, label %5

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %8, %5 ], [ %3, %1 ]
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %22, label %5

10:                                               ; preds = %1, %10
  %11 = phi ptr [ %13, %10 ], [ %0, %1 ]
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %11, %15
  br i1 %16, label %10, label %17

17:                                               ; preds = %10
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, %13
  %21 = select i1 %20, ptr %11, ptr %13
  br label %22

22:                                               ; preds = %5, %17
  %23 = phi ptr [ %21, %17 ], [ %6, %5 ]
  ret ptr %23
}

define linkonce_odr hidden ptr @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(ptr noundef %0) nounwind {
  %2 = tail call ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef %0) #1
  ret ptr %2
}

define linkonce_odr hidden ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef %0) nounwind {
  %2 = load i32, ptr %0, align 8
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %13

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, %0
  br i1 %9, label %10, label %13

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load ptr, ptr %11, align 8
  br label %29

13:                                               ; preds = %4, %1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %22, label %17

17:                                               ; preds = %13, %17
  %18 = phi ptr [ %20, %17 ], [ %15, %13 ]
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %29, label %17

22:                                               ; preds = %13, %22
  %23 = phi ptr [ %25, %22 ], [ %0, %13 ]
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %23, %27
  br i1 %28, label %22, label %29

29:                                               ; preds = %17, %22, %10
  %30 = phi ptr [ %12, %10 ], [ %25, %22 ], [ %18, %17 ]
  ret ptr %30
}

define linkonce_odr hidden ptr @_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(ptr noundef %0) nounwind {
  %2 = tail call ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef %0) #1
  ret ptr %2
}

define linkonce_odr hidden void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) nounwind {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store ptr %2, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store ptr null, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr null, ptr %7, align 8
  store i32 0, ptr %1, align 8
  br i1 %0, label %8, label %19

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store ptr %1, ptr %9, align 8
  %10 = icmp eq ptr %2, %3
  br i1 %10, label %11, label %14

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr %1, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store ptr %1, ptr %13, align 8
  br label %25

14:                                               ; preds = %8
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %2, %16
  br i1 %17, label %18, label %25

18:                                               ; preds = %14
  store ptr %1, ptr %15, align 8
  br label %25

19:                                               ; preds = %4
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store ptr %1, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %2, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %19
  store ptr %1, ptr %21, align 8
  br label %25

25:                                               ; preds = %19, %24, %11, %18, %14
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %1, %27
  br i1 %28, label %161, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %31 = load ptr, ptr %30, align 8
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %39, label %161

34:                                               ; preds = %157
  %35 = getelementptr inbounds nuw i8, ptr %158, i64 8
  %36 = load ptr, ptr %35, align 8
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %161

39:                                               ; preds = %29, %34
  %40 = phi ptr [ %36, %34 ], [ %31, %29 ]
  %41 = phi ptr [ %158, %34 ], [ %1, %29 ]
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %45 = load ptr, ptr %44, align 8
  %46 = icmp eq ptr %40, %45
  br i1 %46, label %47, label %50

47:                                               ; preds = %39
  %48 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %49 = load ptr, ptr %48, align 8
  br label %50

50:                                               ; preds = %39, %47
  %51 = phi ptr [ %49, %47 ], [ %45, %39 ]
  %52 = icmp eq ptr %51, null
  br i1 %52, label %57, label %53

53:                                               ; preds = %50
  %54 = load i32, ptr %51, align 8
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %57

56:                                               ; preds = %53
  store i32 1, ptr %40, align 8
  store i32 1, ptr %51, align 8
  store i32 0, ptr %43, align 8
  br label %157

57:                                               ; preds = %53, %50
  br i1 %46, label %58, label %107

58:                                               ; preds = %57
  %59 = getelementptr inbounds nuw i8, ptr %40, i64 24
  %60 = load ptr, ptr %59, align 8
  %61 = icmp eq ptr %41, %60
  br i1 %61, label %62, label %83

62:                                               ; preds = %58
  %63 = getelementptr inbounds nuw i8, ptr %60, i64 16
  %64 = load ptr, ptr %63, align 8
  store ptr %64, ptr %59, align 8
  %65 = icmp eq ptr %64, null
  br i1 %65, label %69, label %66

66:                                               ; preds = %62
  %67 = getelementptr inbounds nuw i8, ptr %64, i64 8
  store ptr %40, ptr %67, align 8
  %68 = load ptr, ptr %42, align 8
  br label %69

69:                                               ; preds = %66, %62
  %70 = phi ptr [ %68, %66 ], [ %43, %62 ]
  %71 = getelementptr inbounds nuw i8, ptr %60, i64 8
  store ptr %70, ptr %71, align 8
  %72 = load ptr, ptr %26, align 8
  %73 = icmp eq ptr %40, %72
  br i1 %73, label %74, label %75

74:                                               ; preds = %69
  store ptr %60, ptr %26, align 8
  br label %82

75:                                               ; preds = %69
  %76 = getelementptr inbounds nuw i8, ptr %70, i64 16
  %77 = load ptr, ptr %76, align 8
  %78 = icmp eq ptr %40, %77
  br i1 %78, label %79, label %80

79:                                               ; preds = %75
  store ptr %60, ptr %76, align 8
  br label %82

80:                                               ; preds = %75
  %81 = getelementptr inbounds nuw i8, ptr %70, i64 24
  store ptr %60, ptr %81, align 8
  br label %82

82:                                               ; preds = %74, %79, %80
  store ptr %40, ptr %63, align 8
  store ptr %60, ptr %42, align 8
  br label %83

83:                                               ; preds = %82, %58
  %84 = phi ptr [ %60, %82 ], [ %40, %58 ]
  %85 = phi ptr [ %40, %82 ], [ %41, %58 ]
  store i32 1, ptr %84, align 8
  store i32 0, ptr %43, align 8
  %86 = load ptr, ptr %44, align 8
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 24
  %88 = load ptr, ptr %87, align 8
  store ptr %88, ptr %44, align 8
  %89 = icmp eq ptr %88, null
  br i1 %89, label %92, label %90

90:                                               ; preds = %83
  %91 = getelementptr inbounds nuw i8, ptr %88, i64 8
  store ptr %43, ptr %91, align 8
  br label %92

92:                                               ; preds = %90, %83
  %93 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %86, i64 8
  store ptr %94, ptr %95, align 8
  %96 = load ptr, ptr %26, align 8
  %97 = icmp eq ptr %43, %96
  br i1 %97, label %98, label %99

98:                                               ; preds = %92
  store ptr %86, ptr %26, align 8
  br label %106

99:                                               ; preds = %92
  %100 = getelementptr inbounds nuw i8, ptr %94, i64 16
  %101 = load ptr, ptr %100, align 8
  %102 = icmp eq ptr %43, %101
  br i1 %102, label %103, label %104

103:                                              ; preds = %99
  store ptr %86, ptr %100, align 8
  br label %106

104:                                              ; preds = %99
  %105 = getelementptr inbounds nuw i8, ptr %94, i64 24
  store ptr %86, ptr %105, align 8
  br label %106

106:                                              ; preds = %98, %103, %104
  store ptr %43, ptr %87, align 8
  store ptr %86, ptr %93, align 8
  br label %157

107:                                              ; preds = %57
  %108 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %109 = load ptr, ptr %108, align 8
  %110 = icmp eq ptr %41, %109
  br i1 %110, label %111, label %132

111:                                              ; preds = %107
  %112 = getelementptr inbounds nuw i8, ptr %109, i64 24
  %113 = load ptr, ptr %112, align 8
  store ptr %113, ptr %108, align 8
  %114 = icmp eq ptr %113, null
  br i1 %114, label %118, label %115

115:                                              ; preds = %111
  %116 = getelementptr inbounds nuw i8, ptr %113, i64 8
  store ptr %40, ptr %116, align 8
  %117 = load ptr, ptr %42, align 8
  br label %118

118:                                              ; preds = %115, %111
  %119 = phi ptr [ %117, %115 ], [ %43, %111 ]
  %120 = getelementptr inbounds nuw i8, ptr %109, i64 8
  store ptr %119, ptr %120, align 8
  %121 = load ptr, ptr %26, align 8
  %122 = icmp eq ptr %40, %121
  br i1 %122, label %123, label %124

123:                                              ; preds = %118
  store ptr %109, ptr %26, align 8
  br label %131

124:                                              ; preds = %118
  %125 = getelementptr inbounds nuw i8, ptr %119, i64 16
  %126 = load ptr, ptr %125, align 8
  %127 = icmp eq ptr %40, %126
  br i1 %127, label %128, label %129

128:                                              ; preds = %124
  store ptr %109, ptr %125, align 8
  br label %131

129:                                              ; preds = %124
  %130 = getelementptr inbounds nuw i8, ptr %119, i64 24
  store ptr %109, ptr %130, align 8
  br label %131

131:                                              ; preds = %123, %128, %129
  store ptr %40, ptr %112, align 8
  store ptr %109, ptr %42, align 8
  br label %132

132:                                              ; preds = %131, %107
  %133 = phi ptr [ %109, %131 ], [ %40, %107 ]
  %134 = phi ptr [ %40, %131 ], [ %41, %107 ]
  store i32 1, ptr %133, align 8
  store i32 0, ptr %43, align 8
  %135 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %136 = load ptr, ptr %135, align 8
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 16
  %138 = load ptr, ptr %137, align 8
  store ptr %138, ptr %135, align 8
  %139 = icmp eq ptr %138, null
  br i1 %139, label %142, label %140

140:                                              ; preds = %132
  %141 = getelementptr inbounds nuw i8, ptr %138, i64 8
  store ptr %43, ptr %141, align 8
  br label %142

142:                                              ; preds = %140, %132
  %143 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %144 = load ptr, ptr %143, align 8
  %145 = getelementptr inbounds nuw i8, ptr %136, i64 8
  store ptr %144, ptr %145, align 8
  %146 = load ptr, ptr %26, align 8
  %147 = icmp eq ptr %43, %146
  br i1 %147, label %148, label %149

148:                                              ; preds = %142
  store ptr %136, ptr %26, align 8
  br label %156

149:                                              ; preds = %142
  %150 = getelementptr inbounds nuw i8, ptr %144, i64 16
  %151 = load ptr, ptr %150, align 8
  %152 = icmp eq ptr %43, %151
  br i1 %152, label %153, label %154

153:                                              ; preds = %149
  store ptr %136, ptr %150, align 8
  br label %156

154:                                              ; preds = %149
  %155 = getelementptr inbounds nuw i8, ptr %144, i64 24
  store ptr %136, ptr %155, align 8
  br label %156

156:                                              ; preds = %148, %153, %154
  store ptr %43, ptr %137, align 8
  store ptr %136, ptr %143, align 8
  br label %157

157:                                              ; preds = %106, %156, %56
  %158 = phi ptr [ %43, %56 ], [ %85, %106 ], [ %134, %156 ]
  %159 = load ptr, ptr %26, align 8
  %160 = icmp eq ptr %158, %159
  br i1 %160, label %161, label %34

161:                                              ; preds = %157, %34, %29, %25
  %162 = phi ptr [ %27, %25 ], [ %27, %29 ], [ %159, %34 ], [ %159, %157 ]
  store i32 1, ptr %162, align 8
  ret void
}

define linkonce_odr hidden ptr @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = load i32, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load ptr, ptr %7, align 8
  br i1 %6, label %59, label %9

9:                                                ; preds = %2
  %10 = icmp eq ptr %8, null
  br i1 %10, label %11, label %14

11:                                               ; preds = %9
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load ptr, ptr %12, align 8
  br label %63

14:                                               ; preds = %9, %14
  %15 = phi ptr [ %17, %14 ], [ %8, %9 ]
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %14

19:                                               ; preds = %14
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %21 = load i32, ptr %15, align 8
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %15, %8
  br i1 %24, label %36, label %25

25:                                               ; preds = %19
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %23, null
  br i1 %28, label %31, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store ptr %27, ptr %30, align 8
  br label %31

31:                                               ; preds = %29, %25
  %32 = getelementptr inbounds nuw i8, ptr %27, i64 16
  store ptr %23, ptr %32, align 8
  %33 = load ptr, ptr %7, align 8
  store ptr %33, ptr %22, align 8
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store ptr %15, ptr %34, align 8
  %35 = load ptr, ptr %4, align 8
  br label %36

36:                                               ; preds = %19, %31
  %37 = phi ptr [ %35, %31 ], [ %5, %19 ]
  %38 = phi ptr [ %27, %31 ], [ %15, %19 ]
  store ptr %37, ptr %20, align 8
  %39 = load ptr, ptr %4, align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 8
  store ptr %15, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %0, %42
  br i1 %43, label %44, label %45

44:                                               ; preds = %36
  store ptr %15, ptr %41, align 8
  br label %54

45:                                               ; preds = %36
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %0, %49
  br i1 %50, label %51, label %52

51:                                               ; preds = %45
  store ptr %15, ptr %48, align 8
  br label %54

52:                                               ; preds = %45
  %53 = getelementptr inbounds nuw i8, ptr %47, i64 24
  store ptr %15, ptr %53, align 8
  br label %54

54:                                               ; preds = %44, %51, %52
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store ptr %56, ptr %57, align 8
  %58 = load i32, ptr %0, align 8
  store i32 %58, ptr %15, align 8
  br label %109

59:                                               ; preds = %2
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %61 = load ptr, ptr %60, align 8
  %62 = icmp eq ptr %8, null
  br i1 %62, label %68, label %63

63:                                               ; preds = %11, %59
  %64 = phi ptr [ %13, %11 ], [ %61, %59 ]
  %65 = phi ptr [ %12, %11 ], [ %60, %59 ]
  %66 = phi ptr [ %5, %11 ], [ %8, %59 ]
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  store ptr %64, ptr %67, align 8
  br label %68

68:                                               ; preds = %63, %59
  %69 = phi i1 [ false, %63 ], [ true, %59 ]
  %70 = phi ptr [ %64, %63 ], [ %61, %59 ]
  %71 = phi ptr [ %65, %63 ], [ %60, %59 ]
  %72 = phi ptr [ %66, %63 ], [ null, %59 ]
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %74 = load ptr, ptr %73, align 8
  %75 = icmp eq ptr %0, %74
  br i1 %75, label %76, label %77

76:                                               ; preds = %68
  store ptr %72, ptr %73, align 8
  br label %85

77:                                               ; preds = %68
  %78 = load ptr, ptr %71, align 8
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 16
  %80 = load ptr, ptr %79, align 8
  %81 = icmp eq ptr %0, %80
  br i1 %81, label %82, label %83

82:                                               ; preds = %77
  store ptr %72, ptr %79, align 8
  br label %85

83:                                               ; preds = %77
  %84 = getelementptr inbounds nuw i8, ptr %78, i64 24
  store ptr %72, ptr %84, align 8
  br label %85

85:                                               ; preds = %76, %82, %83
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %87 = load ptr, ptr %86, align 8
  %88 = icmp eq ptr %87, %0
  br i1 %88, label %89, label %97

89:                                               ; preds = %85
  br i1 %69, label %95, label %90

90:                                               ; preds = %89, %90
  %91 = phi ptr [ %93, %90 ], [ %72, %89 ]
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 16
  %93 = load ptr, ptr %92, align 8
  %94 = icmp eq ptr %93, null
  br i1 %94, label %95, label %90

95:                                               ; preds = %90, %89
  %96 = phi ptr [ %70, %89 ], [ %91, %90 ]
  store ptr %96, ptr %86, align 8
  br label %97

97:                                               ; preds = %95, %85
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %99 = load ptr, ptr %98, align 8
  %100 = icmp eq ptr %99, %0
  br i1 %100, label %101, label %109

101:                                              ; preds = %97
  br i1 %69, label %107, label %102

102:                                              ; preds = %101, %102
  %103 = phi ptr [ %105, %102 ], [ %72, %101 ]
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 24
  %105 = load ptr, ptr %104, align 8
  %106 = icmp eq ptr %105, null
  br i1 %106, label %107, label %102

107:                                              ; preds = %102, %101
  %108 = phi ptr [ %70, %101 ], [ %103, %102 ]
  store ptr %108, ptr %98, align 8
  br label %109

109:                                              ; preds = %97, %107, %54
  %110 = phi ptr [ %23, %54 ], [ %72, %107 ], [ %72, %97 ]
  %111 = phi ptr [ %38, %54 ], [ %70, %107 ], [ %70, %97 ]
  %112 = phi i32 [ %21, %54 ], [ %3, %107 ], [ %3, %97 ]
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %341, label %114

114:                                              ; preds = %109
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %116 = load ptr, ptr %115, align 8
  %117 = icmp eq ptr %110, %116
  br i1 %117, label %336, label %118

118:                                              ; preds = %114, %232
  %119 = phi ptr [ %235, %232 ], [ %111, %114 ]
  %120 = phi ptr [ %119, %232 ], [ %110, %114 ]
  %121 = icmp eq ptr %120, null
  br i1 %121, label %125, label %122

122:                                              ; preds = %118
  %123 = load i32, ptr %120, align 8
  %124 = icmp eq i32 %123, 1
  br i1 %124, label %125, label %339

125:                                              ; preds = %118, %122
  %126 = getelementptr inbounds nuw i8, ptr %119, i64 16
  %127 = load ptr, ptr %126, align 8
  %128 = icmp eq ptr %120, %127
  br i1 %128, label %129, label %238

129:                                              ; preds = %125
  %130 = getelementptr inbounds nuw i8, ptr %119, i64 24
  %131 = load ptr, ptr %130, align 8
  %132 = load i32, ptr %131, align 8
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %134, label %157

134:                                              ; preds = %129
  store i32 1, ptr %131, align 8
  store i32 0, ptr %119, align 8
  %135 = load ptr, ptr %130, align 8
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 16
  %137 = load ptr, ptr %136, align 8
  store ptr %137, ptr %130, align 8
  %138 = icmp eq ptr %137, null
  br i1 %138, label %141, label %139

139:                                              ; preds = %134
  %140 = getelementptr inbounds nuw i8, ptr %137, i64 8
  store ptr %119, ptr %140, align 8
  br label %141

141:                                              ; preds = %139, %134
  %142 = getelementptr inbounds nuw i8, ptr %119, i64 8
  %143 = load ptr, ptr %142, align 8
  %144 = getelementptr inbounds nuw i8, ptr %135, i64 8
  store ptr %143, ptr %144, align 8
  %145 = load ptr, ptr %115, align 8
  %146 = icmp eq ptr %119, %145
  br i1 %146, label %147, label %148

147:                                              ; preds = %141
  store ptr %135, ptr %115, align 8
  br label %155

148:                                              ; preds = %141
  %149 = getelementptr inbounds nuw i8, ptr %143, i64 16
  %150 = load ptr, ptr %149, align 8
  %151 = icmp eq ptr %119, %150
  br i1 %151, label %152, label %153

152:                                              ; preds = %148
  store ptr %135, ptr %149, align 8
  br label %155

153:                                              ; preds = %148
  %154 = getelementptr inbounds nuw i8, ptr %143, i64 24
  store ptr %135, ptr %154, align 8
  br label %155

155:                                              ; preds = %147, %152, %153
  store ptr %119, ptr %136, align 8
  store ptr %135, ptr %142, align 8
  %156 = load ptr, ptr %130, align 8
  br label %157

157:                                              ; preds = %155, %129
  %158 = phi ptr [ %156, %155 ], [ %131, %129 ]
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 16
  %160 = load ptr, ptr %159, align 8
  %161 = icmp eq ptr %160, null
  br i1 %161, label %165, label %162

162:                                              ; preds = %157
  %163 = load i32, ptr %160, align 8
  %164 = icmp eq i32 %163, 1
  br i1 %164, label %165, label %172

165:                                              ; preds = %157, %162
  %166 = getelementptr inbounds nuw i8, ptr %158, i64 24
  %167 = load ptr, ptr %166, align 8
  %168 = icmp eq ptr %167, null
  br i1 %168, label %232, label %169

169:                                              ; preds = %165
  %170 = load i32, ptr %167, align 8
  %171 = icmp eq i32 %170, 1
  br i1 %171, label %232, label %203

172:                                              ; preds = %162
  %173 = getelementptr inbounds nuw i8, ptr %158, i64 16
  %174 = getelementptr inbounds nuw i8, ptr %158, i64 24
  %175 = load ptr, ptr %174, align 8
  %176 = icmp eq ptr %175, null
  br i1 %176, label %180, label %177

177:                                              ; preds = %172
  %178 = load i32, ptr %175, align 8
  %179 = icmp eq i32 %178, 1
  br i1 %179, label %180, label %203

180:                                              ; preds = %172, %177
  store i32 1, ptr %160, align 8
  store i32 0, ptr %158, align 8
  %181 = load ptr, ptr %173, align 8
  %182 = getelementptr inbounds nuw i8, ptr %181, i64 24
  %183 = load ptr, ptr %182, align 8
  store ptr %183, ptr %173, align 8
  %184 = icmp eq ptr %183, null
  br i1 %184, label %187, label %185

185:                                              ; preds = %180
  %186 = getelementptr inbounds nuw i8, ptr %183, i64 8
  store ptr %158, ptr %186, align 8
  br label %187

187:                                              ; preds = %185, %180
  %188 = getelementptr inbounds nuw i8, ptr %158, i64 8
  %189 = load ptr, ptr %188, align 8
  %190 = getelementptr inbounds nuw i8, ptr %181, i64 8
  store ptr %189, ptr %190, align 8
  %191 = load ptr, ptr %115, align 8
  %192 = icmp eq ptr %158, %191
  br i1 %192, label %193, label %194

193:                                              ; preds = %187
  store ptr %181, ptr %115, align 8
  br label %201

194:                                              ; preds = %187
  %195 = getelementptr inbounds nuw i8, ptr %189, i64 16
  %196 = load ptr, ptr %195, align 8
  %197 = icmp eq ptr %158, %196
  br i1 %197, label %198, label %199

198:                                              ; preds = %194
  store ptr %181, ptr %195, align 8
  br label %201

199:                                              ; preds = %194
  %200 = getelementptr inbounds nuw i8, ptr %189, i64 24
  store ptr %181, ptr %200, align 8
  br label %201

201:                                              ; preds = %193, %198, %199
  store ptr %158, ptr %182, align 8
  store ptr %181, ptr %188, align 8
  %202 = load ptr, ptr %130, align 8
  br label %203

203:                                              ; preds = %169, %201, %177
  %204 = phi ptr [ %202, %201 ], [ %158, %177 ], [ %158, %169 ]
  %205 = load i32, ptr %119, align 8
  store i32 %205, ptr %204, align 8
  store i32 1, ptr %119, align 8
  %206 = getelementptr inbounds nuw i8, ptr %204, i64 24
  %207 = load ptr, ptr %206, align 8
  %208 = icmp eq ptr %207, null
  br i1 %208, label %210, label %209

209:                                              ; preds = %203
  store i32 1, ptr %207, align 8
  br label %210

210:                                              ; preds = %209, %203
  %211 = load ptr, ptr %130, align 8
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 16
  %213 = load ptr, ptr %212, align 8
  store ptr %213, ptr %130, align 8
  %214 = icmp eq ptr %213, null
  br i1 %214, label %217, label %215

215:                                              ; preds = %210
  %216 = getelementptr inbounds nuw i8, ptr %213, i64 8
  store ptr %119, ptr %216, align 8
  br label %217

217:                                              ; preds = %215, %210
  %218 = getelementptr inbounds nuw i8, ptr %119, i64 8
  %219 = load ptr, ptr %218, align 8
  %220 = getelementptr inbounds nuw i8, ptr %211, i64 8
  store ptr %219, ptr %220, align 8
  %221 = load ptr, ptr %115, align 8
  %222 = icmp eq ptr %119, %221
  br i1 %222, label %223, label %224

223:                                              ; preds = %217
  store ptr %211, ptr %115, align 8
  br label %231

224:                                              ; preds = %217
  %225 = getelementptr inbounds nuw i8, ptr %219, i64 16
  %226 = load ptr, ptr %225, align 8
  %227 = icmp eq ptr %119, %226
  br i1 %227, label %228, label %229

228:                                              ; preds = %224
  store ptr %211, ptr %225, align 8
  br label %231

229:                                              ; preds = %224
  %230 = getelementptr inbounds nuw i8, ptr %219, i64 24
  store ptr %211, ptr %230, align 8
  br label %231

231:                                              ; preds = %229, %228, %223
  store ptr %119, ptr %212, align 8
  store ptr %211, ptr %218, align 8
  br label %336

232:                                              ; preds = %169, %165, %276, %272
  %233 = phi ptr [ %265, %276 ], [ %265, %272 ], [ %158, %165 ], [ %158, %169 ]
  store i32 0, ptr %233, align 8
  %234 = getelementptr inbounds nuw i8, ptr %119, i64 8
  %235 = load ptr, ptr %234, align 8
  %236 = load ptr, ptr %115, align 8
  %237 = icmp eq ptr %119, %236
  br i1 %237, label %339, label %118

238:                                              ; preds = %125
  %239 = load i32, ptr %127, align 8
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %241, label %264

241:                                              ; preds = %238
  store i32 1, ptr %127, align 8
  store i32 0, ptr %119, align 8
  %242 = load ptr, ptr %126, align 8
  %243 = getelementptr inbounds nuw i8, ptr %242, i64 24
  %244 = load ptr, ptr %243, align 8
  store ptr %244, ptr %126, align 8
  %245 = icmp eq ptr %244, null
  br i1 %245, label %248, label %246

246:                                              ; preds = %241
  %247 = getelementptr inbounds nuw i8, ptr %244, i64 8
  store ptr %119, ptr %247, align 8
  br label %248

248:                                              ; preds = %246, %241
  %249 = getelementptr inbounds nuw i8, ptr %119, i64 8
  %250 = load ptr, ptr %249, align 8
  %251 = getelementptr inbounds nuw i8, ptr %242, i64 8
  store ptr %250, ptr %251, align 8
  %252 = load ptr, ptr %115, align 8
  %253 = icmp eq ptr %119, %252
  br i1 %253, label %254, label %255

254:                                              ; preds = %248
  store ptr %242, ptr %115, align 8
  br label %262

255:                                              ; preds = %248
  %256 = getelementptr inbounds nuw i8, ptr %250, i64 16
  %257 = load ptr, ptr %256, align 8
  %258 = icmp eq ptr %119, %257
  br i1 %258, label %259, label %260

259:                                              ; preds = %255
  store ptr %242, ptr %256, align 8
  br label %262

260:                                              ; preds = %255
  %261 = getelementptr inbounds nuw i8, ptr %250, i64 24
  store ptr %242, ptr %261, align 8
  br label %262

262:                                              ; preds = %254, %259, %260
  store ptr %119, ptr %243, align 8
  store ptr %242, ptr %249, align 8
  %263 = load ptr, ptr %126, align 8
  br label %264

264:                                              ; preds = %262, %238
  %265 = phi ptr [ %263, %262 ], [ %127, %238 ]
  %266 = getelementptr inbounds nuw i8, ptr %265, i64 16
  %267 = load ptr, ptr %266, align 8
  %268 = icmp eq ptr %267, null
  br i1 %268, label %272, label %269

269:                                              ; preds = %264
  %270 = load i32, ptr %267, align 8
  %271 = icmp eq i32 %270, 1
  br i1 %271, label %272, label %307

272:                                              ; preds = %264, %269
  %273 = getelementptr inbounds nuw i8, ptr %265, i64 24
  %274 = load ptr, ptr %273, align 8
  %275 = icmp eq ptr %274, null
  br i1 %275, label %232, label %276

276:                                              ; preds = %272
  %277 = load i32, ptr %274, align 8
  %278 = icmp eq i32 %277, 1
  br i1 %278, label %232, label %279

279:                                              ; preds = %276
  %280 = getelementptr inbounds nuw i8, ptr %265, i64 24
  br i1 %268, label %284, label %281

281:                                              ; preds = %279
  %282 = load i32, ptr %267, align 8
  %283 = icmp eq i32 %282, 1
  br i1 %283, label %284, label %307

284:                                              ; preds = %279, %281
  store i32 1, ptr %274, align 8
  store i32 0, ptr %265, align 8
  %285 = load ptr, ptr %280, align 8
  %286 = getelementptr inbounds nuw i8, ptr %285, i64 16
  %287 = load ptr, ptr %286, align 8
  store ptr %287, ptr %280, align 8
  %288 = icmp eq ptr %287, null
  br i1 %288, label %291, label %289

289:                                              ; preds = %284
  %290 = getelementptr inbounds nuw i8, ptr %287, i64 8
  store ptr %265, ptr %290, align 8
  br label %291

291:                                              ; preds = %289, %284
  %292 = getelementptr inbounds nuw i8, ptr %265, i64 8
  %293 = load ptr, ptr %292, align 8
  %294 = getelementptr inbounds nuw i8, ptr %285, i64 8
  store ptr %293, ptr %294, align 8
  %295 = load ptr, ptr %115, align 8
  %296 = icmp eq ptr %265, %295
  br i1 %296, label %297, label %298

297:                                              ; preds = %291
  store ptr %285, ptr %115, align 8
  br label %305

298:                                              ; preds = %291
  %299 = getelementptr inbounds nuw i8, ptr %293, i64 16
  %300 = load ptr, ptr %299, align 8
  %301 = icmp eq ptr %265, %300
  br i1 %301, label %302, label %303

302:                                              ; preds = %298
  store ptr %285, ptr %299, align 8
  br label %305

303:                                              ; preds = %298
  %304 = getelementptr inbounds nuw i8, ptr %293, i64 24
  store ptr %285, ptr %304, align 8
  br label %305

305:                                              ; preds = %297, %302, %303
  store ptr %265, ptr %286, align 8
  store ptr %285, ptr %292, align 8
  %306 = load ptr, ptr %126, align 8
  br label %307

307:                                              ; preds = %269, %305, %281
  %308 = phi ptr [ %306, %305 ], [ %265, %281 ], [ %265, %269 ]
  %309 = load i32, ptr %119, align 8
  store i32 %309, ptr %308, align 8
  store i32 1, ptr %119, align 8
  %310 = getelementptr inbounds nuw i8, ptr %308, i64 16
  %311 = load ptr, ptr %310, align 8
  %312 = icmp eq ptr %311, null
  br i1 %312, label %314, label %313

313:                                              ; preds = %307
  store i32 1, ptr %311, align 8
  br label %314

314:                                              ; preds = %313, %307
  %315 = load ptr, ptr %126, align 8
  %316 = getelementptr inbounds nuw i8, ptr %315, i64 24
  %317 = load ptr, ptr %316, align 8
  store ptr %317, ptr %126, align 8
  %318 = icmp eq ptr %317, null
  br i1 %318, label %321, label %319

319:                                              ; preds = %314
  %320 = getelementptr inbounds nuw i8, ptr %317, i64 8
  store ptr %119, ptr %320, align 8
  br label %321

321:                                              ; preds = %319, %314
  %322 = getelementptr inbounds nuw i8, ptr %119, i64 8
  %323 = load ptr, ptr %322, align 8
  %324 = getelementptr inbounds nuw i8, ptr %315, i64 8
  store ptr %323, ptr %324, align 8
  %325 = load ptr, ptr %115, align 8
  %326 = icmp eq ptr %119, %325
  br i1 %326, label %327, label %328

327:                                              ; preds = %321
  store ptr %315, ptr %115, align 8
  br label %335

328:                                              ; preds = %321
  %329 = getelementptr inbounds nuw i8, ptr %323, i64 16
  %330 = load ptr, ptr %329, align 8
  %331 = icmp eq ptr %119, %330
  br i1 %331, label %332, label %333

332:                                              ; preds = %328
  store ptr %315, ptr %329, align 8
  br label %335

333:                                              ; preds = %328
  %334 = getelementptr inbounds nuw i8, ptr %323, i64 24
  store ptr %315, ptr %334, align 8
  br label %335

335:                                              ; preds = %333, %332, %327
  store ptr %119, ptr %316, align 8
  store ptr %315, ptr %322, align 8
  br label %336

336:                                              ; preds = %114, %335, %231
  %337 = phi ptr [ %120, %231 ], [ %120, %335 ], [ %110, %114 ]
  %338 = icmp eq ptr %337, null
  br i1 %338, label %341, label %339

339:                                              ; preds = %232, %122, %336
  %340 = phi ptr [ %337, %336 ], [ %119, %232 ], [ %120, %122 ]
  store i32 1, ptr %340, align 8
  br label %341

341:                                              ; preds = %336, %339, %109
  ret ptr %0
}

attributes #0 = { nounwind }
attributes #1 = { nobuiltin }

