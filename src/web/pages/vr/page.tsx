import { formatNameWithCity } from "../../../domain/venue/format-name-with-city.ts";
import { isId } from "../../../domain/is-id.ts";
import { catalogTypes } from "../../../domain/picture.ts";
import { getLayoutByKey } from "../../../domain/space/layouts.ts";
import { formatVrHref } from "../../../domain/venue/format-venue-href.ts";
import { vrZh } from "../../../texts/venue/vr.zh.ts";
import { buildVenueSubpageCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import { noSpaceId } from "../../features/vr/find-scene.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { definePage } from "../../page.ts";
import { getRequestedSpace, getPlaceName, toVrData } from "./loader.ts";
import { VrView } from "./view.tsx";

export default definePage("vr", {
  validate: ({ params, query }) => {
    const { siteIdAlias, type, spaceId } = params;
    const { layout, scene } = query;
    if (!isId(siteIdAlias)) return undefined;
    if (type === undefined && spaceId === undefined) return { siteId: siteIdAlias, selection: {} };
    if (!isId(spaceId) || !catalogTypes.some(({ key }) => key === type)) return undefined;
    return { siteId: siteIdAlias, selection: { place: { type: type!, spaceId }, layout, scene } };
  },
  loader: async ({ siteId, selection }, { call }) => {
    const [venue, vr] = await Promise.all([
      call("hotel/getSiteDetailNew", { siteId }),
      call("media/getSiteVrDetail", { siteId }),
    ]);
    const spaceCode = selection.place?.spaceId ?? noSpaceId;
    // The call answers 404 for a space of another venue, and so does the page.
    if (spaceCode !== noSpaceId && !venue.spaces.some(({ id }) => id === spaceCode)) {
      await call("hotel/getConfNew", { siteId, spaceCode });
    }
    return toVrData(venue, vr.scenes, vr.first, selection);
  },
  head: (data, { siteId, selection }) => {
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
  },
  city: ({ venue }) => ({ code: venue.cityCode, name: venue.cityName, pinyin: venue.cityPinyin }),
  component: VrView,
});
