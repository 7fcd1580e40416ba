// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A call of a native function, of which an exception becomes a text: "ValueError: x is negative", Python's class and
// what the exception says. `thrown.py` says when this is used.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cxxabi.h>
#include <exception>
#include <new>
#include <stdexcept>
#include <typeinfo>

typedef void Body(int64_t batch, const int64_t *k, char **arrays, const int64_t *strides);

static thread_local char said[4096];

static const char *told(const char *as, const char *what) {
  std::snprintf(said, sizeof said, "%s: %s", as, what);
  return said;
}

static const char *told_unknown() {
  const std::type_info *type = abi::__cxa_current_exception_type();
  char *name = type ? abi::__cxa_demangle(type->name(), nullptr, nullptr, nullptr) : nullptr;
  char what[1024];
  std::snprintf(what, sizeof what, "an exception of C++ of type %s", name ? name : "unknown");
  std::free(name);
  return told("RuntimeError", what);
}

namespace {
struct Raised : std::runtime_error {
  Raised() : std::runtime_error("a function of Python has raised an exception") {}
};
} // namespace

/// The table of the form that the thread is in.
static thread_local const int64_t *table;

/// Calls a function of Python, whose address is in the table (trampolines.py).
extern "C" void enzcc_asked(int64_t place, int32_t what, const int64_t *integers, void **arrays) {
  if (table == nullptr) {
    std::fputs("enzcc: a function of Python is called in a thread that the native function has started\n", stderr);
    std::abort();
  }
  if (reinterpret_cast<int32_t (*)(int32_t, const int64_t *, void **)>(table[place])(what, integers, arrays)) throw Raised();
}

namespace {
/// The call of a form, from its beginning to its end.
struct Within {
  const int64_t *outer = table;
  explicit Within(const int64_t *k) { table = k; }
  ~Within() { table = outer; }
};
} // namespace

/// Null, or the text, which is the thread's until the next one.
extern "C" const char *enzcc_caught(Body *body, int64_t batch, const int64_t *k, char **arrays, const int64_t *strides) {
  Within call(k);
  try {
    body(batch, k, arrays, strides);
    return nullptr;
  } catch (const std::bad_alloc &e) {
    return told("MemoryError", e.what());
  } catch (const std::out_of_range &e) {
    return told("IndexError", e.what());
  } catch (const std::logic_error &e) { // invalid_argument, domain_error, length_error
    return told("ValueError", e.what());
  } catch (const std::range_error &e) {
    return told("ValueError", e.what());
  } catch (const std::overflow_error &e) {
    return told("OverflowError", e.what());
  } catch (const std::exception &e) {
    return told("RuntimeError", e.what());
#ifdef __GLIBCXX__
  } catch (abi::__forced_unwind &) {
    throw; // the thread is being ended
#endif
  } catch (...) {
    return told_unknown();
  }
}
