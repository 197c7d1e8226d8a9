//! Who somebody is, on which devices; and every key that opens nothing.

use super::{Browser, refused};
use crate::harness::Server;
use crate::{binary, folder, server};
use serde_json::{Value, json};

#[test]
fn who_wants_to_be_remembered_is_and_nobody_else() {
    let (server, _folder) = server(&[]);
    let mut nobody = Browser::new(&server);
    assert_eq!(nobody.me(), Value::Null);
    for wish in [
        json!({"game": "letramix", "name": "Anna"}),
        json!({"game": "letramix", "name": "Anna", "remember": false}),
    ] {
        nobody.done("POST", "/api/tables", &wish);
        assert_eq!((nobody.me(), nobody.cookie.as_str()), (Value::Null, ""));
    }
    let mut anna = Browser::new(&server);
    let (table, secret) = anna.open("Anna");
    assert!(anna.cookie.starts_with("setzkasten="));
    let me = anna.me();
    assert_eq!((&me["name"], &me["people"]), (&json!("Anna"), &json!([{"name": "Anna", "sign": null}])));
    assert_eq!(
        (&me["devices"][0]["label"], &me["devices"][0]["here"]),
        (&json!("Firefox auf Linux"), &json!(true))
    );
    assert_eq!((&me["keep_days"], &me["public"], &me["sheet"]), (&json!(365), &Value::Null, &json!(false)));
    // A second seat is the same person's, also without asking again; with "Hier nichts merken" it is nobody's.
    let unasked = anna.post("/api/tables", &json!({"game": "letramix", "name": "Anna"}));
    anna.done("POST", "/api/tables", &json!({"game": "letramix", "name": "Anna", "remember": false}));
    assert!(unasked.cookie.is_none(), "who is known already needs no cookie");
    let mine = anna.done("GET", "/api/me/tables", &Value::Null);
    let running: Vec<&Value> =
        mine["running"].as_array().unwrap().iter().map(|table| &table["table"]).collect();
    assert_eq!((running.len(), running.contains(&&json!(table)), &mine["over"]), (2, true, &json!([])));
    let seat = anna.done("POST", &format!("/api/me/tables/{table}/seat"), &Value::Null);
    assert_eq!(seat["secret"], json!(secret));
}

#[test]
fn the_cookie_is_for_http_and_this_page_only() {
    let folder = folder();
    let arguments = ["--limits", "off", "--base-path", "/spiele", "--trust-proxy", "127.0.0.1"];
    let server = Server::start(binary(), folder.path(), &arguments);
    let wish = json!({"game": "letramix", "name": "Anna", "remember": true}).to_string();
    let plain = server.request("POST", "/api/tables", "", &wish).cookie.expect("a cookie");
    assert!(plain.ends_with("; Path=/spiele; Max-Age=34560000; HttpOnly; SameSite=Strict"), "{plain}");
    let https = server
        .request("POST", "/api/tables", "x-forwarded-proto: https\r\n", &wish)
        .cookie
        .expect("a cookie");
    assert!(https.ends_with("; SameSite=Strict; Secure"), "{https}");
}

#[test]
fn names_signs_and_what_is_shown_are_chosen() {
    let (server, _folder) = server(&[]);
    let mut anna = Browser::new(&server);
    anna.open("Anna");
    let me = anna.done("PUT", "/api/me", &json!({"name": " Anna  Lena ", "sign": 3}));
    assert_eq!((&me["name"], &me["sign"]), (&json!("Anna Lena"), &json!(3)));
    assert_eq!(refused(&anna.request("PUT", "/api/me", &json!({"name": "A", "sign": 99}))).1, "bad_request");
    assert_eq!(
        refused(&anna.request("PUT", "/api/me", &json!({"name": "\u{200b}", "sign": null}))).1,
        "bad_name"
    );
    let mut nobody = Browser::new(&server);
    let token = |me: &Value| me["public"].as_str().expect("a token").to_owned();
    let first = token(&anna.done("PUT", "/api/me/public", &json!({"public": true})));
    assert_eq!(nobody.done("GET", &format!("/api/profiles/{first}"), &Value::Null)["name"], "Anna Lena");
    let second = token(&anna.done("PUT", "/api/me/public", &json!({"public": true})));
    assert_eq!(refused(&nobody.get(&format!("/api/profiles/{first}"))), (404, "no_profile".to_owned()));
    anna.done("PUT", "/api/me/public", &json!({"public": false}));
    assert_eq!(refused(&nobody.get(&format!("/api/profiles/{second}"))), (404, "no_profile".to_owned()));
    // What strangers read is decent.
    anna.done("PUT", "/api/me", &json!({"name": "Fotze", "sign": null}));
    assert_eq!(refused(&anna.request("PUT", "/api/me/public", &json!({"public": true}))).1, "name_indecent");
}

#[test]
fn another_device_is_connected_by_a_code_once() {
    let (server, _folder) = server(&[]);
    let (mut desk, mut phone, mut other) =
        (Browser::new(&server), Browser::phone(&server), Browser::new(&server));
    let (table, secret) = desk.open("Anna");
    let code = desk.done("POST", "/api/me/link", &Value::Null);
    assert_eq!(code["seconds"], 600);
    let code = code["code"].as_str().unwrap();
    let typed = format!("{} {}", &code[..4].to_lowercase(), &code[4..]);
    let me = phone.done("POST", "/api/link", &json!({"code": typed}));
    assert_eq!((&me["name"], &me["device"]), (&json!("Anna"), &json!(2)), "it is told on the new one");
    assert_eq!(
        refused(&other.post("/api/link", &json!({"code": code}))),
        (404, "no_link".to_owned()),
        "twice"
    );
    assert_eq!(other.cookie, "");
    // And on the old one, once.
    assert_eq!(desk.me()["linked"], "Safari auf iPhone");
    assert_eq!(desk.me()["linked"], Value::Null);
    assert_eq!(phone.me()["linked"], Value::Null);
    let seat = phone.done("POST", &format!("/api/me/tables/{table}/seat"), &Value::Null);
    assert_eq!(seat["secret"], json!(secret), "it goes on there");
    // Only the newest code counts.
    let old = desk.done("POST", "/api/me/link", &Value::Null);
    desk.done("POST", "/api/me/link", &Value::Null);
    assert_eq!(refused(&other.post("/api/link", &json!({"code": old["code"]}))).1, "no_link");
    // A lost phone is signed off at the desk: its key is good for nothing from then on.
    desk.done("DELETE", "/api/me/devices/2", &Value::Null);
    assert_eq!(refused(&phone.get("/api/me/profile")), (401, "nobody".to_owned()));
    assert_eq!((phone.me(), phone.cookie.as_str()), (Value::Null, ""));
    assert_eq!(desk.me()["devices"].as_array().unwrap().len(), 1);
    assert_eq!(desk.request("DELETE", "/api/me/devices/2", &Value::Null).status, 404);
}

#[test]
fn the_sheet_leads_back_and_only_the_newest() {
    let (server, _folder) = server(&[]);
    let (mut desk, mut phone) = (Browser::new(&server), Browser::phone(&server));
    desk.open("Anna");
    let words = |sheet: &Value| -> String {
        sheet["words"]
            .as_array()
            .unwrap()
            .iter()
            .map(|word| word.as_str().unwrap())
            .collect::<Vec<_>>()
            .join(" ")
    };
    let old = words(&desk.done("POST", "/api/me/sheet", &Value::Null));
    let new = words(&desk.done("POST", "/api/me/sheet", &Value::Null));
    assert_eq!((old.split(' ').count(), desk.me()["sheet"].clone()), (8, json!(true)));
    for wrong in [old.as_str(), "", "Haus Haus Haus", &new[..new.rfind(' ').unwrap()]] {
        let answer = phone.post("/api/way-back", &json!({"words": wrong}));
        assert_eq!(refused(&answer), (404, "no_sheet".to_owned()), "{wrong}");
    }
    let typed = new.to_uppercase().replace(' ', "\n");
    assert_eq!(phone.done("POST", "/api/way-back", &json!({"words": typed}))["name"], "Anna");
}

#[test]
fn several_people_share_a_browser() {
    let (server, _folder) = server(&[]);
    let mut browser = Browser::new(&server);
    let (annas, _) = browser.open("Anna");
    let me = browser.done("POST", "/api/me/another", &json!({"name": "Ben"}));
    assert_eq!((&me["name"], &me["current"]), (&json!("Ben"), &json!(0)));
    assert_eq!(me["people"], json!([{"name": "Ben", "sign": null}, {"name": "Anna", "sign": null}]));
    assert_eq!(browser.done("POST", &format!("/api/me/tables/{annas}/seat"), &Value::Null), Value::Null);
    browser.done("POST", "/api/me/switch", &json!({"index": 1}));
    assert_eq!(browser.me()["name"], "Anna");
    assert_eq!(browser.post("/api/me/switch", &json!({"index": 2})).status, 404);
    assert_eq!(browser.done("POST", "/api/me/leave", &json!({}))["name"], "Ben");
    assert_eq!(browser.done("POST", "/api/me/leave", &json!({})), Value::Null);
    assert_eq!(browser.cookie, "");
}

#[test]
fn keys_of_before_are_brought_along() {
    let (server, _folder) = server(&[]);
    let (table, secret) = server.open(&json!({}));
    let (other, others) = server.open(&json!({}));
    let mut anna = Browser::new(&server);
    anna.open("Anna");
    let seats = json!({"seats": [
        {"table": table, "secret": secret},
        {"table": table, "secret": others},
        {"table": "ABCDEFGHJKLM", "secret": secret},
        {"table": "x", "secret": "y"},
    ]});
    assert_eq!(anna.done("POST", "/api/me/places", &seats)["kept"], 1);
    assert_eq!(anna.done("POST", "/api/me/places", &seats)["kept"], 0, "it is theirs already");
    let mut ben = Browser::new(&server);
    ben.open("Ben");
    assert_eq!(ben.done("POST", "/api/me/places", &seats)["kept"], 0, "and stays so");
    assert_eq!(anna.done("GET", "/api/me/tables", &Value::Null)["running"].as_array().unwrap().len(), 2);
    let many: Vec<Value> = (0..41).map(|_| json!({"table": other, "secret": others})).collect();
    assert_eq!(anna.post("/api/me/places", &json!({"seats": many})).status, 400);
}

/// Whatever a stranger shows instead of a key, they are nobody.
#[test]
fn no_other_key_opens_anything() {
    let (server, _folder) = server(&[]);
    let (elsewhere, _elsewhere) = crate::server(&[]);
    let (mut anna, mut foreign) = (Browser::new(&server), Browser::new(&elsewhere));
    anna.open("Anna");
    foreign.open("Anna");
    let key = anna.cookie.strip_prefix("setzkasten=").unwrap().to_owned();
    let parts: Vec<&str> = key.split('.').collect();
    let stranger = "0".repeat(32);
    for (what, cookie) in [
        ("of another server", foreign.cookie.clone()),
        ("of another device", format!("setzkasten={}.2.{}", parts[0], parts[2])),
        ("of another person", format!("setzkasten={stranger}.1.{}", parts[2])),
        ("without a signature", format!("setzkasten={}.1.", parts[0])),
        ("cut off", format!("setzkasten={}", &key[..key.len() - 1])),
        ("nonsense", "setzkasten=~~..x".to_owned()),
        ("a seat's", format!("setzkasten={}", server.open(&json!({})).1)),
    ] {
        for path in
            ["/api/me/profile", "/api/me/history", "/api/me/download", "/api/me/tables", "/api/me/blocks"]
        {
            let answer = server.request("GET", path, &format!("cookie: {cookie}\r\n"), "");
            assert_eq!(refused(&answer), (401, "nobody".to_owned()), "{what}: {path}");
        }
        assert_eq!(
            server.request("DELETE", "/api/me", &format!("cookie: {cookie}\r\n"), "").status,
            401,
            "{what}"
        );
    }
    assert_eq!(anna.me()["name"], "Anna");
}

/// 10,000 guesses from one address: 20 are looked at, none is right, and the code works all the same for who has it.
#[test]
fn guessing_codes_leads_nowhere() {
    let folder = folder();
    let mut server = Server::start(binary(), folder.path(), &[]);
    server.source = std::net::Ipv4Addr::new(127, 0, 0, 7);
    let mut anna = Browser::new(&server);
    anna.open("Anna");
    let code = anna.done("POST", "/api/me/link", &Value::Null)["code"].as_str().unwrap().to_owned();
    let guesses = |server: &Server, count: usize| {
        let answers = (0..count).map(|number| {
            let letter = |place: u32| char::from(b"ABCDEFGH"[number / 8usize.pow(place) % 8]);
            let guess: String = (0..8).map(letter).collect();
            server.request("POST", "/api/link", "", &json!({"code": guess}).to_string()).status
        });
        answers.filter(|status| *status == 404).count()
    };
    // The rate of the door would need hours for the others: they are refused alike.
    assert_eq!(guesses(&server, 200), 20, "the budget of an address");
    let mut phone = Browser::phone(&server);
    let refusal = phone.post("/api/link", &json!({"code": code}));
    assert!(refusal.status == 429, "{}", refusal.body);
    server.source = std::net::Ipv4Addr::new(127, 0, 0, 8);
    let mut phone = Browser::phone(&server);
    assert_eq!(phone.done("POST", "/api/link", &json!({"code": code}))["name"], "Anna");
}

/// The same without any limits: 10,000 codes of 5 · 10^11.
#[test]
fn ten_thousand_guesses_find_nobody() {
    let (server, _folder) = server(&[]);
    let mut anna = Browser::new(&server);
    anna.open("Anna");
    let code = anna.done("POST", "/api/me/link", &Value::Null)["code"].as_str().unwrap().to_owned();
    for number in 0..10_000usize {
        let letter =
            |place: u32| char::from(b"ABCDEFGHJKLMNPRSTUWXZ23456789"[number / 29usize.pow(place) % 29]);
        let guess: String = (0..8).map(letter).collect();
        if guess != code {
            let answer = server.request("POST", "/api/link", "", &json!({"code": guess}).to_string());
            assert_eq!(answer.status, 404);
            assert!(answer.cookie.is_none());
        }
    }
}

#[test]
fn somebody_is_known_after_a_restart_and_at_every_server_with_the_key() {
    let place = folder();
    let server = Server::start(binary(), place.path(), &["--limits", "off"]);
    let mut anna = Browser::new(&server);
    let (table, secret) = anna.open("Anna");
    let kept = Browser { server: &server, cookie: anna.cookie.clone(), agent: super::LINUX };
    let cookie = kept.cookie.clone();
    drop((anna, kept));
    server.kill();
    let server = Server::start(binary(), place.path(), &["--limits", "off"]);
    let mut anna = Browser { server: &server, cookie, agent: super::LINUX };
    assert_eq!(anna.me()["name"], "Anna");
    let seat = anna.done("POST", &format!("/api/me/tables/{table}/seat"), &Value::Null);
    assert_eq!(seat["secret"], json!(secret));
}
