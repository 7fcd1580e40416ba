// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#define OF_UMFPACK
#include "sparse.c"
