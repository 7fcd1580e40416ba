// Every entry point as the template that <enzyme/utils> declares; <enzyme.h> beside it; the sugar of others.
#include <enzyme/enzyme>

#include <enzyme.h>

#include <array>
#include <tuple>

#include "check.hpp"

static double product(double x, double y) { return x * y; }
static double norm(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * x[i];
    return sum;
}
static double loud_calls;
static double noise(double x) { return loud_calls += 1, x; }
static double with_noise(double x) { return x * x + __enzyme_call_inactive<double>((void *)noise, x); }

struct Kept {
    void *tape;
    double primal;
};

TEST(split_mode) {
    double x[] = {1, 2, 3}, dx[] = {0, 0, 0};
    auto kept = __enzyme_augmentfwd<Kept>((void *)norm, enzyme_dup, x, dx, enzyme_const, 3);
    EXPECT(kept.primal, 14);
    __enzyme_reverse<void>((void *)norm, enzyme_dup, x, dx, enzyme_const, 3, 2.0, kept.tape);
    EXPECT(dx[1], 8);
    auto both = __enzyme_augmentfwd<Kept>((void *)product, 3.0, 4.0);
    auto d = __enzyme_reverse<enzyme::tuple<double, double>>((void *)product, 3.0, 4.0, 1.0, both.tape);
    EXPECT(enzyme::get<0>(d), 4);
    EXPECT(enzyme::get<1>(d), 3);
}

TEST(the_size_of_a_tape) {
    constexpr std::size_t room = 64;
    std::size_t size = __enzyme_augmentsize((void *)norm, enzyme_dup, enzyme_const);
    EXPECT(size <= room, true);
    alignas(16) char tape[room];
    double x[] = {1, 2}, dx[] = {0, 0};
    __enzyme_augmentfwd<void>((void *)norm, enzyme_allocated, room, enzyme_tape, tape, enzyme_noret, enzyme_dup, x, dx, 2);
    __enzyme_reverse<void>((void *)norm, enzyme_allocated, room, enzyme_tape, tape, enzyme_dup, x, dx, 2, 1.0);
    EXPECT(dx[1], 4);
}

TEST(several_at_a_time) {
    auto all = __enzyme_batch<std::array<double, 3>>((void *)product, enzyme_width, 3, enzyme_vector, 1.0, 2.0, 3.0,
                                                     enzyme_scalar, 10.0);
    EXPECT(all[0], 10);
    EXPECT(all[2], 30);
    auto tangents = __enzyme_fwddiff<std::array<double, 2>>((void *)product, enzyme_width, 2, enzyme_dup, 3.0, 1.0, 0.0,
                                                            enzyme_dup, 4.0, 0.0, 1.0);
    EXPECT(tangents[0], 4);
    EXPECT(tangents[1], 3);
}

TEST(calls_without_derivative) {
    EXPECT(__enzyme_autodiff<double>((void *)with_noise, enzyme_out, 3.0), 6);
    EXPECT(loud_calls, 1);
}

TEST(the_declarations_of_c) {
    EXPECT(__enzyme_autodiff((void *)product, enzyme_out, 3.0, enzyme_const, 4.0), 4);
    EXPECT(__enzyme_fwddiff((void *)product, 3.0, 1.0, 4.0, 0.0), 4);
}

// Users have their own layers over the entry points; markers go through tuples in them.

template <typename T> struct active_argument {
    T value;
    auto expand() const { return std::tuple<int, T>{enzyme_out, value}; }
};
template <typename T> struct shadowed_argument {
    T value, shadow;
    auto expand() const { return std::tuple<int, T, T>{enzyme_dup, value, shadow}; }
};
template <typename T> struct constant_argument {
    T value;
    auto expand() const { return std::tuple<int, T>{enzyme_const, value}; }
};

template <typename Result, typename F, typename... T> static Result reverse_of(F *f, T... arguments) {
    return std::apply([=](auto... flat) { return __enzyme_autodiff<Result>((void *)f, flat...); },
                      std::tuple_cat(arguments.expand()...));
}

static double weighted(double a, const double *x, int n) { return a * norm(x, n); }

TEST(markers_that_go_through_tuples) {
    double x[] = {1, 2}, dx[] = {0, 0};
    double da = reverse_of<double>(weighted, active_argument<double>{2}, shadowed_argument<double *>{x, dx},
                                   constant_argument<int>{2});
    EXPECT(da, 5);
    EXPECT(dx[1], 8);
}
