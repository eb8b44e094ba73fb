//! What is seen: board, figures, buttons, list, picture.

use chuhe::app::embed::view::{self, ButtonKind, Item};
use chuhe::app::embed::{Action, Goto};

use crate::{Table, embed, point};

fn buttons(fragment: &str) -> Vec<ButtonKind> {
    view::surface(&embed(fragment)).buttons.into_iter().map(|button| button.kind).collect()
}

#[test]
fn each_mode_has_its_buttons() {
    use ButtonKind::{
        Analyse, Check, First, Flip, Hint, Last, Next, Previous, Reset, Reveal, StopAnalysis, Undo,
    };
    let steps = [First, Previous, Next, Last];
    let with = |more: &[ButtonKind]| [&steps[..], more].concat();
    assert_eq!(buttons(""), []);
    assert_eq!(buttons("moves=h2e2"), steps);
    assert_eq!(buttons("moves=h2e2&controls=none"), []);
    assert_eq!(buttons("mode=explore"), with(&[Reset, Flip]));
    assert_eq!(buttons("mode=explore&engine=full"), with(&[Hint, Analyse, Reset, Flip]));
    assert_eq!(buttons("mode=analysis"), with(&[Hint, StopAnalysis, Reset, Flip]));
    assert_eq!(buttons("mode=play"), [Undo, Reset, Flip]);
    assert_eq!(buttons("solution=h2e2"), [Hint, Reset, Flip]);
    assert_eq!(buttons("targets=e5&question=x"), [Check, Reveal, Reset, Flip]);
    assert_eq!(buttons("question=x&answer=y&controls=none"), [Reveal]);
    assert_eq!(buttons("menu=flip,share&controls=none"), [Flip, ButtonKind::Share]);
}

#[test]
fn a_diagram_without_generals_is_shown_with_its_men() {
    let board = view::board(&embed("fen=9/9/9/9/4N4/3P5/9/9/9/9"));
    assert_eq!(board.men.len(), 2);
    assert_eq!(board.cells.iter().filter(|cell| cell.piece.is_some()).count(), 2);
    assert!(board.cells.iter().all(|cell| !cell.movable));
}

#[test]
fn only_who_may_move_can_be_picked_up() {
    let movable =
        |fragment: &str| view::board(&embed(fragment)).cells.iter().filter(|cell| cell.movable).count();
    assert_eq!(
        ["", "mode=explore", "mode=explore&side=black", "mode=play", "mode=play&side=black"].map(movable),
        [0, 16, 0, 16, 0]
    );
}

#[test]
fn a_list_prints_variations_behind_the_move_they_replace() {
    let printed = |notation: &str| {
        let embed = embed(&format!("moves=h2e2_%7Bcenter%7D_h9g7_(b9c7_h0g2)_h0g2&notation={notation}"));
        let items = view::move_list(&embed).items.into_iter().map(|item| match item {
            Item::Move(mv) => {
                let figure =
                    mv.figure.map_or_else(String::new, |(man, rest)| format!("<{}>{rest}", man.fen_char()));
                format!("{}{}{figure}", mv.number.unwrap_or_default(), mv.text)
            }
            Item::Comment(text) => format!("'{text}'"),
            Item::Open => "(".to_owned(),
            Item::Close => ")".to_owned(),
        });
        items.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(printed("wxf"), "1.C2=5 'center' 1…H8+7 ( 1…H2+3 2.H2+3 ) 2.H2+3");
    assert_eq!(printed("uci"), "1.h3e3 'center' 1…h10g8 ( 1…b10c8 2.h1g3 ) 2.h1g3");
    assert_eq!(printed("figurine"), "1.<C>2=5 'center' 1…<n>8+7 ( 1…<n>2+3 2.<N>2+3 ) 2.<N>2+3");
    assert!(printed("zh-hans").starts_with("1.炮二平五"));
}

#[test]
fn figures_stay_with_the_position_they_were_drawn_for() {
    let mut table = Table::new("moves=h2e2_h9g7&arrows=h2e2:1&marks=e3:dot");
    assert_eq!(view::figures(&table.embed).len(), 2);
    assert!(table.act(Action::Go(Goto::Next)));
    assert_eq!(view::figures(&table.embed).len(), 0);
    let arrow = &view::figures(&embed("arrows=b0c2:1"))[0];
    assert!(arrow.line.starts_with("M1 8.53L1 8L"), "over the leg: {}", arrow.line);
    assert_eq!(arrow.label.as_ref().map(|(text, ..)| text.as_str()), Some("1"));
}

#[test]
fn a_picture_shows_what_the_board_shows() {
    let plain = view::picture(&embed("fen=start&coords=none"));
    let drawn = view::picture(&embed("fen=start&arrows=h2e2:1,b0c2:red&marks=e4:cross&question=A<b>%26"));
    assert_eq!(plain.matches("<g transform").count(), 32);
    assert!(!plain.contains("<text") && drawn.contains("<title>A&lt;b&gt;&amp;</title>"));
    // 18 letters, 20 numbers, one label.
    assert_eq!(drawn.matches("<text").count(), 39);
    let turned = view::picture(&embed("fen=start&orientation=black"));
    assert_ne!(turned, plain);
}

#[test]
fn points_chosen_are_told_and_marked() {
    let mut table = Table::new("targets=e5,c3&question=Which%3F");
    table.press("e5");
    let picked = view::board(&table.embed).cells.into_iter().filter(|cell| cell.picked);
    assert_eq!(picked.map(|cell| cell.square).collect::<Vec<_>>(), [point("e5")]);
}
