//! Tree hashes, with their keys, contexts and customization strings.

use crate::handle::Handle;
use crate::hasher::free;
use crate::memory::{self, Place};
use crate::status::{self, Error, HW_ERROR_ALGORITHM, HW_ERROR_LENGTH, HW_ERROR_OPTION, HW_OK, hw_status};
use core::ffi::{c_char, c_void};
use core::ptr;
use hashweave::tree::{TreeFunction, TreeHasher, TreeOptionError, TreeOptions};

/// A tree hash in progress: BLAKE3, KT128 or KT256 (RFC 9861), or the commitment to a piece of
/// Filecoin. One message fills all vector lanes.
///
/// Threads: as hw_hasher.
#[derive(Debug)]
pub struct hw_tree(Handle<TreeHasher>);

/// What a tree hash is begun with. NULL means none; all of it is zero in
/// `(hw_tree_options){0}`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct hw_tree_options {
    /// The key of BLAKE3's mode keyed_hash.
    pub key: *const c_void,
    /// Its length, 32 bytes.
    pub key_length: usize,
    /// The context of BLAKE3's mode derive_key, in which the message is the key material: in UTF-8,
    /// hardcoded, globally unique and specific to the use of the derived key.
    pub context: *const c_char,
    /// The customization string of KT128 and KT256.
    pub customization: *const c_void,
    /// Its length in bytes.
    pub customization_length: usize,
}

impl From<TreeOptionError> for Error {
    fn from(error: TreeOptionError) -> Self {
        let status = match error {
            TreeOptionError::KeyLength(_) => HW_ERROR_LENGTH,
            _ => HW_ERROR_OPTION,
        };
        Self::new(status, error.to_string())
    }
}

/// Makes a tree hash by its name: "blake3", "kt128", "kt256" or "comm-p". The options may be NULL.
/// Free it with hw_tree_free(). On failure, `*tree` is NULL.
///
/// ```c
/// hw_tree *kt128;
/// hw_tree_options options = {.customization = "an example", .customization_length = 10};
/// hw_tree_new("kt128", &options, &kt128);
/// ```
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_tree_new(
    name: *const c_char,
    options: *const hw_tree_options,
    tree: *mut *mut hw_tree,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let place = unsafe { Place::new("tree", tree) }?;
        place.put(ptr::null_mut());
        // SAFETY: as the header promises.
        let name = memory::utf8("name", unsafe { memory::text("name", name) }?)?;
        let function: TreeFunction =
            name.parse().map_err(|error: hashweave::tree::UnknownTreeFunction| {
                Error::new(HW_ERROR_ALGORITHM, error.to_string())
            })?;
        let mut given = TreeOptions::default();
        // SAFETY: as the header promises.
        if let Some(options) = unsafe { options.as_ref() } {
            let bytes = |name, data: *const c_void, length| {
                let is_given = !data.is_null() || length > 0;
                // SAFETY: as the header promises.
                is_given.then(|| unsafe { memory::bytes(name, data, length) }).transpose()
            };
            given.key = bytes("key", options.key, options.key_length)?;
            given.customization =
                bytes("customization", options.customization, options.customization_length)?;
            if !options.context.is_null() {
                // SAFETY: as the header promises.
                let context = unsafe { memory::text("context", options.context) }?;
                given.context = Some(memory::utf8("context", context)?);
            }
        }
        let hasher = TreeHasher::with(function, &given)?;
        place.put(memory::hand_out(hw_tree(Handle::new(hasher))));
        Ok(HW_OK)
    })
}

/// Appends bytes to the message. They are not needed after the call.
///
/// Threads: one call at a time for each tree hash.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_tree_update(tree: *mut hw_tree, data: *const c_void, length: usize) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let tree = unsafe { memory::reference("tree", tree) }?;
        // SAFETY: as the header promises.
        let data = unsafe { memory::bytes("data", data, length) }?;
        tree.0.take("tree")?.update(data);
        Ok(HW_OK)
    })
}

/// Writes the first `digest_size` bytes of the output over all bytes so far: any number, but 32 of
/// "comm-p". This does not change the tree hash, so more bytes may follow.
///
/// Threads: one call at a time for each tree hash.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_tree_digest(
    tree: *const hw_tree,
    digest: *mut u8,
    digest_size: usize,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let tree = unsafe { memory::reference("tree", tree) }?.0.take("tree")?;
        let function = tree.function();
        if digest_size != function.digest_length() && !function.is_extendable() {
            let length = function.digest_length();
            let text =
                format!("digest_size is {digest_size}, and the digest of {function} has {length} bytes");
            return Err(Error::new(HW_ERROR_LENGTH, text));
        }
        // SAFETY: as the header promises.
        tree.finalize_xof(unsafe { memory::room("digest", digest, digest_size) }?);
        Ok(HW_OK)
    })
}

/// Returns the usual length of the digest in bytes; 0 if the tree hash is NULL or in use by another
/// call.
///
/// Threads: one call at a time for each tree hash.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_tree_digest_length(tree: *const hw_tree) -> usize {
    status::value(0, || {
        // SAFETY: as the header promises.
        Ok(unsafe { memory::reference("tree", tree) }?.0.take("tree")?.function().digest_length())
    })
}

/// Starts a new message with the same options.
///
/// Threads: one call at a time for each tree hash.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_tree_reset(tree: *mut hw_tree) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        unsafe { memory::reference("tree", tree) }?.0.take("tree")?.reset();
        Ok(HW_OK)
    })
}

/// Copies a tree hash with its state. On failure, `*copy` is NULL.
///
/// Threads: one call at a time for each tree hash.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_tree_copy(tree: *const hw_tree, copy: *mut *mut hw_tree) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let place = unsafe { Place::new("copy", copy) }?;
        place.put(ptr::null_mut());
        // SAFETY: as the header promises.
        let tree = unsafe { memory::reference("tree", tree) }?.0.take("tree")?;
        place.put(memory::hand_out(hw_tree(Handle::new(TreeHasher::clone(&tree)))));
        Ok(HW_OK)
    })
}

/// Frees a tree hash; NULL is ignored. One that is in use by another call is not freed, and the
/// result is HW_ERROR_BUSY. Freeing it twice, or using it afterwards, is undefined behaviour.
///
/// Threads: no other call may use the object at the same time.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_tree_free(tree: *mut hw_tree) -> hw_status {
    // SAFETY: as the header promises.
    unsafe { free(tree, |tree| tree.0.take("tree").map(drop)) }
}
