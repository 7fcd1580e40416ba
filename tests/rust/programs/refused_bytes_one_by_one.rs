// Bytes of numbers that go through a ring one by one: they are not seen together.
include!("harness.rs");

struct Ring {
    bytes: [u8; 64],
    head: usize,
    tail: usize,
}

impl Ring {
    #[inline(never)]
    fn put(&mut self, byte: u8) {
        self.bytes[self.head & 63] = byte;
        self.head += 1;
    }
    #[inline(never)]
    fn get(&mut self) -> u8 {
        self.tail += 1;
        self.bytes[(self.tail - 1) & 63]
    }
}

fn queued(x: &[f64]) -> f64 {
    let mut ring = Ring { bytes: [0; 64], head: 0, tail: 0 };
    for a in x {
        for byte in (a * x[0]).to_le_bytes() {
            ring.put(byte);
        }
    }
    let mut sum = 0.0;
    for i in 0..x.len() {
        let mut bytes = [0; 8];
        for byte in &mut bytes {
            *byte = ring.get();
        }
        sum += f64::from_le_bytes(bytes) * (i as f64 + 1.0);
    }
    sum
}

fn main() {
    check!(queued, [0.7, -0.3]);
    finish();
}
