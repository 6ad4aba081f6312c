//! Hashweave for C.
