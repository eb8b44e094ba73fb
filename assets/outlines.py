#!/usr/bin/env python3
"""Writes src/app/view/glyphs/{hanzi,letters}.rs: outlines for discs and river.

    python3 -m pip install fonttools
    # in the repository's root:
    python3 assets/outlines.py LXGWWenKai-Bold.ttf NotoSerifCJK-Black.ttc

Each outline becomes SVG path data in a box of 1000 units, x to the right, y down,
(0, 0) in the middle of the character. See assets/README.md for the why.
"""

import math
import sys

from fontTools.pens.basePen import BasePen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

# Name in hanzi.rs and character. The simplified set takes what it does not list here
# from the traditional one.
MEN = {
    "RED_GENERAL": "帥",
    "RED_ADVISOR": "仕",
    "RED_ELEPHANT": "相",
    "RED_HORSE": "傌",
    "RED_CHARIOT": "俥",
    "RED_CANNON": "炮",
    "RED_SOLDIER": "兵",
    "BLACK_GENERAL": "將",
    "BLACK_ADVISOR": "士",
    "BLACK_ELEPHANT": "象",
    "BLACK_HORSE": "馬",
    "BLACK_CHARIOT": "車",
    "BLACK_CANNON": "砲",
    "BLACK_SOLDIER": "卒",
    "RED_GENERAL_SIMPLIFIED": "帅",
    "BLACK_GENERAL_SIMPLIFIED": "将",
    "HORSE_SIMPLIFIED": "马",
    "CHARIOT_SIMPLIFIED": "车",
}
RIVER = {"CHU": "楚", "HE": "河", "HAN": "漢", "HAN_SIMPLIFIED": "汉", "JIE": "界"}
NUMERALS = "一二三四五六七八九"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

# How far each edge of a stroke is moved outwards, in font units (1000 an em). The
# font's bold cut is made for text; a character on a disc 31 px wide needs more ink.
WEIGHT = 14
# The character that reaches farthest from its middle is scaled to this radius.
REACH = 500
# The others: 0 would give all the same scale, so that 炮 touches the ring while 卒 is far from
# it; 1 the same reach, so that 炮 is small.
EVENNESS = 0.45
# Height of a capital letter; letters too wide for REACH at this height are made smaller.
CAPITAL = 640


def contours(font, char):
    """Lists of (x, y, on_curve), y up, without points that repeat."""
    glyph = font["glyf"][font.getBestCmap()[ord(char)]]
    points, ends, flags = glyph.getCoordinates(font["glyf"])
    start, result = 0, []
    for end in ends:
        part = [(*points[i], bool(flags[i] & 1)) for i in range(start, end + 1)]
        part = [p for i, p in enumerate(part) if p[:2] != part[i - 1][:2]]
        result.append(part)
        start = end + 1
    return result


def unit(a, b):
    length = math.hypot(b[0] - a[0], b[1] - a[1])
    return ((b[0] - a[0]) / length, (b[1] - a[1]) / length)


def embolden(part, weight):
    """Moves every point away from the ink, which lies right of a TrueType contour."""
    moved = []
    for i, (x, y, on) in enumerate(part):
        before, after = unit(part[i - 1], part[i]), unit(part[i], part[(i + 1) % len(part)])
        turn = 1 + before[0] * after[0] + before[1] * after[1]
        nx, ny = -before[1] - after[1], before[0] + after[0]
        k = weight / max(turn, 0.7)  # the limit keeps sharp tips from growing thorns
        moved.append((x + nx * k, y + ny * k, on))
    return moved


def middle(a, b):
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def simplify(part):
    """Drops points whose loss moves the outline by about a unit."""
    changed = True
    while changed:
        changed = False
        for i, p in enumerate(part):
            a, b = part[i - 1], part[(i + 1) % len(part)]
            if not p[2]:
                continue
            if a[2] and b[2]:  # on a straight line
                d = unit(a, b) if a[:2] != b[:2] else (0, 0)
                off = abs((p[0] - a[0]) * d[1] - (p[1] - a[1]) * d[0])
                if off < 2 or math.dist(a[:2], p[:2]) < 4:
                    del part[i]
                    changed = True
                    break
            elif not a[2] and not b[2] and math.dist(p[:2], middle(a, b)) < 2:
                del part[i]  # what TrueType implies between two curves anyway
                changed = True
                break
    return part


def flat(part):
    """The contour as points dense enough for measuring."""
    n, out = len(part), []
    for i, p in enumerate(part):
        if p[2]:
            out.append(p[:2])
            continue
        a, b = part[i - 1], part[(i + 1) % n]
        a = a[:2] if a[2] else middle(a, p)
        b = b[:2] if b[2] else middle(p, b)
        for t in (0, 0.25, 0.5, 0.75, 1):
            out.append(tuple((1 - t) ** 2 * a[k] + 2 * t * (1 - t) * p[k] + t * t * b[k] for k in (0, 1)))
    return out


def number(value):
    return str(int(value))


def write(command, *values):
    """One path command; a minus sign separates by itself."""
    text = command
    for i, value in enumerate(values):
        if i and value >= 0:
            text += " "
        text += number(value)
    return text


def path(part):
    """Relative commands on whole units. Control points lie on even numbers, so that
    the points TrueType implies between them are whole too and `t` stays exact."""
    part = [(round(x), round(y), on) if on else (2 * round(x / 2), 2 * round(y / 2), on) for x, y, on in part]
    first = next((i for i, p in enumerate(part) if p[2]), None)
    if first is None:
        x, y = middle(part[0], part[-1])
        part, first = [(x, y, True), *part], 0
    part = part[first:] + part[:first] + [part[first]]
    out, at, smooth = [write("M", *part[0][:2])], part[0], False
    i = 1
    while i < len(part):
        p = part[i]
        if p[2]:
            dx, dy = p[0] - at[0], p[1] - at[1]
            if i < len(part) - 1 and (dx or dy):  # `z` draws the last line
                out.append(write("h", dx) if dy == 0 else write("v", dy) if dx == 0 else write("l", dx, dy))
            at, smooth = p, False
            i += 1
            continue
        follow = part[i + 1]
        end = follow if follow[2] else (*middle(p, follow), False)
        step = (end[0] - at[0], end[1] - at[1])
        out.append(write("t", *step) if smooth else write("q", p[0] - at[0], p[1] - at[1], *step))
        at, smooth = end, not follow[2]
        i += 2 if follow[2] else 1
    return "".join(out) + "z"


def centered(font, char):
    """The character's heavier contours around the middle of its bounding box, and its reach."""
    parts = [embolden(part, WEIGHT) for part in contours(font, char)]
    dots = [dot for part in parts for dot in flat(part)]
    xs, ys = [x for x, _ in dots], [y for _, y in dots]
    cx, cy = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    reach = max(math.hypot(x - cx, y - cy) for x, y in dots)
    return [[(x - cx, cy - y, on) for x, y, on in part] for part in parts], reach


def outline(font, char, farthest=None):
    """Path data of a character; `farthest` is the largest reach of those it stands beside on
    discs. The font has 1000 units an em, as the box has."""
    parts, reach = centered(font, char)
    scale = REACH / farthest * (farthest / reach) ** EVENNESS if farthest else 1
    parts = [[(scale * x, scale * y, on) for x, y, on in part] for part in parts]
    return "".join(path(simplify(part)) for part in parts)


class DataPen(BasePen):
    """Path data for what any font or drawing draws: relative commands, whole units."""

    def __init__(self):
        super().__init__()
        self.out, self.at, self.start = [], (0, 0), (0, 0)

    def add(self, command, *points):
        points = [(round(x), round(y)) for x, y in points]
        self.out.append(write(command, *(v for x, y in points for v in (x - self.at[0], y - self.at[1]))))
        self.at = points[-1]

    def _moveTo(self, point):
        self.at = (0, 0)
        self.add("M", point)
        self.start = self.at

    def _lineTo(self, point):
        dx, dy = round(point[0]) - self.at[0], round(point[1]) - self.at[1]
        if (dx or dy) and (round(point[0]), round(point[1])) != self.start:  # `z` draws the last line
            self.out.append(write("h", dx) if dy == 0 else write("v", dy) if dx == 0 else write("l", dx, dy))
        self.at = (self.at[0] + dx, self.at[1] + dy)

    def _qCurveToOne(self, control, end):
        self.add("q", control, end)

    def _curveToOne(self, control, other, end):
        self.add("c", control, other, end)

    def _closePath(self):
        self.out.append("z")

    def data(self):
        return "".join(self.out)


def letter(font, char):
    """Path data of a capital, in the middle sideways; Q's tail does not lift it."""
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    glyph, bounds, record = glyphs[names[ord(char)]], BoundsPen(glyphs), RecordingPen()
    glyph.draw(bounds)
    glyph.draw(record)
    top = font["OS/2"].sCapHeight
    cx, cy = (bounds.bounds[0] + bounds.bounds[2]) / 2, top / 2
    reach = max(math.hypot(x - cx, y - cy) for _, points in record.value for x, y in points)
    scale = min(CAPITAL / top, REACH / reach)
    pen = DataPen()
    glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, -scale * cx, scale * cy)))
    return pen.data()


def head(what, font, licence):
    return [
        f"//! {what} as outlines, made by `assets/outlines.py`; do not edit.",
        "//!",
        f"//! From {font['name'].getDebugName(4)}, {font['name'].getDebugName(5).split(';')[0].lower()}, under the",
        f"//! SIL Open Font License 1.1 (`assets/licenses/{licence}`).",
        "//! Box and units: see the parent module.",
        "",
    ]


def save(name, lines):
    with open(f"src/app/view/glyphs/{name}.rs", "w", encoding="utf-8") as file:
        file.write("\n".join([*lines, ""]))


def main():
    kai, serif = TTFont(sys.argv[1]), TTFont(sys.argv[2], fontNumber=0)

    lines = head("Chinese characters", kai, "OFL-LXGW-WenKai.txt")
    farthest = max(centered(kai, char)[1] for char in MEN.values())
    for names, limit in ((MEN, farthest), (RIVER, None)):
        for name, char in names.items():
            lines += [f"/// {char}", f'pub(super) const {name}: &str = "{outline(kai, char, limit)}";']
        lines.append("")
    lines += ["/// One to nine.", "pub(super) static NUMERALS: [&str; 9] = ["]
    for char in NUMERALS:
        lines += [f"    // {char}", f'    "{outline(kai, char)}",']
    save("hanzi", [*lines, "];"])

    lines = head("Latin capitals", serif, "OFL-Noto-Serif-CJK.txt")
    lines += ["/// A to Z.", "pub(super) static CAPITALS: [&str; 26] = ["]
    lines += [f'    "{letter(serif, char)}",' for char in LETTERS]
    save("letters", [*lines, "];"])


if __name__ == "__main__":
    main()
