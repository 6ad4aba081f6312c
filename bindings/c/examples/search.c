/*
 * A nonce search, which Ctrl-C ends in order. Options are those of the command, in pairs:
 *
 *     cc search.c -o search $(pkg-config --cflags --libs hashweave)
 *     ./search message 'block {counter:8}' algo sha256d zero-bits 20 hits 3
 */
#include <hashweave.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

static hw_search *search;

static void interrupted(int signal)
{
    (void)signal;
    hw_search_stop(search);
}

static void print_hex(const uint8_t *bytes, size_t length)
{
    size_t i;

    for (i = 0; i < length; i++)
        printf("%02x", bytes[i]);
}

static int print_result(const hw_result *result, void *user)
{
    unsigned long *results = user;

    ++*results;
    print_hex(result->digest, result->digest_length);
    putchar(' ');
    print_hex(result->message, result->message_length);
    printf(" counter %llu, %lu zero bits\n", (unsigned long long)result->counter, (unsigned long)result->zero_bits);
    return 0;
}

static int show_progress(const hw_progress *progress, void *user)
{
    (void)user;
    fprintf(stderr, "%.1f MH/s\r", (double)progress->hashes / progress->seconds / 1e6);
    return 0;
}

int main(int argc, char **argv)
{
    unsigned long results = 0;
    hw_summary summary;
    hw_status status;
    int i;

    if (argc % 2 == 0) {
        fprintf(stderr, "usage: %s [OPTION VALUE]...\n", argv[0]);
        return 2;
    }
    if (hw_search_new(&search) != HW_OK) {
        fprintf(stderr, "%s\n", hw_last_error());
        return 1;
    }
    for (i = 1; i < argc; i += 2)
        if (hw_search_set(search, argv[i], argv[i + 1]) != HW_OK) {
            fprintf(stderr, "%s\n", hw_last_error());
            hw_search_free(search);
            return 2;
        }
    hw_search_on_result(search, print_result, &results);
    hw_search_on_progress(search, show_progress, NULL);
    signal(SIGINT, interrupted);
    status = hw_search_run(search, &summary);
    signal(SIGINT, SIG_DFL);
    if (status < 0)
        fprintf(stderr, "%s\n", hw_last_error());
    else
        fprintf(stderr, "%lu results in %llu hashes: %s\n", results, (unsigned long long)summary.hashes, hw_status_text(status));
    hw_search_free(search);
    return status < 0 ? 1 : status == HW_STOPPED ? 3 : 0;
}
