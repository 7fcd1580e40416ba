//! Memory of pages: the kernel is told where it would be welcome, pages at its ends are given back. And memory that is
//! released through a pointer to constants.

const std = @import("std");

extern fn printf(format: [*:0]const u8, ...) c_int;
extern fn abort() noreturn;
extern fn __enzyme_autodiff(f: *const anyopaque, ...) f64;
extern fn __enzyme_fwddiff(f: *const anyopaque, ...) f64;
extern var enzyme_dup: c_int;
extern var enzyme_const: c_int;

fn ended(_: []const u8, _: ?usize) noreturn {
    abort();
}
pub const panic = std.debug.FullPanic(ended);

fn pages(p: [*]const f64, n: usize) callconv(.c) f64 {
    const allocator = std.heap.page_allocator;
    const w = allocator.alloc(f64, n) catch return 0;
    defer allocator.free(w);
    for (w, 0..) |*v, i| v.* = p[i] * p[i];
    const u = allocator.alignedAlloc(f64, .fromByteUnits(16384), n) catch return 0;
    defer allocator.free(u);
    for (u, 0..) |*v, i| v.* = p[i] + w[i];
    var t: f64 = 0;
    for (w[1..], 0..) |v, i| t += v * u[i];
    return t;
}
noinline fn drop(w: []const f64) void {
    std.heap.c_allocator.free(w);
}
fn dropped(p: [*]const f64, n: usize) callconv(.c) f64 {
    const w = std.heap.c_allocator.alloc(f64, n) catch return 0;
    for (w, 0..) |*v, i| v.* = p[i] * p[i];
    var t: f64 = 0;
    for (w[1..], 0..) |v, i| t += v * w[i];
    drop(w);
    return t;
}

const F = *const fn ([*]const f64, usize) callconv(.c) f64;
var wrong: c_int = 0;
fn check(comptime f: F, x: []f64) void {
    var d: [16]f64 = @splat(0);
    const p: *const anyopaque = @ptrCast(f);
    _ = __enzyme_autodiff(p, enzyme_dup, x.ptr, &d, enzyme_const, @as(usize, x.len));
    for (0..x.len) |i| {
        var e: [16]f64 = @splat(0);
        e[i] = 1;
        const t = __enzyme_fwddiff(p, enzyme_dup, x.ptr, &e, enzyme_const, @as(usize, x.len));
        const keep = x[i];
        x[i] = keep + 1e-5;
        const a = f(x.ptr, x.len);
        x[i] = keep - 1e-5;
        const b = f(x.ptr, x.len);
        x[i] = keep;
        const q = (a - b) / 2e-5;
        if (!(@abs(d[i] - q) <= 1e-5 * (1 + @abs(q))) or !(@abs(t - q) <= 1e-5 * (1 + @abs(q)))) {
            _ = printf("%zu: %.9g %.9g, and not %.9g\n", i, d[i], t, q);
            wrong += 1;
        }
    }
}
export fn main() c_int {
    var x = [_]f64{ 0.3, 0.7, 1.1, 0.9, 0.2, 0.6 };
    check(&pages, &x);
    check(&dropped, &x);
    _ = printf("%d wrong\n", wrong);
    return wrong;
}
