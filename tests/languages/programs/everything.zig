//! What Zig has beside C: slices, generics, error unions, optionals, tagged unions, vectors, allocators.
//! Forward against reverse mode against differences; the exit status counts what is wrong.
const std = @import("std");

/// Zig's own way to end a program, with a trace of the stack, is some 200000 lines of IR at -O0.
pub const panic = std.debug.FullPanic(ended);
fn ended(message: []const u8, _: ?usize) noreturn {
    _ = printf("%.*s\n", @as(c_int, @intCast(message.len)), message.ptr);
    std.c.abort();
}

extern fn printf(format: [*:0]const u8, ...) c_int;
extern fn __enzyme_autodiff(f: *const anyopaque, ...) f64;
extern fn __enzyme_fwddiff(f: *const anyopaque, ...) f64;
extern var enzyme_dup: c_int;
extern var enzyme_const: c_int;

const Function = fn (x: *const [4]f64, n: usize) callconv(.c) f64;

fn total(comptime T: type, values: []const T) T {
    var sum: T = 0;
    for (values) |value| sum += value * value;
    return sum;
}

fn slices(x: *const [4]f64, n: usize) callconv(.c) f64 {
    const middle = x[1..n];
    var weighted: f64 = 0;
    for (middle, 1..) |value, i| weighted += value * @as(f64, @floatFromInt(i));
    return total(f64, x[0..]) * weighted;
}

const Failure = error{ Negative, TooLarge };

fn root(x: f64) Failure!f64 {
    if (x < 0) return error.Negative;
    if (x > 1e6) return error.TooLarge;
    return @sqrt(x);
}

fn errors(x: *const [4]f64, n: usize) callconv(.c) f64 {
    var sum: f64 = 0;
    for (x[0..n]) |value| {
        sum += root(value) catch |failure| switch (failure) {
            error.Negative => value * value,
            error.TooLarge => 0,
        };
        sum += (root(-value) catch 1) * value;
    }
    return sum;
}

fn first(x: []const f64, above: f64) ?f64 {
    for (x) |value| if (value > above) return value;
    return null;
}

fn optionals(x: *const [4]f64, n: usize) callconv(.c) f64 {
    var product: f64 = 1;
    var above: f64 = 0.6;
    while (first(x[0..n], above)) |value| : (above += 1) product *= value;
    return product * (first(x[0..n], 100) orelse x[3]);
}

const Shape = union(enum) {
    circle: f64,
    box: struct { width: f64, height: f64 },

    fn area(shape: Shape) f64 {
        return switch (shape) {
            .circle => |radius| std.math.pi * radius * radius,
            .box => |sides| sides.width * sides.height,
        };
    }
};

fn unions(x: *const [4]f64, n: usize) callconv(.c) f64 {
    const shapes = [_]Shape{ .{ .circle = x[0] }, .{ .box = .{ .width = x[1], .height = x[2] } }, .{ .circle = x[3] } };
    var sum: f64 = 0;
    for (shapes[0 .. n - 1]) |shape| sum += @exp(-shape.area());
    return sum;
}

fn vectors(x: *const [4]f64, n: usize) callconv(.c) f64 {
    var v: @Vector(4, f64) = x.*;
    for (0..n) |_| v = @sin(v) * @as(@Vector(4, f64), @splat(1.5)) + v;
    return @reduce(.Add, v * v);
}

fn power(x: f64, n: usize) f64 {
    if (n == 0) return 1;
    const half = power(x, n / 2);
    return if (n % 2 == 0) half * half else half * half * x;
}

fn recursion(x: *const [4]f64, n: usize) callconv(.c) f64 {
    return power(x[0], n + 3) + power(x[1] * x[2], n);
}

fn mathematics(x: *const [4]f64, n: usize) callconv(.c) f64 {
    const m = std.math;
    const k: f64 = @floatFromInt(n);
    return m.pow(f64, x[0], x[1]) + m.atan2(x[2], x[3]) + m.tanh(x[0]) * m.hypot(x[1], k) + m.cbrt(x[2]) + m.expm1(x[3]) +
        m.asin(x[0]) + m.log(f64, 3, x[1]) + m.gamma(f64, x[2]) + m.hypot(x[0], 3) + m.copysign(x[1], x[3]);
}

fn Stack(comptime T: type) type {
    return struct {
        items: []T,
        count: usize = 0,
        const Self = @This();
        fn push(self: *Self, value: T) void {
            self.items[self.count] = value;
            self.count += 1;
        }
        fn pop(self: *Self) T {
            self.count -= 1;
            return self.items[self.count];
        }
    };
}

fn memory(x: *const [4]f64, n: usize) callconv(.c) f64 {
    const allocator = std.heap.c_allocator;
    const held = allocator.alloc(f64, 2 * n) catch return 0;
    defer allocator.free(held);
    var stack = Stack(f64){ .items = held };
    for (x[0..n]) |value| stack.push(value * value);
    var product: f64 = 1;
    while (stack.count > 1) product += stack.pop() * stack.pop();
    return product;
}

var wrong: u8 = 0;

fn close(a: f64, b: f64) bool {
    return @abs(a - b) <= 1e-6 * (1 + @abs(a) + @abs(b));
}

fn check(name: [*:0]const u8, comptime f: Function) void {
    const start = [4]f64{ 0.7, 1.3, 2.1, -0.4 };
    var x = start;
    var gradient: [4]f64 = @splat(0);
    _ = __enzyme_autodiff(@ptrCast(&f), enzyme_dup, &x, &gradient, enzyme_const, @as(usize, 4));
    for (0..4) |i| {
        var direction: [4]f64 = @splat(0);
        direction[i] = 1;
        const tangent = __enzyme_fwddiff(@ptrCast(&f), enzyme_dup, &x, &direction, enzyme_const, @as(usize, 4));
        var up = start;
        var down = start;
        up[i] += 1e-6;
        down[i] -= 1e-6;
        const difference = (f(&up, 4) - f(&down, 4)) / 2e-6;
        if (close(gradient[i], tangent) and close(tangent, difference)) continue;
        _ = printf("%s, %zu: %.12g %.12g %.12g\n", name, i, gradient[i], tangent, difference);
        wrong += 1;
    }
}

pub export fn main() c_int {
    check("slices", slices);
    check("errors", errors);
    check("optionals", optionals);
    check("unions", unions);
    check("vectors", vectors);
    check("recursion", recursion);
    check("mathematics", mathematics);
    check("memory", memory);
    return wrong;
}
