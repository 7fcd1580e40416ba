/* A search tree on the heap, built and consumed by recursion; its shape depends on the values. */
#include "check.h"

typedef struct Tree {
    double key;
    struct Tree *left, *right;
} Tree;

static Tree *insert(Tree *t, double key) {
    if (!t) {
        t = calloc(1, sizeof *t);
        t->key = key;
    } else if (key < t->key) {
        t->left = insert(t->left, key);
    } else {
        t->right = insert(t->right, key);
    }
    return t;
}

static double fold(const Tree *t, double depth) {
    return t ? t->key * t->key * depth + fold(t->left, depth * t->key) + fold(t->right, depth + 1) : 0;
}

static void release(Tree *t) {
    if (!t) return;
    release(t->left);
    release(t->right);
    free(t);
}

static double f(double *x) {
    Tree *root = NULL;
    for (int i = 0; i < 5; i++) root = insert(root, x[i] * x[0]);
    double result = fold(root, 1);
    release(root);
    return result;
}

TEST(f, 0.8, 0.3, 1.4, -0.6, 0.9)
