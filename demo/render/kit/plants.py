"""Trees, shrubs and planters, each one mesh of leaves on a few branches; feet at z = 0."""

import math
import random

import bpy
from mathutils import Vector

from . import materials as m
from .mesh import add, lathe, prototype, tube


def _leaf_mesh(spots, length, width, rng, droop=0.5):
    """Bent leaves of two quads each at `spots` (point, outward direction)."""
    points, faces = [], []
    for at, out in spots:
        along = (out + Vector((rng.uniform(-0.7, 0.7), rng.uniform(-0.7, 0.7), rng.uniform(-droop, 0.5)))).normalized()
        side = along.cross(Vector((rng.uniform(-0.4, 0.4), rng.uniform(-0.4, 0.4), 1))).normalized()
        size = rng.uniform(0.7, 1.25)
        long, wide, base = length * size, width * size / 2, len(points)
        sag = Vector((0, 0, -long * 0.22))
        mid, tip = at + along * long * 0.5, at + along * long + sag
        points += [tuple(at), tuple(mid + side * wide), tuple(tip), tuple(mid - side * wide)]
        faces += [(base, base + 1, base + 2), (base, base + 2, base + 3)]
    mesh = bpy.data.meshes.new("leaves")
    mesh.from_pydata(points, [], faces)
    return mesh


def _green(name, hexa, rough=0.5):
    return m.plain(name, hexa, rough, vary=0.12, subsurface=0.0, spec=0.35)


def pot(kind="tall", tone="#3a3632"):
    """Profile of a planter in glazed clay."""
    shapes = {"tall": [(0.001, 0), (0.17, 0), (0.25, 0.52), (0.235, 0.52), (0.22, 0.47), (0.001, 0.47)], "wide": [(0.001, 0), (0.24, 0), (0.34, 0.36), (0.32, 0.36), (0.30, 0.31), (0.001, 0.31)]}
    lathe("pot", shapes[kind], m.plain(f"pot-{tone}", tone, 0.35, bump=0.05), segments=40)
    return 0.47 if kind == "tall" else 0.31


def indoor_tree(height=2.8, variant=0, tone="#31492b", vessel="#e4ddd0"):
    """A fig in a planter: a leaning trunk, a loose crown."""

    def build():
        rng = random.Random(variant + 5)
        low = pot("wide", vessel)
        bark = m.plain("bark", "#5a4a3a", 0.9, bump=0.6, bump_scale=60)
        lathe("soil", [(0.001, low + 0.005), (0.30, low + 0.005)], m.plain("soil", "#2b221b", 0.95, bump=0.8, bump_scale=80), segments=24)
        spots = []
        for stem in range(3):
            x, y, z = rng.uniform(-0.06, 0.06), rng.uniform(-0.06, 0.06), low
            lean = rng.uniform(0, 6.28)
            path = [(x, y, z)]
            tall = height * rng.uniform(0.78, 1.0)
            for step in range(1, 8):
                t = step / 7
                path.append((x + 0.30 * t**1.4 * math.cos(lean) + rng.uniform(-0.02, 0.02), y + 0.30 * t**1.4 * math.sin(lean) + rng.uniform(-0.02, 0.02), low + (tall - low) * t))
            tube("stem", path, 0.016, bark)
            for index in range(2, 8):
                px, py, pz = path[index]
                for twig in range(5):
                    angle, reach = rng.uniform(0, 6.28), rng.uniform(0.18, 0.5) * (1.15 - 0.4 * index / 7)
                    end = Vector((px + reach * math.cos(angle), py + reach * math.sin(angle), pz + rng.uniform(0.02, 0.28)))
                    tube("twig", [(px, py, pz), tuple(end)], 0.005, bark, resolution=1)
                    for leaf in range(9):
                        t = rng.uniform(0.3, 1.05)
                        at = Vector((px, py, pz)) * (1 - t) + end * t
                        spots.append((at, Vector((math.cos(angle), math.sin(angle), 0.1))))
        add("leaves", _leaf_mesh(spots, 0.15, 0.075, rng), _green("fig", tone, 0.38))

    return prototype(f"indoor-tree-{height:.1f}-{variant}-{vessel}", build)


def bouquet(tones, size=1.0, variant=0):
    """A tall arrangement in a vase for the middle of a lobby."""

    def build():
        rng = random.Random(variant + 31)
        lathe("vase", [(0.001, 0), (0.11, 0), (0.17, 0.14), (0.15, 0.32), (0.085, 0.44), (0.11, 0.50), (0.09, 0.48), (0.06, 0.43)], m.plain("vase", "#e9e4da", 0.12, spec=0.6), segments=40)
        green = []
        blooms = {tone: [] for tone in tones}
        for stem in range(70):
            angle, tilt = rng.uniform(0, 6.28), rng.uniform(0, 1) ** 0.6 * 1.15
            long = rng.uniform(0.45, 0.95) * (1.1 - 0.35 * tilt)
            way = Vector((math.sin(tilt) * math.cos(angle), math.sin(tilt) * math.sin(angle), math.cos(tilt)))
            base = Vector((0.05 * math.cos(angle), 0.05 * math.sin(angle), 0.46))
            end = base + way * long + Vector((0, 0, -0.10 * tilt))
            tube("stem", [tuple(base), tuple(base + way * long * 0.5 + Vector((0, 0, 0.03))), tuple(end)], 0.004, _green("stem", "#47603a"), resolution=1)
            for leaf in range(7):
                t = rng.uniform(0.3, 0.95)
                green.append((base * (1 - t) + end * t, way))
            if stem % 5 != 4:
                tone = rng.choice(tones)
                for petal in range(26):
                    a, b = rng.uniform(0, 6.28), rng.uniform(-0.4, 1.3)
                    out = Vector((math.cos(a) * math.cos(b), math.sin(a) * math.cos(b), math.sin(b)))
                    blooms[tone].append((end + out * 0.018, out))
        add("leaves", _leaf_mesh(green, 0.13, 0.05, rng), _green("bouquet-leaf", "#4a6238"))
        for tone, spots in blooms.items():
            add("bloom", _leaf_mesh(spots, 0.055, 0.045, rng, 0.2), m.plain(f"bloom-{tone}", tone, 0.6, vary=0.08))

    return prototype(f"bouquet-{'-'.join(tones)}-{variant}-{size}", build)


def garden_tree(height=7.0, variant=0, tone="#2b3d22", leaves=5200):
    """A round-headed tree for outdoors; far away it is mostly silhouette."""

    def build():
        rng = random.Random(variant + 77)
        bark = m.plain("bark", "#5a4a3a", 0.9, bump=0.6, bump_scale=60)
        fork = height * rng.uniform(0.24, 0.32)
        tube("trunk", [(0, 0, 0), (rng.uniform(-0.1, 0.1), rng.uniform(-0.1, 0.1), fork * 0.6), (0, 0, fork)], height * 0.018, bark)
        masses = []
        for branch in range(9):
            angle, reach = branch * 2.4 + rng.uniform(-0.4, 0.4), height * rng.uniform(0.10, 0.27)
            top = height * rng.uniform(0.52, 0.86)
            end = Vector((reach * math.cos(angle), reach * math.sin(angle), top))
            tube("branch", [(0, 0, fork), (end.x * 0.5, end.y * 0.5, fork + (top - fork) * 0.45), tuple(end)], height * 0.007, bark, resolution=1)
            masses.append((end, height * rng.uniform(0.15, 0.23)))
        spots = []
        for _ in range(leaves):
            middle, radius = rng.choice(masses)
            way = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 0.8))).normalized()
            spots.append((middle + way * radius * rng.uniform(0.55, 1.05) ** 0.7, way))
        add("leaves", _leaf_mesh(spots, 0.30, 0.17, rng), _green(f"tree-{tone}", tone, 0.55))

    return prototype(f"garden-tree-{height:.1f}-{variant}", build)


def shrub(radius=0.5, variant=0, tone="#35502c", leaves=900):
    """A clipped ball of leaves."""

    def build():
        rng = random.Random(variant + 9)
        spots = []
        for _ in range(leaves):
            way = Vector((rng.gauss(0, 1), rng.gauss(0, 1), abs(rng.gauss(0, 1)) - 0.3)).normalized()
            spots.append((Vector((way.x * radius, way.y * radius, max(0.02, radius * 0.75 + way.z * radius * 0.8))) * rng.uniform(0.9, 1.0), way))
        add("leaves", _leaf_mesh(spots, radius * 0.17, radius * 0.10, rng), _green(f"shrub-{tone}", tone))

    return prototype(f"shrub-{radius:.2f}-{variant}", build)
