//! Marks on the board's points. Each has a shape of its own; color only helps.

use yew::prelude::*;

use crate::app::Omen;
use crate::app::learn::Sign;
use crate::app::view::board::{BoardView, CellView, LastMove};
use crate::app::view::decimal::decimal;
use crate::app::view::mark_art::{
    ADVISED, ADVISED_WIDTH, CAPTURE, CAPTURE_DASHES, CAUSE, CAUSE_MIDDLE, CAUSE_RADIUS, CAUSE_WIDTH, CHASED,
    CHASED_TICKS, CHECK_MARK, CROSS, LAST_FROM, LAST_FROM_WIDTH, LAST_TO, LESSON_BADGE, LESSON_MAN_RING,
    LESSON_RING, OMEN_BAR, OMEN_DRAWS, OMEN_REFUSED, OMEN_WIDTH, PICKED, STAR, TARGET_RADIUS, check_data,
};

/// What a mark says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The last move began here.
    LastFrom,
    /// The last move ended here.
    LastTo,
    /// The general here is in check.
    Check,
    /// The picked man can go here.
    Target,
    /// The picked man can capture here.
    Capture,
    /// The man here is picked up.
    Picked,
    /// A move was refused because of this point.
    Cause,
    /// The picked man can go here, but loses by the repetition rule.
    OmenLoses,
    /// The picked man could go here, but that is refused as a repetition.
    OmenRefused,
    /// The picked man can go here, which draws by repetition.
    OmenDraws,
    /// The man here is chased.
    Chased,
    /// A hint is about the man here.
    Advised,
    /// A mark of a lesson, on a free point or on a man.
    Lesson(Sign, bool),
}

impl Mark {
    /// Tells marks apart on one point.
    fn key(self) -> String {
        match self {
            Mark::Lesson(sign, _) => format!("sign-{}", sign as u8),
            other => format!("{other:?}"),
        }
    }
}

impl Mark {
    /// The marks below the men, or those above them.
    fn of(cell: &CellView, above: bool) -> impl Iterator<Item = Mark> {
        let below = [
            (cell.last == Some(LastMove::From), Mark::LastFrom),
            (cell.last == Some(LastMove::To), Mark::LastTo),
            (cell.checked, Mark::Check),
        ];
        let over = [
            (cell.target && cell.piece.is_none() && cell.omen.is_none(), Mark::Target),
            (cell.target && cell.piece.is_some(), Mark::Capture),
            (cell.picked, Mark::Picked),
            (cell.cause || cell.repeats, Mark::Cause),
            (cell.chased, Mark::Chased),
            (cell.advised, Mark::Advised),
            (cell.omen == Some(Omen::Loses), Mark::OmenLoses),
            (cell.omen == Some(Omen::Refused), Mark::OmenRefused),
            (cell.omen == Some(Omen::Draws), Mark::OmenDraws),
        ];
        let marks = if above { over.to_vec() } else { below.to_vec() };
        let lesson = cell.sign.filter(|_| above).map(|sign| Mark::Lesson(sign, cell.piece.is_some()));
        marks.into_iter().filter_map(|(applies, mark)| applies.then_some(mark)).chain(lesson)
    }
}

/// The marks of a board, those above the men or those below.
pub fn marks(view: &BoardView, above: bool) -> Html {
    let marks = view.cells.iter().flat_map(|cell| {
        Mark::of(cell, above).map(|mark| {
            let transform = format!("translate({} {})", cell.place.column, cell.place.row);
            html! {
                <g key={format!("{}{}", mark.key(), cell.square)} transform={transform}>{ drawing(mark) }</g>
            }
        })
    });
    html! { <g class="xq-marks">{ for marks }</g> }
}

/// A mark around (0, 0).
pub fn drawing(mark: Mark) -> Html {
    match mark {
        Mark::LastFrom => {
            html! { <path class="xq-mark is-last-from" d={LAST_FROM} stroke-width={decimal(LAST_FROM_WIDTH)} /> }
        }
        Mark::LastTo => html! { <path class="xq-mark is-last-to" d={LAST_TO} /> },
        Mark::Check => html! { <path class="xq-mark is-check" d={check_data()} /> },
        Mark::Target => html! { <circle class="xq-mark is-target" r={decimal(TARGET_RADIUS)} /> },
        Mark::Capture => {
            let [dash, gap] = CAPTURE_DASHES;
            html! {
                <circle
                    class="xq-mark is-capture" r={decimal(CAPTURE.radius)} stroke-width={decimal(CAPTURE.width)}
                    stroke-dasharray={format!("{} {}", decimal(dash), decimal(gap))}
                />
            }
        }
        Mark::Picked => html! {
            <circle class="xq-mark is-picked" r={decimal(PICKED.radius)} stroke-width={decimal(PICKED.width)} />
        },
        Mark::Cause => html! {
            <g class="xq-mark is-cause" transform={format!("translate({} {})", decimal(CAUSE_MIDDLE.x), decimal(CAUSE_MIDDLE.y))}>
                <circle r={decimal(CAUSE_RADIUS)} />
                <path d={CAUSE} stroke-width={decimal(CAUSE_WIDTH)} />
            </g>
        },
        Mark::OmenLoses => omen("is-omen-loses", Some(TARGET_RADIUS), OMEN_BAR),
        Mark::OmenRefused => omen("is-omen-refused", Some(OMEN_REFUSED), OMEN_BAR),
        Mark::OmenDraws => omen("is-omen-draws", None, OMEN_DRAWS),
        Mark::Advised => html! {
            <g class="xq-mark is-advised">
                <path class="xq-mark__halo" d={ADVISED} stroke-width={decimal(ADVISED_WIDTH[1])} />
                <path d={ADVISED} stroke-width={decimal(ADVISED_WIDTH[0])} />
            </g>
        },
        Mark::Lesson(sign, on_man) => lesson(sign, on_man),
        Mark::Chased => html! {
            <g class="xq-mark is-chased">
                <circle r={decimal(CHASED.radius)} stroke-width={decimal(CHASED.width)} />
                <path d={CHASED_TICKS} />
            </g>
        },
    }
}

/// A mark of a lesson: in the middle of a free point, at the edge of a man's disc.
fn lesson(sign: Sign, on_man: bool) -> Html {
    let badge = if on_man { "translate(.3 -.3) scale(.62)" } else { "" };
    let (name, path) = match sign {
        Sign::Wanted => ("is-wanted", Some(STAR)),
        Sign::Marked => ("is-marked", None),
        Sign::Right => ("is-right", Some(CHECK_MARK)),
        Sign::Wrong => ("is-wrong", Some(CROSS)),
        Sign::Missed => ("is-missed", None),
        Sign::Hint => ("is-hint", None),
    };
    let radius = if on_man { LESSON_MAN_RING } else { LESSON_RING };
    html! {
        <g class={classes!("xq-mark", "is-lesson", name)}>
            if let Some(path) = path {
                <g transform={badge}>
                    if sign != Sign::Wanted { <circle class="xq-mark__badge" r={decimal(LESSON_BADGE)} /> }
                    <path class="xq-mark__shape" d={path} />
                </g>
            } else {
                <circle class="xq-mark__halo" r={decimal(radius)} />
                <circle class="xq-mark__ring" r={decimal(radius)} />
            }
        </g>
    }
}

/// A circle and a line, each on a wider one in the halo's color, to stand out from the board's lines.
fn omen(name: &'static str, radius: Option<f64>, line: &'static str) -> Html {
    let [halo, width] = OMEN_WIDTH.map(decimal);
    html! {
        <g class={classes!("xq-mark", "is-omen", name)}>
            if let Some(radius) = radius {
                <circle class="xq-mark__halo" r={decimal(radius)} stroke-width={halo.clone()} />
                <circle class="xq-mark__ring" r={decimal(radius)} stroke-width={width.clone()} />
            }
            <path class="xq-mark__halo" d={line} stroke-width={halo} />
            <path d={line} stroke-width={width} />
        </g>
    }
}
