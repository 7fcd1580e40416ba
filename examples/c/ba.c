/* Bundle adjustment: the sparse Jacobian of all reprojection residuals of a scene.

   Camera i sees point j at some pixel; the residual is the weighted difference to where the camera model puts it:
   rotate by the axis-angle vector (Rodrigues), divide by the depth, distort radially, scale by the focal length and
   shift by the principal point. Each residual has two rows, and depends on 11 + 3 + 1 numbers: two reverse calls, with
   the seeds (1, 0) and (0, 1), fill a dense block of 2 x 15.

   usage: ba [data file] */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "check.h"

extern int enzyme_const, enzyme_dup;
void __enzyme_autodiff(void *, ...);

enum { CAMERA = 11, POINT = 3, BLOCK = CAMERA + POINT + 1 };

/* The vector x, rotated about the axis `rotation` by its length in radians. */
static void rotate(const double *rotation, const double *x, double *rotated) {
    double squared = rotation[0] * rotation[0] + rotation[1] * rotation[1] + rotation[2] * rotation[2];
    if (squared != 0) {
        double angle = sqrt(squared), cosine = cos(angle), sine = sin(angle), axis[3];
        for (int i = 0; i < 3; i++) axis[i] = rotation[i] / angle;
        double cross[3] = {axis[1] * x[2] - axis[2] * x[1], axis[2] * x[0] - axis[0] * x[2],
                           axis[0] * x[1] - axis[1] * x[0]};
        double along = (axis[0] * x[0] + axis[1] * x[1] + axis[2] * x[2]) * (1 - cosine);
        for (int i = 0; i < 3; i++) rotated[i] = x[i] * cosine + cross[i] * sine + axis[i] * along;
    } else { /* to first order */
        rotated[0] = x[0] + rotation[1] * x[2] - rotation[2] * x[1];
        rotated[1] = x[1] + rotation[2] * x[0] - rotation[0] * x[2];
        rotated[2] = x[2] + rotation[0] * x[1] - rotation[1] * x[0];
    }
}

/* camera: rotation[3], center[3], focal length, principal point[2], radial distortion[2] */
static void project(const double *camera, const double *point, double *pixel) {
    double relative[3], rotated[3];
    for (int i = 0; i < 3; i++) relative[i] = point[i] - camera[3 + i];
    rotate(camera, relative, rotated);
    double u = rotated[0] / rotated[2], v = rotated[1] / rotated[2], r2 = u * u + v * v;
    double distortion = 1 + camera[9] * r2 + camera[10] * r2 * r2;
    pixel[0] = u * distortion * camera[6] + camera[7];
    pixel[1] = v * distortion * camera[6] + camera[8];
}

static void reprojection_residual(const double *camera, const double *point, const double *weight,
                                  const double *feature, double *residual) {
    double pixel[2];
    project(camera, point, pixel);
    residual[0] = *weight * (pixel[0] - feature[0]);
    residual[1] = *weight * (pixel[1] - feature[1]);
}

/* One observation: 15 active numbers, in the order of a row of the Jacobian. */
typedef struct {
    double camera[CAMERA], point[POINT], weight, feature[2];
} Observation;

static void jacobian_block(const Observation *o, double block[2][BLOCK]) {
    for (int row = 0; row < 2; row++) {
        double *gradient = block[row], residual[2], seed[2] = {row == 0, row == 1};
        for (int i = 0; i < BLOCK; i++) gradient[i] = 0;
        __enzyme_autodiff((void *)reprojection_residual,
                          enzyme_dup, o->camera, gradient,
                          enzyme_dup, o->point, gradient + CAMERA,
                          enzyme_dup, &o->weight, gradient + CAMERA + POINT,
                          enzyme_const, o->feature,
                          enzyme_dup, residual, seed);
    }
}

static Observation checked;
static int checked_row;

static double checked_residual(void *unused) {
    (void)unused;
    double residual[2];
    reprojection_residual(checked.camera, checked.point, &checked.weight, checked.feature, residual);
    return residual[checked_row];
}

int main(int argc, char **argv) {
    const char *path = argc > 1 ? argv[1] : "examples/data/ba_n49_m7776_p31843.txt";
    FILE *file = fopen(path, "r");
    int cameras, points, observations;
    double numbers[CAMERA + POINT + 3];
    int good = file && fscanf(file, "%d %d %d", &cameras, &points, &observations) == 3;
    for (int i = 0; good && i < CAMERA + POINT + 3; i++) good = fscanf(file, "%lf", &numbers[i]) == 1;
    if (!good) {
        fprintf(stderr, "ba: cannot read %s\n", path);
        return 2;
    }
    fclose(file);

    Observation first = {.weight = numbers[CAMERA + POINT]};
    for (int i = 0; i < CAMERA; i++) first.camera[i] = numbers[i];
    for (int i = 0; i < POINT; i++) first.point[i] = numbers[CAMERA + i];
    for (int i = 0; i < 2; i++) first.feature[i] = numbers[CAMERA + POINT + 1 + i];

    /* The file repeats one camera and one point; a small shift of each makes a scene of them. */
    double(*jacobian)[2][BLOCK] = malloc(sizeof(*jacobian) * observations), frobenius = 0;
    double start = seconds();
    for (int i = 0; i < observations; i++) {
        Observation o = first;
        for (int c = 3; c < 6; c++) o.camera[c] += 1e-3 * (i % cameras);
        for (int c = 0; c < 3; c++) o.point[c] += 1e-4 * (i % points);
        jacobian_block(&o, jacobian[i]);
    }
    double elapsed = seconds() - start;
    for (int i = 0; i < observations; i++)
        for (int row = 0; row < 2; row++)
            for (int c = 0; c < BLOCK; c++) frobenius += jacobian[i][row][c] * jacobian[i][row][c];

    printf("bundle adjustment: %d cameras, %d points, %d observations\n", cameras, points, observations);
    printf("Jacobian of %d rows, Frobenius norm %.10e, in %.2f ms (%.0f ns an observation)\n\n", 2 * observations,
           sqrt(frobenius), 1e3 * elapsed, 1e9 * elapsed / observations);

    /* The first observation, and the branch of a camera that is not rotated at all. */
    double largest = 0;
    print_table_head();
    for (int rotated = 1; rotated >= 0; rotated--) {
        checked = first;
        for (int i = 0; i < 3; i++) checked.camera[i] *= rotated;
        double block[2][BLOCK], *active = (double *)&checked;
        jacobian_block(&checked, block);
        for (checked_row = 0; checked_row < 2; checked_row++)
            for (int c = rotated ? 0 : 3; c < BLOCK; c++) {
                char name[32];
                snprintf(name, sizeof name, "%s[%d,%d]", rotated ? "rotated" : "straight", checked_row, c);
                double expected = difference(checked_residual, NULL, &active[c]);
                largest = fmax(largest, compare(name, block[checked_row][c], expected, 1.0));
            }
    }
    free(jacobian);
    return verdict(largest, 1e-6);
}
