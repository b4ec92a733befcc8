"""The hotel's drive-up at dusk: the canopy, the lit lobby behind its glass, a few storeys of rooms above."""

import math
import random

from kit import garden, hotel, lamps, plants
from kit import materials as m
from kit.mesh import box, lathe, place, prototype
from kit.textures import image
from scenes.lobby import Lobby


def _canopy(theme, w):
    """A wide roof on stone piers: timber below with lamps, a lit metal edge."""
    wide, near, far, z = 15.0, -9.6, 0.1, 5.3
    mid, wood = (near + far) / 2, m.veneer(f"{theme.key}-panel", *theme.wood, seed=21)
    metal = m.plain("canopy-metal", "#3a3430", 0.35, metal=0.8)
    box("roof", (wide, far - near, 0.55), (w / 2, mid, z + 0.33), metal, 0.02)
    planks = int((wide - 0.6) / 0.30)
    for i in range(planks):
        box("plank", (0.285, far - near - 0.5, 0.03), (w / 2 - wide / 2 + 0.3 + (wide - 0.6) * (i + 0.5) / planks, mid, z + 0.03), wood, 0.004)
    glow = lamps._seen(m.glow("canopy-line", theme.warm, 7))
    for y in (near + 0.16,):
        box("line", (wide - 0.3, 0.05, 0.03), (w / 2, y, z + 0.03), glow)
    for x in (w / 2 - wide / 2 + 0.16, w / 2 + wide / 2 - 0.16):
        box("line", (0.05, far - near - 0.4, 0.03), (x, mid, z + 0.03), glow)
    down = lamps.downlight(theme)
    for i in range(6):
        for j in range(4):
            place(down, (w / 2 - 6.0 + 2.4 * i, near + 1.4 + 2.3 * j, z + 0.012), 0, 1.8)
    lamps.area("canopy", (w / 2, mid, z - 0.05), (wide * 0.85, 7.5), theme.warm, 950, (w / 2, mid, 0), 130)
    pier = hotel.column(theme, 0.85, z)
    for x in (w / 2 - 6.6, w / 2 + 6.6):
        for y in (-8.6, -4.6):
            place(pier, (x, y, 0))
        lamps.spot("pier", (x, -9.35, 0.12), (x, -8.95, z), theme.warm, 120, 50)


def _forecourt(theme, w, rng):
    """Setts, kerbs, planters, bollards, a mat and the porter's trolley."""
    setts = m.textured("setts", image("setts", hotel._paving("#77726a", "#5d584f", 17, 0.85, 16)), 4.8, 0.22, 0.5, bump=0.3)
    box("drive", (70, 40, 0.1), (w / 2, -20.0, -0.10), setts)
    box("ground", (700, 400, 0.1), (w / 2, 0, -0.25), m.plain("ground-dark", "#23261f", 0.9))
    stone = m.stone(f"{theme.key}-kerb", "#a79d8e", "#857b6c", seed=4, rough=0.3, tile=3.0)
    box("step", (17.5, 4.0, 0.12), (w / 2, -2.0, -0.06), stone, 0.01)
    for side in (-1, 1):
        for i in range(2):
            x, y = w / 2 + side * (3.4 + 2.5 * i), -1.1
            place(plants.indoor_tree(2.5, i, vessel="#2f3236"), (x, y, 0), rng.uniform(0, 6), 1.1)
        box("planter", (5.5, 1.3, 0.55), (w / 2 + side * 11.6, -7.2, 0.2), stone, 0.02)
        for i in range(6):
            place(plants.shrub(0.5, i % 2), (w / 2 + side * (9.3 + 0.9 * i), -7.2, 0.35), rng.uniform(0, 6), rng.uniform(0.85, 1.1))
    bollard = prototype("bollard", lambda: (lathe("bollard", [(0.09, 0), (0.09, 0.75), (0.08, 0.77), (0.001, 0.78)], m.plain("canopy-metal", "#3a3430", 0.35, metal=0.8), segments=28), lathe("ring", [(0.092, 0.64), (0.092, 0.70)], lamps._seen(m.glow("bollard", theme.warm, 6)), segments=28)))
    for i in range(9):
        if abs(i - 4) > 1:
            place(bollard, (w / 2 - 6.6 + 1.65 * i, -3.7, -0.05))
    place(hotel.trolley(theme), (w / 2 + 3.6, -2.4, 0), 0.4)
    trees = [plants.garden_tree(8.5, 1), plants.garden_tree(7.0, 3)]
    for x, y in ((-8.5, -3.5), (-12.5, 2.0), (w + 8.0, -4.0), (w + 12.5, 1.0), (-16, -6), (w + 17, -5)):
        place(rng.choice(trees), (x, y, -0.05), rng.uniform(0, 6), rng.uniform(0.9, 1.15))
        lamps.spot("uplight", (x + 0.6, y - 1.6, 0.1), (x, y, 5), theme.warm, 160, 70)


def build(theme, shot):
    """The entrance of a theme's hotel, its lobby built behind the glass."""
    rng = random.Random(shot.id)
    garden.evening_sky(0.6, math.radians(150), 0.16)
    lobby = Lobby(theme, shot)
    lobby.shell()
    lobby.glazing(inside=False)
    lobby.ceiling()
    lobby.reception()
    lobby.middle()
    lobby.light()
    w, h = shot.width, shot.height
    _canopy(theme, w)
    _forecourt(theme, w, rng)
    # Rooms above the lobby, and the wings beside it.
    upper = prototype("upper", lambda: garden.facade(theme, 0, -20.4, 20.4, 4, rng, 0))
    place(upper, (w / 2, -0.1, h + 0.75), -math.pi / 2)
    box("band", (w + 3.4, 0.7, 1.0), (w / 2, 0.2, h + 0.5), m.plain("facade-trim", "#b5a993", 0.6), 0.02)
    wing = prototype("wing", lambda: garden.facade(theme, 0, -6.8, 6.8, 0, rng, h + 0.75))
    for side in (-1, 1):
        place(wing, (w / 2 + side * (w / 2 + 7.0), -0.05, 0), -math.pi / 2)
    garden.far_woods(-160, 340, 40, 7.0, 12.0)
    return {
        "cameras": {"main": {"at": (w / 2 - 7.4, -16.5, 1.55), "target": (w / 2 + 1.6, 0), "lens": 20, "shift_y": 0.15}},
        "caption": "酒店入口",
        "develop": {"warmth": 0.7, "key": 0.19},
    }
