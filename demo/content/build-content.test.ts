import { describe, expect, it } from "vitest";
import { parseGroups } from "#domain/search/grammar.ts";
import { computeDueDay } from "#domain/content/compute-due-day.ts";
import { questionTags } from "#domain/content/question.ts";
import { buildHomeContent } from "./home-content.ts";
import { generateCatalogue } from "../generate-catalogue.ts";
import { getCity } from "../geography/get-city.ts";
import { demoSeed } from "../demo-seed.ts";

const { venues, spaces, content } = generateCatalogue({ seed: demoSeed });

describe("the demo's content", () => {
  it("links banners only to valid lists of their own city", () => {
    for (const { cityCode, body } of content.banner) {
      if (body.href === "/case/submit") continue;
      const [, slug, list, groups] = /^\/([a-z]+)\/(changdi|kongjian)((?:-\d+)+)$/.exec(body.href) ?? [];
      expect([body.href, slug]).toEqual([body.href, getCity(cityCode!).pinyin]);
      const query = list === "changdi" ? parseGroups("venue", groups!) : parseGroups("space", groups!);
      expect([body.href, query === undefined]).toEqual([body.href, false]);
    }
  });

  it("gives every city at least three banners and four hot searches", () => {
    for (const code of new Set(venues.map((venue) => venue.cityCode))) {
      expect(content.banner.filter((row) => row.cityCode === code).length).toBeGreaterThanOrEqual(3);
      expect(content["hot-word"].filter((row) => row.cityCode === code).length).toBeGreaterThanOrEqual(4);
    }
  });

  it("has at least eight partners, all marked as demo", () => {
    expect(content.partner.length).toBeGreaterThanOrEqual(8);
    expect(content.partner.every(({ body }) => body.demo)).toBe(true);
  });

  it("shows no banner for an empty list", () => {
    const without = buildHomeContent(venues, []).banner.filter(({ body }) => body.href.includes("kongjian"));
    expect(without).toEqual([]);
  });
});

/** Returns all strings of a row. */
const collectTexts = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : value && typeof value === "object"
      ? Object.values(value).flatMap(collectTexts)
      : [];

describe.each(["case", "question", "solution"] as const)("every %s of the demo", (kind) => {
  const rows = content[kind];
  const texts = content[`${kind}-text`];

  it("is marked as demo and has a text, a unique id and a unique title", () => {
    expect(rows.every(({ body }) => body.demo)).toBe(true);
    expect(texts.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const titles = rows.map(({ body }) => ("title" in body ? body.title : body.name));
    expect(new Set(titles).size).toBe(rows.length);
    expect(titles.filter((title) => title.length < 5 || title.length > 30)).toEqual([]);
  });

  it("follows Chinese typesetting: spaces around numbers and Latin letters, no exclamation marks, no advertising terms", () => {
    const chineseTexts = [...rows, ...texts]
      .flatMap(({ body }) => collectTexts(body))
      .filter((text) => /[\u4e00-\u9fff]/.test(text));
    expect(chineseTexts.filter((text) => /[\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9%][\u4e00-\u9fff]/.test(text))).toEqual(
      [],
    );
    expect(chineseTexts.filter((text) => /[!！]|一站式|赋能|打造|尊享/.test(text))).toEqual([]);
  });
});

describe("cases of the demo", () => {
  it("are at least 120, each in its own space with enough capacity", () => {
    expect(content.case.length).toBeGreaterThanOrEqual(120);
    expect(new Set(content.case.map(({ body }) => body.spaceCode)).size).toBe(content.case.length);
    for (const { body } of content.case) {
      const space = spaces.find((row) => row.id === body.spaceCode);
      const venue = venues.find((row) => row.id === body.siteId);
      expect([body.name, space?.venueId, venue?.cityCode]).toEqual([body.name, body.siteId, body.cityCode]);
      expect([body.name, (space?.capacity[body.layout] ?? 0) >= body.attendees]).toEqual([body.name, true]);
    }
  });

  it("cover every hotel group that has a page", () => {
    const groups = new Set(content.case.map(({ body }) => venues.find(({ id }) => id === body.siteId)?.groupName));
    expect([...groups].filter(Boolean).length).toBe(8);
  });
});

describe("questions of the demo", () => {
  it("are 80, cover every tag and have answers dated after the question", () => {
    expect(content.question.length).toBe(80);
    const tags = content.question.flatMap(({ body }) => body.tags);
    expect(questionTags.filter((tag) => !tags.includes(tag))).toEqual([]);
    content.question.forEach(({ body, id }, at) => {
      const { answers } = content["question-text"][at]!.body;
      expect([id, answers.length > 0, answers.length]).toEqual([id, true, body.answerCount]);
      expect([id, answers.every(({ on }) => on >= body.askedOn)]).toEqual([id, true]);
    });
  });
});

describe("solutions of the demo", () => {
  it("are 16, with dated stages, an ordered timeline and a budget that adds up", () => {
    expect(content.solution.length).toBe(16);
    content.solution.forEach(({ body, id }, at) => {
      const { checklist, timelines, budget } = content["solution-text"][at]!.body;
      const days = checklist.map(({ when }) => computeDueDay(when, "2026-12-18"));
      expect([id, days]).toEqual([id, days.toSorted()]);
      expect([id, days.includes(undefined)]).toEqual([id, false]);
      for (const { entries } of timelines) {
        expect([id, entries.map((row) => row.at)]).toEqual([id, entries.map((row) => row.at).toSorted()]);
      }
      // An event of one or two days shows every day; a longer one at least the fullest.
      expect([id, timelines.length]).toEqual([id, body.days === 2 ? 2 : 1]);
      expect([id, timelines.every(({ day }) => (day === undefined) === body.days <= 1)]).toEqual([id, true]);
      expect([id, budget.every(({ from, to }) => from <= to)]).toEqual([id, true]);
      expect([id, budget.reduce((sum, { to }) => sum + to, 0)]).toEqual([id, body.perHead.to]);
    });
  });
});
