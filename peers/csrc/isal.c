/* SHA-2 of many messages by Intel's isa-l_crypto, through its multi-buffer managers: every message is submitted whole, then
 * the manager flushed, so lanes are refilled over the whole batch. Manager and contexts are allocated once. */
#include <isa-l_crypto/sha256_mb.h>
#include <isa-l_crypto/sha512_mb.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const uint8_t *data;
    size_t length;
} peers_span;

/* For each size: new returns a manager with contexts for n messages, or null; hash returns how many it hashed. The
 * library leaves digests as native words; a digest is those words in big-endian order (FIPS 180-4, 3.1). */
#define PEERS_ISAL(bits, word, words, swap)                                                                         \
    typedef struct {                                                                                                \
        ISAL_SHA##bits##_HASH_CTX_MGR manager;                                                                      \
        ISAL_SHA##bits##_HASH_CTX contexts[];                                                                       \
    } peers_isal_##bits;                                                                                            \
                                                                                                                    \
    void *peers_isal_new_##bits(size_t n)                                                                           \
    {                                                                                                               \
        const size_t size = sizeof(peers_isal_##bits) + n * sizeof(ISAL_SHA##bits##_HASH_CTX);                      \
        peers_isal_##bits *all = aligned_alloc(64, (size + 63) / 64 * 64);                                          \
        if (all != NULL && isal_sha##bits##_ctx_mgr_init(&all->manager) != 0) {                                     \
            free(all);                                                                                              \
            return NULL;                                                                                            \
        }                                                                                                           \
        return all;                                                                                                 \
    }                                                                                                               \
                                                                                                                    \
    size_t peers_isal_hash_##bits(void *memory, const peers_span *spans, size_t n, uint8_t *digests)                \
    {                                                                                                               \
        peers_isal_##bits *all = memory;                                                                            \
        ISAL_SHA##bits##_HASH_CTX *done;                                                                            \
        size_t good = 0;                                                                                            \
        for (size_t i = 0; i < n; i++) {                                                                            \
            isal_hash_ctx_init(&all->contexts[i]);                                                                  \
            if (isal_sha##bits##_ctx_mgr_submit(&all->manager, &all->contexts[i], &done, spans[i].data,             \
                                                (uint32_t)spans[i].length, ISAL_HASH_ENTIRE) != 0)                  \
                return 0;                                                                                           \
        }                                                                                                           \
        do {                                                                                                        \
            if (isal_sha##bits##_ctx_mgr_flush(&all->manager, &done) != 0)                                          \
                return 0;                                                                                           \
        } while (done != NULL);                                                                                     \
        for (size_t i = 0; i < n; i++) {                                                                            \
            good += all->contexts[i].status == ISAL_HASH_CTX_STS_COMPLETE;                                          \
            for (size_t j = 0; j < words; j++) {                                                                    \
                const word big = swap(all->contexts[i].job.result_digest[j]);                                       \
                memcpy(digests + (i * words + j) * sizeof big, &big, sizeof big);                                   \
            }                                                                                                       \
        }                                                                                                           \
        return good;                                                                                                \
    }

PEERS_ISAL(256, uint32_t, 8, __builtin_bswap32)
PEERS_ISAL(512, uint64_t, 8, __builtin_bswap64)

void peers_isal_free(void *memory) { free(memory); }
