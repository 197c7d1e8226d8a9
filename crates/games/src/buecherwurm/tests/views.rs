//! What players see.

use super::*;

/// ARCHITECTURE: a view has at most 4 kB. Here with six players, the longest round and a vote.
#[test]
fn a_view_has_at_most_4_kilobytes() {
    let mut trial = Trial::with_side(6, Side::Stack);
    trial.two_name(&ALL[..6]);
    trial.give_up(BEN);
    trial.roll("am-strand", ROLL, Some(Side::AnyLetter));
    trial.name(BEN, "Welle", GREEN).unwrap();
    let words = ["Boje", "Ball", "Bikini", "Brandung", "Bad", "Bucht", "Badehose"];
    trial.two_name(&words.map(|word| (word, B)));
    trial.two_name(&ALL[1..6]);
    let seat = trial.turn().unwrap();
    trial.name(seat, "Donnerstagmorgenstimmung", D).unwrap();
    for viewer in trial.play.table.seats.iter().map(Viewer::Seat).chain([Viewer::Public]) {
        let bytes = serde_json::to_string(&trial.view(viewer)).unwrap().len();
        assert!(bytes <= 4096, "{bytes}");
    }
}

#[test]
fn a_view_shows_dice_themes_and_terms() {
    let mut trial = Trial::strand(2);
    trial.two_name(&[("Boje", B), ("Ball", B)]);
    let round = trial.view(Viewer::Public).round.unwrap();
    assert_eq!((round.theme.title.en.as_str(), round.dice[2].points, round.worms), ("At the beach", 3, 5));
    assert_eq!((round.named[1].word.as_str(), round.named[1].from), ("Ball", Some(BEN)));
    let json = serde_json::to_value(&round).unwrap();
    assert_eq!(json["dice"][2]["face"], "XY");
    assert_eq!(json["theme"]["difficulty"], "easy");
}
