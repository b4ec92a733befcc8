import { describe, expect, it } from "vitest";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { demoSeed } from "../demo-seed.ts";
import { generateCatalogue } from "../generate-catalogue.ts";
import { allCaseStories } from "./cases/all-case-stories.ts";

const { venues, spaces, content } = generateCatalogue({ seed: demoSeed });
const venueById = new Map(venues.map((venue) => [venue.id, venue]));
const spaceById = new Map(spaces.map((space) => [space.id, space]));

const isOutdoors = ({ name }: Space): boolean => /草坪|林下|篝火|露台|甲板/.test(name);
const floors = "一二三四五六七八九";

/** What the title or the story of a case may say of its place, and what the place must then have. */
const rules: [RegExp, (venue: Venue, space: Space, term: string) => boolean][] = [
  [/[江河湖海][边面畔]|沙滩|珠江|潮水/, ({ features }) => features.includes("waterfront")],
  [/草坪/, ({ features }) => features.includes("lawn")],
  [/露天|空地/, (_, space) => isOutdoors(space)],
  [/屋顶|天台|露台/, (_, { name }) => /屋顶|天台|露台/.test(name)],
  [/庭院|院子|四合院/, ({ name }, space) => /院|庭/.test(name + space.name)],
  [/洋房/, ({ name }) => name.includes("洋房")],
  [/书店/, ({ name }) => name.includes("书")],
  [/美术馆/, ({ name }) => name.includes("美术馆")],
  [/体育馆|球馆/, ({ type }) => type === "stadium"],
  [/展馆/, ({ type }) => type === "exhibition-hall"],
  [/剧院/, ({ type }) => type === "theatre"],
  [/游船|登船/, ({ type }) => type === "cruise"],
  [/校园/, ({ type }) => type === "school"],
  [/餐厅主厅|餐厅里/, ({ type }) => type === "restaurant"],
  [/度假村/, ({ type }) => type === "resort"],
  [/酒店/, ({ type }) => type === "hotel"],
  [/窗光|天窗/, (_, { daylight }) => daylight === true],
  [/货梯/, (_, { features }) => features.includes("goods-lift")],
  [/隔断/, (_, { features }) => features.includes("divisible")],
  [/[一二三四五六七八九]楼/, (_, { floor }, term) => floor === floors.indexOf(term[0]!) + 1],
];

describe("the place of a case", () => {
  const placed = content.case.map(({ id, body }) => {
    const { title, story } = allCaseStories.find((one) => one.id === id)!;
    return {
      id,
      text: `${title}。${story}`,
      venue: venueById.get(body.siteId!)!,
      space: spaceById.get(body.spaceCode!)!,
    };
  });

  it.each(rules)("has what a text says by %s", (pattern, holds) => {
    const wrong = placed.flatMap(({ id, text, venue, space }) => {
      const term = pattern.exec(text)?.[0];
      return term && !holds(venue, space, term) ? [`${id} ${term}: ${venue.name} ${space.name}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it("is by a river, on open ground, where the backdrop stood in the wind", () => {
    const { venue, space } = placed.find(({ id }) => id === "192")!;
    expect(venue.cityCode).toBe("310000");
    expect(venue.features).toContain("waterfront");
    expect(isOutdoors(space)).toBe(true);
  });
});
