import { formatArea, formatMetres, formatNumber, formatSize } from "#domain/format.ts";
import { createRoom } from "#domain/seating/room.ts";
import { layouts } from "#domain/space/layouts.ts";
import { formatNameWithCity } from "#domain/venue/format-name-with-city.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { spaceZh } from "#texts/venue/space.zh.ts";
import { getSeatSummary } from "../../features/capacity-table/capacity/get-seat-summary.ts";
import { getCapacityByLayout, getSeatCount } from "../../features/capacity-table/capacity/space-capacity.ts";
import { buildVenueSubpageCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import type { PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildSpaceJsonLd } from "../../seo/build-venue-json-ld.ts";
import type { SpaceData, SpaceFacts } from "./loader.ts";

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

/** Builds the head of a space; the event size changes neither title nor canonical link. */
export function buildSpaceHead({ space, venue, pictures: [first] }: SpaceData): PageHead {
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
}
