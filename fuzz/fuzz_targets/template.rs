//! Any text as a search template: it is refused or makes messages of one length in which the
//! counter alone differs.
#![no_main]

use hashweave::search::Template;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(template) = text.parse::<Template>() else { return };
    let salt = vec![0x5A; template.salt_length()];
    let counter = template.counter();
    let first = template.message(&salt, 0);
    let last = template.message(&salt, counter.max());
    assert_eq!(first.len(), last.len());
    let field = counter.offset..counter.offset + counter.width;
    assert_ne!(first[field.clone()], last[field.clone()]);
    assert_eq!(first[..field.start], last[..field.start]);
    assert_eq!(first[field.end..], last[field.end..]);
});
