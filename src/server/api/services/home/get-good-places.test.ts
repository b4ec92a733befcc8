import { expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { getBanners } from "./get-banners.ts";
import { getGoodPlaces } from "./get-good-places.ts";
import { getHotVenues } from "./get-hot-venues.ts";

const context = await createMemoryContext(
  {
    venues: [
      ...["1", "2", "3"].map((id) => createTestVenue(id, { regionIds: ["110105"] })),
      createTestVenue("4", { star: 5, cityCode: "310000" }),
    ],
    spaces: [
      ...["1", "2", "3"].map((id) =>
        createTestSpace(`${id}1`, id, {
          capacity: { banquet: 320, classroom: 200 },
          features: ["pillar-free"],
          height: 6,
        }),
      ),
      createTestSpace("12", "1", { capacity: { banquet: 1200 } }),
      createTestSpace("41", "4", { capacity: { boardroom: 12 } }),
    ],
  },
  { banner: [{ title: "题", text: "文", href: "/beijing", demo: true, stray: 1 }] },
);

it("suggests sizes that the city can seat, with a reason for each space", async () => {
  const places = await getGoodPlaces(context, { city: "beijing" });
  expect(
    places.map(({ type, people, layout, searchParams }) => [type.name, type.count, people, layout, searchParams]),
  ).toEqual([
    ["300 人年会", 3, 300, "banquet", "-0-0-0-300-7"],
    ["百人培训", 3, 100, "classroom", "-0-0-0-100-2"],
  ]);
  expect(places[0]!.list[0]).toMatchObject({ reason: "朝阳，无柱，净高 6.0 m", fit: { people: 320 } });
});

it("accepts fewer than three venues in a small city and omits sizes that none can seat", async () => {
  const places = await getGoodPlaces(context, { city: "shanghai" });
  expect(places.map(({ type, people }) => [type.name, people])).toEqual([["十人闭门会", 10]]);
  expect(await getGoodPlaces(context, { city: "suzhou" })).toEqual([]);
});

it("returns a city's top-ranked venues", async () => {
  expect((await getHotVenues(context, { city: "shanghai", size: 4 })).map(({ id }) => id)).toEqual(["4"]);
  await expect(getGoodPlaces(context, { city: "atlantis" })).rejects.toMatchObject({ reason: "notFound" });
});

it("returns only the contract's fields of a banner", async () => {
  expect(JSON.parse(JSON.stringify(await getBanners(context, { city: "beijing" })))).toEqual([
    { id: "1", title: "题", text: "文", href: "/beijing", demo: true },
  ]);
});
