"""Out of doors: a mown lawn of real blades, garden chairs, festoons, a ring of flowers, a lit façade, the evening sky."""

import math
import random

import bpy
import numpy as np
from mathutils import Vector

from . import lamps
from . import materials as m
from . import plants
from .mesh import add, box, grid, lathe, place, prototype, quad, tube
from .textures import image, srgb


def evening_sky(elevation=1.2, rotation=0.0, strength=0.22):
    """Nishita's sky with the sun at the horizon; its disc left out, which would only be noise."""
    world = bpy.context.scene.world
    nodes, links = world.node_tree.nodes, world.node_tree.links
    sky = nodes.new("ShaderNodeTexSky")
    sky.sky_type, sky.sun_disc = "NISHITA", False
    sky.sun_elevation, sky.sun_rotation = math.radians(elevation), rotation
    sky.air_density, sky.dust_density, sky.ozone_density, sky.altitude = 1.1, 1.6, 2.2, 60
    links.new(sky.outputs["Color"], nodes["Background"].inputs["Color"])
    nodes["Background"].inputs["Strength"].default_value = strength


def _tuft(name, tone, blades, spread, height, seed):
    """A handful of grass about the origin, as one mesh."""
    rng, points, faces = random.Random(seed), [], []
    for _ in range(blades):
        angle, reach = rng.uniform(0, 6.28), spread * math.sqrt(rng.random())
        x, y = reach * math.cos(angle), reach * math.sin(angle)
        turn, tall, wide = rng.uniform(0, 6.28), height * rng.uniform(0.55, 1.2), rng.uniform(0.0016, 0.0028)
        lean = rng.uniform(0.15, 0.75) * tall
        c, s = math.cos(turn), math.sin(turn)
        base = len(points)
        for t, w in ((0.0, 1.0), (0.5, 0.85)):
            out, up = lean * t * t, tall * t
            points += [(x + out * c - w * wide * s, y + out * s + w * wide * c, up), (x + out * c + w * wide * s, y + out * s - w * wide * c, up)]
        points.append((x + lean * c, y + lean * s, tall * 0.93))
        faces += [(base, base + 1, base + 3, base + 2), (base + 2, base + 3, base + 4)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    return add(name, mesh, m.plain(f"grass-{tone}", tone, 0.55, vary=0.30, spec=0.25))


def _sow(name, tuft, spots, sizes, rng):
    """Puts a tuft at every spot: one small triangle each, whose turn and size the instance takes."""
    count = len(spots)
    angle = rng.uniform(0, 2 * np.pi, count)
    corners = np.empty((count, 3, 3))
    for corner in range(3):
        at = angle + corner * 2 * np.pi / 3
        # A triangle of area s² makes an instance of scale s.
        side = sizes * 0.8774
        corners[:, corner, 0] = spots[:, 0] + side * np.cos(at)
        corners[:, corner, 1] = spots[:, 1] + side * np.sin(at)
        corners[:, corner, 2] = 0.0
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(corners.reshape(-1, 3).tolist(), [], np.arange(count * 3).reshape(-1, 3).tolist())
    ground = add(name, mesh)
    ground.instance_type, ground.use_instance_faces_scale = "FACES", True
    ground.show_instancer_for_render = ground.show_instancer_for_viewport = False
    tuft.parent = ground


def lawn(x0, x1, y0, y1, eye, bare=()):
    """Grass from x0..x1, y0..y1, thick near the eye (x, y), thinner and coarser away from it; `bare` boxes stay free."""
    rng = np.random.default_rng(8)
    soil = m.plain("lawn-soil", "#2c3d1f", 0.95, bump=1.0, bump_scale=60)
    box("lawn", (x1 - x0, y1 - y0, 0.1), ((x0 + x1) / 2, (y0 + y1) / 2, -0.05), soil)
    # Stripes of the mower, two metres wide.
    tones = ("#435c2d", "#526b37")
    for index, (low, high, density, size) in enumerate(((0.0, 6.5, 230, 1.0), (6.5, 13.0, 90, 1.25), (13.0, 24.0, 34, 1.7), (24.0, 60.0, 10, 2.6))):
        left, right = max(x0, eye[0] - high), min(x1, eye[0] + high)
        near, far = max(y0, eye[1] - min(high, 3.0)), min(y1, eye[1] + high)
        count = int(max(0, (right - left) * (far - near)) * density)
        spots = np.column_stack((rng.uniform(left, right, count), rng.uniform(near, far, count)))
        away = np.hypot(spots[:, 0] - eye[0], spots[:, 1] - eye[1])
        keep = (away >= low * rng.uniform(0.92, 1.0, count)) & (away < high * rng.uniform(1.0, 1.06, count))
        for bx0, bx1, by0, by1 in bare:
            keep &= ~((spots[:, 0] > bx0) & (spots[:, 0] < bx1) & (spots[:, 1] > by0) & (spots[:, 1] < by1))
        spots = spots[keep]
        band = (np.floor(spots[:, 1] / 2.0).astype(int)) % 2
        for stripe, tone in enumerate(tones):
            chosen = spots[band == stripe]
            if len(chosen):
                _sow(f"grass-{index}-{stripe}", _tuft("tuft", tone, (46, 34, 26, 22)[index], (0.060, 0.075, 0.085, 0.09)[index], 0.048, index * 2 + stripe), chosen, size * rng.uniform(0.8, 1.2, len(chosen)), rng)


def garden_chair(theme):
    """A white folding chair with a cushion and a sash of the theme's tone."""

    def build():
        white = m.plain("garden-white", "#eeece6", 0.4)
        from .lounge import accent, upholstery
        from .mesh import rounded_rectangle, rounded_slab

        for side in (-1, 1):
            tube("leg", [(side * 0.20, 0.20, 0), (side * 0.19, -0.06, 0.44), (side * 0.175, -0.22, 0.86)], 0.013, white)
            tube("leg", [(side * 0.185, -0.24, 0), (side * 0.185, 0.17, 0.44)], 0.013, white)
        for z, y in ((0.85, -0.218), (0.76, -0.182), (0.67, -0.150), (0.58, -0.116)):
            box("slat", (0.36, 0.014, 0.045), (0, y, z), white, 0.004, rot=(0.37, 0, 0))
        rounded_slab("seat", rounded_rectangle(0.40, 0.38, 0.03), 0.02, white, 0.006, (0, 0.02, 0.43))
        rounded_slab("pad", rounded_rectangle(0.38, 0.36, 0.05), 0.035, upholstery(theme, "#efe9dd"), 0.015, (0, 0.02, 0.45))
        for x, y in ((-0.19, 0.20), (0.19, 0.20)):
            tube("bar", [(-0.185, -0.20, 0.05), (0.185, -0.20, 0.05)], 0.009, white)
        del x, y
        grid("sash", 4, 10, lambda u, v: ((u - 0.5) * 0.11 * (1 + 0.15 * math.sin(9 * v)), -0.245 + 0.10 * (1 - v) * 0.5 - 0.03 * math.sin(3 * v), 0.80 - 0.42 * v), m.plain(f"sash-{theme.key}", accent(theme), 0.7, sheen=0.3))

    return prototype(f"{theme.key}-garden-chair", build)


def festoon(start, end, sag, rng, spacing=0.55):
    """A cable with bulbs between two points."""
    run = math.dist(start, end)
    wire, steps = [], 24

    def at(t):
        return tuple(start[i] + (end[i] - start[i]) * t - (sag * 4 * t * (1 - t) if i == 2 else 0) for i in range(3))

    wire = [at(i / steps) for i in range(steps + 1)]
    tube("wire", wire, 0.006, m.plain("festoon-wire", "#17181a", 0.6), resolution=1)
    bulb = prototype("bulb", lambda: (lathe("bulb", [(0.001, -0.13), (0.030, -0.11), (0.036, -0.085), (0.018, -0.05)], lamps._seen(m.glow("bulb", "#ffc47a", 34)), segments=14), lathe("socket", [(0.018, -0.05), (0.018, 0.0), (0.001, 0.003)], m.plain("socket", "#17181a", 0.5), segments=12)))
    count = int(run / spacing)
    for i in range(count):
        place(bulb, at((i + 0.5 + rng.uniform(-0.06, 0.06)) / count), 0, 1.25)


def far_woods(x0, x1, y, low, high, seed=6):
    """The edge of a wood, far enough to be one dark mass."""
    rng = np.random.default_rng(seed)
    count = int((x1 - x0) / 0.5)
    along = np.linspace(0, 1, count + 1)
    crest = low + (high - low) * (0.5 + 0.22 * np.sin(17 * along + 1) + 0.16 * np.sin(41 * along) + 0.10 * np.sin(97 * along + 2) + 0.05 * rng.standard_normal(count + 1))
    grid("woods", count, 3, lambda u, v: (x0 + (x1 - x0) * u, y + 0.6 * math.sin(60 * u + 5 * v), v * float(crest[round(u * count)])), m.plain("woods", "#1a2416", 0.95, bump=1.0, bump_scale=3))


def pole(height=4.2):
    def build():
        dark = m.plain("pole", "#2a2522", 0.6)
        lathe("pole", [(0.05, 0), (0.045, height), (0.001, height + 0.01)], dark, segments=16)
        lathe("tub", [(0.001, 0), (0.26, 0), (0.30, 0.40), (0.27, 0.40), (0.001, 0.36)], m.plain("tub", "#8a7f70", 0.6, bump=0.2), segments=28)
        place(plants.shrub(0.32, 4), (0, 0, 0.34))

    return prototype(f"pole-{height:.1f}", build)


def flower_ring(radius, tones, seed=3):
    """A standing ring of metal with flowers along its left side and over its top; it faces -y."""
    rng, brass = random.Random(seed), m.plain("ring-brass", "#b8925a", 0.35, metal=1.0)
    middle = radius + 0.08
    for offset in (-0.09, 0.09):
        tube("ring", [(radius * math.cos(a), offset, middle + radius * math.sin(a)) for a in (2 * math.pi * i / 96 for i in range(96))], 0.02, brass, cyclic=True, resolution=3)
    box("base", (radius * 1.1, 0.6, 0.06), (0, 0, 0.03), brass, 0.008)
    green, blooms = [], {tone: [] for tone in tones}
    for _ in range(520):
        angle = rng.choice((rng.gauss(2.75, 0.55), rng.gauss(2.2, 0.8), rng.gauss(-0.75, 0.30)))
        core = Vector((radius * math.cos(angle), rng.gauss(0, 0.10), middle + radius * math.sin(angle)))
        away = Vector((rng.gauss(0, 1), rng.gauss(-0.4, 1), rng.gauss(0, 1))).normalized()
        at = core + away * abs(rng.gauss(0, 0.13))
        if rng.random() < 0.5:
            tone = rng.choice(tones)
            for petal in range(22):
                a, b = rng.uniform(0, 6.28), rng.uniform(-1.2, 1.4)
                out = Vector((math.cos(a) * math.cos(b), math.sin(a) * math.cos(b), math.sin(b)))
                blooms[tone].append((at + out * 0.022, out))
        else:
            for leaf in range(6):
                green.append((at, away))
    add("leaves", plants._leaf_mesh(green, 0.15, 0.055, rng), m.plain("ring-leaf", "#4b6a3a", 0.5))
    for tone, spots in blooms.items():
        add("bloom", plants._leaf_mesh(spots, 0.062, 0.05, rng, 0.2), m.plain(f"bloom-{tone}", tone, 0.6, vary=0.08))


def lantern():
    """A candle in a box of glass."""

    def build():
        dark = m.plain("lantern", "#2a2522", 0.5, metal=0.5)
        for x in (-0.08, 0.08):
            for y in (-0.08, 0.08):
                box("post", (0.012, 0.012, 0.30), (x, y, 0.17), dark)
        for z in (0.02, 0.33):
            box("plate", (0.19, 0.19, 0.02), (0, 0, z), dark, 0.003)
        lathe("roof", [(0.11, 0.34), (0.03, 0.41), (0.001, 0.415)], dark, segments=4)
        lathe("candle", [(0.001, 0.03), (0.035, 0.03), (0.035, 0.14), (0.001, 0.145)], m.plain("wax", "#f3ead8", 0.6), segments=20)
        lathe("flame", [(0.001, 0.145), (0.012, 0.165), (0.001, 0.205)], lamps._seen(m.glow("flame", "#ffb04a", 60)), segments=10)
        lathe("glow", [(0.034, 0.11), (0.0355, 0.142)], lamps._seen(m.glow("wax-glow", "#ffb766", 4)), segments=20)

    return prototype("lantern", build)


def _room_behind(kind, size=256):
    """What is made out through a lit window: wall, ceiling lamps, furniture in shade."""
    rng = np.random.default_rng(3 if kind == "hall" else 9)
    v, u = np.meshgrid(np.linspace(0, 1, size), np.linspace(0, 1, size), indexing="ij")
    out = srgb("#e2a964") * (0.62 + 0.5 * np.exp(-(((v - 0.30) / 0.22) ** 2)))[..., None]
    panel = (np.floor(u * 5) % 2 == 0)[..., None]
    out = np.where(panel & (v[..., None] > 0.22), out * 0.66, out)
    out = np.where(v[..., None] < 0.20, srgb("#ffe3b4") * (0.75 + 0.25 * v[..., None] * 5), out)
    out = np.where(v[..., None] > 0.80, srgb("#6b4425") * 0.8, out)
    for _ in range(6):
        cu, wide, top = rng.uniform(0, 1), rng.uniform(0.05, 0.12), rng.uniform(0.66, 0.78)
        out = np.where(((np.abs(u - cu) < wide) & (v > top))[..., None], srgb("#3d2817"), out)
    for cu in (0.25, 0.5, 0.75):
        out = out + srgb("#fff0cf") * 1.1 * np.exp(-(((u - cu) / 0.05) ** 2 + ((v - 0.25) / 0.05) ** 2))[..., None]
    return np.clip(out, 0, 1)


def _window_module(kind, width, height):
    """A window of a façade facing +x, its sill at z = 0: lit with curtains, dim, or dark."""

    def build():
        frame = m.plain("facade-frame", "#2b2a29", 0.4, metal=0.6)
        for y in (-width / 2, 0, width / 2):
            box("stile", (0.06, 0.05, height), (-0.10, y, height / 2), frame)
        for z in (0.02, height * 0.72, height - 0.02):
            box("rail", (0.06, width, 0.05), (-0.10, 0, z), frame)
        power = {"lit": 0.95, "dim": 0.25, "hall": 1.1}.get(kind, 0.0)
        if power:
            inside = m.screen(f"room-{kind}", image(f"room-{kind}", _room_behind(kind)), power)
            quad("room", [(-0.75, -width / 2, 0), (-0.75, width / 2, 0), (-0.75, width / 2, height), (-0.75, -width / 2, height)], lamps._seen(inside))
            quad("top", [(-0.75, -width / 2, height * 0.97), (-0.75, width / 2, height * 0.97), (-0.15, width / 2, height * 0.97), (-0.15, -width / 2, height * 0.97)], lamps._seen(m.glow(f"room-top-{kind}", "#ffe0b0", power)))
            cloth = m.plain(f"facade-curtain-{kind}", "#cdb592", 0.9)
            for side in (-1, 1):
                grid("curtain", 24, 1, lambda u, v, side=side: (-0.28 - 0.04 * math.sin(2 * math.pi * 4 * u), side * (width / 2 - 0.02 - u * width * 0.17), v * height), cloth)
        else:
            box("void", (0.02, width, height), (-0.7, 0, height / 2), m.plain("facade-void", "#15181d", 0.5))
        quad("pane", [(-0.10, -width / 2, 0), (-0.10, width / 2, 0), (-0.10, width / 2, height), (-0.10, -width / 2, height)], m.thin_glass("facade-pane", "#eef3f3", 0.8))

    return prototype(f"window-{kind}-{width:.1f}-{height:.1f}", build)


def facade(theme, x, y0, y1, storeys, rng, hall=5.0):
    """A wing of the hotel facing +x: a tall lit lobby below (`hall` metres, none at 0), storeys of rooms above."""
    stone = m.stone(f"{theme.key}-facade", "#b3a895", "#94886f", seed=14, rough=0.6, tile=5.0)
    trim = m.plain("facade-trim", "#b5a993", 0.6)
    bay, count = 3.4, int((y1 - y0) / 3.4)
    storey = 3.5
    lamp = prototype("facade-lamp", lambda: (box("body", (0.10, 0.12, 0.42), (0.06, 0, 0), m.plain("pole", "#2a2522", 0.6), 0.004), box("light", (0.06, 0.08, 0.30), (0.10, 0, 0), lamps._seen(m.glow("facade-light", "#ffcf8f", 9)), 0.004)))
    for i in range(count):
        y = y0 + bay * (i + 0.5)
        if hall:
            place(_window_module("hall", 2.3, 4.0), (x, y, 0.30))
            box("pier", (0.5, bay - 2.3, hall), (x - 0.1, y + bay / 2, hall / 2), stone)
            place(lamp, (x + 0.16, y + bay / 2, 2.3))
            box("hall-lintel", (0.5, 2.3, hall - 4.3), (x - 0.1, y, 4.3 + (hall - 4.3) / 2), stone)
            box("hall-sill", (0.5, 2.3, 0.3), (x - 0.1, y, 0.15), stone)
        for level in range(storeys):
            z = hall + storey * level
            place(_window_module(rng.choice(("lit", "dim", "dark", "lit", "dark")), 1.7, 2.2), (x, y, z + 0.75))
            box("pier", (0.4, bay - 1.7, storey), (x - 0.1, y + bay / 2, z + storey / 2), stone)
            box("parapet", (0.4, 1.7, 0.75), (x - 0.1, y, z + 0.375), stone)
            box("lintel", (0.4, 1.7, storey - 2.95), (x - 0.1, y, z + 2.95 + (storey - 2.95) / 2), stone)
            box("rail", (0.03, 1.66, 0.03), (x + 0.16, y, z + 1.15), m.plain("facade-frame", "#2b2a29", 0.4, metal=0.6))
    if hall:
        box("plinth", (0.6, y1 - y0, 0.28), (x - 0.06, (y0 + y1) / 2, 0.14), trim, 0.01)
    for z, out in ((hall, 0.16), (hall + storey * storeys, 0.28)):
        box("cornice", (0.7 + out, y1 - y0 + 0.4, 0.28), (x - 0.05, (y0 + y1) / 2, z), trim, 0.02)
