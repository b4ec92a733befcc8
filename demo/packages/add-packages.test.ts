import { beforeAll, describe, expect, it } from "vitest";
import type { LanghamPackage } from "#domain/langham/langham-package.ts";
import type { Space } from "#domain/space/space.ts";
import type { MeetingPackage } from "#domain/venue/meeting-package.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { spaceSchema, venueSchema } from "#server/catalogue/write/entity-schemas.ts";
import { demoSeed } from "../demo-seed.ts";
import { type DemoCatalogue, generateCatalogue } from "../generate-catalogue.ts";

let catalogue: DemoCatalogue;
let hotels: Venue[];
let spacesOf: Map<string, Space[]>;
beforeAll(() => {
  catalogue = generateCatalogue({ seed: demoSeed });
  spacesOf = Map.groupBy(catalogue.spaces, ({ venueId }) => venueId);
  hotels = catalogue.venues.filter(
    ({ type, cityCode, groupName }) =>
      (type === "hotel" || type === "resort") && !cityCode.startsWith("9") && groupName !== "langham",
  );
}, 120_000);

const median = (figures: number[]): number => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;

/** What the parts of a package cost a head at the same hotel: hire of its middle space, breaks, meals, half a room. */
function sumParts({ prices, guestRoomPriceFrom = 0 }: Venue, spaces: readonly Space[], one: MeetingPackage): number {
  const field = one.span === "halfDay" ? "priceHalfDay" : "priceDay";
  const heads = spaces.flatMap((space) =>
    (space.capacity.classroom ?? 0) >= 30 && space[field] ? [space[field] / space.capacity.classroom!] : [],
  );
  return (
    median(heads) +
    (one.teaBreaks ?? 0) * prices!.teaBreak! +
    (one.lunch === "buffet" ? prices!.lunchBuffet! : 0) +
    (one.dinner === "buffet" ? prices!.dinnerBuffet! : 0) +
    (one.span === "dayAndNight" ? guestRoomPriceFrom / 2 : 0)
  );
}

describe("packages of the demo", () => {
  it("are published by three of five hotels of the mainland, and by no other venue", () => {
    const share = hotels.filter(({ prices }) => prices?.projectionDay).length / hotels.length;
    expect(share).toBeGreaterThan(0.57);
    expect(share).toBeLessThan(0.63);
    const others = catalogue.venues.filter((venue) => !hotels.includes(venue) && venue.groupName !== "langham");
    expect(others.filter(({ packages, prices }) => packages ?? prices?.projectionDay)).toEqual([]);
    expect(catalogue.venues.filter(({ packages, demo }) => packages && !demo)).toEqual([]);
  });

  it("go with prices of meals that are those of the venue's menus", () => {
    const names = {
      自助午餐: "lunchBuffet",
      自助晚餐: "dinnerBuffet",
      会议茶歇: "teaBreak",
      宴会桌餐: "table",
    } as const;
    const stated = catalogue.venues.flatMap(({ id, dining = [], prices }) =>
      Object.entries(names).flatMap(([name, key]) => {
        const menu = dining.flatMap(({ menus = [] }) => menus).find((one) => one.name === name);
        return menu ? [{ id, name, menu: menu.price, published: prices?.[key] }] : [];
      }),
    );
    expect(stated.length).toBeGreaterThan(1000);
    expect(stated.filter(({ menu, published }) => menu !== published)).toEqual([]);
  });

  it("cost a head between 60 and 105 per cent of what their parts cost singly at the same hotel", () => {
    const shares = hotels.flatMap((venue) =>
      (venue.packages ?? []).map((one) => ({
        id: venue.id,
        name: one.name,
        share: one.price / sumParts(venue, spacesOf.get(venue.id) ?? [], one),
      })),
    );
    expect(shares.length).toBeGreaterThan(2000);
    expect(shares.filter(({ share }) => !(share >= 0.6 && share <= 1.05))).toEqual([]);
  });

  it("are dearer the longer they last, in figures that end in 8", () => {
    const packages = hotels.flatMap((venue) => venue.packages ?? []);
    expect(packages.filter(({ price }) => price % 10 !== 8)).toEqual([]);
    for (const { packages: own = [] } of hotels) {
      const byLength = own.filter(({ span }) => span !== "dayAndNight").map(({ price }) => price);
      expect(byLength).toEqual(byLength.toSorted((a, b) => a - b));
    }
  });

  it("meet the schema of the catalogue", () => {
    const problems = hotels.slice(0, 400).filter((venue) => !venueSchema.safeParse(venue).success);
    expect(problems).toEqual([]);
    expect(spaceSchema.safeParse(catalogue.spaces[0]).success).toBe(true);
  });
});

describe("packages of the Langham hotels", () => {
  it("agree with the group's own packages of meetings", () => {
    const own = (catalogue.content["langham-package"] as { body: LanghamPackage }[])
      .map(({ body }) => body)
      .filter(({ type }) => type === "meeting");
    const stated = catalogue.venues
      .filter(({ groupName }) => groupName === "langham")
      .flatMap(({ id, packages = [] }) => packages.map((one) => ({ id, ...one })));
    const describeOwn = ({ siteId, zh, price, minimum, surcharge, validUntil }: LanghamPackage) =>
      [siteId, zh.name, price, minimum, surcharge, validUntil].join(" ");
    expect(
      stated
        .map(({ id, name, price, minimumPeople, surcharge, validUntil }) =>
          [id, name, price, minimumPeople, surcharge, validUntil].join(" "),
        )
        .sort(),
    ).toEqual(own.map(describeOwn).sort());
    expect(stated.length).toBeGreaterThan(2);
  });
});
