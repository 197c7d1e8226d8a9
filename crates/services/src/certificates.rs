//! An authority of one's own and a certificate by it.

use crate::process::run;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use tempfile::TempDir;

/// An authority, and a key with a certificate for one host. Made by openssl.
pub struct Certificates {
    folder: TempDir,
}

impl Certificates {
    /// A certificate for these names, e.g. `DNS:localhost,IP:127.0.0.1`.
    pub fn make(names: &str) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let made = Self { folder };
        let openssl = |line: &str| {
            run(Command::new("openssl").current_dir(made.folder.path()).args(line.split(' ')));
        };
        let key = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";
        openssl(&format!("req -x509 {key} -keyout ca.key -out ca.pem -days 2 -subj /CN=authority"));
        openssl(&format!("req {key} -keyout server.key -out server.csr -subj /CN=server"));
        fs::write(made.folder.path().join("names"), format!("subjectAltName={names}\n")).expect("a file");
        let signed = "-CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile names";
        openssl(&format!("x509 -req -in server.csr {signed} -out server.pem"));
        made
    }

    /// A certificate for this machine.
    pub fn for_this_machine() -> Self {
        Self::make("DNS:localhost,IP:127.0.0.1")
    }

    /// The authority's certificate, for who has to trust it.
    pub fn authority(&self) -> PathBuf {
        self.folder.path().join("ca.pem")
    }

    pub(crate) fn certificate(&self) -> PathBuf {
        self.folder.path().join("server.pem")
    }

    pub(crate) fn key(&self) -> PathBuf {
        self.folder.path().join("server.key")
    }
}
