"""The annual party before it begins: an LED wall between wings, a thrust stage, trusses with moving heads, round tables in the dark."""

import math
import random

from kit import building, chairs, lamps, rig, tables, tableware
from kit import materials as m
from kit.mesh import box, lathe, place, prototype, quad
from kit.screens import slide_image
from kit.textures import carpet, image


def build(theme, shot):
    """A banquet room dimmed for the show; the stage at y = length."""
    w, l, h = shot.width, shot.length, shot.height
    rng = random.Random(shot.id)
    pile = m.textured("gala-carpet", image("gala-carpet", carpet("medallion", ("#3a1420", "#521d2c", "#8a6a44"), 17)), 3.0, 0.95, 0.15, sheen=0.25, bump=0.45)
    dark = m.plain("gala-wall", "#3b2a2c", 0.85)
    building.shell(w, l, h, pile, dark, m.plain("gala-lid", "#1c1719", 0.9))
    _sides(w, l, h)
    _stage(w, l, h)
    _trusses(w, l, h, rng)
    _tables(theme, w, l, h, rng)
    return {
        "cameras": {
            "main": {"at": (w * 0.57, 6.6, 1.95), "target": (w * 0.48, l), "lens": 21, "shift_y": 0.055},
            "second": {"at": (w * 0.10, l * 0.36, 1.8), "target": (w * 0.66, l), "lens": 19, "shift_y": 0.06},
        },
        "caption": "年会舞台",
        "develop": {"warmth": 0.6, "key": 0.15, "contrast": 1.14},
    }


def _sides(w, l, h):
    """Panels of cloth and timber with warm slots of light along the walls."""
    wood, slot = m.veneer("gala-wood", "#3b2415", "#6d4526", seed=44), lamps._seen(m.glow("gala-slot", "#ffb469", 4))
    bays = int(l / 2.6)
    for i in range(bays):
        y = (l - 6.0) * (i + 0.5) / bays
        for x, side in ((0.0, 1), (w, -1)):
            box("panel", (0.08, (l - 6) / bays - 0.3, h - 0.6), (x + side * 0.05, y, h / 2), wood, 0.01)
            box("slot", (0.02, 0.05, h - 1.0), (x + side * 0.03, y + (l - 6) / bays / 2, h / 2), slot)
            if i % 2 == 0:
                lamps.area("slot", (x + side * 0.2, y + (l - 6) / bays / 2, h / 2), (0.06, h - 1.2), "#ffb469", 22, (w / 2, y, 1.0))
    building.exit_sign((w - 0.06, l * 0.5, 2.5), "x")
    disc = prototype("gala-disc", lambda: lathe("disc", [(0.001, -0.004), (0.06, -0.004)], lamps._seen(m.glow("gala-disc", "#ffc98a", 9)), segments=20))
    for i in range(6):
        for j in range(7):
            place(disc, (w * (i + 0.5) / 6, (l - 6) * (j + 0.5) / 7, h))


def _stage(w, l, h):
    """Main stage, steps, thrust, the LED wall and two wings, letters in light at its foot."""
    wide, deep, rise = w * 0.74, 4.2, 0.9
    gloss, face = m.plain("gala-deck", "#141316", 0.10, spec=0.7), m.plain("gala-face", "#26191c", 0.5)
    edge = lamps._seen(m.glow("gala-edge", "#ffcf7a", 7))
    box("stage", (wide, deep, rise), (w / 2, l - deep / 2, rise / 2), gloss, 0.006)
    box("thrust", (3.0, 3.4, rise), (w / 2, l - deep - 1.7, rise / 2), gloss, 0.006)
    for size, at in (((wide, 0.03, 0.04), (w / 2, l - deep - 0.01, rise - 0.04)), ((3.0, 0.03, 0.04), (w / 2, l - deep - 3.41, rise - 0.04)), ((0.03, 3.4, 0.04), (w / 2 - 1.51, l - deep - 1.7, rise - 0.04)), ((0.03, 3.4, 0.04), (w / 2 + 1.51, l - deep - 1.7, rise - 0.04))):
        box("edge", size, at, edge)
    for side in (-1, 1):
        for step in range(3):
            box("step", (1.8, 0.34, rise / 3 * (3 - step) - 0.02), (w / 2 + side * wide * 0.36, l - deep - 0.17 - 0.34 * step, rise / 6 * (3 - step)), face, 0.004)
            box("nosing", (1.8, 0.012, 0.012), (w / 2 + side * wide * 0.36, l - deep - 0.345 - 0.34 * step, rise / 3 * (3 - step) - 0.03), edge)
    screen_w, screen_h, low = wide * 0.60, wide * 0.60 * 9 / 16, rise + 0.35
    screen_h = min(screen_h, h - low - 1.2)
    y = l - 0.6
    quad("led", [(w / 2 - screen_w / 2, y, low), (w / 2 + screen_w / 2, y, low), (w / 2 + screen_w / 2, y, low + screen_h), (w / 2 - screen_w / 2, y, low + screen_h)], m.screen("led-gala", slide_image("gala"), 0.6))
    box("cabinet", (screen_w + 0.16, 0.12, screen_h + 0.16), (w / 2, y + 0.08, low + screen_h / 2), m.plain("cabinet", "#0c0d0f", 0.4))
    gold = lamps._seen(m.glow("gala-gold", "#ffb454", 2.6))
    for side in (-1, 1):
        # Wings: tall frames of light stepping back from the wall.
        for k in range(3):
            x = w / 2 + side * (screen_w / 2 + 0.6 + 0.95 * k)
            tall = screen_h * (0.96 - 0.16 * k)
            box("wing", (0.72, 0.10, tall), (x, y - 0.25 * k, low + tall / 2 - 0.2), m.plain("gala-wing", "#4d0f18", 0.35), 0.01)
            for dx in (-0.36, 0.36):
                box("wing-edge", (0.035, 0.13, tall), (x + dx, y - 0.25 * k - 0.02, low + tall / 2 - 0.2), gold)
            box("wing-top", (0.75, 0.13, 0.035), (x, y - 0.25 * k - 0.02, low + tall - 0.2), gold)
            lamps.area("wing", (x, y - 0.25 * k - 0.5, rise + 0.08), (0.6, 0.1), "#ffb454", 30, (x, y, low + 2))
        place(rig.line_array(5), (w / 2 + side * (wide / 2 + 0.6), l - 3.4, h - 1.3))
        rig.drape((w / 2 + side * (wide / 2 + 0.2), l - 0.4), (w / 2 + side * (w / 2 - 0.1), l - 0.4), 0.02, h - 0.2, "#2a0d12", 0.3, 0.1, side)
        for k in range(3):
            place(tableware.flowers(_theme(), variant=k), (w / 2 + side * (1.9 + 0.55 * k), l - deep + 0.3, rise), k, 1.3)
    from kit.fittings import lectern

    place(lectern(_theme()), (w / 2 + screen_w * 0.42, l - 2.6, rise), math.pi)
    lamps.area("screen", (w / 2, y - 0.3, low + screen_h / 2), (screen_w, screen_h), "#ff8a6a", 240, (w / 2, 0, 1.5))


def _theme():
    from kit.themes import themes

    return themes["rosewood"]


def _trusses(w, l, h, rng):
    """Three trusses across and two along, heads in a row with beams that fan out, front light on the stage."""
    z = h - 0.7
    for y in (l - 1.4, l - 5.2, l - 9.4):
        rig.truss((w * 0.08, y, z), (w * 0.92, y, z), 0.34, "#8d9093")
    for x in (w * 0.08, w * 0.92):
        rig.truss((x, l - 9.4, z), (x, l - 1.4, z), 0.34, "#8d9093")
    tones = (("#ffcf8a", "#ffcf8a"), ("#ff7a5a", "#ff7a5a"), ("#ffe6b8", "#ffe6b8"))
    for row, (y, count, reach) in enumerate(((l - 1.4, 10, 5.0), (l - 5.2, 10, 7.5))):
        for i in range(count):
            x = w * 0.12 + w * 0.76 * i / (count - 1)
            tone = tones[(i + row) % 3][0]
            fan = (x - w / 2) * (0.75 if row else 1.7)
            target = (w / 2 + fan, y - reach - 1.5 * (i % 2), 0.0)
            at = (x, y, z - 0.55)
            rig.hang(rig.moving_head(tone, 60), at, target)
            rig.beam((at[0], at[1], at[2] - 0.12), target, tone, 0.20, 0.10, 0.045, 6.5)
            if i % 2 == row:
                lamps.spot("head", at, target, tone, 260, 16, 0.4, 0.06)
    for i in range(8):
        x = w * 0.2 + w * 0.6 * i / 7
        at = (x, l - 9.4, z - 0.5)
        rig.hang(rig.fresnel("#ffe2b4", 18), at, (w / 2 + (x - w / 2) * 0.7, l - 2.2, 1.4))
        if i % 2:
            lamps.spot("front", at, (w / 2 + (x - w / 2) * 0.7, l - 2.6, 0.9), "#ffe2b4", 420, 30, 0.6, 0.1)
    lamps.area("house", (w / 2, l * 0.36, h - 0.3), (w * 0.8, l * 0.6), "#ffc494", 0.8 * w * l, (w / 2, l * 0.36, 0))


def _tables(theme, w, l, h, rng):
    chair, centre = chairs.chair(theme, "chiavari"), prototype("gala-candle", lambda: (lathe("glass", [(0.032, 0.0), (0.036, 0.07)], m.thin_glass(), segments=24), lathe("candle", [(0.001, 0.002), (0.027, 0.002), (0.027, 0.04), (0.001, 0.04)], lamps._seen(m.glow("candle", "#ffb566", 2.2)), segments=20)))
    count = 0
    for row in range(5):
        y = 2.6 + row * 2.9
        if y > l - 8.4:
            break
        for column in range(6):
            x = w * (column + 0.5) / 6 + (0.4 if row % 2 else -0.4)
            if not 1.6 < x < w - 1.6 or math.hypot(x - w * 0.57, y - 6.6) < 2.0:
                continue
            if abs(x - w / 2) < 2.6 and y > l - 9.8:
                continue
            count += 1
            place(tables.round_table(theme, 1.8, count), (x, y, 0), rng.uniform(0, 6))
            place(tableware.flowers(theme, variant=count % 3), (x, y, 0.752), rng.uniform(0, 6), 1.0)
            lamps.spot("pin", (x, y, h - 0.2), (x, y, 0.75), "#ffd9a8", 42, 22, 0.7, 0.05)
            for k in range(3):
                a = 2.1 * k + count
                place(centre, (x + 0.34 * math.cos(a), y + 0.34 * math.sin(a), 0.752))
            for k in range(10):
                a = 2 * math.pi * (k + 0.5) / 10 + 0.1 * count
                c, s = math.cos(a), math.sin(a)
                place(chair, (x + 1.16 * c, y + 1.16 * s, 0), a + math.pi / 2 + rng.uniform(-0.1, 0.1))
                place(tableware.cover(theme, "cone"), (x + 0.71 * c, y + 0.71 * s, 0.752), a + math.pi / 2)
                place(tableware.wine_glass(), (x + 0.50 * c, y + 0.50 * s, 0.752), a + math.pi / 2)
