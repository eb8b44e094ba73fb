//! Moves, variations, notes, undo, the editor, links, and what is saved.

use chuhe::app;
use chuhe::app::study::editor::{Edit, Tool};
use chuhe::app::study::{Action, Boot, Go, Notice, Refusal, SavedRecord, SavedStudy, Sheet, State, update};
use chuhe::format::{Brush, Shape};
use chuhe::game::NodeId;
use chuhe::rules::{Fault, IllegalMove, Piece, Role, Setup, Side};

use super::dice::Dice;
use super::{act, fresh, line, mv, play, square};

#[test]
fn moves_grow_a_tree_and_undo_takes_them_back() {
    let state = play(fresh(), &["h2e2", "h9g7", "h0g2"]);
    assert_eq!(line(&state), "h2e2 h9g7 h0g2");
    // Another reply becomes a variation, the same one is only looked at.
    let state = act(state, [Action::Go(Go::First), Action::Go(Go::Next)]);
    let state = play(state, &["b9c7"]);
    assert_eq!((state.sheet.record.tree.len(), state.past.len()), (4, 4));
    let state = act(state, [Action::Go(Go::Previous)]);
    let state = play(state, &["h9g7"]);
    assert_eq!((state.sheet.record.tree.len(), state.past.len()), (4, 4));
    let state = act(state, [Action::Undo, Action::Undo]);
    assert_eq!(line(&state), "h2e2 h9g7");
    let state = act(state, [Action::Redo, Action::Redo]);
    assert_eq!(state.sheet.record.tree.len(), 4);
    assert!(update(&state, Action::Redo).is_none());
}

#[test]
fn going_on_takes_the_line_that_was_looked_at_last() {
    let state = play(fresh(), &["h2e2", "h9g7"]);
    let state = play(act(state, [Action::Go(Go::Previous)]), &["b9c7", "h0g2"]);
    let state = act(state, [Action::Go(Go::First), Action::Go(Go::Last)]);
    assert_eq!(state.sheet.last(), Some(mv("h0g2")));
    let state = act(state, [Action::Go(Go::Previous), Action::Go(Go::Up)]);
    assert_eq!(state.sheet.last(), Some(mv("h9g7")));
    assert!(update(&state, Action::Go(Go::Next)).is_none());
}

#[test]
fn variations_are_promoted_and_deleted() {
    let state = play(fresh(), &["h2e2", "h9g7"]);
    let state = play(act(state, [Action::Go(Go::Previous)]), &["b9c7", "h0g2"]);
    let here = state.sheet.cursor;
    let state = act(state, [Action::MakeMain(here)]);
    assert_eq!(line(&state), "h2e2 b9c7 h0g2");
    assert!(update(&state, Action::MakeMain(here)).is_none());
    let first = state.sheet.record.tree.next(NodeId::ROOT).unwrap();
    let state = act(state, [Action::Delete(first)]);
    assert!(state.sheet.record.tree.is_empty());
    assert_eq!(state.sheet.cursor, NodeId::ROOT);
    let state = act(state, [Action::Undo]);
    assert_eq!((line(&state).as_str(), state.sheet.cursor), ("h2e2 b9c7 h0g2", here));
    assert!(update(&state, Action::Delete(NodeId::ROOT)).is_none());
}

#[test]
fn notes_are_written_and_wiped() {
    let state = play(fresh(), &["h2e2"]);
    let node = state.sheet.cursor;
    let arrow = Shape::arrow(Brush::Red, mv("h0g2"));
    let state = act(
        state,
        [
            Action::Comment(node, " good\r\nmove\u{7} ".to_owned()),
            Action::Glyph(1),
            Action::Glyph(14),
            Action::Glyph(4),
            Action::Draw(arrow),
        ],
    );
    let note = state.sheet.note();
    assert_eq!(
        (note.comment.as_str(), &note.glyphs[..], &note.shapes[..]),
        ("good\nmove", &[14, 4][..], &[arrow][..])
    );
    let state = act(state, [Action::Draw(Shape { brush: Brush::Blue, ..arrow })]);
    assert_eq!(state.sheet.note().shapes, [Shape { brush: Brush::Blue, ..arrow }]);
    let state = act(state, [Action::Glyph(4), Action::WipeShapes]);
    assert_eq!((state.sheet.note().glyphs.as_slice(), state.sheet.note().shapes.len()), (&[14][..], 0));
    let state = act(state, [Action::WipeNotes]);
    assert!(state.sheet.note().is_empty());
    assert!(update(&state, Action::WipeNotes).is_none());
}

#[test]
fn presses_draw_while_a_brush_is_chosen() {
    let press = |text| Action::Board(app::Action::Press(square(text)));
    let state =
        act(fresh(), [Action::Brush(Some(Brush::Green)), press("h2"), press("e2"), press("c3"), press("c3")]);
    let shapes = [Shape::arrow(Brush::Green, mv("h2e2")), Shape::mark(Brush::Green, square("c3"))];
    assert_eq!(state.sheet.note().shapes, shapes);
    assert!(state.sheet.record.tree.is_empty());
    let state = play(act(state, [Action::Brush(None)]), &["h2e2"]);
    assert_eq!(line(&state), "h2e2");
}

#[test]
fn a_refused_move_says_why_and_changes_nothing() {
    let press = |text| Action::Board(app::Action::Press(square(text)));
    let state = act(fresh(), [press("h0"), press("h1")]);
    assert!(matches!(state.refusal, Some(Refusal::Rule { why: IllegalMove::NotHowItMoves { .. }, .. })));
    assert!(state.sheet.record.tree.is_empty());
    let state = act(state, [Action::Typed("炮二平五".to_owned())]);
    assert_eq!((line(&state).as_str(), &state.refusal), ("h2e2", &None));
    let state = act(state, [Action::Typed("nonsense".to_owned())]);
    assert!(matches!(state.refusal, Some(Refusal::Typed { .. })));
}

#[test]
fn the_editor_lists_all_faults_and_keeps_diagrams() {
    let put = |side, role| Edit::Take(Tool::Put(Piece { side, role }));
    let press = |text| Action::Board(app::Action::Press(square(text)));
    let state = act(
        fresh(),
        [
            Action::BeginEditing,
            Action::Edit(Edit::Clear),
            Action::Edit(put(Side::Red, Role::General)),
            press("e0"),
            Action::Edit(put(Side::Black, Role::General)),
            press("e9"),
            Action::Edit(put(Side::Red, Role::Advisor)),
            press("a5"),
        ],
    );
    let editor = state.editor.as_ref().unwrap();
    let faults = editor.faults();
    assert!(faults.iter().any(|fault| matches!(fault, Fault::GeneralsFace { .. })), "{faults:?}");
    assert!(faults.iter().any(|fault| matches!(fault, Fault::Unreachable { .. })), "{faults:?}");
    assert_eq!(
        editor.faulty(),
        ["e0", "e9", "a5"]
            .map(square)
            .into_iter()
            .collect::<std::collections::BTreeSet<_>>()
            .into_iter()
            .collect::<Vec<_>>()
    );
    // A second general makes it a diagram that nobody can play.
    let state = act(
        state,
        [Action::Edit(put(Side::Red, Role::General)), press("d0"), Action::EndEditing { keep: true }],
    );
    assert!(state.sheet.position().is_none());
    let state = act(state, [press("e0")]);
    assert_eq!(state.refusal, Some(Refusal::Diagram));
    assert!(state.engine_wish().is_none());
    // It is saved and linked as it is.
    let again = SavedRecord::from_text(&SavedRecord::of(&state.sheet).to_text()).unwrap().sheet().unwrap();
    assert_eq!(again.record, state.sheet.record);
    let linked = act(fresh(), [Action::Link(state.link_word())]);
    assert_eq!(linked.sheet.record.start, state.sheet.record.start);
    // The game before is one step of undo away, had there been one.
    assert!(state.past.is_empty());
}

#[test]
fn men_are_carried_and_records_typed_in_the_editor() {
    let state = act(fresh(), [Action::BeginEditing]);
    let state = act(state, [Action::Board(app::Action::Drop { from: square("h2"), to: Some(square("e2")) })]);
    let state = act(state, [Action::Board(app::Action::Drop { from: square("b2"), to: None })]);
    let board = &state.editor.as_ref().unwrap().setup.board;
    assert_eq!((board.get(square("h2")), board.get(square("b2")), board.pieces().count()), (None, None, 31));
    let state = act(state, [Action::Edit(Edit::Fen("9/9 w".to_owned()))]);
    assert!(state.editor.as_ref().unwrap().error.is_some());
    let state = act(
        state,
        [Action::Edit(Edit::Fen("3k5/9/9/9/9/9/9/9/9/4K4 b".to_owned())), Action::EndEditing { keep: true }],
    );
    assert_eq!(state.sheet.turn(), Side::Black);
}

#[test]
fn whatever_is_studied_is_saved_and_comes_back() {
    let mut dice = Dice(11);
    for _ in 0..200 {
        let record = dice.record(40);
        let mut sheet = Sheet::new(record);
        let nodes: Vec<NodeId> = sheet.record.tree.walk().collect();
        if !nodes.is_empty() {
            sheet.cursor = dice.one_of(&nodes);
        }
        let mut state = fresh();
        state.sheet = sheet;
        let saved = state.to_save();
        let again = SavedStudy::from_text(&saved.to_text()).unwrap();
        assert_eq!(again, saved);
        let sheet = again.sheet().unwrap();
        assert_eq!(sheet.record, state.sheet.record);
        assert_eq!(sheet.record.tree.path_to(sheet.cursor), saved.path);
    }
}

#[test]
fn saved_text_of_any_kind_is_harmless() {
    for moves in ["h2e2h2e2", "5h2e2", "h2e299999999999999999999h9g7", "h2e2h9g7x", "ä", "h2e2h9g72b9c7"] {
        let saved = SavedRecord {
            start: chuhe::format::fen::write(&Setup::start()),
            moves: moves.to_owned(),
            ..SavedRecord::default()
        };
        let sheet = saved.sheet().unwrap();
        assert!(sheet.record.tree.main_line().len() <= 2);
    }
    assert!(SavedRecord::default().sheet().is_none());
    assert!(SavedStudy::from_text("{}").is_none());
}

#[test]
fn a_link_holds_variations_cursor_and_orientation() {
    let state = play(fresh(), &["h2e2", "h9g7"]);
    let state = play(act(state, [Action::Go(Go::Previous)]), &["b9c7"]);
    let state = act(state, [Action::Board(app::Action::Flip)]);
    let boot = Boot { link: Some(state.link_word()), ..Boot::default() };
    let other = State::boot(&boot);
    assert_eq!(other.sheet.record.tree, state.sheet.record.tree);
    assert_eq!((other.sheet.last(), other.bottom), (Some(mv("b9c7")), Side::Black));
}

#[test]
fn a_hostile_link_does_nothing_but_say_so() {
    let state = play(fresh(), &["h2e2"]);
    for word in ["", "A", "<script>", "AAAAAAAAAAAA", "ÄÖ", &"A".repeat(50_000)] {
        let next = act(state.clone(), [Action::Link(word.to_owned())]);
        assert!(matches!(next.notices[..], [Notice::BadLink(_)]), "{word}");
        assert_eq!(line(&next), "h2e2");
    }
}

#[test]
fn another_game_in_its_place_can_be_undone() {
    let state = play(fresh(), &["h2e2", "h9g7"]);
    let state = act(state, [Action::New]);
    assert!(state.sheet.record.tree.is_empty());
    assert_eq!(line(&act(state, [Action::Undo])), "h2e2 h9g7");
}
