import type {} from "@amap/amap-jsapi-types";
import type { RuntimeConfig } from "#domain/runtime-config.ts";
import { MapFailureError } from "./map-failure-error.ts";

/** The function that AMap's script calls once it is ready, or with an error where it refuses. */
const callback = "huizhiAmapReady";

declare global {
  interface Window {
    /** Read by AMap's script: the security code, or the proxy that adds it. */
    _AMapSecurityConfig?: { securityJsCode: string } | { serviceHost: string };
    [callback]?: (error?: unknown) => void;
  }
}

/**
 * Loads AMap's JS API 2.0. The security code, or the operator's proxy, must be set before.
 * @throws MapFailureError unreachable, refused
 */
export function loadAmap({
  amapKey = "",
  amapSecurityCode,
  amapServiceHost,
}: RuntimeConfig["map"]): Promise<typeof AMap> {
  if (amapServiceHost) window._AMapSecurityConfig = { serviceHost: amapServiceHost };
  else if (amapSecurityCode) window._AMapSecurityConfig = { securityJsCode: amapSecurityCode };
  return new Promise((resolve, reject) => {
    window[callback] = (error) => {
      delete window[callback];
      if (error) reject(new MapFailureError("refused", error));
      else resolve(window.AMap);
    };
    const script = document.createElement("script");
    script.src = `https://webapi.amap.com/maps?v=2.0&key=${encodeURIComponent(amapKey)}&callback=${callback}`;
    script.async = true;
    script.onerror = () => reject(new MapFailureError("unreachable"));
    document.head.append(script);
  });
}
