//! What operators are told, beside a running server: the figures there are, and whether it is alive. Their settings are
//! checked in `src/operating.rs`.

use super::{Server, binary, folder};
use serde_json::Value;
use services::{Nats, Postgres};
use std::collections::BTreeSet;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

type Names = BTreeSet<String>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What a server exports that leans on all there is, and one that has only a folder.
fn exported() -> [String; 2] {
    let (postgres, nats) = (Postgres::start(), Nats::start());
    let (database, hints, secret) = (postgres.url(), nats.url(), "ab".repeat(32));
    let folder = folder();
    let flags = ["--database", &database, "--nats", &hints, "--secret", &secret];
    let shared = Server::start(binary(), folder.path(), &flags);
    let alone = Server::start(binary(), folder.path(), &[]);
    // Something to count by status.
    assert_eq!(alone.get("/api/nothing").status, 404);
    [shared.get("/metrics").body, alone.get("/metrics").body]
}

/// The figures in a text of Prometheus, each with its type.
fn typed(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split_once(' '))
}

/// The figures that a text names: ours, and those of the process.
fn named(text: &str) -> Names {
    let is_inside = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    let name =
        |(at, _): (usize, &str)| text[at..].split(|c| !is_inside(c)).next().unwrap_or_default().to_owned();
    ["setzkasten_", "process_"].iter().flat_map(|start| text.match_indices(start).map(name)).collect()
}

/// What a panel of the dashboard asks for.
fn asked(panel: &Value) -> Vec<&str> {
    let targets = panel["targets"].as_array().into_iter().flatten();
    targets.filter_map(|target| target["expr"].as_str()).collect()
}

fn check_guide(real: &Names) {
    let told = named(&read("docs/operating.md"));
    let missing: Vec<_> = real.difference(&told).collect();
    let wrong: Vec<_> = told.difference(real).collect();
    assert!(*real == told, "docs/operating.md lacks {missing:?}, and names {wrong:?}, which do not exist");
}

fn check_names(file: &str, real: &Names) {
    let names = named(&read(file));
    assert!(names.len() > 3, "{file}: {names:?}");
    let wrong: Vec<_> = names.difference(real).collect();
    assert!(wrong.is_empty(), "{file}: {wrong:?} do not exist");
}

#[test]
fn the_guide_tells_of_all_figures_and_the_dashboard_and_alerts_go_by_them() {
    let texts = exported();
    let types: Vec<(&str, &str)> = texts.iter().flat_map(|text| typed(text)).collect();
    let mut real: Names = types.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert!(real.len() > 10, "{real:?}");
    check_guide(&real);
    let histograms = types.iter().filter(|(_, kind)| *kind == "histogram");
    real.extend(histograms.map(|(name, _)| format!("{name}_bucket")));
    for file in ["deploy/grafana-dashboard.json", "deploy/alerts.yml", "deploy/alerts.test.yml"] {
        check_names(file, &real);
    }
    for text in texts {
        promtool(&["check", "metrics"], &text);
    }
}

/// Runs Prometheus' own tool beside our files, with this to read.
fn promtool(arguments: &[&str], input: &str) {
    let mut command = Command::new("promtool");
    command.args(arguments).current_dir(root().join("deploy")).stdin(Stdio::piped());
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = child.expect("promtool is there; `cargo xtask test` installs it");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    stdin.write_all(input.as_bytes()).expect("promtool reads");
    drop(stdin);
    let output = child.wait_with_output().expect("promtool ends");
    let said = [output.stdout, output.stderr].concat();
    assert!(output.status.success(), "promtool {arguments:?}:\n{}", String::from_utf8_lossy(&said));
}

#[test]
fn every_alert_fires_when_it_should_and_not_for_what_heals() {
    promtool(&["check", "config", "prometheus.yml"], "");
    promtool(&["test", "rules", "alerts.test.yml"], "");
    let (rules, tests) = (read("deploy/alerts.yml"), read("deploy/alerts.test.yml"));
    let alerts: Vec<&str> = rules.lines().filter_map(|line| line.trim().strip_prefix("- alert: ")).collect();
    assert!(alerts.len() > 10, "{alerts:?}");
    for alert in alerts {
        let fires = format!("- alertname: {alert}\n");
        let is_silent = format!("- {{ alertname: {alert}, ");
        assert!(tests.contains(&fires), "alerts.test.yml does not let {alert} fire");
        assert!(tests.contains(&is_silent), "alerts.test.yml does not say when {alert} is silent");
    }
}

#[test]
fn every_panel_of_the_dashboard_asks_for_figures() {
    let dashboard: Value = serde_json::from_str(&read("deploy/grafana-dashboard.json")).expect("JSON");
    let panels = dashboard["panels"].as_array().expect("panels");
    assert!(panels.len() > 10);
    for panel in panels {
        let asked = asked(panel);
        let has_figures = |asked: &&str| !named(asked).is_empty() || asked.contains("up{");
        assert!(!asked.is_empty() && asked.iter().all(has_figures), "{}: {asked:?}", panel["title"]);
    }
}

/// As the containers of `compose.yaml` get them.
#[test]
fn the_secrets_that_are_made_are_understood_and_kept_to_their_owner() {
    let folder = folder();
    let make =
        || Command::new("sh").arg(root().join("deploy/make-secrets")).arg(folder.path()).output().unwrap();
    assert!(make().status.success());
    let secrets = folder.path().join("secrets");
    assert_eq!(std::fs::metadata(&secrets).unwrap().permissions().mode() & 0o777, 0o700);
    let shown = Command::new(binary())
        .args(["serve", "--print-config"])
        .env("SETZKASTEN_SECRET_FILE", secrets.join("seat-key"))
        .env("SETZKASTEN_DATABASE_FILE", secrets.join("database-url"))
        .env("SETZKASTEN_NATS_FILE", secrets.join("nats-url"))
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&shown.stdout);
    assert!(
        text.contains("DATABASE=postgres://setzkasten@postgres:5432/setzkasten?sslmode=disable\n"),
        "{text}"
    );
    assert!(text.contains("NATS=nats://setzkasten@nats:4222\n"), "{text}");
    let key = std::fs::read_to_string(secrets.join("seat-key")).unwrap();
    assert_eq!(key.trim().len(), 64);
    assert!(!make().status.success(), "what is there is not overwritten");
    assert_eq!(std::fs::read_to_string(secrets.join("seat-key")).unwrap(), key);
}

/// Does the container's health check find the server alive?
fn is_alive(listen: &str, base: &str) -> bool {
    let mut check = Command::new("bash");
    check.arg(root().join("deploy/healthcheck"));
    check.env("SETZKASTEN_LISTEN", listen).env("SETZKASTEN_BASE_PATH", base);
    check.output().expect("bash is there").status.success()
}

#[test]
fn the_health_check_tells_the_living_from_the_dead() {
    let folder = folder();
    let server = Server::start(binary(), folder.path(), &["--base-path", "/spiele"]);
    let address = server.address.clone();
    let everywhere = address.replace("127.0.0.1", "0.0.0.0");
    assert!(is_alive(&address, "/spiele"));
    assert!(is_alive(&everywhere, "spiele/"));
    assert!(!is_alive(&address, "/"), "nothing but 200 is alive");
    server.kill();
    assert!(!is_alive(&address, "/spiele"));
}
