//! The row of a kind of digest.

use super::combine::Combine;
use super::layout::Layout;
use super::leaves::Around;
use super::parameter::{Parameter, Settings};

/// The need of a digest to know the length of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Needs {
    /// Nothing.
    Nothing,
    /// The length itself, before the content, because it is hashed first.
    Length,
    /// That it is that of whole leaves, one or more.
    WholeLeaves,
}

/// How a digest is written: the functions are inverse.
#[derive(Debug)]
pub(super) struct Notation {
    pub(super) write: fn(&Settings, &[u8]) -> String,
    /// None of what is no such text; of others, anything.
    pub(super) read: fn(&Settings, &str) -> Option<Vec<u8>>,
}

/// Makes a superblock of a number of blocks and a UUID.
pub(super) type Superblock = fn(&Settings, u64, [u8; 16]) -> Vec<u8>;

/// A tree that a system stores in a file.
#[derive(Debug)]
pub(super) struct Stored {
    /// How it lies there, over a file of that length.
    pub(super) layout: fn(&Settings, u64) -> Box<dyn Layout>,
    /// The superblock that may come before the tree.
    pub(super) superblock: Option<Superblock>,
}

/// A kind of digest: everything that tells it from the others. A new one is a row of `rows.rs`.
#[derive(Debug)]
pub struct Kind {
    /// The name in capital letters, as in BSD-style lines.
    pub(super) tag: &'static str,
    /// A description for help and documents.
    pub(super) about: &'static str,
    /// A name with its parameters, as users write it.
    pub(super) example: &'static str,
    pub(super) parameters: &'static [Parameter],
    /// The values of parameters that are not given.
    pub(super) usual: Settings,
    pub(super) needs: Needs,
    /// The bytes that are hashed before and after a leaf with that many bytes of the file.
    pub(super) around: fn(&Settings, u64) -> Around,
    pub(super) combine: fn(&Settings) -> Box<dyn Combine>,
    pub(super) notation: Notation,
    /// How the tree over the leaves is stored, if it is.
    pub(super) stored: Option<Stored>,
    /// Bytes of a digest besides those of a hash.
    pub(super) more: usize,
}

impl Kind {
    /// The name without parameters, in capital letters.
    #[must_use]
    pub fn tag(&self) -> &'static str {
        self.tag
    }

    /// The name without parameters.
    #[must_use]
    pub fn name(&self) -> String {
        self.tag.to_ascii_lowercase()
    }

    /// Whether its tree is stored in a file ([`HashImage`](super::HashImage)).
    #[must_use]
    pub fn is_stored(&self) -> bool {
        self.stored.is_some()
    }

    /// Whether a superblock comes before that tree.
    #[must_use]
    pub fn has_superblock(&self) -> bool {
        self.stored.as_ref().is_some_and(|stored| stored.superblock.is_some())
    }

    /// A description in a few words.
    #[must_use]
    pub fn about(&self) -> &'static str {
        self.about
    }

    /// A name with parameters, if there are any.
    #[must_use]
    pub fn example(&self) -> &'static str {
        self.example
    }

    /// The name, with `SIZE` where a size must follow.
    #[must_use]
    pub fn usage(&self) -> String {
        let is_sized = self.parameters.iter().any(Parameter::is_required);
        format!("{}{}", self.name(), if is_sized { ":SIZE" } else { "" })
    }

    /// What may follow the name and a colon, with commas between; the first hash function is the usual
    /// one. Empty if nothing may.
    #[must_use]
    pub fn parameters(&self) -> String {
        self.parameters.iter().map(Parameter::help).collect::<Vec<_>>().join(", ")
    }
}
