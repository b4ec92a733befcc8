"""A function room as a shell: floor, walls, ceiling with cove, doors, windows, small services, and its light."""

import math

from . import lamps
from . import materials as m
from .mesh import box, grid, lathe, place, prototype, quad, tube
from .screens import slide_image
from .textures import carpet, image
from .walls import Wall, dress


class Room:
    """Metres: x 0..width, y 0 (back)..length (screen wall), z 0..height at the soffit; the coffer is 0.35 higher."""

    def __init__(self, theme, shot):
        self.theme, self.length, self.width, self.height = theme, shot.length, shot.width, shot.height
        self.windows, self.drop = shot.windows, 0.8 if shot.width < 9 else 1.4
        self.coffer = self.height + (0.30 if self.height < 4 else 0.5)
        left = Wall((0, 0), (0, 1), (1, 0), self.length, self.height)
        right = Wall((self.width, 0), (0, 1), (-1, 0), self.length, self.height)
        front = Wall((0, self.length), (1, 0), (0, -1), self.width, self.height)
        back = Wall((0, 0), (1, 0), (0, 1), self.width, self.height)
        self.walls = {"left": left, "right": right, "front": front, "back": back}

    def build(self, event=None, screen=None, stage=None):
        """`screen` is (width, height) in metres, `stage` (width, depth, height)."""
        self._floor()
        self._walls()
        self._ceiling()
        self._front(event, screen, stage)
        self._light()

    def _floor(self):
        theme = self.theme
        pattern, tones = theme.carpet
        tile = image(f"{theme.key}-carpet", carpet(pattern, tones, 17))
        pile = m.textured(f"{theme.key}-carpet", tile, theme.carpet_tile, 0.95, 0.15, sheen=0.25, bump=0.45)
        box("floor", (self.width, self.length, 0.1), (self.width / 2, self.length / 2, -0.05), pile)

    def _walls(self):
        rough = m.plain(f"{self.theme.key}-ground", self.theme.fabric, 0.8)
        w, l, top = self.width, self.length, self.coffer + 0.2
        for size, at in (((0.2, l + 0.4, top), (-0.1, l / 2, top / 2)), ((0.2, l + 0.4, top), (w + 0.1, l / 2, top / 2)), ((w, 0.2, top), (w / 2, -0.1, top / 2)), ((w, 0.2, top), (w / 2, l + 0.1, top / 2))):
            box("wall", size, at, rough)
        door_at = self.length - (2.6 if self.length > 8 else 1.6)
        gaps = {"left": [self._door("left", door_at)], "back": [self._door("back", self.width * 0.22)], "front": [], "right": []}
        if self.length > 18:
            gaps["left"].append(self._door("left", 3.0))
        if self.windows:
            gaps["right"] = [self._windows()]
        elif self.length > 14:
            gaps["right"] = [self._door("right", door_at)]
        for name, wall in self.walls.items():
            dress(self.theme, wall, gaps[name])

    def _door(self, name, at):
        """A double door with frame, handles, and the exit sign over it; returns the stretch it takes."""
        wall, half, high = self.walls[name], 0.95, 2.35
        wood = m.veneer(f"{self.theme.key}-door", *self.theme.wood, seed=77)
        frame, handle = m.plain(f"{self.theme.key}-frame", self.theme.wood[0], 0.35), m.plain(f"{self.theme.key}-metal-2", self.theme.metal, 0.25, metal=1)
        for side in (-1, 1):
            wall.put("leaf", at + side * 0.44, high / 2, 0.86, high - 0.02, 0.045, wood)
            wall.put("jamb", at + side * (half - 0.035), high / 2 + 0.03, 0.07, high + 0.1, 0.09, frame, bevel=0.006)
            wall.put("pull", at + side * 0.07, 1.08, 0.026, 0.55, 0.03, handle, 0.075, bevel=0.008)
            wall.put("plate", at + side * 0.44, 0.14, 0.84, 0.22, 0.004, handle, 0.045)
        wall.put("head", at, high + 0.05, 2 * half, 0.09, 0.09, frame, bevel=0.006)
        wall.put("over", at, (high + 0.1 + self.height) / 2, 2 * half, self.height - high - 0.1, 0.03, wood)
        wall.put("sign-box", at, high + 0.24, 0.38, 0.16, 0.035, m.plain("sign-box", "#dfe3e0", 0.5), 0.035)
        wall.put("sign", at, high + 0.24, 0.36, 0.14, 0.004, m.glow("exit", "#1f9d57", 1.6), 0.071)
        wall.put("runner", at + 0.06, high + 0.24, 0.10, 0.07, 0.002, m.glow("exit-white", "#eafff2", 2.2), 0.0755)
        for step, (du, dz) in enumerate(((half + 0.16, 1.32), (half + 0.16, 1.22))):
            wall.put(f"switch-{step}", at - du, dz, 0.086, 0.086, 0.012, m.plain("switch", "#f0eee9", 0.4), 0.03, bevel=0.003)
        return (at - half, at + half)

    def _windows(self):
        """Sheers with daylight behind them along most of the right wall, side drapes, a curtain box."""
        start, end, x = 0.6, self.length - 1.4, self.width
        sheer = m.sheer("sheer", "#dfeaf6", 1.5)
        drape = m.plain(f"{self.theme.key}-drape", {"slate": "#4a4f58", "jade": "#3c4f47"}.get(self.theme.key, "#8a7763"), 0.9, bump=0.3, sheen=0.3)
        bays = max(1, round((end - start) / 4.2))
        step = (end - start) / bays

        def hang(name, y0, y1, mat, waves, deep, out):
            grid(name, max(24, int(waves * 10)), 1, lambda u, v: (x - out - deep * math.sin(2 * math.pi * waves * u + 0.7 * math.sin(5 * u)), y0 + (y1 - y0) * u, 0.02 + v * (self.height - 0.05)), mat)

        for bay in range(bays):
            y0, y1 = start + bay * step, start + (bay + 1) * step
            hang("sheer", y0 + 0.35, y1 - 0.35, sheer, int((y1 - y0) * 5.5), 0.035, 0.10)
            hang("drape", y0 + 0.02, y0 + 0.5, drape, 5, 0.05, 0.17)
            hang("drape", y1 - 0.5, y1 - 0.02, drape, 5, 0.05, 0.17)
        box("curtain-box", (0.34, end - start + 0.1, 0.22), (x - 0.17, (start + end) / 2, self.height - 0.05), m.plain("ceiling", self.theme.ceiling, 0.8), 0.004)
        lamps.area("daylight", (x - 0.32, (start + end) / 2, self.height * 0.5), (end - start, self.height * 0.85), "#dcebff", 30 * (end - start) * self.height * 0.6, (0, (start + end) / 2, self.height * 0.35))
        return (start, end)

    def _ceiling(self):
        theme, w, l, d, h, top = self.theme, self.width, self.length, self.drop, self.height, self.coffer
        white = m.plain("ceiling", theme.ceiling, 0.85, bump=0.05)
        box("lid", (w + 0.4, l + 0.4, 0.1), (w / 2, l / 2, top + 0.05), white)
        for size, at in (((d, l, 0.06), (d / 2, l / 2, h + 0.03)), ((d, l, 0.06), (w - d / 2, l / 2, h + 0.03)), ((w - 2 * d, d, 0.06), (w / 2, d / 2, h + 0.03)), ((w - 2 * d, d, 0.06), (w / 2, l - d / 2, h + 0.03))):
            box("soffit", size, at, white)
        glow = lamps._seen(m.glow(f"{theme.key}-cove", theme.cove, 9))
        lip = 0.10
        for size, at in (((0.03, l - 2 * d, lip), (d, l / 2, h + 0.06)), ((0.03, l - 2 * d, lip), (w - d, l / 2, h + 0.06)), ((w - 2 * d, 0.03, lip), (w / 2, d, h + 0.06)), ((w - 2 * d, 0.03, lip), (w / 2, l - d, h + 0.06))):
            box("lip", size, at, white, 0.004)
        inset = d - 0.22
        for size, at, target in (
            ((0.06, l - 2 * inset), (inset, l / 2, h + 0.11), (w / 2, l / 2, top + 2)), ((0.06, l - 2 * inset), (w - inset, l / 2, h + 0.11), (w / 2, l / 2, top + 2)),
            ((w - 2 * inset, 0.06), (w / 2, inset, h + 0.11), (w / 2, l / 2, top + 2)), ((w - 2 * inset, 0.06), (w / 2, l - inset, h + 0.11), (w / 2, l / 2, top + 2)),
        ):
            box("strip", (*size, 0.02), at, glow)
            run = max(size)
            lamps.area("cove", (at[0], at[1], at[2] + 0.02), (0.05, run) if size[0] < size[1] else (run, 0.05), theme.cove, 42 * run, (at[0] + (0.55 if at[0] < w / 3 else -0.55 if at[0] > w * 2 / 3 else 0), at[1] + (0.55 if at[1] < l / 3 else -0.55 if at[1] > l * 2 / 3 else 0), top))
        self._beams(white)
        self._services()

    def _beams(self, white):
        """Large coffers are divided, small ones left calm."""
        w, l, d = self.width, self.length, self.drop
        if l < 14:
            return
        bays = max(2, round((l - 2 * d) / 6.5))
        for bay in range(1, bays):
            box("beam", (w - 2 * d, 0.5, self.coffer - self.height - 0.08), (w / 2, d + (l - 2 * d) * bay / bays, (self.coffer + self.height + 0.08) / 2), white, 0.006)

    def _services(self):
        """Sprinklers, slots of the air conditioning, detectors, loudspeakers: what makes a ceiling a ceiling."""
        w, l, d, h = self.width, self.length, self.drop, self.height
        metal, dark, pale = m.plain("sprinkler", "#b9b9b7", 0.35, metal=1), m.plain("slot", "#26272a", 0.7), m.plain("grille", "#e4e2dd", 0.6)
        head = prototype("sprinkler", lambda: (lathe("rose", [(0.04, 0), (0.035, -0.006), (0.001, -0.006)], metal, segments=18), tube("drop", [(0, 0, 0), (0, 0, -0.045)], 0.007, metal), lathe("plate", [(0.001, -0.045), (0.017, -0.046), (0.001, -0.048)], metal, segments=14)))
        speaker = prototype("speaker", lambda: (lathe("grille", [(0.001, -0.006), (0.085, -0.006), (0.095, 0)], pale, segments=28)))
        detector = prototype("detector", lambda: (lathe("detector", [(0.001, -0.045), (0.035, -0.04), (0.05, -0.015), (0.055, 0)], pale, segments=24)))
        across, along = max(2, int((w - 2 * d) / 2.9) + 1), max(2, int((l - 2 * d) / 3.1) + 1)
        for i in range(across):
            for j in range(along):
                x, y = d + (w - 2 * d) * (i + 0.5) / across, d + (l - 2 * d) * (j + 0.5) / along
                place(head, (x, y, self.coffer))
                if (i + j) % 5 == 2:
                    place(detector, (x + 0.6, y + 0.5, self.coffer))
                if (i * 3 + j) % 4 == 1:
                    place(speaker, (x - 0.7, y + 0.7, self.coffer))
        for x in (d * 0.55, w - d * 0.55):
            for index in range(max(2, int(l / 4.5))):
                box("slot", (0.10, 1.3, 0.006), (x, l * (index + 0.5) / max(2, int(l / 4.5)) + 0.9, h - 0.001), dark)
                box("blade", (0.012, 1.28, 0.008), (x, l * (index + 0.5) / max(2, int(l / 4.5)) + 0.9, h - 0.003), pale)
        box("hatch", (0.45, 0.45, 0.004), (w - d * 0.55, 1.6, h - 0.001), pale)

    def _front(self, event, screen, stage):
        theme, w, l = self.theme, self.width, self.length
        rise = 0.0
        if stage:
            wide, deep, rise = stage
            dark = m.plain("stage-face", "#1d1e21", 0.6)
            box("stage", (wide, deep, rise), (w / 2, l - deep / 2, rise / 2), m.plain(f"{theme.key}-stage", {"rosewood": "#5a1420", "ivory": "#d8ccb6"}.get(theme.key, "#3b3d42"), 0.9, bump=0.3), 0.004)
            box("face", (wide + 0.01, 0.01, rise - 0.03), (w / 2, l - deep - 0.004, rise / 2 - 0.015), dark)
            box("nosing", (wide, 0.03, 0.012), (w / 2, l - deep + 0.01, rise + 0.004), m.glow("nosing", theme.warm, 1.2))
            for step in range(2):
                box("step", (1.2, 0.32, rise / 2 * (step + 1) - 0.005), (w / 2 - wide / 2 + 1.2, l - deep - 0.48 + 0.32 * step, rise / 4 * (step + 1)), dark, 0.004)
        if screen and event:
            wide, high = screen
            low = max(rise + 0.45, min(1.25, self.height - high - 0.35))
            y = l - 0.10
            box("cabinet", (wide + 0.08, 0.09, high + 0.08), (w / 2, l - 0.05, low + high / 2), m.plain("cabinet", "#0c0d0f", 0.4), 0.004)
            quad("led", [(w / 2 - wide / 2, y, low), (w / 2 + wide / 2, y, low), (w / 2 + wide / 2, y, low + high), (w / 2 - wide / 2, y, low + high)], m.screen(f"led-{event}", slide_image(event), 1.5))
            self.screen_top = low + high
        from .fittings import lectern, loudspeaker

        near = l - (stage[1] * 0.35 if stage else 0.9)
        reach = (screen[0] / 2 if screen else w * 0.2) + 0.75
        place(lectern(theme), (min(w - 0.8, w / 2 + reach), near - 0.2, rise), math.pi)
        for side in (-1, 1):
            place(loudspeaker(), (w / 2 + side * min(w / 2 - 0.5, reach + 0.1), l - 0.45, rise), math.pi)
        from .tableware import palm

        for side in (-1, 1):
            place(palm(), (w / 2 + side * min(w / 2 - 0.55, reach + 1.2), l - 0.6, 0 if stage and reach + 1.2 > stage[0] / 2 else rise), side * 0.7)

    def _light(self):
        theme, w, l, d, h = self.theme, self.width, self.length, self.drop, self.height
        lamps.area("fill", (w / 2, l / 2, h - 0.02), (w * 0.72, l * 0.78), "#ffeedd", 5.0 * w * l, (w / 2, l / 2, 0))
        down = lamps.downlight(theme)
        along = max(3, round(l / 2.3))
        for index in range(along):
            y = l * (index + 0.5) / along
            for x, aimed in ((0.42, 0.12), (w - 0.42, w - 0.12)):
                if aimed > w / 2 and self.windows:
                    continue
                place(down, (x, y, h))
                lamps.spot("wash", (x, y, h - 0.01), (aimed, y, 0.2), theme.warm, 72 * (h / 3.2) ** 1.4, 62)
        across = max(2, round(w / 2.6))
        for index in range(across):
            x = w * (index + 0.5) / across
            place(down, (x, l - 0.5, h))
            lamps.spot("wash", (x, l - 0.5, h - 0.01), (x, l - 0.12, 0.2), theme.warm, 54 * (h / 3.2) ** 1.4, 60)
            place(down, (x, 0.5, h))
        rows, lines = max(2, round((l - 2 * d) / 3.0)), max(2, round((w - 2 * d) / 3.0))
        for i in range(lines):
            for j in range(rows):
                place(down, (d + (w - 2 * d) * (i + 0.5) / lines, d + (l - 2 * d) * (j + 0.5) / rows + 0.35, self.coffer))
        if w > 8.5 and h > 3.4:
            self._hang()
        sconce, gap = lamps.sconce(theme), 4.35
        for index in range(int(l / gap)):
            y = gap * (index + 0.62)
            if y < l - 3.6:
                place(sconce, (0.04, y, 1.9 if h < 4 else 2.3))
                if not self.windows:
                    place(sconce, (w - 0.04, y, 1.9 if h < 4 else 2.3), math.pi)

    def _hang(self):
        """Lamps in the bays of the coffer."""
        w, l, d = self.width, self.length, self.drop
        radius = min(1.15, 0.22 * (self.coffer - 1.6), w / 9)
        bays = max(2, round((l - 2 * d) / 6.5)) if l >= 14 else max(1, round((l - 2 * d) / 5))
        lines = 1 if w < 11 else 2 if w < 20 else 3
        lamp = lamps.chandelier(self.theme, radius)
        z = max(self.height - (0.25 if self.height < 4.4 else 0.55), 2.7)
        for i in range(lines):
            for j in range(bays):
                at = (d + (w - 2 * d) * (i + 0.5) / lines, d + (l - 2 * d) * (j + 0.5) / bays, z)
                place(lamp, at)
                data = lamps.area("pool", (at[0], at[1], z - 0.5), (radius, radius), self.theme.warm, 90 * radius, (at[0], at[1], 0))
                data.data.spread = math.radians(150)
