"""A gallery: white walls, a concrete floor, pictures under track lights, pieces on plinths, daylight from a lantern in the roof."""

import math
import random

from kit import building, lamps, places, plants
from kit import materials as m
from kit.mesh import box, place, quad


def build(theme, shot):
    """The main room, with a freestanding wall and a view into the next one."""
    w, l, h = shot.width, shot.length, shot.height
    rng = random.Random(shot.id)
    white = m.plain("gallery-white", "#ece9e3", 0.85, bump=0.1, bump_scale=200)
    floor = building.concrete("gallery", "#8a857d", 9, 0.24, 6.0, 0.4)
    building.shell(w, l, h, floor, white, white, leave=("lid", "front"))
    _front(w, l, h, white)
    _roof(w, l, h, white)
    _walls(w, l, h, white)
    _things(w, l, rng)
    return {
        "cameras": {
            "main": {"at": (w * 0.26, 0.6, 1.58), "target": (w * 0.60, l), "lens": 20, "shift_y": 0.04},
            "second": {"at": (w * 0.84, l * 0.90, 1.58), "target": (w * 0.30, 0), "lens": 20, "shift_y": 0.04},
        },
        "caption": "展厅",
        "develop": {"warmth": 0.5, "key": 0.46, "contrast": 1.2},
    }


def _front(w, l, h, white):
    """The far wall with an opening into a second room."""
    x0, x1, top = w * 0.60, w * 0.60 + 3.0, 3.0
    box("left", (x0, 0.3, h), (x0 / 2, l + 0.15, h / 2), white)
    box("right", (w - x1, 0.3, h), ((w + x1) / 2, l + 0.15, h / 2), white)
    box("over", (x1 - x0, 0.3, h - top), ((x0 + x1) / 2, l + 0.15, top + (h - top) / 2), white)
    deep = 5.0
    box("floor", (w, deep, 0.1), (w * 0.7, l + 0.3 + deep / 2, -0.05), building.concrete("gallery", "#8f8b84"))
    box("back", (w, 0.2, h), (w * 0.7, l + 0.4 + deep, h / 2), m.plain("gallery-deep", "#31424a", 0.85))
    for x in (x0 - 1.6, x1 + 1.6):
        box("side", (0.2, deep, h), (x, l + 0.3 + deep / 2, h / 2), white)
    box("lid", (w, deep, 0.1), (w * 0.7, l + 0.3 + deep / 2, h), white)
    places.hung_picture(((x0 + x1) / 2 - 0.2, l + 0.3 + deep, 1.65), 1.9, 1.4, 3, -math.pi / 2, "#b08d4f")
    lamps.area("next", ((x0 + x1) / 2, l + 2.6, h - 0.2), (4, 3), "#fff1de", 130, ((x0 + x1) / 2, l + 2.6, 0))
    lamps.spot("next", ((x0 + x1) / 2 - 0.2, l + 3.2, h - 0.2), ((x0 + x1) / 2 - 0.2, l + 5.3, 1.6), "#ffe6c4", 190, 44)
    building.exit_sign((x0 - 0.5, l - 0.01, 2.55))


def _roof(w, l, h, white):
    """A ceiling with a long lantern: beams across, frosted glass above them."""
    x0, x1, y0, y1 = w * 0.30, w * 0.70, 1.4, l - 1.4
    for size, at in (((x0, l, 0.12), (x0 / 2, l / 2, h + 0.06)), ((w - x1, l, 0.12), ((w + x1) / 2, l / 2, h + 0.06)), ((x1 - x0, y0, 0.12), (w / 2, y0 / 2, h + 0.06)), ((x1 - x0, l - y1, 0.12), (w / 2, (l + y1) / 2, h + 0.06))):
        box("ceiling", size, at, white)
    for size, at in (((0.08, y1 - y0, 0.9), (x0, (y0 + y1) / 2, h + 0.45)), ((0.08, y1 - y0, 0.9), (x1, (y0 + y1) / 2, h + 0.45)), ((x1 - x0, 0.08, 0.9), (w / 2, y0, h + 0.45)), ((x1 - x0, 0.08, 0.9), (w / 2, y1, h + 0.45))):
        box("curb", size, at, white)
    sky = m.glow("lantern-sky", "#dfeaf6", 2.6)
    lamps._seen(sky)
    quad("sky", [(x0, y0, h + 0.9), (x1, y0, h + 0.9), (x1, y1, h + 0.9), (x0, y1, h + 0.9)], sky)
    count = round((y1 - y0) / 1.5)
    for i in range(count + 1):
        box("beam", (x1 - x0, 0.09, 0.34), (w / 2, y0 + (y1 - y0) * i / count, h + 0.30), white, 0.004)
    for i in range(1, 3):
        box("bar", (0.04, y1 - y0, 0.05), (x0 + (x1 - x0) * i / 3, (y0 + y1) / 2, h + 0.84), m.plain("lantern-bar", "#8a8d8f", 0.4, metal=0.6))
    lamps.area("sky", (w / 2, l / 2, h + 0.05), (x1 - x0 - 0.2, y1 - y0 - 0.2), "#eaf0f8", 12 * (x1 - x0) * (y1 - y0), (w / 2, l / 2, 0))
    for x, aim_x in ((w * 0.20, 0.05), (w * 0.80, w - 0.05)):
        building.track_spots((x, 1.2, h - 0.10), (x, l - 1.2, h - 0.10), 7, lambda i, at, aim_x=aim_x: (aim_x, at[1] + 0.1, 1.6), "#ffe2bd", 300, 44, "#d9d6d0")
    building.track_spots((w * 0.10, l - 1.6, h - 0.10), (w * 0.56, l - 1.6, h - 0.10), 3, lambda i, at: (at[0], l, 1.7), "#ffe2bd", 260, 46, "#d9d6d0")
    for i in range(4):
        y = l * (i + 0.5) / 4
        for x in (0.5, w - 0.5):
            box("slot", (0.08, 1.6, 0.006), (x, y, h - 0.001), m.plain("slot", "#26272a", 0.7))


def _walls(w, l, h, white):
    gap = m.plain("plinth-shadow", "#222222", 0.8)
    for x in (0.01, w - 0.01):
        box("gap", (0.03, l, 0.06), (x, l / 2, 0.03), gap)
    sizes = ((1.1, 1.4), (2.2, 1.5), (0.9, 0.9), (1.6, 1.2), (1.0, 1.5), (2.0, 1.4))
    y = 1.5
    for index in range(6):
        wide, high = sizes[index]
        if y + wide > l - 0.6:
            break
        places.hung_picture((0.0, y + wide / 2, 1.6), wide, high, 11 + index, 0.0)
        y += wide + 1.1
    y = 1.2
    for index in range(6):
        wide, high = sizes[(index * 2 + 1) % 6]
        if y + wide > l - 0.6:
            break
        places.hung_picture((w, y + wide / 2, 1.6), wide, high, 21 + index * 3, math.pi)
        y += wide + 1.2
    for x, wide, seed in ((w * 0.14, 1.3, 5), (w * 0.36, 2.0, 8)):
        places.hung_picture((x, l, 1.6), wide, 1.4, seed, -math.pi / 2)
    # A freestanding wall with a title on it.
    box("screen", (0.36, 3.6, h - 1.1), (w * 0.67, l * 0.52, (h - 1.1) / 2), white, 0.004)
    places.hung_picture((w * 0.67 - 0.18, l * 0.52 - 0.1, 1.6), 2.3, 1.6, 31, math.pi)
    places.hung_picture((w * 0.67 + 0.18, l * 0.52, 1.6), 1.6, 1.6, 14, 0.0)
    from kit import hotel

    hotel.lettering("山水之间", 0.34, (w * 0.21, l - 0.005, 3.05), m.plain("ink", "#2a2826", 0.6), 0.006)


def _things(w, l, rng):
    for kind, (x, y, high) in enumerate(((w * 0.44, l * 0.34, 1.05), (w * 0.40, l * 0.66, 0.95), (w * 0.84, l * 0.76, 1.1))):
        place(places.plinth(0.52, 0.52, high), (x, y, 0), rng.uniform(-0.05, 0.05))
        place(places.sculpture(kind % 3), (x, y, high), rng.uniform(0, 6), 1.1)
        lamps.spot("piece", (x - 1.2, y - 1.0, 3.8), (x, y, high + 0.3), "#ffe2bd", 260, 26)
    place(places.bench(1.9), (w * 0.28, l * 0.50, 0), math.pi / 2)
    place(places.bench(1.9), (w * 0.83, l * 0.40, 0), math.pi / 2 + 0.02)
    place(plants.indoor_tree(2.4, 1), (w * 0.50, l - 0.8, 0), 0.5, 0.95)
