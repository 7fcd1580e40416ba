# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
What Julia itself can say of a method: its LLVM IR before any pass, with all the methods that it calls, and what the
addresses in it are. `enzyme_frontends/julia` reads both and makes them IR that needs no running Julia.

The description has a line for each fact, fields divided by tabs:

    julia     1.5.3
    function  julia_f_21          the method's native function
    result    Float64
    argument  value  Float64      one for each argument that the function takes: a scalar; `memory`, an immutable
    argument  object Array{..}    struct or tuple, by reference; `object`, a boxed or mutable one
    type      140…   inline 8 Array{Float64,1}      a type: how its elements are stored (inline, pointers, none), their size
    object    140…   Base.KeyError(…)               another object of this process
    memory    140…   40                             such an object, if it leads to floats that code may write: its size
    same      140… 0,8  140… 0                      two ways to the same memory from such objects or arguments (a0): what is added before each load
    array     140…   8 2,2 00…                      its elements' size, its extents and contents, if it is an array
    bytes     140…   00…                            the contents of a type or of an immutable object
    symbol    140…   jl_alloc_array_1d              a function or variable of a library
"""
module Emission

export Refused, emit, description

"What cannot be asked of this method; `text` says why in the user's terms."
struct Refused <: Exception
    text::String
end
Base.showerror(io::IO, refused::Refused) = print(io, refused.text)

"The method instance that a call of `f` with arguments of `types` runs."
function instance(@nospecialize(f), @nospecialize(types::Type))
    signature = Base.signature_type(f, types)
    found = try
        which(f, types)
    catch
        throw(Refused("no method of '$f' takes ($(join(types.parameters, ", ")))"))
    end
    intersection, environment =
        ccall(:jl_type_intersection_with_env, Any, (Any, Any), signature, found.sig)::Core.SimpleVector
    found = Base.func_for_method_checked(found, types, environment)
    return ccall(:jl_specializations_get_linfo, Ref{Core.MethodInstance}, (Any, Any, Any, UInt),
                 found, intersection, environment, typemax(UInt))
end

"""
Writes the bitcode of the method and all that it calls, and returns the lines that describe it.

`jl_create_native` is what `julia --output-o` uses: no pass has run over its module, so address spaces and the
intrinsics of the garbage collector are as Julia means them.
"""
function emit(@nospecialize(f), @nospecialize(types::Type), bitcode::AbstractString)
    method = instance(f, types)
    methods = [method]
    unit, printed, native = generated(methods)
    isdefined(method, :cache) || throw(Refused("Julia gives no code of '$f'"))
    for round in 1:8 # what has been compiled for running is called by name only, unless it is asked for
        missing_names = Set{String}(m.captures[1] for m in eachmatch(r" call [^@\n]*@j_([^(]*)_\d+\(", printed))
        isempty(missing_names) && break
        more = [m for m in called(methods, missing_names) if !(m in methods)]
        isempty(more) && break
        append!(methods, more)
        unit, printed, native = generated(methods)
    end
    code = method.cache
    general, special = Ref{Int32}(-1), Ref{Int32}(-1)
    ccall(:jl_get_function_id, Cvoid, (Ptr{Cvoid}, Any, Ptr{Int32}, Ptr{Int32}), native, code, general, special)
    special[] < 1 && throw(Refused(
        "'$f' of ($(join(types.parameters, ", "))) has no native signature: its result, of type $(code.rettype), " *
        "or an argument is not of a concrete type"))
    handle = ccall(:jl_get_llvm_function, Ptr{Cvoid}, (Ptr{Cvoid}, UInt32), native, special[] - 1)
    name = unsafe_string(ccall(:LLVMGetValueName, Ptr{UInt8}, (Ptr{Cvoid},), handle))
    failed = ccall(:LLVMWriteBitcodeToFile, Cint, (Ptr{Cvoid}, Cstring), unit, bitcode)
    failed == 0 || throw(Refused("'$bitcode' cannot be written"))
    lines = ["julia\t$VERSION", "function\t$name", "result\t$(code.rettype)"]
    append!(lines, arguments(method.specTypes))
    append!(lines, addresses(printed))
    roots = [split(line, '\t')[2] for line in lines if startswith(line, "memory\t")]
    append!(lines, shared(Pair{String,Any}[r => unsafe_pointer_to_objref(Ptr{Cvoid}(parse(UInt, r))) for r in roots]))
    return lines
end

"The module of these methods, its text, and Julia's handle of both."
function generated(methods::Vector{Core.MethodInstance})
    options = Base.CodegenParams(track_allocations=false, code_coverage=false, prefer_specsig=true, gnu_pubnames=false)
    native = ccall(:jl_create_native, Ptr{Cvoid}, (Vector{Core.MethodInstance}, Base.CodegenParams), methods, options)
    unit = ccall(:jl_get_llvm_module, Ptr{Cvoid}, (Ptr{Cvoid},), native)
    return unit, text(unit), native
end

"""
Methods that these call, directly or not, of the given names (as in IR), and whose inferred code Julia has thrown away
after compiling it.
"""
function called(methods::Vector{Core.MethodInstance}, names::Set{String})
    seen = Set{Core.MethodInstance}()
    waiting = copy(methods)
    found = Core.MethodInstance[]
    while !isempty(waiting)
        method = pop!(waiting)
        method in seen && continue
        push!(seen, method)
        known = source(method, method in methods)
        if known === nothing
            isnamed(method, names) && push!(found, method)
            continue
        end
        for statement in known.code
            statement isa Expr || continue
            statement.head === :(=) && (statement = statement.args[2])
            statement isa Expr && statement.head === :invoke && push!(waiting, statement.args[1])
        end
    end
    return found
end

"The inferred code of a method, if Julia still has it; with `again` it is inferred anew."
function source(method::Core.MethodInstance, again::Bool)
    inferred = isdefined(method, :cache) ? method.cache.inferred : nothing
    inferred isa Core.CodeInfo && return inferred
    if inferred isa Vector{UInt8} && method.def isa Method
        return ccall(:jl_uncompress_ir, Any, (Any, Any, Any), method.def, method.cache, inferred)::Core.CodeInfo
    end
    again || return nothing
    method.def isa Method || return nothing
    asked = (method.def, method.specTypes, method.sparam_vals, true)
    world = ccall(:jl_get_world_counter, UInt, ())
    code, _ = isdefined(Core.Compiler, :NativeInterpreter) ?
              Core.Compiler.typeinf_code(Core.Compiler.NativeInterpreter(world), asked...) :
              Core.Compiler.typeinf_code(asked..., Core.Compiler.Params(world))
    return code
end

"Whether a symbol's part is that of a method's name: other characters than letters, digits and _ are spelled, as in `NOT.`."
function isnamed(method::Core.MethodInstance, symbols::Set{String})
    name = String(method.def isa Method ? method.def.name : :unknown)
    name in symbols && return true
    occursin(r"^\w*$"a, name) && return false
    spelled = Regex("^" * join(occursin(r"\w"a, string(c)) ? string(c) : "[A-Z]+\\." for c in name) * "\$")
    return any(s -> occursin(spelled, s), symbols)
end

function text(unit::Ptr{Cvoid})
    printed = ccall(:LLVMPrintModuleToString, Ptr{UInt8}, (Ptr{Cvoid},), unit)
    copied = unsafe_string(printed)
    ccall(:LLVMDisposeMessage, Cvoid, (Ptr{UInt8},), printed)
    return copied
end

"How the native function takes an argument of type `T`: as a `value`, by reference to `memory`, as an `object`, or, if it has no content, not at all."
function passing(@nospecialize(T))
    (T isa DataType && T <: Type) && return :none
    isconcretetype(T) || throw(Refused("an argument of type $T is not of a concrete type"))
    Base.issingletontype(T) && return :none
    T.mutable && return :object
    Base.allocatedinline(T) || return :object
    isprimitivetype(T) && return :value
    return sizeof(T) == 0 ? :none : :memory
end

function arguments(@nospecialize(signature))
    lines = String[]
    for T in signature.parameters
        how = passing(T)
        how === :none || push!(lines, "argument\t$how\t$(clean(T))")
    end
    return lines
end

clean(x) = replace(first(sprint(show, x; context = :limit => true), 120), r"\s" => " ")

# Addresses -----------------------------------------------------------------------------------------------------------

struct SymbolInfo
    file::Ptr{UInt8}
    base::Ptr{Cvoid}
    name::Ptr{UInt8}
    address::Ptr{Cvoid}
end

"Functions of which the C library has several and chooses one for this CPU, which has no name that `dladdr` knows."
chosen() = Dict{UInt,String}(UInt(cglobal(:memcpy)) => "memcpy", UInt(cglobal(:memmove)) => "memmove",
                             UInt(cglobal(:memset)) => "memset", UInt(cglobal(:memcmp)) => "memcmp",
                             UInt(cglobal(:strlen)) => "strlen", UInt(cglobal(:memchr)) => "memchr")

"The symbol that begins exactly at `address`, or nothing."
function symbol(address::UInt)
    info = Ref(SymbolInfo(C_NULL, C_NULL, C_NULL, C_NULL))
    found = ccall(:dladdr, Cint, (UInt, Ptr{SymbolInfo}), address, info)
    (found == 0 || info[].name == C_NULL || UInt(info[].address) != address) && return nothing
    return unsafe_string(info[].name)
end

"A line for each address in the module's text. What is no `%jl_value_t*` may be anything."
function addresses(printed::AbstractString)
    lines = String[]
    seen = Set{UInt}()
    known = chosen()
    plain = replace(printed, r" addrspace\(1[0-3]\)" => "")
    for found in eachmatch(r"inttoptr \(i64 (\d+) to ([^()]*(?:\([^()]*\)[^()]*)*)\)", plain)
        address = parse(UInt, found.captures[1])
        address in seen && continue
        push!(seen, address)
        name = get(() -> symbol(address), known, address)
        if name !== nothing
            push!(lines, "symbol\t$address\t$name")
        elseif found.captures[2] == "%jl_value_t*" || isobject(address)
            append!(lines, object(address, unsafe_pointer_to_objref(Ptr{Cvoid}(address))))
        end
    end
    return lines
end

"Whether there is an object of Julia's at an address that code reads: the word before one says where its type is, and that before a type is `DataType`."
function isobject(address::UInt)
    (address % 8 == 0 && address > 4096) || return false
    type = word(address - 8) & ~UInt(15)
    return type > 4096 && word(type - 8) & ~UInt(15) == UInt(pointer_from_objref(DataType))
end

"The word at an address, which need not be one of memory: zero then. The system looks, by writing it to a pipe."
function word(address::UInt)
    ends, found = Vector{Cint}(undef, 2), Ref{UInt}(0)
    ccall(:pipe, Cint, (Ptr{Cint},), ends) == 0 || return UInt(0)
    if ccall(:write, Cssize_t, (Cint, UInt, Csize_t), ends[2], address, 8) == 8
        ccall(:read, Cssize_t, (Cint, Ptr{UInt}, Csize_t), ends[1], found, 8)
    end
    foreach(e -> ccall(:close, Cint, (Cint,), e), ends)
    return found[]
end

"""
Whether floats that code may write can be reached through `x`: elements of arrays, fields of mutable objects. What has none
is a constant of the code.
"""
function writable(@nospecialize(x), seen::IdDict{Any,Nothing} = IdDict{Any,Nothing}())
    T = typeof(x)
    (isbitstype(T) || x isa Union{Symbol,String,Module,Type,Core.MethodInstance,Method,Task,IO,Core.SimpleVector}) && return false
    if T.mutable
        haskey(seen, x) && return false
        seen[x] = nothing
    end
    if x isa Array
        isbitstype(eltype(x)) && return hasfloat(eltype(x))
        return any(i -> isassigned(x, i) && writable(x[i], seen), eachindex(x))
    end
    for i in 1:fieldcount(T)
        isdefined(x, i) || continue
        T.mutable && isbitstype(fieldtype(T, i)) && hasfloat(fieldtype(T, i)) && return true
        part = getfield(x, i)
        T.mutable && isbitstype(typeof(part)) && hasfloat(typeof(part)) && return true
        writable(part, seen) && return true
    end
    return false
end

hasfloat(@nospecialize(T)) =
    T <: AbstractFloat || (isconcretetype(T) && !isprimitivetype(T) && any(hasfloat, fieldtypes(T)))

"Whether there is one way to all that is behind `x`, as its type or the first glance says."
function isplain(@nospecialize(x))
    x isa Array && return isbitstype(eltype(x))
    parts = [i for i in 1:fieldcount(typeof(x)) if !isbitstype(fieldtype(typeof(x), i)) && isdefined(x, i)]
    return isempty(parts) || length(parts) == 1 && isplain(getfield(x, parts[1]))
end

"A line for each object, or memory of an array's elements, to which there are two ways from these roots."
function shared(roots::Vector{Pair{String,Any}})
    found = Dict{UInt,String}()
    said = String[]
    for (root, x) in roots
        ways(x, Int[]) do at, steps
            way = "$root\t$(join(steps, ","))"
            other = get!(found, at, way)
            other == way && return true
            push!(said, "same\t$way\t$other")
            return false
        end
    end
    return said
end

"Calls `visit` with each object and each memory of elements behind `x`, and the way there: what is added before each load. Goes on where it says so."
function ways(visit, @nospecialize(x), steps::Vector{Int})
    T = typeof(x)
    x isa Array || (!isbitstype(T) && fieldcount(T) > 0 && !(x isa Union{Type,Module,Method,Core.MethodInstance})) || T.mutable || return
    T.mutable && !writable(x) && return
    at = UInt(ccall(:jl_value_ptr, Ptr{Cvoid}, (Any,), x))
    (isempty(steps) || T.mutable) && (visit(at, steps) || return)
    x isa Array || return inline_ways(visit, x, T, steps, 0)
    sizeof(x) > 0 || return
    visit(UInt(pointer(x)), [steps; 0]) || return
    isbitstype(eltype(x)) && return
    if Base.allocatedinline(eltype(x))
        size = Base.elsize(typeof(x))
        return foreach(i -> isassigned(x, i) && inline_ways(visit, x[i], typeof(x[i]), [steps; 0], size * (i - 1)), eachindex(x))
    end
    foreach(i -> isassigned(x, i) && ways(visit, x[i], [steps; 0; 8(i - 1)]), eachindex(x))
end

function inline_ways(visit, @nospecialize(x), @nospecialize(T), steps::Vector{Int}, offset::Int)
    for i in 1:fieldcount(T)
        isdefined(x, i) || continue
        part, here = getfield(x, i), offset + Int(fieldoffset(T, i))
        if isbitstype(typeof(part))
            continue
        elseif Base.allocatedinline(fieldtype(T, i))
            inline_ways(visit, part, typeof(part), steps, here)
        else
            ways(visit, part, [steps; here])
        end
    end
end

"Bytes of an object, of an array those of its header (`jl_array_t`)."
size_of(@nospecialize(x)) = x isa Array ? 40 + 8 * max(0, ndims(x) - 2) : sizeof(typeof(x))

hexadecimal(at::Ptr, bytes) = bytes2hex(unsafe_wrap(Array, Ptr{UInt8}(at), Int(bytes)))

function object(address::UInt, @nospecialize(x))
    if x isa DataType
        contents = "bytes\t$address\t$(hexadecimal(Ptr{UInt8}(address), sizeof(DataType)))"
        x <: Array && isconcretetype(x) || return ["type\t$address\tnone\t0\t$(clean(x))", contents]
        element = eltype(x)
        Base.allocatedinline(element) || return ["type\t$address\tpointers\t8\t$(clean(x))", contents]
        plain = isbitstype(element) && !(element isa Union)
        return ["type\t$address\t$(plain ? "inline" : "mixed")\t$(Base.elsize(x))\t$(clean(x))", contents]
    end
    lines = ["object\t$address\t$(clean(typeof(x)))\t$(x isa Union{Symbol,String} ? clean(x) : "")"]
    writable(x) && push!(lines, "memory\t$address\t$(size_of(x))")
    if x isa Array && isbitstype(eltype(x)) && sizeof(x) <= 1 << 20 && ndims(x) <= 4
        extents = join(size(x), ",")
        data = GC.@preserve x hexadecimal(pointer(x), sizeof(x))
        push!(lines, "array\t$address\t$(Base.elsize(typeof(x)))\t$extents\t$data")
    elseif isbitstype(typeof(x)) || x isa Base.RefValue && isbitstype(eltype(x))
        sizeof(x) > 0 && push!(lines, "bytes\t$address\t$(hexadecimal(Ptr{UInt8}(address), sizeof(x)))")
    end
    return lines
end

end
