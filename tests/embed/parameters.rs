//! Every parameter, with values that can be used and values that cannot.

use chuhe::app::embed::{BoardMode, Options, ParamFault, pairs};
use chuhe::format::fen;
use chuhe::rules::Setup;

use crate::embed;

fn read(fragment: &str) -> (Options, Vec<(String, ParamFault)>) {
    let (options, errors) = Options::read(&pairs("", fragment));
    (options, errors.into_iter().map(|error| (error.name, error.fault)).collect())
}

fn fine(fragment: &str) -> Options {
    let (options, errors) = read(fragment);
    assert_eq!(errors, [], "{fragment}");
    options
}

#[test]
fn nothing_said_is_the_start_to_look_at() {
    assert_eq!(fine(""), Options::default());
    assert_eq!(embed("").fen(), fen::START);
}

#[test]
fn a_mode_is_guessed_from_what_it_needs() {
    for (fragment, mode) in [
        ("mode=explore", BoardMode::Explore),
        ("mode=PLAY", BoardMode::Play),
        ("solution=h2e2", BoardMode::Puzzle),
        ("targets=e4", BoardMode::Choose),
        ("lesson=horse-1", BoardMode::Lesson),
        ("puzzle=p17", BoardMode::Puzzle),
        ("puzzle=p17&mode=view", BoardMode::View),
    ] {
        assert_eq!(fine(fragment).mode, mode, "{fragment}");
    }
}

#[test]
fn positions_are_tolerated_as_others_write_them() {
    assert_eq!(fine("fen=start").record.start, Setup::start());
    assert_eq!(fine("fen=empty").record.start, Setup::empty());
    assert_eq!(fine("fen=4k4/9/9/9/9/9/9/9/9/4K4_b").record.start.turn, chuhe::rules::Side::Black);
    // A diagram need not be a position.
    assert_eq!(fine("fen=9/9/9/9/4N4/9/9/9/9/9").record.start.board.pieces().count(), 1);
}

#[test]
fn moves_are_read_in_any_notation_and_with_variations() {
    for moves in ["h2e2+h9g7", "h3e3_h10g8", "C2=5%20h8%2B7", "%E7%82%AE%E4%BA%8C%E5%B9%B3%E4%BA%94%20h9g7"] {
        assert_eq!(fine(&format!("moves={moves}")).record.tree.len(), 2, "{moves}");
    }
    assert_eq!(fine("moves=h2e2_(b2e2_b9c7)_h9g7").record.tree.len(), 4);
    assert_eq!(fine("pgn=[Red%20%22A%22]%0A%0A1.%20h2e2%20h9g7%201-0").record.tree.len(), 2);
}

#[test]
fn ranks_say_how_points_are_counted() {
    let first = |fragment| fine(fragment).drawings[0].shape.from.iccs();
    assert_eq!(first("marks=e5"), "e5");
    assert_eq!(first("marks=e5&ranks=1"), "e4");
    // The soldier of f5, counted from 1; f4 is empty there.
    let fen = "fen=3k5/9/9/9/9/4NP3/9/9/9/4K4";
    let solution = |ranks| fine(&format!("{fen}&solution=f5f6&ranks={ranks}")).solution.unwrap().main_line();
    assert_eq!(solution(1)[0].iccs(), "f4f5");
    let (_, errors) = read(&format!("{fen}&solution=f5f6&ranks=0"));
    assert_eq!(errors[0].0, "solution");
}

#[test]
fn every_word_of_every_parameter_is_taken() {
    for (name, words) in [
        ("mode", "view explore play analysis"),
        ("side", "red black both none"),
        ("orientation", "red black auto"),
        ("pieces", "traditional simplified pictograms letters"),
        ("board", "paper wood ink"),
        ("theme", "light dark auto contrast"),
        ("coords", "none letters numbers chinese"),
        ("ranks", "0 1"),
        ("notation", "wxf zh-hans zh-hant iccs uci figurine"),
        ("lang", "de en"),
        ("controls", "none nav full"),
        ("movelist", "right bottom none"),
        ("menu", "flip fen share flip,fen none full"),
        ("engine", "off hint full"),
        ("rules", "asian chinese online club casual"),
        ("explain", "on off"),
        ("accept", "any-mate"),
        ("animate", "0 250"),
        ("sound", "on off"),
        ("autoplay", "0 1500"),
        ("level", "0 1 10"),
        ("ply", "0 3 last"),
        ("path", "0 0.1.2"),
        ("arrows", "h2e2 h2e2:1,b0c2:red:2"),
        ("marks", "e5 e5:ring,e4:dot:blue,e3:cross,e2:square:A"),
        ("id", "board-1"),
        ("origin", "https://example.org http://localhost:8000"),
        ("src", "game.pgn ../games/1.pgn https://example.org/a.pgn"),
    ] {
        for word in words.split(' ') {
            fine(&format!("{name}={word}"));
        }
    }
}

#[test]
fn a_bad_value_is_named_and_costs_nothing_else() {
    for (name, value) in [
        ("fen", "9/9"),
        ("fen", "%F0%9F%92%A9"),
        ("moves", "h2e2_h2e2"),
        ("moves", "castle"),
        ("pgn", "%5BFEN%20%22x%22%5D"),
        ("mode", "watch"),
        ("solution", "a0a0"),
        ("accept", "all"),
        ("targets", "e5,z1"),
        ("level", "11"),
        ("level", "-1"),
        ("side", "green"),
        ("orientation", "up"),
        ("pieces", "../../x"),
        ("board", "glass"),
        ("theme", "neon"),
        ("coords", "yes"),
        ("ranks", "2"),
        ("notation", "fen"),
        ("lang", "tlh"),
        ("controls", "some"),
        ("movelist", "left"),
        ("menu", "flip,steal"),
        ("arrows", "h2e2:%3Cscript%3E"),
        ("marks", "e55"),
        ("engine", "stockfish"),
        ("rules", "mine"),
        ("explain", "perhaps"),
        ("animate", "fast"),
        ("autoplay", "1e9"),
        ("ply", "first"),
        ("path", "a.b"),
        ("id", "a%20b"),
        ("origin", "*"),
        ("origin", "javascript:alert(1)"),
        ("src", "javascript:alert(1)"),
        ("src", "//evil.example/x"),
        ("lesson", "%3Cimg%20src%3Dx%3E"),
        ("puzzle", "../secret"),
        ("fit", "tight"),
    ] {
        let (options, errors) = read(&format!("{name}={value}&question=kept"));
        assert!(errors.iter().any(|(found, _)| found == name), "{name}={value}: {errors:?}");
        assert_eq!(options.question, "kept");
    }
}

#[test]
fn what_a_mode_needs_is_missed() {
    for (mode, name) in [("puzzle", "solution"), ("choose", "targets"), ("lesson", "lesson")] {
        let (_, errors) = read(&format!("mode={mode}"));
        assert_eq!(errors, [(name.to_owned(), ParamFault::Missing)]);
    }
    let (_, errors) = read("mode=explore&fen=9/9/9/9/4N4/9/9/9/9/9");
    assert!(matches!(&errors[..], [(name, ParamFault::Unplayable(_))] if name == "fen"));
    let (_, errors) = read("fen=RRRR5/9/9/9/9/9/9/9/9/9");
    assert!(matches!(&errors[..], [(name, ParamFault::Unplayable(_))] if name == "fen"));
}

#[test]
fn unknown_names_are_told_and_long_values_cut() {
    let (_, errors) = read("orienation=black&utm_source=x");
    assert_eq!(errors.len(), 2);
    let (_, errors) = read(&format!("question={}&mode=view", "x".repeat(9_000)));
    assert!(matches!(errors[0].1, ParamFault::TooLong { .. }));
    let (_, errors) = read(&format!("moves={}", "h2e2_".repeat(20_000)));
    assert!(matches!(errors[0].1, ParamFault::TooLong { .. }));
}

#[test]
fn words_that_hide_or_turn_text_are_taken_out() {
    let options = fine("question=%E2%80%AEabc%00%07d%0Ae&answer=%3Cb%3Ebold%3C/b%3E");
    assert_eq!(options.question, "abcd\ne");
    assert_eq!(options.answer, "<b>bold</b>", "text is text");
}

#[test]
fn the_first_node_is_where_the_author_says() {
    let ply = |fragment: &str| embed(&format!("moves=h2e2_h9g7_(b9c7)_h0g2&{fragment}")).core.game.ply();
    assert_eq!(["", "ply=2", "ply=last", "ply=99", "path=0.1", "path=0.9"].map(ply), [0, 2, 3, 3, 2, 0]);
}
