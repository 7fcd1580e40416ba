// Requests about one of several functions: a choice at run time, also out of a table, also where an exception may pass.
#include "check.hpp"
template <class R = double, class... A> R __enzyme_autodiff(void *, A...);
template <class R = double, class... A> R __enzyme_fwddiff(void *, A...);
static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
static double quart(double x) { return x * x * x * x; }
static NOINLINE double either(bool c, double x) { return __enzyme_autodiff((void *)(c ? square : cube), x); }
static NOINLINE double one_of(int k, double x) {
    double (*f)(double) = square;
    if (k == 1) f = cube;
    if (k == 2) f = quart;
    return __enzyme_autodiff((void *)f, x);
}
static double (*const table[])(double) = {square, cube, quart};
static NOINLINE double of_table(int k, double x) { return __enzyme_fwddiff((void *)table[k], x, 1.0); }
struct Noisy {
    int *count;
    ~Noisy() { ++*count; }
};
static double checked(double x) {
    if (x < 0) throw 1;
    return x * x;
}
static NOINLINE double guarded(bool c, double x, int *count) {
    Noisy n{count};
    try {
        return __enzyme_autodiff((void *)(c ? checked : cube), x);
    } catch (int) {
        return -1;
    }
}

TEST(a_select_is_two_requests) {
    EXPECT(either(true, 3), 6);
    EXPECT(either(false, 3), 27);
    EXPECT(one_of(0, 3), 6);
    EXPECT(one_of(1, 3), 27);
    EXPECT(one_of(2, 3), 108);
}

TEST(a_constant_table_is_all_its_entries) {
    for (int k = 0; k < 3; k++) EXPECT(of_table(k, 3), k == 0 ? 6 : k == 1 ? 27 : 108);
}

TEST(an_exception_out_of_the_chosen_function_is_caught) {
    int count = 0;
    EXPECT(guarded(true, 3, &count), 6);
    EXPECT(guarded(false, 3, &count), 27);
    EXPECT(guarded(true, -3, &count), -1);
    EXPECT(count, 3);
}
