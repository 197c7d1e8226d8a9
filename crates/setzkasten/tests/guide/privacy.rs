//! What somebody may ask for.

use super::desk::Desk;
use super::page::Page;

#[test]
fn what_is_kept_is_told_forgotten_and_deleted() {
    let Some(desk) = Desk::with_package() else { return };
    let page = Page::new("docs/operating/privacy.md");
    let table = desk.open_table("http://127.0.0.1:8080");
    let found = desk.run(&page.take("setzkasten people find"));
    assert!(found.contains(&table) && found.contains("1 found"), "{found}");
    let run = |start: &str| desk.run(&page.take(start).replace("ABCDEFGHJKLM", &table));
    run("setzkasten people export");
    let said = run("setzkasten people forget") + &run("setzkasten tables delete");
    assert!(said.contains("is forgotten") && said.contains("is deleted"), "{said}");
    let export = desk.read("/root/export.json");
    assert!(export.contains("\"name\": \"Anna\""), "{export}");
    for folder in ["/var/lib/setzkasten", "/var/backups/setzkasten"] {
        let noted = desk.read(&format!("{folder}/forgotten"));
        assert!(noted.contains(&format!("{table} 0")), "{folder}: {noted}");
    }
    // What root noted can be read by the server.
    desk.run("systemctl restart setzkasten");
    desk.is_ready("127.0.0.1:8080");
    page.finish();
}
