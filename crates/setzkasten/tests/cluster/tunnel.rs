//! Carries plain connections over TLS to a proxy, for players who speak no TLS.

use services::Certificates;
use std::sync::Arc;
use std::thread::spawn;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

/// Starts one to this address, whose certificate is one of these; it runs on until the process ends. Its own address.
pub fn tunnel(to: String, certificates: &Certificates) -> String {
    let tls = TlsConnector::from(Arc::new(trusting(certificates)));
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.set_nonblocking(true).expect("a listener that does not wait");
    let address = listener.local_addr().expect("an address").to_string();
    spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build();
        runtime.expect("a runtime").block_on(async {
            let listener = TcpListener::from_std(listener).expect("a listener");
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(carry(client, to.clone(), tls.clone()));
            }
        });
    });
    address
}

fn trusting(certificates: &Certificates) -> ClientConfig {
    let mut roots = RootCertStore::empty();
    let authority = CertificateDer::from_pem_file(certificates.authority()).expect("a certificate");
    roots.add(authority).expect("a certificate that can be read");
    let builder = ClientConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()));
    let builder = builder.with_safe_default_protocol_versions().expect("versions of TLS");
    builder.with_root_certificates(roots).with_no_client_auth()
}

/// Both ways, until one side ends it.
async fn carry(mut client: TcpStream, to: String, tls: TlsConnector) {
    let Ok(server) = TcpStream::connect(&to).await else { return };
    let (_, _) = (client.set_nodelay(true), server.set_nodelay(true));
    let name = ServerName::try_from("localhost").expect("a name");
    if let Ok(mut server) = tls.connect(name, server).await {
        let _ = tokio::io::copy_bidirectional(&mut client, &mut server).await;
    }
}
