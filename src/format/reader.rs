//! Recognises a file or a text and reads its records one after the other.

use super::cursor::Cursor;
use super::encoding::Encoding;
use super::servers::{ccm, che, chn};
use super::{
    Damage, Flaw, FlawKind, Format, Limit, Place, Record, Unreadable, cbf, cbr, ccbridge2, dhtmlxq, mxq, pgn,
    plain, playok, xqf,
};

/// Opens a file by its content; its name is never looked at.
///
/// # Errors
/// If it is of no known format, too large, or damaged before its first record.
pub fn open(file: Vec<u8>) -> Result<Records, Unreadable> {
    if file.is_empty() {
        return Err(Unreadable::Empty);
    }
    if file.len() > Limit::FILE_BYTES {
        return Err(Unreadable::TooLarge { bytes: file.len() });
    }
    let whole = vec![(0, file.len())];
    let begins = |magic: &[u8]| file.starts_with(magic);
    if begins(xqf::MAGIC) && file.get(2).is_some_and(|version| *version < 32) {
        return Records::new(Format::Xqf, Source::Bytes(file), whole);
    }
    if begins(cbr::MAGIC) {
        return Records::new(Format::Cbr, Source::Bytes(file), whole);
    }
    if begins(cbr::LIBRARY_MAGIC) {
        let starts = cbr::library_offsets(&file);
        let title = cbr::library_name(&file);
        let ends = starts.iter().skip(1).copied().chain([file.len()]);
        let spans = starts.iter().copied().zip(ends).collect();
        return Ok(Records { title, ..Records::new(Format::Cbl, Source::Bytes(file), spans)? });
    }
    if begins(ccbridge2::MAGIC) {
        let content = ccbridge2::unpack(&file)?;
        let damaged = || Unreadable::Damaged {
            format: Format::Ccbridge2,
            at: Place::Byte(content.len()),
            what: Damage::EndsEarly,
        };
        let (title, starts) = ccbridge2::library(&content).ok_or_else(damaged)?;
        let ends = starts.iter().skip(1).copied().chain([content.len()]);
        let spans = starts.iter().copied().zip(ends).collect();
        return Ok(Records { title, ..Records::new(Format::Ccbridge2, Source::Bytes(content), spans)? });
    }
    if mxq::is_form(&file) {
        return Records::new(Format::Mxq, Source::Bytes(file), whole);
    }
    for (format, is_form) in [
        (Format::Ccm, ccm::is_form as fn(&[u8]) -> bool),
        (Format::Chn, chn::is_form),
        (Format::Che, che::is_form),
    ] {
        if is_form(&file) {
            return Records::new(format, Source::Bytes(file), whole);
        }
    }
    let encoding = Encoding::detect(&file);
    let broken_mxq = mxq::is_broken_form(&file);
    match open_text(encoding.decode(&file)) {
        Ok(mut records) => {
            records.encoding = Some(encoding);
            Ok(records)
        }
        Err(Unreadable::Unknown) if broken_mxq => {
            Err(Unreadable::Damaged { format: Format::Mxq, at: Place::Byte(0), what: Damage::Length })
        }
        Err(error) => Err(error),
    }
}

/// Opens a text, such as a pasted one.
///
/// # Errors
/// If there is neither a game nor a position in it, or it is too large.
pub fn open_text(text: String) -> Result<Records, Unreadable> {
    if text.trim().is_empty() {
        return Err(Unreadable::Empty);
    }
    if text.len() > 2 * Limit::FILE_BYTES {
        return Err(Unreadable::TooLarge { bytes: text.len() });
    }
    let whole = vec![(0, text.len())];
    let format = text_format(&text);
    let spans = match format {
        Format::Pgn => Vec::new(),
        Format::Dhtmlxq => dhtmlxq::split(&text),
        Format::Plain => plain::split(&text),
        _ => whole,
    };
    Records::new(format, Source::Text(text), spans)
}

fn text_format(text: &str) -> Format {
    match () {
        () if dhtmlxq::is_form(text) => Format::Dhtmlxq,
        () if cbf::is_form(text) => Format::Cbf,
        () if playok::is_form(text) => Format::Playok,
        () if pgn::is_form(text) => Format::Pgn,
        () => Format::Plain,
    }
}

/// The first record of a text. A program that reads nothing else has the readers of binary files and
/// the tables of encodings left out of it.
///
/// # Errors
/// As [`open_text`].
pub fn read_text(text: &str) -> Result<Record, Unreadable> {
    if text.trim().is_empty() {
        return Err(Unreadable::Empty);
    }
    if text.len() > Limit::FILE_BYTES {
        return Err(Unreadable::TooLarge { bytes: text.len() });
    }
    let format = text_format(text);
    let span = match format {
        Format::Pgn => pgn::next_game(text, 0),
        Format::Dhtmlxq => dhtmlxq::split(text).first().copied(),
        Format::Plain => plain::split(text).first().copied(),
        _ => Some((0, text.len())),
    };
    let mut record = span.and_then(|span| read_text_record(format, text, span)).ok_or(Unreadable::Unknown)?;
    Cursor::new().locate(text, &mut record.flaws);
    Ok(record)
}

/// The record that stands between two places of a text.
fn read_text_record(format: Format, text: &str, span: (usize, usize)) -> Option<Record> {
    Some(match format {
        Format::Dhtmlxq => dhtmlxq::read(text, span),
        Format::Cbf => cbf::read(text),
        Format::Playok => playok::read(text),
        Format::Pgn => pgn::game(text, span),
        _ => plain::read(text, span)?,
    })
}

enum Source {
    Bytes(Vec<u8>),
    Text(String),
}

/// The records of a file, read one by one as they are asked for, so that a caller can do other
/// things between them. A damaged record is an error; the ones after it still come.
pub struct Records {
    format: Format,
    encoding: Option<Encoding>,
    title: String,
    source: Source,
    /// Where flaws of a text were found last.
    cursor: Cursor,
    /// Where the next records stand, last first; PGN is cut up as it is read.
    spans: Vec<(usize, usize)>,
    /// How much is read.
    at: usize,
    count: usize,
    /// A record that was read to see whether there is one.
    ahead: Option<Result<Record, Unreadable>>,
}

impl Records {
    fn new(format: Format, source: Source, mut spans: Vec<(usize, usize)>) -> Result<Records, Unreadable> {
        if spans.is_empty() && format != Format::Pgn {
            let what = Damage::EndsEarly;
            return Err(Unreadable::Damaged { format, at: Place::Byte(source.len()), what });
        }
        spans.reverse();
        // A file of one record is as good as that; any text may be prose.
        let try_first = spans.len() == 1 || format == Format::Plain;
        let (encoding, title) = (None, String::new());
        let mut records = Records {
            format,
            encoding,
            title,
            source,
            cursor: Cursor::new(),
            spans,
            at: 0,
            count: 0,
            ahead: None,
        };
        if try_first {
            records.ahead = Some(Ok(records.next().ok_or(Unreadable::Unknown)??));
        }
        Ok(records)
    }

    /// What the file was recognised as.
    #[must_use]
    pub fn format(&self) -> Format {
        self.format
    }

    /// How the text of a file was written; none for binary formats and for pasted text.
    #[must_use]
    pub fn encoding(&self) -> Option<Encoding> {
        self.encoding
    }

    /// The name of a library; empty for other files.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// How many bytes are read, and how many there are, after unpacking.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.at, self.source.len())
    }

    /// Whether there are more records than [`Limit::RECORDS`]; they are not read.
    #[must_use]
    pub fn is_cut(&self) -> bool {
        self.count >= Limit::RECORDS && self.at < self.source.len()
    }

    fn span(&mut self) -> Option<(usize, usize)> {
        match (&self.source, self.format) {
            (Source::Text(text), Format::Pgn) => pgn::next_game(text, self.at),
            _ => self.spans.pop(),
        }
    }

    fn read(&mut self, span: (usize, usize)) -> Option<Result<Record, Unreadable>> {
        let text = match &self.source {
            Source::Bytes(bytes) => return self.read_bytes(bytes, span),
            Source::Text(text) => text.as_str(),
        };
        let mut record = read_text_record(self.format, text, span)?;
        if let Some(at) = text[span.0..span.1].find(char::REPLACEMENT_CHARACTER) {
            record.flaws.push(Flaw { at: Place::Byte(span.0 + at), kind: FlawKind::Characters });
        }
        self.cursor.locate(text, &mut record.flaws);
        Some(Ok(record))
    }

    fn read_bytes(&self, bytes: &[u8], (from, to): (usize, usize)) -> Option<Result<Record, Unreadable>> {
        Some(match self.format {
            Format::Xqf => xqf::read(bytes),
            Format::Cbr | Format::Cbl => cbr::read(bytes, from, to),
            Format::Ccbridge2 => ccbridge2::read(bytes, from),
            Format::Mxq => mxq::read(bytes),
            Format::Che => Ok(che::read(bytes)),
            Format::Chn => Ok(chn::read(bytes)),
            Format::Ccm => Ok(ccm::read(bytes)),
            Format::Plain | Format::Pgn | Format::Dhtmlxq | Format::Playok | Format::Cbf => return None,
        })
    }
}

impl Iterator for Records {
    type Item = Result<Record, Unreadable>;

    fn next(&mut self) -> Option<Result<Record, Unreadable>> {
        if let Some(record) = self.ahead.take() {
            return Some(record);
        }
        if self.is_cut() {
            return None;
        }
        let Some(span) = self.span() else {
            self.at = self.source.len();
            return None;
        };
        let record = self.read(span);
        self.at = span.1;
        self.count += 1;
        record
    }
}

impl Source {
    fn len(&self) -> usize {
        match self {
            Source::Bytes(bytes) => bytes.len(),
            Source::Text(text) => text.len(),
        }
    }
}
