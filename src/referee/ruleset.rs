//! Rule sets as data: everything in which the rule books differ, and nothing else.
//!
//! The referee has no code for one rule set. What it can recognize is written down as the
//! variants of the enums here; a [`Ruleset`] says which of it counts and how much.

use crate::rules::Role;

/// Names a rule set in saved games, links and messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RulesetId {
    /// AXF and WXF 2018, the rules of play between nations.
    #[default]
    Asian,
    /// Chinese national rules, simplified.
    Chinese,
    /// As on large playing sites: the offending repetition cannot be played.
    Online,
    /// The short house rule of a turn-based club.
    Club,
    /// Perpetual check loses, nothing else does.
    Casual,
}

impl RulesetId {
    /// All rule sets, the default first.
    pub const ALL: [RulesetId; 5] =
        [RulesetId::Asian, RulesetId::Chinese, RulesetId::Online, RulesetId::Club, RulesetId::Casual];

    /// The name used in text that programs read: `asian`, `chinese`, `online`, `club`, `casual`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            RulesetId::Asian => "asian",
            RulesetId::Chinese => "chinese",
            RulesetId::Online => "online",
            RulesetId::Club => "club",
            RulesetId::Casual => "casual",
        }
    }

    /// The rule set with this [`name`](RulesetId::name), in any case.
    ///
    /// ```
    /// # use chuhe::referee::RulesetId;
    /// assert_eq!(RulesetId::from_name("Chinese"), Some(RulesetId::Chinese));
    /// assert_eq!(RulesetId::from_name("computer"), None);
    /// ```
    #[must_use]
    pub fn from_name(name: &str) -> Option<RulesetId> {
        RulesetId::ALL.into_iter().find(|id| id.name().eq_ignore_ascii_case(name))
    }

    /// The rule set itself.
    #[must_use]
    pub const fn ruleset(self) -> Ruleset {
        match self {
            RulesetId::Asian => Ruleset::ASIAN,
            RulesetId::Chinese => Ruleset::CHINESE,
            RulesetId::Online => Ruleset::ONLINE,
            RulesetId::Club => Ruleset::CLUB,
            RulesetId::Casual => Ruleset::CASUAL,
        }
    }
}

/// Everything the referee needs to know beyond how the pieces move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// Which rule set this is.
    pub id: RulesetId,
    /// The text it follows.
    pub source: Source,
    /// In what it is simpler than that text, so that the page can say so.
    pub simplifications: &'static [Simplification],
    /// What is done about repeated positions.
    pub repetition: RepetitionRule,
    /// When a game without captures is drawn. Players may choose another limit than the rule
    /// set's own: see [`Ruleset::with_limit`].
    pub limit: MoveLimit,
}

impl Default for Ruleset {
    fn default() -> Ruleset {
        Ruleset::ASIAN
    }
}

/// The text a rule set follows. Title, edition and link are in the page's catalogues.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// World Xiangqi Rules, WXF 2018, articles 19 to 24 with their 110 diagrams, which agree with
    /// the rules of the Asian federation (AXF 2017).
    Wxf2018,
    /// Rules of the Chinese association (CXA 2011, as amended 2020), articles 24 to 29.
    Cxa2020,
    /// Help pages of xiangqi.com on repetition limits.
    XiangqiCom,
    /// The rules page of BrainKing, in its German text.
    BrainKing,
    /// No outside text: what casual players agree on.
    House,
}

/// One way in which a rule set is simpler than the text it follows, or settles what the text
/// leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Simplification {
    /// Rules on the spot at the deciding occurrence; a human arbiter warns first.
    NoArbiter,
    /// A threat to win a man is seen if it would be captured on the next move or the one after a
    /// check, not if it takes more checks or a finished exchange.
    ShortThreatsOnly,
    /// A mate threat is seen when mate follows within [`RepetitionRule::kill_checks`] checks.
    ShortKillsOnly,
    /// Whether a protected man is worth less than its attacker is not weighed, but for a chariot
    /// attacked by a horse or a cannon.
    NoPieceValues,
    /// The text gives no number of repetitions for this; the number next to it is used.
    NumberAssumed,
    /// The text does not say what happens when both sides offend; each is judged by itself.
    MutualCasesOpen,
    /// The text could be read only in part.
    PartlyRead,
}

/// What is done about repeated positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RepetitionRule {
    /// The occurrence of a position that is judged: 3 for the third time. At least 2.
    pub decided_at: u8,
    /// What counts as an offence and how grave it is. An offence over a stretch of moves means
    /// every move of that side in the stretch.
    pub offences: &'static [(Offence, Gravity)],
    /// Against what an offence is weighed.
    pub weighing: Weighing,
    /// What happens to the offender.
    pub remedy: Remedy,
    /// What happens to a repetition without an offender.
    pub otherwise: Otherwise,
    /// What a chase is.
    pub chase: ChaseTerms,
    /// How many checks a mate threat may take to be seen. Whether threats count is the offences'
    /// matter; where they do not, they are still told in the evidence.
    pub kill_checks: u8,
}

/// What a side may do on every move of a repetition that a rule set can forbid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offence {
    /// Every move gives check (WXF D1-D5).
    PerpetualCheck,
    /// Every move creates a new attack on one and the same man (WXF D18-D96).
    PerpetualChase,
    /// Every move creates a new attack on one and the same man or takes away its protection, not
    /// all of them the former (WXF D104).
    PerpetualUndermining,
    /// Every move is a check, a mate threat or a chase of whatever man, 打 of the Chinese rules.
    PerpetualAttack,
    /// The position came about each time by a check of one and the same man; what was played in
    /// between does not matter.
    RepeatedCheck,
}

impl Offence {
    /// All offences.
    pub const ALL: [Offence; 5] = [
        Offence::PerpetualCheck,
        Offence::PerpetualChase,
        Offence::PerpetualUndermining,
        Offence::PerpetualAttack,
        Offence::RepeatedCheck,
    ];
}

/// How grave an offence is; the graver one loses. 0 is no offence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Gravity(pub u8);

/// Against what an offence is weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weighing {
    /// Against what the other side does: equal conduct excuses.
    AgainstOther,
    /// Against nothing.
    ByItself,
}

/// What happens to the offender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Remedy {
    /// It loses.
    Lose,
    /// Its move that would bring about the deciding occurrence cannot be played.
    Refuse,
}

/// What happens to a repetition without an offender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Otherwise {
    /// The game is drawn.
    Draw,
    /// The game goes on.
    PlayOn,
}

/// What counts as a chase. In every rule set the move must have created the attack, and a general is
/// no target: attacking it is check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChaseTerms {
    /// Men that may attack whatever they like.
    pub free_attackers: &'static [Role],
    /// Whether a soldier that has not crossed the river may be attacked freely.
    pub uncrossed_soldiers_free: bool,
    /// Attacker and target for which protection does not help: the target is worth more.
    pub despite_protection: &'static [(Role, Role)],
    /// Attacker and target that attack each other offer an exchange, if the target can take.
    pub exchanges: Exchange,
    /// How a man may be won.
    pub winning: Winning,
}

/// How a threat may win a man to count as an attack on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Winning {
    /// By capturing it on the next move.
    AtOnce,
    /// Also by a check after which it can be captured whatever the answer.
    AfterCheck,
}

/// Which pairs of men attacking each other are an offer to exchange, not a chase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exchange {
    /// Two of the same kind.
    SameRole,
    /// Two of equal worth: the same kind, horse and cannon, or the lesser men among themselves.
    EqualWorth,
    /// Any two.
    Any,
    /// None: every attack counts.
    Never,
}

impl Exchange {
    /// Whether an `attacker` attacking a `target` that can take it offers an exchange.
    #[must_use]
    pub const fn covers(self, attacker: Role, target: Role) -> bool {
        match self {
            Exchange::SameRole => attacker.index() == target.index(),
            Exchange::EqualWorth => worth(attacker) == worth(target),
            Exchange::Any => true,
            Exchange::Never => false,
        }
    }
}

/// What a man counts for in an exchange by the Chinese rules: a chariot two horses or cannons, one
/// of these two advisors, elephants or soldiers across the river. A general has no worth.
pub(super) const fn worth(role: Role) -> u8 {
    match role {
        Role::General => 0,
        Role::Advisor | Role::Elephant | Role::Soldier => 1,
        Role::Horse | Role::Cannon => 2,
        Role::Chariot => 4,
    }
}

/// When a game without captures is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveLimit {
    /// Never.
    Off,
    /// After this many moves of each side without a capture.
    Moves {
        /// Moves of each side, so half the plies.
        moves: u16,
        /// Which checks count as moves.
        checks: ChecksCounted,
    },
}

/// Which of a side's checks since the last capture count towards the move limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChecksCounted {
    /// All.
    All,
    /// The first ten; the others and the answers to those do not.
    FirstTen,
}

impl MoveLimit {
    /// 60 moves, ten checks of a side counted.
    pub const SIXTY: MoveLimit = MoveLimit::Moves { moves: 60, checks: ChecksCounted::FirstTen };
    /// 50 moves, ten checks of a side counted.
    pub const FIFTY: MoveLimit = MoveLimit::Moves { moves: 50, checks: ChecksCounted::FirstTen };

    /// The limit of this many moves of each side, ten checks of a side counted; 0 is no limit.
    #[must_use]
    pub const fn from_moves(moves: u16) -> MoveLimit {
        match moves {
            0 => MoveLimit::Off,
            moves => MoveLimit::Moves { moves, checks: ChecksCounted::FirstTen },
        }
    }

    /// The limit in moves of each side, 0 without one.
    #[must_use]
    pub const fn moves(self) -> u16 {
        match self {
            MoveLimit::Off => 0,
            MoveLimit::Moves { moves, .. } => moves,
        }
    }
}

/// Chariots attacked by horse or cannon are a gain even if protected (WXF D18-D25, D61-D62).
const CHARIOT_BY_LESSER: &[(Role, Role)] = &[(Role::Horse, Role::Chariot), (Role::Cannon, Role::Chariot)];

/// Chase of the Asian and world rules.
const ASIAN_CHASE: ChaseTerms = ChaseTerms {
    free_attackers: &[Role::General, Role::Soldier],
    uncrossed_soldiers_free: true,
    despite_protection: CHARIOT_BY_LESSER,
    exchanges: Exchange::SameRole,
    winning: Winning::AtOnce,
};

impl Ruleset {
    /// Asian and world rules: a one-sided perpetual check or chase loses at the third occurrence,
    /// mate threats and anything mixed are allowed, everything else is drawn.
    ///
    /// A chase made only by taking protection away weighs less than one by attacks: the book rules
    /// against the chaser in D39-D41 and D61 although the chased side undermines a protector on
    /// every move.
    pub const ASIAN: Ruleset = Ruleset {
        id: RulesetId::Asian,
        source: Source::Wxf2018,
        simplifications: &[Simplification::NoArbiter],
        repetition: RepetitionRule {
            decided_at: 3,
            offences: &[
                (Offence::PerpetualCheck, Gravity(4)),
                (Offence::PerpetualChase, Gravity(2)),
                (Offence::PerpetualUndermining, Gravity(1)),
            ],
            weighing: Weighing::AgainstOther,
            remedy: Remedy::Lose,
            otherwise: Otherwise::Draw,
            chase: ASIAN_CHASE,
            kill_checks: 1,
        },
        limit: MoveLimit::SIXTY,
    };

    /// Chinese rules, simplified: check, mate threat and chase are all attacks, of whatever man;
    /// who attacks on every move while the other side does not, loses.
    pub const CHINESE: Ruleset = Ruleset {
        id: RulesetId::Chinese,
        source: Source::Cxa2020,
        simplifications: &[
            Simplification::NoArbiter,
            Simplification::ShortThreatsOnly,
            Simplification::ShortKillsOnly,
            Simplification::NoPieceValues,
            Simplification::PartlyRead,
        ],
        repetition: RepetitionRule {
            decided_at: 3,
            offences: &[(Offence::PerpetualCheck, Gravity(4)), (Offence::PerpetualAttack, Gravity(2))],
            weighing: Weighing::AgainstOther,
            remedy: Remedy::Lose,
            otherwise: Otherwise::Draw,
            chase: ChaseTerms {
                exchanges: Exchange::EqualWorth,
                winning: Winning::AfterCheck,
                ..ASIAN_CHASE
            },
            kill_checks: 2,
        },
        limit: MoveLimit::SIXTY,
    };

    /// Rules of a large playing site: nobody loses by repetition; the offending move is refused
    /// when the position would stand for the fourth time. Two men attacking each other always
    /// offer an exchange there.
    pub const ONLINE: Ruleset = Ruleset {
        id: RulesetId::Online,
        source: Source::XiangqiCom,
        simplifications: &[Simplification::PartlyRead, Simplification::NumberAssumed],
        repetition: RepetitionRule {
            decided_at: 4,
            offences: &[
                (Offence::PerpetualCheck, Gravity(4)),
                (Offence::PerpetualChase, Gravity(2)),
                (Offence::PerpetualUndermining, Gravity(1)),
            ],
            weighing: Weighing::AgainstOther,
            remedy: Remedy::Refuse,
            otherwise: Otherwise::Draw,
            chase: ChaseTerms { exchanges: Exchange::Any, ..ASIAN_CHASE },
            kill_checks: 1,
        },
        limit: MoveLimit::SIXTY,
    };

    /// House rule of a turn-based club: no more than three checks with the same man in the same
    /// position, no perpetual attack on an unprotected man, no draw by repetition.
    pub const CLUB: Ruleset = Ruleset {
        id: RulesetId::Club,
        source: Source::BrainKing,
        simplifications: &[Simplification::NumberAssumed, Simplification::MutualCasesOpen],
        repetition: RepetitionRule {
            decided_at: 4,
            offences: &[(Offence::RepeatedCheck, Gravity(4)), (Offence::PerpetualChase, Gravity(2))],
            weighing: Weighing::ByItself,
            remedy: Remedy::Refuse,
            otherwise: Otherwise::PlayOn,
            chase: ChaseTerms {
                free_attackers: &[],
                uncrossed_soldiers_free: false,
                despite_protection: &[],
                exchanges: Exchange::Never,
                winning: Winning::AtOnce,
            },
            kill_checks: 1,
        },
        limit: MoveLimit::Off,
    };

    /// Perpetual check loses, every other third occurrence is a draw.
    pub const CASUAL: Ruleset = Ruleset {
        id: RulesetId::Casual,
        source: Source::House,
        simplifications: &[],
        repetition: RepetitionRule {
            decided_at: 3,
            offences: &[(Offence::PerpetualCheck, Gravity(4))],
            weighing: Weighing::AgainstOther,
            remedy: Remedy::Lose,
            otherwise: Otherwise::Draw,
            chase: ASIAN_CHASE,
            kill_checks: 1,
        },
        limit: MoveLimit::SIXTY,
    };

    /// The same rule set with another move limit.
    #[must_use]
    pub const fn with_limit(self, limit: MoveLimit) -> Ruleset {
        Ruleset { limit, ..self }
    }
}
