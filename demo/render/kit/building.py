"""What buildings are made of besides a hotel's linings: brick, boards, concrete, steel, ducts, a plain shell and its windows."""

import math

import numpy as np

from . import lamps, view
from . import materials as m
from .mesh import add, box, place, prototype, quad, tube
from .textures import image, mix, noise, srgb


def _brick(dark, light, mortar, seed, size=1280, across=8, rows=30):
    rng = np.random.default_rng(seed)
    v, u = np.meshgrid(np.arange(size) / size * rows, np.arange(size) / size * across, indexing="ij")
    row = np.floor(v).astype(int)
    shifted = (u + 0.5 * (row % 2)) % across
    tones = rng.uniform(0, 1, (rows, across))[row % rows, np.floor(shifted).astype(int) % across]
    edge = np.minimum(np.minimum(shifted % 1, 1 - shifted % 1) * 0.25, np.minimum(v % 1, 1 - v % 1) * 0.0667)
    edge = edge + 0.0012 * noise(size, 20, 90, seed + 2)
    face = np.clip(0.10 + 0.72 * tones + 0.10 * noise(size, 30, 200, seed) + 0.06 * noise(size, 2, 8, seed + 1), 0, 1)
    out, joint = mix(srgb(dark), srgb(light), face), np.clip((0.0055 - edge) / 0.002, 0, 1)[..., None]
    return np.clip(out * (1 - joint) + srgb(mortar) * (0.92 + 0.05 * noise(size, 60, 300, seed + 3))[..., None] * joint, 0, 1)


def brick(name, dark, light, mortar="#a39c90", seed=3):
    """A wall of bricks, 250 × 67 mm with their joints."""
    return m.textured(f"brick-{name}", image(f"brick-{name}", _brick(dark, light, mortar, seed)), 2.0, 0.86, 0.25, bump=0.7)


def _boards(dark, light, seed, boards, gap, size=1536):
    rng = np.random.default_rng(seed)
    grain, blotch = noise(size, 40, 220, seed, (1, 14)), noise(size, 2, 10, seed + 1, (1, 4))
    out, each = np.empty((size, size, 3)), size / boards
    for board in range(boards):
        left, right = round(board * each), round((board + 1) * each)
        ends = np.sort(rng.integers(0, size, 2))
        which = np.searchsorted(ends, np.arange(size)) % 2
        tone = np.clip(rng.uniform(0.15, 0.85, 2)[which][:, None] + 0.16 * np.roll(grain, int(rng.integers(size)), 0)[:, left:right] + 0.08 * np.roll(blotch, int(rng.integers(size)), 0)[:, left:right], 0, 1)
        part = mix(srgb(dark), srgb(light), tone)
        wide = max(1, round(gap / 2 * each))
        part[:, :wide] *= 0.45
        part[:, -wide:] *= 0.55
        for end in ends:
            part[max(0, end - 2) : end + 2] *= 0.5
        out[:, left:right] = part
    return np.clip(out, 0, 1)


def boards(name, dark, light, width=0.14, seed=5, rough=0.45, along="y", gap=0.03):
    """Boards of a floor, deck or cladding, `width` metres each; they run along y (or x), and upwards on walls."""
    key, count = f"boards-{name}", 16
    return m.textured(key, image(key, _boards(dark, light, seed, count, gap)), width * count, rough, 0.4, bump=0.25, turn=0 if along == "y" else math.pi / 2)


def concrete(name, tone, seed=7, rough=0.6, tile=4.0, contrast=1.0):
    """Poured concrete: clouds, fine pores, hairline traffic."""
    size = 1024
    cloud = 0.055 * noise(size, 1, 6, seed) + 0.03 * noise(size, 8, 40, seed + 1) + 0.02 * noise(size, 90, 300, seed + 2)
    pores = np.clip(noise(size, 100, 260, seed + 3) - 2.2, 0, 1)
    out = srgb(tone)[None, None] * (1 + contrast * cloud - 0.25 * pores)[..., None]
    return m.textured(f"concrete-{name}", image(f"concrete-{name}", np.clip(out, 0, 1)), tile, rough, 0.4, bump=0.12)


def shell(w, l, h, floor, wall, ceiling, leave=(), thick=0.2):
    """Floor, four walls and a lid about x 0..w, y 0..l; `leave` names walls to leave out: left, right, front, back, lid."""
    box("floor", (w + 2 * thick, l + 2 * thick, 0.1), (w / 2, l / 2, -0.05), floor)
    sides = {"left": ((thick, l + 2 * thick, h), (-thick / 2, l / 2, h / 2)), "right": ((thick, l + 2 * thick, h), (w + thick / 2, l / 2, h / 2)), "back": ((w, thick, h), (w / 2, -thick / 2, h / 2)), "front": ((w, thick, h), (w / 2, l + thick / 2, h / 2))}
    for name, (size, at) in sides.items():
        if name not in leave:
            box("wall", size, at, wall)
    if "lid" not in leave:
        box("lid", (w + 0.4, l + 0.4, 0.1), (w / 2, l / 2, h + 0.05), ceiling)


def glazing(side, w, y0, y1, sill, head, bays, frame, rails=(), deep=0.08, glass=True):
    """Frames and panes in the left (x = 0) or right (x = w) wall between y0 and y1."""
    x = 0.0 if side == "left" else w
    for i in range(bays + 1):
        box("mullion", (deep, 0.055, head - sill), (x, y0 + (y1 - y0) * i / bays, (sill + head) / 2), frame, 0.004)
    for z in (sill, head, *rails):
        box("rail", (deep, y1 - y0, 0.055), (x, (y0 + y1) / 2, z), frame, 0.004)
    if glass:
        quad("pane", [(x, y0, sill), (x, y1, sill), (x, y1, head), (x, y0, head)], m.thin_glass("pane", "#f2f6f6", 0.93))


def outlook(side, w, l, hour, strength=None, distance=14.0, low=-5.0, top=13.0, seed=9, horizon=0.34):
    """A city behind the left or right wall, and nothing of its light: that is an area lamp's task."""
    power = {"day": 1.8, "dusk": 1.0, "blue": 0.75}[hour] if strength is None else strength
    if side == "left":
        view.backdrop((0, l + 5), (0, -5), -distance, low, top, hour, power, seed, horizon)
    else:
        view.backdrop((w, -5), (w, l + 5), -distance, low, top, hour, power, seed, horizon)


def duct(start, end, radius=0.2, tone="#8f9397"):
    """A round air duct with its seams and hangers."""
    metal = m.plain(f"duct-{tone}", tone, 0.42, metal=0.85)
    tube("duct", [start, end], radius, metal, resolution=6)
    run = math.dist(start, end)
    for i in range(1, int(run / 1.2)):
        t = i * 1.2 / run
        at = tuple(start[a] + (end[a] - start[a]) * t for a in range(3))
        step = 0.03 / run
        tube("seam", [at, tuple(at[a] + (end[a] - start[a]) * step for a in range(3))], radius + 0.008, metal, resolution=6)
        if i % 2:
            tube("hanger", [(at[0], at[1], at[2] + radius), (at[0], at[1], at[2] + radius + 0.8)], 0.006, metal)


def steel_beam(start, end, depth=0.3, width=0.18, tone="#3a3d41"):
    """An I-beam along x or y."""
    mat, run = m.plain(f"steel-{tone}", tone, 0.5, metal=0.5), math.dist(start, end)
    mid = tuple((start[a] + end[a]) / 2 for a in range(3))
    turn = math.atan2(end[1] - start[1], end[0] - start[0])
    for size, dz in (((run, width, 0.02), depth / 2), ((run, width, 0.02), -depth / 2), ((run, 0.016, depth), 0)):
        box("beam", size, (mid[0], mid[1], mid[2] + dz), mat, rot=(0, 0, turn))


def sprinklers(w, l, h, pitch=3.0, tone="#b9b9b7", margin=1.2):
    """Sprinkler heads on their grid below a lid or a slab."""
    from .mesh import lathe

    metal = m.plain("sprinkler", tone, 0.35, metal=1)
    head = prototype("sprinkler-head", lambda: (lathe("rose", [(0.04, 0), (0.035, -0.006), (0.001, -0.006)], metal, segments=16), tube("drop", [(0, 0, 0), (0, 0, -0.06)], 0.008, metal), lathe("plate", [(0.001, -0.06), (0.02, -0.061), (0.001, -0.064)], metal, segments=14)))
    across, along = max(1, round((w - 2 * margin) / pitch)), max(1, round((l - 2 * margin) / pitch))
    for i in range(across + 1):
        for j in range(along + 1):
            place(head, (margin + (w - 2 * margin) * i / across, margin + (l - 2 * margin) * j / along, h))


def exit_sign(at, facing="y"):
    """A green running-man sign, lit; facing -y, or x for the side walls."""
    size = (0.36, 0.03, 0.14) if facing == "y" else (0.03, 0.36, 0.14)
    box("sign", size, at, m.glow("exit", "#1f9d57", 1.6))
    inner = (0.10, 0.034, 0.07) if facing == "y" else (0.034, 0.10, 0.07)
    box("runner", inner, at, m.glow("exit-white", "#eafff2", 2.2))


def track_spots(start, end, count, targets, hexa="#ffe6c4", watts=60, angle=36, tone="#1b1c1e"):
    """A track with round spots; each aims at the target of its index, a place or None for straight down."""
    dark = m.plain(f"track-{tone}", tone, 0.45, metal=0.4)
    run = tuple(end[a] - start[a] for a in range(3))
    mid = tuple((start[a] + end[a]) / 2 for a in range(3))
    box("track", (abs(run[0]) + 0.035, abs(run[1]) + 0.035, 0.03), mid, dark)
    for i in range(count):
        t = (i + 0.5) / count
        at = tuple(start[a] + run[a] * t for a in range(3))
        aimed = targets(i, at) or (at[0], at[1], 0)
        away = math.dist(at, aimed)
        way = tuple((aimed[a] - at[a]) / away for a in range(3))
        hub = (at[0], at[1], at[2] - 0.12)
        tip = tuple(hub[a] + way[a] * 0.17 for a in range(3))
        tube("stem", [at, hub], 0.008, dark)
        tube("can", [tuple(hub[a] - way[a] * 0.05 for a in range(3)), tip], 0.042, dark, resolution=4)
        tube("lens", [tip, tuple(tip[a] + way[a] * 0.002 for a in range(3))], 0.036, lamps._seen(m.glow(f"lens-{hexa}", hexa, 26)), resolution=4)
        lamps.spot("track", tuple(tip[a] + way[a] * 0.02 for a in range(3)), aimed, hexa, watts, angle, 0.6, 0.04)


def extrude(name, outline, start, end, mat):
    """A profile of (across, up) points drawn straight from start to end in the plan (x, y, z); for gutters, eaves, tiers."""
    import bpy

    dx, dy = end[0] - start[0], end[1] - start[1]
    run = math.hypot(dx, dy) or 1
    nx, ny = dy / run, -dx / run
    points = [(p[0] + nx * a, p[1] + ny * a, p[2] + z) for p in (start, end) for a, z in outline]
    count = len(outline)
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)] + [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    return add(name, mesh, mat)
