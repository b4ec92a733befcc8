/** Public runtime configuration, handed to the page as inert JSON (product.md 2.9). Nothing in it is a secret. */
export interface RuntimeConfig {
  origin: string;
  signKey: string;
  map: {
    provider: "embedded" | "amap";
    amapKey: string;
    amapSecurityCode: string;
    /** Raster tiles under the maps, and whose they are. */
    tiles?: { url: string; by: string };
  };
  persistence: { storage: "local" | "session"; cookieSecure: boolean; debug: boolean };
  recommendationSource: string;
  hotline: string;
  icp: string;
  adviser: string;
}
