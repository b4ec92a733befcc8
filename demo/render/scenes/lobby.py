"""A hotel's lobby: x across, y from the entrance to the reception, two storeys high; glazed to the right."""

import math
import random

from kit import hotel, lamps, lounge, plants, tableware, view
from kit import materials as m
from kit.mesh import box, lathe, place, prototype, quad, tube
from kit.walls import Wall, dress

_hours = {"walnut": "dusk", "rosewood": "blue", "linen": "dusk", "jade": "blue", "slate": "blue", "ivory": "dusk"}
_sofas = {"walnut": "#8d867a", "rosewood": "#a98d68", "linen": "#a09a8e", "jade": "#5c7263", "slate": "#6a727c", "ivory": "#cfc5b3"}
_chairs = {"walnut": "#4a5264", "rosewood": "#7a3f3c", "linen": "#7d8c88", "jade": "#a5784c", "slate": "#3f454d", "ivory": "#9fadb6"}
features = {"walnut": ("#4a3f36", "#a5927a"), "rosewood": ("#6b4433", "#caa177"), "linen": ("#cfc4b1", "#9b8c76"), "jade": ("#2c463c", "#93ab9b"), "slate": ("#343940", "#8b939c"), "ivory": ("#dcc9a6", "#b0854f")}
_rugs = {"walnut": ("#b3a996", "#8b8474", "#cfc6b4"), "rosewood": ("#9c7a5a", "#6e3a34", "#c9a777"), "linen": ("#bdb5a8", "#96918a", "#d6d0c5"), "jade": ("#6a7a6c", "#4c5f52", "#b19c6b"), "slate": ("#70767e", "#565c64", "#8d949c"), "ivory": ("#cfc6b5", "#a9b3b9", "#b9a47c")}


class Lobby:
    def __init__(self, theme, shot):
        self.theme, self.w, self.l, self.h = theme, shot.width, shot.length, shot.height
        self.rng = random.Random(theme.key)
        self.aisles = (self.w * 0.25, self.w * 0.75)

    def shell(self):
        theme, w, l, h = self.theme, self.w, self.l, self.h
        box("floor", (w, l, 0.1), (w / 2, l / 2, -0.05), hotel.paving(theme))
        dark = hotel.paving(theme, dark=True)
        x0, x1, y0, y1 = self.aisles[0] + 0.75, self.aisles[1] - 0.75, 2.4, l - 4.4
        for size, at in (((x1 - x0, 0.3), ((x0 + x1) / 2, y0)), ((x1 - x0, 0.3), ((x0 + x1) / 2, y1)), ((0.3, y1 - y0), (x0, (y0 + y1) / 2)), ((0.3, y1 - y0), (x1, (y0 + y1) / 2))):
            box("inlay", (*size, 0.002), (*at, 0.001), dark)
        rough = m.plain(f"{theme.key}-ground", theme.fabric, 0.8)
        box("wall", (0.2, l + 0.4, h + 1), (-0.1, l / 2, h / 2), rough)
        box("wall", (w + 0.4, 0.2, h + 1), (w / 2, l + 0.1, h / 2), rough)
        dress(theme, Wall((0, 0), (0, 1), (1, 0), l, h), [(l * 0.62, l * 0.62 + 2.6)])
        self._lift_hall(l * 0.62 + 1.3)
        for edge in ((0, self.w * 0.24), (self.w * 0.76, self.w)):
            dress(theme, Wall((edge[0], l), (1, 0), (0, -1), edge[1] - edge[0], h), [])

    def _lift_hall(self, y):
        """An opening in the left wall, its jambs in stone, light beyond."""
        theme, h = self.theme, self.h
        stone = m.stone(f"{theme.key}-slab", *theme.marble, seed=9, rough=0.12, tile=3.0)
        box("over", (0.05, 2.6, h - 3.0), (0.02, y, 3.0 + (h - 3.0) / 2), m.veneer(f"{theme.key}-panel", *theme.wood, seed=21))
        box("recess", (0.012, 2.2, 2.8), (0.012, y, 1.4), m.plain("recess", "#8a7c6a", 0.6))
        box("doors", (0.014, 1.1, 2.3), (0.016, y, 1.15), m.plain("lift", "#b9a98a", 0.25, metal=1.0))
        box("parting", (0.016, 0.008, 2.3), (0.017, y, 1.15), m.plain("joint", "#1c130e", 0.6))
        for side in (-1, 1):
            box("jamb", (0.16, 0.22, 3.0), (0.06, y + side * 1.2, 1.5), stone, 0.004)
        box("head", (0.16, 2.62, 0.22), (0.06, y, 2.92), stone, 0.004)
        box("sign-box", (0.035, 0.42, 0.16), (0.16, y, 3.22), m.plain("sign-box", "#dfe3e0", 0.5), 0.004)
        box("sign", (0.004, 0.40, 0.14), (0.179, y, 3.22), m.glow("exit", "#1f9d57", 1.6))
        box("runner", (0.002, 0.10, 0.07), (0.182, y, 3.22), m.glow("exit-white", "#eafff2", 2.2))

    def glazing(self, inside=True):
        """The right side and the entrance: mullions, transoms, glass, and the evening outside."""
        theme, w, l, h = self.theme, self.w, self.l, self.h
        frame, glass, hour = m.plain("mullion", "#2f3134", 0.4, metal=0.7), m.thin_glass("pane", "#f2f6f6", 0.93), _hours[theme.key]
        strength = {"dusk": 2.4, "blue": 2.2}[hour]
        if inside:
            view.backdrop((w, -6), (w, l + 6), -15.0, -3.2, 16.5, hour, strength, 4, 0.26)
            view.backdrop((-4, 0), (w + 4, 0), -15.0, -3.2, 16.5, hour, strength, 6, 0.26)
        paving = m.plain("terrace", "#5d5a55", 0.4)
        box("terrace", (14, l + 30, 0.1), (w + 7.2, l / 2, -0.06), paving)
        if inside:
            box("forecourt", (w + 30, 14, 0.1), (w / 2, -7.2, -0.06), paving)
        hedge = plants.shrub(0.5, 0)
        for i in range(14):
            place(hedge, (w + 1.5 + self.rng.uniform(-0.1, 0.1), 1.2 + i * 1.35, -0.05), self.rng.uniform(0, 6), self.rng.uniform(0.9, 1.15))
        tree = plants.garden_tree(6.0, 1, leaves=3800)
        for x, y in ((w + 4.6, 2.0), (w + 5.2, 8.5), (w + 4.4, 14.6), *(((2.2, -5.2), (w - 2.2, -5.4)) if inside else ())):
            place(tree, (x, y, -0.05), self.rng.uniform(0, 6), self.rng.uniform(0.85, 1.1))
        lamps.area("garden", (w + 3.2, l / 2, 0.15), (0.3, l), "#ffdfae", 160, (w + 5.0, l / 2, 4))
        bays = round(l / 2.0)
        for i in range(bays + 1):
            y = l * i / bays
            box("mullion", (0.14, 0.06, h), (w + 0.02, y, h / 2), frame, 0.004)
        for z in (0.06, 3.1, h - 0.06):
            box("transom", (0.12, l, 0.08), (w + 0.02, l / 2, z), frame, 0.004)
        quad("glass", [(w + 0.02, l, 0), (w + 0.02, 0, 0), (w + 0.02, 0, h), (w + 0.02, l, h)], glass)
        self._entrance(frame, glass)
        drape = m.plain("lobby-drape", {"jade": "#7a8068", "slate": "#6a7078", "rosewood": "#a3835c"}.get(theme.key, "#a79a86"), 0.85, bump=0.3, sheen=0.4)
        voile = view.voile("lobby-voile", "#f3efe6", 0.5, 0.10, "#f3dcc2")
        for i in range(0, bays + 1, 2):
            y = l * i / bays
            view.curtain("drape", (w - 0.22, max(0.1, y - 0.34)), (w - 0.22, min(l - 0.1, y + 0.34)), 0.02, h - 0.05, drape, 0.13, 0.07, float(i))
        for i in range(1, bays, 4):
            y = l * i / bays
            view.curtain("voile", (w - 0.12, y - 0.6), (w - 0.12, y + 0.5), 0.03, h - 0.05, voile, 0.12, 0.04, float(i))

    def _entrance(self, frame, glass):
        theme, w, h = self.theme, self.w, self.h
        wood = m.veneer(f"{theme.key}-panel", *theme.wood, seed=21)
        for x in [w * i / 8 for i in range(9)]:
            box("mullion", (0.06, 0.14, h), (x, 0, h / 2), frame, 0.004)
        for z in (0.06, 3.1, h - 0.06):
            box("transom", (w, 0.12, 0.08), (w / 2, 0, z), frame, 0.004)
        quad("glass", [(w, 0, 0), (0, 0, 0), (0, 0, h), (w, 0, h)], glass)
        box("portal", (4.6, 1.6, 0.35), (w / 2, 0.7, 2.95), wood, 0.006)
        box("portal-light", (4.2, 1.2, 0.01), (w / 2, 0.7, 2.77), lamps._seen(m.glow("portal", theme.warm, 3)))
        for side in (-1, 1):
            box("jamb", (0.35, 1.6, 2.8), (w / 2 + side * 2.12, 0.7, 1.4), wood, 0.006)
            for leaf in (0.5, 1.45):
                box("stile", (0.05, 0.05, 2.7), (w / 2 + side * (leaf + 0.44), 0.1, 1.37), frame, 0.004)
            box("pull", (0.03, 0.03, 1.2), (w / 2 + side * 0.14, 0.16, 1.15), lounge.trim(theme), 0.008)
        box("mat", (3.4, 1.7, 0.006), (w / 2, 1.5, 0.003), m.plain("mat", "#3a3733", 0.95, bump=0.8, bump_scale=300))

    def ceiling(self):
        theme, w, l, h = self.theme, self.w, self.l, self.h
        white = m.plain("ceiling", theme.ceiling, 0.85, bump=0.05)
        x0, x1, y0, y1, top = self.aisles[0] + 0.75, self.aisles[1] - 0.75, 2.4, l - 4.4, h + 0.55
        box("lid", (w + 0.4, l + 0.4, 0.1), (w / 2, l / 2, top + 0.05), white)
        for size, at in (((x0, l), (x0 / 2, l / 2)), ((w - x1, l), ((w + x1) / 2, l / 2)), ((x1 - x0, y0), ((x0 + x1) / 2, y0 / 2)), ((x1 - x0, l - y1), ((x0 + x1) / 2, (l + y1) / 2))):
            box("soffit", (*size, 0.10), (*at, h + 0.05), white)
        wood, glow = m.veneer(f"{theme.key}-panel", *theme.wood, seed=21), lamps._seen(m.glow(f"{theme.key}-cove", theme.cove, 5))
        slats = int((y1 - y0 - 1.2) / 0.22)
        if theme.wall in ("panels", "fins"):
            for i in range(slats):
                box("slat", (x1 - x0 - 1.5, 0.07, 0.12), ((x0 + x1) / 2, y0 + 0.6 + (y1 - y0 - 1.2) * (i + 0.5) / slats, top - 0.07), wood)
        for x, aim in ((x0 - 0.10, 1), (x1 + 0.10, -1)):
            box("lip", (0.04, y1 - y0, 0.16), (x + aim * 0.10, (y0 + y1) / 2, h + 0.12), white, 0.004)
            box("strip", (0.06, y1 - y0, 0.02), (x - aim * 0.05, (y0 + y1) / 2, h + 0.13), glow)
            lamps.area("cove", (x, (y0 + y1) / 2, h + 0.17), (0.06, y1 - y0), theme.cove, 17 * (y1 - y0), (x + aim * 1.1, (y0 + y1) / 2, top))
        for y, aim in ((y0 - 0.10, 1), (y1 + 0.10, -1)):
            box("lip", (x1 - x0, 0.04, 0.16), ((x0 + x1) / 2, y + aim * 0.10, h + 0.12), white, 0.004)
            lamps.area("cove", ((x0 + x1) / 2, y, h + 0.17), (x1 - x0, 0.06), theme.cove, 17 * (x1 - x0), ((x0 + x1) / 2, y + aim * 1.1, top))
        self._services()

    def _services(self):
        w, l, h = self.w, self.l, self.h
        metal, dark, pale = m.plain("sprinkler", "#b9b9b7", 0.35, metal=1), m.plain("slot", "#26272a", 0.7), m.plain("grille", "#e4e2dd", 0.6)
        head = prototype("sprinkler", lambda: (lathe("rose", [(0.04, 0), (0.035, -0.006), (0.001, -0.006)], metal, segments=18), tube("drop", [(0, 0, 0), (0, 0, -0.05)], 0.008, metal), lathe("plate", [(0.001, -0.05), (0.02, -0.051), (0.001, -0.054)], metal, segments=14)))
        down = lamps.downlight(self.theme)
        for x in (self.aisles[0] * 0.36, self.aisles[0] * 0.82, w - self.aisles[0] * 0.82, w - self.aisles[0] * 0.36):
            for i in range(7):
                y = l * (i + 0.5) / 7
                place(down, (x, y, h), 0, 1.5)
                if i % 2:
                    place(head, (x + 0.4, y + 0.8, h))
        for x in (self.aisles[0] * 0.6, w - self.aisles[0] * 0.6):
            for i in range(4):
                box("slot", (0.16, 2.0, 0.006), (x, l * (i + 0.5) / 4, h - 0.002), dark)
                box("blade", (0.02, 2.0, 0.008), (x, l * (i + 0.5) / 4, h - 0.004), pale)

    def reception(self):
        theme, w, l, h = self.theme, self.w, self.l, self.h
        wide = w * 0.50
        slab = m.stone(f"{theme.key}-feature", *features[theme.key], seed=31, rough=0.14, tile=4.2)
        glow = lamps._seen(m.glow("slab-edge", theme.warm, 8))
        box("slab", (wide, 0.10, h - 0.25), (w / 2, l - 0.22, (h - 0.25) / 2 + 0.1), slab, 0.004)
        for side in (-1, 1):
            box("edge", (0.03, 0.04, h - 0.3), (w / 2 + side * (wide / 2 + 0.02), l - 0.14, h / 2), glow)
            box("frame", (0.10, 0.22, h), (w / 2 + side * (wide / 2 + 0.14), l - 0.11, h / 2), lounge.trim(theme), 0.004)
        hotel.relief(wide * 0.80, 2.5, (w / 2, l - 0.28, 1.75))
        hotel.lettering("前 台   RECEPTION", 0.16, (w / 2, l - 0.285, 1.52), lamps._seen(m.glow("letters", theme.warm, 2.2)))
        place(hotel.reception(theme, 5.6), (w / 2, l - 2.3, 0))
        lamps.area("kick", (w / 2, l - 2.72, 0.10), (5.4, 0.03), theme.warm, 26, (w / 2, l - 3.4, 0.0))
        place(tableware.flowers(theme, variant=1), (w / 2 - 2.35, l - 2.6, 1.08), 0.4, 1.3)
        place(lounge.table_lamp(theme, 0.56), (w / 2 + 2.35, l - 2.6, 1.08))
        for i in range(4):
            x = w / 2 + wide * ((i + 0.5) / 4 - 0.5)
            lamps.spot("wash", (x, l - 1.15, h - 0.02), (x, l - 0.2, 1.6), theme.warm, 1000 if theme.key in ("ivory", "linen") else 2500, 46)
        lamps.area("relief", (w / 2, l - 0.42, 1.68), (wide * 0.8, 0.04), theme.warm, 170, (w / 2, l - 0.25, 4.5))
        for side in (-1, 1):
            lamps.spot("desk", (w / 2 + side * 1.5, l - 3.3, h - 0.02), (w / 2 + side * 1.5, l - 2.6, 1.0), theme.warm, 260, 30)

    def seats(self):
        theme, w, rng = self.theme, self.w, self.rng
        sofa, small = lounge.sofa(theme, 2.3, _sofas[theme.key]), lounge.sofa(theme, 1.7, _sofas[theme.key], variant=1)
        chair, other = lounge.armchair(theme, _chairs[theme.key]), lounge.armchair(theme, _chairs[theme.key], 1)
        table, tall = lounge.low_table(theme, 1.2, 0.75), lounge.side_table(theme)
        right, left = w - self.aisles[0] * 0.52, self.aisles[0] * 0.52
        for index, (x, y, face) in enumerate(((w / 2 + 2.75, 5.9, 1), (right, 10.6, 1), (w / 2 - 2.75, 6.1, -1), (left, 10.2, -1))):
            lounge.rug(theme, 3.5, 3.3, (x, y, 0), 0, _rugs[theme.key])
            place(sofa, (x + face * 1.25, y, 0.012), face * math.pi / 2)
            place(table, (x, y + 0.02, 0.012), math.pi / 2 + rng.uniform(-0.02, 0.02))
            for side in (-1, 1):
                place(chair if side * face > 0 else other, (x - face * 1.22, y + side * 0.62, 0.012), -face * math.pi / 2 + rng.uniform(-0.22, 0.22))
            if index % 2:
                place(small, (x + face * 0.05, y - 1.55, 0.012), 0)
            place(tall, (x + face * 1.30, y + 1.48, 0), 0)
            place(lounge.table_lamp(theme, 0.58), (x + face * 1.30, y + 1.48, 0.52), rng.uniform(0, 6))
            lounge.lamp_light(theme, (x + face * 1.28, y + 1.48, 0.98), 22)
            place(lounge.tea_tray(theme), (x + 0.04, y - 0.30, 0.412), 1.2 + rng.uniform(-0.3, 0.3))
            place(lounge.books(index + 3, 3), (x - 0.06, y + 0.33, 0.412), rng.uniform(-0.4, 0.4))
            place(tableware.flowers(theme, variant=index % 3), (x + 0.12, y + 0.06, 0.412), rng.uniform(0, 6), 0.75)
            lamps.spot("group", (x, y, self.h - 0.02), (x, y, 0), theme.warm, 330, 52)

    def middle(self):
        """Columns, the round table with its flowers, trees, trolley, and the lamps over all."""
        theme, w, l, h, rng = self.theme, self.w, self.l, self.h, self.rng
        for x in self.aisles:
            for y in (1.9, 7.3, 12.9):
                place(hotel.column(theme, 0.64, h), (x, y, 0))
        for x in self.aisles:
            for y in (7.3, 12.9):
                sign = 1 if x < w / 2 else -1
                place(lamps.sconce(theme), (x + sign * 0.32, y, 2.2), 0 if sign > 0 else math.pi, 1.5)
        x, y = w / 2, 10.4
        metal = lounge.trim(theme)
        lathe("round", [(0.001, 0.74), (0.82, 0.74), (0.84, 0.75), (0.84, 0.775), (0.82, 0.785), (0.001, 0.785)], m.stone(f"{theme.key}-slab", *theme.marble, seed=9, rough=0.12, tile=3.0), (x, y, 0), 72)
        lathe("foot", [(0.46, 0.0), (0.44, 0.03), (0.20, 0.34), (0.20, 0.44), (0.40, 0.74)], metal, (x, y, 0), 56)
        tones = {"rosewood": ("#d98aa0", "#f3e3e4", "#b83b55"), "jade": ("#f1ecdc", "#e3d394", "#cfe0c2"), "slate": ("#eef0f4", "#a9c1e2", "#d9e2ee"), "ivory": ("#f3eadb", "#e6c9bd", "#b9cbd8")}.get(theme.key, ("#f0e7d8", "#e3b59c", "#f6f1e8"))
        place(plants.bouquet(tones), (x, y, 0.785), 0.3, 1.15)
        for index in range(4):
            angle = 0.6 + index * 1.5
            place(lounge.books(20 + index, 2), (x + 0.58 * math.cos(angle), y + 0.58 * math.sin(angle), 0.785), angle, 0.8)
        place(hotel.trolley(theme), (self.aisles[0] + 1.25, l - 5.3, 0), 0.35)
        for index, (tx, ty) in enumerate(((0.75, 1.6), (0.75, 7.1), (w - 0.85, 7.4), (w - 0.85, 1.5), (w - 0.9, 13.4), (w * 0.24 + 0.1, l - 0.9), (w * 0.76 - 0.1, l - 0.9))):
            place(plants.indoor_tree(2.7, index % 3, vessel={"slate": "#2f3236", "jade": "#b8a98b"}.get(theme.key, "#ddd5c6")), (tx, ty, 0), rng.uniform(0, 6), rng.uniform(0.9, 1.1))
        lamp = lamps.chandelier(theme, 1.3)
        for y in (5.2, 9.0, 12.8):
            place(lamp, (w / 2, y, h - 1.15))
            pool = lamps.area("pool", (w / 2, y, h - 1.8), (1.6, 1.6), theme.warm, 190, (w / 2, y, 0))
            pool.data.spread = math.radians(150)

    def light(self):
        theme, w, l, h = self.theme, self.w, self.l, self.h
        lamps.area("fill", (w / 2, l * 0.5, h - 0.03), (w * 0.75, l * 0.8), "#ffe6cb", 2.6 * w * l, (w / 2, l / 2, 0))
        lamps.area("evening", (w - 0.4, l / 2, h * 0.5), (l * 0.9, h * 0.85), {"dusk": "#ffcfae", "blue": "#a9c0f2"}[_hours[theme.key]], 420, (0, l / 2, h * 0.2))
        for i in range(5):
            y = l * (i + 0.5) / 5
            lamps.spot("wall", (0.55, y, h - 0.02), (0.05, y, 1.2), theme.warm, 230, 46)


def build(theme, shot):
    """The lobby of a theme."""
    lobby = Lobby(theme, shot)
    lobby.shell()
    lobby.glazing()
    lobby.ceiling()
    lobby.reception()
    lobby.seats()
    lobby.middle()
    lobby.light()
    w, l = shot.width, shot.length
    stand = (w / 2 - 0.25, 7.15, 1.6)
    return {
        "cameras": {
            "main": {"at": (w * 0.40, 1.75, 1.6), "target": (w * 0.53, l), "lens": 19, "shift_y": 0.10},
            "second": {"at": (w * 0.46, l * 0.66, 1.5), "target": (w * 0.93, 4.0), "lens": 20, "shift_y": 0.07},
        },
        "panorama": {"at": stand, "facing": 0.0},
        "hotspots": {"door": [round(math.atan2(w / 2 - stand[0], -stand[1]), 3), round(math.atan2(1.2 - 1.6, stand[1]), 3)]},
        "caption": "大堂",
        "develop": {"warmth": 0.55, "key": 0.25},
    }
