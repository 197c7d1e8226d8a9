//! The machine that the guide is followed on.

use super::page::root;
use serde_json::Value;
use services::{Certificates, Machine};
use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};

/// What passwords are where the guide says PASSWORD.
pub const PASSWORD: &str = "p0123456789abcdef";

/// A machine with what the guide expects: names that lead to it, an authority that it trusts, our files and the package.
pub struct Desk {
    machine: Machine,
    certificates: Certificates,
}

impl Desk {
    /// None where only root could make one.
    pub fn set_up() -> Option<Self> {
        if !Machine::can_be_made() {
            println!("skipped: only root can make a machine of its own");
            return None;
        }
        let names = "DNS:spiele.example.org,DNS:db.internal,DNS:nats.internal";
        let desk = Self { machine: Machine::start(), certificates: Certificates::make(names) };
        // As if nobody had ever had it here.
        desk.run(
            "dpkg --purge --force-all setzkasten > /dev/null 2>&1 || true
            userdel setzkasten 2> /dev/null || true
            rm -rf /etc/setzkasten /var/lib/setzkasten /var/backups/setzkasten /usr/local/bin/setzkasten",
        );
        desk.run(
            "for n in 11 12 13; do ip addr add 10.0.0.$n/24 dev lo; done
            echo '127.0.0.1 localhost spiele.example.org' > /etc/hosts
            printf '10.0.0.12 db.internal\\n10.0.0.13 nats.internal\\n' >> /etc/hosts
            mkdir -p /root/setzkasten/target/release /root/tls",
        );
        desk.put(&desk.certificates.authority(), "/usr/local/share/ca-certificates/test.crt");
        desk.put(&desk.certificates.certificate(), "/root/tls/server.pem");
        desk.put(&desk.certificates.key(), "/root/tls/server.key");
        let program = std::path::Path::new(env!("CARGO_BIN_EXE_setzkasten"));
        desk.put(program, "/root/setzkasten/target/release/setzkasten");
        let copied = std::process::Command::new("cp")
            .arg("-r")
            .arg(root().join("deploy"))
            .arg(desk.machine.path("/root/setzkasten/deploy"))
            .status();
        assert!(copied.expect("cp is there").success());
        desk.run("update-ca-certificates --fresh > /dev/null");
        Some(desk)
    }

    fn put(&self, from: &std::path::Path, to: &str) {
        fs::copy(from, self.machine.path(to)).unwrap_or_else(|error| panic!("{to}: {error}"));
    }

    pub fn write(&self, path: &str, text: &str) {
        fs::write(self.machine.path(path), text).unwrap_or_else(|error| panic!("{path}: {error}"));
    }

    pub fn read(&self, path: &str) -> String {
        fs::read_to_string(self.machine.path(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    /// Permissions and owner of a file.
    pub fn mode(&self, path: &str) -> (u32, u32) {
        let data = fs::metadata(self.machine.path(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
        (data.permissions().mode() & 0o777, data.uid())
    }

    /// Runs lines, which must go well; gives what they write.
    pub fn run(&self, lines: &str) -> String {
        let output = self.machine.run(lines);
        let [said, failed] =
            [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes).into_owned());
        assert!(output.status.success(), "{lines}\n-- failed:\n{said}{failed}");
        said
    }

    /// Waits for something that takes its time; as often as it takes, within five minutes.
    pub fn wait_for(&self, condition: &str) {
        self.run(&format!(
            "for _ in $(seq 1500); do if {condition}; then exit 0; fi; sleep 0.2; done; {condition}"
        ));
    }

    /// Waits until a server is ready.
    pub fn is_ready(&self, address: &str) {
        self.wait_for(&format!("curl --fail --silent --output /dev/null http://{address}/readyz"));
    }

    /// A package like the one that `cargo xtask dist` makes, with the program that was built for the tests, in root's home; or
    /// that one itself, if `SETZKASTEN_PACKAGE` says where it is.
    pub fn make_package(&self) {
        if let Some(made) = std::env::var_os("SETZKASTEN_PACKAGE") {
            return self.put(made.as_ref(), "/root/setzkasten_1.0.0~rc.1-1_amd64.deb");
        }
        self.run(r"mkdir -p package/DEBIAN package/usr/bin package/lib/systemd/system package/etc/setzkasten \
                package/usr/share/setzkasten/texts
            cd package
            cp ../setzkasten/target/release/setzkasten usr/bin/
            cp ../setzkasten/deploy/setzkasten*.service ../setzkasten/deploy/setzkasten*.timer lib/systemd/system/
            cp ../setzkasten/deploy/texts/templates/*.txt usr/share/setzkasten/texts/
            install -m 600 /dev/null etc/setzkasten/setzkasten.env
            printf 'Package: setzkasten\nVersion: 1.0.0~rc.1-1\nArchitecture: amd64\nMaintainer: nobody <n@example.org>\n' > DEBIAN/control
            printf 'Depends: adduser\nDescription: word games\n' >> DEBIAN/control
            printf '#!/bin/sh\nset -e\nadduser --quiet --system --group --no-create-home --home /var/lib/setzkasten setzkasten\n' > DEBIAN/postinst
            printf 'systemctl daemon-reload\nsystemctl enable --now setzkasten\n' >> DEBIAN/postinst
            chmod 755 DEBIAN/postinst
            dpkg-deb --root-owner-group -Znone --build . ../setzkasten_1.0.0~rc.1-1_amd64.deb > /dev/null");
    }

    /// With the package installed and the server ready.
    pub fn with_package() -> Option<Self> {
        let desk = Self::set_up()?;
        desk.make_package();
        desk.run("apt install ./setzkasten_1.0.0~rc.1-1_amd64.deb");
        desk.is_ready("127.0.0.1:8080");
        Some(desk)
    }

    /// Opens a table, where Anna sits; its address.
    pub fn open_table(&self, address: &str) -> String {
        let wish = r#"{"game": "letramix", "name": "Anna"}"#;
        let answer = self.run(&format!(
            "curl --fail --silent --header 'content-type: application/json' --data '{wish}' {address}/api/tables"
        ));
        let answer: Value = serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer}"));
        answer["table"].as_str().expect("a table").to_owned()
    }

    /// Starts PostgreSQL on its usual port, with TLS only, as the guide's section on it says.
    pub fn start_postgres(&self) {
        self.run(r#"version=$(ls /usr/lib/postgresql | sort -n | tail -n 1)
            rm -rf "/etc/postgresql/$version/main" "/var/lib/postgresql/$version/main"
            pg_createcluster "$version" main > /dev/null
            cd "/etc/postgresql/$version/main"
            install -o postgres -m 600 /root/tls/server.key /root/tls/server.pem .
            printf "ssl = on\nssl_cert_file = '$PWD/server.pem'\nssl_key_file = '$PWD/server.key'\nlisten_addresses = '*'\n" \
                >> postgresql.conf
            printf 'local all postgres peer\nhostssl setzkasten setzkasten 10.0.0.0/24 scram-sha-256\n' > pg_hba.conf
            pg_ctlcluster --skip-systemctl-redirect "$version" main start
            mkdir -p /etc/setzkasten
            cp /usr/local/share/ca-certificates/test.crt /etc/setzkasten/ca.pem"#);
    }
}
