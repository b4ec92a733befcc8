"""A café by day: a long counter before brick, tables at the windows, ducts and pendants under a dark slab."""

import math
import random

from kit import building, cafe, dining, lamps, lounge, plants
from kit import materials as m
from kit.mesh import box, place, prototype, tube


def build(theme, shot):
    """The café in a theme's wood; the main camera looks past the tables to the counter."""
    w, l, h = shot.width, shot.length, shot.height
    rng = random.Random(shot.id)
    floor = building.boards("cafe", "#4a3828", "#7d6147", 0.15, rough=0.34)
    plaster, dark = m.plain("cafe-plaster", "#dcd5c8", 0.88, bump=0.3, bump_scale=110), m.plain("cafe-slab", "#2e2f31", 0.9, bump=0.3, bump_scale=60)
    building.shell(w, l, h, floor, plaster, dark, leave=("left",))
    box("lining", (0.04, l, h), (w - 0.005, l / 2, h / 2), m.plain("cafe-green", "#4d5b50", 0.85, bump=0.3, bump_scale=110))
    box("brick", (w, 0.06, h), (w / 2, l - 0.02, h / 2), building.brick("cafe", "#7d3f2b", "#a9654a"))
    _windows(w, l, h)
    _counter(theme, w, l, h, rng)
    _tables(theme, w, l, rng)
    _above(theme, w, l, h)
    return {
        "cameras": {
            "main": {"at": (w * 0.44, 0.5, 1.5), "target": (w * 0.52, l), "lens": 20, "shift_y": 0.01},
            "second": {"at": (w - 2.55, l - 1.0, 1.5), "target": (w * 0.10, 1.0), "lens": 20, "shift_y": 0.0},
        },
        "caption": "咖啡厅",
        "develop": {"warmth": 0.55, "key": 0.225},
    }


def _windows(w, l, h):
    frame = m.plain("cafe-frame", "#202224", 0.4, metal=0.6)
    box("sill", (0.3, l, 0.5), (-0.10, l / 2, 0.25), building.brick("cafe", "#7d3f2b", "#a9654a"))
    box("lintel", (0.3, l, h - 3.1), (-0.10, l / 2, 3.1 + (h - 3.1) / 2), building.brick("cafe", "#7d3f2b", "#a9654a"))
    building.glazing("left", w, 0.0, l, 0.5, 3.1, 8, frame, rails=(2.45,))
    building.outlook("left", w, l, "day", 1.55, distance=16, low=-2.0, top=14.0, horizon=0.20)
    for i in range(5):
        place(plants.garden_tree(6.5, i % 3, "#4f6e35", 3800), (-6.0 - (i % 2) * 1.6, -1 + i * 3.6, -0.5), i * 1.3, 0.95)
    box("pavement", (14, l + 20, 0.1), (-7.2, l / 2, -0.2), m.plain("pavement", "#a7a49c", 0.8, bump=0.3))
    lamps.area("day", (0.15, l / 2, 1.85), (l * 0.95, 2.3), "#e9f1ff", 520, (w, l / 2, 0.3))
    sun = lamps.spot("sun", (-9, -3.5, 9), (2.4, l * 0.52, 0), "#fff0d2", 9000, 60, 0.2, 0.12)
    sun.visible_glossy = False


def _counter(theme, w, l, h, rng):
    """Back bar against the right wall, the counter before it, guests at -x."""
    wood, top = lounge.lead_wood(theme, "bar"), m.stone("cafe-top", "#d9d5cc", "#a29d93", seed=6, rough=0.18)
    x, y0, y1 = w - 1.95, 3.6, l - 1.1
    mid, run = (y0 + y1) / 2, y1 - y0
    tile = m.plain("cafe-tile", "#3f5f57", 0.14, vary=0.14)
    one = prototype("cafe-tile", lambda: box("tile", (0.012, 0.058, 0.198), (0, 0, 0), tile, 0.003))
    box("front", (0.10, run, 0.98), (x - 0.28, mid, 0.49), m.plain("cafe-grout", "#b9b3a6", 0.9))
    for i in range(int(run / 0.062)):
        for row in range(5):
            place(one, (x - 0.335, y0 + 0.032 + i * 0.062, 0.10 + row * 0.202))
    box("end", (0.66, 0.06, 0.98), (x, y0 + 0.02, 0.49), wood, 0.004)
    box("top", (0.78, run + 0.08, 0.05), (x, mid, 1.015), top, 0.008)
    box("rail", (0.03, run, 0.03), (x - 0.42, mid, 0.20), m.plain("brass", "#b08d4f", 0.3, metal=1.0), 0.012)
    z = 1.04
    place(cafe.pastry_case(1.5), (x - 0.03, y0 + 1.15, z), -math.pi / 2)
    place(cafe.till(theme), (x - 0.05, y0 + 2.35, z), -math.pi / 2 + 0.2)
    place(cafe.espresso_machine(), (x + 0.05, y0 + 3.5, z), -math.pi / 2)
    place(cafe.grinder(), (x + 0.1, y0 + 4.15, z), -math.pi / 2)
    place(cafe.grinder(), (x + 0.1, y0 + 4.40, z), -math.pi / 2)
    place(cafe.paper_cups(), (x - 0.1, y0 + 2.75, z), -math.pi / 2)
    place(dining.heap("oranges"), (x - 0.1, y0 + 5.1, z), 1.0, 0.9)
    place(dining.heap("bread"), (x - 0.1, y1 - 0.5, z), 0.5, 1.0)
    # Back bar: cabinet and three boards, bottles and jars, light under each board.
    bx = w - 0.28
    box("cabinet", (0.52, run, 0.90), (bx, mid, 0.45), wood, 0.004)
    box("worktop", (0.56, run, 0.04), (bx, mid, 0.92), top, 0.004)
    props = dining.shelf_props(theme)
    glow = lamps._seen(m.glow("cafe-shelf", "#ffcf94", 9))
    for level, sz in enumerate((1.45, 1.85, 2.25)):
        box("board", (0.30, run, 0.035), (w - 0.17, mid, sz), wood, 0.003)
        box("strip", (0.014, run - 0.1, 0.012), (w - 0.05, mid, sz - 0.02), glow)
        count = int(run / 0.48)
        for i in range(count):
            if rng.random() < 0.9:
                place(rng.choice(props), (w - 0.18, y0 + run * (i + 0.5) / count + rng.uniform(-0.04, 0.04), sz + 0.018), math.pi / 2 + rng.uniform(-0.2, 0.2), rng.uniform(0.8, 1.0))
    for sz in (1.84, 2.24):
        lamps.area("shelf", (w - 0.10, mid, sz - 0.03), (0.03, run - 0.2), "#ffcf94", 42, (w - 0.2, mid, 0))
    for i in range(3):
        place(cafe.paper_cups(), (bx, y0 + 0.6 + 1.9 * i, 0.94), math.pi / 2)
    cafe.menu_board(1.5, 1.25, (w - 2.3, l - 0.07, 2.55))
    box("door", (0.95, 0.05, 2.15), (w * 0.30, l - 0.06, 1.075), wood, 0.004)
    building.exit_sign((w * 0.30, l - 0.08, 2.36))
    for px in (w * 0.44, w * 0.56):
        box("frame", (0.58, 0.03, 0.78), (px, l - 0.07, 1.75), wood, 0.004)
        box("mount", (0.52, 0.034, 0.72), (px, l - 0.07, 1.75), m.plain("mount", "#f4f1ea", 0.8))
        box("print", (0.30, 0.038, 0.40), (px, l - 0.07, 1.78), m.plain(f"print-{px:.1f}", "#8a5a3a" if px < w / 2 else "#3f5f57", 0.7))
    place(plants.indoor_tree(2.3, 2), (w * 0.14, l - 0.7, 0), 1.0)


def _tables(theme, w, l, rng):
    seat = cafe.bentwood(theme)
    settings = [cafe.coffee_setting(i) for i in range(3)]

    def set_table(x, y, turn, sides=(-1, 1)):
        place(dining.cafe_table(theme, 0.72, 0.72, False), (x, y, 0), turn)
        for side in sides:
            c, s = math.cos(turn), math.sin(turn)
            reach = 0.42 + rng.uniform(0.0, 0.12)
            place(seat, (x - side * s * reach, y + side * c * reach, 0), turn + (math.pi if side > 0 else 0) + rng.uniform(-0.3, 0.3))
            if rng.random() < 0.75:
                place(rng.choice(settings), (x - side * s * 0.17 + rng.uniform(-0.05, 0.05), y + side * c * 0.17, 0.75), turn + rng.uniform(0, 6))
        if rng.random() < 0.6:
            place(dining.centrepiece(theme, rng.randrange(3)), (x + 0.12, y + 0.02, 0.75), rng.uniform(0, 6), 0.9)

    for i in range(6):
        set_table(1.15, 1.5 + i * 1.72, math.pi / 2 if i % 2 else 0.0)
    for i, (x, y) in enumerate(((2.95, 2.5), (2.8, 4.6), (3.05, 6.7), (2.85, 8.8))):
        set_table(x, y, 0.35 * (i % 3) + math.pi / 4)
    # A long table of timber by the entrance, books on it.
    stool = cafe.bar_stool(theme, 0.66)
    for i in range(4):
        place(stool, (w - 2.75, 4.3 + i * 1.25 + rng.uniform(-0.1, 0.1), 0), rng.uniform(0, 1))
    place(lounge.books(3, 3), (1.0, 3.1, 0.75), 0.4)
    place(plants.indoor_tree(2.1, 1), (w - 0.6, 2.6, 0), 0.2, 0.95)
    place(lounge.armchair(theme, "#7a5a3c"), (w - 1.25, 1.25, 0), math.pi / 2 + 0.5)
    place(lounge.side_table(theme), (w - 1.9, 0.75, 0))


def _above(theme, w, l, h):
    building.duct((w * 0.60, -0.1, h - 0.42), (w * 0.60, l, h - 0.42), 0.19)
    building.duct((w * 0.60, l * 0.55, h - 0.42), (0.2, l * 0.55, h - 0.42), 0.12)
    for y in (l * 0.25, l * 0.5, l * 0.75):
        building.steel_beam((0, y, h - 0.14), (w, y, h - 0.14), 0.26, 0.16, "#26282a")
    building.sprinklers(w, l, h, 3.0)
    tube("conduit", [(w * 0.25, 0, h - 0.05), (w * 0.25, l, h - 0.05)], 0.012, m.plain("conduit", "#77797b", 0.5, metal=0.7))
    globe, dome = dining.pendant(theme, "globe"), dining.pendant(theme, "dome")
    for i in range(5):
        place(globe, (w - 1.95, 4.3 + i * 1.45, 2.02), 0, 0.9)
    for i in range(3):
        place(dome, (2.9, 2.6 + 3.1 * i, 2.25), 0, 0.8)
        lamps.spot("dome", (2.9, 2.6 + 3.1 * i, 2.24), (2.9, 2.6 + 3.1 * i, 0), "#ffd9a0", 70, 110, 0.6, 0.1)
    lamps.area("globes", (w - 1.95, l * 0.6, 1.98), (0.2, 6.0), "#ffd9a0", 60, (w - 1.95, l * 0.6, 0), 150)
    building.track_spots((w * 0.44, 1.0, h - 0.55), (w * 0.44, l - 1.2, h - 0.55), 7, lambda i, at: (w - 0.6, at[1] + 0.4, 1.3) if i % 2 else (2.2, at[1], 0.5), "#ffe0b4", 95, 48)
    for x in (w * 0.36, w * 0.52, w - 1.6):
        lamps.spot("brick", (x, l - 0.9, h - 0.3), (x, l - 0.02, 1.2), "#ffd9a0", 80, 62)
    lamps.area("pastry", (w - 2.0, 4.75, 1.5), (0.02, 1.4), "#ffe2b8", 5, (w - 1.9, 4.75, 1.0))
    lamps.area("fill", (w * 0.5, l / 2, h - 0.65), (w * 0.7, l * 0.8), "#fff0dd", 0.8 * w * l, (w / 2, l / 2, 0))
