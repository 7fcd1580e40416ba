// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An unstructured mesh in std::vectors: edges add to nodes atomically; a vector in each thread.
#include <cmath>
#include <cstdio>
#include <vector>
#include <enzyme.h>
struct Mesh { std::vector<double> u, v; std::vector<int> from, to; };
static double energy(const double *x, int n, int m) {
  Mesh mesh;
  mesh.u.assign(x, x + n); mesh.v.resize(n, 0.0);
  for (int e = 0; e < m; e++) { mesh.from.push_back(e % n); mesh.to.push_back((e * 7 + 1) % n); }
  auto flux = [&](int e) { double d = mesh.u[mesh.from[e]] - mesh.u[mesh.to[e]]; return d * std::abs(d) * 0.1; };
  for (int step = 0; step < 3; step++) {
#pragma omp parallel
    {
#pragma omp for schedule(static)
      for (int i = 0; i < n; i++) mesh.v[i] = 0;
#pragma omp for
      for (int e = 0; e < m; e++) {
        double f = flux(e);
#pragma omp atomic
        mesh.v[mesh.to[e]] += f;
#pragma omp atomic
        mesh.v[mesh.from[e]] -= f;
      }
#pragma omp for
      for (int i = 0; i < n; i++) mesh.u[i] += 0.1 * mesh.v[i];
    }
  }
  double sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < n; i++) {
    std::vector<double> local(3);
    for (int k = 0; k < 3; k++) local[k] = mesh.u[(i + k) % n];
    sum += local[0] * local[1] * local[2];
  }
  return sum;
}
int main() {
  const int n = 50, m = 170;
  std::vector<double> x(n), dx(n);
  for (int i = 0; i < n; i++) x[i] = std::sin(i);
  __enzyme_autodiff((void *)energy, enzyme_dup, x.data(), dx.data(), enzyme_const, n, enzyme_const, m);
  double worst = 0;
  for (int i = 0; i < n; i++) {
    double h = 1e-5, y = x[i];
    x[i] = y + h; double a = energy(x.data(), n, m);
    x[i] = y - h; double b = energy(x.data(), n, m);
    x[i] = y; worst = std::fmax(worst, std::fabs((a - b) / 2 / h - dx[i]));
  }
  std::puts(worst < 1e-8 ? "right" : "wrong");
  return worst >= 1e-8;
}
