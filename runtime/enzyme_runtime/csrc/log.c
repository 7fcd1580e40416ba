/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Logs: what a function has read, in order, for a second run on what it read then (`__enzyme_fwdsplit`).
 *
 * This file is compiled to ../ir/log.ll by build.py and linked into programs as IR, as tape.c is. A log is a chain of
 * chunks of words; a reader stands between two words of one, and any number of readers may read a log. */

#include <stdint.h>

typedef __SIZE_TYPE__ size_t;

void *malloc(size_t);
void free(void *);
_Noreturn void abort(void);
long write(int, const void *, size_t);

#define EXPORT __attribute__((weak, visibility("hidden"), noinline))

enum { WORDS = 510 };

struct chunk {
  struct chunk *next;
  uint64_t words[WORDS];
};

struct log {
  struct chunk *first, *last;
  uint64_t count; /* words in the last chunk */
};

struct reader {
  struct chunk *chunk;
  uint64_t count; /* words read in it */
};

static void *allocate(size_t size) {
  void *made = malloc(size);
  if (!made) {
    static const char text[] = "enzcc: out of memory for the log of a split derivative\n";
    long ignored = write(2, text, sizeof text - 1);
    (void)ignored;
    abort();
  }
  return made;
}

EXPORT void *__enzcc_log_new(void) {
  struct log *log = allocate(sizeof *log);
  log->first = log->last = allocate(sizeof(struct chunk));
  log->first->next = 0;
  log->count = 0;
  return log;
}

EXPORT void __enzcc_log_put(void *to, uint64_t word) {
  struct log *log = to;
  if (log->count == WORDS) {
    log->last = log->last->next = allocate(sizeof(struct chunk));
    log->last->next = 0;
    log->count = 0;
  }
  log->last->words[log->count++] = word;
}

/* Puts a reader at the beginning. */
EXPORT void __enzcc_log_begin(const void *from, void *at) {
  const struct log *log = from;
  struct reader *reader = at;
  reader->chunk = log->first;
  reader->count = 0;
}

EXPORT uint64_t __enzcc_log_get(void *at) {
  struct reader *reader = at;
  if (reader->count == WORDS) {
    reader->chunk = reader->chunk->next;
    reader->count = 0;
  }
  return reader->chunk->words[reader->count++];
}

/* Null is the log of a tape without one. */
EXPORT void __enzcc_log_free(void *given) {
  struct log *log = given;
  if (!log)
    return;
  for (struct chunk *chunk = log->first, *next; chunk; chunk = next) {
    next = chunk->next;
    free(chunk);
  }
  free(log);
}
