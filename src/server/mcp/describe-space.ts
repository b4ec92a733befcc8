import type { SpaceWire, VenueBrief } from "#contract/schemas/entities.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import { assessCapacity } from "#domain/seating/assess-capacity.ts";
import { judgeFit } from "#domain/seating/judge-fit.ts";
import { createRoom } from "#domain/seating/room.ts";
import { type LayoutKey, layouts } from "#domain/space/layouts.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import type { ToolContext } from "./assistant-tool.ts";

/** People in a layout, for whom a space is judged. */
export interface Seating {
  people?: number | undefined;
  layout?: LayoutKey | undefined;
}

/** Address of the resource with a space's plan. */
export const formatPlanUri = (spaceId: string, { people, layout }: Seating = {}): string => {
  const plan = `huizhi://spaces/${spaceId}/plan/${layout ?? "default"}`;
  return people === undefined ? plan : `${plan}/${people}`;
};

/** Describes where a venue is: the fields that every tool names. */
export const describeVenue = ({ id, name, cityName, districtName, typeName, star, metro, demo }: VenueBrief) =>
  omitUndefined({
    venueId: id,
    venue: name,
    city: cityName,
    district: districtName,
    type: typeName,
    star,
    metro: metro && omitUndefined({ station: metro.name, metres: metro.metres, minutes: metro.minutes }),
    isSample: demo,
  });

/** Describes a space's measures (m, m²) and prices (yuan). */
export const describeSpace = (space: SpaceWire, { toUrl }: ToolContext) =>
  omitUndefined({
    spaceId: space.id,
    venueId: space.venueId,
    name: space.name,
    url: toUrl(formatSpaceHref(space.venueId, space.id)),
    floor: space.floor,
    lengthMetres: space.length,
    widthMetres: space.width,
    areaSquareMetres: space.area,
    clearHeightMetres: space.height,
    pillars: space.pillars,
    daylight: space.daylight,
    ledScreenMetres: space.led,
    stageMetres: space.stage,
    loadInDoorMetres: space.loadInDoor,
    pricePerDayYuan: space.priceDay,
    pricePerHalfDayYuan: space.priceHalfDay,
    pricesOfYear: space.priceYear,
    features: space.features.length > 0 ? space.features : undefined,
    isSample: space.demo,
  });

/**
 * Describes how a number of people fits a space in a layout: `fits` well, `tight`, `over` by so many people, `unsuitable`, or
 * `unknown`; undefined where no people or no layout are named.
 */
export const describeFit = (space: SpaceWire, { people, layout }: Seating) =>
  people === undefined || layout === undefined ? undefined : { layout, people, ...judgeFit(space, layout, people) };

/** Lists how many people a space seats in each layout of which anything is known: `countOn` is the figure to plan with. */
export function listCapacities(space: SpaceWire) {
  const room = createRoom(space);
  return layouts.flatMap(({ key }) => {
    const { published, comfortable, limit, trusted, doubtful } = assessCapacity(space, key, room);
    const countOn = trusted ?? comfortable;
    if (countOn === undefined) return [];
    return omitUndefined({
      layout: key,
      countOn,
      published,
      computedComfortable: comfortable,
      computedTight: limit,
      isPublishedDoubtful: doubtful || undefined,
    });
  });
}
