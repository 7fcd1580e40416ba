// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Transforms of FFTW 3 and their adjoints (passes/enzyme_passes/rules/linear_algebra/fftw.yaml).
//
// A plan does not say what it does. So planners are called by functions of this file, which note for each plan its
// *geometry*: sizes, strides and kinds, as FFTW's guru interface has them. A geometry is there once, and for good; it
// has two plans of its own, both from and to arrays without gaps: for tangents, and for adjoints.
//
//     along(geometry, x, y)   y := F x
//     back(geometry, x, y)    x += F' y, and y := 0
//     clear(geometry, y)      y := 0
//     lost(geometry, x, y)    x := 0 where the transform destroys it, but not where y is
//
// F' is a transform again, of which some elements count twice or half: F' = post G pre.

#include <stddef.h>
#include <stdint.h>

_Noreturn void abort(void);
long write(int, const void *, size_t);
void *malloc(size_t);
void free(void *);

#define EXPORT __attribute__((weak, visibility("hidden")))

enum { MOST = 16 };
enum { COMPLEX, TO_COMPLEX, TO_REAL, REAL };
enum { DESTROY_INPUT = 1, UNALIGNED = 2, PRESERVE_INPUT = 16, ESTIMATE = 64 };
enum { NONE, INNER_HALF, INNER_TWICE, FIRST_HALF, FIRST_TWICE, LAST_HALF, LAST_TWICE, ENDS_HALF, ENDS_TWICE };
enum { GATHER, SCATTER, ADD, CLEAR };

typedef struct {
    int n, is, os;
} Small;

typedef struct {
    ptrdiff_t n, is, os;
} Dimension;

typedef struct Geometry {
    struct Geometry *next;
    void *along, *back;
    int64_t type, sign, preserves, destroys, single, rank, many, kinds[MOST];
    Dimension dimensions[2 * MOST]; // `rank` of the transform, then `many` of how often
} Geometry;

typedef struct Note {
    struct Note *next;
    void *plan;
    Geometry *geometry;
} Note;

EXPORT Geometry *__enzcc_fftw_geometries;
EXPORT Note *__enzcc_fftw_notes[256];
EXPORT char __enzcc_fftw_lock;

static void lock(void) {
    while (__atomic_test_and_set(&__enzcc_fftw_lock, __ATOMIC_ACQUIRE))
        ;
}
static void unlock(void) { __atomic_clear(&__enzcc_fftw_lock, __ATOMIC_RELEASE); }
static Note **place_of(void *plan) { return &__enzcc_fftw_notes[((uintptr_t)plan >> 5) % 256]; }

__attribute__((noinline, cold)) static _Noreturn void give_up(const char *why) {
    size_t length = 0;
    while (why[length]) length++;
    (void)!write(2, why, length);
    abort();
}

__attribute__((noinline, cold)) static _Noreturn void unknown(void) {
    give_up("enzcc: the derivative of a transform of FFTW needs to know its plan, which was made by code that was not "
            "compiled together with the request, by a split or wisdom function, or with more than 16 dimensions\n");
}

__attribute__((noinline, cold)) static _Noreturn void destroys(void) {
    give_up("enzcc: transforms of FFTW that are planned with FFTW_DESTROY_INPUT have no derivative here\n");
}

static int is_same(const Geometry *a, const Geometry *b) {
    int same = a->type == b->type && a->sign == b->sign && a->preserves == b->preserves && a->destroys == b->destroys &&
               a->single == b->single && a->rank == b->rank && a->many == b->many;
    for (int i = 0; same && i < a->rank; i++) same = a->kinds[i] == b->kinds[i];
    for (int i = 0; same && i < a->rank + a->many; i++)
        same = a->dimensions[i].n == b->dimensions[i].n && a->dimensions[i].is == b->dimensions[i].is &&
               a->dimensions[i].os == b->dimensions[i].os;
    return same;
}

// How many numbers an element of the input has, or of the output; and elements in a dimension.
static int64_t parts_of(const Geometry *g, int output) {
    return g->type == COMPLEX || (g->type == TO_COMPLEX && output) || (g->type == TO_REAL && !output) ? 2 : 1;
}
static int64_t length_of(const Geometry *g, int output, int64_t d) {
    int half = (g->type == TO_COMPLEX && output) || (g->type == TO_REAL && !output);
    return half && d == g->rank - 1 ? g->dimensions[d].n / 2 + 1 : g->dimensions[d].n;
}
static int64_t numbers_of(const Geometry *g, int output) {
    int64_t count = parts_of(g, output);
    for (int64_t d = 0; d < g->rank + g->many; d++) count *= length_of(g, output, d);
    return count;
}

static int64_t weight_of(const Geometry *g, int post, int64_t d) {
    static const char before[] = {[0] = INNER_HALF, [3] = ENDS_TWICE, [5] = FIRST_TWICE, [9] = LAST_TWICE, [10] = NONE};
    static const char after[] = {[1] = INNER_TWICE, [3] = ENDS_HALF, [4] = FIRST_HALF, [8] = LAST_HALF, [10] = NONE};
    if (g->type == REAL && d < g->rank) return post ? after[g->kinds[d]] : before[g->kinds[d]];
    if (d != g->rank - 1) return NONE;
    if (g->type == TO_COMPLEX && !post) return INNER_HALF;
    return g->type == TO_REAL && post ? INNER_TWICE : NONE;
}
static double weighed(int64_t weight, int64_t i, int64_t n) {
    int ends = i == 0 || i == n - 1, inner = i != 0 && 2 * i != n;
    switch (weight) {
    case INNER_HALF: return inner ? 0.5 : 1;
    case INNER_TWICE: return inner ? 2 : 1;
    case FIRST_HALF: return i == 0 ? 0.5 : 1;
    case FIRST_TWICE: return i == 0 ? 2 : 1;
    case LAST_HALF: return i == n - 1 ? 0.5 : 1;
    case LAST_TWICE: return i == n - 1 ? 2 : 1;
    case ENDS_HALF: return ends ? 0.5 : 1;
    case ENDS_TWICE: return ends ? 2 : 1;
    default: return 1;
    }
}

// The elements of an array in the order in which those without gaps lie: the last dimension of the transform is the
// innermost. Several in one place are met one after the other.
#define WALK(T, s)                                                                                                     \
    static void row_##s(int action, T *a, int64_t step, int64_t parts, T *packed, int64_t count,     \
                        T factor, int64_t weight, int64_t n) {                                                         \
        int64_t all = weight == NONE && step == 1 ? count * parts : 0;                                                 \
        if (all > 0) switch (action) {                                                                                 \
            case GATHER:                                                                                               \
                for (int64_t i = 0; i < all; i++) packed[i] = factor * a[i];                                           \
                return;                                                                                                \
            case SCATTER:                                                                                              \
                for (int64_t i = 0; i < all; i++) a[i] = packed[i];                                                    \
                return;                                                                                                \
            case ADD:                                                                                                  \
                for (int64_t i = 0; i < all; i++) a[i] += factor * packed[i];                                          \
                return;                                                                                                \
            default:                                                                                                   \
                for (int64_t i = 0; i < all; i++) a[i] = 0;                                                            \
                return;                                                                                                \
            }                                                                                                          \
        for (int64_t i = 0; i < count; i++, a += parts * step, packed += parts) {                                      \
            T by = weight == NONE ? factor : factor * (T)weighed(weight, i, n);                                        \
            switch (action) {                                                                                          \
            case GATHER:                                                                                               \
                for (int64_t k = 0; k < parts; k++) packed[k] = by * a[k];                                             \
                break;                                                                                                 \
            case SCATTER:                                                                                              \
                for (int64_t k = 0; k < parts; k++) a[k] = packed[k];                                                  \
                break;                                                                                                 \
            case ADD:                                                                                                  \
                for (int64_t k = 0; k < parts; k++) a[k] += by * packed[k];                                            \
                break;                                                                                                 \
            default:                                                                                                   \
                for (int64_t k = 0; k < parts; k++) a[k] = 0;                                                          \
            }                                                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    static void walk_##s(const Geometry *g, int output, int action, int weights, T *a, T *packed) {                    \
        int64_t all = g->rank + g->many, at[2 * MOST] = {0}, parts = parts_of(g, output), offset = 0;                  \
        for (int64_t d = 0; d < all; d++)                                                                              \
            if (length_of(g, output, d) <= 0) return;                                                                  \
        int64_t inner = all == 0 ? -1 : g->rank > 0 ? g->rank - 1 : g->many - 1;                                       \
        int64_t count = inner < 0 ? 1 : length_of(g, output, inner);                                                   \
        int64_t step = inner < 0 ? 1 : output ? g->dimensions[inner].os : g->dimensions[inner].is;                     \
        int64_t weight = weights && inner >= 0 && g->rank > 0 ? weight_of(g, weights > 1, inner) : NONE;               \
        for (;;) {                                                                                                     \
            T factor = 1;                                                                                              \
            for (int64_t d = 0; weights && d < g->rank - 1; d++)                                                       \
                factor *= (T)weighed(weight_of(g, weights > 1, d), at[d], g->dimensions[d].n);                         \
            row_##s(action, a + parts * offset, step, parts, packed, count, factor, weight,                            \
                    inner < 0 ? 1 : g->dimensions[inner].n);                                                           \
            packed += parts * count;                                                                                   \
            int64_t k = all - 2; /* outer ones first are those of how often */                                         \
            for (; k >= 0; k--) {                                                                                      \
                int64_t d = k >= g->many ? k - g->many : g->rank + k;                                                  \
                int64_t far = output ? g->dimensions[d].os : g->dimensions[d].is;                                      \
                offset += far;                                                                                         \
                if (++at[d] < length_of(g, output, d)) break;                                                          \
                offset -= far * at[d];                                                                                 \
                at[d] = 0;                                                                                             \
            }                                                                                                          \
            if (k < 0) return;                                                                                         \
        }                                                                                                              \
    }

// Plans of a geometry from and to arrays without gaps. With FFTW_ESTIMATE, arrays are not touched.
#define PLANS(T, s, X)                                                                                                 \
    void *X##_plan_guru64_dft(int, const Dimension *, int, const Dimension *, T *, T *, int, unsigned);                \
    void *X##_plan_guru64_dft_r2c(int, const Dimension *, int, const Dimension *, T *, T *, unsigned);                 \
    void *X##_plan_guru64_dft_c2r(int, const Dimension *, int, const Dimension *, T *, T *, unsigned);                 \
    void *X##_plan_guru64_r2r(int, const Dimension *, int, const Dimension *, T *, T *, const int *, unsigned);        \
    void X##_execute_dft(const void *, T *, T *);                                                                      \
    void X##_execute_dft_r2c(const void *, T *, T *);                                                                  \
    void X##_execute_dft_c2r(const void *, T *, T *);                                                                  \
    void X##_execute_r2r(const void *, T *, T *);                                                                      \
    void X##_destroy_plan(void *);                                                                                     \
    WALK(T, s)                                                                                                         \
    static void *plan_##s(const Geometry *g, int back) {                                                               \
        static const char turned[] = {1, 0, 2, 3, 5, 4, 6, 7, 9, 8, 10};                                               \
        Dimension dimensions[2 * MOST];                                                                                \
        ptrdiff_t from = 1, to = 1;                                                                                    \
        int kinds[MOST], rank = (int)g->rank, many = (int)g->many;                                                     \
        for (int64_t k = rank + many - 1; k >= 0; k--) {                                                               \
            int64_t d = k >= many ? k - many : rank + k;                                                               \
            dimensions[d] = (Dimension){g->dimensions[d].n, from, to};                                                 \
            from *= length_of(g, back, d);                                                                             \
            to *= length_of(g, !back, d);                                                                              \
        }                                                                                                              \
        for (int d = 0; d < rank; d++) kinds[d] = g->type == REAL ? back ? turned[g->kinds[d]] : (int)g->kinds[d] : 0; \
        T *x = (T *)((uintptr_t)1 << 20), *y = (T *)((uintptr_t)1 << 40);                                              \
        const Dimension *others = dimensions + rank;                                                                   \
        int type = g->type == TO_COMPLEX && back ? TO_REAL : g->type == TO_REAL && back ? TO_COMPLEX : (int)g->type;   \
        unsigned flags = ESTIMATE | UNALIGNED;                                                                         \
        switch (type) {                                                                                                \
        case COMPLEX:                                                                                                  \
            return X##_plan_guru64_dft(rank, dimensions, many, others, x, y, (int)(back ? -g->sign : g->sign), flags); \
        case TO_COMPLEX: return X##_plan_guru64_dft_r2c(rank, dimensions, many, others, x, y, flags);                  \
        case TO_REAL: return X##_plan_guru64_dft_c2r(rank, dimensions, many, others, x, y, flags);                     \
        default: return X##_plan_guru64_r2r(rank, dimensions, many, others, x, y, kinds, flags);                       \
        }                                                                                                              \
    }                                                                                                                  \
    /* After fftw_cleanup there are none. */                                                                           \
    static void have_plans_##s(Geometry *g) {                                                                          \
        if (g->along == 0) g->along = plan_##s(g, 0);                                                                  \
        if (g->back == 0) g->back = plan_##s(g, 1);                                                                    \
    }                                                                                                                  \
    static void run_##s(Geometry *g, int back, T *x, T *y) {                                                           \
        lock();                                                                                                        \
        have_plans_##s(g);                                                                                             \
        void *plan = back ? g->back : g->along;                                                                        \
        unlock();                                                                                                      \
        if (plan == 0) unknown();                                                                                      \
        switch (g->type) {                                                                                             \
        case COMPLEX: X##_execute_dft(plan, x, y); break;                                                              \
        case TO_COMPLEX: back ? X##_execute_dft_c2r(plan, x, y) : X##_execute_dft_r2c(plan, x, y); break;              \
        case TO_REAL: back ? X##_execute_dft_r2c(plan, x, y) : X##_execute_dft_c2r(plan, x, y); break;                 \
        default: X##_execute_r2r(plan, x, y);                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    static T *packed_##s(const Geometry *g, int output) {                                                              \
        if (g == 0) unknown();                                                                                         \
        if (g->destroys) destroys();                                                                                   \
        T *made = malloc((size_t)numbers_of(g, output) * sizeof(T) + 1);                                               \
        if (made == 0) give_up("enzcc: no memory is left for the derivative of a transform of FFTW\n");                \
        return made;                                                                                                   \
    }                                                                                                                  \
    EXPORT void __enzcc_fourier_along_##s(Geometry *g, T *x, T *y) {                                                   \
        T *from = packed_##s(g, 0), *to = packed_##s(g, 1);                                                            \
        walk_##s(g, 0, GATHER, 0, x, from);                                                                            \
        run_##s(g, 0, from, to);                                                                                       \
        walk_##s(g, 1, SCATTER, 0, y, to);                                                                             \
        free(from), free(to);                                                                                          \
    }                                                                                                                  \
    EXPORT void __enzcc_fourier_back_##s(Geometry *g, T *x, T *y) {                                                    \
        T *from = packed_##s(g, 1), *to = packed_##s(g, 0);                                                            \
        walk_##s(g, 1, GATHER, 1, y, from);                                                                            \
        run_##s(g, 1, from, to);                                                                                       \
        walk_##s(g, 1, CLEAR, 0, y, y);                                                                                \
        walk_##s(g, 0, ADD, 2, x, to);                                                                                 \
        free(from), free(to);                                                                                          \
    }                                                                                                                  \
    EXPORT void __enzcc_fourier_clear_##s(const Geometry *g, T *y) {                                                   \
        if (g == 0) unknown();                                                                                         \
        walk_##s(g, 1, CLEAR, 0, y, y);                                                                                \
    }                                                                                                                  \
    EXPORT void __enzcc_fourier_lost_##s(const Geometry *g, T *x, T *y) {                                              \
        if (g == 0) unknown();                                                                                         \
        if (g->preserves && x != y) return;                                                                            \
        T *kept = packed_##s(g, 1);                                                                                    \
        if (x == y) walk_##s(g, 1, GATHER, 0, y, kept);                                                                \
        walk_##s(g, 0, CLEAR, 0, x, x);                                                                                \
        if (x == y) walk_##s(g, 1, SCATTER, 0, y, kept);                                                               \
        free(kept);                                                                                                    \
    }                                                                                                                  \
    /* Planners that measure leave the arrays as they were. */                                                         \
    static T *saved_##s(const Geometry *g, unsigned flags, T *x, T *y) {                                               \
        if (flags & ESTIMATE) return 0;                                                                                \
        if (g == 0) unknown();                                                                                         \
        T *made = malloc((size_t)(numbers_of(g, 0) + numbers_of(g, 1)) * sizeof(T) + 1);                               \
        if (made == 0) give_up("enzcc: no memory is left to plan a transform of FFTW\n");                              \
        walk_##s(g, 0, GATHER, 0, x, made);                                                                            \
        walk_##s(g, 1, GATHER, 0, y, made + numbers_of(g, 0));                                                         \
        return made;                                                                                                   \
    }                                                                                                                  \
    static void restore_##s(const Geometry *g, T *kept, T *x, T *y) {                                                  \
        walk_##s(g, 0, SCATTER, 0, x, kept);                                                                           \
        walk_##s(g, 1, SCATTER, 0, y, kept + numbers_of(g, 0));                                                        \
        free(kept);                                                                                                    \
    }                                                                                                                  \
    static void *noted_##s(void *plan, Geometry *g, unsigned flags, int in_place) {                                    \
        if (plan == 0) return plan;                                                                                    \
        g->single = sizeof(T) == 4;                                                                                    \
        g->preserves = g->type != TO_REAL || (flags & PRESERVE_INPUT) != 0;                                            \
        g->destroys = g->type != TO_REAL && (flags & DESTROY_INPUT) != 0 && !in_place;                                 \
        lock();                                                                                                        \
        Geometry *found = __enzcc_fftw_geometries;                                                                     \
        while (found != 0 && !is_same(found, g)) found = found->next;                                                  \
        if (found == 0) {                                                                                              \
            found = malloc(sizeof *found);                                                                             \
            if (found != 0) {                                                                                          \
                *found = *g;                                                                                           \
                found->along = found->back = 0;                                                                        \
                found->next = __enzcc_fftw_geometries, __enzcc_fftw_geometries = found;                                \
            }                                                                                                          \
        }                                                                                                              \
        if (found != 0) have_plans_##s(found);                                                                         \
        Note *note = found != 0 && found->along != 0 && found->back != 0 ? malloc(sizeof *note) : 0;                   \
        if (note != 0) {                                                                                               \
            Note **place = place_of(plan);                                                                             \
            *note = (Note){*place, plan, found};                                                                       \
            *place = note;                                                                                             \
        }                                                                                                              \
        unlock();                                                                                                      \
        return plan;                                                                                                   \
    }                                                                                                                  \
    void X##_cleanup(void);                                                                                            \
    /* Before the library forgets all plans. */                                                                        \
    EXPORT void __enzcc_##X##_forget(void) {                                                                           \
        lock();                                                                                                        \
        for (Geometry *g = __enzcc_fftw_geometries; g != 0; g = g->next)                                               \
            if (g->single == (sizeof(T) == 4)) {                                                                       \
                if (g->along) X##_destroy_plan(g->along);                                                              \
                if (g->back) X##_destroy_plan(g->back);                                                                \
                g->along = g->back = 0;                                                                                \
            }                                                                                                          \
        unlock();                                                                                                      \
    }                                                                                                                  \
    EXPORT void __enzcc_##X##_cleanup(void) {                                                                          \
        __enzcc_##X##_forget();                                                                                        \
        X##_cleanup();                                                                                                 \
    }                                                                                                                  \
    EXPORT void __enzcc_##X##_destroy_plan(void *plan) {                                                               \
        lock();                                                                                                        \
        for (Note **place = place_of(plan); *place != 0; place = &(*place)->next)                                      \
            if ((*place)->plan == plan) {                                                                              \
                Note *gone = *place;                                                                                   \
                *place = gone->next;                                                                                   \
                free(gone);                                                                                            \
                break;                                                                                                 \
            }                                                                                                          \
        unlock();                                                                                                      \
        X##_destroy_plan(plan);                                                                                        \
    }

EXPORT const void *__enzcc_fftw_geometry(void *plan) {
    lock();
    const Note *note = *place_of(plan);
    while (note != 0 && note->plan != plan) note = note->next;
    const void *found = note == 0 ? 0 : note->geometry;
    unlock();
    return found;
}

// ---- what planners are given, as a geometry ----

static int has_room(int rank, int many) { return rank >= 0 && rank <= MOST && many >= 0 && many <= MOST; }

// The dimensions of arrays by rows; real arrays in place have room for the complex ones.
static int by_rows(Geometry *g, int type, int sign, int rank, const int *n, int howmany, const int *inembed,
                   int istride, int idist, const int *onembed, int ostride, int odist, const int *kinds, int in_place) {
    if (!has_room(rank, 1)) return 0;
    *g = (Geometry){.type = type, .sign = sign, .rank = rank, .many = 1};
    ptrdiff_t is = istride, os = ostride;
    for (int d = rank - 1; d >= 0; d--) {
        int half = n[d] / 2 + 1, last = d == rank - 1, in = n[d], out = n[d];
        if (last && type == TO_COMPLEX) in = in_place ? 2 * half : n[d], out = half;
        if (last && type == TO_REAL) in = half, out = in_place ? 2 * half : n[d];
        g->dimensions[d] = (Dimension){n[d], is, os};
        is *= inembed != 0 ? inembed[d] : in;
        os *= onembed != 0 ? onembed[d] : out;
        if (kinds != 0) g->kinds[d] = kinds[d];
    }
    g->dimensions[rank] = (Dimension){howmany, idist, odist};
    return 1;
}

static int by_guru(Geometry *g, int type, int sign, int rank, const Dimension *dimensions, const Small *small, int many,
                   const Dimension *others, const Small *others_small, const int *kinds) {
    if (!has_room(rank, many)) return 0;
    *g = (Geometry){.type = type, .sign = sign, .rank = rank, .many = many};
    for (int d = 0; d < rank; d++) {
        g->dimensions[d] = small != 0 ? (Dimension){small[d].n, small[d].is, small[d].os} : dimensions[d];
        if (kinds != 0) g->kinds[d] = kinds[d];
    }
    for (int d = 0; d < many; d++)
        g->dimensions[rank + d] =
            others_small != 0 ? (Dimension){others_small[d].n, others_small[d].is, others_small[d].os} : others[d];
    return 1;
}

#define LIST(...) __VA_ARGS__
#define NOTED(T, s, made, asked)                                                                                       \
        int known = asked;                                                                                             \
        T *kept = saved_##s(known ? &g : 0, flags, x, y);                                                              \
        void *plan = made;                                                                                             \
        if (kept != 0) restore_##s(&g, kept, x, y);                                                                    \
        return known ? noted_##s(plan, &g, flags, x == y) : plan

// The planners of one type of transform: `MORE` are the parameters before the flags, `GIVEN` what is passed for them.
#define PLANNERS(T, s, X, NAME, type, sign, kinds, MORE, GIVEN)                                                        \
    void *X##_plan_many_##NAME(int, const int *, int, T *, const int *, int, int, T *, const int *, int, int MORE,     \
                               unsigned);                                                                              \
    void *X##_plan_##NAME(int, const int *, T *, T * MORE, unsigned);                                                  \
    void *X##_plan_guru_##NAME(int, const Small *, int, const Small *, T *, T * MORE, unsigned);                       \
    EXPORT void *__enzcc_##X##_plan_many_##NAME(int rank, const int *n, int howmany, T *x, const int *inembed,         \
                                                int istride, int idist, T *y, const int *onembed, int ostride,         \
                                                int odist MORE, unsigned flags) {                                      \
        Geometry g;                                                                                                    \
        NOTED(T, s,                                                                                                    \
              X##_plan_many_##NAME(rank, n, howmany, x, inembed, istride, idist, y, onembed, ostride, odist GIVEN,     \
                  flags),                                                                                              \
              by_rows(&g, type, sign, rank, n, howmany, inembed, istride, idist, onembed, ostride, odist,              \
                               kinds, x == y));                                                                        \
    }                                                                                                                  \
    EXPORT void *__enzcc_##X##_plan_##NAME(int rank, const int *n, T *x, T *y MORE, unsigned flags) {                  \
        Geometry g;                                                                                                    \
        NOTED(T, s,                                                                                                    \
              X##_plan_##NAME(rank, n, x, y GIVEN, flags),                                                             \
              by_rows(&g, type, sign, rank, n, 1, 0, 1, 1, 0, 1, 1, kinds, x == y));                                   \
    }                                                                                                                  \
    EXPORT void *__enzcc_##X##_plan_guru_##NAME(int rank, const Small *dims, int many, const Small *others, T *x,      \
                                                T *y MORE, unsigned flags) {                                           \
        Geometry g;                                                                                                    \
        NOTED(T, s,                                                                                                    \
              X##_plan_guru_##NAME(rank, dims, many, others, x, y GIVEN, flags),                                       \
              by_guru(&g, type, sign, rank, 0, dims, many, 0, others, kinds));                                         \
    }                                                                                                                  \
    EXPORT void *__enzcc_##X##_plan_guru64_##NAME(int rank, const Dimension *dims, int many, const Dimension *others,  \
                                                  T *x, T *y MORE, unsigned flags) {                                   \
        Geometry g;                                                                                                    \
        NOTED(T, s,                                                                                                    \
              X##_plan_guru64_##NAME(rank, dims, many, others, x, y GIVEN, flags),                                     \
              by_guru(&g, type, sign, rank, dims, 0, many, others, 0, kinds));                                         \
    }

// Those of so many dimensions.
#define SIZED(T, s, X, NAME, type, sign, RANK, SIZES, ALL, MORE, GIVEN, KINDS)                                         \
    void *X##_plan_##NAME(SIZES, T *, T * MORE, unsigned);                                                             \
    EXPORT void *__enzcc_##X##_plan_##NAME(SIZES, T *x, T *y MORE, unsigned flags) {                                   \
        Geometry g;                                                                                                    \
        int n[] = {ALL}, kinds[] = {KINDS};                                                                            \
        NOTED(T, s,                                                                                                    \
              X##_plan_##NAME(ALL, x, y GIVEN, flags),                                                                 \
              by_rows(&g, type, sign, RANK, n, 1, 0, 1, 1, 0, 1, 1, kinds, x == y));                                   \
    }

#define ALL_SIZES(T, s, X, NAME, type, sign, MORE, GIVEN)                                                              \
    SIZED(T, s, X, NAME##_1d, type, sign, 1, int n0, n0, LIST(MORE), LIST(GIVEN), 0)                                   \
    SIZED(T, s, X, NAME##_2d, type, sign, 2, LIST(int n0, int n1), LIST(n0, n1), LIST(MORE), LIST(GIVEN), LIST(0, 0))  \
    SIZED(T, s, X, NAME##_3d, type, sign, 3, LIST(int n0, int n1, int n2), LIST(n0, n1, n2), LIST(MORE), LIST(GIVEN),  \
          LIST(0, 0, 0))

#define TRANSFORMS(T, s, X)                                                                                            \
    PLANS(T, s, X)                                                                                                     \
    PLANNERS(T, s, X, dft, COMPLEX, sign, 0, LIST(, int sign), LIST(, sign))                                           \
    PLANNERS(T, s, X, dft_r2c, TO_COMPLEX, 0, 0, , )                                                                   \
    PLANNERS(T, s, X, dft_c2r, TO_REAL, 0, 0, , )                                                                      \
    PLANNERS(T, s, X, r2r, REAL, 0, kinds, LIST(, const int *kinds), LIST(, kinds))                                    \
    ALL_SIZES(T, s, X, dft, COMPLEX, sign, LIST(, int sign), LIST(, sign))                                             \
    ALL_SIZES(T, s, X, dft_r2c, TO_COMPLEX, 0, , )                                                                     \
    ALL_SIZES(T, s, X, dft_c2r, TO_REAL, 0, , )                                                                        \
    SIZED(T, s, X, r2r_1d, REAL, 0, 1, int n0, n0, LIST(, int k0), LIST(, k0), k0)                                     \
    SIZED(T, s, X, r2r_2d, REAL, 0, 2, LIST(int n0, int n1), LIST(n0, n1), LIST(, int k0, int k1), LIST(, k0, k1),     \
          LIST(k0, k1))                                                                                                \
    SIZED(T, s, X, r2r_3d, REAL, 0, 3, LIST(int n0, int n1, int n2), LIST(n0, n1, n2), LIST(, int k0, int k1, int k2), \
          LIST(, k0, k1, k2), LIST(k0, k1, k2))

TRANSFORMS(double, d, fftw)
TRANSFORMS(float, s, fftwf)
