//! The types of the web client, written from ours. `UPDATE_TYPES=1 cargo test -p setzkasten typescript` writes them anew.

use crate::serve::{
    CardDifficulty, Engine, MoveRequest, PrintedCard, WordRequest, admin_types as admin, api_types as api,
    me_types as me,
};
use bots::buecherwurm::{Terms, TermsQuestion};
use bots::letramix::{Band, Best, BestQuestion};
use bots::woerterklauer::{Known, Missed, MissedQuestion, MissedTurn, Stealable};
use bots::wortduell::{BetterCall, Solution};
use bots::wurf_und_wort::{Fitting, FittingQuestion, FittingWord};
use game::frame::{
    Closing, FrameAction, FrameNews, FrameView, HouseWords, LineQuality, NextView, PlaceView, StageView,
};
use game::grid::{Cell, Direction};
use game::{
    Clock, Pace, Presence, Refusal, Said, Seat, Sign, Spoken, Stamp, Stopper, Tally, Thumb, Time, VoteView,
};
use games::buecherwurm;
use games::letramix;
use games::woerterklauer::{self, turn};
use games::wortduell::{self, cards};
use games::wurf_und_wort;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;
use tables::message::{Bye, ClientMessage, Hello, Question, ServerMessage, WordAnswer, WordGloss, You};
use tables::row::TableId;
use ts_rs::{Config, TS};
use words::{Letter, Word};

const HEAD: &str =
    "// Written from the Rust types by a test of crates/setzkasten (src/typescript.rs). Do not edit.\n";

/// Every type that goes over the wire.
macro_rules! declared {
    ($config:expr, $($kind:ty),* $(,)?) => {
        [$(format!("export {}\n", <$kind>::decl($config))),*].join("\n")
    };
}

/// What a game puts into a type with a parameter does not matter: the parameter is declared, not filled.
type AnyOptions = letramix::Options;

fn written() -> String {
    let config = Config::default();
    let parts = [
        of_the_table,
        of_the_operator,
        of_persons,
        of_buecherwurm,
        of_letramix,
        of_woerterklauer,
        of_wurf_und_wort,
        of_wortduell,
        of_looking_back,
    ];
    let types = parts.map(|declared| declared(&config)).join("\n");
    format!("{HEAD}\n{types}\n{}", choices())
}

/// What a table may choose: the bounds of numbers, and all values of the rest.
fn choices() -> String {
    let games = json!({
        "buecherwurm": {
            "language": buecherwurm::Language::ALL,
            "unique": buecherwurm::Unique::ALL,
            "terms": buecherwurm::TermsBy::ALL,
            "target": buecherwurm::TARGET,
        },
        "letramix": {
            "mode": letramix::Mode::ALL,
            "rounds": letramix::ROUNDS,
            "target": letramix::TARGET,
            "minutes": letramix::MINUTES,
        },
        "woerterklauer": {
            "level": woerterklauer::Level::ALL,
            "words": woerterklauer::WordsBy::ALL,
            "size": woerterklauer::SIZES,
        },
        "wortduell": { "answers": wortduell::Answers::ALL, "cards": wortduell::Stock::ALL },
        "wurf_und_wort": {
            "mode": wurf_und_wort::Mode::ALL,
            "rounds": wurf_und_wort::ROUNDS,
            "seconds": wurf_und_wort::SECONDS,
        },
    });
    let (paces, games) = (json!(Pace::ALL), serde_json::to_string_pretty(&sorted(games)).unwrap());
    format!("export const PACES = {paces} as const;\n\nexport const CHOICES = {games} as const;\n")
}

/// With its keys in order: whether `serde_json` keeps or sorts them depends on what else is built.
fn sorted(value: Value) -> Value {
    match value {
        Value::Object(fields) => {
            let fields: BTreeMap<String, Value> =
                fields.into_iter().map(|(key, value)| (key, sorted(value))).collect();
            Value::Object(fields.into_iter().collect())
        }
        other => other,
    }
}

fn of_the_table(config: &Config) -> String {
    declared!(
        config,
        Said,
        Refusal,
        Seat,
        Time,
        Stamp,
        Letter,
        Word,
        Cell,
        Direction,
        TableId,
        Pace,
        HouseWords,
        Presence,
        Stopper,
        Clock,
        StageView,
        Closing,
        Sign,
        LineQuality,
        PlaceView,
        NextView,
        FrameView<AnyOptions>,
        FrameNews,
        FrameAction<AnyOptions>,
        Hello,
        Question,
        ClientMessage,
        You,
        Bye,
        WordAnswer,
        WordGloss,
        Spoken,
        ServerMessage<'_>,
        local::Playable,
        local::SeatRange,
        api::ContinueFrom,
        api::OpenRequest,
        api::SitRequest,
        api::Seated,
        api::ListedTable,
        local::Invitation,
        api::Found,
        local::LoggedRow,
        api::ReportRequest,
        WordRequest,
        Engine,
        MoveRequest,
        Thumb,
        Tally,
        VoteView
    )
}

fn of_the_operator(config: &Config) -> String {
    declared!(
        config,
        admin::Overview,
        admin::Disk,
        admin::Appends,
        admin::SlowAppend,
        admin::Trouble,
        admin::Level,
        admin::Line,
        admin::Announced,
        admin::AdminTables,
        admin::AdminTable,
        admin::Place,
        admin::ReportedName,
        admin::ReportedWord,
        admin::MutedName,
        admin::NewMuted
    )
}

fn of_persons(config: &Config) -> String {
    declared!(
        config,
        me::Me,
        me::Companionable,
        me::MyDevice,
        me::NameRequest,
        me::PublicRequest,
        me::StrengthsRequest,
        me::AnotherRequest,
        me::SwitchRequest,
        me::LinkCode,
        me::LinkRequest,
        me::SheetWords,
        me::WayBackRequest,
        me::MyTable,
        me::MyTables,
        me::KeysRequest,
        me::SeatKey,
        me::KeptSeats,
        regulars::Strength,
        regulars::CurvePoint,
        regulars::Curve,
        regulars::BestLayout,
        regulars::LaidLetter,
        regulars::NotedWord,
        regulars::Missed,
        regulars::Calls,
        regulars::Form,
        regulars::Best<regulars::NotedWord>,
        regulars::GameStatistics,
        regulars::Statistics,
        me::GameStrength,
        me::Profile,
        me::PastRival,
        me::PastGame,
        me::History,
        me::Companion,
        me::AgainRequest,
        me::Blocked,
        me::BlockRequest,
        me::FindRequest,
        me::FoundCompany
    )
}

fn of_buecherwurm(config: &Config) -> String {
    declared!(
        config,
        buecherwurm::Options,
        buecherwurm::Language,
        buecherwurm::TermsBy,
        buecherwurm::Unique,
        buecherwurm::Face,
        buecherwurm::Die,
        buecherwurm::Side,
        buecherwurm::Why,
        buecherwurm::Failure,
        buecherwurm::RoundEnd,
        buecherwurm::Score,
        buecherwurm::Desk,
        buecherwurm::Action,
        buecherwurm::ThemeView,
        buecherwurm::DieView,
        buecherwurm::SpecialView,
        buecherwurm::NamedView,
        buecherwurm::RoundView,
        buecherwurm::PhaseView,
        buecherwurm::PastView,
        buecherwurm::View,
        buecherwurm::ThumbView,
        buecherwurm::News,
        Terms,
        TermsQuestion
    )
}

fn of_letramix(config: &Config) -> String {
    declared!(
        config,
        letramix::Options,
        letramix::Mode,
        letramix::End,
        letramix::Face,
        letramix::Placed,
        letramix::Layout,
        letramix::Action,
        letramix::Word,
        letramix::Worth,
        letramix::DeskView,
        letramix::RollView,
        letramix::PhaseView,
        letramix::PastLayout,
        letramix::PastView,
        letramix::View,
        letramix::News
    )
}

fn of_woerterklauer(config: &Config) -> String {
    declared!(
        config,
        woerterklauer::Level,
        woerterklauer::WordsBy,
        woerterklauer::Options,
        woerterklauer::Tile,
        woerterklauer::Colour,
        woerterklauer::Placed,
        woerterklauer::Stone,
        woerterklauer::Proposal,
        woerterklauer::Action,
        turn::Changes,
        turn::Steps,
        turn::Check,
        turn::How,
        turn::Made,
        woerterklauer::Agreed,
        woerterklauer::Past,
        woerterklauer::Told,
        woerterklauer::LegalView,
        woerterklauer::DraftVerdict,
        woerterklauer::DraftView,
        woerterklauer::ProposalView,
        woerterklauer::PlayView,
        woerterklauer::Ending,
        woerterklauer::PhaseView,
        woerterklauer::View,
        woerterklauer::News
    )
}

fn of_wurf_und_wort(config: &Config) -> String {
    declared!(
        config,
        wurf_und_wort::Mode,
        wurf_und_wort::Options,
        wurf_und_wort::Ground,
        wurf_und_wort::Action,
        wurf_und_wort::Die,
        wurf_und_wort::Fit,
        wurf_und_wort::Contest,
        wurf_und_wort::Thumbs,
        wurf_und_wort::Fate,
        wurf_und_wort::Answer,
        wurf_und_wort::Entry,
        wurf_und_wort::Ended,
        wurf_und_wort::PhotoPress,
        wurf_und_wort::Photo,
        wurf_und_wort::CardView,
        wurf_und_wort::LogView,
        wurf_und_wort::PhaseView,
        wurf_und_wort::View,
        wurf_und_wort::News
    )
}

fn of_wortduell(config: &Config) -> String {
    declared!(
        config,
        wortduell::Side,
        wortduell::Square,
        wortduell::Answers,
        wortduell::Stock,
        wortduell::Options,
        cards::Place,
        wortduell::Idea,
        wortduell::Suggestion,
        wortduell::Action,
        wortduell::Call,
        wortduell::CardView,
        wortduell::Ending,
        wortduell::PhaseView,
        wortduell::Attempt,
        wortduell::PastCard,
        wortduell::PastView,
        wortduell::View,
        wortduell::News,
        CardDifficulty,
        PrintedCard
    )
}

fn of_looking_back(config: &Config) -> String {
    declared!(
        config,
        BetterCall,
        Solution,
        Band,
        BestQuestion,
        Best,
        MissedQuestion,
        Stealable,
        Known,
        MissedTurn,
        Missed,
        FittingQuestion,
        FittingWord,
        Fitting
    )
}

#[test]
fn the_clients_types_are_those_of_the_server() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol/generated.ts");
    let written = written();
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::write(&path, &written).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == written, "web/src/protocol/generated.ts is stale: run this test with UPDATE_TYPES=1");
}
