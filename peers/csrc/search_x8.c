/* The search loop that a user of XKCP's x8 permutation would write, compiled by the same compiler with
 * the same flags as XKCP, so that the peer is not handicapped by the baseline target of our Rust code.
 *
 * The state is written directly instead of through XKCP's AddBytes calls: 25 aligned stores a batch, which
 * is the least an in-place permutation allows. XKCP's layout is word i of instance j at 8*i + j. */
#include <immintrin.h>
#include <stddef.h> /* XKCP's header uses size_t without including it */
#include <stdint.h>

#include "KeccakP-1600-times8-SnP.h"

typedef struct {
    uint64_t hits;  /* digests whose first eight bytes, as a big-endian number, are below the threshold */
    uint64_t least; /* the least of those numbers; all ones if there is none */
} peers_tally;

/* n permutations of the same eight states, one after the other. */
void peers_xkcp_permute_x8(KeccakP1600times8_states *states, uint64_t n)
{
    for (; n != 0; n--)
        KeccakP1600times8_PermuteAll_24rounds(states);
}

/* SHA3-256 (FIPS 202, 6.1) of word0 || word1 || counter, 24 bytes, for count counters from start on. */
void peers_xkcp_search_x8(uint64_t word0, uint64_t word1, uint64_t start, uint64_t count, uint64_t threshold,
                          peers_tally *tally)
{
    __m512i zero = _mm512_setzero_si512();
    const __m512i prefix = _mm512_set1_epi64((long long)word0);
    const __m512i salt = _mm512_set1_epi64((long long)word1);
    const __m512i limit = _mm512_set1_epi64((long long)threshold);
    /* Digests compare in byte order, words are little-endian: one vpshufb for eight hashes. */
    const __m512i reversed = _mm512_broadcast_i32x4(_mm_set_epi64x(0x08090a0b0c0d0e0f, 0x0001020304050607));
    __m512i counter = _mm512_add_epi64(_mm512_set1_epi64((long long)start), _mm512_set_epi64(7, 6, 5, 4, 3, 2, 1, 0));
    KeccakP1600times8_states states;

    /* A zero the compiler cannot know: it would make a call of memset of the stores below, which costs XKCP
     * one cycle a hash (189.5 for 188.5, clang 19, Zen 4). */
    __asm__("" : "+v"(zero));

    while (count != 0) {
        const uint64_t batch = count < 8 ? count : 8;
        states.A[0] = prefix;
        states.A[1] = salt;
        states.A[2] = counter;
        for (int i = 3; i < 25; i++)
            states.A[i] = zero;
        states.A[3] = _mm512_set1_epi64(0x06);                             /* 01 || pad10*1: byte 24 */
        states.A[16] = _mm512_set1_epi64((long long)0x8000000000000000ull); /* its last bit: byte 135 */
        KeccakP1600times8_PermuteAll_24rounds(&states);

        const __m512i digest = _mm512_shuffle_epi8(states.A[0], reversed);
        const __mmask8 below = _mm512_cmplt_epu64_mask(digest, limit) & (__mmask8)(0xff >> (8 - batch));
        if (__builtin_expect(below != 0, 0)) {
            const uint64_t least = _mm512_mask_reduce_min_epu64(below, digest);
            tally->hits += (uint64_t)__builtin_popcount(below);
            tally->least = least < tally->least ? least : tally->least;
        }
        counter = _mm512_add_epi64(counter, _mm512_set1_epi64(8));
        count -= batch;
    }
}
