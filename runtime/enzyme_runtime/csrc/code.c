/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Pointers: what a derivative does where one leads to code that it does not know, or to a global that it has another
 * shadow of.
 *
 * This file is compiled to ../ir/code.ll by build.py and linked into programs as IR, as tape.c is. */

typedef __SIZE_TYPE__ size_t;

_Noreturn void abort(void);
size_t strlen(const char *);
void *memmove(void *, const void *, size_t);
long write(int, const void *, size_t);

#define EXPORT __attribute__((weak, visibility("hidden"), noinline, cold))
#define INLINE __attribute__((weak, visibility("hidden"), always_inline))

enum { LONGEST = 512 };

static size_t append(char *text, size_t length, const char *more) {
  while (*more && length < LONGEST)
    text[length++] = *more++;
  return length;
}

/* Ends the program with a message about `where`. */
static __attribute__((noinline, cold)) _Noreturn void end_program(const char *where, const char *message) {
  char text[LONGEST];
  size_t length = append(text, 0, "enzcc: ");
  length = append(text, length, where);
  length = append(text, length, message);
  long ignored = write(2, text, length);
  (void)ignored;
  abort();
}

/* Ends the program: at `where`, a pointer leads to a function of which there is no derivative. */
EXPORT _Noreturn void __enzcc_unseen_code(const char *where) {
  end_program(where, ": this differentiated call reaches a function, or an object of a Fortran type, that the compiler "
                     "has not seen, or one that asks for this derivative itself; compile the file that defines it in "
                     "the same command\n");
}

/* Ends the program if `adjoint` is other than zero: at `where`, a pointer was stored to where that arrives. */
EXPORT void __enzcc_lost_number(double adjoint, const char *where) {
  if (adjoint == 0)
    return;
  end_program(where, ": a number is moved here as a pointer, and its derivative would be lost; move it as a number, or "
                     "the whole union\n");
}

EXPORT _Noreturn void __enzcc_bits_of_number(const char *where) {
  end_program(where, ": an integer is read here where the bits of a number are, and the derivative of what is computed "
                     "of them is not known; read the member that was written\n");
}

/* Ends the program if a union is read in a register, where it counts, as what it is not. */
INLINE void __enzcc_other_member(_Bool is_other, const char *where) {
  if (is_other)
    __enzcc_bits_of_number(where);
}

/* Ends the program if a word of so many bits, read as an integer where numbers are kept, too, is as large as the bits of
   one: integers near zero are those of denormals, or of no number. */
INLINE void __enzcc_counted_number(unsigned long word, int bits, const char *where) {
  unsigned long all = bits == 64 ? 0x7ff : 0xff;
  unsigned long exponent = word >> (bits == 64 ? 52 : 23) & all;
  if (exponent != 0 && exponent != all)
    __enzcc_bits_of_number(where);
}

EXPORT _Noreturn void __enzcc_number_read_as_integer(const char *where) {
  end_program(where, ": what is read here as an integer has the bits of a number, and the derivative of what is computed "
                     "of them is not known; read it as a number, or, if it is none, pass what holds it as constant\n");
}

/* The same of a word behind an argument of a request that nobody says is an integer: if it is the bits of a number that
   a computation has to do with, between 2^-64 and 2^64. */
INLINE void __enzcc_untold_number(unsigned long word, int bits, const char *where) {
  unsigned long exponent = bits == 64 ? word >> 52 & 0x7ff : (word >> 23 & 0xff) + (1023 - 127);
  if (exponent - (1023 - 64) <= 128)
    __enzcc_number_read_as_integer(where);
}

EXPORT _Noreturn void __enzcc_bits_of_address(const char *where) {
  end_program(where, ": a part of an address is counted with here, and the derivative of what it leads to would be "
                     "lost; move the pointer itself\n");
}

/* Two small counts in one word: no object lies that near to where an upper half begins. */
INLINE int is_count(unsigned long word) { return word >> 32 < 1 << 8 && (word & 0xffffffff) < 1 << 16; }

/* Ends the program if a word of which a part is counted with is a number, or an address, which has another one as its
   shadow; or if one of its halves is a number, where those may be. (Memory may be its own shadow, and a user's shadow of
   an object may have counts of its own.) */
INLINE void __enzcc_shared_word(unsigned long word, unsigned long shadow, int halves, const char *where) {
  __enzcc_counted_number(word, 64, where);
  if (halves) {
    __enzcc_counted_number(word & 0xffffffff, 32, where);
    __enzcc_counted_number(word >> 32, 32, where);
  }
  if (shadow == 0 || word == shadow || word >> 52 || shadow >> 52 || is_count(word))
    return;
  __enzcc_bits_of_address(where);
}

EXPORT _Noreturn void __enzcc_address_as_number(const char *where) {
  end_program(where, ": an address is moved here as a number, and the derivative of what it leads to would be lost; "
                     "move the whole union, or its pointer\n");
}

/* Ends the program if a word that is moved as a number is an address, which has another one as its shadow. No object lies
   in the first page; and numbers and their derivatives that look so are both denormals. */
INLINE void __enzcc_moved_address(unsigned long word, unsigned long shadow, const char *where) {
  if (word == shadow || word >> 52 || shadow >> 52 || word >> 12 == 0 || shadow >> 12 == 0)
    return;
  __enzcc_address_as_number(where);
}

/* Ends the program: the request at `where` is about the global `name`, which its function also uses by name. */
EXPORT _Noreturn void __enzcc_given_global(const char *where, const char *name) {
  char text[LONGEST];
  size_t length = append(text, 0, "enzcc: ");
  length = append(text, length, where);
  length = append(text, length, ": a pointer to the global '");
  length = append(text, length, name);
  length = append(text, length, "' is passed here with a shadow, and the differentiated code also uses the global by its "
                                "name, which has another shadow; pass the global itself in the request\n");
  long ignored = write(2, text, length);
  (void)ignored;
  abort();
}

/* Copies a text as a loop does that goes upwards, also to where it lies over itself. */
INLINE void __enzcc_copy_text(char *to, const char *from) { memmove(to, from, strlen(from) + 1); }
