/* Gaussian mixture model: the gradient of the log-likelihood with respect to all 1650 parameters, by one call.

   The objective is that of ADBench: points x_i, components j with weight alpha_j, mean mu_j and the inverse
   covariance factor Q_j (lower triangular, diagonal exp q_j), and a Wishart prior on the Q_j:

     sum_i logsumexp_j(alpha_j + sum q_j - |Q_j (x_i - mu_j)|^2 / 2) - n logsumexp(alpha) - n d/2 log 2 pi + prior

   usage: gmm [data file] */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "check.h"

extern int enzyme_const, enzyme_dup;
void __enzyme_autodiff(void *, ...);

/* log(sum(exp(x))) without overflow. */
static double log_sum_exp(int n, const double *x) {
    double largest = x[0];
    for (int i = 1; i < n; i++)
        if (x[i] > largest) largest = x[i];
    double sum = 0;
    for (int i = 0; i < n; i++) sum += exp(x[i] - largest);
    return largest + log(sum);
}

/* The logarithm of the multivariate gamma function of dimension p. */
static double log_gamma_p(double a, int p) {
    double result = 0.25 * p * (p - 1) * log(M_PI);
    for (int j = 1; j <= p; j++) result += lgamma(a + 0.5 * (1 - j));
    return result;
}

/* The log of the Wishart prior. Of each component's icf, the first d are q, the rest the triangle below. */
static double log_wishart_prior(int d, int k, const double *icf, const double *diagonals, double gamma, int m) {
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

static void objective(int d, int k, int n, const double *restrict alphas, const double *restrict means,
                      const double *restrict icf, const double *restrict points, double gamma, int m,
                      double *restrict result) {
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

typedef struct {
    int d, k, n, m;
    double gamma;
    int count;                   /* of parameters: k (1 + d + d (d + 1) / 2) */
    double *parameters, *points; /* parameters: alphas[k], means[k][d], icf[k][d (d + 1) / 2] */
} Problem;

static double evaluate(void *data) {
    Problem *p = data;
    double *alphas = p->parameters, *means = alphas + p->k, *icf = means + p->k * p->d, result = 0;
    objective(p->d, p->k, p->n, alphas, means, icf, p->points, p->gamma, p->m, &result);
    return result;
}

/* Fills gradient[count]; this is where enzcc comes in: each `enzyme_dup` pair is a pointer and its shadow, in which
   the derivative arrives. The shadow of the result starts as 1, the others as 0. */
static void gradient_of(Problem *p, double *gradient) {
    double *alphas = p->parameters, *means = alphas + p->k, *icf = means + p->k * p->d;
    double *d_alphas = gradient, *d_means = d_alphas + p->k, *d_icf = d_means + p->k * p->d;
    double result = 0, d_result = 1;
    for (int i = 0; i < p->count; i++) gradient[i] = 0;
    __enzyme_autodiff((void *)objective,
                      enzyme_const, p->d, enzyme_const, p->k, enzyme_const, p->n,
                      enzyme_dup, alphas, d_alphas,
                      enzyme_dup, means, d_means,
                      enzyme_dup, icf, d_icf,
                      enzyme_const, p->points, enzyme_const, p->gamma, enzyme_const, p->m,
                      enzyme_dup, &result, &d_result);
}

static double *read_numbers(FILE *file, int count) {
    double *numbers = malloc(sizeof(double) * count);
    for (int i = 0; i < count; i++)
        if (fscanf(file, "%lf", &numbers[i]) != 1) numbers[i] = NAN;
    return numbers;
}

static Problem read_problem(const char *path) {
    Problem p = {0};
    FILE *file = fopen(path, "r");
    if (!file || fscanf(file, "%d %d %d", &p.d, &p.k, &p.n) != 3) {
        fprintf(stderr, "gmm: cannot read %s\n", path);
        exit(2);
    }
    p.count = p.k * (1 + p.d + p.d * (p.d + 1) / 2);
    p.parameters = read_numbers(file, p.count);
    p.points = read_numbers(file, p.n * p.d);
    if (fscanf(file, "%lf %d", &p.gamma, &p.m) != 2) p.gamma = NAN;
    fclose(file);
    return p;
}

int main(int argc, char **argv) {
    const char *path = argc > 1 ? argv[1] : "examples/data/gmm_d10_K25.txt";
    Problem p = read_problem(path);
    double *gradient = malloc(sizeof(double) * p.count);

    double objective_time = INFINITY, gradient_time = INFINITY, value = 0, norm = 0;
    for (int repetition = 0; repetition < 10; repetition++) {
        double start = seconds();
        value = evaluate(&p);
        objective_time = fmin(objective_time, seconds() - start);
        start = seconds();
        gradient_of(&p, gradient);
        gradient_time = fmin(gradient_time, seconds() - start);
    }
    for (int i = 0; i < p.count; i++) norm += gradient[i] * gradient[i];
    norm = sqrt(norm);

    printf("Gaussian mixture model: %d dimensions, %d components, %d points, %d parameters\n", p.d, p.k, p.n, p.count);
    printf("objective %.10e, norm of the gradient %.10e\n\n", value, norm);

    double largest = 0;
    int means = p.k, icf = means + p.k * p.d, last = p.count - 1;
    int samples[] = {0, means - 1, means, (means + icf) / 2, icf - 1, icf, icf + p.d, (icf + last) / 2, last};
    print_table_head();
    for (int s = 0; s < (int)(sizeof samples / sizeof *samples); s++) {
        int i = samples[s];
        char name[32];
        if (i < means)
            snprintf(name, sizeof name, "alphas[%d]", i);
        else if (i < icf)
            snprintf(name, sizeof name, "means[%d]", i - means);
        else
            snprintf(name, sizeof name, "icf[%d]", i - icf);
        double expected = difference(evaluate, &p, &p.parameters[i]);
        largest = fmax(largest, compare(name, gradient[i], expected, 1e-3 * norm / sqrt(p.count)));
    }
    int status = verdict(largest, 1e-6);

    printf("\nobjective %8.3f ms\n", 1e3 * objective_time);
    printf("gradient  %8.3f ms   %.1f times the objective, for %d derivatives\n", 1e3 * gradient_time,
           gradient_time / objective_time, p.count);
    printf("central differences would take %.1f s, %.0f times as long\n", 2 * p.count * objective_time,
           2 * p.count * objective_time / gradient_time);

    free(gradient);
    free(p.points);
    free(p.parameters);
    return status;
}
