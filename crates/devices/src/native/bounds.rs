//! Checks that a kernel stays within its list, which depends only on the capacity that it is told.
//! wgpu checks the bounds of all writes of a kernel; these drivers do not, and the device's memory
//! has other lists, and page-locked memory of the host.

use weave::device::{Operand, Statement};

/// Returns the parameters that tell a kernel how many entries its list has room for.
///
/// # Errors
///
/// In words, if the kernel does not take the capacity from a parameter: its text has a number that
/// exceeds the capacity, or it computes the number.
pub(super) fn told(body: &[Statement], capacity: u32) -> Result<Vec<usize>, String> {
    let mut parameters = Vec::new();
    for statement in body {
        match statement {
            Statement::Push { capacity: Operand::Parameter(parameter), .. } => parameters.push(*parameter),
            Statement::Push { capacity: Operand::Constant(constant), .. } => fits(*constant, capacity)?,
            Statement::Push { capacity: Operand::Variable(_), .. } => {
                return Err("it computes the capacity of its list".to_owned());
            }
            Statement::If { then: body, .. } | Statement::Loop { body, .. } => {
                parameters.extend(told(body, capacity)?);
            }
            _ => (),
        }
    }
    Ok(parameters)
}

/// Fails in words if a kernel is told a capacity that exceeds the list's.
pub(super) fn fits(told: u32, capacity: u32) -> Result<(), String> {
    if told <= capacity {
        return Ok(());
    }
    Err(format!(
        "the list has room for {capacity} entries, and the kernel is told that it has room for {told}"
    ))
}
