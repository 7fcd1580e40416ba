/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Messages for MPICH, and libraries that are made as it is. build.py puts `_mpich` behind the names of the functions. */
#define MPICH
#include "mpi.c"
