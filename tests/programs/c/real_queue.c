/* A binary heap of structs with a float key and a pointer to data: priorities and payload carry derivatives. */
#include "check.h"

typedef struct { double key; const double *payload; int id; } Item;
typedef struct { Item *items; int size, capacity; } Heap;

static void push(Heap *heap, Item item) {
    if (heap->size == heap->capacity) {
        heap->capacity = heap->capacity ? 2 * heap->capacity : 2;
        heap->items = realloc(heap->items, sizeof(Item) * heap->capacity);
    }
    int at = heap->size++;
    while (at > 0 && heap->items[(at - 1) / 2].key > item.key) {
        heap->items[at] = heap->items[(at - 1) / 2];
        at = (at - 1) / 2;
    }
    heap->items[at] = item;
}

static Item pop(Heap *heap) {
    Item top = heap->items[0], last = heap->items[--heap->size];
    int at = 0;
    for (;;) {
        int child = 2 * at + 1;
        if (child >= heap->size) break;
        if (child + 1 < heap->size && heap->items[child + 1].key < heap->items[child].key) child++;
        if (heap->items[child].key >= last.key) break;
        heap->items[at] = heap->items[child];
        at = child;
    }
    heap->items[at] = last;
    return top;
}

static double f(double *x) {
    Heap heap = {NULL, 0, 0};
    for (int i = 0; i < 6; i++) push(&heap, (Item){x[i] * x[i], &x[5 - i], i});
    double sum = 0, weight = 1;
    while (heap.size > 0) {
        Item item = pop(&heap);
        sum += weight * item.key * *item.payload + item.id;
        weight *= 0.7;
        if (heap.size == 3 && item.id != 9) push(&heap, (Item){item.key * 1.5, item.payload, 9});
    }
    free(heap.items);
    return sum;
}

TEST(f, 0.9, -0.4, 1.3, 0.7, -1.6, 0.2)
