# Gradients of ordinary Julia code, against differences and against forward mode. Run at --optimize=0 and 2.
using Enzcc, Test, LinearAlgebra

const WEIGHTS = [0.5, 1.5, -2.5]
const SCALE = (2.0, 3.0)

struct Spring
    stiffness::Float64
    rest::Float64
    power::Int
end

mutable struct Layer
    weights::Matrix{Float64}
    bias::Vector{Float64}
    rate::Float64
end

abstract type Shape end
struct Square <: Shape
    side::Float64
end
struct Disc <: Shape
    radius::Float64
end
area(s::Square) = s.side^2
area(d::Disc) = pi * d.radius^2

power(x, n) = n == 0 ? one(x) : iseven(n) ? power(x * x, n ÷ 2) : x * power(x, n - 1)
ackermannish(x, n) = n < 2 ? x : ackermannish(x, n - 1) * x + ackermannish(x, n - 2)

"Loops of all kinds, branches, views, closures and generic functions over arrays."
function arrays(x::Vector{Float64})
    total = 0.0
    for i in 1:length(x), j in i:length(x)
        total += x[i] * x[j] * WEIGHTS[mod1(i + j, 3)]
    end
    @inbounds @simd for i in eachindex(x)
        total += SCALE[1] * x[i] * x[i]
    end
    i = 1
    while total < 1e3 && i < 40
        total += i % 3 == 0 ? x[mod1(i, length(x))]^2 : -abs(x[mod1(i, length(x))])
        i += 1
    end
    grown = Float64[]
    for t in x
        t > 0.5 && push!(grown, t^3)
    end
    factor = SCALE[2]
    long = repeat(x, 300) # longer than the blocks of a pairwise sum
    return total + sum(long) + sum(abs2, long) / 100 + sum(grown) + sum(view(x, 2:3)) + sum(abs2, x[1:2]) + sum(map(t -> factor * t^2, x)) + maximum(x) +
           prod(x) + reduce(max, x) + mapreduce(t -> t^2, +, x) + sum(t^2 for t in x) + foldl(*, x)
end

"Broadcasting, in place and not, and arrays in arrays."
function broadcasts(x::Vector{Float64})
    y = x .* x .+ 2 .* sin.(x) ./ (1 .+ x .^ 2)
    z = similar(y)
    z .= y .^ 2 .- x
    z[1] *= z[2]
    parts = [x[1:2], z]
    last = 0.0
    for part in parts
        last += part[1] * part[end]
    end
    A = reshape(x, 2, 2)
    B = A .* A' ./ (1 .+ A .^ 2) .- x[1:2]
    return sum(z) + last + sum(B) + sum(exp.(-y) .* [1.0, 2.0, 3.0, 4.0])
end

"The functions of Base.Math, and complex numbers."
function mathematics(x::Vector{Float64})
    a, b, c, d = x
    z = complex(a, b)
    w = z * exp(z) / (z + 1)
    return sin(a) * cos(b) + tan(c) + asin(c / 4) + acos(c / 4) + atan(a) + atan(a, b) + sinh(a) + cosh(b) + tanh(c) +
           asinh(a) + acosh(1 + b) + atanh(c / 4) + exp(c) + exp2(c) + exp10(c / 4) + expm1(d) + log(a) + log2(b) +
           log10(c) + log1p(d) + sqrt(a) + cbrt(b) + hypot(a, b) + a^b + a^3 + c^-2 + max(a, b) + min(c, d) +
           clamp(a, 0.0, 10.0) + abs2(w) + abs(z) + real(z^2) + ifelse(a > b, a, b * b) + mod(a, 0.7) +
           muladd(a, b, sinpi(a) * cospi(b) + sinc(c))
end

"Matrices: products, transposes, slices, norms."
function matrices(x::Vector{Float64})
    A = reshape(x, 2, 2)
    v = x[1:2]
    B = A * copy(A') + 2I
    C = A' * B
    return sum(A * v) + dot(v, C * v) + norm(x) + tr(B) + sum(abs2, C[:, 1]) + sum(A[i, j] * C[j, i] for i in 1:2, j in 1:2)
end

"Dispatch on types that are known, recursion, tuples."
function dispatched(x::Vector{Float64})
    pair = (x[1], x[2])
    squares = map(t -> t * t, pair)
    s, d = Square(x[3]), Disc(x[4])
    return squares[1] * squares[2] + area(s) * area(d) + power(x[1], 5) + ackermannish(x[2], 6)
end

function differences(f, x::Vector{Float64}; h = 1e-6)
    map(eachindex(x)) do i
        up, down = copy(x), copy(x)
        up[i] += h
        down[i] -= h
        (f(up) - f(down)) / 2h
    end
end

function agrees(f, x)
    before = copy(x)
    reverse = gradient(f, x)
    @test x == before
    @test isapprox(reverse, differences(f, x); rtol = 1e-6, atol = 1e-6)
    @test gradient(f, x) == reverse
    everything || f in (broadcasts, dispatched) || return # each derivative is a run of enzcc
    direction = [0.3, -0.7, 0.2, 0.9]
    tangent, value = autodiff(ForwardWithPrimal, f, Duplicated(x, direction))
    @test isapprox(tangent, dot(direction, reverse); rtol = 1e-10)
    @test isapprox(value, f(x); rtol = 1e-14)
end

const everything = haskey(ENV, "ENZCC_TEST_EVERYTHING")
const PROGRAMS = everything || Base.JLOptions().opt_level > 0 ?
                 (arrays, broadcasts, mathematics, matrices, dispatched) : (broadcasts,)
const AT = [1.1, 2.2, 0.7, 1.3]
@testset "whole programs" begin
    @testset "$f" for f in PROGRAMS
        agrees(f, AT)
    end
end
