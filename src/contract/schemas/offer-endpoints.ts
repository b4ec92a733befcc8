import { z } from "zod";
import { offerLimits } from "#domain/limits.ts";
import { cityKey, downloadFile, endpoint, id, layoutKey, page, paged, workbookType } from "../endpoint.ts";
import { space, venueBrief } from "./entities.ts";
import { picture } from "./picture.ts";
import { understood } from "./sentence/relax.ts";

/** ISO day; absent where the programme has no date. */
const day = z.string().optional();
const guessed = z.array(z.enum(["day", "from", "to", "people", "layout", "nights"]));

const sessionBlock = z.object({
  kind: z.enum(["session", "breakout", "meal"]),
  name: z.string(),
  place: z.enum(["space", "restaurant", "foyer"]),
  /** In each of `count` spaces. */
  people: z.number(),
  count: z.number(),
  layout: layoutKey.optional(),
  day,
  /** 1 for the first day. */
  dayNumber: z.number(),
  /** Minutes since midnight. */
  from: z.number(),
  to: z.number(),
  /** What nobody stated. */
  guessed,
});

const roomsBlock = z.object({
  kind: z.literal("rooms"),
  name: z.string(),
  rooms: z.number(),
  nights: z.number(),
  /** Of the first night. */
  day,
  guessed,
});

const programme = z.object({
  name: z.string().optional(),
  blocks: z.array(z.union([sessionBlock, roomsBlock])),
  budget: z.number().optional(),
});

/** Index of a block of the programme. */
const block = z.number();

const failure = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("seats"), block, short: z.number(), largest: z.number() }),
  z.object({ kind: z.literal("blocked"), block }),
  z.object({ kind: z.literal("spaces"), block, short: z.number() }),
  z.object({ kind: z.literal("minutes"), block, after: block, short: z.number() }),
  z.object({ kind: z.literal("guestRooms"), block, short: z.number() }),
]);

const remedy = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("shift"), block, minutes: z.number() }),
  z.object({ kind: z.literal("layout"), block, layout: layoutKey }),
  z.object({ kind: z.literal("people"), block, people: z.number() }),
  z.object({ kind: z.literal("day"), block, dayNumber: z.number() }),
]);

const status = z.enum(["fits", "tight", "doesNotFit"]);

/** Yuan. */
const sumLine = z.object({
  key: z.enum(["hire", "lunch", "teaBreaks", "dinner", "banquet", "guestRooms", "package"]),
  /** The space that is hired, or in which the package takes place. */
  spaceId: id.optional(),
  /** What the package is called. */
  packageName: z.string().optional(),
  /** Blocks that it is for; empty for a meal that nobody named. */
  blocks: z.array(block),
  /** Days, heads, tables or room nights. */
  quantity: z.number(),
  unitPrice: z.number(),
  yuan: z.number(),
  /** The price is the city's usual one, since the venue has published none. */
  isEstimated: z.boolean(),
});

const venueOffer = z.object({
  venue: venueBrief,
  /** A picture of the venue, or of a space of it. */
  cover: picture.optional(),
  status,
  placements: z.array(z.object({ block, spaceId: id })),
  /** The spaces of the placements, each with a picture in its first layout, if it has one, else its first. */
  spaces: z.array(space),
  turnovers: z.array(
    z.object({
      after: block,
      block,
      spaceId: id,
      minutes: z.number(),
      available: z.number(),
      isOvernight: z.boolean(),
      /** Of the minutes: until the guests have left and the room is checked, for the air walls, for the furniture. */
      fixedMinutes: z.number(),
      wallMinutes: z.number(),
      furnitureMinutes: z.number(),
      /** People at work. */
      crew: z.number(),
    }),
  ),
  /** What the programme costs, without service charge and tax; absent where a price is unknown altogether, or a block has no space. */
  sum: z
    .object({
      total: z.number(),
      perHead: z.number(),
      people: z.number(),
      lines: z.array(sumLine),
      isEstimated: z.boolean(),
    })
    .optional(),
  floors: z.number(),
  changes: z.number(),
  resets: z.number(),
  failures: z.array(failure),
  remedy: remedy.optional(),
});

const text = z.string().max(offerLimits.text);

/** The offers of the venues of a city for one programme. */
export const offerEndpoints = {
  "searchSite/getOffers": endpoint({
    summary: "Reads a programme of several sessions, and finds how each venue of a city holds it",
    isHeavy: true,
    input: z.object({
      city: cityKey,
      q: text,
      /** Only this venue, whether it holds the programme or not. */
      siteId: id.optional(),
      page: page.optional(),
    }),
    output: paged(venueOffer).extend({
      city: z.object({ code: z.string(), name: z.string(), pinyin: z.string() }),
      programme,
      /** What the text says of the venue. */
      understood: z.array(understood),
      unread: z.array(z.string()),
      /** Venues that were tried, by what they answer. */
      counts: z.object({ fits: z.number(), tight: z.number(), doesNotFit: z.number() }),
      /** Venues that no single change helps, by what they lack; they are not in the list. */
      lacks: z.object({
        seats: z.number(),
        blocked: z.number(),
        spaces: z.number(),
        minutes: z.number(),
        guestRooms: z.number(),
      }),
      /** Every venue that matches was tried. */
      isComplete: z.boolean(),
    }),
  }),
  "searchSite/getOfferWorkbook": endpoint({
    summary: "How a venue holds a programme, and what it costs, as a workbook",
    input: z.object({ city: cityKey, q: text, siteId: id }),
    output: downloadFile,
    file: { type: workbookType },
  }),
};
