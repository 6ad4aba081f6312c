//! Merkle trees over many leaves, a layer at a time in all lanes.
//!
//! A node of a binary Merkle tree is the digest of its two children. Nodes lie one after another,
//! so a pair of them is a row of two digests, and a layer is one call of
//! [`digest_rows`](crate::digest_rows). What differs from one protocol to the next is the
//! [`Shape`]: the algorithm, the bytes before leaves and nodes, the order in a pair, and the parent
//! of a last node that has no sibling.
//!
//! | | |
//! |---|---|
//! | [`Shape`], [`Lone`], [`UnknownShape`] | RFC 6962, SSZ, Bitcoin, sorted pairs of Keccak-256, OpenZeppelin's heap, plain |
//! | [`hash_leaf`], [`hash_leaves`], [`hash_rows`] | the leaves of a tree, from what they stand for |
//! | [`layer`] | the layer above a layer |
//! | [`root`], [`Builder`] | the root alone, in bounded memory |
//! | [`Tree`], [`Portion`] | all nodes; a layer in portions, for threads of the caller |
//! | [`Tree::proof`], [`Tree::for_each_proof`], [`verify`], [`verify_member`] | proofs that a leaf is in a tree |
//! | [`verify_many`], [`Claim`] | many such proofs at a time, in all lanes |
//! | [`Tree::multiproof`], [`verify_multiproof`], [`verify_members`] | one proof of several leaves |
//! | [`Tree::consistency`], [`verify_consistency`] | proofs that a tree continues an older one |
//! | [`mix_in_length`] | the root of a list of SSZ |
//! | [`Wide`], [`WideTree`] | nodes of eight children, or of any other number |
//!
//! Leaves, nodes and proofs are bytes: digests one after another, without lengths or separators.
//! The leaves of a tree are digests already; a level is the distance from the leaves, which are
//! level 0.
//!
//! ```
//! use hashweave::merkle::{Shape, Tree, hash_leaves, verify};
//! let shape = Shape::rfc6962();
//! let mut leaves = [0; 3 * 32];
//! hash_leaves(shape, &["alpha", "beta", "gamma"], &mut leaves)?;
//! let tree = Tree::new(shape, &leaves)?;
//! let proof = tree.proof(1)?;
//! verify(shape, &tree.root(), &leaves[32..64], 1, 3, &proof)?;
//! # Ok::<(), hashweave::merkle::TreeError>(())
//! ```
//!
//! **Threads.** The library starts none. [`Tree::by`] hands out the portions of each layer, which
//! any threads can compute.
//!
//! **What a root promises.** Without prefixes, two nodes that lie side by side are a message whose
//! digest is their parent: somebody who may choose what a leaf stands for can pass a node as a
//! leaf. RFC 6962 has prefixes against this, and OpenZeppelin hashes leaves twice. If a lone last
//! node is doubled, leaves that repeat the end of others have the same root (CVE-2012-2459):
//! [`Tree::repeats`] finds such leaves.

mod builder;
mod consistency;
mod error;
mod layer;
mod leaf;
mod length;
mod many;
mod multiproof;
mod name;
mod pairs;
mod path;
mod proof;
mod shape;
mod steps;
mod tree;
mod wide;
mod zeros;

pub use builder::{Builder, root};
pub use consistency::verify_consistency;
pub use error::TreeError;
pub use layer::layer;
pub use leaf::{hash_leaf, hash_leaves, hash_rows};
pub use length::mix_in_length;
pub use many::{Claim, verify_many};
pub use multiproof::{Multiproof, verify_members, verify_multiproof};
pub use name::UnknownShape;
pub use proof::{verify, verify_member};
pub use shape::{Lone, Shape};
pub use tree::{Portion, Tree};
pub use wide::{Wide, WideTree};
