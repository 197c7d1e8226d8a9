//! Nothing of a person shows anywhere but to themselves.

use super::{Browser, play, wait_until};
use crate::harness::Server;
use crate::{binary, folder};
use serde_json::{Value, json};
use std::process::{Command, Stdio};

/// The server says as much as it can, and still nothing of anybody.
#[test]
fn nothing_of_a_person_is_in_logs_metrics_errors_or_others_views() {
    let place = folder();
    let said = place.path().join("said");
    let mut command = Command::new(binary());
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--limits", "off", "--log", "trace", "--data"])
        .arg(place.path().join("data"))
        .stderr(Stdio::from(std::fs::File::create(&said).unwrap()));
    let server = Server::run(&mut command);
    let (mut anna, mut ben) = (Browser::new(&server), Browser::new(&server));
    let table = play(&mut anna, &mut ben);
    wait_until("the result", || {
        anna.done("GET", "/api/me/history", &Value::Null)["results"]
            .as_array()
            .is_some_and(|games| games.len() == 1)
    });
    anna.done("PUT", "/api/me", &json!({"name": "Annabella Kirschkern", "sign": 2}));
    let code = anna.done("POST", "/api/me/link", &Value::Null)["code"].as_str().unwrap().to_owned();
    let sheet = anna.done("POST", "/api/me/sheet", &Value::Null)["words"].clone();
    Browser::phone(&server).done("POST", "/api/link", &json!({"code": code}));
    let token =
        anna.done("PUT", "/api/me/public", &json!({"public": true}))["public"].as_str().unwrap().to_owned();
    anna.get("/api/me/download");

    let key = anna.cookie.strip_prefix("setzkasten=").unwrap().to_owned();
    let (id, signature) =
        (key.split('.').next().unwrap().to_owned(), key.rsplit('.').next().unwrap().to_owned());
    let sheet: String =
        sheet.as_array().unwrap().iter().map(|word| word.as_str().unwrap()).collect::<Vec<_>>().join(" ");
    let secrets = [id.as_str(), &signature, &code, &sheet, "Annabella", "Kirschkern", "Firefox", "iPhone"];
    let silent = |what: &str, text: &str| {
        for secret in secrets {
            assert!(!text.contains(secret), "{what} tells {secret}: {text}");
        }
    };
    let mut nobody = Browser::new(&server);
    for path in [
        "/metrics".to_owned(),
        "/api/tables".to_owned(),
        format!("/api/tables/{table}"),
        format!("/api/tables/{table}/log"),
        "/api/me/profile".to_owned(),
        "/api/me/download".to_owned(),
        format!("/api/me/tables/{table}/seat"),
    ] {
        silent(&path, &nobody.get(&path).body);
    }
    silent("a view", &server.join(&table, None, 0).table.to_string());
    silent("what Ben sees", &ben.done("GET", "/api/me/history", &Value::Null).to_string());
    silent("what Ben sees", &ben.done("GET", "/api/me/companions", &Value::Null).to_string());
    // He has a browser of his own, and learns nothing of Anna's strength, which she does not even see herself.
    let download = ben.get("/api/me/download").body.replace("Firefox", "");
    silent("Ben's download", &download);
    assert!(download.contains("rivals") && !download.contains("deviation"), "{download}");
    let public = nobody.get(&format!("/api/profiles/{token}")).body;
    assert!(
        public.contains("Annabella Kirschkern") && !public.contains(&id) && !public.contains("devices"),
        "{public}"
    );
    let own = anna.me().to_string();
    assert!(!own.contains(&id) && !own.contains(&signature), "{own}");
    server.stop();
    silent("the log", &std::fs::read_to_string(&said).unwrap());
    // In the store codes and sheets are hashes.
    let store = std::fs::read(place.path().join("data/setzkasten.db")).unwrap();
    let store = String::from_utf8_lossy(&store);
    assert!(!store.contains(&code) && !store.contains(&sheet) && !store.contains(&signature));
}
