// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#define OF_KLU
#include "sparse.c"
