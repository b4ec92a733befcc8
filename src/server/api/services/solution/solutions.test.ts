import { beforeAll, expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import type { CaseFacts } from "#domain/content/case-facts.ts";
import type { SolutionFacts, SolutionText } from "#domain/content/solution.ts";
import type { Context } from "../context.ts";
import { getSolution } from "./get-solution.ts";
import { getSolutions } from "./get-solutions.ts";
import { type StoredSolution, buildSolutionCards } from "./build-solution-cards.ts";

const solution = (title: string, eventType: SolutionFacts["eventType"]): SolutionFacts => ({
  title,
  eventType,
  summary: "一句话。",
  people: { from: 60, to: 100 },
  days: 2,
  layouts: ["classroom"],
  perHead: { from: 300, to: 500 },
  demo: true,
});
const text: SolutionText = {
  sections: [{ title: "选厅", text: ["每人 2 平方米。"] }],
  checklist: [{ when: "前一天", items: ["试话筒"] }],
  timelines: [{ day: "第一天", entries: [{ at: "09:00", what: "开场" }] }],
  budget: [{ item: "场租", from: 300, to: 500, note: "按天" }],
  area: {
    items: [
      { what: "座位", area: 160 },
      { what: "讲台", area: 24 },
    ],
    find: 200,
  },
};
const createCase = (name: string, attendees: number, layout: CaseFacts["layout"], spaceCode: string): CaseFacts => ({
  name,
  cityCode: "110000",
  eventType: "training",
  attendees,
  layout,
  number: { value: "1", unit: "个" },
  story: "两句话。",
  siteId: "1",
  spaceCode,
});
const picture = { hash: "a", width: 3, height: 2, color: "#000000", catalogType: "huiyishi" } as const;

let context: Context;
beforeAll(async () => {
  const solutions = [solution("甲", "training"), solution("乙", "launch"), solution("丙", "training")];
  context = await createMemoryContext(
    {
      venues: [createTestVenue("1")],
      spaces: [
        createTestSpace("11", "1"),
        createTestSpace("12", "1", { pictures: [{ ...picture, layout: "classroom" }] }),
        createTestSpace("13", "1"),
      ],
    },
    {
      solution: solutions,
      "solution-text": solutions.map(() => text),
      case: [
        createCase("太大", 400, "classroom", "12"),
        createCase("坐法不同", 80, "theatre", "13"),
        createCase("正合适", 80, "classroom", "11"),
      ],
    },
  );
});

it("lists solutions in stored order, each with a picture from a similar case if there is one", async () => {
  const { total, list } = await getSolutions(context, {});
  expect([total, list.map(({ name: title }) => title)]).toEqual([3, ["甲", "乙", "丙"]]);
  expect(list.map(({ picture: shown }) => shown?.hash)).toEqual(["a", undefined, "a"]);
});

it("ignores pictures of other layouts and prefers the solution's own picture or drawing", async () => {
  const other = { ...solution("丁", "training"), layouts: ["theatre"] as const };
  const own = { ...solution("戊", "training"), picture: { ...picture, hash: "b" } };
  const drawn = {
    ...solution("己", "training"),
    floor: { length: 4, width: 3, boxes: [[0, 0, 1, 1]], chairs: [[2, 2]] },
  };
  const { content, catalogue } = context;
  const cards = await buildSolutionCards(
    { content, catalogue },
    [other, own, drawn].map((one, at) => ({ ...one, id: `${at}` })) as StoredSolution[],
  );
  expect(cards.map(({ picture: shown, floor }) => [shown?.hash, floor?.boxes])).toEqual([
    [undefined, undefined],
    ["b", undefined],
    [undefined, [[0, 0, 1, 1]]],
  ]);
});

it("returns a solution with the most similar cases and solutions of its event type first", async () => {
  const { cases, others, ...own } = await getSolution(context, { id: "1", shareId: "abc" });
  expect(own).toMatchObject({ id: "1", name: "甲", ...text, perHead: { from: 300, to: 500 } });
  expect(cases.map(({ name }) => name)).toEqual(["正合适", "坐法不同", "太大"]);
  expect(others.map(({ name: title }) => title)).toEqual(["丙", "乙"]);
  await expect(getSolution(context, { id: "9" })).rejects.toThrow();
});

it("shows the parts of the area as bars of the first paragraph, with their sum and what to search for", async () => {
  const { sections } = await getSolution(context, { id: "1" });
  expect(sections[0]?.figures).toEqual([
    {
      kind: "bars",
      paragraph: 0,
      unit: "m²",
      items: [
        { label: "座位", value: 160 },
        { label: "讲台", value: 24 },
      ],
      sum: 184,
      needed: 200,
    },
  ]);
});
