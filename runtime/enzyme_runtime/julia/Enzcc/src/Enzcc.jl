# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
__precompile__(false) # some hundred lines, read in a fifth of a second; no files in the user's depot

"""
Derivatives of Julia functions, made by enzcc from the LLVM IR that Julia itself gives of them.

    gradient(f, x)                                        # of a number, an array, a tuple or an immutable struct
    gradient(f, x, y)                                     # one derivative for each argument, as a tuple
    check(f, x, y)                                        # whether they are right: against differences
    autodiff(Reverse, f, Active(x), Duplicated(y, dy), Const(n))
    autodiff(Forward, f, Duplicated(x, dx))

`autodiff` reads as in Enzyme.jl: an `Active` argument's derivative is returned, that of a `Duplicated` one is added to
its shadow. What cannot be differentiated is an exception, `EnzccError`, with enzcc's message.
"""
module Enzcc


export gradient, autodiff, check, Active, Duplicated, Const, Reverse, ReverseWithPrimal, Forward, ForwardWithPrimal,
       EnzccError, make_zero

import Libdl

isdefined(Base, :Experimental) && isdefined(Base.Experimental, Symbol("@optlevel")) &&
    @eval Base.Experimental.@optlevel 0 # this code is compiled anew in each session, and waits for enzcc

include("emission.jl")
include("mirrors.jl")
import .Emission, .Mirrors

# What one asks with ---------------------------------------------------------------------------------------------------

"An argument passed by value whose derivative is returned: a float, or a tuple or immutable struct of floats."
struct Active{T}
    value::T
end

"An argument with its shadow: in reverse mode derivatives are added to it, in forward mode it is the tangent."
struct Duplicated{T}
    value::T
    shadow::T
end

"An argument without derivative."
struct Const{T}
    value::T
end

const Annotated = Union{Active,Duplicated,Const}

struct Mode{name,primal} end
const Reverse = Mode{:reverse,false}()
const ReverseWithPrimal = Mode{:reverse,true}()
const Forward = Mode{:forward,false}()
const ForwardWithPrimal = Mode{:forward,true}()

"A derivative that cannot be made, or code that failed in it: `code` is enzcc's (`enzyme-cli explain EZ0301`)."
struct EnzccError <: Exception
    code::String
    message::String
end
Base.showerror(io::IO, error::EnzccError) = print(io, "EnzccError: ", error.message)

# Shadows --------------------------------------------------------------------------------------------------------------

"A value of the same shape with every float zero: the shadow of `x`. What has no float in it is `x` itself."
make_zero(x::AbstractFloat) = zero(x)
make_zero(x::Complex{<:AbstractFloat}) = zero(x)
make_zero(x::Array{<:Union{AbstractFloat,Complex{<:AbstractFloat}}}) = zero(x)
make_zero(x::Array) = isbitstype(eltype(x)) && !hasfloat(eltype(x)) ? copy(x) : map(make_zero, x)
make_zero(x::Union{Tuple,NamedTuple}) = map(make_zero, x)
function make_zero(x::T) where {T}
    (T.mutable || fieldcount(T) > 0) || return x
    T <: Union{Function,Type,Module,Symbol,AbstractString} && fieldcount(T) == 0 && return x
    if T.mutable
        made = ccall(:jl_new_struct_uninit, Any, (Any,), T)
        for i in 1:fieldcount(T)
            isdefined(x, i) && setfield!(made, i, make_zero(getfield(x, i)))
        end
        return made::T
    end
    return ccall(:jl_new_structv, Any, (Any, Ptr{Any}, UInt32), T, Any[make_zero(getfield(x, i)) for i in 1:fieldcount(T)],
                 fieldcount(T))::T
end

const hasfloat = Emission.hasfloat

# Compiled derivatives -------------------------------------------------------------------------------------------------

mutable struct Compiled
    request::Ptr{Cvoid}
    recover::Ptr{Cvoid}
    method::Core.MethodInstance
    code::Core.CodeInstance   # Julia sets its max_world when a method that it calls changes
    result::Type
    world::UInt               # the last age in which it was seen to be what a call runs
    mirrors::Mirrors.Shadows  # of objects that the code refers to and that carry derivatives
    roots::Vector{Any}        # these objects
    named::IdDict{Any,Nothing} # all that the code refers to, and what is behind them
    objects::Vector{Pair{String,Any}} # what the code may work in, by the addresses
    ways::Union{Vector{String},Nothing} # what has several ways to it from there, if that may become otherwise
    worked::Bool              # what is constant to the caller, captured or `Const`, is memory that the code works in
    float::Union{Type,Nothing} # what the result is converted to, if it is a float or an integer
end

"`f`, which returns a float or an integer, as Julia does not know before it runs: `s = 0; for v in x; s += v^2; end; s`."
struct Floating{T,F}
    f::F
end
Floating{T}(f::F) where {T,F} = Floating{T,F}(f)
(g::Floating{T})() where {T} = convert(T, g.f())::T
(g::Floating{T})(a) where {T} = convert(T, g.f(a))::T
(g::Floating{T})(a, b) where {T} = convert(T, g.f(a, b))::T
(g::Floating{T})(a, b, c) where {T} = convert(T, g.f(a, b, c))::T
(g::Floating{T})(a, b, c, d...) where {T} = convert(T, g.f(a, b, c, d...))::T

"The float of such a result; nothing for all others."
function commonfloat(@nospecialize(T))
    T isa Union || return nothing
    types = Base.uniontypes(T)
    floats = filter(t -> t <: AbstractFloat, types)
    all(t -> isbitstype(t) && t <: Union{AbstractFloat,Integer}, types) && length(floats) == 1 ? floats[1] : nothing
end

"What the derivative is of, where the user has `f`."
asrun(made::Compiled, @nospecialize(f)) = made.float === nothing ? f : Floating{made.float}(f)

const compiled = Dict{Any,Compiled}()
const directory = Ref{String}("")

world() = ccall(:jl_get_world_counter, UInt, ())

"Whether a call still runs the method that the derivative was made of, as it was then."
function valid(made::Compiled, @nospecialize(f), @nospecialize(values::Type))
    made.world == world() && return true
    made.code.max_world == typemax(UInt) && Emission.instance(asrun(made, f), values) === made.method || return false
    made.world = world()
    return true
end

activity(::Type{<:Active}) = "active"
activity(::Type{<:Duplicated}) = "duplicated"
activity(::Type{<:Const}) = "const"

"The program: that named by ENZCC, or `enzcc` on PATH."
function program()
    named = get(ENV, "ENZCC", "")
    isempty(named) || return named
    found = Sys.which("enzcc")
    found === nothing && throw(EnzccError("", "enzcc is not on PATH; set ENZCC to where it is"))
    return found
end

"The environment without what Julia's own start added for its libraries, which are not those of enzcc."
function environment()
    own = dirname(dirname(Sys.BINDIR))
    left = [p for p in split(get(ENV, "LD_LIBRARY_PATH", ""), ':'; keepempty = false) if !startswith(p, own)]
    kept = Dict(k => v for (k, v) in ENV if k != "LD_LIBRARY_PATH")
    kept["ENZCC_JULIA_RUNNING"] = string(VERSION)
    isempty(left) || (kept["LD_LIBRARY_PATH"] = join(left, ':'))
    return kept
end

function compile(mode::Symbol, @nospecialize(f), @nospecialize(values::Type), activities::Vector{String},
                 tangled::Vector{String})
    isempty(directory[]) && (directory[] = mktempdir())
    base = joinpath(directory[], "derivative$(length(readdir(directory[])))")
    float = typeof(f).mutable ? nothing : commonfloat(Core.Compiler.return_type(f, values))
    given, f = f, float === nothing ? f : Floating{float}(f)
    lines = try
        Emission.emit(f, values, "$base.bc")
    catch refused
        refused isa Emission.Refused || rethrow()
        throw(EnzccError("EZ0808", refused.text))
    end
    append!(lines, tangled)
    shadows = Mirrors.Shadows()
    objects = written(() -> embedded(lines, shadows, "$base.ld"))
    types = (typeof(given), values.parameters...)
    worked = false
    refused = asked(mode, base, lines, activities, types)
    if refused !== nothing && refused.code == "EZ0401" # the code writes derivatives into what is said to have none
        activities = [a == "const" && worksin(T) ? "duplicated" : a for (a, T) in zip(activities, types)]
        worked = true
        again = asked(mode, base, lines, activities, types)
        refused = again === nothing || again.code != "EZ0401" ? again : refused
    end
    refused === nothing || throw(refused)
    library = Libdl.dlopen("$base.so", Libdl.RTLD_NOW | Libdl.RTLD_LOCAL)
    roots = Any[x for (address, x) in objects
                if Libdl.dlsym(library, Symbol("enzcc_julia_shadow_$address"); throw_error = false) !== nothing]
    Mirrors.keep!(shadows, roots)
    method = Emission.instance(f, values)
    result = Core.Compiler.typejoin(method.cache.rettype, Union{})
    return Compiled(Libdl.dlsym(library, :enzcc_julia_request), Libdl.dlsym(library, :enzcc_julia_recover),
                    method, method.cache, result, world(), shadows, roots,
                    Mirrors.behind(Any[x for (_, x) in objects]), objects,
                    any(o -> Mirrors.movable(o[2]), objects) ? Emission.shared(objects) : nothing, worked, float)
end

"""
Objects of this process that the code may work in, each with a shadow. The linker learns by `script` where both are; only what
the derivative uses becomes a symbol of the library.
"""
function embedded(lines::Vector{String}, shadows::Mirrors.Shadows, script::String)
    objects = Pair{String,Any}[]
    open(script, "w") do out
        for line in lines
            startswith(line, "memory\t") || continue
            address = split(line, '\t')[2]
            x = unsafe_pointer_to_objref(Ptr{Cvoid}(parse(UInt, address)))
            push!(objects, address => x)
            shadow = UInt(Mirrors.address(shadows, x))
            println(out, "PROVIDE(enzcc_julia_object_$address = $address);")
            println(out, "PROVIDE(enzcc_julia_shadow_$address = $shadow);")
        end
    end
    return objects
end

"Asks enzcc for the library; nothing, or what it says against it."
function asked(mode::Symbol, base::String, lines::Vector{String}, activities::Vector{String}, types)
    passed = [activities[i] for (i, T) in enumerate(types) if Emission.passing(T) !== :none]
    open("$base.jlir", "w") do out
        foreach(line -> println(out, line), lines)
        println(out, "mode\t", mode)
        foreach(a -> println(out, "activity\t", a), passed)
    end
    level = clamp(Base.JLOptions().opt_level, 0, 3)
    script = filesize("$base.ld") > 0 ? ["-Wl,$base.ld"] : String[]
    command = `$(program()) -O$level --lang=julia -shared -fdiagnostics-color=never $base.jlir $script -o $base.so`
    said = IOBuffer()
    ended = run(pipeline(ignorestatus(setenv(command, environment())); stdout = said, stderr = said))
    success(ended) && return nothing
    text = strip(String(take!(said)))
    code = match(r"\[(EZ\d+)\]", text)
    return EnzccError(code === nothing ? "" : code.captures[1], text)
end

"Whether an argument of this type may lead to memory that code works in."
worksin(@nospecialize(T)) =
    (how = Emission.passing(T); how === :object ? T.mutable && T !== String : how === :memory && !isbitstype(T))

"What `make` returns; what it cannot make is an error of ours."
function written(make)
    try
        return make()
    catch refused
        refused isa Mirrors.Unmirrored || rethrow()
        throw(EnzccError("EZ0808", refused.text))
    end
end

"What the code is given and may lead to memory, by the names of its parameters; what has no derivative, if `all` is not asked."
function leading(@nospecialize(f), @nospecialize(arguments::Tuple); all::Bool = true)
    found = Pair{String,Any}[]
    number = 0
    for x in (Const(f), arguments...)
        Emission.passing(typeof(x.value)) === :none && continue
        (all || x isa Const) && worksin(typeof(x.value)) && push!(found, "a$number" => x.value)
        number += 1
    end
    return found
end

const UNTANGLED = String[]

"What has several ways to it from what the code is given without a derivative."
function tangles(@nospecialize(f), @nospecialize(arguments::Tuple))
    sizeof(typeof(f)) == 0 && !any(a -> a isa Const, arguments) && return UNTANGLED
    constant = leading(f, arguments; all = false)
    isempty(constant) || length(constant) == 1 && Emission.isplain(constant[1][2]) ? UNTANGLED : Emission.shared(constant)
end

function derivative(mode::Symbol, @nospecialize(f), @nospecialize(arguments::Tuple))
    values = Tuple{map(a -> typeof(a.value), arguments)...}
    kinds = map(typeof, arguments)
    tangled = tangles(f, arguments)
    key = (mode, f isa Function && sizeof(f) == 0 ? f : typeof(f), kinds, tangled)
    found = get(compiled, key, nothing)
    if found === nothing || !valid(found, f, values) || !(found.ways === nothing || Emission.shared(found.objects) == found.ways)
        found = compile(mode, f, values, ["const"; [activity(k) for k in kinds]], tangled)
        compiled[key] = found
    end
    return found
end

# Calls ----------------------------------------------------------------------------------------------------------------

"A place for a value of type `T`, zero at first; what has no bytes needs none."
place(@nospecialize(T)) = isconcretetype(T) && isbitstype(T) && sizeof(T) > 0 ? zeros(UInt8, sizeof(T) + 16) : UInt8[]

at(bytes::Vector{UInt8}) = Ptr{Cvoid}((UInt(pointer(bytes)) + 15) & ~UInt(15))

read_place(@nospecialize(T), bytes) = GC.@preserve bytes unsafe_load(Ptr{T}(at(bytes)))

"The pointer that the native function takes for `x`, and what must live as long."
function passed(@nospecialize(x))
    how = Emission.passing(typeof(x))
    how === :object && typeof(x).mutable && return (pointer_from_objref(x), x)
    how === :object && throw(EnzccError("EZ0808", "an argument of type $(typeof(x)) has no fixed layout"))
    held = Ref(x)
    return (Ptr{Cvoid}(Base.unsafe_convert(Ptr{typeof(x)}, held)), held)
end

"""
Makes shadows of what the code works in. It is refused if that is also behind an argument with another shadow or, where it need
not have one, behind what is constant to the caller.
"""
function mirrors!(found::Compiled, @nospecialize(f), @nospecialize(arguments::Tuple))
    Mirrors.refresh!(found.mirrors, found.roots)
    isempty(found.named) && return
    Mirrors.alone(found.named, f)
    for a in arguments
        Mirrors.alone(a isa Const ? found.named : found.mirrors.fresh, a.value)
    end
end

"""
Arguments that lead to memory which the code is given in another way as well, with another shadow or none; or whose shadow is
another's, too, or memory of an argument. As long as the code does not write there, each has the derivative of what is read by
its own way, and a shadow of several has the sum.
"""
function coinciding(found::Compiled, mode::Symbol, @nospecialize(arguments::Tuple))
    leading = Int[i for (i, a) in enumerate(arguments) if !(a isa Active) && worksin(typeof(a.value))]
    several = shared_shadows(mode, arguments, leading)
    isempty(found.named) && length(leading) < 2 && return several
    for i in leading
        a = arguments[i]
        a isa Duplicated && Mirrors.meets(found.named, a.value) && push!(several, i)
    end
    length(leading) < 2 && return several
    all(i -> arguments[i] isa Const, leading) && return several
    behind = Dict(i => Mirrors.behind(Any[arguments[i].value]) for i in leading)
    for i in leading, j in leading
        (i < j && !(i in several && j in several)) || continue
        a, b = arguments[i], arguments[j]
        a isa Const && b isa Const && continue # these have one shadow
        a isa Duplicated && b isa Duplicated && a.value === b.value && a.shadow === b.shadow && continue
        Mirrors.meets(behind[i], b.value) && union!(several, (i, j))
    end
    return several
end

"Of these arguments, those whose shadow is another's, or memory of one. The latter is refused where derivatives are added to it."
function shared_shadows(mode::Symbol, @nospecialize(arguments::Tuple), leading::Vector{Int})
    several = Int[]
    for i in leading
        a = arguments[i]
        a isa Duplicated || continue
        for j in leading
            b = arguments[j]
            if Mirrors.overlap(a.shadow, b.value)
                mode === :reverse && throw(EnzccError("EZ0115",
                    "the shadow of argument $i is memory of argument $j: derivatives would be mixed with values. Pass other memory"))
                union!(several, (i, j))
            elseif i < j && b isa Duplicated && a.value !== b.value && Mirrors.overlap(a.shadow, b.shadow)
                union!(several, (i, j))
            end
        end
    end
    return several
end

const probed = Dict{Any,Bool}()

"""
Whether the code writes derivatives to what these arguments lead to. enzcc is asked for the derivative with these said to have
none, and with all ways there said to be one: it refuses that, or uses the shadow of what is behind a constant.
"""
function writes(@nospecialize(f), @nospecialize(arguments::Tuple), several::Vector{Int}, found::Compiled)
    ways = Emission.shared([found.objects; leading(f, arguments)])
    return get!(probed, (found.request, several, ways)) do
        base = joinpath(directory[], "probe$(length(probed))")
        types = (typeof(f), map(a -> typeof(a.value), arguments)...)
        lines = Emission.emit(asrun(found, f), Tuple{types[2:end]...}, "$base.bc")
        met = [address for (address, x) in embedded(lines, Mirrors.Shadows(), "$base.ld")
               if any(i -> Mirrors.meets(Mirrors.behind(Any[x]), arguments[i].value), several)]
        filter!(line -> !startswith(line, "same\t"), lines)
        activities = ["const"; [i in several ? "const" : activity(typeof(a)) for (i, a) in enumerate(arguments)]]
        refused = asked(:reverse, base, [lines; ways], activities, types)
        refused === nothing || return refused.code == "EZ0401"
        library = Libdl.dlopen("$base.so", Libdl.RTLD_NOW | Libdl.RTLD_LOCAL)
        any(a -> Libdl.dlsym(library, Symbol("enzcc_julia_shadow_$a"); throw_error = false) !== nothing, met)
    end
end

refuse_written() = throw(EnzccError("EZ0808",
    "an argument leads to memory that the code works in and that it is given in another way as well: by another argument or its shadow, " *
    "or by a constant or captured variable. What is written by one way and read by the other has no one derivative: pass a copy"))

"Runs the derivative. Returns the value, the tangent of it, and a tuple of the derivatives of `Active` arguments."
function call(mode::Symbol, @nospecialize(f), @nospecialize(arguments::Tuple))
    return checked_call(derivative(mode, f, arguments), mode, f, arguments)
end

"The same, of a derivative that is there."
function checked_call(found::Compiled, mode::Symbol, @nospecialize(f), @nospecialize(arguments::Tuple))
    several = coinciding(found, mode, arguments)
    isempty(several) && return call(found, mode, f, arguments)
    writes(f, arguments, several, found) && refuse_written()
    before = map(i -> Mirrors.contents(arguments[i].value), several)
    result = call(found, mode, f, arguments)
    before == map(i -> Mirrors.contents(arguments[i].value), several) || refuse_written()
    return result
end

function call(found::Compiled, mode::Symbol, @nospecialize(f), @nospecialize(arguments::Tuple))
    value, tangent = place(found.result), place(found.result)
    if mode === :reverse && hasfloat(found.result) && !(found.result <: AbstractFloat) && isbitstype(found.result)
        throw(EnzccError("EZ0808", "reverse mode needs a result that is one float, and '$f' returns $(found.result)"))
    end
    held = Any[value, tangent]
    (found.worked || !isempty(found.named)) && written(() -> mirrors!(found, f, arguments))
    own = found.worked ? copy(found.mirrors.fresh) : found.mirrors.fresh # two of them may be one
    mirrored(x) = written(() -> (Mirrors.alone(own, x); Mirrors.mirror(found.mirrors, x)))
    slots = Ptr{Cvoid}[at(value), at(tangent)]
    places = Any[]
    if Emission.passing(typeof(f)) !== :none
        pointer, keep = passed(f)
        push!(slots, pointer)
        push!(held, keep)
        if found.worked && worksin(typeof(f))
            pointer, keep = passed(mirrored(f))
            push!(slots, pointer)
            push!(held, keep)
        end
    end
    for a in arguments
        if Emission.passing(typeof(a.value)) === :none
            push!(places, a isa Active ? a.value : nothing)
            continue
        end
        pointer, keep = passed(a.value)
        push!(slots, pointer)
        push!(held, keep)
        if a isa Active
            shadow = Ref(make_zero(a.value))
            push!(slots, Ptr{Cvoid}(Base.unsafe_convert(Ptr{typeof(a.value)}, shadow)))
            push!(held, shadow)
            push!(places, shadow)
        else
            push!(places, nothing)
            if a isa Duplicated || (found.worked && worksin(typeof(a.value)))
                shadow = a isa Duplicated ? a.shadow : mirrored(a.value)
                a isa Duplicated && a.value isa Vector && Mirrors.match_room!(a.shadow, a.value)
                pointer, keep = passed(shadow)
                push!(slots, pointer)
                push!(held, keep)
            end
        end
    end
    GC.@preserve held begin
        try
            ccall(found.request, Cvoid, (Ptr{Ptr{Cvoid}},), slots)
        catch thrown
            ccall(found.recover, Cvoid, ())
            throw(translated(thrown))
        end
    end
    derivatives = map(p -> p isa Base.RefValue ? p[] : p, Tuple(places))
    isempty(value) && return nothing, nothing, derivatives
    return read_place(found.result, value), read_place(found.result, tangent), derivatives
end

"What was thrown in native code arrives as its text; it becomes an exception of its type where that needs nothing else."
function translated(@nospecialize(thrown))
    thrown isa ErrorException || return thrown
    name, separator, text = partition(thrown.msg)
    separator || return thrown
    name == "enzcc" && return EnzccError("EZ0808", text)
    name == "DimensionMismatch" && return DimensionMismatch(text)
    name == "BoundsError" && return BoundsError()
    name == "DomainError" && return DomainError(NaN, text)
    name == "OverflowError" && return OverflowError(text)
    name == "DivideError" && return DivideError()
    name == "ArgumentError" && return ArgumentError(text)
    name == "UndefRefError" && return UndefRefError()
    name == "OutOfMemoryError" && return OutOfMemoryError()
    return thrown
end

function partition(text::AbstractString)
    found = findfirst(": ", text)
    found === nothing && return text, false, ""
    return text[1:first(found)-1], true, text[last(found)+1:end]
end

# The interface --------------------------------------------------------------------------------------------------------

checked(::Mode{:reverse}, a::Active{<:Array}) =
    throw(ArgumentError("an array is Duplicated(x, dx): its derivative is added to dx"))
checked(::Mode{:forward}, ::Active) = throw(ArgumentError("forward mode has no Active arguments; use Duplicated(x, dx)"))
checked(::Mode{:reverse}, a::Duplicated{T}) where {T} =
    Emission.passing(T) === :value ?
    throw(ArgumentError("a Duplicated $T cannot be added to in reverse mode; use Active(x)")) : a
checked(::Mode, a::Annotated) = a

"""
    autodiff(mode, f, arguments...)

In reverse mode `((derivatives...),)`, one slot for each argument: the derivative of an `Active` one, else `nothing`;
`ReverseWithPrimal` adds the value of `f`. In forward mode `(tangent,)`, with `ForwardWithPrimal` `(tangent, value)`.
`f` may be followed by the activity of its result, as in Enzyme.jl.
"""
function autodiff(mode::Mode{:reverse,primal}, f, arguments::Annotated...) where {primal}
    value, _, derivatives = call(:reverse, f, map(a -> checked(mode, a), arguments))
    return primal ? (derivatives, value) : (derivatives,)
end

function autodiff(mode::Mode{:forward,primal}, f, arguments::Annotated...) where {primal}
    value, tangent, _ = call(:forward, f, map(a -> checked(mode, a), arguments))
    return primal ? (tangent, value) : (tangent,)
end

autodiff(mode::Mode, f, ::Type{<:Annotated}, arguments::Annotated...) = autodiff(mode, f, arguments...)

annotated(x) = Emission.passing(typeof(x)) === :object ? Duplicated(x, make_zero(x)) : Active(x)

"""
    gradient(f, arguments...)

The derivative of the float that `f` returns with respect to its argument: a number, an array, tuple or struct of its
type. With several arguments, a tuple of these; integers and what else has no float have `nothing`.
"""
function gradient(f, arguments...)
    given = map(x -> hascontent(x) ? annotated(x) : Const(x), arguments)
    made = derivative(:reverse, f, given)
    made.result <: AbstractFloat || throw(EnzccError("EZ0808", "the gradient is of one float, and '$f' returns $(made.result)"))
    _, _, derivatives = checked_call(made, :reverse, f, given)
    found = map((a, d) -> a isa Duplicated ? a.shadow : d, given, derivatives)
    return length(found) == 1 ? found[1] : found
end

hascontent(x) = !(x isa Union{Integer,Function,Type,Symbol,AbstractString,Nothing})
hascontent(x::Array) = !isbitstype(eltype(x)) || hasfloat(eltype(x))

include("checking.jl")

end
