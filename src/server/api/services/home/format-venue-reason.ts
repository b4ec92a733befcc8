import type { VenueCard } from "#contract/schemas/entities.ts";
import { formatArea, formatMetres, formatSizeShort, formatYuan } from "#domain/format.ts";
import type { FeatureKey } from "#domain/space/features.ts";
import { reasonsZh } from "#texts/search/reasons.zh.ts";
import { shortRegionName } from "#domain/city/short-region-name.ts";

const maxFacts = 3;
/** Maximum walking time to the metro that is given as a reason, in minutes. */
const maxWalkMinutes = 10;

const featureTexts: Partial<Record<FeatureKey, string>> = {
  "pillar-free": reasonsZh.has.pillarFree,
  daylight: reasonsZh.has.daylight,
  "video-meeting": reasonsZh.has.video,
  projection: reasonsZh.has.projection,
  stage: reasonsZh.has.stage,
  foyer: reasonsZh.has.foyer,
};

/** Formats at most three facts in favour of a venue's space: 国贸，无柱，净高 6.2 m. Empty if nothing is known. */
export function formatVenueReason(card: VenueCard, relevantFeatures: readonly FeatureKey[]): string {
  const { fit, metro } = card;
  const space = fit?.space;
  const place = card.areaName ?? card.districtName;
  const size = space?.length && space.width ? reasonsZh.size(formatSizeShort(space.length, space.width)) : undefined;
  const facts = [
    place && shortRegionName(place),
    ...relevantFeatures.filter((key) => space?.features.includes(key)).map((key) => featureTexts[key]),
    space?.led && reasonsZh.led(formatSizeShort(space.led.width, space.led.height)),
    metro?.minutes !== undefined && metro.minutes <= maxWalkMinutes ? reasonsZh.metro(metro.minutes) : undefined,
    space?.height && reasonsZh.height(formatMetres(space.height)),
    size ?? (space?.area ? reasonsZh.area(formatArea(space.area)) : undefined),
    space?.priceDay && space.priceYear === undefined && reasonsZh.perDay(formatYuan(space.priceDay)),
  ];
  return facts.filter(Boolean).slice(0, maxFacts).join("，");
}
