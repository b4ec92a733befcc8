import type {} from "@amap/amap-jsapi-types";
import { classNames } from "#web/ui/text/class-names.ts";
import { prefersReducedMotion } from "#web/platform/device/prefers-reduced-motion.ts";
import type { MapsService } from "#web/platform/maps/install-maps-service.ts";
import { MapFailureError } from "#web/platform/maps/map-failure-error.ts";
import { zoomLevels } from "../marks/get-mark-room.ts";
import type { VenueMap, VenueMapOptions } from "../venue-map.ts";
import { AmapMap } from "./amap-map.ts";
import { followColorScheme, getMapStyle } from "./get-map-style.ts";
import { withTimeout } from "./with-timeout.ts";
import styles from "./amap.module.css";

/** Creates AMap's map in an element, and waits until its first view is drawn: with a refused key it never is. */
async function createMap(api: typeof AMap, element: HTMLDivElement, centre: readonly [number, number]) {
  const isMotionReduced = prefersReducedMotion();
  const map = new api.Map(element, {
    viewMode: "2D",
    zoom: 11,
    zooms: [zoomLevels.min, zoomLevels.max],
    center: [centre[0], centre[1]],
    mapStyle: getMapStyle(),
    jogEnable: !isMotionReduced,
    animateEnable: !isMotionReduced,
    rotateEnable: false,
    pitchEnable: false,
  });
  return { map, completion: new Promise<void>((resolve) => map.on("complete", () => resolve())) };
}

/**
 * Opens AMap's map in an element. Where it does not answer in time or refuses, that is reported, and undefined returned; all later
 * maps of the visit are the embedded one.
 */
export async function openAmap(
  service: MapsService,
  element: HTMLElement,
  options: VenueMapOptions,
): Promise<VenueMap | undefined> {
  const frame = document.createElement("div");
  frame.className = classNames(styles.amap)!;
  element.append(frame);
  let created: AMap.Map | undefined;
  const open = async () => {
    const api = await service.load();
    if (!api) throw new MapFailureError("unreachable");
    const { map, completion } = await createMap(api, frame, options.centre);
    created = map;
    await completion;
    return new AmapMap(api, map, element, options);
  };
  try {
    const opened = await withTimeout(open());
    opened.onDestroy(followColorScheme((style) => opened.setStyle(style)));
    return opened;
  } catch (error) {
    created?.destroy();
    frame.remove();
    // A page that was left, or whose tab is hidden, draws nothing: that is no fault of AMap.
    if (element.isConnected && !document.hidden) {
      service.provider = "embedded";
      options.onFailure(error instanceof MapFailureError ? error : new MapFailureError("refused", error));
    }
    return undefined;
  }
}
