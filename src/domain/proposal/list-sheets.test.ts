import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseComparisonScale, choosePlanScale, countFactLines, sheet } from "./arrange-sheet.ts";
import { listSheets, type SheetContent } from "./list-sheets.ts";

const frame = fc.record({
  width: fc.double({ min: 4, max: 200, noNaN: true }),
  height: fc.double({ min: 4, max: 120, noNaN: true }),
});
const facts = Array.from({ length: 7 }, () => ({ label: "面积", text: "600 m²" }));
const content: fc.Arbitrary<SheetContent> = fc.record({
  spaces: fc.array(
    fc.record({
      plan: fc.option(fc.record({ frame }), { nil: undefined }),
      facts: fc.constant(facts),
      estimate: fc.option(
        fc.nat(90).map((count) => ({ lines: Array.from({ length: count }) })),
        { nil: undefined },
      ),
    }),
    { minLength: 1, maxLength: 6 },
  ),
});

describe("choosePlanScale", () => {
  it.each([
    [24, 200],
    [27, 250],
    [30, 250],
    [36, 300],
    [48, 400],
  ])("draws a plan of %s m at 1:%s", (width, scale) => {
    expect(choosePlanScale({ width: width + 0.6, height: 18 })).toBe(scale);
  });

  it("keeps a plan within its sheet, and plans side by side at one scale within their columns", () => {
    fc.assert(
      fc.property(fc.array(frame, { minLength: 1, maxLength: 6 }), (frames) => {
        for (const one of frames) {
          const scale = choosePlanScale(one);
          expect((one.width * 1000) / scale).toBeLessThanOrEqual(sheet.inner - sheet.facts - sheet.gap);
        }
        const scale = chooseComparisonScale(frames);
        expect(scale).toBeGreaterThanOrEqual(400);
        for (const { width } of frames) expect((width * 1000) / scale).toBeLessThanOrEqual(sheet.inner / 2);
      }),
    );
  });
});

it("counts the lines of facts: a long text stands below its label", () => {
  expect(countFactLines(facts)).toBe(7);
  const date = { label: "档期", text: "12 月 4 日 周五 已订（11 月 20 日 周五核实）" };
  expect(countFactLines([...facts, date])).toBe(10);
  expect(countFactLines([{ label: "最远座位距屏" }])).toBe(1);
});

describe("listSheets", () => {
  it("has a cover, a comparison and a sheet a space", () => {
    const proposed = {
      plan: { frame: { width: 24.6, height: 18.4 } },
      facts,
      estimate: { lines: Array.from({ length: 12 }) },
    };
    expect(listSheets({ spaces: [proposed] }).map(({ kind }) => kind)).toEqual(["cover", "space"]);
    const sheets = listSheets({ spaces: [proposed, proposed, proposed, proposed] });
    expect(sheets.map(({ kind }) => kind)).toEqual(["cover", "comparison", "space", "space", "space", "space"]);
    expect(sheets[1]).toMatchObject({ scale: 400 });
    expect(sheets[2]).toMatchObject({ layout: { scale: 200, pictureHeight: expect.any(Number) } });
  });

  it("has every line of every estimate once and in order, a long one on further sheets, and lets the picture give way first", () => {
    fc.assert(
      fc.property(content, ({ spaces }) => {
        const sheets = listSheets({ spaces });
        for (const [index, { estimate }] of spaces.entries()) {
          const own = sheets.filter((one) => "index" in one && one.index === index) as {
            from: number;
            to: number;
            isLast: boolean;
          }[];
          const first = sheets.find((one) => one.kind === "space" && one.index === index)!;
          expect(own[0]!.from).toBe(0);
          expect(own.at(-1)).toMatchObject({ to: estimate?.lines.length ?? 0, isLast: true });
          for (const [at, { from }] of own.entries()) if (at > 0) expect(from).toBe(own[at - 1]!.to);
          if (own.length > 1) expect(first).toMatchObject({ layout: { pictureHeight: 0 } });
        }
      }),
    );
  });
});
