import { describe, expect, it } from "vitest";
import { addDays } from "#domain/day.ts";
import type { Programme, SessionBlock } from "../programme.ts";
import { findOffer } from "./find-offer.ts";
import { type NaiveVenue, rankBestNaively, rankPlacements } from "./rank-best-naively.fixture.ts";
import type { OfferRemedy } from "../offer.ts";
import { drawProgramme, drawVenue } from "./draw-programme.fixture.ts";
import { prepareVenue } from "./venue-model.ts";

/** `SEED=2 npm run unit -- …` draws other venues. */
const seed = Number(process.env.SEED ?? 1);
const venueCount = 2000;
/** Remedies are sought among all assignments of every changed programme, which takes long. */
const remedyCount = 150;

const find = (venue: NaiveVenue, programme: Programme, guestRoomCount?: number) =>
  findOffer(prepareVenue(venue.spaces), programme, {
    guestRoomCount,
    isBlocked: (id, day) => venue.blocked.has(`${id} ${day}`),
  });

const isNeeded = (block: Programme["blocks"][number]): block is SessionBlock => block.kind !== "rooms";
const listOpenBlocks = (venue: NaiveVenue, programme: Programme): number[] =>
  programme.blocks.flatMap((block, index) =>
    isNeeded(block) && rankBestNaively(venue, { blocks: [{ ...block, count: 1 }] }, true) === undefined ? [index] : [],
  );

describe(`2,000 random venues (SEED=${seed})`, () => {
  it("gives the best of all assignments", () => {
    const seen: Record<string, number> = { fits: 0, tight: 0, doesNotFit: 0, moves: 0, spread: 0 };
    for (let number = 0; number < venueCount; number++) {
      const [venue, programme] = [drawVenue(seed, number), drawProgramme(seed, number)];
      const offer = find(venue, programme);
      seen[offer.status]!++;
      const where = `venue ${number}: ${JSON.stringify({ spaces: venue.spaces, programme })}`;
      if (listOpenBlocks(venue, programme).length > 0) {
        expect(offer, where).toMatchObject({ status: "doesNotFit", placements: [] });
        continue;
      }
      const best = rankBestNaively(venue, programme)!;
      expect(rankPlacements(venue, programme, offer.placements), where).toEqual(best);
      for (const key of ["moves", "spread"] as const) if (best[key] > 0) seen[key]!++;
      const { missing, worst, unpriced, hire, floors, changes, resets } = best;
      const status = missing > 0 || worst > 1 ? "doesNotFit" : worst === 1 ? "tight" : "fits";
      const price = missing + unpriced === 0 ? { hire } : {};
      expect(offer, where).toMatchObject({ status, floors, changes, resets, ...price });
      expect("hire" in offer, where).toBe(missing + unpriced === 0);
    }
    // The draw is no test if one of the answers is rare.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
  });

  it("says what lacks", () => {
    for (let number = 0; number < venueCount; number++) {
      const [venue, programme] = [drawVenue(seed, number), drawProgramme(seed, number)];
      const { failures, status } = find(venue, programme, 100);
      const open = listOpenBlocks(venue, programme);
      const best = open.length === 0 ? rankBestNaively(venue, programme)! : undefined;
      const list = (kind: string) => failures.filter((one) => one.kind === kind);
      expect([...list("seats"), ...list("blocked")].map(({ block }) => block).sort()).toEqual(open);
      const shortSpaces = list("spaces").reduce((sum, one) => sum + (one.kind === "spaces" ? one.short : 0), 0);
      expect(shortSpaces).toBe(best?.missing ?? 0);
      const minutes = Math.max(0, ...list("minutes").map((one) => (one.kind === "minutes" ? one.short : 0)));
      expect(minutes).toBe(Math.max(0, (best?.worst ?? 0) - 1));
      const rooms = programme.blocks.flatMap((block) => (block.kind === "rooms" ? Math.max(0, block.rooms - 100) : []));
      const shortRooms = list("guestRooms").map((one) => (one.kind === "guestRooms" ? one.short : 0));
      expect(shortRooms).toEqual(rooms.filter((one) => one > 0));
      expect(status === "doesNotFit").toBe(failures.length > 0);
    }
  });
});

/** Returns the programme with one block changed. */
const change = (programme: Programme, index: number, changes: Partial<SessionBlock>): Programme => ({
  blocks: programme.blocks.map((block, at) => (at === index ? ({ ...block, ...changes } as SessionBlock) : block)),
});

const isHeld = (venue: NaiveVenue, programme: Programme): boolean =>
  (rankBestNaively(venue, programme, true)?.worst ?? 9) <= 1;

const meet = (a: SessionBlock, b: SessionBlock): boolean => a.from < b.to && b.from < a.to;

/** Finds the smallest shift that helps by trying all of them. */
function findShiftNaively(venue: NaiveVenue, programme: Programme): OfferRemedy | undefined {
  const blocks = programme.blocks.map((block, index) => ({ block: block as SessionBlock, index }));
  const sessions = blocks.filter(({ block }) => isNeeded(block));
  for (let minutes = 15; minutes <= 120; minutes += 15)
    for (const signed of [minutes, -minutes])
      for (const { block, index } of sessions) {
        const moved = { ...block, from: block.from + signed, to: block.to + signed };
        const isLate = moved.to > Math.max(1440, block.to) || moved.from < Math.min(420, block.from);
        const isOutOfOrder = sessions.some(({ block: other, index: at }) => {
          if (at === index || other.dayNumber !== block.dayNumber || meet(other, block)) return false;
          return meet(other, moved) || other.from < block.from !== other.from < moved.from;
        });
        if (!isLate && !isOutOfOrder && isHeld(venue, change(programme, index, moved)))
          return { kind: "shift", block: index, minutes: signed };
      }
  return undefined;
}

describe("remedies", () => {
  it("the smallest shift is found, and every other remedy helps", () => {
    const seen = new Set<string>();
    let tried = 0;
    for (let number = 0; number < venueCount && tried < remedyCount; number++) {
      const [venue, programme] = [drawVenue(seed, number), drawProgramme(seed, number)];
      const { status, remedy } = find(venue, programme);
      if (status !== "doesNotFit") continue;
      tried++;
      const where = `venue ${number}: ${JSON.stringify({ spaces: venue.spaces, programme, remedy })}`;
      const shift = listOpenBlocks(venue, programme).length > 0 ? undefined : findShiftNaively(venue, programme);
      if (shift) expect(remedy, where).toEqual(shift);
      else expect(remedy?.kind, where).not.toBe("shift");
      seen.add(remedy?.kind ?? "none");
      if (!remedy || remedy.kind === "shift") continue;
      const block = programme.blocks[remedy.block] as SessionBlock;
      const changes: Partial<SessionBlock> =
        remedy.kind === "layout"
          ? { layout: remedy.layout }
          : remedy.kind === "people"
            ? { people: remedy.people }
            : { dayNumber: remedy.dayNumber, day: addDays(block.day!, remedy.dayNumber - block.dayNumber) };
      expect(isHeld(venue, change(programme, remedy.block, changes)), where).toBe(true);
    }
    expect([...seen].sort()).toEqual(["day", "layout", "none", "people", "shift"]);
  });
});
