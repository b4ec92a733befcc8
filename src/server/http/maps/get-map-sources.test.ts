import { expect, test } from "vitest";
import { getMapSources } from "./get-map-sources.ts";

const embedded = { provider: "embedded" } as const;

test("the embedded map adds the operator's tiles to the policy and nothing else", () => {
  expect(getMapSources({ map: { ...embedded, amapKey: "k" } })).toEqual({
    scripts: "",
    images: "",
    requests: "",
    directives: "",
  });
  const tiles = { url: "https://tiles.example/{z}/{x}/{y}.png", by: "" };
  expect(getMapSources({ map: { ...embedded, tiles } })).toMatchObject({
    images: " https://tiles.example",
    scripts: "",
  });
});

test("AMap adds its hosts, and the operator's proxy where there is one", () => {
  const amap = { provider: "amap", amapKey: "k" } as const;
  expect(getMapSources({ map: amap }).scripts).toBe(" https://*.amap.com 'unsafe-eval'");
  const sources = getMapSources({ map: { ...amap, amapServiceHost: "https://proxy.example/_AMapService" } });
  for (const list of [sources.scripts, sources.images, sources.requests])
    expect(list).toContain(" https://proxy.example");
  expect(sources.directives).toContain("worker-src 'self' blob:");
});
