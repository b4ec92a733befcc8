"""A courtyard at dusk: grey brick and timber fronts with lattice, tiled eaves, lanterns, a tree, tables laid on the stone."""

import math
import random

from kit import building, chairs, garden, hotel, lamps, plants, shore, tables, tableware
from kit import materials as m
from kit.mesh import box, grid, lathe, place, prototype, tube


def build(theme, shot):
    """The yard x 0..width, y 0..length; fronts at the left, ahead and at the right, each under its roof."""
    w, l = shot.width, shot.length
    rng = random.Random(shot.id)
    shore.dusk(0.9, -35, 0.17, cover=0.45, tone="#f0a37a", above="#4d5f92", strength=0.7)
    paving = building.boards("yard", "#6f6d68", "#8d8a83", 0.6, seed=15, rough=0.7, gap=0.012)
    box("yard", (w + 8, l + 8, 0.1), (w / 2, l / 2, -0.05), paving)
    _ahead(w, l)
    for side in ("left", "right"):
        _wing(side, w, l)
    _things(theme, w, l, rng)
    _light(w, l)
    return {
        "cameras": {
            "main": {"at": (w * 0.56, -1.2, 1.6), "target": (w * 0.47, l), "lens": 20, "shift_y": 0.03},
            "second": {"at": (w * 0.90, 0.4, 1.6), "target": (w * 0.14, l), "lens": 20, "shift_y": 0.03},
        },
        "caption": "庭院",
        "develop": {"warmth": 0.62, "key": 0.20},
    }


def _wood():
    return m.plain("yard-wood", "#6a2f22", 0.42, bump=0.15, bump_scale=80)


def _roof(start, end, inward, eave=2.95, deep=2.4, rise=1.35):
    """A tiled slope from the eave at the line start → end up and away from the yard; `inward` points into it."""
    tile, under = m.plain("roof-tile", "#3f4348", 0.7, bump=0.4, bump_scale=50, vary=0.1), m.plain("roof-under", "#5b3524", 0.6)
    dx, dy = end[0] - start[0], end[1] - start[1]
    run = math.hypot(dx, dy)
    ux, uy = dx / run, dy / run

    def at(along, out, z):
        return (start[0] + ux * along + inward[0] * out, start[1] + uy * along + inward[1] * out, z)

    def slope(v):
        # The curve of the roof: flatter at the eave.
        return eave + rise * (0.35 * v + 0.65 * v * v)

    columns = int(run / 0.24)
    grid("pan", columns, 10, lambda u, v: at(run * u, 0.85 - v * (deep + 0.85), slope(v)), tile)
    for i in range(columns + 1):
        along = run * i / columns
        points = [at(along, 0.86 - v * (deep + 0.85), slope(v) + 0.035) for v in (k / 8 for k in range(9))]
        tube("cover", points, 0.062, tile, resolution=2)
        lathe("end", [(0.001, 0), (0.066, 0), (0.066, 0.02)], tile, at(along, 0.87, slope(0) + 0.035), 14).rotation_euler = (math.pi / 2, 0, math.atan2(inward[1], inward[0]) + math.pi / 2)
    rafter = m.plain("rafter", "#2f5a4c", 0.5)
    for i in range(int(run / 0.34)):
        along = 0.17 + i * 0.34
        tube("rafter", [at(along, 0.80, eave - 0.06), at(along, -0.2, eave + 0.10)], 0.035, rafter, resolution=2)
    tube("ridge", [at(0, -deep, slope(1) + 0.10), at(run, -deep, slope(1) + 0.10)], 0.13, tile, resolution=3)
    grid("soffit", 1, 1, lambda u, v: at(run * u, 0.80 - v * 1.0, eave - 0.02 + 0.12 * v), under)


def _leaf(wide, high, name):
    """A leaf of lattice with paper behind it, lit; its middle at the origin, facing -y."""

    def build():
        wood, paper = _wood(), lamps._seen(m.glow("paper", "#ffc98a", 0.9))
        box("paper", (wide - 0.06, 0.01, high * 0.60), (0, 0.03, high * 0.17), paper)
        box("panel", (wide - 0.08, 0.03, high * 0.30), (0, 0.01, -high * 0.33), wood, 0.01)
        for x in (-wide / 2 + 0.03, wide / 2 - 0.03):
            box("stile", (0.06, 0.06, high), (x, 0, 0), wood, 0.006)
        for z in (-high / 2 + 0.03, -high * 0.16, high * 0.485):
            box("rail", (wide, 0.06, 0.06), (0, 0, z), wood, 0.006)
        for i in range(1, 5):
            box("bar", (0.016, 0.03, high * 0.62), (-wide / 2 + wide * i / 5, 0.005, high * 0.17), wood)
        for i in range(1, 9):
            box("bar", (wide - 0.08, 0.03, 0.016), (0, 0.005, -high * 0.14 + high * 0.62 * i / 9), wood)

    return prototype(f"leaf-{name}-{wide:.2f}-{high:.2f}", build)


def _bay(at, turn, wide, open_door=False):
    """A bay of a front: columns stand at its ends; four leaves of lattice on a sill, the middle two open in a doorway."""
    x, y = at
    c, s = math.cos(turn), math.sin(turn)

    def put(px, py, pz):
        return (x + px * c - py * s, y + px * s + py * c, pz)

    leaf = _leaf(wide / 4 - 0.05, 2.35, "a")
    for i in range(4):
        px = -wide / 2 + wide * (i + 0.5) / 4
        if open_door and i in (1, 2):
            place(leaf, put(px + (-0.36 if i == 1 else 0.36), 0.34, 1.30), turn + (1.35 if i == 1 else -1.35))
        else:
            place(leaf, put(px, 0, 1.30), turn)
    box("lintel", (wide, 0.16, 0.34), put(0, 0, 2.66), m.plain("lintel-green", "#2f5a4c", 0.5), 0.01, rot=(0, 0, turn))
    box("sill", (wide, 0.30, 0.12), put(0, 0, 0.06), m.stone("yard-stone", "#8f8b83", "#6f6b63", seed=4, rough=0.7, tile=2.0), 0.01, rot=(0, 0, turn))


def _column(at):
    wood = m.plain("yard-column", "#7c2a20", 0.35)
    lathe("column", [(0.13, 0.16), (0.125, 2.7), (0.001, 2.7)], wood, (at[0], at[1], 0.1), 28)
    lathe("base", [(0.001, 0), (0.19, 0), (0.22, 0.08), (0.19, 0.17), (0.001, 0.18)], m.stone("yard-stone", "#8f8b83", "#6f6b63", seed=4, rough=0.7, tile=2.0), (at[0], at[1], 0.08), 28)


def _ahead(w, l):
    """The main room: five bays on a terrace of two steps, its doors open to a lit room."""
    stone = m.stone("yard-stone", "#8f8b83", "#6f6b63", seed=4, rough=0.7, tile=2.0)
    brick = building.brick("yard", "#5b5e60", "#777a7b", "#8d8f8e")
    box("terrace", (w, 2.4, 0.30), (w / 2, l + 0.3, 0.15), stone, 0.01)
    box("step", (3.6, 0.5, 0.15), (w / 2, l - 1.10, 0.075), stone, 0.01)
    wide = (w - 2.4) / 5
    for i in range(5):
        x = 1.2 + wide * (i + 0.5)
        _bay((x, l + 1.0), 0.0, wide - 0.28, open_door=i == 2)
    for i in range(6):
        _column((1.2 + wide * i, l + 0.35))
    for x in (-1.1, w + 1.1):
        box("gable", (4.4, 0.5, 3.2), (x, l + 1.0, 1.6), brick)
        box("coping", (4.6, 0.8, 0.16), (x, l + 1.0, 3.25), m.plain("roof-tile", "#3f4348", 0.7, bump=0.4, bump_scale=50, vary=0.1), 0.02)
    room = lamps._seen(m.glow("yard-room", "#e0a060", 0.35))
    box("room", (wide * 1.6, 0.05, 2.8), (w / 2, l + 3.6, 1.5), room)
    box("scroll", (0.9, 0.04, 1.5), (w / 2, l + 3.5, 1.75), m.plain("scroll", "#e9e2d0", 0.8))
    box("altar", (1.8, 0.4, 0.9), (w / 2, l + 3.2, 0.65), _wood(), 0.01)
    _roof((-0.4, l + 0.1), (w + 0.4, l + 0.1), (0, -1), 3.05, 3.2, 1.9)
    board = lamps._seen(m.glow("plaque-gold", "#e0b060", 0.8))
    box("plaque", (1.9, 0.08, 0.55), (w / 2, l + 0.25, 2.72), m.plain("plaque", "#16202a", 0.3), 0.02)
    hotel.lettering("听松", 0.34, (w / 2, l + 0.19, 2.72), board, 0.008)


def _wing(side, w, l):
    """A side front with a covered walk: columns, lattice windows in brick."""
    x, inward, turn = (-0.9, (1, 0), math.pi / 2) if side == "left" else (w + 0.9, (-1, 0), -math.pi / 2)
    brick = building.brick("yard", "#5b5e60", "#777a7b", "#8d8f8e")
    box("walk", (1.9, l + 3, 0.18), (x + inward[0] * 0.3, l / 2 - 0.5, 0.09), m.stone("yard-stone", "#8f8b83", "#6f6b63", seed=4, rough=0.7, tile=2.0), 0.01)
    pitch, count = 2.9, int((l + 1.5) / 2.9)
    leaf = _leaf(0.62, 1.45, "b")
    for i in range(count):
        y = l - 0.6 - pitch * (i + 0.5)
        box("low", (0.3, pitch, 0.95), (x - inward[0] * 0.3, y, 0.475), brick)
        box("over", (0.3, pitch, 0.7), (x - inward[0] * 0.3, y, 2.75), brick)
        for part in (-1, 1):
            box("pier", (0.3, 0.52, 1.5), (x - inward[0] * 0.3, y + part * (pitch / 2 - 0.26), 1.7), brick)
        for k in range(3):
            place(leaf, (x - inward[0] * 0.20, y - 0.62 + 0.62 * k, 1.68), turn)
        _column((x + inward[0] * 0.95, y - pitch / 2))
    _column((x + inward[0] * 0.95, l - 0.6))
    box("beam", (0.16, l + 2, 0.24), (x + inward[0] * 0.95, l / 2 - 0.7, 2.78), m.plain("lintel-green", "#2f5a4c", 0.5), 0.01)
    _roof((x + inward[0] * 0.55, -2.2) if side == "left" else (x + inward[0] * 0.55, l + 0.2), (x + inward[0] * 0.55, l + 0.2) if side == "left" else (x + inward[0] * 0.55, -2.2), inward, 2.95, 2.3, 1.3)


def _lantern():
    """A red lantern of silk with a tassel, its ring at the origin."""

    def build():
        silk, gold = lamps._seen(m.glow("yard-silk", "#e0402a", 2.2)), m.plain("yard-gold", "#c49a4a", 0.35, metal=1.0)
        lathe("silk", [(0.10, -0.44), (0.20, -0.36), (0.24, -0.25), (0.20, -0.14), (0.10, -0.06)], silk, segments=24, wave=lambda a, r, z: r * (1 + 0.018 * math.cos(12 * a)))
        for z in (-0.45, -0.05):
            lathe("cap", [(0.001, z - 0.02), (0.105, z - 0.02), (0.105, z + 0.02), (0.001, z + 0.02)], gold, segments=24)
        tube("line", [(0, 0, -0.03), (0, 0, 0.25)], 0.005, gold)
        tube("tassel", [(0, 0, -0.47), (0, 0, -0.72)], 0.02, m.plain("tassel", "#b5221a", 0.8))

    return prototype("yard-lantern", build)


def _things(theme, w, l, rng):
    """Round tables on the stone, an old tree in its bed, jars, bamboo in the corners."""
    seat = chairs.chair(theme, "chiavari")
    for index, (x, y) in enumerate(((w * 0.24, 3.4), (w * 0.70, 2.9), (w * 0.24, 7.2), (w * 0.72, 7.0), (w * 0.48, l * 0.60), (w * 0.27, 11.0), (w * 0.74, 11.2))):
        place(tables.round_table(theme, 1.8, index), (x, y, 0), rng.uniform(0, 6))
        place(tableware.flowers(theme, variant=index % 3), (x, y, 0.752), rng.uniform(0, 6), 1.05)
        for k in range(8):
            angle = 2 * math.pi * k / 8 + 0.3 * index
            c, s = math.cos(angle), math.sin(angle)
            place(seat, (x + 1.18 * c, y + 1.18 * s, 0.0), angle + math.pi / 2 + rng.uniform(-0.1, 0.1))
            place(tableware.cover(theme, "flat"), (x + 0.70 * c, y + 0.70 * s, 0.752), angle + math.pi / 2)
            place(tableware.wine_glass(), (x + 0.50 * c, y + 0.50 * s, 0.752), angle + math.pi / 2 + rng.uniform(-0.2, 0.2))
        for k in range(2):
            a = 2.1 * k + index
            place(garden.lantern(), (x + 0.32 * math.cos(a), y + 0.32 * math.sin(a), 0.752), a, 0.45)
    stone = m.stone("yard-stone", "#8f8b83", "#6f6b63", seed=4, rough=0.7, tile=2.0)
    tx, ty = w * 0.87, l - 2.6
    lathe("bed", [(0.9, 0), (0.9, 0.4), (0.78, 0.4), (0.78, 0.3), (0.001, 0.3)], stone, (tx, ty, 0), 8)
    place(plants.garden_tree(6.4, 3, "#3d5a2c", 6200), (tx, ty, 0.2), 0.8, 1.0)
    jar = m.plain("jar-glaze", "#3c3026", 0.3, spec=0.6)
    for x, y in ((1.6, l - 0.9), (w - 1.4, 1.0), (0.8, 1.6)):
        lathe("jar", [(0.001, 0), (0.28, 0), (0.42, 0.30), (0.40, 0.60), (0.46, 0.68), (0.42, 0.68), (0.36, 0.58), (0.001, 0.5)], jar, (x, y, 0), 36)
        place(plants.shrub(0.42, 1, "#48653a"), (x, y, 0.5), x, 0.9)
    trees = [plants.garden_tree(9.0, k, "#2b3d22", 4200) for k in (1, 2)]
    for x, y in ((-5.5, l + 5), (w + 5.5, l + 4.5), (w * 0.3, l + 9)):
        place(trees[int(x) % 2], (x, y, 0), x, 1.0)


def _light(w, l):
    lantern = _lantern()
    wide = (w - 2.4) / 5
    for i in range(5):
        place(lantern, (1.2 + wide * (i + 0.5), l - 0.35, 2.75))
    for i in range(int(l / 2.9)):
        y = l - 0.6 - 2.9 * (i + 0.5)
        for x in (0.45, w - 0.45):
            place(lantern, (x, y, 2.75))
    lamps.area("front", (w / 2, l - 0.2, 2.3), (w * 0.8, 0.4), "#ff9a5a", 130, (w / 2, l - 3.0, 0))
    lamps.area("front-wall", (w / 2, l - 0.4, 2.2), (w * 0.8, 0.3), "#ffb070", 120, (w / 2, l + 1.0, 1.2))
    for x, out in ((0.45, 1), (w - 0.45, -1)):
        lamps.area("wing", (x, l * 0.45, 2.2), (0.4, l * 0.8), "#ff9a5a", 110, (x + out * 2.5, l * 0.45, 0))
        lamps.area("wing-wall", (x, l * 0.45, 2.0), (0.3, l * 0.8), "#ffb070", 90, (x - out * 1.6, l * 0.45, 1.4))
    lamps.area("room", (w / 2, l + 2.2, 2.6), (2.6, 1.6), "#ffc27a", 130, (w / 2, l + 2.4, 0))
    for index in range(3):
        a, b = (0.3, 1.5 + 4.6 * index), (w - 0.3, 3.6 + 4.6 * index)
        garden.festoon((*a, 3.0), (*b, 3.0), 0.35, random.Random(index), 0.6)
    lamps.area("festoon", (w / 2, l * 0.45, 2.75), (w * 0.7, l * 0.7), "#ffc78c", 260, (w / 2, l * 0.45, 0))
    lamps.spot("tree", (w * 0.80, l - 3.8, 0.2), (w * 0.87, l - 2.6, 5), "#ffd08a", 240, 80, 0.8, 0.1)
