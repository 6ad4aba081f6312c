/* SHA-2 of many messages by Intel's ipsec-mb, as an application with a batch in hand would ask for it.
 *
 * Of its interfaces the burst of jobs without checks is the fastest that version 1.3 has for plain SHA-2: the
 * synchronous IMB_SUBMIT_HASH_BURST knows HMAC only and returns IMB_ERR_HASH_ALGO. Each burst is flushed before the
 * next: with jobs left in flight across the end of its ring, 1.3 returns some of them twice (1198 of 1024 came
 * back). A burst is eight times the widest kernel, so the flushes cost equal messages nothing. */
#include <intel-ipsec-mb.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    const uint8_t *data;
    size_t length;
} peers_span;

/* A manager for this CPU, or null: its own choice of instructions, or its SSE one, which interleaves two streams
 * of SHA-NI where the CPU has that. *arch is the choice as an IMB_ARCH, *sha_ni whether SHA-NI is there. */
IMB_MGR *peers_imb_new(int sse, int *arch, int *sha_ni)
{
    IMB_ARCH chosen = IMB_ARCH_SSE;
    IMB_MGR *manager = alloc_mb_mgr(0);
    if (manager == NULL)
        return NULL;
    if (sse)
        init_mb_mgr_sse(manager);
    else
        init_mb_mgr_auto(manager, &chosen);
    if (imb_get_errno(manager) != 0) {
        free_mb_mgr(manager);
        return NULL;
    }
    *arch = chosen;
    *sha_ni = (manager->features & IMB_FEATURE_SHANI) != 0;
    return manager;
}

void peers_imb_free(IMB_MGR *manager) { free_mb_mgr(manager); }

const char *peers_imb_version(void) { return imb_get_version_str(); }

/* How many of these jobs were hashed. */
static size_t completed(IMB_JOB *const *jobs, uint32_t n)
{
    size_t good = 0;
    for (uint32_t i = 0; i < n; i++)
        good += jobs[i]->status == IMB_STATUS_COMPLETED;
    return good;
}

/* The digest of spans[i] into the digest_size bytes at digests + digest_size * i: SHA-512 if that is 64, else
 * SHA-256. Returns how many were hashed. */
size_t peers_imb_sha2(IMB_MGR *manager, const peers_span *spans, size_t n, uint8_t *digests, size_t digest_size)
{
    IMB_JOB *jobs[IMB_MAX_BURST_SIZE];
    const IMB_HASH_ALG algorithm = digest_size == 64 ? IMB_AUTH_SHA_512 : IMB_AUTH_SHA_256;
    size_t good = 0;

    for (size_t start = 0; start < n; start += IMB_MAX_BURST_SIZE) {
        const size_t left = n - start;
        const uint32_t count = left < IMB_MAX_BURST_SIZE ? (uint32_t)left : IMB_MAX_BURST_SIZE;
        uint32_t returned;
        if (IMB_GET_NEXT_BURST(manager, count, jobs) != count)
            return good;
        for (uint32_t i = 0; i < count; i++) {
            IMB_JOB *job = jobs[i];
            job->cipher_mode = IMB_CIPHER_NULL;
            job->cipher_direction = IMB_DIR_ENCRYPT;
            job->chain_order = IMB_ORDER_HASH_CIPHER;
            job->hash_alg = algorithm;
            job->src = spans[start + i].data;
            job->hash_start_src_offset_in_bytes = 0;
            job->msg_len_to_hash_in_bytes = spans[start + i].length;
            job->auth_tag_output = digests + digest_size * (start + i);
            job->auth_tag_output_len_in_bytes = digest_size;
        }
        returned = IMB_SUBMIT_BURST_NOCHECK(manager, count, jobs);
        do {
            good += completed(jobs, returned);
            returned = IMB_FLUSH_BURST(manager, IMB_MAX_BURST_SIZE, jobs);
        } while (returned != 0);
    }
    return good;
}

/* The same one message at a time, without the queue. */
void peers_imb_sha2_each(IMB_MGR *manager, const peers_span *spans, size_t n, uint8_t *digests, size_t digest_size)
{
    for (size_t i = 0; i < n; i++) {
        if (digest_size == 64)
            IMB_SHA512(manager, spans[i].data, spans[i].length, digests + digest_size * i);
        else
            IMB_SHA256(manager, spans[i].data, spans[i].length, digests + digest_size * i);
    }
}
