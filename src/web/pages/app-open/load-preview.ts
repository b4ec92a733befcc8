import type { Call } from "#contract/index.ts";
import type { VenueBrief } from "#contract/schemas/entities.ts";
import { type OpenTarget, parseOpenTarget } from "#domain/app/parse-open-target.ts";
import { formatArea, formatMetres, formatNumber, formatSize, formatYuan } from "#domain/format.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import type { Picture } from "#domain/picture/picture.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { appZh } from "#texts/site/app.zh.ts";
import { ApiError } from "../../platform/api/api-error.ts";
import { formatOfYear } from "../../ui/text/format-of-year.ts";
import { formatStation } from "../../ui/text/format-station.ts";

const { open: texts } = appZh;

/** What stands behind a path: its name, a picture, the facts that tell it from others, and a price. */
export interface Preview {
  name: string;
  demo?: boolean;
  picture?: Picture;
  place?: string;
  facts?: string[];
  price?: { value: string; unit: string };
}

/** Names the place of a venue: 朝阳区 国贸CBD，1号线 国贸 步行 7 分钟. */
const formatPlace = ({ cityName, districtName, areaName, metro }: VenueBrief): string =>
  [[districtName ?? cityName, areaName].filter(Boolean).join(" "), metro && formatStation(metro)]
    .filter(Boolean)
    .join("，");

const formatDayPrice = (price: number | undefined, unit: string, year: number | undefined) =>
  price === undefined ? undefined : { value: formatYuan(price), unit: unit + formatOfYear(year) };

async function loadVenue(call: Call, siteId: string): Promise<Preview> {
  const venue = await call("hotel/getSiteDetailNew", { siteId });
  const { name, demo, cover, spaceCount, largestArea, guestRoomCount, priceFrom, fit } = venue;
  return omitUndefined({
    name,
    demo,
    picture: cover,
    place: formatPlace(venue),
    facts: [
      spaceCount > 0 && texts.spaces(formatNumber(spaceCount)),
      largestArea !== undefined && texts.largest(formatArea(largestArea)),
      guestRoomCount !== undefined && texts.rooms(formatNumber(guestRoomCount)),
    ].filter((fact) => typeof fact === "string"),
    price: formatDayPrice(priceFrom, texts.from, fit?.space.priceYear),
  });
}

async function loadSpace(call: Call, siteId: string, spaceCode: string): Promise<Preview> {
  const { space, venue } = await call("hotel/getConfNew", { siteId, spaceCode });
  const { name, demo, length, width, area, height, priceDay, priceYear, picture } = space;
  const { fit } = venue;
  const size = length && width ? `${formatSize(length, width)} m` : area && `${formatArea(area)} m²`;
  return omitUndefined({
    name: `${venue.name} ${name}`,
    demo: demo ?? venue.demo,
    picture: picture ?? venue.cover,
    place: formatPlace(venue),
    facts: [
      size,
      height !== undefined && texts.height(formatMetres(height)),
      fit?.space.id === space.id && texts.seats(getLayoutByKey(fit.layout).name, formatNumber(fit.people)),
    ].filter((fact) => typeof fact === "string"),
    price: formatDayPrice(priceDay, texts.day, priceYear),
  });
}

/** Names a page by its section, else by its path. */
const namePage = (to: string): string => {
  const path = to.split("?", 1)[0]!;
  return texts.pages[path as keyof typeof texts.pages] ?? path;
};

async function loadTarget(call: Call, to: string, target: OpenTarget): Promise<Preview> {
  switch (target.kind) {
    case "venue":
      return loadVenue(call, target.siteId);
    case "space":
      return loadSpace(call, target.siteId, target.spaceCode);
    case "solution": {
      const { name, demo, summary, picture } = await call("solution/getSolutionDetail", { id: target.id });
      return omitUndefined({ name, demo, place: summary, picture });
    }
    case "question": {
      const { name, demo, answerCount } = await call("communityQa/getDetail", { id: target.id });
      return omitUndefined({ name, demo, place: texts.answers(formatNumber(answerCount)) });
    }
    default:
      return { name: namePage(to) };
  }
}

/** Loads what a path opens; undefined where it has left the catalogue. */
export async function loadPreview(call: Call, to: string): Promise<Preview | undefined> {
  try {
    return await loadTarget(call, to, parseOpenTarget(to));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
