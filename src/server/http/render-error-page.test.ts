import { expect, it } from "vitest";
import { viewportContent } from "#domain/limits.ts";
import { siteZh } from "#texts/site/site.zh.ts";
import { createRuntimeConfig } from "./create-runtime-config.ts";
import { readEnv } from "./env.ts";
import { renderErrorPage } from "./render-error-page.ts";

const render = (settings: Record<string, string>) =>
  renderErrorPage(siteZh.error.fault, {
    config: createRuntimeConfig(readEnv(settings), "https://huizhi.example"),
    mapsScript: "/assets/maps-1.js",
  });

it("has the viewport, the maps script and the configuration of every page", () => {
  const { html } = render({ HOTLINE: "</script><b>" });
  expect(html).toContain(`<meta name="viewport" content="${viewportContent}">`);
  expect(html).toContain('<script type="module" async src="/assets/maps-1.js"></script>');
  const json = /<script type="application\/json" id="runtime-config">(.*?)<\/script>/.exec(html)![1]!;
  expect(JSON.parse(json)).toMatchObject({ hotline: "</script><b>", map: {} });
});

it("allows nothing but what it has: it shows no map", () => {
  expect(render({}).policy).toMatch(/^default-src 'none'; script-src 'self'; .*connect-src 'self'; /);
  const { policy } = render({
    MAP_PROVIDER: "amap",
    AMAP_KEY: "k",
    MAP_TILES: "https://tiles.example/{z}/{x}/{y}.png",
  });
  expect(policy).toBe(render({}).policy);
});
