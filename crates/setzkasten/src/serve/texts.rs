//! The operator's texts: files in a folder of their choice, read anew for every request.

use std::fs::File;
use std::io::{self, ErrorKind};
use std::path::Path;

/// What can be asked for, and its file.
const FILES: [(&str, &str); 2] = [("impressum", "impressum.txt"), ("datenschutz", "datenschutz.txt")];

/// How a place in our templates begins that the operator has to fill in.
const TO_FILL_IN: &str = "[[";

/// The file of a text.
pub fn file(name: &str) -> Option<&'static str> {
    FILES.iter().find(|(known, _)| *known == name).map(|(_, file)| *file)
}

/// Warns of texts that nobody will see, or should: a folder that the operator has named and that is not there, what cannot be
/// read, what is not filled in.
pub fn look(folder: &Path, is_named: bool) {
    let shown = folder.display();
    if let Err(why) = folder.read_dir() {
        if is_named || why.kind() != ErrorKind::NotFound {
            tracing::warn!(
                "the texts folder {shown} cannot be read ({why}), so Impressum and privacy text are not shown; make it, or \
                 mend --texts"
            );
        }
        return;
    }
    for (_, file) in FILES {
        match text(&folder.join(file)) {
            Err(why) => tracing::warn!(
                "{file} in the texts folder {shown} cannot be read ({why}), so it is not shown"
            ),
            Ok(text) if text.contains(TO_FILL_IN) => {
                tracing::warn!(
                    "{file} in the texts folder {shown} has places that are not filled in: {TO_FILL_IN}…]]"
                );
            }
            Ok(_) => {}
        }
    }
}

/// A file that is missing has no text.
fn text(path: &Path) -> io::Result<String> {
    let text = File::open(path).and_then(io::read_to_string);
    text.or_else(|why| if why.kind() == ErrorKind::NotFound { Ok(String::new()) } else { Err(why) })
}
