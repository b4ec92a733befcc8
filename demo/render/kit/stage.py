"""The scene itself: a clean start, render settings, cameras, and the passes as arrays."""

import math
import os

import bpy
import numpy as np

from .mesh import into


def clean():
    """An empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    into(None)
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs["Color"].default_value = (0.02, 0.02, 0.025, 1)


def settings(width, height, samples, seed=7):
    """Cycles on the CPU: few bounces, no caustics, indirect light clamped, the passes that a denoiser wants."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = "AUTO"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = "CPU", samples, seed
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.06, max(5, samples // 2)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 4, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 4, 40
    cycles.blur_glossy = 0.6
    scene.view_settings.view_transform = "Raw"
    view = bpy.context.view_layer
    view.cycles.denoising_store_passes = True


def camera(at, target, lens=20, shift_y=0.0, fstop=None, width=36):
    """A level camera looking along the floor towards `target`; verticals stay vertical, `shift_y` moves the view up."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.shift_y, data.clip_start = lens, width, shift_y, 0.03
    made = bpy.data.objects.new("camera", data)
    made.location = at
    turn = math.atan2(target[1] - at[1], target[0] - at[0]) - math.pi / 2
    made.rotation_euler = (math.pi / 2, 0, turn)
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop
        data.dof.focus_distance = math.dist(at[:2], target[:2])
    bpy.context.scene.collection.objects.link(made)
    bpy.context.scene.camera = made


def panorama_camera(at, facing=0.0):
    """An equirectangular camera; the picture's middle looks along +y turned by `facing` (radians, clockwise)."""
    data = bpy.data.cameras.new("panorama")
    data.type = "PANO"
    data.cycles.panorama_type = "EQUIRECTANGULAR"
    data.clip_start = 0.03
    made = bpy.data.objects.new("panorama", data)
    made.location, made.rotation_euler = at, (math.pi / 2, 0, -facing)
    bpy.context.scene.collection.objects.link(made)
    bpy.context.scene.camera = made


_passes = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}


def render(folder):
    """Renders and returns light, albedo and normal as float arrays with the first row on top."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.color_mode = "OPEN_EXR", "32", "RGB"
    out.file_slots.clear()
    for name, source in _passes.items():
        out.file_slots.new(name)
        tree.links.new(layers.outputs[source], out.inputs[name])
    scene.frame_set(1)
    bpy.ops.render.render(write_still=False)
    arrays = {}
    for name in _passes:
        path = os.path.join(folder, f"{name}0001.exr")
        loaded = bpy.data.images.load(path)
        loaded.colorspace_settings.name = "Non-Color"
        width, height = loaded.size
        flat = np.empty(width * height * 4, np.float32)
        loaded.pixels.foreach_get(flat)
        arrays[name] = flat.reshape(height, width, 4)[::-1, :, :3].copy()
        os.remove(path)
    return arrays
