/*
 * The digests of the lines of standard input, in three ways: all in one call, as records of one length in one buffer, and as they come.
 *
 *     cc many.c -o many $(pkg-config --cflags --libs hashweave)
 *     seq 1000 | ./many sha256
 */
#include <hashweave.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void die(const char *what)
{
    fprintf(stderr, "many: %s: %s\n", what, hw_last_error());
    exit(1);
}

static void *must(void *memory)
{
    if (memory == NULL) {
        perror("many");
        exit(1);
    }
    return memory;
}

/* Standard input, all of it, with its length. */
static char *read_all(size_t *length)
{
    size_t room = 1 << 16, n;
    char *text = must(malloc(room));

    *length = 0;
    while ((n = fread(text + *length, 1, room - *length, stdin)) > 0) {
        *length += n;
        if (*length == room)
            text = must(realloc(text, room *= 2));
    }
    return text;
}

/* The lines of a text, without their ends. */
static hw_bytes *lines_of(const char *text, size_t length, size_t *count)
{
    size_t begin, end, room = 0;
    hw_bytes *lines = NULL;

    *count = 0;
    for (begin = 0; begin < length; begin = end + 1) {
        const char *found = memchr(text + begin, '\n', length - begin);

        end = found == NULL ? length : (size_t)(found - text);
        if (*count == room) {
            room = 2 * room + 64;
            lines = must(realloc(lines, room * sizeof *lines));
        }
        lines[*count].data = text + begin;
        lines[*count].length = end - begin;
        ++*count;
    }
    return lines;
}

/* The same digests by a scheduler, which is given the lines one after the other. */
static void as_they_come(hw_algorithm algorithm, const hw_bytes *lines, size_t count, uint8_t *digests)
{
    hw_scheduler *scheduler;
    hw_done done;
    size_t i;

    if (hw_scheduler_new(algorithm, &scheduler) != HW_OK)
        die("hw_scheduler_new");
    for (i = 0; i < count; i++) {
        if (hw_scheduler_submit(scheduler, i, lines[i].data, lines[i].length) != HW_OK)
            die("hw_scheduler_submit");
        while (hw_scheduler_poll(scheduler, &done) == HW_OK)
            memcpy(digests + done.tag * done.digest_length, done.digest, done.digest_length);
    }
    while (hw_scheduler_flush(scheduler, &done) == HW_OK)
        memcpy(digests + done.tag * done.digest_length, done.digest, done.digest_length);
    hw_scheduler_free(scheduler);
}

/* The digests of all digests, which have one length and lie one after the other. */
static void of_records(hw_algorithm algorithm, const uint8_t *records, size_t count, uint8_t *digests)
{
    size_t length = hw_digest_length(algorithm);

    if (hw_digest_rows(algorithm, records, count, length, length, digests, count * length) != HW_OK)
        die("hw_digest_rows");
}

int main(int argc, char **argv)
{
    hw_algorithm algorithm;
    hw_bytes *lines;
    uint8_t *digests, *others;
    char *text;
    size_t i, k, count, length, size;

    if (argc != 2 || hw_algorithm_by_name(argv[1], &algorithm) != HW_OK) {
        fprintf(stderr, "usage: many ALGORITHM: %s\n", hw_last_error());
        return 2;
    }
    text = read_all(&length);
    lines = lines_of(text, length, &count);
    size = hw_digest_length(algorithm);
    digests = must(malloc(count * size + 1));
    others = must(malloc(count * size + 1));

    if (hw_digest_many(algorithm, lines, count, digests, count * size) != HW_OK)
        die("hw_digest_many");
    as_they_come(algorithm, lines, count, others);
    if (memcmp(digests, others, count * size) != 0) {
        fprintf(stderr, "many: the scheduler gives other digests\n");
        return 1;
    }
    of_records(algorithm, digests, count, others);
    for (i = 0; i < count; i++) {
        for (k = 0; k < size; k++)
            printf("%02x", digests[i * size + k]);
        putchar(' ');
        for (k = 0; k < size; k++)
            printf("%02x", others[i * size + k]);
        putchar('\n');
    }
    free(others);
    free(digests);
    free(lines);
    free(text);
    return 0;
}
