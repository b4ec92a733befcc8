"""The library, shot by shot, in the order in which the queue makes them."""

from dataclasses import dataclass
from typing import Optional


@dataclass(frozen=True)
class Shot:
    id: str
    kind: str
    # Module of scenes/ that builds it.
    scene: str
    theme: str
    # Room, metres: from the back to the screen, across, clear height.
    length: float
    width: float
    height: float
    camera: str = "main"
    layout: Optional[str] = None
    catalog_type: str = "huiyishi"
    panorama: bool = False
    caption: str = ""
    windows: bool = False
    # People asked of the seating plan; none: as many as sit comfortably.
    people: Optional[int] = None
    # Whether a stage is set up where the rules ask for one.
    stage: bool = True
    # What the screen shows (kit/screens.py).
    event: str = "forum"


# Themes in order; each takes its rooms a little larger or smaller, and stands the camera elsewhere.
_houses = ("walnut", "rosewood", "slate", "linen", "jade", "ivory")
_turns = ("main", "second", "axis", "close", "second", "main")
# What is held in a room set up so: a board room shows no wedding.
_events = {
    "boardroom": ("board", "strategy"), "ushape": ("strategy", "medical", "board"), "hollow": ("board", "medical"),
    "classroom": ("training", "medical", "strategy"), "theatre": ("strategy", "forum", "launch", "product"),
    "banquet": ("gala", "award", "product", "forum", "gala", "wedding"), "fishbone": ("training", "strategy"), "cocktail": ("award", "gala", "launch"),
}


def _meeting(id, theme, layout, size, camera="main", people=None, windows=False, event=0, stage=True, panorama=False):
    held = _events[layout]
    shown = held[(_houses.index(theme) + event) % len(held)]
    return Shot(id, layout, "meeting", theme, *size, camera=camera, layout=layout, people=people, windows=windows, event=shown, stage=stage, panorama=panorama)


_small, _middle, _large = (9.6, 7.2, 3.0), (12.6, 9.0, 3.2), (18.0, 12.0, 4.2)
_hall, _ballroom = (24.0, 16.0, 5.2), (34.0, 21.0, 6.6)


def _of_theme(theme, wide_windows):
    """The six set-ups that every theme shows, in rooms of its own size, from its own corner."""
    at = _houses.index(theme)

    def size(base, step):
        share = (1.0, 1.09, 0.92, 0.86, 1.05, 1.16)[(at + step) % 6]
        return tuple(round(metres * (share if axis < 2 else share**0.5), 1) for axis, metres in enumerate(base))

    def camera(step):
        return _turns[(at + step) % 6]

    return [
        _meeting(f"{theme}-banquet-1", theme, "banquet", size(_hall, 0), camera(0), event=0),
        _meeting(f"{theme}-classroom-1", theme, "classroom", size(_middle, 1), camera(0), windows=wide_windows, event=1),
        _meeting(f"{theme}-boardroom-1", theme, "boardroom", size((8.4, 5.8, 2.9), 2), "second" if at % 2 else "main", windows=True, people=14, event=2, stage=False),
        _meeting(f"{theme}-theatre-1", theme, "theatre", size((20.0, 13.0, 4.6), 3), camera(1)),
        _meeting(f"{theme}-ushape-1", theme, "ushape", size((10.8, 8.0, 3.1), 4), ("main", "second", "axis")[at % 3], windows=not wide_windows, event=2, stage=False),
        _meeting(f"{theme}-classroom-2", theme, "classroom", size(_large, 5), camera(4)),
    ]


def _woven(rows):
    """One of each theme in turn, so that a queue that is stopped early leaves something of everything."""
    return [row[index] for index in range(max(map(len, rows))) for row in rows if index < len(row)]


def _panorama(theme, layout, people, event):
    return _meeting(f"pano-{theme}-{layout}", theme, layout, (14.4, 10.2, 3.7), people=people, event=event, stage=False, panorama=True)


_common = _woven([_of_theme(theme, theme in ("walnut", "linen", "ivory")) for theme in _houses])
_more = [
    _meeting("rosewood-banquet-2", "rosewood", "banquet", _ballroom, event=1, camera="second"),
    _meeting("ivory-banquet-2", "ivory", "banquet", _ballroom, camera="axis", event=1),
    _meeting("slate-theatre-2", "slate", "theatre", _ballroom, camera="axis"),
    _meeting("ivory-theatre-2", "ivory", "theatre", _ballroom, event=2, camera="second"),
    _meeting("jade-theatre-2", "jade", "theatre", _ballroom, event=0, camera="second"),
    _meeting("ivory-cocktail-1", "ivory", "cocktail", (15.6, 11.0, 3.9), people=110),
    _meeting("jade-fishbone-1", "jade", "fishbone", _large, people=54, event=1),
    _meeting("walnut-theatre-2", "walnut", "theatre", _middle, windows=True, event=1, camera="axis"),
    _meeting("slate-cocktail-1", "slate", "cocktail", _large, people=150, event=2),
    _meeting("linen-fishbone-1", "linen", "fishbone", (15.0, 11.0, 3.6), windows=True, people=42),
    _meeting("jade-banquet-2", "jade", "banquet", (16.0, 11.0, 3.8), people=60, event=2, camera="second"),
    _meeting("walnut-classroom-3", "walnut", "classroom", _small, windows=True, people=20, event=1, camera="second"),
    _meeting("linen-theatre-2", "linen", "theatre", _small, windows=True, event=0),
    _meeting("rosewood-cocktail-1", "rosewood", "cocktail", _hall, people=220, event=1, camera="second"),
    _meeting("slate-fishbone-1", "slate", "fishbone", _hall, people=108, event=1, camera="second"),
    _meeting("linen-boardroom-2", "linen", "boardroom", (10.4, 6.6, 3.0), windows=True, people=18, event=2, stage=False, camera="second"),
    _meeting("walnut-banquet-2", "walnut", "banquet", (16.0, 11.0, 3.8), people=80, event=0, camera="close"),
    _meeting("linen-cocktail-1", "linen", "cocktail", _middle, windows=True, people=60, camera="second"),
    _meeting("walnut-hollow-1", "walnut", "hollow", _middle, windows=True, event=2, stage=False, camera="second"),
    _meeting("jade-hollow-1", "jade", "hollow", _small, windows=True, event=1, stage=False),
    _meeting("ivory-classroom-3", "ivory", "classroom", _hall, people=180, event=2),
    _meeting("slate-classroom-3", "slate", "classroom", _small, windows=True, people=24, event=1, camera="close"),
    _meeting("rosewood-classroom-3", "rosewood", "classroom", _hall, people=200, event=1),
    _meeting("ivory-boardroom-2", "ivory", "boardroom", (7.2, 5.2, 2.8), windows=True, people=10, event=2, stage=False, camera="second"),
    _meeting("rosewood-banquet-3", "rosewood", "banquet", _hall, people=160, event=0, camera="close"),
    _meeting("linen-classroom-3", "linen", "classroom", _small, windows=True, people=24, event=1, camera="close"),
]
_panoramas = [
    _panorama("walnut", "classroom", 48, 1), _panorama("ivory", "banquet", 60, 1), _panorama("walnut", "theatre", 96, 0), _panorama("ivory", "theatre", 96, 2),
    _panorama("walnut", "ushape", None, 2), _panorama("ivory", "classroom", 48, 2), _panorama("walnut", "banquet", 60, 0), _panorama("ivory", "ushape", None, 2),
]


_foyers = [
    Shot(f"{theme}-foyer-1", "foyer", "foyer", theme, *size, event=event, windows=windows)
    for theme, size, event, windows in (
        ("walnut", (18.0, 7.2, 3.6), "strategy", True), ("rosewood", (20.0, 8.0, 4.2), "award", False), ("slate", (18.0, 7.2, 3.8), "launch", True),
        ("jade", (16.0, 7.0, 3.6), "medical", True), ("ivory", (20.0, 8.0, 4.4), "forum", True), ("linen", (15.0, 6.6, 3.4), "product", True),
    )
]


def _venue():
    """Lobbies, guest rooms, restaurants and lawns; then the places that are no hotel."""
    from shots_places import place_shots
    from shots_venue import venue_shots

    return list(venue_shots), list(place_shots)


_venue_shots, _place_shots = _venue()


_all: list[Shot] = [
    *_common[:12], *_panoramas[:2], *_venue_shots, *_foyers[:3], *_more[:5], *_common[12:24], *_panoramas[2:],
    *_common[24:], *_foyers[3:], *_more[5:], *_place_shots,
]

shots = {shot.id: shot for shot in _all}
