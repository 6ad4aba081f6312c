/* XKCP's permutation of eight states (found by build.rs where Cargo unpacked xkcp-sys), n times; its names get the compiler's suffix, as ours do. */
#define KeccakP1600times8_PermuteAll_24rounds SUFFIX(KeccakP1600times8_PermuteAll_24rounds)

#include "KeccakP-1600-times8-SIMD512.c"

void SUFFIX(xkcp)(KeccakP1600times8_states *states, uint64_t n)
{
    for (; n != 0; n--)
        KeccakP1600times8_PermuteAll_24rounds(states);
}
