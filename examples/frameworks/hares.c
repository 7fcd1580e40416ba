/* Hares and lynxes after Lotka and Volterra, as they are counted once a year:
 *
 *     hares'  = (birth - hunt * lynxes) hares
 *     lynxes' = (growth * hares - death) lynxes
 *
 * `logs` are the logarithms of birth, hunt, death, growth, and of both counts in the first year, which keeps all of them
 * positive; `counts` has the logarithms of both for each year. Runge and Kutta's classical method, 50 steps a year. */
#include <math.h>

enum { steps = 50 };

static void change(const double rate[4], const double now[2], double by[2]) {
    by[0] = (rate[0] - rate[1] * now[1]) * now[0];
    by[1] = (rate[3] * now[0] - rate[2]) * now[1];
}

void hares(const double *logs, int years, double (*counts)[2]) {
    double rate[4], now[2] = {exp(logs[4]), exp(logs[5])}, h = 1.0 / steps;
    for (int i = 0; i < 4; i++) rate[i] = exp(logs[i]);
    for (int year = 0; year < years; year++) {
        for (int i = 0; i < 2; i++) counts[year][i] = log(now[i]);
        for (int step = 0; step < steps; step++) {
            double k[4][2], there[2];
            change(rate, now, k[0]);
            for (int stage = 1; stage < 4; stage++) {
                for (int i = 0; i < 2; i++) there[i] = now[i] + (stage == 3 ? h : h / 2) * k[stage - 1][i];
                change(rate, there, k[stage]);
            }
            for (int i = 0; i < 2; i++) now[i] += h / 6 * (k[0][i] + 2 * k[1][i] + 2 * k[2][i] + k[3][i]);
        }
    }
}
