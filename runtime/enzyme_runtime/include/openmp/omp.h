/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* For a clang that has brought no omp.h: that of another LLVM on the system. Of the other headers beside that one, which are
   made for another clang, none may be found. */
#include ENZCC_OMP_H
