//! Tables of computer players in one process, at desks in simulated time: as at a server, but for sockets and disk.

use bots::{Bot, Character, Levels, Sight};
use desk::{Local, Plan, Setup, Think};
use game::frame::HouseWords;
use game::{BadOptions, Chance, FrameEvent, Occupant, Options, Rules, Seats, Stamp, TableEvent};

/// A table that is not over after so many steps is blocked.
const MOST_STEPS: usize = 100_000;
/// When simulated tables begin.
const START: Stamp = Stamp::from_millis(1_800_000_000_000);

/// Who sits at a seat: a level, and whose it is.
pub struct Seated<'a, R: Rules> {
    /// How strong.
    pub level: &'a dyn Bot<R>,
    /// Who.
    pub character: &'static Character,
}

impl<'a, R: Rules> Seated<'a, R> {
    /// A level, and nobody in particular.
    pub fn nobody(level: &'a dyn Bot<R>) -> Self {
        Self { level, character: Character::nobody() }
    }

    fn occupant(&self) -> Occupant {
        Occupant::bot(self.level.name().to_owned())
    }
}

#[allow(clippy::expl_impl_clone_on_copy, reason = "a derived one would ask it of the rules")]
impl<R: Rules> Clone for Seated<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for Seated<'_, R> {}

/// A table of these players that has just begun.
pub fn open<R: Levels>(
    options: &R::Options,
    players: &[Seated<'_, R>],
    chance: &mut Chance,
) -> Result<Local<R>, BadOptions> {
    let seats: Vec<Occupant> = players.iter().map(Seated::occupant).collect();
    options.check()?;
    options.check_seats(&Seats::new(seats.iter().cloned()))?;
    let opened = FrameEvent::Opened {
        game: R::NAME.to_owned(),
        code: String::new(),
        public: false,
        options: options.clone(),
        house: HouseWords::default(),
        seats,
        host: None,
        starter: None,
    };
    let events = [opened, FrameEvent::Started { zero: START }].map(TableEvent::<R>::Frame);
    let setup = Setup::local(&R::level_names(), false);
    Ok(Local::open(setup, &events, chance.fork(), START).unwrap_or_else(|| unreachable!("they open a table")))
}

/// Lets the players think at once and act in human time, which passes at once.
pub fn play_to_the_end<R: Levels>(local: &mut Local<R>, players: &[Seated<'_, R>]) {
    for _ in 0..MOST_STEPS {
        if local.table().outcome().is_some() {
            return;
        }
        for think in local.thinking() {
            let plan = planned(think, players);
            local.plan(plan);
        }
        match local.desk().wake() {
            Some(wake) => local.wait_until(wake),
            None => return,
        }
    }
}

fn planned<R: Rules>(think: Think<R>, players: &[Seated<'_, R>]) -> Plan<R> {
    let Think { seat, moment, view, house, mut chance, .. } = think;
    let sight = Sight { seat, view: &view, house: &house };
    let player = players.get(seat.index());
    let steps = player.map(|player| player.level.plan_as(player.character, &sight, &mut chance));
    let steps = steps.into_iter().flatten().map(|step| (step.after, step.action)).collect();
    Plan { seat, moment, steps }
}
