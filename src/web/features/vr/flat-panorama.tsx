import { useEffect, useRef } from "react";
import type { VrScene } from "../../../domain/picture/picture.ts";
import { vrZh } from "../../../texts/vr.zh.ts";
import { type Way, WayLink } from "./hotspots.tsx";
import { Poster } from "./poster.tsx";
import { centreOf } from "./still-crop.ts";

interface FlatPanoramaProps {
  scene: VrScene;
  where: string;
  ways: Way[];
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Renders the panorama as a flat image that scrolls sideways, for devices without WebGL. */
export function FlatPanorama({ scene, where, ways }: FlatPanoramaProps) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = strip.current;
    if (element) element.scrollLeft = centreOf(scene.view).x * element.scrollWidth - element.clientWidth / 2;
  }, [scene]);
  return (
    <section aria-label={vrZh.still.scroll} className="vr-flat" ref={strip}>
      <div>
        <Poster alt={where} flat scene={scene} />
        <ul className="vr-ways">
          {ways.map((way) => {
            const { x, y } = centreOf(way);
            return (
              <li key={way.to} style={{ left: percent(x), top: percent(y) }}>
                <WayLink onIntent={() => undefined} way={way} />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
