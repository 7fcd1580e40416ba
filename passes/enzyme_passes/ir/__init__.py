"""LLVM IR as Python objects: types, instructions, modules; reader, writer, builder and verifier."""
