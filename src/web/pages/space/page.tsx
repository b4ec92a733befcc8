import { formatNameWithCity } from "../../../domain/venue/format-name-with-city.ts";
import { formatArea, formatMetres, formatNumber, formatSize } from "../../../domain/format-number.ts";
import { isId } from "../../../domain/is-id.ts";
import { createRoom } from "../../../domain/seating/room.ts";
import { layouts } from "../../../domain/space/layouts.ts";
import { formatSpaceHref } from "../../../domain/venue/format-venue-href.ts";
import { pictureZh } from "../../../texts/venue/picture.zh.ts";
import { spaceZh } from "../../../texts/venue/space.zh.ts";
import { parseEventSize } from "../../../domain/venue/event-size.ts";
import { getCapacityByLayout, getSeatCount } from "../../features/capacity-table/capacity/space-capacity.ts";
import { getSeatSummary } from "../../features/capacity-table/capacity/get-seat-summary.ts";
import { buildVenueSubpageCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import { buildSpaceJsonLd } from "../../seo/build-venue-json-ld.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { definePage } from "../../page.ts";
import { toSpaceData, type SpaceData, type SpaceFacts, type SpaceInput } from "./loader.ts";
import { SpaceView } from "./view.tsx";

export default definePage<SpaceInput, SpaceData>({
  validate: ({ params, search }) => {
    const { siteIdAlias, spaceCode } = params;
    if (!isId(siteIdAlias) || !isId(spaceCode)) return undefined;
    return { siteId: siteIdAlias, spaceCode, eventSize: parseEventSize(search) };
  },
  loader: async ({ siteId, spaceCode }, { call }) => {
    const [answer, near] = await Promise.all([
      call("hotel/getConfNew", { siteId, spaceCode }),
      call("hotel/getNearByConf", { siteId, spaceCode }),
    ]);
    return toSpaceData(answer, near);
  },
  head: ({ space, venue, pictures: [first] }) => {
    const path = formatSpaceHref(venue.id, space.id);
    const figures = getCapacityByLayout(space, createRoom(space));
    return {
      title: spaceZh.head.title(space.name, formatNameWithCity(venue)),
      description: spaceZh.head.description(space.name, formatNameWithCity(venue), formatFacts(space, figures)),
      canonical: path,
      ...(first && { image: { picture: first, alt: pictureZh.alt(space.name, first.caption ?? "") } }),
      jsonLd: [
        buildSpaceJsonLd(space, venue, getSeatSummary({ figures })),
        buildBreadcrumbJsonLd(buildVenueSubpageCrumbs(venue, space.name), path),
      ],
    };
  },
  city: ({ venue }) => ({ code: venue.cityCode, name: venue.cityName, pinyin: venue.cityPinyin }),
  component: SpaceView,
});

/** Formats the facts of the description: 32.0 × 18.0 m，576 m²，净高 6.2 m，剧院式 480 人，课桌式 208 人. */
function formatFacts(space: SpaceFacts, figures: ReturnType<typeof getCapacityByLayout>): string {
  const { length, width, area, height } = space;
  const seats = layouts.flatMap(({ key, name }) => {
    const people = getSeatCount(figures[key]);
    return people > 0 ? [spaceZh.head.seats(name, formatNumber(people))] : [];
  });
  const facts = [
    length && width && `${formatSize(length, width)} m`,
    area && `${formatArea(area)} m²`,
    height && spaceZh.head.height(formatMetres(height)),
    ...seats.slice(0, 4),
  ];
  return facts.filter(Boolean).join("，");
}
