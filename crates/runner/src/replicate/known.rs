//! What is known of data before they are decoded: what comes out is compared with it before it gets a name.

use super::pieces::Pieces;
use super::state::sha256;
use super::{Error, comm_d, ordered};
use hashweave::replicate::{NODE, Node};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// What data must be.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    /// The digest of the digests of their segments, and the folder that states it.
    pub(super) content: Option<(Node, PathBuf)>,
    pub(super) comm_d: Option<Node>,
}

/// What came out, segment by segment, as far as something is known to compare it with.
pub(super) struct Seen<'a> {
    known: &'a Known,
    sums: Mutex<Vec<Node>>,
    roots: Mutex<Vec<Node>>,
}

impl Known {
    pub(super) fn watch(&self, pieces: Pieces) -> Seen<'_> {
        let nodes = || Mutex::new(vec![[0; NODE]; pieces.segments()]);
        Seen { known: self, sums: nodes(), roots: nodes() }
    }
}

impl Seen<'_> {
    pub(super) fn see(&self, segment: usize, data: &[u8]) {
        if self.known.content.is_some() {
            let sum = sha256(data);
            ordered::held(&self.sums)[segment] = sum;
        }
        if self.known.comm_d.is_some() {
            let root = comm_d::reduced(data.as_chunks().0.to_vec());
            ordered::held(&self.roots)[segment] = root;
        }
    }

    /// Whether it is what it must be.
    pub(super) fn agree(&self, replica: &Path) -> Result<(), Error> {
        let fault = |differing: String| Error::Input {
            file: replica.to_owned(),
            fault: format!(
                "the decoded data {differing}: the replica has changed, or it has another id (--replica-id, or --prover-id, --sector, --ticket and --comm-d) or graph (--registered-proof, --porep-id, --api-version, --layers); nothing was written"
            ),
        };
        if let Some(known) = &self.known.comm_d {
            let root = comm_d::reduced(ordered::held(&self.roots).clone());
            if root != *known {
                let [root, known] = [&root, known].map(hex::encode);
                return Err(fault(format!("have comm_d {root}, not {known}")));
            }
        }
        match &self.known.content {
            Some((known, folder)) if sha256(ordered::held(&self.sums).as_flattened()) != *known => Err(
                fault(format!("are not what {} says was encoded", folder.join(super::state::FILE).display())),
            ),
            _ => Ok(()),
        }
    }
}
