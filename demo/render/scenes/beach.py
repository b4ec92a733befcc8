"""Dinner on a lawn by the sea at dusk: long tables under festoons, palms, sand and the last light on the water."""

import math
import random

from kit import chairs, garden, lamps, plants, shore, tables, tableware
from kit import materials as m
from kit.mesh import box, place, tube


def build(theme, shot):
    """Lawn to y = 16, then a low kerb, sand and the sea; the sun sets ahead to the left."""
    rng = random.Random(shot.id)
    second = shot.camera == "second"
    eye = (7.6, 0.4) if second else (-0.2, -2.2)
    shore.dusk(1.6, -16, 0.16, cover=0.62, tone="#ff9d6b", above="#5b6a9c", strength=1.15)
    garden.lawn(-22, 24, -6, 16.2, eye, [(-0.97, 0.97, -2.2, 12.5), (-3.1, 3.1, 12.4, 15.9)])
    box("kerb", (60, 0.4, 0.12), (0, 16.4, 0.03), m.stone("kerb", "#a79d8e", "#857b6c", seed=4, rough=0.6, tile=3.0))
    shore.sand(-60, 60, 16.5, 34.0, 0.8)
    shore.sea(-420, 420, 31.5, 900, -0.62)
    _tables(theme, rng)
    _arch(theme, rng)
    _palms(rng)
    _lights(rng)
    return {
        "cameras": {
            "main": {"at": (eye[0], eye[1], 1.62), "target": (-0.9, 20), "lens": 21, "shift_y": 0.055},
            "second": {"at": (eye[0], eye[1], 1.62), "target": (-3.4, 20), "lens": 21, "shift_y": 0.055},
        },
        "caption": "海边草坪",
        "develop": {"warmth": 0.62, "key": 0.21},
    }


def _tables(theme, rng):
    """Round tables on both sides, a long one in the middle."""
    seat = chairs.chair(theme, "chiavari")
    spots = [(-3.9, 1.9), (-7.4, 4.9), (-5.2, 8.2), (-9.4, 11.4), (-5.6, 13.2), (4.0, 2.2), (7.6, 5.0), (5.2, 8.4), (9.2, 11.0), (5.6, 13.4)]
    for index, (x, y) in enumerate(spots):
        place(tables.round_table(theme, 1.8, index), (x, y, 0.01), rng.uniform(0, 6))
        place(tableware.flowers(theme, variant=index % 3), (x, y, 0.762), rng.uniform(0, 6), 1.05)
        for k in range(10):
            angle = 2 * math.pi * k / 10 + 0.2 * index
            c, s = math.cos(angle), math.sin(angle)
            place(seat, (x + 1.18 * c, y + 1.18 * s, 0.01), angle + math.pi / 2 + rng.uniform(-0.12, 0.12))
            place(tableware.cover(theme, "flat"), (x + 0.70 * c, y + 0.70 * s, 0.762), angle + math.pi / 2)
            place(tableware.wine_glass(), (x + 0.50 * c, y + 0.50 * s, 0.762), angle + math.pi / 2 + rng.uniform(-0.2, 0.2))
        for k in range(3):
            a = 2.1 * k + index
            place(garden.lantern(), (x + 0.30 * math.cos(a), y + 0.30 * math.sin(a), 0.762), a, 0.42)


def _arch(theme, rng):
    """A stage of boards with a frame of timber and cloth before the sea."""
    from kit import building, view

    deck = building.boards("beach-stage", "#8a6f50", "#b39772", 0.14, rough=0.6)
    box("stage", (6.0, 3.2, 0.24), (0, 14.2, 0.12), deck, 0.006)
    wood = m.plain("arch-wood", "#8f7350", 0.6, bump=0.3, bump_scale=60)
    for x in (-1.7, 1.7):
        for y in (14.0, 15.4):
            box("post", (0.10, 0.10, 2.9), (x, y, 0.24 + 1.45), wood, 0.006)
    for y in (14.0, 15.4):
        box("beam", (3.7, 0.10, 0.10), (0, y, 3.16), wood, 0.006)
    for x in (-1.7, 1.7):
        box("beam", (0.10, 1.6, 0.10), (x, 14.7, 3.16), wood, 0.006)
    cloth = view.voile("arch-voile", "#f6efe2", 0.22)
    for x, side in ((-1.62, 1), (1.62, -1)):
        view.curtain("cloth", (x, 14.02), (x + side * 0.55, 14.02), 0.3, 3.1, cloth, 0.16, 0.06, x)
        view.curtain("cloth", (x, 15.38), (x + side * 0.4, 15.38), 0.3, 3.1, cloth, 0.16, 0.06, x + 1)
    tones = ("#f5eee2", "#ecd2c8", "#e6b79f")
    for x, z in ((-1.7, 0.24), (1.7, 0.24)):
        place(plants.bouquet(tones), (x * 1.12, 13.5, z), x, 1.3)
    for i in range(7):
        place(tableware.flowers(theme, variant=i % 3), (-1.5 + 0.5 * i, 13.95, 3.2), rng.uniform(0, 6), 1.1)
    for k in range(6):
        place(garden.lantern(), ((-2.7 + 0.3 * k) if k < 3 else (2.1 + 0.3 * (k - 3)), 12.9, 0.24 if k % 2 else 0.24), k, 1.3)
    for i in range(9):
        for side in (-1, 1):
            place(garden.lantern(), (side * 1.25, -0.5 + i * 1.45, 0.01), rng.uniform(0, 1.5), 1.0)
    box("runner", (1.9, 13.5, 0.012), (0, 5.6, 0.014), m.plain("beach-runner", "#b3a68e", 0.85, bump=0.5, bump_scale=180))


def _palms(rng):
    palms = [shore.coconut(8.5, 0, 1.8), shore.coconut(10.0, 1, 2.6), shore.coconut(7.0, 2, 1.2)]
    for index, (x, y) in enumerate(((-13.2, 3.0), (-15.5, 9.5), (-12.6, 16.8), (-18.5, 18.5), (13.2, 4.5), (15.8, 11.5), (12.4, 17.6), (19.0, 18.0), (-22.0, 12.0), (22.0, 13.0), (8.6, 18.4))):
        place(palms[index % 3], (x, y, -0.02), rng.uniform(0, 6), rng.uniform(0.9, 1.15))
    hedge = [plants.shrub(0.6, v) for v in (0, 1)]
    for i in range(26):
        side = -1 if i % 2 else 1
        place(hedge[i % 2], (side * (12.2 + rng.uniform(-0.3, 0.5)), -3 + i * 0.75, 0), rng.uniform(0, 6), rng.uniform(0.7, 1.1))
    for x, y in ((-16, 22), (-12.5, 23.2), (14.5, 22.4)):
        place(shore.parasol(), (x, y, -0.05), x)


def _lights(rng):
    posts = [(-11.0, -1.0), (-11.0, 7.0), (-11.0, 15.0), (11.0, -1.0), (11.0, 7.0), (11.0, 15.0), (0.0, 15.9)]
    for x, y in posts[:6]:
        tube("post", [(x, y, 0), (x, y, 4.6)], 0.05, m.plain("pole", "#2a2522", 0.6))
    for a, b in ((0, 4), (3, 1), (1, 4), (1, 5), (4, 2), (2, 5), (0, 3)):
        garden.festoon((*posts[a], 4.55), (*posts[b], 4.55), rng.uniform(0.9, 1.2), rng, 0.6)
    for x, y, across, along, watts in ((-6.5, 4.0, 7, 7, 330), (6.5, 4.0, 7, 7, 330), (-6.5, 11.5, 7, 6, 260), (6.5, 11.5, 7, 6, 260), (0, 4.0, 5, 9, 160)):
        lamps.area("festoon", (x, y, 3.7), (across, along), "#ffbf78", watts, (x, y, 0))
    lamps.area("stage", (0, 12.4, 0.4), (3.0, 0.3), "#ffcf94", 90, (0, 14.4, 2.0))
    torch = shore.torch()
    for x in (-9.5, -6.5, -3.4, 3.4, 6.5, 9.5):
        place(torch, (x, 16.9, 0), x)
    for x, y in ((-13.2, 3.0), (-15.5, 9.5), (13.2, 4.5), (15.8, 11.5), (-12.6, 16.8), (12.4, 17.6)):
        lamps.spot("uplight", (x * 0.94, y - 1.2, 0.2), (x, y + 0.6, 7), "#ffc98a", 300, 70, 0.8, 0.1)
