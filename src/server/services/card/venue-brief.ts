import type { VenueBrief } from "../../../contract/entities.ts";
import type { TransportLink, Venue } from "../../../domain/venue/venue.ts";
import { venueTypeByKey } from "../../../domain/venue/venue-type.ts";
import { cityByCode } from "../../geography/cities.ts";
import { regionsById } from "./regions-by-id.ts";

/** Returns the nearest metro station; the first one if no distance is known. */
function nearestMetro(links: readonly TransportLink[]): TransportLink | undefined {
  const way = ({ metres }: TransportLink) => metres ?? Number.POSITIVE_INFINITY;
  return links
    .filter(({ kind }) => kind === "metro")
    .reduce<TransportLink | undefined>((best, link) => (best && way(best) <= way(link) ? best : link), undefined);
}

/** Builds the short description of a venue: location, type and grade. */
export function venueBrief(venue: Venue): VenueBrief {
  const regions = venue.regionIds.flatMap((id) => regionsById(venue.cityCode).get(id) ?? []);
  const nameOf = (kind: string) => regions.find((region) => region.kind === kind)?.name;
  const city = cityByCode(venue.cityCode);
  const type = venueTypeByKey(venue.type);
  return {
    id: venue.id,
    name: venue.name,
    demo: venue.demo || undefined,
    cityCode: venue.cityCode,
    cityName: city?.name ?? "",
    cityPinyin: city?.pinyin ?? "",
    districtName: nameOf("district"),
    areaName: nameOf("business-area"),
    metro: nearestMetro(venue.transport),
    type: type.key,
    typeName: type.name,
    star: venue.star,
    grade: venue.grade,
    lng: venue.lng,
    lat: venue.lat,
    approximatePosition: venue.approximatePosition,
  };
}
