//! `cargo xtask soak questions`: a burst of questions about the past of a long table, against the product (S3).

use bench::hostile::hindsight::hindsight;
use bench::startup::product;
use std::process::ExitCode;

fn main() -> ExitCode {
    if hindsight(&product()) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
