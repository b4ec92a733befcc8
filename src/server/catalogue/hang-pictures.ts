import type { Picture } from "../../domain/picture/picture.ts";
import type { Space } from "../../domain/space/space.ts";
import type { Venue } from "../../domain/venue/venue.ts";
import type { CatalogueBatch, CatalogueReport } from "../store/catalogue-batch.ts";
import type { CatalogueStore, Filed } from "../store/catalogue-store.ts";

/** A picture to hang: with the space that it names, else with the venue. */
export interface GivenPicture {
  where: string;
  venueId: string;
  picture: Picture;
}

/** What became of a picture: new, its words or place changed, or there already. */
export type HangState = "added" | "updated" | "kept";

export interface HangReport {
  states: HangState[];
  /** Pictures that hung there and no longer do. */
  removed: number;
  counts: CatalogueReport;
}

export interface HangOptions {
  /** Venues of which only the given pictures stay, those of their spaces included. */
  replace: ReadonlySet<string>;
  dryRun: boolean;
}

/** The wall of a venue: its own pictures under "", those of its spaces under their ids. */
type Wall = Map<string, Picture[]>;

/** Puts a picture on its wall, each file once a venue. Photographs hang before what was rendered. */
function hang(wall: Wall, picture: Picture): HangState {
  const place = picture.spaceId ?? "";
  const target = wall.get(place) ?? [];
  const at = target.findIndex(({ hash }) => hash === picture.hash);
  const known = target[at];
  if (known) {
    const renewed = { ...known, ...picture };
    target[at] = renewed;
    return JSON.stringify(Object.entries(renewed).sort()) === JSON.stringify(Object.entries(known).sort())
      ? "kept"
      : "updated";
  }
  let moved = false;
  for (const [other, pictures] of wall) {
    const left = pictures.filter(({ hash }) => hash !== picture.hash);
    moved ||= left.length < pictures.length;
    wall.set(other, left);
  }
  const before = picture.rendered ? -1 : target.findIndex(({ rendered }) => rendered);
  wall.set(place, before < 0 ? [...target, picture] : target.toSpliced(before, 0, picture));
  return moved ? "updated" : "added";
}

/** The entity with these pictures, or none. */
const withPictures = <T extends Venue | Space>({ pictures: _, ...entity }: T, pictures: Picture[]): T =>
  (pictures.length > 0 ? { ...entity, pictures } : entity) as T;

interface House {
  venue: Filed<Venue>;
  spaces: Filed<Space>[];
}

async function houseOf(catalogue: CatalogueStore, venueId: string): Promise<House | undefined> {
  const venue = (await catalogue.filedVenues([venueId])).get(venueId);
  if (!venue) return undefined;
  const ids = (await catalogue.spacesOf(venueId)).map(({ id }) => id);
  return { venue, spaces: [...(await catalogue.filedSpaces(ids)).values()] };
}

const hashesOf = (wall: Wall): Set<string> => new Set([...wall.values()].flat().map(({ hash }) => hash));

/** Hangs the pictures of one venue. Gives the batches of what they touch, by source. */
function hangIn(house: House, given: readonly GivenPicture[], replace: boolean) {
  const { venue, spaces } = house;
  const before: Wall = new Map([
    ["", venue.entity.pictures ?? []],
    ...spaces.map(({ entity }) => [entity.id, entity.pictures ?? []] as const),
  ]);
  const wall: Wall = new Map([...before].map(([place, pictures]) => [place, [...pictures]]));
  const states = given.map(({ picture }) => hang(wall, picture));
  const wanted = new Set(given.map(({ picture }) => picture.hash));
  if (replace) {
    // In the order of the list: a new first picture is a new cover.
    for (const place of wall.keys()) {
      const pictures = wall.get(place)!.filter(({ hash }) => wanted.has(hash));
      const order = given.map(({ picture }) => picture.hash);
      wall.set(
        place,
        pictures.sort((a, b) => order.indexOf(a.hash) - order.indexOf(b.hash)),
      );
    }
  }
  const after = hashesOf(wall);
  const removed = [...hashesOf(before)].filter((hash) => !after.has(hash)).length;
  const batches: CatalogueBatch[] = [
    { source: venue.source, venues: [withPictures(venue.entity, wall.get("")!)], spaces: [] },
    ...spaces.map(({ source, entity }) => ({
      source,
      venues: [],
      spaces: [withPictures(entity, wall.get(entity.id)!)],
    })),
  ];
  return { states, removed, batches };
}

/**
 * Hangs pictures in one transaction, through the change log like every change; venues and spaces that they name must be
 * there. The report's states stand in the order given.
 */
export async function hangPictures(
  catalogue: CatalogueStore,
  given: readonly GivenPicture[],
  { replace, dryRun }: HangOptions,
): Promise<HangReport> {
  const states = new Map<GivenPicture, HangState>();
  const bySource = new Map<string, { source: string; venues: Venue[]; spaces: Space[] }>();
  let removed = 0;
  for (const [venueId, own] of Map.groupBy(given, (each) => each.venueId)) {
    const house = await houseOf(catalogue, venueId);
    if (!house) throw new Error(`There is no venue ${venueId} any more.`);
    const hung = hangIn(house, own, replace.has(venueId));
    removed += hung.removed;
    for (const [at, each] of own.entries()) states.set(each, hung.states[at]!);
    for (const { source, venues, spaces } of hung.batches) {
      const batch = bySource.get(source) ?? { source, venues: [], spaces: [] };
      batch.venues.push(...venues);
      batch.spaces.push(...spaces);
      bySource.set(source, batch);
    }
  }
  const counts = await catalogue.upsertAll([...bySource.values()], { dryRun });
  return { states: given.map((each) => states.get(each)!), removed, counts };
}
