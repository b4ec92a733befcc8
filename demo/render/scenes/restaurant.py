"""All-day dining: x from the windows and their banquette to the shelf wall, y from the door to the open kitchen."""

import math
import random

from kit import dining, hotel, lamps, lounge, plants, tableware, view
from kit import materials as m
from kit.mesh import box, lathe, place, prototype, quad, tube
from scenes.lobby import features

_hours = {"walnut": "blue", "rosewood": "blue", "linen": "dusk", "jade": "dusk", "slate": "blue", "ivory": "day"}
_benches = {"walnut": "#5a4a3c", "rosewood": "#7a3f3a", "linen": "#8c9a8e", "jade": "#3f5c4e", "slate": "#3e4a58", "ivory": "#9fb0ba"}
_seats = {"walnut": "#7d8576", "rosewood": "#b79a6c", "linen": "#a8957a", "jade": "#a9743f", "slate": "#70665c", "ivory": "#d9cdb6"}


def _jitter(rng, amount):
    return rng.uniform(-amount, amount)


class _Restaurant:
    def __init__(self, theme, shot):
        self.theme, self.w, self.l, self.h = theme, shot.width, shot.length, shot.height
        self.rng = random.Random(shot.id)
        self.wood = m.veneer(f"{theme.key}-panel", *theme.wood, seed=21)

    def shell(self):
        theme, w, l, h = self.theme, self.w, self.l, self.h
        box("floor", (w, l, 0.1), (w / 2, l / 2, -0.05), dining.parquet(theme))
        rough, white = m.plain("plaster-wall", {"jade": "#7f8f80", "slate": "#83888e", "rosewood": "#cdb994"}.get(theme.key, "#d6cbb9"), 0.85, bump=0.25, bump_scale=120), m.plain("ceiling", theme.ceiling, 0.85)
        box("lid", (w + 0.4, l + 3, 0.1), (w / 2, l / 2 + 1, h + 0.05), white)
        box("wall", (0.2, l, h), (w + 0.1, l / 2, h / 2), rough)
        box("wall", (w, 0.2, h), (w / 2, -0.1, h / 2), rough)
        # Timber baffles float below the ceiling over the middle.
        for i in range(int((l - 1.6) / 0.30)):
            box("baffle", (4.6, 0.045, 0.20), (w * 0.42, 0.8 + i * 0.30, h - 0.16), self.wood, 0.003)
        for x in (w * 0.42 - 2.38, w * 0.42 + 2.38):
            box("edge", (0.05, l - 1.4, 0.22), (x, l / 2, h - 0.16), self.wood, 0.003)
        dark = m.plain("slot", "#26272a", 0.7)
        for x in (0.8, w - 1.9):
            for i in range(4):
                box("slot", (0.10, 1.5, 0.006), (x, l * (i + 0.5) / 4, h - 0.002), dark)
        metal = m.plain("sprinkler", "#b9b9b7", 0.35, metal=1)
        for x in (1.4, w - 2.6):
            for i in range(4):
                y = l * (i + 0.5) / 4 + 1.1
                tube("drop", [(x, y, h), (x, y, h - 0.05)], 0.008, metal)
                lathe("plate", [(0.001, -0.05), (0.02, -0.051), (0.001, -0.054)], metal, (x, y, h), 14)

    def windows(self):
        theme, w, l, h = self.theme, self.w, self.l, self.h
        hour = _hours[theme.key]
        view.backdrop((0, l + 5), (0, -5), -14.0, -5.0, 13.0, hour, {"day": 1.8, "dusk": 1.0, "blue": 0.75}[hour], 9, 0.34)
        frame = m.plain("mullion", "#2f3134", 0.4, metal=0.7)
        box("sill", (0.25, l, 0.55), (-0.10, l / 2, 0.275), self.wood, 0.004)
        bays = round(l / 1.6)
        for i in range(bays + 1):
            box("mullion", (0.10, 0.06, h), (-0.05, l * i / bays, h / 2), frame, 0.004)
        for z in (0.57, 2.75, h - 0.05):
            box("transom", (0.10, l, 0.06), (-0.05, l / 2, z), frame, 0.004)
        quad("glass", [(-0.05, 0, 0.5), (-0.05, l, 0.5), (-0.05, l, h), (-0.05, 0, h)], m.thin_glass("pane", "#f2f6f6", 0.93))
        voile = view.voile("cafe-voile", "#f3efe6", 0.45, {"day": 0.4, "dusk": 0.10, "blue": 0.05}[hour], "#f0dfcc")
        for i in range(0, bays + 1, 3):
            y = l * i / bays
            view.curtain("voile", (0.10, max(0.05, y - 0.42)), (0.10, min(l - 0.05, y + 0.42)), 0.60, h - 0.05, voile, 0.10, 0.04, float(i))
        tone = {"day": "#e4efff", "dusk": "#ffd0ae", "blue": "#a9c0f2"}[hour]
        lamps.area("evening", (0.22, l / 2, 2.0), (l * 0.95, 2.4), tone, {"day": 420, "dusk": 150, "blue": 70}[hour], (w, l / 2, 0.4))

    def kitchen(self):
        """The far wall: a counter under heat lamps, tiles and shelves behind, a hood."""
        theme, w, l, h = self.theme, self.w, self.l, self.h
        x0, x1 = w * 0.16, w * 0.70
        mid, wide = (x0 + x1) / 2, x1 - x0
        box("left", (x0, 0.25, h), (x0 / 2, l + 0.125, h / 2), self.wood)
        box("right", (w - x1, 0.25, h), ((w + x1) / 2, l + 0.125, h / 2), self.wood)
        box("over", (wide, 0.25, h - 2.35), (mid, l + 0.125, 2.35 + (h - 2.35) / 2), self.wood)
        stone = m.stone(f"{theme.key}-feature", *features[theme.key], seed=31, rough=0.14, tile=4.2)
        box("front", (wide, 0.20, 1.0), (mid, l + 0.02, 0.50), stone, 0.004)
        box("counter", (wide, 0.70, 0.06), (mid, l + 0.12, 1.03), stone, 0.006)
        tile, grout = m.plain("glazed-tile", {"walnut": "#5f7468", "rosewood": "#8a4f3e", "linen": "#94a89d", "jade": "#3f6a56", "slate": "#4b5a6b", "ivory": "#8fa3ad"}[theme.key], 0.12, vary=0.12), m.plain("grout", "#9d978c", 0.8)
        box("back", (wide + 1.0, 0.1, h), (mid, l + 1.95, h / 2), grout)
        for side in (-1, 1):
            box("cheek", (0.1, 1.9, h), (mid + side * (wide / 2 + 0.5), l + 1.0, h / 2), grout)
        box("kitchen-floor", (wide + 1.0, 1.9, 0.1), (mid, l + 1.0, -0.05), m.plain("kitchen-floor", "#6a6862", 0.5))
        one = prototype(f"{theme.key}-tile", lambda: box("tile", (0.146, 0.012, 0.071), (0, 0, 0), tile, 0.003))
        for row in range(30):
            for column in range(int((wide + 0.8) / 0.15)):
                place(one, (mid - wide / 2 - 0.35 + 0.15 * column + 0.075 * (row % 2), l + 1.895, 0.9 + 0.075 * row))
        steel = m.plain("steel-hood", "#b8bbbd", 0.3, metal=1.0)
        box("hood", (wide * 0.8, 0.9, 0.5), (mid, l + 1.4, 2.65), steel, 0.006)
        box("range", (wide * 0.8, 0.7, 0.92), (mid, l + 1.5, 0.46), steel, 0.006)
        props = dining.shelf_props(theme)
        for z in (1.62,):
            box("shelf", (wide * 0.9, 0.28, 0.03), (mid, l + 1.74, z), steel, 0.003)
            for i in range(9):
                place(props[(i * 5 + 1) % 6], (mid - wide * 0.42 + wide * 0.84 * i / 8, l + 1.74, z + 0.015), 0, 0.9)
        for i in range(5):
            x = mid + wide * 0.8 * ((i + 0.5) / 5 - 0.5)
            lathe("pot", [(0.001, 0), (0.15, 0), (0.155, 0.18), (0.15, 0.18), (0.145, 0.02)], steel, (x, l + 1.45, 0.92), 32)
        heat = prototype("heat-lamp", lambda: (lathe("shell", [(0.09, 0), (0.085, 0.05), (0.03, 0.11), (0.012, 0.13)], m.plain("copper", "#b5673c", 0.25, metal=1.0), segments=28), lathe("inside", [(0.001, 0.03), (0.085, 0.006)], lamps._seen(m.glow("heat", "#ffb070", 12)), segments=24), tube("wire", [(0, 0, 0.12), (0, 0, 0.75)], 0.006, m.plain("wire", "#1c1c1c", 0.6))))
        for i in range(6):
            place(heat, (mid + wide * 0.8 * ((i + 0.5) / 6 - 0.5), l + 0.12, 1.62))
        for i in range(7):
            place(dining.heap(("plates", "bread", "greens", "plates", "apples", "plates", "bread")[i]), (mid + wide * 0.86 * ((i + 0.5) / 7 - 0.5), l + 0.12 + _jitter(self.rng, 0.05), 1.06), self.rng.uniform(0, 6))
        lamps.area("kitchen", (mid, l + 1.0, 2.5), (wide * 0.9, 0.5), "#ffe6c8", 75, (mid, l + 1.2, 0))
        lamps.area("pass", (mid, l + 0.1, 1.9), (wide * 0.8, 0.1), "#ffc48a", 26, (mid, l + 0.1, 0))
        hotel.lettering("OPEN KITCHEN · 明档厨房", 0.17, (mid, l - 0.005, 2.62), lamps._seen(m.glow("letters", theme.warm, 2.4)))
        # The door beside it, with its sign.
        box("door", (0.95, 0.04, 2.2), (w * 0.84, l - 0.02, 1.1), m.veneer(f"{theme.key}-door", *theme.wood, seed=77), 0.004)
        box("sign", (0.36, 0.03, 0.14), (w * 0.84, l - 0.02, 2.42), m.glow("exit", "#1f9d57", 1.6))
        box("runner", (0.10, 0.004, 0.07), (w * 0.84, l - 0.037, 2.42), m.glow("exit-white", "#eafff2", 2.2))

    def shelves(self):
        """Open shelves along the right wall, lit from under each board."""
        theme, w, l, rng = self.theme, self.w, self.l, self.rng
        start, end, tops = 3.0, l - 2.2, (0.86, 1.36, 1.86, 2.36)
        bays, metal = 7, m.plain("shelf-metal", "#2a2b2d", 0.4, metal=0.8)
        each = (end - start) / bays
        box("cabinet", (0.42, end - start, 0.84), (w - 0.21, (start + end) / 2, 0.42), self.wood, 0.004)
        for i in range(bays * 2):
            box("front", (0.012, each / 2 - 0.012, 0.72), (w - 0.424, start + each * (i + 0.5) / 2, 0.45), self.wood, 0.003)
        box("back", (0.02, end - start, 2.1), (w - 0.01, (start + end) / 2, 1.9), m.plain("shelf-back", {"slate": "#3b3f45", "jade": "#3d4f45"}.get(theme.key, "#5a4c3f"), 0.8))
        for i in range(bays + 1):
            for x in (w - 0.36, w - 0.04):
                box("post", (0.025, 0.025, 2.1), (x, start + each * i, 1.9), metal)
        props, glow = dining.shelf_props(theme), lamps._seen(m.glow("shelf-light", theme.warm, 9))
        for level, z in enumerate((*tops, 2.88)):
            box("board", (0.36, end - start, 0.03), (w - 0.20, (start + end) / 2, z), self.wood, 0.003)
            if level:
                box("strip", (0.012, end - start, 0.010), (w - 0.05, (start + end) / 2, z - 0.02), glow)
            if level == 4:
                continue
            for i in range(bays):
                for part in (0.27, 0.73):
                    if rng.random() < 0.86:
                        place(rng.choice(props), (w - 0.20, start + each * (i + part) + _jitter(rng, 0.05), z + 0.015), math.pi / 2 + _jitter(rng, 0.2), rng.uniform(0.85, 1.08))
        for z in (1.84, 2.86):
            lamps.area("shelf", (w - 0.08, (start + end) / 2, z - 0.02), (0.03, end - start), theme.warm, 70, (w - 0.2, (start + end) / 2, 0))

    def island(self):
        """The buffet: a long counter with dishes, fruit and bread under a row of globes."""
        theme, w, rng = self.theme, self.w, self.rng
        x, y0, y1 = w - 2.75, 4.4, 10.4
        stone, mid = m.stone(f"{theme.key}-slab", *theme.marble, seed=9, rough=0.12, tile=3.0), 7.4
        box("island", (1.0, y1 - y0 - 0.1, 0.84), (x, mid, 0.48), self.wood, 0.004)
        box("kick", (0.9, y1 - y0 - 0.2, 0.08), (x, mid, 0.04), m.plain("kick", "#151413", 0.5))
        count = int((y1 - y0) / 0.07)
        for i in range(count):
            for side in (-1, 1):
                box("rib", (0.02, 0.035, 0.82), (x + side * 0.505, y0 + 0.08 + (y1 - y0 - 0.16) * i / (count - 1), 0.48), self.wood, 0.005)
        box("counter", (1.16, y1 - y0, 0.06), (x, mid, 0.93), stone, 0.008)
        for index in range(4):
            place(dining.chafing_dish(index if index % 2 else 0), (x - 0.22, y0 + 0.75 + index * 0.78, 0.96), -math.pi / 2 + _jitter(rng, 0.02))
        for index, kind in enumerate(("plates", "plates", "bread", "oranges", "apples", "greens", "bread")):
            place(dining.heap(kind), (x + (0.22 if index > 1 else 0.26), y0 + 0.45 + index * 0.52, 0.96), rng.uniform(0, 6), rng.uniform(0.95, 1.1))
        riser = lounge.lead_wood(theme, "riser")
        for index, (ty, tz) in enumerate(((y1 - 1.7, 0.12), (y1 - 1.15, 0.22), (y1 - 0.55, 0.12))):
            box("riser", (0.62, 0.42, tz), (x, ty, 0.96 + tz / 2), riser, 0.004)
            place(dining.heap(("oranges", "bread", "apples")[index]), (x - 0.13, ty, 0.96 + tz), rng.uniform(0, 6), 0.9)
            place(dining.heap(("greens", "plates", "bread")[index]), (x + 0.16, ty + 0.04, 0.96 + tz), rng.uniform(0, 6), 0.75)
        place(tableware.flowers(theme, variant=1), (x, mid + 0.1, 0.96), 0.5, 1.35)
        globe = dining.pendant(theme, "globe")
        for index in range(6):
            place(globe, (x, y0 + 0.5 + index * 1.0, 1.98 + (0.10 if index % 2 else 0)))
        for index in range(2):
            lamps.area("island", (x, y0 + 1.5 + 3.0 * index, 1.95), (0.3, 2.6), theme.warm, 62, (x, y0 + 1.5 + 3.0 * index, 0), 140)

    def table(self, x, y, width, depth, turn, chairs, seat, stone=False):
        """A laid table; `chairs` are the sides (angle of the guest seen from the table) that have a chair."""
        theme, rng = self.theme, self.rng
        place(dining.cafe_table(theme, width, depth, stone), (x, y, 0), turn)
        place(dining.centrepiece(theme, rng.randrange(3)), (x, y, 0.75), rng.uniform(0, 6))
        for across, side, chair in chairs:
            reach = depth / 2
            dx, dy = across, side * reach
            c, s = math.cos(turn), math.sin(turn)

            def at(px, py):
                return (x + px * c - py * s, y + px * s + py * c)

            face = turn + (math.pi if side > 0 else 0)
            place(dining.laid_place(theme), (*at(dx, dy - side * 0.18), 0.75), face + _jitter(rng, 0.04))
            if chair:
                place(seat, (*at(dx + _jitter(rng, 0.02), dy + side * (0.20 + _jitter(rng, 0.05))), 0), face + _jitter(rng, 0.12))

    def tables(self):
        theme, w, l = self.theme, self.w, self.l
        seat = dining.dining_chair(theme, _seats[theme.key])
        bench = dining.banquette(theme, 4.2, _benches[theme.key])
        dome = dining.pendant(theme)
        for index, y in enumerate((3.6, 7.9, 12.2)):
            place(bench, (0.06, y, 0), 0)
            for k in (-1, 0, 1):
                ty = y + k * 1.38
                self.table(1.12, ty, 1.12, 0.78, math.pi / 2, ((-0.27, 1, False), (0.27, 1, False), (-0.27, -1, True), (0.27, -1, True)), seat, True)
            for k in (-1.5, -0.6, 0.5, 1.4):
                lounge.throw_pillow(lounge.upholstery(theme, lounge.accent(theme) if int(k * 2) % 2 else "#cfc4b0"), (0.27, y + k, 0.68), (math.radians(72), 0.05, -math.pi / 2 + 0.1 * k), (0.46, 0.30) if k > 0 else (0.46, 0.46), 1, 0.85)
        for index, y in enumerate((2.4, 4.9, 7.4, 9.9, 12.4)):
            x = w * 0.42 + (0.25 if index % 2 else -0.15)
            self.table(x, y, 1.5 if index % 2 else 0.9, 0.9, 0 if index % 2 else math.pi / 2, (((-0.36, 1, True), (0.36, 1, True), (-0.36, -1, True), (0.36, -1, True)) if index % 2 else ((0, 1, True), (0, -1, True))), seat)
            place(dome, (x, y, 1.78))
            pool = lamps.spot("pool", (x, y, 1.80), (x, y, 0), theme.warm, 95, 112, 0.6, 0.12)
            pool.visible_glossy = False
        for x, y, turn in ((w * 0.735, 2.45, 0.0),):
            self.table(x, y, 1.5, 0.9, turn, ((-0.36, 1, True), (0.36, 1, True), (-0.36, -1, True), (0.36, -1, True)), seat)
            place(dome, (x, y, 1.78))
            lamps.spot("pool", (x, y, 1.80), (x, y, 0), theme.warm, 95, 112, 0.6, 0.12)

    def light(self):
        theme, w, l, h = self.theme, self.w, self.l, self.h
        lamps.area("fill", (w / 2, l / 2, h - 0.45), (w * 0.7, l * 0.8), "#ffe3c4", 0.40 * w * l, (w / 2, l / 2, 0))
        down = lamps.downlight(theme)
        for i in range(7):
            y = l * (i + 0.5) / 7
            for x in (1.15, w - 0.95, w - 2.55):
                place(down, (x, y, h))
        for i in range(4):
            y = l * (i + 0.5) / 4
            lamps.spot("bench", (1.15, y, h - 0.02), (0.9, y, 0.6), theme.warm, 85, 78)
        lamps.spot("end", (w * 0.84, l - 0.9, h - 0.02), (w * 0.84, l, 1.2), theme.warm, 70, 60)
        for x, y in ((w - 0.6, 1.6), (0.65, 0.7), (w - 0.6, l - 1.2)):
            place(plants.indoor_tree(2.5, 1), (x, y, 0), self.rng.uniform(0, 6), 0.95)


def build(theme, shot):
    """The restaurant of a theme."""
    room = _Restaurant(theme, shot)
    for part in (room.shell, room.windows, room.kitchen, room.shelves, room.island, room.tables, room.light):
        part()
    w, l = shot.width, shot.length
    return {
        "cameras": {
            "main": {"at": (w * 0.53, 0.5, 1.5), "target": (w * 0.47, l), "lens": 20, "shift_y": 0.0},
            "second": {"at": (w * 0.58, l * 0.86, 1.5), "target": (w * 0.16, 0), "lens": 20, "shift_y": 0.0},
        },
        "caption": "全日餐厅",
        "develop": {"warmth": 0.5, "key": 0.215},
    }
