import type { SharedListView, SharedRow, SharedSpace } from "#contract/shared-list/shared-list-endpoints.ts";
import { toChinaDay } from "#domain/day.ts";
import { findLargestTrustedCapacity, getTrustedCapacity } from "#domain/seating/get-trusted-capacity.ts";
import type { SharedItem } from "#domain/shared-list/shared-list.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import type { StoredSharedList } from "#server/store/shared-list/stored-shared-list.ts";
import { loadUpcomingBookings } from "../cards/load-bookings.ts";
import { buildVenueBrief } from "../cards/build-venue-brief.ts";
import { toSpaceWire } from "../cards/to-space-wire.ts";
import type { SharedListContext } from "./find-shared-list.ts";

/** An item as it is stored: with the names that its space and venue had when the list was shared. */
export type StoredItem = SharedItem & Pick<SharedRow, "name" | "venueName">;

/** Returns the spaces of items with their venues, by id; those that the catalogue does not have are absent. */
export async function loadSpaces(
  { catalogue }: Pick<SharedListContext, "catalogue">,
  items: readonly SharedItem[],
): Promise<Map<string, { space: Space; venue: Venue }>> {
  const spaces = await catalogue.spacesByIds(items.map(({ spaceCode }) => spaceCode));
  const venues = await catalogue.venuesByIds([...new Set(spaces.map(({ venueId }) => venueId))]);
  const venueById = new Map(venues.map((venue) => [venue.id, venue]));
  return new Map(
    spaces.flatMap((space) => {
      const venue = venueById.get(space.venueId);
      return venue ? [[space.id, { space, venue }] as const] : [];
    }),
  );
}

/** Returns the layout that a row is judged by, with the people who may be counted on; 0 is unsuitable. */
function getSeated(space: Space, layout: LayoutKey | undefined): SharedSpace["seated"] {
  if (!layout) return findLargestTrustedCapacity(space);
  const people = getTrustedCapacity(space, layout);
  return people === undefined ? undefined : { layout, people };
}

function toSharedSpace(space: Space, venue: Venue, layout: LayoutKey | undefined, today: string): SharedSpace {
  const seated = getSeated(space, layout);
  const { name, demo, length, width, height, pillars, stage, led, capacity, priceDay, priceYear, picture } =
    toSpaceWire(space, today, seated?.layout);
  const brief = buildVenueBrief(venue);
  return {
    name,
    demo,
    length,
    width,
    height,
    pillars,
    stage,
    led,
    capacity,
    priceDay,
    priceYear,
    picture,
    venue: {
      name: brief.name,
      demo: brief.demo,
      districtName: brief.districtName,
      areaName: brief.areaName,
      metro: brief.metro,
    },
    seated,
  };
}

/** Builds what the page of a shared list shows; a list that has ended shows nothing of what it was. */
export async function toSharedListView(context: SharedListContext, stored: StoredSharedList): Promise<SharedListView> {
  const moment = context.now();
  const now = moment.toISOString();
  const { list, expiresAt, opinions } = stored;
  if (stored.isTakenBack) return { now, state: "takenBack" };
  if (!list || expiresAt <= now) return { now, state: "expired" };
  const { event, title, sharedBy } = list;
  const items: readonly StoredItem[] = list.items;
  const spaces = await loadSpaces(context, items);
  const today = toChinaDay(moment);
  const codes = event.dates?.length ? [...spaces.keys()] : [];
  const bookings = await loadUpcomingBookings(context, codes, today);
  const rows = items.map(({ siteId, spaceCode, note, name, venueName }): SharedRow => {
    const found = spaces.get(spaceCode);
    if (!found) return { siteId, spaceCode, note, name, venueName };
    return {
      siteId: found.venue.id,
      spaceCode,
      note,
      space: { ...toSharedSpace(found.space, found.venue, event.layout, today), bookings: bookings.get(spaceCode) },
    };
  });
  const first = items.flatMap(({ spaceCode }) => spaces.get(spaceCode) ?? [])[0];
  const city = findCityByCode(first?.venue.cityCode ?? "");
  return {
    now,
    state: "open",
    title,
    sharedBy,
    expiresAt,
    event: { ...event, dates: event.dates && [...event.dates] },
    city: city && { code: city.code, name: city.name, pinyin: city.pinyin },
    rows,
    opinions: opinions.map(({ id, surname, marks, remark, at }) => ({ id, surname, marks: { ...marks }, remark, at })),
  };
}
