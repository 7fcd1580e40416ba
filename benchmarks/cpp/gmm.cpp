// Gaussian mixture model, ADBench's objective, as one writes it in C++: std::vector, a class, no `restrict`.
#include <algorithm>
#include <cmath>
#include <vector>
#include "../c/bench.h"

extern "C" void __enzyme_autodiff(void *, ...);

namespace {

using Vector = std::vector<double>;

double log_sum_exp(const Vector &terms) {
    const double largest = *std::max_element(terms.begin(), terms.end());
    double sum = 0;
    for (double term : terms) sum += std::exp(term - largest);
    return largest + std::log(sum);
}

double log_gamma_p(double a, int p) {
    double result = 0.25 * p * (p - 1) * std::log(M_PI);
    for (int j = 1; j <= p; j++) result += std::lgamma(a + 0.5 * (1 - j));
    return result;
}

struct Mixture {
    Vector alphas, means, icf;
};

struct Wishart {
    double gamma;
    int m;
};

class Objective {
  public:
    Objective(int d, int k, const Mixture &mixture)
        : d(d), k(k), size(d * (d + 1) / 2), mixture(mixture), diagonals(k * d), traces(k) {
        for (int j = 0; j < k; j++)
            for (int a = 0; a < d; a++) {
                diagonals[j * d + a] = std::exp(mixture.icf[j * size + a]);
                traces[j] += mixture.icf[j * size + a];
            }
    }

    double likelihood(const Vector &points) const {
        const int n = int(points.size()) / d;
        Vector centered(d), transformed(d), terms(k);
        double result = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < k; j++) {
                for (int a = 0; a < d; a++) centered[a] = points[i * d + a] - mixture.means[j * d + a];
                terms[j] = mixture.alphas[j] + traces[j] - 0.5 * squared_norm(j, centered, transformed);
            }
            result += log_sum_exp(terms);
        }
        return result - n * log_sum_exp(mixture.alphas) - 0.5 * n * d * std::log(2 * M_PI);
    }

    double log_prior(Wishart wishart) const {
        const int nu = d + wishart.m + 1;
        const double constant = nu * d * (std::log(wishart.gamma) - 0.5 * std::log(2.0)) - log_gamma_p(0.5 * nu, d);
        double result = 0;
        for (int j = 0; j < k; j++) {
            double frobenius = 0;
            for (int a = 0; a < d; a++) frobenius += diagonals[j * d + a] * diagonals[j * d + a];
            for (int a = d; a < size; a++) frobenius += mixture.icf[j * size + a] * mixture.icf[j * size + a];
            result += 0.5 * wishart.gamma * wishart.gamma * frobenius - wishart.m * traces[j];
        }
        return result - k * constant;
    }

  private:
    double squared_norm(int j, const Vector &centered, Vector &transformed) const {
        for (int a = 0; a < d; a++) transformed[a] = diagonals[j * d + a] * centered[a];
        auto below = mixture.icf.begin() + j * size + d;
        for (int a = 0; a < d; a++)
            for (int b = a + 1; b < d; b++) transformed[b] += *below++ * centered[a];
        double norm = 0;
        for (double t : transformed) norm += t * t;
        return norm;
    }

    int d, k, size;
    const Mixture &mixture;
    Vector diagonals, traces;
};

ENTRY double objective(int d, int k, const Mixture *mixture, const Vector *points, Wishart *wishart) {
    Objective function(d, k, *mixture);
    return function.likelihood(*points) + function.log_prior(*wishart);
}

int d, k, n;
Mixture mixture, shadow;
Vector points;
Wishart wishart;

double primal() { return objective(d, k, &mixture, &points, &wishart); }

void gradient(double *g) {
    for (Vector *part : {&shadow.alphas, &shadow.means, &shadow.icf}) std::fill(part->begin(), part->end(), 0.0);
    __enzyme_autodiff((void *)objective, enzyme_const, d, enzyme_const, k, enzyme_dup, bench_opaque(&mixture),
                      bench_opaque(&shadow), enzyme_const, bench_opaque(&points), enzyme_const, bench_opaque(&wishart));
    for (const Vector *part : {&shadow.alphas, &shadow.means, &shadow.icf}) g = std::copy(part->begin(), part->end(), g);
}

double *input(int i) {
    if (i < k) return &mixture.alphas[i];
    return i < k + k * d ? &mixture.means[i - k] : &mixture.icf[i - k - k * d];
}

Vector numbers(FILE *file, int count) {
    double *read = bench_numbers(file, count);
    Vector result(read, read + count);
    free(read);
    return result;
}

}  // namespace

int main(int argc, char **argv) {
    FILE *file = bench_data("gmm_d10_K25.txt");
    if (fscanf(file, "%d %d %d", &d, &k, &n) != 3) return 2;
    mixture.alphas = numbers(file, k);
    mixture.means = numbers(file, k * d);
    mixture.icf = numbers(file, k * d * (d + 1) / 2);
    points = numbers(file, n * d);
    if (fscanf(file, "%lf %d", &wishart.gamma, &wishart.m) != 2) return 2;
    shadow = mixture;
    const int count = k * (1 + d + d * (d + 1) / 2);
    return run(Kernel{"gmm", "d=10 k=25 n=1000", count, count, primal, gradient, input, NULL, 0}, argc, argv);
}
