//! TLS to the services that a server leans on: whom it trusts, and how closely it looks.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio_rustls::rustls::client::WebPkiServerVerifier;
use tokio_rustls::rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use tokio_rustls::rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use tokio_rustls::rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme,
};

/// The authorities whose certificates are believed: those of the system, and those of a file of one's own.
#[derive(Clone, Default)]
pub struct Trust {
    own: Vec<CertificateDer<'static>>,
}

/// A file with authorities cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("the file with certificates {} cannot be used: {why}", path.display())]
pub struct BadCaFile {
    path: PathBuf,
    why: String,
}

/// How closely a server's certificate is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Check {
    /// Not at all: nobody can listen, but anybody can answer.
    Nothing,
    /// One of our own authorities has signed it, for whomever.
    Authority,
    /// An authority has signed it for this host.
    Everything,
}

impl Trust {
    /// Also trusts the authorities in this file, in PEM form.
    pub fn with_file(path: &Path) -> Result<Self, BadCaFile> {
        let bad = |why: String| BadCaFile { path: path.to_owned(), why };
        let certificates = CertificateDer::pem_file_iter(path).map_err(|error| bad(error.to_string()))?;
        let own = certificates.collect::<Result<Vec<_>, _>>().map_err(|error| bad(error.to_string()))?;
        if own.is_empty() {
            return Err(bad("there is no certificate in it".to_owned()));
        }
        let mut roots = RootCertStore::empty();
        own.iter().try_for_each(|one| roots.add(one.clone())).map_err(|error| bad(error.to_string()))?;
        Ok(Self { own })
    }

    /// Are there authorities of one's own?
    pub(crate) fn has_own(&self) -> bool {
        !self.own.is_empty()
    }

    fn own_roots(&self) -> RootCertStore {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(self.own.iter().cloned());
        roots
    }

    /// A system without authorities is no trouble as long as nobody needs them.
    fn all_roots(&self) -> RootCertStore {
        let mut roots = self.own_roots();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        roots
    }

    /// How to talk to a server whose certificate is checked like this.
    pub(crate) fn client(&self, check: Check) -> Result<ClientConfig, Error> {
        let provider = Arc::new(ring::default_provider());
        let builder = ClientConfig::builder_with_provider(Arc::clone(&provider))
            .with_safe_default_protocol_versions()?;
        let lenient = |chain: Option<Arc<WebPkiServerVerifier>>| {
            Arc::new(Lenient { chain, provider: Arc::clone(&provider) })
        };
        Ok(match check {
            Check::Everything => builder.with_root_certificates(self.all_roots()).with_no_client_auth(),
            Check::Nothing => {
                builder.dangerous().with_custom_certificate_verifier(lenient(None)).with_no_client_auth()
            }
            Check::Authority => {
                let roots = Arc::new(self.own_roots());
                let chain = WebPkiServerVerifier::builder_with_provider(roots, Arc::clone(&provider)).build();
                let chain = chain.map_err(|error| Error::General(error.to_string()))?;
                builder
                    .dangerous()
                    .with_custom_certificate_verifier(lenient(Some(chain)))
                    .with_no_client_auth()
            }
        })
    }
}

impl fmt::Debug for Trust {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Trust({} of our own)", self.own.len())
    }
}

/// Looks less closely than usual: for whom a certificate is does not matter, and without a chain not even who signed it.
#[derive(Debug)]
struct Lenient {
    chain: Option<Arc<WebPkiServerVerifier>>,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for Lenient {
    fn verify_server_cert(
        &self,
        end_entity: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        server_name: &ServerName<'_>,
        ocsp_response: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let Some(chain) = &self.chain else { return Ok(ServerCertVerified::assertion()) };
        // The name is looked at last, when all else is well.
        match chain.verify_server_cert(end_entity, intermediates, server_name, ocsp_response, now) {
            Err(Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) => Ok(ServerCertVerified::assertion()),
            verified => verified,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(message, cert, dss, &self.provider.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(message, cert, dss, &self.provider.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}
