"""Beds as a hotel makes them, and what belongs to them. A bed's head is at the origin's y = 0, its foot along +y."""

import math

import bpy

from . import cloth, lamps
from . import materials as m
from .lounge import cushion, lead_wood, trim, upholstery
from .mesh import add, box, lathe, prototype, rounded_rectangle, rounded_slab, tube

_top = 0.60


def linen():
    """Bleached cotton: fine weave, and the long soft creases of a laundry."""
    if "bed-linen" in bpy.data.materials:
        return bpy.data.materials["bed-linen"]
    mat = m.plain("bed-linen", "#eeece7", 0.85, bump=0.16, bump_scale=1000, sheen=0.2)
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    weave = next(node for node in nodes if node.type == "BUMP")
    where, crease, second = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeBump")
    crease.inputs["Scale"].default_value, crease.inputs["Detail"].default_value, crease.inputs["Distortion"].default_value = 5.5, 3, 1.2
    second.inputs["Strength"].default_value, second.inputs["Distance"].default_value = 0.35, 0.02
    links.new(where.outputs["Object"], crease.inputs["Vector"])
    links.new(crease.outputs["Fac"], second.inputs["Height"])
    links.new(second.outputs["Normal"], weave.inputs["Normal"])
    return mat


def _strip(mesh, across, along, low, high, lift, mat, thick):
    """The part of a duvet's upper sheet between shares low..high of its length, lifted off it: runner, turned-down sheet."""
    chosen = [mesh.polygons[across * along + j * across + i] for j in range(int(along * low), int(along * high)) for i in range(across)]
    index, points, faces = {}, [], []
    for polygon in chosen:
        face = []
        for at in polygon.vertices:
            if at not in index:
                index[at] = len(points)
                vertex = mesh.vertices[at]
                points.append(tuple(vertex.co + vertex.normal * lift))
            face.append(index[at])
        faces.append(face)
    part = bpy.data.meshes.new("strip")
    part.from_pydata(points, [], faces)
    made = add("strip", part, mat, smooth=True)
    solid = made.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick, 1
    made.modifiers.new("soft", "SUBSURF").render_levels = 1
    return made


def bed(theme, width=1.8, runner=None):
    """Divan, mattress, duvet with turned-down sheet and runner, pillows in two rows and a cushion."""

    def build():
        white, weave = linen(), upholstery(theme)
        length = 2.0
        box("divan", (width - 0.04, length - 0.04, 0.24), (0, length / 2, 0.17), upholstery(theme, "#6d6358" if theme.key not in ("slate",) else "#2c3036"), 0.012, 3)
        box("plinth", (width - 0.2, length - 0.2, 0.06), (0, length / 2, 0.03), m.plain("sofa-foot", "#1d1a18", 0.5))
        cushion("mattress", (width, length, 0.30), (0, length / 2, _top - 0.15), white, soft=0.06, crown=0.0)
        colliders = [((width, length, _top), (0, length / 2, _top / 2)), ((6, 6, 0.1), (0, 0, -0.05))]
        mesh, across, along = cloth.duvet(f"duvet-{width:.1f}", width + 0.62, 1.64, _top, colliders, shift=1.44)
        mesh = mesh.copy()
        add("duvet", mesh, white, smooth=True).modifiers.new("soft", "SUBSURF").render_levels = 1
        _strip(mesh, across, along, 0.0, 0.17, 0.022, white, 0.014)
        cloth_tone = runner or theme.accent
        _strip(mesh, across, along, 0.60, 0.84, 0.008, m.plain(f"runner-{cloth_tone}", cloth_tone, 0.7, bump=0.4, bump_scale=500, sheen=0.3), 0.008)
        _strip(mesh, across, along, 0.595, 0.618, 0.0095, m.plain(f"{theme.key}-runner-edge", theme.metal if theme.key in ("rosewood", "ivory", "jade") else "#d8d2c6", 0.5, sheen=0.2), 0.008)
        places = (-width / 4 - 0.005, width / 4 + 0.005) if width > 1.5 else (0.0,)
        for index, x in enumerate(places):
            for row, (y, z, lean) in enumerate(((0.165, _top + 0.235, 108), (0.335, _top + 0.205, 118))):
                shape = cloth.pillow(0.76, 0.48, (index + row) % 2).copy()
                made = add("pillow", shape, white, (x + (0.02 if row else -0.015) * (1 - 2 * index), y, z), (math.radians(lean), (0.025, -0.03)[(index + row) % 2], (0.02, -0.025)[row]), smooth=True)
                made.modifiers.new("soft", "SUBSURF").render_levels = 1
        made = add("bolster", cloth.pillow(0.56, 0.30, 2, 1.3).copy(), m.plain(f"runner-{cloth_tone}", cloth_tone, 0.7), (0.03, 0.53, _top + 0.165), (math.radians(116), 0.03, 0.05), smooth=True)
        made.modifiers.new("soft", "SUBSURF").render_levels = 1

    return prototype(f"{theme.key}-bed-{width:.1f}-{runner}", build)


def headboard(theme, width, height=1.25):
    """An upholstered panel of upright channels in a slim frame; its back at y = 0."""

    def build():
        weave, metal = upholstery(theme, {"walnut": "#a89a86", "linen": "#b7ab9a", "slate": "#6b7078", "jade": "#5c6f62", "rosewood": "#b59a72"}.get(theme.key, "#d8cdb9")), trim(theme)
        count = max(4, round(width / 0.26))
        each = width / count
        for i in range(count):
            outline = rounded_rectangle(each - 0.003, height - 0.25, 0.045, 4)
            rounded_slab("channel", outline, 0.085, weave, 0.030, (-width / 2 + each * (i + 0.5), 0.02, 0.25 + (height - 0.25) / 2), (math.radians(90), 0, math.pi))
        box("back", (width + 0.05, 0.04, height), (0, 0.02, height / 2), lead_wood(theme), 0.004)
        box("cap", (width + 0.05, 0.10, 0.012), (0, 0.05, height + 0.012), metal, 0.003)
        for side in (-1, 1):
            box("cheek", (0.012, 0.10, height), (side * (width / 2 + 0.03), 0.05, height / 2), metal, 0.003)

    return prototype(f"{theme.key}-headboard-{width:.2f}-{height:.2f}", build)


def nightstand(theme, width=0.52):
    """Two drawers and a gap; its back at y = 0."""

    def build():
        wood, metal = lead_wood(theme, "cabinet"), trim(theme)
        rounded_slab("top", rounded_rectangle(width, 0.44, 0.015), 0.02, m.stone(f"{theme.key}-top", *theme.marble, seed=5, tile=1.6), 0.004, (0, 0.23, 0.53))
        box("body", (width - 0.01, 0.42, 0.37), (0, 0.22, 0.345), wood, 0.004)
        for z in (0.255, 0.435):
            box("drawer", (width - 0.03, 0.02, 0.168), (0, 0.435, z), wood, 0.004)
            box("pull", (0.16, 0.018, 0.010), (0, 0.452, z + 0.055), metal, 0.003)
        for x in (-1, 1):
            for y in (0.04, 0.40):
                tube("leg", [(x * (width / 2 - 0.04), y, 0.17), (x * (width / 2 - 0.035), y, 0)], 0.011, metal)

    return prototype(f"{theme.key}-nightstand-{width:.2f}", build)


def telephone():
    def build():
        black = m.plain("phone", "#1c1d1f", 0.35)
        rounded_slab("base", rounded_rectangle(0.17, 0.19, 0.02), 0.035, black, 0.01, rot=(0.10, 0, 0))
        rounded_slab("handset", rounded_rectangle(0.05, 0.20, 0.022), 0.03, black, 0.012, (-0.055, 0, 0.045), (0.10, 0, 0))
        box("keys", (0.07, 0.09, 0.004), (0.035, -0.02, 0.042), m.plain("keys", "#8e9194", 0.5), rot=(0.10, 0, 0))
        tube("cord", [(-0.055, 0.10, 0.03), (-0.10, 0.13, 0.008), (-0.02, 0.16, 0.006)], 0.004, black)

    return prototype("telephone", build)


def wall_lamp(theme):
    """A small reading lamp on a plate; its back at y = 0, looking along +y."""

    def build():
        metal = trim(theme)
        box("plate", (0.09, 0.014, 0.16), (0, 0.007, 0), metal, 0.004)
        tube("arm", [(0, 0.01, 0.02), (0, 0.11, 0.02), (0, 0.11, 0.05)], 0.008, metal)
        glow = lamps._seen(m.glow(f"{theme.key}-reading", theme.warm, 4.0))
        lathe("shade", [(0.075, 0.0), (0.055, 0.16)], glow, (0, 0.115, 0.02), 32)
        lathe("cap", [(0.001, 0.161), (0.057, 0.161)], metal, (0, 0.115, 0.02), 32)

    return prototype(f"{theme.key}-wall-lamp", build)


def luggage_bench(theme):
    """A bench of leather straps; its length along x."""

    def build():
        wood, leather = lead_wood(theme, "bench"), m.plain("strap", "#3a2a20", 0.45, bump=0.15)
        for x in (-0.42, 0.42):
            for y in (-0.2, 0.2):
                box("leg", (0.035, 0.035, 0.44), (x, y, 0.22), wood, 0.004)
            box("end", (0.035, 0.42, 0.05), (x, 0, 0.43), wood, 0.004)
        for y in (-0.205, 0.205):
            box("rail", (0.86, 0.03, 0.05), (0, y, 0.43), wood, 0.004)
        for i in range(6):
            box("strap", (0.055, 0.43, 0.006), (-0.335 + i * 0.134, 0, 0.458), leather, 0.002)

    return prototype(f"{theme.key}-luggage-bench", build)


def suitcase():
    def build():
        shell, dark = m.plain("case", "#5d6a70", 0.32, bump=0.05), m.plain("case-dark", "#1f2122", 0.5)
        rounded_slab("half", rounded_rectangle(0.66, 0.42, 0.06), 0.115, shell, 0.03)
        rounded_slab("half", rounded_rectangle(0.66, 0.42, 0.06), 0.115, shell, 0.03, (0, 0, 0.118))
        for i in range(-3, 4):
            rounded_slab("rib", rounded_rectangle(0.60, 0.018, 0.008), 0.008, shell, 0.003, (0, i * 0.05, 0.229))
        tube("grip", [(-0.08, -0.215, 0.116), (-0.07, -0.24, 0.116), (0.07, -0.24, 0.116), (0.08, -0.215, 0.116)], 0.010, dark)

    return prototype("suitcase", build)


def television(width=1.25):
    """A set on the wall, off, with its faint reflection; its back at y = 0, looking along +y."""

    def build():
        high = width * 9 / 16
        box("set", (width, 0.035, high), (0, 0.04, 0), m.plain("tv", "#0b0c0d", 0.12, spec=0.6), 0.004)
        box("frame", (width + 0.012, 0.03, high + 0.012), (0, 0.035, 0), m.plain("tv-frame", "#1a1b1d", 0.4), 0.003)

    return prototype(f"television-{width:.2f}", build)
