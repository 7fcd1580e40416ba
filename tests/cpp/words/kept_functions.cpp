// Functions that are kept and copied as words, in a program that has numbers across words in other memory.
#include "../check.hpp"

#include <functional>
#include <vector>

#pragma pack(4)
struct Packed {
    int key;
    double v;
};
#pragma pack()

NOINLINE static void fill(Packed *p, int key, double v) { p->key = key, p->v = v; }
NOINLINE static double value(const Packed *p) { return p->key * p->v; }

using Function = std::function<double(double)>;
static Function chain(Function f, Function g) {
    return [f, g](double x) { return f(g(x)); };
}

static double functions_beside_packed_records(double *x) {
    const double in[2] = {x[0], x[1]};
    double scale = in[0];
    std::vector<Function> functions;
    functions.push_back([scale](double v) { return scale * v; });
    functions.push_back([&](double v) { return v + in[1] * scale; });
    functions.push_back([k = in[0] * 0.5](double v) mutable { return k += 0.1, log(2 + v * k * v * k); });
    functions[0] = chain(functions[2], functions[1]);
    double sum = in[1];
    for (auto &f : functions) sum = 0.7 * f(sum);
    Packed p;
    fill(&p, 3, sum * x[0]);
    return value(&p) + sum;
}
GRADIENT(functions_beside_packed_records, 0.6, 0.8)
