/* Keccak-p[1600] of eight states at once, as intrinsics of AVX-512, in forms that the product does not have. build.rs compiles this file with every
 * compiler that there is; SUFFIX(name) tells them apart. Each function applies the permutation n times, in place: row i of 64 bytes holds word i of each.
 *
 * A word may be held complemented. Which ones are is a constant (HELD), so every flag below is a constant expression, and what it decides costs nothing
 * at run time. XKCP holds the words 1, 2, 8, 12, 17 and 20 complemented ("lane complementing", Keccak implementation overview, section 2.2). */
#include <immintrin.h>
#include <stddef.h>
#include <stdint.h>

typedef __m512i word;

static const uint64_t constants[24] = {
    0x0000000000000001, 0x0000000000008082, 0x800000000000808A, 0x8000000080008000, 0x000000000000808B, 0x0000000080000001,
    0x8000000080008081, 0x8000000000008009, 0x000000000000008A, 0x0000000000000088, 0x0000000080008009, 0x000000008000000A,
    0x000000008000808B, 0x800000000000008B, 0x8000000000008089, 0x8000000000008003, 0x8000000000008002, 0x8000000000000080,
    0x000000000000800A, 0x800000008000000A, 0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008,
};

/* The amounts of rho (FIPS 202, table 2), five to a row of the state, as a constant expression. */
#define PICK(x, a, b, c, d, e) ((x) == 0 ? (a) : (x) == 1 ? (b) : (x) == 2 ? (c) : (x) == 3 ? (d) : (e))
#define RHO(i) \
    PICK((i) / 5, PICK((i) % 5, 0, 1, 62, 28, 27), PICK((i) % 5, 36, 44, 6, 55, 20), PICK((i) % 5, 3, 10, 43, 25, 39), \
         PICK((i) % 5, 41, 45, 15, 21, 8), PICK((i) % 5, 18, 2, 61, 56, 14))
/* Where pi finds the word of column x in row y. */
#define FROM(x, y) (((x) + 3 * (y)) % 5 + 5 * (x))

/* Whether a word is held complemented: before a round; its column's parity and theta's word; after pi. */
#define FLAG(held, i) ((held) >> (i) & 1)
#define FLAG_C(held, x) \
    (FLAG(held, x) ^ FLAG(held, (x) + 5) ^ FLAG(held, (x) + 10) ^ FLAG(held, (x) + 15) ^ FLAG(held, (x) + 20))
#define FLAG_D(held, x) (FLAG_C(held, ((x) + 4) % 5) ^ FLAG_C(held, ((x) + 1) % 5))
#define FLAG_B(held, x, y) (FLAG(held, FROM((x) % 5, y)) ^ FLAG_D(held, FROM((x) % 5, y) % 5))

/* a ^ (~b & c) as the truth table of vpternlogq, with a, b, c and the result complemented or not. */
#define BIT(q, i) ((0xD2 >> ((i) ^ (q)) & 1) << (i))
#define TABLE(q) (BIT(q, 0) | BIT(q, 1) | BIT(q, 2) | BIT(q, 3) | BIT(q, 4) | BIT(q, 5) | BIT(q, 6) | BIT(q, 7))
#define CHI_TERNARY(qa, qb, qc, want, a, b, c) \
    _mm512_ternarylogic_epi64(a, b, c, TABLE((qa) << 2 | (qb) << 1 | (qc)) ^ ((want) ? 0xFF : 0))

/* What a compiler must not see through: it would make vpternlogq of two operations. */
static inline __attribute__((always_inline)) word hidden(word a)
{
    __asm__("" : "+v"(a));
    return a;
}

static inline __attribute__((always_inline)) word not(word a) { return hidden(_mm512_xor_si512(a, _mm512_set1_epi64(-1))); }

/* Two operations, with and-not. */
#define CHI_ANDNOT(qa, qb, qc, want, a, b, c) _mm512_xor_si512(a, hidden(_mm512_andnot_si512(b, c)))

/* Two operations, and or or, and a third, a negation, only if b and c are held alike. */
static inline __attribute__((always_inline)) word chi_complemented(int qa, int qb, int qc, int want, word a, word b, word c)
{
    int flag = qa ^ (qb == qc ? want ^ qa : !qb); /* what becomes of the result; a negation leaves the choice */
    word term;
    if (qb != qc)
        term = qb ? _mm512_and_si512(b, c) : _mm512_or_si512(b, c);
    else if (flag == qa) /* ~b & c as it is */
        term = qb ? _mm512_and_si512(b, not(c)) : _mm512_and_si512(not(b), c);
    else /* its complement, b | ~c */
        term = qb ? _mm512_or_si512(not(b), c) : _mm512_or_si512(b, not(c));
    const word sum = _mm512_xor_si512(a, hidden(term));
    return flag == want ? sum : not(sum);
}
#define CHI_COMPLEMENTED(qa, qb, qc, want, a, b, c) chi_complemented(qa, qb, qc, want, a, b, c)

#define XOR3(a, b, c) _mm512_ternarylogic_epi64(a, b, c, 0x96)
#define COLUMN(s, x) XOR3(XOR3(s[x], s[(x) + 5], s[(x) + 10]), s[(x) + 15], s[(x) + 20])

#define COLUMNS(s, c) \
    const word c[5] = { COLUMN(s, 0), COLUMN(s, 1), COLUMN(s, 2), COLUMN(s, 3), COLUMN(s, 4) }
#define EFFECT(c, x) _mm512_xor_si512(c[((x) + 4) % 5], _mm512_rol_epi64(c[((x) + 1) % 5], 1))
#define EFFECTS(c, d) const word d[5] = { EFFECT(c, 0), EFFECT(c, 1), EFFECT(c, 2), EFFECT(c, 3), EFFECT(c, 4) }

#define MOVED(s, d, x, y) _mm512_rol_epi64(_mm512_xor_si512(s[FROM(x, y)], d[FROM(x, y) % 5]), RHO(FROM(x, y)))
#define CHI_AT(CHI, held, b, x, y) \
    CHI(FLAG_B(held, x, y), FLAG_B(held, (x) + 1, y), FLAG_B(held, (x) + 2, y), FLAG(held, 5 * (y) + (x)), b[x], \
        b[((x) + 1) % 5], b[((x) + 2) % 5])
/* Row y: theta, rho and pi of its five words, then chi. */
#define ROW(CHI, held, s, d, t, y) \
    do { \
        const word b[5] = { y == 0 ? _mm512_xor_si512(s[0], d[0]) : MOVED(s, d, 0, y), MOVED(s, d, 1, y), \
                            MOVED(s, d, 2, y), MOVED(s, d, 3, y), MOVED(s, d, 4, y) }; \
        t[5 * y] = CHI_AT(CHI, held, b, 0, y); \
        t[5 * y + 1] = CHI_AT(CHI, held, b, 1, y); \
        t[5 * y + 2] = CHI_AT(CHI, held, b, 2, y); \
        t[5 * y + 3] = CHI_AT(CHI, held, b, 3, y); \
        t[5 * y + 4] = CHI_AT(CHI, held, b, 4, y); \
    } while (0)
#define IOTA(t, r) t[0] = _mm512_xor_si512(t[0], _mm512_set1_epi64((long long)constants[r]))

#define ROUND(CHI, held, s, t, r) \
    do { \
        COLUMNS(s, c); \
        EFFECTS(c, d); \
        ROW(CHI, held, s, d, t, 0); \
        IOTA(t, r); \
        ROW(CHI, held, s, d, t, 1); \
        ROW(CHI, held, s, d, t, 2); \
        ROW(CHI, held, s, d, t, 3); \
        ROW(CHI, held, s, d, t, 4); \
    } while (0)

static inline __attribute__((always_inline)) void turn(uint32_t held, const word *from, word *to)
{
    for (int i = 0; i < 25; i++)
        to[i] = held >> i & 1 ? not(from[i]) : from[i];
}

/* A row on the stack that escapes gives a function an aligned frame, without which spilled registers straddle cache lines or not by chance. */
#define ALIGNED_FRAME \
    word frame; \
    __asm__ volatile("" : : "r"(&frame) : "memory")

#define ONE(name, CHI, held) \
    void SUFFIX(name)(word *state, uint64_t n) \
    { \
        ALIGNED_FRAME; \
        word s[25], t[25]; \
        turn(held, state, s); \
        for (; n != 0; n--) \
            for (int r = 0; r < 24; r += 2) { \
                ROUND(CHI, held, s, t, r); \
                ROUND(CHI, held, t, s, r + 1); \
            } \
        turn(held, s, state); \
    }

ONE(plain, CHI_TERNARY, 0u)
ONE(andnot, CHI_ANDNOT, 0u)
ONE(complemented, CHI_COMPLEMENTED, 0x00121106u)
ONE(complemented_ternary, CHI_TERNARY, 0x00121106u)

/* Two times eight states, the second at state + 25. First a round of one, then the same round of the other. */
void SUFFIX(two_by_rounds)(word *state, uint64_t n)
{
    ALIGNED_FRAME;
    word s[25], t[25], p[25], q[25];
    turn(0, state, s);
    turn(0, state + 25, p);
    for (; n != 0; n--)
        for (int r = 0; r < 24; r += 2) {
            ROUND(CHI_TERNARY, 0u, s, t, r);
            ROUND(CHI_TERNARY, 0u, p, q, r);
            ROUND(CHI_TERNARY, 0u, t, s, r + 1);
            ROUND(CHI_TERNARY, 0u, q, p, r + 1);
        }
    turn(0, s, state);
    turn(0, p, state + 25);
}

/* Half a round apart: the rows of one state, of which its next parities are, between the rows of the other. */
#define ROUND_TWO(s, t, p, q, r) \
    do { \
        COLUMNS(s, c); \
        EFFECTS(c, d); \
        COLUMNS(p, e); \
        ROW(CHI_TERNARY, 0u, s, d, t, 0); \
        IOTA(t, r); \
        EFFECTS(e, f); \
        ROW(CHI_TERNARY, 0u, s, d, t, 1); \
        ROW(CHI_TERNARY, 0u, p, f, q, 0); \
        IOTA(q, r); \
        ROW(CHI_TERNARY, 0u, s, d, t, 2); \
        ROW(CHI_TERNARY, 0u, p, f, q, 1); \
        ROW(CHI_TERNARY, 0u, s, d, t, 3); \
        ROW(CHI_TERNARY, 0u, p, f, q, 2); \
        ROW(CHI_TERNARY, 0u, s, d, t, 4); \
        ROW(CHI_TERNARY, 0u, p, f, q, 3); \
        ROW(CHI_TERNARY, 0u, p, f, q, 4); \
    } while (0)

void SUFFIX(two_by_rows)(word *state, uint64_t n)
{
    ALIGNED_FRAME;
    word s[25], t[25], p[25], q[25];
    turn(0, state, s);
    turn(0, state + 25, p);
    for (; n != 0; n--)
        for (int r = 0; r < 24; r += 2) {
            ROUND_TWO(s, t, p, q, r);
            ROUND_TWO(t, s, q, p, r + 1);
        }
    turn(0, s, state);
    turn(0, p, state + 25);
}
