// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Eigenvalues and singular values for linear_algebra.c, which includes this once for each type: T is that, OWN the name
// of an operation and OF that of what is differentiated like other code.
//
// Two values coincide if they are the same but for rounding. Let V be the vectors, M = V' dV what is asked of them and
// b what is asked of the values. The adjoint of the matrix is V t V', and t[i, j] = M[i, j] / (w[j] - w[i]) but on the
// diagonal, where it is b, and for values that coincide. There the library chose one of many bases, in which t is an
// unknown symmetric matrix X of which b is the diagonal, and what is computed depends on its space alone, or has no
// derivative. Then M is symmetric, b is the same for all, and X is b times the unit matrix, in three cases:
//
//   'N'   the values alone are used: they change by the eigenvalues of the block, and b is their factor
//   'P'   the values are not used: that turns the basis, and nothing depends on it
//   'V'   both, or what is used is not known: if X is another matrix, its diagonal is the same in special bases alone,
//         such as columns of the unit matrix for one element of exp(A). So the basis must have been chosen by rounding.
//
// In all others t is not a number.

EXPORT T OF(size)(T value) {
    return value < 0 ? -value : value;
}

// How far apart values are that are not the same but for rounding.
EXPORT T OF(least)(int64_t n, const T *w) {
    T most = 0;
    for (int64_t i = 0; i < n; i++) most = w[i] > most ? w[i] : -w[i] > most ? -w[i] : most;
    return 16 * most * n * EPSILON;
}

EXPORT int64_t OF(coincide)(T gap, T least) {
    return !(gap > least || gap < -least);
}

EXPORT T OF(greatest)(int64_t n, const T *a) {
    T most = 0;
    for (int64_t i = 0; i < n; i++) most = a[i] > most ? a[i] : -a[i] > most ? -a[i] : most;
    return most;
}

// Whether a number is nothing beside another.
EXPORT int64_t OF(nothing)(T value, T beside) {
    return value <= beside && value >= -beside;
}

// What is asked of two values that coincide is the same, as far as it can be if it is a function of each. Where vectors
// are used, too, it must not be the same by chance. `least`: what is rounding of all that is asked.
EXPORT int64_t OF(alike)(char jobz, const T *w, const T *b, T least, int64_t i, int64_t j) {
    T one = OF(size)(w[i]), other = OF(size)(w[j]), gap = OF(size)(w[j] - w[i]);
    T size = one > other ? one : other, first = OF(size)(b[i]), second = OF(size)(b[j]);
    T by = size > 0 ? 4 * gap / size : 0, most = jobz == 'V' ? (T)0x1p-16 : (T)0x1p-7;
    by = ROOT + (by < most ? by : most);
    by *= first > second ? first : second;
    return OF(nothing)(b[i] - b[j], by > least ? by : least);
}

// Whether one element of a matrix X (or one of them less another, on the diagonal) has the same in the place of
// x[i]' X y[i] and of x[j]' X y[j], and something in that of x[i]' X y[j], which then does not show.
EXPORT int64_t OF(hides)(T one, T other, T across, T back) {
    T size = OF(size)(one) + OF(size)(other) + OF(size)(across) + OF(size)(back);
    if (!(size > 64 * EPSILON)) return 0;
    return OF(nothing)(one - other, 8 * EPSILON * size) && (OF(size)(across) + OF(size)(back) > (T)0x1p-10 * size);
}

EXPORT int64_t OF(hidden)(int64_t m, const T *x, const T *other, int64_t inc, int64_t n, const T *y, const T *another,
                          int64_t step) {
    for (int64_t k = 0; k < m; k++)
        for (int64_t l = 0; l < n; l++) {
            T one = x[k * inc], two = other[k * inc];
            if (OF(hides)(one * y[l * step], two * another[l * step], one * another[l * step], two * y[l * step]))
                return 1;
        }
    for (int64_t k = 0; k < m && k < n; k++)
        for (int64_t l = 0; l < k; l++) {
            T one = x[k * inc] * y[k * step] - x[l * inc] * y[l * step];
            T two = other[k * inc] * another[k * step] - other[l * inc] * another[l * step];
            T across = x[k * inc] * another[k * step] - x[l * inc] * another[l * step];
            T back = other[k * inc] * y[k * step] - other[l * inc] * y[l * step];
            if (OF(hides)(one, two, across, back)) return 1;
        }
    return 0;
}

// Whether a vector has numbers of the same size, or one that is zero where the other's is not: the library builds bases
// from columns of the unit matrix, so that there may be what hides in it.
EXPORT int64_t OF(regular)(int64_t n, const T *x, const T *other, int64_t inc) {
    for (int64_t k = 0; k < n; k++) {
        T one = OF(size)(x[k * inc]), two = OF(size)(other[k * inc]);
        if (!(one > 32 * EPSILON) && !(two > 32 * EPSILON)) continue;
        if (!(one > 32 * EPSILON) || !(two > 32 * EPSILON)) return 1;
        for (int64_t l = 0; l < k; l++)
            if (OF(nothing)(OF(size)(x[l * inc]) - one, 8 * EPSILON * one)) return 1;
    }
    return 0;
}

// Whether rounding chose the basis that two vectors are of: no simple matrix hides in it. Of a block, this is asked of
// vectors that follow each other.
EXPORT int64_t OF(mixed)(int64_t n, const T *v, int64_t ldv, int64_t inc, int64_t i, int64_t j) {
    if (i - j > 1 || j - i > 1) return 1;
    return !OF(regular)(n, v + i * ldv, v + j * ldv, inc) && !OF(regular)(n, v + j * ldv, v + i * ldv, inc) &&
           !OF(hidden)(n, v + i * ldv, v + j * ldv, inc, n, v + i * ldv, v + j * ldv, inc);
}

// a[i, j] := a[i, j] / (w[j] - w[i]). Vectors of values that coincide do not turn into each other.
EXPORT void OF(gaps)(int64_t n, const T *w, T *a) {
    T least = OF(least)(n, w);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++) {
            T gap = w[j] - w[i];
            a[j * n + i] = i == j || OF(coincide)(gap, least) ? 0 : a[j * n + i] / gap;
        }
}

// The adjoint of a symmetric matrix between its vectors: see above.
EXPORT void OWN(spectrum)(char jobz, int64_t n, const T *w, const T *v, int64_t ldv, const T *m, const T *b, T *t) {
    T least = OF(least)(n, w), size = OF(greatest)(n * n, m) * n * 64 * EPSILON;
    T none = OF(greatest)(n, b) * n * 64 * EPSILON;
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++) {
            T gap = w[j] - w[i];
            if (i == j) t[j * n + i] = b[i];
            else if (!OF(coincide)(gap, least)) t[j * n + i] = m[j * n + i] / gap;
            else {
                int64_t known = OF(alike)(jobz, w, b, none, i, j) && OF(nothing)(m[j * n + i] - m[i * n + j], size) &&
                                (jobz != 'V' || OF(mixed)(n, v, ldv, 1, i, j));
                t[j * n + i] = known ? 0 : NOT_A_NUMBER;
            }
        }
}

// The tangent of t that comes of that of the values. For those that coincide, what is asked of them would follow them.
EXPORT void OF(bend)(char jobz, int64_t n, const T *w, const T *t, const T *dw, T *dt) {
    T least = OF(least)(n, w);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++) {
            T gap = w[j] - w[i], by = dw[j] - dw[i];
            if (i == j) continue;
            if (!OF(coincide)(gap, least)) dt[j * n + i] -= t[j * n + i] == 0 ? 0 : t[j * n + i] * by / gap;
            else if (jobz != 'P' && by != by) dt[j * n + i] = NOT_A_NUMBER;
        }
}

// The adjoints of m, b and w from that of t. Of t in a block, b has the diagonal alone.
EXPORT void OF(bendback)(int64_t n, const T *w, const T *t, const T *dt, T *dw) {
    T least = OF(least)(n, w);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++) {
            T gap = w[j] - w[i];
            if (i == j || OF(coincide)(gap, least)) continue;
            T by = t[j * n + i] * dt[j * n + i] / gap;
            dw[j] -= by;
            dw[i] += by;
        }
}

EXPORT void OF(gapsback)(int64_t n, const T *w, const T *dt, T *dm) {
    T least = OF(least)(n, w);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++) {
            T gap = w[j] - w[i];
            if (i != j && !OF(coincide)(gap, least)) dm[j * n + i] += dt[j * n + i] / gap;
        }
}

// Whether a block of a matrix with elements of this size is a multiple of the unit matrix, as far as i and j go.
EXPORT int64_t OF(unit)(int64_t n, const T *a, T size, int64_t i, int64_t j) {
    T by = size * n * 64 * EPSILON;
    return OF(nothing)(a[j * n + i], by) && OF(nothing)(a[i * n + j], by) &&
           OF(nothing)(a[i * (n + 1)] - a[j * (n + 1)], by);
}

EXPORT void OF(diagback)(int64_t n, const T *w, const T *dt, T *db) {
    T least = OF(least)(n, w), size = OF(greatest)(n * n, dt);
    for (int64_t j = 0; j < n; j++) {
        db[j] += dt[j * (n + 1)];
        for (int64_t i = 0; i < n; i++)
            if (i != j && OF(coincide)(w[j] - w[i], least) && !OF(unit)(n, dt, size, i, j)) db[j] = NOT_A_NUMBER;
    }
}

// Where a tangent is not a number, nor are those of values that coincide with its own.
EXPORT void OF(spread)(int64_t n, const T *w, T *r) {
    T least = OF(least)(n, w);
    for (int64_t j = 1; j < n; j++)
        if (r[j - 1] != r[j - 1] && OF(coincide)(w[j] - w[j - 1], least)) r[j] = NOT_A_NUMBER;
    for (int64_t j = n - 1; j > 0; j--)
        if (r[j] != r[j] && OF(coincide)(w[j] - w[j - 1], least)) r[j - 1] = NOT_A_NUMBER;
}

// The tangents of values from a = V' dA V. Values that coincide have a common one only if the block of a is a multiple
// of the unit matrix. Else the diagonal has the right sum ('N': see `blocks`).
EXPORT void OWN(rates)(char jobz, int64_t n, const T *w, const T *a, T *r) {
    T least = OF(least)(n, w), size = OF(greatest)(n * n, a);
    for (int64_t j = 0; j < n; j++) {
        r[j] = a[j * (n + 1)];
        for (int64_t i = 0; i < n && jobz != 'N'; i++)
            if (i != j && OF(coincide)(w[j] - w[i], least) && !OF(unit)(n, a, size, i, j)) r[j] = NOT_A_NUMBER;
    }
    OF(spread)(n, w, r);
}

// What has no derivative has none of second order.
EXPORT void OF(shade)(int64_t n, const T *r, T *dr) {
    for (int64_t i = 0; i < n; i++)
        if (r[i] != r[i]) dr[i] = NOT_A_NUMBER;
}

EXPORT void OF(ratesback)(char jobz, int64_t n, const T *w, const T *dr, T *da) {
    T least = OF(least)(n, w), none = OF(greatest)(n, dr) * n * 64 * EPSILON;
    for (int64_t j = 0; j < n; j++) {
        da[j * (n + 1)] += dr[j];
        for (int64_t i = 0; i < n; i++)
            if (i != j && OF(coincide)(w[j] - w[i], least) && (jobz != 'N' || !OF(alike)(jobz, w, dr, none, i, j)))
                da[j * (n + 1)] = NOT_A_NUMBER;
    }
}

// To the right, values that coincide change by the eigenvalues of their block of (a + a') / 2, in the order of values.
// `tangled`: how many there are of which these are not the same.
EXPORT T OF(tangled)(int64_t n, const T *w, const T *a) {
    T least = OF(least)(n, w), size = OF(greatest)(n * n, a), count = 0;
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < j; i++) {
            if (!OF(coincide)(w[j] - w[i], least)) continue;
            T sum = a[j * n + i] + a[i * n + j], gap = a[i * (n + 1)] - a[j * (n + 1)], by = size * n * 64 * EPSILON;
            if (!OF(nothing)(sum, by) || !OF(nothing)(gap, by)) count += 1;
        }
    return count;
}

// The blocks, and h by which their eigenvalues are moved so that they are in the order of w, which descends if `sign`
// is -1. Those are the tangents then.
EXPORT void OF(blocks)(int64_t n, T sign, const T *w, const T *a, T *to, T *h) {
    T least = OF(least)(n, w), size = OF(greatest)(n * n, a);
    int64_t start = 0, end = 0;
    for (int64_t j = 0; j < n; j++) {
        h[j] = j > 0 ? h[j - 1] : 0;
        if (j == end) {
            int64_t before = end - start;
            start = end++;
            while (end < n && OF(coincide)(w[end] - w[end - 1], least)) end++;
            h[j] += (before + end - start) * size;  // more than eigenvalues of both can be
        }
        for (int64_t i = 0; i < j; i++) {
            T value = i < start ? 0 : sign * (a[j * n + i] + a[i * n + j]) / 2;
            to[j * n + i] = value;
            to[i * n + j] = value;
        }
        to[j * (n + 1)] = h[j] + sign * a[j * (n + 1)];
    }
}

EXPORT void OF(unblock)(int64_t n, T sign, const T *w, const T *q, const T *h, T *r) {
    T least = OF(least)(n, w);
    for (int64_t j = 0; j < n; j++) {
        int64_t before = j > 0 && OF(coincide)(w[j] - w[j - 1], least);
        int64_t after = j < n - 1 && OF(coincide)(w[j + 1] - w[j], least);
        if (before || after) r[j] = sign * (q[j] - h[j]);
    }
}

// Derivatives of such tangents, or their adjoints, are not known. `jobz` 'Z': nor are those of values that are zero.
EXPORT void OF(hide)(char jobz, int64_t n, const T *w, T *dr) {
    T least = OF(least)(n, w);
    for (int64_t j = 0; j < n; j++) {
        int64_t before = j > 0 && OF(coincide)(w[j] - w[j - 1], least);
        int64_t after = j < n - 1 && OF(coincide)(w[j + 1] - w[j], least);
        if (before || after || (jobz == 'Z' && !(w[j] > least))) dr[j] = NOT_A_NUMBER;
    }
}

// It is r itself that is meant, as it is.
EXPORT void OWN(veil)(char jobz, int64_t n, const T *w, T *r) {
    (void)jobz, (void)n, (void)w, (void)r;
}

// Singular values: x diag(w) y. For w[i] and w[j] that coincide, x and y turn in common as bases do, and against each
// other by the antisymmetric part of x' dA y', which is known. Where both are zero, each turns on its own, and into the
// vectors beyond; a value of zero that is asked for has no derivative.

EXPORT T OF(row)(int64_t n, const T *a, int64_t lda) {
    T most = 0;
    for (int64_t i = 0; i < n; i++) most = a[i * lda] > most ? a[i * lda] : -a[i * lda] > most ? -a[i * lda] : most;
    return most;
}

// Whether a vector has no zeros: then one that turns into those beyond shows in what is asked of its value.
EXPORT int64_t OF(full)(int64_t n, const T *v, int64_t inc) {
    for (int64_t i = 0; i < n; i++)
        if (!(OF(size)(v[i * inc]) > 32 * EPSILON)) return 0;
    return 1;
}

// Of the adjoint of an m x n matrix with r values what stands between x and y, from u = x' dx, v = y dy' and b, which
// is asked of the values.
EXPORT void OF(svdcore)(char jobz, int64_t m, int64_t n, int64_t r, const T *w, const T *x, const T *y, const T *dx,
                        const T *dy, const T *u, const T *v, const T *b, T *core) {
    T least = 16 * w[0] * r * EPSILON, most = OF(greatest)(r, b) * ROOT;
    T none = OF(greatest)(r, b) * r * 64 * EPSILON;
    T beside = OF(greatest)(m * r, dx), other = OF(greatest)(r * n, dy);
    T size = (beside > other ? beside : other) * (m + n) * 64 * EPSILON;
    for (int64_t j = 0; j < r; j++) {
        int64_t zero = !(w[j] > least), known = !zero || OF(nothing)(b[j], most);
        if (zero && m != n && jobz == 'V')
            known = known && OF(full)(m, x + j * m, 1) && OF(full)(n, y + j, r);
        T left = 0, right = 0;
        if (zero && known)  // x and y have a sign each
            known = OF(nothing)(OF(greatest)(m, dx + j * m), size) || OF(nothing)(OF(row)(n, dy + j, r), size);
        if (zero && m > r) {
            for (int64_t i = 0; i < m; i++) left += dx[j * m + i] * dx[j * m + i];
            for (int64_t i = 0; i < r; i++) left -= u[j * r + i] * u[j * r + i];
            known = known && OF(nothing)(left, beside * beside * m * m * 64 * EPSILON);
        }
        if (zero && n > r) {
            for (int64_t i = 0; i < n; i++) right += dy[i * r + j] * dy[i * r + j];
            for (int64_t i = 0; i < r; i++) right -= v[j * r + i] * v[j * r + i];
            known = known && OF(nothing)(right, other * other * n * n * 64 * EPSILON);
        }
        for (int64_t i = 0; i < r; i++) {
            T value = i == j ? b[i] : 0, gap = w[j] - w[i];
            T ofu = u[j * r + i] - u[i * r + j], ofv = v[j * r + i] - v[i * r + j];
            if (i == j) value = known ? value : NOT_A_NUMBER;
            else if (!OF(coincide)(gap, least)) value = (ofu * w[j] + w[i] * ofv) / (gap * (w[j] + w[i]));
            else {
                int64_t same = OF(alike)(jobz, w, b, none, i, j);
                if (jobz == 'V')
                    same = same && OF(mixed)(m, x, m, 1, i, j) && OF(mixed)(n, y, 1, r, i, j) &&
                           !OF(hidden)(m, x + i * m, x + j * m, 1, n, y + i, y + j, r);
                if (zero) same = same && OF(nothing)(ofu, size) && OF(nothing)(ofv, size);
                else same = same && OF(nothing)(ofu + ofv, size);
                value = !same ? NOT_A_NUMBER : zero ? 0 : (ofu - ofv) / 2 / (w[i] + w[j]);
            }
            if (m > r && w[j] > least) value -= u[j * r + i] / w[j];
            if (n > r && w[i] > least) value -= v[i * r + j] / w[i];
            core[j * r + i] = value;
        }
    }
}

// The tangents of values, and how x and y turn, from p = x' dA y', and dx = dA y', dy = x' dA.
EXPORT void OF(svdturns)(char jobz, int64_t m, int64_t n, int64_t r, const T *w, const T *p, const T *dx, const T *dy,
                         T *u, T *v, T *dw) {
    T least = 16 * w[0] * r * EPSILON, beside = OF(greatest)(m * r, dx), other = OF(greatest)(r * n, dy);
    T most = beside > other ? beside : other, size = most * (m + n) * 64 * EPSILON;
    for (int64_t j = 0; j < r; j++) {
        int64_t zero = !(w[j] > least), known = 1;
        if (zero) {
            T left = 0, right = 0;
            for (int64_t i = 0; i < m; i++) left += dx[j * m + i] * dx[j * m + i];
            for (int64_t i = 0; i < n; i++) right += dy[i * r + j] * dy[i * r + j];
            for (int64_t i = 0; i < r; i++) {
                if (w[i] > least) left -= p[j * r + i] * p[j * r + i], right -= p[i * r + j] * p[i * r + j];
            }
            T by = most * most * (m + n) * (m + n) * 64 * EPSILON;
            known = OF(nothing)(left, by) && OF(nothing)(right, by);
        }
        for (int64_t i = 0; i < r; i++) {
            T gap = w[j] - w[i], ofu = 0, ofv = 0;
            if (i != j && !OF(coincide)(gap, least)) {
                T by = 1 / (gap * (w[j] + w[i]));
                ofu = by * (p[j * r + i] * w[j] + w[i] * p[i * r + j]);
                ofv = by * (w[i] * p[j * r + i] + p[i * r + j] * w[j]);
            } else if (i != j && !zero) {
                ofu = (p[j * r + i] - p[i * r + j]) / 2 / (w[i] + w[j]);
                ofv = -ofu;
                if (jobz != 'N' && !(OF(nothing)(p[j * r + i] + p[i * r + j], size) &&
                                     OF(nothing)(p[i * (r + 1)] - p[j * (r + 1)], size)))
                    known = 0;
            }
            if (m > r && w[j] > least) ofu -= p[j * r + i] / w[j];
            if (n > r && w[j] > least) ofv -= p[i * r + j] / w[j];
            u[j * r + i] = ofu;
            v[j * r + i] = ofv;
        }
        dw[j] = known ? p[j * (r + 1)] : NOT_A_NUMBER;
    }
    if (jobz != 'N') OF(spread)(r, w, dw);
}

// How many are zero, and their tangents to the right: the singular values of a beyond the others' vectors.
EXPORT T OF(zeros)(int64_t r, const T *w) {
    T least = 16 * w[0] * r * EPSILON, count = 0;
    for (int64_t j = 0; j < r; j++)
        if (!(w[j] > least)) count += 1;
    return count;
}

EXPORT void OF(beyond)(int64_t m, int64_t n, int64_t r, const T *w, const T *x, const T *y, const T *a, int64_t lda,
                       const T *p, const T *dx, const T *dy, T *to) {
    T least = 16 * w[0] * r * EPSILON;
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++) {
            T value = a[j * lda + i];
            for (int64_t k = 0; k < r && w[k] > least; k++) {
                value -= x[k * m + i] * dy[j * r + k] + dx[k * m + i] * y[j * r + k];
                for (int64_t l = 0; l < r && w[l] > least; l++) value += x[k * m + i] * p[l * r + k] * y[j * r + l];
            }
            to[j * m + i] = value;
        }
}

EXPORT void OF(settle)(int64_t r, const T *w, const T *q, T *dw) {
    T least = 16 * w[0] * r * EPSILON;
    int64_t count = 0;
    for (int64_t j = 0; j < r; j++)
        if (!(w[j] > least)) dw[j] = q[count++];
}

// b := the rows of a divided by values, as far as these count beside the greatest, and zero else. A value that is left
// out, but is no rounding of zero, leaves something of its vectors in those of others: that derivative is not known.
EXPORT void OF(cutrows)(int64_t m, int64_t n, T rcond, const T *w, const T *a, T *b) {
    T most = m > 0 ? w[0] : 0, least = (rcond < 0 ? EPSILON / 2 : rcond) * most, zero = 16 * most * (m + n) * EPSILON;
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++) {
            T value = w[i] > zero ? NOT_A_NUMBER : 0;
            b[j * m + i] = w[i] > least ? a[j * m + i] / w[i] : value;
        }
}

// b := b + a, whose rows, or columns, are divided by w
EXPORT void OF(addrowsby)(int64_t m, int64_t n, const T *w, const T *a, int64_t lda, T *b, int64_t ldb) {
    T least = m > 0 ? 16 * w[0] * m * EPSILON : 0;
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++)
            if (w[i] > least) b[j * ldb + i] += a[j * lda + i] / w[i];
}

EXPORT void OF(addcolumnsby)(int64_t m, int64_t n, const T *w, const T *a, int64_t lda, T *b, int64_t ldb) {
    T least = n > 0 ? 16 * w[0] * n * EPSILON : 0;
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++)
            if (w[j] > least) b[j * ldb + i] += a[j * lda + i] / w[j];
}

// Derivatives of a that is between the vectors of singular values that coincide, or of one that is zero: what they did
// is not known.
EXPORT void OF(unknown)(int64_t r, const T *w, T *a) {
    T least = 16 * w[0] * r * EPSILON;
    for (int64_t j = 0; j < r; j++)
        for (int64_t i = 0; i < r; i++)
            if ((i != j && OF(coincide)(w[j] - w[i], least)) || !(w[j] > least)) a[j * r + i] = NOT_A_NUMBER;
}

// It is a itself that is meant, as it is.
EXPORT void OWN(between)(int64_t r, const T *w, T *a) {
    (void)r, (void)w, (void)a;
}
