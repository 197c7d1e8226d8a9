//! `merge SOURCES OUTPUT`: merges the unpacked packages in SOURCES into OUTPUT/german.lex, and lists the English words
//! in OUTPUT/english.lex, synonyms in OUTPUT/synonyms.lex and what rare words mean in OUTPUT/glosses.lex.

use std::error::Error;
use std::path::Path;
use std::time::Instant;

fn main() {
    if let Err(error) = run() {
        eprintln!("merge: {error}");
        std::process::exit(1);
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [sources, output] = &arguments[..] else {
        return Err("two folders are needed: merge SOURCES OUTPUT (`cargo xtask lexicon` calls it)".into());
    };
    let start = Instant::now();
    let mut say = |what: &str| eprintln!("{:6.1} s  {what}", start.elapsed().as_secs_f32());
    std::fs::create_dir_all(output)?;
    std::fs::write(Path::new(output).join("english.lex"), merge::english::list(Path::new(sources))?)?;
    let merged = merge::entries::merge(Path::new(sources), &mut say)?;
    let path = Path::new(output).join("german.lex");
    std::fs::write(&path, &merged.file)?;
    let synonyms = merge::synonyms::file(Path::new(sources))?;
    std::fs::write(Path::new(output).join("synonyms.lex"), &synonyms)?;
    say("saying what rare words mean");
    let glosses = merge::glosses::file(Path::new(sources), &merged.file)?;
    std::fs::write(Path::new(output).join("glosses.lex"), &glosses)?;
    let [core, two, one] = merged.tiers;
    let (small, capital) = (merged.unanalysed.small.len(), merged.unanalysed.capital.len());
    println!("forms                     {:>9}", merged.forms);
    println!("  core (T)                {core:>9}");
    println!("  two sources (2)         {two:>9}");
    println!("  one source (1)          {one:>9}");
    println!("links between lemmas      {:>9}", merged.links);
    println!(
        "unanalysed core forms     {small:>9}  (and {capital} capitalised ones, nouns by their spelling)"
    );
    println!("bytes                     {:>9}  {}", merged.file.len(), path.display());
    println!("sets of synonyms          {:>9}", synonyms.lines().count());
    println!("glosses                   {:>9}  ({} bytes)", glosses.lines().count(), glosses.len());
    Ok(())
}
