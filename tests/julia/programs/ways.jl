# Memory that the code is given in several ways: by arguments, their shadows, constants.
using Enzcc

const BUFFER = zeros(3)

failed = 0
function check(name, is, should)
    is ≈ should && return
    println("$name: $is, and not $should")
    global failed += 1
end
x = [1.0, 2.0, 3.0]

# What is written by one way and read by another: refused. What is only read has the derivative by its own way.
function refused(name, f, code = "EZ0808")
    try
        println("$name: $(f()), and not refused")
        global failed += 1
    catch e
        check(name, e isa EnzccError && e.code == code ? 0 : 1, 0)
    end
end
const START = [1.0, 2.0, 3.0]
work(x, b) = (b .= x .^ 2; BUFFER[1] + BUFFER[2])
apart(a, b, x) = (a .= x .^ 2; sum(b .* x))
for (mode, times) in ((Reverse, 2), (Forward, 1)), again in 1:times
    b = zeros(3)
    refused("a constant, passed as well", () -> autodiff(mode, work, Duplicated(x, ones(3)), Duplicated(BUFFER, zeros(3))))
    refused("a constant, Const", () -> autodiff(mode, work, Duplicated(x, ones(3)), Const(BUFFER)))
    refused("written and Const", () -> autodiff(mode, apart, Duplicated(b, zeros(3)), Const(b), Duplicated(x, ones(3))))
    refused("Const and read", () -> autodiff(mode, apart, Const(b), Duplicated(b, zeros(3)), Duplicated(x, ones(3))))
end
refused("written, of itself only", () -> gradient(x -> (x .= x .^ 2; START[1]), START))
START .= x
check("near where it starts", gradient(y -> sum((y .- START) .^ 2 .+ y), START), ones(3))
check("twice, and read", gradient((a, b) -> sum(a .* b .^ 2), x, x)[2], 2x .^ 2)
dx, b = zeros(3), zeros(3)
autodiff(Reverse, apart, Const(b), Const(b), Duplicated(x, dx))
check("twice Const", dx, 3x .^ 2)

# One shadow for two arguments: the sum of both, as long as nothing is written. A shadow that is a primal is none.
products(a, b) = sum(a .* b .^ 2)
into(a, b) = (a .= 2 .* b; sum(a .* b))
both = zeros(3)
autodiff(Reverse, products, Duplicated(x, both), Duplicated(copy(x), both))
check("one shadow", both, 3x .^ 2)
check("one direction", autodiff(Forward, products, Duplicated(x, ones(3)), Duplicated(x, ones(3)))[1], 42.0)
y, both = copy(x), zeros(3)
autodiff(Reverse, into, Duplicated(y, both), Duplicated(y, both))
check("one argument, given twice", both, 8x)
for mode in (Reverse, Forward)
    refused("one shadow, written", () -> (s = ones(3); autodiff(mode, into, Duplicated(zeros(3), s), Duplicated(copy(x), s))))
end
refused("a shadow that is its primal", () -> autodiff(Reverse, products, Duplicated(x, x), Const(copy(x))), "EZ0115")
refused("a shadow that is another's primal", () -> autodiff(Reverse, products, Duplicated(x, y), Duplicated(y, zeros(3))), "EZ0115")
exit(failed)
