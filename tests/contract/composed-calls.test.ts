import { afterAll, beforeAll, expect, test } from "vitest";
import type { CallPath } from "#contract/calls.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import { createDemoDataDir } from "../suite/create-demo-data-dir.ts";
import { type Site, startSite } from "../start-site.ts";
import type { CallIds } from "./create-call-input.ts";
import { callApi, prepareCallIds } from "./prepare-call-ids.ts";

let site: Site;
let ids: CallIds;
beforeAll(async () => {
  site = await startSite(createDemoDataDir("composed-calls"));
  ids = await prepareCallIds(site.url);
});
afterAll(() => site?.stop());

interface Row {
  id: string;
  [field: string]: unknown;
}
const idsOf = (rows: unknown): string[] => (rows as Row[]).map(({ id }) => id);
const pick = (rows: unknown, ...names: string[]) =>
  (rows as Row[]).map((row) => Object.fromEntries(names.map((name) => [name, row[name]])));

/** What a call answers, and what the answer of its page has of it. */
interface Comparison {
  input: Record<string, unknown> | (() => Record<string, unknown>);
  /** Of the page's call, where it is another one. */
  aggregate?: Record<string, unknown>;
  compare: (part: never, aggregate: never) => void;
}

const city = { city: "beijing" };
const group = { groupName: "marriott" };
const venue = () => ({ siteId: ids.siteId });

/** A comparison for each call that is a part of another one. */
const comparisons: Partial<Record<CallPath, Comparison>> = {
  "home/getSwipeImgs": {
    input: city,
    compare: (banners: Row[], aggregate: { banners: Row[] }) => expect(aggregate.banners).toEqual(banners),
  },
  "searchSite/hotSearch": {
    input: city,
    compare: (keywords: string[], aggregate: { hotKeywords: string[] }) => {
      expect(aggregate.hotKeywords.length).toBeGreaterThan(0);
      expect(keywords.slice(0, aggregate.hotKeywords.length)).toEqual(aggregate.hotKeywords);
    },
  },
  "hotel/getAggregateHotelInfoNew": {
    input: venue,
    compare: (information: object, aggregate: object) => expect(aggregate).toMatchObject(information),
  },
  "hotel/getSiteDetailImage": {
    input: venue,
    compare: (images: { first: Row[]; counts: unknown }, aggregate: { pictures: Row[]; pictureCounts: unknown }) => {
      expect(aggregate.pictures).toEqual(images.first);
      expect(aggregate.pictureCounts).toEqual(pick(images.counts, "catalogType", "count"));
    },
  },
  "sample/getGroupSampleList": {
    input: group,
    compare: ({ list }: { list: Row[] }, { cases }: { cases: Row[] }) => {
      expect(cases.length).toBeGreaterThan(0);
      expect(idsOf(list)).toEqual(expect.arrayContaining(idsOf(cases)));
    },
  },
  "activity/getYearSampleList": {
    input: {},
    aggregate: { ...city, tables: 20 },
    compare: ({ list }: { list: Row[] }, { cases }: { cases: Row[] }) => {
      expect(cases.length).toBeGreaterThan(0);
      expect(idsOf(list)).toEqual(expect.arrayContaining(idsOf(cases)));
    },
  },
  "marketing/getTopicList": {
    input: {},
    aggregate: group,
    compare: (topics: Row[], { groups }: { groups: Row[] }) => expect(groups).toEqual(topics),
  },
  "marketing/getTopicBrand": {
    input: group,
    compare: (brands: Row[], aggregate: { brands: Row[] }) => {
      const named = aggregate.brands.filter(({ id }) => id !== undefined);
      expect(named.length).toBeGreaterThan(0);
      expect(pick(brands, "id", "name", "venues")).toEqual(expect.arrayContaining(pick(named, "id", "name", "venues")));
    },
  },
  "marketing/getTopicHotelList": {
    input: group,
    compare: (venues: { total: number; list: Row[] }, aggregate: { total: number; list: Row[] }) =>
      expect([aggregate.total, idsOf(aggregate.list)]).toEqual([venues.total, idsOf(venues.list)]),
  },
  "marketing/getCity": {
    input: group,
    compare: (cities: { code: string; count: number }[], aggregate: { cities: { code: string; venues: number }[] }) =>
      expect(aggregate.cities.map(({ code, venues }) => [code, venues])).toEqual(
        cities.map(({ code, count }) => [code, count]),
      ),
  },
  "marketing/getContinentList": {
    input: group,
    compare: (
      continents: { countries: { cities: { code: string }[] }[] }[],
      aggregate: { cities: { code: string }[] },
    ) => {
      const codes = continents.flatMap(({ countries }) => countries.flatMap(({ cities }) => cities));
      expect(codes.map(({ code }) => code).sort()).toEqual(aggregate.cities.map(({ code }) => code).sort());
    },
  },
};

const composed = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([part, { partOf }]) =>
  partOf ? [[part as CallPath, partOf] as const] : [],
);

test.each(composed)("%s answers what %s has of it", async (part, aggregate) => {
  const { input, aggregate: aggregateInput, compare } = comparisons[part]!;
  const given = typeof input === "function" ? input() : input;
  const [own, all] = await Promise.all([
    callApi(site.url, part, given),
    callApi(site.url, aggregate, aggregateInput ?? given),
  ]);
  expect([own.code, all.code]).toEqual([2000, 2000]);
  compare(own.data as never, all.data as never);
});
