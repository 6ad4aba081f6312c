//! `reference.py` as a program that answers requests.

use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The program.
pub(crate) const PROGRAM: &str = include_str!("reference.py");

/// The Python program, which answers until it is dropped.
pub(crate) struct Reference {
    child: Child,
    requests: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

impl Reference {
    /// Starts it.
    pub(crate) fn start() -> Self {
        let mut command = Command::new("python3");
        let child =
            command.args(["-c", PROGRAM, "serve"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = child.expect("this test needs python3 in the path");
        let requests = child.stdin.take();
        let answers = BufReader::new(child.stdout.take().expect("it is piped"));
        Self { child, requests, answers }
    }

    /// Its answer to a request.
    pub(crate) fn ask(&mut self, request: &Value) -> Value {
        let mut line = String::new();
        let requests = self.requests.as_mut().expect("it is open");
        writeln!(requests, "{request}").expect("the reference listens");
        self.answers.read_line(&mut line).expect("the reference answers");
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line:?} to {request}"))
    }
}

impl Drop for Reference {
    fn drop(&mut self) {
        drop(self.requests.take());
        let _ = self.child.wait();
    }
}
