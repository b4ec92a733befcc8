"""A coffee bar's own things; counters run along y with the guests at -x, small pieces have their front at -y."""

import math
import random

from PIL import Image, ImageDraw, ImageFont

import numpy as np

from . import lamps
from . import materials as m
from .lounge import lead_wood, trim
from .mesh import box, lathe, place, prototype, quad, rounded_rectangle, rounded_slab, tube
from .textures import font_file, image


def espresso_machine():
    """Two groups under a hood, cups warming on top; the barista stands at +y."""

    def build():
        steel, dark = m.plain("machine", "#cfd1d2", 0.2, metal=1.0), m.plain("machine-dark", "#1c1d1f", 0.35)
        box("body", (0.78, 0.46, 0.22), (0, 0, 0.30), steel, 0.03, 3)
        box("base", (0.78, 0.50, 0.08), (0, 0, 0.06), dark, 0.015, 3)
        for x in (-0.34, 0.34):
            box("side", (0.05, 0.48, 0.40), (x, 0, 0.22), dark, 0.015, 3)
        for x in (-0.17, 0.17):
            lathe("group", [(0.001, 0), (0.04, 0), (0.04, 0.06), (0.05, 0.08)], steel, (x, 0.16, 0.13), 24)
            tube("handle", [(x, 0.2, 0.145), (x, 0.36, 0.135)], 0.014, dark)
            lathe("gauge", [(0.001, 0), (0.03, 0), (0.03, 0.01)], m.plain("gauge", "#f3f1ea", 0.3), (x, -0.232, 0.31), 20).rotation_euler = (math.pi / 2, 0, 0)
        cup = m.plain("china", "#f6f4ef", 0.12, spec=0.6)
        rng = random.Random(4)
        for i in range(6):
            for j in range(3):
                for level in range(rng.choice((1, 2, 2))):
                    lathe("cup", [(0.001, 0), (0.022, 0), (0.034, 0.05), (0.036, 0.058)], cup, (-0.30 + 0.12 * i, -0.12 + 0.11 * j, 0.412 + 0.045 * level), 18)
        tube("rim", [(-0.37, -0.2, 0.45), (0.37, -0.2, 0.45), (0.37, 0.2, 0.45), (-0.37, 0.2, 0.45)], 0.006, steel, cyclic=True)

    return prototype("espresso-machine", build)


def grinder():
    def build():
        dark, clear = m.plain("machine-dark", "#1c1d1f", 0.35), m.plain("hopper", "#4b3524", 0.12, spec=0.7)
        box("body", (0.15, 0.22, 0.34), (0, 0, 0.17), dark, 0.02, 3)
        lathe("hopper", [(0.03, 0.34), (0.08, 0.46), (0.082, 0.56), (0.07, 0.575), (0.001, 0.58)], clear, (0, -0.02, 0), 28)
        box("fork", (0.07, 0.10, 0.02), (0, 0.14, 0.14), m.plain("machine", "#cfd1d2", 0.2, metal=1.0), 0.004)

    return prototype("grinder", build)


def pastry_case(length=1.5):
    """A glass case with cakes and bread on two boards, lit inside; guests at -y, its foot at z = 0."""

    def build():
        rng = random.Random(8)
        dark, board = m.plain("machine-dark", "#1c1d1f", 0.35), m.plain("slate-board", "#2c2d2e", 0.5)
        box("base", (length, 0.5, 0.05), (0, 0, 0.025), dark, 0.004)
        glass = m.thin_glass("case-glass", "#f4f8f7", 0.9)
        quad("front", [(-length / 2, -0.24, 0.05), (length / 2, -0.24, 0.05), (length / 2, -0.20, 0.48), (-length / 2, -0.20, 0.48)], glass)
        for x in (-length / 2, length / 2):
            quad("cheek", [(x, -0.24, 0.05), (x, 0.24, 0.05), (x, 0.24, 0.48), (x, -0.20, 0.48)], glass)
        box("top", (length + 0.02, 0.46, 0.02), (0, 0.02, 0.49), dark, 0.004)
        box("strip", (length - 0.06, 0.02, 0.012), (0, -0.17, 0.474), lamps._seen(m.glow("case-light", "#ffe2b8", 12)))
        tones = ("#b8793a", "#d6a25a", "#7a4526", "#e9d9b8", "#a83c3a", "#efe3cf")
        for z, deep in ((0.055, 0.38), (0.275, 0.28)):
            box("board", (length - 0.06, deep, 0.012), (0, 0.03, z), board if z < 0.1 else glass)
            count = int((length - 0.1) / 0.17)
            for i in range(count):
                x, kind = -length / 2 + 0.05 + (length - 0.1) * (i + 0.5) / count, rng.randrange(3)
                for row in (-0.07, 0.09) if z < 0.1 else (0.03,):
                    mat = m.plain(f"bake-{(i * 2 + kind) % 6}", tones[(i * 2 + kind) % 6], 0.6, bump=0.4, bump_scale=90)
                    if kind == 0:
                        lathe("cake", [(0.001, 0), (0.055, 0), (0.055, 0.06), (0.05, 0.068), (0.001, 0.07)], mat, (x, row, z + 0.008), 24)
                    elif kind == 1:
                        for step in range(3):
                            lathe("bun", [(0.001, 0), (0.04, 0.004), (0.045, 0.022), (0.025, 0.045), (0.001, 0.05)], mat, (x + 0.05 * (step - 1), row + rng.uniform(-0.02, 0.02), z + 0.008), 16)
                    else:
                        rounded_slab("loaf", rounded_rectangle(0.12, 0.07, 0.03), 0.055, mat, 0.022, (x, row, z + 0.008), (0, 0, rng.uniform(-0.3, 0.3)))

    return prototype(f"pastry-case-{length:.1f}", build)


_menu = (("手冲 POUR OVER", "28"), ("美式 AMERICANO", "22"), ("拿铁 LATTE", "28"), ("澳白 FLAT WHITE", "28"), ("冷萃 COLD BREW", "30"), ("茶拿铁 TEA LATTE", "26"))


def menu_board(width, height, loc, title="咖啡", rows=_menu, seed=0):
    """A blackboard with a short list, chalk on slate, in front of a wall that faces -y; `loc` is its middle."""
    wide, high = 720, int(720 * height / width)
    canvas = Image.new("RGB", (wide, high), (30, 33, 33))
    draw = ImageDraw.Draw(canvas)
    big, small = ImageFont.truetype(font_file(True), 64), ImageFont.truetype(font_file(False), 34)
    draw.text((54, 40), title, font=big, fill=(236, 230, 214))
    for index, (name, _) in enumerate(rows):
        y = 160 + index * (high - 210) / max(1, len(rows))
        draw.text((54, y), name, font=small, fill=(214, 208, 194))
        draw.line((54, y + 56, wide - 54, y + 56), fill=(96, 98, 94), width=2)
    dust = np.random.default_rng(seed).normal(0, 0.008, (high, wide, 1))
    pixels = np.clip(np.asarray(canvas) / 255 + dust, 0, 1)
    name = f"menu-{title}-{seed}"
    mat, nodes, links = m._new(name)
    texture = nodes.new("ShaderNodeTexImage")
    texture.image, texture.extension = image(name, pixels), "EXTEND"
    links.new(texture.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    nodes["Principled BSDF"].inputs["Roughness"].default_value = 0.7
    x, y, z = loc
    box("frame", (width + 0.05, 0.03, height + 0.05), (x, y + 0.02, z), m.plain("menu-frame", "#4a3626", 0.5), 0.004)
    quad("menu", [(x - width / 2, y, z - height / 2), (x + width / 2, y, z - height / 2), (x + width / 2, y, z + height / 2), (x - width / 2, y, z + height / 2)], mat)


def bar_stool(theme, high=0.74):
    """A round seat on four legs with a foot ring."""

    def build():
        wood, dark = lead_wood(theme, "stool"), m.plain("cast", "#1f2022", 0.45, metal=0.8)
        lathe("seat", [(0.001, high - 0.035), (0.17, high - 0.035), (0.18, high - 0.02), (0.175, high), (0.12, high - 0.008), (0.001, high - 0.012)], wood, segments=36)
        for i in range(4):
            c, s = math.cos(math.pi / 4 + i * math.pi / 2), math.sin(math.pi / 4 + i * math.pi / 2)
            tube("leg", [(0.10 * c, 0.10 * s, high - 0.03), (0.20 * c, 0.20 * s, 0)], 0.011, dark)
        tube("ring", [(0.165 * math.cos(a), 0.165 * math.sin(a), 0.26) for a in (2 * math.pi * i / 32 for i in range(32))], 0.008, dark, cyclic=True)

    return prototype(f"{theme.key}-bar-stool-{high:.2f}", build)


def bentwood(theme, tone="#6b4a30"):
    """A café chair: round seat, two hoops of bent wood; it looks along +y."""

    def build():
        wood = m.plain(f"bent-{tone}", tone, 0.35, spec=0.45, vary=0.1)
        lathe("seat", [(0.001, 0.44), (0.19, 0.44), (0.205, 0.452), (0.20, 0.465), (0.16, 0.460), (0.001, 0.458)], wood, segments=40)
        tube("ring", [(0.17 * math.cos(a), 0.17 * math.sin(a), 0.22) for a in (2 * math.pi * i / 32 for i in range(32))], 0.009, wood, cyclic=True)
        for side in (-1, 1):
            tube("front", [(side * 0.14, 0.13, 0.45), (side * 0.165, 0.17, 0)], 0.015, wood, resolution=3)
            tube("rear", [(side * 0.16, -0.19, 0), (side * 0.15, -0.14, 0.45)], 0.015, wood, resolution=3)
        for reach, top in ((0.185, 0.90), (0.115, 0.80)):
            hoop = [(reach * math.cos(a), -0.16 - 0.075 * math.sin(a), 0.45 + (top - 0.45) * math.sin(a) ** 0.8) for a in (math.pi * i / 24 for i in range(25))]
            tube("hoop", hoop, 0.013, wood, resolution=3)

    return prototype(f"{theme.key}-bentwood-{tone}", build)


def coffee_setting(variant=0):
    """A cup on its saucer, at times a plate with a slice, a glass of water."""

    def build():
        rng, china = random.Random(variant), m.plain("china", "#f6f4ef", 0.12, spec=0.6)
        lathe("saucer", [(0.001, 0.002), (0.045, 0.003), (0.070, 0.012)], china, segments=32)
        lathe("cup", [(0.001, 0.006), (0.022, 0.006), (0.040, 0.045), (0.042, 0.058), (0.038, 0.056), (0.036, 0.048)], china, segments=28)
        lathe("coffee", [(0.001, 0.049), (0.038, 0.049)], m.plain("crema", "#8a5a34", 0.3), segments=24)
        tube("ear", [(0.038, 0, 0.048), (0.060, 0, 0.044), (0.054, 0, 0.022), (0.030, 0, 0.02)], 0.004, china)
        lathe("glass", [(0.001, 0.003), (0.028, 0.003), (0.033, 0.10)], m.thin_glass(), (-0.11, 0.05, 0), 24)
        if variant % 2:
            lathe("plate", [(0.001, 0.004), (0.06, 0.005), (0.085, 0.014)], china, (0.14, 0.06, 0), 32)
            box("slice", (0.05, 0.09, 0.055), (0.14, 0.06, 0.036), m.plain("bake-3", "#e9d9b8", 0.6, bump=0.4, bump_scale=90), 0.008, 3, rot=(0, 0, rng.uniform(-0.6, 0.6)))

    return prototype(f"coffee-setting-{variant}", build)


def paper_cups():
    """Stacks of cups beside the till."""

    def build():
        white = m.plain("paper-cup", "#efe9dd", 0.7)
        for x, count in ((-0.10, 9), (0.0, 12), (0.10, 7)):
            for i in range(count):
                lathe("cup", [(0.028, i * 0.014), (0.042, i * 0.014 + 0.09), (0.043, i * 0.014 + 0.094)], white, (x, 0, 0), 20)

    return prototype("paper-cups", build)


def till(theme):
    def build():
        dark = m.plain("tv-frame", "#1a1b1d", 0.4)
        box("foot", (0.18, 0.16, 0.02), (0, 0, 0.01), dark, 0.004)
        box("neck", (0.04, 0.04, 0.16), (0, 0.03, 0.09), dark)
        box("screen", (0.30, 0.02, 0.21), (0, 0, 0.24), dark, 0.006, rot=(-0.35, 0, 0))
        box("reader", (0.08, 0.15, 0.03), (0.24, -0.05, 0.025), dark, 0.006, rot=(0.2, 0, 0))

    return prototype("till", build)


__all__ = ["bar_stool", "bentwood", "coffee_setting", "espresso_machine", "grinder", "menu_board", "paper_cups", "pastry_case", "place", "till", "trim"]
