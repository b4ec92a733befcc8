import { layouts } from "#domain/space/layouts.ts";
import {
  type Shard,
  countVenues,
  getSpaceId,
  getTitle,
  getVenueId,
  toGroupTerm,
  unknownPrice,
} from "../columns/shard.ts";
import { getSeats } from "../query/criteria.ts";

/** A space of a group's venue as the index has it; absent where unknown. */
export interface GroupSpace {
  id: string;
  /** m² */
  area?: number;
  /** Metres; both or none. */
  sides?: { length: number; width: number };
  /** Clear height in metres. */
  height?: number;
  /** Yuan a day. */
  priceDay?: number;
  /** Trusted capacity by layout, theatre first; 0 if unknown or unsuitable. */
  people: number[];
}

/** A venue of a hotel group as the index has it. */
export interface GroupVenue {
  id: string;
  name: string;
  cityCode: string;
  demo: boolean;
  brandId?: string;
  guestRooms?: number;
  spaces: GroupSpace[];
}

function readSpace(shard: Shard, row: number): GroupSpace {
  const { area, length, width, height, priceDay } = shard.spaces;
  const sides = { length: length[row]! / 100, width: width[row]! / 100 };
  return {
    id: getSpaceId(shard, row),
    ...(area[row]! > 0 && { area: area[row]! / 100 }),
    ...(sides.length > 0 && { sides }),
    ...(height[row]! > 0 && { height: height[row]! / 100 }),
    ...(priceDay[row] !== unknownPrice && { priceDay: priceDay[row]! / 100 }),
    people: layouts.map(({ id }) => getSeats(shard.spaces, row, id)),
  };
}

function readVenue(shard: Shard, row: number, brandId: string | undefined): GroupVenue {
  const { venues, spaceStart, cityCode } = shard;
  const spaces: GroupSpace[] = [];
  for (let space = spaceStart[row]!; space < spaceStart[row + 1]!; space++) spaces.push(readSpace(shard, space));
  return {
    id: getVenueId(shard, row),
    name: getTitle(shard, row),
    cityCode,
    demo: venues.demo[row] === 1,
    ...(brandId !== undefined && { brandId }),
    ...(venues.guestRooms[row]! > 0 && { guestRooms: venues.guestRooms[row]! }),
    spaces,
  };
}

/** Reads every venue of a group from the columns, by city and id; no store is read. */
export function readGroupVenues(shards: Iterable<Shard>, groupName: string): GroupVenue[] {
  const groupTerm = toGroupTerm(groupName);
  const found: GroupVenue[] = [];
  for (const shard of shards) {
    const { starts, items, terms } = shard.groups;
    const number = terms.indexOf(groupTerm);
    if (number < 0) continue;
    for (let row = 0; row < countVenues(shard); row++) {
      if (starts[row] === starts[row + 1] || items[starts[row]!] !== number) continue;
      const brandTerm = starts[row]! + 1 < starts[row + 1]! ? terms[items[starts[row]! + 1]!] : undefined;
      found.push(readVenue(shard, row, brandTerm?.slice(groupTerm.length + 1)));
    }
  }
  return found;
}
