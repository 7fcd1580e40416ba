#include "e.h"
double safe(double x) {
  try {
    return risky(x) * x;
  } catch (const Bad &) {
    return 3 * x * x;
  }
}
