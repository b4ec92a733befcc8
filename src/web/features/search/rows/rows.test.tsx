import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it } from "vitest";
import type { SpaceCard, SpaceWire, VenueCard } from "#contract/schemas/entities.ts";
import { loadDeferredCode } from "#web/platform/lazy-loading/deferred.tsx";
import { SpaceRow } from "./space-row.tsx";
import { VenueRow } from "./venue-row.tsx";

beforeAll(loadDeferredCode);

const space: SpaceWire = {
  id: "91",
  venueId: "9",
  name: "多功能厅",
  length: 20,
  width: 15,
  area: 300,
  height: 4.2,
  capacity: { classroom: 150 },
  features: [],
  hasVr: false,
  priceDay: 12_000,
};
const venue = {
  id: "9",
  name: "云栖酒店",
  type: "hotel",
  typeName: "酒店",
  spaceCount: 8,
  largestArea: 1320,
  largestCapacity: 1400,
  highestCeiling: 9,
  priceFrom: 3000,
} as VenueCard;
const fit = { space, layout: "classroom", people: 150 } as const;
const props = {
  plan: undefined,
  load: undefined,
  eventSize: {},
  carriedQuery: "",
  distanceFrom: undefined,
};

const renderVenue = (more: Partial<VenueCard>, hasSpacePrices = true) =>
  renderToStaticMarkup(<VenueRow {...props} hasSpacePrices={hasSpacePrices} venue={{ ...venue, ...more }} />).replace(
    /<[^>]+>/g,
    "|",
  );
const renderSpace = (more: Partial<SpaceCard>) =>
  renderToStaticMarkup(<SpaceRow {...props} space={{ ...space, venue, ...more }} />).replace(/<[^>]+>/g, "|");

it("shows area, clear height and price of the space that the row names, not the venue's largest and cheapest", () => {
  const text = renderVenue({ fit });
  for (const shown of ["300", "4.2", "¥12,000", "日租金"]) expect(text).toContain(shown);
  for (const other of ["1,320", "9.0", "¥3,000", "最大会场"]) expect(text).not.toContain(other);
});

it("shows the venue's own figures, labelled so, where it names no space", () => {
  const text = renderVenue({});
  for (const shown of ["最大会场", "1,320", "9.0", "会场起价", "¥3,000"]) expect(text).toContain(shown);
});

it("shows no price of another space where the named one has none", () => {
  const { priceDay: _, ...unpriced } = space;
  const text = renderVenue({ fit: { ...fit, space: unpriced } });
  expect(text).toContain("日租金");
  expect(text).not.toContain("¥3,000");
});

it("shows the published figure beside the trusted one, and marks it where it cannot be true", () => {
  expect(renderVenue({ fit: { ...fit, space: { ...space, capacity: { classroom: 520 } } } })).toMatch(
    /标称\|+520\|+1\|/,
  );
  expect(renderVenue({ fit })).not.toMatch(/150\|+1\|/);
});

it("says which layout a picture shows where it is another than the one judged", () => {
  const cover = { hash: "0".repeat(20), width: 1280, height: 800, color: "#888888", catalogType: "huiyishi" } as const;
  expect(renderVenue({ fit, cover: { ...cover, layout: "banquet" } })).toContain("图为宴会式");
  expect(renderVenue({ fit, cover: { ...cover, layout: "classroom" } })).not.toContain("图为");
});

it("shows the year of prices and ratings where it is not this one", () => {
  const figures = { priceFrom: undefined, guestRoomPriceFrom: 680, rating: { score: 4.6, source: "甲" } };
  expect(renderVenue({ ...figures, sourceYear: 2020 }).match(/（2020 年）/g)).toHaveLength(2);
  expect(renderVenue(figures)).not.toContain("年）");
  expect(renderVenue({ fit: { ...fit, space: { ...space, priceYear: 2024 } } })).toContain("（2024 年）");
  expect(renderSpace({ priceYear: 2024 })).toContain("（2024 年）");
  expect(renderSpace({})).not.toContain("年）");
});

it("says of a booked space that it is, on both lists", () => {
  const blocked = { state: "booked", text: "12 月 18 日 周五已订（11 月 20 日 周五核实）" } as const;
  expect(renderVenue({ fit: { ...fit, blocked } })).toContain(`|${blocked.text}|`);
  expect(renderSpace({ blocked })).toContain(`|${blocked.text}|`);
});
