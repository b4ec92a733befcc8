import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { cityPlans } from "./geography/city-plan.ts";
import { type DemoContent, buildContent } from "./content/build-content.ts";
import { type PictureTarget, attachPictures } from "./picture-selection/attach-pictures.ts";
import { planAbroadVenues } from "./abroad/plan-abroad-venues.ts";
import { type VenuePlan, planRooms, planVenue } from "./venues/venue-plan.ts";
import { generateLanghamHotels } from "./langham/generate-langham-hotels.ts";
import { createNameSource } from "./venues/venue-name.ts";
import { type LibraryPicture, readPictureLibrary } from "./picture-selection/library-picture.ts";
import { addMenuPrices, addPackages } from "./packages/add-packages.ts";
import { buildLanghamMeetingPackages } from "./packages/build-langham-meeting-packages.ts";
import { createRandom } from "./random.ts";
import { buildRoster } from "./venues/build-roster.ts";
import { flattenRooms, generateSpaces } from "./rooms/generate-spaces.ts";
import type { RoomPlan } from "./rooms/room-kinds.ts";
import { buildVenue } from "./venues/build-venue.ts";

/** Number of spaces in China, without those of the appended hotels. */
export const spaceTotal = 28_000;

export interface DemoCatalogue {
  venues: Venue[];
  spaces: Space[];
  content: DemoContent;
}

/** Plans the venues of all cities, in the order of their ids. */
function planVenues(seed: number): VenuePlan[] {
  const nameSources = new Map(cityPlans.map(({ code }) => [code, createNameSource(createRandom(seed, "words", code))]));
  return buildRoster(seed).map((entry) => planVenue(seed, entry, nameSources.get(entry.city.code)!));
}

/** Adds or removes one room in randomly chosen hotels until the catalogue has `total` spaces. */
function balanceSpaceTotal(seed: number, plans: readonly VenuePlan[], total: number): VenuePlan[] {
  const missing = total - plans.reduce((sum, venue) => sum + venue.spaces, 0);
  const step = Math.sign(missing);
  const adjustable = plans
    .filter(
      ({ entry, spaces }) => entry.type === "hotel" && !entry.showcase && spaces + step >= 4 && spaces + step <= 30,
    )
    .map((venue) => ({ id: venue.entry.id, order: createRandom(seed, "level-out", venue.entry.id).next() }))
    .sort((a, b) => a.order - b.order);
  if (adjustable.length < Math.abs(missing)) throw new Error(`${missing} spaces cannot be made up by one room a hotel`);
  const chosen = new Set(adjustable.slice(0, Math.abs(missing)).map(({ id }) => id));
  return plans.map((plan) => (chosen.has(plan.entry.id) ? { ...plan, spaces: plan.spaces + step } : plan));
}

/** Plans all venues with their rooms: those of China, then those abroad. */
const planAll = (seed: number): { plan: VenuePlan; rooms: readonly RoomPlan[] }[] => [
  ...balanceSpaceTotal(seed, planVenues(seed), spaceTotal).map((plan) => ({ plan, rooms: planRooms(seed, plan) })),
  ...planAbroadVenues(seed),
];

/**
 * Generates the demo catalogue of a seed: 2,400 venues with 28,000 spaces in China, then those of South-east Asia and the
 * appended hotels, which change none of them. Pure: the same seed gives the same bytes.
 * `onVenue` receives the number of finished venues; `library` defaults to all rendered pictures.
 */
export function generateCatalogue({
  seed,
  onVenue,
  library = readPictureLibrary(),
}: {
  seed: number;
  onVenue?: (done: number) => void;
  library?: readonly LibraryPicture[];
}): DemoCatalogue {
  const venues: Venue[] = [];
  const spaces: Space[] = [];
  const pictureTargets: PictureTarget[] = [];
  for (const { plan, rooms } of planAll(seed)) {
    const { entry, level, rate, listedAt } = plan;
    const complete = entry.showcase !== undefined;
    const own = generateSpaces(seed, { id: entry.id, level, rate, listedAt, complete }, rooms);
    spaces.push(...own);
    const venue = buildVenue(seed, plan, rooms, own);
    venues.push(venue);
    const kinds = flattenRooms(rooms).map(({ kind }) => kind);
    pictureTargets.push({
      venue,
      theme: entry.showcase?.theme,
      spaces: own.map((space, at) => ({ space, kind: kinds[at]! })),
    });
    onVenue?.(venues.length);
  }
  attachPictures(seed, library, pictureTargets);
  const content = buildContent(venues, spaces);
  const appended = generateLanghamHotels(seed);
  const appendedTargets = appended.map(({ pictures }) => pictures);
  attachPictures(seed, library, appendedTargets, pictureTargets);
  for (const { venue } of [...pictureTargets, ...appended]) addMenuPrices(venue);
  for (const target of pictureTargets)
    addPackages(seed, { venue: target.venue, spaces: target.spaces.map(({ space }) => space) });
  for (const { venue } of appended) {
    const packages = buildLanghamMeetingPackages(venue.id, content["langham-package"]);
    if (packages.length > 0) venue.packages = packages;
  }
  return {
    venues: [...venues, ...appended.map(({ venue }) => venue)],
    spaces: [...spaces, ...appended.flatMap((hotel) => hotel.spaces)],
    content,
  };
}
