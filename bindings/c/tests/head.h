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

