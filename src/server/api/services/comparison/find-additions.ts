import type { Output } from "#contract/index.ts";
import type { SpaceWire } from "#contract/schemas/entities.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import { assessCapacity } from "#domain/seating/assess-capacity.ts";
import { getSeatBounds, judgeFit } from "#domain/seating/judge-fit.ts";
import { buildSpaceCards } from "../cards/build-space-cards.ts";
import type { Context } from "../context.ts";
import type { WordedEvent } from "./describe-row.ts";
import type { SelectedSpace } from "./load-selected-spaces.ts";

type Addition = Output<"compare/get">["additions"][number];

/** Spaces offered of each origin, at most. */
const offered = 4;
/** Range of areas that count as similar, as factors of the first space's area, and how far a nearby venue may be. */
const similarAreaFactors = { from: 0.6, to: 1.6 } as const;
const maxMetres = 20_000;

const getSeats = (space: SpaceWire, { layout }: WordedEvent) => getSeatBounds(assessCapacity(space, layout))?.seats;

/** Finds spaces to add: of the venues that are compared those nearest in size to the event, else the largest; and near the first. */
export async function findAdditions(
  context: Pick<Context, "catalogue" | "index" | "now">,
  selected: readonly SelectedSpace[],
  event: WordedEvent,
): Promise<Addition[]> {
  const [first] = selected;
  if (!first) return [];
  const chosen = new Set(selected.map(({ space }) => space.id));
  const toAddition = (space: SpaceWire, venueName: string, from: Addition["from"]): Addition =>
    omitUndefined({
      id: space.id,
      venueId: space.venueId,
      name: space.name,
      venueName,
      demo: space.demo,
      from,
      seats: getSeats(space, event),
    });
  const isUnfit = (space: SpaceWire) => {
    const kind = event.people === undefined ? undefined : judgeFit(space, event.layout, event.people).kind;
    return kind === "over" || kind === "unsuitable";
  };
  const own = selected
    .filter(({ venue }, at) => selected.findIndex((other) => other.venue.id === venue.id) === at)
    .flatMap(({ venue, siblings }) => siblings.map((space) => ({ space, venue })))
    .filter(({ space }) => !chosen.has(space.id))
    .toSorted(
      (a, b) => Number(isUnfit(a.space)) - Number(isUnfit(b.space)) || (b.space.area ?? 0) - (a.space.area ?? 0),
    )
    .slice(0, offered)
    .map(({ space, venue }) => toAddition(space, venue.name, "venue"));
  const { lng, lat } = first.venue;
  const { area } = first.space;
  if (!area || lng === undefined || lat === undefined) return own;
  const hits = context.index.findNearbySpaces({ lng, lat }, maxMetres, offered + chosen.size, {
    areaFrom: area * similarAreaFactors.from,
    areaTo: area * similarAreaFactors.to,
    exceptVenue: first.venue.id,
  });
  const cards = await buildSpaceCards(context, hits.filter(({ id }) => !chosen.has(id)).slice(0, offered));
  return [...own, ...cards.map((card) => toAddition(card, card.venue.name, "nearby"))];
}
