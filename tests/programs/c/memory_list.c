/* A linked list built, changed, walked and freed in the active region. */
#include "check.h"

typedef struct Node {
    double value;
    struct Node *next;
} Node;

static double f(double *x) {
    Node *head = NULL;
    for (int i = 0; i < 6; i++) {
        Node *node = malloc(sizeof *node);
        node->value = x[i % 3] * (i + 1);
        node->next = head;
        head = node;
    }
    for (Node *n = head; n; n = n->next) n->value = sin(n->value) + n->value * n->value;
    double product = 1;
    for (Node *n = head; n; n = n->next) product += product * n->value * 0.1;
    while (head) {
        Node *next = head->next;
        free(head);
        head = next;
    }
    return product;
}

TEST(f, 0.3, 0.7, -0.4)
