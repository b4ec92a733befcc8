"""From light to a photograph: exposure, white balance, a film's curve, bloom, vignette and grain."""

import numpy as np


def _blur(image, sigma):
    """A wide gaussian, done small: the image is shrunk by about its sigma first."""
    step = max(1, int(sigma / 3))
    height, width = image.shape[0] // step * step, image.shape[1] // step * step
    small = image[:height, :width].reshape(height // step, step, width // step, step, 3).mean((1, 3))
    reach = np.arange(-9, 10)
    kernel = np.exp(-(reach**2) / (2 * (sigma / step) ** 2))
    kernel /= kernel.sum()
    for axis in (0, 1):
        pads = [(9, 9) if a == axis else (0, 0) for a in range(3)]
        padded = np.pad(small, pads, mode="edge")
        small = sum(k * np.take(padded, range(i, i + small.shape[axis]), axis) for i, k in enumerate(kernel))
    ys = np.clip(np.arange(image.shape[0]) / step - 0.5, 0, small.shape[0] - 1.001)
    xs = np.clip(np.arange(image.shape[1]) / step - 0.5, 0, small.shape[1] - 1.001)
    y, x = ys.astype(int), xs.astype(int)
    fy, fx = (ys - y)[:, None, None], (xs - x)[None, :, None]
    y1, x1 = np.minimum(y + 1, small.shape[0] - 1), np.minimum(x + 1, small.shape[1] - 1)
    upper = small[y][:, x] * (1 - fx) + small[y][:, x1] * fx
    lower = small[y1][:, x] * (1 - fx) + small[y1][:, x1] * fx
    return upper * (1 - fy) + lower * fy


def _film(x):
    """Filmic curve (Hable's shape, our constants): soft shoulder, gentle toe; white at about 6."""
    a, b, c, d, e, f = 0.22, 0.30, 0.10, 0.20, 0.01, 0.30
    curve = lambda v: (v * (a * v + c * b) + d * e) / (v * (a * v + b) + d * f) - e / f
    return curve(x) / curve(6.0)


def develop(light, key=0.30, warmth=0.45, contrast=1.22, panorama=False, seed=1):
    """Light (height × width × 3, linear) to sRGB of 0..1. `key` is the brightness aimed at, `warmth` how much of its cast stays, `contrast` the steepness about middle grey."""
    height, width = light.shape[:2]
    weight = np.cos(np.linspace(-np.pi / 2, np.pi / 2, height))[:, None] if panorama else np.ones((height, 1))
    luminance = light @ np.array([0.2126, 0.7152, 0.0722])
    known = np.clip(luminance, 0, np.percentile(luminance, 97))
    level = np.exp(np.average(np.log(known + 1e-3), weights=np.broadcast_to(weight, known.shape)))
    light = light * (key / max(level, 1e-4))
    grey = np.clip(light, 0, 2).mean((0, 1))
    cast = grey / grey.mean()
    light = light / cast ** (1 - warmth)
    spread = height / 40
    glare = 0.6 * _blur(np.minimum(light, 12), spread * 0.4) + 0.4 * _blur(np.minimum(light, 12), spread * 1.6)
    light = light * 0.965 + glare * 0.035
    if not panorama:
        y, x = np.meshgrid(np.linspace(-1, 1, height), np.linspace(-1, 1, width), indexing="ij")
        light = light * (1 - 0.10 * ((x**2 + y**2) / 2) ** 1.3)[..., None]
    steeper = 0.22 * (np.maximum(light, 0) / 0.22) ** contrast
    toned = np.clip(_film(steeper * 1.5), 0, 1)
    mean = toned @ np.array([0.2126, 0.7152, 0.0722])
    toned = np.clip(mean[..., None] + (toned - mean[..., None]) * 1.06, 0, 1)
    out = np.where(toned <= 0.0031308, toned * 12.92, 1.055 * toned ** (1 / 2.4) - 0.055)
    grain = np.random.default_rng(seed).standard_normal((height, width, 1)) * 0.006
    return np.clip(out + grain * (1 - out), 0, 1)
