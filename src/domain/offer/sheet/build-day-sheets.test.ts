import { describe, expect, it } from "vitest";
import { at, createSession } from "../create-session.fixture.ts";
import type { Offer, OfferTurnover } from "../offer.ts";
import type { Programme, SessionBlock } from "../programme.ts";
import { buildDaySheets, type SheetRow } from "./build-day-sheets.ts";
import { joinSpaceNames } from "./join-space-names.ts";

const block = (name: string, from: number, to: number, more: Partial<SessionBlock> = {}) =>
  createSession({ name, from, to, ...more });
const programme: Programme = {
  blocks: [
    block("主会场", at(9), at(12)),
    block("午餐", at(12), at(13, 30), { kind: "meal", place: "restaurant" }),
    block("分会场", at(13, 30), at(17), { kind: "breakout", people: 30, count: 3, layout: "fishbone" }),
    block("茶歇", at(15), at(15, 30), { kind: "meal", place: "foyer" }),
    block("主会场", at(9), at(17, 30), { dayNumber: 2 }),
    block("晚宴", at(18, 30), at(21), { dayNumber: 2, kind: "meal", layout: "banquet" }),
    { kind: "rooms", name: "客房", rooms: 80, nights: 2, guessed: [] },
  ],
};
const parts = [1, 2, 3].map((part) => ({ id: `p${part}`, name: `多功能厅 ${part}`, floor: 3, partOf: "p" }));
const spaces = [{ id: "p", name: "多功能厅 1+2+3", floor: 3 }, ...parts, { id: "d", name: "芷兰厅", floor: 1 }];
const turnover = (more: Partial<OfferTurnover>): OfferTurnover => ({
  after: 0,
  block: 2,
  spaceId: "p1",
  minutes: 75,
  available: 90,
  isOvernight: false,
  crew: 6,
  fixedMinutes: 25,
  wallMinutes: 20,
  furnitureMinutes: 30,
  ...more,
});
const offer: Pick<Offer, "placements" | "turnovers"> = {
  placements: [
    { block: 0, spaceId: "p" },
    { block: 2, spaceId: "p1" },
    { block: 2, spaceId: "p2" },
    { block: 2, spaceId: "p3" },
    { block: 4, spaceId: "p" },
    { block: 5, spaceId: "d" },
  ],
  turnovers: [
    turnover({}),
    turnover({ spaceId: "p2" }),
    turnover({ after: 2, block: 4, spaceId: "p", isOvernight: true }),
  ],
};
const format = ({ name, place, floor, bars }: SheetRow) => [
  name ?? place,
  floor,
  ...bars.map(({ kind, from, to, count, minutes }) => `${kind} ${from / 60}-${to / 60} ${minutes ?? count}`),
];

describe("the sheets of an offer", () => {
  it("have a row for a space with its parts, then restaurant and foyer, day by day", () => {
    const sheets = buildDaySheets(programme, offer, spaces);
    expect(sheets.map(({ rows }) => rows.map(format))).toEqual([
      [
        ["多功能厅 1+2+3", 3, "session 9-12 1", "turnover 12-13.25 75", "breakout 13.5-17 3"],
        ["restaurant", undefined, "meal 12-13.5 1"],
        ["foyer", undefined, "meal 15-15.5 1"],
      ],
      [
        ["多功能厅 1+2+3", 3, "session 9-17.5 1"],
        ["芷兰厅", 1, "meal 18.5-21 1"],
      ],
    ]);
  });

  it("show by how much a turnover is too short", () => {
    const short = { ...offer, turnovers: [turnover({ minutes: 120 })] };
    const [first] = buildDaySheets(programme, short, spaces);
    expect(format(first!.rows[0]!)).toContain("lacking 12-13.5 30");
  });

  it("put spaces of one block in one row, and parts that have blocks of their own apart", () => {
    const placements = [1, 2, 3].map((part) => ({ block: 2, spaceId: `p${part}` }));
    const alone = buildDaySheets(programme, { placements, turnovers: [] }, parts)[0]!.rows[0]!;
    expect(format(alone)).toEqual(["多功能厅 1、2、3", 3, "breakout 13.5-17 3"]);
    const apart = [
      { block: 4, spaceId: "p1" },
      { block: 5, spaceId: "p2" },
    ];
    const rows = buildDaySheets(programme, { placements: apart, turnovers: [] }, parts)[1]!.rows;
    expect(rows.map(({ name }) => name)).toEqual(["多功能厅 1", "多功能厅 2"]);
  });
});

it.each([
  [["多功能厅 1", "多功能厅 2", "多功能厅 3"], "多功能厅 1、2、3"],
  [["会议室A", "会议室B"], "会议室A、B"],
  [["大宴会厅", "芷兰厅"], "大宴会厅、芷兰厅"],
  [["宴会厅", "宴会厅A"], "宴会厅、宴会厅A"],
  [["国际厅"], "国际厅"],
  [[], ""],
])("joins names of spaces: %j", (names, joined) => expect(joinSpaceNames(names)).toBe(joined));
