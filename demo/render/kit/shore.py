"""By the sea and under an open sky: clouds at dusk, waves, sand, coconut palms, parasols, a bar of bamboo."""

import math
import random

import bpy
import numpy as np
from mathutils import Vector

from . import garden, lamps
from . import materials as m
from .mesh import add, box, grid, lathe, prototype, tube


def clouds(cover=0.5, tone="#ffb48a", above="#7a86b8", strength=0.9, scale=0.55, stretch=2.6):
    """Lays a thin layer of cloud over the world's sky; warm near the horizon, cool above. Call after garden.evening_sky."""
    world = bpy.context.scene.world
    nodes, links = world.node_tree.nodes, world.node_tree.links
    background = nodes["Background"]
    sky = background.inputs["Color"].links[0].from_socket

    def node(kind, **inputs):
        made = nodes.new(f"ShaderNode{kind}")
        for name, value in inputs.items():
            made.inputs[name].default_value = value
        return made

    def maths(kind, a, b=None):
        made = nodes.new("ShaderNodeMath")
        made.operation, made.use_clamp = kind, False
        for socket, value in zip(made.inputs, (a, b)):
            if value is None:
                continue
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                links.new(value, socket)
        return made.outputs[0]

    where, split, joined = node("TexCoord"), node("SeparateXYZ"), node("CombineXYZ")
    links.new(where.outputs["Generated"], split.inputs[0])
    up = maths("MAXIMUM", split.outputs["Z"], 0.0)
    deep = maths("ADD", up, 0.09)
    links.new(maths("MULTIPLY", maths("DIVIDE", split.outputs["X"], deep), scale), joined.inputs["X"])
    links.new(maths("MULTIPLY", maths("DIVIDE", split.outputs["Y"], deep), scale * stretch), joined.inputs["Y"])
    puff = node("TexNoise", Scale=1.0, Detail=7.0, Roughness=0.56)
    links.new(joined.outputs[0], puff.inputs["Vector"])
    amount, fade = node("MapRange"), node("MapRange")
    amount.inputs["From Min"].default_value, amount.inputs["From Max"].default_value = 0.66 - 0.24 * cover, 0.80 - 0.10 * cover
    links.new(puff.outputs["Fac"], amount.inputs["Value"])
    fade.inputs["From Min"].default_value, fade.inputs["From Max"].default_value = 0.01, 0.10
    links.new(up, fade.inputs["Value"])
    warm, tint = node("MapRange"), node("MixRGB")
    warm.inputs["From Min"].default_value, warm.inputs["From Max"].default_value = 0.08, 0.45
    links.new(up, warm.inputs["Value"])
    links.new(warm.outputs["Result"], tint.inputs["Fac"])
    tint.inputs["Color1"].default_value, tint.inputs["Color2"].default_value = m._color(tone), m._color(above)
    lit, mixed = node("MixRGB"), node("MixRGB")
    lit.blend_type = "MULTIPLY"
    lit.inputs["Fac"].default_value = 1.0
    links.new(tint.outputs[0], lit.inputs["Color1"])
    lit.inputs["Color2"].default_value = (strength, strength, strength, 1)
    links.new(maths("MULTIPLY", maths("MULTIPLY", amount.outputs["Result"], fade.outputs["Result"]), 0.8), mixed.inputs["Fac"])
    links.new(sky, mixed.inputs["Color1"])
    links.new(lit.outputs[0], mixed.inputs["Color2"])
    links.new(mixed.outputs[0], background.inputs["Color"])


def sea(x0, x1, y0, y1, z=0.0):
    """Water with small waves that lengthen with distance, foam where it meets the sand at y0."""
    mat, nodes, links = m._new("sea")
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = m._color("#12333f")
    shader.inputs["Roughness"].default_value, shader.inputs["Specular"].default_value = 0.09, 0.6
    where, mapping, waves, bump = nodes.new("ShaderNodeNewGeometry"), nodes.new("ShaderNodeMapping"), nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeBump")
    mapping.inputs["Scale"].default_value = (0.22, 0.75, 1)
    waves.inputs["Scale"].default_value, waves.inputs["Detail"].default_value = 1.0, 5
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.55, 0.35
    links.new(where.outputs["Position"], mapping.inputs["Vector"])
    links.new(mapping.outputs["Vector"], waves.inputs["Vector"])
    links.new(waves.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    box("sea", (x1 - x0, y1 - y0, 0.1), ((x0 + x1) / 2, (y0 + y1) / 2, z - 0.05), mat)
    foam = m.plain("foam", "#d9d4cc", 0.7, bump=1.0, bump_scale=14)
    rng = np.random.default_rng(4)
    for band, (off, wide) in enumerate(((0.0, 0.5), (2.2, 0.28), (5.6, 0.22), (11.0, 0.3))):
        phase = rng.uniform(0, 6)
        edge = lambda u, off=off, phase=phase: y0 + off + 0.7 * math.sin(9 * u + phase) + 0.35 * math.sin(31 * u + phase) + 0.12 * math.sin(83 * u)
        thick = lambda u, wide=wide, phase=phase: wide * (0.55 + 0.45 * math.sin(23 * u + 2 * phase)) * (1 if off == 0 else max(0.0, math.sin(7 * u + phase)))
        grid("foam", 260, 1, lambda u, v, edge=edge, thick=thick: (x0 + (x1 - x0) * u, edge(u) + thick(u) * v, z + 0.012), foam)


def sand(x0, x1, y0, y1, fall=0.45, tone="#c7ab80"):
    """A beach that falls towards the sea at y1, trodden and rippled."""
    mat = m.plain("sand", tone, 0.95, spec=0.15, bump=1.0, bump_scale=26)
    rng = np.random.default_rng(9)
    phases = rng.uniform(0, 6.28, 12)
    angles = rng.uniform(0, 3.14, 12)

    def shape(u, v):
        x, y = x0 + (x1 - x0) * u, y0 + (y1 - y0) * v
        dip = sum(0.011 * math.sin((1.7 + 0.37 * k) * (x * math.cos(angles[k]) + y * math.sin(angles[k])) + phases[k]) for k in range(12))
        return (x, y, dip * (1 - 0.6 * v) - fall * max(0, v - 0.35) ** 1.3 / 0.65**1.3)

    grid("sand", 220, 140, shape, mat)


def coconut(height=8.0, variant=0, lean=1.4):
    """A coconut palm: a curved ringed trunk, a crown of long feathered leaves."""

    def build():
        rng = random.Random(variant + 21)
        bark = m.plain("palm-bark", "#6b5a47", 0.9, bump=0.8, bump_scale=24)
        way = rng.uniform(0, 6.28)
        path = [(lean * (i / 12) ** 1.8 * math.cos(way), lean * (i / 12) ** 1.8 * math.sin(way), height * i / 12) for i in range(13)]
        for a, b in zip(path, path[1:]):
            tube("trunk", [a, b], 0.15 - 0.05 * a[2] / height, bark, resolution=3)
        top = Vector(path[-1])
        points, faces = [], []
        for frond in range(22):
            angle = frond * 2.4 + rng.uniform(-0.2, 0.2)
            rise, long = rng.uniform(-0.35, 1.0), rng.uniform(2.2, 3.0) * height / 8
            out = Vector((math.cos(angle), math.sin(angle), 0))
            side = Vector((-math.sin(angle), math.cos(angle), 0))
            spine = lambda t, rise=rise, long=long, out=out: top + out * (long * (t - 0.18 * t * t * (1 - rise * 0.5))) + Vector((0, 0, long * (rise * t * 0.55 - (0.62 + 0.10 * rise) * t * t)))
            for step in range(34):
                t = 0.10 + 0.90 * step / 33
                at, ahead = spine(t), (spine(min(1, t + 0.03)) - spine(t)).normalized()
                for s in (-1, 1):
                    leaf = (0.62 * math.sin(math.pi * min(0.97, t * 0.85 + 0.14)) * height / 8) * rng.uniform(0.85, 1.1)
                    tip = at + side * s * leaf * 0.80 + ahead * leaf * 0.55 + Vector((0, 0, -leaf * rng.uniform(0.25, 0.55)))
                    wide = ahead * 0.030 * height / 8
                    base = len(points)
                    points += [tuple(at - wide), tuple(at + wide), tuple(tip)]
                    faces.append((base, base + 1, base + 2))
        mesh = bpy.data.meshes.new("fronds")
        mesh.from_pydata(points, [], faces)
        add("fronds", mesh, m.plain("palm-frond", "#3c5a2c", 0.45, vary=0.15, spec=0.4))
        for k in range(5):
            lathe("nut", [(0.001, -0.11), (0.09, -0.06), (0.10, 0.03), (0.05, 0.11), (0.001, 0.12)], m.plain("coconut", "#6b6a35", 0.5), (top.x + 0.2 * math.cos(k * 1.3), top.y + 0.2 * math.sin(k * 1.3), top.z - 0.22), 14)

    return prototype(f"coconut-{height:.1f}-{variant}-{lean:.1f}", build)


def parasol(tone="#efe7d6", radius=1.5, height=2.6):
    """A garden parasol with eight ribs."""

    def build():
        cloth, wood = m.plain(f"parasol-{tone}", tone, 0.85, bump=0.2), m.plain("parasol-pole", "#7a5a3a", 0.5)
        tube("pole", [(0, 0, 0), (0, 0, height)], 0.025, wood)
        lathe("foot", [(0.001, 0), (0.26, 0), (0.26, 0.05), (0.04, 0.08)], m.plain("parasol-foot", "#4b4b4b", 0.7), segments=32)
        lathe("cloth", [(radius, height - 0.48), (radius * 0.98, height - 0.42), (0.02, height)], cloth, segments=8)
        for i in range(8):
            a = 2 * math.pi * i / 8
            tube("rib", [(0, 0, height - 0.55), (radius * 0.6 * math.cos(a), radius * 0.6 * math.sin(a), height - 0.31)], 0.008, wood, resolution=1)

    return prototype(f"parasol-{tone}-{radius:.1f}", build)


def torch(height=1.7):
    """A stake of bamboo with a flame."""

    def build():
        bamboo = m.plain("bamboo", "#8f7440", 0.55)
        tube("stake", [(0, 0, 0), (0, 0, height - 0.25)], 0.022, bamboo)
        lathe("cup", [(0.02, height - 0.25), (0.07, height - 0.05), (0.06, height - 0.02)], m.plain("torch-cup", "#4a3420", 0.6), segments=20)
        lathe("flame", [(0.001, height - 0.05), (0.045, height + 0.03), (0.028, height + 0.12), (0.001, height + 0.24)], lamps._seen(m.glow("torch-flame", "#ff9a3a", 42)), segments=14)

    return prototype(f"torch-{height:.1f}", build)


def dusk(elevation, turn_degrees, power, **cloud):
    """An evening sky with clouds; the sun stands `turn_degrees` clockwise of +y."""
    garden.evening_sky(elevation, math.radians(turn_degrees), power)
    clouds(**cloud)
