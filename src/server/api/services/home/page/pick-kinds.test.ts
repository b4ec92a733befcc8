import { expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import type { Picture } from "#domain/picture/picture.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import { pickKinds } from "./pick-kinds.ts";

const city = { code: "110000", pinyin: "beijing" };

const createPicture = (hash: string, layout?: LayoutKey): Picture => ({
  hash,
  width: 1280,
  height: 800,
  color: "#888888",
  catalogType: layout ? "huiyishi" : "waiguan",
  ...(layout && { layout }),
});

const context = await createMemoryContext({
  venues: [
    createTestVenue("1"),
    createTestVenue("2"),
    createTestVenue("3", { type: "resort", pictures: [createPicture("grounds")] }),
  ],
  spaces: [
    createTestSpace("11", "1", {
      capacity: { classroom: 60 },
      priceDay: 8_000,
      pictures: [createPicture("other", "banquet"), createPicture("a", "classroom")],
    }),
    createTestSpace("21", "2", {
      capacity: { classroom: 200 },
      priceDay: 5_000,
      pictures: [createPicture("b", "classroom")],
    }),
    createTestSpace("31", "3", { capacity: { theatre: 40 } }),
  ],
});

it("returns the kinds that the city has venues for, with count, cheapest hire and a picture in the layout", async () => {
  const hashes = new Set<string>();
  const kinds = await pickKinds(context, city, { venueIds: new Set(), hashes });
  expect(kinds.map(({ picture, ...kind }) => ({ ...kind, picture: picture?.hash }))).toEqual([
    {
      id: "training",
      name: "培训",
      href: "/beijing/changdi-0-0-0-50-2",
      count: 2,
      priceFrom: 5_000,
      picture: "a",
    },
    { id: "team-building", name: "团建", href: "/beijing/changdi-0-3072-0-0-0", count: 1, picture: "grounds" },
  ]);
  expect([...hashes]).toEqual(["a", "grounds"]);
});

it("shows no picture that the page shows already, and none where there is no other", async () => {
  const pick = async (...hashes: string[]) =>
    (await pickKinds(context, city, { venueIds: new Set(), hashes: new Set(hashes) }))[0]?.picture?.hash;
  expect(await pick("a")).toBe("b");
  expect(await pick("a", "b")).toBeUndefined();
});
