import { formatArea, formatNumber } from "#domain/format.ts";
import { formatGroupHref, parseGroupQuery } from "#domain/venue/group-query.ts";
import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import { isVenueGroup } from "#domain/venue/venue-groups.ts";
import { definePage, type PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildItemListJsonLd } from "../../seo/build-item-list-json-ld.ts";
import { buildGroupCrumbs } from "./build-group-crumbs.ts";
import { type GroupData, type GroupInput, loadGroup } from "./loader.ts";
import { GroupView } from "./view.tsx";

const brandsNamed = 4;

function describe({ topic }: GroupData): string {
  const { name, fullName, city, brand, totals, brands, overlay } = topic;
  const scope = city || brand ? `${brand?.name ?? name}${city?.name ?? ""}` : fullName;
  if (totals.venues === 0) return groupZh.noneDescription(scope);
  const [largest] = overlay.spaces.filter(({ cityCode }) => !city || cityCode === city.code);
  return groupZh.description(
    scope,
    formatNumber(totals.venues),
    city ? "" : groupZh.inCities(formatNumber(totals.cities)),
    brand
      ? groupZh.ofGroup(name)
      : groupZh.withBrands(
          brands
            .filter(({ id }) => id)
            .slice(0, brandsNamed)
            .map((one) => one.name)
            .join("、"),
        ),
    largest ? groupZh.largestSpace(formatArea(Math.round(largest.area))) : "",
  );
}

/** Returns the name that a title begins with; a brand of the group's own name says that it is a brand. */
const getTitleName = ({ name, brand }: GroupData["topic"]): string =>
  brand?.name === name ? groupZh.ownBrand(name) : (brand?.name ?? name);

/**
 * Builds the head of a group's page. The canonical link names group and city, or group and brand: the brands of a city are filters of its page. A
 * page without venues is not indexed.
 */
function buildGroupHead(data: GroupData, { group, cityCode }: GroupInput): PageHead {
  const { topic, venues } = data;
  const canonical = formatGroupHref(group, cityCode ? { cityCode } : { brandId: topic.brand?.id || undefined });
  const cover = venues.list.find((venue) => venue.cover);
  return {
    title: groupZh.title(getTitleName(topic), topic.city?.name),
    description: describe(data),
    canonical,
    noindex: topic.totals.venues === 0,
    ...(cover?.cover && { image: { picture: cover.cover, alt: cover.name } }),
    jsonLd: [
      buildItemListJsonLd(
        venues.list.map(({ id, name }) => ({ name, href: formatVenueHref(id) })),
        venues.total,
        (venues.page - 1) * venues.pageSize,
      ),
      buildBreadcrumbJsonLd(buildGroupCrumbs(data), canonical),
    ],
  };
}

export default definePage("group", {
  validate: ({ params: { groupName, cityCode }, query }) => {
    if (!isVenueGroup(groupName) || (cityCode !== undefined && !/^\d{1,12}$/.test(cityCode))) return undefined;
    return { group: groupName, ...(cityCode !== undefined && { cityCode }), ...parseGroupQuery(query) };
  },
  loader: loadGroup,
  head: buildGroupHead,
  city: ({ topic }) => topic.city,
  component: GroupView,
  wide: true,
});
