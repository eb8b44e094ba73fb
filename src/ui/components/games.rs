//! Kept games: to list, open again, give away and forget; and their statistics.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::Action;
use crate::app::archive::Kept;
use crate::app::export::Export;
use crate::app::stats::Stats;
use crate::ui::context::use_surroundings;
use crate::ui::hooks::{StoreHandle, use_archive};
use crate::web::dates::{date_and_time, pgn_date};
use crate::web::download::download;

use super::dialog::Frame;
use super::icon::{IconName, icon};
use super::stats::statistics;

/// So many games are listed at first, and so many more each time.
const PAGE: usize = 20;

/// Where games are kept.
#[derive(PartialEq, Properties)]
pub struct GamesProps {
    /// The store.
    pub store: StoreHandle,
    /// The game on the board.
    pub current_ms: u64,
}

/// The dialog.
#[component]
pub fn Games(props: &GamesProps) -> Html {
    let surroundings = use_surroundings();
    let archive = use_archive(&props.store);
    let listed = use_state(|| PAGE);
    let words = surroundings.words();
    let get = |key: &str| surroundings.get(key);
    let lang = surroundings.text.lang().tag();
    let games = &archive.archive.games;

    let give = |games: Vec<Rc<Kept>>, export: Export, name: String| {
        let text = surroundings.text.clone();
        Callback::from(move |_: MouseEvent| {
            let player = |level: Option<u8>| match level {
                Some(level) => text.with("player-computer", &[("level", level.into())]),
                None => text.get("player-person"),
            };
            let texts = games.iter().filter_map(|kept| export.write(kept, &player, &pgn_date(kept.begun_ms)));
            download(&format!("{name}.{}", export.extension()), &texts.collect::<Vec<_>>().join("\n"));
        })
    };
    let row = |kept: &Kept| {
        let kept = Rc::new(kept.clone());
        let date = date_and_time(kept.begun_ms, lang);
        let forget = {
            let (archive, kept) = (archive.clone(), kept.clone());
            Callback::from(move |_: MouseEvent| archive.forget(&kept))
        };
        let named = |key: &str| format!("{} ({date})", get(key));
        let file = format!("xiangqi-{}", kept.begun_ms);
        html! {
            <li key={kept.begun_ms} class="xq-kept" data-testid="kept-game">
                <button
                    type="button" class="xq-kept__open" data-testid="reopen-game"
                    onclick={surroundings.on(Action::Reopen(kept.clone()))}
                >
                    <span class="xq-kept__who">{ words.players(&kept) }</span>
                    <span class="xq-kept__what">
                        { words.kept_result(&kept) }{ " · " }
                        { surroundings.text.with("games-plies", &[("plies", kept.plies().into())]) }{ " · " }
                        { date.clone() }
                        if kept.begun_ms == props.current_ms { { " · " }{ get("games-on-board") } }
                    </span>
                </button>
                <div class="xq-kept__give" role="group" aria-label={named("games-export")}>
                    for export in Export::ALL {
                        <button
                            type="button" class="xq-link" data-testid={format!("export-{}", export.extension())}
                            onclick={give(vec![kept.clone()], export, file.clone())}
                        >{ get(export_key(export)) }</button>
                    }
                </div>
                <button
                    type="button" class="xq-icon-button" data-testid="forget-game"
                    aria-label={named("games-forget")} title={get("games-forget")} onclick={forget}
                >{ icon(IconName::Close) }</button>
            </li>
        }
    };
    let all: Vec<Rc<Kept>> = games.iter().cloned().map(Rc::new).collect();
    let stats = Stats::of(&archive.archive);
    html! {
        <Frame key="games-dialog" id="games-dialog" title={get("games-title")} wide=true>
            <div role="status" aria-live="polite" class="xq-kept__undo">
                if let Some(error) = archive.failed {
                    <p>{ words.notice(&crate::app::Notice::NotSaved(error)).0 }</p>
                } else if archive.can_undo {
                    <p>{ get("games-forgotten") }</p>
                    <button
                        type="button" class="xq-button" data-testid="undo-forget"
                        onclick={{ let archive = archive.clone(); Callback::from(move |_: MouseEvent| archive.undo()) }}
                    >{ get("games-undo") }</button>
                }
            </div>
            if archive.archive.unreadable > 0 {
                <p class="xq-dialog__text">
                    { surroundings.text.with("games-unreadable", &[("count", archive.archive.unreadable.into())]) }
                </p>
            }
            if games.is_empty() {
                <p class="xq-dialog__text">{ get("games-none") }</p>
            } else {
                <ul class="xq-kept__list">
                    for kept in games.iter().take(*listed) { { row(kept) } }
                </ul>
                <div class="xq-dialog__buttons">
                    if games.len() > *listed {
                        <button
                            type="button" class="xq-button" data-testid="games-more"
                            onclick={{ let listed = listed.clone(); Callback::from(move |_: MouseEvent| listed.set(*listed + PAGE)) }}
                        >{ get("games-more") }</button>
                    }
                    <button
                        type="button" class="xq-button" data-testid="export-all"
                        onclick={give(all, Export::Pgn, "xiangqi".to_owned())}
                    >{ get("games-export-all") }</button>
                </div>
            }
            { statistics(&surroundings, &words.statistics(&stats), {
                let archive = archive.clone();
                Callback::from(move |_: MouseEvent| archive.count_anew())
            }) }
        </Frame>
    }
}

const fn export_key(export: Export) -> &'static str {
    match export {
        Export::Pgn => "export-pgn",
        Export::Fen => "export-fen",
        Export::Text => "export-text",
    }
}
