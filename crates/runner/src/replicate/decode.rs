//! A replica of `r2` or `zigzag` taken back, in memory: its layers from the last one to the first.
//!
//! A node's key depends on parents that were walked before it, in the state that they had then.
//! Going backwards those have that state still, so that whole windows of nodes are taken back at
//! once. Only in the odd layers of `r2` parents are walked later: there the chain is walked from
//! the last node to the first.

use super::group::Member;
use super::layers::{self, Chain};
use super::run::{Run, timed};
use super::{Error, Stage, apart, group, ordered, output, unpadded};
use hashweave::replicate::chain::{Addition, Kernel, Layout, Walk};
use hashweave::replicate::{Layer, NODE, Node, field};

/// Takes a replica back and writes the data.
pub(super) fn decode(run: &Run<'_>, member: &Member, threads: usize) -> Result<Node, Error> {
    let (Some(input), Some(sink)) = (&member.input, member.sink(run.force)) else {
        return Err(Error::Internal("there is nothing to decode".to_owned()));
    };
    let layout = Layout::nodes(1);
    let usable = Kernel::usable(run.parameters.scheme.hash());
    let fitting = usable.into_iter().rev().find(|kernel| kernel.layout(1) == layout);
    let chain = Chain {
        kernel: fitting.unwrap_or(Kernel::COPYING),
        layout,
        replica_ids: vec![member.replica_id],
        addition: Addition::Back,
        threads,
        seat: None,
    };
    let mut data = group::allocate(run, run.pieces.nodes * NODE)?;
    let mut sums = Vec::new();
    let read = |segment: usize| timed(&run.times.input_output, || input.read(segment));
    ordered::in_order(run.pieces.segments(), threads - 1, read, |segment, (bytes, sum)| {
        run.keep_on()?;
        run.report(Stage::Loading, run.parameters.layers);
        let at = run.pieces.bytes_of(segment).0 as usize;
        data[at..at + bytes.len()].copy_from_slice(&bytes);
        sums.push(sum);
        Ok(())
    })?;
    if member.content.as_ref().is_some_and(|content| *content != input.content(&sums)) {
        return Err(input.changed());
    }
    let layers: Vec<Layer> = run.parameters.layers().collect();
    for &layer in layers.iter().rev() {
        if layer.apart {
            // Parents are later nodes, as they were before the layer, or node 0, as it is behind
            // it.
            let against = Layer { walk: Walk::Down, ..layer };
            layers::walk(run, &chain, against, &[], &mut data, 0, &mut |_, _| Ok(()))?;
        } else {
            windows(run, &chain, layer, &mut data)?;
        }
    }
    let seen = member.known.watch(run.pieces);
    let source = |segment: usize| {
        let (at, length) = run.pieces.bytes_of(segment);
        run.keep_on()?;
        run.report(Stage::Encoding, 1);
        let data = data[at as usize..at as usize + length].to_vec();
        seen.see(segment, &data);
        unpadded::taken_back(run.pieces, segment, data, member.length, input.path())
    };
    output::write(sink, run.pieces.segments(), threads - 1, source, |_| seen.agree(input.path()))
}

/// A layer whose nodes have parents that were walked before them: against the order of the walk,
/// window by window.
fn windows(run: &Run<'_>, chain: &Chain, layer: Layer, data: &mut [u8]) -> Result<(), Error> {
    let against = match layer.walk {
        Walk::Up => Walk::Down,
        Walk::Down => Walk::Up,
    };
    let window = run.pieces.segment * run.pieces.window;
    let count = run.pieces.nodes.div_ceil(window);
    for n in 0..count {
        run.keep_on()?;
        let at = if against == Walk::Up { n } else { count - 1 - n };
        let nodes = at * window..((at + 1) * window).min(run.pieces.nodes);
        let length = nodes.len();
        apart::change(run, chain, layer, data, nodes, field::sub)?;
        run.advance(length, layer.index + 1);
    }
    Ok(())
}
