/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions of libstdc++ that its headers only declare: how nodes of lists and trees are linked. They move pointers, so
 * the shadows of these have to be moved with them: a program that is differentiated gets these functions, as IR, in the
 * place of the library's. What they do to a container is what the library would do, so both may work on one (the size
 * of hash tables stays with the library: it is integers alone). Compiled to ../ir/containers.ll by build.py.
 */

#define EXPORT __attribute__((weak, visibility("hidden")))
#define NAMED(name) __asm__(name)

/* std::list: a ring. */

typedef struct Link Link;
struct Link {
  Link *next, *previous;
};

EXPORT void list_hook(Link *link, Link *position) NAMED("_ZNSt8__detail15_List_node_base7_M_hookEPS0_");
void list_hook(Link *link, Link *position) {
  link->next = position;
  link->previous = position->previous;
  position->previous->next = link;
  position->previous = link;
}

EXPORT void list_unhook(Link *link) NAMED("_ZNSt8__detail15_List_node_base9_M_unhookEv");
void list_unhook(Link *link) {
  link->next->previous = link->previous;
  link->previous->next = link->next;
}

EXPORT void list_transfer(Link *link, Link *first, Link *last)
    NAMED("_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_");
void list_transfer(Link *link, Link *first, Link *last) {
  if (link == last) return;
  Link *end = last->previous, *before = first->previous, *tail = link->previous;
  end->next = link;
  before->next = last;
  tail->next = first;
  link->previous = end;
  last->previous = before;
  first->previous = tail;
}

EXPORT void list_reverse(Link *link) NAMED("_ZNSt8__detail15_List_node_base10_M_reverseEv");
void list_reverse(Link *link) {
  Link *at = link;
  do {
    Link *next = at->next;
    at->next = at->previous;
    at->previous = next;
    at = next;
  } while (at != link);
}

EXPORT void list_swap(Link *x, Link *y) NAMED("_ZNSt8__detail15_List_node_base4swapERS0_S1_");
void list_swap(Link *x, Link *y) {
  Link both = *x, other = *y;
  _Bool x_empty = both.next == x, y_empty = other.next == y;
  *x = other;
  *y = both;
  if (y_empty) x->next = x->previous = x;
  else x->next->previous = x->previous->next = x;
  if (x_empty) y->next = y->previous = y;
  else y->next->previous = y->previous->next = y;
}

/* std::map, std::set: red-black trees (Cormen et al., chapter 13). The header's parent is the root, its left the first
 * node, its right the last one. */

typedef enum { RED, BLACK } Color;
typedef struct Node Node;
struct Node {
  Color color;
  Node *parent, *left, *right;
};

EXPORT Node *tree_next(Node *x) NAMED("_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base");
Node *tree_next(Node *x) {
  if (x->right) {
    x = x->right;
    while (x->left) x = x->left;
    return x;
  }
  Node *y = x->parent;
  while (x == y->right) {
    x = y;
    y = y->parent;
  }
  return x->right != y ? y : x;
}

EXPORT const Node *tree_next_constant(const Node *x) NAMED("_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base");
const Node *tree_next_constant(const Node *x) { return tree_next((Node *)x); }

EXPORT Node *tree_previous(Node *x) NAMED("_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base");
Node *tree_previous(Node *x) {
  if (x->color == RED && x->parent->parent == x) return x->right; /* the header: its right is the last node */
  if (x->left) {
    x = x->left;
    while (x->right) x = x->right;
    return x;
  }
  Node *y = x->parent;
  while (x == y->left) {
    x = y;
    y = y->parent;
  }
  return y;
}

EXPORT const Node *tree_previous_constant(const Node *x) NAMED("_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base");
const Node *tree_previous_constant(const Node *x) { return tree_previous((Node *)x); }

/* Put `other` where `x` hangs. */
static void replace(Node *x, Node *other, Node *header) {
  if (x == header->parent) header->parent = other;
  else if (x == x->parent->left) x->parent->left = other;
  else x->parent->right = other;
}

static void rotate_left(Node *x, Node *header) {
  Node *y = x->right;
  x->right = y->left;
  if (y->left) y->left->parent = x;
  y->parent = x->parent;
  replace(x, y, header);
  y->left = x;
  x->parent = y;
}

static void rotate_right(Node *x, Node *header) {
  Node *y = x->left;
  x->left = y->right;
  if (y->right) y->right->parent = x;
  y->parent = x->parent;
  replace(x, y, header);
  y->right = x;
  x->parent = y;
}

EXPORT void tree_insert(_Bool left, Node *x, Node *p, Node *header)
    NAMED("_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_");
void tree_insert(_Bool left, Node *x, Node *p, Node *header) {
  x->parent = p;
  x->left = 0;
  x->right = 0;
  x->color = RED;
  if (left) {
    p->left = x; /* also the first node, if p is the header */
    if (p == header) {
      header->parent = x;
      header->right = x;
    } else if (p == header->left) {
      header->left = x;
    }
  } else {
    p->right = x;
    if (p == header->right) header->right = x;
  }
  while (x != header->parent && x->parent->color == RED) {
    Node *parent = x->parent, *grand = parent->parent;
    _Bool is_left = parent == grand->left;
    Node *uncle = is_left ? grand->right : grand->left;
    if (uncle && uncle->color == RED) {
      parent->color = BLACK;
      uncle->color = BLACK;
      grand->color = RED;
      x = grand;
      continue;
    }
    if (is_left) {
      if (x == parent->right) {
        x = parent;
        rotate_left(x, header);
      }
      x->parent->color = BLACK;
      grand->color = RED;
      rotate_right(grand, header);
    } else {
      if (x == parent->left) {
        x = parent;
        rotate_right(x, header);
      }
      x->parent->color = BLACK;
      grand->color = RED;
      rotate_left(grand, header);
    }
  }
  header->parent->color = BLACK;
}

static _Bool is_black(const Node *x) { return !x || x->color == BLACK; }

EXPORT Node *tree_erase(Node *z, Node *header)
    NAMED("_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_");
Node *tree_erase(Node *z, Node *header) {
  Node *x, *parent;
  Color removed = z->color;
  if (z->left && z->right) {
    Node *y = z->right;
    while (y->left) y = y->left;
    removed = y->color;
    x = y->right;
    if (y == z->right) {
      parent = y;
    } else {
      parent = y->parent;
      if (x) x->parent = parent;
      parent->left = x;
      y->right = z->right;
      z->right->parent = y;
    }
    y->left = z->left;
    z->left->parent = y;
    replace(z, y, header);
    y->parent = z->parent;
    y->color = z->color;
  } else {
    x = z->left ? z->left : z->right;
    parent = z->parent;
    if (x) x->parent = parent;
    replace(z, x, header);
    if (header->left == z) {
      Node *first = parent;
      if (x)
        for (first = x; first->left;) first = first->left;
      header->left = first;
    }
    if (header->right == z) {
      Node *last = parent;
      if (x)
        for (last = x; last->right;) last = last->right;
      header->right = last;
    }
  }
  if (removed == RED) return z;
  while (x != header->parent && is_black(x)) {
    if (x == parent->left) {
      Node *w = parent->right;
      if (w->color == RED) {
        w->color = BLACK;
        parent->color = RED;
        rotate_left(parent, header);
        w = parent->right;
      }
      if (is_black(w->left) && is_black(w->right)) {
        w->color = RED;
        x = parent;
        parent = x->parent;
        continue;
      }
      if (is_black(w->right)) {
        w->left->color = BLACK;
        w->color = RED;
        rotate_right(w, header);
        w = parent->right;
      }
      w->color = parent->color;
      parent->color = BLACK;
      if (w->right) w->right->color = BLACK;
      rotate_left(parent, header);
    } else {
      Node *w = parent->left;
      if (w->color == RED) {
        w->color = BLACK;
        parent->color = RED;
        rotate_right(parent, header);
        w = parent->left;
      }
      if (is_black(w->left) && is_black(w->right)) {
        w->color = RED;
        x = parent;
        parent = x->parent;
        continue;
      }
      if (is_black(w->left)) {
        w->right->color = BLACK;
        w->color = RED;
        rotate_left(w, header);
        w = parent->left;
      }
      w->color = parent->color;
      parent->color = BLACK;
      if (w->left) w->left->color = BLACK;
      rotate_right(parent, header);
    }
    break;
  }
  if (x) x->color = BLACK;
  return z;
}
