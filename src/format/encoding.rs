//! Bytes as text and text as bytes.
//!
//! Files made by players' programs say nothing about their encoding. Mainland programs write
//! GB18030, those of Taiwan and Hong Kong Big5, newer ones UTF-8 or UTF-16.

use encoding_rs::{BIG5, Encoding as Codec, GB18030, UTF_16BE, UTF_16LE};

/// How a text is written as bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Encoding {
    Utf8,
    Utf16Le,
    Utf16Be,
    Gb18030,
    Big5,
}

impl Encoding {
    fn codec(self) -> &'static Codec {
        match self {
            Encoding::Utf8 => encoding_rs::UTF_8,
            Encoding::Utf16Le => UTF_16LE,
            Encoding::Utf16Be => UTF_16BE,
            Encoding::Gb18030 => GB18030,
            Encoding::Big5 => BIG5,
        }
    }

    /// The text of the bytes, without a byte order mark; unknown sequences become `�`.
    #[must_use]
    pub fn decode(self, bytes: &[u8]) -> String {
        let text = self.codec().decode_without_bom_handling(bytes).0;
        text.strip_prefix('\u{feff}').map_or_else(|| text.to_string(), str::to_string)
    }

    fn fits(self, bytes: &[u8]) -> bool {
        !self.codec().decode_without_bom_handling(bytes).1
    }

    /// The encoding of a whole file: by its mark, else UTF-8 if it is well formed, else the one in
    /// which most of it reads like Xiangqi.
    #[must_use]
    pub fn detect(bytes: &[u8]) -> Encoding {
        match bytes {
            [0xFF, 0xFE, ..] => return Encoding::Utf16Le,
            [0xFE, 0xFF, ..] => return Encoding::Utf16Be,
            [0xEF, 0xBB, 0xBF, ..] => return Encoding::Utf8,
            _ => {}
        }
        // Without a mark, the zeros of ASCII characters tell UTF-16.
        let head = &bytes[..bytes.len().min(4096)];
        let zeros = |odd| head.iter().skip(odd).step_by(2).filter(|byte| **byte == 0).count();
        let (even, odd) = (zeros(0), zeros(1));
        if odd * 8 > head.len() && even * 4 < odd {
            return Encoding::Utf16Le;
        }
        if even * 8 > head.len() && odd * 4 < even {
            return Encoding::Utf16Be;
        }
        if std::str::from_utf8(bytes).is_ok() { Encoding::Utf8 } else { Encoding::detect_legacy(bytes) }
    }

    /// GB18030 or Big5.
    #[must_use]
    pub fn detect_legacy(bytes: &[u8]) -> Encoding {
        // Nearly every text of one is a text of the other, but one of rare characters.
        let score = |encoding: Encoding| {
            let familiar = encoding.decode(bytes).chars().filter(|letter| FAMILIAR.contains(*letter)).count();
            (familiar, encoding.fits(bytes))
        };
        if score(Encoding::Big5) > score(Encoding::Gb18030) { Encoding::Big5 } else { Encoding::Gb18030 }
    }
}

/// Characters that stand in every record, and the commonest ones of Chinese.
const FAMILIAR: &str = "帅帥将將仕士相象马馬车車炮砲兵卒前后後中进進退平一二三四五六七八九１２３４５６７８９红紅黑胜勝负負\
                        和棋局先手年月日的是不了在有人我他这個上大来到时地为子说生国们";

/// GB18030 bytes, which can say everything.
#[must_use]
pub fn to_gb18030(text: &str) -> Vec<u8> {
    GB18030.encode(text).0.into_owned()
}

/// The text with `\n` between lines, without control characters, those that turn the direction of
/// writing, and blanks around it; cut to `bytes_max`. Whether it was cut.
#[must_use]
pub fn clean(text: &str, bytes_max: usize) -> (String, bool) {
    let text = text.trim_matches(|letter: char| letter.is_whitespace() || letter.is_control());
    let mut clean = String::with_capacity(text.len().min(bytes_max));
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let letter = match letter {
            '\r' => {
                letters.next_if_eq(&'\n');
                '\n'
            }
            '\t' => ' ',
            '\n' => '\n',
            letter if letter.is_control() || is_direction(letter) || letter == '\u{feff}' => continue,
            letter => letter,
        };
        if clean.len() + letter.len_utf8() > bytes_max {
            return (clean, true);
        }
        clean.push(letter);
    }
    (clean, false)
}

fn is_direction(letter: char) -> bool {
    matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{61c}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_told_apart() {
        let simplified = "[Red \"许银川\"]\n1. 炮二平五 马８进７ 2. 马二进三 车９平８ 红胜";
        let traditional = "[Red \"許銀川\"]\n1. 炮二平五 馬８進７ 2. 馬二進三 車９平８ 紅勝";
        assert_eq!(Encoding::detect(simplified.as_bytes()), Encoding::Utf8);
        for (text, codec, encoding) in [
            (simplified, GB18030, Encoding::Gb18030),
            (traditional, GB18030, Encoding::Gb18030),
            (traditional, BIG5, Encoding::Big5),
        ] {
            let bytes = codec.encode(text).0;
            assert_eq!(Encoding::detect(&bytes), encoding, "{text}");
            assert_eq!(encoding.decode(&bytes), text);
        }
        let wide: Vec<u8> = simplified.encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(Encoding::detect(&wide), Encoding::Utf16Le);
        assert_eq!(Encoding::detect(&[[0xFF, 0xFE].as_slice(), &wide].concat()), Encoding::Utf16Le);
        assert_eq!(Encoding::Utf16Le.decode(&[[0xFF, 0xFE].as_slice(), &wide].concat()), simplified);
        let wide: Vec<u8> = simplified.encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(Encoding::detect(&wide), Encoding::Utf16Be);
    }

    #[test]
    fn text_is_cleaned() {
        assert_eq!(clean("a\r\nb\rc\u{202e}\u{0}d \n\n\0", 99), ("a\nb\ncd".to_string(), false));
        assert_eq!(clean("炮二平五", 7), ("炮二".to_string(), true));
    }
}
