//! The games there are: the one list, and the one way from a name to a rule book.

use desk::game_of;
use desk::row::Row;

/// A game that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Game {
    /// Seven letter dice and a theme.
    Buecherwurm,
    /// 13 letter dice and a sandglass.
    LetraMix,
    /// One open pool of letters, and words that are stolen.
    Woerterklauer,
    /// Two hidden cards of six words.
    Wortduell,
    /// A category, dice, and who says "Stopp" first.
    WurfUndWort,
}

impl Game {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Buecherwurm, Self::LetraMix, Self::Woerterklauer, Self::Wortduell, Self::WurfUndWort];

    /// The game with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.name() == name)
    }

    /// The game that a table's first row begins.
    pub fn of(first: &Row) -> Option<Self> {
        Self::named(&game_of(first)?)
    }

    /// Its name, as in addresses and logs.
    pub fn name(self) -> &'static str {
        crate::with_rules!(self, Rules => <Rules as game::Rules>::NAME)
    }

    /// Do its players race?
    pub fn races(self) -> bool {
        crate::with_rules!(self, Rules => <Rules as bots::Levels>::RACES)
    }
}

/// Evaluates an expression with a game's rule book as a type: the closed list of games at the edge. A new game is a new
/// variant and a new arm here, and the compiler tells what else it needs.
#[macro_export]
macro_rules! with_rules {
    ($game:expr, $rules:ident => $body:expr) => {
        match $game {
            $crate::Game::Buecherwurm => {
                type $rules = games::buecherwurm::Buecherwurm;
                $body
            }
            $crate::Game::LetraMix => {
                type $rules = games::letramix::LetraMix;
                $body
            }
            $crate::Game::Woerterklauer => {
                type $rules = games::woerterklauer::Woerterklauer;
                $body
            }
            $crate::Game::Wortduell => {
                type $rules = games::wortduell::Wortduell;
                $body
            }
            $crate::Game::WurfUndWort => {
                type $rules = games::wurf_und_wort::WurfUndWort;
                $body
            }
        }
    };
}
