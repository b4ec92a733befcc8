"""A farm's barn set for dinner: timber frames under a pitched roof, bulbs between them, long tables, straw, doors open to the fields."""

import math
import random

from kit import building, cafe, dining, garden, lamps, plants, shore, tableware
from kit import materials as m
from kit.mesh import box, lathe, place, prototype, quad, tube


def build(theme, shot):
    """The barn; its eaves at shot.height, the ridge 3.2 m higher, the big doors ahead."""
    w, l, h = shot.width, shot.length, shot.height
    rng = random.Random(shot.id)
    shore.dusk(4.5, 25, 0.14, cover=0.4, tone="#ffd9b0", above="#9fb4d8", strength=1.3)
    box("floor", (w + 0.6, l + 0.6, 0.1), (w / 2, l / 2, -0.05), building.boards("barn-floor", "#4d3b2a", "#7d6347", 0.2, seed=18, rough=0.6))
    clad = building.boards("barn-wall", "#5a4330", "#8a6b4c", 0.18, seed=19, rough=0.8, gap=0.06)
    for x in (-0.05, w + 0.05):
        box("wall", (0.08, l, h), (x, l / 2, h / 2), clad)
    box("back", (w, 0.08, h + 3.2), (w / 2, -0.05, (h + 3.2) / 2), clad)
    _front(w, l, h, clad)
    _roof(w, l, h)
    _frames(w, l, h)
    _windows(w, l, h)
    _tables(theme, w, l, rng)
    _things(theme, w, l, rng)
    _light(w, l, h, rng)
    return {
        "cameras": {
            "main": {"at": (w * 0.60, 0.5, 1.62), "target": (w * 0.47, l), "lens": 19, "shift_y": 0.06},
            "second": {"at": (w * 0.12, l - 0.8, 1.62), "target": (w * 0.70, 0), "lens": 19, "shift_y": 0.06},
        },
        "caption": "谷仓",
        "develop": {"warmth": 0.48, "key": 0.19},
    }


def _front(w, l, h, clad):
    """The gable ahead with a double door open to the field."""
    x0, x1, top = w / 2 - 2.0, w / 2 + 2.0, 3.2
    box("left", (x0, 0.10, h), (x0 / 2, l, h / 2), clad)
    box("right", (w - x1, 0.10, h), ((w + x1) / 2, l, h / 2), clad)
    box("over", (x1 - x0, 0.10, h - top), (w / 2, l, top + (h - top) / 2), clad)
    quad("gable", [(0, l, h), (w, l, h), (w / 2 + 0.02, l, h + 3.2), (w / 2 - 0.02, l, h + 3.2)], clad)
    timber = m.plain("barn-door", "#6b4a30", 0.7, bump=0.5, bump_scale=40)
    for x, side in ((x0 - 1.05, -1), (x1 + 1.05, 1)):
        box("leaf", (2.0, 0.07, 3.1), (x, l - 0.12, 1.6), clad)
        for z in (0.12, 1.6, 3.08):
            box("rail", (2.0, 0.05, 0.16), (x, l - 0.17, z), timber, 0.006)
        tube("brace", [(x - side * 0.95, l - 0.18, 0.2), (x + side * 0.95, l - 0.18, 3.0)], 0.05, timber)
    tube("track", [(x0 - 2.1, l - 0.14, 3.28), (x1 + 2.1, l - 0.14, 3.28)], 0.03, m.plain("cast", "#1f2022", 0.45, metal=0.8))
    for x in (x0, x1):
        box("jamb", (0.2, 0.22, top), (x, l, top / 2), timber, 0.01)
    box("lintel", (4.4, 0.22, 0.24), (w / 2, l, top + 0.1), timber, 0.01)
    # The field: stubble, bales, a line of trees.
    straw = m.plain("field", "#a98d4e", 0.95, bump=1.0, bump_scale=6)
    box("field", (260, 200, 0.1), (w / 2, l + 100, -0.12), straw)
    bale = m.plain("bale", "#b8974f", 0.95, bump=1.0, bump_scale=30)
    for x, y in ((w / 2 - 3.2, l + 14), (w / 2 + 2.4, l + 22), (w / 2 - 0.4, l + 40)):
        lathe("bale", [(0.001, -0.6), (0.65, -0.6), (0.65, 0.6), (0.001, 0.6)], bale, (x, y, 0.62), 36).rotation_euler = (math.pi / 2, 0, x)
    trees = [plants.garden_tree(8.0, k, "#41542b", 3600) for k in (1, 2)]
    for i in range(12):
        place(trees[i % 2], (w / 2 - 34 + i * 6.1, l + 62 + 4 * (i % 3), 0), i, 1.0)
    box("path", (3.6, 40, 0.02), (w / 2, l + 20, -0.06), m.plain("path", "#a39479", 0.9, bump=0.8, bump_scale=20))


def _roof(w, l, h):
    """Boards on both slopes."""
    under = building.boards("barn-roof", "#4a3625", "#74573c", 0.2, seed=20, rough=0.8)
    for x, far in ((0, -0.4), (w, w + 0.4)):
        quad("slope", [(far, -0.3, h - 0.2), (far, l + 0.6, h - 0.2), (w / 2, l + 0.6, h + 3.2), (w / 2, -0.3, h + 3.2)], under)
    purlin = m.plain("barn-timber", "#5b4029", 0.7, bump=0.5, bump_scale=40)
    for t in (0.25, 0.5, 0.75):
        for side in (-1, 1):
            x, z = w / 2 + side * (w / 2) * (1 - t), h + 3.2 * t - 0.14
            box("purlin", (0.16, l, 0.2), (x, l / 2, z), purlin, 0.01)
    box("ridge", (0.18, l, 0.3), (w / 2, l / 2, h + 3.0), purlin, 0.01)


def _frames(w, l, h):
    """Posts, tie beams, rafters, king posts and curved braces every three and a half metres."""
    timber = m.plain("barn-timber", "#5b4029", 0.7, bump=0.5, bump_scale=40)
    count = round(l / 3.4)
    for i in range(count + 1):
        y = 0.2 + (l - 0.4) * i / count
        for x in (0.14, w - 0.14):
            box("post", (0.24, 0.24, h), (x, y, h / 2), timber, 0.015)
            side = 1 if x < 1 else -1
            arc = [(x + side * (0.1 + 1.3 * (1 - math.cos(a))), y, h - 1.45 + 1.4 * math.sin(a)) for a in (math.pi / 2 * k / 8 for k in range(9))]
            tube("brace", arc, 0.075, timber, resolution=2)
        box("tie", (w, 0.22, 0.28), (w / 2, y, h), timber, 0.015)
        box("king", (0.2, 0.2, 2.9), (w / 2, y, h + 1.5), timber, 0.012)
        for side in (-1, 1):
            run = math.hypot(w / 2, 3.2)
            box("rafter", (run, 0.18, 0.22), (w / 2 + side * w / 4, y, h + 1.55), timber, 0.012, rot=(0, side * math.atan2(3.2, w / 2), 0))
            tube("strut", [(w / 2, y, h + 0.3), (w / 2 + side * w * 0.22, y, h + 1.72)], 0.07, timber)


def _windows(w, l, h):
    """Small panes between the frames, daylight through them."""
    glow, bar = lamps._seen(m.glow("barn-pane", "#f3dcc0", 1.4)), m.plain("barn-door", "#6b4a30", 0.7, bump=0.5, bump_scale=40)
    count = round(l / 3.4)
    for i in range(count):
        y = 0.2 + (l - 0.4) * (i + 0.5) / count
        for x, side in ((0.0, 1), (w, -1)):
            box("pane", (0.02, 1.5, 1.0), (x + side * 0.01, y, 2.1), glow)
            for dy in (-0.75, -0.25, 0.25, 0.75):
                box("bar", (0.06, 0.05, 1.06), (x + side * 0.03, y + dy, 2.1), bar)
            for z in (1.58, 2.1, 2.62):
                box("bar", (0.06, 1.56, 0.05), (x + side * 0.03, y, z), bar)
            lamps.area("pane", (x + side * 0.12, y, 2.1), (1.4, 1.0), "#ffe3c2", 34, (w / 2, y, 0.3))


def _tables(theme, w, l, rng):
    """Two long tables of boards with chairs, greenery along their middle, laid places."""
    chair, top = cafe.bentwood(theme, "#5a3d28"), building.boards("barn-table", "#6b4f36", "#9a7852", 0.2, seed=21, rough=0.4)
    leg = m.plain("cast", "#1f2022", 0.45, metal=0.8)
    green = prototype("barn-green", lambda: place(plants.shrub(0.16, 3, "#6f8a5c", 260), (0, 0, -0.06)))
    for x in (w * 0.30, w * 0.70):
        y0, y1 = 2.6, l - 3.2
        box("top", (1.0, y1 - y0, 0.06), (x, (y0 + y1) / 2, 0.73), top, 0.008)
        for k in range(6):
            y = y0 + 0.5 + (y1 - y0 - 1.0) * k / 5
            for side in (-1, 1):
                tube("leg", [(x + side * 0.36, y, 0.7), (x - side * 0.30, y, 0)], 0.03, leg)
        count = int((y1 - y0) / 0.68)
        for i in range(count):
            y = y0 + (y1 - y0) * (i + 0.5) / count
            for side in (-1, 1):
                turn = math.pi / 2 * side
                place(chair, (x + side * (0.74 + rng.uniform(-0.02, 0.07)), y + rng.uniform(-0.03, 0.03), 0), turn + rng.uniform(-0.1, 0.1))
                place(dining.laid_place(theme), (x + side * 0.30, y, 0.76), turn + rng.uniform(-0.03, 0.03))
            if i % 2 == 0:
                place(green, (x + rng.uniform(-0.05, 0.05), y, 0.76), rng.uniform(0, 6), rng.uniform(0.9, 1.2))
            elif i % 4 == 1:
                place(tableware.flowers(theme, variant=i % 3), (x, y, 0.76), rng.uniform(0, 6), 0.75)
            else:
                place(garden.lantern(), (x, y, 0.76), rng.uniform(0, 1), 0.55)
        box("runner", (0.26, y1 - y0, 0.004), (x, (y0 + y1) / 2, 0.762), m.plain("barn-runner", "#d8cbb2", 0.9, bump=0.5))


def _things(theme, w, l, rng):
    """Bales of straw and crates by the walls, a counter with bread and apples, lanterns on the floor."""
    straw, crate = m.plain("bale", "#b8974f", 0.95, bump=1.0, bump_scale=30), m.plain("crate", "#a07c52", 0.7, bump=0.4, bump_scale=60)
    for x, y, z, turn in ((0.85, l - 1.2, 0, 0.05), (0.9, l - 2.3, 0, -0.04), (0.87, l - 1.7, 0.46, 0.1), (w - 0.85, l - 1.3, 0, 0.0), (w - 0.9, l - 2.4, 0, 0.06), (w * 0.16, 1.2, 0, 0.5)):
        box("straw", (0.55, 1.0, 0.45), (x, y, z + 0.23), straw, 0.05, 3, rot=(0, 0, turn))
    for k, (x, y, z) in enumerate(((w - 0.6, 1.3, 0), (w - 0.6, 1.95, 0), (w - 0.62, 1.6, 0.36))):
        for side in (-1, 1):
            for j in range(3):
                box("slat", (0.5, 0.02, 0.09), (x, y + side * 0.28, z + 0.06 + 0.115 * j), crate)
                box("slat", (0.02, 0.56, 0.09), (x + side * 0.25, y, z + 0.06 + 0.115 * j), crate)
        place(dining.heap("apples" if k % 2 else "greens"), (x, y, z + 0.16), k, 1.1)
    box("counter", (0.7, 3.2, 0.06), (w - 0.75, 5.0, 0.92), building.boards("barn-table", "#6b4f36", "#9a7852"), 0.008)
    for y in (3.7, 6.3):
        lathe("barrel", [(0.001, 0), (0.27, 0), (0.33, 0.3), (0.34, 0.45), (0.33, 0.6), (0.27, 0.9), (0.001, 0.9)], m.plain("barrel", "#6e4a2c", 0.6, bump=0.4, bump_scale=30), (w - 0.75, y, 0), 32)
    for k, kind in enumerate(("bread", "plates", "apples", "bread", "oranges")):
        place(dining.heap(kind), (w - 0.75, 3.7 + 0.62 * k, 0.95), k, 1.0)
    for x, y in ((w / 2 - 1.7, l - 0.9), (w / 2 + 1.7, l - 0.9), (w / 2 - 1.6, l - 2.0), (w / 2 + 1.6, l - 2.0)):
        place(garden.lantern(), (x, y, 0), x, 1.5)
    place(plants.indoor_tree(2.2, 1, "#4f6a3c", "#8a6a48"), (w / 2 - 2.6, l - 0.8, 0), 0, 0.95)
    place(plants.indoor_tree(2.2, 2, "#4f6a3c", "#8a6a48"), (w / 2 + 2.6, l - 0.8, 0), 1, 0.95)


def _light(w, l, h, rng):
    """Festoons along and across, their light gathered; the evening through the door."""
    for x in (w * 0.25, w * 0.5, w * 0.75):
        garden.festoon((x, 0.3, h + 0.5), (x, l - 0.3, h + 0.5), 0.35, rng, 0.5)
    count = round(l / 3.4)
    for i in range(count):
        y = 0.2 + (l - 0.4) * (i + 0.5) / count
        garden.festoon((0.3, y, h - 0.25), (w - 0.3, y + 0.6, h - 0.25), 0.45, rng, 0.5)
    for i in range(3):
        lamps.area("festoon", (w / 2, l * (i + 0.5) / 3, h - 0.5), (w * 0.8, l / 3.4), "#ffc486", 150, (w / 2, l * (i + 0.5) / 3, 0))
        lamps.area("roof", (w / 2, l * (i + 0.5) / 3, h + 0.2), (w * 0.7, l / 3.6), "#ffc486", 70, (w / 2, l * (i + 0.5) / 3, h + 4))
    lamps.area("door", (w / 2, l + 0.8, 1.9), (3.8, 2.8), "#ffe1b8", 320, (w / 2, 0, 0.5))
    sun = lamps.spot("sun", (w / 2 + 9, l + 20, 9), (w / 2 - 0.5, l - 4, 0), "#ffd29a", 26000, 26, 0.2, 0.25)
    sun.visible_glossy = False


