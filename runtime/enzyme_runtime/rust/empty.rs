//! Nothing: as a static library, what all programs need of Rust's own.
