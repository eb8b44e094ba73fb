//! The transposition table: what was found out about positions met before.
//!
//! One block of fixed size, allocated when the size is set and never grown. Entries are 16 bytes,
//! four to a bucket, a bucket to a cache line. The whole hash is kept, so a wrong hit needs a full
//! 64-bit collision.

use super::score::{Bound, DECIDED, UNKNOWN, Value, is_by_rule};
use crate::rules::Move;

/// What the table knows of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    /// The best or refuting move.
    pub(super) mv: Option<Move>,
    value: i16,
    estimate: i16,
    depth: u8,
    /// Age in the upper six bits, bound in the lower two; 0 marks an unused entry.
    tag: u8,
}

const _: () = assert!(size_of::<Entry>() == 16);

const UNUSED: Entry = Entry { key: 0, mv: None, value: 0, estimate: 0, depth: 0, tag: 0 };

/// Ages wrap after this many searches.
const AGES: u8 = 64;

impl Entry {
    /// The value as seen from a node `ply` plies below the root.
    pub(super) fn value(&self, ply: usize) -> Value {
        let value = Value::from(self.value);
        match value {
            DECIDED.. => value - ply as Value,
            _ if value <= -DECIDED => value + ply as Value,
            _ => value,
        }
    }

    /// The static estimate, [`UNKNOWN`] if none was made.
    pub(super) fn estimate(&self) -> Value {
        Value::from(self.estimate)
    }

    /// Plies searched below the position.
    pub(super) fn depth(&self) -> i32 {
        i32::from(self.depth)
    }

    /// How to read the value.
    pub(super) fn bound(&self) -> Bound {
        match self.tag & 3 {
            1 => Bound::AtMost,
            2 => Bound::AtLeast,
            _ => Bound::Exact,
        }
    }

    /// Whether the value decides a search with the window `alpha`, `beta`.
    pub(super) fn cuts(&self, value: Value, alpha: Value, beta: Value) -> bool {
        match self.bound() {
            Bound::Exact => true,
            Bound::AtLeast => value >= beta,
            Bound::AtMost => value <= alpha,
        }
    }
}

/// What to remember of a position.
pub(super) struct Finding {
    pub(super) mv: Option<Move>,
    pub(super) value: Value,
    pub(super) estimate: Value,
    pub(super) depth: i32,
    pub(super) bound: Bound,
}

const WAYS: usize = 4;

#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([Entry; WAYS]);

const _: () = assert!(size_of::<Bucket>() == 64);

/// See the module.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    age: u8,
}

impl Table {
    /// An empty table of `megabytes` (2^20 bytes each), at least one.
    pub(super) fn new(megabytes: usize) -> Table {
        let count = megabytes.max(1) * ((1 << 20) / size_of::<Bucket>());
        Table { buckets: vec![Bucket([UNUSED; WAYS]); count], age: 0 }
    }

    /// Its size in megabytes.
    pub(super) fn megabytes(&self) -> usize {
        (self.buckets.len() * size_of::<Bucket>()) >> 20
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.buckets.fill(Bucket([UNUSED; WAYS]));
        self.age = 0;
    }

    /// Tells that a new search begins: what older searches left is replaced first.
    pub(super) fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// What is known of the position with this hash.
    pub(super) fn probe(&self, hash: u64) -> Option<Entry> {
        let Bucket(ways) = &self.buckets[self.index(hash)];
        ways.iter().find(|entry| entry.key == hash && entry.tag & 3 != 0).copied()
    }

    /// Remembers a finding made `ply` plies below the root. Values that stem from the repetition
    /// rule depend on how the position was reached: of those only the move is kept.
    pub(super) fn store(&mut self, hash: u64, ply: usize, finding: Finding) {
        let index = self.index(hash);
        let age = self.age;
        let Bucket(ways) = &mut self.buckets[index];
        let mut slot = 0;
        let mut least = i32::MAX;
        for (i, entry) in ways.iter().enumerate() {
            if entry.key == hash && entry.tag & 3 != 0 {
                slot = i;
                break;
            }
            let passed = i32::from((AGES + age - (entry.tag >> 2)) % AGES);
            let keep = if entry.tag & 3 == 0 { i32::MIN } else { i32::from(entry.depth) - 4 * passed };
            if keep < least {
                least = keep;
                slot = i;
            }
        }
        let old = &mut ways[slot];
        let same = old.key == hash && old.tag & 3 != 0;
        let depth = finding.depth.clamp(0, 255);
        let current = same && old.tag >> 2 == age;
        if current && finding.bound != Bound::Exact && depth + 4 < i32::from(old.depth) {
            return;
        }
        let mv = finding.mv.or(if same { old.mv } else { None });
        let (value, depth, bound) = if is_by_rule(finding.value) {
            // At least minus infinity: true, and decides nothing.
            (-super::score::INFINITE, 0, Bound::AtLeast)
        } else {
            let value = match finding.value {
                value @ DECIDED.. => value + ply as Value,
                value if value <= -DECIDED => value - ply as Value,
                value => value,
            };
            (value, depth, finding.bound)
        };
        let bound = match bound {
            Bound::AtMost => 1,
            Bound::AtLeast => 2,
            Bound::Exact => 3,
        };
        debug_assert!(finding.estimate >= UNKNOWN);
        *old = Entry {
            key: hash,
            mv,
            value: value as i16,
            estimate: finding.estimate as i16,
            depth: depth as u8,
            tag: age << 2 | bound,
        };
    }

    /// Thousandths of the table that this search has filled, by a sample.
    pub(super) fn permille(&self) -> u16 {
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let used = sample.iter().flat_map(|Bucket(ways)| ways);
        let used = used.filter(|entry| entry.tag & 3 != 0 && entry.tag >> 2 == self.age).count();
        (used * 1000 / (sample.len() * WAYS)) as u16
    }

    /// Spreads the lower half of the hash over the buckets; needs no 128-bit product.
    fn index(&self, hash: u64) -> usize {
        (((hash & 0xFFFF_FFFF) * self.buckets.len() as u64) >> 32) as usize
    }
}
