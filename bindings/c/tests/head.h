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

