import { describe, expect, it } from "vitest";
import { at, createSession } from "../create-session.fixture.ts";
import type { Programme, ProgrammeBlock } from "../programme.ts";
import { defaultTurnoverRates } from "../turnover/turnover-rates.ts";
import { findOffer, type OfferOptions } from "./find-offer.ts";
import { type OfferSpace, prepareVenue } from "./venue-model.ts";

const morning = createSession({ to: at(12) });
const breakouts = createSession({ kind: "breakout", people: 30, count: 3, layout: "fishbone", from: at(13, 30) });
const secondDay = createSession({ dayNumber: 2 });
const dinner = createSession({ kind: "meal", layout: "banquet", dayNumber: 2, from: at(18, 30), to: at(21) });
const rooms: ProgrammeBlock = { kind: "rooms", name: "客房", rooms: 80, nights: 2, guessed: [] };
/** Two days of a meeting with three break-outs on the first afternoon and a dinner on the second evening. */
const programme: Programme = { blocks: [morning, breakouts, secondDay, dinner, rooms] };

const createSpace = (id: string, length: number, width: number, more: Partial<OfferSpace>): OfferSpace => ({
  id,
  length,
  width,
  capacity: {},
  ...more,
});

/** A ballroom of 648 m² that two air walls divide into three. */
const ballroom = createSpace("big", 40.5, 16, {
  floor: 3,
  capacity: { classroom: 378, banquet: 400 },
  priceDay: 42_000,
});
const thirds = ["one", "two", "three"].map((id) =>
  createSpace(id, 13.5, 16, { floor: 3, partOf: "big", capacity: { fishbone: 60 }, priceHalfDay: 5000 }),
);
const diningRoom = createSpace("dining", 30, 20, {
  floor: 1,
  capacity: { banquet: 360, classroom: 0 },
  priceEvening: 9000,
});
const small = ["s1", "s2", "s3"].map((id) =>
  createSpace(id, 10, 8, { floor: 4, capacity: { fishbone: 30 }, priceHalfDay: 4000 }),
);

const find = (spaces: readonly OfferSpace[], options?: OfferOptions, of: Programme = programme) =>
  findOffer(prepareVenue(spaces), of, options);
const listIds = ({ placements }: ReturnType<typeof find>) =>
  placements.map(({ block, spaceId }) => `${block} ${spaceId}`);

describe("a venue that holds the programme", () => {
  it("uses a room for each session, without a turnover", () => {
    const offer = find([ballroom, diningRoom, ...small], { guestRoomCount: 200 });
    expect(listIds(offer)).toEqual(["0 big", "1 s1", "1 s2", "1 s3", "2 big", "3 dining"]);
    expect(offer).toMatchObject({ status: "fits", changes: 0, resets: 0, turnovers: [], failures: [], floors: 3 });
    // The ballroom has a price of the day alone: the morning costs it too.
    expect(offer.hire).toBe(42_000 * 2 + 4000 * 3 + 9000);
  });

  it("divides the ballroom at lunch, which leaves fifteen minutes", () => {
    const offer = find([ballroom, ...thirds, diningRoom]);
    expect(listIds(offer)).toEqual(["0 big", "1 one", "1 two", "1 three", "2 big", "3 dining"]);
    expect(offer).toMatchObject({ status: "tight", changes: 1, resets: 1, floors: 2 });
    expect(offer.turnovers.slice(0, 3).map(({ minutes, available }) => [minutes, available])).toEqual([
      [75, 90],
      [75, 90],
      [75, 90],
    ]);
    expect(offer.turnovers[3]).toMatchObject({ after: 1, block: 2, isOvernight: true, available: at(15, 30) });
  });

  it("turns the ballroom over for dinner where the session ends early enough", () => {
    const early = { blocks: [morning, breakouts, { ...secondDay, to: at(16, 30) }, dinner] };
    const offer = find([ballroom, ...small], {}, early);
    expect(offer).toMatchObject({ status: "fits", changes: 1 });
    const turnover = { after: 2, block: 3, spaceId: "big", minutes: 80, available: 120, isOvernight: false };
    expect(offer.turnovers).toMatchObject([{ ...turnover, fixedMinutes: 25, wallMinutes: 0, crew: 10 }]);
    expect(offer.turnovers).toHaveLength(1);
  });

  it("takes the cheaper space, and one floor where prices are equal", () => {
    const cheap = createSpace("cheap", 30, 20, { floor: 9, capacity: { classroom: 200 }, priceDay: 30_000 });
    const one: Programme = { blocks: [morning, breakouts] };
    expect(listIds(find([ballroom, ...small, cheap], {}, one))[0]).toBe("0 cheap");
    const near = { ...cheap, id: "near", floor: 4, priceDay: 42_000 };
    expect(listIds(find([ballroom, ...small, near], {}, one))[0]).toBe("0 near");
  });

  it("stays in one space for a session that goes on, though another would be cheaper for a morning", () => {
    const halfDay = createSpace("half", 30, 20, {
      capacity: { classroom: 200 },
      priceDay: 80_000,
      priceHalfDay: 10_000,
    });
    const session: Programme = { blocks: [morning, secondDay] };
    expect(listIds(find([halfDay, ballroom], {}, session))).toEqual(["0 big", "1 big"]);
    const other: Programme = { blocks: [morning, { ...secondDay, people: morning.people - 20 }] };
    expect(listIds(find([halfDay, ballroom], {}, other))).toEqual(["0 half", "1 big"]);
  });

  it("has break-outs on one floor, unless that costs much more", () => {
    const low = (priceHalfDay: number) =>
      createSpace("low", 10, 8, { floor: 3, capacity: { fishbone: 40 }, priceHalfDay });
    const groups: Programme = { blocks: [morning, breakouts] };
    expect(listIds(find([ballroom, low(3900), ...small], {}, groups))).toEqual(["0 big", "1 s1", "1 s2", "1 s3"]);
    expect(listIds(find([ballroom, low(2000), ...small], {}, groups))).toEqual(["0 big", "1 low", "1 s1", "1 s2"]);
  });

  it("prefers known prices, and names no sum where one is unknown", () => {
    const { priceDay: _, ...unpriced } = ballroom;
    expect(find([unpriced, diningRoom, ...small])).not.toHaveProperty("hire");
    expect(listIds(find([{ ...unpriced, id: "free" }, ballroom, diningRoom, ...small]))[0]).toBe("0 big");
  });

  it("leaves blocks of the restaurant and the foyer to the venue", () => {
    const lunch = createSession({ kind: "meal", place: "restaurant", from: at(12), to: at(13, 30) });
    const tea = createSession({ kind: "meal", place: "foyer", from: at(10), to: at(10, 20) });
    expect(listIds(find([ballroom], {}, { blocks: [morning, tea, lunch] }))).toEqual(["0 big"]);
  });

  it("counts on the computed figure where none is published, and on no figure that is impossible", () => {
    const measured = createSpace("m", 40.5, 16, {});
    expect(find([measured], {}, { blocks: [morning] }).status).toBe("fits");
    const boasted = createSpace("b", 10, 10, { capacity: { classroom: 500 } });
    expect(find([boasted], {}, { blocks: [morning] }).status).toBe("doesNotFit");
    const unsuitable = createSpace("u", 40.5, 16, { capacity: { classroom: 0 } });
    expect(find([unsuitable], {}, { blocks: [morning] }).status).toBe("doesNotFit");
  });
});

describe("what lacks, and what helps", () => {
  it("half an hour before dinner: it begins at seven", () => {
    const rates = { ...defaultTurnoverRates, largeRoomCrew: 9 };
    const offer = find([ballroom, ...small], { rates });
    expect(offer.failures).toEqual([{ kind: "minutes", block: 3, after: 2, short: 30 }]);
    expect(offer).toMatchObject({ status: "doesNotFit", remedy: { kind: "shift", block: 3, minutes: 30 } });
    expect(listIds(offer)).toContain("3 big");
  });

  it("seats: another layout", () => {
    const low = createSpace("low", 20, 14, { capacity: { classroom: 150, theatre: 260 } });
    const offer = find([low], {}, { blocks: [morning] });
    expect(offer.failures).toEqual([{ kind: "seats", block: 0, short: 50, largest: 150 }]);
    expect(offer.remedy).toEqual({ kind: "layout", block: 0, layout: "theatre" });
  });

  it("seats at tables: fewer tables", () => {
    const smaller = createSpace("d", 20, 15, { capacity: { banquet: 187 } });
    const { failures, remedy } = find([smaller], {}, { blocks: [dinner] });
    expect(failures).toEqual([{ kind: "seats", block: 0, short: 13, largest: 187 }]);
    expect(remedy).toEqual({ kind: "people", block: 0, people: 180 });
  });

  it("a space at the same time: another day", () => {
    const offer = find([ballroom, ...thirds], {}, { blocks: [createSession({}), breakouts] });
    expect(offer.failures).toEqual([{ kind: "spaces", block: 0, short: 1 }]);
    expect(offer.remedy).toEqual({ kind: "day", block: 0, dayNumber: 2 });
  });

  it("guest rooms, unless their number is unknown", () => {
    const venue = [ballroom, diningRoom, ...small];
    const offer = find(venue, { guestRoomCount: 62 });
    expect(offer).toMatchObject({ status: "doesNotFit", failures: [{ kind: "guestRooms", block: 4, short: 18 }] });
    expect(offer).not.toHaveProperty("remedy");
    expect(find(venue).status).toBe("fits");
    expect(find(venue, { guestRoomCount: 80 }).status).toBe("fits");
  });

  it("a day on which the space, its parts or what it is a part of are booked", () => {
    const venue = [ballroom, ...thirds, diningRoom, ...small];
    const isBlocked = (spaceId: string, day: string) => spaceId === "two" && day === "2026-12-18";
    expect(find(venue, { isBlocked }).failures).toEqual([{ kind: "blocked", block: 2 }]);
    const isBigBlocked = (spaceId: string) => spaceId === "big";
    expect(find([ballroom, ...thirds], { isBlocked: isBigBlocked }, { blocks: [breakouts] }).failures).toEqual([
      { kind: "blocked", block: 0 },
    ]);
  });

  it("every block without a space", () => {
    const { failures, placements, remedy } = find([
      createSpace("x", 6, 5, { capacity: { fishbone: 12, classroom: 16 } }),
    ]);
    expect(failures.map(({ kind, block }) => `${kind} ${block}`)).toEqual(["seats 0", "seats 1", "seats 2", "seats 3"]);
    expect({ placements, remedy }).toEqual({ placements: [], remedy: undefined });
  });
});

describe("references between spaces", () => {
  const two: Programme = { blocks: [createSession({ people: 20, count: 2, layout: "theatre" })] };
  const room = (id: string, more: Partial<OfferSpace>) =>
    createSpace(id, 10, 10, { capacity: { theatre: 80 }, ...more });

  it("are followed by either end, over several levels", () => {
    const nested = [room("a", { splitsInto: ["b"] }), room("b", {}), room("c", { partOf: "b" })];
    expect(find(nested, {}, two).failures).toEqual([{ kind: "spaces", block: 0, short: 1 }]);
  });

  it("may run in a circle or lead to no space", () => {
    const circle = [room("a", { partOf: "b" }), room("b", { partOf: "a" }), room("c", { partOf: "gone" })];
    expect(find(circle, {}, two).status).toBe("fits");
  });

  it("of overlapping combinations: A with B, and B with C", () => {
    const combined = [room("ab", { splitsInto: ["a", "b"] }), room("bc", { splitsInto: ["b", "c"] })];
    const parts = ["a", "b", "c"].map((id) => room(id, { capacity: { theatre: 10 } }));
    expect(find([...combined, ...parts], {}, two).failures).toEqual([{ kind: "spaces", block: 0, short: 1 }]);
  });
});
