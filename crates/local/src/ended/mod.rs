//! What became of a table: its rows folded to a result for each seat (`docs/rules/strengths.md`).

mod places;
mod seats;

use crate::game::Game;
use crate::with_rules;
use bots::Levels;
use desk::row::Row;
use desk::{Unreadable, game_of, parse};
use game::{Closing, Guest, Occupant, Seat, Stamp, Table, TableEvent};
use places::places;
use regulars::{Deeds, Record, Rival, Strength, Who};
use seats::{Past, Possible};
use serde::Deserialize;
use words::Lexicon;

/// A game that is over.
#[derive(Clone, Debug, PartialEq)]
pub struct Ended {
    /// Its name.
    pub game: &'static str,
    /// What sort of game it was.
    pub kind: &'static str,
    /// When it ended.
    pub at: Stamp,
    /// How long it took: minutes of table time.
    pub length: u32,
    /// Can it count for anybody's strength (S2, S3, S5)?
    pub rated: bool,
    /// By seat.
    pub seats: Vec<EndedSeat>,
}

/// What became of a seat.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct EndedSeat {
    /// Who sat there at the end.
    pub occupant: Occupant,
    /// Their place, from 1; equal results share (S6).
    pub place: u8,
    /// Have they won?
    pub won: bool,
    /// Their points.
    pub points: i32,
    /// Were they not there at the end (S7)?
    pub left: bool,
    /// Has a computer player taken turns for them (S9)?
    pub helped: bool,
    /// Were they sent away by the host,
    pub kicked: bool,
    /// or are they who has sent somebody away (S9)?
    pub sent_away: bool,
    /// Were they there from the first turn (S4)?
    pub in_time: bool,
    /// Does it become a result? At a table that was closed without an outcome only for who had left it (S8).
    pub kept: bool,
    /// What they did.
    pub deeds: Deeds,
}

/// What became of the table with these rows; `None` if it is not over, was never begun in earnest, or was closed
/// without a result for anybody. What was found there in hindsight is given as it is kept: by subject, as JSON.
pub fn ended(rows: &[Row], findings: &[(String, String)]) -> Result<Option<Ended>, Unreadable> {
    let Some(game) = rows.first().and_then(|first| Game::named(&game_of(first)?)) else { return Ok(None) };
    with_rules!(game, Rules => of::<Rules>(rows, &possible(findings), Lexicon::german()))
}

/// The points of what was found, where it has points.
fn possible(findings: &[(String, String)]) -> Possible {
    #[derive(Deserialize)]
    struct Points {
        points: i32,
    }
    let points = |json: &str| serde_json::from_str::<Points>(json).ok().map(|found| found.points);
    findings.iter().filter_map(|(subject, json)| Some((subject.clone(), points(json)?))).collect()
}

fn of<R: Levels>(rows: &[Row], findings: &Possible, lexicon: &Lexicon) -> Result<Option<Ended>, Unreadable> {
    let Some(first) = rows.first() else { return Ok(None) };
    let opening = parse::<R>(first)?;
    let table = match opening.first() {
        Some(TableEvent::Frame(event)) => Table::<R>::from_opening(event),
        _ => None,
    };
    let mut past = Past::new(table.ok_or(Unreadable::Row(first.seq))?, findings, lexicon);
    past.take(first, &opening[1..]);
    // S3: what begins in the middle goes on from another table.
    past.is_moved = opening.iter().any(|event| matches!(event, TableEvent::Game(_)));
    for (row, expected) in rows.iter().zip(1..).skip(1) {
        if row.seq != expected {
            return Err(Unreadable::Missing(expected));
        }
        past.take(row, &parse::<R>(row)?);
    }
    Ok(result(&past))
}

fn result<R: Levels>(past: &Past<'_, R>) -> Option<Ended> {
    let (at, time) = past.over?;
    // S5: before the first turn nothing has been played.
    let has_begun = past.deeds.iter().any(|deeds| deeds.turns > 0);
    let table = &past.table;
    let outcome = table.outcome().filter(|outcome| !outcome.winners.is_empty());
    if !has_begun || outcome.is_none() && table.frame.closed != Some(Closing::Untouched) {
        return None;
    }
    let ranks = places(past, outcome.as_ref());
    let points = outcome.as_ref().map(|outcome| outcome.points.as_slice()).unwrap_or_default();
    let seat = |(seat, rank): (Seat, places::Rank)| {
        let deeds = past.deeds.get(seat.index()).cloned().unwrap_or_default();
        let of_seat = past.seats.get(seat.index()).copied().unwrap_or_default();
        Some(EndedSeat {
            occupant: table.seats.place(seat)?.occupant.clone(),
            place: rank.place,
            won: rank.place == 1 && outcome.is_some(),
            points: points.get(seat.index()).copied().unwrap_or(0),
            left: rank.left,
            helped: of_seat.helped,
            kicked: of_seat.kicked,
            sent_away: of_seat.sent_away,
            in_time: !of_seat.late,
            kept: outcome.is_some() || rank.left,
            deeds,
        })
    };
    let seats: Vec<EndedSeat> = table.seats.iter().zip(ranks).filter_map(seat).collect();
    let is_anything = seats.iter().any(|seat| seat.kept);
    let rated = !past.is_moved && table.house.is_empty() && !R::is_in_teams(table);
    let length = u32::try_from((time.millis() + 30_000) / 60_000).unwrap_or(u32::MAX);
    is_anything.then(|| Ended { game: R::NAME, kind: R::kind(&table.options), at, length, rated, seats })
}

impl Ended {
    /// The seats of people whose results are kept, with their numbers at the table.
    pub fn people(&self) -> impl Iterator<Item = (Seat, Guest)> + '_ {
        let seats = self.seats.iter().zip(0..).filter(|(seat, _)| seat.kept);
        seats.filter_map(|(seat, number)| Some((Seat::new(number), seat.occupant.guest()?)))
    }

    /// The result of a person's seat. `strengths` are those of before the game, by seat: `None` for who is no person
    /// of this server; computer players' are known here. `None` if no result is kept of this seat.
    pub fn record(&self, seat: Seat, strengths: &[Option<Strength>]) -> Option<Record> {
        let own = self.seats.get(seat.index()).filter(|own| own.kept && own.occupant.guest().is_some())?;
        let others = self.seats.iter().enumerate().filter(|(index, _)| *index != seat.index());
        let rivals: Vec<Rival> = others
            .map(|(index, other)| Rival {
                who: who(&other.occupant),
                place: other.place,
                points: other.points,
                strength: self.strength(own, other, strengths.get(index).copied().flatten()),
            })
            .collect();
        let is_rated =
            self.rated && own.in_time && !own.kicked && rivals.iter().any(|r| r.strength.is_some());
        Some(Record {
            game: self.game.to_owned(),
            kind: self.kind.to_owned(),
            at: self.at,
            seats: self.seats.len() as u8,
            place: own.place,
            won: own.won,
            points: own.points,
            length: Some(self.length),
            left: own.left,
            helped: own.helped || own.sent_away,
            rated: is_rated,
            deeds: own.deeds.clone(),
            rivals,
        })
    }

    /// How strong a rival was, if they count for this seat. Who was sent away counts only for who did it (S9); where
    /// there was no outcome, only those count who stayed longer (S8).
    fn strength(&self, own: &EndedSeat, other: &EndedSeat, known: Option<Strength>) -> Option<Strength> {
        let has_outcome = self.seats.iter().any(|seat| seat.won);
        let was_there = other.in_time && (!other.kicked || own.sent_away);
        let counts = was_there && (has_outcome || other.place < own.place);
        match &other.occupant {
            _ if !counts => None,
            Occupant::Person { .. } => known,
            Occupant::Bot { name, .. } => of_bot(self.game, name),
        }
    }
}

/// S1
fn of_bot(game: &str, level: &str) -> Option<Strength> {
    let measured = bots::strength(game, level).map(Strength::measured);
    measured.or_else(|| bots::provisional_strength(game, level).map(Strength::provisional))
}

fn who(occupant: &Occupant) -> Who {
    match occupant {
        Occupant::Person { guest, .. } => Who::Guest(*guest),
        Occupant::Bot { name, character } => Who::Bot { level: name.clone(), name: character.clone() },
    }
}

#[cfg(test)]
mod tests;
