"""Programs put together from idioms of memory, differentiated in every way there is, and judged (docs/fuzzing.md).

`tests/random_programs` asks whether expressions and statements are differentiated rightly; here it is how programs keep
numbers, hand them on and find them again: messages, arenas, handles, containers, callbacks, words.
"""
