# What the module Enzcc offers, and what it says of code that it cannot differentiate.
using Enzcc, Test

struct Spring
    stiffness::Float64
    rest::Float64
    power::Int
end
energy(s::Spring, x) = s.stiffness * (x - s.rest)^s.power

mutable struct Layer
    weights::Matrix{Float64}
    rate::Float64
end

square!(y, x) = (y .= x .^ 2; nothing)
const KEPT = [[0.0]]
unknown = 3.0 # a global that is not const

thrown(f) = try f(); nothing catch error; error end
refused(f, code, word) = (e = thrown(f); e isa EnzccError && e.code == code && occursin(word, e.message) || (println(e); false))

@testset "arguments" begin
    @test gradient(x -> sum(x .* x), Float32[1, 2]) == Float32[2, 4]
    spring(s, x, p, n) = energy(s, x) * p.a * sum(p.b) + x^n # structs, named tuples, integers
    @test gradient(spring, Spring(2.0, 1.0, 3), 3.0, (a = 2.0, b = (1.0, 5.0)), 2) ==
          (Spring(96.0, -288.0, 3), 294.0, (a = 96.0, b = (32.0, 32.0)), nothing)
    data = [1.0, 2.0]
    layer = gradient(l -> l.rate * sum(l.weights) * sum(data), Layer([1.0 2.0; 3.0 4.0], 0.5)) # a closure's are constant
    @test layer.weights == fill(1.5, 2, 2) && layer.rate == 30.0
end

@testset "activities" begin
    dy = [0.0, 0.0]
    found = autodiff(ReverseWithPrimal, (x, y, n) -> x * y[1]^n + y[2], Active(3.0), Duplicated([2.0, 1.0], dy), Const(3))
    @test found == ((8.0, nothing, nothing), 25.0) && dy == [36.0, 1.0]
    y, shadow, x, dx = [0.0, 0.0], [1.0, 10.0], [3.0, 4.0], [0.0, 0.0]
    autodiff(Reverse, square!, Const, Duplicated(y, shadow), Duplicated(x, dx))
    @test y == [9.0, 16.0] && dx == [6.0, 80.0] && shadow == [0.0, 0.0]
    @test autodiff(Forward, x -> (x^2, sin(x)), Duplicated(2.0, 1.0)) == ((4.0, cos(2.0)),)
    @test_throws ArgumentError autodiff(Reverse, sum, Active([1.0]))
    @test_throws ArgumentError autodiff(Forward, x -> x^2, Active(1.0))
end

@testset "exceptions of the program" begin
    failing(x) = x[1] < 0 ? log(x[1]) : sum(x .* [1.0, 2.0, 3.0]) * x[1] * x[3]
    @test gradient(failing, [1.0, 2.0, 4.0]) == [72.0, 8.0, 29.0]
    @test thrown(() -> gradient(failing, [-1.0])) isa DomainError
    @test thrown(() -> gradient(failing, [1.0, 2.0])) isa DimensionMismatch
    @test thrown(() -> gradient(failing, [1.0])) isa BoundsError
    @test gradient(failing, [1.0, 2.0, 4.0]) == [72.0, 8.0, 29.0] # and nothing is left behind
end

@testset "refused" begin
    @test refused(() -> gradient(x -> x * unknown, 2.0), "EZ0808", "type-unstable")
    @test refused(() -> gradient(x -> try sqrt(x) catch; x end, 2.0), "EZ0808", "'try'")
    @test refused(() -> gradient(x -> x > 1, 2.0), "EZ0808", "Bool")
    escaping(x) = (KEPT[1] = x .* 2; sum(KEPT[1]))
    @test refused(() -> gradient(escaping, [1.0]), "EZ0808", "outlives")
    if haskey(ENV, "ENZCC_TEST_EVERYTHING")
        @test refused(() -> gradient(x -> (println(x); x * x), 2.0), "EZ0808", "run time")
        @test refused(() -> gradient(x -> "text", 2.0), "EZ0808", "String")
        @test refused(() -> gradient(x -> ccall(:abs, Int, (Int,), 1) * x, 2.0), "EZ0808", "the C function")
    end
end

@testset "a method that changes" begin
    @eval changing(x) = 2x
    @test Base.invokelatest(gradient, changing, 3.0) == 2.0
    @eval changing(x) = 5x
    @test Base.invokelatest(gradient, changing, 3.0) == 5.0
end
