"""Rows on steps before a screen (a cinema) or a stage with its curtain (a playhouse)."""

import math
import random

from kit import building, lamps, places, rig
from kit import materials as m
from kit.mesh import box, grid, lathe, place, prototype, quad

_rise, _row = 0.30, 1.12


def build(theme, shot):
    """The auditorium seen from its back or its side; a playhouse where the shot's kind says so."""
    w, l, h = shot.width, shot.length, shot.height
    rng = random.Random(shot.id)
    play = shot.kind == "playhouse"
    first, rows = 6.2 if play else 5.4, int((l - (8.0 if play else 7.0)) / _row)
    tone = "#6d1a20" if play else "#8a1c25"
    carpet = m.plain("hall-carpet", "#3a1518" if play else "#24272c", 0.95, bump=0.6, sheen=0.3)
    dark = m.plain("hall-ceiling", "#2a2320" if play else "#141517", 0.9)
    ground = m.plain("hall-ground", "#2b2019" if play else "#1d1f23", 0.9)
    building.shell(w, l, h, carpet, ground, dark)
    _steps(w, l, first, rows, carpet)
    _seats(w, l, first, rows, tone, "#6b4a30" if play else None, rng)
    (_fins if play else _panels)(theme, w, l, h)
    seen = (_stage if play else _screen)(theme, w, l, h)
    _ceiling(w, l, h, play)
    back = (rows - 1) * _rise
    return {
        "cameras": {
            "main": {"at": (w * 0.70, 0.75, back + 1.95), "target": (w * 0.42, l), "lens": 20, "shift_y": -0.09},
            "second": {"at": (w * 0.06, l - first + 1.9, 1.75), "target": (w * 0.86, 1.0), "lens": 19, "shift_y": 0.10},
        },
        "caption": "剧场观众厅" if play else "放映厅",
        "seats": seen,
        "develop": {"warmth": 0.5 if play else 0.6, "key": 0.15 if play else 0.12},
    }


def _aisles(w):
    return (w * 0.28, w * 0.72)


def _steps(w, l, first, rows, carpet):
    """Solid steps from the front row to the back wall, half steps and lights in the aisles."""
    strip = lamps._seen(m.glow("step-light", "#ffd9a0", 5))
    nosing = m.plain("nosing-metal", "#8d8f92", 0.4, metal=0.9)
    for row in range(1, rows):
        y1 = l - first - (row - 1) * _row - 0.42
        box("step", (w, y1, _rise), (w / 2, y1 / 2, _rise * (row - 0.5)), carpet)
        for x in _aisles(w):
            box("half", (1.1, 0.34, _rise / 2), (x, y1 + 0.16, _rise * (row - 1) + _rise / 4), carpet)
            box("nosing", (1.1, 0.03, 0.012), (x, y1 - 0.005, _rise * row + 0.002), nosing)
            box("strip", (1.0, 0.012, 0.012), (x, y1 + 0.008, _rise * row - 0.03), strip)


def _seats(w, l, first, rows, tone, wood, rng):
    seat = places.row_seat(tone, wood)
    left, right = _aisles(w)
    for row in range(rows):
        y, z = l - first - row * _row, _rise * row
        for low, high in ((0.75, left - 0.6), (left + 0.6, right - 0.6), (right + 0.6, w - 0.75)):
            count = int((high - low) / 0.57)
            for i in range(count):
                x = (low + high) / 2 + (i - (count - 1) / 2) * 0.57
                place(seat, (x, y + rng.uniform(-0.008, 0.008), z), rng.uniform(-0.012, 0.012))


def _panels(theme, w, l, h):
    """Cloth panels with light between them, loudspeakers high on the walls."""
    cloths = [m.plain(f"cinema-cloth-{i}", tone, 0.95, bump=0.5, bump_scale=700, sheen=0.3) for i, tone in enumerate(("#3b4654", "#2c343f", "#465365"))]
    slot = lamps._seen(m.glow("cinema-slot", "#ffb469", 2.6))
    bays = 8
    for i in range(bays):
        y = (l - 1.0) * (i + 0.5) / bays
        wide = (l - 1.0) / bays
        for x, inward in ((0.0, 1), (w, -1)):
            box("panel", (0.10, wide - 0.30, h - 1.5), (x + inward * 0.06, y, 0.9 + (h - 1.5) / 2), cloths[i % 3], 0.02)
            box("slot", (0.02, 0.04, h - 1.5), (x + inward * 0.03, y + wide / 2, 0.9 + (h - 1.5) / 2), slot)
            if i % 2 == 0:
                lamps.area("slot", (x + inward * 0.16, y + wide / 2, 2.6), (0.06, 3.4), "#ffb469", 26, (w / 2, y + wide / 2, 2.4))
            if i % 2:
                box("speaker", (0.34, 0.42, 0.52), (x + inward * 0.30, y, h - 1.7), m.plain("speaker-box", "#131416", 0.6), 0.02, rot=(0, inward * 0.35, 0))


def _fins(theme, w, l, h):
    """Curved timber on the side walls, boxes of light between."""
    wood = m.veneer("playhouse-wood", "#3f2616", "#70482a", seed=23)
    slot = lamps._seen(m.glow("play-slot", "#ffc27a", 3.2))
    bays = 7
    for i in range(bays):
        wide = (l - 4.5) / bays
        y0 = wide * i
        for x, inward in ((0.0, 1), (w, -1)):
            grid("fin", 10, 1, lambda u, v, x=x, inward=inward, y0=y0: (x + inward * (0.10 + 0.50 * math.cos(math.pi / 2 * u)), y0 + wide * u, 0.4 + (h - 1.6) * v), wood)
            box("cheek", (0.50, 0.02, h - 1.6), (x + inward * 0.35, y0 + 0.01, 0.4 + (h - 1.6) / 2), wood)
            box("slot", (0.03, 0.03, h - 2.0), (x + inward * 0.14, y0 - 0.03, 0.6 + (h - 2.0) / 2), slot)
            if i % 2 == 0:
                lamps.area("slot", (x + inward * 0.20, y0 - 0.06, 3.2), (0.06, 4.2), "#ffc27a", 20, (w / 2, y0 - 1.5, 3.0))


def _screen(theme, w, l, h):
    """The screen with its masking and the light it throws into the hall."""
    wide, high = w * 0.80, w * 0.80 / 2.35
    low = 1.25
    black = m.plain("masking", "#08080a", 0.95)
    box("masking", (w, 0.1, h), (w / 2, l - 0.10, h / 2), black)
    picture = m.screen("cinema-picture", _still(), 0.42)
    quad("screen", [(w / 2 - wide / 2, l - 0.2, low), (w / 2 + wide / 2, l - 0.2, low), (w / 2 + wide / 2, l - 0.2, low + high), (w / 2 - wide / 2, l - 0.2, low + high)], picture)
    box("apron", (w, 1.6, 0.35), (w / 2, l - 0.8, 0.175), m.plain("apron", "#18191b", 0.7), 0.01)
    lamps.area("screen", (w / 2, l - 0.4, low + high / 2), (wide, high), "#a9c4ea", 300, (w / 2, 0, 2.0))
    for x in (0.9, w - 0.9):
        rig.drape((x - 0.7, l - 0.45), (x + 0.7, l - 0.45), 0.05, h - 0.4, "#1d2530", 0.2, 0.08, x)
    for x in (w * 0.055, w * 0.945):
        building.exit_sign((x, l - 2.0, 2.5))
    return None


def _still(width=1410, height=600, seed=3):
    """A mountain lake before sunrise: what is on the screen."""
    import numpy as np

    from kit.textures import image, noise, srgb

    v, u = np.meshgrid(np.linspace(0, 1, height), np.linspace(0, 1, width), indexing="ij")
    sky = srgb("#16305a") * (1 - np.clip(v / 0.58, 0, 1)[..., None]) + srgb("#f2b98a") * np.clip(v / 0.58, 0, 1)[..., None] ** 1.6
    out = sky
    rng = np.random.default_rng(seed)
    for layer, (base, tone) in enumerate(((0.40, "#6d7fa3"), (0.47, "#42567d"), (0.53, "#1e2f4e"))):
        line = sum(rng.uniform(0.3, 1) / k * np.sin(2 * np.pi * k * u[0] * 1.3 + rng.uniform(0, 6)) for k in (1, 2, 3, 5, 9, 17, 31)) * (0.055 + 0.01 * layer)
        inside = np.clip((v - (base + line)[None, :]) * 300, 0, 1)[..., None]
        out = out * (1 - inside) + srgb(tone) * inside
    shore = 0.60
    mirrored = np.clip(((2 * shore - v) * (height - 1)).astype(int), 0, height - 1)
    ripple = (3 * noise(1500, 20, 120, seed, (1, 12))[:height, :width]).astype(int)
    lake = out[mirrored, np.clip(np.arange(width)[None, :] + ripple, 0, width - 1)] * 0.72
    out = np.where((v > shore)[..., None], lake, out)
    glow = np.exp(-(((u - 0.63) / 0.16) ** 2 + ((v - 0.55) / 0.12) ** 2))[..., None]
    return image("cinema-still", np.clip(out + glow * srgb("#ffcf95") * 0.5, 0, 1))


def _stage(theme, w, l, h):
    """A proscenium, a half-drawn house curtain, boards with a piano, light from above."""
    x0, x1, top, rise = w * 0.16, w * 0.84, h - 1.9, 1.0
    wood = m.veneer("playhouse-wood", "#3f2616", "#70482a", seed=23)
    box("stage", (w, 3.4, rise), (w / 2, l - 1.7, rise / 2), building.boards("stage", "#3a2a1e", "#6a4c33", 0.12, rough=0.3))
    box("face", (w, 0.04, rise - 0.05), (w / 2, l - 3.42, rise / 2 - 0.02), wood)
    for low, high in ((0, x0), (x1, w)):
        box("jamb", (high - low, 0.5, h), ((low + high) / 2, l - 2.0, h / 2), wood, 0.01)
    box("head", (x1 - x0, 0.5, h - top), (w / 2, l - 2.0, top + (h - top) / 2), wood, 0.01)
    gilt = m.plain("play-gilt", "#b08a4a", 0.35, metal=1.0)
    for x in (x0, x1):
        box("bead", (0.10, 0.56, top), (x, l - 2.0, top / 2), gilt, 0.02)
    box("bead", (x1 - x0, 0.56, 0.10), (w / 2, l - 2.0, top), gilt, 0.02)
    box("deep", (w, 0.1, h), (w / 2, l - 0.05, h / 2), m.plain("cyclorama", "#1b2c55", 0.9))
    for low, high, seed in ((x0, x0 + 2.6, 1.0), (x1 - 2.6, x1, 2.0)):
        rig.drape((low, l - 1.7), (high, l - 1.7), rise + 0.02, top, "#7d121b", 0.26, 0.10, seed)
    grid("valance", 80, 4, lambda u, v: (x0 + (x1 - x0) * u, l - 1.85 + 0.07 * math.sin(120 * u), top - (0.75 + 0.16 * math.cos(2 * math.pi * 7 * u)) * (1 - v)), m.plain("velvet-#7d121b", "#7d121b", 0.95, sheen=0.9))
    _piano((w * 0.50, l - 1.15, rise))
    for x, tone in ((w * 0.36, "#ffdba6"), (w * 0.50, "#fff0d8"), (w * 0.64, "#ffdba6")):
        lamps.spot("stage", (x, l - 3.8, h - 0.7), (w * 0.5 + (x - w * 0.5) * 0.6, l - 1.2, rise), tone, 1100, 36)
    lamps.area("cyc", (w / 2, l - 0.5, rise + 0.1), (x1 - x0, 0.1), "#3f6fd8", 170, (w / 2, l, 3.4))
    lamps.area("cyc-top", (w / 2, l - 0.6, top + 0.2), (x1 - x0, 0.1), "#6a58c8", 110, (w / 2, l, 3.0))
    for x in (w * 0.07, w * 0.93):
        building.exit_sign((x, l - 2.28, 2.6))
    return None


def _piano(at):
    """A concert grand with its lid up, keys towards -x."""
    from kit.mesh import rounded_slab, tube

    black = m.plain("piano", "#0c0c0d", 0.08, spec=0.8)
    outline = [(-0.75, -0.74), (0.1, -0.74), (0.55, -0.62), (1.1, -0.20), (1.55, 0.05), (1.7, 0.35), (1.6, 0.66), (1.3, 0.74), (-0.75, 0.74)]
    rounded_slab("case", outline, 0.30, black, 0.02, (at[0], at[1], at[2] + 0.66))
    rounded_slab("lid", [(x, y - 0.74) for x, y in outline], 0.025, black, 0.008, (at[0], at[1] + 0.74, at[2] + 0.98), (-0.62, 0, 0))
    tube("prop", [(at[0] + 0.5, at[1] - 0.4, at[2] + 0.96), (at[0] + 0.6, at[1] - 0.16, at[2] + 1.48)], 0.012, black)
    box("keys", (0.16, 1.26, 0.03), (at[0] - 0.83, at[1], at[2] + 0.72), m.plain("ivories", "#f1ede3", 0.3), 0.004)
    for x, y in ((-0.6, -0.6), (-0.6, 0.6), (1.2, 0.3)):
        tube("leg", [(at[0] + x, at[1] + y, at[2] + 0.66), (at[0] + x, at[1] + y, at[2])], 0.05, black)
    box("stool", (0.38, 0.62, 0.08), (at[0] - 1.35, at[1], at[2] + 0.48), m.plain("piano-stool", "#141415", 0.4), 0.02, 3)
    for dx in (-0.13, 0.13):
        for dy in (-0.24, 0.24):
            tube("leg", [(at[0] - 1.35 + dx, at[1] + dy, at[2] + 0.45), (at[0] - 1.35 + dx, at[1] + dy, at[2])], 0.018, black)


def _ceiling(w, l, h, play):
    """Downlights, and for a playhouse curved clouds and a bridge of lanterns."""
    disc = prototype("hall-disc", lambda: (lathe("disc", [(0.001, -0.004), (0.05, -0.004)], lamps._seen(m.glow("hall-disc", "#ffd9a0", 14)), segments=20), lathe("rim", [(0.05, -0.002), (0.065, -0.006), (0.066, 0)], m.plain("rim-dark", "#3a3a3c", 0.4), segments=24)))
    lit = 42 if play else 60
    for i in range(5):
        for j in range(6):
            x, y = w * (i + 0.5) / 5, (l - 5) * (j + 0.5) / 6
            place(disc, (x, y, h - (0.75 if play else 0.0)))
            if (i + j) % 2 == 0:
                lamps.spot("house", (x, y, h - 0.8), (x, y, 0), "#ffd9a0", lit, 80, 0.8)
    lamps.area("fill", (w / 2, l * 0.45, h - 0.9), (w * 0.7, l * 0.6), "#ffdcb4" if play else "#c9cfdc", (0.75 if play else 1.1) * w * l, (w / 2, l * 0.45, 0))
    if not play:
        box("port", (0.7, 0.06, 0.4), (w / 2, 0.04, h - 1.2), m.glow("port", "#dfe8f6", 3))
        return
    wood = m.veneer("playhouse-cloud", "#4f331d", "#835a36", seed=25)
    for k in range(4):
        y0 = 0.6 + k * (l - 5.6) / 4
        grid("cloud", 24, 8, lambda u, v, y0=y0: (0.7 + (w - 1.4) * u, y0 + (l - 6.4) / 4 * v, h - 0.72 + 0.30 * v * (1 - 0.2 * math.cos(2 * math.pi * u)) - 0.10 * math.sin(math.pi * u)), wood)
    rig.truss((1.5, l - 5.0, h - 0.95), (w - 1.5, l - 5.0, h - 0.95), 0.3, "#2a2b2d")
    lantern = rig.fresnel()
    for i in range(9):
        x = 2.4 + (w - 4.8) * i / 8
        rig.hang(lantern, (x, l - 5.0, h - 1.42), (w / 2 + (x - w / 2) * 0.4, l - 1.2, 1.4))
