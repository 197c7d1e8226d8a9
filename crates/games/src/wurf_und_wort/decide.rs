//! What an action brings, or why it is refused.

use super::WurfUndWort;
use super::action::Action;
use super::answer::{Answer, Contest, Fate, Ground};
use super::buzzer::Press;
use super::check::{check, tidy};
use super::dice::Kind;
use super::event::Event;
use super::phase::{Phase, Review};
use super::progress::{all_have_looked, collect, search};
use super::story::{self, Story};
use game::pace::is_late;
use game::{Refusal, Seat, Table, Thumb, Time};
use words::judge::{Judge, Profile};
use words::letters::written;

/// Decides an action.
pub(super) fn decide(story: &mut Story<'_>, seat: Seat, action: Action) -> Result<(), Refusal> {
    if story.state().alone.is_some() {
        return Err(Refusal::new(
            "alone",
            "Gerade ist sonst niemand verbunden; die Uhren stehen so lange still.",
            "Nobody else is connected right now; all clocks stand still meanwhile.",
        ));
    }
    match action {
        Action::Stop { pressed } => stop(story, seat, pressed),
        Action::Answer { word } => answer(story, seat, &word),
        Action::BackOut {} => back_out(story, seat),
        Action::Object { seat: whose, ground } => object(story, seat, whose, ground),
        Action::Appeal {} => appeal(story, seat),
        Action::Thumb { thumb } => vote(story, seat, thumb),
        Action::Pass {} => pass(story, seat),
    }
}

/// The judge of this table (B.19, B14, B19).
pub(super) fn judge(table: &Table<WurfUndWort>) -> Judge {
    let mut options = Profile::WURF_UND_WORT.options();
    options.decent = table.is_decent(table.state.options.decent);
    Judge::with(Profile::WURF_UND_WORT, options, table.house.clone())
}

/// 5.2.1: a press counts from when the dice are uncovered until the time is out.
fn stop(story: &mut Story<'_>, seat: Seat, pressed: Time) -> Result<(), Refusal> {
    let Phase::Searching(searching) = &story.before.state.phase else { return Err(Refusal::not_now()) };
    if searching.has_pressed(seat) {
        return Err(Refusal::new("pressed", "Dein „Stopp“ ist schon da.", "Your “Stop” is in already."));
    }
    let press = Press::new(seat, pressed, story.now, story.lag);
    if searching.locked(seat, press.at).is_some() {
        return Err(Refusal::new(
            "locked",
            "Das war zu früh: Du kannst einen Augenblick lang nicht drücken.",
            "That was too early: you cannot press for a moment.",
        ));
    }
    if let Some(until) = searching.locks(press.at) {
        story.happen(Event::Early { seat, until });
        return Ok(());
    }
    if searching.until(story.before.state.options.pace).is_some_and(|until| press.at > until) {
        return Err(Refusal::too_late());
    }
    story.happen(Event::Pressed(press));
    Ok(())
}

fn answer(story: &mut Story<'_>, seat: Seat, typed: &str) -> Result<(), Refusal> {
    let table = story.before;
    let pace = table.state.options.pace;
    match &table.state.phase {
        Phase::Naming(naming) if naming.seat != seat => Err(Refusal::not_your_turn()),
        Phase::Naming(naming) if is_late(naming.until(pace), story.now) => Err(Refusal::too_late()),
        Phase::Naming(_) => {
            // 5.2.2: an empty answer is none.
            let Some(named) = tidy(typed)? else { return back_out(story, seat) };
            story::answer(story, checked(table, seat, &named)?);
            Ok(())
        }
        Phase::Collecting(collecting) if story.now < collecting.reveal => Err(Refusal::not_now()),
        Phase::Collecting(_) => {
            let named = tidy(typed)?.ok_or_else(empty)?;
            story.happen(Event::Collected { answer: checked(table, seat, &named)? });
            go_on_if_collected(story);
            Ok(())
        }
        _ => Err(Refusal::not_now()),
    }
}

fn empty() -> Refusal {
    Refusal::new(
        "bad_word",
        "Tipp ein Wort, oder drück „Weiter“, wenn dir keins einfällt.",
        "Type a word, or press “Pass” if you cannot think of any.",
    )
}

/// The answer with its checks; where words may not be repeated, one that was named before is refused (B13), and so is a
/// coarse one where the table does not want that (W11).
fn checked(table: &Table<WurfUndWort>, seat: Seat, word: &str) -> Result<Answer, Refusal> {
    let state = &table.state;
    if !state.options.repeats && state.named.contains(&written(word)) {
        return Err(Refusal::new(
            "repeated",
            format!("„{word}“ war in diesem Spiel schon dran. Nimm ein anderes Wort; die Zeit läuft weiter."),
            format!("“{word}” was named before in this game. Choose another word; time is running."),
        ));
    }
    let judge = judge(table);
    if judge.refuses_as_indecent(word) {
        return Err(Refusal::indecent(word));
    }
    let turned = state.turned.as_ref().ok_or_else(Refusal::not_now)?;
    Ok(check(seat, word, &turned.card, &turned.dice, &judge))
}

fn go_on_if_collected(story: &mut Story<'_>) {
    if let Phase::Collecting(collecting) = story.state().phase.clone() {
        collect(story, &collecting);
    }
}

/// B.16
fn back_out(story: &mut Story<'_>, seat: Seat) -> Result<(), Refusal> {
    match &story.state().phase {
        Phase::Naming(naming) if naming.seat == seat => {
            story::settle_card(story, Some(seat), Fate::BackedOut);
            Ok(())
        }
        Phase::Naming(_) => Err(Refusal::not_your_turn()),
        _ => Err(Refusal::not_now()),
    }
}

fn reviewed<'a>(story: &Story<'a>) -> Result<&'a Review, Refusal> {
    let state = &story.before.state;
    match &state.phase {
        Phase::Review(review) if is_late(review.until(state.options.pace), story.now) => {
            Err(Refusal::too_late())
        }
        Phase::Review(review) => Ok(review),
        _ => Err(Refusal::not_now()),
    }
}

/// B6, 5.2.5: the first objection to a word decides what is voted on.
fn object(story: &mut Story<'_>, seat: Seat, whose: Seat, ground: Ground) -> Result<(), Refusal> {
    let (review, dice) = (reviewed(story)?, story.before.state.dice());
    let is_asked = ground != Ground::Syllables || dice.iter().any(|die| die.kind() == Kind::Syllables);
    let answer = review.answers.iter().find(|answer| answer.seat == whose);
    if !is_asked || !answer.is_some_and(|answer| answer.may_object(seat, dice)) {
        return Err(Refusal::new(
            "no_objection",
            "Dagegen kannst du gerade keinen Einspruch erheben.",
            "You cannot object to that now.",
        ));
    }
    contest(story, whose, Contest::Objection { by: seat, ground });
    Ok(())
}

/// 5.2.5
fn appeal(story: &mut Story<'_>, seat: Seat) -> Result<(), Refusal> {
    let (review, dice) = (reviewed(story)?, story.before.state.dice());
    if !review.answers.iter().any(|answer| answer.may_appeal(seat, dice)) {
        return Err(Refusal::new(
            "no_appeal",
            "Widersprechen kannst du nur, wenn es um die Silben deines Wortes, einen Teil der Karte oder die Mehrzahl geht.",
            "You can appeal only about the syllables of your word, a part of the card, or a plural.",
        ));
    }
    contest(story, seat, Contest::Appeal);
    Ok(())
}

fn contest(story: &mut Story<'_>, seat: Seat, contest: Contest) {
    story.happen(Event::Contested { seat, contest });
    story::go_on_if_reviewed(story);
}

/// B.12: the thumbs.
fn vote(story: &mut Story<'_>, seat: Seat, thumb: Thumb) -> Result<(), Refusal> {
    let Phase::Voting(voting) = &story.state().phase else { return Err(Refusal::not_now()) };
    if is_late(voting.vote.closes(), story.now) {
        return Err(Refusal::too_late());
    }
    if !voting.vote.awaits(seat) {
        return Err(Refusal::new(
            "no_vote",
            "Du stimmst hier nicht ab oder hast es schon getan.",
            "You have no vote here, or have voted already.",
        ));
    }
    story.happen(Event::Thumbed { seat, thumb });
    story::go_on_if_voted(story);
    Ok(())
}

/// "Weiter": B8, B22.
fn pass(story: &mut Story<'_>, seat: Seat) -> Result<(), Refusal> {
    let has_passed = match &story.state().phase {
        Phase::Searching(searching) => searching.passed.contains(&seat) || searching.has_pressed(seat),
        Phase::Collecting(collecting) => collecting.is_done(seat),
        Phase::Review(review) => review.passed.contains(&seat),
        Phase::Settled(settled) => settled.passed.contains(&seat),
        _ => return Err(Refusal::not_now()),
    };
    if has_passed {
        return Err(Refusal::new(
            "passed",
            "Das hast du schon gesagt; jetzt warten wir auf die anderen.",
            "You have said so already; now we wait for the others.",
        ));
    }
    story.happen(Event::Passed { seat });
    match story.state().phase.clone() {
        Phase::Searching(searching) => search(story, &searching),
        Phase::Collecting(collecting) => collect(story, &collecting),
        Phase::Review(_) => story::go_on_if_reviewed(story),
        Phase::Settled(settled) if all_have_looked(&story.table, &settled.passed) => story::turn(story),
        _ => {}
    }
    Ok(())
}
