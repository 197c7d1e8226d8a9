//! The manual page: a template of ours, with the commands as the program itself lists them.

use std::fmt::Write as _;

/// Puts version, date and commands into the template.
pub(crate) fn page(template: &str, help: &str, version: &str, date: &str) -> String {
    let mut commands = String::new();
    for (name, says) in listed(help) {
        let _ = write!(commands, ".TP\n.B {name}\n{}\n", escaped(says));
    }
    let page = template.replace("@COMMANDS@\n", &commands);
    page.replace("@VERSION@", &escaped(version)).replace("@DATE@", date)
}

/// The lines of the help below `Commands:`, without the help itself.
fn listed(help: &str) -> impl Iterator<Item = (&str, &str)> {
    let lines = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let lines = lines.take_while(|line| line.starts_with("  "));
    let split = lines.filter_map(|line| line.trim().split_once(' ')).map(|(name, says)| (name, says.trim()));
    split.filter(|(name, _)| *name != "help")
}

/// A hyphen is a minus sign to troff unless it is escaped.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\e").replace('-', "\\-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_every_command_of_the_help() {
        let help = "Games\n\nUsage: x <COMMAND>\n\nCommands:\n  serve   Serve, e.g. --here\n  words   List\n  help    Print\n\nOptions:\n  -h  Print\n";
        let page = page("A @VERSION@ @DATE@\n@COMMANDS@\nB\n", help, "1-rc", "2026-11-18");
        assert_eq!(
            page,
            "A 1\\-rc 2026-11-18\n.TP\n.B serve\nServe, e.g. \\-\\-here\n.TP\n.B words\nList\nB\n"
        );
    }
}
