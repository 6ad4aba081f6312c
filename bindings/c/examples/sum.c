/*
 * The digests of files, one stream each:
 *
 *     cc sum.c -o sum $(pkg-config --cflags --libs hashweave)
 *     ./sum sha3-256 FILE...        a file "-" is standard input
 */
#include <hashweave.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Prints a file's digest; 0 if that went well. */
static int sum(hw_hasher *hasher, const char *name)
{
    static unsigned char buffer[1 << 16];
    uint8_t digest[HW_LONGEST_DIGEST];
    size_t i, n, length = hw_hasher_digest_length(hasher);
    FILE *file = strcmp(name, "-") == 0 ? stdin : fopen(name, "rb");
    int failed;

    if (file == NULL) {
        perror(name);
        return 1;
    }
    hw_hasher_reset(hasher);
    while ((n = fread(buffer, 1, sizeof buffer, file)) > 0)
        hw_hasher_update(hasher, buffer, n);
    failed = ferror(file);
    if (file != stdin)
        fclose(file);
    if (failed) {
        fprintf(stderr, "%s: cannot be read\n", name);
        return 1;
    }
    if (hw_hasher_digest(hasher, digest, length) != HW_OK) {
        fprintf(stderr, "%s: %s\n", name, hw_last_error());
        return 1;
    }
    for (i = 0; i < length; i++)
        printf("%02x", digest[i]);
    printf("  %s\n", name);
    return 0;
}

int main(int argc, char **argv)
{
    hw_algorithm algorithm;
    hw_hasher *hasher;
    size_t i;
    int k, failed = 0;

    if (argc < 3) {
        fprintf(stderr, "usage: %s ALGORITHM FILE...\nalgorithms:", argv[0]);
        for (i = 0; hw_algorithm_at(i, &algorithm) == HW_OK; i++)
            fprintf(stderr, " %s", hw_algorithm_name(algorithm));
        fputc('\n', stderr);
        return 2;
    }
    if (hw_algorithm_by_name(argv[1], &algorithm) != HW_OK || hw_hasher_new(algorithm, &hasher) != HW_OK) {
        fprintf(stderr, "%s\n", hw_last_error());
        return 2;
    }
    for (k = 2; k < argc; k++)
        failed |= sum(hasher, argv[k]);
    hw_hasher_free(hasher);
    return failed;
}
