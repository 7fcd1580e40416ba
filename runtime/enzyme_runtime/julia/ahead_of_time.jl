# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# ahead_of_time.jl SOURCE DIRECTORY [FUNCTION SIGNATURE]...: Julia's part of `enzcc --lang julia SOURCE`. The source is run;
# DIRECTORY gets the description and the bitcode of each method, in order: 0.jlir, 0.bc.
include(joinpath(@__DIR__, "Enzcc", "src", "emission.jl"))

"The named function and its argument types in the program's module."
function wanted(name::String, signature::String)
    f = Core.eval(Main, Meta.parse(name))
    types = isempty(strip(signature)) ? Tuple{} : Core.eval(Main, Meta.parse("Tuple{$signature}"))
    return f, types
end

function main(source, directory, words)
    Base.include(Main, abspath(source))
    for (number, first) in enumerate(1:2:length(words))
        f, types = try
            wanted(words[first], words[first+1])
        catch error
            println(stderr, "$source: '$(words[first])' of ($(words[first+1])) is not known: ", sprint(showerror, error))
            exit(1)
        end
        base = joinpath(directory, string(number - 1))
        lines = try
            Base.invokelatest(Emission.emit, f, types, "$base.bc")
        catch refused
            refused isa Emission.Refused || rethrow()
            println(stderr, "$source: ", refused.text)
            exit(1)
        end
        open("$base.jlir", "w") do out
            foreach(line -> println(out, line), lines)
            println(out, "name\t", words[first])
        end
    end
end

main(ARGS[1], ARGS[2], ARGS[3:end])
