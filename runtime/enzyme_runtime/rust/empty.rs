// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Nothing: as a static library, what all programs need of Rust's own.
