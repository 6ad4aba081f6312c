/*
 * Hashweave for C: hashes many messages at once, in all SIMD lanes of the processor.
 *
 * Many messages in one call, streams, a scheduler, nonce searches, proof-of-replication. docs/c.md
 * has a first program, and figures. C99 and C++11. This file is written by cbindgen; do not edit
 * it.
 *
 * Results. A call returns a code: HW_OK (0) for success, a positive code if the call succeeded but
 * there is something to know, a negative one for an error. hw_status_text() has a text for each
 * code, and hw_last_error() describes the last call that failed in this thread in one line. A call
 * that returns a value returns 0 or NULL if it fails. After an error nothing has changed, except
 * that outputs may be partly written. No call aborts or throws, except that the process ends if
 * memory runs out.
 *
 * Pointers. A pointer to bytes comes with their number. NULL with the number 0 is an empty range.
 * NULL with any other number gives HW_ERROR_NULL, and so does NULL for an object or for a result,
 * unless a comment says that it may be NULL. All other pointers must be valid for the given length
 * and aligned for their type until the call returns. If another thread changes the bytes meanwhile,
 * the digest is unspecified. Texts end with a zero.
 *
 * Objects are made by hw_..._new() and freed by hw_..._free(), exactly once. Everything else that is
 * returned belongs to the library.
 *
 * Threads. Each function says which calls may be made at the same time. If only one call at a time
 * may use an object, the call of another thread returns HW_ERROR_BUSY; but an object must not be
 * freed while another thread uses it. The library needs no initialisation. After fork(), the child
 * may use all objects that no thread of the parent was using at that time.
 *
 * The numbers of codes, algorithms and stages never change. The structures and functions of this
 * file do not change as long as the library is libhashweave.so.0.
 */
#ifndef HASHWEAVE_H
#define HASHWEAVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** The version of this header, to be compared with hw_version(). */
#define HW_VERSION (HW_VERSION_MAJOR << 16 | HW_VERSION_MINOR << 8 | HW_VERSION_PATCH)

/** BLAKE2s (RFC 7693) with a digest of so many bytes, 1 to 32. */
#define HW_BLAKE2S(bytes) (0x100u + (bytes))

/** BLAKE2b (RFC 7693) with a digest of so many bytes, 1 to 64. */
#define HW_BLAKE2B(bytes) (0x200u + (bytes))

#ifdef __cplusplus
extern "C" {
#endif

/* ===== Codes and errors ===== */

/** The result of a call. Errors are negative. The numbers never change. */
typedef enum hw_status {
    /** Success. */
    HW_OK = 0,
    /** There is nothing to return (now). */
    HW_NOTHING = 1,
    /** A run was stopped on request before its end. */
    HW_STOPPED = 2,
    /** A pointer is NULL but must not be. */
    HW_ERROR_NULL = -1,
    /** There is no such algorithm. */
    HW_ERROR_ALGORITHM = -2,
    /** A length, a size or a count does not fit. */
    HW_ERROR_LENGTH = -3,
    /** The output overlaps the input. */
    HW_ERROR_OVERLAP = -4,
    /** The object is in use by another call or by a scheduler. */
    HW_ERROR_BUSY = -5,
    /**
     * The option does not exist, or it cannot have this value, or options contradict each other.
     */
    HW_ERROR_OPTION = -6,
    /** The call cannot be made now, for instance a second run of a search. */
    HW_ERROR_ORDER = -7,
    /** A file cannot be read or written, or does not have the content that it must have. */
    HW_ERROR_FILE = -8,
    /** A wrong result was computed, by a kernel, the processor or its memory. */
    HW_ERROR_WRONG_ANSWER = -9,
    /** The system did not provide memory, a thread or random bytes. */
    HW_ERROR_SYSTEM = -10,
    /** A defect of the library. Free the object of the call, and do not use it again. */
    HW_ERROR_INTERNAL = -11,
    /** A proof does not prove what it is given for. */
    HW_ERROR_PROOF = -12,
} hw_status;

/**
 * Describes a code in one line; a number that is not a code gets a text that says so. The text
 * belongs to the library and is never freed.
 *
 * Threads: any number at once.
 */
const char *hw_status_text(int status);

/**
 * Describes the error of the last call that failed in this thread, or what was saved of a run that
 * was stopped, in one line without a line end. The text is empty if no call has failed. It belongs
 * to the library, and is valid until another call fails in this thread or the thread ends.
 *
 * Threads: each has its own.
 */
const char *hw_last_error(void);

/* ===== Version, information, selftest ===== */

/** The major version of this header, which incompatible changes increase. */
#define HW_VERSION_MAJOR 0

/** The minor version of this header, which additions increase. */
#define HW_VERSION_MINOR 1

/** The patch version of this header, which corrections increase. */
#define HW_VERSION_PATCH 0

/** The result of the test of one kernel. */
typedef struct hw_verdict {
    /** Its job: "digest", "sum", "search", "replicate" and so on. */
    const char *job;
    /** The algorithm's name. */
    const char *algorithm;
    /** The instruction set's name. */
    const char *backend;
    /** The kernel's name. */
    const char *kernel;
    /** The number of values that were compared. */
    uint64_t compared;
    /** The failure; NULL if the kernel is correct. */
    const char *failure;
} hw_verdict;

/**
 * Receives a verdict, whose texts are valid until the callback returns, and the pointer that was
 * registered with it. The callback must return; it must not call longjmp or throw.
 */
typedef void (*hw_verdict_callback)(const hw_verdict *verdict, void *user);

/**
 * Returns the version of the linked library as 0x00MMmmpp, to be compared with HW_VERSION.
 *
 * Threads: any number at once.
 */
uint32_t hw_version(void);

/**
 * Returns the version of the linked library as a text such as "0.1.0". The text belongs to the
 * library and is never freed.
 *
 * Threads: any number at once.
 */
const char *hw_version_text(void);

/**
 * Describes the machine and the library's choices in lines of the form "name: value": the version,
 * the processor, its core if it is known, the number of threads that it can run, the instruction
 * sets, and for every algorithm the kernel for one stream and the widest kernel.
 *
 * Writes the text, which ends with a zero, if size is large enough. Always sets *needed to the
 * number of bytes that are needed. text may be NULL if size is 0. If the processor is unknown, the
 * first call times the kernels of every algorithm, which takes a few milliseconds.
 *
 * Threads: any number at once.
 */
hw_status hw_info(char *text, size_t size, size_t *needed);

/**
 * Tests every kernel that this machine can run against the reference implementation, which takes a
 * few seconds. Returns HW_OK or HW_ERROR_WRONG_ANSWER.
 *
 * callback is called for every kernel, in this thread. It may be NULL.
 *
 * Threads: any number at once.
 */
hw_status hw_selftest(hw_verdict_callback callback, void *user);

/* ===== Algorithms ===== */

/**
 * The length in bytes of the longest default digest of any algorithm. Digests of SHAKE can be
 * longer on request.
 */
#define HW_LONGEST_DIGEST 64

/**
 * A hash algorithm: one of the constants below, or HW_BLAKE2S(bytes) or HW_BLAKE2B(bytes). The
 * numbers never change. Zero is not an algorithm.
 */
typedef uint32_t hw_algorithm;

/** SHA-224 (FIPS 180-4). */
#define HW_SHA224 1

/** SHA-256 (FIPS 180-4). */
#define HW_SHA256 2

/** Double SHA-256: SHA-256 of the SHA-256 digest, used by Bitcoin. */
#define HW_SHA256D 3

/** SHA-384 (FIPS 180-4). */
#define HW_SHA384 4

/** SHA-512 (FIPS 180-4). */
#define HW_SHA512 5

/** SHA3-224 (FIPS 202). */
#define HW_SHA3_224 6

/** SHA3-256 (FIPS 202). */
#define HW_SHA3_256 7

/** SHA3-384 (FIPS 202). */
#define HW_SHA3_384 8

/** SHA3-512 (FIPS 202). */
#define HW_SHA3_512 9

/** Triple SHA3-256, used by Tari. */
#define HW_SHA3X 10

/** SHAKE128 (FIPS 202), with output of any length; the default is 32 bytes. */
#define HW_SHAKE128 11

/** SHAKE256 (FIPS 202), with output of any length; the default is 64 bytes. */
#define HW_SHAKE256 12

/** Keccak-224 as submitted. */
#define HW_KECCAK_224 13

/** Keccak-256 as submitted, used by Ethereum. */
#define HW_KECCAK_256 14

/** Keccak-384 as submitted. */
#define HW_KECCAK_384 15

/** Keccak-512 as submitted. */
#define HW_KECCAK_512 16

/** TurboSHAKE128 (RFC 9861, D = 0x1F), with output of any length; the default is 32 bytes. */
#define HW_TURBOSHAKE128 17

/** TurboSHAKE256 (RFC 9861, D = 0x1F), with output of any length; the default is 64 bytes. */
#define HW_TURBOSHAKE256 18

/** SHA-512/224 (FIPS 180-4). */
#define HW_SHA512_224 19

/** SHA-512/256 (FIPS 180-4). */
#define HW_SHA512_256 20

/**
 * MD5 (RFC 1321). Broken for signatures: two messages with one digest are made in seconds (Wang
 * 2004). Use it only for digests that exist.
 */
#define HW_MD5 21

/**
 * SHA-1 (FIPS 180-4). Broken for signatures: two messages with one digest have been made (SHAttered
 * 2017). Use it only for digests that exist.
 */
#define HW_SHA1 22

/** RIPEMD-160 (ISO/IEC 10118-3). */
#define HW_RIPEMD160 23

/** SM3 (GB/T 32905-2016). */
#define HW_SM3 24

/** HASH160: RIPEMD-160 of the SHA-256 digest, used by Bitcoin. */
#define HW_HASH160 25

/** BLAKE3, a tree of chunks of 1024 bytes. */
#define HW_BLAKE3 26

/** BLAKE2s (RFC 7693) with a digest of 32 bytes. */
#define HW_BLAKE2S_256 288

/** BLAKE2b (RFC 7693) with a digest of 32 bytes. */
#define HW_BLAKE2B_256 544

/** BLAKE2b (RFC 7693) with a digest of 64 bytes. */
#define HW_BLAKE2B_512 576

/**
 * Finds an algorithm by its name, such as sha3-256, SHA-256 or blake2b-160. If there is none, the
 * last error lists the available ones.
 *
 * Threads: any number at once.
 */
hw_status hw_algorithm_by_name(const char *name, hw_algorithm *algorithm);

/**
 * Lists the named algorithms, by index from 0. Returns HW_NOTHING after the last one. (BLAKE2 has
 * more digest lengths than those.)
 *
 *     hw_algorithm algorithm;
 *     for (size_t i = 0; hw_algorithm_at(i, &algorithm) == HW_OK; i++)
 *         puts(hw_algorithm_name(algorithm));
 *
 * Threads: any number at once.
 */
hw_status hw_algorithm_at(size_t index, hw_algorithm *algorithm);

/**
 * Returns the name of an algorithm; NULL if the algorithm does not exist. The text belongs to the
 * library and is never freed.
 *
 * Threads: any number at once.
 */
const char *hw_algorithm_name(hw_algorithm algorithm);

/**
 * Returns the length of the digest in bytes, for SHAKE that of the default digest; 0 if the
 * algorithm does not exist.
 *
 * Threads: any number at once.
 */
size_t hw_digest_length(hw_algorithm algorithm);

/**
 * Returns the length of a block in bytes, which HMAC needs; 0 if the algorithm does not exist.
 *
 * Threads: any number at once.
 */
size_t hw_block_length(hw_algorithm algorithm);

/**
 * Returns the length of the longest key in bytes: 32 for BLAKE2s, 64 for BLAKE2b, 32 (and no
 * shorter) for BLAKE3; 0 for algorithms that take no key, and if the algorithm does not exist.
 *
 * Threads: any number at once.
 */
size_t hw_longest_key(hw_algorithm algorithm);

/**
 * Returns whether the output can have any length, as that of SHAKE.
 *
 * Threads: any number at once.
 */
bool hw_is_extendable(hw_algorithm algorithm);

/* ===== One message ===== */

/**
 * Computes the digest of one message.
 *
 * digest_size must be hw_digest_length(algorithm), or any length for SHAKE. The digest may overlap
 * the message, except a digest of SHAKE whose length is not the default.
 *
 *     uint8_t digest[32];
 *     hw_digest(HW_SHA256, "abc", 3, digest, sizeof digest);
 *
 * Threads: any number at once.
 */
hw_status hw_digest(hw_algorithm algorithm,
                    const void *message,
                    size_t length,
                    uint8_t *digest,
                    size_t digest_size);

/* ===== One stream ===== */

/**
 * A hash computation in progress.
 *
 * Threads: a hasher may be used by different threads one after another; of two calls at the same
 * time the second returns HW_ERROR_BUSY.
 */
typedef struct hw_hasher hw_hasher;

/**
 * Makes a hasher; for SHAKE the digest has the default length. Free it with hw_hasher_free(). On
 * failure, *hasher is NULL.
 *
 * Threads: any number at once.
 */
hw_status hw_hasher_new(hw_algorithm algorithm, hw_hasher **hasher);

/**
 * Makes a hasher with a digest of digest_size bytes and a key. The digest can have any length for
 * SHAKE, 1 to 32 bytes for BLAKE2s and 1 to 64 for BLAKE2b (whatever the length in the algorithm's
 * number); other algorithms have one length. BLAKE2s takes a key of up to 32 bytes, BLAKE2b of up
 * to 64, BLAKE3 of 32, other algorithms none. NULL and 0 mean no key.
 *
 *     hw_hasher *mac;
 *     hw_hasher_new_keyed(HW_BLAKE2B_512, 32, "a key", 5, &mac);
 *
 * Threads: any number at once.
 */
hw_status hw_hasher_new_keyed(hw_algorithm algorithm,
                              size_t digest_size,
                              const void *key,
                              size_t key_length,
                              hw_hasher **hasher);

/**
 * Appends bytes to the message. They are not needed after the call.
 *
 * Threads: one call at a time for each hasher.
 */
hw_status hw_hasher_update(hw_hasher *hasher, const void *data, size_t length);

/**
 * Writes the digest of all bytes so far; digest_size must be hw_hasher_digest_length(). This does
 * not change the hasher, so more bytes may follow.
 *
 * Threads: one call at a time for each hasher.
 */
hw_status hw_hasher_digest(const hw_hasher *hasher, uint8_t *digest, size_t digest_size);

/**
 * Starts a new message with the same algorithm, digest length and key.
 *
 * Threads: one call at a time for each hasher.
 */
hw_status hw_hasher_reset(hw_hasher *hasher);

/**
 * Copies a hasher with its state. On failure, *copy is NULL.
 *
 * Threads: one call at a time for each hasher.
 */
hw_status hw_hasher_copy(const hw_hasher *hasher, hw_hasher **copy);

/**
 * Returns the length of the digest in bytes; 0 if the hasher is NULL or in use by another call.
 *
 * Threads: one call at a time for each hasher.
 */
size_t hw_hasher_digest_length(const hw_hasher *hasher);

/**
 * Returns the algorithm, for BLAKE2 with the length of this digest; 0 if the hasher is NULL or in
 * use by another call.
 *
 * Threads: one call at a time for each hasher.
 */
hw_algorithm hw_hasher_algorithm(const hw_hasher *hasher);

/**
 * Frees a hasher; NULL is ignored. A hasher that is in use by another call or by a scheduler is not
 * freed, and the result is HW_ERROR_BUSY. Freeing a hasher twice, or using it afterwards, is
 * undefined behaviour.
 *
 * Threads: no other call may use the object at the same time.
 */
hw_status hw_hasher_free(hw_hasher *hasher);

/* ===== One tree hash ===== */

/**
 * A tree hash in progress: BLAKE3, KT128 or KT256 (RFC 9861), or the commitment to a piece of
 * Filecoin. One message fills all vector lanes.
 *
 * Threads: as hw_hasher.
 */
typedef struct hw_tree hw_tree;

/** What a tree hash is begun with. NULL means none; all of it is zero in (hw_tree_options){0}. */
typedef struct hw_tree_options {
    /** The key of BLAKE3's mode keyed_hash. */
    const void *key;
    /** Its length, 32 bytes. */
    size_t key_length;
    /**
     * The context of BLAKE3's mode derive_key, in which the message is the key material: in UTF-8,
     * hardcoded, globally unique and specific to the use of the derived key.
     */
    const char *context;
    /** The customization string of KT128 and KT256. */
    const void *customization;
    /** Its length in bytes. */
    size_t customization_length;
} hw_tree_options;

/**
 * Makes a tree hash by its name: "blake3", "kt128", "kt256" or "comm-p". The options may be NULL.
 * Free it with hw_tree_free(). On failure, *tree is NULL.
 *
 *     hw_tree *kt128;
 *     hw_tree_options options = {.customization = "an example", .customization_length = 10};
 *     hw_tree_new("kt128", &options, &kt128);
 *
 * Threads: any number at once.
 */
hw_status hw_tree_new(const char *name,
                      const hw_tree_options *options,
                      hw_tree **tree);

/**
 * Appends bytes to the message. They are not needed after the call.
 *
 * Threads: one call at a time for each tree hash.
 */
hw_status hw_tree_update(hw_tree *tree, const void *data, size_t length);

/**
 * Writes the first digest_size bytes of the output over all bytes so far: any number, but 32 of
 * "comm-p". This does not change the tree hash, so more bytes may follow.
 *
 * Threads: one call at a time for each tree hash.
 */
hw_status hw_tree_digest(const hw_tree *tree, uint8_t *digest, size_t digest_size);

/**
 * Returns the usual length of the digest in bytes; 0 if the tree hash is NULL or in use by another
 * call.
 *
 * Threads: one call at a time for each tree hash.
 */
size_t hw_tree_digest_length(const hw_tree *tree);

/**
 * Starts a new message with the same options.
 *
 * Threads: one call at a time for each tree hash.
 */
hw_status hw_tree_reset(hw_tree *tree);

/**
 * Copies a tree hash with its state. On failure, *copy is NULL.
 *
 * Threads: one call at a time for each tree hash.
 */
hw_status hw_tree_copy(const hw_tree *tree, hw_tree **copy);

/**
 * Frees a tree hash; NULL is ignored. One that is in use by another call is not freed, and the
 * result is HW_ERROR_BUSY. Freeing it twice, or using it afterwards, is undefined behaviour.
 *
 * Threads: no other call may use the object at the same time.
 */
hw_status hw_tree_free(hw_tree *tree);

/* ===== Many messages and streams ===== */

/**
 * A range of bytes in memory, such as one of many messages. It has the layout of POSIX's struct
 * iovec.
 */
typedef struct hw_bytes {
    /** The first byte; may be NULL if length is 0. */
    const void *data;
    /** The number of bytes. */
    size_t length;
} hw_bytes;

/**
 * Computes the digests of many messages of any lengths, and writes them one after another.
 *
 * digests_size must be count * hw_digest_length(algorithm). The digests must not overlap a message;
 * messages may overlap each other.
 *
 *     hw_bytes messages[2] = {{"abc", 3}, {"", 0}};
 *     uint8_t digests[2][32];
 *     hw_digest_many(HW_SHA256, messages, 2, digests[0], sizeof digests);
 *
 * Threads: any number at once.
 */
hw_status hw_digest_many(hw_algorithm algorithm,
                         const hw_bytes *messages,
                         size_t count,
                         uint8_t *digests,
                         size_t digests_size);

/**
 * Like hw_digest_many(), with a key of a length that hw_hasher_new_keyed() takes. NULL and 0 mean
 * no key.
 *
 * Threads: any number at once.
 */
hw_status hw_digest_many_keyed(hw_algorithm algorithm,
                               const void *key,
                               size_t key_length,
                               const hw_bytes *messages,
                               size_t count,
                               uint8_t *digests,
                               size_t digests_size);

/**
 * Computes the digests of rows: count messages of equal length, of which row i begins i times
 * stride bytes after the first. The digests are written one after another. This is the fastest call
 * for many short messages, because they need no array of pointers.
 *
 * digests_size must be count * hw_digest_length(algorithm), and the stride not less than the
 * length. The digests must not overlap the rows, nor what lies between them.
 *
 *     uint8_t records[1000][40], digests[1000][32]; // of the first 32 bytes of each record
 *     hw_digest_rows(HW_SHA256, records, 1000, sizeof records[0], 32, digests[0], sizeof digests);
 *
 * Threads: any number at once.
 */
hw_status hw_digest_rows(hw_algorithm algorithm,
                         const void *rows,
                         size_t count,
                         size_t stride,
                         size_t length,
                         uint8_t *digests,
                         size_t digests_size);

/**
 * Computes the digests of many messages of equal length in one buffer: message i begins at messages
 * + i * stride. The stride may be less than the length, so that messages overlap. Everything else
 * is as for hw_digest_rows().
 *
 * Threads: any number at once.
 */
hw_status hw_digest_many_strided(hw_algorithm algorithm,
                                 const void *messages,
                                 size_t length,
                                 size_t stride,
                                 size_t count,
                                 uint8_t *digests,
                                 size_t digests_size);

/**
 * Appends parts[i] to the message of hashers[i], for all i. Algorithms and lengths may be mixed. If
 * a hasher appears twice or is in use by another call, the result is HW_ERROR_BUSY, and no hasher
 * is changed.
 *
 * Threads: one call at a time for each hasher.
 */
hw_status hw_update_many(hw_hasher *const *hashers, const hw_bytes *parts, size_t count);

/**
 * Writes the digests of many hashers one after another. Each has the length of its hasher's digest,
 * and digests_size must be the sum of these lengths. The hashers are not changed.
 *
 * Threads: one call at a time for each hasher.
 */
hw_status hw_digests_of(const hw_hasher *const *hashers,
                        size_t count,
                        uint8_t *digests,
                        size_t digests_size);

/* ===== Messages and streams that arrive over time, for one thread ===== */

/**
 * Hashes messages and parts of streams as they are submitted, and keeps the lanes full. It is for
 * one thread that has many messages or streams, but not all at once.
 *
 * Threads: a scheduler may be used by different threads one after another; of two calls at the same
 * time the second returns HW_ERROR_BUSY.
 */
typedef struct hw_scheduler hw_scheduler;

/** A finished submission. */
typedef struct hw_done {
    /** The tag that it was submitted with. */
    uint64_t tag;
    /** Its bytes, which are no longer needed. */
    const void *data;
    /** The number of its bytes. */
    size_t length;
    /**
     * The hasher, if a part of a stream was submitted, which may be used again; NULL for a message.
     */
    hw_hasher *hasher;
    /** The length of the digest in bytes; 0 for a part of a stream. */
    size_t digest_length;
    /** The digest, if a message was submitted. */
    uint8_t digest[HW_LONGEST_DIGEST];
} hw_done;

/**
 * Makes a scheduler for messages of one algorithm, and for parts of streams of any algorithm. Free
 * it with hw_scheduler_free(). On failure, *scheduler is NULL.
 *
 *     hw_scheduler_new(HW_SHA256, &scheduler);
 *     while (next_message(&number, &data, &length)) {
 *         hw_scheduler_submit(scheduler, number, data, length);
 *         while (hw_scheduler_poll(scheduler, &done) == HW_OK)
 *             use(done.tag, done.digest);
 *     }
 *     while (hw_scheduler_flush(scheduler, &done) == HW_OK)
 *         use(done.tag, done.digest);
 *     hw_scheduler_free(scheduler);
 *
 * Threads: any number at once.
 */
hw_status hw_scheduler_new(hw_algorithm algorithm, hw_scheduler **scheduler);

/**
 * Submits a message. Its bytes must not be changed or freed until hw_scheduler_poll() or
 * hw_scheduler_flush() returns them, or the scheduler is freed. Submitting does not hash anything.
 *
 * Threads: one call at a time for each scheduler.
 */
hw_status hw_scheduler_submit(hw_scheduler *scheduler,
                              uint64_t tag,
                              const void *message,
                              size_t length);

/**
 * Submits the next part of a stream. The scheduler uses its bytes as those of a message. It also
 * uses the hasher: until the hasher is returned, every other call with it returns HW_ERROR_BUSY, so
 * that the parts of a stream stay in order. If the scheduler is freed before that, the hasher is as
 * it was before the part.
 *
 * Threads: one call at a time for each scheduler and for each hasher.
 */
hw_status hw_scheduler_submit_part(hw_scheduler *scheduler,
                                   uint64_t tag,
                                   hw_hasher *hasher,
                                   const void *part,
                                   size_t length);

/**
 * Returns a finished submission in *done (HW_OK), or HW_NOTHING. It hashes only as long as there
 * are enough submissions to fill all lanes.
 *
 * Threads: one call at a time for each scheduler.
 */
hw_status hw_scheduler_poll(hw_scheduler *scheduler, hw_done *done);

/**
 * Returns a finished submission in *done (HW_OK), and hashes even if not all lanes can be filled.
 * Returns HW_NOTHING when everything has been returned.
 *
 * Threads: one call at a time for each scheduler.
 */
hw_status hw_scheduler_flush(hw_scheduler *scheduler, hw_done *done);

/**
 * Returns the number of submissions that have not been returned yet; 0 if the scheduler is NULL or
 * in use by another call.
 *
 * Threads: one call at a time for each scheduler.
 */
size_t hw_scheduler_length(const hw_scheduler *scheduler);

/**
 * Frees a scheduler and drops its unfinished submissions; NULL is ignored. A scheduler that is in
 * use by another call is not freed, and the result is HW_ERROR_BUSY. Its hashers are as they were
 * before their unfinished parts, so they must not have been freed.
 *
 * Threads: no other call may use the object at the same time.
 */
hw_status hw_scheduler_free(hw_scheduler *scheduler);

/* ===== Messages and streams of many threads ===== */

/**
 * Hashes the streams of many threads together, each of which has one stream or message of its own.
 * The pool has no threads of its own: a thread that calls it either hashes, or sleeps while another
 * thread hashes its bytes.
 *
 * Threads: any number of calls at once.
 */
typedef struct hw_pool hw_pool;

/**
 * Receives a finished submission, in the thread that hashed it. done is valid until the callback
 * returns. The callback must return (it must not call longjmp or throw), and it should be short,
 * because its thread does not hash meanwhile.
 *
 * It may call this pool: hw_pool_update() and hw_pool_digest() hash alone, hw_pool_submit() and
 * hw_pool_submit_part() queue any number of submissions without waiting, hw_pool_flush() returns at
 * once and the call that runs the callback flushes before it returns, hw_pool_serve() returns
 * HW_ERROR_ORDER, and hw_pool_free() HW_ERROR_BUSY. It may also wait for other threads that call
 * the pool.
 */
typedef void (*hw_done_callback)(const hw_done *done, void *user);

/**
 * Makes a pool in which at most leaders threads hash at the same time; 0 means as many as this
 * process has cores. Free it with hw_pool_free(). On failure, *pool is NULL.
 *
 * Threads: any number at once.
 */
hw_status hw_pool_new(size_t leaders, hw_pool **pool);

/**
 * Appends bytes as hw_hasher_update() does, hashed together with those of other threads. 64 KiB or
 * more at a time are best; a few bytes are hashed alone.
 *
 * Threads: any number at once; one call at a time for each hasher.
 */
hw_status hw_pool_update(const hw_pool *pool,
                         hw_hasher *hasher,
                         const void *data,
                         size_t length);

/**
 * Computes the digest of a message together with the messages and streams of other threads.
 * digest_size must be hw_digest_length(), or any length for SHAKE.
 *
 * Threads: any number at once.
 */
hw_status hw_pool_digest(const hw_pool *pool,
                         hw_algorithm algorithm,
                         const void *message,
                         size_t length,
                         uint8_t *digest,
                         size_t digest_size);

/**
 * Queues a message to be hashed by another thread, which then calls callback with the digest. This
 * is for callers that must not block. The bytes must not be changed or freed until then.
 *
 * Submissions are hashed by threads in hw_pool_serve() and hw_pool_flush(), and by threads that
 * hash for themselves. If 64 submissions per leader are waiting, this call hashes itself or waits
 * for room; in a callback it does neither.
 *
 * Threads: any number at once.
 */
hw_status hw_pool_submit(const hw_pool *pool,
                         hw_algorithm algorithm,
                         uint64_t tag,
                         const void *message,
                         size_t length,
                         hw_done_callback callback,
                         void *user);

/**
 * Like hw_pool_submit(), for the next part of a stream. The pool uses the hasher until the callback
 * is called: every other call with it returns HW_ERROR_BUSY, so that the parts of a stream stay in
 * order.
 *
 * Threads: any number at once; one call at a time for each hasher.
 */
hw_status hw_pool_submit_part(const hw_pool *pool,
                              uint64_t tag,
                              hw_hasher *hasher,
                              const void *part,
                              size_t length,
                              hw_done_callback callback,
                              void *user);

/**
 * Hashes until the queue is empty. Other threads may still be hashing what they took from it. In a
 * callback of this pool it returns at once, and the call that runs the callback hashes until the
 * queue is empty before it returns.
 *
 * Threads: any number at once.
 */
hw_status hw_pool_flush(const hw_pool *pool);

/**
 * Hashes on this thread what others submit, until hw_pool_close() is called and the queue is empty.
 * In a callback of this pool the result is HW_ERROR_ORDER.
 *
 * Threads: any number at once.
 */
hw_status hw_pool_serve(const hw_pool *pool);

/**
 * Makes current and future calls of hw_pool_serve() return. All other calls work as before.
 *
 * Threads: any number at once.
 */
hw_status hw_pool_close(const hw_pool *pool);

/**
 * Frees a pool; NULL is ignored. A pool that is in use by another thread is not freed, and the
 * result is HW_ERROR_BUSY. Submissions that are not hashed yet are dropped without a callback.
 *
 * Threads: no other call may use the object at the same time.
 */
hw_status hw_pool_free(hw_pool *pool);

/* ===== Merkle trees ===== */

/**
 * All nodes of a Merkle tree, which does not change.
 *
 * Threads: any number may read one at once.
 */
typedef struct hw_merkle_tree hw_merkle_tree;

/**
 * Returns the length in bytes of a node of a tree of this shape, which is a digest; 0 if there is
 * no such shape.
 *
 * Threads: any number at once.
 */
size_t hw_merkle_digest_length(const char *shape);

/**
 * Computes the leaves that stand for messages, one after another, for a tree of this shape:
 *
 * | shape | of |
 * |---|---|
 * | `rfc6962` | Certificate Transparency |
 * | `ssz:LIMIT` | Ethereum's consensus layer, for at most LIMIT chunks |
 * | `bitcoin` | a block of Bitcoin |
 * | `sorted-keccak` | merkletreejs with sortPairs, Solidity's MerkleProof |
 * | `open-zeppelin` | @openzeppelin/merkle-tree |
 * | `plain:ALGORITHM` | digests of two children, without prefixes |
 *
 * After the shape may stand ,doubled (a lone last node is its own sibling), ,sorted (the smaller of
 * two children first) and ,prefixed:00:01 (bytes before the data of a leaf and the children of a
 * node).
 *
 * leaves_size must be count times the length of a digest. The leaves must not overlap the messages.
 *
 *     hw_bytes messages[2] = {{"a", 1}, {"b", 1}};
 *     uint8_t leaves[2][32];
 *     hw_merkle_leaves("rfc6962", messages, 2, leaves[0], sizeof leaves);
 *
 * Threads: any number at once.
 */
hw_status hw_merkle_leaves(const char *shape,
                           const hw_bytes *messages,
                           size_t count,
                           uint8_t *leaves,
                           size_t leaves_size);

/**
 * Computes the root of a tree from its leaves, which are digests one after another, in bounded
 * memory. root_size must be the length of a digest.
 *
 * Threads: any number at once.
 */
hw_status hw_merkle_root(const char *shape,
                         const void *leaves,
                         size_t leaves_size,
                         uint8_t *root,
                         size_t root_size);

/**
 * Makes a tree with all its nodes, for proofs. Free it with hw_merkle_tree_free(). On failure,
 * *tree is NULL.
 *
 * Threads: any number at once.
 */
hw_status hw_merkle_tree_new(const char *shape,
                             const void *leaves,
                             size_t leaves_size,
                             hw_merkle_tree **tree);

/**
 * Copies the root of a tree. root_size must be the length of a digest.
 *
 * Threads: any number at once.
 */
hw_status hw_merkle_tree_root(const hw_merkle_tree *tree, uint8_t *root, size_t root_size);

/**
 * Gives the nodes of a layer, one after another; level 0 has the leaves. They belong to the tree.
 * If there is no such layer, the result is HW_NOTHING, *nodes is NULL and *nodes_size is 0.
 *
 * Threads: any number at once.
 */
hw_status hw_merkle_tree_layer(const hw_merkle_tree *tree,
                               size_t level,
                               const uint8_t **nodes,
                               size_t *nodes_size);

/**
 * Writes the proof that a leaf is in a tree: the siblings of all levels, that of the leaf first.
 * proof_size must be the length of the proof, which is written to *needed; with a NULL for the
 * proof and a size of 0 it is all that is written. needed may be NULL.
 *
 *     size_t needed;
 *     hw_merkle_tree_proof(tree, 7, NULL, 0, &needed);
 *     uint8_t *proof = malloc(needed);
 *     hw_merkle_tree_proof(tree, 7, proof, needed, NULL);
 *
 * Threads: any number at once.
 */
hw_status hw_merkle_tree_proof(const hw_merkle_tree *tree,
                               uint64_t index,
                               uint8_t *proof,
                               size_t proof_size,
                               size_t *needed);

/**
 * Writes the proof that a tree continues one of its first old leaves (RFC 6962, section 2.1.2).
 * Sizes are as those of hw_merkle_tree_proof().
 *
 * Threads: any number at once.
 */
hw_status hw_merkle_tree_consistency(const hw_merkle_tree *tree,
                                     uint64_t old,
                                     uint8_t *proof,
                                     size_t proof_size,
                                     size_t *needed);

/**
 * Frees a tree; NULL is none.
 *
 * Threads: no other call may use the object at the same time.
 */
hw_status hw_merkle_tree_free(hw_merkle_tree *tree);

/**
 * Checks that leaf is leaf index of the tree of count leaves that has this root. If the proof does
 * not prove that, the result is HW_ERROR_PROOF. Root and leaf have node_size bytes, the length of a
 * digest.
 *
 * Threads: any number at once.
 */
hw_status hw_merkle_verify(const char *shape,
                           const void *root,
                           const void *leaf,
                           size_t node_size,
                           uint64_t index,
                           uint64_t count,
                           const void *proof,
                           size_t proof_size);

/**
 * Checks that the tree of count leaves with this root continues the one of old leaves with the root
 * old_root. If the proof does not prove that, the result is HW_ERROR_PROOF. The roots have
 * node_size bytes.
 *
 * Threads: any number at once.
 */
hw_status hw_merkle_verify_consistency(const char *shape,
                                       uint64_t old,
                                       const void *old_root,
                                       uint64_t count,
                                       const void *root,
                                       size_t node_size,
                                       const void *proof,
                                       size_t proof_size);

/* ===== Searches ===== */

/**
 * A nonce search: options, callbacks, and one run.
 *
 * Threads: a search may be used by different threads one after another; of two calls at the same
 * time the second returns HW_ERROR_BUSY. hw_search_stop() may be called at any time.
 */
typedef struct hw_search hw_search;

/** A result of a search. Its bytes are valid until the callback returns. */
typedef struct hw_result {
    /** The message. */
    const uint8_t *message;
    /** The length of the message in bytes. */
    size_t message_length;
    /** The digest of the whole message. */
    const uint8_t *digest;
    /** The length of the digest in bytes. */
    size_t digest_length;
    /** The counter in the message. */
    uint64_t counter;
    /** The worker that found it. */
    uint32_t worker;
    /**
     * The number of leading zero bits of the digest, or of the part of it to which the objective
     * applies.
     */
    uint32_t zero_bits;
} hw_result;

/**
 * Receives a result and the pointer that was registered with the callback, in the thread that runs
 * the search. If it returns 0 the search continues; any other value stops it, and no callback is
 * called any more. It must return; it must not call longjmp or throw.
 */
typedef int (*hw_result_callback)(const hw_result *result, void *user);

/** The progress of a search. */
typedef struct hw_progress {
    /** The number of hashes so far. */
    uint64_t hashes;
    /**
     * The number of hashes after which the requested counters are complete; 0 if no count was set.
     */
    uint64_t expected;
    /** The seconds since the start. */
    double seconds;
    /**
     * The probability that this number of hashes has a result; negative in a search for the
     * smallest digest.
     */
    double odds;
    /** The smallest digest of the results; NULL if there are none. */
    const uint8_t *best;
    /** The length of that digest in bytes. */
    size_t best_length;
} hw_progress;

/**
 * Receives the progress of a search a few times per second, in the thread that runs it. If it
 * returns 0 the search continues; any other value stops it, and no callback is called any more. It
 * must return; it must not call longjmp or throw.
 */
typedef int (*hw_progress_callback)(const hw_progress *progress, void *user);

/** The summary of a search. */
typedef struct hw_summary {
    /** The number of hashes of this run. */
    uint64_t hashes;
    /** The number of results, which were passed to the callback if there is one. */
    uint64_t results;
    /** The time that it took, in seconds. */
    double seconds;
    /** The length in bytes of the smallest digest of the results; 0 if there are none. */
    size_t best_length;
    /** The smallest digest of the results. */
    uint8_t best[HW_LONGEST_DIGEST];
} hw_summary;

/**
 * Makes a search with the default options. Free it with hw_search_free(). On failure, *search is
 * NULL.
 *
 *     hw_search_new(&search);
 *     hw_search_set(search, "message", "block {counter:8}");
 *     hw_search_set(search, "algo", "sha256d");
 *     hw_search_set(search, "zero-bits", "24");
 *     hw_search_set(search, "hits", "1");
 *     hw_search_on_result(search, print_result, stdout);
 *     if (hw_search_run(search, NULL) < 0)
 *         fprintf(stderr, "%s\n", hw_last_error());
 *     hw_search_free(search);
 *
 * Threads: any number at once.
 */
hw_status hw_search_new(hw_search **search);

/**
 * Sets an option of a search. Names and values are those of the command hashweave search, without
 * the leading hyphens:
 *
 * | name | value | default |
 * |---|---|---|
 * | message | the template, with fields such as {counter:8}, {counter:4:be}, {salt:4} | that of the command |
 * | algo | an algorithm by name | sha3-256 |
 * | preset | a search that has a name, such as create2, in place of message and algo | |
 * | set | PARAMETER=VALUE: a parameter of the preset; may be set several times | |
 * | min | yes: report each digest that is smaller than all before it | yes |
 * | zero-bits | report digests with at least this number of leading zero bits | |
 * | below | report digests below this value, given by its leading bytes in hexadecimal | |
 * | below-le | report digests below this number, least significant byte first; the value is its leading digits in hexadecimal | |
 * | nbits | report digests that meet this target in Bitcoin's compact form, eight hexadecimal digits | |
 * | match | MASKHEX:VALUEHEX: report digests whose leading bytes, ANDed with the mask, equal the value | |
 * | any | patterns with commas between them: report digests that begin with one, in hexadecimal digits with a point for any digit, or as MASKHEX:VALUEHEX | |
 * | checksum-case | digits with commas between them: report addresses of Ethereum, 20 bytes, that begin with one, in upper and lower case as their checksum has it | |
 * | base58 | VERSIONHEX:PREFIX: report hashes of 20 bytes whose text in Base58, with the version and a checksum, begins so; PREFIX alone: of 32 bytes, no checksum | |
 * | score | zeros, zero-bytes, leading-zero-bytes, run or uniswap-v4: report each digest that scores more than all before it | |
 * | digest-range | A..B: the objective applies only to these bytes of the digest | all |
 * | salt-hex | the salt | that of the ledger, otherwise random |
 * | start, count | the range of counters, for each thread if the template has a salt | 0, all |
 * | shard | I/N: one of N parts of the counters | |
 * | seconds, hits | stop after this time, or after this number of results | |
 * | threads | 1 to 65536 | all cores |
 * | pin | yes: bind every thread to a core of its own | no |
 * | backend, kernel | an instruction set, and a kernel by name | auto |
 * | ledger | a file that records what was searched and found; it is created if it does not exist, and continued if it does | |
 *
 * If more than one objective is set (min to any), the last one counts. Numbers may be written as
 * 1000000, 1e6, 10m or 2^20.
 *
 * Threads: one call at a time for each search.
 */
hw_status hw_search_set(hw_search *search,
                        const char *name,
                        const char *value);

/**
 * Sets the callback that receives the results, in the order of their counters; NULL means none.
 *
 * Threads: one call at a time for each search.
 */
hw_status hw_search_on_result(hw_search *search, hw_result_callback callback, void *user);

/**
 * Sets the callback that receives the progress of the search; NULL means none.
 *
 * Threads: one call at a time for each search.
 */
hw_status hw_search_on_progress(hw_search *search,
                                hw_progress_callback callback,
                                void *user);

/**
 * Runs a search, which is possible once, and returns when it ends: HW_OK if the requested counters,
 * seconds or results are complete, HW_STOPPED if it was stopped, and HW_ERROR_WRONG_ANSWER if a
 * wrong result was computed (all reported results were verified). The library's own threads do the
 * work; callbacks are called in the thread of the caller. summary may be NULL; if the search did
 * not start, it is all zeros.
 *
 * Threads: one call at a time for each search.
 */
hw_status hw_search_run(hw_search *search, hw_summary *summary);

/**
 * Stops a search within a few hundredths of a second. A search that has not started yet ends as
 * soon as it starts. NULL is ignored.
 *
 * Threads: any number at once, also while hw_search_run() runs in another thread, from a callback,
 * and from a signal handler. The search must not have been freed.
 */
void hw_search_stop(const hw_search *search);

/**
 * Frees a search; NULL is ignored. A search that is running is not freed, and the result is
 * HW_ERROR_BUSY.
 *
 * Threads: no other call may use the object at the same time.
 */
hw_status hw_search_free(hw_search *search);

/* ===== Proof-of-replication ===== */

/** The stage of a run. */
typedef enum hw_stage {
    /** It reads saved layers and checks their digests. */
    HW_STAGE_VERIFYING = 0,
    /** It reads the inputs. */
    HW_STAGE_LOADING = 1,
    /** It computes layers; hw_comm_d() computes the tree. */
    HW_STAGE_LABELLING = 2,
    /** It adds labels to data or subtracts them, and writes the outputs. */
    HW_STAGE_ENCODING = 3,
    /** It flushes the outputs to the disk. */
    HW_STAGE_SAVING = 4,
    /** It hashes columns and trees, in the second phase of main net's programs. */
    HW_STAGE_HASHING = 5,
} hw_stage;

/**
 * A replication encodes data into replicas, or decodes replicas into data: options, files, and one
 * or more runs.
 *
 * Threads: a replication may be used by different threads one after another; of two calls at the
 * same time the second returns HW_ERROR_BUSY. hw_replication_stop() may be called at any time.
 */
typedef struct hw_replication hw_replication;

/** The progress of a run. */
typedef struct hw_replication_progress {
    /** The stage of the run. */
    enum hw_stage stage;
    /** The layer, counted from 1. */
    uint32_t layer;
    /** The number of layers. */
    uint32_t layers;
    /**
     * The number of labelled nodes in all layers and replicas; for an audit, the number of layers
     * that were compared.
     */
    uint64_t nodes_done;
    /** The total number of nodes to be labelled; for an audit, of layers to be compared. */
    uint64_t nodes_total;
    /**
     * NULL, or a line which says that something saved was damaged, and where the run therefore
     * continues; the numbers are 0 then. It is valid until the callback returns.
     */
    const char *mended;
} hw_replication_progress;

/**
 * Receives the progress of a run, in the thread of the caller. If it returns 0 the run continues;
 * any other value stops it as hw_replication_stop() does. It must return; it must not call longjmp
 * or throw.
 */
typedef int (*hw_replication_callback)(const hw_replication_progress *progress, void *user);

/** The summary of an audit without errors. */
typedef struct hw_audit {
    /** The number of layers of all replicas. */
    uint32_t layers;
    /** The number of nodes that were compared. */
    uint64_t checked;
    /** The seed with which the nodes were drawn. */
    uint64_t seed;
    /** The time that it took, in seconds. */
    double seconds;
} hw_audit;

/**
 * Makes a replication with the default options and no files. Free it with hw_replication_free(). On
 * failure, *replication is NULL.
 *
 *     hw_replication_new(&replication);
 *     hw_replication_set(replication, "scheme", "r2");
 *     hw_replication_add(replication, replica_id, "data", "data.replica", NULL);
 *     if (hw_replication_encode(replication, NULL, 0) < 0)
 *         fprintf(stderr, "%s\n", hw_last_error());
 *     hw_replication_free(replication);
 *
 * Threads: any number at once.
 */
hw_status hw_replication_new(hw_replication **replication);

/**
 * Sets an option of a replication. Names and values are those of the command hashweave replicate,
 * without the leading hyphens:
 *
 * | name | value | default |
 * |---|---|---|
 * | scheme | sdr, zigzag, r2 | sdr |
 * | registered-proof | for sdr: a number, which sets porep-id, api-version, layers and size | |
 * | porep-id | for sdr: 32 bytes in hexadecimal, from which the graph is derived | zeros |
 * | api-version | for sdr: 1.0.0, 1.1.0, 1.2.0 | 1.2.0 |
 * | layers | the number of layers | that of the scheme and size |
 * | nodes, size | the number of nodes of 32 bytes, or the same in bytes: 2048, 2KiB, 512MiB | from the files |
 * | threads | 1 to 65536 | all cores |
 * | kernel | a kernel by name | auto |
 * | memory | the number of bytes that may be used | what is available |
 * | cached-graph | yes: read parents from a cache in the folder | no |
 * | dir | a folder for layers and checkpoints | |
 * | resume | yes: continue from what the folder holds | no |
 * | checkpoint | the longest time between two checkpoints, in seconds | 20 |
 * | pad | yes: pad an input that is too short with zeros | no |
 * | fr32 | yes: pad data as Filecoin does, 127 bytes to 128, so they may be any bytes; to decode, take that back | no |
 * | length | with fr32, to decode: the bytes of the data of the replicas that are added afterwards | what the folder says |
 * | force | yes: replace outputs that exist already | no |
 *
 * Threads: one call at a time for each replication.
 */
hw_status hw_replication_set(hw_replication *replication,
                             const char *name,
                             const char *value);

/**
 * Adds a replica: its id of 32 bytes, the input file and the output file. Several replicas share
 * the lanes of a core. For hw_replication_labels() both files are NULL. comm_d, 32 bytes or NULL,
 * is the commitment that decoded data must have.
 *
 * Threads: one call at a time for each replication.
 */
hw_status hw_replication_add(hw_replication *replication,
                             const uint8_t *replica_id,
                             const char *input,
                             const char *output,
                             const uint8_t *comm_d);

/**
 * Sets the callback that receives the progress of a run; NULL means none.
 *
 * Threads: one call at a time for each replication.
 */
hw_status hw_replication_on_progress(hw_replication *replication,
                                     hw_replication_callback callback,
                                     void *user);

/**
 * Encodes data into replicas. digests receives the SHA-256 digest of every output, 32 bytes each;
 * if digests_size is 0, no digests are written. The result is HW_STOPPED if the run was stopped;
 * with a folder (the option dir) the work so far is saved, and hw_last_error() says so.
 *
 * Threads: one call at a time for each replication.
 */
hw_status hw_replication_encode(hw_replication *replication,
                                uint8_t *digests,
                                size_t digests_size);

/**
 * Decodes replicas, which are the inputs, into data. Everything else is as for
 * hw_replication_encode().
 *
 * Threads: one call at a time for each replication.
 */
hw_status hw_replication_decode(hw_replication *replication,
                                uint8_t *digests,
                                size_t digests_size);

/**
 * Writes only the layers of sdr, into the folder that the option dir names. digests receives the
 * SHA-256 digests of all layers of the first replica, then of the second one, and so on. Everything
 * else is as for hw_replication_encode().
 *
 * Threads: one call at a time for each replication.
 */
hw_status hw_replication_labels(hw_replication *replication,
                                uint8_t *digests,
                                size_t digests_size);

/**
 * Recomputes samples random nodes of every layer in the folder (the option dir), and checks the
 * digests of the files. The result is HW_OK, HW_ERROR_WRONG_ANSWER at the first node that differs,
 * or HW_ERROR_FILE if a digest differs. The folder contains its parameters; of the options, only
 * dir and threads are used. seed is the seed with which the nodes are drawn, or NULL for a random
 * one. audit may be NULL.
 *
 * Threads: one call at a time for each replication.
 */
hw_status hw_replication_audit(hw_replication *replication,
                               size_t samples,
                               const uint64_t *seed,
                               hw_audit *audit);

/**
 * Stops a run soon. Every later run of this replication ends as soon as it starts. NULL is ignored.
 *
 * Threads: any number at once, also while a run is in progress in another thread, from the
 * callback, and from a signal handler. The replication must not have been freed.
 */
void hw_replication_stop(const hw_replication *replication);

/**
 * Frees a replication; NULL is ignored. A replication that is running is not freed, and the result
 * is HW_ERROR_BUSY.
 *
 * Threads: no other call may use the object at the same time.
 */
hw_status hw_replication_free(hw_replication *replication);

/**
 * Computes the commitment to the data of a file (comm_d), 32 bytes. With pad, the data are padded
 * with zeros to a power of two of nodes of 32 bytes; otherwise they must have such a length. Of a
 * piece as it is before it is padded this is not the commitment; hw_comm_p() computes that. threads
 * 0 means all cores. callback may be NULL; the result is HW_STOPPED if it stops the run.
 *
 * Threads: any number at once.
 */
hw_status hw_comm_d(const char *file,
                    bool pad,
                    size_t threads,
                    uint8_t *comm_d,
                    hw_replication_callback callback,
                    void *user);

/**
 * Computes the commitment to a piece of Filecoin (comm_p), 32 bytes: to the bytes of a file, which
 * are padded to 128 for each 127, and with zeros to a power of two. threads 0 means all cores.
 * callback may be NULL; the result is HW_STOPPED if it stops the run.
 *
 * Threads: any number at once.
 */
hw_status hw_comm_p(const char *file,
                    size_t threads,
                    uint8_t *comm_p,
                    hw_replication_callback callback,
                    void *user);

/**
 * Derives the id of a replica as main net does: from the prover id, the number of the sector, its
 * ticket, the comm_d of its data and the porep_id. All of them except the number have 32 bytes.
 *
 * Threads: any number at once.
 */
hw_status hw_replica_id(const uint8_t *prover_id,
                        uint64_t sector,
                        const uint8_t *ticket,
                        const uint8_t *comm_d,
                        const uint8_t *porep_id,
                        uint8_t *replica_id);

/* ===== Poseidon ===== */

/**
 * Computes Poseidon over the scalar field of BLS12-381, as Filecoin's trees have it, of count
 * preimages of arity elements each, one after another. The digests, of 32 bytes each, are written
 * one after another.
 *
 * The arity is 2, 4, 8 or 11. An element has 32 bytes, the least significant first, and must be
 * below the modulus: if one is not, the result is HW_ERROR_OPTION, and nothing is written.
 * digests_size must be count * 32. The digests must not overlap the preimages.
 *
 *     uint8_t layer[64][32], above[8][32]; // an 8-ary tree, one layer of it
 *     hw_poseidon_many(8, layer, 8, above[0], sizeof above);
 *
 * Threads: any number at once.
 */
hw_status hw_poseidon_many(size_t arity,
                           const void *preimages,
                           size_t count,
                           uint8_t *digests,
                           size_t digests_size);

#ifdef __cplusplus
}
#endif

#endif /* HASHWEAVE_H */
