//! `cargo xtask soak NAME`: long runs, the binaries `soak_NAME` of `bench/`.

use std::ffi::OsString;

use crate::bench::{SOAK, binaries, choose, give_product, need_services_for, starting};
use crate::command::{root, run};
use crate::failure::Failure;
use crate::product;

/// Runs one long run; what follows its name is passed on to it. Long runs look for what breaks, not for how quick it is,
/// so all is built quickly.
pub(crate) fn soak(arguments: &[OsString]) -> Result<(), Failure> {
    let names = names(&binaries(root())?);
    let (name, rest) = choose("soak", arguments, &names)?;
    need_services_for(name)?;
    let mut command = starting(product::QUICK, &format!("{SOAK}{name}"), rest);
    give_product(&mut command, product::QUICK)?;
    run(&mut command)
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
