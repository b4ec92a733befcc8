"""Meshes, prototypes and instances. Metres; x across the room, y from the back to the screen, z up."""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector

_target = [None]


def into(collection):
    """New objects go into this collection until it is changed again."""
    _target[0] = collection


def _link(obj):
    (_target[0] or bpy.context.scene.collection).objects.link(obj)
    return obj


def add(name, mesh, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), smooth=False):
    """Links a mesh as an object; `rot` in radians."""
    obj = bpy.data.objects.new(name, mesh)
    obj.location, obj.rotation_euler = loc, rot
    if mat is not None and len(mesh.materials) == 0:
        mesh.materials.append(mat)
    if smooth:
        for polygon in mesh.polygons:
            polygon.use_smooth = True
    return _link(obj)


def _mesh(name, bm):
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    return mesh


def box(name, size, loc, mat, bevel=0.0, segments=2, rot=(0, 0, 0)):
    """A box of `size` whose middle stands at `loc`; its edges rounded by `bevel`."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    if bevel > 0:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=segments, profile=0.6, affect="EDGES")
    return add(name, _mesh(name, bm), mat, loc, rot, smooth=bevel > 0 and segments > 2)


def quad(name, corners, mat):
    """One face with UV over it, corners counter-clockwise from lower left."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
    uv = mesh.uv_layers.new()
    for loop, at in zip(uv.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = at
    return add(name, mesh, mat)


def lathe(name, profile, mat, loc=(0, 0, 0), segments=32, wave=None):
    """Turns (radius, height) points about z. `wave(angle, radius, height)` may bend the radius (folds of cloth)."""
    bm = bmesh.new()
    rings = []
    for radius, height in profile:
        ring = []
        for step in range(segments):
            angle = 2 * math.pi * step / segments
            bent = radius if wave is None else wave(angle, radius, height)
            ring.append(bm.verts.new((bent * math.cos(angle), bent * math.sin(angle), height)))
        rings.append(ring)
    for low, high in zip(rings, rings[1:]):
        for step in range(segments):
            after = (step + 1) % segments
            bm.faces.new((low[step], low[after], high[after], high[step]))
    for ring, closes in ((rings[0], profile[0][0] > 1e-4), (rings[-1], profile[-1][0] > 1e-4)):
        if closes:
            bm.faces.new(ring)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return add(name, _mesh(name, bm), mat, loc, smooth=True)


def tube(name, points, radius, mat, cyclic=False, resolution=2):
    """A round bar along points."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, resolution
    curve.use_fill_caps = True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for point, at in zip(spline.points, points):
        point.co = (*at, 1)
    spline.use_cyclic_u = cyclic
    curve.materials.append(mat)
    return _link(bpy.data.objects.new(name, curve))


def grid(name, across, along, shape, mat, uv=False):
    """A surface of across × along cells; `shape(u, v)` gives the point, u and v in 0..1."""
    bm = bmesh.new()
    rows = [[bm.verts.new(shape(i / across, j / along)) for i in range(across + 1)] for j in range(along + 1)]
    layer = bm.loops.layers.uv.new() if uv else None
    for j in range(along):
        for i in range(across):
            face = bm.faces.new((rows[j][i], rows[j][i + 1], rows[j + 1][i + 1], rows[j + 1][i]))
            if layer:
                for loop, (u, v) in zip(face.loops, ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))):
                    loop[layer].uv = (u / across, v / along)
    return add(name, _mesh(name, bm), mat, smooth=True)


def rounded_slab(name, outline, thickness, mat, bevel=0.02, loc=(0, 0, 0), rot=(0, 0, 0), segments=4):
    """Extrudes an outline of (x, y) points by `thickness` and rounds its edges: cushions, table tops."""
    bm = bmesh.new()
    low = bm.faces.new([bm.verts.new((x, y, 0)) for x, y in outline])
    bmesh.ops.recalc_face_normals(bm, faces=[low])
    grown = bmesh.ops.extrude_face_region(bm, geom=[low])
    bmesh.ops.translate(bm, vec=(0, 0, thickness), verts=[v for v in grown["geom"] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    rim = [e for e in bm.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
    bmesh.ops.bevel(bm, geom=rim, offset=bevel, segments=segments, profile=0.5, affect="EDGES")
    return add(name, _mesh(name, bm), mat, loc, rot, smooth=True)


def rounded_rectangle(width, depth, radius, steps=6):
    """Outline points of a rectangle with round corners about the origin."""
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            points.append((cx * (width / 2 - radius) + radius * math.cos(angle), cy * (depth / 2 - radius) + radius * math.sin(angle)))
    return points


def prototype(name, build):
    """Builds objects once into a collection of their own, to be placed many times."""
    found = bpy.data.collections.get(name)
    if found:
        return found
    collection, before = bpy.data.collections.new(name), _target[0]
    into(collection)
    build()
    into(before)
    return collection


def place(collection, loc, turn=0.0, scale=1.0):
    """An instance of a prototype; `turn` in radians about z."""
    empty = bpy.data.objects.new(collection.name, None)
    empty.instance_type, empty.instance_collection = "COLLECTION", collection
    empty.location, empty.rotation_euler = loc, (0, 0, turn)
    empty.scale = (scale, scale, scale) if not isinstance(scale, tuple) else scale
    return _link(empty)


def aim(obj, target):
    """Points an object's -z at a place."""
    obj.rotation_euler = (Vector(target) - obj.location).to_track_quat("-Z", "Y").to_euler()


__all__ = ["Matrix", "Vector", "add", "aim", "box", "grid", "into", "lathe", "place", "prototype", "quad", "rounded_rectangle", "rounded_slab", "tube"]
