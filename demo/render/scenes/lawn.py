"""The hotel's lawn at dusk: a ceremony before a ring of flowers, dinner tables beside it, festoons over both."""

import math
import random

from kit import garden, lamps, plants, tables, tableware
from kit import materials as m
from kit.mesh import box, grid, place, prototype

_tones = {"ivory": ("#f5eee2", "#ecd2c8", "#d9b7b4"), "jade": ("#f3efe2", "#e6d9a4", "#dfe6cf"), "rosewood": ("#e9b3bd", "#f6e9ea", "#c4566d"), "linen": ("#f4efe6", "#e9cfc0", "#dde3d6")}


def build(theme, shot):
    """The lawn of a theme; its cameras look along the aisle, or across the tables to the venue."""
    rng = random.Random(shot.id)
    second = shot.camera == "second"
    eye = (12.6, 1.6) if second else (0.5, -1.6)
    garden.evening_sky(1.4, math.radians(38), 0.20)
    aisle = (-0.62, 0.62, 1.0, 12.6)
    garden.lawn(-12.5, 30, -6, 42, eye, [aisle, (-1.9, 1.9, 12.4, 15.2)])
    box("runner", (1.24, 11.6, 0.012), (0, 6.8, 0.008), m.plain("runner-white", "#aea797", 0.85, bump=0.4, bump_scale=200))
    box("deck", (3.8, 2.7, 0.12), (0, 13.8, 0.06), m.veneer("deck", "#6a5238", "#8d7250", seed=8), 0.006)
    box("terrace", (5.0, 60, 0.1), (-14.9, 15, -0.045), m.stone("terrace", "#a79d8e", "#857b6c", seed=4, rough=0.5, tile=3.0))
    _ceremony(theme, rng)
    _dinner(theme, rng)
    _around(theme, rng)
    _lights(rng)
    return {
        "cameras": {
            "main": {"at": (eye[0], eye[1], 1.5), "target": (-0.9, 14), "lens": 22, "shift_y": 0.06},
            "second": {"at": (eye[0], eye[1], 1.5), "target": (3.2, 16.5), "lens": 22, "shift_y": 0.06},
        },
        "caption": "户外草坪",
        "develop": {"warmth": 0.75, "key": 0.20},
    }


def _ceremony(theme, rng):
    chair = garden.garden_chair(theme)
    for row in range(8):
        y = 2.6 + row * 1.05
        for side in (-1, 1):
            for seat in range(6):
                place(chair, (side * (1.20 + seat * 0.55) + rng.uniform(-0.02, 0.02), y + rng.uniform(-0.03, 0.03), 0.01), rng.uniform(-0.06, 0.06))
    petal = prototype(f"{theme.key}-petal-loose", lambda: grid("petal", 2, 2, lambda u, v: ((u - 0.5) * 0.035, (v - 0.5) * 0.045, 0.010 * (2 * u - 1) ** 2), m.plain("petal-loose", _tones.get(theme.key, _tones["ivory"])[1], 0.6, vary=0.15)))
    for _ in range(420):
        side = rng.choice((-1, 1))
        place(petal, (side * (0.60 - abs(rng.gauss(0, 0.10))), rng.uniform(1.1, 12.4), 0.018), rng.uniform(0, 6), rng.uniform(0.8, 1.3))
    lantern = garden.lantern()
    for row in range(8):
        for side in (-1, 1):
            y = 2.6 + row * 1.05
            if row % 2 == 0:
                place(lantern, (side * 0.78, y - 0.1, 0.0), rng.uniform(0, 1.5), 1.1)
            else:
                place(tableware.flowers(theme, variant=row % 3), (side * 0.80, y - 0.1, 0.0), rng.uniform(0, 6), 0.95)

    ring = prototype(f"{theme.key}-ring", lambda: garden.flower_ring(1.45, _tones.get(theme.key, _tones["ivory"])))
    place(ring, (0, 14.1, 0.12))
    for side in (-1, 1):
        for step in range(3):
            place(lantern, (side * (1.05 + 0.28 * step), 13.0 - 0.2 * step, 0.12 if step < 2 else 0.0), rng.uniform(0, 1.5), (1.5, 1.2, 1.0)[step])
        place(plants.bouquet(_tones.get(theme.key, _tones["ivory"])), (side * 1.65, 13.7, 0.12), side, 1.25)


def _dinner(theme, rng):
    """Five round tables to the right, laid, with candles."""
    from kit.chairs import chair

    seat = chair(theme, "chiavari")
    for index, (x, y) in enumerate(((8.2, 5.6), (11.8, 8.6), (7.6, 10.2), (11.0, 13.4), (7.4, 15.0), (14.8, 12.2))):
        place(tables.round_table(theme, 1.8, index), (x, y, 0), rng.uniform(0, 6))
        place(tableware.flowers(theme, variant=index % 3), (x, y, 0.752), rng.uniform(0, 6), 1.05)
        for k in range(8):
            angle = 2 * math.pi * k / 8 + 0.2 * index
            c, s = math.cos(angle), math.sin(angle)
            place(seat, (x + 1.18 * c, y + 1.18 * s, 0.0), angle + math.pi / 2 + rng.uniform(-0.1, 0.1))
            place(tableware.cover(theme, "flat"), (x + 0.70 * c, y + 0.70 * s, 0.752), angle + math.pi / 2)
            place(tableware.wine_glass(), (x + 0.50 * c, y + 0.50 * s, 0.752), angle + math.pi / 2 + rng.uniform(-0.2, 0.2))
        for k in range(3):
            angle = 2.1 * k + index
            place(garden.lantern(), (x + 0.30 * math.cos(angle), y + 0.30 * math.sin(angle), 0.752), angle, 0.42)


def _around(theme, rng):
    """The venue on the left, hedges and trees about the lawn."""
    garden.facade(theme, -12.6, -6, 34, 3, rng)
    trees = [plants.garden_tree(height, variant) for height, variant in ((8.5, 1), (10.5, 2), (7.0, 3))]
    for i in range(20):
        place(rng.choice(trees), (-11 + i * 2.3 + rng.uniform(-1.0, 1.0), 27.5 + rng.uniform(-1.5, 4) + (4 if i % 2 else 0), 0), rng.uniform(0, 6), rng.uniform(0.9, 1.3))
    for i in range(9):
        place(rng.choice(trees), (22 + rng.uniform(-1.5, 3), 1 + i * 3.4, 0), rng.uniform(0, 6), rng.uniform(0.85, 1.2))
    garden.far_woods(-60, 70, 47, 7.0, 11.0)
    hedge = [plants.shrub(0.62, variant) for variant in (0, 1)]
    for i in range(36):
        place(hedge[i % 2], (-10.5 + i * 0.95, 24.6 + rng.uniform(-0.12, 0.12), 0), rng.uniform(0, 6), rng.uniform(0.92, 1.15))
    for i in range(24):
        place(hedge[i % 2], (-11.6 + rng.uniform(-0.1, 0.1), 0 + i * 1.1, 0), rng.uniform(0, 6), rng.uniform(0.55, 0.7))


def _lights(rng):
    posts = [(-6.2, 0.5), (-6.2, 8.5), (-6.2, 16.5), (-6.2, 24.0), (5.0, 0.5), (5.0, 8.5), (5.0, 16.5), (5.0, 24.0), (17.0, 4.5), (17.0, 12.5), (17.0, 20.5)]
    for x, y in posts:
        place(garden.pole(4.3), (x, y, 0))
    lines = ((0, 4), (4, 1), (1, 5), (5, 2), (2, 6), (6, 3), (3, 7), (4, 8), (8, 5), (5, 9), (9, 6), (6, 10))
    for a, b in lines:
        garden.festoon((*posts[a], 4.25), (*posts[b], 4.25), rng.uniform(0.55, 0.75), rng)
    # The bulbs' light, gathered into a few soft panels under the cables.
    for x, y, across, along, watts in ((-0.6, 4.5, 9, 6, 420), (-0.6, 12.5, 9, 6, 420), (-0.6, 20.0, 9, 5, 330), (11.0, 8.5, 9, 6, 260), (11.0, 16.0, 9, 6, 220)):
        lamps.area("festoon", (x, y, 3.5), (across, along), "#ffbf78", watts, (x, y, 0))
    lamps.area("ring", (0, 12.7, 0.3), (1.2, 0.2), "#ffd6a0", 60, (0, 14.2, 1.8))
    lamps.area("house", (-11.9, 14, 2.0), (30, 3.2), "#ffc68a", 430, (0, 14, 0))
    for x, y in ((-6.5, 27.6), (1.5, 28.2), (9.0, 27.6), (21.5, 9.0), (21.5, 19.0)):
        lamps.spot("uplight", (x, y - 1.8, 0.25), (x, y + 0.8, 6), "#ffd08a", 380, 75, 0.8, 0.1)


__all__ = ["build"]
