# Hares and lynxes: the four rates of the Lotka-Volterra equations from ten observations, by descent along the gradient of
# the misfit through a Runge-Kutta integrator.
push!(LOAD_PATH, readchomp(`enzyme-cli paths --julia`))
using Enzcc

"What hares and lynxes gain and lose in a unit of time."
function rates(state, p)
    hares, lynxes = state
    birth, hunted, fed, death = p
    return (birth * hares - hunted * hares * lynxes, fed * hares * lynxes - death * lynxes)
end

"A step of the classical Runge-Kutta method of order four."
function step(state, p, h)
    k1 = rates(state, p)
    k2 = rates(state .+ (h / 2) .* k1, p)
    k3 = rates(state .+ (h / 2) .* k2, p)
    k4 = rates(state .+ h .* k3, p)
    return state .+ (h / 6) .* (k1 .+ 2 .* k2 .+ 2 .* k3 .+ k4)
end

const OBSERVED = 10 # times, half a unit of time apart, a hundred steps between them

function populations!(found, p)
    state = (1.0, 0.5)
    for i in 1:OBSERVED
        for _ in 1:100
            state = step(state, (p[1], p[2], p[3], p[4]), 0.005)
        end
        found[1, i], found[2, i] = state
    end
    return found
end

function misfit(p, data)
    difference = populations!(zeros(2, OBSERVED), p) .- data
    return sum(abs2, difference)
end

function check(p, data)
    found = gradient(misfit, p, data)[1]
    for i in eachindex(p)
        up, down = copy(p), copy(p)
        up[i] += 1e-6
        down[i] -= 1e-6
        difference = (misfit(up, data) - misfit(down, data)) / 2e-6
        isapprox(found[i], difference; rtol = 1e-6) || error("rate $i: $(found[i]), by differences $difference")
    end
    println("the derivatives are right")
end

"Descent with momentum, each rate by its own scale (Adam)."
function fit(p, data; steps = 3000, rate = 0.01)
    mean, square = zero(p), zero(p)
    for i in 1:steps
        shadow = zero(p)
        autodiff(Reverse, misfit, Duplicated(p, shadow), Const(data))
        mean .= 0.9 .* mean .+ 0.1 .* shadow
        square .= 0.999 .* square .+ 0.001 .* shadow .^ 2
        p .-= rate .* (mean ./ (1 - 0.9^i)) ./ (sqrt.(square ./ (1 - 0.999^i)) .+ 1e-9)
    end
    return p
end

truth = [1.3, 0.9, 0.8, 1.8]
data = populations!(zeros(2, OBSERVED), truth)
guess = [1.0, 1.0, 1.0, 1.0]
check(guess, data)
println("misfit of the guess ", round(misfit(guess, data); digits = 3))
found = fit(copy(guess), data)
println("rates ", round.(found; digits = 3))
isapprox(found, truth; rtol = 1e-3) || error("the rates are not found: $found")
