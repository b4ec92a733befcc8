import { placedName } from "../../../domain/venue/placed-name.ts";
import { formatNumber } from "../../../domain/format.ts";
import { isId } from "../../../domain/id.ts";
import { catalogTypes } from "../../../domain/picture/picture.ts";
import { picturesHref } from "../../../domain/venue/venue-href.ts";
import { pictureZh } from "../../../texts/picture.zh.ts";
import { groupName } from "../../features/gallery/captions.ts";
import { loadPictures, pageLinks, pageOf } from "../../features/gallery/load-pictures.ts";
import { insideCrumbs } from "../../features/venue-frame/crumbs.ts";
import { venueHead } from "../../features/venue-frame/lean-venue.ts";
import { crumbThing } from "../../ui/breadcrumb-thing.ts";
import { definePage } from "../../page.ts";
import type { PicturesData, PicturesInput } from "./pictures-data.ts";
import { PicturesView } from "./pictures-view.tsx";

export default definePage<PicturesInput, PicturesData>({
  validate: ({ params, search }) => {
    const { siteIdAlias, catalogType, spaceId } = params;
    if (!isId(siteIdAlias)) return undefined;
    const all = { siteId: siteIdAlias, page: pageOf(search) };
    if (catalogType === undefined && spaceId === undefined) return all;
    const type = catalogTypes.find(({ key }) => key === catalogType)?.key;
    return type && isId(spaceId) ? { ...all, place: { type, spaceId } } : undefined;
  },
  loader: async ({ page, ...ask }, { call }) => {
    const [venue, first] = await Promise.all([
      call("hotel/getSiteDetailNew", { siteId: ask.siteId }),
      loadPictures(call, ask, page),
    ]);
    return { venue: venueHead(venue), first };
  },
  head: ({ venue, first }, { place }) => {
    const words = pictureZh.head;
    const { pictures, groups, total, page } = first;
    const links = pageLinks(picturesHref(venue.id, place), first);
    const name = place && groupName(groups, place);
    const house = placedName(venue);
    const title = name ? words.groupTitle(name, house) : words.title(house, formatNumber(total));
    const kinds = groups.map((group) => `${group.name} ${formatNumber(group.count)}`).join("、");
    const cover = pictures[0];
    return {
      title: page > 1 ? title + words.page(page) : title,
      description: cover
        ? words.description(name ? house + name : house, formatNumber(total), name ?? kinds)
        : words.noneDescription(venue.name),
      ...links,
      // Subsets of the page that shows all pictures.
      noindex: !cover || place !== undefined || page > 1,
      ...(cover && { image: { picture: cover, alt: pictureZh.alt(venue.name, cover.caption ?? "") } }),
      jsonLd: [crumbThing(insideCrumbs(venue, name ?? pictureZh.name), links.canonical)],
    };
  },
  city: ({ venue }) => ({ code: venue.cityCode, name: venue.cityName, pinyin: venue.cityPinyin }),
  component: PicturesView,
});
