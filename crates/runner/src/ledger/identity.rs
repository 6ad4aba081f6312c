//! The search of a ledger: everything that must be equal for two runs to find the same results. It
//! is stored as the text of the command line, so that the file can be read without this program.

use core::ops::Range;
use hashweave::search::{Goal, GoalError, Job, JobError, Objective, Request, TemplateError};
use hashweave::{Algorithm, UnknownAlgorithm};
use thiserror::Error;

/// The algorithm, the message template and the objective, without the salt, the range, and the way
/// it is computed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Search {
    /// The algorithm's name.
    pub algorithm: String,
    /// The template.
    pub message: String,
    /// The goal: the text of a [`Goal`].
    pub goal: String,
    /// The bytes of the digest that the goal looks at, as `A..B`.
    pub digest_range: String,
}

impl Search {
    /// The search of a job.
    #[must_use]
    pub fn of(job: &Job) -> Self {
        let objective = job.objective();
        // A range that is given and one that is the default are the same search.
        let Range { start, end } = objective.range.clone().unwrap_or(0..job.algorithm().digest_length());
        Self {
            algorithm: job.algorithm().to_string(),
            message: job.template().text().to_owned(),
            goal: objective.goal.to_string(),
            digest_range: format!("{start}..{end}"),
        }
    }

    /// Whether results are relative to those before them.
    #[must_use]
    pub fn running(&self) -> bool {
        self.goal.parse().is_ok_and(|goal: Goal| goal.is_best_so_far())
    }

    /// Bytes of every digest; none if there is no such algorithm.
    pub(super) fn digest_length(&self) -> Option<usize> {
        self.algorithm.parse().ok().map(|algorithm: Algorithm| algorithm.digest_length())
    }

    /// The first difference from the expected search; `None` if they are the same.
    #[must_use]
    pub(crate) fn difference(&self, expected: &Self) -> Option<String> {
        let fields = [
            ("algorithm", &self.algorithm, &expected.algorithm),
            ("message", &self.message, &expected.message),
            ("goal", &self.goal, &expected.goal),
            ("digest range", &self.digest_range, &expected.digest_range),
        ];
        let (name, ours, theirs) = fields.into_iter().find(|(_, ours, theirs)| ours != theirs)?;
        Some(format!("its {name} is {ours}, not {theirs}"))
    }

    /// The objective, which fits the algorithm.
    ///
    /// # Errors
    ///
    /// If the text is of no search.
    pub fn objective(&self) -> Result<Objective, SearchError> {
        Ok(self.checked()?.objective)
    }

    /// The request for this search, which fits together.
    pub(super) fn checked(&self) -> Result<Request, SearchError> {
        let request = self.request()?;
        request.check()?;
        Ok(request)
    }

    /// The request for this search, with the best kernel of this machine; a range that is all of
    /// the digest becomes `None`.
    ///
    /// # Errors
    ///
    /// If the text is of no search.
    pub fn settings(&self) -> Result<Request, SearchError> {
        let mut request = self.request()?;
        request.objective.range = request.objective.part(request.algorithm);
        Ok(request)
    }

    /// The job, with the best kernel of this machine.
    ///
    /// # Errors
    ///
    /// If the text is of no search, or not of one that this version can run here.
    pub fn job(&self) -> Result<Job, SearchError> {
        Ok(Job::new(self.request()?)?)
    }

    fn request(&self) -> Result<Request, SearchError> {
        let algorithm = self.algorithm.parse()?;
        let template = self.message.parse()?;
        let goal = self.goal.parse()?;
        let range = parse_range(&self.digest_range)
            .ok_or_else(|| SearchError::DigestRange(self.digest_range.clone()))?;
        let objective = Objective { goal, range: Some(range) };
        Ok(Request { algorithm, objective, ..Request::new(template) })
    }
}

/// The text in a ledger is of no search.
#[derive(Debug, Error)]
pub enum SearchError {
    /// There is no such algorithm.
    #[error(transparent)]
    Algorithm(#[from] UnknownAlgorithm),
    /// The message is no template.
    #[error("message: {0}")]
    Message(#[from] TemplateError),
    /// The goal is none.
    #[error(transparent)]
    Goal(#[from] GoalError),
    /// The digest range is none.
    #[error("there is no digest range '{0}'")]
    DigestRange(String),
    /// They do not fit together, or not this machine.
    #[error(transparent)]
    Job(#[from] JobError),
}

fn parse_range(text: &str) -> Option<Range<usize>> {
    let (start, end) = text.split_once("..")?;
    Some(start.parse().ok()?..end.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_of_no_search_is_told() {
        let sound = Search {
            algorithm: "sha256".to_owned(),
            message: "{counter:4}".to_owned(),
            goal: "min".to_owned(),
            digest_range: "0..32".to_owned(),
        };
        assert!(sound.objective().is_ok() && sound.running());
        let other = Search { goal: "max".to_owned(), ..sound.clone() };
        let fault = other.objective().map_err(|error| error.to_string()).expect_err("no goal");
        assert!(fault.starts_with("there is no goal 'max'; write min, zero-bits N"), "{fault}");
        assert!(!other.running());
        let other = Search { digest_range: "0-32".to_owned(), ..sound };
        let fault = other.objective().map_err(|error| error.to_string()).expect_err("no range");
        assert_eq!(fault, "there is no digest range '0-32'");
    }

    #[test]
    fn a_search_is_made_again_from_its_text() {
        let template = "id{counter:4:be}".parse().expect("a template");
        let objective = Objective { goal: Goal::ZeroBits(9), range: None };
        let job = Job::new(Request { objective, ..Request::new(template) }).expect("a job");
        let search = Search::of(&job);
        let again = Search::of(&search.job().expect("the same job"));
        assert_eq!((again.difference(&search), search.digest_range.as_str()), (None, "0..32"));
        let other = Search { goal: "min".to_owned(), ..search.clone() };
        assert_eq!(other.difference(&search).as_deref(), Some("its goal is min, not zero-bits 9"));
    }
}
