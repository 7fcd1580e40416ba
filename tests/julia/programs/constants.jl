# Memory that differentiated code refers to without being given it: work arrays that are constants of a module or captured.
using Enzcc

struct Held; buffer::Vector{Float64}; end
mutable struct Counter; value::Float64; end
const BUFFER = zeros(3)
const HELD = Held(zeros(3))
const PAIR = (zeros(3), BUFFER)
const COUNTER = Counter(0.0)
const REF = Ref(0.0)
const TABLE = [0.5, 1.5, 2.5]
const MATRIX = reshape(BUFFER, 1, 3)
module Inner
const NESTED = [zeros(2), zeros(2)]
end

failed = 0
function check(name, is, should)
    is ≈ should && return
    println("$name: $is, and not $should")
    global failed += 1
end
function both(name, f, x, should, value)
    check("$name, reverse", gradient(f, x), should)
    check("$name, again", gradient(f, x), should)
    tangent, found = autodiff(ForwardWithPrimal, f, Duplicated(copy(x), ones(3)))
    check("$name, forward", tangent, sum(should))
    check("$name, value", found, value)
end

x = [1.0, 2.0, 3.0]
function stores(x)
    for i in 1:3; BUFFER[i] = x[i]^2; end
    s = 0.0
    for i in 1:3; s += BUFFER[i]; end
    s
end
both("stores", stores, x, 2x, 14.0)
check("what is left is what the program leaves", BUFFER, x .^ 2)
function objects(x) # behind a struct, a mutable one, a Ref and a nested array, each holding a factor
    HELD.buffer .= x .^ 2
    COUNTER.value = HELD.buffer[2]
    REF[] = COUNTER.value * x[1]
    Inner.NESTED[2][1] = REF[]
    return Inner.NESTED[2][1] * HELD.buffer[3]
end
both("objects", objects, x, [36.0, 36.0, 24.0], 36.0)
both("one memory by three constants", x -> (PAIR[2] .= x; MATRIX[1, 1] *= x[3]; BUFFER[1] * PAIR[2][2]), x, [6.0, 3.0, 2.0], 6.0)
check("table", gradient(x -> sum(TABLE .* x .^ 2), x), 2 .* TABLE .* x)
check("a table is left alone", TABLE, [0.5, 1.5, 2.5])
both("captured with a view of it", let b = zeros(3), v = view(b, 2:3); x -> (b .= x; v[1] * v[2]); end, x, [0, 3.0, 2.0], 6.0)
dx = zeros(3)
autodiff(Reverse, (x, b) -> (b .= x .^ 2; sum(b)), Duplicated(x, dx), Const(zeros(3)))
check("constant argument", dx, 2x)
try
    gradient(x -> (BUFFER .= x; sum(BUFFER)), BUFFER)
    check("memory reached in two ways", 1, 0)
catch refused
    check("memory reached in two ways", refused isa EnzccError && refused.code == "EZ0808" ? 0 : 1, 0)
end

mutable struct Two; a::Vector{Float64}; b::Vector{Float64}; end
const TWO = Two(zeros(3), ones(3))
by_two(x) = (TWO.a .= x .^ 2; sum(TWO.b .* x))
check("two arrays", gradient(by_two, x), ones(3))
TWO.b = TWO.a
check("that have become one", gradient(by_two, x), 3x .^ 2)
exit(failed)
