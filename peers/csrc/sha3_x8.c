/* SHA3-256 (FIPS 202, 6.1) of eight messages by XKCP's ×8 interface, compiled as XKCP is.
 *
 * FastLoop_Absorb is the package's own way to absorb at full speed: it adds a block of each message and permutes
 * until less than a block is left. What it asks for is that the messages are of one length and lie a constant
 * distance apart; the benchmark grants it that. */
#include <stddef.h> /* XKCP's header uses size_t without including it */
#include <stdint.h>

#include "KeccakP-1600-times8-SnP.h"

enum { RATE = 136, RATE_LANES = RATE / 8, DIGEST_LANES = 4 };

/* Message j is the `length` bytes at data + j * stride, its digest the 32 bytes at digests + 32 * j. */
void peers_xkcp_sha3_256_x8(const unsigned char *data, size_t stride, size_t length, unsigned char *digests)
{
    KeccakP1600times8_states states;
    const unsigned int lanes_apart = (unsigned int)(stride / 8);

    KeccakP1600times8_InitializeAll(&states);
    const size_t done = KeccakF1600times8_FastLoop_Absorb(&states, RATE_LANES, lanes_apart, RATE_LANES, data,
                                                          7 * stride + length);
    const unsigned int rest = (unsigned int)(length - done);
    for (unsigned int j = 0; j < 8; j++) {
        KeccakP1600times8_AddBytes(&states, j, data + j * stride + done, 0, rest);
        KeccakP1600times8_AddByte(&states, j, 0x06, rest); /* 01 || pad10*1 */
        KeccakP1600times8_AddByte(&states, j, 0x80, RATE - 1);
    }
    KeccakP1600times8_PermuteAll_24rounds(&states);
    KeccakP1600times8_ExtractLanesAll(&states, digests, DIGEST_LANES, DIGEST_LANES);
}
