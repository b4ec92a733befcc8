import type { Picture } from "#domain/picture/picture.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import type { CatalogueBatch, CatalogueReport } from "../../store/catalogue-batch.ts";
import type { CatalogueStore, Sourced } from "../../store/catalogue-store.ts";

/** A picture to attach: to the space in `picture.spaceId`, else to the venue. */
export interface PictureAttachment {
  where: string;
  venueId: string;
  picture: Picture;
}

/** Outcome for a picture: new, caption or space changed, or unchanged. */
type AttachState = "added" | "updated" | "kept";

export interface AttachReport {
  states: AttachState[];
  /** Number of pictures that are no longer attached. */
  removed: number;
  counts: CatalogueReport;
}

export interface AttachOptions {
  /** Venues that lose all other pictures, including those of their spaces. */
  replace: ReadonlySet<string>;
  dryRun: boolean;
}

/** Pictures of a venue by space id; its own under "". */
type PicturesByPlace = Map<string, Picture[]>;

/** Adds or updates a picture, each file once per venue. Photographs come before renderings. */
function attachPicture(picturesByPlace: PicturesByPlace, picture: Picture): AttachState {
  const place = picture.spaceId ?? "";
  const target = picturesByPlace.get(place) ?? [];
  const at = target.findIndex(({ hash }) => hash === picture.hash);
  const existing = target[at];
  if (existing) {
    const renewed = { ...existing, ...picture };
    target[at] = renewed;
    return JSON.stringify(Object.entries(renewed).sort()) === JSON.stringify(Object.entries(existing).sort())
      ? "kept"
      : "updated";
  }
  let moved = false;
  for (const [other, pictures] of picturesByPlace) {
    const left = pictures.filter(({ hash }) => hash !== picture.hash);
    moved ||= left.length < pictures.length;
    picturesByPlace.set(other, left);
  }
  const before = picture.rendered ? -1 : target.findIndex(({ rendered }) => rendered);
  picturesByPlace.set(place, before < 0 ? [...target, picture] : target.toSpliced(before, 0, picture));
  return moved ? "updated" : "added";
}

/** Returns the entity with these pictures, without the field if there are none. */
const withPictures = <T extends Venue | Space>({ pictures: _, ...entity }: T, pictures: Picture[]): T =>
  (pictures.length > 0 ? { ...entity, pictures } : entity) as T;

interface SourcedVenue {
  venue: Sourced<Venue>;
  spaces: Sourced<Space>[];
}

async function getSourcedVenue(catalogue: CatalogueStore, venueId: string): Promise<SourcedVenue | undefined> {
  const venue = (await catalogue.filedVenues([venueId])).get(venueId);
  if (!venue) return undefined;
  const ids = (await catalogue.spacesOf(venueId)).map(({ id }) => id);
  return { venue, spaces: [...(await catalogue.filedSpaces(ids)).values()] };
}

const collectHashes = (picturesByPlace: PicturesByPlace): Set<string> =>
  new Set([...picturesByPlace.values()].flat().map(({ hash }) => hash));

/** Attaches the pictures of one venue. Returns states, the number removed, and the batches to upsert, by source. */
function attachToVenue(sourcedVenue: SourcedVenue, given: readonly PictureAttachment[], replace: boolean) {
  const { venue, spaces } = sourcedVenue;
  const before: PicturesByPlace = new Map([
    ["", venue.entity.pictures ?? []],
    ...spaces.map(({ entity }) => [entity.id, entity.pictures ?? []] as const),
  ]);
  const picturesByPlace: PicturesByPlace = new Map([...before].map(([place, pictures]) => [place, [...pictures]]));
  const states = given.map(({ picture }) => attachPicture(picturesByPlace, picture));
  const givenHashes = new Set(given.map(({ picture }) => picture.hash));
  if (replace) {
    // In the order of the list, since the first picture is the cover.
    for (const place of picturesByPlace.keys()) {
      const pictures = picturesByPlace.get(place)!.filter(({ hash }) => givenHashes.has(hash));
      const order = given.map(({ picture }) => picture.hash);
      picturesByPlace.set(
        place,
        pictures.sort((a, b) => order.indexOf(a.hash) - order.indexOf(b.hash)),
      );
    }
  }
  const after = collectHashes(picturesByPlace);
  const removed = [...collectHashes(before)].filter((hash) => !after.has(hash)).length;
  const batches: CatalogueBatch[] = [
    { source: venue.source, venues: [withPictures(venue.entity, picturesByPlace.get("")!)], spaces: [] },
    ...spaces.map(({ source, entity }) => ({
      source,
      venues: [],
      spaces: [withPictures(entity, picturesByPlace.get(entity.id)!)],
    })),
  ];
  return { states, removed, batches };
}

/**
 * Attaches pictures to venues and spaces, which must exist, in one transaction with change log. The report's states are in
 * the order of `given`.
 */
export async function attachPictures(
  catalogue: CatalogueStore,
  given: readonly PictureAttachment[],
  { replace, dryRun }: AttachOptions,
): Promise<AttachReport> {
  const states = new Map<PictureAttachment, AttachState>();
  const bySource = new Map<string, { source: string; venues: Venue[]; spaces: Space[] }>();
  let removed = 0;
  for (const [venueId, own] of Map.groupBy(given, (each) => each.venueId)) {
    const sourcedVenue = await getSourcedVenue(catalogue, venueId);
    if (!sourcedVenue) throw new Error(`场地 ${venueId} 已不在目录里，图片没有写入。`);
    const attached = attachToVenue(sourcedVenue, own, replace.has(venueId));
    removed += attached.removed;
    for (const [at, each] of own.entries()) states.set(each, attached.states[at]!);
    for (const { source, venues, spaces } of attached.batches) {
      const batch = bySource.get(source) ?? { source, venues: [], spaces: [] };
      batch.venues.push(...venues);
      batch.spaces.push(...spaces);
      bySource.set(source, batch);
    }
  }
  const counts = await catalogue.upsertAll([...bySource.values()], { dryRun });
  return { states: given.map((each) => states.get(each)!), removed, counts };
}
