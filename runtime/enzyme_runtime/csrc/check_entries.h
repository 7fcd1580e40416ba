/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* check.c: the floats that a function touches and that have a shadow, found from what it told. */

static int plausible(word bits) {
  int exponent = (int)(bits >> 52 & 2047);
  return exponent > 1023 - 100 && exponent < 1023 + 100;
}

static int plausible_single(unsigned bits) {
  int exponent = (int)(bits >> 23 & 255);
  return exponent > 127 - 40 && exponent < 127 + 40;
}

static void add_entry(char *primal, char *shadow, int code, int flags, int anchor) {
  Shared *shared = W.shared;
  if (shared->entries == MOST_ENTRIES) {
    shared->found |= TOO_MANY;
    return;
  }
  double before = shadow ? get(shadow, code) : 0;
  shared->entry[shared->entries++] =
      (Entry){primal, shadow, get(primal, code), before, 0, 0, code, flags, anchor, 0};
  shared->floats |= code == F32;
}

static int guess(const Object *object, size_t i, char *a, const char *shadow, int singles, int *halves, int *flags) {
  *halves = 0;
  if ((uintptr_t)a % 8 || a + 8 > object->end)
    return 0;
  word bits = bits_of(a);
  if (!bits && !(object->map[i] & IS_BITS))
    return 0; /* a null pointer */
  if (bits && shadow && bits_of(shadow) == bits) { /* an integer, in a shadow that was copied; or a tangent along itself */
    if (!W.site->forward)
      return 0;
    *flags |= EQUAL;
  }
  if (shadow && bits_of(shadow) && !plausible(bits_of(shadow)) && !plausible_single((unsigned)bits_of(shadow)))
    return 0;
  if (singles && (plausible_single((unsigned)bits) || !(unsigned)bits) &&
      (plausible_single((unsigned)(bits >> 32)) || !(bits >> 32))) {
    *halves = 1;
    return bits != 0;
  }
  if (bits)
    return plausible(bits) && !range_of(W.ranges, W.range_count, (char *)(uintptr_t)bits);
  if (shadow && plausible(bits_of(shadow)))
    return 1;
  return (a + 16 <= object->end && (object->map[i + 2] & IS_F64)) || (i >= 2 && (object->map[i - 2] & IS_F64)) ||
         (a + 16 <= object->end && plausible(bits_of(a + 8))) || (i >= 2 && plausible(bits_of(a - 8)));
}

/* Whether words that were only moved look like a long double: where the function has used any. */
static int guess_long(const Object *object, char *a, int code) {
  unsigned short head;
  if (!code || (uintptr_t)a % 16 || a + 16 > object->end)
    return 0;
  memcpy(&head, code == F80 ? a + 8 : a + 14, 2);
  int exponent = (head & 32767) - WIDE_BIAS;
  return exponent > -100 && exponent < 100 && (code == F128 || bits_of(a) >> 63);
}

static int exponent_of(double x) {
  word bits;
  memcpy(&bits, &x, 8);
  return (int)(bits >> 52 & 2047);
}

/* How far each float may be moved: by a power of two of its own size. Zero, and what is tiny beside its neighbours, moves
 * as they do; their mean is that of exponents, which one very large number does not spoil. */
static void scale_run(Entry *entry, int64 count) {
  int64 sum = 0, of = 0;
  for (int64 i = 0; i < count; i++)
    if ((entry[i].flags & READ) && entry[i].value != 0 && is_finite(entry[i].value))
      sum += exponent_of(entry[i].value), of++;
  int mean = of ? (int)(sum / of) : 1023;
  for (int64 i = 0; i < count; i++) {
    int own = exponent_of(entry[i].value);
    if (!(entry[i].flags & READ) || !is_finite(entry[i].value))
      own = 1023;
    else if (own < mean - 40)
      own = mean;
    if (own < 60 || own > 2000)
      own = 1023;
    word bits = (word)own << 52;
    memcpy(&entry[i].scale, &bits, 8);
  }
}

static void scale_entries(size_t from) {
  Shared *shared = W.shared;
  for (int64 i = (int64)from, end; i < shared->entries; i = end) {
    for (end = i; end < shared->entries && shared->entry[end].anchor == shared->entry[i].anchor;)
      end++;
    scale_run(shared->entry + i, end - i);
  }
}

/* Whether the function writes where the pointer was that led here. */
static int is_replaced(const Anchor *anchor) {
  const Object *object = anchor->via ? object_at(anchor->via) : 0;
  return object && object->map && (object->map[(anchor->via - object->begin) / 4] & WRITTEN);
}

static void extract(const Object *object) {
  Shared *shared = W.shared;
  int singles = 0, doubles = 0, wide = shared->found & LONG ? W.long_code : 0;
  size_t from = (size_t)shared->entries;
  for (size_t i = object->low; i <= object->high; i++)
    if (!(object->map[i] & IS_OTHER_FLOAT))
      singles |= object->map[i] & IS_F32, doubles |= object->map[i] & IS_F64;
  for (size_t i = object->low; i <= object->high; i++) {
    byte known = object->map[i];
    char *a = object->begin + 4 * i;
    if (!(known & (READ | WRITTEN)))
      continue;
    const Anchor *anchor = anchor_of(object, a);
    if (!anchor || anchor->kind == WITHOUT || anchor->kind == SAME)
      continue;
    char *shadow = anchor->kind == NULLED ? 0 : a + anchor->delta;
    if (shadow && (known & IS_POINTER) && (known & WRITTEN))
      shared->found |= NEW_POINTER;
    int flags = known & (READ | WRITTEN), number = (int)(anchor - shared->anchor), halves = 0, code = 0, unsure = 0;
    if (object->released) { /* an input, and no output: nobody reads it afterwards */
      if (known & READ)
        shared->found |= FREED_INPUT;
      if (!(known & READ) || (!W.site->forward && !is_replaced(anchor)))
        continue;
      flags = READ | RELEASED | NO_PRIMAL;
    }
    if (shadow) {
      const Range *range = range_of(W.ranges, W.range_count, shadow);
      if (!range || shadow + 8 > range->end || !range->writable || !is_shadow(anchor, a))
        continue;
    } else
      flags |= UNSHADOWED;
    if (anchor->noneed)
      flags |= NO_PRIMAL;
    if (object->is_variable && anchor->argument && (i < object->pointed_low || i > object->pointed_high))
      flags |= NAMED;
    if ((known & IS_F80) == IS_F80)
      code = F80;
    else if ((known & IS_F128) == IS_F128)
      code = F128;
    else if (known & IS_F64)
      code = F64;
    else if (known & IS_F32)
      code = F32;
    else if (known & IS_OTHER_FLOAT) {
      shared->found |= UNSUPPORTED;
      continue;
    } else if ((known & IS_BITS) && guess_long(object, a, wide)) {
      code = wide;
      flags |= GUESSED;
    } else if (guess(object, i, a, shadow, singles && !doubles, &halves, &unsure)) {
      code = halves ? F32 : F64;
      flags |= GUESSED | unsure;
    }
    if (!code)
      continue;
    if (shadow) {
      const Object *of = object_at(shadow), *base = object_at(anchor->at + anchor->delta);
      if (base && base->exact && base != of && a >= anchor->at) {
        if (!(flags & (GUESSED | NAMED)) && !(shared->found & SHORT_SHADOW)) {
          shared->found |= SHORT_SHADOW;
          shared->short_entry = shared->entries;
          add_entry(a, 0, code, flags | UNSHADOWED, number);
        }
        continue;
      }
    }
    if (shadow && !(flags & (GUESSED | NAMED)) && !(shared->found & OVERLAPS)) {
      const Object *of = object_at(shadow);
      if (of && of->map && of->map[(shadow - of->begin) / 4] & (IS_F64 | IS_F32)) {
        shared->found |= OVERLAPS;
        shared->overlap_entry = shared->entries;
      }
    }
    if (flags & NAMED)
      shared->found |= BY_NAME;
    if (flags & EQUAL)
      shared->found |= SAME_BITS;
    add_entry(a, shadow, code, flags, number);
    if (halves)
      add_entry(a + 4, shadow ? shadow + 4 : 0, code, flags, number);
    if (code == F64 || halves)
      i++;
    else if (code != F32)
      i += 3;
  }
  scale_entries(from);
}

/* Whether two floats have one shadow: by a table of addresses. */
static void look_for_shared(void) {
  enum { ROOM = 1 << 18 };
  Shared *shared = W.shared;
  if (shared->entries > ROOM / 4)
    return;
  struct Known {
    char *address;
  } *table = reserve(ROOM * sizeof(struct Known), 0);
  for (int64 k = 0; table && k < shared->entries; k++) {
    char *address = shared->entry[k].shadow;
    if (!address || (shared->entry[k].flags & (GUESSED | NAMED)))
      continue;
    size_t at = ((uintptr_t)address >> 2) * 0x9E3779B97F4A7C15u >> 46 & (ROOM - 1);
    while (table[at].address && table[at].address != address)
      at = (at + 1) & (ROOM - 1);
    if (table[at].address && !(shared->found & SHARED_SHADOW)) {
      shared->found |= SHARED_SHADOW;
      shared->shared_entry = k;
    }
    table[at].address = address;
  }
  munmap(table, ROOM * sizeof(struct Known));
}

static void look_for_nan(Shared *shared, const Site *site) {
  for (int64 i = 0; i < shared->entries; i++) {
    Entry *entry = shared->entry + i;
    int wanted = entry->shadow && !(entry->flags & (GUESSED | NAMED)) && (!site->forward || (entry->flags & READ));
    if (wanted && entry->before != entry->before && !(shared->found & NAN_SHADOW)) {
      shared->found |= NAN_SHADOW;
      shared->nan_entry = i;
    }
  }
}

/* What memory there is, and what the arguments say of it; in the server. */
static int prepare(State *state, char *stack) {
  Site *site = state->site;
  __enzcc_check_watch = reserve(sizeof(Watch), 1);
  if (!__enzcc_check_watch)
    return 0;
  Shared *shared = W.shared = state->shared;
  shared->entries = shared->anchors = shared->found = shared->floats = 0;
  W.site = site;
  W.stack = stack;
  W.ranges = reserve(MOST_RANGES * sizeof(Range), 1);
  W.objects = reserve(MOST_OBJECTS * sizeof(Object), 1);
  W.maps = reserve(MAPS, 1);
  if (!W.ranges || !W.objects || !W.maps)
    return 0;
  W.range_count = read_ranges(W.ranges, stack);
  for (size_t i = 0; i < W.range_count; i++)
    if (W.ranges[i].heap)
      walk_heap(W.ranges + i);
  for (int64 i = 0; i < site->variables->count; i++) {
    const Variable *variable = site->variables->variable + i;
    if (variable->size > 0 && !object_at(variable->address))
    {
      Object *made = insert(variable->address, variable->address + variable->size, 1);
      if (made)
        made->is_variable = 1;
    }
  }
  for (int64 i = 0; i < site->variables->count; i++)
    if (site->variables->variable[i].shadow)
      put_pair(site->variables->variable[i].address, site->variables->variable[i].shadow, 0, 0, 0, 0, 1);
  for (int64 i = 0; i < site->slot_count; i++) {
    const Slot *slot = site->slots + i;
    char *value = state->frame + slot->offset, *shadow = state->shadow + slot->offset;
    if (slot->code == POINTER || slot->code == WORD) {
      char *q, *to;
      memcpy(&q, value, 8);
      memcpy(&to, shadow, 8);
      if (slot->shadowed)
        put_pair(q, to, 0, (int)i, (int)slot->argument, slot->shadowed == 2, slot->code == POINTER);
      else if (slot->code == POINTER)
        put_anchor(q, WITHOUT, 0, 0, 0, (int)slot->argument, 0);
    }
  }
  return 1;
}

/* Values and shadows as they are before, where a child has run the function; in the server. */
static void take_entries(State *state) {
  Site *site = state->site;
  Shared *shared = W.shared;
  for (int64 i = 0; i < site->slot_count; i++) {
    const Slot *slot = site->slots + i;
    int is_float = slot->code == F64 || slot->code == F32 || slot->code == F80 || slot->code == F128;
    if (is_float && slot->shadowed) {
      size_t from = (size_t)shared->entries;
      int is_result = slot->argument == 0;
      add_entry(state->frame + slot->offset, state->shadow + slot->offset, (int)slot->code,
                (is_result ? WRITTEN : READ) | NO_PRIMAL, -1 - (int)slot->argument);
      shared->entry[from].of_result = is_result;
      scale_entries(from);
    } else if (slot->code == OTHER_FLOAT && slot->shadowed)
      shared->found |= UNSUPPORTED;
  }
  for (size_t i = 0; i < W.count; i++) {
    Object *object = W.objects + i;
    if (object->first) /* made anew there */
      object->released = 0;
    object->first |= object->released;
    if (object->first && object->low <= object->high)
      extract(object);
  }
  for (int64 i = 0; i < shared->anchors; i++)
    if (shared->anchor[i].kind == SAME)
      shared->found |= OWN_SHADOW, shared->same_anchor = i;
  if (!site->in_halves) /* there shadows hold something only when the second one begins */
    look_for_nan(shared, site);
  look_for_shared();
}
