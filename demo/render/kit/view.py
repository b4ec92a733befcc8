"""What is seen through a window: a city in haze or at dusk as a lit backdrop, and the curtains before it."""

import math

import numpy as np
from PIL import Image, ImageFilter

from . import materials as m
from .mesh import box, grid, quad
from .textures import image, noise, srgb

_hours = {
    # sky above, sky at the horizon, near building, far building, share of lit windows
    "day": ("#a9c4de", "#eaeeee", "#7d8b95", "#c9d4da", 0.0),
    "dusk": ("#5577a8", "#f3c49a", "#232c3f", "#76809a", 0.20),
    "blue": ("#274070", "#93a8cc", "#141d30", "#4a5b7e", 0.24),
}


def skyline(hour="day", seed=4, width=1800, height=900, horizon=0.46):
    """A hazy city, rows from the top, 0..1."""
    rng = np.random.default_rng(seed)
    above, low, near, far, lit = _hours[hour]
    v = np.linspace(0, 1, height)[:, None, None]
    rise = np.clip((1 - horizon - v) / (1 - horizon), 0, 1)
    out = np.broadcast_to(srgb(low) * (1 - rise**0.7) + srgb(above) * rise**0.7, (height, width, 3)).copy()
    cloud = noise(1024, 1, 7, seed, (4, 1))[:, np.arange(width) % 1024]
    cloud = cloud[np.linspace(0, 1023, height).astype(int)]
    out *= 1 + 0.07 * (cloud * np.clip(rise[..., 0] * 2, 0, 1))[..., None]
    for layer in range(5):
        depth = layer / 4
        tone, x = srgb(far) * (1 - depth) + srgb(near) * depth, 0
        while x < width:
            wide = int(rng.uniform(22, 60) * (1 + 1.7 * depth))
            tall = rng.uniform(0.05, 0.20) * (1 - 0.45 * depth) + (0.14 if rng.random() < 0.12 else 0)
            top, base = int(height * (1 - horizon - tall + 0.12 * depth)), height
            shade = tone * rng.uniform(0.88, 1.10)
            out[max(0, top):base, x : x + wide] = shade
            side = max(2, wide // 4)
            out[max(0, top):base, x : x + side] = shade * 0.9
            pane, storey = max(3, int(3 + 4 * depth)), max(4, int(5 + 6 * depth))
            for wy in range(top + storey, base - 2, storey):
                if lit == 0:
                    out[wy : wy + max(1, storey // 3), x : x + wide] *= 0.95
                    continue
                for wx in range(x + 2, min(width, x + wide) - pane, pane + 2):
                    if rng.random() < lit:
                        warm = srgb("#ffd79a") if rng.random() < 0.75 else srgb("#d9e8ff")
                        out[wy : wy + max(1, storey // 2), wx : wx + pane] = warm * rng.uniform(0.25, 0.8) * (0.45 + 0.4 * depth)
            x += wide + int(rng.uniform(0, 26))
        # Haze gathers between the rows of buildings.
        haze = np.clip((v - (1 - horizon - 0.10)) * 3, 0, 1) * (0.30 * (1 - depth))
        out = out * (1 - haze) + srgb(low) * haze
    # Out of focus, as it is from inside a room.
    soft = Image.fromarray((np.clip(out, 0, 1) * 255).astype("uint8")).filter(ImageFilter.GaussianBlur(1.7))
    return np.asarray(soft) / 255


def backdrop(start, end, distance, bottom, top, hour, strength, seed=4, horizon=0.46):
    """A lit picture standing behind the line start → end (x, y), `distance` away from it, to the left of its direction."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    run = math.hypot(dx, dy)
    nx, ny = -dy / run * distance, dx / run * distance
    wider = abs(distance) * 1.9
    ax, ay = dx / run * wider, dy / run * wider
    a, b = (start[0] + nx - ax, start[1] + ny - ay), (end[0] + nx + ax, end[1] + ny + ay)
    name, aspect = f"view-{hour}-{seed}", math.dist(a, b) / (top - bottom)
    made = quad("view", [(*a, bottom), (*b, bottom), (*b, top), (*a, top)], m.screen(name, image(name, skyline(hour, seed, int(900 * aspect), horizon=horizon)), strength))
    made.data.materials[0].cycles.sample_as_light = False
    return made


def voile(name="voile", hexa="#f5f2ec", clear=0.35, glow=0.0, cast="#e6eefa"):
    """Sheer cloth: partly seen through, partly lit from behind."""
    import bpy

    if name in bpy.data.materials:
        return bpy.data.materials[name]
    mat, nodes, links = m._new(name)
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = m._color(hexa)
    shader.inputs["Roughness"].default_value, shader.inputs["Specular"].default_value = 0.95, 0.1
    shader.inputs["Emission"].default_value, shader.inputs["Emission Strength"].default_value = m._color(cast), glow
    through, blend, edge, curve = (nodes.new(f"ShaderNode{kind}") for kind in ("BsdfTransparent", "MixShader", "LayerWeight", "MapRange"))
    # Folds seen edge-on hide more: that is what draws the pleats.
    curve.inputs["To Min"].default_value, curve.inputs["To Max"].default_value = clear, clear * 0.15
    links.new(edge.outputs["Facing"], curve.inputs["Value"])
    links.new(curve.outputs["Result"], blend.inputs["Fac"])
    links.new(shader.outputs["BSDF"], blend.inputs[1])
    links.new(through.outputs["BSDF"], blend.inputs[2])
    links.new(blend.outputs["Shader"], nodes["Material Output"].inputs["Surface"])
    mat.cycles.sample_as_light = False
    return mat


def curtain(name, start, end, bottom, top, mat, pleat=0.14, deep=0.05, seed=0.0):
    """Cloth hung from start to end (x, y): pleats tight above, looser and uneven below."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    run = math.hypot(dx, dy)
    waves = max(2, round(run / pleat))
    nx, ny = -dy / run, dx / run

    def shape(u, v):
        s = u + 0.012 * math.sin(9 * u + seed) * (1 - v)
        phase = 2 * math.pi * waves * s + 0.9 * math.sin(7 * u + seed) + 0.5 * math.sin(3.1 * (1 - v) + 5 * u) * (1 - v)
        out = deep * (0.75 + 0.25 * (1 - v)) * (math.sin(phase) + 0.22 * math.sin(2 * phase + 1.3))
        return (start[0] + dx * s + nx * out, start[1] + dy * s + ny * out, bottom + (top - bottom) * v)

    return grid(name, waves * 12, 6, shape, mat)


def window(x0, x1, y, sill, head, frame, panes=2, deep=0.08):
    """Frames of a window in a wall across the room at y; returns nothing, the hole is the caller's."""
    for x in [x0 + (x1 - x0) * i / panes for i in range(panes + 1)]:
        box("mullion", (0.06, deep, head - sill), (x, y, (sill + head) / 2), frame, 0.004)
    for z in (sill, head):
        box("rail", (x1 - x0, deep, 0.06), ((x0 + x1) / 2, y, z), frame, 0.004)
