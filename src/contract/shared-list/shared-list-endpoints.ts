import { z } from "zod";
import { endpoint, layoutKey } from "../endpoint.ts";
import { space, spaceCard } from "../schemas/entities.ts";
import { spaceBookings } from "../schemas/hotel.ts";
import { opinion, opinionMark, shareCode, sharedListInput, shareSecret } from "./shared-list-input.ts";

/** ISO */
const moment = z.string();

/** A space of a shared list with what the sheet shows of it, as the catalogue has it now. */
const sharedSpace = space
  .pick({
    name: true,
    demo: true,
    length: true,
    width: true,
    height: true,
    pillars: true,
    stage: true,
    led: true,
    capacity: true,
    priceDay: true,
    priceYear: true,
    picture: true,
  })
  .extend({
    venue: spaceCard.shape.venue.pick({ name: true, demo: true, districtName: true, areaName: true, metro: true }),
    /** The layout of the event with its trusted capacity, else that of the largest; absent where none is known. */
    seated: z.object({ layout: layoutKey, people: z.number() }).optional(),
    /** Blocked dates from today on, where the event has dates; absent where none were imported. */
    bookings: spaceBookings.optional(),
  });
export type SharedSpace = z.output<typeof sharedSpace>;

const sharedRow = z.object({
  siteId: z.string(),
  spaceCode: z.string(),
  note: z.string().optional(),
  /** Names as they were when the list was shared, for a space that left the catalogue since. */
  name: z.string().optional(),
  venueName: z.string().optional(),
  /** Absent where the space is not in the catalogue any more. */
  space: sharedSpace.optional(),
});
export type SharedRow = z.output<typeof sharedRow>;

const writtenOpinion = z.object({
  id: z.string(),
  surname: z.string(),
  /** By `spaceCode`. */
  marks: z.record(z.string(), opinionMark),
  remark: z.string().optional(),
  at: moment,
});
export type WrittenOpinion = z.output<typeof writtenOpinion>;

const common = { now: moment };

/** A shared list as its page shows it; of one that has ended nothing but why. */
const sharedListView = z.discriminatedUnion("state", [
  z.object({ ...common, state: z.literal("expired") }),
  z.object({ ...common, state: z.literal("takenBack") }),
  z.object({
    ...common,
    state: z.literal("open"),
    title: z.string().optional(),
    sharedBy: z.string().optional(),
    expiresAt: moment,
    event: z.object({
      cityName: z.string().optional(),
      people: z.number().optional(),
      layout: layoutKey.optional(),
      dates: z.array(z.string()).optional(),
      days: z.number().optional(),
    }),
    /** City of the first space that the catalogue has, for the header. */
    city: z.object({ code: z.string(), name: z.string(), pinyin: z.string() }).optional(),
    rows: z.array(sharedRow),
    opinions: z.array(writtenOpinion),
  }),
]);
export type SharedListView = z.output<typeof sharedListView>;
export type OpenSharedList = Extract<SharedListView, { state: "open" }>;

const shared = z.object({ code: z.string(), expiresAt: moment });
const owner = { code: shareCode, secret: shareSecret };

/** The calls of shared lists. All are POST with code and secret in the body, so that no log has them. */
export const sharedListEndpoints = {
  "sharedList/share": endpoint({
    summary: "Share a shortlist; the device makes the secret, and sent again with the same one it changes the list",
    input: sharedListInput.extend({ secret: shareSecret }),
    output: shared,
  }),
  "sharedList/update": endpoint({
    summary: "Change a shared list, by its owner's secret",
    input: sharedListInput.extend(owner),
    output: shared,
  }),
  "sharedList/takeBack": endpoint({
    summary: "Take a shared list back and erase it, by its owner's secret",
    input: z.object(owner),
    output: z.object({ code: z.string() }),
  }),
  "sharedList/get": endpoint({
    summary: "A shared list with what colleagues think, by its code",
    input: z.object({ code: shareCode }),
    output: sharedListView,
  }),
  "sharedList/giveOpinion": endpoint({
    summary: "Write or change what one thinks of the spaces of a shared list; an opinion, not an approval",
    input: z.object({ code: shareCode, key: shareSecret, opinion }),
    output: z.object({ opinionId: z.string(), list: sharedListView }),
  }),
  "sharedList/removeOpinion": endpoint({
    summary: "Erase one's own opinion of a shared list",
    input: z.object({ code: shareCode, key: shareSecret }),
    output: sharedListView,
  }),
};
