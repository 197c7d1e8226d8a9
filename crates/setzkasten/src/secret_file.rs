//! Secrets from files: containers and service managers hand them out so, as an environment is seen by many.

use std::fmt;
use std::fs;
use std::path::PathBuf;
use std::str::FromStr;

/// A file with a secret in it, which is read when the settings are. `Display` and `Debug` show its path only.
#[derive(Clone)]
pub struct SecretFile {
    path: PathBuf,
    secret: String,
}

impl FromStr for SecretFile {
    type Err = String;

    /// An empty path, as of an environment variable that is set to nothing, is no file.
    fn from_str(path: &str) -> Result<Self, String> {
        let path = PathBuf::from(path);
        if path.as_os_str().is_empty() {
            return Ok(Self { path, secret: String::new() });
        }
        let text = fs::read_to_string(&path)
            .map_err(|error| format!("it cannot be read: {error}; mend the path or its permissions"))?;
        match text.trim() {
            "" => Err("there is nothing in it".to_owned()),
            secret => Ok(Self { path, secret: secret.to_owned() }),
        }
    }
}

impl fmt::Display for SecretFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.path.display().fmt(f)
    }
}

impl fmt::Debug for SecretFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What is given itself, or else in a file. A variable that is set to nothing is not set.
pub fn given_or_in_file<'a>(given: Option<&'a str>, file: Option<&'a SecretFile>) -> Option<&'a str> {
    let in_file = file.map(|file| file.secret.as_str());
    [given, in_file].into_iter().flatten().find(|secret| !secret.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_read_from_its_file_and_never_shown() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("key");
        fs::write(&path, "geheim\n").unwrap();
        let file: SecretFile = path.to_str().unwrap().parse().unwrap();
        assert_eq!(given_or_in_file(None, Some(&file)), Some("geheim"));
        assert_eq!(given_or_in_file(Some(""), Some(&file)), Some("geheim"));
        assert_eq!(given_or_in_file(Some("offen"), Some(&file)), Some("offen"));
        assert!(!format!("{file} {file:?}").contains("geheim"));
    }

    #[test]
    fn a_file_without_a_secret_is_refused_and_no_file_is_none() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("key");
        assert!(path.to_str().unwrap().parse::<SecretFile>().unwrap_err().contains("cannot be read"));
        fs::write(&path, " \n").unwrap();
        assert!(path.to_str().unwrap().parse::<SecretFile>().unwrap_err().contains("nothing in it"));
        assert_eq!(given_or_in_file(None, "".parse().ok().as_ref()), None);
    }
}
