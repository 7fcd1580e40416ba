/* Nodes of a ring, from a list of unused ones, each with two numbers in cells of a pool, whose free ones are linked
 * through the numbers' memory; what takes the cells is a function that is called. */
#include "check.h"
typedef union Cell { union Cell *next; double number; unsigned char bytes[48]; } Cell;
typedef struct Node { struct Node *next, *other; int key; const char *name; Cell *one, *two; } Node;
static Cell cells[64], *free_cells; static int fresh_cells;
static Node nodes[32], *unused; static int fresh_nodes;
static Cell *take_cell(void) { Cell *c = free_cells; if (c) { free_cells = c->next; return c; } return &cells[fresh_cells++]; }
static void give_cell(Cell *c) { c->next = free_cells; free_cells = c; }
static Node *take(void) { Node *e = unused; if (e) { unused = e->next; return e; } return &nodes[fresh_nodes++]; }
static void give(Node *e) { e->next = unused; unused = e; }
NOINLINE static void put(Node *e, int key, double a, double b) { e->key = key; e->name = key & 1 ? "odd" : "even"; e->one = take_cell(); e->one->number = a; e->two = take_cell(); e->two->number = b; }
NOINLINE static double get(const Node *e) { return sin(e->one->number) * e->two->number; }
static double f(double *x) {
  Node *head = NULL; double sum = 0.1;
  free_cells = NULL; unused = NULL; fresh_cells = fresh_nodes = 0;
  for (int j = 0; j < 4; j++) { Node *e = take(); e->next = e->other = NULL; put(e, (j * 7 + 3) % 11, x[j], x[j + 1]); if (!head) { head = e; e->next = e; } else { e->next = head->next; head->next = e; } }
  Node *e = head; for (int j = 0; j < 6; j++, e = e->next) sum = 0.5 * sum + get(e);
  for (int j = 0; j < 4; j++) { Node *e = head->next; head->next = e->next; give_cell(e->one); give_cell(e->two); give(e); }
  return sum;
}
TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
