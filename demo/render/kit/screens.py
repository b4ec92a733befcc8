"""What the LED wall shows: invented events, set in type over light."""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from .textures import font_file, image, noise, srgb

_events = {
    "strategy": ("年度战略研讨会", "ANNUAL STRATEGY CONFERENCE", ("#04204f", "#0b5fc0", "#7fd0ff")),
    "training": ("管理者训练营", "LEADERSHIP TRAINING CAMP", ("#0c3b46", "#14808a", "#b9f0e6")),
    "board": ("董事会会议", "BOARD MEETING", ("#171c26", "#39465c", "#c9d4e6")),
    "gala": ("年会盛典 · 感恩同行", "ANNUAL GALA DINNER", ("#5c0510", "#b5121f", "#ffce7a")),
    "award": ("优秀员工表彰大会", "AWARDS CEREMONY", ("#3d0a1e", "#8d1636", "#ffd89a")),
    "wedding": ("佳期如约", "WEDDING CEREMONY", ("#5b3340", "#a9707c", "#ffe3d6")),
    "product": ("新品发布会", "PRODUCT LAUNCH", ("#0a0b14", "#27306b", "#a4b8ff")),
    "launch": ("智联未来 新品发布", "LAUNCH EVENT", ("#03060f", "#0a3d91", "#5fd4ff")),
    "forum": ("产业创新论坛", "INDUSTRY INNOVATION FORUM", ("#06302a", "#12806a", "#c8f0cf")),
    "medical": ("临床学术研讨会", "CLINICAL SYMPOSIUM", ("#0b3355", "#2183b5", "#d4f1ff")),
}


def slide(event, width=1600, height=900, seed=1):
    """The picture of an event as pixels of 0..1."""
    title, subtitle, tones = _events[event]
    dark, mid, light = (srgb(tone) for tone in tones)
    v, u = np.meshgrid(np.linspace(0, 1, height), np.linspace(0, 1, width), indexing="ij")
    field = np.clip(1.1 - np.hypot((u - 0.5) * 1.25, (v - 0.35) * 1.5), 0, 1)[..., None]
    out = dark + (mid - dark) * field**1.2
    haze = noise(1024, 1, 4, seed)[:height, :][:, np.arange(width) % 1024]
    out = out * (1 + 0.10 * haze[..., None])
    for index in range(9):
        height_at = 0.72 + 0.05 * np.sin(2 * np.pi * (u * (0.7 + 0.06 * index) + 0.11 * index)) + 0.018 * index - 0.06 * (u - 0.5)
        line = np.exp(-((v - height_at) ** 2) / (2 * (0.0022 + 0.0008 * (index % 3)) ** 2))
        glowing = np.exp(-((v - height_at) ** 2) / (2 * 0.02**2)) * 0.16
        out = out + light * ((line * (0.55 - 0.04 * index) + glowing) * (0.35 + 0.65 * u**1.2))[..., None]
    canvas = Image.fromarray((np.clip(out, 0, 1) * 255).astype("uint8"))
    text = Image.new("L", (width, height), 0)
    draw = ImageDraw.Draw(text)
    big, small = ImageFont.truetype(font_file(True), 118), ImageFont.truetype(font_file(False), 38)
    for words, font, at in ((title, big, 0.40), (subtitle, small, 0.535)):
        left, top, right, bottom = draw.textbbox((0, 0), words, font=font)
        draw.text(((width - right + left) / 2, height * at - (bottom - top) / 2 - top), words, font=font, fill=255)
    draw.rectangle((width * 0.5 - 60, height * 0.485, width * 0.5 + 60, height * 0.488), fill=220)
    halo = text.filter(ImageFilter.GaussianBlur(16))
    canvas.paste(Image.new("RGB", (width, height), tuple(int(c * 255) for c in light)), mask=halo.point(lambda p: p // 3))
    canvas.paste(Image.new("RGB", (width, height), (255, 255, 255)), mask=text)
    return np.asarray(canvas) / 255


def slide_image(event):
    return image(f"slide-{event}", slide(event))
