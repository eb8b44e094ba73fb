//! Text that people paste: a FEN record, a position with moves as engines get it, or moves in running
//! text with lines about the game before them.

mod read;
mod write;

pub(super) use read::{read, split};
pub use write::write;

use super::Header;

/// Words before the colon of a line about the game. Of several with one meaning the first of each
/// language is written.
const KEYS: [(&str, Header); 50] = [
    ("标题", Header::Title),
    ("標題", Header::Title),
    ("title", Header::Title),
    ("赛事", Header::Event),
    ("賽事", Header::Event),
    ("event", Header::Event),
    ("轮次", Header::Round),
    ("輪次", Header::Round),
    ("round", Header::Round),
    ("布局", Header::Opening),
    ("佈局", Header::Opening),
    ("opening", Header::Opening),
    ("红方", Header::Red),
    ("紅方", Header::Red),
    ("red", Header::Red),
    ("đỏ", Header::Red),
    ("white", Header::Red),
    ("黑方", Header::Black),
    ("black", Header::Black),
    ("đen", Header::Black),
    ("日期", Header::Date),
    ("时间", Header::Date),
    ("時間", Header::Date),
    ("date", Header::Date),
    ("地点", Header::Site),
    ("地點", Header::Site),
    ("site", Header::Site),
    ("place", Header::Site),
    ("作者", Header::Author),
    ("author", Header::Author),
    ("评注", Header::Annotator),
    ("評注", Header::Annotator),
    ("评论", Header::Annotator),
    ("annotator", Header::Annotator),
    ("红方团体", Header::RedTeam),
    ("红团", Header::RedTeam),
    ("紅團", Header::RedTeam),
    ("红队", Header::RedTeam),
    ("red team", Header::RedTeam),
    ("黑方团体", Header::BlackTeam),
    ("黑团", Header::BlackTeam),
    ("黑團", Header::BlackTeam),
    ("黑队", Header::BlackTeam),
    ("black team", Header::BlackTeam),
    ("规则", Header::TimeControl),
    ("時限", Header::TimeControl),
    ("用时", Header::TimeControl),
    ("time control", Header::TimeControl),
    ("变例", Header::Variation),
    ("variation", Header::Variation),
];

/// Words before the colon of a line about the result.
const RESULT_KEYS: [&str; 5] = ["结果", "結果", "result", "kết quả", "胜负"];
