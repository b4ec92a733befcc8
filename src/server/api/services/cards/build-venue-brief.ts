import { computeOnce } from "#domain/compute-once.ts";
import type { VenueBrief } from "#contract/schemas/entities.ts";
import type { TransportLink, Venue } from "#domain/venue/venue.ts";
import { getVenueTypeByKey } from "#domain/venue/venue-types.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import { getRegionsById } from "./get-regions-by-id.ts";

/** Returns the nearest metro station; the first one if no distance is known. */
function findNearestMetro(links: readonly TransportLink[]): TransportLink | undefined {
  const getMetres = ({ metres }: TransportLink) => metres ?? Number.POSITIVE_INFINITY;
  return links
    .filter(({ kind }) => kind === "metro")
    .reduce<TransportLink | undefined>(
      (best, link) => (best && getMetres(best) <= getMetres(link) ? best : link),
      undefined,
    );
}

/** Returns the short description of a venue: location, type and grade; one for each venue as it was read. */
export const buildVenueBrief = computeOnce((venue: Venue): VenueBrief => {
  const regions = venue.regionIds.flatMap((id) => getRegionsById(venue.cityCode).get(id) ?? []);
  const nameOf = (kind: string) => regions.find((region) => region.kind === kind)?.name;
  const city = findCityByCode(venue.cityCode);
  const type = getVenueTypeByKey(venue.type);
  return {
    id: venue.id,
    name: venue.name,
    demo: venue.demo || undefined,
    cityCode: venue.cityCode,
    cityName: city?.name ?? "",
    cityPinyin: city?.pinyin ?? "",
    districtName: nameOf("district"),
    areaName: nameOf("business-area"),
    metro: findNearestMetro(venue.transport),
    type: type.key,
    typeName: type.name,
    star: venue.star,
    grade: venue.grade,
    lng: venue.lng,
    lat: venue.lat,
    approximatePosition: venue.approximatePosition,
  };
});
