"""Tileable textures, made with numpy: carpets, wood, and what a screen shows."""

import os

import bpy
import numpy as np


def rgb(hexa):
    """`#rrggbb` as linear light."""
    value = np.array([int(hexa[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def srgb(hexa):
    return np.array([int(hexa[i : i + 2], 16) for i in (1, 3, 5)]) / 255


def noise(size, low, high, seed, stretch=(1, 1)):
    """Tileable noise of the frequencies low..high (cycles a tile), mean 0 and deviation 1."""
    rng = np.random.default_rng(seed)
    spectrum = np.fft.fft2(rng.standard_normal((size, size)))
    fy, fx = np.meshgrid(np.fft.fftfreq(size) * size * stretch[1], np.fft.fftfreq(size) * size * stretch[0], indexing="ij")
    frequency = np.hypot(fx, fy)
    band = np.exp(-((np.log(frequency + 1e-6) - np.log((low * high) ** 0.5)) ** 2) / (2 * (np.log(high / low) / 2 + 0.15) ** 2))
    out = np.real(np.fft.ifft2(spectrum * band))
    return (out - out.mean()) / out.std()


def mix(a, b, t):
    return a[None, None] * (1 - t[..., None]) + b[None, None] * t[..., None]


def soft(value, width=0.08):
    """A step at 0 with soft edges."""
    return np.clip(value / width + 0.5, 0, 1)


def wood(dark, light, seed, size=1024):
    """Straight-grained veneer, 1 tile = 1.2 m; the grain runs along v."""
    warp = noise(size, 1, 4, seed, (1, 5))
    u = np.linspace(0, 1, size, endpoint=False)[None, :].repeat(size, 0)
    rings = np.sin(2 * np.pi * (14 * u + 0.55 * warp)) * 0.5 + np.sin(2 * np.pi * (41 * u + 0.8 * warp)) * 0.25
    streaks = noise(size, 40, 200, seed + 1, (1, 14))
    pores = noise(size, 120, 300, seed + 2, (1, 9))
    tone = np.clip(0.5 + 0.22 * rings + 0.16 * streaks + 0.12 * noise(size, 1, 3, seed + 3, (1, 3)), 0, 1)
    out = mix(srgb(dark), srgb(light), tone)
    return np.clip(out * (1 - 0.10 * np.clip(pores - 1, 0, 2)[..., None]), 0, 1)


def marble(base, vein, seed, size=1024):
    warp = noise(size, 1, 6, seed)
    fold = np.abs(np.sin(2 * np.pi * (0.0 + 0.8 * warp + 0.25 * noise(size, 4, 20, seed + 1))))
    veins = np.exp(-fold * 9) * np.clip(0.5 + 0.5 * noise(size, 1, 3, seed + 2), 0, 1)
    cloud = 0.12 * noise(size, 2, 8, seed + 3)
    return np.clip(mix(srgb(base), srgb(vein), np.clip(veins * 0.8 + cloud * 0.3, 0, 1)), 0, 1)


def _swirl(colors, seed, size):
    field = 1.3 * noise(size, 1.2, 3, seed) + 0.35 * noise(size, 4, 12, seed + 1)
    bands = np.sin(field * 3.1)
    out = mix(srgb(colors[0]), srgb(colors[1]), soft(bands - 0.25, 1.5))
    sharp = soft(np.sin(field * 3.1 + 0.6 * noise(size, 2, 5, seed + 2)) - 0.80, 0.30)
    return out * (1 - 0.55 * sharp[..., None]) + srgb(colors[2]) * 0.55 * sharp[..., None]


def _medallion(colors, seed, size):
    v, u = np.meshgrid(np.linspace(-1, 1, size, endpoint=False), np.linspace(-1, 1, size, endpoint=False), indexing="ij")
    out = np.broadcast_to(srgb(colors[0]), (size, size, 3)).copy()

    def flower(cu, cv, scale):
        du, dv = (u - cu + 1) % 2 - 1, (v - cv + 1) % 2 - 1
        r, a = np.hypot(du, dv) / scale, np.arctan2(dv, du)
        petals = 0.80 + 0.09 * np.cos(12 * a)
        lines = np.maximum.reduce([
            soft(0.030 - np.abs(r - petals), 0.02), soft(0.018 - np.abs(r - 0.62), 0.02),
            soft(0.045 - np.abs(r - 0.45 - 0.06 * np.cos(8 * a)), 0.02), soft(0.16 + 0.05 * np.cos(8 * a) - r, 0.02),
            soft(0.05 - np.abs(np.hypot(r - 0.71, 0.35 * np.sin(12 * a))), 0.03),
        ])
        return lines, soft(petals - r, 0.02)

    for cu, cv, scale in ((0, 0, 0.78), (1, 1, 0.78), (1, 0, 0.34), (0, 1, 0.34)):
        lines, inside = flower(cu, cv, scale)
        out = out * (1 - 0.30 * inside[..., None]) + srgb(colors[1]) * 0.30 * inside[..., None]
        out = out * (1 - lines[..., None]) + srgb(colors[2]) * lines[..., None]
    return out


def _strokes(colors, seed, size):
    rng = np.random.default_rng(seed)
    out = np.broadcast_to(srgb(colors[0]), (size, size, 3)).copy()
    for _ in range(150):
        x, y, length, width = rng.integers(size), rng.integers(size), rng.integers(size // 9, size // 3), rng.integers(size // 260, size // 70)
        color, strength = srgb(colors[int(rng.integers(1, 3))]), rng.uniform(0.25, 0.8)
        ys, xs = (np.arange(length) + y) % size, (np.arange(width) + x) % size
        out[np.ix_(ys, xs)] = out[np.ix_(ys, xs)] * (1 - strength) + color * strength
    blur = noise(size, 30, 90, seed + 1)
    return out * (1 + 0.05 * blur[..., None])


def _watercolour(colors, seed, size):
    a, b = noise(size, 1, 4, seed), noise(size, 2, 9, seed + 5)
    out = mix(srgb(colors[0]), srgb(colors[1]), np.clip(0.5 + 0.45 * a, 0, 1))
    edge = soft(0.16 - np.abs(a + 0.5 * b), 0.3)
    return out * (1 - 0.5 * edge[..., None]) + srgb(colors[2]) * 0.5 * edge[..., None]


def _lattice(colors, seed, size):
    v, u = np.meshgrid(np.linspace(0, 4, size, endpoint=False), np.linspace(0, 4, size, endpoint=False), indexing="ij")
    p, q = np.abs((u + v) % 1 - 0.5), np.abs((u - v) % 1 - 0.5)
    lines = np.maximum(soft(0.035 - p, 0.03), soft(0.035 - q, 0.03))
    knots = soft(0.13 - np.hypot(p, q), 0.04)
    out = mix(srgb(colors[0]), srgb(colors[1]), np.clip(0.5 + 0.3 * noise(size, 1, 4, seed), 0, 1))
    out = out * (1 - 0.75 * lines[..., None]) + srgb(colors[2]) * 0.75 * lines[..., None]
    return out * (1 - 0.9 * knots[..., None]) + srgb(colors[2]) * 0.9 * knots[..., None]


_patterns = {"swirl": _swirl, "medallion": _medallion, "strokes": _strokes, "watercolour": _watercolour, "lattice": _lattice}


def carpet(pattern, colors, seed, size=2048):
    """A carpet tile with its pile, darkest last tone lightest line."""
    out = _patterns[pattern](colors, seed, size)
    pile = noise(size, 250, 700, seed + 9)
    wear = noise(size, 2, 6, seed + 8)
    return np.clip(out * (1 + 0.085 * pile[..., None] + 0.02 * wear[..., None]), 0, 1)


def image(name, pixels, folder=None):
    """Pixels of 0..1 (rows from the top) as a Blender image in sRGB."""
    found = bpy.data.images.get(name)
    if found:
        return found
    height, width = pixels.shape[:2]
    made = bpy.data.images.new(name, width, height)
    full = np.ones((height, width, 4), np.float32)
    full[..., :3] = pixels[::-1]
    made.pixels.foreach_set(full.ravel())
    made.pack()
    return made


fonts = "/usr/share/fonts/opentype/noto"


def font_file(bold):
    return os.path.join(fonts, "NotoSansCJK-Bold.ttc" if bold else "NotoSansCJK-Regular.ttc")
