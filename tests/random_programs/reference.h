/* Put in front of a generated program to make the reference of it: the same text in long double, with every decision
   recorded, and derivatives by five-point differences.

   A difference is taken only over points where every decision (a comparison, the larger of two, a sign) went as it
   did at the point itself: there the program is smooth, and with 64 bits of mantissa a step of 1e-3 or less leaves
   errors far below those of the double precision that is judged by it. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef double Real64;
typedef long double Real;

static unsigned long path;
static Real margin;

static int decide(int outcome, Real distance) {
  path = path * 6364136223846793005ul + 1442695040888963407ul + (unsigned long)outcome;
  if (!(fabsl(distance) >= margin)) margin = fabsl(distance);
  return outcome;
}
static int less(Real a, Real b) { return decide(a < b, a - b); }
static Real larger(Real a, Real b) { return decide(a < b, a - b) ? b : a; }
static Real smaller(Real a, Real b) { return decide(a < b, a - b) ? a : b; }
static Real magnitude(Real a) { return decide(a < 0, a) ? -a : a; }

/* Memory that was never written shows: every allocation starts with another pattern. */
static unsigned char filler = 0x40;
static void *filled(size_t size) {
  void *made = malloc(size);
  if (!made) abort();
  return memset(made, filler += 0x11, size);
}
#define malloc filled

#define double Real
#define float Real
#define LESS(a, b) less(a, b)
#define fmax larger
#define fmaxf larger
#define fmin smaller
#define fminf smaller
#define fabs magnitude
#define fabsf magnitude
#define tanh tanhl
#define tanhf tanhl
#define sin sinl
#define sinf sinl
#define cos cosl
#define cosf cosl
#define exp expl
#define expf expl
#define expm1 expm1l
#define expm1f expm1l
#define sqrt sqrtl
#define sqrtf sqrtl
#define log logl
#define logf logl
#define pow powl
#define powf powl
#define atan atanl
#define atanf atanl
#define atan2 atan2l
#define atan2f atan2l
#define hypot hypotl
#define hypotf hypotl
#define erf erfl
#define erff erfl
#define cbrt cbrtl
#define cbrtf cbrtl
#define fma fmal
#define fmaf fmal
#define REFERENCE 1
