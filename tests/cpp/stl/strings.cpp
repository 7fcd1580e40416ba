// Text beside numbers: a string points into itself while it is short, and what lies behind it in its object is no text.
#include "check.hpp"
#include <algorithm>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

struct Named {
    std::string name;
    double value;
    std::string unit;
};

static std::vector<Named> named(const double *x) {
    std::vector<Named> all;
    for (int i = 0; i < 3; i++)
        all.push_back({std::string("number ") + char('a' + (i * 2 + 1) % 5), x[i], i & 1 ? "m" : "kilometres per hour"});
    return all;
}

static double sorted_by_name(double *x) {
    auto all = named(x);
    std::sort(all.begin(), all.end(), [](const Named &a, const Named &b) { return a.name < b.name; });
    double sum = 0;
    for (auto &n : all) sum = 0.5 * sum + n.value * n.value * n.unit.size();
    return sum;
}
GRADIENT(sorted_by_name, 0.7, 1.3, 0.4)

static double names_that_grow(double *x) {
    auto all = named(x), copy = all;
    copy[0].name += " and more of the name";
    copy[0].value *= x[1];
    std::swap(copy[0], copy[2]);
    copy[1] = std::move(all[2]);
    double sum = 0;
    for (auto &n : copy) sum = 0.5 * sum + n.value * n.name.size() * 0.1;
    return sum;
}
GRADIENT(names_that_grow, 0.7, 1.3, 0.4)

static double records_that_are_erased(double *x) {
    auto all = named(x);
    all.push_back({"number z", x[0] * x[1], "s"});
    all.erase(std::remove_if(all.begin(), all.end(), [](const Named &n) { return n.name.back() == 'b'; }), all.end());
    double sum = 0;
    for (auto &n : all) sum = 0.5 * sum + n.value * n.value * n.name.size();
    return sum;
}
GRADIENT(records_that_are_erased, 0.7, 1.3, 0.4)

struct Setting {
    int key;
    std::variant<double, int, std::string> value;
};

NOINLINE static Setting setting(int key, double x) {
    if (key == 3) return {key, key};
    if (key == 5) return {key, std::string("a text that is longer than sixteen")};
    return {key, x};
}

static double a_number_a_count_or_a_text(double *x) {
    std::vector<Setting> all;
    for (int i = 0; i < 6; i++) all.push_back(setting((i * 5 + 2) % 7, x[i % 2] * (i + 1)));
    all.insert(all.begin() + 1, setting(8, x[0]));
    std::sort(all.begin(), all.end(), [](const Setting &a, const Setting &b) { return a.key < b.key; });
    double sum = 0;
    for (auto &s : all) {
        double v = std::holds_alternative<double>(s.value) ? std::get<double>(s.value)
                   : std::holds_alternative<int>(s.value)  ? std::get<int>(s.value)
                                                           : std::get<std::string>(s.value).size();
        sum = 0.5 * sum + v * v * 0.1;
    }
    return sum;
}
GRADIENT(a_number_a_count_or_a_text, 0.7, 1.3)

static double found_by_name(double *x) {
    std::map<std::string, double> m;
    for (int i = 0; i < 3; i++) m["key " + std::string(i * 9, 'z')] += x[i];
    m["key "] *= x[1];
    double sum = 0;
    for (auto &[k, v] : m) sum = 0.5 * sum + v * v * k.size();
    return sum;
}
GRADIENT(found_by_name, 0.7, 1.3, 0.4)

static struct {
    std::string name;
    double value;
    std::string note;
} kept{"abc", 1, "def"};

static double strings_that_stay(double *x) {
    kept.value = x[0] * x[1];
    kept.name += "x";
    if (kept.name.size() > 8) kept.name = "q";
    kept.note = kept.name + kept.note.substr(0, 20);
    return kept.value * x[1] + kept.value * 0.1;
}
GRADIENT(strings_that_stay, 0.7, 1.3)

static double the_bytes_of_a_number_in_a_string(double *x) {
    std::string s((const char *)&x[0], sizeof(double));
    double y;
    memcpy(&y, s.data(), sizeof y);
    return y * y * x[1];
}
GRADIENT(the_bytes_of_a_number_in_a_string, 0.7, 1.3)

static double workspaces_of_a_thread(double *x) {
    thread_local std::vector<double> work;
    if (work.size() < 5) work.resize(5);
    for (int i = 0; i < 5; i++) work[i] = x[i % 2] * (i + 1);
    double sum = 0;
    for (int i = 0; i < 5; i++) sum = 0.5 * sum + work[4 - i] * work[i];
    return sum;
}
GRADIENT(workspaces_of_a_thread, 0.7, 1.3)

#ifdef __cpp_exceptions
struct Coded : std::runtime_error {
    double value;
    explicit Coded(double value) : std::runtime_error("coded"), value(value) {}
};

NOINLINE static double checked(const std::vector<double> &v, size_t i) {
    if (i >= v.size()) throw std::out_of_range("index " + std::to_string(i));
    if (v[i] > 100) throw std::domain_error("large");
    if (v[i] < -100) throw Coded(v[i]);
    return v[i] * v[i];
}

static double messages_that_nobody_reads(double *x) {
    std::vector<double> v(x, x + 2);
    std::runtime_error unused("x is " + std::to_string(x[0])), copied(unused);
    double sum = 0;
    for (size_t i = 0; i < 2; i++) sum = 0.5 * sum + checked(v, i);
    return sum;
}
GRADIENT(messages_that_nobody_reads, 0.7, 1.3)
#endif
