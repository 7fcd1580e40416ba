/* Much to compute for each element: the eccentric anomaly, by five steps of Newton on E - e sin E = M. */
#include <math.h>
#include <stddef.h>

void kepler(double *mean, size_t n, double *eccentric) {
    const double e = 0.3;
    for (size_t i = 0; i < n; i++) {
        double anomaly = mean[i];
        for (int step = 0; step < 5; step++)
            anomaly -= (anomaly - e * sin(anomaly) - mean[i]) / (1 - e * cos(anomaly));
        eccentric[i] = anomaly;
    }
}
