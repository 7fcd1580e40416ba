// Bundle adjustment: Jacobian of 5000 reprojection residuals with templates, operators and structs; two reverse calls for
// the block of 2 x 15 of each.
#include <array>
#include <cmath>
#include <vector>
#include "../c/bench.h"

extern "C" void __enzyme_autodiff(void *, ...);

namespace {

template <typename T>
struct Vec3 {
    T x, y, z;
    friend Vec3 operator+(const Vec3 &a, const Vec3 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
    friend Vec3 operator-(const Vec3 &a, const Vec3 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
    friend Vec3 operator*(const Vec3 &a, T s) { return {a.x * s, a.y * s, a.z * s}; }
    T dot(const Vec3 &b) const { return x * b.x + y * b.y + z * b.z; }
    Vec3 cross(const Vec3 &b) const { return {y * b.z - z * b.y, z * b.x - x * b.z, x * b.y - y * b.x}; }
};

template <typename T>
struct Camera {
    Vec3<T> rotation, centre;
    T focal;
    std::array<T, 2> principal, distortion;

    Vec3<T> rotated(const Vec3<T> &p) const {
        const T squared = rotation.dot(rotation);
        if (squared == 0) return p + rotation.cross(p);
        const T angle = std::sqrt(squared), cosine = std::cos(angle), sine = std::sin(angle);
        const Vec3<T> axis = rotation * (1 / angle);
        return p * cosine + axis.cross(p) * sine + axis * (axis.dot(p) * (1 - cosine));
    }

    std::array<T, 2> project(const Vec3<T> &point) const {
        const Vec3<T> p = rotated(point - centre);
        const T u = p.x / p.z, v = p.y / p.z, r2 = u * u + v * v;
        const T stretched = focal * (1 + distortion[0] * r2 + distortion[1] * r2 * r2);
        return {u * stretched + principal[0], v * stretched + principal[1]};
    }
};

template <typename T>
struct Observation {
    Camera<T> camera;
    Vec3<T> point;
    T weight;
};

using Pair = std::array<double, 2>;

ENTRY void residual(const Observation<double> *seen, const Pair *feature, Pair *result) {
    const Pair projected = seen->camera.project(seen->point);
    for (int i = 0; i < 2; i++) (*result)[i] = seen->weight * (projected[i] - (*feature)[i]);
}

constexpr int BLOCK = sizeof(Observation<double>) / sizeof(double), COUNT = 5000;
static_assert(BLOCK == 15);

std::vector<Observation<double>> observations;
std::vector<Pair> features;

double primal() {
    double sum = 0;
    for (int i = 0; i < COUNT; i++) {
        Pair pair;
        residual(&observations[i], &features[i], &pair);
        sum += pair[0] + pair[1];
    }
    return sum;
}

void gradient(double *g) {
    auto *block = reinterpret_cast<Observation<double> *>(g);
    for (int i = 0; i < COUNT; i++)
        for (int row = 0; row < 2; row++) {
            Pair pair, seed{double(row == 0), double(row == 1)};
            *block = {};
            __enzyme_autodiff((void *)residual, enzyme_dup, &observations[i], block, enzyme_const, &features[i],
                              enzyme_dup, &pair, &seed);
            block++;
        }
}

double *input(int i) { return reinterpret_cast<double *>(&observations[i / (2 * BLOCK)]) + i % BLOCK; }

double value(int i) {
    Pair pair;
    residual(&observations[i / (2 * BLOCK)], &features[i / (2 * BLOCK)], &pair);
    return pair[i / BLOCK % 2];
}

}  // namespace

int main(int argc, char **argv) {
    FILE *file = bench_data("ba_n49_m7776_p31843.txt");
    int cameras, scene, all;
    if (fscanf(file, "%d %d %d", &cameras, &scene, &all) != 3) return 2;
    double *read = bench_numbers(file, BLOCK + 2);
    Observation<double> first;
    memcpy(&first, read, sizeof first);
    for (int i = 0; i < COUNT; i++) {
        Observation<double> moved = first;
        const double camera = 1e-3 * (i % cameras), point = 1e-4 * (i % scene);
        moved.camera.centre = moved.camera.centre + Vec3<double>{camera, camera, camera};
        moved.point = moved.point + Vec3<double>{point, point, point};
        observations.push_back(moved);
        features.push_back({read[BLOCK], read[BLOCK + 1]});
    }
    free(read);
    return run(Kernel{"ba", "5000 observations", COUNT * 2 * BLOCK, BLOCK, primal, gradient, input, value, 0}, argc,
               argv);
}
