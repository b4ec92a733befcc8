import { describe, expect, it } from "vitest";
import { parseSpaceGroups, parseVenueGroups } from "../src/domain/search/grammar.ts";
import { contentOf } from "./content.ts";
import { generateCatalogue } from "./generate.ts";
import { cityOf } from "./map.ts";
import { demoSeed } from "./seed.ts";

const { venues, spaces, content } = generateCatalogue({ seed: demoSeed });

describe("the demo's content", () => {
  it("leads only into the site: to lists that the grammar knows, in the banner's own city", () => {
    for (const { cityCode, body } of content.banner) {
      if (body.href === "/case/submit") continue;
      const [, slug, list, groups] = /^\/([a-z]+)\/(changdi|kongjian)((?:-\d+)+)$/.exec(body.href) ?? [];
      expect([body.href, slug]).toEqual([body.href, cityOf(cityCode!).pinyin]);
      const query = list === "changdi" ? parseVenueGroups(groups!) : parseSpaceGroups(groups!);
      expect([body.href, query === undefined]).toEqual([body.href, false]);
    }
  });

  it("gives every city at least three banners and four hot words", () => {
    for (const code of new Set(venues.map((venue) => venue.cityCode))) {
      expect(content.banner.filter((row) => row.cityCode === code).length).toBeGreaterThanOrEqual(3);
      expect(content["hot-word"].filter((row) => row.cityCode === code).length).toBeGreaterThanOrEqual(4);
    }
  });

  it("sets short cases in houses and rooms of the catalogue that hold their people", () => {
    expect(content.case.length).toBeGreaterThanOrEqual(6);
    for (const { body } of content.case) {
      const space = spaces.find((row) => row.id === body.spaceCode);
      expect([body.name, space?.venueId]).toEqual([body.name, body.siteId]);
      expect([body.name, (space?.capacity[body.layout] ?? 0) >= body.attendees]).toEqual([body.name, true]);
    }
  });

  it("has eight partners and more, all marked, none of them a house of the catalogue", () => {
    expect(content.partner.length).toBeGreaterThanOrEqual(8);
    expect(content.partner.every(({ body }) => body.demo)).toBe(true);
  });

  it("promises no list that is empty", () => {
    const without = contentOf(venues, []).banner.filter(({ body }) => body.href.includes("kongjian"));
    expect(without).toEqual([]);
  });
});
