import type { CatalogueStore, Sourced } from "../../store/catalogue-store.ts";
import type { Candidate } from "../candidate.ts";
import { normalizeName } from "../normalize-name.ts";
import { resolveId } from "./resolve-id.ts";
import type { VenueReferences } from "./venue-references.ts";

/** The id of the stored entity that a row means by its name, or why none can be chosen. */
export type Match = { id: string } | { fault: string };

/** Fields that are a price: a row with no others, but those that identify it, updates the price of what is stored. */
const pricePaths = {
  venue: /^(?:guestRoomPriceFrom|packages|prices\..*)$/,
  space: /^(?:price(?:HalfDay|Day|Evening)|packages)$/,
} as const;
const identityPaths = {
  venue: new Set(["name", "cityCode"]),
  space: new Set(["name", "floor"]),
} as const;

/** Returns whether a row has a price and otherwise only what identifies it. */
function isPriceUpdate({ kind, values, flags, isComplete, hasAddedPackages }: Candidate): boolean {
  const isPrice = (path: string) => pricePaths[kind].test(path);
  return (
    !isComplete &&
    !hasAddedPackages &&
    (flags?.size ?? 0) === 0 &&
    [...values.keys()].some(isPrice) &&
    [...values.keys()].every((path) => isPrice(path) || identityPaths[kind].has(path))
  );
}

const nouns = { venue: "场地", space: "会场" } as const;

/** Chooses the row's own source's entity of this name. */
function chooseByName(
  { kind, name, filed }: Candidate,
  named: readonly { id: string; source: string }[],
  missing: string,
): Match | undefined {
  const own = named.filter(({ source }) => source === filed);
  if (own.length === 1) return { id: own[0]!.id };
  return own.length > 1
    ? { fault: `目录里有 ${own.length} 个叫“${name}”的${nouns[kind]}，请写编号或${missing}` }
    : undefined;
}

const formatForeign = (name: string | undefined, source: string) =>
  `目录里的“${name}”属于来源“${source}”，更新它要写 --source ${source}`;

/** Matches venues without id and address columns with the stored venue of their source, name and city. */
export async function matchVenues(
  candidates: readonly Candidate[],
  references: VenueReferences,
): Promise<Map<Candidate, Match>> {
  const matches = new Map<Candidate, Match>();
  for (const candidate of candidates) {
    const { ownId, name, values, isComplete, fallbacks } = candidate;
    if (ownId !== undefined || !name || isComplete || values.has("address")) continue;
    const cityCode = values.get("cityCode") ?? fallbacks?.get("cityCode");
    const named = (await references.findStored(name)).filter((venue) => !cityCode || venue.cityCode === cityCode);
    const match = chooseByName(candidate, named, "地址");
    if (match) matches.set(candidate, match);
    else if (named[0] && isPriceUpdate(candidate))
      matches.set(candidate, { fault: formatForeign(name, named[0].source) });
  }
  return matches;
}

/** Matches spaces without id and floor columns with the stored space of their source, venue and name. */
export async function matchSpaces(
  catalogue: CatalogueStore,
  candidates: readonly Candidate[],
  venueIds: ReadonlyMap<Candidate, string>,
): Promise<Map<Candidate, Match>> {
  const byName = candidates.filter(
    ({ ownId, name, values, isComplete }) => ownId === undefined && name && !isComplete && !values.has("floor"),
  );
  const matches = new Map<Candidate, Match>();
  if (byName.length === 0) return matches;
  const stored = await catalogue.filedSpacesOfVenues([...new Set(byName.map((candidate) => venueIds.get(candidate)!))]);
  for (const candidate of byName) {
    const named = (stored.get(venueIds.get(candidate)!) ?? [])
      .filter(({ entity }) => normalizeName(entity.name) === normalizeName(candidate.name!))
      .map(({ source, entity }) => ({ id: entity.id, source }));
    const match = chooseByName(candidate, named, "楼层");
    if (match) matches.set(candidate, match);
    else if (named[0]) matches.set(candidate, { fault: formatForeign(candidate.name, named[0].source) });
  }
  return matches;
}

/**
 * Returns the id of a row: that under which it is stored already, else that of its match, else a new one. A row that only
 * updates a price gets no new one.
 * @param stored stored entities by id, with those of the matches
 */
export function chooseId(
  candidate: Candidate,
  stored: ReadonlyMap<string, Sourced<unknown>>,
  match: Match | undefined,
  venueId?: string,
): Match {
  const id = resolveId(candidate, stored, venueId);
  if (stored.get(id)?.source === candidate.filed) return { id };
  if (match) return match;
  return isPriceUpdate(candidate)
    ? { fault: `目录里没有这个${nouns[candidate.kind]}；表里只有价格，没有新建` }
    : { id };
}
