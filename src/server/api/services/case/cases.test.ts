import { beforeAll, expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "../../../../../tests/create-test-venue.ts";
import { createMemoryContext } from "../../../../../tests/search/create-memory-context.ts";
import type { CaseFacts } from "../../../../domain/content/case-facts.ts";
import { buildCaseCards } from "../cards/build-case-cards.ts";
import type { Context } from "../context.ts";
import { getCase } from "./get-case.ts";
import { getCaseListFilters } from "./get-case-list-filters.ts";
import { getCases } from "./get-cases.ts";
import { getGroupCases } from "./get-group-cases.ts";

const createCase = (name: string, more: Partial<CaseFacts> = {}): CaseFacts => ({
  name,
  cityCode: "110000",
  eventType: "training",
  attendees: 80,
  layout: "classroom",
  number: { value: "4.2", unit: "万元" },
  story: "两句话。",
  siteId: "1",
  spaceCode: "11",
  ...more,
});

const cases = [
  createCase("甲"),
  createCase("乙", { eventType: "launch", siteId: "2", spaceCode: "21" }),
  createCase("丙", { cityCode: "310000", siteId: "9", spaceCode: "91" }),
  ...Array.from({ length: 22 }, (_, at) => createCase(`丁${at}`, { cityCode: "440100" })),
];

let context: Context;
beforeAll(async () => {
  const rows = {
    venues: [createTestVenue("1", { groupName: "hilton", name: "云栖" }), createTestVenue("2", { name: "望京" })],
    spaces: [createTestSpace("11", "1", { name: "大厅" }), createTestSpace("21", "2", { name: "小厅" })],
  };
  context = await createMemoryContext(rows, { case: cases, "case-text": [{ text: ["怎么办的"], lessons: ["记住"] }] });
});

const names = ({ list }: { list: { name: string }[] }) => list.map(({ name }) => name);

it("lists cases in stored order, by page, city, event type and venue", async () => {
  expect(names(await getCases(context, { page: 2 }))).toEqual(["丁17", "丁18", "丁19", "丁20", "丁21"]);
  expect(names(await getCases(context, { city: "beijing" }))).toEqual(["甲", "乙"]);
  expect(names(await getCases(context, { city: "310000" }))).toEqual(["丙"]);
  expect(names(await getCases(context, { eventType: "launch" }))).toEqual(["乙"]);
  expect(names(await getCases(context, { siteId: "1", city: "beijing" }))).toEqual(["甲"]);
  await expect(getCases(context, { city: "nowhere" })).rejects.toThrow();
});

it("includes the space with its venue, and omits it when the catalogue no longer has it", async () => {
  const { list } = await getCases(context, {});
  expect(list[0]).toMatchObject({
    cityName: "北京",
    hall: { id: "11", name: "大厅", venueId: "1", venueName: "云栖" },
  });
  expect(list[2]).toMatchObject({ name: "丙", cityName: "上海", hall: undefined });
  expect(Object.keys(list[0]!)).not.toContain("siteId");
});

it("picks a picture of the case's layout or of no layout, and none if the case took place elsewhere", async () => {
  const picture = { width: 3, height: 2, color: "#000000", catalogType: "huiyishi" } as const;
  const attached = { ...picture, hash: "banquet", layout: "banquet" } as const;
  const space = createTestSpace("11", "1", { pictures: [attached, { ...picture, hash: "lawn" }] });
  const inputs = [
    createCase("甲", { layout: "banquet" }),
    createCase("乙"),
    createCase("丙", { layout: "banquet", otherwise: "stands" }),
    createCase("丁", { otherwise: "place" }),
  ];
  const catalogue = (await createMemoryContext({ venues: [createTestVenue("1")], spaces: [space] }, {})).catalogue;
  const cards = await buildCaseCards(
    { catalogue },
    inputs.map((one, at) => ({ ...one, id: `${at}` })),
  );
  expect(cards.map(({ hall: space }) => space?.picture?.hash)).toEqual(["banquet", "lawn", "lawn", undefined]);
});

it("lists the cases in the venues of a hotel group", async () => {
  expect((await getGroupCases(context, { groupName: "hilton" })).total).toBe(23);
  expect(await getGroupCases(context, { groupName: "ihg" })).toMatchObject({ total: 0, page: 1, list: [] });
});

it("offers only event types and cities that have cases, with counts", async () => {
  expect(await getCaseListFilters(context)).toEqual({
    eventTypes: [
      { id: "training", name: "培训", count: 24 },
      { id: "launch", name: "发布会", count: 1 },
    ],
    cities: [
      { id: "guangzhou", name: "广州", count: 22 },
      { id: "beijing", name: "北京", count: 2 },
      { id: "shanghai", name: "上海", count: 1 },
    ],
  });
});

it("returns a case with its text if any, and rejects an unknown id", async () => {
  expect(await getCase(context, { id: "1" })).toMatchObject({ name: "甲", text: ["怎么办的"], lessons: ["记住"] });
  expect(await getCase(context, { id: "3" })).toMatchObject({ name: "丙", text: [], lessons: [], pictures: [] });
  await expect(getCase(context, { id: "99" })).rejects.toThrow();
});
