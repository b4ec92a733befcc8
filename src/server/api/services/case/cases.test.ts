import { beforeAll, expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import type { CaseFacts } from "#domain/content/case-facts.ts";
import { buildCaseCards } from "../cards/build-case-cards.ts";
import type { Context } from "../context.ts";
import { getCase } from "./get-case.ts";
import { getCaseListFilters } from "./get-case-list-filters.ts";
import { getCasePlans } from "./get-case-plans.ts";
import { getCaseShelves } from "./get-case-shelves.ts";
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
  const grounds = { ...picture, hash: "lawn", catalogType: "waiguan" } as const;
  const space = createTestSpace("11", "1", { pictures: [attached, { ...picture, hash: "café" }, grounds] });
  const inputs = [
    createCase("甲", { layout: "banquet" }),
    createCase("乙"),
    createCase("丙", { layout: "banquet", otherwise: "stands" }),
    createCase("丁", { otherwise: "place" }),
    createCase("戊", { layout: "cocktail" }),
  ];
  const catalogue = (await createMemoryContext({ venues: [createTestVenue("1")], spaces: [space] }, {})).catalogue;
  const cards = await buildCaseCards(
    { catalogue },
    inputs.map((one, at) => ({ ...one, id: `${at}` })),
  );
  expect(cards.map(({ hall: space }) => space?.picture?.hash)).toEqual(["banquet", "lawn", "café", undefined, "café"]);
  expect(cards.map(({ hall: space }) => space?.otherPicture)).toEqual(Array.from({ length: 5 }));
});

it("picks another picture of the space where none shows the case's layout, else one of its venue", async () => {
  const picture = { hash: "banquet", width: 3, height: 2, color: "#000000", catalogType: "huiyishi" } as const;
  const venue = createTestVenue("1", { pictures: [{ ...picture, hash: "outside", catalogType: "waiguan" }] });
  const spaces = [
    createTestSpace("11", "1", { pictures: [{ ...picture, layout: "banquet" }] }),
    createTestSpace("12", "1"),
  ];
  const other = await createMemoryContext(
    { venues: [venue], spaces },
    { case: [createCase("甲"), createCase("乙", { spaceCode: "12" }), createCase("丙", { otherwise: "place" })] },
  );
  const { list } = await getCases(other, {});
  expect(
    list.map(({ hall: space }) => [space?.picture, space?.otherPicture?.hash, space?.otherPicture?.spaceId]),
  ).toEqual([
    [undefined, "banquet", "11"],
    [undefined, "outside", undefined],
    [undefined, "outside", undefined],
  ]);
});

it("adds the first lesson and what changed to a list's cases", async () => {
  const { list } = await getCases(context, {});
  expect(list.slice(0, 2).map(({ lesson, changes }) => [lesson, changes])).toEqual([
    ["记住", []],
    [undefined, []],
  ]);
});

it("lists the cases in the venues of a hotel group", async () => {
  expect((await getGroupCases(context, { groupName: "hilton" })).total).toBe(23);
  expect(await getGroupCases(context, { groupName: "ihg" })).toMatchObject({ total: 0, page: 1, list: [] });
});

it("offers only options that have cases, each counted with the other filters applied", async () => {
  const all = await getCaseListFilters(context, {});
  expect(all).toMatchObject({
    total: 25,
    eventTypes: [
      { id: "training", name: "培训", count: 24 },
      { id: "launch", name: "发布会", count: 1 },
    ],
    cities: [
      { id: "guangzhou", name: "广州", count: 22 },
      { id: "beijing", name: "北京", count: 2 },
      { id: "shanghai", name: "上海", count: 1 },
    ],
    sizes: [{ id: "51-150", name: "51–150 人", count: 25 }],
    layouts: [{ id: "classroom", name: "课桌式", count: 25 }],
  });
  const filtered = await getCaseListFilters(context, { eventType: "launch", size: "301-" });
  expect(filtered.eventTypes.map(({ count }) => count)).toEqual([0, 0]);
  expect(filtered.sizes.map(({ count }) => count)).toEqual([1]);
});

it("lists cases by size and layout, the newest first where asked", async () => {
  const dated = ["2025-03", "2026-01", undefined].map((date, at) =>
    createCase(`${at}`, { attendees: [50, 51, 400][at]!, ...(date && { date }) }),
  );
  const other = await createMemoryContext({ venues: [], spaces: [] }, { case: dated });
  expect(names(await getCases(other, { sort: "date" }))).toEqual(["1", "0", "2"]);
  expect(names(await getCases(other, { size: "1-50" }))).toEqual(["0"]);
  expect(names(await getCases(other, { size: "301-", layout: "classroom" }))).toEqual(["2"]);
  expect(names(await getCases(other, { layout: "banquet" }))).toEqual([]);
});

it("puts every measured case on the shelf of its size, lit where it meets the filters", async () => {
  const spaces = [
    createTestSpace("11", "1", { length: 22, width: 15 }),
    createTestSpace("12", "1", { length: 9, width: 6 }),
    createTestSpace("13", "1", { length: undefined, width: undefined }),
  ];
  const rows = [
    createCase("大", { spaceCode: "11" }),
    createCase("小", { spaceCode: "12", attendees: 51, layout: "boardroom", otherwise: "seats" }),
    createCase("无", { spaceCode: "13" }),
  ];
  const other = await createMemoryContext({ venues: [createTestVenue("1")], spaces }, { case: rows });
  const answer = await getCaseShelves(other, { layout: "classroom" });
  expect([answer.lit, answer.unmeasured]).toEqual([2, 1]);
  const [shelf] = answer.shelves;
  expect(answer.shelves).toHaveLength(1);
  expect([shelf!.size.id, shelf!.lit]).toEqual(["51-150", 1]);
  expect(shelf!.cases.map(({ name, lit, plan }) => [name, lit, plan !== undefined])).toEqual([
    ["小", false, false],
    ["大", true, true],
  ]);
});

it("draws a case's space with its people and the earlier setup, and counts like spaces of its city", async () => {
  const space = createTestSpace("11", "1", { length: 22, width: 15, height: 4.5, capacity: { classroom: 120 } });
  const earlier = { name: "原会场", length: 18, width: 12, attendees: 80, layout: "classroom" as const };
  const other = await createMemoryContext(
    { venues: [createTestVenue("1")], spaces: [space] },
    { case: [createCase("甲", { attendees: 80 })], "case-text": [{ text: [], lessons: [], earlier }] },
  );
  const plans = await getCasePlans(other, { id: "1" });
  expect(plans.current).toMatchObject({ length: 22, width: 15, height: 4.5, seated: { people: 80 } });
  expect(plans.earlier).toMatchObject({ name: "原会场", length: 18, width: 12, seated: { people: 80 } });
  expect(plans.similar).toEqual({ count: 1, href: "/beijing/kongjian-0-0-0-80-2-0-0-0-0-0-0" });
  await expect(getCasePlans(other, { id: "99" })).rejects.toThrow();
});

it("returns a case with its text if any, and rejects an unknown id", async () => {
  expect(await getCase(context, { id: "1" })).toMatchObject({ name: "甲", text: ["怎么办的"], lessons: ["记住"] });
  expect(await getCase(context, { id: "3" })).toMatchObject({ name: "丙", text: [], lessons: [], pictures: [] });
  await expect(getCase(context, { id: "99" })).rejects.toThrow();
});
