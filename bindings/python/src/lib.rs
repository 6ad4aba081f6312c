//! Hashweave for Python.
