//! From a fresh Debian to a public address, with either proxy.

use super::desk::Desk;
use super::page::Page;

#[test]
fn one_machine_in_five_minutes() {
    let Some(desk) = Desk::set_up() else { return };
    let page = Page::new("docs/operating/five-minutes.md");
    desk.make_package();
    desk.run(&page.take("apt install ./setzkasten_1.0.0~rc.1-1_amd64.deb"));
    desk.is_ready("127.0.0.1:8080");
    let said = desk.run(&page.take("systemctl status setzkasten"));
    assert!(said.contains("active (running)"), "{said}");
    desk.run(&page.take("echo SETZKASTEN_TRUST_PROXY="));
    desk.is_ready("127.0.0.1:8080");
    assert_eq!(
        desk.run("stat --format=%U /proc/$(systemctl show --property=MainPID --value setzkasten)"),
        "setzkasten\n"
    );

    let curl = page.take("curl --fail https://spiele.example.org");
    desk.run(&page.take("cat > /etc/caddy/Caddyfile"));
    // The printed one asks Let's Encrypt for a certificate; here it is given one.
    desk.run(
        "install -D -o caddy -m 600 -t /etc/caddy/tls /root/tls/server.pem /root/tls/server.key
        sed -i '1a tls /etc/caddy/tls/server.pem /etc/caddy/tls/server.key' /etc/caddy/Caddyfile
        systemctl restart caddy",
    );
    desk.wait_for("curl --fail --silent https://spiele.example.org/readyz");
    desk.run(&curl);
    check_proxy(&desk);
    desk.run("systemctl stop caddy");

    desk.run(
        "install -D -m 600 /root/tls/server.pem /etc/letsencrypt/live/spiele.example.org/fullchain.pem
        install -D -m 600 /root/tls/server.key /etc/letsencrypt/live/spiele.example.org/privkey.pem",
    );
    desk.run(&page.take("cat > /etc/nginx/conf.d/setzkasten.conf"));
    desk.wait_for("curl --fail --silent https://spiele.example.org/readyz");
    desk.run(&curl);
    check_proxy(&desk);

    check_backup(&desk, &page);
    check_texts(&desk, &page);
    let log = desk.run(&page.take("journalctl --unit=setzkasten"));
    assert!(log.contains("places that are not filled in"), "{log}");
    check_token(&desk, &page);
    page.finish();
}

/// The token that is printed opens the operator's page, through the proxy.
fn check_token(desk: &Desk, page: &Page) {
    let said = desk.run(&page.take("setzkasten admin token"));
    let ask = |token: &str| {
        desk.run(&format!(
            "curl --silent --output /dev/null --write-out '%{{http_code}}' --header 'authorization: Bearer {token}' \
             https://spiele.example.org/api/admin/overview"
        ))
    };
    assert!(said.split_whitespace().any(|word| ask(word) == "200"), "{said}");
    assert_eq!(ask("falsch"), "401");
}

/// Everything that a player needs comes through, over TLS, and nothing that is the operator's.
fn check_proxy(desk: &Desk) {
    desk.wait_for("curl --fail --silent https://spiele.example.org/");
    let page = desk.run("curl --fail --silent https://spiele.example.org/");
    assert!(page.contains("<base href=\"/\">"), "{page}");
    let moved = desk.run("curl --silent --head http://spiele.example.org/tisch");
    assert!(moved.to_lowercase().contains("location: https://spiele.example.org/tisch"), "{moved}");
    let figures = desk.run(
        "curl --silent --output /dev/null --write-out '%{http_code}' https://spiele.example.org/metrics",
    );
    assert_eq!(figures, "404");
    let table = desk.open_table("--header 'origin: https://spiele.example.org' https://spiele.example.org");
    let socket = desk.run(&format!(
        "curl --http1.1 --silent --include --max-time 2 --header 'origin: https://spiele.example.org' \
         --header 'connection: upgrade' --header 'upgrade: websocket' --header 'sec-websocket-version: 13' \
         --header 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==' \
         https://spiele.example.org/api/tables/{table}/socket || true"
    ));
    assert!(socket.starts_with("HTTP/1.1 101"), "{socket}");
}

fn check_backup(desk: &Desk, page: &Page) {
    let listed = desk.run(&page.take("systemctl enable --now setzkasten-backup.timer"));
    assert!(listed.contains("seat.key") && listed.contains("forgotten"), "{listed}");
    let file = listed.split_whitespace().find(|word| word.ends_with("Z.jsonl")).expect("a backup");
    assert_eq!(desk.mode(&format!("/var/backups/setzkasten/{file}")), (0o600, 0));
    assert_eq!(desk.mode("/var/backups/setzkasten").0, 0o700);
    let timers = desk.run(&page.take("systemctl list-timers"));
    assert!(timers.contains("setzkasten-backup.timer") && timers.contains("1 timers listed"), "{timers}");
    desk.run(&format!("setzkasten restore /var/backups/setzkasten/{file} --data /tmp/trial"));
    // The server goes on with files that are its own.
    desk.run("systemctl restart setzkasten");
    desk.is_ready("127.0.0.1:8080");
}

fn check_texts(desk: &Desk, page: &Page) {
    desk.run(&page.take("mkdir --parents /etc/setzkasten/texts"));
    desk.is_ready("127.0.0.1:8080");
    for (name, begin) in [("impressum", "Angaben gemäß"), ("datenschutz", "Wer verantwortlich ist")] {
        let text = desk.run(&format!("curl --fail --silent https://spiele.example.org/api/texts/{name}"));
        assert!(text.starts_with(begin), "{text}");
    }
}
