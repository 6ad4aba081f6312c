//! What keeps a kernel within its list: nothing but the capacity that it is told. wgpu checks the bounds of whatever a kernel writes; these drivers do
//! not, and in the device's memory there are other lists, and page-locked memory of the host.

use weave::device::{Operand, Statement};

/// The parameters by which a kernel is told how many entries its list has room for.
///
/// # Errors
///
/// In words, if it need not be told: it has more entries than there is room for in its text, or computes how many.
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

/// Fails in words if a kernel is told of more entries than a list has room for.
pub(super) fn fits(told: u32, capacity: u32) -> Result<(), String> {
    if told <= capacity {
        return Ok(());
    }
    Err(format!(
        "the list has room for {capacity} entries, and the kernel is told that it has room for {told}"
    ))
}
