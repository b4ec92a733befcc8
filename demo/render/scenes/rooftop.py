"""A roof terrace at nightfall: boards, planters and a glass parapet before the city, sofas, standing tables, a bar under festoons."""

import math
import random

from kit import building, cafe, chairs, dining, garden, lamps, lounge, plants, tables, tableware, view
from kit import materials as m
from kit.mesh import box, place, quad, tube


def build(theme, shot):
    """The terrace: x across, the parapets ahead (y = length) and at the left (x = 0), the stair head at the right."""
    w, l = shot.width, shot.length
    rng = random.Random(shot.id)
    garden.evening_sky(0.4, math.radians(-40), 0.16)
    deck = building.boards("roof", "#4a3d30", "#77644e", 0.14, rough=0.5, along="x", gap=0.05)
    box("deck", (w, l, 0.1), (w / 2, l / 2, -0.05), deck)
    _city(w, l)
    _edge(w, l)
    _house(theme, w, l, rng)
    _seats(theme, w, l, rng)
    _lights(w, l, rng)
    return {
        "cameras": {
            "main": {"at": (w * 0.60, 0.5, 1.62), "target": (w * 0.40, l), "lens": 20, "shift_y": 0.045},
            "second": {"at": (w * 0.92, l * 0.18, 1.62), "target": (0.0, l * 0.80), "lens": 20, "shift_y": 0.045},
        },
        "caption": "屋顶露台",
        "develop": {"warmth": 0.52, "key": 0.19},
    }


def _city(w, l):
    """The skyline ahead and at the left, high enough that its own sky meets no edge."""
    view.backdrop((-60, l + 30), (w + 60, l + 30), 34, -44, 78, "blue", 0.58, 21, 0.36)
    view.backdrop((-30, -70), (-30, l + 70), 34, -44, 78, "blue", 0.58, 22, 0.36)


def _edge(w, l):
    """Glass on a kerb, steel posts and a rail; planters inside it."""
    steel, glass, kerb = m.plain("roof-steel", "#2e3134", 0.4, metal=0.8), m.thin_glass("roof-glass", "#eef4f4", 0.9), building.concrete("kerb", "#8c8a86", 5)
    box("kerb", (w + 0.4, 0.3, 0.22), (w / 2, l + 0.1, 0.11), kerb)
    box("kerb", (0.3, l + 0.4, 0.22), (-0.1, l / 2, 0.11), kerb)
    for i in range(int(w / 1.5) + 1):
        box("post", (0.05, 0.05, 0.95), (i * w / int(w / 1.5), l + 0.1, 0.69), steel)
    for i in range(int(l / 1.5) + 1):
        box("post", (0.05, 0.05, 0.95), (-0.1, i * l / int(l / 1.5), 0.69), steel)
    quad("glass", [(0, l + 0.1, 0.25), (w, l + 0.1, 0.25), (w, l + 0.1, 1.12), (0, l + 0.1, 1.12)], glass)
    quad("glass", [(-0.1, 0, 0.25), (-0.1, l, 0.25), (-0.1, l, 1.12), (-0.1, 0, 1.12)], glass)
    tube("rail", [(-0.1, 0, 1.17), (-0.1, l + 0.1, 1.17), (w, l + 0.1, 1.17)], 0.028, steel)
    timber = building.boards("planter", "#4c3826", "#745940", 0.10, seed=9, rough=0.6, along="x")
    shrub = [plants.shrub(0.36, k, "#3c5a35") for k in (0, 1)]
    for x, y, wide, deep in [(1.9 + 3.6 * i, l - 0.45, 2.4, 0.5) for i in range(int(w / 3.6))] + [(0.40, 2.2 + 3.6 * i, 0.5, 2.4) for i in range(int((l - 3) / 3.6))]:
        box("planter", (wide, deep, 0.46), (x, y, 0.23), timber, 0.006)
        box("soil", (wide - 0.06, deep - 0.06, 0.02), (x, y, 0.45), m.plain("soil", "#2b221b", 0.95, bump=0.8, bump_scale=80))
        box("light", (max(wide - 0.3, 0.02), 0.012, 0.012) if wide > deep else (0.012, deep - 0.3, 0.012), (x if wide > deep else x + 0.255, y - 0.255 if wide > deep else y, 0.05), lamps._seen(m.glow("planter-light", "#ffcf94", 9)))
        for k in range(5):
            along = (k - 2) * 0.46
            place(shrub[k % 2], (x + (along if wide > deep else 0), y + (0 if wide > deep else along), 0.40), k * 1.7, 0.8 + 0.08 * (k % 3))


def _house(theme, w, l, rng):
    """The stair head at the right: brick, a lit glazed front, the bar before it under a roof of slats."""
    brick = building.brick("roof", "#4a3a34", "#6f564a")
    box("house", (4, l * 0.62, 3.4), (w + 2.0, l * 0.40, 1.7), brick)
    box("cap", (4.2, l * 0.62 + 0.2, 0.12), (w + 2.0, l * 0.40, 3.46), m.plain("roof-steel", "#2e3134", 0.4, metal=0.8))
    warm = lamps._seen(m.glow("roof-room", "#ffcb8a", 1.6))
    for i in range(4):
        y = l * 0.16 + i * 1.75
        box("window", (0.06, 1.5, 2.3), (w - 0.01, y, 1.25), warm)
        for dy in (-0.75, 0, 0.75):
            box("bar", (0.09, 0.05, 2.36), (w - 0.03, y + dy, 1.25), m.plain("roof-steel", "#2e3134", 0.4, metal=0.8))
        box("shade", (0.07, 1.4, 0.7), (w - 0.02, y, 0.5), m.plain("roof-room-low", "#5a3c22", 0.8))
    wood = lounge.lead_wood(theme, "bar")
    x, y0, y1 = w - 2.3, l * 0.58, l * 0.58 + 3.6
    box("bar", (0.6, y1 - y0, 1.05), (x, (y0 + y1) / 2, 0.525), wood, 0.006)
    for i in range(int((y1 - y0) / 0.08)):
        box("rib", (0.03, 0.045, 1.0), (x - 0.31, y0 + 0.04 + i * 0.08, 0.52), wood, 0.006)
    box("top", (0.76, y1 - y0 + 0.1, 0.05), (x, (y0 + y1) / 2, 1.075), m.stone("roof-top", "#3a3f45", "#8b9196", seed=6, rough=0.2), 0.008)
    props, stool = dining.shelf_props(theme), cafe.bar_stool(theme, 0.76)
    box("back", (0.4, y1 - y0, 0.9), (w - 0.4, (y0 + y1) / 2, 0.45), wood, 0.006)
    for z in (0.92, 1.35, 1.78):
        box("shelf", (0.28, y1 - y0, 0.03), (w - 0.25, (y0 + y1) / 2, z), wood)
        box("strip", (0.012, y1 - y0 - 0.1, 0.012), (w - 0.12, (y0 + y1) / 2, z - 0.02), lamps._seen(m.glow("roof-shelf", "#ffcf94", 9)))
        for i in range(9):
            if rng.random() < 0.9:
                place(props[0] if rng.random() < 0.7 else props[1], (w - 0.26, y0 + 0.25 + i * 0.39, z + 0.015), math.pi / 2, 0.85)
    for i in range(4):
        place(stool, (x - 0.62 + rng.uniform(-0.05, 0.05), y0 + 0.5 + i * 0.88, 0), rng.uniform(0, 1))
        place(tableware.wine_glass(), (x - 0.1, y0 + 0.5 + i * 0.85, 1.10), 0)
    dark = m.plain("roof-steel", "#2e3134", 0.4, metal=0.8)
    for px, py in ((x - 0.9, y0 - 0.4), (x - 0.9, y1 + 0.4), (w - 0.1, y0 - 0.4), (w - 0.1, y1 + 0.4)):
        box("post", (0.09, 0.09, 2.7), (px, py, 1.35), dark, 0.004)
    for py in (y0 - 0.4, y1 + 0.4):
        box("beam", (3.3, 0.09, 0.16), (w - 1.6, py, 2.74), dark, 0.004)
    for i in range(18):
        box("slat", (0.05, y1 - y0 + 0.8, 0.12), (w - 3.1 + i * 0.17, (y0 + y1) / 2, 2.88), wood, 0.003)
    for i in range(3):
        place(dining.pendant(theme, "globe"), (x - 0.05, y0 + 0.6 + i * 1.2, 1.98), 0, 0.75)
    lamps.area("bar", (x, (y0 + y1) / 2, 2.0), (0.2, 3.0), "#ffd09a", 55, (x, (y0 + y1) / 2, 0), 150)
    lamps.area("shelf", (w - 0.5, (y0 + y1) / 2, 1.9), (0.05, 3.4), "#ffcf94", 26, (w - 0.2, (y0 + y1) / 2, 0.9))
    lamps.area("house", (w - 0.15, l * 0.30, 1.4), (6.5, 2.0), "#ffcb8a", 130, (0, l * 0.35, 0.4))


def _seats(theme, w, l, rng):
    """Two sofa groups on rugs at the left, standing tables in the middle, dining for eight ahead."""
    for y in (l * 0.30, l * 0.62):
        x = 2.9
        lounge.rug(theme, 3.4, 3.0, (x, y, 0.004), 0, ("#8c8373", "#6f675a", "#a89f8f"))
        place(lounge.sofa(theme, 2.2, "#b5ac9c", True, int(y)), (x - 1.35, y, 0.01), -math.pi / 2)
        place(lounge.low_table(theme, 1.1, 0.7), (x, y, 0.01), math.pi / 2)
        for side in (-1, 1):
            place(lounge.armchair(theme, "#5f6f63", side > 0), (x + 1.15, y + side * 0.75, 0.01), math.pi / 2 + side * 0.35, 0.95)
        for k in range(3):
            place(garden.lantern(), (x + rng.uniform(-0.2, 0.2), y - 0.25 + 0.25 * k, 0.41), rng.uniform(0, 1), 0.55)
        place(garden.lantern(), (x - 1.4, y - 1.5, 0.0), 0.3, 1.6)
        lamps.area("table", (x, y, 0.95), (0.3, 0.3), "#ffb766", 7, (x, y, 0.3))
    for index, (x, y) in enumerate(((w * 0.44, l * 0.34), (w * 0.60, l * 0.50), (w * 0.46, l * 0.66), (w * 0.62, l * 0.28), (w * 0.66, l * 0.72))):
        place(tables.high_table(theme), (x, y, 0), rng.uniform(0, 1.5))
        place(tableware.flowers(theme, variant=index % 3), (x, y, 1.10), rng.uniform(0, 6), 0.55)
        place(garden.lantern(), (x + 0.14, y - 0.14, 1.10), 0.3, 0.45)
        for _ in range(rng.randint(3, 5)):
            a, r = rng.uniform(0, 6.28), rng.uniform(0.22, 0.32)
            place(tableware.wine_glass(), (x + r * math.cos(a), y + r * math.sin(a), 1.102), rng.uniform(0, 6))
    seat = chairs.chair(theme, "chiavari")
    box("long-table", (3.2, 0.9, 0.05), (w * 0.42, l - 2.2, 0.74), building.boards("roof-table", "#6b4f36", "#9a7852", 0.15, seed=12, along="x"), 0.008)
    for px in (-1.3, 1.3):
        box("trestle", (0.08, 0.8, 0.72), (w * 0.42 + px, l - 2.2, 0.36), m.plain("roof-steel", "#2e3134", 0.4, metal=0.8), 0.006)
    for i in range(4):
        for side in (-1, 1):
            px = w * 0.42 - 1.2 + 0.8 * i
            place(seat, (px, l - 2.2 + side * 0.68, 0), (math.pi if side > 0 else 0) + rng.uniform(-0.08, 0.08))
            place(dining.laid_place(theme), (px, l - 2.2 + side * 0.26, 0.765), math.pi if side > 0 else 0)
    place(tableware.flowers(theme, variant=1), (w * 0.42, l - 2.2, 0.765), 0.4, 0.8)
    for x, y in ((w - 0.7, l * 0.08), (0.9, l - 1.3), (w - 3.6, l - 0.9)):
        place(plants.indoor_tree(2.6, 2, "#3c5a35", "#4a4744"), (x, y, 0), x, 1.0)


def _lights(w, l, rng):
    posts = [(0.5, 0.6), (0.5, l * 0.5), (0.5, l - 0.6), (w * 0.52, l - 0.4), (w - 3.3, l - 0.6), (w - 0.2, l * 0.46), (w - 0.2, 0.6)]
    for x, y in posts[:5]:
        tube("pole", [(x, y, 0), (x, y, 3.4)], 0.03, m.plain("roof-steel", "#2e3134", 0.4, metal=0.8))
    for a, b in ((0, 6), (1, 5), (0, 5), (1, 6), (2, 5), (1, 4), (1, 3)):
        garden.festoon((*posts[a], 3.38), (*posts[b], 3.38), rng.uniform(0.35, 0.55), rng, 0.5)
    for x, y in ((w * 0.3, l * 0.25), (w * 0.7, l * 0.25), (w * 0.3, l * 0.65), (w * 0.65, l * 0.65)):
        lamps.area("festoon", (x, y, 2.9), (w * 0.34, l * 0.34), "#ffc078", 120, (x, y, 0))


