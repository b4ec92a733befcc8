import type { RuntimeConfig } from "#domain/runtime-config.ts";

/** Returns the origins of the maps as sources of a Content Security Policy, each with a space before it; empty where there are none. */
export const getMapSources = ({ map }: Pick<RuntimeConfig, "map">) => ({
  amap: map.provider === "amap" ? " https://*.amap.com" : "",
  tiles: map.tiles ? ` ${new URL(map.tiles.url).origin}` : "",
});
