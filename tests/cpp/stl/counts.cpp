// Sizes of containers, counts and indices that become numbers, beside numbers in nodes, tables and members.
#include "check.hpp"
#include <algorithm>
#include <map>
#include <numeric>
#include <unordered_map>
#include <vector>

static double histogram(double *x) {
    std::map<int, std::pair<double, long>> bins;
    for (int i = 0; i < 9; i++) {
        auto &[sum, count] = bins[i % 4];
        sum += x[i % 3] * x[0];
        count++;
    }
    double total = 0;
    for (auto &[key, bin] : bins) total += bin.first / (double)bin.second * (double)(key + 1);
    return total;
}
GRADIENT(histogram, 1.2, 0.7, -0.4)

__attribute__((noinline)) static double size(const std::unordered_map<long, double> &m) { return (double)m.size(); }
__attribute__((noinline)) static double load(const std::unordered_map<long, double> &m) {
    return (double)(m.size() * 2 + 1);
}
static double sizes(double *x) {
    std::unordered_map<long, double> m;
    for (int i = 0; i < 9; i++) m[i % 4] += x[i % 3] * x[0];
    double sum = 0;
    for (auto &[key, value] : m) sum += value * value * (double)(key + 1) / (double)m.size();
    return sum / size(m) + x[0] * load(m);
}
GRADIENT(sizes, 1.2, 0.7, -0.4)

static double counted_keys(double *x) {
    std::unordered_map<double, long> m;
    for (int i = 0; i < 9; i++) m[x[i % 3]]++;
    double sum = 0;
    for (int i = 0; i < 3; i++) sum += m.find(x[i])->first * x[0] * (double)m.find(x[i])->second;
    return sum;
}
GRADIENT(counted_keys, 1.2, 0.7, -0.4)

static double ranked(double *x) {
    std::vector<double> a(x, x + 3);
    std::vector<size_t> order(3), rank(3);
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](size_t i, size_t j) { return a[i] > a[j]; });
    for (size_t i = 0; i < 3; i++) rank[order[i]] = i + 1;
    double sum = 0;
    for (size_t i = 0; i < 3; i++) sum += a[i] * x[0] * (double)rank[i];
    return sum;
}
GRADIENT(ranked, 1.2, 0.7, -0.4)

struct Sparse {
    std::vector<double> value;
    std::vector<int> column, begin;
    std::vector<long> uses;
};
static double sparse(double *x) {
    Sparse s;
    s.begin.push_back(0);
    for (int i = 0; i < 3; i++) {
        for (int j = 0; j <= i; j++) {
            s.value.push_back(x[i] * x[j]);
            s.column.push_back(j);
            s.uses.push_back(i * j + 1);
        }
        s.begin.push_back((int)s.value.size());
    }
    double sum = 0;
    for (int i = 0; i < 3; i++)
        for (int p = s.begin[i]; p < s.begin[i + 1]; p++)
            sum += s.value[p] * x[s.column[p]] * (double)(s.uses[p] + 1) / (double)(s.begin[i + 1] - s.begin[i]);
    return sum;
}
GRADIENT(sparse, 1.2, 0.7, -0.4)
