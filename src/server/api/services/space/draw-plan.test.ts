import { describe, expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { drawPlan } from "./draw-plan.ts";

const sizes = { length: 32, width: 18, height: 6.2 };
const context = await createMemoryContext({
  venues: [createTestVenue("1", { name: '甲<酒店>&"乙"' })],
  spaces: [
    createTestSpace("11", "1", { ...sizes, capacity: { classroom: 240, banquet: 0 } }),
    createTestSpace("12", "1", { length: undefined, width: undefined }),
    createTestSpace("13", "1", { ...sizes, splitsInto: ["15", "14"] }),
    createTestSpace("14", "1", { name: "后厅", length: 20, width: 18, partOf: "13" }),
    createTestSpace("15", "1", { name: "前厅", length: 12, width: 18, partOf: "13" }),
  ],
});
const draw = (more: object) => drawPlan(context, { spaceCode: "11", ...more });

describe("drawPlan", () => {
  it("renders a self-contained SVG without style sheet or external references", async () => {
    const svg = await draw({ layout: "classroom", people: 100 });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="297mm" height="210mm"/);
    expect(svg).not.toMatch(/class=|var\(|<style|href="(?!#)|undefined|NaN/);
    for (const [, id] of svg.matchAll(/href="#([^"]+)"/g)) expect(svg).toContain(`id="${id}"`);
  });

  it("contains title, scale, figures and texts, escaped for XML", async () => {
    const svg = await draw({ layout: "classroom", people: 100 });
    const text = svg.replace(/<[^>]*>/g, " ");
    for (const expected of ["100 人", "课桌式", "1:150", "标称 240", "宽松 ", "紧凑 ", "32.0 m", "18.0 m"])
      expect(text).toContain(expected);
    expect(text).toContain("甲&lt;酒店&gt;&amp;&quot;乙&quot;");
    expect(text).toContain("课桌式可坐 100 人");
  });

  it("reports people beyond the limit and draws the empty room for an unsuitable layout", async () => {
    expect(await draw({ layout: "classroom", people: 5000 })).toMatch(/5,000 人，[\d,]+ 人容纳不下/);
    const empty = await draw({ layout: "banquet", people: 100 });
    expect(empty).toContain("宴会式 不适合");
    expect(empty).toContain("空场");
    expect(empty).not.toContain("<use");
  });

  it("defaults to a suitable layout and its comfortable capacity", async () => {
    expect(await draw({})).toContain("课桌式可坐 ");
    expect(await draw({})).toBe(await draw({}));
  });

  it("draws the parts of a divisible space in order", async () => {
    const svg = await drawPlan(context, { spaceCode: "13" });
    expect(svg).toContain("可用活动隔断分成 前厅、后厅");
    expect(svg).toContain("M12 0v18");
  });

  it("rejects an unknown space or one without measures with notFound", async () => {
    await expect(drawPlan(context, { spaceCode: "99" })).rejects.toMatchObject({ reason: "notFound" });
    await expect(drawPlan(context, { spaceCode: "12" })).rejects.toMatchObject({ reason: "notFound", message: /长宽/ });
  });
});
