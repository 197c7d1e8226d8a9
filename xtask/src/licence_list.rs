//! The licences that may be built into the program: `licenses.allow` of `deny.toml`.

use std::fs;

use serde::Deserialize;

use crate::command::root;
use crate::failure::Failure;
use crate::fetch::io_failure;

/// The names of the licences, as SPDX has them.
pub(crate) fn allowed() -> Result<Vec<String>, Failure> {
    #[derive(Deserialize)]
    struct File {
        licenses: Licences,
    }
    #[derive(Deserialize)]
    struct Licences {
        allow: Vec<String>,
    }
    let path = root().join("deny.toml");
    let text = fs::read_to_string(&path).map_err(|error| io_failure(&path, &error))?;
    let file: File = toml::from_str(&text)
        .map_err(|error| Failure::Work(format!("{}: {}", path.display(), error.message())))?;
    Ok(file.licenses.allow)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dist::crates;
    use spdx::{Expression, Licensee, ParseMode};

    fn may_be_used(expression: &str, allowed: &[Licensee]) -> bool {
        let expression = Expression::parse_mode(expression, ParseMode::LAX).unwrap();
        expression.evaluate(|wanted| allowed.iter().any(|licensee| licensee.satisfies(wanted)))
    }

    fn licensees() -> Vec<Licensee> {
        allowed().unwrap().iter().map(|name| Licensee::parse(name).unwrap()).collect()
    }

    #[test]
    fn one_of_several_licences_is_enough_and_all_of_several_are_needed() {
        let allowed = licensees();
        assert!(may_be_used("GPL-2.0-only OR MIT", &allowed));
        assert!(!may_be_used("GPL-2.0-only AND MIT", &allowed));
        assert!(!may_be_used("GPL-2.0-only", &allowed));
    }

    /// What `cargo xtask audit` checks more thoroughly, in a second and without a tool.
    #[test]
    fn every_crate_has_a_licence_of_the_list() {
        let allowed = licensees();
        let crates = crates::all(&format!("{}-unknown-linux-gnu", std::env::consts::ARCH)).unwrap();
        assert!(crates.len() > 100, "only {} crates were found", crates.len());
        for one in crates {
            let licence = one.licence();
            assert!(
                may_be_used(&licence, &allowed),
                "{} {}: {licence} is not in deny.toml",
                one.name,
                one.version
            );
        }
    }
}
