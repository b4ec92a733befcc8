"""Lamps that hang, and the lights that do the work. Visible glow is not sampled; area and spot lamps carry the light."""

import math
import random

import bpy

from . import materials as m
from .mesh import aim, box, lathe, place, prototype, tube
from .textures import rgb


def _seen(mat):
    """Seen and reflected, but not aimed at: small emitters would only add noise."""
    mat.cycles.sample_as_light = False
    return mat


def area(name, at, size, hexa, watts, target=None, spread=180, visible=False):
    data = bpy.data.lights.new(name, "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", size[0], size[1]
    data.color, data.energy, data.spread = rgb(hexa), watts, math.radians(spread)
    made = bpy.data.objects.new(name, data)
    made.location = at
    made.visible_camera = visible
    made.visible_glossy = visible
    bpy.context.scene.collection.objects.link(made)
    if target is not None:
        aim(made, target)
    return made


def spot(name, at, target, hexa, watts, angle=58, blend=0.7, radius=0.05):
    data = bpy.data.lights.new(name, "SPOT")
    data.color, data.energy, data.spot_size, data.spot_blend, data.shadow_soft_size = rgb(hexa), watts, math.radians(angle), blend, radius
    made = bpy.data.objects.new(name, data)
    made.location = at
    bpy.context.scene.collection.objects.link(made)
    aim(made, target)
    return made


def downlight(theme):
    def build():
        lathe("disc", [(0.001, -0.004), (0.048, -0.004)], _seen(m.glow(f"{theme.key}-down", theme.warm, 26)), segments=20)
        lathe("rim", [(0.05, -0.002), (0.062, -0.006), (0.064, 0.0)], m.plain("rim", "#eceae6", 0.4), segments=24)

    return prototype(f"{theme.key}-downlight", build)


def _crystal(theme, radius):
    gilt = m.plain(f"{theme.key}-gilt", theme.metal, 0.3, metal=1.0)
    drop = prototype(f"{theme.key}-drop", lambda: lathe("drop", [(0.001, -0.11), (0.011, -0.07), (0.010, 0.0), (0.004, 0.012)], _seen(m.glow(f"{theme.key}-drop", theme.warm, 5.5)), segments=8))
    glint = prototype("glint", lambda: lathe("glint", [(0.001, -0.15), (0.014, -0.08), (0.006, 0.0)], m.plain("crystal", "#ffffff", 0.05, spec=1.0), segments=6))
    rng = random.Random(3)
    for level, (share, z) in enumerate(((1.0, 0.0), (0.80, -0.16), (0.58, -0.30), (0.34, -0.42))):
        r = radius * share
        tube("ring", [(r * math.cos(a), r * math.sin(a), z) for a in (2 * math.pi * i / 48 for i in range(48))], 0.014, gilt, cyclic=True)
        count = int(2 * math.pi * r / 0.062)
        for step in range(count):
            angle = 2 * math.pi * step / count + level * 0.1
            place(drop if (step + level) % 3 else glint, (r * math.cos(angle), r * math.sin(angle), z - 0.01), rng.uniform(0, 6))
    for step in range(8):
        angle = 2 * math.pi * step / 8
        tube("rod", [(0.1 * math.cos(angle), 0.1 * math.sin(angle), 0.45), (radius * math.cos(angle), radius * math.sin(angle), 0)], 0.006, gilt)
    tube("stem", [(0, 0, 0.45), (0, 0, 1.6)], 0.015, gilt)


def _ring(theme, radius):
    metal = m.plain(f"{theme.key}-gilt", theme.metal, 0.3, metal=1.0)
    glow = _seen(m.glow(f"{theme.key}-ring", theme.warm, 9))
    for share, z, tilt in ((1.0, 0.0, 0.05), (0.72, 0.28, -0.08), (0.46, 0.50, 0.1)):
        r = radius * share
        circle = [(r * math.cos(a), r * math.sin(a), z + r * tilt * math.sin(a)) for a in (2 * math.pi * i / 64 for i in range(64))]
        tube("band", circle, 0.032, metal, cyclic=True)
        tube("light", [(x, y, h - 0.024) for x, y, h in circle], 0.018, glow, cyclic=True)
        for step in range(3):
            x, y, h = circle[step * 21]
            tube("wire", [(x, y, h), (x * 0.15, y * 0.15, 1.6)], 0.003, metal)


def _linear(theme, radius):
    metal = m.plain("bar", "#26282c", 0.4, metal=0.7)
    glow = _seen(m.glow(f"{theme.key}-bar", theme.warm, 8))
    for offset in (-0.35, 0.35):
        box("bar", (0.06, radius * 2.1, 0.07), (offset, 0, 0), metal, 0.004)
        box("light", (0.045, radius * 2.08, 0.01), (offset, 0, -0.037), glow)
        for y in (-radius * 0.8, radius * 0.8):
            tube("wire", [(offset, y, 0.03), (offset, y, 1.6)], 0.003, metal)


def _drum(theme, radius):
    metal = m.plain(f"{theme.key}-gilt", theme.metal, 0.3, metal=1.0)
    shade = _seen(m.glow(f"{theme.key}-shade", theme.warm, 2.2))
    lathe("shade", [(radius, -0.16), (radius, 0.16)], shade, segments=64)
    lathe("under", [(0.001, -0.15), (radius - 0.01, -0.15)], _seen(m.glow(f"{theme.key}-under", theme.warm, 3.4)), segments=48)
    for z in (-0.165, 0.165):
        tube("hoop", [(radius * math.cos(a), radius * math.sin(a), z) for a in (2 * math.pi * i / 64 for i in range(64))], 0.012, metal, cyclic=True)
    tube("stem", [(0, 0, 0.16), (0, 0, 1.6)], 0.012, metal)


def chandelier(theme, radius):
    """The theme's hanging lamp; its lowest point about half its radius below the origin, its stem rises into the ceiling."""
    build = {"crystal": _crystal, "ring": _ring, "linear": _linear, "drum": _drum}[theme.lamp]
    return prototype(f"{theme.key}-lamp-{radius:.2f}", lambda: build(theme, radius))


def sconce(theme):
    """A lit box on the wall, its back at the origin, looking along +x."""

    def build():
        metal = m.plain(f"{theme.key}-gilt", theme.metal, 0.3, metal=1.0)
        box("plate", (0.02, 0.13, 0.42), (0.01, 0, 0), metal, 0.003)
        box("shade", (0.075, 0.10, 0.36), (0.055, 0, 0), _seen(m.glow(f"{theme.key}-sconce", theme.warm, 5)), 0.006)

    return prototype(f"{theme.key}-sconce", build)
