//! What people at public tables are called.

use super::*;

fn open(server: &Server, public: bool) -> (String, String) {
    let wish = json!({"game": "letramix", "name": "Anna Ärgernis", "public": public});
    let answer = server.post("/api/tables", &wish);
    assert_eq!(answer.status, 201, "{}", answer.body);
    let text = |key: &str| answer.json()[key].as_str().expect("a text").to_owned();
    (text("table"), text("secret"))
}

fn names(server: &Server, table: &str) -> (Vec<String>, bool) {
    let info = server.get(&format!("/api/tables/{table}")).json();
    let names =
        info["names"].as_array().expect("names").iter().map(|name| name.as_str().expect("a text").to_owned());
    (names.collect(), info["gives_names"] == true)
}

#[test]
fn people_at_public_tables_are_given_names() {
    let folder = folder();
    let server = Server::start(binary(), folder.path(), &["--limits", "off"]);
    let (table, anna) = open(&server, true);
    server.sit(&table, "Ben Böse");
    server.sit(&table, "Ben Böse");
    let socket = server.join(&table, Some(&anna), 0);
    let (given, gives_names) = names(&server, &table);
    assert!(gives_names && given.len() == 3, "{given:?}");
    assert!(given.iter().all(|name| !name.contains("Böse") && !name.contains("Ärgernis")), "{given:?}");
    assert!(given[0] != given[1] && given[1] != given[2], "{given:?}");
    assert_eq!(socket.table["frame"]["seats"][0]["name"], given[0]);
    let listed = server.get("/api/tables").json();
    assert_eq!((&listed[0]["table"], &listed[0]["host"]), (&json!(table), &json!(given[0])));
    let (private, _) = open(&server, false);
    server.sit(&private, "Ben Böse");
    let own = ["Anna Ärgernis", "Ben Böse"].map(str::to_owned).to_vec();
    assert_eq!(names(&server, &private), (own, false));
}

#[test]
fn an_operator_may_allow_own_names() {
    let folder = folder();
    let server = Server::start(binary(), folder.path(), &["--limits", "off", "--public-names", "own"]);
    let token = token(&["--data", folder.path().to_str().expect("a path")]);
    let (table, _) = open(&server, true);
    server.sit(&table, "Ben Böse");
    let own = ["Anna Ärgernis", "Ben Böse"].map(str::to_owned).to_vec();
    assert_eq!(names(&server, &table), (own, false));
    let coarse = json!({"game": "letramix", "name": "N3ger", "public": true});
    let refused = server.post("/api/tables", &coarse);
    assert_eq!(
        (refused.status, &refused.json()["code"]),
        (409, &json!("name_indecent")),
        "W11: {}",
        refused.body
    );
    let seats =
        |table: &str| server.post(&format!("/api/tables/{table}/seats"), &json!({"name": "Fotze"})).status;
    assert_eq!((seats(&table), seats(&open(&server, false).0)), (409, 201), "among friends they may");
    assert_eq!(Operator::new(&server, &token).get("/overview")["own_public_names"], true);
}

#[test]
fn reports_are_limited() {
    let folder = folder();
    let server = Server::start(binary(), folder.path(), &[]);
    let (table, _) = server.open(&json!({}));
    let report = || server.post(&format!("/api/tables/{table}/reports"), &json!({"name": "Anna"})).status;
    let statuses: Vec<u16> = (0..8).map(|_| report()).collect();
    assert_eq!(statuses[..6], [204; 6]);
    assert!(statuses.contains(&429), "{statuses:?}");
}
