//! The operator's guide, followed word by word: every command in it is run as it is printed, as root, on a machine of its own
//! with systemd, PostgreSQL, NATS, nginx and Caddy. Only names, passwords and certificates are put in. What is not run is listed
//! here, with the reason; a command that is neither run nor listed fails the test of its page.

mod backup;
mod desk;
mod five_minutes;
mod operating;
mod page;
mod privacy;

use page::{Page, read, root};
use std::collections::BTreeSet;

/// Commands that are not run, by the page and how they begin, and why not.
const EXEMPT: [(&str, &str, &str); 13] = [
    ("docs/operating.md", "docker compose", "needs a container engine"),
    (
        "docs/operating.md",
        "cargo xtask build",
        "builds the program for minutes; CI does, and puts it where the next line takes it",
    ),
    ("docs/operating/five-minutes.md", "sudo -i", "opens a shell; the tests are root already"),
    (
        "docs/operating/five-minutes.md",
        "apt update",
        "needs Debian's archive, and the machine has no network",
    ),
    ("docs/operating/five-minutes.md", "apt install caddy", "needs Debian's archive; it is installed before"),
    (
        "docs/operating/five-minutes.md",
        "apt install nginx certbot",
        "needs Debian's archive and Let's Encrypt; the test makes a certificate",
    ),
    ("docs/operating/five-minutes.md", "nano /etc/setzkasten/texts/impressum.txt", "an editor, for people"),
    ("docs/operating/five-minutes.md", "apt install unattended-upgrades", "needs Debian's archive"),
    ("docs/operating/backup.md", "rsync --archive root@", "needs a second machine"),
    ("docs/operating/backup.md", "docker compose exec --no-TTY setzkasten", "needs a container engine"),
    ("docs/operating/backup.md", "docker compose stop setzkasten", "needs a container engine"),
    ("docs/operating/backup.md", "docker compose exec --no-TTY node1", "needs a container engine"),
    ("docs/operating/backup.md", "docker compose stop node1", "needs a container engine"),
];

/// All pages of the guide, and none besides.
const PAGES: [&str; 4] = [
    "docs/operating.md",
    "docs/operating/backup.md",
    "docs/operating/five-minutes.md",
    "docs/operating/privacy.md",
];

#[test]
fn every_page_has_a_test() {
    let folder = root().join("docs/operating").read_dir().expect("a folder");
    let names = folder.map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned());
    let there: BTreeSet<_> =
        names.map(|name| format!("docs/operating/{name}")).chain(["docs/operating.md".to_owned()]).collect();
    assert_eq!(there, PAGES.map(str::to_owned).into());
}

#[test]
fn what_is_exempt_is_there() {
    for (page, start, _) in EXEMPT {
        assert!(Page::new(page).has(start), "{page} has no `{start}`");
    }
}

/// Links of the guide lead to files and headings that are there.
#[test]
fn links_lead_somewhere() {
    for path in PAGES {
        let folder = root().join(path).parent().expect("a folder").to_owned();
        for link in page::links(&read(path)) {
            let (file, heading) = link.split_once('#').unwrap_or((&link, ""));
            let target = if file.is_empty() { root().join(path) } else { folder.join(file) };
            assert!(target.exists(), "{path}: {link} leads nowhere");
            if !heading.is_empty() {
                let text = std::fs::read_to_string(&target).expect("a page");
                assert!(page::anchors(&text).contains(heading), "{path}: {link} has no such heading");
            }
        }
    }
}
