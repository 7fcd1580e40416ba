# `check`: what is right is seen to be so, by differences and both modes; a kink is not.
using Enzcc

struct Point; x::Float64; y::Float64; end
mutable struct Model; weights::Vector{Float64}; bias::Float64; end
const BUFFER = zeros(3)

energy(x, k, n) = (s = 0.0; for i in 1:n; s += sin(x[1] * i) * k; end; s * x[2])
add!(y, x) = (for i in 1:length(x); y[i] = x[i] * x[1] + y[i]; end; nothing)
worked(x) = (BUFFER .= x .^ 2; sum(BUFFER))

right = [check(energy, [1.0, 0.5], 2.0, 5), check(energy, Const([1.0, 0.5]), 2.0, 5), check(add!, [1.0, 2.0], [3.0, 4.0]),
         check(p -> p.x * p.y^2, Point(1.5, 2.5)), check((p, x) -> (p.x * x, p.y), Point(1.5, 2.5), 2.0),
         check(m -> sum(m.weights) * m.bias, Model([1.0, 2.0], 3.0)), check(worked, [1.0, 2.0, 3.0]),
         check(x -> sum(x .^ 2), Float32[1, 2])]
for report in right
    report.ok && occursin(": ok", string(report)) || (println(report); exit(1))
end
[row.argument for row in right[2].rows] == [2, 2] || exit(2) # not the constant

x = [1.0, 2.0]
check(add!, x, [3.0, 4.0])
x == [1.0, 2.0] || exit(3) # copies only

kink = check(x -> abs(x), 0.0)
!kink.ok && occursin("Both modes agree", string(kink)) || (println(kink); exit(4))
