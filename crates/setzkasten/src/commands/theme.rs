//! `setzkasten theme`: a theme's words, how well other words fit it, and what its list lacks.

use super::coverage;
use super::judging::Answering;
use super::word::not_utf8;
use crate::lines::{Answer, Line, answer_all};
use clap::Args;
use games::buecherwurm;
use serde::Serialize;
use std::fmt::Write as _;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;
use words::judge::{Language, bad_word};
use words::themes::{Difficulty, Kind, Reason, Report, Theme, Tier};
use words::{BadWord, Word};

/// What `setzkasten theme` takes.
#[derive(Args)]
pub struct Arguments {
    /// The theme, by its key: `am-strand`
    #[arg(value_name = "KEY", required_unless_present_any = ["all", "report", "coverage"])]
    key: Option<String>,
    /// Words to judge for it; `-` for one a line from standard input; without any, the theme is shown
    #[arg(value_name = "WORD")]
    words: Vec<String>,
    /// All themes
    #[arg(long, conflicts_with_all = ["key", "report"])]
    all: bool,
    /// What the theme's list holds and lacks; without a key, of all themes
    #[arg(long, conflicts_with = "words")]
    report: bool,
    /// The cards of Wurf & Wort, and how many of their rolls have an answer in the themes
    #[arg(long, conflicts_with_all = ["key", "all", "report"])]
    coverage: bool,
    #[command(flatten)]
    answering: Answering,
}

/// A theme in JSON.
#[derive(Serialize)]
struct Shown {
    key: &'static str,
    title_de: &'static str,
    title_en: &'static str,
    kind: Kind,
    difficulty: Difficulty,
    words: Vec<Listed>,
    words_en: Vec<Listed>,
    stems: &'static [String],
}

/// A word of a theme in JSON.
#[derive(Serialize)]
struct Listed {
    word: &'static str,
    tier: Tier,
}

/// What a theme's list holds and lacks, in JSON.
#[derive(Serialize)]
struct Reported {
    #[serde(flatten)]
    report: Report,
    /// How many English words.
    words_en: usize,
    /// The share of Bücherwurm's dice that a German word begins with, over [`ROLLS`] rolls.
    dice_de: f64,
    /// The same of English words.
    dice_en: f64,
}

/// So many rolls of Bücherwurm's dice.
const ROLLS: usize = 10_000;

/// How well a word fits, in JSON.
#[derive(Serialize)]
struct Answered {
    word: String,
    fit: &'static str,
    tier: Option<Tier>,
    sentence: String,
    /// In front of the sentence: fits, does not, or the table decides.
    #[serde(skip)]
    mark: char,
}

/// Shows themes, judges words or reports.
pub fn run(arguments: &Arguments) -> io::Result<ExitCode> {
    if arguments.coverage {
        return coverage::run(&arguments.answering);
    }
    let themes: Vec<&'static Theme> = match &arguments.key {
        None => Theme::all().collect(),
        Some(key) => match Theme::of(key) {
            Some(theme) => vec![theme],
            None => return Ok(complain(key)),
        },
    };
    match themes[..] {
        [theme] if !arguments.words.is_empty() => judge(theme, &arguments.words, &arguments.answering),
        _ if arguments.report => {
            print_all(&themes, |theme| arguments.answering.printed(&report(theme), reported))
        }
        _ => print_all(&themes, |theme| {
            let language = arguments.answering.language();
            let text = |_: &Shown| if arguments.all { line(theme) } else { lists(theme, language) };
            arguments.answering.printed(&shown(theme), text)
        }),
    }
}

fn complain(key: &str) -> ExitCode {
    let near: Vec<&str> =
        Theme::all().map(|theme| theme.key).filter(|known| known.contains(key)).take(3).collect();
    let hint = if near.is_empty() {
        "`setzkasten theme --all` lists them".to_owned()
    } else {
        near.join(", ") + "?"
    };
    eprintln!("setzkasten theme: there is no theme {key:?}; {hint}");
    ExitCode::from(2)
}

fn print_all(themes: &[&'static Theme], text: impl Fn(&'static Theme) -> String) -> io::Result<ExitCode> {
    let mut out = BufWriter::new(io::stdout().lock());
    for theme in themes {
        writeln!(out, "{}", text(theme))?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn judge(theme: &Theme, words: &[String], answering: &Answering) -> io::Result<ExitCode> {
    let language = answering.language();
    let hint = match language {
        Language::German => "Ein Wort pro Zeile; Ende mit Strg-D.",
        Language::English => "One word a line; end with Ctrl-D.",
    };
    let from_input = words == ["-"];
    answer_all(if from_input { &[] } else { words }, hint, |line| {
        let answered = answered(theme, &line, language);
        let understood = answered.is_ok();
        let answered = answered.unwrap_or_else(|refused| refused);
        Answer { text: answering.printed(&answered, |a| format!("{} {}", a.mark, a.sentence)), understood }
    })
}

/// How well a line fits; what is no word is unknown, with the reason, as an error.
fn answered(theme: &Theme, line: &Line, language: Language) -> Result<Answered, Answered> {
    let refused = |typed: &str, sentence| Answered {
        word: typed.to_owned(),
        fit: Reason::Unknown.name(),
        tier: None,
        sentence,
        mark: '✗',
    };
    match line {
        Line::TooLong(typed) => Err(refused(typed, bad_word(typed, BadWord::TooLong, language))),
        Line::NotUtf8(typed) => Err(refused(typed, not_utf8(language))),
        Line::Text(typed) => match Word::fold_phrase(typed) {
            // Longer than any word of the lexicon, but the table may like it (Wurf & Wort B19).
            Ok(_) | Err(BadWord::TooLong) => Ok(fitted(theme, typed, language)),
            Err(error) => Err(refused(typed, bad_word(typed, error, language))),
        },
    }
}

fn fitted(theme: &Theme, typed: &str, language: Language) -> Answered {
    let fit = theme.fit(typed);
    let mark = match fit.reason {
        Reason::Curated(_) | Reason::Related(..) | Reason::Synonym(_) | Reason::Compound(_) => '✓',
        Reason::Unknown => '?',
        Reason::Forbidden(_) => '✗',
    };
    Answered {
        word: typed.to_owned(),
        fit: fit.reason.name(),
        tier: fit.tier(),
        sentence: fit.sentence(language),
        mark,
    }
}

fn shown(theme: &'static Theme) -> Shown {
    Shown {
        key: theme.key,
        title_de: &theme.title.de,
        title_en: &theme.title.en,
        kind: theme.kind,
        difficulty: theme.difficulty,
        words: theme.words().iter().map(|word| Listed { word: &word.text, tier: word.tier }).collect(),
        words_en: english_words(theme),
        stems: &theme.stems,
    }
}

fn english_words(theme: &'static Theme) -> Vec<Listed> {
    theme.english_words().iter().map(|word| Listed { word: &word.text, tier: word.tier }).collect()
}

fn report(theme: &'static Theme) -> Reported {
    let share = |language| (buecherwurm::coverage(theme, language, ROLLS) * 1000.0).round() / 1000.0;
    Reported {
        report: Report::of(theme),
        words_en: theme.english_words().len(),
        dice_de: share(buecherwurm::Language::De),
        dice_en: share(buecherwurm::Language::En),
    }
}

/// One line about a theme.
fn line(theme: &Theme) -> String {
    let (kind, difficulty) = (theme.kind.name(), theme.difficulty.name());
    let (key, words) = (theme.key, theme.words().len());
    format!("{key:<36} {kind:<10} {difficulty:<7} {words:>4}  {} / {}", theme.title.de, theme.title.en)
}

/// A theme with all its words.
fn lists(theme: &Theme, language: Language) -> String {
    let names = language.pick(["typisch", "passt", "strittig"], ["typical", "fits", "debatable"]);
    let forbidden = language.pick("nicht erlaubt", "not allowed");
    let listed = |(tier, name): (Tier, &str), words: &[(&str, Tier)]| {
        let words: Vec<&str> = words.iter().filter(|word| word.1 == tier).map(|word| word.0).collect();
        format!("\n{} {name} ({}): {}", tier.number(), words.len(), words.join(", "))
    };
    let german: Vec<_> = theme.words().iter().map(|word| (word.text.as_str(), word.tier)).collect();
    let english: Vec<_> = theme.english_words().iter().map(|word| (word.text.as_str(), word.tier)).collect();
    let lists =
        |words: &[_]| Tier::ALL.into_iter().zip(names).map(|tier| listed(tier, words)).collect::<String>();
    let head = format!("{}\n{forbidden}: {}", line(theme), theme.stems.join(", ").to_uppercase());
    let title = format!("\n{}", language.pick("englisch", "English"));
    head + &lists(&german) + &if english.is_empty() { String::new() } else { title + &lists(&english) }
}

/// A report in a few lines.
fn reported(reported: &Reported) -> String {
    let Reported { report, words_en, dice_de, dice_en } = reported;
    let Report { key, words, tiers: [typical, fits, debatable], missing_initials, seven_letters, .. } =
        report;
    let syllables: Vec<String> = report
        .syllables
        .iter()
        .filter(|(count, _)| **count > 0)
        .map(|(count, words)| format!("{count}: {words}"))
        .collect();
    let disputed = report.syllables.get(&0).unwrap_or(&0);
    let mut out = format!(
        "{key}: {words} words ({typical} typical, {fits} fit, {debatable} debatable), {seven_letters} of seven letters\n    \
         no word begins with: {}; words by syllables: {} (and {disputed} in doubt)",
        if missing_initials.is_empty() { "–" } else { missing_initials },
        syllables.join(", ")
    );
    let _ = write!(
        out,
        "\n    Bücherwurm: a word for {:.1} % of the dice, {:.1} % in English ({words_en} words)",
        dice_de * 100.0,
        dice_en * 100.0
    );
    if let Some(nearest) = &report.nearest {
        let _ = write!(out, "\n    nearest theme: {}, {} words in common", nearest.key, nearest.shared);
    }
    for (what, found) in
        [("unknown", &report.unknown), ("misspelt", &report.misspelt), ("plural", &report.plurals)]
    {
        if !found.is_empty() {
            let _ = write!(out, "\n    {what}: {}", found.join(", "));
        }
    }
    out
}
