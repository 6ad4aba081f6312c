//! Stand-in for `runner::sum`, one input after the other; replaced by the engine when it is merged.
use hashweave::{Algorithm, Hasher};
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

#[derive(Clone, Debug)]
pub(crate) struct Digesting(Hasher);
impl Digesting {
    pub(crate) fn with_length(algorithm: Algorithm, length: usize) -> Result<Self, hashweave::LengthError> {
        Hasher::with_length(algorithm, length).map(Self)
    }
}
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Jobs {
    pub(crate) hashing: usize,
    pub(crate) reading: usize,
}
impl Default for Jobs {
    fn default() -> Self {
        Self { hashing: 1, reading: 1 }
    }
}
pub(crate) struct Options {
    pub(crate) algorithms: Vec<Digesting>,
    pub(crate) jobs: Jobs,
}
impl Options {
    pub(crate) fn new(algorithms: Vec<Digesting>) -> Self {
        Self { algorithms, jobs: Jobs::default() }
    }
}
#[derive(Debug)]
pub(crate) enum Input {
    Standard,
    Path(PathBuf),
    Unreadable(PathBuf, io::Error),
}
impl Input {
    pub(crate) fn path(&self) -> Option<&Path> {
        match self {
            Self::Standard => None,
            Self::Path(p) | Self::Unreadable(p, _) => Some(p),
        }
    }
}
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) input: Input,
    pub(crate) algorithms: Option<Arc<[Digesting]>>,
}
impl From<Input> for Request {
    fn from(input: Input) -> Self {
        Self { input, algorithms: None }
    }
}
pub(crate) struct Outcome {
    pub(crate) index: u64,
    pub(crate) input: Input,
    pub(crate) result: io::Result<Vec<Vec<u8>>>,
}
#[derive(Clone, Debug, Default)]
pub(crate) struct Progress(Arc<(AtomicU64, AtomicU64)>);
impl Progress {
    pub(crate) fn bytes(&self) -> u64 {
        self.0.0.load(Ordering::Relaxed)
    }
    pub(crate) fn files(&self) -> u64 {
        self.0.1.load(Ordering::Relaxed)
    }
}
pub(crate) fn run<I>(
    options: &Options,
    inputs: I,
    progress: &Progress,
    sink: &mut dyn FnMut(Outcome) -> io::Result<()>,
) -> io::Result<()>
where
    I: Iterator + Send + 'static,
    I::Item: Into<Request>,
{
    let _ = options.jobs;
    for (index, item) in (0..).zip(inputs) {
        let request: Request = item.into();
        let own: Vec<Digesting> =
            request.algorithms.map_or_else(|| options.algorithms.clone(), |a| a.to_vec());
        let (input, result) = match request.input {
            Input::Unreadable(p, e) => (Input::Path(p), Err(e)),
            Input::Standard => (Input::Standard, digest(&mut io::stdin().lock(), own, progress)),
            Input::Path(p) => {
                let r = File::open(&p).and_then(|mut f| digest(&mut f, own, progress));
                (Input::Path(p), r)
            }
        };
        progress.0.1.fetch_add(1, Ordering::Relaxed);
        sink(Outcome { index, input, result })?;
    }
    Ok(())
}
fn digest(f: &mut dyn Read, own: Vec<Digesting>, progress: &Progress) -> io::Result<Vec<Vec<u8>>> {
    let mut hashers: Vec<Hasher> = own.into_iter().map(|d| d.0).collect();
    let mut buffer = vec![0; 1 << 16];
    loop {
        let n = f.read(&mut buffer)?;
        if n == 0 {
            return Ok(hashers.iter().map(Hasher::digest).collect());
        }
        progress.0.0.fetch_add(n as u64, Ordering::Relaxed);
        hashers.iter_mut().for_each(|h| h.update(&buffer[..n]));
    }
}

pub(crate) fn walk(root: &Path, _follow: bool) -> impl Iterator<Item = Input> + Send + 'static {
    std::iter::once(Input::Path(root.to_owned()))
}
