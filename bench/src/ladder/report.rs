//! One game's ladder: neighbours, strengths, characters; for people, as JSON, and as data.

use super::contest::{Contest, Side, Tally};
use super::fingerprint::fingerprint;
use super::kept::Kept;
use super::share::Share;
use super::strength::{ANCHOR, ANCHORED_AT, Meeting, Rated, rated};
use super::wanted::Wanted;
use crate::timing::rounded;
use bots::{Bot, Character, Levels, level};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::io;
use std::path::{Path, PathBuf};

/// Neighbours win so many of their games.
const NEIGHBOURLY: std::ops::RangeInclusive<f64> = 0.60..=0.85;
/// The level at which characters are compared: in the middle, where all kinds of thinking occur.
const AT_LEVEL: &str = level::GESELLE;
/// Of forty comparisons one would be outside a 95 % interval by chance, or two; of a hundred one is outside 99 %.
const SURE: f64 = 2.576;

/// What was measured of a game.
pub struct GameReport {
    /// Its name.
    pub game: &'static str,
    /// Its levels with their strengths, from the weakest, if all of it was measured.
    pub strengths: Option<Vec<(&'static str, Rated)>>,
    /// Everything, for programs.
    pub json: Value,
}

/// Measures a game; prints each line as soon as it is known.
pub fn measure<R: Levels>(wanted: &Wanted, rules: Option<&str>, folder: &Path) -> io::Result<GameReport>
where
    R::Options: Sync,
{
    let ladder = Ladder::<R>::new(wanted, folder);
    println!("{}: {} tables a pair", R::NAME, wanted.tables);
    ladder.budget.iter().for_each(|budget| println!("  budget: {budget}"));
    let mut meetings = Vec::new();
    let mut pairs = Vec::new();
    for (name, options) in variants::<R>(rules) {
        pairs.extend(ladder.neighbours(&name, &options, &mut meetings)?);
    }
    let whole = wanted.pair.is_none() && wanted.tables > 0;
    let strengths = whole.then(|| ladder.strengths(&meetings));
    let characters = if wanted.characters > 0 { ladder.characters(rules)? } else { Vec::new() };
    let told = strengths.iter().flatten().map(|(level, rated)| {
        json!({ "level": level, "strength": rounded(rated.strength), "give_or_take": rounded(rated.give_or_take) })
    });
    let json = json!({
        "game": R::NAME,
        "tables": wanted.tables,
        "budget": ladder.budget,
        "pairs": pairs,
        "strengths": told.collect::<Vec<_>>(),
        "characters": characters,
    });
    Ok(GameReport { game: R::NAME, strengths, json })
}

struct Ladder<R: Levels> {
    tables: u64,
    characters: u64,
    pair: Option<usize>,
    players: &'static [&'static dyn Bot<R>],
    budget: Option<&'static str>,
    folder: PathBuf,
}

impl<R: Levels> Ladder<R>
where
    R::Options: Sync,
{
    fn new(wanted: &Wanted, folder: &Path) -> Self {
        let Wanted { tables, characters, pair, unhurried, .. } = *wanted;
        let (players, budget) =
            if unhurried { (R::levels(), None) } else { (R::quick_levels(), R::quick_budget()) };
        Self { tables, characters, pair, players, budget, folder: folder.join(R::NAME) }
    }

    /// Lets neighbours meet by these rules.
    fn neighbours(
        &self,
        rules: &str,
        options: &R::Options,
        meetings: &mut Vec<Meeting>,
    ) -> io::Result<Vec<Value>> {
        let mut told = Vec::new();
        for (below, pair) in self.players.windows(2).enumerate() {
            if self.pair.is_some_and(|wanted| wanted != below) || self.tables == 0 {
                continue;
            }
            let sides = [pair[0], pair[1]].map(Side::nobody);
            let tally = self.meet(rules, options, sides, self.tables)?;
            let (points, games) = points_of(tally);
            meetings.push(Meeting { below, above: below + 1, points, games });
            told.push(tell_pair(rules, [pair[0].name(), pair[1].name()], tally));
        }
        Ok(told)
    }

    fn meet(&self, rules: &str, options: &R::Options, sides: [Side<R>; 2], tables: u64) -> io::Result<Tally> {
        let [below, above] = sides.map(|side| side.name().replace(' ', "-"));
        let path = self.folder.join(format!("{rules}{below}_{above}.txt"));
        let chosen = serde_json::to_string(options).unwrap_or_default();
        let parts = [chosen, sides[0].definition(), sides[1].definition()];
        let kept = Kept::open(&path, fingerprint(&parts))?;
        Ok(Contest { options: options.clone(), sides }.meet(tables, kept))
    }

    /// Everybody on one scale.
    fn strengths(&self, meetings: &[Meeting]) -> Vec<(&'static str, Rated)> {
        let names: Vec<&'static str> = self.players.iter().map(|player| player.name()).collect();
        let anchor = names.iter().position(|name| *name == ANCHOR).unwrap_or(0);
        let rated = rated(names.len(), meetings, anchor);
        println!("  strengths, {ANCHOR} at {ANCHORED_AT}:");
        for (name, rated) in names.iter().zip(&rated) {
            println!("    {name:<15} {:>5.0} ± {:.0}", rated.strength, rated.give_or_take);
        }
        names.into_iter().zip(rated).collect()
    }

    /// Every character against nobody in particular of the same level: strength is the level's.
    fn characters(&self, rules: Option<&str>) -> io::Result<Vec<Value>> {
        let Some(level) = self.players.iter().copied().find(|player| player.name() == AT_LEVEL) else {
            return Ok(Vec::new());
        };
        let Some((name, options)) = variants::<R>(rules).into_iter().next() else { return Ok(Vec::new()) };
        println!("  characters at {AT_LEVEL}, {} tables each:", self.characters);
        let mut told = Vec::new();
        for character in Character::ALL {
            let sides = [Side::nobody(level), Side { level, character }];
            let tally = self.meet(&name, &options, sides, self.characters)?;
            let (points, games) = points_of(tally);
            let share = Share::of_points(points, games, SURE);
            let is_level = (share.low..=share.high).contains(&0.5);
            let verdict = if is_level { "" } else { "  NOT THE LEVEL'S STRENGTH" };
            println!("    {:<8} {:>5.1} %{verdict}", character.name, 100.0 * share.won);
            told.push(
                json!({ "character": character.name, "share": rounded(share.won), "as_the_level": is_level }),
            );
        }
        Ok(told)
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]
fn points_of(tally: Tally) -> (f64, f64) {
    (tally.points(), tally.tables as f64)
}

fn tell_pair(rules: &str, [below, above]: [&str; 2], tally: Tally) -> Value {
    let (points, games) = points_of(tally);
    let share = Share::of_points(points, games, 1.96);
    let verdict = match share.won {
        won if won < *NEIGHBOURLY.start() => "  too close",
        won if won > *NEIGHBOURLY.end() => "  too far",
        _ => "",
    };
    let blocked = if tally.blocked > 0 { format!("  {} BLOCKED", tally.blocked) } else { String::new() };
    println!("  {rules:<4}{above:<14} beats {below:<14} {share}{verdict}{blocked}");
    json!({
        "rules": rules.trim(),
        "below": below,
        "above": above,
        "tables": tally.tables,
        "blocked": tally.blocked,
        "share": rounded(share.won),
        "low": rounded(share.low),
        "high": rounded(share.high),
    })
}

/// The rules by which a game is measured: Wörterklauer's four levels of technique, else as usual.
fn variants<R: Levels>(only: Option<&str>) -> Vec<(String, R::Options)> {
    let levels = R::levels_of_rules();
    if levels.is_empty() {
        return vec![(String::new(), R::Options::default())];
    }
    let levels = levels.iter().filter(|level| only.is_none_or(|only| only == **level));
    let options = |level: &str| serde_json::from_value(json!({ "level": level })).ok();
    levels.filter_map(|level| Some((format!("{level} "), options(level)?))).collect()
}

/// Puts these strengths into the file; those of other games stay.
pub fn write_strengths(path: &Path, reports: &[GameReport], tables: u64) -> io::Result<()> {
    let mut games: BTreeMap<String, BTreeMap<String, i32>> = bots::strengths()
        .iter()
        .map(|(game, levels)| (game.clone(), levels.clone().into_iter().collect()))
        .collect();
    for GameReport { game, strengths, .. } in reports {
        for (level, rated) in strengths.iter().flatten() {
            games
                .entry((*game).to_owned())
                .or_default()
                .insert((*level).to_owned(), rated.strength.round() as i32);
        }
    }
    let mut text = format!(
        "# How strong the levels are (edition {}), on Elo's scale with {ANCHOR} at {ANCHORED_AT}: 191 more win three of four.\n\
         # Written by `cargo xtask bench ladder` ({tables} tables a pair of neighbours). Strengths of people are anchored here.\n",
        level::EDITION
    );
    for (game, levels) in &games {
        let _ = writeln!(text, "\n[{game}]");
        let known = level::ALL.iter().filter_map(|level| Some((level, levels.get(*level)?)));
        for (level, strength) in known {
            let _ = writeln!(text, "{level} = {strength}");
        }
    }
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::write(path, text)
}
