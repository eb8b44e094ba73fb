//! Draws a board as an SVG file: `diagram --fen FEN > board.svg`.
//!
//! The options are the parameters of an embedded board that matter to a picture, with the same values
//! and the same complaints: see `docs/embedding.md`.

use std::io::Write as _;
use std::process::ExitCode;
use std::rc::Rc;

use chuhe::app::embed::{Embed, Options, view};
use chuhe::app::{Catalog, Lang};

const USAGE: &str =
    "usage: diagram [--fen FEN|start|empty] [--moves MOVES | --pgn TEXT] [--ply N|last] [--path PATH]
               [--arrows h2e2:1,...] [--marks e5:ring:red,...] [--orientation red|black]
               [--pieces traditional|simplified|pictograms|letters]
               [--coords none|letters|numbers|chinese] [--ranks 0|1] [--lang LANG]
               [--question TITLE]

Writes the board to the standard output as an SVG file. `--question` becomes the picture's title.";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let pairs = match pairs(&arguments) {
        Ok(pairs) => pairs,
        Err(wrong) => {
            eprintln!("{wrong}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let lang = Options::read(&pairs).0.lang.unwrap_or(Lang::FALLBACK);
    let embed = Embed::boot(pairs, Rc::new(Catalog::new(lang, texts(lang))), "", 0);
    if !embed.errors.is_empty() {
        for error in &embed.errors {
            eprintln!("{}", view::param_error(embed.words(), error));
        }
        return ExitCode::FAILURE;
    }
    match std::io::stdout().write_all(view::picture(&embed).as_bytes()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// The parts of a catalogue that a picture speaks from: the program stands alone.
fn texts(lang: Lang) -> [&'static str; 2] {
    macro_rules! parts {
        ($tag:literal) => {
            [
                include_str!(concat!("../../content/locales/", $tag, "/common.ftl")),
                include_str!(concat!("../../content/locales/", $tag, "/embed.ftl")),
            ]
        };
    }
    match lang {
        Lang::De => parts!("de"),
        Lang::En => parts!("en"),
        Lang::Nl => parts!("nl"),
        Lang::ZhHans => parts!("zh-Hans"),
        Lang::ZhHant => parts!("zh-Hant"),
    }
}

/// `--name value` as parameters.
fn pairs(arguments: &[String]) -> Result<Vec<(String, String)>, String> {
    arguments
        .chunks(2)
        .map(|chunk| match chunk {
            [name, value] => match name.strip_prefix("--") {
                Some(name) => Ok((name.to_owned(), value.clone())),
                None => Err(format!("{name}: an option was expected")),
            },
            _ => Err(format!("{}: a value was expected", chunk.join(" "))),
        })
        .collect()
}
