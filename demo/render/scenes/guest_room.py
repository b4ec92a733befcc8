"""A hotel bedroom, twin or king: x from the bed's wall to the desk's, y from the corridor to the window."""

import math
import random

from kit import bedding, lamps, lounge, view
from kit import materials as m
from kit.mesh import box, lathe, place, prototype, rounded_slab, tube
from kit.services import ceiling_services, socket_plate, tray_of_tea, wall_art
from kit.textures import carpet, image
from kit.walls import Wall

_floors = {"walnut": ("#77716a", "#82796f", "#6b6b70"), "rosewood": ("#7b6657", "#86705f", "#957c60"), "linen": ("#8f8a83", "#a39c92", "#77746f"), "jade": ("#636a63", "#6f766d", "#7d7a66"), "slate": ("#54585e", "#5f646b", "#4a596b"), "ivory": ("#a79d8d", "#b1a798", "#9a9c9b")}
_papers = {"walnut": "#c9bfae", "rosewood": "#d3c3a4", "linen": "#d7d2c8", "jade": "#b9bfae", "slate": "#a9adb2", "ivory": "#e4dac8"}
_runners = {"walnut": "#46506a", "rosewood": "#763c3c", "linen": "#87928d", "jade": "#4f6658", "slate": "#4a5666", "ivory": "#a9b4bc"}
_chairs = {"walnut": "#8b8578", "rosewood": "#a5835a", "linen": "#7d8a86", "jade": "#5f7263", "slate": "#66707c", "ivory": "#cbbfa9"}
_hours = {"walnut": "day", "rosewood": "dusk", "linen": "day", "jade": "dusk", "slate": "blue", "ivory": "day"}


def _shell(theme, w, l, h, near):
    """Floor, walls and ceiling from y = near to the window wall at l, with a soffit over the window for the curtains."""
    tones = _floors[theme.key]
    pile = m.textured("room-carpet", image("room-carpet", carpet("strokes" if theme.wall in ("fins", "panels") else "watercolour", tones, 23, 1024)), 1.3, 0.95, 0.1, sheen=0.3, bump=0.6)
    white, paper = m.plain("ceiling", theme.ceiling, 0.85), m.plain("paper", _papers[theme.key], 0.85, bump=0.45, bump_scale=500)
    mid, run = (near + l) / 2, l - near
    box("floor", (w, run, 0.1), (w / 2, mid, -0.05), pile)
    box("lid", (w, run + 0.4, 0.1), (w / 2, mid, h + 0.05), white)
    for x in (-0.1, w + 0.1):
        box("wall", (0.2, run + 0.4, h), (x, mid, h / 2), paper)
    box("wall", (w + 0.4, 0.2, h), (w / 2, near - 0.1, h / 2), paper)
    # The window: sill 0.35, full width less the piers.
    box("sill", (w, 0.22, 0.35), (w / 2, l + 0.11, 0.175), paper)
    box("sill-top", (w - 0.5, 0.30, 0.03), (w / 2, l + 0.06, 0.365), m.stone(f"{theme.key}-top", *theme.marble, seed=5, tile=1.6), 0.004)
    for x in (0.12, w - 0.12):
        box("pier", (0.24, 0.22, h), (x, l + 0.11, h / 2), paper)
    view.window(0.24, w - 0.24, l + 0.1, 0.38, h - 0.16, m.plain("window-frame", "#3a3c3f", 0.4, metal=0.6), 3)
    box("pelmet", (w, 0.32, 0.16), (w / 2, l - 0.16, h - 0.08), white, 0.004)
    skirting = m.plain(f"{theme.key}-skirting", theme.wood[0], 0.4)
    for x in (0.008, w - 0.008):
        box("skirting", (0.016, run, 0.09), (x, mid, 0.045), skirting, 0.003)


def _window(theme, w, l, h):
    hour = _hours[theme.key]
    view.backdrop((w, l), (0, l), -14.0, -8.0, 10.5, hour, {"day": 1.5, "dusk": 1.1, "blue": 0.8}[hour])
    sheer = view.voile("voile", "#f4f1ea", 0.42, {"day": 0.40, "dusk": 0.16, "blue": 0.06}[hour], {"day": "#e9f0f8", "dusk": "#f3d9c0", "blue": "#9fb4dc"}[hour])
    drape = m.plain("drape", {"walnut": "#8a7a66", "rosewood": "#9c7b55", "linen": "#a69a88", "jade": "#6c7560", "slate": "#5a6068", "ivory": "#b3a48c"}[theme.key], 0.85, bump=0.4, bump_scale=700, sheen=0.4)
    top, y = h - 0.05, l - 0.10
    view.curtain("voile", (0.10, y), (1.72, y), 0.03, top, sheer, 0.10, 0.035, 1.0)
    view.curtain("voile", (w - 1.45, y), (w - 0.10, y), 0.03, top, sheer, 0.10, 0.035, 4.0)
    view.curtain("drape", (0.06, y - 0.10), (0.66, y - 0.10), 0.02, top, drape, 0.11, 0.055, 2.0)
    view.curtain("drape", (w - 0.66, y - 0.10), (w - 0.06, y - 0.10), 0.02, top, drape, 0.11, 0.055, 3.0)
    cool = {"day": ("#e4efff", 120), "dusk": ("#ffd2b0", 60), "blue": ("#a8c0f0", 55)}[hour]
    lamps.area("daylight", (w / 2, l - 0.26, h * 0.52), (w - 0.8, h * 0.75), cool[0], cool[1], (w / 2, 0, h * 0.2))


def _bed_wall(theme, bed_from, bed_to, h, l):
    """Behind the beds: a veneered field with a lit slot over it, the headboard below, pictures."""
    run, mid = bed_to - bed_from, (bed_from + bed_to) / 2
    wall = Wall((0, bed_from), (0, 1), (1, 0), run, h)
    wood, metal = m.veneer(f"{theme.key}-panel", *theme.wood, seed=21), lounge.trim(theme)
    top = h - 0.12
    if theme.wall == "mouldings":
        pale = m.plain("moulding", "#efe7d9", 0.6)
        for u, wide in ((run / 6, run / 3 - 0.22), (run / 2, run / 3 - 0.12), (run * 5 / 6, run / 3 - 0.22)):
            for z in (1.45, top - 0.15):
                wall.put("rail", u, z, wide, 0.035, 0.03, pale, 0, 0.010)
            for side in (-1, 1):
                wall.put("stile", u + side * wide / 2, (1.45 + top - 0.15) / 2, 0.035, top - 1.60 + 0.035, 0.03, pale, 0, 0.010)
    elif theme.wall == "fins":
        wall.put("ground", run / 2, top / 2, run, top, 0.012, m.plain("fin-ground", "#1d1a18", 0.8))
        count = int(run / 0.075)
        for i in range(count):
            wall.put("fin", run * (i + 0.5) / count, top / 2 + 0.6, 0.036, top - 1.2, 0.035, wood, 0.01)
    else:
        count = max(3, round(run / 0.95))
        for i in range(count):
            wall.put("panel", run * (i + 0.5) / count, top / 2, run / count - 0.008, top, 0.03, wood, 0, 0.002)
        for u in (0.0, run):
            wall.put("edge", u, top / 2, 0.018, top, 0.045, metal)
    wall.put("slot", run / 2, h - 0.06, run, 0.10, 0.09, m.plain("ceiling", theme.ceiling, 0.85), 0.10)
    place(bedding.headboard(theme, run - 0.12, 1.18), (0.03, mid, 0), -math.pi / 2)
    lamps.area("graze", (0.11, mid, h - 0.06), (run - 0.1, 0.03), theme.warm, 20 * run, (0.09, mid, 0), 150)



def _bedside(theme, y, h, rng, lamp=True, items=True):
    place(bedding.nightstand(theme), (0.14, y, 0), -math.pi / 2)
    place(lounge.table_lamp(theme, 0.52), (0.32, y, 0.55), rng.uniform(0, 6))
    lounge.lamp_light(theme, (0.34, y, 0.95), 15)
    if items:
        place(bedding.telephone(), (0.47, y + 0.12, 0.55), -1.3)
        place(prototype("memo", lambda: (box("memo", (0.10, 0.15, 0.008), (0, 0, 0.004), m.plain("paper", "#f8f7f3", 0.7), 0.001), tube("pen", [(0.03, -0.06, 0.012), (0.045, 0.06, 0.012)], 0.004, m.plain("pen", "#1b1c20", 0.3)))), (0.46, y - 0.13, 0.55), 1.2)
    else:
        place(lounge.books(3, 2), (0.45, y + 0.08, 0.55), 1.4, 0.8)
        place(prototype("water-glass", lambda: lathe("glass", [(0.028, 0.0), (0.033, 0.11)], m.thin_glass(), segments=24)), (0.44, y - 0.14, 0.55))


def _desk_wall(theme, w, l, start, rng):
    """Television, a long low board with the desk at its end, minibar tray, mirror, luggage bench."""
    wood, metal = lounge.lead_wood(theme, "cabinet"), lounge.trim(theme)
    stone = m.stone(f"{theme.key}-top", *theme.marble, seed=5, tile=1.6)
    end, board = l - 0.75, start + 1.85
    x = w - 0.26
    box("desk-top", (0.52, end - board, 0.035), (x, (board + end) / 2, 0.745), stone, 0.004)
    box("apron", (0.48, end - board - 0.04, 0.09), (x, (board + end) / 2, 0.68), wood, 0.003)
    box("panel", (0.03, 1.95, 1.55), (w - 0.018, start + 1.45, 1.42), m.veneer(f"{theme.key}-panel", *theme.wood, seed=21), 0.003)
    for y in (board + 0.03, end - 0.02):
        box("leg", (0.46, 0.035, 0.72), (x, y, 0.36), wood, 0.003)
    box("low", (0.48, board - start, 0.36), (w - 0.25, (start + board) / 2, 0.36), wood, 0.004)
    box("low-top", (0.50, board - start + 0.01, 0.022), (w - 0.255, (start + board) / 2, 0.551), stone, 0.003)
    for i in range(3):
        each = (board - start) / 3
        box("front", (0.02, each - 0.012, 0.33), (w - 0.495, start + each * (i + 0.5), 0.36), wood, 0.004)
        box("pull", (0.015, 0.20, 0.010), (w - 0.51, start + each * (i + 0.5), 0.47), metal, 0.003)
    place(bedding.television(), (w - 0.035, start + 1.45, 1.42), math.pi / 2)
    tray_of_tea(theme, (w - 0.27, start + 0.32, 0.562), rng)
    place(lounge.table_lamp(theme, 0.56), (w - 0.22, end - 0.22, 0.763), 0)
    lounge.lamp_light(theme, (w - 0.24, end - 0.22, 1.18), 11)
    place(lounge.books(6, 2), (w - 0.30, board + 0.35, 0.763), 0.5, 0.85)
    for y, z in ((board + 0.75, 0.90), (start + 0.5, 0.72)):
        socket_plate((w - 0.004, y, z), -1, 2)
    mirror = m.plain("mirror", "#dfe3e4", 0.02, metal=1.0)
    rim = [(w - 0.02, (board + end) / 2 - 0.05 + 0.36 * math.cos(a), 1.52 + 0.36 * math.sin(a)) for a in (2 * math.pi * i / 64 for i in range(64))]
    tube("mirror-rim", rim, 0.012, metal, cyclic=True)
    disc = [(0.355 * math.cos(a), 0.355 * math.sin(a)) for a in (2 * math.pi * i / 64 for i in range(64))]
    rounded_slab("mirror", disc, 0.012, mirror, 0.002, (w - 0.006, (board + end) / 2 - 0.05, 1.52), (0, -math.pi / 2, 0))
    from kit.chairs import chair

    place(chair(theme, "shell" if theme.wall == "fins" else "round-back"), (w - 0.86, (board + end) / 2 - 0.1, 0), -math.pi / 2 + 0.35)


def build(theme, shot):
    """The room of `shot` (layout king or twin by its kind); tells cameras and caption."""
    rng = random.Random(shot.id)
    w, l, h = shot.width, shot.length, shot.height
    near = 2.0
    twin = shot.kind == "guest-twin"
    _shell(theme, w, l, h, near)
    _window(theme, w, l, h)
    bed_mid = l - 3.05
    width = 1.25 if twin else 1.8
    reach = 1.75 if twin else 0.95
    start, end = bed_mid - reach - (0.15 if twin else 0.62), bed_mid + reach + (0.15 if twin else 0.62)
    start, end = max(near + 0.25, start), min(end, l - 0.75)
    _bed_wall(theme, start, end, h, l)
    beds = (bed_mid - 0.96, bed_mid + 0.96) if twin else (bed_mid,)
    bed = bedding.bed(theme, width, _runners[theme.key])
    for index, y in enumerate(beds):
        place(bed, (0.13, y, 0), -math.pi / 2 + 0.004 * index)
    if twin:
        _bedside(theme, bed_mid, h, rng)
        for side in (-1, 1):
            place(bedding.wall_lamp(theme), (0.14, bed_mid + side * 1.0, 1.42), -math.pi / 2)
    else:
        _bedside(theme, bed_mid - 1.26, h, rng)
        _bedside(theme, bed_mid + 1.26, h, rng, items=False)
    for y in ((bed_mid,) if twin else (bed_mid - 0.72, bed_mid + 0.72)):
        wall_art(theme, y, 1.78, 0.66 if twin else 0.52, 0.62, rng, 0.05)
    for y in (start + 0.18, end - 0.18):
        socket_plate((0.155, y, 0.72), 1, 2)
    _desk_wall(theme, w, l, near + 1.05, rng)
    # By the window: a chair to read in.
    place(lounge.armchair(theme, _chairs[theme.key]), (0.78, l - 0.92, 0), -2.05 - 0.25)
    place(lounge.side_table(theme), (1.48, l - 0.62, 0), 0)
    place(lounge.books(9, 2), (1.46, l - 0.60, 0.52), 0.7, 0.75)
    place(lounge.floor_lamp(theme), (0.32, l - 0.42, 0), 0)
    lounge.lamp_light(theme, (0.34, l - 0.46, 1.38), 14)
    place(bedding.luggage_bench(theme), (w - 0.42, near + 0.55, 0), math.pi / 2)
    ceiling_services(theme, w, near, l, h)
    lamps.area("fill", (w / 2, (near + l) / 2, h - 0.03), (w * 0.7, (l - near) * 0.7), "#ffe9d2", 34, (w / 2, l / 2, 0))
    down = lamps.downlight(theme)
    for y in (near + 1.1, l - 2.4, l - 1.0):
        for x in (1.3, w - 1.0):
            place(down, (x, y, h))
    for y in (near + 1.8, l - 1.8):
        lamps.spot("wash", (w - 0.5, y, h - 0.01), (w - 0.05, y, 0.4), theme.warm, 30, 70)
    lamps.spot("bed", (1.3, bed_mid, h - 0.01), (1.25, bed_mid, 0.6), theme.warm, 34, 66)
    name = "双床客房" if twin else "大床客房"
    return {
        "cameras": {
            "main": {"at": (w - 0.95, near + 0.16, 1.36), "target": (1.25, l - 1.1), "lens": 19, "shift_y": -0.03} if not twin else {"at": (w - 0.62, near + 0.14, 1.4), "target": (1.25, l - 1.2), "lens": 18.5, "shift_y": -0.03},
            "second": {"at": (w - 0.62, bed_mid - 0.35, 1.32), "target": (0, bed_mid + 0.30), "lens": 19, "shift_y": -0.02},
            "window": {"at": (w - 0.5, l - 0.9, 1.36), "target": (0.3, near + 0.9), "lens": 20, "shift_y": -0.02},
        },
        "caption": f"{name} {round(w * l)} ㎡",
        "develop": {"warmth": 0.5},
    }
