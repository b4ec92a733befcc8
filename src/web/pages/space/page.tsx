import { placedName } from "../../../domain/venue/placed-name.ts";
import { formatArea, formatMetres, formatNumber, formatSize } from "../../../domain/format.ts";
import { isId } from "../../../domain/id.ts";
import { roomOf } from "../../../domain/seating/room.ts";
import { layouts } from "../../../domain/space/layout.ts";
import { spaceHref } from "../../../domain/venue/venue-href.ts";
import { pictureZh } from "../../../texts/picture.zh.ts";
import { spaceZh } from "../../../texts/space.zh.ts";
import { readAsk } from "../../../domain/venue/ask.ts";
import { figuresOf, seatsOf } from "../../features/capacity-table/hall.ts";
import { seatsIn } from "../../features/capacity-table/seats-in.ts";
import { insideCrumbs } from "../../features/venue-frame/crumbs.ts";
import { spaceThing } from "../../features/venue-frame/structured-data.ts";
import { crumbThing } from "../../ui/breadcrumb-thing.ts";
import { definePage } from "../../page.ts";
import { leanSpace, type SpaceData, type SpaceFacts, type SpaceInput } from "./space-data.ts";
import { SpaceView } from "./space-view.tsx";

export default definePage<SpaceInput, SpaceData>({
  validate: ({ params, search }) => {
    const { siteIdAlias, spaceCode } = params;
    if (!isId(siteIdAlias) || !isId(spaceCode)) return undefined;
    return { siteId: siteIdAlias, spaceCode, ask: readAsk(search) };
  },
  loader: async ({ siteId, spaceCode }, { call }) => {
    const [answer, near] = await Promise.all([
      call("hotel/getConfNew", { siteId, spaceCode }),
      call("hotel/getNearByConf", { siteId, spaceCode }),
    ]);
    return leanSpace(answer, near);
  },
  head: ({ space, venue, pictures: [first] }) => {
    const path = spaceHref(venue.id, space.id);
    const figures = figuresOf(space, roomOf(space));
    return {
      title: spaceZh.head.title(space.name, placedName(venue)),
      description: spaceZh.head.description(space.name, placedName(venue), factsOf(space, figures)),
      canonical: path,
      ...(first && { image: { picture: first, alt: pictureZh.alt(space.name, first.caption ?? "") } }),
      jsonLd: [spaceThing(space, venue, seatsIn({ figures })), crumbThing(insideCrumbs(venue, space.name), path)],
    };
  },
  city: ({ venue }) => ({ code: venue.cityCode, name: venue.cityName, pinyin: venue.cityPinyin }),
  component: SpaceView,
});

/** Formats the facts of the description: 32.0 × 18.0 m，576 m²，净高 6.2 m，剧院式 480 人，课桌式 208 人. */
function factsOf(space: SpaceFacts, figures: ReturnType<typeof figuresOf>): string {
  const { length, width, area, height } = space;
  const seats = layouts.flatMap(({ key, name }) => {
    const people = seatsOf(figures[key]);
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
