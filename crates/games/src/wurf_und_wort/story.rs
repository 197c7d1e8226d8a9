//! Events that follow from each other: from the card to the answer, the vote, the points, the next card.

use super::WurfUndWort;
use super::answer::{Answer, Contest, Fate, Thumbs};
use super::buzzer::{AHEAD, Press, TieRule, photo_finish};
use super::cards::{Card, deck};
use super::dice::{roll, wanted};
use super::event::{Entry, Event};
use super::phase::{Phase, Review};
use super::state::State;
use game::{Chance, Presence, Seat, Span, Table, TableEvent, Thumb, Time, World};
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
pub(super) struct Story<'a> {
    pub(super) table: Table<WurfUndWort>,
    pub(super) events: Vec<Event>,
    pub(super) now: Time,
    chance: &'a mut Chance,
}

impl<'a> Story<'a> {
    pub(super) fn new(table: &Table<WurfUndWort>, world: &'a mut World<'_>) -> Self {
        Self { table: table.clone(), events: Vec::new(), now: world.now, chance: world.chance }
    }

    pub(super) fn state(&self) -> &State {
        &self.table.state
    }

    pub(super) fn happen(&mut self, event: Event) {
        let event = TableEvent::Game(event);
        self.table.apply(&event);
        if let TableEvent::Game(event) = event {
            self.events.push(event);
        }
    }

    /// B.8, B22: the next card, or the end after the last one (B.20).
    pub(super) fn turn(&mut self) {
        if self.state().round() >= usize::from(self.state().options.rounds) {
            return self.end();
        }
        // Drawing from those that are left is as good as a shuffled pile, and nothing has to be kept secret.
        let left: Vec<Card> =
            deck().iter().filter(|card| !self.state().played.contains(&card.theme)).cloned().collect();
        let Some(card) = self.chance.pick(&left) else { return self.end() };
        let dice = roll(&card.dice, self.chance);
        let title = card.said();
        self.happen(Event::Turned { card, title, dice, reveal: self.now + AHEAD });
    }

    /// 5.2.1: who was first. Who has left meanwhile does not count.
    pub(super) fn stop(&mut self, presses: &[Press], reveal: Time) {
        let there: Vec<Press> = presses.iter().filter(|press| !self.is_gone(press.seat)).copied().collect();
        let rule = TieRule { scores: &self.state().scores, lost_tie: &self.state().lost_tie };
        match photo_finish(&there, reveal, &rule) {
            Some((photo, lost_tie)) => {
                let first = photo.first;
                self.happen(Event::Stopped { photo, lost_tie, at: self.now });
                if self.table.seats.presence(first) == Presence::Away {
                    self.happen(Event::Lost);
                }
            }
            None => self.settle_card(presses.first().map(|press| press.seat), Fate::Dropped),
        }
    }

    /// Who was first has named a word.
    pub(super) fn answer(&mut self, answer: Answer) {
        self.happen(Event::Answered { answer, at: self.now });
        self.begin_review();
    }

    /// No more words are taken where all type one.
    pub(super) fn close(&mut self) {
        self.happen(Event::Closed { at: self.now });
        self.begin_review();
    }

    /// B7: the engine asks about plurals by itself. Where nobody can say anything, it goes on at once.
    fn begin_review(&mut self) {
        let dice = self.state().dice().to_vec();
        let marked = |answer: &&Answer| answer.plural && !answer.is_faulty(&dice);
        let plurals: Vec<Seat> = self.state().answers().iter().filter(marked).map(|a| a.seat).collect();
        for seat in plurals {
            self.happen(Event::Contested { seat, contest: Contest::Plural });
        }
        self.go_on_if_reviewed();
    }

    pub(super) fn go_on_if_reviewed(&mut self) {
        if let Phase::Review(review) = &self.state().phase
            && !self.waits_for_objections(review)
        {
            self.vote_or_settle();
        }
    }

    /// Can somebody still object who has not said "Weiter"? An appeal is waited for even if its author is away.
    fn waits_for_objections(&self, review: &Review) -> bool {
        let (dice, seats) = (self.state().dice(), &self.table.seats);
        let is_open = |seat: Seat| !review.passed.contains(&seat);
        review.answers.iter().any(|answer| {
            seats.here().any(|seat| is_open(seat) && answer.may_object(seat, dice))
                || seats.playing().any(|seat| is_open(seat) && answer.may_appeal(seat, dice))
        })
    }

    /// The next vote that is asked for, or what all votes have brought.
    pub(super) fn vote_or_settle(&mut self) {
        let is_due = |answer: &&Answer| answer.contest.is_some() && answer.thumbs.is_none();
        match self.state().answers().iter().find(is_due).cloned() {
            Some(answer) => self.open_vote(&answer),
            None => self.settle_answers(),
        }
    }

    /// 5.2.4: the others who are connected now. Who objects has voted by that.
    fn open_vote(&mut self, answer: &Answer) {
        let voters = self.table.seats.here().filter(|seat| *seat != answer.seat).collect();
        self.happen(Event::VoteOpened { seat: answer.seat, voters, closes: self.now + TIME_TO_VOTE });
        if let Some(Contest::Objection { by, .. }) = answer.contest {
            self.happen(Event::Thumbed { seat: by, thumb: Thumb::Down });
        }
        self.go_on_if_voted();
    }

    pub(super) fn go_on_if_voted(&mut self) {
        if let Phase::Voting(voting) = &self.state().phase
            && voting.vote.is_complete(|seat| self.table.seats.presence(seat) == Presence::Here)
        {
            self.close_vote();
        }
    }

    pub(super) fn close_vote(&mut self) {
        let Phase::Voting(voting) = &self.state().phase else { return };
        let (seat, thumbs) = (voting.seat, voting.vote.thumbs().collect::<Thumbs>());
        self.happen(Event::Voted { seat, thumbs });
        self.vote_or_settle();
    }

    /// B.11–B.14: what the answers bring. Where all have answered, several faults still bring nobody more than +10.
    fn settle_answers(&mut self) {
        let (dice, worth) = (self.state().dice(), self.state().worth());
        let entry = |answer: &Answer| {
            let result = answer.fate(dice);
            let points = match result {
                Fate::Right => worth,
                Fate::Unsuitable => UNSUITABLE,
                _ => 0,
            };
            Entry { seat: Some(answer.seat), word: Some(answer.word.clone()), result, points }
        };
        let entries: Vec<Entry> = self.state().answers().iter().map(entry).collect();
        if entries.is_empty() { self.settle_card(None, Fate::Nobody) } else { self.settle(entries) }
    }

    /// A card without an answer.
    pub(super) fn settle_card(&mut self, seat: Option<Seat>, result: Fate) {
        let points = if result == Fate::BackedOut { BACKING_OUT } else { 0 };
        self.settle(vec![Entry { seat, word: None, result, points }]);
    }

    fn settle(&mut self, entries: Vec<Entry>) {
        let of_seat = |seat: Seat| {
            let own = entries.iter().filter(|e| e.seat == Some(seat)).map(|e| e.points).sum::<i32>();
            let others_err = entries.iter().any(|e| e.result == Fate::Fault && e.seat != Some(seat));
            // 5.2.7: who has left for good gets no +10, who is merely away does.
            own + if others_err && !self.is_gone(seat) { FAULT } else { 0 }
        };
        let points = self.table.seats.iter().map(of_seat).collect();
        let fitting = self.fitting();
        self.happen(Event::Settled { entries, points, fitting, at: self.now });
    }

    /// Some words that would have been right; debatable ones only where there are no others.
    fn fitting(&mut self) -> Vec<String> {
        let state = &self.table.state;
        let Some(theme) = state.turned.as_ref().and_then(|turned| turned.card.category()) else {
            return Vec::new();
        };
        let mut words: Vec<&ThemeWord> = theme.matching(wanted(state.dice())).collect();
        self.chance.shuffle(&mut words);
        words.sort_by_key(|word| word.tier == Tier::Debatable);
        words.into_iter().take(FITTING).map(|word| word.text.clone()).collect()
    }

    /// B.20, B16: most points win, equal points share; who has left cannot win.
    pub(super) fn end(&mut self) {
        let seats = &self.table.seats;
        let mut playing: Vec<Seat> = seats.playing().collect();
        if playing.is_empty() {
            playing = seats.iter().collect();
        }
        let score = |seat: &Seat| self.state().scores.get(seat.index()).copied().unwrap_or(0);
        let best = playing.iter().map(score).max().unwrap_or(0);
        let winners = playing.into_iter().filter(|seat| score(seat) == best).collect();
        self.happen(Event::Over { winners });
    }

    pub(super) fn is_gone(&self, seat: Seat) -> bool {
        self.table.seats.presence(seat) == Presence::Gone
    }
}
