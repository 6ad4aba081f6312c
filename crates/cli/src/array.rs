//! Finds out which task of an array this is, as batch systems state it.

use runner::search::Shard;
use std::env;

/// A batch system: its usual name, the variable that holds a task's number, and the number of the
/// first task.
struct System {
    name: &'static str,
    variable: &'static str,
    first: u64,
}

const fn system(name: &'static str, variable: &'static str, first: u64) -> System {
    System { name, variable, first }
}

/// The systems whose arrays number every task. Where users choose the numbers, arrays go from 1 to
/// N.
const SYSTEMS: [System; 7] = [
    system("Kubernetes", "JOB_COMPLETION_INDEX", 0),
    system("Slurm", "SLURM_ARRAY_TASK_ID", 1),
    system("AWS Batch", "AWS_BATCH_JOB_ARRAY_INDEX", 0),
    system("Google Batch", "BATCH_TASK_INDEX", 0),
    system("PBS", "PBS_ARRAY_INDEX", 1),
    system("Grid Engine", "SGE_TASK_ID", 1),
    system("LSF", "LSB_JOBINDEX", 1),
];

/// Parses `I/N`, or `auto/N`, whose I is the number of this task.
pub(crate) fn shard(text: &str) -> Result<Shard, String> {
    match text.strip_prefix("auto/") {
        None => text.parse().map_err(|error| format!("{error}; or write auto/N in a task of a batch system")),
        Some(of) => of_task(of, |variable| env::var(variable).ok()),
    }
}

fn of_task(of: &str, variable: impl Fn(&str) -> Option<String>) -> Result<Shard, String> {
    // Outside arrays, Grid Engine says `undefined` and LSF says 0.
    let told = |system: &System| {
        let value = variable(system.variable)?;
        (value != "undefined" && (system.name, value.as_str()) != ("LSF", "0")).then_some(value)
    };
    let mut telling = SYSTEMS.iter().filter_map(|system| Some((system, told(system)?)));
    let (System { name, variable, first }, task) = telling.next().ok_or_else(|| {
        let variables: Vec<&str> = SYSTEMS.iter().map(|system| system.variable).collect();
        format!("no batch system gives the number of this task: none of {} is set", variables.join(", "))
    })?;
    if let Some((other, _)) = telling.next() {
        return Err(format!("both {variable} and {} are set; write I/N", other.variable));
    }
    let of: u64 = format!("1/{of}").parse::<Shard>().map_err(|error| error.to_string())?.of();
    let index = task.parse::<u64>().ok().and_then(|task| task.checked_add(1)?.checked_sub(*first));
    index.and_then(|index| Shard::new(index, of)).ok_or_else(|| {
        let last = of - 1 + first;
        format!(
            "{variable} is '{task}', but for {of} parts the tasks of {name} are numbered {first} to {last}"
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shard_with(of: &str, variables: &[(&str, &str)]) -> Result<String, String> {
        let value = |name: &str| {
            variables.iter().find(|(variable, _)| *variable == name).map(|(_, value)| (*value).to_owned())
        };
        of_task(of, value).map(|shard| shard.to_string())
    }

    #[test]
    fn every_system_counts_in_its_own_way() {
        let first = |variable: &str, value: &str| shard_with("9", &[(variable, value)]);
        for System { variable, first: base, .. } in SYSTEMS {
            assert_eq!(first(variable, &base.to_string()), Ok("1/9".to_owned()), "{variable}");
            assert_eq!(first(variable, &(base + 8).to_string()), Ok("9/9".to_owned()), "{variable}");
            assert!(first(variable, &(base + 9).to_string()).is_err(), "{variable}");
        }
    }

    #[test]
    fn what_is_no_task_of_the_array_is_refused() {
        let refused = |of: &str, variables: &[(&str, &str)]| shard_with(of, variables).expect_err("refused");
        assert!(refused("4", &[]).contains("JOB_COMPLETION_INDEX, SLURM_ARRAY_TASK_ID"));
        assert!(refused("4", &[("SLURM_ARRAY_TASK_ID", "0")]).contains("numbered 1 to 4"));
        assert!(refused("4", &[("JOB_COMPLETION_INDEX", "4")]).contains("numbered 0 to 3"));
        assert!(refused("4", &[("JOB_COMPLETION_INDEX", "x")]).contains("'x'"));
        assert!(refused("4", &[("SLURM_ARRAY_TASK_ID", "1"), ("SGE_TASK_ID", "1")]).contains("both"));
        for of in ["0", "", "x", "1/2"] {
            assert!(refused(of, &[("SLURM_ARRAY_TASK_ID", "1")]).contains("I/N"), "{of}");
        }
    }

    #[test]
    fn tasks_of_no_array_do_not_count() {
        let variables = [("SGE_TASK_ID", "undefined"), ("LSB_JOBINDEX", "0"), ("SLURM_ARRAY_TASK_ID", "2")];
        assert_eq!(shard_with("2", &variables), Ok("2/2".to_owned()));
    }
}
