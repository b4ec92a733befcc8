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
  for (const shown of ["20 × 15 m", "净高 4.2 m", "¥12,000|", "场租 / 天|"]) expect(text).toContain(shown);
  for (const other of ["1,320", "9.0", "¥3,000", "最大会场"]) expect(text).not.toContain(other);
});

it("shows the venue's own figures, labelled so, where it names no space", () => {
  const text = renderVenue({});
  for (const shown of ["最大会场 1,320 m²", "净高 9.0 m", "¥3,000|", "场租 / 天起"]) expect(text).toContain(shown);
});

it("shows no price of another space where the named one has none", () => {
  const { priceDay: _, ...unpriced } = space;
  const text = renderVenue({ fit: { ...fit, space: unpriced } });
  expect(text).toContain("多功能厅");
  expect(text).not.toContain("¥");
});

it("names the published figure where the space cannot hold it, and leaves it out where it is the one counted on", () => {
  const publishing = (people: number) =>
    renderVenue({ fit: { ...fit, space: { ...space, capacity: { classroom: people } } } });
  expect(publishing(520)).toContain("标称 520 偏高");
  expect(publishing(160)).not.toContain("标称");
  expect(renderVenue({ fit })).not.toContain("标称");
});

it("says of a capacity without known sides that it is the published one", () => {
  const { length: _, width: _width, ...unmeasured } = space;
  expect(renderVenue({ fit: { ...fit, space: unmeasured } })).toContain("按标称");
  expect(renderVenue({ fit })).not.toContain("按标称");
});

it("says how the people fit, and what the event costs in all", () => {
  const sum = { total: 63_540, perHead: 454, text: "场租 12,000，午餐 51,540" };
  const text = renderToStaticMarkup(
    <VenueRow
      {...props}
      eventSize={{ people: 140, layout: "classroom" }}
      hasSpacePrices
      venue={{ ...venue, fit: { ...fit, sum } }}
    />,
  ).replace(/<[^>]+>/g, "|");
  for (const shown of ["可坐 150|，余 10 座", "¥63,540", "合计，人均 454", sum.text]) expect(text).toContain(shown);
  expect(text).not.toContain("¥12,000");
});

it("leaves a fact out that is not known", () => {
  const text = renderVenue({ fit: { ...fit, space: { ...space, height: undefined } }, metro: undefined });
  for (const absent of ["暂无", "净高", "客房", "undefined"]) expect(text).not.toContain(absent);
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
