"""An exhibition hall before it opens: a roof of steel trusses, rows of stands, carpeted aisles, banners; and a stand from near by."""

import math
import random

from kit import building, cafe, dining, lamps, lounge, places, plants, rig, tableware
from kit import materials as m
from kit.mesh import box, lathe, place, prototype, tube

_names = ("智能制造", "新能源", "医疗器械", "绿色建材", "食品科技", "数字印刷", "精密仪器", "现代农业")
_tones = (("#0b3d7a", "#1f6fc4", "#ffffff"), ("#0f4f46", "#2b9a80", "#f4fff9"), ("#f2f0ea", "#d8dde2", "#22344f"), ("#7a1f1f", "#b8402f", "#fff3e6"), ("#2b2f36", "#50565f", "#ffffff"), ("#e9e4d8", "#c8b48c", "#3a2c1a"))


def build(theme, shot):
    """The hall; a shot of kind `booth` stands before one stand of its own."""
    w, l, h = shot.width, shot.length, shot.height
    rng = random.Random(shot.id)
    near = shot.kind == "booth"
    floor = building.concrete("hall", "#8c8a86", 9, 0.24, 8.0, 0.6)
    wall, roof = m.plain("hall-wall", "#80868b", 0.8, bump=0.2, bump_scale=30), m.plain("hall-roof", "#4e5459", 0.8)
    building.shell(w, l, h + 2.2, floor, wall, roof)
    _roof(w, l, h)
    _ends(w, l, h)
    carpet = m.plain("aisle", "#4d5561" if near else "#8a2428", 0.95, bump=0.8, bump_scale=500, sheen=0.3)
    for x in (w * 0.25, w * 0.5, w * 0.75):
        box("aisle", (3.0, l - 4.0, 0.012), (x, l / 2, 0.006), carpet)
    for y in (l * 0.30, l * 0.62):
        box("cross", (w - 4, 3.0, 0.010), (w / 2, y, 0.005), carpet)
    _stands(theme, w, l, rng, near)
    for index, x in enumerate((w * 0.25, w * 0.5, w * 0.75)):
        for k, y in enumerate((l * 0.24, l * 0.50, l * 0.80)):
            places.hanging_banner(f"{'ABC'[index]}{k + 1} {('综合展区', '品牌展区', '技术展区')[index]}", (3.4, 1.5), (x, y, h - 2.6), _tones[(index + k) % 2])
    if near:
        own_stand(theme, (w * 0.5 + 4.6, l * 0.30 - 6.4), rng)
    return {
        "cameras": {
            "main": {"at": (w * 0.5 - 0.55, 4.6, 1.75), "target": (w * 0.535, l), "lens": 20, "shift_y": 0.085} if not near else {"at": (w * 0.5 - 1.2, l * 0.30 - 13.2, 1.62), "target": (w * 0.5 + 5.0, l * 0.30 - 3.6), "lens": 21, "shift_y": 0.075},
            "second": {"at": (w * 0.25 - 0.8, 2.0, 1.7), "target": (w * 0.32, l), "lens": 20, "shift_y": 0.06},
        },
        "caption": "特装展台" if near else "展馆",
        "develop": {"warmth": 0.4, "key": 0.24},
    }


def _roof(w, l, h):
    """Trusses across every ten metres, purlins along, rows of high-bay lamps, ducts of cloth."""
    steel = "#e4e6e7"
    for i in range(int(l / 8.6) + 1):
        y = 0.4 + i * (l - 0.8) / int(l / 8.6)
        rig.truss((0, y, h + 0.9), (w, y, h + 0.9), 1.5, steel)
        for x in (0.3, w - 0.3):
            box("post", (0.4, 0.4, h + 2.0), (x, y, h / 2 + 1), m.plain("hall-post", "#dfe1e2", 0.6), 0.02)
    for i in range(10):
        x = w * (i + 0.5) / 10
        box("purlin", (0.10, l, 0.18), (x, l / 2, h + 1.85), m.plain("hall-steel", steel, 0.6))
    for x in (w * 0.125, w * 0.375, w * 0.625, w * 0.875):
        building.duct((x, 1, h + 0.2), (x, l - 1, h + 0.2), 0.42, "#c8cbcd")
    bay = prototype("high-bay", lambda: (lathe("shell", [(0.001, 0.30), (0.10, 0.28), (0.26, 0.06), (0.27, 0.0)], m.plain("bay-shell", "#d8dadb", 0.4), segments=36), lathe("light", [(0.001, 0.02), (0.25, 0.02)], lamps._seen(m.glow("bay-light", "#f2f6ff", 20)), segments=32), tube("rod", [(0, 0, 0.28), (0, 0, 1.0)], 0.012, m.plain("wire", "#1c1c1c", 0.6))))
    for i in range(6):
        for j in range(int(l / 6)):
            place(bay, (w * (i + 0.5) / 6, 3 + j * (l - 6) / max(1, int(l / 6) - 1), h - 0.1))
    for i in range(3):
        for j in range(3):
            lamps.area("bay", (w * (i + 0.5) / 3, l * (j + 0.5) / 3, h - 0.4), (w / 3.4, l / 3.4), "#f1f4fb", 12.0 * w * l / 9, (w * (i + 0.5) / 3, l * (j + 0.5) / 3, 0))
    # Light that comes back from the floor to the steel.
    lamps.area("bounce", (w / 2, l / 2, 3.8), (w * 0.8, l * 0.8), "#efeae2", 1.0 * w * l, (w / 2, l / 2, h + 3))
    for i in range(6):
        for j in range(8):
            tube("sprinkler", [(w * (i + 0.3) / 6, l * (j + 0.5) / 8, h + 0.3), (w * (i + 0.3) / 6, l * (j + 0.5) / 8, h + 0.1)], 0.02, m.plain("sprinkler-red", "#a8382c", 0.5))


def _ends(w, l, h):
    """The far wall: roller doors, a strip of windows, the hall's number."""
    from kit import hotel

    door, frame = m.plain("roller", "#9aa0a5", 0.5, metal=0.5), m.plain("roller-frame", "#3b4046", 0.5)
    for x in (w * 0.2, w * 0.5, w * 0.8):
        box("frame", (5.4, 0.1, 5.3), (x, l - 0.03, 2.65), frame)
        for k in range(26):
            box("slat", (5.0, 0.06, 0.18), (x, l - 0.10, 0.10 + k * 0.195), door, 0.02)
        building.exit_sign((x + 3.2, l - 0.06, 2.6))
    glow = m.glow("hall-window", "#dfeaf6", 1.6)
    lamps._seen(glow)
    for i in range(int(w / 2.4)):
        box("window", (2.1, 0.06, 1.3), (1.2 + i * (w - 2.4) / (int(w / 2.4) - 1), l - 0.02, h - 1.0), glow)
    hotel.lettering("2 号馆", 1.5, (w * 0.35, l - 0.06, h - 3.2), m.plain("hall-number", "#1c4f8f", 0.5), 0.05)
    hotel.lettering("2 号馆", 1.5, (w * 0.65, l - 0.06, h - 3.2), m.plain("hall-number", "#1c4f8f", 0.5), 0.05)


def _shell_stand(index, tones):
    """A 3 × 3 m stand of white panels with a name board, a table and stools; open to -y."""

    def build():
        panel, alloy = m.plain("stand-panel", "#eef0f0", 0.5), m.plain("stand-alloy", "#b9bcbf", 0.35, metal=0.9)
        for i in range(3):
            box("panel", (0.98, 0.03, 2.44), (-1 + i, 1.48, 1.24), panel)
            for x in (-1.48, 1.48):
                box("panel", (0.03, 0.98, 2.44), (x, -1 + i, 1.24), panel)
        for i in range(4):
            lathe("post", [(0.022, 0), (0.022, 2.5)], alloy, (-1.5 + i, 1.5, 0), 12)
            for x in (-1.5, 1.5):
                lathe("post", [(0.022, 0), (0.022, 2.5)], alloy, (x, -1.5 + i, 0), 12)
        box("fascia", (3.0, 0.03, 0.32), (0, -1.5, 2.36), m.plain(f"fascia-{tones[0]}", tones[0], 0.5))
        places.board(f"stand-{index}", _names[index % len(_names)], (2.4, 0.30), (tones[0], tones[0], tones[2] if tones[0] < "#a" else "#22344f"), (0, -1.52, 2.36))
        places.board(f"stand-back-{index}", _names[index % len(_names)], (1.9, 1.3), tones, (0, 1.46, 1.5), lines=("产品与方案", "现场演示"))
        box("floor", (3.0, 3.0, 0.01), (0, 0, 0.01), m.plain(f"stand-floor-{index % 3}", ("#2f4a78", "#3d444c", "#2f5148")[index % 3], 0.95, bump=0.6))
        box("desk", (1.0, 0.5, 0.96), (0.85, -1.1, 0.48), panel, 0.01)
        places_top = m.plain("stand-top", tones[0], 0.4)
        box("desk-top", (1.06, 0.56, 0.03), (0.85, -1.1, 0.975), places_top, 0.006)
        box("strip", (2.6, 0.04, 0.03), (0, -1.42, 2.18), lamps._seen(m.glow("stand-light", "#fff2df", 9)))

    return prototype(f"shell-stand-{index}", build)


def _stands(theme, w, l, rng, near):
    stands = [_shell_stand(i, _tones[i % len(_tones)]) for i in range(8)]
    stool = cafe.bar_stool(theme, 0.74)
    count = 0
    for column in range(4):
        middle = w * (0.125 + 0.25 * column)
        for row in range(int((l - 8) / 3.05)):
            y = 5.0 + row * 3.05
            if abs(y - l * 0.30) < 2.8 or abs(y - l * 0.62) < 2.8:
                continue
            if near and y < l * 0.30 and middle > w * 0.5 - 4 and middle < w * 0.75:
                continue
            for side in (-1, 1):
                # Back to back, each opens to its aisle.
                place(stands[(count * 5 + column) % 8], (middle + side * 1.56, y, 0), math.pi / 2 if side > 0 else -math.pi / 2)
                if rng.random() < 0.7:
                    place(stool, (middle + side * (2.2 + rng.uniform(0, 0.5)), y + rng.uniform(-0.9, 0.3), 0.01), rng.uniform(0, 2))
                count += 1
        if column in (0, 3):
            continue
    for x, y in ((w * 0.375, 3.0), (w * 0.625, 3.0)):
        place(plants.indoor_tree(2.4, 1), (x, y, 0), 0, 1.0)


def own_stand(theme, at, rng):
    """A raised stand of 9 × 6 m, open to two aisles: reception, a lit wall, showcases, a corner to sit."""
    ax, ay = at
    white, wood = m.plain("own-white", "#f1f0ec", 0.35), m.veneer("own-wood", "#8a6a48", "#c09a6c", seed=35)
    deck = building.boards("own", "#a58a68", "#c9ad86", 0.18, rough=0.35)
    box("deck", (9.0, 6.0, 0.12), (ax, ay, 0.06), deck, 0.004)
    box("edge", (9.04, 0.02, 0.05), (ax, ay - 3.01, 0.05), lamps._seen(m.glow("own-edge", "#cfe6ff", 4)))
    box("edge", (0.02, 6.04, 0.05), (ax - 4.51, ay, 0.05), lamps._seen(m.glow("own-edge", "#cfe6ff", 4)))
    z = 0.12
    box("back", (9.0, 0.24, 3.9), (ax, ay + 2.88, z + 1.95), white, 0.006)
    box("side", (0.24, 4.0, 3.9), (ax + 4.38, ay + 1.0, z + 1.95), wood, 0.006)
    # A frame of timber over the whole, with lamps hung in it.
    for y in (ay - 2.9, ay + 2.7):
        box("beam", (9.0, 0.22, 0.36), (ax, y, z + 4.08), wood, 0.006)
    for x in (ax - 4.4, ax, ax + 4.4):
        box("beam", (0.22, 5.8, 0.36), (x, ay, z + 4.08), wood, 0.006)
    for x, y in ((ax + 4.4, ay - 2.9), (ax - 4.4, ay + 2.7)):
        box("post", (0.22, 0.22, 4.2), (x, y, z + 2.0), wood, 0.006)
    from kit import hotel

    hotel.lettering("衡远智造", 0.62, (ax - 1.9, ay + 2.74, z + 3.15), m.plain("own-letters", "#0b3d7a", 0.4), 0.03)
    places.board("own-wall", "让产线会思考", (4.2, 1.75), ("#04204f", "#0b5fc0", "#e9f6ff"), (ax - 1.9, ay + 2.74, z + 1.62), glow=1.3, lines=("智能装配与在线检测", "展位 B2-08"))
    for i in range(3):
        x = ax + 1.15 + i * 1.05
        box("niche", (0.86, 0.06, 2.2), (x, ay + 2.74, z + 1.5), m.plain("niche", "#23303f", 0.6))
        for k, sz in enumerate((0.75, 1.35, 1.95)):
            box("shelf", (0.84, 0.30, 0.03), (x, ay + 2.60, z + sz), white)
            box("strip", (0.80, 0.012, 0.012), (x, ay + 2.48, z + sz - 0.02), lamps._seen(m.glow("own-shelf", "#fff2df", 8)))
            _exhibit((x + rng.uniform(-0.1, 0.1), ay + 2.60, z + sz + 0.015), (i + k) % 3)
    counter_x, counter_y = ax - 2.6, ay - 1.9
    box("counter", (2.2, 0.6, 1.04), (counter_x, counter_y, z + 0.52), white, 0.05, 4)
    box("counter-top", (2.26, 0.66, 0.04), (counter_x, counter_y, z + 1.06), wood, 0.01)
    places.board("own-counter", "衡远智造", (1.5, 0.5), ("#f1f0ec", "#e4e6ea", "#0b3d7a"), (counter_x, counter_y - 0.305, z + 0.56))
    for k, px in enumerate((ax - 0.2, ax + 1.3, ax + 2.8)):
        py = ay - 1.6 + 0.5 * (k % 2)
        place(places.plinth(0.62, 0.62, 0.95, "#f1f0ec"), (px, py, z), 0.1 * k)
        _exhibit((px, py, z + 0.95), k, 1.7)
        box("cover", (0.56, 0.56, 0.5), (px, py, z + 1.2), m.thin_glass("case-glass", "#f4f8f7", 0.9), rot=(0, 0, 0.1 * k))
    for k, (px, py, turn) in enumerate(((ax + 2.4, ay + 0.9, -2.2), (ax + 3.7, ay + 1.1, 2.4), (ax + 3.0, ay + 2.0, 3.1))):
        place(lounge.armchair(theme, "#8c9aa8" if k else "#b4763f", k % 2), (px, py, z), turn, 0.92)
    place(lounge.side_table(theme, 0.32, 0.45), (ax + 3.05, ay + 1.15, z), 0)
    place(tableware.flowers(theme, variant=1), (counter_x + 0.8, counter_y, z + 1.08), 0.4, 0.9)
    place(plants.indoor_tree(2.2, 2), (ax + 3.9, ay - 2.3, z), 1.0, 0.95)
    place(plants.indoor_tree(2.0, 1), (ax + 4.0, ay - 0.9, z), 1.0, 0.85)
    stool = cafe.bar_stool(theme, 0.74)
    for dx in (-0.5, 0.4):
        place(stool, (counter_x + dx, counter_y + 0.62, z), 0.3)
    dome = dining.pendant(theme, "globe")
    for k in range(3):
        place(dome, (ax + 2.2 + 0.75 * k, ay + 1.2, z + 2.35), 0, 0.9)
    spots = [(ax - 3.4 + k * 1.3, ay - 2.7) for k in range(6)]
    for k, (sx, sy) in enumerate(spots):
        lamps.spot("own", (sx, sy, z + 3.85), (sx + 0.2, ay + (2.7 if k % 2 else -1.2), z + (1.6 if k % 2 else 0.8)), "#fff0da", 300, 46)
    lamps.area("own", (ax, ay, z + 3.9), (7.5, 4.5), "#fff2e0", 420, (ax, ay, 0))


def _exhibit(at, kind, scale=1.0):
    """Small machines that stand for a maker's goods: a gear pump, a sensor, a robot's joint."""
    steel, blue, dark = m.plain("machine", "#cfd1d2", 0.2, metal=1.0), m.plain("exhibit-blue", "#1f6fc4", 0.35), m.plain("machine-dark", "#1c1d1f", 0.35)
    x, y, z = at
    s = scale
    if kind == 0:
        lathe("body", [(0.001, 0), (0.09 * s, 0), (0.09 * s, 0.10 * s), (0.05 * s, 0.14 * s), (0.05 * s, 0.22 * s), (0.001, 0.23 * s)], steel, (x, y, z), 32)
        lathe("ring", [(0.092 * s, 0.03 * s), (0.094 * s, 0.06 * s)], blue, (x, y, z), 32)
    elif kind == 1:
        box("body", (0.16 * s, 0.12 * s, 0.13 * s), (x, y, z + 0.065 * s), blue, 0.02 * s, 3)
        lathe("eye", [(0.001, 0.0), (0.04 * s, 0.0), (0.04 * s, 0.05 * s), (0.03 * s, 0.05 * s)], dark, (x, y - 0.06 * s, z + 0.07 * s), 24).rotation_euler = (math.pi / 2, 0, 0)
    else:
        tube("arm", [(x, y, z), (x, y, z + 0.12 * s), (x + 0.10 * s, y, z + 0.20 * s), (x + 0.04 * s, y - 0.02 * s, z + 0.29 * s)], 0.028 * s, m.plain("exhibit-white", "#e9ebec", 0.3), resolution=5)
        lathe("foot", [(0.001, 0), (0.07 * s, 0), (0.07 * s, 0.03 * s), (0.001, 0.03 * s)], dark, (x, y, z), 28)
