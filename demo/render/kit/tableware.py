"""What stands on tables; each prototype's foot at z = 0, its front towards -y (the sitter)."""

import math
import random

from . import materials as m
from .mesh import box, grid, lathe, prototype, rounded_rectangle, rounded_slab, tube


def _china():
    return m.plain("china", "#f6f4ef", 0.12, spec=0.6)


def mug(theme):
    def build():
        china, trim = _china(), m.plain(f"{theme.key}-line", theme.accent, 0.3)
        lathe("body", [(0.001, 0), (0.034, 0), (0.038, 0.01), (0.038, 0.088), (0.036, 0.09)], china, segments=24)
        lathe("lid", [(0.040, 0.09), (0.038, 0.10), (0.02, 0.108), (0.008, 0.112), (0.012, 0.124), (0.001, 0.13)], china, segments=24)
        lathe("line", [(0.0385, 0.068), (0.0387, 0.072), (0.0385, 0.076)], trim, segments=24)
        tube("ear", [(0.037, 0, 0.072), (0.06, 0, 0.07), (0.062, 0, 0.04), (0.037, 0, 0.026)], 0.005, china)
        lathe("saucer", [(0.001, 0.002), (0.045, 0.003), (0.068, 0.010)], china, segments=28)

    return prototype(f"{theme.key}-mug", build)


def bottle(theme):
    def build():
        water = m.thin_glass("pet", "#eef6fa", 0.8)
        label = m.plain(f"{theme.key}-label", theme.accent, 0.4)
        cap = m.plain("cap", "#e9eef2" if theme.key != "slate" else "#2a66b0", 0.35)
        body = m.plain("pet-body", "#dfeaf0", 0.08, spec=0.6)
        lathe("body", [(0.001, 0), (0.030, 0.004), (0.032, 0.03), (0.030, 0.07), (0.032, 0.15), (0.026, 0.175), (0.013, 0.195), (0.013, 0.205)], body, segments=18)
        lathe("label", [(0.0325, 0.075), (0.0328, 0.10), (0.0328, 0.135), (0.0325, 0.14)], label, segments=18)
        lathe("cap", [(0.0145, 0.203), (0.0145, 0.219), (0.001, 0.221)], cap, segments=16)
        del water

    return prototype(f"{theme.key}-bottle", build)


def notepad(theme):
    def build():
        paper, ink = m.plain("paper", "#f8f7f3", 0.7), m.plain(f"{theme.key}-head", theme.accent, 0.6)
        box("pad", (0.148, 0.21, 0.007), (0, 0, 0.0035), paper, 0.001)
        box("head", (0.148, 0.022, 0.0012), (0, 0.094, 0.0075), ink)
        tube("pen", [(0.05, -0.06, 0.012), (0.095, 0.065, 0.012)], 0.0045, m.plain("pen", "#1b1c20", 0.3))

    return prototype(f"{theme.key}-pad", build)


def name_card(theme):
    def build():
        paper = m.plain("card", "#f3efe6", 0.6)
        grid("card", 1, 2, lambda u, v: ((u - 0.5) * 0.20, (v - 0.5) * 0.08, 0.085 - abs(v - 0.5) * 0.168), paper)
        box("name", (0.09, 0.001, 0.022), (0, -0.021, 0.048), m.plain("ink", "#33302c", 0.6), rot=(math.radians(-26), 0, 0))

    return prototype(f"{theme.key}-card", build)


def microphone():
    def build():
        black = m.plain("mic", "#141416", 0.4)
        box("base", (0.10, 0.13, 0.03), (0, 0, 0.015), black, 0.008, 3)
        tube("neck", [(0, 0.03, 0.03), (0, 0.03, 0.18), (0, -0.04, 0.33)], 0.005, black)
        lathe("head", [(0.001, 0.0), (0.009, 0.005), (0.010, 0.05), (0.001, 0.058)], black, (0, -0.04, 0.32), 12)
        lathe("light", [(0.0108, 0.008), (0.0108, 0.014)], m.glow("mic-light", "#ff3a28", 3), (0, -0.04, 0.32), 12)

    return prototype("microphone", build)


def wine_glass():
    def build():
        glass = m.thin_glass()
        lathe("wine", [(0.034, 0.002), (0.004, 0.006), (0.004, 0.085), (0.026, 0.105), (0.038, 0.14), (0.033, 0.19)], glass, (0.04, 0.02, 0), 20)
        lathe("water", [(0.001, 0.004), (0.028, 0.004), (0.033, 0.11)], glass, (-0.045, 0.0, 0), 20)

    return prototype("glasses", build)


def cover(theme, napkin="cone"):
    """A place at a banquet: plates, napkin, bowl, chopsticks, cup, glasses. Its front edge 0.03 m behind the origin."""

    def build():
        china, gilt = _china(), m.plain(f"{theme.key}-gilt", theme.metal, 0.3, metal=1.0)
        lathe("charger", [(0.001, 0.003), (0.10, 0.004), (0.140, 0.014), (0.141, 0.016)], china, segments=44)
        lathe("rim", [(0.134, 0.0135), (0.1405, 0.0165)], gilt, segments=44)
        lathe("plate", [(0.001, 0.012), (0.07, 0.013), (0.098, 0.024)], china, segments=36)
        lathe("bowl", [(0.001, 0.004), (0.026, 0.006), (0.052, 0.038), (0.054, 0.044)], china, (-0.15, 0.13, 0), 28)
        lathe("cup", [(0.001, 0.002), (0.02, 0.004), (0.034, 0.03), (0.035, 0.05)], china, (0.17, 0.14, 0), 24)
        for dx in (0.172, 0.184):
            tube("stick", [(dx, -0.11, 0.012), (dx, 0.13, 0.016)], 0.0034, m.plain("sticks", "#2a1a12", 0.4))
        box("rest", (0.045, 0.014, 0.012), (0.178, 0.085, 0.006), china, 0.004)
        cloth = m.plain(f"{theme.key}-napkin", {"rosewood": "#d9a441", "ivory": "#a9bccb", "jade": "#2f6f5b", "slate": "#1f5fb0", "walnut": "#c4ad84", "linen": "#b9a78c"}.get(theme.key, theme.accent), 0.8, bump=0.2, sheen=0.2)
        if napkin == "cone":
            lathe("napkin", [(0.055, 0.016), (0.040, 0.07), (0.020, 0.14), (0.004, 0.185)], cloth, segments=30, wave=lambda a, r, z: r * (1 + 0.10 * math.sin(3 * a) + 0.05 * math.sin(8 * a)))
        else:
            grid("napkin", 8, 10, lambda u, v: ((u - 0.5) * 0.11, (v - 0.5) * 0.23, 0.022 + 0.012 * math.cos((u - 0.5) * 3) + 0.003 * math.sin(9 * v)), cloth)

    return prototype(f"{theme.key}-cover-{napkin}", build)


def _petal(mat, length, width, lift):
    grid("petal", 4, 5, lambda u, v: ((u - 0.5) * width * math.sin(math.pi * min(0.97, v * 0.9 + 0.1)), v * length, lift * math.sin(v * 2.4) - 0.012 * (2 * u - 1) ** 2), mat)


def _blossom(name, mat, petals, length, lift):
    def build():
        from .mesh import place

        petal = prototype(f"{name}-petal", lambda: _petal(mat, length, length * 0.75, lift))
        for ring, scale in ((0, 1.0), (1, 0.72), (2, 0.45)):
            for step in range(petals):
                place(petal, (0, 0, 0.008 * ring), 2 * math.pi * (step + 0.5 * ring) / petals, scale)
        lathe("heart", [(0.001, 0.02), (0.008, 0.014), (0.001, 0.03)], m.plain("heart", "#d8b23f", 0.6), segments=10)

    return prototype(name, build)


_flowers = {
    "rosewood": ("#e58fa8", "#f6e7ea", "#c93d5c"), "ivory": ("#f4ece0", "#e6c9bd", "#b9cbd8"), "jade": ("#f3efe2", "#e8d9a0", "#cfe0c2"),
    "walnut": ("#f1e9dc", "#e9b9a0", "#d77f6a"), "linen": ("#f2efe8", "#dfe7dd", "#e9cfc4"), "slate": ("#f2f3f5", "#a7c4ea", "#dfe6ef"),
}


def flowers(theme, size=1.0, variant=0):
    """A low bowl of flowers with leaves."""

    def build():
        from .mesh import place

        rng = random.Random(variant * 7 + 3)
        lathe("vase", [(0.001, 0), (0.07, 0), (0.095, 0.06), (0.06, 0.13), (0.075, 0.15)], _china(), segments=28)
        blossoms = [_blossom(f"{theme.key}-flower-{i}", m.plain(f"{theme.key}-petal-{i}", tone, 0.6, subsurface=0.15, vary=0.08), 6, 0.05, 0.035) for i, tone in enumerate(_flowers[theme.key])]
        leaf = prototype("leaf", lambda: grid("leaf", 2, 6, lambda u, v: ((u - 0.5) * 0.05 * math.sin(math.pi * v), v * 0.17, 0.05 * math.sin(2 * v)), m.plain("leaf", "#3d5a34", 0.5, vary=0.25)))
        for _ in range(40):
            angle, height = rng.uniform(0, 6.28), rng.uniform(0, 1)
            radius = 0.155 * math.sqrt(max(0, 1 - height**2)) * rng.uniform(0.85, 1.05)
            empty = place(rng.choice(blossoms), (radius * math.cos(angle), radius * math.sin(angle), 0.17 + 0.15 * height), rng.uniform(0, 6.28), rng.uniform(0.8, 1.25))
            empty.rotation_euler = ((1 - height) * 1.1 * -math.sin(angle), (1 - height) * 1.1 * math.cos(angle), rng.uniform(0, 6.28))
        for _ in range(26):
            angle = rng.uniform(0, 6.28)
            empty = place(leaf, (0.09 * math.cos(angle), 0.09 * math.sin(angle), 0.17), 0)
            empty.rotation_euler = (rng.uniform(-0.3, 0.7), 0, angle - math.pi / 2)

    found = prototype(f"{theme.key}-flowers-{variant}", build)
    del size
    return found


def lazy_susan():
    def build():
        lathe("glass", [(0.001, 0.02), (0.45, 0.02), (0.455, 0.026), (0.45, 0.032), (0.001, 0.032)], m.plain("susan", "#cfd6d4", 0.04, spec=0.8), segments=56)
        lathe("foot", [(0.10, 0), (0.10, 0.02)], m.plain("dark", "#222426", 0.4), segments=24)

    return prototype("susan", build)


def palm():
    """A potted areca beside the stage."""

    def build():
        rng = random.Random(11)
        green = m.plain("palm", "#2f4a2a", 0.45, vary=0.2)
        lathe("pot", [(0.001, 0), (0.16, 0), (0.20, 0.34), (0.185, 0.34)], m.plain("pot", "#3a3632", 0.4), segments=28)
        for _ in range(22):
            turn, reach, rise = rng.uniform(0, 6.28), rng.uniform(0.35, 0.75), rng.uniform(0.7, 1.35)
            c, s = math.cos(turn), math.sin(turn)

            def blade(u, v, c=c, s=s, reach=reach, rise=rise):
                out, up = reach * v**1.4, 0.34 + rise * math.sin(min(1.7, v * 1.75))
                wide = (u - 0.5) * 0.09 * math.sin(math.pi * min(0.98, v + 0.08)) * (1 + 0.35 * math.sin(40 * v))
                return (out * c - wide * s, out * s + wide * c, up)

            grid("frond", 2, 18, blade, green)

    return prototype("palm", build)


__all__ = ["bottle", "cover", "flowers", "lazy_susan", "microphone", "mug", "name_card", "notepad", "palm", "rounded_rectangle", "rounded_slab", "wine_glass"]
