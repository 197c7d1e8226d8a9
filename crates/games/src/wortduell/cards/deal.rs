//! Dealing: two cards that are about equally difficult and have no word in common (D17).

use super::generate::Generator;
use super::selected::selected;
use super::vocabulary::vocabulary;
use super::{Card, Place};
use crate::wortduell::options::Stock;
use game::Chance;

/// Two cards, by side; none of these again (D23).
pub fn deal(stock: Stock, played: &[Card], chance: &mut Chance) -> [Card; 2] {
    match stock {
        Stock::Selected => {
            let fresh: Vec<&Card> = selected().iter().filter(|card| !is_played(card, played)).collect();
            // D23: when the stock is used up, it is shuffled again.
            from_stock(fresh, chance)
                .or_else(|| from_stock(selected().iter().collect(), chance))
                .unwrap_or_else(|| endless(played, chance))
        }
        Stock::Endless => endless(played, chance),
    }
}

fn is_played(card: &Card, played: &[Card]) -> bool {
    played.iter().any(|before| !differ(card, before))
}

fn from_stock(mut cards: Vec<&Card>, chance: &mut Chance) -> Option<[Card; 2]> {
    chance.shuffle(&mut cards);
    let pair = |i: usize| Some((i, (0..i).find(|j| is_fair(cards[i], cards[*j]))?));
    let (i, j) = (1..cards.len()).find_map(pair)?;
    Some([cards[i].clone(), cards[j].clone()])
}

/// New cards, until two of them go together. Which theme a card is of is drawn; whoever sees one card learns nothing of
/// the other.
fn endless(played: &[Card], chance: &mut Chance) -> [Card; 2] {
    let themes = vocabulary();
    let mut made: Vec<Card> = Vec::new();
    loop {
        let theme = themes[chance.below(themes.len())].0;
        let seed = chance.below(usize::MAX) as u64;
        let draft = Generator::of(theme).and_then(|generator| generator.draft(seed));
        let Some(card) = draft.map(super::Draft::rated).filter(|card| !is_played(card, played)) else {
            continue;
        };
        if let Some(other) = made.iter().position(|other| is_fair(&card, other)) {
            return [made.swap_remove(other), card];
        }
        made.push(card);
    }
}

/// May these be dealt against each other?
fn is_fair(a: &Card, b: &Card) -> bool {
    let shares = |place: &Place| b.words().iter().any(|other| other.word == place.word);
    a.theme() != b.theme() && a.difficulty().is_fair_against(b.difficulty()) && !a.words().iter().any(shares)
}

/// Are two cards different cards? At least three of their words differ.
pub fn differ(a: &Card, b: &Card) -> bool {
    let shared = a.words().iter().filter(|place| b.words().iter().any(|other| other.word == place.word));
    shared.count() + 3 <= super::WORDS
}
