import type { VenueCard } from "../../../contract/entities.ts";
import { formatArea, formatMetres, formatSizeShort, formatYuan } from "../../../domain/format.ts";
import type { FeatureKey } from "../../../domain/space/feature.ts";
import { reasonsZh } from "../../../texts/reasons.zh.ts";
import { saidName } from "../../../domain/city/said-name.ts";

const shown = 3;
/** Maximum walking time to the metro that is given as a reason, in minutes. */
const nearMinutes = 10;

const said: Partial<Record<FeatureKey, string>> = {
  "pillar-free": reasonsZh.has.pillarFree,
  daylight: reasonsZh.has.daylight,
  "video-meeting": reasonsZh.has.video,
  projection: reasonsZh.has.projection,
  stage: reasonsZh.has.stage,
  foyer: reasonsZh.has.foyer,
};

/** Formats at most three facts in favour of a venue's space: 国贸，无柱，净高 6.2 m. Empty if nothing is known. */
export function reasonFor(card: VenueCard, speaking: readonly FeatureKey[]): string {
  const { fit, metro } = card;
  const hall = fit?.space;
  const place = card.areaName ?? card.districtName;
  const size = hall?.length && hall.width ? reasonsZh.size(formatSizeShort(hall.length, hall.width)) : undefined;
  const facts = [
    place && saidName(place),
    ...speaking.filter((key) => hall?.features.includes(key)).map((key) => said[key]),
    hall?.led && reasonsZh.led(formatSizeShort(hall.led.width, hall.led.height)),
    metro?.minutes !== undefined && metro.minutes <= nearMinutes ? reasonsZh.metro(metro.minutes) : undefined,
    hall?.height && reasonsZh.height(formatMetres(hall.height)),
    size ?? (hall?.area ? reasonsZh.area(formatArea(hall.area)) : undefined),
    hall?.priceDay && reasonsZh.perDay(formatYuan(hall.priceDay)),
  ];
  return facts.filter(Boolean).slice(0, shown).join("，");
}
