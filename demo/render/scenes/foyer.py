"""The pre-function foyer of a function room: stone floor, check-in desk with its sign, standing tables along the windows."""

import math
import random

from kit import lamps, tables, tableware
from kit import materials as m
from kit.mesh import box, place, quad
from kit.room import Room
from kit.screens import slide_image


class _Foyer(Room):
    def _floor(self):
        theme = self.theme
        pale = m.stone(f"{theme.key}-floor", *theme.marble, seed=5, rough=0.14, tile=2.4)
        dark = m.plain(f"{theme.key}-border", theme.wood[0], 0.2)
        box("floor", (self.width, self.length, 0.1), (self.width / 2, self.length / 2, -0.05), pale)
        joint = m.plain("stone-joint", "#8f887c", 0.6)
        for index in range(1, int(self.length / 1.2)):
            box("joint", (self.width, 0.004, 0.001), (self.width / 2, index * 1.2, 0.0005), joint)
        for index in range(1, int(self.width / 1.2) + 1):
            box("joint", (0.004, self.length, 0.001), (index * 1.2, self.length / 2, 0.0005), joint)
        for x in (0.55, self.width - 0.75):
            box("border", (0.16, self.length, 0.001), (x, self.length / 2, 0.001), dark)


def _check_in(theme, x, y, event, rng):
    """A draped desk, two chairs behind it, cards, flowers, and an upright sign."""
    from kit.chairs import chair

    for step in (-1, 1):
        place(tables.desk(theme, 1.79, 0.6, step + 1), (x, y + step * 0.9, 0), math.pi / 2)
        place(chair(theme), (x - 0.72, y + step * 0.8, 0), -math.pi / 2 + rng.uniform(-0.1, 0.1))
        for card in range(5):
            place(tableware.notepad(theme), (x + rng.uniform(-0.08, 0.1), y + step * 0.9 - 0.6 + card * 0.28, 0.753), math.pi / 2 + rng.uniform(-0.15, 0.15), 0.8)
    place(tableware.flowers(theme), (x, y, 0.753), 0.5, 0.9)
    board = m.plain("sign-board", "#15171a", 0.4)
    at = y + 2.75
    box("sign", (0.06, 0.86, 1.94), (x - 0.45, at, 1.06), board, 0.006)
    quad("poster", [(x - 0.418, at - 0.4, 0.14), (x - 0.418, at + 0.4, 0.14), (x - 0.418, at + 0.4, 1.98), (x - 0.418, at - 0.4, 1.98)], m.screen("poster", slide_image(event), 1.1))
    box("base", (0.5, 0.9, 0.02), (x - 0.45, at, 0.01), board, 0.004)


def _end_wall(theme, room):
    """Stone slab with light from its edges, a console with flowers before it."""
    w, l, h = room.width, room.length, room.height
    slab = m.stone(f"{theme.key}-slab", theme.marble[0], theme.marble[1], seed=9, rough=0.1, tile=3.6)
    box("slab", (w * 0.52, 0.08, h - 0.5), (w / 2, l - 0.12, h / 2), slab, 0.004)
    for side in (-1, 1):
        box("edge", (0.02, 0.03, h - 0.5), (w / 2 + side * w * 0.265, l - 0.1, h / 2), lamps._seen(m.glow("slab-edge", theme.warm, 7)))
    box("console", (1.9, 0.42, 0.05), (w / 2, l - 0.55, 0.86), m.veneer(f"{theme.key}-console", *theme.wood, seed=3, world=False), 0.006)
    metal = m.plain(f"{theme.key}-metal-2", theme.metal, 0.25, metal=1)
    for side in (-1, 1):
        box("leg", (0.05, 0.36, 0.84), (w / 2 + side * 0.85, l - 0.55, 0.42), metal, 0.004)
    place(tableware.flowers(theme, variant=1), (w / 2, l - 0.55, 0.885), 0.3, 1.7)
    for side in (-1, 1):
        place(tableware.palm(), (w / 2 + side * (w * 0.36), l - 0.6, 0), side)


def build(theme, shot):
    rng = random.Random(shot.id)
    room = _Foyer(theme, shot)
    room._floor()
    room._walls()
    room._ceiling()
    room._light()
    _end_wall(theme, room)
    _check_in(theme, 1.25, shot.length * 0.52, shot.event, rng)
    count = int((shot.length - 5) / 2.6)
    for index in range(count):
        x, y = shot.width - 1.75 + rng.uniform(-0.15, 0.15), 2.6 + index * 2.6 + rng.uniform(-0.2, 0.2)
        place(tables.high_table(theme), (x, y, 0), rng.uniform(0, 1.5))
        place(tableware.flowers(theme, variant=index % 3), (x, y, 1.10), rng.uniform(0, 6), 0.5)
        for _ in range(4):
            angle, reach = rng.uniform(0, 6.28), rng.uniform(0.2, 0.3)
            place(tableware.wine_glass(), (x + reach * math.cos(angle), y + reach * math.sin(angle), 1.102), rng.uniform(0, 6))
    return {
        "cameras": {"main": {"at": (shot.width * 0.42, 0.5, 1.6), "target": (shot.width * 0.5, shot.length), "lens": 21, "shift_y": -0.01}},
        "caption": "会前厅",
    }
