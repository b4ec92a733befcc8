"""Shots of places that are no hotel: by the sea, on the roof, on stage, aboard, at the café. Included by shots.py."""

from shots import Shot


def _place(id, kind, scene, theme, size, catalog_type="huiyishi", camera="main", **more):
    return Shot(id, kind, scene, theme, *size, camera=camera, catalog_type=catalog_type, **more)


place_shots = [
    _place("walnut-cafe-1", "cafe", "cafe", "walnut", (12.0, 8.0, 3.9), "canyin"),
    _place("ivory-gallery-1", "gallery", "gallery", "ivory", (14.0, 10.0, 4.4)),
    _place("slate-cinema-1", "cinema", "cinema", "slate", (19.0, 14.0, 7.4)),
    _place("rosewood-playhouse-1", "playhouse", "cinema", "rosewood", (21.0, 15.0, 8.4)),
    _place("jade-saloon-1", "saloon", "saloon", "jade", (16.0, 7.6, 2.75)),
    _place("slate-exhibition-1", "exhibition", "exhibition", "slate", (60.0, 36.0, 10.5)),
    _place("slate-booth-1", "booth", "exhibition", "slate", (60.0, 36.0, 10.5)),
    _place("linen-stadium-lounge-1", "stadium-lounge", "stadium_lounge", "linen", (13.0, 8.6, 3.3)),
    _place("ivory-beach-1", "beach", "beach", "ivory", (36.0, 24.0, 6.0), "waiguan"),
    _place("walnut-rooftop-1", "rooftop", "rooftop", "walnut", (16.0, 13.0, 3.0), "canyin"),
    _place("slate-black-box-1", "black-box", "black_box", "slate", (16.0, 13.0, 6.2)),
    _place("jade-private-dining-1", "private-dining", "private_dining", "jade", (6.6, 6.4, 3.0), "canyin"),
    _place("jade-courtyard-1", "courtyard", "courtyard", "jade", (15.0, 12.0, 3.0), "waiguan"),
    _place("walnut-barn-1", "barn", "barn", "walnut", (17.0, 10.4, 3.6)),
    _place("rosewood-gala-stage-1", "gala-stage", "gala_stage", "rosewood", (26.0, 20.0, 6.8)),
    _place("linen-studio-1", "studio", "studio", "linen", (13.0, 10.0, 4.8)),
    _place("ivory-wedding-table-1", "wedding-table", "wedding_table", "ivory", (18.0, 13.0, 5.0), "canyin"),
    _place("linen-tropical-ballroom-1", "tropical-ballroom", "tropical_ballroom", "linen", (22.0, 15.0, 4.2), layout="banquet"),
]
