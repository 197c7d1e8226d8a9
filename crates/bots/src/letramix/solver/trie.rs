//! A growing tree of letters: each node is a string.

/// The node of the empty string.
pub(super) const ROOT: u32 = 0;

/// Children are chained: most nodes have one or two, and a chain takes little memory.
#[derive(Debug)]
pub(super) struct Trie {
    nodes: Vec<Node>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) parent: u32,
    first_child: u32,
    next_sibling: u32,
    /// The letter that leads here from the parent.
    pub(super) letter: u8,
    /// Marked by who builds the tree.
    pub(super) is_word: bool,
}

impl Trie {
    pub(super) fn new() -> Self {
        Self {
            nodes: vec![Node { parent: ROOT, first_child: 0, next_sibling: 0, letter: 0, is_word: false }],
        }
    }

    /// How many nodes there are, with the root.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn node(&self, id: u32) -> &Node {
        &self.nodes[id as usize]
    }

    /// All nodes but the root, with their numbers.
    pub(super) fn nodes(&self) -> impl Iterator<Item = (u32, &Node)> {
        (0..).zip(&self.nodes).skip(1)
    }

    /// The child with this letter.
    pub(super) fn child(&self, parent: u32, letter: u8) -> Option<u32> {
        let mut child = self.node(parent).first_child;
        while child != ROOT {
            let node = self.node(child);
            if node.letter == letter {
                return Some(child);
            }
            child = node.next_sibling;
        }
        None
    }

    /// The child with this letter, which is made if there is none.
    pub(super) fn step(&mut self, parent: u32, letter: u8) -> u32 {
        if let Some(child) = self.child(parent, letter) {
            return child;
        }
        let id = self.nodes.len() as u32;
        let next_sibling = std::mem::replace(&mut self.nodes[parent as usize].first_child, id);
        self.nodes.push(Node { parent, first_child: ROOT, next_sibling, letter, is_word: false });
        id
    }

    pub(super) fn mark_word(&mut self, id: u32) {
        self.nodes[id as usize].is_word = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_share_their_beginnings() {
        let mut trie = Trie::new();
        let ab = [0, 1].iter().fold(ROOT, |node, letter| trie.step(node, *letter));
        let ac = [0, 2].iter().fold(ROOT, |node, letter| trie.step(node, *letter));
        assert_eq!(trie.len(), 4);
        assert_eq!(trie.node(ab).parent, trie.node(ac).parent);
        let a = trie.child(ROOT, 0).unwrap();
        assert_eq!((trie.child(a, 1), trie.child(a, 2), trie.child(a, 3)), (Some(ab), Some(ac), None));
    }
}
