import type {} from "@amap/amap-jsapi-types";
import type { RuntimeConfig } from "#domain/runtime-config.ts";
import { readRuntimeConfig } from "../start/read-runtime-config.ts";

/** The maps service on `window`: nothing is fetched before `load` is called. */
export interface MapsService {
  /** The provider of the maps; the embedded one from a failure of AMap on. */
  provider: "embedded" | "amap";
  /** Resolves with AMap's API once it is loaded; with undefined for the embedded map. @throws MapFailureError */
  load: () => Promise<typeof AMap | undefined>;
}

declare global {
  interface Window {
    huizhiMaps?: MapsService;
  }
}

function createMapsService(map: RuntimeConfig["map"]): MapsService {
  let loading: ReturnType<MapsService["load"]> | undefined;
  return {
    provider: map.provider ?? "embedded",
    load: () => {
      loading ??=
        map.provider === "amap"
          ? import("./load-amap.ts").then((part) => part.loadAmap(map))
          : Promise.resolve(undefined);
      return loading;
    },
  };
}

/** Sets the maps service on `window`, unless it is there, and returns it. */
export function installMapsService(): MapsService {
  window.huizhiMaps ??= createMapsService(readRuntimeConfig().map);
  return window.huizhiMaps;
}
