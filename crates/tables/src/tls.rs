//! TLS to the database and NATS: trusted authorities, and how strictly certificates are verified.

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

/// The trusted certificate authorities: those of the system, and those of the operator's file.
#[derive(Clone, Default)]
pub struct Trust {
    own: Vec<CertificateDer<'static>>,
}

/// Why a file with authorities cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("the file with certificates {} cannot be used: {why}", path.display())]
pub struct BadCaFile {
    path: PathBuf,
    why: String,
}

/// How strictly a server's certificate is verified.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Check {
    /// Not at all: stops eavesdroppers, but not impostors.
    Nothing,
    /// It must be signed by an authority of the operator's file, for any host name.
    Authority,
    /// It must be signed by a trusted authority for this host name.
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

    /// Has the operator given a file with authorities?
    pub(crate) fn has_own(&self) -> bool {
        !self.own.is_empty()
    }

    fn own_roots(&self) -> RootCertStore {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(self.own.iter().cloned());
        roots
    }

    /// Ignores errors of the system's store: a system without authorities is fine as long as none is needed.
    fn all_roots(&self) -> RootCertStore {
        let mut roots = self.own_roots();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        roots
    }

    /// A TLS configuration that verifies the server's certificate this strictly.
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

/// A verifier that ignores the host name, and without a `chain` the signer as well.
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
        // The host name is verified last: with this error, everything else is fine.
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
