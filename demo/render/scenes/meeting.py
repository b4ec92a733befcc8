"""Function rooms set up for a meeting or a dinner, by the site's own seating plan."""

import json
import math
import os
import random
import subprocess

from kit import chairs, fittings, tables, tableware
from kit.mesh import place
from kit.room import Room

_here = os.path.dirname(os.path.abspath(__file__))
_names = {"theatre": "剧院式", "classroom": "课桌式", "boardroom": "董事会式", "ushape": "U型", "hollow": "回型", "fishbone": "鱼骨式", "banquet": "宴会式", "cocktail": "鸡尾酒式"}


def _plan(shot):
    """The plan in the room's coordinates: tables (x, y, across, along, round, turn), seats (x, y, turn), stage, screen."""
    asked = {"length": shot.length, "width": shot.width, "height": shot.height, "layout": shot.layout, "people": shot.people, "stage": shot.stage}
    node = os.environ.get("NODE", os.path.join(_here, "../../../node_modules/.bin/node"))
    done = subprocess.run([node, os.path.join(_here, "../plan.ts"), json.dumps(asked)], capture_output=True, text=True, check=True)
    plan = json.loads(done.stdout)
    long = shot.length
    plan["tables"] = [(t["y"] + t["height"] / 2, long - t["x"] - t["width"] / 2, t["height"], t["width"], t.get("round", False), math.radians(t.get("turn", 0))) for t in plan["tables"]]
    plan["seats"] = [(s["y"], long - s["x"], math.radians(s["facing"])) for s in plan["seats"]]
    return plan


def _jitter(rng, amount):
    return rng.uniform(-amount, amount)


def _rows(theme, plan, rng):
    chair = chairs.chair(theme)
    for x, y, turn in plan["seats"]:
        place(chair, (x + _jitter(rng, 0.012), y + _jitter(rng, 0.015), 0), turn + _jitter(rng, 0.035))


def _desks(theme, plan, rng):
    chair = chairs.chair(theme)
    for index, (x, y, across, along, *_) in enumerate(plan["tables"]):
        place(tables.desk(theme, across - 0.015, along, index), (x, y, 0), math.pi if theme.key in ("linen", "slate") and False else 0)
    _chairs_at_desks(theme, plan, rng, chair, pull=0.06)
    for x, y, turn in plan["seats"]:
        _set_desk(theme, x, y, turn, 0.50, rng)


def _chairs_at_desks(theme, plan, rng, chair, pull):
    del theme
    for x, y, turn in plan["seats"]:
        out = _jitter(rng, 0.05) + pull
        place(chair, (x + out * math.sin(turn) + _jitter(rng, 0.02), y - out * math.cos(turn), 0), turn + _jitter(rng, 0.07))


def _set_desk(theme, x, y, turn, reach, rng, card=False):
    """Pad, bottle and cup in front of a seat, `reach` ahead of it."""

    def at(across, ahead):
        c, s = math.cos(turn), math.sin(turn)
        return (x + across * c - ahead * s, y + across * s + ahead * c, 0.753)

    place(tableware.notepad(theme), at(-0.02 + _jitter(rng, 0.02), reach - 0.02), turn + _jitter(rng, 0.08))
    place(tableware.bottle(theme), at(0.20 + _jitter(rng, 0.015), reach + 0.08), rng.uniform(0, 6))
    place(tableware.mug(theme), at(-0.21 + _jitter(rng, 0.02), reach + 0.07), turn + rng.uniform(-0.9, 0.3))
    if card:
        place(tableware.name_card(theme), at(0.0, reach + 0.16), turn)


def _table_top(plan, theme):
    for index, (x, y, across, along, *_) in enumerate(plan["tables"]):
        wide, deep = (across, along) if across >= along else (along, across)
        place(tables.desk(theme, wide - 0.004, deep, index), (x, y, 0), 0 if across >= along else math.pi / 2)


def _around(theme, plan, rng):
    """U-shape and hollow square: draped tables edge to edge, cards and microphones, flowers in the middle."""
    chair = chairs.chair(theme)
    _table_top(plan, theme)
    _chairs_at_desks(theme, plan, rng, chair, pull=0.05)
    for index, (x, y, turn) in enumerate(plan["seats"]):
        _set_desk(theme, x, y, turn, 0.48, rng, card=True)
        if index % 2 == 0:
            place(tableware.microphone(), (x - 0.62 * math.sin(turn) + 0.26 * math.cos(turn), y + 0.62 * math.cos(turn) + 0.26 * math.sin(turn), 0.753), turn + math.pi)
    xs, ys = [t[0] for t in plan["tables"]], [t[1] for t in plan["tables"]]
    middle, low, high = (min(xs) + max(xs)) / 2, min(ys), max(ys)
    stand = plan.get("stand")
    for step in range(max(2, int((high - low) / 1.3))):
        at = (middle + _jitter(rng, 0.05), low + 1.1 + step * 1.1, 0.0)
        # Nobody looks down into a bowl between his own feet.
        if stand and math.hypot(at[0] - stand[0], at[1] - stand[1]) < 1.0:
            continue
        place(tableware.flowers(theme, variant=step % 2), at, rng.uniform(0, 6), 1.5)


def _board(theme, plan, rng):
    xs, ys = [t[0] for t in plan["tables"]], [t[1] for t in plan["tables"]]
    across = max(t[0] + t[2] / 2 for t in plan["tables"]) - min(t[0] - t[2] / 2 for t in plan["tables"])
    along = max(t[1] + t[3] / 2 for t in plan["tables"]) - min(t[1] - t[3] / 2 for t in plan["tables"])
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    from kit.mesh import prototype

    place(prototype("board-table", lambda: tables.board_table(theme, across + 0.1, along)), (x, y, 0))
    chair = chairs.chair(theme, "executive")
    for index, (sx, sy, turn) in enumerate(plan["seats"]):
        out = 0.10 + _jitter(rng, 0.05)
        place(chair, (sx + out * math.sin(turn), sy - out * math.cos(turn), 0), turn + _jitter(rng, 0.22))
        _set_desk(theme, sx, sy, turn, 0.46, rng, card=index % 2 == 1)
        if index % 3 == 0:
            place(tableware.microphone(), (sx - 0.58 * math.sin(turn), sy + 0.58 * math.cos(turn), 0.753), turn + math.pi)
    for step in (-1, 0, 1):
        if along > 3.5 or step == 0:
            place(tableware.flowers(theme, variant=step + 1), (x, y + step * along * 0.27, 0.75), 0.4 * step, 0.62)


def _rounds(theme, plan, rng):
    chair = chairs.chair(theme)
    for index, (x, y, across, *_) in enumerate(plan["tables"]):
        place(tables.round_table(theme, across, index), (x, y, 0), rng.uniform(0, 6))
        place(tableware.lazy_susan(), (x, y, 0.752))
        place(tableware.flowers(theme, variant=index % 3), (x, y, 0.782), rng.uniform(0, 6), 0.92 + _jitter(rng, 0.08))
    near = [(t[0], t[1], t[2] / 2) for t in plan["tables"]]
    napkin = "cone" if theme.key in ("rosewood", "jade") else "flat"
    for x, y, _ in plan["seats"]:
        tx, ty, radius = min(near, key=lambda t: (t[0] - x) ** 2 + (t[1] - y) ** 2)
        angle = math.atan2(y - ty, x - tx)
        turn = angle + math.pi / 2
        reach = radius + 0.24 + _jitter(rng, 0.03)
        place(chair, (tx + reach * math.cos(angle), ty + reach * math.sin(angle), 0), turn + _jitter(rng, 0.10))
        place(tableware.cover(theme, napkin), (tx + (radius - 0.19) * math.cos(angle), ty + (radius - 0.19) * math.sin(angle), 0.752), turn)
        place(tableware.wine_glass(), (tx + (radius - 0.40) * math.cos(angle), ty + (radius - 0.40) * math.sin(angle), 0.752), turn + _jitter(rng, 0.3))


def _islands(theme, plan, rng):
    """Fishbone: two desks pushed together, turned to the aisle, a place for everybody and the group's number in the middle."""
    chair = chairs.chair(theme)
    for index, (x, y, across, along, _, turn) in enumerate(plan["tables"]):
        # The long side runs along (sin, -cos); each desk's sitters are at its outer side.
        for side in (-1, 1):
            at = (x + side * across / 4 * math.cos(turn), y + side * across / 4 * math.sin(turn), 0)
            place(tables.desk(theme, along - 0.004, across / 2 - 0.004, index + (side > 0)), at, turn + side * math.pi / 2)
        ahead = along / 2 - 0.16
        place(tableware.name_card(theme), (x - ahead * math.sin(turn), y + ahead * math.cos(turn), 0.753), turn + math.pi)
    _chairs_at_desks(theme, plan, rng, chair, pull=0.05)
    for x, y, turn in plan["seats"]:
        _set_desk(theme, x, y, turn, 0.50, rng)


def _standing(theme, plan, rng):
    for index, (x, y, *_) in enumerate(plan["tables"]):
        place(tables.high_table(theme), (x, y, 0), rng.uniform(0, 1.5))
        place(tableware.flowers(theme, variant=index % 3), (x, y, 1.10), rng.uniform(0, 6), 0.55)
        for _ in range(rng.randint(3, 6)):
            angle, reach = rng.uniform(0, 6.28), rng.uniform(0.22, 0.32)
            place(tableware.wine_glass(), (x + reach * math.cos(angle), y + reach * math.sin(angle), 1.102), rng.uniform(0, 6))


_set = {"theatre": _rows, "classroom": _desks, "boardroom": _board, "ushape": _around, "hollow": _around, "fishbone": _islands, "banquet": _rounds, "cocktail": _standing}


def _cameras(shot, middle):
    w, l = shot.width, shot.length
    eye = 1.72 if shot.layout in ("banquet", "fishbone", "theatre", "cocktail") else 1.62
    lift = -0.035 if shot.height < 3.6 else -0.005 if shot.height < 4.8 else 0.015
    inside = 0.4 if l < 10 else l * 0.07
    look = l - 0.5
    return {
        "main": {"at": (w * 0.17, inside, eye), "target": (w * 0.57, look), "lens": 21, "shift_y": lift},
        "second": {"at": (w * 0.84, inside, eye), "target": (w * 0.38, look), "lens": 22, "shift_y": lift},
        "axis": {"at": (w * 0.5 + 0.25, inside, eye + 0.1), "target": (w * 0.5, look), "lens": 19, "shift_y": lift},
        "stage": {"at": (w * 0.20, l - min(4.5, l * 0.3), eye), "target": (w * 0.62, 0.0), "lens": 20, "shift_y": lift},
        "close": {"at": (w * 0.30, middle, eye - 0.25), "target": (w * 0.55, look), "lens": 27, "shift_y": lift * 0.5},
    }


def _viewpoint(shot, camera):
    """Where a picture is taken and what its middle shows, in shares of the room on the site's plans: from the screen wall to the back, from the right-hand wall of who faces the screen to the left."""

    def share(point):
        return [round(1 - point[1] / shot.length, 2), round(1 - point[0] / shot.width, 2)]

    return {"at": share(camera["at"]), "to": share(camera["target"])}


def build(theme, shot):
    """Sets the room up and tells its cameras, seats, caption and where the picture is taken."""
    rng = random.Random(shot.id)
    plan = _plan(shot)
    stage = None
    if plan.get("stage"):
        deep, wide = plan["stage"]["width"], plan["stage"]["height"]
        stage = (wide, deep, 0.3 if deep < 3 else 0.5 if deep < 4 else 0.7)
    rise = stage[2] + 0.45 if stage else 1.1
    high = min(shot.height - rise - 0.3, shot.width * 0.48 * 9 / 16)
    room = Room(theme, shot)
    room.build(shot.event, (high * 16 / 9, high), stage)
    if shot.panorama:
        plan["stand"] = _standpoint(shot, plan)
    _set[shot.layout](theme, plan, rng)
    if shot.layout in ("classroom", "ushape") and shot.length < 14:
        place(fittings.flip_chart(), (shot.width * 0.5 - high * 16 / 18 - 0.8, shot.length - 0.9, 0), math.pi + 0.25)
    ys = [y for _, y, _ in plan["seats"]] or [t[1] for t in plan["tables"]]
    count = plan["seated"]
    unit = f"{len(plan['tables'])} {'组' if shot.layout == 'fishbone' else '桌'} " if shot.layout in ("banquet", "fishbone") else ""
    cameras = _cameras(shot, sorted(ys)[len(ys) // 5])
    return {
        "cameras": cameras,
        "viewpoint": _viewpoint(shot, cameras[shot.camera]),
        "panorama": {"at": _standpoint(shot, plan), "facing": 0.0},
        "hotspots": {"door": _door_angle(shot, plan)},
        "seats": count,
        "caption": f"{_names[shot.layout]} {unit}{count} 人",
    }


def _standpoint(shot, plan):
    """In the aisle, a third from the back: where one stands to judge a room."""
    things = [(s[0], s[1], 0.45) for s in plan["seats"]] + [(t[0], t[1], max(t[2], t[3]) / 2 + 0.15) for t in plan["tables"]]
    best = max(
        ((x / 10 * shot.width, y / 20 * shot.length) for x in range(2, 9) for y in range(5, 13)),
        key=lambda p: min(1.0, min(math.hypot(p[0] - x, p[1] - y) - r for x, y, r in things)) - 0.05 * abs(p[0] - shot.width / 2) - 0.03 * abs(p[1] - shot.length * 0.45),
    )
    return (best[0], best[1], 1.6)


def _door_angle(shot, plan):
    """Yaw (clockwise from the screen) and pitch of the door at the back, radians."""
    x, y, z = _standpoint(shot, plan)
    dx, dy = shot.width * 0.22 - x, 0 - y
    return [round(math.atan2(dx, dy), 3), round(math.atan2(1.2 - z, math.hypot(dx, dy)), 3)]
