//! Many whole messages, parts of streams or ends of streams in one call.

use super::alike::Alike;
use super::engine::{self, Feed, Slot};
use super::message::{Digests, Message, Queue};
use super::plan::{self, Plan};
use super::size::Size;
use super::{Hasher, LengthError, ragged};
use crate::plan::WIDEST;
use crate::tree::Blake3;
use arrayvec::ArrayVec;
use core::borrow::BorrowMut;
use core::cmp::Reverse;
use hashes::blake3::{CHUNK, VALUE};
use hashes::{Algorithm, Primitive, State, Stream, TAIL};
use kernels::batch::Kernel;

/// A hasher and the bytes to append to its message.
#[derive(Debug)]
pub struct Part<'a> {
    /// The hasher.
    pub hasher: &'a mut Hasher,
    /// The bytes.
    pub bytes: &'a [u8],
}

/// Computes the digests of many whole messages, which may have any lengths. The digests are written
/// to `out` one after another, in the order of the messages.
///
/// ```
/// use hashweave::{Algorithm, digest_many};
/// let mut digests = [0; 2 * 32];
/// digest_many(Algorithm::Sha256, &["abc", ""], &mut digests);
/// assert_eq!(digests[..4], [0xba, 0x78, 0x16, 0xbf]);
/// assert_eq!(digests[32..36], [0xe3, 0xb0, 0xc4, 0x42]);
/// ```
///
/// # Panics
///
/// If the length of `out` is not [`Algorithm::digest_length`] times the number of messages, or if
/// the [algorithm does not exist](Algorithm::exists).
pub fn digest_many<M: AsRef<[u8]>>(algorithm: Algorithm, inputs: &[M], out: &mut [u8]) {
    Engine::new().digest_many(algorithm, inputs, out);
}

/// Like [`digest_many`], with a key, of a length that [`Hasher::keyed`] takes. An empty key means no
/// key.
///
/// ```
/// use hashweave::{Algorithm, Hasher, digest_many_keyed};
/// let mut tags = [0; 2 * 16];
/// digest_many_keyed(Algorithm::Blake2s(16), b"a key", &["a message", "another"], &mut tags)?;
/// assert_eq!(tags[16..], Hasher::keyed(Algorithm::Blake2s(16), 16, b"a key")?.update(b"another").digest());
/// # Ok::<(), hashweave::LengthError>(())
/// ```
///
/// # Errors
///
/// If the algorithm does not exist or takes no key of that length.
///
/// # Panics
///
/// If the length of `out` is not [`Algorithm::digest_length`] times the number of messages.
pub fn digest_many_keyed<M: AsRef<[u8]>>(
    algorithm: Algorithm,
    key: &[u8],
    inputs: &[M],
    out: &mut [u8],
) -> Result<(), LengthError> {
    Engine::new().digest_many_keyed(algorithm, key, inputs, out)
}

/// Appends to each hasher its bytes, all in one call. Algorithms and lengths may be mixed.
///
/// ```
/// use hashweave::{Algorithm, Hasher, Part, update_many};
/// let mut sha2 = Hasher::new(Algorithm::Sha256);
/// let mut sha3 = Hasher::new(Algorithm::Sha3_256);
/// update_many(&mut [
///     Part { hasher: &mut sha2, bytes: b"abc" },
///     Part { hasher: &mut sha3, bytes: b"abc" },
/// ]);
/// assert_eq!(sha3.digest()[..3], [0x3a, 0x98, 0x5d]);
/// ```
pub fn update_many(parts: &mut [Part<'_>]) {
    Engine::new().update_many(parts);
}

/// Writes the digests of all hashers to `out`, one after another. Like [`Hasher::digest`], this
/// does not change the hashers.
///
/// ```
/// use hashweave::{Algorithm, Hasher, digests_of};
/// let hashers = [Hasher::new(Algorithm::Sha256), Hasher::new(Algorithm::Sha512)];
/// let mut digests = [0; 32 + 64];
/// digests_of(&hashers, &mut digests);
/// assert_eq!(digests[32..], hashers[1].digest());
/// ```
///
/// # Panics
///
/// If the length of `out` is not the sum of the lengths of all digests.
pub fn digests_of(hashers: &[Hasher], out: &mut [u8]) {
    Engine::new().digests_of(hashers, out);
}

/// The functions of this module with a choice of kernels: those that suit the number of streams, or
/// one kernel that the caller chooses.
///
/// ```
/// use hashweave::{Algorithm, batch::{Engine, Kernel}};
/// let primitive = Algorithm::Sha256.primitive();
/// for kernel in Kernel::usable(primitive) {
///     let mut digests = [0; 2 * 32];
///     Engine::with_kernel(primitive, kernel).digest_many(Algorithm::Sha256, &["abc", ""], &mut digests);
///     assert_eq!(digests[..4], [0xba, 0x78, 0x16, 0xbf]);
/// }
/// ```
#[derive(Clone, Debug, Default)]
pub struct Engine {
    /// The plan for one primitive; for the others, this machine's plans are used.
    own: Option<(Primitive, Box<Plan>)>,
}

impl Engine {
    /// Uses the best kernels for every number of streams.
    #[must_use]
    pub const fn new() -> Self {
        Self { own: None }
    }

    /// Uses one kernel for a primitive, however many streams there are. Other primitives are not
    /// affected.
    ///
    /// # Panics
    ///
    /// If the kernel does not compute that primitive.
    #[must_use]
    pub fn with_kernel(primitive: Primitive, kernel: Kernel) -> Self {
        Self { own: Some((primitive, Box::new(Plan::with_kernel(primitive, kernel)))) }
    }

    /// The plan for messages of about `bytes` bytes.
    pub(super) fn plan(&self, primitive: Primitive, bytes: usize) -> &Plan {
        match &self.own {
            Some((own, plan)) if *own == primitive => plan,
            _ => Plan::of_length(primitive, bytes),
        }
    }

    /// Whether kernels of the primitive are chosen by the number of streams, because the caller has
    /// not chosen one.
    fn chooses(&self, primitive: Primitive) -> bool {
        !matches!(self.own, Some((own, _)) if own == primitive)
    }

    /// [`digest_many`](crate::digest_many) on this engine.
    ///
    /// # Panics
    ///
    /// Those of that function.
    pub fn digest_many<M: AsRef<[u8]>>(&self, algorithm: Algorithm, inputs: &[M], out: &mut [u8]) {
        with_slices(inputs, |inputs| self.digest_slices(algorithm, inputs, out));
    }

    pub(super) fn digest_slices(&self, algorithm: Algorithm, inputs: &[&[u8]], out: &mut [u8]) {
        assert!(algorithm.exists(), "there is no {algorithm}");
        let (primitive, length) = (algorithm.primitive(), algorithm.digest_length());
        assert_eq!(out.len(), inputs.len() * length, "{} digests have {length} bytes each", inputs.len());
        if let Some(chunk) = algorithm.chunk()
            && inputs.iter().any(|input| input.len() > chunk)
        {
            let short = |inputs: &[&[u8]], out: &mut [u8]| self.digest_slices(algorithm, inputs, out);
            return digest_trees(&Blake3::new(), inputs, out, short);
        }
        let chooses = self.chooses(primitive);
        if let [input] = inputs
            && chooses
            && alone(algorithm, input, out)
        {
            return;
        }
        if let Some([first, second]) = algorithm.stages() {
            let mut inner = vec![0; inputs.len() * first.digest_length()];
            self.digest_slices(first, inputs, &mut inner);
            return self.digest_digests(second, &inner, first.digest_length(), out);
        }
        let Some(first) = inputs.first() else { return };
        let plan = self.plan(primitive, first.len());
        // Two messages of SHA-512, or any number where there are no lanes.
        if chooses && (inputs.len() == 1 || plan.first(inputs.len()).count == 1) {
            return one_by_one(algorithm, inputs, length, out);
        }
        if self.digest_alike(algorithm, plan, lengths(inputs), |i| inputs[i], None, out) {
            return;
        }
        self.digest_ragged(algorithm, plan, State::initial(algorithm, length, 0), inputs, out);
    }

    /// Computes the digests of messages of any lengths that all begin with one state.
    pub(super) fn digest_ragged(
        &self,
        algorithm: Algorithm,
        plan: &Plan,
        initial: State,
        inputs: &[&[u8]],
        out: &mut [u8],
    ) {
        let left = ragged::digest(algorithm, plan, &initial, inputs, out);
        let order = left.or_else(|| longest_first(algorithm, inputs));
        let length = algorithm.digest_length();
        self.digest_inputs(algorithm, Inputs { inputs, order, next: 0, initial, before: 0, length }, out);
    }

    /// Computes the digests of digests of `size` bytes, one after the other in `inner`.
    fn digest_digests(&self, algorithm: Algorithm, inner: &[u8], size: usize, out: &mut [u8]) {
        let fits = self.digest_rows(algorithm, inner, size, size, out);
        assert!(fits.is_ok(), "there is one digest of {algorithm} for each of the first ones");
    }

    /// [`digest_many_keyed`] on this engine.
    ///
    /// # Errors
    ///
    /// Those of that function.
    ///
    /// # Panics
    ///
    /// Those of that function.
    pub fn digest_many_keyed<M: AsRef<[u8]>>(
        &self,
        algorithm: Algorithm,
        key: &[u8],
        inputs: &[M],
        out: &mut [u8],
    ) -> Result<(), LengthError> {
        with_slices(inputs, |inputs| self.digest_slices_keyed(algorithm, key, inputs, out))
    }

    fn digest_slices_keyed(
        &self,
        algorithm: Algorithm,
        key: &[u8],
        inputs: &[&[u8]],
        out: &mut [u8],
    ) -> Result<(), LengthError> {
        let length = algorithm.digest_length();
        let hasher = Hasher::keyed(algorithm, length, key)?;
        if key.is_empty() {
            self.digest_slices(algorithm, inputs, out);
            return Ok(());
        }
        assert_eq!(out.len(), inputs.len() * length, "{} digests have {length} bytes each", inputs.len());
        if let Some(tree) = hasher.tree() {
            self.digest_blake3(tree, inputs, out);
            return Ok(());
        }
        let (initial, before) = hasher.after_key();
        let empty = inputs.iter().any(|input| input.is_empty());
        if !empty && let Some(alike) = Alike::of(algorithm, length, &initial, before, lengths(inputs)) {
            let plan = self.plan(algorithm.primitive(), inputs[0].len());
            alike.digest_many(plan, inputs.len(), |i| inputs[i], None, out);
            return Ok(());
        }
        let mut order = longest_first(algorithm, inputs);
        if empty {
            // The key's block is the last block of an empty message, and is marked as such, so
            // empty messages begin with another state than the others.
            let empty = hasher.digest();
            for (input, out) in inputs.iter().zip(out.chunks_exact_mut(length)) {
                if input.is_empty() {
                    out.copy_from_slice(&empty);
                }
            }
            order.get_or_insert_with(|| (0..inputs.len()).collect()).retain(|i| !inputs[*i].is_empty());
        }
        self.digest_inputs(algorithm, Inputs { inputs, order, next: 0, initial, before, length }, out);
        Ok(())
    }

    /// Computes the digests of whole messages in lanes.
    fn digest_inputs(&self, algorithm: Algorithm, inputs: Inputs<'_>, out: &mut [u8]) {
        let primitive = algorithm.primitive();
        let idle = Message::idle(algorithm, inputs.length);
        let lengths = || inputs.lengths();
        let plan = self.plan(primitive, mean(lengths()));
        let width = plan.width_for(lengths());
        digest_queue(plan, primitive, width, idle, Digests { queue: inputs, out });
    }

    /// [`update_many`] on this engine.
    pub fn update_many(&self, parts: &mut [Part<'_>]) {
        let Some(first) = parts.first() else { return };
        let primitive = first.hasher.primitive();
        if parts.iter().all(|part| part.hasher.primitive() == primitive) {
            return self.update_alike(primitive, parts.iter_mut());
        }
        let mut parts: Vec<_> = parts.iter_mut().collect();
        parts.sort_by_key(|part| plan::order(part.hasher.primitive()));
        for parts in parts.chunk_by_mut(|a, b| a.hasher.primitive() == b.hasher.primitive()) {
            let primitive = parts[0].hasher.primitive();
            self.update_alike(primitive, parts.iter_mut().map(|part| &mut **part));
        }
    }

    /// Updates the hashers of one primitive.
    fn update_alike<'p, 'b: 'p>(
        &self,
        primitive: Primitive,
        parts: impl ExactSizeIterator<Item = &'p mut Part<'b>>,
    ) {
        // Trees fill the lanes one by one.
        if primitive == Primitive::Blake3 || parts.len() == 1 && self.chooses(primitive) {
            return parts.for_each(|part| {
                part.hasher.update(part.bytes);
            });
        }
        let mut parts: Vec<_> = parts.collect();
        let plan = self.plan(primitive, mean(parts.iter().map(|part| part.bytes.len())));
        if parts.iter().any(|part| part.bytes.len() != parts[0].bytes.len()) {
            parts.sort_by_key(|part| Reverse(part.bytes.len()));
        }
        let width = plan.width_for(parts.iter().map(|part| part.bytes.len()));
        update_in_order(plan, primitive, width, parts.into_iter());
    }

    /// [`digests_of`] on this engine.
    ///
    /// # Panics
    ///
    /// Those of that function.
    pub fn digests_of(&self, hashers: &[Hasher], out: &mut [u8]) {
        let mut length = 0;
        let mut ends: Vec<_> = Vec::with_capacity(hashers.len());
        for hasher in hashers {
            ends.push((hasher, length));
            length += hasher.digest_length();
        }
        assert_eq!(out.len(), length, "the digests have {length} bytes together");
        ends.retain(|(hasher, place)| {
            let alone = hasher.ends_last_node() || hasher.is_tree();
            if alone {
                hasher.digest_into(&mut out[*place..][..hasher.digest_length()]);
            }
            !alone
        });
        if let ([hasher], true) = (hashers, hashers.iter().all(|hasher| self.chooses(hasher.primitive()))) {
            return hasher.digest_into(out);
        }
        let mut staged = Vec::new();
        ends.retain(|(hasher, place)| match hasher.algorithm().stages() {
            Some([first, second]) => {
                staged.push((*hasher, *place, first, second));
                false
            }
            None => true,
        });
        while let Some(&(_, _, first, second)) = staged.first() {
            let (now, later) = staged.into_iter().partition(|end| (end.2, end.3) == (first, second));
            let (now, size): (Vec<_>, _) = (now, first.digest_length());
            let mut inner = vec![0; now.len() * size];
            let firsts = (0..).zip(&now).map(|(i, end)| (end.0, i * size)).collect();
            self.finish_ends(firsts, &mut inner);
            let length = second.digest_length();
            let mut digests = vec![0; now.len() * length];
            self.digest_digests(second, &inner, size, &mut digests);
            for (end, digest) in now.iter().zip(digests.chunks_exact(length)) {
                out[end.1..][..length].copy_from_slice(digest);
            }
            staged = later;
        }
        self.finish_ends(ends, out);
    }

    /// Computes the digests of hashers, or those of their first stages, and writes them to their
    /// places.
    fn finish_ends(&self, mut ends: Vec<(&Hasher, usize)>, out: &mut [u8]) {
        // The longest digests, which only SHAKE has, are squeezed for the longest time, so they
        // come first.
        ends.sort_by_key(|(hasher, _)| (plan::order(hasher.primitive()), Reverse(hasher.digest_length())));
        for ends in ends.chunk_by(|(a, _), (b, _)| a.primitive() == b.primitive()) {
            let idle = Message::idle(ends[0].0.algorithm(), 0);
            let digests = Digests { queue: ends.iter(), out };
            let primitive = ends[0].0.primitive();
            // The end of a message is a block or two.
            let plan = self.plan(primitive, primitive.block());
            digest_queue(plan, primitive, plan.width().min(ends.len()), idle, digests);
        }
    }
}

/// Computes the digests of a queue of messages, `width` of them at once.
fn digest_queue<B: AsRef<[u8]> + Clone, Q: Queue<B>>(
    plan: &Plan,
    primitive: Primitive,
    width: usize,
    idle: Message<B>,
    mut digests: Digests<'_, Q>,
) {
    let mut slots = vec![idle; width];
    slots.retain_mut(|slot| digests.queue.start(slot));
    engine::drain(plan, primitive, &mut slots, &mut digests);
}

/// The lengths of messages.
fn lengths(inputs: &[&[u8]]) -> impl ExactSizeIterator<Item = usize> {
    inputs.iter().map(|input| input.len())
}

/// The mean of lengths; 0 of none.
fn mean(lengths: impl ExactSizeIterator<Item = usize>) -> usize {
    let count = lengths.len().max(1);
    // Slices that overlap may be longer together than any address.
    lengths.fold(0, usize::saturating_add) / count
}

/// Passes messages of any type on as slices. So the code that works on them is compiled once, in
/// this crate with its optimisation, and not in each calling crate with the optimisation of that
/// one.
pub(super) fn with_slices<M: AsRef<[u8]>, R>(inputs: &[M], then: impl FnOnce(&[&[u8]]) -> R) -> R {
    const ON_THE_STACK: usize = 16;
    if let [input] = inputs {
        return then(&[input.as_ref()]);
    }
    if inputs.len() > ON_THE_STACK {
        return then(&inputs.iter().map(AsRef::as_ref).collect::<Vec<_>>());
    }
    let mut slices: [&[u8]; ON_THE_STACK] = [&[]; ON_THE_STACK];
    for (slice, input) in slices.iter_mut().zip(inputs) {
        *slice = input.as_ref();
    }
    then(&slices[..inputs.len()])
}

/// Computes the digests of messages of which some are longer than a chunk: of these one after the
/// other, for each fills the lanes, and of the others together, by `short`.
pub(super) fn digest_trees(
    begun: &Blake3,
    inputs: &[&[u8]],
    out: &mut [u8],
    short: impl FnOnce(&[&[u8]], &mut [u8]),
) {
    let (mut inputs_of_short, mut places) = (Vec::new(), Vec::new());
    for (input, out) in inputs.iter().zip(out.chunks_exact_mut(VALUE)) {
        if input.len() > CHUNK {
            begun.finalize_after(input, 0, out);
        } else {
            inputs_of_short.push(*input);
            places.push(out);
        }
    }
    let mut digests = vec![0; inputs_of_short.len() * VALUE];
    short(&inputs_of_short, &mut digests);
    for (place, digest) in places.into_iter().zip(digests.chunks_exact(VALUE)) {
        place.copy_from_slice(digest);
    }
}

/// Computes the digest of a single message without a slot; returns false if that does not suffice.
#[inline]
fn alone(algorithm: Algorithm, input: &[u8], out: &mut [u8]) -> bool {
    const FITS: usize = Size::SHORT;
    let primitive = algorithm.primitive();
    if primitive.marks_last() && algorithm.is_tree(input.len()) {
        out.copy_from_slice(&Blake3::hash(input));
        return true;
    }
    let whole = algorithm.whole(input.len());
    if primitive.marks_last() && whole > 0 || algorithm.passes() > 1 || out.len() > primitive.block() {
        return false;
    }
    if input.len() <= FITS {
        in_one_piece::<{ FITS + TAIL }>(algorithm, Size::Short, &[], input, whole, out);
    } else {
        let (body, rest) = input.split_at(whole);
        in_one_piece::<TAIL>(algorithm, Size::of(input.len()), body, rest, 0, out);
    }
    true
}

/// Computes the digest of a body of whole blocks, which are absorbed in place, and of the rest of
/// the message, which is copied to where there is room for its padding: `whole` bytes of it are
/// blocks.
///
/// The padding is written before the blocks are absorbed. Otherwise a load of data that several
/// stores have just written would wait until these are in the cache, which happens only when
/// everything before them is done. Every instruction counts here: the fewer there are between two
/// messages, the sooner a core begins with the second.
#[inline]
fn in_one_piece<const ROOM: usize>(
    algorithm: Algorithm,
    size: Size,
    body: &[u8],
    rest: &[u8],
    whole: usize,
    out: &mut [u8],
) {
    let primitive = algorithm.primitive();
    let kernel = Plan::single(primitive, size);
    let mut state = State::initial(algorithm, out.len(), 0);
    let mut blocks = [0; ROOM];
    blocks[..rest.len()].copy_from_slice(rest);
    let Some(tail) = blocks[whole..].first_chunk_mut() else { unreachable!("whole blocks fit, too") };
    let total = body.len() + rest.len();
    let end = whole + state.pad(algorithm, tail, rest.len() - whole, total as u64);
    if !body.is_empty() {
        kernel.absorb(primitive, &mut [Stream { state: &mut state, blocks: body }]);
    }
    kernel.absorb(primitive, &mut [Stream { state: &mut state, blocks: &blocks[..end] }]);
    state.digest(algorithm, out);
}

/// Computes digests of `length` bytes without lanes, one message after the other, in a slot where
/// it takes one.
pub(crate) fn one_by_one(algorithm: Algorithm, inputs: &[&[u8]], length: usize, out: &mut [u8]) {
    if let Some([first, second]) = algorithm.stages() {
        let mut inner = [0; 64];
        let inner = &mut inner[..first.digest_length()];
        for (input, out) in inputs.iter().zip(out.chunks_exact_mut(length)) {
            one_by_one(first, &[input], inner.len(), inner);
            one_by_one(second, &[inner], length, out);
        }
        return;
    }
    let primitive = algorithm.primitive();
    let mut slot = None;
    for (input, out) in inputs.iter().zip(out.chunks_exact_mut(length)) {
        if alone(algorithm, input, out) {
            continue;
        }
        let kernel = Plan::single(primitive, Size::of(input.len()));
        let initial = || (State::initial(algorithm, length, 0), Message::idle(algorithm, length));
        let (initial, message) = slot.get_or_insert_with(initial);
        message.start(initial, 0, *input, 0);
        loop {
            let stream = message.take(message.left());
            kernel.absorb(primitive, &mut [stream]);
            if !message.go_on(out) {
                break;
            }
        }
    }
}

/// Whole messages in the order in which they are started.
struct Inputs<'a> {
    inputs: &'a [&'a [u8]],
    /// None if they are started as they come.
    order: Option<Vec<usize>>,
    next: usize,
    /// The state at the beginning of all messages, and the number of input bytes that it includes.
    initial: State,
    before: u64,
    length: usize,
}

impl Inputs<'_> {
    /// The lengths of those that are started, and at least a byte of each.
    fn lengths(&self) -> impl ExactSizeIterator<Item = usize> {
        let count = self.order.as_ref().map_or(self.inputs.len(), Vec::len);
        (0..count).map(|i| self.inputs[self.order.as_ref().map_or(i, |order| order[i])].len().max(1))
    }
}

impl<'a> Queue<&'a [u8]> for Inputs<'a> {
    #[inline]
    fn start(&mut self, slot: &mut Message<&'a [u8]>) -> bool {
        let next = match &self.order {
            Some(order) => order.get(self.next).copied(),
            None => (self.next < self.inputs.len()).then_some(self.next),
        };
        let Some(index) = next else { return false };
        self.next += 1;
        slot.start(&self.initial, self.before, self.inputs[index], index * self.length);
        true
    }
}

/// The ends of hashers, and the places of their digests.
impl Queue<&'static [u8]> for core::slice::Iter<'_, (&Hasher, usize)> {
    fn start(&mut self, slot: &mut Message<&'static [u8]>) -> bool {
        let Some((hasher, place)) = self.next() else { return false };
        slot.finish(hasher, *place);
        true
    }
}

/// Messages with more blocks than this are sorted by comparing, the others by counting.
const COUNTED: usize = 64;

/// Returns the order in which messages of different lengths are started: the longest first, so that
/// at the end all lanes become idle at about the same time. Returns none if all have the same
/// number of blocks.
fn longest_first(algorithm: Algorithm, inputs: &[&[u8]]) -> Option<Vec<usize>> {
    let block = algorithm.primitive().block();
    let class = |input: &&[u8]| COUNTED - (input.len() / block).min(COUNTED);
    let mut starts = [0; COUNTED + 2];
    for input in inputs {
        starts[class(input) + 1] += 1;
    }
    if starts[1] == 0 && starts.contains(&inputs.len()) {
        return None;
    }
    let long = starts[1];
    for i in 1..starts.len() {
        starts[i] += starts[i - 1];
    }
    let mut order = vec![0; inputs.len()];
    for (index, input) in inputs.iter().enumerate() {
        let start = &mut starts[class(input)];
        order[*start] = index;
        *start += 1;
    }
    order[..long].sort_by_key(|index| Reverse(inputs[*index].len()));
    Some(order)
}

/// A further part of a stream, in flight.
pub(super) struct Portion<H, B> {
    hasher: H,
    bytes: B,
    /// The segment in the caller's bytes.
    next: usize,
    end: usize,
    /// Whether the segment is the block that the hasher had begun.
    buffered: bool,
}

impl<H: BorrowMut<Hasher>, B: AsRef<[u8]>> Portion<H, B> {
    /// Begins a part. [`left`](Slot::left) is zero if there is nothing to absorb, or nothing more: a
    /// part of a tree is hashed here.
    pub(super) fn begin(mut hasher: H, bytes: B) -> Self {
        let own = hasher.borrow_mut();
        if own.is_tree() {
            own.update(bytes.as_ref());
            let end = bytes.as_ref().len();
            return Self { hasher, next: end, end, bytes, buffered: false };
        }
        let (buffered, next) = own.begin(bytes.as_ref());
        let rest = &bytes.as_ref()[next..];
        let whole = own.algorithm().whole(rest.len());
        if !buffered && whole == 0 {
            own.keep(rest);
        }
        Self { hasher, next, end: next + whole, bytes, buffered }
    }

    /// Goes on to the next segment after one has ended; returns false if there is none.
    pub(super) fn go_on(&mut self) -> bool {
        let hasher = self.hasher.borrow_mut();
        if self.buffered {
            self.buffered = false;
            if self.next < self.end {
                return true;
            }
        }
        hasher.keep(&self.bytes.as_ref()[self.end..]);
        false
    }

    /// Returns the hasher and the bytes.
    pub(super) fn into_parts(self) -> (H, B) {
        (self.hasher, self.bytes)
    }
}

impl<H: BorrowMut<Hasher>, B: AsRef<[u8]>> Slot for Portion<H, B> {
    fn left(&self) -> usize {
        if self.buffered { self.hasher.borrow().held } else { self.end - self.next }
    }

    fn take(&mut self, bytes: usize) -> Stream<'_> {
        let hasher = self.hasher.borrow_mut();
        if self.buffered {
            // The segment is one block, which is taken as a whole.
            hasher.held = 0;
            return Stream { state: &mut hasher.state, blocks: &hasher.buffer[..bytes] };
        }
        self.next += bytes;
        Stream { state: &mut hasher.state, blocks: &self.bytes.as_ref()[self.next - bytes..self.next] }
    }
}

/// The parts that have not been started.
struct Parts<I>(I);

/// A part in flight.
type Borrowed<'p> = Portion<&'p mut Hasher, &'p [u8]>;

impl<'p, 'b: 'p, I: Iterator<Item = &'p mut Part<'b>>> Parts<I> {
    /// Returns the next part that has a block.
    fn next(&mut self) -> Option<Borrowed<'p>> {
        let mut portions = self.0.by_ref().map(|part| Portion::begin(&mut *part.hasher, part.bytes));
        portions.find(|portion| portion.left() > 0)
    }
}

impl<'p, 'b: 'p, I: Iterator<Item = &'p mut Part<'b>>> Feed<Borrowed<'p>> for Parts<I> {
    fn refill(&mut self, slot: &mut Borrowed<'p>) -> bool {
        if slot.go_on() {
            return true;
        }
        let Some(next) = self.next() else { return false };
        *slot = next;
        true
    }
}

fn update_in_order<'p, 'b: 'p>(
    plan: &Plan,
    primitive: Primitive,
    width: usize,
    parts: impl Iterator<Item = &'p mut Part<'b>>,
) {
    let mut parts = Parts(parts);
    let mut slots: ArrayVec<_, WIDEST> = ArrayVec::new();
    while slots.len() < width {
        let Some(portion) = parts.next() else { break };
        slots.push(portion);
    }
    engine::drain(plan, primitive, &mut slots, &mut parts);
}
