// A pipeline of threads: one makes blocks of a signal, one filters them, one compares them with what was heard, with
// queues of two places between them. The filter and the strength of the signal are fitted by gradient descent, whose
// gradients go back through all three threads and both queues.
#include <enzyme.h>
#include "../cpp/check.hpp"
#include <array>
#include <cmath>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <thread>

constexpr int taps = 4, block = 32, blocks = 12;
using Block = std::array<double, block + taps>;  // the last samples of the block before are at the beginning

// Who puts waits for a free place, who takes for a full one.
class Queue {
    std::mutex mutex;
    std::condition_variable changed;
    Block places[2];
    unsigned first = 0, count = 0;

public:
    void put(const Block &b) {
        std::unique_lock<std::mutex> lock(mutex);
        while (count == 2) changed.wait(lock);
        places[(first + count++) % 2] = b;
        changed.notify_all();
    }
    Block take() {
        std::unique_lock<std::mutex> lock(mutex);
        while (count == 0) changed.wait(lock);
        Block b = places[first];
        first = (first + 1) % 2;
        count--;
        changed.notify_all();
        return b;
    }
};

static double sample(int k) { return std::sin(0.31 * k) + 0.4 * std::cos(0.83 * k); }

// How much the filtered signal differs from what the true filter gives.
static double misfit(const double *filter, const double *truth) {
    Queue made, filtered;
    double sum = 0;
    std::thread maker([&] {
        for (int b = 0; b < blocks; b++) {
            Block out;
            for (int i = 0; i < block + taps; i++) out[i] = filter[taps] * sample(b * block + i);
            made.put(out);
        }
    });
    std::thread filterer([&] {
        for (int b = 0; b < blocks; b++) {
            Block in = made.take(), out{};
            for (int i = 0; i < block; i++)
                for (int k = 0; k < taps; k++) out[i] += filter[k] * in[i + k];
            filtered.put(out);
        }
    });
    for (int b = 0; b < blocks; b++) {
        Block heard = filtered.take();
        for (int i = 0; i < block; i++) {
            double expected = 0;
            for (int k = 0; k < taps; k++) expected += truth[k] * sample(b * block + i + k);
            sum += (heard[i] - expected) * (heard[i] - expected);
        }
    }
    maker.join();
    filterer.join();
    return sum / (2 * block * blocks);
}

int main() {
    const double truth[taps] = {0.5, -0.2, 0.3, 0.1};
    double x[taps + 1] = {0.2, 0.2, 0.2, 0.2, 0.9}, dx[taps + 1] = {};  // the filter, and how strong the signal is
    Check check;
    __enzyme_autodiff((void *)misfit, enzyme_dup, x, dx, enzyme_const, truth);
    auto value = [&] { return misfit(x, truth); };
    check.compare("first tap", dx[0], difference(value, x[0]));
    check.compare("last tap", dx[taps - 1], difference(value, x[taps - 1]));
    check.compare("strength", dx[taps], difference(value, x[taps]));

    double before = misfit(x, truth);
    for (int round = 0; round < 40; round++) {
        for (double &d : dx) d = 0;
        __enzyme_autodiff((void *)misfit, enzyme_dup, x, dx, enzyme_const, truth);
        for (int k = 0; k <= taps; k++) x[k] -= 0.3 * dx[k];
    }
    double after = misfit(x, truth);
    std::printf("misfit %.3g, after 40 steps of gradient descent %.3g\n", before, after);
    return after < 0.1 * before ? check.verdict() : 1;
}
