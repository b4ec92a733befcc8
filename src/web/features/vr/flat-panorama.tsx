import { useEffect, useRef } from "react";
import type { VrScene } from "#domain/picture/picture.ts";
import { vrZh } from "#texts/venue/vr.zh.ts";
import { type ResolvedHotspot, HotspotLink } from "./hotspots.tsx";
import { Poster } from "./panorama/poster.tsx";
import { toPicturePoint } from "./panorama/get-field-of-view.ts";
import hotspotsStyles from "./hotspots.module.css";
import styles from "./flat-panorama.module.css";

interface FlatPanoramaProps {
  scene: VrScene;
  placeName: string;
  hotspots: ResolvedHotspot[];
}

const formatPercent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Renders the panorama as a flat image that scrolls sideways, for devices without WebGL. */
export function FlatPanorama({ scene, placeName, hotspots }: FlatPanoramaProps) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = strip.current;
    if (element) element.scrollLeft = toPicturePoint(scene.view).x * element.scrollWidth - element.clientWidth / 2;
  }, [scene]);
  return (
    <section aria-label={vrZh.still.scroll} className={styles.strip} ref={strip}>
      <div>
        <Poster alt={placeName} flat scene={scene} />
        <ul className={hotspotsStyles.hotspots}>
          {hotspots.map((hotspot) => {
            const { x, y } = toPicturePoint(hotspot);
            return (
              <li key={hotspot.to} style={{ left: formatPercent(x), top: formatPercent(y) }}>
                <HotspotLink onIntent={() => undefined} hotspot={hotspot} />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
