"""The engine of enzcc: differentiation of LLVM IR. Knows nothing of compilers or command lines."""
