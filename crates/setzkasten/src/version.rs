//! Which program this is: `setzkasten --version`.

use std::sync::LazyLock;
use tables::backup;
use tables::log::{PostgresLog, SqliteLog};
use words::{Lexicon, lexicon};

/// The version of the release, as the workspace has it.
pub(crate) const RELEASE: &str = env!("CARGO_PKG_VERSION");

/// The commit it was built from. `cargo xtask` tells it; a build outside git, or with cargo alone, does not know.
pub(crate) const COMMIT: &str = match option_env!("BUILD_COMMIT") {
    Some(commit) => commit,
    None => "unknown",
};

/// All that tells this program from others: what to name when something is wrong.
pub(crate) static LONG: LazyLock<String> = LazyLock::new(|| {
    format!(
        "{RELEASE}\ncommit: {COMMIT}\nlexicon: {}-{:08x}\nschema: {} (SQLite), {} (PostgreSQL), {} (backups)",
        lexicon::VERSION,
        Lexicon::german_checksum(),
        SqliteLog::SCHEMA,
        PostgresLog::SCHEMA,
        backup::FORMAT,
    )
});
