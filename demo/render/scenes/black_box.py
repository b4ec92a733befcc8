"""A black-box theatre: a flat floor in black, a bank of seats pulled out, a grid of lanterns, a rehearsal's chairs in a pool of light."""

import math
import random

from kit import building, lamps, places, rig
from kit import materials as m
from kit.mesh import box, place, tube


def build(theme, shot):
    """Seats at the right on five steps, the playing floor at the left and ahead, drapes before the back wall."""
    w, l, h = shot.width, shot.length, shot.height
    rng = random.Random(shot.id)
    floor = building.boards("dance-floor", "#1d1d1f", "#2a2a2d", 1.0, seed=14, rough=0.32, gap=0.008)
    black = building.brick("black-box", "#18181a", "#252528", "#1c1c1e")
    building.shell(w, l, h, floor, black, m.plain("box-lid", "#0e0e0f", 0.95))
    _grid(w, l, h)
    _drapes(w, l, h)
    _bank(w, l, rng)
    _play(w, l, h, rng)
    _rig(w, l, h, rng)
    return {
        "cameras": {
            "main": {"at": (w * 0.16, 0.6, 1.62), "target": (w * 0.58, l), "lens": 19, "shift_y": 0.06},
            "second": {"at": (w * 0.93, l * 0.22, 2.9), "target": (w * 0.10, l * 0.70), "lens": 19, "shift_y": 0.0},
        },
        "caption": "黑匣子剧场",
        "develop": {"warmth": 0.7, "key": 0.14, "contrast": 1.12},
    }


def _grid(w, l, h):
    """Pipes both ways under the lid, cable along them, a catwalk at the left wall."""
    pipe = m.plain("pipe", "#4a4c50", 0.45, metal=0.8)
    for i in range(1, int(w / 1.6) + 1):
        tube("pipe", [(i * w / (int(w / 1.6) + 1), 0.2, h - 1.0), (i * w / (int(w / 1.6) + 1), l - 0.2, h - 1.0)], 0.026, pipe)
    for j in range(1, int(l / 1.6) + 1):
        tube("pipe", [(0.2, j * l / (int(l / 1.6) + 1), h - 0.95), (w - 0.2, j * l / (int(l / 1.6) + 1), h - 0.95)], 0.026, pipe)
    for i in range(4):
        for j in range(4):
            x, y = w * (i + 0.5) / 4, l * (j + 0.5) / 4
            tube("rod", [(x, y, h - 0.95), (x, y, h)], 0.012, pipe)
    deck = m.plain("catwalk", "#26272a", 0.6, metal=0.5, bump=0.8, bump_scale=160)
    box("catwalk", (0.9, l, 0.06), (0.45, l / 2, h - 2.2), deck)
    for z in (h - 1.75, h - 1.25):
        tube("rail", [(0.9, 0, z), (0.9, l, z)], 0.02, pipe)
    for i in range(int(l / 1.5)):
        tube("post", [(0.9, i * 1.5 + 0.4, h - 2.2), (0.9, i * 1.5 + 0.4, h - 1.25)], 0.016, pipe)


def _drapes(w, l, h):
    for x0, x1, seed in ((0.4, w * 0.36, 1.0), (w * 0.40, w * 0.62, 2.0)):
        rig.drape((x0, l - 0.5), (x1, l - 0.5), 0.05, h - 1.1, "#151517", 0.24, 0.10, seed)
    for y0, y1, seed in ((l * 0.40, l - 0.6, 3.0),):
        rig.drape((0.35, y0), (0.35, y1), 0.05, h - 2.3, "#151517", 0.24, 0.10, seed)
    box("door", (1.7, 0.06, 2.3), (w * 0.80, l - 0.04, 1.15), m.plain("box-door", "#303236", 0.5), 0.006)
    box("gap", (0.012, 0.07, 2.3), (w * 0.80, l - 0.045, 1.15), m.plain("box-lid", "#0e0e0f", 0.95))
    for s in (-1, 1):
        tube("bar", [(w * 0.80 + s * 0.12, l - 0.12, 1.05), (w * 0.80 + s * 0.72, l - 0.12, 1.05)], 0.018, m.plain("chrome", "#c8cacd", 0.18, metal=1.0))
    building.exit_sign((w * 0.80, l - 0.08, 2.52))


def _bank(w, l, rng):
    """Five steps of seats along the right wall, looking to -x; steps at both ends and a rail."""
    seat = places.row_seat("#7c1f26", None, 0.92)
    steel, deck = m.plain("bank-steel", "#3a3c40", 0.5, metal=0.7), m.plain("bank-deck", "#2a2a2c", 0.8, bump=0.4)
    strip = lamps._seen(m.glow("step-light", "#ffd9a0", 5))
    x0, y0, y1 = w - 5.6, 2.2, l - 2.4
    for row in range(5):
        left, z = x0 + row * 1.05, row * 0.34
        if z:
            box("step", (w - left, y1 - y0, 0.34), ((w + left) / 2, (y0 + y1) / 2, z - 0.17), deck)
            box("nosing", (0.03, y1 - y0, 0.014), (left + 0.01, (y0 + y1) / 2, z + 0.003), steel)
            for y in (y0 + 0.5, y1 - 0.5):
                box("strip", (0.012, 0.8, 0.012), (left - 0.006, y, z - 0.04), strip)
        count = int((y1 - y0 - 2.0) / 0.57)
        for i in range(count):
            place(seat, (left + 0.62, (y0 + y1) / 2 + (i - (count - 1) / 2) * 0.57 + rng.uniform(-0.008, 0.008), z), math.pi / 2 + rng.uniform(-0.01, 0.01))
    for y in (y0, y1):
        tube("rail", [(x0 + 1.05, y, 1.3), (w - 0.2, y, 2.45)], 0.02, steel)
        for k in range(5):
            tube("post", [(x0 + 1.1 + k, y, 0.34 * (k + 1)), (x0 + 1.1 + k, y, 1.3 + 0.27 * k)], 0.016, steel)


def _play(w, l, h, rng):
    """A table and six chairs for a reading, a ladder of cubes, a ghost light."""
    x, y = w * 0.30, l * 0.52
    wood = m.plain("prop-wood", "#8a6848", 0.5, bump=0.2)
    box("table", (1.8, 0.9, 0.05), (x, y, 0.74), wood, 0.008, rot=(0, 0, 0.2))
    for dx in (-0.8, 0.8):
        for dy in (-0.36, 0.36):
            c, s = math.cos(0.2), math.sin(0.2)
            tube("leg", [(x + dx * c - dy * s, y + dx * s + dy * c, 0.72), (x + dx * c - dy * s, y + dx * s + dy * c, 0)], 0.028, wood)
    from kit import cafe, tableware
    from kit.themes import themes

    chair = cafe.bentwood(themes["walnut"], "#7a5536")
    for k, (dx, dy, turn) in enumerate(((-0.5, -0.75, 0.2), (0.4, -0.72, 0.05), (-0.55, 0.78, 3.3), (0.45, 0.75, 3.0), (1.35, 0.2, 1.7), (-2.2, -0.6, -0.9))):
        place(chair, (x + dx, y + dy, 0), turn + rng.uniform(-0.2, 0.2))
    for k in range(4):
        place(tableware.notepad(themes["walnut"]), (x - 0.5 + 0.34 * k, y - 0.22 + 0.4 * (k % 2), 0.766), rng.uniform(-0.5, 0.5), 1.25)
    cube = m.plain("cube", "#d9d5cc", 0.7)
    for cx, cy, size, z, turn in ((w * 0.20, l * 0.74, 0.6, 0, 0.3), (w * 0.25, l * 0.77, 0.6, 0, -0.2), (w * 0.22, l * 0.75, 0.6, 0.6, 0.5), (w * 0.42, l * 0.76, 0.45, 0, 0.1)):
        box("cube", (size, size, size), (cx, cy, z + size / 2), cube, 0.006, rot=(0, 0, turn))
    place(rig.flight_case(), (w * 0.07, l * 0.26, 0), 0.2)
    place(rig.flight_case(0.7, 0.6, 0.9), (w * 0.065, l * 0.335, 0), -0.1)
    place(rig.cable_ramp(2.4), (w * 0.46, 1.9, 0), 1.2)


def _rig(w, l, h, rng):
    """Lanterns on the grid, four of them at work; a blue wash on the drapes."""
    warm, cool, off = rig.fresnel("#ffdfb0", 26), rig.fresnel("#9fc0ff", 20), rig.fresnel("#3a3a3c", 0.1)
    focus = (w * 0.30, l * 0.52, 0.8)
    for i, (x, y) in enumerate(((w * 0.17, l * 0.34), (w * 0.33, l * 0.30), (w * 0.50, l * 0.40), (w * 0.17, l * 0.66), (w * 0.50, l * 0.66))):
        at = (x, y, h - 1.45)
        rig.hang(warm if i % 3 else cool, at, focus)
        lamps.spot("key", at, focus, "#ffdfb0" if i % 3 else "#b4ccff", 1900 if i % 3 else 1400, 32, 0.5, 0.06)
        rig.beam((at[0], at[1], at[2] - 0.15), focus, "#ffe2b8" if i % 3 else "#b9cfff", 0.020, 0.10, 0.15)
    for i in range(14):
        x, y = w * rng.uniform(0.1, 0.9), l * rng.uniform(0.12, 0.9)
        rig.hang(off, (x, y, h - 1.45), (x + rng.uniform(-2, 2), y + rng.uniform(-2, 2), 0))
    for x in (w * 0.12, w * 0.28, w * 0.50):
        lamps.spot("cyc", (x, l - 2.4, h - 1.4), (x, l - 0.4, 1.6), "#4b6fd8", 420, 62, 0.8)
    for i in range(4):
        y = l * (0.2 + 0.2 * i)
        lamps.spot("seats", (w - 4.2, y, h - 1.2), (w - 2.6, y, 1.0), "#ffd2a0", 90, 74, 0.8)
    lamps.area("fill", (w / 2, l / 2, h - 1.1), (w * 0.8, l * 0.8), "#c9d0e0", 1.3 * w * l, (w / 2, l / 2, 0))
