import { expect, test } from "vitest";
import { createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { PageCache } from "../cache/page-cache.ts";
import { createSitemapRoutes } from "./create-sitemap-routes.ts";

const venues = [createTestVenue("1")];
const memory = await createMemoryContext({ venues, spaces: [] });
const catalogue = { ...memory.catalogue, venuesInCity: async () => venues, spacesOfVenues: async () => new Map() };
const context = { ...memory, catalogue };
const createRoutes = (origin?: string) =>
  createSitemapRoutes({
    env: { ORIGIN: origin },
    context,
    cache: new PageCache({
      maxBytes: 1_000_000,
      version: () => 1,
      changedAt: () => 0,
      onRevalidateError: () => undefined,
    }),
  });

test("names the public origin in robots.txt, else the origin of the request", async () => {
  const read = async (origin?: string) =>
    (await createRoutes(origin).request("http://10.0.0.1:3000/robots.txt")).text();
  expect(await read("https://site.example")).toContain("Sitemap: https://site.example/sitemap.xml\n");
  expect(await read()).toContain("Sitemap: http://10.0.0.1:3000/sitemap.xml\n");
});

test("serves the sitemap index and each sitemap that it names as XML", async () => {
  const routes = createRoutes("https://site.example");
  const index = await routes.request("/sitemap.xml");
  expect(index.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  const paths = [...(await index.text()).matchAll(/<loc>https:\/\/site\.example(.*?)<\/loc>/g)].map(
    ([, path]) => path!,
  );
  expect(paths).toEqual(["/sitemap/site.xml", "/sitemap/venues-beijing-1.xml"]);
  const sitemap = await routes.request(paths[1]!);
  expect(await sitemap.text()).toContain("<loc>https://site.example/view/hotel-1</loc>");
});

test("answers an unknown sitemap with 404 as plain text", async () => {
  const response = await createRoutes().request("/sitemap/venues-atlantis-1.xml");
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toBe("text/plain");
});
