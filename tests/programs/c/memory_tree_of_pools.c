/* Nodes of a tree, from a list of unused ones, with numbers in cells of a pool, whose free ones are linked through the
 * numbers' memory: a node's links are no cell's, however deep they are followed. */
#include "check.h"
typedef union Cell { union Cell *next; double number; unsigned char bytes[48]; } Cell;
typedef struct Node { struct Node *next, *other; int key; Cell *cell; } Node;
static Cell cells[64], *free_cells; static int fresh_cells;
static Node nodes[32], *unused; static int fresh_nodes;
static Cell *take_cell(void) { Cell *c = free_cells; if (c) { free_cells = c->next; return c; } return &cells[fresh_cells++]; }
static void give_cell(Cell *c) { c->next = free_cells; free_cells = c; }
static Node *take(void) { Node *e = unused; if (e) { unused = e->next; return e; } return &nodes[fresh_nodes++]; }
static void give(Node *e) { e->next = unused; unused = e; }
static void put(Node *e, int key, double v) { e->key = key; e->cell = take_cell(); e->cell->number = v; }
NOINLINE static double get(const Node *e) { return sin(e->cell->number); }
NOINLINE static void drop(Node *e) { give_cell(e->cell); }
static double f(double *x) {
  Node *root = NULL; double sum = 0.1; Node *stack[16]; int depth = 0;
  free_cells = NULL; unused = NULL; fresh_cells = fresh_nodes = 0;
  for (int j = 0; j < 5; j++) { Node *e = take(); put(e, (j * 5 + 2) % 7, x[j] * x[j]); e->next = e->other = NULL; Node **at = &root; while (*at) at = e->key < (*at)->key ? &(*at)->next : &(*at)->other; *at = e; }
  if (root) stack[depth++] = root;
  while (depth) { Node *e = stack[--depth]; if (e->next) stack[depth++] = e->next; if (e->other) stack[depth++] = e->other; sum = 0.6 * sum + get(e) * e->key; drop(e); give(e); }
  return sum;
}
TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
