"""A stadium's lounge: a glazed front over the lit pitch and its tiers, sofas and high tables before it, a buffet behind."""

import math
import random

import numpy as np

from kit import building, dining, lamps, lounge, places, plants, tableware
from kit import materials as m
from kit.mesh import box, place, quad, tube
from kit.textures import carpet, image, noise, srgb


def build(theme, shot):
    """The lounge; the pitch lies beyond the front (y = length), six metres lower."""
    w, l, h = shot.width, shot.length, shot.height
    rng = random.Random(shot.id)
    pile = m.textured("lounge-carpet", image("lounge-carpet", carpet("strokes", ("#3a4450", "#4d5a68", "#8a98a6"), 23)), 4.4, 0.95, 0.15, sheen=0.25, bump=0.45)
    wall, white = m.plain("lounge-wall", "#cfc9be", 0.85, bump=0.2), m.plain("lounge-ceiling", "#f0eeea", 0.8)
    building.shell(w, l, h, pile, wall, white, leave=("front",))
    _front(w, l, h)
    _pitch(w, l, rng)
    _sides(theme, w, l, h, rng)
    _furniture(theme, w, l, rng)
    _ceiling(theme, w, l, h)
    return {
        "cameras": {
            "main": {"at": (w * 0.10, 2.5, 1.68), "target": (w * 0.60, l), "lens": 20, "shift_y": -0.01},
            "second": {"at": (w * 0.88, 1.2, 1.6), "target": (w * 0.22, l), "lens": 20, "shift_y": -0.01},
        },
        "caption": "球场贵宾厅",
        "develop": {"warmth": 0.55, "key": 0.24},
    }


def _front(w, l, h):
    frame = m.plain("lounge-frame", "#2b2d30", 0.4, metal=0.7)
    bays = round(w / 1.9)
    for i in range(bays + 1):
        box("mullion", (0.06, 0.12, h), (w * i / bays, l, h / 2), frame, 0.004)
    for z in (0.06, h - 0.06):
        box("rail", (w, 0.10, 0.06), (w / 2, l, z), frame, 0.004)
    quad("pane", [(0, l, 0), (w, l, 0), (w, l, h), (0, l, h)], m.thin_glass("pane", "#f2f6f6", 0.95))
    # A balcony one step lower, with a row of seats and a parapet of glass.
    box("balcony", (w + 8, 2.8, 0.2), (w / 2, l + 1.5, -1.0), building.concrete("balcony", "#8c8a86"))
    quad("parapet", [(-4, l + 2.8, -0.9), (w + 4, l + 2.8, -0.9), (w + 4, l + 2.8, 0.1), (-4, l + 2.8, 0.1)], m.thin_glass("parapet-glass", "#eef4f4", 0.9))
    tube("rail", [(-4, l + 2.8, 0.12), (w + 4, l + 2.8, 0.12)], 0.022, m.plain("chrome", "#c8cacd", 0.18, metal=1.0))
    seat = places.row_seat("#1f4f8f", None, 0.80)
    for i in range(int(w / 0.62)):
        place(seat, (0.4 + i * 0.62, l + 1.5, -0.9), 0)


def _turf(size=1536):
    v, u = np.meshgrid(np.linspace(0, 1, size), np.linspace(0, 1, size), indexing="ij")
    stripe = np.where(np.floor(u * 18) % 2 == 0, 1.0, 0.80)
    out = srgb("#4a8a35")[None, None] * (stripe * (1 + 0.06 * noise(size, 60, 400, 4)))[..., None]
    white = np.zeros((size, size), bool)
    a, b = 0.0030, 0.0045
    for edge, other in ((u, v), (v, u)):
        white |= (np.abs(edge - 0.04) < (a if edge is u else b)) | (np.abs(edge - 0.96) < (a if edge is u else b))
    white |= np.abs(u - 0.5) < a
    circle = np.hypot((u - 0.5) * 105, (v - 0.5) * 68)
    white |= np.abs(circle - 9.15) < 0.28
    for side in (0, 1):
        x = np.where(side == 0, u - 0.04, 0.96 - u) * 114
        y = np.abs(v - 0.5) * 74
        white |= ((np.abs(x - 16.5) < 0.3) & (y < 20.2)) | ((np.abs(y - 20.2) < 0.3) & (x < 16.5) & (x > 0))
        white |= ((np.abs(x - 5.5) < 0.3) & (y < 9.2)) | ((np.abs(y - 9.2) < 0.3) & (x < 5.5) & (x > 0))
    inside = (u > 0.035) & (u < 0.965) & (v > 0.035) & (v < 0.965)
    return np.where((white & inside)[..., None], 0.93, np.clip(out, 0, 1))


def _pitch(w, l, rng):
    """The pitch, the far and end tiers with seats in colours, a roof with its floodlights, the night above."""
    low, near = -5.0, l + 9.0
    x0, x1, y1 = w / 2 - 58, w / 2 + 58, near + 74
    quad("pitch", [(x0, near, low), (x1, near, low), (x1, y1, low), (x0, y1, low)], m.screen("pitch", image("pitch", _turf()), 0.95))
    track = m.plain("track", "#6e3a30", 0.9)
    box("ground", (240, 160, 0.1), (w / 2, near + 40, low - 0.1), track)
    # Tiers: one sloped sheet each, its texture the rows of seats.
    size = 2048
    cells = np.random.default_rng(5).uniform(0.75, 1.1, (64, 512))
    v, u = np.meshgrid(np.arange(size), np.arange(size), indexing="ij")
    tone = cells[v * 64 // size, u * 512 // size]
    sector = (np.floor(u / size * 12).astype(int)) % 2
    base = np.where(sector[..., None] == 0, srgb("#2a4a78"), srgb("#98a3b0"))
    row = ((v * 64 / size) % 1 < 0.35)[..., None]
    gang = ((u / size * 12) % 1 < 0.05)[..., None]
    seats = np.where(gang, srgb("#8d9094"), np.where(row, base * 0.35, base * tone[..., None]))
    stand = m.screen("tiers", image("tiers", np.clip(seats, 0, 1)), 0.26)
    for zlow, zhigh, deep, off in ((low + 1.5, low + 9, 15, 6), (low + 11.5, low + 22, 18, 22)):
        quad("tier", [(x0 - 30, y1 + off, zlow), (x1 + 30, y1 + off, zlow), (x1 + 30, y1 + off + deep, zhigh), (x0 - 30, y1 + off + deep, zhigh)], stand)
        quad("tier", [(x0 - off, near - 20, zlow), (x0 - off, y1 + 30, zlow), (x0 - off - deep, y1 + 30, zhigh), (x0 - off - deep, near - 20, zhigh)][::-1], stand)
        quad("tier", [(x1 + off, y1 + 30, zlow), (x1 + off, near - 20, zlow), (x1 + off + deep, near - 20, zhigh), (x1 + off + deep, y1 + 30, zhigh)][::-1], stand)
    ribbon = m.glow("ribbon", "#2f74c8", 1.6)
    box("ribbon", (190, 0.3, 1.0), (w / 2, y1 + 21.5, low + 10.6), lamps._seen(ribbon))
    dark = m.plain("stand-roof", "#30343a", 0.8)
    box("roof", (190, 26, 1.2), (w / 2, y1 + 34, low + 30), m.glow("roof-under", "#3a424e", 0.5))
    for x in (x0 - 40, x1 + 40):
        box("roof", (30, 120, 1.2), (x, near + 40, low + 30), dark)
    flood = lamps._seen(m.glow("flood", "#f4f8ff", 22))
    for i in range(38):
        box("flood", (2.0, 0.3, 0.8), (x0 - 34 + i * 5.0, y1 + 21, low + 29.2), flood)
    places.board("score", "主队 2 : 1 客队", (18, 6), ("#081018", "#0d1c2c", "#ffd97a"), (w / 2 + 10, y1 + 27, low + 26), glow=1.6)
    night = m.glow("night", "#16233c", 0.5)
    quad("night", [(-200, y1 + 70, -30), (w + 200, y1 + 70, -30), (w + 200, y1 + 70, 120), (-200, y1 + 70, 120)], lamps._seen(night))


def _sides(theme, w, l, h, rng):
    """Slatted timber left, a buffet before a stone wall right, shirts in frames."""
    wood = lounge.lead_wood(theme, "lounge")
    ground = m.plain("fin-ground", "#201d1b", 0.8)
    box("ground", (0.02, l - 1.0, h), (0.01, l / 2 - 0.4, h / 2), ground)
    for i in range(int((l - 1.0) / 0.11)):
        box("fin", (0.06, 0.045, h), (0.04, 0.15 + i * 0.11, h / 2), wood, 0.008)
    tones = ("#b3202c", "#1f4f8f", "#d98a2b", "#2b6f4a")
    for i in range(4):
        y = 2.0 + i * 2.5
        box("frame", (0.06, 0.92, 1.12), (0.10, y, 1.75), m.plain("frame-#1d1c1b", "#1d1c1b", 0.5), 0.004)
        box("mount", (0.062, 0.84, 1.04), (0.103, y, 1.75), m.plain("mount", "#f4f1ea", 0.8))
        shirt = m.plain(f"shirt-{i}", tones[i], 0.85, bump=0.3)
        box("shirt", (0.064, 0.42, 0.62), (0.106, y, 1.70), shirt, 0.03)
        for s in (-1, 1):
            box("sleeve", (0.064, 0.24, 0.22), (0.106, y + s * 0.26, 1.92), shirt, 0.03, rot=(s * 0.5, 0, 0))
        box("number", (0.067, 0.16, 0.24), (0.1065, y, 1.72), m.plain("shirt-number", "#f6f3ea", 0.8))
        lamps.spot("shirt", (0.9, y, h - 0.1), (0.08, y, 1.6), "#ffe6c4", 60, 40)
    stone = m.stone("lounge-stone", "#6f7377", "#a5a9ac", seed=6, rough=0.2)
    x = w - 0.45
    box("counter", (0.7, 6.0, 0.9), (x, 4.6, 0.45), wood, 0.006)
    box("top", (0.78, 6.1, 0.05), (x, 4.6, 0.925), stone, 0.008)
    box("back", (0.03, 6.0, 1.5), (w - 0.02, 4.6, 1.75), stone)
    box("strip", (0.02, 5.9, 0.02), (w - 0.06, 4.6, 2.5), lamps._seen(m.glow("lounge-strip", "#ffdcae", 8)))
    lamps.area("strip", (w - 0.12, 4.6, 2.48), (0.04, 5.8), "#ffdcae", 90, (w - 0.3, 4.6, 0.9))
    for i, kind in enumerate(("plates", "bread", "oranges", "greens", "apples", "plates")):
        place(dining.heap(kind), (x + 0.08, 2.0 + i * 0.62, 0.95), rng.uniform(0, 6), 0.95)
    for i in range(2):
        place(dining.chafing_dish(i), (x, 5.95 + i * 0.75, 0.95), -math.pi / 2)
    for i in range(7):
        place(tableware.wine_glass(), (x - 0.12 + 0.1 * (i % 2), 7.15 + i * 0.08, 0.95), 0)
    screen = m.screen("match", image("match", _turf(512)), 0.9)
    box("tv", (0.05, 1.7, 0.98), (w - 0.05, 9.4, 1.95), m.plain("tv-frame", "#1a1b1d", 0.4), 0.006)
    quad("tv", [(w - 0.08, 10.22, 1.48), (w - 0.08, 8.58, 1.48), (w - 0.08, 8.58, 2.42), (w - 0.08, 10.22, 2.42)], screen)


def _furniture(theme, w, l, rng):
    for x, y, turn in ((w * 0.34, l * 0.42, math.pi), (w * 0.34, l * 0.42 + 2.3, 0.0)):
        place(lounge.sofa(theme, 2.2, "#a9a397", True, int(y)), (x, y + (-0.1 if turn else 0.1), 0), 0.0 if turn else math.pi)
    place(lounge.low_table(theme, 1.2, 0.7), (w * 0.34, l * 0.42 + 1.15, 0), 0)
    place(tableware.flowers(theme, variant=1), (w * 0.34 - 0.2, l * 0.42 + 1.15, 0.40), 0, 0.8)
    place(lounge.books(2, 2), (w * 0.34 + 0.3, l * 0.42 + 1.1, 0.40), 0.3)
    for side in (-1, 1):
        place(lounge.armchair(theme, "#3f566e", side > 0), (w * 0.34 + side * 1.75, l * 0.42 + 1.15 + 0.1 * side, 0), -side * math.pi / 2 + rng.uniform(-0.15, 0.15))
    lounge.rug(theme, 4.0, 3.6, (w * 0.34, l * 0.42 + 1.15, 0.002))
    # Low chairs in pairs along the glass, so that the pitch stays in sight.
    for i in range(4):
        x = 1.3 + i * (w - 2.6) / 3
        for side in (-1, 1):
            place(lounge.armchair(theme, "#8c8f92", i % 2), (x + side * 0.62, l - 1.35 + rng.uniform(-0.05, 0.05), 0), rng.uniform(-0.15, 0.15), 0.92)
        place(lounge.side_table(theme, 0.2, 0.48), (x, l - 1.2, 0), 0)
        place(tableware.wine_glass(), (x + 0.05, l - 1.2, 0.48), 0)
    for x, y in ((w * 0.66, l * 0.40), (w * 0.70, l * 0.66)):
        place(dining.cafe_table(theme, 0.8, 0.8, True), (x, y, 0), 0.4)
        place(dining.centrepiece(theme, 1), (x, y, 0.75), 1.0)
        for k in range(4):
            a = 0.4 + k * math.pi / 2
            place(dining.dining_chair(theme, "#6f7f8d"), (x + 0.72 * math.cos(a), y + 0.72 * math.sin(a), 0), a + math.pi / 2 + rng.uniform(-0.15, 0.15))
            place(tableware.wine_glass(), (x + 0.25 * math.cos(a), y + 0.25 * math.sin(a), 0.75), 0)
    for x, y in ((0.7, l - 1.6), (w - 0.7, l - 1.6), (w - 0.7, 0.8)):
        place(plants.indoor_tree(2.2, 1), (x, y, 0), x, 0.95)


def _ceiling(theme, w, l, h):
    disc = lamps.downlight(theme)
    for i in range(4):
        for j in range(5):
            x, y = w * (i + 0.5) / 4, l * (j + 0.5) / 5
            place(disc, (x, y, h))
            lamps.spot("down", (x, y, h - 0.02), (x, y, 0), "#ffe2bd", 40, 80, 0.8)
    bar = lamps._seen(m.glow("lounge-bar", "#ffe8cc", 7))
    for x in (w * 0.34, w * 0.68):
        for y in (l * 0.30, l * 0.62):
            ring = [(x + 0.9 * math.cos(a), y + 0.9 * math.sin(a), h - 0.55) for a in (2 * math.pi * i / 64 for i in range(64))]
            tube("ring", ring, 0.03, m.plain("ring-dark", "#2a2c2f", 0.4, metal=0.7), cyclic=True)
            tube("ring-light", [(px, py, pz - 0.022) for px, py, pz in ring], 0.02, bar, cyclic=True)
            for k in range(3):
                px, py, pz = ring[k * 21]
                tube("wire", [(px, py, pz), (px, py, h)], 0.003, m.plain("wire", "#1c1c1c", 0.6))
    lamps.area("fill", (w / 2, l * 0.5, h - 0.1), (w * 0.75, l * 0.8), "#ffeeda", 2.5 * w * l, (w / 2, l / 2, 0))
    building.sprinklers(w, l, h, 2.8)
    for x in (0.9, w - 1.3):
        for i in range(3):
            box("slot", (0.10, 1.8, 0.006), (x, l * (i + 0.5) / 3, h - 0.002), m.plain("slot", "#26272a", 0.7))
