import { describe, expect, it } from "vitest";
import type { SpaceWire, VenueCard } from "#contract/schemas/entities.ts";
import { buildExampleSentences } from "./build-example-sentences.ts";

const day = "2026-12-18";
const areaNames = new Set(["国贸 CBD（示例）", "昌平"]);

function venue(id: string, more: Partial<VenueCard>, people: number, space: Partial<SpaceWire> = {}): VenueCard {
  return {
    id,
    name: `酒店 ${id}`,
    cityCode: "110000",
    cityName: "北京",
    cityPinyin: "beijing",
    type: "hotel",
    typeName: "酒店",
    spaceCount: 1,
    ...more,
    fit: {
      layout: "classroom",
      people,
      space: { id: `${id}001`, venueId: id, name: "厅", capacity: {}, features: [], hasVr: false, ...space },
    },
  };
}

const place = (people: number, ...list: VenueCard[]) => ({
  type: { id: String(people), name: "会" },
  people,
  layout: "banquet",
  searchParams: "-0-0-0-0-0",
  list: list.map((card) => ({ ...card, reason: "" })),
});

const seated = [
  venue("1", { districtName: "朝阳区" }, 182),
  venue("2", { districtName: "浦东新区" }, 240, { priceDay: 41_000, features: ["led"] }),
  venue("3", { districtName: "海淀区", metro: { kind: "metro", name: "中关村站", metres: 400 } }, 190),
];
const places = [
  place(1000, venue("4", {}, 1080, { height: 9, features: ["vehicle-access", "pillar-free", "rigging"] })),
  place(100, venue("5", { districtName: "昌平区", guestRoomCount: 220 }, 108)),
  place(20, venue("6", { areaName: "国贸 CBD（示例）" }, 24, { features: ["daylight", "video-meeting"] })),
];

describe("buildExampleSentences", () => {
  it("builds sentences from the city's own spaces, with the full district name where an area shares the short one", () => {
    expect(buildExampleSentences({ seated, places, day, areaNames })).toEqual([
      "下周五浦东 200 人课桌式，场租 5 万以内，要 LED",
      "国贸 CBD 附近 20 人闭门会，有自然光，能视频会议",
      "12 月 18 日年会 600 人，层高 6 米以上，能进车",
      "昌平区 80 人培训两天，客房 100 间以上",
      "海淀 150 人，离地铁近",
      "500 人发布会，无柱，有吊点",
    ]);
  });

  it("never exceeds a space's capacity nor names a feature it lacks", () => {
    const few = {
      seated: [venue("7", { districtName: "道里区" }, 46)],
      places: [place(1000, venue("8", {}, 330))],
      day,
      areaNames,
    };
    expect(buildExampleSentences(few)).toEqual(["下周五道里 40 人课桌式", "12 月 18 日年会 300 人", "道里 40 人会议"]);
  });

  it("returns no sentence for a city without spaces", () => {
    expect(buildExampleSentences({ seated: [], places: [], day, areaNames })).toEqual([]);
  });
});
