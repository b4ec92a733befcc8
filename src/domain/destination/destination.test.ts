import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computeTripCost, costItems, costLevels, type GroundPrices } from "./compute-trip-cost.ts";
import { departures } from "./departures.ts";
import { drawFan, estimateTextWidth, fanWidth, type FanCity } from "./draw-fan.ts";
import { estimateFlight } from "./estimate-flight.ts";
import { getBearing } from "./get-bearing.ts";
import { toLocalAmount } from "./to-local-amount.ts";
import { defaultTrip, formatSoutheastAsiaHref, tripAddress, tripLimits } from "./trip.ts";

const shanghai = { code: "310000", lng: 121.47, lat: 31.23 };
const beijing = { code: "110000", lng: 116.4, lat: 39.9 };
const hongKong = { code: "810000", lng: 114.17, lat: 22.28 };
const shenzhen = { code: "440300", lng: 114.06, lat: 22.54 };

describe("the sentence in the address", () => {
  const trips = fc.record({
    from: fc.constantFrom(...departures.map(({ slug }) => slug)),
    month: fc.integer({ min: 0, max: 12 }),
    people: fc.integer({ min: tripLimits.people.least, max: tripLimits.people.most }),
    days: fc.integer({ min: tripLimits.days.least, max: tripLimits.days.most }),
  });

  it("is read back as it was written, and is empty for the default", () => {
    fc.assert(
      fc.property(trips, (trip) => {
        const query = Object.fromEntries(new URLSearchParams(tripAddress.format(trip)));
        expect(tripAddress.parse(query)).toEqual(trip);
      }),
    );
    expect(formatSoutheastAsiaHref(defaultTrip)).toBe("/southeastAsia");
  });

  it.each([
    ["atlantis", "13", "9", "2"],
    ["beijing ", "-1", "2001", "8"],
    ["", "3.5", "1e3", "八"],
    [undefined, undefined, undefined, undefined],
  ])("falls back to the default for %s, %s, %s, %s", (from, month, people, days) => {
    expect(tripAddress.parse({ from, month, people, days })).toEqual(defaultTrip);
  });
});

describe("a flight", () => {
  it("is the non-stop one where there is one", () => {
    expect(estimateFlight({ "310000": 275, "810000": 175 }, shanghai, [shanghai, hongKong])).toEqual({ minutes: 275 });
  });

  it("changes at the hub that is quickest, else is unknown", () => {
    const flight = estimateFlight({ "310000": 385, "810000": 300 }, beijing, [beijing, shanghai, hongKong]);
    expect(flight).toMatchObject({ via: "810000" });
    expect(flight!.minutes).toBeGreaterThan(300 + 120 + 150);
    expect(estimateFlight({}, beijing, [beijing, shanghai])).toBeUndefined();
  });

  it("reaches a neighbouring hub over land", () => {
    const { minutes } = estimateFlight({ "810000": 175 }, shenzhen, [shenzhen, hongKong])!;
    expect(minutes - 175 - 120).toBeGreaterThan(80);
    expect(minutes - 175 - 120).toBeLessThan(100);
  });
});

it("takes the true bearing", () => {
  expect(getBearing({ lng: 0, lat: 0 }, { lng: 0, lat: 10 })).toBeCloseTo(0);
  expect(getBearing({ lng: 0, lat: 0 }, { lng: 10, lat: 0 })).toBeCloseTo(90);
  expect(getBearing({ lng: 0, lat: 10 }, { lng: 0, lat: 0 })).toBeCloseTo(180);
  // New York to London sets out north-east, although London is little farther north.
  expect(getBearing({ lng: -73.78, lat: 40.64 }, { lng: -0.46, lat: 51.47 })).toBeCloseTo(51.4, 0);
});

describe("the fan", () => {
  const names = [
    "曼谷",
    "普吉",
    "清迈",
    "新加坡",
    "吉隆坡",
    "槟城",
    "巴厘岛",
    "雅加达",
    "岘港",
    "胡志明市",
    "马尼拉",
    "宿务",
  ];
  const cities = fc
    .array(fc.record({ bearing: fc.integer({ min: 130, max: 262 }), minutes: fc.integer({ min: 110, max: 650 }) }), {
      minLength: 1,
      maxLength: names.length,
    })
    .map((list) => list.map((place, at): FanCity => ({ ...place, code: String(at), name: names[at]! })));

  it("has every city and label inside, at true angles and radii to one scale", () => {
    fc.assert(
      fc.property(cities, (list) => {
        const fan = drawFan("上海", list)!;
        expect(fan.cities.map(({ code }) => code)).toEqual(list.map(({ code }) => code));
        const scales = fan.cities.map(({ x, y }, at) => {
          const distance = Math.hypot(x - fan.origin.x, y - fan.origin.y);
          const angle = (Math.atan2(x - fan.origin.x, fan.origin.y - y) * 180) / Math.PI;
          expect((angle + 360) % 360).toBeCloseTo(list[at]!.bearing, 0);
          return distance / list[at]!.minutes;
        });
        expect(Math.max(...scales) - Math.min(...scales)).toBeLessThan(0.01);
        for (const [at, { x, y, label }] of fan.cities.entries()) {
          expect(x > 0 && x < fanWidth && y > 0 && y < fan.height).toBe(true);
          const width = estimateTextWidth(list[at]!.name, 16);
          const left =
            label.anchor === "start" ? label.x : label.anchor === "end" ? label.x - width : label.x - width / 2;
          expect(left >= 0 && left + width <= fanWidth && label.y > 0 && label.y <= fan.height).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("is absent without a city", () => {
    expect(drawFan("上海", [])).toBeUndefined();
  });
});

describe("the cost a head", () => {
  const ground: GroundPrices = {
    meals: { economy: 130, standard: 190, premium: 300 },
    coachDay: 2300,
    guideDay: 650,
    insurance: { economy: 40, standard: 60, premium: 90 },
  };

  it("is what a planner would reckon by hand", () => {
    // 40 rooms × 3 nights × 500 / 80 = 750; 3 × 190 = 570; 8,000 / 80 = 100; 2 coaches × 4 × 2,300 / 80 = 230; 2 guides × 4 × 650 / 80 + 60 = 125.
    const cost = computeTripCost("standard", { people: 80, days: 4 }, { roomNight: 500, spaceDay: 8000 }, ground);
    expect(cost).toEqual({
      level: "standard",
      items: { rooms: 750, meals: 570, space: 100, coaches: 230, guides: 130 },
      total: 1780,
      missing: [],
    });
  });

  it("sums its items, names what is missing and gives no total without rooms or meals", () => {
    const price = fc.option(fc.integer({ min: 50, max: 90_000 }), { nil: undefined });
    fc.assert(
      fc.property(
        fc.constantFrom(...costLevels),
        fc.record({ people: fc.integer({ min: 10, max: 2000 }), days: fc.integer({ min: 3, max: 7 }) }),
        fc.record({ roomNight: price, spaceDay: price }),
        fc.option(fc.constant(ground), { nil: undefined }),
        (level, trip, catalogue, prices) => {
          const { items, total, missing } = computeTripCost(level, trip, catalogue, prices);
          const sum = Object.values(items).reduce((all, yuan) => all + yuan, 0);
          expect(total).toBe(catalogue.roomNight && prices ? sum : undefined);
          expect([...Object.keys(items), ...missing].toSorted()).toEqual([...costItems].toSorted());
        },
      ),
    );
  });
});

it.each([
  [2744, { per: 10_000, cny: 2.585 }, 10_600_000],
  [1000, { per: 1, cny: 5.246 }, 191],
  [8, { per: 1, cny: 5.246 }, 2],
  [0, { per: 1, cny: 5 }, 0],
])("converts %s yuan to three significant digits", (yuan, rate, amount) => {
  expect(toLocalAmount(yuan, rate)).toBe(amount);
});
