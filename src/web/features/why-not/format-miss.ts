import { formatDistance } from "#domain/distance.ts";
import { bindUnits, formatArea, formatMetres, formatNumber, formatSize, formatYuan } from "#domain/format.ts";
import { features } from "#domain/space/features.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import type { Miss } from "#domain/why-not/find-misses.ts";
import type { Remedy } from "#domain/why-not/find-remedies.ts";
import { whyNotZh } from "#texts/venue/why-not.zh.ts";

const texts = whyNotZh.miss;

/** Formats metres that are missing, to the centimetre where a decimal does not tell them. */
const formatShort = (metres: number): string => (metres < 0.1 ? formatNumber(metres, 2) : formatMetres(metres));

function formatText(miss: Miss): string {
  switch (miss.must) {
    case "people": {
      const layout = getLayoutByKey(miss.layout).name;
      if (miss.seats === 0) return texts.unsuitable(layout);
      return texts.people(formatNumber(miss.short), layout, formatNumber(miss.seats));
    }
    case "height":
      return texts.height(formatShort(miss.short), formatMetres(miss.height));
    case "loadIn": {
      const narrow = miss.shortWidth > 0 ? [texts.narrow(formatShort(miss.shortWidth))] : [];
      const low = miss.shortHeight > 0 ? [texts.low(formatShort(miss.shortHeight))] : [];
      return texts.door([...narrow, ...low].join("、"), formatSize(miss.width, miss.height));
    }
    case "priceDay":
    case "priceHalfDay":
      return texts[miss.must](formatYuan(miss.over), formatYuan(miss.price));
    case "sum":
      return texts.sum(formatYuan(miss.over), formatYuan(miss.sum));
    case "area":
      return texts.area(miss.short < 0.1 ? formatNumber(miss.short, 2) : formatArea(miss.short), formatArea(miss.area));
    case "distance":
      return texts.distance(formatDistance(miss.over), formatDistance(miss.distance));
    case "feature":
      return miss.feature === "pillar-free"
        ? texts.notPillarFree
        : texts.feature(features.find(({ key }) => key === miss.feature)!.name);
  }
}

/** Formats by how much a space misses a must: 差 12 座（课桌式可坐 168）. */
export const formatMiss = (miss: Miss): string => bindUnits(formatText(miss));

/** Formats what makes up for a miss: 换剧院式，可坐 300. */
export function formatRemedy(remedy: Remedy): string {
  const { remedy: of } = whyNotZh;
  switch (remedy.kind) {
    case "no-stage":
      return of["no-stage"](formatNumber(remedy.seats));
    case "layout":
      return of.layout(getLayoutByKey(remedy.layout).name, formatNumber(remedy.seats));
    case "lower-screen":
      return bindUnits(of["lower-screen"](formatMetres(remedy.screen), formatMetres(remedy.farthest)));
    case "half-day":
      return of["half-day"](formatYuan(remedy.price));
    case "one-tea-break":
    case "no-lunch":
      return of[remedy.kind](formatYuan(remedy.sum));
    case "sibling": {
      const { name, seats, area } = remedy;
      const figure = seats === undefined ? area && of.area(formatArea(area)) : of.seats(formatNumber(seats));
      return of.sibling(name) + (figure || "");
    }
  }
}
