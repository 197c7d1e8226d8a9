//! The guide's main page: without the package, single tables and people, PostgreSQL and NATS with TLS.

use super::desk::{Desk, PASSWORD};
use super::page::Page;

#[test]
fn the_main_page() {
    let Some(desk) = Desk::set_up() else { return };
    let page = Page::new("docs/operating.md");
    one_machine(&desk, &page);
    tables_and_people(&desk, &page);
    desk.run(&page.take("mkdir --parents /etc/systemd/journald.conf.d"));
    desk.run("journalctl --unit=setzkasten");
    several_machines(&desk, &page);
    let shown = desk.run(&page.take("setzkasten serve --print-config"));
    assert!(shown.contains("SETZKASTEN_LISTEN="), "{shown}");
    let version = desk.run(&page.take("setzkasten --version"));
    assert!(version.starts_with("setzkasten "), "{version}");
    page.finish();
}

fn one_machine(desk: &Desk, page: &Page) {
    desk.run(&format!("cd setzkasten\n{}", page.take("install --mode=755 target/release/setzkasten")));
    desk.run("systemd-analyze verify --man=no setzkasten.service");
    desk.write("/etc/setzkasten/setzkasten.env", &page.take("SETZKASTEN_LISTEN=127.0.0.1:8080"));
    assert_eq!(desk.mode("/etc/setzkasten/setzkasten.env"), (0o600, 0));
    desk.run(&page.take("systemctl enable --now setzkasten"));
    desk.is_ready("127.0.0.1:8080");
    let exposed = desk.run(&format!(
        "{} --offline=yes /etc/systemd/system/setzkasten.service",
        page.take("systemd-analyze security")
    ));
    assert!(exposed.contains("setzkasten.service: 1.3 OK"), "{exposed}");
    assert_eq!(desk.mode("/var/lib/setzkasten").0, 0o700);
}

fn tables_and_people(desk: &Desk, page: &Page) {
    let token = desk.run(&page.take("setzkasten admin token"));
    assert!(token.len() > 20, "{token}");
    let [one, other] = [(); 2].map(|()| desk.open_table("127.0.0.1:8080"));
    let said = desk.run(&page.take("setzkasten people find").replace("ABCDEFGHJKLM", &one));
    assert!(said.contains("2 found") && said.contains("is forgotten"), "{said}");
    let said = desk.run(&page.take("setzkasten results rebuild"));
    assert!(said.contains("folded anew") && said.contains("as the logs say"), "{said}");
    let said = desk.run(&page.take("setzkasten tables list --stage lobby").replace("ABCDEFGHJKLM", &other));
    assert!(said.contains("2 tables") && said.contains("is closed") && said.contains("is deleted"), "{said}");
    desk.run("systemctl restart setzkasten");
    desk.is_ready("127.0.0.1:8080");
}

/// One node of several: the database and NATS with TLS, as the printed settings name them.
fn several_machines(desk: &Desk, page: &Page) {
    desk.start_postgres();
    desk.run(&page.take("CREATE ROLE setzkasten").replace("'PASSWORD'", &format!("'{PASSWORD}'")));
    // As our file for NATS says it: with its block for TLS.
    desk.run(&format!(
        "mkdir -p /etc/nats; cp tls/server.pem /etc/nats/server.crt; cp tls/server.key /etc/nats/server.key
        sed -e '/^# tls {{/,/^# }}/s/^# //' setzkasten/deploy/nats.conf > /etc/nats/nats.conf
        printf '[Service]\\nEnvironment=NATS_PASSWORD={PASSWORD}\\nExecStart=/usr/sbin/nats-server --config /etc/nats/nats.conf\\n' \
            > /etc/systemd/system/test-nats.service
        systemctl daemon-reload; systemctl start test-nats"
    ));
    let secret = desk.run(&page.take("openssl rand -hex 32"));
    let settings = page.take("SETZKASTEN_DATABASE=postgres://");
    let settings = settings
        .replace("PASSWORD", PASSWORD)
        .replace("64-HEXADECIMAL-DIGITS-THE-SAME-EVERYWHERE", secret.trim());
    desk.write("/etc/setzkasten/setzkasten.env", &settings);
    desk.run("systemctl restart setzkasten");
    desk.is_ready("10.0.0.11:8080");
    desk.open_table("10.0.0.11:8080");
    desk.wait_for(
        "curl --fail --silent 10.0.0.11:8080/metrics | grep --quiet '^setzkasten_nats_connected 1$'",
    );
}
