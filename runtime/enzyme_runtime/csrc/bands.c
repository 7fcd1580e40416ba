// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Matrices with few diagonals for linear_algebra.c, which includes this once for each type: T is that, OF the name of a
// function. What is done here takes as long as the factorization, or the solution.

// ---- L D L' of a tridiagonal matrix: d has D, e what is below the diagonal of L ----

EXPORT void OF(ptalong)(int64_t n, const T *d, const T *e, T *dd, T *de) {
    for (int64_t i = 0; i < n - 1; i++) {
        T before = de[i];
        de[i] = (before - e[i] * dd[i]) / d[i];
        dd[i + 1] -= before * e[i] + e[i] * d[i] * de[i];
    }
}

EXPORT void OF(ptback)(int64_t n, const T *d, const T *e, T *dd, T *de) {
    for (int64_t i = n - 2; i >= 0; i--) {
        T by = (de[i] - e[i] * d[i] * dd[i + 1]) / d[i];
        de[i] = by - e[i] * dd[i + 1];
        dd[i] -= by * e[i];
    }
}

// What the tangents of the factors do to the diagonals a and c of the matrix; and the adjoint of that, which is added.
EXPORT void OF(ptproduct)(int64_t n, const T *d, const T *e, const T *dd, const T *de, T *a, T *c) {
    for (int64_t i = 0; i < n; i++) a[i] = dd[i];
    for (int64_t i = 0; i < n - 1; i++) {
        a[i + 1] += 2 * e[i] * de[i] * d[i] + e[i] * e[i] * dd[i];
        c[i] = de[i] * d[i] + e[i] * dd[i];
    }
}

EXPORT void OF(ptfactors)(int64_t n, const T *d, const T *e, const T *a, const T *c, T *dd, T *de) {
    for (int64_t i = 0; i < n; i++) dd[i] += a[i];
    for (int64_t i = 0; i < n - 1; i++) {
        dd[i] += e[i] * e[i] * a[i + 1] + e[i] * c[i];
        de[i] += 2 * e[i] * d[i] * a[i + 1] + d[i] * c[i];
    }
}

// ---- L U of a tridiagonal matrix with pivots: u2 has what exchanges of rows bring above its second diagonal ----

// Whether row i and the next one were exchanged. Pivots may have 32 or 64 bits: see keepintegers.
EXPORT int64_t OF(exchanged)(int64_t n, const int32_t *pivots, int64_t i) {
    int64_t words = n > 1 && pivots[1] == 0 ? 2 : 1;
    return pivots[words * i] != i + 1;
}

EXPORT void OF(gtalong)(int64_t n, const T *l, const T *d, const T *u, const T *u2, const int32_t *pivots, T *dl, T *dd,
                        T *du, T *du2) {
    for (int64_t i = 0; i < n - 1; i++) {
        if (!OF(exchanged)(n, pivots, i)) {
            dl[i] = (dl[i] - l[i] * dd[i]) / d[i];
            dd[i + 1] -= dl[i] * u[i] + l[i] * du[i];
            if (i < n - 2) du2[i] = 0;
            continue;
        }
        T above = du[i], by = (dd[i] - l[i] * dl[i]) / d[i];
        dd[i] = dl[i];
        dl[i] = by;
        du[i] = dd[i + 1];
        dd[i + 1] = above - by * u[i] - l[i] * du[i];
        if (i < n - 2) {
            du2[i] = du[i + 1];
            du[i + 1] = -by * u2[i] - l[i] * du2[i];
        }
    }
}

EXPORT void OF(gtback)(int64_t n, const T *l, const T *d, const T *u, const T *u2, const int32_t *pivots, T *dl, T *dd,
                       T *du, T *du2) {
    for (int64_t i = n - 2; i >= 0; i--) {
        T below = dd[i + 1], by = dl[i] - below * u[i];
        du[i] -= below * l[i];
        if (!OF(exchanged)(n, pivots, i)) {
            dl[i] = by / d[i];
            dd[i] -= dl[i] * l[i];
        } else {
            if (i < n - 2) {
                by -= du[i + 1] * u2[i];
                du[i + 1] = du2[i] - du[i + 1] * l[i];
            }
            dd[i + 1] = du[i];
            du[i] = below;
            T first = by / d[i];
            dl[i] = dd[i] - first * l[i];
            dd[i] = first;
        }
        if (i < n - 2) du2[i] = 0;
    }
}

// Solutions x: z is what is between the factors. Tangents and adjoints of the right sides become those of the solutions.
EXPORT void OF(gtsalong)(char trans, int64_t n, int64_t nrhs, const T *l, const T *d, const T *u, const T *u2,
                         const int32_t *pivots, const T *x, int64_t ldx, const T *dl, const T *dd, const T *du,
                         const T *du2, T *db, int64_t ldb, T *z) {
    for (int64_t j = 0; j < nrhs; j++, x += ldx, db += ldb) {
        if (trans == 'N') {
            for (int64_t i = 0; i < n; i++)
                z[i] = d[i] * x[i] + (i < n - 1 ? u[i] * x[i + 1] : 0) + (i < n - 2 ? u2[i] * x[i + 2] : 0);
            for (int64_t i = 0; i < n - 1; i++) {
                int64_t other = OF(exchanged)(n, pivots, i);
                T first = db[i + other], second = db[i + 1 - other];
                db[i] = first;
                db[i + 1] = second - l[i] * first - dl[i] * z[i];
            }
            for (int64_t i = n - 1; i >= 0; i--) {
                T value = db[i] - dd[i] * x[i];
                if (i < n - 1) value -= du[i] * x[i + 1] + u[i] * db[i + 1];
                if (i < n - 2) value -= du2[i] * x[i + 2] + u2[i] * db[i + 2];
                db[i] = value / d[i];
            }
            continue;
        }
        for (int64_t i = 0; i < n; i++) z[i] = x[i];
        for (int64_t i = 0; i < n - 1; i++) {
            int64_t other = OF(exchanged)(n, pivots, i);
            T first = z[i + other], second = z[i + 1 - other];
            z[i] = first + l[i] * second;
            z[i + 1] = second;
        }
        for (int64_t i = 0; i < n; i++) {
            T value = db[i] - dd[i] * z[i];
            if (i > 0) value -= du[i - 1] * z[i - 1] + u[i - 1] * db[i - 1];
            if (i > 1) value -= du2[i - 2] * z[i - 2] + u2[i - 2] * db[i - 2];
            db[i] = value / d[i];
        }
        for (int64_t i = n - 2; i >= 0; i--) {
            int64_t other = OF(exchanged)(n, pivots, i);
            T value = db[i] - l[i] * db[i + 1] - dl[i] * z[i + 1], next = db[i + 1];
            T first = z[i] - l[i] * z[i + 1], second = z[i + 1];
            db[i + other] = value;
            db[i + 1 - other] = next;
            z[i + other] = first;
            z[i + 1 - other] = second;
        }
    }
}

EXPORT void OF(gtsback)(char trans, int64_t n, int64_t nrhs, const T *l, const T *d, const T *u, const T *u2,
                        const int32_t *pivots, const T *x, int64_t ldx, T *dl, T *dd, T *du, T *du2, T *db, int64_t ldb,
                        T *z) {
    for (int64_t j = 0; j < nrhs; j++, x += ldx, db += ldb) {
        if (trans == 'N') {
            for (int64_t i = 0; i < n; i++) {
                z[i] = d[i] * x[i] + (i < n - 1 ? u[i] * x[i + 1] : 0) + (i < n - 2 ? u2[i] * x[i + 2] : 0);
                T value = db[i];
                if (i > 0) value -= u[i - 1] * db[i - 1];
                if (i > 1) value -= u2[i - 2] * db[i - 2];
                db[i] = value / d[i];
                dd[i] -= db[i] * x[i];
                if (i < n - 1) du[i] -= db[i] * x[i + 1];
                if (i < n - 2) du2[i] -= db[i] * x[i + 2];
            }
            for (int64_t i = n - 2; i >= 0; i--) {
                int64_t other = OF(exchanged)(n, pivots, i);
                T second = db[i + 1], first = db[i] - l[i] * second;
                dl[i] -= second * z[i];
                db[i + other] = first;
                db[i + 1 - other] = second;
            }
            continue;
        }
        for (int64_t i = 0; i < n; i++) z[i] = x[i];
        for (int64_t i = 0; i < n - 1; i++) {
            int64_t other = OF(exchanged)(n, pivots, i);
            T first = z[i + other], second = z[i + 1 - other], by = db[i + other], next = db[i + 1 - other];
            z[i] = first + l[i] * second;
            z[i + 1] = second;
            dl[i] -= by * second;
            db[i] = by;
            db[i + 1] = next - l[i] * by;
        }
        for (int64_t i = n - 1; i >= 0; i--) {
            T value = db[i];
            if (i < n - 1) value -= u[i] * db[i + 1];
            if (i < n - 2) value -= u2[i] * db[i + 2];
            db[i] = value / d[i];
            dd[i] -= db[i] * z[i];
            if (i > 0) du[i - 1] -= db[i] * z[i - 1];
            if (i > 1) du2[i - 2] -= db[i] * z[i - 2];
        }
    }
}

// ---- Cholesky's factorization of a matrix with kd diagonals beside its own ----

// Where the element (i, j) of L is stored, or (j, i) of its transposed.
EXPORT int64_t OF(place)(char uplo, int64_t kd, int64_t lda, int64_t i, int64_t j) {
    return uplo == 'L' ? i - j + j * lda : kd + j - i + i * lda;
}

EXPORT void OF(pbalong)(char uplo, int64_t n, int64_t kd, const T *a, int64_t lda, T *b, int64_t ldb) {
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = j; i < n && i <= j + kd; i++) {
            T value = b[OF(place)(uplo, kd, ldb, i, j)];
            for (int64_t k = i > kd ? i - kd : 0; k < j; k++)
                value -= a[OF(place)(uplo, kd, lda, i, k)] * b[OF(place)(uplo, kd, ldb, j, k)] +
                         b[OF(place)(uplo, kd, ldb, i, k)] * a[OF(place)(uplo, kd, lda, j, k)];
            T pivot = a[OF(place)(uplo, kd, lda, j, j)];
            if (i == j) value /= 2;
            else value -= a[OF(place)(uplo, kd, lda, i, j)] * b[OF(place)(uplo, kd, ldb, j, j)];
            b[OF(place)(uplo, kd, ldb, i, j)] = value / pivot;
        }
}

EXPORT void OF(pbback)(char uplo, int64_t n, int64_t kd, const T *a, int64_t lda, T *b, int64_t ldb) {
    for (int64_t j = n - 1; j >= 0; j--)
        for (int64_t i = j + kd < n ? j + kd : n - 1; i >= j; i--) {
            T value = b[OF(place)(uplo, kd, ldb, i, j)] / a[OF(place)(uplo, kd, lda, j, j)];
            if (i != j) b[OF(place)(uplo, kd, ldb, j, j)] -= value * a[OF(place)(uplo, kd, lda, i, j)];
            for (int64_t k = i > kd ? i - kd : 0; k < j; k++) {
                b[OF(place)(uplo, kd, ldb, j, k)] -= value * a[OF(place)(uplo, kd, lda, i, k)];
                if (i != j) b[OF(place)(uplo, kd, ldb, i, k)] -= value * a[OF(place)(uplo, kd, lda, j, k)];
            }
            b[OF(place)(uplo, kd, ldb, i, j)] = i == j ? value / 2 : value;
        }
}

EXPORT void OF(pbsalong)(char uplo, int64_t n, int64_t kd, int64_t nrhs, const T *a, int64_t lda, const T *x,
                         int64_t ldx, const T *da, int64_t ldda, T *db, int64_t ldb, T *z) {
    for (int64_t c = 0; c < nrhs; c++, x += ldx, db += ldb) {
        for (int64_t j = 0; j < n; j++) {
            z[j] = 0;
            for (int64_t i = j; i < n && i <= j + kd; i++) z[j] += a[OF(place)(uplo, kd, lda, i, j)] * x[i];
        }
        for (int64_t i = 0; i < n; i++) {
            T value = db[i] - da[OF(place)(uplo, kd, ldda, i, i)] * z[i];
            for (int64_t j = i > kd ? i - kd : 0; j < i; j++)
                value -= da[OF(place)(uplo, kd, ldda, i, j)] * z[j] + a[OF(place)(uplo, kd, lda, i, j)] * db[j];
            db[i] = value / a[OF(place)(uplo, kd, lda, i, i)];
        }
        for (int64_t j = n - 1; j >= 0; j--) {
            T value = db[j] - da[OF(place)(uplo, kd, ldda, j, j)] * x[j];
            for (int64_t i = j + 1; i < n && i <= j + kd; i++)
                value -= da[OF(place)(uplo, kd, ldda, i, j)] * x[i] + a[OF(place)(uplo, kd, lda, i, j)] * db[i];
            db[j] = value / a[OF(place)(uplo, kd, lda, j, j)];
        }
    }
}

EXPORT void OF(pbsback)(char uplo, int64_t n, int64_t kd, int64_t nrhs, const T *a, int64_t lda, const T *x,
                        int64_t ldx, T *da, int64_t ldda, T *db, int64_t ldb, T *z) {
    for (int64_t c = 0; c < nrhs; c++, x += ldx, db += ldb) {
        for (int64_t j = 0; j < n; j++) {
            z[j] = 0;
            for (int64_t i = j; i < n && i <= j + kd; i++) z[j] += a[OF(place)(uplo, kd, lda, i, j)] * x[i];
        }
        for (int64_t i = 0; i < n; i++) {
            T value = db[i];
            for (int64_t j = i > kd ? i - kd : 0; j < i; j++) value -= a[OF(place)(uplo, kd, lda, i, j)] * db[j];
            db[i] = value / a[OF(place)(uplo, kd, lda, i, i)];
            for (int64_t k = i; k < n && k <= i + kd; k++) da[OF(place)(uplo, kd, ldda, k, i)] -= x[k] * db[i];
        }
        for (int64_t j = n - 1; j >= 0; j--) {
            T value = db[j];
            for (int64_t i = j + 1; i < n && i <= j + kd; i++) value -= a[OF(place)(uplo, kd, lda, i, j)] * db[i];
            db[j] = value / a[OF(place)(uplo, kd, lda, j, j)];
            for (int64_t k = j > kd ? j - kd : 0; k <= j; k++) da[OF(place)(uplo, kd, ldda, j, k)] -= db[j] * z[k];
        }
    }
}

// b := b + factor A x, where A is symmetric; and A := A + factor (b x' + x b') where it is stored, the diagonal once.
EXPORT void OF(pbtimes)(char uplo, int64_t n, int64_t kd, int64_t nrhs, T factor, const T *a, int64_t lda, const T *x,
                        int64_t ldx, T *b, int64_t ldb) {
    for (int64_t c = 0; c < nrhs; c++, x += ldx, b += ldb)
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = j; i < n && i <= j + kd; i++) {
                T value = factor * a[OF(place)(uplo, kd, lda, i, j)];
                b[i] += value * x[j];
                if (i != j) b[j] += value * x[i];
            }
}

EXPORT void OF(pbouter)(char uplo, int64_t n, int64_t kd, int64_t nrhs, T factor, const T *b, int64_t ldb, const T *x,
                        int64_t ldx, T *a, int64_t lda) {
    for (int64_t c = 0; c < nrhs; c++, x += ldx, b += ldb)
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = j; i < n && i <= j + kd; i++) {
                T value = i == j ? b[i] * x[i] : b[i] * x[j] + b[j] * x[i];
                a[OF(place)(uplo, kd, lda, i, j)] += factor * value;
            }
}

EXPORT void OF(pbscale)(char uplo, int64_t n, int64_t kd, T *a, int64_t lda) {
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = j; i < n && i <= j + kd; i++) a[OF(place)(uplo, kd, lda, i, j)] = 0;
}

// ---- L U of a matrix with kl diagonals below its own and ku above, with pivots: U has kl + ku above, which is kv ----

EXPORT int64_t OF(pivot)(int64_t n, const int32_t *pivots, int64_t i) {
    int64_t words = n > 1 && pivots[1] == 0 ? 2 : 1;
    return pivots[words * i] - 1;
}

// What is above the diagonals of the matrix is no input: the factorization clears it.
EXPORT void OF(gbclear)(int64_t m, int64_t n, int64_t kl, int64_t kv, T *b, int64_t ldb) {
    int64_t last = (m < n ? m : n) + kv;
    for (int64_t j = 0; j < n && j < last; j++)
        for (int64_t r = j < kv ? kv - j : 0; r < kl; r++) b[j * ldb + r] = 0;
}

EXPORT void OF(gbalong)(int64_t m, int64_t n, int64_t kl, int64_t ku, const T *a, int64_t lda, const int32_t *pivots,
                        T *b, int64_t ldb) {
    int64_t kv = kl + ku, steps = m < n ? m : n;
    OF(gbclear)(m, n, kl, kv, b, ldb);
    for (int64_t j = 0; j < steps; j++) {
        int64_t p = OF(pivot)(steps, pivots, j), last = j + kv < n - 1 ? j + kv : n - 1;
        for (int64_t c = j; c <= last && p != j; c++) {
            T first = b[c * ldb + kv + j - c];
            b[c * ldb + kv + j - c] = b[c * ldb + kv + p - c];
            b[c * ldb + kv + p - c] = first;
        }
        for (int64_t i = j + 1; i < m && i <= j + kl; i++) {
            T by = a[j * lda + kv + i - j];
            T value = (b[j * ldb + kv + i - j] - by * b[j * ldb + kv]) / a[j * lda + kv];
            b[j * ldb + kv + i - j] = value;
            for (int64_t c = j + 1; c <= last; c++)
                b[c * ldb + kv + i - c] -= value * a[c * lda + kv + j - c] + by * b[c * ldb + kv + j - c];
        }
    }
}

EXPORT void OF(gbback)(int64_t m, int64_t n, int64_t kl, int64_t ku, const T *a, int64_t lda, const int32_t *pivots,
                       T *b, int64_t ldb) {
    int64_t kv = kl + ku, steps = m < n ? m : n;
    for (int64_t j = steps - 1; j >= 0; j--) {
        int64_t p = OF(pivot)(steps, pivots, j), last = j + kv < n - 1 ? j + kv : n - 1;
        for (int64_t i = j + 1; i < m && i <= j + kl; i++) {
            T by = a[j * lda + kv + i - j], value = b[j * ldb + kv + i - j];
            for (int64_t c = j + 1; c <= last; c++) {
                T below = b[c * ldb + kv + i - c];
                value -= below * a[c * lda + kv + j - c];
                b[c * ldb + kv + j - c] -= below * by;
            }
            value /= a[j * lda + kv];
            b[j * ldb + kv + i - j] = value;
            b[j * ldb + kv] -= value * by;
        }
        for (int64_t c = j; c <= last && p != j; c++) {
            T first = b[c * ldb + kv + j - c];
            b[c * ldb + kv + j - c] = b[c * ldb + kv + p - c];
            b[c * ldb + kv + p - c] = first;
        }
    }
    OF(gbclear)(m, n, kl, kv, b, ldb);
}

EXPORT void OF(exchange)(T *x, int64_t i, int64_t j) {
    T first = x[i];
    x[i] = x[j];
    x[j] = first;
}

// The matrix that U is times x, and what turns the solution of the transposed system back into that of U' z = b.
EXPORT void OF(gbbetween)(char trans, int64_t n, int64_t kl, int64_t kv, const T *a, int64_t lda, const int32_t *pivots,
                          const T *x, T *z) {
    if (trans == 'N') {
        for (int64_t i = 0; i < n; i++) {
            z[i] = 0;
            for (int64_t c = i; c < n && c <= i + kv; c++) z[i] += a[c * lda + kv + i - c] * x[c];
        }
        return;
    }
    for (int64_t i = 0; i < n; i++) z[i] = x[i];
    for (int64_t j = 0; j < n - 1 && kl > 0; j++) {
        OF(exchange)(z, j, OF(pivot)(n, pivots, j));
        for (int64_t i = j + 1; i < n && i <= j + kl; i++) z[j] += a[j * lda + kv + i - j] * z[i];
    }
}

EXPORT void OF(gbsalong)(char trans, int64_t n, int64_t kl, int64_t ku, int64_t nrhs, const T *a, int64_t lda,
                         const int32_t *pivots, const T *x, int64_t ldx, const T *da, int64_t ldda, T *db, int64_t ldb,
                         T *z) {
    int64_t kv = kl + ku;
    for (int64_t s = 0; s < nrhs; s++, x += ldx, db += ldb) {
        OF(gbbetween)(trans, n, kl, kv, a, lda, pivots, x, z);
        if (trans == 'N') {
            for (int64_t j = 0; j < n - 1 && kl > 0; j++) {
                OF(exchange)(db, j, OF(pivot)(n, pivots, j));
                for (int64_t i = j + 1; i < n && i <= j + kl; i++)
                    db[i] -= da[j * ldda + kv + i - j] * z[j] + a[j * lda + kv + i - j] * db[j];
            }
            for (int64_t i = n - 1; i >= 0; i--) {
                T value = db[i] - da[i * ldda + kv] * x[i];
                for (int64_t c = i + 1; c < n && c <= i + kv; c++)
                    value -= da[c * ldda + kv + i - c] * x[c] + a[c * lda + kv + i - c] * db[c];
                db[i] = value / a[i * lda + kv];
            }
            continue;
        }
        for (int64_t c = 0; c < n; c++) {
            T value = db[c] - da[c * ldda + kv] * z[c];
            for (int64_t i = c > kv ? c - kv : 0; i < c; i++)
                value -= da[c * ldda + kv + i - c] * z[i] + a[c * lda + kv + i - c] * db[i];
            db[c] = value / a[c * lda + kv];
        }
        for (int64_t j = n - 2; j >= 0 && kl > 0; j--) {
            for (int64_t i = j + 1; i < n && i <= j + kl; i++) {
                db[j] -= da[j * ldda + kv + i - j] * z[i] + a[j * lda + kv + i - j] * db[i];
                z[j] -= a[j * lda + kv + i - j] * z[i];
            }
            OF(exchange)(db, j, OF(pivot)(n, pivots, j));
            OF(exchange)(z, j, OF(pivot)(n, pivots, j));
        }
    }
}

EXPORT void OF(gbsback)(char trans, int64_t n, int64_t kl, int64_t ku, int64_t nrhs, const T *a, int64_t lda,
                        const int32_t *pivots, const T *x, int64_t ldx, T *da, int64_t ldda, T *db, int64_t ldb, T *z) {
    int64_t kv = kl + ku;
    for (int64_t s = 0; s < nrhs; s++, x += ldx, db += ldb) {
        if (trans == 'N') {
            OF(gbbetween)(trans, n, kl, kv, a, lda, pivots, x, z);
            for (int64_t c = 0; c < n; c++) {
                T value = db[c];
                for (int64_t i = c > kv ? c - kv : 0; i < c; i++) value -= a[c * lda + kv + i - c] * db[i];
                db[c] = value / a[c * lda + kv];
                for (int64_t i = c > kv ? c - kv : 0; i <= c; i++) da[c * ldda + kv + i - c] -= db[i] * x[c];
            }
            for (int64_t j = n - 2; j >= 0 && kl > 0; j--) {
                for (int64_t i = j + 1; i < n && i <= j + kl; i++) {
                    da[j * ldda + kv + i - j] -= db[i] * z[j];
                    db[j] -= a[j * lda + kv + i - j] * db[i];
                }
                OF(exchange)(db, j, OF(pivot)(n, pivots, j));
            }
            continue;
        }
        for (int64_t i = 0; i < n; i++) z[i] = x[i];
        for (int64_t j = 0; j < n - 1 && kl > 0; j++) {
            OF(exchange)(z, j, OF(pivot)(n, pivots, j));
            OF(exchange)(db, j, OF(pivot)(n, pivots, j));
            for (int64_t i = j + 1; i < n && i <= j + kl; i++) {
                z[j] += a[j * lda + kv + i - j] * z[i];
                da[j * ldda + kv + i - j] -= db[j] * z[i];
                db[i] -= a[j * lda + kv + i - j] * db[j];
            }
        }
        for (int64_t i = n - 1; i >= 0; i--) {
            T value = db[i];
            for (int64_t c = i + 1; c < n && c <= i + kv; c++) value -= a[c * lda + kv + i - c] * db[c];
            db[i] = value / a[i * lda + kv];
            for (int64_t k = i > kv ? i - kv : 0; k <= i; k++) da[i * ldda + kv + k - i] -= db[i] * z[k];
        }
    }
}

// b := b + factor A x, and A := A + factor b x' where the matrix is stored.
EXPORT void OF(gbtimes)(int64_t n, int64_t kl, int64_t ku, int64_t nrhs, T factor, const T *a, int64_t lda, const T *x,
                        int64_t ldx, T *b, int64_t ldb) {
    for (int64_t s = 0; s < nrhs; s++, x += ldx, b += ldb)
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = j > ku ? j - ku : 0; i < n && i <= j + kl; i++)
                b[i] += factor * a[j * lda + kl + ku + i - j] * x[j];
}

EXPORT void OF(gbouter)(int64_t n, int64_t kl, int64_t ku, int64_t nrhs, T factor, const T *b, int64_t ldb, const T *x,
                        int64_t ldx, T *a, int64_t lda) {
    for (int64_t s = 0; s < nrhs; s++, x += ldx, b += ldb)
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = j > ku ? j - ku : 0; i < n && i <= j + kl; i++)
                a[j * lda + kl + ku + i - j] += factor * b[i] * x[j];
}

EXPORT void OF(gbscale)(int64_t m, int64_t n, int64_t kl, int64_t ku, T *b, int64_t ldb) {
    OF(gbclear)(m, n, kl, kl + ku, b, ldb);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = j > kl + ku ? j - kl - ku : 0; i < m && i <= j + kl; i++) b[j * ldb + kl + ku + i - j] = 0;
}
