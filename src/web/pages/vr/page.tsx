import { placedName } from "../../../domain/venue/placed-name.ts";
import { isId } from "../../../domain/id.ts";
import { catalogTypes } from "../../../domain/picture/picture.ts";
import { layoutByKey } from "../../../domain/space/layout.ts";
import { vrHref } from "../../../domain/venue/venue-href.ts";
import { vrZh } from "../../../texts/vr.zh.ts";
import { insideCrumbs } from "../../features/venue-frame/crumbs.ts";
import { noSpace } from "../../features/vr/scenes.ts";
import { crumbThing } from "../../ui/breadcrumb-thing.ts";
import { definePage } from "../../page.ts";
import { askedSpace, placeName, type VrData, type VrInput, vrData } from "./vr-data.ts";
import { VrView } from "./vr-view.tsx";

export default definePage<VrInput, VrData>({
  validate: ({ params, search }) => {
    const { siteIdAlias, type, spaceId } = params;
    const { layout, scene } = search;
    if (!isId(siteIdAlias)) return undefined;
    if (type === undefined && spaceId === undefined) return { siteId: siteIdAlias, wish: {} };
    if (!isId(spaceId) || !catalogTypes.some(({ key }) => key === type)) return undefined;
    return { siteId: siteIdAlias, wish: { place: { type: type!, spaceId }, layout, scene } };
  },
  loader: async ({ siteId, wish }, { call }) => {
    const [venue, vr] = await Promise.all([
      call("hotel/getSiteDetailNew", { siteId }),
      call("media/getSiteVrDetail", { siteId }),
    ]);
    const spaceCode = wish.place?.spaceId ?? noSpace;
    // The call answers 404 for a space of another venue, and so does the page.
    if (spaceCode !== noSpace && !venue.spaces.some(({ id }) => id === spaceCode)) {
      await call("hotel/getConfNew", { siteId, spaceCode });
    }
    return vrData(venue, vr.scenes, vr.first, wish);
  },
  head: (data, { siteId, wish }) => {
    const { venue, scenes, spaces, current } = data;
    const words = vrZh.head;
    const scene = scenes.find(({ id }) => id === current);
    const place = scene && wish.place ? { type: scene.catalogType, spaceId: scene.spaceId ?? noSpace } : wish.place;
    const canonical = vrHref(siteId, place);
    if (!scene) {
      const name = askedSpace(data, wish)?.name ?? placedName(venue);
      return { title: words.title(name), description: words.noneDescription(name), canonical, noindex: true };
    }
    const where = vrZh.place([placeName(spaces, scene), scene.layout && layoutByKey(scene.layout).name]);
    const places = [...new Set(scenes.map((one) => placeName(spaces, one)))].slice(0, 6).join("、");
    return {
      title: wish.place ? words.sceneTitle(where, placedName(venue)) : words.title(placedName(venue)),
      description: words.description(placedName(venue), places),
      canonical,
      // A single scene is part of the tour page.
      noindex: wish.place !== undefined,
      jsonLd: [crumbThing(insideCrumbs(venue, vrZh.name), canonical)],
    };
  },
  city: ({ venue }) => ({ code: venue.cityCode, name: venue.cityName, pinyin: venue.cityPinyin }),
  component: VrView,
});
