/* What the programs of programs.py share: random data, and derivatives against differences along random directions.
 * Half of what is given is constant in turn. */

#include <cblas.h>
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int enzyme_const, enzyme_dup, enzyme_runtime_activity;
extern void __enzyme_autodiff(void *, ...);
extern double __enzyme_fwddiff_d(void *, ...);
extern float __enzyme_fwddiff_s(void *, ...);

static unsigned long state = 12345;
static int part = 1, turn, checked, wrong;
static double heavy = 3; /* what is added to the diagonal of the first matrix, or beside it */
static double spread;    /* and how that grows along the diagonal */
static double away;      /* how far from zero its numbers are at least */
static int beside;       /* the length of what that is in, if so; less than zero: two rows away */
static int origin;       /* where the diagonal begins, */
static int most = 1 << 30; /* and how long it is at most */
static int parts = 1;    /* how many numbers an element is */
static int packed;       /* which triangle without gaps it is, if one */

static double uniform(void) {
  state = state * 6364136223846793005ul + 1442695040888963407ul;
  return (double)(state >> 11) / (1ul << 52) - 1;
}

static int chosen(void) { return turn++ % part == 0; }
static int stride(int positive, int zero) {
  static const int all[] = {1, 2, -1, -3, 1, -2, 3};
  int made = all[turn++ % 7];
  if (zero && turn % 11 == 0) return 0;
  return positive && made < 0 ? -made : made;
}
static int leading(int rows) { return (rows > 1 ? rows : 1) + turn++ % 3; }
static int vector_size(int n, int inc) { return n > 0 ? (n - 1) * abs(inc) + 1 : 0; }
static int matrix_size(int rows, int columns, int ld) { return rows > 0 && columns > 0 ? (columns - 1) * ld + rows : 0; }

static int cblas_trans(char flag) { return flag == 'N' ? 111 : flag == 'T' ? 112 : 113; }
static int cblas_uplo(char flag) { return flag == 'U' ? 121 : 122; }
static int cblas_diag(char flag) { return flag == 'N' ? 131 : 132; }
static int cblas_side(char flag) { return flag == 'L' ? 141 : 142; }

/* Pivots of a symmetric matrix, some of them of blocks of two rows. */
static void symmetric_pivots(int n, char uplo, int *pivots) {
  int low = uplo == 'L' || uplo == 'l';
  for (int k = 0; k < n; k++) {
    int row = low ? k : n - 1 - k, next = k % 3 == 1 && k + 1 < n, far = k + next + 2 < n ? k + next + 2 : n - 1;
    int other = (low ? far : n - 1 - far) + 1;
    pivots[row] = next ? -other : other;
    if (next) pivots[low ? row + 1 : row - 1] = -other, k++;
  }
}

static void begin(int count, char **arguments) {
  if (count > 1) part = atoi(arguments[1]);
  if (count > 2) turn = atoi(arguments[2]);
}

static int end(void) {
  printf("%d checked, %d wrong\n", checked, wrong);
  return wrong != 0 || checked == 0;
}

#define MOST 6
#define CHECKS(T, l, h, tolerance)                                                                                     \
  static T weigh_##l(const T *p, int n) {                                                                              \
    T sum = 0;                                                                                                         \
    for (int i = 0; i < n; i++) sum += (i % 5 - 1.75) * p[i] + p[i] * p[i] / 4;                                        \
    return sum;                                                                                                        \
  }                                                                                                                    \
  static void signs_##l(int n, T *a, int down, int across) {                                                           \
    for (int j = 0; j < n; j++) {                                                                                      \
      T sum = 0;                                                                                                       \
      for (int i = 0; i < n; i++) sum += (i + 1.5) * a[i * down + j * across];                                         \
      T sign = sum < 0 ? -1 : 1;                                                                                       \
      for (int i = 0; i < n; i++) a[i * down + j * across] *= sign;                                                    \
    }                                                                                                                  \
  }                                                                                                                    \
  static void phases_##l(int n, T *a, int down, int across) {                                                          \
    for (int j = 0; j < n; j++) {                                                                                      \
      T re = 0, im = 0;                                                                                                \
      for (int i = 0; i < n; i++) {                                                                                    \
        T *p = a + 2 * (i * down + j * across);                                                                        \
        re += (i + 1.5) * p[0], im += (i + 1.5) * p[1];                                                                \
      }                                                                                                                \
      T size = sqrt(re * re + im * im);                                                                                \
      for (int i = 0; i < n; i++) {                                                                                    \
        T *p = a + 2 * (i * down + j * across), one = p[0], other = p[1];                                              \
        p[0] = (one * re + other * im) / size, p[1] = (other * re - one * im) / size;                                  \
      }                                                                                                                \
    }                                                                                                                  \
  }                                                                                                                    \
  static void turn_##l(int m, int r, T *u, int down, int across, int n, T *v, int vdown, int vacross) {                \
    for (int j = 0; j < r; j++) {                                                                                      \
      T sum = 0;                                                                                                       \
      for (int i = 0; i < m; i++) sum += (i + 1.5) * u[i * down + j * across];                                         \
      T sign = sum < 0 ? -1 : 1;                                                                                       \
      for (int i = 0; i < m; i++) u[i * down + j * across] *= sign;                                                    \
      for (int i = 0; i < n; i++) v[j * vdown + i * vacross] *= sign;                                                  \
    }                                                                                                                  \
  }                                                                                                                    \
  typedef struct {                                                                                                     \
    T *at[MOST];                                                                                                       \
    int size[MOST], count;                                                                                             \
  } Data_##l;                                                                                                          \
  static Data_##l like_##l(const Data_##l *of, int random) {                                                           \
    Data_##l made = *of;                                                                                               \
    for (int k = 0; k < of->count; k++) {                                                                              \
      made.at[k] = malloc((of->size[k] + 1) * sizeof(T));                                                              \
      for (int i = 0; i <= of->size[k]; i++) made.at[k][i] = random ? uniform() : 0;                                   \
    }                                                                                                                  \
    return made;                                                                                                       \
  }                                                                                                                    \
  static void drop_##l(Data_##l *d) {                                                                                  \
    for (int k = 0; k < d->count; k++) free(d->at[k]);                                                                 \
  }                                                                                                                    \
  static Data_##l moved_##l(const Data_##l *x, const Data_##l *v, double by) {                                         \
    Data_##l made = like_##l(x, 0);                                                                                    \
    for (int k = 0; k < x->count; k++)                                                                                 \
      for (int i = 0; i < x->size[k]; i++) made.at[k][i] = x->at[k][i] + by * v->at[k][i];                             \
    return made;                                                                                                       \
  }                                                                                                                    \
  static double dot_##l(const Data_##l *a, const Data_##l *b) {                                                        \
    double sum = 0;                                                                                                    \
    for (int k = 0; k < a->count; k++)                                                                                 \
      for (int i = 0; i < a->size[k]; i++) sum += (double)a->at[k][i] * b->at[k][i];                                   \
    return sum;                                                                                                        \
  }                                                                                                                    \
  static void judge_##l(const char *name, const char *what, const int *z, int n, double is, double should) {           \
    checked++;                                                                                                         \
    if (fabs(is - should) <= (tolerance) * (1 + fabs(should))) return;                                                 \
    if (wrong++ > 20) return;                                                                                          \
    printf("%s %s:", name, what);                                                                                      \
    for (int i = 0; i < n; i++)                                                                                        \
      if (z[i] > 64 && z[i] < 123 && i) printf(" %c", z[i]);                                                           \
      else printf(" %d", z[i]);                                                                                        \
    printf(": %.12g, should be %.12g\n", is, should);                                                                  \
  }                                                                                                                    \
  typedef T Value_##l(const int *, T **);                                                                              \
  typedef void Reverse_##l(const int *, T **, T **);                                                                   \
  typedef T Forward_##l(const int *, T **, T **);                                                                      \
  typedef void Second_##l(const int *, T **, T **, T **, T **);                                                        \
  typedef void Reversed_##l(const int *, T **, T **, T **, T **);                                                      \
  static double at_##l(Value_##l *f, const int *z, const Data_##l *x, const Data_##l *v, double by) {                  \
    Data_##l moved = moved_##l(x, v, by);                                                                              \
    double made = f(z, moved.at);                                                                                      \
    drop_##l(&moved);                                                                                                  \
    return made;                                                                                                       \
  }                                                                                                                    \
  static double slope_##l(Reverse_##l *f, const int *z, const Data_##l *x, const Data_##l *v, double by,               \
                          const Data_##l *along) {                                                                     \
    Data_##l moved = moved_##l(x, v, by), g = like_##l(x, 0);                                                          \
    f(z, moved.at, g.at);                                                                                              \
    double made = dot_##l(&g, along);                                                                                  \
    drop_##l(&moved), drop_##l(&g);                                                                                    \
    return made;                                                                                                       \
  }                                                                                                                    \
  static void check_##l(const char *name, const int *z, int first, int scalars, int operands, int written, int diagonal, int ld, \
                        Value_##l *value, Reverse_##l *reverse, Reverse_##l *kept, Forward_##l *forward,               \
                        Second_##l *second, Reversed_##l *reversed) {                                                  \
    Data_##l shape = {.count = operands + 1, .size = {scalars}};                                                       \
    for (int k = 0; k < operands; k++) shape.size[k + 1] = z[first + k];                                               \
    Data_##l x = like_##l(&shape, 1), v = like_##l(&shape, 1), zero = like_##l(&shape, 0);                             \
    for (int i = 0; diagonal > 0 && i < most && (packed || origin + i * (ld + 1) < x.size[diagonal] / parts); i++) {   \
      int at = packed == 'U' ? i * (i + 3) / 2 : packed ? i * (2 * most - i + 1) / 2 : origin + i * (ld + 1);          \
      if (beside > 0) at = i * ld + (i + 1) % beside;                                                                  \
      if (beside < 0 && (i ^ 2) < -beside) at = i * ld + (i ^ 2);                                                      \
      x.at[diagonal][parts * at] += heavy * (1 + i * spread);                                                          \
    }                                                                                                                  \
    for (int i = 0; diagonal > 0 && i < x.size[diagonal]; i++)                                                         \
      x.at[diagonal][i] += x.at[diagonal][i] < 0 ? -away : away;                                                       \
    double should = (8 * (at_##l(value, z, &x, &v, h) - at_##l(value, z, &x, &v, -(h))) -                              \
                     (at_##l(value, z, &x, &v, 2 * (h)) - at_##l(value, z, &x, &v, -2 * (h)))) / (12 * (h));           \
    judge_##l(name, "reverse", z, first, slope_##l(reverse, z, &x, &zero, 0, &v), should);                             \
    /* Half of it is constant, and not what is written: there is no derivative through constant memory. */             \
    Data_##l w = moved_##l(&v, &zero, 0);                                                                              \
    unsigned mask = turn * 2654435761u >> 13 & ~written;                                                               \
    for (int k = 0; k < w.count; k++)                                                                                  \
      for (int i = 0; i < w.size[k] && (mask >> k & 1); i++) w.at[k][i] = 0;                                           \
    double some = (8 * (at_##l(value, z, &x, &w, h) - at_##l(value, z, &x, &w, -(h))) -                                \
                   (at_##l(value, z, &x, &w, 2 * (h)) - at_##l(value, z, &x, &w, -2 * (h)))) / (12 * (h));             \
    Data_##l y = moved_##l(&x, &zero, 0), g = like_##l(&x, 0), t = moved_##l(&w, &zero, 0);                            \
    T *d[MOST];                                                                                                        \
    for (int k = 0; k < y.count; k++) d[k] = mask >> k & 1 ? y.at[k] : g.at[k];                                        \
    kept(z, y.at, d);                                                                                                  \
    judge_##l(name, "kept", z, first, dot_##l(&g, &w), some);                                                          \
    drop_##l(&y);                                                                                                      \
    y = moved_##l(&x, &zero, 0);                                                                                       \
    for (int k = 0; k < y.count; k++) d[k] = mask >> k & 1 ? y.at[k] : t.at[k];                                        \
    judge_##l(name, "forward", z, first, forward(z, y.at, d), some);                                                   \
    drop_##l(&y), drop_##l(&t), drop_##l(&g), drop_##l(&w);                                                            \
    if (second) {                                                                                                      \
      Data_##l along = like_##l(&x, 1), u = like_##l(&x, 0);                                                           \
      should = (8 * (slope_##l(reverse, z, &x, &v, h, &along) - slope_##l(reverse, z, &x, &v, -(h), &along)) -         \
                (slope_##l(reverse, z, &x, &v, 2 * (h), &along) - slope_##l(reverse, z, &x, &v, -2 * (h), &along))) /  \
               (12 * (h));                                                                                             \
      y = moved_##l(&x, &zero, 0), g = like_##l(&x, 0), t = moved_##l(&v, &zero, 0);                                   \
      second(z, y.at, t.at, g.at, u.at);                                                                               \
      judge_##l(name, "second", z, first, dot_##l(&u, &along), should);                                                \
      drop_##l(&y), drop_##l(&t), drop_##l(&g);                                                                        \
      y = moved_##l(&x, &zero, 0), g = like_##l(&x, 0), t = moved_##l(&along, &zero, 0);                               \
      drop_##l(&u);                                                                                                    \
      u = like_##l(&x, 0);                                                                                             \
      reversed(z, y.at, g.at, t.at, u.at);                                                                             \
      judge_##l(name, "reversed", z, first, dot_##l(&g, &v), should);                                                  \
      drop_##l(&y), drop_##l(&t), drop_##l(&g), drop_##l(&along), drop_##l(&u);                                        \
    }                                                                                                                  \
    drop_##l(&x), drop_##l(&v), drop_##l(&zero);                                                                       \
  }

CHECKS(double, d, 1e-3, 1e-7)
CHECKS(float, s, 3e-2, 1e-2)
