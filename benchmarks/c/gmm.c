/* Gaussian mixture model, ADBench's objective: d = 10, k = 25, n = 1000. gmm_norestrict.c is this without `restrict`. */
#include "bench.h"

#ifndef RESTRICT
#define RESTRICT restrict
#define NAME "gmm"
#endif

void __enzyme_autodiff(void *, ...);

static double log_sum_exp(int n, const double *RESTRICT x) {
    double largest = x[0];
    for (int i = 1; i < n; i++)
        if (x[i] > largest) largest = x[i];
    double sum = 0;
    for (int i = 0; i < n; i++) sum += exp(x[i] - largest);
    return largest + log(sum);
}

static double log_gamma_p(double a, int p) {
    double result = 0.25 * p * (p - 1) * log(M_PI);
    for (int j = 1; j <= p; j++) result += lgamma(a + 0.5 * (1 - j));
    return result;
}

static double log_wishart_prior(int d, int k, const double *RESTRICT icf, const double *RESTRICT diagonals,
                                double gamma, int m) {
    int size = d * (d + 1) / 2, nu = d + m + 1;
    double constant = nu * d * (log(gamma) - 0.5 * log(2)) - log_gamma_p(0.5 * nu, d), result = 0;
    for (int j = 0; j < k; j++) {
        double frobenius = 0, trace = 0;
        for (int a = 0; a < d; a++) {
            frobenius += diagonals[j * d + a] * diagonals[j * d + a];
            trace += icf[j * size + a];
        }
        for (int a = d; a < size; a++) frobenius += icf[j * size + a] * icf[j * size + a];
        result += 0.5 * gamma * gamma * frobenius - m * trace;
    }
    return result - k * constant;
}

ENTRY static void objective(int d, int k, int n, const double *RESTRICT alphas, const double *RESTRICT means,
                            const double *RESTRICT icf, const double *RESTRICT points, double gamma, int m,
                            double *RESTRICT result) {
    int size = d * (d + 1) / 2;
    double *diagonals = malloc(sizeof(double) * k * d);
    double *trace = malloc(sizeof(double) * k);
    double *centered = malloc(sizeof(double) * d);
    double *transformed = malloc(sizeof(double) * d);
    double *terms = malloc(sizeof(double) * k);
    for (int j = 0; j < k; j++) {
        trace[j] = 0;
        for (int a = 0; a < d; a++) {
            diagonals[j * d + a] = exp(icf[j * size + a]);
            trace[j] += icf[j * size + a];
        }
    }
    double likelihood = 0;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < k; j++) {
            for (int a = 0; a < d; a++) centered[a] = points[i * d + a] - means[j * d + a];
            for (int a = 0; a < d; a++) transformed[a] = diagonals[j * d + a] * centered[a];
            const double *column = icf + j * size + d;
            for (int a = 0; a < d; a++)
                for (int b = a + 1; b < d; b++) transformed[b] += *column++ * centered[a];
            double norm = 0;
            for (int a = 0; a < d; a++) norm += transformed[a] * transformed[a];
            terms[j] = alphas[j] + trace[j] - 0.5 * norm;
        }
        likelihood += log_sum_exp(k, terms);
    }
    *result = likelihood - n * log_sum_exp(k, alphas) - 0.5 * n * d * log(2 * M_PI) +
              log_wishart_prior(d, k, icf, diagonals, gamma, m);
    free(terms);
    free(transformed);
    free(centered);
    free(trace);
    free(diagonals);
}

static int d, k, n, m, count;
static double gamma_, *parameters, *points;

static double primal(void) {
    double result = 0;
    objective(d, k, n, parameters, parameters + k, parameters + k + k * d, points, gamma_, m, &result);
    return result;
}

static void gradient(double *g) {
    double result = 0, seed = 1;
    memset(g, 0, sizeof(double) * count);
    __enzyme_autodiff((void *)objective, enzyme_const, d, enzyme_const, k, enzyme_const, n, enzyme_dup, parameters, g,
                      enzyme_dup, parameters + k, g + k, enzyme_dup, parameters + k + k * d, g + k + k * d,
                      enzyme_const, points, enzyme_const, gamma_, enzyme_const, m, enzyme_dup, &result, &seed);
}

static double *input(int i) { return &parameters[i]; }

int main(int argc, char **argv) {
    FILE *file = bench_data("gmm_d10_K25.txt");
    if (fscanf(file, "%d %d %d", &d, &k, &n) != 3) return 2;
    count = k * (1 + d + d * (d + 1) / 2);
    parameters = bench_numbers(file, count);
    points = bench_numbers(file, n * d);
    if (fscanf(file, "%lf %d", &gamma_, &m) != 2) return 2;
    return run((Kernel){NAME, "d=10 k=25 n=1000", count, count, primal, gradient, input, NULL, 0}, argc, argv);
}
