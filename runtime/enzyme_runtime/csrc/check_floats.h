/* check.c: floats of all kinds in memory, as doubles. The wide ones are taken apart by their bits, which are the same on all
 * machines: what a double cannot hold of them is rounded off, or infinite. */

enum { WIDE_BIAS = 16383, BIAS = 1023, MANTISSA = 52 };

static double of_bits(word bits) {
  double x;
  memcpy(&x, &bits, 8);
  return x;
}

static word bits_of(const char *a) {
  word bits;
  memcpy(&bits, a, 8);
  return bits;
}

/* A number by its sign and exponent, as wide ones have them, and the 52 bits behind the first of its mantissa. */
static double narrowed(unsigned head, word mantissa) {
  int exponent = (int)(head & 32767) - WIDE_BIAS + BIAS;
  word sign = (word)(head >> 15 & 1) << 63;
  if ((head & 32767) == 32767)
    return of_bits(sign | (word)2047 << MANTISSA | mantissa);
  if (exponent >= 2047)
    return of_bits(sign | (word)2047 << MANTISSA);
  return of_bits(exponent <= 0 ? sign : sign | (word)exponent << MANTISSA | mantissa);
}

static unsigned widened(double value, word *mantissa) {
  word bits;
  memcpy(&bits, &value, 8);
  int exponent = (int)(bits >> MANTISSA & 2047);
  *mantissa = bits & (((word)1 << MANTISSA) - 1);
  if (exponent == 0) /* zero, or what is as good as that beside anything else */
    *mantissa = 0;
  return (unsigned)(bits >> 63) << 15 |
         (unsigned)(exponent == 0 ? 0 : exponent == 2047 ? 32767 : exponent - BIAS + WIDE_BIAS);
}

static double get(const char *a, int code) {
  if (code == F64)
    return of_bits(bits_of(a));
  if (code == F32) {
    float x;
    memcpy(&x, a, 4);
    return (double)x;
  }
  unsigned short head = 0;
  memcpy(&head, code == F80 ? a + 8 : a + 14, 2);
  if (code == F80) /* the first bit of the mantissa is there, too */
    return narrowed(head, (bits_of(a) << 1) >> (64 - MANTISSA));
  return narrowed(head, (bits_of(a + 8) << 16) >> 12 | bits_of(a) >> 60);
}

static void put(char *a, int code, double value) {
  if (code == F64) {
    memcpy(a, &value, 8);
    return;
  }
  if (code == F32) {
    float single = (float)value;
    memcpy(a, &single, 4);
    return;
  }
  word mantissa, low;
  unsigned wide = widened(value, &mantissa);
  unsigned short head = (unsigned short)wide;
  if (code == F80) {
    low = mantissa << (63 - MANTISSA) | (word)(head & 32767 ? 1 : 0) << 63;
    memcpy(a, &low, 8);
    memcpy(a + 8, &head, 2);
  } else {
    low = mantissa << 60;
    word high = mantissa >> 4 | (word)head << 48;
    memcpy(a, &low, 8);
    memcpy(a + 8, &high, 8);
  }
}

static const char *name_of_float(int code) {
  return code == F64 ? "double" : code == F32 ? "float" : code == F80 ? "long double" : "of 128 bits";
}
