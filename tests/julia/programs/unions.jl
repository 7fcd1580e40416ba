# Values that are an integer or a number as the program runs: accumulators that begin with an integer, branches without one.
using Enzcc

failed = 0
function check(name, is, should)
    is ≈ should && return
    println("$name: $is, and not $should")
    global failed += 1
end
function both(name, f, x, should)
    check("$name, reverse", gradient(f, x), should)
    if x isa Array
        tangent, value = autodiff(ForwardWithPrimal, f, Duplicated(copy(x), ones(length(x))))
    else
        tangent, value = autodiff(ForwardWithPrimal, f, Duplicated(x, 1.0))
    end
    check("$name, forward", tangent, sum(should))
    check("$name, value", value, f(x))
end

x = [1.0, 2.0, 3.0]
both("a sum", x -> (s = 0; for v in x; s += v^2; end; s), x, 2x)
both("a sum of nothing", x -> (s = 0; for v in x; s += v^2; end; s), Float64[], Float64[])
both("a sum of some", x -> (s = 0; for v in x; v > 1.5 && (s += v^2); end; s), x, [0, 4, 6])
both("a sum of numbers and integers", x -> (s = 0; for v in x; s += v > 1.5 ? v^2 : 1; end; s), x, [0, 4, 6])
both("a product", x -> (p = 1; for v in x; p *= v; end; p), x, [6, 3, 2])
both("a maximum", x -> (m = 0; for v in x; m = max(m, v); end; m^2), x, [0, 0, 6])
both("two", x -> (a = 0; b = 1; for v in x; a, b = b, a + v * b; end; a + b), x, [9, 4, 3])
both("a generator", x -> sum(v > 1.5 ? v^2 : 0 for v in x), x, [0, 4, 6])
both("a sum as a part", x -> (s = 0; for v in x; s += v; end; sin(s) * x[2]), x, cos(6) * 2 .+ [0, sin(6), 0])

branches(x) = abs(x) < 1 ? 0 : x > 0 ? x^2 - 1 : x + 1
both("a number", branches, 2.5, 5.0)
both("an integer", branches, 0.5, 0.0)
@noinline called(x) = x > 1 ? x^2 : 2
both("of a call", x -> called(x) * x, 3.0, 27.0)
both("the integer of a call", x -> called(x) * x, 0.5, 2.0)
powers(x, n) = (s = 0; i = 0; while i < n; i += 1; s = s + x^i; end; s)
check("of two arguments", gradient(powers, 0.5, 4)[1], 3.25)
struct Limit; n::Int; end
(l::Limit)(x) = x > l.n ? x^2 : l.n
both("an object", Limit(1), 2.0, 4.0)
both("a captured integer", let k = 3; x -> x > k ? x^3 : k; end, 4.0, 48.0)
exit(failed)
