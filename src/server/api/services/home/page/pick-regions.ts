import type { Output } from "#contract/index.ts";
import type { RegionCount } from "#contract/schemas/home.ts";
import type { Region, RegionKind } from "#domain/city/city.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";

const areasShown = 5;
const hubsShown = 2;

/** Returns the median price of a region, yuan a day. */
type FindPrice = (regionId: string) => number | undefined;

const toRegionCount = ({ id, name, count }: RegionCount): RegionCount => ({ id, name, count });

const pickBusiest = (regions: RegionCount[], shown: number): RegionCount[] =>
  regions
    .toSorted((a, b) => b.count - a.count)
    .slice(0, shown)
    .map(toRegionCount);

/**
 * Returns a city's districts that have venues, and its busiest business areas and hubs, from its regions and their
 * numbers of venues by region id; `findPrice` gives the median price of an area.
 */
export function pickRegions(
  regions: readonly Region[],
  counts: ReadonlyMap<string, number>,
  findPrice: FindPrice,
): Pick<Output<"home/getHomePage">, "districts" | "areas"> {
  const pickKind = (requiredKind: RegionKind) =>
    regions
      .filter(({ kind }) => kind === requiredKind)
      .map((region) => ({ ...region, count: counts.get(region.id) ?? 0 }))
      .filter(({ count }) => count > 0);
  const hubs = pickBusiest(pickKind("hub"), hubsShown);
  return {
    districts: pickKind("district").map((region) => ({
      ...toRegionCount(region),
      kind: region.kind,
      lng: region.lng,
      lat: region.lat,
    })),
    areas: [...pickBusiest(pickKind("business-area"), areasShown - hubs.length), ...hubs].map((area) =>
      omitUndefined({ ...area, medianPrice: findPrice(area.id) }),
    ),
  };
}
