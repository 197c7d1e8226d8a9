//! What the theme base and the word list think of a term (5.5.1).

use super::Buecherwurm;
use super::options::{Language, TermsBy};
use super::term::Term;
use game::{Refusal, Said, Table};
use words::english;
use words::judge::{Judge, Language as Spoken, Profile};
use words::letters::is_joint;
use words::themes::{EnglishFit, Reason, Theme};
use words::{Lexicon, Word};

/// What is known of a term.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Opinion {
    /// The list of the theme says that it fits.
    pub fits: bool,
    /// Does the word list have it?
    pub known: bool,
    /// What is known of it, for those who vote.
    pub hint: Said,
}

/// 5.5.1: is a term taken without a vote, whoever objects, because the list has it? With two players it always is (E17).
pub(super) fn list_decides(table: &Table<Buecherwurm>) -> bool {
    table.state.options.terms == TermsBy::List || table.seats.playing().count() <= 2
}

/// The judge of this table.
pub(super) fn judge(table: &Table<Buecherwurm>) -> Judge {
    let mut options = Profile::BUECHERWURM.options();
    options.decent = table.is_decent(table.state.options.decent);
    Judge::with(Profile::BUECHERWURM, options, table.house.clone())
}

/// What is known of a term here; a word that the house has refused is refused, and so is a coarse one where the table
/// does not want that (W11).
pub(super) fn opinion(table: &Table<Buecherwurm>, term: &Term) -> Result<Opinion, Refusal> {
    let house = table.house.decision(&term.letters);
    if house == Some(false) {
        return Err(Refusal::new(
            "house",
            format!("„{}“ gilt an diesem Tisch nicht.", term.text),
            format!("“{}” does not count at this table.", term.text),
        ));
    }
    if table.state.options.language == Language::De && judge(table).refuses_as_indecent(&term.text) {
        return Err(Refusal::indecent(&term.text));
    }
    let Some(theme) = table.state.theme.as_deref().and_then(Theme::of) else {
        return Err(Refusal::not_now());
    };
    Ok(match table.state.options.language {
        Language::De => german(table, theme, term),
        Language::En => in_english(theme, term, house == Some(true)),
    })
}

/// A term of several words goes to the vote unless the theme has it as a whole: any adjective before a noun would change
/// the first letter (E5).
fn german(table: &Table<Buecherwurm>, theme: &Theme, term: &Term) -> Opinion {
    let found = theme.fit_freely(&term.text);
    let fits = match found.reason {
        Reason::Curated(_) => true,
        Reason::Related(..) | Reason::Synonym(_) | Reason::Compound(_) => term.is_one_word(),
        Reason::Forbidden(_) | Reason::Unknown => false,
    };
    if fits {
        let hint = Said::new(found.sentence(Spoken::German), found.sentence(Spoken::English));
        return Opinion { fits, known: true, hint };
    }
    let known = knows_german(table, term);
    let said = |language| {
        let verdict = judge(table).judge(&term.text).map(|verdict| verdict.sentence(language));
        let known = verdict.unwrap_or_else(|_| listed(term, known, language));
        let stop = if known.ends_with(['.', '?']) { "" } else { "." };
        format!("{known}{stop} {}", not_listed(theme, language))
    };
    Opinion { fits, known, hint: Said::new(said(Spoken::German), said(Spoken::English)) }
}

/// Of several words the parts are asked.
fn knows_german(table: &Table<Buecherwurm>, term: &Term) -> bool {
    let is_word = |part: &str| Word::fold(part).is_ok_and(|word| Lexicon::german().knows(&word));
    let parts = || term.text.split(is_joint).filter(|part| !part.is_empty()).all(is_word);
    judge(table).allows_word(&term.letters) || (term.text.contains(is_joint) && parts())
}

fn in_english(theme: &Theme, term: &Term, allowed: bool) -> Opinion {
    let (fits, related) = match theme.fit_english(&term.text) {
        EnglishFit::Listed(word) => (true, Some(&word.text)),
        EnglishFit::Head(word) => (false, Some(&word.text)),
        EnglishFit::Unknown => (false, None),
    };
    let known = fits || allowed || english::knows_phrase(&term.text) || english::knows(&term.letters);
    let said = |language: Spoken| {
        let theme = match related {
            Some(word) => listed_under(theme, word, language),
            None => not_listed(theme, language),
        };
        format!("{}. {theme}", listed(term, known, language))
    };
    Opinion { fits, known, hint: Said::new(said(Spoken::German), said(Spoken::English)) }
}

/// "HANDTUCH: steht in der Wortliste"
fn listed(term: &Term, known: bool, language: Spoken) -> String {
    let how = if known {
        language.pick("steht in der Wortliste", "is in the word list")
    } else {
        language.pick("steht nicht in der Wortliste", "is not in the word list")
    };
    format!("{}: {how}", term.text.to_uppercase())
}

fn not_listed(theme: &Theme, language: Spoken) -> String {
    language.pick(
        format!("Bei „{}“ steht es nicht.", theme.title.de),
        format!("It is not listed under “{}”.", theme.title.en),
    )
}

fn listed_under(theme: &Theme, word: &str, language: Spoken) -> String {
    language.pick(
        format!("Bei „{}“ steht „{word}“.", theme.title.de),
        format!("“{word}” is listed under “{}”.", theme.title.en),
    )
}
