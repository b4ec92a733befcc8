import { expect, it } from "vitest";
import { formatSelectionTitle } from "./format-selection-title.ts";

const ballroom = { space: { name: "大宴会厅" }, venue: { name: "国贸大酒店", cityName: "北京" } };
const other = { space: { name: "大宴会厅" }, venue: { name: "外滩大酒店", cityName: "上海" } };
const format = (spaces: (typeof ballroom)[], event: object) => formatSelectionTitle("会场方案书", { event, spaces });

it("is called by the event where there are several spaces", () => {
  const event = { date: "2026-12-18", people: 1500 };
  expect(format([ballroom, ballroom, ballroom, ballroom], event)).toBe("会场方案书 2026-12-18 北京 1,500人 4个会场");
  expect(format([ballroom, other, ballroom], event)).toBe("会场方案书 2026-12-18 北京、上海 1,500人 3个会场");
});

it("is called by venue and space where there is one", () => {
  expect(format([ballroom], { date: "2026-12-18", people: 150 })).toBe(
    "会场方案书 2026-12-18 国贸大酒店 大宴会厅 150人",
  );
});

it("leaves out what is not stated", () => {
  expect(format([ballroom, other], {})).toBe("会场方案书 北京、上海 2个会场");
  expect(format([ballroom], { people: 150 })).toBe("会场方案书 国贸大酒店 大宴会厅 150人");
  expect(format([], {})).toBe("会场方案书");
});

it("is a name that every file system takes, with the event after a long name", () => {
  const named = { space: { name: `A/B: "厅"\n${"😀".repeat(90)}` }, venue: { ...ballroom.venue, name: "酒店?" } };
  const title = format([named], { date: "2026-12-18", people: 100_000 });
  expect(title).toMatch(/^会场方案书 2026-12-18 酒店 A B 厅 (?:😀)+ 100,000人$/u);
  expect(Buffer.byteLength(format([{ ...ballroom, space: { name: "厅".repeat(90) } }], { people: 150 }))).toBeLessThan(
    250,
  );
});
