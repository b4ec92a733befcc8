"""Shots of the venue besides its function rooms: lobby, guest rooms, restaurant, lawn. Included by shots.py."""

from shots import Shot


def _row(id, kind, scene, theme, size, catalog_type, camera="main", **more):
    return Shot(id, kind, scene, theme, *size, camera=camera, catalog_type=catalog_type, **more)


def _lobby(theme, number, camera="main"):
    return _row(f"{theme}-lobby-{number}", "lobby", "lobby", theme, (20.0, 16.0, 6.6), "dating", camera)


def _room(theme, kind, camera="main"):
    return _row(f"{theme}-guest-{kind}-1", f"guest-{kind}", "guest_room", theme, (7.8, 4.5, 2.75), "kefang", camera)


def _restaurant(theme):
    return _row(f"{theme}-restaurant-1", "restaurant", "restaurant", theme, (15.0, 11.0, 3.6), "canyin")


def _lawn(theme, number, camera="main"):
    return _row(f"{theme}-lawn-{number}", "lawn", "lawn", theme, (36.0, 30.0, 6.0), "waiguan", camera)


venue_shots = [
    _lobby("walnut", 1),
    _room("walnut", "king"),
    _restaurant("walnut"),
    _lawn("ivory", 1),
    _row("walnut-entrance-1", "entrance", "entrance", "walnut", (20.0, 16.0, 6.6), "waiguan"),
    _room("ivory", "twin"),
    _lobby("rosewood", 1),
    _lobby("jade", 1),
    _lobby("ivory", 1),
    _lobby("walnut", 2, "second"),
    _lobby("ivory", 2, "second"),
    _room("linen", "king", "second"),
    _room("rosewood", "king"),
    _room("jade", "twin"),
    _room("slate", "twin"),
    _restaurant("jade"),
    _restaurant("linen"),
    _lawn("ivory", 2, "second"),
    _lawn("jade", 1),
    _row("pano-lobby", "lobby", "lobby", "walnut", (20.0, 16.0, 6.6), "dating", panorama=True),
]
