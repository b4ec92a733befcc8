import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { collectRows } from "#tests/create-test-venue.ts";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import { findRegionById } from "../../geography/get-regions.ts";
import { createCatalogueStore } from "../../store/catalogue-store.ts";
import { parseCrossWozRows, isCrossWoz } from "./parse-cross-woz-rows.ts";
import { importCatalogue } from "../import-catalogue.ts";

const file = fileURLToPath(new URL("../../../../../shared/data/beijing-hotels.json", import.meta.url));
const there = existsSync(file);
if (!there) console.warn("SKIPPED: the import of the Beijing hotels, since ../shared/data is not there.");

const row = {
  id: 7,
  name: "北京长城饭店(原喜来登长城饭店)",
  type: "豪华型",
  address: "北京朝阳区东三环北路10号",
  district: "朝阳区",
  district_code: "110105",
  metro: "亮马桥地铁站D口",
  phone: "010-1",
  facilities: ["会议室", "残疾人设施", "中式餐厅"],
  has_meeting_room: true,
  price_from: null,
  rating: 4.5,
  near_attractions: ["朝阳公园"],
  near_restaurants: ["大董"],
  near_hotels: [],
  group: "marriott",
};

describe("a CrossWOZ row", () => {
  it("is detected by its fields", () => {
    expect(isCrossWoz([row])).toBe(true);
    expect(isCrossWoz([])).toBe(false);
    expect(isCrossWoz([{ name: "甲", group: "x" }])).toBe(false);
  });

  it("is converted to venue fields without inventing values", () => {
    const { venues, refused } = parseCrossWozRows([
      row,
      { ...row, name: "" },
      { ...row, group: "langham", name: "和家宾馆(原德胜门店)" },
    ]);
    expect(refused.map(({ where }) => where)).toEqual(["第 2 条"]);
    const values = Object.fromEntries(venues[0]!.values);
    expect(values).toMatchObject({
      aliases: ["喜来登长城饭店"],
      grade: "豪华型",
      groupName: "marriott",
      "rating.score": 4.5,
      nearPlaces: ["朝阳公园"],
      transport: [{ kind: "metro", name: "亮马桥", exit: "D口" }],
      guestRoomPriceFrom: undefined,
    });
    expect(Object.keys(values)).not.toContain("lng");
    const other = Object.fromEntries(venues[1]!.values);
    expect([other.groupName, other.aliases]).toEqual([undefined, []]);
  });
});

describeOnBothEngines("the 1,133 hotels of Beijing", (engine) => {
  it.skipIf(!there)("are imported completely, without invented values or duplicates", async () => {
    const store = createCatalogueStore(await engine.open());
    const run = () =>
      importCatalogue(store, file, { defaults: { source: "运营方" }, now: new Date("2026-11-21T00:00:00Z") });
    const { refused, notes, counts } = await run();
    expect([refused, notes, counts.venue.added]).toEqual([[], [], 1133]);

    const venues = await collectRows(store.eachVenue());
    const count = (test: (venue: (typeof venues)[number]) => unknown) => venues.filter(test).length;
    expect(new Set(venues.map(({ id }) => id)).size).toBe(1133);
    expect(count(({ id }) => /^[1-9]\d{11,14}$/.test(id))).toBe(1133);
    expect(count(({ facilities }) => facilities.includes("会议室"))).toBe(582);
    expect(count(({ grade }) => grade === "经济型")).toBe(456);
    expect(count(({ star, guestRoomCount }) => star ?? guestRoomCount)).toBe(0);
    expect(count(({ lng, approximatePosition }) => lng !== undefined && approximatePosition)).toBe(1130);
    expect(count(({ lng, approximatePosition }) => lng !== undefined && !approximatePosition)).toBe(0);
    expect(count(({ guestRoomPriceFrom }) => guestRoomPriceFrom === undefined)).toBe(121);
    expect(count(({ groupName }) => groupName)).toBe(59);
    expect(count(({ regionIds }) => findRegionById(regionIds[0] ?? "")?.kind === "district")).toBe(1130);
    expect(count(({ transport }) => transport[0]?.kind === "metro" && transport[0].lines?.length)).toBe(1133);
    expect(count(({ demo, source }) => !demo && source.name === "CrossWOZ" && source.licence === "Apache-2.0")).toBe(
      1133,
    );

    const raw = JSON.parse(readFileSync(file, "utf8")) as (typeof row)[];
    const byName = new Map(venues.map((venue) => [venue.name, venue]));
    for (const { name, address, phone, facilities, near_attractions, price_from, rating } of raw) {
      const venue = byName.get(name);
      expect([venue?.address, venue?.phone, venue?.facilities, venue?.nearPlaces]).toEqual([
        address,
        phone,
        facilities,
        near_attractions,
      ]);
      expect([venue?.guestRoomPriceFrom ?? null, venue?.rating?.score]).toEqual([price_from, rating]);
    }
    expect((await run()).counts.venue).toEqual({ added: 0, changed: 0, unchanged: 1133, deleted: 0 });
  });
});
