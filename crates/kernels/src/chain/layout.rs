//! How replicas that are labelled together share memory.

use hashes::field::{NODE, Node};

/// The order of bytes in a node's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// The nodes of the replicas one after the other: node, replica, byte.
    Nodes,
    /// Words of four bytes, each of all lanes of a set one after the other: node, set, word, replica.
    /// A kernel in lanes loads them as they lie. Words are in the order of bytes of this machine, read from the
    /// node's bytes least significant first.
    Words,
}

/// Where node n of replica k is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    form: Form,
    /// Replicas next to each other: the lanes of a set, some of which may be empty.
    lanes: usize,
    sets: usize,
    replicas: usize,
}

impl Layout {
    /// One node after the other.
    #[must_use]
    pub const fn nodes(replicas: usize) -> Self {
        Self { form: Form::Nodes, lanes: replicas, sets: 1, replicas }
    }

    /// In words, in as many sets of `lanes` lanes as `replicas` fill; lanes without one are zero.
    #[must_use]
    pub const fn words(form: Form, lanes: usize, replicas: usize) -> Self {
        Self { form, lanes, sets: replicas.div_ceil(lanes), replicas }
    }

    /// The order of bytes.
    #[must_use]
    pub const fn form(self) -> Form {
        self.form
    }

    /// How many replicas there are.
    #[must_use]
    pub const fn replicas(self) -> usize {
        self.replicas
    }

    /// Bytes from a node to the next one.
    #[must_use]
    pub const fn stride(self) -> usize {
        self.sets * self.lanes * NODE
    }

    /// A node of a replica.
    #[must_use]
    pub fn get(self, memory: &[u8], node: usize, replica: usize) -> Node {
        let place = &memory[node * self.stride()..][..self.stride()];
        match self.form {
            Form::Nodes => *place[replica * NODE..].first_chunk().expect("a node is there"),
            Form::Words => self.collected(place, replica),
        }
    }

    /// Where a word of a replica is in the place of a node, in bytes.
    fn word(self, word: usize, replica: usize) -> usize {
        let (set, lane) = (replica / self.lanes, replica % self.lanes);
        set * self.lanes * NODE + 4 * (word * self.lanes + lane)
    }

    fn collected(self, place: &[u8], replica: usize) -> Node {
        let mut node = [0; NODE];
        for (word, out) in node.as_chunks_mut::<4>().0.iter_mut().enumerate() {
            let at = self.word(word, replica);
            *out = u32::from_ne_bytes(*place[at..].first_chunk().expect("a word is there")).to_le_bytes();
        }
        node
    }

    /// Sets a node of a replica.
    pub fn set(self, memory: &mut [u8], node: usize, replica: usize, value: &Node) {
        let place = &mut memory[node * self.stride()..][..self.stride()];
        match self.form {
            Form::Nodes => place[replica * NODE..][..NODE].copy_from_slice(value),
            Form::Words => self.spread(place, replica, value),
        }
    }

    fn spread(self, place: &mut [u8], replica: usize, value: &Node) {
        for (i, bytes) in value.as_chunks::<4>().0.iter().enumerate() {
            let at = self.word(i, replica);
            place[at..at + 4].copy_from_slice(&u32::from_le_bytes(*bytes).to_ne_bytes());
        }
    }

    /// Copies consecutive nodes of a replica out.
    ///
    /// # Panics
    ///
    /// If they are not whole or not there.
    pub fn copy_out(self, memory: &[u8], first: usize, replica: usize, nodes: &mut [u8]) {
        let (nodes, rest) = nodes.as_chunks_mut::<NODE>();
        assert!(rest.is_empty(), "the nodes are not whole");
        let places = &memory[first * self.stride()..][..nodes.len() * self.stride()];
        // The form is looked at once, so that the loop over nodes that lie there whole is as fast
        // as memory.
        match self.form {
            Form::Nodes if self.lanes == 1 => nodes.as_flattened_mut().copy_from_slice(places),
            Form::Nodes => {
                for (node, place) in nodes.iter_mut().zip(places.chunks_exact(self.stride())) {
                    node.copy_from_slice(&place[replica * NODE..][..NODE]);
                }
            }
            Form::Words => {
                for (node, place) in nodes.iter_mut().zip(places.chunks_exact(self.stride())) {
                    *node = self.collected(place, replica);
                }
            }
        }
    }

    /// Copies consecutive nodes of a replica in.
    ///
    /// # Panics
    ///
    /// If they are not whole or have no place.
    pub fn copy_in(self, memory: &mut [u8], first: usize, replica: usize, nodes: &[u8]) {
        let (nodes, rest) = nodes.as_chunks();
        assert!(rest.is_empty(), "the nodes are not whole");
        for (i, node) in nodes.iter().enumerate() {
            self.set(memory, first + i, replica, node);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_copied_in_comes_out_in_every_form() {
        let nodes: Vec<u8> = (0..5 * NODE).map(|i| (i * 7 + 3) as u8).collect();
        let layouts = [
            Layout::nodes(1),
            Layout::nodes(3),
            Layout::words(Form::Words, 16, 3),
            Layout::words(Form::Words, 8, 8),
            Layout::words(Form::Words, 8, 13),
        ];
        for layout in layouts {
            let mut memory = vec![0; 7 * layout.stride()];
            let last = layout.replicas() - 1;
            layout.copy_in(&mut memory, 1, last, &nodes);
            let mut out = vec![0; nodes.len()];
            layout.copy_out(&memory, 1, last, &mut out);
            assert_eq!(out, nodes, "{layout:?}");
            assert_eq!(layout.get(&memory, 0, last), [0; NODE]);
        }
    }

    #[test]
    fn words_of_all_lanes_lie_one_behind_the_other() {
        let layout = Layout::words(Form::Words, 8, 2);
        let mut memory = vec![0; layout.stride()];
        let node: Node = core::array::from_fn(|i| i as u8);
        layout.set(&mut memory, 0, 1, &node);
        assert_eq!(memory[(8 + 1) * 4..][..4], 0x0706_0504_u32.to_ne_bytes());
    }
}
