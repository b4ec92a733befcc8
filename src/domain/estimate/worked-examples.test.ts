import { describe, expect, it } from "vitest";
import { demoUnitPrices } from "#demo/content/demo-unit-prices.ts";
import { computeEstimate } from "./compute-estimate.ts";
import type { EstimateInput } from "./estimate-event.ts";
import { type CityLevel, selectUnitPrices } from "./unit-price.ts";

/** A line reckoned by hand: its key, quantity, and likely yuan of one unit. */
type HandLine = readonly [key: string, quantity: number, unit: number];

interface WorkedExample {
  title: string;
  level: CityLevel;
  input: EstimateInput;
  lines: HandLine[];
  /** Percentages with their base: [key, percent, base in yuan]; half a yuan is rounded up. */
  percentages: HandLine[];
  /** Likely total, added up by hand. */
  total: number;
}

const examples: WorkedExample[] = [
  {
    title: "a training for 100 in a four-star hotel of a smaller city",
    level: "other",
    input: { event: { eventType: "training", people: 100, days: 1, layout: "classroom", star: 4 } },
    lines: [
      // 100 people × 2.0 m² = 200 m², 32 yuan a m² and day
      ["hire", 1, 200 * 32],
      // wall √(200 ÷ 1.5) = 11.5 m, of it 60 % = 7.0 m × 3 m
      ["backdrop", 7 * 3, 90],
      ["rollUps", 1 + 2, 110],
      ["projector", 1, 600],
      ["projectionScreen", 1, 300],
      ["sound", 1, 2200],
      ["lunch", 100, 108],
      ["teaBreaks", 100 * 2, 48],
      ["crew", 100 / 50, 200],
      ["badges", 110, 5],
    ],
    percentages: [
      // of 6,400 + 10,800 + 9,600
      ["serviceCharge", 15, 26_800],
      // of 33,070 + 4,020
      ["tax", 6, 37_090],
    ],
    total: 33_070 + 4020 + 2225,
  },
  {
    title: "a closed-door meeting for 20, half a day",
    level: "other",
    input: { event: { eventType: "closed-door", people: 20, days: 0.5, layout: "boardroom", star: 4 } },
    lines: [
      // 20 × 3.2 m² = 64 m²
      ["hire", 1, 64 * 19],
      ["projector", 1, 600],
      ["projectionScreen", 1, 300],
      ["teaBreaks", 20, 48],
    ],
    percentages: [
      ["serviceCharge", 15, 1216 + 960],
      ["tax", 6, 1216 + 600 + 300 + 960 + 326],
    ],
    total: 3076 + 326 + 204,
  },
  {
    title: "the same in Beijing with five stars: at least 60 m² are hired out, 64 are needed",
    level: "first",
    input: { event: { eventType: "closed-door", people: 20, days: 0.5, layout: "boardroom", star: 5 } },
    lines: [
      ["hire", 1, 64 * 60],
      ["projector", 1, 900],
      ["projectionScreen", 1, 500],
      ["teaBreaks", 20, 130],
    ],
    percentages: [
      ["serviceCharge", 15, 3840 + 2600],
      ["tax", 6, 7840 + 966],
    ],
    total: 7840 + 966 + 528,
  },
  {
    title: "a training of two days with the night between for 60",
    level: "newFirst",
    input: { event: { eventType: "training", people: 60, days: 2, layout: "classroom", star: 4 } },
    lines: [
      ["hire", 2, 120 * 45],
      ["rollUps", 1 + 2, 140],
      // second day at 55 %: 750 × 1.55 = 1,162.5
      ["projector", 1, 1163],
      ["projectionScreen", 1, 620],
      ["lunch", 60 * 2, 128],
      ["teaBreaks", 60 * 2 * 2, 58],
      ["dinner", 60, 168],
      // 60 % of 60 stay, two a room
      ["guestRooms", 36 / 2, 430],
      ["crew", 2 * 2, 240],
      ["badges", 66, 6],
    ],
    percentages: [
      // of 10,800 + 15,360 + 13,920 + 10,080
      ["serviceCharge", 15, 50_160],
      // of 61,459 without the rooms of 7,740, which are taxed: 53,719 + 7,524
      ["tax", 6, 61_243],
    ],
    total: 61_459 + 7524 + 3675,
  },
  {
    title: "an annual meeting of 30 tables",
    level: "first",
    input: { event: { eventType: "annual-meeting", people: 300, days: 0.5, layout: "banquet", star: 5 } },
    lines: [
      // 300 × 1.7 m² = 510 m²
      ["hire", 1, 510 * 60],
      // half of the day's 510 × 98 = 49,980
      ["setup", 1, 24_990],
      // wall √340 = 18.4 m, of it 60 % = 11.5 m; 11.5 × 3.6 = 41.4, 11.5 × 3 = 34.5
      ["stage", 42, 110],
      ["backdrop", 35, 130],
      ["signWall", 1, 2800],
      ["rollUps", 2 + 2, 160],
      ["design", 1, 8000],
      // 30 tables and 2 spare
      ["tableFlowers", 32, 150],
      ["truck", 1 + 1, 800],
      // last row 27.7 − 1.2 = 26.5 m: 3.5 m high, 6.5 m wide, 22.75 m²
      ["led", 23, 500],
      ["sound", 1, 3500],
      ["lighting", 1, 30_000],
      ["banquet", 32, 5200],
      ["tableDrinks", 32, 600],
      ["crew", 6, 280],
      // 2 of them, the day and two for preparation
      ["projectManagers", 2 * 3, 1600],
      ["host", 1, 5000],
      ["performances", 2 + 1, 5000],
      ["photographers", 1, 2500],
      ["guards", 3, 400],
    ],
    percentages: [
      // of 30,600 + 24,990 + 166,400 + 19,200 = 241,190
      ["serviceCharge", 15, 241_190],
      ["tax", 6, 348_180 + 36_179],
    ],
    total: 348_180 + 36_179 + 23_062,
  },
  {
    title: "a launch for 150, its set built the evening before",
    level: "newFirst",
    input: {
      event: { eventType: "launch", people: 150, days: 1, layout: "theatre", star: 5 },
      assumptions: { setup: "evening" },
    },
    lines: [
      ["hire", 1, 180 * 70],
      // 30 % of 12,600
      ["setup", 1, 3780],
      ["stage", 26, 90],
      ["backdrop", 7 * 3, 110],
      ["signWall", 1, 2200],
      ["rollUps", 3, 140],
      ["truck", 2, 700],
      ["led", 13, 400],
      ["sound", 1, 2800],
      ["lighting", 1, 7500],
      ["lunch", 150, 208],
      ["teaBreaks", 300, 98],
      ["crew", 3, 240],
      ["projectManagers", 3, 1400],
      ["host", 1, 4000],
      ["photographers", 1, 1800],
    ],
    percentages: [
      // of 12,600 + 3,780 + 31,200 + 29,400
      ["serviceCharge", 15, 76_980],
      ["tax", 6, 111_870 + 11_547],
    ],
    total: 111_870 + 11_547 + 7405,
  },
  {
    title: "a salon for 30 in a three-star hotel, whose prices include service and tax",
    level: "first",
    input: { event: { eventType: "salon", people: 30, days: 0.5, layout: "theatre", star: 3 } },
    lines: [
      // 36 m² are needed, 40 hired out at least
      ["hire", 1, 40 * 26],
      ["rollUps", 3, 160],
      ["projector", 1, 900],
      ["projectionScreen", 1, 500],
      ["teaBreaks", 30, 50],
    ],
    // of 480 + 900 + 500
    percentages: [["tax", 6, 1880]],
    total: 1040 + 480 + 900 + 500 + 1500 + 113,
  },
  {
    title: "a dinner for 80 that lasts an hour longer",
    level: "other",
    input: {
      event: { eventType: "banquet", people: 80, days: 0.5, layout: "banquet", star: 3 },
      assumptions: { hours: 5 },
    },
    lines: [
      // 80 × 1.7 m² = 136 m²
      ["hire", 1, 136 * 12],
      // 25 % of 1,632
      ["overtime", 1, 408],
      ["tableFlowers", 8 + 1, 80],
      ["projector", 1, 600],
      ["projectionScreen", 1, 300],
      ["banquet", 9, 1200],
      ["tableDrinks", 9, 300],
      ["crew", 2, 200],
    ],
    // of 720 + 600 + 300 + 400 = 2,020
    percentages: [["tax", 6, 2020]],
    total: 17_560 + 121,
  },
  {
    title: "a forum for 200 with interpretation and a reserve of 10 %",
    level: "first",
    input: {
      event: { eventType: "forum", people: 200, days: 1, layout: "theatre", star: 4 },
      added: ["interpretation", "booth", "interpreters", "contingency"],
    },
    lines: [
      ["hire", 1, 240 * 62],
      ["setup", 1, 4464],
      ["stage", 29, 110],
      ["backdrop", 8 * 3, 130],
      ["rollUps", 3, 160],
      ["design", 1, 8000],
      ["truck", 2, 800],
      ["led", 13, 500],
      ["sound", 1, 3500],
      ["lighting", 1, 9000],
      ["interpretation", 1, 6000],
      ["booth", 1, 1800],
      ["lunch", 200, 168],
      ["teaBreaks", 400, 75],
      ["crew", 4, 280],
      ["projectManagers", 2 * 3, 1600],
      ["photographers", 1, 2500],
      ["interpreters", 2, 8500],
      ["guards", 2, 400],
      ["badges", 220, 8],
    ],
    percentages: [
      // of 14,880 + 4,464 + 33,600 + 30,000
      ["serviceCharge", 15, 82_944],
      ["tax", 6, 158_914 + 12_442],
      ["contingency", 10, 158_914 + 12_442 + 10_281],
    ],
    total: 158_914 + 12_442 + 10_281 + 18_164,
  },
  {
    title: "team building for 90 with coaches and a night",
    level: "other",
    input: { event: { eventType: "team-building", people: 90, days: 2, layout: "theatre", star: 3, nights: 1 } },
    lines: [
      // 90 × 1.2 m² = 108 m²
      ["hire", 2, 108 * 20],
      // second day at 55 %
      ["sound", 1, 3410],
      ["lunch", 180, 68],
      ["dinner", 90, 78],
      ["guestRooms", 54 / 2, 240],
      ["crew", 2 * 2, 200],
      // 90 ÷ 49 seats, two days
      ["coaches", 2 * 2, 1400],
    ],
    // of 3,410 + 800 + 5,600
    percentages: [["tax", 6, 9810]],
    total: 39_870 + 589,
  },
];

describe("computeEstimate reckons as by hand", () => {
  it.each(examples)("$title", ({ level, input, lines, percentages, total }) => {
    const estimate = computeEstimate(input, selectUnitPrices(demoUnitPrices, level));
    const found = estimate.lines.map(({ key, quantity, unitPrice, subtotal }) => [
      key,
      quantity,
      unitPrice?.likely,
      subtotal?.likely,
    ]);
    expect(found.toSorted()).toEqual(
      lines.map(([key, quantity, unit]) => [key, quantity, unit, quantity * unit]).toSorted(),
    );
    expect(estimate.percentLines.map(({ key, percent, subtotal }) => [key, percent?.likely, subtotal?.likely])).toEqual(
      percentages.map(([key, percent, base]) => [key, percent, Math.round((base * percent) / 100)]),
    );
    expect(estimate.total.likely).toBe(total);
  });
});
