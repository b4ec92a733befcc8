import type { Picture } from "#domain/picture/picture.ts";
import { assessCapacity } from "#domain/seating/assess-capacity.ts";
import { createRoom } from "#domain/seating/room.ts";
import { layouts } from "#domain/space/layouts.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { cityByCode, getRegions } from "../geography/get-regions.ts";
import type { CatalogueStore } from "../store/catalogue-store.ts";
import type { Remark } from "./candidate.ts";
import { catalogueParsing, formatZodError } from "./write/describe-issue.ts";
import { spaceSchema, venueSchema } from "./write/entity-schemas.ts";

/** Result of a check: invalid rows, and well-formed rows with implausible values. */
export interface CatalogueCheck {
  venues: number;
  spaces: number;
  problems: Remark[];
  /** Published capacities above the geometric maximum; they are marked on the pages. */
  doubtful: Remark[];
}

function findVenueProblems(venue: Venue): string[] {
  const result = venueSchema.safeParse(venue, catalogueParsing);
  if (!result.success) return [formatZodError(result.error)];
  if (!cityByCode(venue.cityCode)) return [`没有代码为 ${venue.cityCode} 的城市`];
  const cityRegionIds = new Set(getRegions(venue.cityCode).map(({ id }) => id));
  const foreign = venue.regionIds.filter((id) => !cityRegionIds.has(id));
  return foreign.length > 0 ? [`该城市没有区域 ${foreign.join("、")}`] : [];
}

function findSpaceProblems(
  space: Space,
  venueIds: ReadonlySet<string>,
  venueIdBySpaceId: ReadonlyMap<string, string>,
): string[] {
  const result = spaceSchema.safeParse(space, catalogueParsing);
  if (!result.success) return [formatZodError(result.error)];
  const problems: string[] = [];
  if (!venueIds.has(space.venueId)) problems.push(`没有编号为 ${space.venueId} 的场地`);
  for (const id of [...(space.partOf ? [space.partOf] : []), ...(space.splitsInto ?? [])]) {
    if (venueIdBySpaceId.get(id) !== space.venueId) problems.push(`所在场地没有编号为 ${id} 的会场`);
  }
  return problems;
}

/** Lists the layouts whose published capacity exceeds the geometric maximum. */
function listDoubtfulLayouts(space: Space): string[] {
  const room = createRoom(space);
  if (!room) return [];
  return layouts.flatMap(({ key, name }) => {
    const { published, maximum, doubtful } = assessCapacity(space, key, room);
    return doubtful ? `${name} ${published} 人，按面积极限 ${maximum} 人` : [];
  });
}

/** Resolves to whether a picture's original is stored. */
export type HasPicture = (hash: string) => Promise<boolean>;

async function findPictureProblems(pictures: readonly Picture[], has: HasPicture): Promise<string[]> {
  const hashes = [...new Set(pictures.map(({ hash }) => hash))];
  const there = await Promise.all(hashes.map(has));
  const missing = hashes.filter((_, at) => !there[at]);
  return missing.length > 0 ? [`图片目录里缺 ${missing.join("、")}`] : [];
}

/** Validates the whole stored catalogue and checks that its pictures exist. */
export async function checkCatalogue(catalogue: CatalogueStore, hasPicture: HasPicture): Promise<CatalogueCheck> {
  const cachedChecks = new Map<string, Promise<boolean>>();
  const has: HasPicture = (hash) => {
    const answer = cachedChecks.get(hash) ?? hasPicture(hash);
    cachedChecks.set(hash, answer);
    return answer;
  };
  const check: CatalogueCheck = { venues: 0, spaces: 0, problems: [], doubtful: [] };
  const venueIds = new Set<string>();
  for await (const venue of catalogue.eachVenue()) {
    check.venues++;
    venueIds.add(venue.id);
    const where = `场地 ${venue.id}`;
    const panoramas = venue.vr?.map(({ panorama }) => panorama) ?? [];
    const problems = [
      ...findVenueProblems(venue),
      ...(await findPictureProblems([...(venue.pictures ?? []), ...panoramas], has)),
    ];
    check.problems.push(...problems.map((reason) => ({ where, name: venue.name, reason })));
  }
  const venueIdBySpaceId = new Map<string, string>();
  for await (const { id, venueId } of catalogue.eachSpace()) venueIdBySpaceId.set(id, venueId);
  for await (const space of catalogue.eachSpace()) {
    check.spaces++;
    const { id, name } = space;
    const where = `会场 ${id}`;
    const problems = [
      ...findSpaceProblems(space, venueIds, venueIdBySpaceId),
      ...(await findPictureProblems(space.pictures ?? [], has)),
    ];
    check.problems.push(...problems.map((reason) => ({ where, name, reason })));
    const doubtful = listDoubtfulLayouts(space);
    if (doubtful.length > 0) check.doubtful.push({ where, name, reason: doubtful.join("；") });
  }
  return check;
}
