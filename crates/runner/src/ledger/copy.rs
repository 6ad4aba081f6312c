//! A copy of a ledger on storage that other machines see.
//!
//! SQLite needs locks that hold and an `fsync` that is true, which shared file systems do not
//! always have. So a task of a batch system keeps its ledger on a local disk and copies it to
//! shared storage, whole or not at all, now and then and at the end. A task that goes on elsewhere
//! begins by taking the copy over.
//!
//! A copy never goes back. It is made when it has been read and found to hold all that the ledger
//! holds; until then the union of both takes its place. Of two that do this at once, only one can
//! give its file the name ([`Temporary::beside`]); the other begins anew, and reads what the first
//! has put there.

use super::beside::{check_free_of_remains, check_kind};
use super::claim::{Claim, Lock, PATIENCE, wait_for_claims};
use super::{Error, Fault, Ledger};
use crate::durable::{Temporary, resolved};
use crate::stop::Stop;
use hashweave::Algorithm;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// For how long others may be faster.
const CONTEST: Duration = Duration::from_secs(20);

/// The longest pause between two attempts, in milliseconds.
const LONGEST: u32 = 200;

/// Gives a ledger what its copy holds: where there is no ledger, it becomes what the copy is; where
/// there are both, it becomes their union, since either may be ahead, as when a task was moved to
/// another machine and back. Without a copy nothing happens. The copy is not changed.
///
/// # Errors
///
/// If one of the two is no sound ledger, in use, or they are of different searches; if the ledger
/// cannot be written; [`Fault::Interrupted`] if a stop is requested. Neither is changed then.
pub fn take_over(ledger: &Claim, copy: &Path, stop: &Stop) -> Result<(), Error> {
    let read = || {
        let target = resolved(copy)?;
        wait_for_claims(&target)?;
        let bytes = bytes_of(&target)?;
        if bytes.is_some() {
            check_free_of_remains(&target)?;
        }
        bytes.map(|bytes| Ledger::in_memory(copy, &bytes, stop)).transpose()
    };
    let Some(copy) = read().map_err(|fault: Fault| fault.of(copy))? else { return Ok(()) };
    let at_ledger = |fault: Fault| fault.of(ledger.path());
    let mut whole = Ledger::in_place(ledger, (copy.search(), copy.base_salt()), stop).map_err(at_ledger)?;
    // An empty one gets the search, at least.
    let is_empty = whole.salts().next().is_none();
    if whole.absorb(&copy)? || is_empty {
        whole.commit().map_err(at_ledger)?;
    }
    Ok(())
}

impl Ledger {
    /// Makes a copy of the ledger at another path, and lets runs with this ledger update it. The
    /// copy is made at once, so that a path that cannot be written is reported now. What is there
    /// already becomes part of it.
    ///
    /// # Errors
    ///
    /// If the copy cannot be made, or if there is something else.
    pub fn keep_copy(&mut self, path: &Path) -> Result<(), Error> {
        let image = self.image()?;
        Copies::at(path).renew(&image)?;
        self.set_copy(path);
        Ok(())
    }
}

/// Puts what a ledger holds to where its copy is.
pub(crate) struct Copies {
    path: PathBuf,
    /// Whether this process has the copy as a ledger.
    claimed: bool,
    /// The digest of the copy as it was when it held what the ledger did, and nothing else.
    own: Option<Vec<u8>>,
}

impl Copies {
    pub(crate) fn at(path: &Path) -> Self {
        Self { path: path.to_owned(), claimed: false, own: None }
    }

    pub(super) fn of_claim(claim: &Claim) -> Self {
        Self { claimed: true, ..Self::at(claim.path()) }
    }

    /// Where the copy is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Brings the copy up to date: it then holds what is in the image of a ledger, and what it held
    /// before.
    pub(crate) fn renew(&mut self, image: &[u8]) -> Result<(), Error> {
        self.try_renew(image).map_err(|fault| fault.of(&self.path))
    }

    fn try_renew(&mut self, image: &[u8]) -> Result<(), Fault> {
        let target = resolved(&self.path)?.into_owned();
        check_kind(&target)?;
        // Nobody shall have it as a ledger while another file takes its place.
        let _lock = if self.claimed { None } else { Lock::shared(&target)? };
        let ours = Ours { image, digest: digest(image) };
        let (begun, mut tries) = (Instant::now(), 0);
        // The state that was written last, to be read back.
        let mut written = None;
        loop {
            let renewed = self.attempt(&target, &ours, &mut written);
            let most = match &renewed {
                Ok(true) => return Ok(()),
                Ok(false) | Err(Fault::Contended) => CONTEST,
                // That of a process that has it open for a moment.
                Err(Fault::Remains(_)) => PATIENCE,
                Err(_) => Duration::ZERO,
            };
            if begun.elapsed() >= most {
                renewed?;
                return Err(Fault::Contended);
            }
            if renewed.is_err() {
                pause(tries);
                tries += 1;
            }
        }
    }

    /// Whether the copy holds everything; if not, puts the union there, unless another process is
    /// faster.
    fn attempt(
        &mut self,
        target: &Path,
        ours: &Ours<'_>,
        written: &mut Option<Vec<u8>>,
    ) -> Result<bool, Fault> {
        if self.holds_all(bytes_of(target)?.as_deref(), ours, written) {
            return Ok(true);
        }
        // Whoever wrote before has done so now, or will not.
        let temporary = Temporary::beside(target)?;
        check_free_of_remains(target)?;
        let present = bytes_of(target)?;
        let union = match present.filter(|present| self.own.as_ref() != Some(&digest(present))) {
            Some(present) => Some(union(&self.path, &present, ours.image)?),
            None => None,
        };
        let bytes = match &union {
            Some(Union::First) => return Ok(true),
            Some(Union::Both(bytes)) => bytes,
            Some(Union::Second) | None => ours.image,
        };
        // If it is gone, somebody was faster, or its folder is gone too, which the next attempt
        // tells.
        let gone = |error: io::Error| match error.kind() {
            io::ErrorKind::NotFound => Fault::Contended,
            _ => error.into(),
        };
        let mut file = OpenOptions::new().write(true).open(temporary.path()).map_err(gone)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        drop(file);
        check_free_of_remains(target)?;
        temporary.replace().map_err(gone)?;
        *written = Some(digest(bytes));
        Ok(false)
    }

    /// Whether the copy is as it was written last, or as the ledger.
    fn holds_all(&mut self, present: Option<&[u8]>, ours: &Ours<'_>, written: &Option<Vec<u8>>) -> bool {
        let Some(present) = present.map(digest) else { return false };
        let is_ours = present == ours.digest;
        let holds = is_ours || written.as_ref() == Some(&present);
        if holds {
            self.own = is_ours.then_some(present);
        }
        holds
    }
}

/// The bytes of a ledger, and their digest.
struct Ours<'a> {
    image: &'a [u8],
    digest: Vec<u8>,
}

/// The union of the contents of two ledgers.
enum Union {
    /// The first holds all of it.
    First,
    /// The second holds all of it, and the first does not.
    Second,
    /// More than either.
    Both(Vec<u8>),
}

/// The union of the copy at this path and of a ledger; its errors are those of the copy.
fn union(path: &Path, present: &[u8], image: &[u8]) -> Result<Union, Fault> {
    let in_memory = |bytes| Ledger::in_memory(path, bytes, &Stop::default());
    let (present, ours) = (in_memory(present)?, in_memory(image)?);
    if let Some(difference) = present.search().difference(ours.search()) {
        return Err(Fault::OtherSearch(difference));
    }
    let mut union = Ledger::without_file(path, present.search(), present.base_salt())?;
    union.absorb(&present).map_err(|error| error.fault)?;
    if !union.absorb(&ours).map_err(|error| error.fault)? {
        return Ok(Union::First);
    }
    if union.seal() == ours.seal() {
        return Ok(Union::Second);
    }
    union.into_image().map(Union::Both).map_err(|error| error.fault)
}

/// The bytes of a file; none if it is not there, or empty.
fn bytes_of(target: &Path) -> Result<Option<Vec<u8>>, Fault> {
    check_kind(target)?;
    match fs::read(target) {
        Ok(bytes) => Ok(Some(bytes).filter(|bytes| !bytes.is_empty())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error.into()),
    }
}

fn digest(bytes: &[u8]) -> Vec<u8> {
    hashweave::digest(Algorithm::Sha256, bytes).as_ref().to_vec()
}

/// Waits for a random time, which doubles with the tries.
fn pause(tries: u32) {
    let most = (1 << tries.min(16)).min(LONGEST);
    let mut random = [0; 4];
    // Without randomness everybody waits for the same time.
    let _ = getrandom::fill(&mut random);
    sleep(Duration::from_millis(1 + u64::from(u32::from_le_bytes(random) % most)));
}

#[cfg(test)]
mod tests {
    use super::super::{Addition, Joins, Opening, Piece};
    use super::*;
    use hashweave::search::{Goal, Job, Objective, Request, Searcher};
    use std::thread;
    use tempfile::TempDir;

    fn job(goal: Goal) -> Job {
        let objective = Objective { goal, range: None };
        let template = "c{counter:4}".parse().expect("a template");
        Job::new(Request { objective, ..Request::new(template) }).expect("a job")
    }

    fn addition(job: &Job, range: Piece) -> Addition {
        let mut found = Vec::new();
        let mut searcher = Searcher::new(job, &[]).expect("no salt");
        searcher.scan(range.first, range.last, &mut |result| found.push(result)).expect("no fault");
        Addition { salt: Vec::new(), range, joins: Joins::Neither, found }
    }

    fn pieces(path: &Path) -> Vec<(u64, u64)> {
        let ledger = Ledger::read(path).expect("a sound ledger");
        ledger.pieces(&[]).map(|piece| (piece.first, piece.last)).collect()
    }

    /// Several ledgers have one copy, and each adds to it again and again; all of it is there in
    /// the end, and at no time less than before.
    #[test]
    fn of_many_writers_of_a_copy_none_is_lost() {
        const WRITERS: u64 = 6;
        const TIMES: u64 = 8;
        let folder = TempDir::new().expect("a folder");
        let (folder, copy) = (folder.path(), folder.path().join("copy"));
        for goal in [Goal::ZeroBits(4), Goal::Min] {
            let job = job(goal);
            let write = |writer: u64| {
                let file = folder.join(writer.to_string());
                let mut ledger = Ledger::open(&file, &job, &[], Opening::New).expect("a ledger");
                ledger.keep_copy(&copy).expect("a copy");
                let mut copies = Copies::at(&copy);
                for time in 0..TIMES {
                    let first = 1000 * (writer * TIMES + time);
                    let range = Piece { first, last: first + 99 };
                    ledger.add(&[addition(&job, range)]).expect("a commit");
                    copies.renew(&ledger.image().expect("an image")).expect("a copy");
                    let now = pieces(&copy);
                    let own: Vec<(u64, u64)> =
                        ledger.pieces(&[]).map(|piece| (piece.first, piece.last)).collect();
                    assert!(own.iter().all(|piece| now.contains(piece)), "{own:?} in {now:?}");
                }
                drop(ledger);
                fs::remove_file(file).expect("it is there");
            };
            thread::scope(|scope| (0..WRITERS).for_each(|writer| drop(scope.spawn(move || write(writer)))));
            let all: Vec<(u64, u64)> =
                (0..WRITERS * TIMES).map(|part| (1000 * part, 1000 * part + 99)).collect();
            assert_eq!(pieces(&copy), all);
            fs::remove_file(&copy).expect("it is there");
            // The last of those who share a lock cannot always tell that they are.
            let _ = fs::remove_file(folder.join("copy-lock"));
            assert_eq!(fs::read_dir(folder).expect("a folder").count(), 0);
        }
    }

    /// A copy that holds what the ledger holds and nothing else is replaced without being read as a
    /// ledger, and the same one is not written again.
    #[test]
    fn a_copy_is_written_only_if_it_lacks_something() {
        let folder = TempDir::new().expect("a folder");
        let [file, copy] = ["file", "copy"].map(|name| folder.path().join(name));
        let job = job(Goal::ZeroBits(4));
        let mut ledger = Ledger::open(&file, &job, &[], Opening::New).expect("a ledger");
        let mut copies = Copies::at(&copy);
        let mut renewed = |ledger: &mut Ledger| {
            copies.renew(&ledger.image().expect("an image")).expect("a copy");
            fs::read(&copy).expect("it is there")
        };
        let empty = renewed(&mut ledger);
        ledger.add(&[addition(&job, Piece { first: 0, last: 99 })]).expect("a commit");
        let once = renewed(&mut ledger);
        assert!(empty != once && once == ledger.image().expect("an image"));
        let time = |file: &Path| fs::metadata(file).and_then(|data| data.modified()).expect("it is there");
        let before = time(&copy);
        assert!(renewed(&mut ledger) == once && time(&copy) == before);
        // As a ledger that is opened again does, whose bytes differ.
        let claim = Claim::of(&copy).expect("a claim");
        let mut other = Ledger::in_place(&claim, (ledger.search(), &[]), &Stop::default()).expect("a ledger");
        let more = Piece { first: 500, last: 599 };
        other.set_piece(&[], more).and_then(|()| other.commit()).expect("a commit");
        drop((other, claim));
        let union = renewed(&mut ledger);
        assert_eq!(pieces(&copy), [(0, 99), (500, 599)]);
        assert!(union != ledger.image().expect("an image"));
        assert!(renewed(&mut ledger) == union, "it holds everything");
    }

    /// Who has a copy as a ledger is not disturbed, and who makes a copy is not either.
    #[test]
    fn a_copy_in_use_as_a_ledger_is_left_alone() {
        let folder = TempDir::new().expect("a folder");
        let [file, copy] = ["file", "copy"].map(|name| folder.path().join(name));
        let job = job(Goal::Min);
        let mut ledger = Ledger::open(&file, &job, &[], Opening::New).expect("a ledger");
        let user = Ledger::open(&copy, &job, &[], Opening::New).expect("a ledger");
        let refused = ledger.keep_copy(&copy).expect_err("a refusal");
        assert!(matches!(refused.fault, Fault::Locked), "{refused}");
        let claim = Claim::of(&file).expect_err("it is in use");
        assert!(matches!(claim.fault, Fault::Locked), "{claim}");
        let taken =
            take_over(&Claim::of(&folder.path().join("new")).expect("a claim"), &copy, &Stop::default());
        assert!(matches!(taken.expect_err("a refusal").fault, Fault::Locked));
        drop(user);
        ledger.keep_copy(&copy).expect("a copy");
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 4, "with a journal and a lock");
    }
}
