# Logistic regression, written in Julia and compiled ahead of time: fit.c calls it and asks for its gradient.

"The mean loss of weights `w` for the rows of `X`, whose classes are 0 or 1; `penalty` keeps the weights small."
function loss(w::Vector{Float64}, X::Matrix{Float64}, class::Vector{Float64}, penalty::Float64)
    score = X * w
    return sum(log1p.(exp.(-abs.(score))) .+ max.(score, 0.0) .- class .* score) / length(class) + penalty * sum(abs2, w)
end
