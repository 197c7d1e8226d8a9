//! The cards of the box: the best of each theme, and of these the 210 best.

use games::wortduell::cards::{Card, Draft, Generator, rate_for_box, written};

/// D16
const CARDS: usize = 210;

const HEAD: &str = "\
# The 210 cards of the box (D16): the best card of each theme, and of these the best 210, by how typical and how well known
# their words are. A card is its theme's key and its difficulty (calls that a good solver needs on average), then its
# seven rows. Written by `setzkasten card --select 24`; the rules read it, and tests check every card.
";

/// The file, from so many cards of each theme.
pub fn select(choice: u64) -> String {
    let best = |generator: Generator| {
        let drafts = (0..choice).filter_map(|seed| generator.draft(seed));
        drafts.max_by(|a, b| a.quality().total_cmp(&b.quality()))
    };
    let mut drafts: Vec<Draft> = Generator::all().filter_map(best).collect();
    drafts.sort_by(|a, b| b.quality().total_cmp(&a.quality()));
    drafts.truncate(CARDS);
    let rated = |draft: &Draft| draft.card().clone().rated(rate_for_box(draft.card()));
    let mut cards: Vec<Card> = drafts.iter().map(rated).collect();
    cards.sort_by(|a, b| a.theme().cmp(b.theme()));
    format!("{HEAD}{}", written(&cards))
}
