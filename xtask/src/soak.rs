//! `cargo xtask soak NAME`: long runs, the binaries `soak_NAME` of `bench/`.

use std::ffi::OsString;

use crate::bench::{SOAK, binaries, choose, need_services_for, start};
use crate::command::root;
use crate::failure::Failure;
use crate::product;

/// Runs one long run; what follows its name is passed on to it.
pub(crate) fn soak(arguments: &[OsString]) -> Result<(), Failure> {
    let names = names(&binaries(root())?);
    let (name, rest) = choose("soak", arguments, &names)?;
    need_services_for(name)?;
    product::build(product::RELEASE)?;
    start(&format!("{SOAK}{name}"), rest)
}

/// The names of the long runs among the binaries.
fn names(binaries: &[String]) -> Vec<String> {
    binaries.iter().filter_map(|name| name.strip_prefix(SOAK)).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_runs_are_told_by_their_prefix() {
        assert_eq!(names(&["lexicon".to_owned(), "soak_tables".to_owned()]), ["tables"]);
    }
}
