//! A page of the guide, and which of its commands were run.

use super::EXEMPT;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

const FENCE: &str = "```";
/// Programs whose names begin a command, where they stand within a sentence.
const PROGRAMS: [&str; 20] = [
    "setzkasten",
    "apt",
    "caddy",
    "cargo",
    "certbot",
    "cp",
    "curl",
    "docker",
    "install",
    "journalctl",
    "nano",
    "openssl",
    "pg_dump",
    "pg_restore",
    "psql",
    "set",
    "sqlite3",
    "sudo",
    "systemctl",
    "systemd-analyze",
];

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

pub fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A page, and what was taken of it.
pub struct Page {
    path: &'static str,
    /// Whole blocks, and commands within sentences.
    pieces: Vec<String>,
    taken: RefCell<BTreeSet<usize>>,
}

impl Page {
    pub fn new(path: &'static str) -> Self {
        let text = read(path);
        let blocks = blocks(&text);
        // A command that a block has, too, is run there.
        let is_known = |piece: &String| blocks.iter().any(|block| block.lines().any(|line| line == piece));
        let inline: BTreeSet<_> = inline(&text).into_iter().filter(|piece| !is_known(piece)).collect();
        let pieces = blocks.iter().cloned().chain(inline).collect();
        Self { path, pieces, taken: RefCell::default() }
    }

    /// Takes the one block, or command within a sentence, that has a line which begins like this.
    pub fn take(&self, start: &str) -> String {
        let found: Vec<usize> = (0..self.pieces.len())
            .filter(|at| self.pieces[*at].lines().any(|line| line.starts_with(start)))
            .collect();
        let [at] = found[..] else { panic!("{} has {} times `{start}`", self.path, found.len()) };
        self.taken.borrow_mut().insert(at);
        self.pieces[at].clone()
    }

    /// Is there a line or a command that begins like this?
    pub fn has(&self, start: &str) -> bool {
        self.pieces.iter().any(|piece| piece.lines().any(|line| line.starts_with(start)))
    }

    /// Everything was taken, but for what is exempt.
    pub fn finish(&self) {
        let starts = EXEMPT.iter().filter(|(page, ..)| *page == self.path).map(|(_, start, _)| *start);
        let starts: Vec<_> = starts.collect();
        let is_exempt = |piece: &str| starts.iter().any(|start| piece.starts_with(start));
        let taken = self.taken.borrow();
        let left =
            self.pieces.iter().enumerate().filter(|(at, piece)| !taken.contains(at) && !is_exempt(piece));
        let left: Vec<_> = left.map(|(_, piece)| piece.as_str()).collect();
        assert!(left.is_empty(), "{}: not run, and not exempt:\n{}", self.path, left.join("\n--\n"));
    }
}

/// The text in fences, without what it is indented by.
fn blocks(text: &str) -> Vec<String> {
    let mut blocks = Vec::new();
    let mut open: Option<(usize, String)> = None;
    for line in text.lines() {
        let indent = line.len() - line.trim_start().len();
        open = match open {
            None if line.trim_start().starts_with(FENCE) => {
                // A drawing is no command.
                (line.trim() != FENCE).then(|| (indent, String::new())).or(Some((usize::MAX, String::new())))
            }
            Some((_, block)) if line.trim() == FENCE => {
                blocks.extend((!block.is_empty()).then_some(block));
                None
            }
            Some((usize::MAX, _)) => Some((usize::MAX, String::new())),
            Some((by, block)) => Some((by, block + line.get(by..).unwrap_or_default() + "\n")),
            None => None,
        };
    }
    assert!(open.is_none(), "a block does not end");
    blocks
}

/// Commands within sentences: a program and what it is told. `setzkasten tables list` only names a command.
fn inline(text: &str) -> Vec<String> {
    let prose: String = text.split(FENCE).step_by(2).collect();
    // A line may end within a command.
    let one_line = |piece: &str| piece.split_whitespace().collect::<Vec<_>>().join(" ");
    let pieces = prose.split('`').skip(1).step_by(2).map(one_line);
    let is_command = |piece: &String| {
        let mut words = piece.split_whitespace();
        let program = words.next().unwrap_or_default();
        let mut told = words.peekable();
        let is_name = |word: &str| program == "setzkasten" && word.chars().all(|c| c.is_ascii_lowercase());
        PROGRAMS.contains(&program) && told.peek().is_some() && !told.all(is_name)
    };
    pieces.filter(is_command).collect()
}

/// Where links lead that are no addresses.
pub fn links(text: &str) -> Vec<String> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split_once(')').map(|(target, _)| target));
    targets.filter(|target| !target.contains("://")).map(str::to_owned).collect()
}

/// The headings of a page as links name them.
pub fn anchors(text: &str) -> BTreeSet<String> {
    let headings =
        text.lines().filter(|line| line.starts_with('#')).map(|line| line.trim_start_matches('#').trim());
    let kept = |c: char| c.is_alphanumeric() || "- _".contains(c);
    headings
        .map(|heading| {
            heading.to_lowercase().chars().filter(|c| kept(*c)).collect::<String>().replace(' ', "-")
        })
        .collect()
}

#[test]
fn a_page_is_read_as_people_do() {
    let text = "# A `b` c's\nSay `setzkasten tables`, `setzkasten word x1`, `curl`.\n- x\n\n  ```sh\n  one\n    two\n  ```\n\n```\ndrawing\n```\n";
    assert_eq!(blocks(text), ["one\n  two\n"]);
    assert_eq!(inline(text), ["setzkasten word x1"]);
    assert_eq!(anchors("## A `b` c's d"), BTreeSet::from(["a-b-cs-d".to_owned()]));
    assert_eq!(links("[a](b.md#c) and [d](https://e)"), ["b.md#c"]);
}
