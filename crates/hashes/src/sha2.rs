//! SHA-2: SHA-224/256 on 32-bit words and SHA-384/512 on 64-bit words, one text for both (FIPS 180-4).
//!
//! The two differ in word size, in rotation amounts and in the number of rounds ([`Sha2`]); the message
//! schedule (section 6.2.2 and 6.4.2, step 1) and the round (step 3) are the same. The schedule is kept as a
//! window of sixteen words, each recomputed in the round that uses it last.

use crate::message::{Messages, Tail, emit};
use lanes::{Lanes, Word};

/// What distinguishes SHA-256 from SHA-512.
pub trait Sha2: Copy {
    /// `u32` or `u64`.
    type Word: Word;
    /// The round constants K (sections 4.2.2 and 4.2.3).
    const K: &'static [Self::Word];
    /// Σ0 (sections 4.1.2 and 4.1.3).
    fn big_sigma0<V: Lanes<Word = Self::Word>>(x: V) -> V;
    /// Σ1.
    fn big_sigma1<V: Lanes<Word = Self::Word>>(x: V) -> V;
    /// σ0.
    fn sigma0<V: Lanes<Word = Self::Word>>(x: V) -> V;
    /// σ1.
    fn sigma1<V: Lanes<Word = Self::Word>>(x: V) -> V;
}

/// SHA-224 and SHA-256.
#[derive(Clone, Copy, Debug)]
pub struct Sha256;

/// SHA-384 and SHA-512.
#[derive(Clone, Copy, Debug)]
pub struct Sha512;

macro_rules! sigmas {
    ($($name:ident: $a:literal $b:literal $c:literal $last:ident),*) => {$(
        #[inline(always)]
        fn $name<V: Lanes<Word = Self::Word>>(x: V) -> V {
            x.rotr::<$a>().xor3(x.rotr::<$b>(), x.$last::<$c>())
        }
    )*};
}

impl Sha2 for Sha256 {
    type Word = u32;
    const K: &'static [u32] = &K256;
    sigmas!(big_sigma0: 2 13 22 rotr, big_sigma1: 6 11 25 rotr, sigma0: 7 18 3 shr, sigma1: 17 19 10 shr);
}

impl Sha2 for Sha512 {
    type Word = u64;
    const K: &'static [u64] = &K512;
    sigmas!(big_sigma0: 28 34 39 rotr, big_sigma1: 14 18 41 rotr, sigma0: 1 8 7 shr, sigma1: 19 61 6 shr);
}

/// The compression function (sections 6.2.2 and 6.4.2): the hash value after one more block.
#[inline(always)]
pub fn compress<H: Sha2, V: Lanes<Word = H::Word>>(token: V::Token, h: [V; 8], mut w: [V; 16]) -> [V; 8] {
    let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut last] = h;
    let rounds = H::K.len();
    let mut t = 0;
    while t < rounds {
        let mut i = 0;
        while i < 16 {
            if t > 0 {
                w[i] = H::sigma1(w[(i + 14) % 16])
                    .add(w[(i + 9) % 16])
                    .add(H::sigma0(w[(i + 1) % 16]))
                    .add(w[i]);
            }
            let k = V::splat(token, H::K[t + i]);
            let t1 = last.add(w[i].add(k)).add(H::big_sigma1(e)).add(e.ch(f, g));
            let t2 = H::big_sigma0(a).add(a.maj(b, c));
            (last, g, f, e, d, c, b, a) = (g, f, e, d.add(t1), c, b, a, t1.add(t2));
            i += 1;
        }
        t += 16;
    }
    [
        h[0].add(a),
        h[1].add(b),
        h[2].add(c),
        h[3].add(d),
        h[4].add(e),
        h[5].add(f),
        h[6].add(g),
        h[7].add(last),
    ]
}

/// An initial hash value (section 5.3) in every lane.
#[inline(always)]
pub fn splat_all<V: Lanes>(token: V::Token, words: &[V::Word; 8]) -> [V; 8] {
    let mut all = [V::splat(token, words[0]); 8];
    let mut i = 1;
    while i < 8 {
        all[i] = V::splat(token, words[i]);
        i += 1;
    }
    all
}

/// Writes the padding of section 5.1 behind `length` bytes of the last block or two, for a message of
/// `total` bytes, and returns how many blocks of `16 W` bytes that makes.
pub fn pad<W: Word>(block: &mut [u8], length: usize, total: u64) -> usize {
    let word = W::BITS as usize / 8;
    let blocks = (length + 1 + 2 * word).div_ceil(16 * word);
    block[length] = 0x80;
    // The bit length; the message is at most 2^64 − 1 bytes, so 128 bits hold it for both word sizes.
    let bits = (u128::from(total) * 8).to_be_bytes();
    block[16 * word * blocks - 2 * word..][..2 * word].copy_from_slice(&bits[16 - 2 * word..]);
    blocks
}

/// Hashes up to [`Lanes::COUNT`] messages of one length from the initial value `iv` (section 6).
#[inline(always)]
pub fn digest<H: Sha2, V: Lanes<Word = H::Word>>(
    token: V::Token,
    iv: &[H::Word; 8],
    messages: &[&[u8]],
    outputs: &mut [&mut [u8]],
) {
    let messages = Messages::new(messages);
    let block_size = 2 * H::Word::BITS as usize;
    let whole = messages.length() / block_size;
    let mut h = splat_all::<V>(token, iv);
    for block in 0..whole {
        h = absorb::<H, V>(token, h, &messages.at(block * block_size));
    }
    let mut tail: Tail = messages.tail(whole * block_size);
    let mut blocks = 0;
    for block in tail.blocks_mut() {
        blocks = pad::<H::Word>(block, messages.length() % block_size, messages.length() as u64);
    }
    for block in 0..blocks {
        h = absorb::<H, V>(token, h, &tail.messages().at(block * block_size));
    }
    for (i, word) in h.into_iter().enumerate() {
        emit(word, i * H::Word::BITS as usize / 8, outputs, Word::to_be);
    }
}

#[inline(always)]
fn absorb<H: Sha2, V: Lanes<Word = H::Word>>(token: V::Token, h: [V; 8], block: &Messages<'_>) -> [V; 8] {
    let mut w = [h[0]; 16];
    for (i, word) in w.iter_mut().enumerate() {
        *word = block.word(token, i * H::Word::BITS as usize / 8, Word::from_be);
    }
    compress::<H, V>(token, h, w)
}

/// H(0) of SHA-224 (section 5.3.2).
pub const IV_224: [u32; 8] =
    [0xC105_9ED8, 0x367C_D507, 0x3070_DD17, 0xF70E_5939, 0xFFC0_0B31, 0x6858_1511, 0x64F9_8FA7, 0xBEFA_4FA4];

/// H(0) of SHA-256 (section 5.3.3).
pub const IV_256: [u32; 8] =
    [0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19];

/// H(0) of SHA-384 (section 5.3.4).
pub const IV_384: [u64; 8] = [
    0xCBBB_9D5D_C105_9ED8,
    0x629A_292A_367C_D507,
    0x9159_015A_3070_DD17,
    0x152F_ECD8_F70E_5939,
    0x6733_2667_FFC0_0B31,
    0x8EB4_4A87_6858_1511,
    0xDB0C_2E0D_64F9_8FA7,
    0x47B5_481D_BEFA_4FA4,
];

/// H(0) of SHA-512 (section 5.3.5).
pub const IV_512: [u64; 8] = [
    0x6A09_E667_F3BC_C908,
    0xBB67_AE85_84CA_A73B,
    0x3C6E_F372_FE94_F82B,
    0xA54F_F53A_5F1D_36F1,
    0x510E_527F_ADE6_82D1,
    0x9B05_688C_2B3E_6C1F,
    0x1F83_D9AB_FB41_BD6B,
    0x5BE0_CD19_137E_2179,
];

/// K of SHA-256: the first 32 bits of the fractional parts of the cube roots of the first 64 primes
/// (section 4.2.2).
pub const K256: [u32; 64] = [
    0x428A_2F98,
    0x7137_4491,
    0xB5C0_FBCF,
    0xE9B5_DBA5,
    0x3956_C25B,
    0x59F1_11F1,
    0x923F_82A4,
    0xAB1C_5ED5,
    0xD807_AA98,
    0x1283_5B01,
    0x2431_85BE,
    0x550C_7DC3,
    0x72BE_5D74,
    0x80DE_B1FE,
    0x9BDC_06A7,
    0xC19B_F174,
    0xE49B_69C1,
    0xEFBE_4786,
    0x0FC1_9DC6,
    0x240C_A1CC,
    0x2DE9_2C6F,
    0x4A74_84AA,
    0x5CB0_A9DC,
    0x76F9_88DA,
    0x983E_5152,
    0xA831_C66D,
    0xB003_27C8,
    0xBF59_7FC7,
    0xC6E0_0BF3,
    0xD5A7_9147,
    0x06CA_6351,
    0x1429_2967,
    0x27B7_0A85,
    0x2E1B_2138,
    0x4D2C_6DFC,
    0x5338_0D13,
    0x650A_7354,
    0x766A_0ABB,
    0x81C2_C92E,
    0x9272_2C85,
    0xA2BF_E8A1,
    0xA81A_664B,
    0xC24B_8B70,
    0xC76C_51A3,
    0xD192_E819,
    0xD699_0624,
    0xF40E_3585,
    0x106A_A070,
    0x19A4_C116,
    0x1E37_6C08,
    0x2748_774C,
    0x34B0_BCB5,
    0x391C_0CB3,
    0x4ED8_AA4A,
    0x5B9C_CA4F,
    0x682E_6FF3,
    0x748F_82EE,
    0x78A5_636F,
    0x84C8_7814,
    0x8CC7_0208,
    0x90BE_FFFA,
    0xA450_6CEB,
    0xBEF9_A3F7,
    0xC671_78F2,
];

/// K of SHA-512: the first 64 bits of the fractional parts of the cube roots of the first 80 primes
/// (section 4.2.3).
pub const K512: [u64; 80] = [
    0x428A_2F98_D728_AE22,
    0x7137_4491_23EF_65CD,
    0xB5C0_FBCF_EC4D_3B2F,
    0xE9B5_DBA5_8189_DBBC,
    0x3956_C25B_F348_B538,
    0x59F1_11F1_B605_D019,
    0x923F_82A4_AF19_4F9B,
    0xAB1C_5ED5_DA6D_8118,
    0xD807_AA98_A303_0242,
    0x1283_5B01_4570_6FBE,
    0x2431_85BE_4EE4_B28C,
    0x550C_7DC3_D5FF_B4E2,
    0x72BE_5D74_F27B_896F,
    0x80DE_B1FE_3B16_96B1,
    0x9BDC_06A7_25C7_1235,
    0xC19B_F174_CF69_2694,
    0xE49B_69C1_9EF1_4AD2,
    0xEFBE_4786_384F_25E3,
    0x0FC1_9DC6_8B8C_D5B5,
    0x240C_A1CC_77AC_9C65,
    0x2DE9_2C6F_592B_0275,
    0x4A74_84AA_6EA6_E483,
    0x5CB0_A9DC_BD41_FBD4,
    0x76F9_88DA_8311_53B5,
    0x983E_5152_EE66_DFAB,
    0xA831_C66D_2DB4_3210,
    0xB003_27C8_98FB_213F,
    0xBF59_7FC7_BEEF_0EE4,
    0xC6E0_0BF3_3DA8_8FC2,
    0xD5A7_9147_930A_A725,
    0x06CA_6351_E003_826F,
    0x1429_2967_0A0E_6E70,
    0x27B7_0A85_46D2_2FFC,
    0x2E1B_2138_5C26_C926,
    0x4D2C_6DFC_5AC4_2AED,
    0x5338_0D13_9D95_B3DF,
    0x650A_7354_8BAF_63DE,
    0x766A_0ABB_3C77_B2A8,
    0x81C2_C92E_47ED_AEE6,
    0x9272_2C85_1482_353B,
    0xA2BF_E8A1_4CF1_0364,
    0xA81A_664B_BC42_3001,
    0xC24B_8B70_D0F8_9791,
    0xC76C_51A3_0654_BE30,
    0xD192_E819_D6EF_5218,
    0xD699_0624_5565_A910,
    0xF40E_3585_5771_202A,
    0x106A_A070_32BB_D1B8,
    0x19A4_C116_B8D2_D0C8,
    0x1E37_6C08_5141_AB53,
    0x2748_774C_DF8E_EB99,
    0x34B0_BCB5_E19B_48A8,
    0x391C_0CB3_C5C9_5A63,
    0x4ED8_AA4A_E341_8ACB,
    0x5B9C_CA4F_7763_E373,
    0x682E_6FF3_D6B2_B8A3,
    0x748F_82EE_5DEF_B2FC,
    0x78A5_636F_4317_2F60,
    0x84C8_7814_A1F0_AB72,
    0x8CC7_0208_1A64_39EC,
    0x90BE_FFFA_2363_1E28,
    0xA450_6CEB_DE82_BDE9,
    0xBEF9_A3F7_B2C6_7915,
    0xC671_78F2_E372_532B,
    0xCA27_3ECE_EA26_619C,
    0xD186_B8C7_21C0_C207,
    0xEADA_7DD6_CDE0_EB1E,
    0xF57D_4F7F_EE6E_D178,
    0x06F0_67AA_7217_6FBA,
    0x0A63_7DC5_A2C8_98A6,
    0x113F_9804_BEF9_0DAE,
    0x1B71_0B35_131C_471B,
    0x28DB_77F5_2304_7D84,
    0x32CA_AB7B_40C7_2493,
    0x3C9E_BE0A_15C9_BEBC,
    0x431D_67C4_9C10_0D4C,
    0x4CC5_D4BE_CB3E_42B6,
    0x597F_299C_FC65_7E2A,
    0x5FCB_6FAB_3AD6_FAEC,
    0x6C44_198C_4A47_5817,
];
