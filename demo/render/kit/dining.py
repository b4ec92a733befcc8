"""A restaurant's own things: chairs, banquettes, laid tables, pendants, the buffet and its shelves."""

import math
import random

import numpy as np

from . import lamps
from . import materials as m
from .lounge import accent, cushion, lead_wood, trim, upholstery
from .mesh import box, grid, lathe, place, prototype, rounded_rectangle, rounded_slab, tube
from .textures import image, noise, srgb


def herringbone(dark, light, seed=5, size=1536, cells=24, reach=6):
    """Parquet in herringbone: every board its own tone, its grain along it."""
    rng = np.random.default_rng(seed)
    step = size / cells
    v, u = np.meshgrid(np.arange(size) / step, np.arange(size) / step, indexing="ij")
    x, y = np.floor(u).astype(int), np.floor(v).astype(int)
    d = (x - y) % (2 * reach)
    flat = d < reach
    start_x, start_y = np.where(flat, x - d, x), np.where(flat, y, y - (2 * reach - 1 - d))
    key = ((start_x % cells) * 131 + (start_y % cells) * 37 + flat * 911) % 4096
    tones = rng.uniform(0, 1, 4096)[key]
    along, across = np.where(flat, u - start_x, v - start_y), np.where(flat, v - y, u - x)
    grain_u, grain_v = noise(size, 30, 160, seed + 1, (12, 1)), noise(size, 30, 160, seed + 1, (1, 12))
    grain = np.where(flat, grain_v, grain_u)
    tone = np.clip(0.12 + 0.76 * tones + 0.12 * grain + 0.05 * np.sin(9 * across + 40 * tones), 0, 1)[..., None]
    out = srgb(dark) * (1 - tone) + srgb(light) * tone
    joint = (np.minimum(across, 1 - across) < 0.018) | (np.minimum(along, reach - along) < 0.018)
    return np.clip(out * np.where(joint, 0.68, 1.0)[..., None], 0, 1)


def parquet(theme):
    name = f"{theme.key}-parquet"
    dark, light = {"slate": ("#4c4038", "#6e5c4d"), "linen": ("#857056", "#a68f70"), "ivory": ("#7f684c", "#a0876a"), "jade": ("#4f3c2a", "#6f573f")}.get(theme.key, ("#43372e", "#6e5c4c"))
    return m.textured(name, image(name, herringbone(dark, light)), 2.3, 0.24, 0.5, bump=0.06)


def dining_chair(theme, tone):
    """A curved back on four tapered legs of wood."""

    def build():
        weave, wood = upholstery(theme, tone), lead_wood(theme, "chair")
        rounded_slab("seat", rounded_rectangle(0.47, 0.46, 0.10), 0.085, weave, 0.036, (0, 0.02, 0.405))

        def back(u, v):
            angle = (u - 0.5) * 2.1
            lean = 0.05 * v
            lift = 0.02 * math.cos(angle * 1.4)
            return (0.245 * math.sin(angle) * (1 + 0.03 * v), 0.02 - 0.235 * math.cos(angle) - lean, 0.52 + 0.30 * v + lift * v)

        skin = grid("back", 18, 6, back, weave)
        solid = skin.modifiers.new("thick", "SOLIDIFY")
        solid.thickness, solid.offset = 0.045, 0
        skin.modifiers.new("round", "SUBSURF").render_levels = 2
        for side in (-1, 1):
            for x, y, out in ((0.19, 0.20, 0.02), (0.17, -0.16, 0.03)):
                tube("leg", [(side * x, y, 0.43), (side * (x + out), y + (out if y > 0 else -out), 0)], 0.015, wood)
            tube("stay", [(side * 0.17, -0.16, 0.42), (side * 0.17, -0.20, 0.60)], 0.013, wood)

    return prototype(f"{theme.key}-dining-chair-{tone}", build)


def banquette(theme, length, tone):
    """A fixed bench with a channelled back; its length along y, looking along +x, its back at x = 0."""

    def build():
        weave = upholstery(theme, tone, 0.6)
        wood = lead_wood(theme, "bench")
        box("base", (0.52, length, 0.30), (0.30, 0, 0.19), wood, 0.004)
        box("kick", (0.46, length, 0.08), (0.27, 0, 0.04), m.plain("kick", "#151413", 0.5))
        seats = max(1, round(length / 1.6))
        for i in range(seats):
            cushion("seat", (0.56, length / seats - 0.006, 0.14), (0.34, -length / 2 + length * (i + 0.5) / seats, 0.41), weave, soft=0.045, crown=0.05, seed=i)
        count = round(length / 0.16)
        for i in range(count):
            outline = rounded_rectangle(length / count - 0.002, 0.56, 0.03, 3)
            rounded_slab("channel", outline, 0.085, weave, 0.030, (0.045, -length / 2 + length * (i + 0.5) / count, 0.76), (math.radians(90), 0, math.radians(90)))
        box("back", (0.07, length, 0.62), (0.025, 0, 0.76), wood, 0.004)
        box("rail", (0.13, length, 0.035), (0.065, 0, 1.065), wood, 0.006)

    return prototype(f"{theme.key}-banquette-{length:.1f}-{tone}", build)


def cafe_table(theme, width, depth, stone_top):
    """A top on a cast foot."""

    def build():
        top = m.stone(f"{theme.key}-top", *theme.marble, seed=5, rough=0.18, tile=1.6) if stone_top else lead_wood(theme, "table", 0.35)
        dark = m.plain("cast", "#1f2022", 0.45, metal=0.8)
        rounded_slab("top", rounded_rectangle(width, depth, 0.025), 0.028, top, 0.006, (0, 0, 0.722))
        box("edge", (width - 0.12, depth - 0.12, 0.02), (0, 0, 0.712), dark)
        feet = (0.0,) if width < 1.3 else (-width / 4, width / 4)
        for x in feet:
            lathe("post", [(0.035, 0.02), (0.03, 0.71)], dark, (x, 0, 0), 20)
            rounded_slab("foot", rounded_rectangle(0.46, 0.46, 0.04), 0.016, dark, 0.005, (x, 0, 0))

    return prototype(f"{theme.key}-cafe-{width:.2f}-{depth:.2f}-{stone_top}", build)


def laid_place(theme):
    """Mat, plate, folded napkin, knife and fork, a glass; the guest sits at -y."""

    def build():
        china, steel = m.plain("china", "#f6f4ef", 0.12, spec=0.6), m.plain("steel", "#c9cbcc", 0.2, metal=1.0)
        rounded_slab("mat", rounded_rectangle(0.42, 0.30, 0.02), 0.003, m.plain(f"mat-{theme.key}", {"slate": "#2f3338", "jade": "#3c4a40"}.get(theme.key, "#8d8170"), 0.9, bump=0.6, bump_scale=260), 0.001)
        lathe("plate", [(0.001, 0.006), (0.085, 0.007), (0.125, 0.020), (0.128, 0.020)], china, segments=44)
        grid("napkin", 6, 8, lambda u, v: ((u - 0.5) * 0.10, (v - 0.5) * 0.20, 0.020 + 0.010 * math.cos((u - 0.5) * 3) + 0.002 * math.sin(11 * v)), m.plain(f"napkin-{theme.key}", accent(theme), 0.85, bump=0.2))
        for x, long in ((-0.165, 0.19), (0.16, 0.21), (0.18, 0.19)):
            tube("cutlery", [(x, -long / 2, 0.006), (x, long / 2 - 0.05, 0.007)], 0.0035, steel)
            rounded_slab("blade", rounded_rectangle(0.018, 0.065, 0.008, 3), 0.002, steel, 0.0008, (x, long / 2 - 0.02, 0.005))
        glass = m.thin_glass()
        lathe("tumbler", [(0.001, 0.004), (0.028, 0.004), (0.034, 0.10)], glass, (0.17, 0.15, 0), 24)
        lathe("wine", [(0.034, 0.002), (0.004, 0.006), (0.004, 0.085), (0.028, 0.105), (0.040, 0.14), (0.034, 0.20)], glass, (0.11, 0.19, 0), 24)

    return prototype(f"{theme.key}-laid-place", build)


def centrepiece(theme, variant=0):
    """A bud vase, a candle glass, salt and pepper."""

    def build():
        rng = random.Random(variant)
        lathe("vase", [(0.001, 0), (0.03, 0), (0.038, 0.04), (0.014, 0.10), (0.018, 0.13)], m.plain("vase", "#e9e4da", 0.12, spec=0.6), (0.03, 0, 0), 24)
        for i in range(5):
            angle = rng.uniform(0, 6.28)
            end = (0.03 + 0.05 * math.cos(angle), 0.05 * math.sin(angle), 0.22 + rng.uniform(0, 0.06))
            tube("stem", [(0.03, 0, 0.11), end], 0.0022, m.plain("stem", "#47603a", 0.5))
            lathe("bud", [(0.001, -0.012), (0.016, 0.0), (0.012, 0.014), (0.001, 0.018)], m.plain(f"bud-{i % 2}", ("#f1e4d6", "#d99a86")[i % 2], 0.6), end, 10)
        lathe("candle-glass", [(0.032, 0.0), (0.036, 0.07)], m.thin_glass(), (-0.07, 0.01, 0), 24)
        lathe("candle", [(0.001, 0.002), (0.027, 0.002), (0.027, 0.035), (0.001, 0.035)], lamps._seen(m.glow("candle", "#ffb566", 2.2)), (-0.07, 0.01, 0), 20)
        for x in (-0.012, 0.022):
            lathe("shaker", [(0.001, 0), (0.014, 0), (0.012, 0.045), (0.009, 0.06), (0.001, 0.062)], m.plain("steel", "#c9cbcc", 0.2, metal=1.0), (x - 0.02, -0.07, 0), 16)

    return prototype(f"centrepiece-{variant}", build)


def pendant(theme, kind="dome"):
    """A lamp on a wire; its opening at z = 0."""

    def build():
        if kind == "dome":
            shell = trim(theme) if theme.key not in ("slate", "linen") else m.plain("pendant", "#232528", 0.4, metal=0.6)
            lathe("shell", [(0.23, 0), (0.215, 0.08), (0.15, 0.17), (0.05, 0.22), (0.03, 0.27), (0.001, 0.275)], shell, segments=48)
            lathe("inside", [(0.222, 0.004), (0.205, 0.078), (0.14, 0.155), (0.001, 0.19)], lamps._seen(m.glow(f"{theme.key}-pendant", theme.warm, 3.6)), segments=40)
        else:
            lathe("globe", [(0.001, 0), (0.07, 0.02), (0.115, 0.075), (0.125, 0.125), (0.10, 0.20), (0.045, 0.245), (0.001, 0.25)], lamps._seen(m.glow(f"{theme.key}-globe", theme.warm, 4.2)), segments=32)
            lathe("cap", [(0.05, 0.235), (0.045, 0.285), (0.012, 0.30)], trim(theme), segments=24)
        tube("wire", [(0, 0, 0.26), (0, 0, 2.2)], 0.004, m.plain("wire", "#1c1c1c", 0.6))

    return prototype(f"{theme.key}-pendant-{kind}", build)


def chafing_dish(variant=0):
    """A roll-top dish of polished steel; guests stand at -y."""

    def build():
        steel, dark = m.plain("chafing", "#d4d5d4", 0.12, metal=1.0), m.plain("cast", "#1f2022", 0.45, metal=0.8)
        box("pan", (0.56, 0.38, 0.08), (0, 0, 0.20), steel, 0.012, 3)
        for x in (-0.24, 0.24):
            box("leg", (0.03, 0.34, 0.17), (x, 0, 0.085), dark, 0.004)
        opened = 0.25 if variant else 0.92
        grid("lid", 14, 8, lambda u, v: ((u - 0.5) * 0.54 * (1 - 0.04 * math.sin(math.pi * v)), 0.185 * math.cos(math.pi * (v * opened + (1 - opened))), 0.24 + 0.17 * math.sin(math.pi * (v * opened + (1 - opened)) * 0.98)), steel)
        if variant:
            rng = random.Random(variant)
            tones = (("#c9752e", "#e0a04a"), ("#5b7a35", "#8fae4a"), ("#a8482a", "#d8863f"))[variant % 3]
            for _ in range(70):
                lathe("food", [(0.001, 0), (0.022, 0.008), (0.001, 0.026)], m.plain(f"food-{tones[_ % 2]}", tones[_ % 2], 0.45), (rng.uniform(-0.24, 0.24), rng.uniform(-0.15, 0.10), 0.235 + rng.uniform(0, 0.012)), 8)
        tube("handle", [(-0.12, -0.19, 0.30), (-0.12, -0.215, 0.31), (0.12, -0.215, 0.31), (0.12, -0.19, 0.30)], 0.008, dark)

    return prototype(f"chafing-{variant}", build)


def heap(kind):
    """Fruit in a bowl, bread in a basket, plates in a pile."""

    def build():
        rng = random.Random(kind)
        china = m.plain("china", "#f6f4ef", 0.12, spec=0.6)
        if kind == "plates":
            for i in range(16):
                lathe("plate", [(0.001, 0.0), (0.09, 0.001), (0.125, 0.012)], china, (rng.uniform(-0.002, 0.002), rng.uniform(-0.002, 0.002), i * 0.0085), 36)
            return
        basket = kind == "bread"
        if basket:
            lathe("basket", [(0.001, 0), (0.15, 0), (0.19, 0.10), (0.185, 0.10), (0.15, 0.012), (0.001, 0.012)], m.plain("wicker", "#8b6a42", 0.8, bump=1.0, bump_scale=120), segments=36)
        else:
            lathe("bowl", [(0.001, 0), (0.08, 0), (0.17, 0.09), (0.20, 0.13), (0.195, 0.13), (0.16, 0.09), (0.001, 0.02)], china, segments=36)
        tones = {"bread": ("#b97a3c", "#c98f4d", "#a5652e"), "oranges": ("#e58a22", "#ec9a2e", "#d97c1a"), "apples": ("#b5322a", "#8fae3f", "#c94a36"), "greens": ("#5e8a3a", "#7ea54a", "#4b7330")}[kind]
        for layer, count, radius, z in ((0, 9, 0.12, 0.11), (1, 6, 0.08, 0.165), (2, 3, 0.035, 0.215)):
            for i in range(count):
                angle, tone = 2 * math.pi * (i + 0.5 * layer) / count + rng.uniform(-0.1, 0.1), rng.choice(tones)
                size = rng.uniform(0.036, 0.044)
                made = lathe("piece", [(0.001, -size), (size * 0.72, -size * 0.7), (size, 0), (size * 0.72, size * 0.7), (0.001, size * 0.92)], m.plain(f"food-{tone}", tone, 0.7 if basket else 0.35), (radius * math.cos(angle), radius * math.sin(angle), z), 16)
                if basket:
                    made.scale, made.rotation_euler = (1.0, 1.0, 1.7), (1.5, rng.uniform(-0.4, 0.4), rng.uniform(0, 6))

    return prototype(f"heap-{kind}", build)


def shelf_props(theme):
    """Small things for open shelves, each under 0.4 m high."""
    china, clay, glass = m.plain("china", "#f6f4ef", 0.12, spec=0.6), m.plain("clay", "#8a5a3c", 0.7, bump=0.2), m.plain("bottle-glass", "#2a3a2a", 0.08, spec=0.7)
    amber, wicker = m.plain("jar", "#b9893f", 0.12, spec=0.7), m.plain("wicker", "#8b6a42", 0.8, bump=1.0, bump_scale=120)

    def bottles():
        for x in (-0.16, -0.05, 0.06, 0.17):
            lathe("bottle", [(0.001, 0), (0.038, 0), (0.038, 0.19), (0.014, 0.24), (0.014, 0.31), (0.001, 0.312)], glass, (x, 0.01 * math.sin(40 * x), 0), 20)
            lathe("label", [(0.0385, 0.06), (0.0385, 0.14)], m.plain("wine-label", "#e9e2d2", 0.7), (x, 0.01 * math.sin(40 * x), 0), 20)

    def jars():
        for x, tone in ((-0.15, amber), (0.0, m.plain("jar-2", "#7d8a4a", 0.12, spec=0.7)), (0.15, m.plain("jar-3", "#9c3f2b", 0.12, spec=0.7))):
            lathe("jar", [(0.001, 0), (0.055, 0), (0.058, 0.15), (0.045, 0.17)], tone, (x, 0, 0), 24)
            lathe("lid", [(0.048, 0.17), (0.048, 0.195), (0.001, 0.20)], m.plain("cork", "#b08b5e", 0.8), (x, 0, 0), 20)

    def bowls():
        for i in range(6):
            lathe("bowl", [(0.03, i * 0.022), (0.08, i * 0.022 + 0.035), (0.085, i * 0.022 + 0.05)], china, (-0.10, 0, 0), 28)
        for i in range(10):
            lathe("plate", [(0.001, i * 0.009), (0.09, i * 0.009 + 0.001), (0.12, i * 0.009 + 0.012)], china, (0.12, 0, 0), 32)

    def basket():
        lathe("basket", [(0.001, 0), (0.15, 0), (0.18, 0.20), (0.175, 0.20), (0.14, 0.02)], wicker, segments=32)

    def vases():
        lathe("vase", [(0.001, 0), (0.05, 0), (0.08, 0.10), (0.035, 0.24), (0.045, 0.29)], clay, (-0.10, 0, 0), 28)
        lathe("vase", [(0.001, 0), (0.06, 0), (0.09, 0.06), (0.05, 0.14), (0.055, 0.16)], m.plain("celadon", "#9fb3a2", 0.2), (0.10, 0, 0), 28)

    def herbs():
        from .plants import shrub

        lathe("pot", [(0.001, 0), (0.06, 0), (0.075, 0.12), (0.07, 0.12)], clay, segments=24)
        place(shrub(0.14, 3, "#4e7038", 220), (0, 0, 0.10))

    return [prototype(f"{theme.key}-shelf-{build.__name__}", build) for build in (bottles, jars, bowls, basket, vases, herbs)]
