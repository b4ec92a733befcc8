"""Soft seating, low tables, rugs and standing lamps; fronts look along +y, middles at the origin."""

import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

from . import cloth, lamps
from . import materials as m
from .mesh import add, box, lathe, prototype, rounded_rectangle, rounded_slab, tube
from .textures import carpet, image


def upholstery(theme, tone=None, rough=0.85):
    """Woven cloth; its brightness differs a little from piece to piece."""
    hexa = tone or theme.chair_cloth
    return m.plain(f"weave-{hexa}", hexa, rough, bump=0.35, bump_scale=850, sheen=0.25, vary=0.05)


def lead_wood(theme, name="joinery", rough=0.3):
    return m.veneer(f"{theme.key}-{name}", *theme.wood, seed=len(name) + 40, rough=rough, world=False)


def accent(theme):
    """The theme's accent as cloth takes it: greyer than on paper."""
    return {"walnut": "#46506a", "rosewood": "#763c3c", "linen": "#748582", "jade": "#4f6658", "slate": "#49607e", "ivory": "#9aa8b3"}[theme.key]


def trim(theme):
    return m.plain(f"{theme.key}-gilt", theme.metal, 0.3, metal=1.0)


def cushion(name, size, loc, mat, rot=(0, 0, 0), soft=0.045, crown=0.10, seed=0):
    """A filled box: round edges, a crowned top, and the dents that sitting leaves."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=min(soft, min(size) * 0.45), segments=4, profile=0.5, affect="EDGES")
    cuts = [e for e in bm.edges if e.calc_length() > 0.12]
    bmesh.ops.subdivide_edges(bm, edges=cuts, cuts=7, use_grid_fill=True)
    hx, hy, hz = (s / 2 for s in size)
    thin = min(range(3), key=lambda axis: size[axis])
    for v in bm.verts:
        at = [v.co.x / hx, v.co.y / hy, v.co.z / hz]
        others = [at[axis] for axis in range(3) if axis != thin]
        swell = crown * (1 - others[0] ** 2) * (1 - others[1] ** 2) + 0.05 * noise.noise(Vector((v.co.x * 4 + seed, v.co.y * 4, v.co.z * 4)))
        v.co[thin] *= 1 + swell * 2
        for axis in range(3):
            if axis != thin:
                v.co[axis] *= 1 - 0.012 * at[thin] ** 2 + 0.004 * noise.noise(v.co * 9 + Vector((seed, 0, 0)))
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    return add(name, mesh, mat, loc, rot, smooth=True)


def throw_pillow(mat, loc, rot, size=(0.46, 0.46), variant=0, scale=1.0):
    """A loose cushion, settled by cloth."""
    made = add("pillow", cloth.pillow(*size, variant, 1.3 if size[0] < 0.6 else 1.0).copy(), mat, loc, rot, smooth=True)
    made.scale = (scale, scale, scale)
    made.modifiers.new("soft", "SUBSURF").render_levels = 1
    return made


def sofa(theme, width=2.2, tone=None, accents=True, variant=0):
    """Three seats between slim arms on a metal plinth."""

    def build():
        weave, metal = upholstery(theme, tone), trim(theme)
        dark = m.plain("sofa-foot", "#1d1a18", 0.5)
        cushion("base", (width, 0.86, 0.16), (0, 0, 0.22), weave, soft=0.03, crown=0)
        box("plinth", (width - 0.12, 0.74, 0.05), (0, 0, 0.115), dark)
        for x in (-1, 1):
            for y in (-1, 1):
                tube("foot", [(x * (width / 2 - 0.1), y * 0.34, 0.12), (x * (width / 2 - 0.09), y * 0.35, 0)], 0.014, metal)
            cushion("arm", (0.15, 0.86, 0.40), (x * (width / 2 - 0.075), 0, 0.42), weave, soft=0.05, crown=0.02, seed=x)
        cushion("back", (width - 0.02, 0.17, 0.52), (0, -0.355, 0.50), weave, (math.radians(-6), 0, 0), soft=0.06, crown=0.02)
        seats = 3 if width > 1.9 else 2
        each = (width - 0.31) / seats
        for i in range(seats):
            x = (i - (seats - 1) / 2) * each
            cushion("seat", (each - 0.008, 0.68, 0.17), (x, 0.08, 0.375), weave, soft=0.05, crown=0.09, seed=i * 3 + variant)
            cushion("rest", (each - 0.015, 0.17, 0.42), (x, -0.20, 0.64), weave, (math.radians(-12), 0, 0), soft=0.06, crown=0.10, seed=i * 5 + variant)
        if accents:
            strong, pale = upholstery(theme, accent(theme)), upholstery(theme, theme.cloth if theme.key != "slate" else "#c9ccd0")
            lean = math.radians(68)
            throw_pillow(strong, (-width / 2 + 0.36, 0.02, 0.66), (lean, 0.1, math.pi - 0.25), variant=1)
            throw_pillow(pale, (width / 2 - 0.38, 0.02, 0.66), (lean, -0.08, math.pi + 0.3), variant=2)

    return prototype(f"{theme.key}-sofa-{width:.1f}-{tone}-{variant}", build)


def armchair(theme, tone=None, variant=0):
    """A tub chair: the back runs round into the arms."""

    def build():
        weave, metal = upholstery(theme, tone), trim(theme)
        outline = [(0.40 * math.sin(a), -0.40 * math.cos(a)) for a in (math.radians(d) for d in range(-112, 113, 8))]
        bm = bmesh.new()
        # The back is swept from a round-topped profile; it lowers towards the arms.
        rings = []
        for index, (x, y) in enumerate(outline):
            t = abs(index / (len(outline) - 1) * 2 - 1)
            high = 0.78 - 0.20 * t**2.2
            inner = 1 - 0.16 / 0.40
            profile = [(1.0, 0.20), (1.03, 0.45), (1.04, high - 0.05), (1.0, high - 0.01), (0.93, high + 0.012), (inner + 0.05, high - 0.012), (inner, high - 0.06), (inner + 0.02, 0.34)]
            rings.append([bm.verts.new((x * s, y * s, z)) for s, z in profile])
        for a, b in zip(rings, rings[1:]):
            for i in range(len(a) - 1):
                bm.faces.new((a[i], b[i], b[i + 1], a[i + 1]))
        bm.faces.new(rings[0])
        bm.faces.new(rings[-1][::-1])
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        mesh = bpy.data.meshes.new("tub")
        bm.to_mesh(mesh)
        bm.free()
        add("tub", mesh, weave, smooth=True).modifiers.new("soft", "SUBSURF").render_levels = 2
        round_seat = [(0.33 * math.sin(a) if math.cos(a) < 0.2 else 0.34 * math.sin(a), -0.31 * math.cos(a) + 0.04) for a in (2 * math.pi * i / 40 for i in range(40))]
        rounded_slab("seat", round_seat, 0.16, weave, 0.055, (0, 0.03, 0.27))
        rounded_slab("under", [(x * 0.96, y * 0.96) for x, y in round_seat], 0.06, weave, 0.02, (0, 0.02, 0.215))
        for x in (-1, 1):
            for y in (-1, 1):
                tube("leg", [(x * 0.22, y * 0.22, 0.24), (x * 0.29, y * 0.29, 0)], 0.013, metal)
        throw_pillow(upholstery(theme, accent(theme)), (0.02, -0.13, 0.56), (math.radians(70), 0.06, math.pi), (0.46, 0.30) if variant else (0.46, 0.46), variant + 1, 0.78)

    return prototype(f"{theme.key}-armchair-{tone}-{variant}", build)


def low_table(theme, width=1.2, depth=0.7, stone_top=True):
    """A stone top on a metal frame, a shelf under it."""

    def build():
        metal = trim(theme)
        top = m.stone(f"{theme.key}-top", *theme.marble, seed=5, rough=0.12, tile=1.6) if stone_top else lead_wood(theme)
        rounded_slab("top", rounded_rectangle(width, depth, 0.03), 0.028, top, 0.005, (0, 0, 0.372))
        box("shelf", (width - 0.10, depth - 0.10, 0.012), (0, 0, 0.12), lead_wood(theme), 0.003)
        for x in (-1, 1):
            corners = [(x * (width / 2 - 0.05), y * (depth / 2 - 0.05), z) for y, z in ((-1, 0.012), (-1, 0.368), (1, 0.368), (1, 0.012))]
            tube("frame", corners, 0.012, metal, cyclic=True)

    return prototype(f"{theme.key}-low-{width:.1f}-{depth:.1f}", build)


def side_table(theme, radius=0.24, height=0.52):
    def build():
        metal = trim(theme)
        lathe("top", [(0.001, height - 0.02), (radius - 0.004, height - 0.02), (radius, height - 0.014), (radius, height - 0.004), (radius - 0.004, height), (0.001, height)], m.stone(f"{theme.key}-top", *theme.marble, seed=5, tile=1.6), segments=48)
        lathe("post", [(0.014, 0.02), (0.012, height - 0.02)], metal, segments=16)
        lathe("foot", [(radius * 0.72, 0), (radius * 0.72, 0.008), (radius * 0.6, 0.014), (0.016, 0.02)], metal, segments=40)

    return prototype(f"{theme.key}-side-{radius:.2f}-{height:.2f}", build)


def rug(theme, width, depth, loc, turn=0.0, tones=None):
    """A bordered rug with pile, 14 mm thick."""
    tones = tones or ("#b9ae9d", "#8f8778", "#d8d0c2")
    pattern = {"panels": "watercolour", "fins": "strokes", "wainscot": "lattice", "mouldings": "watercolour"}[theme.wall]
    pile = m.textured(f"rug-{pattern}-{tones[0]}", image(f"rug-{pattern}-{tones[0]}", carpet(pattern, tones, 29, 1024)), 2.6, 0.95, 0.1, world=False, sheen=0.3, bump=0.6)
    edge = m.plain(f"rug-edge-{tones[1]}", tones[1], 0.95, bump=0.5)
    rounded_slab("rug", rounded_rectangle(width, depth, 0.02, 2), 0.012, pile, 0.004, (loc[0], loc[1], loc[2]), (0, 0, turn))
    rounded_slab("rug-edge", rounded_rectangle(width + 0.07, depth + 0.07, 0.02, 2), 0.009, edge, 0.003, (loc[0], loc[1], loc[2]), (0, 0, turn))


def _shade(theme, radius, height, z, top=0.82):
    """A cloth shade lit from within: brightest low, with a dark ring of fittings above."""
    glow = lamps._seen(m.glow(f"{theme.key}-lampshade", theme.warm, 3.0))
    lathe("shade", [(radius, z), (radius * top, z + height)], glow, segments=40)
    band = m.plain("shade-band", "#e9dfcc", 0.8)
    for r, at in ((radius + 0.001, z + 0.004), (radius * top + 0.001, z + height - 0.004)):
        tube("band", [(r * math.cos(a), r * math.sin(a), at) for a in (2 * math.pi * i / 36 for i in range(36))], 0.004, band, cyclic=True)
    lathe("bulb", [(0.001, z + height * 0.8), (radius * 0.7, z + height * 0.82)], lamps._seen(m.glow(f"{theme.key}-bulb", theme.warm, 14)), segments=24)


def table_lamp(theme, height=0.56):
    def build():
        metal = trim(theme)
        body = m.plain(f"{theme.key}-lampfoot", {"jade": "#2f5a4c", "slate": "#2b2e33", "rosewood": "#e8dfd0"}.get(theme.key, "#ddd5c8"), 0.15, spec=0.6)
        base = height - 0.24
        lathe("foot", [(0.001, 0), (0.075, 0), (0.078, 0.012), (0.03, 0.02)], metal, segments=32)
        lathe("body", [(0.03, 0.02), (0.075, base * 0.38), (0.07, base * 0.62), (0.02, base * 0.95), (0.012, base)], body, segments=32)
        tube("stem", [(0, 0, base - 0.01), (0, 0, base + 0.08)], 0.006, metal)
        _shade(theme, 0.17, 0.23, base + 0.01)

    return prototype(f"{theme.key}-table-lamp-{height:.2f}", build)


def floor_lamp(theme):
    def build():
        metal = trim(theme)
        lathe("foot", [(0.001, 0), (0.15, 0), (0.15, 0.018), (0.02, 0.026)], metal, segments=36)
        tube("stem", [(0, 0, 0.02), (0, 0, 1.42)], 0.011, metal)
        _shade(theme, 0.23, 0.30, 1.27, 0.86)

    return prototype(f"{theme.key}-floor-lamp", build)


def lamp_light(theme, at, watts=14):
    """The light of a shade: a soft point, the shade itself being only seen."""
    data = bpy.data.lights.new("lamp", "POINT")
    data.color, data.energy, data.shadow_soft_size = m.rgb(theme.warm), watts, 0.12
    made = bpy.data.objects.new("lamp", data)
    made.location, made.visible_camera = at, False
    bpy.context.scene.collection.objects.link(made)


def books(seed=0, count=3):
    """A few books lying on each other, a little askew."""

    def build():
        rng, z = random.Random(seed), 0.0
        for index in range(count):
            wide, deep, thick = rng.uniform(0.17, 0.25), rng.uniform(0.22, 0.31), rng.uniform(0.014, 0.034)
            tone = rng.choice(("#3b3f46", "#c9bda6", "#8a3b2f", "#e6e1d6", "#44584f", "#a78a5c", "#22344f"))
            turn = rng.uniform(-0.25, 0.25)
            box("cover", (wide, deep, thick), (0, 0, z + thick / 2), m.plain(f"book-{tone}", tone, 0.5), 0.002, rot=(0, 0, turn))
            box("pages", (wide - 0.006, deep + 0.0012, thick - 0.006), (0.002, 0, z + thick / 2), m.plain("pages", "#ece5d5", 0.8), rot=(0, 0, turn))
            z += thick

    return prototype(f"books-{seed}-{count}", build)


def tea_tray(theme):
    """A tray with a pot, two cups and a small plate."""

    def build():
        china = m.plain("china", "#f6f4ef", 0.12, spec=0.6)
        rounded_slab("tray", rounded_rectangle(0.40, 0.28, 0.03), 0.014, lead_wood(theme, "tray"), 0.004)
        lathe("pot", [(0.001, 0.015), (0.05, 0.015), (0.075, 0.055), (0.06, 0.10), (0.03, 0.115), (0.012, 0.12), (0.014, 0.135), (0.001, 0.14)], china, (-0.09, 0.03, 0), 28)
        tube("spout", [(-0.02, 0.03, 0.05), (0.02, 0.03, 0.075), (0.03, 0.03, 0.10)], 0.008, china)
        for x, y in ((0.10, 0.06), (0.11, -0.06)):
            lathe("cup", [(0.001, 0.015), (0.02, 0.016), (0.034, 0.045), (0.035, 0.058)], china, (x, y, 0), 22)
            lathe("saucer", [(0.001, 0.014), (0.04, 0.016), (0.055, 0.022)], china, (x, y, 0), 24)

    return prototype(f"{theme.key}-tea-tray", build)
