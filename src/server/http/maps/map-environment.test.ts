import { expect, test } from "vitest";
import { createRuntimeConfig } from "../create-runtime-config.ts";
import { readEnv } from "../env.ts";

const readMap = (settings: Record<string, string>) => createRuntimeConfig(readEnv(settings), "https://a.example").map;
const amap = { MAP_PROVIDER: "amap", AMAP_KEY: "k1", AMAP_SECURITY_CODE: "c1" };

test("AMap needs its key, and a proxy the path that AMap's script expects", () => {
  expect(() => readEnv({ MAP_PROVIDER: "amap" })).toThrow("AMAP_KEY");
  expect(() => readEnv({ ...amap, AMAP_SERVICE_HOST: "https://proxy.example/amap" })).toThrow("AMAP_SERVICE_HOST");
  expect(() => readEnv({ ...amap, AMAP_KEY: "a b" })).toThrow("AMAP_KEY");
});

test("pages get the key and the code with AMap only, and no code where a proxy adds it", () => {
  expect(readMap({ ...amap, MAP_PROVIDER: "embedded" })).toEqual({});
  expect(readMap(amap)).toEqual({ provider: "amap", amapKey: "k1", amapSecurityCode: "c1" });
  const host = "https://proxy.example/_AMapService";
  expect(readMap({ ...amap, AMAP_SERVICE_HOST: host })).toEqual({
    provider: "amap",
    amapKey: "k1",
    amapServiceHost: host,
  });
});
