import type { RuntimeConfig } from "#domain/runtime-config.ts";

/** What the maps add to each directive of a Content Security Policy: sources with a space before each, directives with a semicolon. */
interface MapSources {
  scripts: string;
  images: string;
  requests: string;
  /** Directives of their own. */
  directives: string;
}

const amapHosts = " https://*.amap.com https://*.is.autonavi.com";

/**
 * Returns what the maps add to a Content Security Policy: the operator's tiles, and for AMap its hosts, the proxy for its services,
 * and what its script does: it evaluates its modules as text, and draws in workers and pictures that it makes itself.
 */
export function getMapSources({ map }: Pick<RuntimeConfig, "map">): MapSources {
  const tiles = map.tiles ? ` ${new URL(map.tiles.url).origin}` : "";
  if (map.provider !== "amap") return { scripts: "", images: tiles, requests: "", directives: "" };
  const proxy = map.amapServiceHost ? ` ${new URL(map.amapServiceHost).origin}` : "";
  return {
    scripts: ` https://*.amap.com${proxy} 'unsafe-eval'`,
    images: ` blob:${amapHosts}${proxy}${tiles}`,
    requests: `${amapHosts}${proxy}`,
    directives: "; worker-src 'self' blob:",
  };
}
