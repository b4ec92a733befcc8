import type { MapFailure } from "#domain/map-failure.ts";

const descriptions: Record<MapFailure, string> = {
  unreachable: "AMap's script could not be loaded: the embedded map took its place",
  refused: "AMap refused: the embedded map took its place; check AMAP_KEY and the security code",
  timeout:
    "AMap drew no map within 5 s: the embedded map took its place; a refused AMAP_KEY looks the same, and the browser's console names it",
  walking: "AMap returned no walking route: check that the key has that service, and its security code",
};

/** Returns the line of the operator's log for a failure of AMap. */
export const describeMapFailure = (reason: MapFailure): string => descriptions[reason];
