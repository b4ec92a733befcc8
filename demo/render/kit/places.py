"""Seats in rows on their steps, showcases, plinths and pictures on white walls: what public houses are furnished with."""

import math

import bpy
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from . import materials as m
from .mesh import box, grid, lathe, prototype, quad, rounded_rectangle, rounded_slab, tube
from .services import painting
from .textures import font_file, image, noise, srgb


def row_seat(tone="#7a1620", wood=None, high=0.98):
    """A seat of a row with both arms, tipped up or down alike; it looks along +y, 0.56 m wide."""

    def build():
        cloth = m.plain(f"row-{tone}", tone, 0.9, bump=0.3, bump_scale=800, sheen=0.5, vary=0.05)
        dark = m.plain("row-dark", "#1b1b1d", 0.5)
        arm = m.plain(f"row-arm-{wood}", wood, 0.4) if wood else dark
        rounded_slab("seat", rounded_rectangle(0.47, 0.46, 0.08), 0.11, cloth, 0.045, (0, 0.03, 0.36))
        outline = [(x, y + (0.03 * math.cos(x / 0.47 * math.pi) if y > 0 else 0)) for x, y in rounded_rectangle(0.47, high - 0.40, 0.07)]
        rounded_slab("back", outline, 0.09, cloth, 0.035, (0, -0.17, 0.40 + (high - 0.40) / 2), (math.radians(100), 0, 0))
        rounded_slab("shell", [(x * 0.98, y * 0.98) for x, y in outline], 0.02, arm, 0.006, (0, -0.262, 0.40 + (high - 0.40) / 2 - 0.01), (math.radians(100), 0, 0))
        for side in (-1, 1):
            box("arm", (0.055, 0.36, 0.045), (side * 0.265, -0.02, 0.62), arm, 0.016, 3)
            box("cheek", (0.035, 0.26, 0.60), (side * 0.265, -0.06, 0.30), dark, 0.006)

    return prototype(f"row-seat-{tone}-{high:.2f}", build)


def plinth(width=0.5, depth=0.5, height=1.0, tone="#eeece7"):
    def build():
        box("body", (width, depth, height - 0.04), (0, 0, height / 2 + 0.02), m.plain(f"plinth-{tone}", tone, 0.6), 0.004)
        box("shadow", (width - 0.04, depth - 0.04, 0.04), (0, 0, 0.02), m.plain("plinth-shadow", "#222222", 0.8))

    return prototype(f"plinth-{width:.2f}-{depth:.2f}-{height:.2f}-{tone}", build)


def sculpture(kind):
    """Forms for a plinth, about half a metre high."""

    def build():
        bronze, stone = m.plain("bronze", "#6b4a2c", 0.35, metal=1.0, bump=0.2, bump_scale=60), m.plain("alabaster", "#e6dfd2", 0.35, subsurface=0.05)
        if kind == 0:
            points = [(0.16 * math.cos(t * 2) * (1 + 0.4 * math.cos(t * 3)), 0.16 * math.sin(t * 2) * (1 + 0.4 * math.cos(t * 3)), 0.28 + 0.13 * math.sin(t * 3)) for t in (2 * math.pi * i / 96 for i in range(96))]
            tube("knot", points, 0.045, bronze, cyclic=True, resolution=6)
            lathe("foot", [(0.001, 0), (0.10, 0), (0.10, 0.03), (0.001, 0.03)], stone, segments=40)
        elif kind == 1:
            lathe("vessel", [(0.001, 0), (0.09, 0), (0.19, 0.14), (0.20, 0.24), (0.10, 0.42), (0.06, 0.48), (0.085, 0.56), (0.075, 0.56), (0.05, 0.48)], m.plain("celadon-2", "#8fa89a", 0.18, spec=0.7), segments=56, wave=lambda a, r, z: r * (1 + 0.012 * math.sin(14 * a + 9 * z)))
        else:
            grid("leaf", 16, 24, lambda u, v: (0.20 * (2 * u - 1) * math.sin(math.pi * min(0.98, v + 0.04)), 0.10 * math.sin(3 * v + 2 * u), 0.62 * v), stone).modifiers.new("thick", "SOLIDIFY").thickness = 0.03
            lathe("foot", [(0.001, 0), (0.12, 0), (0.12, 0.02), (0.001, 0.02)], bronze, segments=40)

    return prototype(f"sculpture-{kind}", build)


def _abstract(seed, size=512):
    """Fields of colour with torn edges and brush marks."""
    rng = np.random.default_rng(seed)
    sets = (("#20364f", "#c96f3b", "#e9dcc3", "#7b8f86"), ("#e8e2d4", "#1f1f21", "#b23a2e", "#caa86a"), ("#2f4a3f", "#d9c9a4", "#8c5a3c", "#f0ebe0"), ("#efe9dd", "#5b7f9c", "#22303c", "#d9b36c"))
    tones = [srgb(tone) for tone in sets[seed % len(sets)]]
    v, u = np.meshgrid(np.linspace(0, 1, size), np.linspace(0, 1, size), indexing="ij")
    warp = 0.03 * noise(size, 2, 9, seed) + 0.008 * noise(size, 20, 60, seed + 1)
    out = np.broadcast_to(tones[0], (size, size, 3)).copy()
    for step in range(5):
        cu, cv, a, b = rng.uniform(0.1, 0.9), rng.uniform(0.1, 0.9), rng.uniform(0.15, 0.45), rng.uniform(0.08, 0.35)
        turn = rng.uniform(0, 3.1)
        du, dv = (u - cu) * math.cos(turn) + (v - cv) * math.sin(turn), -(u - cu) * math.sin(turn) + (v - cv) * math.cos(turn)
        inside = np.clip((1 - np.maximum(np.abs(du + warp) / a, np.abs(dv + warp) / b)) / 0.03, 0, 1)
        stroke = 0.85 + 0.13 * noise(size, 6, 120, seed + 3 + step, (1, 9))
        out = out * (1 - inside[..., None]) + (tones[1 + step % 3] * stroke[..., None]) * inside[..., None]
    return np.clip(out * (1 + 0.03 * noise(size, 100, 240, seed + 8))[..., None], 0, 1)


def hung_picture(at, width, height, seed, facing, frame="#1d1c1b"):
    """A picture on a wall, its middle at `at`; `facing` is the angle of its outward normal in the plan. Even seeds are landscapes in wash."""
    name = f"hung-{seed}"
    if f"hung-mat-{seed}" not in bpy.data.materials:
        mat, nodes, links = m._new(f"hung-mat-{seed}")
        texture = nodes.new("ShaderNodeTexImage")
        texture.image, texture.extension = image(name, _abstract(seed) if seed % 2 else painting(seed, ("#3f5f57", "#34507a", "#8a7f70"))), "EXTEND"
        links.new(texture.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
        nodes["Principled BSDF"].inputs["Roughness"].default_value = 0.6
    paint = bpy.data.materials[f"hung-mat-{seed}"]
    nx, ny = math.cos(facing), math.sin(facing)
    tx, ty = -ny, nx
    x, y, z = at
    box("frame", (width + 0.06, 0.04, height + 0.06), (x + nx * 0.02, y + ny * 0.02, z), m.plain(f"frame-{frame}", frame, 0.5), 0.004, rot=(0, 0, facing - math.pi / 2))
    out = 0.043
    corner = lambda s, t: (x + nx * out + tx * s * width / 2, y + ny * out + ty * s * width / 2, z + t * height / 2)
    quad("paint", [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], paint)
    box("label", (0.13, 0.008, 0.09), (x + nx * 0.005 + tx * (width / 2 + 0.22), y + ny * 0.005 + ty * (width / 2 + 0.22), 1.32), m.plain("mount", "#f4f1ea", 0.8), rot=(0, 0, facing - math.pi / 2))


def board(name, words, size, tones, loc, facing=-math.pi / 2, glow=0.0, lines=()):
    """A printed panel: a title, smaller lines, over a wash of two tones; its middle at `loc`, normal along `facing`."""
    wide, high = size
    across = 1100
    down = int(across * high / wide)
    rng = np.random.default_rng(len(words) + across)
    v, u = np.meshgrid(np.linspace(0, 1, down), np.linspace(0, 1, across), indexing="ij")
    t = np.clip(0.65 * v + 0.5 * u - 0.1, 0, 1)[..., None]
    out = srgb(tones[0]) * (1 - t) + srgb(tones[1]) * t
    for k in range(4):
        band = np.abs(v - (0.82 + 0.04 * np.sin(5 * u + k) - 0.10 * u + 0.03 * k)) < 0.004
        out = np.where(band[..., None], out * 0.6 + srgb(tones[2]) * 0.4, out)
    canvas = Image.fromarray((np.clip(out + rng.normal(0, 0.003, out.shape), 0, 1) * 255).astype("uint8"))
    draw = ImageDraw.Draw(canvas)
    ink = tuple(int(c * 255) for c in srgb(tones[2]))
    scale = min(across * 0.80 / max(1, max(len(words), 4)), down * (0.26 if lines else 0.58))
    big, small = ImageFont.truetype(font_file(True), int(scale)), ImageFont.truetype(font_file(False), int(scale * 0.36))
    draw.text((across * 0.09, down * 0.16 if lines else (down - scale * 1.35) / 2), words, font=big, fill=ink)
    for index, line in enumerate(lines):
        draw.text((across * 0.092, down * 0.16 + scale * (1.45 + 0.56 * index)), line, font=small, fill=ink)
    pixels = np.asarray(canvas) / 255
    if glow:
        mat = m.screen(f"board-{name}", image(f"board-{name}", pixels), glow)
    elif f"board-{name}" in bpy.data.materials:
        mat = bpy.data.materials[f"board-{name}"]
    else:
        mat, nodes, links = m._new(f"board-{name}")
        texture = nodes.new("ShaderNodeTexImage")
        texture.image, texture.extension = image(f"board-{name}", pixels), "EXTEND"
        links.new(texture.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
        nodes["Principled BSDF"].inputs["Roughness"].default_value = 0.5
    tx, ty = -math.sin(facing), math.cos(facing)
    x, y, z = loc
    corner = lambda s, k: (x + tx * s * wide / 2, y + ty * s * wide / 2, z + k * high / 2)
    return quad("board", [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], mat)


def barrier_post():
    def build():
        steel = m.plain("chrome", "#c8cacd", 0.18, metal=1.0)
        lathe("post", [(0.001, 0), (0.16, 0), (0.16, 0.015), (0.03, 0.03), (0.022, 0.04), (0.022, 0.96), (0.034, 0.97), (0.034, 1.02), (0.001, 1.03)], steel, segments=28)

    return prototype("barrier-post", build)


def bench(length=1.8, tone="#8a6a48"):
    """A plain bench of timber; its length along x."""

    def build():
        wood = m.plain(f"bench-{tone}", tone, 0.45, bump=0.1)
        rounded_slab("seat", rounded_rectangle(length, 0.42, 0.02), 0.06, wood, 0.01, (0, 0, 0.39))
        for x in (-length / 2 + 0.16, length / 2 - 0.16):
            box("leg", (0.06, 0.38, 0.39), (x, 0, 0.195), wood, 0.006)

    return prototype(f"bench-{length:.1f}-{tone}", build)


def hanging_banner(words, size, loc, tones=("#0b3d7a", "#1f6fc4", "#ffffff")):
    """A cloth hung from a hall's roof, read from -y and from behind."""
    board(f"banner-{words}", words, size, tones, loc)
    x, y, z = loc
    for side in (-1, 1):
        tube("line", [(x + side * size[0] * 0.45, y, z + size[1] / 2), (x + side * size[0] * 0.45, y, z + size[1] / 2 + 6)], 0.004, m.plain("wire", "#1c1c1c", 0.6))
    tube("rod", [(x - size[0] / 2, y, z + size[1] / 2), (x + size[0] / 2, y, z + size[1] / 2)], 0.02, m.plain("chrome", "#c8cacd", 0.18, metal=1.0))

