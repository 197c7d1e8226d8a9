//! Making the table: three trees, and the links between them.
//!
//! The *inner* tree has all strings within words (open at both ends), the *front* tree all beginnings (closed in front),
//! the *back* tree all ends, from the last letter to the first (closed behind).

use super::super::list::WordList;
use super::super::rack::MOST_DICE;
use super::super::trie::{ROOT, Trie};
use super::{END, Fragment, FragmentId, Fragments, LONE, NAMED, WORD, rank};
use words::Letter;

pub(super) fn build(words: &WordList) -> Fragments {
    let mut trees = Trees::new();
    for word in words.iter() {
        trees.add(word);
    }
    trees.add_lone_letters();
    trees.table()
}

struct Trees {
    inner: Trie,
    front: Trie,
    back: Trie,
    links: Vec<Links>,
}

/// Where a string of the inner tree is found otherwise.
#[derive(Clone, Copy, Default)]
struct Links {
    /// The same without its first letter.
    tail: u32,
    first_letter: u8,
    /// The same in the front tree, if it is there.
    front: u32,
    /// The same in the back tree, if it is there.
    back: u32,
}

impl Trees {
    fn new() -> Self {
        Self { inner: Trie::new(), front: Trie::new(), back: Trie::new(), links: vec![Links::default()] }
    }

    fn add(&mut self, word: &[u8]) {
        let backs = self.add_back(word);
        // For each end: the node of the string from the current start to there.
        let mut strings = [ROOT; MOST_DICE];
        for start in (0..word.len()).rev() {
            let mut node = ROOT;
            for end in start..word.len() {
                node = self.inner.step(node, word[end]);
                if node as usize == self.links.len() {
                    let tail = if end > start { strings[end] } else { ROOT };
                    self.links.push(Links { tail, first_letter: word[start], ..Links::default() });
                }
                strings[end] = node;
            }
            self.links[node as usize].back = backs[start];
        }
        self.add_front(word, &strings);
    }

    /// Adds a word to the back tree; gives the nodes by where the strings start.
    fn add_back(&mut self, word: &[u8]) -> [u32; MOST_DICE] {
        let mut nodes = [ROOT; MOST_DICE];
        let mut node = ROOT;
        for (start, letter) in word.iter().enumerate().rev() {
            node = self.back.step(node, *letter);
            nodes[start] = node;
        }
        self.back.mark_word(node);
        nodes
    }

    /// Adds a word to the front tree and links its beginnings.
    fn add_front(&mut self, word: &[u8], strings: &[u32; MOST_DICE]) {
        let mut node = ROOT;
        for (letter, string) in word.iter().zip(strings) {
            node = self.front.step(node, *letter);
            self.links[*string as usize].front = node;
        }
        self.front.mark_word(node);
    }

    /// A letter alone may always be closed: it then counts in the other direction only.
    fn add_lone_letters(&mut self) {
        for letter in 0..Letter::COUNT as u8 {
            if let Some(node) = self.inner.child(ROOT, letter) {
                self.links[node as usize].front = self.front.step(ROOT, letter);
                self.links[node as usize].back = self.back.step(ROOT, letter);
            }
        }
    }

    fn table(&self) -> Fragments {
        let mut table = Table::new(self);
        table.gather_sets();
        let mut letters = [super::DEAD; Letter::COUNT];
        for (letter, id) in (0..).zip(&mut letters) {
            *id = self.inner.child(ROOT, letter).map_or(super::DEAD, |node| table.inner + node);
        }
        let longer = table.link_longer();
        Fragments { table: table.fragments, longer, letters }
    }
}

/// The table in the making: the trees' nodes one after the other. A tree's root has no place, so that the numbers of
/// its nodes are added to one less than its first place.
struct Table<'a> {
    trees: &'a Trees,
    inner: FragmentId,
    front: FragmentId,
    back: FragmentId,
    fragments: Vec<Fragment>,
}

impl<'a> Table<'a> {
    fn new(trees: &'a Trees) -> Self {
        let inner = NAMED - 1;
        let front = inner + trees.inner.len() as u32 - 1;
        let back = front + trees.front.len() as u32 - 1;
        let fragments = vec![Fragment::default(); back as usize + trees.back.len()];
        Self { trees, inner, front, back, fragments }
    }

    fn at(&mut self, id: FragmentId) -> &mut Fragment {
        &mut self.fragments[id as usize]
    }

    /// Fills all but the places of longer fragments.
    fn gather_sets(&mut self) {
        self.gather_inner();
        self.gather_front();
        self.gather_back();
        for fragment in &mut self.fragments {
            fragment.after_last |= fragment.after & END;
            fragment.before_first |= fragment.before & END;
        }
    }

    fn gather_inner(&mut self) {
        let (inner, front, back) = (self.inner, self.front, self.back);
        for (id, node) in self.trees.inner.nodes() {
            let links = self.trees.links[id as usize];
            if node.parent != ROOT {
                let (behind, before) = (1 << node.letter, 1 << links.first_letter);
                let shorter = self.at(inner + node.parent);
                shorter.after |= behind;
                shorter.after_last |= if links.back == ROOT { 0 } else { behind };
                let tail = self.at(inner + links.tail);
                tail.before |= before;
                tail.before_first |= if links.front == ROOT { 0 } else { before };
            }
            let fragment = self.at(inner + id);
            if links.front != ROOT {
                fragment.closed_in_front = front + links.front;
                fragment.before |= END;
            }
            if links.back != ROOT {
                fragment.closed_behind = back + links.back;
                fragment.after |= END;
            }
        }
    }

    fn gather_front(&mut self) {
        let front = self.front;
        for (id, node) in self.trees.front.nodes() {
            if node.parent != ROOT {
                let shorter = self.at(front + node.parent);
                shorter.after |= 1 << node.letter;
                shorter.after_last |= u32::from(node.is_word) << node.letter;
            }
            let fragment = self.at(front + id);
            fragment.closed_in_front = front + id;
            if node.is_word {
                fragment.closed_behind = WORD;
                fragment.after |= END;
            } else if node.parent == ROOT {
                fragment.closed_behind = LONE;
            }
        }
    }

    fn gather_back(&mut self) {
        let back = self.back;
        for (id, node) in self.trees.back.nodes() {
            if node.parent != ROOT {
                let shorter = self.at(back + node.parent);
                shorter.before |= 1 << node.letter;
                shorter.before_first |= u32::from(node.is_word) << node.letter;
            }
            let fragment = self.at(back + id);
            fragment.closed_behind = back + id;
            if node.is_word {
                fragment.closed_in_front = WORD;
                fragment.before |= END;
            } else if node.parent == ROOT {
                fragment.closed_in_front = LONE;
            }
        }
    }

    /// Gives each fragment its places for longer ones, and fills them.
    fn link_longer(&mut self) -> Vec<FragmentId> {
        let mut places = 0;
        for fragment in &mut self.fragments {
            fragment.followers = places;
            places += (fragment.after & !END).count_ones();
            fragment.preceders = places;
            places += (fragment.before & !END).count_ones();
        }
        let mut longer = vec![super::DEAD; places as usize];
        for (id, node) in self.trees.inner.nodes().filter(|(_, node)| node.parent != ROOT) {
            let links = self.trees.links[id as usize];
            longer[self.place_behind(self.inner + node.parent, node.letter)] = self.inner + id;
            longer[self.place_before(self.inner + links.tail, links.first_letter)] = self.inner + id;
        }
        for (id, node) in self.trees.front.nodes().filter(|(_, node)| node.parent != ROOT) {
            longer[self.place_behind(self.front + node.parent, node.letter)] = self.front + id;
        }
        for (id, node) in self.trees.back.nodes().filter(|(_, node)| node.parent != ROOT) {
            longer[self.place_before(self.back + node.parent, node.letter)] = self.back + id;
        }
        longer
    }

    fn place_behind(&self, id: FragmentId, letter: u8) -> usize {
        let fragment = &self.fragments[id as usize];
        fragment.followers as usize + rank(fragment.after, letter)
    }

    fn place_before(&self, id: FragmentId, letter: u8) -> usize {
        let fragment = &self.fragments[id as usize];
        fragment.preceders as usize + rank(fragment.before, letter)
    }
}
