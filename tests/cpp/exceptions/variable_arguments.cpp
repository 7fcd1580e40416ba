// Member functions with variable arguments: they call virtual functions, read numbers from their lists, and throw.
#include "check.hpp"
#include <cstdarg>
#include <stdexcept>
#include <string>
#include <vector>
template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);

struct Log {
    std::vector<std::string> lines;
    double weight = 1;
    virtual void note(const char *line) { lines.push_back(line); weight *= 1.1; }
    virtual ~Log() {}
};
struct Steep : Log {
    double x;
    Steep(double x) : x(x) {}
    void note(const char *line) override { Log::note(line); weight *= x; }
};
struct Model {
    Log *log;
    double x;
    NOINLINE double report(int n, const char *form, ...) {
        char line[100];
        va_list list;
        va_start(list, form);
        vsnprintf(line, sizeof line, form, list);
        va_end(list);
        log->note(line);
        double sum = x;
        va_start(list, form);
        for (int i = 0; i < n; i++) sum += va_arg(list, double) * (i + 1);
        va_end(list);
        if (sum > 1e6) throw std::runtime_error(line);
        return sum;
    }
};

static double reported(double *x) {
    Log plain;
    Steep steep(x[2]);
    Model m{&plain, x[0]}, n{&steep, x[1]};
    double sum = m.report(2, "%g %g", x[1] * x[1], x[0]) * plain.weight + n.report(1, "%g", x[0]) * steep.weight;
    return sum + plain.lines.size();
}
GRADIENT(reported, 0.7, 0.4, 1.3)

static double thrown(double *x) {
    Steep log(x[2]);
    Model m{&log, x[0]};
    double sum = m.report(1, "%g", x[1]);
    try { sum += m.report(1, "%g", x[1] * 1e9); } catch (const std::exception &) { sum *= x[1]; }
    return sum * log.weight;
}
GRADIENT(thrown, 0.7, 0.4, 1.3)
