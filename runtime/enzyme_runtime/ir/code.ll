; Generated from csrc/code.c by csrc/build.py: do not edit. 6c74774fed5074e5 1e30d8cdb29b80b3

@.str = private unnamed_addr constant [210 x i8] c": this differentiated call reaches a function, or an object of a Fortran type, that the compiler has not seen, or one that asks for this derivative itself; compile the file that defines it in the same command\0A\00", align 1
@.str.1 = private unnamed_addr constant [114 x i8] c": a number is moved here as a pointer, and its derivative would be lost; move it as a number, or the whole union\0A\00", align 1
@.str.2 = private unnamed_addr constant [153 x i8] c": an integer is read here where the bits of a number are, and the derivative of what is computed of them is not known; read the member that was written\0A\00", align 1
@.str.3 = private unnamed_addr constant [193 x i8] c": what is read here as an integer has the bits of a number, and the derivative of what is computed of them is not known; read it as a number, or, if it is none, pass what holds it as constant\0A\00", align 1
@.str.4 = private unnamed_addr constant [124 x i8] c": a part of an address is counted with here, and the derivative of what it leads to would be lost; move the pointer itself\0A\00", align 1
@.str.5 = private unnamed_addr constant [132 x i8] c": an address is moved here as a number, and the derivative of what it leads to would be lost; move the whole union, or its pointer\0A\00", align 1
@.str.6 = private unnamed_addr constant [8 x i8] c"enzcc: \00", align 1
@.str.7 = private unnamed_addr constant [28 x i8] c": a pointer to the global '\00", align 1
@.str.8 = private unnamed_addr constant [159 x i8] c"' is passed here with a shadow, and the differentiated code also uses the global by its name, which has another shadow; pass the global itself in the request\0A\00", align 1

define linkonce_odr hidden void @__enzcc_unseen_code(ptr noundef %0) cold noinline noreturn nounwind optsize {
  tail call fastcc void @end_program(ptr noundef %0, ptr noundef nonnull @.str) #7
  unreachable
}

define internal fastcc void @end_program(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #0 {
  %3 = alloca [512 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %4 = call fastcc i64 @append(ptr noundef %3, i64 noundef 0, ptr noundef nonnull @.str.6) #9
  %5 = call fastcc i64 @append(ptr noundef %3, i64 noundef %4, ptr noundef %0) #9
  %6 = call fastcc i64 @append(ptr noundef %3, i64 noundef %5, ptr noundef %1) #9
  %7 = call i64 @write(i32 noundef 2, ptr noundef nonnull %3, i64 noundef %6) #10
  call void @abort() #11
  unreachable
}

define linkonce_odr hidden void @__enzcc_lost_number(double noundef %0, ptr noundef %1) cold noinline nounwind optsize {
  %3 = fcmp oeq double %0, 0.000000e+00
  br i1 %3, label %4, label %5

4:                                                ; preds = %2
  ret void

5:                                                ; preds = %2
  tail call fastcc void @end_program(ptr noundef %1, ptr noundef nonnull @.str.1) #7
  unreachable
}

define linkonce_odr hidden void @__enzcc_bits_of_number(ptr noundef %0) cold noinline noreturn nounwind optsize {
  tail call fastcc void @end_program(ptr noundef %0, ptr noundef nonnull @.str.2) #7
  unreachable
}

define linkonce_odr hidden void @__enzcc_other_member(i1 noundef zeroext %0, ptr noundef %1) alwaysinline nounwind {
  br i1 %0, label %3, label %4

3:                                                ; preds = %2
  tail call void @__enzcc_bits_of_number(ptr noundef %1) #7
  unreachable

4:                                                ; preds = %2
  ret void
}

define linkonce_odr hidden void @__enzcc_counted_number(i64 noundef %0, i32 noundef %1, ptr noundef %2) alwaysinline nounwind {
  %4 = icmp eq i32 %1, 64
  %5 = select i1 %4, i64 2047, i64 255
  %6 = select i1 %4, i64 52, i64 23
  %7 = lshr i64 %0, %6
  %8 = and i64 %7, %5
  %9 = icmp eq i64 %8, 0
  %10 = icmp eq i64 %8, %5
  %11 = or i1 %9, %10
  br i1 %11, label %13, label %12

12:                                               ; preds = %3
  tail call void @__enzcc_bits_of_number(ptr noundef %2) #7
  unreachable

13:                                               ; preds = %3
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

define linkonce_odr hidden void @__enzcc_number_read_as_integer(ptr noundef %0) cold noinline noreturn nounwind optsize {
  tail call fastcc void @end_program(ptr noundef %0, ptr noundef nonnull @.str.3) #7
  unreachable
}

define linkonce_odr hidden void @__enzcc_untold_number(i64 noundef %0, i32 noundef %1, ptr noundef %2) alwaysinline nounwind {
  %4 = icmp eq i32 %1, 64
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = lshr i64 %0, 52
  %7 = and i64 %6, 2047
  br label %12

8:                                                ; preds = %3
  %9 = lshr i64 %0, 23
  %10 = and i64 %9, 255
  %11 = add nuw nsw i64 %10, 896
  br label %12

12:                                               ; preds = %8, %5
  %13 = phi i64 [ %7, %5 ], [ %11, %8 ]
  %14 = add nsw i64 %13, -959
  %15 = icmp ult i64 %14, 129
  br i1 %15, label %16, label %17

16:                                               ; preds = %12
  tail call void @__enzcc_number_read_as_integer(ptr noundef %2) #7
  unreachable

17:                                               ; preds = %12
  ret void
}

define linkonce_odr hidden void @__enzcc_bits_of_address(ptr noundef %0) cold noinline noreturn nounwind optsize {
  tail call fastcc void @end_program(ptr noundef %0, ptr noundef nonnull @.str.4) #7
  unreachable
}

define linkonce_odr hidden i32 @is_count(i64 noundef %0) alwaysinline nounwind {
  %2 = and i64 %0, -1095216726016
  %3 = icmp eq i64 %2, 0
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define linkonce_odr hidden void @__enzcc_shared_word(i64 noundef %0, i64 noundef %1, i32 noundef %2, ptr noundef %3) alwaysinline nounwind {
  %5 = lshr i64 %0, 52
  %6 = and i64 %5, 2047
  %7 = add nsw i64 %6, -1
  %8 = icmp ult i64 %7, 2046
  br i1 %8, label %9, label %10

9:                                                ; preds = %4
  tail call void @__enzcc_bits_of_number(ptr noundef %3) #7
  unreachable

10:                                               ; preds = %4
  %11 = icmp eq i32 %2, 0
  br i1 %11, label %24, label %12

12:                                               ; preds = %10
  %13 = lshr i64 %0, 23
  %14 = and i64 %13, 255
  %15 = add nsw i64 %14, -1
  %16 = icmp ult i64 %15, 254
  br i1 %16, label %17, label %18

17:                                               ; preds = %12
  tail call void @__enzcc_bits_of_number(ptr noundef %3) #7
  unreachable

18:                                               ; preds = %12
  %19 = lshr i64 %0, 55
  %20 = and i64 %19, 255
  %21 = add nsw i64 %20, -1
  %22 = icmp ult i64 %21, 254
  br i1 %22, label %23, label %24

23:                                               ; preds = %18
  tail call void @__enzcc_bits_of_number(ptr noundef %3) #7
  unreachable

24:                                               ; preds = %18, %10
  %25 = icmp eq i64 %1, 0
  %26 = icmp eq i64 %0, %1
  %27 = or i1 %25, %26
  %28 = or i64 %1, %0
  %29 = icmp ugt i64 %28, 4503599627370495
  %30 = or i1 %27, %29
  %31 = and i64 %0, 4502504410644480
  %32 = icmp eq i64 %31, 0
  %33 = or i1 %32, %30
  br i1 %33, label %34, label %35

34:                                               ; preds = %24
  ret void

35:                                               ; preds = %24
  tail call void @__enzcc_bits_of_address(ptr noundef %3) #7
  unreachable
}

define linkonce_odr hidden void @__enzcc_address_as_number(ptr noundef %0) cold noinline noreturn nounwind optsize {
  tail call fastcc void @end_program(ptr noundef %0, ptr noundef nonnull @.str.5) #7
  unreachable
}

define linkonce_odr hidden void @__enzcc_moved_address(i64 noundef %0, i64 noundef %1, ptr noundef %2) alwaysinline nounwind {
  %4 = icmp eq i64 %0, %1
  %5 = or i64 %1, %0
  %6 = icmp ugt i64 %5, 4503599627370495
  %7 = or i1 %4, %6
  %8 = icmp ult i64 %0, 4096
  %9 = or i1 %8, %7
  %10 = icmp ult i64 %1, 4096
  %11 = or i1 %10, %9
  br i1 %11, label %12, label %13

12:                                               ; preds = %3
  ret void

13:                                               ; preds = %3
  tail call void @__enzcc_address_as_number(ptr noundef %2) #7
  unreachable
}

define linkonce_odr hidden void @__enzcc_given_global(ptr noundef %0, ptr noundef %1) cold noinline noreturn nounwind optsize {
  %3 = alloca [512 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %4 = call fastcc i64 @append(ptr noundef %3, i64 noundef 0, ptr noundef nonnull @.str.6) #9
  %5 = call fastcc i64 @append(ptr noundef %3, i64 noundef %4, ptr noundef %0) #9
  %6 = call fastcc i64 @append(ptr noundef %3, i64 noundef %5, ptr noundef nonnull @.str.7) #9
  %7 = call fastcc i64 @append(ptr noundef %3, i64 noundef %6, ptr noundef %1) #9
  %8 = call fastcc i64 @append(ptr noundef %3, i64 noundef %7, ptr noundef nonnull @.str.8) #9
  %9 = call i64 @write(i32 noundef 2, ptr noundef nonnull %3, i64 noundef %8) #10
  call void @abort() #11
  unreachable
}

define internal fastcc i64 @append(ptr noundef nonnull writeonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2) unnamed_addr #4 {
  %4 = load i8, ptr %2, align 1
  %5 = icmp ne i8 %4, 0
  %6 = icmp ult i64 %1, 512
  %7 = and i1 %5, %6
  br i1 %7, label %8, label %19

8:                                                ; preds = %3, %8
  %9 = phi i8 [ %15, %8 ], [ %4, %3 ]
  %10 = phi ptr [ %12, %8 ], [ %2, %3 ]
  %11 = phi i64 [ %13, %8 ], [ %1, %3 ]
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 1
  %13 = add nuw nsw i64 %11, 1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %11
  store i8 %9, ptr %14, align 1
  %15 = load i8, ptr %12, align 1
  %16 = icmp ne i8 %15, 0
  %17 = icmp samesign ult i64 %11, 511
  %18 = and i1 %16, %17
  br i1 %18, label %8, label %19

19:                                               ; preds = %8, %3
  %20 = phi i64 [ %1, %3 ], [ %13, %8 ]
  ret i64 %20
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #5

declare void @abort() #6

define linkonce_odr hidden void @__enzcc_copy_text(ptr noundef %0, ptr noundef %1) alwaysinline nounwind {
  %3 = tail call i64 @strlen(ptr noundef %1) #10
  %4 = add i64 %3, 1
  %5 = tail call ptr @memmove(ptr noundef %0, ptr noundef %1, i64 noundef %4) #10
  ret void
}

declare ptr @memmove(ptr noundef, ptr noundef, i64 noundef) #5

declare i64 @strlen(ptr noundef) #5

attributes #0 = { cold noinline noreturn nounwind optsize }
attributes #1 = { cold noinline nounwind optsize }
attributes #2 = { alwaysinline nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #5 = { nonlazybind }
attributes #6 = { noreturn nonlazybind }
attributes #7 = { cold nobuiltin noreturn }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin }
attributes #10 = { nobuiltin nounwind }
attributes #11 = { nobuiltin noreturn nounwind }

