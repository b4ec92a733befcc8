"""Six themes: what their walls, floors, chairs and lamps are made of. Colours in sRGB."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Theme:
    key: str
    # Veneer (dark, light) of panels and doors, and the cloth or plaster between them.
    wood: tuple
    fabric: str
    # How walls are divided: panels | wainscot | fins | mouldings
    wall: str
    ceiling: str
    # Pattern of textures.carpet and its three tones (ground, second, line).
    carpet: tuple
    carpet_tile: float
    chair: str
    chair_cloth: str
    # Frame of chairs, trims, lamps.
    metal: str
    metal_rough: float
    cloth: str
    accent: str
    # crystal | ring | linear | drum
    lamp: str
    # Kelvin-like tint of warm light, and of the cove.
    warm: str
    cove: str
    marble: tuple
    # How bright the theme is photographed: pale rooms brighter, dark ones darker (develop's key).
    key_light: float = 0.30


walnut = Theme(
    "walnut", ("#3d2317", "#7a4b2e"), "#cfc4b2", "panels", "#f1eee8", ("swirl", ("#55585f", "#9a8f80", "#2c3a58"), ), 4.2,
    "banquet", "#2b3a57", "#b9bcc2", 0.22, "#f4f2ee", "#2f66b3", "drum", "#ffd9a8", "#ffdcae", ("#d8d2c8", "#8d8478"),
)
rosewood = Theme(
    "rosewood", ("#5c3a22", "#9c6a42"), "#dcc9a2", "panels", "#f4efe4", ("medallion", ("#641822", "#762831", "#a57f52")), 2.8,
    "round-back", "#b89a62", "#c79a4b", 0.25, "#f7f3ea", "#b3202c", "crystal", "#ffcf94", "#ffd49c", ("#e2d6c2", "#a98f6d"),
)
linen = Theme(
    "linen", ("#b39a78", "#d9c4a3"), "#dad6cd", "fins", "#f5f4f1", ("strokes", ("#8d8a86", "#bcb6ac", "#5f6164")), 4.0,
    "shell", "#8c7f70", "#3a3d42", 0.35, "#eceae4", "#3f7f86", "linear", "#ffe3bf", "#ffe2bd", ("#e9e6e0", "#b8b2a6"),
    0.36,
)
jade = Theme(
    "jade", ("#4a3422", "#7d5b3c"), "#3f5b52", "wainscot", "#f2efe6", ("lattice", ("#31453f", "#3f574d", "#b79a62")), 3.0,
    "banquet", "#7f5533", "#b08d4f", 0.28, "#f5f1e7", "#2f6f5b", "ring", "#ffd6a0", "#ffd8a4", ("#dfe2da", "#7f8c80"),
    0.26,
)
slate = Theme(
    "slate", ("#2b2e33", "#4a4e55"), "#71777f", "fins", "#b4b9c0", ("strokes", ("#3b3f46", "#555b64", "#2f74c8")), 4.6,
    "shell", "#2c3036", "#26292e", 0.4, "#2f3338", "#1f7ae0", "linear", "#ffeed8", "#d8e8ff", ("#c9ccd0", "#80858c"),
    0.25,
)
ivory = Theme(
    "ivory", ("#7a5a3a", "#b58d62"), "#e9e1d2", "mouldings", "#faf7f0", ("watercolour", ("#c9c0b0", "#8fa3b5", "#b6965c")), 5.0,
    "chiavari", "#f2ead8", "#c9a455", 0.22, "#fbf8f1", "#8aa3b8", "crystal", "#ffdcae", "#ffe0b6", ("#efe8db", "#c4ae8a"),
    0.40,
)

themes = {theme.key: theme for theme in (walnut, rosewood, linen, jade, slate, ivory)}
