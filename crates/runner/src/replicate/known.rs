//! Facts known of data before they are decoded: the decoded data are compared with them before the
//! output gets its name.

use super::pieces::Pieces;
use super::state::{Content, sha256};
use super::{Error, comm_d, ordered};
use hashweave::replicate::{NODE, Node, root_above};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// The facts that decoded data must agree with.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    /// The content that was encoded, and the folder that states it.
    pub(super) content: Option<(Content, PathBuf)>,
    pub(super) comm_d: Option<Node>,
    /// Whether a folder has layers of the same replica.
    pub(super) identity: bool,
}

/// Digests and roots of the decoded data, segment by segment, as far as a known fact needs them.
pub(super) struct Seen<'a> {
    known: &'a Known,
    /// Nodes under a root of the tree; zeros fill the last segment.
    piece: usize,
    sums: Mutex<Vec<Node>>,
    roots: Mutex<Vec<Node>>,
}

impl Known {
    pub(super) fn watch(&self, pieces: Pieces) -> Seen<'_> {
        let nodes = || Mutex::new(vec![[0; NODE]; pieces.segments()]);
        let piece = pieces.segment.min(pieces.nodes.next_power_of_two());
        Seen { known: self, piece, sums: nodes(), roots: nodes() }
    }
}

impl Seen<'_> {
    pub(super) fn see(&self, segment: usize, data: &[u8]) {
        if self.known.content.is_some() {
            let sum = sha256(data);
            ordered::held(&self.sums)[segment] = sum;
        }
        if self.known.comm_d.is_some() {
            let mut nodes = data.as_chunks().0.to_vec();
            nodes.resize(self.piece, [0; NODE]);
            let root = root_above(nodes);
            ordered::held(&self.roots)[segment] = root;
        }
    }

    /// Whether the decoded data agree with the facts that are known.
    pub(super) fn agree(&self, replica: &Path) -> Result<(), Error> {
        let fault = |differing: String| Error::Input {
            file: replica.to_owned(),
            fault: format!(
                "the decoded data {differing}: the replica has changed, or it has another id (--replica-id, or --prover-id, --sector, --ticket and --comm-d) or graph (--registered-proof, --porep-id, --api-version, --layers); nothing was written"
            ),
        };
        if let Some(known) = &self.known.comm_d {
            let roots = ordered::held(&self.roots).clone();
            let root = comm_d::over(roots, self.piece);
            if root != *known {
                let [root, known] = [&root, known].map(hex::encode);
                return Err(fault(format!("have comm_d {root}, not {known}")));
            }
        }
        match &self.known.content {
            Some((known, folder)) if sha256(ordered::held(&self.sums).as_flattened()) != known.sha256 => Err(
                fault(format!("are not what {} says was encoded", folder.join(super::state::FILE).display())),
            ),
            _ => Ok(()),
        }
    }
}
