//! Nonce search: hashes a template with every counter of a range, and reports the messages whose
//! digests meet an objective.
//!
//! ```text
//! Template + Algorithm + Objective + Backend + Variant ──Job::new──▶ Job ──Searcher::new(salt)──▶ Searcher
//!                                                                  Searcher::scan(first, last) ──▶ Found, in counter order
//! ```
//!
//! A [`Job`] has been checked: every job that can be constructed can be run. A [`Searcher`] is the
//! state of one worker: the tables for its salt, the best digest so far, and the known answers
//! (canary). It reports exactly what a scan in counter order that hashes each message in full would
//! report, and hashes every result again by the scalar path first.
//!
//! ```
//! use hashweave::search::{Job, Objective, Request, Searcher, Template};
//! let template: Template = "hello {counter:4}".parse()?;
//! let job = Job::new(Request::new(template))?;
//! let mut bests = Vec::new();
//! Searcher::new(&job, &[])?.scan(0, 999, &mut |found| bests.push(found))?;
//! let smallest = (0..1000u32)
//!     .map(|c| hashweave::digest(job.algorithm(), &[b"hello ", &c.to_le_bytes()[..]].concat()).to_vec())
//!     .min();
//! assert_eq!(bests.last().map(|found| found.digest.clone()), smallest);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod audit;
mod calibrate;
mod choice;
mod error;
mod event;
mod extent;
mod fault;
mod goal;
mod job;
mod local;
mod objective;
mod patterns;
mod preset;
mod scanner;
mod searcher;
mod session;
mod sift;
mod stages;
mod template;
pub mod text;

pub(crate) use template::{base58, in_base58};

pub use audit::{AUDIT_BITS, Audit};
pub use calibrate::Contender;
pub use choice::{contenders, fastest};
pub use error::{ExtentError, JobError};
pub use event::{AuditRecord, DeviceRecord, Event, Finding};
pub use extent::Extent;
pub use fault::{Damage, Drill, Fault};
pub use goal::{Base58, Cased, Goal, GoalError, Kind, Rule, Score};
pub use job::{ChosenBy, Job, Request};
pub use kernels::search::{Candidate, Filter, Plan, Shape};
pub use local::Local;
pub use objective::Objective;
pub use patterns::Patterns;
pub use preset::{Parameter, Preset, PresetError};
pub use scanner::{CANARY_INTERVAL, Canary, Scanner};
pub use searcher::{Found, Searcher};
pub use session::{Session, Turn};

/// Scans are most efficient on ranges whose start and length are multiples of this number,
/// whichever kernel runs.
pub const LARGEST_GRANULE: u64 = kernels::search::Plan::LARGEST_GRANULE;
pub use template::{Alphabet, Counter, Form, Template, TemplateError};
