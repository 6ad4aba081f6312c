//! Any text as a search template: it is refused, or makes messages of one length, but of numbers
//! without leading zeros, and its text means the same. Where no field hashes the counter, that alone differs.
#![no_main]

use hashweave::search::{Form, Template};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(template) = text.parse::<Template>() else { return };
    let salt = vec![0x5A; template.salt_length()];
    let counter = template.counter();
    let first = template.message(&salt, 0);
    let last = template.message(&salt, counter.max());
    let shortens = matches!(counter.form, Form::Number(_));
    assert_eq!(last.len(), template.length());
    assert!(first.len() == last.len() || shortens);
    assert_eq!(template.text().parse().as_ref(), Ok(&template));
    if template.is_nested() || shortens {
        return;
    }
    let field = counter.offset..counter.offset + counter.width;
    assert_ne!(first[field.clone()], last[field.clone()]);
    assert_eq!(first[..field.start], last[..field.start]);
    assert_eq!(first[field.end..], last[field.end..]);
});
