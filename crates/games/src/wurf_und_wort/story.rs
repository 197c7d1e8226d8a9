//! Events that follow from each other: from the card to the answer, the vote, the points, the next card.

use super::WurfUndWort;
use super::answer::{Answer, Contest, Fate, Thumbs};
use super::buzzer::{AHEAD, Press, TieRule, photo_finish};
use super::cards::{Card, deck};
use super::dice::{roll, wanted};
use super::event::{Entry, Event};
use super::phase::{Phase, Review};
use game::{Presence, Seat, Span, Thumb, Time};
use words::themes::{ThemeWord, Tier};

/// B.12: an unsuitable word costs so much.
const UNSUITABLE: i32 = -3;
/// B.13: a formal fault brings all others so much.
const FAULT: i32 = 10;
/// B.16: backing out costs so much.
const BACKING_OUT: i32 = -10;
/// 5.2.3: a vote takes so long.
const TIME_TO_VOTE: Span = Span::from_secs(10);
/// So many words that would have been right are shown.
const FITTING: usize = 6;

/// Events that follow from each other: each is applied before the next is decided.
pub(super) type Story<'a> = game::Story<'a, WurfUndWort>;

/// B.8, B22: the next card, or the end after the last one (B.20).
pub(super) fn turn(story: &mut Story<'_>) {
    if story.state().round() >= usize::from(story.state().options.rounds) {
        return end(story);
    }
    // Drawing from those that are left is as good as a shuffled pile, and nothing has to be kept secret.
    let left: Vec<Card> =
        deck().iter().filter(|card| !story.state().played.contains(&card.theme)).cloned().collect();
    let Some(card) = story.chance.pick(&left) else { return end(story) };
    let dice = roll(&card.dice, story.chance);
    let title = card.said();
    story.happen(Event::Turned { card, title, dice, reveal: story.now + AHEAD });
}

/// 5.2.1: who was first. Who has left meanwhile does not count.
pub(super) fn stop(story: &mut Story<'_>, presses: &[Press], reveal: Time) {
    let there: Vec<Press> =
        presses.iter().filter(|press| !story.table.seats.is_gone(press.seat)).copied().collect();
    let rule = TieRule { scores: &story.state().scores, lost_tie: &story.state().lost_tie };
    match photo_finish(&there, reveal, &rule) {
        Some((photo, lost_tie)) => {
            let first = photo.first;
            story.happen(Event::Stopped { photo, lost_tie, at: story.now });
            if story.table.seats.presence(first) == Presence::Away {
                story.happen(Event::Lost);
            }
        }
        None => settle_card(story, presses.first().map(|press| press.seat), Fate::Dropped),
    }
}

/// Who was first has named a word.
pub(super) fn answer(story: &mut Story<'_>, answer: Answer) {
    story.happen(Event::Answered { answer, at: story.now });
    go_on_if_reviewed(story);
}

/// No more words are taken where all type one.
pub(super) fn close(story: &mut Story<'_>) {
    story.happen(Event::Closed { at: story.now });
    go_on_if_reviewed(story);
}

/// Where nobody can say anything, it goes on at once.
pub(super) fn go_on_if_reviewed(story: &mut Story<'_>) {
    if let Phase::Review(review) = &story.state().phase
        && !waits_for_objections(story, review)
    {
        vote_or_settle(story);
    }
}

/// Can somebody still object who has not said "Weiter"? An appeal is waited for even if its author is away, but not
/// where nobody counts.
fn waits_for_objections(story: &Story<'_>, review: &Review) -> bool {
    let (dice, seats) = (story.state().dice(), &story.table.seats);
    let is_open = |seat: Seat| !review.passed.contains(&seat);
    let waits = |seat: Seat| seats.is_here(seat) || !story.state().options.pace.is_off();
    review.answers.iter().any(|answer| {
        seats.here().any(|seat| is_open(seat) && answer.may_object(seat, dice))
            || seats.playing().any(|seat| waits(seat) && is_open(seat) && answer.may_appeal(seat, dice))
    })
}

/// The next vote that is asked for, or what all votes have brought.
pub(super) fn vote_or_settle(story: &mut Story<'_>) {
    let is_due = |answer: &&Answer| answer.contest.is_some() && answer.thumbs.is_none();
    match story.state().answers().iter().find(is_due).cloned() {
        Some(answer) => open_vote(story, &answer),
        None => settle_answers(story),
    }
}

/// 5.2.4: the others who are connected now. Who objects has voted by that.
fn open_vote(story: &mut Story<'_>, answer: &Answer) {
    let voters = story.table.seats.here().filter(|seat| *seat != answer.seat).collect();
    let closes = story.state().options.pace.until(story.now, TIME_TO_VOTE);
    story.happen(Event::VoteOpened { seat: answer.seat, voters, closes });
    if let Some(Contest::Objection { by, .. }) = answer.contest {
        story.happen(Event::Thumbed { seat: by, thumb: Thumb::Down });
    }
    go_on_if_voted(story);
}

pub(super) fn go_on_if_voted(story: &mut Story<'_>) {
    if let Phase::Voting(voting) = &story.state().phase
        && voting.vote.is_complete(|seat| story.table.seats.is_here(seat))
    {
        close_vote(story);
    }
}

pub(super) fn close_vote(story: &mut Story<'_>) {
    let Phase::Voting(voting) = &story.state().phase else { return };
    let (seat, thumbs) = (voting.seat, voting.vote.thumbs().collect::<Thumbs>());
    story.happen(Event::Voted { seat, thumbs });
    vote_or_settle(story);
}

/// B.11–B.14: what the answers bring. Where all have answered, several faults still bring nobody more than +10.
fn settle_answers(story: &mut Story<'_>) {
    let (dice, worth) = (story.state().dice(), story.state().worth());
    let entry = |answer: &Answer| {
        let result = answer.fate(dice);
        let points = match result {
            Fate::Right => worth,
            Fate::Unsuitable => UNSUITABLE,
            _ => 0,
        };
        Entry { seat: Some(answer.seat), word: Some(answer.word.clone()), result, points }
    };
    let entries: Vec<Entry> = story.state().answers().iter().map(entry).collect();
    if entries.is_empty() { settle_card(story, None, Fate::Nobody) } else { settle(story, entries) }
}

/// A card without an answer.
pub(super) fn settle_card(story: &mut Story<'_>, seat: Option<Seat>, result: Fate) {
    let points = if result == Fate::BackedOut { BACKING_OUT } else { 0 };
    settle(story, vec![Entry { seat, word: None, result, points }]);
}

fn settle(story: &mut Story<'_>, entries: Vec<Entry>) {
    let of_seat = |seat: Seat| {
        let own = entries.iter().filter(|e| e.seat == Some(seat)).map(|e| e.points).sum::<i32>();
        let others_err = entries.iter().any(|e| e.result == Fate::Fault && e.seat != Some(seat));
        // 5.2.7: who has left for good gets no +10, who is merely away does.
        own + if others_err && !story.table.seats.is_gone(seat) { FAULT } else { 0 }
    };
    let points = story.table.seats.iter().map(of_seat).collect();
    let fitting = fitting(story);
    story.happen(Event::Settled { entries, points, fitting, at: story.now });
}

/// Some words that would have been right; debatable ones only where there are no others.
fn fitting(story: &mut Story<'_>) -> Vec<String> {
    let state = &story.table.state;
    let Some(theme) = state.turned.as_ref().and_then(|turned| turned.card.category()) else {
        return Vec::new();
    };
    let mut words: Vec<&ThemeWord> = theme.matching(wanted(state.dice())).collect();
    story.chance.shuffle(&mut words);
    words.sort_by_key(|word| word.tier == Tier::Debatable);
    words.into_iter().take(FITTING).map(|word| word.text.clone()).collect()
}

/// B.20, B16: most points win, equal points share; who has left cannot win.
pub(super) fn end(story: &mut Story<'_>) {
    let winners = story.table.seats.leaders(&story.table.state.scores);
    story.happen(Event::Over { winners });
}
