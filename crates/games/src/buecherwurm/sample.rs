//! Bücherwurm at random, for the contract suite.

use super::dice::{Die, Side};
use super::phase::Phase;
use super::taking::{letters, takeable};
use super::{Action, Buecherwurm, Language, Options, Round, State, TermsBy, Unique};
use game::sample::{Sample, other_thumbs};
use game::{Chance, Pace, Seat, Table, Thumb, Viewer};
use words::themes::{Theme, Wanted};

impl Sample for Buecherwurm {
    const HIDES: bool = true;

    fn options(chance: &mut Chance) -> (Options, usize) {
        let options = Options {
            language: [Language::De, Language::De, Language::De, Language::En][chance.below(4)],
            special_die: chance.percent(80),
            children: chance.percent(20),
            unique: [Unique::Theme, Unique::Round][chance.below(2)],
            terms: if chance.percent(20) { TermsBy::Table } else { TermsBy::List },
            pace: Pace::ALL[chance.below(4)],
            decent: None,
            target: 7 + chance.below(20) as u8,
        };
        (options, 2 + chance.below(5))
    }

    fn action(table: &Table<Self>, seat: Seat, chance: &mut Chance) -> Action {
        let state = &table.state;
        match &state.phase {
            _ if chance.percent(10) => wild(chance),
            Phase::Choosing { .. } => Action::ChooseTheme { theme: chance.below(3) as u8 },
            Phase::Turning { .. } => Action::TurnDie { side: Side::ALL[chance.below(6)] },
            Phase::Voting(_) => Action::Thumb { thumb: thumb(chance) },
            Phase::Naming { .. } => match &state.round {
                Some(round) => term(table, round, seat, chance),
                None => wild(chance),
            },
            Phase::New | Phase::Over { .. } => wild(chance),
        }
    }

    /// The thumbs of the others.
    fn disguised(table: &Table<Self>, viewer: Viewer, _: &mut Chance) -> Option<Table<Self>> {
        let mut twin = table.clone();
        if let Phase::Voting(ballot) = &mut twin.state.phase {
            ballot.vote = other_thumbs(&ballot.vote, viewer);
        }
        (twin != *table).then_some(twin)
    }

    /// 5.5.17
    fn conserved(state: &State) -> Result<(), String> {
        state.round.as_ref().map_or(Ok(()), Round::check)
    }
}

fn thumb(chance: &mut Chance) -> Thumb {
    [Thumb::Up, Thumb::Down][chance.below(2)]
}

/// A word of the theme for some die, mostly one that may be taken.
fn term(table: &Table<Buecherwurm>, round: &Round, seat: Seat, chance: &mut Chance) -> Action {
    if chance.percent(8) {
        return Action::ChangeTheme {};
    }
    let free = takeable(round, seat);
    let Some(die) = chance.pick(&free).filter(|_| chance.percent(95)) else { return wild(chance) };
    let wanted = Wanted { initials: letters(round, die), ..Wanted::default() };
    let theme = table.state.theme.as_deref().and_then(Theme::of);
    let words: Vec<String> =
        theme.into_iter().flat_map(|theme| theme.matching(wanted)).map(|word| word.text.clone()).collect();
    Action::Name { word: chance.pick(&words).unwrap_or_else(|| "Zwölf".to_owned()), die }
}

/// Anything.
fn wild(chance: &mut Chance) -> Action {
    const WORDS: [&str; 8] = [
        "",
        "das Beton",
        "Hund",
        "Äpfel",
        "a dog",
        "3 Nüsse",
        "?!",
        "Donaudampfschifffahrtsgesellschaftskapitän",
    ];
    match chance.below(12) {
        0 => Action::ChooseTheme { theme: chance.below(5) as u8 },
        1 => Action::TurnDie { side: Side::ALL[chance.below(6)] },
        2 => Action::ChangeTheme {},
        3 => Action::GiveUp {},
        4 => Action::Thumb { thumb: thumb(chance) },
        _ => Action::Name { word: WORDS[chance.below(8)].to_owned(), die: Die::new(chance.below(10) as u8) },
    }
}
