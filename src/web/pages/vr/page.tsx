import { isId } from "#domain/is-id.ts";
import { vrAddress } from "#domain/venue/vr-address.ts";
import { catalogTypes } from "#domain/picture/picture.ts";
import { getVenueCity } from "../../features/venue-frame/get-venue-city.ts";
import { definePage } from "../../page.ts";
import { buildVrHead } from "./build-vr-head.ts";
import { loadVr } from "./loader.ts";
import type { VrInput } from "./types.ts";
import { VrView } from "./view.tsx";

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
