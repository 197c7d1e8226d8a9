//! What an action brings, or why it is refused.

use super::WurfUndWort;
use super::action::Action;
use super::answer::{Answer, Contest, Fate, Ground};
use super::buzzer::Press;
use super::check::{check, tidy};
use super::dice::Kind;
use super::event::Event;
use super::phase::{Phase, Review};
use super::progress::{GRACE, all_passed};
use super::story::Story;
use game::{Refusal, Seat, Table, Thumb, Time, World};
use words::judge::{Judge, Profile};
use words::letters::written;

type Decision = Result<Vec<Event>, Refusal>;

/// Decides an action.
pub(super) fn decide(
    table: &Table<WurfUndWort>,
    seat: Seat,
    action: Action,
    world: &mut World<'_>,
) -> Decision {
    if table.state.alone.is_some() {
        return Err(Refusal::new(
            "alone",
            "Gerade ist sonst niemand verbunden; die Uhren stehen so lange still.",
            "Nobody else is connected right now; all clocks stand still meanwhile.",
        ));
    }
    match action {
        Action::Stop { pressed } => stop(table, seat, pressed, world),
        Action::Answer { word } => answer(table, seat, &word, world),
        Action::BackOut {} => back_out(table, seat, world),
        Action::Object { seat: whose, ground } => object(table, seat, whose, ground, world),
        Action::Appeal {} => appeal(table, seat, world),
        Action::Thumb { thumb } => vote(table, seat, thumb, world),
        Action::Pass {} => pass(table, seat, world),
    }
}

/// The judge of this table (B.19, B14, B19).
pub(super) fn judge(table: &Table<WurfUndWort>) -> Judge {
    Judge::with(Profile::WURF_UND_WORT, Profile::WURF_UND_WORT.options(), table.house.clone())
}

/// 5.2.1: a press counts from when the dice are uncovered until the time is out.
fn stop(table: &Table<WurfUndWort>, seat: Seat, pressed: Time, world: &mut World<'_>) -> Decision {
    let Phase::Searching(searching) = &table.state.phase else { return Err(Refusal::not_now()) };
    if searching.has_pressed(seat) {
        return Err(Refusal::new("pressed", "Dein „Stopp“ ist schon da.", "Your “Stopp” is in already."));
    }
    let press = Press::new(seat, pressed, world.now, world.lag);
    if searching.locked(seat, press.at).is_some() {
        return Err(Refusal::new(
            "locked",
            "Das war vorhin zu früh: Einen Augenblick kannst du noch nicht drücken.",
            "That was too early before: you cannot press for a moment.",
        ));
    }
    if let Some(until) = searching.locks(press.at) {
        return Ok(vec![Event::Early { seat, until }]);
    }
    if press.at > searching.until() {
        return Err(Refusal::too_late());
    }
    Ok(vec![Event::Pressed(press)])
}

fn answer(table: &Table<WurfUndWort>, seat: Seat, typed: &str, world: &mut World<'_>) -> Decision {
    match &table.state.phase {
        Phase::Naming(naming) if naming.seat != seat => Err(Refusal::not_your_turn()),
        Phase::Naming(naming) if world.now > naming.until() + GRACE => Err(Refusal::too_late()),
        Phase::Naming(_) => match tidy(typed)? {
            Some(named) => {
                let answer = checked(table, seat, &named)?;
                let mut story = Story::new(table, world);
                story.answer(answer);
                Ok(story.events)
            }
            // 5.2.2: an empty answer is none.
            None => back_out(table, seat, world),
        },
        Phase::Collecting(collecting) if world.now < collecting.reveal => Err(Refusal::not_now()),
        Phase::Collecting(_) => {
            let named = tidy(typed)?.ok_or_else(empty)?;
            let answer = checked(table, seat, &named)?;
            let mut story = Story::new(table, world);
            story.happen(Event::Collected { answer });
            go_on_if_collected(&mut story);
            Ok(story.events)
        }
        _ => Err(Refusal::not_now()),
    }
}

fn empty() -> Refusal {
    Refusal::new(
        "bad_word",
        "Tipp ein Wort, oder drück „Weiter“, wenn dir keins einfällt.",
        "Type a word, or press “Weiter” if you cannot think of any.",
    )
}

/// The answer with its checks; where words may not be repeated, one that was named before is refused (B13).
fn checked(table: &Table<WurfUndWort>, seat: Seat, word: &str) -> Result<Answer, Refusal> {
    let state = &table.state;
    if !state.options.repeats && state.named.contains(&written(word)) {
        return Err(Refusal::new(
            "repeated",
            format!("„{word}“ war in diesem Spiel schon dran. Nimm ein anderes Wort; die Zeit läuft weiter."),
            format!("“{word}” was named before in this game. Take another word; time runs on."),
        ));
    }
    let turned = state.turned.as_ref().ok_or_else(Refusal::not_now)?;
    Ok(check(seat, word, &turned.card, &turned.dice, &judge(table)))
}

fn go_on_if_collected(story: &mut Story<'_>) {
    if let Phase::Collecting(collecting) = story.state().phase.clone() {
        story.collect(&collecting);
    }
}

/// B.16
fn back_out(table: &Table<WurfUndWort>, seat: Seat, world: &mut World<'_>) -> Decision {
    match &table.state.phase {
        Phase::Naming(naming) if naming.seat == seat => {
            let mut story = Story::new(table, world);
            story.settle_card(Some(seat), Fate::BackedOut);
            Ok(story.events)
        }
        Phase::Naming(_) => Err(Refusal::not_your_turn()),
        _ => Err(Refusal::not_now()),
    }
}

fn reviewed<'a>(table: &'a Table<WurfUndWort>, world: &World<'_>) -> Result<&'a Review, Refusal> {
    match &table.state.phase {
        Phase::Review(review) if world.now > review.until() + GRACE => Err(Refusal::too_late()),
        Phase::Review(review) => Ok(review),
        _ => Err(Refusal::not_now()),
    }
}

/// B6, 5.2.5: the first objection to a word decides what is voted on.
fn object(
    table: &Table<WurfUndWort>,
    seat: Seat,
    whose: Seat,
    ground: Ground,
    world: &mut World<'_>,
) -> Decision {
    let (review, dice) = (reviewed(table, world)?, table.state.dice());
    let is_asked = ground != Ground::Syllables || dice.iter().any(|die| die.kind() == Kind::Syllables);
    let answer = review.answers.iter().find(|answer| answer.seat == whose);
    if !is_asked || !answer.is_some_and(|answer| answer.may_object(seat, dice)) {
        return Err(Refusal::new(
            "no_objection",
            "Dagegen kannst du gerade keinen Einspruch erheben.",
            "You cannot object to that now.",
        ));
    }
    Ok(contest(table, whose, Contest::Objection { by: seat, ground }, world))
}

/// 5.2.5
fn appeal(table: &Table<WurfUndWort>, seat: Seat, world: &mut World<'_>) -> Decision {
    let (review, dice) = (reviewed(table, world)?, table.state.dice());
    if !review.answers.iter().any(|answer| answer.may_appeal(seat, dice)) {
        return Err(Refusal::new(
            "no_appeal",
            "Die anderen fragen kannst du nur, wenn es bei deinem Wort um Silben oder einen Teil der Kategorie geht.",
            "You can ask the others only if your word is about syllables or a part of the category.",
        ));
    }
    Ok(contest(table, seat, Contest::Appeal, world))
}

fn contest(table: &Table<WurfUndWort>, seat: Seat, contest: Contest, world: &mut World<'_>) -> Vec<Event> {
    let mut story = Story::new(table, world);
    story.happen(Event::Contested { seat, contest });
    story.go_on_if_reviewed();
    story.events
}

/// B.12: the thumbs.
fn vote(table: &Table<WurfUndWort>, seat: Seat, thumb: Thumb, world: &mut World<'_>) -> Decision {
    let Phase::Voting(voting) = &table.state.phase else { return Err(Refusal::not_now()) };
    if world.now > voting.vote.closes() + GRACE {
        return Err(Refusal::too_late());
    }
    if !voting.vote.awaits(seat) {
        return Err(Refusal::new(
            "no_vote",
            "Du stimmst hier nicht ab, oder dein Daumen ist schon da.",
            "You have no vote here, or your thumb is in already.",
        ));
    }
    let mut story = Story::new(table, world);
    story.happen(Event::Thumbed { seat, thumb });
    story.go_on_if_voted();
    Ok(story.events)
}

/// "Weiter": B8, B22.
fn pass(table: &Table<WurfUndWort>, seat: Seat, world: &mut World<'_>) -> Decision {
    let has_passed = match &table.state.phase {
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
    let mut story = Story::new(table, world);
    story.happen(Event::Passed { seat });
    match story.state().phase.clone() {
        Phase::Searching(searching) => story.search(&searching),
        Phase::Collecting(collecting) => story.collect(&collecting),
        Phase::Review(_) => story.go_on_if_reviewed(),
        Phase::Settled(settled) if all_passed(&story.table, &settled.passed) => story.turn(),
        _ => {}
    }
    Ok(story.events)
}
