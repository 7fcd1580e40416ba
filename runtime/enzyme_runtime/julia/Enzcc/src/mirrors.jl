# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
Shadows of objects that differentiated code refers to without being given them: constants of modules, what closures capture.

    const BUFFER = zeros(3)
    f(x) = (BUFFER .= x .^ 2; sum(BUFFER))

Code has the object's address in it, and its shadow's; so a shadow stays where it is as long as the derivative, and before
each call it is made like the object as that is then: of the same extents, references to shadows, all floats zero. Two ways
to one object lead to one shadow, and arrays over the same elements have shadows over the same elements.
"""
module Mirrors

import ..Emission: hasfloat, writable

"What has no shadow; `text` says why in the user's terms."
struct Unmirrored <: Exception
    text::String
end

"`of`: the shadow of each object; `boxes`: of immutable objects, which have no identity but a place; `fresh`: made like the object in this call."
struct Shadows
    of::IdDict{Any,Any}
    boxes::IdDict{Any,Any}
    fresh::IdDict{Any,Nothing}
end
Shadows() = Shadows(IdDict{Any,Any}(), IdDict{Any,Any}(), IdDict{Any,Nothing}())

"Where the shadow of an object is."
function address(shadows::Shadows, @nospecialize(x))
    shadow = typeof(x).mutable ? mirror(shadows, x) : get!(() -> mirror(shadows, x), shadows.boxes, x)
    return ccall(:jl_value_ptr, Ptr{Cvoid}, (Any,), shadow)
end

"Forgets all shadows but those of `roots` and of what these lead to."
function keep!(shadows::Shadows, roots::Vector{Any})
    old, boxes = copy(shadows.of), copy(shadows.boxes)
    foreach(empty!, (shadows.of, shadows.boxes, shadows.fresh))
    for root in roots
        haskey(boxes, root) && (shadows.boxes[root] = boxes[root])
        kept!(shadows, old, root)
    end
end

function kept!(shadows::Shadows, old::IdDict{Any,Any}, @nospecialize(x))
    T = typeof(x)
    if T.mutable
        (haskey(old, x) && !haskey(shadows.of, x)) || return
        shadows.of[x] = old[x]
    end
    parts(part -> kept!(shadows, old, part), x)
end

"Calls `f` with each object that `x` refers to."
function parts(f, @nospecialize(x))
    if x isa Array
        isbitstype(eltype(x)) || foreach(i -> isassigned(x, i) && f(x[i]), eachindex(x))
    elseif !isbitstype(typeof(x))
        foreach(i -> isdefined(x, i) && f(getfield(x, i)), 1:fieldcount(typeof(x)))
    end
end

"Makes all shadows of `roots` like these."
function refresh!(shadows::Shadows, roots::Vector{Any})
    empty!(shadows.fresh)
    foreach(root -> mirror(shadows, root), roots)
end

"All objects with floats behind `roots`."
function behind(roots::Vector{Any})
    found = IdDict{Any,Nothing}()
    function visit(x)
        if typeof(x).mutable
            (haskey(found, x) || !writable(x)) && return
            found[x] = nothing
        end
        parts(visit, x)
    end
    foreach(visit, roots)
    return found
end

"""
Refuses `x` if something behind it is one of `others`. The derivative was made for different memory: what is written by one way
and read by the other would be lost.
"""
alone(others::IdDict{Any,Nothing}, @nospecialize(x)) = meets(others, x) && throw(Unmirrored(
    "memory that differentiated code may work in, of type $(typeof(x)), is reached in two ways: by a constant or a captured " *
    "variable, and by an argument or another captured variable. Use one of them, or a copy"))

"Whether something behind `x` is one of `others`, or an array over the same elements."
function meets(others::IdDict{Any,Nothing}, @nospecialize(x), seen::IdDict{Any,Nothing} = IdDict{Any,Nothing}())
    isempty(others) && return false
    if typeof(x).mutable
        haskey(seen, x) && return false
        haskey(others, x) && return true
        x isa Array && sharing(others, x) !== nothing && return true
        x isa Array && isbitstype(eltype(x)) && return false
        seen[x] = nothing
    end
    found = false
    parts(part -> found = found || meets(others, part, seen), x)
    return found
end

"Whether two values share memory with floats. Of arrays of numbers nothing is collected for that: it is asked at every call."
function overlap(@nospecialize(x), @nospecialize(y))
    if x isa Array && y isa Array && isbitstype(eltype(x)) && isbitstype(eltype(y))
        x === y && return true
        return UInt(pointer(x)) < UInt(pointer(y)) + sizeof(y) && UInt(pointer(y)) < UInt(pointer(x)) + sizeof(x)
    end
    return meets(behind(Any[x]), y)
end

"All floats behind `x`, as bytes."
function contents(@nospecialize(x))
    bytes = UInt8[]
    for object in keys(behind(Any[x]))
        if object isa Array
            size = isbitstype(eltype(object)) ? sizeof(object) : 0
            GC.@preserve object append!(bytes, unsafe_wrap(Array, Ptr{UInt8}(pointer(object)), size))
        else
            size = sizeof(typeof(object))
            GC.@preserve object append!(bytes, unsafe_wrap(Array, Ptr{UInt8}(pointer_from_objref(object)), size))
        end
    end
    return bytes
end

"Whether what an object leads to may be changed for something else by a statement."
movable(@nospecialize(x)) =
    (T = typeof(x); x isa Array ? !isbitstype(eltype(x)) : !isbitstype(T) && (T.mutable || any(i -> isdefined(x, i) && movable(getfield(x, i)), 1:fieldcount(T))))

"The shadow of a value: what is behind it like the value, with floats that are zero."
function mirror(shadows::Shadows, @nospecialize(x))
    T = typeof(x)
    x isa AbstractFloat && return zero(x)
    if T.mutable
        haskey(shadows.fresh, x) && return shadows.of[x]
        haskey(shadows.of, x) || writable(x) || return x
        shadow = get!(() -> made(shadows, x), shadows.of, x)
        shadows.fresh[x] = nothing
        x isa Array ? elements!(shadows, shadow, x) : fields!(shadows, shadow, x)
        return shadow
    end
    (fieldcount(T) == 0 || x isa Union{Symbol,String,Type,Module}) && return x
    isbitstype(T) && !hasfloat(T) && return x
    isbitstype(T) || writable(x) || return x
    fields = Any[mirror(shadows, getfield(x, i)) for i in 1:fieldcount(T) if isdefined(x, i)]
    return ccall(:jl_new_structv, Any, (Any, Ptr{Any}, UInt32), T, fields, length(fields))
end

function made(shadows::Shadows, @nospecialize(x))
    x isa Array || return ccall(:jl_new_struct_uninit, Any, (Any,), typeof(x))
    other = sharing(shadows.fresh, x)
    other === nothing && return similar(x)
    pointer(other) == pointer(x) && sizeof(other) == sizeof(x) && eltype(other) === eltype(x) ||
        throw(Unmirrored("two arrays that the code works in, of type $(typeof(x)) and $(typeof(other)), share some of their elements"))
    return reshape(shadows.of[other], size(x))
end

"Another array, one of `others`, that has elements in common with `x`."
function sharing(others::IdDict{Any,Nothing}, x::Array)
    (flags(x) & 1 << 14 == 0 || sizeof(x) == 0) && return nothing
    for other in keys(others)
        other isa Array && other !== x || continue
        first, last = UInt(pointer(other)), UInt(pointer(other)) + sizeof(other)
        UInt(pointer(x)) < last && first < UInt(pointer(x)) + sizeof(x) && return other
    end
    return nothing
end

function elements!(shadows::Shadows, shadow::Array, x::Array)
    x isa Vector && room!(shadow, x)
    T = eltype(x)
    if !isbitstype(T)
        foreach(i -> isassigned(x, i) && (shadow[i] = mirror(shadows, x[i])), eachindex(x))
    elseif T <: Union{AbstractFloat,Complex{<:AbstractFloat}}
        fill!(shadow, zero(T))
    elseif hasfloat(T)
        foreach(i -> shadow[i] = mirror(shadows, x[i]), eachindex(x))
    else
        copyto!(shadow, x)
    end
end

function fields!(shadows::Shadows, @nospecialize(shadow), @nospecialize(x))
    for i in 1:fieldcount(typeof(x))
        isdefined(x, i) || continue
        part = mirror(shadows, getfield(x, i))
        ccall(:jl_set_nth_field, Cvoid, (Any, Csize_t, Any), shadow, i - 1, part) # also of a field that is not to be set
    end
end

# jl_array_t of 1.5 ------------------------------------------------------------------------------------------------------

flags(x::Array) = unsafe_load(Ptr{UInt16}(pointer_from_objref(x) + 16))

"How many elements a vector has room for from its first one on."
room(x::Vector) =
    unsafe_load(Ptr{Int}(pointer_from_objref(x) + 32)) - unsafe_load(Ptr{UInt32}(pointer_from_objref(x) + 20))

"Gives a shadow the vector's length and, as code may push to the vector, its room."
function room!(shadow::Vector, x::Vector)
    length(shadow) == length(x) || resize!(shadow, length(x))
    match_room!(shadow, x)
end

"Room behind the elements of a shadow like that of its vector, zero."
function match_room!(shadow::Vector, x::Vector)
    flags(x) & 1 << 14 == 0 && flags(shadow) & 1 << 14 == 0 || return
    room(x) > length(x) || return
    room(shadow) < room(x) && sizehint!(shadow, room(x))
    behind = (min(room(shadow), room(x)) - length(shadow)) * Base.elsize(typeof(shadow))
    GC.@preserve shadow ccall(:memset, Ptr{Cvoid}, (Ptr{Cvoid}, Cint, Csize_t),
                              Ptr{UInt8}(pointer(shadow)) + sizeof(shadow), 0, behind)
end

end
