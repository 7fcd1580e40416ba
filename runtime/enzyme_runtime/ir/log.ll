; Generated from csrc/log.c by csrc/build.py: do not edit. b9e230a27c683bbc a81bad814c55bb8b

@allocate.text = internal constant [56 x i8] c"enzcc: out of memory for the log of a split derivative\0A\00", align 16

define linkonce_odr hidden ptr @__enzcc_log_new() noinline nounwind {
  %1 = tail call ptr @malloc(i64 noundef 24) #3
  %2 = icmp eq ptr %1, null
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @allocate.text, i64 noundef 55) #3
  tail call void @abort() #4
  unreachable

5:                                                ; preds = %0
  %6 = tail call ptr @malloc(i64 noundef 4088) #3
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %10

8:                                                ; preds = %5
  %9 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @allocate.text, i64 noundef 55) #3
  tail call void @abort() #4
  unreachable

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store ptr %6, ptr %11, align 8
  store ptr %6, ptr %1, align 8
  store ptr null, ptr %6, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store i64 0, ptr %12, align 8
  ret ptr %1
}

define linkonce_odr hidden void @__enzcc_log_put(ptr noundef %0, i64 noundef %1) noinline nounwind {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 510
  br i1 %5, label %6, label %14

6:                                                ; preds = %2
  %7 = tail call ptr @malloc(i64 noundef 4088) #3
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %11

9:                                                ; preds = %6
  %10 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @allocate.text, i64 noundef 55) #3
  tail call void @abort() #4
  unreachable

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load ptr, ptr %12, align 8
  store ptr %7, ptr %13, align 8
  store ptr %7, ptr %12, align 8
  store ptr null, ptr %7, align 8
  br label %14

14:                                               ; preds = %11, %2
  %15 = phi i64 [ 0, %11 ], [ %4, %2 ]
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %19 = add i64 %15, 1
  store i64 %19, ptr %3, align 8
  %20 = getelementptr inbounds nuw i64, ptr %18, i64 %15
  store i64 %1, ptr %20, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_log_begin(ptr noundef %0, ptr noundef %1) noinline nounwind {
  %3 = load ptr, ptr %0, align 8
  store ptr %3, ptr %1, align 8
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 0, ptr %4, align 8
  ret void
}

define linkonce_odr hidden i64 @__enzcc_log_get(ptr noundef %0) noinline nounwind {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 510
  %5 = load ptr, ptr %0, align 8
  br i1 %4, label %6, label %8

6:                                                ; preds = %1
  %7 = load ptr, ptr %5, align 8
  store ptr %7, ptr %0, align 8
  br label %8

8:                                                ; preds = %6, %1
  %9 = phi i64 [ 0, %6 ], [ %3, %1 ]
  %10 = phi ptr [ %7, %6 ], [ %5, %1 ]
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %12 = add i64 %9, 1
  store i64 %12, ptr %2, align 8
  %13 = getelementptr inbounds nuw i64, ptr %11, i64 %9
  %14 = load i64, ptr %13, align 8
  ret i64 %14
}

define linkonce_odr hidden void @__enzcc_log_free(ptr noundef %0) noinline nounwind {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %11, label %3

3:                                                ; preds = %1
  %4 = load ptr, ptr %0, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %7

6:                                                ; preds = %7, %3
  tail call void @free(ptr noundef nonnull %0) #3
  br label %11

7:                                                ; preds = %3, %7
  %8 = phi ptr [ %9, %7 ], [ %4, %3 ]
  %9 = load ptr, ptr %8, align 8
  tail call void @free(ptr noundef nonnull %8) #3
  %10 = icmp eq ptr %9, null
  br i1 %10, label %6, label %7

11:                                               ; preds = %1, %6
  ret void
}

declare void @free(ptr noundef) #1

declare ptr @malloc(i64 noundef) #1

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

declare void @abort() #2

attributes #0 = { noinline nounwind }
attributes #1 = { nonlazybind }
attributes #2 = { noreturn nonlazybind }
attributes #3 = { nobuiltin nounwind }
attributes #4 = { nobuiltin noreturn nounwind }

