import { formatNameWithCity } from "../../../domain/venue/format-name-with-city.ts";
import { formatNumber } from "../../../domain/format-number.ts";
import { isId } from "../../../domain/is-id.ts";
import { catalogTypes } from "../../../domain/picture.ts";
import { formatPicturesHref } from "../../../domain/venue/format-venue-href.ts";
import { pictureZh } from "../../../texts/venue/picture.zh.ts";
import { getGroupName } from "../../features/gallery/format-caption.ts";
import { loadPictures, buildPageLinks, parsePageNumber } from "../../features/gallery/load-pictures.ts";
import { buildVenueSubpageCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import { pickVenueHead } from "../../features/venue-frame/venue-facts.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { definePage } from "../../page.ts";
import type { PicturesData, PicturesInput } from "./types.ts";
import { PicturesView } from "./view.tsx";

export default definePage<PicturesInput, PicturesData>({
  validate: ({ params, search }) => {
    const { siteIdAlias, catalogType, spaceId } = params;
    if (!isId(siteIdAlias)) return undefined;
    const all = { siteId: siteIdAlias, page: parsePageNumber(search) };
    if (catalogType === undefined && spaceId === undefined) return all;
    const type = catalogTypes.find(({ key }) => key === catalogType)?.key;
    return type && isId(spaceId) ? { ...all, place: { type, spaceId } } : undefined;
  },
  loader: async ({ page, ...selection }, { call }) => {
    const [venue, first] = await Promise.all([
      call("hotel/getSiteDetailNew", { siteId: selection.siteId }),
      loadPictures(call, selection, page),
    ]);
    return { venue: pickVenueHead(venue), first };
  },
  head: ({ venue, first }, { place }) => {
    const texts = pictureZh.head;
    const { pictures, groups, total, page } = first;
    const links = buildPageLinks(formatPicturesHref(venue.id, place), first);
    const name = place && getGroupName(groups, place);
    const venueName = formatNameWithCity(venue);
    const title = name ? texts.groupTitle(name, venueName) : texts.title(venueName, formatNumber(total));
    const kinds = groups.map((group) => `${group.name} ${formatNumber(group.count)}`).join("、");
    const cover = pictures[0];
    return {
      title: page > 1 ? title + texts.page(page) : title,
      description: cover
        ? texts.description(name ? venueName + name : venueName, formatNumber(total), name ?? kinds)
        : texts.noneDescription(venue.name),
      ...links,
      // Subsets of the page that shows all pictures.
      noindex: !cover || place !== undefined || page > 1,
      ...(cover && { image: { picture: cover, alt: pictureZh.alt(venue.name, cover.caption ?? "") } }),
      jsonLd: [buildBreadcrumbJsonLd(buildVenueSubpageCrumbs(venue, name ?? pictureZh.name), links.canonical)],
    };
  },
  city: ({ venue }) => ({ code: venue.cityCode, name: venue.cityName, pinyin: venue.cityPinyin }),
  component: PicturesView,
});
