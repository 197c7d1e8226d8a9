//! Printed cards.

use super::*;
use games::wortduell::cards::selected;

#[test]
fn a_card_as_json() {
    let card = &selected()[0];
    let told = serde_json::to_value(told(card)).unwrap();
    let keys = |value: &serde_json::Value| {
        let mut keys: Vec<String> = value.as_object().unwrap().keys().cloned().collect();
        keys.sort_unstable();
        keys.join(" ")
    };
    assert_eq!(keys(&told), "across difficulty down rows theme");
    assert_eq!(
        (keys(&told["down"]), keys(&told["across"][4])),
        ("from to word".into(), "from to word".into())
    );
    assert_eq!(told["theme"], card.theme());
    assert_eq!(told["rows"].as_array().unwrap().len(), 7);
    assert_eq!(told["down"]["word"], card.words()[0].word.to_string());
    assert_eq!((told["across"].as_array().unwrap().len(), told["across"][0]["from"].is_string()), (5, true));
    assert!(told["difficulty"].as_f64().unwrap() > 3.0);
}

/// Every object is where the table says, and every page has its cards.
#[test]
fn a_pdf_is_sound() {
    let cards = &selected()[..8];
    let pdf = pdf::written(cards);
    let text = String::from_utf8(pdf).unwrap();
    let table: usize = text.rsplit("startxref\n").next().unwrap().lines().next().unwrap().parse().unwrap();
    let places = text[table..].lines().skip(3).take_while(|line| line.ends_with(" n "));
    for (number, line) in (1..).zip(places) {
        let place: usize = line[..10].parse().unwrap();
        assert!(text[place..].starts_with(&format!("{number} 0 obj")), "{line}");
    }
    assert_eq!(text.matches("/Type /Page ").count(), 2);
    let letters: usize = cards.iter().map(|card| card.letters().count()).sum();
    assert_eq!(text.matches("/F2 15 Tf").count(), letters);
}

#[test]
fn an_svg_has_every_letter() {
    let cards = &selected()[..5];
    let svg = svg::written(cards);
    let letters: usize = cards.iter().map(|card| card.letters().count()).sum();
    assert_eq!(svg.matches("font-weight=\"bold\"").count(), letters);
    let one = svg::written(&cards[..1]);
    let (last_empty, first_filled) = (one.rfind("#ddd").unwrap(), one.find("#333").unwrap());
    assert!(last_empty < first_filled, "pale lines do not cover the edges of a word");
    assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"));
}
