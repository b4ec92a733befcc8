import type { Output } from "#contract/index.ts";
import { isSession, type Programme } from "#domain/offer/programme.ts";
import { buildVenueBrief } from "../../cards/build-venue-brief.ts";
import { toSpaceWire } from "../../cards/to-space-wire.ts";
import type { FoundOffer } from "./find-offers.ts";

type OfferWire = Output<"searchSite/getOffers">["list"][number];

/** Converts an offer for the API, with the spaces that it uses; `today` is an ISO day. */
export function buildOfferWire(found: FoundOffer, { blocks }: Programme, today: string): OfferWire {
  const { venue, spaces, offer, sum } = found;
  // The hire only orders the assignments of a venue: the sum states it, with its meals.
  const { placements, turnovers, failures, hire: _, ...rest } = offer;
  const cover = venue.pictures?.[0] ?? spaces.find(({ pictures }) => pictures?.[0])?.pictures?.[0];
  const used = spaces.flatMap((space) => {
    const placement = placements.find(({ spaceId }) => spaceId === space.id);
    if (!placement) return [];
    const block = blocks[placement.block]!;
    const layout = isSession(block) ? block.layout : undefined;
    return [toSpaceWire(space, today, layout)];
  });
  return {
    venue: buildVenueBrief(venue),
    ...(cover && { cover }),
    ...rest,
    placements: [...placements],
    spaces: used,
    turnovers: [...turnovers],
    failures: [...failures],
    ...(sum && { sum: { ...sum, lines: sum.lines.map((line) => ({ ...line, blocks: [...line.blocks] })) } }),
  };
}
