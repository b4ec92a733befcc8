import type { RuntimeConfig } from "#domain/runtime-config.ts";
import { readRuntimeConfig } from "./start/read-runtime-config.ts";

/** The maps service on `window`: nothing is fetched before `load` is called. */
interface MapsService {
  provider: RuntimeConfig["map"]["provider"];
  /** Resolves when the provider is ready; the embedded map fetches nothing. */
  load: () => Promise<void>;
}

declare global {
  interface Window {
    huizhiMaps?: MapsService;
    _AMapSecurityConfig?: { securityJsCode: string };
  }
}

function loadAmap(key: string, securityCode: string): Promise<void> {
  if (securityCode) window._AMapSecurityConfig = { securityJsCode: securityCode };
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `https://webapi.amap.com/maps?v=2.0&key=${encodeURIComponent(key)}`;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error("地图加载失败"));
    document.head.append(script);
  });
}

/** Sets the maps service on `window`, unless it is there. */
export function installMapsService(): void {
  const { map } = readRuntimeConfig();
  const amap = map.provider === "amap" && map.amapKey !== "";
  let loading: Promise<void> | undefined;
  window.huizhiMaps ??= {
    provider: amap ? "amap" : "embedded",
    load: () => {
      loading ??= amap ? loadAmap(map.amapKey, map.amapSecurityCode) : Promise.resolve();
      return loading;
    },
  };
}
