/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* check.c: options and the report. */

static int starts(const char *text, const char *word) { return !strncmp(text, word, strlen(word)); }

static int is_option(const char *text, size_t length, const char *name) {
  return strlen(name) == length && !strncmp(text, name, length);
}

static void say_unknown(const char *option, size_t length) {
  char line[256];
  int size = snprintf(line, sizeof line, "==enzcc== warning: the check of derivatives has no option '%.*s'\n",
                      length < 100 ? (int)length : 100, option);
  say(line, (size_t)size);
}

static void take_options(const char *text) {
  while (text && *text) {
    const char *value = text;
    while (*value && *value != '=' && *value != ',')
      value++;
    size_t named = (size_t)(value - text);
    double number = *value == '=' ? strtod(value + 1, 0) : 1;
    if (is_option(text, named, "every"))
      P.every = (int64)number;
    else if (is_option(text, named, "tolerance"))
      P.tolerance = number;
    else if (is_option(text, named, "abort"))
      P.abort = (int64)number;
    else if (is_option(text, named, "seed"))
      P.seed = (int64)number;
    else if (is_option(text, named, "list"))
      P.list = (int64)number;
    else if (is_option(text, named, "limit"))
      P.limit = (int64)number;
    else if (is_option(text, named, "report") && *value == '=') {
      size_t length = 0;
      for (value++; *value && *value != ',' && length + 1 < sizeof P.report; value++)
        P.report[length++] = *value;
      P.report[length] = 0;
    } else if (named)
      say_unknown(text, named);
    while (*value && *value != ',')
      value++;
    text = *value ? value + 1 : value;
  }
}

static void write_report(void) {
  if (!P.report[0])
    return;
  int file = open(P.report, 01 | 0100 | 01000, 0644);
  if (file < 0)
    return;
  char head[256];
  int length = snprintf(head, sizeof head,
                        "{\"requests\": %lld, \"checked\": %lld, \"errors\": %lld, \"warnings\": %lld, \"findings\": [",
                        P.requests, P.checked, P.errors, P.warnings);
  long ignored = write(file, head, (size_t)length) + write(file, P.text, P.length) + write(file, "]}\n", 3);
  (void)ignored;
  close(file);
}

static void at_end(void *);

static void start(const Site *site) {
  P.read = 1;
  P.began = now();
  P.limit = 60;
  P.tolerance = 1e-5;
  take_options(site->options);
  take_options(getenv("ENZCC_CHECK"));
  P.registered = getpid();
  __cxa_atexit(at_end, 0, 0);
}

static size_t quoted(char *to, size_t room, const char *text) {
  size_t length = 0;
  for (; *text && length + 8 < room; text++) {
    if (*text == '\n')
      to[length++] = '\\', to[length++] = 'n';
    else {
      if (*text == '"' || *text == '\\')
        to[length++] = '\\';
      to[length++] = *text;
    }
  }
  to[length] = 0;
  return length;
}

/* A place, `file:line, in 'function'`, with the function's name as in C++. */
static void readable_place(const char *place, char *text, size_t room) {
  size_t at = 0, end;
  while (place[at] && !(place[at] == '\'' && starts(place + at + 1, "_Z")))
    at++;
  for (end = at; place[at] && place[end + 1] && place[end + 1] != '\'';)
    end++;
  char symbol[1024];
  size_t length = end - at;
  if (place[at] && place[end + 1] && __cxa_demangle && !P.crashed && length < sizeof symbol) {
    memcpy(symbol, place + at + 1, length);
    symbol[length] = 0;
    const char *name = __cxa_demangle(symbol, 0, 0, 0);
    if (name) {
      snprintf(text, room, "%.*s'%s%s", (int)at, place, name, place + end + 1);
      return;
    }
  }
  snprintf(text, room, "%s", place);
}

static int tell(State *state, const char *kind, int is_error, const char *text) {
  char out[TEXT + 2048], clean[TEXT], place[1024];
  static char lock;
  while (__atomic_test_and_set(&lock, __ATOMIC_ACQUIRE))
    ;
  Site *site = state->site;
  const char *readable = !P.crashed && __cxa_demangle && starts(site->function, "_Z") ? __cxa_demangle(site->function, 0, 0, 0) : 0;
  if (!readable)
    readable = site->function;
  readable_place(site->place, place, sizeof place);
  int length = snprintf(out, sizeof out, "==enzcc== %s: %s\n"
                        "    derivative of '%s', asked for at %s (%s mode, call %lld)\n%s",
                        is_error ? "ERROR" : "warning", kind, readable, place,
                        site->forward ? "forward" : "reverse", site->calls, text);
  say(out, (size_t)length);
  *(is_error ? &P.errors : &P.warnings) += 1;
  quoted(clean, sizeof clean, text);
  length = snprintf(out, sizeof out,
                    "%s\n  {\"kind\": \"%s\", \"severity\": \"%s\", \"function\": \"%s\", \"place\": \"%s\", "
                    "\"mode\": \"%s\", \"call\": %lld, \"text\": \"%s\"}",
                    P.length ? "," : "", kind, is_error ? "error" : "warning", readable, place,
                    site->forward ? "forward" : "reverse", site->calls, clean);
  if ((size_t)length < sizeof out && P.length + (size_t)length < sizeof P.text) {
    memcpy(P.text + P.length, out, (size_t)length);
    P.length += (size_t)length;
  }
  __atomic_clear(&lock, __ATOMIC_RELEASE);
  if (is_error && P.abort) {
    fflush(0);
    write_report();
    _exit(STATUS);
  }
  return is_error;
}

/* Said once for each request. */
static void tell_once(State *state, int64 which, const char *kind, int is_error, const char *text) {
  if (state->site->told & which)
    return;
  state->site->told |= which;
  tell(state, kind, is_error, text);
}

static void at_end(void *unused) {
  (void)unused;
  if (P.is_child || getpid() != P.registered)
    return;
  for (Site *site = P.sites; site; site = site->next) {
    State state = {.site = site};
    if (site->checked && site->unseeded == site->checked)
      tell_once(&state, 1 << 20, site->forward ? "tangents all zero" : "seeds all zero", 0,
                "    whenever it was called: so the derivative says nothing\n");
  }
  write_report();
  if (!P.errors)
    return;
  char text[256];
  int length = snprintf(text, sizeof text,
                        "==enzcc== %lld of %lld derivatives checked, %lld findings: the program ends with status %d\n",
                        P.checked, P.requests, P.errors, STATUS);
  fflush(0);
  say(text, (size_t)length);
  _exit(STATUS);
}
