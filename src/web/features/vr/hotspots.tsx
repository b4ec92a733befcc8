import { useEffect, useRef } from "react";
import type { VrHotspot, VrScene } from "../../../domain/picture/picture.ts";
import { layoutByKey } from "../../../domain/space/layout.ts";
import { vrZh } from "../../../texts/vr.zh.ts";
import { LayoutIcon } from "../../ui/layout-icon.tsx";
import { Link } from "../../ui/link.tsx";
import type { Panorama } from "./panorama.ts";
import { sameRoom, sceneHref } from "./scenes.ts";
import type { ViewFeed } from "./view-feed.ts";

export interface Way extends VrHotspot {
  scene: VrScene;
  href: string;
  /** Whether it leads to another layout of the same room. */
  here: boolean;
  label: string;
}

/** Returns the hotspots of a scene that lead to another scene, with their URLs and labels. `nameOf` names a scene's place. */
export function waysFrom(
  scene: VrScene,
  scenes: readonly VrScene[],
  venueId: string,
  nameOf: (scene: VrScene) => string,
): Way[] {
  return scene.hotspots.flatMap((spot) => {
    const to = scenes.find(({ id }) => id === spot.to);
    if (!to || to.id === scene.id) return [];
    const here = sameRoom(scene, to);
    const label = here && to.layout ? vrZh.layOut(layoutByKey(to.layout).name) : vrZh.goTo(nameOf(to));
    return [{ ...spot, scene: to, href: sceneHref(venueId, scenes, to), here, label }];
  });
}

interface WayLinkProps {
  way: Way;
  onIntent: (scene: VrScene) => void;
  onFocus?: () => void;
}

/** Renders a hotspot as a link with its label. */
export const WayLink = ({ way, onIntent, onFocus }: WayLinkProps) => (
  <Link
    className="vr-way"
    href={way.href}
    onFocus={onFocus}
    onPointerEnter={() => onIntent(way.scene)}
    replace={way.here}
    resetScroll={false}
  >
    <span>
      {way.here && way.scene.layout && <LayoutIcon layout={way.scene.layout} />}
      {way.label}
    </span>
  </Link>
);

/** Returns by how many pixels a label of half-width `half` around `x` must move to stay within the stage's width. */
const inside = (x: number, half: number, room: number): number => Math.max(0, half - x) - Math.max(0, x + half - room);

interface HotspotsProps {
  ways: Way[];
  feed: ViewFeed;
  panorama: () => Panorama | undefined;
  onIntent: (scene: VrScene) => void;
}

/** Renders the hotspots at their positions; one out of sight is turned to when it gets the keyboard focus. */
export function Hotspots({ ways, feed, panorama, onIntent }: HotspotsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const items = [...(list.current?.children ?? [])].filter((item) => item instanceof HTMLElement);
    const widths = items.map((item) => item.firstElementChild?.clientWidth ?? 0);
    return feed.follow(({ spot }) => {
      const room = list.current?.clientWidth ?? 0;
      items.forEach((item, index) => {
        const at = spot(ways[index]!);
        item.classList.toggle("away", at === undefined);
        if (!at) return;
        item.style.transform = `translate(${at.x}px, ${at.y}px)`;
        item.style.setProperty("--shift", `${inside(at.x, widths[index]! / 2, room)}px`);
      });
    });
  }, [feed, ways]);
  const turnTo = (way: Way) => {
    const view = feed.last();
    if (view && !view.spot(way)) panorama()?.face({ yaw: way.yaw, pitch: way.pitch });
  };
  return (
    <ul className="vr-ways" ref={list}>
      {ways.map((way) => (
        <li className="away" key={way.to}>
          <WayLink onFocus={() => turnTo(way)} onIntent={onIntent} way={way} />
        </li>
      ))}
    </ul>
  );
}
