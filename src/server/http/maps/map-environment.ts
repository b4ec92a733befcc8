import { z } from "zod";

/** Environment variables of the maps: name, schema, default, meaning. */
export const mapEnvironment = {
  MAP_PROVIDER: {
    schema: z.enum(["embedded", "amap"]).default("embedded"),
    about: "map of all pages: `embedded`, which needs nothing, or `amap`, which needs AMAP_KEY; see docs/operations.md",
  },
  AMAP_KEY: {
    schema: z
      .string()
      .regex(/^\w{1,64}$/, "letters and digits")
      .or(z.literal(""))
      .default(""),
    about: "key of AMap's JS API (Web端), for MAP_PROVIDER=amap",
  },
  AMAP_SECURITY_CODE: {
    schema: z.string().max(64).default(""),
    about: "security code of the key (安全密钥), which pages contain; AMAP_SERVICE_HOST keeps it out of them",
  },
  AMAP_SERVICE_HOST: {
    schema: z
      .url({ protocol: /^https?$/ })
      .regex(/\/_AMapService$/, "an address that ends with /_AMapService")
      .optional(),
    about:
      "proxy of yours that adds the security code, as https://example.com/_AMapService; takes the place of AMAP_SECURITY_CODE",
  },
  MAP_TILES: {
    schema: z
      .string()
      .regex(/^https?:\/\/[^{}]+\{z\}[^{}]*\{x\}[^{}]*\{y\}[^{}]*$/)
      .optional(),
    about:
      "raster tiles in GCJ-02 under the embedded map, as https://tiles.example/{z}/{x}/{y}.png; none where it is not set",
  },
  MAP_TILES_BY: {
    schema: z.string().max(100).default(""),
    about: "attribution that the licence of the tiles requires",
  },
} as const;

/** Returns what is wrong between the variables of the maps. */
export const listMapMistakes = ({ MAP_PROVIDER: provider, AMAP_KEY: key }: MapValues): string[] =>
  provider === "amap" && key === "" ? ["AMAP_KEY: MAP_PROVIDER=amap needs it"] : [];

interface MapValues {
  MAP_PROVIDER: "embedded" | "amap";
  AMAP_KEY: string;
}
