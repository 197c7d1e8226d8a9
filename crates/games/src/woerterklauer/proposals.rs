//! W16: where the table decides about words, the mover proposes and the opponent agrees or not.

use super::Woerterklauer;
use super::action::Proposal;
use super::decide::{judge, own_play, words_of};
use super::event::Event;
use super::options::WordsBy;
use super::progress::opponent;
use super::story::{Story, answer};
use super::turn::{SIDE, Vocabulary};
use game::{Presence, Refusal, Seat, Table};

/// At most so many in a turn.
pub(super) const MOST_PROPOSALS: u8 = 3;

/// W16
pub(super) fn propose(story: &mut Story<'_>, seat: Seat, proposal: Proposal) -> Result<(), Refusal> {
    let table = story.before;
    let turning = own_play(story, seat)?;
    if table.state.options.words == WordsBy::List {
        return Err(Refusal::new(
            "list_decides",
            "An diesem Tisch entscheidet die Wortliste.",
            "At this table the word list decides.",
        ));
    }
    if turning.proposals >= MOST_PROPOSALS {
        return Err(Refusal::new(
            "too_many_proposals",
            "Mehr als drei Vorschläge gehen in einem Zug nicht.",
            "No more than three proposals are possible in a turn.",
        ));
    }
    if let Proposal::Word(word) = &proposal
        && judge(table).refuses_as_indecent(&word.to_string())
    {
        return Err(Refusal::indecent(&word.to_string()));
    }
    if !is_needed(table, &proposal) {
        return Err(Refusal::new(
            "no_need",
            "Vorschlagen kannst du nur, was die Liste nicht erlaubt: ein Wort mit 2 bis 12 Buchstaben oder zwei \
             Wörter, die ihr als dasselbe gelten.",
            "You can only propose what the list does not allow: a word of 2 to 12 letters, or two words that it takes \
             for the same.",
        ));
    }
    story.happen(Event::Proposed { seat, proposal, at: story.now });
    if table.seats.presence(opponent(table, seat)) != Presence::Here {
        answer(story, false);
    }
    Ok(())
}

fn is_needed(table: &Table<Woerterklauer>, proposal: &Proposal) -> bool {
    let dictionary = words_of(table);
    match proposal {
        Proposal::Word(word) => {
            let host_refuses = table.house.decision(word) == Some(false);
            (2..=SIDE).contains(&word.len()) && !host_refuses && !dictionary.has(word)
        }
        Proposal::Different(a, b) => a != b && dictionary.is_inflection(a, b),
    }
}

pub(super) fn reply(story: &mut Story<'_>, seat: Seat, accept: bool) -> Result<(), Refusal> {
    let asked = story.before.state.turning().filter(|t| t.proposal.is_some() && t.seat != seat);
    if asked.is_none() {
        return Err(Refusal::not_now());
    }
    answer(story, accept);
    Ok(())
}
