/*
 * Hashweave for C: hashing at the width of the machine.
 *
 * Many messages in one call, streams, a scheduler, nonce searches, proof-of-replication; docs/c.md
 * has the first ten lines and what is faster. C99 and C++11. This file is written by cbindgen; do
 * not edit it.
 *
 * Results. A call gives a code: HW_OK (0); positive, nothing went wrong but there is something to
 * know; negative, an error. hw_status_text() has a text for each code, hw_last_error() one line
 * about the last call that failed in this thread. Where a call gives a value, 0 or NULL says that
 * it failed. After an error nothing has changed, except that outputs may be written in part. No
 * call aborts or throws, except that the process ends if memory runs out.
 *
 * Pointers. A pointer to bytes comes with their number. NULL with the number 0 is nothing, NULL
 * with any other number is HW_ERROR_NULL, and so is NULL for an object or for a result, where a
 * comment does not say that it may be NULL. All others must point to what the call says, in the
 * length given, aligned for their type, until the call returns. Bytes that another thread changes
 * meanwhile give some digest. Texts end with a zero.
 *
 * Objects are made by hw_..._new() and freed by hw_..._free(), once. Whatever else is returned is
 * the library's.
 *
 * Threads. Each function says which calls may come at once. Where one call at a time may have an
 * object, another thread's is refused with HW_ERROR_BUSY, except that an object must not be freed
 * while another thread uses it. There is nothing to initialise. After fork(), the child may use
 * all that no thread of the parent used at that time.
 *
 * Numbers of codes, algorithms and stages never change, and structures and functions of this file
 * do not as long as the library is libhashweave.so.0.
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

/** What came of a call. Errors are negative; the numbers never change. */
typedef enum hw_status {
    /** It is done. */
    HW_OK = 0,
    /** There is nothing to hand out (now). */
    HW_NOTHING = 1,
    /** A run ended early because it was asked to. */
    HW_STOPPED = 2,
    /** A pointer is NULL that must not be. */
    HW_ERROR_NULL = -1,
    /** There is no such algorithm. */
    HW_ERROR_ALGORITHM = -2,
    /** A length, a size or a count does not fit. */
    HW_ERROR_LENGTH = -3,
    /** What is written would lie on what is read. */
    HW_ERROR_OVERLAP = -4,
    /** The object is in another call, or with a scheduler. */
    HW_ERROR_BUSY = -5,
    /** There is no such option, or it cannot have this value, or options do not fit together. */
    HW_ERROR_OPTION = -6,
    /** The call cannot be made now, for instance a second run of a search. */
    HW_ERROR_ORDER = -7,
    /** A file cannot be read or written, or is not what it must be. */
    HW_ERROR_FILE = -8,
    /** Something computed wrong: a kernel, the processor, its memory. */
    HW_ERROR_WRONG_ANSWER = -9,
    /** The system gave no memory, no thread or no randomness. */
    HW_ERROR_SYSTEM = -10,
    /** A defect of the library; what the call works on is to be freed and not used again. */
    HW_ERROR_INTERNAL = -11,
} hw_status;

/**
 * What a code means, in a line; of a number that is no code, that it is none. The text is the
 * library's and lasts.
 *
 * Threads: any number at once.
 */
const char *hw_status_text(int status);

/**
 * What went wrong in the last call that failed in this thread, or what is saved of a run that was
 * stopped: one line with the particulars, without a line end; an empty text if none has failed. The
 * text is the library's, and lasts until another call fails in this thread, or the thread ends.
 *
 * Threads: each has its own.
 */
const char *hw_last_error(void);

/* ===== Version, information, selftest ===== */

/** The version of this header: incompatible changes count it up. */
#define HW_VERSION_MAJOR 0

/** The version of this header: additions count it up. */
#define HW_VERSION_MINOR 1

/** The version of this header: corrections count it up. */
#define HW_VERSION_PATCH 0

/** A kernel that was tested. */
typedef struct hw_verdict {
    /** What it does: "digest", "sum", "search", "replicate" and so on. */
    const char *job;
    /** The algorithm's name. */
    const char *algorithm;
    /** The instruction set's name. */
    const char *backend;
    /** The kernel's name. */
    const char *kernel;
    /** How many values were compared. */
    uint64_t compared;
    /** What was wrong; NULL if nothing. */
    const char *failure;
} hw_verdict;

/**
 * Takes a verdict, whose texts last until it returns, and the pointer that was given with it. It
 * must return, not jump out or throw.
 */
typedef void (*hw_verdict_callback)(const hw_verdict *verdict, void *user);

/**
 * The version of the library that is linked, as 0x00MMmmpp: to be compared with HW_VERSION.
 *
 * Threads: any number at once.
 */
uint32_t hw_version(void);

/**
 * The version of the library that is linked, as a text such as "0.1.0", which is the library's and
 * lasts.
 *
 * Threads: any number at once.
 */
const char *hw_version_text(void);

/**
 * What the library found: lines name: value for the version, the processor, its core as far as it
 * is known, the threads that it can run, the instruction sets, and for every algorithm the kernel
 * that hashes one stream and the widest one.
 *
 * Writes the text with a zero after it if size is enough, and *needed = the bytes that are, in any
 * case; text may be NULL if size is 0. The first call for an algorithm times its kernels if the
 * processor is unknown, which takes some milliseconds.
 *
 * Threads: any number at once.
 */
hw_status hw_info(char *text,
                  size_t size,
                  size_t *needed);

/**
 * Tests every kernel that this machine can run against the reference, which takes some seconds:
 * HW_OK, or HW_ERROR_WRONG_ANSWER.
 *
 * callback, which may be NULL, is called for every kernel, in this thread.
 *
 * Threads: any number at once.
 */
hw_status hw_selftest(hw_verdict_callback callback,
                      void *user);

/* ===== Algorithms ===== */

/**
 * Bytes of the longest digest that an algorithm has by itself; SHAKE's may be longer if that is
 * asked for.
 */
#define HW_LONGEST_DIGEST 64

/**
 * A hash algorithm: one of the constants below, or HW_BLAKE2S(bytes) or HW_BLAKE2B(bytes). The
 * numbers never change; zero is none.
 */
typedef uint32_t hw_algorithm;

/** SHA-224 (FIPS 180-4). */
#define HW_SHA224 1

/** SHA-256 (FIPS 180-4). */
#define HW_SHA256 2

/** SHA-256 of the SHA-256, used by Bitcoin. */
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

/** SHA3-256 of the SHA3-256 of the SHA3-256, used by Tari. */
#define HW_SHA3X 10

/** SHAKE128 (FIPS 202): any output length; 32 bytes if none is asked for. */
#define HW_SHAKE128 11

/** SHAKE256 (FIPS 202): any output length; 64 bytes if none is asked for. */
#define HW_SHAKE256 12

/** Keccak-224 as submitted. */
#define HW_KECCAK_224 13

/** Keccak-256 as submitted, used by Ethereum. */
#define HW_KECCAK_256 14

/** Keccak-384 as submitted. */
#define HW_KECCAK_384 15

/** Keccak-512 as submitted. */
#define HW_KECCAK_512 16

/** TurboSHAKE128 (RFC 9861, D = 0x1F): any output length; 32 bytes if none is asked for. */
#define HW_TURBOSHAKE128 17

/** TurboSHAKE256 (RFC 9861, D = 0x1F): any output length; 64 bytes if none is asked for. */
#define HW_TURBOSHAKE256 18

/** BLAKE2s (RFC 7693) with a digest of 32 bytes. */
#define HW_BLAKE2S_256 288

/** BLAKE2b (RFC 7693) with a digest of 32 bytes. */
#define HW_BLAKE2B_256 544

/** BLAKE2b (RFC 7693) with a digest of 64 bytes. */
#define HW_BLAKE2B_512 576

/**
 * The algorithm of a name, as people write it: sha3-256, SHA-256, blake2b-160. If there is none,
 * the last error lists those there are.
 *
 * Threads: any number at once.
 */
hw_status hw_algorithm_by_name(const char *name,
                               hw_algorithm *algorithm);

/**
 * The algorithms with a name of their own, counted by index from 0; HW_NOTHING after the last one.
 * BLAKE2 has more digest lengths.
 *
 *     hw_algorithm algorithm;
 *     for (size_t i = 0; hw_algorithm_at(i, &algorithm) == HW_OK; i++)
 *         puts(hw_algorithm_name(algorithm));
 *
 * Threads: any number at once.
 */
hw_status hw_algorithm_at(size_t index,
                          hw_algorithm *algorithm);

/**
 * The name of an algorithm; NULL if there is no such algorithm. The text is the library's and
 * lasts.
 *
 * Threads: any number at once.
 */
const char *hw_algorithm_name(hw_algorithm algorithm);

/**
 * Bytes of the digest, of SHAKE those of its default; 0 if there is no such algorithm.
 *
 * Threads: any number at once.
 */
size_t hw_digest_length(hw_algorithm algorithm);

/**
 * Bytes of a block, which HMAC needs; 0 if there is no such algorithm.
 *
 * Threads: any number at once.
 */
size_t hw_block_length(hw_algorithm algorithm);

/**
 * Bytes of the longest key: 32 for BLAKE2s, 64 for BLAKE2b; 0 for an algorithm that takes none, and
 * if there is no such algorithm.
 *
 * Threads: any number at once.
 */
size_t hw_longest_key(hw_algorithm algorithm);

/**
 * Whether the output may have any length, as SHAKE's.
 *
 * Threads: any number at once.
 */
bool hw_is_extendable(hw_algorithm algorithm);

/* ===== One message ===== */

/**
 * The digest of one message.
 *
 * digest_size is hw_digest_length(algorithm), or any length for SHAKE. The digest may lie on the
 * message, except one of SHAKE in a length that is not its default.
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
 * One hash in progress.
 *
 * Threads: a hasher may go from thread to thread; of two calls at once the second is refused with
 * HW_ERROR_BUSY.
 */
typedef struct hw_hasher hw_hasher;

/**
 * A hasher of nothing yet; SHAKE's has its default length. It is freed by hw_hasher_free(). If it
 * fails, *hasher is NULL.
 *
 * Threads: any number at once.
 */
hw_status hw_hasher_new(hw_algorithm algorithm,
                        hw_hasher **hasher);

/**
 * A hasher with a digest of digest_size bytes (any number for SHAKE, 1 to 32 for BLAKE2s, 1 to 64
 * for BLAKE2b whatever length the algorithm's name has, its own for another algorithm) under a key,
 * which is BLAKE2's: up to 32 bytes for BLAKE2s, 64 for BLAKE2b. NULL and 0 are no key.
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
 * Goes on with some bytes, which are not needed once it returns.
 *
 * Threads: one call at a time for each hasher.
 */
hw_status hw_hasher_update(hw_hasher *hasher, const void *data, size_t length);

/**
 * The digest of all bytes so far, of digest_size = hw_hasher_digest_length() bytes. It changes
 * nothing: more bytes may follow.
 *
 * Threads: one call at a time for each hasher.
 */
hw_status hw_hasher_digest(const hw_hasher *hasher,
                           uint8_t *digest,
                           size_t digest_size);

/**
 * Forgets all bytes; algorithm, digest length and key stay.
 *
 * Threads: one call at a time for each hasher.
 */
hw_status hw_hasher_reset(hw_hasher *hasher);

/**
 * Another hasher that is as this one is now. If it fails, *copy is NULL.
 *
 * Threads: one call at a time for each hasher.
 */
hw_status hw_hasher_copy(const hw_hasher *hasher, hw_hasher **copy);

/**
 * Bytes of its digest; 0 if it is NULL or in another call.
 *
 * Threads: one call at a time for each hasher.
 */
size_t hw_hasher_digest_length(const hw_hasher *hasher);

/**
 * Its algorithm, of BLAKE2 the one with its digest length; 0 if it is NULL or in another call.
 *
 * Threads: one call at a time for each hasher.
 */
hw_algorithm hw_hasher_algorithm(const hw_hasher *hasher);

/**
 * Frees a hasher; NULL is none. One that is in another call or with a scheduler is not freed:
 * HW_ERROR_BUSY. To free one twice, or to use it afterwards, is undefined.
 *
 * Threads: no other call may have it.
 */
hw_status hw_hasher_free(hw_hasher *hasher);

/* ===== Many messages and streams ===== */

/**
 * Bytes somewhere in memory: what a message is where there are many. It has the layout of POSIX's
 * struct iovec.
 */
typedef struct hw_bytes {
    /** Where they are; may be NULL if there are none. */
    const void *data;
    /** How many. */
    size_t length;
} hw_bytes;

/**
 * The digests of many messages of any lengths, one after the other.
 *
 * digests_size is count * hw_digest_length(algorithm). The digests must not lie on a message;
 * messages may lie on each other.
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
 * hw_digest_many() under a key, which is BLAKE2's: up to 32 bytes for BLAKE2s, 64 for BLAKE2b. NULL
 * and 0 are no key.
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
 * The digests of many messages of one length that lie in one buffer: message i is at messages + i *
 * stride. A stride that is less than the length is allowed: messages may lie on each other. All
 * else is as with hw_digest_many().
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
 * Each hasher goes on with its part: hashers[i] with parts[i]. Algorithms and lengths may be mixed.
 * If one of the hashers is there twice or in another call, HW_ERROR_BUSY, and none is changed.
 *
 * Threads: one call at a time for each hasher.
 */
hw_status hw_update_many(hw_hasher *const *hashers,
                         const hw_bytes *parts,
                         size_t count);

/**
 * The digests of many hashers, one after the other, each as long as its hasher's digest;
 * digests_size is that of all together. It changes no hasher.
 *
 * Threads: one call at a time for each hasher.
 */
hw_status hw_digests_of(const hw_hasher *const *hashers,
                        size_t count,
                        uint8_t *digests,
                        size_t digests_size);

/* ===== Messages and streams as they come, to one thread ===== */

/**
 * Hashes what is submitted, in lanes that are kept full: for one thread that has many messages or
 * streams, but not all at once.
 *
 * Threads: a scheduler may go from thread to thread; of two calls at once the second is refused
 * with HW_ERROR_BUSY.
 */
typedef struct hw_scheduler hw_scheduler;

/** Something that was submitted and is done. */
typedef struct hw_done {
    /** What it was submitted under. */
    uint64_t tag;
    /** Its bytes, which are not needed any more. */
    const void *data;
    /** How many they are. */
    size_t length;
    /** The hasher of a part, which may be used again; NULL for a message. */
    hw_hasher *hasher;
    /** Bytes of the digest; 0 for a part. */
    size_t digest_length;
    /** The digest of a message. */
    uint8_t digest[HW_LONGEST_DIGEST];
} hw_done;

/**
 * A scheduler of messages under an algorithm, and of parts of streams under any. It is freed by
 * hw_scheduler_free(). If it fails, *scheduler is NULL.
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
hw_status hw_scheduler_new(hw_algorithm algorithm,
                           hw_scheduler **scheduler);

/**
 * Submits a message. Its bytes are the scheduler's until hw_scheduler_poll() or
 * hw_scheduler_flush() hands them back, or the scheduler is freed: until then they must stay where
 * they are and as they are. Submitting hashes nothing.
 *
 * Threads: one call at a time for each scheduler.
 */
hw_status hw_scheduler_submit(hw_scheduler *scheduler,
                              uint64_t tag,
                              const void *message,
                              size_t length);

/**
 * Submits the next part of a stream. Its bytes are the scheduler's as those of a message are, and
 * so is the hasher: until it is handed back every other call with it is refused with HW_ERROR_BUSY,
 * so that the parts of a stream stay in order. If the scheduler is freed before, the hasher is as
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
 * Hands back something that is done: HW_OK, and it is in *done, or HW_NOTHING. It hashes only as
 * long as there is enough to fill all lanes.
 *
 * Threads: one call at a time for each scheduler.
 */
hw_status hw_scheduler_poll(hw_scheduler *scheduler,
                            hw_done *done);

/**
 * Hands back something that is done, hashing whatever there is: HW_OK, and it is in *done, or
 * HW_NOTHING if everything has been handed back.
 *
 * Threads: one call at a time for each scheduler.
 */
hw_status hw_scheduler_flush(hw_scheduler *scheduler,
                             hw_done *done);

/**
 * How many submissions have not been handed back; 0 if the scheduler is NULL or in another call.
 *
 * Threads: one call at a time for each scheduler.
 */
size_t hw_scheduler_length(const hw_scheduler *scheduler);

/**
 * Frees a scheduler and forgets what it has not handed back; NULL is none. One that is in another
 * call is not freed: HW_ERROR_BUSY. Hashers that it has are as they were before, so they must not
 * have been freed.
 *
 * Threads: no other call may have it.
 */
hw_status hw_scheduler_free(hw_scheduler *scheduler);

/* ===== Messages and streams of many threads ===== */

/**
 * Hashes the streams of many threads together, each of which has a stream or a message of its own.
 * There are no threads of the pool's: a thread that calls it hashes, or sleeps while another one
 * hashes its bytes along.
 *
 * Threads: any number of calls at once.
 */
typedef struct hw_pool hw_pool;

/**
 * Takes what was submitted and is done, in the thread that hashed it. done lasts until it returns.
 * It must return, not jump out or throw, and should be short: others wait.
 */
typedef void (*hw_done_callback)(const hw_done *done, void *user);

/**
 * A pool in which leaders threads hash at the same time; 0: as many as there are cores for. It is
 * freed by hw_pool_free(). If it fails, *pool is NULL.
 *
 * Threads: any number at once.
 */
hw_status hw_pool_new(size_t leaders,
                      hw_pool **pool);

/**
 * Goes on with some bytes, as hw_hasher_update() does, together with those of other threads. Best
 * are 64 KiB at a time, or more; few bytes are hashed alone.
 *
 * Threads: any number at once; one call at a time for each hasher.
 */
hw_status hw_pool_update(const hw_pool *pool,
                         hw_hasher *hasher,
                         const void *data,
                         size_t length);

/**
 * The digest of a message, of digest_size = hw_digest_length() bytes (any length for SHAKE), hashed
 * together with the messages and streams of other threads.
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
 * Has a message hashed by a thread that hashes anyway, which then calls callback with the digest:
 * for callers that must not sleep. The bytes must stay where they are and as they are until then.
 *
 * What is submitted is hashed by threads in hw_pool_serve() and hw_pool_flush(), along with what
 * others hash, and, when 64 submissions for each of the leaders wait, by this call or after it has
 * waited for room.
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
 * hw_pool_submit() for the next part of a stream. The hasher is the pool's until the callback is
 * called: every other call with it is refused with HW_ERROR_BUSY, so that the parts of a stream
 * stay in order.
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
 * Hashes until nothing waits. What other threads have in hand may still be on its way.
 *
 * Threads: any number at once.
 */
hw_status hw_pool_flush(const hw_pool *pool);

/**
 * Lends this thread to the pool: hashes what others submit until hw_pool_close() is called and
 * nothing waits.
 *
 * Threads: any number at once.
 */
hw_status hw_pool_serve(const hw_pool *pool);

/**
 * Lets the threads in hw_pool_serve() return, now and in future. All other calls go on as before.
 *
 * Threads: any number at once.
 */
hw_status hw_pool_close(const hw_pool *pool);

/**
 * Frees a pool; NULL is none. One that another thread is in is not freed: HW_ERROR_BUSY. What was
 * submitted and is not hashed is forgotten without a callback.
 *
 * Threads: no other call may have it.
 */
hw_status hw_pool_free(hw_pool *pool);

/* ===== Searches ===== */

/**
 * A search for nonces: options, callbacks, one run.
 *
 * Threads: a search may go from thread to thread; of two calls at once the second is refused with
 * HW_ERROR_BUSY. hw_search_stop() may come at any time.
 */
typedef struct hw_search hw_search;

/** A result of a search. Its bytes last until the callback returns. */
typedef struct hw_result {
    /** The message. */
    const uint8_t *message;
    /** Bytes of the message. */
    size_t message_length;
    /** The digest of the whole message. */
    const uint8_t *digest;
    /** Bytes of the digest. */
    size_t digest_length;
    /** The counter in the message. */
    uint64_t counter;
    /** Who found it. */
    uint32_t worker;
    /**
     * Bits of the digest (or of its bytes that the search looks at) before the first that is one.
     */
    uint32_t zero_bits;
} hw_result;

/**
 * Takes a result and the pointer that was given with it, in the thread that runs the search. 0 goes
 * on; any other value stops the search, and no callback comes any more. It must return, not jump
 * out or throw.
 */
typedef int (*hw_result_callback)(const hw_result *result, void *user);

/** The progress of a search. */
typedef struct hw_progress {
    /** Hashes so far. */
    uint64_t hashes;
    /** Hashes when the counters asked for are complete; 0 if no count was given. */
    uint64_t expected;
    /** Seconds since the start. */
    double seconds;
    /** The odds that so many hashes have a result; negative in a search for the smallest digest. */
    double odds;
    /** The smallest digest of the results; NULL if there are none. */
    const uint8_t *best;
    /** Bytes of that digest. */
    size_t best_length;
} hw_progress;

/**
 * Is told some times a second how far the search is, in the thread that runs it. 0 goes on; any
 * other value stops the search, and no callback comes any more. It must return, not jump out or
 * throw.
 */
typedef int (*hw_progress_callback)(const hw_progress *progress, void *user);

/** What a search came to. */
typedef struct hw_summary {
    /** Hashes of this run. */
    uint64_t hashes;
    /** Results that the callback was given, or would have been. */
    uint64_t results;
    /** Seconds that it took. */
    double seconds;
    /** Bytes of the smallest digest of the results; 0 if there are none. */
    size_t best_length;
    /** The smallest digest of the results. */
    uint8_t best[HW_LONGEST_DIGEST];
} hw_summary;

/**
 * A search with the default options. It is freed by hw_search_free(). If it fails, *search is NULL.
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
 * the hyphens before them:
 *
 * | name | value | default |
 * |---|---|---|
 * | message | the template, with {counter:8}, {counter:4:be}, {salt:4} and the like | that of the command |
 * | algo | an algorithm by name | sha3-256 |
 * | min | yes: report each digest that is smaller than all before it | yes |
 * | zero-bits | report digests that begin with so many zero bits | |
 * | below | report digests that are less than these bytes, in hexadecimal | |
 * | match | MASKHEX:VALUEHEX: report digests that have this value under this mask | |
 * | digest-range | A..B: only these bytes of the digest count | all |
 * | salt-hex | the salt | the ledger's, else the system's randomness |
 * | start, count | the counters; of each thread if the template has a salt | 0, all |
 * | shard | I/N: one of N parts of the counters | |
 * | seconds, hits | stop after so long, after so many results | |
 * | threads | 1 to 65536 | all cores |
 * | pin | yes: every thread on a core of its own | no |
 * | backend, kernel | an instruction set, a kernel by name | auto |
 * | ledger | a file that holds what was searched and found: made if it is not there, continued if it is | |
 *
 * Of min, zero-bits, below and match the last one counts. Numbers may be written 1000000, 1e6, 10m
 * or 2^20.
 *
 * Threads: one call at a time for each search.
 */
hw_status hw_search_set(hw_search *search,
                        const char *name,
                        const char *value);

/**
 * Sets who is given the results, in the order of their counters; NULL: nobody.
 *
 * Threads: one call at a time for each search.
 */
hw_status hw_search_on_result(hw_search *search, hw_result_callback callback, void *user);

/**
 * Sets who is told how far the search is; NULL: nobody.
 *
 * Threads: one call at a time for each search.
 */
hw_status hw_search_on_progress(hw_search *search,
                                hw_progress_callback callback,
                                void *user);

/**
 * Runs a search, once, and returns when it is over: HW_OK when the counters, the seconds or the
 * results wanted are complete, HW_STOPPED when it was stopped, and HW_ERROR_WRONG_ANSWER when
 * a wrong result was computed: results up to then were verified. Threads of the library's do the work;
 * callbacks come in the thread of the caller. summary may be NULL; if the search did not begin, it
 * is all zeros.
 *
 * Threads: one call at a time for each search.
 */
hw_status hw_search_run(hw_search *search,
                        hw_summary *summary);

/**
 * Stops a search within some hundredths of a second; one that has not begun yet ends when it does.
 * NULL is ignored.
 *
 * Threads: any number at once, also while hw_search_run() is in another thread, from a callback,
 * and from a signal handler. The search must not have been freed.
 */
void hw_search_stop(const hw_search *search);

/**
 * Frees a search; NULL is none. One that is running is not freed: HW_ERROR_BUSY.
 *
 * Threads: no other call may have it.
 */
hw_status hw_search_free(hw_search *search);

/* ===== Proof-of-replication ===== */

/** What a run is at. */
typedef enum hw_stage {
    /** Reads saved layers and compares digests. */
    HW_STAGE_VERIFYING = 0,
    /** Reads inputs. */
    HW_STAGE_LOADING = 1,
    /** Walks layers; of hw_comm_d(), hashes the tree. */
    HW_STAGE_LABELLING = 2,
    /** Adds or subtracts labels and data, and writes outputs. */
    HW_STAGE_ENCODING = 3,
    /** Forces what was written to the disk. */
    HW_STAGE_SAVING = 4,
} hw_stage;

/**
 * Data that become replicas, or replicas that become data: options, files, one run or several.
 *
 * Threads: a replication may go from thread to thread; of two calls at once the second is refused
 * with HW_ERROR_BUSY. hw_replication_stop() may come at any time.
 */
typedef struct hw_replication hw_replication;

/** How far a run is. */
typedef struct hw_replication_progress {
    /** What it is at. */
    enum hw_stage stage;
    /** The layer, counted from 1. */
    uint32_t layer;
    /** Layers in all. */
    uint32_t layers;
    /** Nodes labelled, of all layers and replicas; of an audit, layers compared. */
    uint64_t nodes_done;
    /** Nodes to be labelled; of an audit, layers to be compared. */
    uint64_t nodes_total;
    /**
     * NULL, or a line which says that something saved was damaged and where the run goes on
     * therefore; the numbers are 0 then. It lasts until the callback returns.
     */
    const char *mended;
} hw_replication_progress;

/**
 * Is told how far a run is, in the thread of the caller. 0 goes on; any other value stops the run
 * as hw_replication_stop() does. It must return, not jump out or throw.
 */
typedef int (*hw_replication_callback)(const hw_replication_progress *progress, void *user);

/** What an audit found right. */
typedef struct hw_audit {
    /** Layers, of all replicas. */
    uint32_t layers;
    /** Nodes compared. */
    uint64_t checked;
    /** What the nodes were drawn from. */
    uint64_t seed;
    /** Seconds that it took. */
    double seconds;
} hw_audit;

/**
 * A replication with the default options and no files. It is freed by hw_replication_free(). If it
 * fails, *replication is NULL.
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
 * without the hyphens before them:
 *
 * | name | value | default |
 * |---|---|---|
 * | scheme | sdr, zigzag, r2 | sdr |
 * | registered-proof | of sdr: a number, which says porep-id, api-version, layers and size | |
 * | porep-id | of sdr: 32 bytes in hexadecimal, from which the graph is drawn | zeros |
 * | api-version | of sdr: 1.0.0, 1.1.0, 1.2.0 | 1.2.0 |
 * | layers | a number | that of the scheme and size |
 * | nodes, size | nodes of 32 bytes, or the same as bytes: 2048, 2KiB, 512MiB | those of the files |
 * | threads | 1 to 65536 | all cores |
 * | kernel | a kernel by name | auto |
 * | memory | bytes that may be used | what is available |
 * | cached-graph | yes: parents from a cache in the folder | no |
 * | dir | a folder that keeps layers and checkpoints | |
 * | resume | yes: go on with what the folder holds | no |
 * | checkpoint | seconds between two checkpoints at most | 20 |
 * | pad | yes: zeros fill an input that is too short | no |
 * | force | yes: an output that is there is replaced | no |
 *
 * Threads: one call at a time for each replication.
 */
hw_status hw_replication_set(hw_replication *replication,
                             const char *name,
                             const char *value);

/**
 * Adds a replica: its id of 32 bytes, the file that is read and the one that is written. Several
 * share the lanes of a core. For hw_replication_labels() both files are NULL. comm_d, 32 bytes or
 * NULL, is what decoded data must be committed to.
 *
 * Threads: one call at a time for each replication.
 */
hw_status hw_replication_add(hw_replication *replication,
                             const uint8_t *replica_id,
                             const char *input,
                             const char *output,
                             const uint8_t *comm_d);

/**
 * Sets who is told how far a run is; NULL: nobody.
 *
 * Threads: one call at a time for each replication.
 */
hw_status hw_replication_on_progress(hw_replication *replication,
                                     hw_replication_callback callback,
                                     void *user);

/**
 * Data into replicas. digests gets the SHA-256 of every output, 32 bytes each; digests_size 0: they
 * are not wanted. HW_STOPPED if it was stopped: with a folder (the option dir) what was done is
 * saved, and hw_last_error() says so.
 *
 * Threads: one call at a time for each replication.
 */
hw_status hw_replication_encode(hw_replication *replication,
                                uint8_t *digests,
                                size_t digests_size);

/**
 * Replicas into data; inputs are replicas. All else is as with hw_replication_encode().
 *
 * Threads: one call at a time for each replication.
 */
hw_status hw_replication_decode(hw_replication *replication,
                                uint8_t *digests,
                                size_t digests_size);

/**
 * The layers of sdr alone, into the folder that the option dir names. digests gets the SHA-256 of
 * every layer of the first replica, then of the second one and so on. All else is as with
 * hw_replication_encode().
 *
 * Threads: one call at a time for each replication.
 */
hw_status hw_replication_labels(hw_replication *replication,
                                uint8_t *digests,
                                size_t digests_size);

/**
 * Computes samples random nodes of every layer in the folder (the option dir) again, and checks the
 * digests of the files: HW_OK, HW_ERROR_WRONG_ANSWER at the first node that differs, HW_ERROR_FILE
 * where a digest does. The folder says of what it is; of the options, only dir and threads count.
 * seed is NULL, or what the nodes are drawn from; audit may be NULL.
 *
 * Threads: one call at a time for each replication.
 */
hw_status hw_replication_audit(hw_replication *replication,
                               size_t samples,
                               const uint64_t *seed,
                               hw_audit *audit);

/**
 * Stops a run soon; every later run of this replication ends as it begins. NULL is ignored.
 *
 * Threads: any number at once, also while a run is in another thread, from the callback, and from a
 * signal handler. The replication must not have been freed.
 */
void hw_replication_stop(const hw_replication *replication);

/**
 * Frees a replication; NULL is none. One that is running is not freed: HW_ERROR_BUSY.
 *
 * Threads: no other call may have it.
 */
hw_status hw_replication_free(hw_replication *replication);

/**
 * The commitment to the data of a file (comm_d), 32 bytes. With pad, zeros fill it to the next
 * power of two nodes of 32 bytes; otherwise it must be so long. threads 0: all cores. callback may
 * be NULL; HW_STOPPED if it wants no more.
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
 * The id of a replica as main net derives it: from the prover's id, the sector's number, its
 * ticket, the comm_d of its data and the porep_id; all but the number have 32 bytes.
 *
 * Threads: any number at once.
 */
hw_status hw_replica_id(const uint8_t *prover_id,
                        uint64_t sector,
                        const uint8_t *ticket,
                        const uint8_t *comm_d,
                        const uint8_t *porep_id,
                        uint8_t *replica_id);

#ifdef __cplusplus
}
#endif

#endif /* HASHWEAVE_H */
