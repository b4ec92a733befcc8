"""Tables, each with its middle at the origin; desks have their long side along x."""

import math
import random

import bmesh
import bpy

from . import materials as m
from .mesh import add, box, lathe, prototype, rounded_rectangle, rounded_slab, tube


def _linen(theme):
    return m.plain(f"{theme.key}-linen", theme.cloth, 0.82, bump=0.25, bump_scale=1100, sheen=0.15, vary=0.02)


def _draped(name, width, depth, height, mat, seed):
    """A cloth over a rectangular table: flat top, soft edge, pleats that widen towards the floor."""
    rng = random.Random(seed)
    bm, outline = bmesh.new(), []
    for (x, y), (x2, y2) in zip(*(lambda p: (p, p[1:] + p[:1]))(rounded_rectangle(width, depth, 0.015, 2))):
        steps = max(1, int(math.hypot(x2 - x, y2 - y) / 0.03))
        outline += [(x + (x2 - x) * i / steps, y + (y2 - y) * i / steps) for i in range(steps)]
    total, phase = len(outline), rng.uniform(0, 6)
    waves = [max(4, round(total / rng.uniform(6.5, 9))), max(3, round(total / rng.uniform(13, 19)))]
    rings = []
    for z, out, fold in ((height, -0.012, 0), (height - 0.006, 0.0, 0), (height - 0.03, 0.004, 0.05), (height * 0.6, 0.010, 0.5), (height * 0.25, 0.018, 0.85), (0.012, 0.026, 1)):
        ring = []
        for index, (x, y) in enumerate(outline):
            turn = 2 * math.pi * index / total
            wave = 0.013 * math.sin(waves[0] * turn + phase) + 0.009 * math.sin(waves[1] * turn + 2 * phase)
            reach = out + fold * wave
            length = math.hypot(x / width, y / depth) or 1
            nx, ny = (x / width) / length, (y / depth) / length
            ring.append(bm.verts.new((x + reach * (1 if nx > 0 else -1) * min(1, abs(nx) * 1.6), y + reach * (1 if ny > 0 else -1) * min(1, abs(ny) * 1.6), z)))
        rings.append(ring)
    for high, low in zip(rings, rings[1:]):
        for i in range(total):
            bm.faces.new((high[i], high[(i + 1) % total], low[(i + 1) % total], low[i]))
    bm.faces.new(rings[0])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    return add(name, mesh, mat, smooth=True)


def _bare(theme, width, depth):
    """A folding desk: veneer top, black frame, modesty panel on the side away from the sitter."""
    top = m.veneer(f"{theme.key}-desk", *theme.wood, seed=31, world=False)
    frame = m.plain("frame", "#1c1d20", 0.45, metal=0.6)
    box("top", (width - 0.01, depth, 0.026), (0, 0, 0.737), top, 0.004)
    box("edge", (width - 0.006, depth + 0.004, 0.008), (0, 0, 0.722), frame)
    box("panel", (width - 0.22, 0.012, 0.34), (0, depth / 2 - 0.06, 0.52), m.plain("perforated", "#2a2c30", 0.5), 0.002)
    for side in (-1, 1):
        x = side * (width / 2 - 0.16)
        tube("post", [(x, 0, 0.72), (x, 0, 0.05)], 0.022, frame)
        tube("foot", [(x, -depth / 2 + 0.02, 0.035), (x, depth / 2 - 0.02, 0.035)], 0.02, frame)


def desk(theme, width, depth, variant=0):
    """A meeting desk: draped where the theme drapes, bare in the modern ones."""
    bare = theme.key in ("linen", "slate")
    name = f"{theme.key}-desk-{width:.2f}-{depth:.2f}-{0 if bare else variant % 3}"
    return prototype(name, lambda: _bare(theme, width, depth) if bare else _draped("cloth", width, depth, 0.75, _linen(theme), 5 + variant % 3))


def round_table(theme, diameter, variant=0):
    """A round table under a cloth that falls to the floor in folds."""

    def build():
        rng = random.Random(variant)
        folds, other, phase = rng.choice((18, 20, 22)), rng.choice((7, 9)), rng.uniform(0, 6)
        radius = diameter / 2

        def wave(angle, at, height):
            fall = max(0, (0.74 - height) / 0.74)
            return at + fall**0.8 * (0.026 * math.sin(folds * angle + phase) + 0.018 * math.sin(other * angle + 2 * phase))

        profile = [(0.0001, 0.752), (radius - 0.02, 0.752), (radius, 0.745), (radius + 0.008, 0.72), (radius + 0.02, 0.5), (radius + 0.035, 0.25), (radius + 0.05, 0.012)]
        lathe("cloth", profile, _linen(theme), segments=132, wave=wave)

    return prototype(f"{theme.key}-round-{diameter:.1f}-{variant % 3}", build)


def high_table(theme):
    """A standing table in a stretch cover."""

    def build():
        cover = m.plain(f"{theme.key}-stretch", theme.cloth if theme.key != "slate" else "#e8e8e8", 0.6, sheen=0.2)
        profile = [(0.0001, 1.10), (0.39, 1.10), (0.40, 1.09), (0.31, 0.98), (0.17, 0.72), (0.12, 0.5), (0.16, 0.25), (0.27, 0.06), (0.34, 0.01)]
        lathe("cover", profile, cover, segments=40, wave=lambda a, r, z: r * (1 + 0.05 * math.cos(4 * a) * (1 - z / 1.1) ** 1.5))
        lathe("band", [(0.132, 0.46), (0.13, 0.52), (0.135, 0.58)], m.plain(f"{theme.key}-band", theme.accent, 0.5), segments=32)

    return prototype(f"{theme.key}-high", build)


def board_table(theme, width, length):
    """A long boat-shaped table: veneer, dark inlay, two feet. Its length runs along y."""
    top = m.veneer(f"{theme.key}-board", *theme.wood, seed=47, rough=0.22, world=False)
    dark = m.plain(f"{theme.key}-foot", theme.wood[0], 0.4)
    outline = []
    for side in (1, -1):
        for step in range(25):
            t = step / 24 * 2 - 1
            outline.append((side * (width / 2) * (1 - 0.16 * t * t), side * t * length / 2))
    rounded_slab("top", outline, 0.045, top, 0.012, (0, 0, 0.705))
    rounded_slab("under", [(x * 0.93, y * 0.97) for x, y in outline], 0.05, dark, 0.01, (0, 0, 0.655))
    box("channel", (0.20, length * 0.62, 0.004), (0, 0, 0.752), m.plain("leather-pad", "#1a1a1c", 0.5), 0.001)
    for side in (-1, 1):
        box("foot", (width * 0.42, length * 0.20, 0.66), (0, side * length * 0.28, 0.33), dark, 0.01)
