import { useEffect, useRef } from "react";
import type { VrHotspot, VrScene } from "#domain/picture/picture.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { vrZh } from "#texts/venue/vr.zh.ts";
import { LayoutIcon } from "../../ui/drawing/layout-icon.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import type { Panorama } from "./panorama/panorama.ts";
import { isSameRoom, formatSceneHref } from "./find-scene.ts";
import type { ViewFeed } from "./panorama/view-feed.ts";
import styles from "./hotspots.module.css";

export interface ResolvedHotspot extends VrHotspot {
  scene: VrScene;
  href: string;
  /** Whether it leads to another layout of the same room. */
  isSameRoom: boolean;
  label: string;
}

/** Returns the hotspots of a scene that lead to another scene, with their URLs and labels. `nameOf` names a scene's place. */
export function resolveHotspots(
  scene: VrScene,
  scenes: readonly VrScene[],
  venueId: string,
  getPlaceName: (scene: VrScene) => string,
): ResolvedHotspot[] {
  return scene.hotspots.flatMap((spot) => {
    const to = scenes.find(({ id }) => id === spot.to);
    if (!to || to.id === scene.id) return [];
    const isSame = isSameRoom(scene, to);
    const label = isSame && to.layout ? vrZh.switchLayout(getLayoutByKey(to.layout).name) : vrZh.goTo(getPlaceName(to));
    return [{ ...spot, scene: to, href: formatSceneHref(venueId, scenes, to), isSameRoom: isSame, label }];
  });
}

interface HotspotLinkProps {
  hotspot: ResolvedHotspot;
  onIntent: (scene: VrScene) => void;
  onFocus?: () => void;
}

/** Renders a hotspot as a link with its label. */
export const HotspotLink = ({ hotspot, onIntent, onFocus }: HotspotLinkProps) => (
  <Link
    className={styles.hotspot}
    href={hotspot.href}
    onFocus={onFocus}
    onPointerEnter={() => onIntent(hotspot.scene)}
    replace={hotspot.isSameRoom}
    resetScroll={false}
  >
    <span>
      {hotspot.isSameRoom && hotspot.scene.layout && <LayoutIcon layout={hotspot.scene.layout} />}
      {hotspot.label}
    </span>
  </Link>
);

/** Returns by how many pixels a label of half-width `half` around `x` must move to stay within the stage's width. */
const getShiftInside = (x: number, half: number, room: number): number =>
  Math.max(0, half - x) - Math.max(0, x + half - room);

interface HotspotsProps {
  hotspots: ResolvedHotspot[];
  feed: ViewFeed;
  panorama: () => Panorama | undefined;
  onIntent: (scene: VrScene) => void;
}

/** Renders the hotspots at their positions; one out of sight is turned to when it gets the keyboard focus. */
export function Hotspots({ hotspots, feed, panorama, onIntent }: HotspotsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const items = [...(list.current?.children ?? [])].filter((item) => item instanceof HTMLElement);
    const widths = items.map((item) => item.firstElementChild?.clientWidth ?? 0);
    return feed.follow(({ toScreenPoint }) => {
      const room = list.current?.clientWidth ?? 0;
      items.forEach((item, index) => {
        const at = toScreenPoint(hotspots[index]!);
        item.toggleAttribute("data-away", at === undefined);
        if (!at) return;
        item.style.transform = `translate(${at.x}px, ${at.y}px)`;
        item.style.setProperty("--shift", `${getShiftInside(at.x, widths[index]! / 2, room)}px`);
      });
    });
  }, [feed, hotspots]);
  const turnTo = (hotspot: ResolvedHotspot) => {
    const view = feed.last();
    if (view && !view.toScreenPoint(hotspot)) panorama()?.turnToDirection({ yaw: hotspot.yaw, pitch: hotspot.pitch });
  };
  return (
    <ul className={styles.hotspots} ref={list}>
      {hotspots.map((hotspot) => (
        <li data-away="" key={hotspot.to}>
          <HotspotLink onFocus={() => turnTo(hotspot)} onIntent={onIntent} hotspot={hotspot} />
        </li>
      ))}
    </ul>
  );
}
