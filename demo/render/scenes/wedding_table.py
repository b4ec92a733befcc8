"""A wedding's long table from near by: flowers and candles along its middle, laid places, the room soft behind it."""

import math
import random

from mathutils import Vector

from kit import building, chairs, garden, lamps, plants, tables, tableware, view
from kit import materials as m
from kit.mesh import add, box, grid, lathe, place, prototype, tube

_tones = ("#f5eee2", "#ecd2c8", "#d9a9a0", "#f3e3cf")


def build(theme, shot):
    """A pale room with drapes; the table runs away from the camera along y."""
    w, l, h = shot.width, shot.length, shot.height
    rng = random.Random(shot.id)
    floor = m.stone("wedding-floor", "#d9d2c4", "#b3a68f", seed=16, rough=0.16, tile=3.0)
    wall = m.plain("wedding-wall", "#d9cfbf", 0.85, bump=0.1)
    building.shell(w, l, h, floor, wall, m.plain("wedding-lid", "#efe9dd", 0.8))
    _room(w, l, h)
    _long_table(theme, w, l, rng)
    _others(theme, w, l, rng)
    x = w * 0.5
    return {
        "cameras": {
            "main": {"at": (x + 1.12, 1.75, 1.42), "target": (x - 0.35, 5.2), "lens": 28, "shift_y": -0.11, "fstop": 2.8},
            "second": {"at": (x - 1.3, 2.2, 1.38), "target": (x + 0.3, 5.0), "lens": 32, "shift_y": -0.12, "fstop": 2.4},
        },
        "caption": "婚宴餐桌",
        "develop": {"warmth": 0.5, "key": 0.37},
    }


def _room(w, l, h):
    """Drapes swept from the middle of the ceiling and down the walls, a ring of flowers ahead, small lights."""
    cloth, silk = view.voile("wedding-voile", "#fbf6ec", 0.25), m.plain("wedding-silk", "#efe6d8", 0.8, sheen=0.5)
    for k in range(9):
        y = 1.2 + (l - 2.0) * k / 8
        for side in (-1, 1):
            grid("swag", 20, 4, lambda u, v, y=y, side=side: (w / 2 + side * (w / 2 - 0.2) * u, y + (v - 0.5) * 1.15, h - 0.06 - 1.1 * math.sin(math.pi * min(1, u * 1.02)) * (0.55 + 0.45 * u) - 0.6 * u * u - 0.05 * math.cos(6 * math.pi * v)), cloth)
    for x0, x1, y in ((0.3, w - 0.3, l - 0.25),):
        view.curtain("backdrop", (x0, y), (x1, y), 0.02, h - 0.2, silk, 0.24, 0.08, 1.0)
    for x in (0.2, w - 0.2):
        view.curtain("side", (x, 0.5), (x, l - 0.4), 0.02, h - 0.9, silk, 0.26, 0.07, x)
    ring = prototype("wedding-ring", lambda: garden.flower_ring(1.6, _tones[:3], 5))
    place(ring, (w / 2, l - 1.0, 0.1))
    box("dais", (4.6, 2.0, 0.14), (w / 2, l - 1.2, 0.06), m.plain("wedding-dais", "#efe9dd", 0.4), 0.01)
    for side in (-1, 1):
        place(plants.bouquet(_tones[:3]), (w / 2 + side * 2.0, l - 1.5, 0.13), side, 1.5)
    star = prototype("wedding-star", lambda: lathe("star", [(0.001, -0.012), (0.012, 0), (0.001, 0.012)], lamps._seen(m.glow("wedding-star", "#ffd9a0", 40)), segments=8))
    rng = random.Random(4)
    for _ in range(420):
        place(star, (rng.uniform(0.4, w - 0.4), l - 0.42 + rng.uniform(-0.03, 0.03), rng.uniform(0.3, h - 0.5)))
    for k in range(5):
        garden.festoon((0.5, 1.5 + k * 3.6, h - 1.3), (w - 0.5, 2.6 + k * 3.6, h - 1.3), 0.5, rng, 0.5)
    lamps.area("back", (w / 2, l - 0.9, 0.2), (w * 0.8, 0.2), "#ffcf94", 160, (w / 2, l, 3.0))
    lamps.area("fill", (w / 2, l * 0.5, h - 1.4), (w * 0.8, l * 0.8), "#ffe9cf", 4.2 * w * l, (w / 2, l / 2, 0))
    lamps.area("lid", (w / 2, l * 0.5, h - 1.9), (w * 0.8, l * 0.8), "#ffd9ae", 1.4 * w * l, (w / 2, l / 2, h + 3))
    for y in (2.4, 5.0, 7.6):
        lamps.spot("pin", (w / 2 + 0.4, y, h - 1.3), (w / 2, y + 0.3, 0.75), "#ffe2bd", 480, 34, 0.7, 0.08)


def _candelabra():
    """Five arms of brass with tall candles."""

    def build():
        brass, wax = m.plain("candelabra", "#b8914e", 0.25, metal=1.0), m.plain("wax", "#f3ead8", 0.6)
        flame = lamps._seen(m.glow("flame", "#ffb04a", 60))
        lathe("foot", [(0.001, 0), (0.11, 0), (0.11, 0.012), (0.03, 0.03), (0.014, 0.06), (0.012, 0.42)], brass, segments=32)
        for k in range(5):
            a = 2 * math.pi * k / 4
            reach = 0.0 if k == 4 else 0.20
            top = 0.50 if k == 4 else 0.42
            if reach:
                tube("arm", [(0, 0, 0.30), (reach * 0.7 * math.cos(a), reach * 0.7 * math.sin(a), 0.27), (reach * math.cos(a), reach * math.sin(a), top)], 0.009, brass, resolution=3)
            x, y = reach * math.cos(a), reach * math.sin(a)
            lathe("cup", [(0.001, top - 0.02), (0.03, top), (0.018, top + 0.01), (0.018, top + 0.03)], brass, (x, y, 0), 20)
            lathe("candle", [(0.011, top + 0.02), (0.011, top + 0.26), (0.001, top + 0.262)], wax, (x, y, 0), 16)
            lathe("flame", [(0.001, top + 0.262), (0.009, top + 0.285), (0.001, top + 0.325)], flame, (x, y, 0), 10)

    return prototype("candelabra", build)


def _long_table(theme, w, l, rng):
    x, y0, y1, half = w * 0.5, 2.2, 10.6, 0.62
    cloth = m.plain("wedding-cloth", "#f4efe5", 0.82, bump=0.25, bump_scale=1100, sheen=0.15)
    box("top", (half * 2, y1 - y0, 0.03), (x, (y0 + y1) / 2, 0.737), cloth, 0.012, 3)
    for side in (-1, 1):
        grid("fall", 240, 6, lambda u, v, side=side: (x + side * (half + 0.004 + (1 - v) * (0.02 + 0.022 * math.sin(72 * u + side) + 0.012 * math.sin(31 * u))), y0 + (y1 - y0) * u, 0.02 + 0.725 * v), cloth)
    grid("front", 50, 6, lambda u, v: (x - half + 2 * half * u, y0 - 0.004 - (1 - v) * (0.02 + 0.022 * math.sin(15 * u)), 0.02 + 0.725 * v), cloth)
    runner = m.plain("wedding-runner", "#d9b7a6", 0.85, bump=0.3, sheen=0.4)
    grid("runner", 6, 120, lambda u, v: (x + (u - 0.5) * (0.42 + 0.02 * math.sin(40 * v)), y0 - 0.002 + (y1 - y0) * v, 0.755 + 0.004 * math.sin(23 * v + 5 * u) ** 2), runner)
    seat = chairs.chair(theme, "chiavari")
    count = int((y1 - y0) / 0.70)
    for i in range(count):
        y = y0 + (y1 - y0) * (i + 0.5) / count
        for side in (-1, 1):
            turn = side * math.pi / 2
            place(seat, (x + side * (half + 0.28 + rng.uniform(0, 0.04)), y + rng.uniform(-0.02, 0.02), 0), turn + rng.uniform(-0.06, 0.06))
            _place_setting(theme, x + side * 0.40, y, turn, rng)
    # The middle: low flowers in a garland, candelabra between, tea lights and petals.
    for i in range(15):
        y = y0 + 0.35 + (y1 - y0 - 0.7) * i / 14
        if i % 4 == 2:
            place(_candelabra(), (x, y, 0.757), rng.uniform(0, 1.5), 1.1)
        else:
            place(_garland(i % 3), (x + rng.uniform(-0.04, 0.04), y, 0.757), rng.uniform(0, 6), rng.uniform(0.9, 1.15))
        for side in (-1, 1):
            px, py = x + side * rng.uniform(0.17, 0.21), y + rng.uniform(-0.2, 0.2)
            lathe("tea-glass", [(0.028, 0.0), (0.034, 0.065)], m.thin_glass(), (px, py, 0.757), 24)
            lathe("tea-light", [(0.001, 0.002), (0.025, 0.002), (0.025, 0.03), (0.001, 0.03)], lamps._seen(m.glow("candle", "#ffb566", 2.2)), (px, py, 0.757), 20)


def _garland(variant):
    """A low mound of blossoms and leaves."""

    def build():
        rng = random.Random(variant + 3)
        green, blooms = [], {tone: [] for tone in _tones}
        for _ in range(34):
            a, r = rng.uniform(0, 6.28), 0.20 * math.sqrt(rng.random())
            at = Vector((r * math.cos(a), r * 1.25 * math.sin(a), 0.05 + 0.13 * (1 - r / 0.22) + rng.uniform(0, 0.03)))
            tone = rng.choice(_tones)
            big = rng.uniform(0.8, 1.5)
            for petal in range(34):
                pa, pb = rng.uniform(0, 6.28), rng.uniform(-0.3, 1.5)
                out = Vector((math.cos(pa) * math.cos(pb), math.sin(pa) * math.cos(pb), math.sin(pb)))
                blooms[tone].append((at + out * 0.016 * big, out))
        for _ in range(170):
            a, r = rng.uniform(0, 6.28), 0.26 * math.sqrt(rng.random())
            way = Vector((math.cos(a), math.sin(a), rng.uniform(-0.1, 0.6)))
            green.append((Vector((r * math.cos(a), r * 1.25 * math.sin(a), 0.02 + rng.uniform(0, 0.12) * (1 - r / 0.3))), way))
        add("leaves", plants._leaf_mesh(green, 0.10, 0.04, rng), m.plain("garland-leaf", "#5f7a52", 0.5, vary=0.1))
        for tone, spots in blooms.items():
            add("bloom", plants._leaf_mesh(spots, 0.045, 0.04, rng, 0.2), m.plain(f"bloom-{tone}", tone, 0.6, vary=0.08))

    return prototype(f"garland-{variant}", build)


def _place_setting(theme, x, y, turn, rng):
    """A charger and plate with a folded napkin and a card, cutlery, three glasses; the guest sits outwards."""

    def build():
        gold, china, steel = m.plain("charger", "#dcc08a", 0.38, metal=0.25), m.plain("china", "#f6f4ef", 0.12, spec=0.6), m.plain("gilt-cutlery", "#c9a455", 0.22, metal=1.0)
        lathe("charger", [(0.001, 0.003), (0.13, 0.004), (0.160, 0.010), (0.162, 0.013)], gold, segments=56)
        lathe("plate", [(0.001, 0.012), (0.085, 0.013), (0.130, 0.026), (0.132, 0.026)], china, segments=56)
        lathe("small", [(0.001, 0.024), (0.06, 0.025), (0.092, 0.036), (0.094, 0.036)], china, segments=48)
        grid("napkin", 6, 10, lambda u, v: ((u - 0.5) * 0.09 * (1 + 0.15 * math.cos(6 * v)), (v - 0.5) * 0.24, 0.040 + 0.012 * math.cos((u - 0.5) * 3) + 0.003 * math.sin(9 * v)), m.plain("wedding-napkin", "#cda394", 0.85, bump=0.2))
        box("card", (0.055, 0.085, 0.002), (0.0, 0.02, 0.056), m.plain("card", "#f3efe6", 0.6), rot=(0.06, 0, 0.1))
        for dx, long in ((-0.20, 0.20), (-0.225, 0.18), (0.20, 0.22), (0.225, 0.2)):
            tube("cutlery", [(dx, -long / 2, 0.004), (dx, long / 2 - 0.06, 0.006)], 0.0038, steel)
            lathe("end", [(0.001, -0.002), (0.012, 0.0), (0.001, 0.004)], steel, (dx, long / 2 - 0.03, 0.006), 14).scale = (0.8, 2.2, 1)
        glass = m.thin_glass()
        for gx, gy, size in ((0.12, 0.20, 1.0), (0.19, 0.15, 0.85), (0.05, 0.23, 1.15)):
            lathe("wine", [(0.034 * size, 0.002), (0.004, 0.006), (0.004, 0.09 * size), (0.028 * size, 0.11 * size), (0.042 * size, 0.15 * size), (0.034 * size, 0.215 * size)], glass, (gx, gy, 0), 28)

    place(prototype("wedding-place", build), (x, y, 0.756), turn + rng.uniform(-0.03, 0.03))


def _others(theme, w, l, rng):
    """Round tables on both sides, out of focus."""
    seat = chairs.chair(theme, "chiavari")
    for index, (x, y) in enumerate(((w * 0.17, 4.4), (w * 0.15, 8.0), (w * 0.20, 11.8), (w * 0.83, 4.6), (w * 0.85, 8.2), (w * 0.80, 12.0), (w * 0.36, 14.2), (w * 0.64, 14.2))):
        place(tables.round_table(theme, 1.8, index), (x, y, 0), rng.uniform(0, 6))
        place(plants.bouquet(_tones[:3], 1.0, index % 2), (x, y, 0.752), rng.uniform(0, 6), 0.8)
        for k in range(8):
            a = 2 * math.pi * k / 8 + 0.2 * index
            c, s = math.cos(a), math.sin(a)
            place(seat, (x + 1.18 * c, y + 1.18 * s, 0), a + math.pi / 2 + rng.uniform(-0.1, 0.1))
            place(tableware.cover(theme, "flat"), (x + 0.70 * c, y + 0.70 * s, 0.752), a + math.pi / 2)


