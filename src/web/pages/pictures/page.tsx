import { isId } from "#domain/is-id.ts";
import { pageAddress } from "#domain/address/page-address.ts";
import { catalogTypes } from "#domain/picture/picture.ts";
import { getVenueCity } from "../../features/venue-frame/get-venue-city.ts";
import { definePage } from "../../page.ts";
import { buildPicturesHead } from "./build-pictures-head.ts";
import { loadPicturesPage } from "./loader.ts";
import type { PicturesInput } from "./types.ts";
import { PicturesView } from "./view.tsx";

export default definePage("pictures", {
  validate: ({ params, query }): PicturesInput | undefined => {
    const { siteIdAlias, catalogType, spaceId } = params;
    if (!isId(siteIdAlias)) return undefined;
    const all = { siteId: siteIdAlias, ...pageAddress.parse(query) };
    if (catalogType === undefined && spaceId === undefined) return all;
    const type = catalogTypes.find(({ key }) => key === catalogType)?.key;
    return type && isId(spaceId) ? { ...all, place: { type, spaceId } } : undefined;
  },
  loader: loadPicturesPage,
  head: buildPicturesHead,
  city: getVenueCity,
  component: PicturesView,
});
