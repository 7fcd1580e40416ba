// Hand tracking, ADBench's objective with 800 measured points: half the sum of squared residuals of a skinned hand with
// 22 bones, differentiated with respect to the 26 parameters of its pose.
#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>
#include "../c/bench.h"

extern "C" void __enzyme_autodiff(void *, ...);

namespace {

using Vec3 = std::array<double, 3>;

/* A rotation and scaling, then a translation: the first three rows of a matrix of 4 x 4. */
struct Transform {
    std::array<std::array<double, 4>, 3> rows{};

    Vec3 operator()(const Vec3 &p) const {
        Vec3 result;
        for (int i = 0; i < 3; i++) result[i] = rows[i][0] * p[0] + rows[i][1] * p[1] + rows[i][2] * p[2] + rows[i][3];
        return result;
    }

    friend Transform operator*(const Transform &a, const Transform &b) {
        Transform result;
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 4; j++) {
                double sum = j == 3 ? a.rows[i][3] : 0;
                for (int k = 0; k < 3; k++) sum += a.rows[i][k] * b.rows[k][j];
                result.rows[i][j] = sum;
            }
        return result;
    }
};

/* Turns about x, then y, then z. */
Transform from_euler(const Vec3 &angles) {
    const double sx = std::sin(angles[0]), cx = std::cos(angles[0]), sy = std::sin(angles[1]), cy = std::cos(angles[1]),
                 sz = std::sin(angles[2]), cz = std::cos(angles[2]);
    return {{{{cy * cz, sx * sy * cz - cx * sz, cx * sy * cz + sx * sz, 0},
              {cy * sz, sx * sy * sz + cx * cz, cx * sy * sz - sx * cz, 0},
              {-sy, sx * cy, cx * cy, 0}}}};
}

Transform from_axis_angle(const Vec3 &rotation, const Vec3 &translation) {
    const double norm = std::sqrt(rotation[0] * rotation[0] + rotation[1] * rotation[1] + rotation[2] * rotation[2]);
    Transform result;
    for (int i = 0; i < 3; i++) result.rows[i][3] = translation[i];
    if (norm < 1e-4) {
        for (int i = 0; i < 3; i++) result.rows[i][i] = 1;
        return result;
    }
    const double x = rotation[0] / norm, y = rotation[1] / norm, z = rotation[2] / norm, s = std::sin(norm),
                 c = std::cos(norm), t = 1 - c;
    const double turn[3][3] = {{x * x * t + c, x * y * t - z * s, x * z * t + y * s},
                               {x * y * t + z * s, y * y * t + c, y * z * t - x * s},
                               {x * z * t - y * s, z * y * t + x * s, z * z * t + c}};
    for (int i = 0; i < 3; i++) std::copy(turn[i], turn[i] + 3, result.rows[i].begin());
    return result;
}

struct Bone {
    int parent;
    Transform relative, inverse_absolute;
};

struct Influence {
    int bone;
    double weight;
};

struct Model {
    std::vector<Bone> bones;
    std::vector<Vec3> vertices;
    std::vector<std::vector<Influence>> influences;
};

struct Measured {
    int vertex;
    Vec3 position;
};

/* The angles of each bone: the first of a finger's last three bends and spreads, the others bend. */
std::vector<Vec3> angles_of(const std::vector<double> &theta, size_t bones) {
    std::vector<Vec3> angles(bones, Vec3{});
    auto next = theta.begin() + 6;
    for (size_t finger = 0; finger < 5; finger++)
        for (size_t joint = 0; joint < 3; joint++) {
            Vec3 &angle = angles[2 + 4 * finger + joint];
            angle[0] = *next++;
            if (joint == 0) angle[1] = *next++;
        }
    return angles;
}

std::vector<Vec3> skinned(const Model &model, const std::vector<double> &theta) {
    const std::vector<Vec3> angles = angles_of(theta, model.bones.size());
    std::vector<Transform> absolute, transforms;
    for (size_t b = 0; b < model.bones.size(); b++) {
        const Bone &bone = model.bones[b];
        const Transform posed = bone.relative * from_euler(angles[b]);
        absolute.push_back(bone.parent < 0 ? posed : absolute[bone.parent] * posed);
        transforms.push_back(absolute.back() * bone.inverse_absolute);
    }
    const Transform whole = from_axis_angle({theta[0], theta[1], theta[2]}, {theta[3], theta[4], theta[5]});
    std::vector<Vec3> positions;
    positions.reserve(model.vertices.size());
    for (size_t v = 0; v < model.vertices.size(); v++) {
        Vec3 position{};
        for (const Influence &by : model.influences[v]) {
            const Vec3 moved = transforms[by.bone](model.vertices[v]);
            for (int i = 0; i < 3; i++) position[i] += by.weight * moved[i];
        }
        positions.push_back(whole(position));
    }
    return positions;
}

ENTRY double objective(const Model *model, const std::vector<Measured> *measured, const std::vector<double> *theta) {
    const std::vector<Vec3> positions = skinned(*model, *theta);
    double sum = 0;
    for (const Measured &m : *measured)
        for (int i = 0; i < 3; i++) {
            const double off = m.position[i] - positions[m.vertex][i];
            sum += off * off;
        }
    return sum / 2;
}

Model model;
std::vector<Measured> measured;
std::vector<double> theta, d_theta;

double primal() { return objective(&model, &measured, &theta); }

void gradient(double *g) {
    std::fill(d_theta.begin(), d_theta.end(), 0.0);
    __enzyme_autodiff((void *)objective, enzyme_const, bench_opaque(&model), enzyme_const, bench_opaque(&measured),
                      enzyme_dup, bench_opaque(&theta), bench_opaque(&d_theta));
    std::copy(d_theta.begin(), d_theta.end(), g);
}

double *input(int i) { return &theta[i]; }

/* The lines of a file, each split at its colons. */
std::vector<std::vector<std::string>> table(const char *name) {
    FILE *file = bench_data(name);
    std::string text;
    for (int c; (c = fgetc(file)) != EOF;) text += char(c);
    fclose(file);
    std::vector<std::vector<std::string>> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        std::istringstream fields(line);
        lines.emplace_back();
        for (std::string field; std::getline(fields, field, ':');) lines.back().push_back(field);
    }
    return lines;
}

Transform transform(const std::string *fields) {
    Transform result;
    for (int i = 0; i < 12; i++) result.rows[i / 4][i % 4] = std::stod(fields[i]);
    return result;
}

}  // namespace

int main(int argc, char **argv) {
    for (const auto &f : table("hand/model/bones.txt"))
        model.bones.push_back({std::stoi(f[1]), transform(&f[2]), transform(&f[18])});
    for (const auto &f : table("hand/model/vertices.txt")) {
        model.vertices.push_back({std::stod(f[0]), std::stod(f[1]), std::stod(f[2])});
        model.influences.emplace_back();
        for (int i = 0; i < std::stoi(f[8]); i++)
            model.influences.back().push_back({std::stoi(f[9 + 2 * i]), std::stod(f[10 + 2 * i])});
    }
    FILE *file = bench_data("hand/hand5_t26_c800.txt");
    int points, parameters;
    if (fscanf(file, "%d %d", &points, &parameters) != 2) return 2;
    measured.resize(points);
    for (Measured &m : measured)
        if (fscanf(file, "%d %lf %lf %lf", &m.vertex, &m.position[0], &m.position[1], &m.position[2]) != 4) return 2;
    double *read = bench_numbers(file, parameters);
    theta = d_theta = std::vector<double>(read, read + parameters);
    free(read);
    return run(Kernel{"hand", "22 bones, 544 vertices, 800 points", parameters, parameters, primal, gradient, input, NULL,
                      0}, argc, argv);
}
