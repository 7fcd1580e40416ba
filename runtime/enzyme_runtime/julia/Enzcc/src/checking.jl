# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Is a derivative right? Differences, forward mode and reverse mode, along random directions.
#
# `f` is a map F of all floats behind its active arguments, and to its result: what it only reads stays, what it writes is
# new. Reverse mode turns shadows s into s' with <v, s'> = <DF v, s> for every direction v; forward mode gives DF v; and
# differences of F, on copies of the arguments, do as well. Nothing else is believed.

"One argument: <DF v, s> along a direction v of its floats, in three ways. What `noise` explains is no error."
struct Row
    argument::Int
    differences::Float64
    forward::Float64
    reverse::Float64
    error::Float64
end

"The outcome of `check`: `ok` if all ways agree for all arguments."
struct Report
    name::String
    rows::Vector{Row}
    tolerance::Float64
    ok::Bool
end

"Whether both modes say the same."
agree(row::Row) = isnan(row.reverse) || abs(row.forward - row.reverse) <= 1e-3 * abs(row.forward)

shown(x::Float64) = string(round(x; sigdigits = 8))

function Base.show(io::IO, report::Report)
    columns = ["", "differences", "forward mode", "reverse mode", "error"]
    lines = [columns]
    for r in report.rows
        right = r.error <= report.tolerance
        reversed = isnan(r.reverse) && !isnan(r.forward) ? "none" : shown(r.reverse)
        push!(lines, ["argument $(r.argument)", shown(r.differences), shown(r.forward), reversed,
                      string(round(r.error; sigdigits = 1), right ? "" : "  <- disagrees")])
    end
    for line in lines
        println(io, rpad(line[1], 12), join((lpad(c, 15) for c in line[2:4])), "  ", line[5])
    end
    print(io, report.name, report.ok ? ": ok" : ": WRONG", " (allowed: $(report.tolerance))")
    report.ok || !all(agree, report.rows) || print(io, "\nBoth modes agree: there may be a kink or a jump here, or values " *
                                                       "that are kept between calls.")
end

"A copy of `x` in which `next` has made each float anew. What is one object twice is one in the copy."
remade(x::AbstractFloat, next, seen) = next(x)
remade(x::Complex{<:AbstractFloat}, next, seen) = Complex(next(real(x)), next(imag(x)))
remade(x::Union{Tuple,NamedTuple}, next, seen) = map(y -> remade(y, next, seen), x)
function remade(x::Array, next, seen)
    haskey(seen, x) && return seen[x]
    isbitstype(eltype(x)) && !hasfloat(eltype(x)) && return seen[x] = copy(x)
    made = seen[x] = similar(x)
    for i in eachindex(x)
        isassigned(x, i) && (made[i] = remade(x[i], next, seen))
    end
    return made
end
function remade(x::T, next, seen) where {T}
    (T.mutable || fieldcount(T) > 0) || return x
    T <: Union{Type,Module,Symbol,AbstractString} && return x
    if T.mutable
        haskey(seen, x) && return seen[x]
        made = seen[x] = ccall(:jl_new_struct_uninit, Any, (Any,), T)
        for i in 1:fieldcount(T)
            isdefined(x, i) && setfield!(made, i, remade(getfield(x, i), next, seen))
        end
        return made::T
    end
    fields = Any[remade(getfield(x, i), next, seen) for i in 1:fieldcount(T)]
    return ccall(:jl_new_structv, Any, (Any, Ptr{Any}, UInt32), T, fields, fieldcount(T))::T
end

"All floats of values, in the order in which they are found."
function floats(@nospecialize(values))
    found = Float64[]
    seen = IdDict{Any,Any}()
    foreach(x -> remade(x, y -> (push!(found, Float64(y)); y), seen), values)
    return found
end

"Copies of values whose floats are these."
function holding(@nospecialize(values), numbers::Vector{Float64})
    place = Ref(0)
    seen = IdDict{Any,Any}()
    return map(x -> remade(x, y -> convert(typeof(y), numbers[place[] += 1]), seen), values)
end

"Random numbers of ours: the program's own go on as they would."
function random(count::Int, seed::Int)
    state = UInt64(seed) * 0x9E3779B97F4A7C15 + 0x1234567
    return map(1:count) do _
        state = state * 0x5851F42D4C957F2D + 0x14057B7EF767814F
        bits = (state >> 33) % 0x1000
        (bits + 1.0) / 0x1000 * (isodd(state >> 50) ? 1 : -1)
    end
end

number(@nospecialize(x)) = hasfloat(typeof(x)) && isbitstype(typeof(x))

"""
    check(f, arguments...; tolerance, step)

Whether the derivatives of `f` are right here: reverse mode, forward mode and differences along random directions, one argument at
a time, on copies of the arguments. Arguments are as for `gradient`, or `Const`; what an `f!` writes counts as its result.
The report prints, and its field `ok` says whether all agree.

Differences say nothing at kinks, and of functions that keep values between their calls.
"""
function check(f, arguments...; tolerance = nothing, step = nothing)
    plain = map(a -> a isa Annotated ? a.value : a, arguments)
    active = Int[i for (i, a) in enumerate(arguments) if !(a isa Const) && hascontent(a isa Annotated ? a.value : a)]
    isempty(active) && throw(ArgumentError("check: no argument of '$f' has a derivative"))
    taken(values) = map(i -> i in active ? values[findfirst(==(i), active)] : remade(plain[i], y -> y, IdDict{Any,Any}()),
                        Tuple(1:length(plain)))
    given = Any[plain[i] for i in active]
    here = floats(given)
    isempty(here) && throw(ArgumentError("check: no argument of '$f' has a derivative"))
    single = hassingle(given)
    step = something(step, single ? 1e-2 : 1e-4)
    tolerance = something(tolerance, single ? 5e-3 : 1e-6)
    # F: the floats behind the arguments, and the result's
    function map_at(numbers)
        values = holding(given, numbers)
        result = f(taken(values)...)
        return [floats(values); number(result) ? floats((result,)) : Float64[]]
    end
    value = map_at(here)
    count = length(here)
    written = [value[k] != here[k] for k in 1:count]
    of = owners(given)
    outputs = Set(of[k] for k in 1:count if written[k])
    results = length(value) - count
    # numbers passed by value have no shadow to seed
    seeds = [of[k] in outputs && !number(given[of[k]]) ? s : 0.0 for (k, s) in zip(1:count, random(count, 7))]
    weights = [seeds; ones(results)]
    rows = Row[]
    for (place, index) in enumerate(active), turn in 1:2
        mine = [of[k] == place for k in 1:count]
        any(mine) || continue
        direction = random(count, 31 * index + turn) .* mine
        far = step * max(single ? 1.0 : 1e-3, maximum(abs.(here[mine])))
        at(t) = map_at(here .+ (t * far) .* direction)
        up, down, further, lower = at(1), at(-1), at(2), at(-2)
        slopes = (8 .* (up .- down) .- (further .- lower)) ./ (12far)
        differences = sum(weights .* slopes)
        forward = sum(weights .* tangents(f, given, active, taken, here, direction, results))
        reverse = results > 1 ? NaN : sum(adjoints(f, given, active, taken, here, seeds) .* direction)
        size = max(sum(abs.(weights .* slopes)), abs(forward), 1e-300)
        noise = 16 * (single ? eps(Float32) : eps()) * sum(abs.(weights .* value)) / far
        wrong = max(abs(differences - forward), results > 1 ? 0.0 : abs(differences - reverse)) - noise
        push!(rows, Row(index, differences, forward, reverse, isnan(wrong) ? NaN : max(wrong, 0.0) / size))
    end
    return Report(string(f), rows, tolerance, all(r -> r.error <= tolerance, rows))
end

"Which of the values each float is of."
owners(given) = Int[place for (place, x) in enumerate(given) for _ in 1:length(floats((x,)))]

function hassingle(given)
    found = Ref(false)
    foreach(x -> remade(x, y -> (found[] |= y isa Union{Float32,Float16}; y), IdDict{Any,Any}()), given)
    return found[]
end

"DF v, by forward mode."
function tangents(f, given, active, taken, here, direction, results)
    values, shadows = holding(given, here), holding(given, direction)
    pairs = Any[Duplicated(v, s) for (v, s) in zip(values, shadows)]
    arguments = map(a -> a isa Duplicated ? a : Const(a), taken(pairs))
    _, tangent, _ = call(:forward, f, arguments)
    after = reduce(vcat, map(s -> floats((s,)), shadows))
    return [after; results > 0 ? floats((tangent,)) : Float64[]]
end

"What reverse mode makes of the seeds: derivatives along each float."
function adjoints(f, given, active, taken, here, seeds)
    values, shadows = holding(given, here), holding(given, seeds)
    pairs = Any[number(v) ? Active(v) : Duplicated(v, s) for (v, s) in zip(values, shadows)]
    arguments = map(a -> a isa Annotated ? a : Const(a), taken(pairs))
    _, _, derivatives = call(:reverse, f, arguments)
    return reduce(vcat, [floats((pair isa Active ? derivatives[i] : pair.shadow,)) for (pair, i) in zip(pairs, active)])
end
