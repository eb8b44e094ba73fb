#!/usr/bin/env python3
"""Draws the pictograms of the seven men; writes src/app/view/glyphs/pictograms.rs.

    python3 -m pip install fonttools skia-pathops
    python3 assets/pictograms.py                         # run in the repository's root

A drawing is layers of ink and cuts, in the box of the outlines: 1000 units, x to the
right, y down, (0, 0) in the middle, all within 500 units of it. A board square of 34 px
leaves about 23 px for the drawing, so nothing thinner than 40 units is drawn or cut.
"""

import math

from fontTools.svgLib.path import parse_path
from pathops import LineCap, LineJoin, Path, PathOp, op

from outlines import DataPen, save


def shape(d):
    path = Path()
    parse_path(d, path.getPen(glyphSet=None))
    path.convertConicsToQuads()
    return path


def circle(x, y, r):
    return shape(f"M{x - r} {y}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1 {-2 * r} 0z")


def box(x0, y0, x1, y1, r=0):
    if not r:
        return shape(f"M{x0} {y0}H{x1}V{y1}H{x0}z")
    a = f"a{r} {r} 0 0 1"
    return shape(f"M{x0 + r} {y0}H{x1 - r}{a} {r} {r}V{y1 - r}{a} {-r} {r}H{x0 + r}{a} {-r} {-r}V{y0 + r}{a} {r} {-r}z")


def line(d, width, cap=LineCap.ROUND_CAP):
    """The open path `d` drawn with a pen."""
    path = shape(d)
    path.stroke(width, cap, LineJoin.ROUND_JOIN, 4)
    path.convertConicsToQuads()
    return path


def grown(path, by):
    """`path` with a margin, for cutting a gap around it."""
    edge = Path(path)
    edge.stroke(2 * by, LineCap.ROUND_CAP, LineJoin.ROUND_JOIN, 4)
    edge.convertConicsToQuads()
    return op(path, edge, PathOp.UNION)


def ink(*paths):
    result = Path()
    for path in paths:
        result = op(result, path, PathOp.UNION)
    return result


def cut(path, *holes):
    for hole in holes:
        path = op(path, hole, PathOp.DIFFERENCE)
    return path


def beside(front, behind, gap):
    """`front` over `behind`, with a gap between the two."""
    return ink(front, cut(behind, grown(front, gap)))


def turned(path, degrees, x=0, y=0):
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return path.transform(c, s, -s, c, x - c * x + s * y, y - s * x - c * y)


def moved(path, x, y):
    return path.transform(1, 0, 0, 1, x, y)


def mirrored(path):
    return path.transform(-1, 0, 0, 1, 0, 0)


def wheel(x, y, r, rim, spokes):
    parts = [cut(circle(x, y, r), circle(x, y, r - rim)), circle(x, y, 66)]
    for i in range(spokes):
        parts.append(turned(line(f"M{x} {y}V{y - r + rim / 2}", 44), i * 360 / spokes, x, y))
    return ink(*parts)


def general():
    """A crown of three points over its band."""
    points = shape("M-292 190L-372 -176Q-262 -10 -176 -40Q-62 -90 0 -330Q62 -90 176 -40Q262 -10 372 -176L292 190Q0 150 -292 190z")
    tips = [circle(-378, -208, 62), circle(0, -358, 68), circle(378, -208, 62)]
    band = shape("M-304 252Q0 208 304 252L290 372Q0 330 -290 372z")
    return moved(ink(points, band, *tips), 0, 26)


def advisor():
    """A bearded official in his winged hat."""
    crest = shape("M-104 -300V-380C-104 -470 104 -470 104 -380V-300z")
    cap = shape("M-168 -108V-220C-168 -296 -100 -330 0 -330S168 -296 168 -220V-108Q0 -146 -168 -108z")
    wing = ink(line("M150 -214L330 -224", 46), turned(circle(0, 0, 1).transform(92, 0, 0, 66, 362, -226), -4, 362, -226))
    face = shape("M-136 -54Q0 -90 136 -54C136 50 108 100 66 130Q40 230 0 300Q-40 230 -66 130C-108 100 -136 50 -136 -54z")
    robe = shape("M-326 340C-326 210 -240 124 0 124S326 210 326 340Q0 420 -326 340z")
    return moved(ink(beside(cap, crest, 40), wing, mirrored(wing), beside(face, robe, 44)), 0, 30)


def elephant():
    """An elephant's head from the front."""
    trunk = shape(
        "M-140 -210C-140 -330 140 -330 140 -210C150 -90 128 -20 100 90C84 160 70 220 76 290C80 330 110 340 140 326"
        "C180 306 222 340 206 384C184 440 60 456 0 400C-60 344 -60 220 -100 90C-128 -20 -150 -90 -140 -210z"
    )
    ear = shape("M190 -280C300 -350 460 -260 450 -90C444 20 380 120 290 110C220 100 170 20 196 -80C210 -140 200 -210 190 -280z")
    tusk = shape("M160 60C150 150 200 230 300 236C240 200 222 150 226 112z")
    return cut(ink(trunk, ear, mirrored(ear), tusk, mirrored(tusk)), circle(-72, -120, 30), circle(72, -120, 30))


def horse():
    """A horse's head in profile."""
    head = shape(
        "M-232 380C-232 240 -60 190 -40 40C-110 90 -170 96 -210 120C-240 150 -262 196 -306 190"
        "C-380 180 -404 110 -384 60C-350 -10 -270 -110 -214 -210C-190 -256 -140 -290 -84 -312L-56 -430"
        "C-6 -410 34 -360 54 -320C244 -262 326 -60 306 380z"
    )
    mane = line("M62 -226C176 -150 222 30 208 300", 48)
    return moved(cut(head, circle(-118, -150, 38), mane), 20, 10)


def chariot():
    """A tower on a wheel."""
    tower = shape("M-286 -424H-158V-344H-64V-424H64V-344H158V-424H286V-214L220 -150V160H-220V-150L-286 -214z")
    return moved(beside(wheel(0, 176, 276, 64, 8), tower, 46), 0, 10)


def cannon():
    """A gun on its carriage, aimed up to the right."""
    barrel = ink(
        shape("M-290 -104L260 -76H330V-118H410V118H330V76H260L-290 104Q-350 90 -350 0T-290 -104z"),
        circle(-372, 0, 56),
    )
    trail = line("M-60 180L-380 304", 100)
    gun = beside(moved(turned(barrel, -26), 20, -82), trail, 40)
    return beside(wheel(-20, 212, 210, 58, 6), gun, 42)


def soldier():
    """A man with a conical hat and a spear."""
    hat = shape("M-70 -412L226 -146Q-70 -212 -366 -146z")
    face = shape("M-214 -96Q-70 -138 74 -96C74 10 10 70 -70 70S-214 10 -214 -96z")
    body = shape("M-364 330C-364 190 -230 118 -70 118S224 190 224 330Q-70 400 -364 330z")
    spear = ink(line("M312 330V-130", 62), shape("M312 -380L390 -216L312 -110L234 -216z"))
    return beside(spear, ink(hat, face, body), 44)


# A solid drawing looks larger than a character of the same reach; none may reach beyond 490.
SCALE = 0.96
DRAWINGS = (general, advisor, elephant, horse, chariot, cannon, soldier)


def main():
    lines = [
        "//! Pictograms of the seven men, drawn by `assets/pictograms.py`; do not edit.",
        "//!",
        "//! Box and units: see the parent module.",
        "",
    ]
    for draw in DRAWINGS:
        path, pen = draw(), DataPen()
        scale = min(SCALE, 490 / max(math.hypot(x, y) for _, points in path.segments for x, y in points))
        path = path.transform(scale, 0, 0, scale, 0, 0)
        path.convertConicsToQuads()
        path.draw(pen)
        lines += [f"/// {draw.__doc__}", f'pub(super) const {draw.__name__.upper()}: &str = "{pen.data()}";']
    save("pictograms", lines)


if __name__ == "__main__":
    main()
