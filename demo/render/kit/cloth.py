"""Cloth that has fallen: pillows, cushions and duvets are settled by Blender's own cloth and stored in cloth-meshes/ as plain meshes."""

import math
import os

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

_mesh_folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../cloth-meshes")


def keep(name, make):
    """The mesh of a name from cloth-meshes/; made (half a minute) and written there if it is not."""
    path = os.path.join(_mesh_folder, f"{name}.npz")
    if not os.path.exists(path):
        mesh = make()
        points = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get("co", points)
        os.makedirs(_mesh_folder, exist_ok=True)
        np.savez_compressed(path, points=(points.reshape(-1, 3) * 1e4).round().astype(np.int16), faces=np.array([tuple(p.vertices) for p in mesh.polygons], np.uint16))
    kept = np.load(path)
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata((kept["points"] / 1e4).tolist(), [], kept["faces"].tolist())
    return mesh


def _envelope(name, width, depth, across, along, gap, corner=0.0):
    """Two sheets sewn at their rim, about the origin; vertex order: lower sheet first, then the upper."""
    bm = bmesh.new()
    sheets = []
    for side in (-1, 1):
        rows = []
        for j in range(along + 1):
            row = []
            for i in range(across + 1):
                u, v = i / across * 2 - 1, j / along * 2 - 1
                if side > 0 and (i in (0, across) or j in (0, along)):
                    row.append(sheets[0][j][i])
                    continue
                # Corners are drawn in a little, as sewn corners are.
                pull = 1 - corner * (u * u * v * v)
                rim = (1 - u**6) * (1 - v**6)
                row.append(bm.verts.new((u * width / 2 * pull, v * depth / 2 * pull, side * gap * rim)))
            rows.append(row)
        sheets.append(rows)
    for side, rows in enumerate(sheets):
        for j in range(along):
            for i in range(across):
                face = (rows[j][i], rows[j][i + 1], rows[j + 1][i + 1], rows[j + 1][i])
                bm.faces.new(face if side else face[::-1])
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    return mesh


def settle(mesh, frames, at=(0, 0, 0), rot=(0, 0, 0), colliders=(), pressure=0.0, gravity=1.0, shrink=0.0, bend=0.5, tension=15.0, air=1.0, mass=0.3, quality=6):
    """Lets a mesh fall and fill with air for `frames`; returns it settled, in world coordinates."""
    scene = bpy.context.scene
    obj = bpy.data.objects.new("cloth", mesh)
    obj.location, obj.rotation_euler = at, rot
    scene.collection.objects.link(obj)
    stops = []
    for size, loc in colliders:
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=1)
        bmesh.ops.scale(bm, vec=size, verts=bm.verts)
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=min(0.05, min(size) * 0.3), segments=3, profile=0.5, affect="EDGES")
        solid = bpy.data.meshes.new("stop")
        bm.to_mesh(solid)
        bm.free()
        stop = bpy.data.objects.new("stop", solid)
        stop.location = loc
        scene.collection.objects.link(stop)
        stop.modifiers.new("collision", "COLLISION")
        stop.collision.thickness_outer, stop.collision.cloth_friction = 0.008, 12
        stops.append(stop)
    cloth = obj.modifiers.new("cloth", "CLOTH")
    how = cloth.settings
    how.quality, how.mass, how.air_damping = quality, mass, air
    how.tension_stiffness = how.compression_stiffness = tension
    how.shear_stiffness, how.bending_stiffness = tension / 3, bend
    how.effector_weights.gravity = gravity
    how.shrink_min = shrink
    if pressure:
        how.use_pressure, how.uniform_pressure_force = True, pressure
    cloth.collision_settings.use_collision = bool(colliders)
    cloth.collision_settings.distance_min = 0.008
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, frames + 1
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    settled = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    settled.transform(obj.matrix_world)
    for thing in (obj, *stops):
        bpy.data.objects.remove(thing)
    scene.frame_set(1)
    return settled


def pillow(width, depth, variant=0, puff=1.0):
    """A filled pillow lying flat about the origin: wrinkled at the seams, smooth on its crown."""

    def make():
        across, along = 26, max(10, round(26 * depth / width))
        mesh = _envelope("pillow", width * 1.06, depth * 1.06, across, along, 0.006, 0.02)
        for vertex in mesh.vertices:
            vertex.co.z += 0.012 * math.sin(9 * vertex.co.x / width + 3 * variant) * math.sin(7 * vertex.co.y / depth + variant)
        return settle(mesh, 30, pressure=0.9 * puff, gravity=0.0, shrink=-0.04, bend=0.05, tension=10, air=2.0)

    return keep(f"pillow-{width:.2f}-{depth:.2f}-{variant}-{puff:.1f}", make)


def _rumple(mesh, height, scale, stretch=(1.0, 0.45)):
    """Lifts a cloth along its normals by soft creases, as hands leave them."""
    for vertex in mesh.vertices:
        x, y, z = vertex.co
        at = Vector((x * stretch[0], y * stretch[1], z)) * scale
        bent = at + 0.55 * Vector((noise.noise(at * 0.6), noise.noise(at * 0.6 + Vector((7, 1, 3))), 0))
        crease = (1 - abs(noise.noise(bent))) ** 4 + 0.5 * (1 - abs(noise.noise(bent * 2.1 + Vector((3, 9, 1))))) ** 5
        vertex.co += vertex.normal * height * (crease - 0.5)


def duvet(name, width, depth, top, colliders, shift=0.0, puff=1.6, cell=0.034):
    """A duvet that has fallen over a bed from the height `top`; returns mesh and cells across and along (lower sheet first)."""
    across, along = int(width / cell), int(depth / cell)

    def make():
        mesh = _envelope("duvet", width, depth, across, along, 0.010)
        for vertex in mesh.vertices:
            x, y, _ = vertex.co
            vertex.co.z += 0.020 * math.sin(5.1 * x + 2.2 * y) * math.sin(3.7 * y - 1.3 * x + 1) + 0.012 * math.sin(11 * x - 6 * y)
        settled = settle(mesh, 46, (0, shift, top + 0.07), colliders=colliders, pressure=puff, shrink=-0.035, bend=0.25, tension=14, air=1.0, mass=0.3, quality=5)
        _rumple(settled, 0.018, 2.6)
        return settled

    return keep(name, make), across, along
