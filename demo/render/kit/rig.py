"""What hangs over a stage: box trusses, fresnels, moving heads and their beams; and the drapes behind it."""

import math
import random

from mathutils import Vector

from . import lamps, view
from . import materials as m
from .mesh import box, grid, lathe, place, prototype, tube


def _segment(side, tone):
    """One metre of box truss along +x, its middle line at the origin."""

    def build():
        alloy = m.plain(f"truss-{tone}", tone, 0.38, metal=0.9)
        half = side / 2
        for y in (-half, half):
            for z in (-half, half):
                tube("chord", [(0, y, z), (1, y, z)], 0.024, alloy)
        for y in (-half, half):
            tube("brace", [(0, y, -half), (0.5, y, half), (1, y, -half)], 0.010, alloy, resolution=1)
        for z in (-half, half):
            tube("brace", [(0, -half, z), (0.5, half, z), (1, -half, z)], 0.010, alloy, resolution=1)

    return prototype(f"truss-{side:.2f}-{tone}", build)


def truss(start, end, side=0.32, tone="#a8abae"):
    """A box truss between two points, along any direction."""
    way = Vector(end) - Vector(start)
    count = max(1, round(way.length))
    piece = _segment(side, tone)
    turn = way.to_track_quat("X", "Z").to_euler()
    for i in range(count):
        made = place(piece, tuple(Vector(start) + way * (i / count)))
        made.rotation_euler, made.scale = turn, (way.length / count, 1, 1)


def _hung(build_head):
    """A clamp and yoke above a head that points down -z from the origin."""
    dark = m.plain("lamp-black", "#17181a", 0.5, metal=0.3)
    box("clamp", (0.06, 0.06, 0.12), (0, 0, 0.30), dark, 0.006)
    for x in (-0.15, 0.15):
        box("yoke", (0.016, 0.05, 0.24), (x, 0, 0.12), dark, 0.003)
    box("yoke", (0.32, 0.05, 0.016), (0, 0, 0.24), dark, 0.003)
    build_head(dark)


def fresnel(hexa="#ffe2b4", power=22):
    """A theatre lantern with barn doors; it points along -z."""

    def build():
        def head(dark):
            lathe("body", [(0.001, 0.16), (0.09, 0.15), (0.12, 0.06), (0.12, -0.14), (0.11, -0.14)], dark, segments=32)
            lathe("lens", [(0.001, -0.125), (0.105, -0.125)], lamps._seen(m.glow(f"fresnel-{hexa}-{power}", hexa, power)), segments=32)
            for i in range(4):
                angle = i * math.pi / 2
                door = box("door", (0.20, 0.006, 0.14), (0.15 * math.sin(angle), -0.15 * math.cos(angle), -0.20), dark)
                door.rotation_euler = (0.45 * -math.cos(angle), -0.45 * math.sin(angle), angle)

        _hung(head)

    return prototype(f"fresnel-{hexa}-{power}", build)


def moving_head(hexa="#cfe0ff", power=40):
    """A moving head: base above, arm, round head pointing along -z."""

    def build():
        dark = m.plain("lamp-black", "#17181a", 0.5, metal=0.3)
        box("base", (0.34, 0.30, 0.12), (0, 0, 0.34), dark, 0.02, 3)
        for x in (-0.17, 0.17):
            box("arm", (0.05, 0.12, 0.34), (x, 0, 0.14), dark, 0.02, 3)
        lathe("head", [(0.001, 0.17), (0.10, 0.15), (0.13, 0.02), (0.12, -0.16), (0.11, -0.16)], dark, segments=32)
        lathe("lens", [(0.001, -0.15), (0.105, -0.15)], lamps._seen(m.glow(f"head-{hexa}-{power}", hexa, power)), segments=32)

    return prototype(f"moving-head-{hexa}-{power}", build)


def hang(lantern, at, target, bend=True):
    """Places a lantern so that it points at a target; returns its direction."""
    made = place(lantern, at)
    way = (Vector(target) - Vector(at)).normalized()
    made.rotation_euler = way.to_track_quat("-Z", "Y").to_euler() if bend else (0, 0, 0)
    return way


def beam_material(name, hexa, strength):
    """A shaft of light in haze: brightest along its middle and at its lamp, fading outwards."""
    import bpy

    if name in bpy.data.materials:
        return bpy.data.materials[name]
    mat, nodes, links = m._new(name)
    nodes.remove(nodes["Principled BSDF"])
    through, light, both = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeAddShader")
    where, split, edge = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeLayerWeight")
    edge.inputs["Blend"].default_value = 0.5
    light.inputs["Color"].default_value = m._color(hexa)
    links.new(where.outputs["Generated"], split.inputs[0])

    def math_node(kind, a, b):
        node = nodes.new("ShaderNodeMath")
        node.operation = kind
        for socket, value in zip(node.inputs, (a, b)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                links.new(value, socket)
        return node.outputs[0]

    # Facing is 0 where the shaft is seen through its middle and 1 at its edge.
    middle = math_node("POWER", math_node("SUBTRACT", 1.0, edge.outputs["Facing"]), 2.0)
    along = math_node("POWER", split.outputs["Z"], 2.6)
    links.new(math_node("MULTIPLY", math_node("MULTIPLY", middle, along), strength), light.inputs["Strength"])
    links.new(through.outputs[0], both.inputs[0])
    links.new(light.outputs[0], both.inputs[1])
    links.new(both.outputs[0], nodes["Material Output"].inputs["Surface"])
    mat.cycles.sample_as_light = False
    return mat


def beam(at, target, hexa, strength=0.5, start=0.10, spread=0.09, long=None):
    """A visible shaft from a lamp towards a target, `spread` metres wider each metre."""
    way = Vector(target) - Vector(at)
    run = long or way.length

    def skin(u, v):
        angle, radius = 2 * math.pi * u, start + spread * run * (1 - v)
        return (radius * math.cos(angle), radius * math.sin(angle), -run * (1 - v))

    cone = grid("beam", 40, 3, skin, beam_material(f"beam-{hexa}-{strength}", hexa, strength))
    cone.location, cone.rotation_euler = at, way.normalized().to_track_quat("-Z", "Y").to_euler()
    cone.visible_shadow = cone.visible_diffuse = cone.visible_glossy = False
    return cone


def drape(start, end, bottom, top, tone="#5d1016", pleat=0.22, deep=0.09, seed=0.0):
    """A heavy stage curtain between two points of the plan."""
    velvet = m.plain(f"velvet-{tone}", tone, 0.95, sheen=0.9, spec=0.1, bump=0.2, bump_scale=700)
    return view.curtain("drape", start, end, bottom, top, velvet, pleat, deep, seed)


def cable_ramp(length=1.0):
    def build():
        box("ramp", (length, 0.30, 0.045), (0, 0, 0.022), m.plain("ramp", "#1d1d1d", 0.7), 0.02, 2)
        box("lid", (length, 0.12, 0.01), (0, 0, 0.048), m.plain("ramp-lid", "#caa21c", 0.6))

    return prototype(f"ramp-{length:.1f}", build)


def flight_case(width=0.9, depth=0.6, height=0.7):
    """A black case with alloy edges on castors."""

    def build():
        black, alloy = m.plain("case-black", "#1a1b1d", 0.6, bump=0.3), m.plain("case-edge", "#9a9da0", 0.4, metal=0.9)
        z = 0.10 + height / 2
        box("body", (width, depth, height), (0, 0, z), black, 0.008)
        for x in (-1, 1):
            for y in (-1, 1):
                box("edge", (0.03, 0.03, height + 0.01), (x * (width / 2 - 0.01), y * (depth / 2 - 0.01), z), alloy, 0.004)
                lathe("wheel", [(0.001, -0.02), (0.05, -0.02), (0.05, 0.02), (0.001, 0.02)], black, (x * (width / 2 - 0.1), y * (depth / 2 - 0.1), 0.05), 18).rotation_euler = (math.pi / 2, 0, 0)
        for dz in (-1, 1):
            for y in (-1, 1):
                box("edge", (width, 0.03, 0.03), (0, y * (depth / 2 - 0.01), z + dz * (height / 2 - 0.01)), alloy, 0.004)
        box("latch", (0.10, 0.012, 0.10), (0, -depth / 2 - 0.004, z + 0.05), alloy, 0.003)

    return prototype(f"flight-case-{width:.1f}-{depth:.1f}-{height:.1f}", build)


def line_array(count=5):
    """Hung loudspeakers, curved; they look along -y."""

    def build():
        black, mesh = m.plain("speaker-box", "#131416", 0.6), m.plain("speaker-mesh", "#202225", 0.7, bump=0.6, bump_scale=240)
        z, tilt, y = 0.0, 0.0, 0.0
        for _ in range(count):
            box("box", (0.95, 0.42, 0.26), (0, y, z), black, 0.01, rot=(tilt, 0, 0))
            box("mesh", (0.91, 0.02, 0.22), (0, y - 0.21 * math.cos(tilt), z - 0.21 * math.sin(tilt)), mesh, rot=(tilt, 0, 0))
            z, tilt, y = z - 0.268 * math.cos(tilt), tilt + 0.06, y + 0.268 * math.sin(tilt)
        tube("chain", [(0, 0, 0.12), (0, 0, 2.5)], 0.012, m.plain("chain", "#6a6c6f", 0.4, metal=1))

    return prototype(f"line-array-{count}", build)


