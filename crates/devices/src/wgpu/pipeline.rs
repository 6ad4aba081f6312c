//! A kernel on a device: its pipeline, its bindings, and whether it fits.
#![allow(unsafe_code)]

use super::card::Card;
use super::launch::{Launches, Slot, WORD, list_bytes};
use crate::device::{DeviceError, SLOTS};
use ::wgpu::{
    BindGroup, BindGroupDescriptor, BindGroupEntry, BindGroupLayout, BindGroupLayoutDescriptor,
    BindGroupLayoutEntry, BindingType, Buffer, BufferBindingType, BufferUsages, ComputePipeline,
    ComputePipelineDescriptor, PipelineCompilationOptions, PipelineLayoutDescriptor, ShaderModule,
    ShaderModuleDescriptor, ShaderRuntimeChecks, ShaderSource, ShaderStages,
};
use weave::device::{ENTRY, Kernel, QUAD, Statement, Variable, wgsl};

/// Bytes of a quad. Buffers are whole quads, and have at least one, because an empty buffer cannot
/// be bound.
const QUAD_BYTES: u64 = QUAD as u64 * WORD;

fn whole_quads(words: usize) -> u64 {
    (words as u64 * WORD).next_multiple_of(QUAD_BYTES).max(QUAD_BYTES)
}

impl Card {
    /// Loads a kernel for [`crate::device::Device::load`].
    pub(super) fn launches(
        &self,
        kernel: &Kernel,
        table: &[u32],
        capacity: u32,
    ) -> Result<Launches, DeviceError> {
        self.fits(kernel, table, capacity)?;
        let layout = self.layout();
        let pipeline = self.pipeline(kernel, &layout)?;
        let table = self.table(table);
        let slots = [(); SLOTS].map(|()| {
            let parameters =
                self.buffer(whole_quads(kernel.parameters), BufferUsages::UNIFORM | BufferUsages::COPY_DST);
            let list = self.buffer(
                list_bytes(capacity),
                BufferUsages::STORAGE | BufferUsages::COPY_DST | BufferUsages::COPY_SRC,
            );
            let group = self.group(&layout, [&parameters, &table, &list]);
            Slot::new(self, parameters, list, group, capacity)
        });
        self.check("to make room for a kernel")?;
        Ok(Launches::new(self.clone(), pipeline, slots, kernel.parameters, capacity))
    }

    /// Fails in words if the device lacks room for a kernel.
    fn fits(&self, kernel: &Kernel, table: &[u32], capacity: u32) -> Result<(), DeviceError> {
        let limits = self.device.limits();
        let buffer = limits.max_buffer_size.min(limits.max_storage_buffer_binding_size);
        let threads = limits.max_compute_invocations_per_workgroup.min(limits.max_compute_workgroup_size_x);
        for (what, needed, most) in [
            ("the table (bytes)", whole_quads(table.len()), buffer),
            ("the list (bytes)", list_bytes(capacity), buffer),
            (
                "a workgroup's memory (bytes)",
                kernel.shared as u64 * QUAD_BYTES,
                limits.max_compute_workgroup_storage_size.into(),
            ),
            ("a workgroup (threads)", kernel.workgroup.into(), threads.into()),
        ] {
            if needed > most {
                return Err(self.refused(
                    "to load a kernel",
                    &format!("{what}: {needed} are needed, and the driver allows {most}"),
                ));
            }
        }
        Ok(())
    }

    /// The three bindings of every kernel: parameters, table, list (`weave::device`).
    fn layout(&self) -> BindGroupLayout {
        let kinds = [
            BufferBindingType::Uniform,
            BufferBindingType::Storage { read_only: true },
            BufferBindingType::Storage { read_only: false },
        ];
        let mut binding = 0;
        let entries = kinds.map(|ty| {
            binding += 1;
            BindGroupLayoutEntry {
                binding: binding - 1,
                visibility: ShaderStages::COMPUTE,
                ty: BindingType::Buffer { ty, has_dynamic_offset: false, min_binding_size: None },
                count: None,
            }
        });
        self.device.create_bind_group_layout(&BindGroupLayoutDescriptor { label: None, entries: &entries })
    }

    fn pipeline(&self, kernel: &Kernel, layout: &BindGroupLayout) -> Result<ComputePipeline, DeviceError> {
        let layouts = [Some(layout)];
        let layout = self.device.create_pipeline_layout(&PipelineLayoutDescriptor {
            label: None,
            bind_group_layouts: &layouts,
            immediate_size: 0,
        });
        self.check("to make room for a kernel")?;
        let module = self.module(kernel)?;
        self.compiled()?;
        let pipeline = self.device.create_compute_pipeline(&ComputePipelineDescriptor {
            label: None,
            layout: Some(&layout),
            module: &module,
            entry_point: Some(ENTRY),
            // Kernels write shared memory before they read it.
            compilation_options: PipelineCompilationOptions {
                zero_initialize_workgroup_memory: false,
                ..Default::default()
            },
            cache: None,
        });
        self.compiled()?;
        Ok(pipeline)
    }

    /// Makes a module whose loops have no bounds on their rounds. By default wgpu counts the rounds
    /// of every loop, so that an endless loop does no harm; loading then takes two to three times
    /// as long (Mesa 22.3). The bounds of memory accesses stay, because they cost nothing
    /// measurable.
    fn module(&self, kernel: &Kernel) -> Result<ShaderModule, DeviceError> {
        if !ends(&kernel.body) {
            return Err(DeviceError::Compile {
                device: self.name(),
                why: "a loop of the kernel changes its counter".into(),
            });
        }
        let description =
            ShaderModuleDescriptor { label: None, source: ShaderSource::Wgsl(wgsl::text(kernel).into()) };
        let checks = ShaderRuntimeChecks { force_loop_bounding: false, ..ShaderRuntimeChecks::checked() };
        // SAFETY: every loop counts from one number to another and nothing else changes its
        // counter, so it ends. All other checks stay.
        Ok(unsafe { self.device.create_shader_module_trusted(description, checks) })
    }

    /// Checks like [`Card::check`] and reports an error as one of the kernel.
    fn compiled(&self) -> Result<(), DeviceError> {
        self.check("").map_err(|error| match error {
            DeviceError::Refused { device, why, .. } => DeviceError::Compile { device, why },
            error => error,
        })
    }

    fn table(&self, words: &[u32]) -> Buffer {
        let table = self.buffer(whole_quads(words.len()), BufferUsages::STORAGE | BufferUsages::COPY_DST);
        self.write(&table, words);
        table
    }

    fn group(&self, layout: &BindGroupLayout, buffers: [&Buffer; 3]) -> BindGroup {
        let mut binding = 0;
        let entries = buffers.map(|buffer| {
            binding += 1;
            BindGroupEntry { binding: binding - 1, resource: buffer.as_entire_binding() }
        });
        self.device.create_bind_group(&BindGroupDescriptor { label: None, layout, entries: &entries })
    }
}

/// Whether statements end: no loop changes its own counter.
fn ends(statements: &[Statement]) -> bool {
    statements.iter().all(|statement| match statement {
        Statement::Loop { counter, body, .. } => !change(body, *counter) && ends(body),
        Statement::If { then, .. } => ends(then),
        _ => true,
    })
}

/// Whether statements change a variable.
fn change(statements: &[Statement], variable: Variable) -> bool {
    statements.iter().any(|statement| match statement {
        Statement::Set { to, .. } => *to == variable,
        Statement::Add64 { to, .. } | Statement::Constants { to, .. } => to.contains(&variable),
        Statement::Read { to, .. } => to.contains(&variable),
        Statement::If { then, .. } => change(then, variable),
        Statement::Loop { counter, body, .. } => *counter == variable || change(body, variable),
        Statement::Write { .. } | Statement::Barrier | Statement::Push { .. } => false,
    })
}
