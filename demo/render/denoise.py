"""
Denoises a path-traced image with Open Image Denoise's network (Apache-2.0), run on the CPU by torch.

Debian's Blender has no Open Image Denoise, but its trained weights are published in the npm package `denoiser`
(`tzas/*.tza`); the network is small enough to be said in one page. Structure and transfer function: Open Image Denoise,
Intel, https://github.com/RenderKit/oidn.
"""

import struct

import numpy as np
import torch
from torch.nn import functional as nn

# The perceptual transfer of high dynamic range (training/oidn `pu_transfer`).
_a, _b, _c, _d = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
_e, _f, _g = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
_y0, _y1, _x0, _x1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def _forward(y):
    return np.where(y <= _y0, _a * y, np.where(y <= _y1, _b * np.maximum(y, _y0) ** _c + _d, _e * np.log(y + _f) + _g))


def _inverse(x):
    return np.where(x <= _x0, x / _a, np.where(x <= _x1, (np.maximum(x - _d, 0) / _b) ** (1 / _c), np.exp((x - _g) / _e) - _f))


_top = float(_forward(np.float64(65504)))


def _weights(path):
    """Tensors of a .tza archive by name."""
    with open(path, "rb") as file:
        data = file.read()
    at = struct.unpack_from("<Q", data, 4)[0]
    count, at = struct.unpack_from("<I", data, at)[0], at + 4
    tensors = {}
    for _ in range(count):
        length = struct.unpack_from("<H", data, at)[0]
        name, at = data[at + 2 : at + 2 + length].decode(), at + 2 + length
        axes = data[at]
        shape = struct.unpack_from(f"<{axes}I", data, at + 1)
        at += 1 + 5 * axes
        kind, start = chr(data[at]), struct.unpack_from("<Q", data, at + 1)[0]
        at += 9
        numbers = np.frombuffer(data, {"h": np.float16, "f": np.float32}[kind], int(np.prod(shape)), start)
        tensors[name] = torch.from_numpy(numbers.astype(np.float32).reshape(shape).copy())
    return tensors


class _Network:
    def __init__(self, path):
        self.tensors = _weights(path)

    def _conv(self, x, name):
        return torch.relu_(nn.conv2d(x, self.tensors[f"{name}.weight"], self.tensors[f"{name}.bias"], padding=1))

    def __call__(self, source):
        x = self._conv(self._conv(source, "enc_conv0"), "enc_conv1")
        kept = [source]
        for name in ("enc_conv2", "enc_conv3", "enc_conv4"):
            x = nn.max_pool2d(x, 2)
            kept.append(x)
            x = self._conv(x, name)
        x = nn.max_pool2d(x, 2)
        x = self._conv(self._conv(x, "enc_conv5a"), "enc_conv5b")
        for step in (4, 3, 2, 1):
            x = torch.cat((nn.interpolate(x, scale_factor=2, mode="nearest"), kept[step - 1]), 1)
            x = self._conv(self._conv(x, f"dec_conv{step}a"), f"dec_conv{step}b")
        return self._conv(x, "dec_conv0")


def _run(network, source, tile=1536, margin=112):
    """The network over an image of any size, in tiles that overlap by its reach."""
    height, width = source.shape[:2]
    padded = np.pad(source, ((margin, margin + tile), (margin, margin + tile), (0, 0)), mode="reflect")
    out = np.zeros((height, width, 3), np.float32)
    side = tile + 2 * margin
    with torch.no_grad():
        for top in range(0, height, tile):
            for left in range(0, width, tile):
                rows, columns = min(tile, height - top), min(tile, width - left)
                deep, wide = -(-(rows + 2 * margin) // 16) * 16, -(-(columns + 2 * margin) // 16) * 16
                part = padded[top : top + min(deep, side), left : left + min(wide, side)]
                result = network(torch.from_numpy(np.ascontiguousarray(part.transpose(2, 0, 1)))[None])[0].numpy()
                out[top : top + rows, left : left + columns] = result.transpose(1, 2, 0)[margin : margin + rows, margin : margin + columns]
    return out


def denoise(color, albedo, normal, weights, wrap=False):
    """
    Light of 0.. (height × width × 3) with its first-hit albedo and world normal, denoised.
    `weights` is the folder of .tza files; `wrap` joins the left and right edge of a panorama.
    """
    edge = 128 if wrap else 0
    if wrap:
        color, albedo, normal = (np.concatenate((p[:, -edge:], p, p[:, :edge]), 1) for p in (color, albedo, normal))
    albedo = np.clip(albedo, 0, 1).astype(np.float32)
    length = np.linalg.norm(normal, axis=2, keepdims=True)
    normal = (normal / np.maximum(length, 1e-6) * (length > 1e-3) * 0.5 + 0.5).astype(np.float32)
    color = np.maximum(np.nan_to_num(color, posinf=100), 0)
    luminance = color @ np.array([0.212671, 0.715160, 0.072169])
    scale = 0.18 / max(float(np.exp(np.mean(np.log(luminance + 1e-4)))), 1e-4)
    source = np.concatenate((_forward(color * scale) / _top, albedo, normal), 2).astype(np.float32)
    light = _inverse(_run(_Network(f"{weights}/rt_hdr_alb_nrm.tza"), source) * _top) / scale
    return light[:, edge:-edge] if wrap else light
