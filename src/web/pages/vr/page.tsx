import { getLayoutByKey } from "#domain/space/layouts.ts";
import { formatNameWithCity } from "#domain/venue/format-name-with-city.ts";
import { formatVrHref } from "#domain/venue/format-venue-href.ts";
import { vrZh } from "#texts/venue/vr.zh.ts";
import { isId } from "#domain/is-id.ts";
import { vrAddress } from "#domain/venue/vr-address.ts";
import { catalogTypes } from "#domain/picture/picture.ts";
import { buildVenueSubpageCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import { noSpaceId } from "../../features/vr/find-scene.ts";
import { definePage, type PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { getPlaceName } from "./get-place-name.ts";
import { getRequestedSpace } from "./get-requested-space.ts";
import { loadVr, type VrData, type VrInput } from "./loader.ts";
import { getVenueCity } from "../../features/venue-frame/get-venue-city.ts";
import { VrView } from "./view.tsx";

/** Builds the head of a venue's tour or of one of its scenes; only a tour with scenes is indexed. */
function buildVrHead(data: VrData, { siteId, selection }: VrInput): PageHead {
  const { venue, scenes, spaces, current } = data;
  const texts = vrZh.head;
  const scene = scenes.find(({ id }) => id === current);
  const place =
    scene && selection.place ? { type: scene.catalogType, spaceId: scene.spaceId ?? noSpaceId } : selection.place;
  const canonical = formatVrHref(siteId, place);
  if (!scene) {
    const name = getRequestedSpace(data, selection)?.name ?? formatNameWithCity(venue);
    return { title: texts.title(name), description: texts.noneDescription(name), canonical, noindex: true };
  }
  const where = vrZh.place([getPlaceName(spaces, scene), scene.layout && getLayoutByKey(scene.layout).name]);
  const places = [...new Set(scenes.map((one) => getPlaceName(spaces, one)))].slice(0, 6).join("、");
  return {
    title: selection.place
      ? texts.sceneTitle(where, formatNameWithCity(venue))
      : texts.title(formatNameWithCity(venue)),
    description: texts.description(formatNameWithCity(venue), places),
    canonical,
    // A single scene is part of the tour page.
    noindex: selection.place !== undefined,
    jsonLd: [buildBreadcrumbJsonLd(buildVenueSubpageCrumbs(venue, vrZh.name), canonical)],
  };
}

export default definePage("vr", {
  validate: ({ params, query }): VrInput | undefined => {
    const { siteIdAlias, type, spaceId } = params;
    if (!isId(siteIdAlias)) return undefined;
    if (type === undefined && spaceId === undefined) return { siteId: siteIdAlias, selection: {} };
    if (!isId(spaceId) || !catalogTypes.some(({ key }) => key === type)) return undefined;
    return { siteId: siteIdAlias, selection: { place: { type: type!, spaceId }, ...vrAddress.parse(query) } };
  },
  loader: loadVr,
  head: buildVrHead,
  city: getVenueCity,
  component: VrView,
  early: "run",
});
