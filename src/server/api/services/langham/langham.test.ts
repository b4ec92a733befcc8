import { beforeAll, describe, expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import type { Context } from "../context.ts";
import { getLanghamCities } from "./get-langham-cities.ts";
import { getLanghamIndex } from "./get-langham-index.ts";
import { getLanghamList } from "./get-langham-list.ts";
import { getLanghamPackages } from "./get-langham-packages.ts";

const hanPattern = /\p{Script=Han}/u;
const text = { title: "早", text: "早", note: "早" };
const textEn = { title: "Morning", text: "Morning", note: "Morning" };
const createPackage = (type: string, siteId: string, more = {}) => ({
  type,
  siteId,
  unit: "person",
  demo: true,
  zh: { name: "半天会议", contents: ["会场"] },
  en: { name: "Half-day meeting", contents: ["the room"] },
  ...more,
});

const rows = {
  venues: [
    createTestVenue("1", {
      name: "上海澄禾朗廷酒店（示例）",
      nameEn: "Langham Shanghai Chenghe (sample)",
      aliases: ["澄禾朗廷"],
      cityCode: "310000",
      regionIds: ["310101"],
      groupName: "langham",
      transport: [{ kind: "metro", name: "人民广场", lines: ["1号线"], metres: 400, minutes: 6 }],
      rating: { score: 4.6, source: "示例评分" },
    }),
    createTestVenue("2", { name: "上海汀笺朗廷酒店", cityCode: "310000", groupName: "langham", aliases: [] }),
    createTestVenue("3", { name: "海口聆棹朗廷酒店", cityCode: "460100", groupName: "langham", aliases: [] }),
    createTestVenue("4", { name: "海口希尔顿酒店", cityCode: "460100", groupName: "hilton" }),
  ],
  spaces: [
    createTestSpace("11", "1", { name: "大宴会厅", area: 900, length: 36, width: 25, capacity: { banquet: 420 } }),
    createTestSpace("12", "1", { name: "董事厅", area: 60, capacity: { boardroom: 14 } }),
    createTestSpace("31", "3", { name: "多功能厅 2", area: 300, length: 20, width: 15, capacity: { banquet: 140 } }),
    createTestSpace("41", "4", { name: "大厅", area: 2000, capacity: { banquet: 1000 } }),
  ],
};

let context: Context;
beforeAll(async () => {
  context = await createMemoryContext(rows, {
    "langham-section": [
      { type: "meeting", zh: text, en: textEn },
      { type: "wedding", zh: text, en: textEn },
      { type: "dining", zh: text, en: textEn },
    ],
    "langham-package": [
      createPackage("meeting", "1", { price: 420, surcharge: 0 }),
      createPackage("wedding", "3"),
      createPackage("wedding", "gone"),
    ],
  });
});

describe("getLanghamCities", () => {
  it("lists the group's cities in the language, those with most hotels first", async () => {
    expect(await getLanghamCities(context, { lang: "zh" })).toMatchObject([
      { code: "310000", pinyin: "shanghai", name: "上海", count: 2, hotels: ["澄禾朗廷", "上海汀笺朗廷酒店"] },
      { code: "460100", name: "海口", count: 1 },
    ]);
    const [first] = await getLanghamCities(context, { lang: "en" });
    expect(first).toMatchObject({ name: "Shanghai", hotels: ["Langham Chenghe", "Hotel in Shanghai"] });
  });
});

describe("getLanghamIndex", () => {
  it("has an hour for each type with packages, in the order of the day, and no other", async () => {
    const { hours, sections, hotelCount, sun } = await getLanghamIndex(context, { lang: "zh" });
    expect(hours.map(({ type }) => type)).toEqual(["meeting", "wedding"]);
    expect(sections.map(({ type }) => type)).toEqual(["meeting", "wedding"]);
    expect(hotelCount).toBe(3);
    expect(sun.cityName).toBe("上海");
    expect(sun.altitudes).toHaveLength(73);
    expect(Math.max(...sun.altitudes)).toBeGreaterThan(30);
    expect(hours[1]!.minute).toBeLessThan(sun.sunset);
  });

  it("has the section of a type only, while the hours stay", async () => {
    const { hours, sections } = await getLanghamIndex(context, { lang: "en", type: "wedding" });
    expect(sections.map(({ type }) => type)).toEqual(["wedding"]);
    expect(hours).toHaveLength(2);
  });

  it("shows the sun over a city of the group, and refuses others", async () => {
    const { sun } = await getLanghamIndex(context, { lang: "en", city: "haikou" });
    expect(sun).toMatchObject({ cityCode: "460100", cityName: "Haikou" });
    await expect(getLanghamIndex(context, { lang: "en", city: "beijing" })).rejects.toThrow();
    await expect(getLanghamIndex(context, { lang: "en", city: "nowhere" })).rejects.toThrow();
  });

  it("has a day and no hours where there are no hotels and packages", async () => {
    const empty = await createMemoryContext({ venues: [], spaces: [] }, {});
    const { hours, sections, hotels, sun } = await getLanghamIndex(empty, { lang: "zh" });
    expect([hours, sections, hotels, sun.cityName]).toEqual([[], [], [], "北京"]);
  });
});

describe("getLanghamPackages", () => {
  it("returns the packages of a type in the language; an unknown price is absent, a lost hotel too", async () => {
    const [one, ...more] = await getLanghamPackages(context, { lang: "en", type: "meeting" });
    expect(more).toEqual([]);
    expect(one).toMatchObject({ name: "Half-day meeting", price: 420, surcharge: 0, demo: true });
    expect(one?.hotel).toEqual({
      id: "1",
      name: "Langham Shanghai Chenghe",
      cityCode: "310000",
      cityName: "Shanghai",
    });
    const weddings = await getLanghamPackages(context, { lang: "zh", type: "wedding" });
    expect(weddings.map(({ price, hotel }) => [price, hotel?.name])).toEqual([
      [undefined, "海口聆棹朗廷酒店"],
      [undefined, undefined],
    ]);
  });
});

describe("getLanghamList", () => {
  it("lists the group's hotels only, the largest first", async () => {
    const { list, total } = await getLanghamList(context, { lang: "zh", page: 1 });
    expect(total).toBe(3);
    expect(list.map(({ id }) => id)).toEqual(["1", "3", "2"]);
    expect(list[0]?.name).toBe("上海澄禾朗廷酒店（示例）");
  });

  it("keeps hotels with a space for the people, the best fit first, and those of a city", async () => {
    const ids = async (input: object) =>
      (await getLanghamList(context, { lang: "en", page: 1, ...input })).list.map(({ id }) => id);
    expect(await ids({ people: 100 })).toEqual(["3", "1"]);
    expect(await ids({ people: 5000 })).toEqual([]);
    expect(await ids({ city: "haikou" })).toEqual(["3"]);
    expect(await ids({ city: "beijing" })).toEqual([]);
    await expect(ids({ city: "nowhere" })).rejects.toThrow();
  });
});

it("answers in English without a Chinese character", async () => {
  const answers = await Promise.all([
    getLanghamCities(context, { lang: "en" }),
    getLanghamIndex(context, { lang: "en" }),
    getLanghamPackages(context, { lang: "en" }),
    getLanghamList(context, { lang: "en", page: 1 }),
  ]);
  expect(JSON.stringify(answers)).not.toMatch(hanPattern);
  expect(JSON.stringify(answers[3])).toContain('"districtName":"Huangpu"');
});
