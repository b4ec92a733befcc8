"""What stands at the front of a room: lectern, loudspeakers, flip chart."""

from . import materials as m
from .mesh import box, lathe, prototype, tube


def lectern(theme):
    """Looks along +y; the speaker stands behind it."""

    def build():
        wood = m.veneer(f"{theme.key}-lectern", *theme.wood, seed=91, world=False)
        metal = m.plain(f"{theme.key}-metal-2", theme.metal, 0.25, metal=1)
        box("plinth", (0.62, 0.46, 0.06), (0, 0, 0.03), metal, 0.006)
        box("body", (0.54, 0.38, 0.98), (0, 0, 0.55), wood, 0.008)
        box("plate", (0.30, 0.012, 0.30), (0, 0.195, 0.72), metal, 0.004)
        box("desk", (0.66, 0.50, 0.035), (0, -0.02, 1.10), wood, 0.008, rot=(0.22, 0, 0))
        for side in (-1, 1):
            tube("microphone", [(side * 0.09, 0.12, 1.12), (side * 0.10, 0.10, 1.32), (side * 0.06, -0.02, 1.40)], 0.006, m.plain("mic", "#141416", 0.4))

    return prototype(f"{theme.key}-lectern", build)


def loudspeaker():
    def build():
        black = m.plain("speaker-box", "#131416", 0.6)
        tube("pole", [(0, 0, 0), (0, 0, 1.2)], 0.018, black)
        for step in range(3):
            from math import cos, pi, sin

            tube("leg", [(0, 0, 0.5), (0.36 * cos(2 * pi * step / 3), 0.36 * sin(2 * pi * step / 3), 0.02)], 0.012, black)
        box("box", (0.34, 0.32, 0.58), (0, 0, 1.48), black, 0.02, 3)
        lathe("cone", [(0.001, 0.0), (0.12, 0.0)], m.plain("cone", "#1f2124", 0.5), (0, 0.161, 1.40), 28).rotation_euler = (-1.5708, 0, 0)
        box("badge", (0.06, 0.004, 0.012), (0, 0.162, 1.72), m.plain("badge", "#9a9c9f", 0.4))

    return prototype("loudspeaker", build)


def flip_chart():
    def build():
        white, metal = m.plain("board", "#f7f7f4", 0.35), m.plain("easel", "#b9bcc0", 0.4, metal=0.8)
        box("board", (0.72, 0.02, 1.02), (0, 0, 1.30), white, 0.004, rot=(-0.12, 0, 0))
        for x in (-0.3, 0.3):
            tube("leg", [(x, 0.08, 1.8), (x * 1.25, 0.02 - 0.22, 0)], 0.012, metal)
        tube("leg", [(0, 0.06, 1.7), (0, 0.5, 0)], 0.012, metal)

    return prototype("flip-chart", build)
