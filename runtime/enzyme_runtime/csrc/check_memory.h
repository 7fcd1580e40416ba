/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* check.c: what memory there is, where shadows are, and what the watched copy of a function tells of its accesses.
 *
 * Objects are memory of which begin and end are known (blocks of the heap, globals) or bounded (the stack, mappings).
 * Anchors in them are pointers with their shadows: from an anchor to the next, memory has its shadow at one distance. */

static word hexadecimal(const char **text) {
  word number = 0;
  for (;; (*text)++) {
    char c = **text;
    if (c >= '0' && c <= '9')
      number = number * 16 + (word)(c - '0');
    else if (c >= 'a' && c <= 'f')
      number = number * 16 + (word)(c - 'a' + 10);
    else
      return number;
  }
}

/* The mappings of this process, in order; how many. */
static size_t read_ranges(Range *ranges, char *here) {
  enum { ROOM = 1 << 20 };
  char *text = reserve(ROOM, 0);
  int file = open("/proc/self/maps", 0);
  size_t length = 0, count = 0;
  for (long got; file >= 0 && length < ROOM - 1 && (got = read(file, text + length, ROOM - 1 - length)) > 0;)
    length += (size_t)got;
  close(file);
  const char *at = text;
  while (at < text + length && count < MOST_RANGES) {
    Range *range = ranges + count;
    range->begin = (char *)(uintptr_t)hexadecimal(&at);
    at++;
    range->end = (char *)(uintptr_t)hexadecimal(&at);
    int readable = at[1] == 'r';
    range->writable = at[2] == 'w';
    const char *line = at;
    while (at < text + length && *at != '\n')
      at++;
    range->heap = at - line > 6 && !strncmp(at - 6, "[heap]", 6);
    range->stack = here >= range->begin && here < range->end;
    if (readable)
      count++;
    at++;
  }
  munmap(text, ROOM);
  return count;
}

static const Range *range_of(const Range *ranges, size_t count, const char *a) {
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (a < ranges[middle].begin)
      high = middle;
    else if (a >= ranges[middle].end)
      low = middle + 1;
    else
      return ranges + middle;
  }
  return 0;
}

static size_t place_of(const char *a) { /* of the first object that begins behind a */
  size_t low = 0, high = W.count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (a < W.objects[middle].begin)
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

static Object *object_at(const char *a) {
  size_t place = place_of(a);
  return place && a < W.objects[place - 1].end ? W.objects + place - 1 : 0;
}

static Object new_object(char *begin, char *end, int exact) {
  return (Object){.begin = begin, .end = end, .low = ~(size_t)0, .exact = exact, .pointed_low = ~(size_t)0};
}

static Object *insert(char *begin, char *end, int exact) {
  size_t place = place_of(begin);
  if (W.count == MOST_OBJECTS)
    return 0;
  for (size_t i = W.count; i > place; i--)
    W.objects[i] = W.objects[i - 1];
  W.count++;
  W.objects[place] = new_object(begin, end, exact);
  W.hit = 0;
  return W.objects + place;
}

/* The blocks of glibc's main heap lie one behind the other; each begins with its size. */
static void walk_heap(const Range *heap) {
  char *at = heap->begin;
  size_t before = W.count;
  while (at + 32 <= heap->end && W.count < MOST_OBJECTS) {
    word size = *(word *)(at + 8) & ~(word)7;
    if (size < 32 || size % 16 || size > (size_t)(heap->end - at)) {
      W.count = before; /* another allocator's */
      return;
    }
    if (at + size == heap->end) /* the top: nobody has it */
      return;
    W.objects[W.count++] = new_object(at + 16, at + size + 8, 1);
    at += size;
  }
}

static Object *make_object(char *q, const Range *range) {
  if (range->heap && W.count && object_at(range->begin + 16))
    return 0; /* between blocks: past the end of one */
  word size = ((uintptr_t)q & 4095) == 16 ? *(word *)(q - 8) : 0;
  if ((size & 7) == 2 && (size & ~(word)7) % 4096 == 0 && size && size <= (word)(range->end - q) + 16)
    return insert(q, q - 16 + (size & ~(word)7), 1); /* a large block has a mapping of its own */
  size_t place = place_of(q);
  char *begin = range->begin, *end = range->end;
  if (place && W.objects[place - 1].end > begin)
    begin = W.objects[place - 1].end;
  if (place < W.count && W.objects[place].begin < end)
    end = W.objects[place].begin;
  if (range->stack && begin < W.stack)
    begin = W.stack;
  return q >= begin && q < end ? insert(begin, end, 0) : 0;
}

static Anchor *anchor_of(const Object *object, const char *a) {
  int first = object->first;
  if (!first)
    return 0;
  Anchor *found = W.shared->anchor + first - 1;
  if (a < found->at)
    return object->exact ? found : 0;
  while (found->next && W.shared->anchor[found->next - 1].at <= a)
    found = W.shared->anchor + found->next - 1;
  intptr distance = found->delta < 0 ? -found->delta : found->delta;
  /* A shadow is as long as what it is of, and elsewhere: so neither is longer than what lies between their beginnings. */
  if (!object->exact && found->kind == SHADOWED && a - found->at >= distance)
    return 0;
  return found;
}

/* Where the shadow of `a` begins, another object may lie behind it: what is anchored there begins anew. */
static int is_shadow(const Anchor *anchor, const char *a) {
  const char *shadow = a + anchor->delta;
  const Object *object = object_at(shadow);
  if (!object || object->exact || !object->first || a < anchor->at)
    return 1;
  const Anchor *next = anchor_of(object, shadow);
  return !next || next->at > shadow || next->at <= anchor->at + anchor->delta;
}

static void put_anchor(char *q, int kind, intptr delta, char *via, int from, int argument, int noneed) {
  const Range *range = range_of(W.ranges, W.range_count, q);
  if (!range || !range->writable || (range->stack && q < W.stack))
    return;
  Object *object = object_at(q);
  if (!object)
    object = make_object(q, range);
  if (!object)
    return;
  Anchor *near = anchor_of(object, q);
  /* Pointers that are at one distance of their shadows now need not be so when a tape is read. */
  if (near && near->kind == kind && near->delta == delta &&
      ((object->exact && !W.site->in_halves) || object->anchors > 500)) {
    if (q < near->at)
      near->at = q;
    return;
  }
  if (near && near->at == q) {
    if (near->kind != SHADOWED && kind == SHADOWED)
      near->kind = kind, near->delta = delta, near->via = via, near->argument = argument, near->from = from,
      near->pointer = q;
    return;
  }
  Shared *shared = W.shared;
  if (shared->anchors == MOST_ANCHORS)
    return;
  int number = (int)++shared->anchors;
  Anchor *made = shared->anchor + number - 1;
  *made = (Anchor){q, delta, via, kind, argument, noneed, 0, from, q, 0};
  int *link = &object->first;
  while (*link && shared->anchor[*link - 1].at < q)
    link = &shared->anchor[*link - 1].next;
  made->next = *link;
  *link = number;
  object->anchors++;
  size_t room = ((size_t)(object->end - object->begin) / 4 + 64) & ~(size_t)15;
  if (!object->map) {
    if (W.used + room > MAPS) {
      object->first = 0;
      shared->found |= TOO_MANY;
      return;
    }
    object->map = W.maps + W.used;
    W.used += room;
  }
  W.miss_low = W.miss_high = 0;
  W.hit = 0;
}

static void put_pair(char *q, char *shadow, char *via, int from, int argument, int noneed, int sure) {
  if ((uintptr_t)q < 4096 || q == shadow) {
    if (q == shadow && (uintptr_t)q >= 4096 && sure)
      put_anchor(q, SAME, 0, via, from, argument, noneed);
    return;
  }
  if (!shadow) {
    put_anchor(q, NULLED, 0, via, from, argument, noneed);
    return;
  }
  const Range *range = range_of(W.ranges, W.range_count, shadow);
  if (!range) {
    if (sure && range_of(W.ranges, W.range_count, q))
      W.shared->found |= WILD_SHADOW;
    return;
  }
  put_anchor(q, SHADOWED, shadow - q, via, from, argument, noneed);
  Object *same = object_at(q);
  if (same && same == object_at(shadow)) /* a shadow in the same block is not a primal */
    put_anchor(shadow, WITHOUT, 0, via, from, argument, noneed);
}

static Object *find(const char *a) {
  Object *hit = W.hit;
  if (hit && a >= hit->begin && a < hit->end)
    return hit;
  if ((a >= W.miss_low && a < W.miss_high) || !W.shared)
    return 0;
  size_t place = place_of(a);
  Object *object = place ? W.objects + place - 1 : 0;
  if (object && a < object->end && object->first)
    return W.hit = object;
  W.miss_low = object && a < object->end ? object->begin : object ? object->end : 0;
  W.miss_high = object && a < object->end ? object->end : place < W.count ? W.objects[place].begin : (char *)~(uintptr_t)0;
  return 0;
}

/* Pointers in memory with a shadow lead to memory with a shadow. */
static __attribute__((noinline)) void scan(Object *object, char *a, size_t size, int sure) {
  char *at = (char *)((uintptr_t)a & ~(uintptr_t)7);
  for (; at < a + size; at += 8) {
    if (at < object->begin || at + 8 > object->end)
      continue;
    byte *known = object->map + (at - object->begin) / 4;
    if ((known[0] | known[1]) & (WRITTEN | SCANNED))
      continue;
    known[0] |= SCANNED;
    char *q, *shadow;
    memcpy(&q, at, 8);
    if ((uintptr_t)q < 4096 || !range_of(W.ranges, W.range_count, q))
      continue;
    Anchor *anchor = anchor_of(object, at);
    if (!anchor || anchor->kind == WITHOUT || anchor->kind == SAME)
      continue;
    int number = (int)(anchor - W.shared->anchor);
    if (anchor->kind == NULLED) {
      put_anchor(q, NULLED, 0, at, number, anchor->argument, anchor->noneed);
    } else {
      char *place = at + anchor->delta;
      const Range *range = range_of(W.ranges, W.range_count, place);
      if (!range || place + 8 > range->end || !is_shadow(anchor, at))
        continue;
      memcpy(&shadow, place, 8);
      put_pair(q, shadow, at, number, anchor->argument, anchor->noneed, sure);
    }
    object = object_at(at);
  }
}

static void touch(Object *object, char *a, size_t size, int code, int is_write) {
  if (a + size > object->end)
    size = (size_t)(object->end - a);
  if (!is_write && (code == POINTER || code == WORD || code == BYTES)) {
    scan(object, a, size, code == POINTER);
    object = object_at(a);
  }
  size_t at = (size_t)(a - object->begin) / 4, last = (size_t)(a + size - 1 - object->begin) / 4;
  if (at < object->low)
    object->low = at;
  if (last > object->high)
    object->high = last;
  byte *map = object->map, kind = IS_BITS;
  size_t period = 1;
  if (code == F64)
    kind = IS_F64, period = 2;
  else if (code == F32)
    kind = IS_F32;
  else if (code == OTHER_FLOAT)
    kind = IS_OTHER_FLOAT;
  else if (code == F80 || code == F128) {
    kind = code == F80 ? IS_F80 : IS_F128, period = 4;
    W.shared->found |= LONG;
    W.long_code = code;
  }
  else if (code == POINTER)
    kind = IS_POINTER;
  for (size_t i = at; i <= last; i++) {
    byte known = map[i];
    if (is_write)
      known |= WRITTEN;
    else if (!(known & WRITTEN))
      known |= READ;
    if ((i - at) % period == 0)
      known |= kind;
    map[i] = known;
  }
}

/* What the watched copy of the function calls before each access. */
EXPORT void __enzcc_check_note(char *a, int64 size, int code, int is_write) {
  Object *object = find(a);
  if (!object || size <= 0)
    return;
  if (object->is_variable) {
    size_t first = (size_t)(a - object->begin) / 4, last = (size_t)(a + size - 1 - object->begin) / 4;
    if (first < object->pointed_low)
      object->pointed_low = first;
    if (last > object->pointed_high)
      object->pointed_high = last;
  }
  touch(object, a, (size_t)size, code, is_write);
}

/* The same where code says the name of a global variable. */
EXPORT void __enzcc_check_named(char *a, int64 size, int code, int is_write) {
  Object *object = find(a);
  if (object && size > 0)
    touch(object, a, (size_t)size, code, is_write);
}

/* A pointer goes to code that is not watched: it may read all that is behind it. */
EXPORT void __enzcc_check_unseen(char *a) {
  Object *object = find(a);
  if (!object)
    return;
  size_t size = (size_t)(object->end - a);
  if (!object->exact) {
    Anchor *anchor = anchor_of(object, a);
    if (anchor && anchor->next && (size_t)(W.shared->anchor[anchor->next - 1].at - a) < size)
      size = (size_t)(W.shared->anchor[anchor->next - 1].at - a);
    if (size > 4096)
      size = 4096;
  }
  int before = (int)W.shared->anchors;
  touch(object, a, size, BYTES, 0);
  for (int i = before; i < (int)W.shared->anchors && i < before + 1000; i++) { /* and what that leads to */
    Object *next = object_at(W.shared->anchor[i].at);
    if (next && next->exact && next->first)
      touch(next, W.shared->anchor[i].at, (size_t)(next->end - W.shared->anchor[i].at), BYTES, 0);
  }
}

EXPORT void __enzcc_check_freed(char *a) {
  Object *object = a ? find(a) : 0;
  if (object && object->begin == a) {
    object->released = object->first;
    object->first = 0;
    W.hit = 0;
  }
}

EXPORT void *__enzcc_check_code(void *code) {
  const Site *site = W.site;
  for (int64 i = 0; site && i < site->code->count; i++)
    if (site->code->pair[i].plain == code)
      return site->code->pair[i].watched;
  return code;
}

EXPORT void __enzcc_check_passed(void *code, char *a) {
  if (__enzcc_check_code(code) == code)
    __enzcc_check_unseen(a);
}
