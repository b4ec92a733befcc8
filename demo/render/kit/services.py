"""The small things that make a guest room a room: outlets, sprinklers, the tea tray, pictures on the wall."""

import numpy as np

from . import materials as m
from .lounge import lead_wood, trim
from .mesh import box, lathe, place, quad, rounded_rectangle, rounded_slab, tube
from .textures import image, mix, noise, soft, srgb


def ceiling_services(theme, w, near, l, h):
    """Sprinkler, detector, air slot and grille of a bedroom's ceiling."""
    metal, dark, pale = m.plain("sprinkler", "#b9b9b7", 0.35, metal=1), m.plain("slot", "#26272a", 0.7), m.plain("grille", "#e4e2dd", 0.6)
    lathe("rose", [(0.04, 0), (0.035, -0.006), (0.001, -0.006)], metal, (w * 0.55, (near + l) / 2, h), 18)
    tube("drop", [(w * 0.55, (near + l) / 2, h), (w * 0.55, (near + l) / 2, h - 0.05)], 0.007, metal)
    lathe("detector", [(0.001, -0.045), (0.035, -0.04), (0.05, -0.015), (0.055, 0)], pale, (w * 0.40, l - 1.6, h), 24)
    box("slot", (1.6, 0.10, 0.006), (w * 0.55, l - 0.62, h - 0.002), dark)
    for offset in (-0.028, 0.0, 0.028):
        box("blade", (1.6, 0.010, 0.008), (w * 0.55, l - 0.62 + offset, h - 0.004), pale)


def socket_plate(at, side, gangs=1):
    """Plates on a wall along y, looking along x by `side`."""
    white, dark = m.plain("switch", "#f0eee9", 0.4), m.plain("pin", "#2a2a2c", 0.5)
    for gang in range(gangs):
        x, y, z = at[0] + side * 0.004, at[1] + 0.09 * gang, at[2]
        box("plate", (0.010, 0.086, 0.086), (x, y, z), white, 0.003)
        for dy in (-0.014, 0.014):
            box("pin", (0.012, 0.004, 0.014), (x + side * 0.0002, y + dy, z - 0.008), dark)


def tray_of_tea(theme, at, rng):
    """Kettle, tin, cups and two bottles of water on a tray."""
    steel, china, dark = m.plain("kettle", "#c3c5c6", 0.22, metal=1.0), m.plain("china", "#f6f4ef", 0.12, spec=0.6), m.plain("kettle-dark", "#1b1b1c", 0.4)
    x, y, z = at
    rounded_slab("tray", rounded_rectangle(0.34, 0.52, 0.03), 0.014, lead_wood(theme, "tray"), 0.004, at)
    z += 0.014
    lathe("kettle", [(0.001, 0), (0.075, 0), (0.08, 0.02), (0.066, 0.15), (0.05, 0.185), (0.001, 0.19)], steel, (x + 0.03, y + 0.13, z), 32)
    lathe("lid", [(0.001, 0.19), (0.048, 0.19), (0.012, 0.20), (0.014, 0.215), (0.001, 0.22)], dark, (x + 0.03, y + 0.13, z), 24)
    tube("handle", [(x + 0.03, y + 0.19, z + 0.17), (x + 0.03, y + 0.245, z + 0.16), (x + 0.03, y + 0.24, z + 0.05), (x + 0.03, y + 0.195, z + 0.04)], 0.011, dark)
    for dx, dy in ((-0.07, -0.05), (-0.08, -0.16)):
        lathe("cup", [(0.001, 0), (0.026, 0), (0.036, 0.035), (0.038, 0.075)], china, (x + dx, y + dy + rng.uniform(-0.01, 0.01), z), 24)
    box("tin", (0.09, 0.14, 0.05), (x + 0.07, y - 0.05, z + 0.025), lead_wood(theme, "tin"), 0.004)
    from .tableware import bottle

    place(bottle(theme), (x + 0.05, y - 0.19, z), 1.0)
    place(bottle(theme), (x + 0.12, y - 0.17, z), 2.2)


def painting(seed, tones, size=512):
    """A quiet abstract landscape: layered washes, a horizon, one line of gold."""
    rng = np.random.default_rng(seed)
    v, u = np.meshgrid(np.linspace(0, 1, size), np.linspace(0, 1, size), indexing="ij")
    out = mix(srgb("#f1ede4"), srgb("#dcd5c6"), np.clip(v + 0.10 * noise(size, 1, 5, seed), 0, 1))
    for layer in range(4):
        edge = 0.45 + 0.12 * layer + 0.06 * np.interp(u[0], np.linspace(0, 1, 9), rng.standard_normal(9))[None, :] + 0.006 * noise(size, 3, 30, seed + layer)
        wash = soft(v - edge, 0.02) * np.exp(-np.clip(v - edge, 0, 1) * 3.2) * (0.55 + 0.1 * noise(size, 2, 14, seed + 5 + layer))
        out = out * (1 - np.clip(wash, 0, 0.9)[..., None]) + srgb(tones[layer % len(tones)]) * np.clip(wash, 0, 0.9)[..., None]
    sun = soft(0.09 - np.hypot(u - rng.uniform(0.3, 0.7), v - 0.26), 0.01)
    return np.clip(out * (1 - 0.75 * sun[..., None]) + srgb("#c9a45c") * 0.75 * sun[..., None], 0, 1)


_inks = {"walnut": ("#34507a", "#8a7f70"), "rosewood": ("#8d3b35", "#c29a5f"), "linen": ("#5f7f80", "#b7ab97"), "jade": ("#2f5f4f", "#a79a63"), "slate": ("#2f4763", "#8c949d"), "ivory": ("#6f8ba3", "#c3ab7f")}


def wall_art(theme, y, z, width, height, rng, out=0.0, side=1, wall=0.0):
    """A framed picture on a wall along y, looking along x by `side`."""
    seed = rng.randrange(1000)
    x = wall + side * (out + 0.012)
    box("frame", (0.024, width + 0.05, height + 0.05), (x, y, z), trim(theme), 0.004)
    box("mount", (0.026, width + 0.02, height + 0.02), (x + side * 0.001, y, z), m.plain("mount", "#f4f1ea", 0.8))
    face, half = x + side * 0.0155, width * 0.43
    corners = [(face, y + side * half, z - height * 0.43), (face, y - side * half, z - height * 0.43), (face, y - side * half, z + height * 0.43), (face, y + side * half, z + height * 0.43)]
    paint = m._new(f"art-{seed}")[0]
    nodes, links = paint.node_tree.nodes, paint.node_tree.links
    texture = nodes.new("ShaderNodeTexImage")
    texture.image = image(f"art-{seed}", painting(seed, _inks[theme.key]))
    links.new(texture.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    nodes["Principled BSDF"].inputs["Roughness"].default_value = 0.4
    quad("art", corners, paint)
