/** Public runtime configuration, embedded in the page as inert JSON (product.md 2.9). Contains no secrets. */
export interface RuntimeConfig {
  origin: string;
  signKey: string;
  map: {
    provider: "embedded" | "amap";
    amapKey: string;
    amapSecurityCode: string;
    /** Raster tiles of the maps, with their attribution. */
    tiles?: { url: string; by: string };
  };
  persistence: { storage: "local" | "session"; cookieSecure: boolean; debug: boolean };
  recommendationSource: string;
  hotline: string;
  icp: string;
  adviser: string;
}
