/*
 * What a call from C costs against the same call from Rust (bench/native.rs), and what it gains over OpenSSL: slices of the candidates in turn, medians of the ratios of
 * neighbours. bench/run.sh builds and runs it.
 */
#define _POSIX_C_SOURCE 200809L
#include <hashweave.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef WITH_OPENSSL
#include <openssl/evp.h>
#endif

void native_digest(size_t algorithm, size_t rounds, const uint8_t *message, size_t length, uint8_t *digest);
void native_digest_many(size_t algorithm, size_t rounds, const uint8_t *messages, size_t length, size_t count, uint8_t *digests);

/* Slices of each candidate, those before that do not count, and nanoseconds of a slice. */
enum { MOST_SLICES = 301, WARM_UP = 10 };
static int slices = MOST_SLICES;
static const double SLICE = 2e6;

/* The most bytes that are hashed at once. */
#define MOST ((size_t)64 << 14)

/* The most messages that are hashed at once. */
#define MOST_MESSAGES ((size_t)1024)

static uint8_t input[MOST], output[MOST_MESSAGES * 32], expected[MOST_MESSAGES * 32];
static hw_bytes messages[MOST_MESSAGES];

struct algorithm {
    hw_algorithm number;
    size_t native;
    const char *name, *openssl;
};

static const struct algorithm ALGORITHMS[] = {
    {HW_SHA256, 0, "sha256", "SHA256"}, {HW_SHA3_256, 1, "sha3-256", "SHA3-256"}, {HW_BLAKE2B_256, 2, "blake2b-256", NULL}};

/* One workload: messages and their length. */
struct work {
    const struct algorithm *algorithm;
    size_t length, count;
#ifdef WITH_OPENSSL
    EVP_MD *openssl;
    EVP_MD_CTX *context;
#endif
};

typedef void loop(const struct work *work, size_t rounds);

static void c_digest(const struct work *work, size_t rounds)
{
    while (rounds-- > 0)
        if (hw_digest(work->algorithm->number, input, work->length, output, 32) != HW_OK)
            abort();
}

static void rust_digest(const struct work *work, size_t rounds)
{
    native_digest(work->algorithm->native, rounds, input, work->length, output);
}

static void c_digest_many(const struct work *work, size_t rounds)
{
    while (rounds-- > 0)
        if (hw_digest_many(work->algorithm->number, messages, work->count, output, work->count * 32) != HW_OK)
            abort();
}

static void c_digest_rows(const struct work *work, size_t rounds)
{
    while (rounds-- > 0)
        if (hw_digest_rows(work->algorithm->number, input, work->count, work->length, work->length, output, work->count * 32) != HW_OK)
            abort();
}

static void c_one_by_one(const struct work *work, size_t rounds)
{
    size_t i;

    while (rounds-- > 0)
        for (i = 0; i < work->count; i++)
            if (hw_digest(work->algorithm->number, input + i * work->length, work->length, output + i * 32, 32) != HW_OK)
                abort();
}

static void rust_digest_many(const struct work *work, size_t rounds)
{
    native_digest_many(work->algorithm->native, rounds, input, work->length, work->count, output);
}

#ifdef WITH_OPENSSL
static void openssl_loop(const struct work *work, size_t rounds)
{
    size_t i;

    while (rounds-- > 0)
        for (i = 0; i < work->count; i++)
            if (!EVP_DigestInit_ex2(work->context, work->openssl, NULL) ||
                !EVP_DigestUpdate(work->context, input + i * work->length, work->length) ||
                !EVP_DigestFinal_ex(work->context, output + i * 32, NULL))
                abort();
}
#endif

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

/* Nanoseconds of a round. */
static double slice(loop *run, const struct work *work, size_t rounds)
{
    double began = now();

    run(work, rounds);
    return (now() - began) / (double)rounds;
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static double median(double *values)
{
    qsort(values, (size_t)slices, sizeof *values, by_value);
    return values[slices / 2];
}

/* Compares ours with another one, which must give the same digests. */
static void compare(const char *what, loop *ours, const char *name, loop *other, const struct work *work)
{
    static double times[MOST_SLICES], others[MOST_SLICES], ratios[MOST_SLICES], differences[MOST_SLICES];
    size_t rounds = 1;
    int i;

    other(work, 1);
    memcpy(expected, output, work->count * 32);
    memset(output, 0, sizeof output);
    ours(work, 1);
    if (memcmp(expected, output, work->count * 32) != 0) {
        fprintf(stderr, "%s: other digests than %s\n", what, name);
        exit(1);
    }
    while (slice(ours, work, rounds) * (double)rounds < SLICE)
        rounds *= 2;
    for (i = -WARM_UP; i < slices; i++) {
        int turn = i & 1;
        double first = slice(turn ? other : ours, work, rounds), second = slice(turn ? ours : other, work, rounds);

        if (i < 0)
            continue;
        times[i] = turn ? second : first;
        others[i] = turn ? first : second;
        ratios[i] = times[i] / others[i];
        differences[i] = times[i] - others[i];
    }
    printf("| %-11s | %s | %s | %.1f ns | %.1f ns | %.3f | %+.1f ns |\n", work->algorithm->name, what, name, median(times), median(others),
           median(ratios), median(differences));
}

static void begin(struct work *work, const struct algorithm *algorithm, size_t length, size_t count)
{
    size_t i;

    memset(work, 0, sizeof *work);
    work->algorithm = algorithm;
    work->length = length;
    work->count = count;
    for (i = 0; i < count; i++) {
        messages[i].data = input + i * length;
        messages[i].length = length;
    }
}

static void against_openssl(const char *what, loop *ours, struct work *work)
{
#ifdef WITH_OPENSSL
    if (work->algorithm->openssl == NULL)
        return;
    work->openssl = EVP_MD_fetch(NULL, work->algorithm->openssl, NULL);
    work->context = EVP_MD_CTX_new();
    if (work->openssl == NULL || work->context == NULL)
        abort();
    compare(what, ours, "OpenSSL", openssl_loop, work);
    EVP_MD_CTX_free(work->context);
    EVP_MD_free(work->openssl);
#else
    (void)what, (void)ours, (void)work;
#endif
}

static void measure(const struct algorithm *algorithm, size_t length, size_t count)
{
    loop *ours = count == 1 ? c_digest : c_digest_many;
    struct work work;
    char what[64];

    begin(&work, algorithm, length, count);
    sprintf(what, "%lu x %lu bytes", (unsigned long)count, (unsigned long)length);
    compare(what, ours, "Rust", count == 1 ? rust_digest : rust_digest_many, &work);
    against_openssl(what, ours, &work);
}

/* From which number of rows one call for all of them pays. */
static void measure_rows(const struct algorithm *algorithm, size_t count)
{
    struct work work;
    char what[64];

    begin(&work, algorithm, 64, count);
    sprintf(what, "%lu rows of 64 bytes", (unsigned long)count);
    compare(what, c_digest_rows, "hw_digest", c_one_by_one, &work);
    compare(what, c_digest_rows, "hw_digest_many", c_digest_many, &work);
    against_openssl(what, c_digest_rows, &work);
}

/* The argument is a number of slices, for who wants no figures. */
int main(int argc, char **argv)
{
    size_t i, count;

    if (argc == 2 && atoi(argv[1]) > 0 && atoi(argv[1]) < MOST_SLICES)
        slices = atoi(argv[1]);
    for (i = 0; i < sizeof input; i++)
        input[i] = (uint8_t)(i * 7 + i / 251);
    puts("| algorithm | messages | against | C | the other | C / the other | difference of a call |\n|---|---|---|---|---|---|---|");
    for (i = 0; i < sizeof ALGORITHMS / sizeof ALGORITHMS[0]; i++) {
        measure(&ALGORITHMS[i], 64, 1);
        measure(&ALGORITHMS[i], 64, 64);
        measure(&ALGORITHMS[i], 16384, 1);
        measure(&ALGORITHMS[i], 16384, 64);
        for (count = 1; count <= MOST_MESSAGES; count *= 2)
            measure_rows(&ALGORITHMS[i], count);
    }
    return 0;
}
