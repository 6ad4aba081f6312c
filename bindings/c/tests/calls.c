/*
 * Every function with what it must not be given, and what comes of it; some with what they may be given. Built in C and in C++, against the shared
 * and the static library, under AddressSanitizer, UndefinedBehaviorSanitizer and LeakSanitizer by ci/c.sh. The argument is a folder to write to.
 */
#include <hashweave.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int checks, failures;

static void note(int right, const char *what, int line)
{
    checks++;
    if (!right) {
        failures++;
        fprintf(stderr, "calls.c:%d: %s: last error: %s\n", line, what, hw_last_error());
    }
}

/* That something holds. */
#define HOLDS(condition) note((condition) != 0, #condition, __LINE__)

/* That a call gives a code; of an error, that the last error speaks of `about`. */
#define GIVES(status, about, call) note((call) == (status) && strstr(hw_last_error(), about) != NULL, #call, __LINE__)

/* That a call succeeds. */
#define WORKS(call) note((call) == HW_OK, #call, __LINE__)

#define HUGE_SIZE ((size_t)-1)

static uint8_t digest[HW_LONGEST_DIGEST];
static const uint8_t node[32] = {1, 2, 3};
static const char *folder;

/* Digits of SHA-256 of "abc". */
static const uint8_t ABC[4] = {0xba, 0x78, 0x16, 0xbf};

static int is_abc(const uint8_t *bytes)
{
    return memcmp(bytes, ABC, sizeof ABC) == 0;
}

static void codes(void)
{
    int code;

    HOLDS(hw_last_error()[0] == '\0');
    HOLDS(hw_version() == HW_VERSION);
    HOLDS(strchr(hw_version_text(), '.') != NULL);
    for (code = HW_ERROR_PROOF; code <= HW_STOPPED; code++)
        HOLDS(strcmp(hw_status_text(code), hw_status_text(1000)) != 0);
    HOLDS(hw_status_text(-1000) != NULL && hw_status_text(-2147483647 - 1) != NULL);
}

static void information(void)
{
    char small[4], *text;
    size_t needed = 0;

    GIVES(HW_ERROR_NULL, "needed", hw_info(NULL, 0, NULL));
    GIVES(HW_ERROR_NULL, "text is NULL", hw_info(NULL, 10, &needed));
    GIVES(HW_ERROR_LENGTH, "size is 4", hw_info(small, sizeof small, &needed));
    WORKS(hw_info(NULL, 0, &needed));
    text = (char *)malloc(needed);
    WORKS(hw_info(text, needed, &needed));
    HOLDS(text != NULL && strlen(text) + 1 == needed && strstr(text, "\nsha256: ") != NULL);
    free(text);
}

static void count_verdict(const hw_verdict *verdict, void *user)
{
    ++*(size_t *)user;
    HOLDS(verdict->failure == NULL && verdict->compared > 0 && verdict->algorithm[0] != '\0');
}

static void selftest(void)
{
    size_t kernels = 0;

    WORKS(hw_selftest(count_verdict, &kernels));
    HOLDS(kernels > 100);
}

static void algorithms(void)
{
    hw_algorithm algorithm = 77, found;
    size_t i;

    GIVES(HW_ERROR_NULL, "name", hw_algorithm_by_name(NULL, &algorithm));
    GIVES(HW_ERROR_NULL, "algorithm", hw_algorithm_by_name("sha256", NULL));
    GIVES(HW_ERROR_ALGORITHM, "available", hw_algorithm_by_name("sha-257", &algorithm));
    GIVES(HW_ERROR_ALGORITHM, "", hw_algorithm_by_name("", &algorithm));
    GIVES(HW_ERROR_ALGORITHM, "", hw_algorithm_by_name("\xff\xfe", &algorithm));
    HOLDS(algorithm == 77);
    WORKS(hw_algorithm_by_name("SHA-256", &algorithm));
    HOLDS(algorithm == HW_SHA256);
    WORKS(hw_algorithm_by_name("blake2b-160", &algorithm));
    HOLDS(algorithm == HW_BLAKE2B(20) && hw_digest_length(algorithm) == 20);
    GIVES(HW_ERROR_NULL, "algorithm", hw_algorithm_at(0, NULL));
    for (i = 0; hw_algorithm_at(i, &algorithm) == HW_OK; i++) {
        WORKS(hw_algorithm_by_name(hw_algorithm_name(algorithm), &found));
        HOLDS(found == algorithm);
        HOLDS(hw_digest_length(algorithm) >= 16 && hw_block_length(algorithm) >= 64);
    }
    HOLDS(i == 29 && hw_algorithm_at(i, &algorithm) == HW_NOTHING && hw_algorithm_at(HUGE_SIZE, &algorithm) == HW_NOTHING);
    HOLDS(hw_block_length(HW_SHA512) == 128 && hw_block_length(HW_SHA3_256) == 136 && hw_block_length(HW_SHAKE128) == 168);
    HOLDS(hw_longest_key(HW_BLAKE2S_256) == 32 && hw_longest_key(HW_BLAKE2B_512) == 64 && hw_longest_key(HW_SHA256) == 0);
    HOLDS(hw_is_extendable(HW_SHAKE256) && !hw_is_extendable(HW_SHA256));
    HOLDS(hw_digest_length(HW_BLAKE2S(32)) == 32 && hw_digest_length(HW_BLAKE2S(33)) == 0 && hw_digest_length(HW_BLAKE2B(0)) == 0);
    HOLDS(hw_algorithm_name(0) == NULL && strstr(hw_last_error(), "0x0") != NULL);
    HOLDS(hw_algorithm_name(0xffffffffu) == NULL && hw_block_length(HW_BLAKE3 + 1) == 0 && hw_longest_key(0x300) == 0 && !hw_is_extendable(0));
}

static void one_message(void)
{
    uint8_t message[64], shake[500];

    GIVES(HW_ERROR_ALGORITHM, "0x0", hw_digest(0, "abc", 3, digest, 32));
    GIVES(HW_ERROR_NULL, "message is NULL", hw_digest(HW_SHA256, NULL, 3, digest, 32));
    GIVES(HW_ERROR_NULL, "digest is NULL", hw_digest(HW_SHA256, "abc", 3, NULL, 32));
    GIVES(HW_ERROR_LENGTH, "digest_size is 31", hw_digest(HW_SHA256, "abc", 3, digest, 31));
    GIVES(HW_ERROR_LENGTH, "digest_size is 0", hw_digest(HW_SHA256, "abc", 3, NULL, 0));
    GIVES(HW_ERROR_LENGTH, "message", hw_digest(HW_SHA256, "abc", HUGE_SIZE, digest, 32));
    GIVES(HW_ERROR_LENGTH, "digest", hw_digest(HW_SHAKE128, "abc", 3, digest, HUGE_SIZE));
    WORKS(hw_digest(HW_SHA256, NULL, 0, digest, 32));
    HOLDS(digest[0] == 0xe3 && digest[1] == 0xb0);
    WORKS(hw_digest(HW_SHA256, "abc", 3, digest, 32));
    HOLDS(is_abc(digest));
    WORKS(hw_digest(HW_SHAKE128, "abc", 3, NULL, 0));
    WORKS(hw_digest(HW_SHAKE128, "abc", 3, shake, sizeof shake));
    HOLDS(shake[0] == 0x58 && shake[3] == 0x2d);
    memcpy(message + 5, "abc", 3);
    WORKS(hw_digest(HW_SHA256, message + 5, 3, message, 32));
    HOLDS(is_abc(message));
    memset(shake, 0, sizeof shake);
    GIVES(HW_ERROR_OVERLAP, "digest", hw_digest(HW_SHAKE128, shake, 100, shake + 99, 400));
    WORKS(hw_digest(HW_SHAKE128, shake, 100, shake + 100, 400));
}

static void one_stream(void)
{
    hw_hasher *hasher = (hw_hasher *)digest, *copy = (hw_hasher *)digest;
    uint8_t long_digest[1000];

    GIVES(HW_ERROR_NULL, "hasher", hw_hasher_new(HW_SHA256, NULL));
    GIVES(HW_ERROR_ALGORITHM, "0x63", hw_hasher_new(99, &hasher));
    HOLDS(hasher == NULL);
    GIVES(HW_ERROR_NULL, "hasher", hw_hasher_new_keyed(HW_BLAKE2B_512, 32, "k", 1, NULL));
    GIVES(HW_ERROR_NULL, "key is NULL", hw_hasher_new_keyed(HW_BLAKE2B_512, 32, NULL, 1, &hasher));
    GIVES(HW_ERROR_LENGTH, "65", hw_hasher_new_keyed(HW_BLAKE2B_512, 65, NULL, 0, &hasher));
    GIVES(HW_ERROR_LENGTH, "0 bytes", hw_hasher_new_keyed(HW_BLAKE2B_512, 0, NULL, 0, &hasher));
    GIVES(HW_ERROR_LENGTH, "key", hw_hasher_new_keyed(HW_BLAKE2S_256, 32, long_digest, 33, &hasher));
    GIVES(HW_ERROR_LENGTH, "key", hw_hasher_new_keyed(HW_SHA256, 32, "k", 1, &hasher));
    GIVES(HW_ERROR_LENGTH, "key", hw_hasher_new_keyed(HW_BLAKE2B_512, 32, "k", HUGE_SIZE, &hasher));
    HOLDS(hasher == NULL);
    GIVES(HW_ERROR_NULL, "hasher", hw_hasher_update(NULL, "abc", 3));
    GIVES(HW_ERROR_NULL, "hasher", hw_hasher_digest(NULL, digest, 32));
    GIVES(HW_ERROR_NULL, "hasher", hw_hasher_reset(NULL));
    GIVES(HW_ERROR_NULL, "hasher", hw_hasher_copy(NULL, &copy));
    HOLDS(copy == NULL);
    HOLDS(hw_hasher_digest_length(NULL) == 0 && hw_hasher_algorithm(NULL) == 0);
    WORKS(hw_hasher_free(NULL));

    WORKS(hw_hasher_new(HW_SHA256, &hasher));
    GIVES(HW_ERROR_NULL, "copy", hw_hasher_copy(hasher, NULL));
    GIVES(HW_ERROR_NULL, "data is NULL", hw_hasher_update(hasher, NULL, 1));
    GIVES(HW_ERROR_LENGTH, "data", hw_hasher_update(hasher, "abc", HUGE_SIZE / 2 + 1));
    GIVES(HW_ERROR_LENGTH, "33", hw_hasher_digest(hasher, digest, 33));
    GIVES(HW_ERROR_NULL, "digest", hw_hasher_digest(hasher, NULL, 32));
    WORKS(hw_hasher_update(hasher, NULL, 0));
    WORKS(hw_hasher_update(hasher, "ab", 2));
    WORKS(hw_hasher_copy(hasher, &copy));
    WORKS(hw_hasher_update(hasher, "c", 1));
    WORKS(hw_hasher_digest(hasher, digest, 32));
    HOLDS(is_abc(digest));
    WORKS(hw_hasher_reset(hasher));
    WORKS(hw_hasher_digest(hasher, digest, 32));
    HOLDS(digest[0] == 0xe3);
    WORKS(hw_hasher_update(copy, "c", 1));
    WORKS(hw_hasher_digest(copy, digest, 32));
    HOLDS(is_abc(digest) && hw_hasher_algorithm(copy) == HW_SHA256);
    WORKS(hw_hasher_free(hasher));
    WORKS(hw_hasher_free(copy));

    WORKS(hw_hasher_new_keyed(HW_SHAKE256, sizeof long_digest, NULL, 0, &hasher));
    HOLDS(hw_hasher_digest_length(hasher) == sizeof long_digest);
    WORKS(hw_hasher_digest(hasher, long_digest, sizeof long_digest));
    WORKS(hw_hasher_free(hasher));
    WORKS(hw_hasher_new_keyed(HW_SHAKE256, HUGE_SIZE, NULL, 0, &hasher));
    GIVES(HW_ERROR_LENGTH, "digest", hw_hasher_digest(hasher, long_digest, HUGE_SIZE));
    WORKS(hw_hasher_free(hasher));
    WORKS(hw_hasher_new_keyed(HW_BLAKE2B_512, 20, "k", 1, &hasher));
    HOLDS(hw_hasher_algorithm(hasher) == HW_BLAKE2B(20));
    WORKS(hw_hasher_free(hasher));
}

static void tree_hashes(void)
{
    static const uint8_t key[33] = {0};
    const char *context = "BLAKE3 2019-12-27 16:29:52 test vectors context"; /* and the first bytes of what it gives for no message */
    static const uint8_t derived[4] = {0x2c, 0xc3, 0x97, 0x83};
    hw_tree *tree = (hw_tree *)digest, *copy = (hw_tree *)digest;
    hw_tree_options options;
    uint8_t output[100], other[100];

    memset(&options, 0, sizeof options);
    GIVES(HW_ERROR_NULL, "tree", hw_tree_new("kt128", NULL, NULL));
    GIVES(HW_ERROR_NULL, "name", hw_tree_new(NULL, NULL, &tree));
    GIVES(HW_ERROR_ALGORITHM, "blake3, kt128, kt256, comm-p", hw_tree_new("sha256", NULL, &tree));
    HOLDS(tree == NULL);
    options.key_length = 32;
    GIVES(HW_ERROR_NULL, "key is NULL", hw_tree_new("blake3", &options, &tree));
    options.key = key;
    options.key_length = 33;
    GIVES(HW_ERROR_LENGTH, "32 bytes, and not 33", hw_tree_new("blake3", &options, &tree));
    options.key_length = 32;
    GIVES(HW_ERROR_OPTION, "kt128 takes no key", hw_tree_new("kt128", &options, &tree));
    options.context = context;
    GIVES(HW_ERROR_OPTION, "not both", hw_tree_new("blake3", &options, &tree));
    options.context = NULL;
    options.customization = "x";
    options.customization_length = 1;
    GIVES(HW_ERROR_OPTION, "blake3 takes no customization", hw_tree_new("blake3", &options, &tree));
    GIVES(HW_ERROR_NULL, "tree", hw_tree_update(NULL, "abc", 3));
    GIVES(HW_ERROR_NULL, "tree", hw_tree_digest(NULL, digest, 32));
    GIVES(HW_ERROR_NULL, "tree", hw_tree_reset(NULL));
    GIVES(HW_ERROR_NULL, "tree", hw_tree_copy(NULL, &copy));
    HOLDS(copy == NULL && hw_tree_digest_length(NULL) == 0);
    WORKS(hw_tree_free(NULL));

    WORKS(hw_tree_new("kt128", NULL, &tree));
    GIVES(HW_ERROR_NULL, "copy", hw_tree_copy(tree, NULL));
    GIVES(HW_ERROR_NULL, "data is NULL", hw_tree_update(tree, NULL, 1));
    GIVES(HW_ERROR_NULL, "digest is NULL", hw_tree_digest(tree, NULL, 32));
    HOLDS(hw_tree_digest_length(tree) == 32);
    WORKS(hw_tree_digest(tree, output, 32));
    HOLDS(output[0] == 0x1a && output[31] == 0xe5);
    WORKS(hw_tree_update(tree, "abc", 3));
    WORKS(hw_tree_copy(tree, &copy));
    WORKS(hw_tree_reset(tree));
    WORKS(hw_tree_digest(tree, other, 32));
    HOLDS(memcmp(output, other, 32) == 0);
    WORKS(hw_tree_update(tree, "a", 1));
    WORKS(hw_tree_update(tree, "bc", 2));
    WORKS(hw_tree_digest(tree, output, sizeof output));
    WORKS(hw_tree_digest(copy, other, sizeof other));
    HOLDS(memcmp(output, other, sizeof output) == 0);
    WORKS(hw_tree_free(tree));
    WORKS(hw_tree_free(copy));

    options.key = NULL;
    options.key_length = 0;
    WORKS(hw_tree_new("kt128", &options, &tree));
    WORKS(hw_tree_update(tree, "abc", 3));
    WORKS(hw_tree_digest(tree, other, 32));
    HOLDS(memcmp(output, other, 32) != 0);
    WORKS(hw_tree_free(tree));
    options.customization = NULL;
    options.customization_length = 0;
    options.context = context;
    WORKS(hw_tree_new("blake3", &options, &tree));
    WORKS(hw_tree_digest(tree, output, 4));
    HOLDS(memcmp(output, derived, 4) == 0);
    WORKS(hw_tree_free(tree));
    WORKS(hw_tree_new("comm-p", NULL, &tree));
    GIVES(HW_ERROR_LENGTH, "digest_size is 31", hw_tree_digest(tree, output, 31));
    WORKS(hw_tree_digest(tree, output, 32));
    WORKS(hw_tree_free(tree));
}

static void many_messages(void)
{
    hw_bytes messages[3], parts[2];
    uint8_t digests[96], records[64];
    hw_hasher *hashers[2];
    const hw_hasher *finals[2];

    messages[0].data = "abc";
    messages[0].length = 3;
    messages[1].data = NULL;
    messages[1].length = 0;
    messages[2] = messages[0];
    WORKS(hw_digest_many(HW_SHA256, NULL, 0, NULL, 0));
    WORKS(hw_digest_many(HW_SHA256, messages, 3, digests, 96));
    HOLDS(is_abc(digests) && digests[32] == 0xe3 && is_abc(digests + 64));
    GIVES(HW_ERROR_ALGORITHM, "", hw_digest_many(1000, messages, 3, digests, 96));
    GIVES(HW_ERROR_NULL, "messages is NULL", hw_digest_many(HW_SHA256, NULL, 3, digests, 96));
    GIVES(HW_ERROR_NULL, "digests is NULL", hw_digest_many(HW_SHA256, messages, 3, NULL, 96));
    GIVES(HW_ERROR_LENGTH, "digests_size is 95", hw_digest_many(HW_SHA256, messages, 3, digests, 95));
    GIVES(HW_ERROR_LENGTH, "digests", hw_digest_many(HW_SHA256, messages, HUGE_SIZE, digests, 96));
    GIVES(HW_ERROR_LENGTH, "messages", hw_digest_many(HW_BLAKE2S(1), messages, HUGE_SIZE / 16, digests, HUGE_SIZE / 16));
    messages[1].length = 1;
    GIVES(HW_ERROR_NULL, "messages[1] is NULL", hw_digest_many(HW_SHA256, messages, 3, digests, 96));
    messages[1] = messages[0];
    messages[2].length = HUGE_SIZE;
    GIVES(HW_ERROR_LENGTH, "messages[2]", hw_digest_many(HW_SHA256, messages, 3, digests, 96));
    messages[2].data = digests + 95;
    messages[2].length = 1;
    GIVES(HW_ERROR_OVERLAP, "messages[2]", hw_digest_many(HW_SHA256, messages, 3, digests, 96));

    WORKS(hw_digest_many_keyed(HW_BLAKE2S_256, "key", 3, messages, 2, digests, 64));
    GIVES(HW_ERROR_LENGTH, "key", hw_digest_many_keyed(HW_SHA256, "key", 3, messages, 2, digests, 64));
    WORKS(hw_digest_many_keyed(HW_BLAKE3, records, 32, messages, 2, digests, 64));
    GIVES(HW_ERROR_LENGTH, "give 32", hw_digest_many_keyed(HW_BLAKE3, records, 31, messages, 2, digests, 64));
    GIVES(HW_ERROR_NULL, "key", hw_digest_many_keyed(HW_BLAKE2S_256, NULL, 3, messages, 2, digests, 64));
    GIVES(HW_ERROR_LENGTH, "33", hw_digest_many_keyed(HW_BLAKE2S_256, records, 33, messages, 2, digests, 64));

    memcpy(records, "abcabc", 6);
    WORKS(hw_digest_many_strided(HW_SHA256, records, 3, 3, 2, digests, 64));
    HOLDS(is_abc(digests) && is_abc(digests + 32));
    WORKS(hw_digest_many_strided(HW_SHA256, records, 3, 0, 3, digests, 96));
    HOLDS(is_abc(digests + 64));
    WORKS(hw_digest_many_strided(HW_SHA256, NULL, 0, 0, 3, digests, 96));
    HOLDS(digests[0] == 0xe3);
    WORKS(hw_digest_many_strided(HW_SHA256, NULL, 5, 5, 0, NULL, 0));
    GIVES(HW_ERROR_ALGORITHM, "", hw_digest_many_strided(0, records, 3, 3, 2, digests, 64));
    GIVES(HW_ERROR_NULL, "messages", hw_digest_many_strided(HW_SHA256, NULL, 3, 3, 2, digests, 64));
    GIVES(HW_ERROR_NULL, "digests", hw_digest_many_strided(HW_SHA256, records, 3, 3, 2, NULL, 64));
    GIVES(HW_ERROR_LENGTH, "64 bytes", hw_digest_many_strided(HW_SHA256, records, 3, 3, 2, digests, 65));
    GIVES(HW_ERROR_LENGTH, "stride", hw_digest_many_strided(HW_SHA256, records, 3, HUGE_SIZE, 3, digests, 96));
    GIVES(HW_ERROR_LENGTH, "stride", hw_digest_many_strided(HW_SHA256, records, HUGE_SIZE, 1, 2, digests, 64));
    GIVES(HW_ERROR_OVERLAP, "messages", hw_digest_many_strided(HW_SHA256, digests + 10, 3, 3, 2, digests, 64));

    memcpy(records, "abc-abc-abc", 11);
    memset(digests, 0, sizeof digests);
    WORKS(hw_digest_rows(HW_SHA256, records, 3, 4, 3, digests, 96));
    HOLDS(is_abc(digests) && is_abc(digests + 32) && is_abc(digests + 64));
    WORKS(hw_digest_rows(HW_SHA256, records, 1, 3, 3, digests, 32));
    WORKS(hw_digest_rows(HW_SHA256, NULL, 0, 4, 3, NULL, 0));
    WORKS(hw_digest_rows(HW_SHA256, NULL, 3, 0, 0, digests, 96));
    HOLDS(digests[64] == 0xe3);
    GIVES(HW_ERROR_ALGORITHM, "", hw_digest_rows(0, records, 3, 4, 3, digests, 96));
    GIVES(HW_ERROR_NULL, "rows is NULL, and its length is 11", hw_digest_rows(HW_SHA256, NULL, 3, 4, 3, digests, 96));
    GIVES(HW_ERROR_NULL, "digests is NULL", hw_digest_rows(HW_SHA256, records, 3, 4, 3, NULL, 96));
    GIVES(HW_ERROR_LENGTH, "digests_size is 95, and 3 digests of sha256 have 96 bytes", hw_digest_rows(HW_SHA256, records, 3, 4, 3, digests, 95));
    GIVES(HW_ERROR_LENGTH, "digests", hw_digest_rows(HW_SHA256, records, HUGE_SIZE, 4, 3, digests, 96));
    GIVES(HW_ERROR_LENGTH, "rows of 4 bytes overlap if they are 3 bytes apart", hw_digest_rows(HW_SHA256, records, 3, 3, 4, digests, 96));
    GIVES(HW_ERROR_LENGTH, "rows: 3 with a stride of", hw_digest_rows(HW_SHA256, records, 3, HUGE_SIZE, 3, digests, 96));
    GIVES(HW_ERROR_LENGTH, "rows: 2 with a stride of", hw_digest_rows(HW_SHA256, records, 2, HUGE_SIZE, HUGE_SIZE, digests, 64));
    GIVES(HW_ERROR_OVERLAP, "digests overlap rows[0]", hw_digest_rows(HW_SHA256, digests + 10, 3, 3, 3, digests, 96));
    GIVES(HW_ERROR_OVERLAP, "digests overlap rows[2]", hw_digest_rows(HW_SHA256, digests, 3, 16, 16, digests + 40, 96));

    WORKS(hw_hasher_new(HW_SHA256, &hashers[0]));
    WORKS(hw_hasher_new(HW_SHA3_256, &hashers[1]));
    parts[0].data = "abc";
    parts[0].length = 3;
    parts[1].data = NULL;
    parts[1].length = 0;
    WORKS(hw_update_many(NULL, NULL, 0));
    WORKS(hw_update_many(hashers, parts, 2));
    GIVES(HW_ERROR_NULL, "hashers", hw_update_many(NULL, parts, 2));
    GIVES(HW_ERROR_NULL, "parts", hw_update_many(hashers, NULL, 2));
    GIVES(HW_ERROR_LENGTH, "hashers", hw_update_many(hashers, parts, HUGE_SIZE));
    parts[1].length = 7;
    GIVES(HW_ERROR_NULL, "parts[1]", hw_update_many(hashers, parts, 2));
    parts[1].length = 0;
    finals[0] = hashers[0];
    finals[1] = hashers[1];
    WORKS(hw_digests_of(NULL, 0, NULL, 0));
    WORKS(hw_digests_of(finals, 2, digests, 64));
    HOLDS(is_abc(digests) && digests[32] == 0xa7);
    GIVES(HW_ERROR_NULL, "hashers", hw_digests_of(NULL, 2, digests, 64));
    GIVES(HW_ERROR_NULL, "digests", hw_digests_of(finals, 2, NULL, 64));
    GIVES(HW_ERROR_LENGTH, "more", hw_digests_of(finals, 2, digests, 63));
    GIVES(HW_ERROR_LENGTH, "fewer", hw_digests_of(finals, 2, digests, 65));
    finals[1] = NULL;
    GIVES(HW_ERROR_NULL, "hashers[1]", hw_digests_of(finals, 2, digests, 64));
    finals[1] = finals[0];
    WORKS(hw_digests_of(finals, 2, digests, 64));
    HOLDS(is_abc(digests + 32));
    WORKS(hw_hasher_free(hashers[1]));
    hashers[1] = hashers[0];
    GIVES(HW_ERROR_BUSY, "hashers[1]", hw_update_many(hashers, parts, 2));
    hashers[1] = NULL;
    GIVES(HW_ERROR_NULL, "hashers[1]", hw_update_many(hashers, parts, 2));
    WORKS(hw_hasher_digest(hashers[0], digest, 32));
    HOLDS(is_abc(digest));
    WORKS(hw_hasher_free(hashers[0]));
}

/* Poseidon of 0 and 1, as neptune has it. */
static void poseidons(void)
{
    static const uint8_t first[4] = {0xff, 0xe7, 0x02, 0x9a};
    uint8_t elements[4][32] = {{0}, {1}, {0}, {1}}, digests[2][32] = {{0}};

    WORKS(hw_poseidon_many(2, elements, 2, digests[0], sizeof digests));
    HOLDS(memcmp(digests[0], first, 4) == 0 && memcmp(digests[0], digests[1], 32) == 0);
    WORKS(hw_poseidon_many(4, elements, 1, digests[0], 32));
    HOLDS(memcmp(digests[0], digests[1], 32) != 0);
    WORKS(hw_poseidon_many(11, NULL, 0, NULL, 0));
    GIVES(HW_ERROR_OPTION, "not defined here for 3 elements", hw_poseidon_many(3, elements, 1, digests[0], 32));
    GIVES(HW_ERROR_NULL, "preimages is NULL", hw_poseidon_many(2, NULL, 1, digests[0], 32));
    GIVES(HW_ERROR_NULL, "digests is NULL", hw_poseidon_many(2, elements, 1, NULL, 32));
    GIVES(HW_ERROR_LENGTH, "digests_size is 33, and 1 digests have 32 bytes", hw_poseidon_many(2, elements, 1, digests[0], 33));
    GIVES(HW_ERROR_LENGTH, "preimages", hw_poseidon_many(2, elements, HUGE_SIZE, digests[0], 32));
    GIVES(HW_ERROR_OVERLAP, "digests overlap preimages", hw_poseidon_many(2, elements, 1, elements[1], 32));
    memset(digests, 0, sizeof digests);
    memset(elements[3], 0xff, 32);
    GIVES(HW_ERROR_OPTION, "element 1 of preimage 1 is not below r", hw_poseidon_many(2, elements, 2, digests[0], sizeof digests));
    HOLDS(digests[0][0] == 0 && digests[1][0] == 0);
}

/* A tree of RFC 6962 with three leaves, whose nodes are hashed by hand. */
static void merkle_trees(void)
{
    const hw_bytes messages[3] = {{"a", 1}, {"b", 1}, {NULL, 0}};
    uint8_t leaves[3][32], pair[65] = {1}, top[65] = {1}, root[32], proof[64], other[32];
    const uint8_t *nodes;
    size_t needed, size;
    const hw_bytes overlapping = {leaves, 4};
    hw_merkle_tree *tree = (hw_merkle_tree *)digest;

    WORKS(hw_merkle_leaves("rfc6962", messages, 3, leaves[0], sizeof leaves));
    WORKS(hw_digest(HW_SHA256, "\0a", 2, digest, 32));
    HOLDS(memcmp(leaves[0], digest, 32) == 0);
    memcpy(pair + 1, leaves[0], 64);
    WORKS(hw_digest(HW_SHA256, pair, 65, top + 1, 32));
    memcpy(top + 33, leaves[2], 32);
    WORKS(hw_digest(HW_SHA256, top, 65, digest, 32));
    HOLDS(hw_merkle_digest_length("rfc6962") == 32 && hw_merkle_digest_length("plain:blake2b-160,sorted") == 20);
    HOLDS(hw_merkle_digest_length("rfc") == 0 && strstr(hw_last_error(), "'rfc' is not a shape"));
    WORKS(hw_merkle_root("rfc6962", leaves, sizeof leaves, root, 32));
    HOLDS(memcmp(root, digest, 32) == 0);

    WORKS(hw_merkle_tree_new("rfc6962", leaves, sizeof leaves, &tree));
    WORKS(hw_merkle_tree_root(tree, other, 32));
    HOLDS(memcmp(root, other, 32) == 0);
    WORKS(hw_merkle_tree_layer(tree, 1, &nodes, &size));
    HOLDS(size == 64 && memcmp(nodes, top + 1, 64) == 0);
    HOLDS(hw_merkle_tree_layer(tree, 3, &nodes, &size) == HW_NOTHING && nodes == NULL && size == 0);
    WORKS(hw_merkle_tree_proof(tree, 1, NULL, 0, &needed));
    HOLDS(needed == 64);
    WORKS(hw_merkle_tree_proof(tree, 1, proof, 64, NULL));
    HOLDS(memcmp(proof, leaves[0], 32) == 0 && memcmp(proof + 32, leaves[2], 32) == 0);
    WORKS(hw_merkle_verify("rfc6962", root, leaves[1], 32, 1, 3, proof, 64));
    GIVES(HW_ERROR_PROOF, "does not lead from leaf 0 of 3", hw_merkle_verify("rfc6962", root, leaves[1], 32, 0, 3, proof, 64));
    GIVES(HW_ERROR_PROOF, "has 1 nodes", hw_merkle_verify("rfc6962", root, leaves[1], 32, 1, 3, proof, 32));
    GIVES(HW_ERROR_LENGTH, "the root has 31 bytes", hw_merkle_verify("rfc6962", root, leaves[1], 31, 1, 3, proof, 64));
    GIVES(HW_ERROR_LENGTH, "there is no leaf 3", hw_merkle_tree_proof(tree, 3, proof, 64, NULL));
    GIVES(HW_ERROR_LENGTH, "proof_size is 32, and the result has 64 bytes", hw_merkle_tree_proof(tree, 0, proof, 32, &needed));
    GIVES(HW_ERROR_LENGTH, "root_size is 31", hw_merkle_tree_root(tree, root, 31));

    WORKS(hw_merkle_tree_consistency(tree, 2, proof, 32, &needed));
    WORKS(hw_merkle_verify_consistency("rfc6962", 2, top + 1, 3, root, 32, proof, 32));
    GIVES(HW_ERROR_PROOF, "newer tree", hw_merkle_verify_consistency("rfc6962", 2, root, 3, root, 32, proof, 32));
    WORKS(hw_merkle_tree_free(tree));
    WORKS(hw_merkle_tree_free(NULL));

    GIVES(HW_ERROR_OPTION, "'rfc' is not a shape", hw_merkle_root("rfc", leaves, sizeof leaves, root, 32));
    GIVES(HW_ERROR_NULL, "shape", hw_merkle_root(NULL, leaves, sizeof leaves, root, 32));
    GIVES(HW_ERROR_LENGTH, "no leaves", hw_merkle_root("bitcoin", NULL, 0, root, 32));
    GIVES(HW_ERROR_LENGTH, "not whole nodes", hw_merkle_tree_new("bitcoin", leaves, 33, &tree));
    HOLDS(tree == NULL);
    GIVES(HW_ERROR_NULL, "tree", hw_merkle_tree_root(NULL, root, 32));
    GIVES(HW_ERROR_OVERLAP, "leaves overlap messages[0]", hw_merkle_leaves("bitcoin", &overlapping, 1, leaves[0], 32));
    GIVES(HW_ERROR_LENGTH, "room for 31", hw_merkle_leaves("bitcoin", messages, 1, leaves[0], 31));
    GIVES(HW_ERROR_LENGTH, "the limit is 2", hw_merkle_root("ssz:2", leaves, sizeof leaves, root, 32));
    WORKS(hw_merkle_root("plain:blake2b-160,doubled,sorted", leaves, 80, root, 20));
}

static void schedulers(void)
{
    hw_scheduler *scheduler = (hw_scheduler *)digest;
    hw_hasher *hasher;
    hw_done done;

    GIVES(HW_ERROR_NULL, "scheduler", hw_scheduler_new(HW_SHA256, NULL));
    GIVES(HW_ERROR_ALGORITHM, "", hw_scheduler_new(0, &scheduler));
    HOLDS(scheduler == NULL);
    GIVES(HW_ERROR_NULL, "scheduler", hw_scheduler_submit(NULL, 1, "abc", 3));
    GIVES(HW_ERROR_NULL, "scheduler", hw_scheduler_submit_part(NULL, 1, NULL, "abc", 3));
    GIVES(HW_ERROR_NULL, "scheduler", hw_scheduler_poll(NULL, &done));
    GIVES(HW_ERROR_NULL, "scheduler", hw_scheduler_flush(NULL, &done));
    HOLDS(hw_scheduler_length(NULL) == 0);
    WORKS(hw_scheduler_free(NULL));

    WORKS(hw_scheduler_new(HW_SHA256, &scheduler));
    WORKS(hw_hasher_new(HW_SHA256, &hasher));
    GIVES(HW_ERROR_NULL, "message", hw_scheduler_submit(scheduler, 1, NULL, 3));
    GIVES(HW_ERROR_LENGTH, "message", hw_scheduler_submit(scheduler, 1, "abc", HUGE_SIZE));
    GIVES(HW_ERROR_NULL, "hasher", hw_scheduler_submit_part(scheduler, 1, NULL, "abc", 3));
    GIVES(HW_ERROR_NULL, "part", hw_scheduler_submit_part(scheduler, 1, hasher, NULL, 3));
    GIVES(HW_ERROR_NULL, "done", hw_scheduler_poll(scheduler, NULL));
    GIVES(HW_ERROR_NULL, "done", hw_scheduler_flush(scheduler, NULL));
    HOLDS(hw_scheduler_poll(scheduler, &done) == HW_NOTHING && hw_scheduler_flush(scheduler, &done) == HW_NOTHING);
    WORKS(hw_scheduler_submit(scheduler, 1, "abc", 3));
    WORKS(hw_scheduler_submit(scheduler, 2, NULL, 0));
    WORKS(hw_scheduler_submit_part(scheduler, 3, hasher, "abc", 3));
    HOLDS(hw_scheduler_length(scheduler) == 3);
    GIVES(HW_ERROR_BUSY, "hasher", hw_hasher_update(hasher, "abc", 3));
    GIVES(HW_ERROR_BUSY, "hasher", hw_hasher_free(hasher));
    GIVES(HW_ERROR_BUSY, "hasher", hw_scheduler_submit_part(scheduler, 4, hasher, "abc", 3));
    while (hw_scheduler_flush(scheduler, &done) == HW_OK) {
        HOLDS((done.tag == 3) == (done.hasher != NULL) && (done.tag == 3) == (done.digest_length == 0));
        HOLDS(done.tag != 1 || (is_abc(done.digest) && done.length == 3));
        HOLDS(done.tag != 2 || (done.digest[0] == 0xe3 && done.data == NULL));
    }
    WORKS(hw_hasher_digest(hasher, digest, 32));
    HOLDS(is_abc(digest));
    /* What is not handed back when a scheduler is freed is forgotten. */
    WORKS(hw_scheduler_submit(scheduler, 5, "abc", 3));
    WORKS(hw_scheduler_submit_part(scheduler, 6, hasher, "def", 3));
    WORKS(hw_scheduler_free(scheduler));
    WORKS(hw_hasher_digest(hasher, digest, 32));
    HOLDS(is_abc(digest));
    WORKS(hw_hasher_free(hasher));
}

static void count_done(const hw_done *done, void *user)
{
    ++*(int *)user;
    HOLDS(done->tag == 3 ? done->hasher != NULL && done->digest_length == 0 : is_abc(done->digest) && done->hasher == NULL);
}

/* The pool that a callback calls. */
static hw_pool *inside;

static void call_pool(const hw_done *done, void *user)
{
    int i;

    (void)done;
    for (i = 0; i < 300; i++)
        WORKS(hw_pool_submit(inside, HW_SHA256, 1, "abc", 3, count_done, user));
    WORKS(hw_pool_digest(inside, HW_SHA256, "abc", 3, digest, 32));
    GIVES(HW_ERROR_ORDER, "a callback cannot serve", hw_pool_serve(inside));
    GIVES(HW_ERROR_BUSY, "calls are in pool", hw_pool_free(inside));
    WORKS(hw_pool_flush(inside));
}

static void pools(void)
{
    hw_pool *pool = (hw_pool *)digest;
    hw_hasher *hasher;
    int called = 0, within = 0;

    GIVES(HW_ERROR_NULL, "pool", hw_pool_new(0, NULL));
    GIVES(HW_ERROR_LENGTH, "leaders", hw_pool_new(HUGE_SIZE, &pool));
    HOLDS(pool == NULL);
    GIVES(HW_ERROR_NULL, "pool", hw_pool_update(NULL, NULL, "abc", 3));
    GIVES(HW_ERROR_NULL, "pool", hw_pool_digest(NULL, HW_SHA256, "abc", 3, digest, 32));
    GIVES(HW_ERROR_NULL, "pool", hw_pool_submit(NULL, HW_SHA256, 1, "abc", 3, count_done, &called));
    GIVES(HW_ERROR_NULL, "pool", hw_pool_submit_part(NULL, 1, NULL, "abc", 3, count_done, &called));
    GIVES(HW_ERROR_NULL, "pool", hw_pool_flush(NULL));
    GIVES(HW_ERROR_NULL, "pool", hw_pool_serve(NULL));
    GIVES(HW_ERROR_NULL, "pool", hw_pool_close(NULL));
    WORKS(hw_pool_free(NULL));

    WORKS(hw_pool_new(1, &pool));
    WORKS(hw_hasher_new(HW_SHA256, &hasher));
    GIVES(HW_ERROR_NULL, "hasher", hw_pool_update(pool, NULL, "abc", 3));
    GIVES(HW_ERROR_NULL, "data", hw_pool_update(pool, hasher, NULL, 3));
    GIVES(HW_ERROR_LENGTH, "data", hw_pool_update(pool, hasher, "abc", HUGE_SIZE));
    GIVES(HW_ERROR_ALGORITHM, "", hw_pool_digest(pool, 0, "abc", 3, digest, 32));
    GIVES(HW_ERROR_LENGTH, "31", hw_pool_digest(pool, HW_SHA256, "abc", 3, digest, 31));
    GIVES(HW_ERROR_NULL, "message", hw_pool_digest(pool, HW_SHA256, NULL, 3, digest, 32));
    GIVES(HW_ERROR_NULL, "digest", hw_pool_digest(pool, HW_SHA256, "abc", 3, NULL, 32));
    GIVES(HW_ERROR_ALGORITHM, "", hw_pool_submit(pool, 0, 1, "abc", 3, count_done, &called));
    GIVES(HW_ERROR_NULL, "message", hw_pool_submit(pool, HW_SHA256, 1, NULL, 3, count_done, &called));
    GIVES(HW_ERROR_NULL, "callback", hw_pool_submit(pool, HW_SHA256, 1, "abc", 3, NULL, &called));
    GIVES(HW_ERROR_NULL, "hasher", hw_pool_submit_part(pool, 3, NULL, "abc", 3, count_done, &called));
    GIVES(HW_ERROR_NULL, "part", hw_pool_submit_part(pool, 3, hasher, NULL, 3, count_done, &called));
    GIVES(HW_ERROR_NULL, "callback", hw_pool_submit_part(pool, 3, hasher, "abc", 3, NULL, &called));
    WORKS(hw_pool_submit(pool, HW_SHA256, 1, "abc", 3, count_done, &called));
    WORKS(hw_pool_submit_part(pool, 3, hasher, "abc", 3, count_done, &called));
    GIVES(HW_ERROR_BUSY, "hasher", hw_pool_update(pool, hasher, "abc", 3));
    WORKS(hw_pool_flush(pool));
    HOLDS(called == 2);
    WORKS(hw_pool_update(pool, hasher, NULL, 0));
    WORKS(hw_hasher_digest(hasher, digest, 32));
    HOLDS(is_abc(digest));
    WORKS(hw_pool_digest(pool, HW_SHA256, "abc", 3, digest, 32));
    HOLDS(is_abc(digest));
    inside = pool;
    WORKS(hw_pool_submit(pool, HW_SHA256, 1, "abc", 3, call_pool, &within));
    WORKS(hw_pool_flush(pool));
    HOLDS(within == 300);
    WORKS(hw_pool_close(pool));
    WORKS(hw_pool_serve(pool));
    WORKS(hw_pool_submit_part(pool, 3, hasher, "abc", 3, count_done, &called));
    WORKS(hw_pool_free(pool));
    HOLDS(called == 2);
    WORKS(hw_hasher_digest(hasher, digest, 32));
    HOLDS(is_abc(digest));
    WORKS(hw_hasher_free(hasher));
}

/* What a callback of a search does, and how often it came. */
struct called {
    hw_search *search;
    int results, stop_at;
};

static int count_result(const hw_result *result, void *user)
{
    struct called *called = (struct called *)user;
    uint8_t again[HW_LONGEST_DIGEST];

    called->results++;
    WORKS(hw_digest(HW_SHA256, result->message, result->message_length, again, result->digest_length));
    HOLDS(memcmp(again, result->digest, result->digest_length) == 0 && result->zero_bits >= 8 && again[0] == 0);
    GIVES(HW_ERROR_BUSY, "search", hw_search_set(called->search, "hits", "1"));
    GIVES(HW_ERROR_BUSY, "search", hw_search_run(called->search, NULL));
    GIVES(HW_ERROR_BUSY, "search", hw_search_free(called->search));
    return called->results == called->stop_at;
}

static int stop_at_once(const hw_progress *progress, void *user)
{
    ++*(int *)user;
    HOLDS(progress->seconds >= 0);
    return 1;
}

static int keep_counter(const hw_result *result, void *user)
{
    *(uint64_t *)user = result->counter;
    return 0;
}

/* A search with options in pairs, up to a NULL. */
static hw_search *search_of(const char *const *options)
{
    hw_search *search = NULL;

    WORKS(hw_search_new(&search));
    for (; *options != NULL; options += 2)
        WORKS(hw_search_set(search, options[0], options[1]));
    return search;
}

static void searches(void)
{
    static const char *const known[] = {"message", "c{counter:8}", "algo", "sha256", "zero-bits", "8", "count", "20000", "threads", "2", NULL};
    static const char *const endless[] = {"message", "c{counter:8}", "algo", "sha256", "zero-bits", "200", "threads", "2", NULL};
    static const char *const salted[] = {"message", "{salt:4}{counter:8}", "salt-hex", "0102", NULL};
    static const char *const wrong[][2] = {
        {"message", "{counter"},   {"message", "no counter"}, {"algo", "md4"},          {"min", "maybe"},    {"zero-bits", "-1"},   {"zero-bits", ""},
        {"below", "xyz"},          {"match", "ff"},           {"match", "ff:0"},        {"digest-range", "1"}, {"salt-hex", "1"},   {"start", "x"},
        {"count", "0"},            {"shard", "3/2"},          {"seconds", "-1"},        {"hits", "0"},       {"threads", "0"},      {"threads", "65537"},
        {"pin", "1"},              {"backend", "avx1024"},    {"kernel", "none"},       {"ledger", ""},      {"message", "\xff{counter:8}"}, {"", ""},
        {"Message", "{counter:8}"}, {"preset", "create4"},    {"set", "deployer"}};
    /* A challenge that altcha-lib issued and solved (vectors/challenges). */
    static const char *const challenge[] = {
        "preset", "altcha-v1", "set", "salt=20771e3e7a10072e78923c5d&", "set",
        "challenge=a74b405a648d93b38041c23f4e9e2cb8842c1be86ff2286048473b6dae7b816f", "count", "100001", NULL};
    static const char *const lacking[] = {"preset", "create2", "set", "init-code=00", NULL};
    static const char *const both[] = {"preset", "create2", "message", "{counter:8}", NULL};
    static const char *const alone[] = {"set", "init-code=00", NULL};
    hw_search *search = (hw_search *)digest;
    struct called called = {NULL, 0, 0};
    hw_summary summary;
    char ledger[4096];
    uint64_t counter = 0;
    int progressed = 0, results;
    size_t i;

    GIVES(HW_ERROR_NULL, "search", hw_search_new(NULL));
    GIVES(HW_ERROR_NULL, "search", hw_search_set(NULL, "hits", "1"));
    GIVES(HW_ERROR_NULL, "search", hw_search_on_result(NULL, count_result, NULL));
    GIVES(HW_ERROR_NULL, "search", hw_search_on_progress(NULL, stop_at_once, NULL));
    summary.hashes = 7;
    GIVES(HW_ERROR_NULL, "search", hw_search_run(NULL, &summary));
    HOLDS(summary.hashes == 0);
    hw_search_stop(NULL);
    WORKS(hw_search_free(NULL));

    WORKS(hw_search_new(&search));
    GIVES(HW_ERROR_NULL, "name", hw_search_set(search, NULL, "1"));
    GIVES(HW_ERROR_NULL, "value", hw_search_set(search, "hits", NULL));
    for (i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        GIVES(HW_ERROR_OPTION, wrong[i][0], hw_search_set(search, wrong[i][0], wrong[i][1]));
    WORKS(hw_search_free(search));

    search = search_of(salted);
    GIVES(HW_ERROR_OPTION, "salt-hex", hw_search_run(search, &summary));
    WORKS(hw_search_set(search, "salt-hex", "01020304"));
    WORKS(hw_search_set(search, "zero-bits", "257"));
    GIVES(HW_ERROR_OPTION, "zero-bits", hw_search_run(search, NULL));
    WORKS(hw_search_free(search));

    search = search_of(challenge);
    WORKS(hw_search_on_result(search, keep_counter, &counter));
    WORKS(hw_search_run(search, &summary));
    HOLDS(summary.results == 1 && counter == 52307);
    WORKS(hw_search_free(search));
    search = search_of(lacking);
    GIVES(HW_ERROR_OPTION, "preset: create2: deployer is missing", hw_search_run(search, NULL));
    WORKS(hw_search_free(search));
    search = search_of(both);
    GIVES(HW_ERROR_OPTION, "preset: it says message and algo", hw_search_run(search, NULL));
    WORKS(hw_search_free(search));
    search = search_of(alone);
    GIVES(HW_ERROR_OPTION, "set init-code: give the preset", hw_search_run(search, NULL));
    WORKS(hw_search_free(search));

    called.search = search = search_of(known);
    WORKS(hw_search_on_result(search, count_result, &called));
    WORKS(hw_search_run(search, &summary));
    HOLDS(summary.hashes >= 20000 && summary.results == (uint64_t)called.results && called.results > 40);
    HOLDS(summary.best_length == 32 && summary.best[0] == 0);
    GIVES(HW_ERROR_ORDER, "once", hw_search_run(search, &summary));
    WORKS(hw_search_free(search));
    results = called.results;

    /* A callback stops it. */
    memset(&called, 0, sizeof called);
    called.stop_at = 3;
    called.search = search = search_of(known);
    WORKS(hw_search_on_result(search, count_result, &called));
    HOLDS(hw_search_run(search, &summary) == HW_STOPPED);
    HOLDS(called.results == 3 && summary.results == 3);
    WORKS(hw_search_free(search));

    search = search_of(endless);
    WORKS(hw_search_on_progress(search, stop_at_once, &progressed));
    HOLDS(hw_search_run(search, NULL) == HW_STOPPED && progressed == 1);
    WORKS(hw_search_free(search));

    /* One that is stopped before it runs, and one that is never run. */
    search = search_of(endless);
    hw_search_stop(search);
    HOLDS(hw_search_run(search, &summary) == HW_STOPPED && summary.results == 0);
    WORKS(hw_search_free(search));
    WORKS(hw_search_free(search_of(endless)));

    /* What a ledger holds is shown again and not searched again; another search is refused. */
    sprintf(ledger, "%s/ledger", folder);
    for (i = 0; i < 2; i++) {
        memset(&called, 0, sizeof called);
        called.search = search = search_of(known);
        WORKS(hw_search_set(search, "ledger", ledger));
        WORKS(hw_search_on_result(search, count_result, &called));
        WORKS(hw_search_run(search, &summary));
        HOLDS(called.results == results && (i == 0) == (summary.hashes > 0));
        WORKS(hw_search_free(search));
    }
    search = search_of(endless);
    WORKS(hw_search_set(search, "ledger", ledger));
    GIVES(HW_ERROR_OPTION, "another search", hw_search_run(search, &summary));
    WORKS(hw_search_set(search, "ledger", "/no/such/folder/ledger"));
    GIVES(HW_ERROR_FILE, "/no/such/folder", hw_search_run(search, &summary));
    WORKS(hw_search_free(search));
}

static int count_steps(const hw_replication_progress *progress, void *user)
{
    ++*(int *)user;
    HOLDS(progress->stage <= HW_STAGE_SAVING);
    return 0;
}

static int stop_replication(const hw_replication_progress *progress, void *user)
{
    (void)progress;
    hw_replication_stop((const hw_replication *)user);
    return 0;
}

static int want_no_more(const hw_replication_progress *progress, void *user)
{
    (void)progress;
    (void)user;
    return 1;
}

static void replications(void)
{
    static const char *const wrong[][2] = {
        {"scheme", "sdr2"}, {"porep-id", "00"},  {"registered-proof", "x"}, {"api-version", "2"}, {"layers", "-1"}, {"nodes", "0"},  {"size", "33"}, {"size", "0"},
        {"threads", "0"},   {"memory", "much"},  {"cached-graph", "1"},     {"dir", ""},          {"resume", ""},   {"checkpoint", "0"}, {"pad", "y"},   {"force", "Yes"},
        {"message", "x"}};
    hw_replication *replication = (hw_replication *)digest;
    hw_audit audit;
    uint8_t digests[64], bytes[4096];
    char data[4096], replica[4096], back[4096], work[4096];
    FILE *file;
    int steps = 0;
    size_t i;

    sprintf(data, "%s/data", folder);
    sprintf(replica, "%s/replica", folder);
    sprintf(back, "%s/back", folder);
    sprintf(work, "%s/work", folder);
    for (i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)(i % 32 == 31 ? 0 : i * 7);
    file = fopen(data, "wb");
    HOLDS(file != NULL && fwrite(bytes, 1, sizeof bytes, file) == sizeof bytes && fclose(file) == 0);

    GIVES(HW_ERROR_NULL, "replication", hw_replication_new(NULL));
    GIVES(HW_ERROR_NULL, "replication", hw_replication_set(NULL, "pad", "yes"));
    GIVES(HW_ERROR_NULL, "replication", hw_replication_add(NULL, node, data, replica, NULL));
    GIVES(HW_ERROR_NULL, "replication", hw_replication_on_progress(NULL, count_steps, NULL));
    GIVES(HW_ERROR_NULL, "replication", hw_replication_encode(NULL, NULL, 0));
    GIVES(HW_ERROR_NULL, "replication", hw_replication_decode(NULL, NULL, 0));
    GIVES(HW_ERROR_NULL, "replication", hw_replication_labels(NULL, NULL, 0));
    GIVES(HW_ERROR_NULL, "replication", hw_replication_audit(NULL, 1, NULL, NULL));
    hw_replication_stop(NULL);
    WORKS(hw_replication_free(NULL));

    WORKS(hw_replication_new(&replication));
    GIVES(HW_ERROR_NULL, "name", hw_replication_set(replication, NULL, ""));
    GIVES(HW_ERROR_NULL, "value", hw_replication_set(replication, "pad", NULL));
    for (i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        GIVES(HW_ERROR_OPTION, wrong[i][0], hw_replication_set(replication, wrong[i][0], wrong[i][1]));
    GIVES(HW_ERROR_OPTION, "no replica", hw_replication_encode(replication, NULL, 0));
    GIVES(HW_ERROR_NULL, "replica_id", hw_replication_add(replication, NULL, data, replica, NULL));
    GIVES(HW_ERROR_NULL, "output", hw_replication_add(replication, node, data, NULL, NULL));
    GIVES(HW_ERROR_OPTION, "input", hw_replication_add(replication, node, "", replica, NULL));
    WORKS(hw_replication_add(replication, node, data, replica, NULL));
    GIVES(HW_ERROR_OPTION, "files", hw_replication_labels(replication, NULL, 0));
    WORKS(hw_replication_set(replication, "registered-proof", "3"));
    WORKS(hw_replication_set(replication, "layers", "3"));
    GIVES(HW_ERROR_OPTION, "layers", hw_replication_encode(replication, NULL, 0));
    WORKS(hw_replication_set(replication, "registered-proof", "20"));
    GIVES(HW_ERROR_OPTION, "0 to 19", hw_replication_encode(replication, NULL, 0));
    WORKS(hw_replication_free(replication));

    WORKS(hw_replication_new(&replication));
    WORKS(hw_replication_add(replication, node, "/no/such/file", replica, NULL));
    GIVES(HW_ERROR_FILE, "/no/such/file", hw_replication_encode(replication, NULL, 0));
    WORKS(hw_replication_free(replication));

    WORKS(hw_replication_new(&replication));
    WORKS(hw_replication_set(replication, "scheme", "sdr"));
    WORKS(hw_replication_set(replication, "dir", work));
    WORKS(hw_replication_set(replication, "threads", "2"));
    WORKS(hw_replication_add(replication, node, data, replica, NULL));
    WORKS(hw_replication_on_progress(replication, count_steps, &steps));
    GIVES(HW_ERROR_LENGTH, "digests_size is 31", hw_replication_encode(replication, digests, 31));
    GIVES(HW_ERROR_NULL, "digests", hw_replication_encode(replication, NULL, 32));
    WORKS(hw_replication_encode(replication, digests, 32));
    HOLDS(steps > 0);
    GIVES(HW_ERROR_LENGTH, "samples", hw_replication_audit(replication, 0, NULL, &audit));
    GIVES(HW_ERROR_LENGTH, "samples", hw_replication_audit(replication, HUGE_SIZE, NULL, &audit));
    WORKS(hw_replication_audit(replication, 5, NULL, &audit));
    HOLDS(audit.layers == 2 && audit.checked == 10);
    WORKS(hw_replication_on_progress(replication, want_no_more, NULL));
    GIVES(HW_STOPPED, "interrupted", hw_replication_audit(replication, 5, NULL, &audit));
    WORKS(hw_replication_set(replication, "force", "yes"));
    WORKS(hw_replication_set(replication, "resume", "yes"));
    GIVES(HW_STOPPED, "interrupted", hw_replication_encode(replication, NULL, 0));
    WORKS(hw_replication_free(replication));

    WORKS(hw_replication_new(&replication));
    GIVES(HW_ERROR_OPTION, "folder", hw_replication_audit(replication, 5, NULL, NULL));
    WORKS(hw_replication_add(replication, node, replica, back, node));
    GIVES(HW_ERROR_FILE, "", hw_replication_decode(replication, NULL, 0));
    WORKS(hw_replication_free(replication));

    WORKS(hw_replication_new(&replication));
    WORKS(hw_replication_add(replication, node, NULL, NULL, NULL));
    WORKS(hw_replication_set(replication, "size", "2KiB"));
    GIVES(HW_ERROR_OPTION, "files", hw_replication_encode(replication, NULL, 0));
    GIVES(HW_ERROR_OPTION, "--dir", hw_replication_labels(replication, NULL, 0));
    sprintf(work, "%s/labels", folder);
    WORKS(hw_replication_set(replication, "dir", work));
    WORKS(hw_replication_labels(replication, digests, 64));
    WORKS(hw_replication_free(replication));

    /* The callback stops it, early in a run that takes far longer than the first report of progress. */
    WORKS(hw_replication_new(&replication));
    WORKS(hw_replication_set(replication, "size", "16MiB"));
    WORKS(hw_replication_add(replication, node, "/dev/zero", back, NULL));
    WORKS(hw_replication_on_progress(replication, stop_replication, replication));
    HOLDS(hw_replication_encode(replication, NULL, 0) == HW_STOPPED && strstr(hw_last_error(), "interrupted") != NULL);
    WORKS(hw_replication_free(replication));

    GIVES(HW_ERROR_NULL, "file", hw_comm_d(NULL, false, 1, digest, NULL, NULL));
    GIVES(HW_ERROR_NULL, "comm_d", hw_comm_d(data, false, 1, NULL, NULL, NULL));
    GIVES(HW_ERROR_FILE, "/no/such/file", hw_comm_d("/no/such/file", false, 1, digest, NULL, NULL));
    GIVES(HW_ERROR_OPTION, "file", hw_comm_d("", false, 1, digest, NULL, NULL));
    steps = 0;
    GIVES(HW_ERROR_LENGTH, "threads", hw_comm_d(data, false, HUGE_SIZE, digest, NULL, NULL));
    WORKS(hw_comm_d(data, false, 3, digest, count_steps, &steps));
    HOLDS(steps > 0);
    GIVES(HW_ERROR_NULL, "comm_p", hw_comm_p(data, 1, NULL, NULL, NULL));
    WORKS(hw_comm_p(data, 3, digest, NULL, NULL));

    /* Padded, and back. */
    WORKS(hw_replication_new(&replication));
    WORKS(hw_replication_set(replication, "fr32", "yes"));
    WORKS(hw_replication_set(replication, "force", "yes"));
    WORKS(hw_replication_add(replication, node, data, replica, NULL));
    WORKS(hw_replication_encode(replication, NULL, 0));
    WORKS(hw_replication_free(replication));
    WORKS(hw_replication_new(&replication));
    WORKS(hw_replication_set(replication, "fr32", "yes"));
    WORKS(hw_replication_set(replication, "force", "yes"));
    WORKS(hw_replication_add(replication, node, replica, back, digest));
    GIVES(HW_ERROR_OPTION, "length", hw_replication_decode(replication, NULL, 0));
    WORKS(hw_replication_free(replication));
    WORKS(hw_replication_new(&replication));
    WORKS(hw_replication_set(replication, "fr32", "yes"));
    WORKS(hw_replication_set(replication, "force", "yes"));
    WORKS(hw_replication_set(replication, "length", "4096"));
    WORKS(hw_replication_add(replication, node, replica, back, digest));
    WORKS(hw_replication_decode(replication, NULL, 0));
    WORKS(hw_replication_free(replication));
    GIVES(HW_ERROR_NULL, "prover_id", hw_replica_id(NULL, 1, node, node, node, digest));
    GIVES(HW_ERROR_NULL, "ticket", hw_replica_id(node, 1, NULL, node, node, digest));
    GIVES(HW_ERROR_NULL, "comm_d", hw_replica_id(node, 1, node, NULL, node, digest));
    GIVES(HW_ERROR_NULL, "porep_id", hw_replica_id(node, 1, node, node, NULL, digest));
    GIVES(HW_ERROR_NULL, "replica_id", hw_replica_id(node, 1, node, node, node, NULL));
    WORKS(hw_replica_id(node, 1, node, node, node, digest));
}

int main(int argc, char **argv)
{
    static void (*const tests[])(void) = {codes, information, algorithms, one_message, one_stream, tree_hashes, many_messages,
                                          poseidons, merkle_trees, schedulers, pools, searches, replications, selftest};
    size_t i;

    if (argc != 2 || strlen(argv[1]) > 3000) {
        fprintf(stderr, "usage: %s FOLDER\n", argv[0]);
        return 2;
    }
    folder = argv[1];
    for (i = 0; i < sizeof tests / sizeof tests[0]; i++)
        tests[i]();
    if (failures > 0) {
        printf("%d of %d checks failed\n", failures, checks);
        return 1;
    }
    printf("%d checks\n%lu tests passed\n", checks, (unsigned long)i);
    return 0;
}
