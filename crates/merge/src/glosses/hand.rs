//! The glosses written by hand: `data/lexicon/glosses.txt`.

use super::compose::Line;
use std::collections::BTreeMap;
use words::glosses::Label;

pub(super) const FILE: &str = include_str!("../../../../data/lexicon/glosses.txt");

/// Lines such as `Qat: Kaustrauch im Jemen` or `Bö [meteo]: plötzlicher Windstoß = gust`; `#` begins a remark.
pub(super) fn read(file: &str) -> Result<BTreeMap<String, Line>, String> {
    let lines = file.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| read_line(line).ok_or_else(|| format!("glosses.txt: `{line}` is no gloss"))).collect()
}

fn read_line(line: &str) -> Option<(String, Line)> {
    let (head, text) = line.split_once(": ")?;
    let (german, english) = text.split_once(" = ").unwrap_or((text, ""));
    let (lemma, codes) = match head.split_once(" [") {
        Some((lemma, codes)) => (lemma, codes.strip_suffix(']')?),
        None => (head, ""),
    };
    let labels =
        codes.split(',').filter(|code| !code.is_empty()).map(Label::from_code).collect::<Option<_>>()?;
    let line = Line { labels, german: german.trim().to_owned(), english: english.trim().to_owned() };
    (!lemma.contains(' ') && !line.german.contains('|')).then(|| (lemma.to_owned(), line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_have_lemma_labels_and_text() {
        let lines = read("# x\nBö [meteo,nord]: Windstoß = gust\nQat: Kaustrauch\n").unwrap();
        assert_eq!(lines["Bö"].labels, [Label::Weather, Label::Northern]);
        assert_eq!((lines["Bö"].german.as_str(), lines["Bö"].english.as_str()), ("Windstoß", "gust"));
        assert_eq!(lines["Qat"].german, "Kaustrauch");
        assert!(read("Bö [wind]: Windstoß").is_err() && read("Bö").is_err());
    }

    #[test]
    fn the_file_can_be_read() {
        assert!(read(FILE).unwrap().len() > 100);
    }
}
