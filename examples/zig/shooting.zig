//! The shooting method: with which velocity does a probe from the earth's orbit reach that of Mars, when and where Mars
//! is? The flight is integrated by leapfrog steps; Newton's method needs its Jacobian, a row from each gradient.
//!
//!     enzcc -O2 shooting.zig -o shooting
const std = @import("std");

extern fn printf(format: [*:0]const u8, ...) c_int;
extern fn __enzyme_autodiff(f: *const anyopaque, ...) f64;
extern var enzyme_dup: c_int;
extern var enzyme_const: c_int;

const Vector = @Vector(2, f64);

/// Astronomical units and years: the sun's attraction is 4 pi^2.
const attraction = 4 * std.math.pi * std.math.pi;

const Probe = struct {
    place: Vector = .{ 1, 0 },
    velocity: Vector,

    fn acceleration(self: Probe) error{IntoTheSun}!Vector {
        const square = @reduce(.Add, self.place * self.place);
        if (square < 1e-4) return error.IntoTheSun;
        return self.place * @as(Vector, @splat(-attraction / (square * @sqrt(square))));
    }

    fn fly(self: *Probe, years: f64, steps: usize) !void {
        const dt: Vector = @splat(years / @as(f64, @floatFromInt(steps)));
        const half: Vector = @splat(0.5);
        for (0..steps) |_| {
            self.velocity += half * dt * try self.acceleration();
            self.place += dt * self.velocity;
            self.velocity += half * dt * try self.acceleration();
        }
    }
};

/// How far in one direction, 0 or 1, the probe is from its goal after the flight.
fn miss(velocity: *const [2]f64, goal: *const [2]f64, direction: usize) callconv(.c) f64 {
    var probe = Probe{ .velocity = velocity.* };
    probe.fly(0.7, 2000) catch return std.math.inf(f64);
    const reached: [2]f64 = probe.place;
    return reached[direction] - goal[direction];
}

fn jacobian(velocity: *const [2]f64, goal: *const [2]f64) [2][2]f64 {
    var rows: [2][2]f64 = @splat(@splat(0));
    for (&rows, 0..) |*row, direction| {
        const f: *const anyopaque = @ptrCast(&miss);
        _ = __enzyme_autodiff(f, enzyme_dup, velocity, row, enzyme_const, goal, enzyme_const, direction);
    }
    return rows;
}

export fn main() c_int {
    const goal = [2]f64{ -1.45, 0.45 };
    var velocity = [2]f64{ -0.5, 7.2 };

    const exact = jacobian(&velocity, &goal);
    for (0..2) |i| for (0..2) |j| {
        var up = velocity;
        var down = velocity;
        up[j] += 1e-5;
        down[j] -= 1e-5;
        const difference = (miss(&up, &goal, i) - miss(&down, &goal, i)) / 2e-5;
        if (@abs(exact[i][j] - difference) > 1e-6 * (1 + @abs(difference))) {
            _ = printf("d miss[%zu] / d velocity[%zu]: %.10g, and by differences %.10g\n", i, j, exact[i][j], difference);
            return 1;
        }
    };

    for (0..12) |step| {
        const missed = [2]f64{ miss(&velocity, &goal, 0), miss(&velocity, &goal, 1) };
        const distance = @sqrt(missed[0] * missed[0] + missed[1] * missed[1]);
        _ = printf("step %2zu: velocity (%.6f, %.6f) au/year misses by %.3g au\n", step, velocity[0], velocity[1], distance);
        if (distance < 1e-10) {
            _ = printf("the derivatives are right\n");
            return 0;
        }
        const d = jacobian(&velocity, &goal);
        const determinant = d[0][0] * d[1][1] - d[0][1] * d[1][0];
        velocity[0] -= (d[1][1] * missed[0] - d[0][1] * missed[1]) / determinant;
        velocity[1] -= (d[0][0] * missed[1] - d[1][0] * missed[0]) / determinant;
    }
    return 2;
}
