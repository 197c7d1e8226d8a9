//! Dealing: two cards that are about equally difficult and have no word in common (D17).

use super::generate::Generator;
use super::rating::FirstRuns;
use super::selected::selected;
use super::vocabulary::vocabulary;
use super::{Card, Place};
use crate::wortduell::options::Stock;
use game::Chance;
use std::cell::OnceCell;

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

/// A new card. To rate it well takes long: that waits until there is another that it roughly goes with.
struct Candidate {
    rough: Card,
    first: FirstRuns,
    rated: OnceCell<Card>,
}

impl Candidate {
    fn new(card: Card) -> Self {
        let first = FirstRuns::of(&card);
        Self { rough: card.rated(first.calls()), first, rated: OnceCell::new() }
    }

    fn rated(&self) -> &Card {
        self.rated.get_or_init(|| self.rough.clone().rated(self.first.go_on(&self.rough)))
    }

    fn goes_with(&self, other: &Self) -> bool {
        is_fair(&self.rough, &other.rough) && is_fair(self.rated(), other.rated())
    }
}

/// New cards, until two of them go together. Which theme a card is of is drawn; whoever sees one card learns nothing of
/// the other.
fn endless(played: &[Card], chance: &mut Chance) -> [Card; 2] {
    let themes = vocabulary();
    let mut made: Vec<Candidate> = Vec::new();
    loop {
        let theme = themes[chance.below(themes.len())].0;
        let seed = chance.below(usize::MAX) as u64;
        let draft = Generator::of(theme).and_then(|generator| generator.draft(seed));
        let Some(draft) = draft.filter(|draft| !is_played(draft.card(), played)) else {
            continue;
        };
        let new = Candidate::new(draft.card().clone());
        if let Some(other) = made.iter().find(|other| new.goes_with(other)) {
            return [other.rated().clone(), new.rated().clone()];
        }
        made.push(new);
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
