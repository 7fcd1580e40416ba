/* For the compile-time figures: a file without requests, as most files of a program are. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Entry {
    char *word;
    int count;
    struct Entry *next;
} Entry;

enum { BUCKETS = 1 << 12 };

static unsigned hash(const char *word) {
    unsigned value = 2166136261u;
    for (; *word; word++) value = (value ^ (unsigned char)*word) * 16777619u;
    return value % BUCKETS;
}

static Entry *find(Entry **table, const char *word) {
    Entry **slot = &table[hash(word)];
    for (; *slot; slot = &(*slot)->next)
        if (!strcmp((*slot)->word, word)) return *slot;
    *slot = calloc(1, sizeof(Entry));
    (*slot)->word = strdup(word);
    return *slot;
}

static int more_frequent(const void *a, const void *b) {
    const Entry *x = *(Entry *const *)a, *y = *(Entry *const *)b;
    return x->count != y->count ? y->count - x->count : strcmp(x->word, y->word);
}

/* Prints the most frequent words of a file. */
int count_words(FILE *file, int shown) {
    Entry *table[BUCKETS] = {0}, **sorted = NULL;
    char word[256];
    int length = 0, total = 0;
    for (int c = getc(file);; c = getc(file)) {
        if (c != EOF && isalpha(c) && length < 255) {
            word[length++] = (char)tolower(c);
        } else if (length) {
            word[length] = 0;
            Entry *entry = find(table, word);
            if (entry->count++ == 0) {
                sorted = realloc(sorted, sizeof(Entry *) * (total + 1));
                sorted[total++] = entry;
            }
            length = 0;
        }
        if (c == EOF) break;
    }
    qsort(sorted, total, sizeof(Entry *), more_frequent);
    for (int i = 0; i < total && i < shown; i++) printf("%8d %s\n", sorted[i]->count, sorted[i]->word);
    for (int i = 0; i < total; i++) {
        free(sorted[i]->word);
        free(sorted[i]);
    }
    free(sorted);
    return total;
}
