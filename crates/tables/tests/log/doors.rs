//! Databases behind doors: passwords, TLS, and what is said when one does not get in.

use crate::postgres::try_open;
use services::{Certificates, Postgres, PostgresSetup};
use std::net::TcpListener;
use tables::Trust;
use tables::log::Log;
use tables::log::postgres::Trouble;

/// What is wrong with this address, in words, without the password.
async fn refused(url: &str, trust: &Trust) -> Trouble {
    let trouble = try_open(url, trust).await.err().unwrap_or_else(|| panic!("{url} opens"));
    assert!(!trouble.to_string().contains("geheim"), "{trouble}");
    trouble
}

async fn opens(url: &str, trust: &Trust) {
    let log = try_open(url, trust).await.unwrap_or_else(|error| panic!("{url}: {error}"));
    assert_eq!(log.beats(vec![]).await, Ok(vec![]));
}

#[tokio::test]
async fn who_is_not_let_in_learns_why() {
    let none = Trust::default();
    let postgres =
        Postgres::start_as(&PostgresSetup { password: Some("geheim"), ..PostgresSetup::default() });
    let url = postgres.url();
    opens(&url, &none).await;
    opens(&format!("{url}?sslmode=disable"), &none).await;
    // Nobody can listen to a local socket, and this one asks for no password.
    opens(&format!("{}?sslmode=require", postgres.local_url()), &none).await;

    let wrong = refused(&url.replace("geheim", "geheimer"), &none).await;
    assert!(matches!(&wrong, Trouble::Login { user, .. } if user == "postgres"), "{wrong}");
    let without = refused(&url.replace(":geheim", ""), &none).await;
    assert!(matches!(without, Trouble::Login { .. }), "{without}");
    let stranger = refused(&url.replace("postgres:geheim", "niemand:geheim"), &none).await;
    assert!(matches!(&stranger, Trouble::Login { user, .. } if user == "niemand"), "{stranger}");
    let missing = refused(&postgres.url_of("nirgends"), &none).await;
    assert!(missing.to_string().contains("createdb nirgends"), "{missing}");
    let plain = refused(&format!("{url}?sslmode=require"), &none).await;
    assert!(matches!(plain, Trouble::Tls(_)), "{plain}");
    postgres.sql("CREATE DATABASE latein ENCODING 'LATIN1' TEMPLATE template0");
    let encoding = refused(&postgres.url_of("latein"), &none).await;
    assert!(encoding.to_string().contains("LATIN1, not UTF8"), "{encoding}");
}

#[tokio::test]
async fn a_door_without_a_house_is_told_from_one_that_stays_shut() {
    let none = Trust::default();
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = silent.local_addr().unwrap().port();
    let mute = refused(&format!("postgres://a:geheim@127.0.0.1:{port}/s"), &none).await;
    assert!(mute.to_string().contains("silence"), "{mute}");
    drop(silent);
    let nobody = refused(&format!("postgres://a:geheim@127.0.0.1:{port}/s"), &none).await;
    assert!(nobody.to_string().contains("Connection refused"), "{nobody}");
    let nowhere = refused("postgres://a:geheim@nirgends.invalid/s", &none).await;
    assert!(matches!(nowhere, Trouble::Away(_)), "{nowhere}");
}

/// The five modes of TLS, with a certificate that is for this machine and one that is for another.
#[tokio::test]
async fn tls_is_as_close_as_one_asks_for() {
    let (right, wrong) = (Certificates::for_this_machine(), Certificates::make("DNS:elsewhere.example"));
    let none = Trust::default();
    let trust = |certificates: &Certificates| Trust::with_file(&certificates.authority()).unwrap();
    let (rightly, wrongly) = (trust(&right), trust(&wrong));
    for (certificates, is_right) in [(&right, true), (&wrong, false)] {
        let setup =
            PostgresSetup { password: Some("geheim"), tls: Some(certificates), ..PostgresSetup::default() };
        let postgres = Postgres::start_as(&setup);
        let mode = |mode: &str| format!("{}?sslmode={mode}", postgres.url());
        let (ours, theirs) = if is_right { (&rightly, &wrongly) } else { (&wrongly, &rightly) };

        let plain = refused(&mode("disable"), &none).await;
        assert!(matches!(plain, Trouble::Login { .. }), "{plain}");
        opens(&postgres.url(), &none).await;
        opens(&mode("prefer"), theirs).await;
        opens(&mode("require"), &none).await;
        opens(&mode("require"), ours).await;
        // As for PostgreSQL's own programs: who has authorities wants them to be heard.
        let strange = refused(&mode("require"), theirs).await;
        assert!(matches!(strange, Trouble::Tls(_)), "{strange}");
        opens(&mode("verify-ca"), ours).await;
        let strange = refused(&mode("verify-ca"), theirs).await;
        assert!(matches!(strange, Trouble::Tls(_)), "{strange}");
        let strange = refused(&mode("verify-full"), theirs).await;
        assert!(matches!(strange, Trouble::Tls(_)), "{strange}");
        let strange = refused(&mode("verify-full"), &none).await;
        assert!(matches!(strange, Trouble::Tls(_)), "{strange}");
        if is_right {
            opens(&mode("verify-full"), ours).await;
            opens(&mode("verify-full").replace("127.0.0.1", "localhost"), ours).await;
        } else {
            let other = refused(&mode("verify-full"), ours).await;
            assert!(other.to_string().contains("not valid for name"), "{other}");
        }
        assert!(matches!(refused(&mode("verify-ca"), &none).await, Trouble::Address(_)));
    }
}

#[test]
fn a_file_without_certificates_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ca.pem");
    let why = || Trust::with_file(&path).unwrap_err().to_string();
    assert!(why().contains("ca.pem"), "{}", why());
    std::fs::write(&path, "nothing of the kind").unwrap();
    assert!(why().contains("no certificate in it"), "{}", why());
    std::fs::write(&path, "-----BEGIN CERTIFICATE-----\nbm9uZQ==\n-----END CERTIFICATE-----\n").unwrap();
    assert!(why().contains("ca.pem"), "{}", why());
}
