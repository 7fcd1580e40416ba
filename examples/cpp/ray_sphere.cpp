// Where is the sphere? Fitting the scene of a ray tracer to a picture.
//
// Every pixel sends a ray; where it meets the sphere, the surface is shaded by the angle to the lamp, and the silhouette
// is softened, so that the picture depends smoothly on the scene. The gradient of the difference to a given picture,
// with respect to the sphere's place, radius and colour and the lamp's direction, is one reverse call through the whole
// renderer; descent along it finds the sphere of the picture again.
#include <enzyme/enzyme>

#include <vector>

#include "check.hpp"

using enzyme::Active, enzyme::Const, enzyme::ReverseWithPrimal, enzyme::autodiff, enzyme::get;

struct Vector {
    double x, y, z;
    friend Vector operator+(Vector a, Vector b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
    friend Vector operator-(Vector a, Vector b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
    friend Vector operator*(double s, Vector a) { return {s * a.x, s * a.y, s * a.z}; }
    friend double dot(Vector a, Vector b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
    friend Vector normalized(Vector a) { return (1 / std::sqrt(dot(a, a))) * a; }
};

struct Scene {
    Vector centre;
    double radius, brightness;
    Vector lamp;
};

static constexpr int WIDTH = 48, HEIGHT = 36;
using Picture = std::vector<double>;

// What one ray from the origin sees.
static double trace(const Scene &scene, Vector direction) {
    double along = dot(direction, scene.centre);
    double squared = dot(scene.centre, scene.centre) - along * along;  // distance of the ray to the centre, squared
    double inside = scene.radius * scene.radius - squared;
    double cover = 1 / (1 + std::exp(-8 * inside));                                 // the softened silhouette
    double depth = std::sqrt(0.5 * (inside + std::sqrt(inside * inside + 1e-2)));  // positive outside, too
    Vector normal = normalized((along - depth) * direction - scene.centre);
    double light = dot(normal, normalized(scene.lamp));
    double shade = light > 0 ? 0.2 + 0.8 * light * light : 0.2;
    return 0.1 + cover * scene.brightness * shade;
}

static Picture render(const Scene &scene) {
    Picture found(WIDTH * HEIGHT);
    for (int row = 0; row < HEIGHT; row++)
        for (int column = 0; column < WIDTH; column++) {
            Vector direction{(column + 0.5) / WIDTH - 0.5, (HEIGHT / 2.0 - row - 0.5) / WIDTH, 1};
            found[row * WIDTH + column] = trace(scene, normalized(direction));
        }
    return found;
}

// The mean squared difference to the picture. The scene comes by value, and so does its derivative.
static double misfit(Scene scene, const Picture &target) {
    Picture seen = render(scene);
    double sum = 0;
    for (std::size_t i = 0; i < target.size(); i++) sum += (seen[i] - target[i]) * (seen[i] - target[i]);
    return sum / target.size();
}

static void show(const Picture &picture) {
    for (int row = 0; row < HEIGHT; row += 2) {
        for (int column = 0; column < WIDTH; column++)
            std::putchar(" .:-=+*#%@"[std::clamp((int)(picture[row * WIDTH + column] * 10), 0, 9)]);
        std::putchar('\n');
    }
}

int main() {
    const Scene truth{{0.5, -0.2, 5}, 1.2, 0.9, {-1, 1.5, -1}};
    const Picture target = render(truth);
    Scene scene{{-0.1, 0.2, 5}, 1.0, 0.6, {0.2, 0.5, -1}};

    auto value_and_gradient = [&] {
        auto [slots, value] = autodiff<ReverseWithPrimal>(misfit, Active{scene}, Const<const Picture &>{target});
        return std::pair{value, get<0>(slots)};
    };
    Scene gradient = value_and_gradient().second;
    auto value = [&] { return misfit(scene, target); };
    Check check;
    check.compare("centre x", gradient.centre.x, difference(value, scene.centre.x), 1e-2);
    check.compare("centre y", gradient.centre.y, difference(value, scene.centre.y), 1e-2);
    check.compare("centre z", gradient.centre.z, difference(value, scene.centre.z), 1e-2);
    check.compare("radius", gradient.radius, difference(value, scene.radius), 1e-2);
    check.compare("brightness", gradient.brightness, difference(value, scene.brightness), 1e-2);
    check.compare("lamp x", gradient.lamp.x, difference(value, scene.lamp.x), 1e-2);
    check.compare("lamp y", gradient.lamp.y, difference(value, scene.lamp.y), 1e-2);
    int status = check.verdict();

    // Descent with a step that grows on success and is halved until the misfit falls enough (Armijo). The distance is
    // held: a larger sphere further away looks the same.
    std::printf("\nthe picture, and what is seen at first:\n");
    show(target);
    show(render(scene));
    double rate = 1;
    for (int iteration = 0; iteration < 400; iteration++) {
        auto [before, slope] = value_and_gradient();
        slope.centre.z = 0;
        double squared = dot(slope.centre, slope.centre) + slope.radius * slope.radius +
                         slope.brightness * slope.brightness + dot(slope.lamp, slope.lamp);
        Scene start = scene;
        for (rate *= 2; rate > 1e-9; rate /= 2) {
            scene = {start.centre - rate * slope.centre, start.radius - rate * slope.radius,
                     start.brightness - rate * slope.brightness, start.lamp - rate * slope.lamp};
            if (value() <= before - 0.5 * rate * squared) break;
        }
    }
    std::printf("found:\n");
    show(render(scene));
    std::printf("centre (%.3f, %.3f), radius %.3f; true are (%.3f, %.3f), %.3f\n", scene.centre.x, scene.centre.y,
                scene.radius, truth.centre.x, truth.centre.y, truth.radius);
    return status || !(std::abs(scene.radius - truth.radius) < 0.02);
}
