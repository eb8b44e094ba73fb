//! Marks on the board's points. Each has a shape of its own; color only helps.

use yew::prelude::*;

use crate::app::Omen;
use crate::app::view::board::{BoardView, CellView, LastMove};
use crate::app::view::decimal::decimal;
use crate::app::view::mark_art::{
    CAPTURE, CAPTURE_DASHES, CAUSE, CAUSE_MIDDLE, CAUSE_RADIUS, CAUSE_WIDTH, CHASED, CHASED_TICKS, LAST_FROM,
    LAST_FROM_WIDTH, LAST_TO, OMEN_BAR, OMEN_DRAWS, OMEN_REFUSED, OMEN_WIDTH, PICKED, TARGET_RADIUS,
    check_data,
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
            (cell.omen == Some(Omen::Loses), Mark::OmenLoses),
            (cell.omen == Some(Omen::Refused), Mark::OmenRefused),
            (cell.omen == Some(Omen::Draws), Mark::OmenDraws),
        ];
        let marks = if above { over.to_vec() } else { below.to_vec() };
        marks.into_iter().filter_map(|(applies, mark)| applies.then_some(mark))
    }
}

/// The marks of a board, those above the men or those below.
pub fn marks(view: &BoardView, above: bool) -> Html {
    let marks = view.cells.iter().flat_map(|cell| {
        Mark::of(cell, above).map(|mark| {
            let transform = format!("translate({} {})", cell.place.column, cell.place.row);
            html! {
                <g key={format!("{}{}", mark as u8, cell.square)} transform={transform}>{ drawing(mark) }</g>
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
        Mark::Chased => html! {
            <g class="xq-mark is-chased">
                <circle r={decimal(CHASED.radius)} stroke-width={decimal(CHASED.width)} />
                <path d={CHASED_TICKS} />
            </g>
        },
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
