// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Systems of equations with sparse matrices, as UMFPACK and KLU solve them (passes/enzyme_passes/rules/sparse.py): what a
// user would write by __enzyme_register_gradient_. A matrix is that of the library: columns `ap`, rows `ai`, values.
//
//     x := A^-1 b     b' += t, and the values' adjoints -= t[i] x[j], where t = A^-T x'
//
// The reverse sweep solves with the factors that the program has made, which it may have released by then. So they are
// held: a call that releases them is one of `let_go`, which waits until nobody holds them.

#include <stddef.h>
#include <stdint.h>

_Noreturn void abort(void);
long write(int, const void *, size_t);
void *malloc(size_t);
void free(void *);

#define EXPORT __attribute__((weak, visibility("hidden")))

// Factors that a reverse sweep will use, or that have tangents, which are released with them.
typedef struct Held {
    struct Held *next;
    void *factors, *tangents;
    int64_t count, released;
} Held;

EXPORT Held *__enzcc_sparse_held;
EXPORT char __enzcc_sparse_lock;

static void lock(void) {
    while (__atomic_test_and_set(&__enzcc_sparse_lock, __ATOMIC_ACQUIRE))
        ;
}
static void unlock(void) { __atomic_clear(&__enzcc_sparse_lock, __ATOMIC_RELEASE); }

static Held *find(void *factors) {
    Held *at = __enzcc_sparse_held;
    while (at && at->factors != factors) at = at->next;
    return at;
}
static Held *entry(void *factors) {
    Held *at = find(factors);
    if (at) return at;
    at = malloc(sizeof *at);
    *at = (Held){__enzcc_sparse_held, factors, 0, 0, 0};
    __enzcc_sparse_held = at;
    return at;
}
static void forget(Held *entry) {
    Held **at = &__enzcc_sparse_held;
    while (*at != entry) at = &(*at)->next;
    *at = entry->next;
    for (void *made = entry->tangents, *next; made; made = next) {
        next = *(void **)made;
        free(made);
    }
    free(entry);
}

EXPORT void __enzcc_sparse_hold(void *factors) {
    lock();
    entry(factors)->count++;
    unlock();
}
// Whether the program has released them, and nobody else holds them.
EXPORT int64_t __enzcc_sparse_let_go(void *factors) {
    int64_t last = 0;
    lock();
    Held *at = find(factors);
    if (at && at->count > 0 && --at->count == 0 && (at->released || !at->tangents)) {
        last = at->released;
        forget(at);
    }
    unlock();
    return last;
}
// Whether they are held, and will be released later.
EXPORT int64_t __enzcc_sparse_release(void *factors) {
    lock();
    Held *at = find(factors);
    int64_t held = at && at->count > 0;
    if (held) at->released = 1;
    else if (at) forget(at);
    unlock();
    return held;
}
// Memory that begins with a place for the next one.
EXPORT void __enzcc_sparse_tangent(void *factors, void *made) {
    lock();
    Held *at = entry(factors);
    *(void **)made = at->tangents;
    at->tangents = made;
    unlock();
}
// Whether a derivative of this solution is known.
EXPORT void __enzcc_sparse_known(int64_t system, int64_t whole) {
    static const char parts[] = "enzcc: solutions with parts of UMFPACK's factors have no derivative\n";
    static const char absent[] = "enzcc: the derivative of UMFPACK's solve asks for the matrix: Ap, Ai, Ax\n";
    if (system >= 0 && system <= 2 && whole) return;
    (void)!write(2, whole ? parts : absent, (whole ? sizeof parts : sizeof absent) - 1);
    abort();
}

#define MATRIX(I, s)                                                                                                   \
    /* The adjoint of the values, from solutions; and the product of their tangents with these. */                     \
    static void outer_##s(int64_t turned, I n, const I *ap, const I *ai, const double *t, const double *x, double *to) { \
        for (I j = 0; j < n; j++)                                                                                      \
            for (I p = ap[j]; p < ap[j + 1]; p++) to[p] -= turned ? t[j] * x[ai[p]] : t[ai[p]] * x[j];                 \
    }                                                                                                                  \
    static void less_##s(int64_t turned, I n, const I *ap, const I *ai, const double *a, const double *x, double *t) { \
        for (I j = 0; j < n; j++)                                                                                      \
            for (I p = ap[j]; p < ap[j + 1]; p++) {                                                                    \
                if (turned) t[j] -= a[p] * x[ai[p]];                                                                   \
                else t[ai[p]] -= a[p] * x[j];                                                                          \
            }                                                                                                          \
    }

MATRIX(int, i)
MATRIX(long, l)

// ---- UMFPACK: the matrix is given to each solution ------------------------------------------------------------------

#define UMFPACK(I, s)                                                                                                  \
    typedef struct {                                                                                                   \
        I n, status;                                                                                                   \
        I *ap, *ai;                                                                                                    \
        double *ax, *x;                                                                                                \
        void *numeric;                                                                                                 \
    } Umfpack_##s;                                                                                                     \
    typedef struct {                                                                                                   \
        Umfpack_##s *kept;                                                                                             \
        I status;                                                                                                      \
    } UmfpackMade_##s;                                                                                                 \
    typedef struct {                                                                                                   \
        I status, tangent;                                                                                             \
    } UmfpackTangent_##s;                                                                                              \
    I umfpack_d##s##_get_lunz(I *, I *, I *, I *, I *, void *);                                                        \
    I umfpack_d##s##_solve(I, const I *, const I *, const double *, double *, const double *, void *, const double *,  \
                           double *);                                                                                  \
    I umfpack_d##s##_numeric(const I *, const I *, const double *, void *, void **, const double *, double *);         \
    I umfpack_d##s##_symbolic(I, I, const I *, const I *, const double *, void **, const double *, double *);          \
    void umfpack_d##s##_free_numeric(void **);                                                                         \
    void umfpack_d##s##_free_symbolic(void **);                                                                        \
    void umfpack_d##s##_defaults(double *);                                                                            \
    EXPORT I __enzcc_umfpack_d##s##_rows(void *numeric) {                                                              \
        I l, u, n, m, d;                                                                                               \
        return umfpack_d##s##_get_lunz(&l, &u, &n, &m, &d, numeric) ? 0 : n;                                           \
    }                                                                                                                  \
    EXPORT void __enzcc_umfpack_d##s##_free_numeric(void **numeric) {                                                  \
        if (*numeric && __enzcc_sparse_release(*numeric)) *numeric = 0;                                                \
        else umfpack_d##s##_free_numeric(numeric);                                                                     \
    }                                                                                                                  \
    EXPORT void __enzcc_umfpack_d##s##_let_go(void *numeric) {                                                         \
        if (__enzcc_sparse_let_go(numeric)) umfpack_d##s##_free_numeric(&numeric);                                     \
    }                                                                                                                  \
    EXPORT UmfpackMade_##s __enzcc_umfpack_d##s##_augmented(                                                           \
        I system, I s1, const I *ap, const I *s2, const I *ai, const I *s3, const double *ax, const double *dax,       \
        double *x, double *dx, const double *b, const double *db, void *numeric, void *s4, const double *control,      \
        const double *s5, double *info, double *s6) {                                                                  \
        (void)s1, (void)s2, (void)s3, (void)s4, (void)s5, (void)s6, (void)dax, (void)dx, (void)db;                     \
        I status = umfpack_d##s##_solve(system, ap, ai, ax, x, b, numeric, control, info);                             \
        __enzcc_sparse_known(system, ap && ai && ax);                                                                  \
        Umfpack_##s *kept = malloc(sizeof *kept);                                                                      \
        I n = status < 0 ? 0 : __enzcc_umfpack_d##s##_rows(numeric), count = n > 0 ? ap[n] : 0;                        \
        kept->n = n, kept->status = status, kept->numeric = numeric;                                                   \
        kept->ap = malloc((n + 1) * sizeof(I)), kept->ai = malloc((count + 1) * sizeof(I));                            \
        kept->ax = malloc((count + 1) * sizeof(double)), kept->x = malloc((n + 1) * sizeof(double));                   \
        for (I i = 0; i < n; i++) kept->x[i] = x[i], kept->ap[i] = ap[i];                                              \
        for (I p = 0; p < count; p++) kept->ai[p] = ai[p], kept->ax[p] = ax[p];                                        \
        kept->ap[n] = count;                                                                                           \
        __enzcc_sparse_hold(numeric);                                                                                  \
        return (UmfpackMade_##s){kept, status};                                                                        \
    }                                                                                                                  \
    EXPORT void __enzcc_umfpack_d##s##_gradient(                                                                       \
        I system, I s1, const I *ap, const I *s2, const I *ai, const I *s3, const double *ax, double *dax, double *x,  \
        double *dx, const double *b, double *db, void *numeric, void *s4, const double *control, const double *s5,     \
        double *info, double *s6, Umfpack_##s *kept) {                                                                 \
        (void)s1, (void)s2, (void)s3, (void)s4, (void)s5, (void)s6, (void)ap, (void)ai, (void)control, (void)info;     \
        (void)numeric;                                                                                                 \
        if (kept->status >= 0 && dx != x) {                                                                            \
            I n = kept->n;                                                                                             \
            double *t = malloc((n + 1) * sizeof(double));                                                              \
            umfpack_d##s##_solve(system == 0, kept->ap, kept->ai, kept->ax, t, dx, kept->numeric, 0, 0);               \
            if (dax != ax) outer_##s(system != 0, n, kept->ap, kept->ai, t, kept->x, dax);                             \
            for (I i = 0; i < n; i++) dx[i] = 0;                                                                       \
            if (db != b)                                                                                               \
                for (I i = 0; i < n; i++) db[i] += t[i];                                                               \
            free(t);                                                                                                   \
        }                                                                                                              \
        __enzcc_umfpack_d##s##_let_go(kept->numeric);                                                                  \
        free(kept->ap), free(kept->ai), free(kept->ax), free(kept->x), free(kept);                                     \
    }                                                                                                                  \
    EXPORT UmfpackTangent_##s __enzcc_umfpack_d##s##_tangent(                                                          \
        I system, I s1, const I *ap, const I *s2, const I *ai, const I *s3, const double *ax, const double *dax,       \
        double *x, double *dx, const double *b, const double *db, void *numeric, void *s4, const double *control,      \
        const double *s5, double *info, double *s6) {                                                                  \
        (void)s1, (void)s2, (void)s3, (void)s4, (void)s5, (void)s6;                                                    \
        I status = umfpack_d##s##_solve(system, ap, ai, ax, x, b, numeric, control, info);                             \
        if (status >= 0 && dx != x) {                                                                                  \
            __enzcc_sparse_known(system, ap && ai && ax);                                                              \
            I n = __enzcc_umfpack_d##s##_rows(numeric);                                                                \
            double *t = malloc((n + 1) * sizeof(double));                                                              \
            for (I i = 0; i < n; i++) t[i] = db != b ? db[i] : 0;                                                      \
            if (dax != ax) less_##s(system != 0, n, ap, ai, dax, x, t);                                                \
            umfpack_d##s##_solve(system, ap, ai, ax, dx, t, numeric, 0, 0);                                            \
            free(t);                                                                                                   \
        }                                                                                                              \
        return (UmfpackTangent_##s){status, 0};                                                                        \
    }                                                                                                                  \
    void *__enzyme_register_gradient_umfpack_d##s[] = {(void *)umfpack_d##s##_solve,                                   \
                                                       (void *)__enzcc_umfpack_d##s##_augmented,                       \
                                                       (void *)__enzcc_umfpack_d##s##_gradient};                       \
    void *__enzyme_register_derivative_umfpack_d##s[] = {(void *)umfpack_d##s##_solve,                                 \
                                                         (void *)__enzcc_umfpack_d##s##_tangent};                      \
    void *__enzyme_inactivefn_umfpack_d##s##_numeric = (void *)umfpack_d##s##_numeric;                                 \
    void *__enzyme_inactivefn_umfpack_d##s##_symbolic = (void *)umfpack_d##s##_symbolic;                               \
    void *__enzyme_inactivefn_umfpack_d##s##_free_symbolic = (void *)umfpack_d##s##_free_symbolic;                     \
    void *__enzyme_inactivefn_umfpack_d##s##_defaults = (void *)umfpack_d##s##_defaults;

#ifdef OF_UMFPACK
UMFPACK(int, i)
UMFPACK(long, l)
#endif

// ---- KLU: the factors have the matrix, and so their shadow is that of the matrix ------------------------------------

#define KLU(I, s, l)                                                                                                   \
    typedef struct {                                                                                                   \
        void *next;                                                                                                    \
        I n, count;                                                                                                    \
        I *ap, *ai;                                                                                                    \
        double *ax;                                                                                                    \
    } Klu_##l;                                                                                                         \
    typedef struct {                                                                                                   \
        Klu_##l *kept;                                                                                                 \
        void *numeric;                                                                                                 \
        Klu_##l *shadow;                                                                                               \
    } KluMade_##l;                                                                                                     \
    typedef struct {                                                                                                   \
        void *numeric;                                                                                                 \
        Klu_##l *shadow;                                                                                               \
    } KluTangent_##l;                                                                                                  \
    typedef struct {                                                                                                   \
        I status;                                                                                                      \
        void *symbolic, *numeric;                                                                                      \
        double *x;                                                                                                     \
    } KluSolution_##l;                                                                                                 \
    typedef struct {                                                                                                   \
        KluSolution_##l *kept;                                                                                         \
        I status;                                                                                                      \
    } KluSolved_##l;                                                                                                   \
    typedef struct {                                                                                                   \
        I status, tangent;                                                                                             \
    } KluSolvedTangent_##l;                                                                                            \
    I klu_##s##defaults(void *);                                                                                       \
    void *klu_##s##analyze(I, I *, I *, void *);                                                                       \
    void *klu_##s##analyze_given(I, I *, I *, I *, I *, void *);                                                       \
    void *klu_##s##factor(I *, I *, double *, void *, void *);                                                         \
    I klu_##s##solve(void *, void *, I, I, double *, void *);                                                          \
    I klu_##s##tsolve(void *, void *, I, I, double *, void *);                                                         \
    I klu_##s##free_symbolic(void **, void *);                                                                         \
    I klu_##s##free_numeric(void **, void *);                                                                          \
    EXPORT I __enzcc_klu_##s##free_symbolic(void **symbolic, void *common) {                                           \
        if (!*symbolic || !__enzcc_sparse_release(*symbolic)) return klu_##s##free_symbolic(symbolic, common);         \
        *symbolic = 0;                                                                                                 \
        return 1;                                                                                                      \
    }                                                                                                                  \
    EXPORT I __enzcc_klu_##s##free_numeric(void **numeric, void *common) {                                             \
        if (!*numeric || !__enzcc_sparse_release(*numeric)) return klu_##s##free_numeric(numeric, common);             \
        *numeric = 0;                                                                                                  \
        return 1;                                                                                                      \
    }                                                                                                                  \
    EXPORT void __enzcc_klu_##s##let_go(void *symbolic, void *numeric) {                                               \
        double common[COMMON];                                                                                         \
        klu_##s##defaults(common);                                                                                     \
        if (__enzcc_sparse_let_go(symbolic)) klu_##s##free_symbolic(&symbolic, common);                                \
        if (__enzcc_sparse_let_go(numeric)) klu_##s##free_numeric(&numeric, common);                                   \
    }                                                                                                                  \
    /* How many rows there are, as the factors begin. */                                                               \
    EXPORT I __enzcc_klu_##s##rows(void *numeric) { return numeric ? *(I *)numeric : 0; }                              \
    EXPORT void __enzcc_klu_##s##solved(int64_t turned, void *symbolic, void *numeric, I ldim, I nrhs, double *b) {    \
        double common[COMMON];                                                                                         \
        klu_##s##defaults(common);                                                                                     \
        if (turned) klu_##s##tsolve(symbolic, numeric, ldim, nrhs, b, common);                                         \
        else klu_##s##solve(symbolic, numeric, ldim, nrhs, b, common);                                                 \
    }                                                                                                                  \
    /* A matrix with these values, or zeros. */                                                                        \
    EXPORT Klu_##l *__enzcc_klu_##s##matrix(void *numeric, const I *ap, const I *ai, const double *ax) {               \
        I n = __enzcc_klu_##s##rows(numeric), count = n > 0 ? ap[n] : 0;                                               \
        Klu_##l *made = malloc(sizeof *made + count * sizeof(double) + (n + 1 + count) * sizeof(I));                   \
        made->next = 0, made->n = n, made->count = count;                                                              \
        made->ax = (double *)(made + 1), made->ap = (I *)(made->ax + count), made->ai = made->ap + n + 1;              \
        for (I i = 0; i < n; i++) made->ap[i] = ap[i];                                                                 \
        made->ap[n] = count;                                                                                           \
        for (I p = 0; p < count; p++) made->ai[p] = ai[p], made->ax[p] = ax ? ax[p] : 0;                               \
        return made;                                                                                                   \
    }                                                                                                                  \
    EXPORT KluMade_##l __enzcc_klu_##s##augmented(I *ap, I *s1, I *ai, I *s2, double *ax, double *dax, void *symbolic, \
                                                  void *s3, void *common, void *s4) {                                  \
        (void)s1, (void)s2, (void)s3, (void)s4, (void)dax;                                                             \
        void *numeric = klu_##s##factor(ap, ai, ax, symbolic, common);                                                 \
        Klu_##l *made = __enzcc_klu_##s##matrix(numeric, ap, ai, 0);                                                   \
        return (KluMade_##l){made, numeric, made};                                                                     \
    }                                                                                                                  \
    EXPORT void __enzcc_klu_##s##gradient(I *ap, I *s1, I *ai, I *s2, double *ax, double *dax, void *symbolic,         \
                                          void *s3, void *common, void *s4, Klu_##l *kept) {                           \
        (void)s1, (void)s2, (void)s3, (void)s4, (void)ap, (void)ai, (void)symbolic, (void)common;                      \
        if (dax != ax)                                                                                                 \
            for (I p = 0; p < kept->count; p++) dax[p] += kept->ax[p];                                                 \
        free(kept);                                                                                                    \
    }                                                                                                                  \
    EXPORT KluTangent_##l __enzcc_klu_##s##tangent(I *ap, I *s1, I *ai, I *s2, double *ax, double *dax,                \
                                                   void *symbolic, void *s3, void *common, void *s4) {                 \
        (void)s1, (void)s2, (void)s3, (void)s4;                                                                        \
        void *numeric = klu_##s##factor(ap, ai, ax, symbolic, common);                                                 \
        Klu_##l *made = __enzcc_klu_##s##matrix(numeric, ap, ai, dax != ax ? dax : 0);                                 \
        __enzcc_sparse_tangent(numeric, made);                                                                         \
        return (KluTangent_##l){numeric, made};                                                                        \
    }                                                                                                                  \
    KLU_SOLUTION(I, s, l, solve, 0)                                                                                    \
    KLU_SOLUTION(I, s, l, tsolve, 1)                                                                                   \
    void *__enzyme_register_gradient_klu_##s##factor[] = {                                                             \
        (void *)klu_##s##factor, (void *)__enzcc_klu_##s##augmented, (void *)__enzcc_klu_##s##gradient};               \
    void *__enzyme_register_derivative_klu_##s##factor[] = {(void *)klu_##s##factor,                                   \
                                                            (void *)__enzcc_klu_##s##tangent};                         \
    void *__enzyme_inactivefn_klu_##s##defaults = (void *)klu_##s##defaults;                                           \
    void *__enzyme_inactivefn_klu_##s##analyze = (void *)klu_##s##analyze;                                             \
    void *__enzyme_inactivefn_klu_##s##analyze_given = (void *)klu_##s##analyze_given;

#define KLU_SOLUTION(I, s, l, name, turned)                                                                            \
    EXPORT KluSolved_##l __enzcc_klu_##s##name##_augmented(void *symbolic, void *s1, void *numeric, Klu_##l *shadow,   \
                                                           I ldim, I s2, I nrhs, I s3, double *b, double *db,          \
                                                           void *common, void *s4) {                                   \
        (void)s1, (void)s2, (void)s3, (void)s4, (void)db, (void)shadow;                                                \
        I status = klu_##s##name(symbolic, numeric, ldim, nrhs, b, common), n = __enzcc_klu_##s##rows(numeric);        \
        KluSolution_##l *kept = malloc(sizeof *kept);                                                                  \
        kept->status = status, kept->symbolic = symbolic, kept->numeric = numeric;                                     \
        kept->x = malloc((n * (nrhs > 0 ? nrhs : 0) + 1) * sizeof(double));                                            \
        for (I j = 0; j < nrhs && status; j++)                                                                         \
            for (I i = 0; i < n; i++) kept->x[j * n + i] = b[j * ldim + i];                                            \
        __enzcc_sparse_hold(symbolic), __enzcc_sparse_hold(numeric);                                                   \
        return (KluSolved_##l){kept, status};                                                                          \
    }                                                                                                                  \
    EXPORT void __enzcc_klu_##s##name##_gradient(void *symbolic, void *s1, void *numeric, Klu_##l *shadow, I ldim,     \
                                                 I s2, I nrhs, I s3, double *b, double *db, void *common, void *s4,    \
                                                 KluSolution_##l *kept) {                                              \
        (void)s1, (void)s2, (void)s3, (void)s4, (void)common, (void)symbolic;                                          \
        if (kept->status && db != b) {                                                                                 \
            __enzcc_klu_##s##solved(!turned, kept->symbolic, kept->numeric, ldim, nrhs, db);                           \
            for (I j = 0; j < nrhs && (void *)shadow != numeric; j++)                                                  \
                outer_##l(turned, shadow->n, shadow->ap, shadow->ai, db + j * ldim, kept->x + j * shadow->n,           \
                          shadow->ax);                                                                                 \
        }                                                                                                              \
        __enzcc_klu_##s##let_go(kept->symbolic, kept->numeric);                                                        \
        free(kept->x), free(kept);                                                                                     \
    }                                                                                                                  \
    EXPORT KluSolvedTangent_##l __enzcc_klu_##s##name##_tangent(void *symbolic, void *s1, void *numeric,               \
                                                                Klu_##l *shadow, I ldim, I s2, I nrhs, I s3,           \
                                                                double *b, double *db, void *common, void *s4) {       \
        (void)s1, (void)s2, (void)s3, (void)s4;                                                                        \
        I status = klu_##s##name(symbolic, numeric, ldim, nrhs, b, common);                                            \
        if (status && db != b) {                                                                                       \
            for (I j = 0; j < nrhs && (void *)shadow != numeric; j++)                                                  \
                less_##l(turned, shadow->n, shadow->ap, shadow->ai, shadow->ax, b + j * ldim, db + j * ldim);          \
            __enzcc_klu_##s##solved(turned, symbolic, numeric, ldim, nrhs, db);                                        \
        }                                                                                                              \
        return (KluSolvedTangent_##l){status, 0};                                                                      \
    }                                                                                                                  \
    void *__enzyme_register_gradient_klu_##s##name[] = {(void *)klu_##s##name,                                         \
                                                        (void *)__enzcc_klu_##s##name##_augmented,                     \
                                                        (void *)__enzcc_klu_##s##name##_gradient};                     \
    void *__enzyme_register_derivative_klu_##s##name[] = {(void *)klu_##s##name,                                       \
                                                          (void *)__enzcc_klu_##s##name##_tangent};

#ifdef OF_KLU
enum { COMMON = 64 };  // numbers, at least as long as klu_common
KLU(int, , i)
KLU(long, l_, l)
#endif
